//! The report as a web page.

use std::sync::atomic::AtomicBool;

use parlour_core::Game;
use parlour_kuhn::Kuhn;
use parlour_lab::{
    Distribution, Histogram, KindReport, Lasting, MeasureReport, Repeat, Report, Settings, Share, Spread, Summary,
    Survival, simulate,
};
use parlour_tictactoe::TicTacToe;

use crate::bots::{random, settings, turning};

fn run<G: Game>(settings: &Settings<G>) -> Report {
    simulate(settings, &|_| {}, &AtomicBool::new(false)).unwrap()
}

/// How the pages of these tests say that they were made.
fn made() -> Repeat {
    Repeat { command: "parlour simulate".into(), ..Repeat::default() }
}

fn swapped<G: Game>() -> Report {
    run(&Settings { swap_seats: true, bots: vec![turning(), random()], ..settings::<G>(500) })
}

fn number(name: &str, values: impl IntoIterator<Item = i64>) -> MeasureReport {
    let mut numbers = Histogram::default();
    values.into_iter().for_each(|value| numbers.add(value));
    let spread = Spread::Number(Summary::of(&numbers).unwrap());
    MeasureReport { name: name.to_owned(), spread, distribution: Distribution::of(&numbers) }
}

fn kinds(name: &str, kind: &str) -> MeasureReport {
    let kinds = vec![KindReport { kind: kind.to_owned(), share: Share::of(3, 10) }];
    MeasureReport { name: name.to_owned(), spread: Spread::Kinds(kinds), distribution: None }
}

fn flag(name: &str) -> MeasureReport {
    MeasureReport { name: name.to_owned(), spread: Spread::Flag(Share::of(1, 4)), distribution: None }
}

/// A report with every kind of measure, tails to both sides among them.
fn measured() -> Report {
    let tails = (0..2_000).map(|value| value % 40).chain([9_000, -9_000]);
    let measures =
        vec![number("days_survived", tails), number("lives_lost", [2, 2]), kinds("cause", "a_trap"), flag("is_rich")];
    let share = Share::of(3, 4);
    let points = vec![Lasting { after: 0, share }, Lasting { after: 7, share: Share::of(0, 4) }];
    let survival = Some(Survival { of: "days".into(), points });
    Report { measures, survival, ..swapped::<Kuhn>() }
}

/// One alone at the table, winning now and then.
fn solo() -> Report {
    let mut report = run(&settings::<TicTacToe>(200));
    report.settings.solo = true;
    report.seat_effect = None;
    report.seats.truncate(1);
    report.bots.truncate(1);
    report
}

/// Goes through all tags: every one that is opened is closed, in the right order.
fn assert_well_formed(html: &str) {
    let body = html.strip_prefix("<!DOCTYPE html>").expect("a document type");
    let (head, rest) = body.split_once("<style>").expect("a style");
    let (style, rest) = rest.split_once("</style>").expect("the end of the style");
    assert!(!style.contains('<'));
    let mut open: Vec<&str> = Vec::new();
    for tag in [head, rest].iter().flat_map(|part| part.split('<').skip(1)) {
        let (tag, text) = tag.split_once('>').expect("the end of a tag");
        assert!(!text.contains('>'), "an end without a beginning after <{tag}>");
        assert!(tag.matches('"').count().is_multiple_of(2), "<{tag}>");
        let name = tag.split([' ', '/']).find(|name| !name.is_empty()).expect("a name");
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "<{tag}> closes another");
        } else if !tag.ends_with('/') && name != "meta" {
            open.push(name);
        }
    }
    assert_eq!(open, Vec::<&str>::new());
}

fn empty() -> Report {
    simulate(&settings::<Kuhn>(100), &|_| {}, &AtomicBool::new(true)).unwrap()
}

#[test]
fn every_tag_is_closed() {
    for report in [measured(), solo(), empty(), swapped::<TicTacToe>(), run(&settings::<Kuhn>(1))] {
        assert_well_formed(&report.to_html(&made()));
    }
}

#[test]
fn the_page_is_the_same_for_the_same_seed_on_any_number_of_threads() {
    let one = Settings { swap_seats: true, ..settings::<TicTacToe>(3_000) };
    let two = Settings { threads: 2, ..one.clone() };
    assert_eq!(run(&one).to_html(&made()), run(&two).to_html(&made()));
    assert_ne!(run(&one).to_html(&made()), run(&Settings { seed: 8, ..one }).to_html(&made()));
}

#[test]
fn all_text_is_escaped() {
    const NASTY: &str = "<script src='x'>\"&";
    let mut report = Report {
        measures: vec![number(NASTY, [1, 2]), number(NASTY, [1, 1]), kinds(NASTY, NASTY), flag(NASTY)],
        endings: vec![KindReport { kind: NASTY.to_owned(), share: Share::of(1, 1) }],
        ..swapped::<Kuhn>()
    };
    let run = &mut report.settings;
    (run.game, run.title, run.bots) = (NASTY, NASTY, vec![NASTY, NASTY]);
    run.setup = NASTY.into();
    report.series = vec![NASTY.to_owned()];
    for seat in &mut report.seats {
        seat.name = NASTY.to_owned();
    }
    for bot in &mut report.bots {
        bot.id = NASTY;
    }
    let html = report.to_html(&made());
    assert_well_formed(&html);
    assert!(!html.contains("<script"), "{html}");
    assert!(html.contains("&lt;script src=&#39;x&#39;&gt;&quot;&amp;"), "{html}");
}

#[test]
fn nothing_is_fetched() {
    let html = measured().to_html(&made());
    assert!(html.contains("default-src 'none'"));
    for word in ["http:", "https:", "src=", "href=", "url(", "@import"] {
        assert!(!html.contains(word), "{word}");
    }
}

#[test]
fn every_measure_has_its_place() {
    let html = measured().to_html(&made());
    for text in [
        "<h3>days survived</h3>",
        "The same in every match: lives lost\u{a0}2.",
        "<h3>cause</h3>",
        ">a trap</th>",
        ">is rich</th>",
        "<h2>What the seat did</h2>",
        "bot 1 (turning), seat 2 (Second)",
        ">showdown</th>",
        "&gt; 39",
        "&lt; 0",
        "<h2>How long it goes on</h2>",
        "went on after so many days",
    ] {
        assert!(html.contains(text), "{text} in\n{html}");
    }
}

#[test]
fn buckets_of_the_lengths_sum_up_to_the_matches() {
    for report in [swapped::<Kuhn>(), swapped::<TicTacToe>()] {
        let lengths = report.lengths.unwrap();
        assert_eq!((lengths.total(), lengths.below, lengths.above), (500, 0, 0));
    }
    assert_eq!(empty().lengths, None);
}

#[test]
fn a_player_alone_has_victories_instead_of_wins() {
    let html = solo().to_html(&made());
    assert!(html.contains("<h2>Victories</h2>") && html.contains(">no victory</th>"));
    assert!(!html.contains("<h2>Wins</h2>") && !html.contains(">nobody</th>") && !html.contains("What the seat did"));
}

#[test]
fn a_page_says_what_the_seat_did_where_it_can_be_told() {
    let fair = run(&Settings { swap_seats: true, ..settings::<TicTacToe>(2_000) }).to_html(&made());
    assert!(fair.contains("Going first is an advantage: seat 1 won 2"), "{fair}");
    let kept = run(&Settings { bots: vec![turning(), random()], ..settings::<TicTacToe>(2_000) }).to_html(&made());
    assert!(kept.contains("cannot be told from these matches") && !kept.contains("Going first"));
    assert!(kept.contains(">seat 1 (X): turning</th>"));
    assert!(empty().to_html(&made()).contains("of 100 matches only the first 0 were played"));
}

/// The contrast of two colours after WCAG 2.
fn contrast(one: &str, other: &str) -> f64 {
    let luminance = |colour: &str| {
        let part = |at: usize| f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
        let linear = |part: f64| if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) };
        0.2126 * linear(part(1)) + 0.7152 * linear(part(3)) + 0.0722 * linear(part(5))
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn colours_have_the_contrast_that_wcag_asks_for_in_both_themes() {
    let html = empty().to_html(&made());
    let themes: Vec<&str> = html.split(":root {").skip(1).map(|rest| rest.split_once('}').unwrap().0).collect();
    assert_eq!(themes.len(), 2);
    for theme in themes {
        let colour = |name: &str| theme.split_once(&format!("--{name}: ")).expect(name).1.split(';').next().unwrap();
        for ground in ["paper", "card"] {
            for (name, least) in [("ink", 7.0), ("soft", 4.5), ("link", 4.5), ("bar", 3.0), ("far", 3.0)] {
                let found = contrast(colour(name), colour(ground));
                assert!(found >= least, "{name} on {ground}: {found}");
            }
        }
        for ground in ["bar", "tint"] {
            assert!(contrast(colour("ink"), colour(ground)) >= 3.0, "ink on {ground}");
        }
        assert!(contrast(colour("far"), colour("tint")) >= 3.0, "the dot in its box");
    }
}
