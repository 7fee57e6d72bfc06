//! Every game there is, with its bots: a new game is one line here and one in `Cargo.toml`.

use parlour_bots::{cardpeegee, clans, confrontation, searched, wotr};
use parlour_core::{AnyGame, BotKind, Coded, Erased, Game, Visitor};

macro_rules! games {
    ($($id:literal: $game:ty, $bots:expr;)*) => {
        /// The ids of all games, the product's own first.
        pub const IDS: &[&str] = &[$($id),*];

        /// Does `visitor`'s work for the game called `id`; none if there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $($id => Some(visitor.visit::<$game>($bots)),)*
                _ => None,
            }
        }

        /// The same for work that needs the game as numbers.
        pub fn visit_coded<V: CodedVisitor>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $($id => Some(visitor.visit::<$game>($bots)),)*
                _ => None,
            }
        }
    };
}

games! {
    "cardpeegee": parlour_cardpeegee::CardPeeGee, cardpeegee::kinds();
    "confrontation": parlour_confrontation::Confrontation, confrontation::kinds();
    "clans": parlour_clans::Clans, clans::kinds();
    "wotr": parlour_wotr::Wotr, wotr::kinds();
    "tictactoe": parlour_tictactoe::TicTacToe, searched();
    "kuhn": parlour_kuhn::Kuhn, searched();
    "connect4": parlour_connect4::ConnectFour, searched();
    "leduc": parlour_leduc::Leduc, searched();
    "hex": parlour_hex::Hex, searched();
}

/// What is done for one game as [numbers](Coded), whichever it is.
pub trait CodedVisitor {
    /// What comes of it.
    type Output;

    /// Does it for `G`, whose bots are these.
    fn visit<G: Coded>(self, bots: Vec<BotKind<G>>) -> Self::Output;
}

/// The game called `id`, with its types hidden.
pub fn game(id: &str) -> Option<Box<dyn AnyGame>> {
    struct Erase;
    impl Visitor for Erase {
        type Output = Box<dyn AnyGame>;
        fn visit<G: Game>(self, bots: Vec<BotKind<G>>) -> Self::Output {
            Box::new(Erased::new(bots))
        }
    }
    visit(id, Erase)
}

/// All games, with their types hidden.
pub fn games() -> Vec<Box<dyn AnyGame>> {
    IDS.iter().filter_map(|id| game(id)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_leads_to_its_game() {
        for id in IDS {
            assert_eq!(game(id).map(|game| game.info().id), Some(*id));
        }
        assert!(game("chess").is_none());
    }

    /// Numbers lead back to their actions, and no observation tells a secret.
    #[test]
    fn every_game_keeps_the_promises_of_its_numbers() {
        struct Checked;
        impl CodedVisitor for Checked {
            type Output = [usize; 3];
            fn visit<G: Coded>(self, _: Vec<BotKind<G>>) -> Self::Output {
                // A random match of War of the Ring is as long as many others.
                let matches = if G::INFO.id == "wotr" { 1 } else { 12 };
                parlour_testkit::check_coding::<G>(&G::Setup::default(), matches);
                [G::VERSION as usize, G::ACTIONS, G::OBSERVATION]
            }
        }
        // Whoever has trained on these numbers relies on them: a change raises the version.
        let promised = [
            ("cardpeegee", [1, 423, 722]),
            ("confrontation", [1, 665, 1039]),
            ("clans", [1, 158, 2169]),
            ("wotr", [1, 7575, 6306]),
            ("tictactoe", [1, 9, 18]),
            ("kuhn", [1, 2, 13]),
            ("connect4", [1, 7, 84]),
            ("leduc", [1, 5, 50]),
            ("hex", [1, 122, 365]),
        ];
        let found: Vec<_> = IDS.iter().map(|id| (*id, visit_coded(id, Checked).unwrap())).collect();
        assert_eq!(found, promised);
    }

    /// The languages of the browser's shell; each catalogue is compared with the first by the suite.
    #[test]
    fn every_game_speaks_every_language() {
        for game in games() {
            let info = game.info();
            let spoken: Vec<&str> = info.locales.iter().map(|(code, _)| *code).collect();
            assert_eq!(spoken, ["en", "de", "fr"], "{}", info.id);
            for language in spoken {
                let words = info.words(language).expect("the suite has read it");
                for key in ["game.title", "game.about"] {
                    assert!(words.knows(&key.into()), "{} in {language}: {key}", info.id);
                }
            }
        }
    }
}
