//! Checks a lesson: everything that it names must be there, and it is played through every right answer
//! and every listed wrong one.

use std::collections::{BTreeSet, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use parlour_core::{AnyGame, AnyMatch, GameInfo, Status, Thing, Viewer, rules};
use serde_json::Value;

use crate::Misfit;
use crate::format::{Answer, Kind, Lesson, Said, Step, Wrong};
use crate::pattern::{Pattern, all_at};
use crate::runner::{Runner, Verdict, is_asked, offered, place_of};

/// So many positions are looked at in one lesson.
const MOST_POSITIONS: usize = 2_000;

/// How many characters have room where a text is shown.
const TITLE: usize = 48;
const TASK: usize = 110;
const ABOUT: usize = 200;
const SAY: usize = 480;

/// Everything wrong with a lesson; nothing if it can be taught.
pub fn check(lesson: &Lesson, game: &dyn AnyGame) -> Vec<Misfit> {
    let mut faults = Vec::new();
    let mut still = Still { lesson, info: game.info(), faults: &mut faults };
    still.check();
    if !faults.is_empty() {
        return faults;
    }
    let lesson = Arc::new(lesson.clone());
    let played = catch_unwind(AssertUnwindSafe(|| {
        let mut tour = Tour { lesson: &lesson, game, seen: HashSet::new(), faults: Vec::new() };
        tour.play();
        tour.faults
    }));
    played.unwrap_or_else(|_| vec![Misfit::new("the lesson", "the game panicked")])
}

/// What is looked at without playing.
struct Still<'a> {
    lesson: &'a Lesson,
    info: &'static GameInfo,
    faults: &'a mut Vec<Misfit>,
}

impl Still<'_> {
    fn check(&mut self) {
        let lesson = self.lesson;
        if lesson.id.is_empty()
            || !lesson.id.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-')
        {
            self.fault("id", "an id has lower-case letters, digits and hyphens");
        }
        if !(1..=5).contains(&lesson.difficulty) {
            self.fault("difficulty", "it goes from 1 to 5");
        }
        let longest = if lesson.kind == Kind::Lesson { 15 } else { 5 };
        if !(1..=longest).contains(&lesson.minutes) {
            self.fault("minutes", format!("it takes 1 to {longest}"));
        }
        self.said(&lesson.title, "title", TITLE);
        self.said(&lesson.about, "about", ABOUT);
        self.said(&lesson.end, "end", SAY);
        lesson.rules.iter().for_each(|rule| self.rule(rule, "rules"));
        if lesson.steps.is_empty() {
            self.fault("steps", "there are none");
        }
        for (index, step) in lesson.steps.iter().enumerate() {
            self.step(step, index);
        }
        self.reach();
    }

    fn step(&mut self, step: &Step, index: usize) {
        let place = place_of(step);
        if index == 0 && step.title.is_none() {
            self.fault(&place, "the first step needs a title, which stands in the row of steps");
        }
        let within = |field: &str| format!("{place}, {field}");
        self.said(&step.say, &within("say"), SAY);
        for (text, field, most) in [
            (&step.title, "title", TITLE),
            (&step.task, "task", TASK),
            (&step.hint, "hint", SAY),
            (&step.works, "works", SAY),
        ] {
            if let Some(text) = text {
                self.said(text, &within(field), most);
            }
        }
        self.next(step.next.as_deref(), &place);
        for (at, right) in step.right.iter().enumerate() {
            let place = format!("{place}, right {}", at + 1);
            right.say.iter().for_each(|say| self.said(say, &format!("{place}, say"), SAY));
            self.next(right.next.as_deref(), &place);
        }
        for (at, wrong) in step.wrong.iter().enumerate() {
            let place = format!("{place}, wrong {}", at + 1);
            wrong.title.iter().for_each(|title| self.said(title, &format!("{place}, title"), TITLE));
            wrong.say.iter().for_each(|say| self.said(say, &format!("{place}, say"), SAY));
            wrong.rule.iter().for_each(|rule| self.rule(rule, &place));
        }
        if step.task.is_some() && step.works.is_none() {
            self.fault(&place, "a step with a task says in works what works");
        }
    }

    fn said(&mut self, said: &Said, place: &str, most: usize) {
        for (language, _) in self.info.locales {
            match said.get(*language).map(|text| text.trim()) {
                None | Some("") => self.fault(place, format!("the language \"{language}\" is missing")),
                Some(text) if text.chars().count() > most => {
                    self.fault(
                        place,
                        format!("\"{language}\" has {} characters, at most {most} fit", text.chars().count()),
                    );
                }
                Some(_) => {}
            }
        }
        for language in said.keys() {
            if self.info.locales.iter().all(|(known, _)| known != language) {
                self.fault(place, format!("{} has no language \"{language}\"", self.info.id));
            }
        }
    }

    fn rule(&mut self, rule: &str, place: &str) {
        if rules(self.info.rules()).iter().all(|known| known.id != rule) {
            self.fault(place, format!("{} has no rule {rule}", self.info.id));
        }
    }

    fn next(&mut self, next: Option<&str>, place: &str) {
        if let Some(id) = next.filter(|id| self.lesson.step(id).is_none()) {
            self.fault(place, format!("there is no step \"{id}\" to go to"));
        }
    }

    /// Whether every step is led to.
    fn reach(&mut self) {
        let lesson = self.lesson;
        let mut reached = BTreeSet::new();
        let mut open = vec![0];
        while let Some(at) = open.pop().filter(|at| *at < lesson.steps.len()) {
            if !reached.insert(at) {
                continue;
            }
            let step = &lesson.steps[at];
            let named = step.right.iter().map(|right| right.next.as_deref());
            let ways: Vec<Option<&str>> = if step.right.is_empty() { vec![None] } else { named.collect() };
            open.extend(ways.into_iter().filter_map(|way| lesson.after(at, way)));
        }
        for (at, step) in lesson.steps.iter().enumerate() {
            if !reached.contains(&at) {
                self.fault(place_of(step), "no step leads to it");
            }
        }
    }

    fn fault(&mut self, place: impl Into<String>, what: impl Into<String>) {
        self.faults.push(Misfit::new(place, what));
    }
}

/// The lesson, played in every way that it allows.
struct Tour<'a> {
    lesson: &'a Arc<Lesson>,
    game: &'a dyn AnyGame,
    /// Steps with the positions in which they were reached.
    seen: HashSet<(Option<usize>, String)>,
    faults: Vec<Misfit>,
}

impl Tour<'_> {
    fn play(&mut self) {
        match Runner::start(self.lesson.clone(), self.game) {
            Ok((runner, _)) => self.look(runner),
            Err(stop) => self.faults.push(stop),
        }
    }

    /// Looks at where a lesson stands, and goes on from there in every way.
    fn look(&mut self, mut runner: Runner) {
        loop {
            let at = runner.now().step;
            let place = runner.step().map_or_else(|| "end".to_owned(), place_of);
            if let Err(lost) = runner.played().audit() {
                return self.fault(&place, format!("the audit fails: {lost}"));
            }
            // One fault is enough: what follows from it would hide it.
            if !self.faults.is_empty()
                || !self.seen.insert((at, runner.played().written_view(Viewer::Table).get().into()))
            {
                return;
            }
            if self.seen.len() > MOST_POSITIONS {
                return self
                    .fault(&place, "there are too many ways to here: name fewer right answers, or lead them together");
            }
            let lesson = self.lesson.clone();
            let Some(step) = at.map(|at| &lesson.steps[at]) else { return self.goal(&runner) };
            self.points(step, &runner);
            if step.task.is_some() {
                return self.answers(step, &runner);
            }
            if let Err(stop) = runner.go_on() {
                return self.faults.push(stop);
            }
        }
    }

    fn answers(&mut self, step: &Step, runner: &Runner) {
        if !is_asked(runner.played(), self.lesson.seat) {
            let what = match runner.played().status() {
                Status::Over(_) => "the match is over, and nobody is asked anything".to_owned(),
                _ => format!("the learner is not asked anything; {}", asked(runner.played())),
            };
            return self.fault(place_of(step), what);
        }
        let offered = offered(runner.played(), runner.lesson().seat);
        for (at, wrong) in step.wrong.iter().enumerate() {
            self.wrong(step, at, wrong, runner, &offered);
        }
        for (at, right) in step.right.iter().enumerate() {
            self.right(step, at, right, runner, &offered);
        }
    }

    fn wrong(&mut self, step: &Step, at: usize, wrong: &Wrong, runner: &Runner, offered: &[Vec<Value>]) {
        let place = format!("{}, wrong {}", place_of(step), at + 1);
        let tries = tries(&wrong.pattern, offered);
        let mut found = false;
        for actions in tries {
            match runner.fork().answer(&actions) {
                Err(stop) => return self.fault(place, stop.what),
                Ok(Verdict::Wrong(listed, refusal)) if listed == Some(at) => {
                    found = true;
                    if refusal.is_none() && wrong.say.is_none() {
                        return self.fault(place, "the rules allow it, so it needs a say");
                    }
                    let by = refusal.map(|refusal| refusal.rule.to_string());
                    if let (Some(named), Some(by), None) = (&wrong.rule, &by, &wrong.say)
                        && named != by
                    {
                        return self.fault(place, format!("the rules refuse it by {by}, not by {named}"));
                    }
                }
                Ok(verdict) if wrong.pattern.exact().is_some() => {
                    return self.fault(place, format!("it is {}", told(&verdict, step)));
                }
                Ok(_) => {}
            }
        }
        if !found {
            self.fault(place, "nothing that may be done here fits it");
        }
    }

    fn right(&mut self, step: &Step, at: usize, right: &Answer, runner: &Runner, offered: &[Vec<Value>]) {
        let place = format!("{}, right {}", place_of(step), at + 1);
        let mut found = false;
        for actions in tries(&right.pattern, offered) {
            let mut fork = runner.fork();
            match fork.answer(&actions) {
                // Several right answers may fit: the first one counts.
                Ok(Verdict::Right(which, _)) => {
                    found |= which == at;
                    if which == at {
                        self.look(fork);
                    } else if right.pattern.exact().is_some() {
                        return self.fault(place, format!("right {} stands for it already", which + 1));
                    }
                }
                Ok(verdict) if right.pattern.exact().is_some() => {
                    let seen = if right.pattern.view.is_empty() { "" } else { ", or the view is another" };
                    return self.fault(place, format!("it is {}{seen}", told(&verdict, step)));
                }
                Ok(_) => {}
                Err(stop) => return self.faults.push(stop),
            }
        }
        if !found {
            self.fault(place, format!("nothing that may be done here fits it; {}", asked(runner.played())));
        }
    }

    fn points(&mut self, step: &Step, runner: &Runner) {
        let known = Known::of(runner, self.game.info());
        for point in &step.points {
            if !known.has(point) {
                let near = known.near(point);
                self.fault(format!("{}, points", place_of(step)), format!("nothing is called \"{point}\"{near}"));
            }
        }
    }

    fn goal(&mut self, runner: &Runner) {
        let goal = &self.lesson.goal;
        let view = runner.played().view(Viewer::Seat(self.lesson.seat));
        if !all_at(&goal.view, &view) {
            let differs =
                goal.view.iter().find(|(pointer, wanted)| view.pointer(pointer).unwrap_or(&Value::Null) != *wanted);
            let what = differs.map_or_else(String::new, |(pointer, wanted)| {
                format!("{pointer} is {}, expected {wanted}", view.pointer(pointer).unwrap_or(&Value::Null))
            });
            return self.fault("goal", what);
        }
        let Some(over) = &goal.over else { return };
        let Status::Over(outcome) = runner.played().status() else {
            return self.fault("goal", "the match is not over");
        };
        let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
        if over.winners.as_ref().is_some_and(|wanted| *wanted != winners) {
            self.fault("goal", format!("the winners are {winners:?}"));
        }
        let reason = outcome.reason;
        if over.reason.as_ref().is_some_and(|wanted| !reason.contains(wanted.as_str())) {
            self.fault("goal", format!("the match ended by {reason}"));
        }
    }

    fn fault(&mut self, place: impl Into<String>, what: impl Into<String>) {
        self.faults.push(Misfit::new(place, what));
    }
}

/// The answers to try for a pattern: its own, or what is offered.
fn tries(pattern: &Pattern, offered: &[Vec<Value>]) -> Vec<Vec<Value>> {
    match pattern.exact() {
        Some(actions) => vec![actions.to_vec()],
        None => offered.iter().filter(|actions| pattern.is_of(actions)).cloned().collect(),
    }
}

fn asked(played: &dyn AnyMatch) -> String {
    let Status::Decide(seats) = played.status() else { return "nobody is asked".into() };
    let one = |seat: parlour_core::Seat| {
        let prompt = played.prompt(seat);
        let labels = prompt.options.iter().take(12).map(|option| option.action.to_string());
        format!(
            "seat number {} is asked: {} {}",
            seat.0,
            played.info().says(&prompt.ask),
            labels.collect::<Vec<_>>().join(" ")
        )
    };
    seats.iter().map(one).collect::<Vec<_>>().join("; ")
}

fn told(verdict: &Verdict, step: &Step) -> String {
    match verdict {
        Verdict::Right(at, _) => format!("right answer {}", at + 1),
        Verdict::GoesOn => "only the beginning of a right answer".into(),
        Verdict::Wrong(Some(at), None) => format!("wrong answer {}", at + 1),
        Verdict::Wrong(_, Some(refusal)) => format!("refused by {} ({})", refusal.rule, refusal.reason.key),
        Verdict::Wrong(None, None) => "allowed by the rules, but not right".into(),
        Verdict::NotNow => format!("no answer to \"{}\"", step.id),
    }
}

/// What can be pointed at.
struct Known {
    /// What prompts, whole actions and the scene name.
    things: BTreeSet<String>,
    /// The keys of the game's messages.
    keys: BTreeSet<String>,
    /// What the learner's view names.
    names: BTreeSet<String>,
}

impl Known {
    fn of(runner: &Runner, info: &'static GameInfo) -> Self {
        let (played, seat) = (runner.played(), runner.lesson().seat);
        let mut things = BTreeSet::new();
        let mut add = |thing: &Thing| {
            things.insert(format!("{}:{}", thing.kind, thing.id));
        };
        for option in played.prompt(seat).options {
            option.touches.iter().for_each(&mut add);
        }
        for whole in played.wholes(seat) {
            whole.piece.iter().chain(&whole.targets).for_each(&mut add);
            whole.ways.iter().filter_map(|way| way.spends.as_ref()).for_each(&mut add);
        }
        let scene = serde_json::to_value(played.scene(Viewer::Seat(seat))).unwrap_or_default();
        spoken_of(&scene, &mut things);
        let mut names = BTreeSet::new();
        gather(&played.view(Viewer::Seat(seat)), &mut names);
        let keys = info.first_words().keys().map(|key| key.replacen(['-', '.'], ":", 1)).collect();
        Known { things, keys, names }
    }

    fn has(&self, point: &str) -> bool {
        let Some((kind, id)) = point.split_once(':') else { return false };
        let known_kind = || {
            let begins = format!("{kind}:");
            self.things.iter().chain(&self.keys).any(|known| known.starts_with(&begins))
        };
        self.things.contains(point) || self.keys.contains(point) || (self.names.contains(id) && known_kind())
    }

    /// What it may have meant.
    fn near(&self, point: &str) -> String {
        let kind = point.split(':').next().unwrap_or_default();
        let alike: Vec<&str> =
            self.things.iter().filter(|it| it.starts_with(kind)).take(8).map(String::as_str).collect();
        if alike.is_empty() { String::new() } else { format!("; there are {}", alike.join(" ")) }
    }
}

/// The things that the words of a scene name, however deep.
fn spoken_of(value: &Value, things: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| spoken_of(item, things)),
        Value::Object(fields) => {
            for thing in fields.get("things").and_then(Value::as_array).into_iter().flatten() {
                if let (Some(kind), Some(id)) = (thing["kind"].as_str(), thing["id"].as_str()) {
                    things.insert(format!("{kind}:{id}"));
                }
            }
            fields.values().for_each(|value| spoken_of(value, things));
        }
        _ => {}
    }
}

fn gather(value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => {
            names.insert(text.clone());
        }
        Value::Number(number) => {
            names.insert(number.to_string());
        }
        Value::Array(items) => items.iter().for_each(|item| gather(item, names)),
        Value::Object(fields) => {
            for (key, value) in fields {
                names.insert(key.clone());
                gather(value, names);
            }
        }
        Value::Null | Value::Bool(_) => {}
    }
}
