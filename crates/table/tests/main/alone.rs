//! Bots among themselves, with nobody there.

use std::sync::LazyLock;
use std::time::Instant;

use parlour_core::{BotKind, Game, Key, Opening, Rng, Status, Visitor};
use parlour_lab::{DealerChoice, Settings};
use serde_json::json;

use crate::world::World;

fn bots(bot: &str) -> serde_json::Value {
    json!({"seats": [{"kind": "bot", "bot": bot}, {"kind": "bot", "bot": bot}]})
}

#[test]
fn they_play_to_the_end_in_few_pieces_and_the_log_holds() {
    for (game, bot) in [("wotr", "heuristic"), ("confrontation", "random"), ("leduc", "random")] {
        let mut world = World::new(game, &bots(bot), 1, 1);
        let writes = world.watch_bots();
        assert!(world.is_over(), "{game}");
        world.check();
        let entries = world.disk.entries.len();
        println!("{game}: {entries} entries in {writes} pieces");
        assert!(game != "wotr" || entries > 8 * writes, "{game}: {entries} entries in {writes} pieces");
    }
}

#[test]
fn whoever_comes_sees_each_decision() {
    let mut world = World::new("wotr", &bots("heuristic"), 1, 1);
    world.look_on();
    let writes = world.watch_bots();
    let acts = world.disk.stored().iter().filter(|it| matches!(it.deed, parlour_core::Deed::Act { .. })).count();
    let [all, views, beats] = world.letters.map(|letters| letters / acts);
    println!("{acts} decisions: an update of {all} letters, {views} of them view and words, {beats} beats");
    assert!(world.is_over() && writes >= acts, "{acts} decisions in {writes} pieces");
}

/// What a table costs beside the rules and the bots, as figures (`--release --no-capture`, more of it in
/// a soak); and all three play to the end.
#[test]
fn what_a_table_costs() {
    let matches = if std::env::var_os("PARLOUR_SOAK").is_some_and(|value| value == "1") { 20 } else { 2 };
    let bare = Costs::of(matches, |seed| parlour_registry::visit("wotr", Bare(seed)).expect("the game"));
    let alone = Costs::of(matches, alone);
    let table = Costs::of(matches, |seed| {
        let mut world = World::new("wotr", &bots("heuristic"), 1, seed);
        world.watch_bots();
        assert!(world.is_over());
        world.disk.entries.len()
    });
    for (name, costs) in [("bare", &bare), ("with its log", &alone), ("on a table", &table)] {
        println!(
            "a match {name}: {:.2} ms, {:.2} us an entry, {:.1} times the bare one",
            costs.seconds * 1e3 / matches as f64,
            costs.each(),
            costs.each() / bare.each()
        );
    }
}

/// What matches took.
struct Costs {
    seconds: f64,
    entries: usize,
}

impl Costs {
    fn of(matches: u64, play: impl Fn(u64) -> usize) -> Costs {
        let begun = worked();
        let entries = (0..matches).map(play).sum();
        Costs { seconds: worked() - begun, entries }
    }

    /// Microseconds for each entry: the matches are not the same.
    fn each(&self) -> f64 {
        self.seconds * 1e6 / self.entries as f64
    }
}

/// The processor time that this thread has used, in seconds; where nobody counts it, the time of day.
fn worked() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let counted = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = counted.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| START.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}

/// A match between planners as mass simulation plays it.
struct Bare(u64);

impl Visitor for Bare {
    type Output = usize;

    fn visit<G: Game>(self, bots: Vec<BotKind<G>>) -> usize {
        let planner = bots.into_iter().find(|kind| kind.id == "heuristic").expect("a bot");
        let settings = Settings {
            matches: 1,
            seed: self.0,
            threads: 1,
            setup: G::Setup::default(),
            bots: vec![planner, planner],
            swap_seats: false,
            dealer: DealerChoice::Keyed,
        };
        parlour_lab::play(&settings, 0).expect("a match").entries as usize
    }
}

/// The same by way of the match alone, with its log and without its types.
fn alone(seed: u64) -> usize {
    let game = parlour_registry::game("wotr").expect("the game");
    let mut played = game.start(Opening { key: Some(Key::from_seed(seed)), ..Opening::default() }).expect("a start");
    let mut bots = [game.bot("heuristic").expect("a bot"), game.bot("heuristic").expect("a bot")];
    let mut rng = Rng::new(seed);
    played.deal_keyed().expect("a deal");
    while let Status::Decide(seats) = played.status() {
        let seat = seats.iter().next().expect("somebody is asked");
        bots[seat.index()].act(played.as_mut(), seat, &mut rng).expect("the same game").expect("it is legal");
        played.deal_keyed().expect("a deal");
    }
    played.len()
}
