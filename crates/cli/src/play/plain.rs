//! The table line by line: for pipes, scripts, screen readers and plain tastes.

use std::io::{BufRead, Write};
use std::path::Path;

use parlour_core::{Choice, Outcome, Prompt, Seat, SeatSet, Text, Viewer, rules};
use parlour_protocol::Update;
use serde_json::Value;

use crate::date::Clock;
use crate::failure::Failure;
use crate::play::table::{Table, Turn, UndoOffer};
use crate::words::{self, say};
use crate::{store, tell};

/// A table told and played line by line.
pub struct Plain<'a> {
    table: &'a mut Table,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    /// Whether a person sits at the other end, who can be asked again.
    terminal: bool,
    /// How many lines were read.
    line: usize,
    /// Whether a line of piped input was refused.
    refused: bool,
    /// How many entries each seat has been told, and an onlooker last.
    told: Vec<usize>,
    /// Who looks at the screen.
    holder: Option<Seat>,
}

/// What a line of input led to.
enum Next {
    /// The same question again.
    Again,
    /// Something changed.
    Changed,
    /// The person goes away.
    Quit,
}

impl<'a> Plain<'a> {
    /// Sits down at `table`. With `terminal` a person is asked before something is un-learned.
    pub fn new(table: &'a mut Table, input: &'a mut dyn BufRead, out: &'a mut dyn Write, terminal: bool) -> Self {
        let told = vec![0; usize::from(table.played().seats()) + 1];
        Plain { table, input, out, terminal, line: 0, refused: false, told, holder: None }
    }

    /// Plays until the match is over, the person goes away or the input ends.
    pub fn play(&mut self) -> Result<(), Failure> {
        writeln!(self.out, "{}", words::title(self.table.info()))?;
        if let Some(notice) = self.table.notice.take() {
            writeln!(self.out, "{notice}")?;
        }
        loop {
            let turn = self.table.settle()?;
            tell_unsaved(self.table.keep());
            let next = match turn {
                Turn::Ask(seats) => self.ask_first(seats)?,
                Turn::Deal => self.ask_dealer()?,
                Turn::Over(outcome) => self.end(&outcome)?,
                Turn::Bots => Next::Changed,
            };
            if matches!(next, Next::Quit) {
                return self.leave();
            }
        }
    }

    fn leave(&mut self) -> Result<(), Failure> {
        tell_unsaved(self.table.save());
        self.out.flush()?;
        if self.refused || !self.table.is_kept() { Err(Failure::Said) } else { Ok(()) }
    }

    fn ask_first(&mut self, seats: SeatSet) -> Result<Next, Failure> {
        let Some(seat) = seats.iter().next() else { return Ok(Next::Quit) };
        if !self.hand_over(seat)? {
            return Ok(Next::Quit);
        }
        let Some(prompt) = self.show(Viewer::Seat(seat))? else { return Ok(Next::Changed) };
        self.print_prompt(seat, &prompt)?;
        loop {
            let Some(line) = self.read()? else { return Ok(Next::Quit) };
            match self.answer(seat, &prompt, line.trim())? {
                Next::Again => {}
                next => return Ok(next),
            }
        }
    }

    /// Lets the other person sit down, where that matters and somebody is there to do it.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        if !self.terminal || !self.table.keeps_secrets() || self.holder == Some(seat) {
            return Ok(true);
        }
        self.holder = Some(seat);
        // Clears the screen and what was scrolled off it.
        write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        writeln!(self.out, "{}", say(Text::new("handover.line").with("seat", self.table.seat_name(seat))))?;
        Ok(self.read()?.is_some())
    }

    /// Tells what is new to the viewer, and then the scene; gives what they are asked.
    fn show(&mut self, viewer: Viewer) -> Result<Option<Prompt<Value>>, Failure> {
        let Update { scene, prompt, .. } = self.table.look(viewer)?;
        let played = self.table.played();
        let slot = match viewer {
            Viewer::Seat(seat) => seat.index(),
            _ => self.told.len() - 1,
        };
        writeln!(self.out)?;
        for number in self.told[slot]..played.len() {
            for text in tell::heard(played, self.table.words(), number as u32, viewer) {
                writeln!(self.out, "* {text}")?;
            }
        }
        self.told[slot] = played.len();
        for (title, lines) in tell::scene(self.table.words(), &scene) {
            writeln!(self.out, "{title}:")?;
            for line in lines {
                writeln!(self.out, "  {line}")?;
            }
        }
        Ok(prompt)
    }

    fn print_prompt(&mut self, seat: Seat, prompt: &Prompt<Value>) -> Result<(), Failure> {
        let words = self.table.words();
        writeln!(self.out, "{}: {}", self.table.seat_name(seat), words.say(&prompt.ask))?;
        let mut group = None;
        for (index, option) in prompt.options.iter().enumerate() {
            if option.group != group {
                group.clone_from(&option.group);
                match &group {
                    Some(heading) => writeln!(self.out, "  {}:", words.say(heading))?,
                    None => writeln!(self.out)?,
                }
            }
            let effect = option.effect.as_ref().map_or_else(String::new, |text| format!(" - {}", words.say(text)));
            let warning = option.warning.as_ref().map_or_else(String::new, |text| format!(" (! {})", words.say(text)));
            let label = words.say(&option.label);
            writeln!(self.out, "{:>3}. {label}{effect}{warning} [{}]", index + 1, option.rule)?;
        }
        Ok(())
    }

    /// One line of input; none at its end.
    fn read(&mut self) -> Result<Option<String>, Failure> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut line = String::new();
        self.line += 1;
        let read = self.input.read_line(&mut line);
        let read = read.map_err(|error| Failure::bad(self.at_line(&error.to_string())))?;
        if !self.terminal {
            // Nobody sees what is typed, so that the transcript has to say it.
            writeln!(self.out, "{}", line.trim_end())?;
        }
        Ok((read > 0).then_some(line))
    }

    fn at_line(&self, what: &str) -> String {
        say(Text::new("plain.line").with("line", self.line).with("what", what.to_owned()))
    }

    /// Says why a line was refused. A script is told its line, and the exit code.
    fn refuse(&mut self, what: &str) -> Result<Next, Failure> {
        if self.terminal {
            writeln!(self.out, "{what}")?;
        } else {
            self.out.flush()?;
            complain(&self.at_line(what));
            self.refused = true;
        }
        Ok(Next::Again)
    }

    fn answer(&mut self, seat: Seat, prompt: &Prompt<Value>, line: &str) -> Result<Next, Failure> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if let Some(next) = self.command(Some(seat), word, rest.trim())? {
            return Ok(next);
        }
        let (action, warning) = match self.meant(prompt, line) {
            Ok(meant) => meant,
            Err(what) => return self.refuse(&what),
        };
        if let Some(warning) = warning {
            let warning = self.table.words().say(&warning);
            if !self.confirm(&warning)? {
                return Ok(Next::Again);
            }
        }
        let done = self.table.act(seat, &action);
        self.changed(done)
    }

    /// The action that a line means, and what to think of before: a number, JSON, or the beginning of
    /// one label.
    fn meant(&self, prompt: &Prompt<Value>, line: &str) -> Result<(Value, Option<Text>), String> {
        let count = prompt.options.len();
        let taken = |option: &Choice<Value>| (option.action.clone(), option.warning.clone());
        if line.is_empty() && self.terminal {
            return prompt.options.first().map(taken).ok_or_else(String::new);
        }
        if let Ok(number) = line.parse::<usize>() {
            let option = number.checked_sub(1).and_then(|index| prompt.options.get(index));
            let none = || say(Text::new("plain.no_option").with("number", number).with("count", count));
            return option.map(taken).ok_or_else(none);
        }
        let json = line.strip_prefix("action ").unwrap_or(line);
        if let Ok(action) = serde_json::from_str::<Value>(json) {
            return Ok((action, None));
        }
        let words = self.table.words();
        let begins = |option: &Choice<Value>| words.say(&option.label).to_lowercase().starts_with(&line.to_lowercase());
        let mut fitting = prompt.options.iter().filter(|option| !line.is_empty() && begins(option));
        match (fitting.next(), fitting.next()) {
            (Some(option), None) => Ok(taken(option)),
            _ => Err(say(Text::new("plain.unknown").with("line", line.to_owned()).with("count", count))),
        }
    }

    /// Asks a person; a script has already made up its mind.
    fn confirm(&mut self, what: &str) -> Result<bool, Failure> {
        if !self.terminal {
            return Ok(true);
        }
        write!(self.out, "{what} {} ", say("plain.sure"))?;
        Ok(self.read()?.is_some_and(|line| words::is_yes(&line)))
    }

    /// Does what a word asks for that is not an answer; none if it is no such word.
    fn command(&mut self, seat: Option<Seat>, word: &str, rest: &str) -> Result<Option<Next>, Failure> {
        let actor = self.table.undoer(seat);
        Ok(Some(match (word, actor) {
            ("quit" | "q", _) => Next::Quit,
            ("help", _) => self.print(&say("plain.help"))?,
            ("log", _) => self.log(seat)?,
            ("stats", _) => self.stats()?,
            ("save", _) => self.save_to(rest)?,
            ("export", _) => self.export(rest)?,
            ("rules", _) => self.rules(rest)?,
            ("undo", Some(actor)) => self.undo(actor)?,
            ("redo", Some(actor)) => {
                let done = self.table.redo(actor);
                self.changed(done)?
            }
            ("resign", Some(actor)) if self.confirm(&say("resign.ask"))? => {
                let done = self.table.resign(actor);
                self.changed(done)?
            }
            ("hint", Some(actor)) if seat == Some(actor) => self.hint(actor)?,
            ("undo" | "redo" | "resign" | "hint", _) => Next::Again,
            _ => return Ok(None),
        }))
    }

    fn changed(&mut self, done: Result<(), String>) -> Result<Next, Failure> {
        match done {
            Ok(()) => Ok(Next::Changed),
            Err(what) => self.refuse(&what),
        }
    }

    fn print(&mut self, text: &str) -> Result<Next, Failure> {
        writeln!(self.out, "{text}")?;
        Ok(Next::Again)
    }

    fn viewer(&self, seat: Option<Seat>) -> Viewer {
        seat.map_or_else(|| self.table.onlooker(), Viewer::Seat)
    }

    fn log(&mut self, seat: Option<Seat>) -> Result<Next, Failure> {
        let viewer = self.viewer(seat);
        let played = self.table.played();
        let mut clock = Clock::here();
        for number in 0..played.len() {
            let texts = tell::heard(played, self.table.words(), number as u32, viewer);
            let made = played.made_at(number as u32).filter(|_| !texts.is_empty()).map(|at| clock.show(at));
            if let Some(day) = made.as_ref().and_then(|made| made.day.as_ref()) {
                writeln!(self.out, "       {day}")?;
            }
            let time = made.map_or_else(String::new, |made| format!("{} ", made.time));
            for text in texts {
                writeln!(self.out, "{number:>5}  {time}{text}")?;
            }
        }
        Ok(Next::Again)
    }

    fn stats(&mut self) -> Result<Next, Failure> {
        let figures = self.table.figures();
        if figures.is_empty() {
            return self.print(&say("stats.none"));
        }
        for (name, value) in figures {
            writeln!(self.out, "  {name}: {value}")?;
        }
        Ok(Next::Again)
    }

    fn save_to(&mut self, file: &str) -> Result<Next, Failure> {
        let saved = match file {
            "" => self.table.save().and_then(|path| path.ok_or_else(|| say("save.where"))),
            file => self.table.save_as(Path::new(file)).map(|()| file.into()),
        };
        match saved {
            Ok(path) => self.print(&say(Text::new("save.done").with("file", path.display().to_string()))),
            Err(what) => self.refuse(&what),
        }
    }

    /// Writes the position as a file to start from.
    fn export(&mut self, file: &str) -> Result<Next, Failure> {
        let written = match file {
            "" => Err(say("export.where")),
            file => self.table.position().and_then(|position| store::write_position(Path::new(file), &position)),
        };
        match written {
            Ok(()) => self.print(&say(Text::new("export.done").with("file", file.to_owned()))),
            Err(what) => self.refuse(&what),
        }
    }

    fn rules(&mut self, typed: &str) -> Result<Next, Failure> {
        let found = crate::rules::search(&rules(words::rules(self.table.info())), typed);
        if found.is_empty() {
            return self.print(&say(Text::new("rules.none").with("typed", typed.to_owned())));
        }
        for rule in found {
            writeln!(self.out, "{} {}", rule.id, crate::rules::plain(&rule.text))?;
        }
        Ok(Next::Again)
    }

    fn hint(&mut self, seat: Seat) -> Result<Next, Failure> {
        let Some((action, reason)) = self.table.hint(seat) else {
            return self.print(&say("hint.none"));
        };
        let options = self.table.look(Viewer::Seat(seat))?.prompt.map(|prompt| prompt.options).unwrap_or_default();
        let label = options.iter().position(|option| option.action == action).map_or_else(
            || action.to_string(),
            |index| format!("{}. {}", index + 1, self.table.words().say(&options[index].label)),
        );
        self.print(&say(Text::new("hint.line").with("label", label).with("reason", reason)))
    }

    fn undo(&mut self, seat: Seat) -> Result<Next, Failure> {
        let offer = match self.table.undo_offer(seat) {
            Ok(offer) => offer,
            Err(what) => return self.refuse(&what),
        };
        if !self.agree(&offer)? {
            return self.print(&say("undo.refused"));
        }
        let done = self.table.undo(seat);
        // What was told is told again from where the match stands now.
        self.changed(done)
    }

    /// Asks whoever must agree: the person about what would be un-learned, then the others.
    fn agree(&mut self, offer: &UndoOffer) -> Result<bool, Failure> {
        if !offer.free && !offer.unlearned.is_empty() {
            let told = offer.unlearned.iter().map(|told| told.trim_end_matches('.'));
            let list = told.collect::<Vec<_>>().join("; ");
            if !self.confirm(&say(Text::new("undo.unlearned").with("list", list)))? {
                return Ok(false);
            }
        }
        for other in &offer.people {
            let text = Text::new("undo.agree").with("other", other.clone()).with("seat", offer.seat.clone());
            if !self.confirm(&say(text))? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn ask_dealer(&mut self) -> Result<Next, Failure> {
        let Some((ask, _, count)) = self.table.played().dealer_prompt() else { return Ok(Next::Changed) };
        let ask = self.table.words().say(&ask);
        let items = tell::in_a_row(&self.table.dealer_items());
        let text = Text::new("dealer.ask").with("ask", ask).with("number", count).with("items", items);
        writeln!(self.out, "{}", say(text))?;
        loop {
            let Some(line) = self.read()? else { return Ok(Next::Quit) };
            let line = line.trim();
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            match self.table.deal(line) {
                Ok(()) => return Ok(Next::Changed),
                Err(what) => match self.command(None, word, rest)? {
                    None => self.refuse(&what)?,
                    Some(Next::Again) => continue,
                    Some(next) => return Ok(next),
                },
            };
        }
    }

    fn end(&mut self, outcome: &Outcome) -> Result<Next, Failure> {
        self.show(self.table.onlooker())?;
        for line in tell::outcome(self.table.played(), self.table.words(), outcome) {
            writeln!(self.out, "{line}")?;
        }
        for line in self.table.take_home(outcome) {
            writeln!(self.out, "{line}")?;
        }
        if !self.table.figures().is_empty() {
            self.stats()?;
        }
        if !self.terminal {
            return Ok(Next::Quit);
        }
        writeln!(self.out, "{}", say("plain.over"))?;
        loop {
            let Some(line) = self.read()? else { return Ok(Next::Quit) };
            let (word, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
            match (word, self.command(None, word, rest)?) {
                ("new", _) => {
                    tell_unsaved(self.table.save());
                    self.table.again()?;
                    self.told.fill(0);
                    self.holder = None;
                    return Ok(Next::Changed);
                }
                ("", _) => return Ok(Next::Quit),
                (_, Some(Next::Again)) => {}
                (_, Some(next)) => return Ok(next),
                (_, None) => writeln!(self.out, "{}", say("plain.over"))?,
            }
        }
    }
}

/// Says that the match could not be saved; it goes on.
fn tell_unsaved<T>(saved: Result<T, String>) {
    if let Err(what) = saved {
        complain(&what);
    }
}

/// One sentence to the error stream; a table without one plays on.
fn complain(what: &str) {
    let _ = writeln!(std::io::stderr(), "parlour: {what}");
}
