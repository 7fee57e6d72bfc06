//! R8: stacking limits, and the end of an action.

use parlour_core::Sink;

use crate::action::Action;
use crate::event::{Cause, Event, tell_all};
use crate::ids::{Figure, Nation, Region, Side, regions_of};
use crate::rules::law::{Verdict, by_if, no};
use crate::state::{Group, MOVES, Step, Wotr};

/// R8.1: units of a side in a region.
pub(crate) const STACKING_LIMIT: u8 = 10;
/// R8.2: units in a Stronghold under siege.
pub(crate) const GARRISON_LIMIT: u8 = 5;

impl Wotr {
    /// R8.3: at the end of an action armies are cut to ten; then the action is over.
    pub(super) fn end_action(&mut self) {
        for side in Side::ALL {
            for region in regions_of(self.armies[side.index()]) {
                if self.count(side, region) > STACKING_LIMIT {
                    self.steps.push(Step::Trim(region, side, 0));
                    return;
                }
            }
        }
        self.steps.end();
        self.unmix();
        self.remember_action();
        self.forget_moves();
        self.die = None;
    }

    /// R10.11: the next action begins with nobody moved.
    pub(super) fn forget_moves(&mut self) {
        self.group = Group::EMPTY;
        self.moved = [None; MOVES];
        self.travelled = 0;
        self.flown = [None; 8];
    }

    /// R8.4: the garrison of a siege that begins.
    pub(super) fn begin_garrison(&mut self, region: Region, events: &mut impl Sink<Event>) -> bool {
        let side = self.garrison_side(region);
        let fits = self.besieged & region.bit() == 0 || self.count(side, region) <= GARRISON_LIMIT;
        self.skip_if(fits) || self.trim_if_forced(side, region, None, events)
    }

    pub(super) fn begin_trim(&mut self, region: Region, side: Side, turn: u8, events: &mut impl Sink<Event>) -> bool {
        if self.skip_if(self.count(side, region) <= STACKING_LIMIT) {
            return true;
        }
        if self.trim_options(side, region, Some(turn)).next().is_none() {
            self.steps.replace(Step::Trim(region, side, turn ^ 1));
            return true;
        }
        self.trim_if_forced(side, region, Some(turn), events)
    }

    /// Ruling 43: a single choice is made at once.
    fn trim_if_forced(&mut self, side: Side, region: Region, turn: Option<u8>, events: &mut impl Sink<Event>) -> bool {
        let mut options = self.trim_options(side, region, turn);
        let (Some(only), None) = (options.next(), options.next()) else { return false };
        drop(options);
        self.trim(region, Action::Lose(only), events);
        if let (Some(turn), Some(Step::Trim(..))) = (turn, self.steps.top()) {
            self.steps.replace(Step::Trim(region, side, turn ^ 1));
        }
        true
    }

    /// The units that may be removed; of the seat whose turn it is, when teammates share.
    fn trim_options(&self, side: Side, region: Region, turn: Option<u8>) -> impl Iterator<Item = Figure> {
        let group = self.figures(side, region);
        let shared = turn.is_some()
            && self.setup.seats > 2
            && self.is_shared(side, region)
            && self.mixed[side.index()] & region.bit() == 0;
        let seat = turn.map(|turn| self.trimmer(region, side, turn));
        let owners: [parlour_core::Seat; 8] = Nation::ALL.map(|nation| self.owner(nation));
        (0..16).filter_map(move |at| {
            let his = !shared || Some(owners[at / 2]) == seat;
            (group.units[at] > 0 && his).then(|| Figure::of(Nation::ALL[at / 2], at % 2))
        })
    }

    pub(super) fn list_trim(&self, side: Side, region: Region, turn: Option<u8>, out: &mut Vec<Action>) {
        out.extend(self.trim_options(side, region, turn).map(Action::Lose));
    }

    pub(super) fn may_trim(&self, side: Side, region: Region, turn: Option<u8>, action: Action) -> Verdict {
        let rule = if turn.is_some() { r!("R8.3") } else { r!("R8.4") };
        let Action::Lose(figure) = action else { return no(rule) };
        by_if(self.trim_options(side, region, turn).any(|it| it == figure), rule)
    }

    /// R1.9, R8.3, R9.9: back to reinforcements.
    pub(super) fn trim(&mut self, region: Region, action: Action, events: &mut impl Sink<Event>) {
        let Action::Lose(figure) = action else { return };
        let Some((nation, rank)) = figure.of_nation() else { return };
        self.take_figure(region, nation, rank);
        self.reserve[nation.index()][rank] += 1;
        tell_all(events, Event::Lost { figure, region, cause: Cause::Stacking });
    }
}
