//! R4, R5: Action dice, what they are used for, and the Elven Rings.

use parlour_core::{Seat, Sink};

use crate::action::{Action, Deed};
use crate::cards::Journey;
use crate::data::{deck_cards, map};
use crate::event::{Cause, Event, tell_all};
use crate::ids::{Character, Deck, Face, Figure, Nation, Region, Side, cards_of};
use crate::state::{NONE, Step, Wotr};

/// R19.13: the end of the Fellowship Track.
pub(crate) const TRACK_END: u8 = 12;

/// What a side may do at all in its action, whatever the die.
struct Menu {
    move_fellowship: bool,
    hide: bool,
    separate: bool,
    companions: bool,
    nazgul: bool,
    army: bool,
    led_army: bool,
    attack: bool,
    led_attack: bool,
    recruit: bool,
    any_die: u8,
    advance: u8,
}

impl Wotr {
    /// R3.11: every action of a seat whose turn it is.
    pub(super) fn list_act(&self, seat: Seat, out: &mut Vec<Action>) {
        let side = Wotr::side_of(seat);
        let menu = self.menu(seat, side);
        for face in Face::ALL {
            if self.dice[side.index()][face.index()] > 0 {
                self.list_uses(seat, side, face, &menu, out);
            }
        }
        for face in Face::ALL {
            if self.dice[side.index()][face.index()] > 0 {
                out.push(Action::Skip(face));
            }
        }
        if self.may_pass(side) {
            out.push(Action::Pass);
        }
        self.list_rings(side, out);
    }

    /// R4.4: fewer unused dice than the opponent.
    pub(super) fn may_pass(&self, side: Side) -> bool {
        self.unused(side) < self.unused(side.enemy())
    }

    /// R5: the changes an Elven Ring can make.
    fn list_rings(&self, side: Side, out: &mut Vec<Action>) {
        if self.rings[side.index()] == 0 || self.ring_used[side.index()] {
            return;
        }
        for die in Face::ALL {
            if self.dice[side.index()][die.index()] == 0 {
                continue;
            }
            for to in Face::ALL {
                let barred =
                    if side == Side::FreePeoples { to == Face::Will || to == Face::Eye } else { to == Face::Will };
                if to != die && !barred {
                    out.push(Action::Ring { die, to });
                }
            }
        }
    }

    fn menu(&self, seat: Seat, side: Side) -> Menu {
        let free = side == Side::FreePeoples;
        let faces = &self.dice[side.index()];
        let has = |wanted: fn(Face) -> bool| Face::ALL.iter().any(|face| faces[face.index()] > 0 && wanted(*face));
        let messenger = self.may_be_messenger(side) && faces[Face::Muster.index()] > 0;
        let army_die = has(Face::is_army) || messenger;
        let character_die = faces[Face::Character.index()] > 0;
        Menu {
            move_fellowship: free && self.may_move_fellowship(),
            hide: free && !self.hidden,
            separate: free && self.mordor.is_none() && self.company() != 0,
            companions: free && self.movable_companions() != 0,
            nazgul: !free && self.has_flyers(),
            army: army_die && self.may_move_some_army(seat, false),
            led_army: character_die && self.may_move_some_army(seat, true),
            attack: army_die && self.may_attack_somewhere(seat, false, None),
            led_attack: character_die && self.may_attack_somewhere(seat, true, None),
            recruit: has(Face::is_muster) && self.may_recruit(seat),
            any_die: if free { self.advances_by_ability(seat) } else { 0 },
            advance: self.advances(seat),
        }
    }

    fn list_uses(&self, seat: Seat, side: Side, die: Face, menu: &Menu, out: &mut Vec<Action>) {
        let mut give = |to: Deed| out.push(Action::Use { die, to });
        let messenger = die == Face::Muster && self.may_be_messenger(side);
        if die.is_character() {
            if menu.move_fellowship {
                give(Deed::MoveFellowship);
            }
            if menu.separate {
                give(Deed::Separate);
            }
            if menu.companions {
                give(Deed::MoveCompanions);
            }
            if menu.nazgul {
                give(Deed::MoveNazgul);
            }
        }
        if menu.hide && (die.is_character() || self.guide == Character::Strider) {
            give(Deed::HideFellowship);
        }
        let army = die.is_army() || messenger;
        if (army && menu.army) || (die == Face::Character && menu.led_army) {
            give(Deed::MoveArmies);
        }
        if (army && menu.attack) || (die == Face::Character && menu.led_attack) {
            give(Deed::Attack);
        }
        let advances = if die.is_muster() { menu.advance | menu.any_die } else { menu.any_die };
        for nation in Nation::ALL {
            if advances >> nation as u8 & 1 == 1 {
                give(Deed::Advance(nation));
            }
        }
        if die.is_muster() {
            if menu.recruit {
                give(Deed::Recruit);
            }
            if side == Side::Shadow {
                for minion in [Character::WitchKing, Character::MouthOfSauron, Character::Saruman] {
                    if self.may_bring(seat, minion) {
                        give(Deed::Bring(minion));
                    }
                }
                for minion in Character::of(self.expansion().characters & Character::MINIONS) {
                    if self.may_bring(seat, minion) {
                        give(Deed::Bring(minion));
                    }
                }
                if self.may_use_voice(seat) {
                    give(Deed::VoiceRegulars);
                    if self.may_make_elites() {
                        give(Deed::VoiceElites);
                    }
                }
            }
        }
        if die == Face::Will {
            for character in [Character::Aragorn, Character::GandalfWhite] {
                if self.may_bring(seat, character) {
                    give(Deed::Bring(character));
                }
            }
        }
        if die.is_event() {
            for deck in Deck::of(side) {
                if self.can_draw(deck) {
                    give(Deed::Draw(deck));
                }
            }
        }
        for card in cards_of(self.hands[seat.index()]) {
            if self.may_play(seat, die, card) {
                give(Deed::Play(card));
            }
        }
        for card in crate::cards::removable(self, side) {
            if crate::cards::may_remove(self, seat, die, card) {
                give(Deed::Remove(card));
            }
        }
        if self.is_companion() {
            for deck in Deck::of(side) {
                if self.secret_plays(seat, die, deck).next().is_some() {
                    give(Deed::PlaySecret(deck));
                }
            }
        }
    }

    /// R26.mouth_of_sauron.messenger: a Muster result may be used as an Army result.
    pub(crate) fn may_be_messenger(&self, side: Side) -> bool {
        side == Side::Shadow && !self.messenger && self.in_play(Character::MouthOfSauron)
    }

    /// R19.13, R22.6: whether the Fellowship can be moved.
    pub(crate) fn may_move_fellowship(&self) -> bool {
        self.hidden && (self.mordor.is_some() || self.progress < TRACK_END)
    }

    /// R26.saruman.voice: Orthanc is held and not besieged.
    pub(crate) fn may_use_voice(&self, seat: Seat) -> bool {
        let orthanc = map().places.orthanc;
        self.place(Character::Saruman).is_some()
            && seat == self.owner_of_minion(Character::Saruman)
            && self.shadow & !self.besieged & orthanc.bit() != 0
    }

    /// R26.saruman.voice: two Regulars in Orthanc, two Elites to be had.
    pub(crate) fn may_make_elites(&self) -> bool {
        let isengard = Nation::Isengard.index();
        self.units[map().places.orthanc.index()][isengard * 2] >= 2 && self.reserve[isengard][1] >= 2
    }

    /// Takes an action of the seat whose turn it is.
    pub(super) fn take_action(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        let side = Wotr::side_of(seat);
        match action {
            Action::Pass => {
                self.steps.pop();
                tell_all(events, Event::Passed { seat });
            }
            Action::Skip(die) => {
                self.dice[side.index()][die.index()] -= 1;
                self.spent[side.index()] += 1;
                self.steps.pop();
                self.remember_action();
                tell_all(events, Event::Skipped { seat, die });
            }
            Action::Ring { die, to } => self.use_ring(side, die, to, events),
            Action::Use { die, to } => self.use_die(seat, side, die, to, events),
            _ => {}
        }
    }

    /// R5.3, R5.5: the Ring goes to the Shadow, or out of the game.
    fn use_ring(&mut self, side: Side, die: Face, to: Face, events: &mut impl Sink<Event>) {
        self.rings[side.index()] -= 1;
        self.ring_used[side.index()] = true;
        if side == Side::FreePeoples {
            self.rings[Side::Shadow.index()] += 1;
        }
        self.dice[side.index()][die.index()] -= 1;
        if to == Face::Eye {
            self.hunt_box[Side::Shadow.index()] += 1;
        } else {
            self.dice[side.index()][to.index()] += 1;
        }
        tell_all(events, Event::RingUsed { side, die, to });
        if self.unused(side) == 0 {
            self.steps.pop();
        }
    }

    /// R4.3: spends a die and begins what it is used for.
    fn use_die(&mut self, seat: Seat, side: Side, die: Face, deed: Deed, events: &mut impl Sink<Event>) {
        self.dice[side.index()][die.index()] -= 1;
        self.spent[side.index()] += 1;
        self.die = Some(die);
        (self.now_nations, self.now_armies) = (0, [NONE; 2]);
        self.forget_moves();
        self.steps.replace(Step::EndAction);
        tell_all(events, Event::Acts { seat, die, deed });
        let led = die == Face::Character;
        if die == Face::Muster && needs_messenger(deed) {
            self.messenger = true;
        }
        match deed {
            Deed::MoveFellowship => self.move_fellowship(events),
            Deed::HideFellowship => self.hide(events),
            Deed::Separate => self.steps.push(Step::Separate(Journey::PLAIN)),
            Deed::MoveCompanions => self.steps.push(Step::Companions(Journey::PLAIN)),
            Deed::MoveNazgul => self.steps.push(Step::Nazgul),
            Deed::MoveArmies => self.steps.push(Step::MoveFrom { left: if led { 1 } else { 2 }, led }),
            Deed::Attack => self.steps.push(Step::AttackFrom { led, by: None }),
            Deed::Draw(deck) => self.steps.then([Step::Draw(seat, deck), Step::HandLimit(seat)]),
            Deed::Play(card) => {
                self.used_nations(crate::cards::nations(card), None);
                self.play(seat, card, false);
            }
            Deed::PlaySecret(deck) => self.steps.push(Step::Name(seat, deck)),
            Deed::Advance(nation) => {
                self.used_nations(1 << nation.index(), None);
                // Any die serves for an ability, and one more card of the Shadow's may leave by it.
                let by_ability = self.advances_by_ability(seat) >> nation as u8 & 1 == 1;
                self.advance(nation, if by_ability { Cause::Ability } else { Cause::Die }, events);
            }
            Deed::Recruit => self.steps.push(Step::Recruit { first: None }),
            Deed::Bring(character) => self.bring(character, events),
            Deed::VoiceRegulars => self.voice_regulars(events),
            Deed::VoiceElites => self.voice_elites(events),
            Deed::Remove(card) => crate::cards::pay(self, card, die, events),
        }
    }

    /// R26.saruman.voice: the Isengard Settlements that may receive a Regular.
    fn voice_places(&self, first: Option<Region>) -> u128 {
        let map = map();
        let places = map.of[Nation::Isengard.index()] & map.settlements & self.shadow & self.free(Side::Shadow);
        places & !self.besieged & !first.map_or(0, Region::bit)
    }

    /// R26.saruman.voice: a Regular in each of them; with too few, the player chooses where.
    fn voice_regulars(&mut self, events: &mut impl Sink<Event>) {
        let places = self.voice_places(None);
        let regulars = u32::from(self.reserve[Nation::Isengard.index()][0]);
        if regulars < places.count_ones() {
            if regulars > 0 {
                self.steps.push(Step::Voice { first: None });
            }
            return;
        }
        for region in crate::ids::regions_of(places) {
            self.place_figure(Figure::Regular(Nation::Isengard), region, events);
        }
    }

    pub(super) fn list_voice(&self, first: Option<Region>, out: &mut Vec<Action>) {
        out.extend(crate::ids::regions_of(self.voice_places(first)).map(Action::To));
    }

    pub(super) fn voice_in(&mut self, action: Action, first: Option<Region>, events: &mut impl Sink<Event>) {
        self.steps.pop();
        let Action::To(region) = action else { return };
        self.place_figure(Figure::Regular(Nation::Isengard), region, events);
        if first.is_none() && self.reserve[Nation::Isengard.index()][0] > 0 {
            self.steps.push(Step::Voice { first: Some(region) });
        }
    }

    /// R26.saruman.voice: two Elites for two Regulars in Orthanc.
    fn voice_elites(&mut self, events: &mut impl Sink<Event>) {
        let isengard = Nation::Isengard.index();
        let units = &mut self.units[map().places.orthanc.index()];
        units[isengard * 2] -= 2;
        units[isengard * 2 + 1] += 2;
        self.reserve[isengard][0] += 2;
        self.reserve[isengard][1] -= 2;
        tell_all(events, Event::Voice);
    }
}

/// Whether a Muster result serves for this only through the Mouth of Sauron.
pub(super) fn needs_messenger(deed: Deed) -> bool {
    match deed {
        Deed::MoveArmies | Deed::Attack => true,
        Deed::Play(card) => deck_cards()[usize::from(card.0)].die == Face::Army,
        _ => false,
    }
}
