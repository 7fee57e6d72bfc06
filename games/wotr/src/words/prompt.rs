//! The question to a seat, its options grouped as a player thinks: by die, by action, by place.

use parlour_core::{Choice, Game, Prompt, RuleId, Seat, Text, Thing};

use super::tell::deed;
use super::{combat_name, combat_text, event_text, people};
use crate::action::{Action, Deed};
use crate::data::map;
use crate::ids::{Card, Character, Face, Figure, Nation, Region, Side};
use crate::odds::in_hundred;
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

/// What a Combat card asks.
pub(crate) fn ask_in_tactic(card: Card) -> Text {
    say!("ask.tactic", combat: combat_name(card), text: combat_text(card))
}

/// Whether a card on the table is used.
pub(crate) fn ask_in_window(game: &Wotr, window: Window) -> Text {
    say!(window.key(), damage: game.hunt.damage)
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
    say!(key, region: battle.region, round: battle.round)
}

pub(super) fn region_thing(region: Region) -> Thing {
    Thing::new("region", region)
}

pub(crate) fn figure_thing(figure: Figure) -> Thing {
    match figure {
        Figure::Regular(nation) => Thing::new("figure", format!("regular_{}", nation.id())),
        Figure::Elite(nation) => Thing::new("figure", format!("elite_{}", nation.id())),
        Figure::Leader(nation) => Thing::new("figure", format!("leader_{}", nation.id())),
        Figure::Nazgul => Thing::new("figure", "nazgul"),
        Figure::Character(character) => Thing::new("figure", character),
    }
}

pub(crate) fn die_thing(die: Face) -> Thing {
    Thing::new("die", die.id())
}

/// An action that may be taken, by a rule, with what it will do.
fn option(game: &Wotr, seat: Seat, action: Action, rule: RuleId) -> Choice<Action> {
    let step = game.steps.top();
    let choice = |label: Text| Choice::new(action, label, rule.clone());
    let plain = |key: &'static str| choice(key.into());
    let card_choice = |key: &'static str, card: Card| choice(say!(key, card)).touches(Thing::new("card", card));
    match action {
        Action::Discard(card) if matches!(step, Some(Step::Event { .. })) => card_choice("option.discard", card),
        Action::Discard(card) => card_choice("option.discard", card).effect("effect.discard"),
        Action::Draw(deck) => choice(say!("option.draw", deck)),
        Action::Offer(card) => card_choice("option.offer", card),
        Action::Decline => plain("option.decline"),
        Action::Accept => plain("option.accept").effect("effect.mix"),
        Action::Declare(region) => declare(game, choice(say!("option.declare", region)), region),
        Action::EnterMordor => plain("option.enter_mordor").effect("effect.enter_mordor"),
        Action::Guide(character) => {
            choice(say!("option.guide", who: character)).touches(Thing::new("figure", character))
        }
        Action::Allocate(count) => {
            choice(say!("option.allocate", count)).effect(say!("effect.allocate", count: game.pool[1] - count))
        }
        Action::Use { die, to } => use_die(game, action, die, to, rule),
        Action::Ring { die, to } => {
            let label = say!("option.ring", die, to);
            let effect =
                if Wotr::side_of(seat) == Side::FreePeoples { "effect.ring_free" } else { "effect.ring_shadow" };
            choice(label).effect(effect).group("group.rings").touches(die_thing(die))
        }
        Action::Pass => plain("option.pass").group("group.other"),
        Action::Skip(die) => choice(say!("option.skip", die)).group("group.other").touches(die_thing(die)),
        Action::From(region) => choice(say!("option.from", region))
            .group(super::edit::land(region))
            .effect(say!("effect.army", group: game.figures(Wotr::side_of(seat), region)))
            .touches(region_thing(region)),
        Action::To(region) => to(game, seat, action, region, rule),
        Action::Add(which) => {
            choice(say!("option.add", figure: which)).group("group.figures").touches(figure_thing(which))
        }
        Action::All => plain("option.all"),
        Action::Go => plain("option.go").effect(say!("effect.go", group: game.group)),
        Action::Done if matches!(step, Some(Step::Damage)) => {
            bear(game, choice(say!("option.bear", damage: game.hunt.damage)))
        }
        Action::Done => plain("option.done"),
        Action::Recruit(which, region) => {
            let label = say!("option.recruit", figure: which, region);
            choice(label).group(people_group(which)).touches(region_thing(region))
        }
        Action::Pick(character) => choice(say!("option.pick", who: character)).touches(Thing::new("figure", character)),
        Action::Combat(card) => {
            let label = say!("option.combat", card, combat: combat_name(card));
            choice(label).effect(combat_text(card)).touches(Thing::new("card", card))
        }
        Action::NoCard => odds(game, plain("option.no_card")),
        Action::Lose(which) => choice(say!("option.lose", figure: which)).touches(figure_thing(which)),
        Action::Reduce(nation) => choice(say!("option.reduce", nation)).touches(figure_thing(Figure::Elite(nation))),
        Action::Fight => odds(game, plain("option.fight")),
        Action::Shelter => plain("option.shelter").effect("effect.shelter"),
        Action::Cease => plain("option.cease"),
        Action::Press => odds(game, plain("option.press")),
        Action::Extend(nation) => {
            let round = crate::odds::of_round(&game.extended(nation));
            let effect = say!("effect.extend", round_won: in_hundred(round.won));
            choice(say!("option.extend", nation)).effect(effect)
        }
        Action::Retreat(region) => choice(say!("option.retreat", region)).touches(region_thing(region)),
        Action::Stay => odds(game, plain("option.stay")),
        Action::Walk(region) => walk(game, choice(say!("option.walk", region)), region),
        Action::Halt => plain("option.halt"),
        Action::TakeGuide => casualty(game, choice(say!("option.take_guide", who: game.guide)), game.guide),
        Action::TakeRandom => plain("option.take_random").effect("effect.take_random"),
        Action::GuideLeaves => choice(say!("option.guide_leaves", who: game.guide)),
        Action::GollumReveals => plain("option.gollum_reveals"),
        Action::Forfeit => plain("option.forfeit"),
        Action::Choose(way) => choice(choose(step, way)),
        Action::Nation(nation) => choice(say!("option.nation", nation)),
        Action::Take(which, region) => {
            let label = say!("option.take", figure: which, region);
            choice(label).touches(figure_thing(which)).touches(region_thing(region))
        }
        Action::Turn(face) => choice(say!("option.turn", die: face)).touches(die_thing(face)),
        Action::UseCard(card) => card_choice("option.use_card", card).effect(event_text(card)),
        Action::PlayFree(card) => card_choice("deed.play", card).effect(event_text(card)),
        Action::Back(deck) => choice(say!(back(step), deck)),
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
    say!(crate::cards::way(card, way).unwrap_or("option.number"), count: way)
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
    people(which.of_nation().map_or(Nation::Sauron, |(nation, _)| nation))
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
        (0, Some(nation)) => choice.effect(say!("effect.declare_stirs", nation)),
        (_, Some(nation)) => choice.effect(say!("effect.declare_both", nation)),
    }
}

/// R22.1: whether no gate of Mordor is here, and the only way to one leads back.
fn strands(region: Region) -> bool {
    ["barad_dur", "gorgoroth", "nurn"].contains(&region.slug())
}

fn use_die(game: &Wotr, action: Action, die: Face, to: Deed, rule: RuleId) -> Choice<Action> {
    let choice = Choice::new(action, deed(to, die), rule).group(Text::new(die.key())).touches(die_thing(die));
    let boxed = crate::cards::die_goes_to_box(game);
    match to {
        Deed::MoveFellowship if game.mordor.is_some() => {
            let key = if boxed { "effect.mordor_move" } else { "effect.mordor_move_unboxed" };
            let eye = game.hunt_box[0] + game.hunt_box[1];
            choice.effect(say!(key, eye, tiles: game.tiles.count_ones(), die))
        }
        Deed::MoveFellowship => {
            let key = if boxed { "effect.move_fellowship" } else { "effect.move_fellowship_unboxed" };
            let (dice, bonus, odds) = (game.hunt_dice(), game.hunt_bonus(), in_hundred(crate::odds::of_hunt(game)));
            choice.effect(say!(key, progress: game.progress + 1, dice, bonus, odds, die))
        }
        Deed::MoveArmies | Deed::Attack if die == Face::Muster => choice.effect(say!("effect.messenger", die)),
        Deed::Play(card) => choice.effect(event_text(card)).touches(Thing::new("card", card)),
        Deed::PlaySecret(_) => choice.effect(say!("effect.names", die)),
        Deed::Advance(nation) => {
            let count = game.to_war[nation.index()] - 1;
            let key = if count == 0 { "effect.to_war" } else { "effect.advance" };
            choice.effect(say!(key, count, die))
        }
        Deed::Bring(who) => choice.effect(say!("effect.bring", die)).touches(Thing::new("figure", who)),
        Deed::Remove(card) => choice.effect(say!("effect.spends", die)).touches(Thing::new("card", card)),
        _ => choice.effect(say!("effect.spends", die)),
    }
}

/// What the coming round looks like for both sides, and how it and the battle may end.
fn odds(game: &Wotr, choice: Choice<Action>) -> Choice<Action> {
    let attacker = game.battle.attacker;
    let defender = attacker.enemy();
    let next = game.round_ahead();
    let both = [attacker, defender].map(|of| (next.combat_strength(of), next.target(of), next.leadership(of)));
    let [(dice, target, leadership), (their_dice, their_target, their_leadership)] = both;
    let key = if next.battle.kind == BattleKind::Siege { "effect.round_siege" } else { "effect.round" };
    let round = say!(key, attacker, dice, target, leadership, defender, their_dice, their_target, their_leadership);
    choice.effect(chances(&next, round))
}

/// In hundredths: how the coming round may end, and a battle in the field, if nobody retreats or plays a
/// card. A siege battle is one round.
fn chances(ahead: &Wotr, text: Text) -> Text {
    let round = crate::odds::of_round(ahead);
    let text = text.with("round_won", in_hundred(round.won)).with("round_lost", in_hundred(round.lost));
    if ahead.battle.kind == BattleKind::Siege {
        return text;
    }
    let end = crate::odds::of_battle(ahead);
    text.with("won", in_hundred(end.won)).with("lost", in_hundred(end.lost))
}

fn to(game: &Wotr, seat: Seat, action: Action, region: Region, rule: RuleId) -> Choice<Action> {
    let own = Wotr::side_of(seat);
    let enemy = own.enemy();
    let label = say!("option.to", region);
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
            choice.effect(say!(key, points: map().vp[region.index()]))
        }
        Some(Step::MoveTo { .. }) => match map().nation[region.index()] {
            Some(nation) if nation.side() == enemy && !game.is_active(nation) => {
                choice.effect(say!("effect.activates", nation))
            }
            _ if game.armies[own.index()] & region.bit() != 0 => {
                choice.effect(say!("effect.joins", group: game.figures(own, region)))
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
    let both = [own, own.enemy()].map(|of| (ahead.combat_strength(of), ahead.leadership(of)));
    let [(dice, leadership), (their_dice, their_leadership)] = both;
    let effect = say!(key, dice, leadership, their_dice, their_leadership, group: defenders);
    let choice = choice.effect(chances(&ahead, effect));
    let steps = |nation: Nation| game.to_war[nation.index()];
    let there = || Nation::of(own.enemy()).filter(|nation| defenders.of(*nation) > 0);
    let parts: [(&str, Vec<Text>); 3] = [
        ("warn.to_war", there().filter(|it| steps(*it) == 1).map(people).collect()),
        ("warn.stirs", there().filter(|it| steps(*it) > 1 && !game.is_active(*it)).map(people).collect()),
        ("warn.nearer", there().filter(|it| steps(*it) > 1 && game.is_active(*it)).map(people).collect()),
    ];
    let parts = parts.into_iter().filter(|(_, nations)| !nations.is_empty());
    let parts = parts.map(|(key, nations)| say!(key, nations));
    match parts.reduce(|one, more| say!("warn.and", one, more)) {
        Some(warning) => choice.warning(warning),
        None => choice,
    }
}

/// Whether a party that comes to a region makes its nation active (R18.5).
fn arrival(game: &Wotr, choice: Choice<Action>, party: u16, region: Region) -> Choice<Action> {
    let stirred = Character::of(party).find_map(|who| game.stirred_by(who, region));
    match stirred.filter(|nation| !game.is_active(*nation)) {
        Some(nation) => choice.effect(say!("effect.activates", nation)),
        None => choice,
    }
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
    choice.effect(say!("effect.bear", corruption: game.corruption + game.hunt.damage))
}

fn casualty(game: &Wotr, choice: Choice<Action>, character: Character) -> Choice<Action> {
    let left = game.hunt.damage.saturating_sub(Wotr::level(character));
    choice.effect(say!("effect.casualty", damage: left)).touches(Thing::new("figure", character))
}
