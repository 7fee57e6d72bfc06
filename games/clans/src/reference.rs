//! Chapter 3: the reference dealer, which answers the game's questions from the streams of
//! R3.1, R3.2, R3.3, R3.4, R3.5, so that two implementations can be compared number by number.

use parlour_core::{Answer, Ask, Dealer, DealerError, ReferenceDealer, Rng, Seat, Wanted};

use crate::ids::{Card, MAX_DECK, Pile};
use crate::rules::draw::{BASE_STREAM, MIDDLE_STREAM, RELIC_STREAM, deck_stream};
use crate::setup::Module;
use crate::simple::below;
use crate::state::{Activation, Clans, Phase, SideState};

/// R3.4: the start of a stream.
pub fn stream(seed: u64, number: u8) -> Rng {
    Rng::new(seed ^ u64::from(number).wrapping_mul(0xD1B5_4A32_D192_ED03))
}

/// R3.3: the shuffle.
pub fn shuffle<T>(rng: &mut Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last as u64 + 1) as usize);
    }
}

/// A dealer on the streams of R3.5. Its answers depend on the seed and the question alone, so it
/// answers the same after an undo.
#[derive(Clone, Debug)]
pub struct Reference {
    orders: [[Pile<MAX_DECK>; 3]; 2],
    middle: [u8; 3],
    bases: [[u8; 3]; 2],
    relic: [u8; 2],
    seed: u64,
}

/// R3.5: the streams of the two AIs.
pub(crate) const AI_STREAMS: [u8; 2] = [5, 6];

impl ReferenceDealer<Clans> for Reference {
    fn mind(&self, seat: Seat) -> Rng {
        stream(self.seed, AI_STREAMS[seat.index()])
    }

    /// R19.3: at the start of each turn and at the end.
    fn digest(&self, state: &Clans) -> Option<String> {
        let untouched = |side: &SideState| {
            !side.submitted && side.activation == Activation::None && side.edits == 0 && side.plan.is_pass()
        };
        let begins = state.phase == Phase::Turn && state.sides.iter().all(untouched);
        (begins || state.phase == Phase::Over).then(|| state.digest(Some(self)))
    }
}

impl Reference {
    /// The dealer of one seed for a match that starts like `game`.
    pub fn new(game: &Clans, seed: u64) -> Reference {
        let mut dealer =
            Reference { orders: Default::default(), middle: [1; 3], bases: [[1; 3]; 2], relic: [1; 2], seed };
        let aged = game.has(Module::M4);
        for side in 0..2 {
            for age in 0..if aged { 3 } else { 1 } {
                let mut rng = stream(seed, deck_stream(side, aged.then_some(age)));
                dealer.orders[side][age] = shuffled(side, game.facts.ages[side][age], &mut rng);
            }
        }
        if game.has(Module::X4) {
            let mut rng = stream(seed, MIDDLE_STREAM);
            dealer.middle = std::array::from_fn(|_| 1 + below(&mut rng, 4) as u8);
            let mut rng = stream(seed, BASE_STREAM);
            for side in 0..2 {
                if let Some(terrains) = game.affinities(side) {
                    dealer.bases[side] = std::array::from_fn(|_| 1 + below(&mut rng, terrains.len() as u64) as u8);
                }
            }
        }
        if game.has(Module::X6) {
            let mut rng = stream(seed, RELIC_STREAM);
            dealer.relic = [1 + below(&mut rng, 3) as u8, 1 + below(&mut rng, 12) as u8];
        }
        dealer
    }

    /// R4.4: the dealer that does not shuffle: deck lists are used as given, every die shows 1.
    pub fn unshuffled(game: &Clans) -> Reference {
        let mut dealer = Reference::new(game, 0);
        for side in 0..2 {
            for age in 0..3 {
                dealer.orders[side][age] = in_order(side, game.facts.ages[side][age]);
            }
        }
        (dealer.middle, dealer.bases, dealer.relic) = ([1; 3], [[1; 3]; 2], [1; 2]);
        dealer
    }

    /// The cards of `deck` in the order in which they will be drawn.
    pub fn order(&self, side: usize, age: usize, deck: u128) -> impl Iterator<Item = Card> + '_ {
        self.orders[side][age].as_slice().iter().copied().filter(move |card| deck & card.bit() != 0)
    }

    /// The answer to a question of the game.
    #[inline]
    pub fn answer_to(&self, ask: &Ask) -> Option<Answer> {
        let stream = ask.request.stream.0;
        let dice = |dice: &[u8]| Some(dice.iter().copied().collect());
        match ask.request.wanted {
            Wanted::Draw { count, from } => {
                let (side, age) = match stream {
                    1 | 2 => (usize::from(stream) - 1, 0),
                    11..=13 => (0, usize::from(stream) - 11),
                    21..=23 => (1, usize::from(stream) - 21),
                    _ => return None,
                };
                Some(self.order(side, age, from.0).take(usize::from(count)).map(Card::index).collect())
            }
            Wanted::Dice { sides, .. } => match stream {
                MIDDLE_STREAM => dice(&self.middle),
                RELIC_STREAM => dice(&self.relic[usize::from(sides == 12)..][..1]),
                _ => dice(self.bases.get(usize::from(stream.checked_sub(BASE_STREAM)?))?),
            },
        }
    }
}

impl Dealer for Reference {
    fn answer(&mut self, ask: &Ask) -> Result<Answer, DealerError> {
        self.answer_to(ask).ok_or_else(|| DealerError::Impossible("the reference dealer has no such stream".into()))
    }
}

fn in_order(side: usize, deck: u128) -> Pile<MAX_DECK> {
    parlour_core::Ids(deck).iter().map(|index| Card::at(side, index)).collect()
}

fn shuffled(side: usize, deck: u128, rng: &mut Rng) -> Pile<MAX_DECK> {
    let mut pile = in_order(side, deck);
    shuffle(rng, pile.as_mut_slice());
    pile
}
