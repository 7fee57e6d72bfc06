//! What a table keeps of every entry and every request, in little memory: a match may be at hand for
//! days.

use std::num::NonZeroU32;
use std::ops::Index;

use parlour_core::sha256;

/// A number for each entry. Entries that are made together have the same, which is kept once.
#[derive(Clone, Debug, Default)]
pub(crate) struct Runs<N> {
    len: usize,
    /// Where another number begins.
    firsts: Vec<u32>,
    numbers: Vec<N>,
}

impl<N: Copy + PartialEq> Runs<N> {
    pub fn push(&mut self, number: N) {
        if self.numbers.last() != Some(&number) {
            push(&mut self.firsts, self.len as u32);
            push(&mut self.numbers, number);
        }
        self.len += 1;
    }
}

impl<N> Index<usize> for Runs<N> {
    type Output = N;

    fn index(&self, entry: usize) -> &N {
        assert!(entry < self.len, "there is no entry {entry}");
        &self.numbers[self.firsts.partition_point(|first| *first as usize <= entry) - 1]
    }
}

/// When each entry was made, in seconds: how long after one of which all is kept.
#[derive(Clone, Debug, Default)]
pub(crate) struct Times {
    /// The entries of which all is kept, and their times.
    whole: Vec<(u32, u32)>,
    later: Vec<u16>,
}

impl Times {
    /// How many entries have one.
    pub fn len(&self) -> usize {
        self.later.len()
    }

    pub fn push(&mut self, time: u32) {
        let since = |(_, whole): &(u32, u32)| u16::try_from(time.checked_sub(*whole)?).ok();
        let later = self.whole.last().and_then(since).unwrap_or_else(|| {
            push(&mut self.whole, (self.later.len() as u32, time));
            0
        });
        push(&mut self.later, later);
    }

    /// When an entry was made.
    pub fn of(&self, entry: u32) -> u32 {
        let whole = self.whole[self.whole.partition_point(|(first, _)| *first <= entry) - 1].1;
        whole + u32::from(self.later[entry as usize])
    }
}

/// Some of the entries, by their numbers: a bit for each that there is.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marks {
    len: usize,
    words: Vec<u64>,
    /// How many there are before each word.
    before: Vec<u32>,
}

impl Marks {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Adds an entry that comes after all of them.
    pub fn push(&mut self, entry: u32) {
        while self.words.len() <= entry as usize / 64 {
            push(&mut self.words, 0);
            push(&mut self.before, self.len as u32);
        }
        self.words[entry as usize / 64] |= 1 << (entry % 64);
        self.len += 1;
    }

    /// The entry with this place among them.
    pub fn get(&self, place: usize) -> Option<u32> {
        if place >= self.len {
            return None;
        }
        let word = self.before.partition_point(|before| *before as usize <= place) - 1;
        let lower = place - self.before[word] as usize;
        let rest = (0..lower).fold(self.words[word], |rest, _| rest & (rest - 1));
        Some(word as u32 * 64 + rest.trailing_zeros())
    }

    /// The last one.
    pub fn last(&self) -> Option<u32> {
        self.get(self.len.checked_sub(1)?)
    }

    /// How many come before an entry.
    pub fn before(&self, entry: u32) -> usize {
        let word = entry as usize / 64;
        let Some(bits) = self.words.get(word) else { return self.len };
        let lower = bits & ((1u64 << (entry % 64)) - 1);
        self.before[word] as usize + lower.count_ones() as usize
    }

    /// Whether an entry is among them.
    pub fn contains(&self, entry: u32) -> bool {
        self.words.get(entry as usize / 64).is_some_and(|bits| bits >> (entry % 64) & 1 == 1)
    }

    /// How many there are from the start on for which something holds that holds for none after them.
    pub fn while_so(&self, holds: impl Fn(u32) -> bool) -> usize {
        let (mut low, mut high) = (0, self.len);
        while low < high {
            let middle = usize::midpoint(low, high);
            if self.get(middle).is_some_and(&holds) { low = middle + 1 } else { high = middle }
        }
        low
    }
}

/// The requests of a seat that were done, by their idempotency keys.
#[derive(Clone, Debug, Default)]
pub(crate) struct Requests(Vec<Request>);

/// A request that was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Request {
    /// A hash of its key: nobody finds two keys of one seat with the same but to confuse themselves.
    key: u64,
    /// Its first entry.
    pub entry: u32,
    /// Of the digest of what it asked; none in logs of earlier versions.
    digest: Option<NonZeroU32>,
}

impl Request {
    /// Whether it was done for another digest.
    pub fn asked_otherwise(&self, digest: Option<&str>) -> bool {
        self.digest.is_some() && self.digest != digest.map(short)
    }
}

impl Requests {
    /// Takes note of a request that was done.
    pub fn insert(&mut self, key: &str, entry: u32, digest: Option<&str>) {
        push(&mut self.0, Request { key: hash(key), entry, digest: digest.map(short) });
    }

    /// The request with a key.
    pub fn get(&self, key: &str) -> Option<Request> {
        let key = hash(key);
        self.0.iter().rev().find(|request| request.key == key).copied()
    }
}

fn hash(text: &str) -> u64 {
    let hash = sha256(&[text.as_bytes()]);
    u64::from_le_bytes(std::array::from_fn(|index| hash[index]))
}

fn short(digest: &str) -> NonZeroU32 {
    NonZeroU32::MIN | hash(digest) as u32
}

/// Adds an item, with room for an eighth more at most: what grows for days must not have twice the
/// room that it needs.
pub(crate) fn push<T>(items: &mut Vec<T>, item: T) {
    if items.len() == items.capacity() {
        items.reserve_exact(4.max(items.len() / 8));
    }
    items.push(item);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_has_the_number_it_was_given() {
        let numbers = [5, 5, 9, 5, 5, 5, 7];
        let mut runs = Runs::default();
        for number in &numbers {
            runs.push(*number);
        }
        let found: Vec<u32> = (0..runs.len).map(|entry| runs[entry]).collect();
        assert_eq!((found.as_slice(), runs.numbers.len()), (&numbers[..], 4));
    }

    #[test]
    fn every_time_is_kept_to_the_second() {
        let all = [5, 5, 65_540, 65_541, 65_541, 9, 70_000, 4_000_000_000];
        let mut times = Times::default();
        for time in all {
            times.push(time);
        }
        let found: Vec<u32> = (0..times.len() as u32).map(|entry| times.of(entry)).collect();
        assert_eq!((found.as_slice(), times.whole.len()), (&all[..], 5));
    }

    #[test]
    fn marks_are_found_by_place_and_by_entry() {
        let entries = [0, 3, 63, 64, 65, 300, 301, 320];
        let mut marks = Marks::default();
        assert_eq!((marks.last(), marks.before(7), marks.get(0)), (None, 0, None));
        for entry in &entries {
            marks.push(*entry);
        }
        let found: Vec<u32> = (0..marks.len()).filter_map(|place| marks.get(place)).collect();
        assert_eq!((found.as_slice(), marks.last(), marks.get(8)), (&entries[..], Some(320), None));
        for entry in 0..500 {
            let before = entries.partition_point(|mark| *mark < entry);
            assert_eq!((marks.before(entry), marks.contains(entry)), (before, entries.contains(&entry)), "{entry}");
            assert_eq!(marks.while_so(|mark| mark < entry), before, "{entry}");
        }
    }

    #[test]
    fn a_key_stands_for_what_was_asked_under_it() {
        let mut requests = Requests::default();
        requests.insert("a", 3, Some("0123456789abcdef"));
        requests.insert("b", 4, None);
        let (first, second) = (requests.get("a").unwrap(), requests.get("b").unwrap());
        assert_eq!((first.entry, second.entry, requests.get("c")), (3, 4, None));
        assert!(!first.asked_otherwise(Some("0123456789abcdef")) && first.asked_otherwise(Some("0123456789abcdee")));
        assert!(first.asked_otherwise(None) && !second.asked_otherwise(Some("0")), "earlier versions have no digest");
    }
}
