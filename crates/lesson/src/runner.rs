//! Plays a lesson: holds the match, judges answers, does what others do. No screen, no file, no clock.

use std::sync::Arc;

use parlour_core::{AnyError, AnyGame, AnyMatch, MatchError, Refusal, Seat, Viewer, start_given};
use serde_json::Value;

use crate::Misfit;
use crate::format::{Deed, Lesson, Step};

/// Something that was done in the match. A table that shows the lesson does the same.
#[derive(Clone, Debug, PartialEq)]
pub enum Done {
    /// A seat took these small actions.
    Acted(Seat, Vec<Value>),
    /// These items were dealt.
    Dealt(Vec<String>),
}

/// What the learner did to get on. A list of them leads to the same moment again.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// They read on.
    GoOn,
    /// They took these small actions, and the answer was right or on its way to be.
    Answer(Vec<Value>),
}

/// Where a lesson stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Now {
    /// The step, by number; none at the end.
    pub step: Option<usize>,
    /// Whether the learner is in the middle of an answer.
    pub within: bool,
}

/// What is thought of an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// It is right: which of the right answers, and what was done after it.
    Right(usize, Vec<Done>),
    /// It is the beginning of a right answer, and was taken.
    GoesOn,
    /// It is wrong: which of the listed ones, if it is one, and what the rules have against it, if
    /// anything. Nothing was done.
    Wrong(Option<usize>, Option<Refusal>),
    /// Nothing is asked in this step.
    NotNow,
}

/// Why a lesson cannot go on: its file does not fit its game.
pub type Stop = Misfit;

/// A lesson that is being played.
pub struct Runner {
    lesson: Arc<Lesson>,
    played: Box<dyn AnyMatch>,
    step: Option<usize>,
    /// The learner's small actions since the step began.
    made: Vec<Value>,
}

impl Runner {
    /// Begins a lesson, and tells what was done before its first step.
    pub fn start(lesson: Arc<Lesson>, game: &dyn AnyGame) -> Result<(Self, Vec<Done>), Stop> {
        let played = start_given(game, &lesson.setup, lesson.given.as_ref())
            .map_err(|(place, error)| Misfit::new(place, in_words(game.info(), &error)))?;
        if lesson.seat.0 >= played.seats() {
            return Err(Misfit::new("seat", format!("there are {} seats, counted from 0", played.seats())));
        }
        let mut runner = Runner { played, step: Some(0), made: Vec::new(), lesson: lesson.clone() };
        let done = runner.do_all(&lesson.begin, "begin")?;
        Ok((runner, done))
    }

    /// Takes a lesson up where these inputs lead, and tells all that was done on the way.
    pub fn resume(lesson: Arc<Lesson>, game: &dyn AnyGame, inputs: &[Input]) -> Result<(Self, Vec<Done>), Stop> {
        let (mut runner, mut done) = Runner::start(lesson, game)?;
        for (number, input) in inputs.iter().enumerate() {
            let lost = || Misfit::new(format!("input {}", number + 1), "it does not lead on");
            match input {
                Input::GoOn => done.extend(runner.go_on()?),
                Input::Answer(actions) => {
                    let more = match runner.answer(actions)? {
                        Verdict::Right(_, more) => more,
                        Verdict::GoesOn => Vec::new(),
                        Verdict::Wrong(..) | Verdict::NotNow => return Err(lost()),
                    };
                    done.push(Done::Acted(runner.lesson.seat, actions.clone()));
                    done.extend(more);
                }
            }
        }
        Ok((runner, done))
    }

    /// The lesson.
    pub fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// The match.
    pub fn played(&self) -> &dyn AnyMatch {
        self.played.as_ref()
    }

    /// Where it stands.
    pub fn now(&self) -> Now {
        Now { step: self.step, within: !self.made.is_empty() }
    }

    /// The step it is at; none at the end.
    pub fn step(&self) -> Option<&Step> {
        self.step.map(|step| &self.lesson.steps[step])
    }

    /// Reads on from a step in which nothing is asked.
    pub fn go_on(&mut self) -> Result<Vec<Done>, Stop> {
        let lesson = self.lesson.clone();
        match self.step() {
            Some(step) if step.task.is_none() => self.leave(&lesson.steps[self.step.unwrap_or(0)].then, None),
            Some(step) => Err(Misfit::new(place_of(step), "an answer is asked for")),
            None => Err(Misfit::new("end", "there is nothing after it")),
        }
    }

    /// Judges what the learner does, and does it if it is right or may become so.
    pub fn answer(&mut self, actions: &[Value]) -> Result<Verdict, Stop> {
        let lesson = self.lesson.clone();
        let Some(step) = self.step.map(|step| &lesson.steps[step]).filter(|step| step.task.is_some()) else {
            return Ok(Verdict::NotNow);
        };
        let seat = lesson.seat;
        let all = [&self.made[..], actions].concat();
        let mut copy = self.played.bare();
        let refused = act(copy.as_mut(), seat, actions).err();
        if let Some(AnyError::Shape(what)) = refused {
            return Err(Misfit::new(place_of(step), what));
        }
        let begins = |pattern: &crate::Pattern| pattern.is_of(&all) || pattern.goes_on_after(&all);
        if let Some(error) = refused {
            let wrong = step.wrong.iter().position(|wrong| wrong.pattern.view.is_empty() && begins(&wrong.pattern));
            return Ok(Verdict::Wrong(wrong, error.refusal().cloned()));
        }
        let view = copy.view(Viewer::Seat(seat));
        let right = step.right.iter().position(|right| right.pattern.is_of(&all) && right.pattern.sees(&view));
        if let Some(at) = right {
            self.take(actions, step)?;
            let right = &step.right[at];
            let done = self.leave(right.then.as_ref().unwrap_or(&step.then), right.next.as_deref())?;
            return Ok(Verdict::Right(at, done));
        }
        let within = copy.is_within(seat);
        let may_become =
            |right: &crate::Answer| right.pattern.goes_on_after(&all) || (right.pattern.named().is_none() && within);
        if step.right.iter().any(may_become) {
            self.take(actions, step)?;
            self.made = all;
            return Ok(Verdict::GoesOn);
        }
        let listed = step.wrong.iter().position(|wrong| begins(&wrong.pattern) && wrong.pattern.sees(&view));
        Ok(Verdict::Wrong(listed, None))
    }

    /// What the first right answer would be now; none where nothing is asked.
    pub fn example(&self) -> Option<Vec<Value>> {
        let right = self.step()?.right.first()?;
        if let Some(actions) = right.pattern.exact() {
            return Some(actions[self.made.len().min(actions.len())..].to_vec());
        }
        let leads = |actions: &Vec<Value>| matches!(self.fork().answer(actions), Ok(Verdict::Right(0, _)));
        offered(self.played.as_ref(), self.lesson.seat).into_iter().find(leads)
    }

    /// A copy that goes its own way.
    pub fn fork(&self) -> Self {
        let Runner { lesson, played, step, made } = self;
        Runner { lesson: lesson.clone(), played: played.bare(), step: *step, made: made.clone() }
    }

    fn take(&mut self, actions: &[Value], step: &Step) -> Result<(), Stop> {
        let info = self.played.info();
        let taken = act(self.played.as_mut(), self.lesson.seat, actions);
        taken.map_err(|error| Misfit::new(place_of(step), in_words(info, &error)))
    }

    /// Goes to the next step, after what others do.
    fn leave(&mut self, then: &[Deed], next: Option<&str>) -> Result<Vec<Done>, Stop> {
        let Some(step) = self.step else { return Ok(Vec::new()) };
        let place = format!("{}, then", place_of(&self.lesson.steps[step]));
        self.made.clear();
        let done = self.do_all(then, &place)?;
        self.step = self.lesson.after(step, next);
        Ok(done)
    }

    fn do_all(&mut self, deeds: &[Deed], place: &str) -> Result<Vec<Done>, Stop> {
        let mut done = Vec::new();
        for (index, deed) in deeds.iter().enumerate() {
            self.do_one(deed, &mut done).map_err(|what| Misfit::new(format!("{place} {}", index + 1), what))?;
        }
        if let Some((text, _, count)) = self.played.dealer_prompt() {
            let asked = self.played.info().says(&text);
            let what = format!("the dealer is asked for {count} items ({asked}): say with \"dealer\" what is dealt");
            return Err(Misfit::new(place, what));
        }
        Ok(done)
    }

    fn do_one(&mut self, deed: &Deed, done: &mut Vec<Done>) -> Result<(), String> {
        let info = self.played.info();
        if let Some(seat) = deed.seat {
            act(self.played.as_mut(), seat, &deed.actions).map_err(|error| in_words(info, &error))?;
            done.push(Done::Acted(seat, deed.actions.clone()));
        }
        let mut items = &deed.dealer[..];
        while let Some((text, candidates, count)) = self.played.dealer_prompt().filter(|_| !items.is_empty()) {
            let Some((names, rest)) = items.split_at_checked(count) else {
                let asked = info.says(&text);
                return Err(format!("the dealer is asked for {count} items ({asked}), {} are left", items.len()));
            };
            let possible = || if candidates.len() > 24 { String::new() } else { candidates.join(" ") };
            let dealt = self.played.deal_named(names);
            dealt.map_err(|error| format!("dealing {}: {error}; possible: {}", names.join(" "), possible()))?;
            done.push(Done::Dealt(names.to_vec()));
            items = rest;
        }
        if items.is_empty() { Ok(()) } else { Err(format!("the dealer was not asked for {}", items.join(" "))) }
    }
}

/// Takes small actions at once, or one by one where the first show something.
pub(crate) fn act(played: &mut dyn AnyMatch, seat: Seat, actions: &[Value]) -> Result<(), AnyError> {
    match played.act_all(seat, actions) {
        Err(AnyError::Match(MatchError::NotWhole(_))) => actions.iter().try_for_each(|action| played.act(seat, action)),
        taken => taken,
    }
}

pub(crate) fn place_of(step: &Step) -> String {
    format!("step \"{}\"", step.id)
}

/// All that a seat is offered: single actions, and whole ones.
pub(crate) fn offered(played: &dyn AnyMatch, seat: Seat) -> Vec<Vec<Value>> {
    let mut all: Vec<Vec<Value>> = played.legal_actions(seat).into_iter().map(|action| vec![action]).collect();
    for way in played.wholes(seat).into_iter().flat_map(|whole| whole.ways) {
        if !all.contains(&way.actions) {
            all.push(way.actions);
        }
    }
    all
}

/// An error with the reason of a refusal in words.
pub(crate) fn in_words(info: &parlour_core::GameInfo, error: &AnyError) -> String {
    match error.refusal() {
        Some(refusal) => format!("refused by {}: {}", refusal.rule, info.says(&refusal.reason)),
        None => error.to_string(),
    }
}

/// Whether a seat is asked something.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn is_asked(played: &dyn AnyMatch, seat: Seat) -> bool {
    matches!(played.status(), parlour_core::Status::Decide(seats) if seats.contains(seat))
}
