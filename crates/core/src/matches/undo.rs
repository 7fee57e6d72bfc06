//! Going back and forth: what an undo would un-learn and who must agree to it, and what a redo puts into effect
//! again. Entries are never removed; both are entries that change which are in effect.

use serde::{Deserialize, Serialize};

use super::{Deed, Match, MatchError, asked};
use crate::chance::MAX_STREAMS;
use crate::game::{Game, Outcome};
use crate::log::{Doing, Entry};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::text::Text;

/// Why going back is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UndoLaw {
    /// Nothing would be un-learned and nobody else's decision undone.
    Free,
    /// The seat decided at the same time as others: its action alone is taken back, and what they
    /// have decided in secret since stays in effect.
    Own,
    /// The other seats must agree.
    Consent,
    /// One person plays alone, or all agreed on an open table beforehand.
    Solo,
}

/// What going back would mean.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UndoPlan {
    /// The entry before which the match would stand.
    pub to: u32,
    /// Whether the others must agree.
    pub law: UndoLaw,
    /// Who must agree.
    pub asks: SeatSet,
    /// What has been learned since and would be un-learned, as far as the seat that asks knows.
    pub unlearned: Vec<Text>,
}

impl<G: Game> Match<G> {
    /// What it would mean to take back the latest action of `seat`.
    ///
    /// It is free when nothing has been learned since and nobody else has decided: a dealt item
    /// that some seat saw, an event that reveals, another seat's action each make it a matter for
    /// the others. A dealt roll counts although asking again gives the same roll: taking it back
    /// would be knowing it beforehand.
    ///
    /// Where several decide at the same time it is the seat's own affair, whatever the others have
    /// decided in secret meanwhile. And where they were asked to only since the action, they must
    /// agree, whether they have decided something or not: the answer must not tell.
    pub fn undo_plan(&self, seat: Seat) -> Result<UndoPlan, MatchError> {
        self.plan_to(seat, self.latest(seat)?)
    }

    /// The same for the whole action that the latest one of `seat` belongs to: from its first entry on,
    /// by the same law.
    pub fn whole_undo_plan(&self, seat: Seat) -> Result<UndoPlan, MatchError> {
        let latest = self.latest(seat)?;
        let plan = self.plan_to(seat, latest)?;
        let first = self.whole_from(latest, seat);
        // What is a seat's own affair is taken back one by one, among what others do.
        if first == latest || plan.law == UndoLaw::Own { Ok(plan) } else { self.plan_to(seat, first) }
    }

    fn plan_to(&self, seat: Seat, to: u32) -> Result<UndoPlan, MatchError> {
        let plan = self.plan_back(seat, to)?;
        let at = self.course.place(plan.to);
        if self.is_own_affair(seat, at) {
            return Ok(UndoPlan { law: UndoLaw::Own, asks: SeatSet::EMPTY, unlearned: Vec::new(), ..plan });
        }
        if plan.law == UndoLaw::Free && self.others_began(seat, at) {
            return Ok(UndoPlan { law: UndoLaw::Consent, asks: self.others(seat), ..plan });
        }
        Ok(plan)
    }

    /// The latest entry of `seat` that it could take back.
    fn latest(&self, seat: Seat) -> Result<u32, MatchError> {
        self.known(seat)?;
        let mine = |number: &&u32| self.is_own(**number, seat);
        self.line().iter().rev().find(mine).copied().ok_or(MatchError::NothingToUndo)
    }

    /// Whether an entry is a decision of `seat` since the match was branched.
    pub(super) fn is_own(&self, number: u32, seat: Seat) -> bool {
        let floor = self.header.keys.last().map_or(0, |epoch| epoch.from);
        match self.log.doing(number) {
            Some(Doing::Act(actor, _)) => number >= floor && actor == seat,
            Some(Doing::Other(Deed::Resign { seat: actor } | Deed::Flag { seat: actor })) => *actor == seat,
            _ => false,
        }
    }

    /// What it would mean to take back entry `to` of `seat` and all that followed.
    fn plan_back(&self, seat: Seat, to: u32) -> Result<UndoPlan, MatchError> {
        let solo = self.header.open || self.state.seats() == 1;
        if self.line().binary_search(&to).is_err() || !self.is_own(to, seat) {
            return Err(MatchError::NothingToUndo);
        }
        let mut harmless = true;
        let mut unlearned = Vec::new();
        for number in &self.line()[self.course.place(to)..] {
            let entry = self.of_line(*number);
            let (mine, dealt) = match &entry.deed {
                Deed::Act { seat: actor, .. } => (*actor == seat, false),
                Deed::Deal(_) => (true, true),
                _ => (false, false),
            };
            harmless &= mine;
            for told in &entry.told {
                let learned = !mine || dealt || G::reveals(&told.event);
                if learned && told.audience.any_seat() {
                    harmless = false;
                    if told.audience.includes(Viewer::Seat(seat)) {
                        unlearned.push(G::tell(&told.event));
                    }
                }
            }
        }
        let law = match (solo, harmless) {
            (true, _) => UndoLaw::Solo,
            (false, true) => UndoLaw::Free,
            (false, false) => UndoLaw::Consent,
        };
        let asks = if law == UndoLaw::Consent { self.others(seat) } else { SeatSet::EMPTY };
        Ok(UndoPlan { to, law, asks, unlearned })
    }

    fn others(&self, seat: Seat) -> SeatSet {
        SeatSet::first(self.state.seats()).without(seat)
    }

    /// Whether the action at `at` of the line was taken while others were asked too and are still
    /// asked the same, and nothing but their secrets came after it.
    fn is_own_affair(&self, seat: Seat, at: usize) -> bool {
        let action = self.of_line(self.line()[at]);
        let is_plain =
            matches!(action.deed, Deed::Act { .. }) && !action.told.iter().any(|told| G::reveals(&told.event));
        let others = asked(&self.state_after(at)).without(seat);
        let together = !others.is_empty() && asked(&self.state_after(at + 1)).without(seat) == others;
        let rest = &self.line()[at + 1..];
        let secret = |number: &u32| self.of_line(*number).is_secret();
        is_plain && together && rest.iter().all(secret) && self.would_follow(at, rest)
    }

    /// Whether others came to decide at the same time only since the action at `at` of the line.
    fn others_began(&self, seat: Seat, at: usize) -> bool {
        let now = asked(&self.state);
        now.len() > 1 && now.without(seat) != asked(&self.state_after(at)).without(seat)
    }

    /// Takes back the latest action of `seat`, and all that followed unless it is its own affair;
    /// `agreed` are the seats that have said yes.
    pub fn undo(&mut self, seat: Seat, agreed: SeatSet) -> Result<&Entry<G>, MatchError> {
        let plan = self.undo_plan(seat)?;
        self.undo_by(seat, agreed, plan)
    }

    /// Takes back the whole action that the latest one of `seat` belongs to, by one entry.
    pub fn undo_whole(&mut self, seat: Seat, agreed: SeatSet) -> Result<&Entry<G>, MatchError> {
        let plan = self.whole_undo_plan(seat)?;
        self.undo_by(seat, agreed, plan)
    }

    fn undo_by(&mut self, seat: Seat, agreed: SeatSet, plan: UndoPlan) -> Result<&Entry<G>, MatchError> {
        if plan.asks.iter().any(|other| !agreed.contains(other)) {
            return Err(MatchError::NeedsConsent(Box::new(plan)));
        }
        Ok(self.take_back(seat, &plan))
    }

    /// Takes back what a log says was taken back, by the law that it says.
    ///
    /// # Errors
    /// That the match would do something else.
    pub fn undo_as(&mut self, seat: Seat, to: u32, law: UndoLaw) -> Result<&Entry<G>, MatchError> {
        let latest = self.latest(seat)?;
        let own = (law == UndoLaw::Own).then(|| self.plan_to(seat, latest)).transpose()?;
        // How much a game takes for one action is no rule: any of the seat's own entries will do.
        let back = || self.plan_back(seat, to).or_else(|_| self.plan_back(seat, latest));
        let plan = own.map_or_else(back, Ok)?;
        // The others may be asked where they need not be.
        let same = plan.law == law || (plan.law, law) == (UndoLaw::Free, UndoLaw::Consent);
        if plan.to != to || !same {
            return Err(MatchError::OtherUndo(Box::new(plan)));
        }
        Ok(self.take_back(seat, &UndoPlan { law, ..plan }))
    }

    fn take_back(&mut self, seat: Seat, plan: &UndoPlan) -> &Entry<G> {
        self.turn_to(Deed::Undo { seat, to: plan.to, law: plan.law }, self.course.place(plan.to))
    }

    /// Whether `seat` can redo what it took back. Where others are asked, only what was its own
    /// affair: anything else would tell whether they have done something in secret.
    pub fn redoable(&self, seat: Seat) -> bool {
        let alone = asked(&self.state).without(seat).is_empty();
        self.course.redoable(seat).is_some() && (alone || self.course.redoes_own(seat))
    }

    /// Puts what the latest undo of `seat` took back into effect again. Only until something else
    /// is done that the seat could see.
    pub fn redo(&mut self, seat: Seat) -> Result<&Entry<G>, MatchError> {
        if self.redoable(seat) { self.redo_as(seat) } else { Err(MatchError::NothingToRedo) }
    }

    /// Redoes what a log says was redone.
    ///
    /// # Errors
    /// That there is nothing to redo.
    pub fn redo_as(&mut self, seat: Seat) -> Result<&Entry<G>, MatchError> {
        let numbers = self.course.redoable(seat).ok_or(MatchError::NothingToRedo)?;
        let at = numbers.first().map_or(self.line().len(), |first| self.course.place(*first));
        let again = [numbers, &self.line()[at..]].concat();
        if !self.would_follow(at, &again) {
            return Err(MatchError::NothingToRedo);
        }
        Ok(self.turn_to(Deed::Redo { seat }, at))
    }

    /// Makes an entry that changes which entries are in effect from place `at` of the line on.
    fn turn_to(&mut self, deed: Deed<G::Action>, at: usize) -> &Entry<G> {
        self.course.follow(self.len() as u32, Doing::Other(&deed), SeatSet::EMPTY);
        self.snapshots.retain(|(kept, _)| *kept <= at);
        self.state = self.state_after(self.line().len());
        self.keep_state();
        self.closed = self.line().last().and_then(|number| match self.log.doing(*number)? {
            Doing::Other(Deed::Resign { seat }) => Some(Outcome { reason: "resigned", ..self.state.resigned(*seat) }),
            Doing::Other(Deed::Flag { seat }) => Some(Outcome { reason: "flag", ..self.state.resigned(*seat) }),
            _ => None,
        });
        self.answers = [0; MAX_STREAMS];
        for number in self.course.line() {
            if let Some(Doing::Deal(stream, _)) = self.log.doing(*number) {
                self.answers[usize::from(stream)] += 1;
            }
        }
        self.push(Entry::new(deed, Vec::new(), None, None))
    }
}
