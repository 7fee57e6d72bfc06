//! What a terminal says is what a browser says: the same texts are said by `web/src/words.test.ts`.

use std::collections::BTreeMap;

use parlour_core::{Catalogue, Text};
use serde::Deserialize;

#[derive(Deserialize)]
struct Cases {
    catalogues: BTreeMap<String, String>,
    texts: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    words: Text,
    said: BTreeMap<String, String>,
}

#[test]
fn texts_are_said_as_a_browser_says_them() {
    let cases: Cases = serde_json::from_str(include_str!("words.json")).unwrap();
    for (language, fluent) in &cases.catalogues {
        let catalogue = Catalogue::parse(language, fluent).unwrap();
        for case in &cases.texts {
            assert_eq!(catalogue.say(&case.words), case.said[language], "{language} {:?}", case.words);
        }
    }
}
