//! The way back from a view to a state: positions from the table's view (R28), and states that a
//! seat cannot tell from the real one (R25).

use parlour_core::{Refusal, Rng, Seat};

use crate::audit::{Broken, barred, barred_if};
use crate::data::{book, map};
use crate::event::MOST_ACTION_DICE;
use crate::ids::{CARDS, Card, Character, Deck, Face, Nation, REGIONS, Region, Side, Tile, Whereabouts, cards_of};
use crate::rules::Waits;
use crate::rules::actions::TRACK_END;
use crate::rules::fellowship::{CORRUPTED, CRACK_OF_DOOM};
use crate::setup::{Setup, Start};
use crate::state::{Battle, BattleKind, DEPTH, Group, MOVES, NAZGUL, Offer, Step, Wotr};
use crate::view::{Phase, Pile, View, phase_of};

/// No battle has more hits or failed dice than this.
const MOST_HITS: u8 = 40;

/// No card adds more regions to a journey than this, or gives a higher Level.
const LONGEST_JOURNEY: u8 = 12;

/// R3.3: the most dice of each side, with all the characters that bring one.
const LARGEST_POOLS: [u8; 2] = [6, 10];

/// R3.1: the steps of a turn that lie under all others, the last first.
const PHASES: [Step; 8] = [
    Step::Turn,
    Step::Victory,
    Step::EndActions,
    Step::Actions,
    Step::Roll(Side::Shadow),
    Step::Roll(Side::FreePeoples),
    Step::Allocate,
    Step::Fellowship { declared: false },
];

/// R3.1: whether the phases still to come are those of a turn, in their order and under the rest.
fn phases_in_order(flow: &[Step]) -> bool {
    let plain = |step: &Step| match step {
        Step::Fellowship { .. } => Step::Fellowship { declared: false },
        step => *step,
    };
    let first = flow.iter().zip(&PHASES).take_while(|(step, phase)| plain(step) == **phase).count();
    first > 0 && !flow[first..].iter().any(|step| PHASES.contains(&plain(step)))
}

fn set_of(cards: &[Card]) -> u128 {
    cards.iter().fold(0, |set, card| set | card.bit())
}

fn tile_set(tiles: &[Tile]) -> u32 {
    tiles.iter().fold(0, |set, tile| set | tile.bit())
}

fn nation_set(nations: &[Nation]) -> u8 {
    nations.iter().fold(0, |set, nation| set | 1 << *nation as u8)
}

impl Wotr {
    /// R28: a state from the table's view.
    pub(crate) fn from_view(view: &View) -> Result<Self, Refusal> {
        let mut game = Wotr::from_public(view)?;
        game.read_cards(view)?;
        game.read_flow(view)?;
        game.invariants()?;
        game.run(&mut parlour_core::NoEvents);
        game.goes_on()?;
        Ok(game)
    }

    /// Whether somebody can answer what is asked.
    fn goes_on(&self) -> Result<(), Broken> {
        let answerable = match self.waits() {
            _ if self.ending.is_some() => true,
            Some(Waits::Chance(request)) => request.count() > 0 && !request.candidates().is_empty(),
            Some(Waits::Seat(seat)) => {
                let mut legal = Vec::new();
                self.list_legal(&mut legal);
                seat.0 < self.setup.seats && !legal.is_empty()
            }
            None => false,
        };
        if answerable { Ok(()) } else { barred(r!("R3.1"), "flow: nobody can answer what is asked") }
    }

    /// Everything but the cards and the flow.
    fn from_public(view: &View) -> Result<Self, Refusal> {
        view.setup.check()?;
        let mut game = Wotr::fresh(Setup { start: Start::Standard, ..view.setup });
        game.setup = view.setup;
        game.turn = view.turn.max(1);
        for (side, seat) in &view.leading {
            barred_if(seat.0 >= game.setup.seats || Wotr::side_of(*seat) != *side, r!("R24.3"), "leading")?;
            game.leading[side.index()] = seat.0;
        }
        game.read_regions(view)?;
        game.read_figures(view)?;
        game.read_nations(view)?;
        game.read_fellowship(view)?;
        game.read_dice(view)?;
        game.read_hunt(view)?;
        game.read_doing(view)?;
        if let Some(battle) = &view.battle {
            game.battle = Battle {
                kind: battle.kind,
                attacker: battle.attacker,
                seat: battle.seat.0,
                from: battle.from,
                region: battle.region,
                force: battle.force,
                round: battle.round,
                cards: [None; 2],
                backs: [None; 2],
                shown: battle.shown,
                missed: Side::ALL.map(|side| battle.missed.get(&side).copied().unwrap_or(0)),
                hits: Side::ALL.map(|side| battle.hits.get(&side).copied().unwrap_or(0)),
                white_rider: battle.white_rider,
                sheltered: battle.sheltered,
                forfeited: battle.forfeited,
                tactics: battle.tactics,
                by: battle.by,
            };
            barred_if(battle.kind == BattleKind::None || battle.seat.0 >= game.setup.seats, r!("R12.1"), "battle")?;
            let wrong = (battle.from == battle.region) == (battle.kind == BattleKind::Field);
            barred_if(wrong, r!("R12.1"), "battle/from")?;
            barred_if(Wotr::side_of(battle.seat) != battle.attacker, r!("R12.1"), "battle/attacker")?;
            let walls = game.strongholds(battle.attacker.enemy()) & battle.region.bit() != 0;
            let wrong = battle.sheltered && (battle.kind != BattleKind::Field || !walls);
            barred_if(wrong, r!("R16.3"), "battle/sheltered")?;
            let wrong = battle.missed.values().chain(battle.hits.values()).any(|count| *count > MOST_HITS);
            barred_if(wrong, r!("R13.13"), "battle/hits")?;
            barred_if(!battle.tactics.is_possible(MOST_HITS), r!("R13.13"), "battle/tactics")?;
        }
        game.ending = view.ending;
        Ok(game)
    }

    fn read_regions(&mut self, view: &View) -> Result<(), Broken> {
        self.units = [[0; 16]; REGIONS];
        self.leaders = [[0; 6]; REGIONS];
        self.armies = [0; 2];
        let company =
            view.characters.iter().any(|(it, place)| *place == Whereabouts::FELLOWSHIP && *it != Character::Gollum);
        for (character, place) in &view.characters {
            let fits = match *character {
                // R19.7: he is where the Companions are not.
                Character::Gollum if *place == if company { Whereabouts::ASIDE } else { Whereabouts::FELLOWSHIP } => {
                    continue;
                }
                Character::Gollum => false,
                _ if *place == Whereabouts::FELLOWSHIP => Character::STARTING & character.bit() != 0,
                _ => true,
            };
            barred_if(!fits, r!("R2.4"), format_args!("characters/{character}"))?;
            self.at[character.index()] = *place;
        }
        for (region, place) in &view.regions {
            let settled = map().settlements & region.bit() != 0;
            if let Some(side) = place.control {
                barred_if(!settled, r!("R7.4"), format_args!("regions/{region}/control"))?;
                self.hold(side, *region);
            }
            if place.captor.is_some() {
                self.credit(place.captor, *region);
            }
            if place.siege || !place.besieged.is_empty() || !place.sieging.is_empty() {
                barred_if(map().strongholds & region.bit() == 0, r!("R16.5"), format_args!("regions/{region}/siege"))?;
                self.besieged |= region.bit();
            }
            // R16.5: those in the field are one party of a siege, or were there before it was written.
            let whole = place.besieged.count() > 0 && place.sieging.count() > 0;
            let field = if whole { &Group::EMPTY } else { &place.normal };
            for group in [field, &place.besieged, &place.sieging, &place.rear_guard] {
                let wrong = group.units.iter().chain(&group.leaders).any(|count| *count > 40);
                barred_if(wrong, r!("R8.1"), format_args!("regions/{region}"))?;
                self.put(Side::FreePeoples, *region, group);
            }
            for side in Side::ALL {
                let count: u16 = self.units[region.index()][side.nations().start * 2..side.nations().end * 2]
                    .iter()
                    .map(|count| u16::from(*count))
                    .sum();
                barred_if(count > 40, r!("R8.1"), format_args!("regions/{region}: {count} units"))?;
                self.armies[side.index()] &= !region.bit();
                if count > 0 {
                    self.armies[side.index()] |= region.bit();
                }
            }
            let sides = self.armies[0] & self.armies[1];
            let wrong = !place.siege && self.besieged & !sides & region.bit() != 0;
            barred_if(wrong, r!("R16.5"), format_args!("regions/{region}: a siege needs both sides"))?;
            for side in &place.mixed {
                self.mixed[side.index()] |= region.bit();
            }
        }
        Ok(())
    }

    /// R1.8: what is not on the map and not out of the game is in the reinforcements.
    fn read_figures(&mut self, view: &View) -> Result<(), Broken> {
        for nation in Nation::ALL {
            let at = nation.index();
            let record = &book().nations[at];
            let supply = [record.regular, record.elite, record.leader + record.nazgul];
            let dead = view.casualties.get(&nation).copied().unwrap_or_default();
            let dead = [dead.regular, dead.elite, dead.leader];
            let leader = at.min(NAZGUL);
            for rank in 0..3 {
                let on_map: u32 = (0..REGIONS)
                    .map(|region| match rank {
                        2 if at == Nation::Isengard.index() || at == Nation::Southrons.index() => 0,
                        2 => u32::from(self.leaders[region][leader]),
                        _ => u32::from(self.units[region][at * 2 + rank]),
                    })
                    .sum();
                let gone = on_map + u32::from(dead[rank]);
                if gone > u32::from(supply[rank]) {
                    let what = ["regular", "elite", "leader"][rank];
                    return barred(r!("R1.8"), format!("{nation:?}: {gone} {what} figures of {}", supply[rank]));
                }
                self.reserve[at][rank] = supply[rank] - gone as u8;
                if at < NAZGUL {
                    self.casualties[at][rank] = dead[rank];
                } else if dead[rank] > 0 {
                    return barred(r!("R1.9"), format!("casualties/{nation:?}"));
                }
            }
        }
        Ok(())
    }

    fn read_nations(&mut self, view: &View) -> Result<(), Broken> {
        for (nation, place) in &view.nations {
            let steps = place.position.steps();
            barred_if(steps == 0 && !place.active, r!("R18.2"), format_args!("nations/{nation:?}"))?;
            self.to_war[nation.index()] = steps;
            self.active = (self.active & !(1 << *nation as u8)) | u8::from(place.active) << *nation as u8;
        }
        Ok(())
    }

    fn read_fellowship(&mut self, view: &View) -> Result<(), Broken> {
        let fellowship = &view.fellowship;
        let last = u8::from(view.ending.is_some());
        barred_if(fellowship.corruption >= CORRUPTED + last, r!("R19.2"), "fellowship/corruption")?;
        barred_if(fellowship.progress > TRACK_END, r!("R19.2"), "fellowship/progress")?;
        let fallen = fellowship.mordor.is_some_and(|step| step >= CRACK_OF_DOOM + last);
        barred_if(fallen, r!("R19.2"), "fellowship/mordor")?;
        self.ring_bearers = fellowship.region;
        self.mordor = fellowship.mordor;
        self.progress = fellowship.progress;
        self.hidden = fellowship.hidden;
        self.corruption = fellowship.corruption;
        self.touched = fellowship.touched.iter().fold(0, |set, region| set | region.bit());
        self.path = fellowship.path.iter().fold(0, |set, region| set | region.bit());
        self.guide = fellowship.guide;
        if view.flow.iter().any(|step| matches!(step, Step::PickGuide)) {
            return Ok(());
        }
        self.read_guide()
    }

    /// R19.5, R19.7: a Guide who may not be one is refused; but the Guide of the start, if he is
    /// gone, stands in a position that does not speak of the Guide.
    fn read_guide(&mut self) -> Result<(), Broken> {
        let possible = self.guides_now();
        if possible & self.guide.bit() != 0 {
            return Ok(());
        }
        if self.guide != Character::GandalfGrey || self.company() & self.guide.bit() != 0 {
            return barred(r!("R19.5"), format!("fellowship/guide: {}", self.guide));
        }
        self.guide = Character::ALL[possible.trailing_zeros() as usize];
        Ok(())
    }

    fn read_dice(&mut self, view: &View) -> Result<(), Broken> {
        let most = MOST_ACTION_DICE as u8;
        for (side, dice) in &view.dice {
            let at = side.index();
            self.dice[at] = [0; 7];
            for (face, count) in &dice.unused {
                let barred = *face == Face::Eye || (*face == Face::Will && *side == Side::Shadow);
                let wrong = barred || *count > most;
                barred_if(wrong, r!("R4.3"), format_args!("dice/{side:?}/{face:?}"))?;
                self.dice[at][face.index()] = *count;
            }
            self.pool[at] = dice.pool;
            self.spent[at] = dice.spent;
            self.hunt_box[at] = dice.hunt_box;
            self.rings[at] = dice.rings;
            self.ring_used[at] = dice.ring_used;
            let wrong = dice.pool > most || dice.spent > most || dice.hunt_box > most;
            barred_if(wrong, r!("R3.3"), format_args!("dice/{side:?}"))?;
        }
        barred_if(self.rings[0].saturating_add(self.rings[1]) > 3, r!("R2.5"), "dice/rings")?;
        Ok(())
    }

    /// R21.11: a tile that is named as drawn, removed or waiting is not in the pool.
    fn read_hunt(&mut self, view: &View) -> Result<(), Broken> {
        let hunt = &view.hunt;
        self.removed = tile_set(&hunt.removed);
        self.drawn = tile_set(&hunt.drawn) & !self.removed;
        self.waiting = tile_set(&hunt.waiting);
        self.tiles = tile_set(&hunt.pool) & !(self.removed | self.drawn | self.waiting);
        barred_if(self.waiting & (Tile::STANDARD | self.drawn | self.removed) != 0, r!("R21.2"), "hunt/waiting")?;
        // R21.11: a standard tile that is nowhere else has been drawn.
        self.drawn |= Tile::STANDARD & !(self.tiles | self.removed);
        self.hunt = hunt.run;
        Ok(())
    }

    fn read_doing(&mut self, view: &View) -> Result<(), Broken> {
        let doing = &view.doing;
        let wrong = doing.actor.0 >= self.setup.seats || doing.flown.len() > 8 || doing.moved.len() > MOVES;
        barred_if(wrong, r!("R3.11"), "doing")?;
        self.actor = doing.actor.0;
        self.die = doing.die;
        self.next = doing.next % 4;
        self.hunted = doing.hunted;
        self.moved_or_hid = doing.moved_or_hid;
        self.messenger = doing.messenger;
        let mut minions = Character::of(Character::MINIONS & self.all_characters());
        let on_map = minions.any(|it| self.at[it.index()] != Whereabouts::ASIDE);
        self.minions = doing.minions || on_map;
        let remembered = !doing.last_nations.is_empty() || !doing.last_armies.is_empty();
        barred_if(remembered && self.setup.seats != 3, r!("R24.24"), "doing/last_nations")?;
        self.last_nations = nation_set(&doing.last_nations);
        self.last_armies =
            two_places(&doing.last_armies).ok_or_else(|| Broken::new(r!("R24.24"), "doing/last_armies"))?;
        self.now_nations = nation_set(&doing.now_nations);
        self.now_armies = two_places(&doing.now_armies).ok_or_else(|| Broken::new(r!("R24.24"), "doing/now_armies"))?;
        self.group = doing.group;
        for (slot, moved) in self.moved.iter_mut().zip(&doing.moved) {
            *slot = Some(*moved);
        }
        self.travelled = doing.travelled.iter().fold(0, |set, character| set | character.bit());
        for (slot, region) in self.flown.iter_mut().zip(&doing.flown) {
            *slot = Some(*region);
        }
        self.flown.sort_unstable();
        Ok(())
    }

    /// R2.6: a card that is nowhere else is in its deck.
    fn read_cards(&mut self, view: &View) -> Result<(), Broken> {
        let cards = &view.cards;
        let seats = usize::from(self.setup.seats);
        let wrong = cards.hands.len() != seats || cards.face_down.len() != seats || cards.given.len() != seats;
        barred_if(wrong, r!("R6.3"), "cards")?;
        let mut all = 0u128;
        let mut once = |place: &str, cards: u128| {
            barred_if(all & cards != 0, r!("R2.6"), place)?;
            all |= cards;
            Ok(cards)
        };
        for seat in 0..seats {
            let hand = set_of(cards.hands[seat].cards.as_deref().unwrap_or_default());
            let down = set_of(cards.face_down[seat].cards.as_deref().unwrap_or_default());
            let decks = Deck::of(Wotr::side_of(Seat(seat as u8)));
            let wrong = (hand | down) & !(decks[0].cards() | decks[1].cards()) != 0;
            barred_if(wrong, r!("R2.6"), format_args!("cards/hands/{seat}"))?;
            self.hands[seat] = once("cards/hands", hand)?;
            self.face_down[seat] = once("cards/face_down", down)?;
            self.given[seat] = set_of(&cards.given[seat]);
            if self.is_companion() {
                self.unnamed[seat] = unnamed(&cards.hands[seat], decks)
                    .ok_or_else(|| Broken::new(r!("R6.3"), format!("cards/hands/{seat}")))?;
                self.unnamed_down[seat] = unnamed(&cards.face_down[seat], decks)
                    .ok_or_else(|| Broken::new(r!("R6.3"), format!("cards/face_down/{seat}")))?;
            }
        }
        self.face_up = once("cards/face_up", set_of(&cards.face_up))?;
        self.table = once("cards/table", set_of(&cards.table))?;
        if let Some(battle) = &view.battle {
            for (side, combat) in &battle.cards {
                match combat.card {
                    Some(card) => {
                        self.battle.cards[side.index()] = Some(card);
                        once("battle/cards", card.bit())?;
                    }
                    None if self.is_companion() && combat.deck.side() == *side => {
                        self.battle.backs[side.index()] = Some(combat.deck);
                    }
                    None => return barred(r!("R13.3"), "battle/cards"),
                }
            }
        }
        self.offered = match (cards.offered, cards.offered_back) {
            (Some(card), _) => Some(Offer::Named(card)),
            (None, Some(deck)) if self.is_companion() => Some(Offer::Unnamed(deck)),
            _ => None,
        };
        self.deck = self.all_cards() & !all;
        // More than are left may be written: the start's count stays where a hand is given.
        match cards.decks.iter().find(|(deck, count)| **count < self.deck_size(**deck)) {
            Some((deck, _)) => barred(r!("R2.6"), format!("cards/decks: say where the other {deck:?} cards are")),
            None => Ok(()),
        }
    }

    /// The flow as given, or the one that belongs to the phase.
    fn read_flow(&mut self, view: &View) -> Result<(), Broken> {
        barred_if(view.flow.len() > DEPTH - 8 || !phases_in_order(&view.flow), r!("R3.1"), "flow")?;
        for (at, step) in view.flow.iter().enumerate() {
            barred_if(!self.may_stand_in_flow(*step), r!("R3.1"), format_args!("flow/{at}"))?;
            let unlimited = match step {
                Step::Draw(seat, _) | Step::PickDeck(seat) => !view.flow[..at].contains(&Step::HandLimit(*seat)),
                _ => false,
            };
            barred_if(unlimited, r!("R6.3"), format_args!("flow/{at}: no discard follows"))?;
        }
        let acting = view.acting.unwrap_or(Seat(self.actor));
        let as_given = phase_of(&view.flow) == view.phase && (view.phase != Phase::Action || acting.0 == self.actor);
        if as_given {
            if view.flow.last().is_some_and(|step| !self.may_be_doing(*step)) {
                let at = view.flow.len() - 1;
                return barred(r!("R3.1"), format!("flow/{at}: what it goes on with is not there"));
            }
            self.steps = view.flow.iter().copied().collect();
            return Ok(());
        }
        barred_if(view.battle.is_some(), r!("R12.9"), "battle: none can be fought in this phase")?;
        self.begin_phase(view.phase);
        if view.phase == Phase::Action {
            self.give_action(acting, view.acting.is_some())?;
        }
        Ok(())
    }

    /// Whether a step names seats of the match, and decks and sides that are theirs.
    fn may_stand_in_flow(&self, step: Step) -> bool {
        let there = |seat: Seat| seat.0 < self.setup.seats;
        match step {
            Step::Draw(seat, deck) => there(seat) && Wotr::side_of(seat) == deck.side(),
            Step::Name(seat, deck) => self.is_companion() && there(seat) && Wotr::side_of(seat) == deck.side(),
            Step::PickDeck(seat)
            | Step::HandLimit(seat)
            | Step::SwapOffer(seat)
            | Step::Act(seat)
            | Step::Mix(_, seat)
            | Step::MixAnswer(_, seat) => there(seat),
            Step::SwapAnswer(seat) => {
                let holds = |card: Card| self.teammate(seat).is_some_and(|it| self.hands[it.index()] & card.bit() != 0);
                there(seat) && self.offer().0.is_none_or(holds)
            }
            Step::Event { card, .. } | Step::EventEnd(card, _) => self.table & card.bit() != 0,
            Step::MarchGroup { left, .. } | Step::MarchOn { left, .. } => left > 0,
            Step::Editor(_) => self.is_unrestricted(),
            Step::Separate(journey) | Step::Companions(journey) | Step::CompanionsTo { journey, .. } => {
                journey.more.max(journey.level) <= LONGEST_JOURNEY
            }
            Step::Round(_) | Step::WhiteRider | Step::Sorcerer(_) | Step::Advance | Step::Losses(_) => {
                self.battle.kind != BattleKind::None
            }
            _ => true,
        }
    }

    /// Lays out the rest of the turn from the beginning of a phase.
    pub(crate) fn begin_phase(&mut self, phase: Phase) {
        let count = match phase {
            Phase::Draw => 1,
            Phase::Victory => 2,
            Phase::Action => 4,
            Phase::ActionRoll => 6,
            Phase::HuntAllocation => 7,
            Phase::Fellowship => 8,
        };
        self.steps = PHASES[..count].iter().copied().collect();
        if phase == Phase::Draw {
            self.turn = self.turn.saturating_sub(1);
        }
        if phase != Phase::Victory && phase != Phase::Action {
            self.dice = [[0; 7]; 2];
            self.spent = [0; 2];
            if phase != Phase::Draw {
                let boxed = if phase == Phase::ActionRoll { self.hunt_box[1] } else { 0 };
                self.hunt_box = [0, boxed];
            }
        }
    }

    /// Puts a seat to its action; dice that are not unused or in the Hunt Box are spent. R3.3: a
    /// pool that is too small for the dice is taken for unsaid, as long as one can be so large.
    fn give_action(&mut self, seat: Seat, asked: bool) -> Result<(), Broken> {
        barred_if(seat.0 >= self.setup.seats, r!("R3.11"), "acting")?;
        for side in Side::ALL {
            let at = side.index();
            let seen = self.unused(side) + self.hunt_box[at];
            if seen > LARGEST_POOLS[at] + self.more_dice(side) {
                return barred(r!("R3.3"), format!("dice/{side:?}: {seen}"));
            }
            self.pool[at] = self.pool[at].max(seen);
            self.spent[at] = self.pool[at] - seen;
        }
        self.die = None;
        if !asked {
            self.next = 0;
            return Ok(());
        }
        self.give_turn(seat);
        Ok(())
    }

    /// R3.11: a seat acts now, and the others after it in order.
    pub(crate) fn give_turn(&mut self, seat: Seat) {
        let order = self.order();
        let at = order.iter().position(|it| *it == seat).unwrap_or(0);
        self.next = ((at + 1) % order.len()) as u8;
        self.actor = seat.0;
        if self.unused(Wotr::side_of(seat)) > 0 {
            self.steps.push(Step::Act(seat));
        }
    }

    /// R25.1: a full state that a seat cannot tell from the real one.
    pub(crate) fn imagined(view: &View, seat: Seat, rng: &mut Rng) -> Self {
        let mut game = Wotr::from_public(view).expect("a view of a state is a position");
        game.steps = view.flow.iter().copied().collect();
        game.turn = view.turn;
        if game.is_open() {
            game.read_cards(view).expect("an open table shows every card it knows");
            return game;
        }
        // Where the seat sees a back, any card of that deck will do: it is dealt anew.
        let cards = &view.cards;
        game.face_up = set_of(&cards.face_up);
        game.table = set_of(&cards.table);
        let named = |pile: &Pile| set_of(pile.cards.as_deref().unwrap_or_default());
        let combat = || view.battle.iter().flat_map(|battle| &battle.cards);
        game.deck = game.all_cards() & !game.face_up & !game.table;
        game.deck &= !named(&cards.hands[seat.index()]) & !named(&cards.face_down[seat.index()]);
        game.deck &= !combat().filter_map(|(_, combat)| combat.card).fold(0, |set, card| set | card.bit());
        for (at, given) in cards.given.iter().enumerate() {
            game.given[at] = set_of(given);
            game.hands[at] = game.stand_in(&cards.hands[at], Seat(at as u8));
            game.face_down[at] = game.stand_in(&cards.face_down[at], Seat(at as u8));
        }
        for (side, combat) in combat() {
            let card = combat.card.or_else(|| cards_of(game.any_of(combat.deck, 1)).next());
            game.battle.cards[side.index()] = card;
        }
        game.offered = cards.offered.map(Offer::Named);
        game.reimagined(seat, rng)
    }

    /// The cards of a pile that is seen, or others with the same backs.
    fn stand_in(&mut self, pile: &Pile, seat: Seat) -> u128 {
        let [character, strategy] = Deck::of(Wotr::side_of(seat));
        match &pile.cards {
            Some(cards) => set_of(cards),
            None => self.any_of(character, pile.character) | self.any_of(strategy, pile.strategy),
        }
    }

    /// Takes some cards out of a deck.
    fn any_of(&mut self, deck: Deck, count: u8) -> u128 {
        let taken = cards_of(self.left_in(deck)).take(usize::from(count)).fold(0, |set, card| set | card.bit());
        self.deck &= !taken;
        taken
    }

    /// R25.1: the same of a state: all that is public is copied, and what the seat does not see is
    /// dealt anew; what it gave away lies with its teammate: in the hand, discarded, or face down in
    /// battle.
    pub(crate) fn reimagined(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut game = *self;
        if self.is_open() {
            return game;
        }
        let own = self.hands[seat.index()] | self.face_down[seat.index()];
        let mut unknown = self.all_cards() & !own & !self.face_up & !self.table;
        let mut slots = Slots::new();
        for other in Seat::first(self.seat_count()).filter(|other| *other != seat) {
            for (zone, cards) in [
                (Zone::Hand, std::mem::take(&mut game.hands[other.index()])),
                (Zone::FaceDown, std::mem::take(&mut game.face_down[other.index()])),
            ] {
                for deck in Deck::of(Wotr::side_of(other)) {
                    let count = (cards & deck.cards()).count_ones();
                    slots.extend((0..count).map(|_| Slot { seat: other, zone, deck, card: None }));
                }
            }
            game.given[other.index()] &= own;
        }
        if self.battle.kind != BattleKind::None {
            for side in Side::ALL {
                let Some(card) = self.battle.cards[side.index()] else { continue };
                let owner = self.commander_in_battle(side);
                if self.battle.shown || owner == seat {
                    unknown &= !card.bit();
                } else {
                    slots.push(Slot { seat: owner, zone: Zone::Battle(side), deck: card.deck(), card: None });
                }
            }
        }
        game.deal_hidden(&mut slots, seat, &mut unknown, rng);
        game.deck = unknown;
        if let Some(Step::SwapAnswer(answerer)) = self.steps.top()
            && let Some(other) = self.teammate(answerer)
            && other != seat
        {
            let hand = parlour_core::Ids(game.hands[other.index()]);
            game.offered = Some(Offer::Named(Card(hand.nth(rng.below(hand.len())))));
        }
        game
    }

    fn deal_hidden(&mut self, slots: &mut Slots, seat: Seat, unknown: &mut u128, rng: &mut Rng) {
        let promised = self.given[seat.index()] & *unknown;
        *unknown &= !promised;
        for card in cards_of(promised) {
            let fits =
                |slot: &Slot| slot.card.is_none() && slot.deck == card.deck() && Some(slot.seat) == self.teammate(seat);
            let open: Vec<usize> = (0..slots.len()).filter(|at| fits(&slots[*at])).collect();
            if let Some(at) = rng.pick(&open) {
                slots[*at].card = Some(card);
            }
        }
        // Piles of unknown cards, made of the decks that are needed.
        let mut piles: [Option<arrayvec::ArrayVec<Card, { CARDS as usize }>>; 4] = [const { None }; 4];
        for slot in slots {
            let card = slot.card.unwrap_or_else(|| {
                let pile =
                    piles[slot.deck as usize].get_or_insert_with(|| cards_of(*unknown & slot.deck.cards()).collect());
                let card = pile.swap_remove(rng.below(pile.len() as u32) as usize);
                *unknown &= !card.bit();
                card
            });
            match slot.zone {
                Zone::Hand => self.hands[slot.seat.index()] |= card.bit(),
                Zone::FaceDown => self.face_down[slot.seat.index()] |= card.bit(),
                Zone::Battle(side) => self.battle.cards[side.index()] = Some(card),
            }
        }
    }
}

/// The places of the cards that a seat does not see.
type Slots = arrayvec::ArrayVec<Slot, { CARDS as usize }>;

/// At most two regions, as they are kept.
fn two_places(regions: &[Region]) -> Option<[Option<Region>; 2]> {
    (regions.len() <= 2).then(|| [0, 1].map(|at| regions.get(at).copied()))
}

/// Companion mode: cards of a pile that nobody has named, Character and Strategy.
fn unnamed(pile: &Pile, decks: [Deck; 2]) -> Option<[u8; 2]> {
    let named = set_of(pile.cards.as_deref().unwrap_or_default());
    let [character, strategy] = decks.map(|deck| (named & deck.cards()).count_ones() as u8);
    Some([pile.character.checked_sub(character)?, pile.strategy.checked_sub(strategy)?])
}

/// A place of a card that a seat does not see.
struct Slot {
    seat: Seat,
    zone: Zone,
    deck: Deck,
    card: Option<Card>,
}

/// Where such a card lies.
#[derive(Clone, Copy)]
enum Zone {
    Hand,
    FaceDown,
    Battle(Side),
}
