//! Every game there is, with its bots: a new game is one line here and one in `Cargo.toml`.

use parlour_bots::{cardpeegee, clans, confrontation, searched, wotr};
use parlour_core::{AnyGame, BotKind, Erased, Game, Visitor};

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
