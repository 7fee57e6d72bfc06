//! Random play on one thread beside the calibration loop: `cargo bench -p parlour-tictactoe`.

fn main() {
    print!("{}", parlour_lab::bench::<parlour_tictactoe::TicTacToe>(2.0).text());
}
