//! Chapters 14 and 24: what the host of an online match does around the rules: timers, drafts,
//! repeated messages, pairing. All of it is plain values and functions; whoever has a clock and a
//! wire calls them (R14.1).

use parlour_core::{Match, MatchError, Refusal, Seat};

use crate::action::{Action, Submission};
use crate::ids::Side;
use crate::refusal::Code;
use crate::state::Clans;

/// R14.2: how long the host waits for both clients to report ready.
pub const READY_WAIT_MS: u64 = 15_000;
/// R14.8: how long a side may be away in one piece.
pub const FORFEIT_MS: u64 = 60_000;

/// R14.2, R14.8: the clock of one turn and of both connections. Times are the host's own, in
/// milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnClock {
    timer: Option<u64>,
    started: u64,
    ready: [Option<u64>; 2],
    away: [Option<u64>; 2],
}

impl TurnClock {
    /// The clock of a turn that starts at `now`; `timer_ms` is the ruleset's, 0 for none.
    pub fn new(timer_ms: u32, now: u64) -> TurnClock {
        let timer = (timer_ms > 0).then_some(u64::from(timer_ms));
        TurnClock { timer, started: now, ready: [None; 2], away: [None; 2] }
    }

    /// The clock of the next turn; who is away stays away.
    #[must_use]
    pub fn next(self, now: u64) -> TurnClock {
        TurnClock { started: now, ready: [None; 2], ..self }
    }

    /// A client reports ready for the turn.
    pub fn ready(&mut self, side: Side, now: u64) {
        self.ready[side.index()].get_or_insert(now);
    }

    /// A connection breaks.
    pub fn left(&mut self, side: Side, now: u64) {
        self.away[side.index()].get_or_insert(now);
    }

    /// A connection is there again.
    pub fn came_back(&mut self, side: Side) {
        self.away[side.index()] = None;
    }

    /// R14.2: when the time of this turn runs out; none without a timer.
    pub fn deadline(&self) -> Option<u64> {
        let latest = self.started + READY_WAIT_MS;
        let begin = match self.ready {
            [Some(a), Some(b)] => a.max(b).min(latest),
            _ => latest,
        };
        self.timer.map(|timer| begin + timer)
    }

    /// Whether the time of this turn has run out.
    pub fn has_run_out(&self, now: u64) -> bool {
        self.deadline().is_some_and(|deadline| now >= deadline)
    }

    /// R14.8: the side that has been away for too long; the one that left first, if both have.
    pub fn forfeits(&self, now: u64) -> Option<Side> {
        let gone = |side: &Side| {
            let since = self.away[side.index()]?;
            (now >= since + FORFEIT_MS).then_some((since, *side))
        };
        Side::BOTH.iter().filter_map(gone).min().map(|(_, side)| side)
    }
}

/// How the host answered a message of a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// R24.3: accepted.
    Accepted,
    /// R24.3: refused, with the code.
    Refused(Box<Refusal>),
}

/// R24.1: the host's desk for one match: drafts, and the last submission it accepted of each side.
#[derive(Clone, Debug, Default)]
pub struct Desk {
    drafts: [Option<(u16, Submission)>; 2],
    accepted: [Option<(u16, Submission)>; 2],
}

impl Desk {
    /// R14.3, R24.2: takes a draft if it would be accepted; the last legal one is kept.
    pub fn draft(&mut self, game: &Clans, side: Side, draft: Submission) -> Answer {
        match game.check_submission(side, &draft) {
            Ok(()) => {
                self.drafts[side.index()] = Some((game.turn(), draft));
                Answer::Accepted
            }
            Err(refusal) => Answer::Refused(Box::new(refusal)),
        }
    }

    /// R24.3, R24.4, R14.5: takes a submission; one that was accepted before is accepted again
    /// and changes nothing.
    ///
    /// # Errors
    /// What kept the match from taking a plan that the rules allow.
    pub fn submit(&mut self, played: &mut Match<Clans>, side: Side, plan: Submission) -> Result<Answer, MatchError> {
        if let Some((turn, accepted)) = self.accepted[side.index()] {
            let named = if plan.turn == 0 { played.state().turn() } else { plan.turn };
            if turn == named {
                let same = accepted.for_turn(0) == plan.for_turn(0);
                let refusal = || Answer::Refused(Box::new(Code::Already.by("R24.4")));
                return Ok(if same { Answer::Accepted } else { refusal() });
            }
        }
        if let Err(refusal) = played.state().check_submission(side, &plan) {
            return Ok(Answer::Refused(Box::new(refusal)));
        }
        let turn = played.state().turn();
        played.act(side.seat(), Action::Plan(plan))?;
        self.accepted[side.index()] = Some((turn, plan));
        Ok(Answer::Accepted)
    }

    /// R14.4: submits for every side that has not, its last legal draft: the one it sent, or else
    /// the plan it was building card by card, which may be empty. Gives what was submitted.
    ///
    /// # Errors
    /// What kept the match from taking a plan.
    pub fn run_out(&mut self, played: &mut Match<Clans>) -> Result<Vec<(Side, Submission)>, MatchError> {
        let turn = played.state().turn();
        let mut done = Vec::new();
        for side in Side::BOTH {
            if played.state().turn() != turn || !played.state().is_planning(side.index()) {
                continue;
            }
            let draft = self.drafts[side.index()].filter(|(of, _)| *of == turn).map(|(_, draft)| draft);
            let legal = draft.filter(|draft| played.state().check_submission(side, draft).is_ok());
            let plan = legal.unwrap_or(played.state().sides[side.index()].plan);
            self.submit(played, side, plan)?;
            done.push((side, plan));
        }
        Ok(done)
    }

    /// R14.7: submits for sides that can do nothing else.
    ///
    /// # Errors
    /// What kept the match from taking a plan.
    pub fn pass_idle(&mut self, played: &mut Match<Clans>) -> Result<Vec<Side>, MatchError> {
        let idle: Vec<Side> = Side::BOTH.into_iter().filter(|side| played.state().has_only_pass(*side)).collect();
        for side in &idle {
            self.submit(played, *side, Submission::PASS)?;
        }
        Ok(idle)
    }
}

/// R14.6, R14.8: concedes for a side.
///
/// # Errors
/// The match is over.
pub fn concede(played: &mut Match<Clans>, side: Side) -> Result<(), MatchError> {
    played.resign(Seat(side as u8)).map(drop)
}

/// R24.6: the digests at the start of each turn and at the end, from the record alone, so that
/// both clients can compare them. Decks are sets here, so the order of a deck is that of its list.
pub fn digests(played: &Match<Clans>) -> Vec<(u16, String)> {
    let mut found: Vec<(u16, String)> = Vec::new();
    for kept in 0..=played.line().len() {
        let state = played.state_after(kept);
        let last = found.last().map_or(0, |(turn, _)| *turn);
        if state.phase_name() == "turn" && state.turn() > last {
            found.push((state.turn(), state.digest(None)));
        } else if state.phase_name() == "over" {
            found.push((state.turn(), state.digest(None)));
            break;
        }
    }
    found
}

/// R24.7: how a match ended for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
}

/// R24.7: what a rating changes by.
pub fn rating_change(own: i32, other: i32, score: Score) -> i32 {
    let expected = 1.0 / (1.0 + 10f64.powf(f64::from(other - own) / 400.0));
    let scored = match score {
        Score::Win => 1.0,
        Score::Draw => 0.5,
        Score::Loss => 0.0,
    };
    // `round` rounds halves away from zero, as the rule wants.
    (32.0 * (scored - expected)).round() as i32
}

/// R24.7: how far apart two ratings may be after so long a search.
pub fn search_range(waited_ms: u64) -> i32 {
    let steps = i32::try_from(waited_ms / 10_000).unwrap_or(i32::MAX);
    steps.saturating_mul(50).saturating_add(100)
}
