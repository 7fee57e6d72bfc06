//! The rules, a file for each chapter: who may do what, and what it does.

pub(crate) mod creation;
pub(crate) mod encounter;
pub(crate) mod endings;
pub(crate) mod healer;
pub(crate) mod monster;
pub(crate) mod phases;
pub(crate) mod town;
pub(crate) mod trap;
pub(crate) mod treasure;
pub(crate) mod using;

use arrayvec::ArrayVec;
use parlour_core::{Answer, Audience, MAX_ITEMS, Request, Sink, Stream};

use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::event::{Cause, Event};
use crate::state::{CardPeeGee, Step};

/// All cards come out of one deck, so there is one stream.
const DECK: Stream = Stream(0);

/// Tells everybody: nothing is hidden (R2.9).
#[inline]
pub(crate) fn tell(events: &mut impl Sink<Event>, event: Event) {
    events.emit(Audience::All, event);
}

impl CardPeeGee {
    /// How many cards the dealer is asked for by the top step; none if it is not asked. A step
    /// that finds the deck too short gets what there is (R2.3, R2.6).
    #[inline]
    fn wanted(&self) -> Option<u32> {
        let count = match self.steps.top()? {
            Step::SeekCharacter | Step::Charity => 1,
            Step::DealVigour | Step::DealEncounter | Step::JailorTurn(_) => 3,
            Step::DealHand => 5,
            Step::MonsterRound => self.player_dl() + u32::from(self.encounter.dl),
            Step::Attempt(_) => 2,
            Step::JailorRound => self.player_dl(),
            Step::Evade => 1 + self.active.len(),
            Step::Buy(count) => u32::from(count),
            _ => return None,
        };
        Some(count.min(self.deck.len()))
    }

    /// What the dealer is asked.
    #[inline]
    pub(crate) fn request(&self) -> Option<Request> {
        let count = self.wanted()?;
        Some(Request::draw(DECK, count as u8, self.deck.ids()))
    }

    /// Takes the dealer's cards out of the deck and hands them to the step that asked.
    #[inline]
    pub(crate) fn take_deal(&mut self, answer: &Answer, events: &mut impl Sink<Event>) {
        self.resolve(answer, events);
        self.run(events);
    }

    /// Does what the top step wanted the cards for.
    fn resolve(&mut self, items: &[u8], events: &mut impl Sink<Event>) {
        let dealt: ArrayVec<Card, MAX_ITEMS> = items.iter().filter_map(|item| Card::from_index(*item)).collect();
        for card in &dealt {
            self.deck.remove(*card);
        }
        match self.steps.pop().expect("a step asked for cards") {
            Step::SeekCharacter => self.seek_character(&dealt, events),
            Step::DealVigour => self.deal_vigour(&dealt, events),
            Step::DealHand => self.deal_hand(&dealt, events),
            Step::DealEncounter => self.begin_encounter(&dealt, events),
            Step::MonsterRound => self.monster_round(&dealt, events),
            Step::Attempt(slot) => self.attempt(slot, &dealt, events),
            Step::JailorRound => self.jailor_round(&dealt),
            Step::JailorTurn(slot) => self.jailor_turn(slot, &dealt, events),
            Step::Evade => self.evade(&dealt, events),
            Step::Charity => self.take_charity(&dealt, events),
            Step::Buy(_) => self.take_bought(&dealt, events),
            step => unreachable!("{step:?} asks for no cards"),
        }
    }

    /// Runs the steps that need neither the player nor the dealer.
    #[inline]
    pub(crate) fn run(&mut self, events: &mut impl Sink<Event>) {
        loop {
            // R2.6: nothing can be dealt from an empty deck, so the dealer is not asked.
            if self.wanted() == Some(0) {
                self.resolve(&[], events);
                continue;
            }
            match self.steps.top() {
                Some(Step::TakeLoot) => self.take_loot(events),
                Some(Step::TakeTreasure) => self.take_treasure(events),
                Some(Step::JailorsSettled) => self.jailors_settled(),
                Some(Step::CompareFee) => self.compare_fee(events),
                Some(Step::TakeHealing) => self.take_healing(events),
                Some(Step::TakePotions) => self.take_potions(events),
                Some(Step::EndEncounter) => self.end_encounter(events),
                Some(Step::ArriveInTown) => self.arrive_in_town(events),
                Some(Step::ReturnPlayed) => {
                    self.steps.pop();
                    self.return_played();
                }
                Some(Step::NextDay) => self.next_day(events),
                Some(Step::CheckHoldings) => self.check_holdings(events),
                _ => return,
            }
        }
    }

    /// Takes a legal action.
    #[inline]
    pub(crate) fn take(&mut self, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Create => self.steps.replace(Step::SeekCharacter),
            Action::StartEncounter => self.start_encounter(),
            Action::Activate(card) => self.activate(card, events),
            Action::Play(card) => self.play(card, card.suit(), events),
            Action::PlayAs(card, suit) => self.play(card, suit, events),
            Action::Fight => self.fight(),
            Action::Disarm(trap) => self.disarm(trap),
            Action::Abandon => self.abandon(events),
            Action::Discard(card) => self.pay_tax(card, events),
            Action::Proceed => self.proceed(events),
            Action::Acknowledge => {
                self.steps.pop();
            }
            Action::Restart => self.restart(events),
        }
        self.run(events);
    }

    /// R2.4, R5.6: played cards go straight back to the deck, and conversions end.
    pub(crate) fn return_played(&mut self) {
        self.deck |= self.all_played();
        self.played = [Cards::NONE; 4];
    }

    /// Returns the cards dealt for a score.
    pub(crate) fn return_dealt(&mut self) {
        self.deck |= self.dealt;
        self.dealt = Cards::NONE;
    }

    /// R13.2: takes hit points, and everything stops at death. Whether the player lives.
    pub(crate) fn hurt(&mut self, by: Cause, damage: u32, events: &mut impl Sink<Event>) -> bool {
        self.hp = self.hp.saturating_sub(damage);
        tell(events, Event::Hurt { by, damage, left: self.hp });
        if self.hp > 0 {
            return true;
        }
        tell(events, Event::Died { cause: by, day: self.day });
        self.steps.clear();
        self.steps.push(Step::Dead(by));
        false
    }
}
