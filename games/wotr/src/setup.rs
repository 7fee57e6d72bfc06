//! The options chosen before the start, and the first state (R2).

use parlour_core::{OptionKind, Refusal, SetupOption, Steps, Text};
use serde::{Deserialize, Serialize};

use crate::data::{book, map};
use crate::ids::{CHARACTERS, Character, Nation, REGIONS, Region, Side, Tile};
use crate::state::{ASIDE, Battle, Group, HuntRun, IN_FELLOWSHIP, MOVES, Moved, NAZGUL, NONE, OUT, Step, Wotr};

/// The options of a match.
#[allow(clippy::struct_excessive_bools, reason = "switches of a lobby")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// How many seats, 2 to 4 (R24).
    pub seats: u8,
    /// How the rules are kept.
    pub mode: Mode,
    /// The expansion in use.
    pub expansion: Expansion,
    /// Where the story begins.
    pub start: Start,
    // Other readings of cards that leave room (`rules.md`, table A).
    /// `sh_char_14`: with Gollum as Guide no tile is drawn, the Corruption comes at once.
    #[serde(skip_serializing_if = "crate::view::is_false")]
    pub gollum_at_once: bool,
    /// `sh_strat_10`: at a besieged Dol Amroth the ships only bring units, no battle starts.
    #[serde(skip_serializing_if = "crate::view::is_false")]
    pub ships_only_land: bool,
    /// `sh_char_20`, `sh_strat_02`: the Shadow may not stop before the third round.
    #[serde(skip_serializing_if = "crate::view::is_false")]
    pub storms_go_on: bool,
    /// `sh_strat_05`: a capture that advances a nation ends the threats, too.
    #[serde(skip_serializing_if = "crate::view::is_false")]
    pub captures_end_threats: bool,
    /// `sh_char_15`: a Companion lost to the Lure of the Ring counts, too.
    #[serde(skip_serializing_if = "crate::view::is_false")]
    pub sorrow_for_lures: bool,
    /// Words of Power do not suspend what Gandalf the White has done to the Nazgûl.
    #[serde(skip_serializing_if = "crate::view::is_false")]
    pub white_rider_unshaken: bool,
    /// Another reading of R21.12: any number of cards against one Hunt tile.
    #[serde(skip_serializing_if = "crate::view::is_false")]
    pub several_cards_per_tile: bool,
    /// Another reading of R27.fp_char_08: no step on the Mordor Track.
    #[serde(skip_serializing_if = "crate::view::is_false")]
    pub staff_stops_the_step: bool,
    /// Another reading of R27.fp_strat_02 and 03: any Strategy card pays.
    #[serde(skip_serializing_if = "crate::view::is_false")]
    pub any_strategy_card_pays: bool,
    /// Another reading of R27.fp_strat_23: also into a siege.
    #[serde(skip_serializing_if = "crate::view::is_false")]
    pub eomer_in_siege: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            seats: 2,
            mode: Mode::Enforced,
            expansion: Expansion::None,
            start: Start::Standard,
            gollum_at_once: false,
            ships_only_land: false,
            storms_go_on: false,
            captures_end_threats: false,
            sorrow_for_lures: false,
            white_rider_unshaken: false,
            several_cards_per_tile: false,
            staff_stops_the_step: false,
            any_strategy_card_pays: false,
            eomer_in_siege: false,
        }
    }
}

/// How the rules are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// The program enforces every rule.
    Enforced,
    /// Free edits of the position.
    Unrestricted,
    /// People at a real table enter what came.
    Companion,
}

/// An expansion of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Expansion {
    /// The base game alone.
    None,
    /// Lords of Middle-earth.
    LordsOfMiddleEarth,
    /// Warriors of Middle-earth.
    WarriorsOfMiddleEarth,
    /// Kings of Middle-earth.
    KingsOfMiddleEarth,
    /// The tests' own.
    #[cfg(test)]
    Tiny,
}

impl Expansion {
    /// Its message key.
    pub const fn key(self) -> &'static str {
        match self {
            Expansion::None => "setup.expansion.none",
            Expansion::LordsOfMiddleEarth => "setup.expansion.lords_of_middle_earth",
            Expansion::WarriorsOfMiddleEarth => "setup.expansion.warriors_of_middle_earth",
            Expansion::KingsOfMiddleEarth => "setup.expansion.kings_of_middle_earth",
            #[cfg(test)]
            Expansion::Tiny => "setup.expansion.tiny",
        }
    }
}

/// Where the story begins: the standard set-up or one of our own, on the base rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// R2.
    Standard,
    /// Parth Galen: the Company is scattered, Gollum leads the Ring-bearers, Isengard marches.
    BreakingOfTheFellowship,
    /// Fangorn: the White Rider and the Hobbits are back, Helm's Deep is besieged.
    Treebeard,
}

/// The options as a lobby shows them. An expansion is one of them when it exists.
pub const OPTIONS: &[SetupOption] = &[
    SetupOption { key: "seats", kind: OptionKind::Number { min: 2, max: 4, default: 2 }, rule: "R24.1" },
    SetupOption { key: "mode", kind: OptionKind::Choice(&["enforced", "unrestricted", "companion"]), rule: "R6.6" },
    SetupOption {
        key: "start",
        kind: OptionKind::Choice(&["standard", "breaking_of_the_fellowship", "treebeard"]),
        rule: "R2.1",
    },
    SetupOption { key: "gollum_at_once", kind: OptionKind::Switch, rule: "R27.sh_char_14" },
    SetupOption { key: "ships_only_land", kind: OptionKind::Switch, rule: "R27.sh_strat_10" },
    SetupOption { key: "storms_go_on", kind: OptionKind::Switch, rule: "R27.sh_char_20" },
    SetupOption { key: "captures_end_threats", kind: OptionKind::Switch, rule: "R27.sh_strat_05" },
    SetupOption { key: "sorrow_for_lures", kind: OptionKind::Switch, rule: "R27.sh_char_15" },
    SetupOption { key: "white_rider_unshaken", kind: OptionKind::Switch, rule: "R27.sh_char_15.combat" },
    SetupOption { key: "several_cards_per_tile", kind: OptionKind::Switch, rule: "R21.12" },
    SetupOption { key: "staff_stops_the_step", kind: OptionKind::Switch, rule: "R27.fp_char_08" },
    SetupOption { key: "any_strategy_card_pays", kind: OptionKind::Switch, rule: "R27.fp_strat_02" },
    SetupOption { key: "eomer_in_siege", kind: OptionKind::Switch, rule: "R27.fp_strat_23" },
];

impl Setup {
    /// Whether a match can be played with these options.
    ///
    /// # Errors
    /// The option that cannot be played, and why.
    pub fn check(&self) -> Result<(), Refusal> {
        if !(2..=4).contains(&self.seats) {
            return Err(Refusal::new("R24.1", Text::new("refuse.seats").with("count", self.seats)));
        }
        if self.expansion.hooks().is_none() {
            let name = Text::new(self.expansion.key());
            return Err(Refusal::new("R6.6", Text::new("refuse.expansion").with("expansion", name)));
        }
        Ok(())
    }
}

impl Wotr {
    /// R2: the state before anything has happened.
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
            at: [ASIDE; CHARACTERS],
            to_war: std::array::from_fn(|nation| book.nations[nation].steps),
            active: (0..8).filter(|nation| book.nations[*nation].active).fold(0, |set, nation| set | 1 << nation),
            ring_bearers: map.places.rivendell,
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
            offered: NONE,
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
            last_armies: [NONE; 2],
            now_nations: 0,
            now_armies: [NONE; 2],
            captor: [NONE; REGIONS],
            group: Group::EMPTY,
            moved: [Moved::NOBODY; MOVES],
            travelled: 0,
            flown: [NONE; 8],
            battle: Battle::NONE,
            steps: Steps::of(Step::Turn),
            ending: None,
        };
        for character in Character::of(Character::STARTING) {
            game.at[character.index()] = IN_FELLOWSHIP;
        }
        for placed in &book.setup {
            let nation = placed.nation.index();
            match placed.region {
                None => game.reserve[nation] = placed.figures,
                Some(region) => {
                    let leader = if nation < NAZGUL { nation } else { NAZGUL };
                    game.units[region.index()][nation * 2] += placed.figures[0];
                    game.units[region.index()][nation * 2 + 1] += placed.figures[1];
                    game.leaders[region.index()][leader] += placed.figures[2];
                    game.armies[placed.nation.side().index()] |= region.bit();
                }
            }
        }
        game.deck = game.all_cards();
        game.set_up_expansion();
        match setup.start {
            Start::Standard => {}
            Start::BreakingOfTheFellowship => game.break_fellowship(),
            Start::Treebeard => game.wake_treebeard(),
        }
        game
    }

    /// Turn 6: what both of our own set-ups share.
    fn scatter(&mut self, places: &[(Character, &str)]) {
        self.turn = 5;
        for character in [Character::GandalfGrey, Character::Boromir] {
            self.at[character.index()] = OUT;
        }
        for (character, slug) in places {
            self.at[character.index()] = Region::named(slug).0;
        }
        self.guide = Character::Gollum;
        self.minions = true;
        self.active = 0xFF;
        for (nation, steps) in [(Nation::Isengard, 0), (Nation::Sauron, 0), (Nation::Rohan, 1), (Nation::Gondor, 1)] {
            self.to_war[nation.index()] = steps;
        }
    }

    /// Musters Regulars of a nation from the reinforcements.
    fn muster(&mut self, slug: &str, nation: Nation, regulars: u8) {
        self.reserve[nation.index()][0] -= regulars;
        let region = Region::named(slug);
        for _ in 0..regulars {
            self.put_unit(region, nation, 0);
        }
    }

    fn break_fellowship(&mut self) {
        self.scatter(&[
            (Character::Strider, "eastemnet"),
            (Character::Legolas, "eastemnet"),
            (Character::Gimli, "eastemnet"),
            (Character::Meriadoc, "fangorn"),
            (Character::Peregrin, "fangorn"),
            (Character::Saruman, "orthanc"),
        ]);
        self.ring_bearers = Region::named("western_emyn_muil");
        self.corruption = 3;
        self.muster("gap_of_rohan", Nation::Isengard, 3);
        self.muster("eastern_emyn_muil", Nation::Sauron, 2);
    }

    fn wake_treebeard(&mut self) {
        self.scatter(&[
            (Character::Strider, "helms_deep"),
            (Character::Legolas, "helms_deep"),
            (Character::Gimli, "helms_deep"),
            (Character::Meriadoc, "fangorn"),
            (Character::Peregrin, "fangorn"),
            (Character::GandalfWhite, "fangorn"),
            (Character::Saruman, "orthanc"),
        ]);
        self.to_war[Nation::Rohan.index()] = 0;
        self.ring_bearers = Region::named("dagorlad");
        self.corruption = 4;
        self.muster("helms_deep", Nation::Rohan, 2);
        self.muster("helms_deep", Nation::Isengard, 5);
        self.besieged |= Region::named("helms_deep").bit();
    }
}
