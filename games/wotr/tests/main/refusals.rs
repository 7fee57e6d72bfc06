//! One legality: what is listed is what is allowed, and every rule that refuses is expected somewhere.

use std::collections::BTreeSet;
use std::path::Path;

use parlour_core::{Game, NoEvents, Rng, Status};
use parlour_wotr::{Action, Mode, Setup, Wotr};
use serde_json::Value;

/// Plays a random match and offers every action seen so far to each of its positions.
fn one_legality(setup: Setup, seed: u64, decisions: usize) {
    let mut rng = Rng::new(seed);
    let mut game = Wotr::start(&setup).unwrap();
    let mut seen: Vec<Action> = Vec::new();
    let mut legal = Vec::new();
    for _ in 0..decisions {
        let seat = match game.status() {
            Status::Over(_) => return,
            Status::Chance(request) => {
                game.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents);
                continue;
            }
            Status::Decide(seats) => seats.iter().next().unwrap(),
        };
        legal.clear();
        game.legal_actions(seat, &mut legal);
        for action in seen.iter().filter(|action| !Wotr::is_shorthand(action)) {
            let allowed = game.check(seat, action).is_ok();
            assert_eq!(allowed, legal.contains(action), "{action:?} in {:?}", game.prompt(seat).ask);
        }
        for action in &legal {
            assert!(game.check(seat, action).is_ok(), "{action:?} is listed and refused");
            if !seen.contains(action) {
                seen.push(*action);
            }
        }
        game.apply(seat, rng.pick(&legal).unwrap(), &mut NoEvents);
    }
}

#[test]
fn what_is_listed_is_what_is_allowed() {
    for seats in 2..=4 {
        one_legality(Setup { seats, ..Setup::default() }, u64::from(seats), 600);
    }
    one_legality(Setup { mode: Mode::Companion, ..Setup::default() }, 5, 300);
}

/// The numbers that a chapter or a card refuses by: all it names in code but those it allows by.
fn refused_by(source: &str) -> BTreeSet<String> {
    let mut code: String = source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    for allowed in [" by(", "Rule::Book("] {
        while let Some(at) = code.find(allowed) {
            let mut depth = 0;
            let end = code[at..].char_indices().find(|(_, letter)| {
                depth += match letter {
                    '(' => 1,
                    ')' => -1,
                    _ => 0,
                };
                *letter == ')' && depth == 0
            });
            let end = end.map_or(code.len(), |(end, _)| at + end + 1);
            code.replace_range(at..end, "");
        }
    }
    let words = code.split('"').skip(1).step_by(2);
    let is_number =
        |word: &&str| word.strip_prefix('R').is_some_and(|rest| rest.starts_with(|it: char| it.is_ascii_digit()));
    words.filter(is_number).map(str::to_owned).collect()
}

fn expected(scenario: &Value, found: &mut BTreeSet<String>) {
    match scenario {
        Value::Array(list) => list.iter().for_each(|it| expected(it, found)),
        Value::Object(map) => {
            let refused = map
                .get("refused")
                .into_iter()
                .chain(map.get("not_legal").and_then(Value::as_array).into_iter().flatten());
            for it in refused {
                found.extend(it.as_str().or_else(|| it.get("rule")?.as_str()).map(str::to_owned));
            }
            map.values().for_each(|it| expected(it, found));
        }
        _ => {}
    }
}

fn files(folder: &Path) -> impl Iterator<Item = String> {
    let files = std::fs::read_dir(folder).unwrap();
    files.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap())
}

#[test]
fn every_rule_that_refuses_is_expected_by_a_scenario() {
    let game = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut scenarios = BTreeSet::new();
    for text in files(&game.join("scenarios")) {
        expected(&serde_json::from_str(&text).unwrap(), &mut scenarios);
    }
    let mut cited = BTreeSet::new();
    for file in ["src/edit.rs", "src/position.rs"] {
        cited.extend(refused_by(&std::fs::read_to_string(game.join(file)).unwrap()));
    }
    for folder in ["src/rules", "src/cards"] {
        files(&game.join(folder)).for_each(|source| cited.extend(refused_by(&source)));
    }
    assert!(cited.len() > 110, "only {} rules refuse", cited.len());
    let unasked: Vec<&String> = cited.difference(&scenarios).collect();
    assert!(unasked.is_empty(), "expected by no scenario: {unasked:?}");
}
