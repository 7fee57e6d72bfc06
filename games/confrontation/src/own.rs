//! R21: a data set of one's own. It says what differs from the classic set, in our words or in those
//! of the source guide, and becomes part of the setup, so that a record can be played again anywhere.

use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value, json};

use crate::data::{CLASSIC, DataError, GameData, Tables, data};

/// The data that a match is played with. A handle: a state stays small and is copied in one sweep.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
pub struct DataSet(u8);

/// How many sets besides the classic one a program can hold. They stay for as long as it runs.
const MOST_SETS: usize = u8::MAX as usize;

/// How long a set may be, in bytes of JSON. The classic one has less than a third of it.
const MOST_BYTES: usize = 64 << 10;

struct Own {
    source: Value,
    data: GameData,
}

static SETS: [OnceLock<Own>; MOST_SETS] = [const { OnceLock::new() }; MOST_SETS];

static BASE: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(CLASSIC).expect("the data in the program were checked by its tests"));

impl DataSet {
    /// The classic set.
    pub const CLASSIC: DataSet = DataSet(0);

    /// The set that `given` describes: the classic set with what `given` says otherwise (R21.1).
    ///
    /// # Errors
    /// Names what is unknown, missing, defined twice or contradictory (R21.4).
    pub fn of(given: &Value) -> Result<Self, DataError> {
        if given.to_string().len() > MOST_BYTES {
            return Err(DataError::Inconsistent(format!("the data have more than {MOST_BYTES} bytes")));
        }
        let source = in_our_words(given)?;
        if let Some(known) = DataSet::known(&source) {
            return Ok(known);
        }
        let whole = over_classic(&source)?;
        if whole == *BASE {
            return Ok(DataSet::CLASSIC);
        }
        let data = GameData::of(whole)?;
        DataSet::keep(Own { source, data })
    }

    fn known(source: &Value) -> Option<Self> {
        let kept = SETS.iter().map_while(OnceLock::get);
        (1..).zip(kept).find(|(_, own)| own.source == *source).map(|(nth, _)| DataSet(nth))
    }

    fn keep(mut own: Own) -> Result<Self, DataError> {
        static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
        let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = DataSet::known(&own.source) {
            return Ok(known);
        }
        for (nth, slot) in (1..).zip(&SETS) {
            match slot.set(own) {
                Ok(()) => return Ok(DataSet(nth)),
                Err(back) => own = back,
            }
        }
        Err(DataError::Inconsistent(format!("this program holds {MOST_SETS} data sets already")))
    }

    /// Whether it is the classic set.
    #[inline]
    pub const fn is_classic(&self) -> bool {
        self.0 == 0
    }

    /// The definitions.
    #[inline]
    pub fn data(self) -> &'static GameData {
        if self.is_classic() { data() } else { &self.own().data }
    }

    /// The tables of the rules.
    #[inline]
    pub(crate) fn tables(self) -> &'static Tables {
        &self.data().tables
    }

    #[cold]
    fn own(self) -> &'static Own {
        let slot = usize::from(self.0) - 1;
        SETS[slot].get().expect("a handle is made when its set is kept")
    }
}

/// The classic set is written as null, which [`Setup`](crate::Setup) leaves out.
impl Serialize for DataSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_classic() { serializer.serialize_none() } else { self.own().source.serialize(serializer) }
    }
}

impl<'de> Deserialize<'de> for DataSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::Null => Ok(DataSet::CLASSIC),
            given => DataSet::of(&given).map_err(serde::de::Error::custom),
        }
    }
}

/// The lists of a data set.
const PARTS: [&str; 4] = ["regions", "characters", "cards", "formations"];

/// R21.1: what the source guide calls a field, written small and without `_`, and what we call it.
const FIELDS: &[(&str, &str)] = &[
    ("ability", "abilities"),
    ("abilityid", "id"),
    ("adjacent", "forward"),
    ("capacity", "limit"),
    ("cardtype", "type"),
    ("conditions", "condition"),
    ("description", "text"),
    ("effect", "text"),
    ("faction", "side"),
    ("factioncapacity", "limit"),
    ("forwardadjacent", "forward"),
    ("maxcharacters", "limit"),
    ("position", "pos"),
    ("resolutionorder", "resolutionOrder"),
    ("sidewaysadjacent", "sideways"),
    ("specialpaths", "special"),
    ("startingcapacity", "start"),
    ("value", "strength"),
];

/// The same for the parts.
const NAMES_OF_PARTS: &[(&str, &str)] =
    &[("combatcards", "cards"), ("regions", "regions"), ("characters", "characters"), ("formations", "formations")];

/// Fields that the guide has for each side, and the field of ours that holds both.
const BY_SIDE: &[(&str, &str, &str)] = &[
    ("fellowshipadjacent", "forward", "FELLOWSHIP"),
    ("sauronadjacent", "forward", "SAURON"),
    ("startingcapacityfellowship", "start", "FELLOWSHIP"),
    ("startingcapacitysauron", "start", "SAURON"),
];

fn plain(name: &str) -> String {
    name.chars().filter(|one| *one != '_').flat_map(char::to_lowercase).collect()
}

fn shape(what: &str) -> DataError {
    DataError::Shape(what.to_owned())
}

/// A data set with our names for everything, as lists of objects.
fn in_our_words(given: &Value) -> Result<Value, DataError> {
    let given = given.as_object().ok_or_else(|| shape("a data set is an object of lists"))?;
    let mut found = Map::new();
    for (name, list) in given {
        let small = plain(name);
        let part = NAMES_OF_PARTS.iter().find(|(theirs, _)| *theirs == small).map_or(name.as_str(), |(_, ours)| ours);
        if !PARTS.contains(&part) {
            return Err(DataError::Unknown { kind: "part", name: name.clone(), place: "the data".to_owned() });
        }
        let items = items(list)?.into_iter().map(|item| record(part, item)).collect::<Result<_, _>>()?;
        if found.insert(part.to_owned(), Value::Array(items)).is_some() {
            return Err(DataError::Duplicate { kind: "part", name: part.to_owned() });
        }
    }
    Ok(Value::Object(found))
}

/// The records of a part: a list, or an object with the id of each before it.
fn items(list: &Value) -> Result<Vec<Map<String, Value>>, DataError> {
    let object = |value: &Value| value.as_object().cloned().ok_or_else(|| shape("every entry is an object"));
    match list {
        Value::Array(list) => list.iter().map(object).collect(),
        Value::Object(by_id) => by_id
            .iter()
            .map(|(id, value)| {
                let mut item = object(value)?;
                item.entry("id").or_insert_with(|| Value::String(id.clone()));
                Ok(item)
            })
            .collect(),
        _ => Err(shape("every part is a list")),
    }
}

fn record(part: &str, given: Map<String, Value>) -> Result<Value, DataError> {
    let mut item = Map::new();
    for (name, value) in given {
        let small = plain(&name);
        if let Some((_, field, side)) = BY_SIDE.iter().find(|(theirs, ..)| *theirs == small) {
            let both = item.entry(*field).or_insert_with(|| json!({}));
            both.as_object_mut().ok_or_else(|| shape("one field has two forms"))?.insert((*side).to_owned(), value);
            continue;
        }
        let field = FIELDS.iter().find(|(theirs, _)| *theirs == small).map_or(name.as_str(), |(_, ours)| ours);
        let value = match field {
            "side" => Value::String(value.as_str().unwrap_or_default().to_uppercase()),
            "type" => Value::String(value.as_str().unwrap_or_default().to_lowercase()),
            "abilities" => abilities(value)?,
            _ => value,
        };
        if item.insert(field.to_owned(), value).is_some() {
            return Err(DataError::Duplicate { kind: "field", name });
        }
    }
    if part == "characters" {
        versions(&mut item)?;
    }
    Ok(Value::Object(item))
}

/// An ability or a list of them; each with a condition or a list of them.
fn abilities(given: Value) -> Result<Value, DataError> {
    let all = match given {
        Value::Array(all) => all,
        Value::Null => Vec::new(),
        one => vec![one],
    };
    let one = |given: Value| {
        let Value::Object(given) = given else { return Err(shape("an ability is an object")) };
        let mut ability = record("abilities", given)?;
        match &mut ability["condition"] {
            Value::Array(_) => {}
            Value::Null => ability["condition"] = json!([]),
            one => *one = json!([one.take()]),
        }
        if ability["text"].is_null() {
            ability["text"] = json!("");
        }
        Ok(ability)
    };
    all.into_iter().map(one).collect()
}

/// A character's strength and abilities may stand beside its name: they are those of the classic
/// version.
fn versions(item: &mut Map<String, Value>) -> Result<(), DataError> {
    let mut classic = Map::new();
    for field in ["strength", "abilities"] {
        if let Some(value) = item.remove(field) {
            classic.insert(field.to_owned(), value);
        }
    }
    let Some(versions) = item.get_mut("versions") else {
        if !classic.is_empty() {
            item.insert("versions".to_owned(), json!({"classic": classic}));
        }
        return Ok(());
    };
    if !classic.is_empty() {
        return Err(shape("a character has either versions or a strength of its own"));
    }
    let versions = versions.as_object_mut().ok_or_else(|| shape("versions are an object"))?;
    for version in versions.values_mut() {
        *version = record("versions", version.as_object().cloned().ok_or_else(|| shape("a version is an object"))?)?;
    }
    Ok(())
}

/// The classic set with what `source` says otherwise, record by record.
fn over_classic(source: &Value) -> Result<Value, DataError> {
    let mut whole = BASE.clone();
    for part in PARTS {
        let mut seen: Vec<&str> = Vec::new();
        for item in source[part].as_array().into_iter().flatten() {
            let id = item["id"].as_str().ok_or_else(|| shape("every entry has an id"))?;
            let list = whole[part].as_array_mut().ok_or_else(|| shape("every part is a list"))?;
            let name = crate::ids::Region::from_id(id).filter(|_| part == "regions").map_or(id, |region| region.id());
            let known = list.iter_mut().find(|one| one["id"] == name);
            let known = known.ok_or_else(|| DataError::Unknown {
                kind: &part[..part.len() - 1],
                name: id.to_owned(),
                place: "the data".to_owned(),
            })?;
            if seen.contains(&name) {
                return Err(DataError::Duplicate { kind: &part[..part.len() - 1], name: id.to_owned() });
            }
            seen.push(name);
            lay_over(known, item);
            known["id"] = json!(name);
        }
    }
    Ok(whole)
}

/// Objects are merged field by field, everything else is replaced.
fn lay_over(base: &mut Value, given: &Value) {
    match (base, given) {
        (Value::Object(base), Value::Object(given)) => {
            for (name, value) in given {
                lay_over(base.entry(name.clone()).or_insert(Value::Null), value);
            }
        }
        (base, given) => *base = given.clone(),
    }
}
