//! R21.2: the nine moments at which abilities work, and which ability can do its work at which of
//! them. What would load and never be heard of is refused by name.

use crate::data::{Ability, AbilityDef, DataError, Trigger};
use crate::ids::Side;

/// Every moment at which somebody can be struck down by name.
const ANY_DEED: &[Trigger] = &[
    Trigger::StartTurn,
    Trigger::BattleStart,
    Trigger::BeforeCards,
    Trigger::ResolveCards,
    Trigger::CompareStrengths,
    Trigger::BattleEnd,
    Trigger::EndTurn,
];

/// The moments of a battle that is not decided yet.
const IN_BATTLE: &[Trigger] =
    &[Trigger::BattleStart, Trigger::BeforeCards, Trigger::ResolveCards, Trigger::CompareStrengths];

/// What an ability needs to do its work.
struct Kind {
    side: Side,
    moments: &'static [Trigger],
    /// Whether its player is asked; either way where it only adds destinations.
    optional: Option<bool>,
}

const fn kind(ability: Ability) -> Kind {
    let side =
        if ability.index() <= Ability::BoromirMutualDestruction.index() { Side::Fellowship } else { Side::Sauron };
    let (side, moments, optional): (Side, &[Trigger], _) = match ability {
        Ability::FrodoRetreat | Ability::PippinRetreat | Ability::SamSubstitute | Ability::SamStrengthBonus => {
            (side, &[Trigger::BattleStart], Some(true))
        }
        Ability::MerryVsWitchking | Ability::LegolasVsFlyingNazgul | Ability::GimliVsOrcs => {
            (side, ANY_DEED, Some(false))
        }
        Ability::GandalfRevealCard => (side, &[Trigger::BattleStart, Trigger::BeforeCards], Some(false)),
        Ability::BoromirMutualDestruction | Ability::OrcsFirstStrike | Ability::CaveTrollNegateSauronCard => {
            (side, IN_BATTLE, Some(false))
        }
        Ability::AragornSpecialAttackMove
        | Ability::WitchkingSidewaysAttack
        | Ability::FlyingNazgulSpecialMove
        | Ability::BlackRiderLongCharge => (side, &[Trigger::CheckMoveLegality], None),
        Ability::BalrogTunnelAmbush => (side, &[Trigger::PostMove], Some(true)),
        Ability::ShelobPostBattleMove => {
            (side, &[Trigger::StartTurn, Trigger::BattleEnd, Trigger::EndTurn], Some(false))
        }
        Ability::SarumanForceStrengthComparison => (side, &[Trigger::BeforeCards], Some(true)),
        Ability::WargNegateAbility => (side, &[Trigger::BattleStart], Some(false)),
        Ability::CardNobleSacrifice | Ability::CardElvenCloak => {
            (Side::Fellowship, &[Trigger::ResolveCards, Trigger::CompareStrengths], Some(false))
        }
        Ability::CardFellowshipMagic | Ability::CardFellowshipRetreat => {
            (Side::Fellowship, &[Trigger::ResolveCards], Some(false))
        }
        Ability::CardSauronMagic | Ability::CardEyeOfSauron | Ability::CardSauronRetreat => {
            (Side::Sauron, &[Trigger::ResolveCards], Some(false))
        }
    };
    Kind { side, moments, optional }
}

/// Whether an ability that somebody of `side` has in `place` can do its work.
pub(crate) fn check_moment(def: &AbilityDef, side: Side, place: &str) -> Result<(), DataError> {
    let AbilityDef { id, trigger, .. } = def;
    let kind = kind(*id);
    let fault = |what: String| Err(DataError::Inconsistent(what));
    let sams = matches!(id, Ability::SamSubstitute | Ability::SamStrengthBonus);
    if kind.side != side || (sams && place != "SAM") {
        return fault(format!("{place} cannot have {id}"));
    }
    if !kind.moments.contains(trigger) {
        return fault(format!("{id} of {place} cannot work at {trigger}"));
    }
    if kind.optional.is_some_and(|optional| optional != def.optional) {
        return fault(format!("{id} of {place} has the wrong optional"));
    }
    if def.first && (side, *trigger) != (Side::Sauron, Trigger::BattleStart) {
        return fault(format!("{id} of {place} cannot go first"));
    }
    Ok(())
}
