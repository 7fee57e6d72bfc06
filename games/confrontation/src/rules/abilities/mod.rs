//! Abilities: found by trigger, tested by their conditions, dispatched by id. One function each.

pub(crate) mod cards;
pub(crate) mod conditions;
pub(crate) mod fellowship;
pub(crate) mod sauron;

use parlour_core::{Audience, Sink};

use crate::action::Action;
use crate::data::{Ability, AbilityDef, Condition, Trigger, data, tables};
use crate::event::Event;
use crate::ids::{Card, Character};
use crate::rules::Flow;
use crate::state::Confrontation;

/// When among the abilities of one trigger an ability has its turn (R1.3, R9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// Before the other side's abilities: the Warg.
    First,
    /// In the usual order: the Fellowship's, then Sauron's.
    Usual,
}

/// The abilities of `who` that `trigger` calls and whose conditions hold.
fn called(state: &Confrontation, who: Character, trigger: Trigger) -> impl Iterator<Item = &'static AbilityDef> {
    let defs: &[AbilityDef] =
        if tables().triggers[who.index()] >> trigger.index() & 1 == 1 { &data().abilities[who.index()] } else { &[] };
    defs.iter().filter(move |def| def.trigger == trigger && all_hold(state, who, def.conditions))
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

/// The optional ability that `trigger` offers to the player of `who` now.
pub(crate) fn optional_now(state: &Confrontation, who: Character, trigger: Trigger) -> Option<Ability> {
    called(state, who, trigger).find(|def| def.optional).map(|def| def.id)
}

/// The answers that the abilities of `who` add to D6.
pub(crate) fn offers(state: &Confrontation, who: Character, offer: &mut impl FnMut(Action)) {
    for def in called(state, who, Trigger::BattleStart).filter(|def| def.optional) {
        match def.id {
            Ability::FrodoRetreat => fellowship::offer_frodo_retreat(state, offer),
            Ability::PippinRetreat => fellowship::offer_pippin_retreat(state, offer),
            Ability::SamSubstitute => offer(Action::Sam),
            Ability::SamStrengthBonus => offer(Action::RevealFrodo),
            _ => {}
        }
    }
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
    let due = |def: &&AbilityDef| !def.optional && def.first == (turn == Turn::First);
    let Some(def) = called(state, who, trigger).find(due) else { return Flow::On };
    events.emit(Audience::All, Event::Used { character: who, ability: def.id });
    match def.id {
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
