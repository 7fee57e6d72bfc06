//! All that is true now, as one plain value.

use parlour_core::{Seat, SeatSet, Steps};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::{Board, Crowd, Ground, Spot};
use crate::data::{GameData, Tables};
use crate::event::Why;
use crate::ids::{Card, CardSet, Character, CharacterSet, NINE, Region, Side};
use crate::setup::Setup;

/// One unit of the flow of a turn (R4.3, R9). Every one of them is public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Step {
    /// Asks both sides to place (D1).
    #[default]
    Place,
    /// Asks the dealer to place a side.
    Shuffle(Side),
    /// A turn begins (R4.2).
    BeginTurn,
    /// Asks for a move (D2).
    Move,
    /// Asks Sauron about the tunnel (D3).
    Ambush,
    /// The character enters its destination (R4.3d).
    Arrive,
    /// The next battle of the attack, if there is one (R8.1).
    Attack,
    /// Asks whom to attack (D4).
    Target,
    /// Asks the dealer for a defender (D5).
    Draw,
    /// Both combatants are turned up (R9.1).
    Reveal,
    /// The Warg, then the Fellowship's abilities (R9.2).
    Abilities,
    /// Asks the Fellowship for an ability (D6).
    Ability,
    /// Sauron's abilities (R9.2).
    SauronAbilities,
    /// Gandalf, then Saruman (R9.3).
    BeforeCards,
    /// Asks Saruman (D7).
    NoCards,
    /// Asks both for a card, in secret (D8).
    PlayCards,
    /// Asks Sauron for his card against Gandalf (R10.6).
    SauronShows,
    /// Asks the Fellowship for its card, Sauron's being shown (R10.6).
    Answer,
    /// The first card takes effect: Sauron's by the published order (R9.5, R21.3).
    SauronCard,
    /// The second card takes effect: the Fellowship's by the published order (R9.5, R21.3).
    FellowshipCard,
    /// Asks a side what its Magic becomes (D9).
    Magic(Side),
    /// Asks a side where its combatant retreats to (D10).
    RetreatTo(Side),
    /// Totals are compared (R9.6).
    Compare,
    /// What follows a battle (R9.8).
    AfterBattle,
    /// Everybody is concealed, the turn passes (R4.3g).
    EndTurn,
}

/// Whom a step asks.
#[derive(Clone, Copy)]
enum Asks {
    Nobody,
    WhoHasNotPlaced,
    Mover,
    Fellowship,
    Sauron,
    WhoHasNotPicked,
}

impl Step {
    #[inline]
    const fn asks(self) -> Asks {
        match self {
            Step::Place => Asks::WhoHasNotPlaced,
            Step::Move | Step::Target => Asks::Mover,
            Step::Ability | Step::Answer | Step::Magic(Side::Fellowship) | Step::RetreatTo(Side::Fellowship) => {
                Asks::Fellowship
            }
            Step::Ambush
            | Step::NoCards
            | Step::SauronShows
            | Step::Magic(Side::Sauron)
            | Step::RetreatTo(Side::Sauron) => Asks::Sauron,
            Step::PlayCards => Asks::WhoHasNotPicked,
            _ => Asks::Nobody,
        }
    }
}

/// Facts of the running battle and turn that are set as they come up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(as = "Vec<Flag>"))]
pub struct Flags(pub(crate) u16);

/// One of the [`Flags`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Flag {
    /// The Warg: no Fellowship text counts (R11.7).
    FellowshipTextOff,
    /// Gandalf: Sauron shows his card first (R10.6).
    SauronShowsFirst,
    /// Saruman: no cards (R11.6).
    NoCards,
    /// Cave Troll: Sauron's card counts for nothing (R11.9).
    SauronCardVoid,
    /// Eye: the Fellowship's text card counts for nothing (R13.5).
    FellowshipTextCardVoid,
    /// Elven Cloak: Sauron's number counts 0 (R13.10).
    SauronNumberVoid,
    /// Sauron's combatant left by card (R13.8).
    SauronRetreatedByCard,
    /// The Fellowship's combatant left.
    FellowshipRetreated,
    /// Sam fights beside Frodo (R10.3, R10.4).
    SamStrength5,
    /// The Orcs have had their first battle of this turn (R11.8).
    OrcsStrikeSpent,
}

impl Flag {
    /// Every flag.
    pub const ALL: [Flag; 10] = [
        Flag::FellowshipTextOff,
        Flag::SauronShowsFirst,
        Flag::NoCards,
        Flag::SauronCardVoid,
        Flag::FellowshipTextCardVoid,
        Flag::SauronNumberVoid,
        Flag::SauronRetreatedByCard,
        Flag::FellowshipRetreated,
        Flag::SamStrength5,
        Flag::OrcsStrikeSpent,
    ];
}

impl Flags {
    /// Whether `flag` is set.
    #[inline]
    pub const fn has(self, flag: Flag) -> bool {
        self.0 >> flag as u8 & 1 == 1
    }

    #[inline]
    pub(crate) const fn set(&mut self, flag: Flag) {
        self.0 |= 1 << flag as u8;
    }

    /// R8.6: what a new battle keeps of the one before.
    #[inline]
    pub(crate) const fn clear_battle(&mut self) {
        self.0 &= 1 << Flag::OrcsStrikeSpent as u8;
    }
}

impl FromIterator<Flag> for Flags {
    fn from_iter<I: IntoIterator<Item = Flag>>(flags: I) -> Self {
        flags.into_iter().fold(Flags::default(), |mut set, flag| {
            set.set(flag);
            set
        })
    }
}

impl Serialize for Flags {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Flag::ALL.iter().filter(|flag| self.has(**flag)))
    }
}

impl<'de> Deserialize<'de> for Flags {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Flag>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct End {
    /// Who won; nobody when it was stopped (R17.6).
    pub winner: Option<Side>,
    /// Why.
    pub reason: Why,
}

/// The deepest that the flow of a turn gets.
pub(crate) const DEPTH: usize = 12;

/// A match of The Confrontation: the whole state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Confrontation {
    pub(crate) setup: Setup,
    /// 0 for the first game, 1 for the second of a match of two (R3.8).
    pub(crate) game: u8,
    /// By seat, in a match of two games.
    pub(crate) points: [u8; 2],
    /// The number of the turn, 0 before the first.
    pub(crate) turn: u16,
    pub(crate) to_move: Side,
    /// Bits of the sides that have placed.
    pub(crate) ready: u8,
    pub(crate) spots: Board,
    /// What the other side knows of each piece: who it may be, as bits of its side's nine (R16.6).
    pub(crate) seen: [u16; Character::COUNT],
    /// Who is face up now; the living alone.
    pub(crate) revealed: CharacterSet,
    pub(crate) hands: [u16; 2],
    /// The card of each side in the running battle; face down while cards are being picked.
    pub(crate) played: [Option<Card>; 2],
    /// What Magic became (R1.10).
    pub(crate) replaced: [Option<Card>; 2],
    /// Who moved this turn.
    pub(crate) attacker: Option<Character>,
    pub(crate) defender: Option<Character>,
    /// Where the character that moved goes, and where battles are fought.
    pub(crate) region: Option<Region>,
    pub(crate) flags: Flags,
    pub(crate) steps: Steps<Step, DEPTH>,
    pub(crate) over: Option<End>,
}

impl Confrontation {
    /// The side that `seat` plays in this game.
    #[inline]
    pub const fn side_of(&self, seat: Seat) -> Side {
        if seat.0 == self.game { Side::Fellowship } else { Side::Sauron }
    }

    /// The seat that plays `side` in this game.
    #[inline]
    pub const fn seat_of(&self, side: Side) -> Seat {
        Seat(side as u8 ^ self.game)
    }

    /// The data that this match is played with.
    #[inline]
    pub fn data(&self) -> &'static GameData {
        self.setup.data.data()
    }

    /// The tables of the rules.
    #[inline]
    pub(crate) fn tables(&self) -> &'static Tables {
        self.setup.data.tables()
    }

    /// Where `character` is.
    #[inline]
    pub fn spot(&self, character: Character) -> Spot {
        self.spots.spot(character)
    }

    /// The step that waits for an answer; none at the end of the game.
    #[inline]
    pub fn step(&self) -> Option<Step> {
        self.steps.top()
    }

    /// The cards in the hand of `side`.
    #[inline]
    pub fn hand(&self, side: Side) -> CardSet {
        CardSet::of_mask(side, self.hands[side.index()])
    }

    /// R16.6: how many of its side's nine `who` may be, as far as the other side knows.
    #[inline]
    pub fn doubt(&self, who: Character) -> u32 {
        self.seen[who.index()].count_ones()
    }

    /// The side that moves this turn.
    #[inline]
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// Whether `side` is asked something now (R18).
    #[inline]
    pub fn asks(&self, side: Side) -> bool {
        self.asked_sides() >> side.index() & 1 == 1
    }

    /// The bits of the sides that are asked something now. Every answer is made ready and one is
    /// taken: which question comes next is what a processor cannot guess.
    #[inline]
    fn asked_sides(&self) -> u8 {
        let Some(step) = self.steps.top() else { return 0 };
        let unplaced = !self.ready & 0b11;
        let unplayed = u8::from(self.played[0].is_none()) | u8::from(self.played[1].is_none()) << 1;
        let mover = 1 << self.to_move.index();
        let answers = u64::from_le_bytes([0, unplaced, mover, 0b01, 0b10, unplayed, 0, 0]);
        (answers >> (8 * step.asks() as u32)) as u8
    }

    /// The seats that are asked something now.
    #[inline]
    pub(crate) fn asked(&self) -> SeatSet {
        const NOBODY: SeatSet = SeatSet::EMPTY;
        const FIRST: SeatSet = SeatSet::only(Seat(0));
        const SECOND: SeatSet = SeatSet::only(Seat(1));
        const BOTH: SeatSet = SeatSet::first(2);
        const SEATS: [[SeatSet; 4]; 2] = [[NOBODY, FIRST, SECOND, BOTH], [NOBODY, SECOND, FIRST, BOTH]];
        SEATS[usize::from(self.game) % 2][usize::from(self.asked_sides()) % 4]
    }

    /// How many of `side` are where.
    #[inline]
    pub(crate) fn crowd(&self, side: Side) -> Crowd {
        self.spots.crowd(side)
    }

    /// R2.6: the regions where `side` has no room left.
    #[inline]
    pub(crate) fn full(&self, side: Side) -> u16 {
        self.crowd(side).full(self.tables().to_eight)
    }

    /// The regions as `side` finds them.
    #[inline]
    pub(crate) fn ground(&self, side: Side) -> Ground {
        let foe = self.crowd(side.other());
        Ground { room: !self.full(side), enemies: foe.some(), lone: foe.lone() }
    }

    /// The bits of the characters of `side` in `region`.
    #[inline]
    pub(crate) fn at(&self, side: Side, region: Region) -> u16 {
        self.spots.at(side, region)
    }

    /// The bits of the living characters of `side`.
    #[inline]
    pub(crate) fn living(&self, side: Side) -> u16 {
        self.spots.living(side)
    }

    /// The bits of `side` that are face up.
    #[inline]
    pub(crate) fn face_up(&self, side: Side) -> u16 {
        self.revealed.mask(side)
    }

    /// The two who fight: the Fellowship's combatant and Sauron's (R1.7).
    #[inline]
    pub(crate) fn combatant(&self, side: Side) -> Option<Character> {
        self.attacker.filter(|who| who.side() == side).or_else(|| self.defender.filter(|who| who.side() == side))
    }

    /// Whether `character` stands in the battle region.
    #[inline]
    pub(crate) fn is_there(&self, character: Character) -> bool {
        self.region.is_some_and(|region| self.spots.is_in(character, region))
    }

    /// Whether both combatants are alive and in the region (R9).
    #[inline]
    pub(crate) fn both_there(&self) -> bool {
        self.attacker.is_some_and(|who| self.is_there(who)) && self.defender.is_some_and(|who| self.is_there(who))
    }

    /// R12.5, R12.7: the discard pile of `side`, without the card of the running battle.
    #[inline]
    pub(crate) fn discard(&self, side: Side) -> u16 {
        NINE & !self.hands[side.index()] & !self.played[side.index()].map_or(0, Card::bit)
    }

    /// Whether picks are still face down.
    #[inline]
    pub(crate) fn is_sealed(&self) -> bool {
        self.steps.top() == Some(Step::PlayCards)
    }

    /// R1.10: the card of `side` whose number or text counts.
    #[inline]
    pub(crate) fn effective(&self, side: Side) -> Option<Card> {
        self.replaced[side.index()].or(self.played[side.index()])
    }

    /// Drops what is left of the running battle but its end.
    #[inline]
    pub(crate) fn stop_battle(&mut self) {
        // What strikes outside a battle (R21.2) stops none.
        if !self.steps.as_slice().contains(&Step::AfterBattle) {
            return;
        }
        while self.steps.top().is_some_and(|step| step != Step::AfterBattle) {
            self.steps.pop();
        }
    }
}
