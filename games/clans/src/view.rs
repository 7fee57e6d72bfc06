//! Chapter 15: what a viewer may know, the readable form of a position, and imagining the rest.

use parlour_core::{Refusal, Rng, Seat, Viewer};

use crate::action::Submission;
use crate::facts::NO_FAMILY;
use crate::ids::{Card, Ground, Pile, Side, Zone};
use crate::page::Page;
use crate::refusal::Code;
use crate::setup::Module;
use crate::simple;
use crate::state::{Activation, Clans, FIRED, Phase, Slot};

/// What a viewer may know: the table with everything else left out. Its JSON form names every
/// card, lane and terrain; the table's own view holds everything.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(as = "crate::page::Page"))]
pub struct View {
    pub(crate) viewer: Viewer,
    /// The table as the viewer sees it.
    pub(crate) table: Clans,
    /// R15.1: deck sizes by side and age.
    pub(crate) decks: [[u8; 3]; 2],
}

impl View {
    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The side of the seat that looks, if it is one.
    pub fn side(&self) -> Option<Side> {
        match self.viewer {
            Viewer::Seat(seat) => Some(Side::of_seat(seat)),
            _ => None,
        }
    }

    /// The running turn.
    pub fn turn(&self) -> u16 {
        self.table.turn
    }

    /// The viewer's hand, in order; empty for onlookers.
    pub fn hand(&self) -> &[Card] {
        self.side().map_or(&[], |side| self.table.sides[side.index()].hand.as_slice())
    }

    /// R15.1: how many cards a side holds.
    pub fn hand_size(&self, side: Side) -> usize {
        self.table.sides[side.index()].hand.len()
    }

    /// A side's crystal HP.
    pub fn crystal(&self, side: Side) -> i32 {
        self.table.crystal(side)
    }

    /// A side's gold.
    pub fn gold(&self, side: Side) -> i32 {
        self.table.gold(side)
    }

    /// Whether a side has sealed its plan.
    pub fn has_submitted(&self, side: Side) -> bool {
        self.table.sides[side.index()].submitted
    }

    /// The cards of a side in a lane with their health, front first; on `zone`'s tile with X5.
    /// A card the viewer may not know has health 0.
    pub fn stack(&self, side: Side, lane: crate::Lane, zone: Zone) -> impl Iterator<Item = (Card, i16)> + '_ {
        self.table.stack(side, lane, zone)
    }

    /// The zone of a lane.
    pub fn zone(&self, lane: crate::Lane) -> Zone {
        self.table.zone(lane)
    }

    /// The damage, full health and tick mask (bit t: acts on tick t) of a card the viewer knows.
    pub fn numbers(&self, card: Card) -> (i16, i16, u8) {
        self.table.numbers(card)
    }

    /// The id of the definition of a card the viewer knows.
    pub fn card_id(&self, card: Card) -> &'static str {
        self.table.id_of(card)
    }
}

impl Clans {
    /// R15.1, R15.2, R15.3, R15.4: what `viewer` may know.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let mut view = View { viewer, table: self.clone(), decks: [[0; 3]; 2] };
        for side in 0..2 {
            let open = match viewer {
                Viewer::Table => true,
                Viewer::Seat(seat) => seat.index() == side,
                Viewer::Spectator => false,
            };
            view.decks[side] = [self.deck_size(side, 0), 0, 0];
            if self.has(Module::M4) {
                view.decks[side] = [0, 1, 2].map(|age| self.deck_size(side, age));
            }
            if !open {
                self.mask_side(side, &mut view);
            }
        }
        if viewer != Viewer::Table {
            self.mask_relic(&mut view.table);
        }
        view
    }

    fn deck_size(&self, side: usize, age: usize) -> u8 {
        (self.sides[side].deck & self.facts.ages[side][age]).count_ones() as u8
    }

    /// Leaves out what only `side` itself knows.
    fn mask_side(&self, side: usize, view: &mut View) {
        let state = &self.sides[side];
        let unknown = Card::hidden(side);
        let age = self.facts.rules.age(self.turn);
        view.decks[side][age] += state.drawn + state.scorched;
        for lane in 0..if self.facts.veil { 3 } else { 0 } {
            for tile in 0..3 {
                for slot in 0..2 {
                    if self.is_veiled(side, lane, tile, slot) {
                        let hidden = &mut view.table.board[lane][tile][side][slot];
                        view.table.sides[side].exposed &= !hidden.card.bit();
                        *hidden = Slot { card: unknown, hp: 0 };
                    }
                }
            }
        }
        let masked = &mut view.table.sides[side];
        masked.deck = 0;
        masked.hand = Pile::filled(unknown, state.hand.len() - usize::from(state.drawn));
        if !state.burn.is_empty() {
            let burned = state.burn.len() - usize::from(state.scorched);
            let name = |card: &Card| if *card == Card::RELIC { *card } else { unknown };
            masked.burn = state.burn.as_slice()[..burned].iter().map(name).collect();
        }
        masked.uses += u8::from(state.activation != Activation::None);
        masked.activation = Activation::None;
        (masked.drawn, masked.scorched, masked.edits) = (0, 0, 0);
        masked.plan = Submission::PASS;
        masked.families = state.seen;
        self.mask_terrain(side, view);
    }

    /// R25.20: the base terrain of `side` in lanes that the other side has not seen.
    fn mask_terrain(&self, side: usize, view: &mut View) {
        if !self.has(Module::X3) {
            return;
        }
        // An onlooker sees what both sides see, so the same lanes are dark to it.
        let seen: [bool; 3] = [0, 1, 2].map(|lane| self.sees_base(1 - side, lane));
        for (lane, seen) in seen.into_iter().enumerate() {
            if !seen {
                view.table.terrain[lane][Zone::base(side) as usize] = Ground::Unknown;
            }
        }
        let rolled = self.has(Module::X4) && self.affinities(side).is_some();
        if seen == [false; 3] && !rolled {
            view.table.sides[side].attuned = Ground::Unknown;
        }
    }

    /// R25.60: nobody knows of the relic until it is claimed.
    fn mask_relic(&self, table: &mut Clans) {
        if self.relic.claimed.is_none() {
            (table.relic.lane, table.relic.reward) = (3, 12);
        }
    }

    /// A state from the table's view.
    pub(crate) fn from_view(view: &View) -> Result<Clans, Refusal> {
        let wrong = |why: String| Code::Ruleset.because("R1.14", why);
        if view.viewer != Viewer::Table {
            return Err(wrong("only the table's view is a whole position".into()));
        }
        view.table.audit_all().map_err(wrong)?;
        Ok(view.table.clone())
    }
}

/// Fills in what `seat` cannot know, at random, so that its view stays the same.
pub(crate) fn imagine(view: &View, seat: Seat, rng: &mut Rng) -> Clans {
    let mut table = view.table.clone();
    let side = 1 - seat.index();
    imagine_relic(&mut table, rng);
    imagine_cards(&mut table, side, view.decks[side], rng);
    imagine_terrain(&mut table, side, rng);
    imagine_plan(&mut table, side, rng);
    table
}

/// R25.60
fn imagine_relic(table: &mut Clans, rng: &mut Rng) {
    let rolled = !matches!(table.phase, Phase::SetupMiddle | Phase::SetupBase(_) | Phase::SetupRelicLane);
    if !table.has(Module::X6) || table.relic.claimed.is_some() || !rolled {
        return;
    }
    let open: Vec<u8> = (0..3).filter(|lane| table.relic.searched >> lane & 1 == 0).collect();
    table.relic.lane = rng.pick(&open).copied().unwrap_or(0);
    if table.phase != Phase::SetupReward {
        table.relic.reward = rng.below(12) as u8;
    }
}

/// Deals the other side's hidden cards to its deck, hand, burn pile and hidden slots.
fn imagine_cards(table: &mut Clans, side: usize, decks: [u8; 3], rng: &mut Rng) {
    let mut known = 0;
    let state = &table.sides[side];
    let visible = |card: &&Card| !card.is_hidden() && !card.is_none();
    for card in state.grave.as_slice().iter().chain(state.burn.as_slice()).filter(visible) {
        known |= card.bit();
    }
    let mut slots = Vec::new();
    for (lane, tiles) in table.board.iter().enumerate() {
        for (tile, stacks) in tiles.iter().enumerate() {
            for (slot, held) in stacks[side].iter().enumerate() {
                if held.card.is_hidden() {
                    slots.push((lane, tile, slot));
                } else if !held.is_empty() {
                    known |= held.card.bit();
                }
            }
        }
    }
    let relic = if table.relic.claimed == Some(Side::of(side)) { Card::RELIC.bit() } else { 0 };
    let unknown = (table.facts.all[side] | relic) & !known;
    let (deck, mut outside) = imagine_deck(table, side, unknown, decks, rng);
    let mut public = cards_of(side, unknown & state.shown);
    // A card that everybody saw going to the hand is in the hand or hidden on the board.
    let places = slots.len() + state.hand.len();
    rng.shuffle(&mut public);
    rng.shuffle(&mut outside);
    let mut near = public;
    while near.len() < places {
        let Some(card) = outside.pop() else { break };
        near.push(card);
    }
    rng.shuffle(&mut near);
    for (lane, tile, slot) in slots {
        let Some(card) = near.pop() else { break };
        let hp = table.stats(card).health;
        table.board[lane][tile][side][slot] = Slot { card, hp };
        let stats = *table.stats(card);
        if table.has(Module::M3) && stats.family != NO_FAMILY {
            let played = &mut table.sides[side].families[usize::from(stats.family)];
            if *played & FIRED != 0 || *played | stats.variation != 7 {
                *played |= stats.variation;
            }
        }
    }
    let state = &mut table.sides[side];
    state.deck = deck;
    state.hand = near.into_iter().collect();
    let mut burned = Pile::default();
    for card in state.burn.as_slice() {
        burned.push(if card.is_hidden() { outside.pop().unwrap_or(*card) } else { *card });
    }
    state.burn = burned;
}

/// Chooses which unknown cards are still in the deck; and the others, but for those known to be out.
fn imagine_deck(table: &Clans, side: usize, unknown: u128, decks: [u8; 3], rng: &mut Rng) -> (u128, Vec<Card>) {
    let hidden = unknown & !table.sides[side].shown & !Card::RELIC.bit();
    let mut deck = 0;
    let mut outside = Vec::new();
    for (age, size) in decks.into_iter().enumerate() {
        let mut cards = cards_of(side, hidden & table.facts.ages[side][age]);
        rng.shuffle(&mut cards);
        let (inside, rest) = cards.split_at(usize::from(size).min(cards.len()));
        deck |= inside.iter().fold(0, |set, card| set | card.bit());
        outside.extend_from_slice(rest);
    }
    (deck, outside)
}

fn cards_of(side: usize, set: u128) -> Vec<Card> {
    parlour_core::Ids(set).iter().map(|index| Card::at(side, index)).collect()
}

/// R25.20: chooses the terrain of base tiles that lie in fog.
fn imagine_terrain(table: &mut Clans, side: usize, rng: &mut Rng) {
    let base = Zone::base(side) as usize;
    let mut choices: Vec<Ground> = match table.affinities(side) {
        Some(terrains) => terrains.iter().copied().map(Ground::Of).collect(),
        None => table.facts.terrains().map(Ground::Of).chain([Ground::None]).collect(),
    };
    if choices.is_empty() {
        choices.push(Ground::None);
    }
    let pick = |rng: &mut Rng| choices[rng.below(choices.len() as u32) as usize];
    let rolled = table.has(Module::X4) && table.affinities(side).is_some();
    let laid = !matches!(table.phase, Phase::SetupMiddle) && (side == 0 || table.phase != Phase::SetupBase(0));
    let laid = laid && table.phase != Phase::SetupBase(side) || table.affinities(side).is_none_or(|of| of.len() < 2);
    if table.sides[side].attuned == Ground::Unknown {
        table.sides[side].attuned = pick(rng);
    }
    for lane in 0..3 {
        if table.terrain[lane][base] == Ground::Unknown {
            table.terrain[lane][base] = match (rolled, laid) {
                (false, _) => table.sides[side].attuned,
                (true, true) => pick(rng),
                (true, false) => Ground::None,
            };
        }
    }
}

/// R15.3: a sealed plan, and perhaps a hero, of which nothing is known.
fn imagine_plan(table: &mut Clans, side: usize, rng: &mut Rng) {
    if table.phase == Phase::HeroDraw(side) {
        // The dealer is being asked: everybody at the table sees that, for this one moment.
        table.sides[side].uses -= 1;
        table.sides[side].activation = Activation::Plain;
        return;
    }
    if table.phase != Phase::Turn || !table.sides[side].submitted {
        return;
    }
    table.sides[side].submitted = false;
    if let Some(simple::Target(lane)) = simple::hero(table, side, rng) {
        table.activate(side, lane);
        if let Some(request) = table.request() {
            let answer = request.answer_with(|n| rng.below(n));
            table.take_answer(&answer, &mut parlour_core::NoEvents);
        }
    }
    table.sides[side].plan = simple::plan(table, side, rng);
    table.sides[side].submitted = true;
}

impl serde::Serialize for View {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Page::of(self).serialize(serializer)
    }
}

impl<'de> serde::Deserialize<'de> for View {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Page::deserialize(deserializer)?.read().map_err(serde::de::Error::custom)
    }
}

impl serde::Serialize for Clans {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seen_by(Viewer::Table).serialize(serializer)
    }
}

impl<'de> serde::Deserialize<'de> for Clans {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(View::deserialize(deserializer)?.table)
    }
}
