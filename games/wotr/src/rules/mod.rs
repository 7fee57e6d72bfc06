//! The rules, one file per chapter in book order; here is only who is asked and which chapter
//! answers.

mod actions;
pub(crate) mod armies;
mod attack;
mod battle;
mod capture;
mod cards;
mod casualties;
mod companion_mode;
mod companions;
pub(crate) mod control;
mod fellowship;
mod hunt;
mod march;
mod politics;
mod recruit;
mod refuse;
mod seats;
mod separation;
mod siege;
mod stacking;
mod turn;
mod victory;

use parlour_core::{Answer, Ids, Request, Seat, Sink, Stream};

pub(crate) use self::battle::MOST_DICE;
pub(crate) use self::control::EVERYWHERE;
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
    pub(crate) fn proceed(&mut self, step: Step, events: &mut impl Sink<Event>) -> bool {
        match step {
            Step::Turn => self.begin_turn(events),
            Step::PickDeck(seat) => return self.begin_pick_deck(seat),
            Step::HandLimit(seat) => return self.begin_hand_limit(seat),
            Step::SwapOffer(seat) | Step::SwapAnswer(seat) => return self.begin_swap(seat),
            Step::Fellowship { declared } => return self.begin_fellowship(declared),
            Step::Allocate => return self.begin_allocate(events),
            Step::Roll(side) => return self.begin_roll(side),
            Step::Actions => self.next_action(),
            Step::EndActions => self.end_actions(events),
            Step::Victory => self.check_victory(events),
            Step::EndAction => self.end_action(),
            Step::MoveFrom { left, led } => return self.begin_move(left, led),
            Step::Recruit { first } => return self.begin_recruit(first),
            Step::Companions(_) => return self.begin_companions(),
            Step::Nazgul => return self.begin_nazgul(),
            Step::BoxDie => self.box_die(events),
            Step::HuntRoll => return self.begin_hunt(events),
            Step::DrawTile(cause) => return self.begin_tile(cause, events),
            Step::TileShown => return self.show_tile(events),
            Step::Damage => return self.begin_damage(),
            Step::TileEnd => self.end_tile(events),
            Step::MordorStep => self.mordor_step(events),
            Step::Walk { left } => return self.begin_walk(left, events),
            Step::PickGuide => return self.begin_pick_guide(events),
            Step::Draw(_, deck) | Step::GuideDraw(deck) | Step::Sorcerer(deck) => {
                if self.can_draw(deck) {
                    return false;
                }
                self.steps.pop();
            }
            Step::Event { card, .. } if self.expansion().cards & card.bit() != 0 => {
                self.steps.pop();
                (self.expansion().event)(self, card);
            }
            Step::Event { card, stage, .. } => return crate::cards::proceed_event(self, card, stage, events),
            Step::EventEnd(card, free) => self.end_event(card, free, events),
            Step::Levy(card, region, levy) => return self.begin_levy(card, region, levy, events),
            Step::Hits { card, region, hits } => return self.begin_hits(card, region, hits, events),
            Step::Interrupt(window) => return crate::cards::begin_interrupt(self, window),
            Step::Tactic(card, slot) => return crate::cards::proceed_tactic(self, card, slot, events),
            Step::MarchFrom { card, left } => return self.begin_march(card, left),
            Step::MarchOn { card, from, at, steps, left } => {
                return self.begin_march_on(card, from, at, steps, left, events);
            }
            Step::AttackFrom { led, by: Some(card) } => return self.begin_card_attack(led, card),
            Step::AttackGroup { from, led, by: Some(card), .. } => return self.begin_card_group(from, led, card),
            Step::WhiteRider => return self.begin_white_rider(),
            Step::Round(stage) => return self.proceed_round(stage, events),
            Step::Losses(side) => return self.begin_losses(side, events),
            Step::Advance => return self.begin_advance(events),
            Step::BattleEnd => self.end_battle(events),
            Step::Garrison(region) => return self.begin_garrison(region, events),
            Step::Trim(region, side, turn) => return self.begin_trim(region, side, turn, events),
            Step::Mix(region, seat) | Step::MixAnswer(region, seat) => return self.begin_mix(region, seat),
            Step::Act(_)
            | Step::Editor(_)
            | Step::Name(..)
            | Step::MoveTo { .. }
            | Step::MoveGroup { .. }
            | Step::MarchGroup { .. }
            | Step::AttackFrom { by: None, .. }
            | Step::AttackTo { .. }
            | Step::AttackGroup { .. }
            | Step::Enter(_)
            | Step::Separate(_)
            | Step::SeparateTo { .. }
            | Step::CompanionsTo { .. }
            | Step::NazgulTo { .. }
            | Step::MinionTo(_)
            | Step::TileDie
            | Step::Voice { .. }
            | Step::HuntReroll(_)
            | Step::RandomCompanion => return false,
            Step::ExtraAttack(_, count, _) => {
                if count > 0 && !self.is_one_sided() {
                    return false;
                }
                self.steps.pop();
            }
        }
        true
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
            step => Waits::Seat(self.asked(step)),
        })
    }

    /// The seat that a step asks.
    fn asked(&self, step: Step) -> Seat {
        match step {
            Step::PickDeck(seat)
            | Step::Name(seat, _)
            | Step::HandLimit(seat)
            | Step::SwapOffer(seat)
            | Step::SwapAnswer(seat)
            | Step::Act(seat)
            | Step::Mix(_, seat)
            | Step::MixAnswer(_, seat) => seat,
            Step::Fellowship { .. } | Step::Damage | Step::Walk { .. } | Step::PickGuide => {
                self.leader(Side::FreePeoples)
            }
            Step::Allocate => self.leader(Side::Shadow),
            Step::SeparateTo { .. } if self.hunt.tile.is_some() || Wotr::side_of(Seat(self.actor)) == Side::Shadow => {
                self.leader(Side::FreePeoples)
            }
            Step::WhiteRider => self.commander_in_battle(Side::FreePeoples),
            Step::Sorcerer(_) => self.commander_in_battle(Side::Shadow),
            Step::Interrupt(window) => self.leader(crate::cards::owner_of(window)),
            Step::Tactic(card, _) => self.commander_in_battle(card.side()),
            Step::Hits { card, region, .. } => self.commander_of(card.side().enemy(), region),
            Step::Round(stage) => self.asked_in_round(stage),
            Step::Losses(side) => self.commander_in_battle(side),
            Step::Advance => self.commander_in_battle(self.battle.attacker),
            Step::Garrison(region) => self.commander_of(self.garrison_side(region), region),
            Step::Trim(region, side, turn) => self.trimmer(region, side, turn),
            _ => Seat(self.actor),
        }
    }

    /// Whether what a step says was chosen before could have been chosen: for positions that
    /// somebody has written.
    pub(crate) fn may_be_doing(&self, step: Step) -> bool {
        let seat = Seat(self.actor);
        let side = Wotr::side_of(seat);
        match step {
            Step::MoveTo { from, led, .. } => self.destinations(seat, from, led) != 0,
            Step::MoveGroup { from, to, led, .. } => self.destinations(seat, from, led) & to.bit() != 0,
            Step::AttackTo { from, led, by } => self.may_attack_from(seat, from, led, by),
            Step::AttackGroup { from, to, led, by } => {
                self.may_attack_from(seat, from, led, by) && self.targets_by(side, from, by) & to.bit() != 0
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
    pub(crate) fn list_legal(&self, out: &mut Vec<Action>) {
        let Some(step) = self.steps.top() else { return };
        match step {
            Step::Draw(_, deck) => self.list_drawn(deck, out),
            Step::Name(seat, deck) => self.list_names(seat, deck, out),
            Step::PickDeck(seat) => self.list_decks(seat, out),
            Step::HandLimit(seat) => self.list_discards(seat, out),
            Step::SwapOffer(seat) | Step::SwapAnswer(seat) => self.list_offers(seat, out),
            Step::Fellowship { declared } => self.list_fellowship(declared, out),
            Step::Allocate => self.list_allocations(out),
            Step::Act(seat) => self.list_act(seat, out),
            Step::MoveFrom { left, led } => self.list_move_from(left, led, out),
            Step::MoveTo { from, led, .. } => self.list_move_to(from, led, out),
            Step::MoveGroup { from, to, led, .. } => self.list_move_group(from, to, led, out),
            Step::AttackFrom { led, by } => self.list_attack_from(led, by, out),
            Step::AttackTo { from, by, .. } => self.list_attack_to(from, by, out),
            Step::AttackGroup { from, led, by, .. } => self.list_attack_group(from, led, by, out),
            Step::MarchFrom { card, .. } => self.list_march_from(card, out),
            Step::MarchGroup { card, from, .. } => self.list_march_group(card, from, out),
            Step::MarchOn { card, from, at, steps, .. } => self.list_march_on(card, from, at, steps, out),
            Step::Recruit { first } => self.list_recruits(first, out),
            Step::Voice { first } => self.list_voice(first, out),
            Step::Enter(character) => self.list_entries(character, out),
            Step::Separate(_) => self.list_separate(out),
            Step::SeparateTo { range, into_siege } => self.list_separate_to(range, into_siege, out),
            Step::Companions(_) => self.list_companions(out),
            Step::CompanionsTo { from, journey } => self.list_companions_to(from, journey, out),
            Step::Nazgul => self.list_nazgul(out),
            Step::NazgulTo { from } => self.list_nazgul_to(from, out),
            Step::MinionTo(minion) => self.list_minion_to(minion, out),
            Step::Damage => self.list_damage(out),
            Step::Walk { left } => self.list_walk(left, out),
            Step::PickGuide => self.list_guides(out),
            Step::GuideDraw(deck) | Step::Sorcerer(deck) => out.extend([Action::Draw(deck), Action::Decline]),
            Step::WhiteRider => out.extend([Action::Forfeit, Action::Decline]),
            Step::Round(stage) => self.list_round(stage, out),
            Step::Losses(side) => self.list_losses(side, out),
            Step::Advance => self.list_advance(out),
            Step::Garrison(region) => self.list_trim(self.garrison_side(region), region, None, out),
            Step::Trim(region, side, turn) => self.list_trim(side, region, Some(turn), out),
            Step::Mix(..) | Step::MixAnswer(..) => out.extend([Action::Accept, Action::Decline]),
            Step::Event { card, stage, .. } => crate::cards::list_event(self, card, stage, out),
            Step::Levy(_, region, levy) => levy.list(region, out),
            Step::Hits { card, region, hits } => self.list_hits(card, region, hits, out),
            Step::Interrupt(window) => crate::cards::list_interrupt(self, window, out),
            Step::Tactic(card, slot) => crate::cards::list_tactic(self, card, slot, out),
            Step::Editor(topic) => self.list_edits(topic, out),
            _ => {}
        }
        if self.is_unrestricted() {
            self.list_topics(out);
        }
    }

    /// Takes a legal action of the asked seat.
    pub(crate) fn act(&mut self, action: Action, events: &mut impl Sink<Event>) {
        let Some(step) = self.steps.top() else { return };
        match step {
            _ if self.takes_edit(action, events) => {}
            Step::Draw(seat, deck) => self.drawn(seat, deck, action, events),
            Step::Name(seat, _) => self.play_named(seat, action, events),
            Step::PickDeck(seat) => self.pick_deck(seat, action),
            Step::HandLimit(seat) => self.discard(seat, action, events),
            Step::SwapOffer(seat) => self.offer_swap(seat, action),
            Step::SwapAnswer(seat) => self.answer_swap(seat, action, events),
            Step::Fellowship { .. } => self.in_fellowship_phase(action, events),
            Step::Allocate => self.allocate(action, events),
            Step::Act(seat) => self.take_action(seat, action, events),
            Step::MoveFrom { left, led } => self.move_from(action, left, led),
            Step::MoveTo { from, left, led } => self.move_to(action, from, left, led),
            Step::MoveGroup { from, to, left, led } => self.move_group(action, from, to, left, led, events),
            Step::AttackFrom { led, by } => self.attack_from(action, led, by),
            Step::AttackTo { from, led, by } => self.attack_to(action, from, led, by),
            Step::AttackGroup { from, to, led, by } => self.attack_group(action, from, to, led, by, events),
            Step::MarchFrom { card, left } => self.march_from(action, card, left),
            Step::MarchGroup { card, from, left } => self.march_group(action, card, from, left),
            Step::MarchOn { .. } => self.march_on(action, step, events),
            Step::Recruit { first } => self.recruit(action, first, events),
            Step::Voice { first } => self.voice_in(action, first, events),
            Step::Enter(character) => self.enter(action, character, events),
            Step::Separate(journey) => self.separate(action, journey, events),
            Step::SeparateTo { .. } => self.separate_to(action, events),
            Step::Companions(journey) => self.companions(action, journey),
            Step::CompanionsTo { from, journey } => self.companions_to(action, from, journey, events),
            Step::Nazgul => self.nazgul(action),
            Step::NazgulTo { from } => self.nazgul_to(action, from, events),
            Step::MinionTo(minion) => self.minion_to(action, minion, events),
            Step::Damage => self.take_damage(action, events),
            Step::Walk { left } => self.walk(action, left, events),
            Step::PickGuide => self.pick_guide(action, events),
            Step::GuideDraw(deck) => self.may_draw(action, Seat(self.actor), deck),
            Step::Sorcerer(deck) => self.may_draw(action, self.commander_in_battle(Side::Shadow), deck),
            Step::WhiteRider => self.white_rider(action, events),
            Step::Round(stage) => self.in_round(stage, action, events),
            Step::Losses(side) => self.take_loss(side, action, events),
            Step::Advance => self.advance_group(action, events),
            Step::Garrison(region) => self.trim(self.garrison_side(region), region, action, events),
            Step::Trim(region, side, turn) => {
                self.trim(side, region, action, events);
                self.steps.replace(Step::Trim(region, side, turn ^ 1));
            }
            Step::Mix(region, seat) => self.propose_mix(region, seat, action),
            Step::MixAnswer(region, seat) => self.answer_mix(region, seat, action, events),
            Step::Event { card, stage, .. } => crate::cards::in_event(self, card, stage, action, events),
            Step::Levy(card, region, levy) => self.in_levy(card, region, levy, action, events),
            Step::Hits { card, region, hits } => self.take_hit(card, region, hits, action, events),
            Step::Interrupt(window) => crate::cards::in_interrupt(self, window, action, events),
            Step::Tactic(card, slot) => crate::cards::in_tactic(self, card, slot, action, events),
            _ => {}
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
