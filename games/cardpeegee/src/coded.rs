//! The game as numbers: actions by card, and every zone as a set of 52 cards.

use parlour_core::{Cells, Coded, Seat};

use crate::action::Action;
use crate::cards::{Card, Cards, Suit};
use crate::state::{CardPeeGee, Phase};
use crate::view::View;

const CARDS: usize = 52;
const SUITS: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

/// Actions without a card, in the order of their numbers.
const PLAIN: [Action; 7] = [
    Action::Create,
    Action::StartEncounter,
    Action::Fight,
    Action::Abandon,
    Action::Proceed,
    Action::Acknowledge,
    Action::Restart,
];

/// Actions with a card: the card is the rest, 0 to 51.
const WITH_CARD: [fn(Card) -> Action; 4] = [Action::Activate, Action::Play, Action::Disarm, Action::Discard];

const PLAY_AS: usize = PLAIN.len() + WITH_CARD.len() * CARDS;

const PHASES: usize = Phase::Dealing as usize + 1;
/// Scales: what is usual comes to about 1.
const FULL_HP: f32 = 150.0;
const LONG: f32 = 100.0;
const STRONG: f32 = 20.0;

fn places(cards: Cards) -> impl Iterator<Item = usize> {
    cards.iter().map(|card| usize::from(card.index()))
}

/// Actions: 0 to 6 create, start the encounter, fight, abandon, proceed, acknowledge, restart; then
/// 52 each for activate, play, disarm and discard; then `207 + 4 * …`: play a card as a suit, four
/// suits to a card. Observation: see `docs/python.md`.
impl Coded for CardPeeGee {
    const VERSION: u32 = 1;
    const ACTIONS: usize = PLAY_AS + CARDS * SUITS.len();
    const OBSERVATION: usize = PHASES + 3 + 5 * CARDS + SUITS.len() * CARDS + 4 + 4 * CARDS + 5 + 14 + 7;

    fn number(&self, _: Seat, action: &Action) -> Option<usize> {
        let with = |kind: usize, card: &Card| Some(PLAIN.len() + kind * CARDS + usize::from(card.index()));
        match action {
            Action::Activate(card) => with(0, card),
            Action::Play(card) => with(1, card),
            Action::Disarm(card) => with(2, card),
            Action::Discard(card) => with(3, card),
            Action::PlayAs(card, suit) => {
                Some(PLAY_AS + usize::from(card.index()) * SUITS.len() + SUITS.iter().position(|known| known == suit)?)
            }
            plain => PLAIN.iter().position(|known| known == plain),
        }
    }

    fn action(&self, _: Seat, number: usize) -> Option<Action> {
        if let Some(plain) = PLAIN.get(number) {
            return Some(*plain);
        }
        if let Some(rest) = number.checked_sub(PLAY_AS) {
            let card = Card::from_index(u8::try_from(rest / SUITS.len()).ok()?)?;
            return Some(Action::PlayAs(card, SUITS[rest % SUITS.len()]));
        }
        let rest = number - PLAIN.len();
        Card::from_index((rest % CARDS) as u8).map(WITH_CARD[rest / CARDS])
    }

    fn observe(view: &View, _: Seat, out: &mut [f32]) {
        let mut cells = Cells::new(out);
        cells.set(PHASES, [view.phase as usize]);
        cells.put(f32::from(view.life));
        cells.put(view.day as f32 / LONG);
        cells.put(view.hp as f32 / FULL_HP);
        for zone in [view.hand, view.active, view.dealt, view.deck, view.character.map(Cards::only).unwrap_or_default()]
        {
            cells.set(CARDS, places(zone));
        }
        let played = view.played.iter().map(|one| usize::from(one.card.index()) * SUITS.len() + one.suit.index());
        cells.set(SUITS.len() * CARDS, played);
        let met = view.encounter.as_ref();
        cells.set(4, met.map(|met| met.kind as usize));
        let at = |card: Option<Card>| card.map(|card| usize::from(card.index()));
        cells.set(CARDS, met.and_then(|met| at(met.agitator)));
        for prop in 0..2 {
            cells.set(CARDS, met.and_then(|met| at(met.props[prop])));
        }
        let jailors = met.and_then(|met| met.jailors.as_ref()).into_iter().flatten();
        cells.add(CARDS, jailors.map(|one| (usize::from(one.card.index()), f32::from(one.hp) / STRONG)));
        let monster = met.and_then(|met| met.monster);
        for stat in [monster.map(|one| one.atk), monster.map(|one| one.dl), monster.map(|one| one.hp)] {
            cells.put(f32::from(stat.unwrap_or(0)) / STRONG);
        }
        for stat in [met.and_then(|met| met.healing), met.and_then(|met| met.fee)] {
            cells.put(f32::from(stat.unwrap_or(0)) / STRONG);
        }
        for victories in [&view.earned, &view.waiting] {
            cells.set(7, victories.iter().map(|victory| usize::from(victory.index())));
        }
        let numbers = &view.numbers;
        let told = [
            numbers.player_atk,
            numbers.player_dl,
            numbers.disarm_bonus,
            numbers.amount_paid,
            numbers.amount_spent,
            numbers.cards_bought,
            numbers.town_healing,
        ];
        for number in told {
            cells.put(number as f32 / STRONG);
        }
        cells.end();
    }
}
