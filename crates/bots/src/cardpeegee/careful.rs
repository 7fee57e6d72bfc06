//! The careful player: exact odds for the decision at hand (A3 to A7 of the rules), and an estimate
//! of what cards are worth for the days to come.
//!
//! Everything is weighed in hit points. What the player owns, hit points and cards together, is
//! its fortune, and each option is judged by how likely it leads to ruin later: by the mean of
//! `exp(-fortune / PRUDENCE)`, where death is a fortune of nothing. So a risk counts for more when
//! little is left, and death counts for more the more there is to lose.

use parlour_cardpeegee::{
    Action, Card, CardPeeGee, Cards, EncounterView, FeeRule, Fighter, Jailor, Phase, Suit, Victory, View, boost,
};
use parlour_core::{Bot, Game, Hint, NoEvents, Perspective, Rng, Seat, Text};

use super::odds::{Chances, Fight, Rounds, attempt, mean_evasion};

/// More cards than the opponent's number and this many hardly change a round any more.
const ENOUGH_AHEAD: u32 = 5;

/// After so many failures at one trap or jailor the player would leave.
const PATIENCE: usize = 12;

/// The most cards that payments are sought among.
const MOST_COINS: usize = 10;

fn w(name: &str, default: f64) -> f64 {
    std::env::var(name).ok().and_then(|s| s.parse().ok()).unwrap_or(default)
}

#[derive(Clone, Debug)]
struct Weights {
    prudence: f64,
    life: f64,
    any: f64,
    heart: f64,
    diamond: f64,
    club: f64,
    reserve: f64,
    decay: f64,
    conv: f64,
    either: f64,
    spade: f64,
    spade_value: f64,
    evasion: [f64; 5],
    jacks: [f64; 4],
    aces: [f64; 4],
    spare: f64,
    glory: f64,
    charity: f64,
    tax: f64,
    more_tax: f64,
    liquid: f64,
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            prudence: w("prudence", 40.0),
            life: w("life", 0.0),
            any: w("any", 5.0),
            heart: w("heart", 0.9),
            diamond: w("diamond", 0.8),
            club: w("club", 1.0),
            reserve: w("reserve", 40.0),
            decay: w("decay", 20.0),
            conv: w("conv", 0.5),
            either: w("either", 0.3),
            spade: w("spade", 1.0),
            spade_value: w("spade_value", 0.1),
            evasion: [w("e1", 10.0), w("e2", 9.0), w("e3", 5.0), w("e4", 2.0), w("e5", 1.0)],
            jacks: [w("jc", 2.0), w("jd", 2.0), w("jh", 10.0), w("js", 3.0)],
            aces: [w("ac", 3.0), w("ad", 3.0), w("ah", 5.0), w("as", 3.0)],
            spare: w("spare", 0.2),
            glory: w("glory", 1.0),
            charity: w("charity", 1.0),
            tax: w("tax", 2.5),
            more_tax: w("more_tax", 2.0),
            liquid: w("liquid", 0.9),
        }
    }
}

/// The careful player. It remembers the odds of the last fight only to be quick.
#[derive(Debug, Default)]
pub struct Careful {
    rounds: Option<Rounds>,
    weights: Weights,
}

impl Bot<CardPeeGee> for Careful {
    fn choose(&mut self, place: &Perspective<'_, CardPeeGee>, rng: &mut Rng) -> Action {
        self.advise(place, rng).0
    }

    fn hint(&mut self, place: &Perspective<'_, CardPeeGee>, rng: &mut Rng) -> Option<Hint<Action>> {
        let (action, reason) = self.advise(place, rng);
        Some(Hint { action, reason: reason.text(action) })
    }
}

/// The number behind an advice.
#[derive(Clone, Copy, Debug)]
enum Reason {
    /// Nothing is weighed.
    Plain(&'static str),
    /// The chances of the coming encounter.
    Dawn { trap: f64, cards: u32, evasion: f64 },
    /// A fight with this chance to win and these hit points lost.
    Fight { key: &'static str, win: f64, lost: f64 },
    /// An attempt with these odds, and what a failure costs.
    Disarm { round: Chances, cost: u32 },
    /// Leaving is better by so much than the best alternative.
    Leave(&'static str),
    /// A price and what it brings.
    Pay { fee: u32, healing: u32 },
    /// What remains after the tax.
    Tax,
    /// Cards bought for the diamonds that are meant to be spent.
    Buy(u32),
    /// Hit points gained.
    Heal(u32),
}

impl Reason {
    fn text(self, action: Action) -> Text {
        let percent = |chance: f64| (chance * 100.0).round() as i64;
        let points = |hp: f64| hp.round() as i64;
        let text = match self {
            Reason::Plain(key) | Reason::Leave(key) => Text::new(key),
            Reason::Dawn { trap, cards, evasion } => Text::new("hint.new_day")
                .with("trap", percent(trap))
                .with("count", cards)
                .with("evasion", points(evasion)),
            Reason::Fight { key, win, lost } => Text::new(key).with("win", percent(win)).with("lost", points(lost)),
            Reason::Disarm { round, cost } => Text::new("hint.disarm")
                .with("win", percent(round.win))
                .with("lose", percent(round.lose))
                .with("cost", cost),
            Reason::Pay { fee, healing } => Text::new("hint.pay").with("fee", fee).with("healing", healing),
            Reason::Tax => Text::new("hint.tax"),
            Reason::Buy(count) => Text::new("hint.buy").with("count", count),
            Reason::Heal(amount) => Text::new("hint.heal").with("amount", amount),
        };
        match action {
            Action::Activate(card) | Action::Play(card) | Action::PlayAs(card, _) | Action::Discard(card) => {
                text.with("card", card.to_string())
            }
            _ => text,
        }
    }
}

type Advice = (Action, Reason);

impl Careful {
    fn advise(&mut self, place: &Perspective<'_, CardPeeGee>, rng: &mut Rng) -> Advice {
        let view = place.view();
        if may_activate(view.phase) {
            // A1: never worse than keeping it in the hand.
            if let Some(card) = (view.hand & Cards::POWERS).first() {
                return (Action::Activate(card), Reason::Plain("hint.activate"));
            }
        }
        match view.phase {
            Phase::PreGame => (Action::Create, Reason::Plain("hint.create")),
            Phase::NewDay => (Action::StartEncounter, dawn(&view)),
            Phase::Ending => (Action::Acknowledge, Reason::Plain("hint.acknowledge")),
            Phase::Dead | Phase::Dealing => (Action::Restart, Reason::Plain("hint.restart")),
            _ => self.weigh(Mind::new(&view, place.imagine(rng), &self.weights.clone())),
        }
    }

    fn weigh(&mut self, mind: Mind<'_>) -> Advice {
        match mind.view.phase {
            Phase::MonsterPreparation | Phase::MonsterCombat => self.monster(&mind),
            Phase::TrappedTreasure => mind.chest(),
            Phase::JailorStage => self.jailors(&mind),
            Phase::FeeStage => mind.fee(),
            Phase::TownTax => mind.tax(),
            Phase::TownShopping => mind.shopping(),
            _ => mind.healing(),
        }
    }

    /// The odds of rounds against `foe` cards, kept while the deck stays the same.
    fn rounds(&mut self, mind: &Mind<'_>, foe: u32) -> &Rounds {
        let deck = mind.view.deck;
        let reach = mind.state.player_dl() + boost(mind.state.held().len());
        let most = reach.min(foe + ENOUGH_AHEAD).max(mind.state.player_dl().min(foe + ENOUGH_AHEAD));
        if !self.rounds.as_ref().is_some_and(|rounds| rounds.covers(deck, most, foe)) {
            self.rounds = Some(Rounds::new(deck, most, foe));
        }
        self.rounds.as_ref().expect("it was just worked out")
    }

    fn monster(&mut self, mind: &Mind<'_>) -> Advice {
        let Some(monster) = mind.encounter.and_then(|encounter| encounter.monster) else {
            return (Action::Fight, Reason::Plain("hint.fight_on"));
        };
        let loot: Cards = mind.props().collect();
        let rounds = self.rounds(mind, u32::from(monster.dl));
        let fight = |state: &CardPeeGee| mind.fight(rounds, state, monster);
        let value = |state: &CardPeeGee| {
            let after = mind.worth(state.hand() | loot, state.active(), Place::Arriving);
            mind.fight_value(&fight(state), u32::from(monster.atk), after)
        };
        let climb = mind.climb(2, value);
        let planned = fight(&climb.planned);
        let (win, lost) = (planned.win(), planned.hp_lost(u32::from(monster.atk), mind.view.hp));
        match climb.first {
            Some(action) => (action, Reason::Fight { key: "hint.prepare", win, lost }),
            None => (Action::Fight, Reason::Fight { key: "hint.fight", win, lost }),
        }
    }

    fn jailors(&mut self, mind: &Mind<'_>) -> Advice {
        let empty = Vec::new();
        let jailors = mind.encounter.and_then(|encounter| encounter.jailors.as_ref()).unwrap_or(&empty);
        let rounds = self.rounds(mind, 3);
        let stage = |state: &CardPeeGee| Stage::new(mind, rounds, state, jailors);
        let climb = mind.climb(2, |state| stage(state).value());
        let leave = mind.ruin(0.0, mind.worth(mind.state.hand(), mind.state.active(), Place::Arriving));
        if climb.value <= leave {
            return (Action::Abandon, Reason::Leave("hint.leave_jailors"));
        }
        let round = stage(&climb.planned);
        let win = round.odds.iter().map(|chances| chances.decided()).fold(1.0, f64::min);
        let lost = round.odds.iter().zip(&round.strikes).map(|(chances, strike)| chances.lose * strike).sum();
        match climb.first {
            Some(action) => (action, Reason::Fight { key: "hint.prepare_jailors", win, lost }),
            None => (Action::Fight, Reason::Fight { key: "hint.fight_jailors", win, lost }),
        }
    }
}

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

/// When cards are counted: the Town taxes and gives on arrival.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Before the Town counts.
    Arriving,
    /// After it has counted.
    InTown,
}

/// Plays that were found best.
struct Climb {
    first: Option<Action>,
    planned: CardPeeGee,
    value: f64,
}

/// One decision: what there is, and what it is worth.
struct Mind<'a> {
    view: &'a View,
    state: CardPeeGee,
    encounter: Option<&'a EncounterView>,
    weights: &'a Weights,
    /// What the cards are worth now.
    now: f64,
}

impl<'a> Mind<'a> {
    fn new(view: &'a View, state: CardPeeGee, weights: &'a Weights) -> Self {
        let mut mind = Mind { view, state, encounter: view.encounter.as_ref(), weights, now: 0.0 };
        mind.now = mind.worth(view.hand, view.active, mind.place());
        mind
    }

    fn place(&self) -> Place {
        let in_town = matches!(self.view.phase, Phase::TownTax | Phase::TownShopping | Phase::TownHealing);
        if in_town { Place::InTown } else { Place::Arriving }
    }

    fn props(&self) -> impl Iterator<Item = Card> {
        self.encounter.into_iter().flat_map(|encounter| encounter.props).flatten()
    }

    /// The value of a fortune that has changed by `hp` and whose cards are worth `cards`. Values
    /// are negative, and 0 would be safety for ever.
    fn ruin(&self, hp: f64, cards: f64) -> f64 {
        -((self.now - cards - hp) / self.weights.prudence).clamp(-300.0, 300.0).exp()
    }

    /// The value of death: the whole fortune is gone.
    fn death(&self) -> f64 {
        self.ruin(-f64::from(self.view.hp) - self.weights.life, 0.0)
    }

    /// Adds plays, up to `depth` at once, as long as they help.
    fn climb(&self, depth: usize, value: impl Fn(&CardPeeGee) -> f64) -> Climb {
        let mut climb = Climb { first: None, planned: self.state.clone(), value: value(&self.state) };
        loop {
            let from = climb.planned.clone();
            let mut best = Step { first: None, planned: from.clone(), value: climb.value };
            search(&from, depth, None, None, &value, &mut best);
            let Some(action) = best.first else { return climb };
            climb.first.get_or_insert(action);
            (climb.planned, climb.value) = (best.planned, best.value);
        }
    }

    fn fight(&self, rounds: &Rounds, state: &CardPeeGee, monster: Fighter) -> Fight {
        let (atk, foe_atk) = (state.player_atk(), u32::from(monster.atk));
        let round = rounds.chances(state.player_dl(), atk as i32 - foe_atk as i32);
        Fight::new(round, u32::from(monster.hp).div_ceil(atk), self.view.hp.div_ceil(foe_atk))
    }

    fn fight_value(&self, fight: &Fight, strike: u32, cards: f64) -> f64 {
        let step = (f64::from(strike) / self.weights.prudence).exp();
        let mut ruin = self.ruin(0.0, cards);
        let mut value = 0.0;
        for chance in &fight.by_losses {
            value += chance * ruin;
            ruin *= step;
        }
        value + (1.0 - fight.win()) * self.death()
    }

    // Treasure

    fn chest(&self) -> Advice {
        let climb = self.climb(2, |state| Chest::new(self, state).value());
        if let Some(action) = climb.first {
            let chest = Chest::new(self, &climb.planned);
            let reason = chest.best_try().map_or(Reason::Leave("hint.leave_chest"), |at| chest.reason(at));
            let key = matches!(reason, Reason::Disarm { .. });
            return (action, if key { reason } else { Reason::Leave("hint.leave_chest") });
        }
        let chest = Chest::new(self, &self.state);
        match chest.best_try() {
            Some(at) => (Action::Disarm(chest.traps[at]), chest.reason(at)),
            None => (Action::Abandon, Reason::Leave("hint.leave_chest")),
        }
    }

    // Fee

    fn fee(&self) -> Advice {
        let (hand, active) = (self.state.hand(), self.state.active());
        let stay = self.worth(hand, active, Place::Arriving);
        let Some(payment) = self.payment(hand, active, self.playable(), self.played_plain()) else {
            return (Action::Abandon, Reason::Leave("hint.leave_fee"));
        };
        let encounter = self.encounter.expect("a fee is part of an encounter");
        let (fee, healing) = (encounter.fee.map_or(0, u32::from), encounter.healing.map_or(0, u32::from));
        match payment.first {
            Some(action) if payment.worth + f64::from(healing) > stay => (action, Reason::Pay { fee, healing }),
            _ => (Action::Abandon, Reason::Leave("hint.leave_fee")),
        }
    }

    /// Cards that may be played in their own suit.
    fn playable(&self) -> Cards {
        let mut actions = Vec::new();
        self.state.legal_actions(Seat(0), &mut actions);
        let played = |action: Action| if let Action::Play(card) = action { Some(card) } else { None };
        actions.into_iter().filter_map(played).collect()
    }

    /// What is already played, by suit and not boosted.
    fn played_plain(&self) -> [u32; 4] {
        let mut totals = [0; 4];
        for played in &self.view.played {
            totals[played.suit.index()] += u32::from(played.value);
        }
        totals
    }

    /// What the cards are worth after the healer, without the healing.
    fn after_healer(&self, hand: Cards, active: Cards) -> f64 {
        let potions: Cards = self.props().filter(|card| card.suit() == Suit::Hearts).collect();
        self.worth(hand | potions, active, Place::Arriving)
    }

    /// The cheapest cards that cover the fee on top of what is `paid`.
    fn payment(&self, hand: Cards, active: Cards, coins: Cards, paid: [u32; 4]) -> Option<Payment> {
        let fee = self.encounter.and_then(|encounter| encounter.fee).map_or(0, u32::from);
        let needed = if self.view.setup.fee == FeeRule::Reached { fee } else { fee + 1 };
        let mut coins: Vec<Card> = coins.iter().collect();
        coins.sort_by_key(|card| (active.contains(*card), card.value()));
        coins.truncate(MOST_COINS);
        let mut best: Option<Payment> = None;
        for chosen in 0_u32..1 << coins.len() {
            let cards: Cards =
                coins.iter().enumerate().filter(|(at, _)| chosen >> at & 1 == 1).map(|(_, c)| *c).collect();
            let left = active.minus(cards);
            let mut totals = paid;
            for card in cards.iter() {
                let suit = coin_suit(card, left).unwrap_or(card.suit());
                totals[suit.index()] += u32::from(CardPeeGee::effective_value(card, suit));
            }
            let boosted = |suit: Suit| {
                let total = totals[suit.index()];
                if left.contains(Card::ace(suit)) { boost(total) } else { total }
            };
            if Suit::ALL.into_iter().map(boosted).sum::<u32>() < needed {
                continue;
            }
            let worth = self.after_healer(hand.minus(cards), left);
            if best.as_ref().is_none_or(|best| worth > best.worth) {
                // An active Ace or Jack that pays goes first: it stands in the way of conversions.
                let first = (cards & active).first().or(cards.first()).map(|card| match coin_suit(card, left) {
                    Some(suit) => Action::PlayAs(card, suit),
                    None => Action::Play(card),
                });
                best = Some(Payment { first, worth });
            }
        }
        best
    }

    // Town

    fn tax(&self) -> Advice {
        let (hand, active) = (self.state.hand(), self.state.active());
        let left = |card: Card| {
            let one = Cards::only(card);
            self.worth(hand.minus(one), active.minus(one), Place::InTown)
        };
        let least = (hand | active).iter().max_by(|a, b| left(*a).total_cmp(&left(*b)));
        (Action::Discard(least.expect("tax is taken from held cards")), Reason::Tax)
    }

    fn shopping(&self) -> Advice {
        let value = |state: &CardPeeGee| {
            let bought = state.amount_spent() / 8;
            let cards = self.worth_of(state.hand(), state.active(), Place::InTown, bought);
            self.ruin(0.0, cards + self.weights.any * f64::from(bought))
        };
        let climb = self.climb(3, value);
        let count = climb.planned.amount_spent() / 8;
        (climb.first.unwrap_or(Action::Proceed), Reason::Buy(count))
    }

    fn healing(&self) -> Advice {
        let value = |state: &CardPeeGee| {
            let cards = self.worth(state.hand(), state.active(), Place::InTown);
            self.ruin(f64::from(state.town_healing()), cards)
        };
        let climb = self.climb(2, value);
        let amount = climb.planned.town_healing();
        (climb.first.unwrap_or(Action::Proceed), Reason::Heal(amount))
    }

    // Worth

    fn worth(&self, hand: Cards, active: Cards, place: Place) -> f64 {
        self.worth_of(hand, active, place, 0)
    }

    /// What held cards are worth in hit points, with `more` unknown cards to come.
    fn worth_of(&self, hand: Cards, active: Cards, place: Place, more: u32) -> f64 {
        let weights = self.weights;
        let held = hand | active;
        // A1: what can be activated will be.
        let powers = active | (hand & Cards::POWERS);
        let rest = hand.minus(Cards::POWERS);
        let mut worth = 0.0;
        for n in 0..powers.len() {
            worth += weights.evasion[(n as usize).min(4)];
        }
        for card in powers.iter() {
            let power = if Cards::JACKS.contains(card) { &weights.jacks } else { &weights.aces };
            worth += power[card.suit().index()];
        }
        let has_ace = |suit: Suit| powers.contains(Card::ace(suit));
        let potions = powers.contains(Card::jack(Suit::Hearts));
        let boosted = |suit: Suit| if has_ace(suit) { 1.5 } else { 1.0 };
        let (weapons, gear) = (powers.contains(Card::jack(Suit::Clubs)), powers.contains(Card::jack(Suit::Spades)));
        let spade = 7.3 * boosted(Suit::Spades);
        let mut force = 0.0;
        for card in rest.iter() {
            let value = f64::from(card.value());
            let as_potion = if potions { (value - 2.0) * weights.liquid * boosted(Suit::Hearts) } else { 0.0 };
            let as_gear = if gear { spade } else { 0.0 };
            let as_weapon = if weapons { (value - 2.0) * boosted(Suit::Clubs) } else { 0.0 };
            match card.suit() {
                Suit::Hearts => {
                    worth += value * weights.heart * boosted(Suit::Hearts);
                    force += as_gear.max(as_weapon) * weights.conv;
                }
                Suit::Diamonds => {
                    worth += (value / 8.0 * weights.any * weights.diamond * boosted(Suit::Diamonds)).max(as_potion);
                    force += as_gear.max(as_weapon) * weights.conv;
                }
                Suit::Clubs => {
                    force += (value * boosted(Suit::Clubs)).max(as_gear);
                    worth += as_potion * weights.either + weights.club;
                }
                Suit::Spades => {
                    force += spade.max(as_weapon);
                    worth += as_potion * weights.either + weights.spade + weights.spade_value * value;
                }
            }
        }
        force += powers.total() as f64 * weights.spare;
        worth += weights.reserve * (1.0 - (-force / weights.decay).exp());
        worth + self.crowd(held.len() + more, place) + weights.glory * self.glory(held, powers)
    }

    /// R12.2, R12.3: what the number of held cards brings or costs.
    fn crowd(&self, held: u32, place: Place) -> f64 {
        let weights = self.weights;
        let gift = weights.charity * weights.any;
        match (place, held) {
            (Place::Arriving, 0..=3) => gift,
            (Place::InTown, 0..=2) => 0.7 * gift,
            (Place::InTown, 3) => 0.5 * gift,
            (Place::InTown, 4) => 0.2 * gift,
            (Place::InTown, 6) => -0.3 * weights.tax,
            (_, 7..) => -weights.tax - weights.more_tax * f64::from(held - 7),
            _ => 0.0,
        }
    }

    /// A11: cards towards victories that are not earned yet.
    fn glory(&self, held: Cards, powers: Cards) -> f64 {
        const UNION: [f64; 5] = [0.0, 0.5, 1.5, 4.0, 4.0];
        const COURT: [f64; 4] = [0.0, 0.3, 2.0, 2.0];
        const MASTER: [f64; 5] = [0.0, 0.5, 1.5, 4.0, 6.0];
        let earned = |victory: Victory| self.view.earned.contains(&victory);
        let suits =
            |cards: Cards| Suit::ALL.into_iter().filter(|suit| !(cards & Cards::suit(*suit)).is_empty()).count();
        let mut glory = 0.0;
        if !earned(Victory::ElementalUnion) {
            glory += UNION[suits(held & Cards::COURT)];
        }
        if !earned(Victory::MasterOfTheElements) {
            glory += MASTER[suits(powers)];
        }
        for suit in Suit::ALL {
            let own = self.view.character.is_some_and(|character| character.suit() == suit);
            if !own && !earned(Victory::FullCourt(suit)) {
                glory += COURT[(held & Cards::COURT & Cards::suit(suit)).len() as usize];
            }
        }
        glory
    }
}

/// R10.15: the suit as which a coin pays more than as itself, with these cards active.
fn coin_suit(card: Card, active: Cards) -> Option<Suit> {
    if card.value() < 7 || active.contains(Card::ace(card.suit())) {
        return None;
    }
    let has_jack = |suit: Suit| active.contains(Card::jack(suit));
    Suit::ALL.into_iter().find(|suit| {
        *suit != card.suit() && active.contains(Card::ace(*suit)) && (has_jack(*suit) || has_jack(card.suit()))
    })
}

/// Cards that cover a fee.
struct Payment {
    first: Option<Action>,
    /// What the cards are worth afterwards.
    worth: f64,
}

struct Step {
    first: Option<Action>,
    planned: CardPeeGee,
    value: f64,
}

/// Tries every way to play up to `depth` cards.
fn search(
    from: &CardPeeGee,
    depth: usize,
    first: Option<Action>,
    after: Option<Action>,
    value: &impl Fn(&CardPeeGee) -> f64,
    best: &mut Step,
) {
    let mut actions = Vec::with_capacity(16);
    from.legal_actions(Seat(0), &mut actions);
    for action in actions {
        let Some(key) = play_key(action) else { continue };
        if after.and_then(play_key).is_some_and(|before| before >= key) {
            continue;
        }
        let mut next = from.clone();
        next.apply(Seat(0), &action, &mut NoEvents);
        let found = value(&next);
        if found > best.value + best.value.abs() * 1e-9 {
            *best = Step { first: first.or(Some(action)), planned: next.clone(), value: found };
        }
        if depth > 1 {
            search(&next, depth - 1, first.or(Some(action)), Some(action), value, best);
        }
    }
}

/// Orders plays, so that no set of plays is tried twice.
fn play_key(action: Action) -> Option<(u8, usize)> {
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
    /// The odds at each trap.
    odds: [Chances; 2],
    /// Leaving and opening, before any damage.
    leave: f64,
    open: f64,
}

impl<'a, 'b> Chest<'a, 'b> {
    fn new(mind: &'a Mind<'b>, state: &CardPeeGee) -> Self {
        let traps: Vec<Card> = mind.props().filter(|card| card.suit() == Suit::Spades).collect();
        let agitator = mind.encounter.and_then(|encounter| encounter.agitator);
        let inside: Cards = mind.props().chain(agitator).filter(|card| card.suit() != Suit::Spades).collect();
        let bonus = state.disarm_bonus() as i32;
        let mut odds = [Chances { win: 0.0, tie: 0.0, lose: 0.0 }; 2];
        for (chances, trap) in odds.iter_mut().zip(&traps) {
            *chances = attempt(mind.view.deck, bonus - i32::from(trap.value()));
        }
        let leave = mind.ruin(0.0, mind.worth(state.hand(), state.active(), Place::Arriving));
        let open = mind.ruin(0.0, mind.worth(state.hand() | inside, state.active(), Place::Arriving));
        Chest { mind, traps, odds, leave, open }
    }

    fn value(&self) -> f64 {
        let mut memo = vec![None; 4 * (PATIENCE + 1) * (PATIENCE + 1)];
        self.from(self.all(), [0, 0], &mut memo)
    }

    const fn all(&self) -> usize {
        (1 << self.traps.len()) - 1
    }

    /// The value with these traps left after so many failures at each, leaving whenever it is best.
    fn from(&self, left: usize, failures: [usize; 2], memo: &mut [Option<f64>]) -> f64 {
        let lost: u32 = self.traps.iter().zip(failures).map(|(trap, n)| u32::from(trap.value()) * n as u32).sum();
        if lost >= self.mind.view.hp {
            return self.mind.death();
        }
        let pain = (f64::from(lost) / self.mind.weights.prudence).exp();
        if left == 0 {
            return self.open * pain;
        }
        let place = (left * (PATIENCE + 1) + failures[0]) * (PATIENCE + 1) + failures[1];
        if let Some(value) = memo[place] {
            return value;
        }
        let mut value = self.leave * pain;
        for at in 0..self.traps.len() {
            if left >> at & 1 == 1 {
                value = value.max(self.attempt(at, left, failures, memo));
            }
        }
        memo[place] = Some(value);
        value
    }

    /// The value of trying one of the traps.
    fn attempt(&self, at: usize, left: usize, failures: [usize; 2], memo: &mut [Option<f64>]) -> f64 {
        let chance = self.odds[at].decided();
        if chance == 0.0 || failures[at] == PATIENCE {
            return f64::NEG_INFINITY;
        }
        let mut failed = failures;
        failed[at] += 1;
        let disarmed = self.from(left & !(1 << at), failures, memo);
        chance * disarmed + (1.0 - chance) * self.from(left, failed, memo)
    }

    /// The trap to try, if it is better than leaving.
    fn best_try(&self) -> Option<usize> {
        let mut memo = vec![None; 4 * (PATIENCE + 1) * (PATIENCE + 1)];
        let mut best = (self.leave, None);
        for at in 0..self.traps.len() {
            let value = self.attempt(at, self.all(), [0, 0], &mut memo);
            if value > best.0 {
                best = (value, Some(at));
            }
        }
        best.1
    }

    fn reason(&self, at: usize) -> Reason {
        Reason::Disarm { round: self.odds[at], cost: u32::from(self.traps[at].value()) }
    }
}

/// The jailor stage with certain cards played (A6). Two jailors are taken to fare independently of
/// each other, which they nearly do.
struct Stage<'a, 'b> {
    mind: &'a Mind<'b>,
    odds: Vec<Chances>,
    strikes: Vec<f64>,
    wins: [usize; 2],
    /// Leaving and getting past the jailors, before any damage.
    leave: f64,
    pass: f64,
}

/// Rounds that are looked ahead.
const ROUNDS: usize = 6;

impl<'a, 'b> Stage<'a, 'b> {
    fn new(mind: &'a Mind<'b>, rounds: &Rounds, state: &CardPeeGee, jailors: &[Jailor]) -> Self {
        let (atk, dl) = (state.player_atk(), state.player_dl());
        let lead = |jailor: &Jailor| atk as i32 - i32::from(jailor.card.value());
        let mut wins = [0; 2];
        for (wins, jailor) in wins.iter_mut().zip(jailors) {
            *wins = u32::from(jailor.hp).div_ceil(atk) as usize;
        }
        let stay = mind.worth(state.hand(), state.active(), Place::Arriving);
        Stage {
            mind,
            odds: jailors.iter().map(|jailor| rounds.chances(dl, lead(jailor))).collect(),
            strikes: jailors.iter().map(|jailor| f64::from(jailor.card.value())).collect(),
            wins,
            leave: mind.ruin(0.0, stay),
            pass: mind.ruin(0.0, mind.healed(state).unwrap_or(stay)),
        }
    }

    fn value(&self) -> f64 {
        if self.pass <= self.leave {
            return self.leave;
        }
        self.round(self.wins, 0.0, ROUNDS)
    }

    /// The value with these wins still needed and `lost` hit points lost, leaving when it is best.
    fn round(&self, wins: [usize; 2], lost: f64, rounds: usize) -> f64 {
        if lost >= f64::from(self.mind.view.hp) {
            return self.mind.death();
        }
        let pain = (lost / self.mind.weights.prudence).exp();
        if wins == [0, 0] {
            return self.pass * pain;
        }
        let leave = self.leave * pain;
        if rounds == 0 {
            return leave;
        }
        let (mut value, mut still) = (0.0, 1.0);
        let first = self.outcomes(0, wins[0]);
        let second = self.outcomes(1, wins[1]);
        for (chance, won, hurt) in first {
            for (other, also_won, also_hurt) in second {
                let both = chance * other;
                if both < 1e-6 {
                    still -= both;
                } else if won + also_won == 0 && hurt + also_hurt == 0.0 {
                    still -= both;
                } else {
                    let next = [wins[0] - won, wins[1] - also_won];
                    value += both * self.round(next, lost + hurt + also_hurt, rounds - 1);
                }
            }
        }
        if still <= 0.0 { leave } else { leave.max(value / still) }
    }

    /// Chance, wins and damage of a round with one jailor, if it lives.
    fn outcomes(&self, at: usize, wins: usize) -> [(f64, usize, f64); 3] {
        if wins == 0 {
            return [(1.0, 0, 0.0), (0.0, 0, 0.0), (0.0, 0, 0.0)];
        }
        let Chances { win, tie, lose } = self.odds[at];
        [(win, 1, 0.0), (tie, 0, 0.0), (lose, 0, self.strikes[at])]
    }
}

impl Mind<'_> {
    /// What healing, and the cards left after the fee, are worth; none if the fee is out of reach.
    fn healed(&self, state: &CardPeeGee) -> Option<f64> {
        let encounter = self.encounter?;
        let healing = encounter.healing.map_or(0.0, f64::from);
        let (hand, active) = (state.hand(), state.active());
        if encounter.fee.is_none_or(|fee| fee == 0) {
            return Some(healing + self.after_healer(hand, active));
        }
        self.payment(hand, active, hand | active, [0; 4]).map(|payment| healing + payment.worth)
    }
}
