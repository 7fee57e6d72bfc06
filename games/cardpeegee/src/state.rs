//! The whole state of a match as one plain value, and the numbers worked out from it.

use parlour_core::Steps;
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Cards, Suit};
use crate::event::{Cause, Kind, Victory};
use crate::setup::Setup;

/// A match of CardPeeGee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardPeeGee {
    pub(crate) setup: Setup,
    /// Which life this is, counted from 1.
    pub(crate) life: u8,
    pub(crate) day: u32,
    pub(crate) hp: u32,
    pub(crate) deck: Cards,
    pub(crate) character: Option<Card>,
    pub(crate) hand: Cards,
    pub(crate) active: Cards,
    /// Played cards by effective suit (R1.4).
    pub(crate) played: [Cards; 4],
    /// Cards on the table for a score, or while the character is being looked for.
    pub(crate) dealt: Cards,
    pub(crate) encounter: Encounter,
    pub(crate) earned: Earned,
    pub(crate) steps: Steps<Step, 16>,
}

/// The encounter's cards and the stats worked out when it started (R7.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Encounter {
    pub kind: Option<Kind>,
    pub agitator: Option<Card>,
    /// Props that are still there, in the order in which they were dealt.
    pub props: [Option<Card>; 2],
    pub atk: u8,
    pub dl: u8,
    /// The monster's hit points.
    pub hp: u8,
    pub jailor_hp: [u8; 2],
    pub healing: u8,
    pub fee: u8,
}

/// Which prop is meant, 0 or 1.
pub(crate) type Slot = u8;

/// Victories earned in this life, whether or not acknowledged yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Earned(u8);

impl Earned {
    pub const fn contains(self, victory: Victory) -> bool {
        self.0 >> victory.index() & 1 == 1
    }

    pub const fn insert(&mut self, victory: Victory) {
        self.0 |= 1 << victory.index();
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Victory> {
        Victory::ALL.into_iter().filter(move |victory| self.contains(*victory))
    }
}

/// One unit of the flow. Those named in [`CardPeeGee::phase`] wait for the player, those in
/// `CardPeeGee::request` for the dealer; the others run by themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Step {
    /// Waits for the character to be created.
    #[default]
    PreGame,
    /// Deals until a King or Queen appears.
    SeekCharacter,
    /// Deals three cards for hit points.
    DealVigour,
    /// Deals the starting hand.
    DealHand,
    /// Waits for the encounter to be started.
    NewDay,
    /// Deals the encounter.
    DealEncounter,
    /// Waits before a monster fight.
    MonsterPreparation,
    /// Waits between rounds.
    MonsterCombat,
    /// Deals a round.
    MonsterRound,
    /// Takes the monster's props.
    TakeLoot,
    /// Waits at a trapped chest.
    TrappedTreasure,
    /// Deals an attempt on a prop.
    Attempt(u8),
    /// Takes what is in the chest.
    TakeTreasure,
    /// Waits before a round with jailors.
    JailorStage,
    /// Deals the player's cards of a jailor round.
    JailorRound,
    /// Deals for the jailor that is a prop.
    JailorTurn(u8),
    /// Ends a jailor round.
    JailorsSettled,
    /// Waits for payment.
    FeeStage,
    /// Compares the payment with the fee.
    CompareFee,
    /// The healer heals.
    TakeHealing,
    /// Takes the healer's hearts.
    TakePotions,
    /// Deals the evasion cards of a Trap.
    Evade,
    /// Clears the encounter away.
    EndEncounter,
    /// Counts held cards on arrival in Town.
    ArriveInTown,
    /// Waits for the tax.
    Tax,
    /// Deals the charity card.
    Charity,
    /// Waits while shopping.
    Shopping,
    /// Deals bought cards.
    Buy(u8),
    /// Waits in the Town's healing phase.
    TownHealing,
    /// Returns played cards to the deck.
    ReturnPlayed,
    /// Begins the next day.
    NextDay,
    /// Looks for Full Court and Elemental Union.
    CheckHoldings,
    /// Shows a victory.
    Show(Victory),
    /// The player is dead.
    Dead(Cause),
}

/// The phases in which the player may act (R6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Phase {
    /// Before the character is created.
    PreGame,
    /// A day begins.
    NewDay,
    /// Before a monster fight.
    MonsterPreparation,
    /// Between rounds of a monster fight.
    MonsterCombat,
    /// At a trapped chest.
    TrappedTreasure,
    /// Before or between rounds with jailors.
    JailorStage,
    /// Paying a healer.
    FeeStage,
    /// A card is due in the Town.
    TownTax,
    /// Shopping in the Town.
    TownShopping,
    /// Healing in the Town.
    TownHealing,
    /// A victory is shown.
    Ending,
    /// The player is dead.
    Dead,
    /// The dealer is dealing.
    Dealing,
}

impl Phase {
    /// The message key of its name.
    pub const fn key(self) -> &'static str {
        [
            "phase.pre_game",
            "phase.new_day",
            "phase.monster_preparation",
            "phase.monster_combat",
            "phase.trapped_treasure",
            "phase.jailor_stage",
            "phase.fee_stage",
            "phase.town_tax",
            "phase.town_shopping",
            "phase.town_healing",
            "phase.ending",
            "phase.dead",
            "phase.dealing",
        ][self as usize]
    }
}

/// R5.8: half more, rounded up.
pub const fn boost(total: u32) -> u32 {
    (3 * total).div_ceil(2)
}

impl CardPeeGee {
    /// The start of a match: everything is in the deck.
    pub(crate) fn fresh(setup: Setup, life: u8) -> Self {
        CardPeeGee {
            setup,
            life,
            day: 0,
            hp: 0,
            deck: Cards::PACK,
            character: None,
            hand: Cards::NONE,
            active: Cards::NONE,
            played: [Cards::NONE; 4],
            dealt: Cards::NONE,
            encounter: Encounter::default(),
            earned: Earned::default(),
            steps: Steps::of(Step::PreGame),
        }
    }

    /// The phase the player is in (R6.1).
    #[inline]
    pub fn phase(&self) -> Phase {
        match self.steps.top() {
            Some(Step::PreGame) => Phase::PreGame,
            Some(Step::NewDay) => Phase::NewDay,
            Some(Step::MonsterPreparation) => Phase::MonsterPreparation,
            Some(Step::MonsterCombat) => Phase::MonsterCombat,
            Some(Step::TrappedTreasure) => Phase::TrappedTreasure,
            Some(Step::JailorStage) => Phase::JailorStage,
            Some(Step::FeeStage) => Phase::FeeStage,
            Some(Step::Tax) => Phase::TownTax,
            Some(Step::Shopping) => Phase::TownShopping,
            Some(Step::TownHealing) => Phase::TownHealing,
            Some(Step::Show(_)) => Phase::Ending,
            Some(Step::Dead(_)) => Phase::Dead,
            _ => Phase::Dealing,
        }
    }

    /// The hand.
    #[inline]
    pub const fn hand(&self) -> Cards {
        self.hand
    }

    /// The active cards.
    #[inline]
    pub const fn active(&self) -> Cards {
        self.active
    }

    /// R2.2, R2.8: hand and active cards, without a limit.
    #[inline]
    pub fn held(&self) -> Cards {
        self.hand | self.active
    }

    /// All played cards.
    pub fn all_played(&self) -> Cards {
        self.played.iter().fold(Cards::NONE, |all, suit| all | *suit)
    }

    /// R1.4: what a card counts when played as `suit`.
    #[inline]
    pub const fn effective_value(card: Card, suit: Suit) -> u8 {
        if card.suit() as u8 == suit as u8 { card.value() } else { card.value() - 2 }
    }

    /// The sum of effective values of the played cards of a suit, not boosted.
    #[inline]
    fn plain_total(&self, suit: Suit) -> u32 {
        let cards = self.played[suit.index()];
        let converted = cards.minus(Cards::suit(suit)).len();
        cards.total() - 2 * converted
    }

    /// R5.9, R5.10: the total of a suit, boosted as a whole if its Ace is active.
    #[inline]
    pub(crate) fn boosted(&self, suit: Suit, total: u32) -> u32 {
        if self.active.contains(Card::ace(suit)) { boost(total) } else { total }
    }

    /// R5.9: the value of the played cards of a suit.
    #[inline]
    pub fn total(&self, suit: Suit) -> u32 {
        self.boosted(suit, self.plain_total(suit))
    }

    /// R8.4, R15.5
    #[inline]
    pub fn player_atk(&self) -> u32 {
        10 + self.total(Suit::Clubs)
    }

    /// R8.5: the number of spades, not their values.
    #[inline]
    pub fn player_dl(&self) -> u32 {
        3 + self.boosted(Suit::Spades, self.played[Suit::Spades.index()].len())
    }

    /// R9.3
    pub fn disarm_bonus(&self) -> u32 {
        self.total(Suit::Spades)
    }

    /// R10.12: each suit is boosted by itself.
    pub fn amount_paid(&self) -> u32 {
        Suit::ALL.into_iter().map(|suit| self.total(suit)).sum()
    }

    /// R12.5
    pub fn amount_spent(&self) -> u32 {
        self.total(Suit::Diamonds)
    }

    /// R12.7
    pub fn town_healing(&self) -> u32 {
        self.total(Suit::Hearts)
    }

    /// The kind of the running encounter.
    pub fn kind(&self) -> Option<Kind> {
        self.encounter.kind
    }

    /// The encounter's cards that are still there.
    pub fn encounter_cards(&self) -> Cards {
        let Encounter { agitator, props, .. } = self.encounter;
        agitator.into_iter().chain(props.into_iter().flatten()).collect()
    }
}
