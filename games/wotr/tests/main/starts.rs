//! Our own set-ups are sound and playable.

use parlour_core::{Game, Viewer};
use parlour_testkit::{Depth, Plan, assert_conforms};
use parlour_wotr::{Character, Nation, Position, Setup, Start, Wotr};

fn setups() -> Vec<Setup> {
    [Start::BreakingOfTheFellowship, Start::Treebeard].map(|start| Setup { start, ..Setup::default() }).to_vec()
}

#[test]
fn both_begin_on_turn_six_with_gollum_as_guide() {
    for setup in setups() {
        let game = Wotr::start(&setup).unwrap();
        game.audit().unwrap();
        let view = game.view(Viewer::Table);
        assert_eq!((view.turn, view.fellowship.guide), (6, Character::Gollum));
        assert_eq!(view.nations[&Nation::Isengard].position, Position::AtWar);
        assert_eq!(Wotr::position(&view).unwrap(), game);
    }
}

#[test]
fn both_conform() {
    assert_conforms::<Wotr>(&Plan::new(8).soak(200).depth(Depth::Sampled(128)).setups(setups()));
}
