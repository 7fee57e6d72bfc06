//! What a player is told beside an option, and by which rule.

use std::path::Path;

use parlour_core::{Game, NoEvents, Rng, Seat, Status, Text, Viewer, rules};
use parlour_wotr::{Action, Region, Setup, Step, Wotr};

/// The answers with a warning of Mordor, for a Fellowship before its gate that is asked a step.
fn warned(step: Option<Step>) -> Vec<Action> {
    let mut game = Wotr::start(&Setup::default()).unwrap();
    let mut rng = Rng::new(1);
    while let Status::Chance(request) = game.status() {
        game.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents);
    }
    let mut view = game.view(Viewer::Table);
    (view.fellowship.region, view.fellowship.progress) = (Region::named("morannon"), 1);
    view.flow.extend(step);
    let options = Wotr::position(&view).unwrap().prompt(Seat(0)).options;
    assert!(options.len() > 2, "{options:?}");
    let inner = options.into_iter().filter(|option| option.warning == Some(Text::new("warn.inner_mordor")));
    inner.map(|option| option.action).collect()
}

#[test]
fn r22_1_a_fellowship_is_warned_of_the_regions_behind_the_gates_of_mordor() {
    let gorgoroth = Region::named("gorgoroth");
    assert_eq!(warned(None), [Action::Declare(gorgoroth)]);
    assert_eq!(warned(Some(Step::Walk { left: 1 })), [Action::Walk(gorgoroth)]);
}

/// A number has its form, and a verb that of the nation or the seat that it goes with.
#[test]
fn sentences_agree_with_what_they_name() {
    let say = |language: &str, text: &Text| Wotr::INFO.words(language).unwrap().say(text);
    let at_war =
        |nation| Text::new("event.at_war").with("nation", Text::new(nation)).with("cause", Text::new("cause.die"));
    assert_eq!(say("de", &at_war("nation.dwarves")), "Zwerge sind im Krieg durch Würfel");
    assert_eq!(say("de", &at_war("nation.gondor")), "Gondor ist im Krieg durch Würfel");
    assert_eq!(say("en", &at_war("nation.dwarves")), "The Dwarves advance to At War through an Action die.");
    assert_eq!(say("en", &at_war("nation.gondor")), "Gondor advances to At War through an Action die.");
    let passed = |seat| Text::new("event.passed").with("seat", Text::new(seat));
    assert_eq!(say("en", &passed("seat.first")), "The Free Peoples pass.");
    assert_eq!(say("en", &passed("seat.second")), "The Shadow passes.");
    let left = |count: i64| Text::new("effect.allocate").with("count", count);
    assert_eq!([1, 2].map(|count| say("en", &left(count))), ["1 die is left to roll.", "2 dice are left to roll."]);
    assert_eq!(
        [0, 1, 2].map(|count| say("fr", &left(count))),
        ["0 dé reste à lancer", "1 dé reste à lancer", "2 dés restent à lancer"]
    );
}

/// All files of a folder and those below it, as one text.
fn text_of(folder: &Path) -> String {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.map(|path| if path.is_dir() { text_of(&path) } else { std::fs::read_to_string(path).unwrap() }).collect()
}

#[test]
fn every_rule_is_found_at_its_code_by_its_number() {
    let code = text_of(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let goes_on = |rest: &str| {
        let mut rest = rest.chars();
        match rest.next() {
            Some('.') => rest.next().is_some_and(char::is_alphanumeric),
            next => next.is_some_and(|it| it.is_alphanumeric() || it == '_'),
        }
    };
    let stands = |id: &str| code.match_indices(id).any(|(at, _)| !goes_on(&code[at + id.len()..]));
    let book = rules(Wotr::INFO.rules());
    let missing: Vec<&str> = book.iter().map(|rule| rule.id).filter(|id| !stands(id)).collect();
    assert!(missing.is_empty(), "in no file of src: {missing:?}");
}
