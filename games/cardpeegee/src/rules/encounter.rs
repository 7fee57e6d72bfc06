//! R4 and R7: the day, and encounters in general.

use parlour_core::Sink;

use super::tell;
use crate::cards::{Card, Cards, Suit};
use crate::event::{Event, Gain, Kind};
use crate::state::{CardPeeGee, Encounter, Step};

impl CardPeeGee {
    /// R4.1, R4.3: the whole day lies ahead: encounter, Town, and the next day.
    pub(super) fn start_encounter(&mut self) {
        self.steps.pop();
        self.steps.then([
            Step::DealEncounter,
            Step::EndEncounter,
            Step::ArriveInTown,
            Step::Shopping,
            Step::TownHealing,
            Step::NextDay,
        ]);
    }

    /// R7.1, R7.2, R7.5; R2.7 with a short deck.
    pub(super) fn begin_encounter(&mut self, dealt: &[Card], events: &mut impl Sink<Event>) {
        let Some(agitator) = dealt.first().copied() else {
            tell(events, Event::NoEncounter);
            return;
        };
        let props = [dealt.get(1).copied(), dealt.get(2).copied()];
        let kind = Kind::of(agitator);
        self.encounter = Encounter { kind: Some(kind), agitator: Some(agitator), props, ..Encounter::default() };
        tell(events, Event::Met { kind, agitator, props });
        match kind {
            Kind::Monster => self.begin_monster(events),
            Kind::Treasure => self.begin_treasure(),
            Kind::Healer => self.begin_healer(events),
            Kind::Trap => self.steps.push(Step::Evade),
        }
    }

    /// The props of a suit.
    pub(super) fn props_of(&self, suit: Suit) -> Cards {
        self.encounter.props.into_iter().flatten().filter(|card| card.suit() == suit).collect()
    }

    /// The agitator's value.
    pub(super) fn agitator_value(&self) -> u32 {
        self.encounter.agitator.map_or(0, |card| u32::from(card.value()))
    }

    /// R7.4: played cards, then the rest of the encounter, go back to the deck.
    pub(super) fn end_encounter(&mut self, events: &mut impl Sink<Event>) {
        self.steps.pop();
        if let Some(kind) = self.kind() {
            tell(events, Event::Survived(kind));
        }
        self.clear_encounter();
    }

    fn clear_encounter(&mut self) {
        self.return_played();
        self.deck |= self.encounter_cards();
        self.encounter = Encounter::default();
    }

    /// R9.7, R10.17: straight to the end of the encounter, with nothing gained.
    pub(super) fn abandon(&mut self, events: &mut impl Sink<Event>) {
        if let Some(kind) = self.kind() {
            tell(events, Event::Abandoned { kind, lost: self.all_played() });
        }
        while self.steps.top().is_some_and(|step| step != Step::EndEncounter) {
            self.steps.pop();
        }
        self.steps.pop();
        self.clear_encounter();
    }

    /// Puts cards that are in no other zone any more into the hand.
    pub(super) fn gain(&mut self, cards: Cards, by: Gain, events: &mut impl Sink<Event>) {
        self.hand |= cards;
        if !cards.is_empty() {
            tell(events, Event::Gained { cards, by });
        }
    }

    /// Takes those props out of the encounter that `wanted` picks.
    pub(super) fn take_props(&mut self, wanted: impl Fn(Card) -> bool) -> Cards {
        let mut taken = Cards::NONE;
        for prop in &mut self.encounter.props {
            if let Some(card) = prop.filter(|card| wanted(*card)) {
                taken.insert(card);
                *prop = None;
            }
        }
        taken
    }

    /// R4.1
    pub(super) fn next_day(&mut self, events: &mut impl Sink<Event>) {
        self.day += 1;
        tell(events, Event::DayBegan(self.day));
        self.steps.replace(Step::NewDay);
    }
}
