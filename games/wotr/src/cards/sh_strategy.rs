//! R27: the Shadow's Strategy deck. The number of a card is its place.

use super::{Code, Log, sh_combat as combat};
use crate::event::Cause;
use crate::ids::{Nation, Side};
use crate::state::Wotr;

/// Cards with a condition to stay on the table.
pub(super) const WATCHED: u128 = 0;
/// Cards that the Free Peoples may pay for to be rid of them.
pub(super) const PRICED: u128 = 0;

pub(super) static CARDS: [Code; 24] = [
    // 1. Return to Valinor.
    Code::new(&[], &combat::DEADLY_STRIFE),
    // 2. The Fighting Uruk-hai.
    Code::new(&[], &combat::ONSLAUGHT),
    // 3. Denethor's Folly.
    Code::new(&[], &combat::DEVILRY_OF_ORTHANC),
    // 4. The Day Without Dawn.
    Code::new(&[], &combat::RELENTLESS_ASSAULT),
    // 5. Threats and Promises.
    Code::new(&[], &combat::DEVILRY_OF_ORTHANC),
    // 6. Stormcrow.
    Code::new(&[], &combat::GREAT_HOST),
    // 7. Shadows Gather.
    Code::new(&[], &combat::MUMAKIL),
    // 8. The Shadow Lengthens.
    Code::new(&[], &combat::MUMAKIL),
    // 9. The Shadow Is Moving.
    Code::new(&[], &combat::SWARM_OF_BATS),
    // 10. Corsairs of Umbar.
    Code::new(&[], &combat::DEADLY_STRIFE),
    // 11. Rage of the Dunlendings.
    Code::new(&[], &combat::RELENTLESS_ASSAULT),
    // 12. Return of the Witch-king.
    Code::new(&[], &combat::SWARM_OF_BATS),
    // 13. Half-orcs and Goblin-men.
    Code::new(&[], &combat::WE_COME_TO_KILL),
    // 14. Olog-hai.
    Code::new(&[], &combat::WE_COME_TO_KILL),
    // 15. Hill-trolls.
    Code::new(&[], &combat::WE_COME_TO_KILL),
    // 16. A New Power Is Rising.
    Code::new(&[], &combat::GREAT_HOST),
    // 17. Many Kings to the Service of Mordor.
    Code::new(&[], &combat::GREAT_HOST),
    // 18. The King Is Revealed.
    Code::new(&[], &combat::RELENTLESS_ASSAULT),
    // 19. Shadows on the Misty Mountains.
    Code::new(&[], &combat::ONSLAUGHT),
    // 20. Orcs Multiplying Again.
    Code::new(&[], &combat::ONSLAUGHT),
    // 21. Horde from the East.
    Code::new(&[], &combat::DEADLY_STRIFE),
    // 22. Monsters Roused.
    Code::new(&[], &combat::DESPERATE_BATTLE),
    // 23. Musterings of Long-planned War.
    Code::new(&[], &combat::DESPERATE_BATTLE),
    // 24. Pits of Mordor.
    Code::new(&[], &combat::DESPERATE_BATTLE),
];

/// `sh_strat_05`: whether no card forbids advancing a nation by die.
pub(super) const fn may_advance_by_die(_: &Wotr, _: Nation) -> bool {
    true
}

/// `sh_strat_05`: a nation has advanced.
pub(super) const fn advanced(_: &mut Wotr, _: Nation, _: Cause, _: &mut Log) {}

/// `sh_strat_03`, `sh_char_20`, `sh_strat_02`: whether a side may play Combat cards in this round.
pub(super) const fn combat_cards_allowed(_: &Wotr, _: Side) -> bool {
    true
}
