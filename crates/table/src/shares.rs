//! Each seat's share of the shuffle. The host's commitment comes first, then each person's share,
//! which is a hash; the texts behind the shares are shown once all seats are taken, and only then
//! the match begins. So neither the host nor the last to sit down can choose what is dealt. Who is
//! waited for in vain loses the seat, and what the others have shown is worth nothing any more: a
//! fresh key is drawn, for which they throw in fresh shares. `docs/dealer.md` has the whole of it.

use parlour_core::{Epoch, from_hex, share, to_hex};
use parlour_protocol::{Answer, Code, Fault, Holder, Phase, TimeControl};
use serde_json::{Value, json};

use crate::House;
use crate::commit::REST;
use crate::head::{Head, SeatState};
use crate::live::Live;

/// The longest text that can be thrown in.
const ENTROPY: usize = 64;

/// So long a start waits for people who sit at the table with a running clock before them, in
/// milliseconds: five minutes.
const LIVE: u64 = 300_000;

/// So long it waits for people who look in now and then: a day.
const AT_LEISURE: u64 = 86_400_000;

/// So often a change is tried again that another node was quicker with.
const TRIES: usize = 5;

/// What somebody throws in on sitting down.
pub(super) fn throw_in(seat: &mut SeatState, hash: Option<String>, text: Option<String>) -> Result<(), Fault> {
    if hash.is_some() && text.is_some() {
        return Err(Fault::new(Code::InputShape, "send a share or a text, not both"));
    }
    hash.as_deref().map(check_share).transpose()?;
    text.as_deref().map(check_entropy).transpose()?;
    (seat.share, seat.entropy) = (hash, text);
    Ok(())
}

/// Compares two secrets in a time that does not tell how far they agree.
pub(super) fn same(one: &str, other: &str) -> bool {
    let differs = one.bytes().zip(other.bytes()).fold(0, |differs, (one, other)| differs | (one ^ other));
    one.len() == other.len() && std::hint::black_box(differs) == 0
}

fn check_share(share: &str) -> Result<(), Fault> {
    let is_hash = from_hex(share).is_some_and(|bytes| to_hex(&bytes) == share && bytes.len() == 32);
    is_hash
        .then_some(())
        .ok_or_else(|| Fault::new(Code::InputShape, "a share must be 64 lower-case hexadecimal digits"))
}

fn check_entropy(text: &str) -> Result<(), Fault> {
    let fits = text.len() <= ENTROPY;
    fits.then_some(())
        .ok_or_else(|| Fault::new(Code::InputSize, format!("a text can have at most {ENTROPY} characters")))
}

impl SeatState {
    /// Whether somebody sits there.
    pub fn is_taken(&self) -> bool {
        matches!(self.holder, Holder::Person | Holder::Bot)
    }

    /// The hash of what the person throws in, be the text hidden still or shown from the start.
    pub fn shown_share(&self) -> Option<String> {
        self.share.clone().or_else(|| self.entropy.as_deref().map(share))
    }
}

impl Head {
    /// Whether every seat is taken.
    pub fn is_full(&self) -> bool {
        self.seats.iter().all(SeatState::is_taken)
    }

    /// Whether all have thrown in their shares, so that they can be shown: from now on nobody can
    /// throw in another.
    fn is_revealing(&self) -> bool {
        self.phase == Phase::Open && self.is_full() && !self.seats.iter().any(|seat| seat.due)
    }

    /// The seats for which the start waits. Where there is no key there is nothing to wait for.
    pub fn awaited(&self) -> Vec<u8> {
        if self.phase != Phase::Open || self.keys.is_empty() {
            return Vec::new();
        }
        let revealing = self.is_revealing();
        let waits = |seat: &SeatState| seat.due || (revealing && seat.share.is_some() && seat.entropy.is_none());
        (0u8..).zip(&self.seats).filter(|(_, seat)| waits(seat)).map(|(seat, _)| seat).collect()
    }

    /// Gets some people up before the start; when nobody is left, or the host is gone, the table is.
    /// Who gets up while shares are shown may have seen enough to choose: so nothing comes of them.
    pub(super) fn free(&mut self, house: &House, gets_up: impl Fn(&SeatState) -> bool) {
        let revealing = self.is_revealing();
        let host = self.host.clone();
        let mut host_goes = false;
        for seat in self.seats.iter_mut().filter(|seat| seat.holder == Holder::Person && gets_up(seat)) {
            host_goes |= seat.account.as_ref() == Some(&host);
            let holder = if seat.invitation.is_some() { Holder::Invited } else { Holder::Nobody };
            *seat = SeatState { holder, invitation: seat.invitation.take(), ..SeatState::empty() };
        }
        if host_goes || self.seats.iter().all(|seat| seat.holder != Holder::Person) {
            self.phase = Phase::Gone;
        } else if revealing {
            self.redraw(house);
        }
    }

    /// Draws a fresh key; whoever threw in a share for the old one throws in another.
    fn redraw(&mut self, house: &House) {
        let Some(epoch) = self.keys.last_mut() else { return };
        *epoch = Epoch::new(epoch.from, house.key(), Vec::new());
        self.redrawn += 1;
        for seat in self.seats.iter_mut().filter(|seat| seat.share.is_some()) {
            *seat = SeatState { share: None, entropy: None, due: true, ..seat.clone() };
        }
    }

    /// Takes a fresh share. Once all are in it is too late: whoever knows the others' texts must not
    /// choose their own.
    fn take_share(&mut self, seat: u8, share: &str) -> Result<(), Fault> {
        check_share(share)?;
        let late = self.phase != Phase::Open || self.is_revealing();
        let place = &mut self.seats[usize::from(seat)];
        if place.share.as_deref() == Some(share) {
            return Ok(());
        }
        if late || place.share.is_some() || place.entropy.is_some() {
            return Err(Fault::new(Code::TablePhase, "this seat can't add another share"));
        }
        (place.share, place.due) = (Some(share.to_owned()), false);
        Ok(())
    }

    /// Takes the text behind a share.
    fn take_entropy(&mut self, seat: u8, text: &str) -> Result<(), Fault> {
        check_entropy(text)?;
        let revealing = self.is_revealing();
        let place = &mut self.seats[usize::from(seat)];
        if !place.share.as_deref().is_some_and(|hash| same(hash, &share(text))) {
            return Err(Fault::new(Code::InputShape, "this text doesn't match the seat's share"));
        }
        if place.entropy.is_some() {
            return Ok(());
        }
        if !revealing {
            return Err(Fault::new(Code::TablePhase, "shares are revealed once all seats are taken"));
        }
        place.entropy = Some(text.to_owned());
        Ok(())
    }

    /// Signs the table as it is now.
    pub fn sign(&mut self, house: &House, id: &str) {
        self.signature = house.host.as_ref().map(|host| host.sign(&self.statement(id)));
    }

    /// What the host signs of a table before its first deal.
    fn statement(&self, id: &str) -> Value {
        let seats = self.seats.iter().map(|seat| json!({"name": seat.name, "share": seat.shown_share()}));
        let commitment = self.keys.last().map(|epoch| &epoch.commitment);
        json!({"table": {"match": id, "commitment": commitment, "seats": seats.collect::<Vec<_>>()}})
    }
}

impl Live {
    /// Takes a fresh share of a seat.
    pub(super) async fn take_share(&mut self, seat: u8, share: &str) -> Result<Answer, Fault> {
        self.change_seats(|head| head.take_share(seat, share)).await
    }

    /// Takes the text behind a seat's share; begins the match when it was the last.
    pub(super) async fn take_entropy(&mut self, seat: u8, text: &str) -> Result<Answer, Fault> {
        self.change_seats(|head| head.take_entropy(seat, text)).await
    }

    /// Changes the seats, again where another node was quicker.
    async fn change_seats(&mut self, change: impl Fn(&mut Head) -> Result<(), Fault>) -> Result<Answer, Fault> {
        for _ in 0..TRIES {
            let mut head = self.head.clone();
            change(&mut head)?;
            if head.seats == self.head.seats {
                return Ok(Answer::Noted);
            }
            match self.advance(head).await {
                Err(fault) if fault.code == Code::ActionStale => {}
                done => return done.map(|()| Answer::Noted),
            }
        }
        Err(crate::busy())
    }

    /// How much longer those for whom the start waits have, in milliseconds.
    fn patience_left(&self) -> Option<u64> {
        let live = matches!(self.head.clock, Some(TimeControl::PerAction { .. } | TimeControl::PerMatch { .. }));
        let waits = self.head.is_full() && !self.head.awaited().is_empty();
        let until = self.head_changed + if live { LIVE } else { AT_LEISURE };
        waits.then(|| until.saturating_sub(self.clock()))
    }

    /// When they have had time enough.
    pub(super) fn next_lapse(&self) -> Option<u64> {
        Some((self.now() + self.patience_left()?).max(self.bots_rest))
    }

    /// Frees the seats for which the start has waited long enough.
    pub(super) async fn lapse(&mut self) {
        if self.next_lapse().is_none_or(|at| at > self.now()) {
            return;
        }
        let mut head = self.head.clone();
        head.free(&self.house, |seat| seat.due || (seat.share.is_some() && seat.entropy.is_none()));
        if let Err(fault) = self.replace_head(head).await {
            tracing::warn!(id = self.id, %fault, "a seat could not be freed");
            self.bots_rest = self.now() + REST;
        }
    }
}
