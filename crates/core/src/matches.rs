//! A match: setup plus an append-only log of entries. Undo, redo, replay and branching all fall
//! out of that; nothing is ever rewritten.

mod branch;
mod header;
mod undo;

use std::borrow::Cow;
use std::ops::Range;

use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use self::header::{BranchOf, Dealing, Epoch, Header};
pub use self::undo::{UndoLaw, UndoPlan};
use crate::canonical::{canonical_without, sha256, to_hex};
use crate::chance::{Answer, MAX_STREAMS, Request, Rng};
use crate::course::Course;
use crate::dealer::{Ask, Dealer, DealerError};
use crate::event::{NoEvents, Sink, Told};
use crate::extras::{Edits, TallyOf};
use crate::game::{Game, Outcome, Perspective, Status};
use crate::log::{Doing, Entry, Log, Recalled, Stretch};
use crate::mark::Mark;
use crate::refusal::Refusal;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::text::Param;
use crate::whole::{Stage, Wholes, finds_out};
use crate::why::{Why, Wish, why};

/// The field of a view with what a game counts for those who look at it.
const COUNTED: &str = "counted";

/// A state is kept for every this many entries in effect, so that going back is quick.
const SNAPSHOT_EVERY: usize = 32;

/// A hash of the position is put into every this many entries.
pub(crate) const CHECKPOINT_EVERY: usize = 16;

/// A plan is tried in so many imagined states.
const WORLDS: usize = 32;

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Deed<A> {
    /// A seat took an action.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
    },
    /// The dealer answered; items by their readable names.
    Deal(Vec<String>),
    /// The match went back to just before an earlier entry.
    Undo {
        /// Who wanted it.
        seat: Seat,
        /// The entry before which the match now stands.
        to: u32,
        /// Why it was allowed.
        law: UndoLaw,
    },
    /// What the latest undo took back is in force again.
    Redo {
        /// Who wanted it.
        seat: Seat,
    },
    /// A seat gave up.
    Resign {
        /// Who.
        seat: Seat,
    },
    /// A seat ran out of time.
    Flag {
        /// Who.
        seat: Seat,
    },
    /// A remark; changes nothing.
    Note {
        /// Who wrote it; nobody for the table.
        seat: Option<Seat>,
        /// What it says.
        text: String,
    },
}

/// Why a match did not do what was asked of it. Nothing has changed.
#[derive(Debug, Error, PartialEq, Eq)]
#[non_exhaustive]
pub enum MatchError {
    /// The rules do not allow it.
    #[error("refused by {}: {}", .0.rule, .0.reason.key)]
    Refused(Refusal),
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The dealer is not asked anything.
    #[error("nothing has to be dealt right now")]
    NothingToDeal,
    /// The dealer's answer is not possible.
    #[error("{0}")]
    Dealer(#[from] DealerError),
    /// There is no key to deal from.
    #[error("the match has no key to deal from")]
    NoKey,
    /// There is nothing to take back.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// Nothing was taken back.
    #[error("there is nothing to redo")]
    NothingToRedo,
    /// The others must agree first.
    #[error("the others must agree to this undo")]
    NeedsConsent(Box<UndoPlan>),
    /// No action was given.
    #[error("there is no action in it")]
    NoActions,
    /// An action before the last finds something out.
    #[error("what action {0} leads to is not known before it is taken: it must be the last")]
    NotWhole(usize),
    /// No such seat.
    #[error("there is no {0}")]
    NoSuchSeat(Seat),
    /// No such entry.
    #[error("there is no entry {0} in effect")]
    NoSuchEntry(u32),
    /// An undo that is written down says something else than the match.
    #[error("undo would go to entry {} by law {:?}", .0.to, .0.law)]
    OtherUndo(Box<UndoPlan>),
}

impl From<Refusal> for MatchError {
    fn from(refusal: Refusal) -> Self {
        MatchError::Refused(refusal)
    }
}

/// One play of a game.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    header: Header<G>,
    state: G,
    closed: Option<Outcome>,
    log: Log<G>,
    recalled: Recalled<G>,
    course: Course,
    answers: [u32; MAX_STREAMS],
    snapshots: Vec<(usize, G)>,
    /// How many entries came before the first: a [bare](Match::bare) copy is without its log.
    before: usize,
    /// The seats whose own action was the last thing they knew of before the first entry, if anything was
    /// in effect then.
    led: Option<SeatSet>,
}

impl<G: Game> Match<G> {
    /// Starts a match.
    pub fn new(header: Header<G>) -> Result<Self, Refusal> {
        let state = match &header.position {
            Some(position) => G::position(position)?,
            None => G::start(&header.setup)?,
        };
        Ok(Match {
            header,
            snapshots: vec![(0, state.clone())],
            state,
            closed: None,
            log: Log::default(),
            recalled: Recalled::default(),
            course: Course::default(),
            answers: [0; MAX_STREAMS],
            before: 0,
            led: None,
        })
    }

    /// What was fixed before the first entry.
    pub fn header(&self) -> &Header<G> {
        &self.header
    }

    /// Names those who sit at the table.
    pub fn set_players(&mut self, players: Vec<String>) {
        self.header.players = players;
    }

    /// The state now. For the host alone: players get views.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// A copy of the match as it stands, without its log: small enough to hand to a bot in another
    /// thread, or to try actions on.
    #[must_use]
    pub fn bare(&self) -> Self {
        let begun = !self.line().is_empty() || self.led.is_some();
        let was_last = |seat: &Seat| self.was_last(self.line(), *seat);
        Match {
            header: self.header.clone(),
            state: self.state.clone(),
            closed: self.closed,
            log: Log::default(),
            recalled: Recalled::default(),
            course: Course::default(),
            answers: self.answers,
            snapshots: vec![(0, self.state.clone())],
            before: self.before + self.len(),
            led: begun.then(|| Seat::first(self.state.seats()).filter(was_last).collect()),
        }
    }

    /// Goes on as a [bare](Match::bare) copy did, by actions and deals alone. False, and nothing has
    /// changed, where the copy was not one of the match as it stands.
    pub fn go_on_as(&mut self, copy: Self) -> bool {
        let begun = copy.snapshots.first().is_some_and(|(_, state)| *state == self.state);
        let follows = begun && copy.before == self.before + self.len() && self.closed.is_none();
        let Some(entries) = copy.log.into_whole().filter(|_| follows) else { return false };
        if !entries.iter().all(|entry| matches!(entry.deed, Deed::Act { .. } | Deed::Deal(_))) {
            return false;
        }
        for entry in entries {
            self.course.follow(self.len() as u32, entry.doing(), entry.heard());
            self.log.push(entry);
        }
        (self.state, self.answers) = (copy.state, copy.answers);
        self.keep_state();
        true
    }

    /// The place of `seat`, for a bot.
    pub fn perspective(&self, seat: Seat) -> Perspective<'_, G> {
        Perspective::new(&self.state, seat)
    }

    /// Who is asked now.
    pub fn status(&self) -> Status {
        self.closed.map_or_else(|| self.state.status(), Status::Over)
    }

    /// How many entries the log has.
    pub fn len(&self) -> usize {
        self.log.len()
    }

    /// Whether the log is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// An entry of the log. One that is [folded](Match::fold) is worked out again.
    pub fn entry(&self, number: u32) -> Option<Cow<'_, Entry<G>>> {
        if let Some(entry) = self.log.whole(number) {
            return Some(Cow::Borrowed(entry));
        }
        let folded = (number as usize) < self.log.folded();
        folded.then(|| Cow::Owned(self.recalled.entry(number, |before| self.work_out(number, before))))
    }

    fn of_line(&self, number: u32) -> Cow<'_, Entry<G>> {
        self.entry(number).expect("what is in effect is in the log")
    }

    /// The last entry.
    pub fn last_entry(&self) -> Option<&Entry<G>> {
        self.log.last()
    }

    /// The whole log.
    pub fn entries(&self) -> Vec<Cow<'_, Entry<G>>> {
        (0..self.len() as u32).filter_map(|number| self.entry(number)).collect()
    }

    /// Keeps all but the latest entries, and the states that going back begins with, in as little memory
    /// as they can be worked out from again: for matches that are at hand for days. Nothing else
    /// changes.
    pub fn fold(&mut self) {
        self.log.fold();
        self.recalled.forget();
        let latest = self.snapshots.last().map_or(0, |(at, _)| *at) / SNAPSHOT_EVERY;
        self.snapshots.retain(|(at, _)| {
            // The further back, the fewer: what lies some way back is worked out from up to four times as far.
            let place = at / SNAPSHOT_EVERY;
            let apart = (latest - place).checked_ilog2().map_or(1, |power| 4 << power);
            *at == 0 || place.is_multiple_of(apart)
        });
        self.snapshots.shrink_to_fit();
    }

    /// Folded entries from `number` on, worked out again, from what came of those before if they are
    /// at hand.
    fn work_out(&self, number: u32, before: Option<Stretch<G>>) -> Stretch<G> {
        let (mut course, mut state) = if let Some(before) = before.filter(|before| before.end() == number) {
            (before.course, before.state)
        } else {
            let course = self.course_then(number as usize);
            let state = self.state_along(course.line());
            (course, state)
        };
        let end = (number as usize + Stretch::<G>::LENGTH).min(self.log.folded()) as u32;
        let entries = (number..end).map(|number| {
            let doing = self.log.doing(number).expect("it is one of the log");
            let goes_on = self.would_go_on(&state, course.line(), doing);
            course.follow(number, doing, self.log.heard(number));
            let mut told = Vec::new();
            let (deed, dealt) = match doing {
                Doing::Act(seat, action) => {
                    state.apply(seat, &action, &mut told);
                    (Deed::Act { seat, action }, None)
                }
                Doing::Deal(_, items) => {
                    let Status::Chance(request) = state.status() else { unreachable!("something was dealt here") };
                    let names = items.iter().map(|item| state.item_name(&request, *item).into_owned()).collect();
                    let answer: Answer = items.iter().copied().collect();
                    state.deal(&answer, &mut told);
                    (Deed::Deal(names), Some((request, answer)))
                }
                Doing::Other(deed) => {
                    if matches!(deed, Deed::Undo { .. } | Deed::Redo { .. }) {
                        state = self.state_along(course.line());
                    }
                    (deed.clone(), None)
                }
            };
            let (hash, by, at) = self.log.beside(number);
            Entry { by, at, goes_on, ..Entry::new(deed, told, dealt, hash) }
        });
        let entries = entries.collect();
        Stretch { first: number, entries, course, state }
    }

    /// The action that an entry is, and whose.
    pub fn action(&self, number: u32) -> Option<(Seat, G::Action)> {
        match self.log.doing(number)? {
            Doing::Act(seat, action) => Some((seat, action)),
            _ => None,
        }
    }

    /// The hash of the position after an entry, if the entry carries one.
    pub fn checkpoint(&self, number: u32) -> Option<String> {
        self.log.beside(number).0
    }

    /// When an entry was made, in milliseconds of Unix time, if that was noted.
    pub fn made_at(&self, number: u32) -> Option<u64> {
        self.log.beside(number).2
    }

    /// The numbers of the entries in effect.
    pub fn line(&self) -> &[u32] {
        self.course.line()
    }

    /// The numbers of the entries that were in effect when the log had `entries` of them.
    pub fn line_then(&self, entries: usize) -> Vec<u32> {
        self.course_then(entries).line().to_vec()
    }

    fn course_then(&self, entries: usize) -> Course {
        let mut course = Course::default();
        for number in 0..entries.min(self.len()) as u32 {
            if let Some(doing) = self.log.doing(number) {
                course.follow(number, doing, self.log.heard(number));
            }
        }
        course
    }

    /// What `viewer` may know of what entry `number` caused.
    pub fn told(&self, number: u32, viewer: Viewer) -> Vec<G::Event> {
        let Some(entry) = self.entry(number) else { return Vec::new() };
        let told = entry.told.iter().filter(|told| told.audience.includes(viewer));
        told.map(|told| told.event.clone()).collect()
    }

    /// Whether `viewer` may know anything of what entry `number` caused.
    pub fn is_told(&self, number: u32, viewer: Viewer) -> bool {
        self.entry(number).is_some_and(|entry| entry.told.iter().any(|told| told.audience.includes(viewer)))
    }

    /// What was done in entry `number`, as people at the table call it: the option that was taken, or
    /// the items that were dealt.
    pub fn in_words(&self, number: u32) -> Vec<Param> {
        let Some(entry) = self.entry(number) else { return Vec::new() };
        match (&entry.deed, &entry.dealt) {
            (Deed::Act { seat, action }, _) => {
                let then = self.state_along(&self.line_then(number as usize));
                let taken = then.prompt(*seat).options.into_iter().find(|option| option.action == *action);
                taken.into_iter().map(|option| option.label.into()).collect()
            }
            (_, Some((request, answer))) => answer.iter().map(|item| self.state.item_words(request, *item)).collect(),
            _ => Vec::new(),
        }
    }

    /// Every event of the entries in effect, for the tally of the match.
    pub fn tally(&self) -> TallyOf<G> {
        let mut tally = TallyOf::<G>::default();
        let mut state = self.state_after(0);
        self.line().iter().for_each(|number| self.apply_to(&mut state, *number, &mut tally));
        tally
    }

    /// The mark that entry `number` puts on its match, if it does.
    pub fn mark_of(&self, number: u32) -> Option<Mark> {
        match self.log.doing(number)? {
            Doing::Other(Deed::Undo { law: UndoLaw::Solo | UndoLaw::Consent, .. }) => Some(Mark::Unlearned),
            Doing::Act(_, action) if G::Extras::is_edit(&action) => Some(Mark::Edits),
            _ => None,
        }
    }

    /// Whether the match bears a mark.
    pub fn has(&self, mark: Mark) -> bool {
        match mark {
            Mark::Position => self.header.position.is_some(),
            Mark::Given => self.header.dealing == Dealing::Given,
            Mark::Open => self.header.open,
            Mark::Branch => self.header.branch.is_some(),
            Mark::Edits | Mark::Unlearned => (0..self.len() as u32).any(|number| self.mark_of(number) == Some(mark)),
        }
    }

    /// The state after the first `kept` entries in effect.
    pub fn state_after(&self, kept: usize) -> G {
        let kept = kept.min(self.line().len());
        let (from, mut state) =
            self.snapshots.iter().rev().find(|(at, _)| *at <= kept).cloned().expect("the start is always kept");
        self.line()[from..kept].iter().for_each(|number| self.apply_to(&mut state, *number, &mut NoEvents));
        state
    }

    /// The state after these entries, such as those that [were in effect](Match::line_then) earlier.
    pub fn state_along(&self, line: &[u32]) -> G {
        let common = line.iter().zip(self.line()).take_while(|(then, now)| then == now).count();
        let mut state = self.state_after(common);
        line[common..].iter().for_each(|number| self.apply_to(&mut state, *number, &mut NoEvents));
        state
    }

    /// Shows the states of a stretch of the log: as it was before the first of these entries, and
    /// after each of them.
    pub fn through(&self, entries: Range<usize>, mut show: impl FnMut(&G)) {
        let mut course = self.course_then(entries.start);
        let mut state = self.state_along(course.line());
        show(&state);
        for number in entries.start as u32..entries.end.min(self.len()) as u32 {
            let Some(doing) = self.log.doing(number) else { break };
            course.follow(number, doing, self.log.heard(number));
            match doing {
                Doing::Other(Deed::Undo { .. } | Deed::Redo { .. }) => state = self.state_along(course.line()),
                _ => self.apply_to(&mut state, number, &mut NoEvents),
            }
            show(&state);
        }
    }

    /// Does to a state what entry `number` did.
    fn apply_to(&self, state: &mut G, number: u32, sink: &mut impl Sink<G::Event>) {
        match self.log.doing(number) {
            Some(Doing::Act(seat, action)) => state.apply(seat, &action, sink),
            Some(Doing::Deal(_, items)) => state.deal(&items.iter().copied().collect(), sink),
            _ => {}
        }
    }

    /// Whether these entries could follow one after another on the first `kept` in effect.
    fn would_follow(&self, kept: usize, numbers: &[u32]) -> bool {
        let mut state = self.state_after(kept);
        numbers.iter().all(|number| {
            let fits = match (self.log.doing(*number), state.status()) {
                (Some(Doing::Act(seat, action)), _) => state.check(seat, &action).is_ok(),
                (Some(Doing::Deal(_, items)), Status::Chance(request)) => request.accepts(items),
                (Some(Doing::Deal(..)), _) => false,
                _ => true,
            };
            if fits {
                self.apply_to(&mut state, *number, &mut NoEvents);
            }
            fits
        })
    }

    /// Takes an action for `seat`.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<&Entry<G>, MatchError> {
        if self.closed.is_some() {
            return Err(MatchError::Over);
        }
        self.state.check(seat, &action)?;
        let goes_on = self.would_go_on(&self.state, self.line(), Doing::Act(seat, action));
        let mut told = Vec::new();
        self.state.apply(seat, &action, &mut told);
        Ok(self.append(Entry { goes_on, ..Entry::new(Deed::Act { seat, action }, told, None, None) }))
    }

    /// Takes these actions for `seat` one after another, or none of them. Only the last may find
    /// something out, by chance or by showing a secret, or pass the turn on: what comes before could
    /// otherwise be tried for nothing, and refused once it had told what it tells.
    ///
    /// # Errors
    /// The reason for the first that is refused, or which of them should have been the last.
    pub fn act_all(&mut self, seat: Seat, actions: &[G::Action]) -> Result<(), MatchError> {
        if self.closed.is_some() {
            return Err(MatchError::Over);
        }
        let [rest @ .., last] = actions else { return Err(MatchError::NoActions) };
        if G::INFO.hidden && !rest.is_empty() {
            // Whether something is shown may be a secret itself, so it is asked of what the seat may know.
            let mut worlds = imagined(&self.state, seat, b"parlour whole 1\0");
            let shows = worlds.find_map(|mut world| first_news(&mut world, seat, rest).ok().flatten());
            if let Some(at) = shows {
                return Err(MatchError::NotWhole(at));
            }
        }
        let mut after = self.state.clone();
        if let Some(at) = first_news(&mut after, seat, rest)? {
            return Err(MatchError::NotWhole(at));
        }
        after.check(seat, last)?;
        for action in actions {
            self.act(seat, *action)?;
        }
        Ok(())
    }

    /// Whether what is done next, in this state and after these entries, belongs to the same whole
    /// action as what was done before.
    fn would_go_on(&self, state: &G, line: &[u32], doing: Doing<'_, G::Action>) -> bool {
        match doing {
            Doing::Act(seat, _) => G::Extras::stage(state, seat) != Stage::Opens && self.was_last(line, seat),
            Doing::Deal(..) => !line.is_empty() || self.led.is_some(),
            Doing::Other(_) => false,
        }
    }

    /// Whether the last thing that `seat` knows of these entries is an action of its own.
    fn was_last(&self, line: &[u32], seat: Seat) -> bool {
        match self.last_known(line, seat) {
            Some(number) => self.action(number).is_some_and(|(actor, _)| actor == seat),
            None => self.led.is_some_and(|seats| seats.contains(seat)),
        }
    }

    /// The last of these entries that is not another's action of which `seat` heard nothing.
    fn last_known(&self, line: &[u32], seat: Seat) -> Option<u32> {
        let known = |number: &&u32| match self.action(**number) {
            Some((actor, _)) => actor == seat || self.log.heard(**number).contains(seat),
            None => true,
        };
        line.iter().rev().find(known).copied()
    }

    /// The first entry of the whole action that entry `number` of `seat` belongs to, as far as the seat
    /// could take it back.
    fn whole_from(&self, number: u32, seat: Seat) -> u32 {
        let mut first = number;
        while self.of_line(first).goes_on {
            let before = self.last_known(&self.line()[..self.course.place(first)], seat);
            match before.filter(|before| self.is_own(*before, seat)) {
                Some(before) => first = before,
                None => break,
            }
        }
        first
    }

    /// Whether `seat` may plan to take these actions one after another. It is judged in states
    /// imagined from what the seat may know, and by nothing else: whatever is hidden, the answer is
    /// the same. What is refused in all of them alike is refused; what depends on something hidden
    /// is taken on faith.
    ///
    /// # Errors
    /// The rule's reason, or that the match is over.
    pub fn judge(&self, seat: Seat, actions: &[G::Action]) -> Result<(), MatchError> {
        if self.closed.is_some() {
            return Err(MatchError::Over);
        }
        self.known(seat)?;
        let mut tried =
            imagined(&self.state, seat, b"parlour plan 1\0").map(|world| first_refused(world, seat, actions));
        match tried.next().flatten() {
            Some(first) if tried.all(|other| other.as_ref() == Some(&first)) => Err(first.1.into()),
            _ => Ok(()),
        }
    }

    /// Why `seat` may not do what it wishes; see [`why`].
    ///
    /// # Errors
    /// That the match is over, or that there is no such seat.
    pub fn why(&self, seat: Seat, wish: &Wish) -> Result<Why<G::Action>, MatchError> {
        if self.closed.is_some() {
            return Err(MatchError::Over);
        }
        self.known(seat)?;
        Ok(why(&self.state, seat, wish))
    }

    /// What the dealer is asked, if it is.
    pub fn ask(&self) -> Option<Ask> {
        match self.status() {
            Status::Chance(request) => Some(Ask { request, ordinal: self.answers[usize::from(request.stream.0)] }),
            _ => None,
        }
    }

    /// What people are asked to deal, if they are: what [everyone may know](Game::deals_openly), or
    /// everything where there is no key for the rest.
    pub fn ask_people(&self) -> Option<Ask> {
        self.ask().filter(|ask| self.is_for_people(&ask.request))
    }

    fn is_for_people(&self, request: &Request) -> bool {
        let open = || self.header.keys.is_empty() || self.state.deals_openly(request);
        self.header.dealing == Dealing::Given && open()
    }

    /// What the key is asked to deal, if it is.
    fn ask_key(&self) -> Option<Ask> {
        self.ask().filter(|ask| !self.is_for_people(&ask.request))
    }

    /// Lets `dealer` answer until a seat is asked or the match is over.
    pub fn deal_with(&mut self, dealer: &mut (impl Dealer + ?Sized)) -> Result<(), MatchError> {
        while let Some(ask) = self.ask() {
            let answer = dealer.answer(&ask)?;
            self.deal(answer)?;
        }
        Ok(())
    }

    /// Deals from the match's own key until somebody is asked, to act or to deal, or the match is
    /// over.
    pub fn deal_keyed(&mut self) -> Result<(), MatchError> {
        if self.ask_key().is_none() {
            return Ok(());
        }
        let epoch = self.header.keys.last().ok_or(MatchError::NoKey)?;
        let key = epoch.key.as_ref().ok_or(MatchError::NoKey)?;
        let dealer = key.dealer(&epoch.entropy);
        while let Some(ask) = self.ask_key() {
            self.deal(dealer.answer_to(&ask.request, ask.ordinal))?;
        }
        Ok(())
    }

    /// Takes the dealer's answer.
    pub fn deal(&mut self, answer: Answer) -> Result<&Entry<G>, MatchError> {
        let ask = self.ask().ok_or(MatchError::NothingToDeal)?;
        let names = || answer.iter().map(|item| self.state.item_name(&ask.request, *item).into_owned()).collect();
        if !ask.request.accepts(&answer) {
            let names: Vec<String> = names();
            let reason = format!("{} cannot be dealt here", names.join(" "));
            return Err(DealerError::Impossible(reason).into());
        }
        let names = names();
        let stream = ask.request.stream.0;
        let goes_on = self.would_go_on(&self.state, self.line(), Doing::Deal(stream, &answer));
        let mut told = Vec::new();
        self.state.deal(&answer, &mut told);
        self.answers[usize::from(stream)] += 1;
        Ok(self.append(Entry { goes_on, ..Entry::new(Deed::Deal(names), told, Some((ask.request, answer)), None) }))
    }

    /// Takes the dealer's answer by the names of its items.
    pub fn deal_named(&mut self, names: &[String]) -> Result<&Entry<G>, MatchError> {
        let ask = self.ask().ok_or(MatchError::NothingToDeal)?;
        let answer = self.parse_items(&ask.request, names)?;
        self.deal(answer)
    }

    /// The items that are called `names` in an answer to `request`.
    pub fn parse_items(&self, request: &Request, names: &[String]) -> Result<Answer, DealerError> {
        if names.len() != request.count() {
            let reason = format!("items needed: {}, given: {}", request.count(), names.len());
            return Err(DealerError::Impossible(reason));
        }
        names
            .iter()
            .map(|name| {
                let named = |item: &u8| self.state.item_name(request, *item).eq_ignore_ascii_case(name);
                let item = request.candidates().iter().find(named);
                item.ok_or_else(|| DealerError::Impossible(format!("{name} cannot be dealt here")))
            })
            .collect()
    }

    /// Gives up for `seat`.
    pub fn resign(&mut self, seat: Seat) -> Result<&Entry<G>, MatchError> {
        let outcome = self.closing(seat)?;
        self.closed = Some(Outcome { reason: "resigned", ..outcome });
        Ok(self.append(Entry::new(Deed::Resign { seat }, Vec::new(), None, None)))
    }

    /// Ends the match because `seat` ran out of time.
    pub fn flag(&mut self, seat: Seat) -> Result<&Entry<G>, MatchError> {
        let outcome = self.closing(seat)?;
        self.closed = Some(Outcome { reason: "flag", ..outcome });
        Ok(self.append(Entry::new(Deed::Flag { seat }, Vec::new(), None, None)))
    }

    fn closing(&mut self, seat: Seat) -> Result<Outcome, MatchError> {
        if matches!(self.status(), Status::Over(_)) {
            return Err(MatchError::Over);
        }
        self.known(seat)?;
        Ok(self.state.resigned(seat))
    }

    fn known(&self, seat: Seat) -> Result<(), MatchError> {
        if seat.0 < self.state.seats() { Ok(()) } else { Err(MatchError::NoSuchSeat(seat)) }
    }

    /// Writes a remark into the log.
    pub fn note(&mut self, seat: Option<Seat>, text: impl Into<String>) -> &Entry<G> {
        let deed = Deed::Note { seat, text: text.into() };
        self.push(Entry::new(deed, Vec::new(), None, None))
    }

    /// Names the author and time of an entry that is not [folded](Match::fold).
    pub fn sign(&mut self, number: u32, by: Option<String>, at: Option<u64>) {
        if let Some(entry) = self.log.whole_mut(number) {
            entry.by = by;
            entry.at = at;
        }
    }

    /// A hash of the position: of the table's view in canonical form, without what a game counts for
    /// those who look at it. That follows from the rest, and may grow without breaking a record.
    pub fn position_hash(&self) -> String {
        let position = canonical_without(&self.state.view(Viewer::Table), &[COUNTED]);
        to_hex(&sha256(&[position.as_bytes()])[..8])
    }

    fn append(&mut self, entry: Entry<G>) -> &Entry<G> {
        self.course.follow(self.len() as u32, entry.doing(), entry.heard());
        self.keep_state();
        self.push(entry)
    }

    /// Keeps the state now and then.
    fn keep_state(&mut self) {
        let (kept, latest) = (self.line().len(), self.snapshots.last().map_or(0, |(at, _)| *at));
        if kept >= latest + SNAPSHOT_EVERY {
            self.snapshots.push((kept, self.state.clone()));
        }
    }

    fn push(&mut self, entry: Entry<G>) -> &Entry<G> {
        let due = (self.before + self.len()) % CHECKPOINT_EVERY == CHECKPOINT_EVERY - 1;
        let state = due.then(|| self.position_hash());
        self.log.push(Entry { state, ..entry });
        self.log.last().expect("one was just pushed")
    }
}

/// States that `seat` cannot tell from the real one, always the same ones.
pub(crate) fn imagined<G: Game>(state: &G, seat: Seat, purpose: &[u8]) -> impl Iterator<Item = G> + use<G> {
    let view = state.view(Viewer::Seat(seat));
    let seen = serde_json::to_vec(&view).expect("a view is plain data");
    let hash = sha256(&[purpose, &[seat.0], &seen]);
    let mut rng = Rng::new(hash[..8].iter().fold(0, |seed, byte| seed << 8 | u64::from(*byte)));
    let worlds = if G::INFO.hidden { WORLDS } else { 1 };
    (0..worlds).map(move |_| G::imagine(&view, seat, &mut rng))
}

/// The seats that are asked.
fn asked(state: &impl Game) -> SeatSet {
    match state.status() {
        Status::Decide(seats) => seats,
        _ => SeatSet::EMPTY,
    }
}

/// Takes these actions, none of which is to find anything out: the place of the first that does.
fn first_news<G: Game>(state: &mut G, seat: Seat, actions: &[G::Action]) -> Result<Option<usize>, Refusal> {
    for (at, action) in actions.iter().enumerate() {
        state.check(seat, action)?;
        let mut told: Vec<Told<G::Event>> = Vec::new();
        state.apply(seat, action, &mut told);
        if finds_out::<G>(&told, seat) || !asked(state).contains(seat) {
            return Ok(Some(at));
        }
    }
    Ok(None)
}

/// The first of these actions that `state` refuses, and why; none if it takes them all.
fn first_refused<G: Game>(mut state: G, seat: Seat, actions: &[G::Action]) -> Option<(usize, Refusal)> {
    actions.iter().enumerate().find_map(|(index, action)| {
        let refused = state.check(seat, action).err();
        if refused.is_none() {
            state.apply(seat, action, &mut NoEvents);
        }
        Some((index, refused?))
    })
}
