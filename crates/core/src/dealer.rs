//! Who answers chance: a keyed stream, a script, or a fast sampler.
//!
//! The derivation from a key to dice, draws and shuffles is part of the record format and is
//! described for other languages, with test vectors, in `docs/dealer.md`.

use std::collections::VecDeque;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use crate::canonical::{from_hex, sha256, to_hex};
use crate::chacha::{Block, LANES, blocks};
use crate::chance::{Answer, Request, Rng, Stream};
use crate::seat::Seat;

/// The 256-bit secret that all chance of a match is derived from. Its commitment is published at
/// the start, the key itself at the end.
#[derive(Clone, PartialEq, Eq)]
pub struct Key(pub [u8; 32]);

impl Key {
    /// The key of a seed, for matches that are meant to be repeated.
    pub fn from_seed(seed: u64) -> Self {
        Key(sha256(&[b"parlour seed 1\0", &seed.to_le_bytes()]))
    }

    /// The key of the `index`-th match of a series with one seed.
    pub fn of_series(seed: u64, index: u64) -> Self {
        Key(sha256(&[b"parlour series 1\0", &seed.to_le_bytes(), &index.to_le_bytes()]))
    }

    /// What is published before the match: a hash that binds the host to this key.
    pub fn commitment(&self) -> String {
        to_hex(&sha256(&[b"parlour commitment 1\0", &self.0]))
    }

    /// The dealer of this key and of what the players threw in: whoever chose the key before
    /// could not know the numbers that come out.
    pub fn dealer(&self, entropy: &[String]) -> Keyed {
        let mut parts: Vec<Vec<u8>> = vec![b"parlour dealing 1\0".to_vec(), self.0.to_vec()];
        for contribution in entropy {
            parts.push((contribution.len() as u32).to_le_bytes().to_vec());
            parts.push(contribution.as_bytes().to_vec());
        }
        let parts: Vec<&[u8]> = parts.iter().map(Vec::as_slice).collect();
        Keyed { key: sha256(&parts) }
    }
}

/// What a player publishes of a text before throwing it in: a hash that binds the player to it.
pub fn share(entropy: &str) -> String {
    to_hex(&sha256(&[b"parlour share 1\0", entropy.as_bytes()]))
}

/// A key is never printed by accident.
impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(..)")
    }
}

impl Serialize for Key {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&to_hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let bytes = from_hex(&text).and_then(|bytes| bytes.try_into().ok());
        bytes.map(Key).ok_or_else(|| serde::de::Error::custom("a key must be 64 hexadecimal digits"))
    }
}

/// A question to the dealer, with its place in the stream.
#[derive(Clone, Copy, Debug)]
pub struct Ask {
    /// What is asked.
    pub request: Request,
    /// How many answers this stream has given before on this branch of the match.
    pub ordinal: u32,
}

/// Somebody who answers chance.
pub trait Dealer {
    /// The answer to `ask`.
    fn answer(&mut self, ask: &Ask) -> Result<Answer, DealerError>;
}

/// A second dealer of a game, written down in its rules in so much detail that two programs can be
/// compared number by number.
pub trait ReferenceDealer<G>: Dealer {
    /// The generator of the bot that has `seat`.
    fn mind(&self, seat: Seat) -> Rng;

    /// A short text for `state` and what is still to be dealt, where the rules ask for one: two
    /// programs agree on it if they agree on everything.
    fn digest(&self, state: &G) -> Option<String>;
}

/// Why a dealer gave no answer.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[non_exhaustive]
pub enum DealerError {
    /// A script ran out.
    #[error("the script has run out of answers")]
    ScriptEmpty,
    /// A script or a person gave something that cannot come here.
    #[error("{0}")]
    Impossible(String),
}

/// The dealer of normal play: every answer is a function of the key, the stream and the number of
/// answers that stream has given, so taking a roll back and asking again gives the same roll.
#[derive(Clone)]
pub struct Keyed {
    key: [u8; 32],
}

impl Keyed {
    /// The `ordinal`-th answer of the request's stream.
    pub fn answer_to(&self, request: &Request, ordinal: u32) -> Answer {
        let [first, ..] = blocks(&self.key, |_| nonce(request.stream, ordinal), 0);
        self.answer_by(request, ordinal, &first)
    }

    /// The answer whose key stream begins with `first`.
    #[inline]
    fn answer_by(&self, request: &Request, ordinal: u32, first: &Block) -> Answer {
        let mut numbers =
            KeyStream { key: &self.key, nonce: nonce(request.stream, ordinal), at: 0, block: *first, used: 0 };
        request.answer_with(|n| numbers.below(n))
    }
}

impl Dealer for Keyed {
    fn answer(&mut self, ask: &Ask) -> Result<Answer, DealerError> {
        Ok(self.answer_to(&ask.request, ask.ordinal))
    }
}

/// How many streams are prepared for at the same time.
const STREAMS_AHEAD: usize = 4;

/// The same dealer for those who ask for one answer after another: what several answers of a
/// stream begin with is computed side by side, which takes hardly longer than one.
pub struct Ahead {
    keyed: Keyed,
    /// By stream: which one, the ordinal of the first block, and the blocks.
    ready: [(Stream, u32, [Block; LANES]); STREAMS_AHEAD],
}

impl Ahead {
    /// A dealer that gives the answers of `keyed`.
    pub const fn new(keyed: Keyed) -> Self {
        // No stream has this number, so nothing is ready.
        Ahead { keyed, ready: [(Stream(u8::MAX), 0, [[0; 16]; LANES]); STREAMS_AHEAD] }
    }

    /// The `ordinal`-th answer of the request's stream.
    #[inline]
    pub fn answer_to(&mut self, request: &Request, ordinal: u32) -> Answer {
        let (stream, first, ready) = &mut self.ready[usize::from(request.stream.0) % STREAMS_AHEAD];
        if *stream != request.stream || !(*first..first.saturating_add(LANES as u32)).contains(&ordinal) {
            (*stream, *first) = (request.stream, ordinal);
            *ready = blocks(&self.keyed.key, |lane| nonce(request.stream, ordinal.wrapping_add(lane as u32)), 0);
        }
        self.keyed.answer_by(request, ordinal, &ready[(ordinal - *first) as usize])
    }
}

/// The nonce of one answer: its stream and its place in it.
#[inline]
fn nonce(stream: Stream, ordinal: u32) -> [u32; 3] {
    [u32::from(stream.0), ordinal, 0]
}

/// The ChaCha20 key stream (RFC 8439) of one answer, as little-endian 32-bit numbers.
struct KeyStream<'a> {
    key: &'a [u8; 32],
    nonce: [u32; 3],
    /// The number of the block at hand.
    at: u32,
    block: Block,
    used: usize,
}

impl KeyStream<'_> {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        if self.used == self.block.len() {
            self.at += 1;
            [self.block, ..] = blocks(self.key, |_| self.nonce, self.at);
            self.used = 0;
        }
        self.used += 1;
        self.block[self.used - 1]
    }

    /// Uniform on `0..n`: a number in the incomplete last run of `n` is thrown away.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        // How many numbers the incomplete run has: 2^32 mod n.
        let over = n.wrapping_neg() % n;
        loop {
            let word = self.next_u32();
            if word <= u32::MAX - over {
                return word % n;
            }
        }
    }
}

/// A dealer that answers from a list of items, for scenarios and tests.
#[derive(Clone, Debug, Default)]
pub struct Script {
    items: VecDeque<u8>,
}

impl Script {
    /// A script of items in the order in which they are to come.
    pub fn new(items: impl IntoIterator<Item = u8>) -> Self {
        Script { items: items.into_iter().collect() }
    }

    /// How many items are left.
    pub fn left(&self) -> usize {
        self.items.len()
    }
}

impl Dealer for Script {
    fn answer(&mut self, ask: &Ask) -> Result<Answer, DealerError> {
        let count = ask.request.count();
        if self.items.len() < count {
            return Err(DealerError::ScriptEmpty);
        }
        let answer: Answer = self.items.drain(..count).collect();
        if ask.request.accepts(&answer) {
            Ok(answer)
        } else {
            Err(DealerError::Impossible(format!("{answer:?} cannot be dealt here")))
        }
    }
}

/// A dealer on the fast generator, for searches and benchmarks.
impl Dealer for Rng {
    fn answer(&mut self, ask: &Ask) -> Result<Answer, DealerError> {
        Ok(ask.request.answer_with(|n| self.below(n)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Ids;

    fn key() -> Key {
        Key(std::array::from_fn(|index| index as u8))
    }

    /// The vectors of `docs/dealer.md`; whoever changes them breaks every record there is.
    #[test]
    fn the_published_vectors_hold() {
        assert_eq!(key().commitment(), "5da8e59247cfebe2405499c50c4abd69711b5a124e75058072a187d11f117574");
        let dealer = key().dealer(&[]);
        let dice = Request::dice(Stream(0), 10, 6);
        assert_eq!(dealer.answer_to(&dice, 0).as_slice(), [1, 2, 2, 5, 3, 4, 6, 4, 6, 4]);
        assert_eq!(dealer.answer_to(&dice, 1).as_slice(), [3, 4, 6, 5, 6, 1, 3, 6, 3, 5]);
        let cards = Request::draw(Stream(1), 5, Ids::first(52));
        assert_eq!(dealer.answer_to(&cards, 0).as_slice(), [1, 27, 28, 6, 11]);
        let shuffle = Request::draw(Stream(2), 8, Ids::first(8));
        assert_eq!(dealer.answer_to(&shuffle, 7).as_slice(), [4, 3, 6, 7, 5, 1, 2, 0]);
        let mixed = key().dealer(&["alice".into(), "bob".into()]);
        assert_eq!(mixed.answer_to(&dice, 0).as_slice(), [6, 6, 5, 1, 3, 5, 6, 1, 5, 1]);
        assert_eq!(share("alice"), "8e06fcfbd3f1aa0b3dcb6c2b3a14328819819f506cc29c5ba9a1c49279adc282");
        assert_eq!(to_hex(&Key::from_seed(42).0), "5e6f0af9e011802bfadea78d98ebd30a7cd47174c53f262d2e8e80f1ac6907fb");
        assert_eq!(
            to_hex(&Key::of_series(42, 1).0),
            "b83454bd2be639f486c71e9883d083cd48173482497feb1676314e6ff775f989"
        );
    }

    #[test]
    fn every_face_comes_equally_often() {
        let dealer = key().dealer(&[]);
        let mut seen = [0u32; 7];
        for ordinal in 0..2_000 {
            for face in dealer.answer_to(&Request::dice(Stream(3), 30, 6), ordinal) {
                seen[face as usize] += 1;
            }
        }
        // 60,000 dice: 10,000 of each face, standard deviation 91.
        assert!(seen[1..].iter().all(|count| (9_600..=10_400).contains(count)), "{seen:?}");
    }

    #[test]
    fn a_script_refuses_what_cannot_come() {
        let ask = Ask { request: Request::draw(Stream(0), 2, Ids::first(4)), ordinal: 0 };
        assert!(Script::new([3, 0]).answer(&ask).is_ok());
        assert!(Script::new([3, 3]).answer(&ask).is_err());
        assert_eq!(Script::new([3]).answer(&ask), Err(DealerError::ScriptEmpty));
        let mut script = Script::new([3, 0, 1]);
        script.answer(&ask).unwrap();
        assert_eq!(script.left(), 1);
    }

    /// Whatever is asked in whatever order: another stream, one that shares its place, the last number
    /// of all, one that was asked before.
    #[test]
    fn working_ahead_changes_no_answer() {
        let mut ahead = Ahead::new(key().dealer(&[]));
        let mut keyed = key().dealer(&[]);
        let asks =
            [(0, 0), (0, 1), (1, 0), (0, 2), (0, 9), (4, 3), (0, 10), (4, 4), (0, 3), (2, u32::MAX), (2, 0), (31, 0)];
        for (stream, ordinal) in asks.into_iter().chain((0..40).map(|ordinal| (3, ordinal))) {
            let request = Request::dice(Stream(stream), 8, 20);
            let answer = keyed.answer(&Ask { request, ordinal }).unwrap();
            assert_eq!(ahead.answer_to(&request, ordinal), answer, "{ordinal} of {stream}");
        }
    }

    #[test]
    fn a_search_is_dealt_what_can_come() {
        let ask = Ask { request: Request::draw(Stream(0), 3, Ids::first(4)), ordinal: 0 };
        let answers: Vec<Answer> = (0..20).map(|seed| Rng::new(seed).answer(&ask).unwrap()).collect();
        assert!(answers.iter().all(|answer| ask.request.accepts(answer)));
        assert!(answers.iter().any(|answer| *answer != answers[0]));
    }

    #[test]
    fn a_key_is_not_printed() {
        assert_eq!(format!("{:?}", key()), "Key(..)");
    }
}
