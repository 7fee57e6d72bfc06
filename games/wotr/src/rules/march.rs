//! R10.10: armies that an Event moves: who goes is settled first, then the way, region by region.

use parlour_core::{Seat, Sink};

use crate::action::Action;
use crate::cards::March;
use crate::data::map;
use crate::event::Event;
use crate::ids::{Card, Figure, Nation, Region, regions_of};
use crate::rules::armies::Forming;
use crate::rules::law::{Verdict, by, by_if, no};
use crate::state::{Group, Step, Wotr};

impl Wotr {
    /// R10.7: the regions that everybody in a group may enter.
    fn may_all_enter(&self, group: &Group) -> u128 {
        Nation::ALL.iter().filter(|it| group.has_of(**it)).fold(u128::MAX, |set, nation| set & self.may_enter(*nation))
    }

    /// How an Event moves an army out of a region: it never ends where it started.
    fn march_plan(&self, card: Card, from: Region) -> March {
        let plan = crate::cards::march_of(self, card);
        March { ends: plan.ends & !from.bit(), ..plan }
    }

    /// R8.5: the regions that a group of the card's side may enter next, so that it can still end well, however
    /// many stand there.
    fn march_next(&self, card: Card, plan: &March, at: Region, group: &Group, steps: u8) -> u128 {
        if steps == 0 {
            return 0;
        }
        let side = card.side();
        let near = if plan.leap != 0 { plan.leap } else { map().near[at.index()] };
        let open = near & self.open(side) & crate::cards::open(self, side) & self.may_all_enter(group) & !at.bit();
        regions_of(open)
            .filter(|to| {
                plan.ends & to.bit() != 0 || self.march_next(card, plan, *to, group, steps - 1) & !to.bit() != 0
            })
            .fold(0, |set, to| set | to.bit())
    }

    /// Those of a region who can go anywhere at all.
    fn forming_march(&self, card: Card, plan: &March, from: Region) -> Forming {
        let seat = Seat(self.actor);
        let mut may = self.movers(seat, from);
        for nation in Nation::of(card.side()) {
            if self.march_next(card, plan, from, &Group::one(Figure::Regular(nation)), plan.steps) == 0 {
                may.dismiss(nation);
            }
        }
        Forming { with: plan.with, ..self.forming(card.side(), from, may, false) }
    }

    fn may_march_from(&self, card: Card, from: Region) -> Verdict {
        let forming = self.forming_march(card, &self.march_plan(card, from), from);
        self.can_form(Seat(self.actor), &forming, &Group::EMPTY)
    }

    fn march_starts(&self, card: Card) -> impl Iterator<Item = Region> {
        let from = crate::cards::march_of(self, card).from;
        regions_of(from & self.armies[card.side().index()]).filter(move |from| self.may_march_from(card, *from).is_ok())
    }

    /// R27.2.10: whether an Event can move an army now.
    pub(crate) fn may_march(&self, card: Card) -> bool {
        self.march_starts(card).next().is_some()
    }

    pub(super) fn list_march_from(&self, card: Card, out: &mut Vec<Action>) {
        let plan = crate::cards::march_of(self, card);
        out.extend(self.march_starts(card).map(Action::From));
        if plan.optional {
            out.push(Action::Done);
        }
    }

    pub(super) fn list_march_group(&self, card: Card, from: Region, out: &mut Vec<Action>) {
        let seat = Seat(self.actor);
        let plan = self.march_plan(card, from);
        let forming = self.forming_march(card, &plan, from);
        self.list_group(seat, &forming, out);
        out.retain(|action| self.may_march_together(card, &plan, &forming, *action).is_ok());
    }

    /// R10.10: an army to march, or none if it need not.
    pub(super) fn may_set_out(&self, card: Card, action: Action) -> Verdict {
        match action {
            Action::From(from) if self.march_starts(card).any(|it| it == from) => by(r!("R10.10")),
            Action::Done if crate::cards::march_of(self, card).optional => by(r!("R10.10")),
            _ => no(r!("R10.10")),
        }
    }

    /// R10.7: only those can go together who can take the same way.
    fn may_march_together(&self, card: Card, plan: &March, forming: &Forming, action: Action) -> Verdict {
        let mut group = self.group;
        match action {
            Action::All => group = forming.may,
            Action::Add(figure) => group.put(figure),
            _ => return by(r!("R10.10")),
        }
        let way = self.march_next(card, plan, forming.from, &group, plan.steps);
        by_if(way != 0, r!("R10.10"))
    }

    pub(super) fn may_march_group(&self, card: Card, from: Region, action: Action) -> Verdict {
        let plan = self.march_plan(card, from);
        let forming = self.forming_march(card, &plan, from);
        match action {
            Action::Add(figure) if forming.may.has(figure) <= self.group.has(figure) => return no(r!("R10.10")),
            _ => self.may_form(Seat(self.actor), &forming, action)?,
        };
        self.may_march_together(card, &plan, &forming, action)
    }

    pub(super) fn march_group(&mut self, action: Action, card: Card, from: Region, left: u8) {
        let plan = self.march_plan(card, from);
        let forming = self.forming_march(card, &plan, from);
        let Some(group) = self.form(&forming, action) else { return };
        self.group = group;
        self.steps.replace(Step::MarchOn { card, from, at: from, steps: plan.steps, left });
    }

    /// The way ends when nothing more can be entered.
    pub(super) fn begin_march_on(&mut self, step: Step, events: &mut impl Sink<Event>) -> bool {
        let Step::MarchOn { card, from, at, steps, left } = step else { return false };
        let plan = self.march_plan(card, from);
        let over = self.march_next(card, &plan, at, &self.group, steps) == 0;
        if over {
            self.end_march(card, at, steps < plan.steps, left, events);
        }
        over
    }

    fn end_march(&mut self, card: Card, at: Region, gone: bool, left: u8, events: &mut impl Sink<Event>) {
        let group = std::mem::take(&mut self.group);
        self.steps.replace(Step::MarchFrom { card, left: left - 1 });
        self.note_move(at, &group);
        if gone {
            self.used_nations(group.nations(), Some(at));
            self.join(Seat(self.actor), at, &group, events);
        }
    }

    pub(super) fn list_march_on(&self, card: Card, from: Region, at: Region, steps: u8, out: &mut Vec<Action>) {
        let plan = self.march_plan(card, from);
        out.extend(regions_of(self.march_next(card, &plan, at, &self.group, steps)).map(Action::To));
        if self.may_march_on(card, from, at, steps, Action::Done).is_ok() {
            out.push(Action::Done);
        }
    }

    pub(super) fn may_march_on(&self, card: Card, from: Region, at: Region, steps: u8, action: Action) -> Verdict {
        let plan = self.march_plan(card, from);
        let may = match action {
            Action::To(to) => self.march_next(card, &plan, at, &self.group, steps) & to.bit() != 0,
            Action::Done => steps < plan.steps && plan.ends & at.bit() != 0,
            _ => false,
        };
        by_if(may, r!("R10.10"))
    }

    pub(super) fn march_on(&mut self, action: Action, step: Step, events: &mut impl Sink<Event>) {
        let Step::MarchOn { card, from, at, steps, left } = step else { return };
        let Action::To(to) = action else {
            self.end_march(card, at, true, left, events);
            return;
        };
        let group = self.group;
        self.steps.replace(Step::MarchOn { card, from, at: to, steps: steps - 1, left });
        self.march(card.side(), at, to, &group, events);
    }
}
