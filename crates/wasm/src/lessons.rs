//! Lessons in a browser. The worker around them keeps a table that shows the lesson; here answers are
//! judged, and it is said what else is done at that table. A lesson comes from the page: the module has
//! none.

use std::collections::HashMap;
use std::sync::Arc;

use parlour_core::patched;
use parlour_lesson::{Done, Input, Lesson, Now, Runner, Verdict};
use serde_json::{Value, json};

/// The lessons that are open.
#[derive(Default)]
pub struct Lessons {
    open: HashMap<String, Runner>,
}

impl Lessons {
    /// Answers a request, which is looked into by its fields: to have it read by its type takes more room
    /// than all else here.
    ///
    /// - `open` (`id`, `lesson`, `inputs`): opens a lesson where the inputs have led; the table that shows
    ///   it, and all that was done.
    /// - `answer` (`id`, `actions`): judges what the learner does.
    /// - `go_on` (`id`): reads on.
    /// - `show` (`id`): what is right now.
    pub fn respond(&mut self, request: &Value) -> Result<Value, String> {
        let id = request["id"].as_str().unwrap_or_default();
        match request["do"].as_str() {
            Some("open") => self.open(id, &request["lesson"], request["inputs"].as_array().map_or(&[], Vec::as_slice)),
            Some("answer") => {
                let runner = self.runner(id)?;
                let actions = request["actions"].as_array().ok_or("an answer has actions")?;
                let verdict = runner.answer(actions).map_err(|stop| stop.what)?;
                Ok(json!({"verdict": told(verdict), "now": place(runner.now())}))
            }
            Some("go_on") => {
                let runner = self.runner(id)?;
                let done = runner.go_on().map_err(|stop| stop.what)?;
                Ok(json!({"done": all(done), "now": place(runner.now())}))
            }
            Some("show") => Ok(self.runner(id)?.example().map_or(Value::Null, Value::Array)),
            _ => Err("nothing answers this about a lesson".into()),
        }
    }

    fn open(&mut self, id: &str, lesson: &Value, inputs: &[Value]) -> Result<Value, String> {
        let lesson = Arc::new(Lesson::read(lesson).map_err(|misfit| misfit.what)?);
        let game = parlour_registry::game(&lesson.game).ok_or("there is no such game")?;
        let inputs: Vec<Input> = inputs.iter().map(input).collect();
        let (runner, done) = Runner::resume(lesson.clone(), game.as_ref(), &inputs).map_err(|stop| stop.what)?;
        let start = parlour_core::start_given(game.as_ref(), &lesson.setup, None);
        let start = start.map_err(|(place, _)| place)?;
        let position = lesson.given.as_ref().map(|given| patched(start.as_ref(), given));
        let opened = json!({
            "game": lesson.game.as_str(),
            "setup": lesson.setup.clone(),
            "position": position.unwrap_or(Value::Null),
            "seat": lesson.seat.0,
            "seats": start.seats(),
            "done": all(done),
            "now": place(runner.now()),
        });
        self.open.insert(id.to_owned(), runner);
        Ok(opened)
    }

    fn runner(&mut self, id: &str) -> Result<&mut Runner, String> {
        self.open.get_mut(id).ok_or_else(|| "no such lesson was opened".into())
    }
}

fn input(value: &Value) -> Input {
    value["answer"].as_array().map_or(Input::GoOn, |actions| Input::Answer(actions.clone()))
}

fn place(Now { step, within }: Now) -> Value {
    json!({"step": step, "within": within})
}

fn all(done: Vec<Done>) -> Value {
    let one = |done: Done| match done {
        Done::Acted(seat, actions) => json!({"acted": [seat.0, Value::Array(actions)]}),
        Done::Dealt(items) => json!({"dealt": items}),
    };
    Value::Array(done.into_iter().map(one).collect())
}

fn told(verdict: Verdict) -> Value {
    match verdict {
        Verdict::Right(right, done) => json!({"right": {"right": right, "done": all(done)}}),
        Verdict::GoesOn => json!("goes_on"),
        Verdict::Wrong(wrong, refusal) => json!({"wrong": {"wrong": wrong, "refusal": refusal}}),
        Verdict::NotNow => json!("not_now"),
    }
}
