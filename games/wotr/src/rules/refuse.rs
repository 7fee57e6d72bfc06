//! Why an action is not allowed: the rule that says so.

use parlour_core::{Refusal, RuleId, Seat, Text};

use crate::action::{Action, Deed};
use crate::data::{deck_cards, map};
use crate::ids::{Card, Character, Face, Figure, Nation, Region, Side, regions_of};
use crate::state::{ASIDE, BattleKind, NONE, Stage, Step, Wotr};
use crate::words::{card_rule, combat_rule};

impl Wotr {
    /// The rule against an action that is not in the list.
    pub(crate) fn explain(&self, seat: Seat, action: Action) -> Refusal {
        let rule = self.rule_against(seat, action);
        let reason = self.unmet(seat, action).filter(|_| rule == "R6.5" || rule == "R13.3");
        if let (None, Some(rule)) = (&reason, self.card_asking(rule)) {
            return Refusal { rule, reason: Text::new("refuse.card_choice") };
        }
        let reason = reason.unwrap_or_else(|| Text::new(format!("refuse.{rule}")));
        Refusal { rule: rule.into(), reason }
    }

    /// R27: the card whose question an answer does not fit.
    fn card_asking(&self, rule: &str) -> Option<RuleId> {
        match self.steps.top().filter(|_| rule == "R6.5")? {
            Step::Event { card, .. } | Step::Levy(card, ..) => Some(card_rule(card)),
            Step::Tactic(card, _) => Some(combat_rule(card)),
            Step::Interrupt(_) => Some("R27.2.14".into()),
            _ => None,
        }
    }

    /// R6.5, R13.3: what a card in the hand lacks.
    fn unmet(&self, seat: Seat, action: Action) -> Option<Text> {
        let (card, needs) = match action {
            Action::Use { to: Deed::Play(card), .. } | Action::PlayFree(card) => {
                (card, crate::cards::needs(self, card))
            }
            Action::Combat(card) if self.battle.kind != BattleKind::None => {
                (card, crate::cards::combat_needs(self, card))
            }
            _ => return None,
        };
        let missing =
            needs.err().filter(|_| self.hands.get(seat.index()).is_some_and(|hand| hand & card.bit() != 0))?;
        Some(Text::new(missing))
    }

    fn rule_against(&self, seat: Seat, action: Action) -> &'static str {
        if self.ending.is_some() {
            return "R23.1";
        }
        let Some(super::Waits::Seat(asked)) = self.waits() else { return "R25.3" };
        if asked != seat {
            return self.against_out_of_turn(seat, action);
        }
        let Some(step) = self.steps.top() else { return "R3.1" };
        match (step, action) {
            (Step::PickDeck(_), Action::Draw(deck)) => {
                if deck.side() == Wotr::side_of(seat) {
                    "R6.2"
                } else {
                    "R24.4"
                }
            }
            (Step::PickDeck(_), _) => "R24.4",
            (Step::Draw(..), _) => "R6.2",
            (Step::Name(..), _) => "R6.4",
            (Step::HandLimit(_), _) => "R6.3",
            (Step::SwapOffer(_) | Step::SwapAnswer(_), _) => "R24.6",
            (Step::Fellowship { declared }, _) => self.against_in_fellowship(declared, action),
            (Step::Allocate, Action::Allocate(0)) => "R3.8",
            (Step::Allocate, Action::Allocate(_)) => "R3.7",
            (Step::Allocate, _) => "R3.6",
            (Step::Act(_), _) => self.against_act(seat, action),
            (Step::MoveFrom { led, .. }, Action::From(from)) => self.against_move_from(seat, from, led),
            (Step::MoveFrom { .. }, _) => "R10.2",
            (Step::MoveTo { from, led, .. }, Action::To(to)) => self.against_move_to(seat, from, to, led),
            (Step::MoveGroup { from, to, led, .. }, _) => self.against_move_group(seat, from, to, led, action),
            (Step::MoveTo { .. }, _) => "R10.1",
            (Step::AttackFrom { led, by }, Action::From(from)) => self.against_attack_from(seat, from, led, by),
            (Step::AttackTo { from, .. }, Action::To(to)) => self.against_attack_to(seat, from, to),
            (Step::AttackGroup { from, led, by, .. }, _) => self.against_attack_group(seat, from, led, by, action),
            (Step::AttackFrom { .. } | Step::AttackTo { .. }, _) => "R12.1",
            (Step::Recruit { first }, Action::Recruit(figure, region)) => {
                self.against_recruit(seat, figure, region, first)
            }
            (Step::Recruit { .. }, _) => "R9.1",
            (Step::Voice { .. }, _) => "R26.saruman.voice",
            (Step::Enter(character), _) => entry_rule(character),
            (Step::Separate(_), _) => "R20.1",
            (Step::SeparateTo { range, into_siege }, Action::To(to)) => {
                self.against_companions_to(self.ring_bearers, to, range, into_siege, "R20.2")
            }
            (Step::SeparateTo { .. }, _) => "R20.2",
            (Step::Companions(_), Action::Pick(character)) => self.against_companion(character),
            (Step::CompanionsTo { from, journey }, Action::To(to)) => {
                let range = journey.range(self.group.characters);
                self.against_companions_to(from, to, range, journey.into_siege, "R11.2")
            }
            (Step::Companions(_) | Step::CompanionsTo { .. }, _) => "R11.2",
            (Step::Nazgul, Action::Pick(Character::Saruman)) => "R11.13",
            (Step::Nazgul, Action::Pick(minion @ Character::MouthOfSauron))
                if self.in_play(minion) && self.owner_of_minion(minion) != seat =>
            {
                "R24.13"
            }
            (Step::Nazgul, Action::Pick(Character::MouthOfSauron)) | (Step::MinionTo(Character::MouthOfSauron), _) => {
                "R11.12"
            }
            (Step::Nazgul, _) => "R11.8",
            (Step::NazgulTo { .. } | Step::MinionTo(_), _) => "R11.9",
            (Step::Damage, _) => against_damage(action),
            (Step::Walk { .. }, Action::Halt) => "R19.17",
            (Step::Walk { left }, Action::Walk(to))
                if map().near[self.ring_bearers.index()] & to.bit() != 0
                    && !self.can_end(to, left.saturating_sub(1)) =>
            {
                "R19.17"
            }
            (Step::Walk { .. }, _) => "R19.16",
            (Step::PickGuide, _) => "R19.5",
            (Step::GuideDraw(_), _) => "R26.gandalf_grey.guide",
            (Step::Sorcerer(_), _) => "R26.witch_king.sorcerer",
            (Step::WhiteRider, _) => "R26.gandalf_white.white_rider",
            (Step::Round(stage), _) => self.against_in_round(stage, action),
            (Step::Losses(side), _) => self.against_loss(side, action),
            (Step::Advance, Action::Go | Action::All) => self.advance_refusal(),
            (Step::Advance, _) => "R15.8",
            (Step::Garrison(_), _) => "R8.4",
            (Step::Trim(..), _) => "R8.3",
            (Step::Mix(..) | Step::MixAnswer(..), _) => "R24.15",
            (Step::Event { .. } | Step::Tactic(..) | Step::Levy(..) | Step::Interrupt(_), _) => "R6.5",
            (Step::MarchGroup { card, from, .. }, _) => self.march_refusal(card, from, action),
            (Step::MarchFrom { .. } | Step::MarchOn { .. }, _) => "R10.10",
            (Step::Hits { .. }, _) => "R14.2",
            _ => "R3.11",
        }
    }

    /// Somebody else is asked; a defender who would retreat learns why he is not.
    fn against_out_of_turn(&self, seat: Seat, action: Action) -> &'static str {
        let defends = self.battle.kind != BattleKind::None && Wotr::side_of(seat) != self.battle.attacker;
        match action {
            Action::Retreat(_) if defends && self.battle.kind == BattleKind::Siege => "R16.11",
            Action::Retreat(_) if defends => "R15.3",
            Action::Shelter if defends && !self.may_shelter() => "R16.4",
            _ => "R3.11",
        }
    }

    fn against_in_fellowship(&self, declared: bool, action: Action) -> &'static str {
        match action {
            Action::Declare(_) if declared || !self.hidden || self.mordor.is_some() => "R19.10",
            Action::Declare(_) => "R19.10",
            Action::EnterMordor => "R22.1",
            Action::Guide(_) => "R19.5",
            _ => "R3.5",
        }
    }

    fn against_act(&self, seat: Seat, action: Action) -> &'static str {
        let side = Wotr::side_of(seat);
        match action {
            Action::Pass => "R4.4",
            Action::Skip(_) => "R4.5",
            Action::Ring { die, to } => self.against_ring(side, die, to),
            Action::Use { die, .. } if self.dice[side.index()][die.index()] == 0 => "R4.3",
            Action::Use { die, to } => self.against_deed(seat, side, die, to),
            _ => "R3.11",
        }
    }

    fn against_ring(&self, side: Side, die: Face, to: Face) -> &'static str {
        if to == Face::Will {
            return "R5.4";
        }
        if die == Face::Eye || (side == Side::FreePeoples && to == Face::Eye) {
            return "R5.5";
        }
        if self.ring_used[side.index()] {
            return "R5.2";
        }
        if die == to && self.dice[side.index()][die.index()] > 0 { "R5.6" } else { "R5.1" }
    }

    fn against_deed(&self, seat: Seat, side: Side, die: Face, deed: Deed) -> &'static str {
        let free = side == Side::FreePeoples;
        let army = die.is_army() || (die == Face::Muster && self.may_be_messenger(side));
        match deed {
            Deed::MoveFellowship if free && self.hidden && !self.may_move_fellowship() => "R19.13",
            Deed::MoveFellowship if free && !self.hidden => "R19.15",
            Deed::HideFellowship if free && self.hidden => "R19.21",
            Deed::Separate if free && die.is_character() && self.mordor.is_some() => "R22.5",
            Deed::Separate if free && die.is_character() => "R20.1",
            Deed::MoveCompanions if free && die.is_character() => {
                if Character::of(Character::COMPANIONS).any(|it| self.place(it).is_some()) { "R11.5" } else { "R11.2" }
            }
            Deed::MoveNazgul if !free && die.is_character() => "R11.8",
            Deed::MoveArmies if army => self.against_no_army(seat, false, "R10.5"),
            Deed::MoveArmies if die == Face::Character => self.against_no_army(seat, true, "R10.3"),
            Deed::Attack if army => self.against_no_attack(seat, false),
            Deed::Attack if die == Face::Character => self.against_no_attack(seat, true),
            Deed::MoveArmies | Deed::Attack if die == Face::Muster && self.messenger => "R26.mouth_of_sauron.messenger",
            Deed::Draw(deck) if die.is_event() && deck.side() == side => "R6.2",
            Deed::Play(card) => self.against_play(seat, side, die, card),
            Deed::Remove(_) => "R6.7",
            Deed::PlaySecret(_) => "R6.4",
            Deed::Advance(nation) if die.is_muster() || self.has_envoy(nation) => self.against_advance(seat, nation),
            Deed::Recruit if die.is_muster() => self.against_no_recruit(seat),
            Deed::Bring(character) => self.against_bring(seat, side, die, character),
            Deed::VoiceRegulars | Deed::VoiceElites if !free && die.is_muster() => "R26.saruman.voice",
            _ => "R4.3",
        }
    }

    /// R24.24: whether nothing but the last action is in the way of something.
    fn is_repeat(&self, seat: Seat, may: impl Fn(&Wotr) -> bool) -> bool {
        self.setup.seats == 3 && seat.0 == 0 && may(&Wotr { last_nations: 0, last_armies: [NONE; 2], ..*self })
    }

    /// Nobody can be recruited; the teammate perhaps could.
    fn against_no_recruit(&self, seat: Seat) -> &'static str {
        if self.is_repeat(seat, |fresh| fresh.may_recruit(seat)) {
            return "R24.24";
        }
        let other = self.teammate(seat).filter(|other| self.may_recruit(*other));
        if other.is_some() { "R24.11" } else { "R9.2" }
    }

    /// No army can move; the teammate's perhaps could.
    fn against_no_army(&self, seat: Seat, led: bool, rule: &'static str) -> &'static str {
        if self.is_repeat(seat, |fresh| fresh.may_move_some_army(seat, led)) {
            return "R24.24";
        }
        let other = self.teammate(seat).filter(|other| self.may_move_some_army(*other, led));
        if other.is_some() { "R24.11" } else { rule }
    }

    /// No army can attack; the teammate's perhaps could, or one that both have mixed.
    fn against_no_attack(&self, seat: Seat, led: bool) -> &'static str {
        if self.is_repeat(seat, |fresh| fresh.may_attack_somewhere(seat, led, None)) {
            return "R24.24";
        }
        let side = Wotr::side_of(seat);
        let Some(other) = self.teammate(seat).filter(|other| self.may_attack_somewhere(*other, led, None)) else {
            let near_enemies = regions_of(self.armies[side.index()]).any(|from| self.targets(side, from) != 0);
            return match near_enemies {
                false => "R12.1",
                true if led && self.may_attack_somewhere(seat, false, None) => "R12.2",
                true => "R12.3",
            };
        };
        let mixed = regions_of(self.mixed[side.index()]).any(|from| self.may_attack_from(other, from, led, None));
        if mixed { "R24.18" } else { "R24.11" }
    }

    fn against_play(&self, seat: Seat, side: Side, die: Face, card: crate::ids::Card) -> &'static str {
        if self.hands[seat.index()] & card.bit() == 0 || !self.die_plays(side, die, card) {
            return "R6.4";
        }
        let barred = deck_cards()[usize::from(card.0)].player.is_some_and(|role| !self.has_role(seat, role));
        if barred {
            "R24.14"
        } else if self.may_repeat_with(seat, card) {
            "R6.5"
        } else {
            "R24.24"
        }
    }

    fn against_advance(&self, seat: Seat, nation: Nation) -> &'static str {
        if nation.side() != Wotr::side_of(seat) || self.at_war(nation) {
            "R18.8"
        } else if self.owner(nation) != seat {
            "R24.11"
        } else if !self.may_advance_nation(nation) {
            "R18.2"
        } else if !self.may_repeat(seat, 1 << nation.index(), Region(0)) {
            "R24.24"
        } else if !crate::cards::may_advance_by_die(self, nation) {
            "R27.sh_strat_05"
        } else {
            "R18.8"
        }
    }

    fn against_bring(&self, seat: Seat, side: Side, die: Face, character: Character) -> &'static str {
        let fits = match character {
            Character::Aragorn | Character::GandalfWhite => die == Face::Will,
            Character::Saruman | Character::WitchKing | Character::MouthOfSauron => die.is_muster(),
            _ => false,
        };
        if !fits || character.side() != side {
            "R4.3"
        } else if self.at[character.index()] != ASIDE && side == Side::Shadow {
            "R9.11"
        } else if side == Side::Shadow && self.owner_of_minion(character) != seat {
            "R24.13"
        } else {
            entry_rule(character)
        }
    }

    fn against_move_from(&self, seat: Seat, from: Region, led: bool) -> &'static str {
        let side = Wotr::side_of(seat);
        if self.armies[side.index()] & from.bit() == 0 {
            return "R10.1";
        }
        if self.fielded(side) & from.bit() == 0 {
            return "R10.6";
        }
        let own = self.commanded(seat, from, false);
        if own.count() == 0 {
            return "R24.11";
        }
        if own.without(&self.moved_in(from)).count() == 0 {
            return "R10.2";
        }
        if self.is_repeat(seat, |fresh| fresh.destinations(seat, from, led) != 0) {
            return "R24.24";
        }
        if led && !self.leads(&own, false) { "R10.3" } else { "R10.5" }
    }

    fn against_move_to(&self, seat: Seat, from: Region, to: Region, led: bool) -> &'static str {
        let side = Wotr::side_of(seat);
        if map().near[from.index()] & to.bit() == 0 {
            return "R7.1";
        }
        if self.open(side) & to.bit() == 0 {
            return "R10.5";
        }
        if let Some(rule) = crate::cards::closed_by(self, side, to) {
            return rule;
        }
        let forming = self.forming_move(seat, from, to, led);
        if forming.may.count() == 0 {
            return "R10.7";
        }
        if led && !self.leads(&forming.may, false) {
            return "R10.3";
        }
        if forming.leaders > forming.may.fp_leaders() { "R10.4" } else { "R24.24" }
    }

    fn against_move_group(&self, seat: Seat, from: Region, to: Region, led: bool, action: Action) -> &'static str {
        let forming = self.forming_move(seat, from, to, led);
        let side = Wotr::side_of(seat);
        match action {
            Action::Go => self.may_go(seat, &forming, &self.group).err().unwrap_or("R10.1"),
            Action::All => self.may_go(seat, &forming, &forming.may).err().unwrap_or("R10.1"),
            Action::Add(Figure::Character(Character::Saruman)) => "R10.4",
            Action::Add(figure) => {
                let here = self.figures(side, from).has(figure);
                if here <= self.group.has(figure) {
                    "R10.1"
                } else if self.commanded(seat, from, false).has(figure) == 0 {
                    "R24.11"
                } else if here <= self.moved_in(from).has(figure) + self.group.has(figure) {
                    "R10.2"
                } else if forming.may.has(figure) == 0 {
                    "R10.7"
                } else {
                    let mut group = self.group;
                    group.put(figure);
                    self.may_go(seat, &forming, &group).err().unwrap_or("R10.4")
                }
            }
            _ => "R10.1",
        }
    }

    fn against_attack_from(&self, seat: Seat, from: Region, led: bool, by: Option<Card>) -> &'static str {
        let side = Wotr::side_of(seat);
        if self.armies[side.index()] & from.bit() == 0 || self.targets(side, from) == 0 {
            let besieges = self.besieging(side) & from.bit() != 0;
            return crate::cards::closed_by(self, side, from).filter(|_| besieges).unwrap_or("R12.1");
        }
        if self.targets_by(side, from, by) == 0 {
            return "R6.5";
        }
        if self.commanded(seat, from, true).count() == 0 {
            return if self.mixed[side.index()] & from.bit() != 0 { "R24.18" } else { "R24.11" };
        }
        let forming = self.forming_attack(seat, from, led, by);
        if forming.may.count() == 0 {
            "R12.3"
        } else if led && !self.leads(&forming.may, true) {
            "R12.2"
        } else if forming.leaders > forming.may.fp_leaders() {
            "R12.5"
        } else {
            "R24.24"
        }
    }

    fn against_attack_to(&self, seat: Seat, from: Region, to: Region) -> &'static str {
        let side = Wotr::side_of(seat);
        if let Some(rule) = crate::cards::closed_by(self, side, to) {
            return rule;
        }
        let enemy = side.enemy();
        let garrison = self.besieged & self.controlled(enemy) & to.bit() != 0;
        if from != to && garrison && map().near[from.index()] & to.bit() != 0 { "R16.9" } else { "R12.1" }
    }

    fn against_attack_group(
        &self,
        seat: Seat,
        from: Region,
        led: bool,
        by: Option<Card>,
        action: Action,
    ) -> &'static str {
        let forming = self.forming_attack(seat, from, led, by);
        match action {
            Action::Go => self.may_go(seat, &forming, &self.group).err().unwrap_or("R12.4"),
            Action::All => self.may_go(seat, &forming, &forming.may).err().unwrap_or("R12.4"),
            Action::Add(figure) => {
                let here = self.figures(Wotr::side_of(seat), from).has(figure);
                if here <= self.group.has(figure) {
                    "R12.4"
                } else if Wotr::nation_of(figure).is_some_and(|nation| !self.at_war(nation)) {
                    "R12.5"
                } else if forming.may.has(figure) == 0 {
                    "R24.11"
                } else {
                    let mut group = self.group;
                    group.put(figure);
                    self.may_go(seat, &forming, &group).err().unwrap_or("R12.5")
                }
            }
            _ => "R12.4",
        }
    }

    fn against_recruit(&self, seat: Seat, figure: Figure, region: Region, first: Option<Region>) -> &'static str {
        let side = Wotr::side_of(seat);
        let (nation, rank) = match figure {
            Figure::Regular(nation) => (nation, 0),
            Figure::Elite(nation) => (nation, 1),
            Figure::Leader(nation) => (nation, 2),
            Figure::Nazgul => (Nation::Sauron, 2),
            Figure::Character(_) => return "R9.1",
        };
        if nation.side() != side || (rank == 1 && first.is_some()) {
            return "R9.1";
        }
        if self.owner(nation) != seat {
            return "R24.11";
        }
        if !self.at_war(nation) {
            return "R9.2";
        }
        if self.reserve[nation.index()][rank] == 0 {
            return "R9.3";
        }
        let home = map().of[nation.index()] & map().settlements & region.bit() != 0;
        if home && self.unconquered(side) & region.bit() == 0 {
            return "R9.7";
        }
        if figure == Figure::Nazgul && (!home || map().strongholds & region.bit() == 0) {
            return "R9.5";
        }
        if !home || first == Some(region) || self.besieged & region.bit() != 0 || self.free(side) & region.bit() == 0 {
            return "R9.4";
        }
        if rank == 2 { "R9.6" } else { "R24.24" }
    }

    fn against_companion(&self, character: Character) -> &'static str {
        match self.place(character) {
            Some(region) if self.besieged & self.controlled(Side::FreePeoples) & region.bit() != 0 => "R11.5",
            _ => "R11.2",
        }
    }

    fn against_companions_to(
        &self,
        from: Region,
        to: Region,
        range: u8,
        into_siege: bool,
        rule: &'static str,
    ) -> &'static str {
        let shut = self.besieged & self.controlled(Side::FreePeoples);
        if shut & to.bit() != 0 && !into_siege {
            return "R11.5";
        }
        if shut & from.bit() != 0 {
            return "R20.3";
        }
        let free = super::control::within(from, range, shut, 0);
        let stopped = self.companions_reach(from, range, into_siege);
        if free & !stopped & to.bit() != 0 { "R11.4" } else { rule }
    }

    fn against_in_round(&self, stage: Stage, action: Action) -> &'static str {
        match (stage, action) {
            (_, Action::Shelter) if !self.may_shelter() => "R16.4",
            (Stage::Shelter, Action::Retreat(_)) => "R15.3",
            (Stage::Shelter, _) => "R16.3",
            (Stage::AttackerCard | Stage::DefenderCard | Stage::Show, _) => "R13.3",
            (Stage::Cease, Action::Extend(_)) => "R16.13",
            (Stage::Cease, Action::Press) if self.battle.kind == BattleKind::Siege => "R16.12",
            (Stage::Cease, _) => "R15.1",
            (Stage::Retreat, Action::Retreat(_)) => "R15.4",
            (Stage::Retreat, _) => "R15.3",
            _ => "R13.1",
        }
    }

    fn against_loss(&self, side: Side, action: Action) -> &'static str {
        match action {
            Action::Reduce(nation) if nation.side() == side && !self.has_spare_regular(nation) => "R14.5",
            _ => "R14.2",
        }
    }
}

/// R26: the condition of a character's entry.
fn entry_rule(character: Character) -> &'static str {
    match character {
        Character::Aragorn => "R26.aragorn.entry",
        Character::GandalfWhite => "R26.gandalf_white.entry",
        Character::Saruman => "R26.saruman.entry",
        Character::WitchKing => "R26.witch_king.entry",
        Character::MouthOfSauron => "R26.mouth_of_sauron.entry",
        _ => "R9.11",
    }
}

/// The rule against a way to meet Hunt damage.
const fn against_damage(action: Action) -> &'static str {
    match action {
        Action::TakeGuide | Action::TakeRandom => "R21.13",
        Action::GollumReveals => "R26.gollum.reveal",
        Action::GuideLeaves => "R26.meriadoc.guide",
        _ => "R21.12",
    }
}
