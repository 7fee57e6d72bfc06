//! R27: the Shadow's Combat halves, by initiative.

use super::combat::{Half, Tactic};
use super::effects::need;
use super::places::MORIA;
use crate::action::Action;
use crate::ids::{Character, Figure, Side};
use crate::rules::control::within;
use crate::state::Wotr;

const SH_AT: usize = Side::Shadow as usize;

/// A Nazgûl's Leadership, or the Witch-king's, that can be forfeited (R13.6).
fn list_wraiths(game: &Wotr, out: &mut Vec<Action>) {
    if game.nazgul_negated() {
        return;
    }
    let group = game.fighters(Side::Shadow).without(&game.battle.forfeited);
    if group.nazgul() > 0 {
        out.push(Action::Add(Figure::Nazgul));
    }
    if group.characters & Character::WitchKing.bit() != 0 {
        out.push(Action::Add(Figure::Character(Character::WitchKing)));
    }
}

/// Cancels the other card; against none it helps the Leader re-roll.
pub(super) static SWARM_OF_BATS: Half = Half::new(
    "Swarm of Bats",
    &[(
        0,
        Tactic::Do(|game, card, log| {
            let none = game.battle.cards[Side::FreePeoples.index()] == crate::state::NONE;
            if none {
                game.battle.tactics.again[SH_AT] += 1;
            } else {
                game.cancel_enemy_card(card, log);
            }
        }),
    )],
);

pub(super) static DURINS_BANE: Half =
    Half::new("Durin's Bane", &[(2, Tactic::Do(|game, card, _| game.attack_extra(card, 3, Some(4))))])
        .needs(|game| need(within(MORIA, 2, 0, 0) & game.battle.region.bit() != 0, "needs.battle_near_moria"));

/// One Nazgûl, or the Witch-king, for the Leader re-roll.
pub(super) static THEY_ARE_TERRIBLE: Half = Half::new(
    "They Are Terrible",
    &[(
        4,
        Tactic::Ask(
            |game, _, out| list_wraiths(game, out),
            |game, _, _, action, log| {
                let Action::Add(figure) = action else { return };
                game.forfeit(figure, log);
                game.battle.tactics.again[SH_AT] += 1;
            },
        ),
    )],
)
.needs(|game| need(game.nazgul_leadership() >= 1, "needs.nazgul_leadership"));

pub(super) static WORDS_OF_POWER: Half = Half::new("Words of Power", &[]);

pub(super) static CRUEL_AS_DEATH: Half = Half::new("Cruel as Death", &[]);

pub(super) static DEADLY_STRIFE: Half = Half::new("Deadly Strife", &[]);

pub(super) static DESPERATE_BATTLE: Half = Half::new("Desperate Battle", &[]);

pub(super) static DEVILRY_OF_ORTHANC: Half = Half::new("Devilry of Orthanc", &[]);

pub(super) static DREAD_AND_DESPAIR: Half = Half::new("Dread and Despair", &[]);

pub(super) static FOUL_STENCH: Half = Half::new("Foul Stench", &[]);

pub(super) static ONE_FOR_THE_DARK_LORD: Half = Half::new("One for the Dark Lord", &[]);

pub(super) static RELENTLESS_ASSAULT: Half = Half::new("Relentless Assault", &[]);

pub(super) static MUMAKIL: Half = Half::new("Mûmakil", &[]);

pub(super) static BLACK_BREATH: Half = Half::new("Black Breath", &[]);

pub(super) static GREAT_HOST: Half = Half::new("Great Host", &[]);

pub(super) static ONSLAUGHT: Half = Half::new("Onslaught", &[]);

pub(super) static WE_COME_TO_KILL: Half = Half::new("We Come to Kill", &[]);
