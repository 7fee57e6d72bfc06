//! The rules, one file per chapter in book order. Here is what the flow does by itself and what it
//! asks of the dealer; what it asks of seats is in `questions`.

pub(crate) mod actions;
pub(crate) mod armies;
mod attack;
pub(crate) mod battle;
mod capture;
mod cards;
mod casualties;
mod companion_mode;
mod companions;
pub(crate) mod control;
pub(crate) mod fellowship;
pub(crate) mod hunt;
pub(crate) mod law;
mod march;
mod politics;
mod questions;
mod recruit;
mod seats;
mod separation;
mod siege;
mod stacking;
mod turn;
pub(crate) mod victory;

use parlour_core::{Answer, Ids, Request, Seat, Sink, Stream, Text};

pub(crate) use self::actions::needs_messenger;
pub(crate) use self::battle::MOST_DICE;
pub(crate) use self::control::EVERYWHERE;
use self::law::{Verdict, no};
pub(crate) use self::questions::in_whole;
pub(crate) use self::stacking::{GARRISON_LIMIT, STACKING_LIMIT};
use crate::action::Action;
use crate::event::Event;
use crate::ids::Side;
use crate::state::{Stage, Step, Wotr};

/// The streams of chance, after the four decks (R25.3).
pub(crate) mod stream {
    /// Action dice, the Shadow's one higher.
    pub const ACTION: u8 = 4;
    /// Combat dice, the Shadow's one higher.
    pub const COMBAT: u8 = 6;
    /// Hunt dice.
    pub const HUNT: u8 = 8;
    /// Hunt tiles.
    pub const TILE: u8 = 9;
    /// The random Companion.
    pub const COMPANION: u8 = 10;
    /// The die of a tile.
    pub const TILE_DIE: u8 = 11;
    /// Dice for cards, the Shadow's one higher.
    pub const CARD: u8 = 12;
    /// A card of the Free Peoples' hands.
    pub const HAND: u8 = 14;
}

/// Who must answer before the flow goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Waits {
    /// A seat.
    Seat(Seat),
    /// The dealer.
    Chance(Request),
}

impl Wotr {
    /// Runs the flow until somebody must answer or the match is over.
    pub(crate) fn run(&mut self, events: &mut impl Sink<Event>) {
        while self.ending.is_none() {
            crate::cards::watch(self, events);
            let Some(step) = self.steps.top() else { return };
            if !self.proceed(step, events) {
                return;
            }
        }
    }

    /// Does what a step has to do by itself; whether the flow goes on.
    #[allow(clippy::inline_always, reason = "measured: random play is some 5 % faster")]
    #[inline(always)]
    pub(crate) fn proceed(&mut self, step: Step, events: &mut impl Sink<Event>) -> bool {
        match step {
            Step::Turn => self.begin_turn(events),
            Step::PickDeck(seat) => return self.begin_pick_deck(seat),
            Step::HandLimit(seat) => return self.skip_if(self.hand_size(seat) <= self.hand_limit(seat)),
            Step::SwapOffer(seat) | Step::SwapAnswer(seat) => return self.begin_swap(seat),
            Step::Fellowship { declared } => return self.begin_fellowship(declared),
            Step::Allocate => return self.begin_allocate(events),
            Step::Roll(side) => return self.skip_if(self.dice_to_roll(side) == 0),
            Step::Actions => self.next_action(),
            Step::EndActions => self.end_actions(events),
            Step::Victory => self.check_victory(events),
            Step::EndAction => self.end_action(),
            Step::MoveFrom { left, led } => {
                return self.skip_if(left == 0 || self.may_move_some_army(Seat(self.actor), led).is_err());
            }
            Step::Recruit { first } => return self.begin_recruit(first),
            Step::Companions(_) => return self.skip_if(self.movable_companions() == 0),
            Step::Nazgul => return self.begin_nazgul(),
            Step::BoxDie => self.box_die(events),
            Step::HuntRoll => return self.begin_hunt(events),
            Step::DrawTile(cause) => return self.begin_tile(cause, events),
            Step::TileShown => return self.show_tile(events),
            Step::Damage => return self.begin_damage(),
            Step::TileEnd => self.end_tile(events),
            Step::MordorStep => self.mordor_step(events),
            Step::Walk { left: 0 } => self.end_walk(),
            Step::PickGuide => return self.begin_pick_guide(events),
            Step::Draw(_, deck) | Step::GuideDraw(deck) | Step::Sorcerer(deck) => {
                return self.skip_if(!self.can_draw(deck));
            }
            Step::Event { card, stage, .. } => {
                let Some(expansion) = self.expansion_of(card) else {
                    return crate::cards::proceed_event(self, card, stage, events);
                };
                self.steps.end();
                (expansion.event)(self, card);
            }
            Step::EventEnd(card, free) => self.end_event(card, free, events),
            Step::Levy(card, region, levy) => return self.begin_levy(card, region, levy, events),
            Step::Hits { card, region, hits } => return self.begin_hits(card, region, hits, events),
            Step::Interrupt(window) => return crate::cards::begin_interrupt(self, window),
            Step::Tactic(card, slot) => return crate::cards::proceed_tactic(self, card, slot, events),
            Step::MarchFrom { card, left } => return self.skip_if(left == 0 || !self.may_march(card)),
            Step::MarchOn { .. } => return self.begin_march_on(step, events),
            Step::AttackFrom { led, by: Some(card) } => {
                return self.skip_if(self.may_attack_somewhere(Seat(self.actor), led, Some(card)).is_err());
            }
            // R24.18: the command of an Army may have passed on since the card was played, when more
            // units came than may stand there.
            Step::AttackGroup { from, led, by: Some(card), .. } => {
                return self.skip_if(self.may_attack_from(Seat(self.actor), from, led, Some(card)).is_err());
            }
            Step::WhiteRider => return self.begin_white_rider(),
            Step::Round(stage) => return self.proceed_round(stage, events),
            Step::Losses(side) => return self.begin_losses(side, events),
            Step::Advance => return self.skip_if(self.battle.force.count() == 0),
            Step::BattleEnd => self.end_battle(events),
            Step::Garrison(region) => return self.begin_garrison(region, events),
            Step::Trim(region, side, turn) => return self.begin_trim(region, side, turn, events),
            Step::Mix(region, seat) | Step::MixAnswer(region, seat) => return self.begin_mix(region, seat),
            Step::ExtraAttack(_, count, _) => return self.skip_if(count == 0 || self.is_one_sided()),
            // The others do nothing by themselves: somebody must answer.
            _ => return false,
        }
        true
    }

    /// A step with nothing to ask is over; whether it is.
    pub(crate) fn skip_if(&mut self, nothing: bool) -> bool {
        if nothing {
            self.steps.end();
        }
        nothing
    }

    /// Who must answer the top step.
    #[inline]
    pub(crate) fn waits(&self) -> Option<Waits> {
        let step = self.steps.top()?;
        let dice = |stream, count| Waits::Chance(Request::dice(Stream(stream), count, 6));
        Some(match step {
            Step::Draw(seat, _) if self.is_companion() => Waits::Seat(seat),
            Step::Draw(_, deck) => Waits::Chance(Request::draw(Stream(deck as u8), 1, Ids(self.left_in(deck)))),
            Step::Roll(side) => dice(stream::ACTION + side as u8, self.dice_to_roll(side)),
            Step::HuntRoll => dice(stream::HUNT, self.hunt_dice()),
            Step::HuntReroll(count) => dice(stream::HUNT, count),
            Step::DrawTile(_) => Waits::Chance(Request::draw(Stream(stream::TILE), 1, Ids(u128::from(self.tiles)))),
            Step::TileDie => dice(stream::TILE_DIE, 1),
            Step::Event { card, stage, .. } => return crate::cards::waits_in_event(self, card, stage),
            Step::ExtraAttack(side, count, _) => dice(stream::COMBAT + side as u8, count),
            Step::RandomCompanion => {
                Waits::Chance(Request::draw(Stream(stream::COMPANION), 1, Ids(u128::from(self.company()))))
            }
            Step::Round(Stage::AttackerRoll) => self.combat_request(self.battle.attacker, false),
            Step::Round(Stage::DefenderRoll) => self.combat_request(self.battle.attacker.enemy(), false),
            Step::Round(Stage::AttackerReroll) => self.combat_request(self.battle.attacker, true),
            Step::Round(Stage::DefenderReroll) => self.combat_request(self.battle.attacker.enemy(), true),
            step => Waits::Seat(questions::asked(self, step)),
        })
    }

    /// Whether what a step says was chosen before could have been chosen: for positions that
    /// somebody has written.
    pub(crate) fn may_be_doing(&self, step: Step) -> bool {
        let seat = Seat(self.actor);
        let side = Wotr::side_of(seat);
        match step {
            Step::MoveTo { from, left, led } => self.may_start(left, led, Action::From(from)).is_ok(),
            Step::MoveGroup { from, to, led, .. } => self.may_head_for(from, led, Action::To(to)).is_ok(),
            Step::AttackTo { from, led, by } => self.may_attack_from(seat, from, led, by).is_ok(),
            Step::AttackGroup { from, to, led, by } => {
                self.may_attack_from(seat, from, led, by).is_ok() && self.targets_by(side, from, by) & to.bit() != 0
            }
            Step::MarchGroup { from, .. } => self.group.is_in(&self.figures(side, from)),
            Step::MarchOn { at, .. } => self.group.count() > 0 && self.group.is_in(&self.figures(side, at)),
            Step::NazgulTo { from, .. } => self.unflown(from) > 0,
            Step::MinionTo(minion) => self.place(minion).is_some(),
            Step::CompanionsTo { from, .. } => {
                let party = self.group.characters;
                party != 0 && party & !self.characters_in(Side::FreePeoples, from) == 0
            }
            Step::Round(
                Stage::Shelter
                | Stage::AttackerCard
                | Stage::DefenderCard
                | Stage::Show
                | Stage::Cease
                | Stage::Retreat,
            ) => self.battle.force.count() > 0 && self.count(self.battle.attacker.enemy(), self.battle.region) > 0,
            Step::Advance if self.battle.sheltered => self.count(self.battle.attacker.enemy(), self.battle.region) > 0,
            _ => true,
        }
    }

    /// Every action the asked seat may take now.
    #[inline]
    pub(crate) fn list_legal(&self, out: &mut Vec<Action>) {
        let Some(step) = self.steps.top() else { return };
        questions::list(self, step, out);
        if self.is_unrestricted() {
            self.list_topics(out);
        }
    }

    /// Whether a seat may take an action now, and by which rule.
    pub(crate) fn may(&self, seat: Seat, action: Action) -> Verdict {
        if self.ending.is_some() {
            return no(r!("R23.1"));
        }
        let (Some(Waits::Seat(asked)), Some(step)) = (self.waits(), self.steps.top()) else { return no(r!("R25.3")) };
        if asked != seat {
            return self.out_of_turn(seat, action);
        }
        match action {
            Action::Open(topic) => self.may_open(topic),
            _ => questions::may(self, step, action),
        }
    }

    /// What the asked seat is asked.
    pub(crate) fn question(&self) -> Text {
        self.steps.top().map_or_else(|| "ask.wait".into(), |step| questions::ask(self, step))
    }

    /// Takes a legal action of the asked seat.
    pub(crate) fn act(&mut self, action: Action, events: &mut impl Sink<Event>) {
        let Some(step) = self.steps.top() else { return };
        if !self.takes_edit(action, events) {
            questions::act(self, step, action, events);
        }
        self.run(events);
    }

    /// Takes the dealer's answer.
    pub(crate) fn take_deal(&mut self, answer: &Answer, events: &mut impl Sink<Event>) {
        let Some(step) = self.steps.top() else { return };
        match step {
            Step::Draw(seat, deck) => self.deal_card(seat, deck, answer[0], events),
            Step::Roll(side) => self.roll(side, answer, events),
            Step::HuntRoll => self.hunt_roll(answer, events),
            Step::HuntReroll(_) => self.hunt_reroll(answer, events),
            Step::DrawTile(_) => self.draw_tile(answer[0], events),
            Step::TileDie => self.tile_die(answer[0], events),
            Step::RandomCompanion => self.random_companion(answer[0], events),
            Step::Event { card, stage, .. } => crate::cards::dealt_in_event(self, card, stage, answer, events),
            Step::Round(stage) => self.combat_dice(stage, answer, events),
            Step::ExtraAttack(side, _, target) => self.extra_attack(side, target, answer, events),
            _ => {}
        }
        self.run(events);
    }
}
