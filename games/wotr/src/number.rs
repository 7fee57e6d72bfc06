//! The numbers of `rules.md` as a type: one that the book does not have does not compile.

use parlour_core::RuleId;

/// The text of `rules.md`.
pub(crate) const BOOK: &str = include_str!("../rules.md");

/// The number of a rule, as its place in the order of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Number(u16);

/// A rule by its number.
macro_rules! r {
    ($number:literal) => {
        const { $crate::number::Number::of($number) }
    };
}

impl Number {
    /// Looks a number up, when the program is compiled.
    pub(crate) const fn of(number: &str) -> Number {
        let mut at = 0;
        while STARTS[at] != 0 {
            if is_at(STARTS[at], number.as_bytes()) && BOOK.as_bytes()[STARTS[at] + number.len()] == b'*' {
                return Number(at as u16);
            }
            at += 1;
        }
        panic!("rules.md has no rule of this number")
    }

    /// As it is written.
    pub(crate) fn text(self) -> &'static str {
        let rest = &BOOK[STARTS[usize::from(self.0)]..];
        rest.split_once('*').map_or(rest, |(number, _)| number)
    }
}

impl From<Number> for RuleId {
    fn from(number: Number) -> RuleId {
        number.text().into()
    }
}

/// Where each rule's number stands in the book; 0 after the last.
static STARTS: [usize; 1024] = {
    let (mut starts, mut found, mut at) = ([0; 1024], 0, next(0));
    while at < BOOK.len() {
        starts[found] = at;
        (found, at) = (found + 1, next(at));
    }
    starts
};

/// What stands before a rule's number, at the start of a line.
const MARK: &[u8] = b"\n- **";

/// The next number of a rule after a place in the book; its end if there is none.
const fn next(mut at: usize) -> usize {
    while at < BOOK.len() {
        if BOOK.as_bytes()[at] == b'\n' && is_at(at, MARK) && BOOK.as_bytes()[at + MARK.len()] == b'R' {
            return at + MARK.len();
        }
        at += 1;
    }
    at
}

/// Whether some text stands at a place in the book.
const fn is_at(place: usize, text: &[u8]) -> bool {
    let mut at = 0;
    while at < text.len() {
        if place + at >= BOOK.len() || BOOK.as_bytes()[place + at] != text[at] {
            return false;
        }
        at += 1;
    }
    true
}

#[test]
fn the_numbers_are_those_of_the_book() {
    let numbers: Vec<&str> =
        STARTS.iter().take_while(|at| **at != 0).zip(0..).map(|(_, at)| Number(at).text()).collect();
    let book: Vec<&str> = parlour_core::rules(BOOK).iter().map(|rule| rule.id).collect();
    assert_eq!(numbers, book);
    assert_eq!(r!("R1.1").text(), "R1.1");
}
