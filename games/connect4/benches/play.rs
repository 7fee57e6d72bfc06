//! Random play on one thread beside the calibration loop: `cargo bench -p parlour-connect4`.

fn main() {
    print!("{}", parlour_lab::bench::<parlour_connect4::ConnectFour>(2.0).text());
}
