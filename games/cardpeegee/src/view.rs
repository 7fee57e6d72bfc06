//! What a viewer sees, which is everything (R2.9), and the state built back from it.

use parlour_core::{Refusal, Steps, Text};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Cards, Suit};
use crate::event::{Cause, Kind, Victory};
use crate::setup::{MAX_LIVES, Setup};
use crate::state::{CardPeeGee, Encounter, Phase, Step};

/// The table, for every viewer. As a position, `numbers` is not read, the deck is whatever lies in
/// no other zone, and the flow follows from the phase unless it is given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The options of the match.
    pub setup: Setup,
    /// Which life this is, counted from 1.
    pub life: u8,
    /// The day; 0 before the first.
    pub day: u32,
    /// Hit points.
    pub hp: u32,
    /// What the player may do now (R6.1).
    pub phase: Phase,
    /// The character card.
    pub character: Option<Card>,
    /// The hand.
    pub hand: Cards,
    /// Active cards.
    pub active: Cards,
    /// Played cards with what they count as.
    pub played: Vec<Played>,
    /// Cards on the table for a score or while the character is looked for.
    pub dealt: Cards,
    /// The running encounter.
    pub encounter: Option<EncounterView>,
    /// The deck, which has no order.
    pub deck: Cards,
    /// Victories earned in this life.
    pub earned: Vec<Victory>,
    /// Victories shown or waiting to be shown, in order.
    pub waiting: Vec<Victory>,
    /// Numbers worked out from the rest.
    #[serde(default)]
    pub numbers: Numbers,
    /// What is still to be done, innermost last.
    #[serde(default)]
    pub flow: Vec<Step>,
    /// What the rules make of all that; no part of a position.
    #[serde(default, skip_serializing_if = "Counted::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional = false))]
    pub counted: Counted,
}

/// What follows from a position by the rules, for those who look at it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Counted {
    /// Whether the player is in the Town (R12.1).
    pub in_town: bool,
    /// Whether the monster came as a large one (R16.2).
    pub large: bool,
    /// All seven victories, in the order in which they are shown (R13.7).
    pub victories: Vec<Victory>,
    /// The victory that is shown now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub shown: Option<Shown>,
}

/// A victory and the cards that are presented for it (R13.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Shown {
    /// Which.
    pub victory: Victory,
    /// Its cards, where they lie.
    pub cards: Cards,
}

impl Counted {
    /// Whether nothing was counted: the form of a position.
    fn is_empty(&self) -> bool {
        self.victories.is_empty()
    }
}

/// A played card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Played {
    /// Which.
    pub card: Card,
    /// As what suit.
    #[serde(rename = "as")]
    pub suit: Suit,
    /// With what value; not read in a position.
    #[serde(default)]
    pub value: u8,
}

/// The running encounter. In a position, stats that are left out are worked out from the cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EncounterView {
    /// What it is.
    pub kind: Kind,
    /// The first card, unless it was taken.
    pub agitator: Option<Card>,
    /// The props that are still there, at their places.
    pub props: [Option<Card>; 2],
    /// A monster's stats.
    #[serde(default)]
    pub monster: Option<Fighter>,
    /// Living jailors.
    #[serde(default)]
    pub jailors: Option<Vec<Jailor>>,
    /// The healing on offer.
    #[serde(default)]
    pub healing: Option<u8>,
    /// The fee, 0 for none.
    #[serde(default)]
    pub fee: Option<u8>,
}

/// A monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Fighter {
    /// Attack.
    pub atk: u8,
    /// Cards it is dealt.
    pub dl: u8,
    /// Hit points left.
    pub hp: u8,
}

impl Fighter {
    /// R16.2: whether it is drawn and told as a large one.
    pub const fn is_large(&self) -> bool {
        self.atk as u32 + 5 * (self.dl as u32).saturating_sub(3) + self.hp as u32 / 5 >= 13
    }
}

/// A jailor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Jailor {
    /// The prop.
    pub card: Card,
    /// Hit points left.
    pub hp: u8,
}

/// What the player should see at any time (R16.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Numbers {
    /// R8.4
    pub player_atk: u32,
    /// R8.5
    pub player_dl: u32,
    /// R9.3
    pub disarm_bonus: u32,
    /// R10.12
    pub amount_paid: u32,
    /// R12.5
    pub amount_spent: u32,
    /// R12.5: cards that the amount buys.
    pub cards_bought: u32,
    /// R12.7
    pub town_healing: u32,
    /// Cards in the deck.
    pub deck_size: u32,
}

fn impossible(rule: &'static str, key: &'static str) -> Refusal {
    Refusal::new(rule, Text::new(key))
}

impl CardPeeGee {
    pub(crate) fn to_view(&self) -> View {
        let played = |suit: Suit| {
            let value = move |card| Self::effective_value(card, suit);
            self.played[suit.index()].iter().map(move |card| Played { card, suit, value: value(card) })
        };
        View {
            setup: self.setup,
            life: self.life,
            day: self.day,
            hp: self.hp,
            phase: self.phase(),
            character: self.character,
            hand: self.hand,
            active: self.active,
            played: Suit::ALL.into_iter().flat_map(played).collect(),
            dealt: self.dealt,
            encounter: self.encounter_view(),
            deck: self.deck,
            earned: self.earned.iter().collect(),
            waiting: self.waiting().collect(),
            numbers: self.numbers(),
            flow: self.steps.as_slice().to_vec(),
            counted: self.counted(),
        }
    }

    fn counted(&self) -> Counted {
        let phase = self.phase();
        let shown = self.waiting().next().filter(|_| phase == Phase::Ending);
        Counted {
            in_town: matches!(phase, Phase::TownTax | Phase::TownShopping | Phase::TownHealing),
            large: self.kind() == Some(Kind::Monster) && self.fresh_monster().is_large(),
            victories: Victory::ALL.to_vec(),
            shown: shown.map(|victory| Shown { victory, cards: self.presented(victory) }),
        }
    }

    fn numbers(&self) -> Numbers {
        Numbers {
            player_atk: self.player_atk(),
            player_dl: self.player_dl(),
            disarm_bonus: self.disarm_bonus(),
            amount_paid: self.amount_paid(),
            amount_spent: self.amount_spent(),
            cards_bought: self.amount_spent() / crate::rules::town::PRICE,
            town_healing: self.town_healing(),
            deck_size: self.deck.len(),
        }
    }

    fn encounter_view(&self) -> Option<EncounterView> {
        let Encounter { kind, agitator, props, atk, dl, hp, jailor_hp, healing, fee } = self.encounter;
        let kind = kind?;
        let is = |wanted: Kind| (kind == wanted).then_some(());
        let jailors = || self.jailors().map(|(slot, card)| Jailor { card, hp: jailor_hp[usize::from(slot)] }).collect();
        Some(EncounterView {
            kind,
            agitator,
            props,
            monster: is(Kind::Monster).map(|()| Fighter { atk, dl, hp }),
            jailors: is(Kind::Healer).map(|()| jailors()),
            healing: is(Kind::Healer).map(|()| healing),
            fee: is(Kind::Healer).map(|()| fee),
        })
    }

    /// R2.1, R15: a state from its view; refused if a card is missing or in two places.
    pub(crate) fn from_view(view: &View) -> Result<Self, Refusal> {
        if view.setup.lives == 0 || view.setup.lives > MAX_LIVES || view.life == 0 || view.life > view.setup.lives {
            return Err(impossible("R13.12", "refuse.lives"));
        }
        let mut game = CardPeeGee::fresh(view.setup, view.life);
        (game.day, game.hp, game.character) = (view.day, view.hp, view.character);
        (game.hand, game.active, game.dealt) = (view.hand, view.active, view.dealt);
        for played in &view.played {
            if played.suit != played.card.suit() && played.card.value() < 2 {
                return Err(impossible("R5.13", "refuse.position"));
            }
            game.played[played.suit.index()].insert(played.card);
        }
        for victory in &view.earned {
            game.earned.insert(*victory);
        }
        if let Some(encounter) = &view.encounter {
            game.encounter = game.encounter_from(encounter);
        }
        let elsewhere = game.elsewhere();
        game.deck = view.deck.minus(elsewhere);
        game.steps = game.flow_from(view)?;
        game.audit_position()?;
        Ok(game)
    }

    /// Cards in every zone but the deck.
    fn elsewhere(&self) -> Cards {
        let character: Cards = self.character.into_iter().collect();
        self.held() | self.all_played() | self.dealt | character | self.encounter_cards()
    }

    fn encounter_from(&self, view: &EncounterView) -> Encounter {
        let mut scratch = self.clone();
        scratch.encounter =
            Encounter { kind: Some(view.kind), agitator: view.agitator, props: view.props, ..Encounter::default() };
        let mut silent = parlour_core::NoEvents;
        match view.kind {
            Kind::Monster => scratch.begin_monster(&mut silent),
            Kind::Healer => scratch.begin_healer(&mut silent),
            Kind::Treasure | Kind::Trap => {}
        }
        let mut encounter = scratch.encounter;
        if let Some(monster) = view.monster {
            (encounter.atk, encounter.dl, encounter.hp) = (monster.atk, monster.dl, monster.hp);
        }
        if let Some(jailors) = &view.jailors {
            let hp = |prop: Option<Card>| jailors.iter().find(|jailor| Some(jailor.card) == prop).map_or(0, |it| it.hp);
            encounter.jailor_hp = view.props.map(hp);
        }
        encounter.healing = view.healing.unwrap_or(encounter.healing);
        encounter.fee = view.fee.unwrap_or(encounter.fee);
        encounter
    }

    /// The flow as given, or the one that belongs to the phase.
    fn flow_from(&self, view: &View) -> Result<Steps<Step, 16>, Refusal> {
        if view.flow.len() <= 16 {
            let given: Steps<Step, 16> = view.flow.iter().copied().collect();
            let mut game = self.clone();
            game.steps = given;
            if game.steps.top().is_some()
                && game.phase() == view.phase
                && game.waiting().eq(view.waiting.iter().copied())
            {
                return Ok(given);
            }
        }
        let town: &[Step] = match view.phase {
            Phase::PreGame => &[Step::PreGame],
            Phase::NewDay => &[Step::NewDay],
            Phase::Dead => &[Step::Dead(Cause::Monster)],
            Phase::TownHealing => &[Step::NextDay, Step::TownHealing],
            Phase::TownShopping => &[Step::NextDay, Step::TownHealing, Step::Shopping],
            Phase::TownTax => &[Step::NextDay, Step::TownHealing, Step::Shopping, Step::Tax],
            Phase::Ending | Phase::Dealing => return Err(impossible("R6.1", "refuse.position_flow")),
            _ => &[Step::NextDay, Step::TownHealing, Step::Shopping, Step::ArriveInTown, Step::EndEncounter],
        };
        let healer = [Step::CheckHoldings, Step::TakePotions, Step::TakeHealing];
        let fee = (self.encounter.fee > 0).then_some(Step::FeeStage);
        let inner: Vec<Step> = match view.phase {
            Phase::MonsterPreparation => vec![Step::MonsterPreparation],
            Phase::MonsterCombat => vec![Step::MonsterCombat],
            Phase::TrappedTreasure => vec![Step::CheckHoldings, Step::TakeTreasure, Step::TrappedTreasure],
            Phase::JailorStage => healer.into_iter().chain(fee).chain([Step::JailorStage]).collect(),
            Phase::FeeStage => healer.into_iter().chain([Step::FeeStage]).collect(),
            _ => Vec::new(),
        };
        Ok(town.iter().copied().chain(inner).collect())
    }

    /// Whether this can come about: nothing is run on a position that could not.
    fn audit_position(&self) -> Result<(), Refusal> {
        let phase = self.phase();
        let needs = match phase {
            Phase::MonsterPreparation | Phase::MonsterCombat => Some(Kind::Monster),
            Phase::TrappedTreasure => Some(Kind::Treasure),
            Phase::JailorStage | Phase::FeeStage => Some(Kind::Healer),
            _ => self.kind(),
        };
        let fits = needs == self.kind()
            && self.encounter.agitator.is_none_or(|agitator| Some(Kind::of(agitator)) == self.kind())
            && (phase != Phase::TrappedTreasure || self.traps().next().is_some())
            && (phase != Phase::JailorStage || self.jailors().next().is_some())
            && (phase != Phase::FeeStage || self.encounter.fee > 0)
            && (phase != Phase::TownTax || !self.held().is_empty());
        if !fits {
            return Err(impossible("R6.1", "refuse.position_encounter"));
        }
        self.invariants().map_err(|(rule, _)| impossible(rule, "refuse.position"))
    }

    /// R15: what must always hold, with the rule that is broken.
    pub(crate) fn invariants(&self) -> Result<(), (&'static str, String)> {
        let zones = [
            self.deck,
            self.hand,
            self.active,
            self.dealt,
            self.character.into_iter().collect(),
            self.encounter_cards(),
            self.played[0],
            self.played[1],
            self.played[2],
            self.played[3],
        ];
        let counted: u32 = zones.iter().map(|zone| zone.len()).sum();
        let all = zones.iter().fold(Cards::NONE, |all, zone| all | *zone);
        if all != Cards::PACK || counted != 52 {
            return Err(("R15.1", format!("{counted} cards in the zones, missing {:?}", Cards::PACK.minus(all))));
        }
        if !Cards::POWERS.contains_all(self.active) {
            return Err(("R15.4", format!("active: {:?}", self.active)));
        }
        let phase = self.phase();
        if self.day > 0 && (self.hp == 0) != (phase == Phase::Dead) {
            return Err(("R15.3", format!("{} hit points in {phase:?}", self.hp)));
        }
        if phase == Phase::NewDay && self.deck.len() + self.held().len() != 51 {
            return Err(("R15.2", format!("{} cards in the deck", self.deck.len())));
        }
        if self.character.is_some_and(|card| !card.is_royal()) {
            return Err(("R3.2", format!("character {:?}", self.character)));
        }
        let supported = |effective: Suit| {
            self.played[effective.index()].minus(Cards::suit(effective)).iter().all(|card| {
                self.active.contains(Card::jack(card.suit())) || self.active.contains(Card::jack(effective))
            })
        };
        if !Suit::ALL.into_iter().all(supported) {
            return Err(("R15.6", format!("played: {:?}", self.played)));
        }
        let own_court = self.character.map(|card| Victory::FullCourt(card.suit()));
        if own_court.is_some_and(|victory| self.earned.contains(victory)) {
            return Err(("R15.8", "a full court in the character's suit".into()));
        }
        Ok(())
    }
}
