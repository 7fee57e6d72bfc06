//! The type-erased game, for servers, terminals and scenario files: JSON in and out.

use std::any::Any;
use std::ops::Range;

use serde_json::Value;
use serde_json::value::RawValue;
use thiserror::Error;

use crate::bot::{Bot, BotKind};
use crate::canonical::canonical;
use crate::chance::Rng;
use crate::dealer::Key;
use crate::event::{Measure, Tally};
use crate::extras::{Brings, Brought, Hosted, Studied};
use crate::game::{Game, GameInfo, Status};
use crate::keepsake::AnyKeepsake;
use crate::mark::Mark;
use crate::matches::{Dealing, Deed, Epoch, Header, Match, MatchError, UndoPlan};
use crate::online::Timer;
use crate::prompt::{Hint, Prompt, Scene};
use crate::read::typed;
use crate::record::{Record, RecordError, Verified, value_of};
use crate::refusal::Refusal;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::text::{Param, Text};
use crate::whole::{Stage, Whole, Wholes};
use crate::why::{Why, Wish};

/// What a viewer saw at one moment, as it is sent.
#[derive(Clone, Debug)]
pub struct Sight {
    /// What it could know.
    pub view: Box<RawValue>,
    /// The same in words.
    pub scene: Box<RawValue>,
}

/// A game whose types are hidden: what a registry hands out.
pub trait AnyGame: Send + Sync {
    /// What stays the same about the game.
    fn info(&self) -> &'static GameInfo;

    /// The setup when nothing is chosen.
    fn default_setup(&self) -> Value;

    /// Starts a match.
    fn start(&self, opening: Opening) -> Result<Box<dyn AnyMatch>, AnyError>;

    /// Replays and verifies a record.
    fn replay(&self, record: &Record) -> Result<(Box<dyn AnyMatch>, Verified), RecordError>;

    /// The bots it offers: name and one sentence.
    fn bots(&self) -> Vec<(&'static str, &'static str)>;

    /// The bot that sits down when nothing is said.
    fn usual_bot(&self) -> Option<&'static str>;

    /// A bot by name.
    fn bot(&self, id: &str) -> Option<Box<dyn AnyBot>>;

    /// Checks a position, in the form of the table's view.
    fn check_position(&self, position: &Value) -> Result<(), AnyError>;

    /// Checks that a view could look like this, whether or not it comes about. For scenarios, which
    /// a browser has none of.
    #[cfg(not(target_arch = "wasm32"))]
    fn check_view(&self, view: &Value) -> Result<(), AnyError>;

    /// Checks that an event could fit a pattern, in which fields may be left out, and of an event
    /// everything but its name. For scenarios, too.
    #[cfg(not(target_arch = "wasm32"))]
    fn check_event(&self, pattern: &Value) -> Result<(), AnyError>;

    /// Reads a file that a person brings for a part of the setup; see [`Brings`].
    fn bring(&self, setup: &mut Value, part: &str, text: &str) -> Result<Vec<Brought>, String>;

    /// The setup of simulated matches when nothing is said, and that of the reference dealer.
    fn simulation_setups(&self) -> [Value; 2];

    /// What players keep between matches, if the game has such a thing.
    fn keepsake(&self) -> Option<&'static dyn AnyKeepsake>;
}

/// How a match is to be started.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    /// The options; null for the usual ones.
    pub setup: Value,
    /// The position to start from, as the table's view; none for the usual start.
    pub position: Option<Value>,
    /// The key to deal from; none when a script deals.
    pub key: Option<Key>,
    /// Whether people deal what everyone may know.
    pub given: bool,
    /// What the players threw in.
    pub entropy: Vec<String>,
    /// Whether undo is free for all.
    pub open: bool,
}

/// What can be wrong with JSON given to a game.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum AnyError {
    /// It has the wrong shape.
    #[error("{0}")]
    Shape(String),
    /// The match did not do it.
    #[error(transparent)]
    Match(#[from] MatchError),
}

impl AnyError {
    /// The rules' reason, if it was they who refused.
    pub fn refusal(&self) -> Option<&Refusal> {
        match self {
            AnyError::Match(MatchError::Refused(refusal)) => Some(refusal),
            _ => None,
        }
    }
}

/// A match whose types are hidden.
pub trait AnyMatch: Send {
    /// What stays the same about its game.
    fn info(&self) -> &'static GameInfo;
    /// How many seats it has.
    fn seats(&self) -> u8;
    /// Who is asked now.
    fn status(&self) -> Status;
    /// Takes an action given as JSON.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), AnyError>;
    /// Takes actions given as JSON, all or none; see [`Match::act_all`].
    fn act_all(&mut self, seat: Seat, actions: &[Value]) -> Result<(), AnyError>;
    /// Whether an action given as JSON would be taken.
    fn check(&self, seat: Seat, action: &Value) -> Result<(), AnyError>;
    /// Whether a seat may plan these actions, as far as it can know; see [`Match::judge`].
    fn judge(&self, seat: Seat, actions: &[Value]) -> Result<(), AnyError>;
    /// Why a seat may not do what it wishes; see [`Match::why`].
    fn why(&self, seat: Seat, wish: &Wish) -> Result<Why<Value>, AnyError>;
    /// Every legal action of a seat.
    fn legal_actions(&self, seat: Seat) -> Vec<Value>;
    /// What people who deal are asked, in words, with what may come and how many of it; none when
    /// they are not. See [`Match::ask_people`].
    fn dealer_prompt(&self) -> Option<(Text, Vec<String>, usize)>;
    /// What may come then: each item by its name, and as people at the table call it.
    fn dealer_items(&self) -> Vec<(String, Param)>;
    /// Takes the dealer's answer by the names of its items.
    fn deal_named(&mut self, names: &[String]) -> Result<(), AnyError>;
    /// Deals from the match's key until somebody is asked, to act or to deal.
    fn deal_keyed(&mut self) -> Result<(), AnyError>;
    /// What a seat is asked.
    fn prompt(&self, seat: Seat) -> Prompt<Value>;
    /// The whole actions that a seat may take now, or go on with.
    fn wholes(&self, seat: Seat) -> Vec<Whole<Value>>;
    /// Whether a seat is asked in the middle of a whole action.
    fn is_within(&self, seat: Seat) -> bool;
    /// Whether an entry belongs to the same whole action as what was done before.
    fn goes_on(&self, number: u32) -> bool;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same in words.
    fn scene(&self, viewer: Viewer) -> Scene;
    /// What [`view`](AnyMatch::view) gives, written as JSON at once: servers do it for every viewer
    /// of every action.
    fn written_view(&self, viewer: Viewer) -> Box<RawValue>;
    /// What [`prompt`](AnyMatch::prompt) gives, written as JSON at once.
    fn written_prompt(&self, seat: Seat) -> Box<RawValue>;
    /// What a viewer may know after the first `kept` entries in effect, and in words.
    fn view_after(&self, kept: usize, viewer: Viewer) -> (Value, Scene);
    /// The numbers of the entries that were in effect when the log had `entries` of them.
    fn line_then(&self, entries: usize) -> Vec<u32>;
    /// What a viewer could know after these entries, and in words.
    fn view_along(&self, line: &[u32], viewer: Viewer) -> (Value, Scene);
    /// What a viewer saw before the first of these entries of the log, and after each of them; written
    /// as JSON at once.
    fn sights(&self, entries: Range<usize>, viewer: Viewer) -> Vec<Sight>;
    /// Keeps the log in as little memory as it can be worked out from again; see [`Match::fold`].
    fn fold(&mut self);
    /// How many entries the log has.
    fn len(&self) -> usize;
    /// Whether the log is empty.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The numbers of the entries in effect.
    fn line(&self) -> Vec<u32>;
    /// What was done in an entry; dealt items and other seats' actions are secrets of the table.
    fn deed(&self, number: u32) -> Option<Deed<Value>>;
    /// The same in canonical form, as the chain of hashes takes it: servers write every entry down.
    fn written_deed(&self, number: u32) -> Option<Box<RawValue>>;
    /// The seat whose action an entry is.
    fn actor(&self, number: u32) -> Option<Seat>;
    /// The hash of the position after an entry, if the entry carries one.
    fn checkpoint(&self, number: u32) -> Option<String>;
    /// A copy of the match as it stands, without its log.
    fn bare(&self) -> Box<dyn AnyMatch>;
    /// Goes on as such a copy did; see [`Match::go_on_as`].
    fn go_on_as(&mut self, copy: Box<dyn AnyMatch>) -> bool;
    /// What a viewer may know of what an entry caused: the event and its words.
    fn told(&self, number: u32, viewer: Viewer) -> Vec<(Value, Text)>;
    /// The same with the event as it is sent.
    fn written_told(&self, number: u32, viewer: Viewer) -> Vec<(Box<RawValue>, Text)>;
    /// Whether a viewer may know anything of what an entry caused.
    fn is_told(&self, number: u32, viewer: Viewer) -> bool;
    /// The same as lines for a reader.
    fn chronicle(&self, number: u32, viewer: Viewer) -> Vec<Text>;
    /// What was done in an entry, as people at the table call it: the option that was taken, or the
    /// items that were dealt. Nothing for other entries, and for an action that no option offers. As
    /// with [`deed`](AnyMatch::deed), it may be a secret of the table.
    fn in_words(&self, number: u32) -> Vec<Param>;
    /// When an entry was made, in milliseconds of Unix time, if that was noted.
    fn made_at(&self, number: u32) -> Option<u64>;
    /// What taking back the latest action of a seat would mean.
    fn undo_plan(&self, seat: Seat) -> Result<UndoPlan, AnyError>;
    /// Takes it back.
    fn undo(&mut self, seat: Seat, agreed: SeatSet) -> Result<(), AnyError>;
    /// What taking back the latest whole action of a seat would mean.
    fn whole_undo_plan(&self, seat: Seat) -> Result<UndoPlan, AnyError>;
    /// Takes it back.
    fn undo_whole(&mut self, seat: Seat, agreed: SeatSet) -> Result<(), AnyError>;
    /// Makes the latest undo good again.
    fn redo(&mut self, seat: Seat) -> Result<(), AnyError>;
    /// Whether a seat can redo what it took back.
    fn redoable(&self, seat: Seat) -> bool;
    /// Does again what an entry of a log says was done; see [`Match::repeat`].
    fn repeat(&mut self, deed: &Deed<Value>) -> Result<(), AnyError>;
    /// Gives up.
    fn resign(&mut self, seat: Seat) -> Result<(), AnyError>;
    /// Ends the match for lack of time.
    fn flag(&mut self, seat: Seat) -> Result<(), AnyError>;
    /// Writes a remark into the log.
    fn note(&mut self, seat: Option<Seat>, text: &str);
    /// Names the author and time of an entry.
    fn sign(&mut self, number: u32, by: Option<String>, at: Option<u64>);
    /// Names those who sit at the table.
    fn set_players(&mut self, players: Vec<String>);
    /// Those who sit at the table.
    fn players(&self) -> Vec<String>;
    /// The record, keys included.
    fn record(&self) -> Record;
    /// A new match from an earlier point.
    fn branch(&self, kept: usize, key: Key) -> Result<Box<dyn AnyMatch>, AnyError>;
    /// Whether the match bears a mark.
    fn has(&self, mark: Mark) -> bool;
    /// The mark that an entry puts on the match, if it does.
    fn mark_of(&self, number: u32) -> Option<Mark>;
    /// The marks that the match bears.
    fn marks(&self) -> Vec<Mark> {
        Mark::ALL.into_iter().filter(|mark| self.has(*mark)).collect()
    }
    /// The round that it is in; see [`Online`](crate::Online), also for what follows.
    fn round(&self) -> u32;
    /// The timer of the round.
    fn timer(&self) -> Option<Timer>;
    /// What is done for a seat whose time is up.
    fn out_of_time(&self, seat: Seat) -> Option<Value>;
    /// What is done at once for a seat that can do nothing else.
    fn idle(&self, seat: Seat) -> Option<Value>;
    /// For how many milliseconds a seat may be away before it forfeits.
    fn may_be_away(&self) -> Option<u64>;
    /// Whether an action answers what a seat has answered already, and how it is taken then.
    fn again(&self, seat: Seat, action: &Value) -> Option<Result<(), AnyError>>;
    /// The figures counted over the match.
    fn measures(&self) -> Vec<(&'static str, Measure)>;
    /// Checks the invariants of the state.
    fn audit(&self) -> Result<(), String>;
    /// For bots, to find the typed match again.
    fn as_any(&self) -> &dyn Any;
    /// The same, to act on it.
    fn as_any_mut(&mut self) -> &mut dyn Any;
    /// The same, to have it.
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
}

/// A bot whose game is hidden.
pub trait AnyBot: Send {
    /// Chooses for `seat`; none if the match is of another game.
    fn choose(&mut self, played: &dyn AnyMatch, seat: Seat, rng: &mut Rng) -> Option<Value>;
    /// Chooses for `seat` and does it at once; none if the match is of another game.
    fn act(&mut self, played: &mut dyn AnyMatch, seat: Seat, rng: &mut Rng) -> Option<Result<(), AnyError>>;
    /// Advises `seat`.
    fn hint(&mut self, played: &dyn AnyMatch, seat: Seat, rng: &mut Rng) -> Option<Hint<Value>>;
}

/// A game with its bots, to be erased.
pub struct Erased<G: Game> {
    bots: Vec<BotKind<G>>,
}

impl<G: Game> Erased<G> {
    /// Hides the types of `G`.
    pub fn new(bots: Vec<BotKind<G>>) -> Self {
        Erased { bots }
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn info(&self) -> &'static GameInfo {
        const { &G::INFO }
    }

    fn default_setup(&self) -> Value {
        value_of(&G::Setup::default())
    }

    fn start(&self, opening: Opening) -> Result<Box<dyn AnyMatch>, AnyError> {
        let setup = match &opening.setup {
            Value::Null => G::Setup::default(),
            value => typed(value).map_err(|error| AnyError::Shape(format!("setup: {error}")))?,
        };
        let position = opening.position.as_ref().map(typed).transpose();
        let position = position.map_err(|error| AnyError::Shape(format!("position: {error}")))?;
        let given = opening.given || opening.key.is_none();
        let dealing = if given { Dealing::Given } else { Dealing::Keyed };
        let keys = opening.key.map(|key| Epoch::new(0, key, opening.entropy)).into_iter().collect();
        let open = opening.open;
        let header = Header { position, dealing, open, keys, ..Header::<G>::given(setup) };
        Ok(Box::new(Match::new(header).map_err(MatchError::from)?))
    }

    fn replay(&self, record: &Record) -> Result<(Box<dyn AnyMatch>, Verified), RecordError> {
        let (played, verified) = record.replay::<G>()?;
        Ok((Box::new(played), verified))
    }

    fn bots(&self) -> Vec<(&'static str, &'static str)> {
        self.bots.iter().filter(|kind| !kind.kept).map(|kind| (kind.id, kind.about)).collect()
    }

    fn usual_bot(&self) -> Option<&'static str> {
        self.bots.iter().find(|kind| kind.usual).or(self.bots.first()).map(|kind| kind.id)
    }

    fn bot(&self, id: &str) -> Option<Box<dyn AnyBot>> {
        let kind = self.bots.iter().find(|kind| kind.id == id)?;
        Some(Box::new(ErasedBot((kind.make)())))
    }

    fn check_position(&self, position: &Value) -> Result<(), AnyError> {
        let view = typed(position).map_err(|error| AnyError::Shape(format!("position: {error}")))?;
        G::position(&view).map_err(MatchError::from)?;
        Ok(())
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn check_view(&self, view: &Value) -> Result<(), AnyError> {
        typed::<G::View>(view).map(|_| ()).map_err(|error| AnyError::Shape(error.to_string()))
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn check_event(&self, pattern: &Value) -> Result<(), AnyError> {
        crate::pattern::check::<G::Event>(pattern).map_err(AnyError::Shape)
    }

    fn bring(&self, setup: &mut Value, part: &str, text: &str) -> Result<Vec<Brought>, String> {
        let mut chosen: G::Setup = typed(setup).map_err(|error| format!("setup: {error}"))?;
        let brought = G::Extras::bring(&mut chosen, part, text)?;
        *setup = value_of(&chosen);
        Ok(brought)
    }

    fn simulation_setups(&self) -> [Value; 2] {
        [value_of(&G::Extras::simulation_setup()), value_of(&G::Extras::reference_setup())]
    }

    fn keepsake(&self) -> Option<&'static dyn AnyKeepsake> {
        G::Extras::keepsake()
    }
}

struct ErasedBot<G: Game>(Box<dyn Bot<G>>);

impl<G: Game> AnyBot for ErasedBot<G> {
    fn choose(&mut self, played: &dyn AnyMatch, seat: Seat, rng: &mut Rng) -> Option<Value> {
        let played = played.as_any().downcast_ref::<Match<G>>()?;
        Some(value_of(&self.0.choose(&played.perspective(seat), rng)))
    }

    fn act(&mut self, played: &mut dyn AnyMatch, seat: Seat, rng: &mut Rng) -> Option<Result<(), AnyError>> {
        let played = played.as_any_mut().downcast_mut::<Match<G>>()?;
        let action = self.0.choose(&played.perspective(seat), rng);
        Some(played.act(seat, action).map(|_| ()).map_err(AnyError::from))
    }

    fn hint(&mut self, played: &dyn AnyMatch, seat: Seat, rng: &mut Rng) -> Option<Hint<Value>> {
        let played = played.as_any().downcast_ref::<Match<G>>()?;
        let hint = self.0.hint(&played.perspective(seat), rng)?;
        Some(Hint { action: value_of(&hint.action), reason: hint.reason })
    }
}

fn written(data: &impl serde::Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(data).expect("views and prompts are plain data")
}

pub(crate) fn action_of<G: Game>(value: &Value) -> Result<G::Action, AnyError> {
    typed(value).map_err(|error| AnyError::Shape(format!("{value} is not an action of {}: {error}", G::INFO.id)))
}

impl<G: Game> AnyMatch for Match<G> {
    fn info(&self) -> &'static GameInfo {
        const { &G::INFO }
    }

    fn seats(&self) -> u8 {
        self.state().seats()
    }

    fn status(&self) -> Status {
        Match::status(self)
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), AnyError> {
        Match::act(self, seat, action_of::<G>(action)?)?;
        Ok(())
    }

    fn act_all(&mut self, seat: Seat, actions: &[Value]) -> Result<(), AnyError> {
        let actions = actions.iter().map(action_of::<G>).collect::<Result<Vec<_>, _>>()?;
        Ok(Match::act_all(self, seat, &actions)?)
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<(), AnyError> {
        let action = action_of::<G>(action)?;
        Ok(self.state().check(seat, &action).map_err(MatchError::from)?)
    }

    fn judge(&self, seat: Seat, actions: &[Value]) -> Result<(), AnyError> {
        let actions = actions.iter().map(action_of::<G>).collect::<Result<Vec<_>, _>>()?;
        Ok(Match::judge(self, seat, &actions)?)
    }

    fn why(&self, seat: Seat, wish: &Wish) -> Result<Why<Value>, AnyError> {
        Ok(Match::why(self, seat, wish)?.map(|action| value_of(&action)))
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Value> {
        let mut actions = Vec::new();
        self.state().legal_actions(seat, &mut actions);
        actions.iter().map(value_of).collect()
    }

    fn dealer_prompt(&self) -> Option<(Text, Vec<String>, usize)> {
        let request = self.ask_people()?.request;
        let name = |item| self.state().item_name(&request, item).into_owned();
        let candidates = request.candidates().iter().map(name).collect();
        Some((self.state().request_text(&request), candidates, request.count()))
    }

    fn dealer_items(&self) -> Vec<(String, Param)> {
        let Some(request) = self.ask_people().map(|ask| ask.request) else { return Vec::new() };
        let state = self.state();
        let item = |item| (state.item_name(&request, item).into_owned(), state.item_words(&request, item));
        request.candidates().iter().map(item).collect()
    }

    fn deal_named(&mut self, names: &[String]) -> Result<(), AnyError> {
        Match::deal_named(self, names)?;
        Ok(())
    }

    fn deal_keyed(&mut self) -> Result<(), AnyError> {
        Ok(Match::deal_keyed(self)?)
    }

    fn prompt(&self, seat: Seat) -> Prompt<Value> {
        let prompt = self.state().prompt(seat);
        let options = prompt.options.into_iter().map(|option| option.map(|action| value_of(&action))).collect();
        Prompt { ask: prompt.ask, options }
    }

    fn wholes(&self, seat: Seat) -> Vec<Whole<Value>> {
        let open = matches!(Match::status(self), Status::Decide(_));
        let found = if open { crate::whole::wholes(self.state(), seat) } else { Vec::new() };
        found.into_iter().map(|whole| whole.map(|action| value_of(&action))).collect()
    }

    fn is_within(&self, seat: Seat) -> bool {
        let asked = matches!(Match::status(self), Status::Decide(seats) if seats.contains(seat));
        asked && G::Extras::stage(self.state(), seat) != Stage::Opens
    }

    fn goes_on(&self, number: u32) -> bool {
        self.entry(number).is_some_and(|entry| entry.goes_on)
    }

    fn view(&self, viewer: Viewer) -> Value {
        value_of(&self.state().view(viewer))
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        G::describe(&self.state().view(viewer))
    }

    fn written_view(&self, viewer: Viewer) -> Box<RawValue> {
        written(&self.state().view(viewer))
    }

    fn written_prompt(&self, seat: Seat) -> Box<RawValue> {
        written(&self.state().prompt(seat))
    }

    fn view_after(&self, kept: usize, viewer: Viewer) -> (Value, Scene) {
        let view = self.state_after(kept).view(viewer);
        (value_of(&view), G::describe(&view))
    }

    fn line_then(&self, entries: usize) -> Vec<u32> {
        Match::line_then(self, entries)
    }

    fn view_along(&self, line: &[u32], viewer: Viewer) -> (Value, Scene) {
        let view = self.state_along(line).view(viewer);
        (value_of(&view), G::describe(&view))
    }

    fn sights(&self, entries: Range<usize>, viewer: Viewer) -> Vec<Sight> {
        let mut sights: Vec<Sight> = Vec::with_capacity(entries.len() + 1);
        self.through(entries, |state| {
            let seen = state.view(viewer);
            let view = written(&seen);
            // The words say what the view has.
            let scene = match sights.last() {
                Some(last) if last.view.get() == view.get() => last.scene.clone(),
                _ => written(&G::describe(&seen)),
            };
            sights.push(Sight { view, scene });
        });
        sights
    }

    fn fold(&mut self) {
        Match::fold(self);
    }

    fn len(&self) -> usize {
        Match::len(self)
    }

    fn line(&self) -> Vec<u32> {
        Match::line(self).to_vec()
    }

    fn deed(&self, number: u32) -> Option<Deed<Value>> {
        Some(crate::record::erase(&self.entry(number)?.deed))
    }

    fn written_deed(&self, number: u32) -> Option<Box<RawValue>> {
        let deed = canonical(&self.entry(number)?.deed);
        Some(RawValue::from_string(deed).expect("what was just written is JSON"))
    }

    fn actor(&self, number: u32) -> Option<Seat> {
        Some(self.action(number)?.0)
    }

    fn checkpoint(&self, number: u32) -> Option<String> {
        Match::checkpoint(self, number)
    }

    fn bare(&self) -> Box<dyn AnyMatch> {
        Box::new(Match::bare(self))
    }

    fn go_on_as(&mut self, copy: Box<dyn AnyMatch>) -> bool {
        copy.into_any().downcast().is_ok_and(|copy| Match::go_on_as(self, *copy))
    }

    fn told(&self, number: u32, viewer: Viewer) -> Vec<(Value, Text)> {
        Match::told(self, number, viewer).iter().map(|event| (value_of(event), G::tell(event))).collect()
    }

    fn written_told(&self, number: u32, viewer: Viewer) -> Vec<(Box<RawValue>, Text)> {
        Match::told(self, number, viewer).iter().map(|event| (written(event), G::tell(event))).collect()
    }

    fn is_told(&self, number: u32, viewer: Viewer) -> bool {
        Match::is_told(self, number, viewer)
    }

    fn chronicle(&self, number: u32, viewer: Viewer) -> Vec<Text> {
        G::chronicle(&Match::told(self, number, viewer), viewer)
    }

    fn in_words(&self, number: u32) -> Vec<Param> {
        Match::in_words(self, number)
    }

    fn made_at(&self, number: u32) -> Option<u64> {
        Match::made_at(self, number)
    }

    fn undo_plan(&self, seat: Seat) -> Result<UndoPlan, AnyError> {
        Ok(Match::undo_plan(self, seat)?)
    }

    fn undo(&mut self, seat: Seat, agreed: SeatSet) -> Result<(), AnyError> {
        Match::undo(self, seat, agreed)?;
        Ok(())
    }

    fn whole_undo_plan(&self, seat: Seat) -> Result<UndoPlan, AnyError> {
        Ok(Match::whole_undo_plan(self, seat)?)
    }

    fn undo_whole(&mut self, seat: Seat, agreed: SeatSet) -> Result<(), AnyError> {
        Match::undo_whole(self, seat, agreed)?;
        Ok(())
    }

    fn redo(&mut self, seat: Seat) -> Result<(), AnyError> {
        Match::redo(self, seat)?;
        Ok(())
    }

    fn redoable(&self, seat: Seat) -> bool {
        Match::redoable(self, seat)
    }

    fn repeat(&mut self, deed: &Deed<Value>) -> Result<(), AnyError> {
        Match::repeat(self, deed)
    }

    fn resign(&mut self, seat: Seat) -> Result<(), AnyError> {
        Match::resign(self, seat)?;
        Ok(())
    }

    fn flag(&mut self, seat: Seat) -> Result<(), AnyError> {
        Match::flag(self, seat)?;
        Ok(())
    }

    fn note(&mut self, seat: Option<Seat>, text: &str) {
        Match::note(self, seat, text);
    }

    fn sign(&mut self, number: u32, by: Option<String>, at: Option<u64>) {
        Match::sign(self, number, by, at);
    }

    fn set_players(&mut self, players: Vec<String>) {
        Match::set_players(self, players);
    }

    fn players(&self) -> Vec<String> {
        self.header().players.clone()
    }

    fn record(&self) -> Record {
        Record::of(self)
    }

    fn branch(&self, kept: usize, key: Key) -> Result<Box<dyn AnyMatch>, AnyError> {
        Ok(Box::new(Match::branch(self, kept, key)?))
    }

    fn has(&self, mark: Mark) -> bool {
        Match::has(self, mark)
    }

    fn mark_of(&self, number: u32) -> Option<Mark> {
        Match::mark_of(self, number)
    }

    fn round(&self) -> u32 {
        G::Extras::online().round(self.state())
    }

    fn timer(&self) -> Option<Timer> {
        G::Extras::online().timer(self.state())
    }

    fn out_of_time(&self, seat: Seat) -> Option<Value> {
        Some(value_of(&G::Extras::online().out_of_time(self.state(), seat)?))
    }

    fn idle(&self, seat: Seat) -> Option<Value> {
        Some(value_of(&G::Extras::online().idle(self.state(), seat)?))
    }

    fn may_be_away(&self) -> Option<u64> {
        G::Extras::online().may_be_away(self.state())
    }

    fn again(&self, seat: Seat, action: &Value) -> Option<Result<(), AnyError>> {
        let action = action_of::<G>(action).ok()?;
        let answer = G::Extras::online().again(self, seat, &action)?;
        Some(answer.map_err(|refusal| MatchError::from(refusal).into()))
    }

    fn measures(&self) -> Vec<(&'static str, Measure)> {
        self.tally().measures()
    }

    fn audit(&self) -> Result<(), String> {
        self.state().audit()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

/// Work to be done with a game whose type is only known by its id. A registry calls
/// [`visit`](Visitor::visit) with the right type, so that simulations and benchmarks run without
/// any erasure.
pub trait Visitor {
    /// What comes out.
    type Output;
    /// Does the work for `G`.
    fn visit<G: Game>(self, bots: Vec<BotKind<G>>) -> Self::Output;
}
