//! Matches without a clock that somebody has left: after some days the others may end them.

use parlour_core::{Seat, Viewer};
use parlour_protocol::{Answer, Claim, Code, Ending, Fault, Holder};

use crate::Who;
use crate::commit::Author;
use crate::desk::{Happened, Out};
use crate::live::Live;
use crate::results::CALLED_OFF;

const DAY: u64 = 86_400_000;

impl Live {
    /// Ends the match against somebody who has left.
    pub(super) async fn claim(&mut self, who: &Who, seat: u8, claim: Claim) -> Result<Answer, Fault> {
        let absent = self.absent(who, seat)?;
        match claim {
            Claim::Win => {
                let author = Author { seat: Some(absent), ..Author::default() };
                self.step(author, move |played| played.flag(Seat(absent))).await?;
            }
            Claim::CallOff => self.call_off().await?,
        }
        Ok(self.done(seat))
    }

    /// The seat that has left, as far as `seat` can know: it is asked, it is connected nowhere, and
    /// nothing has happened for days.
    fn absent(&self, who: &Who, seat: u8) -> Result<u8, Fault> {
        let not_yet = |why: String| Fault::new(Code::TablePhase, why);
        self.running()?;
        let asked = self.asked();
        let days = self.head.patience.filter(|_| self.head.clock.is_none());
        let days = days.ok_or_else(|| not_yet("this match can't be claimed".into()))?;
        if asked.contains(Seat(seat)) {
            return Err(not_yet("it's your turn".into()));
        }
        let (present, _) = self.presence();
        let is_other = |other: &Seat| {
            let state = &self.head.seats[other.index()];
            state.holder == Holder::Person && state.account.as_deref() != who.id()
        };
        let others: Vec<u8> = asked.iter().filter(is_other).map(|other| other.0).collect();
        if others.iter().any(|other| present.contains(other)) {
            return Err(not_yet("the player to move is here".into()));
        }
        let last = self.viewer(Viewer::Seat(Seat(seat))).marks.last();
        let last = last.map_or(self.created, |entry| self.made(entry));
        if self.clock() < last + u64::from(days) * DAY {
            return Err(not_yet(format!("a match can be claimed after {days} days without a move")));
        }
        others.first().copied().ok_or_else(|| not_yet("nobody else has to move".into()))
    }

    /// Ends the match without a winner; it counts for nothing.
    async fn call_off(&mut self) -> Result<(), Fault> {
        let played = self.running()?;
        let scores = vec![0; self.head.seats.len()];
        let ending = Ending { winners: Vec::new(), reason: CALLED_OFF.to_owned(), scores, unrated: None };
        let head = self.head.ended(ending, self.game.as_ref(), played);
        self.replace_head(head).await?;
        self.desk.put(Out::Happened(Happened::Ended));
        self.publish();
        self.settle();
        Ok(())
    }
}
