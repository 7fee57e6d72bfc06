//! R4, R5: Action dice, what they are used for, and the Elven Rings.

use parlour_core::{Seat, Sink};

use crate::action::{Action, Deed};
use crate::cards::Journey;
use crate::data::map;
use crate::event::{Cause, Event, tell_all};
use crate::ids::{Character, Deck, Face, Figure, Nation, Region, Side, cards_of, regions_of};
use crate::number::Number;
use crate::places::ORTHANC;
use crate::rules::law::{Against, Conditions, Verdict, by, by_if, no};
use crate::state::{Step, Wotr};

/// R19.13: the end of the Fellowship Track.
pub(crate) const TRACK_END: u8 = 12;

/// What many dice of a side give alike: whether it may be done is asked once for a whole list.
const DEEDS: [&[Deed]; 2] = [
    &[
        Deed::MoveFellowship,
        Deed::Separate,
        Deed::MoveCompanions,
        Deed::HideFellowship,
        Deed::MoveArmies,
        Deed::Attack,
        Deed::Recruit,
    ],
    &[Deed::MoveNazgul, Deed::MoveArmies, Deed::Attack, Deed::Recruit],
];

/// What has been found out of them for a list: by whether a leader must go along, and by whether the
/// die has a Muster.
#[derive(Default)]
struct Known {
    deeds: [[Option<bool>; 7]; 2],
    advances: [Option<u8>; 2],
    playable: u128,
    unplayable: u128,
}

impl Wotr {
    /// R3.11: every action of a seat whose turn it is.
    pub(super) fn list_act(&self, seat: Seat, out: &mut Vec<Action>) {
        let side = Wotr::side_of(seat);
        let unused = |face: &Face| self.dice[side.index()][face.index()] > 0;
        let mut known = Known::default();
        for die in Face::ALL.into_iter().filter(unused) {
            let mut give = |to: Deed| out.push(Action::Use { die, to });
            for (at, &deed) in DEEDS[side.index()].iter().enumerate() {
                if deed == Deed::Recruit {
                    let advances = known.advances[usize::from(die.is_muster())].get_or_insert_with(|| {
                        let may = Nation::of(side).filter(|it| self.may_advance_with(seat, die, *it).is_ok());
                        may.fold(0, |set, nation| set | 1 << nation.index())
                    });
                    Nation::of(side)
                        .filter(|it| *advances >> it.index() & 1 == 1)
                        .map(Deed::Advance)
                        .for_each(&mut give);
                }
                if self.die_gives(side, die, deed).is_ok()
                    && *known.deeds[usize::from(die == Face::Character)][at]
                        .get_or_insert_with(|| self.may_do(seat, die, deed).is_ok())
                {
                    give(deed);
                }
            }
            self.list_more(seat, side, die, &mut known, give);
        }
        out.extend(Face::ALL.into_iter().filter(unused).map(Action::Skip));
        if self.may_pass(side).is_ok() {
            out.push(Action::Pass);
        }
        if self.may_use_ring(side).is_ok() {
            for die in Face::ALL.into_iter().filter(unused) {
                let faces = Face::ALL.into_iter().filter(|to| self.may_change(side, die, *to).is_ok());
                out.extend(faces.map(|to| Action::Ring { die, to }));
            }
        }
    }

    /// Characters and cards that a die may be used for.
    #[inline]
    fn list_more(&self, seat: Seat, side: Side, die: Face, known: &mut Known, mut give: impl FnMut(Deed)) {
        let (own, one) = match side {
            Side::FreePeoples => (Character::Aragorn.bit() | Character::GandalfWhite.bit(), Character::Aragorn),
            Side::Shadow => (self.all_characters() & Character::MINIONS, Character::WitchKing),
        };
        let may = |deed: &Deed| self.die_gives(side, die, *deed).is_ok() && self.may_do(seat, die, *deed).is_ok();
        // The same die gives all characters of a side, and both decks.
        if self.die_gives(side, die, Deed::Bring(one)).is_ok() {
            let brought = Character::of(own).map(Deed::Bring).chain([Deed::VoiceRegulars, Deed::VoiceElites]);
            brought.filter(may).for_each(&mut give);
        }
        if die.is_event() {
            Deck::of(side).into_iter().map(Deed::Draw).filter(may).for_each(&mut give);
        }
        for card in cards_of(self.hands[seat.index()] & !known.unplayable) {
            if !self.die_plays(side, die, card) {
                continue;
            }
            if known.playable & card.bit() != 0 || self.may_play_now(seat, card).is_ok() {
                known.playable |= card.bit();
                give(Deed::Play(card));
            } else {
                known.unplayable |= card.bit();
            }
        }
        for deed in crate::cards::removable(self, side).map(Deed::Remove).filter(may) {
            give(deed);
        }
        if self.is_companion() {
            Deck::of(side).map(Deed::PlaySecret).into_iter().filter(may).for_each(give);
        }
    }

    /// R3.11: what a seat may do in its turn.
    pub(super) fn may_act(&self, seat: Seat, action: Action) -> Verdict {
        let side = Wotr::side_of(seat);
        let has = |die: Face| self.dice[side.index()][die.index()] > 0;
        match action {
            Action::Pass => self.may_pass(side),
            Action::Skip(die) if has(die) => by(r!("R4.5")),
            Action::Skip(_) => no(r!("R4.5")),
            Action::Ring { die, to } => self.may_change(side, die, to),
            Action::Use { die, .. } if !has(die) => no(r!("R4.3")),
            Action::Use { die, to: Deed::Advance(nation) } => self.may_advance_with(seat, die, nation),
            Action::Use { to: Deed::Play(card), .. } if self.hands[seat.index()] & card.bit() == 0 => no(r!("R6.4")),
            Action::Use { die, to } => {
                self.die_gives(side, die, to)?;
                self.may_do(seat, die, to)
            }
            _ => no(r!("R3.11")).map_err(|it| it.said(&"refuse.act")),
        }
    }

    /// R4.4, R24.9: fewer unused dice than the opponent.
    fn may_pass(&self, side: Side) -> Verdict {
        by_if(self.unused(side) < self.unused(side.enemy()), r!("R4.4"))
    }

    /// R5.1, R5.2, R24.26: a side has an Elven Ring, and has used none in this turn.
    fn may_use_ring(&self, side: Side) -> Verdict {
        let mut law = Conditions::default();
        law.needs(!self.ring_used[side.index()], r!("R5.2"))?;
        by_if(self.rings[side.index()] > 0, r!("R5.1"))
    }

    /// R5: the changes that it can make.
    fn may_change(&self, side: Side, die: Face, to: Face) -> Verdict {
        let has = self.dice[side.index()][die.index()] > 0;
        let mut law = Conditions::default();
        law.needs(to != Face::Will, r!("R5.4"))?;
        law.needs(die != Face::Eye && (side == Side::Shadow || to != Face::Eye), r!("R5.5"))?;
        law.and(self.may_use_ring(side))?;
        law.needs(die != to || !has, r!("R5.6"))?;
        by_if(has, r!("R5.1"))
    }

    /// R4.3, R4.6, R11.1: whether a die's result gives an action at all.
    #[inline]
    fn die_gives(&self, side: Side, die: Face, deed: Deed) -> Result<(), Against> {
        let free = side == Side::FreePeoples;
        let gives = match deed {
            Deed::MoveFellowship | Deed::Separate | Deed::MoveCompanions => free && die.is_character(),
            // R26.strider.guide
            Deed::HideFellowship => free && (die.is_character() || self.guide == Character::Strider),
            Deed::MoveNazgul => !free && die.is_character(),
            Deed::MoveArmies | Deed::Attack if die == Face::Muster => {
                let spent = !free && self.messenger && self.in_play(Character::MouthOfSauron);
                if spent {
                    return no(r!("R26.mouth_of_sauron.messenger"));
                }
                self.may_be_messenger(side)
            }
            Deed::MoveArmies | Deed::Attack => die.is_army() || die == Face::Character,
            Deed::Draw(deck) => die.is_event() && deck.side() == side,
            Deed::Recruit | Deed::Advance(_) => die.is_muster(),
            Deed::Bring(Character::Aragorn | Character::GandalfWhite) => free && die == Face::Will,
            Deed::Bring(character) => !free && die.is_muster() && character.side() == side,
            Deed::VoiceRegulars | Deed::VoiceElites => !free && die.is_muster(),
            Deed::Play(_) | Deed::PlaySecret(_) | Deed::Remove(_) => true,
        };
        if gives { Ok(()) } else { no(r!("R4.3")) }
    }

    /// R4.7: what a seat may do now with a die that gives it.
    #[inline]
    fn may_do(&self, seat: Seat, die: Face, deed: Deed) -> Verdict {
        let side = Wotr::side_of(seat);
        let led = die == Face::Character;
        let mut law = Conditions::default();
        match deed {
            Deed::MoveFellowship => self.may_move_fellowship(),
            Deed::HideFellowship => {
                law.needs(!self.hidden, r!("R19.21"))?;
                by(if die.is_character() { r!("R19.21") } else { r!("R26.strider.guide") })
            }
            Deed::Separate => {
                law.needs(self.mordor.is_none(), r!("R22.5"))?;
                by_if(self.company() != 0, r!("R20.1"))
            }
            Deed::MoveCompanions => self.travellers(u16::MAX).and(by(r!("R11.2"))),
            Deed::MoveNazgul => by_if(self.has_flyers(), r!("R11.8")),
            Deed::MoveArmies => {
                self.may_move_some_army(seat, led)?;
                by(as_army(die, if led { r!("R10.3") } else { r!("R10.2") }))
            }
            Deed::Attack => {
                self.may_attack_somewhere(seat, led, None)?;
                by(as_army(die, if led { r!("R12.2") } else { r!("R12.1") }))
            }
            Deed::Recruit => self.may_recruit(seat, None),
            Deed::Advance(nation) => self.may_advance_with(seat, die, nation),
            Deed::Bring(character) => self.may_bring(seat, character),
            Deed::VoiceRegulars => self.may_use_voice(seat),
            Deed::VoiceElites => self.may_make_elites(seat),
            Deed::Draw(deck) => by_if(self.can_draw(deck), r!("R6.2")),
            Deed::Play(card) => self.may_play(seat, die, card),
            Deed::PlaySecret(deck) => {
                let any = self.is_companion() && self.secret_plays(seat, die, deck).next().is_some();
                by_if(any && deck.side() == side, r!("R6.4"))
            }
            Deed::Remove(card) => by_if(crate::cards::may_remove(self, seat, die, card), r!("R6.7")),
        }
    }

    /// R26.mouth_of_sauron.messenger: a Muster result may be used as an Army result.
    pub(crate) fn may_be_messenger(&self, side: Side) -> bool {
        side == Side::Shadow && !self.messenger && self.in_play(Character::MouthOfSauron)
    }

    /// R19.13, R22.6, R22.10: whether the Fellowship can be moved.
    pub(crate) fn may_move_fellowship(&self) -> Verdict {
        let mut law = Conditions::default();
        law.needs(self.hidden, r!("R19.15"))?;
        law.needs(self.mordor.is_some() || self.progress < TRACK_END, r!("R19.13"))?;
        by(if self.mordor.is_some() { r!("R22.6") } else { r!("R19.13") })
    }

    /// R26.saruman.voice: Orthanc is held and not besieged.
    fn may_use_voice(&self, seat: Seat) -> Verdict {
        let held = self.shadow & !self.besieged & ORTHANC.bit() != 0;
        let mut law = Conditions::default();
        law.needs(self.place(Character::Saruman).is_some() && held, r!("R26.saruman.voice"))?;
        let own = seat == self.owner_of_minion(Character::Saruman);
        law.needs(own, r!("R26.saruman.voice")).map_err(|it| it.said(&"refuse.voice_other"))?;
        by(r!("R26.saruman.voice"))
    }

    /// R26.saruman.voice: two Regulars in Orthanc, two Elites to be had.
    fn may_make_elites(&self, seat: Seat) -> Verdict {
        self.may_use_voice(seat)?;
        let isengard = Nation::Isengard.index();
        let [regulars, elites] = [self.units[ORTHANC.index()][isengard * 2], self.reserve[isengard][1]];
        if regulars >= 2 && elites >= 2 {
            return by(r!("R26.saruman.voice"));
        }
        no(r!("R26.saruman.voice")).map_err(|it| it.said(&"refuse.voice_elites"))
    }

    /// Takes an action of the seat whose turn it is.
    pub(super) fn take_action(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        let side = Wotr::side_of(seat);
        match action {
            Action::Pass => {
                self.steps.end();
                tell_all(events, Event::Passed { seat });
            }
            Action::Skip(die) => {
                self.dice[side.index()][die.index()] -= 1;
                self.spent[side.index()] += 1;
                self.steps.end();
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
            self.steps.end();
        }
    }

    /// R4.3: spends a die and begins what it is used for.
    fn use_die(&mut self, seat: Seat, side: Side, die: Face, deed: Deed, events: &mut impl Sink<Event>) {
        self.dice[side.index()][die.index()] -= 1;
        self.spent[side.index()] += 1;
        self.die = Some(die);
        (self.now_nations, self.now_armies) = (0, [None; 2]);
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
                let by_ability = self.has_envoy(nation);
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
    pub(super) fn voice_places(&self, first: Option<Region>) -> u128 {
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
        for region in regions_of(places) {
            self.place_figure(Figure::Regular(Nation::Isengard), region, events);
        }
    }

    pub(super) fn may_voice_in(&self, first: Option<Region>, action: Action) -> Verdict {
        match action {
            Action::To(region) if self.voice_places(first) & region.bit() != 0 => by(r!("R26.saruman.voice")),
            _ => no(r!("R26.saruman.voice")).map_err(|it| it.said(&"refuse.voice_place")),
        }
    }

    pub(super) fn voice_in(&mut self, action: Action, first: Option<Region>, events: &mut impl Sink<Event>) {
        let Action::To(region) = action else { return };
        self.place_figure(Figure::Regular(Nation::Isengard), region, events);
        if first.is_none() && self.reserve[Nation::Isengard.index()][0] > 0 {
            self.steps.push(Step::Voice { first: Some(region) });
        }
    }

    /// R26.saruman.voice: two Elites for two Regulars in Orthanc.
    fn voice_elites(&mut self, events: &mut impl Sink<Event>) {
        let isengard = Nation::Isengard.index();
        let units = &mut self.units[ORTHANC.index()];
        units[isengard * 2] -= 2;
        units[isengard * 2 + 1] += 2;
        self.reserve[isengard][0] += 2;
        self.reserve[isengard][1] -= 2;
        tell_all(events, Event::Voice);
    }
}

/// The rule by which a die serves as an Army result, other than the one of what it does.
const fn as_army(die: Face, rule: Number) -> Number {
    if matches!(die, Face::Muster) { r!("R26.mouth_of_sauron.messenger") } else { rule }
}

/// Whether a Muster result serves for this only through the Mouth of Sauron.
pub(crate) fn needs_messenger(deed: Deed) -> bool {
    match deed {
        Deed::MoveArmies | Deed::Attack => true,
        Deed::Play(card) => card.record().die == Face::Army,
        _ => false,
    }
}
