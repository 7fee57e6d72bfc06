//! Before the first entry: setting a table up, taking seats, and the start.

use parlour_core::{AnyGame, AnyMatch, Dealing, Epoch, Mark, Opening, Record, Seat, Status, Viewer, to_hex};
use parlour_protocol::{
    Branch, Code, Dealt, Fault, Holder, Invitation, Join, MatchInfo, NewMatch, Phase, SeatPlan, TimeControl,
};
use serde_json::Value;

use crate::commit::Author;
use crate::convert;
use crate::desk::{Append, Found, Read, Write};
use crate::head::{Head, SeatState, Stored};
use crate::kept;
use crate::live::Live;
use crate::shares::{same, throw_in};
use crate::{House, Person};
use crate::{Origin, Who, storage_fault};

/// The shortest time control, in milliseconds.
const SHORTEST: u64 = 100;

/// Longer than any, in milliseconds: some thirty years.
const LONGEST: u64 = 1 << 40;

/// A match about to be stored.
pub struct Creation {
    /// Its head.
    pub head: Head,
    /// The entries it begins with.
    pub entries: Vec<Stored>,
}

fn setup_fault(message: impl Into<String>) -> Fault {
    Fault::new(Code::TableSetup, message)
}

impl Creation {
    /// A table as somebody wants it; `kept` is what the game keeps of the host.
    pub fn new(new: NewMatch, host: &Person, kept: &Value, house: &House) -> Result<Self, Fault> {
        let game = find_game(house, &new.game)?;
        let info = game.info();
        let key = house.key();
        let given = new.dealing == Dealt::Given;
        let setup = new.setup.unwrap_or(Value::Null);
        // A trial start: whatever is wrong with the setup is said now, and seats are counted.
        let opening = Opening { setup, position: new.position.clone(), open: new.open, ..Opening::default() };
        let trial = game.start(opening);
        let trial = trial.map_err(|error| Fault { code: Code::TableSetup, ..convert::fault(&error, info) })?;
        let count = usize::from(trial.seats());
        let setup = trial.record().setup;
        check_clock(new.clock)?;
        if new.clock.is_some() && trial.timer().is_some() {
            return Err(setup_fault("this setup has its own timer; choose no clock"));
        }
        let first = [SeatPlan::Me].into_iter().chain(std::iter::repeat_n(SeatPlan::Open, count.saturating_sub(1)));
        let plans = new.seats.unwrap_or_else(|| first.collect());
        let mut seats = seat(plans, count, game.as_ref(), host, house)?;
        if let Some(own) = seats.iter_mut().find(|seat| seat.account.as_ref() == Some(&host.id)) {
            throw_in(own, new.share, new.entropy)?;
        }
        let brought = kept::bring(game.as_ref(), kept, new.bring.as_deref())?;
        match seats.iter().position(|seat| seat.account.as_ref() == Some(&host.id)) {
            Some(own) => {
                if let Some(brought) = &brought {
                    check_fit(game.as_ref(), &setup, own, brought)?;
                }
                seats[own].brought = brought;
            }
            None if new.bring.is_some() => return Err(setup_fault("take a seat to play with something of your own")),
            None => {}
        }
        if given && seats.iter().all(|seat| seat.account.as_ref() != Some(&host.id)) {
            return Err(setup_fault("take a seat to deal"));
        }
        let head = Head {
            game: info.id.to_owned(),
            rules_version: info.rules_version,
            goes_on_under: None,
            kept_at: None,
            anchored: true,
            setup,
            position: new.position,
            dealing: if given { Dealing::Given } else { Dealing::Keyed },
            open: new.open,
            keys: vec![Epoch::new(0, key, Vec::new())],
            branch: None,
            branch_of: None,
            fixed: false,
            kept: Vec::new(),
            redrawn: 0,
            signature: None,
            signed: None,
            seats,
            clock: new.clock,
            at_flag: new.at_flag,
            delay: new.delay,
            private: new.private,
            host: host.id.clone(),
            phase: Phase::Open,
            ending: None,
            earned: Value::Null,
            decisions: Vec::new(),
            watched: is_watched(trial.as_ref()),
            unlearned: false,
            patience: None,
            muted_by: Vec::new(),
            edited: false,
            report: None,
            veiled: None,
        };
        Ok(Creation { head, entries: Vec::new() })
    }

    /// A branch of another match.
    pub fn branch(origin: &Origin, branch: Branch, host: &Person, house: &House) -> Result<Self, Fault> {
        let game = find_game(house, &origin.record.game)?;
        let (played, _) = game.replay(&origin.record).map_err(|error| setup_fault(error.to_string()))?;
        if origin.running && has_secrets(played.as_ref()) {
            return Err(not_yet());
        }
        let branched = played.branch(branch.kept as usize, house.key());
        let branched = branched.map_err(|error| convert::fault(&error, game.info()))?;
        let count = usize::from(branched.seats());
        let plans = branch.seats.unwrap_or_else(|| vec![SeatPlan::Me; count]);
        let mut seats = seat(plans, count, game.as_ref(), host, house)?;
        if let Some(own) = seats.iter_mut().find(|seat| seat.account.as_ref() == Some(&host.id)) {
            throw_in(own, branch.share, None)?;
        }
        let Creation { head, entries } =
            Creation::from_record(branched.record(), branched.as_ref(), seats, host, Phase::Open);
        let head = Head { fixed: false, kept: entries, branch_of: Some(origin.id.clone()), ..head };
        Ok(Creation { head, entries: Vec::new() })
    }

    /// An uploaded record, already verified.
    pub fn archive(
        record: Record,
        played: &dyn AnyMatch,
        ending: Option<parlour_protocol::Ending>,
        host: &Person,
    ) -> Self {
        let nobody = |index: usize| SeatState {
            name: record.players.get(index).map(|name| convert::cut(name, 32)),
            ..SeatState::empty()
        };
        let seats = (0..usize::from(played.seats())).map(nobody).collect();
        let mut creation = Creation::from_record(record, played, seats, host, Phase::Archive);
        creation.head.ending = ending;
        creation
    }

    /// A record that is played on where it stands, by those who sit at it now.
    pub fn goes_on(record: Record, played: &dyn AnyMatch, seats: Vec<SeatState>, host: &Person) -> Self {
        let (phase, ending) = match played.status() {
            Status::Over(outcome) => (Phase::Over, Some(convert::ending(&outcome, played.seats()))),
            _ => (Phase::Running, None),
        };
        let mut creation = Creation::from_record(record, played, seats, host, phase);
        creation.head.ending = ending;
        creation
    }

    fn from_record(record: Record, played: &dyn AnyMatch, seats: Vec<SeatState>, host: &Person, phase: Phase) -> Self {
        let everybody = (1u16 << (seats.len() + 1)) - 1;
        let stored = |line: parlour_core::Line| Stored {
            deed: line.deed,
            state: line.state,
            hash: line.hash,
            by: line.by,
            at: line.at.unwrap_or_default(),
            served: 0,
            seen: everybody,
            shows: None,
            key: None,
            digest: None,
            clocks: None,
        };
        let head = Head {
            game: record.game,
            rules_version: record.rules_version,
            goes_on_under: None,
            kept_at: None,
            anchored: true,
            setup: record.setup,
            position: record.position,
            dealing: record.dealing,
            open: record.open,
            keys: record.keys,
            branch: record.branch,
            branch_of: None,
            fixed: true,
            kept: Vec::new(),
            redrawn: 0,
            signature: None,
            signed: record.signed,
            seats,
            clock: None,
            at_flag: parlour_protocol::AtFlag::Lose,
            delay: 0,
            private: true,
            host: host.id.clone(),
            phase,
            ending: None,
            earned: Value::Null,
            decisions: Vec::new(),
            watched: is_watched(played),
            unlearned: played.has(Mark::Unlearned),
            edited: played.has(Mark::Edits),
            patience: None,
            muted_by: Vec::new(),
            report: None,
            veiled: None,
        };
        Creation { head, entries: record.entries.into_iter().map(stored).collect() }
    }
}

/// What is said of a match that cannot be branched while it runs.
pub(super) fn not_yet() -> Fault {
    Fault::new(Code::TablePhase, "a match can be branched once it is over")
}

/// Whether a seat has ever not known something of the table: a branch would tell it.
fn has_secrets(played: &dyn AnyMatch) -> bool {
    let differs = |kept: usize, seat: u8| {
        played.view_after(kept, Viewer::Seat(Seat(seat))).0 != played.view_after(kept, Viewer::Table).0
    };
    (0..=played.line().len()).any(|kept| (0..played.seats()).any(|seat| differs(kept, seat)))
}

fn find_game(house: &House, id: &str) -> Result<Box<dyn AnyGame>, Fault> {
    (house.find)(id).ok_or_else(|| Fault::new(Code::TableUnknown, "there is no such game"))
}

/// Whether what somebody brings goes with the table: it is tried before it is taken.
fn check_fit(game: &dyn AnyGame, setup: &Value, seat: usize, brought: &Value) -> Result<(), Fault> {
    let setup = equipped(game, setup, seat as u8, brought)?;
    let trial = game.start(Opening { setup, ..Opening::default() });
    trial.map(drop).map_err(|error| Fault { code: Code::TableSetup, ..convert::fault(&error, game.info()) })
}

/// The setup with what the holder of a seat brought in it.
fn equipped(game: &dyn AnyGame, setup: &Value, seat: u8, brought: &Value) -> Result<Value, Fault> {
    let mut setup = setup.clone();
    let done = kept::keepsake(game)?.equip(brought, Seat(seat), &mut setup);
    done.map_err(|error| Fault { code: Code::TableSetup, ..kept::fault(&error, game.info()) })?;
    Ok(setup)
}

/// Whether the rules ask for a clock or for players who stay.
fn is_watched(played: &dyn AnyMatch) -> bool {
    played.timer().is_some() || played.may_be_away().is_some()
}

fn check_clock(control: Option<TimeControl>) -> Result<(), Fault> {
    let fits = match control {
        Some(TimeControl::PerAction { ms }) => (SHORTEST..LONGEST).contains(&ms),
        Some(TimeControl::PerMatch { ms, increment }) => (SHORTEST..LONGEST).contains(&ms) && increment < LONGEST,
        Some(TimeControl::Correspondence { days }) => (1..=365).contains(&days),
        None => true,
    };
    if fits { Ok(()) } else { Err(setup_fault("this clock is too short or too long")) }
}

fn seat(
    plans: Vec<SeatPlan>,
    count: usize,
    game: &dyn AnyGame,
    host: &Person,
    house: &House,
) -> Result<Vec<SeatState>, Fault> {
    if plans.len() != count {
        return Err(setup_fault(format!("the table has {count} seats, {} were given", plans.len())));
    }
    plans
        .into_iter()
        .map(|plan| {
            let empty = SeatState::empty();
            Ok(match plan {
                SeatPlan::Me => SeatState {
                    holder: Holder::Person,
                    account: Some(host.id.clone()),
                    name: Some(host.name.clone()),
                    guest: host.guest,
                    ..empty
                },
                SeatPlan::Open => empty,
                SeatPlan::Invited => {
                    SeatState { holder: Holder::Invited, invitation: Some(to_hex(&house.random::<16>())), ..empty }
                }
                SeatPlan::Bot { bot } => {
                    if game.bot(&bot).is_none() {
                        return Err(setup_fault("the game has no such bot"));
                    }
                    SeatState { holder: Holder::Bot, name: Some(bot), ..empty }
                }
            })
        })
        .collect()
}

impl Live {
    /// Takes a seat for somebody; begins the match when it waits for nobody.
    pub(super) async fn join(&mut self, who: &Who, join: Join) -> Result<MatchInfo, Fault> {
        let Some(account) = &who.person else {
            return Err(Fault::new(Code::AuthRequired, "sign in first"));
        };
        match self.head.phase {
            Phase::Open => {}
            Phase::Gone => return Err(Fault::new(Code::TablePhase, "the table was closed")),
            Phase::Frozen => return Err(self.stopped()),
            _ => return Err(Fault::new(Code::TablePhase, "the match has already started")),
        }
        let mut head = self.head.clone();
        if !head.is_full() || !head.awaited().is_empty() {
            let seat = self.free_seat(&join)?;
            let place = &mut head.seats[seat];
            place.holder = Holder::Person;
            place.account = Some(account.id.clone());
            place.name = Some(account.name.clone());
            place.guest = account.guest;
            throw_in(place, join.share, join.entropy)?;
            if self.game.keepsake().is_some() || join.bring.is_some() {
                let kept =
                    match self.desk.read(Read::Kept { person: account.id.clone(), game: self.head.game.clone() }).await
                    {
                        Ok(Found::Kept(kept)) => kept,
                        Ok(_) => Value::Null,
                        Err(error) => return Err(storage_fault(&error)),
                    };
                place.brought = kept::bring(self.game.as_ref(), &kept, join.bring.as_deref())?;
            }
            if let Some(brought) = &place.brought {
                let (house, game) = (self.house.clone(), self.head.game.clone());
                let (setup, given) = (self.head.setup.clone(), brought.clone());
                let fits = move || check_fit(find_game(&house, &game)?.as_ref(), &setup, seat, &given);
                let wrong = |_| setup_fault("the game can't start with this setup");
                self.desk.run(fits).await.map_err(wrong)??;
            }
        }
        self.advance(head).await?;
        Ok(self.info(who))
    }

    /// Makes a change of the seats durable; begins the match when it waits for nobody any more.
    pub(super) async fn advance(&mut self, head: Head) -> Result<(), Fault> {
        let waits = !head.is_full() || !head.awaited().is_empty();
        if waits { self.replace_head(head).await } else { self.begin(head).await }
    }

    fn free_seat(&self, join: &Join) -> Result<usize, Fault> {
        let taken = || Fault::new(Code::TableTaken, "this seat is taken, or the invite link is invalid");
        let fits = |seat: &SeatState| match (seat.holder, &seat.invitation, &join.invitation) {
            (Holder::Nobody, _, None) => true,
            (Holder::Invited, Some(secret), Some(given)) => same(secret, given),
            _ => false,
        };
        let place = match join.seat {
            Some(seat) => Some(usize::from(seat)).filter(|seat| self.head.seats.get(*seat).is_some_and(fits)),
            None => self.head.seats.iter().position(fits),
        };
        place.ok_or_else(taken)
    }

    /// Gets somebody up before the start; when nobody is left the table is gone.
    pub(super) async fn leave(&mut self, who: &Who) -> Result<MatchInfo, Fault> {
        let Some(id) = who.id() else { return Err(Fault::new(Code::AuthRequired, "sign in first")) };
        if self.head.phase != Phase::Open {
            return Err(Fault::new(Code::TablePhase, "the match has started; resign instead"));
        }
        let mut head = self.head.clone();
        head.free(&self.house, |seat| seat.account.as_deref() == Some(id));
        if head.host == id {
            head.phase = Phase::Gone;
        }
        self.replace_head(head).await?;
        Ok(self.info(who))
    }

    /// The host's invitations to seats that are still free.
    pub(super) fn invitations(&self, who: &Who) -> Result<Vec<Invitation>, Fault> {
        if who.id() != Some(self.head.host.as_str()) {
            return Err(Fault::new(Code::TableSeat, "only the host can see the invite links"));
        }
        let free = (0u8..).zip(&self.head.seats).filter(|(_, seat)| seat.holder == Holder::Invited);
        Ok(free.filter_map(|(seat, state)| Some(Invitation { seat, secret: state.invitation.clone()? })).collect())
    }

    /// Makes a head durable before the start, and with it the entries a branch begins with.
    pub(super) async fn replace_head(&mut self, mut head: Head) -> Result<(), Fault> {
        head.sign(&self.house, &self.id);
        let kept = if head.fixed { head.take_kept() } else { Vec::new() };
        let rows = (0u32..).zip(&kept).map(|(number, entry)| {
            let body = serde_json::to_vec(entry).expect("an entry is plain data");
            (number, body)
        });
        let rows = rows.collect();
        let hash = kept.last().map(|entry| entry.hash.clone()).unwrap_or_default();
        let append = Append { rows, hash, head: Some(self.version_change(&head)), ..Append::default() };
        let written = self.desk.write(Write::Entries(append)).await;
        if let Err(error) = written {
            self.reload().await;
            return Err(self.not_written(&error, None));
        }
        self.version += 1;
        self.head = head;
        self.updated = self.clock();
        self.head_changed = self.updated;
        self.reseat();
        self.publish_info();
        self.tell_written();
        Ok(())
    }

    /// Fixes the key with what all have thrown in, begins the match and deals.
    async fn begin(&mut self, mut head: Head) -> Result<(), Fault> {
        head.phase = Phase::Running;
        if !head.fixed {
            head.fixed = true;
            let thrown = head.seats.iter().filter_map(|seat| seat.entropy.clone()).collect();
            if let Some(epoch) = head.keys.last_mut() {
                epoch.entropy = thrown;
            }
            for (seat, state) in (0u8..).zip(&head.seats) {
                if let Some(brought) = &state.brought {
                    head.setup = equipped(self.game.as_ref(), &head.setup, seat, brought)?;
                }
            }
        }
        // The head first: from here on the hashed part of the record cannot change any more.
        self.replace_head(head).await?;
        self.reload().await;
        // Nobody has been away from what had not begun.
        let now = self.now();
        self.seats.iter_mut().filter_map(|seat| seat.away.as_mut()).for_each(|since| *since = now);
        self.open_play().await?;
        self.care();
        Ok(())
    }

    /// Deals what comes before the first decision. Also after a crash between the two writes.
    pub(super) async fn open_play(&mut self) -> Result<(), Fault> {
        if let Some(ruled) = self.rule(None, |_| Ok(())).await? {
            return self.commit(ruled, Author::default()).await;
        }
        self.start_clocks();
        self.publish();
        Ok(())
    }
}
