//! Writes the golden records of `records/` anew: `cargo run --release -p parlour-wotr --example golden`.
//!
//! Each record is the shortest of many guided random matches that tell what it is wanted for. The
//! guide only weighs the legal actions, so that the same command always finds matches of the
//! rules as they are, and finds the same ones as long as the rules stay the same.

#[path = "../tests/main/story.rs"]
mod story;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use parlour_core::{Game, Header, Key, Match, Record, Rng, Seat, SeatSet, Status, Viewer};
use parlour_wotr::data::map;
use parlour_wotr::{Action, Deed, Mode, Region, Setup, Side, Start, View, Wotr};

/// How many seeds are tried at least for each record, and at most until one tells what is wanted.
const SEEDS: u64 = 60;
const MOST_SEEDS: u64 = 900;
/// Matches that get longer than this are given up.
const LONGEST: usize = 4_000;

/// What the players strive for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aim {
    /// The Ring-bearers go to Mount Doom, and nobody hinders them much.
    Ring,
    /// The Fellowship runs, and the Hunt is hard on it.
    Hunt,
    /// The Shadow marches.
    Shadow,
    /// The Free Peoples march.
    Free,
    /// Both march, shut themselves in, sally out and come to help.
    Sieges,
    /// A bit of everything.
    All,
}

/// A record that is wanted: its name, how it is played, and what it must tell.
struct Wanted {
    name: &'static str,
    setup: Setup,
    aim: Aim,
    tells: &'static [&'static str],
}

fn wanted() -> Vec<Wanted> {
    let seats = |seats| Setup { seats, ..Setup::default() };
    let start = |start| Setup { start, ..Setup::default() };
    let mode = |mode| Setup { mode, ..Setup::default() };
    let of = |name, setup, aim, tells| Wanted { name, setup, aim, tells };
    vec![
        of("ring", seats(2), Aim::Ring, &["win by the ring", "mordor entered", "gollum"][..]),
        of("ring_revealed", seats(2), Aim::Ring, &["win by the ring", "stronghold tile", "fellowship hidden"]),
        of("corruption", seats(2), Aim::Hunt, &["win by corruption", "hunt casualty", "fellowship revealed"]),
        of("corruption_in_mordor", seats(2), Aim::Hunt, &["win by corruption", "mordor step"]),
        of("shadow_by_arms", seats(2), Aim::Shadow, &["win of the shadow by arms", "siege battle", "siege extended"]),
        of("free_peoples_by_arms", seats(2), Aim::Free, &["win of the free peoples by arms", "retreat"]),
        of("sortie_and_relief", seats(2), Aim::Sieges, &["sortie", "relief", "siege ended", "garrison withdrew"]),
        of("three_seats", seats(3), Aim::All, &["cards swapped", "minion"]),
        of("four_seats", seats(4), Aim::Sieges, &["cards swapped", "armies mixed"]),
        of("breaking_of_the_fellowship", start(Start::BreakingOfTheFellowship), Aim::Ring, &["win by the ring"]),
        of("treebeard", start(Start::Treebeard), Aim::Sieges, &["siege battle", "relief"]),
        of("companion", mode(Mode::Companion), Aim::Ring, &["combat cards", "event played"]),
        of("unrestricted", mode(Mode::Unrestricted), Aim::All, &["edited", "undone", "redone"]),
        of(
            "everything",
            seats(2),
            Aim::All,
            &["ring used by the shadow", "army trimmed", "companions moved", "passed", "skipped"],
        ),
    ]
}

/// How far each region is from the nearest of some.
fn distances(goals: u128) -> Vec<u32> {
    let mut distance = vec![99; map().near.len()];
    let (mut edge, mut seen, mut steps) = (goals, goals, 0);
    while edge != 0 {
        let mut next = 0;
        for region in parlour_wotr::ids::regions_of(edge) {
            distance[region.index()] = steps;
            next |= map().near[region.index()];
        }
        edge = next & !seen;
        seen |= next;
        steps += 1;
    }
    distance
}

/// The table as a guide sees it.
struct Guide {
    aim: Aim,
    gates: Vec<u32>,
    /// Distance to the nearest Settlement with Victory points, by the side that wants it.
    prizes: [Vec<u32>; 2],
}

impl Guide {
    fn new(aim: Aim) -> Self {
        let points = |side: usize| {
            let held = map().home[side];
            parlour_wotr::ids::regions_of(held).filter(|it| map().vp[it.index()] > 0).fold(0, |set, it| set | it.bit())
        };
        let gates = Region::named("morannon").bit() | Region::named("minas_morgul").bit();
        Guide { aim, gates: distances(gates), prizes: [distances(points(1)), distances(points(0))] }
    }

    /// How much a seat likes an action.
    fn weight(&self, view: &View, side: Side, action: Action) -> u32 {
        let marches = match self.aim {
            Aim::Sieges | Aim::All => true,
            Aim::Shadow => side == Side::Shadow,
            Aim::Free => side == Side::FreePeoples,
            Aim::Ring | Aim::Hunt => false,
        };
        let runs = matches!(self.aim, Aim::Ring | Aim::Hunt);
        match action {
            Action::Use { to, .. } => Guide::deed(to, marches, runs),
            Action::EnterMordor => 500,
            Action::Declare(to) | Action::Walk(to) if runs => closer(self.gates[to.index()], 40),
            Action::Halt if runs => closer(self.gates[view.fellowship.region.index()], 40),
            Action::Allocate(count) if self.aim == Aim::Hunt => 1 + u32::from(count) * 20,
            Action::Allocate(count) => 20 / (1 + u32::from(count)),
            Action::To(to) if marches => closer(self.prizes[side.index()][to.index()], 60),
            Action::All => 60,
            Action::Press if marches => 12,
            Action::Shelter | Action::Extend(_) => 12,
            Action::Skip(_) if marches || (runs && side == Side::FreePeoples) => 1,
            Action::Skip(_) => 40,
            Action::TakeGuide | Action::TakeRandom | Action::GollumReveals | Action::Offer(_) | Action::Accept => 6,
            Action::Declare(_) | Action::Ring { .. } | Action::Open(_) => 1,
            _ => 8,
        }
    }

    fn deed(deed: Deed, marches: bool, runs: bool) -> u32 {
        match deed {
            Deed::MoveFellowship if runs => 400,
            Deed::HideFellowship if runs => 300,
            Deed::MoveFellowship => 1,
            Deed::Attack if marches => 300,
            Deed::MoveArmies | Deed::Advance(_) if marches => 60,
            Deed::Recruit if marches => 20,
            Deed::Bring(_) => 60,
            Deed::Separate => 2,
            _ => 8,
        }
    }
}

/// Likes the nearer, and much more so.
const fn closer(distance: u32, most: u32) -> u32 {
    let shared = 1 + distance * distance;
    1 + most * 10 / shared
}

/// Plays one guided match; none if it gets too long.
fn play(wanted: &Wanted, guide: &Guide, seed: u64) -> Option<Match<Wotr>> {
    let key = Key::of_series(seed, 0);
    let given = wanted.setup.mode == Mode::Companion;
    let header = if given { Header::given(wanted.setup) } else { Header::keyed(wanted.setup, key) };
    let mut played = Match::<Wotr>::new(header).expect("the setup is playable");
    let mut rng = Rng::fork(seed, 1);
    let mut legal = Vec::new();
    while played.len() < LONGEST {
        match played.status() {
            Status::Over(_) => return Some(played),
            Status::Chance(request) if given => {
                played.deal(request.answer_with(|n| rng.below(n))).expect("an answer that fits");
            }
            Status::Chance(_) => played.deal_keyed().expect("a keyed match"),
            Status::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                legal.clear();
                played.state().legal_actions(seat, &mut legal);
                let action = choose(guide, played.state(), seat, &legal, &mut rng);
                played.act(seat, action).expect("a legal action");
                if rng.below(400) == 0 {
                    go_back(&mut played, seat);
                }
            }
        }
    }
    None
}

fn choose(guide: &Guide, state: &Wotr, seat: Seat, legal: &[Action], rng: &mut Rng) -> Action {
    if let [only] = legal {
        return *only;
    }
    let view = state.view(Viewer::Table);
    let side = if seat.0 == 0 || seat.0 == 3 { Side::FreePeoples } else { Side::Shadow };
    let weights: Vec<u32> = legal.iter().map(|action| guide.weight(&view, side, *action)).collect();
    let mut at = rng.below(weights.iter().sum());
    for (action, weight) in legal.iter().zip(&weights) {
        if at < *weight {
            return *action;
        }
        at -= weight;
    }
    legal[0]
}

/// Takes the action back and makes it good again, if that harms nobody.
fn go_back(played: &mut Match<Wotr>, seat: Seat) {
    if played.undo_plan(seat).is_ok_and(|plan| plan.asks == SeatSet::EMPTY) {
        played.undo(seat, SeatSet::EMPTY).expect("it is free");
        played.redo(seat).expect("what was undone");
    }
}

/// The shortest match that tells what is wanted; `number` gives each record seeds of its own, so
/// that no two are the same match.
fn search(wanted: &Wanted, number: u64) -> Option<(u64, Match<Wotr>)> {
    let guide = Guide::new(wanted.aim);
    let mut best: Option<(u64, Match<Wotr>)> = None;
    for tried in 1..=MOST_SEEDS {
        if tried > SEEDS && best.is_some() {
            break;
        }
        let seed = 1_000 * number + tried;
        let Some(played) = play(wanted, &guide, seed) else { continue };
        let told = story::told(&played);
        let shorter = best.as_ref().is_none_or(|(_, best)| played.len() < best.len());
        if shorter && wanted.tells.iter().all(|it| told.contains(it)) {
            best = Some((seed, played));
        }
    }
    best
}

fn main() {
    let mut all: BTreeSet<&str> = BTreeSet::new();
    let mut found = Vec::new();
    for (number, wanted) in wanted().into_iter().enumerate() {
        let best = search(&wanted, number as u64);
        let (seed, played) = best.unwrap_or_else(|| panic!("{}: none of {MOST_SEEDS} seeds tells it", wanted.name));
        println!("{}: seed {seed}, {} entries", wanted.name, played.len());
        all.extend(story::told(&played));
        found.push((wanted.name, Record::of(&played).to_json()));
    }
    let missing: Vec<_> = story::WANTED.iter().filter(|it| !all.contains(**it)).collect();
    assert!(missing.is_empty(), "no record tells of {missing:?}");
    // Only a whole new set replaces the old one.
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("records");
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).expect("a folder for the records");
    for (name, record) in found {
        fs::write(folder.join(format!("{name}.json")), record).expect("the record can be written");
    }
}
