//! `parlour learn`: the lessons of a game in the terminal, line by line.

use std::io::{BufRead, IsTerminal, Write};
use std::sync::Arc;

use parlour_core::{Catalogue, Prompt, Refusal, Text, Viewer};
use parlour_lesson::{Kind, Lesson, Runner, Said, Step, Verdict, lessons_in};
use serde_json::Value;

use crate::args::Learn;
use crate::failure::Failure;
use crate::words::{self, say};
use crate::{find, tell};

/// The text of every file of lessons, with its game.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// Lists the lessons of a game, or teaches one.
pub fn run(command: &Learn, out: &mut dyn Write) -> Result<(), Failure> {
    let game = find::game(&command.game)?;
    let lessons = lessons_of(game.info().id)?;
    let Some(wanted) = &command.lesson else { return list(&lessons, out) };
    let found = lessons.into_iter().find(|lesson| lesson.id == *wanted);
    let unknown = || Failure::said(Text::new("learn.unknown").with("lesson", wanted.clone()));
    let lesson = Arc::new(found.ok_or_else(unknown)?);
    let stdin = std::io::stdin();
    let echoes = !stdin.is_terminal();
    let (runner, _) = Runner::start(lesson, game.as_ref()).map_err(|stop| Failure::bad(stop.to_string()))?;
    let words = words::of_game(game.info());
    Class { runner, words, told: 0, input: &mut stdin.lock(), out, echoes }.teach()
}

fn lessons_of(game: &str) -> Result<Vec<Lesson>, Failure> {
    let mut lessons = Vec::new();
    for (_, text) in FILES.iter().filter(|(id, _)| *id == game) {
        for (name, value) in lessons_in(text).map_err(|misfit| Failure::bad(misfit.to_string()))? {
            lessons.push(Lesson::read(&value).map_err(|misfit| Failure::bad(format!("{name}, {misfit}")))?);
        }
    }
    lessons.sort_by_key(|lesson| (lesson.kind, lesson.order));
    if lessons.is_empty() { Err(Failure::said("learn.none")) } else { Ok(lessons) }
}

fn list(lessons: &[Lesson], out: &mut dyn Write) -> Result<(), Failure> {
    let mut kind = None;
    for lesson in lessons {
        if kind != Some(lesson.kind) {
            kind = Some(lesson.kind);
            writeln!(out, "{}:", heading(lesson.kind))?;
        }
        writeln!(out, "  {:<16} {} – {}", lesson.id, spoken(&lesson.title), spoken(&lesson.about))?;
    }
    writeln!(out, "{}", say(Text::new("learn.how").with("game", lessons[0].game.clone())))?;
    Ok(())
}

fn heading(kind: Kind) -> String {
    match kind {
        Kind::Lesson => say("learn.lessons"),
        Kind::Drill => say("learn.drills"),
        Kind::Puzzle => say("learn.puzzles"),
    }
}

/// A text in the reader's language.
fn spoken(said: &Said) -> &str {
    said.get(words::language()).or_else(|| said.get("en")).map_or("", String::as_str)
}

/// A lesson with its learner.
struct Class<'a> {
    runner: Runner,
    words: Catalogue,
    /// How many entries of the match were told.
    told: usize,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    /// Whether nobody sees what is typed, so that the transcript has to say it.
    echoes: bool,
}

impl Class<'_> {
    fn teach(&mut self) -> Result<(), Failure> {
        let lesson = self.runner.lesson().clone();
        writeln!(self.out, "{}\n{}", spoken(&lesson.title), spoken(&lesson.about))?;
        let mut shown = None;
        while let Some(number) = self.runner.now().step {
            let step = &lesson.steps[number];
            if shown != Some(number) {
                self.tell()?;
                writeln!(self.out, "\nMaud: {}", spoken(&step.say))?;
                shown = Some(number);
            }
            let goes_on = match &step.task {
                None => self.read_on()?,
                Some(task) => self.ask(step, spoken(task))?,
            };
            if !goes_on {
                return Ok(());
            }
        }
        self.tell()?;
        writeln!(self.out, "\nMaud: {}", spoken(&lesson.end))?;
        Ok(())
    }

    /// What has happened since, as the learner knows it.
    fn tell(&mut self) -> Result<(), Failure> {
        let (played, viewer) = (self.runner.played(), Viewer::Seat(self.runner.lesson().seat));
        for number in self.told..played.len() {
            for line in tell::heard(played, &self.words, number as u32, viewer) {
                writeln!(self.out, "* {line}")?;
            }
        }
        self.told = played.len();
        Ok(())
    }

    fn read_on(&mut self) -> Result<bool, Failure> {
        writeln!(self.out, "{}", say("learn.read_on"))?;
        match self.line()?.as_deref() {
            None | Some("q") => Ok(false),
            Some(_) => {
                self.runner.go_on().map_err(|stop| Failure::bad(stop.to_string()))?;
                Ok(true)
            }
        }
    }

    /// Puts the task, and takes one line of the learner's.
    fn ask(&mut self, step: &Step, task: &str) -> Result<bool, Failure> {
        let seat = self.runner.lesson().seat;
        let prompt = self.runner.played().prompt(seat);
        writeln!(self.out, "\n>> {task}")?;
        for (index, option) in prompt.options.iter().enumerate() {
            writeln!(self.out, "{:>3}. {} [{}]", index + 1, self.words.say(&option.label), option.rule)?;
        }
        writeln!(self.out, "{}", say("learn.keys"))?;
        let Some(line) = self.line()? else { return Ok(false) };
        let actions = match line.as_str() {
            "q" => return Ok(false),
            "h" => {
                writeln!(self.out, "{}", spoken(step.hint.as_ref().or(step.works.as_ref()).unwrap_or(&step.say)))?;
                return Ok(true);
            }
            "b" => {
                self.board()?;
                return Ok(true);
            }
            "s" => self.runner.example().unwrap_or_default(),
            typed => {
                let Some(action) = meant(&prompt, typed) else {
                    let count = prompt.options.len();
                    writeln!(self.out, "{}", say(Text::new("plain.unknown").with("line", line).with("count", count)))?;
                    return Ok(true);
                };
                vec![action]
            }
        };
        match self.runner.answer(&actions) {
            Err(stop) => writeln!(self.out, "{stop}")?,
            Ok(Verdict::Right(at, _)) => {
                if let Some(praise) = step.right.get(at).and_then(|right| right.say.as_ref()) {
                    writeln!(self.out, "{}", spoken(praise))?;
                }
            }
            Ok(Verdict::GoesOn | Verdict::NotNow) => {}
            Ok(Verdict::Wrong(which, refusal)) => self.object(step, which, refusal.as_ref())?,
        }
        Ok(true)
    }

    /// What was wrong, by which rule, and what works.
    fn object(&mut self, step: &Step, which: Option<usize>, refusal: Option<&Refusal>) -> Result<(), Failure> {
        let listed = which.and_then(|at| step.wrong.get(at));
        let why = match (listed.and_then(|wrong| wrong.say.as_ref()), refusal) {
            (Some(said), _) => spoken(said).to_owned(),
            (None, Some(refusal)) => self.words.say(&refusal.reason),
            (None, None) => say("learn.allowed"),
        };
        let named = listed.and_then(|wrong| wrong.rule.clone());
        let rule = named.or_else(|| refusal.map(|refusal| refusal.rule.to_string()));
        let rule = rule.map_or_else(String::new, |rule| format!(" [{rule}]"));
        writeln!(self.out, "Maud: {why}{rule}")?;
        if let Some(works) = &step.works {
            writeln!(self.out, "{}", say(Text::new("learn.works").with("what", spoken(works).to_owned())))?;
        }
        Ok(())
    }

    fn board(&mut self) -> Result<(), Failure> {
        let scene = self.runner.played().scene(Viewer::Seat(self.runner.lesson().seat));
        for (title, lines) in tell::scene(&self.words, &scene) {
            writeln!(self.out, "{title}:")?;
            for line in lines {
                writeln!(self.out, "  {line}")?;
            }
        }
        Ok(())
    }

    /// One line of input; none at its end.
    fn line(&mut self) -> Result<Option<String>, Failure> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut line = String::new();
        let read = self.input.read_line(&mut line)?;
        if self.echoes {
            writeln!(self.out, "{}", line.trim_end())?;
        }
        Ok((read > 0).then(|| line.trim().to_owned()))
    }
}

/// The action that a line means: the number of an option, or JSON.
fn meant(prompt: &Prompt<Value>, line: &str) -> Option<Value> {
    match line.parse::<usize>() {
        Ok(number) => prompt.options.get(number.checked_sub(1)?).map(|option| option.action.clone()),
        Err(_) => serde_json::from_str(line).ok(),
    }
}
