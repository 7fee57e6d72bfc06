//! R27: the Shadow's Character deck. The number of a card is its place.

use parlour_core::{Ids, Request, Seat, Stream};

use super::effects::{Attack, Effect, Levy, March, dice, keep_region, need, rolled};
use super::{Code, HuntRule, Log, Needs, in_force, interrupt, nth, sh_combat as combat};
use crate::action::Action;
use crate::data::map;
use crate::event::{Cause, Event, tell_all};
use crate::ids::{Card, Character, Deck, Face, Figure, Nation, Region, Side, cards_of, regions_of};
use crate::places::{EDORAS, HELMS_DEEP, MORIA};
use crate::rules::armies::With;
use crate::rules::control::within;
use crate::rules::stream;
use crate::state::{Group, HuntCause, HuntRun, NAZGUL, Step, Window, Wotr};

const WORN_WITH_SORROW_AND_TOIL: Card = nth(Deck::ShCharacter, 15);
const FLOCKS_OF_CREBAIN: Card = nth(Deck::ShCharacter, 16);
const BALROG_OF_MORIA: Card = nth(Deck::ShCharacter, 17);
pub(super) const GROND: Card = nth(Deck::ShCharacter, 20);
const THE_PALANTIR_OF_ORTHANC: Card = nth(Deck::ShCharacter, 21);
const WORMTONGUE: Card = nth(Deck::ShCharacter, 22);

/// Eyes and blue tiles do nothing.
const NUMBERS: HuntRule = HuntRule { only_numbers: true, ..HuntRule::PLAIN };

pub(super) static CARDS: [Code; 24] = [
    // R27.sh_char_01: Shelob's Lair.
    Code::new(&combat::ONE_FOR_THE_DARK_LORD).event(&[Effect::Tile]),
    // R27.sh_char_02: The Ring Is Mine!.
    Code::new(&combat::ONE_FOR_THE_DARK_LORD).event(&[Effect::Tile]),
    // R27.sh_char_03: On, On They Went.
    Code::new(&combat::ONE_FOR_THE_DARK_LORD).event(&[Effect::Tile]),
    // R27.sh_char_04: Give It to Uss!.
    Code::new(&combat::ONE_FOR_THE_DARK_LORD).event(&[Effect::Tile]),
    // R27.sh_char_05: Orc Patrol.
    Code::new(&combat::CRUEL_AS_DEATH).event(&[Effect::Do(draw_tile)]).needs(away_from_settlements).hunt(NUMBERS),
    // R27.sh_char_06: Isildur's Bane.
    Code::new(&combat::CRUEL_AS_DEATH)
        .event(&[Effect::Do(draw_tile)])
        .needs(away_from_settlements)
        .hunt(HuntRule { reducible: false, ..NUMBERS }),
    // R27.sh_char_07: Foul Thing from the Deep.
    Code::new(&combat::THEY_ARE_TERRIBLE)
        .event(&[Effect::Do(draw_tile)])
        .needs(away_from_settlements)
        .hunt(HuntRule { forced: true, ..NUMBERS }),
    // R27.sh_char_08: Candles of Corpses.
    Code::new(&combat::DREAD_AND_DESPAIR)
        .event(&[Effect::Chance(
            |_, card| dice(card, 3),
            |game, card, answer, log| {
                let least = if game.guide == Character::Gollum { 6 } else { 4 };
                let amount = rolled(card, answer, least, log);
                game.corrupt(amount, Cause::Card(card), log);
            },
        )])
        .needs(away_from_settlements),
    // R27.sh_char_09: Nazgûl Search.
    Code::new(&combat::FOUL_STENCH)
        .event(&[
            Effect::Do(fly),
            Effect::Do(|game, _, log| {
                if is_found(game) {
                    game.reveal(log);
                }
            }),
        ])
        .needs(on_the_road),
    // R27.sh_char_10: Cruel Weather.
    Code::new(&combat::CRUEL_AS_DEATH)
        .event(&[Effect::ask(
            |game, out| out.extend(regions_of(map().near[game.ring_bearers.index()]).map(Action::To)),
            |game, _, action, log| {
                let Action::To(to) = action else { return };
                let from = std::mem::replace(&mut game.ring_bearers, to);
                tell_all(log, Event::Walked { from, to });
            },
        )])
        .needs(on_the_road),
    // R27.sh_char_11: The Nazgûl Strike!.
    Code::new(&combat::BLACK_BREATH).event(&[Effect::Do(fly), Effect::ask(list_strike, strike)]).needs(on_the_road),
    // R27.sh_char_12: Morgul Wound.
    Code::new(&combat::BLACK_BREATH)
        .event(&[Effect::Do(|game, card, log| {
            let amount = if game.corruption <= 3 { 2 } else { 1 };
            game.corrupt(amount, Cause::Card(card), log);
        })])
        .needs(revealed),
    // R27.sh_char_13: Lure of the Ring.
    Code::new(&combat::THEY_ARE_TERRIBLE)
        .event(&[
            Effect::Do(lure_gollum),
            Effect::Chance(
                |game, _| {
                    let company = Ids(u128::from(game.company()));
                    Some(Request::draw(Stream(stream::COMPANION), 1, company))
                },
                |game, _, answer, _| game.keep(answer[0]),
            ),
            Effect::ask_enemy(list_lure, lure),
        ])
        .needs(revealed),
    // R27.sh_char_14: The Breaking of the Fellowship.
    Code::new(&combat::DREAD_AND_DESPAIR)
        .event(&[Effect::Do(break_fellowship), Effect::Do(begin_breaking), Effect::ask_enemy(list_breaking, breaking)])
        .needs(revealed)
        .hunt(HuntRule { reducible: false, counts: true, ..NUMBERS }),
    // R27.sh_char_15: Worn with Sorrow and Toil: the effects after the first are those of its use.
    Code::new(&combat::WORDS_OF_POWER)
        .event(&[
            Effect::Do(|game, _, _| game.skip_effects(2)),
            Effect::ask(list_worn, worn),
            Effect::Chance(worn_request, |game, _, answer, log| game.take_from_hand(Card(answer[0]), log)),
        ])
        .interrupt(
            Window::Casualty,
            |game| character_cards(game) | free_cards(game) != 0,
            |game, card, _| game.steps.push(Step::Event { card, stage: 1, kept: 0 }),
        ),
    // R27.sh_char_16: Flocks of Crebain.
    Code::new(&combat::THEY_ARE_TERRIBLE).interrupt(
        Window::Roll,
        |_| true,
        |game, card, log| {
            game.discard_from_table(card, log);
            game.hunt.bonus += 1;
        },
    ),
    // R27.sh_char_17: Balrog of Moria.
    Code::new(&combat::DURINS_BANE).hunt(NUMBERS).interrupt(
        Window::Reveal,
        |game| game.path & MORIA.bit() != 0 && game.path != MORIA.bit(),
        |game, card, log| {
            game.discard_from_table(card, log);
            draw_tile(game, card, log);
        },
    ),
    // R27.sh_char_18: The Lidless Eye.
    Code::new(&combat::WORDS_OF_POWER).event(&[Effect::ask(list_eyes, eye)]),
    // R27.sh_char_19: Dreadful Spells.
    Code::new(&combat::DEVILRY_OF_ORTHANC)
        .event(&[
            Effect::ask(
                |game, out| out.extend(regions_of(spellbound(game)).map(Action::From)),
                |game, _, action, _| {
                    let Action::From(from) = action else { return };
                    game.group = wraiths(game, from);
                    game.keep(from.0);
                },
            ),
            Effect::ask(
                |game, out| out.extend(regions_of(beside(game, Region(game.kept()))).map(Action::To)),
                keep_region,
            ),
            Effect::Chance(
                |game, card| dice(card, (game.group.nazgul() + game.group.characters.count_ones() as u8).min(5)),
                |game, card, answer, log| {
                    let (region, hits) = (Region(game.kept()), rolled(card, answer, 5, log));
                    game.group = Group::EMPTY;
                    game.steps.push(Step::Hits { card, region, hits });
                },
            ),
        ])
        .needs(|game| need(spellbound(game) != 0, &"needs.nazgul_beside_enemy")),
    // R27.sh_char_20: Grond, Hammer of the Underworld.
    Code::new(&combat::DREAD_AND_DESPAIR)
        .event(&[Effect::Attack(Attack {
            targets: |game, from| game.besieging(Side::Shadow) & witch_king(game) & from.bit(),
            with: With::Anybody,
        })])
        .needs(|game| {
            let besiegers = game.besieging(Side::Shadow) & game.armies[Side::Shadow.index()];
            need(witch_king(game) & besiegers != 0, &"needs.witch_king_besieges")
        }),
    // R27.sh_char_21: The Palantír of Orthanc.
    Code::new(&combat::CRUEL_AS_DEATH).needs(saruman).stays(|game| game.in_play(Character::Saruman)).removal(
        |game, _, die| die == Face::Will || (game.rings[0] > 0 && !game.ring_used[0]),
        &[Effect::Do(pay_ring)],
    ),
    // R27.sh_char_22: Wormtongue.
    Code::new(&combat::FOUL_STENCH)
        .needs(saruman)
        .stays(|game| game.in_play(Character::Saruman) && !game.is_active(Nation::Rohan)),
    // R27.sh_char_23: The Ringwraiths Are Abroad.
    Code::new(&combat::WORDS_OF_POWER).event(&[
        Effect::Do(fly),
        Effect::ask(list_campaign, campaign),
        Effect::Attack(Attack {
            targets: |game, from| if wraiths(game, from).is_empty() { 0 } else { u128::MAX },
            with: With::Anybody,
        }),
        Effect::Do(|game, _, _| game.skip_effects(1)),
        Effect::March(|game| March {
            armies: 2,
            steps: 1,
            from: game.fielded(Side::Shadow),
            with: With::Nazgul,
            ..March::NOWHERE
        }),
    ]),
    // R27.sh_char_24: The Black Captain Commands.
    Code::new(&combat::FOUL_STENCH)
        .event(&[
            Effect::ask(list_captain, captain),
            Effect::Place(witch_king, Levy::of(Nation::Sauron).leaders(2)),
            Effect::Do(|game, _, _| game.skip_effects(1)),
            Effect::Do(fly),
            Effect::ask(list_campaign, campaign),
            Effect::Attack(Attack { targets: |_, _| u128::MAX, with: With::WitchKing }),
            Effect::Do(|game, _, _| game.skip_effects(1)),
            Effect::March(|game| March {
                armies: 1,
                steps: 1,
                from: game.fielded(Side::Shadow) & witch_king(game),
                with: With::WitchKing,
                ..March::NOWHERE
            }),
        ])
        .needs(|game| need(game.in_play(Character::WitchKing), &"needs.witch_king")),
];

// Preconditions.

/// The Fellowship is in no region with a Settlement of the Free Peoples, whoever holds it (R6.11).
fn away_from_settlements(game: &Wotr) -> Needs {
    let home = map().home[Side::FreePeoples.index()];
    need(game.fellowship_region().is_none_or(|at| home & at.bit() == 0), &"needs.fellowship_away_from_settlements")
}

fn on_the_road(game: &Wotr) -> Needs {
    need(game.mordor.is_none() && game.progress > 0, &"needs.progress")
}

fn revealed(game: &Wotr) -> Needs {
    need(!game.hidden, &"needs.revealed")
}

pub(super) fn saruman(game: &Wotr) -> Needs {
    need(game.in_play(Character::Saruman), &"needs.saruman")
}

/// The region of the Witch-king.
fn witch_king(game: &Wotr) -> u128 {
    game.place(Character::WitchKing).map_or(0, Region::bit)
}

// What several cards do.

/// 5, 6, 7, 14, 17: a tile without a Hunt roll.
fn draw_tile(game: &mut Wotr, card: Card, _: &mut Log) {
    game.hunt = HuntRun::default();
    game.steps.push(Step::DrawTile(HuntCause::Card(card)));
}

/// 9, 11, 23, 24: Nazgûl fly, the Witch-king too.
fn fly(game: &mut Wotr, _: Card, _: &mut Log) {
    game.steps.push(Step::Nazgul);
}

/// The Nazgûl in a region, the Witch-king too.
fn wraiths(game: &Wotr, region: Region) -> Group {
    let mut group = Group::EMPTY;
    group.leaders[NAZGUL] = game.leaders[region.index()][NAZGUL];
    group.characters = game.characters_in(Side::Shadow, region) & Character::WitchKing.bit();
    group
}

/// 9, 11: whether a Nazgûl is with the Fellowship.
fn is_found(game: &Wotr) -> bool {
    game.fellowship_region().is_some_and(|at| !wraiths(game, at).is_empty())
}

/// 23, 24: the second part is an attack, or a move, or nothing.
fn list_campaign(game: &Wotr, out: &mut Vec<Action>) {
    let Some(Step::Event { card, .. }) = game.steps.top() else { return };
    out.push(Action::Decline);
    if game.may_march(card) {
        out.push(Action::Choose(MOVE));
    }
    if game.may_attack_somewhere(Seat(game.actor), false, Some(card)).is_ok() {
        out.push(Action::Choose(ATTACK));
    }
}

/// 23, 24: the answers to it.
const MOVE: u8 = 1;
const ATTACK: u8 = 2;

fn campaign(game: &mut Wotr, _: Card, action: Action, _: &mut Log) {
    match action {
        Action::Choose(ATTACK) => {}
        Action::Choose(_) => game.skip_effects(2),
        _ => game.skip_effects(3),
    }
}

// 11. The Nazgûl Strike!.

/// The Free Peoples' Character cards on the table.
fn free_cards(game: &Wotr) -> u128 {
    game.table & Deck::FpCharacter.cards()
}

fn list_strike(game: &Wotr, out: &mut Vec<Action>) {
    if is_found(game) {
        out.extend([Action::Decline, Action::Choose(1)]);
        out.extend(cards_of(free_cards(game)).map(Action::Discard));
    }
}

fn strike(game: &mut Wotr, _: Card, action: Action, log: &mut Log) {
    match action {
        Action::Discard(card) => game.discard_from_table(card, log),
        Action::Choose(_) => {
            game.hunt = HuntRun::default();
            game.steps.push(Step::HuntRoll);
        }
        _ => {}
    }
}

// 13. Lure of the Ring.

fn lure_gollum(game: &mut Wotr, card: Card, log: &mut Log) {
    if game.company() == 0 {
        game.skip_effects(2);
        game.corrupt(1, Cause::Card(card), log);
    }
}

fn lured(game: &Wotr) -> Character {
    Character::ALL[usize::from(game.kept())]
}

fn list_lure(game: &Wotr, out: &mut Vec<Action>) {
    let who = lured(game);
    out.extend([Action::Choose(Wotr::level(who)), Action::Lose(Figure::Character(who))]);
}

fn lure(game: &mut Wotr, card: Card, action: Action, log: &mut Log) {
    if let Action::Choose(level) = action {
        game.corrupt(level, Cause::Card(card), log);
        return;
    }
    let who = lured(game);
    if game.setup.sorrow_for_lures {
        interrupt(game, Window::Casualty);
    }
    game.lose_from_fellowship(who, Cause::Card(card), log);
}

// 14. The Breaking of the Fellowship.

/// With Gollum alone some draw no tile: he counts as if one had told a number.
fn break_fellowship(game: &mut Wotr, card: Card, log: &mut Log) {
    if game.setup.gollum_at_once && game.company() == 0 {
        game.keep(1);
    } else {
        draw_tile(game, card, log);
    }
}

/// The tile has told its number, one more than it is; without a tile there is none.
fn begin_breaking(game: &mut Wotr, card: Card, log: &mut Log) {
    let told = game.kept();
    let company = game.company();
    game.keep(told.saturating_sub(1));
    game.group = Group::EMPTY;
    if told == 0 {
        return;
    }
    if company == 0 {
        game.skip_effects(1);
        game.corrupt(1, Cause::Card(card), log);
    } else if u32::from(told - 1) >= company.count_ones() {
        game.skip_effects(1);
        game.part_with(company, log);
    }
}

fn list_breaking(game: &Wotr, out: &mut Vec<Action>) {
    let party = game.group.characters;
    if party.count_ones() < u32::from(game.kept()) {
        out.extend(Character::of(game.company() & !party).map(Action::Pick));
    }
}

fn breaking(game: &mut Wotr, _: Card, action: Action, log: &mut Log) {
    let Action::Pick(who) = action else { return };
    game.group.characters |= who.bit();
    let party = game.group.characters;
    if party.count_ones() < u32::from(game.kept()) {
        game.ask_again();
    } else {
        game.group = Group::EMPTY;
        game.part_with(party, log);
    }
}

// 15. Worn with Sorrow and Toil.

/// The Character cards in the Free Peoples' hands.
fn character_cards(game: &Wotr) -> u128 {
    (game.hands[0] | game.hands[3]) & Deck::FpCharacter.cards()
}

/// One of the hand, unseen, or one on the table.
fn list_worn(game: &Wotr, out: &mut Vec<Action>) {
    if character_cards(game) != 0 {
        out.push(Action::Choose(1));
    }
    out.extend(cards_of(free_cards(game)).map(Action::Discard));
}

fn worn(game: &mut Wotr, _: Card, action: Action, log: &mut Log) {
    match action {
        Action::Discard(card) => game.discard_from_table(card, log),
        _ => game.keep(1),
    }
}

fn worn_request(game: &Wotr, _: Card) -> Option<Request> {
    (game.kept() == 1).then(|| Request::draw(Stream(stream::HAND), 1, Ids(character_cards(game))))
}

// 18. The Lidless Eye.

/// How many dice it turns at most.
const MOST_EYES: u8 = 3;

fn list_eyes(game: &Wotr, out: &mut Vec<Action>) {
    if game.kept() < MOST_EYES && game.unused(Side::Shadow) > 0 {
        out.push(Action::Done);
        let faces = game.dice[Side::Shadow.index()];
        out.extend(Face::ALL.into_iter().filter(|face| faces[face.index()] > 0).map(Action::Turn));
    }
}

fn eye(game: &mut Wotr, _: Card, action: Action, log: &mut Log) {
    let Action::Turn(from) = action else { return };
    let side = Side::Shadow;
    game.dice[side.index()][from.index()] -= 1;
    game.hunt_box[side.index()] += 1;
    game.keep(game.kept() + 1);
    game.ask_again();
    tell_all(log, Event::DieTurned { side, from, to: Face::Eye });
}

// 19. Dreadful Spells.

/// Free Peoples armies in a region and around it.
fn beside(game: &Wotr, region: Region) -> u128 {
    (map().near[region.index()] | region.bit()) & game.armies[Side::FreePeoples.index()]
}

/// Shadow armies with a Nazgûl that are beside a Free Peoples army.
fn spellbound(game: &Wotr) -> u128 {
    regions_of(game.armies[Side::Shadow.index()])
        .filter(|region| !wraiths(game, *region).is_empty() && beside(game, *region) != 0)
        .fold(0, |set, region| set | region.bit())
}

// 21. The Palantír of Orthanc.

/// With a Will of the West the Ring is spared.
fn pay_ring(game: &mut Wotr, _: Card, log: &mut Log) {
    if game.die != Some(Face::Will) {
        game.rings[0] -= 1;
        game.rings[1] += 1;
        game.ring_used[0] = true;
        tell_all(log, Event::RingPaid);
    }
}

// 24. The Black Captain Commands.

const FLY: u8 = 3;
const RECRUIT: u8 = 4;

fn list_captain(game: &Wotr, out: &mut Vec<Action>) {
    out.extend([Action::Decline, Action::Choose(FLY)]);
    // R24.13: only the player of Sauron recruits Nazgûl.
    let place = game.place(Character::WitchKing).filter(|_| game.owner(Nation::Sauron).0 == game.actor);
    if place.is_some_and(|region| game.may_place_by_card(Figure::Nazgul, region)) {
        out.push(Action::Choose(RECRUIT));
    }
}

fn captain(game: &mut Wotr, _: Card, action: Action, _: &mut Log) {
    match action {
        Action::Choose(FLY) => game.skip_effects(2),
        Action::Choose(_) => {}
        _ => game.skip_effects(3),
    }
}

// What the rules ask.

/// `sh_char_22`: whether no card keeps a nation passive.
pub(crate) fn may_activate(game: &Wotr, nation: Nation, cause: Cause) -> bool {
    if nation != Nation::Rohan || !in_force(game, WORMTONGUE) {
        return true;
    }
    match cause {
        Cause::Companion | Cause::Declared => true,
        Cause::Attack => ROHANS_WALLS & game.battle.region.bit() != 0,
        _ => false,
    }
}

const ROHANS_WALLS: u128 = EDORAS.bit() | HELMS_DEEP.bit();

/// `sh_char_22`: whether an attack wakes Rohan though none of its units is attacked.
pub(crate) fn wakes_rohan(game: &Wotr, region: Region) -> bool {
    game.setup.edoras_wakes_rohan && in_force(game, WORMTONGUE) && ROHANS_WALLS & region.bit() != 0
}

/// `sh_char_15`, `sh_char_16`, `sh_char_17`: the Fellowship is declared. It goes around Moria if it
/// can (`reach` regions are as far as it may go).
pub(super) fn declared(game: &mut Wotr, from: Region, to: Region, reach: u8, log: &mut Log) {
    if game.havens() & to.bit() != 0 {
        for card in [WORN_WITH_SORROW_AND_TOIL, FLOCKS_OF_CREBAIN] {
            if game.table & card.bit() != 0 {
                game.discard_from_table(card, log);
            }
        }
    }
    if game.table & BALROG_OF_MORIA.bit() != 0 && from != to {
        let around = from != MORIA && within(from, reach, MORIA.bit(), 0) & to.bit() != 0;
        game.path = from.bit() | to.bit() | if around { 0 } else { MORIA.bit() };
        interrupt(game, Window::Reveal);
    }
}

/// `sh_char_17`: whether the reveal of a tile is ignored, because the Fellowship was declared in a
/// City or Stronghold (R19.12).
pub(crate) fn ignores_reveal(game: &Wotr, card: Card) -> bool {
    card == BALROG_OF_MORIA && game.havens() & game.ring_bearers.bit() != 0
}

/// `sh_char_21`: the Shadow has played a card with an Event die.
pub(crate) fn event_die_played(game: &mut Wotr, card: Card) {
    let other = card.side() == Side::Shadow && card != THE_PALANTIR_OF_ORTHANC;
    if other && in_force(game, THE_PALANTIR_OF_ORTHANC) {
        let seat = Seat(game.actor);
        game.steps.then([Step::PickDeck(seat), Step::HandLimit(seat)]);
    }
}

/// `sh_char_17`: cards on the table that may be used as Combat cards.
pub(crate) fn combat_on_table(game: &Wotr, side: Side) -> u128 {
    if side == Side::Shadow && in_force(game, BALROG_OF_MORIA) { BALROG_OF_MORIA.bit() } else { 0 }
}

/// The words of the ways that cards of this deck offer.
pub(super) const fn way(card: Card, way: u8) -> Option<&'static str> {
    match (card.0 % 24 + 1, way) {
        (11, _) => Some("way.hunt"),
        (13, _) => Some("way.corruption"),
        (15, _) => Some("way.hand"),
        (23, MOVE) => Some("way.move_with_nazgul"),
        (23, ATTACK) => Some("way.attack_with_nazgul"),
        (24, MOVE) => Some("way.move_with_witch_king"),
        (24, ATTACK) => Some("way.attack_with_witch_king"),
        (24, FLY) => Some("way.fly"),
        (24, RECRUIT) => Some("way.recruit_nazgul"),
        _ => None,
    }
}
