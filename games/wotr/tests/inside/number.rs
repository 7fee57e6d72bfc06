//! The numbers of rules as a type.

use super::*;

#[test]
fn the_numbers_are_those_of_the_book() {
    let numbers: Vec<&str> = (0..COUNT as u16).map(|at| Number(at).text()).collect();
    let book: Vec<&str> = parlour_core::rules(BOOK).iter().map(|rule| rule.id).collect();
    assert_eq!(numbers, book);
    assert_eq!(r!("R1.1").text(), "R1.1");
}
