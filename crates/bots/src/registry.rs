//! Every game there is, with its bots: a new game is one line here.

use std::hash::Hash;

use parlour_cardpeegee::CardPeeGee;
use parlour_core::{AnyGame, BotKind, Erased, Game, Visitor};
use parlour_kuhn::Kuhn;
use parlour_tictactoe::TicTacToe;

use crate::cardpeegee;
use crate::random::Random;
use crate::search;

/// The ids of all games, the product's own first.
pub const IDS: &[&str] = &["cardpeegee", "tictactoe", "kuhn"];

/// Does `visitor`'s work for the game called `id`; none if there is no such game.
pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
    Some(match id {
        "cardpeegee" => visitor.visit::<CardPeeGee>(cardpeegee::kinds()),
        "tictactoe" => visitor.visit::<TicTacToe>(searched()),
        "kuhn" => visitor.visit::<Kuhn>(searched()),
        _ => return None,
    })
}

/// The bots of a game that needs no advice: blind, and three levels of search.
fn searched<G: Game>() -> Vec<BotKind<G>>
where
    G::Event: Hash,
{
    let [first, second, third] = search::levels();
    vec![Random::kind(), second, first, third]
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
}
