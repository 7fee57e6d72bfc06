//! House bots: asked when their seat is, in the pool, never twice for one decision.

use parlour_core::{AnyBot, AnyMatch, Hint, Rng, Seat, sha256};
use parlour_protocol::{Advice, Answer, Code, Fault, Holder};
use serde_json::Value;
use tokio::sync::OwnedSemaphorePermit;

use super::commit::Author;
use super::table::Table;
use super::{Command, Reply, Who};
use crate::convert;
use crate::pool::Stuck;

/// A bot that gives advice, the table it looks at, and the seat's turn to be advised.
type Adviser = (Box<dyn AnyBot>, Box<dyn AnyMatch>, OwnedSemaphorePermit);

impl Table {
    /// Lets every bot think whose seat is asked and who does not think yet.
    pub(super) fn care(&mut self) {
        if self.bots_rest > self.shared.clock.now() {
            return;
        }
        self.bots_rest = 0;
        for seat in self.asked().iter() {
            let state = &self.head.seats[seat.index()];
            if state.holder == Holder::Bot {
                let bot = state.name.clone().unwrap_or_default();
                self.think(seat, &bot);
            }
        }
    }

    /// Lets a bot think for a seat; what it decides comes back as a message. The number at which
    /// it was asked comes along: a decision that is no longer wanted changes nothing.
    pub(super) fn think(&mut self, seat: Seat, bot: &str) {
        let number = self.number(seat.index());
        if self.thinking[seat.index()] == Some(number) {
            return;
        }
        let (Some(played), Some(mut bot)) = (&self.played, self.game.bot(bot)) else { return };
        let (table, seed) = (played.bare(), self.bot_seed(seat));
        self.thinking[seat.index()] = Some(number);
        let (shared, me) = (self.shared.clone(), self.me.clone());
        shared.metrics.thinking.add(1);
        // The bots of whoever set the table up wait behind each other.
        let host = self.head.host.clone();
        tokio::spawn(async move {
            let mut rng = Rng::new(seed);
            let choice = shared.pool.think(&host, move || bot.choose(table.as_ref(), seat, &mut rng)).await;
            shared.metrics.thinking.add(-1);
            if let Some(me) = me.upgrade() {
                let choice = choice.and_then(|choice| choice.ok_or(Stuck::Silent));
                let _ = me.send(Command::Decided(seat.0, number, choice)).await;
            }
        });
    }

    /// A bot's generator is a function of the match, the seat and the log: after a restart it
    /// decides the same again. The key is mixed in, so that nobody else can foresee it.
    fn bot_seed(&self, seat: Seat) -> u64 {
        let key = self.head.keys.last().and_then(|epoch| epoch.key.as_ref()).map_or([0; 32], |key| key.0);
        let hash = sha256(&[b"parlour bot 1\0", &key, self.id.as_bytes(), &[seat.0], &self.chain]);
        let mut seed = [0; 8];
        seed.copy_from_slice(&hash[..8]);
        u64::from_le_bytes(seed)
    }

    /// A bot has decided.
    pub(super) async fn decided(&mut self, seat: u8, number: u32, choice: Result<Value, Stuck>) {
        let place = usize::from(seat);
        let wanted = self.thinking[place] == Some(number);
        if wanted {
            self.thinking[place] = None;
        }
        if !wanted || number != self.number(place) || !self.asked().contains(Seat(seat)) {
            self.care();
            return;
        }
        match choice {
            Ok(action) => {
                let by = self.head.seats[place].name.clone();
                let author = Author { seat: Some(seat), by, key: None };
                let deed = action.clone();
                let done = self.step(author, move |played| played.act(Seat(seat), &deed)).await;
                match done {
                    Ok(()) => self.shared.metrics.bot_actions.add(1),
                    Err(fault) if fault.code == Code::ActionIllegal || fault.code == Code::ActionShape => {
                        self.freeze(&format!("the bot on seat {seat} chose {action}, which was refused: {fault}"))
                            .await;
                    }
                    // Somebody else was first, or storage failed: whoever is asked then is asked again.
                    Err(_) => {}
                }
                self.care();
            }
            Err(Stuck::Closed) => {}
            Err(stuck) => {
                self.freeze(&format!("the bot on seat {seat} gave no answer: {stuck:?}")).await;
            }
        }
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
            let advice = |hint: Hint<Value>| Advice { action: hint.action, reason: convert::words(hint.reason) };
            let hint = thought.map(|hint| Answer::Hint(hint.map(advice)));
            let _ = reply.send(hint.map_err(|_| Fault::new(Code::ServerBusy, "the bot has no time for advice")));
        });
    }

    /// Who advises, if anybody may now: one piece of advice at a time for each seat, so that nobody
    /// fills the pool with questions.
    fn adviser(&self, who: &Who, seat: u8, bot: Option<String>) -> Result<Adviser, Fault> {
        self.may_look(who)?;
        self.must_hold(who, seat)?;
        let table = self.running()?.bare();
        if !self.asked().contains(Seat(seat)) {
            return Err(Fault::new(Code::ActionNothing, "this seat is not asked now"));
        }
        let name = bot.unwrap_or_else(|| self.usual_bot());
        let bot = self.game.bot(&name).ok_or_else(|| Fault::new(Code::TableSetup, "the game has no such bot"))?;
        let turn = self.advised[usize::from(seat)].clone().try_acquire_owned();
        let turn = turn.map_err(|_| Fault::new(Code::InputRate, "a bot is thinking about this already"))?;
        Ok((bot, table, turn))
    }

    /// The bot that sits down when nothing is said.
    pub(super) fn usual_bot(&self) -> String {
        self.game.usual_bot().unwrap_or("random").to_owned()
    }
}
