//! Every lesson, drill and puzzle of every game is played through its right answers and every listed
//! wrong one; and what is wrong with a lesson is found, with its place.

use std::path::{Path, PathBuf};

use parlour_lesson::{Report, check_text, doubled};
use serde_json::{Value, json};

fn lessons_of(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game).join("lessons");
    let Ok(entries) = std::fs::read_dir(&folder) else { return Vec::new() };
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let mut files: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|end| end == "json")).collect();
    files.sort();
    files
}

fn checked(path: &Path) -> Vec<Report> {
    let text = std::fs::read_to_string(path).expect("a file that was listed can be read");
    check_text(&text, &parlour_registry::game).unwrap_or_else(|misfit| panic!("{}, {misfit}", path.display()))
}

#[test]
fn every_lesson_can_be_taught() {
    let (mut faults, mut count) = (Vec::new(), 0);
    for game in parlour_registry::IDS {
        let mut all = Vec::new();
        for path in lessons_of(game) {
            for report in checked(&path) {
                count += 1;
                if report.kind.is_some() && report.game != *game {
                    faults.push(format!("{}, {}: it is of another game", path.display(), report.name));
                }
                faults
                    .extend(report.faults.iter().map(|fault| format!("{}, {}, {fault}", path.display(), report.name)));
                all.push(report);
            }
        }
        faults.extend(doubled(&all).into_iter().map(|name| format!("{name}: two lessons have this id")));
    }
    assert!(faults.is_empty(), "{} faults in {count} lessons:\n{}", faults.len(), faults.join("\n"));
    assert!(count > 0, "there are no lessons");
}

/// A small lesson of tic-tac-toe with nothing wrong.
fn sound() -> Value {
    let said = |text: &str| json!({"en": text, "de": text, "fr": text});
    json!({
        "game": "tictactoe",
        "id": "three",
        "kind": "lesson",
        "order": 1,
        "minutes": 1,
        "title": said("Three in a row"),
        "about": said("How to win."),
        "rules": ["R1.2"],
        "seat": 0,
        "steps": [
            {"id": "look", "title": said("Look"), "say": said("The board has nine squares."), "points": ["square:5"]},
            {
                "id": "corner",
                "say": said("A corner is a good start."),
                "task": said("Mark square 1."),
                "points": ["square:1"],
                "right": [{"action": 1, "then": [{"seat": 1, "action": 5}]}],
                "wrong": [
                    {"action": 2, "say": said("That is an edge.")},
                    {"action": 10}
                ],
                "works": said("Square 1.")
            },
            {"id": "more", "say": said("X and O take turns.")}
        ],
        "end": said("You have started."),
        "goal": {"view": {}}
    })
}

fn faults(lesson: &Value) -> Vec<String> {
    let reports = check_text(&lesson.to_string(), &parlour_registry::game).expect("it is JSON");
    reports.iter().flat_map(|report| &report.faults).map(ToString::to_string).collect()
}

/// The lesson with something else at a pointer.
fn with(pointer: &str, value: Value) -> Value {
    let mut lesson = sound();
    let (parent, field) = pointer.rsplit_once('/').expect("a pointer has a slash");
    let parent = lesson.pointer_mut(parent).expect("the pointer leads somewhere");
    match parent {
        Value::Array(items) => items[field.parse::<usize>().expect("a number")] = value,
        other => other[field] = value,
    }
    lesson
}

#[test]
fn a_sound_lesson_has_no_fault() {
    assert_eq!(faults(&sound()), Vec::<String>::new());
}

/// Each of these breaks the lesson at one place, and is told with it.
#[test]
fn a_broken_lesson_fails_with_its_place() {
    let said = |text: &str| json!({"en": text, "de": text, "fr": text});
    let broken = [
        // A missing language, and one that the game does not have.
        (
            with("/steps/1/task", json!({"en": "Go.", "de": "Los."})),
            "step \"corner\", task: the language \"fr\" is missing",
        ),
        (
            with("/title", json!({"en": "a", "de": "b", "fr": "c", "eo": "d"})),
            "title: tictactoe has no language \"eo\"",
        ),
        (with("/about", said(&"long ".repeat(60))), "about: \"en\" has 299 characters, at most 200 fit"),
        // Answers that the rules do not take, or that are none.
        (with("/steps/1/right/0/action", json!(10)), "step \"corner\", right 1: it is refused by R1.1 (refuse.square)"),
        (with("/steps/1/right/0/then/0/action", json!(1)), "step \"corner\", then 1: refused by R1.2"),
        (
            with("/steps/1/right/0", json!({"view": {"/squares/0": 1}})),
            "step \"corner\", right 1: nothing that may be done here fits it",
        ),
        (with("/steps/1/right/0/action", json!("x")), "step \"corner\": \"x\" is not an action of tictactoe"),
        (with("/steps/1/right/0/action", json!({})), "step \"corner\", wrong 1: it is right answer 1"),
        // Wrong answers that are right, or of which nothing can be said.
        (with("/steps/1/wrong/0/action", json!(1)), "step \"corner\", wrong 1: it is right answer 1"),
        (
            with("/steps/1/wrong/0", json!({"action": 2})),
            "step \"corner\", wrong 1: the rules allow it, so it needs a say",
        ),
        (
            with("/steps/1/wrong/1", json!({"action": 10, "rule": "R1.2"})),
            "step \"corner\", wrong 2: the rules refuse it by R1.1, not by R1.2",
        ),
        // Steps that lead nowhere, or that nothing leads to.
        (with("/steps/1/next", json!("nowhere")), "step \"corner\": there is no step \"nowhere\" to go to"),
        (with("/steps/0/next", json!("more")), "step \"corner\": no step leads to it"),
        // Names of what is not there.
        (with("/rules", json!(["R9.9"])), "rules: tictactoe has no rule R9.9"),
        (with("/steps/1/points", json!(["square:12"])), "step \"corner\", points: nothing is called \"square:12\""),
        (with("/seat", json!(2)), "seat: there are 2 seats, counted from 0"),
        (with("/seat", json!(1)), "step \"corner\": the learner is not asked anything"),
        (with("/given", json!({"squares": [0]})), "given: "),
        (with("/goal", json!({"view": {"/squares/0": 1}})), "goal: /squares/0 is 0, expected 1"),
        (with("/goal", json!({"over": {"winners": [0]}})), "goal: the match is not over"),
        // Fields that there are not.
        (with("/steps/1/hintt", said("x")), "step \"corner\": unknown field `hintt`"),
        (with("/steps/1/right", json!([])), "step \"corner\": a step with a task has right answers"),
        (with("/kind", json!("exam")), "the lesson: unknown variant `exam`"),
    ];
    for (lesson, expected) in broken {
        let found = faults(&lesson);
        assert!(found.iter().any(|fault| fault.starts_with(expected)), "expected \"{expected}\", found {found:#?}");
    }
}

#[test]
fn a_file_that_is_not_json_says_where() {
    let misfit = check_text("{\n  \"game\": ", &parlour_registry::game).expect_err("it is cut off");
    assert_eq!(misfit.to_string(), "line 2, column 10: EOF while parsing a value");
}

#[test]
fn an_id_is_given_once_in_a_game() {
    let twice = json!([sound(), sound()]).to_string();
    let reports = check_text(&twice, &parlour_registry::game).expect("it is JSON");
    assert_eq!(doubled(&reports), ["tictactoe/three"]);
}
