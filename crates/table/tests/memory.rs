//! What a table holds in memory, counted by the allocator. This is a test of its own: counting would
//! make others slower.

#[path = "main/world.rs"]
#[allow(dead_code, reason = "the other tests need more of it")]
mod world;

use parlour_core::{AnyMatch, Opening, Rng, Status};
use parlour_table::head::Stored;
use serde_json::json;

use crate::world::World;

/// How many entries a long match has.
const ENTRIES: usize = 3_000;

/// What a match that has just begun may hold when it is quiet, in bytes.
const FRESH: i64 = 24 << 10;

/// What a long match may hold beyond one that has just begun, in bytes.
const MOST: i64 = 110 << 10;

/// A table is quiet after so many milliseconds.
const QUIET: u64 = 60_000;

/// Two people at War of the Ring, who do what they may at random.
struct Pair {
    world: World,
    shadow: Box<dyn AnyMatch>,
    /// By seat: how many changes it could see.
    seen: [u32; 2],
    read: usize,
    rng: Rng,
}

impl Pair {
    fn new(seed: u64) -> Pair {
        let mut world = World::new("wotr", &json!({}), 1, seed);
        world.sit_down();
        let game = parlour_registry::game("wotr").expect("the game");
        let epoch = world.disk.head.keys[0].clone();
        let mut shadow =
            game.start(Opening { key: epoch.key, entropy: epoch.entropy, ..Opening::default() }).expect("a start");
        shadow.deal_keyed().expect("a deal");
        Pair { world, shadow, seen: [0; 2], read: 0, rng: Rng::new(seed) }
    }

    /// Plays on until there are so many entries; false if the match is over before.
    fn play(&mut self, entries: usize) -> bool {
        while self.world.disk.entries.len() < entries {
            for body in &self.world.disk.entries[self.read..] {
                let stored: Stored = serde_json::from_slice(body).expect("an entry reads back");
                (0..2).for_each(|seat| self.seen[seat] += u32::from(stored.seen >> seat & 1));
            }
            self.read = self.world.disk.entries.len();
            let Status::Decide(seats) = self.shadow.status() else { return false };
            let seat = seats.iter().next().expect("somebody is asked");
            let action = self.rng.pick(&self.shadow.legal_actions(seat)).expect("an action").clone();
            self.world.act(seat.0, self.seen[seat.index()], action.clone());
            self.shadow.act(seat, &action).expect("it is legal");
            self.shadow.deal_keyed().expect("a deal");
            self.shadow.fold();
            assert_eq!(self.world.disk.entries.len(), self.shadow.len(), "{seat}: {action} was taken");
        }
        true
    }

    /// How many bytes the table holds after so many quiet milliseconds.
    fn held(&mut self, quiet: u64) -> i64 {
        let table = self.world.take_table(quiet).expect("a table");
        -allocation_counter::measure(|| drop(table)).bytes_current
    }
}

/// Bots alone, who come to their end sooner.
fn bots() -> (usize, i64) {
    let seats = json!({"seats": [{"kind": "bot", "bot": "heuristic"}, {"kind": "bot", "bot": "heuristic"}]});
    let mut world = World::new("wotr", &seats, 1, 1);
    world.watch_bots();
    // It is over, and would soon be put away.
    let table = world.take_table(0).expect("a table");
    (world.disk.entries.len(), -allocation_counter::measure(|| drop(table)).bytes_current)
}

#[test]
fn a_long_match_holds_little_more_than_one_that_has_just_begun() {
    let [at_once, fresh] = [0, QUIET].map(|quiet| Pair::new(1).held(quiet));
    println!("at its start: {} KiB, when it is quiet {} KiB", at_once >> 10, fresh >> 10);
    let (entries, held) = bots();
    println!("{entries} entries by bots: {} KiB more than at its start", (held - at_once) >> 10);
    let long = (1..40).map(Pair::new).find_map(|mut pair| pair.play(ENTRIES).then_some(pair));
    let held = long.expect("some match is long").held(QUIET);
    println!("{ENTRIES} entries by people: {} KiB more, when it is quiet", (held - fresh) >> 10);
    assert!(fresh <= FRESH, "{fresh} bytes");
    assert!(held - fresh <= MOST, "{} bytes", held - fresh);
}
