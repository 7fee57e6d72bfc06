//! The log of a match in memory: its latest entries whole, and earlier ones, once they are folded, as
//! small values from which they can be worked out again.

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Mutex, PoisonError};

use crate::chance::{Answer, Request};
use crate::course::Course;
use crate::event::{Audience, Told};
use crate::game::Game;
use crate::matches::{CHECKPOINT_EVERY, Deed};
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};

/// How many of the latest entries are never folded: those that are looked at again and again. As many
/// more may wait until they are folded together.
const WHOLE: usize = 8;

/// An entry with what the match keeps beside it.
#[derive(Clone, Debug)]
pub struct Entry<G: Game> {
    /// What was done.
    pub deed: Deed<G::Action>,
    /// The hash of the position after it, in every 16th entry.
    pub state: Option<String>,
    /// Who made the entry, outside the hashed part.
    pub by: Option<String>,
    /// When, in milliseconds of Unix time, outside the hashed part.
    pub at: Option<u64>,
    /// What happened because of it.
    pub told: Vec<Told<G::Event>>,
    /// Whether it belongs to the same [whole action](crate::Whole) as what was done before. It follows
    /// from the rules and is not written down.
    pub goes_on: bool,
    pub(crate) dealt: Option<(Request, Answer)>,
}

impl<G: Game> Entry<G> {
    /// An entry that nobody has signed and that goes on with nothing.
    pub(crate) fn new(
        deed: Deed<G::Action>,
        told: Vec<Told<G::Event>>,
        dealt: Option<(Request, Answer)>,
        state: Option<String>,
    ) -> Self {
        Entry { deed, state, by: None, at: None, told, goes_on: false, dealt }
    }

    /// What it does to the match.
    pub(crate) fn doing(&self) -> Doing<'_, G::Action> {
        match (&self.deed, &self.dealt) {
            (Deed::Act { seat, action }, _) => Doing::Act(*seat, *action),
            (_, Some((request, answer))) => Doing::Deal(request.stream.0, answer),
            (deed, None) => Doing::Other(deed),
        }
    }

    /// The seats that were told something.
    pub(crate) fn heard(&self) -> SeatSet {
        let heard = |seat: &Seat| self.told.iter().any(|told| told.audience.includes(Viewer::Seat(*seat)));
        Seat::first(MAX_SEATS as u8).filter(heard).collect()
    }

    /// Whether it is an action of which nobody but its seat was told anything.
    pub(crate) fn is_secret(&self) -> bool {
        let Deed::Act { seat, .. } = self.deed else { return false };
        self.told.iter().all(|told| match told.audience {
            Audience::Seats(seats) => seats.without(seat).is_empty(),
            audience => audience == Audience::Nobody,
        })
    }
}

/// What an entry does to the match, whether it is folded or not.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Doing<'a, A> {
    /// A seat acts.
    Act(Seat, A),
    /// The dealer answers a stream with these items.
    Deal(u8, &'a [u8]),
    /// Anything else, which leaves the state as it is or goes back to another.
    Other(&'a Deed<A>),
}

/// All entries of a match.
#[derive(Clone, Debug)]
pub(crate) struct Log<G: Game> {
    folded: Folded<G::Action>,
    whole: VecDeque<Entry<G>>,
}

impl<G: Game> Default for Log<G> {
    fn default() -> Self {
        Log { folded: Folded::default(), whole: VecDeque::new() }
    }
}

impl<G: Game> Log<G> {
    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.folded.len() + self.whole.len()
    }

    /// How many of them are folded.
    pub fn folded(&self) -> usize {
        self.folded.len()
    }

    pub fn push(&mut self, entry: Entry<G>) {
        self.whole.push_back(entry);
    }

    /// An entry that is not folded.
    pub fn whole(&self, number: u32) -> Option<&Entry<G>> {
        self.whole.get((number as usize).checked_sub(self.folded.len())?)
    }

    /// The same, to sign it.
    pub fn whole_mut(&mut self, number: u32) -> Option<&mut Entry<G>> {
        self.whole.get_mut((number as usize).checked_sub(self.folded.len())?)
    }

    /// All entries, if none is folded.
    pub fn into_whole(self) -> Option<VecDeque<Entry<G>>> {
        (self.folded.len() == 0).then_some(self.whole)
    }

    pub fn last(&self) -> Option<&Entry<G>> {
        self.whole.back()
    }

    /// What an entry does, if there is one of this number.
    pub fn doing(&self, number: u32) -> Option<Doing<'_, G::Action>> {
        match self.whole(number) {
            Some(entry) => Some(entry.doing()),
            None => self.folded.doing(number),
        }
    }

    /// The seats that an action told something.
    pub fn heard(&self, number: u32) -> SeatSet {
        self.whole(number).map_or_else(|| self.folded.heard(number), Entry::heard)
    }

    /// The hash of the position after an entry, its author and its time.
    pub fn beside(&self, number: u32) -> (Option<String>, Option<String>, Option<u64>) {
        match self.whole(number) {
            Some(entry) => (entry.state.clone(), entry.by.clone(), entry.at),
            None => self.folded.beside(number),
        }
    }

    /// Folds all entries but the latest.
    pub fn fold(&mut self) {
        if self.whole.len() < 2 * WHOLE {
            return;
        }
        let surplus = self.whole.len() - WHOLE;
        make_room(&mut self.folded.deeds, surplus);
        for entry in self.whole.drain(..surplus) {
            self.folded.push(&entry);
        }
        self.whole.shrink_to(2 * WHOLE);
    }
}

/// What is kept of earlier entries: nothing that the rules tell again.
#[derive(Clone, Debug)]
struct Folded<A> {
    deeds: Vec<Small<A>>,
    /// What was dealt, one item after another.
    items: Vec<u8>,
    /// What is seldom done.
    others: Vec<Deed<A>>,
    /// The hashes of the position, of the entries that have one.
    states: Vec<u64>,
    /// Where another author or time begins.
    signs: Vec<Sign>,
    /// The authors.
    names: Vec<String>,
}

/// Makes room for more, and for not much more: a match that is kept for long grows slowly.
fn make_room<T>(items: &mut Vec<T>, more: usize) {
    if items.capacity() - items.len() < more {
        items.reserve_exact(more + items.len() / 16);
    }
}

/// What was done, and who heard of an action.
#[derive(Clone, Copy, Debug)]
enum Small<A> {
    Act { seat: Seat, heard: SeatSet, action: A },
    Deal { stream: u8, count: u8, from: u32 },
    Other(u32),
}

/// Who made the entries from `first` on, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sign {
    first: u32,
    by: Option<u16>,
    at: Option<u64>,
}

impl<A> Default for Folded<A> {
    fn default() -> Self {
        Folded {
            deeds: Vec::new(),
            items: Vec::new(),
            others: Vec::new(),
            states: Vec::new(),
            signs: Vec::new(),
            names: Vec::new(),
        }
    }
}

impl<A: Copy> Folded<A> {
    fn len(&self) -> usize {
        self.deeds.len()
    }

    fn push<G: Game<Action = A>>(&mut self, entry: &Entry<G>) {
        let first = self.deeds.len() as u32;
        let heard = entry.heard();
        self.deeds.push(match entry.doing() {
            Doing::Act(seat, action) => Small::Act { seat, heard, action },
            Doing::Deal(stream, items) => {
                let from = self.items.len() as u32;
                make_room(&mut self.items, items.len());
                self.items.extend_from_slice(items);
                Small::Deal { stream, count: items.len() as u8, from }
            }
            Doing::Other(deed) => {
                make_room(&mut self.others, 1);
                self.others.push(deed.clone());
                Small::Other(self.others.len() as u32 - 1)
            }
        });
        let state = entry.state.as_deref().map(|state| u64::from_str_radix(state, 16).expect("it was written in hex"));
        self.states.extend(state);
        let (by, at) = (entry.by.as_deref().map(|name| self.name(name)), entry.at);
        if self.signs.last().is_none_or(|sign| (sign.by, sign.at) != (by, at)) {
            self.signs.push(Sign { first, by, at });
        }
    }

    fn name(&mut self, name: &str) -> u16 {
        let known = self.names.iter().position(|known| known == name);
        let index = known.unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        });
        index as u16
    }

    fn doing(&self, number: u32) -> Option<Doing<'_, A>> {
        Some(match *self.deeds.get(number as usize)? {
            Small::Act { seat, action, .. } => Doing::Act(seat, action),
            Small::Deal { stream, count, from } => {
                Doing::Deal(stream, &self.items[from as usize..][..usize::from(count)])
            }
            Small::Other(index) => Doing::Other(&self.others[index as usize]),
        })
    }

    fn heard(&self, number: u32) -> SeatSet {
        match self.deeds.get(number as usize) {
            Some(Small::Act { heard, .. }) => *heard,
            _ => SeatSet::EMPTY,
        }
    }

    fn beside(&self, number: u32) -> (Option<String>, Option<String>, Option<u64>) {
        let has_state = number as usize % CHECKPOINT_EVERY == CHECKPOINT_EVERY - 1;
        let state = self.states.get(number as usize / CHECKPOINT_EVERY).filter(|_| has_state);
        let sign = self.signs.partition_point(|sign| sign.first <= number).checked_sub(1).map(|at| self.signs[at]);
        let by = sign.and_then(|sign| self.names.get(usize::from(sign.by?)).cloned());
        (state.map(|state| format!("{state:016x}")), by, sign.and_then(|sign| sign.at))
    }
}

/// Folded entries that were worked out again, and where the match stood after them: whoever asks for
/// one mostly asks for the next.
pub(crate) struct Stretch<G: Game> {
    pub first: u32,
    pub entries: Vec<Entry<G>>,
    pub course: Course,
    pub state: G,
}

impl<G: Game> Stretch<G> {
    /// How many entries are worked out at a time.
    pub const LENGTH: usize = 64;

    pub fn end(&self) -> u32 {
        self.first + self.entries.len() as u32
    }
}

/// The last stretch that was worked out. A copy of a match begins without one.
pub(crate) struct Recalled<G: Game>(Mutex<Option<Box<Stretch<G>>>>);

impl<G: Game> Recalled<G> {
    /// Entry `number`, which is worked out by `work_out` from the stretch before unless it is here.
    pub fn entry(&self, number: u32, work_out: impl FnOnce(Option<Stretch<G>>) -> Stretch<G>) -> Entry<G> {
        // What a panic left behind is only what was worked out before it.
        let mut here = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let has = |stretch: &Stretch<G>| (stretch.first..stretch.end()).contains(&number);
        let stretch = match here.take() {
            Some(stretch) if has(&stretch) => stretch,
            other => Box::new(work_out(other.map(|stretch| *stretch))),
        };
        let entry = stretch.entries[(number - stretch.first) as usize].clone();
        *here = Some(stretch);
        entry
    }

    /// Forgets it.
    pub fn forget(&mut self) {
        *self = Recalled::default();
    }
}

impl<G: Game> Default for Recalled<G> {
    fn default() -> Self {
        Recalled(Mutex::new(None))
    }
}

impl<G: Game> Clone for Recalled<G> {
    fn clone(&self) -> Self {
        Recalled::default()
    }
}

impl<G: Game> fmt::Debug for Recalled<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Recalled")
    }
}
