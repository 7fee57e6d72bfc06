//! R13, R15: the rounds of a battle, retreat and advance.

use parlour_core::{Answer, NoEvents, Request, Seat, Sink, Stream};

use crate::action::Action;
use crate::data::{book, map};
use crate::event::{Cause, Event, Ground, RollCards, tell_all};
use crate::ids::{Card, Character, Figure, Nation, Region, Side, cards_of, regions_of};
use crate::rules::armies::Forming;
use crate::rules::law::{Conditions, Verdict, by, by_if, no};
use crate::rules::{Waits, stream};
use crate::state::{Battle, BattleKind, Group, NAZGUL, Stage, Step, Tactics, Wotr};

/// R13.8: the most dice of a Combat roll or a re-roll.
pub(crate) const MOST_DICE: u8 = 5;

impl Wotr {
    /// R12.7, R12.8, R27.3.8: the figures of a side that take part.
    pub fn fighters(&self, side: Side) -> Group {
        if side == self.battle.attacker { self.battle.force } else { self.figures(side, self.battle.region) }
    }

    /// R13.8, R27.3.4: dice of the Combat roll.
    pub(crate) fn combat_strength(&self, side: Side) -> u8 {
        let strength = self.strength(side).min(MOST_DICE);
        let tactics = &self.battle.tactics;
        let (fewer, most) = (tactics.fewer[side.index()], tactics.at_most[side.index()]);
        let dice = if fewer > 0 { strength.saturating_sub(fewer).max(1) } else { strength };
        if most > 0 { dice.min(most) } else { dice }
    }

    /// R13.8: the strength of those who fight, but for whom a card silences.
    fn strength(&self, side: Side) -> u8 {
        let mut group = self.fighters(side);
        group.characters &= !self.battle.tactics.silenced.map_or(0, Character::bit);
        Wotr::strength_of(&group)
    }

    /// R13.8, R26.captain: units and captains.
    pub(crate) fn strength_of(group: &Group) -> u8 {
        group.count() + (group.characters & book().captains).count_ones() as u8
    }

    /// R13.12, R1.3, R1.5, R27.3.9: Leadership, as far as it is not negated.
    pub(crate) fn leadership(&self, side: Side) -> u8 {
        let mut group = self.fighters(side).without(&self.battle.forfeited);
        group.characters &= !self.battle.tactics.silenced.map_or(0, Character::bit);
        if self.battle.white_rider {
            group.characters &= !Character::GandalfWhite.bit();
        }
        if self.nazgul_negated() {
            group.characters &= !Character::WitchKing.bit();
            group.leaders[NAZGUL] = 0;
        }
        self.leadership_of(&group)
    }

    /// R13.12, R26.saruman.servants: the Leadership of a group.
    pub(crate) fn leadership_of(&self, group: &Group) -> u8 {
        let named = Character::of(group.characters).map(|it| book().leadership[it.index()]).sum::<u8>();
        group.fp_leaders() + group.nazgul() + named + self.servants(group)
    }

    /// R26.gandalf_white.white_rider: unless a card keeps him silent.
    pub(crate) fn nazgul_negated(&self) -> bool {
        let silenced = self.battle.tactics.silenced == Some(Character::GandalfWhite);
        self.battle.white_rider && (!silenced || self.setup.white_rider_unshaken)
    }

    /// R13.9, R16.1, R16.10: what a die must reach.
    pub(crate) fn target(&self, side: Side) -> u8 {
        if self.ground(side) == Ground::Open { 5 } else { 6 }
    }

    /// R13.9, R16.1, R16.10, R16.2: what decides it.
    fn ground(&self, side: Side) -> Ground {
        let Battle { kind, attacker, region, round, .. } = self.battle;
        let walls = map().cities | map().fortifications;
        if side != attacker {
            Ground::Open
        } else if kind == BattleKind::Siege {
            Ground::Siege
        } else if kind == BattleKind::Field && round == 1 && walls & region.bit() != 0 {
            Ground::Walls
        } else {
            Ground::Open
        }
    }

    /// The Combat cards and the Event in a set of what bears on a roll, see [`Tactics::roll_by`].
    fn roll_cards(&self, set: u8) -> (RollCards, Option<Card>) {
        let shown = Side::ALL.into_iter().filter(|side| set >> side.index() & 1 == 1);
        let cards = shown.filter_map(|side| self.battle.cards[side.index()]);
        (cards.collect(), self.battle.by.filter(|_| set & Tactics::BY_EVENT != 0))
    }

    /// R13.11, R27.3.4: dice of the Leader re-roll.
    fn rerolls(&self, side: Side) -> u8 {
        let tactics = &self.battle.tactics;
        if tactics.no_reroll[side.index()] {
            return 0;
        }
        let failed = self.battle.missed[side.index()].saturating_sub(tactics.stuck[side.index()]);
        self.leadership(side).min(failed).min(MOST_DICE)
    }

    pub(super) fn combat_request(&self, side: Side, again: bool) -> Waits {
        let count = if again { self.rerolls(side) } else { self.combat_strength(side) };
        Waits::Chance(Request::dice(Stream(stream::COMBAT + side as u8), count, 6))
    }

    /// R12.10, R26.gandalf_white.white_rider: asked if there is Leadership to negate.
    pub(super) fn begin_white_rider(&mut self) -> bool {
        let white = self.fighters(Side::FreePeoples).characters & Character::GandalfWhite.bit() != 0;
        let shadow = self.fighters(Side::Shadow);
        let ringwraiths = shadow.nazgul() > 0 || shadow.characters & Character::WitchKing.bit() != 0;
        self.skip_if(!white || !ringwraiths)
    }

    pub(super) fn white_rider(&mut self, action: Action, events: &mut impl Sink<Event>) {
        if action == Action::Forfeit {
            self.battle.white_rider = true;
            tell_all(events, Event::WhiteRider);
        }
    }

    /// R13.1: a new round; its step must be on the stack already.
    pub(super) fn start_round(&mut self, events: &mut impl Sink<Event>) {
        let battle = &mut self.battle;
        battle.round = battle.round.saturating_add(1);
        (battle.cards, battle.backs, battle.shown) = ([None; 2], [None; 2], false);
        (battle.missed, battle.hits) = ([0; 2], [0; 2]);
        (battle.forfeited, battle.tactics) = (Group::EMPTY, Tactics::default());
        crate::cards::begin_round(self);
        self.battle.tactics.mark(&Tactics::default(), Tactics::BY_EVENT);
        tell_all(events, Event::Round { region: self.battle.region, round: self.battle.round });
    }

    /// The battle as the round begins that is decided about, for those who ask before they decide.
    pub(crate) fn round_ahead(&self) -> Wotr {
        let mut ahead = *self;
        if matches!(self.steps.top(), Some(Step::Round(Stage::Cease | Stage::Retreat))) {
            ahead.start_round(&mut NoEvents);
        }
        ahead
    }

    /// R16.13: the same once an Elite has paid for it.
    pub(crate) fn extended(&self, nation: Nation) -> Wotr {
        let mut paid = *self;
        paid.replace_elite(self.battle.attacker, nation, &mut NoEvents);
        paid.round_ahead()
    }

    fn next_round(&mut self, events: &mut impl Sink<Event>) {
        self.start_round(events);
        self.stage(Stage::Shelter);
    }

    fn stage(&mut self, stage: Stage) {
        self.steps.replace(Step::Round(stage));
    }

    /// R16.3, R16.4: whether the defender may withdraw into his Stronghold.
    pub(crate) fn may_shelter(&self) -> bool {
        let Battle { kind, attacker, region, .. } = self.battle;
        kind == BattleKind::Field && self.strongholds(attacker.enemy()) & !self.besieged & region.bit() != 0
    }

    pub(super) fn asked_in_round(&self, stage: Stage) -> Seat {
        let attacker = self.battle.attacker;
        match stage {
            Stage::AttackerCard | Stage::Cease => self.commander_in_battle(attacker),
            Stage::Show => self.commander_in_battle(self.unnamed_in_battle().unwrap_or(attacker)),
            _ => self.commander_in_battle(attacker.enemy()),
        }
    }

    /// Goes on in a round as far as nobody must answer.
    pub(super) fn proceed_round(&mut self, stage: Stage, events: &mut impl Sink<Event>) -> bool {
        let attacker = self.battle.attacker;
        let defender = attacker.enemy();
        if self.battle.shown && is_fighting(stage) && self.is_one_sided() {
            self.stage(Stage::Count);
            return true;
        }
        match stage {
            Stage::Shelter if self.may_shelter() => return false,
            Stage::Shelter => self.stage(Stage::AttackerCard),
            Stage::AttackerCard if self.may_choose_card(attacker) => return false,
            Stage::AttackerCard => self.stage(Stage::DefenderCard),
            Stage::DefenderCard if self.may_choose_card(defender) => return false,
            Stage::DefenderCard => self.stage(Stage::Show),
            Stage::Show if self.unnamed_in_battle().is_some() => return false,
            Stage::Show => self.show_cards(events),
            Stage::Before(slot) => self.slot(slot, Stage::Before(slot + 1)),
            Stage::AttackerRoll if self.combat_strength(attacker) > 0 => return false,
            Stage::AttackerRoll => self.stage(Stage::DefenderRoll),
            Stage::DefenderRoll if self.combat_strength(defender) > 0 => return false,
            Stage::DefenderRoll => self.stage(Stage::Between(4)),
            Stage::Between(slot) => self.slot(slot, Stage::AttackerReroll),
            Stage::AttackerReroll if self.rerolls(attacker) > 0 => return false,
            Stage::AttackerReroll => self.stage(Stage::DefenderReroll),
            Stage::DefenderReroll if self.rerolls(defender) > 0 => return false,
            Stage::DefenderReroll => self.stage(Stage::After(5)),
            Stage::After(slot) => {
                let next = if slot < 6 { Stage::After(slot + 1) } else { Stage::AttackerLosses };
                self.slot(slot, next);
            }
            Stage::AttackerLosses => {
                self.stage(Stage::DefenderLosses);
                self.steps.push(Step::Losses(attacker));
            }
            Stage::DefenderLosses => {
                self.stage(Stage::Last(7));
                self.steps.push(Step::Losses(defender));
            }
            Stage::Last(slot) => self.slot(slot, Stage::Count),
            Stage::Count => self.count_round(events),
            Stage::Cease => return self.begin_cease(events),
            Stage::Retreat if self.retreats() != 0 => return false,
            Stage::Retreat => self.next_round(events),
        }
        true
    }

    /// R13.4: the effects of the Combat cards with this initiative.
    fn slot(&mut self, slot: u8, next: Stage) {
        let next = if next == Stage::Before(4) { Stage::AttackerRoll } else { next };
        self.stage(next);
        if self.battle.shown {
            crate::cards::combat_slot(self, slot);
        }
    }

    /// R13.3: asked as long as the hand is not empty; what is in it does not matter.
    fn may_choose_card(&self, side: Side) -> bool {
        let seat = self.commander_in_battle(side);
        let any = self.hand_size(seat) != 0 || crate::cards::combat_on_table(self, side) != 0;
        any && crate::cards::combat_cards_allowed(self, side)
    }

    pub(super) fn list_round(&self, stage: Stage, out: &mut Vec<Action>) {
        match stage {
            Stage::Shelter => out.extend([Action::Fight, Action::Shelter]),
            Stage::AttackerCard => self.list_combat_cards(self.battle.attacker, out),
            Stage::DefenderCard => self.list_combat_cards(self.battle.attacker.enemy(), out),
            Stage::Show => self.list_combat_names(out),
            Stage::Cease => {
                let extend = Nation::of(self.battle.attacker).map(Action::Extend);
                let ways = std::iter::once(Action::Cease).chain(extend).chain([Action::Press]);
                out.extend(ways.filter(|action| self.may_go_on(*action).is_ok()));
            }
            Stage::Retreat => {
                out.push(Action::Stay);
                out.extend(regions_of(self.retreats()).map(Action::Retreat));
            }
            _ => {}
        }
    }

    /// R13.1: what may be decided in a stage of a round.
    pub(super) fn may_in_round(&self, stage: Stage, action: Action) -> Verdict {
        let attacker = self.battle.attacker;
        match (stage, action) {
            (_, Action::Shelter) if !self.may_shelter() => no(r!("R16.4")),
            (Stage::Shelter, Action::Fight) => by(r!("R16.3")),
            (Stage::Shelter, Action::Shelter) => by(r!("R16.5")),
            (Stage::Shelter, Action::Retreat(_)) => no(r!("R15.3")),
            (Stage::Shelter, _) => no(r!("R16.3")),
            (Stage::AttackerCard, _) => self.may_fight_with(attacker, action),
            (Stage::DefenderCard, _) => self.may_fight_with(attacker.enemy(), action),
            (Stage::Show, _) => self.may_show(action),
            (Stage::Cease, _) => self.may_go_on(action),
            (_, Action::Stay) => by(r!("R15.3")),
            (_, Action::Retreat(to)) if self.retreats() & to.bit() != 0 => by(r!("R15.4")),
            (_, Action::Retreat(_)) => no(r!("R15.4")),
            _ => no(r!("R15.3")),
        }
    }

    /// Somebody else is asked; a defender who would retreat learns why he is not.
    pub(super) fn out_of_turn(&self, seat: Seat, action: Action) -> Verdict {
        let defends = self.battle.kind != BattleKind::None && Wotr::side_of(seat) != self.battle.attacker;
        match action {
            Action::Retreat(_) if defends && self.battle.kind == BattleKind::Siege => no(r!("R16.11")),
            Action::Retreat(_) if defends => no(r!("R15.3")),
            Action::Shelter if defends && !self.may_shelter() => no(r!("R16.4")),
            _ => no(r!("R3.11")),
        }
    }

    /// The cards a side may use in the battle, as far as it has them.
    fn combat_cards(&self, side: Side) -> u128 {
        self.hands[self.commander_in_battle(side).index()] | crate::cards::combat_on_table(self, side)
    }

    fn list_combat_cards(&self, side: Side, out: &mut Vec<Action>) {
        out.push(Action::NoCard);
        if self.is_companion() {
            self.list_combat_backs(self.commander_in_battle(side), out);
            return;
        }
        let cards = cards_of(self.combat_cards(side));
        out.extend(cards.filter(|card| crate::cards::combat_needs(self, *card).is_ok()).map(Action::Combat));
    }

    /// R13.3, R27.3.1: a Combat card that a side has and that fits, or none.
    fn may_fight_with(&self, side: Side, action: Action) -> Verdict {
        let mut law = Conditions::default();
        match action {
            Action::NoCard => by(r!("R13.3")),
            Action::Combat(card) if !self.is_companion() => {
                law.needs(self.combat_cards(side) & card.bit() != 0, r!("R13.3"))?;
                law.meets(crate::cards::combat_needs(self, card), r!("R13.3"))?;
                by(r!("R13.3"))
            }
            Action::Back(deck) if self.is_companion() && deck.side() == side => {
                by_if(self.held(self.commander_in_battle(side)) & deck.cards() != 0, r!("R13.3"))
            }
            _ => no(r!("R13.3")),
        }
    }

    /// R13.1, R16.18: what was decided is done; a sortie that ceases is inside again.
    pub(super) fn in_round(&mut self, stage: Stage, action: Action, events: &mut impl Sink<Event>) {
        match (stage, action) {
            (Stage::Shelter, Action::Shelter) => self.shelter(events),
            (Stage::Shelter, _) => self.stage(Stage::AttackerCard),
            (Stage::AttackerCard, _) => self.choose_card(self.battle.attacker, action, Stage::DefenderCard, events),
            (Stage::DefenderCard, _) => self.choose_card(self.battle.attacker.enemy(), action, Stage::Show, events),
            (Stage::Show, _) => self.name_in_battle(action),
            (Stage::Cease, Action::Press) => {
                tell_all(events, Event::Pressed);
                self.stage(Stage::Retreat);
            }
            (Stage::Cease, Action::Extend(nation)) => {
                self.replace_elite(self.battle.attacker, nation, events);
                tell_all(events, Event::Extended { nation });
                self.next_round(events);
            }
            (Stage::Cease, _) => {
                tell_all(events, Event::Ceased);
                self.steps.end();
            }
            (Stage::Retreat, Action::Retreat(to)) => self.retreat(to, events),
            (Stage::Retreat, _) => self.next_round(events),
            _ => {}
        }
    }

    /// R13.3, R6.12: face down; the back is seen.
    fn choose_card(&mut self, side: Side, action: Action, next: Stage, events: &mut impl Sink<Event>) {
        let seat = self.commander_in_battle(side);
        let deck = match action {
            Action::Combat(card) => {
                self.hands[seat.index()] &= !card.bit();
                self.table &= !card.bit();
                self.battle.cards[side.index()] = Some(card);
                Some(card.deck())
            }
            Action::Back(deck) => {
                self.battle.backs[side.index()] = Some(deck);
                Some(deck)
            }
            _ => None,
        };
        self.stage(next);
        tell_all(events, Event::CombatChosen { side, deck });
    }

    /// R13.3: both cards are turned up.
    fn show_cards(&mut self, events: &mut impl Sink<Event>) {
        let card = |side: Side| self.battle.cards[side.index()];
        let (attacker, defender) = (card(self.battle.attacker), card(self.battle.attacker.enemy()));
        if attacker.is_none() && defender.is_none() {
            self.stage(Stage::AttackerRoll);
            return;
        }
        self.battle.shown = true;
        for card in [attacker, defender].into_iter().flatten() {
            self.forget(card);
        }
        self.stage(Stage::Before(0));
        tell_all(events, Event::CombatShown { attacker, defender });
        self.begin_sorcerer();
    }

    /// R26.witch_king.sorcerer: a card used in the first round of his battle.
    fn begin_sorcerer(&mut self) {
        let there = self.fighters(Side::Shadow).characters & Character::WitchKing.bit() != 0;
        if let Some(card) = self.battle.cards[Side::Shadow.index()].filter(|_| self.battle.round == 1 && there) {
            self.steps.push(Step::Sorcerer(card.deck()));
        }
    }

    /// R13.10: the dice of a Combat roll or a re-roll.
    pub(super) fn combat_dice(&mut self, stage: Stage, answer: &Answer, events: &mut impl Sink<Event>) {
        let attacker = self.battle.attacker;
        let (side, again, next) = match stage {
            Stage::AttackerRoll => (attacker, false, Stage::DefenderRoll),
            Stage::DefenderRoll => (attacker.enemy(), false, Stage::Between(4)),
            Stage::AttackerReroll => (attacker, true, Stage::DefenderReroll),
            _ => (attacker.enemy(), true, Stage::After(5)),
        };
        let (target, ground) = (self.target(side), self.ground(side));
        let tactics = &self.battle.tactics;
        let modifier = if again { tactics.again } else { tactics.bonus }[side.index()];
        let (cards, event) = self.roll_cards(if again { tactics.reroll_by } else { tactics.roll_by }[side.index()]);
        let hits = answer.iter().filter(|die| is_hit(**die, modifier, target)).count() as u8;
        self.battle.hits[side.index()] += hits;
        let tactics = &mut self.battle.tactics;
        tactics.scored[side.index()] += hits;
        if again {
            tactics.rerolled[side.index()] = hits;
        } else {
            tactics.ones[side.index()] = answer.iter().map(|die| u8::from(*die == 1)).sum();
            self.battle.missed[side.index()] = answer.len() as u8 - hits;
        }
        self.stage(next);
        let dice = answer.iter().copied().collect();
        tell_all(
            events,
            if again {
                let (leadership, failed) = (self.leadership(side), self.battle.missed[side.index()]);
                Event::Rerolled { side, leadership, failed, target, ground, modifier, cards, event, dice, hits }
            } else {
                let (cause, strength) = (Cause::Battle, self.strength(side));
                Event::CombatRolled { side, cause, strength, target, ground, modifier, cards, event, dice, hits }
            },
        );
    }

    /// R13.7, R27.3.7: the base number, no re-roll, and the losses are taken at once.
    pub(super) fn extra_attack(&mut self, side: Side, target: u8, answer: &Answer, events: &mut impl Sink<Event>) {
        self.steps.end();
        let hits = answer.iter().filter(|die| is_hit(**die, 0, target)).count() as u8;
        self.battle.hits[side.index()] += hits;
        self.battle.tactics.extra[side.index()] += hits;
        let ground = if target == self.target(side) { self.ground(side) } else { Ground::Card };
        let (cards, event) = self.roll_cards(1 << side.index());
        let cause = cards.first().map_or(Cause::Battle, |card| Cause::Card(*card));
        let (strength, modifier, dice) = (answer.len() as u8, 0, answer.iter().copied().collect());
        tell_all(
            events,
            Event::CombatRolled { side, cause, strength, target, ground, modifier, cards, event, dice, hits },
        );
        self.steps.push(Step::Losses(side.enemy()));
    }

    /// R13.5, R14.7, R15.7: cards are discarded; who is left decides how it goes on.
    fn count_round(&mut self, events: &mut impl Sink<Event>) {
        self.discard_combat_cards(events);
        let Battle { attacker, region, from, kind, .. } = self.battle;
        let defender = attacker.enemy();
        let [attackers, defenders] = [self.battle.force.count(), self.count(defender, region)];
        if attackers == 0 {
            let rest = std::mem::take(&mut self.battle.force);
            self.eliminate(from, &rest, Cause::Battle, events);
        }
        if defenders == 0 {
            let rest = self.figures(defender, region);
            self.eliminate(region, &rest, Cause::Battle, events);
        }
        if attackers > 0 && defenders > 0 {
            self.stage(Stage::Cease);
            return;
        }
        self.steps.end();
        if attackers > 0 && kind == BattleKind::Field {
            self.steps.push(Step::Advance);
        }
        self.left(from, events);
        self.left(region, events);
    }

    fn discard_combat_cards(&mut self, events: &mut impl Sink<Event>) {
        for side in [self.battle.attacker, self.battle.attacker.enemy()] {
            if let Some(card) = self.battle.cards[side.index()].take() {
                self.face_up |= card.bit();
                tell_all(events, Event::CardGone { card });
            }
        }
        self.battle.shown = false;
    }

    /// R16.12: a siege battle that cannot be extended is over.
    fn begin_cease(&mut self, events: &mut impl Sink<Event>) -> bool {
        if crate::cards::must_press(self) {
            tell_all(events, Event::Pressed);
            self.stage(Stage::Retreat);
            return true;
        }
        let mut ways = Nation::of(self.battle.attacker).map(Action::Extend).chain([Action::Press]);
        let over = ways.all(|way| self.may_go_on(way).is_err());
        if over {
            tell_all(events, Event::Ceased);
            self.steps.end();
        }
        over
    }

    /// R15.1, R16.12, R16.13: whether the attacker may cease, press on, or pay an Elite for it.
    fn may_go_on(&self, action: Action) -> Verdict {
        let paid = self.battle.kind == BattleKind::Siege && !crate::cards::goes_on_free(self);
        let mut law = Conditions::default();
        match action {
            Action::Cease => by(r!("R15.2")),
            Action::Press => {
                law.needs(!paid, r!("R16.12"))?;
                by(r!("R15.3"))
            }
            Action::Extend(nation) => {
                let elite = nation.side() == self.battle.attacker && self.battle.force.has(Figure::Elite(nation)) > 0;
                by_if(paid && elite && self.spare_regulars(nation) > 0, r!("R16.13"))
            }
            _ => no(r!("R15.1")),
        }
    }

    /// R15.4, R16.19: where the defender may retreat to.
    pub(crate) fn retreats(&self) -> u128 {
        let Battle { kind, attacker, region, .. } = self.battle;
        if kind == BattleKind::Siege { 0 } else { map().near[region.index()] & self.free(attacker.enemy()) }
    }

    /// R15.4, R15.5, R15.6: the whole army goes; Saruman stays.
    pub(crate) fn retreat(&mut self, to: Region, events: &mut impl Sink<Event>) {
        let Battle { kind, attacker, region, .. } = self.battle;
        let defender = attacker.enemy();
        let mut group = self.figures(defender, region);
        group.characters &= !Character::Saruman.bit();
        self.discard_combat_cards(events);
        self.drop_tactics();
        self.steps.end();
        if kind == BattleKind::Field {
            self.steps.push(Step::Advance);
        }
        self.take(defender, region, &group);
        self.put(defender, to, &group);
        tell_all(events, Event::Retreated { from: region, to, group });
        self.left(region, events);
        self.entered(defender, to, &group, events);
        self.join(self.commander(defender, &group), to, &group, events);
    }

    /// R16.5: the army is inside; the attacker may advance.
    pub(crate) fn shelter(&mut self, events: &mut impl Sink<Event>) {
        self.battle.sheltered = true;
        self.discard_combat_cards(events);
        self.drop_tactics();
        self.steps.replace(Step::Advance);
        tell_all(events, Event::Sheltered { region: self.battle.region });
    }

    /// R13.4: effects of this round that come too late.
    fn drop_tactics(&mut self) {
        while let Some(Step::Tactic(..)) = self.steps.top() {
            self.steps.end();
        }
    }

    /// R13.4: whether one side has no unit left in the battle.
    pub(crate) fn is_one_sided(&self) -> bool {
        let Battle { attacker, region, .. } = self.battle;
        self.battle.force.count() == 0 || self.count(attacker.enemy(), region) == 0
    }

    fn forming_advance(&self) -> Forming {
        let Battle { attacker, from, .. } = self.battle;
        let mut may = self.battle.force;
        may.characters &= !Character::Saruman.bit();
        self.forming(attacker, from, may, false)
    }

    /// R15.8, R15.9, R24.19: nobody; or at least one unit, R10.4 for what stays behind, and command of
    /// what goes.
    pub(super) fn may_advance(&self, action: Action) -> Verdict {
        let forming = self.forming_advance();
        let fresh = self.group.is_empty();
        let group = match action {
            Action::Done if fresh => {
                crate::cards::may_stay(self)?;
                return by(r!("R15.9"));
            }
            Action::All if fresh => &forming.may,
            Action::Go => &self.group,
            Action::Add(figure) if forming.may.has(figure) > self.group.has(figure) => return by(r!("R15.8")),
            _ => return no(r!("R15.8")),
        };
        let commander = self.commander_in_battle(self.battle.attacker);
        let mut law = Conditions::default();
        law.needs(group.count() > 0, r!("R15.8"))?;
        law.needs(group.count() < forming.units || group.fp_leaders() >= forming.leaders, r!("R10.4"))?;
        law.needs(self.keeps_command(commander, group), r!("R24.19"))?;
        by(r!("R15.8"))
    }

    /// R15.8, R15.10, R16.6: who advances before a Stronghold besieges it; if nobody does, there is no siege.
    pub(super) fn advance_group(&mut self, action: Action, events: &mut impl Sink<Event>) {
        if action == Action::Done {
            self.group = Group::EMPTY;
            self.steps.end();
            return;
        }
        let forming = self.forming_advance();
        let Some(group) = self.form(&forming, action) else { return };
        self.steps.end();
        let Battle { attacker, from, region, sheltered, .. } = self.battle;
        if sheltered {
            self.besieged |= region.bit();
            self.steps.push(Step::Garrison(region));
            tell_all(events, Event::SiegeBegan { region });
        }
        let seat = self.commander_in_battle(attacker);
        self.battle.force = Group::EMPTY;
        self.follow_army(from, region);
        self.march(attacker, from, region, &group, events);
        self.join(seat, region, &group, events);
    }

    pub(super) fn end_battle(&mut self, events: &mut impl Sink<Event>) {
        self.steps.end();
        let region = self.battle.region;
        self.battle = Battle::default();
        tell_all(events, Event::BattleEnded { region });
    }
}

/// Stages that an army without units does not come to.
const fn is_fighting(stage: Stage) -> bool {
    matches!(
        stage,
        Stage::Before(_)
            | Stage::AttackerRoll
            | Stage::DefenderRoll
            | Stage::Between(_)
            | Stage::AttackerReroll
            | Stage::DefenderReroll
            | Stage::After(_)
            | Stage::Last(_)
    )
}

/// R13.10, R27.3.5: a natural 1 misses, a natural 6 hits; else the die with its modifier.
const fn is_hit(die: u8, modifier: i8, target: u8) -> bool {
    die == 6 || (die != 1 && die as i16 + modifier as i16 >= target as i16)
}

#[cfg(test)]
#[path = "../../tests/inside/battle.rs"]
mod tests;
