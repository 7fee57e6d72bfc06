//! The game as numbers: every small action of the rules, and what a seat knows, region by region.

use parlour_core::{Cells, Coded, Rng, Seat};

use crate::action::{Action, Deed};
use crate::ids::{
    CARDS, CHARACTERS, Card, Character, Deck, Face, Figure, Nation, REGIONS, Region, Side, TILES, Whereabouts,
    cards_of, regions_of, tiles_of,
};
use crate::state::{BattleKind, Group, HuntCause, NAZGUL, Step, Wotr};
use crate::view::View;

const EVENTS: usize = CARDS as usize;
const HUNT: usize = TILES as usize;
const NATIONS: usize = Nation::ALL.len();
const FACES: usize = Face::ALL.len();
const DECKS: usize = Deck::ALL.len();
/// Regulars, Elites, Leaders of the five nations that have them, Nazgûl.
const RANKS: usize = 2 * NATIONS + NAZGUL + 1;
/// Those, and the characters.
const FIGURES: usize = RANKS + CHARACTERS;
/// The most dice in the Hunt Box, and one more for none.
const ALLOCATIONS: usize = 11;
/// The numbers that a card may ask for, 0 included.
const CHOICES: usize = 16;

/// Actions without anything else, in the order of their numbers.
const PLAIN: [Action; 19] = [
    Action::Decline,
    Action::Accept,
    Action::EnterMordor,
    Action::Pass,
    Action::All,
    Action::Go,
    Action::Done,
    Action::NoCard,
    Action::Fight,
    Action::Shelter,
    Action::Cease,
    Action::Press,
    Action::Stay,
    Action::Halt,
    Action::TakeGuide,
    Action::TakeRandom,
    Action::GuideLeaves,
    Action::GollumReveals,
    Action::Forfeit,
];

/// Uses of a die without anything else, in the order of their numbers.
const DEEDS: [Deed; 10] = [
    Deed::MoveFellowship,
    Deed::HideFellowship,
    Deed::Separate,
    Deed::MoveCompanions,
    Deed::MoveNazgul,
    Deed::MoveArmies,
    Deed::Attack,
    Deed::Recruit,
    Deed::VoiceRegulars,
    Deed::VoiceElites,
];
const DEED_DRAW: usize = DEEDS.len();
const DEED_PLAY: usize = DEED_DRAW + DECKS;
const DEED_SECRET: usize = DEED_PLAY + EVENTS;
const DEED_ADVANCE: usize = DEED_SECRET + DECKS;
const DEED_BRING: usize = DEED_ADVANCE + NATIONS;
const DEED_REMOVE: usize = DEED_BRING + CHARACTERS;
const ALL_DEEDS: usize = DEED_REMOVE + EVENTS;

/// What has many numbers, in their order, each with how many.
#[derive(Clone, Copy)]
enum Kind {
    Plain,
    Discard,
    Draw,
    Offer,
    Declare,
    Guide,
    Allocate,
    Use,
    Ring,
    Skip,
    From,
    To,
    Add,
    Recruit,
    Pick,
    Combat,
    Lose,
    Reduce,
    Extend,
    Retreat,
    Walk,
    Choose,
    Nation,
    UseCard,
    PlayFree,
    Take,
    Turn,
    Back,
    Name,
}

const KINDS: [(Kind, usize); 29] = [
    (Kind::Plain, PLAIN.len()),
    (Kind::Discard, EVENTS),
    (Kind::Draw, DECKS),
    (Kind::Offer, EVENTS),
    (Kind::Declare, REGIONS),
    (Kind::Guide, CHARACTERS),
    (Kind::Allocate, ALLOCATIONS),
    (Kind::Use, FACES * ALL_DEEDS),
    (Kind::Ring, FACES * FACES),
    (Kind::Skip, FACES),
    (Kind::From, REGIONS),
    (Kind::To, REGIONS),
    (Kind::Add, FIGURES),
    (Kind::Recruit, RANKS * REGIONS),
    (Kind::Pick, CHARACTERS),
    (Kind::Combat, EVENTS),
    (Kind::Lose, FIGURES),
    (Kind::Reduce, NATIONS),
    (Kind::Extend, NATIONS),
    (Kind::Retreat, REGIONS),
    (Kind::Walk, REGIONS),
    (Kind::Choose, CHOICES),
    (Kind::Nation, NATIONS),
    (Kind::UseCard, EVENTS),
    (Kind::PlayFree, EVENTS),
    (Kind::Take, RANKS * REGIONS),
    (Kind::Turn, FACES),
    (Kind::Back, DECKS),
    (Kind::Name, EVENTS),
];

/// Where each kind begins, and the end.
const STARTS: [usize; KINDS.len() + 1] = {
    let (mut starts, mut at) = ([0; KINDS.len() + 1], 0);
    while at < KINDS.len() {
        starts[at + 1] = starts[at] + KINDS[at].1;
        at += 1;
    }
    starts
};

const fn figure_number(figure: Figure) -> usize {
    match figure {
        Figure::Regular(nation) => nation.index() * 2,
        Figure::Elite(nation) => nation.index() * 2 + 1,
        Figure::Leader(nation) => 2 * NATIONS + nation.index(),
        Figure::Nazgul => RANKS - 1,
        Figure::Character(character) => RANKS + character.index(),
    }
}

fn figure_at(number: usize) -> Figure {
    match number {
        ..16 if number.is_multiple_of(2) => Figure::Regular(Nation::ALL[number / 2]),
        ..16 => Figure::Elite(Nation::ALL[number / 2]),
        16..21 => Figure::Leader(Nation::ALL[number - 16]),
        21 => Figure::Nazgul,
        _ => Figure::Character(Character::ALL[number - RANKS]),
    }
}

fn deed_number(deed: Deed) -> Option<usize> {
    Some(match deed {
        Deed::Draw(deck) => DEED_DRAW + deck.index(),
        Deed::Play(card) => DEED_PLAY + event(card)?,
        Deed::PlaySecret(deck) => DEED_SECRET + deck.index(),
        Deed::Advance(nation) => DEED_ADVANCE + nation.index(),
        Deed::Bring(character) => DEED_BRING + character.index(),
        Deed::Remove(card) => DEED_REMOVE + event(card)?,
        plain => DEEDS.iter().position(|known| *known == plain)?,
    })
}

fn deed_at(number: usize) -> Deed {
    match number {
        ..DEED_DRAW => DEEDS[number],
        DEED_DRAW..DEED_PLAY => Deed::Draw(Deck::ALL[number - DEED_DRAW]),
        DEED_PLAY..DEED_SECRET => Deed::Play(card_at(number - DEED_PLAY)),
        DEED_SECRET..DEED_ADVANCE => Deed::PlaySecret(Deck::ALL[number - DEED_SECRET]),
        DEED_ADVANCE..DEED_BRING => Deed::Advance(Nation::ALL[number - DEED_ADVANCE]),
        DEED_BRING..DEED_REMOVE => Deed::Bring(Character::ALL[number - DEED_BRING]),
        _ => Deed::Remove(card_at(number - DEED_REMOVE)),
    }
}

/// A card of the base game; an expansion's has no number yet.
fn event(card: Card) -> Option<usize> {
    (card.index() < EVENTS).then_some(card.index())
}

fn card_at(number: usize) -> Card {
    Card(number as u8)
}

fn region_at(number: usize) -> Region {
    Region(number as u8)
}

/// The kind of an action, and its place among those.
fn parts(action: &Action) -> Option<(Kind, usize)> {
    let placed = |figure: Figure, region: Region| {
        let rank = figure_number(figure);
        (rank < RANKS).then(|| rank * REGIONS + region.index())
    };
    Some(match *action {
        Action::Discard(card) => (Kind::Discard, event(card)?),
        Action::Draw(deck) => (Kind::Draw, deck.index()),
        Action::Offer(card) => (Kind::Offer, event(card)?),
        Action::Declare(region) => (Kind::Declare, region.index()),
        Action::Guide(character) => (Kind::Guide, character.index()),
        Action::Allocate(count) => (Kind::Allocate, usize::from(count)),
        Action::Use { die, to } => (Kind::Use, die.index() * ALL_DEEDS + deed_number(to)?),
        Action::Ring { die, to } => (Kind::Ring, die.index() * FACES + to.index()),
        Action::Skip(face) => (Kind::Skip, face.index()),
        Action::From(region) => (Kind::From, region.index()),
        Action::To(region) => (Kind::To, region.index()),
        Action::Add(figure) => (Kind::Add, figure_number(figure)),
        Action::Recruit(figure, region) => (Kind::Recruit, placed(figure, region)?),
        Action::Pick(character) => (Kind::Pick, character.index()),
        Action::Combat(card) => (Kind::Combat, event(card)?),
        Action::Lose(figure) => (Kind::Lose, figure_number(figure)),
        Action::Reduce(nation) => (Kind::Reduce, nation.index()),
        Action::Extend(nation) => (Kind::Extend, nation.index()),
        Action::Retreat(region) => (Kind::Retreat, region.index()),
        Action::Walk(region) => (Kind::Walk, region.index()),
        Action::Choose(number) => (Kind::Choose, usize::from(number)),
        Action::Nation(nation) => (Kind::Nation, nation.index()),
        Action::UseCard(card) => (Kind::UseCard, event(card)?),
        Action::PlayFree(card) => (Kind::PlayFree, event(card)?),
        Action::Take(figure, region) => (Kind::Take, placed(figure, region)?),
        Action::Turn(face) => (Kind::Turn, face.index()),
        Action::Back(deck) => (Kind::Back, deck.index()),
        Action::Name(card) => (Kind::Name, event(card)?),
        Action::Open(_) | Action::Edit(_) => return None,
        plain => (Kind::Plain, PLAIN.iter().position(|known| *known == plain)?),
    })
}

fn whole(kind: Kind, at: usize) -> Action {
    match kind {
        Kind::Plain => PLAIN[at],
        Kind::Discard => Action::Discard(card_at(at)),
        Kind::Draw => Action::Draw(Deck::ALL[at]),
        Kind::Offer => Action::Offer(card_at(at)),
        Kind::Declare => Action::Declare(region_at(at)),
        Kind::Guide => Action::Guide(Character::ALL[at]),
        Kind::Allocate => Action::Allocate(at as u8),
        Kind::Use => Action::Use { die: Face::ALL[at / ALL_DEEDS], to: deed_at(at % ALL_DEEDS) },
        Kind::Ring => Action::Ring { die: Face::ALL[at / FACES], to: Face::ALL[at % FACES] },
        Kind::Skip => Action::Skip(Face::ALL[at]),
        Kind::From => Action::From(region_at(at)),
        Kind::To => Action::To(region_at(at)),
        Kind::Add => Action::Add(figure_at(at)),
        Kind::Recruit => Action::Recruit(figure_at(at / REGIONS), region_at(at % REGIONS)),
        Kind::Pick => Action::Pick(Character::ALL[at]),
        Kind::Combat => Action::Combat(card_at(at)),
        Kind::Lose => Action::Lose(figure_at(at)),
        Kind::Reduce => Action::Reduce(Nation::ALL[at]),
        Kind::Extend => Action::Extend(Nation::ALL[at]),
        Kind::Retreat => Action::Retreat(region_at(at)),
        Kind::Walk => Action::Walk(region_at(at)),
        Kind::Choose => Action::Choose(at as u8),
        Kind::Nation => Action::Nation(Nation::ALL[at]),
        Kind::UseCard => Action::UseCard(card_at(at)),
        Kind::PlayFree => Action::PlayFree(card_at(at)),
        Kind::Take => Action::Take(figure_at(at / REGIONS), region_at(at % REGIONS)),
        Kind::Turn => Action::Turn(Face::ALL[at]),
        Kind::Back => Action::Back(Deck::ALL[at]),
        Kind::Name => Action::Name(card_at(at)),
    }
}

/// Scales: what is usual comes to about 1.
const MANY: f32 = 5.0;
const LONG: f32 = 20.0;
const TRACK: f32 = 12.0;

/// What is told of a region: units, Leaders, flags.
const PLACE: usize = 16 + 6 + 6;
const STEPS: usize = 64;
const PHASES: usize = 6;
const GROUP: usize = FIGURES;
const WHERE: usize = REGIONS + 3;

/// Actions: in the order of `KINDS`. Observation: see `docs/python.md`.
impl Coded for Wotr {
    const VERSION: u32 = 1;
    const ACTIONS: usize = STARTS[KINDS.len()];
    const OBSERVATION: usize = PLACE * REGIONS
        + CHARACTERS * WHERE
        + 3 * NATIONS
        + 3 * NAZGUL
        + 5 * NATIONS
        + REGIONS
        + 5
        + CHARACTERS
        + 2 * (FACES + 6)
        + 5 * EVENTS
        + DECKS
        + 4 * 4
        + 5 * HUNT
        + 12
        + PHASES
        + 10
        + FACES
        + STEPS
        + 2 * REGIONS
        + EVENTS
        + 1
        + GROUP
        + 2 * REGIONS
        + CHARACTERS
        + 4
        + 2 * REGIONS
        + GROUP
        + 2 * EVENTS
        + 9;

    #[inline]
    fn number(&self, _: Seat, action: &Action) -> Option<usize> {
        let (kind, at) = parts(action)?;
        (at < KINDS[kind as usize].1).then(|| STARTS[kind as usize] + at)
    }

    #[inline]
    fn action(&self, _: Seat, number: usize) -> Option<Action> {
        let kind = STARTS.partition_point(|start| *start <= number) - 1;
        Some(whole(KINDS.get(kind)?.0, number - STARTS[kind]))
    }

    /// From a state that is made up of what the view says, so nothing else can get in.
    fn observe(view: &View, seat: Seat, out: &mut [f32]) {
        Wotr::imagined(view, seat, &mut Rng::fork(0, 0)).tell(seat, &mut Cells::new(out));
    }

    fn observe_in(&self, seat: Seat, out: &mut [f32]) {
        self.tell(seat, &mut Cells::new(out));
    }

    fn observe_again(&self, seat: Seat, out: &mut [f32], marks: &mut Vec<u32>) {
        self.tell(seat, &mut Cells::again(out, marks));
    }
}

impl Wotr {
    /// Everything that a seat may know. Of hidden cards only their number is read.
    fn tell(&self, seat: Seat, cells: &mut Cells<'_>) {
        self.tell_map(cells);
        self.tell_nations(cells);
        self.tell_fellowship(cells);
        self.tell_dice(seat, cells);
        self.tell_cards(seat, cells);
        self.tell_hunt(cells);
        self.tell_turn(seat, cells);
        self.tell_battle(seat, cells);
        cells.end();
    }

    fn tell_map(&self, cells: &mut Cells<'_>) {
        let stands = self.armies[0] | self.armies[1];
        let units = regions_of(stands).flat_map(|region| {
            let here = u128::from_le_bytes(self.units[region.index()]);
            counts(here).map(move |(at, count)| (region.index() * PLACE + at, count))
        });
        let leaders = self.leaders.iter().enumerate().flat_map(|(region, here)| {
            let mut eight = [0; 8];
            eight[..here.len()].copy_from_slice(here);
            let here = u64::from_le_bytes(eight);
            counts(u128::from(here)).map(move |(at, count)| (region * PLACE + 16 + at, count))
        });
        let sets = [self.shadow, self.besieged, self.mixed[0], self.mixed[1], self.touched, self.path];
        let flags = sets
            .into_iter()
            .enumerate()
            .flat_map(|(flag, set)| regions_of(set).map(move |region| (region.index() * PLACE + 22 + flag, 1.0)));
        cells.add(PLACE * REGIONS, units.chain(leaders).chain(flags));
        let places = Character::ALL.into_iter().map(|character| {
            let place = self.at[character.index()];
            let other = [Whereabouts::FELLOWSHIP, Whereabouts::ASIDE].iter().position(|known| *known == place);
            let at = place.region().map_or(REGIONS + other.unwrap_or(2), Region::index);
            character.index() * WHERE + at
        });
        cells.set(CHARACTERS * WHERE, places);
    }

    fn tell_nations(&self, cells: &mut Cells<'_>) {
        for count in self.reserve.iter().chain(&self.casualties).flatten() {
            cells.put(f32::from(*count) / MANY);
        }
        cells.set(4 * NATIONS, self.to_war.iter().enumerate().map(|(at, steps)| at * 4 + usize::from(*steps)));
        cells.set(NATIONS, Nation::ALL.into_iter().filter(|nation| self.is_active(*nation)).map(Nation::index));
    }

    fn tell_fellowship(&self, cells: &mut Cells<'_>) {
        cells.set(REGIONS, [self.ring_bearers.index()]);
        cells.flag(self.mordor.is_some());
        cells.put(f32::from(self.mordor.unwrap_or(0)) / MANY);
        cells.put(f32::from(self.progress) / TRACK);
        cells.flag(self.hidden);
        cells.put(f32::from(self.corruption) / TRACK);
        cells.set(CHARACTERS, [self.guide.index()]);
    }

    /// Own side first.
    fn tell_dice(&self, seat: Seat, cells: &mut Cells<'_>) {
        let own = Wotr::side_of(seat);
        for side in [own, own.enemy()] {
            let at = side.index();
            for count in self.dice[at] {
                cells.put(f32::from(count) / MANY);
            }
            for count in [self.pool[at], self.spent[at], self.hunt_box[at], self.rings[at]] {
                cells.put(f32::from(count) / MANY);
            }
            cells.flag(self.ring_used[at]);
            cells.put(f32::from(self.victory_points(side)) / TRACK);
        }
    }

    /// Own cards by their faces; those of the others by their backs, each seat after the one before.
    fn tell_cards(&self, seat: Seat, cells: &mut Cells<'_>) {
        let set = |cells: &mut Cells<'_>, cards: u128| cells.set(EVENTS, cards_of(cards).filter_map(event));
        for cards in [self.hands[seat.index()], self.face_down[seat.index()], self.face_up, self.table] {
            set(cells, cards);
        }
        let offer = match (self.steps.top(), self.offer().0) {
            (Some(Step::SwapAnswer(answering)), Some(card)) if self.teammate(answering) == Some(seat) => card.bit(),
            _ => 0,
        };
        set(cells, offer);
        for deck in Deck::ALL {
            cells.put(f32::from(self.deck_size(deck)) / LONG);
        }
        for next in 0..4 {
            let at = (seat.index() + next) % 4;
            for (cards, unnamed) in [(self.hands[at], self.unnamed[at]), (self.face_down[at], self.unnamed_down[at])] {
                for (deck, unnamed) in Deck::of(Wotr::side_of(Seat(at as u8))).into_iter().zip(unnamed) {
                    let count = (cards & deck.cards()).count_ones() as u8 + unnamed;
                    cells.put(f32::from(count) / MANY);
                }
            }
        }
    }

    fn tell_hunt(&self, cells: &mut Cells<'_>) {
        for set in [self.tiles, self.drawn, self.removed, self.waiting] {
            cells.set(HUNT, tiles_of(set).map(crate::ids::Tile::index).filter(|tile| *tile < HUNT));
        }
        let run = &self.hunt;
        cells.set(HUNT, run.tile.map(crate::ids::Tile::index).filter(|tile| *tile < HUNT));
        let cause = match run.cause {
            HuntCause::Hunt => 0,
            HuntCause::Mordor => 1,
            HuntCause::Stronghold => 2,
            HuntCause::Card(_) => 3,
        };
        cells.set(4, [cause]);
        for count in [run.successes, run.failed, run.damage, run.bonus] {
            cells.put(f32::from(count) / MANY);
        }
        for flag in [run.casualty, run.gollum, run.used, run.void] {
            cells.flag(flag);
        }
    }

    fn tell_turn(&self, seat: Seat, cells: &mut Cells<'_>) {
        let own = Wotr::side_of(seat);
        cells.set(PHASES, [self.phase().index()]);
        cells.put(f32::from(self.turn) / LONG);
        cells.put(f32::from(self.seat_count()) / 4.0);
        cells.flag(own == Side::FreePeoples);
        cells.flag(self.leader(own) == seat);
        cells.flag(self.actor == seat.0);
        cells.flag(Wotr::side_of(Seat(self.actor)) == own);
        for flag in [self.hunted, self.moved_or_hid, self.messenger, self.minions] {
            cells.flag(flag);
        }
        cells.set(FACES, self.die.map(Face::index));
        let asked = self.steps.top().map(facets).unwrap_or_default();
        cells.set(STEPS, self.steps.top().map(|_| asked.kind));
        for region in asked.regions {
            cells.set(REGIONS, region.map(Region::index));
        }
        cells.set(EVENTS, asked.card.and_then(event));
        cells.put(f32::from(asked.left) / MANY);
        tell_group(&self.group, cells);
        cells.set(REGIONS, self.moved.iter().flatten().map(|moved| moved.to.index()));
        cells.set(REGIONS, self.flown.iter().flatten().map(|region| region.index()));
        cells.set(CHARACTERS, Character::of(self.travelled).map(Character::index));
    }

    fn tell_battle(&self, seat: Seat, cells: &mut Cells<'_>) {
        let battle = &self.battle;
        let own = Wotr::side_of(seat);
        let is_fought = battle.kind != BattleKind::None;
        cells.set(3, (is_fought).then(|| battle.kind as usize - 1));
        cells.flag(is_fought && battle.attacker == own);
        for region in [battle.from, battle.region] {
            cells.set(REGIONS, is_fought.then_some(region.index()));
        }
        tell_group(&battle.force, cells);
        let order = [own, own.enemy()];
        for side in order {
            let card = battle.cards[side.index()].filter(|_| is_fought);
            let is_seen = battle.shown || self.is_open() || is_fought && self.commander_in_battle(side) == seat;
            cells.set(EVENTS, card.filter(|_| is_seen).and_then(event));
        }
        for side in order {
            let has_card = battle.cards[side.index()].is_some() || battle.backs[side.index()].is_some();
            cells.flag(has_card && is_fought);
            cells.put(f32::from(battle.missed[side.index()]) / MANY);
            cells.put(f32::from(battle.hits[side.index()]) / MANY);
        }
        cells.put(f32::from(battle.round) / MANY);
        cells.flag(battle.white_rider);
        cells.flag(battle.sheltered);
    }
}

/// The bytes that are not zero, each with its place, as they are told. Most are zero: so they are
/// passed over together.
fn counts(mut bytes: u128) -> impl Iterator<Item = (usize, f32)> {
    std::iter::from_fn(move || {
        (bytes != 0).then(|| {
            let at = bytes.trailing_zeros() as usize / 8;
            let count = (bytes >> (at * 8)) as u8;
            bytes &= !(0xFF << (at * 8));
            (at, f32::from(count) * (1.0 / MANY))
        })
    })
}

fn tell_group(group: &Group, cells: &mut Cells<'_>) {
    for count in group.units.iter().chain(&group.leaders) {
        cells.put(f32::from(*count) / MANY);
    }
    cells.set(CHARACTERS, Character::of(group.characters).map(Character::index));
}

/// What a step says besides its kind.
#[derive(Default)]
struct Facets {
    kind: usize,
    regions: [Option<Region>; 2],
    card: Option<Card>,
    left: u8,
}

/// The place of a step's kind, and what it is about.
fn facets(step: Step) -> Facets {
    let plain = |kind| Facets { kind, ..Facets::default() };
    let at = |kind, region| Facets { kind, regions: [Some(region), None], ..Facets::default() };
    let way = |kind, from, to, left| Facets { kind, regions: [Some(from), Some(to)], left, ..Facets::default() };
    let by = |kind, card: Option<Card>| Facets { kind, card, ..Facets::default() };
    match step {
        Step::Turn => plain(0),
        Step::Draw(..) => plain(1),
        Step::Name(..) => plain(2),
        Step::PickDeck(_) => plain(3),
        Step::HandLimit(_) => plain(4),
        Step::SwapOffer(_) => plain(5),
        Step::SwapAnswer(_) => plain(6),
        Step::Fellowship { .. } => plain(7),
        Step::Allocate => plain(8),
        Step::Roll(_) => plain(9),
        Step::Actions => plain(10),
        Step::EndActions => plain(11),
        Step::Victory => plain(12),
        Step::Act(_) => plain(13),
        Step::EndAction => plain(14),
        Step::MoveFrom { left, .. } => Facets { left, ..plain(15) },
        Step::MoveTo { from, left, .. } => Facets { left, ..at(16, from) },
        Step::MoveGroup { from, to, left, .. } => way(17, from, to, left),
        Step::AttackFrom { by: card, .. } => by(18, card),
        Step::AttackTo { from, by: card, .. } => Facets { card, ..at(19, from) },
        Step::AttackGroup { from, to, by: card, .. } => Facets { card, ..way(20, from, to, 0) },
        Step::MarchFrom { card, left } => Facets { left, ..by(21, Some(card)) },
        Step::MarchGroup { card, from, left } => Facets { card: Some(card), left, ..at(22, from) },
        Step::MarchOn { card, from, at: now, left, .. } => Facets { card: Some(card), ..way(23, from, now, left) },
        Step::Recruit { first } => Facets { regions: [first, None], ..plain(24) },
        Step::Voice { first } => Facets { regions: [first, None], ..plain(25) },
        Step::Enter(_) => plain(26),
        Step::Separate(_) => plain(27),
        Step::SeparateTo { range, .. } => Facets { left: range, ..plain(28) },
        Step::Companions(_) => plain(29),
        Step::CompanionsTo { from, .. } => at(30, from),
        Step::Nazgul => plain(31),
        Step::NazgulTo { from } => at(32, from),
        Step::MinionTo(_) => plain(33),
        Step::BoxDie => plain(34),
        Step::HuntRoll => plain(35),
        Step::HuntReroll(left) => Facets { left, ..plain(36) },
        Step::DrawTile(_) => plain(37),
        Step::TileShown => plain(38),
        Step::TileDie => plain(39),
        Step::Damage => plain(40),
        Step::RandomCompanion => plain(41),
        Step::TileEnd => plain(42),
        Step::MordorStep => plain(43),
        Step::Walk { left } => Facets { left, ..plain(44) },
        Step::PickGuide => plain(45),
        Step::GuideDraw(_) => plain(46),
        Step::Event { card, stage, .. } => Facets { left: stage, ..by(47, Some(card)) },
        Step::EventEnd(card, _) => by(48, Some(card)),
        Step::Levy(card, region, _) => Facets { card: Some(card), ..at(49, region) },
        Step::Hits { card, region, hits } => Facets { card: Some(card), left: hits, ..at(50, region) },
        Step::Interrupt(window) => Facets { left: window as u8, ..plain(51) },
        Step::Tactic(card, _) => by(52, Some(card)),
        Step::WhiteRider => plain(53),
        Step::Round(_) => plain(54),
        Step::Sorcerer(_) => plain(55),
        Step::ExtraAttack(_, dice, _) => Facets { left: dice, ..plain(56) },
        Step::Losses(_) => plain(57),
        Step::Advance => plain(58),
        Step::BattleEnd => plain(59),
        Step::Garrison(region) => at(60, region),
        Step::Trim(region, ..) => at(61, region),
        Step::Mix(region, _) | Step::MixAnswer(region, _) => at(62, region),
        Step::Editor(_) => plain(63),
    }
}
