//! How much may be said at a table: so many lines in so long, fewer by onlookers, and none of them
//! where a seat wants none. What was said lately stands in the chat itself, the same on all nodes.

use parlour_protocol::{Answer, ChatLine, Code, Fault};

use crate::Person;
use crate::live::Live;

/// So many lines within so many milliseconds.
struct Pace(usize, u64);

/// For one seat.
const SEAT: Pace = Pace(10, 30_000);

/// For one onlooker.
const ONLOOKER: Pace = Pace(3, 60_000);

/// For all onlookers together: one person can be many guests.
const ONLOOKERS: Pace = Pace(8, 60_000);

/// The same line is not said twice within so long, in milliseconds.
const REPEATED: u64 = 60_000;

impl Live {
    /// Whether somebody may say this now.
    pub(super) fn may_say(&self, account: &Person, text: &str) -> Result<(), Fault> {
        let seat = self.head.seats_of(&account.id).next();
        if seat.is_none() && !self.head.muted_by.is_empty() {
            return Err(Fault::new(Code::TableMuted, "the players have turned off spectator chat"));
        }
        let fast = |what: &str| Err(Fault::new(Code::InputRate, what));
        let own = |line: &&ChatLine| line.seat == seat && (seat.is_some() || line.name == account.name);
        let pace = if seat.is_some() { SEAT } else { ONLOOKER };
        if self.said_within(pace.1).filter(own).count() >= pace.0 {
            return fast("too many messages; wait a moment");
        }
        if seat.is_none() && self.said_within(ONLOOKERS.1).filter(|line| line.seat.is_none()).count() >= ONLOOKERS.0 {
            return fast("too many messages from spectators; wait a moment");
        }
        let same = |line: &&ChatLine| line.text.trim().eq_ignore_ascii_case(text.trim());
        if self.said_within(REPEATED).filter(own).any(|line| same(&line)) {
            return fast("you just said that");
        }
        Ok(())
    }

    fn said_within(&self, ms: u64) -> impl Iterator<Item = &ChatLine> {
        let now = self.clock();
        self.chat.iter().filter(move |line| now.saturating_sub(line.at) < ms)
    }

    /// A seat wants no talk from onlookers, or has nothing against it any more.
    pub(super) async fn mute(&mut self, seat: u8, muted: bool) -> Result<Answer, Fault> {
        let mut head = self.head.clone();
        head.muted_by.retain(|other| *other != seat);
        if muted {
            head.muted_by.push(seat);
            head.muted_by.sort_unstable();
        }
        if head.muted_by != self.head.muted_by {
            self.replace_head(head).await?;
        }
        Ok(Answer::Noted)
    }
}
