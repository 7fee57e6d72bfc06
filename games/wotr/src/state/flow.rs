//! The steps of the flow: what may be pending, from a whole turn down to one card's choice.

use parlour_core::Seat;
use serde::{Deserialize, Serialize};

use super::HuntCause;
use crate::cards::{Journey, Levy};
use crate::edit::Topic;
use crate::ids::{Card, Character, Deck, Region, Side, ids};

/// How deep the flow may be.
pub const DEPTH: usize = 32;

ids! {
    /// A moment of the Hunt at which a card on the table may be used (R21.12).
    Window, "ask.use_":
    /// Before the Hunt roll.
    Roll = "roll",
    /// Before a tile is drawn.
    Tile = "tile",
    /// After a tile is drawn, before its damage.
    Drawn = "drawn",
    /// Before the Guide's ability and the casualty.
    Damage = "damage",
    /// A casualty was chosen.
    Casualty = "casualty",
    /// The Fellowship is revealed.
    Reveal = "reveal",
}

/// Where a round of battle stands (R13.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Stage {
    /// Stronghold choice.
    Shelter,
    /// The attacker's Combat card.
    AttackerCard,
    /// The defender's Combat card.
    DefenderCard,
    /// Both are shown.
    Show,
    /// Effects of Combat cards before the roll, by initiative.
    Before(u8),
    /// The attacker's Combat roll.
    AttackerRoll,
    /// The defender's Combat roll.
    DefenderRoll,
    /// Effects of Combat cards between roll and re-roll.
    Between(u8),
    /// The attacker's Leader re-roll.
    AttackerReroll,
    /// The defender's Leader re-roll.
    DefenderReroll,
    /// Effects of Combat cards before casualties.
    After(u8),
    /// The attacker's casualties.
    AttackerLosses,
    /// The defender's casualties.
    DefenderLosses,
    /// Effects of Combat cards after casualties.
    Last(u8),
    /// Who is left.
    Count,
    /// Cease or go on.
    Cease,
    /// Retreat or stay.
    Retreat,
}

/// One unit of the flow. The last on the stack is what is done now.
///
/// The fields say what they are: `from`, `to` and `at` are regions; `left` is how many are left, this
/// one included; `led`, whether a leader must go along (R10.3, R12.6); `by`, the Event that grants an
/// attack; `first`, where the first figure came; `kept`, what a card keeps for its own use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Step {
    /// A turn begins.
    #[default]
    Turn,
    /// R3.4: a seat is dealt one card of a deck.
    Draw(Seat, Deck),
    /// Companion mode: a seat names the card it plays.
    Name(Seat, Deck),
    /// R24.4: a seat chooses the deck it draws from.
    PickDeck(Seat),
    /// R6.3: a seat discards down to its limit.
    HandLimit(Seat),
    /// R24.6: a seat may offer a card to its teammate.
    SwapOffer(Seat),
    /// R24.6: the teammate answers.
    SwapAnswer(Seat),
    /// R3.5: the Fellowship phase, and whether it may no longer be declared in it.
    Fellowship { declared: bool },
    /// R3.6: the Hunt allocation.
    Allocate,
    /// R3.10: a side rolls its Action dice.
    Roll(Side),
    /// R3.11: the actions, in turn.
    Actions,
    /// R3.14: the end of the actions.
    EndActions,
    /// R3.15: the victory check.
    Victory,
    /// R3.11: a seat takes its action.
    Act(Seat),
    /// R8.3: an action has ended.
    EndAction,
    /// R10: choose where an army moves from.
    MoveFrom { left: u8, led: bool },
    /// R10: choose where it moves to.
    MoveTo { from: Region, left: u8, led: bool },
    /// R10.1: choose who moves.
    MoveGroup { from: Region, to: Region, left: u8, led: bool },
    /// R12: choose the attacking army.
    AttackFrom { led: bool, by: Option<Card> },
    /// R12: choose the attacked army.
    AttackTo { from: Region, led: bool, by: Option<Card> },
    /// R12.4: choose who attacks.
    AttackGroup { from: Region, to: Region, led: bool, by: Option<Card> },
    /// An Event moves armies: choose where the next one starts.
    MarchFrom { card: Card, left: u8 },
    /// Choose who marches.
    MarchGroup { card: Card, from: Region, left: u8 },
    /// R10.10: choose the next region of the march, of those `steps` that the group may still enter.
    MarchOn { card: Card, from: Region, at: Region, steps: u8, left: u8 },
    /// R9.1: recruit; the first Settlement is barred for the second figure.
    Recruit { first: Option<Region> },
    /// R26.saruman.voice: choose where too few Regulars come.
    Voice { first: Option<Region> },
    /// R9.11: choose where a character enters play.
    Enter(Character),
    /// R20.1: choose who separates.
    Separate(Journey),
    /// R20.2: choose where separated Companions go.
    SeparateTo { range: u8, into_siege: bool },
    /// R11.2: choose Companions to move.
    Companions(Journey),
    /// R11.2: choose where they go.
    CompanionsTo { from: Region, journey: Journey },
    /// R11.8: choose a Nazgûl or Minion to move.
    Nazgul,
    /// R11.9: choose where a Nazgûl flies.
    NazgulTo { from: Region },
    /// R11.9, R11.12: choose where a Minion goes.
    MinionTo(Character),
    /// R3.13: the moving die goes to the Hunt Box.
    BoxDie,
    /// R21.5: the Hunt roll.
    HuntRoll,
    /// R21.8: the Hunt's re-rolls.
    HuntReroll(u8),
    /// R21.9: a tile is drawn.
    DrawTile(HuntCause),
    /// R21.10: the tile is shown, its damage not yet dealt with.
    TileShown,
    /// R21.10: a die for the die tile.
    TileDie,
    /// R21.12: the Free Peoples deal with the damage.
    Damage,
    /// R21.13: a random Companion.
    RandomCompanion,
    /// R21.12: Corruption and Reveal.
    TileEnd,
    /// R22.8: the step on the Mordor Track.
    MordorStep,
    /// R19.16: the path of a revealed Fellowship.
    Walk { left: u8 },
    /// R19.5: the Free Peoples choose among tied Guides.
    PickGuide,
    /// R26.gandalf_grey.guide: a card may be drawn.
    GuideDraw(Deck),
    /// R6.5: an Event takes effect: which of its effects; from `cards::PRICE` on, what its removal costs.
    Event { card: Card, stage: u8, kept: u8 },
    /// R6.7: a played Event has taken effect; whether it was played without a die.
    EventEnd(Card, bool),
    /// R9.8: an Event recruits in a region.
    Levy(Card, Region, Levy),
    /// R6.9: an Event hits the enemy army in a region.
    Hits { card: Card, region: Region, hits: u8 },
    /// R21.12: a side may use a card on the table.
    Interrupt(Window),
    /// R13.4: a Combat card takes effect in a slot.
    Tactic(Card, u8),
    /// R12.10: start-of-battle abilities.
    WhiteRider,
    /// R13.1: a round of battle.
    Round(Stage),
    /// R26.witch_king.sorcerer: a card may be drawn.
    Sorcerer(Deck),
    /// R13.7: an extra attack roll of a side, with its dice and target.
    ExtraAttack(Side, u8, u8),
    /// R14: a side takes hits.
    Losses(Side),
    /// R15.8: the attackers advance.
    Advance,
    /// The battle is over.
    BattleEnd,
    /// R8.4: a garrison is cut to five.
    Garrison(Region),
    /// R8.3, R24.16: an army is cut to ten; whose turn it is in a team.
    Trim(Region, Side, u8),
    /// R24.15: a seat may propose to mix armies.
    Mix(Region, Seat),
    /// R24.15: the teammate answers.
    MixAnswer(Region, Seat),
    /// Unrestricted mode: choose an edit.
    Editor(Topic),
}
