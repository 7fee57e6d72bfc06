//! R27: the Free Peoples' Strategy deck. The number of a card is its place.

use parlour_core::Seat;

use super::effects::{Attack, Effect, Journey, Levy, March, dice, in_hand, lands, need, rolled, with_companion};
use super::{Code, Log, Needs, fp_combat as combat, in_force, nth};
use crate::action::Action;
use crate::data::map;
use crate::event::{Cause, Event, tell_all};
use crate::ids::{Card, Character, Deck, Face, Nation, Region, Side, regions_of};
use crate::places::{
    BREE, BUCKLAND, CARROCK, DALE, DOL_AMROTH, DRUADAN_FOREST, EDORAS, EREBOR, ERED_LUIN, GREY_HAVENS, LORIEN,
    LOSSARNACH, MINAS_TIRITH, NORTH_ITHILIEN, OLD_FOREST, OSGILIATH, RIVENDELL, SOUTH_ITHILIEN, THE_SHIRE,
    WOODLAND_REALM,
};
use crate::rules::armies::With;
use crate::rules::law::{Against, Rule, no_by};
use crate::state::{Step, Wotr};

const FP: Side = Side::FreePeoples;
const SH: Side = Side::Shadow;

pub(super) const THE_LAST_BATTLE: Card = nth(Deck::FpStrategy, 1);
const A_POWER_TOO_GREAT: Card = nth(Deck::FpStrategy, 2);
const THE_POWER_OF_TOM_BOMBADIL: Card = nth(Deck::FpStrategy, 3);
const HELP_UNLOOKED_FOR: Card = nth(Deck::FpStrategy, 10);

pub(super) static CARDS: [Code; 24] = [
    // R27.fp_strat_01: The Last Battle.
    Code::new(&combat::DAYLIGHT).needs(last_battle).stays(|game| last_battle(game).is_ok()),
    // R27.fp_strat_02: A Power Too Great.
    Code::new(&combat::NO_QUARTER).event(&[Effect::Advance(Nation::Elves)]).removal(may_pay, PRICE),
    // R27.fp_strat_03: The Power of Tom Bombadil.
    Code::new(&combat::ADVANTAGEOUS_POSITION).event(&[Effect::Advance(Nation::North)]).removal(may_pay, PRICE),
    // R27.fp_strat_04: Book of Mazarbul.
    Code::new(&combat::ADVANTAGEOUS_POSITION)
        .event(&[Effect::Companions(Journey::PLAIN), Effect::Rouse(Nation::Dwarves, ERED_LUIN.bit() | EREBOR.bit())]),
    // R27.fp_strat_05: The Spirit of Mordor.
    Code::new(&combat::SCOUTS).event(&[
        Effect::ask(
            |game, out| {
                let mixed = |at: &Region| game.figures(SH, *at).nations().count_ones() >= 2;
                out.extend(regions_of(game.armies[SH.index()]).filter(mixed).map(Action::To));
            },
            keep_target,
        ),
        Effect::Chance(|game, card| dice(card, if game.kept() > 0 { 5 } else { 0 }), hit_target),
    ]),
    // R27.fp_strat_06: Faramir's Rangers.
    Code::new(&combat::SHIELD_WALL).event(&[
        Effect::ask(
            |game, out| {
                let woods = OSGILIATH.bit() | NORTH_ITHILIEN.bit() | SOUTH_ITHILIEN.bit();
                out.extend(regions_of(woods & game.armies[SH.index()]).map(Action::To));
            },
            keep_target,
        ),
        Effect::Chance(|game, card| dice(card, if game.kept() > 0 { 3 } else { 0 }), hit_target),
        Effect::Place(|game| OSGILIATH.bit() & game.armies[FP.index()], Levy::of(Nation::Gondor).units(1).leaders(1)),
    ]),
    // R27.fp_strat_07: Fear! Fire! Foes!
    Code::new(&combat::SHIELD_WALL)
        .event(&[Effect::Companions(Journey::PLAIN), Effect::Rouse(Nation::North, BREE.bit() | THE_SHIRE.bit())]),
    // R27.fp_strat_08: Wisdom of Elrond.
    Code::new(&combat::CONFUSION).event(&[Effect::ask(
        // R24.11: only the player's own nations.
        |game, out| {
            let seat = Seat(game.actor);
            let may = |it: &Nation| game.owner(*it) == seat && game.may_repeat(seat, 1 << it.index(), Region(0));
            out.extend(Nation::of(FP).filter(may).map(Action::Nation));
        },
        |game, card, action, log| {
            if let Action::Nation(nation) = action {
                game.used_nations(1 << nation.index(), None);
                game.activate(nation, Cause::Card(card), log);
                game.advance(nation, Cause::Card(card), log);
            }
        },
    )]),
    // R27.fp_strat_09: The Red Arrow.
    Code::new(&combat::SCOUTS)
        .event(&[
            Effect::Advance(Nation::Rohan),
            Effect::Place(|_| EDORAS.bit(), Levy::of(Nation::Rohan).units(1).leaders(1)),
        ])
        .needs(|game| need(game.is_active(Nation::Gondor), &"needs.gondor_active")),
    // R27.fp_strat_10: Help Unlooked For.
    Code::new(&combat::NO_QUARTER).event(&[Effect::Attack(Attack {
        targets: |game, from| game.besieging(SH) & !from.bit(),
        with: With::Anybody,
    })]),
    // R27.fp_strat_11: Paths of the Woses.
    Code::new(&combat::SUDDEN_STRIKE)
        .event(&[Effect::March(|game| {
            let held = game.controlled(FP) & !game.besieged & MINAS_TIRITH.bit();
            let beside = DRUADAN_FOREST.bit() | LOSSARNACH.bit() | OSGILIATH.bit();
            let leap = if held != 0 { held } else { beside };
            March { armies: 1, steps: 1, from: lands(Nation::Rohan), leap, optional: false, ..March::NOWHERE }
        })])
        .needs(|game| need(game.at_war(Nation::Rohan), &"needs.rohan_at_war")),
    // R27.fp_strat_12: Through a Day and a Night.
    Code::new(&combat::CONFUSION)
        .event(&[Effect::March(|game| March {
            armies: 1,
            steps: 2,
            from: game.fielded(FP) & with_companion(game),
            with: With::Companion,
            optional: false,
            ..March::NOWHERE
        })])
        .needs(|game| need(game.armies[FP.index()] & with_companion(game) != 0, &"needs.army_with_companion")),
    // R27.fp_strat_13: Círdan's Ships.
    Code::new(&combat::CHARGE)
        .event(&[Effect::Place(|game| map().coastal & game.armies[FP.index()], Levy::of(Nation::Elves).units(2))])
        .needs(|game| need(game.at_war(Nation::Elves), &"needs.elves_at_war")),
    // R27.fp_strat_14: Guards of the Citadel.
    Code::new(&combat::CHARGE)
        .event(&[Effect::Place(|_| MINAS_TIRITH.bit(), Levy::of(Nation::Gondor).units(1).leaders(1))]),
    // R27.fp_strat_15: Celeborn's Galadhrim.
    Code::new(&combat::DAYLIGHT).event(&[Effect::Place(|_| LORIEN.bit(), Levy::of(Nation::Elves).units(1)), DRAW_1]),
    // R27.fp_strat_16: Riders of Théoden.
    Code::new(&combat::DAYLIGHT).event(&[Effect::Place(
        |game| EDORAS.bit() | (lands(Nation::Rohan) & with_companion(game)),
        Levy::of(Nation::Rohan).units(1).leaders(1),
    )]),
    // R27.fp_strat_17: Grimbeorn the Old, Son of Beorn.
    Code::new(&combat::SCOUTS).event(&[Effect::Place(|_| CARROCK.bit(), Levy::of(Nation::North).units(1).leaders(1))]),
    // R27.fp_strat_18: Imrahil of Dol Amroth.
    Code::new(&combat::SHIELD_WALL)
        .event(&[Effect::Place(|_| DOL_AMROTH.bit(), Levy::of(Nation::Gondor).units(1).leaders(1))]),
    // R27.fp_strat_19: King Brand's Men.
    Code::new(&combat::SHIELD_WALL)
        .event(&[Effect::Place(|_| DALE.bit(), Levy::of(Nation::North).regulars(2)), DRAW_1]),
    // R27.fp_strat_20: Swords in Eriador.
    Code::new(&combat::ADVANTAGEOUS_POSITION).event(&[
        Effect::Place(|_| THE_SHIRE.bit(), Levy::of(Nation::North).units(1)),
        Effect::Place(|_| ERED_LUIN.bit(), Levy::of(Nation::Dwarves).units(1)),
        DRAW_1,
    ]),
    // R27.fp_strat_21: Kindred of Glorfindel.
    Code::new(&combat::ADVANTAGEOUS_POSITION)
        .event(&[Effect::Place(|_| RIVENDELL.bit(), Levy::of(Nation::Elves).units(1)), DRAW_1]),
    // R27.fp_strat_22: Dáin Ironfoot's Guard.
    Code::new(&combat::VALOUR).event(&[Effect::Place(|_| EREBOR.bit(), Levy::of(Nation::Dwarves).units(1).leaders(1))]),
    // R27.fp_strat_23: Éomer, Son of Éomund.
    Code::new(&combat::VALOUR).event(&[Effect::Place(
        |game| {
            let homes = lands(Nation::Rohan) & map().settlements;
            let siege = if game.setup.eomer_in_siege { game.controlled(FP) } else { 0 };
            homes & ((game.free(FP) & !game.besieged) | (game.besieged & siege))
        },
        Levy::of(Nation::Rohan).units(1).leaders(1),
    )]),
    // R27.fp_strat_24: Thranduil's Archers.
    Code::new(&combat::VALOUR)
        .event(&[Effect::Place(|_| WOODLAND_REALM.bit(), Levy::of(Nation::Elves).units(1)), DRAW_1]),
];

const DRAW_1: Effect = Effect::Draw(Deck::FpStrategy, 1);

// 1: the dice that move the Fellowship stay out of the Hunt Box.

fn last_battle(game: &Wotr) -> Needs {
    let abroad = |at: Region| {
        let free_land = map().nation[at.index()].is_some_and(|nation| nation.side() == FP);
        !free_land && game.armies[FP.index()] & at.bit() != 0
    };
    need(game.place(Character::Aragorn).is_some_and(abroad), &"needs.aragorn_with_army_abroad")
}

/// The Fellowship was declared or revealed.
pub(super) fn fellowship_seen(game: &mut Wotr, log: &mut Log) {
    if in_force(game, THE_LAST_BATTLE) {
        game.discard_from_table(THE_LAST_BATTLE, log);
    }
}

// 2, 3: regions that Shadow armies may neither enter nor attack, until the Shadow pays.

const HAVENS: u128 = LORIEN.bit() | RIVENDELL.bit() | GREY_HAVENS.bit();
const TOMS_COUNTRY: u128 = OLD_FOREST.bit() | THE_SHIRE.bit() | BUCKLAND.bit();

/// Regions that are closed to the Shadow's armies.
pub(super) fn closed(game: &Wotr) -> u128 {
    let havens = if in_force(game, A_POWER_TOO_GREAT) { HAVENS } else { 0 };
    havens | if in_force(game, THE_POWER_OF_TOM_BOMBADIL) { TOMS_COUNTRY } else { 0 }
}

/// Whether a region is open to them.
pub(super) fn is_open(game: &Wotr, region: Region) -> Result<(), Against> {
    let here = closed(game) & region.bit();
    if here == 0 {
        Ok(())
    } else if here & HAVENS != 0 {
        no_by(Rule::Event(A_POWER_TOO_GREAT)).map_err(|it| it.said(&"refuse.R27.fp_strat_02"))
    } else {
        no_by(Rule::Event(THE_POWER_OF_TOM_BOMBADIL)).map_err(|it| it.said(&"refuse.R27.fp_strat_03"))
    }
}

fn may_pay(game: &Wotr, seat: Seat, _: Face) -> bool {
    army_cards(game, seat).next().is_some() && in_hand(game, seat, Face::Character).next().is_some()
}

/// Cards with the Army icon.
fn army_cards(game: &Wotr, seat: Seat) -> impl Iterator<Item = Card> {
    let also = if game.setup.any_strategy_card_pays { Face::Muster } else { Face::Army };
    in_hand(game, seat, Face::Army).chain(in_hand(game, seat, also).filter(move |_| also != Face::Army))
}

/// A card with the Army icon and a Character card.
static PRICE: &[Effect] = &[
    Effect::ask_hand(|game, out| out.extend(army_cards(game, Seat(game.actor)).map(Action::Discard)), pay_with),
    Effect::ask_hand(
        |game, out| out.extend(in_hand(game, Seat(game.actor), Face::Character).map(Action::Discard)),
        pay_with,
    ),
];

fn pay_with(game: &mut Wotr, _: Card, action: Action, log: &mut Log) {
    let Action::Discard(card) = action else { return };
    let seat = Seat(game.actor);
    game.hands[seat.index()] &= !card.bit();
    game.face_up |= card.bit();
    game.forget(card);
    tell_all(log, Event::Paid { seat, card });
}

// 4, 7: a Companion at home brings a nation to war.

/// Homes from which a nation can be roused, or those of them that the Free Peoples hold.
pub(super) fn heard(game: &Wotr, homes: u128) -> u128 {
    if game.setup.captured_homes_are_silent { homes & !game.controlled(SH) } else { homes }
}

pub(super) fn rouse(game: &mut Wotr, card: Card, nation: Nation, home: u128, log: &mut Log) {
    if with_companion(game) & heard(game, home) != 0 {
        game.activate(nation, Cause::Card(card), log);
        while game.may_advance_nation(nation) {
            game.advance(nation, Cause::Card(card), log);
        }
    }
}

// 5, 6: dice against an army. What is kept is its region, plus one.

fn keep_target(game: &mut Wotr, _: Card, action: Action, _: &mut Log) {
    if let Action::To(region) = action {
        game.keep(region.0 + 1);
    }
}

fn hit_target(game: &mut Wotr, card: Card, answer: &[u8], log: &mut Log) {
    let region = Region(game.kept() - 1);
    let hits = rolled(card, answer, 5, log);
    game.steps.push(Step::Hits { card, region, hits });
}

// 10: the garrison helps.

/// In each round the besiegers roll a die less for each unit of the garrison.
pub(super) fn begin_round(game: &mut Wotr, card: Card) {
    if card == HELP_UNLOOKED_FOR {
        game.battle.tactics.fewer[SH.index()] += game.count(FP, game.battle.region);
    }
}
