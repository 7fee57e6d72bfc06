//! R27: the Shadow's Strategy deck. The number of a card is its place.

use parlour_core::{Request, Seat};

use super::effects::{Attack, Call, Effect, Levy, March, Rank, dice, lands, need, rolled};
use super::sh_character::{GROND, saruman};
use super::{Code, Log, Needs, Words, in_force, nth, sh_combat as combat};
use crate::action::Action;
use crate::data::map;
use crate::event::{Cause, Event, tell_all};
use crate::ids::{Card, Character, Deck, Face, Figure, Nation, Region, Side, Whereabouts, regions_of};
use crate::places::{
    ANFALAS, ANGMAR, DOL_AMROTH, DOL_GULDUR, EAST_RHUN, ETTENMOORS, FAR_HARAD, GORGOROTH, GREY_HAVENS, KHAND, LAMEDON,
    LORIEN, MINAS_MORGUL, MINAS_TIRITH, MORIA, MOUNT_GRAM, MOUNT_GUNDABAD, NORTH_DUNLAND, NURN, ORTHANC, PELARGIR,
    RIVENDELL, SOUTH_DUNLAND, SOUTH_RHUN, TROLLSHAWS, UMBAR, WEATHER_HILLS, WOODLAND_REALM,
};
use crate::rules::armies::With;
use crate::rules::law::{Against, Rule, no_by};
use crate::state::{BattleKind, Group, Step, Wotr};

const RETURN_TO_VALINOR: Card = nth(Deck::ShStrategy, 1);
const THE_FIGHTING_URUK_HAI: Card = nth(Deck::ShStrategy, 2);
const DENETHORS_FOLLY: Card = nth(Deck::ShStrategy, 3);
const THREATS_AND_PROMISES: Card = nth(Deck::ShStrategy, 5);
const CORSAIRS_OF_UMBAR: Card = nth(Deck::ShStrategy, 10);

pub(super) static CARDS: [Code; 24] = [
    // R27.sh_strat_01: Return to Valinor.
    Code::new(&combat::DEADLY_STRIFE)
        .event(&[
            Effect::Chance(valinor::<{ GREY_HAVENS.0 }>, sail::<{ GREY_HAVENS.0 }>),
            Effect::Chance(valinor::<{ LORIEN.0 }>, sail::<{ LORIEN.0 }>),
            Effect::Chance(valinor::<{ RIVENDELL.0 }>, sail::<{ RIVENDELL.0 }>),
            Effect::Chance(valinor::<{ WOODLAND_REALM.0 }>, sail::<{ WOODLAND_REALM.0 }>),
        ])
        .needs(|game| {
            let havens = lands(Nation::Elves) & map().strongholds;
            need(havens & game.controlled(Side::Shadow) != 0, &"needs.elven_stronghold_taken")
        }),
    // R27.sh_strat_02: The Fighting Uruk-hai.
    Code::new(&combat::ONSLAUGHT)
        .event(&[Effect::Attack(Attack { targets: |game, from| uruk_sieges(game) & from.bit(), with: With::Anybody })])
        .needs(|game| saruman(game).and(need(uruk_sieges(game) != 0, &"needs.isengard_besieges"))),
    // R27.sh_strat_03: Denethor's Folly.
    Code::new(&combat::DEVILRY_OF_ORTHANC)
        .event(&[Effect::ask(
            |game, out| {
                let leaders = game.leaders[MINAS_TIRITH.index()];
                let led = Nation::of(Side::FreePeoples).filter(|nation| leaders[nation.index()] > 0);
                out.extend(led.map(|nation| Action::Lose(Figure::Leader(nation))));
            },
            |game, card, action, log| {
                if let Action::Lose(figure) = action {
                    game.lose(figure, MINAS_TIRITH, Cause::Card(card), log);
                }
            },
        )])
        .needs(|game| need(is_minas_tirith_besieged(game), &"needs.minas_tirith_besieged"))
        .stays(is_minas_tirith_besieged)
        .removal(
            |game, _, die| {
                let there = game.characters_in(Side::FreePeoples, MINAS_TIRITH);
                let wise = Character::GandalfGrey.bit() | Character::GandalfWhite.bit() | Character::Aragorn.bit();
                die == Face::Will || there & wise != 0
            },
            &[],
        ),
    // R27.sh_strat_04: The Day Without Dawn.
    Code::new(&combat::RELENTLESS_ASSAULT)
        .event(&[Effect::Do(|game, _, log| {
            let side = Side::FreePeoples;
            let count = std::mem::take(&mut game.dice[side.index()][Face::Will.index()]);
            game.spent[side.index()] += count;
            if count > 0 {
                tell_all(log, Event::DiceLost { side, face: Face::Will, count });
            }
        })])
        .needs(all_at_war),
    // R27.sh_strat_05: Threats and Promises.
    Code::new(&combat::DEVILRY_OF_ORTHANC),
    // R27.sh_strat_06: Stormcrow.
    Code::new(&combat::GREAT_HOST)
        .event(&[
            Effect::ask(list_stormcrow, stormcrow),
            Effect::ask_owner(|game| game.owner(stormed(game)), list_mourned, mourn),
        ])
        .needs(|game| need(foretold(game) != 0, &"needs.companion_in_peace")),
    // R27.sh_strat_07: Shadows Gather.
    Code::new(&combat::MUMAKIL).event(&[Effect::March(|game| gathering(game, 1, 3))]),
    // R27.sh_strat_08: The Shadow Lengthens.
    Code::new(&combat::MUMAKIL).event(&[Effect::March(|game| gathering(game, 2, 2))]),
    // R27.sh_strat_09: The Shadow Is Moving.
    Code::new(&combat::SWARM_OF_BATS)
        .event(&[Effect::March(|game| March {
            armies: 4,
            steps: 1,
            from: game.fielded(Side::Shadow),
            ..March::NOWHERE
        })])
        .needs(all_at_war),
    // R27.sh_strat_10: Corsairs of Umbar.
    Code::new(&combat::DEADLY_STRIFE)
        .event(&[
            Effect::ask(|game, out| out.extend(regions_of(landings(game)).map(Action::To)), land),
            Effect::March(|game| March {
                armies: 1,
                steps: 1,
                from: if landing(game) == 0 { 0 } else { UMBAR.bit() },
                leap: landing(game),
                optional: false,
                ..March::NOWHERE
            }),
            Effect::Do(storm),
        ])
        .needs(|game| at_war(game, Nation::Southrons, &"needs.southrons_at_war")),
    // R27.sh_strat_11: Rage of the Dunlendings.
    Code::new(&combat::RELENTLESS_ASSAULT)
        .event(&[
            Effect::ask(
                |game, out| out.extend(regions_of(dunlending_lands() & game.free(Side::Shadow)).map(Action::To)),
                |game, card, action, _| {
                    let Action::To(region) = action else { return };
                    game.keep(region.0);
                    game.form_anew(Step::Levy(card, region, Levy::of(Nation::Isengard).regulars(2)));
                },
            ),
            Effect::ask(list_dunlendings, join_dunlendings),
        ])
        .needs(|game| at_war(game, Nation::Isengard, &"needs.isengard_at_war")),
    // R27.sh_strat_12: Return of the Witch-king.
    Code::new(&combat::SWARM_OF_BATS)
        .event(&[
            Effect::Do(|game, _, log| {
                let Some(from) = game.place(Character::WitchKing).filter(|from| *from != ANGMAR) else { return };
                let group = Group { characters: Character::WitchKing.bit(), ..Group::EMPTY };
                game.at[Character::WitchKing.index()] = Whereabouts::at(ANGMAR);
                tell_all(log, Event::Travelled { group, from, to: ANGMAR });
            }),
            Effect::Place(|_| ANGMAR.bit(), Levy::of(Nation::Sauron).regulars(2).elites(1)),
        ])
        .needs(|game| need(game.in_play(Character::WitchKing), &"needs.witch_king")),
    // R27.sh_strat_13: Half-orcs and Goblin-men.
    Code::new(&combat::WE_COME_TO_KILL)
        .event(&[Effect::Place(armies, Levy::of(Nation::Isengard).units(1))])
        .needs(|game| at_war(game, Nation::Isengard, &"needs.isengard_at_war")),
    // R27.sh_strat_14: Olog-hai.
    Code::new(&combat::WE_COME_TO_KILL)
        .event(&[Effect::Place(armies, Levy::of(Nation::Sauron).units(1))])
        .needs(|game| at_war(game, Nation::Sauron, &"needs.sauron_at_war")),
    // R27.sh_strat_15: Hill-trolls.
    Code::new(&combat::WE_COME_TO_KILL)
        .event(&[Effect::ask(list_trolls, troll)])
        .needs(|game| at_war(game, Nation::Sauron, &"needs.sauron_at_war")),
    // R27.sh_strat_16: A New Power Is Rising.
    Code::new(&combat::GREAT_HOST)
        .event(&[Effect::Muster(&[
            Call::to(NORTH_DUNLAND, Nation::Isengard, Rank::Regular, 2),
            Call::to(SOUTH_DUNLAND, Nation::Isengard, Rank::Regular, 2),
            Call::to(ORTHANC, Nation::Isengard, Rank::Unit, 2),
        ])])
        .needs(saruman),
    // R27.sh_strat_17: Many Kings to the Service of Mordor.
    Code::new(&combat::GREAT_HOST).event(&[Effect::ask(
        |game, out| list_musters(game, Nation::Southrons, lands(Nation::Southrons) & map().settlements, out),
        |game, card, action, _| muster_at(game, card, Nation::Southrons, action),
    )]),
    // R27.sh_strat_18: The King Is Revealed.
    Code::new(&combat::RELENTLESS_ASSAULT)
        .event(&[Effect::Place(|_| MINAS_MORGUL.bit(), Levy::of(Nation::Sauron).regulars(5).leaders(1))])
        .needs(|game| need(game.in_play(Character::Aragorn), &"needs.aragorn")),
    // R27.sh_strat_19: Shadows on the Misty Mountains.
    Code::new(&combat::ONSLAUGHT)
        .event(&[Effect::Place(|_| MOUNT_GRAM.bit() | MORIA.bit(), Levy::of(Nation::Sauron).units(2).leaders(1))]),
    // R27.sh_strat_20: Orcs Multiplying Again.
    Code::new(&combat::ONSLAUGHT).event(&[Effect::Muster(&[
        Call::to(DOL_GULDUR, Nation::Sauron, Rank::Regular, 3),
        Call::to(MOUNT_GUNDABAD, Nation::Sauron, Rank::Regular, 3),
    ])]),
    // R27.sh_strat_21: Horde from the East.
    Code::new(&combat::DEADLY_STRIFE)
        .event(&[Effect::Place(
            |game| {
                let east = EAST_RHUN.bit() | SOUTH_RHUN.bit() | KHAND.bit() | FAR_HARAD.bit();
                east & game.free(Side::Shadow)
            },
            Levy::of(Nation::Southrons).regulars(5),
        )])
        .needs(|game| at_war(game, Nation::Southrons, &"needs.southrons_at_war")),
    // R27.sh_strat_22: Monsters Roused.
    Code::new(&combat::DESPERATE_BATTLE).event(&[Effect::Muster(&[
        Call::to(ANGMAR, Nation::Sauron, Rank::Regular, 1),
        Call::to(ETTENMOORS, Nation::Sauron, Rank::Regular, 1),
        Call::to(WEATHER_HILLS, Nation::Sauron, Rank::Regular, 1),
        Call::to(TROLLSHAWS, Nation::Sauron, Rank::Elite, 1),
    ])]),
    // R27.sh_strat_23: Musterings of Long-planned War.
    Code::new(&combat::DESPERATE_BATTLE)
        .event(&[
            Effect::Place(|_| GORGOROTH.bit(), Levy::of(Nation::Southrons).regulars(5)),
            Effect::Place(|_| NURN.bit(), Levy::of(Nation::Sauron).regulars(5)),
        ])
        .needs(all_at_war),
    // R27.sh_strat_24: Pits of Mordor.
    Code::new(&combat::DESPERATE_BATTLE)
        .event(&[Effect::ask(
            |game, out| list_musters(game, Nation::Sauron, lands(Nation::Sauron) & map().strongholds, out),
            |game, card, action, _| muster_at(game, card, Nation::Sauron, action),
        )])
        .needs(|game| at_war(game, Nation::Sauron, &"needs.sauron_at_war")),
];

// Preconditions.

fn all_at_war(game: &Wotr) -> Needs {
    need(Nation::of(Side::Shadow).all(|nation| game.at_war(nation)), &"needs.shadow_at_war")
}

fn at_war(game: &Wotr, nation: Nation, missing: Words) -> Needs {
    need(game.at_war(nation), missing)
}

/// 3: a siege of Minas Tirith by the Shadow.
fn is_minas_tirith_besieged(game: &Wotr) -> bool {
    game.besieging(Side::Shadow) & MINAS_TIRITH.bit() != 0
}

/// Regions with a Shadow army.
fn armies(game: &Wotr) -> u128 {
    game.armies[Side::Shadow.index()]
}

// 1. Return to Valinor.

/// A die for each Elven unit in a Stronghold that is not besieged, at most five.
fn valinor<const HAVEN: u8>(game: &Wotr, card: Card) -> Option<Request> {
    let elves = game.figures(Side::FreePeoples, Region(HAVEN)).of(Nation::Elves);
    dice(card, if game.besieged & Region(HAVEN).bit() == 0 { elves.min(5) } else { 0 })
}

fn sail<const HAVEN: u8>(game: &mut Wotr, card: Card, answer: &[u8], log: &mut Log) {
    let hits = rolled(card, answer, 6, log);
    game.steps.push(Step::Hits { card, region: Region(HAVEN), hits });
}

// 2. The Fighting Uruk-hai.

/// Strongholds that an army with an Isengard unit besieges.
fn uruk_sieges(game: &Wotr) -> u128 {
    regions_of(game.besieging(Side::Shadow))
        .filter(|region| game.figures(Side::Shadow, *region).of(Nation::Isengard) > 0)
        .fold(0, |set, region| set | region.bit())
}

// 6. Stormcrow.

/// Nations not At War in whose lands the Fellowship or a Companion is, as a set.
fn foretold(game: &Wotr) -> u8 {
    let companions = Character::of(game.on_map(Side::FreePeoples)).filter_map(|who| game.place(who));
    companions
        .chain(game.fellowship_region())
        .filter_map(|region| map().nation[region.index()])
        .filter(|nation| nation.side() == Side::FreePeoples && !game.at_war(*nation))
        .fold(0, |set, nation| set | 1 << nation as u8)
}

fn list_stormcrow(game: &Wotr, out: &mut Vec<Action>) {
    let set = foretold(game);
    out.extend(Nation::of(Side::FreePeoples).filter(|nation| set >> *nation as u8 & 1 == 1).map(Action::Nation));
}

fn stormcrow(game: &mut Wotr, card: Card, action: Action, log: &mut Log) {
    let Action::Nation(nation) = action else { return };
    game.keep(nation as u8);
    let steps = &mut game.to_war[nation.index()];
    if *steps < 3 {
        *steps += 1;
        let steps = *steps;
        tell_all(log, Event::SetBack { nation, steps, cause: Cause::Card(card) });
    }
}

/// The nation that was named.
fn stormed(game: &Wotr) -> Nation {
    Nation::ALL[usize::from(game.kept())]
}

/// Every Leader and unit of the nation.
fn list_mourned(game: &Wotr, out: &mut Vec<Action>) {
    let nation = stormed(game);
    for region in regions_of(game.armies[Side::FreePeoples.index()]) {
        let group = game.figures(Side::FreePeoples, region);
        for figure in [Figure::Regular(nation), Figure::Elite(nation), Figure::Leader(nation)] {
            if group.has(figure) > 0 {
                out.push(Action::Take(figure, region));
            }
        }
    }
}

fn mourn(game: &mut Wotr, card: Card, action: Action, log: &mut Log) {
    if let Action::Take(figure, region) = action {
        game.lose(figure, region, Cause::Card(card), log);
        game.left(region, log);
    }
}

// 7. Shadows Gather. 8. The Shadow Lengthens.

/// Armies that go to another army that is not besieged.
fn gathering(game: &Wotr, armies: u8, steps: u8) -> March {
    let mut ends = game.fielded(Side::Shadow);
    // Those on the march are not the army they are looking for.
    if let Some(Step::MarchOn { at, .. }) = game.steps.top()
        && game.count(Side::Shadow, at) == game.group.count()
    {
        ends &= !at.bit();
    }
    March { armies, steps, from: game.fielded(Side::Shadow), ends, optional: false, ..March::NOWHERE }
}

// 10. Corsairs of Umbar.

/// Gondor's coast.
const COAST: u128 = ANFALAS.bit() | DOL_AMROTH.bit() | LAMEDON.bit() | PELARGIR.bit();

/// Where the ships may land: in Umbar there must be somebody who may go.
fn landings(game: &Wotr) -> u128 {
    let units = game.commanded(Seat(game.actor), UMBAR, false);
    let able = Nation::of(Side::Shadow).any(|nation| game.at_war(nation) && units.of(nation) > 0);
    if able && game.fielded(Side::Shadow) & UMBAR.bit() != 0 { COAST } else { 0 }
}

/// The landing that was chosen, if anybody may sail.
fn landing(game: &Wotr) -> u128 {
    let kept = game.steps.as_slice().iter().rev().find_map(|step| match step {
        Step::Event { card, kept, .. } if *card == CORSAIRS_OF_UMBAR => Some(*kept),
        _ => None,
    });
    kept.map_or(0, |region| Region(region).bit() & COAST)
}

/// An army in the field is attacked from Umbar, else the ships land.
fn land(game: &mut Wotr, card: Card, action: Action, _: &mut Log) {
    let Action::To(to) = action else { return };
    game.keep(to.0);
    if game.fielded(Side::FreePeoples) & to.bit() != 0 {
        game.skip_effects(2);
        game.form_anew(Step::AttackGroup { from: UMBAR, to, led: false, by: Some(card) });
    }
}

/// What is attacked after that choice: from Umbar, or by those who have landed at a siege.
pub(crate) fn attack_by_sea(game: &Wotr, card: Card, from: Region) -> u128 {
    match (card, from) {
        (CORSAIRS_OF_UMBAR, UMBAR) => COAST & game.fielded(Side::FreePeoples),
        (CORSAIRS_OF_UMBAR, _) => COAST & from.bit() & game.besieging(Side::Shadow),
        _ => 0,
    }
}

/// At a siege the limit is kept at once, and the garrison is attacked if the player then has command.
fn storm(game: &mut Wotr, card: Card, _: &mut Log) {
    let region = Region(game.kept());
    if game.besieging(Side::Shadow) & region.bit() != 0 && !game.setup.ships_only_land {
        game.group = Group::EMPTY;
        let attack = Step::AttackGroup { from: region, to: region, led: false, by: Some(card) };
        game.steps.then([Step::Trim(region, Side::Shadow, 0), attack]);
    }
}

// 11. Rage of the Dunlendings.

/// How many units join.
const MOST_DUNLENDINGS: u8 = 4;
/// From where.
const DUNLANDS: [Region; 2] = [NORTH_DUNLAND, SOUTH_DUNLAND];

/// The regions beside the Dunlands; each of the two is beside the other.
fn dunlending_lands() -> u128 {
    DUNLANDS.iter().fold(0, |set, dunland| set | map().near[dunland.index()])
}

/// Isengard's units in the Dunlands, as long as four have not yet gone.
fn list_dunlendings(game: &Wotr, out: &mut Vec<Action>) {
    if game.group.count() >= MOST_DUNLENDINGS {
        return;
    }
    let seat = Seat(game.actor);
    for from in DUNLANDS.into_iter().filter(|from| from.0 != game.kept()) {
        let units = game.commanded(seat, from, false);
        for figure in [Figure::Regular(Nation::Isengard), Figure::Elite(Nation::Isengard)] {
            if units.has(figure) > 0 {
                out.push(Action::Take(figure, from));
            }
        }
    }
    if !out.is_empty() {
        out.push(Action::Done);
    }
}

fn join_dunlendings(game: &mut Wotr, _: Card, action: Action, log: &mut Log) {
    let Action::Take(figure, from) = action else {
        game.group = Group::EMPTY;
        return;
    };
    let to = Region(game.kept());
    game.group.put(figure);
    game.ask_again();
    game.march(Side::Shadow, from, to, &Group::one(figure), log);
}

// 15. Hill-trolls.

/// How many Regulars become Elites.
const TROLLS: u8 = 2;

fn list_trolls(game: &Wotr, out: &mut Vec<Action>) {
    let nation = Nation::Sauron;
    if game.kept() >= TROLLS || game.reserve[nation.index()][1] == 0 {
        return;
    }
    let regular = Figure::Regular(nation);
    let regions = regions_of(armies(game)).filter(|region| game.figures(Side::Shadow, *region).has(regular) > 0);
    out.extend(regions.map(|region| Action::Take(regular, region)));
}

fn troll(game: &mut Wotr, _: Card, action: Action, log: &mut Log) {
    let Action::Take(_, region) = action else { return };
    let nation = Nation::Sauron;
    let units = &mut game.units[region.index()];
    units[nation.index() * 2] -= 1;
    units[nation.index() * 2 + 1] += 1;
    game.reserve[nation.index()][0] += 1;
    game.reserve[nation.index()][1] -= 1;
    game.keep(game.kept() + 1);
    game.ask_again();
    tell_all(log, Event::Promoted { nation, region });
}

// 17. Many Kings to the Service of Mordor. 24. Pits of Mordor.

/// In how many places figures are recruited.
const MUSTERS: u32 = 3;

/// The places that are left; those chosen are kept as a set of their positions in the list.
fn list_musters(game: &Wotr, nation: Nation, places: u128, out: &mut Vec<Action>) {
    let chosen = game.kept();
    if chosen.count_ones() >= MUSTERS {
        return;
    }
    let open = regions_of(places)
        .enumerate()
        .filter(|(at, region)| chosen >> at & 1 == 0 && game.may_place_by_card(Figure::Regular(nation), *region));
    out.extend(open.map(|(_, region)| Action::To(region)));
}

fn muster_at(game: &mut Wotr, card: Card, nation: Nation, action: Action) {
    let Action::To(region) = action else { return };
    let map = map();
    let places = lands(nation) & if nation == Nation::Sauron { map.strongholds } else { map.settlements };
    let at = (places & (region.bit() - 1)).count_ones();
    game.keep(game.kept() | 1 << at);
    game.ask_again();
    game.steps.push(Step::Levy(card, region, Levy::of(nation).regulars(2)));
}

// What the rules ask.

/// `sh_strat_05`: whether no card forbids advancing a nation by die.
pub(crate) fn may_advance_by_die(game: &Wotr, nation: Nation) -> Result<(), Against> {
    if game.is_active(nation) || !in_force(game, THREATS_AND_PROMISES) {
        return Ok(());
    }
    no_by(Rule::Event(THREATS_AND_PROMISES)).map_err(|it| it.said(&"refuse.R27.sh_strat_05"))
}

/// `sh_strat_05`: a nation has advanced.
pub(super) fn advanced(game: &mut Wotr, nation: Nation, cause: Cause, log: &mut Log) {
    let provokes = match cause {
        Cause::Attack | Cause::Ability => true,
        Cause::Capture => game.setup.captures_end_threats,
        _ => false,
    };
    if provokes && nation.side() == Side::FreePeoples && in_force(game, THREATS_AND_PROMISES) {
        game.discard_from_table(THREATS_AND_PROMISES, log);
    }
}

/// `sh_strat_03`, `sh_char_20`, `sh_strat_02`: whether a side may play Combat cards in this round.
pub(crate) fn combat_cards_allowed(game: &Wotr, side: Side) -> bool {
    if side == Side::Shadow {
        return true;
    }
    let battle = &game.battle;
    let folly = battle.region == MINAS_TIRITH && in_force(game, DENETHORS_FOLLY);
    let stormed = battle.round == 1 && is_storm(game) && game.fighters(side).characters & Character::COMPANIONS == 0;
    !folly && !stormed
}

/// `sh_char_20`, `sh_strat_02`: whether the battle is a siege battle of three rounds.
fn is_storm(game: &Wotr) -> bool {
    matches!(game.battle.by, Some(card) if card == GROND || card == THE_FIGHTING_URUK_HAI)
}

/// `sh_char_20`, `sh_strat_02`: whether the siege battle goes on without a price (R16.12).
pub(crate) fn goes_on_free(game: &Wotr) -> bool {
    is_storm(game) && game.battle.round < 3
}

/// `sh_strat_10`: whether nobody needs to advance (R15.8).
pub(crate) fn may_stay(game: &Wotr) -> Result<(), Against> {
    let corsairs = game.battle.by == Some(CORSAIRS_OF_UMBAR) && game.setup.corsairs_must_land;
    if corsairs { no_by(Rule::Event(CORSAIRS_OF_UMBAR)) } else { Ok(()) }
}

/// `sh_strat_01`, R6.9: the units that an Event's hits may fall on.
pub(crate) fn hittable(game: &Wotr, card: Card, region: Region) -> Group {
    let group = game.figures(card.side().enemy(), region);
    if card != RETURN_TO_VALINOR || !game.setup.valinor_takes_elves {
        return group;
    }
    let mut elves = Group::EMPTY;
    let at = Nation::Elves.index() * 2;
    elves.units[at..at + 2].copy_from_slice(&group.units[at..at + 2]);
    elves
}

/// `sh_strat_10`: whether the attacker may not cease (R15.1).
pub(crate) fn must_press(game: &Wotr) -> bool {
    if game.setup.storms_go_on && goes_on_free(game) {
        return true;
    }
    game.battle.by == Some(CORSAIRS_OF_UMBAR) && game.battle.kind == BattleKind::Field
}
