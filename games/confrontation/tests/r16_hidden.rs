//! R16: hidden information; what is asked gives nothing away.

use parlour_confrontation::{Confrontation, Event, Setup, Step};
use parlour_core::{Game, Rng, Viewer};
use serde_json::{Value, json};

use crate::kit::{Fellowship, Sauron, Table, position, seat, who};

/// What `side` remembers of the other's concealed pieces, as "REGION: A B".
fn remembers(table: &Table, side: parlour_confrontation::Side) -> Vec<String> {
    let pieces = table.seen_by(side)["pieces"].as_array().unwrap().clone();
    let words = |piece: &Value| {
        let names: Vec<&str> = piece["could_be"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        format!("{}: {}", piece["region"].as_str().unwrap(), names.join(" "))
    };
    pieces.iter().map(words).collect()
}

#[test]
fn r16_1_a_concealed_character_is_seen_by_its_owner_alone() {
    let table = position(Sauron, "FRODO THE_SHIRE, SAM RHUDAUR, BALROG GONDOR, WARG MORDOR");
    let view = table.seen_by(Sauron);
    assert_eq!(view["characters"], json!({"BALROG": "GONDOR", "WARG": "MORDOR"}));
    assert_eq!(remembers(&table, Sauron), ["THE_SHIRE: FRODO SAM", "RHUDAUR: FRODO SAM"]);
    assert_eq!(table.view(Viewer::Spectator)["characters"], json!({}));
    assert_eq!(table.view(Viewer::Spectator)["pieces"].as_array().unwrap().len(), 4);
}

#[test]
fn r16_2_where_a_piece_moved_is_public_but_not_who() {
    let views = ["FRODO", "SAM"].map(|mover| {
        let mut table = position(Fellowship, "FRODO THE_SHIRE, SAM THE_SHIRE, BALROG GONDOR, WARG MORDOR");
        table.moves(mover, "ARTHEDAIN");
        let told: Vec<Event> = table.game.told(0, Viewer::Seat(seat(Sauron)));
        assert!(matches!(told[0], Event::PieceMoved { who: None, .. }));
        assert!(!told.iter().any(|event| matches!(event, Event::Moved { .. })));
        (table.seen_by(Sauron), told)
    });
    assert_eq!(views[0], views[1]);
}

#[test]
fn r16_3_pieces_that_shared_a_region_cannot_be_told_apart() {
    // Merry was seen in Rhudaur; then Pippin joins him, and one of them leaves.
    let mut table =
        position(Sauron, "FRODO THE_SHIRE, PIPPIN ARTHEDAIN, MERRY MISTY_MOUNTAINS, BALROG MIRKWOOD, WARG MORDOR");
    table.moves("BALROG", "MISTY_MOUNTAINS").cards("F_RETREAT", "S_1").play(Fellowship, json!({"retreat": "RHUDAUR"}));
    assert_eq!(remembers(&table, Sauron), ["THE_SHIRE: FRODO PIPPIN", "ARTHEDAIN: FRODO PIPPIN", "RHUDAUR: MERRY"]);
    table.moves("PIPPIN", "RHUDAUR").moves("WARG", "GONDOR");
    assert_eq!(remembers(&table, Sauron), ["THE_SHIRE: FRODO PIPPIN", "RHUDAUR: FRODO PIPPIN", "RHUDAUR: MERRY"]);
    let mut other = Table { game: table.game.clone() };
    table.moves("MERRY", "THE_HIGH_PASS");
    other.moves("PIPPIN", "THE_HIGH_PASS");
    assert_eq!(table.seen_by(Sauron), other.seen_by(Sauron));
    let mixed = "FRODO PIPPIN MERRY";
    assert_eq!(
        remembers(&table, Sauron),
        ["THE_SHIRE: FRODO PIPPIN".into(), format!("RHUDAUR: {mixed}"), format!("THE_HIGH_PASS: {mixed}")]
    );
}

/// R16.3: of two concealed defenders, which piece was drawn stays unknown.
#[test]
fn the_draw_does_not_tell_the_piece() {
    let mut table = position(
        Sauron,
        "FRODO THE_SHIRE, PIPPIN ARTHEDAIN, MERRY MISTY_MOUNTAINS, BALROG MIRKWOOD, WARG MORDOR, ORCS THE_HIGH_PASS",
    );
    table.moves("BALROG", "MISTY_MOUNTAINS").cards("F_RETREAT", "S_1").play(Fellowship, json!({"retreat": "RHUDAUR"}));
    table.moves("PIPPIN", "RHUDAUR").moves("ORCS", "RHUDAUR");
    table.draws("PIPPIN");
    // Pippin fell; whoever is left in Rhudaur must be Merry, who was followed there.
    assert_eq!(remembers(&table, Sauron), ["THE_SHIRE: FRODO"]);
    assert_eq!(table.table()["battle"]["defender"], "MERRY");
}

#[test]
fn r16_4_who_is_revealed_and_when() {
    let mut table = position(Sauron, "FRODO RHUDAUR, SAM RHUDAUR, SARUMAN THE_HIGH_PASS, WARG MORDOR");
    table.moves("SARUMAN", "RHUDAUR");
    assert_eq!(table.table()["revealed"], json!([]));
    table.draws("SAM");
    assert_eq!(table.table()["revealed"], json!(["SAM", "SARUMAN"]));
    table.play(Fellowship, json!("reveal_frodo"));
    assert_eq!(table.table()["revealed"], json!(["FRODO", "SAM", "SARUMAN"]));
    let mut table = position(Fellowship, "FRODO THE_SHIRE, GIMLI EREGION, BALROG CARADHRAS, WARG MORDOR");
    table.moves("GIMLI", "FANGORN").play(Sauron, json!("ambush"));
    assert_eq!(remembers(&table, Fellowship), ["CARADHRAS: BALROG", "MORDOR: WARG"]);
}

#[test]
fn r16_5_at_the_end_of_the_turn_all_are_concealed() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, MERRY RHUDAUR, BALROG MISTY_MOUNTAINS, WARG MORDOR");
    table.moves("BALROG", "RHUDAUR").cards("F_RETREAT", "S_2");
    assert_eq!(table.table()["revealed"], json!([]));
    assert!(table.has(&Event::Concealed));
    assert_eq!(table.seen_by(Sauron)["characters"], json!({"BALROG": "RHUDAUR", "WARG": "MORDOR"}));
}

#[test]
fn r16_6_what_was_seen_is_remembered_while_it_can_be_followed() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, MERRY RHUDAUR, BALROG MISTY_MOUNTAINS, WARG MORDOR");
    table.moves("BALROG", "RHUDAUR").cards("F_RETREAT", "S_2");
    assert_eq!(remembers(&table, Sauron), ["THE_SHIRE: FRODO", "ARTHEDAIN: MERRY"]);
    assert_eq!(remembers(&table, Fellowship), ["RHUDAUR: BALROG", "MORDOR: WARG"]);
    table.moves("MERRY", "EREGION");
    assert!(
        table
            .events()
            .iter()
            .any(|event| matches!(event, Event::PieceMoved { who: Some(one), .. } if *one == who("MERRY")))
    );
    assert_eq!(remembers(&table, Sauron), ["THE_SHIRE: FRODO", "EREGION: MERRY"]);
    assert_eq!(table.seen_by(Fellowship)["seen"]["MERRY"], json!(["MERRY"]));
}

/// R16.6, R17.1: whoever enters Mordor without winning is not Frodo.
#[test]
fn a_piece_that_is_quiet_in_mordor_is_not_frodo() {
    let mut table = position(Fellowship, "FRODO DAGORLAD, MERRY DAGORLAD, SAM THE_SHIRE, WARG RHUDAUR, ORCS RHUDAUR");
    table.moves("MERRY", "MORDOR");
    assert_eq!(
        remembers(&table, Sauron),
        ["THE_SHIRE: FRODO SAM MERRY", "DAGORLAD: FRODO SAM MERRY", "MORDOR: SAM MERRY"]
    );
}

/// What Sauron can see while he or the Fellowship is asked.
fn sees(pieces: &str, mover: &str, to: &str, drawn: Option<&str>) -> (Value, Vec<parlour_confrontation::Side>) {
    let side = who(mover).side();
    let mut table = position(side, pieces);
    table.moves(mover, to);
    if let Some(name) = drawn {
        table.draws(name);
    }
    (table.seen_by(side), table.asked())
}

#[test]
fn r16_7_being_asked_gives_nothing_away() {
    // The tunnel: asked whoever stands in Caradhras.
    let views = ["BALROG", "WARG"].map(|waiting| {
        let other = if waiting == "WARG" { "BALROG" } else { "WARG" };
        sees(&format!("FRODO THE_SHIRE, GIMLI EREGION, {waiting} CARADHRAS, {other} MORDOR"), "GIMLI", "FANGORN", None)
    });
    assert_eq!(views[0], views[1]);
    let mut table = position(Fellowship, "FRODO THE_SHIRE, GIMLI EREGION, WARG CARADHRAS, BALROG MORDOR");
    table.moves("GIMLI", "FANGORN");
    assert_eq!(table.legal(Sauron), [json!("let_pass")]);
    assert_eq!(table.refused(Sauron, json!("ambush")), "R11.1");
    // Nobody in Caradhras: nobody is asked.
    let mut table = position(Fellowship, "FRODO THE_SHIRE, GIMLI EREGION, WARG ROHAN, BALROG MORDOR");
    table.moves("GIMLI", "FANGORN");
    assert_eq!(table.step(), Some(Step::Move));
    // Frodo or Sam beside a concealed piece: asked whoever it is, also with nothing to choose.
    let views = ["SAM", "MERRY"].map(|beside| {
        let other = if beside == "SAM" { "MERRY" } else { "SAM" };
        let pieces = format!("FRODO THE_SHIRE, {beside} THE_SHIRE, {other} ROHAN, BALROG ARTHEDAIN, WARG MORDOR");
        sees(&pieces, "BALROG", "THE_SHIRE", Some("FRODO"))
    });
    assert_eq!(views[0], views[1]);
    assert_eq!(views[0].1, [Fellowship]);
    let mut table = position(Sauron, "FRODO ROHAN, SAM THE_SHIRE, MERRY THE_SHIRE, BALROG ARTHEDAIN, WARG MORDOR");
    table.moves("BALROG", "THE_SHIRE").draws("SAM");
    assert_eq!(table.legal(Fellowship), [json!("fight")]);
    // Nobody else beside: nothing to hide, nobody is asked.
    let mut table = position(Sauron, "FRODO ROHAN, SAM THE_SHIRE, BALROG ARTHEDAIN, WARG MORDOR");
    table.moves("BALROG", "THE_SHIRE");
    assert_eq!(table.step(), Some(Step::PlayCards));
    // The defender is shown to be neither: nothing to hide.
    let mut table = position(Sauron, "FRODO THE_SHIRE, SAM THE_SHIRE, MERRY THE_SHIRE, BALROG ARTHEDAIN, WARG MORDOR");
    table.moves("BALROG", "THE_SHIRE").draws("MERRY");
    assert_eq!(table.step(), Some(Step::PlayCards));
}

/// R16.6: samples differ where something is hidden and agree with all that was seen.
#[test]
fn what_is_imagined_agrees_with_what_was_seen() {
    let mut table = position(
        Sauron,
        "FRODO THE_SHIRE, SAM CARDOLAN, MERRY RHUDAUR, BALROG MISTY_MOUNTAINS, WARG MORDOR, ORCS GONDOR",
    );
    table.moves("BALROG", "RHUDAUR").cards("F_RETREAT", "S_2");
    let mut rng = Rng::new(5);
    let view = table.state().view(Viewer::Seat(seat(Sauron)));
    let mut frodo_at_home = 0;
    for _ in 0..1_000 {
        let world = Confrontation::imagine(&view, seat(Sauron), &mut rng);
        assert_eq!(world.view(Viewer::Seat(seat(Sauron))), view);
        assert_eq!(world.spot(who("MERRY")), table.state().spot(who("MERRY")));
        frodo_at_home += u32::from(world.spot(who("FRODO")) == table.state().spot(who("FRODO")));
    }
    assert!((430..570).contains(&frodo_at_home), "{frodo_at_home}");
}

/// R17.5, R7.1: with Mordor full only Aragorn has a move, and only from where an enemy is in reach.
#[test]
fn who_still_moves_is_imagined_where_it_can() {
    let not_frodo = ["SAM", "PIPPIN", "MERRY", "GIMLI", "ARAGORN"];
    let table = Table::at(&json!({
        "flow": ["move"], "to_move": "FELLOWSHIP",
        "characters": {
            "FRODO": "DAGORLAD", "ARAGORN": "DAGORLAD", "SAM": "MORDOR", "PIPPIN": "MORDOR", "MERRY": "MORDOR",
            "GIMLI": "MORDOR", "WARG": "MIRKWOOD", "ORCS": "THE_SHIRE",
        },
        "seen": {"SAM": not_frodo, "PIPPIN": not_frodo, "MERRY": not_frodo, "GIMLI": not_frodo},
    }));
    let view = table.state().view(Viewer::Seat(seat(Sauron)));
    let mut rng = Rng::new(1);
    for _ in 0..100 {
        let world = Confrontation::imagine(&view, seat(Sauron), &mut rng);
        assert_eq!(world.spot(who("ARAGORN")), table.state().spot(who("ARAGORN")));
    }
}

/// R17.5, R16.6: a game that goes on without a step forward tells who is left.
#[test]
fn that_the_game_goes_on_is_known_too() {
    let mut table = position(Fellowship, "FRODO FANGORN, FLYING_NAZGUL THE_SHIRE, WARG THE_SHIRE");
    table.moves("FRODO", "GONDOR");
    assert!(table.has(&Event::StillMoves { side: Sauron }));
    let view = table.state().view(Viewer::Seat(seat(Fellowship)));
    let mut rng = Rng::new(1);
    for _ in 0..100 {
        let world = Confrontation::imagine(&view, seat(Fellowship), &mut rng);
        let mut actions = Vec::new();
        world.legal_actions(seat(Sauron), &mut actions);
        assert!(!actions.is_empty());
    }
    let fresh = Confrontation::start(&Setup::random()).unwrap();
    assert_eq!(fresh.view(Viewer::Spectator).pieces.len(), 0);
}
