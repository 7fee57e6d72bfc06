//! R8: the monster.

use parlour_core::Sink;

use super::tell;
use crate::cards::{Card, Cards, Suit};
use crate::event::{Cause, Event, Gain, Round};
use crate::state::{CardPeeGee, Step};
use crate::view::Fighter;

/// R8.2: cards dealt to an opponent before its spades.
pub(super) const BASE_DL: u32 = 3;

impl CardPeeGee {
    /// R8.1, R8.2, R8.3; the figures lie within R8.12.
    pub(crate) fn begin_monster(&mut self, events: &mut impl Sink<Event>) {
        let Fighter { atk, dl, hp } = self.fresh_monster();
        (self.encounter.atk, self.encounter.dl, self.encounter.hp) = (atk, dl, hp);
        tell(events, Event::Monster { atk, dl, hp });
        self.steps.push(Step::MonsterPreparation);
    }

    /// R8.1, R8.2: a monster as it comes, by its cards.
    pub(crate) fn fresh_monster(&self) -> Fighter {
        Fighter {
            atk: (self.agitator_value() + self.props_of(Suit::Clubs).total()) as u8,
            dl: (BASE_DL + self.props_of(Suit::Spades).len()) as u8,
            hp: (self.agitator_value() + self.props_of(Suit::Hearts).total()) as u8,
        }
    }

    /// R8.7 for a monster, R10.6 for jailors: a round is dealt.
    pub(super) fn fight(&mut self) {
        if self.steps.top() == Some(Step::JailorStage) {
            self.steps.push(Step::JailorRound);
        } else {
            self.steps.replace(Step::MonsterRound);
        }
    }

    /// R8.8, R8.9, R8.10
    pub(super) fn monster_round(&mut self, dealt: &[Card], events: &mut impl Sink<Event>) {
        let own = dealt.len().min(self.player_dl() as usize);
        let (cards, foe_cards) = dealt.split_at(own);
        self.dealt = dealt.iter().copied().collect();
        let foe_atk = u32::from(self.encounter.atk);
        let (score, foe_score) = (self.player_atk() + total(cards), foe_atk + total(foe_cards));
        let foe = self.encounter.agitator.expect("a monster is an agitator");
        let (cards, foe_cards) = (set(cards), set(foe_cards));
        let round = Round::of(score, foe_score);
        tell(events, Event::Contest { against: Cause::Monster, foe, cards, score, foe_cards, foe_score, round });
        if round == Round::Won {
            let damage = self.player_atk();
            self.encounter.hp = u32::from(self.encounter.hp).saturating_sub(damage) as u8;
            tell(events, Event::Hit { foe, damage, left: self.encounter.hp });
        } else if round == Round::Lost && !self.hurt(Cause::Monster, foe_atk, events) {
            return;
        }
        self.return_dealt();
        if self.encounter.hp == 0 {
            tell(events, Event::Slain(foe));
            self.steps.then([Step::TakeLoot, Step::CheckHoldings]);
        } else {
            self.steps.push(Step::MonsterCombat);
        }
    }

    /// R8.11
    pub(super) fn take_loot(&mut self, events: &mut impl Sink<Event>) {
        self.steps.pop();
        let loot = self.take_props(|_| true);
        self.gain(loot, Gain::Loot, events);
    }
}

/// R2.5: dealt cards count their natural value.
pub(super) fn total(cards: &[Card]) -> u32 {
    cards.iter().map(|card| u32::from(card.value())).sum()
}

pub(super) fn set(cards: &[Card]) -> Cards {
    cards.iter().copied().collect()
}
