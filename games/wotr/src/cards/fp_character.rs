//! R27: the Free Peoples' Character deck. The number of a card is its place.

use parlour_core::{Ids, Request, Seat, Stream};

use super::effects::{
    Effect, Journey, Levy, dice, in_fellowship, keep_region, lands, need, rolled, strider, with_companion,
};
use super::{Code, Log, Needs, fp_combat as combat, fp_strategy};
use crate::action::Action;
use crate::data::map;
use crate::event::{Cause, Event, tell_all};
use crate::ids::{Card, Character, Deck, Face, Figure, Nation, Region, Side, Tile, cards_of, regions_of, tiles_of};
use crate::places::{DALE, EREBOR, ERECH, FANGORN, LAMEDON, LORIEN, ORTHANC, PELARGIR, WOODLAND_REALM};
use crate::rules::stream;
use crate::state::{Group, HuntCause, HuntRun, NAZGUL, Step, Window, Wotr};

const FP: Side = Side::FreePeoples;
const SH: Side = Side::Shadow;

pub(super) static CARDS: [Code; 24] = [
    // R27.fp_char_01: Elven Cloaks.
    Code::new(&combat::IT_IS_A_GIFT).event(&[Effect::Tile]),
    // R27.fp_char_02: Elven Rope.
    Code::new(&combat::IT_IS_A_GIFT).event(&[Effect::Tile]),
    // R27.fp_char_03: Phial of Galadriel.
    Code::new(&combat::IT_IS_A_GIFT).event(&[Effect::Tile]),
    // R27.fp_char_04: Sméagol Helps Nice Master.
    Code::new(&combat::IT_IS_A_GIFT).event(&[Effect::Tile]),
    // R27.fp_char_05: Mithril Coat and Sting.
    Code::new(&combat::BLADE_OF_WESTERNESSE).interrupt(Window::Drawn, may_help, |game, card, log| {
        help(game, card, log);
        game.replace_tile();
    }),
    // R27.fp_char_06: Axe and Bow.
    Code::new(&combat::MIGHTY_ATTACK)
        .needs(|game| need(has_axe_or_bow(game), &"needs.gimli_or_legolas_in_fellowship"))
        .stays(has_axe_or_bow)
        .interrupt(Window::Damage, may_help, lower_damage),
    // R27.fp_char_07: Horn of Gondor.
    Code::new(&combat::MIGHTY_ATTACK)
        .needs(|game| need(has_horn(game), &"needs.boromir_in_fellowship"))
        .stays(has_horn)
        .interrupt(Window::Damage, may_help, lower_damage),
    // R27.fp_char_08: Wizard's Staff.
    Code::new(&combat::SERVANT_OF_THE_SECRET_FIRE)
        .needs(|game| need(has_staff(game), &"needs.gandalf_grey_in_fellowship"))
        .stays(has_staff)
        .interrupt(Window::Tile, may_help, |game, card, log| {
            help(game, card, log);
            let Some(Step::DrawTile(cause)) = game.steps.pop() else { return };
            game.hunt = HuntRun::default();
            if cause == HuntCause::Mordor && game.setup.staff_stops_the_step {
                game.steps.end();
            }
        }),
    // R27.fp_char_09: Athelas.
    Code::new(&combat::ANDURIL).event(&[Effect::Chance(
        |_, card| dice(card, 3),
        |game, card, answer, log| {
            let least = if game.guide == Character::Strider { 3 } else { 5 };
            let healed = rolled(card, answer, least, log);
            game.heal(healed, log);
        },
    )]),
    // R27.fp_char_10: There Is Another Way.
    Code::new(&combat::HEROIC_DEATH).event(&[HEAL_1, Effect::ask(list_gollums_way, take_gollums_way)]),
    // R27.fp_char_11: I Will Go Alone.
    Code::new(&combat::DARING_DEFIANCE)
        .event(&[Effect::Separate(Journey { more: 1, ..Journey::PLAIN }), HEAL_1])
        .needs(|game| need(game.company() != 0, &"needs.companion_in_fellowship")),
    // R27.fp_char_12: Bilbo's Song.
    Code::new(&combat::FATEFUL_STRIKE).event(&[Effect::Do(|game, _, log| {
        let healed = if game.guide == Character::Gollum { 2 } else { 1 };
        game.heal(healed, log);
    })]),
    // R27.fp_char_13: Mirror of Galadriel.
    Code::new(&combat::HEROIC_DEATH).event(&[Effect::Do(|game, _, log| {
        let unused = &mut game.dice[FP.index()];
        if unused[Face::Character.index()] > 0 {
            unused[Face::Character.index()] -= 1;
            unused[Face::Will.index()] += 1;
            tell_all(log, Event::DieTurned { side: FP, from: Face::Character, to: Face::Will });
        }
        if game.fellowship_region() == Some(LORIEN) && game.unconquered(FP) & LORIEN.bit() != 0 {
            game.heal(1, log);
        }
    })]),
    // R27.fp_char_14: Challenge of the King.
    Code::new(&combat::SUDDEN_STRIKE)
        .event(&[
            Effect::Do(|game, _, log| {
                game.hunt = HuntRun::default();
                game.refill(log);
            }),
            Effect::Chance(|game, _| tiles(game, 3), draw_for_the_king),
            Effect::Chance(
                |game, _| tiles(game, if game.hunt.tile.is_some() { 2 - game.kept() } else { 0 }),
                draw_for_the_king,
            ),
        ])
        .needs(|game| {
            let south = lands(Nation::Gondor) | lands(Nation::Rohan);
            let there = strider(game).is_some_and(|(_, at)| south & game.armies[FP.index()] & at.bit() != 0);
            need(there, &"needs.strider_with_army_in_south")
        }),
    // R27.fp_char_15: Gwaihir the Windlord.
    Code::new(&combat::DARING_DEFIANCE).event(&[Effect::ask(list_journeys, |game, _, action, _| {
        travel(game, action, Journey { level: 4, into_siege: true, ..Journey::PLAIN });
    })]),
    // R27.fp_char_16: We Prove the Swifter.
    Code::new(&combat::DARING_DEFIANCE).event(&[Effect::ask(list_journeys, |game, _, action, _| {
        travel(game, action, Journey { more: 2, into_siege: true, ..Journey::PLAIN });
    })]),
    // R27.fp_char_17: There and Back Again.
    Code::new(&combat::BRAVE_STAND).event(&[
        Effect::Separate(Journey { more: 1, ..Journey::PLAIN }),
        Effect::Do(|game, card, log| {
            let north = fp_strategy::heard(game, EREBOR.bit() | DALE.bit() | WOODLAND_REALM.bit());
            let back = |who| game.place(who).is_some_and(|at| north & at.bit() != 0);
            if !back(Character::Gimli) && !back(Character::Legolas) {
                return;
            }
            for nation in [Nation::Dwarves, Nation::North] {
                game.activate(nation, Cause::Card(card), log);
            }
            for nation in [Nation::Dwarves, Nation::Elves, Nation::North] {
                game.advance(nation, Cause::Card(card), log);
            }
        }),
    ]),
    // R27.fp_char_18: The Eagles Are Coming!
    Code::new(&combat::HEROIC_DEATH)
        .event(&[
            Effect::ask(|game, out| out.extend(regions_of(eagles_prey(game)).map(Action::To)), keep_region),
            Effect::Chance(
                |game, card| dice(card, game.leaders[usize::from(game.kept())][NAZGUL].min(5)),
                |game, card, answer, log| {
                    let region = Region(game.kept());
                    for _ in 0..rolled(card, answer, 5, log) {
                        game.lose(Figure::Nazgul, region, Cause::Card(card), log);
                    }
                },
            ),
            Effect::ask_enemy(list_eyries, flee_from_eagles),
        ])
        .needs(|game| need(eagles_prey(game) != 0, &"needs.companion_army_near_nazgul")),
    // R27.fp_char_19: The Ents Awake: Treebeard.
    Code::new(&combat::ENTS_RAGE).event(ENTS).needs(ents_listen),
    // R27.fp_char_20: The Ents Awake: Huorns.
    Code::new(&combat::HUORN_DARK).event(ENTS).needs(ents_listen),
    // R27.fp_char_21: The Ents Awake: Entmoot.
    Code::new(&combat::NAMELESS_WOOD).event(ENTS).needs(ents_listen),
    // R27.fp_char_22: Dead Men of Dunharrow.
    Code::new(&combat::SUDDEN_STRIKE)
        .event(&[
            Effect::Do(|game, _, _| {
                let who = strider(game).map_or(0, |(who, _)| who.bit());
                game.group = Group { characters: who, ..Group::EMPTY };
            }),
            Effect::ask(list_paths_of_the_dead, walk_paths_of_the_dead),
            Effect::Chance(
                |game, card| dice(card, u8::from(game.kept() & ATTACKED != 0)),
                |game, card, answer, log| {
                    rolled(card, answer, 1, log);
                    let region = Region(game.kept() & !ATTACKED);
                    game.steps.push(Step::Hits { card, region, hits: answer[0] });
                },
            ),
            Effect::ask_owner(
                |game| game.commander_of(SH, Region(game.kept() & !ATTACKED)),
                list_flight,
                flee_from_the_dead,
            ),
            Effect::Do(fall_to_the_dead),
            Effect::ask(list_men_of_the_south, raise_men_of_the_south),
        ])
        .needs(|game| {
            let there = strider(game).is_some_and(|(_, at)| lands(Nation::Rohan) & at.bit() != 0);
            need(there, &"needs.strider_in_rohan")
        }),
    // R27.fp_char_23: House of the Stewards.
    Code::new(&combat::BRAVE_STAND)
        .event(&[
            Effect::Place(
                |game| game.place(Character::Boromir).map_or(0, Region::bit),
                Levy::of(Nation::Gondor).units(1),
            ),
            Effect::Draw(Deck::FpStrategy, 2),
        ])
        .needs(|game| {
            let home = game.place(Character::Boromir).is_some_and(|at| lands(Nation::Gondor) & at.bit() != 0);
            need(home, &"needs.boromir_in_gondor")
        }),
    // R27.fp_char_24: The Grey Company.
    Code::new(&combat::BRAVE_STAND)
        .event(&[Effect::ask(list_grey_company, join_grey_company), Effect::Draw(Deck::FpStrategy, 2)])
        .needs(|game| {
            let there = strider(game).is_some_and(|(_, at)| game.armies[FP.index()] & at.bit() != 0);
            need(there, &"needs.strider_with_army")
        }),
];

const HEAL_1: Effect = Effect::Do(|game, _, log| game.heal(1, log));

// 5 to 8: the cards that help against a Hunt tile.

/// R21.12: one card a tile.
fn may_help(game: &Wotr) -> bool {
    !game.hunt.used || game.setup.several_cards_per_tile
}

fn help(game: &mut Wotr, card: Card, log: &mut Log) {
    game.discard_from_table(card, log);
    game.hunt.used = true;
}

fn lower_damage(game: &mut Wotr, card: Card, log: &mut Log) {
    help(game, card, log);
    game.hunt.damage = game.hunt.damage.saturating_sub(1);
}

fn has_axe_or_bow(game: &Wotr) -> bool {
    in_fellowship(game, Character::Gimli) || in_fellowship(game, Character::Legolas)
}

fn has_horn(game: &Wotr) -> bool {
    in_fellowship(game, Character::Boromir)
}

fn has_staff(game: &Wotr) -> bool {
    in_fellowship(game, Character::GandalfGrey)
}

// 10: Gollum hides or moves the Fellowship.

const HIDE: Action = Action::Choose(0);
const MOVE: Action = Action::Choose(1);

fn list_gollums_way(game: &Wotr, out: &mut Vec<Action>) {
    if game.guide != Character::Gollum {
        return;
    }
    out.push(Action::Decline);
    if !game.hidden {
        out.push(HIDE);
    } else if game.may_move_fellowship().is_ok() {
        out.push(MOVE);
    }
}

fn take_gollums_way(game: &mut Wotr, _: Card, action: Action, log: &mut Log) {
    match action {
        HIDE => game.hide(log),
        MOVE => game.fellowship_moves(log),
        _ => {}
    }
}

// 14: three tiles decide.

/// Tiles from the pool, as many as there are.
fn tiles(game: &Wotr, count: u8) -> Option<Request> {
    let count = count.min(game.tiles.count_ones() as u8);
    (count > 0).then(|| Request::draw(Stream(stream::TILE), count, Ids(u128::from(game.tiles))))
}

/// The tiles lie among the removed ones until three are drawn. A pool of fewer is filled again
/// without them; then the first is remembered as the tile, a second as the one aside.
fn draw_for_the_king(game: &mut Wotr, card: Card, answer: &[u8], log: &mut Log) {
    let mut drawn: u32 = answer.iter().fold(0, |set, tile| set | Tile(*tile).bit());
    game.tiles &= !drawn;
    game.removed |= drawn;
    for tile in answer {
        tell_all(log, Event::TileDrawn { tile: Tile(*tile), cause: HuntCause::Card(card), damage: 0 });
    }
    if let Some(first) = game.hunt.tile {
        drawn |= first.bit() | game.hunt.aside.map_or(0, Tile::bit);
    } else if drawn.count_ones() < 3 {
        game.hunt.tile = answer.first().map(|tile| Tile(*tile));
        game.hunt.aside = answer.get(1).map(|tile| Tile(*tile));
        game.keep(u8::from(game.hunt.aside.is_some()));
        game.refill(log);
        if game.tiles != 0 {
            return;
        }
    }
    game.hunt = HuntRun::default();
    let eyes = tiles_of(drawn).filter(|tile| tile.record().eye).fold(0, |set, it| set | it.bit());
    let lost = drawn.count_ones() == 3 && eyes == drawn;
    let back = if lost { drawn } else { drawn & !eyes };
    game.removed &= !back;
    game.tiles |= back;
    for tile in tiles_of(back) {
        tell_all(log, Event::TileReturned { tile });
    }
    for tile in tiles_of(drawn & !back) {
        tell_all(log, Event::TileRemoved { tile });
    }
    if let Some((who, at)) = strider(game).filter(|_| lost) {
        game.lose(Figure::Character(who), at, Cause::Card(card), log);
    }
}

// 15, 16: Companions travel, from the Fellowship or on the map.

const SEPARATE: Action = Action::Choose(2);
const TRAVEL: Action = Action::Choose(3);

fn list_journeys(game: &Wotr, out: &mut Vec<Action>) {
    if game.company() != 0 {
        out.push(SEPARATE);
    }
    if game.movable_companions() != 0 {
        out.push(TRAVEL);
    }
}

fn travel(game: &mut Wotr, action: Action, journey: Journey) {
    let once = Step::Companions(Journey { once: true, ..journey });
    game.form_anew(if action == SEPARATE { Step::Separate(journey) } else { once });
}

// 18: the Eagles.

/// Shadow armies with a Nazgûl, beside an army with a Companion.
fn eagles_prey(game: &Wotr) -> u128 {
    let led = game.armies[FP.index()] & with_companion(game);
    let near = regions_of(led).fold(led, |set, at| set | map().near[at.index()]);
    regions_of(near & game.armies[SH.index()])
        .filter(|at| game.leaders[at.index()][NAZGUL] > 0)
        .fold(0, |set, at| set | at.bit())
}

fn list_eyries(game: &Wotr, out: &mut Vec<Action>) {
    if game.leaders[usize::from(game.kept())][NAZGUL] > 0 {
        let strongholds = lands(Nation::Sauron) & map().strongholds & game.unconquered(SH);
        out.extend(regions_of(strongholds).map(Action::To));
    }
}

fn flee_from_eagles(game: &mut Wotr, _: Card, action: Action, log: &mut Log) {
    let (Action::To(to), from) = (action, Region(game.kept())) else { return };
    let mut group = Group::EMPTY;
    group.leaders[NAZGUL] = std::mem::take(&mut game.leaders[from.index()][NAZGUL]);
    game.leaders[to.index()][NAZGUL] += group.nazgul();
    tell_all(log, Event::Travelled { group, from, to });
}

// 19 to 21: the Ents.

fn ents_listen(game: &Wotr) -> Needs {
    need(game.in_play(Character::GandalfWhite), &"needs.gandalf_white_in_play")?;
    need(with_companion(game) & FANGORN.bit() != 0, &"needs.companion_in_fangorn")
}

static ENTS: &[Effect] = &[
    Effect::Do(|game, _, log| {
        if game.armies[SH.index()] & ORTHANC.bit() != 0 {
            game.keep(1);
            // R6.13
            game.attacked(SH, ORTHANC, log);
        }
    }),
    Effect::Chance(
        |game, card| dice(card, 3 * game.kept()),
        |game, card, answer, log| {
            let hits = rolled(card, answer, 4, log);
            game.steps.push(Step::Hits { card, region: ORTHANC, hits });
        },
    ),
    Effect::Do(|game, card, log| {
        if game.armies[SH.index()] & ORTHANC.bit() != 0 {
            return;
        }
        if game.kept() == 1 {
            fall_with_the_army(game, card, ORTHANC, log);
        } else if game.place(Character::Saruman) == Some(ORTHANC) {
            game.lose(Figure::Character(Character::Saruman), ORTHANC, Cause::Card(card), log);
        }
    }),
    Effect::ask_hand(list_free_cards, |game, _, action, log| {
        if let Action::PlayFree(card) = action {
            let seat = Seat(game.actor);
            tell_all(log, Event::PlayedFree { seat, card });
            game.play(seat, card, true);
        }
    }),
];

/// Nazgûl and Minions who fall with the last unit of their army.
fn fall_with_the_army(game: &mut Wotr, card: Card, region: Region, log: &mut Log) {
    let rest = game.figures(SH, region);
    game.eliminate(region, &rest, Cause::Card(card), log);
}

/// Asked as long as there are Character cards in the hand, whatever they are.
fn list_free_cards(game: &Wotr, out: &mut Vec<Action>) {
    let country = FANGORN.bit() | lands(Nation::Rohan);
    let near = game.place(Character::GandalfWhite).is_some_and(|at| country & at.bit() != 0);
    let seat = Seat(game.actor);
    let hand = game.hands[seat.index()] & Deck::FpCharacter.cards();
    if !near || hand == 0 {
        return;
    }
    out.push(Action::Decline);
    let his = |card: &Card| card.record().player.is_none_or(|role| game.has_role(seat, role));
    out.extend(cards_of(hand).filter(|card| his(card) && super::needs(game, *card).is_ok()).map(Action::PlayFree));
}

// 22: the Dead Men. What is kept is the region, and whether a Shadow army was there.

const ATTACKED: u8 = 0x80;

fn list_paths_of_the_dead(game: &Wotr, out: &mut Vec<Action>) {
    let party = game.group.characters;
    if let Some((who, at)) = strider(game) {
        let later = !((1u16 << (16 - (party & !who.bit()).leading_zeros())) - 1);
        let others = game.characters_in(FP, at) & !party & later;
        out.extend(Character::of(others).map(Action::Pick));
    }
    out.extend([ERECH, LAMEDON, PELARGIR].map(Action::To));
}

fn walk_paths_of_the_dead(game: &mut Wotr, _: Card, action: Action, log: &mut Log) {
    match (action, strider(game)) {
        (Action::Pick(character), _) => {
            game.group.characters |= character.bit();
            game.ask_again();
        }
        (Action::To(to), Some((_, from))) => {
            let army = game.armies[SH.index()] & to.bit() != 0;
            game.keep(to.0 | if army { ATTACKED } else { 0 });
            let group = std::mem::take(&mut game.group);
            game.travel(&group, from, to, log);
            if army {
                // R6.13
                game.attacked(SH, to, log);
            }
        }
        _ => {}
    }
}

fn list_flight(game: &Wotr, out: &mut Vec<Action>) {
    let region = Region(game.kept() & !ATTACKED);
    if game.kept() & ATTACKED != 0 && game.armies[SH.index()] & region.bit() != 0 {
        out.extend(regions_of(map().near[region.index()] & game.free(SH)).map(Action::Retreat));
    }
}

fn flee_from_the_dead(game: &mut Wotr, _: Card, action: Action, log: &mut Log) {
    let (Action::Retreat(to), from) = (action, Region(game.kept() & !ATTACKED)) else { return };
    let group = game.figures(SH, from);
    game.take(SH, from, &group);
    game.put(SH, to, &group);
    tell_all(log, Event::Retreated { from, to, group });
    game.entered(SH, to, &group, log);
}

/// An army that cannot flee is destroyed; who led it falls with it.
fn fall_to_the_dead(game: &mut Wotr, card: Card, log: &mut Log) {
    if game.kept() & ATTACKED != 0 {
        fall_with_the_army(game, card, Region(game.kept() & !ATTACKED), log);
    }
}

fn list_men_of_the_south(game: &Wotr, out: &mut Vec<Action>) {
    let most = if may_muster(game, Nation::Gondor) { game.reserve[Nation::Gondor.index()][0].min(3) } else { 0 };
    out.extend((0..=most).map(Action::Choose));
}

fn raise_men_of_the_south(game: &mut Wotr, _: Card, action: Action, log: &mut Log) {
    let (Action::Choose(count), region) = (action, Region(game.kept() & !ATTACKED)) else { return };
    for _ in 0..count {
        game.place_figure(Figure::Regular(Nation::Gondor), region, log);
    }
    if count > 0 {
        game.used_nations(1 << Nation::Gondor.index(), None);
    }
    if count > 0 && game.controlled(SH) & region.bit() != 0 {
        game.capture(FP, region, log);
    }
}

/// R24.11, R24.24: whether who plays the card may recruit for a nation now.
fn may_muster(game: &Wotr, nation: Nation) -> bool {
    let seat = Seat(game.actor);
    game.owner(nation) == seat && game.may_repeat(seat, 1 << nation.index(), Region(0))
}

// 24: a Regular becomes an Elite.

fn list_grey_company(game: &Wotr, out: &mut Vec<Action>) {
    let Some((_, at)) = strider(game) else { return };
    let fits = |nation: &Nation| {
        let [there, to_come] = [game.units[at.index()][nation.index() * 2], game.reserve[nation.index()][1]];
        there > 0 && to_come > 0 && may_muster(game, *nation)
    };
    out.extend(Nation::of(FP).filter(fits).map(Action::Nation));
}

fn join_grey_company(game: &mut Wotr, card: Card, action: Action, log: &mut Log) {
    let (Action::Nation(nation), Some((_, at))) = (action, strider(game)) else { return };
    game.lose(Figure::Regular(nation), at, Cause::Card(card), log);
    game.place_figure(Figure::Elite(nation), at, log);
    game.used_nations(1 << nation.index(), None);
}

/// What [`Action::Choose`] means for 10, 15, 16 and 22.
pub(super) const fn way(card: Card, way: u8) -> Option<&'static str> {
    match (card.0 + 1, way) {
        (10, 0) => Some("deed.hide"),
        (10, 1) => Some("deed.move_fellowship"),
        (15 | 16, 2) => Some("deed.separate"),
        (15 | 16, 3) => Some("deed.move_companions"),
        (22, _) => Some("way.men_of_gondor"),
        _ => None,
    }
}
