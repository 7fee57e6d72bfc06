//! Events tell the story of a match: with nothing else at hand, a listener knows where every
//! figure stands, every score and every track.

use std::collections::BTreeMap;

use parlour_core::{Game, Header, Key, Match, Rng, Status, Viewer};
use parlour_wotr::data::{Role, deck_cards};
use parlour_wotr::{Cause, Character, Event, Figure, Ground, Group, Nation, Region, Setup, View, Wotr};

/// A random match, up to so many entries.
fn random_match(setup: Setup, seed: u64, longest: usize) -> Match<Wotr> {
    let mut played = Match::<Wotr>::new(Header::keyed(setup, Key::from_seed(seed))).unwrap();
    let mut rng = Rng::new(seed);
    let mut legal = Vec::new();
    while played.len() < longest {
        match played.status() {
            Status::Over(_) => break,
            Status::Chance(_) => played.deal_keyed().unwrap(),
            Status::Decide(seats) => {
                let seat = seats.iter().next().unwrap();
                legal.clear();
                played.state().legal_actions(seat, &mut legal);
                played.act(seat, *rng.pick(&legal).unwrap()).unwrap();
            }
        }
    }
    played
}

/// R13.10, R21.6: whoever hears of a roll can tell which dice hit, and why.
#[test]
fn r13_10_every_roll_tells_what_decides_it() {
    let (mut modified, mut extra, mut capped, mut boxed) = (0, 0, 0, 0);
    for seed in 0..60 {
        let played = random_match(Setup::default(), seed, 20_000);
        for event in played.entries().iter().flat_map(|entry| &entry.told).map(|told| &told.event) {
            let hit = |dice: &[u8], modifier: i8, target: u8| {
                let reaches = |die: &&u8| **die == 6 || (**die != 1 && **die as i8 + modifier >= target as i8);
                dice.iter().filter(reaches).count() as u8
            };
            match event {
                Event::CombatRolled {
                    cause, strength, target, ground, modifier, cards, event: by, dice, hits, ..
                } => {
                    assert_eq!(hit(dice, *modifier, *target), *hits, "seed {seed}: {event:?}");
                    let usual = if *ground == Ground::Open { 5 } else { 6 };
                    assert!(*target == usual || *ground == Ground::Card, "seed {seed}: {event:?}");
                    let usual = usize::from(*strength).min(5);
                    let changed = !cards.is_empty() || by.is_some();
                    assert!(*modifier == 0 && dice.len() == usual || changed, "seed {seed}: {event:?}");
                    modified += u32::from(*modifier != 0);
                    extra += u32::from(matches!(cause, Cause::Card(_)));
                    capped += u32::from(*strength > 5);
                }
                Event::Rerolled { leadership, failed, target, modifier, cards, dice, hits, .. } => {
                    assert_eq!(hit(dice, *modifier, *target), *hits, "seed {seed}: {event:?}");
                    let usual = usize::from(*leadership.min(failed)).min(5);
                    assert!(*modifier == 0 && dice.len() == usual || !cards.is_empty(), "seed {seed}: {event:?}");
                }
                Event::HuntRolled { bonus, boxed: by_dice, dice, successes, .. } => {
                    let found = dice.iter().filter(|die| **die != 1 && **die + bonus >= 6).count();
                    assert_eq!(found, usize::from(*successes), "seed {seed}: {event:?}");
                    boxed += u32::from(*by_dice > 0);
                }
                _ => {}
            }
        }
    }
    assert!(modified > 0 && extra > 0 && capped > 0 && boxed > 0, "{modified} {extra} {capped} {boxed}");
}

/// Somebody who only listens.
#[derive(Default)]
struct Listener {
    map: BTreeMap<Region, Group>,
    turns: Vec<u16>,
    corruption: u8,
    steps: BTreeMap<Nation, u8>,
    hunt_dice: u8,
}

impl Listener {
    fn new(view: &View) -> Self {
        Listener { map: figures(view), ..Listener::default() }
    }

    fn carry(&mut self, group: &Group, from: Region, to: Region) {
        self.map.entry(from).or_default().remove(group);
        self.map.entry(to).or_default().add(group);
    }

    fn put(&mut self, figure: Figure, region: Region) {
        self.map.entry(region).or_default().put(figure);
    }

    fn drop(&mut self, figure: Figure, region: Region) {
        let mut one = Group::EMPTY;
        one.put(figure);
        self.map.entry(region).or_default().remove(&one);
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::Turn { turn } => {
                self.turns.push(*turn);
                self.hunt_dice = 0;
            }
            Event::Moved { from, to, group, .. }
            | Event::Travelled { group, from, to }
            | Event::Retreated { from, to, group } => self.carry(group, *from, *to),
            Event::Separated { group, region } => self.map.entry(*region).or_default().add(group),
            Event::Recruited { figure, region } => self.put(*figure, *region),
            Event::Lost { figure, region, .. } => self.drop(*figure, *region),
            Event::Reduced { nation, region } => {
                self.drop(Figure::Elite(*nation), *region);
                self.put(Figure::Regular(*nation), *region);
            }
            Event::Promoted { nation, region } => {
                self.drop(Figure::Regular(*nation), *region);
                self.put(Figure::Elite(*nation), *region);
            }
            Event::Voice => {
                let orthanc = Region::named("orthanc");
                for _ in 0..2 {
                    self.drop(Figure::Regular(Nation::Isengard), orthanc);
                    self.put(Figure::Elite(Nation::Isengard), orthanc);
                }
            }
            Event::Entered { character, region } => {
                let before = match character {
                    Character::Aragorn => Some(Character::Strider),
                    Character::GandalfWhite => Some(Character::GandalfGrey),
                    _ => None,
                };
                if let Some(before) = before {
                    self.drop(Figure::Character(before), *region);
                }
                self.put(Figure::Character(*character), *region);
            }
            Event::Corrupted { corruption, .. } | Event::Healed { corruption, .. } => self.corruption = *corruption,
            Event::Advanced { nation, steps, .. } => {
                self.steps.insert(*nation, *steps);
            }
            Event::DieBoxed { count } => self.hunt_dice = *count,
            _ => {}
        }
    }
}

/// The figures of a position, region by region.
fn figures(view: &View) -> BTreeMap<Region, Group> {
    let mut map: BTreeMap<Region, Group> = BTreeMap::new();
    for (region, place) in &view.regions {
        let all = map.entry(*region).or_default();
        for group in [&place.normal, &place.besieged, &place.sieging, &place.rear_guard] {
            all.add(group);
        }
    }
    for (character, place) in &view.characters {
        if let Some(region) = place.region() {
            map.entry(region).or_default().put(Figure::Character(*character));
        }
    }
    map
}

fn without_empty(map: BTreeMap<Region, Group>) -> BTreeMap<Region, Group> {
    map.into_iter().filter(|(_, group)| !group.is_empty()).collect()
}

#[test]
fn a_listener_knows_the_fate_of_every_figure() {
    for (seed, seats) in [(1, 2), (2, 2), (3, 3), (4, 4), (5, 2), (6, 4)] {
        let setup = Setup { seats, ..Setup::default() };
        let played = random_match(setup, seed, 2_500);
        let mut listener = Listener::new(&Wotr::start(&setup).unwrap().view(Viewer::Table));
        for entry in played.entries() {
            entry.told.iter().for_each(|told| listener.hear(&told.event));
        }
        let view = played.state().view(Viewer::Table);
        assert_eq!(without_empty(listener.map), without_empty(figures(&view)), "seed {seed}");
        assert_eq!(listener.turns, (1..=view.turn).collect::<Vec<u16>>(), "every turn is told, the first too");
        assert_eq!(listener.corruption, view.fellowship.corruption);
        assert_eq!(listener.hunt_dice, view.dice[&parlour_wotr::Side::FreePeoples].hunt_box);
        for (nation, steps) in listener.steps {
            assert_eq!(steps == 0, view.nations[&nation].position == parlour_wotr::Position::AtWar, "{nation:?}");
        }
    }
}

#[test]
fn every_use_of_a_die_is_told_with_seat_and_die() {
    let played = random_match(Setup::default(), 9, 1_500);
    let mut uses = 0;
    for entry in played.entries() {
        if let parlour_core::Deed::Act { seat: by, action: parlour_wotr::Action::Use { die: spent, to } } = entry.deed {
            uses += 1;
            let told = entry.told.iter().map(|told| &told.event);
            let acts = |event: &&Event| matches!(event, Event::Acts { seat, die, deed } if (*seat, *die, *deed) == (by, spent, to));
            assert_eq!(told.filter(acts).count(), 1);
        }
    }
    assert!(uses > 50);
}

/// R24.14: whose card it is, derived from what it does: recruiting, moving, fighting with or
/// advancing one nation makes it that nation's player's; all else is for both.
#[test]
fn r24_14_cards_of_one_nation_belong_to_its_player() {
    let of = |role: Role| -> Vec<&str> {
        let own = deck_cards().iter().filter(|card| card.player == Some(role));
        own.map(|card| &card.id[..card.id.match_indices('_').nth(2).unwrap().0]).collect()
    };
    let numbered = |deck: &str, numbers: &[u8]| numbers.iter().map(|n| format!("{deck}_{n:02}")).collect::<Vec<_>>();
    let gondor = [numbered("fp_char", &[22, 23]), numbered("fp_strat", &[2, 6, 13, 14, 15, 18, 21, 24])].concat();
    let rohan = numbered("fp_strat", &[3, 4, 7, 9, 11, 16, 17, 19, 20, 22, 23]);
    let sauron = numbered("sh_strat", &[12, 14, 15, 18, 19, 20, 22, 24]);
    let saruman = numbered("sh_strat", &[2, 10, 11, 13, 16, 17, 21]);
    assert_eq!(of(Role::GondorElves), gondor);
    assert_eq!(of(Role::RohanNorthDwarves), rohan);
    assert_eq!(of(Role::Sauron), sauron);
    assert_eq!(of(Role::Saruman), saruman);
}
