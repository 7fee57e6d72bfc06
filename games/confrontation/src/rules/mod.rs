//! The rules, one file a chapter. Here is only the choice by what is pending.

pub(crate) mod abilities;
mod attack;
mod battle;
mod cards;
mod knowledge;
mod movement;
mod placement;
mod retreat;
mod turn;

pub(crate) use movement::{IN_THE_SHIRE, MOST_MOVES, Mover};
pub(crate) use placement::placing_rule;

use parlour_core::{Answer, Refusal, Seat, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::ids::Side;
use crate::state::{Confrontation, Step};

/// Whether a battle goes on after something was resolved in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// It goes on.
    On,
    /// It is decided, or the game is over: nothing more of it is resolved.
    Stopped,
}

impl Confrontation {
    /// Appends what `side` may do now; nothing if it is not asked.
    #[inline]
    pub(crate) fn legal(&self, side: Side, out: &mut Vec<Action>) {
        if !self.asks(side) {
            return;
        }
        match self.steps.top() {
            Some(Step::Place) => self.legal_placement(side, out),
            Some(Step::Move) => self.legal_moves(side, out),
            Some(Step::Ambush) => self.legal_ambush(out),
            Some(Step::Target) => self.legal_targets(out),
            Some(Step::Ability) => self.legal_abilities(out),
            Some(Step::NoCards) => out.extend([Action::NoCards, Action::PlayCards]),
            Some(Step::PlayCards | Step::SauronShows | Step::Answer) => self.legal_cards(side, out),
            Some(Step::Magic(_)) => self.legal_magic(side, out),
            Some(Step::RetreatTo(_)) => self.legal_retreats(side, out),
            _ => {}
        }
    }

    /// Whether `seat` may take `action`; the reason if not.
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Some(step) = self.steps.top() else {
            let rule = self.over.map_or("R4.3", |end| end.reason.rule());
            return Err(Refusal::new(rule, "refuse.over"));
        };
        needs(seat.0 < 2, "R1.1", "refuse.seat")?;
        let side = self.side_of(seat);
        needs(self.asks(side), rule_of(step), waiting(step))?;
        match (step, action) {
            (Step::Place, Action::Place(who, region)) => self.may_place(side, who, region),
            (Step::Place, Action::Formation(formation)) => self.may_form(side, formation),
            (Step::Place, Action::Confirm) => self.may_confirm(side),
            (Step::Move, Action::Move(who, to)) => self.may_move(side, who, to),
            (Step::Ambush, Action::Ambush) => needs(self.ambusher().is_some(), "R11.1", "refuse.no_balrog"),
            (Step::Target, Action::Target(_) | Action::TargetConcealed) => self.may_attack(action),
            (Step::Ability, Action::Sam | Action::RevealFrodo | Action::Retreat(_)) => self.may_use(action),
            (Step::PlayCards | Step::SauronShows | Step::Answer, Action::Card(card)) => self.may_play(side, card),
            (Step::Magic(_), Action::Magic(card)) => self.may_become(side, card),
            (Step::RetreatTo(_), Action::Retreat(to)) => self.retreat_by_card(side).may(self, to),
            (Step::Ambush, Action::LetPass)
            | (Step::Ability, Action::Fight)
            | (Step::NoCards, Action::NoCards | Action::PlayCards) => Ok(()),
            _ => Err(Refusal::new(rule_of(step), "refuse.other_question")),
        }
    }

    /// Takes a legal action and goes on to the next question.
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        let side = self.side_of(seat);
        match (self.steps.top(), action) {
            (_, Action::Place(who, region)) => return self.apply_place(who, region, events),
            (_, Action::Formation(formation)) => return self.apply_formation(formation, events),
            (_, Action::Confirm) => self.apply_confirm(side, events),
            (_, Action::Move(who, to)) => self.apply_move(who, to, events),
            (_, Action::Ambush) => self.apply_ambush(events),
            (_, Action::LetPass) => self.apply_let_pass(events),
            (_, Action::Target(who)) => self.apply_target(who),
            (_, Action::TargetConcealed) => self.apply_target_concealed(),
            (Some(Step::RetreatTo(_)), Action::Retreat(to)) => self.apply_card_retreat(side, to, events),
            (_, Action::Fight | Action::Sam | Action::RevealFrodo | Action::Retreat(_)) => {
                self.apply_ability(action, events);
            }
            (_, Action::NoCards) => self.apply_no_cards(events),
            (_, Action::PlayCards) => self.apply_allow_cards(events),
            (_, Action::Card(card)) => self.apply_card(side, card, events),
            (_, Action::Magic(card)) => self.apply_magic(side, card, events),
        }
        self.run(events);
    }

    /// Takes the dealer's answer and goes on to the next question.
    #[inline]
    pub(crate) fn take_deal(&mut self, answer: &Answer, events: &mut impl Sink<Event>) {
        match self.steps.top() {
            Some(Step::Shuffle(side)) => self.deal_placement(side, answer, events),
            Some(Step::Draw) => self.deal_defender(answer),
            _ => {}
        }
        self.run(events);
    }

    /// Does one step after another until somebody is asked or the match is over.
    pub(crate) fn run(&mut self, events: &mut impl Sink<Event>) {
        while let Some(step) = self.steps.top() {
            match step {
                Step::Place if self.ready == 0b11 => self.begin_play(events),
                Step::BeginTurn => self.begin_turn(events),
                Step::Arrive => {
                    self.steps.pop();
                    self.arrive(events);
                }
                Step::Attack => self.next_battle(events),
                Step::Reveal => self.reveal_combatants(events),
                Step::Abilities => self.use_fellowship_abilities(events),
                Step::SauronAbilities => self.use_sauron_abilities(events),
                Step::BeforeCards => self.before_cards(events),
                Step::SauronCard => self.resolve_card(self.first_card(), events),
                Step::FellowshipCard => self.resolve_card(self.first_card().other(), events),
                Step::Compare => self.compare(events),
                Step::AfterBattle => self.end_battle(events),
                Step::EndTurn => self.end_turn(events),
                _ => return,
            }
        }
    }
}

/// A condition, and the rule that sets it.
pub(crate) fn needs(holds: bool, rule: &'static str, reason: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::new(rule, reason)) }
}

/// The rule that says who answers `step`, and with what.
pub(crate) const fn rule_of(step: Step) -> &'static str {
    match step {
        Step::Place | Step::Shuffle(_) => "R3.5",
        Step::Ambush => "R11.1",
        Step::Target => "R8.4",
        Step::Draw => "R8.3",
        Step::Ability => "R18.2",
        Step::NoCards => "R11.6",
        Step::PlayCards => "R18.1",
        Step::SauronShows | Step::Answer => "R10.6",
        Step::Magic(_) => "R13.2",
        Step::RetreatTo(_) => "R14.10",
        _ => "R4.1",
    }
}

const fn waiting(step: Step) -> &'static str {
    match step {
        Step::Place => "refuse.confirmed",
        Step::Shuffle(_) | Step::Draw => "refuse.dealing",
        Step::PlayCards => "refuse.sealed",
        _ => "refuse.turn",
    }
}
