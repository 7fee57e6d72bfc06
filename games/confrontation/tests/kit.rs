//! Positions from short text, and a table to play them on.

use parlour_confrontation::{Action, Card, Character, Confrontation, Event, Region, Setup, Side, Step, View};
use parlour_core::{Game, Header, Match, MatchError, Seat, Status, Viewer};
use serde_json::{Value, json};

pub use parlour_confrontation::Side::{Fellowship, Sauron};

/// A running match with shorthands.
pub struct Table {
    pub game: Match<Confrontation>,
}

/// The character with this id.
pub fn who(id: &str) -> Character {
    Character::from_id(id).unwrap_or_else(|| panic!("no character {id}"))
}

/// The region with this id.
pub fn region(id: &str) -> Region {
    Region::from_id(id).unwrap_or_else(|| panic!("no region {id}"))
}

/// The seat of a side in a single game.
pub fn seat(side: Side) -> Seat {
    Seat(side as u8)
}

/// The table's view of the start, with a merge patch over it.
pub fn patched(patch: &Value) -> Value {
    let start = Confrontation::start(&Setup::default()).unwrap();
    let mut view = serde_json::to_value(start.view(Viewer::Table)).unwrap();
    merge(&mut view, patch);
    view
}

fn merge(target: &mut Value, patch: &Value) {
    let Value::Object(patch) = patch else {
        *target = patch.clone();
        return;
    };
    if !target.is_object() {
        *target = json!({});
    }
    let map = target.as_object_mut().unwrap();
    for (key, value) in patch {
        if value.is_null() {
            map.remove(key);
        } else {
            merge(map.entry(key.clone()).or_insert(Value::Null), value);
        }
    }
}

/// A position at rest: `"FRODO THE_SHIRE, ORCS MORDOR"` with `side` to move.
pub fn position(side: Side, pieces: &str) -> Table {
    with_discards(side, pieces, &[], &[])
}

/// The same with used cards.
pub fn with_discards(side: Side, pieces: &str, fellowship: &[&str], sauron: &[&str]) -> Table {
    let characters: serde_json::Map<String, Value> = pieces
        .split(',')
        .map(|piece| {
            let (who, region) = piece.trim().split_once(' ').expect("a character and a region");
            (who.to_owned(), json!(region))
        })
        .collect();
    Table::at(&json!({
        "flow": ["move"], "to_move": side, "characters": characters,
        "discards": {"FELLOWSHIP": fellowship, "SAURON": sauron},
    }))
}

impl Table {
    /// A match from a patch over the start.
    pub fn at(patch: &Value) -> Table {
        Table::try_at(patch).unwrap_or_else(|error| panic!("{error}"))
    }

    pub fn try_at(patch: &Value) -> Result<Table, String> {
        let view: View = serde_json::from_value(patched(patch)).map_err(|error| error.to_string())?;
        let header = Header { position: Some(view), ..Header::given(Setup::default()) };
        let game = Match::new(header).map_err(|refusal| format!("{} {:?}", refusal.rule, refusal.reason))?;
        Ok(Table { game })
    }

    /// A usual start.
    pub fn start(setup: Setup) -> Table {
        Table { game: Match::new(Header::given(setup)).unwrap() }
    }

    pub fn state(&self) -> &Confrontation {
        self.game.state()
    }

    /// Takes an action written as in a record.
    pub fn play(&mut self, side: Side, action: Value) -> &mut Self {
        let action: Action = serde_json::from_value(action.clone()).unwrap_or_else(|e| panic!("{action}: {e}"));
        if let Err(error) = self.game.act(seat(side), action) {
            panic!("{side:?} {action:?}: {error}");
        }
        self
    }

    pub fn moves(&mut self, character: &str, to: &str) -> &mut Self {
        self.play(who(character).side(), json!({"move": [character, to]}))
    }

    /// Both cards, by their ids.
    pub fn cards(&mut self, fellowship: &str, sauron: &str) -> &mut Self {
        self.play(Sauron, json!({"card": sauron})).play(Fellowship, json!({"card": fellowship}))
    }

    pub fn draws(&mut self, name: &str) -> &mut Self {
        self.game.deal_named(&[name.to_owned()]).unwrap_or_else(|error| panic!("{name}: {error}"));
        self
    }

    /// The rule that refuses an action; nothing has changed.
    pub fn refused(&mut self, side: Side, action: Value) -> String {
        let action: Action = serde_json::from_value(action.clone()).unwrap_or_else(|e| panic!("{action}: {e}"));
        let before = self.state().clone();
        let rule = match self.game.act(seat(side), action) {
            Err(MatchError::Refused(refusal)) => refusal.rule.to_string(),
            other => panic!("{action:?} was not refused: {other:?}"),
        };
        assert_eq!(&before, self.state());
        rule
    }

    /// The actions of a side, as JSON text.
    pub fn legal(&self, side: Side) -> Vec<Value> {
        let mut actions = Vec::new();
        self.state().legal_actions(seat(side), &mut actions);
        actions.iter().map(|action| serde_json::to_value(action).unwrap()).collect()
    }

    /// Where `character` may move, sorted by id.
    pub fn destinations(&self, character: &str) -> Vec<String> {
        let mut actions = Vec::new();
        self.state().legal_actions(seat(who(character).side()), &mut actions);
        let mut to: Vec<String> = actions
            .iter()
            .filter_map(|action| match action {
                Action::Move(one, to) if *one == who(character) => Some(to.id().to_owned()),
                _ => None,
            })
            .collect();
        to.sort();
        to
    }

    /// Where everybody alive is: `region("FRODO")`, or "" when defeated.
    pub fn place(&self, character: &str) -> &'static str {
        self.state().spot(who(character)).region().map_or("", Region::id)
    }

    pub fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.state().view(viewer)).unwrap()
    }

    pub fn seen_by(&self, side: Side) -> Value {
        self.view(Viewer::Seat(seat(side)))
    }

    pub fn table(&self) -> Value {
        self.view(Viewer::Table)
    }

    /// The sides that are asked.
    pub fn asked(&self) -> Vec<Side> {
        match self.game.status() {
            Status::Decide(seats) => Side::BOTH.into_iter().filter(|side| seats.contains(seat(*side))).collect(),
            _ => Vec::new(),
        }
    }

    /// The step that waits.
    pub fn step(&self) -> Option<Step> {
        self.state().view(Viewer::Table).flow.top()
    }

    /// Everything that happened so far.
    pub fn events(&self) -> Vec<Event> {
        self.game.entries().iter().flat_map(|entry| entry.told.iter().map(|told| told.event)).collect()
    }

    pub fn has(&self, event: &Event) -> bool {
        self.events().contains(event)
    }

    /// The totals compared so far.
    pub fn totals(&self) -> Vec<(u8, u8)> {
        let events = self.events().into_iter();
        events
            .filter_map(|event| match event {
                Event::Compared { fellowship, sauron } => Some((fellowship, sauron)),
                _ => None,
            })
            .collect()
    }

    /// Those defeated so far, in order.
    pub fn defeated(&self) -> Vec<&'static str> {
        let events = self.events().into_iter();
        events
            .filter_map(|event| match event {
                Event::Defeated { character, .. } => Some(character.id()),
                _ => None,
            })
            .collect()
    }

    /// Who won and why, if the match is over.
    pub fn over(&self) -> Option<(Option<Side>, &'static str)> {
        match self.game.status() {
            Status::Over(outcome) => {
                let winner = Side::BOTH.into_iter().find(|side| outcome.winners.contains(seat(*side)));
                Some((winner, outcome.reason))
            }
            _ => None,
        }
    }

    pub fn hand(&self, side: Side) -> u32 {
        self.state().view(Viewer::Table).hands[side].len()
    }
}

/// The nine cards of a side but one.
pub fn all_but(side: Side, kept: &str) -> Vec<&'static str> {
    Card::all_of(side).map(Card::id).filter(|id| *id != kept).collect()
}
