//! The game as numbers: cards by their place in the hand, and the lanes as a side sees them.

use parlour_core::{Cells, Coded, Seat, Viewer};

use crate::action::{Action, Mark};
use crate::facts::{MAX_FAMILIES, Stats};
use crate::ids::{Card, Ground, Lane, Pile, Side};
use crate::setup::MAX_HAND;
use crate::state::{Activation, Clans, Phase, SideState, Slot};
use crate::view::View;

const LANES: usize = Lane::ALL.len();
/// Where a card of the hand may be listed: in a lane, in each of three ways.
const MARKS: [Mark; 3] = [Mark::None, Mark::Front, Mark::Middle];
const REMOVE: usize = MAX_HAND * LANES * MARKS.len();
const HERO: usize = REMOVE + LANES * 3;
const HERO_IN: usize = HERO + 1;
const SUBMIT: usize = HERO_IN + LANES;

/// What the rules say of a card: damage, health, ticks, terrain, rarity, speed, abilities.
const NUMBERS: usize = 2 + 5 + TERRAINS + 2 + 10 + 9;
/// The game's own terrains, and any other.
const TERRAINS: usize = 5;
/// None, those, and not known.
const GROUNDS: usize = TERRAINS + 2;
/// What stands in a slot: whether a card does, whether it is hidden, its health, its numbers.
const SLOT: usize = 3 + NUMBERS;
/// What a pile comes to: cards by tick and by terrain, damage and health in all.
const PILE: usize = 5 + TERRAINS + 1 + 3;
const SIDE: usize = 9 + GROUNDS + MAX_FAMILIES * 4;
const HEROES: usize = 16;
/// Scales: what is usual comes to about 1.
const STRONG: f32 = 20.0;
const FULL: f32 = 100.0;
const MANY: f32 = 25.0;

/// Actions: `place in the hand * 9 + lane * 3 + how` (at the end, in front, onto the middle tile),
/// where the hand is in its own order; then taking back, `144 + lane * 3 + place in the plan`; the
/// hero without a lane (153) and in each; 157 seals. Observation: see `docs/python.md`.
impl Coded for Clans {
    const VERSION: u32 = 1;
    const ACTIONS: usize = SUBMIT + 1;
    const OBSERVATION: usize = MAX_HAND * (1 + LANES + NUMBERS)
        + LANES * 3 * 2 * 2 * SLOT
        + LANES * 3 * (1 + GROUNDS)
        + 2 * LANES
        + 2 * (SIDE + 3 + 2 * PILE + HEROES)
        + 2
        + LANES
        + 2
        + 6;

    fn number(&self, seat: Seat, action: &Action) -> Option<usize> {
        let state = self.sides.get(seat.index())?;
        let listed = |card: &Card, lane: &Lane, mark: usize| {
            let place = state.hand.as_slice().iter().position(|held| held == card)?;
            Some((place * LANES + lane.index()) * MARKS.len() + mark)
        };
        match action {
            Action::Add(card, lane) => listed(card, lane, 0),
            Action::AddFront(card, lane) => listed(card, lane, 1),
            Action::AddMiddle(card, lane) => listed(card, lane, 2),
            Action::Remove(card) => (0..LANES).find_map(|lane| {
                let place = state.plan.list(lane).iter().position(|planned| planned == card)?;
                Some(REMOVE + lane * 3 + place)
            }),
            Action::Hero(None) => Some(HERO),
            Action::Hero(Some(lane)) => Some(HERO + 1 + lane.index()),
            Action::Submit => Some(SUBMIT),
            Action::Plan(_) => None,
        }
    }

    fn action(&self, seat: Seat, number: usize) -> Option<Action> {
        let state = self.sides.get(seat.index())?;
        Some(match number {
            ..REMOVE => {
                let card = *state.hand.as_slice().get(number / (LANES * MARKS.len()))?;
                let lane = Lane::of(number / MARKS.len() % LANES);
                match MARKS[number % MARKS.len()] {
                    Mark::None => Action::Add(card, lane),
                    Mark::Front => Action::AddFront(card, lane),
                    Mark::Middle => Action::AddMiddle(card, lane),
                }
            }
            REMOVE..HERO => Action::Remove(*state.plan.list((number - REMOVE) / 3).get((number - REMOVE) % 3)?),
            HERO => Action::Hero(None),
            HERO_IN..SUBMIT => Action::Hero(Some(Lane::of(number - HERO_IN))),
            SUBMIT => Action::Submit,
            _ => return None,
        })
    }

    fn observe(view: &View, seat: Seat, out: &mut [f32]) {
        tell(view, seat.index(), &mut Cells::new(out));
    }

    fn observe_again(&self, seat: Seat, out: &mut [f32], marks: &mut Vec<u32>) {
        tell(&self.seen_by(Viewer::Seat(seat)), seat.index(), &mut Cells::again(out, marks));
    }

    /// R5.2: a whole plan is made card by card, after what is planned otherwise was taken back.
    fn first_of(&self, seat: Seat, action: &Action) -> Action {
        let Action::Plan(wanted) = action else { return *action };
        let planned = &self.sides[seat.index()].plan;
        let can = |step: &Action| self.check_action(seat.index(), step).is_ok();
        for lane in Lane::ALL {
            let (now, then) = (planned.list(lane.index()), wanted.list(lane.index()));
            if let Some(other) = now.iter().zip(then.iter().map(Some).chain([None; 3])).find(|(a, b)| Some(*a) != *b) {
                return Some(Action::Remove(*other.0)).filter(can).unwrap_or(Action::Submit);
            }
            if let Some(card) = then.get(now.len()) {
                let step = match wanted.mark(lane.index(), now.len()) {
                    Mark::None => Action::Add(*card, lane),
                    Mark::Front => Action::AddFront(*card, lane),
                    Mark::Middle => Action::AddMiddle(*card, lane),
                };
                return Some(step).filter(can).unwrap_or(Action::Submit);
            }
        }
        Action::Submit
    }
}

/// Everything that a side knows; it comes first, the other after it.
fn tell(view: &View, own: usize, cells: &mut Cells<'_>) {
    let table = &view.table;
    let hand = table.sides[own].hand.as_slice();
    for place in 0..MAX_HAND {
        tell_held(table, own, hand.get(place).copied(), cells);
    }
    for tile in table.board.iter().flatten() {
        for side in [own, 1 - own] {
            for slot in &tile[side] {
                tell_slot(table, *slot, cells);
            }
        }
    }
    for (lane, grounds) in table.terrain.iter().enumerate() {
        for (zone, ground) in grounds.iter().enumerate() {
            cells.flag(table.zones[lane] as usize == zone);
            tell_ground(*ground, cells);
        }
    }
    for owner in table.owners {
        cells.set(2, owner.map(|owner| usize::from(owner.index() != own)));
    }
    for side in [own, 1 - own] {
        tell_side(&table.sides[side], cells);
        cells.set(HEROES, table.facts.heroes[side].map(usize::from).filter(|hero| *hero < HEROES));
        for size in view.decks[side] {
            cells.put(f32::from(size) / MANY);
        }
        tell_pile(table, &table.sides[side].grave, cells);
        tell_pile(table, &table.sides[side].burn, cells);
    }
    cells.flag(own == 0);
    cells.put(f32::from(table.turn) / MANY);
    cells.set(LANES, Some(usize::from(table.relic.lane)).filter(|lane| *lane < LANES));
    cells.set(2, table.relic.claimed.map(|side| usize::from(side != Side::of(own))));
    cells.flag(table.phase == Phase::Turn);
    cells.flag(table.sides[own].activation != Activation::None);
    cells.set(
        LANES,
        match table.sides[own].activation {
            Activation::Lane(lane) => Some(usize::from(lane)),
            _ => None,
        },
    );
    cells.put(f32::from(table.sides[own].edits) / 6.0);
    cells.end();
}

fn tell_held(table: &Clans, own: usize, card: Option<Card>, cells: &mut Cells<'_>) {
    cells.flag(card.is_some());
    let planned = |lane: &usize| card.is_some_and(|card| table.sides[own].plan.list(*lane).contains(&card));
    cells.set(LANES, (0..LANES).filter(planned));
    tell_numbers(card.map(|card| table.stats(card)), cells);
}

fn tell_slot(table: &Clans, slot: Slot, cells: &mut Cells<'_>) {
    let is_known = !slot.is_empty() && !slot.card.is_hidden();
    cells.flag(!slot.is_empty());
    cells.flag(slot.card.is_hidden() && !slot.is_empty());
    cells.put(f32::from(slot.hp.max(0)) / STRONG);
    tell_numbers(is_known.then(|| table.stats(slot.card)), cells);
}

fn terrain(mark: u8) -> Option<usize> {
    usize::from(mark).checked_sub(1).map(|terrain| terrain.min(TERRAINS - 1))
}

fn tell_numbers(stats: Option<&Stats>, cells: &mut Cells<'_>) {
    let Some(stats) = stats else { return cells.pass(NUMBERS) };
    for number in [stats.damage, stats.health] {
        cells.put(f32::from(number) / STRONG);
    }
    cells.set(5, (0..5).filter(|tick| stats.acts >> (tick + 1) & 1 == 1));
    cells.set(TERRAINS, terrain(stats.terrain));
    cells.put(f32::from(stats.rarity as u8) / 3.0);
    cells.put(f32::from(stats.speed) / 3.0);
    for strength in [
        stats.fury,
        stats.shield,
        stats.buff,
        stats.debuff,
        stats.inspire,
        stats.fortify,
        stats.rally,
        stats.regen,
        stats.heal_ally,
        stats.thorns,
    ] {
        cells.put(f32::from(strength) / 10.0);
    }
    cells.set(9, (0..9).filter(|flag| stats.flags >> flag & 1 == 1));
}

fn tell_ground(ground: Ground, cells: &mut Cells<'_>) {
    let place = match ground {
        Ground::None => 0,
        Ground::Of(of) => 1 + terrain(of.mark()).unwrap_or(0),
        Ground::Unknown => GROUNDS - 1,
    };
    cells.set(GROUNDS, [place]);
}

fn tell_side(state: &SideState, cells: &mut Cells<'_>) {
    cells.put(state.crystal.max(0) as f32 / FULL);
    cells.put(state.gold.max(0) as f32 / (10.0 * FULL));
    cells.put(state.struck.max(0) as f32 / FULL);
    cells.put(f32::from(state.streak) / 10.0);
    cells.put(f32::from(state.uses) / 3.0);
    cells.put(state.hand.len() as f32 / 10.0);
    cells.put(state.grave.len() as f32 / MANY);
    cells.put(state.burn.len() as f32 / MANY);
    cells.flag(state.submitted);
    tell_ground(state.attuned, cells);
    for played in state.families {
        cells.set(4, (0..4).filter(|bit| played >> bit & 1 == 1));
    }
}

/// What is known of a pile, whatever its order.
fn tell_pile<const N: usize>(table: &Clans, pile: &Pile<N>, cells: &mut Cells<'_>) {
    let known = || pile.as_slice().iter().filter(|card| !card.is_hidden()).map(|card| table.stats(*card));
    let ticks = known().flat_map(|stats| (0..5).filter(|tick| stats.acts >> (tick + 1) & 1 == 1));
    cells.add(5, ticks.map(|tick| (tick, 1.0 / MANY)));
    cells.add(TERRAINS + 1, known().map(|stats| (terrain(stats.terrain).unwrap_or(TERRAINS), 1.0 / MANY)));
    cells.put(known().count() as f32 / MANY);
    cells.put(known().map(|stats| f32::from(stats.damage)).sum::<f32>() / (10.0 * FULL));
    cells.put(known().map(|stats| f32::from(stats.health)).sum::<f32>() / (10.0 * FULL));
}
