//! R14: retreats.

use parlour_core::{Audience, Refusal, Sink};

use crate::action::Action;
use crate::board::Spot;
use crate::event::Event;
use crate::ids::{Character, Region, RegionSet, Side};
use crate::rules::needs;
use crate::state::{Confrontation, Flag, Step};

/// A retreat: where it leads to, and by which rule.
pub(crate) struct Retreat {
    side: Side,
    /// The regions in the right direction.
    ways: u16,
    /// The rule that allows it.
    pub rule: &'static str,
    /// The rule that names the direction, and what to say of another one.
    direction: (&'static str, &'static str),
}

impl Retreat {
    /// D10: the open regions that it leads to.
    pub fn open(&self, state: &Confrontation) -> RegionSet {
        RegionSet(self.ways & state.open(self.side))
    }

    /// Whether it leads to `to`.
    pub fn may(&self, state: &Confrontation, to: Region) -> Result<(), Refusal> {
        let (rule, reason) = self.direction;
        needs(self.ways >> to.index() & 1 == 1, rule, reason)?;
        needs(self.open(state).contains(to), "R14.2", "refuse.not_open")
    }
}

impl Confrontation {
    pub(crate) fn legal_retreats(&self, side: Side, out: &mut Vec<Action>) {
        out.extend(self.retreat_by_card(side).open(self).iter().map(Action::Retreat));
    }

    /// R14.3, R14.6: back from the battle region.
    pub(crate) fn backward(&self, side: Side, rule: &'static str, direction: &'static str) -> Retreat {
        let ways = self.region.map_or(0, |region| self.tables().forward[side.other().index()][region.index()]);
        Retreat { side, ways, rule, direction: (direction, "refuse.not_backward") }
    }

    /// R6.3, R14.4, R14.5: aside from the battle region; not in the mountains.
    pub(crate) fn sideways(&self, side: Side, rule: &'static str, direction: &'static str) -> Retreat {
        let table = self.tables();
        let outside = |region: &Region| table.mountains >> region.index() & 1 == 0;
        let ways = self.region.filter(outside).map_or(0, |region| table.sideways[region.index()]);
        Retreat { side, ways, rule, direction: (direction, "refuse.not_sideways") }
    }

    /// R13.6, R13.7: sideways for Sauron, backward for the Fellowship.
    pub(crate) fn retreat_by_card(&self, side: Side) -> Retreat {
        match side {
            Side::Fellowship => self.backward(side, "R13.7", "R14.3"),
            Side::Sauron => self.sideways(side, "R13.6", "R14.4"),
        }
    }

    /// R14.2, R14.7: no enemy, and room.
    fn open(&self, side: Side) -> u16 {
        !self.crowd(side.other()).some() & !self.full(side)
    }

    /// R14.10: a card's retreat must be carried out; the owner picks if there are two regions.
    pub(crate) fn carry_out_retreat(&mut self, side: Side, events: &mut impl Sink<Event>) {
        match self.retreat_by_card(side).open(self).single() {
            Some(to) => self.retreat_to(side, to, events),
            None => self.steps.push(Step::RetreatTo(side)),
        }
    }

    pub(crate) fn apply_card_retreat(&mut self, side: Side, to: Region, events: &mut impl Sink<Event>) {
        self.steps.pop();
        self.retreat_to(side, to, events);
    }

    fn retreat_to(&mut self, side: Side, to: Region, events: &mut impl Sink<Event>) {
        if let Some(who) = self.combatant(side) {
            let flag = match side {
                Side::Fellowship => Flag::FellowshipRetreated,
                Side::Sauron => Flag::SauronRetreatedByCard,
            };
            self.flags.set(flag);
            self.retreat(who, to, events);
        }
    }

    /// R14.1, R14.8: one step out of the battle region, and nothing else.
    pub(crate) fn retreat(&mut self, who: Character, to: Region, events: &mut impl Sink<Event>) {
        if let Some(from) = self.spot(who).region() {
            self.spots.put(who, Spot::On(to));
            events.emit(Audience::All, Event::Retreated { character: who, from, to });
        }
    }
}
