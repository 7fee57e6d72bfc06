//! The parts of a lesson.

use std::collections::BTreeMap;

use parlour_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::pattern::Pattern;

/// A sentence or a few, by language.
pub type Said = BTreeMap<String, String>;

/// What a lesson is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A part of a course, which is taken in order.
    Lesson,
    /// Two minutes on one rule that newcomers get wrong.
    Drill,
    /// A position with one best answer.
    Puzzle,
}

/// A lesson, a drill or a puzzle.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The game's id.
    pub game: String,
    /// Its own id, once in a game: a part of its address.
    pub id: String,
    /// What it is for.
    pub kind: Kind,
    /// Where it stands among those of its kind.
    pub order: u32,
    /// From 1 to 5.
    pub difficulty: u8,
    /// How long it takes.
    pub minutes: u8,
    /// What it is called.
    pub title: Said,
    /// What is learnt in it, for the list.
    pub about: Said,
    /// The rules that it teaches.
    pub rules: Vec<String>,
    /// The seat that the learner has.
    pub seat: Seat,
    /// The setup options.
    pub setup: Value,
    /// A patch over the position of the start.
    pub given: Option<Value>,
    /// What is done before the first step.
    pub begin: Vec<Deed>,
    /// The steps; the first one begins.
    pub steps: Vec<Step>,
    /// What must be so at the end.
    pub goal: Goal,
    /// What is said at the end.
    pub end: Said,
}

/// One step: something is said, and perhaps something is asked.
#[derive(Clone, Debug, Default)]
pub struct Step {
    /// Its name within the lesson.
    pub id: String,
    /// A few words for the row of steps; without, it belongs to the one before.
    pub title: Option<Said>,
    /// The seat that speaks; the coach without.
    pub who: Option<Seat>,
    /// What is said.
    pub say: Said,
    /// What the learner is asked to do; none where they only read on.
    pub task: Option<Said>,
    /// What is pointed at on the board, each as `kind:id`.
    pub points: Vec<String>,
    /// What helps when asked for.
    pub hint: Option<Said>,
    /// The right answers. The first is the one that is shown when asked for.
    pub right: Vec<Answer>,
    /// Wrong answers of which there is something to say.
    pub wrong: Vec<Wrong>,
    /// What works, said after every wrong answer.
    pub works: Option<Said>,
    /// What is done at the table after the step.
    pub then: Vec<Deed>,
    /// The step that follows; the one after it in the file without.
    pub next: Option<String>,
}

/// A right answer.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// Which answers it stands for.
    pub pattern: Pattern,
    /// What is said to it.
    pub say: Option<Said>,
    /// What is done after it, in place of the step's own.
    pub then: Option<Vec<Deed>>,
    /// The step that follows it, in place of the step's own.
    pub next: Option<String>,
}

/// A wrong answer.
#[derive(Clone, Debug, Default)]
pub struct Wrong {
    /// Which answers it stands for.
    pub pattern: Pattern,
    /// A few words over what is said.
    pub title: Option<Said>,
    /// What is said to it; without, the reason of the rules' refusal.
    pub say: Option<Said>,
    /// The rule to read; without, the refusal's own.
    pub rule: Option<String>,
}

/// Something done at the table that the learner does not do.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Deed {
    /// Who acts.
    pub seat: Option<Seat>,
    /// What they do: small actions, all at once.
    pub actions: Vec<Value>,
    /// What is dealt then.
    pub dealer: Vec<String>,
}

/// What must be so at the end.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Goal {
    /// JSON pointers into the learner's view, with the complete value there.
    pub view: BTreeMap<String, Value>,
    /// How the match ended, if it must have.
    pub over: Option<Over>,
}

/// How a match must have ended.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Over {
    /// The seats that have won.
    pub winners: Option<Vec<u8>>,
    /// The reason.
    pub reason: Option<String>,
}

impl Lesson {
    /// The number of the step with this id.
    pub fn step(&self, id: &str) -> Option<usize> {
        self.steps.iter().position(|step| step.id == id)
    }

    /// The step after the step `from`, for a `next` that may be named; none at the end.
    pub fn after(&self, from: usize, named: Option<&str>) -> Option<usize> {
        let next = match named.or(self.steps[from].next.as_deref()) {
            Some(id) => self.step(id)?,
            None => from + 1,
        };
        (next < self.steps.len()).then_some(next)
    }
}
