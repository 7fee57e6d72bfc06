//! Why not? Somebody wishes for what is not offered: by pressing things, by naming a kind of action,
//! or both. A game lists what may be meant ([`Wishes`]); the rules are asked on what the seat may know,
//! and say what is against it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::event::{NoEvents, Told};
use crate::extras::Edits;
use crate::game::{Game, Status};
use crate::matches::imagined;
use crate::prompt::{RuleId, Thing};
use crate::record::value_of;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::text::Text;
use crate::whole::{Wholes, finds_out};

/// So many lists of small actions are tried for one wish.
const MOST_TRIES: usize = 512;

/// So many reasons are given.
const MOST_REASONS: usize = 6;

/// For so many things that are refused for one reason it is looked what would help.
const MOST_SUPPOSED: usize = 8;

/// What somebody would like to do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// The kind of action, by the key of a [verb](crate::Part::verb).
    pub verb: Option<String>,
    /// What was pressed, in order: a piece, and then where it is to go.
    pub things: Vec<Thing>,
}

impl Wish {
    /// Whether it may mean an action of this kind.
    pub fn is_for(&self, verb: Option<&str>) -> bool {
        self.verb.is_none() || self.verb.as_deref() == verb
    }

    /// Whether an action names everything that was pressed, as it is written in a record.
    pub fn is_named_by(&self, action: &impl Serialize) -> bool {
        let written = value_of(action);
        self.things.iter().all(|thing| names(&written, &thing.id))
    }
}

fn names(written: &Value, id: &str) -> bool {
    match written {
        Value::String(text) => text == id,
        Value::Number(number) => number.to_string() == id,
        Value::Array(list) => list.iter().any(|it| names(it, id)),
        Value::Object(map) => map.values().any(|it| names(it, id)),
        Value::Null | Value::Bool(_) => false,
    }
}

/// What a game says about wishes. All of it must follow from what the seat may know.
pub trait Wishes<G: Game>: Wholes<G> {
    /// Every small action that somebody could think of now, legal or not.
    fn candidates(game: &G, seat: Seat, each: &mut dyn FnMut(G::Action)) {
        let _ = (game, seat, each);
    }

    /// What may be meant by a wish, as lists of small actions, the likeliest first. Usually each of the
    /// [candidates](Wishes::candidates) that names the things and is of the kind.
    fn tries(game: &G, seat: Seat, wish: &Wish, each: &mut dyn FnMut(&[G::Action])) {
        Self::candidates(game, seat, &mut |action| {
            if wish.is_named_by(&action) && wish.is_for(Self::part(game, seat, &action).verb) {
                each(&[action]);
            }
        });
    }

    /// What might be otherwise, such as a die that the seat does not have: in words, and the state as it
    /// would be then. Where that makes a wish legal, it is told.
    fn supposes(game: &G, seat: Seat, each: &mut dyn FnMut(Text, G)) {
        let _ = (game, seat, each);
    }
}

/// What is against a wish.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Why<A> {
    /// Whether something that may be meant is legal.
    pub may: bool,
    /// Why the rest is not: what comes nearest to being legal first. None where nothing is known to be
    /// meant, or the reason is a secret.
    pub reasons: Vec<Reason<A>>,
}

/// Why something is not legal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Reason<A> {
    /// The rule that is against it.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub rule: RuleId,
    /// The reason in a sentence.
    pub reason: Text,
    /// What was tried, up to the small action that is refused.
    pub actions: Vec<A>,
    /// What kind of action it is; none where the game has no kinds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub verb: Option<Text>,
    /// What is supposed in it: it would be refused even then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub even: Option<Text>,
    /// What would make it legal, any one of these.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Text>>"))]
    pub needs: Vec<Text>,
}

impl<A> Why<A> {
    /// The same with its actions in another form.
    pub fn map<B>(self, form: impl Fn(A) -> B + Copy) -> Why<B> {
        let reason = |it: Reason<A>| Reason {
            rule: it.rule,
            reason: it.reason,
            actions: it.actions.into_iter().map(form).collect(),
            verb: it.verb,
            even: it.even,
            needs: it.needs,
        };
        Why { may: self.may, reasons: self.reasons.into_iter().map(reason).collect() }
    }
}

/// What may be meant by a wish of `seat`, as lists of small actions. Where nothing has to do with all that
/// was pressed, the last of it is meant.
pub fn tries<G: Game>(game: &G, seat: Seat, wish: &Wish) -> Vec<Vec<G::Action>> {
    let mut tries = Vec::new();
    G::Extras::tries(game, seat, wish, &mut |actions| {
        if tries.len() < MOST_TRIES && !actions.is_empty() && !actions.iter().any(G::Extras::is_edit) {
            tries.push(actions.to_vec());
        }
    });
    match wish.things.as_slice() {
        [_, .., last] if tries.is_empty() => {
            self::tries(game, seat, &Wish { verb: wish.verb.clone(), things: vec![last.clone()] })
        }
        _ => tries,
    }
}

/// Tries small actions one after another, as far as nothing is found out: the place of the first that is
/// refused, and the refusal.
pub fn tried<G: Game>(game: &G, seat: Seat, actions: &[G::Action]) -> Option<(usize, Refusal)> {
    let mut state = game.clone();
    for (at, action) in actions.iter().enumerate() {
        if let Err(refusal) = state.check(seat, action) {
            return Some((at, refusal));
        }
        if at + 1 == actions.len() {
            break;
        }
        let mut told: Vec<Told<G::Event>> = Vec::new();
        state.apply(seat, action, &mut told);
        let asked = matches!(state.status(), Status::Decide(seats) if seats.contains(seat));
        if finds_out::<G>(&told, seat) || !asked {
            return None;
        }
    }
    None
}

/// Why `seat` may not do what it wishes. It is found out in states imagined from what the seat may know,
/// and only what all of them agree on is said: whatever is hidden, the answer is the same.
pub fn why<G: Game>(game: &G, seat: Seat, wish: &Wish) -> Why<G::Action> {
    let worlds: Vec<G> = imagined(game, seat, b"parlour why 1\0").collect();
    let mut meant: Vec<Meant<G::Action>> = Vec::new();
    for way in tries(&worlds[0], seat, wish) {
        let alike: Vec<G::Action> = way.iter().map(|action| free::<G>(&worlds[0], seat, action)).collect();
        match meant.iter_mut().find(|it| it.alike == alike) {
            Some(same) => same.ways.push(way),
            None => meant.push(Meant { alike, ways: vec![way] }),
        }
    }
    let mut may = false;
    let mut found: Vec<Against<G::Action>> = Vec::new();
    for meant in meant {
        match meant.nearest(&worlds, seat, 0) {
            Some(Nearest::May) => may = true,
            Some(Nearest::Not { at, way, refusal }) => match found.iter_mut().find(|it| it.refusal == refusal) {
                Some(same) if at <= same.at => same.meant.push(meant),
                Some(same) => {
                    same.meant.insert(0, meant);
                    (same.at, same.way) = (at, way);
                }
                None => found.push(Against { at, way, refusal, meant: vec![meant] }),
            },
            None => {}
        }
    }
    found.sort_by_key(|it| std::cmp::Reverse(it.at));
    found.truncate(MOST_REASONS);
    let supposed = if found.is_empty() { Vec::new() } else { supposed(&worlds, seat) };
    let reasons = found.into_iter().flat_map(|it| it.told(&worlds, &supposed, seat)).collect();
    Why { may, reasons }
}

/// An action as it is whatever it costs.
fn free<G: Game>(game: &G, seat: Seat, action: &G::Action) -> G::Action {
    G::Extras::part(game, seat, action).cost.map_or(*action, |cost| cost.alike)
}

/// One thing that may be meant, with the ways to do it, which differ in what they cost.
struct Meant<A> {
    alike: Vec<A>,
    ways: Vec<Vec<A>>,
}

/// How near something comes to being legal.
enum Nearest {
    May,
    Not { at: usize, way: usize, refusal: Refusal },
}

impl<A> Meant<A> {
    /// The way that comes furthest, and at least so far, in all the worlds alike; none where they differ.
    fn nearest<G: Game<Action = A>>(&self, worlds: &[G], seat: Seat, least: usize) -> Option<Nearest> {
        let mut nearest = None;
        let mut furthest = least;
        for (way, actions) in self.ways.iter().enumerate() {
            let first = tried(&worlds[0], seat, actions);
            if worlds[1..].iter().any(|world| tried(world, seat, actions) != first) {
                continue;
            }
            let Some((at, refusal)) = first else { return Some(Nearest::May) };
            if at > furthest || (at == furthest && nearest.is_none()) {
                furthest = at;
                nearest = Some(Nearest::Not { at, way, refusal });
            }
        }
        nearest
    }
}

/// What may be meant and is refused for the same reason, what comes furthest first.
struct Against<A> {
    at: usize,
    way: usize,
    refusal: Refusal,
    meant: Vec<Meant<A>>,
}

impl<A: Copy> Against<A> {
    /// The reason, and what would be against it even if something were otherwise, where nothing helps.
    fn told<G: Game<Action = A>>(self, worlds: &[G], supposed: &[(Text, Vec<G>)], seat: Seat) -> Vec<Reason<A>> {
        let mut needs = Vec::new();
        let mut even = None;
        let mut furthest = self.at;
        for (words, otherwise) in supposed {
            for meant in self.meant.iter().take(MOST_SUPPOSED) {
                match meant.nearest(otherwise, seat, furthest + 1) {
                    Some(Nearest::May) => {
                        needs.push(words.clone());
                        break;
                    }
                    Some(Nearest::Not { at, way, refusal }) => {
                        furthest = at;
                        let told = reason(&otherwise[0], seat, &meant.ways[way][..=at], refusal);
                        even = Some(Reason { even: Some(words.clone()), ..told });
                    }
                    None => {}
                }
            }
        }
        let own = reason(&worlds[0], seat, &self.meant[0].ways[self.way][..=self.at], self.refusal);
        let even = even.filter(|_| needs.is_empty());
        [Reason { needs, ..own }].into_iter().chain(even).collect()
    }
}

/// What might be otherwise, in all the worlds alike.
fn supposed<G: Game>(worlds: &[G], seat: Seat) -> Vec<(Text, Vec<G>)> {
    let mut supposed: Vec<(Text, Vec<G>)> = Vec::new();
    for (number, world) in worlds.iter().enumerate() {
        G::Extras::supposes(world, seat, &mut |words, state| match supposed
            .iter_mut()
            .find(|(known, _)| *known == words)
        {
            Some((_, states)) => states.push(state),
            None if number == 0 => supposed.push((words, vec![state])),
            None => {}
        });
    }
    supposed.retain(|(_, states)| states.len() == worlds.len());
    supposed
}

fn reason<G: Game>(game: &G, seat: Seat, actions: &[G::Action], refusal: Refusal) -> Reason<G::Action> {
    let mut state = game.clone();
    let mut verb = None;
    for (at, action) in actions.iter().enumerate() {
        verb = G::Extras::part(&state, seat, action).verb.or(verb);
        if at + 1 < actions.len() {
            state.apply(seat, action, &mut NoEvents);
        }
    }
    let Refusal { rule, reason } = refusal;
    Reason { rule, reason, actions: actions.to_vec(), verb: verb.map(Text::new), even: None, needs: Vec::new() }
}
