//! The stack of steps: what is still to be done, innermost last.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A small inline stack of steps.
///
/// A step does its work, pushes further steps, or waits for a seat or the dealer. A battle inside
/// a card inside an action is just a deeper stack, so a match can be cloned, hashed and saved at
/// any decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Steps<S, const N: usize>(ArrayVec<S, N>);

impl<S, const N: usize> Default for Steps<S, N> {
    fn default() -> Self {
        Steps(ArrayVec::new_const())
    }
}

impl<S: Copy, const N: usize> Steps<S, N> {
    /// A stack of one step.
    pub fn of(step: S) -> Self {
        let mut steps = Steps::default();
        steps.push(step);
        steps
    }

    /// The step whose turn it is.
    #[inline]
    pub fn top(&self) -> Option<S> {
        self.0.last().copied()
    }

    /// Makes `step` the next to be done.
    ///
    /// # Panics
    /// When the stack is full: the rules of a game bound its depth, so that is a fault in them.
    #[inline]
    pub fn push(&mut self, step: S) {
        self.0.push(step);
    }

    /// Adds steps that are to be done in the given order, before all others.
    #[inline]
    pub fn then<const K: usize>(&mut self, steps: [S; K]) {
        for step in steps.into_iter().rev() {
            self.push(step);
        }
    }

    /// Takes the top step off.
    #[inline]
    pub fn pop(&mut self) -> Option<S> {
        self.0.pop()
    }

    /// Puts `step` in place of the top step.
    #[inline]
    pub fn replace(&mut self, step: S) {
        self.0.pop();
        self.0.push(step);
    }

    /// Drops every step.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The steps, outermost first.
    pub fn as_slice(&self) -> &[S] {
        &self.0
    }
}

impl<S, const N: usize> FromIterator<S> for Steps<S, N> {
    fn from_iter<I: IntoIterator<Item = S>>(steps: I) -> Self {
        Steps(steps.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_done_in_the_order_given() {
        let mut steps: Steps<u8, 4> = Steps::of(9);
        steps.then([1, 2]);
        assert_eq!((steps.pop(), steps.pop(), steps.pop(), steps.pop()), (Some(1), Some(2), Some(9), None));
    }
}
