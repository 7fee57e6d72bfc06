//! Whole actions: a card and its lane are one action already, so each small action is a whole one. And
//! what may be meant by pressing a card, a lane or a hero.

use parlour_core::{Part, Seat, Wholes, Wish, Wishes};

use crate::Extras;
use crate::action::Action;
use crate::ids::{Card, Lane};
use crate::setup::Module;
use crate::state::Clans;

impl Wholes<Clans> for Extras {
    fn part(_: &Clans, _: Seat, action: &Action) -> Part<Action> {
        let verb = match action {
            Action::Add(..) | Action::AddFront(..) | Action::AddMiddle(..) => "verb.play",
            Action::Remove(_) => "verb.take_back",
            Action::Hero(_) => "group.hero",
            Action::Submit | Action::Plan(_) => "verb.seal",
        };
        Part { verb: Some(verb), ..Part::default() }
    }
}

impl Wishes<Clans> for Extras {
    fn tries(game: &Clans, seat: Seat, wish: &Wish, each: &mut dyn FnMut(&[Action])) {
        let of = |kind: &'static str| wish.things.iter().filter(move |it| it.kind == kind).map(|it| it.id.as_str());
        let hero = of("hero").next().is_some();
        let named = of("lane").find_map(Lane::parse);
        let lanes = || Lane::ALL.into_iter().filter(move |lane| named.is_none_or(|it| it == *lane));
        let pressed: Vec<Card> = of("card").filter_map(|id| id.parse().ok()).collect();
        let hand = game.sides.get(seat.index()).map_or(&[][..], |side| side.hand.as_slice());
        let cards = if of("card").next().is_some() { &pressed } else { hand };
        let mut give = |action: Action| {
            if wish.is_for(Self::part(game, seat, &action).verb) {
                each(&[action]);
            }
        };
        for card in cards.iter().filter(|_| !hero) {
            for lane in lanes() {
                give(Action::Add(*card, lane));
                if game.has(Module::X7) {
                    give(Action::AddFront(*card, lane));
                }
                if game.has(Module::X5) {
                    give(Action::AddMiddle(*card, lane));
                }
            }
            if named.is_none() {
                give(Action::Remove(*card));
            }
        }
        if pressed.is_empty() {
            if named.is_none() {
                give(Action::Hero(None));
            }
            lanes().for_each(|lane| give(Action::Hero(Some(lane))));
        }
        if wish.things.is_empty() {
            give(Action::Submit);
        }
    }
}
