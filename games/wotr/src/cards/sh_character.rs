//! R27: the Shadow's Character deck. The number of a card is its place.

use super::effects::{Effect, need};
use super::{Code, HuntRule, Log, Needs, nth, sh_combat as combat, spend};
use crate::data::map;
use crate::event::Cause;
use crate::ids::{Card, Deck, Nation, Region, Side};
use crate::state::{HuntCause, Step, Window, Wotr};

const FLOCKS_OF_CREBAIN: Card = nth(Deck::ShCharacter, 16);

/// Cards with a condition to stay on the table.
pub(super) const WATCHED: u128 = 0;
/// Cards that are used from the table.
pub(super) const INTERRUPTS: u128 = FLOCKS_OF_CREBAIN.bit();
/// Cards that the Free Peoples may pay for to be rid of them.
pub(super) const PRICED: u128 = 0;

/// The Fellowship is in no region with a Settlement of the Free Peoples, whoever holds it (R6.11).
fn away_from_settlements(game: &Wotr) -> Needs {
    let home = map().home[Side::FreePeoples.index()];
    need(game.fellowship_region().is_none_or(|at| home & at.bit() == 0), "needs.fellowship_away_from_settlements")
}

pub(super) static CARDS: [Code; 24] = [
    // 1. Shelob's Lair.
    Code::new(&[Effect::Tile], &combat::ONE_FOR_THE_DARK_LORD),
    // 2. The Ring Is Mine!.
    Code::new(&[Effect::Tile], &combat::ONE_FOR_THE_DARK_LORD),
    // 3. On, On They Went.
    Code::new(&[Effect::Tile], &combat::ONE_FOR_THE_DARK_LORD),
    // 4. Give It to Uss!.
    Code::new(&[Effect::Tile], &combat::ONE_FOR_THE_DARK_LORD),
    // 5. Orc Patrol.
    Code::new(
        &[Effect::Do(|game, card, _| game.steps.push(Step::DrawTile(HuntCause::Card(card))))],
        &combat::CRUEL_AS_DEATH,
    )
    .needs(away_from_settlements)
    .hunt(HuntRule { only_numbers: true, ..HuntRule::PLAIN }),
    // 6. Isildur's Bane.
    Code::new(&[], &combat::CRUEL_AS_DEATH),
    // 7. Foul Thing from the Deep.
    Code::new(&[], &combat::THEY_ARE_TERRIBLE),
    // 8. Candles of Corpses.
    Code::new(&[], &combat::DREAD_AND_DESPAIR),
    // 9. Nazgûl Search.
    Code::new(&[], &combat::FOUL_STENCH),
    // 10. Cruel Weather.
    Code::new(&[], &combat::CRUEL_AS_DEATH),
    // 11. The Nazgûl Strike!.
    Code::new(&[], &combat::BLACK_BREATH),
    // 12. Morgul Wound.
    Code::new(&[], &combat::BLACK_BREATH),
    // 13. Lure of the Ring.
    Code::new(&[], &combat::THEY_ARE_TERRIBLE),
    // 14. The Breaking of the Fellowship.
    Code::new(&[], &combat::DREAD_AND_DESPAIR),
    // 15. Worn with Sorrow and Toil.
    Code::new(&[], &combat::WORDS_OF_POWER),
    // 16. Flocks of Crebain.
    Code::new(&[], &combat::THEY_ARE_TERRIBLE).interrupt(
        Window::Roll,
        |_| true,
        |game, card, log| {
            spend(game, card, log);
            game.hunt.bonus += 1;
        },
    ),
    // 17. Balrog of Moria.
    Code::new(&[], &combat::DURINS_BANE),
    // 18. The Lidless Eye.
    Code::new(&[], &combat::WORDS_OF_POWER),
    // 19. Dreadful Spells.
    Code::new(&[], &combat::DEVILRY_OF_ORTHANC),
    // 20. Grond, Hammer of the Underworld.
    Code::new(&[], &combat::DREAD_AND_DESPAIR),
    // 21. The Palantír of Orthanc.
    Code::new(&[], &combat::CRUEL_AS_DEATH),
    // 22. Wormtongue.
    Code::new(&[], &combat::FOUL_STENCH),
    // 23. The Ringwraiths Are Abroad.
    Code::new(&[], &combat::WORDS_OF_POWER),
    // 24. The Black Captain Commands.
    Code::new(&[], &combat::FOUL_STENCH),
];

/// `sh_char_22`: whether no card keeps a nation passive.
pub(super) const fn may_activate(_: &Wotr, _: Nation, _: Cause) -> bool {
    true
}

/// `sh_char_15`, `sh_char_16`: the Fellowship was declared in a region.
pub(super) fn declared(game: &mut Wotr, region: Region, log: &mut Log) {
    let haven = game.havens() & region.bit() != 0;
    if haven && game.table & FLOCKS_OF_CREBAIN.bit() != 0 {
        spend(game, FLOCKS_OF_CREBAIN, log);
    }
}

/// `sh_char_21`: the Shadow has played a card with an Event die.
pub(super) const fn event_die_played(_: &mut Wotr, _: Card) {}

/// `sh_char_17`: cards on the table that may be used as Combat cards.
pub(super) const fn combat_on_table(_: &Wotr, _: Side) -> u128 {
    0
}
