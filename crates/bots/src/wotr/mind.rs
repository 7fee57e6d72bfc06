//! The planner: scores what may be done with a die, and answers every smaller question so that
//! the plan is carried out. It looks at nothing but the seat's own hand and what lies open.

use std::cmp::Ordering;

use parlour_core::{Rng, Seat};
use parlour_wotr::places::ORTHANC;
use parlour_wotr::{Action, Card, Character, Deck, Deed, Face, Group, Look, Nation, Region, Side, Stage, Step, Wotr};

use super::armies::{
    Best, Way, attack_worth, best_attack, best_move, best_recruit, each_attack, each_move, move_worth, recruit_worth,
};
use super::facts::FACTS;
use super::field::{Army, Field, Leaving};
use super::mends::Mends;
use super::ring::best_by;
use super::{answers, cards, facts, fight, judge, parties, ring};

/// The planner of either side. What it keeps from one decision to the next is scratch space, and
/// what follows from the map as long as the map does not change.
#[derive(Clone, Debug, Default)]
pub struct Mind {
    mends: Mends,
    field: Field,
    /// The worth of the armies' deeds, by seat.
    marshals: [Marshal; 4],
}

/// The best of what a seat's armies may do, each worked out once for a map.
#[derive(Clone, Copy, Debug, Default)]
struct Marshal {
    moves: Option<Best>,
    attacks: Option<Best>,
    recruit: Option<f32>,
}

/// What the deeds of a seat are worth, each worked out once for a decision.
#[derive(Default)]
struct Menu {
    marshal: Marshal,
    fellowship: Option<f32>,
    separate: Option<f32>,
    companions: Option<f32>,
    nazgul: Option<f32>,
}

impl Mind {
    /// A planner with these faults mended.
    pub fn with(mends: Mends) -> Self {
        Mind { mends, ..Mind::default() }
    }

    /// The choice of a seat: an index into `options`, of which there is at least one.
    pub fn choose(&mut self, game: &Wotr, seat: Seat, options: &[Action], _: &mut Rng) -> usize {
        if options.len() == 1 {
            return 0;
        }
        let look = game.look();
        let side = Look::side_of(seat);
        let Some(step) = look.step() else { return 0 };
        match step {
            Step::Act(_) => {
                let mut best = (0, f32::MIN);
                self.weigh(game, seat, options, |index, worth| {
                    if worth > best.1 {
                        best = (index, worth);
                    }
                });
                best.0
            }
            Step::PickDeck(_) => best_by(options, |action| match action {
                Action::Draw(deck) => cards::deck_worth(look, matches!(deck, Deck::FpCharacter | Deck::ShCharacter)),
                _ => -1.0,
            }),
            Step::HandLimit(_) => cards::discard(look, options),
            Step::SwapOffer(_) | Step::SwapAnswer(_) => {
                best_by(options, |action| f32::from(u8::from(*action == Action::Decline)))
            }
            Step::Fellowship { .. } => ring::fellowship_phase(look, options),
            Step::Allocate => ring::allocation(look, self.mends, options),
            Step::Damage => ring::take_damage(look, self.mends, options),
            Step::Walk { left } => ring::walk(look, left, options),
            Step::PickGuide => ring::pick_guide(look, options),
            Step::GuideDraw(_) | Step::Sorcerer(_) => {
                best_by(options, |action| f32::from(u8::from(*action != Action::Decline)))
            }
            Step::WhiteRider => fight::white_rider(look, options),
            Step::Mix(..) | Step::MixAnswer(..) => {
                best_by(options, |action| f32::from(u8::from(*action == Action::Accept)))
            }
            Step::Losses(side) => fight::losses(look, side, options),
            Step::Hits { region, .. } => answers::hits(look, side, region, options),
            Step::Interrupt(window) => answers::interrupt(look, side, window, options),
            Step::Tactic(..) => answers::tactic(look, side, options),
            Step::Garrison(at) | Step::Trim(at, ..) => fight::trim(look, at, options),
            Step::AttackGroup { .. } | Step::MarchGroup { .. } => fight::muster_attack(options),
            Step::Round(Stage::Shelter) => fight::shelter(look, side, options),
            Step::Round(Stage::Cease) => fight::cease(look, side, options),
            Step::Round(Stage::Retreat) => fight::retreat(look, side, options),
            Step::Round(Stage::AttackerCard | Stage::DefenderCard) => cards::combat(look, seat, options),
            _ => {
                self.see(look);
                self.carry_out(look, seat, step, options)
            }
        }
    }

    /// What the position is worth to the Free Peoples, from 0 to 1, by the first judge.
    pub fn first_value(&mut self, game: &Wotr) -> f32 {
        let look = game.look();
        self.see(look);
        super::value::value(look, &self.field)
    }

    /// What the position is worth to the Free Peoples, from 0 to 1, by the learned judge.
    pub fn value(&mut self, game: &Wotr) -> f32 {
        let mut facts = [0.0; FACTS];
        self.facts(game, &mut facts);
        judge::judged(&facts)
    }

    /// The position as numbers for a judge: what lies open, and nothing of anybody's hand.
    pub fn facts(&mut self, game: &Wotr, to: &mut [f32; FACTS]) {
        let look = game.look();
        self.see(look);
        facts::write(look, &self.field, to);
    }

    /// Reads the map; what was worked out for another is forgotten.
    fn see(&mut self, look: Look<'_>) {
        if self.field.see(look) {
            self.marshals = [Marshal::default(); 4];
        }
    }

    /// What each option of a seat that is to act is worth to it, in Victory points.
    pub fn weigh(&mut self, game: &Wotr, seat: Seat, options: &[Action], mut give: impl FnMut(usize, f32)) {
        let look = game.look();
        self.see(look);
        let mut menu = Menu { marshal: self.marshals[seat.index()], ..Menu::default() };
        for (index, action) in options.iter().enumerate() {
            give(index, self.act_worth(look, seat, *action, &mut menu));
        }
        self.marshals[seat.index()] = menu.marshal;
    }

    /// The ways of armies that an action with a die may begin, each with its worth, but for the best:
    /// that one the planner finds by itself.
    pub(super) fn ways(&mut self, game: &Wotr, seat: Seat, action: Action, mut give: impl FnMut(f32, [Region; 2])) {
        let Action::Use { die, to: deed @ (Deed::MoveArmies | Deed::Attack) } = action else { return };
        let look = game.look();
        self.see(look);
        let (led, field) = (die == Face::Character, &self.field);
        let factor = if deed == Deed::MoveArmies && !led { 1.5 } else { 1.0 };
        let best = match deed {
            Deed::MoveArmies => best_move(look, field, seat, None),
            _ => best_attack(look, field, seat, None),
        };
        let give = |army: &Army, way: Way| {
            if (!led || army.force.lead > 0.0) && best.of(led) != Some(way) {
                give(factor * way.worth - scarce(die), [way.from, way.to]);
            }
        };
        match deed {
            Deed::MoveArmies => each_move(look, field, seat, None, give),
            _ => each_attack(look, field, seat, None, give),
        }
    }

    /// The smaller questions of a plan that need the whole field.
    fn carry_out(&mut self, look: Look<'_>, seat: Seat, step: Step, options: &[Action]) -> usize {
        let side = Look::side_of(seat);
        let field = &self.field;
        match step {
            Step::MoveFrom { led, .. } => {
                // What was best when the die was chosen still is, unless something has moved since.
                let planned = self.marshals[seat.index()].moves.and_then(|best| best.of(led));
                let planned = planned.filter(|way| way.worth > STAYING);
                set_out(planned, options, |from| best_move(look, field, seat, Some(from)).of(led))
            }
            Step::MoveTo { from, .. } => {
                let army = field.army(side, from);
                let leaving = Leaving::new(look, field, seat, from);
                best_by(options, |action| match (action, army) {
                    (Action::To(to), Some(army)) => move_worth(look, field, side, army, &leaving, *to).max(-50.0),
                    _ => -100.0,
                })
            }
            Step::MoveGroup { from, to, .. } => {
                let wanted = Leaving::new(look, field, seat, from).to(look, side, to).unwrap_or(Group::EMPTY);
                fight::form(look, &wanted, options)
            }
            Step::AttackFrom { led, .. } => {
                let planned = self.marshals[seat.index()].attacks.and_then(|best| best.of(led));
                let planned = planned.filter(|way| way.worth > -5.0);
                set_out(planned, options, |from| best_attack(look, field, seat, Some(from)).of(led))
            }
            Step::AttackTo { from, .. } => {
                let army = field.army(side, from);
                best_by(options, |action| match (action, army) {
                    (Action::To(to), Some(army)) => attack_worth(look, field, side, army, *to),
                    _ => -100.0,
                })
            }
            Step::Recruit { .. } => best_by(options, |action| match action {
                Action::Recruit(figure, at) => {
                    let worth = recruit_worth(look, field, side, *figure, *at);
                    // A single Elite stands against two figures.
                    if matches!(figure, parlour_wotr::Figure::Elite(_)) { worth * 0.62 } else { worth }
                }
                _ => -0.1,
            }),
            Step::MarchFrom { .. } => set_out(None, options, |from| best_move(look, field, seat, Some(from)).of(false)),
            Step::MarchOn { at, .. } => answers::march_on(look, field, self.mends, side, at, options),
            Step::Event { .. } | Step::Levy(..) => answers::event(look, field, seat, options),
            Step::Enter(who) => parties::enter(field, who, options),
            Step::Separate(_) => {
                let who = parties::separation(look, field, self.mends).map_or(0, |party| party.who);
                best_by(options, |action| match action {
                    Action::Pick(character) if who & character.bit() != 0 => 2.0,
                    Action::Go => 1.0,
                    _ => 0.0,
                })
            }
            Step::Companions(_) => {
                let may = options
                    .iter()
                    .filter_map(|action| if let Action::Pick(who) = action { Some(who.bit()) } else { None })
                    .fold(0, |set, bit| set | bit);
                let who = parties::journey(look, field, may).map_or(0, |party| party.who);
                best_by(options, |action| match action {
                    Action::Pick(character) if who & character.bit() != 0 => 2.0,
                    Action::Done => 1.0,
                    _ => 0.0,
                })
            }
            Step::SeparateTo { .. } | Step::CompanionsTo { .. } => self.settle(look, look.group().characters, options),
            Step::Nazgul => parties::pick_nazgul(look, field, options),
            Step::NazgulTo { .. } => parties::fly(look, field, options),
            Step::MinionTo(_) => parties::lead(field, options),
            Step::Advance => fight::advance(look, field, self.mends, seat, options),
            _ => 0,
        }
    }

    /// Where Companions under way go.
    fn settle(&self, look: Look<'_>, party: u16, options: &[Action]) -> usize {
        let goal = parties::goal(look, &self.field, party);
        parties::towards(goal, options)
    }

    /// What an action with the dice is worth, in Victory points.
    fn act_worth(&self, look: Look<'_>, seat: Seat, action: Action, menu: &mut Menu) -> f32 {
        match action {
            Action::Use { die, to } => self.deed_worth(look, seat, die, to, menu) - scarce(die),
            Action::Pass => 0.1,
            Action::Skip(die) => -0.05 - scarce(die),
            Action::Ring { die, to } => self.ring_worth(look, seat, die, to, menu),
            _ => -10.0,
        }
    }

    fn deed_worth(&self, look: Look<'_>, seat: Seat, die: Face, deed: Deed, menu: &mut Menu) -> f32 {
        let side = Look::side_of(seat);
        let field = &self.field;
        let led = die == Face::Character;
        match deed {
            Deed::MoveFellowship => *menu.fellowship.get_or_insert_with(|| ring::move_worth(look, self.mends)),
            Deed::HideFellowship => ring::hide_worth(look),
            Deed::Separate => {
                let best = || parties::separation(look, field, self.mends).map_or(-1.0, |party| party.worth);
                *menu.separate.get_or_insert_with(best)
            }
            Deed::MoveCompanions => *menu.companions.get_or_insert_with(|| {
                parties::journey(look, field, parties::companions(look)).map_or(-1.0, |party| party.worth)
            }),
            Deed::MoveNazgul => *menu.nazgul.get_or_insert_with(|| {
                let worth = parties::nazgul_worth(look, field);
                if worth <= 0.0 && self.mends.has(Mends::IDLE) { -1.0 } else { worth }
            }),
            Deed::MoveArmies => {
                let best = menu.marshal.moves.get_or_insert_with(|| best_move(look, field, seat, None)).of(led);
                // Without a leader there are two moves; the second is mostly worth somewhat less.
                best.map_or(-1.0, |way| if led { way.worth } else { 1.5 * way.worth })
            }
            Deed::Attack => {
                let best = menu.marshal.attacks.get_or_insert_with(|| best_attack(look, field, seat, None)).of(led);
                best.map_or(-1.0, |way| way.worth)
            }
            Deed::Draw(deck) => {
                let character = matches!(deck, Deck::FpCharacter | Deck::ShCharacter);
                cards::draw_worth(look, seat) + cards::deck_worth(look, character)
            }
            Deed::Play(card) => cards::event_worth(look, card),
            // A card that nobody has named, in companion mode: people play those.
            Deed::PlaySecret(_) => -1.0,
            Deed::Remove(PALANTIR) if die != Face::Will && self.mends.has(Mends::RING) => -0.3,
            Deed::Remove(_) => 0.35,
            Deed::Advance(nation) => self.politics(look, nation),
            Deed::Recruit => *menu.marshal.recruit.get_or_insert_with(|| best_recruit(look, field, seat)),
            Deed::Bring(who) => bring_worth(look, who),
            Deed::VoiceRegulars => {
                let isengard = parlour_wotr::Figure::Regular(Nation::Isengard);
                0.08 + 1.4 * recruit_worth(look, field, side, isengard, ORTHANC).max(0.0)
            }
            Deed::VoiceElites => {
                let isengard = parlour_wotr::Figure::Regular(Nation::Isengard);
                0.1 + 1.2 * recruit_worth(look, field, side, isengard, ORTHANC).max(0.0)
            }
        }
    }

    /// What a step of a nation towards war is worth.
    fn politics(&self, look: Look<'_>, nation: Nation) -> f32 {
        let steps = f32::from(look.to_war(nation));
        match nation {
            Nation::Isengard => 1.6,
            Nation::Sauron => 1.3,
            Nation::Southrons => 0.75 / steps.max(1.0) + 0.1,
            _ => {
                let danger = parties::nation_danger(&self.field, nation);
                let ready = if look.is_active(nation) { 1.0 } else { 0.6 };
                (0.06 + 0.45 * danger * ready) / steps.max(1.0).sqrt()
            }
        }
    }

    /// An Elven Ring turns a die that is of little use into one that is needed.
    fn ring_worth(&self, look: Look<'_>, seat: Seat, die: Face, to: Face, menu: &mut Menu) -> f32 {
        let side = Look::side_of(seat);
        let has = |face: Face| look.dice(side)[face.index()] > 0;
        let dull = matches!(die, Face::Muster | Face::Event | Face::Army | Face::MusterArmy | Face::Character);
        if !dull || has(to) {
            return -5.0;
        }
        let spare = match die {
            Face::Event => 0.0,
            Face::Muster | Face::Army => 0.1,
            _ => 0.2,
        };
        let (gain, price) = match (side, to) {
            (Side::FreePeoples, Face::Character) if !has(Face::Will) => {
                let gain = if look.hidden() { ring::move_worth(look, self.mends) } else { ring::hide_worth(look) };
                (gain, 0.62)
            }
            (Side::Shadow, Face::Muster) if !has(Face::MusterArmy) => {
                let minions = [Character::Saruman, Character::WitchKing, Character::MouthOfSauron];
                let come = minions.into_iter().filter(|who| look.is_aside(*who) && look.entries(*who) != 0);
                (come.map(|who| bring_worth(look, who)).fold(0.0, f32::max), 0.5)
            }
            (Side::Shadow, Face::Army) if !has(Face::MusterArmy) => {
                let gain = self.deed_worth(look, seat, Face::Army, Deed::Attack, menu);
                (gain, 0.7)
            }
            (Side::Shadow, Face::Eye) if look.mordor().is_some() => (0.25, 0.1),
            _ => return -5.0,
        };
        gain - price - spare
    }
}

/// The Palantír of Orthanc, which costs an Elven Ring to be rid of unless a Will of the West does it.
const PALANTIR: Card = Card(68);

/// What it is worth to leave an army where it is.
pub(super) const STAYING: f32 = 0.02;

/// Where to set out from: as planned, or else where most is to be gained; of equals, the region
/// that comes first on the map, as in a plan.
fn set_out(planned: Option<Way>, options: &[Action], best: impl Fn(Region) -> Option<Way>) -> usize {
    let planned = planned.and_then(|way| options.iter().position(|action| *action == Action::From(way.from)));
    planned.unwrap_or_else(|| {
        let key = |action: &Action| match action {
            Action::From(from) => (best(*from).map_or(-5.0, |way| way.worth), from.0),
            Action::Done => (STAYING, 0),
            _ => (-10.0, 0),
        };
        let keys = options.iter().map(key).enumerate();
        let better = |(_, a): &(usize, (f32, u8)), (_, b): &(usize, (f32, u8))| {
            a.0.partial_cmp(&b.0).unwrap_or(Ordering::Equal).then(b.1.cmp(&a.1))
        };
        keys.max_by(better).map_or(0, |(index, _)| index)
    })
}

/// What a new character is worth: a die in every turn to come.
fn bring_worth(look: Look<'_>, who: Character) -> f32 {
    let early = 0.08 * f32::from(10u16.saturating_sub(look.turn()).min(8) as u8);
    match who {
        Character::Saruman => 1.6 + early,
        Character::WitchKing => {
            let active = Nation::of(Side::FreePeoples).filter(|nation| look.is_active(*nation)).count();
            if active >= 3 { 1.5 + early } else { 0.9 + early }
        }
        Character::MouthOfSauron => 1.2 + early,
        _ => 1.8 + early,
    }
}

/// What a flexible die is worth for being flexible.
const fn scarce(die: Face) -> f32 {
    match die {
        Face::Will => 0.2,
        Face::MusterArmy => 0.05,
        Face::Character => 0.02,
        _ => 0.0,
    }
}
