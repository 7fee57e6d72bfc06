//! The table: a match, those who sit at it, and where it is saved. Both ways of playing sit on it.

use std::path::{Path, PathBuf};

use parlour_core::{
    AnyError, AnyGame, AnyMatch, Catalogue, Deed, Finished, GameInfo, Key, MatchError, Measure, Outcome, Rng, Score,
    Seat, SeatSet, Status, Text, UndoLaw, Viewer, sha256,
};
use serde_json::Value;

use crate::args::DealerKind;
use crate::failure::Failure;
use crate::play::seating::Sitter;
use crate::profile::{Kept, failed};
use crate::sealed::Seal;
use crate::words::{self, say};
use crate::{date, random, store, tell};

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
            (None, _) => Key(random::bytes()?),
        };
        let opening = parlour_core::Opening {
            setup: self.setup.clone(),
            position: self.position.clone(),
            key: Some(key),
            given: self.dealer == DealerKind::People,
            open: self.open,
            ..Default::default()
        };
        let key = if self.position.is_some() { "start.position" } else { "start.setup" };
        let wrong = |error: AnyError| Failure::said(Text::new(key).with("what", explain(words, &error)));
        game.start(opening).map_err(wrong)
    }
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
    /// What saves are closed with.
    seal: Option<Seal>,
    /// Something to say before the match.
    notice: Option<String>,
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
        let mut table = Table {
            game,
            played,
            sitters,
            words,
            opening,
            saving,
            round: 0,
            bot_seed: 0,
            kept: None,
            news: None,
            seal: None,
            notice: None,
        };
        table.begin();
        table
    }

    /// The same table with what a person keeps between matches.
    #[must_use]
    pub fn with_profile(mut self, kept: Option<Kept>) -> Self {
        self.kept = kept;
        self
    }

    /// The same table with saves that are closed with a seal.
    #[must_use]
    pub fn with_seal(mut self, seal: Option<Seal>) -> Self {
        self.seal = seal;
        self
    }

    /// The same table with something to say before the match.
    #[must_use]
    pub fn with_notice(mut self, notice: Option<String>) -> Self {
        self.notice = notice;
        self
    }

    /// What there is to say before the match, once.
    pub fn take_notice(&mut self) -> Option<String> {
        self.notice.take()
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
                let before = self.played.len();
                let wrong = |error: AnyError| Text::new("play.dealer").with("what", error.to_string());
                self.played.deal_keyed().map_err(|error| Failure::said(wrong(error)))?;
                self.note_time(before);
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
        let name = self.seat_name(seat);
        let wrong =
            |what: String| Failure::said(Text::new("play.bot").with("bot", id).with("seat", name).with("what", what));
        let Some(action) = chosen else { return Err(wrong(say("play.cannot"))) };
        self.played.act(seat, &action).map_err(|error| wrong(explain(&self.words, &error)))?;
        self.sign(seat);
        Ok(())
    }

    /// Names the author of the latest entry. A match that is meant to be repeated has no times.
    fn sign(&mut self, seat: Seat) {
        let at = self.opening.seed.is_none().then(date::now_millis);
        self.played.sign(self.played.len() as u32 - 1, Some(self.sitters[seat.index()].name()), at);
    }

    /// Notes when the entries from `first` on were made: those of the dealer, which have no author.
    fn note_time(&mut self, first: usize) {
        let at = self.opening.seed.is_none().then(date::now_millis);
        for number in first..self.played.len() {
            self.played.sign(number as u32, None, at);
        }
    }

    /// Takes a person's action.
    pub fn act(&mut self, seat: Seat, action: &Value) -> Result<(), String> {
        self.played.act(seat, action).map_err(|error| explain(&self.words, &error))?;
        self.sign(seat);
        Ok(())
    }

    /// What people who deal may type, each once: as they call it at the table.
    pub fn dealer_items(&self) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for (_, item) in self.played.dealer_items() {
            let name = tell::item_name(&self.words, &item);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    /// Takes what people dealt: items as they are called at the table or in a record.
    pub fn deal(&mut self, typed: &str) -> Result<(), String> {
        let Some((_, _, count)) = self.played.dealer_prompt() else { return Err(say("wrong.nothing_to_deal")) };
        let items: Vec<(String, String)> = self
            .played
            .dealer_items()
            .into_iter()
            .map(|(name, item)| (name, tell::item_name(&self.words, &item)))
            .collect();
        let names = read_items(&items, typed)?;
        if names.len() != count {
            return Err(say(Text::new("wrong.items").with("count", count).with("given", names.len())));
        }
        let before = self.played.len();
        let impossible = |_| say(Text::new("wrong.item").with("item", typed.trim().to_owned()));
        self.played.deal_named(&names).map_err(impossible)?;
        self.note_time(before);
        Ok(())
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
                let path =
                    store::autosave_path(self.info().id, self.seal.as_ref()).ok_or_else(|| say("save.nowhere"))?;
                self.saving = Saving::Auto(Some(path.clone()));
                path
            }
        };
        store::save(&path, &self.played.record(), self.seal.as_ref())?;
        Ok(Some(path))
    }

    /// Saves a copy in a file.
    pub fn save_as(&mut self, path: &Path) -> Result<(), String> {
        store::save(path, &self.played.record(), self.seal.as_ref())
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

/// The names in a record of the items that a person typed, in order. A name may be of several words,
/// so at each place the longest one that fits is meant. Of items that are called the same, one that
/// was not meant yet comes first: two equal sides of a die are as good as each other, two equal tiles
/// are not the same tile.
fn read_items(items: &[(String, String)], typed: &str) -> Result<Vec<String>, String> {
    let parts = |text: &str| -> Vec<String> {
        text.split([' ', ',', '\t']).filter(|part| !part.is_empty()).map(str::to_lowercase).collect()
    };
    let typed_parts = parts(typed);
    let called: Vec<(&String, Vec<String>)> = items
        .iter()
        .flat_map(|(name, words)| [(name, parts(name)), (name, parts(words))])
        .filter(|(_, parts)| !parts.is_empty())
        .collect();
    let mut names: Vec<String> = Vec::new();
    let mut rest = &typed_parts[..];
    while let Some(first) = rest.first() {
        let fits = called.iter().filter(|(_, parts)| rest.starts_with(parts));
        let Some(length) = fits.clone().map(|(_, parts)| parts.len()).max() else {
            let text = typed.split([' ', ',']).find(|part| part.to_lowercase() == *first).unwrap_or(first);
            return Err(say(Text::new("wrong.item").with("item", text.to_owned())));
        };
        let mut longest = fits.filter(|(_, parts)| parts.len() == length).map(|(name, _)| *name);
        let meant = longest.clone().find(|name| !names.contains(name)).or_else(|| longest.next());
        names.extend(meant.cloned());
        rest = &rest[length..];
    }
    Ok(names)
}

/// An error in words: the rules' own reason with its rule where it was they who refused.
fn explain(words: &Catalogue, error: &AnyError) -> String {
    match error {
        AnyError::Match(MatchError::Refused(refusal)) => {
            let text = Text::new("refused").with("reason", words.say(&refusal.reason));
            say(text.with("rule", refusal.rule.to_string()))
        }
        AnyError::Match(MatchError::Over) => say("wrong.over"),
        AnyError::Match(MatchError::NothingToUndo) => say("wrong.nothing_to_undo"),
        AnyError::Match(MatchError::NothingToRedo) => say("wrong.nothing_to_redo"),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(typed: &str) -> Result<Vec<String>, String> {
        let item = |(name, words): (&str, &str)| (name.to_owned(), words.to_owned());
        let items = [
            ("character", "Character"),
            ("character_b", "Character"),
            ("muster", "Muster"),
            ("muster_army", "Muster/Army"),
            ("will", "Will of the West"),
            ("eye_1", "2, Reveal"),
            ("eye_2", "2"),
        ];
        read_items(&items.map(item), typed)
    }

    #[test]
    fn items_are_typed_as_they_are_called_or_as_a_record_has_them() {
        assert_eq!(read("will of the west, muster/army").unwrap(), ["will", "muster_army"]);
        assert_eq!(read("MUSTER will").unwrap(), ["muster", "will"]);
        assert_eq!(read("2, reveal, 2").unwrap(), ["eye_1", "eye_2"]);
        assert_eq!(read("character character character").unwrap(), ["character", "character_b", "character"]);
        assert_eq!(read("character_b").unwrap(), ["character_b"]);
        assert_eq!(read("Character Sword").unwrap_err(), "Sword cannot be dealt here");
    }
}
