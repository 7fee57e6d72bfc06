//! The stack of steps: what is still to be done, innermost last.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A small inline stack of steps.
///
/// A step does its work, pushes further steps, or waits for a seat or the dealer. A battle inside
/// a card inside an action is just a deeper stack, so a match can be cloned, hashed and saved at
/// any decision. It is plain data: a state that holds one can be `Copy`, and is then cloned in one
/// sweep.
#[derive(Clone, Copy)]
pub struct Steps<S, const N: usize> {
    depth: u8,
    /// The steps, then whatever was there before.
    steps: [S; N],
}

impl<S: Copy + Default, const N: usize> Default for Steps<S, N> {
    fn default() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        Steps { depth: 0, steps: [S::default(); N] }
    }
}

impl<S: Copy + Default, const N: usize> Steps<S, N> {
    /// A stack of one step.
    pub fn of(step: S) -> Self {
        [step].into_iter().collect()
    }
}

impl<S: Copy, const N: usize> Steps<S, N> {
    /// The step whose turn it is.
    #[inline]
    pub fn top(&self) -> Option<S> {
        self.steps[..].get(usize::from(self.depth).wrapping_sub(1)).copied()
    }

    /// Makes `step` the next to be done.
    ///
    /// # Panics
    /// When the stack is full: the rules of a game bound its depth, so that is a fault in them.
    #[inline]
    pub fn push(&mut self, step: S) {
        self.steps[usize::from(self.depth)] = step;
        self.depth += 1;
    }

    /// Adds steps that are to be done in the given order, before all others.
    #[inline]
    pub fn then<const K: usize>(&mut self, mut steps: [S; K]) {
        let at = usize::from(self.depth);
        steps.reverse();
        self.steps[at..at + K].copy_from_slice(&steps);
        self.depth += K as u8;
    }

    /// Takes the top step off.
    #[inline]
    pub fn pop(&mut self) -> Option<S> {
        let top = self.top();
        self.end();
        top
    }

    /// The top step is over.
    #[inline]
    pub fn end(&mut self) {
        self.depth = self.depth.saturating_sub(1);
    }

    /// Puts `step` in place of the top step.
    #[inline]
    pub fn replace(&mut self, step: S) {
        match self.steps.get_mut(usize::from(self.depth).wrapping_sub(1)) {
            Some(top) => *top = step,
            None => self.push(step),
        }
    }

    /// Drops every step.
    pub fn clear(&mut self) {
        self.depth = 0;
    }

    /// The steps, outermost first.
    #[inline]
    pub fn as_slice(&self) -> &[S] {
        &self.steps[..usize::from(self.depth)]
    }
}

impl<S: Copy + Default, const N: usize> FromIterator<S> for Steps<S, N> {
    fn from_iter<I: IntoIterator<Item = S>>(steps: I) -> Self {
        let mut stack = Steps::default();
        steps.into_iter().for_each(|step| stack.push(step));
        stack
    }
}

impl<S: Copy + PartialEq, const N: usize> PartialEq for Steps<S, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<S: Copy + Eq, const N: usize> Eq for Steps<S, N> {}

impl<S: Copy + fmt::Debug, const N: usize> fmt::Debug for Steps<S, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<S: Copy + Serialize, const N: usize> Serialize for Steps<S, N> {
    fn serialize<T: Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, S: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Steps<S, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(ArrayVec::<S, N>::deserialize(deserializer)?.into_iter().collect())
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

    #[test]
    fn what_was_taken_off_is_forgotten() {
        let mut steps: Steps<u8, 4> = Steps::of(1);
        steps.push(2);
        steps.pop();
        assert_eq!(steps, Steps::of(1));
        assert_ne!(steps, Steps::of(2));
        assert_eq!(format!("{steps:?}"), "[1]");
        assert_eq!(serde_json::to_string(&steps).unwrap(), "[1]");
    }

    #[test]
    fn a_stack_that_is_too_deep_is_refused_when_read() {
        assert_eq!(serde_json::from_str::<Steps<u8, 2>>("[1, 2]").unwrap().as_slice(), [1, 2]);
        assert!(serde_json::from_str::<Steps<u8, 2>>("[1, 2, 3]").is_err());
    }
}
