//! Why not? What may be meant by pressing regions, figures, cards and dice: what a die is used for, down to
//! who acts and where, or an answer to the question that is asked. What might be otherwise are the dice and
//! which nations are At War.

use parlour_core::{Game, Refusal, Seat, Text, Thing, Wish, Wishes};

use crate::Extras;
use crate::action::{Action, Deed};
use crate::data::map;
use crate::edit::figures;
use crate::ids::{Card, Character, Deck, Face, Figure, Nation, Region, Side, Whereabouts, cards_of, regions_of};
use crate::rules::EVERYWHERE;
use crate::state::{NAZGUL, Step, Wotr};
use crate::whole::verb;
use crate::words::{figure_thing, say};

impl Wishes<Wotr> for Extras {
    fn tries(game: &Wotr, seat: Seat, wish: &Wish, each: &mut dyn FnMut(&[Action])) {
        let Some(pressed) = Pressed::of(&wish.things) else { return };
        // To join another army is to move.
        let kind = wish.verb.as_deref().map(|kind| if kind == "verb.join" { "verb.move" } else { kind });
        let mut give = |actions: &[Action]| {
            if kind.is_none() || actions.first().and_then(|first| verb(game, seat, *first)) == kind {
                each(actions);
            }
        };
        let acts = acts(game, seat);
        if !acts {
            pressed.answers(game, &mut give);
        }
        pressed.deeds(game, seat, &mut |deed, then| {
            for die in pressed.dice_for(game, seat, deed, acts) {
                give(&[&[Action::Use { die, to: deed }], then].concat());
            }
        });
        pressed.others(game, seat, &mut give);
    }

    fn supposes(game: &Wotr, seat: Seat, each: &mut dyn FnMut(Text, Wotr)) {
        let side = Wotr::side_of(seat);
        let faces = if acts(game, seat) { faces(side) } else { &[] };
        for die in faces.iter().filter(|die| game.dice[side.index()][die.index()] == 0) {
            let mut rolled = *game;
            rolled.dice[side.index()][die.index()] = 1;
            each(say!("whole.die", die: *die), rolled);
        }
        for nation in Nation::of(side).filter(|nation| !game.at_war(*nation)) {
            let mut roused = *game;
            roused.to_war[nation.index()] = 0;
            roused.active |= 1 << nation as u8;
            each(say!("scene.at_war", nation), roused);
        }
    }
}

/// Whether a seat is asked what to do with its dice.
fn acts(game: &Wotr, seat: Seat) -> bool {
    matches!(game.steps.top(), Some(Step::Act(asked)) if asked == seat)
}

/// The faces that a side can use.
const fn faces(side: Side) -> &'static [Face] {
    const FACES: [Face; 6] = [Face::Army, Face::Muster, Face::MusterArmy, Face::Character, Face::Event, Face::Will];
    match side {
        Side::FreePeoples => &FACES,
        Side::Shadow => FACES.split_at(5).0,
    }
}

/// What was pressed, by kind, each in order.
#[derive(Default)]
struct Pressed {
    regions: Vec<Region>,
    figures: Vec<Figure>,
    cards: Vec<Card>,
    dice: Vec<Face>,
    nations: Vec<Nation>,
}

impl Pressed {
    /// None if one of the things is not of this game.
    fn of(things: &[Thing]) -> Option<Pressed> {
        let mut pressed = Pressed::default();
        for thing in things {
            let id = thing.id.as_str();
            match thing.kind.as_ref() {
                "region" => pressed.regions.push(id.parse().ok()?),
                "figure" => {
                    let all = figures().chain(Character::ALL.map(Figure::Character));
                    pressed.figures.push(all.into_iter().find(|it| figure_thing(*it).id == id)?);
                }
                "card" => pressed.cards.push(id.parse().ok()?),
                "die" => pressed.dice.push(Face::ALL.into_iter().find(|face| face.id() == id)?),
                "nation" => pressed.nations.push(Nation::ALL.into_iter().find(|it| it.id() == id)?),
                _ => return None,
            }
        }
        Some(pressed)
    }

    /// The dice to try a deed with: those that serve for it first, and what is no die of it last. Where
    /// no die is asked for, one is enough.
    fn dice_for(&self, game: &Wotr, seat: Seat, deed: Deed, acts: bool) -> Vec<Face> {
        if !acts {
            return vec![self.dice.first().copied().unwrap_or(Face::Army)];
        }
        let mut dice = if self.dice.is_empty() { faces(Wotr::side_of(seat)).to_vec() } else { self.dice.clone() };
        dice.sort_by_key(|die| match game.check(seat, &Action::Use { die: *die, to: deed }) {
            Ok(()) => 0,
            Err(Refusal { rule, .. }) => 1 + u8::from(rule.0 == "R4.3"),
        });
        dice
    }

    /// What a die may be used for, and the answers to what is asked then.
    fn deeds(&self, game: &Wotr, seat: Seat, give: &mut dyn FnMut(Deed, &[Action])) {
        let side = Wotr::side_of(seat);
        match (self.cards.as_slice(), self.figures.as_slice(), self.regions.as_slice()) {
            ([card, ..], figures, regions) => {
                match (figures, regions) {
                    (_, []) => give(Deed::Play(*card), &[]),
                    ([], [.., to]) => {
                        give(Deed::Play(*card), &[Action::To(*to)]);
                        give(Deed::Play(*card), &[Action::From(*to)]);
                    }
                    ([figure, ..], [region, ..]) => give(Deed::Play(*card), &[Action::Take(*figure, *region)]),
                }
                give(Deed::Remove(*card), &[]);
            }
            ([], [Figure::Character(who), ..], to) => character(game, side, *who, to.last().copied(), give),
            ([], figures, [from, to, ..]) if !figures.is_empty() && !figures.contains(&Figure::Nazgul) => {
                let adds = figures.iter().map(|figure| Action::Add(*figure)).chain([Action::Go]);
                let then: Vec<Action> = [Action::From(*from), Action::To(*to)].into_iter().chain(adds).collect();
                give(Deed::MoveArmies, &then);
                give(Deed::Attack, &then);
            }
            ([], [figure, ..], [region]) => {
                give(Deed::Recruit, &[Action::Recruit(*figure, *region)]);
                if *figure == Figure::Nazgul {
                    let sky = regions_of(EVERYWHERE).find(|at| game.leaders[at.index()][NAZGUL] > 0 && at != region);
                    if let Some(from) = sky {
                        give(Deed::MoveNazgul, &[Action::From(from), Action::To(*region)]);
                    }
                }
            }
            ([], [_, ..], []) => give(Deed::Recruit, &[]),
            ([], _, [from, to, ..]) => between(game, side, *from, *to, give),
            ([], [], [region]) => at(game, side, *region, give),
            ([], [], []) if !self.nations.is_empty() => {
                self.nations.iter().for_each(|nation| give(Deed::Advance(*nation), &[]));
            }
            ([], [], []) => plain(game, seat, give),
        }
    }

    /// What needs no die.
    fn others(&self, game: &Wotr, seat: Seat, give: &mut dyn FnMut(&[Action])) {
        let nothing = self.figures.is_empty() && self.cards.is_empty() && self.nations.is_empty();
        match (self.regions.as_slice(), self.dice.as_slice()) {
            ([region], []) if nothing && Wotr::side_of(seat) == Side::FreePeoples => give(&[Action::Declare(*region)]),
            ([], []) if nothing => {
                give(&[Action::Pass]);
                give(&[Action::Declare(game.ring_bearers)]);
                give(&[Action::EnterMordor]);
                let dice = faces(Wotr::side_of(seat)).iter();
                for die in dice.filter(|die| game.dice[Wotr::side_of(seat).index()][die.index()] > 0) {
                    for to in Face::ALL {
                        give(&[Action::Ring { die: *die, to }]);
                    }
                }
            }
            ([], [die, ..]) if nothing => {
                give(&[Action::Skip(*die)]);
                for to in Face::ALL {
                    give(&[Action::Ring { die: *die, to }]);
                }
            }
            _ => {}
        }
    }

    /// Answers to a question that is not about dice.
    fn answers(&self, game: &Wotr, give: &mut dyn FnMut(&[Action])) {
        let Some(step) = game.steps.top() else { return };
        for card in &self.cards {
            give(&[match step {
                Step::Round(_) => Action::Combat(*card),
                Step::HandLimit(_) => Action::Discard(*card),
                Step::SwapOffer(_) | Step::SwapAnswer(_) => Action::Offer(*card),
                Step::Event { .. } => Action::PlayFree(*card),
                _ => Action::UseCard(*card),
            }]);
        }
        for figure in &self.figures {
            match (step, *figure, self.regions.last()) {
                (Step::Losses(_) | Step::Hits { .. } | Step::Trim(..) | Step::Garrison(_), figure, _) => {
                    give(&[Action::Lose(figure)]);
                }
                (Step::Recruit { .. }, figure, Some(region)) => give(&[Action::Recruit(figure, *region)]),
                (Step::Event { .. }, figure, Some(region)) => give(&[Action::Take(figure, *region)]),
                (Step::Fellowship { .. } | Step::PickGuide, Figure::Character(who), _) => give(&[Action::Guide(who)]),
                (
                    Step::MoveGroup { .. } | Step::AttackGroup { .. } | Step::MarchGroup { .. } | Step::Advance,
                    it,
                    _,
                ) => {
                    give(&[Action::Add(it)]);
                }
                (_, Figure::Character(who), None) => give(&[Action::Pick(who)]),
                (_, Figure::Character(who), Some(to)) => give(&[Action::Pick(who), Action::To(*to)]),
                _ => {}
            }
        }
        if let ([], [], [first, rest @ ..]) = (self.cards.as_slice(), self.figures.as_slice(), self.regions.as_slice())
        {
            let from = |then: &[Region]| {
                let to = then.last().map(|to| Action::To(*to));
                [Action::From(*first)].into_iter().chain(to).collect::<Vec<_>>()
            };
            let last = *rest.last().unwrap_or(first);
            match step {
                Step::MoveFrom { .. } | Step::AttackFrom { .. } | Step::MarchFrom { .. } | Step::Nazgul => {
                    give(&from(rest));
                }
                Step::Event { .. } => {
                    give(&[Action::To(last)]);
                    give(&from(rest));
                }
                Step::Walk { .. } => give(&[Action::Walk(last)]),
                Step::Round(_) => give(&[Action::Retreat(last)]),
                Step::Fellowship { .. } => give(&[Action::Declare(last)]),
                Step::Recruit { .. } => {
                    levies(game.acting_side(), last).for_each(|it| give(&[Action::Recruit(it, last)]));
                }
                _ => give(&[Action::To(last)]),
            }
        }
    }
}

/// What a character can do: leave the Fellowship, travel, enter play.
fn character(game: &Wotr, side: Side, who: Character, to: Option<Region>, give: &mut dyn FnMut(Deed, &[Action])) {
    let to = to.map(Action::To);
    let with = |first: &[Action]| first.iter().copied().chain(to).collect::<Vec<_>>();
    match (side, game.at[who.index()]) {
        _ if who.side() != side => {}
        (Side::FreePeoples, Whereabouts::FELLOWSHIP) => give(Deed::Separate, &with(&[Action::Pick(who), Action::Go])),
        (_, Whereabouts::ASIDE) => give(Deed::Bring(who), &with(&[])),
        (Side::FreePeoples, _) => give(Deed::MoveCompanions, &with(&[Action::Pick(who)])),
        (Side::Shadow, _) => give(Deed::MoveNazgul, &with(&[Action::Pick(who)])),
    }
}

/// What leads from one region to another.
fn between(game: &Wotr, side: Side, from: Region, to: Region, give: &mut dyn FnMut(Deed, &[Action])) {
    let way = [Action::From(from), Action::To(to)];
    let travellers = Character::of(game.characters_in(side, from)).map(|who| [Action::Pick(who), Action::To(to)]);
    let (flies, travel) = match side {
        Side::FreePeoples => (false, Deed::MoveCompanions),
        Side::Shadow => (game.leaders[from.index()][NAZGUL] > 0, Deed::MoveNazgul),
    };
    let army = game.armies[side.index()] & from.bit() != 0;
    if army || (!flies && game.characters_in(side, from) == 0) {
        let [first, second] = [Deed::MoveArmies, Deed::Attack];
        let attack = game.armies[side.enemy().index()] & to.bit() != 0;
        give(if attack { second } else { first }, &way);
        give(if attack { first } else { second }, &way);
    }
    if flies {
        give(Deed::MoveNazgul, &way);
    }
    travellers.for_each(|then| give(travel, &then));
}

/// What can be done in, out of or into a region.
fn at(game: &Wotr, side: Side, region: Region, give: &mut dyn FnMut(Deed, &[Action])) {
    let armies = game.armies[side.index()];
    let own = armies & region.bit() != 0;
    if own {
        give(Deed::MoveArmies, &[Action::From(region)]);
        give(Deed::Attack, &[Action::From(region)]);
    }
    let near = armies & map().near[region.index()];
    let into = if near == 0 && !own { armies & armies.wrapping_neg() } else { near };
    regions_of(into).for_each(|from| between(game, side, from, region, give));
    levies(side, region).for_each(|figure| give(Deed::Recruit, &[Action::Recruit(figure, region)]));
}

/// The figures that one may think of recruiting in a region.
fn levies(side: Side, region: Region) -> impl Iterator<Item = Figure> {
    let home = map().nation[region.index()].filter(|nation| nation.side() == side);
    let nation = home.or_else(|| Nation::of(side).next()).unwrap_or(Nation::Sauron);
    [0, 1, 2].map(|rank| Figure::of(nation, rank)).into_iter()
}

/// Everything that a die may be used for.
fn plain(game: &Wotr, seat: Seat, give: &mut dyn FnMut(Deed, &[Action])) {
    let side = Wotr::side_of(seat);
    let deeds: &[Deed] = match side {
        Side::FreePeoples => &[
            Deed::MoveArmies,
            Deed::Attack,
            Deed::Recruit,
            Deed::MoveFellowship,
            Deed::HideFellowship,
            Deed::Separate,
            Deed::MoveCompanions,
        ],
        Side::Shadow => {
            &[Deed::MoveArmies, Deed::Attack, Deed::Recruit, Deed::MoveNazgul, Deed::VoiceRegulars, Deed::VoiceElites]
        }
    };
    let aside = Character::of(game.all_characters()).filter(|who| who.side() == side);
    let aside = aside.filter(|who| game.at[who.index()] == Whereabouts::ASIDE).map(Deed::Bring);
    let advances = Nation::of(side).map(Deed::Advance);
    let cards = cards_of(game.hands[seat.index()]).map(Deed::Play);
    let draws = Deck::of(side).into_iter().map(Deed::Draw);
    let all = deeds.iter().copied().chain(advances).chain(aside).chain(cards).chain(draws);
    all.for_each(|deed| give(deed, &[]));
}
