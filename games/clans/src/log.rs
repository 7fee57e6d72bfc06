//! The combat log: a match's events as lines that a person can read.

use parlour_core::Text;

use crate::event::Event;
use crate::words::tell;

/// R18.1: the readable log of a list of events: a header for every turn, then what happened lane
/// by lane and tick by tick with health before and after, deaths and verdicts.
///
/// Cards that were drawn are left out, so that the log of both sides' events gives nothing away
/// that the table did not see.
pub fn combat_log<'a>(events: impl IntoIterator<Item = &'a Event>) -> Vec<Text> {
    let mut lines = Vec::new();
    for event in events {
        match event {
            Event::TurnStarted { turn, .. } => lines.push(Text::new("log.turn").with("turn", *turn)),
            Event::Drew { .. } | Event::Burned { .. } | Event::Submitted { .. } | Event::PlacedHidden { .. } => {}
            Event::LaneStart { .. } => lines.push(tell(event)),
            _ => lines.push(Text::new("log.line").with("what", tell(event))),
        }
    }
    lines
}
