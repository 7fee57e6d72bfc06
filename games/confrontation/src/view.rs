//! What a seat, an onlooker or the table may see; and the state that a table's view stands for.

use parlour_core::{NoEvents, Refusal, Steps, Text, Viewer};
use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::Spot;
use crate::counted::Counted;
use crate::event::Why;
use crate::ids::{BySide, Card, CardSet, Character, CharacterSet, NINE, PER_SIDE, Region, Side};
use crate::setup::Setup;
use crate::state::{Confrontation, DEPTH, End, Flags, Step};

/// What a viewer may know. The table's view is complete and serves as the form of positions; in a
/// position `pieces`, `defeated`, `hands` and `you` are not read: a character that is not in
/// `characters` is defeated, and a hand is what is neither discarded nor played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The options of the match.
    pub setup: Setup,
    /// 1, or 2 in the second game of a match of two.
    pub game: u8,
    /// By seat, in a match of two games (R3.8).
    pub points: [u8; 2],
    /// The side of the viewer; none for onlookers and the table.
    pub you: Option<Side>,
    /// The number of the turn, 0 during placement.
    pub turn: u16,
    /// Whose turn it is.
    pub to_move: Side,
    /// What is still to be done in this turn, the next thing last.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Step>"))]
    pub flow: Steps<Step, DEPTH>,
    /// Who has placed.
    pub ready: BySide<bool>,
    /// The characters that the viewer may look at, and where they are.
    pub characters: Places,
    /// Who is face up now.
    pub revealed: CharacterSet,
    /// For the characters of the viewer: who each may be, for all that the other side knows.
    pub seen: Known,
    /// The other concealed pieces, in an order that tells nothing.
    pub pieces: Vec<Piece>,
    /// Who is out of play.
    pub defeated: CharacterSet,
    /// The cards in hand; public by subtraction (R12.5).
    pub hands: BySide<CardSet>,
    /// The used cards, without those of the running battle.
    pub discards: BySide<CardSet>,
    /// The move that is being resolved, with its battle.
    pub battle: Option<Battle>,
    /// How the match ended.
    pub over: Option<End>,
    /// What the rules make of all that; no part of a position.
    #[serde(default, skip_serializing_if = "Counted::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional = false))]
    pub counted: Counted,
}

/// A concealed piece as the other side sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// Where it is.
    pub region: Region,
    /// Who it may be, remembered from all that was seen (R16.6).
    pub could_be: CharacterSet,
}

/// The move of this turn and the battle that came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Battle {
    /// Where the piece that moved goes.
    pub region: Region,
    /// Who moved, if the viewer may know.
    pub attacker: Option<Character>,
    /// Who fights against it.
    pub defender: Option<Character>,
    /// What was set in this battle.
    pub flags: Flags,
    /// The cards played, as far as the viewer may know.
    pub played: BySide<Option<Card>>,
    /// What Magic became.
    pub replaced: BySide<Option<Card>>,
    /// Who has picked a card that is still face down.
    pub picked: BySide<bool>,
}

/// Characters and where they are: written as an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(as = "std::collections::BTreeMap<Character, Region>"))]
pub struct Places(pub [Option<Region>; Character::COUNT]);

/// Characters and who each may be for the other side: written as an object of lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(as = "std::collections::BTreeMap<Character, Vec<Character>>"))]
pub struct Known(pub [u16; Character::COUNT]);

impl std::ops::Index<Character> for Places {
    type Output = Option<Region>;

    fn index(&self, who: Character) -> &Option<Region> {
        &self.0[who.index()]
    }
}

impl View {
    /// Whether the other side knows who one of the viewer's own concealed characters is (R16.6).
    pub(crate) fn is_known(&self, who: Character) -> bool {
        self.you == Some(who.side()) && !self.revealed.contains(who) && self.seen.0[who.index()] == who.bit()
    }
}

impl Places {
    /// The characters with their regions.
    pub fn iter(&self) -> impl Iterator<Item = (Character, Region)> {
        Character::ALL.into_iter().filter_map(|who| self[who].map(|region| (who, region)))
    }
}

impl Serialize for Places {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl Serialize for Known {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for who in Character::ALL.into_iter().filter(|who| self.0[who.index()] != 0) {
            map.serialize_entry(&who, &CharacterSet::of_mask(who.side(), self.0[who.index()]))?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Places {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut places = Places([None; Character::COUNT]);
        let entries = entries::<Region, D>(deserializer, "characters with their regions")?;
        for (who, region) in entries {
            places.0[who.index()] = Some(region);
        }
        Ok(places)
    }
}

impl<'de> Deserialize<'de> for Known {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut known = Known([0; Character::COUNT]);
        for (who, set) in entries::<CharacterSet, D>(deserializer, "characters with lists of characters")? {
            if CharacterSet::of_mask(who.side(), set.mask(who.side())) != set {
                return Err(serde::de::Error::custom(format!("{who} cannot be taken for one of the other side")));
            }
            known.0[who.index()] = set.mask(who.side());
        }
        Ok(known)
    }
}

/// The entries of an object whose keys are characters, each at most once.
fn entries<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
    expecting: &'static str,
) -> Result<Vec<(Character, T)>, D::Error> {
    struct Entries<T>(&'static str, std::marker::PhantomData<T>);

    impl<'de, T: Deserialize<'de>> Visitor<'de> for Entries<T> {
        type Value = Vec<(Character, T)>;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str(self.0)
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut found: Vec<(Character, T)> = Vec::new();
            while let Some((who, value)) = map.next_entry()? {
                if found.iter().any(|(other, _)| *other == who) {
                    return Err(serde::de::Error::custom(format!("{who} is there twice")));
                }
                found.push((who, value));
            }
            Ok(found)
        }
    }

    deserializer.deserialize_map(Entries(expecting, std::marker::PhantomData))
}

impl Confrontation {
    /// R16.1, R20.6: what `viewer` may know, and what the rules make of it.
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        let view = self.seen_by(viewer);
        View { counted: self.counted(&view), ..view }
    }

    /// R16.1, R20.6: what `viewer` may know.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let you = match viewer {
            Viewer::Seat(seat) if seat.0 < 2 => Some(self.side_of(seat)),
            _ => None,
        };
        let table = viewer == Viewer::Table;
        let looks_at = |who: Character| table || you == Some(who.side()) || self.revealed.contains(who);
        let characters: [Option<Region>; Character::COUNT] =
            Character::ALL.map(|who| self.spot(who).region().filter(|_| looks_at(who)));
        let own = |who: Character| table || you == Some(who.side());
        let living = |who: Character| matches!(self.spot(who), Spot::On(_));
        let seen = Character::ALL.map(|who| if own(who) && living(who) { self.seen[who.index()] } else { 0 });
        View {
            setup: self.setup,
            game: self.game + 1,
            points: self.points,
            you,
            turn: self.turn,
            to_move: self.to_move,
            flow: self.steps,
            ready: BySide::from_fn(|side| self.ready >> side.index() & 1 == 1),
            characters: Places(characters),
            revealed: self.revealed,
            seen: Known(seen),
            pieces: self.concealed_pieces(looks_at),
            defeated: Character::ALL.into_iter().filter(|who| self.spot(*who) == Spot::Defeated).collect(),
            hands: BySide::from_fn(|side| CardSet::of_mask(side, self.hands[side.index()])),
            discards: BySide::from_fn(|side| CardSet::of_mask(side, self.discard(side))),
            battle: self.region.map(|region| self.battle_for(region, &looks_at, &|side| table || you == Some(side))),
            over: self.over,
            counted: Counted::default(),
        }
    }

    /// R16.3: sorted by what is known of them, never by who they are.
    fn concealed_pieces(&self, looks_at: impl Fn(Character) -> bool) -> Vec<Piece> {
        if self.is_placing() {
            return Vec::new();
        }
        let hidden = Character::ALL.into_iter().filter(|who| !looks_at(*who));
        let mut pieces: Vec<Piece> = hidden
            .filter_map(|who| {
                let side = who.side();
                let region = self.spot(who).region()?;
                Some(Piece { side, region, could_be: CharacterSet::of_mask(side, self.seen[who.index()]) })
            })
            .collect();
        pieces.sort_unstable();
        pieces
    }

    fn battle_for(&self, region: Region, looks_at: &dyn Fn(Character) -> bool, owns: &dyn Fn(Side) -> bool) -> Battle {
        let sealed = self.is_sealed();
        Battle {
            region,
            attacker: self.attacker.filter(|who| looks_at(*who) || !matches!(self.spot(*who), Spot::On(_))),
            defender: self.defender,
            flags: self.flags,
            played: BySide::from_fn(|side| self.played[side.index()].filter(|_| !sealed || owns(side))),
            replaced: BySide { fellowship: self.replaced[0], sauron: self.replaced[1] },
            picked: BySide::from_fn(|side| sealed && self.played[side.index()].is_some()),
        }
    }

    /// The state that a view stands for, as far as it goes: what it does not show is left out.
    pub(crate) fn from_view(view: &View) -> Self {
        let placing = view.flow.as_slice().first() == Some(&Step::Place);
        let nowhere = if placing { Spot::Unplaced } else { Spot::Defeated };
        let sealed = view.flow.top() == Some(Step::PlayCards);
        let battle = view.battle;
        let played = Side::BOTH.map(|side| battle.and_then(|battle| battle.played[side]));
        let hand = |side: Side| {
            let shown = played[side.index()].filter(|_| !sealed).map_or(0, Card::bit);
            NINE & !view.discards[side].mask(side) & !shown
        };
        Confrontation {
            setup: view.setup,
            game: view.game.saturating_sub(1).min(1),
            points: view.points,
            turn: view.turn,
            to_move: view.to_move,
            ready: u8::from(view.ready.fellowship) | u8::from(view.ready.sauron) << 1,
            spots: view.characters.0.map(|region| region.map_or(nowhere, Spot::On)).into(),
            seen: view.seen.0,
            revealed: view.revealed,
            hands: Side::BOTH.map(hand),
            played,
            replaced: Side::BOTH.map(|side| battle.and_then(|battle| battle.replaced[side])),
            attacker: battle.and_then(|battle| battle.attacker),
            defender: battle.and_then(|battle| battle.defender),
            region: battle.map(|battle| battle.region),
            flags: battle.map_or(Flags::default(), |battle| battle.flags),
            steps: view.flow,
            over: view.over,
        }
    }

    /// R20: a position, if it can come about.
    pub(crate) fn from_position(view: &View) -> Result<Self, Refusal> {
        check_flow(view)?;
        let mut state = Confrontation::from_view(view);
        if !state.is_placing() {
            state.ready = 0b11;
            state.turn = state.turn.max(1);
        }
        for who in state.revealed.iter() {
            state.seen[who.index()] = who.bit();
        }
        for side in Side::BOTH {
            state.know_the_rest(side);
        }
        state
            .faults()
            .map_err(|(rule, fault)| Refusal::new(rule, Text::new("refuse.position").with("fault", fault)))?;
        state.run(&mut NoEvents);
        if state.steps.top() == Some(Step::Move) && !state.can_move(state.to_move) {
            state.end_game(Some(state.to_move.other()), Why::NoLegalMove, &mut NoEvents);
        }
        state.check_somebody_can_act()?;
        Ok(state)
    }

    /// Of a living piece of which nothing is said nothing is known but that it lives.
    fn know_the_rest(&mut self, side: Side) {
        let living = self.living(side);
        for who in Character::all_of(side) {
            let seen = &mut self.seen[who.index()];
            if living & who.bit() == 0 {
                *seen = if self.steps.as_slice().first() == Some(&Step::Place) { *seen } else { who.bit() };
            } else if *seen == 0 && self.steps.as_slice().first() != Some(&Step::Place) {
                *seen = living;
            }
        }
        if self.steps.as_slice().first() != Some(&Step::Place) {
            self.settle(side);
        }
    }

    fn check_somebody_can_act(&self) -> Result<(), Refusal> {
        let mut actions = Vec::new();
        match self.steps.top() {
            None | Some(Step::Shuffle(_)) => return Ok(()),
            Some(Step::Draw) if self.concealed_defenders().count_ones() >= 2 => return Ok(()),
            _ => {}
        }
        for side in Side::BOTH {
            if self.asks(side) {
                let before = actions.len();
                self.legal(side, &mut actions);
                if actions.len() == before {
                    return Err(broken("fault.no_answer"));
                }
            }
        }
        if actions.is_empty() { Err(broken("fault.nobody_asked")) } else { Ok(()) }
    }
}

fn broken(fault: &'static str) -> Refusal {
    Refusal::new("R4.3", Text::new("refuse.position").with("fault", Text::new(fault)))
}

/// R4.3, R9: the flow of a position must be one that the rules can come to.
fn check_flow(view: &View) -> Result<(), Refusal> {
    let flow = view.flow.as_slice();
    let Some(first) = flow.first() else {
        return if view.over.is_some() { Ok(()) } else { Err(broken("fault.no_flow")) };
    };
    let in_turn = *first == Step::EndTurn;
    let rising = flow.windows(2).all(|pair| rank(pair[0]) < rank(pair[1]));
    let waits = !matches!(
        flow[flow.len() - 1],
        Step::Arrive
            | Step::Attack
            | Step::Reveal
            | Step::Abilities
            | Step::SauronAbilities
            | Step::BeforeCards
            | Step::SauronCard
            | Step::FellowshipCard
            | Step::Compare
            | Step::AfterBattle
            | Step::EndTurn
    );
    let starts = matches!(first, Step::Place | Step::Move | Step::BeginTurn | Step::EndTurn);
    let alone = in_turn || *first == Step::Place || flow.len() == 1;
    let placed = *first != Step::Place || flow[1..].iter().all(|step| matches!(step, Step::Shuffle(_)));
    if !(rising && waits && starts && alone && placed && goes_on(flow))
        || view.over.is_some()
        || view.battle.is_some() != in_turn
    {
        return Err(broken("fault.flow"));
    }
    let limits = (1..=crate::setup::MAX_TURN_LIMIT).contains(&view.setup.turn_limit);
    if !limits || !(1..=2).contains(&view.game) || (view.game == 2 && !view.setup.two_games) {
        return Err(broken("fault.options"));
    }
    check_battle(view)
}

/// Whether in a running turn a piece is on its way, or attacks: each of them leads to the next.
fn goes_on(flow: &[Step]) -> bool {
    match flow {
        [Step::EndTurn, Step::Arrive, Step::Ambush] => true,
        [Step::EndTurn, Step::Attack, battle @ ..] => {
            !battle.iter().any(|step| matches!(step, Step::Arrive | Step::Ambush))
        }
        _ => flow.first() != Some(&Step::EndTurn),
    }
}

fn check_battle(view: &View) -> Result<(), Refusal> {
    let Some(battle) = view.battle else { return Ok(()) };
    let fights = view.flow.as_slice().contains(&Step::AfterBattle);
    let sides = battle.attacker.is_some_and(|who| who.side() == view.to_move)
        && battle.defender.is_none_or(|who| who.side() != view.to_move);
    let shown = |card: Option<Card>, side: Side| card.is_none_or(|card| card.side() == side);
    let cards =
        Side::BOTH.into_iter().all(|side| shown(battle.played[side], side) && shown(battle.replaced[side], side));
    let there = |who: Option<Character>| {
        who.is_none_or(|who| view.characters[who] == Some(battle.region) && view.revealed.contains(who))
    };
    let gone = |side: Side| {
        battle.flags.has(match side {
            Side::Fellowship => crate::state::Flag::FellowshipRetreated,
            Side::Sauron => crate::state::Flag::SauronRetreatedByCard,
        })
    };
    let present = |who: Option<Character>| there(who) || who.is_some_and(|who| gone(who.side()));
    let asked_for_magic = match view.flow.top() {
        Some(Step::Magic(side) | Step::RetreatTo(side)) => battle.played[side].is_some(),
        Some(Step::Answer) => battle.played.sauron.is_some(),
        _ => true,
    };
    let ambush = view.flow.top() == Some(Step::Ambush);
    let (_, out) = view.setup.data.tables().tunnel;
    let tunnel = !ambush || (battle.region == out && battle.attacker.is_some_and(|who| view.characters[who].is_some()));
    let fight = !fights || (battle.defender.is_some() && present(battle.attacker) && present(battle.defender));
    let before = fights || battle.defender.is_none();
    if sides && cards && asked_for_magic && tunnel && fight && before { Ok(()) } else { Err(broken("fault.battle")) }
}

/// The place of a step in the order of a turn: what is done later lies deeper.
const fn rank(step: Step) -> u8 {
    match step {
        Step::Place | Step::Move | Step::BeginTurn | Step::EndTurn => 0,
        Step::Shuffle(Side::Sauron) | Step::Attack => 1,
        Step::Shuffle(Side::Fellowship) | Step::Arrive | Step::Target | Step::Draw | Step::AfterBattle => 2,
        Step::Ambush | Step::Compare => 3,
        Step::FellowshipCard => 4,
        Step::SauronCard => 5,
        Step::PlayCards | Step::Answer => 6,
        Step::SauronShows => 7,
        Step::NoCards => 8,
        Step::BeforeCards => 9,
        Step::SauronAbilities => 10,
        Step::Ability | Step::Abilities => 11,
        Step::Reveal => 12,
        Step::Magic(_) | Step::RetreatTo(_) => 13,
    }
}

const _: () = assert!(PER_SIDE * 2 == Character::COUNT);
