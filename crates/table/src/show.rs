//! What goes out: updates by viewer, presence, chat, and the lobby side of the match.

use std::ops::Range;

use parlour_core::{AnyMatch, Deed, Request, Scene, Seat, SeatSet, Status, Text, Viewer, Wanted};
use parlour_protocol::{
    Beat, Change, ChangeKind, ClockState, DealerPrompt, Ending, Fault, MatchInfo, Message, Phase, Presence, Said,
    Update,
};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::Who;
use crate::beats::Beats;
use crate::clocks::Clocks;
use crate::commit::written_scene;
use crate::desk::{Out, Socket};
use crate::live::{Guest, Live};
use crate::text;
use crate::wholes::goes_on;

/// An update never carries more changes than this; a client that missed more starts afresh.
const CHANGES: usize = 500;

/// What an [`Update`] says beside the view, its words and the prompt: the same fields, borrowed.
struct About<'a> {
    seat: Option<u8>,
    number: u32,
    since: u32,
    asked: SeatSet,
    dealer: Option<DealerPrompt>,
    changes: Vec<Happening>,
    ending: Option<&'a Ending>,
    clock: Option<ClockState>,
    redoable: bool,
    draft: Option<&'a Vec<Value>>,
    /// Whether the viewer is kept behind what has happened.
    behind: bool,
}

/// An [`Update`] as it is sent: the view, its words and the prompt as the engine has written them.
#[derive(Serialize)]
struct Written<'a> {
    #[serde(rename = "match")]
    match_id: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    number: u32,
    since: u32,
    asked: SeatSet,
    #[serde(skip_serializing_if = "Option::is_none")]
    dealer: Option<DealerPrompt>,
    changes: Vec<Happening>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ending: Option<&'a Ending>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<ClockState>,
    redoable: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    draft: Option<&'a Vec<Value>>,
    view: &'a RawValue,
    scene: &'a RawValue,
    #[serde(skip_serializing_if = "Option::is_none")]
    prompt: Option<&'a RawValue>,
}

/// The message that carries it.
#[derive(Serialize)]
struct Sent<'a> {
    update: Written<'a>,
}

/// A [`Change`] as it is sent.
#[derive(Serialize)]
pub(super) struct Happening {
    pub number: u32,
    at: u64,
    kind: ChangeKind,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    goes_on: bool,
    events: Vec<Event>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub beats: Vec<Beat>,
    /// How many events each of its entries has told.
    #[serde(skip)]
    pub told: Vec<u32>,
}

/// A [`Said`] as it is sent.
#[derive(Serialize)]
struct Event {
    event: Box<RawValue>,
    words: Text,
}

impl From<Happening> for Change {
    fn from(happening: Happening) -> Self {
        let Happening { number, at, kind, goes_on, events, beats, told: _ } = happening;
        let said = |Event { event, words }| {
            let event = serde_json::from_str(event.get()).expect("what the engine writes is JSON");
            Said { event, words }
        };
        Change { number, at, kind, goes_on, events: events.into_iter().map(said).collect(), beats }
    }
}

/// The seats whose time is running.
fn running(clocks: &Clocks) -> Vec<u8> {
    let runs = (0u8..).zip(&clocks.seats).filter(|(_, clock)| clock.since.is_some());
    runs.map(|(seat, _)| seat).collect()
}

impl Live {
    /// Whether somebody may see anything of this match at all.
    pub(super) fn may_look(&self, who: &Who) -> Result<(), Fault> {
        // A private match is found by its id alone, which is a secret; those without a seat may
        // see the lobby side of it, to sit down.
        let public = !self.head.private || self.head.phase == Phase::Open;
        let seated = who.id().is_some_and(|id| self.head.seats_of(id).next().is_some() || self.head.host == id);
        if public || seated { Ok(()) } else { Err(crate::unknown()) }
    }

    /// The lobby side of the match.
    pub(super) fn info(&self, who: &Who) -> MatchInfo {
        let mut info = self.head.info(&self.id, self.created, self.updated_for(who.id()), who.id());
        let asked = self.asked();
        info.asked = info
            .seats
            .iter()
            .filter(|seat| seat.yours && asked.contains(Seat(seat.seat)))
            .map(|seat| seat.seat)
            .collect();
        info
    }

    /// What a viewer may know, with all that changed after number `since`.
    pub(super) fn update(&self, viewer: Viewer, since: u32) -> Result<Update, Fault> {
        let (played, about) = self.about(viewer, since, Beats::None)?;
        let (view, scene) =
            if about.behind { self.view_behind(played, viewer) } else { (played.view(viewer), played.scene(viewer)) };
        let asked = match viewer {
            Viewer::Seat(seat) => self.asks(viewer, &about).map(|_| seat),
            _ => None,
        };
        Ok(Update {
            match_id: self.id.clone(),
            seat: about.seat,
            number: about.number,
            since: about.since,
            view,
            scene,
            prompt: asked.map(|seat| played.prompt(seat)),
            asked: about.asked.iter().map(|seat| seat.0).collect(),
            dealer: about.dealer,
            changes: about.changes.into_iter().map(Change::from).collect(),
            ending: about.ending.cloned(),
            clock: about.clock,
            redoable: about.redoable,
            draft: about.draft.cloned(),
        })
    }

    /// The same as text, with what the engine has written already: this is what every action sends
    /// to every viewer.
    pub(super) fn written_update(&self, viewer: Viewer, since: u32, beats: Beats) -> Result<String, Fault> {
        let (played, about) = self.about(viewer, since, beats)?;
        let face = &self.viewer(viewer).face;
        let (earlier, words);
        let (view, scene): (&RawValue, &RawValue) = if about.behind {
            let (view, scene) = self.view_behind(played, viewer);
            earlier = to_raw_value(&view).expect("a view is plain data");
            words = to_raw_value(&scene).expect("a scene is plain data");
            (&earlier, &words)
        } else if let Some(scene) = &face.scene {
            (&face.view, scene)
        } else {
            words = written_scene(played, viewer);
            (&face.view, &words)
        };
        let prompt = self.asks(viewer, &about);
        let room = [Some(view), Some(scene), prompt].into_iter().flatten().map(|it| it.get().len()).sum::<usize>();
        let mut text = Vec::with_capacity(room + 1_024);
        let About { seat, number, since, asked, dealer, changes, ending, clock, redoable, draft, behind: _ } = about;
        let match_id = &self.id;
        let update = Written {
            match_id,
            seat,
            number,
            since,
            asked,
            dealer,
            changes,
            ending,
            clock,
            redoable,
            draft,
            view,
            scene,
            prompt,
        };
        let update = Sent { update };
        serde_json::to_writer(&mut text, &update).expect("messages are plain data");
        Ok(String::from_utf8(text).expect("JSON is text"))
    }

    /// What a viewer who is kept behind sees.
    fn view_behind(&self, played: &dyn AnyMatch, viewer: Viewer) -> (Value, Scene) {
        played.view_along(&played.line_then(self.entries_shown(viewer)), viewer)
    }

    /// What a viewer is asked now, as written.
    fn asks(&self, viewer: Viewer, about: &About<'_>) -> Option<&RawValue> {
        let now = !about.behind && self.head.phase == Phase::Running;
        self.viewer(viewer).face.prompt.as_deref().filter(|_| now)
    }

    /// The match as it is played, and what an update says beside view, words and prompt.
    fn about(&self, viewer: Viewer, since: u32, beats: Beats) -> Result<(&dyn AnyMatch, About<'_>), Fault> {
        let Some(played) = &self.played else {
            // Either it was never begun, or a fault has stopped it.
            return Err(self.running().err().unwrap_or_else(crate::busy));
        };
        let now = self.now();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat.0),
            _ => None,
        };
        let number = self.shown(viewer);
        let delayed = self.is_delayed(viewer);
        let behind = number < self.number(viewer) || (delayed && self.head.veiled.is_some());
        let since = since.min(number).max(number.saturating_sub(CHANGES as u32));
        // Whose turn it is, and since when, is news that those who are kept behind do not get.
        let asked = if delayed { SeatSet::EMPTY } else { self.asked() };
        let is_host = |seat: u8| self.head.seats[usize::from(seat)].account.as_ref() == Some(&self.head.host);
        let dealer = if seat.is_some_and(is_host) { played.dealer_prompt() } else { None };
        let clocks = self.clocks.as_ref().filter(|_| !delayed).map(|clocks| ClockState {
            now: self.clock(),
            left: (0..clocks.seats.len()).map(|seat| clocks.left(seat, now)).collect(),
            running: running(clocks),
        });
        let mut changes: Vec<Happening> = (since..number).map(|index| self.change(viewer, index as usize)).collect();
        self.add_beats(played.as_ref(), viewer, &mut changes, beats);
        let draft = seat.map(|seat| &self.seat(seat).draft.actions).filter(|draft| !draft.is_empty());
        let about = About {
            seat,
            number,
            since,
            asked,
            dealer: dealer.map(|(ask, candidates, count)| DealerPrompt {
                ask,
                candidates,
                count: count as u32,
                repeats: matches!(played.status(), Status::Chance(Request { wanted: Wanted::Dice { .. }, .. })),
            }),
            changes,
            ending: self.head.ending.as_ref().filter(|_| !behind),
            clock: clocks.or_else(|| self.round_clocks().filter(|_| !delayed)),
            redoable: seat.is_some_and(|seat| played.redoable(Seat(seat))) && self.head.phase == Phase::Running,
            draft,
            behind,
        };
        Ok((played.as_ref(), about))
    }

    /// How many of its changes a viewer is shown by now: onlookers may be kept behind.
    pub(super) fn shown(&self, viewer: Viewer) -> u32 {
        if !self.is_delayed(viewer) {
            return self.number(viewer);
        }
        let until = self.now().saturating_sub(self.delay());
        self.viewer(viewer).marks.while_so(|entry| self.moments[entry as usize] <= until) as u32
    }

    /// How far onlookers are behind, in milliseconds.
    pub(super) fn delay(&self) -> u64 {
        u64::from(self.head.delay) * 1_000
    }

    /// Whether a viewer is kept behind: onlookers, until they have been told how it ended.
    pub(super) fn is_delayed(&self, viewer: Viewer) -> bool {
        viewer == Viewer::Spectator && self.head.delay > 0 && !self.is_finished()
    }

    /// How many entries the log had with the last change that a viewer is shown.
    pub(super) fn entries_shown(&self, viewer: Viewer) -> usize {
        let last = (self.shown(viewer) as usize).checked_sub(1);
        last.and_then(|index| self.viewer(viewer).marks.get(index)).map_or(0, |entry| entry as usize + 1)
    }

    /// When something happened last, as far as an account is shown.
    fn updated_for(&self, account: Option<&str>) -> u64 {
        if self.head.seats_any(account) || !self.is_delayed(Viewer::Spectator) {
            return self.updated;
        }
        let shown = self.entries_shown(Viewer::Spectator).checked_sub(1);
        shown.map_or(self.created, |entry| self.made(entry as u32))
    }

    /// When onlookers are shown the next change that they have not been shown.
    pub(super) fn next_for_spectators(&self) -> Option<u64> {
        if self.head.delay == 0 || !self.is_watched(Viewer::Spectator) {
            return None;
        }
        let onlookers = self.viewer(Viewer::Spectator);
        let entry = onlookers.marks.get(onlookers.sent as usize)?;
        Some(self.moments[entry as usize] + self.delay())
    }

    /// The entries of the change with this place among those a viewer could see.
    pub(super) fn entries_of(&self, viewer: Viewer, index: usize) -> Range<usize> {
        let marks = &self.viewer(viewer).marks;
        let end = |index: usize| marks.get(index).expect("the viewer could see so many") as usize + 1;
        index.checked_sub(1).map_or(0, end)..end(index)
    }

    /// The change with this place among those a viewer could see.
    fn change(&self, viewer: Viewer, index: usize) -> Happening {
        let entries = self.entries_of(viewer, index);
        let entries = entries.start as u32..entries.end as u32;
        let last = entries.end - 1;
        let played = self.played.as_ref().expect("a match with changes was begun");
        let (mut events, mut told) = (Vec::new(), Vec::with_capacity(entries.len()));
        for number in entries.clone() {
            let before = events.len();
            events.extend(played.written_told(number, viewer).into_iter().map(|(event, words)| Event { event, words }));
            told.push((events.len() - before) as u32);
        }
        // Of the deeds since, those that concern everybody come last and alone.
        let deed = if played.actor(last).is_some() { None } else { played.deed(last) };
        let kind = match deed {
            Some(Deed::Undo { to, .. }) => ChangeKind::Undo { back_to: self.viewer(viewer).marks.before(to) as u32 },
            Some(Deed::Redo { .. }) => ChangeKind::Redo,
            Some(Deed::Resign { seat }) => ChangeKind::Resign { seat: seat.0 },
            Some(Deed::Flag { seat }) => ChangeKind::Flag { seat: seat.0 },
            _ => ChangeKind::Play,
        };
        // To the second: how long somebody has thought may tell what about.
        let at = self.made(last);
        let goes_on = kind == ChangeKind::Play && goes_on(played.as_ref(), entries, viewer);
        Happening { number: index as u32 + 1, at, kind, goes_on, events, beats: Vec::new(), told }
    }

    /// Sends every viewer what it has not been told yet.
    pub(super) fn publish(&mut self) {
        self.note_round();
        let asked = self.asked();
        for viewer in self.all_viewers() {
            let (number, sent) = (self.shown(viewer), self.viewer(viewer).sent);
            let watched = self.is_watched(viewer);
            let is_news = number != sent || (asked != self.sent_asked && !self.is_delayed(viewer));
            if watched && is_news {
                self.send_update(viewer, sent);
            }
            self.viewer_mut(viewer).sent = number;
        }
        self.sent_asked = asked;
    }

    /// Sends a viewer's update to its guests, who were shown what was before it: with its beats to those
    /// who show them.
    pub(super) fn send_update(&self, viewer: Viewer, since: u32) {
        for beats in [Beats::None, Beats::Rest] {
            let wants = |guest: &Guest| guest.beats == (beats == Beats::Rest) && guest.viewers.contains(&viewer);
            if self.guests.iter().any(wants)
                && let Ok(message) = self.written_update(viewer, since, beats)
            {
                self.send_to(wants, message);
            }
        }
    }

    /// Sends the lobby side of the match to all guests, to each with what is its own.
    pub(super) fn publish_info(&mut self) {
        self.send_each(|guest| {
            let account = guest.account.as_deref();
            // That there is news would tell those who are kept behind that it is over.
            if self.head.veiled.is_some() && !self.head.seats_any(account) {
                return None;
            }
            let info = self.head.info(&self.id, self.created, self.updated_for(account), account);
            Some(Message::Match(Box::new(info)))
        });
    }

    /// Gives guests who have taken a seat, or got up, the viewers that are theirs now.
    pub(super) fn reseat(&mut self) {
        for guest in self.guests.iter_mut().filter(|guest| !guest.watch) {
            let own = guest.account.iter().flat_map(|account| self.head.seats_of(account));
            guest.viewers = own.map(|seat| Viewer::Seat(Seat(seat))).collect();
            if guest.viewers.is_empty() {
                guest.viewers.push(Viewer::Spectator);
            }
        }
    }

    /// Sends lines of chat after number `known`.
    pub(super) fn publish_chat(&mut self, known: u32) {
        let new: Vec<_> = self.chat.iter().filter(|line| line.number > known).cloned().collect();
        for line in new {
            let message = text(&Message::Chat { match_id: self.id.clone(), line });
            self.send_to(|_| true, message);
        }
    }

    /// Sends who is here to the guests of this node, and to the other nodes who of them is.
    pub(super) fn publish_presence(&mut self) {
        self.show_presence();
        self.tell_presence();
    }

    /// Sends who is here. A crowd that comes and goes at once must not push anybody out.
    pub(super) fn show_presence(&mut self) {
        self.note_presence();
        let (seats, watching) = self.presence();
        let message = text(&Message::Presence(Presence { match_id: self.id.clone(), seats, watching }));
        let everybody = self.guests.iter().map(|guest| guest.socket).collect();
        self.desk.put(Out::Offer(everybody, message));
    }

    /// The seats whose holders are connected, and how many look on; on all nodes.
    pub(super) fn presence(&self) -> (Vec<u8>, u32) {
        let (own, watching) = self.own_presence();
        let (others, more) = self.elsewhere.presence(self.now());
        let here = |seat: &u8| own.contains(seat) || others.contains(seat);
        ((0..self.head.seats.len() as u8).filter(here).collect(), watching + more)
    }

    /// The same for this node alone.
    pub(super) fn own_presence(&self) -> (Vec<u8>, u32) {
        let here = |seat: &u8| self.is_watched(Viewer::Seat(Seat(*seat)));
        let watching = self.guests.iter().filter(|guest| guest.viewers.contains(&Viewer::Spectator)).count();
        ((0..self.head.seats.len() as u8).filter(here).collect(), watching as u32)
    }

    /// Sends each guest a message of its own, or none.
    pub(super) fn send_each(&self, message: impl Fn(&Guest) -> Option<Message>) {
        for guest in &self.guests {
            if let Some(message) = message(guest) {
                self.desk.put(Out::Tell(vec![guest.socket], text(&message)));
            }
        }
    }

    /// Sends a message to some guests.
    pub(super) fn send_to(&self, to: impl Fn(&Guest) -> bool, message: String) {
        let some: Vec<_> = self.guests.iter().filter(|guest| to(guest)).map(|guest| guest.socket).collect();
        if !some.is_empty() {
            self.desk.put(Out::Tell(some, message));
        }
    }

    /// A socket is gone.
    pub(super) fn forget(&mut self, socket: Socket) {
        let before = self.guests.len();
        self.guests.retain(|guest| guest.socket != socket);
        if before != self.guests.len() {
            self.publish_presence();
        }
    }
}
