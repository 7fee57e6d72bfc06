//! How matches went on, turn by turn: who was ahead, who came back, and when it was decided.

use serde::{Deserialize, Serialize};

use crate::histogram::Histogram;
use crate::influence::ENOUGH;
use crate::stats::{Share, Summary};
use crate::table::{Entry, Table};

/// The most turns of which a report tells one by one.
const TURNS: usize = 60;

/// Whole numbers about the leads of matches between two.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Course {
    /// By turn: how matches stood at its end that went on after it.
    turns: Vec<Stood>,
    /// Matches that one of the two won.
    won: u64,
    /// Of these, those that the winner was behind in at the end of a turn.
    comebacks: u64,
    /// The turn from whose end on the winner was ahead for good; the last one if never.
    decided: Histogram,
    /// How far the winners were behind at most who came back.
    deficits: Histogram,
}

/// How matches stood at the end of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Stood {
    /// Neither was ahead.
    level: u64,
    /// One of them was.
    led: u64,
    /// And won.
    held: u64,
}

impl Course {
    pub fn is_empty(&self) -> bool {
        *self == Course::default()
    }

    /// A match with these leads of the first seat, and whether each seat won.
    pub fn add(&mut self, leads: &[i32], won: [bool; 2]) {
        let Some((_, before)) = leads.split_last() else { return };
        if self.turns.len() < before.len() {
            self.turns.resize(before.len(), Stood::default());
        }
        for (stood, lead) in self.turns.iter_mut().zip(before) {
            stood.level += u64::from(*lead == 0);
            stood.led += u64::from(*lead != 0);
            stood.held += u64::from(*lead > 0 && won == [true, false] || *lead < 0 && won == [false, true]);
        }
        let sign = match won {
            [true, false] => 1,
            [false, true] => -1,
            _ => return,
        };
        self.won += 1;
        let worst = leads.iter().map(|lead| i64::from(lead * sign)).min().unwrap_or(0);
        if worst < 0 {
            self.comebacks += 1;
            self.deficits.add(-worst);
        }
        let behind = leads.iter().rposition(|lead| lead * sign <= 0).map_or(0, |turn| turn + 1);
        self.decided.add((behind + 1).min(leads.len()) as i64);
    }

    pub fn merge(&mut self, other: &Course) {
        if self.turns.len() < other.turns.len() {
            self.turns.resize(other.turns.len(), Stood::default());
        }
        for (stood, other) in self.turns.iter_mut().zip(&other.turns) {
            stood.level += other.level;
            stood.led += other.led;
            stood.held += other.held;
        }
        self.won += other.won;
        self.comebacks += other.comebacks;
        self.decided.merge(&other.decided);
        self.deficits.merge(&other.deficits);
    }
}

/// How matches went on, turn by turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Leads {
    /// The ends of the first turns.
    pub turns: Vec<Lead>,
    /// Matches that one of the two won, and of these those that the winner was behind in once.
    pub comebacks: Share,
    /// The turn that decided: from its end on the winner was ahead for good.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decided: Option<Summary>,
    /// How far the winners were behind at most who came back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deficit: Option<Summary>,
}

/// How matches stood at the end of a turn after which they went on.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Lead {
    /// The turn, counted from 1.
    pub turn: u64,
    /// Matches that went on.
    pub matches: u64,
    /// Matches in which neither was ahead.
    pub level: u64,
    /// Of the others, those that whoever was ahead won.
    pub held: Share,
}

impl Leads {
    pub(crate) fn of(course: &Course) -> Option<Leads> {
        let turns = (1..).zip(&course.turns).take(TURNS).map(|(turn, stood)| Lead {
            turn,
            matches: stood.level + stood.led,
            level: stood.level,
            held: Share::of(stood.held, stood.led),
        });
        (!course.is_empty()).then(|| Leads {
            turns: turns.collect(),
            comebacks: Share::of(course.comebacks, course.won),
            decided: Summary::of(&course.decided),
            deficit: Summary::of(&course.deficits),
        })
    }

    /// What can be said of it in words; nothing with too few matches.
    pub(crate) fn sentence(&self) -> Option<String> {
        let decided = self.decided.as_ref()?;
        if decided.count < ENOUGH {
            return None;
        }
        let percent = |share: f64| format!("{:.1}%", share * 100.0);
        let mut text = format!(
            "In {} of the matches that were won ({} to {}), the winner was behind at the end of some turn; half of \
             them were decided by the end of turn {}.",
            percent(self.comebacks.share),
            percent(self.comebacks.low),
            percent(self.comebacks.high),
            decided.median
        );
        let safe = self.turns.iter().find(|one| one.matches - one.level >= ENOUGH && one.held.low > 0.75);
        if let Some(Lead { turn, held, .. }) = safe {
            let lasting = format!(
                " From turn {turn} on a lead is worth three matches of four: whoever was ahead at its end won {} \
                 ({} to {}).",
                percent(held.share),
                percent(held.low),
                percent(held.high)
            );
            text += &lasting;
        }
        Some(text)
    }

    pub(crate) fn table(&self) -> Table {
        let row = |one: &Lead| {
            let held = if one.matches > one.level { Entry::Share(one.held) } else { Entry::Nothing };
            vec![Entry::Words(one.turn.to_string()), Entry::Count(one.matches), Entry::Count(one.level), held]
        };
        Table {
            title: "matches over time".to_owned(),
            note: String::new(),
            head: ["turn", "matches that went on", "nobody ahead", "won by whoever was ahead"]
                .map(String::from)
                .to_vec(),
            rows: self.turns.iter().map(row).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: [bool; 2] = [true, false];
    const SECOND: [bool; 2] = [false, true];

    fn course(matches: &[(&[i32], [bool; 2])]) -> Course {
        matches.iter().fold(Course::default(), |mut course, (leads, won)| {
            course.add(leads, *won);
            course
        })
    }

    #[test]
    fn comebacks_and_the_turn_that_decided_are_counted() {
        // Ahead all the time; behind until turn 2; behind to the end, and yet won; drawn.
        let found = course(&[(&[3, 5, 9], FIRST), (&[4, 2, -1], SECOND), (&[-1, -2], FIRST), (&[1, 0], [false; 2])]);
        assert_eq!((found.won, found.comebacks), (3, 2));
        assert_eq!(found.decided.buckets().collect::<Vec<_>>(), [(1, 1), (2, 1), (3, 1)]);
        assert_eq!(found.deficits.range(), Some((2, 4)));
        let leads = Leads::of(&found).unwrap();
        // The last turn of a match says nothing of what comes of a lead.
        assert_eq!(leads.turns.len(), 2);
        assert_eq!((leads.turns[0].matches, leads.turns[0].held.count), (4, 1));
        assert_eq!(Leads::of(&Course::default()), None);
    }

    #[test]
    fn parts_merge_to_the_whole() {
        let all: [(&[i32], [bool; 2]); 3] = [(&[3, 5, 9], FIRST), (&[-1], SECOND), (&[4, 2, -1, 0], SECOND)];
        let mut sum = course(&all[..1]);
        sum.merge(&course(&all[1..]));
        assert_eq!(sum, course(&all));
    }

    /// Planted: a lead that holds, one that does not, and too few matches.
    #[test]
    fn what_is_said_of_leads_is_so() {
        let said = |ahead: u64, behind: u64| {
            let mut found = Course::default();
            (0..ahead).for_each(|_| found.add(&[1, 2, 3], FIRST));
            (0..behind).for_each(|_| found.add(&[1, -2, -3], SECOND));
            Leads::of(&found).unwrap().sentence()
        };
        let holds = said(95, 5).unwrap();
        assert!(holds.contains("In 5.0% of") && holds.contains("From turn 1 on"), "{holds}");
        assert!(holds.contains("decided by the end of turn 1."), "{holds}");
        // At turn 1 a lead means nothing, at turn 2 everything.
        let swings = said(50, 50).unwrap();
        assert!(swings.contains("In 50.0% of") && swings.contains("From turn 2 on"), "{swings}");
        assert_eq!(said(10, 10), None);
    }
}
