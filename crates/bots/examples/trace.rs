//! Trace one match.
use parlour_bots::wotr::kinds;
use parlour_core::*;
use parlour_wotr::*;
struct Log;
impl Sink<Event> for Log {
    fn emit(&mut self, _: Audience, e: Event) {
        match e {
            Event::Turn { .. } | Event::Captured { .. } | Event::Attacked { .. } | Event::Acts { .. } | Event::Moved { .. } | Event::Recruited { .. }
            | Event::Rolled { .. } | Event::Allocated { .. } | Event::Corrupted { .. } | Event::Declared { .. } | Event::Ended { .. } | Event::SiegeBegan { .. } | Event::Skipped { .. } | Event::Passed{..}
            | Event::Revealed | Event::Retreated { .. } | Event::Ceased | Event::Entered { .. } | Event::CombatRolled { .. } | Event::Rerolled{..} | Event::RingUsed { .. } | Event::HuntCasualty { .. } | Event::Walked{..} | Event::Travelled{..}| Event::CombatShown{..} => {
                let s = format!("{e:?}");
                println!("{}", s.replace("units: ", "").replace("leaders: ", ""));
            }
            _ => {}
        }
    }
}
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let kind = |id: &str| kinds().into_iter().find(|kind| kind.id == id).expect("a bot of that name");
    let mut bots: Vec<_> = args[1].split(',').map(|id| (kind(id).make)()).collect();
    let seed: u64 = args[2].parse().unwrap();
    let mut rng = Rng::new(seed);
    let mut game = Wotr::start(&Setup { seats: bots.len() as u8, ..Setup::default() }).unwrap();
    loop {
        match game.status() {
            Status::Over(o) => { println!("{o:?}"); break }
            Status::Chance(r) => game.deal(&r.answer_with(|n| rng.below(n)), &mut Log),
            Status::Decide(s) => {
                let seat = s.iter().next().unwrap();
                if std::env::var("W").is_ok() && matches!(game.look().step(), Some(Step::Act(_))) {
                    let mut o = Vec::new(); game.legal_actions(seat, &mut o);
                    let mut m = parlour_bots::wotr::Mind::default(); let mut v = Vec::new();
                    m.weigh(&game, seat, &o, |i, w| v.push((w, i)));
                    v.sort_by(|a, b| b.0.total_cmp(&a.0));
                    if seat == Seat(1) && std::env::var("P").is_ok() { println!("PLAN {}", m.debug()); }
                    println!("    {:?} {}", seat, v.iter().take(6).map(|(w, i)| format!("{:?}={w:.2}", o[*i])).collect::<Vec<_>>().join(" "));
                }
                let a = bots[seat.index()].choose(&Perspective::new(&game, seat), &mut rng);
                game.apply(seat, &a, &mut Log);
            }
        }
    }
}
