//! R14: retreats.

use parlour_core::{Audience, Refusal, Sink};

use crate::action::Action;
use crate::data::tables;
use crate::event::Event;
use crate::ids::{Bits, Character, Region, RegionSet, Side};
use crate::state::{Confrontation, Flag, Spot, Step};

impl Confrontation {
    /// D10: the open regions.
    pub(crate) fn legal_retreats(&self, side: Side, out: &mut Vec<Action>) {
        let open = self.open_by_card(side);
        out.extend(Bits(open.0).map(|region| Action::Retreat(Region::ALL[region])));
    }

    pub(crate) fn why_not_retreat(&self, side: Side, to: Region) -> Refusal {
        match side {
            Side::Fellowship => why_not_open(self.backward(side), to, "R14.3", "refuse.not_backward"),
            Side::Sauron => why_not_open(self.sideways(), to, "R14.4", "refuse.not_sideways"),
        }
    }

    /// The backward neighbours of the battle region.
    pub(crate) fn backward(&self, side: Side) -> u16 {
        self.region.map_or(0, |region| tables().forward[side.other().index()][region.index()])
    }

    /// R14.5: the sideways neighbours of the battle region; none in the mountains.
    pub(crate) fn sideways(&self) -> u16 {
        let table = tables();
        let outside = |region: &Region| table.mountains >> region.index() & 1 == 0;
        self.region.filter(outside).map_or(0, |region| table.sideways[region.index()])
    }

    /// R14.3, R14.6: where a combatant of `side` can go back to.
    pub(crate) fn backward_open(&self, side: Side) -> RegionSet {
        RegionSet(self.backward(side) & self.open(side))
    }

    /// R6.3, R14.4: where a combatant of `side` can step aside to.
    pub(crate) fn sideways_open(&self, side: Side) -> RegionSet {
        RegionSet(self.sideways() & self.open(side))
    }

    /// R14.2, R14.7: no enemy, and room.
    fn open(&self, side: Side) -> u16 {
        !self.crowd(side.other()).some() & !self.crowd(side).full()
    }

    /// R13.6, R13.7: sideways for Sauron, backward for the Fellowship.
    pub(crate) fn open_by_card(&self, side: Side) -> RegionSet {
        match side {
            Side::Fellowship => self.backward_open(side),
            Side::Sauron => self.sideways_open(side),
        }
    }

    /// R14.10: a card's retreat must be carried out; the owner picks if there are two regions.
    pub(crate) fn retreat_by_card(&mut self, side: Side, events: &mut impl Sink<Event>) {
        match self.open_by_card(side).single() {
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
            self.spots[who.index()] = Spot::On(to);
            events.emit(Audience::All, Event::Retreated { character: who, from, to });
        }
    }
}

/// R14.2 if `to` lies in the right direction and is not open; otherwise the rule that names the
/// direction.
pub(super) fn why_not_open(ways: u16, to: Region, rule: &'static str, key: &'static str) -> Refusal {
    if ways >> to.index() & 1 == 1 { Refusal::new("R14.2", "refuse.not_open") } else { Refusal::new(rule, key) }
}
