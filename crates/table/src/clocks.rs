//! The clocks of one match: who runs, what is left, and when the next flag falls.

use parlour_core::SeatSet;
use parlour_protocol::TimeControl;

use crate::head::SeatClock;

const DAY: u64 = 86_400_000;

/// After a match is taken up again nobody's flag falls sooner than this, in milliseconds: players
/// do not pay for a restart.
pub const GRACE: u64 = 30_000;

/// The clocks of a match.
#[derive(Clone, Debug)]
pub struct Clocks {
    control: TimeControl,
    /// By seat.
    pub seats: Vec<SeatClock>,
    /// No flag falls before this time.
    pub not_before: u64,
}

impl Clocks {
    /// Full clocks, none running.
    pub fn new(control: TimeControl, seats: usize) -> Self {
        let full = SeatClock { left: full(control), since: None };
        Clocks { control, seats: vec![full; seats], not_before: 0 }
    }

    /// Notes that `actor` acted at `now` and that `asked` are asked from here on. `timed` are the
    /// seats that have a clock at all: bots do not.
    pub fn pass(&mut self, actor: Option<u8>, asked: SeatSet, timed: SeatSet, now: u64) {
        for (index, clock) in self.seats.iter_mut().enumerate() {
            let seat = parlour_core::Seat(index as u8);
            let acted = actor == Some(index as u8);
            let runs = asked.contains(seat) && timed.contains(seat);
            if let Some(since) = clock.since
                && (acted || !runs)
            {
                clock.left = clock.left.saturating_sub(now.saturating_sub(since));
                clock.since = None;
            }
            match self.control {
                TimeControl::PerMatch { increment, .. } if acted => clock.left += increment,
                TimeControl::PerMatch { .. } => {}
                _ if clock.since.is_none() => clock.left = full(self.control),
                _ => {}
            }
            if runs && clock.since.is_none() {
                clock.since = Some(now);
            }
        }
    }

    /// Stops a seat's clock at `now`, while somebody else decides for it.
    pub fn stop(&mut self, seat: usize, now: u64) {
        self.seats[seat] = SeatClock { left: self.left(seat, now), since: None };
    }

    /// The seat whose flag falls next, and when.
    pub fn next_flag(&self) -> Option<(u8, u64)> {
        let falls = |(index, clock): (usize, &SeatClock)| Some((index as u8, clock.since? + clock.left));
        let next = self.seats.iter().enumerate().filter_map(falls).min_by_key(|(_, at)| *at);
        next.map(|(seat, at)| (seat, at.max(self.not_before)))
    }

    /// What is left of a seat's time at `now`.
    pub fn left(&self, seat: usize, now: u64) -> u64 {
        let clock = self.seats[seat];
        clock.left.saturating_sub(clock.since.map_or(0, |since| now.saturating_sub(since)))
    }
}

fn full(control: TimeControl) -> u64 {
    match control {
        TimeControl::PerAction { ms } | TimeControl::PerMatch { ms, .. } => ms,
        TimeControl::Correspondence { days } => u64::from(days) * DAY,
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::Seat;

    use super::*;

    const BOTH: SeatSet = SeatSet::first(2);

    #[test]
    fn time_for_the_match_is_used_up_and_an_action_adds_to_it() {
        let mut clocks = Clocks::new(TimeControl::PerMatch { ms: 1_000, increment: 50 }, 2);
        clocks.pass(None, SeatSet::only(Seat(0)), BOTH, 0);
        assert_eq!(clocks.next_flag(), Some((0, 1_000)));
        clocks.pass(Some(0), SeatSet::only(Seat(1)), BOTH, 300);
        assert_eq!((clocks.left(0, 300), clocks.left(1, 400)), (750, 900));
        assert_eq!(clocks.next_flag(), Some((1, 1_300)));
    }

    #[test]
    fn time_for_an_action_is_full_again_after_it() {
        let mut clocks = Clocks::new(TimeControl::PerAction { ms: 100 }, 2);
        clocks.pass(None, BOTH, BOTH, 0);
        clocks.pass(Some(0), SeatSet::only(Seat(1)), BOTH, 60);
        assert_eq!((clocks.left(0, 60), clocks.left(1, 60)), (100, 40));
        clocks.pass(Some(1), BOTH, BOTH, 90);
        assert_eq!(clocks.next_flag(), Some((0, 190)));
    }

    #[test]
    fn bots_have_no_clock() {
        let mut clocks = Clocks::new(TimeControl::PerAction { ms: 100 }, 2);
        clocks.pass(None, SeatSet::only(Seat(1)), SeatSet::only(Seat(0)), 0);
        assert_eq!(clocks.next_flag(), None);
    }
}
