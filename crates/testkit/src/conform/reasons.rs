//! The law of reasons: why something is not offered is what the rules say when it is tried, and what is
//! hidden from a seat changes neither a refusal nor what may be meant.

use parlour_core::{Game, Refusal, Rng, Seat, Thing, Wholes, Wish, tried, tries, why};

use super::leaks::same;
use super::referee::Referee;
use super::{Fault, Law};

const LAW: Law = Law::Reasons;

/// So many things that were pressed are remembered.
const THINGS: usize = 64;

/// Things that options have touched.
#[derive(Default)]
pub(super) struct Touched(Vec<Thing>);

impl Touched {
    /// Remembers what the options of `seat` touch.
    pub(super) fn see<G: Game>(&mut self, state: &G, seat: Seat, rng: &mut Rng) {
        for thing in state.prompt(seat).options.into_iter().flat_map(|option| option.touches) {
            if self.0.contains(&thing) {
                continue;
            }
            if self.0.len() == THINGS {
                self.0.swap_remove(rng.below(THINGS as u32) as usize);
            }
            self.0.push(thing);
        }
    }

    /// Something that somebody may wish for: up to two things, and the kind of a legal action at times.
    pub(super) fn wish<G: Game>(&self, state: &G, seat: Seat, legal: &[G::Action], rng: &mut Rng) -> Wish {
        let things = (0..rng.below(3)).filter_map(|_| rng.pick(&self.0).cloned()).collect();
        let verb = if rng.below(4) == 0 { rng.pick(legal) } else { None };
        let verb = verb.and_then(|action| G::Extras::part(state, seat, action).verb);
        Wish { verb: verb.map(ToOwned::to_owned), things }
    }
}

/// Whether a refusal is the same in a state that `seat` cannot tell from the real one.
pub(super) fn refuses_the_same<G: Game>(real: &G, world: &G, seat: Seat, action: &G::Action) -> Result<(), Fault> {
    let [known, imagined] = [real, world].map(|state| state.check(seat, action).err());
    same(LAW, &format!("by what {seat} cannot know, the reason against {action:?}"), &known, &imagined)
}

/// The same for what may be meant by a wish.
pub(super) fn look_the_same<G: Game>(real: &G, world: &G, seat: Seat, wish: &Wish) -> Result<(), Fault> {
    let meant = tries(real, seat, wish);
    same(LAW, &format!("by what {seat} cannot know, what {wish:?} may mean"), &meant, &tries(world, seat, wish))?;
    for actions in meant {
        let [known, imagined] = [real, world].map(|state| tried(state, seat, &actions));
        same(LAW, &format!("by what {seat} cannot know, the reason against {actions:?}"), &known, &imagined)?;
    }
    Ok(())
}

/// Whether what is said against a wish is what the rules say; gives how many reasons there are.
pub(super) fn check<G: Game>(state: &G, seat: Seat, wish: &Wish, referee: &Referee) -> Result<u64, Fault> {
    let told = why(state, seat, wish);
    if told.may && tries(state, seat, wish).iter().all(|actions| tried(state, seat, actions).is_some()) {
        return LAW.broken(format!("{wish:?} of {seat} is said to be legal, but is refused"));
    }
    for reason in &told.reasons {
        referee.accepts(&Refusal { rule: reason.rule.clone(), reason: reason.reason.clone() })?;
        let mut texts = reason.verb.iter().chain(&reason.even).chain(&reason.needs);
        texts.try_for_each(|text| referee.knows(LAW, "a reason", text))?;
        if reason.even.is_some() {
            continue;
        }
        let said = Some((reason.actions.len() - 1, &reason.rule, &reason.reason));
        let found = tried(state, seat, &reason.actions);
        let found = found.as_ref().map(|(at, refusal)| (*at, &refusal.rule, &refusal.reason));
        same(LAW, &format!("from what the rules say to {:?} of {seat}, the reason", reason.actions), &found, &said)?;
    }
    Ok(told.reasons.len() as u64)
}
