//! Opponents that are kept to measure others by play as they always did: the first decisions of a
//! match, as one number. A number here changes only with the rules of the game, never with a bot.

use parlour_bots::{clans, confrontation, wotr};
use parlour_core::{Bot, BotKind, Game, NoEvents, Perspective, Rng, Status};

fn kept<G: Game>(kinds: Vec<BotKind<G>>, id: &str) -> Box<dyn Bot<G>> {
    let kind = kinds.into_iter().find(|kind| kind.id == id).expect("a bot of that name");
    assert!(kind.kept, "{id} is not offered to people");
    (kind.make)()
}

/// The first decisions of a match of a bot with itself, as one number (FNV-1a of how they are written).
fn trace<G: Game>(mut bot: Box<dyn Bot<G>>, seed: u64, decisions: u32) -> u64 {
    let mut rng = Rng::new(seed);
    let mut game = G::start(&G::Setup::default()).expect("the usual setup is allowed");
    let (mut hash, mut made) = (0xcbf2_9ce4_8422_2325u64, 0);
    while made < decisions {
        match game.status() {
            Status::Over(_) => break,
            Status::Chance(request) => game.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents),
            Status::Decide(seats) => {
                let seat = seats.iter().next().expect("a decision asks at least one seat");
                let action = bot.choose(&Perspective::new(&game, seat), &mut rng);
                for byte in format!("{action:?}").bytes() {
                    hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
                }
                game.apply(seat, &action, &mut NoEvents);
                made += 1;
            }
        }
    }
    hash
}

const PLANNED: [u64; 3] = [0xc64f_8c63_caa0_1a0c, 0xfe85_a9e4_4945_248e, 0x8c6e_ed03_cfb8_e924];

#[test]
fn the_first_planner_plans_as_it_did() {
    assert_eq!([1, 2, 3].map(|seed| trace(kept(wotr::kinds(), "planner-1"), seed, 5_000)), PLANNED);
}

/// With fewer simulations than the opponent has, which take their time.
#[test]
fn the_first_foresight_sees_as_it_did() {
    assert!(wotr::kinds().iter().any(|kind| kind.id == "foresight-1" && kind.kept));
    assert_eq!(trace(Box::new(wotr::FirstForesight::new(24)), 4, 300), 0x4635_36c2_afcb_a495);
}

#[test]
fn the_first_trees_grow_as_they_did() {
    assert_eq!(trace(kept(confrontation::kinds(), "tree-1"), 5, 40), 0xe324_e12b_5383_fd1c);
    assert_eq!(trace(kept(clans::kinds(), "tree-1"), 6, 4), 0xa02f_5f44_9ce9_6773);
}
