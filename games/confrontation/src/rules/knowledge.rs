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
        let mut nine = Nine::of(seen);
        while nine.conclude() {}
        *seen = nine.masks();
    }
}

/// Who each of nine pieces may be: four masks a word, and the last.
struct Nine([u64; 2], u16);

/// The lowest bit of each of four masks.
const EACH: u64 = 0x0001_0001_0001_0001;

impl Nine {
    #[inline]
    fn of(masks: &[u16; PER_SIDE]) -> Nine {
        let [eight @ .., last] = *masks;
        let join = |four: &[u16]| four.iter().rfold(0, |word, mask| word << 16 | u64::from(*mask));
        Nine([join(&eight[..4]), join(&eight[4..])], last)
    }

    #[inline]
    fn masks(&self) -> [u16; PER_SIDE] {
        let mut masks = [self.1; PER_SIDE];
        for (nth, mask) in masks.iter_mut().enumerate().take(8) {
            *mask = (self.0[nth / 4] >> (16 * (nth % 4))) as u16;
        }
        masks
    }

    /// Takes from every uncertain piece who is certain elsewhere, and makes certain who can be but one
    /// piece; whether any piece became certain.
    #[inline]
    const fn conclude(&mut self) -> bool {
        let ([one, two], last) = (self.0, self.1);
        let (blur_one, blur_two, blur_last) = (blurred(one), blurred(two), if is_single(last) { 0 } else { u16::MAX });
        let certain = any(one & !blur_one | two & !blur_two) | last & !blur_last;
        let (once, twice) = (one | two, one & two);
        let (once, twice) = (once | once >> 32, twice | twice >> 32 | once & once >> 32);
        let (once, twice) = ((once | once >> 16) as u16, (twice | twice >> 16 | once & once >> 16) as u16);
        let only = (once | last) & !(twice | once & last) & !certain;
        if (any(one & blur_one | two & blur_two) | last & blur_last) & (certain | only) == 0 {
            return false;
        }
        let (kept, only) = (EACH * !certain as u64, EACH * only as u64);
        self.0 = [narrowed(one, blur_one, kept, only), narrowed(two, blur_two, kept, only)];
        self.1 = narrowed(last as u64, blur_last as u64, kept, only) as u16;
        let single = blur_one & !blurred(self.0[0]) | blur_two & !blurred(self.0[1]);
        single != 0 || blur_last != 0 && is_single(self.1)
    }
}

/// All bits of the masks that are not single.
#[inline]
const fn blurred(four: u64) -> u64 {
    // Each with its highest bit set, so that nothing is borrowed from the next one.
    some(four & ((four | EACH << 15) - EACH))
}

/// All bits of the masks that are not empty; none has its highest bit set.
#[inline]
const fn some(four: u64) -> u64 {
    ((four + EACH * 0x7FFF) >> 15 & EACH) * 0xFFFF
}

/// The masks that are blurred without those who are certain, or with none but those who can be no other.
#[inline]
const fn narrowed(four: u64, blur: u64, kept: u64, only: u64) -> u64 {
    let here = four & only;
    four & !blur | blur & (here | four & kept & !some(here))
}

/// All bits that stand in any of four masks.
#[inline]
const fn any(four: u64) -> u16 {
    let two = four | four >> 32;
    (two | two >> 16) as u16
}

/// Whether a mask has one bit.
#[inline]
const fn is_single(mask: u16) -> bool {
    mask & mask.wrapping_sub(1) == 0
}
