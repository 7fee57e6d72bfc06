//! Abilities: found by trigger, tested by their conditions, dispatched by id. One function each.

pub(crate) mod cards;
pub(crate) mod conditions;
pub(crate) mod fellowship;
pub(crate) mod sauron;

use parlour_core::{Audience, Sink};

use crate::action::Action;
use crate::data::{Ability, AbilityDef, Condition, Trigger, Turn, data, tables};
use crate::event::Event;
use crate::ids::{Card, Character, RegionSet};
use crate::rules::Flow;
use crate::rules::retreat::Retreat;
use crate::state::Confrontation;

/// The abilities of `who` that `trigger` calls at this turn and whose conditions hold.
#[inline]
fn called(
    state: &Confrontation,
    who: Character,
    trigger: Trigger,
    turn: Turn,
) -> impl Iterator<Item = &'static AbilityDef> {
    let any = tables().triggers[turn as usize][who.index()] >> trigger.index() & 1 == 1;
    let defs: &[AbilityDef] = if any { &data().abilities[who.index()] } else { &[] };
    let due = move |def: &&AbilityDef| def.trigger == trigger && def.turn() == turn;
    defs.iter().filter(due).filter(move |def| all_hold(state, who, def.conditions))
}

fn all_hold(state: &Confrontation, who: Character, conditions: u64) -> bool {
    let mut rest = conditions;
    while rest != 0 {
        let condition = Condition::ALL[rest.trailing_zeros() as usize];
        if !conditions::holds(condition, state, who) {
            return false;
        }
        rest &= rest - 1;
    }
    true
}

/// The first ability of `who` that `trigger` calls at this turn.
pub(crate) fn due(state: &Confrontation, who: Character, trigger: Trigger, turn: Turn) -> Option<Ability> {
    called(state, who, trigger, turn).next().map(|def| def.id)
}

/// The answers that the abilities of `who` add to D6.
pub(crate) fn offers(state: &Confrontation, who: Character, offer: &mut impl FnMut(Action)) {
    for def in called(state, who, Trigger::BattleStart, Turn::Chosen) {
        match def.id {
            Ability::FrodoRetreat | Ability::PippinRetreat => {
                let open = retreat(state, who).map_or(RegionSet::EMPTY, |retreat| retreat.open(state));
                open.iter().for_each(|to| offer(Action::Retreat(to)));
            }
            Ability::SamSubstitute => offer(Action::Sam),
            Ability::SamStrengthBonus => offer(Action::RevealFrodo),
            _ => {}
        }
    }
}

/// R10.1, R10.11: the retreat that the text of `who` allows now. Its conditions but one hold: whether
/// a region is open is asked of each.
pub(crate) fn retreat(state: &Confrontation, who: Character) -> Option<Retreat> {
    const OPEN: u64 = 1 << Condition::SidewaysRegionOpen as u64 | 1 << Condition::BackwardRegionOpen as u64;
    let mut defs = data().abilities[who.index()].iter().filter(|def| all_hold(state, who, def.conditions & !OPEN));
    defs.find_map(|def| match def.id {
        Ability::FrodoRetreat => Some(state.sideways(who.side(), "R10.1", "R10.1")),
        Ability::PippinRetreat => Some(state.backward(who.side(), "R10.11", "R10.11")),
        _ => None,
    })
}

/// Does what the Fellowship answered to D6.
pub(crate) fn answer(state: &mut Confrontation, action: Action, events: &mut impl Sink<Event>) {
    let Some(fellow) = state.combatant(crate::ids::Side::Fellowship) else { return };
    match (action, fellow) {
        (Action::Retreat(to), Character::Frodo) => fellowship::frodo_retreat(state, to, events),
        (Action::Retreat(to), _) => fellowship::pippin_retreat(state, fellow, to, events),
        (Action::Sam, _) => fellowship::sam_substitute(state, events),
        (Action::RevealFrodo, _) => fellowship::sam_strength_bonus(state, events),
        _ => events.emit(Audience::All, Event::Stood { character: fellow }),
    }
}

/// Resolves the compulsory abilities of `who` that `trigger` calls.
pub(crate) fn resolve(
    state: &mut Confrontation,
    who: Character,
    trigger: Trigger,
    turn: Turn,
    events: &mut impl Sink<Event>,
) -> Flow {
    let Some(ability) = due(state, who, trigger, turn) else { return Flow::On };
    events.emit(Audience::All, Event::Used { character: who, ability });
    match ability {
        Ability::MerryVsWitchking => fellowship::merry_vs_witchking(state, events),
        Ability::LegolasVsFlyingNazgul => fellowship::legolas_vs_flying_nazgul(state, events),
        Ability::GimliVsOrcs => fellowship::gimli_vs_orcs(state, events),
        Ability::BoromirMutualDestruction => fellowship::boromir_mutual_destruction(state, who, events),
        Ability::GandalfRevealCard => fellowship::gandalf_reveal_card(state),
        Ability::WargNegateAbility => sauron::warg_negate_ability(state),
        Ability::OrcsFirstStrike => sauron::orcs_first_strike(state, events),
        Ability::CaveTrollNegateSauronCard => sauron::cave_troll_negate_sauron_card(state),
        Ability::ShelobPostBattleMove => sauron::shelob_post_battle_move(state, who, events),
        _ => Flow::On,
    }
}

/// Whether the text of a played card can do something.
pub(crate) fn card_may(state: &Confrontation, card: Card) -> bool {
    let Some(def) = &data().card_abilities[card.index()] else { return false };
    state.combatant(card.side()).is_some_and(|who| all_hold(state, who, def.conditions))
}
