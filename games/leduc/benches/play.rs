//! Random play on one thread beside the calibration loop: `cargo bench -p parlour-leduc`.

fn main() {
    print!("{}", parlour_lab::bench::<parlour_leduc::Leduc>(2.0).text());
}
