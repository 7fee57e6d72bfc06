//! Everything a seat can decide: one small action at a time.

use serde::{Deserialize, Serialize};

use crate::edit::{Edit, Topic};
use crate::ids::{Card, Character, Deck, Face, Figure, Nation, Region};

/// One decision of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Action {
    /// Discard a card face down (R6.3).
    Discard(Card),
    /// Draw from a deck (R24.4, R26.gandalf_grey.guide, R26.witch_king.sorcerer).
    Draw(Deck),
    /// Offer a card to the teammate, or give one in return (R24.6).
    Offer(Card),
    /// Decline what is offered.
    Decline,
    /// Agree to what is offered.
    Accept,
    /// Declare the Fellowship in a region (R19.10).
    Declare(Region),
    /// Enter Mordor (R22.1).
    EnterMordor,
    /// Choose the Guide (R19.6).
    Guide(Character),
    /// Put so many dice into the Hunt Box (R3.6).
    Allocate(u8),
    /// Use a die for an action (R4.3).
    Use {
        /// The die.
        die: Face,
        /// What it is used for.
        to: Deed,
    },
    /// Use an Elven Ring to change a die (R5.1).
    Ring {
        /// The die.
        die: Face,
        /// Its new result.
        to: Face,
    },
    /// Pass (R4.4).
    Pass,
    /// Discard a die without effect (R4.5).
    Skip(Face),
    /// Choose a region to start from.
    From(Region),
    /// Choose a destination or a target.
    To(Region),
    /// Add a figure to the group.
    Add(Figure),
    /// Take everything that may go.
    All,
    /// The group is complete.
    Go,
    /// Nothing more.
    Done,
    /// Recruit a figure (R9.1).
    Recruit(Figure, Region),
    /// Choose a Companion or Minion.
    Pick(Character),
    /// Play a card as a Combat card (R13.3).
    Combat(Card),
    /// Play no Combat card.
    NoCard,
    /// Lose a unit, or remove one over the limit.
    Lose(Figure),
    /// Replace an Elite by a Regular (R14.2).
    Reduce(Nation),
    /// Fight in the field (R16.3).
    Fight,
    /// Withdraw into the Stronghold (R16.3).
    Shelter,
    /// End the attack (R15.1).
    Cease,
    /// Go on with the attack.
    Press,
    /// Go on with a siege battle, paying an Elite of this nation (R16.13).
    Extend(Nation),
    /// Retreat to a region (R15.4).
    Retreat(Region),
    /// Do not retreat.
    Stay,
    /// Move the revealed Fellowship on to a region (R19.16).
    Walk(Region),
    /// Let the Fellowship stop here.
    Halt,
    /// Take the Guide as casualty (R21.13).
    TakeGuide,
    /// Take a random Companion as casualty (R21.13).
    TakeRandom,
    /// The Guide leaves to lower the damage (R26.hobbits.guide).
    GuideLeaves,
    /// Gollum reveals the Fellowship to lower the damage (R26.gollum.reveal).
    GollumReveals,
    /// Use the ability that is offered (R26.gandalf_white.white_rider).
    Forfeit,
    /// Choose one of the ways a card offers, or a number.
    Choose(u8),
    /// Choose a nation.
    Nation(Nation),
    /// Use a card on the table (R21.12).
    UseCard(Card),
    /// Play another Event without a die.
    PlayFree(Card),
    /// Choose a figure in a region.
    Take(Figure, Region),
    /// Turn an unused die.
    Turn(Face),
    /// Companion mode: a card of this deck that nobody names: drawn, discarded, offered, fought with.
    Back(Deck),
    /// Companion mode: the card that was drawn or is played.
    Name(Card),
    /// Unrestricted mode: see what can be edited.
    Open(Topic),
    /// Unrestricted mode: change the position.
    Edit(Edit),
}

/// What a die is used for (R4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Deed {
    /// Move the Fellowship (R19.13).
    MoveFellowship,
    /// Hide the Fellowship (R19.21).
    HideFellowship,
    /// Separate Companions (R20.1).
    Separate,
    /// Move Companions (R11.2).
    MoveCompanions,
    /// Move Nazgûl and Minions (R11.8).
    MoveNazgul,
    /// Move one or two armies (R10.2, R10.3).
    MoveArmies,
    /// Attack with an army (R12.1, R12.2).
    Attack,
    /// Draw a card (R4.3).
    Draw(Deck),
    /// Play an Event card (R6.4).
    Play(Card),
    /// Companion mode: play a secret card of a deck, which is named next.
    PlaySecret(Deck),
    /// Advance a nation on the Political Track (R18.8).
    Advance(Nation),
    /// Recruit (R9.1).
    Recruit,
    /// Bring a character into play (R9.11, R26).
    Bring(Character),
    /// The Voice of Saruman: a Regular in each Isengard Settlement.
    VoiceRegulars,
    /// The Voice of Saruman: two Elites for two Regulars in Orthanc.
    VoiceElites,
    /// Remove an enemy card from the table at its price (R6.7).
    Remove(Card),
}
