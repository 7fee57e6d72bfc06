//! R19, R22: the Fellowship, its Guide, and the Mordor Track.

use parlour_core::Sink;

use crate::action::Action;
use crate::data::{book, by_land, map};
use crate::event::{Cause, Event, tell_all};
use crate::ids::{Character, Region, Side};
use crate::places::{MINAS_MORGUL, MORANNON};
use crate::rules::control::within;
use crate::rules::law::{Conditions, Verdict, by, by_if, no};
use crate::state::{Ending, HuntCause, HuntRun, Step, Window, Wotr};

/// R19.3: Corruption that ends the game.
pub(crate) const CORRUPTED: u8 = 12;
/// R22.11: the Crack of Doom.
pub(crate) const CRACK_OF_DOOM: u8 = 5;

impl Wotr {
    /// R19.10: whether the Fellowship may be declared.
    pub(super) fn may_declare(&self, declared: bool) -> bool {
        self.hidden && self.mordor.is_none() && !declared
    }

    /// R22.1: whether it stands at a gate of Mordor.
    pub(crate) fn may_enter_mordor(&self) -> bool {
        self.mordor.is_none() && [MORANNON, MINAS_MORGUL].contains(&self.ring_bearers)
    }

    /// R19.5: the Companions of the highest Level in the Fellowship.
    pub(crate) fn possible_guides(&self) -> u16 {
        let company = self.company();
        let highest = Character::of(company).map(Wotr::level).max().unwrap_or(0);
        Character::of(company).filter(|it| Wotr::level(*it) == highest).fold(0, |set, it| set | it.bit())
    }

    /// R19.5, R19.7: those who may be the Guide now; Gollum, if nobody is left.
    pub(crate) fn guides_now(&self) -> u16 {
        match self.possible_guides() {
            0 => Character::Gollum.bit(),
            some => some,
        }
    }

    /// R3.5: asked as long as there is something to decide.
    pub(super) fn begin_fellowship(&mut self, declared: bool) -> bool {
        let choice = self.may_declare(declared) || self.may_enter_mordor() || self.possible_guides().count_ones() > 1;
        self.skip_if(!choice)
    }

    /// R19.9: the figure may go anywhere within its Progress.
    pub(super) fn list_fellowship(&self, declared: bool, out: &mut Vec<Action>) {
        out.push(Action::Done);
        if self.may_enter_mordor() {
            out.push(Action::EnterMordor);
        }
        let others = self.possible_guides() & !self.guide.bit();
        out.extend(Character::of(others).map(Action::Guide));
        if self.may_declare(declared) {
            out.extend(by_land(within(self.ring_bearers, self.progress, 0, 0)).map(Action::Declare));
        }
    }

    /// R3.5: what may be done in the Fellowship phase.
    pub(super) fn may_in_fellowship(&self, declared: bool, action: Action) -> Verdict {
        match action {
            Action::Done => by(r!("R3.5")),
            Action::EnterMordor => by_if(self.may_enter_mordor(), r!("R22.1")),
            Action::Guide(who) if who != self.guide => self.may_guide(who),
            Action::Guide(_) => no(r!("R19.5")),
            Action::Declare(region) => {
                let near = within(self.ring_bearers, self.progress, 0, 0) & region.bit() != 0;
                by_if(near && self.may_declare(declared), r!("R19.10"))
            }
            _ => no(r!("R3.5")),
        }
    }

    /// R19.5: whether a Companion may be the Guide.
    fn may_guide(&self, who: Character) -> Verdict {
        if self.possible_guides() & who.bit() != 0 { by(r!("R19.6")) } else { no(r!("R19.5")) }
    }

    pub(super) fn in_fellowship_phase(&mut self, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Declare(region) => {
                self.steps.replace(Step::Fellowship { declared: true });
                self.declare(region, events);
            }
            Action::EnterMordor => self.enter_mordor(events),
            Action::Guide(character) => {
                self.steps.end();
                self.set_guide(character, events);
            }
            _ => self.steps.end(),
        }
    }

    /// R19.10, R19.11, R18.4: the figure moves, heals and stirs a nation.
    fn declare(&mut self, region: Region, events: &mut impl Sink<Event>) {
        let from = std::mem::replace(&mut self.ring_bearers, region);
        let reach = std::mem::take(&mut self.progress);
        tell_all(events, Event::Declared { from, to: region });
        crate::cards::declared(self, from, region, reach, events);
        if self.havens() & region.bit() != 0 {
            self.heal(1, events);
            if let Some(nation) = map().nation[region.index()] {
                self.activate(nation, Cause::Declared, events);
            }
        }
    }

    /// Free Peoples Cities and Strongholds that they hold (R19.11, R19.17).
    pub fn havens(&self) -> u128 {
        (map().cities | map().strongholds) & self.unconquered(Side::FreePeoples)
    }

    /// R22.2, R22.3, R27.2.15: step 0, and the new pool.
    fn enter_mordor(&mut self, events: &mut impl Sink<Event>) {
        self.mordor = Some(0);
        self.progress = 0;
        let eyes = (0..16).filter(|at| book().tiles[*at].eye).fold(0, |set, at| set | 1 << at);
        let back = self.drawn & eyes & !self.removed;
        self.drawn &= !back;
        self.tiles |= back | self.waiting;
        self.waiting = 0;
        tell_all(events, Event::EnteredMordor { tiles: self.tiles.count_ones() as u8 });
    }

    pub(super) fn set_guide(&mut self, character: Character, events: &mut impl Sink<Event>) {
        if self.guide != character {
            self.guide = character;
            tell_all(events, Event::Guide { character });
        }
    }

    /// R19.5, R19.7: without a choice the Guide is fixed, Gollum if nobody is left.
    pub(super) fn begin_pick_guide(&mut self, events: &mut impl Sink<Event>) -> bool {
        let possible = self.guides_now();
        if possible.is_power_of_two() {
            self.set_guide(Character::ALL[possible.trailing_zeros() as usize], events);
        }
        self.skip_if(possible.is_power_of_two())
    }

    pub(super) fn may_pick_guide(&self, action: Action) -> Verdict {
        if let Action::Guide(who) = action { self.may_guide(who) } else { no(r!("R19.5")) }
    }

    /// R19.13, R22.6: a move by die, with its Hunt; then the die goes to the Hunt Box.
    pub(super) fn move_fellowship(&mut self, events: &mut impl Sink<Event>) {
        self.steps.push(Step::BoxDie);
        self.fellowship_moves(events);
    }

    /// R21.20, R22.6: a move of the Fellowship, by whatever means.
    pub(crate) fn fellowship_moves(&mut self, events: &mut impl Sink<Event>) {
        self.hunt = HuntRun::default();
        if self.mordor.is_some() {
            self.moved_or_hid = true;
            self.steps.then([Step::DrawTile(HuntCause::Mordor), Step::MordorStep]);
        } else {
            self.progress += 1;
            tell_all(events, Event::FellowshipMoved { progress: self.progress });
            self.steps.push(Step::HuntRoll);
        }
    }

    /// R3.13, R19.14, R22.9: the moving die goes to the Hunt Box.
    pub(super) fn box_die(&mut self, events: &mut impl Sink<Event>) {
        self.steps.end();
        if crate::cards::die_goes_to_box(self) {
            self.spent[0] = self.spent[0].saturating_sub(1);
            self.hunt_box[0] += 1;
            tell_all(events, Event::DieBoxed { count: self.hunt_box[0] });
        }
    }

    /// R19.21: hidden again; the die is not put into the Hunt Box.
    pub(crate) fn hide(&mut self, events: &mut impl Sink<Event>) {
        self.hidden = true;
        self.moved_or_hid = true;
        tell_all(events, Event::Hid);
    }

    /// R19.3: Corruption goes up; at 12 the Shadow wins at once.
    pub(crate) fn corrupt(&mut self, amount: u8, cause: Cause, events: &mut impl Sink<Event>) {
        if amount == 0 {
            return;
        }
        self.corruption = (self.corruption + amount).min(CORRUPTED);
        tell_all(events, Event::Corrupted { amount, corruption: self.corruption, cause });
        if self.corruption >= CORRUPTED {
            self.end(Ending::Corruption, events);
        }
    }

    /// R19.3: Corruption goes down, never below 0.
    pub(crate) fn heal(&mut self, amount: u8, events: &mut impl Sink<Event>) {
        let amount = amount.min(self.corruption);
        if amount > 0 {
            self.corruption -= amount;
            tell_all(events, Event::Healed { amount, corruption: self.corruption });
        }
    }

    /// R19.16, R19.20, R21.17: the Fellowship is revealed and must move.
    pub(crate) fn reveal(&mut self, events: &mut impl Sink<Event>) {
        if !self.hidden {
            return;
        }
        self.hidden = false;
        tell_all(events, Event::Revealed);
        crate::cards::revealed(self, events);
        self.hunt.windows = 0;
        self.path = self.ring_bearers.bit();
        if self.mordor.is_none() {
            self.touched = self.ring_bearers.bit() & self.hunting_strongholds();
            self.steps.push(Step::Walk { left: self.progress });
        }
    }

    /// R19.18: Shadow Strongholds that the Shadow still controls.
    fn hunting_strongholds(&self) -> u128 {
        map().strongholds & self.unconquered(Side::Shadow)
    }

    /// R19.16, R19.17: a step to a region from where the figure can still end well, or the end.
    pub(super) fn may_walk(&self, left: u8, action: Action) -> Verdict {
        let mut law = Conditions::default();
        match action {
            Action::Halt => by_if(self.havens() & self.ring_bearers.bit() == 0, r!("R19.17")),
            Action::Walk(to) => {
                law.needs(map().near[self.ring_bearers.index()] & to.bit() != 0, r!("R19.16"))?;
                law.needs(within(to, left.saturating_sub(1), 0, 0) & !self.havens() != 0, r!("R19.17"))?;
                by(r!("R19.16"))
            }
            _ => no(r!("R19.16")),
        }
    }

    pub(super) fn walk(&mut self, action: Action, left: u8, events: &mut impl Sink<Event>) {
        if let Action::Walk(region) = action {
            let from = std::mem::replace(&mut self.ring_bearers, region);
            self.touched |= region.bit() & self.hunting_strongholds();
            self.path |= region.bit();
            self.steps.replace(Step::Walk { left: left - 1 });
            tell_all(events, Event::Walked { from, to: region });
        } else {
            self.end_walk();
        }
    }

    /// R19.16, R19.18, R19.19: Progress is 0; then the Strongholds' tiles.
    pub(super) fn end_walk(&mut self) {
        self.steps.end();
        self.progress = 0;
        let tiles = std::mem::take(&mut self.touched).count_ones();
        for _ in 0..tiles {
            self.steps.push(Step::DrawTile(HuntCause::Stronghold));
        }
        self.window(Window::Reveal);
        self.hunt.windows = 0;
    }

    /// R22.8, R22.12, R21.19: one step forward unless the tile shows Stop.
    pub(super) fn mordor_step(&mut self, events: &mut impl Sink<Event>) {
        self.steps.end();
        let stop = self.hunt.tile.is_some_and(|tile| tile.record().stop);
        self.hunt = HuntRun::default();
        let Some(step) = self.mordor else { return };
        if stop {
            tell_all(events, Event::Stopped { step });
            return;
        }
        self.mordor = Some(step + 1);
        tell_all(events, Event::MordorStep { step: step + 1 });
        if step + 1 == CRACK_OF_DOOM {
            self.end(Ending::Ring, events);
        }
    }
}
