//! What is around the table in a terminal: its storage is the match itself, from which files are
//! written; the rules and the bots work on this thread; and its time passes when it has to.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

use parlour_core::{AnyMatch, Deed, Finished, Seat, Viewer};
use parlour_protocol::{Answer, Ask, Fault, Update};
use parlour_table::head::{Head, SeatState, Stored};
use parlour_table::{
    Command, Creation, Done, Found, Happened, House, Job, Loaded, Out, Person, Read, Replied, Table, Time, Trouble,
    Who, WorkId, Write, busy,
};
use serde_json::Value;

use crate::date;
use crate::play::seating::{is_person, player};

/// The table's id: always the same, so that the same key gives the same bots.
const ID: &str = "terminal";

/// A table with what is around it.
pub struct Host {
    table: Table,
    stored: Box<dyn AnyMatch>,
    seats: Vec<SeatState>,
    /// Whether entries have times.
    timed: bool,
    /// How far the table's own time has gone, in milliseconds.
    now: u64,
    /// What bots are to think about.
    thoughts: VecDeque<(WorkId, Job)>,
    answer: Option<Result<Replied, Fault>>,
    result: Option<Box<Head>>,
}

impl Host {
    /// Lays a table for a match, wherever that stands.
    pub fn open(mut stored: Box<dyn AnyMatch>, seats: &[SeatState], timed: bool) -> Self {
        stored.set_players(seats.iter().map(player).collect());
        let random = |bytes: &mut [u8]| getrandom::fill(bytes).expect("the system has random numbers");
        let house =
            House { find: parlour_registry::game, random, rehearsed: None, host: None, nodes: false, reopens: true };
        let (table, outs) = Table::open(Arc::new(house), ID.to_owned(), time(0, timed));
        let (now, thoughts, answer, result) = Default::default();
        let mut host = Host { table, stored, seats: seats.to_vec(), timed, now, thoughts, answer, result };
        host.carry_out(outs);
        host
    }

    /// The match as it is stored: what a save holds.
    pub fn stored(&self) -> &dyn AnyMatch {
        self.stored.as_ref()
    }

    /// What the match brought to a seat, if it has ended here.
    pub fn finished(&self, seat: Seat) -> Option<Finished<Value>> {
        self.result.as_ref().map(|head| head.finished(ID, seat.0))
    }

    /// Asks the table something for the person on a seat, or for somebody who watches.
    pub fn ask(&mut self, seat: Option<Seat>, ask: Ask) -> Result<Answer, Fault> {
        let who = Who { person: Some(self.person(seat)), socket: None };
        let outs = self.table.take(self.time(), 0, Command::Ask(who, ask));
        self.carry_out(outs);
        // What bots decide can wait until it is their turn; whoever wants advice waits for it.
        if self.answer.is_none()
            && let Some(advice) = self.thoughts.pop_back()
        {
            self.think(advice);
        }
        self.answer.take().unwrap_or_else(|| Err(busy()))?.answer().ok_or_else(busy)
    }

    /// What a viewer sees and is asked.
    pub fn look(&mut self, viewer: Viewer) -> Result<Update, Fault> {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        };
        match self.ask(seat, Ask::Look { seat: seat.map(|seat| seat.0), since: None })? {
            Answer::Update(update) => Ok(*update),
            _ => Err(busy()),
        }
    }

    /// The number that the person on a seat quotes.
    pub fn number(&mut self, seat: Seat) -> Result<u32, Fault> {
        self.look(Viewer::Seat(seat)).map(|update| update.number)
    }

    /// Takes an action.
    pub fn act(&mut self, seat: Seat, action: Value) -> Result<Answer, Fault> {
        let (expect, key) = (self.number(seat)?, self.key());
        self.ask(Some(seat), Ask::Act { seat: seat.0, expect, key, action })
    }

    /// Takes what people dealt.
    pub fn deal(&mut self, items: Vec<String>) -> Result<Answer, Fault> {
        let dealer = self.dealer();
        let (expect, key) = (self.look(dealer.map_or(Viewer::Spectator, Viewer::Seat))?.number, self.key());
        self.ask(dealer, Ask::Deal { expect, key, items })
    }

    /// Lets a bot think, or the time pass that it lets pass; false if there is nothing to wait for.
    pub fn go_on(&mut self) -> bool {
        if let Some(thought) = self.thoughts.pop_front() {
            self.think(thought);
            return true;
        }
        let Some(alarm) = self.table.alarm().filter(|_| self.table.closed().is_none()) else { return false };
        self.now = self.now.max(alarm);
        let outs = self.table.tick(self.time());
        self.carry_out(outs);
        true
    }

    /// A key that was never used: a log only grows.
    fn key(&self) -> String {
        self.stored.len().to_string()
    }

    /// Whoever deals: the first of the people, or somebody who only watches.
    fn dealer(&self) -> Option<Seat> {
        self.seats.iter().position(is_person).map(|seat| Seat(seat as u8))
    }

    /// The person on a seat. Nobody has two: those who share a screen are still asked one by one.
    fn person(&self, seat: Option<Seat>) -> Person {
        let held = seat.map(|seat| &self.seats[seat.index()]);
        let said = |text: Option<&String>| text.cloned().unwrap_or_else(|| ID.to_owned());
        let [id, name] = [held.and_then(|seat| seat.account.as_ref()), held.and_then(|seat| seat.name.as_ref())];
        Person { id: said(id), name: said(name), guest: false }
    }

    fn time(&self) -> Time {
        time(self.now, self.timed)
    }

    fn think(&mut self, (work, job): (WorkId, Job)) {
        let begun = Instant::now();
        let thought = job();
        let took = begun.elapsed().as_millis() as u64;
        let outs = self.table.done(self.time(), work, Done::Thought(Ok(thought), took));
        self.carry_out(outs);
    }

    /// Does what the table wants. A panic ends the program, as anywhere in it: what was shown is saved.
    fn carry_out(&mut self, outs: Vec<Out>) {
        let mut outs = VecDeque::from(outs);
        while let Some(out) = outs.pop_front() {
            let (work, done) = match out {
                Out::Write(work, write) => (work, Done::Written(self.write(write))),
                Out::Read(work, read) => (work, Done::Found(self.read(&read))),
                Out::Run(work, job) => (work, Done::Ran(Ok(job()))),
                out => {
                    self.note(out);
                    continue;
                }
            };
            outs.extend(self.table.done(self.time(), work, done));
        }
    }

    fn note(&mut self, out: Out) {
        match out {
            Out::Think(work, _, job) => self.thoughts.push_back((work, job)),
            Out::Answer(_, answer) => self.answer = Some(answer),
            Out::Happened(Happened::Result(head)) => self.result = Some(head),
            _ => {}
        }
    }

    /// Entries are all that is stored: what else there is to know about the table follows from them.
    fn write(&mut self, write: Write) -> Result<(), Trouble> {
        let Write::Entries(append) = write else { return Ok(()) };
        for (number, body) in append.rows {
            let entry: Stored = serde_json::from_slice(&body).map_err(|error| Trouble::Shape(error.to_string()))?;
            self.stored.repeat(&entry.deed).map_err(|error| Trouble::Failed(error.to_string()))?;
            let at = entry.time();
            let by = match (&entry.deed, entry.by) {
                (Deed::Act { seat, .. }, name @ Some(_)) => {
                    Some(player(&SeatState { name, ..self.seats[seat.index()].clone() }))
                }
                (_, by) => by,
            };
            self.stored.sign(number, by, at);
        }
        Ok(())
    }

    /// Nobody but this table writes, and what is kept between matches is in the setup already.
    fn read(&self, read: &Read) -> Result<Found, Trouble> {
        let Read::Match { .. } = read else { return Err(Trouble::Missing) };
        let host = self.person(self.dealer());
        let creation = Creation::goes_on(self.stored.record(), self.stored.as_ref(), self.seats.clone(), &host);
        let Creation { head, entries } = creation;
        let head = Head { private: false, ..head };
        let (created, updated, version, checked, chat, drafts) = Default::default();
        Ok(Found::Match(Box::new(Loaded { created, updated, version, head, entries, checked, chat, drafts })))
    }
}

fn time(served: u64, timed: bool) -> Time {
    Time { served, clock: if timed { date::now_millis() } else { 0 } }
}
