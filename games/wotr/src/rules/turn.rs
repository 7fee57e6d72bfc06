//! R3: the turn and its phases.

use parlour_core::{Answer, Seat, Sink};

use crate::action::Action;
use crate::event::{Event, tell_all};
use crate::ids::{Character, Deck, Face, Side};
use crate::rules::law::{Verdict, by, no};
use crate::state::{Step, Wotr};

/// R3.3: Action dice without bonus.
const BASE_DICE: [u8; 2] = [4, 7];

impl Wotr {
    /// R3.1, R3.2, R3.3, R3.4: recovers the dice and lays out the phases of a new turn.
    pub(super) fn begin_turn(&mut self, events: &mut impl Sink<Event>) {
        self.turn += 1;
        self.hunted = self.hunt_box[Side::FreePeoples.index()] > 0;
        self.hunt_box = [0; 2];
        self.dice = [[0; 7]; 2];
        self.spent = [0; 2];
        self.ring_used = [false; 2];
        self.moved_or_hid = false;
        self.messenger = false;
        (self.last_nations, self.last_armies) = (0, [None; 2]);
        self.next = 0;
        let bonus = |characters: &[Character]| characters.iter().filter(|it| self.in_play(**it)).count() as u8;
        self.pool = [
            BASE_DICE[0] + bonus(&[Character::Aragorn, Character::GandalfWhite]),
            BASE_DICE[1] + bonus(&[Character::Saruman, Character::WitchKing, Character::MouthOfSauron]),
        ];
        for side in Side::ALL {
            self.pool[side.index()] += self.more_dice(side);
        }
        tell_all(events, Event::Turn { turn: self.turn });
        self.pass_lead(events);
        self.steps.then([
            Step::Fellowship { declared: false },
            Step::Allocate,
            Step::Roll(Side::FreePeoples),
            Step::Roll(Side::Shadow),
            Step::Actions,
            Step::EndActions,
            Step::Victory,
        ]);
        self.lay_out_draws();
    }

    /// R2.10: the first turn begins before anybody listens; it is told with the first card.
    pub(super) fn announce_start(&self, events: &mut impl Sink<Event>) {
        if self.deck == self.all_cards() && self.unnamed == [[0; 2]; 4] {
            tell_all(events, Event::Turn { turn: self.turn });
            self.tell_lead(events);
        }
    }

    /// R3.4, R24.4, R24.6: draws, discards and swaps, Free Peoples first.
    fn lay_out_draws(&mut self) {
        let seats = self.seats_by_side();
        for seat in seats.iter().rev() {
            if self.teammate(*seat).is_some() && self.leader(Wotr::side_of(*seat)) != *seat {
                self.steps.push(Step::SwapOffer(*seat));
            }
        }
        for seat in seats.iter().rev() {
            self.steps.push(Step::HandLimit(*seat));
        }
        for seat in seats.iter().rev() {
            let [character, strategy] = Deck::of(Wotr::side_of(*seat));
            if self.teammate(*seat).is_some() && self.turn > 1 {
                self.steps.push(Step::PickDeck(*seat));
            } else {
                self.steps.then([Step::Draw(*seat, character), Step::Draw(*seat, strategy)]);
            }
        }
    }

    /// R3.7, R3.8, R3.9: how many dice the Shadow may allocate.
    pub(crate) fn allocation(&self) -> (u8, u8) {
        let most = (self.company().count_ones() as u8).max(1).min(self.pool[Side::Shadow.index()]);
        (u8::from(self.hunted).min(most), most)
    }

    pub(super) fn begin_allocate(&mut self, events: &mut impl Sink<Event>) -> bool {
        let (least, most) = self.allocation();
        if least == most {
            self.allocate(Action::Allocate(least), events);
        }
        least == most
    }

    pub(super) fn may_allocate(&self, action: Action) -> Verdict {
        let (least, most) = self.allocation();
        match action {
            Action::Allocate(count) if count < least => no(r!("R3.8")),
            Action::Allocate(count) if count > most => no(r!("R3.7")),
            Action::Allocate(_) => by(r!("R3.6")),
            _ => no(r!("R3.6")),
        }
    }

    /// R3.6: the dice go into the Hunt Box unrolled.
    pub(super) fn allocate(&mut self, action: Action, events: &mut impl Sink<Event>) {
        let Action::Allocate(count) = action else { return };
        self.hunt_box[Side::Shadow.index()] = count;
        self.steps.end();
        tell_all(events, Event::Allocated { count });
    }

    /// R3.10: how many dice a side rolls.
    pub(super) fn dice_to_roll(&self, side: Side) -> u8 {
        match side {
            Side::FreePeoples => self.pool[0],
            Side::Shadow => self.pool[1].saturating_sub(self.hunt_box[1]),
        }
    }

    /// R3.10: the faces; every Eye goes to the Hunt Box at once.
    pub(super) fn roll(&mut self, side: Side, answer: &Answer, events: &mut impl Sink<Event>) {
        let mut faces = arrayvec::ArrayVec::new();
        for number in answer {
            let face = Face::rolled(side, *number);
            faces.push(face);
            self.dice[side.index()][face.index()] += 1;
        }
        let eyes = std::mem::take(&mut self.dice[side.index()][Face::Eye.index()]);
        self.hunt_box[Side::Shadow.index()] += eyes;
        self.steps.end();
        tell_all(events, Event::Rolled { side, faces });
        if eyes > 0 {
            tell_all(events, Event::Eyes { count: eyes });
        }
    }

    /// R3.11, R3.12, R24.8, R24.10: who acts next.
    pub(super) fn next_action(&mut self) {
        if self.unused(Side::FreePeoples) + self.unused(Side::Shadow) == 0 {
            self.steps.end();
            return;
        }
        let order = self.order();
        loop {
            let seat = order[usize::from(self.next) % order.len()];
            self.next = (self.next + 1) % order.len() as u8;
            if self.unused(Wotr::side_of(seat)) > 0 {
                self.actor = seat.0;
                self.steps.push(Step::Act(seat));
                return;
            }
        }
    }

    /// R3.14, R22.13: an idle Fellowship on the Mordor Track suffers.
    pub(super) fn end_actions(&mut self, events: &mut impl Sink<Event>) {
        self.steps.end();
        if self.mordor.is_some() && !self.moved_or_hid {
            self.corrupt(1, crate::event::Cause::Mordor, events);
        }
    }

    /// The seats, Free Peoples first, those who lead last.
    fn seats_by_side(&self) -> arrayvec::ArrayVec<Seat, 4> {
        let mut seats = arrayvec::ArrayVec::new();
        for side in Side::ALL {
            let lead = self.leader(side);
            seats.extend(self.teammate(lead));
            seats.push(lead);
        }
        seats
    }
}
