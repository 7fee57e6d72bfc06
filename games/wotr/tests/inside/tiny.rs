//! A tiny expansion, for the tests: one card, one tile, one Minion with a die, one change of the
//! set-up.

use parlour_core::{Game, NoEvents, Rng, Seat, Status, Viewer};

use super::{Expansion, Facts, Hooks};
use crate::action::{Action, Deed};
use crate::data::{book, deck_cards};
use crate::ids::{Card, Character, Deck, Face, Nation, Region, Side, Tile, Whereabouts};
use crate::setup::Setup;
use crate::state::Wotr;

pub(super) const FACTS: Facts = Facts {
    cards: r#"[{"id": "fp_char_25_a_light_in_the_window", "number": 25, "deck": "fp_char", "name": "A Light in the Window",
        "die": "character", "table": false, "combat": "None", "initiative": [], "tile": null, "player": null}]"#,
    tiles: r#"[{"id": "blue_tiny", "value": -1, "eye": false, "die": false, "reveal": false, "stop": false,
        "owner": "free_peoples", "card": "fp_char_25_a_light_in_the_window"}]"#,
    characters: r#"[{"id": "stranger", "name": "A Stranger", "aliases": [], "side": "shadow", "kind": "minion", "level": 2,
        "leadership": 1, "die": 1, "activates": [], "captain": false, "hobbit": false, "starts": "aside",
        "title": "From Nowhere", "can_guide": false, "playable_by": ["Sauron"], "abilities": []}]"#,
};

const LIGHT: Card = Card(96);
const TILE: Tile = Tile(24);

pub(super) static HOOKS: Hooks = Hooks {
    cards: LIGHT.bit(),
    tiles: TILE.bit(),
    characters: Character::Stranger.bit(),
    set_up: |game| {
        game.reserve[Nation::North.index()][0] -= 1;
        game.put_figure(Region::named("bree"), Nation::North, 0);
        game.waiting |= TILE.bit();
    },
    dice: |game, side| u8::from(side == Side::Shadow && game.in_play(Character::Stranger)),
    entries: |game, _| if game.at_war(Nation::Sauron) { Region::named("bree").bit() } else { 0 },
    event: |game, _| game.corruption = game.corruption.saturating_sub(2),
};

fn setup(expansions: &[Expansion]) -> Setup {
    Setup { expansions: expansions.to_vec().into(), ..Setup::default() }
}

#[test]
fn its_facts_stand_behind_those_of_the_base_game() {
    assert_eq!((deck_cards()[96].number, LIGHT.deck()), (25, Deck::FpCharacter));
    assert_eq!("fp_char_25".parse::<Card>(), Ok(LIGHT));
    assert_eq!(book().tiles[24].id, "blue_tiny");
    assert_eq!("stranger".parse::<Character>(), Ok(Character::Stranger));
    assert_eq!(Character::Stranger.side(), Side::Shadow);
}

#[test]
fn it_changes_the_set_up_and_only_where_it_is_chosen() {
    let tiny = Wotr::start(&setup(&[Expansion::Tiny])).unwrap();
    let base = Wotr::start(&setup(&[])).unwrap();
    let bree = Region::named("bree");
    assert_eq!((tiny.count(Side::FreePeoples, bree), base.count(Side::FreePeoples, bree)), (2, 1));
    assert_eq!((tiny.left_in(Deck::FpCharacter).count_ones(), base.left_in(Deck::FpCharacter).count_ones()), (25, 24));
    assert_eq!((tiny.waiting, base.waiting), (TILE.bit(), 0));
    assert_eq!(tiny.at[Character::Stranger.index()], Whereabouts::ASIDE);
    let seen = |game: &Wotr| game.view(Viewer::Table).characters.contains_key(&Character::Stranger);
    assert!(seen(&tiny) && !seen(&base));
    tiny.audit().unwrap();
    assert_eq!(Wotr::position(&tiny.view(Viewer::Table)).unwrap(), tiny, "it can be saved and read again");
}

/// A match of it with some dice, at the Free Peoples' action.
fn at_action(hand: u128) -> Wotr {
    let mut game = Wotr::fresh(setup(&[Expansion::Tiny]));
    game.corruption = 3;
    game.to_war[Nation::Sauron.index()] = 0;
    game.deck &= !hand;
    game.hands[0] = hand;
    game.dice[0][Face::Character.index()] = 1;
    game.dice[1][Face::Muster.index()] = 2;
    (game.pool, game.turn) = ([1, 2], 1);
    game.begin_phase(crate::view::Phase::Action);
    game.run(&mut NoEvents);
    game
}

#[test]
fn its_card_is_played_and_has_its_effect() {
    let mut game = at_action(LIGHT.bit());
    let play = Action::Use { die: Face::Character, to: Deed::Play(LIGHT) };
    game.check(Seat(0), &play).unwrap();
    game.apply(Seat(0), &play, &mut NoEvents);
    assert_eq!((game.corruption, game.face_up), (1, LIGHT.bit()));
    game.audit().unwrap();
}

#[test]
fn its_minion_enters_and_brings_a_die() {
    let mut game = at_action(0);
    game.apply(Seat(0), &Action::Skip(Face::Character), &mut NoEvents);
    let bring = Action::Use { die: Face::Muster, to: Deed::Bring(Character::Stranger) };
    game.check(Seat(1), &bring).unwrap();
    game.apply(Seat(1), &bring, &mut NoEvents);
    assert_eq!(game.place(Character::Stranger), Some(Region::named("bree")));
    assert!(game.check(Seat(1), &bring).is_err(), "once per game");
    game.apply(Seat(1), &Action::Skip(Face::Muster), &mut NoEvents);
    assert_eq!((game.turn, game.pool), (2, [4, 8]));
}

#[test]
fn its_tile_joins_the_pool_in_mordor() {
    let mut game = Wotr::fresh(setup(&[Expansion::Tiny]));
    game.ring_bearers = Region::named("morannon");
    game.begin_phase(crate::view::Phase::Fellowship);
    game.run(&mut NoEvents);
    game.apply(Seat(0), &Action::EnterMordor, &mut NoEvents);
    assert!(game.tiles & TILE.bit() != 0);
}

#[test]
fn random_matches_of_it_end_with_every_piece_accounted_for() {
    let mut rng = Rng::new(11);
    let mut legal = Vec::new();
    for _ in 0..8 {
        let mut game = Wotr::start(&setup(&[Expansion::Tiny])).unwrap();
        loop {
            match game.status() {
                Status::Over(_) => break,
                Status::Chance(request) => game.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents),
                Status::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    legal.clear();
                    game.legal_actions(seat, &mut legal);
                    game.apply(seat, rng.pick(&legal).unwrap(), &mut NoEvents);
                }
            }
            game.audit().unwrap();
        }
    }
}

#[test]
fn the_printed_expansions_are_refused_by_name_until_they_exist() {
    let names = [Expansion::LordsOfMiddleEarth, Expansion::WarriorsOfMiddleEarth, Expansion::KingsOfMiddleEarth];
    for expansion in names {
        let refusal = Wotr::start(&setup(&[Expansion::Tiny, expansion])).unwrap_err();
        let words = format!("{:?}", refusal.reason);
        assert_eq!(refusal.rule.to_string(), "R28.8");
        assert!(words.contains(expansion.key()), "{words}");
    }
}
