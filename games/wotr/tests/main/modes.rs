//! Unrestricted and companion mode.

use parlour_core::{
    Dealing, Edits, Game, Header, Key, Match, MatchError, NoEvents, Perspective, Record, Rng, Seat, SeatSet, Status,
    UndoLaw, Viewer,
};
use parlour_testkit::{Depth, Plan, assert_conforms};
use parlour_wotr::{
    Action, Character, Deck, Deed, Edit, Event, Extras, Face, Figure, Mode, Nation, Phase, Position, Region, Setup,
    Side, Tile, Topic, Wotr,
};

fn setup(mode: Mode, seats: u8) -> Setup {
    Setup { mode, seats, ..Setup::default() }
}

fn unrestricted() -> Match<Wotr> {
    let mut played = Match::new(Header::keyed(setup(Mode::Unrestricted, 2), Key::from_seed(7))).unwrap();
    played.deal_keyed().unwrap();
    played
}

/// Plays on to the first action of the turn.
fn to_actions(played: &mut Match<Wotr>) {
    played.act(Seat(0), Action::Done).unwrap();
    played.act(Seat(1), Action::Allocate(1)).unwrap();
    played.deal_keyed().unwrap();
}

fn refused(played: &mut Match<Wotr>, seat: Seat, edit: Edit) -> String {
    let before = *played.state();
    let error = played.act(seat, Action::Edit(edit)).map(|_| ()).unwrap_err();
    assert_eq!(*played.state(), before, "a refused edit changes nothing");
    match error {
        MatchError::Refused(refusal) => refusal.rule.to_string(),
        other => panic!("{other}"),
    }
}

#[test]
fn all_modes_conform() {
    let mut setups = Vec::new();
    for mode in [Mode::Unrestricted, Mode::Companion, Mode::Enforced] {
        setups.extend((2..=4).map(|seats| setup(mode, seats)));
    }
    assert_conforms::<Wotr>(&Plan::new(9).soak(450).depth(Depth::Sampled(64)).seed(5).setups(setups));
}

/// A bot plays on: it never opens the editor, and closes one that a person has left open.
#[test]
fn bots_are_not_offered_edits() {
    let mut state = Wotr::start(&setup(Mode::Unrestricted, 2)).unwrap();
    let mut rng = Rng::new(3);
    let mut options = Vec::new();
    loop {
        match state.status() {
            Status::Over(_) => break,
            Status::Chance(request) => state.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents),
            Status::Decide(seats) => {
                let seat = seats.iter().next().unwrap();
                options.clear();
                Perspective::new(&state, seat).options(&mut options);
                assert!(!options.iter().any(Extras::is_edit), "{options:?}");
                state.apply(seat, rng.pick(&options).expect("something to play"), &mut NoEvents);
            }
        }
    }
    let mut played = unrestricted();
    to_actions(&mut played);
    let seat = Seat(0);
    played.act(seat, Action::Open(Topic::Map)).unwrap();
    options.clear();
    Perspective::new(played.state(), seat).options(&mut options);
    assert_eq!(options, [Action::Done]);
}

#[test]
fn everything_on_the_table_can_be_edited() {
    let mut played = unrestricted();
    to_actions(&mut played);
    let region = Region::named;
    let gate = region("morannon");
    let edits = [
        Edit::Place(Figure::Regular(Nation::Gondor), region("pelargir")),
        Edit::Remove(Figure::Regular(Nation::Gondor), region("osgiliath")),
        Edit::Place(Figure::Nazgul, region("weather_hills")),
        Edit::Bury(Figure::Elite(Nation::Elves)),
        Edit::Place(Figure::Character(Character::Strider), region("bree")),
        Edit::Bury(Figure::Character(Character::Boromir)),
        Edit::Control(region("edoras"), Side::FreePeoples),
        Edit::Steps(Nation::North, 0),
        Edit::Active(Nation::Gondor, true),
        Edit::RingBearers(gate),
        Edit::Progress(3),
        Edit::Corruption(5),
        Edit::Hidden(false),
        Edit::AddDie(Side::FreePeoples, Face::Will),
        Edit::HuntBox(Side::Shadow, 4),
        Edit::Rings(Side::FreePeoples, 1),
        Edit::Hand("sh_char_01".parse().unwrap(), Seat(1)),
        Edit::Drawn("eye".parse().unwrap()),
        Edit::Await(Tile(16)),
        Edit::Turn(9),
    ];
    for edit in edits {
        let Status::Decide(asked) = played.status() else { panic!("somebody is asked") };
        let seat = asked.iter().next().unwrap();
        played.act(seat, Action::Edit(edit)).unwrap_or_else(|error| panic!("{edit:?}: {error}"));
        assert!(matches!(played.last_entry().unwrap().told[0].event, Event::Edited { edit: told, .. } if told == edit));
        played.state().audit().unwrap_or_else(|lost| panic!("{edit:?}: {lost}"));
    }
    let view = played.state().view(Viewer::Table);
    assert_eq!((view.turn, view.fellowship.region, view.fellowship.progress), (9, gate, 3));
    assert_eq!((view.fellowship.corruption, view.fellowship.hidden), (5, false));
    assert_eq!(view.characters[&Character::Strider].region(), Some(region("bree")));
    assert_eq!(view.nations[&Nation::North].position, Position::AtWar);
    assert_eq!(view.regions[&region("osgiliath")].normal.units[Nation::Gondor.index() * 2], 1);
    assert_eq!(view.dice[&Side::Shadow].hunt_box, 4);
    assert!(view.dice[&Side::FreePeoples].unused[&Face::Will] >= 1);
    assert_eq!(view.hunt.waiting, [Tile(16)]);
    assert_eq!(Wotr::position(&view).unwrap(), *played.state(), "the edited position is a position file");
}

#[test]
fn a_stronghold_with_armies_of_both_sides_is_besieged() {
    let mut played = unrestricted();
    let edoras = Region::named("helms_deep");
    played.act(Seat(0), Action::Edit(Edit::Place(Figure::Regular(Nation::Isengard), edoras))).unwrap();
    assert!(played.state().view(Viewer::Table).regions[&edoras].siege);
    played.act(Seat(0), Action::Edit(Edit::Remove(Figure::Regular(Nation::Isengard), edoras))).unwrap();
    assert!(!played.state().view(Viewer::Table).regions[&edoras].siege);
}

#[test]
fn edits_are_undone_and_redone_like_any_action() {
    let mut played = unrestricted();
    let before = *played.state();
    played.act(Seat(0), Action::Open(Topic::Fellowship)).unwrap();
    played.act(Seat(0), Action::Edit(Edit::Corruption(6))).unwrap();
    let after = *played.state();
    assert_eq!(played.undo_plan(Seat(0)).unwrap().law, UndoLaw::Free);
    played.undo(Seat(0), SeatSet::EMPTY).unwrap();
    played.undo(Seat(0), SeatSet::EMPTY).unwrap();
    assert_eq!(*played.state(), before);
    played.redo(Seat(0)).unwrap();
    played.redo(Seat(0)).unwrap();
    assert_eq!(*played.state(), after);
    let record = Record::of(&played);
    let (again, _) = record.replay::<Wotr>().unwrap();
    assert_eq!(*again.state(), after, "the record keeps the edits");
}

#[test]
fn the_editor_lists_what_can_be_edited_and_each_option_works() {
    for topic in Topic::ALL.into_iter().chain([Topic::Region(Region::named("minas_tirith"))]) {
        let mut played = unrestricted();
        to_actions(&mut played);
        let Status::Decide(asked) = played.status() else { panic!("somebody is asked") };
        let seat = asked.iter().next().unwrap();
        if let Topic::Region(_) = topic {
            played.act(seat, Action::Open(Topic::Map)).unwrap();
        }
        played.act(seat, Action::Open(topic)).unwrap();
        let mut legal = Vec::new();
        played.state().legal_actions(seat, &mut legal);
        assert!(legal.len() > 3, "{topic:?} offers {legal:?}");
        for action in legal {
            let mut state = *played.state();
            state.apply(seat, &action, &mut parlour_core::NoEvents);
            state.audit().unwrap_or_else(|lost| panic!("{action:?}: {lost}"));
            assert_ne!(state, *played.state(), "{action:?} does nothing");
        }
    }
}

#[test]
fn what_the_pieces_do_not_allow_cannot_be_edited() {
    let mut played = unrestricted();
    let region = Region::named;
    assert_eq!(refused(&mut played, Seat(0), Edit::AddDie(Side::Shadow, Face::Army)), "R3.10");
    assert_eq!(refused(&mut played, Seat(1), Edit::Corruption(1)), "R3.11");
    assert_eq!(refused(&mut played, Seat(0), Edit::Corruption(12)), "R19.3");
    assert_eq!(refused(&mut played, Seat(0), Edit::Control(region("osgiliath"), Side::Shadow)), "R7.4");
    assert_eq!(refused(&mut played, Seat(0), Edit::Place(Figure::Leader(Nation::Rohan), region("arnor"))), "R1.4");
    assert_eq!(refused(&mut played, Seat(0), Edit::Rings(Side::Shadow, 1)), "R2.5");
    let soldier = Figure::Regular(Nation::Sauron);
    assert_eq!(refused(&mut played, Seat(0), Edit::Place(soldier, region("dale"))), "R10.5");
    assert_eq!(refused(&mut played, Seat(0), Edit::Remove(soldier, region("arnor"))), "R1.7");
    assert_eq!(refused(&mut played, Seat(0), Edit::Table("fp_char_01".parse().unwrap())), "R6.7");
    assert_eq!(refused(&mut played, Seat(0), Edit::Await(Tile(3))), "R21.4");
    assert_eq!(refused(&mut played, Seat(0), Edit::Active(Nation::Sauron, false)), "R18.1");
    for count in 1..=8 {
        played.act(Seat(0), Action::Edit(Edit::Place(soldier, region("dagorlad")))).unwrap_or_else(|error| {
            panic!("{count} of the 8 Sauron Regulars in the reinforcements: {error}");
        });
    }
    assert_eq!(refused(&mut played, Seat(0), Edit::Place(soldier, region("dagorlad"))), "R1.8");
}

#[test]
fn nothing_is_edited_where_the_rules_are_enforced() {
    let mut played = Match::<Wotr>::new(Header::keyed(Setup::default(), Key::from_seed(7))).unwrap();
    played.deal_keyed().unwrap();
    assert_eq!(refused(&mut played, Seat(0), Edit::Corruption(1)), "R3.11");
    assert!(played.act(Seat(0), Action::Open(Topic::Map)).is_err());
}

#[test]
fn phases_and_turns_can_be_set() {
    let mut played = unrestricted();
    played.act(Seat(0), Action::Edit(Edit::Phase(Phase::HuntAllocation))).unwrap();
    assert_eq!(played.state().view(Viewer::Table).phase, Phase::HuntAllocation);
    played.act(Seat(1), Action::Edit(Edit::Phase(Phase::Draw))).unwrap();
    played.deal_keyed().unwrap();
    assert_eq!(played.state().view(Viewer::Table).phase, Phase::Fellowship);
}

/// A companion match in which nobody names a card before it is used, up to the first action.
fn companion(seats: u8) -> Match<Wotr> {
    let mut played = Match::<Wotr>::new(Header::given(setup(Mode::Companion, seats))).unwrap();
    let mut rng = Rng::new(3);
    loop {
        match played.status() {
            Status::Chance(request) => {
                played.deal(request.answer_with(|n| rng.below(n))).unwrap();
            }
            Status::Decide(asked) => {
                let seat = asked.iter().next().unwrap();
                let mut legal = Vec::new();
                played.state().legal_actions(seat, &mut legal);
                if legal.iter().any(|action| matches!(action, Action::Use { .. } | Action::Skip(_))) {
                    return played;
                }
                let first = *legal.iter().find(|action| matches!(action, Action::Done)).unwrap_or(&legal[0]);
                played.act(seat, first).unwrap();
            }
            Status::Over(_) => panic!("over too soon"),
        }
    }
}

#[test]
fn hands_stay_unknown_and_every_card_not_yet_seen_may_be_played() {
    let mut played = companion(2);
    let view = played.state().view(Viewer::Spectator);
    assert_eq!((view.cards.hands[0].character, view.cards.hands[0].strategy), (1, 1));
    assert_eq!(view.cards.hands[0].cards.as_deref(), Some(&[][..]));
    assert_eq!(view.cards.decks[&Deck::FpCharacter], 23);
    // The Free Peoples play a card with whatever die can.
    let mut legal = Vec::new();
    played.state().legal_actions(Seat(0), &mut legal);
    let secret = legal.into_iter().find(|action| matches!(action, Action::Use { to: Deed::PlaySecret(_), .. }));
    played.act(Seat(0), secret.expect("seed 3 rolls a die that plays a card")).unwrap();
    let mut names = Vec::new();
    played.state().legal_actions(Seat(0), &mut names);
    assert!(names.len() >= 5, "{names:?}");
    let Action::Name(card) = names[0] else { panic!("a name") };
    played.act(Seat(0), names[0]).unwrap();
    let view = played.state().view(Viewer::Spectator);
    let left = view.cards.hands[0].character + view.cards.hands[0].strategy;
    assert_eq!(left, 1, "the named card has left the hand");
    let seen = view.cards.face_up.contains(&card) || view.cards.table.contains(&card);
    assert!(seen, "it was shown, and cannot come again");
    played.state().audit().unwrap();
}

#[test]
fn a_drawn_card_may_be_named_and_then_it_is_the_one_that_is_held() {
    let mut played = Match::<Wotr>::new(Header::given(setup(Mode::Companion, 2))).unwrap();
    let card = "fp_char_09".parse().unwrap();
    played.act(Seat(0), Action::Name(card)).unwrap();
    played.act(Seat(0), Action::Back(Deck::FpStrategy)).unwrap();
    let view = played.state().view(Viewer::Table);
    assert_eq!(view.cards.hands[0].cards.as_deref(), Some(&[card][..]));
    assert_eq!((view.cards.hands[0].character, view.cards.hands[0].strategy), (1, 1));
    assert_eq!(Wotr::position(&view).unwrap(), *played.state(), "unnamed cards are part of the position");
}

#[test]
fn dice_tiles_and_companions_are_entered_by_people() {
    let mut played = companion(2);
    let mut legal = Vec::new();
    played.state().legal_actions(Seat(0), &mut legal);
    let moves = legal.iter().find(|action| matches!(action, Action::Use { to: Deed::MoveFellowship, .. }));
    let Some(action) = moves else { panic!("seed 3 rolls a Character die: {legal:?}") };
    played.act(Seat(0), *action).unwrap();
    let request = played.ask().expect("the Hunt roll is asked for").request;
    let text = format!("{:?}", played.state().request_text(&request));
    assert!(text.contains("dealer.hunt"), "{text}");
    let wrong: Vec<String> = (0..request.count()).map(|_| "7".to_owned()).collect();
    assert!(played.deal_named(&wrong).is_err(), "there is no 7 on a die");
    let sixes: Vec<String> = (0..request.count()).map(|_| "6".to_owned()).collect();
    played.deal_named(&sixes).unwrap();
    assert!(played.deal_named(&["eye_z".to_owned()]).is_err(), "there is no such tile");
    played.deal_named(&["3".to_owned()]).unwrap();
    assert!(played.deal_named(&["3".to_owned()]).is_err(), "nothing is asked any more");
}

/// At a table with secrets people roll the dice, and the key deals the cards.
#[test]
fn whoever_rolls_the_dice_is_told_no_card() {
    let header = Header::keyed(setup(Mode::Enforced, 2), Key::from_seed(7));
    let mut played = Match::<Wotr>::new(Header { dealing: Dealing::Given, ..header }).unwrap();
    played.deal_keyed().unwrap();
    assert!(played.ask().is_none(), "the cards are in the hands");
    to_actions(&mut played);
    let request = played.ask_people().expect("the Action dice are asked for").request;
    assert_eq!(request.candidates().len(), 6);
    let (_, verified) = Record::of(&played).replay::<Wotr>().unwrap();
    assert_eq!((verified.derived, verified.trusted), (4, 0));
}

#[test]
fn combat_cards_lie_face_down_until_both_are_named() {
    let mut view = companion(2).state().view(Viewer::Table);
    let unused = |face, count| [(face, count)].into_iter().collect();
    view.nations.get_mut(&Nation::Isengard).unwrap().position = Position::AtWar;
    view.dice.get_mut(&Side::Shadow).unwrap().unused = unused(Face::Army, 3);
    view.dice.get_mut(&Side::FreePeoples).unwrap().unused = unused(Face::Event, 2);
    view.acting = Some(Seat(1));
    let mut played =
        Match::<Wotr>::new(Header { position: Some(view), ..Header::given(setup(Mode::Companion, 2)) }).unwrap();
    let act = |played: &mut Match<Wotr>, seat: u8, action: Action| {
        if let Err(error) = played.act(Seat(seat), action) {
            panic!("{action:?}: {error}");
        }
    };
    act(&mut played, 1, Action::Use { die: Face::Army, to: Deed::Attack });
    act(&mut played, 1, Action::From(Region::named("orthanc")));
    act(&mut played, 1, Action::To(Region::named("fords_of_isen")));
    act(&mut played, 1, Action::All);
    act(&mut played, 1, Action::Back(Deck::ShStrategy));
    act(&mut played, 0, Action::Back(Deck::FpStrategy));
    let battle = played.state().view(Viewer::Spectator).battle.unwrap();
    assert!(battle.cards.values().all(|card| card.card.is_none()));
    let mut names = Vec::new();
    played.state().legal_actions(Seat(1), &mut names);
    assert_eq!(names[0], Action::NoCard);
    assert!(
        names.len() > 1
            && names[1..].iter().all(|it| matches!(it, Action::Combat(card) if card.deck() == Deck::ShStrategy))
    );
    act(&mut played, 1, names[1]);
    act(&mut played, 0, Action::NoCard);
    let view = played.state().view(Viewer::Table);
    assert_eq!(view.cards.hands[1].strategy, 0);
    assert_eq!(view.cards.hands[0].strategy, 1, "taken back");
    played.state().audit().unwrap();
}
