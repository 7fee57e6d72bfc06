//! R14: casualties.

use parlour_core::Sink;

use crate::action::Action;
use crate::event::{Cause, Event, tell_all};
use crate::ids::{Figure, Nation, Region, Side, Whereabouts};
use crate::rules::law::{Verdict, by, no};
use crate::state::{Group, NAZGUL, Wotr};

impl Wotr {
    /// R14.4, R14.5: the Regulars of a nation that can replace an Elite.
    pub(crate) fn spare_regulars(&self, nation: Nation) -> u8 {
        let dead = if nation.index() < NAZGUL { self.casualties[nation.index()][0] } else { 0 };
        dead + self.reserve[nation.index()][0]
    }

    fn place_of(&self, side: Side) -> Region {
        if side == self.battle.attacker { self.battle.from } else { self.battle.region }
    }

    /// R14.2, R14.5, R14.6: each way to allot the next hit to a group of a side, and how many hits it takes.
    pub(crate) fn each_hit(&self, side: Side, group: &Group, hits: u8, mut give: impl FnMut(Action, u8)) {
        for nation in Nation::of(side) {
            if group.has(Figure::Regular(nation)) > 0 {
                give(Action::Lose(Figure::Regular(nation)), 1);
            }
            if group.has(Figure::Elite(nation)) > 0 {
                if self.spare_regulars(nation) > 0 {
                    give(Action::Reduce(nation), 1);
                    if hits >= 2 {
                        give(Action::Lose(Figure::Elite(nation)), 2);
                    }
                } else {
                    give(Action::Lose(Figure::Elite(nation)), 1);
                }
            }
        }
    }

    /// R14.1, R14.3, Ruling 43: what leaves no choice is done at once.
    pub(super) fn begin_losses(&mut self, side: Side, events: &mut impl Sink<Event>) -> bool {
        let hits = self.battle.hits[side.enemy().index()];
        let group = self.fighters(side);
        if hits == 0 || group.count() == 0 {
            self.battle.hits[side.enemy().index()] = 0;
            self.steps.end();
            return true;
        }
        if hits >= group.count() + group.elites() {
            self.lose_all(side, &group, events);
            return true;
        }
        let only = self.only_hit(side, &group, hits);
        if let Some(action) = only {
            self.take_loss(side, action, events);
        }
        only.is_some()
    }

    /// Ruling 43: the one way to allot the next hit, if there is only one.
    pub(crate) fn only_hit(&self, side: Side, group: &Group, hits: u8) -> Option<Action> {
        let (mut only, mut count) = (None, 0);
        self.each_hit(side, group, hits, |action, _| (only, count) = (Some(action), count + 1));
        only.filter(|_| count == 1)
    }

    /// How many hits an action allots.
    pub(crate) fn cost_of(&self, side: Side, group: &Group, hits: u8, action: Action) -> u8 {
        let mut cost = 1;
        self.each_hit(side, group, hits, |each, hits| cost = if each == action { hits } else { cost });
        cost
    }

    pub(super) fn may_lose(&self, side: Side, action: Action) -> Verdict {
        self.may_hit(side, &self.fighters(side), self.battle.hits[side.enemy().index()], action)
    }

    /// R14.2, R14.5: whether a hit may be allotted like this.
    pub(crate) fn may_hit(&self, side: Side, group: &Group, hits: u8, action: Action) -> Verdict {
        let mut verdict = match action {
            Action::Reduce(nation) if nation.side() == side && self.spare_regulars(nation) == 0 => no(r!("R14.5")),
            _ => no(r!("R14.2")),
        };
        self.each_hit(side, group, hits, |way, _| {
            if way == action {
                verdict = by(r!("R14.2"));
            }
        });
        verdict
    }

    pub(super) fn take_loss(&mut self, side: Side, action: Action, events: &mut impl Sink<Event>) {
        let cost = self.cost_of(side, &self.fighters(side), self.battle.hits[side.enemy().index()], action);
        self.battle.hits[side.enemy().index()] -= cost;
        match action {
            Action::Lose(figure) => self.lose_fighter(side, figure, events),
            Action::Reduce(nation) => self.replace_elite(side, nation, events),
            _ => {}
        }
    }

    fn lose_all(&mut self, side: Side, group: &Group, events: &mut impl Sink<Event>) {
        let units = Group { units: group.units, ..Group::EMPTY };
        units.each().for_each(|figure| self.lose_fighter(side, figure, events));
        self.battle.hits[side.enemy().index()] = 0;
    }

    /// A unit that takes part in the battle is gone.
    pub(crate) fn lose_fighter(&mut self, side: Side, figure: Figure, events: &mut impl Sink<Event>) {
        let region = self.place_of(side);
        if side == self.battle.attacker {
            self.battle.force.remove(&Group::one(figure));
        }
        self.lose(figure, region, Cause::Battle, events);
    }

    /// R1.9: a figure is eliminated: Free Peoples out of the game, Shadow back to reinforcements.
    pub(crate) fn lose(&mut self, figure: Figure, region: Region, cause: Cause, events: &mut impl Sink<Event>) {
        if let Some((nation, rank)) = figure.of_nation() {
            self.take_figure(region, nation, rank);
            self.bury(nation, rank);
        } else if let Figure::Character(character) = figure {
            self.at[character.index()] = Whereabouts::OUT;
        }
        tell_all(events, Event::Lost { figure, region, cause });
    }

    fn bury(&mut self, nation: Nation, rank: usize) {
        if nation.index() < NAZGUL {
            self.casualties[nation.index()][rank] += 1;
        } else {
            self.reserve[nation.index()][rank] += 1;
        }
    }

    /// R14.4: an Elite becomes a Regular, of the casualties first.
    pub(super) fn replace_elite(&mut self, side: Side, nation: Nation, events: &mut impl Sink<Event>) {
        let at = nation.index();
        if side == self.battle.attacker {
            self.battle.force.units[at * 2 + 1] -= 1;
            self.battle.force.units[at * 2] += 1;
        }
        self.reduce(nation, self.place_of(side), events);
    }

    /// R14.4: an Elite in a region becomes a Regular.
    pub(crate) fn reduce(&mut self, nation: Nation, region: Region, events: &mut impl Sink<Event>) {
        let at = nation.index();
        self.units[region.index()][at * 2 + 1] -= 1;
        self.units[region.index()][at * 2] += 1;
        if at < NAZGUL && self.casualties[at][0] > 0 {
            self.casualties[at][0] -= 1;
        } else {
            self.reserve[at][0] -= 1;
        }
        self.bury(nation, 1);
        tell_all(events, Event::Reduced { nation, region });
    }

    /// R14.7: Leaders, Nazgûl and characters fall with the last unit.
    pub(crate) fn eliminate(&mut self, region: Region, group: &Group, cause: Cause, events: &mut impl Sink<Event>) {
        group.each().for_each(|figure| self.lose(figure, region, cause, events));
    }

    /// R1.4: Leaders without a unit are out of the game.
    pub(super) fn bury_lonely_leaders(&mut self, region: Region, events: &mut impl Sink<Event>) {
        if self.armies[0] & region.bit() != 0 {
            return;
        }
        for nation in Nation::of(Side::FreePeoples) {
            for _ in 0..self.leaders[region.index()][nation.index()] {
                self.lose(Figure::Leader(nation), region, Cause::Alone, events);
            }
        }
    }
}
