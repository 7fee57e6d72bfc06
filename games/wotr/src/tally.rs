//! What is counted over a match.

use parlour_core::{Audience, Measure, Sink, Tally};

use crate::event::Event;
use crate::habits::Habits;
use crate::ids::Side;
use crate::state::Ending;

/// The figures of a match.
#[derive(Clone, Debug, Default)]
pub struct Count {
    turns: u16,
    ending: Option<Ending>,
    corruption: u8,
    progress: u32,
    points: [u8; 2],
    mordor_turn: u16,
    mordor_step: u8,
    mordor_corruption: u8,
    battles: u32,
    rounds: u32,
    captures: u32,
    sieges: u32,
    hunts: u32,
    tiles: u32,
    reveals: u32,
    companions_lost: u32,
    events_played: u32,
    combat_cards: u32,
    at_war: u32,
    habits: Habits,
    /// Cards that were played as Events.
    pub(crate) events: u128,
    /// Cards whose Combat half was played.
    pub(crate) combat: u128,
}

impl Sink<Event> for Count {
    fn emit(&mut self, _: Audience, event: Event) {
        self.habits.notice(&event);
        match event {
            Event::Turn { turn } => self.turns = turn,
            Event::Ended { ending } => self.ending = Some(ending),
            Event::Corrupted { corruption, .. } | Event::Healed { corruption, .. } => self.corruption = corruption,
            Event::FellowshipMoved { .. } => self.progress += 1,
            Event::Captured { free_peoples, shadow, .. } => {
                self.points = [free_peoples, shadow];
                self.captures += 1;
            }
            Event::EnteredMordor { .. } => {
                self.mordor_turn = self.turns.max(1);
                self.mordor_corruption = self.corruption;
            }
            Event::MordorStep { step } => self.mordor_step = step,
            Event::Attacked { .. } => self.battles += 1,
            Event::Round { .. } => self.rounds += 1,
            Event::SiegeBegan { .. } => self.sieges += 1,
            Event::HuntRolled { .. } => self.hunts += 1,
            Event::TileDrawn { .. } => self.tiles += 1,
            Event::Revealed => self.reveals += 1,
            Event::HuntCasualty { .. } => self.companions_lost += 1,
            Event::Acts { deed: crate::action::Deed::Play(card), .. } => {
                self.events_played += 1;
                self.events |= card.bit();
            }
            Event::PlayedFree { card, .. } => self.events |= card.bit(),
            Event::CombatShown { attacker, defender } => {
                for card in [attacker, defender].into_iter().flatten() {
                    self.combat_cards += 1;
                    self.combat |= card.bit();
                }
            }
            Event::Advanced { steps: 0, .. } => self.at_war += 1,
            _ => {}
        }
    }
}

impl Tally<Event> for Count {
    fn measures(&self) -> Vec<(&'static str, Measure)> {
        let number = |value: u32| Measure::Number(i64::from(value));
        let mut measures = vec![
            ("turns", number(self.turns.max(1).into())),
            ("ending", Measure::Kind(self.ending.map_or("none", Ending::id))),
            ("corruption", number(self.corruption.into())),
            ("fellowship_moves", number(self.progress)),
            ("victory_points_free_peoples", number(self.points[Side::FreePeoples.index()].into())),
            ("victory_points_shadow", number(self.points[Side::Shadow.index()].into())),
            ("in_mordor", Measure::Flag(self.mordor_turn > 0)),
            ("mordor_entry_turn", number(self.mordor_turn.into())),
            ("mordor_step", number(self.mordor_step.into())),
            ("mordor_entry_corruption", number(self.mordor_corruption.into())),
            ("nations_at_war", number(self.at_war)),
            ("battles", number(self.battles)),
            ("battle_rounds", number(self.rounds)),
            ("sieges", number(self.sieges)),
            ("captures", number(self.captures)),
            ("hunts", number(self.hunts)),
            ("tiles", number(self.tiles)),
            ("reveals", number(self.reveals)),
            ("hunt_casualties", number(self.companions_lost)),
            ("events_played", number(self.events_played)),
            ("combat_cards", number(self.combat_cards)),
        ];
        measures.extend(self.habits.measures());
        measures
    }
}
