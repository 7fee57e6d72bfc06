//! What happened, for the log, the animations and the tally.

use arrayvec::ArrayVec;
use parlour_core::{Audience, Seat, Sink, Text};
use serde::{Deserialize, Serialize};

use crate::action::Deed;
use crate::edit::Edit;
use crate::ids::{Card, Character, Deck, Face, Figure, Nation, Region, Side, Tile};
use crate::state::{BattleKind, Ending, Group, HuntCause};
use crate::words::{player, say, tell_more};

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

/// Events, each with its words; those that say more than their fields are told in `words`.
macro_rules! events {
    ($event:ident; $(
        $(#[$about:meta])*
        $name:ident $({ $($(#[$form:meta])* $field:ident: $type:ty),* $(,)? })? => $words:expr,
    )+) => {
        /// Something that happened.
        #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs, reason = "the fields say what they are")]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub enum Event {
            $($(#[$about])* $name $({ $($(#[$form])* $field: $type),* })?,)+
        }

        /// An event in words.
        #[allow(unused_variables, reason = "not every field is told")]
        pub(crate) fn tell($event: &Event) -> Text {
            match $event {
                $(Event::$name $({ $($field),* })? => {
                    $($(let $field = Clone::clone($field);)*)?
                    $words
                })+
            }
        }
    };
}

events! { it;
    /// A turn began.
    Turn { turn: u16 } => say!("event.turn", turn),
    /// Who leads each team (R24.3).
    Leads { free_peoples: Seat, shadow: Seat }
        => say!("event.leads", free_peoples: player(free_peoples), shadow: player(shadow)),
    /// A seat drew a card.
    Drew { seat: Seat, deck: Deck } => say!("event.drew", seat: player(seat), deck),
    /// Which card it was; for the seat alone, unless the table is open.
    Received { seat: Seat, card: Card } => say!("event.received", seat: player(seat), card),
    /// Companion mode: the secret card that is played.
    Named { seat: Seat, card: Card } => say!("event.named", seat: player(seat), card),
    /// A seat discarded a card face down.
    Discarded { seat: Seat, deck: Deck } => say!("event.discarded", seat: player(seat), deck),
    /// Teammates swapped a card each; the backs are seen.
    Swapped { seat: Seat, gave: Deck, other: Seat, got: Deck }
        => say!("event.swapped", seat: player(seat), other: player(other)),
    /// Teammates may mix their armies.
    Mixed { region: Region, side: Side } => say!("event.mixed", region, side),
    /// The Fellowship was declared.
    Declared { from: Region, to: Region } => say!("event.declared", from, to),
    /// Corruption went down.
    Healed { amount: u8, corruption: u8 } => say!("event.healed", amount, corruption),
    /// Corruption went up.
    Corrupted { amount: u8, corruption: u8, cause: Cause } => say!("event.corrupted", amount, corruption, cause),
    /// The Fellowship entered Mordor.
    EnteredMordor { tiles: u8 } => say!("event.entered_mordor", tiles),
    /// A new Guide.
    Guide { character: Character } => say!("event.guide", who: character),
    /// Shadow dice put into the Hunt Box.
    Allocated { count: u8 } => say!("event.allocated", count),
    /// Action dice were rolled.
    Rolled {
        side: Side,
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Face>"))]
        faces: ArrayVec<Face, MOST_ACTION_DICE>,
    } => tell_more(it),
    /// Eyes went to the Hunt Box.
    Eyes { count: u8 } => say!("event.eyes", count),
    /// A die was used.
    Acts { seat: Seat, die: Face, deed: Deed } => tell_more(it),
    /// An Elven Ring changed a die.
    RingUsed { side: Side, die: Face, to: Face } => say!("event.ring", side, die, to),
    /// A seat passed.
    Passed { seat: Seat } => say!("event.passed", seat: player(seat)),
    /// A die was discarded without effect.
    Skipped { seat: Seat, die: Face } => say!("event.skipped", seat: player(seat), die),
    /// An army moved.
    Moved { side: Side, from: Region, to: Region, group: Group } => say!("event.moved", group, from, to),
    /// Characters moved or separated.
    Travelled { group: Group, from: Region, to: Region } => tell_more(it),
    /// Companions left the Fellowship.
    Separated { group: Group, region: Region } => say!("event.separated", group, region),
    /// A Settlement was captured or regained.
    Captured { region: Region, by: Side, free_peoples: u8, shadow: u8 }
        => say!("event.captured", side: by, region, free_peoples, shadow),
    /// A nation became active.
    Activated { nation: Nation, cause: Cause } => say!("event.activated", nation, cause),
    /// A nation advanced on the Political Track; 0 steps is At War.
    Advanced { nation: Nation, steps: u8, cause: Cause } => tell_more(it),
    /// A figure was recruited.
    Recruited { figure: Figure, region: Region } => say!("event.recruited", figure, region),
    /// A character entered play.
    Entered { character: Character, region: Region } => say!("event.entered", who: character, region),
    /// Two Regulars became Elites in Orthanc.
    Voice => "event.voice".into(),
    /// The Fellowship moved.
    FellowshipMoved { progress: u8 } => say!("event.fellowship_moved", progress),
    /// The Fellowship is hidden again.
    Hid => "event.hid".into(),
    /// The Hunt roll: each die gets the bonus, 6 is a success; `boxed` of it is for the Free Peoples
    /// dice in the Hunt Box, the rest by a card (R21.6).
    HuntRolled {
        level: u8,
        bonus: u8,
        boxed: u8,
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
        dice: Dice,
        successes: u8,
    } => tell_more(it),
    /// Failed Hunt dice were rolled again, for what stands in the Ring-bearers' region (R21.8).
    HuntRerolled {
        bonus: u8,
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
        dice: Dice,
        successes: u8,
        stronghold: bool,
        army: bool,
        nazgul: bool,
    } => tell_more(it),
    /// The Hunt failed.
    HuntFailed => "event.hunt_failed".into(),
    /// A Hunt tile was drawn.
    TileDrawn { tile: Tile, cause: HuntCause, damage: u8 } => tell_more(it),
    /// All standard tiles went back into the pool.
    PoolRefilled => "event.pool_refilled".into(),
    /// A die was rolled for a tile.
    TileDie { roll: u8 } => say!("event.tile_die", roll),
    /// A Companion was taken as Hunt casualty.
    HuntCasualty { character: Character, damage: u8 } => say!("event.hunt_casualty", who: character, damage),
    /// A Guide's ability lowered the damage.
    DamageLowered { character: Character, damage: u8 } => say!("event.damage_lowered", who: character, damage),
    /// The Fellowship is revealed.
    Revealed => "event.revealed".into(),
    /// The revealed Fellowship moved.
    Walked { from: Region, to: Region } => say!("event.walked", from, to),
    /// The die that moved the Fellowship went to the Hunt Box, with so many there now (R3.13).
    DieBoxed { count: u8 } => say!("event.die_boxed", count),
    /// A step on the Mordor Track.
    MordorStep { step: u8 } => say!("event.mordor_step", step),
    /// The Stop icon kept the Fellowship where it is.
    Stopped { step: u8 } => say!("event.stopped", step),
    /// An attack was declared.
    Attacked { kind: BattleKind, side: Side, from: Region, region: Region, force: Group } => tell_more(it),
    /// Gandalf the White negates the Nazgûl.
    WhiteRider => "event.white_rider".into(),
    /// A round of battle begins.
    Round { region: Region, round: u8 } => say!("event.round", region, round),
    /// A Combat card was chosen face down, or none.
    CombatChosen { side: Side, deck: Option<Deck> } => tell_more(it),
    /// The Combat cards were shown.
    CombatShown { attacker: Option<Card>, defender: Option<Card> } => tell_more(it),
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
    } => tell_more(it),
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
    } => tell_more(it),
    /// A figure is gone.
    Lost { figure: Figure, region: Region, cause: Cause } => say!("event.lost", figure, region, cause),
    /// An Elite was replaced by a Regular.
    Reduced { nation: Nation, region: Region } => say!("event.reduced", nation, region),
    /// The defender withdrew into the Stronghold.
    Sheltered { region: Region } => say!("event.sheltered", region),
    /// The attacker ceased.
    Ceased => "event.ceased".into(),
    /// The attacker goes on.
    Pressed => "event.pressed".into(),
    /// The attacker paid an Elite for another round of a siege battle.
    Extended { nation: Nation } => say!("event.extended", nation),
    /// The defender retreated.
    Retreated { from: Region, to: Region, group: Group } => say!("event.retreated", group, from, to),
    /// A siege began.
    SiegeBegan { region: Region } => say!("event.siege_began", region),
    /// A siege ended.
    SiegeEnded { region: Region } => say!("event.siege_ended", region),
    /// The battle is over.
    BattleEnded { region: Region } => say!("event.battle_ended", region),
    /// A card was discarded face up.
    CardGone { card: Card } => say!("event.card_gone", card),
    /// A card stays on the table.
    OnTable { card: Card } => say!("event.on_table", card),
    /// An Event was played without a die.
    PlayedFree { seat: Seat, card: Card } => say!("event.played_free", seat: player(seat), card),
    /// A card was discarded from a hand as a price.
    Paid { seat: Seat, card: Card } => say!("event.paid", seat: player(seat), card),
    /// A card on the table was used.
    CardUsed { card: Card } => say!("event.card_used", card),
    /// A card had no effect because another cancelled it.
    CardCancelled { card: Card } => say!("event.card_cancelled", card),
    /// Dice were rolled for a card: how many reach the target that it names, if it does.
    CardRolled {
        card: Card,
        target: Option<u8>,
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
        dice: Dice,
        successes: u8,
    } => tell_more(it),
    /// A card's special tile is in play.
    TileAdded { tile: Tile } => say!("event.tile_added", tile),
    /// A tile went back into the pool.
    TileReturned { tile: Tile } => say!("event.tile_returned", tile),
    /// A tile is out of the game.
    TileRemoved { tile: Tile } => say!("event.tile_removed", tile),
    /// A card was taken from a hand, unseen, and discarded face up.
    CardTaken { seat: Seat, card: Card } => say!("event.card_taken", seat: player(seat), card),
    /// Unused dice are lost for this turn.
    DiceLost { side: Side, face: Face, count: u8 } => say!("event.dice_lost", side, face, count),
    /// An Elven Ring was paid.
    RingPaid => "event.ring_paid".into(),
    /// A nation went a step back from war.
    SetBack { nation: Nation, steps: u8, cause: Cause } => say!("event.set_back", nation, steps, cause),
    /// A Regular became an Elite.
    Promoted { nation: Nation, region: Region } => say!("event.promoted", nation, region),
    /// A card turned a die to another face.
    DieTurned { side: Side, from: Face, to: Face } => say!("event.die_turned", side, from, to),
    /// A figure gives up its Leadership in this round.
    Forfeited { figure: Figure } => say!("event.forfeited", figure),
    /// A card adds hits, or makes missed dice hits.
    HitsAdded { side: Side, card: Card, hits: u8 } => say!("event.hits_added", side, card, count: hits),
    /// A card cancels hits of a side.
    HitsCancelled { side: Side, card: Card, hits: u8 } => say!("event.hits_cancelled", side, card, count: hits),
    /// The position was edited.
    Edited { seat: Seat, edit: Edit } => tell_more(it),
    /// The match ended.
    Ended { ending: Ending } => Text::new(ending.key()),
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
