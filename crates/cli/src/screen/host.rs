//! Between the table and the screen: does what [`update`] asks for and renews what is shown.

use parlour_core::{AnyMatch, Deed, Outcome, Seat, SeatSet, Text, Viewer};
use ratatui::crossterm::event::KeyEvent;

use crate::date::Clock;
use crate::failure::Failure;
use crate::play::{Table, Turn};
use crate::screen::model::{Asked, Effect, LogLine, Model, OptionWords, Shown, UndoWords};
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
    /// Who holds the screen.
    holder: Option<Seat>,
    /// Who will hold the screen after the hand-over.
    next: Option<Seat>,
    /// How many entries the latest save holds; none if it failed.
    saved: Option<usize>,
}

impl Sitting {
    /// Sits down.
    pub fn new(mut table: Table, colour: bool) -> Self {
        let notice = table.take_notice().unwrap_or_default();
        let model = Model { colour, notice, size: (80, 24), ..Model::default() };
        let saved = Some(table.played().len());
        Sitting { table, model, asked: None, holder: None, next: None, saved }
    }

    /// Lets one bot or the dealer move and shows the table; whether more may follow at once.
    pub fn step(&mut self) -> Result<bool, Failure> {
        let turn = self.table.step()?;
        if turn != Turn::Moved && self.saved != Some(self.table.played().len()) {
            self.save();
        }
        self.show(turn);
        Ok(turn == Turn::Moved)
    }

    /// Whether a bot or the dealer is to move; what they will move on is shown meanwhile.
    pub fn show_thinking(&mut self) -> bool {
        let thinking = !self.table.waits();
        if thinking {
            self.show(Turn::Moved);
        }
        thinking
    }

    /// Lets bots and the dealer move until somebody is asked.
    pub fn settle(&mut self) -> Result<(), Failure> {
        while self.step()? {}
        Ok(())
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
                self.save();
                self.table.again()?;
                (self.holder, self.asked, self.saved) = (None, None, Some(0));
            }
            Effect::Quit => {
                self.save();
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn take(&mut self, index: usize) {
        let Some(seat) = self.asked else { return };
        let Some(option) = self.table.played().prompt(seat).options.into_iter().nth(index) else { return };
        let done = self.table.act(seat, &option.action);
        self.done(done);
    }

    fn for_undoer(&mut self, act: fn(&mut Table, Seat) -> Result<(), String>) {
        if let Some(seat) = self.table.undoer(self.asked) {
            let done = act(&mut self.table, seat);
            self.done(done);
        }
    }

    fn done(&mut self, done: Result<(), String>) {
        match done {
            Ok(()) => self.save(),
            Err(what) => self.model.notice = what,
        }
    }

    /// Saves; a failure is told and the match goes on.
    fn save(&mut self) {
        match self.table.save() {
            Ok(_) => self.saved = Some(self.table.played().len()),
            Err(what) => {
                self.saved = None;
                self.model.notice = say(Text::new("save.failed").with("what", what));
            }
        }
    }

    fn save_now(&mut self) {
        self.model.notice = match self.table.save() {
            Ok(Some(path)) => {
                self.saved = Some(self.table.played().len());
                say(Text::new("save.done").with("file", path.display().to_string()))
            }
            Ok(None) => say("save.where"),
            Err(what) => say(Text::new("save.failed").with("what", what)),
        };
    }

    /// Puts the cursor on what a bot would do, and says why.
    fn hint(&mut self) {
        let Some(seat) = self.asked else { return };
        let Some((action, reason)) = self.table.hint(seat) else {
            self.model.notice = say("hint.none");
            return;
        };
        let options = self.table.played().prompt(seat).options;
        let index = options.iter().position(|option| option.action == action).unwrap_or(0);
        self.model.filter.clear();
        self.model.cursor = index;
        let label = self.table.words().say(&options[index].label);
        self.model.notice = say(Text::new("hint.line").with("label", label).with("reason", reason));
    }

    fn show(&mut self, turn: Turn) {
        self.asked = None;
        let shown = match turn {
            Turn::Ask(seats) => self.shown_to_person(seats),
            Turn::Deal => self.shown_to_dealer(),
            Turn::Over(outcome) => self.shown_at_the_end(&outcome),
            Turn::Moved => self.shown(self.table.onlooker(), Asked::Nobody),
        };
        self.model.renew(shown);
    }

    fn shown_to_person(&mut self, seats: SeatSet) -> Shown {
        let held = self.holder.filter(|seat| seats.contains(*seat));
        let seat = held.or_else(|| seats.iter().next()).unwrap_or(Seat(0));
        if self.table.keeps_secrets() && self.holder != Some(seat) {
            self.next = Some(seat);
            return self.handing_over(seat);
        }
        self.holder = Some(seat);
        self.asked = Some(seat);
        let words = self.table.words();
        let prompt = self.table.played().prompt(seat);
        let say_some = |text: &Option<Text>| text.as_ref().map_or_else(String::new, |text| words.say(text));
        let options = prompt.options.iter().map(|option| OptionWords {
            label: words.say(&option.label),
            effect: say_some(&option.effect),
            warning: say_some(&option.warning),
            group: say_some(&option.group),
            rule: option.rule.to_string(),
        });
        let asked =
            Asked::Seat { seat: self.table.seat_name(seat), ask: words.say(&prompt.ask), options: options.collect() };
        self.shown(Viewer::Seat(seat), asked)
    }

    /// While the screen changes hands the model holds nothing that anybody could read.
    fn handing_over(&self, seat: Seat) -> Shown {
        Shown {
            title: words::title(self.table.info()),
            asked: Asked::HandOver { seat: self.table.seat_name(seat) },
            undo: self.undo_words(),
            unsaved: self.saved.is_none(),
            ..Shown::default()
        }
    }

    fn shown_to_dealer(&self) -> Shown {
        let (ask, _, count) = self.table.played().dealer_prompt().unwrap_or_else(|| ("".into(), Vec::new(), 0));
        let (ask, items) = (self.table.words().say(&ask), self.table.dealer_items());
        self.shown(self.table.onlooker(), Asked::Dealer { ask, items, count })
    }

    fn shown_at_the_end(&mut self, outcome: &Outcome) -> Shown {
        let mut lines = tell::outcome(self.table.played(), self.table.words(), outcome);
        lines.extend(self.table.take_home(outcome));
        self.shown(self.table.onlooker(), Asked::Over { lines })
    }

    fn shown(&self, viewer: Viewer, asked: Asked) -> Shown {
        let played = self.table.played();
        let words = self.table.words();
        // A hot seat's bots may move while nobody may look.
        let hides = matches!(asked, Asked::Nobody) && self.table.keeps_secrets();
        let viewer = if hides { Viewer::Spectator } else { viewer };
        Shown {
            title: words::title(self.table.info()),
            viewer: tell::viewer_name(self.table.info(), words, viewer),
            scene: tell::scene(words, &played.scene(viewer)),
            log: self.log(viewer),
            asked,
            undo: self.undo_words(),
            figures: self.table.figures(),
            rules: words::rules(self.table.info()),
            unsaved: self.saved.is_none(),
        }
    }

    fn undo_words(&self) -> Option<UndoWords> {
        let offer = self.table.undo_offer(self.table.undoer(self.asked)?).ok()?;
        Some(UndoWords {
            seat: self.table.seat_name(offer.seat),
            law: offer.law,
            unlearned: offer.unlearned,
            people: offer.people.iter().map(|seat| self.table.seat_name(seat)).collect(),
        })
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
