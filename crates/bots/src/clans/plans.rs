//! Plans to think about: good ones found by trying, and cheap ones at random.

use parlour_clans::{Action, Card, Clans, Lane, Mark, Side, Submission, below};
use parlour_core::{Game, NoEvents, Rng, Seat, Status};

use super::value::value;

/// A plan at random: each lane gets as many cards as there is room for, or fewer.
pub(super) fn random_plan(state: &Clans, side: Side, rng: &mut Rng) -> Submission {
    let mut plan = Submission::PASS;
    let mut hand: [Card; 16] = [Card::NONE; 16];
    let mut left = state.hand(side).len().min(16);
    hand[..left].copy_from_slice(&state.hand(side)[..left]);
    let mut lanes = [0, 1, 2];
    rng.shuffle(&mut lanes);
    for lane in lanes {
        let room = state.room(side, Lane::of(lane));
        for _ in 0..below(rng, room as u64 + 1) {
            if left == 0 {
                return plan;
            }
            let at = below(rng, left as u64) as usize;
            plan.push(lane, hand[at], Mark::None);
            left -= 1;
            hand[at] = hand[left];
        }
    }
    plan
}

/// The turn played out: both plans sealed, and the dealer's cards as chance will have it.
pub(super) fn play_turn(state: &mut Clans, plans: &[Submission; 2], rng: &mut Rng) {
    let turn = state.turn();
    for (seat, plan) in [Seat(0), Seat(1)].into_iter().zip(plans) {
        if state.turn() == turn && matches!(state.status(), Status::Decide(asked) if asked.contains(seat)) {
            state.apply(seat, &Action::Plan(*plan), &mut NoEvents);
        }
    }
    deal(state, rng);
}

/// Lets chance have its way until a side is asked.
pub(super) fn deal(state: &mut Clans, rng: &mut Rng) {
    while let Status::Chance(request) = state.status() {
        state.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents);
    }
}

/// Looks for good plans of `side` against what the other side may do: one card after another is
/// added where it helps most, on average over `worlds`. `tried` hears of every plan and its mean
/// worth to the side. After the turn `turns` more are played at random before what came of it is
/// judged: a card is worth what it will do.
pub(super) fn climb(
    worlds: &[(Clans, Submission)],
    side: Side,
    turns: u32,
    rng: &mut Rng,
    tried: &mut dyn FnMut(&Submission, f32),
) -> Submission {
    let sign = if side == Side::A { 1.0 } else { -1.0 };
    let mut judge = |plan: &Submission, rng: &mut Rng| {
        let sum: f32 = worlds
            .iter()
            .map(|(world, other)| {
                let mut state = world.clone();
                let plans = if side == Side::A { [*plan, *other] } else { [*other, *plan] };
                play_turn(&mut state, &plans, rng);
                for _ in 0..turns {
                    if state.result().is_some() {
                        break;
                    }
                    let plans = Side::BOTH.map(|side| random_plan(&state, side, rng));
                    play_turn(&mut state, &plans, rng);
                }
                sign * value(&state)
            })
            .sum();
        let mean = sum / worlds.len() as f32;
        tried(plan, mean);
        mean
    };
    let Some((world, _)) = worlds.first() else { return Submission::PASS };
    build(world, side, &mut |plan| judge(plan, rng))
}

/// Builds a plan of `side` card by card: what helps most is added until nothing does. `judge` says
/// what a plan is worth to the side.
pub(super) fn build(world: &Clans, side: Side, judge: &mut dyn FnMut(&Submission) -> f32) -> Submission {
    let mut best = (Submission::PASS, judge(&Submission::PASS));
    loop {
        let before = best;
        for (at, card) in world.hand(side).iter().enumerate() {
            // Copies of a card are alike: the first that is free stands for all.
            let alike = |other: &Card| world.numbers(*other) == world.numbers(*card) && !before.0.contains(*other);
            if before.0.contains(*card)
                || world.hand(side)[..at].iter().any(|other| alike(other) && same(world, *other, *card))
            {
                continue;
            }
            for lane in Lane::ALL {
                if before.0.list(lane.index()).len() >= world.room(side, lane) {
                    continue;
                }
                let mut plan = before.0;
                plan.push(lane.index(), *card, Mark::None);
                let worth = judge(&plan);
                if worth > best.1 {
                    best = (plan, worth);
                }
            }
        }
        if best.0 == before.0 {
            return best.0;
        }
    }
}

fn same(world: &Clans, one: Card, other: Card) -> bool {
    world.card_id(one) == world.card_id(other)
}
