//! Everything a seat may be asked: one row for each step, with who is asked (if not who acts), the answers that are
//! listed, the predicate that allows or refuses them, what they do (`then`, where any answer ends the step), and the
//! question in words; and where it stands in a whole action, if it does not begin one.
//!
//! A predicate (`may_…`) is the only place that knows its rules. The list is the candidates that pass
//! it (`from`; or `list`, where a whole list is made faster than its answers one by one), a refusal is its error, and the rule beside an option is the one by which it passed.

#![allow(unused_variables, reason = "a row uses the fields it needs")]

use std::iter::once;

use parlour_core::{Seat, Sink, Stage as Whole, Text};

use super::companions::MINIONS;
use super::law::{Verdict, one_of};
use crate::action::Action;
use crate::cards;
use crate::data::{by_land, map};
use crate::event::Event;
use crate::ids::{Character, Deck, Side, cards_of, regions_of};
use crate::state::{Step, Wotr};
use crate::words::{self, event_text, say};

/// The rows as functions; every row's expressions may use the fields of its step.
macro_rules! questions {
    ($game:ident, $action:ident, $out:ident, $events:ident; $(
        $step:pat => {
            $(whole: $whole:ident,)? $(asks: $asked:expr,)? $(list: $list:expr,)? $(from: $from:expr,)? may: $may:expr,
            $(then: $then:expr,)? $(act: $act:expr,)? ask: $ask:expr,
        }
    )+) => {
        /// The seat that a step asks.
        pub(super) fn asked($game: &Wotr, step: Step) -> Seat {
            match step {
                $($($step => $asked,)?)+
                _ => Seat($game.actor),
            }
        }

        /// Its place in a whole action: between its parts, aside of it, or where another begins.
        pub(crate) const fn in_whole(step: Step) -> Whole {
            match step {
                $($($step => Whole::$whole,)?)+
                _ => Whole::Opens,
            }
        }

        /// The answers to it.
        #[inline]
        pub(super) fn list($game: &Wotr, step: Step, $out: &mut Vec<Action>) {
            match step {
                $($step => {
                    $($list;)?
                    $($from.filter(|&$action| $may.is_ok()).for_each(|action| $out.push(action));)?
                })+
                _ => {}
            }
        }

        /// Whether an answer is allowed.
        pub(super) fn may($game: &Wotr, step: Step, $action: Action) -> Verdict {
            match step {
                $($step => $may,)+
                _ => super::law::no(r!("R25.3")),
            }
        }

        /// What an answer does.
        #[inline]
        pub(super) fn act($game: &mut Wotr, step: Step, $action: Action, $events: &mut impl Sink<Event>) {
            match step {
                $($step => {
                    $($game.steps.end(); $then;)?
                    $($act;)?
                })+
                _ => {}
            }
        }

        /// The question in words.
        pub(super) fn ask($game: &Wotr, step: Step) -> Text {
            match step {
                $($step => Text::from($ask),)+
                _ => "ask.choose".into(),
            }
        }
    };
}

questions! { game, action, out, events;
    Step::Draw(seat, deck) => {
        asks: seat, from: once(Action::Back(deck)).chain(cards_of(game.left_in(deck)).map(Action::Name)),
        may: game.may_keep(deck, action),
        act: game.drawn(seat, deck, action, events),
        ask: say!("ask.drawn", deck),
    }
    Step::Name(seat, deck) => {
        whole: Within, asks: seat, from: cards_of(game.left_in(deck)).map(Action::Name),
        may: game.may_name(seat, deck, action),
        then: game.play_named(seat, action, events),
        ask: say!("ask.name", deck),
    }
    Step::PickDeck(seat) => {
        asks: seat, from: Deck::of(Wotr::side_of(seat)).into_iter().map(Action::Draw),
        may: game.may_pick_deck(seat, action),
        then: if let Action::Draw(deck) = action { game.steps.push(Step::Draw(seat, deck)) },
        ask: "ask.pick_deck",
    }
    Step::HandLimit(seat) => {
        whole: Aside, asks: seat, from: game.hand(seat, Action::Discard),
        may: game.may_discard(seat, action),
        act: game.discard(seat, action, events),
        ask: say!("ask.hand_limit", limit: game.hand_limit(seat)),
    }
    Step::SwapOffer(seat) => {
        asks: seat, from: once(Action::Decline).chain(game.hand(seat, Action::Offer)),
        may: game.may_offer(seat, action),
        then: game.offer_swap(seat, action),
        ask: "ask.swap_offer",
    }
    Step::SwapAnswer(seat) => {
        asks: seat, from: once(Action::Decline).chain(game.hand(seat, Action::Offer)),
        may: game.may_offer(seat, action),
        then: game.answer_swap(seat, action, events),
        ask: "ask.swap_answer",
    }
    Step::Fellowship { declared } => {
        asks: game.leader(Side::FreePeoples), list: game.list_fellowship(declared, out),
        may: game.may_in_fellowship(declared, action),
        act: game.in_fellowship_phase(action, events),
        ask: say!("ask.fellowship", progress: game.progress),
    }
    Step::Allocate => {
        asks: game.leader(Side::Shadow),
        from: (0..=game.pool[1]).map(Action::Allocate),
        may: game.may_allocate(action),
        act: game.allocate(action, events),
        ask: "ask.allocate",
    }
    Step::Act(seat) => {
        asks: seat, list: game.list_act(seat, out),
        may: game.may_act(seat, action),
        act: game.take_action(seat, action, events),
        ask: say!("ask.act", own: game.unused(Wotr::side_of(seat)), other: game.unused(Wotr::side_of(seat).enemy())),
    }
    Step::MoveFrom { left, led } => {
        whole: Within, from: by_land(game.armies[game.acting_side().index()]).map(Action::From).chain([Action::Done]),
        may: game.may_start(left, led, action),
        then: if let Action::From(from) = action { game.steps.push(Step::MoveTo { from, left, led }) },
        ask: if left == 1 && !led { "ask.move_again" } else { "ask.move_from" },
    }
    Step::MoveTo { from, left, led } => {
        whole: Within, list: game.list_move_to(from, led, out),
        may: game.may_head_for(from, led, action),
        then: if let Action::To(to) = action { game.form_anew(Step::MoveGroup { from, to, left, led }) },
        ask: say!("ask.move_to", from),
    }
    step @ Step::MoveGroup { from, to, led, .. } => {
        whole: Within, list: game.list_group(Seat(game.actor), &game.forming_move(Seat(game.actor), from, to, led), out),
        may: game.may_form(Seat(game.actor), &game.forming_move(Seat(game.actor), from, to, led), action),
        act: game.move_group(action, step, events),
        ask: say!("ask.move_group", group: game.group, from, to),
    }
    Step::AttackFrom { led, by } => {
        whole: Within, from: by_land(game.attackers(game.acting_side(), by)).map(Action::From),
        may: game.may_attack_with(led, by, action),
        then: if let Action::From(from) = action { game.steps.push(Step::AttackTo { from, led, by }) },
        ask: "ask.attack_from",
    }
    Step::AttackTo { from, led, by } => {
        whole: Within, list: out.extend(regions_of(game.targets_by(game.acting_side(), from, by)).map(Action::To)),
        may: game.may_attack_to(from, by, action),
        then: if let Action::To(to) = action { game.form_anew(Step::AttackGroup { from, to, led, by }) },
        ask: say!("ask.attack_to", from),
    }
    step @ Step::AttackGroup { from, to, led, by } => {
        whole: Within, list: game.list_group(Seat(game.actor), &game.forming_attack(Seat(game.actor), from, led, by), out),
        may: game.may_form(Seat(game.actor), &game.forming_attack(Seat(game.actor), from, led, by), action),
        act: game.attack_group(action, step, events),
        ask: say!("ask.attack_group", group: game.group, from, to),
    }
    Step::MarchFrom { card, left } => {
        whole: Within, list: game.list_march_from(card, out),
        may: game.may_set_out(card, action),
        then: if let Action::From(from) = action { game.form_anew(Step::MarchGroup { card, from, left }) },
        ask: say!("ask.march_from", card),
    }
    Step::MarchGroup { card, from, left } => {
        whole: Within, list: game.list_march_group(card, from, out),
        may: game.may_march_group(card, from, action),
        act: game.march_group(action, card, from, left),
        ask: say!("ask.march_group", group: game.group, card, from),
    }
    step @ Step::MarchOn { card, from, at, steps, .. } => {
        whole: Within, list: game.list_march_on(card, from, at, steps, out),
        may: game.may_march_on(card, from, at, steps, action),
        act: game.march_on(action, step, events),
        ask: say!("ask.march_on", group: game.group, card, region: at, left: steps),
    }
    Step::Recruit { first } => {
        whole: Within, list: game.list_recruits(first, out),
        may: game.may_recruit_now(first, action),
        then: game.recruit(action, first, events),
        ask: if first.is_none() { "ask.recruit" } else { "ask.recruit_again" },
    }
    Step::Voice { first } => {
        whole: Within, list: out.extend(regions_of(game.voice_places(first)).map(Action::To)),
        may: game.may_voice_in(first, action),
        then: game.voice_in(action, first, events),
        ask: "ask.voice",
    }
    Step::Enter(character) => {
        whole: Within, list: out.extend(by_land(game.entries(character)).map(Action::To)),
        may: game.may_enter_in(character, action),
        then: if let Action::To(region) = action { game.enter_play(character, region, events) },
        ask: say!("ask.enter", who: character),
    }
    Step::Separate(journey) => {
        whole: Within, from: Character::of(game.company()).map(Action::Pick).chain([Action::Go]),
        may: game.may_separate(action),
        act: game.separate(action, journey, events),
        ask: "ask.separate",
    }
    Step::SeparateTo { range, into_siege } => {
        whole: Within, asks: if game.hunt.tile.is_some() || game.acting_side() == Side::Shadow {
            game.leader(Side::FreePeoples)
        } else {
            Seat(game.actor)
        },
        list: out.extend(by_land(game.separation_reach(range, into_siege)).map(Action::To)),
        may: game.may_separate_to(range, into_siege, action),
        then: game.separate_to(action, events),
        ask: say!("ask.separate_to", group: game.group, range),
    }
    Step::Companions(journey) => {
        whole: Within, from: Character::of(game.on_map(Side::FreePeoples)).map(Action::Pick).chain([Action::Done]),
        may: game.may_pick_companion(action),
        act: game.companions(action, journey),
        ask: "ask.companions",
    }
    Step::CompanionsTo { from, journey } => {
        whole: Within, list: game.list_companions_to(from, journey, out),
        may: game.may_companions_to(from, journey, action),
        act: game.companions_to(action, from, journey, events),
        ask: say!("ask.companions_to", group: game.group, from, range: journey.range(game.group.characters)),
    }
    Step::Nazgul => {
        whole: Within, from: game.skies().map(Action::From).chain(MINIONS.map(Action::Pick)).chain([Action::Done]),
        may: game.may_pick_nazgul(action),
        act: game.nazgul(action),
        ask: "ask.nazgul",
    }
    Step::NazgulTo { from } => {
        whole: Within, list: out.extend(by_land(game.nazgul_reach() & !from.bit()).map(Action::To)),
        may: game.may_fly_to(from, action),
        then: game.nazgul_to(action, from, events),
        ask: say!("ask.nazgul_to", from),
    }
    Step::MinionTo(minion) => {
        whole: Within, list: game.list_minion_to(minion, out),
        may: game.may_minion_go(minion, action),
        then: game.minion_to(action, minion, events),
        ask: say!("ask.minion_to", who: minion),
    }
    Step::Damage => {
        asks: game.leader(Side::FreePeoples), from: once(Action::Done).chain(Wotr::WAYS),
        may: game.may_meet_damage(action),
        act: game.take_damage(action, events),
        ask: say!("ask.damage", damage: game.hunt.damage, corruption: game.corruption),
    }
    Step::Walk { left } => {
        whole: Aside, asks: game.leader(Side::FreePeoples), from: once(Action::Halt).chain(regions_of(map().near[game.ring_bearers.index()]).map(Action::Walk)),
        may: game.may_walk(left, action),
        act: game.walk(action, left, events),
        ask: say!("ask.walk", left, region: game.ring_bearers),
    }
    Step::PickGuide => {
        whole: Aside, asks: game.leader(Side::FreePeoples), from: Character::of(game.company()).map(Action::Guide),
        may: game.may_pick_guide(action),
        then: if let Action::Guide(character) = action { game.set_guide(character, events) },
        ask: "ask.guide",
    }
    Step::GuideDraw(deck) => {
        list: out.extend([Action::Draw(deck), Action::Decline]),
        may: one_of(&[Action::Draw(deck), Action::Decline], &action, r!("R26.gandalf_grey.guide")),
        then: game.may_draw(action, Seat(game.actor), deck),
        ask: "ask.guide_draw",
    }
    Step::Sorcerer(deck) => {
        asks: game.commander_in_battle(Side::Shadow),
        list: out.extend([Action::Draw(deck), Action::Decline]),
        may: one_of(&[Action::Draw(deck), Action::Decline], &action, r!("R26.witch_king.sorcerer")),
        then: game.may_draw(action, game.commander_in_battle(Side::Shadow), deck),
        ask: "ask.sorcerer",
    }
    Step::WhiteRider => {
        asks: game.commander_in_battle(Side::FreePeoples),
        list: out.extend([Action::Forfeit, Action::Decline]),
        may: one_of(&[Action::Forfeit, Action::Decline], &action, r!("R26.gandalf_white.white_rider")),
        then: game.white_rider(action, events),
        ask: "ask.white_rider",
    }
    Step::Round(stage) => {
        asks: game.asked_in_round(stage),
        list: game.list_round(stage, out),
        may: game.may_in_round(stage, action),
        act: game.in_round(stage, action, events),
        ask: words::ask_in_round(game, stage),
    }
    Step::Losses(side) => {
        whole: Aside, asks: game.commander_in_battle(side),
        list: game.each_hit(side, &game.fighters(side), game.battle.hits[side.enemy().index()], |action, _| out.push(action)),
        may: game.may_lose(side, action),
        act: game.take_loss(side, action, events),
        ask: say!("ask.losses", hits: game.battle.hits[side.enemy().index()]),
    }
    Step::Advance => {
        asks: game.commander_in_battle(game.battle.attacker),
        from: [Action::Done, Action::All].into_iter().chain(game.battle.force.kinds().map(Action::Add)).chain([Action::Go]),
        may: game.may_advance(action),
        act: game.advance_group(action, events),
        ask: say!("ask.advance", region: game.battle.region),
    }
    Step::Garrison(region) => {
        whole: Aside, asks: game.commander_of(game.garrison_side(region), region),
        list: game.list_trim(game.garrison_side(region), region, None, out),
        may: game.may_trim(game.garrison_side(region), region, None, action),
        act: game.trim(region, action, events),
        ask: say!("ask.garrison", region),
    }
    Step::Trim(region, side, turn) => {
        whole: Aside, asks: game.trimmer(region, side, turn),
        list: game.list_trim(side, region, Some(turn), out),
        may: game.may_trim(side, region, Some(turn), action),
        act: {
            game.trim(region, action, events);
            game.steps.replace(Step::Trim(region, side, turn ^ 1));
        },
        ask: say!("ask.trim", region),
    }
    Step::Mix(region, seat) => {
        whole: Aside, asks: seat, list: out.extend([Action::Accept, Action::Decline]),
        may: one_of(&[Action::Accept, Action::Decline], &action, r!("R24.15")),
        then: if let (Action::Accept, Some(other)) = (action, game.teammate(seat)) {
            game.steps.push(Step::MixAnswer(region, other));
        },
        ask: say!("ask.mix", region),
    }
    Step::MixAnswer(region, seat) => {
        whole: Aside, asks: seat, list: out.extend([Action::Accept, Action::Decline]),
        may: one_of(&[Action::Accept, Action::Decline], &action, r!("R24.15")),
        then: if action == Action::Accept { game.mix(Wotr::side_of(seat), region, events) },
        ask: say!("ask.mix", region),
    }
    Step::Event { card, stage, .. } => {
        whole: Within, list: cards::list_event(game, card, stage, out),
        may: cards::may_in_event(game, card, stage, action),
        act: cards::in_event(game, card, stage, action, events),
        ask: say!(if stage < cards::PRICE { "ask.event" } else { "ask.price" }, card, text: event_text(card)),
    }
    Step::Levy(card, region, levy) => {
        whole: Within, list: levy.list(region, out),
        may: levy.may(card, region, action),
        act: game.in_levy(card, region, levy, action, events),
        ask: say!("ask.levy", card, region),
    }
    Step::Hits { card, region, hits } => {
        whole: Aside, asks: game.commander_of(card.side().enemy(), region),
        list: {
            let group = cards::hittable(game, card, region);
            game.each_hit(card.side().enemy(), &group, hits, |action, _| out.push(action));
        },
        may: game.may_hit(card.side().enemy(), &cards::hittable(game, card, region), hits, action),
        act: game.take_hit(card, region, hits, action, events),
        ask: say!("ask.hits", card, region, hits),
    }
    Step::Interrupt(window) => {
        asks: game.leader(cards::owner_of(window)),
        list: cards::list_interrupt(game, window, out),
        may: cards::may_interrupt(game, window, action),
        then: cards::in_interrupt(game, action, events),
        ask: words::ask_in_window(game, window),
    }
    Step::Tactic(card, slot) => {
        asks: game.commander_in_battle(card.side()),
        list: cards::list_tactic(game, card, slot, out),
        may: cards::may_in_tactic(game, card, slot, action),
        then: cards::in_tactic(game, card, slot, action, events),
        ask: words::ask_in_tactic(card),
    }
    Step::Editor(topic) => {
        list: game.list_edits(topic, out),
        may: one_of(&[Action::Done], &action, r!("R3.11")).map_err(|it| it.said(&"refuse.editor")),
        act: {},
        ask: words::ask_editor(topic),
    }
}
