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
        while at < COUNT {
            let number_at = Number(at as u16);
            let (start, end) = number_at.place();
            if end - start == number.len() && is_at(&NUMBERS, start, number.as_bytes()) {
                return number_at;
            }
            at += 1;
        }
        panic!("rules.md has no rule of this number")
    }

    /// As it is written.
    pub(crate) fn text(self) -> &'static str {
        let (start, end) = self.place();
        std::str::from_utf8(&NUMBERS[start..end]).expect("a number is ASCII")
    }

    /// Where it stands in [`NUMBERS`].
    const fn place(self) -> (usize, usize) {
        let at = self.0 as usize;
        let start = if at == 0 { 0 } else { ENDS[at - 1] };
        (start as usize, ENDS[at] as usize)
    }
}

impl From<Number> for RuleId {
    fn from(number: Number) -> RuleId {
        number.text().into()
    }
}

/// How many rules the book has, and how long their numbers are together.
const SIZES: (usize, usize) = {
    let (mut count, mut length, mut at) = (0, 0, next(0));
    while at < BOOK.len() {
        (count, length, at) = (count + 1, length + length_at(at), next(at));
    }
    (count, length)
};

const COUNT: usize = SIZES.0;

/// The numbers of all rules, one after another: the book itself is not part of the program.
static NUMBERS: [u8; SIZES.1] = {
    let (mut numbers, mut written, mut at) = ([0; SIZES.1], 0, next(0));
    while at < BOOK.len() {
        let mut letter = 0;
        while letter < length_at(at) {
            numbers[written] = BOOK.as_bytes()[at + letter];
            (written, letter) = (written + 1, letter + 1);
        }
        at = next(at);
    }
    numbers
};

/// Where each of them ends.
static ENDS: [u16; COUNT] = {
    let (mut ends, mut found, mut end, mut at) = ([0; COUNT], 0, 0, next(0));
    while at < BOOK.len() {
        end += length_at(at);
        ends[found] = end as u16;
        (found, at) = (found + 1, next(at));
    }
    ends
};

/// What stands before a rule's number, at the start of a line.
const MARK: &[u8] = b"\n- **";

/// The next number of a rule after a place in the book; its end if there is none.
const fn next(mut at: usize) -> usize {
    let book = BOOK.as_bytes();
    while at < book.len() {
        if book[at] == b'\n' && is_at(book, at, MARK) && book[at + MARK.len()] == b'R' {
            return at + MARK.len();
        }
        at += 1;
    }
    at
}

/// How long the number at a place in the book is.
const fn length_at(place: usize) -> usize {
    let mut length = 0;
    while BOOK.as_bytes()[place + length] != b'*' {
        length += 1;
    }
    length
}

/// Whether some text stands at a place in another.
const fn is_at(all: &[u8], place: usize, text: &[u8]) -> bool {
    let mut at = 0;
    while at < text.len() {
        if place + at >= all.len() || all[place + at] != text[at] {
            return false;
        }
        at += 1;
    }
    true
}

#[cfg(test)]
#[path = "../tests/inside/number.rs"]
mod tests;
