//! What is legal, and by which rule: the one answer that lists, refusals and prompts share.

use parlour_core::{Refusal, RuleId, Text};

use crate::cards::{Needs, Words};
use crate::ids::Card;
use crate::number::Number;
use crate::words::{card_rule, combat_rule};

/// A rule of `rules.md`, or the half of a card that is one (R27).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    /// By its number.
    Book(Number),
    /// What a card does as an Event.
    Event(Card),
    /// What a card does as a Combat card.
    Combat(Card),
}

impl From<Rule> for RuleId {
    fn from(rule: Rule) -> RuleId {
        match rule {
            Rule::Book(number) => number.into(),
            Rule::Event(card) => card_rule(card),
            Rule::Combat(card) => combat_rule(card),
        }
    }
}

/// Whether something may be done: by which rule, or what is against it.
pub(crate) type Verdict = Result<Rule, Against>;

/// Why something may not be done. It allocates nothing, for lists ask about every candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Against {
    rule: Rule,
    /// The message, if it is not the usual one of the rule.
    said: Option<Words>,
    /// How many conditions were met before.
    met: u8,
}

impl Against {
    /// The same rule in other words.
    pub(crate) const fn said(self, said: Words) -> Against {
        Against { said: Some(said), ..self }
    }
}

impl From<Against> for Refusal {
    fn from(against: Against) -> Refusal {
        let reason = match (against.said, against.rule) {
            (Some(said), _) => Text::new(*said),
            (None, Rule::Book(number)) => Text::new(format!("refuse.{}", number.text())),
            (None, Rule::Event(_) | Rule::Combat(_)) => Text::new("refuse.card_choice"),
        };
        Refusal { rule: against.rule.into(), reason }
    }
}

/// It may be done by a rule.
#[allow(clippy::unnecessary_wraps, reason = "it is said where a predicate ends")]
#[inline]
pub(crate) const fn by(number: Number) -> Verdict {
    Ok(Rule::Book(number))
}

/// It may be done by the same rule that is against it otherwise.
#[inline]
pub(crate) const fn by_if(holds: bool, number: Number) -> Verdict {
    if holds { by(number) } else { no(number) }
}

/// A rule is against it.
#[inline]
pub(crate) const fn no<T>(number: Number) -> Result<T, Against> {
    Err(Against { rule: Rule::Book(number), said: None, met: 0 })
}

/// A card is against it.
#[inline]
pub(crate) const fn no_by<T>(rule: Rule) -> Result<T, Against> {
    Err(Against { rule, said: None, met: 0 })
}

/// One of a few answers, all by the same rule.
pub(crate) fn one_of<T: PartialEq>(answers: &[T], answer: &T, number: Number) -> Verdict {
    by_if(answers.contains(answer), number)
}

/// The conditions of a predicate, counted as they are met: of several candidates that all fail, the
/// one that met most says what is in the way.
#[derive(Clone, Copy, Default)]
pub(crate) struct Conditions(u8);

impl Conditions {
    /// The next condition, and the rule that sets it.
    #[inline]
    pub(crate) const fn needs(&mut self, holds: bool, number: Number) -> Result<(), Against> {
        if holds {
            self.0 += 1;
            return Ok(());
        }
        Err(Against { rule: Rule::Book(number), said: None, met: self.0 })
    }

    /// The next condition for many regions at once: those that meet it are left.
    #[inline]
    pub(crate) const fn narrows(&mut self, regions: &mut u128, to: u128, number: Number) -> Result<(), Against> {
        *regions &= to;
        self.needs(*regions != 0, number)
    }

    /// The precondition of a card, which says itself what is missing (R6.5, R13.3).
    #[inline]
    pub(crate) fn meets(&mut self, needs: Needs, number: Number) -> Result<(), Against> {
        match needs {
            Ok(()) => self.needs(true, number),
            Err(missing) => self.needs(false, number).map_err(|it| it.said(missing)),
        }
    }

    /// Conditions that another predicate knows.
    #[inline]
    pub(crate) fn and<T>(&mut self, other: Result<T, Against>) -> Result<T, Against> {
        let met = self.0;
        self.0 += 1;
        other.map_err(|it| Against { met: it.met + met, ..it })
    }

    /// Whether one of several candidates passes; without any, the rule that knows none.
    #[inline]
    pub(crate) fn any(self, candidates: impl Iterator<Item = Verdict>, none: Number) -> Verdict {
        let mut nearest = no(none);
        for candidate in candidates {
            nearest = nearer(nearest, candidate);
            if nearest.is_ok() {
                break;
            }
        }
        nearest.map_err(|it| Against { met: it.met + self.0, ..it })
    }
}

/// Of two candidates the one that passes, or that met more conditions.
#[inline]
pub(crate) fn nearer(one: Verdict, other: Verdict) -> Verdict {
    match (one, other) {
        (Err(one), Err(other)) if other.met < one.met => Err(one),
        (Ok(_), Err(_)) => one,
        _ => other,
    }
}
