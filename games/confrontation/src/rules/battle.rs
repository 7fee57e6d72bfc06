//! R9: the battle sequence, and R15: defeat.

use parlour_core::{Audience, Refusal, Sink};

use crate::action::Action;
use crate::board::Spot;
use crate::data::{Trigger, Turn};
use crate::event::{BattleEnd, Event, Why};
use crate::ids::{Card, Character, CharacterSet, NINE, Side};
use crate::rules::retreat::Retreat;
use crate::rules::{Flow, abilities, needs};
use crate::state::{Confrontation, Flag, Step};

/// R10.3, R10.4, R10.5: Sam beside Frodo.
const SAM_BESIDE_FRODO: u8 = 5;

impl Confrontation {
    /// R10.2, R18.2: to fight, and whatever ability may be used instead.
    pub(crate) fn legal_abilities(&self, out: &mut Vec<Action>) {
        out.push(Action::Fight);
        self.offered_abilities(|action| out.push(action));
    }

    fn offered_abilities(&self, mut offer: impl FnMut(Action)) {
        let Some(region) = self.region else { return };
        let called = self.tables().called(Trigger::BattleStart, Turn::Chosen).mask(Side::Fellowship);
        for who in Character::in_mask(Side::Fellowship, called & self.at(Side::Fellowship, region)) {
            abilities::offers(self, who, &mut offer);
        }
    }

    pub(crate) fn may_use(&self, action: Action) -> Result<(), Refusal> {
        if let Action::Retreat(to) = action {
            let retreat = self.retreat_by_ability().ok_or_else(|| Refusal::new("R18.2", "refuse.ability"))?;
            return retreat.may(self, to);
        }
        let mut offered = false;
        self.offered_abilities(|one| offered |= one == action);
        let (rule, reason) = if action == Action::Sam { ("R10.3", "refuse.sam") } else { ("R10.4", "refuse.frodo") };
        needs(offered, rule, reason)
    }

    /// The retreat that the text of the Fellowship's combatant allows now.
    pub(crate) fn retreat_by_ability(&self) -> Option<Retreat> {
        self.combatant(Side::Fellowship).and_then(|who| abilities::retreat(self, who))
    }

    /// R9.1: both combatants are turned face up.
    pub(crate) fn reveal_combatants(&mut self, events: &mut impl Sink<Event>) {
        self.steps.pop();
        let (Some(attacker), Some(defender), Some(region)) = (self.attacker, self.defender, self.region) else {
            return;
        };
        self.reveal(attacker, events);
        self.reveal(defender, events);
        events.emit(Audience::All, Event::Battle { attacker, defender, region });
    }

    /// R9.2, R19.2: the Warg, then the Fellowship's own; a choice is put to its player as R16.7 says.
    pub(crate) fn use_fellowship_abilities(&mut self, events: &mut impl Sink<Event>) {
        self.steps.pop();
        let (Some(fellow), Some(enemy)) = (self.combatant(Side::Fellowship), self.combatant(Side::Sauron)) else {
            return;
        };
        let _ = abilities::resolve(self, enemy, Trigger::BattleStart, Turn::First, events);
        if abilities::resolve(self, fellow, Trigger::BattleStart, Turn::Usual, events) == Flow::On
            && self.must_ask_for_ability(fellow)
        {
            self.steps.push(Step::Ability);
        }
    }

    /// R16.7: asked when there is something to choose, and also when, for all that Sauron knows,
    /// Sam or Frodo may stand beside the other.
    fn must_ask_for_ability(&self, fellow: Character) -> bool {
        if self.flags.has(Flag::FellowshipTextOff) {
            return false;
        }
        let mut choice = false;
        self.offered_abilities(|_| choice = true);
        choice || self.may_have_companion(fellow)
    }

    fn may_have_companion(&self, fellow: Character) -> bool {
        let hobbit = matches!(fellow, Character::Frodo | Character::Sam) && self.defender == Some(fellow);
        let beside = self.region.map_or(0, |region| self.at(Side::Fellowship, region));
        hobbit && beside & !self.face_up(Side::Fellowship) != 0
    }

    pub(crate) fn apply_ability(&mut self, action: Action, events: &mut impl Sink<Event>) {
        self.steps.pop();
        abilities::answer(self, action, events);
    }

    /// R9.2: the Orcs.
    pub(crate) fn use_sauron_abilities(&mut self, events: &mut impl Sink<Event>) {
        self.steps.pop();
        let Some(enemy) = self.combatant(Side::Sauron) else { return };
        let _ = abilities::resolve(self, enemy, Trigger::BattleStart, Turn::Usual, events);
    }

    /// The compulsory abilities of the combatants that work now: the Fellowship's, then Sauron's.
    #[inline]
    pub(crate) fn raise_in_battle(&mut self, trigger: Trigger, events: &mut impl Sink<Event>) -> Flow {
        match self.raise_to(Side::Fellowship, trigger, events) {
            Flow::On => self.raise_to(Side::Sauron, trigger, events),
            Flow::Stopped => Flow::Stopped,
        }
    }

    /// The same of one side.
    #[inline]
    pub(crate) fn raise_to(&mut self, side: Side, trigger: Trigger, events: &mut impl Sink<Event>) -> Flow {
        match self.combatant(side) {
            Some(who) => abilities::resolve(self, who, trigger, Turn::Usual, events),
            None => Flow::On,
        }
    }

    /// R9.3: Gandalf, then Saruman.
    pub(crate) fn before_cards(&mut self, events: &mut impl Sink<Event>) {
        self.steps.pop();
        let Some(enemy) = self.combatant(Side::Sauron) else { return };
        if self.raise_in_battle(Trigger::BeforeCards, events) == Flow::Stopped {
            return;
        }
        if self.flags.has(Flag::SauronShowsFirst) {
            self.steps.replace(Step::Answer);
            self.steps.push(Step::SauronShows);
        }
        if abilities::due(self, enemy, Trigger::BeforeCards, Turn::Chosen).is_some() {
            self.steps.push(Step::NoCards);
        }
    }

    /// R11.6: straight to the comparison.
    pub(crate) fn apply_no_cards(&mut self, events: &mut impl Sink<Event>) {
        if let Some(enemy) = self.combatant(Side::Sauron) {
            abilities::sauron::saruman_force_strength_comparison(self, enemy, events);
        }
        while self.steps.top().is_some_and(|step| step != Step::Compare) {
            self.steps.pop();
        }
    }

    pub(crate) fn apply_allow_cards(&mut self, events: &mut impl Sink<Event>) {
        self.steps.pop();
        events.emit(Audience::All, Event::CardsAllowed);
    }

    /// R9.6, R9.7: the lower total is defeated, on a tie both.
    pub(crate) fn compare(&mut self, events: &mut impl Sink<Event>) {
        self.steps.pop();
        let (Some(fellow), Some(enemy)) = (self.combatant(Side::Fellowship), self.combatant(Side::Sauron)) else {
            return;
        };
        self.before_comparing(events);
        if !self.both_there() {
            return;
        }
        let (fellowship, sauron) = (self.total(fellow), self.total(enemy));
        events.emit(Audience::All, Event::Compared { fellowship, sauron });
        let mut fallen = CharacterSet::EMPTY;
        if fellowship <= sauron {
            fallen.insert(fellow);
        }
        if sauron <= fellowship {
            fallen.insert(enemy);
        }
        let _ = self.defeat(fallen, events);
    }

    /// R21.2: texts that wait for the comparison.
    #[inline]
    fn before_comparing(&mut self, events: &mut impl Sink<Event>) {
        if !self.both_there() || self.raise_in_battle(Trigger::CompareStrengths, events) == Flow::Stopped {
            return;
        }
        if self.tables().cards_hear(Trigger::CompareStrengths) {
            let first = self.first_card();
            self.resolve_text(first, Trigger::CompareStrengths, events);
            self.resolve_text(first.other(), Trigger::CompareStrengths, events);
        }
    }

    /// R9.6, R19.3: strength and the number of the effective card.
    pub(crate) fn total(&self, who: Character) -> u8 {
        let side = who.side();
        let void =
            side == Side::Sauron && (self.flags.has(Flag::SauronCardVoid) || self.flags.has(Flag::SauronNumberVoid));
        let number = self.effective(side).and_then(|card| self.tables().number[card.index()]);
        self.strength(who) + if void { 0 } else { number.unwrap_or(0) }
    }

    /// R1.2, R10.5: strength without a card.
    pub(crate) fn strength(&self, who: Character) -> u8 {
        let beside = who == Character::Sam && self.flags.has(Flag::SamStrength5);
        if beside { SAM_BESIDE_FRODO } else { self.tables().strength[who.index()] }
    }

    /// R9.8: Shelob's return, then the cards.
    pub(crate) fn end_battle(&mut self, events: &mut impl Sink<Event>) {
        self.steps.pop();
        self.tell_end_of_battle(events);
        let _ = self.raise_in_battle(Trigger::BattleEnd, events);
        if self.region.is_none() {
            return;
        }
        if self.attacker == Some(Character::Orcs) {
            self.flags.set(Flag::OrcsStrikeSpent);
        }
        self.put_cards_away(events);
        self.defender = None;
        self.flags.clear_battle();
        self.next_battle(events);
    }

    /// Every battle, and every ambush, ends with a word on how (R9.8).
    pub(crate) fn tell_end_of_battle(&self, events: &mut impl Sink<Event>) {
        let (Some(attacker), Some(region)) = (self.attacker, self.region) else { return };
        let how = match (self.is_alive(attacker), self.defender.map(|who| self.is_alive(who))) {
            (_, None) => BattleEnd::Ambush,
            (true, Some(true)) => BattleEnd::Retreat,
            (true, Some(false)) => BattleEnd::Won,
            (false, Some(true)) => BattleEnd::Lost,
            (false, Some(false)) => BattleEnd::BothFell,
        };
        events.emit(Audience::All, Event::BattleOver { region, how });
    }

    /// R12.6: after the last card both take all cards back.
    fn put_cards_away(&mut self, events: &mut impl Sink<Event>) {
        if self.played == [None; 2] {
            return;
        }
        self.played = [None; 2];
        self.replaced = [None; 2];
        if self.hands.contains(&0) {
            self.hands = [NINE; 2];
            events.emit(Audience::All, Event::CardsBack);
        }
    }

    pub(crate) fn is_alive(&self, who: Character) -> bool {
        matches!(self.spot(who), Spot::On(_))
    }

    /// R15.1: removes characters together; without Frodo the game is lost at once (R17.2).
    pub(crate) fn defeat(&mut self, fallen: CharacterSet, events: &mut impl Sink<Event>) -> Flow {
        for who in fallen.iter() {
            self.remove(who, events);
        }
        if fallen.contains(Character::Frodo) {
            self.tell_end_of_battle(events);
            self.end_game(Some(Side::Sauron), Why::FrodoDefeated, events);
            return Flow::Stopped;
        }
        Flow::On
    }

    /// Takes one character, face up, out of play.
    pub(crate) fn remove(&mut self, who: Character, events: &mut impl Sink<Event>) {
        let Some(region) = self.spot(who).region() else { return };
        self.reveal(who, events);
        self.revealed.remove(who);
        self.spots.put(who, Spot::Defeated);
        events.emit(Audience::All, Event::Defeated { character: who, region });
    }

    /// Turns the played card of `side` up: it leaves the hand (R12.5).
    pub(crate) fn show_card(&mut self, card: Card, events: &mut impl Sink<Event>) {
        self.hands[card.side().index()] &= !card.bit();
        events.emit(Audience::All, Event::Shown { card });
    }
}
