//! The law of secrets: what a seat cannot know changes nothing that it can see; and the law of
//! undo, which rests on it.

use parlour_core::{Answer, Deed, Game, Rng, Seat, Status, Told, Viewer};
use serde::Serialize;
use serde_json::Value;

use super::{Fault, Law};
use crate::json::difference;

/// How many states are imagined for each seat at one point.
pub(super) const WORLDS: usize = 2;

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

/// Whether `seat` cannot tell `imagined` from `real` by looking.
pub(super) fn looks_the_same<G: Game>(real: &G, imagined: &G, seat: Seat, when: &str) -> Result<(), Fault> {
    let law = Law::Secrets;
    if let Err(lost) = imagined.audit() {
        return law.broken(format!("a state imagined for {seat} fails the audit{when}: {lost}"));
    }
    let (asked, other) = (real.status(), imagined.status());
    if !same_asked(&asked, &other) {
        return law.broken(format!("who is asked tells {seat} a secret{when}: {asked:?} against {other:?}"));
    }
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

/// Whether `seat` cannot tell by what follows: `world` was imagined before `next`, which led the
/// match to `real` and told `told`.
pub(super) fn goes_on_the_same<G: Game>(
    real: &G,
    told: &[Told<G::Event>],
    mut world: G,
    next: &Move<G::Action>,
    seat: Seat,
) -> Result<(), Fault> {
    let mut imagined_told = Vec::new();
    let own = match next {
        Move::Act(actor, action) => {
            if let Err(refusal) = world.check(*actor, action) {
                if *actor != seat {
                    return Ok(());
                }
                let what = format!("by what {seat} cannot know, its own {action:?} may be refused: {refusal:?}");
                return Law::Secrets.broken(what);
            }
            world.apply(*actor, action, &mut imagined_told);
            *actor == seat
        }
        Move::Deal(answer) => {
            let Status::Chance(request) = world.status() else { return Ok(()) };
            if !request.accepts(answer) {
                return Ok(());
            }
            world.deal(answer, &mut imagined_told);
            false
        }
    };
    let known: Vec<&G::Event> = known_to(told, seat).collect();
    let imagined: Vec<&G::Event> = known_to(&imagined_told, seat).collect();
    if own && known.iter().chain(&imagined).any(|event| G::reveals(event)) {
        return Ok(());
    }
    if known != imagined {
        if !own {
            return Ok(());
        }
        let what = format!("what {seat} hears of its own action {next:?} (is there a reveal that is not declared?)");
        return same(Law::Secrets, &what, &known, &imagined);
    }
    looks_the_same(real, &world, seat, &format!(" after {next:?}"))
}

/// The events that `seat` may know.
fn known_to<E>(told: &[Told<E>], seat: Seat) -> impl Iterator<Item = &E> {
    told.iter().filter(move |told| told.audience.includes(Viewer::Seat(seat))).map(|told| &told.event)
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
        let known: Vec<&G::Event> = known_to(told, seat).collect();
        let imagined: Vec<&G::Event> = known_to(&imagined_told, seat).collect();
        let what = format!("undo is free, but what {seat} hears of {deed:?}");
        same(Law::Undo, &what, &known, &imagined)?;
    }
    Ok(())
}
