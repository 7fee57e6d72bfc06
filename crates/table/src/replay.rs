//! Looking back: replays as far as the viewer may know, records of finished matches, branches.

use parlour_core::{AnyMatch, Record, Viewer};
use parlour_protocol::{Code, Fault, Holder, Phase, ReplayIndex, ReplayStep, ReplayView, Said};

use crate::convert;
use crate::live::{Live, read_match, unreadable};
use crate::lobby::not_yet;
use crate::wholes::goes_on;
use crate::{Origin, Who};

impl Live {
    /// Whether there are no secrets any more.
    pub(super) fn is_finished(&self) -> bool {
        matches!(self.head.phase, Phase::Over | Phase::Archive) && self.head.veiled.is_none()
    }

    /// Whether somebody may see what a replay shows: anybody who knows the id of a match that is over.
    pub(super) fn may_look_back(&self, who: &Who) -> Result<(), Fault> {
        if self.is_finished() { Ok(()) } else { self.may_look(who) }
    }

    /// The match, if it has begun.
    fn begun(&self) -> Result<&dyn AnyMatch, Fault> {
        let played = self.played.as_deref();
        played.ok_or_else(|| Fault::new(Code::TablePhase, "there is nothing to replay"))
    }

    /// Who looks back: anybody as anybody when the match is over, a seat as itself before.
    fn looks_back(&self, who: &Who, name: &str) -> Result<Viewer, Fault> {
        let unknown = || Fault::new(Code::InputShape, "viewer must be table, spectator or the number of a seat");
        let viewer = convert::viewer(name).ok_or_else(unknown)?;
        if let Viewer::Seat(seat) = viewer
            && seat.index() >= self.head.seats.len()
        {
            return Err(unknown());
        }
        if self.is_finished() {
            return Ok(viewer);
        }
        let own = match viewer {
            Viewer::Seat(seat) => who.id().is_some_and(|id| self.head.seats_of(id).any(|own| own == seat.0)),
            Viewer::Spectator => !self.head.private,
            Viewer::Table => false,
        };
        let seat = || Fault::new(Code::TableSeat, "until the match is over, you can replay it from your own seat only");
        if own { Ok(viewer) } else { Err(seat()) }
    }

    /// The steps of a replay.
    pub(super) fn replay(&self, who: &Who, name: &str) -> Result<ReplayIndex, Fault> {
        self.may_look_back(who)?;
        let viewer = self.looks_back(who, name)?;
        let played = self.begun()?;
        let line = self.line_of(played, viewer);
        // Before the end, what others did in secret must not even be counted: steps are the
        // changes this viewer could see.
        let ends: Vec<usize> =
            if self.is_finished() { (1..=line.len()).collect() } else { self.visible_ends(viewer, &line) };
        let mut steps = Vec::with_capacity(ends.len());
        let mut from = 0;
        for end in ends {
            let told = line[from..end].iter().flat_map(|number| played.told(*number, viewer));
            let events = told.map(|(event, words)| Said { event, words }).collect();
            let goes_on = goes_on(played, line[from..end].iter().copied(), viewer);
            steps.push(ReplayStep { kept: self.public_kept(&steps, end), goes_on, events });
            from = end;
        }
        Ok(ReplayIndex { id: self.id.clone(), game: self.head.game.clone(), viewer: name.to_owned(), steps })
    }

    /// Until the end a step is known by its place, and only then by how many entries it kept.
    fn public_kept(&self, before: &[ReplayStep], end: usize) -> u32 {
        if self.is_finished() { end as u32 } else { before.len() as u32 + 1 }
    }

    /// The entries in effect as far as a viewer was shown: onlookers may be kept behind.
    fn line_of(&self, played: &dyn AnyMatch, viewer: Viewer) -> Vec<u32> {
        if viewer == Viewer::Spectator && !self.is_finished() {
            return played.line_then(self.entries_shown(Viewer::Spectator));
        }
        played.line()
    }

    /// Where the changes end, in the line of entries in effect, that a viewer could see.
    fn visible_ends(&self, viewer: Viewer, line: &[u32]) -> Vec<usize> {
        // Onlookers who are kept behind look back no further than they have seen.
        let (marks, shown) = (&self.viewer(viewer).marks, self.shown(viewer) as usize);
        let seen = |entry: &u32| marks.contains(*entry) && marks.before(*entry) < shown;
        line.iter().enumerate().filter(|(_, entry)| seen(entry)).map(|(at, _)| at + 1).collect()
    }

    /// The table after a step of a replay.
    pub(super) fn replay_view(&self, who: &Who, name: &str, kept: u32) -> Result<ReplayView, Fault> {
        self.may_look_back(who)?;
        let viewer = self.looks_back(who, name)?;
        let played = self.begun()?;
        let line = self.line_of(played, viewer);
        let none = || Fault::new(Code::InputShape, "there is no such step");
        let end = if self.is_finished() {
            Some(kept as usize).filter(|kept| *kept <= line.len()).ok_or_else(none)?
        } else if kept == 0 {
            0
        } else {
            *self.visible_ends(viewer, &line).get(kept as usize - 1).ok_or_else(none)?
        };
        let (view, scene) = played.view_along(&line[..end], viewer);
        Ok(ReplayView { kept, view, scene })
    }

    /// The record of a finished match, keys included, as its host signs it: this one, or for an
    /// uploaded record whoever did before. A running one holds secrets in every deal.
    pub(super) async fn record(&mut self) -> Result<Record, Fault> {
        if !self.is_finished() {
            return Err(Fault::new(Code::TablePhase, "the record is available once the match is over"));
        }
        if let Some(record) = &self.kept {
            return Ok(record.clone());
        }
        let mut record = self.stored_record().await?;
        if self.head.phase == Phase::Archive {
            record.signed = self.head.signed.clone().filter(|signed| signed.holds(&record.seal));
            return Ok(record);
        }
        Ok(match &self.house.host {
            Some(host) => record.signed_by(host, &self.id),
            None => record,
        })
    }

    /// The record of the entries at hand, with the authors and times that storage has.
    async fn stored_record(&mut self) -> Result<Record, Fault> {
        let entries = self.begun()?.len();
        let mut stored = read_match(&self.desk, true).await.map_err(|error| unreadable(&error))?.entries;
        stored.truncate(entries);
        Ok(self.head.record(&stored))
    }

    /// What is to be branched: a finished match, or one's own without secrets. What will deal the rest
    /// of a running one does not leave it.
    pub(super) async fn branchable(&mut self, who: &Who) -> Result<Origin, Fault> {
        let alone =
            self.head.seats.iter().all(|seat| seat.account.as_deref() == who.id() || seat.holder == Holder::Bot);
        let running = !self.is_finished();
        if running && !(alone && who.id().is_some()) {
            return Err(not_yet());
        }
        let record = self.stored_record().await?;
        let record = if running { record.without_keys() } else { record };
        Ok(Origin { id: self.id.clone(), record, running })
    }
}
