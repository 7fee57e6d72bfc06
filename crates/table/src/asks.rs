//! What players ask of a match: acting, taking back, drafts, chat.

use parlour_core::{AnyError, AnyMatch, Seat, SeatSet, UndoPlan, Viewer, Wish, canonical, sha256, to_hex};
use parlour_protocol::{Answer, Ask, ChatLine, Code, Fault, Holder, Message, Phase, UndoInfo, UndoNews};
use serde_json::Value;

use crate::beats::Beats;
use crate::commit::Author;
use crate::convert;
use crate::desk::{Found, Out, Read, Trouble, Write};
use crate::live::{Asking, Draft, Guest, Live};
use crate::news::News;
use crate::text;
use crate::wholes::MOST_ACTIONS;
use crate::{Who, storage_fault, unknown};

/// The longest idempotency key.
const KEY: usize = 64;
/// The longest line of chat.
const CHAT: usize = 1_000;
/// The most actions in a draft.
const DRAFT: usize = 256;

impl Live {
    /// Answers somebody.
    pub(super) async fn ask(&mut self, who: &Who, ask: Ask) -> Result<Answer, Fault> {
        self.may_look(who)?;
        if let Some(seat) = ask.seat() {
            self.must_hold(who, seat)?;
            self.note_sign(seat);
        }
        match ask {
            Ask::Attach { since, watch, beats } => self.attach(who, since, watch, beats).await,
            Ask::Detach => {
                if let Some(socket) = who.socket {
                    self.forget(socket);
                }
                Ok(Answer::Noted)
            }
            Ask::Look { seat, since } => {
                let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
                self.may_watch(who, viewer)?;
                Ok(Answer::Update(Box::new(self.update(viewer, since.unwrap_or(u32::MAX))?)))
            }
            Ask::Act { seat, expect, key, action } => {
                if let Some(answer) = self.taken_before(seat, &key, &action) {
                    answer.map_err(|error| convert::fault(&error, self.game.info()))?;
                    return Ok(self.done(seat));
                }
                let author = Author { digest: Some(digest("act", &action)), ..author(who, seat, Some(key)) };
                self.once(author, expect, move |played| played.act(Seat(seat), &action)).await
            }
            Ask::ActAll { seat, expect, key, actions } => {
                if actions.len() > MOST_ACTIONS {
                    let what = format!("at most {MOST_ACTIONS} actions can be taken at once");
                    return Err(Fault::new(Code::InputSize, what));
                }
                let author = Author { digest: Some(digest("act_all", &actions)), ..author(who, seat, Some(key)) };
                self.once(author, expect, move |played| played.act_all(Seat(seat), &actions)).await
            }
            Ask::Wholes { seat, piece } => self.wholes(seat, piece).await,
            Ask::Why { seat, things, verb } => self.why(seat, Wish { verb, things }).await,
            Ask::Deal { expect, key, items } => {
                let seat = self.dealing_seat(who)?;
                let author = Author { digest: Some(digest("deal", &items)), ..author(who, seat, Some(key)) };
                self.once(author, expect, move |played| played.deal_named(&items)).await
            }
            Ask::Draft { seat, actions } => self.draft(seat, actions).await,
            Ask::Ready { seat, ready } => self.ready(seat, ready).await,
            Ask::UndoPlan { seat } => Ok(Answer::UndoPlan(convert::undo(&self.undo_plan(seat, false)?))),
            Ask::WholeUndoPlan { seat } => Ok(Answer::UndoPlan(convert::undo(&self.undo_plan(seat, true)?))),
            Ask::Undo { seat, expect } => self.undo(who, seat, expect, false).await,
            Ask::UndoWhole { seat, expect } => self.undo(who, seat, expect, true).await,
            Ask::Consent { seat, agree } => self.consent(seat, agree).await,
            Ask::Redo { seat, expect } => {
                let author = author(who, seat, None);
                self.once(author, expect, move |played| played.redo(Seat(seat))).await
            }
            Ask::Share { seat, share } => self.take_share(seat, &share).await,
            Ask::Reveal { seat, entropy } => self.take_entropy(seat, &entropy).await,
            Ask::Resign { seat } => {
                let author = author(who, seat, None);
                self.step(author, move |played| played.resign(Seat(seat))).await?;
                Ok(self.done(seat))
            }
            Ask::Claim { seat, claim } => self.claim(who, seat, claim).await,
            Ask::Mute { seat, muted } => self.mute(seat, muted).await,
            Ask::Chat { text } => self.say(who, text).await,
            Ask::Looked { seat, number } => {
                let account = who.id().ok_or_else(unknown)?.to_owned();
                let number = number.min(self.number_of(seat));
                let looked = Write::Looked { person: account, seat, number };
                self.desk.write(looked).await.map_err(|error| storage_fault(&error))?;
                self.looked(seat, number);
                Ok(Answer::Noted)
            }
            // Taken before it comes here: the match does not wait for advice.
            Ask::Hint { .. } => Err(crate::busy()),
        }
    }

    pub(super) fn must_hold(&self, who: &Who, seat: u8) -> Result<(), Fault> {
        let held = who.id().is_some_and(|id| self.head.seats_of(id).any(|own| own == seat));
        if held { Ok(()) } else { Err(Fault::new(Code::TableSeat, "that isn't your seat")) }
    }

    /// Whether somebody may look as this viewer: those without a seat as onlookers.
    fn may_watch(&self, who: &Who, viewer: Viewer) -> Result<(), Fault> {
        if let Viewer::Seat(seat) = viewer {
            return self.must_hold(who, seat.0);
        }
        let watchable = !self.head.private || self.is_finished();
        if watchable { Ok(()) } else { Err(Fault::new(Code::TableSeat, "spectators aren't allowed here")) }
    }

    /// The seat of whoever deals; none for a host who only watches.
    fn dealing_seat(&self, who: &Who) -> Result<Option<u8>, Fault> {
        let host = who.id().filter(|id| *id == self.head.host);
        let host = host.ok_or_else(|| Fault::new(Code::TableSeat, "only the host deals at this table"))?;
        Ok(self.head.seats_of(host).next())
    }

    pub(super) fn done(&self, seat: u8) -> Answer {
        Answer::Done { number: self.number_of(seat) }
    }

    /// How an action is answered that the game has taken before under another key.
    fn taken_before(&self, seat: u8, key: &str, action: &Value) -> Option<Result<(), AnyError>> {
        let known = self.seat(seat).done.get(key).is_some();
        self.running().ok().filter(|_| !known)?.again(Seat(seat), action)
    }

    /// Does something once: checks the key and the number the client quotes.
    async fn once(
        &mut self,
        author: Author,
        expect: u32,
        deed: impl FnOnce(&mut dyn AnyMatch) -> Result<(), AnyError> + Send + 'static,
    ) -> Result<Answer, Fault> {
        let viewer = author.seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
        let side = author.seat.map(|seat| self.seat(seat));
        if let Some(key) = &author.key {
            if key.is_empty() || key.len() > KEY {
                return Err(Fault::new(Code::InputShape, format!("a key must have 1 to {KEY} characters")));
            }
            if let Some(done) = side.and_then(|side| side.done.get(key)) {
                if done.asked_otherwise(author.digest.as_deref()) {
                    return Err(Fault::new(
                        Code::ActionKey,
                        "this key was already used for another action; nothing was changed",
                    ));
                }
                let number = self.viewer(viewer).marks.before(done.entry) as u32 + 1;
                return Ok(Answer::Done { number });
            }
        }
        self.running()?;
        let number = self.number(viewer);
        // An action answers a question, which may be the same although something else has changed.
        let oldest = side.filter(|_| author.key.is_some()).map_or(number, |side| side.asked_since);
        if !(oldest..=number).contains(&expect) {
            return Err(stale(number, format!("this seat is at number {number}, not {expect}")));
        }
        self.step(author, deed).await?;
        Ok(Answer::Done { number: self.number(viewer) })
    }

    async fn attach(&mut self, who: &Who, since: Option<u32>, watch: bool, beats: bool) -> Result<Answer, Fault> {
        let Some(socket) = who.socket else {
            return Err(Fault::new(Code::InputShape, "attach over a socket, or look"));
        };
        let mut viewers: Vec<Viewer> = match who.id() {
            Some(id) if !watch => self.head.seats_of(id).map(|seat| Viewer::Seat(Seat(seat))).collect(),
            _ => Vec::new(),
        };
        if viewers.is_empty() {
            self.may_watch(who, Viewer::Spectator)
                .or_else(|fault| if self.head.phase == Phase::Open { Ok(()) } else { Err(fault) })?;
            viewers.push(Viewer::Spectator);
        }
        let mut updates = Vec::new();
        if self.played.is_some() {
            for viewer in &viewers {
                let since = match (since, who.id(), *viewer) {
                    (Some(since), ..) => since,
                    (None, Some(id), Viewer::Seat(seat)) => {
                        let (person, seat) = (id.to_owned(), seat.0);
                        match self.desk.read(Read::Looked { person, seat }).await {
                            Ok(Found::Looked(number)) => number,
                            Ok(_) => u32::MAX,
                            Err(error) => return Err(storage_fault(&error)),
                        }
                    }
                    _ => u32::MAX,
                };
                let beats = if beats { Beats::All } else { Beats::None };
                updates.push(self.written_update(*viewer, since, beats)?);
            }
        }
        self.guests.retain(|guest| guest.socket != socket);
        let account = who.id().map(ToOwned::to_owned);
        self.ask_late(socket, &viewers);
        self.guests.push(Guest { socket, account, watch, beats, viewers });
        let (present, _) = self.presence();
        let answer = Answer::Attached { info: Box::new(self.info(who)), chat: self.chat.clone(), present };
        for update in updates {
            self.desk.put(Out::Tell(vec![socket], update));
        }
        self.publish_presence();
        self.ask_who_is_there();
        Ok(answer)
    }

    async fn draft(&mut self, seat: u8, actions: Vec<Value>) -> Result<Answer, Fault> {
        if actions.len() > DRAFT {
            return Err(Fault::new(Code::InputSize, format!("a draft can have at most {DRAFT} actions")));
        }
        self.check_draft(seat, actions.clone()).await?;
        self.keep_draft(seat, Draft { actions, ready: false }).await?;
        Ok(Answer::Noted)
    }

    /// Whether the actions could be taken one after another, as far as the seat can know.
    async fn check_draft(&mut self, seat: u8, actions: Vec<Value>) -> Result<(), Fault> {
        let copy = self.running()?.bare();
        let trial = move || copy.judge(Seat(seat), &actions);
        match self.desk.run(trial).await {
            Ok(tried) => tried.map_err(|error| convert::fault(&error, self.game.info())),
            Err(_) => Err(Fault::new(Code::ServerFault, "the draft could not be tried")),
        }
    }

    /// Makes a draft durable, then tells its seat, here and on other nodes.
    async fn keep_draft(&mut self, seat: u8, draft: Draft) -> Result<(), Fault> {
        let kept = self.desk.write(Write::Draft(seat, draft.clone())).await;
        kept.map_err(|error| storage_fault(&error))?;
        self.seat_mut(seat).draft = draft;
        self.publish_ready(seat);
        self.tell(|| News::Drafted);
        Ok(())
    }

    async fn ready(&mut self, seat: u8, ready: bool) -> Result<Answer, Fault> {
        self.running()?;
        if ready && self.seat(seat).draft.actions.is_empty() {
            return Err(Fault::new(Code::ActionNothing, "make a plan first: there is no draft yet"));
        }
        let draft = Draft { ready, ..self.seat(seat).draft.clone() };
        self.keep_draft(seat, draft).await?;
        // The other may have got ready on another node, of which the news is still under way.
        self.latest_drafts().await?;
        let asked = self.asked();
        let people = |seat: &Seat| self.head.seats[seat.index()].holder == Holder::Person;
        let all: Vec<Seat> = asked.iter().filter(people).collect();
        let mut own = Ok(());
        if ready && all.iter().all(|seat| self.seats[seat.index()].draft.ready) {
            for other in all {
                let played = self.play_draft(other.0).await;
                // What is wrong with another's draft is not for this one to know.
                if other.0 == seat {
                    own = played;
                }
            }
        }
        own.map(|()| Answer::Noted)
    }

    /// Where there are several nodes, reads the drafts again.
    pub(super) async fn latest_drafts(&mut self) -> Result<(), Fault> {
        if self.house.nodes {
            self.load_drafts().await.map_err(|error| storage_fault(&error))?;
        }
        Ok(())
    }

    /// Plays a seat's draft as far as it fits, and it is spent: what it was meant to meet may be
    /// something else, and whoever finds that out has moved. One that does not fit at all is thrown
    /// away, and why is not said: it was judged when it was made, by what its seat knew.
    pub(super) async fn play_draft(&mut self, seat: u8) -> Result<(), Fault> {
        let actions = self.seat(seat).draft.actions.clone();
        let by = self.head.seats[usize::from(seat)].name.clone();
        let author = Author { seat: Some(seat), by, ..Author::default() };
        let plan = move |played: &mut dyn AnyMatch| {
            let mut actions = actions.iter().map(|action| played.act(Seat(seat), action));
            actions.next().transpose()?;
            actions.take_while(Result::is_ok).for_each(drop);
            Ok(())
        };
        match self.step(author, plan).await {
            Err(fault) if matches!(fault.code, Code::ActionIllegal | Code::ActionShape) => {
                self.keep_draft(seat, Draft::default()).await?;
                Err(Fault::new(Code::ActionIllegal, "the draft is no longer legal and was dropped"))
            }
            done => done,
        }
    }

    /// Tells those of a seat which of their seats are ready: others would learn that it is at work.
    pub(super) fn publish_ready(&mut self, seat: u8) {
        self.send_each(|guest| {
            let own = guest.seats().any(|own| own == Seat(seat));
            let seats = guest.seats().filter(|own| self.seats[own.index()].draft.ready).map(|own| own.0).collect();
            own.then(|| Message::Ready { match_id: self.id.clone(), seats })
        });
    }

    /// What taking back the latest action of a seat would mean, or the whole one it belongs to.
    pub(super) fn undo_plan(&self, seat: u8, whole: bool) -> Result<UndoPlan, Fault> {
        let (played, seat) = (self.undoable()?, Seat(seat));
        let plan = if whole { played.whole_undo_plan(seat) } else { played.undo_plan(seat) };
        plan.map_err(|error| convert::fault(&error, self.game.info()))
    }

    async fn undo(&mut self, who: &Who, seat: u8, expect: u32, whole: bool) -> Result<Answer, Fault> {
        let plan = self.undo_plan(seat, whole)?;
        let number = self.number_of(seat);
        if expect != number {
            return Err(stale(number, "the table has changed; look again".into()));
        }
        // Bots do not mind, and nobody asks himself.
        let own: SeatSet = who.id().map(|id| self.head.seats_of(id).map(Seat).collect()).unwrap_or_default();
        let minds = |seat: &Seat| !own.contains(*seat) && self.head.seats[seat.index()].holder == Holder::Person;
        let waiting: SeatSet = plan.asks.iter().filter(minds).collect();
        if waiting.is_empty() {
            self.take_back(author(who, seat, None), Seat(seat), whole).await?;
            return Ok(self.done(seat));
        }
        self.may_ask_undo(seat)?;
        self.ask_about(Asking { seat, waiting, whole }, plan.to);
        self.tell_asking();
        Ok(Answer::Asked(convert::undo(&plan)))
    }

    /// Asks the seats that have to agree, as far as they are connected to this node.
    pub(super) fn ask_about(&mut self, asking: Asking, to: u32) {
        let Asking { seat, waiting, .. } = asking;
        self.asking = Some(asking);
        for other in waiting.iter() {
            // Each is told what it would un-learn itself: what the other knows is not for it.
            let info = self.unlearned(to, other, waiting);
            let news = UndoNews { match_id: self.id.clone(), seat, plan: Some(info), granted: None };
            let message = text(&Message::Undo(news));
            self.send_to(|guest| guest.viewers.contains(&Viewer::Seat(other)), message);
        }
    }

    pub(super) fn unlearned(&self, to: u32, seat: Seat, asks: SeatSet) -> UndoInfo {
        let viewer = Viewer::Seat(seat);
        let events = self.played.iter().flat_map(|played| {
            let line = played.line();
            let at = line.partition_point(|number| *number < to);
            line[at..].iter().flat_map(|number| played.told(*number, viewer)).collect::<Vec<_>>()
        });
        UndoInfo {
            law: "consent".to_owned(),
            asks: asks.iter().map(|seat| seat.0).collect(),
            unlearned: events.map(|(_, words)| words).collect(),
        }
    }

    async fn consent(&mut self, seat: u8, agree: bool) -> Result<Answer, Fault> {
        let nothing = || Fault::new(Code::ActionNothing, "nobody has asked you to agree to an undo");
        let asking = self.asking.clone().filter(|asking| asking.waiting.contains(Seat(seat))).ok_or_else(nothing)?;
        if !agree {
            self.asking = None;
            self.undo_refused(asking.seat);
            self.settle_undo(asking.seat, false);
            self.tell_settled(asking.seat, false, true);
            return Ok(Answer::Noted);
        }
        let waiting = asking.waiting.without(Seat(seat));
        self.asking = Some(Asking { waiting, ..asking.clone() });
        if waiting.is_empty() {
            let author = Author {
                seat: Some(asking.seat),
                by: self.head.seats[usize::from(asking.seat)].name.clone(),
                ..Author::default()
            };
            self.asking = None;
            let done = self.take_back(author, Seat(asking.seat), asking.whole).await;
            self.settle_undo(asking.seat, done.is_ok());
            self.tell_settled(asking.seat, done.is_ok(), false);
            done?;
        } else {
            self.tell_asking();
        }
        Ok(Answer::Noted)
    }

    pub(super) fn settle_undo(&mut self, seat: u8, granted: bool) {
        let news = UndoNews { match_id: self.id.clone(), seat, plan: None, granted: Some(granted) };
        let message = text(&Message::Undo(news));
        // Those who look on see what came of it, and may be kept behind.
        self.send_to(|guest| !guest.viewers.contains(&Viewer::Spectator), message);
    }

    async fn say(&mut self, who: &Who, text: String) -> Result<Answer, Fault> {
        let Some(account) = who.person.clone() else {
            return Err(Fault::new(Code::AuthRequired, "sign in first"));
        };
        if text.trim().is_empty() || text.len() > CHAT {
            return Err(Fault::new(Code::InputSize, format!("a message must have 1 to {CHAT} characters")));
        }
        self.may_say(&account, &text)?;
        // Another node may have taken the next number; then the one after is tried.
        for _ in 0..5 {
            let known = self.chat.last().map_or(0, |line| line.number);
            let line = ChatLine {
                number: known + 1,
                at: self.clock(),
                name: account.name.clone(),
                seat: self.head.seats_of(&account.id).next(),
                guest: account.guest,
                text: text.clone(),
            };
            match self.desk.write(Write::Line(line.clone())).await {
                Ok(()) => {
                    self.take_chat(vec![line]);
                    self.publish_chat(known);
                    self.tell_written();
                    return Ok(Answer::Noted);
                }
                Err(Trouble::Conflict) => self.refresh().await,
                Err(error) => return Err(storage_fault(&error)),
            }
        }
        Err(crate::busy())
    }
}

/// Somebody who acts for a seat.
fn author(who: &Who, seat: impl Into<Option<u8>>, key: Option<String>) -> Author {
    Author { seat: seat.into(), by: who.person.as_ref().map(|person| person.name.clone()), key, digest: None }
}

/// Somebody has not seen yet what they quote.
fn stale(number: u32, message: String) -> Fault {
    Fault { number: Some(number), ..Fault::new(Code::ActionStale, message) }
}

/// What a request asks, in short: a key stands for this alone.
fn digest(kind: &str, asked: &impl serde::Serialize) -> String {
    to_hex(&sha256(&[kind.as_bytes(), b"\0", canonical(asked).as_bytes()])[..8])
}
