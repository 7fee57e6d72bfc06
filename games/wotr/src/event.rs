//! What happened, for the log, the animations and the tally.

use arrayvec::ArrayVec;
use parlour_core::{Audience, Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::action::Deed;
use crate::edit::Edit;
use crate::ids::{Card, Character, Deck, Face, Figure, Nation, Region, Side, Tile};
use crate::state::{BattleKind, Ending, Group, HuntCause};

/// More Action dice than a side can ever have, expansions included (R3.3).
pub(crate) const MOST_ACTION_DICE: usize = 12;

/// Dice as they fell.
pub type Dice = ArrayVec<u8, 5>;

/// The Combat cards that bear on a roll.
pub type RollCards = ArrayVec<Card, 2>;

/// Why a die of a battle needs the number it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Ground {
    /// The usual number (R13.9).
    Open,
    /// The first round against a City or a Fortification (R16.1).
    Walls,
    /// A siege battle (R16.10).
    Siege,
    /// A card gives the number.
    Card,
}

/// Why something happened to a nation or a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Cause {
    /// An Action die.
    Die,
    /// A character's ability.
    Ability,
    /// An army was attacked (R18.9).
    Attack,
    /// A Settlement was captured (R18.10).
    Capture,
    /// An enemy army entered (R18.3).
    Invasion,
    /// A Companion arrived (R18.5).
    Companion,
    /// The Fellowship was declared (R18.4).
    Declared,
    /// The Witch-king entered play (R18.7).
    WitchKing,
    /// A battle.
    Battle,
    /// The Hunt.
    Hunt,
    /// A stacking limit (R8).
    Stacking,
    /// No unit was left beside a Leader (R1.4).
    Alone,
    /// The Mordor Track (R22.5, R22.13).
    Mordor,
    /// A card.
    Card(Card),
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Event {
    /// A turn began.
    Turn { turn: u16 },
    /// Who leads each team (R24.3).
    Leads { free_peoples: Seat, shadow: Seat },
    /// A seat drew a card.
    Drew { seat: Seat, deck: Deck },
    /// Which card it was; for the seat alone, unless the table is open.
    Received { seat: Seat, card: Card },
    /// Companion mode: the secret card that is played.
    Named { seat: Seat, card: Card },
    /// A seat discarded a card face down.
    Discarded { seat: Seat, deck: Deck },
    /// Teammates swapped a card each; the backs are seen.
    Swapped { seat: Seat, gave: Deck, other: Seat, got: Deck },
    /// Teammates may mix their armies.
    Mixed { region: Region, side: Side },
    /// The Fellowship was declared.
    Declared { from: Region, to: Region },
    /// Corruption went down.
    Healed { amount: u8, corruption: u8 },
    /// Corruption went up.
    Corrupted { amount: u8, corruption: u8, cause: Cause },
    /// The Fellowship entered Mordor.
    EnteredMordor { tiles: u8 },
    /// A new Guide.
    Guide { character: Character },
    /// Shadow dice put into the Hunt Box.
    Allocated { count: u8 },
    /// Action dice were rolled.
    Rolled {
        side: Side,
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Face>"))]
        faces: ArrayVec<Face, MOST_ACTION_DICE>,
    },
    /// Eyes went to the Hunt Box.
    Eyes { count: u8 },
    /// A die was used.
    Acts { seat: Seat, die: Face, deed: Deed },
    /// An Elven Ring changed a die.
    RingUsed { side: Side, die: Face, to: Face },
    /// A seat passed.
    Passed { seat: Seat },
    /// A die was discarded without effect.
    Skipped { seat: Seat, die: Face },
    /// An army moved.
    Moved { side: Side, from: Region, to: Region, group: Group },
    /// Characters moved or separated.
    Travelled { group: Group, from: Region, to: Region },
    /// Companions left the Fellowship.
    Separated { group: Group, region: Region },
    /// A Settlement was captured or regained.
    Captured { region: Region, by: Side, free_peoples: u8, shadow: u8 },
    /// A nation became active.
    Activated { nation: Nation, cause: Cause },
    /// A nation advanced on the Political Track; 0 steps is At War.
    Advanced { nation: Nation, steps: u8, cause: Cause },
    /// A figure was recruited.
    Recruited { figure: Figure, region: Region },
    /// A character entered play.
    Entered { character: Character, region: Region },
    /// Two Regulars became Elites in Orthanc.
    Voice,
    /// The Fellowship moved.
    FellowshipMoved { progress: u8 },
    /// The Fellowship is hidden again.
    Hid,
    /// The Hunt roll: each die gets the bonus, 6 is a success; `boxed` of it is for the Free Peoples
    /// dice in the Hunt Box, the rest by a card (R21.6).
    HuntRolled {
        level: u8,
        bonus: u8,
        boxed: u8,
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
        dice: Dice,
        successes: u8,
    },
    /// Failed Hunt dice were rolled again, for what stands in the Ring-bearers' region (R21.8).
    HuntRerolled {
        bonus: u8,
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
        dice: Dice,
        successes: u8,
        stronghold: bool,
        army: bool,
        nazgul: bool,
    },
    /// The Hunt failed.
    HuntFailed,
    /// A Hunt tile was drawn.
    TileDrawn { tile: Tile, cause: HuntCause, damage: u8 },
    /// All standard tiles went back into the pool.
    PoolRefilled,
    /// A die was rolled for a tile.
    TileDie { roll: u8 },
    /// A Companion was taken as Hunt casualty.
    HuntCasualty { character: Character, damage: u8 },
    /// A Guide's ability lowered the damage.
    DamageLowered { character: Character, damage: u8 },
    /// The Fellowship is revealed.
    Revealed,
    /// The revealed Fellowship moved.
    Walked { from: Region, to: Region },
    /// The die that moved the Fellowship went to the Hunt Box, with so many there now (R3.13).
    DieBoxed { count: u8 },
    /// A step on the Mordor Track.
    MordorStep { step: u8 },
    /// The Stop icon kept the Fellowship where it is.
    Stopped { step: u8 },
    /// An attack was declared.
    Attacked { kind: BattleKind, side: Side, from: Region, region: Region, force: Group },
    /// Gandalf the White negates the Nazgûl.
    WhiteRider,
    /// A round of battle begins.
    Round { region: Region, round: u8 },
    /// A Combat card was chosen face down, or none.
    CombatChosen { side: Side, deck: Option<Deck> },
    /// The Combat cards were shown.
    CombatShown { attacker: Option<Card>, defender: Option<Card> },
    /// A Combat roll, or a card's extra attack: a die with the modifier must reach the target,
    /// though a 6 always hits and a 1 never does (R13.10). The strength is that of the fighters;
    /// five dice are the most, and cards may allow fewer: Combat cards, or the Event that began the
    /// battle.
    CombatRolled {
        side: Side,
        cause: Cause,
        strength: u8,
        target: u8,
        ground: Ground,
        modifier: i8,
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Card>"))]
        cards: RollCards,
        event: Option<Card>,
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
        dice: Dice,
        hits: u8,
    },
    /// A Leader re-roll: as many dice as Leadership and failed dice allow (R13.11).
    Rerolled {
        side: Side,
        leadership: u8,
        failed: u8,
        target: u8,
        ground: Ground,
        modifier: i8,
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Card>"))]
        cards: RollCards,
        event: Option<Card>,
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
        dice: Dice,
        hits: u8,
    },
    /// A figure is gone.
    Lost { figure: Figure, region: Region, cause: Cause },
    /// An Elite was replaced by a Regular.
    Reduced { nation: Nation, region: Region },
    /// The defender withdrew into the Stronghold.
    Sheltered { region: Region },
    /// The attacker ceased.
    Ceased,
    /// The attacker goes on.
    Pressed,
    /// The attacker paid an Elite for another round of a siege battle.
    Extended { nation: Nation },
    /// The defender retreated.
    Retreated { from: Region, to: Region, group: Group },
    /// A siege began.
    SiegeBegan { region: Region },
    /// A siege ended.
    SiegeEnded { region: Region },
    /// The battle is over.
    BattleEnded { region: Region },
    /// A card was discarded face up.
    CardGone { card: Card },
    /// A card stays on the table.
    OnTable { card: Card },
    /// An Event was played without a die.
    PlayedFree { seat: Seat, card: Card },
    /// A card was discarded from a hand as a price.
    Paid { seat: Seat, card: Card },
    /// A card on the table was used.
    CardUsed { card: Card },
    /// A card had no effect because another cancelled it.
    CardCancelled { card: Card },
    /// Dice were rolled for a card: how many reach the target that it names, if it does.
    CardRolled {
        card: Card,
        target: Option<u8>,
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
        dice: Dice,
        successes: u8,
    },
    /// A card's special tile is in play.
    TileAdded { tile: Tile },
    /// A tile went back into the pool.
    TileReturned { tile: Tile },
    /// A tile is out of the game.
    TileRemoved { tile: Tile },
    /// A card was taken from a hand, unseen, and discarded face up.
    CardTaken { seat: Seat, card: Card },
    /// Unused dice are lost for this turn.
    DiceLost { side: Side, face: Face, count: u8 },
    /// An Elven Ring was paid.
    RingPaid,
    /// A nation went a step back from war.
    SetBack { nation: Nation, steps: u8, cause: Cause },
    /// A Regular became an Elite.
    Promoted { nation: Nation, region: Region },
    /// A card turned a die to another face.
    DieTurned { side: Side, from: Face, to: Face },
    /// A figure gives up its Leadership in this round.
    Forfeited { figure: Figure },
    /// A card adds hits, or makes missed dice hits.
    HitsAdded { side: Side, card: Card, hits: u8 },
    /// A card cancels hits of a side.
    HitsCancelled { side: Side, card: Card, hits: u8 },
    /// The position was edited.
    Edited { seat: Seat, edit: Edit },
    /// The match ended.
    Ended { ending: Ending },
}

/// Tells everybody.
#[inline]
pub(crate) fn tell_all(events: &mut impl Sink<Event>, event: Event) {
    events.emit(Audience::All, event);
}

/// Whether an event shows what was hidden.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::Acts { deed, .. } => matches!(deed, Deed::Play(_)),
        Event::CombatShown { attacker, defender } => attacker.is_some() || defender.is_some(),
        Event::Received { .. }
        | Event::Named { .. }
        | Event::Swapped { .. }
        | Event::PlayedFree { .. }
        | Event::CardTaken { .. }
        | Event::Paid { .. } => true,
        _ => false,
    }
}
