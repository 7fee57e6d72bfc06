//! The scenario runner: what passes, what fails with which words, what is not a scenario at all.

mod bidding;

use bidding::{Bidding, LOST_CARD, PANICS, REFUSAL_CHANGES, SOUND};
use parlour_core::{AnyGame, Erased};
use parlour_testkit::scenario::{Detail, Find, ScenarioFileError, ScenarioReport, run_file, run_text as run_text_in};
use serde_json::{Value, json};

fn find(id: &str) -> Option<Box<dyn AnyGame>> {
    match id {
        "bidding" => Some(Box::new(Erased::<Bidding<SOUND>>::new(vec![]))),
        "losing" => Some(Box::new(Erased::<Bidding<LOST_CARD>>::new(vec![]))),
        "changing" => Some(Box::new(Erased::<Bidding<REFUSAL_CHANGES>>::new(vec![]))),
        "panicking" => Some(Box::new(Erased::<Bidding<PANICS>>::new(vec![]))),
        _ => None,
    }
}

fn run_text(name: &str, text: &str, find: &Find<'_>) -> Result<Vec<ScenarioReport>, ScenarioFileError> {
    run_text_in(name, text, find, Detail::Short)
}

/// A scenario with these fields besides game and name.
fn with(fields: Value) -> Value {
    let mut scenario = json!({"game": "bidding", "name": "example"});
    scenario.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
    scenario
}

fn run(fields: Value) -> ScenarioReport {
    run_text("file.json", &with(fields).to_string(), &find).unwrap().remove(0)
}

/// What is wrong with the file.
fn complaint(fields: Value) -> String {
    run_text("file.json", &with(fields).to_string(), &find).unwrap_err().to_string()
}

#[track_caller]
fn assert_passes(fields: Value) {
    assert_eq!(run(fields).failure, None);
}

#[track_caller]
fn assert_fails(fields: Value, words: &str) {
    let failure = run(fields).failure.expect("it should fail");
    assert!(failure.contains(words), "{failure}");
}

#[track_caller]
fn assert_complains(fields: Value, words: &[&str]) {
    let complaint = complaint(fields);
    for word in [&["file.json", "scenario \"example\""], words].concat() {
        assert!(complaint.contains(word), "{complaint}");
    }
}

#[test]
fn a_file_holds_one_scenario_or_several() {
    let one = with(json!({"rules": ["R1.1"]}));
    let report =
        ScenarioReport { name: "example".into(), game: "bidding".into(), rules: vec!["R1.1".into()], failure: None };
    assert_eq!(run_text("f", &one.to_string(), &find).unwrap(), vec![report.clone()]);
    assert_eq!(run_text("f", &json!([one, one]).to_string(), &find).unwrap(), vec![report; 2]);
}

#[test]
fn everything_that_can_be_expected_can_be_met() {
    assert_passes(json!({
        "about": "all of it",
        "setup": {},
        "rules": ["R1.1", "R1.2", "R1.3"],
        "dealer": ["c3", "c0"],
        "when": [
            {"then": {"asked": [0], "only": {"0": [{"bid": 3}, {"bid": 2}, {"bid": 1}], "1": []}, "legal": [{"bid": 1}], "not_legal": ["call", {"bid": 4}, {"seat": 1, "action": {"bid": 1}, "rule": "R1.1"}]}},
            {"action": "call", "then": {"refused": "R1.3", "events": [], "no_events": [{}]}},
            {"action": {"bid": 4}, "then": {"refused": true}},
            {"action": {"bid": 4}, "then": {"refused": {"why": "one to three"}}},
            {"action": {"bid": 4}, "then": {"refused": {"rule": "R1.2", "why": "one to three"}, "not_legal": [{"action": {"bid": 4}, "why": "one to three"}]}},
            {"action": {"bid": 2}, "dealer": [], "then": {"view": {"/chips/0": 2, "/slip": null}, "events": [{"bid": [0, 2]}]}},
            {"seat": 1, "action": {"bid": 1}, "then": {"has": {"/chips": [1, 2]}, "lacks": {"/chips": [3]}, "count": {"/chips": 2}}},
            {"undo": 0, "agreed": [], "then": {"refused": {"why": "must agree"}}},
            {"undo": 0, "agreed": [1], "then": {"view": {"/chips": [0, 0]}, "asked": [0]}},
            {"redo": 0},
            {"undo": 1, "then": {"view": {"/chips": [2, 0]}, "asked": [1]}},
            {"redo": 1, "then": {"view": {"/chips": [2, 1]}, "over": false}},
            {"seat": 0, "action": "call", "then": {"views": {"spectator": {"/cards": [3, 0]}, "1": {"/cards/0": 3}, "table": {"/called": true}}}}
        ],
        "then": {
            "over": {"winners": [0], "reason": "called", "scores": [0, 0]},
            "events": [{"dealt": [0, 3]}, {"bid": [0, 2]}, {"shown": [1, 0]}],
            "no_events": [{"whispered": 1}],
            "for": {"1": {"events": [{"dealt": [1, 0]}, {"shown": [0, 3]}], "no_events": [{"dealt": [0, 3]}]}}
        }
    }));
    assert_passes(
        json!({"dealer": ["c1", "c0"], "when": [{"resign": 0}], "then": {"over": {"winners": [1]}, "asked": []}}),
    );
}

#[test]
fn a_position_is_a_patch_over_the_start() {
    assert_passes(json!({
        "given": {"cards": [3, 1], "turn": 5, "chips": [2, 0]},
        "when": [{"action": {"bid": 3}, "dealer": [6, "1"], "then": {"over": {"winners": [], "reason": "tired"}, "events": [{"rolled": 6}, {"rolled": 1}]}}],
        "then": {"view": {"/chips": [2, 3]}, "over": true}
    }));
    assert_fails(json!({"given": {"cards": [3, 3]}}), "given: refused by R1.1: no");
    assert_passes(json!({"given": {"cards": [3, 3]}, "then": {"refused": "R1.1"}}));
    assert_fails(json!({"given": {"cards": [3, 3]}, "then": {"refused": "R1.2"}}), "expected a refusal by R1.2, but");
    assert_fails(json!({"given": {"cards": [3, 2]}, "then": {"refused": "R1.1"}}), "the match was begun");
    assert_complains(json!({"given": {"turm": 5}}), &["given", "turm"]);
    assert_complains(json!({"given": 5}), &["given", "object"]);
    assert_complains(json!({"setup": {"seats": 5}}), &["setup", "seats"]);
}

#[test]
fn the_dealer_follows_the_script_and_uses_it_up() {
    assert_passes(json!({"when": [{"dealer": ["c3", "c1"], "then": {"asked": [0]}}]}));
    assert_fails(json!({"dealer": ["c3"]}), "the start: the dealer is asked for 2 items (draw 2), 1 are left");
    assert_complains(json!({"dealer": ["c3", "c9"]}), &["the start", "c9 cannot be dealt here; possible: c0 c1 c2 c3"]);
    assert_fails(json!({"dealer": ["c3", "c1", "c2"]}), "items left: c2");
    assert_fails(json!({"when": [{"dealer": ["c3", "c1", "c2"]}]}), "step 1: the dealer was not asked for c2");
    assert_fails(json!({"when": [{"dealer": []}]}), "step 1: the dealer is asked for 2 items");
    assert_fails(json!({"when": [{"seat": 0, "action": {"bid": 1}}]}), "the dealer is asked first: draw 2");
}

#[test]
fn a_failure_says_where_what_was_expected_and_what_was_found() {
    let dealt = |when: Value| json!({"dealer": ["c3", "c1"], "when": [{"action": {"bid": 2}}, when]});
    let then = |then: Value| dealt(json!({"action": {"bid": 1}, "then": then}));
    assert_fails(then(json!({"view": {"/chips/0": 3}})), "step 2, then: /chips/0 is 2, expected 3");
    assert_fails(then(json!({"views": {"1": {"/cards/0": 3}}})), "/cards/0 for seat number 1 is null, expected 3");
    assert_fails(then(json!({"has": {"/chips": [7]}})), "/chips lacks 7: [2,1]");
    assert_fails(then(json!({"lacks": {"/chips": [1]}})), "/chips has 1");
    assert_fails(then(json!({"count": {"/chips": 3}})), "/chips has 2 elements, expected 3");
    assert_fails(then(json!({"count": {"/nothing": 3}})), "there is no /nothing");
    assert_fails(then(json!({"asked": [1]})), "asked are seats [0], expected [1]");
    assert_fails(then(json!({"refused": "R1.2"})), "step 2: the action was taken, but should meet a refusal by R1.2");
    assert_fails(then(json!({"legal": [{"bid": 9}]})), "should be legal, but was refused by R1.2: one to three");
    assert_fails(then(json!({"not_legal": [{"bid": 3}]})), "{\"bid\":3} is legal, but should not be");
    assert_fails(then(json!({"not_legal": [{"action": {"bid": 9}, "rule": "R1.1"}]})), "expected a refusal by R1.1");
    assert_fails(then(json!({"events": [{"bid": [0, 2]}]})), "no event {\"bid\":[0,2]}; there were [{\"bid\":[1,1]}]");
    assert_fails(then(json!({"no_events": [{"bid": [1, 1]}]})), "happened, but should not");
    assert_fails(then(json!({"over": true})), "the match is not over");
    assert_fails(
        dealt(json!({"seat": 0, "action": {"bid": 1}})),
        "step 2: the action was refused by R1.1: not your turn; seat number 1 is asked: bid",
    );
    assert_fails(dealt(json!({"action": {"bid": 9}, "then": {"refused": "R1.3"}})), "expected a refusal by R1.3, but");
    assert_fails(then(json!({"for": {"0": {"events": [{"bid": [0, 2]}]}}})), "for seat number 0; there were");
    assert_fails(
        dealt(json!({"action": {"bid": 9}, "then": {"refused": {"why": "E_X"}}})),
        "a refusal because of E_X, but",
    );
    assert_fails(dealt(json!({"undo": 0, "then": {"refused": true}})), "the undo was made, but should be refused");
    let undo = json!([{"action": {"bid": 2}}, {"action": {"bid": 1}}, {"undo": 0, "agreed": []}]);
    assert_fails(json!({"dealer": ["c3", "c1"], "when": undo}), "undo: the others must agree");
    assert_fails(dealt(json!({"redo": 0})), "redo: there is nothing to redo");
    assert_fails(dealt(json!({"resign": 5})), "there is no seat 6");
    let over = |over: Value| json!({"given": {"cards": [0, 1], "chips": [1, 1]}, "when": [{"action": "call"}], "then": {"over": over}});
    assert_fails(over(json!(false)), "the final then: the match is over: called");
    assert_fails(over(json!({"winners": [0]})), "the winners are [1], expected [0]");
    assert_fails(over(json!({"reason": "tired"})), "ended by called, expected tired");
    assert_fails(over(json!({"scores": [1, -1]})), "the scores are [0, 0], expected [1, -1]");
}

#[test]
fn nothing_passes_for_absent_because_its_name_is_misspelt() {
    let then = |then: Value| json!({"dealer": ["c3", "c1"], "when": [{"action": {"bid": 2}, "then": then}]});
    // Events: names, fields, values; also where they are expected, and for other viewers.
    assert_complains(then(json!({"no_events": ["bidd"]})), &["step 1, then", "no event can be \"bidd\"", "`bid`"]);
    assert_complains(then(json!({"no_events": [{"bidd": [0, 1]}]})), &["unknown variant `bidd`"]);
    assert_complains(then(json!({"no_events": [{"bid": {}}]})), &["invalid type"]);
    assert_complains(then(json!({"no_events": [{"bid": [0]}]})), &["invalid length 1"]);
    assert_complains(then(json!({"no_events": [{"whispered": "x"}]})), &["invalid type"]);
    assert_complains(then(json!({"events": [{"bidd": null}]})), &["unknown variant `bidd`"]);
    assert_complains(then(json!({"for": {"1": {"no_events": ["bidd"]}}})), &["unknown variant `bidd`"]);
    // Places.
    assert_complains(then(json!({"view": {"/slp": null}})), &["nothing can be at /slp", "unknown field `slp`"]);
    assert_complains(then(json!({"views": {"1": {"/no/where": null}}})), &["nothing can be at /no/where"]);
    assert_complains(then(json!({"view": {"/chips/x": null}})), &["nothing can be at /chips/x"]);
    assert_complains(then(json!({"view": {"/turn/x": null}})), &["nothing can be at /turn/x"]);
    assert_passes(then(json!({"view": {"/slip": null, "/chips/2": null}, "views": {"1": {"/cards/0": null}}})));
    // Things in lists.
    assert_complains(then(json!({"lacks": {"/cards": ["K"]}})), &["\"K\" cannot be in /cards", "invalid type"]);
    assert_complains(then(json!({"lacks": {"/chips": [300]}})), &["300 cannot be in /chips", "expected u8"]);
    assert_complains(then(json!({"has": {"/chips": [{"of": null}]}})), &["cannot be in /chips"]);
    assert_complains(then(json!({"for": {"1": {"lacks": {"/cards": ["K"]}}}})), &["cannot be in /cards"]);
    // Seats.
    assert_complains(then(json!({"not_legal": [{"seat": 2, "action": "call"}]})), &["there are 2 seats"]);
}

#[test]
fn the_name_of_an_event_stands_for_all_of_its_kind() {
    let then = |then: Value| json!({"dealer": ["c3", "c1"], "when": [{"action": {"bid": 2}, "then": then}]});
    assert_passes(then(json!({"events": ["bid"], "no_events": ["rolled", "shown"]})));
    assert_fails(then(json!({"no_events": ["bid"]})), "the event {\"bid\":[0,2]} happened, but should not");
    assert_fails(then(json!({"no_events": [{}]})), "the event {\"bid\":[0,2]} happened, but should not");
}

#[test]
fn the_value_at_a_pointer_is_all_that_is_there() {
    let view = |view: Value| json!({"dealer": ["c3", "c1"], "then": {"view": view}});
    assert_passes(view(json!({"/chips": [0, 0]})));
    assert_fails(view(json!({"/chips": [0]})), "/chips is [0,0], expected [0]");
    assert_fails(view(json!({"": {"turn": 0}})), "expected {\"turn\":0}");
}

#[test]
fn an_option_is_checked_with_its_rule_and_words() {
    let legal = |option: Value| json!({"dealer": ["c3", "c1"], "then": {"legal": [option]}});
    let bid = json!({"action": {"bid": 3}, "rule": "R1.2", "label": "bid 3", "effect": "the most", "warning": "bold"});
    assert_passes(legal(bid));
    assert_passes(legal(json!({"action": {"bid": 1}, "label": "bid", "effect": null, "warning": null})));
    assert_fails(
        legal(json!({"action": {"bid": 3}, "rule": "R1.1"})),
        "the rule of {\"bid\":3} is R1.2, expected R1.1",
    );
    assert_fails(
        legal(json!({"action": {"bid": 3}, "effect": null})),
        "the effect of {\"bid\":3} is \"the most there is\" (option.most), expected none",
    );
    assert_fails(
        legal(json!({"action": {"bid": 3}, "warning": "x"})),
        "\"this is bold\" (option.bold), expected \"x\"",
    );
    assert_fails(legal(json!({"action": {"bid": 3}, "label": "call"})), "\"bid 3\" (option.bid), expected \"call\"");
    assert_fails(legal(json!({"action": {"bid": 1}, "warning": "x"})), "the warning of {\"bid\":1} is missing");
    assert_complains(legal(json!({"action": {"bid": 1}, "rule": "R7.7"})), &["R7.7"]);
    assert_complains(
        json!({"then": {"not_legal": [{"action": "call", "warning": null}]}}),
        &["label, effect and warning belong into legal"],
    );
}

#[test]
fn the_question_and_the_words_of_events_are_checked() {
    let then = |then: Value| json!({"dealer": ["c3", "c1"], "when": [{"action": {"bid": 2}, "then": then}]});
    assert_passes(then(json!({"question": "bid", "told": ["bids 2"]})));
    assert_fails(then(json!({"question": "roll"})), "the question is \"bid?\" (ask), expected \"roll\"");
    assert_fails(then(json!({"told": ["rolls"]})), "nothing told says \"rolls\"; told was [\"bids 2\"]");
}

#[test]
fn every_check_that_fails_is_told() {
    let then = json!({"view": {"/turn": 7, "/rolls": 7}, "asked": [1], "count": {"/chips": 3}, "over": true});
    let failure = run(json!({"dealer": ["c3", "c1"], "then": then})).failure.unwrap();
    let lines: Vec<&str> = failure.lines().map(|line| line.strip_prefix("the final then: ").expect(line)).collect();
    assert_eq!(
        lines,
        [
            "/rolls is 0, expected 7",
            "/turn is 0, expected 7",
            "/chips has 2 elements, expected 3",
            "asked are seats [0], expected [1]",
            "the match is not over",
        ]
    );
    // A refusal that is not as expected is one of them.
    let step = json!({"action": {"bid": 9}, "then": {"refused": "R1.3", "asked": [1]}});
    let failure = run(json!({"dealer": ["c3", "c1"], "when": [step]})).failure.unwrap();
    assert!(failure.contains("expected a refusal by R1.3") && failure.contains("asked are seats [0]"), "{failure}");
}

#[test]
fn long_values_are_cut_unless_all_is_asked_for() {
    let events: Vec<Value> = (0..60).map(|_| json!({"rolled": 6})).collect();
    let scenario = with(json!({"dealer": ["c3", "c1"], "then": {"view": {"/chips": events}}})).to_string();
    let told = |detail| run_text_in("f", &scenario, &find, detail).unwrap().remove(0).failure.unwrap();
    let (short, whole) = (told(Detail::Short), told(Detail::Verbose));
    assert!(short.ends_with('…') && whole.ends_with("{\"rolled\":6}]") && whole.len() > short.len(), "{short}");
}

#[test]
fn events_come_in_order() {
    let order = |events: Value| json!({"dealer": ["c3", "c1"], "then": {"events": events}});
    assert_passes(order(json!([{"dealt": [0, 3]}, {"dealt": [1, 1]}])));
    assert_fails(order(json!([{"dealt": [1, 1]}, {"dealt": [0, 3]}])), "in this order");
}

#[test]
fn only_names_everything_that_may_be_done() {
    let only = |only: Value| json!({"dealer": ["c3", "c1"], "then": {"only": only}});
    assert_passes(only(json!([{"bid": 3}, {"bid": 1}, {"seat": 0, "action": {"bid": 2}}])));
    assert_fails(only(json!([{"bid": 3}, {"bid": 1}])), "seat number 0 may do more than expected: [{\"bid\":2}]");
    assert_fails(only(json!([])), "seat number 0 may do more than expected");
    assert_fails(only(json!([{"bid": 1}, {"bid": 2}, {"bid": 3}, "call"])), "should be legal, but was refused by R1.3");
    assert_passes(
        json!({"given": {"cards": [0, 1], "chips": [1, 1]}, "when": [{"action": "call"}], "then": {"only": []}}),
    );
    assert_complains(only(json!([{"action": "call", "rule": "R1.1"}])), &["only", "belongs into legal or not_legal"]);
    // By seat.
    assert_passes(only(json!({"0": [{"bid": 3}, {"bid": 1}, {"bid": 2}], "1": []})));
    assert_fails(only(json!({"0": [{"bid": 3}]})), "may do more than expected: [{\"bid\":1},{\"bid\":2}]");
    assert_fails(only(json!({"1": [{"bid": 3}]})), "should be legal, but was refused by R1.1");
}

#[test]
fn another_viewer_knows_its_own_lists_and_events() {
    let seen = |seen: Value| json!({"dealer": ["c3", "c1"], "then": {"for": seen}});
    assert_passes(seen(json!({
        "0": {"has": {"/cards": [3]}, "lacks": {"/cards": [1]}, "count": {"/chips": 2}, "events": [{"dealt": [0, 3]}], "no_events": [{"dealt": [1, 1]}]},
        "1": {"lacks": {"/cards": [3]}, "no_events": [{"dealt": [0, 3]}]},
        "spectator": {"no_events": [{"dealt": [0, 3]}, {"dealt": [1, 1]}]},
        "table": {"has": {"/cards": [3, 1]}, "events": [{"dealt": [0, 3]}, {"dealt": [1, 1]}]}
    })));
    assert_fails(seen(json!({"1": {"has": {"/cards": [3]}}})), "the final then for seat number 1: /cards lacks 3");
    assert_fails(seen(json!({"1": {"events": [{"dealt": [0, 3]}]}})), "no event {\"dealt\":[0,3]} for seat number 1");
    assert_fails(seen(json!({"0": {"no_events": [{"dealt": [0, 3]}]}})), "for seat number 0 happened, but should not");
    assert_complains(seen(json!({"0": {"view": {}}})), &["for", "unknown field `view`"]);
    assert_complains(seen(json!({"2": {"count": {"/chips": 2}}})), &["there are 2 seats"]);
    assert_complains(seen(json!({"nobody": {}})), &["for", "nobody"]);
    assert_complains(seen(json!({"0": {"has": {"cards": []}}})), &["\"cards\" is not a JSON pointer"]);
}

#[test]
fn a_seat_must_be_named_when_nobody_or_several_are_asked() {
    assert_fails(json!({"when": [{"action": "call", "then": {"refused": true}}]}), "step 1: which seat? asked are []");
}

#[test]
fn a_broken_game_fails_its_scenario() {
    let bids = json!([{"action": {"bid": 1}}, {"action": {"bid": 1}}]);
    let call = json!([{"action": "call", "then": {"refused": "R1.3"}}]);
    let given = json!({"cards": [3, 1], "turn": 2});
    let fails = |game: &str, when: &Value| {
        let scenario = with(json!({"game": game, "given": given, "when": when}));
        run_text("f", &scenario.to_string(), &find).unwrap().remove(0).failure.unwrap()
    };
    assert!(fails("losing", &bids).contains("step 2: the audit fails: cards Some(1) and Some(1)"));
    assert!(fails("changing", &call).contains("step 1: the refused action changed something at /views/3/ticks"));
    assert!(fails("panicking", &bids).contains("the game panicked: a bug on the fourth turn"));
}

#[test]
fn a_typo_is_an_error_and_not_a_failure() {
    assert_complains(json!({"gven": {}}), &["the scenario", "unknown field `gven`"]);
    assert_complains(json!({"when": [{}, {"acton": 1}]}), &["step 2", "unknown field `acton`"]);
    assert_complains(json!({"when": [{"then": {"vew": {}}}]}), &["step 1, then", "unknown field `vew`"]);
    assert_complains(json!({"then": {"over": {"winer": 1}}}), &["the final then, over", "unknown field `winer`"]);
    assert_complains(json!({"then": {"not_legal": [{"action": "call", "rul": "R1.1"}]}}), &["not_legal", "`rul`"]);
    assert_complains(
        json!({"then": {"legal": [{"action": "call", "why": "because"}]}}),
        &["why belongs into not_legal"],
    );
    assert_complains(json!({"when": [{}], "then": {"refused": "R1.1"}}), &["the final then", "refused belongs"]);
    assert_complains(json!({"then": {"refused": "R1.1", "over": false}}), &["the final then", "stands alone"]);
    assert_complains(json!({"when": [{"redo": 0, "then": {"refused": true}}]}), &["step 1, then", "with an action"]);
    assert_complains(json!({"when": [{"redo": 0, "agreed": []}]}), &["step 1", "agreed goes with an undo"]);
    assert_complains(json!({"then": {"only": {"table": []}}}), &["only", "not a seat's number"]);
    assert_complains(json!({"then": {"only": 3}}), &["only", "a list, or lists by seat"]);
    assert_complains(json!({"when": [{"action": "call", "then": {"refused": false}}]}), &["refused", "false"]);
    assert_complains(json!({"when": [{"action": 1, "undo": 0}]}), &["step 1", "not several"]);
    assert_complains(json!({"when": [{"undo": 0, "seat": 0}]}), &["step 1", "seat goes with an action"]);
    assert_complains(json!({"then": {"view": {"turn": 1}}}), &["\"turn\" is not a JSON pointer"]);
    assert_complains(json!({"then": {"views": {"nobody": {}}}}), &["views", "nobody"]);
    assert_complains(json!({"then": {"views": {"2": {"/turn": 0}}}}), &["there are 2 seats"]);
    assert_complains(json!({"dealer": [{}]}), &["dealer", "not the name of an item"]);
    assert_complains(json!({"rules": ["R7.7"]}), &["rules", "bidding has no rule R7.7"]);
    assert_complains(json!({"when": [{"action": "call", "then": {"refused": "R7.7"}}]}), &["step 1, then", "R7.7"]);
    assert_complains(json!({"then": {"not_legal": [{"action": "call", "rule": "R7.7"}]}}), &["R7.7"]);
    assert_complains(
        json!({"dealer": ["c0", "c1"], "when": [{"action": "cal"}]}),
        &["step 1", "\"cal\" is not an action"],
    );
    assert_complains(
        json!({"dealer": ["c0", "c1"], "then": {"not_legal": ["cal"]}}),
        &["the final then", "not an action"],
    );
    assert_complains(json!({"game": "chess"}), &["game", "there is no game called \"chess\""]);
}

#[test]
fn what_is_not_json_is_named_by_line_and_column() {
    let error = run_text("file.json", "{\n  \"game\": ,\n}", &find).unwrap_err().to_string();
    assert_eq!(error, "file.json, line 2, column 11: expected value");
    let error = run_text("file.json", "[{}]", &find).unwrap_err().to_string();
    assert_eq!(error, "file.json, scenario 1, the scenario: missing field `game`");
    let error = run_file(std::path::Path::new("no/such/file.json"), &find, Detail::Short).unwrap_err().to_string();
    assert!(error.starts_with("no/such/file.json: "), "{error}");
}
