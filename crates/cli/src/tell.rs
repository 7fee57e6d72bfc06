//! Tells a match in words: its seats, its entries and its end.

use parlour_core::{AnyMatch, Catalogue, Deed, GameInfo, Mark, Outcome, Param, Seat, Text, UndoLaw, Viewer};

use crate::words::{say, say_of};

/// A seat within a sentence.
fn seat_text(info: &GameInfo, seat: Seat) -> Param {
    match info.seat_names.get(seat.index()) {
        Some(key) => Text::new(*key).into(),
        None => seat.to_string().into(),
    }
}

/// The name of a seat.
pub fn seat_name(info: &GameInfo, words: &Catalogue, seat: Seat) -> String {
    match seat_text(info, seat) {
        Param::Text(text) => words.say(&text),
        _ => seat.to_string(),
    }
}

/// An item of the dealer's.
pub fn item_name(words: &Catalogue, item: &Param) -> String {
    words.say(&Text::new("dealer.item").with("item", item.clone()))
}

/// Items side by side: short signs such as `10C` as they are typed, words with commas between them.
pub fn in_a_row(items: &[String]) -> String {
    let is_sign = |item: &String| item.len() <= 3 && !item.contains(' ');
    items.join(if items.iter().all(is_sign) { " " } else { ", " })
}

/// What makes a match other than the usual one, a sentence each.
pub fn marks(played: &dyn AnyMatch) -> Vec<String> {
    let key = |mark: Mark| match mark {
        Mark::Position => "mark.position",
        Mark::Edits => "mark.edits",
        Mark::Given => "mark.given",
        Mark::Unlearned => "mark.unlearned",
        Mark::Open => "mark.open",
        Mark::Branch => "mark.branch",
    };
    played.marks().into_iter().map(|mark| say(key(mark))).collect()
}

/// A viewer in words.
pub fn viewer_name(info: &GameInfo, words: &Catalogue, viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat_name(info, words, seat),
        Viewer::Spectator => say("viewer.spectator"),
        Viewer::Table => say("viewer.table"),
    }
}

/// What `viewer` may know of entry `number`, a sentence each; nothing if it happened out of sight.
pub fn entry(played: &dyn AnyMatch, words: &Catalogue, number: u32, viewer: Viewer) -> Vec<String> {
    let told: Vec<String> = played.chronicle(number, viewer).iter().map(|text| words.say(text)).collect();
    if !told.is_empty() {
        return told;
    }
    played.deed(number).and_then(|deed| bare(played, words, number, &deed, viewer)).into_iter().collect()
}

/// The same for those who play: an action or a deal is told by its events alone, so that one
/// without any is not told as the JSON that it is in a record.
pub fn heard(played: &dyn AnyMatch, words: &Catalogue, number: u32, viewer: Viewer) -> Vec<String> {
    let silent = matches!(played.deed(number), Some(Deed::Act { .. } | Deed::Deal(_)));
    if silent && played.told(number, viewer).is_empty() {
        return Vec::new();
    }
    entry(played, words, number, viewer)
}

/// An entry that caused no event which the viewer may know.
fn bare(
    played: &dyn AnyMatch,
    words: &Catalogue,
    number: u32,
    deed: &Deed<serde_json::Value>,
    viewer: Viewer,
) -> Option<String> {
    let info = played.info();
    let name = |seat: &Seat| seat_text(info, *seat);
    Some(match deed {
        Deed::Act { seat, action } if viewer == Viewer::Table || viewer == Viewer::Seat(*seat) => {
            let taken = played.in_words(number).into_iter().next().unwrap_or_else(|| action.to_string().into());
            say_of(words, Text::new("entry.act").with("seat", name(seat)).with("action", taken))
        }
        Deed::Deal(names) if viewer == Viewer::Table => {
            let items: Vec<String> = played.in_words(number).iter().map(|item| item_name(words, item)).collect();
            let items = if items.is_empty() { names.clone() } else { items };
            say(Text::new("entry.deal").with("items", in_a_row(&items)))
        }
        Deed::Act { .. } | Deed::Deal(_) => return None,
        Deed::Undo { seat, to, law } => {
            let why = match law {
                UndoLaw::Free | UndoLaw::Own => say("undo.free"),
                UndoLaw::Consent => say("undo.consent"),
                UndoLaw::Solo => say("undo.solo"),
            };
            say_of(words, Text::new("entry.undo").with("seat", name(seat)).with("to", *to).with("why", why))
        }
        Deed::Redo { seat } => say_of(words, Text::new("entry.redo").with("seat", name(seat))),
        Deed::Resign { seat } => say_of(words, Text::new("entry.resign").with("seat", name(seat))),
        Deed::Flag { seat } => say_of(words, Text::new("entry.flag").with("seat", name(seat))),
        Deed::Note { seat: Some(seat), text } => {
            say_of(words, Text::new("entry.note").with("seat", name(seat)).with("text", text.clone()))
        }
        Deed::Note { seat: None, text } => say(Text::new("entry.remark").with("text", text.clone())),
    })
}

/// How a match ended: who won and why, then the points if the game counts any.
pub fn outcome(played: &dyn AnyMatch, words: &Catalogue, outcome: &Outcome) -> Vec<String> {
    let info = played.info();
    let reason = Text::new(format!("outcome.{}", outcome.reason));
    let who: Vec<Param> = outcome.winners.iter().map(|seat| seat_text(info, seat)).collect();
    let text = match (outcome.winners.len(), played.seats()) {
        (0, 1) => Text::new("outcome.lost"),
        (0, _) => Text::new("outcome.draw"),
        (_, 1) => Text::new("outcome.won"),
        _ => Text::new("outcome.winner").with("who", who),
    };
    let mut lines = vec![say_of(words, text.with("reason", reason))];
    let scores = &outcome.scores[..usize::from(played.seats())];
    if scores.iter().any(|score| *score != 0) {
        let by_seat = Seat::first(played.seats()).zip(scores);
        let points: Vec<String> =
            by_seat.map(|(seat, score)| format!("{} {score}", seat_name(info, words, seat))).collect();
        lines.push(say(Text::new("outcome.points").with("points", points.join(", "))));
    }
    lines
}

/// A scene in words: headings with their lines.
pub fn scene(words: &Catalogue, scene: &parlour_core::Scene) -> Vec<(String, Vec<String>)> {
    let section = |section: &parlour_core::Section| {
        (words.say(&section.title), section.lines.iter().map(|line| words.say(line)).collect())
    };
    scene.sections.iter().map(section).collect()
}
