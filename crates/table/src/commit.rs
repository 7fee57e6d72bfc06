//! From a deed to durable entries: apply, write, then tell. Also reading what another node wrote,
//! and freezing a match whose rules failed.

use std::panic::{AssertUnwindSafe, catch_unwind};

use parlour_core::{AnyError, AnyMatch, Deed, Seat, SeatSet, Status, Viewer, link, link_written, sha256, to_hex};
use parlour_protocol::{Code, Fault, Holder, Message, Phase};
use serde_json::value::{RawValue, to_raw_value};

use crate::clocks::Clocks;
use crate::convert;
use crate::desk::{Append, Found, Fresh, Happened, HeadChange, Out, Read, Stuck, Trouble, Write};
use crate::head::{Head, Stored};
use crate::live::{Draft, Face, Live, Turn, frozen};
use crate::sides::viewers;
use crate::storage_fault;
use crate::text;

/// When storage fails no bot is asked again for so long, in milliseconds: a full disk would be asked
/// as fast as bots can think.
pub(super) const REST: u64 = 1_000;

/// Who makes an entry and why.
#[derive(Clone, Debug, Default)]
pub(super) struct Author {
    /// The seat that acts.
    pub seat: Option<u8>,
    /// A name for the record.
    pub by: Option<String>,
    /// The idempotency key.
    pub key: Option<String>,
    /// The digest of what is asked under that key.
    pub digest: Option<String>,
}

/// What the rules made of a deed.
pub(super) struct Ruled {
    /// How many entries there were before.
    from: usize,
    /// What every viewer sees now.
    faces: Vec<Face>,
    /// The viewers that can see what happened, a bit each.
    seen: u16,
    /// Whether everybody can: all of them see it, or others are asked now.
    public: bool,
    /// A hash of what they see.
    shows: String,
}

impl Live {
    /// Does something to the match, deals what must be dealt, and makes it durable. When it is
    /// refused nothing has changed.
    pub(super) async fn step(
        &mut self,
        author: Author,
        deed: impl FnOnce(&mut dyn AnyMatch) -> Result<(), AnyError> + Send + 'static,
    ) -> Result<(), Fault> {
        self.running()?;
        self.make(author, deed).await
    }

    /// Takes back a seat's latest action, or the whole one it belongs to, to which all agree who have to.
    pub(super) async fn take_back(&mut self, author: Author, seat: Seat, whole: bool) -> Result<(), Fault> {
        self.undoable()?;
        let everybody = SeatSet::first(self.head.seats.len() as u8);
        let undo = move |played: &mut dyn AnyMatch| {
            if whole { played.undo_whole(seat, everybody) } else { played.undo(seat, everybody) }
        };
        self.make(author, undo).await
    }

    async fn make(
        &mut self,
        author: Author,
        deed: impl FnOnce(&mut dyn AnyMatch) -> Result<(), AnyError> + Send + 'static,
    ) -> Result<(), Fault> {
        match self.rule(author.seat, deed).await? {
            Some(ruled) => self.commit(ruled, author).await,
            None => Ok(()),
        }
    }

    /// Lets the rules do something, where a panic or an endless loop stops this match alone. None
    /// if no entry came of it.
    pub(super) async fn rule(
        &mut self,
        actor: Option<u8>,
        deed: impl FnOnce(&mut dyn AnyMatch) -> Result<(), AnyError> + Send + 'static,
    ) -> Result<Option<Ruled>, Fault> {
        let mut played = self.played.take().ok_or_else(frozen)?;
        let before: Vec<Face> = self.viewers.iter_mut().map(|viewer| std::mem::take(&mut viewer.face)).collect();
        let watched = self.watched();
        let (from, line, asked) = (played.len(), played.line(), asked(played.as_ref()));
        let job = move || {
            let done = deed(played.as_mut()).and_then(|()| played.deal_keyed());
            let ruled = done.map(|()| {
                let mut faces = render(played.as_ref(), &watched);
                for (now, before) in faces.iter_mut().zip(&before) {
                    now.turn = Some(Turn { from: from as u32, turned: now.view.get() != before.view.get() });
                }
                let seen = seen(played.as_ref(), &before, &faces, from, &line, actor);
                let public = seen.count_ones() as usize == faces.len() || self::asked(played.as_ref()) != asked;
                let shows = shown(&faces);
                Ruled { from, faces, seen, public, shows }
            });
            (played, before, ruled)
        };
        match self.desk.run(job).await {
            Ok((played, before, ruled)) => {
                let entries = played.len();
                self.played = Some(played);
                self.show(before);
                match ruled {
                    Ok(ruled) => Ok((entries > from).then_some(ruled)),
                    Err(error) => {
                        if entries != from {
                            self.reload().await;
                        }
                        Err(convert::fault(&error, self.game.info()))
                    }
                }
            }
            Err(Stuck::Panicked(said)) => Err(self.freeze(&said).await),
            Err(Stuck::TooLong) => Err(self.freeze("the rules took too long; their thread may still run").await),
            Err(Stuck::Silent | Stuck::Closed) => {
                self.lost = true;
                Err(crate::busy())
            }
        }
    }

    /// Makes what the rules did durable, then tells everybody.
    pub(super) async fn commit(&mut self, ruled: Ruled, author: Author) -> Result<(), Fault> {
        let Ruled { from, faces, seen, public, shows } = ruled;
        let (now, served) = (self.clock(), self.now());
        let Some(played) = self.played.as_ref() else { return Err(frozen()) };
        let mut chain = self.chain;
        // Several may act at once: then each entry has the name on its seat.
        let mut actor = None;
        let mut entries = Vec::with_capacity(played.len() - from);
        for number in from..played.len() {
            let deed = played.written_deed(number as u32).ok_or_else(frozen)?;
            let state = played.checkpoint(number as u32);
            chain = link_written(&chain, deed.get(), state.as_deref());
            if let (Some(seat), None) = (played.actor(number as u32), author.seat) {
                actor = self.head.seats[seat.index()].name.clone();
            }
            // As it is written, a deal is known by its first word.
            let dealt = deed.get().starts_with("{\"deal\"");
            let by = author.by.clone().or_else(|| actor.clone()).filter(|_| !dealt);
            let hash = to_hex(&chain[..8]);
            let (key, digest, shows, clocks) = (None, None, None, None);
            entries.push(Stored { deed, state, hash, by, at: now, served, seen: 0, shows, key, digest, clocks });
        }
        // Time is given for actions: whoever takes back, or deals for the table, has none to gain.
        let acts = played.actor(from as u32).is_some();
        let clocks = self.clocks_after(author.seat.filter(|_| acts), asked(played.as_ref()), public);
        if let Some(first) = entries.first_mut() {
            first.key = author.seat.zip(author.key);
            first.digest = author.digest;
        }
        if let Some(last) = entries.last_mut() {
            last.seen = seen;
            last.shows = Some(shows);
            last.clocks = clocks.as_ref().map(|clocks| clocks.seats.clone());
        }
        let asked_again: Vec<bool> = (0..)
            .zip(&faces)
            .zip(self.viewers.iter().map(|viewer| &viewer.face))
            .map(|((seat, now), before)| {
                acts && author.seat != Some(seat) && now.prompt.is_some() && now.asks_the_same(before)
            })
            .collect();
        let over = match played.status() {
            Status::Over(outcome) => Some(convert::ending(&outcome, played.seats())),
            _ => None,
        };
        let ends = over.is_some();
        let is_marked = (from..played.len()).filter_map(|number| played.mark_of(number as u32));
        let is_marked = is_marked.filter(|mark| !self.head.has(*mark)).count() > 0;
        let changed = match over {
            Some(ending) => {
                let veiled = (self.head.delay > 0).then(|| served + self.delay());
                Some(Head { veiled, ..self.head.ended(ending, self.game.as_ref(), played.as_ref()) })
            }
            None if self.head.phase == Phase::Over => Some(self.head.reopened(played.as_ref())),
            None => is_marked.then(|| self.head.marked(played.as_ref())),
        };
        let is_changed = changed.is_some();
        let change = changed.as_ref().map(|head| self.version_change(head));
        let rows = entries.iter().enumerate().map(|(index, entry)| {
            let number = from + index;
            let body = serde_json::to_vec(entry).expect("an entry is plain data");
            (number as u32, body)
        });
        let spent = author.seat.filter(|seat| !self.seat(*seat).draft.is_empty());
        let hash = entries.last().map(|entry| entry.hash.clone()).unwrap_or_default();
        let append = Append { rows: rows.collect(), hash, chain, head: change, spent };
        if let Err(error) = self.desk.write(Write::Entries(append)).await {
            if !matches!(error, Trouble::Conflict) {
                self.bots_rest = served + REST;
            }
            self.reload().await;
            return Err(self.not_written(&error, author.seat));
        }
        self.chain = chain;
        self.show(faces);
        for (index, entry) in entries.into_iter().enumerate() {
            self.note_stored((from + index) as u32, entry);
        }
        self.fold();
        self.note_asked(&asked_again);
        if let Some(seat) = spent {
            self.seat_mut(seat).draft = Draft::default();
        }
        // What is done in secret must show neither in a time nor in what is asked of others.
        let lapsed = if public { self.asking.take() } else { None };
        if public {
            self.updated = now;
        }
        if let Some(head) = changed {
            self.head = head;
            self.version += 1;
        }
        self.publish();
        if is_changed {
            self.publish_info();
        }
        if ends {
            self.desk.put(Out::Happened(Happened::Ended));
            self.settle();
        }
        if let Some(seat) = spent {
            self.publish_ready(seat);
        }
        // What was asked about is no longer the latest; whoever was asked need not answer.
        if let Some(asking) = lapsed {
            self.settle_undo(asking.seat, false);
            self.tell_settled(asking.seat, false, false);
        }
        self.tell_written();
        Ok(())
    }

    /// The clocks after a deed, if they change by it. Everybody sees the clocks, so a secret action
    /// leaves them running as they are: what time it is given comes when its seat has done. A clock
    /// that a flag has stopped runs on in any case.
    fn clocks_after(&self, actor: Option<u8>, asked: SeatSet, public: bool) -> Option<Clocks> {
        let (mut clocks, timed) = (self.clocks.clone()?, self.timed());
        let stopped = |seat: u8| {
            let runs = asked.contains(Seat(seat)) && timed.contains(Seat(seat));
            runs && clocks.seats[usize::from(seat)].since.is_none()
        };
        if !public && !actor.is_some_and(stopped) {
            return None;
        }
        clocks.pass(actor, asked, timed, self.now());
        Some(clocks)
    }

    /// Takes note of who is still asked the same; for all others their number is new.
    fn note_asked(&mut self, again: &[bool]) {
        for ((seat, viewer), again) in self.seats.iter_mut().zip(&self.viewers).zip(again) {
            if !again {
                seat.asked_since = viewer.marks.len() as u32;
            }
        }
    }

    pub(super) fn version_change(&self, head: &Head) -> Box<HeadChange> {
        let at = if head.veiled.is_some() { self.head_changed } else { self.clock() };
        Box::new(HeadChange { from: self.version, head: head.clone(), at })
    }

    /// Makes a head durable, and nothing else.
    pub(super) async fn write_head(&mut self, head: &Head) -> Result<(), Trouble> {
        let head = Some(self.version_change(head));
        self.desk.write(Write::Entries(Append { head, ..Append::default() })).await?;
        self.version += 1;
        Ok(())
    }

    pub(super) fn not_written(&self, error: &Trouble, seat: Option<u8>) -> Fault {
        if !matches!(error, Trouble::Conflict) {
            return storage_fault(error);
        }
        let mut fault = Fault::new(Code::ActionStale, "someone else was faster; look again");
        fault.number = seat.map(|seat| self.number_of(seat));
        fault
    }

    /// The seats with a clock: people.
    pub(super) fn timed(&self) -> SeatSet {
        let people = self.head.seats.iter().enumerate().filter(|(_, seat)| seat.holder == Holder::Person);
        people.map(|(index, _)| Seat(index as u8)).collect()
    }

    /// Reads what another node wrote and tells the guests of this one.
    pub(super) async fn refresh(&mut self) {
        match self.read_news().await {
            Ok(true) => {}
            Ok(false) | Err(_) => self.reload().await,
        }
    }

    /// Applies new entries; false if the match must be read from its start.
    async fn read_news(&mut self) -> Result<bool, Trouble> {
        let have = self.times.len() as u32;
        let known = self.chat.last().map_or(0, |line| line.number);
        let Found::News(Fresh { version, entries, chat }) =
            self.desk.read(Read::News { entries: have, line: known }).await?
        else {
            return Ok(false);
        };
        if version != self.version {
            return Ok(false);
        }
        let came = !entries.is_empty();
        let mut actors = Some(SeatSet::EMPTY);
        for (index, stored) in entries.into_iter().enumerate() {
            self.chain = link(&self.chain, &stored.deed, stored.state.as_deref());
            let Some(played) = self.played.as_mut() else { return Ok(false) };
            let applied = catch_unwind(AssertUnwindSafe(|| played.repeat(&stored.deed)));
            if !matches!(applied, Ok(Ok(()))) || to_hex(&self.chain[..8]) != stored.hash {
                return Ok(false);
            }
            actors = match (actors, &stored.deed) {
                (Some(actors), Deed::Act { seat, .. }) => Some(actors.with(*seat)),
                (actors, Deed::Deal(_)) => actors,
                _ => None,
            };
            self.note_stored(have + index as u32, stored);
        }
        if came {
            self.fold();
            let faces = self.rendered();
            let before = self.show(faces);
            let again = |(seat, (now, before)): (u8, (&Face, &Face))| {
                let others = actors.is_some_and(|actors| !actors.contains(Seat(seat)));
                others && now.prompt.is_some() && now.asks_the_same(before)
            };
            let again: Vec<bool> =
                (0u8..).zip(self.viewers.iter().map(|viewer| &viewer.face).zip(&before)).map(again).collect();
            self.note_asked(&again);
            self.asking = None;
            // The entries may have spent some.
            if self.seats.iter().any(|seat| !seat.draft.is_empty()) {
                self.load_drafts().await?;
            }
            self.publish();
            self.care();
        }
        self.take_chat(chat);
        self.publish_chat(known);
        Ok(true)
    }

    /// Stops a match whose rules or bot failed. Its log stays as it is; the report is sealed with
    /// it, because it may hold secrets.
    pub(super) async fn freeze(&mut self, report: &str) -> Fault {
        let entries = self.times.len();
        tracing::error!(id = self.id, entries, "a match was frozen by a fault; its head has the report");
        self.desk.put(Out::Happened(Happened::Frozen));
        self.played = None;
        let mut head = self.head.clone();
        head.phase = Phase::Frozen;
        head.report = Some(format!("after {entries} entries: {}", convert::cut(report, 2_000)));
        if let Err(error) = self.write_head(&head).await {
            drop(storage_fault(&error));
        }
        self.head = head;
        let news = text(&Message::Frozen { match_id: self.id.clone() });
        self.send_to(|_| true, news);
        self.publish_info();
        frozen()
    }
}

/// The seats that are asked.
fn asked(played: &dyn AnyMatch) -> SeatSet {
    match played.status() {
        Status::Decide(seats) => seats,
        _ => SeatSet::EMPTY,
    }
}

/// What every viewer sees; in words for those who are watched.
pub(super) fn render(played: &dyn AnyMatch, watched: &[bool]) -> Vec<Face> {
    let asked = asked(played);
    let mut faces: Vec<Face> = Vec::with_capacity(watched.len());
    for (viewer, watched) in viewers(played.seats()).zip(watched) {
        let asked = match viewer {
            Viewer::Seat(seat) if asked.contains(seat) => Some(seat),
            _ => None,
        };
        let view = played.written_view(viewer);
        // The words say what the view has: whoever sees the same is told the same.
        let alike = || faces.iter().find(|face| face.view.get() == view.get())?.scene.clone();
        let scene = watched.then(|| alike().unwrap_or_else(|| written_scene(played, viewer)));
        faces.push(Face { view, prompt: asked.map(|seat| played.written_prompt(seat)), scene, turn: None });
    }
    faces
}

/// A hash of what every viewer sees.
pub(super) fn shown(faces: &[Face]) -> String {
    let views: Vec<&[u8]> = faces.iter().map(|face| face.view.get().as_bytes()).collect();
    to_hex(&sha256(&views)[..8])
}

/// A view in words, as it is sent.
pub(super) fn written_scene(played: &dyn AnyMatch, viewer: Viewer) -> Box<RawValue> {
    to_raw_value(&played.scene(viewer)).expect("a scene is plain data")
}

/// The viewers that can see what happened since entry `from`, a bit each: whoever acted, whoever
/// sees something else than before, whoever is told an event or may forget one. `line` is what was
/// in effect before.
fn seen(played: &dyn AnyMatch, before: &[Face], faces: &[Face], from: usize, line: &[u32], actor: Option<u8>) -> u16 {
    let now = played.line();
    let alike = line.iter().zip(&now).take_while(|(before, now)| before == now).count();
    let (line, now) = (&line[alike..], &now[alike..]);
    let gone = line.iter().filter(|number| now.binary_search(number).is_err());
    let come = now.iter().filter(|number| line.binary_search(number).is_err());
    let moved: Vec<u32> = gone.chain(come).copied().collect();
    let acted = played.actor(from as u32).is_some();
    let everybody = !acted && matches!(played.deed(from as u32), Some(Deed::Resign { .. } | Deed::Flag { .. }));
    viewers(played.seats()).enumerate().fold(0, |seen, (index, viewer)| {
        let told = || moved.iter().any(|number| played.is_told(*number, viewer));
        let sees = everybody || actor == Some(index as u8) || !faces[index].shows_the_same(&before[index]) || told();
        seen | u16::from(sees) << index
    })
}
