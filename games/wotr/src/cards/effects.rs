//! What many cards share: the kinds of effects, and the flow of an Event through them.

use parlour_core::{Answer, Request, Seat, Sink, Stream};
use serde::{Deserialize, Serialize};

use super::{Log, Needs, Options, PRICE, Words, code, options};
use crate::action::Action;
use crate::data::map;
use crate::event::{Cause, Event, tell_all};
use crate::ids::{Card, Character, Deck, Figure, Nation, Region, Side, Tile, Whereabouts, regions_of};
use crate::rules::armies::With;
use crate::rules::law::{Rule, Verdict, no_by};
use crate::rules::{Waits, stream};
use crate::state::{Group, Step, Wotr};

/// One effect of an Event. The step of the Event is already at the next effect when one is done, so
/// that an effect may push steps above it.
pub(crate) enum Effect {
    /// R21.3: the card's special tile is in play.
    Tile,
    /// Something that needs no answer.
    Do(fn(&mut Wotr, Card, &mut Log)),
    /// Dice or tiles from the dealer, unless nothing is wanted, and what they do.
    Chance(fn(&Wotr, Card) -> Option<Request>, fn(&mut Wotr, Card, &[u8], &mut Log)),
    /// A question.
    Ask(Ask),
    /// R9.8: recruits in one region of a set, chosen by the player.
    Place(fn(&Wotr) -> u128, Levy),
    /// R9.8: recruits in several regions at once; with too few of them the player chooses where.
    Muster(&'static [Call]),
    /// R6.3: draws cards, then keeps to the hand limit.
    Draw(Deck, u8),
    /// R10.10: armies move.
    March(fn(&Wotr) -> March),
    /// R12: an army attacks, if one can.
    Attack(Attack),
    /// R18.8: a nation advances.
    Advance(Nation),
    /// A Companion in one of these regions, its home, brings a nation to war.
    Rouse(Nation, u128),
    /// R11.2: Companions on the map move.
    Companions(Journey),
    /// R20.1: Companions separate.
    Separate(Journey),
}

/// The answers that a question lists.
type List = fn(&Wotr, &mut Vec<Action>);
/// What an answer does.
type Act = fn(&mut Wotr, Card, Action, &mut Log);

/// A question of an Event.
pub(crate) struct Ask {
    /// Who answers.
    pub who: Who,
    /// The answers; with none the question is not asked, with one it is answered at once.
    pub list: List,
    /// What an answer does. [`Wotr::ask_again`] asks once more, [`Wotr::keep`] remembers a number.
    pub act: Act,
    /// Whether it is always asked, because nobody may learn from its absence what a hand holds.
    pub always: bool,
}

/// Who answers a question of an Event.
#[derive(Clone, Copy)]
pub(crate) enum Who {
    /// Who plays the card, or pays for its removal.
    Player,
    /// The enemy; of a team, who leads it (R24.12).
    Enemy,
    /// The enemy whose figures it is about (R24.11, R24.18).
    Owner(fn(&Wotr) -> Seat),
}

impl Effect {
    /// A question to the player of the card.
    pub(super) const fn ask(list: List, act: Act) -> Effect {
        Effect::Ask(Ask { who: Who::Player, list, act, always: false })
    }

    /// A question to the enemy.
    pub(super) const fn ask_enemy(list: List, act: Act) -> Effect {
        Effect::Ask(Ask { who: Who::Enemy, list, act, always: false })
    }

    /// R27.2.5: a question to the enemy who has or commands what it is about.
    pub(super) const fn ask_owner(owner: fn(&Wotr) -> Seat, list: List, act: Act) -> Effect {
        Effect::Ask(Ask { who: Who::Owner(owner), list, act, always: false })
    }

    /// A question to the player whose answers depend on his hand.
    pub(super) const fn ask_hand(list: List, act: Act) -> Effect {
        Effect::Ask(Ask { who: Who::Player, list, act, always: true })
    }
}

/// Figures that a card recruits in one region (R9.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Levy {
    /// Whose.
    pub nation: Nation,
    /// Regulars.
    pub regulars: u8,
    /// Elites.
    pub elites: u8,
    /// Units of either kind.
    pub units: u8,
    /// Leaders, or Nazgûl for Sauron.
    pub leaders: u8,
}

impl Levy {
    /// Nobody of a nation, to be added to.
    pub(super) const fn of(nation: Nation) -> Levy {
        Levy { nation, regulars: 0, elites: 0, units: 0, leaders: 0 }
    }

    pub(super) const fn regulars(mut self, count: u8) -> Levy {
        self.regulars = count;
        self
    }

    pub(super) const fn elites(mut self, count: u8) -> Levy {
        self.elites = count;
        self
    }

    pub(super) const fn units(mut self, count: u8) -> Levy {
        self.units = count;
        self
    }

    pub(super) const fn leaders(mut self, count: u8) -> Levy {
        self.leaders = count;
        self
    }

    /// The choice between a Regular and an Elite.
    pub(crate) fn list(self, region: Region, out: &mut Vec<Action>) {
        out.push(Action::Recruit(Figure::Regular(self.nation), region));
        out.push(Action::Recruit(Figure::Elite(self.nation), region));
    }

    pub(crate) fn may(self, card: Card, region: Region, action: Action) -> Verdict {
        listed(Rule::Event(card), action, |out| self.list(region, out))
    }
}

/// Figures that a card calls to one of several regions (R27.2.3).
#[derive(Clone, Copy)]
pub(crate) struct Call {
    /// Where.
    pub region: Region,
    /// Whose.
    pub nation: Nation,
    /// What they are.
    pub rank: Rank,
    /// How many, three at most.
    pub count: u8,
}

/// Which units a card calls.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rank {
    /// Regulars.
    Regular,
    /// Elites.
    Elite,
    /// Either, as the player likes.
    Unit,
}

impl Call {
    /// A call that a besieged Stronghold may answer too.
    pub(super) const fn to(region: Region, nation: Nation, rank: Rank, count: u8) -> Call {
        Call { region, nation, rank, count }
    }

    /// The figures that may come.
    fn figures(&self) -> impl Iterator<Item = Figure> {
        let regular = (self.rank != Rank::Elite).then_some(Figure::Regular(self.nation));
        regular.into_iter().chain((self.rank != Rank::Regular).then_some(Figure::Elite(self.nation)))
    }
}

/// What a muster comes to next.
enum Next {
    /// Nobody is left to come.
    Over,
    /// This call, with this figure: there is nothing to choose.
    Place(usize, Figure),
    /// The player chooses.
    Ask,
}

/// How Companions travel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Journey {
    /// Regions more than their Level.
    pub more: u8,
    /// The Level they count as; 0 for their own.
    pub level: u8,
    /// Whether they may end in an own Stronghold under siege.
    pub into_siege: bool,
    /// Whether only one party goes.
    pub once: bool,
}

impl Journey {
    /// As with a Character die.
    pub(crate) const PLAIN: Journey = Journey { more: 0, level: 0, into_siege: false, once: false };

    /// How far a party goes.
    pub(crate) fn range(self, party: u16) -> u8 {
        self.more + if self.level > 0 { self.level } else { Wotr::party_level(party) }
    }
}

/// How an Event moves armies (R10.10).
#[derive(Clone, Copy, Debug)]
pub(crate) struct March {
    /// How many armies.
    pub armies: u8,
    /// How many regions each may enter.
    pub steps: u8,
    /// Where they may start.
    pub from: u128,
    /// Where they may end.
    pub ends: u128,
    /// Regions they may enter straight from anywhere; none for ordinary borders.
    pub leap: u128,
    /// Who must go along.
    pub with: With,
    /// Whether no army needs to move.
    pub optional: bool,
}

impl March {
    /// Nobody moves.
    pub(crate) const NOWHERE: March =
        March { armies: 0, steps: 0, from: 0, ends: u128::MAX, leap: 0, with: With::Anybody, optional: true };
}

/// An attack that an Event grants.
#[derive(Clone, Copy)]
pub(crate) struct Attack {
    /// What may be attacked from a region, among the ordinary targets.
    pub targets: fn(&Wotr, Region) -> u128,
    /// Who must take part.
    pub with: With,
}

/// The effects of a card in play, or its price.
fn effects(card: Card, stage: u8) -> (&'static [Effect], usize) {
    let code = code(card);
    if stage < PRICE {
        return (code.event, usize::from(stage));
    }
    (code.removal.map_or(&[], |removal| removal.price), usize::from(stage - PRICE))
}

/// R6.5: an Event goes on as far as nobody must answer; whether the flow goes on.
pub(crate) fn proceed_event(game: &mut Wotr, card: Card, stage: u8, events: &mut impl Sink<Event>) -> bool {
    let (list, at) = effects(card, stage);
    let log = &mut Log(events);
    let Some(effect) = list.get(at) else {
        game.steps.end();
        if stage >= PRICE {
            game.discard_from_table(card, log);
        }
        return true;
    };
    match effect {
        Effect::Chance(request, _) => {
            if request(game, card).is_some() {
                return false;
            }
            game.next_effect();
        }
        Effect::Ask(ask) => match options(|out| (ask.list)(game, out)) {
            Options::None => game.next_effect(),
            Options::One(only) if !ask.always => {
                game.next_effect();
                (ask.act)(game, card, only, log);
            }
            _ => return false,
        },
        Effect::Place(regions, levy) => {
            let regions = game.levy_places(regions(game), *levy);
            match regions.count_ones() {
                0 => game.next_effect(),
                1 => {
                    game.next_effect();
                    game.steps.push(Step::Levy(card, Region(regions.trailing_zeros() as u8), *levy));
                }
                _ => return false,
            }
        }
        Effect::Muster(calls) => match game.next_call(calls) {
            Next::Over => {
                game.keep(0);
                game.next_effect();
            }
            Next::Place(at, figure) => game.answer_call(calls, at, figure, log),
            Next::Ask => return false,
        },
        effect => {
            game.next_effect();
            do_effect(game, card, effect, log);
        }
    }
    true
}

/// An effect that asks nobody.
fn do_effect(game: &mut Wotr, card: Card, effect: &Effect, log: &mut Log) {
    let seat = Seat(game.actor);
    match effect {
        Effect::Tile => game.add_tile(card, log),
        Effect::Do(act) => act(game, card, log),
        Effect::Draw(deck, count) => {
            game.steps.push(Step::HandLimit(seat));
            for _ in 0..*count {
                game.steps.push(Step::Draw(seat, *deck));
            }
        }
        Effect::March(plan) => {
            let left = plan(game).armies;
            game.steps.push(Step::MarchFrom { card, left });
        }
        Effect::Attack(_) => game.steps.push(Step::AttackFrom { led: false, by: Some(card) }),
        Effect::Advance(nation) => game.advance(*nation, Cause::Card(card), log),
        Effect::Rouse(nation, homes) => super::fp_strategy::rouse(game, card, *nation, *homes, log),
        Effect::Companions(journey) => game.steps.push(Step::Companions(*journey)),
        Effect::Separate(journey) => {
            if game.company() != 0 {
                game.form_anew(Step::Separate(*journey));
            }
        }
        Effect::Chance(..) | Effect::Ask(_) | Effect::Place(..) | Effect::Muster(_) => {}
    }
}

/// Who or what an Event waits for.
pub(crate) fn waits_in_event(game: &Wotr, card: Card, stage: u8) -> Option<Waits> {
    let (list, at) = effects(card, stage);
    Some(match list.get(at)? {
        Effect::Chance(request, _) => Waits::Chance(request(game, card)?),
        Effect::Ask(Ask { who: Who::Enemy, .. }) => Waits::Seat(game.leader(card.side().enemy())),
        Effect::Ask(Ask { who: Who::Owner(owner), .. }) => Waits::Seat(owner(game)),
        // A card used from the table in the enemy's action.
        _ if stage < PRICE && game.acting_side() != card.side() => Waits::Seat(game.leader(card.side())),
        _ => Waits::Seat(Seat(game.actor)),
    })
}

/// What an Event asks.
pub(crate) fn list_event(game: &Wotr, card: Card, stage: u8, out: &mut Vec<Action>) {
    let (list, at) = effects(card, stage);
    match list.get(at) {
        Some(Effect::Ask(ask)) => (ask.list)(game, out),
        Some(Effect::Place(regions, levy)) => {
            out.extend(regions_of(game.levy_places(regions(game), *levy)).map(Action::To));
        }
        Some(Effect::Muster(calls)) => {
            for (_, call) in game.open_calls(calls) {
                let able = call.figures().filter(|figure| game.may_place_by_card(*figure, call.region));
                out.extend(able.map(|figure| Action::Recruit(figure, call.region)));
            }
        }
        _ => {}
    }
}

/// R27: whether the card that asks has listed an answer.
pub(crate) fn may_in_event(game: &Wotr, card: Card, stage: u8, action: Action) -> Verdict {
    listed(Rule::Event(card), action, |out| list_event(game, card, stage, out))
}

/// A card's list is the only place that knows what it allows.
pub(super) fn listed(rule: Rule, action: Action, list: impl FnOnce(&mut Vec<Action>)) -> Verdict {
    let mut answers = Vec::new();
    list(&mut answers);
    if answers.contains(&action) { Ok(rule) } else { no_by(rule) }
}

/// The answer to it.
pub(crate) fn in_event(game: &mut Wotr, card: Card, stage: u8, action: Action, events: &mut impl Sink<Event>) {
    let (list, at) = effects(card, stage);
    if let (Some(Effect::Muster(calls)), Action::Recruit(figure, region)) = (list.get(at), action) {
        let Some(at) = calls.iter().position(|call| call.region == region) else { return };
        game.answer_call(calls, at, figure, &mut Log(events));
        return;
    }
    game.next_effect();
    match (list.get(at), action) {
        (Some(Effect::Ask(ask)), _) => (ask.act)(game, card, action, &mut Log(events)),
        (Some(Effect::Place(_, levy)), Action::To(region)) => game.steps.push(Step::Levy(card, region, *levy)),
        _ => {}
    }
}

/// The dealer's answer.
pub(crate) fn dealt_in_event(game: &mut Wotr, card: Card, stage: u8, answer: &Answer, events: &mut impl Sink<Event>) {
    let (list, at) = effects(card, stage);
    game.next_effect();
    if let Some(Effect::Chance(_, act)) = list.get(at) {
        act(game, card, answer, &mut Log(events));
    }
}

/// Dice for a card, none for no dice.
pub(super) fn dice(card: Card, count: u8) -> Option<Request> {
    (count > 0).then(|| Request::dice(Stream(stream::CARD + card.side() as u8), count, 6))
}

/// The player of the card is told what was rolled; how many dice show at least a number.
pub(super) fn rolled(card: Card, answer: &[u8], least: u8, log: &mut Log) -> u8 {
    let successes = answer.iter().filter(|die| **die >= least).count() as u8;
    let target = (least > 1).then_some(least);
    tell_all(log, Event::CardRolled { card, target, dice: answer.iter().copied().collect(), successes });
    successes
}

impl Wotr {
    /// The running Event comes to its next effect.
    fn next_effect(&mut self) {
        self.skip_effects(1);
    }

    /// The running Event does its last effect again; before any other step is pushed.
    pub(super) fn ask_again(&mut self) {
        if let Some(Step::Event { card, stage, kept }) = self.steps.top() {
            self.steps.replace(Step::Event { card, stage: stage - 1, kept });
        }
    }

    /// The running Event leaves out some effects; before any other step is pushed.
    pub(super) fn skip_effects(&mut self, count: u8) {
        if let Some(Step::Event { card, stage, kept }) = self.steps.top() {
            self.steps.replace(Step::Event { card, stage: stage + count, kept });
        }
    }

    /// The running Event remembers a number; before any other step is pushed.
    pub(crate) fn keep(&mut self, kept: u8) {
        if let Some(Step::Event { card, stage, .. }) = self.steps.top() {
            self.steps.replace(Step::Event { card, stage, kept });
        }
    }

    /// What the running Event remembers.
    pub(super) fn kept(&self) -> u8 {
        match self.steps.top() {
            Some(Step::Event { kept, .. }) => kept,
            _ => 0,
        }
    }

    /// R21.3: a special tile waits for Mordor, or goes into the pool on the Mordor Track.
    fn add_tile(&mut self, card: Card, log: &mut Log) {
        let first = if card.side() == Side::FreePeoples { 16 } else { 20 };
        let tile = Tile(first + card.0 % 24);
        // Wherever an edit of the position has put it.
        for zone in [&mut self.tiles, &mut self.drawn, &mut self.removed, &mut self.waiting] {
            *zone &= !tile.bit();
        }
        if self.mordor.is_some() {
            self.tiles |= tile.bit();
        } else {
            self.waiting |= tile.bit();
        }
        tell_all(log, Event::TileAdded { tile });
    }

    /// The calls that are not yet answered; how many have come is kept in two bits for each.
    fn open_calls(&self, calls: &'static [Call]) -> impl Iterator<Item = (usize, &'static Call)> {
        let kept = self.kept();
        calls.iter().enumerate().filter(move |(at, call)| kept >> (2 * at) & 3 < call.count)
    }

    /// R27.2.3: what is enough for all comes at once; else the player chooses.
    fn next_call(&self, calls: &'static [Call]) -> Next {
        let left = |(at, call): (usize, &Call)| call.count - (self.kept() >> (2 * at) & 3);
        let mut only = None;
        let mut options = 0;
        for (at, call) in self.open_calls(calls) {
            for figure in call.figures().filter(|figure| self.may_place_by_card(*figure, call.region)) {
                options += 1;
                only = Some((at, figure));
                let rank = usize::from(matches!(figure, Figure::Elite(_)));
                let comes =
                    |it: &Call| it.figures().any(|it| it == figure) && self.may_place_by_card(figure, it.region);
                let wanted: u8 = self.open_calls(calls).filter(|(_, it)| comes(it)).map(left).sum();
                if call.rank != Rank::Unit && self.reserve[call.nation.index()][rank] >= wanted {
                    return Next::Place(at, figure);
                }
            }
        }
        match (options, only) {
            (0, _) | (_, None) => Next::Over,
            (1, Some((at, figure))) => Next::Place(at, figure),
            _ => Next::Ask,
        }
    }

    /// One figure answers a call.
    fn answer_call(&mut self, calls: &'static [Call], at: usize, figure: Figure, log: &mut Log) {
        let call = &calls[at];
        self.keep(self.kept() + (1 << (2 * at)));
        self.place_by_card(figure, call.region, log);
        self.used_nations(1 << call.nation.index(), None);
    }

    /// Regions of a set where at least one figure can be recruited (R9.8).
    fn levy_places(&self, regions: u128, levy: Levy) -> u128 {
        let open = self.free(levy.nation.side()) | (self.besieged & self.controlled(levy.nation.side()));
        regions & open
    }

    /// R9.8: what leaves no choice is placed at once, the units before the Leaders.
    pub(crate) fn begin_levy(
        &mut self,
        card: Card,
        region: Region,
        mut levy: Levy,
        events: &mut impl Sink<Event>,
    ) -> bool {
        let [regular, elite, leader] = [0, 1, 2].map(|rank| Figure::of(levy.nation, rank));
        let [may_regular, may_elite] = [regular, elite].map(|it| self.may_place_by_card(it, region));
        let figure = if levy.regulars > 0 && may_regular {
            levy.regulars -= 1;
            regular
        } else if levy.elites > 0 && may_elite {
            levy.elites -= 1;
            elite
        } else if levy.units > 0 && (may_regular || may_elite) {
            if may_regular && may_elite {
                return false;
            }
            levy.units -= 1;
            if may_regular { regular } else { elite }
        } else if levy.leaders > 0 && self.may_place_by_card(leader, region) {
            levy.leaders -= 1;
            leader
        } else {
            return self.skip_if(true);
        };
        self.steps.replace(Step::Levy(card, region, levy));
        self.place_by_card(figure, region, events);
        self.used_nations(1 << levy.nation.index(), None);
        true
    }

    pub(crate) fn in_levy(
        &mut self,
        card: Card,
        region: Region,
        levy: Levy,
        action: Action,
        events: &mut impl Sink<Event>,
    ) {
        let Action::Recruit(figure, _) = action else { return };
        self.steps.replace(Step::Levy(card, region, Levy { units: levy.units - 1, ..levy }));
        self.place_by_card(figure, region, events);
        self.used_nations(1 << levy.nation.index(), None);
    }

    /// R6.9, R6.10, R14.3, R27.2.11: hits that leave no choice are taken at once.
    pub(crate) fn begin_hits(&mut self, card: Card, region: Region, hits: u8, events: &mut impl Sink<Event>) -> bool {
        let side = card.side().enemy();
        let group = super::hittable(self, card, region);
        if hits == 0 || group.count() == 0 {
            self.steps.end();
            self.left(region, events);
            return true;
        }
        if hits >= group.count() + group.elites() {
            let units = Group { units: group.units, ..Group::EMPTY };
            self.eliminate(region, &units, Cause::Card(card), events);
            return true;
        }
        let only = self.only_hit(side, &group, hits);
        if let Some(action) = only {
            self.take_hit(card, region, hits, action, events);
        }
        only.is_some()
    }

    pub(crate) fn take_hit(
        &mut self,
        card: Card,
        region: Region,
        hits: u8,
        action: Action,
        events: &mut impl Sink<Event>,
    ) {
        let cost = self.cost_of(card.side().enemy(), &super::hittable(self, card, region), hits, action);
        self.steps.replace(Step::Hits { card, region, hits: hits - cost });
        match action {
            Action::Lose(figure) => self.lose(figure, region, Cause::Card(card), events),
            Action::Reduce(nation) => self.reduce(nation, region, events),
            _ => {}
        }
    }
}

// What the preconditions of several cards ask.

/// A condition, or the message that says what is missing.
pub(super) const fn need(holds: bool, missing: Words) -> Needs {
    if holds { Ok(()) } else { Err(missing) }
}

/// The region of Strider or Aragorn, whoever of them is on the map.
pub(super) fn strider(game: &Wotr) -> Option<(Character, Region)> {
    [Character::Aragorn, Character::Strider].into_iter().find_map(|who| Some((who, game.place(who)?)))
}

/// Whether a Companion is in the Fellowship.
pub(super) fn in_fellowship(game: &Wotr, who: Character) -> bool {
    game.at[who.index()] == Whereabouts::FELLOWSHIP
}

/// The running Event remembers the region that was chosen.
pub(super) fn keep_region(game: &mut Wotr, _: Card, action: Action, _: &mut Log) {
    if let Action::To(region) = action {
        game.keep(region.0);
    }
}

/// Regions with a Companion.
pub(super) fn with_companion(game: &Wotr) -> u128 {
    Character::of(game.on_map(Side::FreePeoples)).filter_map(|who| game.place(who)).fold(0, |set, at| set | at.bit())
}

/// Regions of a nation.
pub(super) fn lands(nation: Nation) -> u128 {
    map().of[nation.index()]
}

/// Cards of a seat's hand with the Character icon, or with another die's icon.
pub(super) fn in_hand(game: &Wotr, seat: Seat, die: crate::ids::Face) -> impl Iterator<Item = Card> {
    crate::ids::cards_of(game.hands[seat.index()]).filter(move |card| card.record().die == die)
}
