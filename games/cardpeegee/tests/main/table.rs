//! A table for tests: a position from a few words, a script, and plays on it.

use parlour_cardpeegee::{Action, Card, CardPeeGee, Cards, Phase, Setup, View};
use parlour_core::{Game, Header, Match, Refusal, Script, Seat, Viewer};

/// Cards from their signs, separated by spaces.
pub fn cards(text: &str) -> Cards {
    text.split_whitespace().map(card).collect()
}

/// One card from its sign.
pub fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// The view of a fresh match, to be changed into a position.
pub fn fresh() -> View {
    CardPeeGee::start(&Setup::default()).unwrap().view(Viewer::Table)
}

/// A living player with 30 hit points as the King of spades, in a phase without an encounter.
pub fn at(phase: Phase, hand: &str, active: &str) -> View {
    View { phase, day: 1, hp: 30, character: Some(card("KS")), hand: cards(hand), active: cards(active), ..fresh() }
}

/// A match from a position, dealt by scripts.
pub struct Table(pub Match<CardPeeGee>);

impl Table {
    pub fn new(view: View) -> Self {
        let setup = view.setup;
        Table(Match::new(Header { position: Some(view), ..Header::given(setup) }).unwrap())
    }

    /// A new day, and the encounter of these cards.
    pub fn meeting(hand: &str, active: &str, encounter: &str) -> Self {
        let mut table = Table::new(at(Phase::NewDay, hand, active));
        table.play(Action::StartEncounter, encounter);
        table
    }

    /// Takes an action; exactly the cards of `deals` are dealt.
    #[track_caller]
    pub fn play(&mut self, action: Action, deals: &str) {
        self.0.act(Seat(0), action).unwrap();
        let mut script = Script::new(deals.split_whitespace().map(|text| card(text).index()));
        self.0.deal_with(&mut script).unwrap();
        assert_eq!(script.left(), 0, "not all of {deals} was dealt");
    }

    pub fn view(&self) -> View {
        self.0.state().view(Viewer::Table)
    }

    pub fn refusal(&self, action: Action) -> Refusal {
        self.0.state().check(Seat(0), &action).unwrap_err()
    }

    /// The number of the rule against an action.
    #[track_caller]
    pub fn rule_against(&self, action: Action) -> String {
        self.refusal(action).rule.to_string()
    }
}
