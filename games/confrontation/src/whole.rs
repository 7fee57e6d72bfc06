//! Whole actions: a character, where it goes, and whom it attacks there; and what may be meant by pressing
//! them.

use parlour_core::{Part, Seat, Stage, Wholes, Wishes};

use crate::Extras;
use crate::action::Action;
use crate::ids::{Card, Character, Region};
use crate::state::{Confrontation, Step};

impl Wholes<Confrontation> for Extras {
    /// R8.4: whoever enters a region with several defenders says at once which of them is attacked.
    fn stage(game: &Confrontation, _: Seat) -> Stage {
        if game.steps.top() == Some(Step::Target) { Stage::Within } else { Stage::Opens }
    }

    fn part(_: &Confrontation, _: Seat, action: &Action) -> Part<Action> {
        let verb = match action {
            Action::Place(..) | Action::Formation(_) | Action::Confirm => "verb.place",
            Action::Move(..) => "verb.move",
            Action::Target(_) | Action::TargetConcealed => "verb.attack",
            Action::Retreat(_) => "verb.retreat",
            Action::Card(_) | Action::Magic(_) | Action::NoCards | Action::PlayCards => "verb.card",
            Action::Ambush | Action::LetPass | Action::Fight | Action::Sam | Action::RevealFrodo => "verb.ability",
        };
        // An ambush begins with nobody who is pressed: both ends of the tunnel are only shown.
        let acts = !matches!(action, Action::Ambush | Action::LetPass);
        Part { verb: Some(verb), acts, ..Part::default() }
    }
}

impl Wishes<Confrontation> for Extras {
    /// Answers to what is asked first; of moves, those to a region that lies ahead.
    fn candidates(game: &Confrontation, seat: Seat, each: &mut dyn FnMut(Action)) {
        let pairs = || Character::ALL.into_iter().flat_map(|who| Region::ALL.map(|to| (who, to)));
        let is_ahead = |(who, to): &(Character, Region)| {
            let from = if who.side() == game.side_of(seat) { game.spot(*who).region() } else { None };
            let steps = &game.tables().steps[who.side().index()];
            from.is_some_and(|from| steps[from.index()] >> to.index() & 1 == 1)
        };
        let ahead = pairs().filter(is_ahead).chain(pairs().filter(|pair| !is_ahead(pair)));
        let moves = ahead.map(|(who, to)| Action::Move(who, to));
        let places = pairs().map(|(who, to)| Action::Place(who, to));
        let targets = Character::ALL.map(Action::Target).into_iter().chain([Action::TargetConcealed]);
        let cards = Card::ALL.into_iter().flat_map(|card| [Action::Card(card), Action::Magic(card)]);
        let abilities = [Action::Ambush, Action::Sam, Action::RevealFrodo, Action::NoCards, Action::Confirm];
        let all = moves.chain(places).chain(targets).chain(Region::ALL.map(Action::Retreat)).chain(cards);
        let (other, asked): (Vec<Action>, Vec<Action>) = all
            .chain(abilities)
            .partition(|it| matches!(game.refuse(seat, *it), Err(no) if no.reason.key == "refuse.other_question"));
        asked.into_iter().chain(other).for_each(each);
    }
}
