//! Random play on one thread beside the calibration loop: `cargo bench -p parlour-cardpeegee`.

fn main() {
    print!("{}", parlour_lab::bench::<parlour_cardpeegee::CardPeeGee>(2.0).text());
}
