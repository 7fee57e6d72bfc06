//! A game in two versions of its rules, to be raised on purpose: two seats climb in turns.

use std::sync::Arc;

use parlour_core::{
    Answer, AnyGame, Brings, Choice, Edits, Erased, Game, GameInfo, Hosted, NoEvents, Outcome, Prompt, Refusal, Rng,
    Scene, Seat, SeatSet, Sink, Status, Studied, Text, Viewer, Wholes, Wishes,
};
use parlour_server::shared::Games;
use parlour_server::{Config, Shared};
use serde::{Deserialize, Serialize};

use crate::house::House;
use crate::stage::Stage;

/// How high they are, and how often somebody has moved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Climb<const VERSION: u32> {
    height: u32,
    moves: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// One step up; the same in both versions.
    Walk,
    /// Not allowed from an odd height since version 2.
    Jump,
    /// Twice as far since version 2.
    Ride,
    /// Broken in version 2.
    Fly,
    /// Puts the climbers somewhere by hand.
    Place,
}

const WAYS: [Way; 5] = [Way::Walk, Way::Jump, Way::Ride, Way::Fly, Way::Place];

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

pub struct Extras;

impl<G: Game> Studied<G> for Extras {
    type Tally = NoEvents;
}
impl<G: Game> Brings<G> for Extras {}
impl<G: Game> Wholes<G> for Extras {}
impl<G: Game<Action = Way>> Wishes<G> for Extras {}
impl<G: Game> Hosted<G> for Extras {}
impl<G: Game<Action = Way>> Edits<G> for Extras {
    fn is_edit(action: &Way) -> bool {
        *action == Way::Place
    }
}

impl<const VERSION: u32> Game for Climb<VERSION> {
    type Setup = Nothing;
    type Action = Way;
    type Event = u32;
    type View = Self;
    type Extras = Extras;

    const INFO: GameInfo = GameInfo {
        id: "climb",
        title: "Climb",
        about: "has rules that change",
        min_seats: 2,
        max_seats: 2,
        seat_names: &["seat.one", "seat.two"],
        rules_version: VERSION,
        books: &[parlour_core::Book::of_rules("- **R1.1** Climb.")],
        locales: &[("en", "")],
        options: &[],
        hidden: false,
        bound: 100,
        listed: false,
        rating: parlour_core::Rating::USUAL,
    };

    fn start(_: &Nothing) -> Result<Self, Refusal> {
        Ok(Climb { height: 0, moves: 0 })
    }
    fn seats(&self) -> u8 {
        2
    }
    fn status(&self) -> Status {
        if self.moves > 60 {
            return Status::Over(Outcome::draw("done"));
        }
        Status::Decide([Seat((self.moves % 2) as u8)].into_iter().collect::<SeatSet>())
    }
    fn legal_actions(&self, _: Seat, out: &mut Vec<Way>) {
        out.extend(WAYS);
    }
    fn check(&self, _: Seat, action: &Way) -> Result<(), Refusal> {
        let odd = VERSION > 1 && *action == Way::Jump && self.height % 2 == 1;
        if odd { Err(Refusal::new("R1.1", "odd")) } else { Ok(()) }
    }
    fn apply(&mut self, _: Seat, action: &Way, events: &mut impl Sink<u32>) {
        self.moves += 1;
        self.height += match action {
            Way::Walk => 1,
            Way::Jump => 2,
            Way::Ride => 3 * VERSION,
            Way::Fly => {
                assert!(VERSION == 1, "the secret card is the ace of spades");
                10
            }
            Way::Place => 100,
        };
        events.emit(parlour_core::Audience::All, self.height);
    }
    fn deal(&mut self, _: &Answer, _: &mut impl Sink<u32>) {}
    fn view(&self, _: Viewer) -> Self {
        self.clone()
    }
    fn position(view: &Self) -> Result<Self, Refusal> {
        Ok(view.clone())
    }
    fn imagine(view: &Self, _: Seat, _: &mut Rng) -> Self {
        view.clone()
    }
    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
    fn reveals(_: &u32) -> bool {
        false
    }
    fn prompt(&self, _: Seat) -> Prompt<Way> {
        Prompt { ask: Text::new("climb"), options: WAYS.map(|way| Choice::new(way, "climb", "R1.1")).to_vec() }
    }
    fn tell(_: &u32) -> Text {
        Text::new("climb")
    }
    fn describe(_: &Self) -> Scene {
        Scene::default()
    }
}

/// The game of the release of this version.
pub fn release<const VERSION: u32>(id: &str) -> Option<Box<dyn AnyGame>> {
    match id {
        "climb" => Some(Box::new(Erased::<Climb<VERSION>>::new(Vec::new()))),
        id => parlour_registry::game(id),
    }
}

/// A server of the release with this version of the rules.
pub async fn open<const VERSION: u32>(stage: &Stage) -> House {
    let games = Games { find: release::<VERSION>, all: parlour_registry::games };
    let shared =
        Shared::start_with(Config::from(stage.settings()), Arc::new(stage.clock.clone()), games).await.unwrap();
    let app = parlour_server::http::router(shared.clone());
    House::of(shared, stage.clock.clone(), app, stage.folder())
}
