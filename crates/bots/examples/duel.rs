//! Tuning run.
use std::sync::atomic::AtomicBool;
use parlour_bots::wotr::kinds;
use parlour_lab::{Settings, Spread, simulate};
use parlour_wotr::{Setup, Wotr};
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let kind = |id: &str| kinds().into_iter().find(|kind| kind.id == id).expect("a bot of that name");
    let matches: u64 = args[1].parse().unwrap();
    let bots: Vec<_> = args[2].split(',').map(kind).collect();
    let seed: u64 = args.get(3).map_or(1, |it| it.parse().unwrap());
    let swap = args.get(4).is_some_and(|it| it == "swap");
    let threads = std::env::var("T").map_or(1, |it| it.parse().unwrap());
    let setup = Setup { seats: bots.len() as u8, ..Setup::default() };
    let settings: Settings<Wotr> = Settings { matches, seed, threads, setup, bots, swap_seats: swap };
    let start = std::time::Instant::now();
    let report = simulate(&settings, &|_| (), &AtomicBool::new(false)).expect("runs");
    let took = start.elapsed().as_secs_f64();
    println!("{matches} matches {took:.2}s {:.0}/s", matches as f64 / took);
    for bot in &report.bots { println!("bot {} {}: {:.1}%", bot.bot, bot.id, 100.0 * bot.wins.share); }
    for seat in &report.seats { println!("seat {}: {:.1}%", seat.seat, 100.0 * seat.wins.share); }
    for p in &report.placings { println!("bot {} at {}: {:.1}% of {}", p.bot, p.seat, 100.0*p.wins.share, p.matches); }
    for ending in &report.endings { println!("  {} {:.1}%", ending.kind, 100.0 * ending.share.share); }
    println!("decisions {:?}", report.decisions.map(|d| (d.mean, d.median)));
    for m in &report.measures {
        match &m.spread {
            Spread::Number(s) => println!("  {:28} mean {:.2} q {} {} {}", m.name, s.mean, s.q1, s.median, s.q3),
            Spread::Flag(s) => println!("  {:28} {:.1}%", m.name, 100.0 * s.share),
            _ => {}
        }
    }
}
