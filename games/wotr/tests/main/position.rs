//! Positions: impossible ones are refused with the place and the rule.

use parlour_core::{Game, NoEvents, OptionKind, Rng, Status, Viewer};
use parlour_wotr::{Expansion, Mode, Setup, View, Wotr};
use serde_json::{Value, json};

fn refusal(patch: impl FnOnce(&mut Value)) -> (String, String) {
    let view = Wotr::start(&Setup::default()).unwrap().view(Viewer::Table);
    let mut value = serde_json::to_value(view).unwrap();
    patch(&mut value);
    match serde_json::from_value::<View>(value) {
        Err(error) => ("shape".into(), error.to_string()),
        Ok(view) => {
            let refusal = Wotr::position(&view).unwrap_err();
            (refusal.rule.to_string(), format!("{:?}", refusal.reason))
        }
    }
}

#[test]
fn impossible_positions_are_refused() {
    let cases: [(&str, Value, &str); 16] = [
        ("/regions/osgiliath", json!({"normal": {"gondor": {"regular": 16}}}), "R1.8"),
        ("/regions/osgiliath", json!({"control": "shadow"}), "R7.4"),
        ("/regions/dale", json!({"siege": true}), "R16.5"),
        ("/regions/erebor", json!({"besieged": {"dwarves": {"regular": 1}}}), "R16.5"),
        ("/fellowship/corruption", json!(13), "R19.2"),
        ("/fellowship/mordor", json!(9), "R19.2"),
        ("/fellowship/progress", json!(13), "R19.2"),
        ("/dice/free_peoples/rings", json!(4), "R2.5"),
        ("/dice/shadow/unused", json!({"will": 1}), "R4.3"),
        ("/nations/gondor", json!({"position": "AtWar", "active": false}), "R18.2"),
        ("/characters/saruman", json!("fellowship"), "R2.4"),
        ("/cards/face_up", json!(["fp_char_01", "fp_char_01"]), "ok"),
        ("/cards/decks/fp_character", json!(3), "R2.6"),
        ("/leading/shadow", json!(0), "R24.3"),
        ("/flow", json!([]), "R3.1"),
        ("/doing/last_nations", json!(["gondor"]), "R24.24"),
    ];
    for (pointer, value, rule) in cases {
        let result = std::panic::catch_unwind(|| refusal(|json| *json.pointer_mut(pointer).unwrap() = value.clone()));
        match result {
            Ok((found, reason)) => assert_eq!(found, rule, "{pointer}: {reason}"),
            Err(_) => assert_eq!(rule, "ok", "{pointer} was accepted"),
        }
    }
}

#[test]
fn unknown_names_are_refused_when_read() {
    let (kind, what) = refusal(|json| json["fellowship"]["region"] = "atlantis".into());
    assert_eq!(kind, "shape");
    assert!(what.contains("atlantis"), "{what}");
    assert_eq!(refusal(|json| json["nonsense"] = 1.into()).0, "shape");
}

#[test]
fn two_hands_cannot_hold_one_card() {
    let (rule, _) = refusal(|json| {
        json["cards"]["hands"][0]["cards"] = json!(["fp_char_01"]);
        json["cards"]["table"] = json!(["fp_char_01"]);
    });
    assert_eq!(rule, "R2.6");
}

/// R3.3: nine dice are more than any pool of the Free Peoples.
#[test]
fn r3_3_more_dice_than_a_pool_can_hold_are_refused() {
    let with = |side: &'static str, count: u8| {
        move |json: &mut Value| {
            json["phase"] = "action".into();
            json["acting"] = 0.into();
            json["dice"][side]["unused"] = json!({"muster": count});
        }
    };
    for (side, count) in [("free_peoples", 9), ("shadow", 11)] {
        let (rule, place) = refusal(with(side, count));
        assert_eq!(rule, "R3.3", "{side}");
        assert!(place.contains(&format!(": {count}")), "{place}");
    }
}

/// R19.5, R19.7: the Guide is a Companion of the highest Level, or Gollum when there is none.
#[test]
fn r19_5_a_guide_who_may_not_lead_is_refused() {
    for guide in ["boromir", "gollum", "aragorn"] {
        let (rule, place) = refusal(|json| json["fellowship"]["guide"] = guide.into());
        assert_eq!(rule, "R19.5", "{guide}");
        assert!(place.contains("fellowship/guide"), "{place}");
    }
    let (rule, _) = refusal(|json| {
        json["characters"]["gandalf_grey"] = "out".into();
        json["fellowship"]["guide"] = "boromir".into();
    });
    assert_eq!(rule, "R19.5", "Strider is of a higher Level");
}

/// R24.1: seats, and what is not there yet.
#[test]
fn r24_1_setups_that_cannot_be_played_are_refused() {
    let rule = |setup: Setup| Wotr::start(&setup).unwrap_err().rule.to_string();
    assert_eq!(rule(Setup { seats: 5, ..Setup::default() }), "R24.1");
    assert_eq!(rule(Setup { seats: 1, ..Setup::default() }), "R24.1");
    assert_eq!(rule(Setup { expansions: vec![Expansion::LordsOfMiddleEarth].into(), ..Setup::default() }), "R28.8");
    let file: Setup = serde_json::from_value(json!({ "expansion": "kings_of_middle_earth" })).unwrap();
    assert_eq!(rule(file), "R28.8");
}

/// Every value that a lobby offers can be played.
#[test]
fn what_does_not_exist_is_not_offered() {
    for option in Wotr::INFO.options {
        let OptionKind::Choice(words) = option.kind else { continue };
        for word in words {
            let setup: Setup = serde_json::from_value(json!({ option.key: word })).unwrap();
            assert!(Wotr::start(&setup).is_ok(), "{}={word}", option.key);
        }
    }
}

/// The state of every moment of random matches is read again as it was written.
#[test]
fn every_position_of_a_match_can_be_read_again() {
    let soak = std::env::var_os("PARLOUR_SOAK").is_some_and(|value| value == "1");
    let matches = if soak { 1_000 } else { 5 };
    for (mode, seats) in [(Mode::Enforced, 2), (Mode::Enforced, 3), (Mode::Enforced, 4), (Mode::Companion, 2)] {
        for seed in 0..matches {
            let mut rng = Rng::new(seed);
            let mut state = Wotr::start(&Setup { seats, mode, ..Setup::default() }).unwrap();
            let mut legal = Vec::new();
            loop {
                let view = state.view(Viewer::Table);
                let read = Wotr::position(&view);
                assert_eq!(read, Ok(state), "{mode:?}, {seats} seats, seed {seed}, flow {:?}", view.flow);
                match state.status() {
                    Status::Over(_) => break,
                    Status::Chance(request) => state.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents),
                    Status::Decide(seats) => {
                        legal.clear();
                        let seat = seats.iter().next().unwrap();
                        state.legal_actions(seat, &mut legal);
                        state.apply(seat, rng.pick(&legal).unwrap(), &mut NoEvents);
                    }
                }
            }
        }
    }
}
