//! One match, watched.

use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use parlour_core::{
    Bot, Deed, Game, Header, Key, Keyed, MAX_SEATS, MAX_STREAMS, Match, MatchError, Perspective, Record, RecordError,
    Request, Rng, Seat, SeatSet, Status, Text, UndoLaw, Viewer,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::leaks::{self, Move, OTHERS, WORLDS, same};
use super::pool::Pool;
use super::reasons::Touched;
use super::referee::{Referee, finds_things};
use super::{Depth, Fault, Law, Plan, Summary, Violation, reasons, wholes};

/// How many actions that are not legal are tried at one point.
const TRIES: usize = 8;

/// What is being checked, and at which entry: where a panic is put down.
#[derive(Clone, Copy)]
struct Place {
    law: Law,
    entry: usize,
}

/// What a seat may take back (to where, whether others must agree, and who), and whether it may redo.
type Asks = (Option<(u32, bool, SeatSet)>, bool);

/// Plays match `index` of a plan.
pub(super) fn play<G: Game>(
    plan: &Plan<G>,
    referee: &Referee,
    index: u64,
    pool: &mut Pool<G::Action>,
    summary: &mut Summary,
) -> Result<(), Violation> {
    let place = Cell::new(Place { law: Law::Legality, entry: 0 });
    let played = catch_unwind(AssertUnwindSafe(|| {
        let mut table = Table::open(plan, referee, index, &place, pool, summary)?;
        table.play()
    }));
    let Place { law, entry } = place.get();
    let fault = match played {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(fault)) => fault,
        Err(panic) => Fault { law, what: format!("panic: {}", panic_words(panic.as_ref())) },
    };
    Err(Violation {
        law: fault.law,
        game: G::INFO.id,
        seed: plan.seed,
        index: Some(index),
        entry: Some(entry),
        what: fault.what,
    })
}

/// A match is folded after so many entries, and so many more.
const FOLDED: usize = 70;

/// What a panic said.
pub(crate) fn panic_words(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no words")
}

/// A match being watched.
struct Table<'a, G: Game> {
    referee: &'a Referee,
    place: &'a Cell<Place>,
    pool: &'a mut Pool<G::Action>,
    summary: &'a mut Summary,
    depth: Depth,
    rng: Rng,
    dealer: Keyed,
    /// By seat; empty if chance plays.
    bots: Vec<Box<dyn Bot<G>>>,
    watch: Option<fn(&G::Event)>,
    played: Match<G>,
    /// The state before each entry in effect, and the state now.
    trail: Vec<G>,
    /// The legal actions of each seat now.
    legal: Vec<Vec<G::Action>>,
    touched: Touched,
}

impl<'a, G: Game> Table<'a, G> {
    fn open(
        plan: &Plan<G>,
        referee: &'a Referee,
        index: u64,
        place: &'a Cell<Place>,
        pool: &'a mut Pool<G::Action>,
        summary: &'a mut Summary,
    ) -> Result<Self, Fault> {
        let setup = plan.setups.get((index % plan.setups.len().max(1) as u64) as usize).cloned().unwrap_or_default();
        let key = Key::of_series(plan.seed, index);
        let dealer = key.dealer(&[]);
        let played: Match<G> = match Match::new(Header::keyed(setup, key)) {
            Ok(played) => played,
            Err(refusal) => return Law::Legality.broken(format!("the setup is refused: {refusal:?}")),
        };
        let trail = vec![played.state().clone()];
        let legal = vec![Vec::new(); MAX_SEATS];
        let rng = Rng::fork(plan.seed, index);
        let bots = plan.bot.map(|make| (0..played.state().seats()).map(|_| make()).collect()).unwrap_or_default();
        let (depth, watch) = (plan.depth, plan.watch);
        let touched = Touched::default();
        Ok(Table { referee, place, pool, summary, depth, rng, dealer, bots, watch, played, trail, legal, touched })
    }

    fn play(&mut self) -> Result<(), Fault> {
        self.check_audit()?;
        loop {
            self.now(Law::Legality);
            self.check_lists()?;
            let close = self.looks_closely();
            let worlds = if close { self.check_closely()? } else { Vec::new() };
            self.now(Law::Legality);
            let Some(next) = self.choose()? else { break };
            let unheard = if close { self.what_others_may_ask(&next) } else { Vec::new() };
            self.take(&next)?;
            self.check_unheard(unheard)?;
            self.check_audit()?;
            self.check_told(close)?;
            self.now(Law::Secrets);
            self.check_others(&next, if close { OTHERS } else { 1 })?;
            let entry = self.played.last_entry().expect("an entry was just made");
            for (seat, world) in worlds {
                leaks::goes_on_the_same(self.played.state(), &entry.told, world, &next, seat)?;
            }
            if close && self.rng.below(4) == 0 {
                self.go_back()?;
            }
            if self.played.len().is_multiple_of(FOLDED) {
                self.check_folded()?;
            }
        }
        self.check_folded()?;
        self.check_end()
    }

    /// Entries that are folded are worked out as they were; the match goes on with them folded.
    fn check_folded(&mut self) -> Result<(), Fault> {
        self.now(Law::Replay);
        let mut folded = self.played.clone();
        folded.fold();
        let entries = self.played.len();
        for number in entries.saturating_sub(2 * FOLDED) as u32..entries as u32 {
            let (Some(whole), Some(again)) = (self.played.entry(number), folded.entry(number)) else {
                return Law::Replay.broken(format!("folded, entry {number} is missing"));
            };
            same(Law::Replay, "worked out again, what was done", &whole.deed, &again.deed)?;
            same(Law::Replay, "worked out again, what was told", &whole.told, &again.told)?;
            same(Law::Replay, "worked out again, the hash of the position", &whole.state, &again.state)?;
            same(Law::Replay, "worked out again, what it goes on with", &whole.goes_on, &again.goes_on)?;
        }
        self.played = folded;
        Ok(())
    }

    fn now(&self, law: Law) {
        self.place.set(Place { law, entry: self.played.len() });
    }

    fn looks_closely(&mut self) -> bool {
        match self.depth {
            Depth::Full => true,
            Depth::Sampled(every) => self.rng.below(every.max(1)) == 0,
        }
    }

    fn seats(&self) -> u8 {
        self.played.state().seats()
    }

    fn check_audit(&self) -> Result<(), Fault> {
        self.now(Law::Audit);
        self.played.state().audit().or_else(|lost| Law::Audit.broken(lost))
    }

    /// Lists and checks agree, and whoever is asked can answer.
    fn check_lists(&mut self) -> Result<(), Fault> {
        let law = Law::Legality;
        let state = self.played.state();
        let seats = state.seats();
        if !(G::INFO.min_seats..=G::INFO.max_seats).contains(&seats) {
            return law.broken(format!("a match with {seats} seats"));
        }
        if self.played.line().len() > G::INFO.bound as usize {
            return law.broken(format!("the match has not ended within its bound of {} entries", G::INFO.bound));
        }
        let asked = match state.status() {
            Status::Decide(asked) if asked.is_empty() => return law.broken("a dead end: nobody is asked"),
            Status::Decide(asked) => asked,
            _ => SeatSet::EMPTY,
        };
        if let Some(stranger) = asked.iter().find(|seat| seat.0 >= seats) {
            return law.broken(format!("{stranger} is asked, but there are {seats} seats"));
        }
        for seat in Seat::first(seats) {
            let legal = &mut self.legal[seat.index()];
            legal.clear();
            state.legal_actions(seat, legal);
            match (asked.contains(seat), legal.is_empty()) {
                (true, true) => return law.broken(format!("{seat} is asked, but has no legal action")),
                (false, false) => return law.broken(format!("{seat} is not asked, but may {:?}", legal[0])),
                _ => {}
            }
            for (at, action) in legal.iter().enumerate() {
                if legal[..at].contains(action) {
                    return law.broken(format!("{action:?} is listed twice for {seat}"));
                }
                if let Err(refusal) = state.check(seat, action) {
                    return law.broken(format!("{action:?} is listed for {seat}, but refused: {refusal:?}"));
                }
            }
        }
        Ok(())
    }

    /// The laws that cost time. Gives the states that were imagined, with their seats.
    fn check_closely(&mut self) -> Result<Vec<(Seat, G)>, Fault> {
        self.now(Law::Legality);
        self.check_words()?;
        self.now(Law::Refusals);
        self.check_refusals()?;
        self.now(Law::Replay);
        self.check_round_trips()?;
        self.now(Law::Secrets);
        let worlds = self.check_imagined()?;
        self.now(Law::Wholes);
        self.check_wholes(&worlds)?;
        self.now(Law::Reasons);
        self.check_reasons(&worlds)?;
        Ok(worlds)
    }

    /// Whole actions hold what may be done, in every state that their seat cannot tell apart.
    fn check_wholes(&mut self, worlds: &[(Seat, G)]) -> Result<(), Fault> {
        let state = self.played.state();
        for seat in Seat::first(state.seats()) {
            self.summary.wholes += wholes::check(state, seat, &self.legal[seat.index()], self.referee)?;
            if let Some((_, world)) = worlds.iter().find(|(of, _)| *of == seat) {
                wholes::look_the_same(state, world, seat)?;
            }
        }
        Ok(())
    }

    /// What is refused, and why something is not offered, is the same in all of them.
    fn check_reasons(&mut self, worlds: &[(Seat, G)]) -> Result<(), Fault> {
        // What is asked about a match does not change how it goes on.
        let rng = self.rng.clone();
        if let Some((seat, world)) = self.rng.pick(worlds) {
            let candidate = self.candidate();
            let state = self.played.state();
            if let Some(action) = candidate {
                reasons::refuses_the_same(state, world, *seat, &action)?;
            }
            self.touched.see(state, *seat, &mut self.rng);
            let wish = self.touched.wish(state, *seat, &self.legal[seat.index()], &mut self.rng);
            reasons::look_the_same(state, world, *seat, &wish)?;
            self.summary.reasons += reasons::check(state, *seat, &wish, self.referee)?;
        }
        self.rng = rng;
        Ok(())
    }

    /// Prompts agree with the lists and with what the scene names, everything can be said, and
    /// everybody can give up.
    fn check_words(&self) -> Result<(), Fault> {
        let law = Law::Legality;
        let state = self.played.state();
        for seat in Seat::first(self.seats()) {
            let winners = state.resigned(seat).winners;
            if winners.iter().any(|winner| winner.0 >= self.seats()) {
                return law.broken(format!("when {seat} resigns, the winners are {winners:?}"));
            }
            let prompt = state.prompt(seat);
            self.referee.reads_prompt(&prompt)?;
            finds_things(&prompt, &G::describe(&state.view(Viewer::Seat(seat))))?;
            let options: Vec<G::Action> = prompt.options.iter().map(|option| option.action).collect();
            same(law, &format!("from the legal list, the prompt of {seat}"), &self.legal[seat.index()], &options)?;
        }
        for viewer in self.viewers() {
            self.referee.reads_scene(&G::describe(&state.view(viewer)))?;
        }
        if let Status::Chance(request) = state.status() {
            self.referee.knows(law, "a request", &state.request_text(&request))?;
            self.check_request(&request)?;
        }
        Ok(())
    }

    /// A request can be answered, and its items can be told apart by name.
    fn check_request(&self, request: &Request) -> Result<(), Fault> {
        let items: Vec<u8> = request.candidates().iter().collect();
        let name = |item: &u8| self.played.state().item_name(request, *item).to_ascii_lowercase();
        let mut names: Vec<String> = items.iter().map(name).collect();
        names.sort_unstable();
        if let Some([twice, ..]) = names.windows(2).find(|pair| pair[0] == pair[1]) {
            return Law::Legality.broken(format!("two items of a request are called {twice}"));
        }
        Ok(())
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        Seat::first(self.seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Table])
    }

    /// What is not legal is refused and changes nothing.
    fn check_refusals(&mut self) -> Result<(), Fault> {
        let before = self.played.state().clone();
        for _ in 0..TRIES {
            let beyond = self.seats() + u8::from(usize::from(self.seats()) < MAX_SEATS);
            let seat = Seat(self.rng.below(u32::from(beyond)) as u8);
            let Some(action) = self.candidate() else { continue };
            if seat.0 < self.seats() && self.legal[seat.index()].contains(&action) {
                continue;
            }
            self.summary.refusals_tried += 1;
            match self.played.state().check(seat, &action) {
                Ok(()) if G::is_shorthand(&action) => continue,
                Ok(()) => return Law::Refusals.broken(format!("{action:?} of {seat} is not listed, but allowed")),
                Err(refusal) => self.referee.accepts(&refusal)?,
            }
            let (entries, status) = (self.played.len(), self.played.status());
            match self.played.act(seat, action) {
                Err(MatchError::Refused(_)) => {}
                other => return Law::Refusals.broken(format!("{action:?} of {seat}: {other:?}")),
            }
            same(Law::Refusals, "by a refused action, the state", &before, self.played.state())?;
            if self.played.len() != entries || self.played.status() != status {
                return Law::Refusals.broken(format!("refusing {action:?} of {seat} changed the match"));
            }
        }
        Ok(())
    }

    /// Something to try: an action seen earlier, or one that is legal now for somebody, as it is
    /// or with a part of it changed.
    fn candidate(&mut self) -> Option<G::Action> {
        let listed = self.rng.below(u32::from(self.seats())) as usize;
        let seen = match self.rng.below(2) {
            0 => self.pool.any(&mut self.rng),
            _ => self.rng.pick(&self.legal[listed]).copied().or_else(|| self.pool.any(&mut self.rng)),
        }?;
        if self.rng.below(3) == 0 { Some(seen) } else { self.pool.mutate(seen, &mut self.rng) }
    }

    /// Saving and reading again gives the same; the table's view is the whole position.
    fn check_round_trips(&mut self) -> Result<(), Fault> {
        let state = self.played.state();
        round_trip("the state", state)?;
        for viewer in self.viewers() {
            round_trip(&format!("the view of {viewer:?}"), &state.view(viewer))?;
        }
        match G::position(&state.view(Viewer::Table)) {
            Ok(position) => same(Law::Replay, "from the state, the position in the table's view", state, &position)?,
            Err(refusal) => return Law::Replay.broken(format!("its own position is refused: {refusal:?}")),
        }
        self.summary.round_trips += 1;
        Ok(())
    }

    /// Nobody can tell what is imagined from what is.
    fn check_imagined(&mut self) -> Result<Vec<(Seat, G)>, Fault> {
        let state = self.played.state();
        let mut worlds = Vec::with_capacity(WORLDS * usize::from(state.seats()));
        for seat in Seat::first(state.seats()) {
            let view = state.view(Viewer::Seat(seat));
            for _ in 0..WORLDS {
                let mut again = self.rng.clone();
                let world = G::imagine(&view, seat, &mut self.rng);
                let what = format!("from what is imagined of the view of {seat}, what is reimagined");
                same(Law::Secrets, &what, &world, &state.reimagine(seat, &mut again))?;
                self.summary.imagined += 1;
                self.summary.imagined_different += u64::from(world != *state);
                if !G::INFO.hidden {
                    same(Law::Secrets, "although nothing is hidden, what is imagined", state, &world)?;
                }
                leaks::looks_the_same(state, &world, seat, "")?;
                worlds.push((seat, world));
            }
        }
        Ok(worlds)
    }

    /// Nobody hears more of what was just done, or dealt, than they can see.
    fn check_others(&mut self, next: &Move<G::Action>, count: usize) -> Result<(), Fault> {
        let [.., before, now] = self.trail.as_slice() else { return Ok(()) };
        let entry = self.played.last_entry().expect("an entry was just made");
        let count = if G::INFO.hidden { count } else { 0 };
        for _ in 0..count {
            let other = match (next, before.status()) {
                (Move::Deal(answer), Status::Chance(request)) => {
                    Some(Move::Deal(leaks::another_answer(&request, answer, &mut self.rng)))
                }
                (Move::Act(seat, _), _) => {
                    let listed = self.rng.pick(&self.legal[seat.index()]);
                    listed.map(|action| Move::Act(*seat, *action))
                }
                _ => None,
            };
            let Some(other) = other else { return Ok(()) };
            leaks::tells_no_choice(before, (now, &entry.told), next, &other)?;
        }
        Ok(())
    }

    /// What is done next; none when the match is over.
    fn choose(&mut self) -> Result<Option<Move<G::Action>>, Fault> {
        match self.played.status() {
            Status::Over(_) => Ok(None),
            Status::Chance(request) => {
                let enough = request.count() <= request.candidates().len() as usize
                    || matches!(request.wanted, parlour_core::Wanted::Dice { sides: 1.., .. });
                if !enough || usize::from(request.stream.0) >= MAX_STREAMS {
                    return Law::Legality.broken(format!("the dealer cannot answer {request:?}"));
                }
                let ask = self.played.ask().expect("chance is asked");
                Ok(Some(Move::Deal(self.dealer.answer_to(&ask.request, ask.ordinal))))
            }
            Status::Decide(asked) => {
                let asked: Vec<Seat> = asked.iter().collect();
                let seat = *self.rng.pick(&asked).expect("somebody is asked");
                let action = match self.bots.get_mut(seat.index()) {
                    Some(bot) => bot.choose(&Perspective::new(self.played.state(), seat), &mut self.rng),
                    None => *self.rng.pick(&self.legal[seat.index()]).expect("whoever is asked has an action"),
                };
                Ok(Some(Move::Act(seat, action)))
            }
        }
    }

    fn take(&mut self, next: &Move<G::Action>) -> Result<(), Fault> {
        let taken = match next {
            Move::Act(seat, action) => {
                self.summary.decisions += 1;
                self.pool.see(*action, &mut self.rng);
                self.played.act(*seat, *action)
            }
            Move::Deal(answer) => {
                self.summary.deals += 1;
                self.played.deal(answer.clone())
            }
        };
        if let Err(error) = taken {
            return Law::Legality.broken(format!("{next:?} failed: {error}"));
        }
        self.trail.push(self.played.state().clone());
        if let (Some(watch), Some(entry)) = (self.watch, self.played.last_entry()) {
            entry.told.iter().for_each(|told| watch(&told.event));
        }
        Ok(())
    }

    /// What just happened can be said, and saved.
    fn check_told(&self, close: bool) -> Result<(), Fault> {
        self.now(Law::Legality);
        let entry = self.played.last_entry().expect("an entry was just made");
        for told in &entry.told {
            self.referee.knows(Law::Legality, "an event", &G::tell(&told.event))?;
            if close {
                round_trip("an event", told)?;
            }
        }
        if close && let Deed::Act { action, .. } = &entry.deed {
            round_trip("an action", action)?;
        }
        Ok(())
    }

    /// Gives up and takes that back.
    fn check_resigning(&mut self, seat: Seat) -> Result<(), Fault> {
        self.now(Law::Replay);
        let (status, line) = (self.played.status(), self.played.line().to_vec());
        let resigned = self.played.resign(seat).map(drop);
        let undone = resigned.and_then(|()| self.played.undo(seat, SeatSet::first(self.seats())).map(drop));
        if let Err(error) = undone {
            return Law::Replay.broken(format!("resigning and undo of {seat} failed: {error}"));
        }
        let last = self.trail.last().expect("the start is always there");
        same(Law::Replay, "after resigning and undo, the state", last, self.played.state())?;
        if self.played.status() == status && self.played.line() == line {
            Ok(())
        } else {
            Law::Replay.broken("after resigning and undo, the match is another one")
        }
    }

    /// Takes something back and does it again.
    fn go_back(&mut self) -> Result<(), Fault> {
        let seat = Seat(self.rng.below(u32::from(self.seats())) as u8);
        if self.rng.below(4) == 0 && !matches!(self.played.status(), Status::Over(_)) {
            self.check_resigning(seat)?;
        }
        self.now(Law::Undo);
        let Ok(plan) = self.played.undo_plan(seat) else { return Ok(()) };
        for text in &plan.unlearned {
            self.referee.knows(Law::Legality, "an undo", text)?;
        }
        let at = self.played.line().partition_point(|number| *number < plan.to);
        self.summary.undos += 1;
        if plan.law == UndoLaw::Own {
            return self.take_back_own(seat, at);
        }
        if plan.law == UndoLaw::Free {
            self.check_free_undo(at, self.played.line().len())?;
            self.summary.free_undos += 1;
        }
        self.now(Law::Replay);
        let before = (bytes(self.played.state()), self.played.status());
        let line = self.played.line().to_vec();
        if let Err(error) = self.played.undo(seat, SeatSet::first(self.seats())) {
            return Law::Replay.broken(format!("undo of {seat} failed: {error}"));
        }
        same(Law::Replay, "after undo, the state", &self.trail[at], self.played.state())?;
        if self.rng.below(2) == 0 && self.played.redoable(seat) {
            self.redo(seat, &line)?;
        } else {
            self.do_again(&line[at..])?;
        }
        if before != (bytes(self.played.state()), self.played.status()) {
            let last = self.trail.last().expect("the start is always there");
            same(Law::Replay, "after undo and doing the same again, the state", last, self.played.state())?;
            return Law::Replay.broken("after undo and doing the same again, the match is another one");
        }
        Ok(())
    }

    /// Takes back what is a seat's own affair, and redoes it: the others' entries stay in effect,
    /// nobody else can tell, and together they change nothing.
    fn take_back_own(&mut self, seat: Seat, at: usize) -> Result<(), Fault> {
        self.check_free_undo(at, at + 1)?;
        self.summary.own_undos += 1;
        let (before, line) = (self.played.state().clone(), self.played.line().to_vec());
        let undone = self.played.undo(seat, SeatSet::EMPTY).map(drop);
        if let Err(error) = undone {
            return Law::Undo.broken(format!("undo of {seat} is its own affair, but failed: {error}"));
        }
        let rest: Vec<u32> = line.iter().copied().filter(|number| *number != line[at]).collect();
        same(Law::Undo, "by another's own undo, the rest of the line", &rest.as_slice(), &self.played.line())?;
        let secret = self.played.entry(line[at]).is_some_and(|entry| {
            entry.told.iter().all(|told| {
                Seat::first(self.seats())
                    .filter(|other| *other != seat)
                    .all(|other| !told.audience.includes(Viewer::Seat(other)))
            })
        });
        for other in Seat::first(self.seats()).filter(|other| *other != seat && secret) {
            leaks::looks_the_same(&before, self.played.state(), other, " after another's own undo")?;
        }
        self.now(Law::Replay);
        self.redo(seat, &line)?;
        same(Law::Replay, "after undo and redo, the state", &before, self.played.state())
    }

    /// By seat other than the one that acts next: what it may take back and redo.
    fn what_others_may_ask(&self, next: &Move<G::Action>) -> Vec<(Seat, Asks)> {
        let Move::Act(actor, _) = next else { return Vec::new() };
        let others = Seat::first(self.seats()).filter(|seat| seat != actor);
        others.map(|seat| (seat, self.may_ask(seat))).collect()
    }

    fn may_ask(&self, seat: Seat) -> Asks {
        let plan = self.played.undo_plan(seat).ok();
        // What is a seat's own affair is shown to it like what is free.
        let shown = plan.map(|plan| (plan.to, plan.law == UndoLaw::Consent, plan.asks));
        (shown, self.played.redoable(seat))
    }

    /// Whoever was told nothing of an action, and is asked the same, may take back and redo the same.
    fn check_unheard(&self, unheard: Vec<(Seat, Asks)>) -> Result<(), Fault> {
        self.now(Law::Undo);
        let [.., before, now] = self.trail.as_slice() else { return Ok(()) };
        let entry = self.played.last_entry().expect("an entry was just made");
        for (seat, before_it) in unheard {
            let viewer = Viewer::Seat(seat);
            let heard = entry.told.iter().any(|told| told.audience.includes(viewer));
            if !heard && before.status() == now.status() && before.view(viewer) == now.view(viewer) {
                same(
                    Law::Undo,
                    &format!("by a secret action, what {seat} may undo and redo"),
                    &before_it,
                    &self.may_ask(seat),
                )?;
            }
        }
        Ok(())
    }

    fn redo(&mut self, seat: Seat, line: &[u32]) -> Result<(), Fault> {
        if let Err(error) = self.played.redo(seat) {
            return Law::Replay.broken(format!("redo of {seat} failed: {error}"));
        }
        same(Law::Replay, "after undo and redo, the line", &line, &self.played.line())
    }

    /// Takes the same actions again; the dealer deals anew.
    fn do_again(&mut self, stretch: &[u32]) -> Result<(), Fault> {
        for number in stretch {
            let again = match (self.played.ask(), self.played.action(*number)) {
                (_, Some((seat, action))) => self.played.act(seat, action).map(drop),
                (Some(ask), _) => self.played.deal(self.dealer.answer_to(&ask.request, ask.ordinal)).map(drop),
                (None, _) => Err(MatchError::NothingToDeal),
            };
            if let Err(error) = again {
                return Law::Replay.broken(format!("entry {number} cannot be done again after undo: {error}"));
            }
        }
        Ok(())
    }

    fn check_free_undo(&mut self, at: usize, end: usize) -> Result<(), Fault> {
        for seat in Seat::first(self.seats()) {
            let entries: Vec<_> =
                self.played.line()[at..end].iter().filter_map(|number| self.played.entry(*number)).collect();
            let stretch = entries.iter().map(|entry| (&entry.deed, entry.told.as_slice()));
            leaks::stretch_tells_nothing(&self.trail[at], stretch, seat, &mut self.rng)?;
        }
        Ok(())
    }

    fn check_end(&mut self) -> Result<(), Fault> {
        self.summary.matches += 1;
        self.summary.longest = self.summary.longest.max(self.played.line().len() as u64);
        if let Status::Over(outcome) = self.played.status() {
            let ending = Text::new(format!("outcome.{}", outcome.reason));
            self.referee.knows(Law::Legality, "an ending", &ending)?;
            if outcome.winners.iter().any(|seat| seat.0 >= self.seats()) {
                return Law::Legality.broken(format!("somebody who is not there won: {outcome:?}"));
            }
        }
        self.now(Law::Replay);
        if self.depth != Depth::Full && self.rng.below(4) != 0 {
            return Ok(());
        }
        let record = Record::of(&self.played);
        self.check_record(Record::read(record.to_json().as_bytes()))?;
        self.check_record(Record::read(&record.to_compact()))?;
        self.summary.records += 1;
        Ok(())
    }

    fn check_record(&self, read: Result<Record, RecordError>) -> Result<(), Fault> {
        match read.and_then(|record| record.replay::<G>()) {
            Err(error) => Law::Replay.broken(format!("the record of the match: {error}")),
            Ok((again, _)) => {
                same(Law::Replay, "from the match, the replay of its record", self.played.state(), again.state())?;
                same(Law::Replay, "from the match, the line of its record", &self.played.line(), &again.line())?;
                if self.played.status() == again.status() {
                    Ok(())
                } else {
                    Law::Replay.broken("the replay of the record ends in another way")
                }
            }
        }
    }
}

fn bytes<T: Serialize>(value: &T) -> Vec<u8> {
    serde_json::to_vec(value).expect("a state is plain data")
}

fn round_trip<T: Eq + Serialize + DeserializeOwned>(what: &str, value: &T) -> Result<(), Fault> {
    match serde_json::from_slice::<T>(&bytes(value)) {
        Ok(again) => same(Law::Replay, &format!("after saving and reading, {what}"), value, &again),
        Err(error) => Law::Replay.broken(format!("{what} cannot be read again: {error}")),
    }
}
