//! What a game's rules ask of the host of an online match: the timer of a round, what is done for a
//! seat whose time is up or that can do nothing, and what becomes of one that stays away.

use parlour_core::{Seat, SeatSet, Timer};
use parlour_protocol::{ClockState, Fault, Holder};
use serde_json::Value;

use crate::commit::Author;
use crate::live::Live;
use crate::news::News;

/// When something could not be written it is tried again after so long, in milliseconds.
const AGAIN: u64 = 1_000;

/// The timer of one round. All who are asked have the same time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Round {
    number: u32,
    timer: Timer,
    started: u64,
    /// When all had seen it.
    all_ready: Option<u64>,
    ready: SeatSet,
    /// By seat: the number of the change that it has to have seen.
    numbers: Vec<u32>,
    /// Whether the players were told that the time runs.
    told: bool,
    /// It does not run out before.
    not_before: u64,
}

impl Round {
    fn new(number: u32, timer: Timer, numbers: Vec<u32>, now: u64) -> Self {
        let ready = SeatSet::EMPTY;
        Round { number, timer, started: now, all_ready: None, ready, numbers, told: false, not_before: 0 }
    }

    /// A seat has seen its change of this `number`; `all` are the seats that are waited for.
    fn looked(&mut self, seat: Seat, number: u32, all: SeatSet, now: u64) {
        if number >= self.numbers[seat.index()] {
            self.ready = self.ready.with(seat);
        }
        if all.iter().all(|seat| self.ready.contains(seat)) {
            self.all_ready.get_or_insert(now);
        }
    }

    /// When the time begins to run.
    fn begins(&self) -> u64 {
        let latest = self.started + self.timer.wait;
        self.all_ready.map_or(latest, |at| at.min(latest))
    }

    /// When it has run out.
    fn ends(&self) -> u64 {
        (self.begins() + self.timer.ms).max(self.not_before)
    }

    fn left(&self, now: u64) -> u64 {
        (self.begins() + self.timer.ms).saturating_sub(now).min(self.timer.ms)
    }
}

impl Live {
    /// Takes note of the round that the match is in: a new one has a new timer.
    pub(super) fn note_round(&mut self) {
        let timer = self.running().ok().and_then(|played| Some((played.round(), played.timer()?)));
        let Some((number, timer)) = timer else {
            self.round = None;
            return;
        };
        if self.round.as_ref().is_none_or(|round| round.number != number) {
            let numbers = (0..self.seats.len() as u8).map(|seat| self.number_of(seat)).collect();
            self.round = Some(Round::new(number, timer, numbers, self.now()));
        }
    }

    /// A seat has seen its change of this number, and the other nodes are told.
    pub(super) fn looked(&mut self, seat: u8, number: u32) {
        if self.round.is_some() {
            self.tell(|| News::Looked { seat, number });
        }
        self.heard_looked(seat, number);
    }

    /// A seat has seen its change of this number, here or elsewhere.
    pub(super) fn heard_looked(&mut self, seat: u8, number: u32) {
        let (all, now) = (self.timed(), self.now());
        if let Some(round) = self.round.as_mut().filter(|_| all.contains(Seat(seat))) {
            round.looked(Seat(seat), number, all, now);
        }
        self.tell_round();
    }

    /// Tells everybody that the time of the round runs, once.
    fn tell_round(&mut self) {
        let now = self.now();
        let Some(round) = self.round.as_mut().filter(|round| !round.told && round.begins() <= now) else { return };
        round.told = true;
        for viewer in self.all_viewers().filter(|viewer| !self.is_delayed(*viewer)) {
            self.send_update(viewer, self.viewer(viewer).sent);
        }
    }

    /// The clocks of the round, as they are shown.
    pub(super) fn round_clocks(&self) -> Option<ClockState> {
        let round = self.round.as_ref()?;
        let (now, late) = (self.now(), self.late());
        let runs = |seat: &u8| late.contains(Seat(*seat)) && round.begins() <= now;
        let seats = 0..self.head.seats.len() as u8;
        let left = seats.clone().map(|seat| if runs(&seat) { round.left(now) } else { round.timer.ms });
        Some(ClockState { now: self.clock(), left: left.collect(), running: seats.filter(runs).collect() })
    }

    /// Since when each person is away, of those who are.
    pub(super) fn note_presence(&mut self) {
        let ((present, _), now) = (self.presence(), self.now());
        for (seat, side) in (0u8..).zip(&mut self.seats) {
            if present.contains(&seat) {
                side.away = None;
            } else {
                side.away.get_or_insert(now);
            }
        }
    }

    /// Whoever asks something by other ways than a socket is not away, either.
    pub(super) fn note_sign(&mut self, seat: u8) {
        let now = self.now();
        if let Some(side) = self.seats.get_mut(usize::from(seat)).filter(|side| side.away.is_some()) {
            side.away = Some(now);
        }
    }

    /// The person who forfeits next by being away, and when: of several the first who left.
    fn next_forfeit(&self) -> Option<(u8, u64)> {
        let patience = self.running().ok()?.may_be_away()?;
        let people = (0u8..).zip(&self.head.seats).filter(|(_, seat)| seat.holder == Holder::Person);
        let away = people.filter_map(|(seat, _)| Some((seat, self.seat(seat).away? + patience)));
        away.min_by_key(|(_, at)| *at)
    }

    /// When something is due by the game's own rules.
    pub(super) fn next_by_rules(&self) -> Option<u64> {
        let begins = self.round.as_ref().filter(|round| !round.told).map(Round::begins);
        let ends = self.round.as_ref().filter(|_| !self.late().is_empty()).map(Round::ends);
        [begins, ends, self.next_forfeit().map(|(_, at)| at)].into_iter().flatten().min()
    }

    /// Does what is due by the game's own rules.
    pub(super) async fn keep_rules(&mut self) {
        let now = self.now();
        self.tell_round();
        if self.round.as_ref().is_some_and(|round| round.ends() <= now) {
            self.end_round().await;
        }
        if let Some((seat, _)) = self.next_forfeit().filter(|(_, at)| *at <= now) {
            let author = Author { seat: Some(seat), ..Author::default() };
            if let Err(fault) = self.step(author, move |played| played.resign(Seat(seat))).await {
                tracing::warn!(id = self.id, seat, %fault, "a seat could not forfeit");
                self.note_sign(seat);
            }
        }
    }

    /// The people who are still asked in this round.
    fn late(&self) -> SeatSet {
        let timed = self.timed();
        self.asked().iter().filter(|seat| timed.contains(*seat)).collect()
    }

    /// The time of the round is up for all who are still asked in it.
    async fn end_round(&mut self) {
        let number = self.round.as_ref().map(|round| round.number);
        for seat in self.late().iter() {
            if self.round.as_ref().map(|round| round.number) != number {
                return;
            }
            if let Err(fault) = self.run_out(seat.0).await {
                tracing::warn!(id = self.id, seat = seat.0, %fault, "a timer could not run out");
                let later = self.now() + AGAIN;
                return self.round.iter_mut().for_each(|round| round.not_before = later);
            }
        }
    }

    /// A seat's time is up: its draft is played as far as it fits, then what the game does for a seat
    /// that has not answered. A seat for which nothing is done loses.
    pub(super) async fn run_out(&mut self, seat: u8) -> Result<(), Fault> {
        self.latest_drafts().await?;
        let actions = self.seat(seat).draft.actions.clone();
        let author = Author { seat: Some(seat), ..Author::default() };
        self.step(author, move |played| {
            let (before, round) = (played.len(), played.round());
            actions.iter().take_while(|action| played.act(Seat(seat), action).is_ok()).for_each(drop);
            let same = played.round() == round;
            match played.out_of_time(Seat(seat)).filter(|_| same) {
                Some(action) => played.act(Seat(seat), &action),
                None if played.len() > before => Ok(()),
                None => played.flag(Seat(seat)),
            }
        })
        .await
    }

    /// Answers at once for people who can answer one thing only, as the game says.
    pub(super) async fn pass_idle(&mut self) {
        while let Some((seat, action)) = self.idle() {
            let author = Author { seat: Some(seat.0), ..Author::default() };
            if let Err(fault) = self.step(author, move |played| played.act(seat, &action)).await {
                tracing::warn!(id = self.id, seat = seat.0, %fault, "an idle seat could not be passed for");
                return;
            }
        }
    }

    fn idle(&self) -> Option<(Seat, Value)> {
        let played = self.running().ok()?;
        self.late().iter().find_map(|seat| Some((seat, played.idle(seat)?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: SeatSet = SeatSet::first(2);

    fn round() -> Round {
        Round::new(1, Timer { ms: 8_000, wait: 15_000 }, vec![3, 4], 1_000)
    }

    #[test]
    fn the_time_runs_when_all_have_seen_the_round_or_after_the_wait() {
        let mut timed = round();
        assert_eq!((timed.begins(), timed.ends()), (16_000, 24_000));
        timed.looked(Seat(0), 3, BOTH, 2_000);
        assert_eq!(timed.ends(), 24_000);
        timed.looked(Seat(1), 3, BOTH, 4_000);
        assert_eq!(timed.ends(), 24_000, "that was the round before");
        timed.looked(Seat(1), 4, BOTH, 5_000);
        assert_eq!((timed.begins(), timed.ends()), (5_000, 13_000));
        timed.looked(Seat(0), 5, BOTH, 9_000);
        assert_eq!(timed.ends(), 13_000, "it begins once");
        assert_eq!((timed.left(4_000), timed.left(6_000), timed.left(20_000)), (8_000, 7_000, 0));
    }

    #[test]
    fn whoever_comes_late_does_not_make_the_wait_longer() {
        let mut timed = round();
        timed.looked(Seat(0), 3, BOTH, 2_000);
        timed.looked(Seat(1), 4, BOTH, 20_000);
        assert_eq!(timed.ends(), 24_000);
    }
}
