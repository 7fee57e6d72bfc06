//! The suite can fail: a sound game passes, and every way of breaking it is caught by the law
//! that forbids it.

mod bidding;

use bidding::*;
use parlour_testkit::{Depth, Law, Plan, Violation, assert_conforms, conform};

fn caught<const FLAW: u8>() -> Violation {
    let plan = Plan::<Bidding<FLAW>>::new(300).depth(Depth::Full);
    conform(&plan).expect_err("the suite must catch this flaw")
}

/// Whether the flaw breaks `law`, and the message says `words`.
#[track_caller]
fn assert_caught<const FLAW: u8>(law: Law, words: &str) {
    let violation = caught::<FLAW>();
    let message = violation.to_string();
    assert_eq!(violation.law, law, "{message}");
    assert!(message.contains(words), "{message}");
    assert!(message.contains("seed 1"), "{message}");
}

#[test]
fn the_sound_game_passes() {
    let full = Plan::<Bidding<SOUND>>::new(300).depth(Depth::Full);
    let summary = assert_conforms(&full);
    assert_eq!(summary, assert_conforms(&full), "the same plan gives the same");
    assert!(summary.imagined_different > 0 && summary.free_undos > 0 && summary.refusals_tried > 1_000, "{summary:?}");
    let sampled = assert_conforms(&Plan::<Bidding<SOUND>>::new(300).seed(2));
    assert!(sampled.round_trips * 4 < summary.round_trips, "{sampled:?}");
}

#[test]
fn a_violation_is_found_again_at_the_same_place() {
    let violation = caught::<LEAKY_PROMPT>();
    assert_eq!(violation, caught::<LEAKY_PROMPT>());
    let index = violation.index.expect("a match broke it");
    let shorter = Plan::<Bidding<LEAKY_PROMPT>>::new(index + 1).depth(Depth::Full);
    assert_eq!(conform(&shorter).expect_err("the same match is in it"), violation);
}

#[test]
fn a_view_that_leaks_is_caught() {
    assert_caught::<LEAKY_VIEW>(Law::Secrets, "/slip");
}

#[test]
fn a_spectator_who_sees_more_than_a_seat_is_caught() {
    assert_caught::<LEAKY_SPECTATOR>(Law::Secrets, "Spectator");
}

#[test]
fn a_secret_in_who_is_asked_is_caught() {
    assert_caught::<LEAKY_ASKING>(Law::Secrets, "who is asked");
}

#[test]
fn a_secret_in_a_prompt_is_caught() {
    assert_caught::<LEAKY_PROMPT>(Law::Secrets, "prompt");
}

#[test]
fn a_reveal_that_is_not_declared_is_caught() {
    assert_caught::<UNDECLARED_REVEAL>(Law::Secrets, "reveal that is not declared");
}

#[test]
fn an_event_told_too_widely_at_a_deal_is_caught() {
    assert_caught::<LOUD_DEAL>(Law::Secrets, "hears more than it sees of Deal");
}

#[test]
fn an_event_told_too_widely_at_anothers_action_is_caught() {
    assert_caught::<LOUD_BID>(Law::Secrets, "hears more than it sees of Act");
}

#[test]
fn a_reimagine_that_peeks_is_caught() {
    assert_caught::<PEEKING>(Law::Secrets, "what is reimagined");
}

#[test]
fn a_secret_in_the_question_to_the_dealer_is_caught() {
    assert_caught::<NAMING_DEALER>(Law::Secrets, "the question to the dealer");
}

#[test]
fn a_concealed_deal_asked_of_people_is_caught() {
    assert_caught::<CONCEALED_DEAL>(Law::Secrets, "people are asked to deal what");
}

#[test]
fn a_free_undo_of_something_another_seat_learned_is_caught() {
    assert_caught::<WHISPER>(Law::Undo, "undo is free");
}

#[test]
fn a_secret_in_where_a_seat_stands_in_its_action_is_caught() {
    assert_caught::<LEAKY_STAGE>(Law::Wholes, "tells seat");
}

#[test]
fn a_secret_in_the_words_of_a_whole_action_is_caught() {
    assert_caught::<LEAKY_WHOLE>(Law::Wholes, "the list of whole actions");
}

#[test]
fn a_small_action_that_no_whole_one_begins_with_is_caught() {
    assert_caught::<LOST_WHOLE>(Law::Wholes, "the state after");
}

#[test]
fn state_shared_between_copies_is_caught() {
    assert_caught::<SHARED_STATE>(Law::Replay, "undo");
}

#[test]
fn something_outside_the_state_is_caught() {
    assert_caught::<UNSTABLE>(Law::Replay, "ticks");
}

#[test]
fn an_action_allowed_though_not_listed_is_caught() {
    assert_caught::<ILLEGAL_ALLOWED>(Law::Refusals, "Bid(4)");
}

#[test]
fn an_action_refused_though_listed_is_caught() {
    assert_caught::<LEGAL_REFUSED>(Law::Legality, "Bid(3) is listed for seat 1, but refused");
}

#[test]
fn a_lost_card_is_caught() {
    assert_caught::<LOST_CARD>(Law::Audit, "cards");
}

#[test]
fn a_refusal_by_a_rule_that_does_not_exist_is_caught() {
    assert_caught::<WRONG_RULE>(Law::Refusals, "R9.9");
}

#[test]
fn a_refusal_that_changes_the_state_is_caught() {
    assert_caught::<REFUSAL_CHANGES>(Law::Refusals, "by a refused action");
}

#[test]
fn a_save_that_loses_something_is_caught() {
    assert_caught::<LOSSY_SAVE>(Law::Replay, "after saving and reading");
}

#[test]
fn a_position_that_loses_something_is_caught() {
    assert_caught::<LOSSY_POSITION>(Law::Replay, "position");
}

#[test]
fn a_missing_message_is_caught() {
    assert_caught::<MISSING_MESSAGE>(Law::Legality, "event.nobody_wrote_this");
}

#[test]
fn a_text_without_a_parameter_that_its_message_needs_is_caught() {
    assert_caught::<MISSING_PARAMETER>(Law::Legality, "event.bid needs the parameter count");
}

#[test]
fn an_option_on_a_thing_that_the_scene_does_not_name_is_caught() {
    assert_caught::<UNNAMED_THING>(Law::Legality, "an option touches chips 0, which the scene does not name");
}

#[test]
fn a_language_that_lacks_a_message_or_has_another_is_caught() {
    assert_caught::<UNTRANSLATED>(Law::Legality, "catalogue de: there is no message ask");
    assert_caught::<UNKNOWN_TO_ENGLISH>(Law::Legality, "catalogue de: the first catalogue has no message b");
    assert_caught::<OTHER_PARAMETERS>(
        Law::Legality,
        "catalogue de: other parameters than in the first catalogue has a",
    );
}

#[test]
fn secrets_that_are_never_imagined_otherwise_are_caught() {
    assert_caught::<NEVER_VARIES>(Law::Secrets, "imagined states were the real one");
    assert_eq!(caught::<NEVER_VARIES>().index, None);
}

#[test]
fn secrets_in_a_game_that_says_it_has_none_are_caught() {
    assert_caught::<NOT_HIDDEN>(Law::Secrets, "although nothing is hidden");
}

#[test]
fn a_reason_that_tells_a_secret_is_caught() {
    assert_caught::<LEAKY_REFUSAL>(Law::Reasons, "the reason against");
    assert_caught::<LEAKY_WISH>(Law::Reasons, "may mean differs");
}

#[test]
fn a_match_that_never_ends_is_caught() {
    assert_caught::<NEVER_ENDS>(Law::Legality, "bound of 24");
}

#[test]
fn a_panic_is_caught_and_named_by_its_entry() {
    assert_caught::<PANICS>(Law::Wholes, "a bug on the fourth turn");
    assert!(caught::<PANICS>().entry.is_some_and(|entry| entry >= 4));
}

#[test]
fn an_action_listed_twice_is_caught() {
    assert_caught::<LISTED_TWICE>(Law::Legality, "listed twice");
}

#[test]
fn a_seat_that_may_act_unasked_is_caught() {
    assert_caught::<UNASKED_MAY_ACT>(Law::Legality, "not asked");
}

#[test]
fn a_dead_end_is_caught() {
    assert_caught::<DEAD_END>(Law::Legality, "no legal action");
}

#[test]
fn a_prompt_in_another_order_is_caught() {
    assert_caught::<PROMPT_DISAGREES>(Law::Legality, "prompt");
}

#[test]
fn a_dealer_whose_words_change_is_caught() {
    assert_caught::<CHANGING_DEALER>(Law::Replay, "record");
}
