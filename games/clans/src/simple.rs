//! Chapter 16: SimpleAI, the baseline opponent, exactly as written: a function of what its side
//! sees and of its own generator.

use parlour_core::Rng;

use crate::action::{Action, Mark, Submission};
use crate::ids::Lane;
use crate::setup::Module;
use crate::state::Clans;
use crate::view::View;

/// R3.2: a number from 0 up to, not including, `n`.
#[inline]
pub fn below(rng: &mut Rng, n: u64) -> u64 {
    rng.next_u64() % n
}

/// Where a hero is used: in a lane, or in none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(transparent)]
pub struct Target(pub Option<Lane>);

/// R16.5: whether the hero is activated, and where.
pub(crate) fn hero(table: &Clans, side: usize, rng: &mut Rng) -> Option<Target> {
    if !table.has(Module::M2) || table.sides[side].uses == 0 || below(rng, 4) != 0 {
        return None;
    }
    let mut options = [None; 3];
    let mut count = 0;
    for option in table.hero_options(side) {
        options[count] = option;
        count += 1;
    }
    match (count, options[0]) {
        (0, _) => None,
        (_, None) => Some(Target(None)),
        _ => Some(Target(options[below(rng, count as u64) as usize])),
    }
}

/// R16.2: the plan for a turn.
#[inline]
pub(crate) fn plan(table: &Clans, side: usize, rng: &mut Rng) -> Submission {
    let mut plan = Submission::PASS;
    let mut rest = table.sides[side].hand;
    if rest.is_empty() {
        return plan;
    }
    let rules = &table.facts.rules;
    let marching = rules.modules.has(Module::X5);
    let mut lanes = [0, 1, 2];
    for last in [2, 1] {
        lanes.swap(last, below(rng, last as u64 + 1) as usize);
    }
    for lane in lanes {
        if rest.is_empty() {
            break;
        }
        let free = table.free(side, lane);
        let wish = below(rng, if marching { 2 } else { 3 }) as usize;
        for _ in 0..wish.min(free).min(rest.len()).min(rules.plays()) {
            let card = rest.draw_out(below(rng, rest.len() as u64) as usize);
            plan.push(lane, card, Mark::None);
        }
    }
    plan
}

/// R16.1: SimpleAI as a player: remembers only for which turn it has thought of its hero.
#[derive(Clone, Copy, Debug, Default)]
pub struct SimpleAi {
    thought: u16,
}

impl SimpleAi {
    /// What it does now. `view` is that of a seat that is asked; `rng` is its own generator for
    /// the whole match (stream 5 or 6 of R3.5 in a reference simulation).
    pub fn choose(&mut self, view: &View, rng: &mut Rng) -> Action {
        let Some(side) = view.side() else { return Action::Submit };
        if self.thought != view.turn() {
            self.thought = view.turn();
            if let Some(Target(lane)) = hero(&view.table, side.index(), rng) {
                return Action::Hero(lane);
            }
        }
        Action::Plan(plan(&view.table, side.index(), rng))
    }
}
