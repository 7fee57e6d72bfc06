//! Lessons in a browser. The worker around them keeps a table that shows the lesson; here answers are
//! judged, and it is said what else is done at that table. A lesson comes from the page: the module has
//! none.

use std::collections::HashMap;
use std::sync::Arc;

use parlour_core::patched;
use parlour_lesson::{Input, Lesson, Runner, Verdict};
use serde::Deserialize;
use serde_json::{Value, json};

/// What can be asked of lessons.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Opens a lesson where these inputs have led: the table that shows it, and all that was done.
    Open { id: String, lesson: Value, inputs: Vec<Input> },
    /// Judges what the learner does.
    Answer { id: String, actions: Vec<Value> },
    /// Reads on.
    GoOn { id: String },
    /// What is right now.
    Show { id: String },
}

/// The lessons that are open.
#[derive(Default)]
pub struct Lessons {
    open: HashMap<String, Runner>,
}

impl Lessons {
    /// Answers a request.
    pub fn respond(&mut self, request: Request) -> Result<Value, String> {
        match request {
            Request::Open { id, lesson, inputs } => self.open(id, &lesson, &inputs),
            Request::Answer { id, actions } => {
                let runner = self.runner(&id)?;
                let verdict = runner.answer(&actions).map_err(|stop| stop.to_string())?;
                Ok(json!({"verdict": told(&verdict), "now": runner.now()}))
            }
            Request::GoOn { id } => {
                let runner = self.runner(&id)?;
                let done = runner.go_on().map_err(|stop| stop.to_string())?;
                Ok(json!({"done": done, "now": runner.now()}))
            }
            Request::Show { id } => Ok(json!(self.runner(&id)?.example())),
        }
    }

    fn open(&mut self, id: String, lesson: &Value, inputs: &[Input]) -> Result<Value, String> {
        let lesson = Arc::new(Lesson::read(lesson).map_err(|misfit| misfit.to_string())?);
        let game = parlour_registry::game(&lesson.game).ok_or_else(|| format!("there is no game {}", lesson.game))?;
        let (runner, done) = Runner::resume(lesson.clone(), game.as_ref(), inputs).map_err(|stop| stop.to_string())?;
        let start = parlour_core::start_given(game.as_ref(), &lesson.setup, None);
        let start = start.map_err(|(place, error)| format!("{place}: {error}"))?;
        let position = lesson.given.as_ref().map(|given| patched(start.as_ref(), given));
        let opened = json!({
            "game": lesson.game,
            "setup": lesson.setup,
            "position": position,
            "seat": lesson.seat,
            "seats": start.seats(),
            "done": done,
            "now": runner.now(),
        });
        self.open.insert(id, runner);
        Ok(opened)
    }

    fn runner(&mut self, id: &str) -> Result<&mut Runner, String> {
        self.open.get_mut(id).ok_or_else(|| format!("no lesson {id} was opened"))
    }
}

fn told(verdict: &Verdict) -> Value {
    match verdict {
        Verdict::Right(right, done) => json!({"right": {"right": right, "done": done}}),
        Verdict::GoesOn => json!("goes_on"),
        Verdict::Wrong(wrong, refusal) => json!({"wrong": {"wrong": wrong, "refusal": refusal}}),
        Verdict::NotNow => json!("not_now"),
    }
}
