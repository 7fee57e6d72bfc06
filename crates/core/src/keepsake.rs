//! What outlives a match: a player's wallet, collection and decks, in games that have such things.

use serde_json::Value;

use crate::chance::Rng;
use crate::extras::Brought;
use crate::game::Outcome;
use crate::seat::Seat;
use crate::text::Text;

/// What a player keeps between matches of a game, as JSON of a form of the game's own. The game
/// has the rules of it; where it is kept (a file, a table of a server) is the caller's business.
pub trait Keepsake: Sync {
    /// What somebody has who has never played.
    fn fresh(&self) -> Value;

    /// Reads what this or an earlier version of the game wrote; the reason if it cannot.
    fn read(&self, text: &str) -> Result<Value, String>;

    /// It in words.
    fn tell(&self, kept: &Value) -> Vec<Text>;

    /// What can be done with it between matches: how it is typed, and the message key of a
    /// sentence about it.
    fn deeds(&self) -> &'static [(&'static str, &'static str)];

    /// Does what was typed, or says why not. `files` reads a file that the deed names.
    fn act(
        &self,
        kept: &mut Value,
        typed: &[String],
        files: &dyn Fn(&str) -> Result<String, String>,
        rng: &mut Rng,
    ) -> Result<Vec<Text>, Box<Text>>;

    /// What options of a setup may be set to because it is the player's own, such as saved decks.
    fn choices(&self, kept: &Value) -> Vec<Brought>;

    /// Lets the player of `seat` play as what they are: `setup` is the setup of a match.
    fn equip(&self, kept: &Value, seat: Seat, setup: &mut Value);

    /// Takes what a match brings that has ended for `seat`; `table` is the table's last view.
    fn settle(&self, kept: &mut Value, seat: Seat, table: &Value, outcome: &Outcome, rng: &mut Rng) -> Vec<Text>;
}
