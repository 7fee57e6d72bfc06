//! R13: the texts of the combat cards.

use parlour_core::Sink;

use crate::data::Ability;
use crate::event::Event;
use crate::ids::{CharacterSet, Side};
use crate::rules::abilities::fellowship::strike_down;
use crate::state::{Confrontation, Flag};

/// Resolves the text of a card whose conditions hold.
pub(crate) fn resolve(state: &mut Confrontation, ability: Ability, events: &mut impl Sink<Event>) {
    match ability {
        Ability::CardEyeOfSauron => eye_of_sauron(state),
        Ability::CardSauronRetreat => sauron_retreat(state, events),
        Ability::CardNobleSacrifice => noble_sacrifice(state, events),
        Ability::CardElvenCloak => elven_cloak(state),
        Ability::CardFellowshipRetreat => fellowship_retreat(state, events),
        // Magic is replaced before its text would be resolved (R13.2).
        _ => {}
    }
}

/// R13.5: the Fellowship's text card does nothing.
pub(crate) fn eye_of_sauron(state: &mut Confrontation) {
    state.flags.set(Flag::FellowshipTextCardVoid);
}

/// R13.6
pub(crate) fn sauron_retreat(state: &mut Confrontation, events: &mut impl Sink<Event>) {
    state.carry_out_retreat(Side::Sauron, events);
}

/// R13.7
pub(crate) fn fellowship_retreat(state: &mut Confrontation, events: &mut impl Sink<Event>) {
    state.carry_out_retreat(Side::Fellowship, events);
}

/// R13.9: both fall.
pub(crate) fn noble_sacrifice(state: &mut Confrontation, events: &mut impl Sink<Event>) {
    let both: CharacterSet = Side::BOTH.into_iter().filter_map(|side| state.combatant(side)).collect();
    let _ = strike_down(state, both, events);
}

/// R13.10: Sauron's number counts 0.
pub(crate) fn elven_cloak(state: &mut Confrontation) {
    state.flags.set(Flag::SauronNumberVoid);
}
