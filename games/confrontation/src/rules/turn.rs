//! R4 and R17: turns, and how a game ends.

use parlour_core::{Audience, Sink};

use crate::data::{Trigger, Turn};
use crate::event::{Event, Why};
use crate::ids::{Character, CharacterSet, Side};
use crate::rules::{Flow, abilities};
use crate::state::{Confrontation, End, Flags, Step};

impl Confrontation {
    /// R4.2, R17.5: whoever cannot move has lost.
    #[inline]
    pub(crate) fn begin_turn(&mut self, events: &mut impl Sink<Event>) {
        let side = self.to_move;
        events.emit(Audience::All, Event::Turn { number: self.turn, side });
        if self.raise_to_all(Trigger::StartTurn, events) == Flow::Stopped {
            return;
        }
        if !self.can_step(side) {
            if !self.can_move(side) {
                return self.end_game(Some(side.other()), Why::NoLegalMove, events);
            }
            events.emit(Audience::All, Event::StillMoves { side });
        }
        self.steps.replace(Step::Move);
    }

    /// R4.3g, R4.3h, R16.5, R20.4: everybody is concealed, the turn passes; R17.6 may stop the game.
    /// What comes just before goes on to it at once: [`Confrontation::run`] would come to it by a jump
    /// that cannot be foreseen.
    pub(crate) fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        if self.raise_to_all(Trigger::EndTurn, events) == Flow::Stopped {
            return;
        }
        self.conceal(events);
        self.attacker = None;
        self.region = None;
        self.flags = Flags::default();
        if self.turn >= self.setup.turn_limit {
            return self.end_game(None, Why::TurnLimit, events);
        }
        self.turn += 1;
        self.to_move = self.to_move.other();
        self.steps.replace(Step::BeginTurn);
        self.begin_turn(events);
    }

    /// R16.5
    fn conceal(&mut self, events: &mut impl Sink<Event>) {
        if !self.revealed.is_empty() {
            self.revealed = CharacterSet::EMPTY;
            events.emit(Audience::All, Event::Concealed);
        }
    }

    /// R21.2: the start and the end of a turn, for everybody alive. The classic set has no ability
    /// that works then.
    #[inline]
    fn raise_to_all(&mut self, trigger: Trigger, events: &mut impl Sink<Event>) -> Flow {
        let nobody = self.tables().called(trigger, Turn::Usual).is_empty();
        if nobody { Flow::On } else { self.resolve_for_all(trigger, events) }
    }

    /// Who has something to do is shown; with a game that ends nothing more is done.
    #[cold]
    fn resolve_for_all(&mut self, trigger: Trigger, events: &mut impl Sink<Event>) -> Flow {
        let step = self.steps.top();
        for who in Character::ALL {
            if !self.is_alive(who) || abilities::due(self, who, trigger, Turn::Usual).is_none() {
                continue;
            }
            self.reveal(who, events);
            let _ = abilities::resolve(self, who, trigger, Turn::Usual, events);
            if self.steps.top() != step {
                return Flow::Stopped;
            }
        }
        self.conceal(events);
        Flow::On
    }

    /// R17: the game is over. All pieces are turned up; in a match of two the next game follows
    /// (R3.8).
    pub(crate) fn end_game(&mut self, winner: Option<Side>, why: Why, events: &mut impl Sink<Event>) {
        self.reveal_everybody(events);
        let left = Side::BOTH.map(|side| self.living(side).count_ones() as u8);
        events.emit(Audience::All, Event::GameOver { winner, why, fellowship: left[0], sauron: left[1] });
        self.steps.clear();
        self.attacker = None;
        self.defender = None;
        self.region = None;
        self.flags = Flags::default();
        self.put_down_cards();
        if self.setup.two_games {
            if let Some(side) = winner {
                self.points[self.seat_of(side).index()] += left[side.index()];
            }
            events.emit(Audience::All, Event::Points { first: self.points[0], second: self.points[1] });
            if self.game == 0 {
                *self = Confrontation::new_game(self.setup, 1, self.points);
                return;
            }
        }
        self.over = Some(End { winner, reason: why });
    }

    fn put_down_cards(&mut self) {
        self.played = [None; 2];
        self.replaced = [None; 2];
        if self.hands.contains(&0) {
            self.hands = [crate::ids::NINE; 2];
        }
    }
}
