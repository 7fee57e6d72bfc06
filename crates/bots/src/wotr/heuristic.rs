//! The planner as a player.

use parlour_core::{Bot, Hint, Perspective, Rng, Text};
use parlour_wotr::{Action, Step, Wotr};

use super::mends::Mends;
use super::mind::Mind;
use crate::overlook::overlook;

/// Plans with what its seat sees.
#[derive(Clone, Debug, Default)]
pub struct Heuristic {
    /// How many of a hundred uses of dice it does not see, as a beginner would not.
    overlooks: u32,
    mind: Mind,
    options: Vec<Action>,
}

impl Heuristic {
    /// A planner with these faults mended.
    pub fn with(mends: Mends) -> Self {
        Heuristic { mind: Mind::with(mends), ..Self::default() }
    }

    /// A planner that overlooks so many of a hundred uses of dice.
    pub fn overlooking(overlooks: u32) -> Self {
        Heuristic { overlooks, ..Self::default() }
    }
}

impl Bot<Wotr> for Heuristic {
    fn choose(&mut self, place: &Perspective<'_, Wotr>, rng: &mut Rng) -> Action {
        self.options.clear();
        place.options(&mut self.options);
        if let [only] = self.options.as_slice() {
            return *only;
        }
        // Which cards the others hold is imagined; the planner does not look at them.
        let game = place.imagine(rng);
        if self.overlooks > 0 && matches!(game.look().step(), Some(Step::Act(_))) {
            overlook(&mut self.options, self.overlooks, rng);
        }
        self.options[self.mind.choose(&game, place.seat(), &self.options, rng)]
    }

    fn hint(&mut self, place: &Perspective<'_, Wotr>, rng: &mut Rng) -> Option<Hint<Action>> {
        Some(Hint { action: self.choose(place, rng), reason: Text::new("hint.planned") })
    }
}
