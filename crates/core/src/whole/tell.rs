//! Whole actions for those who read them: in words, with what they touch, and with all the ways that
//! differ only in what they cost.

use super::gather::{Choosing, Trail, Trails, trails};
use super::{Cost, Part, Split, Stepper, Way, Whole, Wholes};
use crate::game::Game;
use crate::prompt::{Choice, Prompt, Thing};
use crate::seat::Seat;
use crate::text::Text;

/// Every whole action that `seat` may take now, or go on with, as far as it may know; none if it is
/// not asked.
pub fn wholes<G: Game>(game: &G, seat: Seat) -> Vec<Whole<G::Action>> {
    let Trails { questions, found } = trails(game, seat);
    let mut prompts: Vec<Option<Prompt<G::Action>>> = questions.iter().map(|_| None).collect();
    let mut told: Vec<Told<G::Action>> = Vec::new();
    for trail in found {
        let mut told_now = Teller { seat, questions: &questions, prompts: &mut prompts }.tell(trail);
        match told.iter_mut().find(|other| other.differs_in_cost(&told_now)) {
            Some(other) => other.ways.append(&mut told_now.ways),
            None => told.push(told_now),
        }
    }
    told.into_iter().map(|told| told.worded(game, seat)).collect()
}

/// A whole action that has no line yet, with the ways by their ranks.
struct Told<A> {
    whole: Whole<A>,
    /// The small actions as they are whatever is spent; none where nothing is.
    alike: Option<Vec<A>>,
    ways: Vec<(u8, Way<A>)>,
    labels: Vec<Text>,
}

impl<A: Copy + Eq> Told<A> {
    fn differs_in_cost(&self, other: &Self) -> bool {
        self.alike.is_some() && self.alike == other.alike
    }

    fn worded<G: Game<Action = A>>(mut self, game: &G, seat: Seat) -> Whole<A> {
        self.ways.sort_by_key(|(rank, _)| *rank);
        self.whole.ways = self.ways.into_iter().map(|(_, way)| way).collect();
        let usual = &self.whole.ways[0].actions;
        self.whole.words = G::Extras::say(game, seat, usual).unwrap_or_else(|| match self.labels.as_slice() {
            [one] => one.clone(),
            several => Text::new("whole.parts").with("parts", several.to_vec()),
        });
        self.whole
    }
}

struct Teller<'a, G: Game> {
    seat: Seat,
    questions: &'a [G],
    /// The questions in words, as far as somebody needed them.
    prompts: &'a mut [Option<Prompt<G::Action>>],
}

impl<G: Game> Teller<'_, G> {
    fn choice(&mut self, question: usize, action: G::Action) -> Option<&Choice<G::Action>> {
        let prompt = self.prompts[question].get_or_insert_with(|| self.questions[question].prompt(self.seat));
        prompt.options.iter().find(|option| option.action == action)
    }

    fn tell(&mut self, trail: Trail<G::Action>) -> Told<G::Action> {
        let Trail { steps, ends, stop, split } = trail;
        let actions: Vec<G::Action> = steps.iter().map(|(_, action)| *action).collect();
        let mut told = Told {
            whole: Whole {
                verb: None,
                piece: None,
                targets: Vec::new(),
                words: Text::new(""),
                effects: Vec::new(),
                warnings: Vec::new(),
                rules: Vec::new(),
                ways: Vec::new(),
                split: None,
            },
            alike: None,
            ways: Vec::new(),
            labels: Vec::new(),
        };
        let mut way = Way { cost: None, spends: None, effect: None, actions, ends, stop };
        let mut rank = 0;
        for (at, (question, action)) in steps.iter().enumerate() {
            // Of a group that is not everything only those who go are of interest, and they are in the split.
            let added = split.as_ref().is_some_and(|it| it.replaces > 1 && (it.at..it.at + it.replaces).contains(&at));
            let part = G::Extras::part(&self.questions[*question], self.seat, action);
            if let Some(cost) = &part.cost {
                (rank, way.cost, way.spends) = (cost.rank, Some(cost.words.clone()), Some(cost.thing.clone()));
                let mut alike = way.actions.clone();
                alike[at] = cost.alike;
                told.alike = Some(alike);
            }
            if !added && let Some(choice) = self.choice(*question, *action) {
                if part.cost.is_some() {
                    way.effect.clone_from(&choice.effect);
                }
                told.read(choice, part);
            }
        }
        told.whole.split = split.map(|choosing| self.split(&steps, choosing));
        told.ways.push((rank, way));
        told
    }

    fn split(&mut self, steps: &[(usize, G::Action)], choosing: Choosing<G::Action>) -> Split<G::Action> {
        let Choosing { at, replaces, each, go } = choosing;
        let question = steps.get(at).map_or(0, |(question, _)| *question);
        let mut stepper = |(action, most, chosen)| {
            let choice = self.choice(question, action);
            let (words, touches) =
                choice.map_or_else(|| (Text::new(""), Vec::new()), |it| (it.label.clone(), it.touches.clone()));
            Stepper { action, words, touches, most, chosen }
        };
        Split { at, replaces, each: each.into_iter().map(&mut stepper).collect(), go }
    }
}

impl<A: Copy + Eq> Told<A> {
    /// Takes what an option says.
    fn read(&mut self, choice: &Choice<A>, part: Part<A>) {
        let whole = &mut self.whole;
        if let Some(verb) = part.verb {
            whole.verb = Some(verb.into());
        }
        if part.cost.is_none() {
            whole.effects.extend(choice.effect.clone());
        }
        whole.warnings.extend(choice.warning.clone());
        if !whole.rules.contains(&choice.rule) {
            whole.rules.push(choice.rule.clone());
        }
        self.labels.push(choice.label.clone());
        let spent = |thing: &Thing| matches!(&part.cost, Some(Cost { thing: spent, .. }) if spent == thing);
        for thing in choice.touches.iter().filter(|thing| !spent(thing)) {
            if part.acts && whole.piece.is_none() && whole.targets.is_empty() {
                whole.piece = Some(thing.clone());
            } else {
                whole.targets.push(thing.clone());
            }
        }
    }
}
