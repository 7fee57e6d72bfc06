//! Between the table and the screen: does what [`update`] asks for and renews what is shown.

use parlour_core::{AnyMatch, Deed, Prompt, Seat, Text, Viewer};
use parlour_protocol::Update;
use ratatui::crossterm::event::KeyEvent;
use serde_json::Value;

use crate::date::Clock;
use crate::failure::Failure;
use crate::play::{Table, Turn, UndoOffer};
use crate::screen::model::{Asked, Effect, LogLine, Model, OptionWords, Shown};
use crate::screen::update::update;
use crate::tell;
use crate::words::{self, say};

/// People at a table with one screen.
pub struct Sitting {
    table: Table,
    /// What is on the screen.
    pub model: Model,
    /// Who is asked, once that person holds the screen.
    asked: Option<Seat>,
    /// The actions that this person is offered.
    offered: Vec<Value>,
    /// Who holds the screen.
    holder: Option<Seat>,
    /// Who will hold the screen after the hand-over.
    next: Option<Seat>,
}

impl Sitting {
    /// Sits down.
    pub fn new(mut table: Table, colour: bool) -> Self {
        let notice = table.notice.take().unwrap_or_default();
        let model = Model { colour, notice, size: (80, 24), ..Model::default() };
        Sitting { table, model, asked: None, offered: Vec::new(), holder: None, next: None }
    }

    /// Lets a bot go on; false if it is nobody's turn but people's.
    pub fn step(&mut self) -> Result<bool, Failure> {
        Ok(self.table.step()? == Turn::Bots)
    }

    /// Lets bots move until somebody is asked, and shows the table.
    pub fn settle(&mut self) -> Result<(), Failure> {
        while self.step()? {}
        self.show()
    }

    /// Takes a key; whether the person stays.
    pub fn press(&mut self, key: KeyEvent) -> Result<bool, Failure> {
        match update(&mut self.model, key) {
            Some(effect) => self.perform(effect),
            None => Ok(true),
        }
    }

    fn perform(&mut self, effect: Effect) -> Result<bool, Failure> {
        match effect {
            Effect::Take(index) => self.take(index),
            Effect::Undo => self.for_undoer(Table::undo),
            Effect::Redo => self.for_undoer(Table::redo),
            Effect::Resign => self.for_undoer(Table::resign),
            Effect::Hint => self.hint(),
            Effect::Save => self.save_now(),
            Effect::Deal(typed) => {
                let done = self.table.deal(&typed);
                if done.is_err() {
                    // Left to be corrected.
                    self.model.typed = typed;
                }
                self.done(done);
            }
            Effect::HandedOver => self.holder = self.next.take(),
            Effect::Again => {
                let saved = self.table.save();
                self.tell_unsaved(saved);
                self.table.again()?;
                (self.holder, self.asked) = (None, None);
            }
            Effect::Quit => {
                let saved = self.table.save();
                self.tell_unsaved(saved);
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn take(&mut self, index: usize) {
        if let (Some(seat), Some(action)) = (self.asked, self.offered.get(index)) {
            let done = self.table.act(seat, action);
            self.done(done);
        }
    }

    fn for_undoer(&mut self, act: fn(&mut Table, Seat) -> Result<(), String>) {
        if let Some(seat) = self.table.undoer(self.asked) {
            let done = act(&mut self.table, seat);
            self.done(done);
        }
    }

    fn done(&mut self, done: Result<(), String>) {
        if let Err(what) = done {
            self.model.notice = what;
        }
    }

    /// Says that the match could not be saved; it goes on.
    fn tell_unsaved<T>(&mut self, saved: Result<T, String>) {
        if let Err(what) = saved {
            self.model.notice = say(Text::new("save.failed").with("what", what));
        }
    }

    fn save_now(&mut self) {
        self.model.notice = match self.table.save() {
            Ok(Some(path)) => say(Text::new("save.done").with("file", path.display().to_string())),
            Ok(None) => say("save.where"),
            Err(what) => say(Text::new("save.failed").with("what", what)),
        };
    }

    /// Puts the cursor on what a bot would do, and says why.
    fn hint(&mut self) {
        let (Some(seat), Asked::Seat { options, .. }) = (self.asked, &self.model.shown.asked) else { return };
        let Some((action, reason)) = self.table.hint(seat) else {
            self.model.notice = say("hint.none");
            return;
        };
        let index = self.offered.iter().position(|offered| *offered == action).unwrap_or(0);
        let label = options[index].label.clone();
        self.model.filter.clear();
        self.model.cursor = index;
        self.model.notice = say(Text::new("hint.line").with("label", label).with("reason", reason));
    }

    /// Shows the table, once all of it is saved.
    pub fn show(&mut self) -> Result<(), Failure> {
        let kept = self.table.keep();
        self.tell_unsaved(kept);
        (self.asked, self.offered) = (None, Vec::new());
        let turn = self.table.turn();
        let shown = match turn {
            Turn::Ask(seats) => {
                let held = self.holder.filter(|seat| seats.contains(*seat));
                let seat = held.or_else(|| seats.iter().next()).unwrap_or(Seat(0));
                if self.table.keeps_secrets() && self.holder != Some(seat) {
                    self.next = Some(seat);
                    self.handing_over(seat)
                } else {
                    (self.holder, self.asked) = (Some(seat), Some(seat));
                    self.shown(Viewer::Seat(seat), turn)?
                }
            }
            // A hot seat's bots may move while nobody may look.
            Turn::Bots if self.table.keeps_secrets() => self.shown(Viewer::Spectator, turn)?,
            _ => self.shown(self.table.onlooker(), turn)?,
        };
        self.model.renew(shown);
        Ok(())
    }

    /// While the screen changes hands the model holds nothing that anybody could read.
    fn handing_over(&mut self, seat: Seat) -> Shown {
        Shown {
            title: words::title(self.table.info()),
            asked: Asked::HandOver { seat: self.table.seat_name(seat) },
            undo: self.undo_offer(),
            unsaved: !self.table.is_kept(),
            ..Shown::default()
        }
    }

    fn shown(&mut self, viewer: Viewer, turn: Turn) -> Result<Shown, Failure> {
        let Update { scene, prompt, .. } = self.table.look(viewer)?;
        let (asked, undo) = (self.asked_words(turn, prompt), self.undo_offer());
        let words = self.table.words();
        Ok(Shown {
            title: words::title(self.table.info()),
            viewer: tell::viewer_name(self.table.info(), words, viewer),
            scene: tell::scene(words, &scene),
            log: self.log(viewer),
            asked,
            undo,
            figures: self.table.figures(),
            rules: words::rules(self.table.info()),
            unsaved: !self.table.is_kept(),
        })
    }

    fn asked_words(&mut self, turn: Turn, prompt: Option<Prompt<Value>>) -> Asked {
        let words = self.table.words();
        match (turn, prompt, self.table.played().dealer_prompt()) {
            (Turn::Ask(_), Some(prompt), _) => {
                let say_some = |text: &Option<Text>| text.as_ref().map_or_else(String::new, |text| words.say(text));
                let options = prompt.options.iter().map(|option| OptionWords {
                    label: words.say(&option.label),
                    effect: say_some(&option.effect),
                    warning: say_some(&option.warning),
                    group: say_some(&option.group),
                    rule: option.rule.to_string(),
                });
                let options = options.collect();
                let seat = self.asked.map_or_else(String::new, |seat| self.table.seat_name(seat));
                let ask = words.say(&prompt.ask);
                self.offered = prompt.options.into_iter().map(|option| option.action).collect();
                Asked::Seat { seat, ask, options }
            }
            (Turn::Deal, _, Some((ask, _, count))) => {
                Asked::Dealer { ask: words.say(&ask), items: self.table.dealer_items(), count }
            }
            (Turn::Over(outcome), ..) => {
                let mut lines = tell::outcome(self.table.played(), words, &outcome);
                lines.extend(self.table.take_home(&outcome));
                Asked::Over { lines }
            }
            _ => Asked::Nobody,
        }
    }

    fn undo_offer(&mut self) -> Option<UndoOffer> {
        self.table.undo_offer(self.table.undoer(self.asked)?).ok()
    }

    fn log(&self, viewer: Viewer) -> Vec<LogLine> {
        let played = self.table.played();
        let line = played.line();
        let last = last_own(played, &line, viewer);
        let mut clock = Clock::here();
        let entry = |number: u32| {
            let lasting = matches!(played.deed(number), Some(Deed::Act { .. } | Deed::Deal(_) | Deed::Resign { .. }));
            let taken_back = lasting && line.binary_search(&number).is_err();
            let fresh = last.is_none_or(|last| number > last);
            let texts = tell::heard(played, self.table.words(), number, viewer);
            let mut made = played.made_at(number).filter(|_| !texts.is_empty()).map(|at| clock.show(at));
            texts.into_iter().map(move |text| LogLine { number, text, fresh, taken_back, made: made.take() })
        };
        (0..played.len() as u32).flat_map(entry).collect()
    }
}

/// The viewer's latest action in effect.
fn last_own(played: &dyn AnyMatch, line: &[u32], viewer: Viewer) -> Option<u32> {
    let Viewer::Seat(own) = viewer else { return None };
    let is_own = |number: &&u32| matches!(played.deed(**number), Some(Deed::Act { seat, .. }) if seat == own);
    line.iter().rev().find(is_own).copied()
}
