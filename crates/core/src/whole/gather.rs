//! From the present question through those that follow, as far as nothing is found out on the way:
//! no chance, no other seat, no secret.

use std::collections::VecDeque;

use super::{End, Role, Stage, Wholes, finds_out};
use crate::event::Told;
use crate::extras::Edits;
use crate::game::{Game, Status};
use crate::seat::Seat;

/// So many questions are looked at. What lies beyond is left to the next question, so nothing is lost.
pub const MOST_QUESTIONS: usize = 4_096;

/// A group is never larger than this.
const MOST_FIGURES: u8 = 64;

/// Small actions that make a whole one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trail<A> {
    /// The actions, each with the number of the question it answers; of those that form a group only
    /// the first question is kept.
    pub steps: Vec<(usize, A)>,
    /// Why it ends there.
    pub ends: End,
    /// The action that ends it where it could go on.
    pub stop: Option<A>,
    /// Who may go along.
    pub split: Option<Choosing<A>>,
}

/// Who may go along: where it is chosen, what it replaces, each with the most and how many are
/// chosen, and what completes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choosing<A> {
    pub(super) at: usize,
    pub(super) replaces: usize,
    pub(super) each: Vec<(A, u8, u8)>,
    pub(super) go: Option<A>,
}

/// Every whole action of a seat as small ones, and the questions on the way.
#[derive(Clone, Debug)]
pub struct Trails<G: Game> {
    /// The states in which the seat is asked, the present one first.
    pub questions: Vec<G>,
    /// The whole actions, in the order of the legal lists.
    pub found: Vec<Trail<G::Action>>,
}

/// A question that is still to be looked at, and the way to it.
struct Open<A> {
    question: usize,
    steps: Vec<(usize, A)>,
    split: Option<Choosing<A>>,
}

/// What comes of an action.
enum Next<G> {
    Ends(End),
    Asks(G),
}

/// Every whole action that `seat` may take now, or go on with; none if it is not asked.
pub fn trails<G: Game>(game: &G, seat: Seat) -> Trails<G> {
    let mut gathered = Gathered { seat, questions: vec![game.clone()], found: Vec::new(), open: VecDeque::new() };
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    if !legal.is_empty() {
        gathered.open.push_back(Open { question: 0, steps: Vec::new(), split: None });
    }
    while let Some(open) = gathered.open.pop_front() {
        gathered.look(open);
    }
    Trails { questions: gathered.questions, found: gathered.found }
}

struct Gathered<G: Game> {
    seat: Seat,
    questions: Vec<G>,
    found: Vec<Trail<G::Action>>,
    open: VecDeque<Open<G::Action>>,
}

impl<G: Game> Gathered<G> {
    /// Looks at a question: each of its answers ends a whole action or leads on.
    fn look(&mut self, open: Open<G::Action>) {
        let state = self.questions[open.question].clone();
        let legal = state.legal(self.seat);
        let roles: Vec<Role> = legal.iter().map(|it| G::Extras::role(&state, self.seat, it)).collect();
        let with = |role: Role| {
            let pairs = legal.iter().zip(&roles).filter(move |(_, it)| **it == role);
            pairs.map(|(action, _)| *action).collect::<Vec<_>>()
        };
        if let (false, Some(stop)) = (open.steps.is_empty(), with(Role::Stop).first()) {
            return self.end(open, End::More, Some(*stop));
        }
        let (adds, all) = (with(Role::Add), with(Role::All));
        let groups = !adds.is_empty() || !all.is_empty();
        // One choice of who goes along is enough: a second group is asked for again.
        if groups && open.split.is_some() {
            return self.end(open, End::Open, None);
        }
        let formed = if groups { self.form(&state, &open, &adds, all.first()) } else { None };
        let joins = if open.split.is_none() { with(Role::Join) } else { Vec::new() };
        let others = |role: Role| match role {
            Role::Step | Role::Stop => true,
            Role::Join => joins.is_empty(),
            Role::All | Role::Add | Role::Go => formed.is_none(),
        };
        let mut answers: Vec<G::Action> =
            legal.iter().zip(&roles).filter(|(_, role)| others(**role)).map(|(action, _)| *action).collect();
        // Where there is nothing else to do, joining is what there is to do.
        let split = if joins.is_empty() || answers.is_empty() {
            open.split.clone()
        } else {
            Some(self.joining(&state, open.steps.len(), &joins))
        };
        if !joins.is_empty() && answers.is_empty() {
            answers = joins;
        }
        if let Some((steps, choosing, last)) = formed {
            let after = self.taken(&state, &last);
            self.follow(Open { question: open.question, steps, split: Some(choosing) }, after);
        }
        for action in answers {
            let mut steps = open.steps.clone();
            steps.push((open.question, action));
            let after = self.taken(&state, &[action]);
            self.follow(Open { question: open.question, steps, split: split.clone() }, after);
        }
    }

    /// Goes on from what came of the last action.
    fn follow(&mut self, mut open: Open<G::Action>, after: Next<G>) {
        match after {
            Next::Ends(end) => self.end(open, end, None),
            Next::Asks(_) if self.questions.len() >= MOST_QUESTIONS => self.end(open, End::Open, None),
            Next::Asks(state) => {
                open.question = self.questions.len();
                self.questions.push(state);
                self.open.push_back(open);
            }
        }
    }

    fn end(&mut self, open: Open<G::Action>, ends: End, stop: Option<G::Action>) {
        self.found.push(Trail { steps: open.steps, ends, stop, split: open.split });
    }

    /// Takes actions that may be taken one after another: what the seat is asked then, or why it ends.
    fn taken(&self, state: &G, actions: &[G::Action]) -> Next<G> {
        let mut state = state.clone();
        let mut told: Vec<Told<G::Event>> = Vec::new();
        for action in actions {
            state.apply(self.seat, action, &mut told);
        }
        let edits = actions.iter().any(G::Extras::is_edit);
        let asked = matches!(state.status(), Status::Decide(seats) if seats.contains(self.seat));
        if edits || !asked || finds_out::<G>(&told, self.seat) {
            return Next::Ends(End::Done);
        }
        match G::Extras::stage(&state, self.seat) {
            Stage::Opens => Next::Ends(End::Done),
            Stage::Aside => Next::Ends(End::Asked),
            Stage::Within => Next::Asks(state),
        }
    }

    /// Forms the usual group: everything that may go, or as much of it as the rules let. None if no
    /// group comes of that.
    #[allow(clippy::type_complexity, reason = "used in one place")]
    fn form(
        &self,
        state: &G,
        open: &Open<G::Action>,
        adds: &[G::Action],
        all: Option<&G::Action>,
    ) -> Option<(Vec<(usize, G::Action)>, Choosing<G::Action>, Vec<G::Action>)> {
        let most: Vec<u8> = adds.iter().map(|add| self.how_many(state, *add)).collect();
        let mut group = state.clone();
        let mut chosen = vec![0u8; adds.len()];
        let mut taken = Vec::new();
        for ((add, chosen), most) in adds.iter().zip(&mut chosen).zip(&most) {
            while *chosen < *most && group.check(self.seat, add).is_ok() {
                group.apply(self.seat, add, &mut crate::event::NoEvents);
                *chosen += 1;
                taken.push(*add);
            }
        }
        let goes = |action: &G::Action| G::Extras::role(&group, self.seat, action) == Role::Go;
        let go = group.legal(self.seat).into_iter().find(goes);
        let last = match (all, go) {
            (Some(all), _) => vec![*all],
            (None, Some(go)) => taken.into_iter().chain([go]).collect(),
            (None, None) => return None,
        };
        let chosen = if all.is_some() { most.clone() } else { chosen };
        let each = adds.iter().zip(most).zip(chosen).map(|((add, most), chosen)| (*add, most, chosen)).collect();
        let choosing = Choosing { at: open.steps.len(), replaces: last.len(), each, go };
        let steps = open.steps.iter().copied().chain(last.iter().map(|action| (open.question, *action))).collect();
        Some((steps, choosing, last))
    }

    fn joining(&self, state: &G, at: usize, joins: &[G::Action]) -> Choosing<G::Action> {
        let each = joins.iter().map(|join| (*join, self.how_many(state, *join), 0)).collect();
        Choosing { at, replaces: 0, each, go: None }
    }

    /// How often an action that adds one may be taken.
    fn how_many(&self, state: &G, add: G::Action) -> u8 {
        let mut state = state.clone();
        let mut count = 0;
        while count < MOST_FIGURES && state.check(self.seat, &add).is_ok() {
            state.apply(self.seat, &add, &mut crate::event::NoEvents);
            count += 1;
        }
        count
    }
}
