//! The table: a match, those who sit at it, and where it is saved. Both ways of playing sit on it.

use std::path::{Path, PathBuf};

use parlour_core::{
    AnyError, AnyGame, AnyMatch, Catalogue, Deed, Finished, GameInfo, Key, Measure, Outcome, Rng, Score, Seat, SeatSet,
    Status, Text, UndoLaw, Viewer, sha256,
};
use serde_json::Value;

use crate::args::DealerKind;
use crate::date;
use crate::failure::Failure;
use crate::play::seating::Sitter;
use crate::profile::{Kept, failed};
use crate::words::{self, say};
use crate::{store, tell};

/// How a match is to be started, kept for the next one with the same setup.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The options.
    pub setup: Value,
    /// The position it starts from, if not the usual one.
    pub position: Option<Value>,
    /// The seed, if the match is to be repeated.
    pub seed: Option<u64>,
    /// Who answers chance.
    pub dealer: DealerKind,
    /// Whether undo is free for all.
    pub open: bool,
}

impl Opening {
    /// Starts the `round`-th match of this opening, counted from 0.
    pub fn start(&self, game: &dyn AnyGame, round: u64, words: &Catalogue) -> Result<Box<dyn AnyMatch>, Failure> {
        let key = match (self.seed, round) {
            (Some(seed), 0) => Key::from_seed(seed),
            (Some(seed), round) => Key::of_series(seed, round),
            (None, _) => Key(random_bytes()?),
        };
        let opening = parlour_core::Opening {
            setup: self.setup.clone(),
            position: self.position.clone(),
            key: Some(key),
            given: self.dealer == DealerKind::People,
            open: self.open,
            ..Default::default()
        };
        let what = if self.position.is_some() { "position" } else { "setup" };
        game.start(opening).map_err(|error| Failure::bad(format!("{what}: {}", explain(words, &error))))
    }
}

fn random_bytes() -> Result<[u8; 32], Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Failure::bad(format!("the system gave no random numbers: {error}")))?;
    Ok(bytes)
}

/// Where a match is saved.
#[derive(Clone, Debug)]
pub enum Saving {
    /// Nowhere.
    Off,
    /// In a file of the person's choice.
    To(PathBuf),
    /// Among the autosaves, once there is something to save.
    Auto(Option<PathBuf>),
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Nothing: a bot or the dealer has just moved.
    Moved,
    /// These people.
    Ask(SeatSet),
    /// People who deal with real dice and cards.
    Deal,
    /// Nothing any more.
    Over(Outcome),
}

/// What taking back the latest action of a seat would mean, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoOffer {
    /// Who wants it.
    pub seat: Seat,
    /// Why it would be allowed.
    pub law: UndoLaw,
    /// What would be un-learned, as far as that seat knows.
    pub unlearned: Vec<String>,
    /// The people who must agree. Bots always do.
    pub people: SeatSet,
}

/// A match with those who sit at it.
pub struct Table {
    game: Box<dyn AnyGame>,
    played: Box<dyn AnyMatch>,
    sitters: Vec<Sitter>,
    words: Catalogue,
    opening: Opening,
    saving: Saving,
    round: u64,
    bot_seed: u64,
    /// What a person keeps between matches.
    kept: Option<Kept>,
    /// What the match that is over has brought them.
    news: Option<Vec<String>>,
}

impl Table {
    /// A table for a match.
    pub fn new(
        game: Box<dyn AnyGame>,
        played: Box<dyn AnyMatch>,
        sitters: Vec<Sitter>,
        words: Catalogue,
        opening: Opening,
        saving: Saving,
    ) -> Self {
        let mut table =
            Table { game, played, sitters, words, opening, saving, round: 0, bot_seed: 0, kept: None, news: None };
        table.begin();
        table
    }

    /// The same table with what a person keeps between matches.
    #[must_use]
    pub fn with_profile(mut self, kept: Option<Kept>) -> Self {
        self.kept = kept;
        self
    }

    /// What the match that has just ended brings: once, even if it is taken back and ended again.
    pub fn take_home(&mut self, outcome: &Outcome) -> Vec<String> {
        let (Some(kept), Some(seat)) = (&mut self.kept, self.sitters.iter().position(Sitter::is_person)) else {
            return Vec::new();
        };
        if self.news.is_none() {
            let seat = Seat(seat as u8);
            let score = match outcome.winners {
                SeatSet::EMPTY => Score::Drawn,
                winners if winners.contains(seat) => Score::Won,
                _ => Score::Lost,
            };
            let seed = Rng::fork(self.bot_seed, u64::MAX).next_u64();
            let finished = Finished { seat, worth: kept.rules.worth(self.played.as_ref()), seed };
            let settled = kept.rules.settle(&mut kept.value, score, Some(finished));
            let settled = settled.map_err(|error| failed(&error, &self.words));
            let saved = settled.and_then(|lines| kept.save().map(|()| lines));
            self.news = Some(match saved {
                Ok(lines) => lines.iter().map(|line| self.words.say(line)).collect(),
                Err(failure) => vec![failure.to_string()],
            });
        }
        self.news.clone().unwrap_or_default()
    }

    /// Names the players and sets the bots going.
    fn begin(&mut self) {
        self.news = None;
        self.played.set_players(self.sitters.iter().map(Sitter::name).collect());
        let record = self.played.record();
        let secret = match record.keys.first().and_then(|epoch| epoch.key.as_ref()) {
            Some(key) => key.0,
            None => self.opening.seed.map_or([0; 32], |seed| Key::from_seed(seed).0),
        };
        let digest = sha256(&[b"parlour bots 1\0", &secret]);
        self.bot_seed = u64::from_le_bytes(std::array::from_fn(|index| digest[index]));
    }

    /// What stays the same about the game.
    pub fn info(&self) -> &'static GameInfo {
        self.game.info()
    }

    /// The match.
    pub fn played(&self) -> &dyn AnyMatch {
        self.played.as_ref()
    }

    /// The game's words.
    pub fn words(&self) -> &Catalogue {
        &self.words
    }

    /// The seats of people.
    pub fn people(&self) -> SeatSet {
        Seat::first(self.sitters.len() as u8).filter(|seat| self.sitters[seat.index()].is_person()).collect()
    }

    /// A seat's name in the game.
    pub fn seat_name(&self, seat: Seat) -> String {
        tell::seat_name(self.info(), &self.words, seat)
    }

    /// Whether people must not see each other's side of the table.
    pub fn keeps_secrets(&self) -> bool {
        self.info().hidden && self.people().len() > 1
    }

    /// The whole position, if nobody would learn a secret from it.
    pub fn position(&self) -> Result<Value, String> {
        let whole = self.played.view(Viewer::Table);
        let over = matches!(self.played.status(), Status::Over(_));
        let alone = self.people().len() == u32::from(self.played.seats());
        let may = over || alone || whole == self.played.view(self.onlooker());
        if may { Ok(whole) } else { Err(say("export.secrets")) }
    }

    /// The viewer when nobody in particular is asked: the only person, or an onlooker.
    pub fn onlooker(&self) -> Viewer {
        let mut people = self.people().iter();
        match (people.next(), people.next()) {
            (Some(seat), None) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// Lets one bot or the dealer move, if it is their turn.
    pub fn step(&mut self) -> Result<Turn, Failure> {
        match self.played.status() {
            Status::Over(outcome) => Ok(Turn::Over(outcome)),
            Status::Chance(_) if self.played.dealer_prompt().is_some() => Ok(Turn::Deal),
            Status::Chance(_) => {
                self.played.deal_keyed().map_err(|error| Failure::bad(format!("dealer: {error}")))?;
                Ok(Turn::Moved)
            }
            Status::Decide(seats) => {
                // People first: an answer that a bot gave meanwhile would make undo and redo harder.
                let people: SeatSet = seats.iter().filter(|seat| self.people().contains(*seat)).collect();
                match seats.iter().next() {
                    Some(seat) if people.is_empty() => self.move_bot(seat).map(|()| Turn::Moved),
                    _ => Ok(Turn::Ask(people)),
                }
            }
        }
    }

    /// Whether the table waits for people, or for nobody any more.
    pub fn waits(&self) -> bool {
        match self.played.status() {
            Status::Over(_) => true,
            Status::Chance(_) => self.played.dealer_prompt().is_some(),
            Status::Decide(seats) => seats.iter().any(|seat| self.people().contains(seat)),
        }
    }

    /// Lets bots and the dealer move until people are asked or the match is over.
    pub fn settle(&mut self) -> Result<Turn, Failure> {
        loop {
            match self.step()? {
                Turn::Moved => {}
                turn => return Ok(turn),
            }
        }
    }

    /// A generator for this point of the match. It counts the entries in effect, so that taking
    /// something back and doing it again gets the same reply: there is nothing to shop for.
    fn rng(&self, seat: Seat) -> Rng {
        Rng::fork(self.bot_seed ^ u64::from(seat.0), self.played.line().len() as u64)
    }

    fn move_bot(&mut self, seat: Seat) -> Result<(), Failure> {
        let mut rng = self.rng(seat);
        let Sitter::Bot(id, bot) = &mut self.sitters[seat.index()] else { return Ok(()) };
        let chosen = bot.choose(self.played.as_ref(), seat, &mut rng);
        let id = id.clone();
        let wrong = |what: String| Failure::bad(format!("bot {id} on {seat}: {what}"));
        let action = chosen.ok_or_else(|| wrong("it can't play this game".into()))?;
        self.played.act(seat, &action).map_err(|error| wrong(explain(&self.words, &error)))?;
        self.sign(seat);
        Ok(())
    }

    /// Names the author of the latest entry. A match that is meant to be repeated has no times.
    fn sign(&mut self, seat: Seat) {
        let at = self.opening.seed.is_none().then(date::now_millis);
        self.played.sign(self.played.len() as u32 - 1, Some(self.sitters[seat.index()].name()), at);
    }

    /// Takes a person's action.
    pub fn act(&mut self, seat: Seat, action: &Value) -> Result<(), String> {
        self.played.act(seat, action).map_err(|error| explain(&self.words, &error))?;
        self.sign(seat);
        Ok(())
    }

    /// Takes what people dealt, by the names of the items.
    pub fn deal(&mut self, typed: &str) -> Result<(), String> {
        let names: Vec<String> = typed.split([' ', ',']).filter(|name| !name.is_empty()).map(str::to_owned).collect();
        self.played.deal_named(&names).map_err(|error| explain(&self.words, &error))
    }

    /// Gives up.
    pub fn resign(&mut self, seat: Seat) -> Result<(), String> {
        self.played.resign(seat).map_err(|error| explain(&self.words, &error))?;
        self.sign(seat);
        Ok(())
    }

    /// Who would take something back while `asked` is asked: that seat, or else the person who
    /// acted last.
    pub fn undoer(&self, asked: Option<Seat>) -> Option<Seat> {
        let people = self.people();
        let last = || {
            self.played.line().iter().rev().find_map(|number| match self.played.deed(*number) {
                Some(Deed::Act { seat, .. } | Deed::Resign { seat }) if people.contains(seat) => Some(seat),
                _ => None,
            })
        };
        asked.or_else(last).or_else(|| people.iter().next())
    }

    /// What taking back would mean.
    pub fn undo_offer(&self, seat: Seat) -> Result<UndoOffer, String> {
        let plan = self.played.undo_plan(seat).map_err(|error| explain(&self.words, &error))?;
        let unlearned = plan.unlearned.iter().map(|text| self.words.say(text)).collect();
        let people = plan.asks.iter().filter(|seat| self.people().contains(*seat)).collect();
        Ok(UndoOffer { seat, law: plan.law, unlearned, people })
    }

    /// Takes back. Whoever calls this has asked the people of [`UndoOffer::people`].
    pub fn undo(&mut self, seat: Seat) -> Result<(), String> {
        let everybody = SeatSet::first(self.played.seats()).without(seat);
        self.played.undo(seat, everybody).map_err(|error| explain(&self.words, &error))?;
        self.sign(seat);
        Ok(())
    }

    /// Makes the latest undo good again.
    pub fn redo(&mut self, seat: Seat) -> Result<(), String> {
        self.played.redo(seat).map_err(|error| explain(&self.words, &error))?;
        self.sign(seat);
        Ok(())
    }

    /// What the first bot that gives advice would do: the action and its reason.
    pub fn hint(&self, seat: Seat) -> Option<(Value, String)> {
        let advice = |id: &str| self.game.bot(id)?.hint(self.played.as_ref(), seat, &mut self.rng(seat));
        let others = self.game.bots();
        let hint = self.game.usual_bot().into_iter().chain(others.iter().map(|(id, _)| *id)).find_map(advice)?;
        Some((hint.action, self.words.say(&hint.reason)))
    }

    /// The figures counted over the match, as name and value.
    pub fn figures(&self) -> Vec<(String, String)> {
        let value = |measure: &Measure| match measure {
            Measure::Number(number) => number.to_string(),
            Measure::Kind(kind) => words::measure(&self.words, kind),
            Measure::Flag(flag) => {
                if *flag {
                    say("measure.yes")
                } else {
                    say("measure.no")
                }
            }
        };
        self.played.measures().iter().map(|(key, figure)| (words::measure(&self.words, key), value(figure))).collect()
    }

    /// Saves where the match belongs; says where, or none if it is not saved at all.
    pub fn save(&mut self) -> Result<Option<PathBuf>, String> {
        let path = match &self.saving {
            Saving::Off => return Ok(None),
            Saving::To(path) | Saving::Auto(Some(path)) => path.clone(),
            Saving::Auto(None) if self.played.is_empty() => return Ok(None),
            Saving::Auto(None) => {
                let path = store::autosave_path(self.info().id).ok_or_else(|| say("save.nowhere"))?;
                self.saving = Saving::Auto(Some(path.clone()));
                path
            }
        };
        store::save(&path, &self.played.record())?;
        Ok(Some(path))
    }

    /// Saves a copy in a file.
    pub fn save_as(&mut self, path: &Path) -> Result<(), String> {
        store::save(path, &self.played.record())
    }

    /// Begins another match with the same setup and the same people.
    pub fn again(&mut self) -> Result<(), Failure> {
        self.round += 1;
        self.played = self.opening.start(self.game.as_ref(), self.round, &self.words)?;
        self.saving = match &self.saving {
            Saving::To(path) => Saving::To(numbered(path)),
            Saving::Auto(_) => Saving::Auto(None),
            Saving::Off => Saving::Off,
        };
        self.begin();
        Ok(())
    }
}

/// The next free name after `path`: the record of a finished match is not written over.
fn numbered(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let stem = stem.rsplit_once('-').filter(|(_, end)| end.parse::<u32>().is_ok()).map_or(&*stem, |(start, _)| start);
    let extension = path.extension().map_or_else(String::new, |end| format!(".{}", end.to_string_lossy()));
    let candidate = |count: u32| path.with_file_name(format!("{stem}-{count}{extension}"));
    (2..u32::MAX).map(candidate).find(|path| !path.exists()).unwrap_or_else(|| path.to_owned())
}

/// An error in words: the rules' own reason with its rule where it was they who refused.
fn explain(words: &Catalogue, error: &AnyError) -> String {
    match error.refusal() {
        Some(refusal) => {
            let text = Text::new("refused").with("reason", words.say(&refusal.reason));
            say(text.with("rule", refusal.rule.to_string()))
        }
        None => error.to_string(),
    }
}
