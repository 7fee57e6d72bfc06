//! One match of a run: bare and fast, or the same one again with its log.

use parlour_core::{
    Bot, Game, Header, Keyed, MAX_SEATS, MAX_STREAMS, Match, MatchError, Outcome, Perspective, Rng, Seat, Status,
};

use crate::settings::{LabError, Settings};

/// Sets the whims of bots apart from all else that is derived from the seed.
const WHIMS: u64 = 0x7061_726c_6f75_7221;

/// What is left of a match that was played without a log.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The state at the end.
    pub state: G,
    /// How it ended.
    pub outcome: Outcome,
    /// How many actions were taken.
    pub decisions: u32,
    /// How many entries a log would have: actions and answers of the dealer.
    pub entries: u32,
    /// The game's own figures.
    pub tally: G::Tally,
}

/// The bots of one match by seat, each with its own generator. They are new in every match: what
/// a bot remembers of one must not change another.
struct Players<G: Game>(Vec<(Box<dyn Bot<G>>, Rng)>);

impl<G: Game> Players<G> {
    fn seated(settings: &Settings<G>, index: u64) -> Self {
        let player = |seat: usize| {
            let whims = index.wrapping_mul(MAX_SEATS as u64).wrapping_add(seat as u64);
            let kind = &settings.bots[settings.bot_at(seat, index)];
            ((kind.make)(), Rng::fork(settings.seed ^ WHIMS, whims))
        };
        Players((0..settings.bots.len()).map(player).collect())
    }

    #[inline]
    fn choose(&mut self, state: &G, seat: Seat) -> G::Action {
        let (bot, rng) = &mut self.0[seat.index()];
        bot.choose(&Perspective::new(state, seat), rng)
    }
}

/// Plays match `index` of a run on the bare rules.
pub fn play<G: Game>(settings: &Settings<G>, index: u64) -> Result<Played<G>, LabError> {
    play_from(&settings.start()?, settings, index)
}

/// Plays match `index` from a state that [`Settings::start`] gave.
pub(crate) fn play_from<G: Game>(start: &G, settings: &Settings<G>, index: u64) -> Result<Played<G>, LabError> {
    let mut state = start.clone();
    let mut tally = G::Tally::default();
    let mut players = Players::seated(settings, index);
    let mut dealer: Option<Keyed> = None;
    let mut answers = [0; MAX_STREAMS];
    let (mut decisions, mut entries) = (0, 0);
    loop {
        match state.status() {
            Status::Decide(seats) => {
                let seat = seats.iter().next().expect("a decision asks at least one seat");
                let action = players.choose(&state, seat);
                debug_assert_eq!(state.check(seat, &action), Ok(()), "a bot chose {action:?}");
                state.apply(seat, &action, &mut tally);
                decisions += 1;
            }
            Status::Chance(request) => {
                let dealer = dealer.get_or_insert_with(|| settings.key(index).dealer(&[]));
                let ordinal = &mut answers[usize::from(request.stream.0)];
                state.deal(&dealer.answer_to(&request, *ordinal), &mut tally);
                *ordinal += 1;
            }
            Status::Over(outcome) => return Ok(Played { state, outcome, decisions, entries, tally }),
        }
        entries += 1;
        if entries > G::INFO.bound {
            return Err(LabError::Endless { index, bound: G::INFO.bound });
        }
    }
}

/// Plays match `index` of a run again, with the same key and the same bots, and with its log.
pub fn record<G: Game>(settings: &Settings<G>, index: u64) -> Result<Match<G>, LabError> {
    settings.start()?;
    logged(settings, index).map_err(|error| LabError::Match { index, error })
}

fn logged<G: Game>(settings: &Settings<G>, index: u64) -> Result<Match<G>, MatchError> {
    let mut players = Players::seated(settings, index);
    let mut played = Match::new(Header::keyed(settings.setup.clone(), settings.key(index)))?;
    let name = |seat| settings.bots[settings.bot_at(seat, index)].id.to_owned();
    played.set_players((0..settings.bots.len()).map(name).collect());
    loop {
        played.deal_keyed()?;
        let Status::Decide(seats) = played.status() else { return Ok(played) };
        let seat = seats.iter().next().expect("a decision asks at least one seat");
        let action = players.choose(played.state(), seat);
        played.act(seat, action)?;
    }
}
