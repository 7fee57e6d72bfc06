//! A game as numbers, for programs that learn: every action has a number, and what a seat sees is an
//! array of one size. Both are promises to whoever has trained on them, so they have a version.

use crate::game::Game;
use crate::open::{Open, OpenGame};
use crate::seat::{Seat, Viewer};

/// A game whose actions are numbered and whose views are arrays.
///
/// An observation is made of the seat's view and of nothing else, so it cannot hold what the seat may
/// not know. `parlour-testkit` holds every game to that, and to numbers that lead back.
pub trait Coded: Game {
    /// Raised whenever a number or a place of the array gets another meaning.
    const VERSION: u32;
    /// How many actions have a number.
    const ACTIONS: usize;
    /// How many numbers an observation has.
    const OBSERVATION: usize;

    /// The number of an action that `seat` may take; none for edits and shorthands.
    fn number(&self, seat: Seat, action: &Self::Action) -> Option<usize>;

    /// The action of `seat` that has this number, whether it may be taken or not.
    fn action(&self, seat: Seat, number: usize) -> Option<Self::Action>;

    /// Writes what `seat` sees in `view`, which is its own, into `out`, which is all zeros and as
    /// long as an observation. No number is below 0 or above a million; most are at most 1.
    fn observe(view: &Self::View, seat: Seat, out: &mut [f32]);

    /// The same from the state, for games in which nothing is hidden and that need no view.
    fn observe_in(&self, seat: Seat, out: &mut [f32]) {
        Self::observe(&self.view(Viewer::Seat(seat)), seat, out);
    }

    /// The same over an older one, for long observations in which little is not zero: see
    /// [`Cells::again`].
    fn observe_again(&self, seat: Seat, out: &mut [f32], _marks: &mut Vec<u32>) {
        out.fill(0.0);
        self.observe_in(seat, out);
    }

    /// The first small action of a [shorthand](Game::is_shorthand); any other is its own.
    fn first_of(&self, _seat: Seat, action: &Self::Action) -> Self::Action {
        *action
    }
}

/// The same for an [`OpenGame`], in which the state is the view.
pub trait OpenCoded: OpenGame {
    /// See [`Coded::VERSION`].
    const VERSION: u32;
    /// See [`Coded::ACTIONS`].
    const ACTIONS: usize;
    /// See [`Coded::OBSERVATION`].
    const OBSERVATION: usize;

    /// See [`Coded::number`].
    fn number(action: &Self::Action) -> Option<usize>;

    /// See [`Coded::action`].
    fn action(number: usize) -> Option<Self::Action>;

    /// See [`Coded::observe`].
    fn observe(&self, seat: Seat, out: &mut [f32]);
}

impl<G: OpenCoded> Coded for Open<G> {
    const VERSION: u32 = G::VERSION;
    const ACTIONS: usize = G::ACTIONS;
    const OBSERVATION: usize = G::OBSERVATION;

    #[inline]
    fn number(&self, _: Seat, action: &G::Action) -> Option<usize> {
        G::number(action)
    }

    #[inline]
    fn action(&self, _: Seat, number: usize) -> Option<G::Action> {
        G::action(number)
    }

    fn observe(view: &G, seat: Seat, out: &mut [f32]) {
        view.observe(seat, out);
    }

    fn observe_in(&self, seat: Seat, out: &mut [f32]) {
        self.0.observe(seat, out);
    }
}

/// Writes an observation from its first place to its last.
pub struct Cells<'a> {
    out: &'a mut [f32],
    at: usize,
    /// Places of sets that are not zero, if they are remembered.
    marks: Option<&'a mut Vec<u32>>,
}

impl<'a> Cells<'a> {
    /// Begins with the first place of an array that is all zeros.
    pub fn new(out: &'a mut [f32]) -> Self {
        Cells { out, at: 0, marks: None }
    }

    /// Begins with the first place of an array that was written before with the same `marks`, which
    /// are empty at first. Only what was not zero is made zero again: a long array with little in it
    /// is written in a fraction of the time.
    pub fn again(out: &'a mut [f32], marks: &'a mut Vec<u32>) -> Self {
        for mark in marks.drain(..) {
            out[mark as usize] = 0.0;
        }
        Cells { out, at: 0, marks: Some(marks) }
    }

    /// One number.
    #[inline]
    pub fn put(&mut self, value: f32) {
        self.out[self.at] = value;
        self.at += 1;
    }

    /// Yes or no.
    #[inline]
    pub fn flag(&mut self, flag: bool) {
        self.put(f32::from(u8::from(flag)));
    }

    /// `count` places, with a 1 at each of `ones`.
    #[inline]
    pub fn set(&mut self, count: usize, ones: impl IntoIterator<Item = usize>) {
        let cells = &mut self.out[self.at..self.at + count];
        for one in ones {
            cells[one] = 1.0;
            if let Some(marks) = &mut self.marks {
                marks.push((self.at + one) as u32);
            }
        }
        self.at += count;
    }

    /// `count` places, to each of which a number is added.
    #[inline]
    pub fn add(&mut self, count: usize, numbers: impl IntoIterator<Item = (usize, f32)>) {
        let cells = &mut self.out[self.at..self.at + count];
        for (place, number) in numbers {
            cells[place] += number;
            if let Some(marks) = &mut self.marks {
                marks.push((self.at + place) as u32);
            }
        }
        self.at += count;
    }

    /// `count` places of which there is nothing to say.
    pub fn pass(&mut self, count: usize) {
        if self.marks.is_some() {
            self.out[self.at..self.at + count].fill(0.0);
        }
        self.at += count;
    }

    /// The end: every place was written.
    pub fn end(&self) {
        debug_assert_eq!(self.at, self.out.len(), "an observation has as many numbers as it says");
    }
}
