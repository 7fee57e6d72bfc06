//! Abilities: found by trigger, tested by their conditions, dispatched by id. One function each.

pub(crate) mod cards;
pub(crate) mod conditions;
pub(crate) mod fellowship;
pub(crate) mod sauron;

use parlour_core::{Audience, Sink};

use crate::action::Action;
use crate::data::{Ability, AbilityDef, Condition, Trigger, Turn};
use crate::event::Event;
use crate::ids::{Card, Character, RegionSet};
use crate::rules::Flow;
use crate::rules::retreat::Retreat;
use crate::state::{Confrontation, Step};

/// The abilities of `who` that `trigger` calls at this turn and whose conditions hold.
fn called(
    state: &Confrontation,
    who: Character,
    trigger: Trigger,
    turn: Turn,
) -> impl Iterator<Item = &'static AbilityDef> {
    let defs = state.data().abilities[who.index()].iter();
    let due = move |def: &&AbilityDef| def.trigger == trigger && def.turn() == turn;
    defs.filter(due).filter(move |def| all_hold(state, who, def.conditions))
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

/// The first ability of `who` that `trigger` calls at this turn; most are never called.
#[inline]
pub(crate) fn due(state: &Confrontation, who: Character, trigger: Trigger, turn: Turn) -> Option<Ability> {
    if state.tables().called(trigger, turn).contains(who) { first_due(state, who, trigger, turn) } else { None }
}

#[inline(never)]
fn first_due(state: &Confrontation, who: Character, trigger: Trigger, turn: Turn) -> Option<Ability> {
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
    let mut defs =
        state.data().abilities[who.index()].iter().filter(|def| all_hold(state, who, def.conditions & !OPEN));
    defs.find_map(|def| match def.id {
        Ability::FrodoRetreat => Some(state.sideways(who.side(), "R10.1", "R10.1")),
        Ability::PippinRetreat => Some(state.backward(who.side(), "R10.11", "R10.11")),
        _ => None,
    })
}

/// Does what the Fellowship answered to D6.
pub(crate) fn answer(state: &mut Confrontation, action: Action, events: &mut impl Sink<Event>) {
    let Some(fellow) = state.combatant(crate::ids::Side::Fellowship) else { return };
    let due = due(state, fellow, Trigger::BattleStart, Turn::Chosen);
    match (action, due) {
        (Action::Retreat(to), Some(Ability::FrodoRetreat)) => fellowship::frodo_retreat(state, fellow, to, events),
        (Action::Retreat(to), _) => fellowship::pippin_retreat(state, fellow, to, events),
        (Action::Sam, _) => fellowship::sam_substitute(state, events),
        (Action::RevealFrodo, _) => fellowship::sam_strength_bonus(state, events),
        _ => events.emit(Audience::All, Event::Stood { character: fellow }),
    }
}

/// Resolves the compulsory abilities of `who` that `trigger` calls.
#[inline]
pub(crate) fn resolve(
    state: &mut Confrontation,
    who: Character,
    trigger: Trigger,
    turn: Turn,
    events: &mut impl Sink<Event>,
) -> Flow {
    let called = state.tables().called(trigger, turn).contains(who);
    if called { resolve_called(state, who, trigger, turn, events) } else { Flow::On }
}

#[inline(never)]
fn resolve_called(
    state: &mut Confrontation,
    who: Character,
    trigger: Trigger,
    turn: Turn,
    events: &mut impl Sink<Event>,
) -> Flow {
    let Some(ability) = first_due(state, who, trigger, turn) else { return Flow::On };
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
    card_meets(state, card, u64::MAX)
}

/// Whether the text of a card meets those of its conditions that are among `conditions`.
fn card_meets(state: &Confrontation, card: Card, conditions: u64) -> bool {
    let Some(def) = &state.data().card_abilities[card.index()] else { return false };
    state.combatant(card.side()).is_some_and(|who| all_hold(state, who, def.conditions & conditions))
}

/// Whether it is plain before a text card is played that it will do nothing: one of its own
/// conditions fails that no card changes any more, or the card that lies face up will stop it.
pub(crate) fn will_idle(state: &Confrontation, card: Card) -> bool {
    const ANYWAY: u64 = 1 << Condition::EarlierDiscardExists as u64
        | 1 << Condition::SidewaysRegionOpen as u64
        | 1 << Condition::BackwardRegionOpen as u64;
    const BY_THE_OTHER_CARD: u64 =
        1 << Condition::OpponentCardIsText as u64 | 1 << Condition::SauronCardHasNumber as u64;
    if state.data().card_abilities[card.index()].is_none() {
        return false;
    }
    if state.steps.top() != Some(Step::Answer) {
        return !card_meets(state, card, ANYWAY);
    }
    let mut played = state.clone();
    played.played[card.side().index()] = Some(card);
    !card_meets(&played, card, ANYWAY | BY_THE_OTHER_CARD) || is_stopped(&played, card)
}

/// R13.5: whether the Eye, which lies face up, comes first and will stop `card`.
fn is_stopped(state: &Confrontation, card: Card) -> bool {
    let other = card.side().other();
    state.first_card() == other
        && state.effective(other).is_some_and(|eye| {
            let def = state.data().card_abilities[eye.index()].as_ref();
            def.is_some_and(|def| def.id == Ability::CardEyeOfSauron) && card_may(state, eye)
        })
}
