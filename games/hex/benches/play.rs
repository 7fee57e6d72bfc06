//! Random play on one thread beside the calibration loop: `cargo bench -p parlour-hex`.

fn main() {
    print!("{}", parlour_lab::bench::<parlour_hex::Hex>(2.0).text());
}
