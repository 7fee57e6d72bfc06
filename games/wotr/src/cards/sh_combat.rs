//! R27: the Shadow's Combat halves, by initiative.

use super::combat::{Half, strike_chosen};
use super::effects::need;
use super::{Log, Needs};
use crate::action::Action;
use crate::data::book;
use crate::ids::{Card, Character, Figure, Nation, Side};
use crate::places::MORIA;
use crate::rules::control::within;
use crate::state::{BattleKind, Group, Step, Wotr};

const FP: Side = Side::FreePeoples;
const SH: Side = Side::Shadow;
const FP_AT: usize = FP as usize;
const SH_AT: usize = SH as usize;

const WITCH_KING: Figure = Figure::Character(Character::WitchKing);

fn own(game: &Wotr) -> Group {
    game.fighters(SH)
}

/// A Nazgûl or the Witch-king, whatever his Leadership.
fn wraith(game: &Wotr) -> Needs {
    let own = own(game);
    need(own.nazgul() > 0 || own.has(WITCH_KING) > 0, &"needs.nazgul_in_battle")
}

fn wraith_leadership(game: &Wotr) -> Needs {
    need(game.nazgul_leadership() >= 1, &"needs.nazgul_leadership")
}

/// R13.6: the figures whose Leadership can still be forfeited.
fn able_wraiths(game: &Wotr) -> Group {
    if game.nazgul_negated() { Group::EMPTY } else { own(game).without(&game.battle.forfeited) }
}

/// R13.6: each wraith whose Leadership can be forfeited, at least so many of the Nazgûl together.
fn list_wraiths(game: &Wotr, nazgul: u8, out: &mut Vec<Action>) {
    let able = able_wraiths(game);
    if able.nazgul() >= nazgul {
        out.push(Action::Add(Figure::Nazgul));
    }
    if able.has(WITCH_KING) > 0 {
        out.push(Action::Add(WITCH_KING));
    }
}

/// How much Leadership a wraith gives up.
fn worth(figure: Figure) -> u8 {
    match figure {
        Figure::Character(who) => book().leadership[who.index()],
        _ => 1,
    }
}

/// Adds to every die of a side's Combat roll and Leader re-roll.
fn strengthen(game: &mut Wotr, side: usize, bonus: i8) {
    game.battle.tactics.bonus[side] += bonus;
    game.battle.tactics.again[side] += bonus;
}

/// R14.2: the Shadow's own army takes hits at once.
fn hit_own(game: &mut Wotr, hits: u8) {
    game.battle.hits[FP_AT] += hits;
    game.steps.push(Step::Losses(SH));
}

/// How many hits the Shadow's army can take at most.
fn hit_points(game: &Wotr) -> u8 {
    let own = own(game);
    own.count() + own.elites()
}

/// From none to so many hits on the own army.
fn list_own_hits(game: &Wotr, most: u8, out: &mut Vec<Action>) {
    out.extend((0..=most.min(hit_points(game))).map(Action::Choose));
}

// 0.

/// R27.sh_strat_09.combat, R27.sh_strat_12.combat:
/// cancels the other card; against none it helps the Leader re-roll.
pub(super) static SWARM_OF_BATS: Half = Half::new("Swarm of Bats").does(0, |game, card, log| {
    if game.battle.cards[FP_AT].is_none() {
        game.battle.tactics.again[SH_AT] += 1;
    } else {
        game.cancel_enemy_card(card, log);
    }
});

// 1.

/// R27.sh_char_15.combat, R27.sh_char_18.combat, R27.sh_char_23.combat:
/// a Companion without Leadership and abilities.
pub(super) static WORDS_OF_POWER: Half = Half::new("Words of Power")
    .asks(
        1,
        |game, _, out| {
            let companions = game.fighters(FP).characters & Character::COMPANIONS;
            out.extend(Character::of(companions).map(Action::Pick));
        },
        |game, _, _, action, _| {
            if let Action::Pick(who) = action {
                game.battle.tactics.silenced = Some(who);
            }
        },
    )
    .needs(wraith);

// 2.

/// R27.sh_char_17.combat.
pub(super) static DURINS_BANE: Half = Half::new("Durin's Bane")
    .does(2, |game, card, _| game.attack_extra(card, 3, Some(4)))
    .needs(|game| need(within(MORIA, 2, 0, 0) & game.battle.region.bit() != 0, &"needs.battle_near_moria"));

// 3.

/// R27.sh_char_05.combat, R27.sh_char_06.combat, R27.sh_char_10.combat, R27.sh_char_21.combat:
/// two Nazgûl, or the Witch-king, for the Combat roll.
pub(super) static CRUEL_AS_DEATH: Half = Half::new("Cruel as Death")
    .asks(
        3,
        |game, _, out| list_wraiths(game, 2, out),
        |game, _, _, action, log| {
            let Action::Add(figure) = action else { return };
            for _ in 0..2 / worth(figure) {
                game.forfeit(figure, log);
            }
            game.battle.tactics.bonus[SH_AT] += 1;
        },
    )
    .needs(|game| need(game.nazgul_leadership() >= 2, &"needs.nazgul_leadership_two"));

/// R27.sh_strat_01.combat, R27.sh_strat_10.combat, R27.sh_strat_21.combat.
pub(super) static DEADLY_STRIFE: Half = Half::new("Deadly Strife").does(3, |game, _, _| for_both(game, 2));

/// R27.sh_strat_22.combat, R27.sh_strat_23.combat, R27.sh_strat_24.combat.
pub(super) static DESPERATE_BATTLE: Half = Half::new("Desperate Battle").does(3, |game, _, _| for_both(game, 1));

fn for_both(game: &mut Wotr, bonus: i8) {
    strengthen(game, FP_AT, bonus);
    strengthen(game, SH_AT, bonus);
}

/// R27.sh_char_19.combat, R27.sh_strat_03.combat, R27.sh_strat_05.combat.
pub(super) static DEVILRY_OF_ORTHANC: Half =
    Half::new("Devilry of Orthanc").does(3, |game, _, _| game.battle.tactics.bonus[SH_AT] += 1).needs(|game| {
        let siege = game.battle.kind == BattleKind::Siege;
        need(siege && own(game).of(Nation::Isengard) > 0, &"needs.isengard_in_siege_battle")
    });

/// R27.sh_char_08.combat, R27.sh_char_14.combat, R27.sh_char_20.combat:
/// any of the Nazgûl, at least one, for as many of the enemy's dice.
pub(super) static DREAD_AND_DESPAIR: Half = Half::new("Dread and Despair")
    .asks(
        3,
        |game, _, out| {
            list_wraiths(game, 1, out);
            if game.battle.tactics.fewer[FP_AT] > 0 {
                out.push(Action::Done);
            }
        },
        |game, card, slot, action, log| {
            if let Action::Add(figure) = action {
                game.forfeit(figure, log);
                game.battle.tactics.fewer[FP_AT] += worth(figure);
                game.steps.push(Step::Tactic(card, slot));
            }
        },
    )
    .needs(wraith_leadership);

/// R27.sh_char_09.combat, R27.sh_char_22.combat, R27.sh_char_24.combat:
/// compared before anything is forfeited in slot 4.
pub(super) static FOUL_STENCH: Half = Half::new("Foul Stench")
    .does(3, |game, _, _| {
        if game.nazgul_leadership() >= game.leadership(FP) {
            game.battle.tactics.no_reroll[FP_AT] = true;
        }
    })
    .needs(wraith_leadership);

/// R27.sh_char_01.combat, R27.sh_char_02.combat, R27.sh_char_03.combat, R27.sh_char_04.combat.
pub(super) static ONE_FOR_THE_DARK_LORD: Half = Half::new("One for the Dark Lord")
    .does(3, |game, _, _| strengthen(game, SH_AT, 1))
    .needs(|game| need(game.fellowship_region() == Some(game.battle.region), &"needs.battle_where_fellowship_is"));

/// R27.sh_strat_04.combat, R27.sh_strat_11.combat, R27.sh_strat_18.combat:
/// up to two hits on the own army for the Combat roll.
pub(super) static RELENTLESS_ASSAULT: Half = Half::new("Relentless Assault").asks(
    3,
    |game, _, out| list_own_hits(game, 2, out),
    |game, _, _, action, _| {
        let Action::Choose(hits) = action else { return };
        game.battle.tactics.bonus[SH_AT] += hits as i8;
        hit_own(game, hits);
    },
);

/// R27.sh_strat_07.combat, R27.sh_strat_08.combat:
/// two effects: on the Combat roll, and a hit more for whoever scored more.
pub(super) static MUMAKIL: Half = Half::new("Mûmakil")
    .does(3, |game, _, _| game.battle.tactics.bonus[SH_AT] += 1)
    .does(5, |game, card, log| {
        let tactics = &game.battle.tactics;
        // Hits of a confused enemy are among those to be taken and among the extra ones.
        let enemy = game.battle.hits[FP_AT] + tactics.extra[FP_AT] - tactics.stuck[SH_AT];
        if tactics.scored[SH_AT] > enemy {
            game.add_hits(card, 1, log);
        }
    })
    .needs(|game| need(own(game).has(Figure::Elite(Nation::Southrons)) > 0, &"needs.southron_elite_in_battle"));

// 4.

/// R27.sh_char_07.combat, R27.sh_char_13.combat, R27.sh_char_16.combat:
/// one Nazgûl, or the Witch-king, for the Leader re-roll.
pub(super) static THEY_ARE_TERRIBLE: Half = Half::new("They Are Terrible")
    .asks(
        4,
        |game, _, out| list_wraiths(game, 1, out),
        |game, _, _, action, log| {
            let Action::Add(figure) = action else { return };
            game.forfeit(figure, log);
            game.battle.tactics.again[SH_AT] += 1;
        },
    )
    .needs(wraith_leadership);

// 6.

/// R27.sh_char_11.combat, R27.sh_char_12.combat:
/// a Leader, or a Companion whose Level the hits of the Leader re-roll reach.
pub(super) static BLACK_BREATH: Half = Half::new("Black Breath")
    .asks(
        6,
        |game, _, out| {
            let hits = game.battle.tactics.rerolled[SH_AT];
            let enemy = game.fighters(FP);
            if hits == 0 {
                return;
            }
            out.push(Action::Decline);
            let led = Nation::of(FP).filter(|nation| enemy.leaders[nation.index()] > 0);
            out.extend(led.map(|nation| Action::Lose(Figure::Leader(nation))));
            let companions = Character::of(enemy.characters & Character::COMPANIONS);
            out.extend(companions.filter(|who| Wotr::level(*who) <= hits).map(Action::Pick));
        },
        strike_chosen,
    )
    .needs(wraith);

// 7.

/// R27.sh_strat_06.combat, R27.sh_strat_16.combat, R27.sh_strat_17.combat:
/// a hit for twice as many units.
pub(super) static GREAT_HOST: Half = Half::new("Great Host").does(7, |game, card, log| {
    let enemies = game.fighters(FP).count();
    if enemies > 0 && own(game).count() >= 2 * enemies {
        game.add_hits(card, 1, log);
        game.steps.push(Step::Losses(FP));
    }
});

/// R27.sh_strat_02.combat, R27.sh_strat_19.combat, R27.sh_strat_20.combat:
/// up to four hits on the own army, and a die for each.
pub(super) static ONSLAUGHT: Half =
    Half::new("Onslaught").asks(7, |game, _, out| list_own_hits(game, 4, out), onslaught);

fn onslaught(game: &mut Wotr, card: Card, _: u8, action: Action, _: &mut Log) {
    if let Action::Choose(hits) = action {
        game.attack_extra(card, hits, Some(4));
        hit_own(game, hits);
    }
}

/// R27.sh_strat_13.combat, R27.sh_strat_14.combat, R27.sh_strat_15.combat:
/// a die for each Elite that is left.
pub(super) static WE_COME_TO_KILL: Half = Half::new("We Come to Kill")
    .does(7, |game, card, _| game.attack_extra(card, own(game).elites(), Some(5)))
    .needs(|game| need(own(game).elites() > 0, &"needs.shadow_elite_in_battle"));
