//! What a match tells: the things that the golden records hold between them. The generator of
//! the records (`examples/golden.rs`) and their test share this list.

use std::collections::BTreeSet;

use parlour_core::{Deed as Entry, Match, Status};
use parlour_wotr::{Action, BattleKind, Cause, Character, Deed, Event, HuntCause, Mode, Region, Wotr};

/// Everything that the golden records must hold: every phase, every kind of battle, a siege from
/// its beginning to its end with sortie and relief, Mordor, and each kind of victory.
pub const WANTED: &[&str] = &[
    "phase 1: cards drawn",
    "phase 2: declared",
    "phase 3: hunt allocation",
    "phase 4: action roll",
    "phase 5: actions",
    "phase 6: victory check",
    "army moved",
    "army trimmed",
    "attack",
    "battle ended",
    "capture",
    "card drawn by die",
    "combat cards",
    "companions moved",
    "companions separated",
    "event played",
    "fellowship hidden",
    "fellowship moved",
    "fellowship revealed",
    "garrison withdrew",
    "gollum",
    "guide chosen",
    "hunt casualty",
    "hunt roll",
    "hunt tile",
    "leader re-roll",
    "minion",
    "mordor entered",
    "mordor step",
    "mordor tile",
    "nation active",
    "nation at war",
    "nazgul moved",
    "passed",
    "recruited",
    "relief",
    "retreat",
    "ring used by the free peoples",
    "ring used by the shadow",
    "siege battle",
    "siege began",
    "siege ended",
    "siege extended",
    "skipped",
    "sortie",
    "stronghold tile",
    "armies mixed",
    "cards swapped",
    "three seats",
    "four seats",
    "companion mode",
    "unrestricted mode",
    "edited",
    "undone",
    "redone",
    "win by corruption",
    "win by the ring",
    "win of the shadow by arms",
    "win of the free peoples by arms",
];

/// What happened in a match, by the names of [`WANTED`].
pub fn told(played: &Match<Wotr>) -> BTreeSet<&'static str> {
    let mut found = BTreeSet::new();
    let setup = played.header().setup;
    found.extend(match setup.seats {
        3 => Some("three seats"),
        4 => Some("four seats"),
        _ => None,
    });
    found.extend(match setup.mode {
        Mode::Enforced => None,
        Mode::Unrestricted => Some("unrestricted mode"),
        Mode::Companion => Some("companion mode"),
    });
    if let Status::Over(outcome) = played.status() {
        found.extend(match outcome.reason {
            "corruption" => Some("win by corruption"),
            "ring" => Some("win by the ring"),
            "shadow_military" => Some("win of the shadow by arms"),
            "free_military" => Some("win of the free peoples by arms"),
            _ => None,
        });
    }
    let mut sieges = BTreeSet::new();
    for entry in played.entries() {
        found.extend(match entry.deed {
            Entry::Undo { .. } => Some("undone"),
            Entry::Redo { .. } => Some("redone"),
            Entry::Act { action: Action::Edit(_), .. } => Some("edited"),
            _ => None,
        });
        for told in &entry.told {
            found.extend(name(&told.event));
            found.extend(siege(&told.event, &mut sieges));
        }
    }
    found
}

/// A field battle against those who besiege a Stronghold is a relief (R16.21).
fn siege(event: &Event, sieges: &mut BTreeSet<Region>) -> Option<&'static str> {
    match event {
        Event::SiegeBegan { region } => {
            sieges.insert(*region);
            Some("siege began")
        }
        Event::SiegeEnded { region } => {
            sieges.remove(region);
            Some("siege ended")
        }
        Event::Attacked { kind: BattleKind::Field, region, .. } if sieges.contains(region) => Some("relief"),
        _ => None,
    }
}

fn name(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::Drew { .. } => "phase 1: cards drawn",
        Event::Declared { .. } => "phase 2: declared",
        Event::Allocated { .. } => "phase 3: hunt allocation",
        Event::Rolled { .. } => "phase 4: action roll",
        Event::Turn { turn } if *turn > 1 => "phase 6: victory check",
        Event::Acts { deed, .. } => match deed {
            Deed::Play(_) | Deed::PlaySecret(_) => "event played",
            Deed::MoveCompanions => "companions moved",
            Deed::MoveNazgul => "nazgul moved",
            Deed::Draw(_) => "card drawn by die",
            _ => "phase 5: actions",
        },
        Event::Moved { .. } => "army moved",
        Event::Lost { cause: Cause::Stacking, .. } => "army trimmed",
        Event::Attacked { kind: BattleKind::Siege, .. } => "siege battle",
        Event::Attacked { kind: BattleKind::Sortie, .. } => "sortie",
        Event::Attacked { .. } => "attack",
        Event::BattleEnded { .. } => "battle ended",
        Event::Captured { .. } => "capture",
        Event::CombatShown { .. } => "combat cards",
        Event::Separated { .. } => "companions separated",
        Event::Hid => "fellowship hidden",
        Event::FellowshipMoved { .. } => "fellowship moved",
        Event::Revealed => "fellowship revealed",
        Event::Sheltered { .. } => "garrison withdrew",
        Event::Guide { character: Character::Gollum } => "gollum",
        Event::Guide { .. } => "guide chosen",
        Event::HuntCasualty { .. } => "hunt casualty",
        Event::HuntRolled { .. } => "hunt roll",
        Event::TileDrawn { cause: HuntCause::Hunt, .. } => "hunt tile",
        Event::TileDrawn { cause: HuntCause::Mordor, .. } => "mordor tile",
        Event::TileDrawn { cause: HuntCause::Stronghold, .. } => "stronghold tile",
        Event::Rerolled { .. } => "leader re-roll",
        Event::Entered { character, .. } if character.bit() & Character::MINIONS != 0 => "minion",
        Event::EnteredMordor { .. } => "mordor entered",
        Event::MordorStep { .. } => "mordor step",
        Event::Activated { .. } => "nation active",
        Event::Advanced { steps: 0, .. } => "nation at war",
        Event::Passed { .. } => "passed",
        Event::Skipped { .. } => "skipped",
        Event::Recruited { .. } => "recruited",
        Event::Retreated { .. } => "retreat",
        Event::RingUsed { side: parlour_wotr::Side::FreePeoples, .. } => "ring used by the free peoples",
        Event::RingUsed { .. } => "ring used by the shadow",
        Event::Extended { .. } => "siege extended",
        Event::Mixed { .. } => "armies mixed",
        Event::Swapped { .. } => "cards swapped",
        _ => return None,
    })
}
