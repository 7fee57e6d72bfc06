//! What happens in a match; everything is open (R2.9), so everybody may know all of it.

use serde::{Deserialize, Serialize};

use crate::cards::{Card, Cards, Suit};

/// The four kinds of encounter (R7.2), by the agitator's suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Kind {
    /// Clubs.
    Monster,
    /// Diamonds.
    Treasure,
    /// Hearts.
    Healer,
    /// Spades.
    Trap,
}

impl Kind {
    /// R7.2
    pub const fn of(agitator: Card) -> Kind {
        [Kind::Monster, Kind::Treasure, Kind::Healer, Kind::Trap][agitator.suit().index()]
    }

    /// The message key of its name.
    pub const fn key(self) -> &'static str {
        ["kind.monster", "kind.treasure", "kind.healer", "kind.trap"][self as usize]
    }
}

/// A victory (R13.1). Death is not one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Victory {
    /// Jack, Queen and King of a suit held.
    FullCourt(Suit),
    /// A court card of every suit held.
    ElementalUnion,
    /// 150 hit points.
    Goliath,
    /// Active cards of all four suits.
    MasterOfTheElements,
}

impl Victory {
    /// All seven, in the order in which they are shown (R13.7).
    pub const ALL: [Victory; 7] = [
        Victory::FullCourt(Suit::Clubs),
        Victory::FullCourt(Suit::Diamonds),
        Victory::FullCourt(Suit::Hearts),
        Victory::FullCourt(Suit::Spades),
        Victory::ElementalUnion,
        Victory::Goliath,
        Victory::MasterOfTheElements,
    ];

    /// Its place in [`Victory::ALL`].
    pub const fn index(self) -> u8 {
        match self {
            Victory::FullCourt(suit) => suit as u8,
            Victory::ElementalUnion => 4,
            Victory::Goliath => 5,
            Victory::MasterOfTheElements => 6,
        }
    }
}

/// What hurt or killed the player (R13.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Cause {
    /// A monster.
    Monster,
    /// A trap on a chest.
    Chest,
    /// A jailor.
    Jailor,
    /// A trap encounter.
    Trap,
}

impl Cause {
    /// All four.
    pub const ALL: [Cause; 4] = [Cause::Monster, Cause::Chest, Cause::Jailor, Cause::Trap];

    /// Its name in outcomes and statistics.
    pub const fn name(self) -> &'static str {
        ["monster", "chest", "jailor", "trap"][self as usize]
    }
}

/// How a round or an attempt went for the player (R8.9, R9.5, R10.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Round {
    /// The higher score.
    Won,
    /// The lower score.
    Lost,
    /// Equal scores: nothing happens.
    Drawn,
}

impl Round {
    /// How it goes with these scores.
    pub const fn of(score: u32, foe_score: u32) -> Self {
        if score > foe_score {
            Round::Won
        } else if score < foe_score {
            Round::Lost
        } else {
            Round::Drawn
        }
    }
}

/// Where cards came from (R15.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Gain {
    /// The starting hand.
    Start,
    /// A dead monster's props.
    Loot,
    /// A chest.
    Treasure,
    /// A healer's hearts.
    Potions,
    /// The Town's gift.
    Charity,
    /// Bought in the Town.
    Bought,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Event {
    /// A card that is no King or Queen was dealt for the character.
    Rejected(Card),
    /// The character card was found.
    Character(Card),
    /// Initial hit points.
    Vigour {
        /// The three cards.
        cards: Cards,
        /// 15 more than their values.
        hp: u32,
    },
    /// A day began.
    DayBegan(u32),
    /// The deck is empty, so there is no encounter.
    NoEncounter,
    /// An encounter began.
    Met {
        /// What it is.
        kind: Kind,
        /// The first card.
        agitator: Card,
        /// The other cards, in order of dealing.
        props: [Option<Card>; 2],
    },
    /// What a monster can do.
    Monster {
        /// Its attack.
        atk: u8,
        /// How many cards it is dealt.
        dl: u8,
        /// Its hit points.
        hp: u8,
    },
    /// What a healer offers.
    Healer {
        /// Hit points.
        healing: u8,
        /// The fee; 0 for none.
        fee: u8,
        /// How many jailors.
        jailors: u8,
    },
    /// A card was activated.
    Activated(Card),
    /// A card was played.
    Played {
        /// Which.
        card: Card,
        /// As what suit.
        suit: Suit,
        /// With what value.
        value: u8,
        /// In which phase it was used.
        phase: crate::state::Phase,
    },
    /// A round against a monster or a jailor, or an attempt on a trap.
    Contest {
        /// Against what.
        against: Cause,
        /// The jailor or trap; the agitator for a monster.
        foe: Card,
        /// The player's dealt cards.
        cards: Cards,
        /// The player's score.
        score: u32,
        /// The opponent's dealt cards.
        foe_cards: Cards,
        /// The opponent's score.
        foe_score: u32,
        /// What came of it.
        round: Round,
    },
    /// The opponent lost hit points.
    Hit {
        /// Which opponent.
        foe: Card,
        /// How many.
        damage: u32,
        /// How many are left.
        left: u8,
    },
    /// The player lost hit points.
    Hurt {
        /// By what.
        by: Cause,
        /// How many.
        damage: u32,
        /// How many are left.
        left: u32,
    },
    /// A trap was disarmed.
    Disarmed(Card),
    /// An opponent died.
    Slain(Card),
    /// A Trap was sprung.
    Evasion {
        /// Its difficulty.
        difficulty: u32,
        /// Its damage.
        damage: u32,
        /// The cards dealt.
        cards: Cards,
        /// Their sum.
        score: u32,
        /// The damage after evasion.
        actual: u32,
    },
    /// Cards came to the hand.
    Gained {
        /// Which.
        cards: Cards,
        /// How.
        by: Gain,
    },
    /// The healer was paid.
    FeePaid {
        /// The fee.
        fee: u8,
        /// What was paid.
        paid: u32,
    },
    /// Hit points rose.
    Healed {
        /// By how many.
        amount: u32,
        /// To how many.
        hp: u32,
        /// By a healer, not in the Town.
        by_healer: bool,
    },
    /// The player left the encounter.
    Abandoned {
        /// Which kind it was.
        kind: Kind,
        /// Played cards that were lost.
        lost: Cards,
    },
    /// The encounter ended and the player lives.
    Survived(Kind),
    /// The player came to the Town.
    Arrived {
        /// Cards held.
        held: u8,
        /// Of which active.
        active: u8,
    },
    /// A card was paid as tax.
    Taxed(Card),
    /// Diamonds were spent.
    Shopped {
        /// The amount.
        spent: u32,
        /// Cards bought.
        bought: u8,
    },
    /// A victory is shown.
    Ending {
        /// Which.
        victory: Victory,
        /// The cards to present (R13.11).
        cards: Cards,
        /// Hit points now.
        hp: u32,
    },
    /// The player died.
    Died {
        /// Of what.
        cause: Cause,
        /// On which day.
        day: u32,
    },
    /// A fresh game began after death.
    Restarted,
}
