//! What people read about a game: a page on how to play, and the rules.

/// A game's pages in one language.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// The language's code, such as `en`.
    pub language: &'static str,
    /// One page for somebody who has never seen the game, in Markdown.
    pub how_to_play: &'static str,
    /// The numbered rules, in Markdown: the text of `rules.md`.
    pub rules: &'static str,
    /// The drawings of the page: the name that the Markdown uses, and the SVG.
    pub pictures: &'static [(&'static str, &'static str)],
}

impl Book {
    /// English rules and nothing else, for a small game in a test.
    pub const fn of_rules(rules: &'static str) -> Self {
        Book { language: "en", how_to_play: "", rules, pictures: &[] }
    }
}

/// The books in the folder of a game, English first: `rules.md`, `how-to-play.md` and the drawings
/// in `how-to-play/`, and the same in German and French (`rules.de.md` and so on). To be used in the
/// game's `src/lib.rs`, with the names of the drawings.
#[cfg(not(target_arch = "wasm32"))]
#[macro_export]
macro_rules! books {
    ($($picture:literal),*) => {
        &[
            $crate::Book {
                language: "en",
                how_to_play: include_str!("../how-to-play.md"),
                rules: include_str!("../rules.md"),
                pictures: &[$((
                    concat!($picture, ".svg"),
                    include_str!(concat!("../how-to-play/", $picture, ".svg")),
                )),*],
            },
            $crate::books!(@"de", $($picture),*),
            $crate::books!(@"fr", $($picture),*),
        ]
    };
    (@$language:literal, $($picture:literal),*) => {
        $crate::Book {
            language: $language,
            how_to_play: include_str!(concat!("../how-to-play.", $language, ".md")),
            rules: include_str!(concat!("../rules.", $language, ".md")),
            pictures: &[$((
                concat!($picture, ".", $language, ".svg"),
                include_str!(concat!("../how-to-play/", $picture, ".", $language, ".svg")),
            )),*],
        }
    };
}

/// In a browser the page has the books; the engine beside it carries none.
#[cfg(target_arch = "wasm32")]
#[macro_export]
macro_rules! books {
    ($($picture:literal),*) => {
        &[]
    };
}

/// The catalogues in the folder of a game, English first: `locales/en.ftl` and so on. To be used in
/// the game's `src/lib.rs`.
#[cfg(not(target_arch = "wasm32"))]
#[macro_export]
macro_rules! locales {
    () => {{
        // One place for all crates that ask: a constant would be copied into each.
        static LOCALES: [(&str, &str); 3] = [
            ("en", include_str!("../locales/en.ftl")),
            ("de", include_str!("../locales/de.ftl")),
            ("fr", include_str!("../locales/fr.ftl")),
        ];
        &LOCALES
    }};
}

/// In a browser the page has the catalogues, too.
#[cfg(target_arch = "wasm32")]
#[macro_export]
macro_rules! locales {
    () => {
        &[]
    };
}
