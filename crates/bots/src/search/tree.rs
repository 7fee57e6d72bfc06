//! One seat's tree: nodes are what the seat knows, edges are what it may do.

use std::collections::HashMap;

use parlour_core::Rng;
use rustc_hash::FxBuildHasher;

/// How much worse than the mean an option is thought that was never tried.
const UNTRIED: f32 = 0.1;

/// A node of a tree.
pub(super) type NodeId = u32;

/// What is known about one action at one node.
struct Edge<A> {
    action: A,
    visits: u32,
    /// How often it was among the options.
    offered: u32,
    total: f32,
}

/// A tree of what one seat knows.
pub(super) struct Tree<A> {
    nodes: Vec<Vec<Edge<A>>>,
    children: HashMap<(NodeId, u64), NodeId, FxBuildHasher>,
    /// Scratch: the edges of the options at hand.
    offered: Vec<usize>,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        Tree { nodes: Vec::new(), children: HashMap::default(), offered: Vec::new() }
    }
}

impl<A> Tree<A> {
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.children.clear();
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The first node.
    pub(super) fn root(&mut self) -> NodeId {
        if self.nodes.is_empty() {
            self.nodes.push(Vec::new());
        }
        0
    }

    /// The node behind `key`, and whether it is new.
    pub(super) fn child(&mut self, node: NodeId, key: u64) -> (NodeId, bool) {
        let next = self.nodes.len() as NodeId;
        let found = *self.children.entry((node, key)).or_insert(next);
        if found == next {
            self.nodes.push(Vec::new());
        }
        (found, found == next)
    }

    pub(super) fn reward(&mut self, node: NodeId, edge: usize, reward: f32) {
        let edge = &mut self.nodes[node as usize][edge];
        edge.visits += 1;
        edge.total += reward;
    }
}

impl<A: Copy + Eq> Tree<A> {
    /// The edge to follow among `options`: one never tried, or the best by upper confidence bound
    /// over the times it was offered.
    pub(super) fn select(&mut self, node: NodeId, options: &[A], exploration: f32, rng: &mut Rng) -> usize {
        let untried = self.offer(node, options);
        let edges = &self.nodes[node as usize];
        if untried > 0 {
            let nth = rng.below(untried) as usize;
            let mut fresh = self.offered.iter().filter(|index| edges[**index].visits == 0);
            return *fresh.nth(nth).expect("it was counted");
        }
        let bound = |index: usize| {
            let edge = &edges[index];
            let visits = edge.visits as f32;
            edge.total / visits + exploration * ((edge.offered as f32).ln() / visits).sqrt()
        };
        let mut best = (self.offered[0], bound(self.offered[0]));
        for index in &self.offered[1..] {
            let value = bound(*index);
            if value > best.1 {
                best = (*index, value);
            }
        }
        best.0
    }

    /// The edge to follow among `options`, of which each has such a weight: the most promising first,
    /// then the best by what came of it and how promising it is.
    pub(super) fn select_promising(&mut self, node: NodeId, options: &[A], weights: &[f32], exploration: f32) -> usize {
        self.offer(node, options);
        let edges = &self.nodes[node as usize];
        let known = self.offered.iter().map(|index| &edges[*index]);
        let (visits, total) = known.fold((0, 0.0), |(visits, total), edge| (visits + edge.visits, total + edge.total));
        // What was never tried is thought a little worse than what was.
        let unknown = if visits == 0 { 0.5 } else { (total / visits as f32 - UNTRIED).max(0.0) };
        let sum: f32 = weights.iter().sum();
        let curiosity = exploration * ((visits + 1) as f32).sqrt() / sum.max(f32::MIN_POSITIVE);
        let mut best = (self.offered[0], f32::NEG_INFINITY);
        for (index, weight) in self.offered.iter().zip(weights) {
            let edge = &edges[*index];
            let mean = if edge.visits == 0 { unknown } else { edge.total / edge.visits as f32 };
            let value = mean + curiosity * weight / (1 + edge.visits) as f32;
            if value > best.1 {
                best = (*index, value);
            }
        }
        best.0
    }

    /// Notes that `options` are offered at `node`; how many of them were never tried.
    fn offer(&mut self, node: NodeId, options: &[A]) -> u32 {
        let edges = &mut self.nodes[node as usize];
        self.offered.clear();
        let mut untried = 0;
        for (at, action) in options.iter().enumerate() {
            // Options mostly come in the same order, so the same place is looked at first.
            let known = edges.get(at).filter(|edge| edge.action == *action).map(|_| at);
            let known = known.or_else(|| edges.iter().position(|edge| edge.action == *action));
            let index = known.unwrap_or_else(|| {
                edges.push(Edge { action: *action, visits: 0, offered: 0, total: 0.0 });
                edges.len() - 1
            });
            edges[index].offered += 1;
            untried += u32::from(edges[index].visits == 0);
            self.offered.push(index);
        }
        untried
    }

    pub(super) fn action(&self, node: NodeId, edge: usize) -> A {
        self.nodes[node as usize][edge].action
    }

    /// Every action that was offered at `node`, and how often it was taken.
    pub(super) fn edges(&self, node: NodeId) -> impl Iterator<Item = (A, u32)> + '_ {
        self.nodes[node as usize].iter().map(|edge| (edge.action, edge.visits))
    }

    /// How often `action` was taken at `node`.
    pub(super) fn visits(&self, node: NodeId, action: &A) -> u32 {
        let edges = &self.nodes[node as usize];
        edges.iter().find(|edge| edge.action == *action).map_or(0, |edge| edge.visits)
    }
}
