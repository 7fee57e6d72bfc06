//! The careful player: exact odds for the decision at hand (A3 to A7 of the rules), and the worth
//! of cards for the days to come.
//!
//! Everything is weighed in hit points. What the player owns, hit points and cards together, is
//! its fortune, and an option is judged by the ruin it leads to: the mean of
//! `exp(-fortune / PRUDENCE)`, where death leaves a fortune of nothing. So a risk counts for more
//! when little is left, and death for more the more there is to lose.

use parlour_cardpeegee::{
    Action, Card, CardPeeGee, Cards, EncounterView, FeeRule, Fighter, Jailor, Phase, Suit, View, boost,
};
use parlour_core::{Bot, Game, Hint, NoEvents, Perspective, Rng, Seat, Text};

use super::odds::{Chances, Fight, Rounds, attempt, mean_evasion};
use super::worth::{PRICE, UNSEEN, crowd, worth};

/// The last day on which it takes care: most careful lives would never end, and a match must.
const LAST_CAREFUL_DAY: u32 = 365;

/// A fortune that is smaller by this is 2.7 times as close to ruin.
const PRUDENCE: f64 = 30.0;
/// More cards than the opponent's number and this many hardly change a round any more.
const ENOUGH_AHEAD: u32 = 5;
/// After so many failures at one trap the player would leave.
const PATIENCE: usize = 12;
/// Rounds with jailors that are looked ahead.
const ROUNDS: u32 = 6;
/// The most cards that a payment is sought among.
const MOST_COINS: usize = 10;

/// The careful player. What it remembers of the last fight only makes it quicker.
///
/// It chooses with care until the end of the first year. Then it gives its best cards away and
/// faces what comes without any, because a careful life mostly has no end. Its hints are careful
/// on any day.
#[derive(Debug, Default)]
pub struct Careful {
    rounds: Option<Rounds>,
}

impl Bot<CardPeeGee> for Careful {
    fn choose(&mut self, place: &Perspective<'_, CardPeeGee>, rng: &mut Rng) -> Action {
        let view = place.view();
        if view.day > LAST_CAREFUL_DAY { retire(&view) } else { self.advise(&view, place, rng).0 }
    }

    fn hint(&mut self, place: &Perspective<'_, CardPeeGee>, rng: &mut Rng) -> Option<Hint<Action>> {
        let (action, reason) = self.advise(&place.view(), place, rng);
        Some(Hint { action, reason: reason.text(action) })
    }
}

/// What to do, and the numbers behind it.
type Advice = (Action, Reason);

/// The numbers behind an advice; they become words only for a hint.
#[derive(Clone, Copy, Debug)]
enum Reason {
    /// Nothing is weighed.
    Plain(&'static str),
    /// The chance of a Trap, the cards against it and their mean sum.
    Dawn { trap: f64, cards: u32, evasion: f64 },
    /// The chance to win and the hit points that are lost on average.
    Fight { key: &'static str, win: f64, lost: f64 },
    /// The chances of an attempt and what a failure costs.
    Chest { key: &'static str, round: Chances, cost: u8 },
    /// The chance to win a round, the hit points it costs on average, and those the healer gives.
    Jailors { key: &'static str, win: f64, lost: f64, healing: u8 },
    /// The fee and what it buys.
    Fee { key: &'static str, fee: u8, healing: u8 },
    /// What the card is worth.
    Tax(f64),
    /// Cards to be bought.
    Shop { key: &'static str, count: u32 },
    /// Hit points to be gained.
    Heal { key: &'static str, amount: u32 },
}

impl Reason {
    fn text(self, action: Action) -> Text {
        let percent = |chance: f64| (chance * 100.0).round() as i64;
        let points = |hp: f64| hp.round() as i64;
        let text = match self {
            Reason::Plain(key) => Text::new(key),
            Reason::Dawn { trap, cards, evasion } => Text::new("hint.new_day")
                .with("trap", percent(trap))
                .with("count", cards)
                .with("evasion", points(evasion)),
            Reason::Fight { key, win, lost } => Text::new(key).with("win", percent(win)).with("lost", points(lost)),
            Reason::Chest { key, round, cost } => {
                Text::new(key).with("win", percent(round.win)).with("lose", percent(round.lose)).with("cost", cost)
            }
            Reason::Jailors { key, win, lost, healing } => {
                Text::new(key).with("win", percent(win)).with("lost", points(lost)).with("healing", healing)
            }
            Reason::Fee { key, fee, healing } => Text::new(key).with("fee", fee).with("healing", healing),
            Reason::Tax(worth) => Text::new("hint.tax").with("worth", points(worth)),
            Reason::Shop { key, count } => Text::new(key).with("count", count),
            Reason::Heal { key, amount } => Text::new(key).with("amount", amount),
        };
        match action {
            Action::Activate(card)
            | Action::Play(card)
            | Action::PlayAs(card, _)
            | Action::Disarm(card)
            | Action::Discard(card) => text.with("card", card.sign()),
            _ => text,
        }
    }
}

impl Careful {
    fn advise(&mut self, view: &View, place: &Perspective<'_, CardPeeGee>, rng: &mut Rng) -> Advice {
        // A1: activating is never worse than keeping the card in the hand.
        if let Some(card) = (view.hand & Cards::POWERS).first().filter(|_| may_activate(view.phase)) {
            return (Action::Activate(card), Reason::Plain("hint.activate"));
        }
        let mind = |rng: &mut Rng| Mind::new(view, place.imagine(rng));
        match view.phase {
            Phase::PreGame => (Action::Create, Reason::Plain("hint.create")),
            Phase::NewDay => (Action::StartEncounter, dawn(view)),
            Phase::MonsterPreparation | Phase::MonsterCombat => self.monster(&mind(rng)),
            Phase::TrappedTreasure => mind(rng).chest(),
            Phase::JailorStage => self.jailors(&mind(rng)),
            Phase::FeeStage => mind(rng).fee(),
            Phase::TownTax => mind(rng).tax(),
            Phase::TownShopping => mind(rng).shopping(),
            Phase::TownHealing => mind(rng).healing(),
            Phase::Ending => (Action::Acknowledge, Reason::Plain("hint.acknowledge")),
            Phase::Dead | Phase::Dealing => (Action::Restart, Reason::Plain("hint.restart")),
        }
    }

    /// The odds of rounds against `foe` cards, kept while the deck stays the same.
    fn rounds(&mut self, mind: &Mind<'_>, foe: u32) -> &Rounds {
        let reach = mind.state.player_dl() + boost(mind.state.held().len());
        let most = reach.min(foe + ENOUGH_AHEAD);
        let known = self.rounds.take().filter(|rounds| rounds.covers(mind.view.deck, most, foe));
        self.rounds.insert(known.unwrap_or_else(|| Rounds::new(mind.view.deck, most, foe)))
    }

    /// A3: plays while that makes the whole fight better, then fights.
    fn monster(&mut self, mind: &Mind<'_>) -> Advice {
        let monster = mind.encounter.and_then(|encounter| encounter.monster).expect("a fight is with a monster");
        let (strike, loot): (u32, Cards) = (u32::from(monster.atk), mind.props().collect());
        let rounds = self.rounds(mind, u32::from(monster.dl));
        let fight = |state: &CardPeeGee| mind.fight(rounds, state, monster);
        let plan = mind.climb(2, |state| {
            let cards = mind.worth(state.hand() | loot, state.active());
            mind.fight_value(&fight(state), strike, cards)
        });
        let planned = fight(&plan.state);
        let (win, lost) = (planned.win(), planned.hp_lost(strike, mind.view.hp));
        match plan.first {
            Some(action) => (action, Reason::Fight { key: "hint.prepare", win, lost }),
            None => (Action::Fight, Reason::Fight { key: "hint.fight", win, lost }),
        }
    }

    /// A6: plays, fights or leaves; the fee is set aside by what passing is worth.
    fn jailors(&mut self, mind: &Mind<'_>) -> Advice {
        let encounter = mind.encounter.expect("jailors are part of an encounter");
        let (jailors, healing) = (encounter.jailors.as_deref().unwrap_or(&[]), encounter.healing.unwrap_or(0));
        let rounds = self.rounds(mind, 3);
        let stage = |state: &CardPeeGee| Stage::new(mind, rounds, state, jailors);
        let plan = mind.climb(2, |state| stage(state).value());
        let planned = stage(&plan.state);
        let win = planned.odds.iter().map(|chances| chances.win).fold(1.0, f64::min);
        let lost = planned.odds.iter().zip(&planned.strikes).map(|(chances, strike)| chances.lose * strike).sum();
        let (action, key) = match plan.first {
            Some(action) => (action, "hint.prepare_jailors"),
            None if plan.value > planned.leave => (Action::Fight, "hint.fight_jailors"),
            None => (Action::Abandon, "hint.leave_jailors"),
        };
        (action, Reason::Jailors { key, win, lost, healing })
    }
}

/// What it does after its last careful day. Giving up the best cards matters: with them in the
/// deck its opponents stay strong.
fn retire(view: &View) -> Action {
    match view.phase {
        Phase::PreGame => Action::Create,
        Phase::NewDay => Action::StartEncounter,
        Phase::MonsterPreparation | Phase::MonsterCombat => Action::Fight,
        Phase::TrappedTreasure | Phase::JailorStage | Phase::FeeStage => Action::Abandon,
        Phase::TownTax => {
            let best = (view.hand | view.active).iter().max_by_key(|card| card.value());
            Action::Discard(best.expect("tax is taken from held cards"))
        }
        Phase::TownShopping | Phase::TownHealing => Action::Proceed,
        Phase::Ending => Action::Acknowledge,
        Phase::Dead | Phase::Dealing => Action::Restart,
    }
}

/// R6.1
const fn may_activate(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::MonsterPreparation
            | Phase::TrappedTreasure
            | Phase::JailorStage
            | Phase::FeeStage
            | Phase::TownShopping
            | Phase::TownHealing
    )
}

fn dawn(view: &View) -> Reason {
    let cards = 1 + view.active.len();
    let spades = (view.deck & Cards::suit(Suit::Spades)).len();
    let trap = f64::from(spades) / f64::from(view.deck.len().max(1));
    Reason::Dawn { trap, cards, evasion: mean_evasion(view.deck, cards) }
}

/// One decision: what there is, and what it is worth.
struct Mind<'a> {
    view: &'a View,
    state: CardPeeGee,
    encounter: Option<&'a EncounterView>,
    /// What the held cards are worth now.
    now: f64,
}

/// Plays that were found best, and their value.
struct Plan {
    first: Option<Action>,
    state: CardPeeGee,
    value: f64,
}

impl<'a> Mind<'a> {
    fn new(view: &'a View, state: CardPeeGee) -> Self {
        let mut mind = Mind { view, state, encounter: view.encounter.as_ref(), now: 0.0 };
        mind.now = mind.worth(view.hand, view.active);
        mind
    }

    fn props(&self) -> impl Iterator<Item = Card> {
        self.encounter.into_iter().flat_map(|encounter| encounter.props).flatten()
    }

    /// The value of a fortune that has changed by `hp` and whose cards are worth `cards`. Values
    /// are below 0, which would be safety for ever, and -1 is the fortune as it is.
    fn value(&self, hp: f64, cards: f64) -> f64 {
        // The bounds only keep the numbers finite.
        -((self.now - cards - hp) / PRUDENCE).clamp(-300.0, 300.0).exp()
    }

    /// The value of death: the whole fortune is gone.
    fn death(&self) -> f64 {
        self.value(-f64::from(self.view.hp), 0.0)
    }

    /// Adds plays, up to `depth` at once, as long as they make it better.
    fn climb(&self, depth: u32, value: impl Fn(&CardPeeGee) -> f64) -> Plan {
        let mut plan = Plan { first: None, state: self.state.clone(), value: value(&self.state) };
        loop {
            let mut best = Plan { first: None, state: plan.state.clone(), value: plan.value };
            search(&plan.state, depth, None, &value, &mut best);
            let Some(action) = best.first else { return plan };
            plan = Plan { first: plan.first.or(Some(action)), ..best };
        }
    }

    fn fight(&self, rounds: &Rounds, state: &CardPeeGee, monster: Fighter) -> Fight {
        let (atk, strike) = (state.player_atk(), u32::from(monster.atk));
        let round = rounds.chances(state.player_dl(), atk as i32 - strike as i32);
        Fight::new(round, u32::from(monster.hp).div_ceil(atk), self.view.hp.div_ceil(strike))
    }

    /// The value of a fight after which the cards are worth `cards`.
    fn fight_value(&self, fight: &Fight, strike: u32, cards: f64) -> f64 {
        let after = |(losses, chance): (usize, &f64)| chance * self.value(-(losses as f64) * f64::from(strike), cards);
        fight.by_losses.iter().enumerate().map(after).sum::<f64>() + (1.0 - fight.win()) * self.death()
    }

    /// A5: spades first where they help, then the better trap, as long as it pays.
    fn chest(&self) -> Advice {
        let plan = self.climb(2, |state| Chest::new(self, state).value());
        let chest = Chest::new(self, &plan.state);
        let worth_trying = chest.best_attempt();
        let at = worth_trying.unwrap_or(0);
        let (action, key) = match (plan.first, worth_trying) {
            (Some(action), _) => (action, "hint.gear"),
            (None, Some(at)) => (Action::Disarm(chest.traps[at]), "hint.disarm"),
            (None, None) => (Action::Abandon, "hint.leave_chest"),
        };
        (action, Reason::Chest { key, round: chest.odds[at], cost: chest.traps[at].value() })
    }

    /// A7: the cheapest cards that cover the fee, if healing and potions are worth them.
    fn fee(&self) -> Advice {
        let encounter = self.encounter.expect("a fee is part of an encounter");
        let (fee, healing) = (encounter.fee.unwrap_or(0), encounter.healing.unwrap_or(0));
        let payment = self.payment(self.state.hand(), self.state.active(), self.playable(), self.played());
        let pays = |payment: &Payment| payment.worth + f64::from(healing) > self.now;
        let (action, key) = match payment {
            None => (Action::Abandon, "hint.cannot_pay"),
            Some(Payment { first: Some(action), .. }) if payment.as_ref().is_some_and(pays) => (action, "hint.pay"),
            Some(_) => (Action::Abandon, "hint.leave_fee"),
        };
        (action, Reason::Fee { key, fee, healing })
    }

    /// Cards that may be played in their own suit.
    fn playable(&self) -> Cards {
        let mut actions = Vec::new();
        self.state.legal_actions(Seat(0), &mut actions);
        let played = |action: Action| if let Action::Play(card) = action { Some(card) } else { None };
        actions.into_iter().filter_map(played).collect()
    }

    /// What is already played, by suit and not boosted.
    fn played(&self) -> [u32; 4] {
        let mut totals = [0; 4];
        for played in &self.view.played {
            totals[played.suit.index()] += u32::from(played.value);
        }
        totals
    }

    /// The cheapest of the `coins` that cover the fee on top of what is `paid`.
    fn payment(&self, hand: Cards, active: Cards, coins: Cards, paid: [u32; 4]) -> Option<Payment> {
        let fee = self.encounter.and_then(|encounter| encounter.fee).map_or(0, u32::from);
        let needed = if self.view.setup.fee == FeeRule::Reached { fee } else { fee + 1 };
        let mut coins: Vec<Card> = coins.iter().collect();
        coins.sort_by_key(|card| (active.contains(*card), card.value()));
        coins.truncate(MOST_COINS);
        let mut best: Option<Payment> = None;
        for chosen in 0_u32..1 << coins.len() {
            let is_chosen = |(at, card): (usize, &Card)| (chosen >> at & 1 == 1).then_some(*card);
            let cards: Cards = coins.iter().enumerate().filter_map(is_chosen).collect();
            let left = active.minus(cards);
            if amount(cards, left, paid) < needed {
                continue;
            }
            let worth = self.after_healer(hand.minus(cards), left);
            if best.as_ref().is_none_or(|best| worth > best.worth) {
                // An active card that pays goes first: it may stand in the way of conversions.
                let first = (cards & active).first().or(cards.first());
                best = Some(Payment { first: first.map(|card| coin_play(card, left)), worth });
            }
        }
        best
    }

    /// What the cards are worth after the healer, without the healing.
    fn after_healer(&self, hand: Cards, active: Cards) -> f64 {
        let potions: Cards = self.props().filter(|card| card.suit() == Suit::Hearts).collect();
        self.worth(hand | potions, active)
    }

    /// What healing, and the cards left after the fee, are worth; none if the fee is out of reach.
    fn healed(&self, state: &CardPeeGee) -> Option<f64> {
        let encounter = self.encounter?;
        let (hand, active) = (state.hand(), state.active());
        let cards = match encounter.fee {
            None | Some(0) => self.after_healer(hand, active),
            Some(_) => self.payment(hand, active, hand | active, [0; 4])?.worth,
        };
        Some(cards + encounter.healing.map_or(0.0, f64::from))
    }

    /// A8
    fn tax(&self) -> Advice {
        let (hand, active) = (self.state.hand(), self.state.active());
        let left = |card: &Card| self.worth(hand.minus(Cards::only(*card)), active.minus(Cards::only(*card)));
        let least = (hand | active).iter().max_by(|a, b| left(a).total_cmp(&left(b)));
        let least = least.expect("tax is taken from held cards");
        let held = (hand | active).len();
        // Only the card itself counts, not that there is one less.
        let worth = self.now - crowd(self.view, held) - (left(&least) - crowd(self.view, held - 1));
        (Action::Discard(least), Reason::Tax(worth))
    }

    /// A9
    fn shopping(&self) -> Advice {
        let bought = |state: &CardPeeGee| state.amount_spent() / PRICE;
        let plan = self.climb(3, |state| {
            let count = bought(state);
            let cards = worth(self.view, state.hand(), state.active(), count);
            self.value(0.0, cards + UNSEEN * f64::from(count))
        });
        let count = bought(&plan.state);
        match plan.first {
            Some(action) => (action, Reason::Shop { key: "hint.buy", count }),
            None => (Action::Proceed, Reason::Shop { key: "hint.shopped", count }),
        }
    }

    /// A10
    fn healing(&self) -> Advice {
        let plan = self.climb(2, |state| {
            let cards = self.worth(state.hand(), state.active());
            self.value(f64::from(state.town_healing()), cards)
        });
        let amount = plan.state.town_healing();
        match plan.first {
            Some(action) => (action, Reason::Heal { key: "hint.heal", amount }),
            None => (Action::Proceed, Reason::Heal { key: "hint.end_day", amount }),
        }
    }

    /// What held cards are worth in hit points.
    fn worth(&self, hand: Cards, active: Cards) -> f64 {
        worth(self.view, hand, active, 0)
    }
}

/// Cards that cover a fee.
struct Payment {
    first: Option<Action>,
    /// What the cards are worth afterwards.
    worth: f64,
}

/// R10.12: what `cards` bring on top of what is `paid`, while these are `active`.
fn amount(cards: Cards, active: Cards, mut paid: [u32; 4]) -> u32 {
    for card in cards.iter() {
        let suit = coin_suit(card, active).unwrap_or(card.suit());
        paid[suit.index()] += u32::from(CardPeeGee::effective_value(card, suit));
    }
    let boosted = |suit: Suit| {
        let total = paid[suit.index()];
        if active.contains(Card::ace(suit)) { boost(total) } else { total }
    };
    Suit::ALL.into_iter().map(boosted).sum()
}

/// R10.15: the suit as which a coin pays more than as itself.
fn coin_suit(card: Card, active: Cards) -> Option<Suit> {
    if card.value() < 7 || active.contains(Card::ace(card.suit())) {
        return None;
    }
    let has_jack = |suit: Suit| active.contains(Card::jack(suit));
    Suit::ALL.into_iter().find(|suit| {
        *suit != card.suit() && active.contains(Card::ace(*suit)) && (has_jack(*suit) || has_jack(card.suit()))
    })
}

fn coin_play(card: Card, active: Cards) -> Action {
    coin_suit(card, active).map_or(Action::Play(card), |suit| Action::PlayAs(card, suit))
}

/// Tries every way to play up to `depth` cards, in one order each; `last` was played before.
fn search(
    from: &CardPeeGee,
    depth: u32,
    last: Option<(Action, (u8, usize))>,
    value: &impl Fn(&CardPeeGee) -> f64,
    best: &mut Plan,
) {
    let mut actions = Vec::new();
    from.legal_actions(Seat(0), &mut actions);
    for action in actions {
        let Some(order) = play_order(action) else { continue };
        if last.is_some_and(|(_, before)| before >= order) {
            continue;
        }
        let first = last.map_or(action, |(first, _)| first);
        let mut state = from.clone();
        state.apply(Seat(0), &action, &mut NoEvents);
        let found = value(&state);
        if depth > 1 {
            search(&state, depth - 1, Some((first, order)), value, best);
        }
        // A gain must be more than the noise of the sums.
        if found > best.value + best.value.abs() * 1e-9 {
            *best = Plan { first: Some(first), state, value: found };
        }
    }
}

/// A fixed order of plays; none for other actions.
fn play_order(action: Action) -> Option<(u8, usize)> {
    match action {
        Action::Play(card) => Some((card.index(), card.suit().index())),
        Action::PlayAs(card, suit) => Some((card.index(), suit.index())),
        _ => None,
    }
}

/// A trapped chest with a certain disarm bonus (A5).
struct Chest<'a, 'b> {
    mind: &'a Mind<'b>,
    traps: Vec<Card>,
    /// The chances at each trap.
    odds: Vec<Chances>,
    /// What the cards are worth after leaving, and with what is in the chest.
    leave: f64,
    open: f64,
}

/// Values already found, by traps left and failures at each.
type Known = [[[Option<f64>; PATIENCE + 1]; PATIENCE + 1]; 4];

impl<'a, 'b> Chest<'a, 'b> {
    fn new(mind: &'a Mind<'b>, state: &CardPeeGee) -> Self {
        let agitator = mind.encounter.and_then(|encounter| encounter.agitator);
        let (traps, inside): (Vec<Card>, Vec<Card>) =
            mind.props().chain(agitator).partition(|card| card.suit() == Suit::Spades);
        let lead = |trap: &Card| state.disarm_bonus() as i32 - i32::from(trap.value());
        let odds = traps.iter().map(|trap| attempt(mind.view.deck, lead(trap))).collect();
        let leave = mind.worth(state.hand(), state.active());
        let open = mind.worth(state.hand() | inside.into_iter().collect(), state.active());
        Chest { mind, traps, odds, leave, open }
    }

    fn value(&self) -> f64 {
        self.with(self.all(), [0, 0], &mut Known::default())
    }

    fn all(&self) -> usize {
        (1 << self.traps.len()) - 1
    }

    /// The value with these traps left after these failures, leaving when that is best.
    fn with(&self, left: usize, failures: [usize; 2], known: &mut Known) -> f64 {
        let cost = |(trap, times): (&Card, usize)| usize::from(trap.value()) * times;
        let lost: usize = self.traps.iter().zip(failures).map(cost).sum();
        if lost >= self.mind.view.hp as usize {
            return self.mind.death();
        }
        if left == 0 {
            return self.mind.value(-(lost as f64), self.open);
        }
        if let Some(value) = known[left][failures[0]][failures[1]] {
            return value;
        }
        let leave = self.mind.value(-(lost as f64), self.leave);
        let value = (0..self.traps.len()).map(|at| self.attempt(at, left, failures, known)).fold(leave, f64::max);
        known[left][failures[0]][failures[1]] = Some(value);
        value
    }

    /// The value of going on with one of the traps, ties left out.
    fn attempt(&self, at: usize, left: usize, failures: [usize; 2], known: &mut Known) -> f64 {
        let chance = self.odds[at].decided();
        if left >> at & 1 == 0 || chance == 0.0 || failures[at] == PATIENCE {
            return f64::NEG_INFINITY;
        }
        let mut failed = failures;
        failed[at] += 1;
        let disarmed = self.with(left & !(1 << at), failures, known);
        chance * disarmed + (1.0 - chance) * self.with(left, failed, known)
    }

    /// The trap to try, if that is better than leaving.
    fn best_attempt(&self) -> Option<usize> {
        let mut known = Known::default();
        let mut best = (self.mind.value(0.0, self.leave), None);
        for at in 0..self.traps.len() {
            let value = self.attempt(at, self.all(), [0, 0], &mut known);
            if value > best.0 {
                best = (value, Some(at));
            }
        }
        best.1
    }
}

/// The jailor stage with certain cards played (A6). Two jailors are taken to fare independently of
/// each other, which they nearly do.
struct Stage<'a, 'b> {
    mind: &'a Mind<'b>,
    odds: Vec<Chances>,
    strikes: Vec<f64>,
    /// Wins needed against each.
    wins: [u32; 2],
    /// What the cards are worth after leaving; with the healing, what passing is worth.
    left: f64,
    passed: f64,
    /// The value of leaving at once.
    leave: f64,
}

impl<'a, 'b> Stage<'a, 'b> {
    fn new(mind: &'a Mind<'b>, rounds: &Rounds, state: &CardPeeGee, jailors: &[Jailor]) -> Self {
        let (atk, dl) = (state.player_atk(), state.player_dl());
        let chances = |jailor: &Jailor| rounds.chances(dl, atk as i32 - i32::from(jailor.card.value()));
        let wins = |at: usize| jailors.get(at).map_or(0, |jailor| u32::from(jailor.hp).div_ceil(atk));
        let left = mind.worth(state.hand(), state.active());
        Stage {
            mind,
            odds: jailors.iter().map(chances).collect(),
            strikes: jailors.iter().map(|jailor| f64::from(jailor.card.value())).collect(),
            wins: [wins(0), wins(1)],
            left,
            passed: mind.healed(state).unwrap_or(left),
            leave: mind.value(0.0, left),
        }
    }

    fn value(&self) -> f64 {
        // Whoever cannot pay afterwards need not fight.
        if self.passed <= self.left { self.leave } else { self.after(self.wins, 0.0, ROUNDS) }
    }

    /// The value with these wins still needed and `lost` hit points lost, leaving when it is best.
    fn after(&self, wins: [u32; 2], lost: f64, rounds: u32) -> f64 {
        if lost >= f64::from(self.mind.view.hp) {
            return self.mind.death();
        }
        if wins == [0, 0] {
            return self.mind.value(-lost, self.passed);
        }
        let leave = self.mind.value(-lost, self.left);
        if rounds == 0 {
            return leave;
        }
        let (mut value, mut chances) = (0.0, 0.0);
        for (chance, won, hurt) in self.turn(0, wins[0]) {
            for (other, also_won, also_hurt) in self.turn(1, wins[1]) {
                // Where nothing happens the round is only repeated.
                let happens = won + also_won > 0 || hurt + also_hurt > 0.0;
                if happens && chance * other > 1e-6 {
                    let next = [wins[0] - won, wins[1] - also_won];
                    value += chance * other * self.after(next, lost + hurt + also_hurt, rounds - 1);
                    chances += chance * other;
                }
            }
        }
        if chances > 0.0 { leave.max(value / chances) } else { leave }
    }

    /// What one jailor's turn can bring: chance, wins and damage.
    fn turn(&self, at: usize, wins: u32) -> [(f64, u32, f64); 3] {
        match self.odds.get(at) {
            Some(Chances { win, tie, lose }) if wins > 0 => {
                [(*win, 1, 0.0), (*tie, 0, 0.0), (*lose, 0, self.strikes[at])]
            }
            _ => [(1.0, 0, 0.0), (0.0, 0, 0.0), (0.0, 0, 0.0)],
        }
    }
}

#[cfg(test)]
mod tests;
