//! Every game there is, with its bots: a new game is one line here.

use std::hash::Hash;

use parlour_cardpeegee::CardPeeGee;
use parlour_clans::Clans;
use parlour_confrontation::Confrontation;
use parlour_connect4::ConnectFour;
use parlour_core::{AnyGame, BotKind, Erased, Game, Visitor};
use parlour_kuhn::Kuhn;
use parlour_leduc::Leduc;
use parlour_tictactoe::TicTacToe;
use parlour_wotr::Wotr;

use crate::random::Random;
use crate::{cardpeegee, clans, confrontation, search, wotr};

/// The ids of all games, the product's own first.
pub const IDS: &[&str] = &["cardpeegee", "confrontation", "clans", "wotr", "tictactoe", "kuhn", "connect4", "leduc"];

/// Does `visitor`'s work for the game called `id`; none if there is no such game.
pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
    Some(match id {
        "cardpeegee" => visitor.visit::<CardPeeGee>(cardpeegee::kinds()),
        "confrontation" => visitor.visit::<Confrontation>(confrontation::kinds()),
        "clans" => visitor.visit::<Clans>(clans::kinds()),
        "wotr" => visitor.visit::<Wotr>(wotr::kinds()),
        "tictactoe" => visitor.visit::<TicTacToe>(searched()),
        "kuhn" => visitor.visit::<Kuhn>(searched()),
        "connect4" => visitor.visit::<ConnectFour>(searched()),
        "leduc" => visitor.visit::<Leduc>(searched()),
        _ => return None,
    })
}

/// The bots of a game that needs no advice: blind, and three levels of search.
fn searched<G: Game>() -> Vec<BotKind<G>>
where
    G::Event: Hash,
{
    let [first, second, third] = search::levels();
    vec![Random::kind(), first, second, third]
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
