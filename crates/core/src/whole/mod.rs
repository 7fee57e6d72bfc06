//! Whole actions: what a person means by one action, as a list of the small ones that the rules
//! have. A game says where one begins and ends ([`Wholes`]); everything else is found out by asking
//! its rules, from the present question through those that follow.

mod gather;
mod tell;

use serde::{Deserialize, Serialize};

use crate::event::Told;
use crate::game::Game;
use crate::prompt::{RuleId, Thing};
use crate::seat::{Seat, Viewer};
use crate::text::Text;

pub use gather::{MOST_QUESTIONS, Trail, Trails, trails};
pub use tell::wholes;

/// Whether `seat` finds something out by these events.
pub(crate) fn finds_out<G: Game>(told: &[Told<G::Event>], seat: Seat) -> bool {
    told.iter().any(|told| told.audience.includes(Viewer::Seat(seat)) && G::Extras::is_news(&told.event, seat))
}

/// What a game says about whole actions. One that says nothing has small actions alone.
pub trait Wholes<G: Game> {
    /// Where the question to `seat` stands in its action. Everyone at the table may know.
    fn stage(game: &G, seat: Seat) -> Stage {
        let _ = (game, seat);
        Stage::Opens
    }

    /// What an answer to that question does in it.
    fn role(game: &G, seat: Seat, action: &G::Action) -> Role {
        let _ = (game, seat, action);
        Role::Step
    }

    /// What the answer adds to the action for those who read it.
    fn part(game: &G, seat: Seat, action: &G::Action) -> Part<G::Action> {
        let _ = (game, seat, action);
        Part::default()
    }

    /// Whether an event that `seat` hears of its own action tells it something that it did not know. What
    /// reveals tells somebody; but whoever plays a card has known it.
    fn is_news(event: &G::Event, seat: Seat) -> bool {
        let _ = seat;
        G::reveals(event)
    }

    /// These actions of `seat` in one line, without what they cost; none to join the labels of the
    /// options.
    fn say(game: &G, seat: Seat, actions: &[G::Action]) -> Option<Text> {
        let _ = (game, seat, actions);
        None
    }
}

/// Where a question stands in a whole action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Its answers begin an action each.
    Opens,
    /// It belongs to the action that its seat is in the middle of, and its answers lead on.
    Within,
    /// It belongs to that action, but is answered by itself: what to give up of too large an army.
    Aside,
}

/// What an answer does in a whole action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It leads on.
    Step,
    /// It takes everything that may go.
    All,
    /// It adds one to a group that is usually everything that may go.
    Add,
    /// It adds one to a group that is usually complete without.
    Join,
    /// The group is complete.
    Go,
    /// It ends an action that could go on. Whoever has come so far has a whole one.
    Stop,
}

/// What an answer adds to a whole action for those who read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part<A> {
    /// What kind of action it is, as a message key: a dozen at most, and the last one said counts.
    pub verb: Option<&'static str>,
    /// What it spends.
    pub cost: Option<Cost<A>>,
    /// Whether what it touches may be what acts, and not only what is acted on.
    pub acts: bool,
}

impl<A> Default for Part<A> {
    fn default() -> Self {
        Part { verb: None, cost: None, acts: true }
    }
}

/// What a small action spends that another could do as well, such as a die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cost<A> {
    /// What it is called.
    pub words: Text,
    /// What is spent.
    pub thing: Thing,
    /// The cheapest has the lowest.
    pub rank: u8,
    /// The same for all actions that differ in nothing else.
    pub alike: A,
}

/// A whole action: what a board offers, and plays at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Whole<A> {
    /// What kind of action it is; none where the game has no kinds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub verb: Option<Text>,
    /// What acts; none for what begins with nothing on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub piece: Option<Thing>,
    /// What it touches then, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Thing>>"))]
    pub targets: Vec<Thing>,
    /// One line, without what it costs.
    pub words: Text,
    /// What its parts will do.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Text>>"))]
    pub effects: Vec<Text>,
    /// What the player should think of before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Text>>"))]
    pub warnings: Vec<Text>,
    /// The rules that give it, in order.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<String>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub rules: Vec<RuleId>,
    /// The ways to do it, which differ in what they cost: the cheapest first.
    pub ways: Vec<Way<A>>,
    /// Who goes along, where that is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub split: Option<Split<A>>,
}

/// One way to do a [`Whole`] action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Way<A> {
    /// What it costs; none where nothing else could be spent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub cost: Option<Text>,
    /// What is spent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub spends: Option<Thing>,
    /// What spending it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub effect: Option<Text>,
    /// The small actions, in order.
    pub actions: Vec<A>,
    /// Why it ends there.
    pub ends: End,
    /// The small action that ends it where it could go on.
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub stop: Option<A>,
}

/// Why a whole action ends where it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// It is complete. What comes of it, and who is asked then, may be a secret.
    Done,
    /// It may go on: what may follow are whole actions of their own.
    More,
    /// The seat is asked something that is answered by itself.
    Asked,
    /// There are too many ways on from here: what may follow is asked again.
    Open,
}

/// Who goes along in a whole action, and how to choose others: in each of its [ways](Whole::ways) the
/// small actions from `at` on, as many as `replaces`, give way to those of the chosen figures, each as
/// often as it is chosen, and `go`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Split<A> {
    /// Where the choice stands among the actions.
    pub at: usize,
    /// How many actions it takes.
    pub replaces: usize,
    /// What may be chosen.
    pub each: Vec<Stepper<A>>,
    /// The small action that completes it; none where nothing does.
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub go: Option<A>,
}

/// One kind of figure in a [`Split`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Stepper<A> {
    /// The small action that adds one.
    pub action: A,
    /// What it is called.
    pub words: Text,
    /// What it touches.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Thing>>"))]
    pub touches: Vec<Thing>,
    /// How many there are at most. Not every choice below that is legal; the rules say no then.
    pub most: u8,
    /// How many are chosen.
    pub chosen: u8,
}

impl<A: Clone> Split<A> {
    /// The small actions of `way` with so many of each instead.
    pub fn choose(&self, way: &[A], counts: &[u8]) -> Vec<A> {
        let each = self.each.iter().zip(counts);
        let chosen = each.flat_map(|(stepper, count)| std::iter::repeat_n(&stepper.action, usize::from(*count)));
        let (before, after) = (&way[..self.at], &way[self.at + self.replaces..]);
        before.iter().chain(chosen).chain(&self.go).chain(after).cloned().collect()
    }
}

impl<A> Whole<A> {
    /// The line with what the way costs: "Army die: Edoras to Helm's Deep".
    pub fn line(&self, way: &Way<A>) -> Text {
        match &way.cost {
            Some(cost) => Text::new("whole.paid").with("cost", cost.clone()).with("words", self.words.clone()),
            None => self.words.clone(),
        }
    }

    /// The same with its actions in another form.
    pub fn map<B>(self, form: impl Fn(A) -> B + Copy) -> Whole<B> {
        let way = |way: Way<A>| Way {
            cost: way.cost,
            spends: way.spends,
            effect: way.effect,
            actions: way.actions.into_iter().map(form).collect(),
            ends: way.ends,
            stop: way.stop.map(form),
        };
        let step = |it: Stepper<A>| Stepper {
            action: form(it.action),
            words: it.words,
            touches: it.touches,
            most: it.most,
            chosen: it.chosen,
        };
        let split = |split: Split<A>| Split {
            at: split.at,
            replaces: split.replaces,
            each: split.each.into_iter().map(step).collect(),
            go: split.go.map(form),
        };
        Whole {
            verb: self.verb,
            piece: self.piece,
            targets: self.targets,
            words: self.words,
            effects: self.effects,
            warnings: self.warnings,
            rules: self.rules,
            ways: self.ways.into_iter().map(way).collect(),
            split: self.split.map(split),
        }
    }
}
