//! R13.4: how Combat cards take effect, slot by slot.

use parlour_core::Sink;

use super::effects::listed;
use super::{Log, Needs, Options, code, options};
use crate::action::Action;
use crate::event::{Event, tell_all};
use crate::ids::{Card, Character, Figure, Side};
use crate::rules::law::{Rule, Verdict};
use crate::state::{Group, Step, Wotr};

/// The Combat half of one or more cards.
pub(crate) struct Half {
    /// The title, as in `cards.json`; its message is `combat.<id>`.
    #[allow(dead_code, reason = "the tests compare it")]
    pub title: &'static str,
    /// R13.3: the precondition.
    pub needs: fn(&Wotr) -> Needs,
    /// What happens in which slot: no half has more than two.
    pub tactics: [Option<(u8, Tactic)>; 2],
}

/// What a Combat card does in a slot. The step of the card is off the stack when it is done.
#[derive(Clone, Copy)]
pub(crate) enum Tactic {
    /// Something that needs no answer.
    Do(fn(&mut Wotr, Card, &mut Log)),
    /// A question to the owner of the card: the answers, none to go on, and what they do.
    Ask(fn(&Wotr, Card, &mut Vec<Action>), fn(&mut Wotr, Card, u8, Action, &mut Log)),
}

impl Half {
    /// Needs nothing, does nothing.
    pub(super) const fn new(title: &'static str) -> Half {
        Half { title, needs: |_| Ok(()), tactics: [None; 2] }
    }

    pub(super) const fn does(self, slot: u8, act: fn(&mut Wotr, Card, &mut Log)) -> Half {
        self.with(slot, Tactic::Do(act))
    }

    pub(super) const fn asks(
        self,
        slot: u8,
        list: fn(&Wotr, Card, &mut Vec<Action>),
        act: fn(&mut Wotr, Card, u8, Action, &mut Log),
    ) -> Half {
        self.with(slot, Tactic::Ask(list, act))
    }

    const fn with(mut self, slot: u8, tactic: Tactic) -> Half {
        self.tactics[self.tactics[0].is_some() as usize] = Some((slot, tactic));
        self
    }

    pub(super) const fn needs(mut self, needs: fn(&Wotr) -> Needs) -> Half {
        self.needs = needs;
        self
    }
}

/// R13.4: the effects of the shown Combat cards with this initiative, the defender's first.
pub(crate) fn combat_slot(game: &mut Wotr, slot: u8) {
    for card in in_slot(game, slot).into_iter().rev().flatten() {
        game.steps.push(Step::Tactic(card, slot));
    }
}

/// R13.4, R27.3.2: the cards that act in a slot: on equal numbers the defender's card comes first.
pub(crate) fn in_slot(game: &Wotr, slot: u8) -> [Option<Card>; 2] {
    let attacker = game.battle.attacker;
    [attacker.enemy(), attacker].map(|side| {
        let card = game.battle.cards[side.index()]?;
        tactic(card, slot).is_some().then_some(card)
    })
}

fn tactic(card: Card, slot: u8) -> Option<&'static Tactic> {
    code(card).combat.tactics.iter().flatten().find(|(at, _)| *at == slot).map(|(_, tactic)| tactic)
}

/// Does what needs no answer; whether the flow goes on.
pub(crate) fn proceed_tactic(game: &mut Wotr, card: Card, slot: u8, events: &mut impl Sink<Event>) -> bool {
    if game.skip_if(game.battle.tactics.cancelled[card.side().index()] || game.is_one_sided()) {
        return true;
    }
    let log = &mut Log(events);
    match tactic(card, slot) {
        Some(Tactic::Do(act)) => {
            game.steps.end();
            marked(game, card, |game| act(game, card, log));
        }
        Some(Tactic::Ask(list, act)) => match options(|out| list(game, card, out)) {
            Options::None => game.steps.end(),
            Options::One(only) => {
                game.steps.end();
                marked(game, card, |game| act(game, card, slot, only, log));
            }
            Options::Several => return false,
        },
        None => game.steps.end(),
    }
    true
}

pub(crate) fn list_tactic(game: &Wotr, card: Card, slot: u8, out: &mut Vec<Action>) {
    if let Some(Tactic::Ask(list, _)) = tactic(card, slot) {
        list(game, card, out);
    }
}

/// R27: whether the Combat card that asks has listed an answer.
pub(crate) fn may_in_tactic(game: &Wotr, card: Card, slot: u8, action: Action) -> Verdict {
    listed(Rule::Combat(card), action, |out| list_tactic(game, card, slot, out))
}

pub(crate) fn in_tactic(game: &mut Wotr, card: Card, slot: u8, action: Action, events: &mut impl Sink<Event>) {
    if let Some(Tactic::Ask(_, act)) = tactic(card, slot) {
        marked(game, card, |game| act(game, card, slot, action, &mut Log(events)));
    }
}

/// Does what a card does, and notes which rolls it changes.
fn marked(game: &mut Wotr, card: Card, act: impl FnOnce(&mut Wotr)) {
    let before = game.battle.tactics;
    act(game);
    game.battle.tactics.mark(&before, 1 << card.side().index());
}

// What several Combat cards do.

/// The fighter that was chosen is struck, if one was.
pub(super) fn strike_chosen(game: &mut Wotr, _: Card, _: u8, action: Action, log: &mut Log) {
    match action {
        Action::Pick(who) => game.strike(Figure::Character(who), log),
        Action::Lose(figure) => game.strike(figure, log),
        _ => {}
    }
}

impl Wotr {
    /// R13.6, R27.3.6: a figure adds no Leadership this round.
    pub(super) fn forfeit(&mut self, figure: Figure, log: &mut Log) {
        self.battle.forfeited.put(figure);
        tell_all(log, Event::Forfeited { figure });
    }

    /// Companions in the battle who still have Leadership to give up (R13.6): none where a card has
    /// cancelled the Leader re-roll that it would serve.
    pub(super) fn able_companions(&self) -> u16 {
        if self.battle.tactics.no_reroll[Side::FreePeoples.index()] {
            return 0;
        }
        let mut able = self.fighters(Side::FreePeoples).characters & Character::COMPANIONS;
        able &= !self.battle.forfeited.characters;
        able &= !self.battle.tactics.silenced.map_or(0, Character::bit);
        if self.battle.white_rider { able & !Character::GandalfWhite.bit() } else { able }
    }

    /// R27.3.3: the card of the enemy is cancelled; whether there was one (R13.4).
    pub(super) fn cancel_enemy_card(&mut self, card: Card, log: &mut Log) -> bool {
        let enemy = card.side().enemy();
        let Some(other) = self.battle.cards[enemy.index()].filter(|_| !self.battle.tactics.cancelled[enemy.index()])
        else {
            return false;
        };
        self.battle.tactics.cancelled[enemy.index()] = true;
        tell_all(log, Event::CardCancelled { card: other });
        true
    }

    /// Missed dice of a side's Combat roll become hits of that roll, not to be rolled again.
    pub(super) fn convert_misses(&mut self, card: Card, count: u8, log: &mut Log) {
        let side = card.side().index();
        let count = count.min(self.battle.missed[side]);
        self.battle.missed[side] -= count;
        self.battle.hits[side] += count;
        self.battle.tactics.scored[side] += count;
        tell_all(log, Event::HitsAdded { side: card.side(), card, hits: count });
    }

    /// Hits besides those rolled.
    pub(super) fn add_hits(&mut self, card: Card, hits: u8, log: &mut Log) {
        self.battle.hits[card.side().index()] += hits;
        tell_all(log, Event::HitsAdded { side: card.side(), card, hits });
    }

    /// Hits of the enemy that will not be taken.
    pub(super) fn cancel_hits(&mut self, card: Card, hits: u8, log: &mut Log) {
        let side = card.side().enemy();
        let hits = hits.min(self.battle.hits[side.index()]);
        self.battle.hits[side.index()] -= hits;
        tell_all(log, Event::HitsCancelled { side, card, hits });
    }

    /// R13.7: an extra attack with the base number of the side, or another.
    pub(super) fn attack_extra(&mut self, card: Card, dice: u8, target: Option<u8>) {
        let side = card.side();
        let dice = dice.min(crate::rules::MOST_DICE);
        self.steps.push(Step::ExtraAttack(side, dice, target.unwrap_or_else(|| self.target(side))));
    }

    /// A fighter is eliminated by a card, apart from hits.
    pub(super) fn strike(&mut self, figure: Figure, log: &mut Log) {
        let side = match figure {
            Figure::Character(who) => who.side(),
            _ => figure.of_nation().map_or(Side::Shadow, |(nation, _)| nation.side()),
        };
        self.lose_fighter(side, figure, log);
    }

    /// The Leadership of the Nazgûl and the Witch-king in the battle, as far as it counts.
    pub(super) fn nazgul_leadership(&self) -> u8 {
        if self.nazgul_negated() {
            return 0;
        }
        let group: Group = self.fighters(Side::Shadow).without(&self.battle.forfeited);
        let witch_king = group.characters & Character::WitchKing.bit() != 0;
        group.nazgul() + if witch_king { 2 } else { 0 }
    }
}
