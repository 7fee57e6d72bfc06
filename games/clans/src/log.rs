//! The combat log: a match's events as lines that a person can read.

use parlour_core::{Text, Viewer};

use crate::event::Event;
use crate::words::tell;

/// R18.1: the readable log of a list of events: a header for every turn, then what happened lane
/// by lane and tick by tick with health before and after, deaths and verdicts.
///
/// Cards that were drawn are left out, so that the log of both sides' events gives nothing away
/// that the table did not see.
pub fn combat_log<'a>(events: impl IntoIterator<Item = &'a Event>) -> Vec<Text> {
    chronicle(events, Viewer::Table)
}

/// The same for one viewer: a side is told what it drew.
pub(crate) fn chronicle<'a>(events: impl IntoIterator<Item = &'a Event>, viewer: Viewer) -> Vec<Text> {
    let mut lines = Vec::new();
    for event in events {
        match event {
            Event::TurnStarted { turn, .. } => lines.push(Text::new("log.turn").with("turn", *turn)),
            Event::Drew { .. }
            | Event::Burned { .. }
            | Event::PlacedHidden { .. }
            | Event::HeroCalled { .. }
            | Event::Submitted { .. }
                if viewer == Viewer::Table => {}
            Event::LaneStart { .. } | Event::Submitted { .. } => lines.push(tell(event)),
            _ => lines.push(Text::new("log.line").with("what", tell(event))),
        }
    }
    lines
}
