//! The question to a seat, its options grouped as a player thinks: by die, by action, by place.

use parlour_core::{Choice, Game, Prompt, RuleId, Seat, Text, Thing};

use super::{combat_name, combat_text, event_text, figure, group, people, place, side, title, who};
use crate::action::{Action, Deed};
use crate::data::map;
use crate::ids::{Card, Character, Face, Figure, Nation, Region, Side};
use crate::rules::law::Rule;
use crate::state::{BattleKind, Stage, Step, Window, Wotr};

/// The question to a seat.
pub(crate) fn prompt(game: &Wotr, seat: Seat) -> Prompt<Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    let ask = if actions.is_empty() { "ask.wait".into() } else { game.question() };
    let rule = |action| RuleId::from(game.may(seat, action).unwrap_or(Rule::Book(r!("R3.1"))));
    let options = actions.into_iter().map(|action| option(game, seat, action, rule(action))).collect();
    Prompt { ask, options }
}

/// A question about the group that is formed.
pub(crate) fn forming(key: &'static str, game: &Wotr) -> Text {
    Text::new(key).with("group", group(&game.group))
}

/// What a Combat card asks.
pub(crate) fn ask_in_tactic(card: Card) -> Text {
    Text::new("ask.tactic").with("combat", combat_name(card)).with("text", combat_text(card))
}

/// Whether a card on the table is used.
pub(crate) fn ask_in_window(game: &Wotr, window: Window) -> Text {
    Text::new(interrupt_key(window)).with("damage", game.hunt.damage)
}

const fn interrupt_key(window: Window) -> &'static str {
    match window {
        Window::Roll => "ask.use_roll",
        Window::Tile => "ask.use_tile",
        Window::Drawn => "ask.use_drawn",
        Window::Damage => "ask.use_damage",
        Window::Casualty => "ask.use_casualty",
        Window::Reveal => "ask.use_reveal",
    }
}

/// What a round of battle asks.
pub(crate) fn ask_in_round(game: &Wotr, stage: Stage) -> Text {
    let battle = &game.battle;
    let key = match stage {
        Stage::Shelter => "ask.shelter",
        Stage::AttackerCard | Stage::DefenderCard => "ask.combat_card",
        Stage::Show => "ask.combat_name",
        Stage::Cease if battle.kind == BattleKind::Siege => "ask.extend",
        Stage::Cease => "ask.cease",
        _ => "ask.retreat",
    };
    Text::new(key).with("region", place(battle.region)).with("round", battle.round)
}

pub(super) fn region_thing(region: Region) -> Thing {
    Thing::new("region", region)
}

pub(super) fn figure_thing(figure: Figure) -> Thing {
    match figure {
        Figure::Regular(nation) => Thing::new("figure", format!("regular_{}", nation_id(nation))),
        Figure::Elite(nation) => Thing::new("figure", format!("elite_{}", nation_id(nation))),
        Figure::Leader(nation) => Thing::new("figure", format!("leader_{}", nation_id(nation))),
        Figure::Nazgul => Thing::new("figure", "nazgul"),
        Figure::Character(character) => Thing::new("figure", character),
    }
}

fn nation_id(nation: Nation) -> &'static str {
    nation.key().trim_start_matches("nation.")
}

pub(super) fn die_thing(die: Face) -> Thing {
    Thing::new("die", die.key().trim_start_matches("face."))
}

/// An action that may be taken, by a rule, with what it will do.
fn option(game: &Wotr, seat: Seat, action: Action, rule: RuleId) -> Choice<Action> {
    let step = game.steps.top();
    let choice = |label: Text| Choice::new(action, label, rule.clone());
    let plain = |key: &'static str| choice(key.into());
    let card_choice = |key: &'static str, card: Card| {
        choice(Text::new(key).with("card", title(card))).touches(Thing::new("card", card))
    };
    match action {
        Action::Discard(card) if matches!(step, Some(Step::Event { .. })) => card_choice("option.discard", card),
        Action::Discard(card) => card_choice("option.discard", card).effect("effect.discard"),
        Action::Draw(deck) => choice(Text::new("option.draw").with("deck", Text::new(deck.key()))),
        Action::Offer(card) => card_choice("option.offer", card),
        Action::Decline => plain("option.decline"),
        Action::Accept => plain("option.accept").effect("effect.mix"),
        Action::Declare(region) => {
            declare(game, choice(Text::new("option.declare").with("region", place(region))), region)
        }
        Action::EnterMordor => plain("option.enter_mordor").effect("effect.enter_mordor"),
        Action::Guide(character) => {
            choice(Text::new("option.guide").with("who", who(character))).touches(Thing::new("figure", character))
        }
        Action::Allocate(count) => choice(Text::new("option.allocate").with("count", count))
            .effect(Text::new("effect.allocate").with("count", game.pool[1] - count)),
        Action::Use { die, to } => use_die(game, action, die, to, rule),
        Action::Ring { die, to } => {
            let label = Text::new("option.ring").with("die", Text::new(die.key())).with("to", Text::new(to.key()));
            let effect =
                if Wotr::side_of(seat) == Side::FreePeoples { "effect.ring_free" } else { "effect.ring_shadow" };
            choice(label).effect(effect).group("group.rings").touches(die_thing(die))
        }
        Action::Pass => plain("option.pass").group("group.other"),
        Action::Skip(die) => choice(Text::new("option.skip").with("die", Text::new(die.key())))
            .group("group.other")
            .touches(die_thing(die)),
        Action::From(region) => {
            let army = group(&game.figures(Wotr::side_of(seat), region));
            choice(Text::new("option.from").with("region", place(region)))
                .group(super::edit::land(region))
                .effect(Text::new("effect.army").with("group", army))
                .touches(region_thing(region))
        }
        Action::To(region) => to(game, seat, action, region, rule),
        Action::Add(which) => choice(Text::new("option.add").with("figure", figure(which)))
            .group("group.figures")
            .touches(figure_thing(which)),
        Action::All => plain("option.all"),
        Action::Go => plain("option.go").effect(Text::new("effect.go").with("group", group(&game.group))),
        Action::Done if matches!(step, Some(Step::Damage)) => {
            bear(game, choice(Text::new("option.bear").with("damage", game.hunt.damage)))
        }
        Action::Done => plain("option.done"),
        Action::Recruit(which, region) => {
            let label = Text::new("option.recruit").with("figure", figure(which)).with("region", place(region));
            choice(label).group(people_group(which)).touches(region_thing(region))
        }
        Action::Pick(character) => {
            choice(Text::new("option.pick").with("who", who(character))).touches(Thing::new("figure", character))
        }
        Action::Combat(card) => {
            let label = Text::new("option.combat").with("card", title(card)).with("combat", combat_name(card));
            choice(label).effect(combat_text(card)).touches(Thing::new("card", card))
        }
        Action::NoCard => plain("option.no_card"),
        Action::Lose(which) => {
            choice(Text::new("option.lose").with("figure", figure(which))).touches(figure_thing(which))
        }
        Action::Reduce(nation) => choice(Text::new("option.reduce").with("nation", people(nation)))
            .touches(figure_thing(Figure::Elite(nation))),
        Action::Fight => odds(game, plain("option.fight")),
        Action::Shelter => plain("option.shelter").effect("effect.shelter"),
        Action::Cease => plain("option.cease"),
        Action::Press => odds(game, plain("option.press")),
        Action::Extend(nation) => {
            choice(Text::new("option.extend").with("nation", people(nation))).effect("effect.extend")
        }
        Action::Retreat(region) => {
            choice(Text::new("option.retreat").with("region", place(region))).touches(region_thing(region))
        }
        Action::Stay => plain("option.stay"),
        Action::Walk(region) => walk(game, choice(Text::new("option.walk").with("region", place(region))), region),
        Action::Halt => plain("option.halt"),
        Action::TakeGuide => {
            casualty(game, choice(Text::new("option.take_guide").with("who", who(game.guide))), game.guide)
        }
        Action::TakeRandom => plain("option.take_random").effect("effect.take_random"),
        Action::GuideLeaves => choice(Text::new("option.guide_leaves").with("who", who(game.guide))),
        Action::GollumReveals => plain("option.gollum_reveals"),
        Action::Forfeit => plain("option.forfeit"),
        Action::Choose(way) => choice(choose(step, way)),
        Action::Nation(nation) => choice(Text::new("option.nation").with("nation", people(nation))),
        Action::Take(which, region) => {
            let label = Text::new("option.take").with("figure", figure(which)).with("region", place(region));
            choice(label).touches(figure_thing(which)).touches(region_thing(region))
        }
        Action::Turn(face) => {
            choice(Text::new("option.turn").with("die", Text::new(face.key()))).touches(die_thing(face))
        }
        Action::UseCard(card) => card_choice("option.use_card", card).effect(event_text(card)),
        Action::PlayFree(card) => card_choice("deed.play", card).effect(event_text(card)),
        Action::Back(deck) => choice(Text::new(back(step)).with("deck", Text::new(deck.key()))),
        Action::Name(card) => card_choice("option.name", card).group("group.name"),
        Action::Open(topic) => super::edit::open(game, action, topic),
        Action::Edit(edit) => super::edit::option(action, edit),
    }
}

/// One of the ways that a card offers: named, or a number.
fn choose(step: Option<Step>, way: u8) -> Text {
    let card = match step {
        Some(Step::Event { card, .. } | Step::Tactic(card, _)) => card,
        _ => Card(0),
    };
    Text::new(crate::cards::way(card, way).unwrap_or("option.number")).with("count", way)
}

/// What is done with an unnamed card.
const fn back(step: Option<Step>) -> &'static str {
    match step {
        Some(Step::Draw(..)) => "option.keep_secret",
        Some(Step::HandLimit(_)) => "option.discard_back",
        Some(Step::Round(_)) => "option.combat_back",
        _ => "option.offer_back",
    }
}

fn people_group(which: Figure) -> Text {
    Wotr::nation_of(which).map_or(Text::new("nation.sauron"), people)
}

fn declare(game: &Wotr, choice: Choice<Action>, region: Region) -> Choice<Action> {
    let choice = choice.group(super::edit::land(region)).touches(region_thing(region));
    if strands(region) {
        return choice.effect("effect.declare").warning("warn.inner_mordor");
    }
    if game.havens() & region.bit() == 0 {
        return choice.effect("effect.declare");
    }
    let stirs = map().nation[region.index()].filter(|nation| !game.is_active(*nation));
    match (game.corruption, stirs) {
        (0, None) => choice.effect("effect.declare"),
        (_, None) => choice.effect("effect.declare_heals"),
        (0, Some(nation)) => choice.effect(Text::new("effect.declare_stirs").with("nation", people(nation))),
        (_, Some(nation)) => choice.effect(Text::new("effect.declare_both").with("nation", people(nation))),
    }
}

/// R22.1: whether no gate of Mordor is here, and the only way to one leads back.
fn strands(region: Region) -> bool {
    ["barad_dur", "gorgoroth", "nurn"].contains(&region.slug())
}

/// How likely a Hunt roll is to succeed, in percent; it is never certain.
fn hunt_odds(game: &Wotr) -> u8 {
    let numbers = (1 + game.hunt_bonus()).min(5);
    let miss = f64::from(6 - numbers) / 6.0;
    let dice = game.hunt_dice();
    let rolled = i32::from(dice + game.hunt_rerolls().min(dice));
    (((1.0 - miss.powi(rolled)) * 100.0).round() as u8).min(99)
}

fn use_die(game: &Wotr, action: Action, die: Face, deed: Deed, rule: RuleId) -> Choice<Action> {
    let spent = |text: Text| text.with("die", Text::new(die.key()));
    let choice =
        |label: Text| Choice::new(action, label, rule.clone()).group(Text::new(die.key())).touches(die_thing(die));
    let plain = |key: &'static str| choice(key.into()).effect(spent("effect.spends".into()));
    let boxed = crate::cards::die_goes_to_box(game);
    match deed {
        Deed::MoveFellowship if game.mordor.is_some() => {
            let key = if boxed { "effect.mordor_move" } else { "effect.mordor_move_unboxed" };
            let eye = game.hunt_box[0] + game.hunt_box[1];
            choice("deed.move_fellowship".into())
                .effect(spent(Text::new(key).with("eye", eye).with("tiles", game.tiles.count_ones())))
        }
        Deed::MoveFellowship => choice("deed.move_fellowship".into()).effect(spent(
            Text::new(if boxed { "effect.move_fellowship" } else { "effect.move_fellowship_unboxed" })
                .with("progress", game.progress + 1)
                .with("dice", game.hunt_dice())
                .with("bonus", game.hunt_bonus())
                .with("odds", hunt_odds(game)),
        )),
        Deed::HideFellowship => plain("deed.hide"),
        Deed::Separate => plain("deed.separate"),
        Deed::MoveCompanions => plain("deed.move_companions"),
        Deed::MoveNazgul => plain("deed.move_nazgul"),
        Deed::MoveArmies if die == Face::Character => plain("deed.move_led_army"),
        Deed::MoveArmies => choice("deed.move_armies".into()).effect(spent(messenger(die))),
        Deed::Attack if die == Face::Character => plain("deed.attack_led"),
        Deed::Attack => choice("deed.attack".into()).effect(spent(messenger(die))),
        Deed::Draw(deck) => {
            choice(Text::new("deed.draw").with("deck", Text::new(deck.key()))).effect(spent("effect.spends".into()))
        }
        Deed::Play(card) => choice(Text::new("deed.play").with("card", title(card)))
            .effect(event_text(card))
            .touches(Thing::new("card", card)),
        Deed::PlaySecret(deck) => choice(Text::new("deed.play_secret").with("deck", Text::new(deck.key())))
            .effect(spent("effect.names".into())),
        Deed::Advance(nation) => {
            advance(game, choice(Text::new("deed.advance").with("nation", people(nation))), die, nation)
        }
        Deed::Recruit => plain("deed.recruit"),
        Deed::Bring(character) => choice(Text::new("deed.bring").with("who", who(character)))
            .effect(spent("effect.bring".into()))
            .touches(Thing::new("figure", character)),
        Deed::VoiceRegulars => plain("deed.voice_regulars"),
        Deed::VoiceElites => plain("deed.voice_elites"),
        Deed::Remove(card) => choice(Text::new("deed.remove").with("card", title(card)))
            .effect(spent("effect.spends".into()))
            .touches(Thing::new("card", card)),
    }
}

fn messenger(die: Face) -> Text {
    if die == Face::Muster { "effect.messenger".into() } else { "effect.spends".into() }
}

fn advance(game: &Wotr, choice: Choice<Action>, die: Face, nation: Nation) -> Choice<Action> {
    let left = game.to_war[nation.index()] - 1;
    let key = if left == 0 { "effect.to_war" } else { "effect.advance" };
    let effect = Text::new(key).with("count", left).with("die", Text::new(die.key()));
    choice.effect(effect)
}

/// What the coming round looks like for both sides.
fn odds(game: &Wotr, choice: Choice<Action>) -> Choice<Action> {
    let attacker = game.battle.attacker;
    let defender = attacker.enemy();
    let mut next = *game;
    if !matches!(game.steps.top(), Some(Step::Round(Stage::Shelter))) {
        next.battle.round = next.battle.round.saturating_add(1);
    }
    choice.effect(
        Text::new("effect.round")
            .with("attacker", side(attacker))
            .with("dice", next.combat_strength(attacker))
            .with("target", next.target(attacker))
            .with("leadership", next.leadership(attacker))
            .with("defender", side(defender))
            .with("their_dice", next.combat_strength(defender))
            .with("their_target", next.target(defender))
            .with("their_leadership", next.leadership(defender)),
    )
}

fn to(game: &Wotr, seat: Seat, action: Action, region: Region, rule: RuleId) -> Choice<Action> {
    let own = Wotr::side_of(seat);
    let enemy = own.enemy();
    let label = Text::new("option.to").with("region", place(region));
    let choice = Choice::new(action, label, rule).group(super::edit::land(region)).touches(region_thing(region));
    match game.steps.top() {
        Some(Step::AttackTo { from, .. }) => attack(game, choice, seat, from, region),
        Some(Step::SeparateTo { .. } | Step::CompanionsTo { .. }) => {
            arrival(game, choice, game.group.characters, region)
        }
        Some(Step::MoveTo { .. }) if game.controlled(enemy) & !game.armies[enemy.index()] & region.bit() != 0 => {
            // R17.4: what is one's own is only taken back.
            let regained = map().home[own.index()] & region.bit() != 0;
            let key = if regained { "effect.regains" } else { "effect.captures" };
            choice.effect(Text::new(key).with("points", map().vp[region.index()]))
        }
        Some(Step::MoveTo { .. }) => match map().nation[region.index()] {
            Some(nation) if nation.side() == enemy && !game.is_active(nation) => {
                choice.effect(Text::new("effect.activates").with("nation", people(nation)))
            }
            _ if game.armies[own.index()] & region.bit() != 0 => {
                choice.effect(Text::new("effect.joins").with("group", group(&game.figures(own, region))))
            }
            _ => choice,
        },
        _ => choice,
    }
}

/// Dice and to-hit numbers of both sides, the defenders, and which nations an attack stirs.
fn attack(game: &Wotr, choice: Choice<Action>, seat: Seat, from: Region, region: Region) -> Choice<Action> {
    let own = Wotr::side_of(seat);
    let defenders = game.figures(own.enemy(), region);
    let ahead = game.battle_ahead(seat, from, region);
    let key = match (ahead.battle.kind, ahead.target(own)) {
        (BattleKind::Siege, _) => "effect.attack_siege",
        (_, 6) => "effect.attack_walls",
        _ => "effect.attack_field",
    };
    let choice = choice.effect(
        Text::new(key)
            .with("dice", ahead.combat_strength(own))
            .with("leadership", ahead.leadership(own))
            .with("their_dice", ahead.combat_strength(own.enemy()))
            .with("their_leadership", ahead.leadership(own.enemy()))
            .with("group", group(&defenders)),
    );
    let steps = |nation: Nation| game.to_war[nation.index()];
    let there = || Nation::of(own.enemy()).filter(|nation| defenders.of(*nation) > 0);
    let parts: [(&str, Vec<Text>); 3] = [
        ("warn.to_war", there().filter(|it| steps(*it) == 1).map(people).collect()),
        ("warn.stirs", there().filter(|it| steps(*it) > 1 && !game.is_active(*it)).map(people).collect()),
        ("warn.nearer", there().filter(|it| steps(*it) > 1 && game.is_active(*it)).map(people).collect()),
    ];
    let parts = parts.into_iter().filter(|(_, nations)| !nations.is_empty());
    let parts = parts.map(|(key, nations)| Text::new(key).with("nations", nations));
    match parts.reduce(|one, more| Text::new("warn.and").with("one", one).with("more", more)) {
        Some(warning) => choice.warning(warning),
        None => choice,
    }
}

/// Whether a party that comes to a region makes its nation active (R18.5).
fn arrival(game: &Wotr, choice: Choice<Action>, party: u16, region: Region) -> Choice<Action> {
    let Some(nation) = map().nation[region.index()] else { return choice };
    let can = |it: Character| crate::data::book().activates[it.index()] >> nation as u8 & 1 == 1;
    let stirs = game.havens() & region.bit() != 0 && !game.is_active(nation) && Character::of(party).any(can);
    if stirs { choice.effect(Text::new("effect.activates").with("nation", people(nation))) } else { choice }
}

fn walk(game: &Wotr, choice: Choice<Action>, region: Region) -> Choice<Action> {
    let choice = choice.touches(region_thing(region));
    let watched = map().strongholds & game.unconquered(Side::Shadow) & !game.touched & region.bit() != 0;
    match strands(region) {
        true => choice.warning("warn.inner_mordor"),
        false if watched => choice.warning("warn.stronghold"),
        false => choice,
    }
}

/// Damage that nobody lowers any more is Corruption, unless the card behind it first takes a Companion.
fn bear(game: &Wotr, choice: Choice<Action>) -> Choice<Action> {
    if game.hunt_rule().forced {
        return choice;
    }
    choice.effect(Text::new("effect.bear").with("corruption", game.corruption + game.hunt.damage))
}

fn casualty(game: &Wotr, choice: Choice<Action>, character: Character) -> Choice<Action> {
    let left = game.hunt.damage.saturating_sub(Wotr::level(character));
    choice.effect(Text::new("effect.casualty").with("damage", left)).touches(Thing::new("figure", character))
}
