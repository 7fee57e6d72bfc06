//! R3: setup.

use arrayvec::ArrayVec;
use parlour_core::{Answer, Audience, Refusal, Request, Sink, Steps, Stream};

use crate::action::Action;
use crate::data::tables;
use crate::event::Event;
use crate::ids::{Bits, Character, CharacterSet, NINE, PER_SIDE, Region, Side};
use crate::setup::{Formation, Opening, Setup};
use crate::state::{Confrontation, Flags, Spot, Step};

/// The dealer's stream for a side's random placement.
const fn stream(side: Side) -> Stream {
    Stream(1 + side as u8)
}

impl Confrontation {
    /// A new game with nobody on the board, but for formations that were agreed on.
    pub(crate) fn new_game(setup: Setup, game: u8, points: [u8; 2]) -> Self {
        let mut state = Confrontation {
            setup,
            game,
            points,
            turn: 0,
            to_move: Side::Sauron,
            ready: 0,
            spots: [Spot::Unplaced; Character::COUNT],
            seen: [0; Character::COUNT],
            revealed: CharacterSet::EMPTY,
            hands: [NINE; 2],
            played: [None; 2],
            replaced: [None; 2],
            attacker: None,
            defender: None,
            region: None,
            flags: Flags::default(),
            steps: Steps::of(Step::Place),
            over: None,
        };
        for side in Side::BOTH.into_iter().rev() {
            match setup.opening(side) {
                Opening::ByHand => {}
                Opening::Random => state.steps.push(Step::Shuffle(side)),
                Opening::Formation(formation) => {
                    state.form(formation);
                    state.ready |= 1 << side.index();
                }
            }
        }
        state
    }

    /// R3.2, R3.3: everybody who is not placed yet to every place that has room; then the word
    /// that it is final.
    pub(crate) fn legal_placement(&self, side: Side, out: &mut Vec<Action>) {
        let rooms = self.rooms(side);
        if rooms == 0 {
            out.push(Action::Confirm);
            return;
        }
        let rooms: ArrayVec<Region, PER_SIDE> = Bits(rooms).map(|region| Region::ALL[region]).collect();
        for (who, spot) in Character::all_of(side).zip(self.side_spots(side)) {
            if *spot == Spot::Unplaced {
                out.extend(rooms.iter().map(|region| Action::Place(who, *region)));
            }
        }
        out.extend(Formation::of(side).map(Action::Formation));
    }

    pub(crate) fn why_not_place(&self, side: Side, who: Character, region: Region) -> Refusal {
        let rule = placing_rule(side);
        let counts = crate::data::data().region(region).start;
        let reason = if who.side() != side {
            return Refusal::new("R3.1", "refuse.enemy_piece");
        } else if self.spot(who) != Spot::Unplaced {
            return Refusal::new("R3.1", "refuse.placed");
        } else if counts == [0, 0] {
            return Refusal::new("R3.4", "refuse.mountains_empty");
        } else if counts[side.index()] == 0 {
            "refuse.start_region"
        } else {
            "refuse.start_full"
        };
        Refusal::new(rule, reason)
    }

    pub(crate) fn why_not_form(side: Side, formation: Formation) -> Refusal {
        if formation.side() == side {
            Refusal::new(placing_rule(side), "refuse.placed_all")
        } else {
            Refusal::new("R3.1", "refuse.enemy_piece")
        }
    }

    pub(crate) fn why_not_confirm(side: Side) -> Refusal {
        Refusal::new(placing_rule(side), "refuse.unplaced")
    }

    pub(crate) fn apply_place(&mut self, who: Character, region: Region, events: &mut impl Sink<Event>) {
        self.spots[who.index()] = Spot::On(region);
        let owner = Audience::only(self.seat_of(who.side()));
        events.emit(owner, Event::Placed { character: who, region });
    }

    pub(crate) fn apply_formation(&mut self, formation: Formation, events: &mut impl Sink<Event>) {
        self.form(formation);
        let side = formation.side();
        events.emit(Audience::only(self.seat_of(side)), Event::Formed { side, formation });
    }

    pub(crate) fn apply_confirm(&mut self, side: Side, events: &mut impl Sink<Event>) {
        self.ready |= 1 << side.index();
        events.emit(Audience::All, Event::Ready { side });
    }

    /// What the dealer is asked for a random placement: the side's nine in any order.
    pub(crate) fn placement_request(side: Side) -> Request {
        Request::draw(stream(side), PER_SIDE as u8, parlour_core::Ids::first(PER_SIDE as u8))
    }

    /// The first four drawn go home, the others to the front, row by row.
    pub(crate) fn deal_placement(&mut self, side: Side, answer: &Answer, events: &mut impl Sink<Event>) {
        self.steps.pop();
        events.emit(Audience::All, Event::Shuffled { side });
        for (nth, region) in answer.iter().zip(tables().slots[side.index()]) {
            self.apply_place(Character::of(side, usize::from(*nth)), region, events);
        }
        self.apply_confirm(side, events);
    }

    /// R3.6, R3.7: cards are in hand, Sauron begins; each side knows how many stand where.
    pub(crate) fn begin_play(&mut self, events: &mut impl Sink<Event>) {
        self.steps.replace(Step::BeginTurn);
        self.to_move = Side::Sauron;
        self.turn = 1;
        for side in Side::BOTH {
            self.know_opening(side);
        }
        events.emit(Audience::All, Event::Began { game: self.game + 1 });
    }

    fn form(&mut self, formation: Formation) {
        let def = formation.def();
        for (nth, region) in def.regions.into_iter().enumerate() {
            self.spots[Character::of(def.side, nth).index()] = Spot::On(region);
        }
    }

    /// The regions where a character of `side` may still start.
    fn rooms(&self, side: Side) -> u16 {
        let slots = &tables().slots[side.index()];
        let home = slots[0];
        let crowd = self.crowd(side);
        let front = slots.iter().fold(0, |bits, region| bits | 1u16 << region.index()) & !(1 << home.index());
        front & !crowd.some() | (1 << home.index()) & !crowd.at_least(4)
    }
}

const fn placing_rule(side: Side) -> &'static str {
    match side {
        Side::Fellowship => "R3.2",
        Side::Sauron => "R3.3",
    }
}
