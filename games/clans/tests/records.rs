//! Golden records: finished matches that replay to the same end. `PARLOUR_BLESS=1` writes them
//! anew, which a change of the rules version alone excuses.

use std::path::Path;

use parlour_clans::{Clans, Preset, Setup, SimpleAi};
use parlour_core::{Game, Header, Key, Match, Record, Rng, Status, Viewer};

/// All but the last are from before no turn limit was usual: their setups do not speak of it.
fn setups() -> Vec<(&'static str, Setup)> {
    let before = Setup { turn_limit: None, stand_off: false, ..Setup::default() };
    let preset = |preset| Setup { preset, ..before.clone() };
    vec![
        ("classic", preset(Preset::Classic)),
        ("classic-plus", preset(Preset::ClassicPlus)),
        ("frontier", preset(Preset::Frontier)),
        ("ages", Setup { m4: true, x7: true, ..preset(Preset::ClassicPlus) }),
        ("fog", Setup { x2: true, x3: true, x6: true, deck_a: named("D4"), deck_b: named("D6"), ..before.clone() }),
        ("open", Setup { draw_per_turn: Some(1), ..Setup::default() }),
    ]
}

fn named(deck: &str) -> parlour_clans::DeckChoice {
    parlour_clans::DeckChoice::Named(deck.into())
}

/// SimpleAI half of the time, any legal action otherwise.
fn play(setup: Setup, seed: u64) -> Match<Clans> {
    let mut played = Match::<Clans>::new(Header::keyed(setup, Key::from_seed(seed))).unwrap();
    let mut rng = Rng::new(seed);
    let mut bots = [SimpleAi::default(); 2];
    loop {
        played.deal_keyed().unwrap();
        let Status::Decide(seats) = played.status() else { return played };
        let seat = seats.iter().next().unwrap();
        let mut options = Vec::new();
        played.state().legal_actions(seat, &mut options);
        let simple = bots[seat.index()].choose(&played.state().view(Viewer::Seat(seat)), &mut rng);
        let action = if rng.below(2) == 0 { simple } else { *rng.pick(&options).unwrap() };
        played.act(seat, action).unwrap();
    }
}

#[test]
fn golden_records_replay_to_the_same_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("PARLOUR_BLESS").is_some() {
        for (index, (name, setup)) in setups().into_iter().enumerate() {
            let record = Record::of(&play(setup, index as u64 + 1));
            std::fs::write(folder.join(format!("records/{name}.json")), record.to_json()).unwrap();
        }
    }
    assert_eq!(parlour_testkit::golden::assert_records::<Clans>(folder).len(), setups().len());
}
