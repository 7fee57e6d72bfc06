//! The law of whole actions: they are what the rules allow and nothing else, nothing a seat may do is
//! missing from them, and they follow from what the seat may know.

use parlour_core::{End, Game, NoEvents, Seat, Split, Status, Told, Viewer, Way, Whole, Wholes, wholes};

use super::leaks::same;
use super::referee::Referee;
use super::{Fault, Law};

const LAW: Law = Law::Wholes;

/// Checks the whole actions of `seat`, who has these legal actions, and gives how many there are.
pub(super) fn check<G: Game>(state: &G, seat: Seat, legal: &[G::Action], referee: &Referee) -> Result<u64, Fault> {
    let found = wholes(state, seat);
    for whole in &found {
        read(whole, referee)?;
        for way in &whole.ways {
            let end = play(state, seat, &way.actions)?;
            check_end(&end, seat, way)?;
        }
        if let Some(split) = &whole.split {
            check_split(state, seat, &whole.ways[0].actions, split)?;
        }
    }
    if let Some(missing) = legal.iter().find(|action| !found.iter().any(|whole| begins_with(whole, action))) {
        return LAW.broken(format!("{missing:?} of {seat} begins no whole action"));
    }
    if legal.is_empty() && !found.is_empty() {
        return LAW.broken(format!("{seat} is not asked, but has {} whole actions", found.len()));
    }
    Ok(found.len() as u64)
}

/// Whether `seat` is offered the same in a state that it cannot tell from the real one, and the same
/// seats are in the middle of something.
pub(super) fn look_the_same<G: Game>(real: &G, world: &G, seat: Seat) -> Result<(), Fault> {
    let Status::Decide(asked) = real.status() else { return Ok(()) };
    for other in asked.iter() {
        let [stage, imagined] = [real, world].map(|state| G::Extras::stage(state, other));
        if stage != imagined {
            return LAW.broken(format!("where {other} stands tells {seat} a secret: {stage:?} against {imagined:?}"));
        }
    }
    let what = format!("by what it cannot know, the list of whole actions of {seat}");
    same(LAW, &what, &wholes(real, seat), &wholes(world, seat))
}

/// Whether an action is the first of a whole one, as it is or with another choice of who goes along.
fn begins_with<A: Copy + Eq>(whole: &Whole<A>, action: &A) -> bool {
    let first = whole.ways.iter().any(|way| way.actions.first() == Some(action));
    let chosen = |split: &Split<A>| {
        split.at == 0 && (split.go == Some(*action) || split.each.iter().any(|it| it.action == *action))
    };
    first || whole.split.as_ref().is_some_and(chosen)
}

fn read<A>(whole: &Whole<A>, referee: &Referee) -> Result<(), Fault> {
    if whole.ways.is_empty() {
        return LAW.broken("a whole action has no way to do it");
    }
    for rule in &whole.rules {
        referee.has_rule(LAW, "a whole action", rule)?;
    }
    let ways = whole.ways.iter().map(|way| (whole.line(way), way.effect.clone()));
    let (lines, spent): (Vec<_>, Vec<_>) = ways.unzip();
    let steppers = whole.split.iter().flat_map(|split| &split.each).map(|stepper| &stepper.words);
    let texts = whole.verb.iter().chain(&whole.effects).chain(&whole.warnings).chain(steppers);
    for text in texts.chain(&lines).chain(spent.iter().flatten()) {
        referee.knows(LAW, "a whole action", text)?;
    }
    Ok(())
}

/// Plays small actions one after another: each is legal, and none but the last finds anything out.
fn play<G: Game>(state: &G, seat: Seat, actions: &[G::Action]) -> Result<G, Fault> {
    let mut state = state.clone();
    let Some(last) = actions.len().checked_sub(1) else { return LAW.broken("a whole action without actions") };
    for (at, action) in actions.iter().enumerate() {
        if let Err(refusal) = state.check(seat, action) {
            return LAW.broken(format!("{action:?}, number {at} of {actions:?} of {seat}, is refused: {refusal:?}"));
        }
        let mut told: Vec<Told<G::Event>> = Vec::new();
        state.apply(seat, action, &mut told);
        let shown =
            |told: &Told<G::Event>| told.audience.includes(Viewer::Seat(seat)) && G::Extras::is_news(&told.event, seat);
        let asked = matches!(state.status(), Status::Decide(seats) if seats.contains(seat));
        if at < last && (!asked || told.iter().any(shown)) {
            return LAW.broken(format!("{actions:?} of {seat} goes on after {action:?}, which finds something out"));
        }
    }
    Ok(state)
}

/// Whether it ends as it says.
fn check_end<G: Game>(end: &G, seat: Seat, way: &Way<G::Action>) -> Result<(), Fault> {
    let asked = matches!(end.status(), Status::Decide(seats) if seats.contains(seat));
    if way.ends != End::Done && !asked {
        return LAW.broken(format!(
            "{:?} of {seat} ends by {:?}, but {:?} follows",
            way.actions,
            way.ends,
            end.status()
        ));
    }
    match &way.stop {
        None if way.ends == End::More => LAW.broken(format!("{:?} of {seat} may go on, but not stop", way.actions)),
        Some(stop) if end.check(seat, stop).is_err() => {
            LAW.broken(format!("{stop:?} should end {:?} of {seat}, but is refused", way.actions))
        }
        _ => Ok(()),
    }
}

/// Whether as many may be added as a split says, and those who are chosen are those who go.
fn check_split<G: Game>(state: &G, seat: Seat, way: &[G::Action], split: &Split<G::Action>) -> Result<(), Fault> {
    let mut before = state.clone();
    way[..split.at].iter().for_each(|action| before.apply(seat, action, &mut NoEvents));
    for stepper in &split.each {
        let mut state = before.clone();
        for count in 0..stepper.most {
            if let Err(refusal) = state.check(seat, &stepper.action) {
                return LAW.broken(format!("{:?} of {seat} is refused after {count}: {refusal:?}", stepper.action));
            }
            state.apply(seat, &stepper.action, &mut NoEvents);
        }
    }
    let counts: Vec<u8> = split.each.iter().map(|stepper| stepper.chosen).collect();
    if split.go.is_none() && split.replaces > 0 {
        return Ok(());
    }
    let chosen = split.choose(way, &counts);
    let [real, other] = [play(state, seat, way)?, play(state, seat, &chosen)?];
    same(LAW, &format!("from {way:?}, the state after {chosen:?}"), &real, &other)
}
