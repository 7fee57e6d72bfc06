//! R16: what is face up, and what each side remembers of the other's pieces.
//!
//! For every living piece the state keeps who it may be, as far as the other side can tell. A
//! piece that was seen stays known while it can be followed; when a concealed piece leaves others
//! behind, any of them may be the one that left (R16.3). That all pieces are different is part of
//! the knowledge: whoever is certain is nobody else.

use parlour_core::{Audience, Sink};

use crate::board::Spot;
use crate::event::Event;
use crate::ids::{Character, NINE, PER_SIDE, Region, Side};
use crate::setup::Opening;
use crate::state::Confrontation;

impl Confrontation {
    /// R16.4: turns `who` face up; from now on the other side knows it. Which of the concealed
    /// pieces of the region it was, nobody can tell (R16.3).
    #[inline]
    pub(crate) fn reveal(&mut self, who: Character, events: &mut impl Sink<Event>) {
        let Some(region) = self.spot(who).region() else { return };
        if self.revealed.contains(who) {
            return;
        }
        let known = self.seen[who.index()] == who.bit();
        events.emit(Audience::All, Event::Revealed { character: who, region, known });
        if !known {
            self.mix_those(who.side(), self.may_be(who, region));
        }
        self.revealed.insert(who);
        if !known {
            self.seen[who.index()] = who.bit();
            self.settle(who.side());
        }
    }

    /// The game is over: all pieces are turned up.
    pub(crate) fn reveal_everybody(&mut self, events: &mut impl Sink<Event>) {
        for who in Character::ALL {
            if let Some(region) = self.spot(who).region().filter(|_| !self.revealed.contains(who)) {
                let known = self.seen[who.index()] == who.bit();
                events.emit(Audience::All, Event::Revealed { character: who, region, known });
                self.revealed.insert(who);
                self.seen[who.index()] = who.bit();
            }
        }
    }

    /// R16.3: `who` leaves `region` face down: everybody there may be the one that leaves.
    #[inline]
    pub(crate) fn mix(&mut self, who: Character, region: Region) {
        let side = who.side();
        if self.mix_those(side, self.at(side, region) & !self.face_up(side)) {
            self.settle(side);
        }
    }

    /// The concealed pieces of `region` that may be `who`, as far as the other side can tell.
    #[inline]
    fn may_be(&self, who: Character, region: Region) -> u16 {
        let side = who.side();
        let here = self.at(side, region) & !self.face_up(side);
        let may = Character::in_mask(side, here).filter(|one| self.seen[one.index()] & who.bit() != 0);
        may.fold(0, |bits, one| bits | one.bit())
    }

    /// Makes pieces indistinguishable; whether that changed anything.
    #[inline]
    fn mix_those(&mut self, side: Side, pieces: u16) -> bool {
        if pieces.is_power_of_two() {
            return false;
        }
        let all = Character::in_mask(side, pieces);
        let (any, every) =
            all.fold((0, NINE), |(any, every), one| (any | self.seen[one.index()], every & self.seen[one.index()]));
        if any == every {
            return false;
        }
        for one in Character::in_mask(side, pieces) {
            self.seen[one.index()] = any;
        }
        true
    }

    /// Whether everybody can see which character leaves `region` when `who` does.
    #[inline]
    pub(crate) fn mixes_with_nobody(&self, who: Character, region: Region) -> bool {
        (self.at(who.side(), region) & !self.face_up(who.side())).is_power_of_two()
    }

    /// The piece `who` was shown not to be `other`.
    pub(crate) fn rule_out(&mut self, who: Character, other: Character) {
        self.seen[who.index()] &= !other.bit();
        self.settle(who.side());
    }

    /// R3.5: only the counts are known, unless both agreed on a formation.
    pub(crate) fn know_opening(&mut self, side: Side) {
        for who in Character::all_of(side) {
            self.seen[who.index()] = match (self.setup.opening(side), self.spot(who)) {
                (Opening::Formation(_), Spot::On(region)) => self.at(side, region),
                _ => NINE,
            };
        }
    }

    /// Draws the plain conclusions: a certain piece is nobody else, and somebody whom only one
    /// piece may be is that piece. Whoever is defeated is certain, so the dead need no care.
    #[inline]
    pub(crate) fn settle(&mut self, side: Side) {
        let first = side.index() * PER_SIDE;
        let Some(seen) = self.seen.get_mut(first..first + PER_SIDE) else { return };
        let Ok(seen) = <&mut [u16; PER_SIDE]>::try_from(seen) else { return };
        loop {
            let (mut once, mut twice, mut certain) = (0u16, 0u16, 0u16);
            for mask in *seen {
                twice |= once & mask;
                once |= mask;
                certain |= if is_single(mask) { mask } else { 0 };
            }
            let only = once & !twice & !certain;
            let mut news = false;
            for mask in seen.iter_mut() {
                let narrowed = if *mask & only == 0 { *mask & !certain } else { *mask & only };
                let narrowed = if is_single(*mask) { *mask } else { narrowed };
                news |= is_single(narrowed) & !is_single(*mask);
                *mask = narrowed;
            }
            if !news {
                return;
            }
        }
    }
}

/// Whether a mask has one bit.
#[inline]
const fn is_single(mask: u16) -> bool {
    mask & mask.wrapping_sub(1) == 0
}
