//! Looking back: replays as far as the viewer may know, records of finished matches, branches,
//! and the players' profiles once a match is over.

use parlour_core::{AnyMatch, Record, Viewer, sha256};
use parlour_protocol::{Code, Fault, Holder, Phase, Profile, ReplayIndex, ReplayStep, ReplayView, Said};

use super::Who;
use super::table::Table;
use crate::convert;
use crate::kept::{self, Worth};

impl Table {
    /// Whether there are no secrets any more.
    pub(super) fn is_finished(&self) -> bool {
        matches!(self.head.phase, Phase::Over | Phase::Archive)
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
        let unknown = || Fault::new(Code::InputShape, "a viewer is table, spectator or the number of a seat");
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
        let seat = || Fault::new(Code::TableSeat, "until the match is over everybody looks back from his own seat");
        if own { Ok(viewer) } else { Err(seat()) }
    }

    /// The steps of a replay.
    pub(super) fn replay(&self, who: &Who, name: &str) -> Result<ReplayIndex, Fault> {
        self.may_look_back(who)?;
        let viewer = self.looks_back(who, name)?;
        let played = self.begun()?;
        let line = played.line();
        // Before the end, what others did in secret must not even be counted: steps are the
        // changes this viewer could see.
        let ends: Vec<usize> =
            if self.is_finished() { (1..=line.len()).collect() } else { self.visible_ends(viewer, &line) };
        let mut steps = Vec::with_capacity(ends.len());
        let mut from = 0;
        for end in ends {
            let told = line[from..end].iter().flat_map(|number| played.told(*number, viewer));
            let events = told.map(|(event, words)| Said { event, words: convert::words(words) }).collect();
            steps.push(ReplayStep { kept: self.public_kept(&steps, end), events });
            from = end;
        }
        Ok(ReplayIndex { id: self.id.clone(), game: self.head.game.clone(), viewer: name.to_owned(), steps })
    }

    /// Until the end a step is known by its place, and only then by how many entries it kept.
    fn public_kept(&self, before: &[ReplayStep], end: usize) -> u32 {
        if self.is_finished() { end as u32 } else { before.len() as u32 + 1 }
    }

    /// Where the changes end, in the line of entries in effect, that a viewer could see.
    fn visible_ends(&self, viewer: Viewer, line: &[u32]) -> Vec<usize> {
        let index = match viewer {
            Viewer::Seat(seat) => seat.index(),
            _ => self.onlooker(),
        };
        // Onlookers who are kept behind look back no further than they have seen.
        let marks = &self.marks[index][..self.shown(index) as usize];
        let seen = |entry: &u32| marks.binary_search(entry).is_ok();
        line.iter().enumerate().filter(|(_, entry)| seen(entry)).map(|(at, _)| at + 1).collect()
    }

    /// The table after a step of a replay.
    pub(super) fn replay_view(&self, who: &Who, name: &str, kept: u32) -> Result<ReplayView, Fault> {
        self.may_look_back(who)?;
        let viewer = self.looks_back(who, name)?;
        let played = self.begun()?;
        let line = played.line();
        let none = || Fault::new(Code::InputShape, "there is no such step");
        let end = if self.is_finished() {
            Some(kept as usize).filter(|kept| *kept <= line.len()).ok_or_else(none)?
        } else if kept == 0 {
            0
        } else {
            *self.visible_ends(viewer, &line).get(kept as usize - 1).ok_or_else(none)?
        };
        let (view, scene) = played.view_after(end, viewer);
        Ok(ReplayView { kept, view, scene: convert::scene(scene) })
    }

    /// The record of a finished match, keys included. A running one holds secrets in every deal.
    pub(super) fn record(&self) -> Result<Record, Fault> {
        if !self.is_finished() {
            return Err(Fault::new(Code::TablePhase, "the record is handed out when the match is over"));
        }
        if let Some(record) = &self.kept {
            return Ok(record.clone());
        }
        let mut record = self.begun()?.record();
        record.players = self.head.names();
        Ok(record.sealed())
    }

    /// The record to be branched: of a finished match, or of one's own match without secrets.
    pub(super) fn branchable(&self, who: &Who) -> Result<Record, Fault> {
        let alone =
            self.head.seats.iter().all(|seat| seat.account.as_deref() == who.id() || seat.holder == Holder::Bot);
        let solo = alone && who.id().is_some() && (self.head.seats.len() == 1 || !self.game.info().hidden);
        if !self.is_finished() && !solo {
            return Err(Fault::new(Code::TablePhase, "a match can be branched when it is over"));
        }
        Ok(self.begun()?.record())
    }

    /// Puts the result into the players' profiles. It is marked in storage in one piece with them;
    /// what a crash leaves undone is done after the restart.
    pub(super) fn settle(&self) {
        let (shared, id, head) = (self.shared.clone(), self.id.clone(), self.head.clone());
        tokio::spawn(async move {
            if let Err(error) = settle(&shared, &id, &head).await {
                tracing::error!(id, %error, "a result did not reach the profiles; it will after a restart");
            }
        });
    }
}

/// Puts the result of a finished match into the profiles of those who played it.
pub async fn settle(
    shared: &crate::shared::Shared,
    id: &str,
    head: &super::head::Head,
) -> Result<(), crate::store::StoreError> {
    let Some(ending) = &head.ending else { return Ok(()) };
    let mut accounts: Vec<String> = head.seats.iter().filter_map(|seat| seat.account.clone()).collect();
    accounts.sort();
    accounts.dedup();
    let people = head.seats.iter().all(|seat| seat.holder == Holder::Person);
    // Where everything could be taken back, or somebody chose the start, the pieces or the dice,
    // the result says nothing.
    let counts = head.marks().next().is_none();
    let rated = counts && people && accounts.len() == head.seats.len() && accounts.len() > 1;
    let won = |account: &String| head.seats_of(account).any(|seat| ending.winners.contains(&seat));
    let wins: Vec<bool> = accounts.iter().map(won).collect();
    let drawn = ending.winners.is_empty();
    let keeper = kept::keeper(&head.game);
    let change = |profiles: &mut [Profile]| {
        if rated {
            kept::rate(keeper, profiles, &wins);
        }
        for ((profile, won), account) in profiles.iter_mut().zip(&wins).zip(&accounts) {
            profile.played += 1;
            profile.won += u32::from(*won);
            profile.drawn += u32::from(drawn);
            // Whoever plays against himself earns nothing by it.
            let mut seats = head.seats_of(account);
            let seat = seats.next().filter(|_| counts && seats.next().is_none());
            let worth = seat.map(|seat| Worth { seat, earned: &head.earned, seed: seed(id, head, seat) });
            keeper.settle(profile, worth);
        }
    };
    shared.store.settle(id, &head.game, &accounts, change).await
}

/// What a match leaves to chance after its end comes from its key, so that nobody can choose it.
fn seed(id: &str, head: &super::head::Head, seat: u8) -> u64 {
    let key = head.keys.last().and_then(|epoch| epoch.key.as_ref()).map_or([0; 32], |key| key.0);
    let hash = sha256(&[b"parlour after 1\0", &key, id.as_bytes(), &[seat]]);
    let mut seed = [0; 8];
    seed.copy_from_slice(&hash[..8]);
    u64::from_le_bytes(seed)
}
