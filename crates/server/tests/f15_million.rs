//! F15: a long day. Actions without end, and memory that does not grow with them: some tens of
//! thousands here, a million with `PARLOUR_SOAK=1`.

use std::sync::atomic::Ordering;

use crate::house::eventually;
use crate::load::{Load, Process, memory, runtime, times};

/// After so many actions a server has all that it keeps at hand.
const WARM: u64 = 4_000;

/// What it may grow by from then on, in KiB: it goes up and down by some ten MiB with what is being
/// played, but of a million actions nothing may be left.
const GROWTH: u64 = 32 << 10;

#[test]
fn memory_stays_flat_however_many_actions_are_taken() {
    let folder = tempfile::tempdir().unwrap();
    let wanted = times(6_000, 1_000_000);
    runtime().block_on(async {
        let mut load = Load::new(folder.path(), None);
        let process = Process::start(folder.path(), None, None);
        let (mut taken, mut early) = (0, None);
        for round in 0.. {
            load.sit_down(process.address).await;
            let run = load.begin(process.address, round);
            eventually("all is played", || {
                let over = load.still_playing() == 0;
                async move { over }
            })
            .await;
            run.ends.store(true, Ordering::Relaxed);
            load.end().await;
            taken += run.acknowledged.load(Ordering::Relaxed);
            if early.is_none() && taken >= WARM {
                early = Some(memory(&process).0);
            }
            if taken >= wanted {
                break;
            }
        }
        let (early, late) = (early.expect("it was warm before all were taken"), memory(&process).0);
        println!("{taken} actions: {early} KiB when warm, {late} KiB at the end");
        assert!(late <= early + GROWTH, "{early} KiB when warm, {late} KiB at the end");
    });
}
