//! Presses what is not lit and asks for kinds of action that are not offered, at random.

use std::collections::BTreeSet;

use parlour_core::{Game, Header, Key, Match, NoEvents, Reason, Rng, Seat, Status, Thing, Wholes, Wish};

/// What came of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unlit {
    /// Wishes with a reason against them.
    pub refused: usize,
    /// Those of them for a kind of action.
    pub verbs: usize,
    /// Wishes that something legal may mean: a thing that only a longer action touches.
    pub may: usize,
    /// Wishes that nothing was said to.
    pub silent: usize,
    /// Reasons given.
    pub reasons: usize,
    /// Those that say what would help, or what would be against it even then.
    pub helped: usize,
}

/// Plays random matches of a setup until so many wishes for what is not lit have been refused, and holds
/// every reason to what the rules say when just that is tried.
///
/// # Panics
/// If a reason is not what the rules say.
pub fn press_unlit<G: Game>(setup: &G::Setup, seed: u64, wishes: usize) -> Unlit {
    let mut found = Unlit::default();
    let mut seen = Seen::default();
    for number in seed.. {
        let mut played = Match::<G>::new(Header::keyed(setup.clone(), Key::from_seed(number))).expect("a setup");
        let mut rng = Rng::new(number);
        loop {
            played.deal_keyed().expect("the key deals");
            let Status::Decide(seats) = played.status() else { break };
            for seat in Seat::first(played.state().seats()) {
                seen.look(played.state(), seat);
            }
            let asker = Seat(rng.below(u32::from(played.state().seats())) as u8);
            if let Some(wish) = seen.wish(played.state(), asker, &mut rng) {
                ask(&played, asker, &wish, &mut found);
            }
            if found.refused >= wishes {
                return found;
            }
            let seat = seats.iter().next().expect("somebody is asked");
            let action = *rng.pick(&played.state().legal(seat)).expect("whoever is asked can answer");
            played.act(seat, action).expect("it is legal");
        }
    }
    found
}

fn ask<G: Game>(played: &Match<G>, seat: Seat, wish: &Wish, found: &mut Unlit) {
    let why = played.why(seat, wish).expect("the match goes on");
    for reason in why.reasons.iter().filter(|reason| reason.even.is_none()) {
        check(played.state(), seat, reason);
    }
    found.reasons += why.reasons.len();
    found.helped += why.reasons.iter().filter(|it| it.even.is_some() || !it.needs.is_empty()).count();
    match (why.may, why.reasons.is_empty()) {
        (true, _) => found.may += 1,
        (false, true) => found.silent += 1,
        (false, false) => {
            found.refused += 1;
            found.verbs += usize::from(wish.verb.is_some());
        }
    }
}

/// Takes all actions of a reason but the last, which the rules must refuse in these words.
fn check<G: Game>(state: &G, seat: Seat, reason: &Reason<G::Action>) {
    let mut state = state.clone();
    let [before @ .., last] = reason.actions.as_slice() else { panic!("{reason:?} is about nothing") };
    for action in before {
        state.check(seat, action).unwrap_or_else(|refusal| panic!("{action:?} of {reason:?}: {refusal:?}"));
        state.apply(seat, action, &mut NoEvents);
    }
    let refusal = state.check(seat, last).expect_err("what a reason is against is refused");
    assert_eq!((&refusal.rule, &refusal.reason), (&reason.rule, &reason.reason), "{:?} of {seat}", reason.actions);
}

/// What was lit at some time, and the kinds of action that were offered.
#[derive(Default)]
struct Seen {
    things: Vec<Thing>,
    verbs: BTreeSet<&'static str>,
}

impl Seen {
    fn look<G: Game>(&mut self, state: &G, seat: Seat) {
        for option in state.prompt(seat).options {
            self.verbs.extend(G::Extras::part(state, seat, &option.action).verb);
            for thing in option.touches {
                if !self.things.contains(&thing) {
                    self.things.push(thing);
                }
            }
        }
    }

    /// A kind of action that is not offered now, or a thing that is not lit, alone or after another.
    fn wish<G: Game>(&self, state: &G, seat: Seat, rng: &mut Rng) -> Option<Wish> {
        let options = state.prompt(seat).options;
        if rng.below(4) == 0 {
            let offered: Vec<_> = options.iter().map(|it| G::Extras::part(state, seat, &it.action).verb).collect();
            let absent: Vec<_> = self.verbs.iter().filter(|verb| !offered.contains(&Some(**verb))).collect();
            return Some(Wish { verb: Some((*rng.pick(&absent)?).to_string()), things: Vec::new() });
        }
        let is_lit = |thing: &&Thing| options.iter().any(|option| option.touches.contains(thing));
        let unlit: Vec<&Thing> = self.things.iter().filter(|thing| !is_lit(thing)).collect();
        let target = (*rng.pick(&unlit)?).clone();
        let piece = if rng.below(2) == 0 { rng.pick(&self.things).cloned() } else { None };
        Some(Wish { verb: None, things: piece.into_iter().chain([target]).collect() })
    }
}
