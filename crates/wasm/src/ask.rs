//! What can be asked, and who answers it.

use parlour_core::{AnyGame, Now};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::lessons::Lessons;
use crate::tables::{self, Tables};
use crate::{bots, records};

/// A question to the engine.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    /// Which games there are.
    Games {},
    /// Whether a record holds.
    Verify { record: String },
    /// The hashes of the positions that a record leads to.
    Replay { record: String },
    /// The record of a match between bots, the `index`-th of those with a seed.
    Play { game: String, bots: Vec<String>, seed: u64, index: u64 },
    /// Something about a table.
    Table { ask: Box<tables::Request> },
    /// Something about a lesson.
    Lesson { ask: Value },
    /// How fast a game's search is.
    Bench { game: String, seconds: f64 },
}

/// A game as the engine knows it.
#[derive(Serialize)]
struct Known {
    id: &'static str,
    rules_version: u32,
    bots: Vec<&'static str>,
}

/// The engine, and the tables that it holds.
pub struct Engine {
    now: Now,
    tables: Tables,
    lessons: Lessons,
}

impl Engine {
    /// An engine without tables. The host says what time it is, and fills a buffer with what nobody can
    /// foresee.
    pub fn new(now: Now, random: fn(&mut [u8])) -> Self {
        Engine { now, tables: Tables::new(random), lessons: Lessons::default() }
    }

    /// Answers a request: `{"ok": …}`, or `{"error": …}` with a sentence in English.
    pub fn answer(&mut self, request: &str) -> String {
        let answered = serde_json::from_str(request).map_err(|error| format!("the request can't be read: {error}"));
        match answered.and_then(|request| self.respond(request)) {
            Ok(answer) => json!({"ok": answer}).to_string(),
            Err(error) => json!({"error": error}).to_string(),
        }
    }

    fn respond(&mut self, request: Request) -> Result<Value, String> {
        match request {
            Request::Games {} => Ok(written(&games())),
            Request::Verify { record } => Ok(written(&records::verify(&record))),
            Request::Replay { record } => records::replay(&record).map(|replay| written(&replay)),
            Request::Play { game, bots, seed, index } => bots::play(&game, &bots, seed, index).map(Value::String),
            Request::Table { ask } => self.tables.respond(*ask),
            Request::Lesson { ask } => self.lessons.respond(&ask),
            Request::Bench { game, seconds } => bots::bench(&game, seconds, self.now).map(|speed| written(&speed)),
        }
    }
}

fn games() -> Vec<Known> {
    let known = |game: Box<dyn AnyGame>| Known {
        id: game.info().id,
        rules_version: game.info().rules_version,
        bots: game.bots().into_iter().map(|(id, _)| id).collect(),
    };
    parlour_registry::games().into_iter().map(known).collect()
}

/// Plain data as JSON, by way of text, which is written anyway: every type is compiled for one writer less.
pub(crate) fn written(data: &impl Serialize) -> Value {
    let text = serde_json::to_string(data).expect("what is answered is plain data");
    serde_json::from_str(&text).expect("what was just written is JSON")
}
