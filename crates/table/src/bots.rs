//! House bots: asked when their seat is, in the pool, never twice for one decision.

use std::any::Any;

use parlour_core::{AnyBot, AnyError, AnyMatch, Hint, Rng, Seat, Status, Viewer, sha256};
use parlour_protocol::{Advice, Answer, Code, Fault, Holder, Message};
use serde_json::Value;

use crate::commit::Author;
use crate::desk::{AskId, Happened, Out, Stuck, WorkId};
use crate::live::Live;
use crate::sides::SeatSide;
use crate::{Replied, Who, text};

/// A bot that gives advice, and the table it looks at.
type Adviser = (Box<dyn AnyBot>, Box<dyn AnyMatch>);

/// A table on which bots have played ahead, and how many decisions they took.
type Ahead = (Box<dyn AnyMatch>, usize);

/// What a bot thinks about.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Thought {
    /// What to do on its seat, asked at a number and a time.
    Decision { seat: u8, number: u32, asked: u64 },
    /// What all of them do next, after so many entries.
    Ahead { entries: usize },
    /// What somebody else could do on theirs.
    Advice { ask: AskId, seat: u8 },
}

/// What a bot has decided for a seat, at the number at which it was asked.
#[derive(Debug)]
pub(crate) struct Decision {
    seat: u8,
    number: u32,
    choice: Result<Value, Stuck>,
}

/// In games with secrets a bot's answer comes on a beat, in milliseconds after it was asked, and never
/// sooner than the longest thought at this table so far: how long it has thought may tell what about.
const BEAT: u64 = 50;

/// A longer thought is not made up for: others would wait too long.
const LONGEST: u64 = 2_000;

/// A bot that gave no answer so often in a row is not asked any more.
const PATIENCE: u8 = 3;

/// Bots among themselves decide so many things ahead at most, and fewer where that takes longer than
/// this, in milliseconds: whoever comes to watch does not wait long.
const AHEAD: usize = 256;
const QUICK: u64 = 20;

/// The bot that decides where another does not: no other takes less time.
const STAND_IN: &str = "random";

impl Live {
    /// Lets every bot think whose seat is asked and who does not think yet.
    pub(super) fn care(&mut self) {
        if self.bots_rest > self.now() {
            return;
        }
        self.bots_rest = 0;
        if self.are_alone() {
            return self.think_ahead();
        }
        for seat in self.asked().iter() {
            let state = &self.head.seats[seat.index()];
            if state.holder != Holder::Bot || self.seat(seat.0).thinking == Some(self.number_of(seat.0)) {
                continue;
            }
            let bot = state.name.clone().unwrap_or_default();
            let tired = self.seat(seat.0).failures >= PATIENCE;
            self.seat_mut(seat.0).stand_in = tired.then(|| format!("{bot} gave no answer {PATIENCE} times"));
            self.think(seat, if tired { STAND_IN } else { &bot });
        }
    }

    /// Lets a bot think for a seat; what it decides comes back as a message. The number at which
    /// it was asked comes along: a decision that is no longer wanted changes nothing.
    pub(super) fn think(&mut self, seat: Seat, bot: &str) {
        let number = self.number_of(seat.0);
        if self.seat(seat.0).thinking == Some(number) {
            return;
        }
        let Some(played) = &self.played else { return };
        let (bot, table, mut rng) = (self.game.bot(bot), played.bare(), self.bot_seed(seat).rng());
        self.seat_mut(seat.0).thinking = Some(number);
        // The bots of whoever set the table up wait behind each other.
        let work = self.desk.think(self.head.host.clone(), move || bot?.choose(table.as_ref(), seat, &mut rng));
        self.thoughts.insert(work, Thought::Decision { seat: seat.0, number, asked: self.now() });
    }

    /// Whether nobody but bots sits at the table and nobody watches, so that nothing has to be shown
    /// between two decisions.
    fn are_alone(&self) -> bool {
        let (present, watching) = self.presence();
        let well = |seat: &SeatSide| seat.failures == 0 && seat.stand_in.is_none() && seat.thinking.is_none();
        let bots = self.head.seats.iter().all(|seat| seat.holder == Holder::Bot);
        bots && self.guests.is_empty() && present.is_empty() && watching == 0 && self.seats.iter().all(well)
    }

    /// Lets the bots play on among themselves, as far as that is quick; it becomes durable, and is
    /// shown to whoever comes, in one piece.
    fn think_ahead(&mut self) {
        let entries = self.times.len();
        let thinks = |thought: &Thought| matches!(thought, Thought::Ahead { entries: at } if *at == entries);
        let Some(played) = self.played.as_ref().filter(|_| !self.thoughts.values().any(thinks)) else { return };
        if self.asked().is_empty() {
            return;
        }
        let bots = self.head.seats.iter().map(|seat| self.game.bot(seat.name.as_deref().unwrap_or_default()));
        let bots: Option<Vec<_>> = bots.collect();
        let (table, most) = (played.bare(), self.ahead);
        let seeds = Seat::first(self.seats.len() as u8).map(|seat| self.bot_seed(seat)).collect();
        let work = self.desk.think(self.head.host.clone(), move || play_ahead(table, bots?, seeds, most));
        self.thoughts.insert(work, Thought::Ahead { entries });
    }

    /// The bots have played on: what they did, or that they did not.
    async fn played_ahead(&mut self, entries: usize, ahead: Option<Ahead>, took: u64) {
        self.ahead = if took < QUICK { (2 * self.ahead).min(AHEAD) } else { (self.ahead / 2).max(1) };
        // Somebody has come, who wants to see it: they begin again.
        if self.times.len() != entries || !self.are_alone() {
            return;
        }
        let Some((copy, done)) = ahead.filter(|(_, done)| *done > 0) else {
            let asked: Vec<Seat> = self.asked().iter().collect();
            for seat in asked {
                let bot = self.head.seats[seat.index()].name.clone().unwrap_or_default();
                self.think(seat, &bot);
            }
            return;
        };
        // The rules have seen to it there; here they need not do it all again.
        let play = move |played: &mut dyn AnyMatch| {
            let other = || AnyError::Shape("the match is not as it was when bots began to play ahead".into());
            played.go_on_as(copy).then_some(()).ok_or_else(other)
        };
        match self.step(Author::default(), play).await {
            Ok(()) => (0..done).for_each(|_| self.desk.put(Out::Happened(Happened::BotMoved))),
            // Somebody else was first, or storage failed.
            Err(fault) => tracing::warn!(id = self.id, %fault, "what bots have played ahead was not taken"),
        }
    }

    /// A bot has thought, for so many milliseconds, or has not.
    pub(super) async fn thought(&mut self, work: WorkId, thought: Result<Box<dyn Any + Send>, Stuck>, took: u64) {
        self.used = self.now();
        match self.thoughts.remove(&work) {
            Some(Thought::Decision { seat, number, asked }) => {
                let choice = thought.and_then(|choice| said(choice).ok_or(Stuck::Silent));
                let decision = Decision { seat, number, choice };
                if !self.game.info().hidden {
                    return self.decided(decision).await;
                }
                self.longest = self.longest.max(took.min(LONGEST));
                let took = (self.now() - asked).max(self.longest);
                self.decisions.push((asked + (took / BEAT + 1) * BEAT, decision));
            }
            Some(Thought::Ahead { entries }) => {
                let ahead = thought.ok().and_then(said);
                self.played_ahead(entries, ahead, took).await;
                self.care();
            }
            Some(Thought::Advice { ask, seat }) => {
                self.seat_mut(seat).advised = false;
                let advice = |hint: Hint<Value>| Advice { action: hint.action, reason: hint.reason };
                let hint = thought.map(|hint| Replied::Answer(Answer::Hint(said(hint).map(advice))));
                let busy = "the bots are too busy for a hint; try again in a moment";
                self.desk.put(Out::Answer(ask, hint.map_err(|_| Fault::new(Code::ServerBusy, busy))));
            }
            None => {}
        }
    }

    /// When something that a bot has decided is to be told.
    pub(super) fn next_decision(&self) -> Option<u64> {
        self.decisions.iter().map(|(at, _)| *at).min()
    }

    /// Does what bots have decided, as far as it is time.
    pub(super) async fn decide(&mut self) {
        let due = |live: &Live| live.decisions.iter().position(|(at, _)| *at <= live.now());
        while let Some(index) = due(self) {
            let (_, decision) = self.decisions.remove(index);
            self.decided(decision).await;
        }
    }

    /// A bot's generator is a function of the match, the seat and how many of its decisions are in
    /// effect: after a restart it decides the same again, an undo gets no other reply out of it, and
    /// nothing that others do in secret shows in it. The key is mixed in, so that nobody else can
    /// foresee it. In a rehearsal the match's name, which is drawn, is left out.
    fn bot_seed(&self, seat: Seat) -> Seed {
        let key = self.head.keys.last().and_then(|epoch| epoch.key.as_ref()).map_or([0; 32], |key| key.0);
        let id = if self.house.rehearsed.is_some() { "" } else { &*self.id };
        let hash = sha256(&[b"parlour bot 3\0", &key, id.as_bytes(), &[seat.0]]);
        let acts = self
            .played
            .as_ref()
            .map_or(0, |played| played.line().iter().filter(|number| played.actor(**number) == Some(seat)).count());
        Seed { secret: u64::from_le_bytes(std::array::from_fn(|index| hash[index])), acts: acts as u32 }
    }

    /// A bot has decided, or has not.
    async fn decided(&mut self, Decision { seat, number, choice }: Decision) {
        let wanted = self.seat(seat).thinking == Some(number);
        if wanted {
            self.seat_mut(seat).thinking = None;
        }
        if wanted && number == self.number_of(seat) && self.asked().contains(Seat(seat)) {
            let failed = match choice {
                Ok(action) => self.act_for_bot(seat, action).await.err(),
                Err(Stuck::Closed) => return,
                Err(stuck) => Some(format!("gave no answer: {stuck:?}")),
            };
            if let Some(why) = failed {
                self.replace_bot(seat, &why).await;
            }
        }
        self.care();
    }

    /// Takes the action of a bot; the error is what is wrong with the bot.
    async fn act_for_bot(&mut self, seat: u8, action: Value) -> Result<(), String> {
        let place = usize::from(seat);
        let stands_in = self.seat(seat).stand_in.clone();
        let by = if stands_in.is_some() { Some(STAND_IN.to_owned()) } else { self.head.seats[place].name.clone() };
        let author = Author { seat: Some(seat), by, ..Author::default() };
        let (deed, note) = (action.clone(), stands_in.clone());
        let done = self.step(author, move |played| {
            played.act(Seat(seat), &deed)?;
            if let Some(why) = note {
                played.note(None, &format!("{why}; {STAND_IN} decided"));
            }
            Ok(())
        });
        match done.await {
            Ok(()) => {
                self.desk.put(Out::Happened(Happened::BotMoved));
                match self.seat_mut(seat).stand_in.take() {
                    Some(_) => self.tell_stand_in(seat),
                    None => self.seat_mut(seat).failures = 0,
                }
                Ok(())
            }
            Err(fault) if matches!(fault.code, Code::ActionIllegal | Code::ActionShape) => {
                Err(format!("chose {action}, which was refused: {fault}"))
            }
            // Somebody else was first, storage failed or the rules did: whoever is asked then is asked again.
            Err(_) => Ok(()),
        }
    }

    /// Lets another decide for a bot that has not; and if that one does not either, takes what is
    /// offered first. The bot itself is asked again next time.
    async fn replace_bot(&mut self, seat: u8, why: &str) {
        let place = usize::from(seat);
        let bot = self.head.seats[place].name.clone().unwrap_or_default();
        tracing::error!(id = self.id, seat, bot, why, "a bot is replaced for one decision");
        if self.seat(seat).stand_in.is_none() {
            let side = self.seat_mut(seat);
            side.failures = side.failures.saturating_add(1);
            side.stand_in = Some(format!("{bot} gave no answer that could be taken"));
            return self.think(Seat(seat), STAND_IN);
        }
        let first = self.running().ok().and_then(|played| played.legal_actions(Seat(seat)).into_iter().next());
        if let Some(first) = first
            && let Err(why) = self.act_for_bot(seat, first).await
        {
            self.freeze(&format!("what is offered to seat {seat} is not taken: {why}")).await;
        }
    }

    /// Tells those at the table that another bot has decided; who is kept behind is not told.
    fn tell_stand_in(&mut self, seat: u8) {
        let news = Message::StandIn { match_id: self.id.clone(), seat, bot: STAND_IN.to_owned() };
        let message = text(&news);
        self.send_to(|guest| !guest.viewers.contains(&Viewer::Spectator), message);
    }

    /// Asks a bot what it would do on somebody's seat. The match does not wait for it: the others go
    /// on playing.
    pub(super) fn hint(&mut self, who: &Who, seat: u8, bot: Option<String>, ask: AskId) {
        let (mut bot, table) = match self.adviser(who, seat, bot) {
            Ok(adviser) => adviser,
            Err(fault) => return self.desk.put(Out::Answer(ask, Err(fault))),
        };
        let mut rng = self.bot_seed(Seat(seat)).rng();
        self.seat_mut(seat).advised = true;
        let asker = who.id().unwrap_or_default().to_owned();
        let work = self.desk.think(asker, move || bot.hint(table.as_ref(), Seat(seat), &mut rng));
        self.thoughts.insert(work, Thought::Advice { ask, seat });
    }

    /// Who advises, if anybody may now: one piece of advice at a time for each seat, so that nobody
    /// fills the pool with questions.
    fn adviser(&self, who: &Who, seat: u8, bot: Option<String>) -> Result<Adviser, Fault> {
        self.may_look(who)?;
        self.must_hold(who, seat)?;
        let table = self.running()?.bare();
        if !self.asked().contains(Seat(seat)) {
            return Err(Fault::new(Code::ActionNothing, "it's not this seat's turn"));
        }
        let name = bot.unwrap_or_else(|| self.usual_bot());
        let bot = self.game.bot(&name).ok_or_else(|| Fault::new(Code::TableSetup, "the game has no such bot"))?;
        if self.seat(seat).advised {
            return Err(Fault::new(Code::InputRate, "a bot is already thinking about this"));
        }
        Ok((bot, table))
    }

    /// The bot that sits down when nothing is said.
    pub(super) fn usual_bot(&self) -> String {
        self.game.usual_bot().unwrap_or(STAND_IN).to_owned()
    }
}

/// What a thought says, if it is what was asked for.
fn said<T: 'static>(thought: Box<dyn Any + Send>) -> Option<T> {
    *thought.downcast::<Option<T>>().ok()?
}

/// Where a bot's chance comes from: a secret of its seat, and how many of its decisions are in effect.
#[derive(Clone, Copy)]
struct Seed {
    secret: u64,
    acts: u32,
}

impl Seed {
    fn rng(self) -> Rng {
        Rng::fork(self.secret, u64::from(self.acts))
    }
}

/// Lets bots play on, so many decisions at most.
fn play_ahead(
    mut table: Box<dyn AnyMatch>,
    mut bots: Vec<Box<dyn AnyBot>>,
    mut seeds: Vec<Seed>,
    most: usize,
) -> Option<Ahead> {
    let mut done = 0;
    while done < most
        && let Status::Decide(seats) = table.status()
        && let Some(seat) = seats.iter().next()
    {
        let (bot, seed) = (&mut bots[seat.index()], &mut seeds[seat.index()]);
        // What is refused leaves no trace.
        let Some(Ok(())) = bot.act(table.as_mut(), seat, &mut seed.rng()) else { break };
        table.deal_keyed().ok()?;
        seed.acts += 1;
        done += 1;
    }
    Some((table, done))
}
