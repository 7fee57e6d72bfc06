//! R27: the Free Peoples' Combat halves, by initiative.

use super::Needs;
use super::combat::{Half, strike_chosen};
use super::effects::{lands, need};
use crate::action::Action;
use crate::data::map;
use crate::ids::{Character, Figure, Nation, Side, regions_of};
use crate::places::{FANGORN, ORTHANC};
use crate::state::{BattleKind, Group, Wotr};

const FP: Side = Side::FreePeoples;
const FP_AT: usize = FP as usize;
const SH_AT: usize = Side::Shadow as usize;

fn own(game: &Wotr) -> Group {
    game.fighters(FP)
}

fn companion(game: &Wotr) -> Needs {
    need(own(game).characters & Character::COMPANIONS != 0, &"needs.companion_in_battle")
}

fn leader_or_companion(game: &Wotr) -> Needs {
    let own = own(game);
    let any = own.fp_leaders() > 0 || own.characters & Character::COMPANIONS != 0;
    need(any, &"needs.leader_or_companion_in_battle")
}

fn elite(game: &Wotr) -> Needs {
    need(own(game).elites() > 0, &"needs.elite_in_battle")
}

fn ent_country(game: &Wotr) -> Needs {
    let places = FANGORN.bit() | ORTHANC.bit() | lands(Nation::Rohan);
    need(places & game.battle.region.bit() != 0, &"needs.battle_near_fangorn")
}

fn free_land(game: &Wotr) -> Needs {
    let free = map().nation[game.battle.region.index()].is_some_and(|nation| nation.side() == FP);
    need(free, &"needs.battle_in_free_land")
}

// 0.

/// R27.fp_char_11.combat, R27.fp_char_15.combat, R27.fp_char_16.combat:
/// every Companion's Leadership for the enemy's card; without one nothing is paid, and where all is
/// given already nothing is bought (R13.6).
pub(super) static DARING_DEFIANCE: Half = Half::new("Daring Defiance")
    .does(0, |game, card, log| {
        let able = game.able_companions();
        if able != 0 && game.cancel_enemy_card(card, log) {
            for who in Character::of(able) {
                game.forfeit(Figure::Character(who), log);
            }
        }
    })
    .needs(companion);

// 1.

/// R27.fp_strat_05.combat, R27.fp_strat_09.combat, R27.fp_strat_17.combat:
/// the army leaves before anything is rolled, if it can.
pub(super) static SCOUTS: Half = Half::new("Scouts")
    .asks(
        1,
        |game, _, out| {
            out.extend(regions_of(game.retreats()).map(Action::Retreat));
            if game.may_shelter() {
                out.push(Action::Shelter);
            }
        },
        |game, _, _, action, log| match action {
            Action::Retreat(to) => game.retreat(to, log),
            _ => game.shelter(log),
        },
    )
    .needs(|game| {
        let field = game.battle.kind != BattleKind::Siege && game.battle.attacker != FP;
        need(field, &"needs.defends_in_field")
    });

// 2.

/// R27.fp_strat_13.combat, R27.fp_strat_14.combat.
pub(super) static CHARGE: Half =
    Half::new("Charge").does(2, |game, card, _| game.attack_extra(card, own(game).elites(), None)).needs(elite);

/// R27.fp_char_14.combat, R27.fp_char_22.combat, R27.fp_strat_11.combat.
pub(super) static SUDDEN_STRIKE: Half = Half::new("Sudden Strike")
    .does(2, |game, card, _| game.attack_extra(card, game.leadership(FP), None))
    .needs(leader_or_companion);

// 3.

/// R27.fp_strat_03.combat, R27.fp_strat_04.combat, R27.fp_strat_20.combat, R27.fp_strat_21.combat.
pub(super) static ADVANTAGEOUS_POSITION: Half =
    Half::new("Advantageous Position").does(3, |game, _, _| game.battle.tactics.bonus[SH_AT] -= 1).needs(free_land);

/// R27.fp_char_17.combat, R27.fp_char_23.combat, R27.fp_char_24.combat.
pub(super) static BRAVE_STAND: Half = Half::new("Brave Stand")
    .does(3, |game, _, _| {
        let companions = own(game).characters & Character::COMPANIONS;
        game.battle.tactics.fewer[SH_AT] += companions.count_ones() as u8;
    })
    .needs(companion);

/// R27.fp_strat_01.combat, R27.fp_strat_15.combat, R27.fp_strat_16.combat.
pub(super) static DAYLIGHT: Half = Half::new("Daylight").does(3, |game, _, _| game.battle.tactics.at_most[SH_AT] = 3);

/// R27.fp_char_19.combat.
pub(super) static ENTS_RAGE: Half =
    Half::new("Ents' Rage").does(3, |game, _, _| game.battle.tactics.bonus[FP_AT] += 2).needs(ent_country);

/// R27.fp_char_20.combat.
pub(super) static HUORN_DARK: Half =
    Half::new("Huorn-dark").does(3, |game, _, _| game.battle.tactics.at_most[SH_AT] = 2).needs(ent_country);

/// R27.fp_char_01.combat, R27.fp_char_02.combat, R27.fp_char_03.combat, R27.fp_char_04.combat.
pub(super) static IT_IS_A_GIFT: Half = Half::new("It Is a Gift")
    .does(3, |game, _, _| {
        game.battle.tactics.bonus[FP_AT] += 1;
        game.battle.tactics.again[FP_AT] += 1;
    })
    .needs(|game| need(game.fellowship_region() == Some(game.battle.region), &"needs.battle_where_fellowship_is"));

/// R27.fp_char_08.combat.
pub(super) static SERVANT_OF_THE_SECRET_FIRE: Half =
    Half::new("Servant of the Secret Fire").does(3, |game, _, _| game.battle.tactics.bonus[FP_AT] += 1).needs(|game| {
        let gandalf = Character::GandalfGrey.bit() | Character::GandalfWhite.bit();
        need(own(game).characters & gandalf != 0, &"needs.gandalf_in_battle")
    });

/// R27.fp_strat_22.combat, R27.fp_strat_23.combat, R27.fp_strat_24.combat.
pub(super) static VALOUR: Half =
    Half::new("Valour").does(3, |game, _, _| game.battle.tactics.bonus[FP_AT] += 1).needs(elite);

// 4.

/// R27.fp_char_09.combat:
/// Strider gives one point for one die, Aragorn two for one or two.
pub(super) static ANDURIL: Half = Half::new("Andúril")
    .does(4, |game, card, log| {
        let heirs = game.able_companions() & (Character::Strider.bit() | Character::Aragorn.bit());
        let Some(who) = Character::of(heirs).next().filter(|_| game.battle.missed[FP_AT] > 0) else { return };
        game.forfeit(Figure::Character(who), log);
        game.convert_misses(card, if who == Character::Aragorn { 2 } else { 1 }, log);
    })
    .needs(|game| {
        let heirs = Character::Strider.bit() | Character::Aragorn.bit();
        need(own(game).characters & heirs != 0, &"needs.strider_in_battle")
    });

/// R27.fp_strat_08.combat, R27.fp_strat_12.combat.
pub(super) static CONFUSION: Half = Half::new("Confusion").does(4, |game, card, log| {
    let ones = game.battle.tactics.ones[SH_AT];
    game.battle.tactics.stuck[SH_AT] += ones;
    game.battle.tactics.extra[FP_AT] += ones;
    if ones > 0 {
        game.add_hits(card, ones, log);
    }
});

/// R27.fp_char_06.combat, R27.fp_char_07.combat:
/// one Companion's Leadership for one missed die.
pub(super) static MIGHTY_ATTACK: Half = Half::new("Mighty Attack")
    .asks(
        4,
        |game, _, out| {
            if game.battle.missed[FP_AT] > 0 {
                out.extend(Character::of(game.able_companions()).map(Action::Pick));
            }
        },
        |game, card, _, action, log| {
            let Action::Pick(who) = action else { return };
            game.forfeit(Figure::Character(who), log);
            game.convert_misses(card, 1, log);
        },
    )
    .needs(companion);

// 5.

/// R27.fp_char_21.combat.
pub(super) static NAMELESS_WOOD: Half = Half::new("Nameless Wood")
    .does(5, |game, card, log| {
        if game.battle.tactics.scored[FP_AT] > 0 {
            game.add_hits(card, 2, log);
        }
    })
    .needs(ent_country);

/// R27.fp_strat_02.combat, R27.fp_strat_10.combat.
pub(super) static NO_QUARTER: Half = Half::new("No Quarter").does(5, |game, card, log| {
    if game.battle.tactics.scored[FP_AT] > 0 {
        game.add_hits(card, 1, log);
    }
});

// 6.

/// R27.fp_char_05.combat:
/// one re-roll hit is spent on a Minion.
pub(super) static BLADE_OF_WESTERNESSE: Half = Half::new("Blade of Westernesse")
    .asks(
        6,
        |game, _, out| {
            if game.battle.tactics.rerolled[FP_AT] > 0 {
                let minions = game.fighters(Side::Shadow).characters & Character::MINIONS;
                out.extend(Character::of(minions).map(Action::Pick));
            }
        },
        |game, _, _, action, log| {
            let Action::Pick(who) = action else { return };
            game.battle.hits[FP_AT] = game.battle.hits[FP_AT].saturating_sub(1);
            game.strike(Figure::Character(who), log);
        },
    )
    .needs(|game| need(own(game).characters & Character::HOBBITS != 0, &"needs.hobbit_in_battle"));

/// R27.fp_char_12.combat:
/// a Nazgûl for one re-roll hit, a Nazgûl or a Minion for two.
pub(super) static FATEFUL_STRIKE: Half = Half::new("Fateful Strike")
    .asks(
        6,
        |game, _, out| {
            let hits = game.battle.tactics.rerolled[FP_AT];
            let shadow = game.fighters(Side::Shadow);
            if hits > 0 && shadow.nazgul() > 0 {
                out.push(Action::Lose(Figure::Nazgul));
            }
            if hits > 1 {
                out.extend(Character::of(shadow.characters & Character::MINIONS).map(Action::Pick));
            }
        },
        strike_chosen,
    )
    .needs(leader_or_companion);

/// R27.fp_char_10.combat, R27.fp_char_13.combat, R27.fp_char_18.combat:
/// a Leader for one hit, or a Companion for as many as his Level.
pub(super) static HEROIC_DEATH: Half = Half::new("Heroic Death")
    .asks(
        6,
        |game, _, out| {
            if game.battle.hits[SH_AT] == 0 {
                return;
            }
            out.push(Action::Decline);
            let own = own(game);
            let led = Nation::of(FP).filter(|nation| own.leaders[nation.index()] > 0);
            out.extend(led.map(|nation| Action::Lose(Figure::Leader(nation))));
            out.extend(Character::of(own.characters & Character::COMPANIONS).map(Action::Pick));
        },
        |game, card, _, action, log| match action {
            Action::Pick(who) => {
                game.strike(Figure::Character(who), log);
                game.cancel_hits(card, Wotr::level(who), log);
            }
            Action::Lose(figure) => {
                game.strike(figure, log);
                game.cancel_hits(card, 1, log);
            }
            _ => {}
        },
    )
    .needs(leader_or_companion);

/// R27.fp_strat_06.combat, R27.fp_strat_07.combat, R27.fp_strat_18.combat, R27.fp_strat_19.combat.
pub(super) static SHIELD_WALL: Half = Half::new("Shield-wall").does(6, |game, card, log| {
    if game.battle.hits[SH_AT] >= 2 {
        game.cancel_hits(card, 1, log);
    }
});
