//! The engine's answers on this machine, to compare those of a browser with: a request a line in, an
//! answer a line out.

use std::io::{BufRead, Write};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

fn main() -> std::io::Result<()> {
    let mut engine = parlour_wasm::Engine::new(now, |bytes| bytes.fill(7));
    let mut out = std::io::stdout().lock();
    for request in std::io::stdin().lock().lines() {
        writeln!(out, "{}", engine.answer(&request?))?;
        out.flush()?;
    }
    Ok(())
}

fn now() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}
