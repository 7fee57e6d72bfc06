//! Everything in words: prompts, events, the scene, the dealer's questions.

use std::borrow::Cow;

use parlour_core::{Choice, Param, Prompt, Request, Scene, Seat, Stream, Text, Thing, Viewer, Wanted};

use crate::action::{Action, Mark};
use crate::event::{Cause, Event, GoldReason, Part, Place};
use crate::ids::{Card, Ground, Lane, Side, Terrain, Unit, Zone};
use crate::pool::{Hero, HeroEffect, Pool};
use crate::rules::draw::{BASE_STREAM, MIDDLE_STREAM, RELIC_STREAM};
use crate::setup::{Module, REWARDS};
use crate::state::{Activation, Clans, LANE, MatchResult, Phase, Slot, size};
use crate::view::View;

/// What a card is called: a card of one's own by the name it was given, others by ours.
fn title(id: &str, given: &str) -> Param {
    let ours = Pool::built_in().get(id).is_some_and(|card| card.title() == given);
    if ours { Text::new(format!("title.{id}")).into() } else { Param::Plain(given.to_owned()) }
}

/// What a family is called: one of somebody's own cards by the name it was given.
fn family_name(family: &str) -> Param {
    let ours = crate::pool::Ultimate::all().iter().any(|it| it.family == family);
    if ours { Text::new(format!("family.{family}.name")).into() } else { Param::Plain(family.to_owned()) }
}

/// What a hero is called.
fn hero_name(id: &str) -> Text {
    Text::new(format!("hero.{id}.name"))
}

/// A card with its title: `Desert Warrior (A3)`.
fn unit(unit: &Unit) -> Param {
    if unit.card.is_hidden() {
        Text::new("card.hidden").into()
    } else if unit.id.is_empty() {
        Param::Plain(unit.card.to_string())
    } else {
        // An event carries the id alone.
        let given = Pool::built_in().get(unit.id).map_or(unit.id, |card| card.title());
        let told = Text::new("card.told").with("title", title(unit.id, given)).with("card", unit.card.to_string());
        // Whoever knows who reads it can say "yours" and "theirs".
        unit.card.side().map_or(told.clone(), |whose| told.with("side", side(whose))).into()
    }
}

fn side(side: Side) -> Text {
    Text::new(side.key())
}

fn lane(lane: Lane) -> Text {
    Text::new(lane.key())
}

fn zone(zone: Zone) -> Text {
    Text::new(zone.key())
}

/// An event in words.
pub(crate) fn tell(event: &Event) -> Text {
    match *event {
        Event::Placed { side: who, lane: at, slot, card } => {
            let key = if slot == Place::Front { "event.placed.front" } else { "event.placed.back" };
            Text::new(key).with("side", side(who)).with("lane", lane(at)).with("card", unit(&card))
        }
        Event::HeroUsed { side: who, hero, lane: at } => {
            let text = Text::new(if at.is_some() { "event.hero.lane" } else { "event.hero" });
            let text = text.with("side", side(who)).with("hero", hero_name(hero.id()));
            match at {
                Some(at) => text.with("lane", lane(at)),
                None => text,
            }
        }
        Event::HeroCalled { hero, lane: at, .. } => {
            let text = Text::new(if at.is_some() { "event.hero.called.lane" } else { "event.hero.called" });
            let text = text.with("hero", hero_name(hero.id()));
            match at {
                Some(at) => text.with("lane", lane(at)),
                None => text,
            }
        }
        Event::Ultimate { side: who, family } => Text::new("event.ultimate")
            .with("side", side(who))
            .with("family", family_name(family.name()))
            .with("ultimate", Text::new(format!("family.{}.ultimate", family.name()))),
        Event::LaneStart { lane: at, zone: place, contested } => {
            let key = if contested { "event.lane.fight" } else { "event.lane.uncontested" };
            Text::new(key).with("lane", lane(at)).with("zone", zone(place))
        }
        Event::TickIdle { lane: at, tick } => Text::new("event.idle").with("lane", lane(at)).with("tick", tick),
        Event::Attack { tick, attacker, target, damage, ref parts, hp_before, hp_after, .. } => {
            let parts: Vec<Param> = parts.iter().map(|(part, amount)| part_text(part, amount).into()).collect();
            let key = match parts.len() {
                _ if target.card.is_hidden() => "event.attack.hidden",
                0 | 1 => "event.attack",
                _ => "event.attack.parts",
            };
            let text =
                Text::new(key).with("tick", tick).with("attacker", unit(&attacker)).with("target", unit(&target));
            let text = text.with("damage", damage).with("before", hp_before).with("after", hp_after);
            if parts.len() > 1 { text.with("parts", Param::List(parts)) } else { text }
        }
        Event::Overflow { tick, target, damage, hp_before, hp_after, .. } => Text::new("event.overflow")
            .with("tick", tick)
            .with("target", unit(&target))
            .with("damage", damage)
            .with("before", hp_before)
            .with("after", hp_after),
        Event::Destroyed { side: who, card, .. } => {
            Text::new("event.destroyed").with("side", side(who)).with("card", unit(&card))
        }
        Event::Promoted { side: who, card, .. } => {
            Text::new("event.promoted").with("side", side(who)).with("card", unit(&card))
        }
        Event::LaneResult { lane: at, winner } => match winner {
            Some(who) => Text::new("event.lane.won").with("lane", lane(at)).with("side", side(who)),
            None => Text::new("event.lane.open").with("lane", lane(at)),
        },
        Event::ZoneMoved { lane: at, from, to } => {
            Text::new("event.zone").with("lane", lane(at)).with("from", zone(from)).with("to", zone(to))
        }
        Event::CrystalHit { side_hit, damage, hp_after, .. } => {
            Text::new("event.crystal").with("side", side(side_hit)).with("damage", damage).with("after", hp_after)
        }
        Event::Gold { side: who, amount, reason } => {
            let key = match reason {
                GoldReason::Lane => "event.gold.lane",
                GoldReason::Destroyed => "event.gold.destroyed",
                GoldReason::Streak => "event.gold.streak",
                GoldReason::Tile => "event.gold.tile",
                GoldReason::Hero => "event.gold.hero",
            };
            Text::new(key).with("side", side(who)).with("amount", amount)
        }
        Event::Fatigue { card, hp_before, hp_after, .. } => {
            Text::new("event.fatigue").with("card", unit(&card)).with("before", hp_before).with("after", hp_after)
        }
        Event::Drew { card, .. } => Text::new("event.drew").with("card", unit(&card)),
        Event::Burned { card, .. } => Text::new("event.burned").with("card", unit(&card)),
        Event::TurnStarted { turn, .. } => Text::new("event.turn").with("turn", turn),
        Event::MatchEnded { result, reason } => {
            let why = Text::new(format!("outcome.{}", reason.key()));
            match result {
                MatchResult::Draw => Text::new("event.drawn_match").with("why", why),
                MatchResult::A => Text::new("event.won").with("side", side(Side::A)).with("why", why),
                MatchResult::B => Text::new("event.won").with("side", side(Side::B)).with("why", why),
            }
        }
        _ => tell_more(event),
    }
}

/// The events of modules, and those that tell one side less.
fn tell_more(event: &Event) -> Text {
    match *event {
        Event::Score { crystals, gold } => Text::new("event.score")
            .with("crystal_a", crystals[0])
            .with("crystal_b", crystals[1])
            .with("gold_a", gold[0])
            .with("gold_b", gold[1]),
        Event::Drawn { side: who, cards, burned } => {
            let key = if burned > 0 { "event.drawn.burned" } else { "event.drawn" };
            Text::new(key).with("side", side(who)).with("count", cards).with("burned", burned)
        }
        Event::Submitted { side: who } => Text::new("event.submitted").with("side", side(who)),
        Event::PlacedHidden { side: who, lane: at, .. } => {
            Text::new("event.placed.hidden").with("side", side(who)).with("lane", lane(at))
        }
        Event::Healed { card, hp_before, hp_after, cause, .. } => Text::new("event.healed")
            .with("card", unit(&card))
            .with("before", hp_before)
            .with("after", hp_after)
            .with("cause", cause_text(cause)),
        Event::Struck { card, damage, hp_before, hp_after, cause, .. } => {
            let key = if card.card.is_hidden() { "event.struck.hidden" } else { "event.struck" };
            let text = Text::new(key).with("card", unit(&card)).with("damage", damage).with("before", hp_before);
            text.with("after", hp_after).with("cause", cause_text(cause))
        }
        Event::CrystalHealed { side: who, hp_before, hp_after } => {
            Text::new("event.crystal_healed").with("side", side(who)).with("before", hp_before).with("after", hp_after)
        }
        Event::Returned { side: who, card } => {
            Text::new("event.returned").with("side", side(who)).with("card", unit(&card))
        }
        Event::Marched { lane: at, card, to, .. } => {
            Text::new("event.marched").with("lane", lane(at)).with("card", unit(&card)).with("to", zone(to))
        }
        Event::TileOwned { lane: at, side: who } => {
            Text::new("event.tile").with("lane", lane(at)).with("side", side(who))
        }
        Event::RelicClaimed { lane: at, side: who, card, burned } => {
            let key = if burned { "event.relic.burned" } else { "event.relic" };
            Text::new(key).with("lane", lane(at)).with("side", side(who)).with("card", unit(&card))
        }
        Event::LaneRevealed { side: who, lane: at, terrain } | Event::Scouted { side: who, lane: at, terrain } => {
            Text::new(if matches!(event, Event::Scouted { .. }) { "event.scouted" } else { "event.lane_revealed" })
                .with("lane", lane(at))
                .with("side", side(who))
                .with("terrain", terrain.said())
        }
        Event::Revealed { lane: at, card, .. } => {
            Text::new("event.revealed").with("lane", lane(at)).with("card", unit(&card))
        }
        _ => Text::new("event.other"),
    }
}

/// R8.1: one part of a hit. The sign is the message's: a minus is a letter of its own.
fn part_text(part: Part, amount: i16) -> Text {
    let key = if part == Part::Hidden && amount < 0 { "part.hidden.less" } else { part.key() };
    Text::new(key).with("amount", amount.abs())
}

fn cause_text(cause: Cause) -> Text {
    Text::new(match cause {
        Cause::Hero => "cause.hero",
        Cause::Ultimate => "cause.ultimate",
        Cause::Thorns => "cause.thorns",
        Cause::FarAttack => "cause.far_attack",
        Cause::Regen => "cause.regen",
        Cause::HealAlly => "cause.heal_ally",
        Cause::Regenerate => "cause.regenerate",
    })
}

/// The numbers of a card: `6/9, tick 3`, its terrain and abilities.
fn card_text(table: &Clans, card: Card, hp: Option<i16>) -> Text {
    if card.is_hidden() {
        return Text::new("card.hidden");
    }
    let stats = table.stats(card);
    let tick = match stats.acts {
        0b11_1110 => 1,
        0b01_0100 => 2,
        0b00_1000 => 3,
        0b01_0000 => 4,
        _ => 5,
    };
    let ground = Terrain::of_mark(stats.terrain).map_or(Ground::None, Ground::Of);
    let text = Text::new(if hp.is_some() { "card.board" } else { "card.hand" })
        .with("title", title(table.id_of(card), table.title(card)))
        .with("card", card.to_string())
        .with("damage", stats.damage)
        .with("health", stats.health)
        .with("tick", tick)
        .with("terrain", ground.said());
    match hp {
        Some(hp) => text.with("hp", hp),
        None => text,
    }
}

/// The question to a side, with an option for each legal action.
pub(crate) fn prompt(table: &Clans, seat: Seat) -> Prompt<Action> {
    let mut actions = Vec::new();
    if seat.0 < 2 {
        table.list_actions(seat.index(), &mut actions);
    }
    let me = seat.index().min(1);
    let ask = if table.phase == Phase::Over {
        Text::new("ask.over")
    } else if actions.is_empty() {
        Text::new("ask.wait").with("turn", table.turn)
    } else {
        let planned = table.sides[me].plan.all().count();
        Text::new("ask.plan").with("turn", table.turn).with("count", planned)
    };
    Prompt { ask, options: actions.into_iter().map(|action| option(table, me, action)).collect() }
}

fn option(table: &Clans, me: usize, action: Action) -> Choice<Action> {
    match action {
        Action::Add(card, at) => add_option(table, me, action, card, at, Mark::None),
        Action::AddFront(card, at) => add_option(table, me, action, card, at, Mark::Front),
        Action::AddMiddle(card, at) => add_option(table, me, action, card, at, Mark::Middle),
        Action::Remove(card) => {
            Choice::new(action, Text::new("option.remove").with("card", named(table, card)), "R5.3")
                .effect("effect.remove")
                .group("group.plan")
                .touches(Thing::new("card", card))
        }
        Action::Hero(at) => hero_option(table, me, action, at),
        Action::Submit | Action::Plan(_) => {
            let planned = table.sides[me].plan.all().count();
            let key = if planned == 0 { "option.pass" } else { "option.submit" };
            let option = Choice::new(action, Text::new(key).with("count", planned), "R5.5");
            let option = option.effect("effect.submit").group("group.plan");
            let playable = !table.sides[me].hand.is_empty() && (0..3).any(|at| size(table.stage(me, at)) < 2);
            if planned == 0 && playable { option.warning("warning.pass") } else { option }
        }
    }
}

fn named(table: &Clans, card: Card) -> Text {
    let title = title(table.id_of(card), table.title(card));
    Text::new("card.named").with("title", title).with("card", card.to_string())
}

fn add_option(table: &Clans, me: usize, action: Action, card: Card, at: Lane, mark: Mark) -> Choice<Action> {
    let (label, rule) = match mark {
        Mark::None => ("option.add", if table.has(Module::X5) { "R25.41" } else { "R5.7" }),
        Mark::Front => ("option.add_front", "R25.70"),
        Mark::Middle => ("option.add_middle", "R25.41"),
    };
    let stack = table.stage(me, at.index());
    let planned = table.sides[me].plan.list(at.index()).len();
    let in_front = mark == Mark::Front || size(stack) + planned == 0;
    let effect = match mark {
        Mark::Middle => "effect.middle",
        _ if in_front => "effect.front",
        _ => "effect.back",
    };
    let text = Text::new(label).with("card", named(table, card)).with("lane", lane(at));
    let effect = Text::new(effect).with("numbers", card_text(table, card, None)).with("lane", lane(at));
    let option = Choice::new(action, text, rule).effect(effect).group(lane(at));
    let option = option.touches(Thing::new("card", card)).touches(Thing::new("lane", at.name()));
    let stats = table.stats(card);
    if !in_front && stats.buff == 0 && stats.debuff == 0 && stats.flags == 0 && stats.damage == 0 {
        return option.warning("warning.idle_back");
    }
    option
}

/// What a hero does, in words.
fn hero_effect(table: &Clans, hero: &Hero) -> Text {
    let key = match hero.effect {
        HeroEffect::Draw => "hero.draw",
        HeroEffect::Boost => "hero.boost",
        HeroEffect::Heal => "hero.heal",
        HeroEffect::CrystalDamage => "hero.crystal_damage",
        HeroEffect::Shield => "hero.shield",
        HeroEffect::HealFull => "hero.heal_full",
        HeroEffect::Tribute => "hero.tribute",
        HeroEffect::Advance if table.has(Module::X5) => "hero.advance.march",
        HeroEffect::Advance => "hero.advance",
        HeroEffect::Weaken => "hero.weaken",
        HeroEffect::LaneDamage => "hero.lane_damage",
        HeroEffect::Recover => "hero.recover",
        HeroEffect::TerrainBoost => "hero.terrain_boost",
    };
    Text::new(key).with("amount", hero.amount)
}

fn hero_option(table: &Clans, me: usize, action: Action, at: Option<Lane>) -> Choice<Action> {
    let Some(hero) = table.hero(me) else { return Choice::new(action, "option.hero", "R21.3") };
    let text = Text::new(if at.is_some() { "option.hero.lane" } else { "option.hero" });
    let text = text.with("hero", hero_name(&hero.id));
    let text = match at {
        Some(at) => text.with("lane", lane(at)),
        None => text,
    };
    let uses = table.sides[me].uses;
    let effect = Text::new("effect.hero").with("what", hero_effect(table, hero)).with("count", uses);
    let option =
        Choice::new(action, text, "R21.3").effect(effect).group("group.hero").touches(Thing::new("hero", &hero.id));
    let option = match at {
        Some(at) => option.touches(Thing::new("lane", at.name())),
        None => option,
    };
    if hero.effect == HeroEffect::Recover && table.sides[me].grave.is_empty() {
        return option.warning("warning.grave_empty");
    }
    option
}

/// A view in words.
pub(crate) fn describe(view: &View) -> Scene {
    let table = &view.table;
    let mut scene = Scene::default();
    let mut head = vec![match table.facts.rules.turn_limit {
        0 => Text::new("line.turn.open").with("turn", table.turn),
        limit => Text::new("line.turn").with("turn", table.turn).with("limit", limit),
    }];
    if table.has(Module::M4) {
        head.push(Text::new("line.age").with("age", table.facts.rules.age(table.turn) + 1));
    }
    if let Some((result, reason)) = table.result {
        head.push(tell(&Event::MatchEnded { result, reason }));
    }
    if let Some(owner) = table.relic.claimed {
        head.push(Text::new("line.relic").with("side", side(owner)));
    }
    scene.section("section.match", head);
    for at in Lane::ALL {
        scene.section(lane(at), lane_lines(table, at));
    }
    for who in Side::BOTH {
        scene.section(side(who), side_lines(view, who));
    }
    scene
}

fn slots_text(table: &Clans, stack: &[Slot; 2]) -> Param {
    let text = |slot: &Slot| Param::Text(card_text(table, slot.card, Some(slot.hp)));
    Param::List(stack.iter().filter(|slot| !slot.is_empty()).map(text).collect())
}

fn lane_lines(table: &Clans, at: Lane) -> Vec<Text> {
    let lane = at.index();
    let ground = |place: Zone| table.terrain[lane][place as usize].said();
    if table.has(Module::X5) {
        let owner = table.owners[lane].map_or(Text::new("owner.none"), side);
        let mut lines = vec![Text::new("line.owner").with("side", owner)];
        for place in Zone::ALL {
            let [a, b] = &table.board[lane][place as usize];
            let text = Text::new("line.tile").with("zone", zone(place)).with("terrain", ground(place));
            lines.push(text.with("a", slots_text(table, a)).with("b", slots_text(table, b)));
        }
        return lines;
    }
    let place = table.zones[lane];
    let [a, b] = &table.board[lane][LANE];
    let stack =
        |who: Side, stack| Text::new("line.stack").with("side", side(who)).with("cards", slots_text(table, stack));
    let fight = Text::new("line.zone").with("zone", zone(place)).with("terrain", ground(place));
    vec![fight, stack(Side::A, a), stack(Side::B, b)]
}

fn side_lines(view: &View, who: Side) -> Vec<Text> {
    let table = &view.table;
    let at = who.index();
    let state = &table.sides[at];
    let age = table.facts.rules.age(table.turn);
    let ages = table.has(Module::M4);
    let piles = if ages { Text::new("line.piles.age").with("age", age + 1) } else { Text::new("line.piles") };
    let mut lines = vec![
        Text::new("line.crystal").with("hp", state.crystal).with("gold", state.gold),
        piles
            .with("hand", state.hand.len())
            .with("deck", view.decks[at][age])
            .with("grave", state.grave.len())
            .with("burn", state.burn.len()),
    ];
    if ages {
        lines.extend((0..3).filter(|other| *other != age).map(|other| {
            let key = if other < age { "line.deck.aside" } else { "line.deck.later" };
            Text::new(key).with("age", other + 1).with("count", view.decks[at][other])
        }));
    }
    lines.push(Text::new("line.terrain").with("terrain", state.attuned.said()));
    if let Some(hero) = table.hero(at) {
        let key = if state.activation == Activation::None { "line.hero" } else { "line.hero.active" };
        lines.push(Text::new(key).with("hero", hero_name(&hero.id)).with("count", state.uses));
    }
    if state.submitted {
        lines.push(Text::new("line.submitted"));
    }
    let open = view.viewer == Viewer::Table || view.viewer == Viewer::Seat(who.seat());
    if open {
        for card in state.hand.as_slice() {
            lines.push(Text::new("line.hand").with("card", card_text(table, *card, None)));
        }
        for place in Lane::ALL {
            let list = state.plan.list(place.index());
            if !list.is_empty() {
                let cards: Vec<Param> = list.iter().map(|card| named(table, *card).into()).collect();
                lines.push(Text::new("line.plan").with("lane", lane(place)).with("cards", Param::List(cards)));
            }
        }
    }
    let families = table.facts.families.iter().zip(state.families).filter(|(_, played)| *played != 0);
    for (family, played) in families {
        let text = Text::new("line.family").with("family", family_name(family));
        lines.push(text.with("played", crate::page::family_text(played)));
    }
    lines
}

/// What the dealer's items are called: cards by instance and id, dice by what they stand for.
pub(crate) fn item_name(table: &Clans, request: &Request, item: u8) -> Cow<'static, str> {
    match (request.stream, request.wanted) {
        (Stream(stream), Wanted::Draw { .. }) => {
            let side = usize::from(!matches!(stream, 1 | 11..=13));
            Card::at(side, item).to_string().into()
        }
        (Stream(MIDDLE_STREAM), _) => {
            Terrain::ALL.get(usize::from(item).wrapping_sub(1)).map_or("?", |terrain| terrain.name()).into()
        }
        (Stream(RELIC_STREAM), Wanted::Dice { sides: 3, .. }) => {
            Lane::ALL.get(usize::from(item).wrapping_sub(1)).map_or("?", |lane| lane.name()).into()
        }
        (Stream(RELIC_STREAM), _) => REWARDS.get(usize::from(item).wrapping_sub(1)).copied().unwrap_or("?").into(),
        (Stream(stream), _) => {
            let side = usize::from(stream.saturating_sub(BASE_STREAM)).min(1);
            let terrains = table.affinities(side).unwrap_or(&[]);
            terrains.get(usize::from(item).wrapping_sub(1)).map_or("?", |terrain| terrain.name()).into()
        }
    }
}

/// The same in words: lanes and terrains are called as everywhere else.
pub(crate) fn item_words(table: &Clans, request: &Request, item: u8) -> Param {
    let name = item_name(table, request, item);
    let named = Lane::ALL.iter().find(|at| at.name() == name).map(|at| Param::from(lane(*at)));
    let ground = || Terrain::ALL.iter().find(|terrain| terrain.name() == name).map(|terrain| terrain.said());
    named.or_else(ground).unwrap_or_else(|| name.clone().into_owned().into())
}

/// What the dealer is asked, in words.
pub(crate) fn request_text(table: &Clans, request: &Request) -> Text {
    match table.phase {
        Phase::SetupMiddle => Text::new("dealer.middle"),
        Phase::SetupBase(at) => Text::new("dealer.base").with("side", side(Side::of(at))),
        Phase::SetupRelicLane => Text::new("dealer.relic_lane"),
        Phase::SetupReward => Text::new("dealer.reward"),
        Phase::SetupHand(at) | Phase::HeroDraw(at) | Phase::Draw(at) => {
            Text::new("dealer.draw").with("side", side(Side::of(at))).with("count", request.count())
        }
        Phase::Turn | Phase::Over => Text::new("dealer.nothing"),
    }
}
