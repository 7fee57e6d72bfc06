//! What a side may do in the turn phase: build a plan card by card and seal it, or submit a whole
//! plan at once; and activate its hero (R5.2, R21.3).

use std::fmt;

use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::{Card, Lane};

/// One small decision of a side. The plan stays secret until both are sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Action {
    /// Put a card of the hand at the end of a lane's list.
    Add(Card, Lane),
    /// The same, in front of the survivor (X7).
    AddFront(Card, Lane),
    /// The same, onto the lane's middle tile (X5, paratroopers).
    AddMiddle(Card, Lane),
    /// Take a card back out of the plan.
    Remove(Card),
    /// Activate the hero, in a lane if it needs one.
    Hero(Option<Lane>),
    /// Seal the plan as it stands.
    Submit,
    /// Seal this whole plan, in place of whatever was planned.
    Plan(Submission),
}

/// How a listed card is marked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// As usual: behind those who are there.
    #[default]
    None,
    /// R25.70: in front of the survivor.
    Front,
    /// R25.41: on the middle tile.
    Middle,
}

/// R5.2: a whole plan: the turn it is for and an ordered list of cards for each lane.
///
/// As JSON: `{"turn": 3, "left": ["A3", "A5"], "right": ["A9/front"]}`. The turn may be left out
/// to mean the running one. A list is kept to three cards, which is one too many already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "typescript",
    ts(type = "{ turn?: number; left?: string[]; center?: string[]; right?: string[] }")
)]
pub struct Submission {
    /// The turn it is for; 0 for whichever is running.
    pub turn: u16,
    cards: [[Card; 3]; 3],
    marks: [[Mark; 3]; 3],
    lens: [u8; 3],
    bad_lane: bool,
}

impl Default for Submission {
    fn default() -> Self {
        Submission::PASS
    }
}

impl Submission {
    /// R5.2: the empty plan.
    pub const PASS: Submission =
        Submission { turn: 0, cards: [[Card::NONE; 3]; 3], marks: [[Mark::None; 3]; 3], lens: [0; 3], bad_lane: false };

    /// The list of a lane.
    #[inline]
    pub fn list(&self, lane: usize) -> &[Card] {
        &self.cards[lane][..usize::from(self.lens[lane].min(3))]
    }

    /// How the card at `at` of a lane's list is marked.
    pub const fn mark(&self, lane: usize, at: usize) -> Mark {
        self.marks[lane][at]
    }

    /// Whether a lane was named that does not exist.
    pub const fn has_bad_lane(&self) -> bool {
        self.bad_lane
    }

    /// Whether no card is listed.
    pub fn is_pass(&self) -> bool {
        self.lens == [0; 3]
    }

    /// Every listed card, lanes in order.
    pub fn all(&self) -> impl Iterator<Item = Card> + '_ {
        (0..3).flat_map(|lane| self.list(lane).iter().copied())
    }

    /// Whether `card` is listed.
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.cards.iter().flatten().any(|listed| *listed == card)
    }

    /// Puts a card at the end of a lane's list; a fourth one is left out.
    #[inline]
    pub fn push(&mut self, lane: usize, card: Card, mark: Mark) {
        let at = self.list(lane).len();
        if at < 3 {
            self.cards[lane][at] = card;
            self.marks[lane][at] = mark;
            self.lens[lane] += 1;
        }
    }

    /// Takes a card out again.
    pub fn remove(&mut self, card: Card) {
        for lane in 0..3 {
            if let Some(at) = self.list(lane).iter().position(|listed| *listed == card) {
                self.cards[lane].copy_within(at + 1.., at);
                self.marks[lane].copy_within(at + 1.., at);
                self.cards[lane][2] = Card::NONE;
                self.marks[lane][2] = Mark::None;
                self.lens[lane] -= 1;
            }
        }
    }

    /// The plan with these lists, for the running turn.
    pub fn of(lists: [&[Card]; 3]) -> Submission {
        let mut plan = Submission::PASS;
        for (lane, list) in lists.iter().enumerate() {
            list.iter().for_each(|card| plan.push(lane, *card, Mark::None));
        }
        plan
    }

    /// The same plan for `turn`.
    #[must_use]
    pub const fn for_turn(mut self, turn: u16) -> Submission {
        self.turn = turn;
        self
    }
}

/// A listed card with its mark, as text: `A3`, `A3/front`, `A3/middle`.
struct Listed(Card, Mark);

impl Serialize for Listed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mark = ["", "/front", "/middle"][self.1 as usize];
        serializer.collect_str(&format_args!("{}{mark}", self.0))
    }
}

impl<'de> Deserialize<'de> for Listed {
    /// A text that is no card at all becomes a card that is in nobody's hand.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let (card, mark) = match text.split_once('/') {
            None => (text.as_str(), Mark::None),
            Some((card, "front")) => (card, Mark::Front),
            Some((card, "middle")) => (card, Mark::Middle),
            Some(_) => return Err(serde::de::Error::custom(format!("{text}: a mark is /front or /middle"))),
        };
        Ok(Listed(card.parse().unwrap_or(Card::hidden(0)), mark))
    }
}

impl Serialize for Submission {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        if self.turn != 0 {
            map.serialize_entry("turn", &self.turn)?;
        }
        for lane in Lane::ALL {
            let at = lane.index();
            let list: Vec<Listed> =
                self.list(at).iter().zip(self.marks[at]).map(|(card, mark)| Listed(*card, mark)).collect();
            if !list.is_empty() {
                map.serialize_entry(lane.name(), &list)?;
            }
        }
        if self.bad_lane {
            map.serialize_entry("?", &[""; 0])?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Submission {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Lists;
        impl<'de> Visitor<'de> for Lists {
            type Value = Submission;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of cards for each lane")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Submission, M::Error> {
                let mut plan = Submission::PASS;
                while let Some(key) = map.next_key::<String>()? {
                    if key == "turn" {
                        // A turn that cannot be is another turn (`E_TURN`), and never the running one.
                        let named: i64 = map.next_value()?;
                        plan.turn = u16::try_from(named).ok().filter(|turn| *turn != 0).unwrap_or(u16::MAX);
                        continue;
                    }
                    let list: Vec<Listed> = map.next_value()?;
                    match Lane::parse(&key) {
                        Some(lane) => list.iter().for_each(|Listed(card, mark)| plan.push(lane.index(), *card, *mark)),
                        None => plan.bad_lane = true,
                    }
                }
                Ok(plan)
            }
        }
        deserializer.deserialize_map(Lists)
    }
}
