//! The Event cards: what each of the 96 does as an Event and as a Combat card.
//!
//! R6.6: a card changes the rules where it says so, through the hooks here, and nowhere else.
//!
//! **Where is a card?** Its number is its place: `fp_strat_11` is entry 11 of
//! [`fp_strategy::CARDS`]. Such an entry is one [`Code`]:
//!
//! - [`needs`](Code::needs): the precondition, with what is missing as a message key (R6.5);
//! - [`event`](Code::event): a list of [`Effect`]s, done one after the other. The effects that many
//!   cards share are in `effects`; what only one card does stands in its entry as a closure or a
//!   function beside it. An effect may ask ([`Effect::Ask`]), roll or draw ([`Effect::Chance`]), or
//!   push any step of the rules above itself: a battle, a Hunt tile, a separation, another card;
//! - for a card that stays on the table: [`stays`](Code::stays), the condition under which it does;
//!   [`interrupt`](Code::interrupt), when and how it is used; [`removal`](Code::removal), what the
//!   enemy pays to be rid of it;
//! - [`hunt`](Code::hunt): how a Hunt tile that the card draws is treated;
//! - [`combat`](Code::combat): the Combat half, which several cards share, in `fp_combat` and
//!   `sh_combat`.
//!
//! The other functions here are where the rules ask the cards in force: each says which card it is
//! for. The words a player reads are the messages `card.<id>.event`, `combat.<id>` and `needs.…` of
//! the locale; the numbered rules are R27.

mod combat;
mod effects;
mod fp_character;
mod fp_combat;
mod fp_strategy;
mod sh_character;
mod sh_combat;
mod sh_strategy;
#[cfg(test)]
#[path = "../../tests/inside/cards.rs"]
mod tests;

use std::cell::Cell;

use parlour_core::{Audience, Seat, Sink};

pub(crate) use self::combat::{Half, combat_slot, in_tactic, list_tactic, may_in_tactic, proceed_tactic};
pub(crate) use self::effects::{
    Attack, Effect, March, dealt_in_event, in_event, list_event, may_in_event, proceed_event, waits_in_event,
};
pub use self::effects::{Journey, Levy};
pub(crate) use self::sh_character::{combat_on_table, event_die_played, ignores_reveal, may_activate, wakes_rohan};
pub(crate) use self::sh_strategy::{
    attack_by_sea, combat_cards_allowed, goes_on_free, hittable, may_advance_by_die, may_stay, must_press,
};
use crate::action::Action;
use crate::event::{Cause, Event, tell_all};
use crate::ids::{Card, Deck, Face, Nation, Region, Side, Tile, cards_of};
use crate::rules::law::{Against, Rule, Verdict, by, no};
use crate::state::{Step, Window, Wotr};

/// The first stage of a [`Step::Event`] in which the enemy pays for a card's removal.
pub const PRICE: u8 = 0x80;

/// Whether something holds, or the message that says what is missing.
pub(crate) type Needs = Result<(), Words>;

/// The key of a message behind one pointer, so that a verdict fits into two registers.
pub(crate) type Words = &'static &'static str;

/// Where a card tells what happens. A card's code is compiled once, whoever listens.
pub(crate) struct Log<'a>(&'a mut dyn Sink<Event>);

impl Sink<Event> for Log<'_> {
    fn emit(&mut self, audience: Audience, event: Event) {
        self.0.emit(audience, event);
    }
}

/// How many answers a question has.
enum Options {
    /// It is not asked.
    None,
    /// It need not be asked.
    One(Action),
    /// Somebody must answer.
    Several,
}

/// Looks at the answers of a question before it is asked. They are listed into a vector that each
/// thread keeps, so that playing a card allocates nothing.
fn options(list: impl FnOnce(&mut Vec<Action>)) -> Options {
    thread_local! {
        static LISTED: Cell<Vec<Action>> = const { Cell::new(Vec::new()) };
    }
    let mut listed = LISTED.take();
    listed.clear();
    list(&mut listed);
    let options = match *listed.as_slice() {
        [] => Options::None,
        [only] => Options::One(only),
        _ => Options::Several,
    };
    LISTED.set(listed);
    options
}

/// One card.
pub(crate) struct Code {
    /// R6.5: the precondition of the Event.
    pub needs: fn(&Wotr) -> Needs,
    /// R27.2.4: what the Event does, in order.
    pub event: &'static [Effect],
    /// R6.7: whether the card may stay on the table, if that depends; asked after everything that happens.
    pub stays: Option<fn(&Wotr) -> bool>,
    /// R21.12: when the card may be used from the table.
    pub interrupt: Option<Interrupt>,
    /// R6.7: what the enemy may pay to remove it.
    pub removal: Option<Removal>,
    /// R21.18: how a tile it draws is treated.
    pub hunt: HuntRule,
    /// The Combat half.
    pub combat: &'static Half,
}

/// A card that is used from the table in a window of the Hunt.
#[derive(Clone, Copy)]
pub(crate) struct Interrupt {
    /// When.
    pub window: Window,
    /// Whether it is any use now.
    pub may: fn(&Wotr) -> bool,
    /// What it does. Whether the card is discarded is its own affair.
    pub act: fn(&mut Wotr, Card, &mut Log),
}

/// What the enemy may pay, besides a die, to remove a card from the table.
#[derive(Clone, Copy)]
pub(crate) struct Removal {
    /// Whether a seat may remove it with a die.
    pub may: fn(&Wotr, Seat, Face) -> bool,
    /// What it pays; then the card is discarded.
    pub price: &'static [Effect],
}

/// R21.18: how a Hunt tile that a card draws is treated.
#[derive(Clone, Copy)]
pub(crate) struct HuntRule {
    /// Eyes and blue tiles are discarded without effect.
    pub only_numbers: bool,
    /// Whether the damage can be lowered: by a card, the Guide or a casualty.
    pub reducible: bool,
    /// A random Companion must fall if there is damage; the Free Peoples do not choose.
    pub forced: bool,
    /// The number is for the card: no damage, no reveal. It learns one more than the number.
    pub counts: bool,
}

impl HuntRule {
    /// Like any other tile.
    pub(crate) const PLAIN: HuntRule = HuntRule { only_numbers: false, reducible: true, forced: false, counts: false };
}

impl Code {
    /// A card of an expansion, whose Event is the expansion's own affair and whose Combat half does
    /// nothing.
    const EXPANSION: Code = Code::new(&Half::new("None"));

    /// A card that needs nothing and does not stay on the table.
    const fn new(combat: &'static Half) -> Code {
        Code {
            needs: |_| Ok(()),
            event: &[],
            stays: None,
            interrupt: None,
            removal: None,
            hunt: HuntRule::PLAIN,
            combat,
        }
    }

    const fn event(mut self, event: &'static [Effect]) -> Code {
        self.event = event;
        self
    }

    const fn needs(mut self, needs: fn(&Wotr) -> Needs) -> Code {
        self.needs = needs;
        self
    }

    const fn stays(mut self, stays: fn(&Wotr) -> bool) -> Code {
        self.stays = Some(stays);
        self
    }

    const fn interrupt(mut self, window: Window, may: fn(&Wotr) -> bool, act: fn(&mut Wotr, Card, &mut Log)) -> Code {
        self.interrupt = Some(Interrupt { window, may, act });
        self
    }

    const fn removal(mut self, may: fn(&Wotr, Seat, Face) -> bool, price: &'static [Effect]) -> Code {
        self.removal = Some(Removal { may, price });
        self
    }

    const fn hunt(mut self, hunt: HuntRule) -> Code {
        self.hunt = hunt;
        self
    }
}

/// R27.0: the code of a card, by its number.
pub(crate) fn code(card: Card) -> &'static Code {
    if card.0 >= crate::ids::CARDS {
        return &Code::EXPANSION;
    }
    &DECKS[usize::from(card.0 / 24)][usize::from(card.0 % 24)]
}

/// R6.5: the precondition of an Event.
pub(crate) fn needs(game: &Wotr, card: Card) -> Needs {
    (code(card).needs)(game)
}

/// R24.24: the nations that an Event recruits or advances, whatever is chosen, as a set.
pub(crate) fn nations(card: Card) -> u8 {
    code(card).event.iter().fold(0, |set, effect| match effect {
        Effect::Place(_, Levy { nation, .. }) | Effect::Advance(nation) | Effect::Rouse(nation, _) => {
            set | 1 << nation.index()
        }
        _ => set,
    })
}

/// R13.3: the precondition of a Combat card.
pub(crate) fn combat_needs(game: &Wotr, card: Card) -> Needs {
    (code(card).combat.needs)(game)
}

/// The message for one of the ways that a card offers by [`Action::Choose`]; none for a number.
pub(crate) fn way(card: Card, way: u8) -> Option<&'static str> {
    match card.deck() {
        Deck::FpCharacter => fp_character::way(card, way),
        Deck::ShCharacter => sh_character::way(card, way),
        Deck::ShStrategy => Some("way.own_hits"),
        Deck::FpStrategy => None,
    }
}

/// A card by its deck and number.
const fn nth(deck: Deck, number: u8) -> Card {
    Card(deck as u8 * 24 + number - 1)
}

/// The cards by deck.
static DECKS: [&[Code; 24]; 4] = [&fp_character::CARDS, &fp_strategy::CARDS, &sh_character::CARDS, &sh_strategy::CARDS];

/// Cards on the table that stay there only under a condition, that are used from there, and that the
/// enemy may pay for to be rid of them.
const fn sets() -> [u128; 3] {
    let (mut sets, mut at) = ([0; 3], 0);
    while at < crate::ids::CARDS {
        let code = &DECKS[at as usize / 24][at as usize % 24];
        sets[0] |= (code.stays.is_some() as u128) << at;
        sets[1] |= (code.interrupt.is_some() as u128) << at;
        sets[2] |= (code.removal.is_some() as u128) << at;
        at += 1;
    }
    sets
}
const WATCHED: u128 = sets()[0];
const USABLE: u128 = sets()[1];
const PRICED: u128 = sets()[2];

/// R6.7, R27.2.8: cards on the table whose condition no longer holds are discarded.
#[inline]
pub(crate) fn watch(game: &mut Wotr, events: &mut impl Sink<Event>) {
    if game.table & WATCHED != 0 {
        discard_expired(game, &mut Log(events));
    }
}

fn discard_expired(game: &mut Wotr, log: &mut Log) {
    for card in cards_of(game.table & WATCHED) {
        if code(card).stays.is_some_and(|stays| !stays(game)) && !is_resolving(game, card) {
            game.discard_from_table(card, log);
        }
    }
}

/// Whether a card on the table is being played and not yet in force.
fn is_resolving(game: &Wotr, card: Card) -> bool {
    game.steps.as_slice().iter().any(|step| matches!(step, Step::EventEnd(it, _) if *it == card))
}

/// Whether a card is in force on the table.
pub(crate) fn in_force(game: &Wotr, card: Card) -> bool {
    game.table & card.bit() != 0 && !is_resolving(game, card)
}

/// Enemy cards on the table that have a price.
pub(crate) fn removable(game: &Wotr, side: Side) -> impl Iterator<Item = Card> {
    cards_of(game.table & PRICED).filter(move |card| card.side() != side)
}

/// R6.7: whether a seat may remove a card with a die.
pub(crate) fn may_remove(game: &Wotr, seat: Seat, die: Face, card: Card) -> bool {
    let there = removable(game, Wotr::side_of(seat)).any(|it| it == card);
    there && code(card).removal.is_some_and(|removal| (removal.may)(game, seat, die))
}

/// R6.7: the price of a card is paid, step by step; then it is discarded.
pub(crate) fn pay(game: &mut Wotr, card: Card, _: Face, _: &mut impl Sink<Event>) {
    game.steps.push(Step::Event { card, stage: PRICE, kept: 0 });
}

/// Whose cards are used in a window of the Hunt.
pub(crate) const fn owner_of(window: Window) -> Side {
    match window {
        Window::Tile | Window::Drawn | Window::Damage => Side::FreePeoples,
        Window::Roll | Window::Casualty | Window::Reveal => Side::Shadow,
    }
}

/// The cards on the table that may be used in a window.
fn usable(game: &Wotr, window: Window) -> impl Iterator<Item = Card> {
    cards_of(game.table & USABLE).filter(move |card| {
        code(*card).interrupt.is_some_and(|it| it.window == window && (it.may)(game)) && in_force(game, *card)
    })
}

/// R21.12: asks the owner of a card that may be used now; whether it did.
pub(crate) fn interrupt(game: &mut Wotr, window: Window) -> bool {
    let any = usable(game, window).next().is_some();
    if any {
        game.steps.push(Step::Interrupt(window));
    }
    any
}

/// A card that may no longer be used is not asked for.
pub(crate) fn begin_interrupt(game: &mut Wotr, window: Window) -> bool {
    let none = usable(game, window).next().is_none();
    game.skip_if(none)
}

pub(crate) fn list_interrupt(game: &Wotr, window: Window, out: &mut Vec<Action>) {
    out.push(Action::Decline);
    out.extend(usable(game, window).map(Action::UseCard));
}

/// R21.12, R27.2.14: whether a card may be used in a window.
pub(crate) fn may_interrupt(game: &Wotr, window: Window, action: Action) -> Verdict {
    match action {
        Action::Decline => by(r!("R21.12")),
        Action::UseCard(card) if usable(game, window).any(|it| it == card) => Ok(Rule::Event(card)),
        _ => no(r!("R27.2.14")).map_err(|it| it.said(&"refuse.card_choice")),
    }
}

pub(crate) fn in_interrupt(game: &mut Wotr, action: Action, events: &mut impl Sink<Event>) {
    if let Action::UseCard(card) = action
        && let Some(interrupt) = code(card).interrupt
    {
        tell_all(events, Event::CardUsed { card });
        (interrupt.act)(game, card, &mut Log(events));
    }
}

/// R21.18: how a card's tile is treated.
pub(crate) fn hunt_rule(card: Card) -> HuntRule {
    code(card).hunt
}

/// R21.18: whether a card discards a tile without effect.
pub(crate) fn is_void(card: Card, tile: Tile) -> bool {
    let record = tile.record();
    let blue = record.owner == Some(Side::FreePeoples);
    code(card).hunt.only_numbers && (record.eye || blue)
}

/// How an Event moves armies.
pub(crate) fn march_of(game: &Wotr, card: Card) -> March {
    let plan = code(card).event.iter().find_map(|effect| match effect {
        Effect::March(plan) => Some(plan(game)),
        _ => None,
    });
    plan.unwrap_or(March::NOWHERE)
}

fn attack_plan(card: Card) -> Option<&'static Attack> {
    code(card).event.iter().find_map(|effect| match effect {
        Effect::Attack(attack) => Some(attack),
        _ => None,
    })
}

/// R27.2.12: what an army may attack from a region by the Event that grants the attack.
pub(crate) fn attack_of(game: &Wotr, card: Card, from: Region) -> u128 {
    attack_plan(card).map_or(0, |attack| (attack.targets)(game, from))
}

/// Who must take part in the attack that an Event grants.
pub(crate) fn attack_with(card: Card) -> crate::rules::armies::With {
    attack_plan(card).map_or(crate::rules::armies::With::Anybody, |attack| attack.with)
}

// What the rules ask of the cards in force.

/// `fp_strat_02`, `fp_strat_03`: regions that no card closes to the armies of a side.
pub(crate) fn open(game: &Wotr, side: Side) -> u128 {
    if side == Side::Shadow { !fp_strategy::closed(game) } else { u128::MAX }
}

/// `fp_strat_02`, `fp_strat_03`: whether no card closes a region to the armies of a side.
#[inline]
pub(crate) fn is_open(game: &Wotr, side: Side, region: Region) -> Result<(), Against> {
    if side == Side::Shadow { fp_strategy::is_open(game, region) } else { Ok(()) }
}

/// `fp_strat_01`: whether the die that moved the Fellowship goes to the Hunt Box (R3.13).
pub(crate) fn die_goes_to_box(game: &Wotr) -> bool {
    !in_force(game, fp_strategy::THE_LAST_BATTLE)
}

/// Cards that leave the table, or may be used, when the Fellowship is declared; it may have gone
/// `reach` regions.
pub(crate) fn declared(game: &mut Wotr, from: Region, to: Region, reach: u8, events: &mut impl Sink<Event>) {
    let log = &mut Log(events);
    fp_strategy::fellowship_seen(game, log);
    sh_character::declared(game, from, to, reach, log);
}

/// Cards that leave the table when the Fellowship is revealed.
pub(crate) fn revealed(game: &mut Wotr, events: &mut impl Sink<Event>) {
    fp_strategy::fellowship_seen(game, &mut Log(events));
}

/// `sh_strat_05`: a nation has advanced.
pub(crate) fn advanced(game: &mut Wotr, nation: Nation, cause: Cause, events: &mut impl Sink<Event>) {
    sh_strategy::advanced(game, nation, cause, &mut Log(events));
}

/// A round begins: what the Event that started the battle changes in each of them.
pub(crate) fn begin_round(game: &mut Wotr) {
    if let Some(card) = game.battle.by {
        fp_strategy::begin_round(game, card);
    }
}
