//! The whole state of a match as one flat value: counts, bit sets and a stack of steps.

use parlour_core::{Seat, Steps};
use serde::{Deserialize, Serialize};

use crate::cards::{Journey, Levy};
use crate::data::{book, map};
use crate::edit::Topic;
use crate::ids::{CHARACTERS, Card, Character, Deck, Face, Figure, Nation, REGIONS, Region, Side, Tile};
use crate::setup::Setup;

/// How deep the flow may be.
pub const DEPTH: usize = 32;
/// How many armies that have moved in an action are remembered: the fourth is the last to move.
pub(crate) const MOVES: usize = 3;

/// The place of a character that is in the Fellowship.
pub(crate) const IN_FELLOWSHIP: u8 = 200;
/// The place of a character that has not yet entered play.
pub(crate) const ASIDE: u8 = 201;
/// The place of a character that is out of the game.
pub(crate) const OUT: u8 = 202;
/// No card, no region, no seat.
pub(crate) const NONE: u8 = 255;

/// Companion mode: an unnamed card of a deck, as an offer.
pub(crate) const UNNAMED: u8 = 128;

/// The slot of the Nazgûl among the leaders of a place.
pub(crate) const NAZGUL: usize = 5;

/// Some figures of one side: an army, a part of it, a moving group.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Group {
    /// Regulars and Elites of each nation, in turn.
    pub units: [u8; 16],
    /// Leaders of the five Free Peoples nations, then Nazgûl.
    pub leaders: [u8; 6],
    /// The set of characters.
    pub characters: u16,
}

impl Group {
    /// No figure.
    pub const EMPTY: Group = Group { units: [0; 16], leaders: [0; 6], characters: 0 };

    /// How many units.
    #[inline]
    pub fn count(&self) -> u8 {
        self.units.iter().sum()
    }

    /// How many Elites.
    pub fn elites(&self) -> u8 {
        self.units.iter().skip(1).step_by(2).sum()
    }

    /// How many units of a nation.
    #[inline]
    pub const fn of(&self, nation: Nation) -> u8 {
        self.units[nation.index() * 2] + self.units[nation.index() * 2 + 1]
    }

    /// How many Free Peoples Leaders.
    #[inline]
    pub fn fp_leaders(&self) -> u8 {
        self.leaders[..NAZGUL].iter().sum()
    }

    /// How many Nazgûl figures.
    #[inline]
    pub const fn nazgul(&self) -> u8 {
        self.leaders[NAZGUL]
    }

    /// Whether it has no figure at all.
    pub fn is_empty(&self) -> bool {
        *self == Group::EMPTY
    }

    /// The set of nations with units in it.
    pub fn nations(&self) -> u8 {
        (0..8).filter(|nation| self.units[nation * 2] + self.units[nation * 2 + 1] > 0).fold(0, |set, it| set | 1 << it)
    }

    /// Adds another group.
    pub fn add(&mut self, other: &Group) {
        for (has, more) in self.units.iter_mut().zip(other.units) {
            *has += more;
        }
        for (has, more) in self.leaders.iter_mut().zip(other.leaders) {
            *has += more;
        }
        self.characters |= other.characters;
    }

    /// Takes another group out of this one.
    pub fn remove(&mut self, other: &Group) {
        for (has, less) in self.units.iter_mut().zip(other.units) {
            *has = has.saturating_sub(less);
        }
        for (has, less) in self.leaders.iter_mut().zip(other.leaders) {
            *has = has.saturating_sub(less);
        }
        self.characters &= !other.characters;
    }

    /// This group without another.
    #[must_use]
    pub fn without(mut self, other: &Group) -> Group {
        self.remove(other);
        self
    }

    /// Whether another group has all of this one.
    pub fn is_in(&self, other: &Group) -> bool {
        let units = self.units.iter().zip(other.units).all(|(own, there)| *own <= there);
        let leaders = self.leaders.iter().zip(other.leaders).all(|(own, there)| *own <= there);
        units && leaders && self.characters & !other.characters == 0
    }

    /// How many of a figure it has.
    #[inline]
    pub const fn has(&self, figure: Figure) -> u8 {
        match figure {
            Figure::Regular(nation) => self.units[nation.index() * 2],
            Figure::Elite(nation) => self.units[nation.index() * 2 + 1],
            Figure::Leader(nation) => {
                if nation.index() < NAZGUL {
                    self.leaders[nation.index()]
                } else {
                    0
                }
            }
            Figure::Nazgul => self.leaders[NAZGUL],
            Figure::Character(character) => (self.characters >> character as u16 & 1) as u8,
        }
    }

    /// Puts one figure in.
    pub fn put(&mut self, figure: Figure) {
        match figure {
            Figure::Regular(nation) => self.units[nation.index() * 2] += 1,
            Figure::Elite(nation) => self.units[nation.index() * 2 + 1] += 1,
            Figure::Leader(nation) => self.leaders[nation.index()] += 1,
            Figure::Nazgul => self.leaders[NAZGUL] += 1,
            Figure::Character(character) => self.characters |= character.bit(),
        }
    }

    /// Each different figure in it, in one fixed order.
    pub fn kinds(&self) -> impl Iterator<Item = Figure> + '_ {
        let units = (0..16).filter(|at| self.units[*at] > 0).map(|at| {
            let nation = Nation::ALL[at / 2];
            if at % 2 == 0 { Figure::Regular(nation) } else { Figure::Elite(nation) }
        });
        let leaders = (0..NAZGUL).filter(|at| self.leaders[*at] > 0).map(|at| Figure::Leader(Nation::ALL[at]));
        let nazgul = (self.leaders[NAZGUL] > 0).then_some(Figure::Nazgul);
        units.chain(leaders).chain(nazgul).chain(Character::of(self.characters).map(Figure::Character))
    }
}

/// Figures that have moved in an action, and where they are now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moved {
    /// Where they are.
    pub to: Region,
    /// Who has moved.
    pub group: Group,
}

impl Moved {
    /// Nobody.
    pub const NOBODY: Moved = Moved { to: Region(NONE), group: Group::EMPTY };
}

/// What kind of battle is fought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BattleKind {
    /// None is fought.
    #[default]
    None,
    /// A field battle (R13.2), reliefs included.
    Field,
    /// A siege battle (R16.9).
    Siege,
    /// A sortie (R16.17).
    Sortie,
}

/// A running battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Battle {
    /// Its kind.
    pub kind: BattleKind,
    /// Who attacks.
    pub attacker: Side,
    /// The seat that declared the attack.
    pub seat: u8,
    /// Where the attackers stand.
    pub from: Region,
    /// Where it is fought.
    pub region: Region,
    /// The attackers who take part; the others are the rearguard.
    pub force: Group,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// The Combat cards, by side; hidden until shown.
    pub cards: [u8; 2],
    /// Companion mode: decks of Combat cards that lie face down and are not named yet.
    pub backs: [u8; 2],
    /// Whether the Combat cards are shown.
    pub shown: bool,
    /// Failed dice of each side's Combat roll.
    pub missed: [u8; 2],
    /// Hits of each side in this round, not yet taken.
    pub hits: [u8; 2],
    /// Whether Gandalf the White negates the Nazgûl's Leadership.
    pub white_rider: bool,
    /// Whether the defender has withdrawn into the Stronghold.
    pub sheltered: bool,
    /// Figures whose Leadership is forfeited in this round (R13.6).
    pub forfeited: Group,
    /// What the Combat cards of this round change.
    pub tactics: Tactics,
    /// The Event that started the battle.
    pub by: Option<Card>,
}

/// What Combat cards change in a round of battle, by the side it happens to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Tactics {
    /// Whether its Combat card is cancelled.
    pub cancelled: [bool; 2],
    /// Combat dice it rolls fewer, though always one.
    pub fewer: [u8; 2],
    /// The most Combat dice it rolls; 0 for no limit.
    pub at_most: [u8; 2],
    /// What is added to each die of its Combat roll.
    pub bonus: [i8; 2],
    /// What is added to each die of its Leader re-roll.
    pub again: [i8; 2],
    /// Whether it has no Leader re-roll.
    pub no_reroll: [bool; 2],
    /// Ones of its Combat roll.
    pub ones: [u8; 2],
    /// Missed dice that it may not roll again.
    pub stuck: [u8; 2],
    /// Hits of its Combat roll and its Leader re-roll.
    pub scored: [u8; 2],
    /// Hits of its Leader re-roll alone.
    pub rerolled: [u8; 2],
    /// Hits it made by extra attacks and by the enemy's confusion.
    pub extra: [u8; 2],
    /// A Companion whose Leadership and abilities are off.
    pub silenced: Option<Character>,
}

impl Tactics {
    /// Whether no number is larger than a battle can make it.
    pub(crate) fn is_possible(&self, most: u8) -> bool {
        let counts = [self.fewer, self.at_most, self.ones, self.stuck, self.scored, self.rerolled, self.extra];
        counts.iter().flatten().all(|count| *count <= most)
            && [self.bonus, self.again].iter().flatten().all(|bonus| bonus.unsigned_abs() <= most)
    }
}

impl Battle {
    /// No battle.
    pub const NONE: Battle = Battle {
        kind: BattleKind::None,
        attacker: Side::Shadow,
        seat: 0,
        from: Region(0),
        region: Region(0),
        force: Group::EMPTY,
        round: 0,
        cards: [NONE; 2],
        backs: [NONE; 2],
        shown: false,
        missed: [0; 2],
        hits: [0; 2],
        white_rider: false,
        sheltered: false,
        forfeited: Group::EMPTY,
        tactics: Tactics {
            cancelled: [false; 2],
            fewer: [0; 2],
            at_most: [0; 2],
            bonus: [0; 2],
            again: [0; 2],
            no_reroll: [false; 2],
            ones: [0; 2],
            stuck: [0; 2],
            scored: [0; 2],
            rerolled: [0; 2],
            extra: [0; 2],
            silenced: None,
        },
        by: None,
    };
}

/// Why a Hunt tile is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HuntCause {
    /// A Hunt roll succeeded (R21.9).
    #[default]
    Hunt,
    /// A move on the Mordor Track (R22.6).
    Mordor,
    /// A Shadow Stronghold on the path of a revealed Fellowship (R19.18).
    Stronghold,
    /// A card (R21.18).
    Card(Card),
}

/// The tile that is being resolved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HuntRun {
    /// Why it was drawn.
    pub cause: HuntCause,
    /// The tile, once drawn.
    pub tile: Option<Tile>,
    /// Successes of the Hunt roll.
    pub successes: u8,
    /// Hunt dice of the roll that failed.
    pub failed: u8,
    /// Damage that is left.
    pub damage: u8,
    /// Whether the one casualty was taken or refused (R21.13).
    pub casualty: bool,
    /// Whether Gollum reveals the Fellowship (R26.gollum.reveal).
    pub gollum: bool,
    /// The set of [`Window`]s that were already opened.
    #[serde(default, skip_serializing_if = "crate::view::is_zero")]
    pub windows: u8,
    /// What a card adds to each die of the Hunt roll.
    #[serde(default, skip_serializing_if = "crate::view::is_zero")]
    pub bonus: u8,
    /// Whether the Free Peoples have used a card on the table against this tile (R21.12).
    #[serde(default, skip_serializing_if = "crate::view::is_false")]
    pub used: bool,
    /// Whether a card makes the tile void.
    #[serde(default, skip_serializing_if = "crate::view::is_false")]
    pub void: bool,
    /// A tile that was replaced and goes back into the pool.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aside: Option<Tile>,
}

/// A moment of the Hunt at which a card on the table may be used (R21.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// Before the Hunt roll.
    Roll,
    /// Before a tile is drawn.
    Tile,
    /// After a tile is drawn, before its damage.
    Drawn,
    /// Before the Guide's ability and the casualty.
    Damage,
    /// A casualty was chosen.
    Casualty,
    /// The Fellowship is revealed.
    Reveal,
}

/// Where a round of battle stands (R13.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A turn begins.
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
    /// R3.5: the Fellowship phase.
    Fellowship {
        /// Whether the Fellowship may no longer be declared in this phase.
        declared: bool,
    },
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
    MoveFrom {
        /// Moves left, this one included.
        left: u8,
        /// Whether a leader must go along (R10.3).
        led: bool,
    },
    /// R10: choose where it moves to.
    MoveTo {
        /// From where.
        from: Region,
        /// Moves left.
        left: u8,
        /// Whether a leader must go along.
        led: bool,
    },
    /// R10.1: choose who moves.
    MoveGroup {
        /// From where.
        from: Region,
        /// To where.
        to: Region,
        /// Moves left.
        left: u8,
        /// Whether a leader must go along.
        led: bool,
    },
    /// R12: choose the attacking army.
    AttackFrom {
        /// Whether a leader must take part (R12.6).
        led: bool,
        /// The Event that grants the attack.
        by: Option<Card>,
    },
    /// R12: choose the attacked army.
    AttackTo {
        /// From where.
        from: Region,
        /// Whether a leader must take part.
        led: bool,
        /// The Event that grants the attack.
        by: Option<Card>,
    },
    /// R12.4: choose who attacks.
    AttackGroup {
        /// From where.
        from: Region,
        /// Where.
        to: Region,
        /// Whether a leader must take part.
        led: bool,
        /// The Event that grants the attack.
        by: Option<Card>,
    },
    /// An Event moves armies: choose where the next one starts.
    MarchFrom {
        /// The Event.
        card: Card,
        /// Armies left, this one included.
        left: u8,
    },
    /// Choose who marches.
    MarchGroup {
        /// The Event.
        card: Card,
        /// From where.
        from: Region,
        /// Armies left.
        left: u8,
    },
    /// R10.10: choose the next region of the march.
    MarchOn {
        /// The Event.
        card: Card,
        /// Where the group started.
        from: Region,
        /// Where the group is now.
        at: Region,
        /// Regions it may still enter.
        steps: u8,
        /// Armies left.
        left: u8,
    },
    /// R9.1: recruit; the first Settlement is barred for the second figure.
    Recruit {
        /// Where the first figure came.
        first: Option<Region>,
    },
    /// R26.saruman.voice: choose where too few Regulars come.
    Voice {
        /// Where the first came.
        first: Option<Region>,
    },
    /// R9.11: choose where a character enters play.
    Enter(Character),
    /// R20.1: choose who separates.
    Separate(Journey),
    /// R20.2: choose where separated Companions go.
    SeparateTo {
        /// How far.
        range: u8,
        /// Whether they may go into a siege.
        into_siege: bool,
    },
    /// R11.2: choose Companions to move.
    Companions(Journey),
    /// R11.2: choose where they go.
    CompanionsTo {
        /// From where.
        from: Region,
        /// How they travel.
        journey: Journey,
    },
    /// R11.8: choose a Nazgûl or Minion to move.
    Nazgul,
    /// R11.9: choose where a Nazgûl flies.
    NazgulTo {
        /// From where.
        from: Region,
    },
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
    Walk {
        /// Steps left.
        left: u8,
    },
    /// R19.5: the Free Peoples choose among tied Guides.
    PickGuide,
    /// R26.gandalf_grey.guide: a card may be drawn.
    GuideDraw(Deck),
    /// R6.5: an Event takes effect.
    Event {
        /// The card.
        card: Card,
        /// Which of its effects; from `cards::PRICE` on, what its removal costs.
        stage: u8,
        /// For the card's own use.
        kept: u8,
    },
    /// R6.7: a played Event has taken effect; whether it was played without a die.
    EventEnd(Card, bool),
    /// R9.8: an Event recruits in a region.
    Levy(Card, Region, Levy),
    /// R6.9: an Event hits the enemy army in a region.
    Hits {
        /// The card.
        card: Card,
        /// Where.
        region: Region,
        /// Hits left.
        hits: u8,
    },
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

/// How a match ended (R23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// R23.2: the Ring-bearers are corrupted.
    Corruption,
    /// R23.3: the Ring is destroyed.
    Ring,
    /// R23.4: the Shadow has 10 Victory points.
    ShadowMilitary,
    /// R23.5: the Free Peoples have 4 Victory points.
    FreeMilitary,
}

impl Ending {
    /// The winner.
    pub const fn winner(self) -> Side {
        match self {
            Ending::Corruption | Ending::ShadowMilitary => Side::Shadow,
            Ending::Ring | Ending::FreeMilitary => Side::FreePeoples,
        }
    }

    /// The reason of the outcome.
    pub const fn reason(self) -> &'static str {
        match self {
            Ending::Corruption => "corruption",
            Ending::Ring => "ring",
            Ending::ShadowMilitary => "shadow_military",
            Ending::FreeMilitary => "free_military",
        }
    }
}

/// A match of War of the Ring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "crate::view::View", try_from = "crate::view::View")]
pub struct Wotr {
    pub(crate) setup: Setup,
    pub(crate) units: [[u8; 16]; REGIONS],
    pub(crate) leaders: [[u8; 6]; REGIONS],
    /// Regions with units of each side.
    pub(crate) armies: [u128; 2],
    /// Settlements that the Shadow controls.
    pub(crate) shadow: u128,
    pub(crate) besieged: u128,
    /// Regions where teammates have mixed their armies (R24.15).
    pub(crate) mixed: [u128; 2],
    pub(crate) reserve: [[u8; 3]; 8],
    pub(crate) casualties: [[u8; 3]; 5],
    pub(crate) at: [u8; CHARACTERS],
    /// Steps to At War.
    pub(crate) to_war: [u8; 8],
    pub(crate) active: u8,
    // The Fellowship.
    pub(crate) ring_bearers: Region,
    pub(crate) mordor: Option<u8>,
    pub(crate) progress: u8,
    pub(crate) hidden: bool,
    pub(crate) corruption: u8,
    pub(crate) guide: Character,
    /// Shadow Strongholds on the path of the present reveal.
    pub(crate) touched: u128,
    /// Regions the figure has been in since the Fellowship was last revealed.
    pub(crate) path: u128,
    // Dice and Rings.
    pub(crate) dice: [[u8; 7]; 2],
    pub(crate) pool: [u8; 2],
    pub(crate) spent: [u8; 2],
    /// Dice in the Hunt Box, by side.
    pub(crate) hunt_box: [u8; 2],
    pub(crate) rings: [u8; 2],
    pub(crate) ring_used: [bool; 2],
    // Cards.
    pub(crate) deck: u128,
    pub(crate) hands: [u128; 4],
    pub(crate) face_down: [u128; 4],
    pub(crate) face_up: u128,
    pub(crate) table: u128,
    /// Cards a seat knows its teammate was given (R24.6).
    pub(crate) given: [u128; 4],
    /// A card offered to the teammate, secretly; from [`UNNAMED`] on, the deck of an unnamed one.
    pub(crate) offered: u8,
    /// Companion mode: cards nobody has named, in hand and face down, by seat: Character, Strategy.
    pub(crate) unnamed: [[u8; 2]; 4],
    pub(crate) unnamed_down: [[u8; 2]; 4],
    // Tiles.
    pub(crate) tiles: u32,
    pub(crate) drawn: u32,
    pub(crate) removed: u32,
    pub(crate) waiting: u32,
    pub(crate) hunt: HuntRun,
    // The turn.
    pub(crate) turn: u16,
    pub(crate) leading: [u8; 2],
    pub(crate) next: u8,
    /// Who acts, and with which die.
    pub(crate) actor: u8,
    pub(crate) die: Option<Face>,
    /// R3.8: a Free Peoples die was in the Hunt Box.
    pub(crate) hunted: bool,
    /// R22.13: the Fellowship was moved or hidden on the Mordor Track.
    pub(crate) moved_or_hid: bool,
    /// R26.mouth_of_sauron.messenger: used this turn.
    pub(crate) messenger: bool,
    /// Whether a Minion is or has been in play.
    pub(crate) minions: bool,
    /// R24.24: nations of the last action and of this one, and where their mixed armies are now.
    pub(crate) last_nations: u8,
    pub(crate) last_armies: [u8; 2],
    pub(crate) now_nations: u8,
    pub(crate) now_armies: [u8; 2],
    /// R24.22: Victory points each Shadow seat's nations captured, by seat; -1 for none.
    pub(crate) captor: [u8; REGIONS],
    // What is being done.
    pub(crate) group: Group,
    /// Armies that have moved in this action, and where they are now.
    pub(crate) moved: [Moved; MOVES],
    /// Characters that have moved by themselves in this action.
    pub(crate) travelled: u16,
    /// Where Nazgûl have flown to in this action.
    pub(crate) flown: [u8; 8],
    pub(crate) battle: Battle,
    pub(crate) steps: Steps<Step, DEPTH>,
    pub(crate) ending: Option<Ending>,
}

impl Wotr {
    /// How many seats the match has.
    #[inline]
    pub(crate) const fn seat_count(&self) -> u8 {
        self.setup.seats
    }

    /// The figures of a side in a region.
    pub(crate) fn figures(&self, side: Side, region: Region) -> Group {
        let mut group = Group::EMPTY;
        let units = &self.units[region.index()];
        let range = side.nations();
        group.units[range.start * 2..range.end * 2].copy_from_slice(&units[range.start * 2..range.end * 2]);
        match side {
            Side::FreePeoples => {
                group.leaders[..NAZGUL].copy_from_slice(&self.leaders[region.index()][..NAZGUL]);
            }
            Side::Shadow => group.leaders[NAZGUL] = self.leaders[region.index()][NAZGUL],
        }
        group.characters = self.characters_in(side, region);
        group
    }

    /// The characters of a side in a region.
    pub(crate) fn characters_in(&self, side: Side, region: Region) -> u16 {
        let range = match side {
            Side::FreePeoples => 0..9,
            Side::Shadow => 10..CHARACTERS,
        };
        range.filter(|at| self.at[*at] == region.0).fold(0, |set, at| set | 1 << at)
    }

    /// How many units a side has in a region.
    #[inline]
    pub(crate) fn count(&self, side: Side, region: Region) -> u8 {
        let range = side.nations();
        self.units[region.index()][range.start * 2..range.end * 2].iter().sum()
    }

    /// Puts figures of a side into a region.
    pub(crate) fn put(&mut self, side: Side, region: Region, group: &Group) {
        for (has, more) in self.units[region.index()].iter_mut().zip(group.units) {
            *has += more;
        }
        for (has, more) in self.leaders[region.index()].iter_mut().zip(group.leaders) {
            *has += more;
        }
        for character in Character::of(group.characters) {
            self.at[character.index()] = region.0;
        }
        if group.count() > 0 {
            self.armies[side.index()] |= region.bit();
        }
    }

    /// Takes figures of a side out of a region; characters are to be put elsewhere.
    pub(crate) fn take(&mut self, side: Side, region: Region, group: &Group) {
        for (has, less) in self.units[region.index()].iter_mut().zip(group.units) {
            *has -= less;
        }
        for (has, less) in self.leaders[region.index()].iter_mut().zip(group.leaders) {
            *has -= less;
        }
        if self.count(side, region) == 0 {
            self.armies[side.index()] &= !region.bit();
            self.mixed[side.index()] &= !region.bit();
        }
    }

    /// Adds units of a nation to a region.
    pub(crate) fn put_unit(&mut self, region: Region, nation: Nation, rank: usize) {
        self.units[region.index()][nation.index() * 2 + rank] += 1;
        self.armies[nation.side().index()] |= region.bit();
    }

    /// Takes a unit of a nation out of a region.
    pub(crate) fn take_unit(&mut self, region: Region, nation: Nation, rank: usize) {
        self.units[region.index()][nation.index() * 2 + rank] -= 1;
        let side = nation.side();
        if self.count(side, region) == 0 {
            self.armies[side.index()] &= !region.bit();
            self.mixed[side.index()] &= !region.bit();
        }
    }

    /// Whether a nation is At War (R18.1).
    #[inline]
    pub(crate) const fn at_war(&self, nation: Nation) -> bool {
        self.to_war[nation.index()] == 0
    }

    /// Whether a nation is active.
    #[inline]
    pub(crate) const fn is_active(&self, nation: Nation) -> bool {
        self.active >> nation as u8 & 1 == 1
    }

    /// Where a character stands, if on the map.
    #[inline]
    pub(crate) fn place(&self, character: Character) -> Option<Region> {
        let at = self.at[character.index()];
        (usize::from(at) < REGIONS).then_some(Region(at))
    }

    /// The Companions in the Fellowship.
    #[inline]
    pub(crate) fn company(&self) -> u16 {
        (0..9).filter(|at| self.at[*at] == IN_FELLOWSHIP).fold(0, |set, at| set | 1 << at)
    }

    /// The characters of a side on the map.
    pub(crate) fn on_map(&self, side: Side) -> u16 {
        let range = match side {
            Side::FreePeoples => 0..9,
            Side::Shadow => 10..CHARACTERS,
        };
        range.filter(|at| usize::from(self.at[*at]) < REGIONS).fold(0, |set, at| set | 1 << at)
    }

    /// Whether a Minion or other character is in play.
    #[inline]
    pub(crate) fn in_play(&self, character: Character) -> bool {
        usize::from(self.at[character.index()]) < REGIONS
    }

    /// The region of the Ring-bearers, if they are in one (R22.4).
    pub(crate) fn fellowship_region(&self) -> Option<Region> {
        self.mordor.is_none().then_some(self.ring_bearers)
    }

    /// Unused Action dice of a side.
    #[inline]
    pub(crate) fn unused(&self, side: Side) -> u8 {
        self.dice[side.index()].iter().sum()
    }

    /// Cards of a deck that are still to be drawn.
    #[inline]
    pub(crate) const fn left_in(&self, deck: Deck) -> u128 {
        self.deck & deck.cards()
    }

    /// The Level of a character.
    pub(crate) fn level(character: Character) -> u8 {
        book().level[character.index()]
    }

    /// R17.5: the Victory points of a side.
    pub(crate) fn victory_points(&self, side: Side) -> u8 {
        let map = map();
        let held = self.controlled(side) & map.home[side.enemy().index()];
        crate::ids::regions_of(held).map(|region| map.vp[region.index()]).sum()
    }

    /// R7.6: the Settlements a side controls.
    #[inline]
    pub(crate) fn controlled(&self, side: Side) -> u128 {
        match side {
            Side::FreePeoples => map().settlements & !self.shadow,
            Side::Shadow => self.shadow,
        }
    }
}
