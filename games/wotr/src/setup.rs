//! The options chosen before the start, and the first state (R2).

use parlour_core::{Refusal, SetupOption, Steps, Text};
use serde::{Deserialize, Serialize};

use crate::data::{Recruited, StartRecord, book, map, starts};
use crate::expansion::{Expansion, Expansions};
use crate::ids::{CHARACTERS, Character, REGIONS, Side, Tile, Whereabouts};
use crate::places::RIVENDELL;
use crate::state::{Battle, Group, HuntRun, MOVES, NAZGUL, Step, Wotr};

/// The options of a match, the switches for other readings among them: each is a field, off unless it
/// is named, and an option of the lobby with the rule that it is about.
macro_rules! setup {
    ($($(#[doc = $doc:literal])+ $switch:ident: $rule:literal,)+) => {
        /// The options of a match.
        #[allow(clippy::struct_excessive_bools, reason = "switches of a lobby")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub struct Setup {
            /// How many seats, 2 to 4 (R24).
            pub seats: u8,
            /// How the rules are kept.
            pub mode: Mode,
            /// What records of earlier releases say instead of `expansions`.
            pub expansion: Earlier,
            /// The expansions in use.
            #[serde(skip_serializing_if = "Expansions::is_empty")]
            #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Expansions>"))]
            pub expansions: Expansions,
            /// Where the story begins.
            pub start: Start,
            $($(#[doc = $doc])+ #[serde(skip_serializing_if = "crate::view::is_false")] pub $switch: bool,)+
        }

        impl Default for Setup {
            fn default() -> Self {
                Setup {
                    seats: 2,
                    mode: Mode::Enforced,
                    expansion: Earlier::None,
                    expansions: Expansions::default(),
                    start: Start::Standard,
                    $($switch: false,)+
                }
            }
        }

        /// The options as a lobby shows them. An expansion is one of them when it exists.
        pub const OPTIONS: &[SetupOption] = &[
            SetupOption::number("seats", 2, 4, 2, "R24.1"),
            SetupOption::choice("mode", MODES, "R28.7"),
            SetupOption::choice("start", STARTS, "R2.1"),
            $(SetupOption::switch(stringify!($switch), $rule),)+
        ];
    };
}

const MODES: &[&str] = &["enforced", "unrestricted", "companion"];
const STARTS: &[&str] = &["standard", "breaking_of_the_fellowship", "treebeard"];

setup! {
    /// With Gollum as Guide no tile is drawn, the Corruption comes at once.
    gollum_at_once: "R27.sh_char_14",
    /// At a besieged Dol Amroth the ships only bring units, no battle starts.
    ships_only_land: "R27.sh_strat_10",
    /// The Shadow may not stop Grond or the Uruk-hai before the third round.
    storms_go_on: "R27.sh_char_20",
    /// A capture that advances a nation ends the threats, too.
    captures_end_threats: "R27.sh_strat_05",
    /// A Companion lost to the Lure of the Ring counts, too.
    sorrow_for_lures: "R27.sh_char_15",
    /// Words of Power do not suspend what Gandalf the White has done to the Nazgûl.
    white_rider_unshaken: "R27.sh_char_15.combat",
    /// Any number of cards against one Hunt tile.
    several_cards_per_tile: "R21.12",
    /// The Wizard's Staff also stops the step on the Mordor Track.
    staff_stops_the_step: "R27.fp_char_08",
    /// Any Strategy card pays for the Shadow.
    any_strategy_card_pays: "R27.fp_strat_02",
    /// Éomer also comes into a siege.
    eomer_in_siege: "R27.fp_strat_23",
    /// A captured place rouses nobody: Book of Mazarbul, Fear! Fire! Foes!, There and Back Again.
    captured_homes_are_silent: "R27.fp_strat_04",
    /// Return to Valinor hits Elven units alone.
    valinor_takes_elves: "R27.sh_strat_01",
    /// After a victory somebody must land.
    corsairs_must_land: "R27.sh_strat_10",
    /// An attack on Edoras or Helm's Deep wakes Rohan, whoever defends it.
    edoras_wakes_rohan: "R27.sh_char_22",
}

/// How the rules are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Mode {
    /// The program enforces every rule.
    Enforced,
    /// Free edits of the position.
    Unrestricted,
    /// People at a real table enter what came.
    Companion,
}

/// What earlier releases said of the one expansion: that there is none, or which of those that do not
/// exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Earlier {
    /// None.
    None,
    /// This one.
    #[serde(untagged)]
    One(Expansion),
}

/// Where the story begins: the standard set-up or one of our own, on the base rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Start {
    /// R2.
    Standard,
    /// Parth Galen: the Company is scattered, Gollum leads the Ring-bearers, Isengard marches.
    BreakingOfTheFellowship,
    /// Fangorn: the White Rider and the Hobbits are back, Helm's Deep is besieged.
    Treebeard,
}

impl Setup {
    /// Whether a match can be played with these options.
    ///
    /// # Errors
    /// The option that cannot be played, and why.
    pub fn check(&self) -> Result<(), Refusal> {
        if !(2..=4).contains(&self.seats) {
            return Err(Refusal::new("R24.1", Text::new("refuse.seats").with("count", self.seats)));
        }
        let earlier = if let Earlier::One(expansion) = self.expansion { Some(expansion) } else { None };
        let missing = self.expansions.iter().find(|it| it.hooks().is_none()).or(earlier);
        if let Some(missing) = missing {
            let name = Text::new(missing.key());
            return Err(Refusal::new("R28.8", Text::new("refuse.expansion").with("expansion", name)));
        }
        Ok(())
    }
}

impl Wotr {
    /// R2.2, R2.3, R2.7, R2.8: the state before anything has happened.
    pub(crate) fn fresh(setup: Setup) -> Self {
        let map = map();
        let book = book();
        let mut game = Wotr {
            setup,
            units: [[0; 16]; REGIONS],
            leaders: [[0; 6]; REGIONS],
            armies: [0; 2],
            shadow: map.home[Side::Shadow.index()],
            besieged: 0,
            mixed: [0; 2],
            reserve: [[0; 3]; 8],
            casualties: [[0; 3]; 5],
            at: [Whereabouts::ASIDE; CHARACTERS],
            to_war: std::array::from_fn(|nation| book.nations[nation].steps),
            active: (0..8).filter(|nation| book.nations[*nation].active).fold(0, |set, nation| set | 1 << nation),
            ring_bearers: RIVENDELL,
            mordor: None,
            progress: 0,
            hidden: true,
            corruption: 0,
            guide: Character::GandalfGrey,
            touched: 0,
            path: 0,
            dice: [[0; 7]; 2],
            pool: [4, 7],
            spent: [0; 2],
            hunt_box: [0; 2],
            rings: [3, 0],
            ring_used: [false; 2],
            deck: 0,
            hands: [0; 4],
            face_down: [0; 4],
            face_up: 0,
            table: 0,
            given: [0; 4],
            offered: None,
            unnamed: [[0; 2]; 4],
            unnamed_down: [[0; 2]; 4],
            tiles: Tile::STANDARD,
            drawn: 0,
            removed: 0,
            waiting: 0,
            hunt: HuntRun::default(),
            turn: 0,
            leading: [0, 1],
            next: 0,
            actor: 0,
            die: None,
            hunted: false,
            moved_or_hid: false,
            messenger: false,
            minions: false,
            last_nations: 0,
            last_armies: [None; 2],
            now_nations: 0,
            now_armies: [None; 2],
            captured: [0; 4],
            group: Group::EMPTY,
            moved: [None; MOVES],
            travelled: 0,
            flown: [None; 8],
            battle: Battle::default(),
            steps: Steps::of(Step::Turn),
            ending: None,
        };
        for character in Character::of(Character::STARTING) {
            game.at[character.index()] = Whereabouts::FELLOWSHIP;
        }
        for placed in &book.setup {
            let nation = placed.nation.index();
            match placed.region {
                None => game.reserve[nation] = placed.figures,
                Some(region) => {
                    game.units[region.index()][nation * 2] += placed.figures[0];
                    game.units[region.index()][nation * 2 + 1] += placed.figures[1];
                    game.leaders[region.index()][nation.min(NAZGUL)] += placed.figures[2];
                    game.armies[placed.nation.side().index()] |= region.bit();
                }
            }
        }
        game.deck = game.all_cards();
        game.set_up_expansions();
        if let Some(start) = starts().iter().find(|start| start.id == setup.start) {
            game.begin_at(start);
        }
        game
    }

    /// One of our own set-ups: what `starts.json` changes of the standard one. Every Nation is active.
    fn begin_at(&mut self, start: &StartRecord) {
        self.turn = start.turn - 1;
        self.ring_bearers = start.fellowship.region;
        self.corruption = start.fellowship.corruption;
        self.guide = start.fellowship.guide;
        for (character, place) in &start.characters {
            self.at[character.index()] = *place;
        }
        let there = |it: &Character| Character::MINIONS & it.bit() != 0;
        self.minions = start.characters.keys().any(there);
        self.active = 0xFF;
        for (nation, steps) in &start.steps_to_war {
            self.to_war[nation.index()] = *steps;
        }
        for Recruited { region, nation, regular } in &start.recruited {
            self.reserve[nation.index()][0] -= regular;
            (0..*regular).for_each(|_| self.put_figure(*region, *nation, 0));
        }
        self.besieged |= start.besieged.iter().fold(0, |set, region| set | region.bit());
    }
}
