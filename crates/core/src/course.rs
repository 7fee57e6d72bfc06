//! Which entries of a log are in effect, and what undo has taken out of effect. Entries are never
//! removed; this is what following them one after another comes to.

use crate::log::Doing;
use crate::matches::{Deed, UndoLaw};
use crate::seat::{Seat, SeatSet};

/// The entries in effect, and what can be redone.
#[derive(Clone, Debug, Default)]
pub(crate) struct Course {
    /// The entries in effect, by number; always in ascending order.
    line: Vec<u32>,
    /// What undo took out of effect, latest last.
    undone: Vec<Undone>,
}

/// What one undo took out of effect.
#[derive(Clone, Debug)]
struct Undone {
    /// Who took it back.
    seat: Seat,
    /// Whether it was one entry among others that stay in effect, of which only `seat` knows.
    own: bool,
    numbers: Vec<u32>,
}

impl Course {
    /// The entries in effect.
    pub fn line(&self) -> &[u32] {
        &self.line
    }

    /// Takes note of entry `number`, of which these seats were told something.
    pub fn follow<A>(&mut self, number: u32, doing: Doing<'_, A>, heard: SeatSet) {
        match doing {
            Doing::Act(seat, _) => {
                // What another seat does in secret must not show in what this one can redo.
                self.undone.retain(|undone| undone.own && undone.seat != seat && !heard.contains(undone.seat));
                self.push(number);
            }
            Doing::Deal(..) => {
                self.undone.retain(|undone| !undone.own);
                self.push(number);
            }
            Doing::Other(Deed::Resign { .. } | Deed::Flag { .. }) => {
                self.undone.clear();
                self.push(number);
            }
            Doing::Other(Deed::Undo { seat, to, law }) => self.take_back(*seat, *to, *law),
            Doing::Other(Deed::Redo { seat }) => self.put_back(*seat),
            Doing::Other(_) => {}
        }
    }

    /// Adds an entry to the line, with room for an eighth more at most: a match may be at hand for days.
    fn push(&mut self, number: u32) {
        if self.line.len() == self.line.capacity() {
            self.line.reserve_exact(16.max(self.line.len() / 8));
        }
        self.line.push(number);
    }

    /// Where entry `number` stands in the line, or would.
    pub fn place(&self, number: u32) -> usize {
        self.line.partition_point(|other| *other < number)
    }

    fn take_back(&mut self, seat: Seat, to: u32, law: UndoLaw) {
        let (at, own) = (self.place(to), law == UndoLaw::Own);
        let numbers = if own { vec![self.line.remove(at)] } else { self.line.split_off(at) };
        if !own {
            self.undone.retain(|undone| !undone.own || undone.seat == seat);
        }
        self.undone.push(Undone { seat, own, numbers });
    }

    /// What `seat` would put back: what it took back itself, and nobody else since.
    pub fn redoable(&self, seat: Seat) -> Option<&[u32]> {
        Some(&self.undone[self.latest(seat)?].numbers)
    }

    /// Whether that was its own affair.
    pub fn redoes_own(&self, seat: Seat) -> bool {
        self.latest(seat).is_some_and(|index| self.undone[index].own)
    }

    fn latest(&self, seat: Seat) -> Option<usize> {
        let concerns = |undone: &Undone| !undone.own || undone.seat == seat;
        self.undone.iter().rposition(concerns).filter(|index| self.undone[*index].seat == seat)
    }

    fn put_back(&mut self, seat: Seat) {
        let Some(index) = self.latest(seat) else { return };
        let Undone { numbers, .. } = self.undone.remove(index);
        let at = numbers.first().map_or(self.line.len(), |first| self.place(*first));
        self.line.splice(at..at, numbers);
    }
}
