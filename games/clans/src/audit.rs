//! The invariants of a state: every card in exactly one place, every number within its bounds.

use crate::ids::{Card, Ground, Side, Zone};
use crate::rules::plan::MAX_EDITS;
use crate::setup::Module;
use crate::state::{Clans, FIRED, LANE, Phase};

impl Clans {
    pub(crate) fn audit_all(&self) -> Result<(), String> {
        for side in 0..2 {
            self.audit_cards(side)?;
            self.audit_side(side)?;
        }
        self.audit_board()?;
        if (self.phase == Phase::Over) != self.result.is_some() {
            return Err("a match is over exactly when it has a result".into());
        }
        if self.turn == 0 || self.turn > self.facts.rules.last_turn() {
            return Err(format!("turn {}", self.turn));
        }
        if self.sides[0].submitted && self.sides[1].submitted {
            return Err("two sealed plans are resolved at once".into());
        }
        if !matches!(self.phase, Phase::Turn | Phase::Over) && self.request().is_none() {
            return Err("nobody is asked anything".into());
        }
        self.audit_plans()?;
        self.audit_secrets()
    }

    /// A plan, sealed or not, holds only what may be played.
    fn audit_plans(&self) -> Result<(), String> {
        let mut open = self.clone();
        open.phase = Phase::Turn;
        for side in Side::BOTH {
            open.sides[side.index()].submitted = false;
            open.check_submission(side, &self.sides[side.index()].plan)
                .map_err(|refusal| format!("a plan is not legal by {}", refusal.rule))?;
        }
        Ok(())
    }

    /// The table knows every terrain and where the relic lies.
    fn audit_secrets(&self) -> Result<(), String> {
        let grounds = self.terrain.iter().flatten().chain(self.sides.iter().map(|state| &state.attuned));
        if grounds.into_iter().any(|ground| *ground == Ground::Unknown) {
            return Err("a terrain is not known to the table".into());
        }
        let early = matches!(self.phase, Phase::SetupMiddle | Phase::SetupBase(_) | Phase::SetupRelicLane);
        let lane = self.relic.lane < 3;
        let reward = self.relic.reward < 12;
        let wanted = match (self.has(Module::X6), self.phase) {
            (false, _) => (false, false),
            (true, Phase::SetupReward) => (true, false),
            (true, _) => (!early, !early),
        };
        if (lane, reward) != wanted || self.relic.claimed.is_some() && !wanted.1 {
            return Err("the relic is rolled at the start, with X6 alone".into());
        }
        Ok(())
    }

    /// Every instance is in exactly one place.
    fn audit_cards(&self, side: usize) -> Result<(), String> {
        let state = &self.sides[side];
        let mut found = state.deck;
        let mut count = state.deck.count_ones();
        let piles = [state.hand.as_slice(), state.grave.as_slice(), state.burn.as_slice()];
        let placed = self.board.iter().flatten().flat_map(|tile| tile[side]).map(|slot| slot.card);
        for card in piles.into_iter().flatten().copied().chain(placed).filter(|card| !card.is_none()) {
            if card != Card::RELIC && usize::from(card.0 >> 7) != side {
                return Err(format!("{card} is on the wrong side"));
            }
            found |= card.bit();
            count += 1;
        }
        let claimed = self.relic.claimed.is_some_and(|owner| owner.index() == side);
        let wanted = self.facts.all[side] | if claimed { Card::RELIC.bit() } else { 0 };
        if found != wanted || count != wanted.count_ones() {
            let name = |bits: u128| parlour_core::Ids(bits).iter().map(|at| Card::at(side, at).to_string());
            let odd: Vec<String> = name(found ^ wanted).collect();
            return Err(format!("cards of {} not in exactly one place: {}", ["A", "B"][side], odd.join(" ")));
        }
        Ok(())
    }

    fn audit_side(&self, side: usize) -> Result<(), String> {
        let state = &self.sides[side];
        let rules = &self.facts.rules;
        let wrong = [
            (state.hand.len() > usize::from(rules.hand_limit), "too many cards in hand"),
            (!(0..=rules.crystal_hp).contains(&state.crystal), "crystal out of bounds"),
            (state.gold < 0 || state.struck < 0, "gold or crystal damage below zero"),
            (state.plan.all().any(|card| !state.hand.contains(card)), "a planned card is not in hand"),
            (state.edits > MAX_EDITS, "too many cards taken back"),
            (state.uses > self.hero(side).map_or(0, |hero| hero.uses), "too many hero uses"),
            (usize::from(state.drawn) > state.hand.len(), "a hero drew more than is in hand"),
            (usize::from(state.scorched) > state.burn.len(), "a hero burned more than is burned"),
            (state.families.iter().any(|played| *played > 7 + FIRED), "no such variation"),
            (state.revealed > 7, "no such lane"),
        ];
        match wrong.iter().find(|(is_wrong, _)| *is_wrong) {
            Some((_, why)) => Err(format!("{}: {why}", ["A", "B"][side])),
            None => Ok(()),
        }
    }

    /// R1.11, R9.5: no gap in front, nobody dead, nobody above full health.
    fn audit_board(&self) -> Result<(), String> {
        let marching = self.has(Module::X5);
        for tiles in &self.board {
            for (tile, stacks) in tiles.iter().enumerate() {
                for stack in stacks {
                    if stack[0].is_empty() && !stack[1].is_empty() {
                        return Err("a back card without a front card".into());
                    }
                    for slot in stack.iter().filter(|slot| !slot.is_empty()) {
                        if slot.hp < 1 || slot.hp > self.stats(slot.card).health {
                            return Err(format!("{} has health {}", slot.card, slot.hp));
                        }
                        if !marching && tile != LANE {
                            return Err(format!("{} stands in {} without X5", slot.card, Zone::of(tile).name()));
                        }
                    }
                }
            }
        }
        Ok(())
    }
}
