//! R8: attack and choice of defender.

use parlour_core::{Answer, Ids, Refusal, Request, Sink, Stream};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Bits, Character};
use crate::rules::needs;
use crate::state::{Confrontation, Step};

/// The dealer's stream for defenders.
const DEFENDERS: Stream = Stream(0);

impl Confrontation {
    /// R8.4: each defender who is face up, and the concealed ones as one.
    pub(crate) fn legal_targets(&self, out: &mut Vec<Action>) {
        let side = self.to_move.other();
        out.extend(Character::in_mask(side, self.shown_defenders()).map(Action::Target));
        if self.concealed_defenders() != 0 {
            out.push(Action::TargetConcealed);
        }
    }

    pub(crate) fn may_attack(&self, action: Action) -> Result<(), Refusal> {
        let there = match action {
            Action::Target(who) => who.side() != self.to_move && self.shown_defenders() & who.bit() != 0,
            _ => self.concealed_defenders() != 0,
        };
        needs(there, "R8.4", "refuse.target")
    }

    pub(crate) fn apply_target(&mut self, who: Character) {
        self.steps.pop();
        self.begin_battle(who);
    }

    /// R8.4: one concealed defender is taken; of several the dealer picks.
    pub(crate) fn apply_target_concealed(&mut self) {
        self.steps.pop();
        let concealed = self.concealed_defenders();
        if concealed.is_power_of_two() {
            self.begin_battle(Character::of(self.to_move.other(), concealed.trailing_zeros() as usize));
        } else {
            self.steps.push(Step::Draw);
        }
    }

    /// R1.6, R8.1, R8.2, R8.3: the next battle of the attack, or its end (R14.9, R15.2, R15.3, R15.4).
    #[inline]
    pub(crate) fn next_battle(&mut self, events: &mut impl Sink<Event>) {
        let defenders = self.defenders();
        let here = self.attacker.is_some_and(|who| self.is_there(who));
        if defenders == 0 || !here {
            self.steps.pop();
            self.end_turn(events);
        } else if defenders.is_power_of_two() {
            self.begin_battle(Character::of(self.to_move.other(), defenders.trailing_zeros() as usize));
        } else if self.shown_defenders() == 0 {
            self.steps.push(Step::Draw);
        } else {
            self.steps.push(Step::Target);
        }
    }

    /// R8.3: any one of the concealed defenders, by number, so that the question tells nothing.
    pub(crate) fn draw_request(&self) -> Request {
        Request::draw(DEFENDERS, 1, Ids::first(self.concealed_defenders().count_ones() as u8))
    }

    /// The concealed defender with this number.
    pub(crate) fn drawn(&self, item: u8) -> Option<Character> {
        let nth = Bits(self.concealed_defenders()).nth(usize::from(item))?;
        Some(Character::of(self.to_move.other(), nth))
    }

    pub(crate) fn deal_defender(&mut self, answer: &Answer) {
        let Some(who) = answer.first().and_then(|item| self.drawn(*item)) else { return };
        self.steps.pop();
        self.begin_battle(who);
    }

    /// R8.5, R8.6: a fresh battle.
    fn begin_battle(&mut self, defender: Character) {
        self.defender = Some(defender);
        self.flags.clear_battle();
        self.steps.then([
            Step::Reveal,
            Step::Abilities,
            Step::SauronAbilities,
            Step::BeforeCards,
            Step::PlayCards,
            Step::SauronCard,
            Step::FellowshipCard,
            Step::Compare,
            Step::AfterBattle,
        ]);
    }

    pub(crate) fn shown_defenders(&self) -> u16 {
        self.defenders() & self.face_up(self.to_move.other())
    }

    pub(crate) fn concealed_defenders(&self) -> u16 {
        self.defenders() & !self.face_up(self.to_move.other())
    }

    #[inline]
    fn defenders(&self) -> u16 {
        self.region.map_or(0, |region| self.at(self.to_move.other(), region))
    }
}
