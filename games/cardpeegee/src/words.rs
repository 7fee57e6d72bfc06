//! Prompts, events and views in words: message keys with parameters.

use parlour_core::{Choice, Param, Prompt, Scene, Text, Thing};

use crate::action::Action;
use crate::cards::{Card, Cards, Suit};
use crate::event::{Cause, Event, Gain, Victory};
use crate::rules::town::PRICE;
use crate::state::{CardPeeGee, Phase, Step};
use crate::view::{EncounterView, Fighter, View};

fn signs(cards: Cards) -> Param {
    cards.iter().map(Card::sign).collect::<Vec<_>>().into()
}

fn suit_name(suit: Suit) -> Text {
    Text::new(suit.key())
}

/// The question to the player.
pub(crate) fn prompt(game: &CardPeeGee) -> Prompt<Action> {
    let mut actions = Vec::new();
    game.list_legal(&mut actions);
    let options = actions.into_iter().map(|action| option(game, action)).collect();
    Prompt { ask: ask(game), options }
}

fn ask(game: &CardPeeGee) -> Text {
    let numbers = game.to_view().numbers;
    let fight = |key| Text::new(key).with("atk", numbers.player_atk).with("dl", numbers.player_dl);
    match game.phase() {
        Phase::PreGame => "ask.pre_game".into(),
        Phase::NewDay => Text::new("ask.new_day").with("day", game.day),
        Phase::MonsterPreparation => fight("ask.monster_preparation"),
        Phase::MonsterCombat => "ask.monster_combat".into(),
        Phase::TrappedTreasure => Text::new("ask.trapped_treasure").with("bonus", numbers.disarm_bonus),
        Phase::JailorStage => fight("ask.jailor_stage"),
        Phase::FeeStage => Text::new("ask.fee_stage").with("paid", numbers.amount_paid).with("fee", game.encounter.fee),
        Phase::TownTax => Text::new("ask.town_tax").with("count", game.held().len()),
        Phase::TownShopping => Text::new("ask.town_shopping").with("price", PRICE),
        Phase::TownHealing => "ask.town_healing".into(),
        Phase::Ending => game.waiting().next().map_or("ask.ending".into(), |victory| ending(victory, game.hp)),
        Phase::Dead if game.has_life_left() => "ask.dead".into(),
        Phase::Dead | Phase::Dealing => "ask.nothing".into(),
    }
}

fn option(game: &CardPeeGee, action: Action) -> Choice<Action> {
    let card = |key: &'static str, card: Card| Text::new(key).with("card", card.sign());
    let touch = |choice: Choice<Action>, card: Card| choice.touches(Thing::new("card", card));
    match action {
        Action::Create => Choice::new(action, "option.create", "R3.1").effect("effect.create"),
        Action::StartEncounter => Choice::new(action, "option.start_encounter", "R7.1").effect("effect.encounter"),
        Action::Activate(which) => {
            let choice = Choice::new(action, card("option.activate", which), "R5.1").effect(power(which));
            touch(choice, which).group("group.activate")
        }
        Action::Play(which) => {
            let choice = Choice::new(action, card("option.play", which), "R5.5").group("group.play");
            touch(using(game, choice, action), which)
        }
        Action::PlayAs(which, suit) => {
            let label = card("option.play_as", which).with("suit", suit_name(suit));
            let choice = Choice::new(action, label, "R5.11").group("group.play_as");
            touch(using(game, choice, action), which)
        }
        Action::Fight => warn_of_death(game, Choice::new(action, "option.fight", fight_rule(game)).effect(fight(game))),
        Action::Disarm(trap) => {
            let effect = Text::new("effect.disarm")
                .with("bonus", game.disarm_bonus())
                .with("trap", trap.value())
                .with("hp", game.hp);
            let choice = touch(Choice::new(action, card("option.disarm", trap), "R9.4").effect(effect), trap);
            if u32::from(trap.value()) >= game.hp { choice.warning("warn.may_die") } else { choice }
        }
        Action::Abandon => {
            let lost = game.all_played();
            let choice = Choice::new(action, "option.abandon", abandon_rule(game)).effect("effect.abandon");
            if lost.is_empty() {
                choice
            } else {
                choice.warning(Text::new("warn.loses_played").with("cards", signs(lost)))
            }
        }
        Action::Discard(which) => {
            let choice = Choice::new(action, card("option.discard", which), "R12.2").group("group.discard");
            let choice = if game.active.contains(which) { choice.warning("warn.discard_active") } else { choice };
            touch(choice, which)
        }
        Action::Proceed => proceed(game, action),
        Action::Acknowledge => Choice::new(action, "option.acknowledge", "R13.9").effect("effect.acknowledge"),
        Action::Restart => Choice::new(action, "option.restart", "R13.12").effect("effect.restart"),
    }
}

/// What activating a card is good for.
fn power(card: Card) -> Text {
    let key = if card == Card::ace(card.suit()) { "effect.ace" } else { "effect.jack" };
    Text::new(key).with("suit", suit_name(card.suit()))
}

/// What playing a card changes, found by playing it on a copy.
fn using(game: &CardPeeGee, choice: Choice<Action>, action: Action) -> Choice<Action> {
    let mut after = game.clone();
    let (Action::Play(card) | Action::PlayAs(card, _)) = action else { return choice };
    let suit = if let Action::PlayAs(_, suit) = action { suit } else { card.suit() };
    after.hand.remove(card);
    after.active.remove(card);
    after.played[suit.index()].insert(card);
    let change = |key, before: u32, after: u32| Text::new(key).with("before", before).with("after", after);
    let effect = match game.phase() {
        Phase::MonsterPreparation | Phase::JailorStage => change("effect.fight", game.player_atk(), after.player_atk())
            .with("dl_before", game.player_dl())
            .with("dl_after", after.player_dl()),
        Phase::TrappedTreasure => change("effect.bonus", game.disarm_bonus(), after.disarm_bonus()),
        Phase::FeeStage if after.is_fee_covered(after.amount_paid()) => {
            change("effect.covers_fee", game.amount_paid(), after.amount_paid())
                .with("healing", game.encounter.healing)
                .with("fee", game.encounter.fee)
        }
        Phase::FeeStage => {
            change("effect.pays", game.amount_paid(), after.amount_paid()).with("fee", game.encounter.fee)
        }
        Phase::TownShopping => change("effect.spends", game.amount_spent(), after.amount_spent())
            .with("count", after.amount_spent() / PRICE),
        _ => change("effect.heals", game.town_healing(), after.town_healing()),
    };
    let choice = choice.effect(effect);
    match pointless(game) {
        Some(warning) => choice.warning(warning),
        None => choice,
    }
}

/// R16.4: what the cards held can never reach.
fn pointless(game: &CardPeeGee) -> Option<Text> {
    let held = game.held();
    match game.phase() {
        Phase::TownShopping => {
            let most = game.boosted(Suit::Diamonds, (game.played[1] | (held & Cards::suit(Suit::Diamonds))).total());
            let converts = !(game.active & Cards::JACKS).is_empty();
            (most < PRICE && !converts).then(|| "warn.cannot_buy".into())
        }
        Phase::FeeStage => {
            let can = Suit::ALL.iter().map(|suit| {
                let cards = game.played[suit.index()] | (held & Cards::suit(*suit));
                game.boosted(*suit, cards.total())
            });
            (!game.is_fee_covered(can.sum())).then(|| "warn.cannot_pay".into())
        }
        Phase::JailorStage if game.encounter.fee > 0 => {
            (held.total() < u32::from(game.encounter.fee)).then(|| "warn.cannot_pay_later".into())
        }
        _ => None,
    }
}

fn fight_rule(game: &CardPeeGee) -> &'static str {
    if game.phase() == Phase::JailorStage { "R10.7" } else { "R8.8" }
}

fn abandon_rule(game: &CardPeeGee) -> &'static str {
    if game.phase() == Phase::TrappedTreasure { "R9.7" } else { "R10.17" }
}

fn fight(game: &CardPeeGee) -> Text {
    let own = |text: Text| text.with("atk", game.player_atk()).with("dl", game.player_dl()).with("hp", game.hp);
    if game.phase() == Phase::JailorStage {
        let jailors: Vec<String> = game.jailors().map(|(_, card)| card.sign()).collect();
        return own(Text::new("effect.fight_jailors").with("jailors", jailors));
    }
    let foe = &game.encounter;
    own(Text::new("effect.fight_monster")).with("foe_atk", foe.atk).with("foe_dl", foe.dl).with("foe_hp", foe.hp)
}

fn warn_of_death(game: &CardPeeGee, choice: Choice<Action>) -> Choice<Action> {
    let strikes = match game.phase() {
        // There is no way out of a monster fight, so a warning would only annoy.
        Phase::JailorStage => game.jailors().map(|(_, card)| u32::from(card.value())).sum(),
        _ => 0,
    };
    if strikes >= game.hp { choice.warning("warn.may_die") } else { choice }
}

fn proceed(game: &CardPeeGee, action: Action) -> Choice<Action> {
    if game.phase() == Phase::TownHealing {
        let choice = Choice::new(action, "option.end_day", "R12.7");
        let healing = game.town_healing();
        return choice.effect(Text::new("effect.town_healing").with("count", healing).with("hp", game.hp + healing));
    }
    let bought = game.amount_spent() / PRICE;
    let choice =
        Choice::new(action, "option.to_healing", "R12.6").effect(Text::new("effect.buy").with("count", bought));
    let wasted = bought == 0 && !game.all_played().is_empty();
    if wasted { choice.warning("warn.buys_nothing") } else { choice }
}

/// What the dealer is asked for, for people with a real pack.
pub(crate) fn request(game: &CardPeeGee, count: usize) -> Text {
    let key = match game.steps.top() {
        Some(Step::SeekCharacter) => "dealer.character",
        Some(Step::DealVigour) => "dealer.vigour",
        Some(Step::DealHand) => "dealer.hand",
        Some(Step::DealEncounter) => "dealer.encounter",
        Some(Step::MonsterRound) => "dealer.monster",
        Some(Step::Attempt(_)) => "dealer.attempt",
        Some(Step::JailorRound) => "dealer.player",
        Some(Step::JailorTurn(_)) => "dealer.jailor",
        Some(Step::Evade) => "dealer.evasion",
        Some(Step::Charity) => "dealer.charity",
        _ => "dealer.draw",
    };
    Text::new(key).with("count", count)
}

fn ending(victory: Victory, hp: u32) -> Text {
    match victory {
        Victory::FullCourt(suit) => Text::new("ending.full_court").with("suit", suit_name(suit)),
        Victory::ElementalUnion => "ending.elemental_union".into(),
        Victory::Goliath => Text::new("ending.goliath").with("hp", hp),
        Victory::MasterOfTheElements => "ending.master".into(),
    }
}

fn cause(cause: Cause) -> Text {
    Text::new(["cause.monster", "cause.chest", "cause.jailor", "cause.trap"][cause as usize])
}

/// An event in words.
pub(crate) fn tell(event: &Event) -> Text {
    let card = |key: &'static str, card: Card| Text::new(key).with("card", card.sign());
    match *event {
        Event::Rejected(which) => card("event.rejected", which),
        Event::Character(which) => card("event.character", which),
        Event::Vigour { cards, hp } => Text::new("event.vigour").with("cards", signs(cards)).with("hp", hp),
        Event::DayBegan(day) => Text::new("event.day").with("day", day),
        Event::NoEncounter => "event.no_encounter".into(),
        Event::Met { kind, agitator, props } => {
            let cards = [Some(agitator), props[0], props[1]].into_iter().flatten();
            Text::new("event.met")
                .with("kind", Text::new(kind.key()))
                .with("cards", cards.map(Card::sign).collect::<Vec<_>>())
        }
        Event::Monster { atk, dl, hp } => {
            let key = if (Fighter { atk, dl, hp }).is_large() { "event.monster_large" } else { "event.monster" };
            Text::new(key).with("atk", atk).with("dl", dl).with("hp", hp)
        }
        Event::Healer { healing, fee, jailors } => {
            Text::new("event.healer").with("healing", healing).with("fee", fee).with("jailors", jailors)
        }
        Event::Activated(which) => card("event.activated", which),
        Event::Played { card: which, suit, value, .. } if suit == which.suit() => {
            card("event.played", which).with("value", value)
        }
        // R16.5: what it is, and what it counts as.
        Event::Played { card: which, suit, value, .. } => {
            card("event.played_as", which).with("suit", suit_name(suit)).with("value", value)
        }
        Event::Contest { against, foe, cards, score, foe_cards, foe_score, .. } => Text::new("event.contest")
            .with("against", cause(against))
            .with("foe", foe.sign())
            .with("cards", signs(cards))
            .with("score", score)
            .with("foe_cards", signs(foe_cards))
            .with("foe_score", foe_score),
        Event::Hit { foe, damage, left } => {
            Text::new("event.hit").with("foe", foe.sign()).with("damage", damage).with("left", left)
        }
        Event::Hurt { by, damage, left } => {
            let how = Text::new(GRADES[usize::from(grade(damage))]);
            Text::new("event.hurt").with("by", cause(by)).with("how", how).with("damage", damage).with("left", left)
        }
        Event::Disarmed(which) => card("event.disarmed", which),
        Event::Slain(which) => card("event.slain", which),
        Event::Evasion { difficulty, damage, cards, score, actual } => Text::new("event.evasion")
            .with("difficulty", difficulty)
            .with("damage", damage)
            .with("cards", signs(cards))
            .with("score", score)
            .with("actual", actual),
        Event::Gained { cards, by } => Text::new(gained(by)).with("cards", signs(cards)),
        Event::FeePaid { fee, paid } => Text::new("event.fee_paid").with("fee", fee).with("paid", paid),
        Event::Healed { amount, hp, .. } => Text::new("event.healed").with("amount", amount).with("hp", hp),
        Event::Abandoned { kind, lost } => {
            Text::new("event.abandoned").with("kind", Text::new(kind.key())).with("cards", signs(lost))
        }
        Event::Survived(kind) => Text::new("event.survived").with("kind", Text::new(kind.key())),
        Event::Arrived { held, .. } => Text::new("event.arrived").with("count", held),
        Event::Taxed(which) => card("event.taxed", which),
        Event::Shopped { spent, bought } => Text::new("event.shopped").with("spent", spent).with("count", bought),
        Event::Ending { victory, cards, hp } => {
            let text = Text::new("event.ending").with("ending", ending(victory, hp));
            if cards.is_empty() {
                text
            } else {
                Text::new("event.ending_cards").with("ending", ending(victory, hp)).with("cards", signs(cards))
            }
        }
        Event::Died { cause: of, day } => Text::new("event.died").with("cause", cause(of)).with("day", day),
        Event::Restarted => "event.restarted".into(),
    }
}

const GRADES: [&str; 6] = ["grade.none", "grade.scratch", "grade.wound", "grade.deep", "grade.grave", "grade.terrible"];

/// R16.3: how bad damage is, 0 to 5, for words and sounds.
pub const fn grade(damage: u32) -> u8 {
    match damage {
        0 => 0,
        1..=4 => 1,
        5..=12 => 2,
        13..=19 => 3,
        20..=24 => 4,
        _ => 5,
    }
}

const fn gained(by: Gain) -> &'static str {
    match by {
        Gain::Start => "event.gained_start",
        Gain::Loot => "event.gained_loot",
        Gain::Treasure => "event.gained_treasure",
        Gain::Potions => "event.gained_potions",
        Gain::Charity => "event.gained_charity",
        Gain::Bought => "event.gained_bought",
    }
}

/// The table in words.
pub(crate) fn describe(view: &View) -> Scene {
    let mut scene = Scene::default();
    let mut you = vec![Text::new("line.state").with("day", view.day).with("hp", view.hp)];
    if let Some(character) = view.character {
        you.push(Text::new("line.character").with("card", character.sign()));
    }
    if view.setup.lives > 1 {
        you.push(Text::new("line.life").with("life", view.life).with("lives", view.setup.lives));
    }
    if !view.earned.is_empty() {
        let earned: Vec<Text> = view.earned.iter().map(|victory| short(*victory)).collect();
        you.push(Text::new("line.earned").with("endings", earned));
    }
    scene.section(Text::new("section.you").with("phase", Text::new(view.phase.key())), you);
    if let Some(encounter) = &view.encounter {
        scene.section(Text::new(encounter.kind.key()), encounter_lines(view, encounter));
    }
    let cards = |cards: Cards| vec![Text::new("line.cards").with("cards", signs(cards))];
    scene.section(Text::new("section.hand").with("count", view.hand.len()), cards(view.hand));
    scene.section(Text::new("section.active").with("count", view.active.len()), cards(view.active));
    if !view.played.is_empty() {
        scene.section("section.played", played_lines(view));
    }
    if !view.dealt.is_empty() {
        scene.section("section.dealt", cards(view.dealt));
    }
    let by_suit = |suit: Suit| {
        let cards = view.deck & Cards::suit(suit);
        Text::new("line.deck").with("suit", suit_name(suit)).with("cards", signs(cards))
    };
    scene.section(Text::new("section.deck").with("count", view.deck.len()), Suit::ALL.map(by_suit).to_vec());
    scene
}

fn short(victory: Victory) -> Text {
    match victory {
        Victory::FullCourt(suit) => Text::new("victory.full_court").with("suit", suit_name(suit)),
        Victory::ElementalUnion => "victory.elemental_union".into(),
        Victory::Goliath => "victory.goliath".into(),
        Victory::MasterOfTheElements => "victory.master".into(),
    }
}

fn played_lines(view: &View) -> Vec<Text> {
    let line = |played: &crate::view::Played| {
        let key = if played.suit == played.card.suit() { "line.played" } else { "line.played_as" };
        Text::new(key).with("card", played.card.sign()).with("suit", suit_name(played.suit)).with("value", played.value)
    };
    view.played.iter().map(line).collect()
}

fn encounter_lines(view: &View, encounter: &EncounterView) -> Vec<Text> {
    let cards = encounter.agitator.into_iter().chain(encounter.props.into_iter().flatten());
    let mut lines = vec![Text::new("line.cards").with("cards", cards.map(Card::sign).collect::<Vec<_>>())];
    let numbers = view.numbers;
    let own = || Text::new("line.own").with("atk", numbers.player_atk).with("dl", numbers.player_dl);
    if let Some(monster) = encounter.monster {
        lines.push(Text::new("line.monster").with("atk", monster.atk).with("dl", monster.dl).with("hp", monster.hp));
        lines.push(own());
    }
    let jailors = encounter.jailors.iter().flatten();
    for jailor in jailors.clone() {
        lines.push(
            Text::new("line.jailor")
                .with("card", jailor.card.sign())
                .with("atk", jailor.card.value())
                .with("hp", jailor.hp),
        );
    }
    if jailors.count() > 0 {
        lines.push(own());
    }
    if let Some(healing) = encounter.healing {
        lines.push(Text::new("line.healing").with("healing", healing));
    }
    if let Some(fee) = encounter.fee.filter(|fee| *fee > 0) {
        lines.push(Text::new("line.fee").with("fee", fee).with("paid", numbers.amount_paid));
    }
    if view.phase == Phase::TrappedTreasure {
        lines.push(Text::new("line.bonus").with("bonus", numbers.disarm_bonus));
    }
    lines
}
