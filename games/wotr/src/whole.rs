//! Whole actions: a die with what it is used for, down to who goes where; a card with its targets.
//!
//! An action begins where a seat is asked what to do and goes on through the questions of its steps.
//! One die may move two armies or recruit two figures: after the first the action may stop, and the
//! second is a whole action of its own that goes on with it.

use parlour_core::{Cost, Game, Part, Role, Seat, Stage, Text, Told, Wholes};

use crate::Extras;
use crate::action::{Action, Deed};
use crate::event::Event;
use crate::ids::{Card, Face, Region};
use crate::rules::{in_whole, needs_messenger};
use crate::state::{BattleKind, Step, Wotr};
use crate::words::{self, say};

impl Wholes<Wotr> for Extras {
    fn stage(game: &Wotr, _: Seat) -> Stage {
        game.steps.top().map_or(Stage::Opens, in_whole)
    }

    fn role(game: &Wotr, _: Seat, action: &Action) -> Role {
        match (game.steps.top(), action) {
            (Some(Step::MoveFrom { .. } | Step::Recruit { .. }), Action::Done) => Role::Stop,
            // Before anybody has moved there is nothing to stop: the die was used for nothing.
            (Some(Step::MarchFrom { .. }), Action::Done) if game.moved[0].is_some() => Role::Stop,
            (Some(Step::Companions(_)), Action::Done) if game.travelled != 0 => Role::Stop,
            (Some(Step::Nazgul), Action::Done) if game.travelled != 0 || game.flown.iter().any(Option::is_some) => {
                Role::Stop
            }
            (Some(Step::CompanionsTo { .. }), Action::Pick(_)) => Role::Join,
            (Some(Step::Separate(_)), Action::Pick(_)) if game.group.characters != 0 => Role::Join,
            (
                Some(Step::MoveGroup { .. } | Step::AttackGroup { .. } | Step::MarchGroup { .. } | Step::Advance),
                action,
            ) => match action {
                Action::All => Role::All,
                Action::Add(_) => Role::Add,
                Action::Go => Role::Go,
                _ => Role::Step,
            },
            _ => Role::Step,
        }
    }

    fn part(game: &Wotr, seat: Seat, action: &Action) -> Part<Action> {
        let cost = match *action {
            Action::Use { die, to } => Some(Cost {
                words: say!("whole.die", die),
                thing: words::die_thing(die),
                rank: dearness(die, to),
                alike: Action::Use { die: Face::Will, to },
            }),
            _ => None,
        };
        let acts = !matches!(action, Action::Declare(_) | Action::Ring { .. } | Action::Skip(_) | Action::Walk(_));
        Part { verb: verb(game, seat, *action), cost, acts }
    }

    /// A card that one plays is news for the others alone.
    fn is_news(event: &Event, seat: Seat) -> bool {
        match event {
            Event::Acts { seat: actor, .. } | Event::Named { seat: actor, .. } => {
                *actor != seat && Wotr::reveals(event)
            }
            Event::PlayedFree { seat: actor, .. } => *actor != seat,
            event => Wotr::reveals(event),
        }
    }

    fn say(game: &Wotr, seat: Seat, actions: &[Action]) -> Option<Text> {
        let mut after = *game;
        let mut told: Vec<Told<Event>> = Vec::new();
        for action in actions {
            after.apply(seat, action, &mut told);
        }
        let parts: Vec<Text> = told.iter().filter_map(|told| part(&told.event)).collect();
        let parts = match parts.as_slice() {
            [] => return None,
            [one] => one.clone(),
            _ => say!("whole.parts", parts),
        };
        Some(match played(actions) {
            Some(card) => say!("whole.card", card, words: parts),
            None => parts,
        })
    }
}

/// The card that begins an action.
fn played(actions: &[Action]) -> Option<Card> {
    match actions.first()? {
        Action::Use { to: Deed::Play(card), .. } | Action::PlayFree(card) | Action::UseCard(card) => Some(*card),
        _ => None,
    }
}

/// Which of several dice is spent first: those that serve for little else come before those that serve
/// for all, and the Mouth of Sauron lends his word only where nothing else helps.
fn dearness(die: Face, deed: Deed) -> u8 {
    match die {
        Face::Muster if needs_messenger(deed) => 5,
        Face::Event => 0,
        Face::Army => 1,
        Face::Muster => 2,
        Face::Character => 3,
        Face::MusterArmy => 4,
        Face::Will | Face::Eye => 6,
    }
}

/// What kind of action it is.
pub(crate) fn verb(game: &Wotr, seat: Seat, action: Action) -> Option<&'static str> {
    Some(match action {
        Action::Use { to, .. } => match to {
            Deed::MoveFellowship | Deed::HideFellowship => "verb.fellowship",
            Deed::Separate => "verb.separate",
            Deed::MoveCompanions | Deed::MoveNazgul => "verb.travel",
            Deed::MoveArmies => "verb.move",
            Deed::Attack => "verb.attack",
            Deed::Draw(_) => "verb.draw",
            Deed::Play(_) | Deed::PlaySecret(_) | Deed::Remove(_) => "verb.play",
            Deed::Advance(_) => "verb.politics",
            Deed::Recruit | Deed::Bring(_) | Deed::VoiceRegulars | Deed::VoiceElites => "verb.muster",
        },
        Action::Declare(_) | Action::EnterMordor | Action::Guide(_) => "verb.fellowship",
        Action::Ring { .. } => "verb.ring",
        Action::Pass | Action::Skip(_) => "verb.pass",
        Action::From(_) | Action::To(_) | Action::Pick(_) | Action::Recruit(..) => {
            return in_the_middle(game, seat, action);
        }
        Action::PlayFree(_) | Action::UseCard(_) | Action::Combat(_) => "verb.play",
        _ => return None,
    })
}

/// The same for one that is gone on with, and for a move that joins another army.
fn in_the_middle(game: &Wotr, seat: Seat, action: Action) -> Option<&'static str> {
    let joins = |to: Region| game.armies[Wotr::side_of(seat).index()] & to.bit() != 0;
    Some(match (game.steps.top()?, action) {
        (Step::MoveTo { .. }, Action::To(to)) if joins(to) => "verb.join",
        (Step::MoveFrom { .. } | Step::MoveTo { .. }, _) => "verb.move",
        (Step::AttackFrom { by: None, .. } | Step::AttackTo { by: None, .. }, _) => "verb.attack",
        (Step::Recruit { .. }, _) => "verb.muster",
        (Step::Separate(_) | Step::SeparateTo { .. }, _) => "verb.separate",
        (Step::Companions(_) | Step::CompanionsTo { .. } | Step::Nazgul | Step::NazgulTo { .. }, _) => "verb.travel",
        _ => return None,
    })
}

/// What an event says of the action that causes it; none for what only follows from it.
fn part(event: &Event) -> Option<Text> {
    Some(match *event {
        Event::Moved { from, to, group, .. } => say!("whole.move", from, to, count: group.count()),
        Event::Attacked { kind, from, region, force, .. } => {
            let key = match kind {
                BattleKind::Field | BattleKind::None => "whole.attack",
                BattleKind::Siege => "whole.assault",
                BattleKind::Sortie => "whole.sortie",
            };
            say!(key, from, to: region, count: force.count())
        }
        Event::Travelled { group, from, to } => say!("whole.travel", group, from, to),
        Event::Recruited { figure, region } => say!("option.recruit", figure, region),
        Event::Entered { character, region } => say!("whole.enter", who: character, region),
        _ => return None,
    })
}
