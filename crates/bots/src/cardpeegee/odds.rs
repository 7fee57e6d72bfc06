//! Exact odds from what is left in the deck (Appendix A of the rules): rounds, whole fights,
//! attempts on a trap, evasion. Only values matter, so the deck is ten numbers.

use parlour_cardpeegee::Cards;

/// The values that cards have (R1.2).
const VALUES: [i32; 10] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/// The highest value of a card.
const HIGHEST: i32 = 11;

/// A chance smaller than this is left out of sums.
const NEGLIGIBLE: f64 = 1e-12;

/// The chances of a round, or of an attempt on a trap.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Chances {
    /// The player's score is higher.
    pub win: f64,
    /// The scores are equal.
    pub tie: f64,
    /// The opponent's score is higher.
    pub lose: f64,
}

impl Chances {
    /// The chance to win a round that is no tie (A3); 0 if every round is a tie.
    pub fn decided(self) -> f64 {
        let decided = self.win + self.lose;
        if decided > 0.0 { self.win / decided } else { 0.0 }
    }
}

/// How many cards of each value a deck holds.
fn counts(deck: Cards) -> [u32; 10] {
    let mut counts = [0; 10];
    for card in deck.iter() {
        counts[usize::from(card.value()) - 2] += 1;
    }
    counts
}

/// The number of ways to choose `chosen` of `all`.
fn ways(all: u32, chosen: u32) -> f64 {
    (0..chosen).map(|i| f64::from(all.saturating_sub(i)) / f64::from(i + 1)).product()
}

/// What the player's dealt cards can be ahead of the opponent's, when both are dealt from one deck,
/// the player first (R8.8): for every number of cards of the player up to some bound.
#[derive(Debug)]
pub(super) struct Rounds {
    deck: Cards,
    most: u32,
    foe: u32,
    /// By the player's number of cards: the chance of being ahead by at least so much, from the
    /// lowest difference on.
    at_least: Vec<Vec<f64>>,
}

impl Rounds {
    /// Works it out for up to `most` cards of the player against `foe` cards.
    pub fn new(deck: Cards, most: u32, foe: u32) -> Self {
        let most = most.min(deck.len());
        let table = Table::filled(counts(deck), most, foe.min(deck.len()));
        let at_least = (0..=most).map(|own| table.at_least(own, foe.min(deck.len() - own), deck.len())).collect();
        Rounds { deck, most, foe, at_least }
    }

    /// Whether this answers questions about `deck`, `most` and `foe`.
    pub fn covers(&self, deck: Cards, most: u32, foe: u32) -> bool {
        self.deck == deck && self.foe == foe && self.most >= most.min(deck.len())
    }

    /// The chances of a round with `own` cards and `lead` more ATK than the opponent. More cards
    /// than were worked out count as the most that were.
    pub fn chances(&self, own: u32, lead: i32) -> Chances {
        let ahead = &self.at_least[own.min(self.most) as usize];
        let lowest = -HIGHEST * self.foe.min(self.deck.len()) as i32;
        let at_least = |difference: i32| match usize::try_from(difference - lowest) {
            Ok(place) => ahead.get(place).copied().unwrap_or(0.0),
            Err(_) => 1.0,
        };
        let (win, not_lose) = (at_least(1 - lead), at_least(-lead));
        Chances { win, tie: (not_lose - win).max(0.0), lose: (1.0 - not_lose).max(0.0) }
    }
}

/// Ways to deal so many cards to the player and so many to the opponent, by difference in value.
struct Table {
    foe: u32,
    width: usize,
    ways: Vec<f64>,
}

impl Table {
    /// Adds one value after another; from the highest numbers of cards down, so that what is read
    /// does not hold the value yet.
    fn filled(counts: [u32; 10], most: u32, foe: u32) -> Self {
        let width = (HIGHEST * (most + foe) as i32 + 1) as usize;
        let mut table = Table { foe, width, ways: vec![0.0; width * ((most + 1) * (foe + 1)) as usize] };
        let start = table.place(0, 0, 0);
        table.ways[start] = 1.0;
        for (value, count) in VALUES.into_iter().zip(counts) {
            for own in (0..=most).rev() {
                for theirs in (0..=foe).rev() {
                    table.add_value(own, theirs, value, count);
                }
            }
        }
        table
    }

    /// Adds the ways in which some of `own` and `theirs` cards have `value`.
    fn add_value(&mut self, own: u32, theirs: u32, value: i32, count: u32) {
        for mine in 0..=own.min(count) {
            for its in 0..=theirs.min(count - mine) {
                if mine + its == 0 {
                    continue;
                }
                let factor = ways(count, mine) * ways(count - mine, its);
                let (from_own, from_theirs) = (own - mine, theirs - its);
                let lowest = -HIGHEST * from_theirs as i32;
                let len = (HIGHEST * (from_own + from_theirs) as i32 + 1) as usize;
                let source = self.place(from_own, from_theirs, lowest);
                let target = self.place(own, theirs, lowest + value * (mine as i32 - its as i32));
                let (before, after) = self.ways.split_at_mut(target);
                for (to, from) in after[..len].iter_mut().zip(&before[source..source + len]) {
                    *to += factor * from;
                }
            }
        }
    }

    fn place(&self, own: u32, theirs: u32, difference: i32) -> usize {
        let row = (own * (self.foe + 1) + theirs) as usize;
        row * self.width + (difference + HIGHEST * self.foe as i32) as usize
    }

    /// The chance of every difference or more, from the lowest difference on.
    fn at_least(&self, own: u32, theirs: u32, size: u32) -> Vec<f64> {
        let all = ways(size, own) * ways(size - own, theirs);
        let row = self.place(own, theirs, -HIGHEST * self.foe as i32);
        let mut chances: Vec<f64> = self.ways[row..row + self.width].iter().map(|ways| ways / all).collect();
        let mut sum = 0.0;
        for chance in chances.iter_mut().rev() {
            sum += *chance;
            *chance = sum;
        }
        chances
    }
}

/// A fight to the end with the same odds in every round (A3).
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Fight {
    /// The chance to win with exactly so many lost rounds.
    pub by_losses: Vec<f64>,
}

impl Fight {
    /// `round` until the player has won `wins` times, which is reached alive with fewer than
    /// `deadly` losses.
    pub fn new(round: Chances, wins: u32, deadly: u32) -> Self {
        let chance = round.decided();
        let mut term = chance.powi(wins as i32);
        let mut left = 1.0;
        let mut by_losses = Vec::new();
        for losses in 0..deadly {
            by_losses.push(term);
            left -= term;
            if left < NEGLIGIBLE || term == 0.0 {
                break;
            }
            term *= (1.0 - chance) * f64::from(wins + losses) / f64::from(losses + 1);
        }
        Fight { by_losses }
    }

    /// The chance to win the fight.
    pub fn win(&self) -> f64 {
        self.by_losses.iter().sum::<f64>().min(1.0)
    }

    /// The expected hit points lost, if a loss costs `strike` and death all of `hp`.
    pub fn hp_lost(&self, strike: u32, hp: u32) -> f64 {
        let lost = |(losses, chance): (usize, &f64)| chance * losses as f64 * f64::from(strike);
        self.by_losses.iter().enumerate().map(lost).sum::<f64>() + (1.0 - self.win()) * f64::from(hp)
    }
}

/// R9.4: the chances of an attempt with a disarm bonus so much above the trap's value.
pub(super) fn attempt(deck: Cards, lead: i32) -> Chances {
    Rounds::new(deck, 1, 1).chances(1, lead)
}

/// R11.3: the mean of the evasion that so many cards give.
pub(super) fn mean_evasion(deck: Cards, cards: u32) -> f64 {
    let size = deck.len();
    if size == 0 { 0.0 } else { f64::from(deck.total()) / f64::from(size) * f64::from(cards.min(size)) }
}

#[cfg(test)]
mod tests {
    use parlour_cardpeegee::Card;

    use super::*;

    /// Percentages as Appendix C prints them.
    fn agrees(chance: f64, printed: f64) -> bool {
        (chance * 100.0 - printed).abs() <= 0.05 + 1e-9
    }

    #[test]
    fn rounds_agree_with_appendix_c() {
        type Row = (u32, u32, [(f64, f64); 7]);
        let leads = [-15, -10, -5, 0, 5, 10, 15];
        let rows: [Row; 8] = [
            (3, 3, [(1.4, 0.7), (7.5, 2.2), (22.9, 4.3), (47.3, 5.4), (72.8, 4.3), (90.3, 2.2), (97.9, 0.7)]),
            (4, 3, [(15.1, 3.2), (34.6, 4.7), (59.0, 4.8), (80.4, 3.3), (93.4, 1.5), (98.6, 0.4), (99.8, 0.1)]),
            (5, 3, [(46.0, 4.7), (68.7, 4.1), (86.0, 2.5), (95.5, 1.1), (99.0, 0.3), (99.9, 0.0), (100.0, 0.0)]),
            (6, 3, [(76.5, 3.3), (90.1, 1.9), (97.0, 0.7), (99.4, 0.2), (99.9, 0.0), (100.0, 0.0), (100.0, 0.0)]),
            (3, 4, [(0.1, 0.1), (1.0, 0.4), (5.1, 1.5), (16.2, 3.3), (36.2, 4.8), (60.7, 4.7), (81.7, 3.2)]),
            (4, 4, [(3.1, 1.0), (10.7, 2.4), (25.9, 4.0), (47.7, 4.7), (70.1, 4.0), (86.9, 2.4), (95.9, 1.0)]),
            (3, 5, [(0.0, 0.0), (0.1, 0.0), (0.7, 0.3), (3.4, 1.1), (11.5, 2.5), (27.2, 4.1), (49.3, 4.7)]),
            (5, 5, [(4.8, 1.2), (13.3, 2.5), (28.1, 3.7), (47.9, 4.2), (68.2, 3.7), (84.3, 2.5), (93.9, 1.2)]),
        ];
        for (own, foe, row) in rows {
            let rounds = Rounds::new(Cards::PACK, 6, foe);
            for (lead, (win, tie)) in leads.into_iter().zip(row) {
                let chances = rounds.chances(own, lead);
                assert!(agrees(chances.win, win) && agrees(chances.tie, tie), "{own} v {foe}, {lead}: {chances:?}");
            }
        }
    }

    #[test]
    fn attempts_agree_with_appendix_c() {
        let rows = [
            (-9, 0.0, 0.6),
            (-8, 0.6, 3.0),
            (-6, 7.2, 4.2),
            (-4, 16.3, 5.4),
            (-2, 27.8, 6.6),
            (0, 43.4, 13.1),
            (2, 65.6, 6.6),
            (4, 78.3, 5.4),
            (6, 88.5, 4.2),
            (8, 96.4, 3.0),
            (9, 99.4, 0.6),
        ];
        for (lead, win, tie) in rows {
            let chances = attempt(Cards::PACK, lead);
            assert!(agrees(chances.win, win) && agrees(chances.tie, tie), "{lead}: {chances:?}");
        }
    }

    /// Every way of dealing, one card after another.
    fn deal_all(deck: &mut Vec<i32>, own: u32, foe: u32, lead: i32, tally: &mut [f64; 3]) {
        if deck.is_empty() || own + foe == 0 {
            tally[(1 - lead.signum()) as usize] += 1.0;
            return;
        }
        for place in 0..deck.len() {
            let value = deck.remove(place);
            if own > 0 {
                deal_all(deck, own - 1, foe, lead + value, tally);
            } else {
                deal_all(deck, 0, foe - 1, lead - value, tally);
            }
            deck.insert(place, value);
        }
    }

    #[test]
    fn rounds_agree_with_counting_every_deal_of_small_decks() {
        let decks = ["2C 2D 3C 9S 10H KD AS", "5C 6C 7C 10S JS", "AH AD 4C"];
        for text in decks {
            let deck: Cards = text.split(' ').map(|card| card.parse::<Card>().unwrap()).collect();
            let mut values: Vec<i32> = deck.iter().map(|card| i32::from(card.value())).collect();
            for (own, foe, lead) in [(3, 3, 0), (2, 3, 4), (4, 3, -9), (5, 2, -20), (1, 1, 2), (1, 5, 11)] {
                let mut tally = [0.0; 3];
                deal_all(&mut values, own, foe, lead, &mut tally);
                let all: f64 = tally.iter().sum();
                let Chances { win, tie, lose } = Rounds::new(deck, 6, foe).chances(own, lead);
                for (exact, counted) in [win, tie, lose].into_iter().zip(tally) {
                    assert!((exact - counted / all).abs() < 1e-9, "{text}: {own} v {foe}, {lead}");
                }
            }
        }
    }

    #[test]
    fn a_fight_is_the_series_of_appendix_a3() {
        let round = Chances { win: 0.5, tie: 0.25, lose: 0.25 };
        let fight = Fight::new(round, 2, 3);
        let p: f64 = 2.0 / 3.0;
        let series = p * p * (1.0 + 2.0 * (1.0 - p) + 3.0 * (1.0 - p) * (1.0 - p));
        assert!((fight.win() - series).abs() < 1e-12);
        let lost = p * p * (2.0 * (1.0 - p) * 8.0 + 3.0 * (1.0 - p) * (1.0 - p) * 16.0) + (1.0 - series) * 20.0;
        assert!((fight.hp_lost(8, 20) - lost).abs() < 1e-12);
    }

    #[test]
    fn a_fight_that_cannot_be_won_is_lost() {
        let hopeless = Chances { win: 0.0, tie: 0.5, lose: 0.5 };
        assert!(Fight::new(hopeless, 1, 4).win() == 0.0);
        let endless = Chances { win: 0.0, tie: 1.0, lose: 0.0 };
        assert!(Fight::new(endless, 1, 4).win() == 0.0);
    }

    #[test]
    fn evasion_is_the_mean_value_for_every_card() {
        assert!((mean_evasion(Cards::PACK, 3) - 3.0 * 95.0 / 13.0).abs() < 1e-12);
        assert!(mean_evasion(Cards::NONE, 3) == 0.0);
    }
}
