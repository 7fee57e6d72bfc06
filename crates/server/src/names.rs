//! The names people see: what may be one, and which of them look alike.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::skeleton;

/// The longest name, in characters.
const LONGEST: usize = 32;

/// More marks than this on one letter only serve to cover the lines above and below.
const MARKS: usize = 2;

/// Why a name cannot be one.
pub const RULE: &str = "a name must have 2 to 32 visible characters, with at least one letter or digit";

/// A name as it is kept: compatibility forms made plain, spaces single. None if it is not one.
pub fn tidy(name: &str) -> Option<String> {
    if name.chars().count() > 2 * LONGEST || name.chars().any(is_unseen) {
        return None;
    }
    let plain: String = name.nfkc().collect();
    let name = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (2..=LONGEST).contains(&name.chars().count());
    let said = name.chars().any(char::is_alphanumeric) && !name.chars().any(is_unseen) && !has_piled_marks(&name);
    (fits && said).then_some(name)
}

/// What two names have in common that are the same name: case and compatibility forms do not count.
pub fn key(name: &str) -> String {
    name.nfkc().flat_map(char::to_lowercase).nfkc().collect()
}

/// What two names have in common that a reader takes for each other, in whatever scripts they are
/// written. Letters are compared as capitals too: a capital i looks like an l.
pub fn twin(name: &str) -> String {
    let plain: String = name.nfkc().collect();
    let small: String = skeleton(&plain).flat_map(char::to_lowercase).collect();
    skeleton(&small).filter(|letter| !letter.is_whitespace()).collect()
}

/// Controls, directions, joiners, fillers: what changes how a name reads without being seen.
fn is_unseen(letter: char) -> bool {
    use GeneralCategory::{LineSeparator, ParagraphSeparator};
    letter.general_category_group() == GeneralCategoryGroup::Other
        || matches!(letter.general_category(), LineSeparator | ParagraphSeparator)
        || matches!(letter, '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}'
            | '\u{ffa0}' | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

fn has_piled_marks(name: &str) -> bool {
    let is_mark = |letter: char| letter.general_category_group() == GeneralCategoryGroup::Mark;
    let mut piled = 0;
    name.chars().any(|letter| {
        piled = if is_mark(letter) { piled + 1 } else { 0 };
        piled > MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_have_the_same_twin() {
        for (one, other) in [
            ("Anna", "\u{410}nna"),       // a Cyrillic A
            ("paul", "\u{440}\u{430}ul"), // Cyrillic er and a
            ("PAUL", "\u{420}\u{410}UL"), // the same as capitals
            ("Ian", "lan"),               // a capital i and a small L
            ("Boss", "B0ss"),
            ("Max", "rnax"),
            ("Anna", "\u{ff21}\u{ff4e}na"), // wide letters
            ("Anna Lee", "AnnaLee"),
        ] {
            assert_eq!(twin(one), twin(other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Hanna"), ("Zoe", "Zo\u{eb}"), ("Мария", "Марина")] {
            assert_ne!(twin(one), twin(other), "{one} {other}");
        }
        assert_eq!(key("ANNA"), key("anna"));
        assert_ne!(key("Anna"), key("\u{410}nna"));
    }

    #[test]
    fn what_cannot_be_seen_is_in_no_name() {
        for bad in [
            "",
            "A",
            "An\u{200b}na",
            "Anna\u{202e}",
            "\u{2066}Anna",
            "An\nna",
            "Anna\u{0}",
            "\u{3164}\u{3164}",
            "Anna\u{fe0f}",
            "A\u{300}\u{301}\u{302}\u{303}\u{304}nna",
            "...",
            "\u{e000}\u{e001}",
        ] {
            assert_eq!(tidy(bad), None, "{bad:?}");
        }
        assert_eq!(tidy(&"x".repeat(33)), None);
        for good in ["Anna", "Zoë", "Мария", "李小龙", "O'Brien", "<b>Anna</b>", "Nguyễn", "R2-D2"] {
            assert_eq!(tidy(good).as_deref(), Some(good));
        }
        assert_eq!(tidy("  Anna \u{a0} Lee ").as_deref(), Some("Anna Lee"));
    }
}
