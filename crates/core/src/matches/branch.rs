//! Branches: a new match that begins as another one did.

use super::{BranchOf, Deed, Epoch, Match, MatchError};
use crate::dealer::Key;
use crate::game::Game;
use crate::log::Doing;

impl<G: Game> Match<G> {
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
            match self.log.doing(*number) {
                Some(Doing::Act(seat, action)) => branch.act(seat, action)?,
                Some(Doing::Deal(_, items)) => branch.deal(items.iter().copied().collect())?,
                Some(Doing::Other(Deed::Resign { seat })) => branch.resign(*seat)?,
                Some(Doing::Other(Deed::Flag { seat })) => branch.flag(*seat)?,
                _ => continue,
            };
            let (_, by, at) = self.log.beside(*number);
            branch.sign(kept, by, at);
        }
        Ok(branch)
    }
}
