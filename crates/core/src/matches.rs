//! A match: setup plus an append-only log of entries. Undo, redo, replay and branching all fall
//! out of that; nothing is ever rewritten.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::canonical::{canonical, sha256, to_hex};
use crate::chance::{Answer, MAX_STREAMS, Request, Rng};
use crate::course::Course;
use crate::dealer::{Ask, Dealer, DealerError, Key};
use crate::event::{Audience, NoEvents, Told};
use crate::extras::{Edits, TallyOf};
use crate::game::{Game, Outcome, Perspective, Status};
use crate::mark::Mark;
use crate::refusal::Refusal;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::text::Text;

/// A state is kept for every this many entries in effect, so that going back is quick.
const SNAPSHOT_EVERY: usize = 32;

/// A hash of the position is put into every this many entries.
const CHECKPOINT_EVERY: usize = 16;

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

/// Why going back is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UndoLaw {
    /// Nothing would be un-learned and nobody else's decision undone.
    Free,
    /// The seat decided at the same time as others: its action alone is taken back, and what they
    /// have decided in secret since stays in effect.
    Own,
    /// The other seats must agree.
    Consent,
    /// One person plays alone, or all agreed on an open table beforehand.
    Solo,
}

/// What going back would mean.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UndoPlan {
    /// The entry before which the match would stand.
    pub to: u32,
    /// Whether the others must agree.
    pub law: UndoLaw,
    /// Who must agree.
    pub asks: SeatSet,
    /// What has been learned since and would be un-learned, as far as the seat that asks knows.
    pub unlearned: Vec<Text>,
}

/// An entry with what the match keeps beside it.
#[derive(Clone, Debug)]
pub struct Entry<G: Game> {
    /// What was done.
    pub deed: Deed<G::Action>,
    /// The hash of the position after it, in every 16th entry.
    pub state: Option<String>,
    /// Who made the entry, outside the hashed part.
    pub by: Option<String>,
    /// When, in milliseconds of Unix time, outside the hashed part.
    pub at: Option<u64>,
    /// What happened because of it.
    pub told: Vec<Told<G::Event>>,
    dealt: Option<(Request, Answer)>,
}

/// A key and the part of the match that it deals. A match has one, a branch one more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Epoch {
    /// The first entry that this key may deal.
    pub from: u32,
    /// The hash published before the first deal.
    pub commitment: String,
    /// What the players threw in, mixed into the key.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entropy: Vec<String>,
    /// The key, once it is revealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
}

impl Epoch {
    /// The part from entry `from` on, dealt by `key`.
    pub fn new(from: u32, key: Key, entropy: Vec<String>) -> Self {
        Epoch { from, commitment: key.commitment(), entropy, key: Some(key) }
    }
}

/// Where the chance of a match comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dealing {
    /// From the keys: every answer can be verified.
    Keyed,
    /// From people with real dice and cards, or from a script: taken on trust. With a key, people
    /// deal what everyone may know, and the key the rest.
    Given,
}

/// Everything about a match that is fixed before its first entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header<G: Game> {
    /// The version of the rules under which it began; it may go on under a later one.
    pub rules_version: u32,
    /// The options chosen.
    pub setup: G::Setup,
    /// The position from which it starts, if not the usual one.
    pub position: Option<G::View>,
    /// Where chance comes from.
    pub dealing: Dealing,
    /// Whether undo is free for all by agreement.
    pub open: bool,
    /// The keys, in order.
    pub keys: Vec<Epoch>,
    /// The match and entry from which this one was branched.
    pub branch: Option<BranchOf>,
    /// Who sits where, outside the hashed part.
    pub players: Vec<String>,
}

/// Where a branch left its match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BranchOf {
    /// The hash of the match it came from.
    pub head: String,
    /// How many of its entries in effect were kept.
    pub kept: u32,
}

impl<G: Game> Header<G> {
    /// A usual start, dealt by `key`.
    pub fn keyed(setup: G::Setup, key: Key) -> Self {
        let keys = vec![Epoch::new(0, key, Vec::new())];
        Header { dealing: Dealing::Keyed, keys, ..Header::given(setup) }
    }

    /// A usual start, dealt by people or a script.
    pub fn given(setup: G::Setup) -> Self {
        Header {
            rules_version: G::INFO.rules_version,
            setup,
            position: None,
            dealing: Dealing::Given,
            open: false,
            keys: Vec::new(),
            branch: None,
            players: Vec::new(),
        }
    }
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
    entries: Vec<Entry<G>>,
    course: Course,
    answers: [u32; MAX_STREAMS],
    snapshots: Vec<(usize, G)>,
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
            entries: Vec::new(),
            course: Course::default(),
            answers: [0; MAX_STREAMS],
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
        Match {
            header: self.header.clone(),
            state: self.state.clone(),
            closed: self.closed,
            entries: Vec::new(),
            course: Course::default(),
            answers: self.answers,
            snapshots: vec![(0, self.state.clone())],
        }
    }

    /// The place of `seat`, for a bot.
    pub fn perspective(&self, seat: Seat) -> Perspective<'_, G> {
        Perspective::new(&self.state, seat)
    }

    /// Who is asked now.
    pub fn status(&self) -> Status {
        self.closed.map_or_else(|| self.state.status(), Status::Over)
    }

    /// The whole log.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// The numbers of the entries in effect.
    pub fn line(&self) -> &[u32] {
        self.course.line()
    }

    /// The numbers of the entries that were in effect when the log had `entries` of them.
    pub fn line_then(&self, entries: usize) -> Vec<u32> {
        let mut course = Course::default();
        for (number, entry) in (0..).zip(self.entries.iter().take(entries)) {
            course.follow(number, &entry.deed, &entry.told);
        }
        course.line().to_vec()
    }

    /// What `viewer` may know of what entry `number` caused.
    pub fn told(&self, number: u32, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        let told = self.entries.get(number as usize).map_or(&[][..], |entry| &entry.told);
        told.iter().filter(move |told| told.audience.includes(viewer)).map(|told| &told.event)
    }

    /// Every event of the entries in effect, for the tally of the match.
    pub fn tally(&self) -> TallyOf<G> {
        use crate::event::Sink;
        let mut tally = TallyOf::<G>::default();
        for number in self.line() {
            for told in &self.entries[*number as usize].told {
                tally.emit(told.audience, told.event.clone());
            }
        }
        tally
    }

    /// The mark that entry `number` puts on its match, if it does.
    pub fn mark_of(&self, number: u32) -> Option<Mark> {
        match &self.entries.get(number as usize)?.deed {
            Deed::Undo { law: UndoLaw::Solo | UndoLaw::Consent, .. } => Some(Mark::Unlearned),
            Deed::Act { action, .. } if G::Extras::is_edit(action) => Some(Mark::Edits),
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
            Mark::Edits | Mark::Unlearned => {
                (0..self.entries.len() as u32).any(|number| self.mark_of(number) == Some(mark))
            }
        }
    }

    /// The state after the first `kept` entries in effect.
    pub fn state_after(&self, kept: usize) -> G {
        let kept = kept.min(self.line().len());
        let (from, mut state) =
            self.snapshots.iter().rev().find(|(at, _)| *at <= kept).cloned().expect("the start is always kept");
        self.line()[from..kept].iter().for_each(|number| self.apply_to(&mut state, *number));
        state
    }

    /// The state after these entries, such as those that [were in effect](Match::line_then) earlier.
    pub fn state_along(&self, line: &[u32]) -> G {
        let common = line.iter().zip(self.line()).take_while(|(then, now)| then == now).count();
        let mut state = self.state_after(common);
        line[common..].iter().for_each(|number| self.apply_to(&mut state, *number));
        state
    }

    /// Does to a state what entry `number` did.
    fn apply_to(&self, state: &mut G, number: u32) {
        let entry = &self.entries[number as usize];
        match (&entry.deed, &entry.dealt) {
            (Deed::Act { seat, action }, _) => state.apply(*seat, action, &mut NoEvents),
            (_, Some((_, answer))) => state.deal(answer, &mut NoEvents),
            _ => {}
        }
    }

    /// Whether these entries could follow one after another on the first `kept` in effect.
    fn would_follow(&self, kept: usize, numbers: &[u32]) -> bool {
        let mut state = self.state_after(kept);
        numbers.iter().all(|number| {
            let entry = &self.entries[*number as usize];
            let fits = match (&entry.deed, &entry.dealt, state.status()) {
                (Deed::Act { seat, action }, ..) => state.check(*seat, action).is_ok(),
                (_, Some((_, answer)), Status::Chance(request)) => request.accepts(answer),
                (_, Some(_), _) => false,
                _ => true,
            };
            if fits {
                self.apply_to(&mut state, *number);
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
        let mut told = Vec::new();
        self.state.apply(seat, &action, &mut told);
        Ok(self.append(Deed::Act { seat, action }, told, None))
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
        let view = self.state.view(Viewer::Seat(seat));
        let seen = serde_json::to_vec(&view).expect("a view is plain data");
        let hash = sha256(&[b"parlour plan 1\0", &[seat.0], &seen]);
        let mut rng = Rng::new(hash[..8].iter().fold(0, |seed, byte| seed << 8 | u64::from(*byte)));
        let worlds = if G::INFO.hidden { WORLDS } else { 1 };
        let mut tried = (0..worlds).map(|_| first_refused(G::imagine(&view, seat, &mut rng), seat, actions));
        match tried.next().flatten() {
            Some(first) if tried.all(|other| other.as_ref() == Some(&first)) => Err(first.1.into()),
            _ => Ok(()),
        }
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
        let mut told = Vec::new();
        self.state.deal(&answer, &mut told);
        self.answers[usize::from(ask.request.stream.0)] += 1;
        Ok(self.append(Deed::Deal(names), told, Some((ask.request, answer))))
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
        Ok(self.append(Deed::Resign { seat }, Vec::new(), None))
    }

    /// Ends the match because `seat` ran out of time.
    pub fn flag(&mut self, seat: Seat) -> Result<&Entry<G>, MatchError> {
        let outcome = self.closing(seat)?;
        self.closed = Some(Outcome { reason: "flag", ..outcome });
        Ok(self.append(Deed::Flag { seat }, Vec::new(), None))
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
        self.push(deed, Vec::new(), None)
    }

    /// Names the author and time of an entry.
    pub fn sign(&mut self, number: u32, by: Option<String>, at: Option<u64>) {
        if let Some(entry) = self.entries.get_mut(number as usize) {
            entry.by = by;
            entry.at = at;
        }
    }

    /// What it would mean to take back the latest action of `seat`.
    ///
    /// It is free when nothing has been learned since and nobody else has decided: a dealt item
    /// that some seat saw, an event that reveals, another seat's action each make it a matter for
    /// the others. A dealt roll counts although asking again gives the same roll: taking it back
    /// would be knowing it beforehand.
    ///
    /// Where several decide at the same time it is the seat's own affair, whatever the others have
    /// decided in secret meanwhile. And where they were asked to only since the action, they must
    /// agree, whether they have decided something or not: the answer must not tell.
    pub fn undo_plan(&self, seat: Seat) -> Result<UndoPlan, MatchError> {
        let plan = self.plan_back(seat)?;
        let at = self.course.place(plan.to);
        if self.is_own_affair(seat, at) {
            return Ok(UndoPlan { law: UndoLaw::Own, asks: SeatSet::EMPTY, unlearned: Vec::new(), ..plan });
        }
        if plan.law == UndoLaw::Free && self.others_began(seat, at) {
            return Ok(UndoPlan { law: UndoLaw::Consent, asks: self.others(seat), ..plan });
        }
        Ok(plan)
    }

    /// What it would mean to take back the latest action of `seat` and all that followed.
    fn plan_back(&self, seat: Seat) -> Result<UndoPlan, MatchError> {
        self.known(seat)?;
        let floor = self.header.keys.last().map_or(0, |epoch| epoch.from);
        let solo = self.header.open || self.state.seats() == 1;
        let mine = |number: &&u32| match &self.entries[**number as usize].deed {
            Deed::Act { seat: actor, .. } => **number >= floor && *actor == seat,
            Deed::Resign { seat: actor } | Deed::Flag { seat: actor } => *actor == seat,
            _ => false,
        };
        let to = *self.line().iter().rev().find(mine).ok_or(MatchError::NothingToUndo)?;
        let mut harmless = true;
        let mut unlearned = Vec::new();
        for number in &self.line()[self.course.place(to)..] {
            let entry = &self.entries[*number as usize];
            let (mine, dealt) = match &entry.deed {
                Deed::Act { seat: actor, .. } => (*actor == seat, false),
                Deed::Deal(_) => (true, true),
                _ => (false, false),
            };
            harmless &= mine;
            for told in &entry.told {
                let learned = !mine || dealt || G::reveals(&told.event);
                if learned && told.audience.any_seat() {
                    harmless = false;
                    if told.audience.includes(Viewer::Seat(seat)) {
                        unlearned.push(G::tell(&told.event));
                    }
                }
            }
        }
        let law = match (solo, harmless) {
            (true, _) => UndoLaw::Solo,
            (false, true) => UndoLaw::Free,
            (false, false) => UndoLaw::Consent,
        };
        let asks = if law == UndoLaw::Consent { self.others(seat) } else { SeatSet::EMPTY };
        Ok(UndoPlan { to, law, asks, unlearned })
    }

    fn others(&self, seat: Seat) -> SeatSet {
        SeatSet::first(self.state.seats()).without(seat)
    }

    /// Whether the action at `at` of the line was taken while others were asked too and are still
    /// asked the same, and nothing but their secrets came after it.
    fn is_own_affair(&self, seat: Seat, at: usize) -> bool {
        let action = &self.entries[self.line()[at] as usize];
        let is_plain =
            matches!(action.deed, Deed::Act { .. }) && !action.told.iter().any(|told| G::reveals(&told.event));
        let others = asked(&self.state_after(at)).without(seat);
        let together = !others.is_empty() && asked(&self.state_after(at + 1)).without(seat) == others;
        let rest = &self.line()[at + 1..];
        let secret = |number: &u32| self.entries[*number as usize].is_secret();
        is_plain && together && rest.iter().all(secret) && self.would_follow(at, rest)
    }

    /// Whether others came to decide at the same time only since the action at `at` of the line.
    fn others_began(&self, seat: Seat, at: usize) -> bool {
        let now = asked(&self.state);
        now.len() > 1 && now.without(seat) != asked(&self.state_after(at)).without(seat)
    }

    /// Takes back the latest action of `seat`, and all that followed unless it is its own affair;
    /// `agreed` are the seats that have said yes.
    pub fn undo(&mut self, seat: Seat, agreed: SeatSet) -> Result<&Entry<G>, MatchError> {
        let plan = self.undo_plan(seat)?;
        if plan.asks.iter().any(|other| !agreed.contains(other)) {
            return Err(MatchError::NeedsConsent(Box::new(plan)));
        }
        Ok(self.take_back(seat, &plan))
    }

    /// Takes back what a log says was taken back, by the law that it says.
    ///
    /// # Errors
    /// That the match would do something else.
    pub fn undo_as(&mut self, seat: Seat, to: u32, law: UndoLaw) -> Result<&Entry<G>, MatchError> {
        let plan = if law == UndoLaw::Own { self.undo_plan(seat)? } else { self.plan_back(seat)? };
        // The others may be asked where they need not be.
        let same = plan.law == law || (plan.law, law) == (UndoLaw::Free, UndoLaw::Consent);
        if plan.to != to || !same {
            return Err(MatchError::OtherUndo(Box::new(plan)));
        }
        Ok(self.take_back(seat, &UndoPlan { law, ..plan }))
    }

    fn take_back(&mut self, seat: Seat, plan: &UndoPlan) -> &Entry<G> {
        self.turn_to(Deed::Undo { seat, to: plan.to, law: plan.law }, self.course.place(plan.to))
    }

    /// Whether `seat` can redo what it took back. Where others are asked, only what was its own
    /// affair: anything else would tell whether they have done something in secret.
    pub fn redoable(&self, seat: Seat) -> bool {
        let alone = asked(&self.state).without(seat).is_empty();
        self.course.redoable(seat).is_some() && (alone || self.course.redoes_own(seat))
    }

    /// Puts what the latest undo of `seat` took back into effect again. Only until something else
    /// is done that the seat could see.
    pub fn redo(&mut self, seat: Seat) -> Result<&Entry<G>, MatchError> {
        if self.redoable(seat) { self.redo_as(seat) } else { Err(MatchError::NothingToRedo) }
    }

    /// Redoes what a log says was redone.
    ///
    /// # Errors
    /// That there is nothing to redo.
    pub fn redo_as(&mut self, seat: Seat) -> Result<&Entry<G>, MatchError> {
        let numbers = self.course.redoable(seat).ok_or(MatchError::NothingToRedo)?;
        let at = numbers.first().map_or(self.line().len(), |first| self.course.place(*first));
        let again = [numbers, &self.line()[at..]].concat();
        if !self.would_follow(at, &again) {
            return Err(MatchError::NothingToRedo);
        }
        Ok(self.turn_to(Deed::Redo { seat }, at))
    }

    /// Makes an entry that changes which entries are in effect from place `at` of the line on.
    fn turn_to(&mut self, deed: Deed<G::Action>, at: usize) -> &Entry<G> {
        self.course.follow::<_, G::Event>(self.entries.len() as u32, &deed, &[]);
        self.snapshots.retain(|(kept, _)| *kept <= at);
        self.state = self.state_after(self.line().len());
        self.keep_state();
        self.closed = self.line().last().and_then(|number| match &self.entries[*number as usize].deed {
            Deed::Resign { seat } => Some(Outcome { reason: "resigned", ..self.state.resigned(*seat) }),
            Deed::Flag { seat } => Some(Outcome { reason: "flag", ..self.state.resigned(*seat) }),
            _ => None,
        });
        self.answers = [0; MAX_STREAMS];
        for number in self.course.line() {
            if let Some((request, _)) = &self.entries[*number as usize].dealt {
                self.answers[usize::from(request.stream.0)] += 1;
            }
        }
        self.push(deed, Vec::new(), None)
    }

    /// A new match that agrees with this one in its first `kept` entries in effect and is dealt
    /// by a key of its own from there: knowing how this one went on is worth nothing in it.
    pub fn branch(&self, kept: usize, key: Key) -> Result<Self, MatchError> {
        let line = self.line().get(..kept).ok_or(MatchError::NoSuchEntry(kept as u32))?;
        let mut header = self.header.clone();
        header.branch = Some(BranchOf { head: crate::record::Record::of(self).head, kept: kept as u32 });
        header.players.clear();
        header.rules_version = G::INFO.rules_version;
        // Entries that were undone do not come along, so the others get new numbers.
        for epoch in &mut header.keys {
            epoch.from = self.course.place(epoch.from) as u32;
        }
        header.keys.retain(|epoch| epoch.from as usize <= kept);
        if !header.keys.is_empty() {
            header.keys.push(Epoch::new(kept as u32, key, Vec::new()));
        }
        let mut branch = Match::new(header)?;
        for (kept, number) in (0u32..).zip(line) {
            let entry = &self.entries[*number as usize];
            match (&entry.deed, &entry.dealt) {
                (Deed::Act { seat, action }, _) => branch.act(*seat, *action)?,
                (Deed::Resign { seat }, _) => branch.resign(*seat)?,
                (Deed::Flag { seat }, _) => branch.flag(*seat)?,
                (_, Some((_, answer))) => branch.deal(answer.clone())?,
                _ => continue,
            };
            branch.sign(kept, entry.by.clone(), entry.at);
        }
        Ok(branch)
    }

    /// A hash of the position: of the table's view in canonical form, without what follows from it.
    pub fn position_hash(&self) -> String {
        let mut view = serde_json::to_value(self.state.view(Viewer::Table)).expect("a view is plain data");
        if let Some(fields) = view.as_object_mut() {
            fields.remove("counted");
        }
        to_hex(&sha256(&[canonical(&view).as_bytes()])[..8])
    }

    fn append(
        &mut self,
        deed: Deed<G::Action>,
        told: Vec<Told<G::Event>>,
        dealt: Option<(Request, Answer)>,
    ) -> &Entry<G> {
        self.course.follow(self.entries.len() as u32, &deed, &told);
        self.keep_state();
        self.push(deed, told, dealt)
    }

    /// Keeps the state now and then.
    fn keep_state(&mut self) {
        let (kept, latest) = (self.line().len(), self.snapshots.last().map_or(0, |(at, _)| *at));
        if kept >= latest + SNAPSHOT_EVERY {
            self.snapshots.push((kept, self.state.clone()));
        }
    }

    fn push(
        &mut self,
        deed: Deed<G::Action>,
        told: Vec<Told<G::Event>>,
        dealt: Option<(Request, Answer)>,
    ) -> &Entry<G> {
        let due = self.entries.len() % CHECKPOINT_EVERY == CHECKPOINT_EVERY - 1;
        let state = due.then(|| self.position_hash());
        self.entries.push(Entry { deed, state, by: None, at: None, told, dealt });
        self.entries.last().expect("one was just pushed")
    }
}

impl<G: Game> Entry<G> {
    /// Whether it is an action of which nobody but its seat was told anything.
    fn is_secret(&self) -> bool {
        let Deed::Act { seat, .. } = self.deed else { return false };
        self.told.iter().all(|told| match told.audience {
            Audience::Seats(seats) => seats.without(seat).is_empty(),
            audience => audience == Audience::Nobody,
        })
    }
}

/// The seats that are asked.
fn asked(state: &impl Game) -> SeatSet {
    match state.status() {
        Status::Decide(seats) => seats,
        _ => SeatSet::EMPTY,
    }
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
