//! What a game says about itself, and what a bot is given of it.

use parlour_core::{Catalogue, Game, GameInfo, Header, Match, Perspective, Seat, Text};

use crate::sealed::{Action, Sealed, Setup};

const INFO: GameInfo = Sealed::INFO;

#[test]
fn a_game_speaks_the_languages_it_has() {
    let says = |words: Option<Catalogue>| words.map(|words| words.say(&"option.open".into()));
    assert_eq!(says(INFO.words("de")).as_deref(), Some("eröffnen"));
    assert_eq!(says(INFO.words("en")).as_deref(), Some("open"));
    assert_eq!(says(INFO.words("fr")), None);
    assert_eq!(says(Some(INFO.first_words())).as_deref(), Some("open"));
    assert_eq!(says(Some(GameInfo::SMALL.first_words())).as_deref(), Some("option.open"));
}

#[test]
fn a_book_is_read_in_ones_language_or_in_the_first() {
    let read = |language| INFO.book(language).map(|book| book.language);
    assert_eq!((read("de"), read("en"), read("fr")), (Some("de"), Some("en"), Some("en")));
    assert!(GameInfo::SMALL.book("en").is_none() && GameInfo::SMALL.rules().is_empty());
    assert!(INFO.rules().starts_with("## R1. All"));
    assert_eq!(INFO.seat(Seat(2)), Text::new("seat.three"));
}

#[test]
fn a_bot_is_offered_everything_but_edits() {
    let played = Match::<Sealed>::new(Header::given(Setup::default())).unwrap();
    let place = played.perspective(Seat(0));
    // What was in the list stays in it.
    let mut options = vec![Action::Edit(1), Action::Edit(2)];
    place.options(&mut options);
    assert_eq!(options, [Action::Edit(1), Action::Edit(2), Action::Open]);
    let shown = format!("{:?}", Perspective::new(played.state(), Seat(1)));
    assert_eq!(shown, "Perspective { seat: Seat(1), .. }");
}
