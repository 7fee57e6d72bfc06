//! The format of a scenario file: what is read, and every complaint about it.

use std::collections::BTreeMap;
use std::fmt;

use parlour_core::{AnyGame, GameInfo, Seat, Viewer, rules};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::Wrong;
use crate::json::is_any;

/// A scenario, read in parts so that a complaint can name the part.
#[derive(Debug)]
pub(super) struct Scenario {
    pub game: String,
    pub name: String,
    pub rules: Vec<String>,
    pub setup: Value,
    pub given: Option<Value>,
    pub dealer: Vec<String>,
    pub when: Vec<Step>,
    pub then: Then,
}

/// One step of a scenario.
#[derive(Debug)]
pub(super) struct Step {
    pub deed: StepDeed,
    pub dealer: Option<Vec<String>>,
    pub then: Then,
}

/// What a step does before it checks.
#[derive(Debug)]
pub(super) enum StepDeed {
    Nothing,
    Act {
        seat: Option<Seat>,
        action: Value,
    },
    /// All of them, or none.
    ActAll {
        seat: Option<Seat>,
        actions: Vec<Value>,
    },
    /// With the seats that agree; none for everybody.
    Undo(Seat, Option<Vec<Seat>>),
    UndoWhole(Seat),
    Redo(Seat),
    Resign(Seat),
}

/// What must be so.
#[derive(Debug, Default)]
pub(super) struct Then {
    /// Where it stands, for messages.
    pub place: String,
    pub views: Vec<(Viewer, BTreeMap<String, Value>)>,
    /// Lists and events by viewer, the table's first.
    pub seen: Vec<(Viewer, Seen)>,
    pub asked: Option<Vec<Seat>>,
    pub question: Option<String>,
    pub refused: Option<Refused>,
    pub legal: Vec<Named>,
    pub not_legal: Vec<Named>,
    pub only: Option<Only>,
    pub wholes: WholesThen,
    pub why: Vec<WhyNamed>,
    pub over: Option<Over>,
}

/// Which whole actions must be offered, and which not.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct WholesThen {
    pub has: Vec<WholeNamed>,
    pub lacks: Vec<WholeNamed>,
}

/// A whole action, as far as it is told.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct WholeNamed {
    pub seat: Option<u8>,
    /// A part of the line, with what the first way costs.
    pub words: Option<String>,
    /// A part of the key or the words of its kind.
    pub verb: Option<String>,
    /// What it touches, each as `kind:id`, the piece first.
    pub touches: Option<Vec<String>>,
    /// What its ways spend, in order, each as `kind:id`.
    pub spends: Option<Vec<String>>,
    /// The small actions of its first way.
    pub actions: Option<Vec<Value>>,
    pub ends: Option<String>,
    pub stop: Option<Value>,
    /// How many of each may go along, by what it touches.
    pub most: Option<BTreeMap<String, u8>>,
    /// A part of one of its effects, or of its warnings.
    pub effect: Option<String>,
    pub warning: Option<String>,
}

/// Something that is wished for, and what must be said against it.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct WhyNamed {
    pub seat: Option<u8>,
    /// What is pressed, each as `kind:id`.
    pub presses: Vec<String>,
    /// The key of the kind of action.
    pub verb: Option<String>,
    /// Whether something that may be meant is legal.
    pub may: bool,
    /// The rule of the first reason.
    pub rule: Option<String>,
    /// A part of its key or its words.
    pub why: Option<String>,
    /// Parts of all that would make it legal.
    pub needs: Option<Vec<String>>,
    /// A part of what would be against it even then: what is supposed, the reason and the rule.
    pub even: Option<String>,
}

/// What must be so in the lists that a viewer sees and in the events that it is told of.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Seen {
    pub has: BTreeMap<String, Vec<Value>>,
    pub lacks: BTreeMap<String, Vec<Value>>,
    pub count: BTreeMap<String, usize>,
    pub events: Vec<Value>,
    pub no_events: Vec<Value>,
    /// Parts of the keys or of the words of events.
    pub told: Vec<String>,
}

/// Which refusal is expected: by this rule, for this reason; by any and for any, if not named.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Refused {
    #[serde(default)]
    pub rule: Option<String>,
    /// A part of the reason's key, or of its words.
    #[serde(default)]
    pub why: Option<String>,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rule.iter().try_for_each(|rule| write!(f, " by {rule}"))?;
        self.why.iter().try_for_each(|why| write!(f, " because of {why}"))
    }
}

/// An action in a list, with its seat, its rule and what is said of it, where they are named.
#[derive(Debug)]
pub(super) struct Named {
    pub seat: Option<Seat>,
    pub action: Value,
    pub refused: Refused,
    /// Label, effect and warning of the option.
    pub words: [Option<Part>; 3],
}

/// A part of a text's key or of its words; none where there must be no text.
pub(super) type Part = Option<String>;

/// What may be done, and nothing else.
#[derive(Debug)]
pub(super) enum Only {
    /// By the seats that are asked.
    Asked(Vec<Named>),
    /// By these seats.
    Seats(Vec<(Seat, Vec<Value>)>),
}

/// How the match must have ended.
#[derive(Debug)]
pub(super) enum Over {
    Not,
    Somehow(RawOver),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawScenario {
    game: String,
    name: String,
    #[serde(default)]
    rules: Vec<String>,
    #[serde(default)]
    #[expect(dead_code, reason = "words for the reader of the file")]
    about: Option<String>,
    #[serde(default)]
    setup: Value,
    #[serde(default)]
    given: Option<Value>,
    #[serde(default)]
    dealer: Vec<Value>,
    #[serde(default)]
    when: Vec<Value>,
    #[serde(default)]
    then: Option<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStep {
    #[serde(default)]
    seat: Option<u8>,
    #[serde(default)]
    action: Option<Value>,
    #[serde(default)]
    actions: Option<Vec<Value>>,
    #[serde(default)]
    undo: Option<u8>,
    #[serde(default)]
    undo_whole: Option<u8>,
    #[serde(default)]
    agreed: Option<Vec<u8>>,
    #[serde(default)]
    redo: Option<u8>,
    #[serde(default)]
    resign: Option<u8>,
    #[serde(default)]
    dealer: Option<Vec<Value>>,
    #[serde(default)]
    then: Option<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawThen {
    #[serde(default)]
    view: BTreeMap<String, Value>,
    #[serde(default)]
    views: BTreeMap<String, BTreeMap<String, Value>>,
    #[serde(default)]
    has: BTreeMap<String, Vec<Value>>,
    #[serde(default)]
    lacks: BTreeMap<String, Vec<Value>>,
    #[serde(default)]
    count: BTreeMap<String, usize>,
    #[serde(default)]
    asked: Option<Vec<u8>>,
    #[serde(default)]
    question: Option<String>,
    #[serde(default)]
    refused: Option<Value>,
    #[serde(default)]
    legal: Vec<Value>,
    #[serde(default)]
    not_legal: Vec<Value>,
    #[serde(default)]
    only: Option<Value>,
    #[serde(default)]
    wholes: Option<Value>,
    #[serde(default)]
    why: Vec<Value>,
    #[serde(default)]
    events: Vec<Value>,
    #[serde(default)]
    no_events: Vec<Value>,
    #[serde(default)]
    told: Vec<String>,
    #[serde(default, rename = "for")]
    viewers: BTreeMap<String, Value>,
    #[serde(default)]
    over: Option<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawNamed {
    #[serde(default)]
    seat: Option<u8>,
    action: Value,
    #[serde(default)]
    rule: Option<String>,
    #[serde(default)]
    why: Option<String>,
    #[serde(default, deserialize_with = "named")]
    label: Option<Part>,
    #[serde(default, deserialize_with = "named")]
    effect: Option<Part>,
    #[serde(default, deserialize_with = "named")]
    warning: Option<Part>,
}

/// A field that is there, be it null.
fn named<'de, D: serde::Deserializer<'de>>(field: D) -> Result<Option<Part>, D::Error> {
    Part::deserialize(field).map(Some)
}

/// The ending, as far as it is told.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawOver {
    #[serde(default)]
    pub winners: Option<Vec<u8>>,
    #[serde(default)]
    pub reason: Option<String>,
    #[serde(default)]
    pub scores: Option<Vec<i32>>,
}

impl Scenario {
    /// Reads a scenario and complains about the first thing that is not of the format.
    pub(super) fn read(value: &Value) -> Result<Self, Wrong> {
        let raw: RawScenario = part(value, "the scenario")?;
        let mut when = Vec::with_capacity(raw.when.len());
        for (index, step) in raw.when.iter().enumerate() {
            when.push(Step::read(step, &format!("step {}", index + 1))?);
        }
        let then = Then::read(raw.then.as_ref(), "the final then")?;
        let alone = raw.then.as_ref().is_some_and(|then| then.as_object().is_some_and(|fields| fields.len() == 1));
        if then.refused.is_some() && !(when.is_empty() && alone) {
            let what =
                "refused belongs into the then of a step with an action, or stands alone where there are no steps";
            return Err(Wrong::new(then.place, what));
        }
        let (Value::Null | Value::Object(_)) = raw.setup else {
            return Err(Wrong::new("setup", "an object is expected"));
        };
        if raw.given.as_ref().is_some_and(|given| !given.is_object()) {
            return Err(Wrong::new("given", "an object is expected"));
        }
        let dealer = items(&raw.dealer, "dealer")?;
        let RawScenario { game, name, rules, setup, given, .. } = raw;
        Ok(Scenario { game, name, rules, setup, given, dealer, when, then })
    }

    /// Whether every rule and every event that it names exists.
    pub(super) fn check_names(&self, game: &dyn AnyGame) -> Result<(), Wrong> {
        self.check_rules(game.info())?;
        self.thens().try_for_each(|then| then.check_events(game))
    }

    /// Every `then`.
    fn thens(&self) -> impl Iterator<Item = &Then> {
        self.when.iter().map(|step| &step.then).chain([&self.then])
    }

    fn check_rules(&self, info: &GameInfo) -> Result<(), Wrong> {
        let known = rules(info.rules());
        let check = |place: &str, rule: &str| {
            if known.iter().any(|known| known.id == rule) {
                Ok(())
            } else {
                Err(Wrong::new(place, format!("{} has no rule {rule}", info.id)))
            }
        };
        for rule in &self.rules {
            check("rules", rule)?;
        }
        for then in self.thens() {
            let named = then.legal.iter().chain(&then.not_legal).map(|named| &named.refused);
            let refusals = then.refused.iter().chain(named);
            for rule in refusals.filter_map(|refused| refused.rule.as_ref()) {
                check(&then.place, rule)?;
            }
        }
        Ok(())
    }
}

impl Step {
    fn read(value: &Value, place: &str) -> Result<Self, Wrong> {
        let raw: RawStep = part(value, place)?;
        let then = Then::read(raw.then.as_ref(), &format!("{place}, then"))?;
        let seat = raw.seat.map(Seat);
        let agreed = || raw.agreed.clone().map(|seats| seats.into_iter().map(Seat).collect());
        let mut deeds = [
            raw.action.map(|action| StepDeed::Act { seat, action }),
            raw.actions.map(|actions| StepDeed::ActAll { seat, actions }),
            raw.undo.map(|seat| StepDeed::Undo(Seat(seat), agreed())),
            raw.undo_whole.map(|seat| StepDeed::UndoWhole(Seat(seat))),
            raw.redo.map(|seat| StepDeed::Redo(Seat(seat))),
            raw.resign.map(|seat| StepDeed::Resign(Seat(seat))),
        ]
        .into_iter()
        .flatten();
        let deed = deeds.next().unwrap_or(StepDeed::Nothing);
        if deeds.next().is_some() {
            return Err(Wrong::new(
                place,
                "a step has one of action, actions, undo, undo_whole, redo and resign, not several",
            ));
        }
        let is_action = matches!(deed, StepDeed::Act { .. } | StepDeed::ActAll { .. });
        if seat.is_some() && !is_action {
            return Err(Wrong::new(place, "seat goes with an action"));
        }
        let is_undo = matches!(deed, StepDeed::Undo(..));
        if raw.agreed.is_some() && !is_undo {
            return Err(Wrong::new(place, "agreed goes with an undo"));
        }
        if then.refused.is_some() && !is_action && !is_undo {
            return Err(Wrong::new(then.place, "refused goes with an action or an undo"));
        }
        let dealer = raw.dealer.map(|dealer| items(&dealer, &format!("{place}, dealer"))).transpose()?;
        Ok(Step { deed, dealer, then })
    }
}

impl Then {
    fn read(value: Option<&Value>, place: &str) -> Result<Self, Wrong> {
        let Some(value) = value else { return Ok(Then { place: place.into(), ..Then::default() }) };
        let raw: RawThen = part(value, place)?;
        let inside = |field: &str| format!("{place}, {field}");
        let mut views = vec![(Viewer::Table, raw.view)];
        for (viewer, pointers) in raw.views {
            views.push((viewer_called(&viewer, &inside("views"))?, pointers));
        }
        let RawThen { has, lacks, count, events, no_events, told, .. } = raw;
        let mut seen = vec![(Viewer::Table, Seen { has, lacks, count, events, no_events, told })];
        for (viewer, expected) in &raw.viewers {
            seen.push((viewer_called(viewer, &inside("for"))?, part(expected, &inside("for"))?));
        }
        let pointers = views.iter().flat_map(|(_, pointers)| pointers.keys());
        let lists = seen.iter().flat_map(|(_, seen)| seen.has.keys().chain(seen.lacks.keys()).chain(seen.count.keys()));
        for pointer in pointers.chain(lists) {
            if !pointer.is_empty() && !pointer.starts_with('/') {
                return Err(Wrong::new(place, format!("\"{pointer}\" is not a JSON pointer, which begins with a /")));
            }
        }
        let refused = match raw.refused {
            None => None,
            Some(Value::Bool(true)) => Some(Refused::default()),
            Some(Value::String(rule)) => Some(Refused { rule: Some(rule), why: None }),
            Some(named @ Value::Object(_)) => Some(part(&named, &inside("refused"))?),
            Some(other) => {
                let what = format!("a rule's number, true, or an object with rule and why is expected, not {other}");
                return Err(Wrong::new(inside("refused"), what));
            }
        };
        let over = match raw.over {
            None => None,
            Some(Value::Bool(false)) => Some(Over::Not),
            Some(Value::Bool(true)) => Some(Over::Somehow(RawOver::default())),
            Some(other) => Some(Over::Somehow(part(&other, &inside("over"))?)),
        };
        let legal = Named::read_all(&raw.legal, &inside("legal"))?;
        let not_legal = Named::read_all(&raw.not_legal, &inside("not_legal"))?;
        let only = raw.only.map(|only| Only::read(&only, &inside("only"))).transpose()?;
        let wholes = raw.wholes.map(|it| part(&it, &inside("wholes"))).transpose()?.unwrap_or_default();
        let why = raw.why.iter().map(|it| part(it, &inside("why"))).collect::<Result<_, _>>()?;
        let asked = match &only {
            Some(Only::Asked(named)) => &named[..],
            _ => &[],
        };
        let reason = |named: &Named| named.refused.why.is_some();
        let words = |named: &Named| named.words.iter().any(Option::is_some);
        let rule = |named: &Named| named.refused.rule.is_some();
        if legal.iter().any(reason) {
            return Err(Wrong::new(inside("legal"), "why belongs into not_legal"));
        }
        if not_legal.iter().any(words) {
            return Err(Wrong::new(inside("not_legal"), "label, effect and warning belong into legal"));
        }
        if asked.iter().any(|named| reason(named) || words(named) || rule(named)) {
            return Err(Wrong::new(inside("only"), "what is said of an action belongs into legal or not_legal"));
        }
        Ok(Then {
            place: place.into(),
            views,
            seen,
            asked: raw.asked.map(|seats| seats.into_iter().map(Seat).collect()),
            question: raw.question,
            refused,
            legal,
            not_legal,
            only,
            wholes,
            why,
            over,
        })
    }

    /// Whether every event that it speaks of could happen; `{}` stands for any.
    fn check_events(&self, game: &dyn AnyGame) -> Result<(), Wrong> {
        let patterns = self.seen.iter().flat_map(|(_, seen)| seen.events.iter().chain(&seen.no_events));
        for pattern in patterns.filter(|pattern| !is_any(pattern)) {
            let unknown = |error| Wrong::new(&self.place, format!("no event can be {pattern}: {error}"));
            game.check_event(pattern).map_err(unknown)?;
        }
        Ok(())
    }
}

impl Only {
    fn read(value: &Value, place: &str) -> Result<Self, Wrong> {
        match value {
            Value::Array(named) => Named::read_all(named, place).map(Only::Asked),
            Value::Object(seats) => {
                let seat = |(name, actions): (&String, &Value)| {
                    let Viewer::Seat(seat) = viewer_called(name, place)? else {
                        return Err(Wrong::new(place, format!("\"{name}\" is not a seat's number")));
                    };
                    Ok((seat, part(actions, place)?))
                };
                seats.iter().map(seat).collect::<Result<_, _>>().map(Only::Seats)
            }
            other => Err(Wrong::new(place, format!("a list, or lists by seat, are expected, not {other}"))),
        }
    }
}

impl Named {
    /// Reads a list in which an action stands alone or as the `action` of an object.
    fn read_all(values: &[Value], place: &str) -> Result<Vec<Self>, Wrong> {
        let read = |value: &Value| {
            if value.get("action").is_none() {
                let (action, words) = (value.clone(), [const { None }; 3]);
                return Ok(Named { seat: None, action, refused: Refused::default(), words });
            }
            let RawNamed { seat, action, rule, why, label, effect, warning } = part(value, place)?;
            let (seat, refused, words) = (seat.map(Seat), Refused { rule, why }, [label, effect, warning]);
            Ok(Named { seat, action, refused, words })
        };
        values.iter().map(read).collect()
    }
}

fn part<T: DeserializeOwned>(value: &Value, place: &str) -> Result<T, Wrong> {
    T::deserialize(value).map_err(|error| Wrong::new(place, error.to_string()))
}

/// The dealer's items by name; a die may be written as a number.
fn items(values: &[Value], place: &str) -> Result<Vec<String>, Wrong> {
    let item = |value: &Value| match value {
        Value::String(name) => Ok(name.clone()),
        Value::Number(number) => Ok(number.to_string()),
        other => Err(Wrong::new(place, format!("{other} is not the name of an item"))),
    };
    values.iter().map(item).collect()
}

fn viewer_called(name: &str, place: &str) -> Result<Viewer, Wrong> {
    match name {
        "spectator" => Ok(Viewer::Spectator),
        "table" => Ok(Viewer::Table),
        seat => {
            seat.parse().map(Seat).map(Viewer::Seat).map_err(|_| {
                Wrong::new(place, format!("\"{name}\" is not a seat's number, \"spectator\" or \"table\""))
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::json;

    use super::*;

    const SCHEMA: &str = include_str!("../../../../docs/scenario.schema.json");

    /// The fields that a type accepts, by its own complaint about another one.
    fn accepted<T: DeserializeOwned>() -> BTreeSet<String> {
        let complaint = T::deserialize(&json!({"no such field": 1})).err().expect("it is refused").to_string();
        let fields = complaint.split("expected ").nth(1).expect("it names the fields");
        let fields = fields.trim_start_matches("one of ").replace(" or ", ", ");
        fields.split(", ").map(|field| field.trim_matches('`').to_owned()).collect()
    }

    fn described(schema: &Value, pointer: &str) -> BTreeSet<String> {
        let properties = schema.pointer(pointer).and_then(|part| part["properties"].as_object());
        properties.unwrap_or_else(|| panic!("{pointer} has no properties")).keys().cloned().collect()
    }

    #[test]
    fn the_schema_has_the_fields_that_are_read() {
        let schema: Value = serde_json::from_str(SCHEMA).unwrap();
        assert_eq!(described(&schema, "/$defs/scenario"), accepted::<RawScenario>());
        assert_eq!(described(&schema, "/$defs/step"), accepted::<RawStep>());
        assert_eq!(described(&schema, "/$defs/then"), accepted::<RawThen>());
        assert_eq!(described(&schema, "/$defs/seen"), accepted::<Seen>());
        assert_eq!(described(&schema, "/$defs/named"), accepted::<RawNamed>());
        assert_eq!(described(&schema, "/$defs/whole"), accepted::<WholeNamed>());
        assert_eq!(described(&schema, "/$defs/why"), accepted::<WhyNamed>());
        assert_eq!(described(&schema, "/$defs/then/properties/wholes"), accepted::<WholesThen>());
        assert_eq!(described(&schema, "/$defs/over"), accepted::<RawOver>());
        assert_eq!(described(&schema, "/$defs/refusal"), accepted::<Refused>());
        for part in ["scenario", "step", "then", "seen", "named", "whole", "why", "over", "refusal"] {
            assert_eq!(schema["$defs"][part]["additionalProperties"], false, "{part}");
        }
    }
}
