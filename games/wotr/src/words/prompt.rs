//! The question to a seat, its options grouped as a player thinks: by die, by action, by place.

use parlour_core::{Choice, Game, Prompt, Seat, Text, Thing};

use super::{card_rule, combat_text, event_text, figure, group, people, place, side, title, who};
use crate::action::{Action, Deed};
use crate::data::map;
use crate::ids::{Card, Character, Face, Figure, Nation, Region, Side};
use crate::state::{BattleKind, Stage, Step, Window, Wotr};

/// The question to a seat.
pub(crate) fn prompt(game: &Wotr, seat: Seat) -> Prompt<Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    let options = actions.into_iter().map(|action| option(game, seat, action)).collect();
    Prompt { ask: ask(game, seat), options }
}

fn ask(game: &Wotr, seat: Seat) -> Text {
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    if legal.is_empty() {
        return "ask.wait".into();
    }
    let Some(step) = game.steps.top() else { return "ask.wait".into() };
    match step {
        Step::Draw(_, deck) => Text::new("ask.drawn").with("deck", Text::new(deck.key())),
        Step::Name(_, deck) => Text::new("ask.name").with("deck", Text::new(deck.key())),
        Step::Editor(topic) => super::edit::ask(topic),
        Step::PickDeck(_) => "ask.pick_deck".into(),
        Step::HandLimit(_) => Text::new("ask.hand_limit").with("limit", game.hand_limit(seat)),
        Step::SwapOffer(_) => "ask.swap_offer".into(),
        Step::SwapAnswer(_) => "ask.swap_answer".into(),
        Step::Fellowship { .. } => Text::new("ask.fellowship").with("progress", game.progress),
        Step::Allocate => "ask.allocate".into(),
        Step::Act(_) => Text::new("ask.act")
            .with("own", game.unused(Wotr::side_of(seat)))
            .with("other", game.unused(Wotr::side_of(seat).enemy())),
        Step::MoveFrom { left: 1, led: false } => "ask.move_again".into(),
        Step::MoveFrom { .. } => "ask.move_from".into(),
        Step::MoveTo { from, .. } => Text::new("ask.move_to").with("from", place(from)),
        Step::MoveGroup { from, to, .. } => Text::new("ask.move_group")
            .with("from", place(from))
            .with("to", place(to))
            .with("group", group(&game.group)),
        Step::AttackFrom { .. } => "ask.attack_from".into(),
        Step::AttackTo { from, .. } => Text::new("ask.attack_to").with("from", place(from)),
        Step::AttackGroup { from, to, .. } => Text::new("ask.attack_group")
            .with("from", place(from))
            .with("to", place(to))
            .with("group", group(&game.group)),
        Step::Recruit { first: None } => "ask.recruit".into(),
        Step::Recruit { .. } => "ask.recruit_again".into(),
        Step::Voice { .. } => "ask.voice".into(),
        Step::Enter(character) => Text::new("ask.enter").with("who", who(character)),
        Step::Separate(_) => "ask.separate".into(),
        Step::SeparateTo { range, .. } => {
            Text::new("ask.separate_to").with("group", group(&game.group)).with("range", range)
        }
        Step::Companions(_) => "ask.companions".into(),
        Step::CompanionsTo { from, journey } => Text::new("ask.companions_to")
            .with("group", group(&game.group))
            .with("from", place(from))
            .with("range", journey.range(game.group.characters)),
        Step::Nazgul => "ask.nazgul".into(),
        Step::NazgulTo { from } => Text::new("ask.nazgul_to").with("from", place(from)),
        Step::MinionTo(minion) => Text::new("ask.minion_to").with("who", who(minion)),
        Step::Damage => Text::new("ask.damage").with("damage", game.hunt.damage).with("corruption", game.corruption),
        Step::Walk { left } => Text::new("ask.walk").with("left", left).with("region", place(game.ring_bearers)),
        Step::PickGuide => "ask.guide".into(),
        Step::GuideDraw(_) => "ask.guide_draw".into(),
        Step::Sorcerer(_) => "ask.sorcerer".into(),
        Step::WhiteRider => "ask.white_rider".into(),
        Step::Round(stage) => ask_in_round(game, stage),
        Step::Losses(owner) => Text::new("ask.losses").with("hits", game.battle.hits[owner.enemy().index()]),
        Step::Advance => Text::new("ask.advance").with("region", place(game.battle.region)),
        Step::Garrison(region) => Text::new("ask.garrison").with("region", place(region)),
        Step::Trim(region, _, _) => Text::new("ask.trim").with("region", place(region)),
        Step::Mix(region, _) | Step::MixAnswer(region, _) => Text::new("ask.mix").with("region", place(region)),
        Step::Event { card, stage, .. } => ask_in_event(card, stage),
        Step::Levy(card, region, _) => Text::new("ask.levy").with("card", title(card)).with("region", place(region)),
        Step::Hits { card, region, hits } => {
            Text::new("ask.hits").with("card", title(card)).with("region", place(region)).with("hits", hits)
        }
        Step::Interrupt(window) => Text::new(interrupt_key(window)).with("damage", game.hunt.damage),
        Step::Tactic(card, _) => {
            let combat = crate::data::deck_cards()[usize::from(card.0)].combat.clone();
            Text::new("ask.tactic").with("combat", combat).with("text", combat_text(card))
        }
        Step::MarchFrom { card, .. } => Text::new("ask.march_from").with("card", title(card)),
        Step::MarchGroup { card, from, .. } => Text::new("ask.march_group")
            .with("card", title(card))
            .with("from", place(from))
            .with("group", group(&game.group)),
        Step::MarchOn { card, at, steps, .. } => Text::new("ask.march_on")
            .with("card", title(card))
            .with("region", place(at))
            .with("left", steps)
            .with("group", group(&game.group)),
        _ => "ask.choose".into(),
    }
}

/// What the Event that takes effect asks.
fn ask_in_event(card: Card, stage: u8) -> Text {
    let key = if stage < crate::cards::PRICE { "ask.event" } else { "ask.price" };
    Text::new(key).with("card", title(card)).with("text", event_text(card))
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

fn ask_in_round(game: &Wotr, stage: Stage) -> Text {
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

fn option(game: &Wotr, seat: Seat, action: Action) -> Choice<Action> {
    let step = game.steps.top();
    match action {
        Action::Discard(card) if matches!(step, Some(Step::Event { .. })) => {
            Choice::new(action, Text::new("option.discard").with("card", title(card)), step_rule(step))
                .touches(Thing::new("card", card))
        }
        Action::Discard(card) => Choice::new(action, Text::new("option.discard").with("card", title(card)), "R6.3")
            .effect("effect.discard")
            .touches(Thing::new("card", card)),
        Action::Draw(deck) => {
            Choice::new(action, Text::new("option.draw").with("deck", Text::new(deck.key())), draw_rule(step))
        }
        Action::Offer(card) => Choice::new(action, Text::new("option.offer").with("card", title(card)), "R24.6")
            .touches(Thing::new("card", card)),
        Action::Decline => Choice::new(action, "option.decline", decline_rule(step)),
        Action::Accept => Choice::new(action, "option.accept", "R24.15").effect("effect.mix"),
        Action::Declare(region) => declare(game, action, region),
        Action::EnterMordor => Choice::new(action, "option.enter_mordor", "R22.1").effect("effect.enter_mordor"),
        Action::Guide(character) => Choice::new(action, Text::new("option.guide").with("who", who(character)), "R19.6")
            .touches(Thing::new("figure", character)),
        Action::Allocate(count) => Choice::new(action, Text::new("option.allocate").with("count", count), "R3.6")
            .effect(Text::new("effect.allocate").with("count", game.pool[1] - count)),
        Action::Use { die, to } => use_die(game, action, die, to),
        Action::Ring { die, to } => {
            let label = Text::new("option.ring").with("die", Text::new(die.key())).with("to", Text::new(to.key()));
            let effect =
                if Wotr::side_of(seat) == Side::FreePeoples { "effect.ring_free" } else { "effect.ring_shadow" };
            Choice::new(action, label, "R5.1").effect(effect).group("group.rings").touches(die_thing(die))
        }
        Action::Pass => Choice::new(action, "option.pass", "R4.4").group("group.other"),
        Action::Skip(die) => Choice::new(action, Text::new("option.skip").with("die", Text::new(die.key())), "R4.5")
            .group("group.other")
            .touches(die_thing(die)),
        Action::From(region) => {
            let label = Text::new("option.from").with("region", place(region));
            let army = group(&game.figures(Wotr::side_of(seat), region));
            Choice::new(action, label, from_rule(step))
                .group(super::edit::land(region))
                .effect(Text::new("effect.army").with("group", army))
                .touches(region_thing(region))
        }
        Action::To(region) => to(game, seat, action, region),
        Action::Add(which) => {
            Choice::new(action, Text::new("option.add").with("figure", figure(which)), group_rule(step))
                .group("group.figures")
                .touches(figure_thing(which))
        }
        Action::All => Choice::new(action, "option.all", group_rule(step)),
        Action::Go => Choice::new(action, "option.go", group_rule(step))
            .effect(Text::new("effect.go").with("group", group(&game.group))),
        Action::Done if matches!(step, Some(Step::Damage)) => bear(game, action),
        Action::Done => Choice::new(action, "option.done", done_rule(step)),
        Action::Recruit(which, region) => {
            let label = Text::new("option.recruit").with("figure", figure(which)).with("region", place(region));
            Choice::new(action, label, "R9.1").group(people_group(which)).touches(region_thing(region))
        }
        Action::Pick(character) => {
            Choice::new(action, Text::new("option.pick").with("who", who(character)), pick_rule(step))
                .touches(Thing::new("figure", character))
        }
        Action::Combat(card) => {
            let combat = crate::data::deck_cards()[usize::from(card.0)].combat.clone();
            let label = Text::new("option.combat").with("card", title(card)).with("combat", combat);
            Choice::new(action, label, "R13.3").effect(combat_text(card)).touches(Thing::new("card", card))
        }
        Action::NoCard => Choice::new(action, "option.no_card", "R13.3"),
        Action::Lose(which) => {
            Choice::new(action, Text::new("option.lose").with("figure", figure(which)), lose_rule(step))
                .touches(figure_thing(which))
        }
        Action::Reduce(nation) => {
            Choice::new(action, Text::new("option.reduce").with("nation", people(nation)), "R14.2")
                .touches(figure_thing(Figure::Elite(nation)))
        }
        Action::Fight => odds(game, Choice::new(action, "option.fight", "R16.3")),
        Action::Shelter => Choice::new(action, "option.shelter", "R16.5").effect("effect.shelter"),
        Action::Cease => Choice::new(action, "option.cease", "R15.2"),
        Action::Press => odds(game, Choice::new(action, "option.press", "R15.3")),
        Action::Extend(nation) => {
            Choice::new(action, Text::new("option.extend").with("nation", people(nation)), "R16.13")
                .effect("effect.extend")
        }
        Action::Retreat(region) => {
            Choice::new(action, Text::new("option.retreat").with("region", place(region)), "R15.4")
                .touches(region_thing(region))
        }
        Action::Stay => Choice::new(action, "option.stay", "R15.3"),
        Action::Walk(region) => walk(game, action, region),
        Action::Halt => Choice::new(action, "option.halt", halt_rule(step)),
        Action::TakeGuide => casualty(
            game,
            Choice::new(action, Text::new("option.take_guide").with("who", who(game.guide)), "R21.13"),
            game.guide,
        ),
        Action::TakeRandom => Choice::new(action, "option.take_random", "R21.13").effect("effect.take_random"),
        Action::GuideLeaves => {
            let rule = if game.guide == Character::Meriadoc { "R26.meriadoc.guide" } else { "R26.peregrin.guide" };
            Choice::new(action, Text::new("option.guide_leaves").with("who", who(game.guide)), rule)
        }
        Action::GollumReveals => Choice::new(action, "option.gollum_reveals", "R26.gollum.reveal"),
        Action::Forfeit => Choice::new(action, "option.forfeit", "R26.gandalf_white.white_rider"),
        Action::Choose(way) => Choice::new(action, choose(step, way), step_rule(step)),
        Action::Nation(nation) => {
            Choice::new(action, Text::new("option.nation").with("nation", people(nation)), step_rule(step))
        }
        Action::Take(which, region) => {
            let label = Text::new("option.take").with("figure", figure(which)).with("region", place(region));
            Choice::new(action, label, step_rule(step)).touches(figure_thing(which)).touches(region_thing(region))
        }
        Action::Turn(face) => {
            Choice::new(action, Text::new("option.turn").with("die", Text::new(face.key())), step_rule(step))
                .touches(die_thing(face))
        }
        Action::UseCard(card) => {
            Choice::new(action, Text::new("option.use_card").with("card", title(card)), card_rule(card))
                .effect(event_text(card))
                .touches(Thing::new("card", card))
        }
        Action::PlayFree(card) => {
            Choice::new(action, Text::new("deed.play").with("card", title(card)), card_rule(card))
                .effect(event_text(card))
                .touches(Thing::new("card", card))
        }
        Action::Back(deck) => {
            let (key, rule) = back(step);
            Choice::new(action, Text::new(key).with("deck", Text::new(deck.key())), rule)
        }
        Action::Name(card) => Choice::new(action, Text::new("option.name").with("card", title(card)), "R6.2")
            .group("group.name")
            .touches(Thing::new("card", card)),
        Action::Open(topic) => super::edit::open(game, action, topic),
        Action::Edit(edit) => super::edit::option(action, edit),
    }
}

/// The rule of the card that asks.
fn step_rule(step: Option<Step>) -> parlour_core::RuleId {
    match step {
        Some(Step::Event { card, .. }) => card_rule(card),
        Some(Step::Tactic(card, _)) => super::combat_rule(card),
        _ => "R6.5".into(),
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

fn draw_rule(step: Option<Step>) -> &'static str {
    match step {
        Some(Step::GuideDraw(_)) => "R26.gandalf_grey.guide",
        Some(Step::Sorcerer(_)) => "R26.witch_king.sorcerer",
        _ => "R24.4",
    }
}

/// An unnamed card: what is done with it, and by which rule.
fn back(step: Option<Step>) -> (&'static str, &'static str) {
    match step {
        Some(Step::Draw(..)) => ("option.keep_secret", "R25.1"),
        Some(Step::HandLimit(_)) => ("option.discard_back", "R6.3"),
        Some(Step::Round(_)) => ("option.combat_back", "R13.3"),
        _ => ("option.offer_back", "R24.6"),
    }
}

fn decline_rule(step: Option<Step>) -> &'static str {
    match step {
        Some(Step::GuideDraw(_)) => "R26.gandalf_grey.guide",
        Some(Step::Sorcerer(_)) => "R26.witch_king.sorcerer",
        Some(Step::WhiteRider) => "R26.gandalf_white.white_rider",
        Some(Step::Mix(..) | Step::MixAnswer(..)) => "R24.15",
        Some(Step::Event { .. } | Step::Tactic(..)) => "R6.5",
        Some(Step::Interrupt(_)) => "R21.12",
        _ => "R24.6",
    }
}

fn from_rule(step: Option<Step>) -> &'static str {
    match step {
        Some(Step::AttackFrom { led: true, .. }) => "R12.2",
        Some(Step::AttackFrom { .. }) => "R12.1",
        Some(Step::Nazgul) => "R11.8",
        Some(Step::MoveFrom { led: true, .. }) => "R10.3",
        _ => "R10.2",
    }
}

fn group_rule(step: Option<Step>) -> &'static str {
    match step {
        Some(Step::AttackGroup { .. }) => "R12.4",
        Some(Step::Advance) => "R15.8",
        Some(Step::Separate(_)) => "R20.1",
        Some(Step::MarchGroup { .. }) => "R10.10",
        _ => "R10.1",
    }
}

fn done_rule(step: Option<Step>) -> &'static str {
    match step {
        Some(Step::Fellowship { .. }) => "R3.5",
        Some(Step::Recruit { .. }) => "R9.1",
        Some(Step::Companions(_)) => "R11.2",
        Some(Step::MarchFrom { .. } | Step::MarchOn { .. }) => "R10.10",
        Some(Step::Nazgul) => "R11.8",
        Some(Step::Advance) => "R15.9",
        _ => "R10.2",
    }
}

fn pick_rule(step: Option<Step>) -> &'static str {
    match step {
        Some(Step::Separate(_)) => "R20.1",
        Some(Step::Event { .. } | Step::Tactic(..)) => "R6.5",
        Some(Step::Nazgul) => "R11.8",
        _ => "R11.2",
    }
}

fn halt_rule(step: Option<Step>) -> &'static str {
    match step {
        Some(Step::Walk { .. }) => "R19.17",
        Some(Step::MinionTo(_)) => "R11.8",
        _ => "R11.2",
    }
}

fn lose_rule(step: Option<Step>) -> &'static str {
    match step {
        Some(Step::Garrison(_)) => "R8.4",
        Some(Step::Trim(..)) => "R8.3",
        _ => "R14.2",
    }
}

fn people_group(which: Figure) -> Text {
    Wotr::nation_of(which).map_or(Text::new("nation.sauron"), people)
}

fn declare(game: &Wotr, action: Action, region: Region) -> Choice<Action> {
    let choice = Choice::new(action, Text::new("option.declare").with("region", place(region)), "R19.10")
        .group(super::edit::land(region))
        .touches(region_thing(region));
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

/// How likely a Hunt roll is to succeed, in percent.
fn hunt_odds(game: &Wotr) -> u8 {
    let numbers = (1 + game.hunt_bonus()).min(5);
    let miss = f64::from(6 - numbers) / 6.0;
    let dice = game.hunt_dice();
    let rolled = i32::from(dice + game.hunt_rerolls().min(dice));
    ((1.0 - miss.powi(rolled)) * 100.0).round() as u8
}

fn use_die(game: &Wotr, action: Action, die: Face, deed: Deed) -> Choice<Action> {
    let spent = |text: Text| text.with("die", Text::new(die.key()));
    let choice = |label: Text, rule: &'static str| {
        Choice::new(action, label, rule).group(Text::new(die.key())).touches(die_thing(die))
    };
    match deed {
        Deed::MoveFellowship if game.mordor.is_some() => {
            let eye = game.hunt_box[0] + game.hunt_box[1];
            choice("deed.move_fellowship".into(), "R22.6")
                .effect(spent(Text::new("effect.mordor_move").with("eye", eye).with("tiles", game.tiles.count_ones())))
        }
        Deed::MoveFellowship => choice("deed.move_fellowship".into(), "R19.13").effect(spent(
            Text::new("effect.move_fellowship")
                .with("progress", game.progress + 1)
                .with("dice", game.hunt_dice())
                .with("bonus", game.hunt_bonus())
                .with("odds", hunt_odds(game)),
        )),
        Deed::HideFellowship => {
            let rule = if die.is_character() { "R19.21" } else { "R26.strider.guide" };
            choice("deed.hide".into(), rule).effect(spent("effect.spends".into()))
        }
        Deed::Separate => choice("deed.separate".into(), "R20.1").effect(spent("effect.spends".into())),
        Deed::MoveCompanions => choice("deed.move_companions".into(), "R11.2").effect(spent("effect.spends".into())),
        Deed::MoveNazgul => choice("deed.move_nazgul".into(), "R11.8").effect(spent("effect.spends".into())),
        Deed::MoveArmies if die == Face::Character => {
            choice("deed.move_led_army".into(), "R10.3").effect(spent("effect.spends".into()))
        }
        Deed::MoveArmies => choice("deed.move_armies".into(), "R10.2").effect(spent(messenger(die))),
        Deed::Attack if die == Face::Character => {
            choice("deed.attack_led".into(), "R12.2").effect(spent("effect.spends".into()))
        }
        Deed::Attack => choice("deed.attack".into(), "R12.1").effect(spent(messenger(die))),
        Deed::Draw(deck) => choice(Text::new("deed.draw").with("deck", Text::new(deck.key())), "R6.2")
            .effect(spent("effect.spends".into())),
        Deed::Play(card) => choice(Text::new("deed.play").with("card", title(card)), "R6.4")
            .effect(event_text(card))
            .touches(Thing::new("card", card)),
        Deed::PlaySecret(deck) => choice(Text::new("deed.play_secret").with("deck", Text::new(deck.key())), "R6.4")
            .effect(spent("effect.names".into())),
        Deed::Advance(nation) => {
            advance(game, choice(Text::new("deed.advance").with("nation", people(nation)), "R18.8"), die, nation)
        }
        Deed::Recruit => choice("deed.recruit".into(), "R9.1").effect(spent("effect.spends".into())),
        Deed::Bring(character) => choice(Text::new("deed.bring").with("who", who(character)), bring_rule(character))
            .effect(spent("effect.bring".into()))
            .touches(Thing::new("figure", character)),
        Deed::VoiceRegulars => {
            choice("deed.voice_regulars".into(), "R26.saruman.voice").effect(spent("effect.spends".into()))
        }
        Deed::VoiceElites => {
            choice("deed.voice_elites".into(), "R26.saruman.voice").effect(spent("effect.spends".into()))
        }
        Deed::Remove(card) => choice(Text::new("deed.remove").with("card", title(card)), "R6.7")
            .effect(spent("effect.spends".into()))
            .touches(Thing::new("card", card)),
    }
}

fn messenger(die: Face) -> Text {
    if die == Face::Muster { "effect.messenger".into() } else { "effect.spends".into() }
}

fn bring_rule(character: Character) -> &'static str {
    match character {
        Character::Aragorn => "R26.aragorn.entry",
        Character::GandalfWhite => "R26.gandalf_white.entry",
        Character::Saruman => "R26.saruman.entry",
        Character::WitchKing => "R26.witch_king.entry",
        _ => "R26.mouth_of_sauron.entry",
    }
}

fn advance(game: &Wotr, choice: Choice<Action>, die: Face, nation: Nation) -> Choice<Action> {
    let left = game.to_war[nation.index()] - 1;
    let key = if left == 0 { "effect.to_war" } else { "effect.advance" };
    let effect = Text::new(key).with("nation", people(nation)).with("count", left).with("die", Text::new(die.key()));
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

fn to(game: &Wotr, seat: Seat, action: Action, region: Region) -> Choice<Action> {
    let own = Wotr::side_of(seat);
    let enemy = own.enemy();
    let rule = match game.steps.top() {
        Some(Step::AttackTo { .. }) => "R12.1",
        Some(Step::SeparateTo { .. }) => "R20.2",
        Some(Step::CompanionsTo { .. }) => "R11.2",
        Some(Step::MinionTo(Character::MouthOfSauron)) => "R11.12",
        Some(Step::NazgulTo { .. } | Step::MinionTo(_)) => "R11.9",
        Some(Step::Enter(character)) => bring_rule(character),
        Some(Step::Voice { .. }) => "R26.saruman.voice",
        Some(Step::Event { .. }) => "R6.5",
        Some(Step::MarchOn { .. }) => "R10.10",
        _ => "R10.5",
    };
    let label = Text::new("option.to").with("region", place(region));
    let choice = Choice::new(action, label, rule).group(super::edit::land(region)).touches(region_thing(region));
    match game.steps.top() {
        Some(Step::AttackTo { from, .. }) => attack(game, choice, seat, from, region),
        Some(Step::SeparateTo { .. } | Step::CompanionsTo { .. }) => {
            arrival(game, choice, game.group.characters, region)
        }
        Some(Step::MoveTo { .. }) if game.controlled(enemy) & !game.armies[enemy.index()] & region.bit() != 0 => {
            choice.effect(Text::new("effect.captures").with("points", map().vp[region.index()]))
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
    let stirred = |near: bool| -> Vec<Text> {
        let steps = |nation: Nation| game.to_war[nation.index()];
        let there = Nation::of(own.enemy()).filter(|nation| defenders.of(*nation) > 0 && steps(*nation) > 0);
        there.filter(|nation| (steps(*nation) == 1) == near).map(people).collect()
    };
    match (stirred(true), stirred(false)) {
        (none, later) if none.is_empty() && later.is_empty() => choice,
        (none, later) if none.is_empty() => choice.warning(Text::new("warn.stirs").with("nations", later)),
        (now, none) if none.is_empty() => choice.warning(Text::new("warn.to_war").with("nations", now)),
        (now, later) => choice.warning(Text::new("warn.to_war_and_stirs").with("nations", now).with("others", later)),
    }
}

/// Whether a party that comes to a region makes its nation active (R18.5).
fn arrival(game: &Wotr, choice: Choice<Action>, party: u16, region: Region) -> Choice<Action> {
    let Some(nation) = map().nation[region.index()] else { return choice };
    let can = |it: Character| crate::data::book().activates[it.index()] >> nation as u8 & 1 == 1;
    let stirs = game.havens() & region.bit() != 0 && !game.is_active(nation) && Character::of(party).any(can);
    if stirs { choice.effect(Text::new("effect.activates").with("nation", people(nation))) } else { choice }
}

fn walk(game: &Wotr, action: Action, region: Region) -> Choice<Action> {
    let choice = Choice::new(action, Text::new("option.walk").with("region", place(region)), "R19.16")
        .touches(region_thing(region));
    let watched = map().strongholds & game.unconquered(Side::Shadow) & !game.touched & region.bit() != 0;
    if watched { choice.warning("warn.stronghold") } else { choice }
}

/// Damage that nobody lowers any more is Corruption, unless the card behind it first takes a Companion.
fn bear(game: &Wotr, action: Action) -> Choice<Action> {
    let choice = Choice::new(action, Text::new("option.bear").with("damage", game.hunt.damage), "R21.12");
    if game.hunt_rule().forced {
        return choice;
    }
    choice.effect(Text::new("effect.bear").with("corruption", game.corruption + game.hunt.damage))
}

fn casualty(game: &Wotr, choice: Choice<Action>, character: Character) -> Choice<Action> {
    let left = game.hunt.damage.saturating_sub(Wotr::level(character));
    choice.effect(Text::new("effect.casualty").with("damage", left)).touches(Thing::new("figure", character))
}
