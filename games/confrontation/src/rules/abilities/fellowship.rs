//! R10: the abilities of the Fellowship inside a battle.

use parlour_core::{Audience, Sink};

use crate::data::Ability;
use crate::event::Event;
use crate::ids::{Character, CharacterSet, Region, Side};
use crate::rules::Flow;
use crate::state::{Confrontation, Flag};

/// R10.1: Frodo steps aside; the battle is over.
pub(crate) fn frodo_retreat(state: &mut Confrontation, who: Character, to: Region, events: &mut impl Sink<Event>) {
    leave(state, who, Ability::FrodoRetreat, to, events);
}

/// R10.11: Pippin runs; the battle and the attack are over.
pub(crate) fn pippin_retreat(state: &mut Confrontation, who: Character, to: Region, events: &mut impl Sink<Event>) {
    leave(state, who, Ability::PippinRetreat, to, events);
}

/// R10.3: Sam is shown and fights in Frodo's place, with strength 5.
pub(crate) fn sam_substitute(state: &mut Confrontation, events: &mut impl Sink<Event>) {
    state.reveal(Character::Sam, events);
    used(Character::Sam, Ability::SamSubstitute, events);
    state.defender = Some(Character::Sam);
    state.flags.set(Flag::SamStrength5);
}

/// R10.4: Frodo is shown; Sam has strength 5.
pub(crate) fn sam_strength_bonus(state: &mut Confrontation, events: &mut impl Sink<Event>) {
    state.reveal(Character::Frodo, events);
    used(Character::Sam, Ability::SamStrengthBonus, events);
    state.flags.set(Flag::SamStrength5);
}

/// R10.7
pub(crate) fn merry_vs_witchking(state: &mut Confrontation, events: &mut impl Sink<Event>) -> Flow {
    strike_down(state, CharacterSet::only(Character::WitchKing), events)
}

/// R10.8
pub(crate) fn legolas_vs_flying_nazgul(state: &mut Confrontation, events: &mut impl Sink<Event>) -> Flow {
    strike_down(state, CharacterSet::only(Character::FlyingNazgul), events)
}

/// R10.9
pub(crate) fn gimli_vs_orcs(state: &mut Confrontation, events: &mut impl Sink<Event>) -> Flow {
    strike_down(state, CharacterSet::only(Character::Orcs), events)
}

/// R10.10: both fall.
pub(crate) fn boromir_mutual_destruction(
    state: &mut Confrontation,
    who: Character,
    events: &mut impl Sink<Event>,
) -> Flow {
    let both = state.combatant(Side::Sauron).into_iter().chain([who]).collect();
    strike_down(state, both, events)
}

/// R10.6: Sauron will show his card first.
pub(crate) fn gandalf_reveal_card(state: &mut Confrontation) -> Flow {
    state.flags.set(Flag::SauronShowsFirst);
    Flow::On
}

/// Defeats combatants: the battle is decided.
pub(crate) fn strike_down(state: &mut Confrontation, fallen: CharacterSet, events: &mut impl Sink<Event>) -> Flow {
    if state.defeat(fallen, events) == Flow::On {
        // Somebody who is struck down elsewhere (R21.2) decides no battle.
        if state.both_there() {
            return Flow::On;
        }
        state.stop_battle();
    }
    Flow::Stopped
}

fn leave(state: &mut Confrontation, who: Character, ability: Ability, to: Region, events: &mut impl Sink<Event>) {
    used(who, ability, events);
    state.flags.set(Flag::FellowshipRetreated);
    state.retreat(who, to, events);
    state.stop_battle();
}

fn used(character: Character, ability: Ability, events: &mut impl Sink<Event>) {
    events.emit(Audience::All, Event::Used { character, ability });
}
