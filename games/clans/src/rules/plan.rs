//! Chapter 5: submissions. Who may plan, what a plan may hold, and sealing it.

use parlour_core::{Audience, Refusal, Sink};

use crate::action::{Action, Mark, Submission};
use crate::event::Event;
use crate::facts::Stats;
use crate::ids::{Card, Lane, Side};
use crate::refusal::Code;
use crate::setup::Module;
use crate::state::{Activation, Clans, LANE, Phase, size};

/// How many cards a side may take back out of its plan in one turn; a person hardly needs one,
/// and every turn ends.
pub const MAX_EDITS: u8 = 6;

impl Clans {
    /// Whether a side is asked for its plan now.
    #[inline]
    pub(crate) fn is_planning(&self, side: usize) -> bool {
        self.phase == Phase::Turn && !self.sides[side].submitted
    }

    /// R5.4: the first checks of every action of the turn phase.
    fn check_phase(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Turn => Ok(()),
            Phase::Over => Err(Code::Phase.by("R12.5")),
            _ => Err(Code::Phase.by("R5.4")),
        }
    }

    fn check_open(&self, side: usize) -> Result<(), Refusal> {
        if self.sides[side].submitted { Err(Code::Already.by("R5.4")) } else { Ok(()) }
    }

    /// R5.4: whether a whole plan would be accepted; the first failing check gives the error.
    ///
    /// # Errors
    /// The error code of R5.11 with its rule.
    pub fn check_submission(&self, side: Side, plan: &Submission) -> Result<(), Refusal> {
        let side = side.index();
        self.check_phase()?;
        if plan.turn != 0 && plan.turn != self.turn {
            return Err(Code::Turn.by("R5.4"));
        }
        self.check_open(side)?;
        if plan.has_bad_lane() {
            return Err(Code::BadLane.by("R5.4"));
        }
        let mut earlier = Submission::PASS;
        for lane in 0..3 {
            let list = plan.list(lane);
            if !self.may_play(list.len()) {
                return Err(Code::LaneLimit.by("R5.4"));
            }
            for (at, card) in list.iter().enumerate() {
                if earlier.contains(*card) {
                    return Err(Code::Duplicate.by("R5.4"));
                }
                if !self.sides[side].hand.contains(*card) {
                    return Err(Code::NotInHand.by("R5.4"));
                }
                earlier.push(lane, *card, plan.mark(lane, at));
            }
            self.check_room(side, lane, plan)?;
        }
        Ok(())
    }

    /// R5.4, R25.41, R25.70: whether the list of a lane fits and its marks are allowed.
    fn check_room(&self, side: usize, lane: usize, plan: &Submission) -> Result<(), Refusal> {
        let list = plan.list(lane);
        for (at, card) in list.iter().enumerate() {
            match plan.mark(lane, at) {
                Mark::Middle if self.may_drop(side, lane, *card) => return Ok(()),
                Mark::Middle => return Err(Code::Tile.by("R25.41")),
                Mark::Front if !self.may_stack_front(side, lane) || list.len() != 1 => {
                    return Err(Code::Tile.by("R25.70"));
                }
                Mark::None | Mark::Front => {}
            }
        }
        if list.len() > self.free(side, lane) {
            let rule = if self.has(Module::X5) { "R25.41" } else { "R5.4" };
            return Err(Code::LaneFull.by(rule));
        }
        Ok(())
    }

    /// R25.41: whether this card may be dropped onto the middle tile.
    #[inline]
    fn may_drop(&self, side: usize, lane: usize, card: Card) -> bool {
        self.stats(card).has(Stats::PARATROOPER)
            && self.owners[lane] == Some(Side::of(side))
            && size(&self.board[lane][LANE][side]) < 2
    }

    /// R25.70: free stacking needs exactly one survivor.
    #[inline]
    fn may_stack_front(&self, side: usize, lane: usize) -> bool {
        self.has(Module::X7) && size(&self.board[lane][LANE][side]) == 1
    }

    /// R5.4, R25.41: whether a side may play so many cards into one lane in one turn.
    #[inline]
    fn may_play(&self, cards: usize) -> bool {
        cards <= self.facts.rules.plays()
    }

    /// R5.4, R25.41: how many cards still fit into a side's stack in a lane.
    #[inline]
    pub(crate) fn free(&self, side: usize, lane: usize) -> usize {
        usize::from(self.facts.rules.lane_capacity).saturating_sub(size(self.stage(side, lane)))
    }

    /// Whether one more card fits into the plan for a lane.
    #[inline]
    fn has_room(&self, side: usize, lane: usize) -> bool {
        let cards = self.sides[side].plan.list(lane).len() + 1;
        self.may_play(cards) && cards <= self.free(side, lane)
    }

    /// R5.3: whether a side may take back one more card this turn.
    #[inline]
    fn may_take_back(&self, side: usize) -> bool {
        self.sides[side].edits < MAX_EDITS
    }

    /// R14.7: whether everybody can see that the only legal submission of a side is the empty one and
    /// that its hero is of no use. What fog hides (X3), or a march may change (X5), nobody can see.
    pub(crate) fn has_only_pass(&self, side: usize) -> bool {
        let state = &self.sides[side];
        let full = |lane| self.free(side, lane) == 0;
        let open = !self.has(Module::X3) && !self.has(Module::X5);
        self.is_planning(side)
            && (self.hero(side).is_none() || state.uses == 0 && state.activation == Activation::None)
            && (state.hand.as_slice().is_empty() || open && (0..3).all(full))
    }

    pub(crate) fn list_actions(&self, side: usize, out: &mut Vec<Action>) {
        if !self.is_planning(side) {
            return;
        }
        let state = &self.sides[side];
        let room: [bool; 3] = std::array::from_fn(|lane| self.has_room(side, lane));
        let marching = self.has(Module::X5);
        for card in state.hand.as_slice() {
            if state.plan.contains(*card) {
                continue;
            }
            for lane in Lane::ALL {
                let at = lane.index();
                if room[at] {
                    out.push(Action::Add(*card, lane));
                    if self.may_stack_front(side, at) {
                        out.push(Action::AddFront(*card, lane));
                    }
                }
                if marching && state.plan.list(at).is_empty() && self.may_drop(side, at, *card) {
                    out.push(Action::AddMiddle(*card, lane));
                }
            }
        }
        if self.may_take_back(side) {
            out.extend(state.plan.all().map(Action::Remove));
        }
        out.extend(self.hero_options(side).map(Action::Hero));
        out.push(Action::Submit);
    }

    pub(crate) fn check_action(&self, side: usize, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::Add(card, lane) => self.check_add(side, *card, *lane, Mark::None),
            Action::AddFront(card, lane) => self.check_add(side, *card, *lane, Mark::Front),
            Action::AddMiddle(card, lane) => self.check_add(side, *card, *lane, Mark::Middle),
            Action::Remove(card) => self.check_remove(side, *card),
            Action::Hero(lane) => self.check_hero(side, *lane),
            Action::Submit => self.check_phase().and_then(|()| self.check_open(side)),
            Action::Plan(plan) => self.check_submission(Side::of(side), plan),
        }
    }

    /// R5.4 for one more card in the plan.
    fn check_add(&self, side: usize, card: Card, lane: Lane, mark: Mark) -> Result<(), Refusal> {
        let mut plan = self.sides[side].plan;
        self.check_phase()?;
        self.check_open(side)?;
        if plan.contains(card) {
            return Err(Code::Duplicate.by("R5.4"));
        }
        plan.push(lane.index(), card, mark);
        self.check_submission(Side::of(side), &plan)
    }

    /// R5.3: a plan may be corrected until it is sealed.
    fn check_remove(&self, side: usize, card: Card) -> Result<(), Refusal> {
        self.check_phase()?;
        self.check_open(side)?;
        if !self.sides[side].plan.contains(card) {
            return Err(Code::NotInHand.at("R5.3", "plan").into());
        }
        if self.may_take_back(side) { Ok(()) } else { Err(Code::Edits.by("R5.3")) }
    }

    pub(crate) fn apply_action<E: Sink<Event>>(&mut self, side: usize, action: &Action, events: &mut E) {
        let state = &mut self.sides[side];
        match action {
            Action::Add(card, lane) => state.plan.push(lane.index(), *card, Mark::None),
            Action::AddFront(card, lane) => state.plan.push(lane.index(), *card, Mark::Front),
            Action::AddMiddle(card, lane) => state.plan.push(lane.index(), *card, Mark::Middle),
            Action::Remove(card) => {
                state.plan.remove(*card);
                state.edits += 1;
            }
            Action::Hero(lane) => self.call_hero(side, *lane, events),
            Action::Submit => self.seal(side, events),
            Action::Plan(plan) => {
                state.plan = plan.for_turn(0);
                self.seal(side, events);
            }
        }
    }

    /// R5.1, R5.5, R5.6: seals the plan; the second seal starts the combat.
    fn seal<E: Sink<Event>>(&mut self, side: usize, events: &mut E) {
        self.sides[side].submitted = true;
        events.emit(Audience::All, Event::Submitted { side: Side::of(side) });
        if self.sides[1 - side].submitted {
            self.resolve(events);
        }
    }
}
