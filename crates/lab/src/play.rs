//! One match of a run: bare and fast, or the same one again with its log.

use parlour_core::{
    Ahead, Answer, Ask, Bot, Game, Header, MAX_SEATS, MAX_STREAMS, Match, MatchError, Outcome, Perspective,
    ReferenceDealer, Request, Rng, Seat, Status, Studied, TallyOf,
};

use crate::settings::{DealerChoice, LabError, Settings};

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
    pub tally: TallyOf<G>,
}

/// The bots of one match by seat, each with its own generator. They are new in every match: what
/// a bot remembers of one must not change another.
struct Players<G: Game>(Vec<(Box<dyn Bot<G>>, Rng)>);

impl<G: Game> Players<G> {
    fn seated(settings: &Settings<G>, index: u64, reference: Option<&dyn ReferenceDealer<G>>) -> Self {
        let player = |seat: usize| {
            let whims = index.wrapping_mul(MAX_SEATS as u64).wrapping_add(seat as u64);
            let kind = &settings.bots[settings.bot_at(seat, index)];
            let mind = match reference {
                Some(dealer) => dealer.mind(Seat(seat as u8)),
                None => Rng::fork(settings.seed ^ WHIMS, whims),
            };
            ((kind.make)(), mind)
        };
        Players((0..settings.bots.len()).map(player).collect())
    }

    #[inline]
    fn choose(&mut self, state: &G, seat: Seat) -> G::Action {
        let (bot, rng) = &mut self.0[seat.index()];
        bot.choose(&Perspective::new(state, seat), rng)
    }
}

/// Who deals one match.
enum Table<G: Game> {
    /// Not asked yet.
    Waiting,
    /// Answers come in the order of their ordinals, so they are prepared ahead.
    Keyed(Box<Ahead>),
    Reference(Box<dyn ReferenceDealer<G>>),
}

impl<G: Game> Table<G> {
    fn of(start: &G, settings: &Settings<G>, index: u64) -> Self {
        match settings.dealer {
            DealerChoice::Keyed => Table::Waiting,
            DealerChoice::Reference => reference(start, settings, index).map_or(Table::Waiting, Table::Reference),
        }
    }

    fn reference(&self) -> Option<&dyn ReferenceDealer<G>> {
        match self {
            Table::Reference(dealer) => Some(dealer.as_ref()),
            _ => None,
        }
    }

    #[inline]
    fn answer(&mut self, settings: &Settings<G>, index: u64, request: Request, ordinal: u32) -> Answer {
        if let Table::Waiting = self {
            *self = Table::Keyed(Box::new(Ahead::new(settings.key(index).dealer(&[]))));
        }
        match self {
            Table::Keyed(dealer) => dealer.answer_to(&request, ordinal),
            Table::Reference(dealer) => {
                dealer.answer(&Ask { request, ordinal }).expect("a reference dealer answers its own game")
            }
            Table::Waiting => unreachable!("a dealer was just called"),
        }
    }
}

fn reference<G: Game>(start: &G, settings: &Settings<G>, index: u64) -> Option<Box<dyn ReferenceDealer<G>>> {
    G::Extras::reference(start, settings.seed.wrapping_add(index))
}

/// Plays match `index` of a run on the bare rules.
pub fn play<G: Game>(settings: &Settings<G>, index: u64) -> Result<Played<G>, LabError> {
    play_from(&settings.start()?, settings, index)
}

/// Plays match `index` from a state that [`Settings::start`] gave.
pub(crate) fn play_from<G: Game>(start: &G, settings: &Settings<G>, index: u64) -> Result<Played<G>, LabError> {
    let mut state = start.clone();
    let mut tally = TallyOf::<G>::default();
    let mut table = Table::of(start, settings, index);
    let mut players = Players::seated(settings, index, table.reference());
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
                let ordinal = &mut answers[usize::from(request.stream.0)];
                state.deal(&table.answer(settings, index, request, *ordinal), &mut tally);
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

/// Plays match `index` of a run again, with the same chance and the same bots, and with its log.
pub fn record<G: Game>(settings: &Settings<G>, index: u64) -> Result<Match<G>, LabError> {
    Ok(chronicle(settings, index)?.played)
}

/// A match with its log, and with the digests that the reference dealer gives on the way.
pub struct Chronicle<G: Game> {
    /// The match.
    pub played: Match<G>,
    /// How many entries the log had where the rules ask for a digest, and the digest there. Empty
    /// without a reference dealer.
    pub digests: Vec<(usize, String)>,
}

/// Plays match `index` of a run again, with its log and, if there are any, its digests.
pub fn chronicle<G: Game>(settings: &Settings<G>, index: u64) -> Result<Chronicle<G>, LabError> {
    let start = settings.start()?;
    logged(&start, settings, index).map_err(|error| LabError::Match { index, error })
}

fn logged<G: Game>(start: &G, settings: &Settings<G>, index: u64) -> Result<Chronicle<G>, MatchError> {
    let mut dealer = match settings.dealer {
        DealerChoice::Keyed => None,
        DealerChoice::Reference => reference(start, settings, index),
    };
    let header = match dealer {
        Some(_) => Header::given(settings.setup.clone()),
        None => Header::keyed(settings.setup.clone(), settings.key(index)),
    };
    let mut players = Players::seated(settings, index, dealer.as_deref());
    let mut played = Match::new(header)?;
    let name = |seat| settings.bots[settings.bot_at(seat, index)].id.to_owned();
    played.set_players((0..settings.bots.len()).map(name).collect());
    let mut digests = Vec::new();
    loop {
        match &mut dealer {
            Some(dealer) => played.deal_with(dealer.as_mut())?,
            None => played.deal_keyed()?,
        }
        if let Some(digest) = dealer.as_ref().and_then(|dealer| dealer.digest(played.state())) {
            digests.push((played.len(), digest));
        }
        let Status::Decide(seats) = played.status() else { return Ok(Chronicle { played, digests }) };
        let seat = seats.iter().next().expect("a decision asks at least one seat");
        let action = players.choose(played.state(), seat);
        played.act(seat, action)?;
    }
}
