//! The game as numbers: actions by character and region, and what a side knows of the other.

use parlour_core::{Cells, Coded, Seat};

use crate::action::Action;
use crate::ids::{Card, CardSet, Character, CharacterSet, Region, Side};
use crate::setup::Formation;
use crate::state::{Confrontation, Step};
use crate::view::View;

const PEOPLE: usize = Character::COUNT;
const REGIONS: usize = Region::COUNT;
const CARDS: usize = Card::COUNT;
/// Who a concealed piece may be is one of the nine of its side.
const NINE: usize = PEOPLE / 2;
const FLAGS: usize = 16;

/// Actions without anything else, in the order of their numbers.
const PLAIN: [Action; 9] = [
    Action::Confirm,
    Action::Ambush,
    Action::LetPass,
    Action::TargetConcealed,
    Action::Fight,
    Action::Sam,
    Action::RevealFrodo,
    Action::NoCards,
    Action::PlayCards,
];

const FORMATIONS: usize = PLAIN.len();
const PLACE: usize = FORMATIONS + Formation::ALL.len();
const MOVE: usize = PLACE + PEOPLE * REGIONS;
const TARGET: usize = MOVE + PEOPLE * REGIONS;
const RETREAT: usize = TARGET + PEOPLE;
const CARD: usize = RETREAT + REGIONS;
const MAGIC: usize = CARD + CARDS;

/// The questions and other steps, by kind.
const STEPS: usize = 25;

/// Actions: 0 to 8 confirm, ambush, let pass, target a concealed piece, fight, Sam, reveal Frodo, no
/// cards, play cards; then the formations; then `18 * 16` each for placing and moving (character by
/// character, each with all regions); then targets by character, retreats by region, cards, and what
/// Magic becomes. Observation: see `docs/python.md`.
impl Coded for Confrontation {
    const VERSION: u32 = 1;
    const ACTIONS: usize = MAGIC + CARDS;
    const OBSERVATION: usize = STEPS
        + 9
        + PEOPLE * REGIONS
        + 2 * PEOPLE
        + REGIONS
        + REGIONS * PEOPLE
        + PEOPLE * NINE
        + 4 * CARDS
        + 1
        + REGIONS
        + 2 * PEOPLE
        + FLAGS
        + 4 * CARDS
        + 2;

    fn number(&self, _: Seat, action: &Action) -> Option<usize> {
        let pair = |who: &Character, region: &Region| who.index() * REGIONS + region.index();
        match action {
            Action::Formation(formation) => {
                Some(FORMATIONS + Formation::ALL.iter().position(|known| known == formation)?)
            }
            Action::Place(who, region) => Some(PLACE + pair(who, region)),
            Action::Move(who, region) => Some(MOVE + pair(who, region)),
            Action::Target(who) => Some(TARGET + who.index()),
            Action::Retreat(region) => Some(RETREAT + region.index()),
            Action::Card(card) => Some(CARD + card.index()),
            Action::Magic(card) => Some(MAGIC + card.index()),
            plain => PLAIN.iter().position(|known| known == plain),
        }
    }

    fn action(&self, _: Seat, number: usize) -> Option<Action> {
        let pair = |rest: usize| (Character::ALL[rest / REGIONS], Region::ALL[rest % REGIONS]);
        Some(match number {
            ..FORMATIONS => PLAIN[number],
            FORMATIONS..PLACE => Action::Formation(Formation::ALL[number - FORMATIONS]),
            PLACE..MOVE => {
                let (who, region) = pair(number - PLACE);
                Action::Place(who, region)
            }
            MOVE..TARGET => {
                let (who, region) = pair(number - MOVE);
                Action::Move(who, region)
            }
            TARGET..RETREAT => Action::Target(Character::ALL[number - TARGET]),
            RETREAT..CARD => Action::Retreat(Region::ALL[number - RETREAT]),
            CARD..MAGIC => Action::Card(Card::ALL[number - CARD]),
            MAGIC.. => Action::Magic(*Card::ALL.get(number - MAGIC)?),
        })
    }

    fn observe(view: &View, seat: Seat, out: &mut [f32]) {
        let mut cells = Cells::new(out);
        let own = view.you.unwrap_or(Side::Fellowship);
        let sides = [own, own.other()];
        cells.set(STEPS, view.flow.top().map(kind));
        cells.flag(own == Side::Fellowship);
        cells.flag(view.to_move == own);
        cells.put(f32::from(view.turn) / 50.0);
        cells.put(f32::from(view.game));
        cells.put(f32::from(view.points[seat.index()]));
        cells.put(f32::from(view.points[1 - seat.index()]));
        for side in sides {
            cells.flag(view.ready[side]);
        }
        cells.flag(view.over.is_some());
        cells.set(PEOPLE * REGIONS, view.characters.iter().map(|(who, region)| who.index() * REGIONS + region.index()));
        for people in [view.revealed, view.defeated] {
            cells.set(PEOPLE, in_set(people));
        }
        cells.add(REGIONS, view.pieces.iter().map(|piece| (piece.region.index(), 1.0)));
        let may_be = view.pieces.iter().flat_map(|piece| {
            let region = piece.region.index() * PEOPLE;
            in_set(piece.could_be).map(move |who| (region + who, 1.0))
        });
        cells.add(REGIONS * PEOPLE, may_be);
        let seen =
            |who: usize| (0..NINE).filter(move |bit| view.seen.0[who] >> bit & 1 == 1).map(move |bit| who * NINE + bit);
        cells.set(PEOPLE * NINE, (0..PEOPLE).flat_map(seen));
        for zone in [&view.hands, &view.discards] {
            for side in sides {
                cells.set(CARDS, in_hand(zone[side]));
            }
        }
        let battle = view.battle.as_ref();
        cells.flag(battle.is_some());
        cells.set(REGIONS, battle.map(|battle| battle.region.index()));
        for who in [battle.and_then(|battle| battle.attacker), battle.and_then(|battle| battle.defender)] {
            cells.set(PEOPLE, who.map(Character::index));
        }
        let flags = battle.map_or(0, |battle| battle.flags.0);
        cells.set(FLAGS, (0..FLAGS).filter(|bit| flags >> bit & 1 == 1));
        for side in sides {
            cells.set(CARDS, battle.and_then(|battle| battle.played[side]).map(Card::index));
            cells.set(CARDS, battle.and_then(|battle| battle.replaced[side]).map(Card::index));
        }
        for side in sides {
            cells.flag(battle.is_some_and(|battle| battle.picked[side]));
        }
        cells.end();
    }
}

fn in_set(people: CharacterSet) -> impl Iterator<Item = usize> {
    Character::ALL.into_iter().filter(move |who| people.contains(*who)).map(Character::index)
}

fn in_hand(cards: CardSet) -> impl Iterator<Item = usize> {
    Card::ALL.into_iter().filter(move |card| cards.contains(*card)).map(Card::index)
}

/// The place of a step, whichever side it asks.
const fn kind(step: Step) -> usize {
    match step {
        Step::Place => 0,
        Step::Shuffle(_) => 1,
        Step::BeginTurn => 2,
        Step::Move => 3,
        Step::Ambush => 4,
        Step::Arrive => 5,
        Step::Attack => 6,
        Step::Target => 7,
        Step::Draw => 8,
        Step::Reveal => 9,
        Step::Abilities => 10,
        Step::Ability => 11,
        Step::SauronAbilities => 12,
        Step::BeforeCards => 13,
        Step::NoCards => 14,
        Step::PlayCards => 15,
        Step::SauronShows => 16,
        Step::Answer => 17,
        Step::SauronCard => 18,
        Step::FellowshipCard => 19,
        Step::Magic(_) => 20,
        Step::RetreatTo(_) => 21,
        Step::Compare => 22,
        Step::AfterBattle => 23,
        Step::EndTurn => 24,
    }
}
