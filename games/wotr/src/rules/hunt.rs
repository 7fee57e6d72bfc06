//! R21: the Hunt for the Ring.

use parlour_core::{Answer, Sink};

use crate::action::Action;
use crate::cards::Journey;
use crate::event::{Cause, Event, tell_all};
use crate::ids::{Character, Figure, Side, Tile, Whereabouts};
use crate::rules::law::{Conditions, Verdict, by, by_if, no};
use crate::state::{HuntCause, HuntRun, NAZGUL, Step, Window, Wotr};

/// R21.5: the most Hunt dice.
const MOST_HUNT_DICE: u8 = 5;

/// R21.6: what a Hunt die must reach.
const HUNT_NEEDS: u8 = 6;

impl Wotr {
    /// R21.1, R21.7: the Hunt Level.
    pub(crate) const fn hunt_level(&self) -> u8 {
        self.hunt_box[1]
    }

    /// R21.5: dice of the Hunt roll.
    pub(crate) fn hunt_dice(&self) -> u8 {
        self.hunt_level().min(MOST_HUNT_DICE)
    }

    /// R21.6: what is added to each Hunt die.
    pub(crate) fn hunt_bonus(&self) -> u8 {
        self.hunt_box[0] + self.hunt.bonus
    }

    /// R21.6: what a Hunt die must show with that; a 1 never succeeds.
    pub(crate) fn hunt_needs(&self) -> u8 {
        HUNT_NEEDS.saturating_sub(self.hunt_bonus()).max(2)
    }

    /// R21.8: a Stronghold, an army and a Nazgûl of the Shadow with the Ring-bearers.
    fn watchers(&self) -> [bool; 3] {
        let Some(region) = self.fellowship_region() else { return [false; 3] };
        let stronghold = self.strongholds(Side::Shadow) & region.bit() != 0;
        let army = self.armies[Side::Shadow.index()] & region.bit() != 0;
        let nazgul = self.leaders[region.index()][NAZGUL] > 0 || self.place(Character::WitchKing) == Some(region);
        [stronghold, army, nazgul]
    }

    /// R21.8: how many conditions for a re-roll hold.
    pub fn hunt_rerolls(&self) -> u8 {
        self.watchers().into_iter().map(u8::from).sum()
    }

    /// R21.5: with Hunt Level 0 the Hunt fails.
    pub(super) fn begin_hunt(&mut self, events: &mut impl Sink<Event>) -> bool {
        if self.hunt_level() == 0 {
            self.steps.end();
            tell_all(events, Event::HuntFailed);
            return true;
        }
        self.window(Window::Roll)
    }

    /// Opens a window for cards, once; whether something is to be done first.
    pub(super) fn window(&mut self, window: Window) -> bool {
        let bit = 1 << window as u8;
        let opened = self.hunt.windows & bit != 0;
        self.hunt.windows |= bit;
        !opened && crate::cards::interrupt(self, window)
    }

    /// R21.6: how many dice succeed.
    fn successes(&self, dice: &[u8]) -> u8 {
        let needs = self.hunt_needs();
        dice.iter().filter(|die| **die >= needs).count() as u8
    }

    pub(super) fn hunt_roll(&mut self, answer: &Answer, events: &mut impl Sink<Event>) {
        let successes = self.successes(answer);
        let bonus = self.hunt.bonus;
        self.hunt = HuntRun { successes, failed: answer.len() as u8 - successes, bonus, ..HuntRun::default() };
        self.steps.end();
        let (level, bonus, boxed) = (self.hunt_level(), self.hunt_bonus(), self.hunt_box[0]);
        tell_all(events, Event::HuntRolled { level, bonus, boxed, dice: answer.iter().copied().collect(), successes });
        let again = self.hunt.failed.min(self.hunt_rerolls());
        if again > 0 {
            self.steps.push(Step::HuntReroll(again));
        } else {
            self.end_hunt_roll(events);
        }
    }

    pub(super) fn hunt_reroll(&mut self, answer: &Answer, events: &mut impl Sink<Event>) {
        let more = self.successes(answer);
        self.hunt.successes += more;
        self.steps.end();
        let bonus = self.hunt_bonus();
        let [stronghold, army, nazgul] = self.watchers();
        let dice = answer.iter().copied().collect();
        tell_all(events, Event::HuntRerolled { bonus, dice, successes: more, stronghold, army, nazgul });
        self.end_hunt_roll(events);
    }

    /// R21.9: a tile, or nothing.
    fn end_hunt_roll(&mut self, events: &mut impl Sink<Event>) {
        if self.hunt.successes > 0 {
            self.steps.push(Step::DrawTile(HuntCause::Hunt));
        } else {
            tell_all(events, Event::HuntFailed);
        }
    }

    /// R21.11: an empty pool is filled again before a tile is drawn.
    pub(super) fn begin_tile(&mut self, cause: HuntCause, events: &mut impl Sink<Event>) -> bool {
        self.refill(events);
        if self.skip_if(self.tiles == 0) {
            return true;
        }
        self.hunt.cause = cause;
        self.window(Window::Tile)
    }

    pub(crate) fn refill(&mut self, events: &mut impl Sink<Event>) {
        if self.tiles == 0 {
            let back = self.drawn & Tile::STANDARD & !self.removed & !self.hunt.aside.map_or(0, Tile::bit);
            self.tiles |= back;
            self.drawn &= !back;
            tell_all(events, Event::PoolRefilled);
        }
    }

    /// R21.10, R21.18, R22.7: the tile and its damage.
    pub(super) fn draw_tile(&mut self, tile: u8, events: &mut impl Sink<Event>) {
        let Some(Step::DrawTile(cause)) = self.steps.pop() else { return };
        let tile = Tile(tile);
        self.tiles &= !tile.bit();
        self.drawn |= tile.bit();
        let record = tile.record();
        let eye = match cause {
            HuntCause::Hunt => self.hunt.successes,
            HuntCause::Mordor => self.hunt_box[0] + self.hunt_box[1],
            HuntCause::Stronghold | HuntCause::Card(_) => 0,
        };
        let damage = if record.eye { eye } else { record.value.unwrap_or(0).max(0) as u8 };
        let HuntRun { successes, used, aside, .. } = self.hunt;
        self.hunt = HuntRun { cause, tile: Some(tile), successes, damage, used, aside, ..HuntRun::default() };
        tell_all(events, Event::TileDrawn { tile, cause, damage });
        self.steps.then([Step::TileShown, Step::Damage, Step::TileEnd]);
    }

    /// R21.10, R21.12: another tile may be drawn instead; a card may make it void; then it heals,
    /// or its die is rolled.
    pub(super) fn show_tile(&mut self, events: &mut impl Sink<Event>) -> bool {
        if self.window(Window::Drawn) {
            return true;
        }
        self.steps.end();
        let Some(tile) = self.hunt.tile else { return true };
        if let Some(first) = self.hunt.aside.take() {
            self.drawn &= !first.bit();
            self.tiles |= first.bit();
            tell_all(events, Event::TileReturned { tile: first });
        }
        if let HuntCause::Card(card) = self.hunt.cause
            && crate::cards::is_void(card, tile)
        {
            self.hunt.void = true;
            self.hunt.damage = 0;
            return true;
        }
        let record = tile.record();
        if record.die {
            self.steps.push(Step::TileDie);
        }
        if let Some(value) = record.value.filter(|value| *value < 0) {
            self.heal(value.unsigned_abs(), events);
        }
        true
    }

    /// R21.12: a second tile is drawn, the first kept aside until then.
    pub(crate) fn replace_tile(&mut self) {
        for _ in 0..3 {
            self.steps.end();
        }
        self.hunt.aside = self.hunt.tile.take();
        self.hunt.windows = 1 << Window::Tile as u8;
        self.steps.push(Step::DrawTile(self.hunt.cause));
    }

    pub(super) fn tile_die(&mut self, roll: u8, events: &mut impl Sink<Event>) {
        self.steps.end();
        self.hunt.damage = roll;
        tell_all(events, Event::TileDie { roll });
    }

    /// R21.12, R26.gollum.passive: whether the tile reveals the Fellowship.
    pub(crate) fn tile_reveals(&self) -> bool {
        let Some(tile) = self.hunt.tile.filter(|_| !self.hunt.void) else { return false };
        let record = tile.record();
        let gollum = self.guide == Character::Gollum && tile.is_standard() && record.value.is_some();
        let ignored = matches!(self.hunt.cause, HuntCause::Card(card) if crate::cards::ignores_reveal(self, card));
        record.reveal && !gollum && !ignored
    }

    /// R21.12, R19.8, R21.15: the ways to meet damage.
    pub(super) fn may_meet_damage(&self, action: Action) -> Verdict {
        let mut law = Conditions::default();
        match action {
            Action::Done => by(r!("R21.12")),
            Action::TakeGuide | Action::TakeRandom => {
                let wanted = if action == Action::TakeRandom { 2 } else { 1 };
                let casualty = !self.hunt.casualty && !self.hunt_rule().forced;
                by_if(casualty && self.company().count_ones() >= wanted, r!("R21.13"))
            }
            Action::GuideLeaves => {
                let hobbit = self.guide.bit() & Character::HOBBITS != 0;
                law.needs(hobbit && self.company() & self.guide.bit() != 0, r!("R26.meriadoc.guide"))?;
                by(if self.guide == Character::Meriadoc { r!("R26.meriadoc.guide") } else { r!("R26.peregrin.guide") })
            }
            Action::GollumReveals => {
                let gollum = self.guide == Character::Gollum && !self.hunt.gollum;
                by_if(gollum && self.hidden && !self.tile_reveals(), r!("R26.gollum.reveal"))
            }
            _ => no(r!("R21.12")),
        }
    }

    /// The ways to lower it, in turn.
    pub(super) const WAYS: [Action; 4] =
        [Action::TakeGuide, Action::TakeRandom, Action::GuideLeaves, Action::GollumReveals];

    /// R21.12, R21.21, R21.22: asked as long as there is damage and a way to lower it.
    pub(super) fn begin_damage(&mut self) -> bool {
        if self.skip_if(!self.hunt_rule().reducible) || (self.hunt.damage > 0 && self.window(Window::Damage)) {
            return true;
        }
        let choice = self.hunt.damage > 0 && Wotr::WAYS.iter().any(|way| self.may_meet_damage(*way).is_ok());
        if !choice {
            self.end_damage();
        }
        !choice
    }

    /// What the card that causes the tile says about it.
    pub(crate) fn hunt_rule(&self) -> crate::cards::HuntRule {
        match self.hunt.cause {
            HuntCause::Card(card) => crate::cards::hunt_rule(card),
            _ => crate::cards::HuntRule::PLAIN,
        }
    }

    /// The damage is dealt with; a card may force a casualty.
    fn end_damage(&mut self) {
        self.steps.end();
        if self.hunt_rule().forced && self.hunt.damage > 0 && !self.hunt.casualty && self.company() != 0 {
            self.steps.then([Step::RandomCompanion, Step::Damage]);
        }
    }

    pub(super) fn take_damage(&mut self, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::TakeGuide => self.hunt_casualty(self.guide, events),
            Action::TakeRandom => self.steps.push(Step::RandomCompanion),
            Action::GuideLeaves => {
                self.hunt.damage -= 1;
                let character = self.guide;
                tell_all(events, Event::DamageLowered { character, damage: self.hunt.damage });
                self.leave_fellowship(character.bit(), Journey::PLAIN, events);
            }
            Action::GollumReveals => {
                self.hunt.damage -= 1;
                self.hunt.gollum = true;
                tell_all(events, Event::DamageLowered { character: Character::Gollum, damage: self.hunt.damage });
            }
            _ => self.end_damage(),
        }
    }

    /// R21.13: uniform over all Companions in the Fellowship.
    pub(super) fn random_companion(&mut self, character: u8, events: &mut impl Sink<Event>) {
        self.steps.end();
        self.hunt_casualty(Character::ALL[usize::from(character)], events);
    }

    /// R21.13, R21.14: one Companion dies for his Level; a Hobbit is taken alive.
    fn hunt_casualty(&mut self, character: Character, events: &mut impl Sink<Event>) {
        self.hunt.casualty = true;
        self.window(Window::Casualty);
        self.hunt.damage = self.hunt.damage.saturating_sub(Wotr::level(character));
        tell_all(events, Event::HuntCasualty { character, damage: self.hunt.damage });
        self.lose_from_fellowship(character, Cause::Hunt, events);
    }

    /// R26.meriadoc.alive, R26.peregrin.alive: a Companion in the Fellowship is eliminated; a Hobbit is taken alive.
    pub(crate) fn lose_from_fellowship(&mut self, character: Character, cause: Cause, events: &mut impl Sink<Event>) {
        let alive = character.bit() & Character::HOBBITS != 0 && self.mordor.is_none();
        if alive {
            self.leave_fellowship(character.bit(), Journey::PLAIN, events);
            return;
        }
        self.at[character.index()] = Whereabouts::OUT;
        let region = self.ring_bearers;
        tell_all(events, Event::Lost { figure: Figure::Character(character), region, cause });
        self.steps.push(Step::PickGuide);
    }

    /// R21.12, R21.16: the rest is Corruption; then the reveal.
    pub(super) fn end_tile(&mut self, events: &mut impl Sink<Event>) {
        self.steps.end();
        let damage = std::mem::take(&mut self.hunt.damage);
        let counts = self.hunt_rule().counts;
        if !counts {
            self.corrupt(damage, Cause::Hunt, events);
        } else if !self.hunt.void {
            self.keep(damage + 1);
        }
        if self.ending.is_some() {
            return;
        }
        let reveals = (self.tile_reveals() && !counts) || self.hunt.gollum;
        if self.hunt.cause != HuntCause::Mordor {
            self.hunt = HuntRun::default();
        }
        if self.tiles == 0 {
            self.refill(events);
        }
        if reveals {
            self.reveal(events);
        }
    }
}
