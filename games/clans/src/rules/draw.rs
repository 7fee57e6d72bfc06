//! Chapters 3, 4 and 13: what the dealer is asked, at setup, in the draw phase and by heroes.

use parlour_core::{Answer, Audience, Ids, Refusal, Request, Sink, Stream};

use crate::action::Submission;
use crate::event::Event;
use crate::facts::FactsRef;
use crate::ids::{Card, Ground, Lane, Pile, Side, Terrain, Zone};
use crate::pool::Hero;
use crate::setup::{Module, Setup};
use crate::state::{Activation, Clans, LANE, Phase, Relic, SideState, Slot};

/// R3.5: the stream of the middle tiles' terrains.
pub(crate) const MIDDLE_STREAM: u8 = 3;
/// R3.5: the stream of the relic.
pub(crate) const RELIC_STREAM: u8 = 4;
/// R3.5: the stream of A's base tiles; B's is the next one.
pub(crate) const BASE_STREAM: u8 = 7;

/// R3.5, R23.3: the stream of a side's deck, or of one age's deck.
pub(crate) const fn deck_stream(side: usize, age: Option<usize>) -> u8 {
    match age {
        None => 1 + side as u8,
        Some(age) => (11 + 10 * side + age) as u8,
    }
}

impl Clans {
    /// R4.1: the match before the first card is drawn.
    pub(crate) fn begin(setup: &Setup) -> Result<Clans, Refusal> {
        let (facts, terrains) = setup.facts()?;
        let mut game = Clans::empty(facts);
        for (side, terrain) in terrains.into_iter().enumerate() {
            game.sides[side].attuned = terrain.map_or(Ground::None, Ground::Of);
        }
        game.lay_bases();
        game.settle();
        Ok(game)
    }

    /// A match with full decks, empty hands and nothing on the board.
    pub(crate) fn empty(facts: FactsRef) -> Clans {
        let side = |at: usize| SideState {
            deck: facts.all[at],
            hand: Pile::default(),
            grave: Pile::default(),
            burn: Pile::default(),
            crystal: facts.rules.crystal_hp,
            gold: 0,
            struck: 0,
            streak: 0,
            uses: facts.heroes[at].map_or(0, |hero| Hero::all()[usize::from(hero)].uses),
            activation: Activation::None,
            drawn: 0,
            scorched: 0,
            families: [0; crate::facts::MAX_FAMILIES],
            seen: [0; crate::facts::MAX_FAMILIES],
            shown: 0,
            exposed: 0,
            revealed: 0,
            attuned: Ground::None,
            plan: Submission::PASS,
            edits: 0,
            submitted: false,
        };
        Clans {
            sides: [side(0), side(1)],
            facts,
            phase: Phase::SetupMiddle,
            result: None,
            turn: 1,
            zones: [Zone::Middle; 3],
            board: [[[[Slot::EMPTY; 2]; 2]; 3]; 3],
            terrain: [[Ground::None; 3]; 3],
            owners: [None; 3],
            relic: Relic::NOWHERE,
        }
    }

    /// R8.2, R25.30: the base tiles that need no roll.
    fn lay_bases(&mut self) {
        for side in 0..2 {
            let ground = match self.affinities(side) {
                Some([only]) if self.has(Module::X4) => Ground::Of(*only),
                Some(_) if self.has(Module::X4) => Ground::None,
                _ => self.sides[side].attuned,
            };
            for lane in 0..3 {
                self.terrain[lane][Zone::base(side) as usize] = ground;
            }
        }
    }

    /// R21.2: the affinities of a side's hero.
    pub(crate) fn affinities(&self, side: usize) -> Option<&'static [Terrain]> {
        self.facts.heroes[side].map(|hero| Hero::all()[usize::from(hero)].terrains.as_slice())
    }

    /// What the dealer is asked now, if anything.
    #[inline]
    pub(crate) fn request(&self) -> Option<Request> {
        match self.phase {
            Phase::Turn | Phase::Over => None,
            Phase::SetupHand(side) => self.draw_request(side, self.facts.rules.initial_hand, self.turn),
            Phase::Draw(side) => self.draw_request(side, self.facts.rules.draw_per_turn, self.turn + 1),
            Phase::HeroDraw(side) => {
                let hero = self.facts.heroes[side].map_or(0, |hero| Hero::all()[usize::from(hero)].amount);
                self.draw_request(side, hero as u8, self.turn)
            }
            Phase::SetupMiddle => self.has(Module::X4).then(|| Request::dice(Stream(MIDDLE_STREAM), 3, 4)),
            Phase::SetupBase(side) => {
                let rolled = self.affinities(side).filter(|terrains| self.has(Module::X4) && terrains.len() > 1);
                rolled.map(|terrains| Request::dice(Stream(BASE_STREAM + side as u8), 3, terrains.len() as u8))
            }
            Phase::SetupRelicLane => self.has(Module::X6).then(|| Request::dice(Stream(RELIC_STREAM), 1, 3)),
            Phase::SetupReward => self.has(Module::X6).then(|| Request::dice(Stream(RELIC_STREAM), 1, 12)),
        }
    }

    /// R4.3, R13.1, R13.2, R13.5: a draw of up to `count` cards from the deck of a turn's age; none if it is empty.
    #[inline]
    fn draw_request(&self, side: usize, count: u8, turn: u16) -> Option<Request> {
        let deck = self.active_deck(side, turn);
        let age = self.has(Module::M4).then(|| self.facts.rules.age(turn));
        let (mut rest, mut there) = (deck, 0);
        while there < count && rest != 0 {
            rest &= rest - 1;
            there += 1;
        }
        (there > 0).then(|| Request::draw(Stream(deck_stream(side, age)), there, Ids(deck)))
    }

    /// Goes on until somebody is asked.
    pub(crate) fn settle(&mut self) {
        while !matches!(self.phase, Phase::Turn | Phase::Over) && self.request().is_none() {
            self.step();
        }
    }

    /// What comes after a phase that is done.
    fn step(&mut self) {
        self.phase = match self.phase {
            Phase::SetupMiddle => Phase::SetupBase(0),
            Phase::SetupBase(0) => Phase::SetupBase(1),
            Phase::SetupBase(_) => Phase::SetupRelicLane,
            Phase::SetupRelicLane => Phase::SetupReward,
            Phase::SetupReward => Phase::SetupHand(0),
            Phase::SetupHand(0) => Phase::SetupHand(1),
            Phase::Draw(0) => Phase::Draw(1),
            Phase::SetupHand(_) | Phase::HeroDraw(_) | Phase::Draw(_) | Phase::Turn => Phase::Turn,
            Phase::Over => Phase::Over,
        };
    }

    /// R3.0, R3.6: takes the dealer's answer.
    pub(crate) fn take_answer<E: Sink<Event>>(&mut self, answer: &Answer, events: &mut E) {
        let phase = self.phase;
        match phase {
            Phase::SetupMiddle => {
                for (lane, die) in answer.iter().enumerate() {
                    self.terrain[lane][LANE] = Ground::Of(Terrain::ALL[usize::from(die - 1)]);
                }
            }
            Phase::SetupBase(side) => {
                let terrains = self.affinities(side).unwrap_or(&[]);
                for (lane, die) in answer.iter().enumerate() {
                    self.terrain[lane][Zone::base(side) as usize] = Ground::Of(terrains[usize::from(die - 1)]);
                }
            }
            Phase::SetupRelicLane => self.relic.lane = answer[0] - 1,
            Phase::SetupReward => self.relic.reward = answer[0] - 1,
            Phase::SetupHand(side) | Phase::Draw(side) => self.take_cards(side, answer, events),
            Phase::HeroDraw(side) => self.take_hero_cards(side, answer, events),
            Phase::Turn | Phase::Over => return,
        }
        self.step();
        self.settle();
        if self.phase == Phase::Turn {
            match phase {
                Phase::HeroDraw(_) => {}
                Phase::Draw(_) => self.next_turn(events),
                _ => self.announce(events),
            }
        }
    }

    /// R12.6: begins the draw phase after a combat.
    pub(crate) fn begin_draw<E: Sink<Event>>(&mut self, events: &mut E) {
        self.phase = Phase::Draw(0);
        self.settle();
        if self.phase == Phase::Turn {
            self.next_turn(events);
        }
    }

    /// R13.4
    fn next_turn<E: Sink<Event>>(&mut self, events: &mut E) {
        self.turn += 1;
        self.announce(events);
    }

    /// R23.8
    fn announce<E: Sink<Event>>(&mut self, events: &mut E) {
        let age = self.facts.rules.age(self.turn) as u8 + 1;
        events.emit(Audience::All, Event::TurnStarted { turn: self.turn, age });
    }

    /// R4.2, R13.3: puts drawn cards into the hand, or burns them; how many of each.
    fn draw_into_hand<E: Sink<Event>>(&mut self, side: usize, answer: &Answer, events: &mut E) -> (u8, u8) {
        let owner = Audience::only(Side::of(side).seat());
        let limit = usize::from(self.facts.rules.hand_limit);
        let (mut drawn, mut burned) = (0, 0);
        for id in answer {
            let card = Card::at(side, *id);
            let unit = self.unit(card);
            let state = &mut self.sides[side];
            state.deck &= !card.bit();
            if state.hand.len() >= limit {
                state.burn.push(card);
                burned += 1;
                events.emit(owner, Event::Burned { side: Side::of(side), card: unit });
            } else {
                state.hand.push(card);
                drawn += 1;
                events.emit(owner, Event::Drew { side: Side::of(side), card: unit });
            }
        }
        (drawn, burned)
    }

    fn take_cards<E: Sink<Event>>(&mut self, side: usize, answer: &Answer, events: &mut E) {
        let (cards, burned) = self.draw_into_hand(side, answer, events);
        events.emit(Audience::All, Event::Drawn { side: Side::of(side), cards, burned });
    }

    /// R21.5, R15.3: a hero's draw; the other side hears of it when the plans are revealed.
    fn take_hero_cards<E: Sink<Event>>(&mut self, side: usize, answer: &Answer, events: &mut E) {
        let (drawn, burned) = self.draw_into_hand(side, answer, events);
        self.sides[side].drawn += drawn;
        self.sides[side].scorched += burned;
    }

    /// R25.62: the claimer of the relic gets its reward.
    pub(crate) fn claim_relic<E: Sink<Event>>(&mut self, side: usize, lane: usize, events: &mut E) {
        self.relic.claimed = Some(Side::of(side));
        let full = self.sides[side].hand.len() >= usize::from(self.facts.rules.hand_limit);
        let state = &mut self.sides[side];
        if full {
            state.burn.push(Card::RELIC);
        } else {
            state.hand.push(Card::RELIC);
            state.shown |= Card::RELIC.bit();
        }
        let card = self.unit(Card::RELIC);
        let (lane, side) = (Lane::of(lane), Side::of(side));
        events.emit(Audience::All, Event::RelicClaimed { lane, side, card, burned: full });
    }
}
