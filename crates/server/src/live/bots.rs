//! House bots: asked when their seat is, in the pool, never twice for one decision.

use std::sync::atomic::Ordering;
use std::time::Instant;

use parlour_core::{AnyBot, AnyMatch, Hint, Rng, Seat, sha256};
use parlour_protocol::{Advice, Answer, Code, Fault, Holder, Message};
use serde_json::Value;
use tokio::sync::OwnedSemaphorePermit;

use super::commit::Author;
use super::table::Table;
use super::{Command, Reply, Who};
use crate::outbox::text;
use crate::pool::Stuck;

/// A bot that gives advice, the table it looks at, and the seat's turn to be advised.
type Adviser = (Box<dyn AnyBot>, Box<dyn AnyMatch>, OwnedSemaphorePermit);

/// In games with secrets a bot's answer comes on a beat, in milliseconds after it was asked, and never
/// sooner than the longest thought at this table so far: how long it has thought may tell what about.
const BEAT: u64 = 50;

/// A longer thought is not made up for: others would wait too long.
const LONGEST: u64 = 2_000;

/// A bot that gave no answer so often in a row is not asked any more.
const PATIENCE: u8 = 3;

/// The bot that decides where another does not: no other takes less time.
const STAND_IN: &str = "random";

impl Table {
    /// Lets every bot think whose seat is asked and who does not think yet.
    pub(super) fn care(&mut self) {
        if self.bots_rest > self.shared.time.now() {
            return;
        }
        self.bots_rest = 0;
        for seat in self.asked().iter() {
            let (place, state) = (seat.index(), &self.head.seats[seat.index()]);
            if state.holder != Holder::Bot || self.thinking[place] == Some(self.number(place)) {
                continue;
            }
            let bot = state.name.clone().unwrap_or_default();
            let tired = self.failures[place] >= PATIENCE;
            self.stand_ins[place] = tired.then(|| format!("{bot} gave no answer {PATIENCE} times"));
            self.think(seat, if tired { STAND_IN } else { &bot });
        }
    }

    /// Lets a bot think for a seat; what it decides comes back as a message. The number at which
    /// it was asked comes along: a decision that is no longer wanted changes nothing.
    pub(super) fn think(&mut self, seat: Seat, bot: &str) {
        let number = self.number(seat.index());
        if self.thinking[seat.index()] == Some(number) {
            return;
        }
        let Some(played) = &self.played else { return };
        let (bot, table, seed) = (self.game.bot(bot), played.bare(), self.bot_seed(seat));
        self.thinking[seat.index()] = Some(number);
        let (shared, me, hidden) = (self.shared.clone(), self.me.clone(), self.game.info().hidden);
        let (asked, longest) = (shared.time.now(), self.longest.clone());
        shared.metrics.thinking.add(1);
        // The bots of whoever set the table up wait behind each other.
        let host = self.head.host.clone();
        tokio::spawn(async move {
            let mut rng = Rng::new(seed);
            let thought = longest.clone();
            let choose = move || {
                let begun = Instant::now();
                let choice = bot?.choose(table.as_ref(), seat, &mut rng);
                thought.fetch_max((begun.elapsed().as_millis() as u64).min(LONGEST), Ordering::Relaxed);
                choice
            };
            let choice = shared.pool.think(&host, choose).await;
            shared.metrics.thinking.add(-1);
            if hidden {
                let took = (shared.time.now() - asked).max(longest.load(Ordering::Relaxed));
                shared.time.until(asked + (took / BEAT + 1) * BEAT).await;
            }
            if let Some(me) = me.upgrade() {
                let choice = choice.and_then(|choice| choice.ok_or(Stuck::Silent));
                let _ = me.send(Command::Decided(seat.0, number, choice)).await;
            }
        });
    }

    /// A bot's generator is a function of the match, the seat and what the seat sees: after a restart
    /// it decides the same again, and nothing that others do in secret shows in it. The key is mixed
    /// in, so that nobody else can foresee it.
    fn bot_seed(&self, seat: Seat) -> u64 {
        let key = self.head.keys.last().and_then(|epoch| epoch.key.as_ref()).map_or([0; 32], |key| key.0);
        let (number, view) = (self.number(seat.index()).to_le_bytes(), self.faces[seat.index()].view.get().as_bytes());
        let hash = sha256(&[b"parlour bot 2\0", &key, self.id.as_bytes(), &[seat.0], &number, view]);
        let mut seed = [0; 8];
        seed.copy_from_slice(&hash[..8]);
        u64::from_le_bytes(seed)
    }

    /// A bot has decided, or has not.
    pub(super) async fn decided(&mut self, seat: u8, number: u32, choice: Result<Value, Stuck>) {
        let place = usize::from(seat);
        let wanted = self.thinking[place] == Some(number);
        if wanted {
            self.thinking[place] = None;
        }
        if wanted && number == self.number(place) && self.asked().contains(Seat(seat)) {
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
        let stands_in = self.stand_ins[place].clone();
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
                self.shared.metrics.bot_actions.add(1);
                match self.stand_ins[place].take() {
                    Some(_) => self.tell_stand_in(seat),
                    None => self.failures[place] = 0,
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
        if self.stand_ins[place].is_none() {
            self.failures[place] = self.failures[place].saturating_add(1);
            self.stand_ins[place] = Some(format!("{bot} gave no answer that could be taken"));
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
        let (message, onlooker) = (text(&news), self.onlooker());
        self.send_to(|guest| !guest.viewers.contains(&onlooker), &message);
    }

    /// Asks a bot what it would do on somebody's seat. The match does not wait for it: the others go
    /// on playing.
    pub(super) fn hint(&mut self, who: &Who, seat: u8, bot: Option<String>, reply: Reply<Answer>) {
        let (mut bot, table, turn) = match self.adviser(who, seat, bot) {
            Ok(adviser) => adviser,
            Err(fault) => return drop(reply.send(Err(fault))),
        };
        let (shared, mut rng) = (self.shared.clone(), Rng::new(self.bot_seed(Seat(seat))));
        shared.metrics.thinking.add(1);
        let asker = who.id().unwrap_or_default().to_owned();
        tokio::spawn(async move {
            let thought = shared.pool.think(&asker, move || bot.hint(table.as_ref(), Seat(seat), &mut rng)).await;
            shared.metrics.thinking.add(-1);
            drop(turn);
            let advice = |hint: Hint<Value>| Advice { action: hint.action, reason: hint.reason };
            let hint = thought.map(|hint| Answer::Hint(hint.map(advice)));
            let _ =
                reply.send(hint.map_err(|_| {
                    Fault::new(Code::ServerBusy, "the bots are too busy for a hint; try again in a moment")
                }));
        });
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
        let turn = self.advised[usize::from(seat)].clone().try_acquire_owned();
        let turn = turn.map_err(|_| Fault::new(Code::InputRate, "a bot is already thinking about this"))?;
        Ok((bot, table, turn))
    }

    /// The bot that sits down when nothing is said.
    pub(super) fn usual_bot(&self) -> String {
        self.game.usual_bot().unwrap_or(STAND_IN).to_owned()
    }
}
