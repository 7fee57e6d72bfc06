//! Full states that a seat cannot tell from the real one (R16.6): the other side's concealed
//! pieces are given names, every assignment that fits what was seen being equally likely.

use arrayvec::ArrayVec;
use parlour_core::{Rng, Seat};

use crate::board::Spot;
use crate::ids::{Bits, Card, Character, PER_SIDE, Region, Side};
use crate::setup::Opening;
use crate::state::{Confrontation, Step};
use crate::view::{Piece, View};

/// How often a plain shuffle is tried before the assignments are counted.
const SHUFFLES: u32 = 4;

/// The pieces of one side that are to be given names.
type Pieces = ArrayVec<Piece, PER_SIDE>;

impl Confrontation {
    /// A state that `seat`, seeing `view`, cannot tell from the real one.
    pub(crate) fn imagined(view: &View, seat: Seat, rng: &mut Rng) -> Self {
        let mut state = Confrontation::from_view(view);
        let own = state.side_of(seat);
        let other = own.other();
        if state.is_placing() {
            state.imagine_placement(other, rng);
            return state;
        }
        for side in Side::BOTH {
            state.imagine_pieces(view, side, rng);
        }
        state.imagine_attacker(view, rng);
        state.imagine_pick(view, other, rng);
        state
    }

    /// R3.5: nothing is known of a placement that is not finished, and of a finished one the
    /// counts.
    fn imagine_placement(&mut self, side: Side, rng: &mut Rng) {
        if self.living(side) != 0 {
            return;
        }
        let ready = self.ready >> side.index() & 1 == 1;
        let mut order: [usize; PER_SIDE] = std::array::from_fn(|nth| nth);
        rng.shuffle(&mut order);
        let placed = match self.setup.opening(side) {
            Opening::Formation(formation) => {
                for (nth, region) in formation.def(self.data()).regions.into_iter().enumerate() {
                    self.spots.put(Character::of(side, nth), Spot::On(region));
                }
                return;
            }
            _ if ready => PER_SIDE,
            Opening::Random => 0,
            Opening::ByHand => rng.below(PER_SIDE as u32 + 1) as usize,
        };
        let mut slots = self.tables().slots[side.index()];
        rng.shuffle(&mut slots);
        for (nth, region) in order.into_iter().zip(slots).take(placed) {
            self.spots.put(Character::of(side, nth), Spot::On(region));
        }
    }

    fn imagine_pieces(&mut self, view: &View, side: Side, rng: &mut Rng) {
        for who in Character::all_of(side).filter(|who| view.defeated.contains(*who)) {
            self.seen[who.index()] = who.bit();
        }
        let mut pieces: Pieces = view.pieces.iter().filter(|piece| piece.side == side).copied().collect();
        let shown = self.living(side);
        for who in Character::in_mask(side, shown).filter(|who| self.revealed.contains(*who)) {
            self.seen[who.index()] = who.bit();
        }
        if pieces.is_empty() {
            return;
        }
        let out = view.defeated.mask(side);
        let names = crate::ids::NINE & !out & !shown;
        // Any names will do to count who is where.
        self.name_pieces(side, &pieces, Bits(names));
        if view.flow.top() == Some(Step::Move) && view.to_move == side && !self.can_step(side) {
            self.keep_a_move(side, &mut pieces, names, rng);
        }
        let chosen = assign(&pieces, names, rng);
        self.name_pieces(side, &pieces, chosen.into_iter());
    }

    fn name_pieces(&mut self, side: Side, pieces: &Pieces, names: impl Iterator<Item = usize>) {
        for (piece, nth) in pieces.iter().zip(names) {
            let who = Character::of(side, nth);
            self.spots.put(who, Spot::On(piece.region));
            self.seen[who.index()] = piece.could_be.mask(side);
        }
    }

    /// R17.5: the game goes on although nobody can step forward, so somebody has a move by
    /// ability.
    fn keep_a_move(&self, side: Side, pieces: &mut Pieces, names: u16, rng: &mut Rng) {
        let mut movers: ArrayVec<(usize, u16), { PER_SIDE * PER_SIDE }> = ArrayVec::new();
        for (at, piece) in pieces.iter().enumerate() {
            for who in Character::in_mask(side, piece.could_be.mask(side) & names) {
                if self.would_move(who, piece.region) {
                    movers.push((at, who.bit()));
                }
            }
        }
        rng.shuffle(&mut movers);
        for (at, bit) in movers {
            let before = pieces[at].could_be;
            pieces[at].could_be = crate::ids::CharacterSet::of_mask(side, bit);
            if Ways::count(pieces, names).total() > 0 {
                return;
            }
            pieces[at].could_be = before;
        }
    }

    /// Who moved face down: any piece that stands where it would have to stand.
    fn imagine_attacker(&mut self, view: &View, rng: &mut Rng) {
        let Some(region) = view.battle.map(|battle| battle.region) else { return };
        if self.attacker.is_some() {
            return;
        }
        let from = if view.flow.top() == Some(Step::Ambush) { self.tables().tunnel.0 } else { region };
        self.attacker = self.any_at(view.to_move, from, rng);
    }

    fn any_at(&self, side: Side, region: Region, rng: &mut Rng) -> Option<Character> {
        let here = self.at(side, region) & !self.face_up(side);
        let nth = Bits(here).nth(rng.below(here.count_ones()) as usize)?;
        Some(Character::of(side, nth))
    }

    /// R18.1: the card that was picked face down is any card of the hand.
    fn imagine_pick(&mut self, view: &View, side: Side, rng: &mut Rng) {
        let picked = view.battle.is_some_and(|battle| battle.picked[side]);
        if !picked || self.played[side.index()].is_some() {
            return;
        }
        let hand = self.hands[side.index()];
        let nth = Bits(hand).nth(rng.below(hand.count_ones()) as usize);
        self.played[side.index()] = nth.map(|nth| Card::of(side, nth));
    }
}

/// A name for each piece, uniformly among all that fit.
fn assign(pieces: &Pieces, names: u16, rng: &mut Rng) -> ArrayVec<usize, PER_SIDE> {
    let mut order: ArrayVec<usize, PER_SIDE> = Bits(names).collect();
    for _ in 0..SHUFFLES {
        rng.shuffle(&mut order);
        let fits = |(piece, nth): (&Piece, &usize)| piece.could_be.mask(piece.side) >> nth & 1 == 1;
        if pieces.iter().zip(&order).all(fits) {
            return order;
        }
    }
    Ways::count(pieces, names).pick(rng).unwrap_or(order)
}

/// For every set of names given to the first pieces, in how many ways the others can be named.
struct Ways {
    masks: ArrayVec<u16, PER_SIDE>,
    names: ArrayVec<usize, PER_SIDE>,
    left: [u32; 1 << PER_SIDE],
}

impl Ways {
    fn count(pieces: &Pieces, names: u16) -> Self {
        let names: ArrayVec<usize, PER_SIDE> = Bits(names).collect();
        let compact = |piece: &Piece| {
            let mask = piece.could_be.mask(piece.side);
            names.iter().enumerate().fold(0u16, |bits, (at, nth)| bits | (mask >> nth & 1) << at)
        };
        let masks: ArrayVec<u16, PER_SIDE> = pieces.iter().map(compact).collect();
        let mut ways = [0u32; 1 << PER_SIDE];
        let all = (1usize << names.len()) - 1;
        ways[all] = u32::from(names.len() == masks.len());
        for given in (0..all).rev() {
            if let Some(mask) = masks.get(given.count_ones() as usize) {
                ways[given] = Bits(mask & !(given as u16)).map(|at| ways[given | 1 << at]).sum();
            }
        }
        Ways { masks, names, left: ways }
    }

    fn total(&self) -> u32 {
        self.left[0]
    }

    fn pick(&self, rng: &mut Rng) -> Option<ArrayVec<usize, PER_SIDE>> {
        if self.total() == 0 {
            return None;
        }
        let mut given = 0usize;
        let mut chosen = ArrayVec::new();
        for mask in &self.masks {
            let mut left = rng.below(self.left[given]);
            let at = Bits(mask & !(given as u16)).find(|at| {
                let ways = self.left[given | 1 << at];
                let here = left < ways;
                left = left.wrapping_sub(ways);
                here
            })?;
            given |= 1 << at;
            chosen.push(self.names[at]);
        }
        Some(chosen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::CharacterSet;

    fn piece(mask: u16) -> Piece {
        let side = Side::Fellowship;
        Piece { side, region: Region::TheShire, could_be: CharacterSet::of_mask(side, mask) }
    }

    #[test]
    fn every_assignment_that_fits_is_equally_likely() {
        let pieces: Pieces = [piece(0b011), piece(0b111), piece(0b110)].into_iter().collect();
        let ways = Ways::count(&pieces, 0b111);
        assert_eq!(ways.total(), 3);
        let mut rng = Rng::new(3);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..3_000 {
            *seen.entry(assign(&pieces, 0b111, &mut rng)).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 3);
        assert!(seen.values().all(|count| (880..1_120).contains(count)), "{seen:?}");
    }

    #[test]
    fn what_cannot_be_assigned_is_counted_as_nothing() {
        let pieces: Pieces = [piece(0b001), piece(0b001)].into_iter().collect();
        assert_eq!(Ways::count(&pieces, 0b011).total(), 0);
        assert!(Ways::count(&pieces, 0b011).pick(&mut Rng::new(1)).is_none());
    }
}
