//! Reads the format of a lesson, with every complaint about it.

use std::collections::BTreeMap;

use parlour_core::Seat;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::Misfit;
use crate::format::{Answer, Deed, Kind, Lesson, Said, Step, Wrong};
use crate::pattern::Pattern;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawLesson {
    game: String,
    id: String,
    kind: Kind,
    order: u32,
    #[serde(default = "easiest")]
    difficulty: u8,
    minutes: u8,
    title: Value,
    about: Value,
    #[serde(default)]
    rules: Vec<String>,
    #[serde(default)]
    seat: u8,
    #[serde(default)]
    setup: Value,
    #[serde(default)]
    given: Option<Value>,
    #[serde(default)]
    begin: Vec<Value>,
    steps: Vec<Value>,
    #[serde(default)]
    goal: Option<Value>,
    end: Value,
}

const fn easiest() -> u8 {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawStep {
    id: String,
    #[serde(default)]
    title: Option<Value>,
    #[serde(default)]
    who: Option<u8>,
    say: Value,
    #[serde(default)]
    task: Option<Value>,
    #[serde(default)]
    points: Vec<String>,
    #[serde(default)]
    hint: Option<Value>,
    #[serde(default)]
    right: Vec<Value>,
    #[serde(default)]
    wrong: Vec<Value>,
    #[serde(default)]
    works: Option<Value>,
    #[serde(default)]
    then: Vec<Value>,
    #[serde(default)]
    next: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawAnswer {
    #[serde(default)]
    action: Option<Value>,
    #[serde(default)]
    actions: Option<Vec<Value>>,
    #[serde(default)]
    view: BTreeMap<String, Value>,
    #[serde(default)]
    say: Option<Value>,
    #[serde(default)]
    then: Option<Vec<Value>>,
    #[serde(default)]
    next: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawWrong {
    #[serde(default)]
    action: Option<Value>,
    #[serde(default)]
    actions: Option<Vec<Value>>,
    #[serde(default)]
    view: BTreeMap<String, Value>,
    #[serde(default)]
    title: Option<Value>,
    #[serde(default)]
    say: Option<Value>,
    #[serde(default)]
    rule: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawDeed {
    #[serde(default)]
    seat: Option<u8>,
    #[serde(default)]
    action: Option<Value>,
    #[serde(default)]
    actions: Option<Vec<Value>>,
    #[serde(default)]
    dealer: Vec<Value>,
}

impl Lesson {
    /// Reads a lesson, and complains about the first thing that is not of the format.
    pub fn read(value: &Value) -> Result<Self, Misfit> {
        let raw: RawLesson = part(value, "the lesson")?;
        let (Value::Null | Value::Object(_)) = raw.setup else {
            return Err(Misfit::new("setup", "an object is expected"));
        };
        if raw.given.as_ref().is_some_and(|given| !given.is_object()) {
            return Err(Misfit::new("given", "an object is expected"));
        }
        let mut steps: Vec<Step> = Vec::with_capacity(raw.steps.len());
        for (index, value) in raw.steps.iter().enumerate() {
            let place = match value["id"].as_str() {
                Some(id) => format!("step \"{id}\""),
                None => format!("step {}", index + 1),
            };
            let step = Step::read(value, &place)?;
            if steps.iter().any(|other| other.id == step.id) {
                return Err(Misfit::new(place, "another step has this id"));
            }
            steps.push(step);
        }
        let goal = raw.goal.as_ref().map(|goal| part(goal, "goal")).transpose()?.unwrap_or_default();
        Ok(Lesson {
            title: said(&raw.title, "title")?,
            about: said(&raw.about, "about")?,
            end: said(&raw.end, "end")?,
            begin: deeds(&raw.begin, "begin")?,
            seat: Seat(raw.seat),
            game: raw.game,
            id: raw.id,
            kind: raw.kind,
            order: raw.order,
            difficulty: raw.difficulty,
            minutes: raw.minutes,
            rules: raw.rules,
            setup: raw.setup,
            given: raw.given,
            steps,
            goal,
        })
    }
}

impl Step {
    fn read(value: &Value, place: &str) -> Result<Self, Misfit> {
        let raw: RawStep = part(value, place)?;
        let within = |field: &str| format!("{place}, {field}");
        let maybe =
            |value: &Option<Value>, field: &str| value.as_ref().map(|value| said(value, &within(field))).transpose();
        let numbered = |field: &str, index: usize| format!("{place}, {field} {}", index + 1);
        let right = raw.right.iter().enumerate().map(|(at, it)| Answer::read(it, &numbered("right", at)));
        let wrong = raw.wrong.iter().enumerate().map(|(at, it)| Wrong::read(it, &numbered("wrong", at)));
        let step = Step {
            title: maybe(&raw.title, "title")?,
            who: raw.who.map(Seat),
            say: said(&raw.say, &within("say"))?,
            task: maybe(&raw.task, "task")?,
            hint: maybe(&raw.hint, "hint")?,
            right: right.collect::<Result<_, _>>()?,
            wrong: wrong.collect::<Result<_, _>>()?,
            works: maybe(&raw.works, "works")?,
            then: deeds(&raw.then, &within("then"))?,
            id: raw.id,
            points: raw.points,
            next: raw.next,
        };
        match (&step.task, step.right.is_empty()) {
            (Some(_), true) => Err(Misfit::new(place, "a step with a task has right answers")),
            (None, false) => Err(Misfit::new(place, "a step with right answers has a task")),
            (None, true) if !step.wrong.is_empty() || step.works.is_some() || step.hint.is_some() => {
                Err(Misfit::new(place, "wrong, works and hint go with a task"))
            }
            _ => Ok(step),
        }
    }
}

impl Answer {
    fn read(value: &Value, place: &str) -> Result<Self, Misfit> {
        let RawAnswer { action, actions, view, say, then, next } = part(value, place)?;
        let then = then.map(|then| deeds(&then, &format!("{place}, then"))).transpose()?;
        let say = say.map(|say| said(&say, &format!("{place}, say"))).transpose()?;
        Ok(Answer { pattern: pattern(action, actions, view, place)?, say, then, next })
    }
}

impl Wrong {
    fn read(value: &Value, place: &str) -> Result<Self, Misfit> {
        let RawWrong { action, actions, view, title, say, rule } = part(value, place)?;
        let title = title.map(|title| said(&title, &format!("{place}, title"))).transpose()?;
        let say = say.map(|say| said(&say, &format!("{place}, say"))).transpose()?;
        Ok(Wrong { pattern: pattern(action, actions, view, place)?, title, say, rule })
    }
}

fn pattern(
    action: Option<Value>,
    actions: Option<Vec<Value>>,
    view: BTreeMap<String, Value>,
    place: &str,
) -> Result<Pattern, Misfit> {
    if action.is_some() && actions.is_some() {
        return Err(Misfit::new(place, "an answer has action or actions, not both"));
    }
    if action.is_none() && actions.as_ref().is_none_or(Vec::is_empty) && view.is_empty() {
        return Err(Misfit::new(place, "an answer needs action, actions or view"));
    }
    Ok(Pattern { action, actions, view })
}

fn deeds(values: &[Value], place: &str) -> Result<Vec<Deed>, Misfit> {
    let read = |(index, value): (usize, &Value)| {
        let place = format!("{place} {}", index + 1);
        let RawDeed { seat, action, actions, dealer } = part(value, &place)?;
        let actions = match (action, actions) {
            (Some(_), Some(_)) => return Err(Misfit::new(place, "a deed has action or actions, not both")),
            (Some(action), None) => vec![action],
            (None, actions) => actions.unwrap_or_default(),
        };
        if seat.is_some() == actions.is_empty() {
            return Err(Misfit::new(place, "seat and action go together"));
        }
        if actions.is_empty() && dealer.is_empty() {
            return Err(Misfit::new(place, "a deed is an action or something dealt"));
        }
        let item = |value: &Value| match value {
            Value::String(name) => Ok(name.clone()),
            Value::Number(number) => Ok(number.to_string()),
            other => Err(Misfit::new(&place, format!("{other} is not the name of an item"))),
        };
        let dealer = dealer.iter().map(item).collect::<Result<_, _>>()?;
        Ok(Deed { seat: seat.map(Seat), actions, dealer })
    };
    values.iter().enumerate().map(read).collect()
}

fn said(value: &Value, place: &str) -> Result<Said, Misfit> {
    part(value, place).map_err(|Misfit { place, what }| {
        Misfit::new(place, format!("{what}; a text is written {{\"en\": …, \"de\": …, \"fr\": …}}"))
    })
}

fn part<T: DeserializeOwned>(value: &Value, place: &str) -> Result<T, Misfit> {
    T::deserialize(value).map_err(|error| Misfit::new(place, error.to_string()))
}

/// The lessons in the text of a file: one, or a list. Each is named for messages.
pub fn lessons_in(text: &str) -> Result<Vec<(String, Value)>, Misfit> {
    let value: Value = serde_json::from_str(text).map_err(|error| {
        let words = error.to_string();
        let what = words.split(" at line ").next().unwrap_or_default();
        Misfit::new(format!("line {}, column {}", error.line(), error.column()), what)
    })?;
    let values = match value {
        Value::Array(values) => values,
        one => vec![one],
    };
    let named = |(index, value): (usize, Value)| {
        let name = value["id"].as_str().map_or_else(|| format!("lesson {}", index + 1), |id| format!("\"{id}\""));
        (name, value)
    };
    Ok(values.into_iter().enumerate().map(named).collect())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::json;

    use super::*;
    use crate::format::{Goal, Over};

    const SCHEMA: &str = include_str!("../../../docs/lesson.schema.json");

    /// The fields that a type accepts, by its own complaint about another one.
    fn accepted<T: DeserializeOwned>() -> BTreeSet<String> {
        let complaint = T::deserialize(&json!({"no such field": 1})).err().expect("it is refused").to_string();
        let fields = complaint.split("expected ").nth(1).expect("it names the fields");
        let fields = fields.trim_start_matches("one of ").replace(" or ", ", ");
        fields.split(", ").map(|field| field.trim_matches('`').to_owned()).collect()
    }

    #[test]
    fn the_schema_has_the_fields_that_are_read() {
        let schema: Value = serde_json::from_str(SCHEMA).unwrap();
        let described = |part: &str| -> BTreeSet<String> {
            let properties = schema["$defs"][part]["properties"].as_object();
            properties.unwrap_or_else(|| panic!("{part} has no properties")).keys().cloned().collect()
        };
        assert_eq!(described("lesson"), accepted::<RawLesson>());
        assert_eq!(described("step"), accepted::<RawStep>());
        assert_eq!(described("right"), accepted::<RawAnswer>());
        assert_eq!(described("wrong"), accepted::<RawWrong>());
        assert_eq!(described("deed"), accepted::<RawDeed>());
        assert_eq!(described("goal"), accepted::<Goal>());
        assert_eq!(described("over"), accepted::<Over>());
        for part in ["lesson", "step", "right", "wrong", "deed", "goal", "over"] {
            assert_eq!(schema["$defs"][part]["additionalProperties"], false, "{part}");
        }
    }
}
