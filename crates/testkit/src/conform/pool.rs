//! Actions seen so far and the bits they are made of, to try things that are not legal.

use parlour_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

const ACTIONS: usize = 48;
const LEAVES: usize = 96;

/// A sample of the actions seen, and the strings and numbers in them.
pub(super) struct Pool<A> {
    actions: Vec<A>,
    leaves: Vec<Value>,
    seen: u32,
}

impl<A: Copy + Serialize + DeserializeOwned> Pool<A> {
    pub(super) const fn new() -> Self {
        Pool { actions: Vec::new(), leaves: Vec::new(), seen: 0 }
    }

    /// Takes an action into the sample: each one seen is in it with the same chance.
    pub(super) fn see(&mut self, action: A, rng: &mut Rng) {
        self.seen = self.seen.saturating_add(1);
        if self.actions.len() < ACTIONS {
            self.actions.push(action);
        } else {
            let at = rng.below(self.seen) as usize;
            if at >= ACTIONS {
                return;
            }
            self.actions[at] = action;
        }
        let Ok(mut value) = serde_json::to_value(action) else { return };
        visit_leaves(&mut value, &mut |leaf| {
            if !self.leaves.contains(leaf) {
                if self.leaves.len() == LEAVES {
                    self.leaves.swap_remove(rng.below(LEAVES as u32) as usize);
                }
                self.leaves.push(leaf.clone());
            }
        });
    }

    /// An action seen before.
    pub(super) fn any(&self, rng: &mut Rng) -> Option<A> {
        rng.pick(&self.actions).copied()
    }

    /// `action` with one string or number in it changed, if the result is an action at all.
    pub(super) fn mutate(&self, action: A, rng: &mut Rng) -> Option<A> {
        let mut value = serde_json::to_value(action).ok()?;
        let mut count = 0;
        visit_leaves(&mut value, &mut |_| count += 1);
        let chosen = rng.below(count);
        let mut at = 0;
        visit_leaves(&mut value, &mut |leaf| {
            if at == chosen {
                *leaf = self.other(leaf, rng);
            }
            at += 1;
        });
        serde_json::from_value(value).ok()
    }

    fn other(&self, leaf: &Value, rng: &mut Rng) -> Value {
        match (leaf.as_i64(), rng.below(4)) {
            (Some(number), 0) => number.saturating_add(1).into(),
            (Some(number), 1) => number.saturating_sub(1).into(),
            _ => rng.pick(&self.leaves).cloned().unwrap_or(Value::Null),
        }
    }
}

/// Visits every value that is neither list nor object, in order.
fn visit_leaves(value: &mut Value, visit: &mut impl FnMut(&mut Value)) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| visit_leaves(item, visit)),
        Value::Object(map) => map.values_mut().for_each(|item| visit_leaves(item, visit)),
        leaf => visit(leaf),
    }
}
