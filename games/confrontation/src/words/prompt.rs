//! Questions and their options: what each will do, what it risks, and by which rule.
//!
//! Everything said here follows from what the seat may know: its own characters, what is face up,
//! and what it remembers.

use parlour_core::{Choice, Param, Prompt, Seat, Text, Thing};

use super::piece;
use crate::action::Action;
use crate::data::{Ability, Kind, Trigger, Turn};
use crate::event::Way;
use crate::ids::{Card, Character, CharacterSet, Region, Side};
use crate::rules::{IN_THE_SHIRE, abilities, placing_rule};
use crate::state::{Confrontation, Step};

/// The question to `seat`, one option for each legal action, in the same order.
pub(crate) fn prompt(state: &Confrontation, seat: Seat) -> Prompt<Action> {
    let mut actions = Vec::new();
    let side = if seat.0 < 2 { state.side_of(seat) } else { Side::Fellowship };
    if seat.0 < 2 {
        state.legal(side, &mut actions);
    }
    let ask = if actions.is_empty() { waiting(state) } else { question(state, side) };
    Prompt { ask, options: actions.into_iter().map(|action| option(state, side, action)).collect() }
}

fn waiting(state: &Confrontation) -> Text {
    match state.steps.top() {
        None => Text::new("ask.over"),
        Some(Step::Shuffle(_) | Step::Draw) => Text::new("ask.dealer"),
        Some(_) => {
            let asked = Side::BOTH.into_iter().filter(|side| state.asks(*side));
            Text::new("ask.wait").with("sides", Param::List(asked.map(|side| side.text().into()).collect()))
        }
    }
}

fn question(state: &Confrontation, side: Side) -> Text {
    let region = state.region.unwrap_or(Region::TheShire).text();
    let battle = |key: &'static str| {
        let name = |side| state.combatant(side).map_or_else(|| "piece.some".into(), Character::text);
        Text::new(key).with("own", name(side)).with("other", name(side.other())).with("region", region.clone())
    };
    match state.steps.top() {
        Some(Step::Place) => {
            let left = 9 - state.living(side).count_ones();
            if left == 0 { "ask.confirm".into() } else { Text::new("ask.place").with("count", left) }
        }
        Some(Step::Move) => Text::new("ask.move").with("side", side.text()).with("number", state.turn),
        Some(Step::Ambush) => Text::new("ask.ambush"),
        Some(Step::Target) => Text::new("ask.target").with("region", region.clone()),
        Some(Step::Ability) => battle("ask.ability"),
        Some(Step::NoCards) => battle("ask.no_cards"),
        Some(Step::Answer) => {
            let card = state.effective(Side::Sauron).map_or_else(|| "list.none".into(), Card::text);
            battle("ask.answer").with("card", card)
        }
        Some(Step::Magic(_)) => {
            let card = state.effective(side.other()).map_or_else(|| "list.none".into(), Card::text);
            battle("ask.magic").with("card", card)
        }
        Some(Step::RetreatTo(_)) => battle("ask.retreat"),
        _ => battle("ask.card"),
    }
}

fn option(state: &Confrontation, side: Side, action: Action) -> Choice<Action> {
    let plain = |label: &'static str, rule: &'static str| Choice::new(action, label, rule);
    match action {
        Action::Place(who, region) => place_option(state, action, who, region),
        Action::Formation(formation) => {
            let label = Text::new("option.formation").with("formation", formation.text());
            let effect = Text::new(format!("formation.{}.about", formation.id()));
            Choice::new(action, label, placing_rule(side)).effect(effect).group("group.formations")
        }
        Action::Confirm => plain("option.confirm", placing_rule(side)).effect("effect.confirm"),
        Action::Move(who, to) => move_option(state, action, who, to),
        Action::Ambush => tunnel(state, plain("option.ambush", "R11.1").effect("effect.ambush")),
        Action::LetPass => tunnel(state, plain("option.let_pass", "R11.1").effect("effect.let_pass")),
        Action::Target(who) => {
            let label = Text::new("option.target").with("character", who.text());
            let effect = Text::new("effect.target").with("strength", state.data().strength(who));
            Choice::new(action, label, "R8.4").effect(effect).touches(thing(who))
        }
        Action::TargetConcealed => {
            let count = state.concealed_defenders().count_ones();
            plain("option.target_concealed", "R8.4").effect(Text::new("effect.target_concealed").with("count", count))
        }
        Action::Fight | Action::Sam | Action::RevealFrodo | Action::Retreat(_) => ability_option(state, side, action),
        Action::NoCards => {
            let text = Text::new("effect.no_cards").with("totals", totals(state));
            plain("option.no_cards", "R11.6").effect(text).touches(thing(Character::Saruman))
        }
        Action::PlayCards => plain("option.play_cards", "R9.4").effect("effect.play_cards"),
        Action::Card(card) => card_option(state, side, action, card),
        Action::Magic(card) => {
            let label = Text::new("option.magic").with("card", card.text());
            let choice = Choice::new(action, label, "R13.2").effect(card_effect(state, side, card));
            choice.touches(Thing::new("card", card.id()))
        }
    }
}

fn thing(who: Character) -> Thing {
    Thing::new("character", who.id())
}

fn place(region: Region) -> Thing {
    Thing::new("region", region.id())
}

fn tunnel(state: &Confrontation, choice: Choice<Action>) -> Choice<Action> {
    choice.touches(place(Region::Caradhras)).touches(place(state.tables().tunnel.0))
}

fn heading(state: &Confrontation, who: Character) -> Text {
    Text::new("group.character").with("character", who.text()).with("strength", state.data().strength(who))
}

fn place_option(state: &Confrontation, action: Action, who: Character, region: Region) -> Choice<Action> {
    let label = Text::new("option.place").with("character", who.text()).with("region", region.text());
    let own = state.data().abilities[who.index()].first();
    let about = own.map(|def| Text::new(format!("ability.{}.about", def.id.id())));
    let mut choice = Choice::new(action, label, placing_rule(who.side())).group(heading(state, who));
    choice.effect = about;
    choice.touches(thing(who)).touches(place(region))
}

fn move_option(state: &Confrontation, action: Action, who: Character, to: Region) -> Choice<Action> {
    let from = state.spot(who).region().unwrap_or(to);
    let label = Text::new("option.move").with("character", who.text()).with("region", to.text());
    let way = state.way(who, from, to);
    let choice = Choice::new(action, label, move_rule(who, way)).group(heading(state, who));
    let choice = choice.effect(move_effect(state, who, to, way)).touches(thing(who)).touches(place(to));
    match move_warning(state, who, to, way) {
        Some(warning) => choice.warning(warning),
        None => choice,
    }
}

const fn move_rule(who: Character, way: Way) -> &'static str {
    match (way, who) {
        (Way::Forward, _) => "R5.1",
        (Way::River, _) => "R6.1",
        (Way::Tunnel, _) => "R6.4",
        (Way::Ability, Character::Aragorn) => "R7.1",
        (Way::Ability, Character::WitchKing) => "R7.2",
        (Way::Ability, Character::FlyingNazgul) => "R7.3",
        (Way::Ability, _) => "R7.4",
    }
}

fn move_effect(state: &Confrontation, who: Character, to: Region, way: Way) -> Text {
    let side = who.side();
    let beside = state.at(Side::Sauron, Region::TheShire).count_ones();
    if who == Character::Frodo && to == Region::Mordor {
        return Text::new("effect.frodo_in_mordor");
    }
    if side == Side::Sauron && to == Region::TheShire && beside + 1 >= IN_THE_SHIRE {
        return Text::new("effect.three_in_shire");
    }
    let enemies = Character::in_mask(side.other(), state.at(side.other(), to));
    let mut known: Vec<CharacterSet> =
        enemies.map(|one| CharacterSet::of_mask(side.other(), state.seen[one.index()])).collect();
    known.sort_unstable();
    let way = match way {
        Way::Forward => "way.forward",
        Way::River => "way.river",
        Way::Tunnel => "way.tunnel",
        Way::Ability => "way.ability",
    };
    if known.is_empty() {
        return Text::new("effect.move").with("way", Text::new(way));
    }
    let count = known.len();
    let list = Param::List(known.into_iter().map(|one| piece(one).into()).collect());
    Text::new("effect.attack").with("way", Text::new(way)).with("count", count).with("pieces", list)
}

/// What a player should think of: the Balrog, and Frodo where he cannot step aside.
fn move_warning(state: &Confrontation, who: Character, to: Region, way: Way) -> Option<Text> {
    let waiting = Character::in_mask(Side::Sauron, state.at(Side::Sauron, Region::Caradhras));
    let mut balrog = waiting.filter(|one| state.seen[one.index()] & Character::Balrog.bit() != 0);
    if way == Way::Tunnel && balrog.next().is_some() {
        return Some("warning.tunnel".into());
    }
    if who != Character::Frodo || to == Region::Mordor {
        return None;
    }
    if state.at(Side::Sauron, to) != 0 {
        return Some("warning.frodo_attacks".into());
    }
    (state.data().region(to).kind == Kind::Mountain).then(|| "warning.frodo_mountains".into())
}

fn ability_option(state: &Confrontation, side: Side, action: Action) -> Choice<Action> {
    let own = state.combatant(side);
    let choice = match action {
        Action::Retreat(to) => {
            let by_card = state.retreat_by_card(side);
            let retreat = if state.steps.top() == Some(Step::Ability) { state.retreat_by_ability() } else { None };
            let label = Text::new("option.retreat").with("region", to.text());
            Choice::new(action, label, retreat.unwrap_or(by_card).rule).effect("effect.retreat").touches(place(to))
        }
        Action::Sam => Choice::new(action, "option.sam", "R10.3").effect("effect.sam").touches(thing(Character::Sam)),
        Action::RevealFrodo => {
            let choice = Choice::new(action, "option.reveal_frodo", "R10.4").effect("effect.reveal_frodo");
            choice.warning("warning.reveal_frodo").touches(thing(Character::Frodo))
        }
        _ => fight_option(state, action),
    };
    own.into_iter().fold(choice, |choice, who| choice.touches(thing(who)))
}

fn fight_option(state: &Confrontation, action: Action) -> Choice<Action> {
    let choice = Choice::new(action, "option.fight", "R9.2");
    let enemy = state.combatant(Side::Sauron);
    let strike = enemy.and_then(|enemy| abilities::due(state, enemy, Trigger::BattleStart, Turn::Usual));
    match (strike == Some(Ability::OrcsFirstStrike), state.combatant(Side::Fellowship)) {
        (true, Some(Character::Frodo)) => choice.effect("effect.orcs_strike").warning("warning.game_lost"),
        (true, _) => choice.effect("effect.orcs_strike"),
        (false, _) => choice.effect(Text::new("effect.fight").with("totals", totals(state))),
    }
}

fn card_option(state: &Confrontation, side: Side, action: Action, card: Card) -> Choice<Action> {
    let rule = match state.steps.top() {
        Some(Step::SauronShows | Step::Answer) => "R10.6",
        _ => "R9.4",
    };
    let group = if state.data().number(card).is_some() { "group.numbers" } else { "group.texts" };
    let choice = Choice::new(action, Text::new("option.card").with("card", card.text()), rule)
        .group(group)
        .effect(card_effect(state, side, card));
    let choice = choice.touches(Thing::new("card", card.id()));
    match card_warning(state, side, card) {
        Some(warning) => choice.warning(warning),
        None => choice,
    }
}

/// A number with the total that it makes, or what the text does.
fn card_effect(state: &Confrontation, side: Side, card: Card) -> Text {
    let troll = state.combatant(Side::Sauron) == Some(Character::CaveTroll) && side == Side::Sauron;
    match (state.data().number(card), &state.data().card_abilities[card.index()]) {
        _ if troll => Text::new("effect.troll_card"),
        (Some(number), _) => {
            let total = state.combatant(side).map_or(0, |who| state.strength(who)) + number;
            let other = state.combatant(side.other()).map_or(0, |who| state.strength(who));
            Text::new("effect.number").with("number", number).with("total", total).with("other", other)
        }
        (None, Some(def)) => Text::new(format!("ability.{}.about", def.id.id())),
        (None, None) => Text::new("list.none"),
    }
}

/// What a player should think of before playing a text card.
fn card_warning(state: &Confrontation, side: Side, card: Card) -> Option<Text> {
    let def = state.data().card_abilities[card.index()].as_ref()?;
    if def.id == Ability::CardNobleSacrifice && state.combatant(side) == Some(Character::Frodo) {
        return Some("warning.game_lost".into());
    }
    abilities::will_idle(state, card).then(|| "warning.idle_card".into())
}

fn totals(state: &Confrontation) -> Text {
    let strength = |side: Side| state.combatant(side).map_or(0, |who| state.strength(who));
    Text::new("line.totals").with("fellowship", strength(Side::Fellowship)).with("sauron", strength(Side::Sauron))
}
