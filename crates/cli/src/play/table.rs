//! The table as those at this terminal have it: who they are, what they ask in words, and where the
//! match is saved. Both ways of playing sit on it.

use std::path::{Path, PathBuf};

use parlour_core::{
    AnyError, AnyGame, AnyMatch, Catalogue, Deed, GameInfo, Key, Measure, Opening, Outcome, Param, Score, Seat,
    SeatSet, Status, Text, Viewer,
};
use parlour_protocol::{Answer, Ask, Code, Fault, UndoInfo, Update};
use parlour_table::head::SeatState;
use serde_json::Value;

use crate::failure::Failure;
use crate::play::host::Host;
use crate::play::seating::is_person;
use crate::profile::{Kept, failed};
use crate::sealed::Seal;
use crate::words::{self, say};
use crate::{random, store, tell};

/// How a match is to be started, kept for the next one with the same setup.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// All but the key.
    pub opening: Opening,
    /// The seed, if the match is to be repeated.
    pub seed: Option<u64>,
}

impl Start {
    /// Starts the `round`-th match, counted from 0.
    pub fn begin(&self, game: &dyn AnyGame, round: u64, words: &Catalogue) -> Result<Box<dyn AnyMatch>, Failure> {
        let key = match (self.seed, round) {
            (Some(seed), 0) => Key::from_seed(seed),
            (Some(seed), round) => Key::of_series(seed, round),
            (None, _) => Key(random::bytes()?),
        };
        let place = if self.opening.position.is_some() { "start.position" } else { "start.setup" };
        let wrong = |error: AnyError| {
            let why = error.refusal().map(|refusal| refused(words, &refusal.reason, &refusal.rule.to_string()));
            Failure::said(Text::new(place).with("what", why.unwrap_or_else(|| error.to_string())))
        };
        game.start(Opening { key: Some(key), ..self.opening.clone() }).map_err(wrong)
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
    /// Bots.
    Bots,
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
    pub seat: String,
    /// Whether nothing stands against it.
    pub free: bool,
    /// What would be un-learned, as far as that seat knows.
    pub unlearned: Vec<String>,
    /// The people who must agree. Bots always do.
    pub people: Vec<String>,
}

/// A table for those at this terminal.
pub struct Table {
    game: Box<dyn AnyGame>,
    host: Host,
    seats: Vec<SeatState>,
    words: Catalogue,
    start: Start,
    saving: Saving,
    /// How many entries the latest save holds; none if it failed.
    saved: Option<usize>,
    round: u64,
    /// What a person keeps between matches.
    pub kept: Option<Kept>,
    /// What the match that is over has brought them.
    news: Option<Vec<String>>,
    /// What saves are closed with.
    pub seal: Option<Seal>,
    /// Something to say before the match.
    pub notice: Option<String>,
}

impl Table {
    /// A table for a match.
    pub fn new(
        game: Box<dyn AnyGame>,
        played: Box<dyn AnyMatch>,
        seats: Vec<SeatState>,
        start: Start,
        saving: Saving,
    ) -> Self {
        let saved = Some(played.len());
        let host = Host::open(played, &seats, start.seed.is_none());
        let words = words::of_game(game.info());
        let (round, kept, news, seal, notice) = Default::default();
        Table { game, host, seats, words, start, saving, saved, round, kept, news, seal, notice }
    }

    /// What the match that has just ended brings: once, even if it is taken back and ended again.
    pub fn take_home(&mut self, outcome: &Outcome) -> Vec<String> {
        let (Some(kept), Some(seat)) = (&mut self.kept, self.seats.iter().position(is_person)) else {
            return Vec::new();
        };
        if self.news.is_none() {
            let seat = Seat(seat as u8);
            let score = match outcome.winners {
                SeatSet::EMPTY => Score::Drawn,
                winners if winners.contains(seat) => Score::Won,
                _ => Score::Lost,
            };
            let settled = kept.rules.settle(&mut kept.value, score, self.host.finished(seat));
            let settled = settled.map_err(|error| failed(&error, &self.words));
            let saved = settled.and_then(|lines| kept.save().map(|()| lines));
            self.news = Some(match saved {
                Ok(lines) => lines.iter().map(|line| self.words.say(line)).collect(),
                Err(failure) => vec![failure.to_string()],
            });
        }
        self.news.clone().unwrap_or_default()
    }

    /// What stays the same about the game.
    pub fn info(&self) -> &'static GameInfo {
        self.game.info()
    }

    /// The match as it is stored.
    pub fn played(&self) -> &dyn AnyMatch {
        self.host.stored()
    }

    /// What a viewer sees and is asked.
    pub fn look(&mut self, viewer: Viewer) -> Result<Update, Failure> {
        self.host.look(viewer).map_err(|fault| Failure::bad(self.explain(fault)))
    }

    /// The game's words.
    pub fn words(&self) -> &Catalogue {
        &self.words
    }

    /// The seats of people.
    pub fn people(&self) -> SeatSet {
        Seat::first(self.seats.len() as u8).filter(|seat| is_person(&self.seats[seat.index()])).collect()
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
        let whole = self.played().view(Viewer::Table);
        let over = matches!(self.played().status(), Status::Over(_));
        let alone = self.people().len() == u32::from(self.played().seats());
        let may = over || alone || whole == self.played().view(self.onlooker());
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

    /// What the table waits for.
    pub fn turn(&self) -> Turn {
        match self.played().status() {
            Status::Over(outcome) => Turn::Over(outcome),
            Status::Chance(_) => Turn::Deal,
            Status::Decide(seats) => {
                // People first: an answer that a bot gave meanwhile would make undo and redo harder.
                let people: SeatSet = seats.iter().filter(|seat| self.people().contains(*seat)).collect();
                if people.is_empty() { Turn::Bots } else { Turn::Ask(people) }
            }
        }
    }

    /// Lets a bot go on, if it is a bot's turn; whose it was.
    pub fn step(&mut self) -> Result<Turn, Failure> {
        let turn = self.turn();
        if turn == Turn::Bots && !self.host.go_on() {
            return Err(Failure::said("play.stopped"));
        }
        Ok(turn)
    }

    /// Lets bots move until people are asked or the match is over.
    pub fn settle(&mut self) -> Result<Turn, Failure> {
        loop {
            match self.step()? {
                Turn::Bots => {}
                turn => return Ok(turn),
            }
        }
    }

    /// Takes a person's action.
    pub fn act(&mut self, seat: Seat, action: &Value) -> Result<(), String> {
        self.host.act(seat, action.clone()).map(drop).map_err(|fault| self.explain(fault))
    }

    /// What people who deal may type, each once: as they call it at the table.
    pub fn dealer_items(&self) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for (_, item) in self.played().dealer_items() {
            let name = tell::item_name(&self.words, &item);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    /// Takes what people dealt: items as they are called at the table or in a record.
    pub fn deal(&mut self, typed: &str) -> Result<(), String> {
        let Some((_, _, count)) = self.played().dealer_prompt() else { return Err(say("wrong.nothing_to_deal")) };
        let called = |(name, item): (String, Param)| (name, tell::item_name(&self.words, &item));
        let items: Vec<(String, String)> = self.played().dealer_items().into_iter().map(called).collect();
        let names = read_items(&items, typed)?;
        if names.len() != count {
            return Err(say(Text::new("wrong.items").with("count", count).with("given", names.len())));
        }
        let impossible = |_| say(Text::new("wrong.item").with("item", typed.trim().to_owned()));
        self.host.deal(names).map(drop).map_err(impossible)
    }

    /// Gives up.
    pub fn resign(&mut self, seat: Seat) -> Result<(), String> {
        self.host.ask(Some(seat), Ask::Resign { seat: seat.0 }).map(drop).map_err(|fault| self.explain(fault))
    }

    /// Who would take something back while `asked` is asked: that seat, or else the person who
    /// acted last.
    pub fn undoer(&self, asked: Option<Seat>) -> Option<Seat> {
        let people = self.people();
        let last = || {
            self.played().line().iter().rev().find_map(|number| match self.played().deed(*number) {
                Some(Deed::Act { seat, .. } | Deed::Resign { seat }) if people.contains(seat) => Some(seat),
                _ => None,
            })
        };
        asked.or_else(last).or_else(|| people.iter().next())
    }

    /// What taking back would mean.
    pub fn undo_offer(&mut self, seat: Seat) -> Result<UndoOffer, String> {
        let plan = match self.host.ask(Some(seat), Ask::UndoPlan { seat: seat.0 }) {
            Ok(Answer::UndoPlan(plan)) => plan,
            Err(fault) if fault.code != Code::ActionNothing => return Err(self.explain(fault)),
            _ => return Err(say("wrong.nothing_to_undo")),
        };
        let unlearned = plan.unlearned.iter().map(|text| self.words.say(text)).collect();
        let people = self.people_of(&plan).iter().map(|seat| self.seat_name(seat)).collect();
        Ok(UndoOffer { seat: self.seat_name(seat), free: plan.law == "free", unlearned, people })
    }

    /// Takes back. Whoever calls this has asked the people of [`UndoOffer::people`].
    pub fn undo(&mut self, seat: Seat) -> Result<(), String> {
        let undone = self.host.number(seat).and_then(|expect| {
            if let Answer::Asked(plan) = self.host.ask(Some(seat), Ask::Undo { seat: seat.0, expect })? {
                for other in self.people_of(&plan).iter() {
                    self.host.ask(Some(other), Ask::Consent { seat: other.0, agree: true })?;
                }
            }
            Ok(())
        });
        undone.map_err(|fault| self.explain(fault))
    }

    /// The people who have to agree to an undo.
    fn people_of(&self, plan: &UndoInfo) -> SeatSet {
        plan.asks.iter().map(|seat| Seat(*seat)).filter(|seat| self.people().contains(*seat)).collect()
    }

    /// Makes the latest undo good again.
    pub fn redo(&mut self, seat: Seat) -> Result<(), String> {
        let expect = self.host.number(seat).map_err(|fault| self.explain(fault))?;
        match self.host.ask(Some(seat), Ask::Redo { seat: seat.0, expect }) {
            Ok(_) => Ok(()),
            Err(fault) if fault.code == Code::ActionNothing => Err(say("wrong.nothing_to_redo")),
            Err(fault) => Err(self.explain(fault)),
        }
    }

    /// What the first bot that gives advice would do: the action and its reason.
    pub fn hint(&mut self, seat: Seat) -> Option<(Value, String)> {
        let others = self.game.bots().into_iter().map(|(id, _)| id);
        let mut bots = self.game.usual_bot().into_iter().chain(others);
        let advice = |id: &str| match self.host.ask(Some(seat), Ask::Hint { seat: seat.0, bot: Some(id.to_owned()) }) {
            Ok(Answer::Hint(advice)) => advice,
            _ => None,
        };
        let advice = bots.find_map(advice)?;
        Some((advice.action, self.words.say(&advice.reason)))
    }

    /// Why the table did not do something: the rules' own reason where it was they who refused.
    fn explain(&self, fault: Fault) -> String {
        match (fault.reason, fault.rule, fault.code) {
            (Some(reason), Some(rule), _) => refused(&self.words, &reason, &rule),
            (_, _, Code::TableOver) => say("wrong.over"),
            (_, _, Code::TableFrozen | Code::ServerBusy) => say("play.stopped"),
            _ => fault.message,
        }
    }

    /// The figures counted over the match, as name and value.
    pub fn figures(&self) -> Vec<(String, String)> {
        let value = |measure: &Measure| match measure {
            Measure::Number(number) => number.to_string(),
            Measure::Kind(kind) => words::measure(&self.words, kind),
            Measure::Part { count, of } => format!("{count}/{of}"),
            Measure::Flag(flag) => {
                if *flag {
                    say("measure.yes")
                } else {
                    say("measure.no")
                }
            }
        };
        self.played().measures().iter().map(|(key, figure)| (words::measure(&self.words, key), value(figure))).collect()
    }

    /// Saves what is not saved yet: before anybody sees it.
    pub fn keep(&mut self) -> Result<(), String> {
        if self.saved == Some(self.played().len()) { Ok(()) } else { self.save().map(drop) }
    }

    /// Whether the latest save went well.
    pub fn is_kept(&self) -> bool {
        self.saved.is_some()
    }

    /// Saves where the match belongs; says where, or none if it is not saved at all.
    pub fn save(&mut self) -> Result<Option<PathBuf>, String> {
        self.saved = None;
        let path = self.path()?;
        if let Some(path) = &path {
            store::save(path, &self.played().record(), self.seal.as_ref())?;
        }
        self.saved = Some(self.played().len());
        Ok(path)
    }

    /// Where the match belongs.
    fn path(&mut self) -> Result<Option<PathBuf>, String> {
        let path = match &self.saving {
            Saving::Off => return Ok(None),
            Saving::To(path) | Saving::Auto(Some(path)) => path.clone(),
            Saving::Auto(None) if self.played().is_empty() => return Ok(None),
            Saving::Auto(None) => {
                let path = store::autosave_path(self.info().id, self.seal.as_ref());
                path.ok_or_else(|| say("save.nowhere"))?
            }
        };
        if let Saving::Auto(auto) = &mut self.saving {
            *auto = Some(path.clone());
        }
        Ok(Some(path))
    }

    /// Saves a copy in a file.
    pub fn save_as(&mut self, path: &Path) -> Result<(), String> {
        store::save(path, &self.played().record(), self.seal.as_ref())
    }

    /// Begins another match with the same setup and the same people.
    pub fn again(&mut self) -> Result<(), Failure> {
        self.round += 1;
        let played = self.start.begin(self.game.as_ref(), self.round, &self.words)?;
        self.host = Host::open(played, &self.seats, self.start.seed.is_none());
        self.saving = match &self.saving {
            Saving::To(path) => Saving::To(numbered(path)),
            Saving::Auto(_) => Saving::Auto(None),
            Saving::Off => Saving::Off,
        };
        (self.saved, self.news) = (Some(0), None);
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

/// The rules' own reason and its rule.
fn refused(words: &Catalogue, reason: &Text, rule: &str) -> String {
    say(Text::new("refused").with("reason", words.say(reason)).with("rule", rule.to_owned()))
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
