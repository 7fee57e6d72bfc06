//! R11: the abilities of Sauron's side.

use parlour_core::{Audience, Sink};

use crate::board::Spot;
use crate::data::Ability;
use crate::event::Event;
use crate::ids::{Character, CharacterSet, Region, Side};
use crate::rules::Flow;
use crate::rules::abilities::fellowship::strike_down;
use crate::state::{Confrontation, Flag};

/// R11.1: the Balrog is shown, and so is whoever he found in the tunnel.
pub(crate) fn balrog_tunnel_ambush(
    state: &mut Confrontation,
    who: Character,
    victim: Character,
    events: &mut impl Sink<Event>,
) {
    state.reveal(who, events);
    state.reveal(victim, events);
    events.emit(Audience::All, Event::Used { character: who, ability: Ability::BalrogTunnelAmbush });
}

/// R11.2, R11.3, R11.4: back to Gondor, or lost if there is no room or an enemy.
pub(crate) fn shelob_post_battle_move(
    state: &mut Confrontation,
    who: Character,
    events: &mut impl Sink<Event>,
) -> Flow {
    if state.spot(who) == Spot::On(Region::Gondor) {
        return Flow::On;
    }
    let gondor = 1u16 << Region::Gondor.index();
    let blocked = state.full(Side::Sauron) | state.crowd(Side::Fellowship).some();
    if blocked & gondor != 0 {
        state.remove(who, events);
    } else {
        state.spots.put(who, Spot::On(Region::Gondor));
        events.emit(Audience::All, Event::Returned { character: who, region: Region::Gondor });
    }
    Flow::On
}

/// R11.6: strengths alone are compared.
pub(crate) fn saruman_force_strength_comparison(
    state: &mut Confrontation,
    who: Character,
    events: &mut impl Sink<Event>,
) {
    state.flags.set(Flag::NoCards);
    let ability = Ability::SarumanForceStrengthComparison;
    events.emit(Audience::All, Event::Used { character: who, ability });
}

/// R11.7: no Fellowship text counts in this battle.
pub(crate) fn warg_negate_ability(state: &mut Confrontation) -> Flow {
    state.flags.set(Flag::FellowshipTextOff);
    Flow::On
}

/// R11.8: the first one they meet falls.
pub(crate) fn orcs_first_strike(state: &mut Confrontation, events: &mut impl Sink<Event>) -> Flow {
    let fallen: CharacterSet = state.combatant(Side::Fellowship).into_iter().collect();
    strike_down(state, fallen, events)
}

/// R11.9: Sauron's card has neither number nor text.
pub(crate) fn cave_troll_negate_sauron_card(state: &mut Confrontation) -> Flow {
    state.flags.set(Flag::SauronCardVoid);
    Flow::On
}
