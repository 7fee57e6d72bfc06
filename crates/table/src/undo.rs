//! How often the others may be asked about an undo: one question at a time, none again before
//! something has happened since a no, and then after waits that grow.

use parlour_core::Viewer;
use parlour_protocol::{Code, Fault, Message, UndoNews};

use crate::desk::{Out, Socket};
use crate::live::Live;
use crate::text;

/// The wait after the first no, in milliseconds; it doubles with each further one.
const WAIT: u64 = 10_000;

/// It doubles at most so often.
const DOUBLED: u32 = 6;

/// How often a seat's wish was refused.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Refusals {
    times: u32,
    /// The seat's number at the latest.
    number: u32,
    /// When it may ask again.
    until: u64,
}

impl Live {
    /// Whether a seat may ask the others about an undo now.
    pub(super) fn may_ask_undo(&self, seat: u8) -> Result<(), Fault> {
        if self.asking.is_some() {
            return Err(Fault::new(Code::ActionAsked, "the others have already been asked about an undo"));
        }
        let refusals = self.seat(seat).refusals;
        // Only what this seat could see counts: it must not learn here what others do in secret.
        if refusals.times > 0 && refusals.number == self.number_of(seat) {
            return Err(Fault::new(Code::ActionAsked, "the others declined; make a move first"));
        }
        let wait = refusals.until.saturating_sub(self.now());
        if wait > 0 {
            let seconds = wait.div_ceil(1_000);
            return Err(Fault::new(Code::InputRate, format!("the others declined; ask again in {seconds} s")));
        }
        Ok(())
    }

    /// A seat's wish was refused.
    pub(super) fn undo_refused(&mut self, seat: u8) {
        let number = self.number_of(seat);
        let now = self.now();
        let refusals = &mut self.seat_mut(seat).refusals;
        let until = now + (WAIT << refusals.times.min(DOUBLED));
        *refusals = Refusals { times: refusals.times + 1, number, until };
    }

    /// Asks somebody who comes while a question is open.
    pub(super) fn ask_late(&self, socket: Socket, viewers: &[Viewer]) {
        let Some(asking) = &self.asking else { return };
        let Ok(plan) = self.undo_plan(asking.seat, asking.whole) else { return };
        for other in asking.waiting.iter().filter(|other| viewers.contains(&Viewer::Seat(*other))) {
            let plan = Some(self.unlearned(plan.to, other, asking.waiting));
            let news = UndoNews { match_id: self.id.clone(), seat: asking.seat, plan, granted: None };
            self.desk.put(Out::Tell(vec![socket], text(&Message::Undo(news))));
        }
    }
}
