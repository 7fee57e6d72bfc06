//! The law of secrets: what a viewer cannot know changes nothing that it sees, hears or is asked to
//! deal; and the law of undo, which rests on it.

use std::fmt::Arguments;
use std::mem::discriminant;

use parlour_core::{Answer, Deed, Game, Request, Rng, Seat, Status, Text, Told, Viewer};
use serde::Serialize;
use serde_json::Value;

use super::{Fault, Law};
use crate::json::difference;

/// How many states are imagined for each seat at one point.
pub(super) const WORLDS: usize = 2;

/// How many other moves are tried in the place of one that is looked at closely.
pub(super) const OTHERS: usize = 8;

/// What is done next in a match.
#[derive(Clone, Debug)]
pub(super) enum Move<A> {
    /// A seat acts.
    Act(Seat, A),
    /// The dealer answers.
    Deal(Answer),
}

/// Two values that should be equal, and how they are called when they are not.
pub(super) fn same<T: Eq + Serialize>(law: Law, what: &str, real: &T, other: &T) -> Result<(), Fault> {
    if real == other {
        return Ok(());
    }
    let json = |value: &T| serde_json::to_value(value).unwrap_or(Value::Null);
    let place = difference(&json(real), &json(other));
    law.broken(format!("{what} differs at {}", place.as_deref().unwrap_or("a place that is not saved")))
}

/// Whether the same are asked, as far as anybody can tell.
pub(super) fn same_asked(real: &Status, other: &Status) -> bool {
    match (real, other) {
        (Status::Decide(a), Status::Decide(b)) => a == b,
        (Status::Over(a), Status::Over(b)) => a == b,
        (Status::Chance(_), Status::Chance(_)) => true,
        _ => false,
    }
}

/// What people who deal would be asked; none where the key deals.
fn question<G: Game>(state: &G) -> Option<(Text, Vec<String>, usize)> {
    let Status::Chance(request) = state.status() else { return None };
    let name = |item| state.item_name(&request, item).into_owned();
    let names = || request.candidates().iter().map(name).collect();
    state.deals_openly(&request).then(|| (state.request_text(&request), names(), request.count()))
}

/// Whether `seat` cannot tell `imagined` from `real` by looking, not even if it deals.
pub(super) fn looks_the_same<G: Game>(real: &G, imagined: &G, seat: Seat, when: &str) -> Result<(), Fault> {
    let law = Law::Secrets;
    if let Err(lost) = imagined.audit() {
        return law.broken(format!("a state imagined for {seat} fails the audit{when}: {lost}"));
    }
    let (asked, other) = (real.status(), imagined.status());
    if !same_asked(&asked, &other) {
        return law.broken(format!("who is asked tells {seat} a secret{when}: {asked:?} against {other:?}"));
    }
    let what = format!("by what {seat} cannot know, the question to the dealer{when}");
    same(law, &what, &question(real), &question(imagined))?;
    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
        let what = format!("by what {seat} cannot know, the view of {viewer:?}{when}");
        same(law, &what, &real.view(viewer), &imagined.view(viewer))?;
    }
    let (mut legal, mut other) = (Vec::new(), Vec::new());
    real.legal_actions(seat, &mut legal);
    imagined.legal_actions(seat, &mut other);
    same(law, &format!("by what it cannot know, the legal list of {seat}{when}"), &legal, &other)?;
    same(
        law,
        &format!("by what it cannot know, the prompt of {seat}{when}"),
        &real.prompt(seat),
        &imagined.prompt(seat),
    )
}

/// Does `next` to a state and gives what was told; none if it cannot be done there.
fn follow<G: Game>(state: &mut G, next: &Move<G::Action>) -> Option<Vec<Told<G::Event>>> {
    let mut told = Vec::new();
    match next {
        Move::Act(actor, action) => {
            state.check(*actor, action).ok()?;
            state.apply(*actor, action, &mut told);
        }
        Move::Deal(answer) => {
            let Status::Chance(request) = state.status() else { return None };
            request.accepts(answer).then(|| state.deal(answer, &mut told))?;
        }
    }
    Some(told)
}

/// Whether `viewer` can tell two states apart by looking.
fn sees_apart<G: Game>(real: &G, other: &G, viewer: Viewer) -> bool {
    !same_asked(&real.status(), &other.status()) || real.view(viewer) != other.view(viewer)
}

/// Whether `viewer` hears no more than it sees: two ways that it cannot tell apart by looking, before
/// and after, must not be told apart by what it hears.
fn hears_what_it_sees<G: Game>(
    states: [&G; 2],
    heard: &[Vec<&G::Event>; 2],
    viewer: Viewer,
    of: Arguments<'_>,
) -> Result<(), Fault> {
    let [known, instead] = heard;
    if known == instead || sees_apart(states[0], states[1], viewer) {
        return Ok(());
    }
    same(Law::Secrets, &format!("{viewer:?} hears more than it sees of {of}: what it hears"), known, instead)
}

/// Whether `seat` cannot tell by what follows: `world` was imagined before `next`, which led the
/// match to `real` and told `told`.
pub(super) fn goes_on_the_same<G: Game>(
    real: &G,
    told: &[Told<G::Event>],
    mut world: G,
    next: &Move<G::Action>,
    seat: Seat,
) -> Result<(), Fault> {
    let own = matches!(next, Move::Act(actor, _) if *actor == seat);
    let Some(imagined_told) = follow(&mut world, next) else {
        if own {
            return Law::Secrets.broken(format!("by what {seat} cannot know, its own {next:?} may be refused"));
        }
        return Ok(());
    };
    let reveals = told.iter().chain(&imagined_told).any(|told| G::reveals(&told.event));
    // A secret may be shown as it ceases to matter, such as the pieces at the end of a game.
    let past = reveals && *real == world;
    for viewer in [Viewer::Seat(seat), Viewer::Spectator].into_iter().filter(|_| !past) {
        let heard = [told, &imagined_told].map(|told| known_to(told, viewer));
        hears_what_it_sees([real, &world], &heard, viewer, format_args!("{next:?}"))?;
    }
    let [known, imagined] = [told, &imagined_told].map(|told| known_to(told, Viewer::Seat(seat)));
    if known == imagined {
        return looks_the_same(real, &world, seat, &format!(" after {next:?}"));
    }
    if own && !known.iter().chain(&imagined).any(|event| G::reveals(event)) {
        let what = format!("what {seat} hears of its own action {next:?} (is there a reveal that is not declared?)");
        return same(Law::Secrets, &what, &known, &imagined);
    }
    Ok(())
}

/// Whether nobody is told a choice or a deal that they cannot see: `next` led from `before` to `real`
/// and told `told`; `other` could have come in its place. Where people deal, nobody may miss what came.
pub(super) fn tells_no_choice<G: Game>(
    before: &G,
    (real, told): (&G, &[Told<G::Event>]),
    next: &Move<G::Action>,
    other: &Move<G::Action>,
) -> Result<(), Fault> {
    let mut instead = before.clone();
    let Some(instead_told) = follow(&mut instead, other) else { return Ok(()) };
    if instead == *real {
        return Ok(());
    }
    let actor = match next {
        Move::Act(actor, _) => Some(*actor),
        Move::Deal(_) => None,
    };
    let seats = Seat::first(before.seats()).filter(|seat| Some(*seat) != actor).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Spectator]) {
        let mut heard = [told, &instead_told].map(|told| known_to(told, viewer));
        // Who acts may do another thing for all to see, although no view keeps it, such as a swap of
        // cards: if it shows that something was done, and the events declare to reveal.
        if actor.is_some() && !of_one_kind(&heard) && sees_apart(before, real, viewer) {
            for events in &mut heard {
                events.retain(|event| !G::reveals(event));
            }
        }
        let of = format_args!("{next:?}, which could be {other:?}");
        hears_what_it_sees([real, &instead], &heard, viewer, of)?;
        if question(before).is_some() && !sees_apart(real, &instead, viewer) {
            let what = format!("people are asked to deal what {viewer:?} may not know: {next:?} looks like {other:?}");
            return Law::Secrets.broken(what);
        }
    }
    Ok(())
}

/// Whether two lists of events are of the same kinds, in order.
fn of_one_kind<E>([known, instead]: &[Vec<&E>; 2]) -> bool {
    let kind = |event: &&E| discriminant(*event);
    known.iter().map(kind).eq(instead.iter().map(kind))
}

/// Another answer in the place of `answer` that differs from it in one item, or, where all are
/// dealt, in the order of two.
pub(super) fn another_answer(request: &Request, answer: &Answer, rng: &mut Rng) -> Answer {
    let mut other = answer.clone();
    let count = answer.len() as u32;
    let fresh: Vec<u8> = request.candidates().iter().filter(|item| !answer.contains(item)).collect();
    match (rng.pick(&fresh), count) {
        (_, 0) => {}
        (Some(item), _) => other[rng.below(count) as usize] = *item,
        (None, _) => other.swap(rng.below(count) as usize, rng.below(count) as usize),
    }
    other
}

/// The events that `viewer` may know.
fn known_to<E>(told: &[Told<E>], viewer: Viewer) -> Vec<&E> {
    told.iter().filter(|told| told.audience.includes(viewer)).map(|told| &told.event).collect()
}

/// Whether nobody learned anything from a stretch of a match that is free to take back: played
/// from a state imagined for `seat` before it, the stretch tells `seat` the same.
pub(super) fn stretch_tells_nothing<'a, G: Game>(
    earlier: &G,
    stretch: impl Iterator<Item = (&'a Deed<G::Action>, &'a [Told<G::Event>])>,
    seat: Seat,
    rng: &mut Rng,
) -> Result<(), Fault> {
    let mut world = G::imagine(&earlier.view(Viewer::Seat(seat)), seat, rng);
    for (deed, told) in stretch {
        let mut imagined_told = Vec::new();
        match deed {
            Deed::Act { seat: actor, action } => {
                if world.check(*actor, action).is_err() {
                    return Ok(());
                }
                world.apply(*actor, action, &mut imagined_told);
            }
            Deed::Deal(names) => {
                let Status::Chance(request) = world.status() else { return Ok(()) };
                let item = |name: &String| {
                    request.candidates().iter().find(|item| world.item_name(&request, *item) == name.as_str())
                };
                let answer: Option<Answer> = names.iter().map(item).collect();
                let answer = answer.filter(|answer| request.accepts(answer));
                let answer = answer.unwrap_or_else(|| request.answer_with(|n| rng.below(n)));
                world.deal(&answer, &mut imagined_told);
            }
            _ => return Ok(()),
        }
        let [known, imagined] = [told, &imagined_told].map(|told| known_to(told, Viewer::Seat(seat)));
        let what = format!("undo is free, but what {seat} hears of {deed:?}");
        same(Law::Undo, &what, &known, &imagined)?;
    }
    Ok(())
}
