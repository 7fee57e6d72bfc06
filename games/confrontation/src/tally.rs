//! What a match counts for beyond who won it.

use parlour_core::{Audience, Measure, Sink, Tally};

use crate::event::{Event, Why};
use crate::ids::{Character, Side};

/// The figures of a match; in a match of two games turns, battles and survivors are of both.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    /// Turns of a game that is over, in a match of two.
    turns_before: i64,
    /// The number of the running turn.
    turn: i64,
    battles: i64,
    ambushes: i64,
    left: [i64; 2],
    won: Option<Side>,
    why: Option<Why>,
    frodo_fell: bool,
    cards_back: bool,
}

impl Sink<Event> for Counts {
    #[inline]
    fn emit(&mut self, _: Audience, event: Event) {
        match event {
            Event::Began { .. } => self.frodo_fell = false,
            Event::Turn { number, .. } => self.turn = i64::from(number),
            // With both formations chosen beforehand a match starts in its first turn, before
            // anybody can be told that it begins.
            Event::Moved { .. } => self.turn = self.turn.max(1),
            Event::Battle { .. } => self.battles += 1,
            Event::BattleOver { how: crate::event::BattleEnd::Ambush, .. } => self.ambushes += 1,
            Event::Defeated { character: Character::Frodo, .. } => self.frodo_fell = true,
            Event::CardsBack => self.cards_back = true,
            Event::GameOver { winner, why, fellowship, sauron } => {
                self.won = winner;
                self.why = Some(why);
                self.turns_before += std::mem::take(&mut self.turn);
                self.left[0] += i64::from(fellowship);
                self.left[1] += i64::from(sauron);
            }
            _ => {}
        }
    }
}

impl Tally<Event> for Counts {
    fn measures(&self) -> Vec<(&'static str, Measure)> {
        let won = match self.won {
            Some(Side::Fellowship) => "fellowship",
            Some(Side::Sauron) => "sauron",
            None => "nobody",
        };
        let frodo = match self.why {
            Some(Why::FrodoInMordor) => "in_mordor",
            _ if self.frodo_fell => "defeated",
            _ => "on_the_way",
        };
        vec![
            ("turns", Measure::Number(self.turns_before + self.turn)),
            ("battles", Measure::Number(self.battles)),
            ("ambushes", Measure::Number(self.ambushes)),
            ("fellowship_left", Measure::Number(self.left[0])),
            ("sauron_left", Measure::Number(self.left[1])),
            ("side_won", Measure::Kind(won)),
            ("ended", Measure::Kind(self.why.map_or("unfinished", Why::key))),
            ("frodo", Measure::Kind(frodo)),
            ("cards_back", Measure::Flag(self.cards_back)),
        ]
    }
}
