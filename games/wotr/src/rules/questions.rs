//! Everything a seat may be asked: one row for each step, with who is asked (if not who acts), the answers that are
//! listed, the predicate that allows or refuses them, what they do, and the question in words.
//!
//! A predicate (`may_…`) is the only place that knows its rules. The list is the candidates that pass
//! it (`from`; or `list`, where a whole list is made faster than its answers one by one), a refusal is its error, and the rule beside an option is the one by which it passed.

use std::iter::once;

use parlour_core::{Seat, Sink, Text};

use super::companions::MINIONS;
use super::law::{Verdict, one_of};
use crate::action::Action;
use crate::cards;
use crate::data::{by_land, map};
use crate::event::Event;
use crate::ids::{Character, Deck, Side, cards_of, regions_of};
use crate::state::{Step, Wotr};
use crate::words::{self, event_text, place, title, who};

/// The rows as functions; every row's expressions may use the fields of its step.
macro_rules! questions {
    ($game:ident, $action:ident, $out:ident, $events:ident; $(
        $step:pat => {
            $(asks: $asked:expr,)? $(list: $list:expr,)? $(from: $from:expr,)? may: $may:expr, act: $act:expr, ask: $ask:expr,
        }
    )+) => {
        /// The seat that a step asks.
        #[allow(unused_variables, reason = "a row uses the fields it needs")]
        pub(super) fn asked($game: &Wotr, step: Step) -> Seat {
            match step {
                $($($step => $asked,)?)+
                _ => Seat($game.actor),
            }
        }

        /// The answers to it.
        #[allow(unused_variables, reason = "a row uses the fields it needs")]
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
        #[allow(unused_variables, reason = "a row uses the fields it needs")]
        pub(super) fn may($game: &Wotr, step: Step, $action: Action) -> Verdict {
            match step {
                $($step => $may,)+
                _ => super::law::no(r!("R25.3")),
            }
        }

        /// What an answer does.
        #[allow(unused_variables, reason = "a row uses the fields it needs")]
        #[inline]
        pub(super) fn act($game: &mut Wotr, step: Step, $action: Action, $events: &mut impl Sink<Event>) {
            match step {
                $($step => $act,)+
                _ => {}
            }
        }

        /// The question in words.
        #[allow(unused_variables, reason = "a row uses the fields it needs")]
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
        ask: Text::new("ask.drawn").with("deck", Text::new(deck.key())),
    }
    Step::Name(seat, deck) => {
        asks: seat, from: cards_of(game.left_in(deck)).map(Action::Name),
        may: game.may_name(seat, deck, action),
        act: game.play_named(seat, action, events),
        ask: Text::new("ask.name").with("deck", Text::new(deck.key())),
    }
    Step::PickDeck(seat) => {
        asks: seat, from: Deck::of(Wotr::side_of(seat)).into_iter().map(Action::Draw),
        may: game.may_pick_deck(seat, action),
        act: game.pick_deck(seat, action),
        ask: "ask.pick_deck",
    }
    Step::HandLimit(seat) => {
        asks: seat, from: game.hand(seat, Action::Discard),
        may: game.may_discard(seat, action),
        act: game.discard(seat, action, events),
        ask: Text::new("ask.hand_limit").with("limit", game.hand_limit(seat)),
    }
    Step::SwapOffer(seat) => {
        asks: seat, from: once(Action::Decline).chain(game.hand(seat, Action::Offer)),
        may: game.may_offer(seat, action),
        act: game.offer_swap(seat, action),
        ask: "ask.swap_offer",
    }
    Step::SwapAnswer(seat) => {
        asks: seat, from: once(Action::Decline).chain(game.hand(seat, Action::Offer)),
        may: game.may_offer(seat, action),
        act: game.answer_swap(seat, action, events),
        ask: "ask.swap_answer",
    }
    Step::Fellowship { declared } => {
        asks: game.leader(Side::FreePeoples), list: game.list_fellowship(declared, out),
        may: game.may_in_fellowship(declared, action),
        act: game.in_fellowship_phase(action, events),
        ask: Text::new("ask.fellowship").with("progress", game.progress),
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
        ask: Text::new("ask.act")
            .with("own", game.unused(Wotr::side_of(seat)))
            .with("other", game.unused(Wotr::side_of(seat).enemy())),
    }
    Step::MoveFrom { left, led } => {
        from: by_land(game.armies[game.acting_side().index()]).map(Action::From).chain([Action::Done]),
        may: game.may_start(left, led, action),
        act: game.move_from(action, left, led),
        ask: if left == 1 && !led { "ask.move_again" } else { "ask.move_from" },
    }
    Step::MoveTo { from, left, led } => {
        list: game.list_move_to(from, led, out),
        may: game.may_head_for(from, led, action),
        act: game.move_to(action, from, left, led),
        ask: Text::new("ask.move_to").with("from", place(from)),
    }
    step @ Step::MoveGroup { from, to, led, .. } => {
        list: game.list_group(Seat(game.actor), &game.forming_move(Seat(game.actor), from, to, led), out),
        may: game.may_form(Seat(game.actor), &game.forming_move(Seat(game.actor), from, to, led), action),
        act: game.move_group(action, step, events),
        ask: words::forming("ask.move_group", game).with("from", place(from)).with("to", place(to)),
    }
    Step::AttackFrom { led, by } => {
        from: by_land(game.attackers(game.acting_side(), by)).map(Action::From),
        may: game.may_attack_with(led, by, action),
        act: game.attack_from(action, led, by),
        ask: "ask.attack_from",
    }
    Step::AttackTo { from, led, by } => {
        list: out.extend(regions_of(game.targets_by(game.acting_side(), from, by)).map(Action::To)),
        may: game.may_attack_to(from, by, action),
        act: game.attack_to(action, from, led, by),
        ask: Text::new("ask.attack_to").with("from", place(from)),
    }
    step @ Step::AttackGroup { from, to, led, by } => {
        list: game.list_group(Seat(game.actor), &game.forming_attack(Seat(game.actor), from, led, by), out),
        may: game.may_form(Seat(game.actor), &game.forming_attack(Seat(game.actor), from, led, by), action),
        act: game.attack_group(action, step, events),
        ask: words::forming("ask.attack_group", game).with("from", place(from)).with("to", place(to)),
    }
    Step::MarchFrom { card, left } => {
        list: game.list_march_from(card, out),
        may: game.may_set_out(card, action),
        act: game.march_from(action, card, left),
        ask: Text::new("ask.march_from").with("card", title(card)),
    }
    Step::MarchGroup { card, from, left } => {
        list: game.list_march_group(card, from, out),
        may: game.may_march_group(card, from, action),
        act: game.march_group(action, card, from, left),
        ask: words::forming("ask.march_group", game).with("card", title(card)).with("from", place(from)),
    }
    step @ Step::MarchOn { card, from, at, steps, .. } => {
        list: game.list_march_on(card, from, at, steps, out),
        may: game.may_march_on(card, from, at, steps, action),
        act: game.march_on(action, step, events),
        ask: words::forming("ask.march_on", game)
            .with("card", title(card))
            .with("region", place(at))
            .with("left", steps),
    }
    Step::Recruit { first } => {
        list: game.list_recruits(first, out),
        may: game.may_recruit_now(first, action),
        act: game.recruit(action, first, events),
        ask: if first.is_none() { "ask.recruit" } else { "ask.recruit_again" },
    }
    Step::Voice { first } => {
        list: out.extend(regions_of(game.voice_places(first)).map(Action::To)),
        may: game.may_voice_in(first, action),
        act: game.voice_in(action, first, events),
        ask: "ask.voice",
    }
    Step::Enter(character) => {
        list: out.extend(by_land(game.entries(character)).map(Action::To)),
        may: game.may_enter_in(character, action),
        act: game.enter(action, character, events),
        ask: Text::new("ask.enter").with("who", who(character)),
    }
    Step::Separate(journey) => {
        from: Character::of(game.company()).map(Action::Pick).chain([Action::Go]),
        may: game.may_separate(action),
        act: game.separate(action, journey, events),
        ask: "ask.separate",
    }
    Step::SeparateTo { range, into_siege } => {
        asks: if game.hunt.tile.is_some() || game.acting_side() == Side::Shadow {
            game.leader(Side::FreePeoples)
        } else {
            Seat(game.actor)
        },
        list: out.extend(by_land(game.separation_reach(range, into_siege)).map(Action::To)),
        may: game.may_separate_to(range, into_siege, action),
        act: game.separate_to(action, events),
        ask: words::forming("ask.separate_to", game).with("range", range),
    }
    Step::Companions(journey) => {
        from: Character::of(game.on_map(Side::FreePeoples)).map(Action::Pick).chain([Action::Done]),
        may: game.may_pick_companion(action),
        act: game.companions(action, journey),
        ask: "ask.companions",
    }
    Step::CompanionsTo { from, journey } => {
        list: game.list_companions_to(from, journey, out),
        may: game.may_companions_to(from, journey, action),
        act: game.companions_to(action, from, journey, events),
        ask: words::forming("ask.companions_to", game)
            .with("from", place(from))
            .with("range", journey.range(game.group.characters)),
    }
    Step::Nazgul => {
        from: game.skies().map(Action::From).chain(MINIONS.map(Action::Pick)).chain([Action::Done]),
        may: game.may_pick_nazgul(action),
        act: game.nazgul(action),
        ask: "ask.nazgul",
    }
    Step::NazgulTo { from } => {
        list: out.extend(by_land(game.nazgul_reach() & !from.bit()).map(Action::To)),
        may: game.may_fly_to(from, action),
        act: game.nazgul_to(action, from, events),
        ask: Text::new("ask.nazgul_to").with("from", place(from)),
    }
    Step::MinionTo(minion) => {
        list: game.list_minion_to(minion, out),
        may: game.may_minion_go(minion, action),
        act: game.minion_to(action, minion, events),
        ask: Text::new("ask.minion_to").with("who", who(minion)),
    }
    Step::Damage => {
        asks: game.leader(Side::FreePeoples), from: once(Action::Done).chain(Wotr::WAYS),
        may: game.may_meet_damage(action),
        act: game.take_damage(action, events),
        ask: Text::new("ask.damage").with("damage", game.hunt.damage).with("corruption", game.corruption),
    }
    Step::Walk { left } => {
        asks: game.leader(Side::FreePeoples), from: once(Action::Halt).chain(regions_of(map().near[game.ring_bearers.index()]).map(Action::Walk)),
        may: game.may_walk(left, action),
        act: game.walk(action, left, events),
        ask: Text::new("ask.walk").with("left", left).with("region", place(game.ring_bearers)),
    }
    Step::PickGuide => {
        asks: game.leader(Side::FreePeoples), from: Character::of(game.company()).map(Action::Guide),
        may: game.may_pick_guide(action),
        act: game.pick_guide(action, events),
        ask: "ask.guide",
    }
    Step::GuideDraw(deck) => {
        list: out.extend([Action::Draw(deck), Action::Decline]),
        may: one_of(&[Action::Draw(deck), Action::Decline], &action, r!("R26.gandalf_grey.guide")),
        act: game.may_draw(action, Seat(game.actor), deck),
        ask: "ask.guide_draw",
    }
    Step::Sorcerer(deck) => {
        asks: game.commander_in_battle(Side::Shadow),
        list: out.extend([Action::Draw(deck), Action::Decline]),
        may: one_of(&[Action::Draw(deck), Action::Decline], &action, r!("R26.witch_king.sorcerer")),
        act: game.may_draw(action, game.commander_in_battle(Side::Shadow), deck),
        ask: "ask.sorcerer",
    }
    Step::WhiteRider => {
        asks: game.commander_in_battle(Side::FreePeoples),
        list: out.extend([Action::Forfeit, Action::Decline]),
        may: one_of(&[Action::Forfeit, Action::Decline], &action, r!("R26.gandalf_white.white_rider")),
        act: game.white_rider(action, events),
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
        asks: game.commander_in_battle(side),
        list: game.each_loss(side, |action, _| out.push(action)),
        may: game.may_lose(side, action),
        act: game.take_loss(side, action, events),
        ask: Text::new("ask.losses").with("hits", game.battle.hits[side.enemy().index()]),
    }
    Step::Advance => {
        asks: game.commander_in_battle(game.battle.attacker),
        from: [Action::Done, Action::All].into_iter().chain(game.battle.force.kinds().map(Action::Add)).chain([Action::Go]),
        may: game.may_advance_now(action),
        act: game.advance_group(action, events),
        ask: Text::new("ask.advance").with("region", place(game.battle.region)),
    }
    Step::Garrison(region) => {
        asks: game.commander_of(game.garrison_side(region), region),
        list: game.list_trim(game.garrison_side(region), region, None, out),
        may: game.may_trim(game.garrison_side(region), region, None, action),
        act: game.trim(game.garrison_side(region), region, action, events),
        ask: Text::new("ask.garrison").with("region", place(region)),
    }
    Step::Trim(region, side, turn) => {
        asks: game.trimmer(region, side, turn),
        list: game.list_trim(side, region, Some(turn), out),
        may: game.may_trim(side, region, Some(turn), action),
        act: {
            game.trim(side, region, action, events);
            game.steps.replace(Step::Trim(region, side, turn ^ 1));
        },
        ask: Text::new("ask.trim").with("region", place(region)),
    }
    Step::Mix(region, seat) => {
        asks: seat, list: out.extend([Action::Accept, Action::Decline]),
        may: one_of(&[Action::Accept, Action::Decline], &action, r!("R24.15")),
        act: game.propose_mix(region, seat, action),
        ask: Text::new("ask.mix").with("region", place(region)),
    }
    Step::MixAnswer(region, seat) => {
        asks: seat, list: out.extend([Action::Accept, Action::Decline]),
        may: one_of(&[Action::Accept, Action::Decline], &action, r!("R24.15")),
        act: game.answer_mix(region, seat, action, events),
        ask: Text::new("ask.mix").with("region", place(region)),
    }
    Step::Event { card, stage, .. } => {
        list: cards::list_event(game, card, stage, out),
        may: cards::may_in_event(game, card, stage, action),
        act: cards::in_event(game, card, stage, action, events),
        ask: Text::new(if stage < cards::PRICE { "ask.event" } else { "ask.price" })
            .with("card", title(card))
            .with("text", event_text(card)),
    }
    Step::Levy(card, region, levy) => {
        list: levy.list(region, out),
        may: levy.may(card, region, action),
        act: game.in_levy(card, region, levy, action, events),
        ask: Text::new("ask.levy").with("card", title(card)).with("region", place(region)),
    }
    Step::Hits { card, region, hits } => {
        asks: game.commander_of(card.side().enemy(), region),
        list: {
            let group = cards::hittable(game, card, region);
            game.each_hit(card.side().enemy(), &group, hits, |action, _| out.push(action));
        },
        may: game.may_hit(card.side().enemy(), &cards::hittable(game, card, region), hits, action),
        act: game.take_hit(card, region, hits, action, events),
        ask: Text::new("ask.hits").with("card", title(card)).with("region", place(region)).with("hits", hits),
    }
    Step::Interrupt(window) => {
        asks: game.leader(cards::owner_of(window)),
        list: cards::list_interrupt(game, window, out),
        may: cards::may_interrupt(game, window, action),
        act: cards::in_interrupt(game, window, action, events),
        ask: words::ask_in_window(game, window),
    }
    Step::Tactic(card, slot) => {
        asks: game.commander_in_battle(card.side()),
        list: cards::list_tactic(game, card, slot, out),
        may: cards::may_in_tactic(game, card, slot, action),
        act: cards::in_tactic(game, card, slot, action, events),
        ask: words::ask_in_tactic(card),
    }
    Step::Editor(topic) => {
        list: game.list_edits(topic, out),
        may: one_of(&[Action::Done], &action, r!("R3.11")).map_err(|it| it.said(&"refuse.editor")),
        act: {},
        ask: words::ask_editor(topic),
    }
}
