//! What a viewer saw on the way: the beats of its changes.

use parlour_core::{AnyMatch, Sight, Viewer};
use parlour_protocol::{Beat, Delta};
use serde_json::value::RawValue;

use crate::live::{Live, Turn};
use crate::show::Happening;

/// So many of the latest changes bring their beats: whoever was away for longer reads of the rest.
const CHANGES: usize = 40;

/// Which beats an update brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beats {
    /// None: they are not shown there.
    None,
    /// All, to somebody who comes with empty hands.
    All,
    /// Those after what was shown already: what was seen before the first of them is not said again.
    Rest,
}

impl Live {
    /// Adds their beats to the latest of a viewer's changes. Nothing of them is kept: the states of so
    /// short a stretch are found again sooner than all views of every match could be held. Mostly one
    /// thing has happened since the last push, and nothing has to be found.
    pub(super) fn add_beats(&self, played: &dyn AnyMatch, viewer: Viewer, changes: &mut [Happening], beats: Beats) {
        let from = changes.len().saturating_sub(CHANGES);
        let going_on = beats == Beats::Rest && from == 0;
        let changes = &mut changes[from..];
        if beats == Beats::None || changes.is_empty() {
            return;
        }
        if let [change] = changes
            && going_on
            && let Some(beats) = self.only_beat(played, viewer, change)
        {
            change.beats = beats;
            return;
        }
        let stretch = |change: &Happening| self.entries_of(viewer, change.number as usize - 1);
        let (start, end) = (stretch(&changes[0]).start, stretch(&changes[changes.len() - 1]).end);
        let sights = played.sights(start..end, viewer);
        for change in &mut *changes {
            let entries = stretch(change);
            let seen = &sights[entries.start - start..=entries.end - start];
            let own = entries.map(|number| played.actor(number as u32).map(Viewer::Seat) == Some(viewer));
            change.beats = beats_of(seen, change.told.iter().copied().zip(own));
        }
        let first = changes.iter_mut().find_map(|change| change.beats.first_mut());
        if let Some(first) = first.filter(|_| going_on) {
            (first.shown, first.view, first.scene) = (true, None, None);
        }
    }

    /// The beat of a change of one entry, or none where nothing is seen of it; nothing if that takes more
    /// than what is at hand. What others did in secret before that entry is none of its beats.
    fn only_beat(&self, played: &dyn AnyMatch, viewer: Viewer, change: &Happening) -> Option<Vec<Beat>> {
        let Turn { from, turned } = self.viewer(viewer).face.turn.filter(|_| !self.is_delayed(viewer))?;
        let last = self.entries_of(viewer, change.number as usize - 1).end as u32 - 1;
        let events = *change.told.last()?;
        let is_only = from == last && change.told.iter().sum::<u32>() == events;
        is_only.then(|| {
            let own = played.actor(last).map(Viewer::Seat) == Some(viewer);
            let beat = Beat { events, own, shown: true, view: None, scene: None };
            if turned || events > 0 { vec![beat] } else { Vec::new() }
        })
    }
}

/// The beats of one change: what was seen before its entries and after each, how many events each of
/// them told, and whether the viewer did it. An entry of which the viewer could not know is none: it must not even be counted.
fn beats_of(seen: &[Sight], told: impl Iterator<Item = (u32, bool)>) -> Vec<Beat> {
    let mut beats = Vec::new();
    let mut before = &seen[0];
    for ((events, own), after) in told.zip(&seen[1..]) {
        if events > 0 || before.view.get() != after.view.get() {
            let (view, scene) = (way_back(&after.view, &before.view), way_back(&after.scene, &before.scene));
            beats.push(Beat { events, own, shown: false, view, scene });
            before = after;
        }
    }
    beats
}

fn way_back(after: &RawValue, before: &RawValue) -> Option<Delta> {
    Delta::between(after, before).expect("what the engine writes is JSON")
}
