//! R3: setup.

use parlour_core::{Answer, Audience, Refusal, Request, Sink, Steps, Stream};

use crate::action::{Action, append};
use crate::board::{Board, Spot};
use crate::data::PLACES;
use crate::event::Event;
use crate::ids::{Character, CharacterSet, NINE, PER_SIDE, Region, Side};
use crate::rules::needs;
use crate::setup::{Formation, Opening, Setup};
use crate::state::{Confrontation, Flags, Step};

const FORMATIONS: [[Action; 5]; 2] = {
    let mut all = [[Action::Confirm; 5]; 2];
    let mut nth = 0;
    while nth < Formation::ALL.len() {
        all[nth / 5][nth % 5] = Action::Formation(Formation::ALL[nth]);
        nth += 1;
    }
    all
};

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
            spots: Board::EMPTY,
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
        let mut count = 0;
        let mut regions = [Region::TheShire; PLACES + 1];
        for region in self.tables().places[side.index()] {
            regions[count] = region;
            count += usize::from(rooms >> region.index() & 1);
        }
        append::<{ PER_SIDE * PLACES }>(out, |found| {
            let mut at = 0;
            for who in Character::in_mask(side, self.spots.unplaced(side)) {
                let Some(found) = found.get_mut(at..at + PLACES) else { break };
                for nth in 0..PLACES {
                    found[nth] = Action::Place(who, regions[nth]);
                }
                at += count;
            }
            at
        });
        out.extend_from_slice(&FORMATIONS[side.index()]);
    }

    /// R3.1: somebody who is not placed yet, on a starting place that has room.
    pub(crate) fn may_place(&self, side: Side, who: Character, region: Region) -> Result<(), Refusal> {
        needs(who.side() == side, "R3.1", "refuse.enemy_piece")?;
        needs(self.spots.unplaced(side) & who.bit() != 0, "R3.1", "refuse.placed")?;
        let starts = self.data().region(region).start;
        needs(starts != [0, 0], "R3.4", "refuse.mountains_empty")?;
        needs(starts[side.index()] != 0, placing_rule(side), "refuse.start_region")?;
        needs(self.rooms(side) >> region.index() & 1 == 1, placing_rule(side), "refuse.start_full")
    }

    /// A formation of one's own, while somebody is not placed yet.
    pub(crate) fn may_form(&self, side: Side, formation: Formation) -> Result<(), Refusal> {
        needs(formation.side() == side, "R3.1", "refuse.enemy_piece")?;
        needs(self.rooms(side) != 0, placing_rule(side), "refuse.placed_all")
    }

    pub(crate) fn may_confirm(&self, side: Side) -> Result<(), Refusal> {
        needs(self.rooms(side) == 0, placing_rule(side), "refuse.unplaced")
    }

    pub(crate) fn apply_place(&mut self, who: Character, region: Region, events: &mut impl Sink<Event>) {
        self.spots.put(who, Spot::On(region));
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
        for (nth, region) in answer.iter().zip(self.tables().slots[side.index()]) {
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
        let def = formation.def(self.data());
        for (nth, region) in def.regions.into_iter().enumerate() {
            self.spots.put(Character::of(def.side, nth), Spot::On(region));
        }
    }

    /// The regions where a character of `side` may still start.
    #[inline]
    fn rooms(&self, side: Side) -> u16 {
        let (starts, to_eight) = self.tables().starts[side.index()];
        starts & !self.crowd(side).full(to_eight)
    }
}

/// The rule that says where a side starts.
pub(crate) const fn placing_rule(side: Side) -> &'static str {
    match side {
        Side::Fellowship => "R3.2",
        Side::Sauron => "R3.3",
    }
}
