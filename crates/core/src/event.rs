//! What happened, and who may know it.

use serde::{Deserialize, Serialize};

use crate::seat::{Seat, SeatSet, Viewer};

/// Who may know of an event. The table always does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Every seat and every spectator.
    All,
    /// These seats alone.
    Seats(SeatSet),
    /// Everybody, spectators too, but this seat, which hears of it in other words.
    AllBut(Seat),
    /// Nobody but the table.
    Nobody,
}

impl Audience {
    /// One seat alone.
    pub const fn only(seat: Seat) -> Self {
        Audience::Seats(SeatSet::only(seat))
    }

    /// Whether `viewer` may know.
    pub const fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (_, Viewer::Table) | (Audience::All, _) | (Audience::AllBut(_), Viewer::Spectator) => true,
            (Audience::Seats(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::AllBut(out), Viewer::Seat(seat)) => out.0 != seat.0,
            (Audience::Seats(_) | Audience::Nobody, _) => false,
        }
    }

    /// Whether any seat may know.
    pub const fn any_seat(self) -> bool {
        match self {
            Audience::All | Audience::AllBut(_) => true,
            Audience::Seats(seats) => !seats.is_empty(),
            Audience::Nobody => false,
        }
    }
}

/// Where the rules put their events.
pub trait Sink<E> {
    /// Takes one event.
    fn emit(&mut self, audience: Audience, event: E);

    /// Whether the detail of an event is read here. Who forgets events, or only counts them, says no, and
    /// the rules need not work out what is for readers alone.
    #[inline]
    fn reads_detail(&self) -> bool {
        true
    }
}

/// A sink that forgets: searches and benchmarks need no events, and the compiler drops the work.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEvents;

impl<E> Sink<E> for NoEvents {
    #[inline(always)]
    fn emit(&mut self, _: Audience, _: E) {}

    #[inline]
    fn reads_detail(&self) -> bool {
        false
    }
}

/// An event with those who may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told<E> {
    /// Who may know.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

impl<E> Sink<E> for Vec<Told<E>> {
    fn emit(&mut self, audience: Audience, event: E) {
        self.push(Told { audience, event });
    }
}

/// Two sinks that both hear everything.
impl<E: Clone, A: Sink<E>, B: Sink<E>> Sink<E> for (A, B) {
    fn emit(&mut self, audience: Audience, event: E) {
        self.0.emit(audience, event.clone());
        self.1.emit(audience, event);
    }

    fn reads_detail(&self) -> bool {
        self.0.reads_detail() || self.1.reads_detail()
    }
}

impl<E, S: Sink<E>> Sink<E> for &mut S {
    fn emit(&mut self, audience: Audience, event: E) {
        (**self).emit(audience, event);
    }

    fn reads_detail(&self) -> bool {
        (**self).reads_detail()
    }
}

/// What a match counts for beyond who won it, gathered from its events: days survived, damage
/// taken, cards bought. A tally is a sink, so a simulation gathers it without keeping a log.
pub trait Tally<E>: Sink<E> + Default + Clone + std::fmt::Debug + Send {
    /// The figures gathered so far, always the same names in the same order.
    fn measures(&self) -> Vec<(&'static str, Measure)>;
}

/// One figure of a [`Tally`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// A number: averaged, with its spread and percentiles.
    Number(i64),
    /// One of several kinds, by name: counted as shares.
    Kind(&'static str),
    /// Something that happened or did not: counted as a share.
    Flag(bool),
    /// On how many of several occasions in the match something happened: a share of all occasions.
    Part {
        /// How many.
        count: i64,
        /// Of how many.
        of: i64,
    },
}

impl<E> Tally<E> for NoEvents {
    fn measures(&self) -> Vec<(&'static str, Measure)> {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reads(sink: &mut impl Sink<u8>) -> bool {
        Sink::<u8>::reads_detail(&sink)
    }

    #[test]
    fn detail_is_read_where_one_of_those_who_hear_reads_it() {
        let log = Vec::<Told<u8>>::new;
        assert!(reads(&mut log()) && !reads(&mut NoEvents));
        assert!(reads(&mut (NoEvents, log())) && reads(&mut (log(), NoEvents)));
        assert!(!reads(&mut (NoEvents, NoEvents)));
    }

    #[test]
    fn two_sinks_hear_the_same() {
        fn tell(mut sink: impl Sink<u8>) {
            sink.emit(Audience::Nobody, 7);
        }
        let mut both = (Vec::new(), Vec::new());
        tell(&mut both);
        assert_eq!(both.0, [Told { audience: Audience::Nobody, event: 7 }]);
        assert_eq!(both.0, both.1);
    }

    #[test]
    fn an_audience_is_who_may_know() {
        let (first, second) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
        let knows = |audience: Audience| {
            [first, second, Viewer::Spectator, Viewer::Table].map(|viewer| audience.includes(viewer))
        };
        assert_eq!(knows(Audience::All), [true; 4]);
        assert_eq!(knows(Audience::only(Seat(1))), [false, true, false, true]);
        assert_eq!(knows(Audience::AllBut(Seat(1))), [true, false, true, true]);
        assert_eq!(knows(Audience::Nobody), [false, false, false, true]);
        let nobody = Audience::Seats(SeatSet::EMPTY);
        assert!(Audience::AllBut(Seat(0)).any_seat() && !nobody.any_seat() && !Audience::Nobody.any_seat());
    }
}
