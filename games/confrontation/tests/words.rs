//! Words: prompts, the log and the board.

use parlour_confrontation::{Confrontation, Setup};
use parlour_core::{Catalogue, Game, Text, Viewer};
use serde_json::json;

use crate::kit::{Fellowship, Sauron, Table, position, seat};

fn english() -> Catalogue {
    Confrontation::INFO.first_words()
}

fn say(text: &Text) -> String {
    english().say(text)
}

fn option<'a>(
    prompt: &'a parlour_core::Prompt<parlour_confrontation::Action>,
    label: &str,
) -> &'a parlour_core::Choice<parlour_confrontation::Action> {
    prompt.options.iter().find(|choice| say(&choice.label) == label).unwrap_or_else(|| panic!("no {label}"))
}

#[test]
fn a_move_says_what_it_will_do_and_what_it_risks() {
    let table =
        position(Fellowship, "FRODO DAGORLAD, GIMLI EREGION, PIPPIN ROHAN, WARG CARADHRAS, ORCS GONDOR, SHELOB GONDOR");
    let prompt = table.state().prompt(seat(Fellowship));
    let win = option(&prompt, "Move Frodo to Mordor");
    assert_eq!(say(win.effect.as_ref().unwrap()), "Wins the game: Frodo reaches Mordor.");
    let tunnel = option(&prompt, "Move Gimli to Fangorn");
    assert_eq!(
        (say(tunnel.effect.as_ref().unwrap()), tunnel.rule.to_string()),
        ("Moves through the tunnel.".into(), "R6.4".into())
    );
    assert!(tunnel.warning.is_none(), "no living piece can be the Balrog");
    let attack = option(&prompt, "Move Pippin to Gondor");
    assert!(say(attack.effect.as_ref().unwrap()).starts_with("Moves forward and attacks 2 pieces"));
    assert_eq!(attack.touches.len(), 2);
}

#[test]
fn cards_name_their_totals_and_warn_when_they_are_idle() {
    let mut table = position(Sauron, "FRODO MISTY_MOUNTAINS, BLACK_RIDER FANGORN, WARG MORDOR");
    table.moves("BLACK_RIDER", "MISTY_MOUNTAINS");
    let prompt = table.state().prompt(seat(Fellowship));
    assert_eq!(say(&prompt.ask), "Frodo against the Black Rider in the Misty Mountains: pick a card.");
    let four = option(&prompt, "Play a 4");
    assert_eq!(say(four.effect.as_ref().unwrap()), "Adds 4: a total of 5, against 3 plus their card.");
    assert!(option(&prompt, "Play Magic").warning.is_some());
    assert!(option(&prompt, "Play Retreat").warning.is_none());
    assert!(say(option(&prompt, "Play Noble Sacrifice").warning.as_ref().unwrap()).contains("lose the game"));
}

#[test]
fn whoever_is_not_asked_is_told_who_is() {
    let table = position(Fellowship, "FRODO DAGORLAD, WARG MORDOR");
    let prompt = table.state().prompt(seat(Sauron));
    assert_eq!(say(&prompt.ask), "Waiting for the Fellowship.");
    assert!(prompt.options.is_empty());
}

#[test]
fn the_board_reads_from_mordor_to_the_shire() {
    let table = position(Sauron, "FRODO THE_SHIRE, SAM RHUDAUR, BALROG GONDOR, WARG MORDOR");
    let scene = Confrontation::describe(&table.state().view(Viewer::Seat(seat(Sauron))));
    let board = &scene.sections[1];
    let lines: Vec<String> = board.lines.iter().map(say).collect();
    assert_eq!(lines[0], "Mordor (row 7, room for 4): Warg 2");
    assert_eq!(lines[1], "Gondor (row 6, room for 2): Balrog 5");
    assert_eq!(lines[15], "The Shire (row 1, room for 4): a Fellowship piece (concealed: Frodo or Sam)");
}

/// A plural name takes the plural in German, where it is "the Companions" and not "the Fellowship".
#[test]
fn a_sentence_agrees_with_the_side_that_it_names() {
    let german = Confrontation::INFO.words("de").unwrap();
    let asked = |side| german.say(&position(side, "FRODO THE_SHIRE, WARG MORDOR").state().prompt(seat(side)).ask);
    assert!(asked(Fellowship).ends_with("die Gefährten ziehen mit einer Figur."), "{}", asked(Fellowship));
    assert!(asked(Sauron).ends_with("Sauron zieht mit einer Figur."), "{}", asked(Sauron));
}

#[test]
fn the_log_tells_the_story_to_each_side_as_it_may_know_it() {
    let mut table = position(Fellowship, "FRODO THE_SHIRE, GIMLI EREGION, SAM EREGION, BALROG CARADHRAS, WARG MORDOR");
    table.moves("GIMLI", "FANGORN").play(Sauron, json!("ambush"));
    let log = |viewer: Viewer| -> Vec<String> {
        (0..2)
            .flat_map(|number| table.game.told(number, viewer).iter().map(Confrontation::tell).collect::<Vec<_>>())
            .map(|text| say(&text))
            .collect()
    };
    assert_eq!(log(Viewer::Seat(seat(Fellowship)))[0], "Gimli moves through the tunnel from Eregion to Fangorn.");
    assert_eq!(
        log(Viewer::Seat(seat(Sauron)))[0],
        "The Fellowship moves a piece through the tunnel from Eregion to Fangorn."
    );
    assert!(log(Viewer::Spectator).contains(&"The Balrog strikes in the tunnel.".to_owned()));
    assert!(log(Viewer::Spectator).contains(&"Gimli is defeated in Eregion.".to_owned()));
}

#[test]
fn the_dealer_is_asked_in_words() {
    let mut table = Table::start(Setup::random());
    let request = table.game.ask().unwrap().request;
    assert!(say(&table.state().request_text(&request)).contains("the Fellowship"));
    table = position(Sauron, "FRODO RHUDAUR, SAM RHUDAUR, BALROG THE_HIGH_PASS, WARG MORDOR");
    table.moves("BALROG", "RHUDAUR");
    let request = table.game.ask().unwrap().request;
    assert_eq!(say(&table.state().request_text(&request)), "pick one of the 2 concealed defenders at random");
    assert_eq!(table.state().item_name(&request, 0), "FRODO");
}

/// Every message of the catalogue is used, and every character's and card's words are there.
#[test]
fn the_catalogue_has_words_for_everything() {
    let catalogue = english();
    for who in parlour_confrontation::Character::ALL {
        assert!(catalogue.knows(&who.text()));
        for def in &parlour_confrontation::data().abilities[who.index()] {
            assert_eq!(say(&Text::new(format!("ability.{}.about", def.id))), def.text);
        }
    }
    assert!(parlour_confrontation::Card::ALL.into_iter().all(|card| catalogue.knows(&card.text())));
    assert!(parlour_confrontation::Region::ALL.into_iter().all(|region| catalogue.knows(&region.text())));
}
