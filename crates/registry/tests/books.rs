//! What people read about the games: whole in every language, and every reference leads somewhere.

use std::collections::BTreeSet;

use parlour_core::{Book, rules};

/// The targets of Markdown links and pictures: what stands in `](…)`.
fn targets(markdown: &str) -> impl Iterator<Item = &str> {
    markdown.split("](").skip(1).filter_map(|rest| rest.split_once(')').map(|(target, _)| target))
}

/// The rules that a text speaks of: `R7`, `R7.3`, `R26.strider`.
fn mentioned(markdown: &str) -> impl Iterator<Item = &str> {
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
    markdown.split(move |c: char| !word(c)).filter_map(|part| {
        let part = part.trim_end_matches('.');
        let number = part.strip_prefix('R')?;
        // `R0` is a card of Clans.
        number.starts_with(|c: char| ('1'..='9').contains(&c)).then_some(part)
    })
}

/// The anchor of a heading, as Markdown readers make it.
fn anchor(heading: &str) -> String {
    let plain = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = plain.chars().filter(|c| c.is_alphanumeric() || *c == ' ' || *c == '-' || *c == '_');
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

fn check(game: &str, book: &Book, first: &Book) -> Vec<String> {
    let mut wrong = Vec::new();
    let own: Vec<&str> = rules(book.rules).iter().map(|rule| rule.id).collect();
    let all: Vec<&str> = rules(first.rules).iter().map(|rule| rule.id).collect();
    if own != all {
        let missing: Vec<_> = all.iter().filter(|id| !own.contains(id)).collect();
        wrong.push(format!("its rules are not those of the first book: without {missing:?}"));
    }
    let known: BTreeSet<&str> = all.iter().copied().collect();
    let heads = |id: &str| {
        book.rules.lines().any(|line| {
            let title = line.trim_start_matches(['#', ' ']);
            line.starts_with('#')
                && title.strip_prefix(id).is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
        })
    };
    let is_known = |id: &str| {
        let chapter = format!("{id}.");
        known.iter().any(|rule| *rule == id || rule.starts_with(&chapter)) || heads(id)
    };
    let anchors: BTreeSet<String> = book.rules.lines().filter(|line| line.starts_with('#')).map(anchor).collect();
    for text in [book.how_to_play, book.rules] {
        for id in mentioned(text).filter(|id| !is_known(id)) {
            wrong.push(format!("{id} is mentioned and not there"));
        }
        for target in targets(text) {
            let there = match target.split_once('#') {
                Some((_, place)) => anchors.contains(place),
                None if target.starts_with("rules") || target.starts_with("how-to-play") => true,
                None => book.pictures.iter().any(|(name, _)| *name == target),
            };
            if !there {
                wrong.push(format!("a link leads to {target}, which is not there"));
            }
        }
    }
    for (name, svg) in book.pictures {
        if !book.how_to_play.contains(&format!("]({name})")) || !svg.contains("<title") {
            wrong.push(format!("{name} is shown nowhere, or has no title"));
        }
    }
    for speech in [".csv", "JSON", "TODO", "characters.md", "cards.md", "decks.md", "shared/"] {
        if book.rules.contains(speech) || book.how_to_play.contains(speech) {
            wrong.push(format!("it says {speech}, which players have never seen"));
        }
    }
    wrong.iter().map(|what| format!("{game}, {}: {what}", book.language)).collect()
}

#[test]
fn every_book_is_whole_and_every_reference_leads_somewhere() {
    let mut wrong = Vec::new();
    for game in parlour_registry::games() {
        let info = game.info();
        let languages: Vec<&str> = info.books.iter().map(|book| book.language).collect();
        assert_eq!(languages, ["en", "de", "fr"], "{}", info.id);
        for book in info.books {
            wrong.extend(check(info.id, book, &info.books[0]));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
