//! Random play on one thread beside the calibration loop: `cargo bench -p parlour-kuhn`.

fn main() {
    print!("{}", parlour_lab::bench::<parlour_kuhn::Kuhn>(2.0).text());
}
