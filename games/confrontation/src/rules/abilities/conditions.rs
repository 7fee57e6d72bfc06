//! The conditions of abilities: a closed list, one test each.

use crate::board::{Ground, Spot};
use crate::data::{Condition, Tables};
use crate::ids::{Card, Character, NINE, Region, Side};
use crate::state::{Confrontation, Flag, Step};

/// Whether `condition` holds for an ability of `who`, or for a card of `who`'s side.
pub(crate) fn holds(condition: Condition, state: &Confrontation, who: Character) -> bool {
    let side = who.side();
    match condition {
        Condition::IsAttacking => state.attacker == Some(who),
        Condition::IsDefending => state.defender == Some(who),
        Condition::IsCombatant => state.combatant(side) == Some(who),
        Condition::IsBeside => is_beside(state, who),
        Condition::TextNotIgnored => side == Side::Sauron || !state.flags.has(Flag::FellowshipTextOff),
        Condition::FrodoIsDefending => state.defender == Some(Character::Frodo),
        Condition::FrodoIsBeside => is_beside(state, Character::Frodo),
        Condition::SidewaysRegionOpen => !state.sideways(side, "R14.4", "R14.4").open(state).is_empty(),
        Condition::BackwardRegionOpen => !state.backward(side, "R14.3", "R14.3").open(state).is_empty(),
        Condition::OpponentIsWitchKing => opponent(state, side) == Some(Character::WitchKing),
        Condition::OpponentIsFlyingNazgul => opponent(state, side) == Some(Character::FlyingNazgul),
        Condition::OpponentIsOrcs => opponent(state, side) == Some(Character::Orcs),
        Condition::BothStillThere => state.both_there(),
        Condition::IsFirstBattleOfAttack => !state.flags.has(Flag::OrcsStrikeSpent),
        Condition::IsInCaradhras => state.spot(who) == Spot::On(Region::Caradhras),
        Condition::TunnelIsUsed => state.steps.top() == Some(Step::Ambush),
        Condition::HasSurvived => state.is_there(who),
        Condition::OpponentWasDefeated => {
            opponent(state, side).is_some_and(|other| state.spot(other) == Spot::Defeated)
        }
        Condition::BattleNotInGondor => state.region != Some(Region::Gondor),
        Condition::CardIsNotVoid => !state.flags.has(match side {
            Side::Fellowship => Flag::FellowshipTextCardVoid,
            Side::Sauron => Flag::SauronCardVoid,
        }),
        Condition::EarlierDiscardExists => state.discard(side) & NINE != 0,
        Condition::OpponentCardIsText => {
            state.effective(side.other()).is_some_and(|card| number(state, card).is_none())
        }
        Condition::SauronCardHasNumber => state.effective(Side::Sauron).and_then(|card| number(state, card)).is_some(),
        Condition::SauronHasNotRetreated => !state.flags.has(Flag::SauronRetreatedByCard),
        Condition::DestinationIsAdjacent
        | Condition::DestinationIsSideways
        | Condition::DestinationHasEnemy
        | Condition::DestinationHasLoneEnemy
        | Condition::DestinationEndsClearPath
        | Condition::NotSidewaysInMountains => {
            let Some(from) = state.spot(who).region() else { return false };
            destinations(condition, side, from.index(), &state.ground(side), state.tables()) != 0
        }
    }
}

/// The regions that meet a condition on destinations; every region for any other condition.
#[inline]
pub(crate) fn destinations(condition: Condition, side: Side, at: usize, ground: &Ground, table: &Tables) -> u16 {
    match condition {
        Condition::DestinationIsAdjacent => table.forward[0][at] | table.forward[1][at] | table.sideways[at],
        Condition::DestinationIsSideways => table.sideways[at],
        Condition::DestinationHasEnemy => ground.enemies,
        Condition::DestinationHasLoneEnemy => ground.lone,
        Condition::DestinationEndsClearPath => clear_path_ends(side, at, ground, table),
        Condition::NotSidewaysInMountains if table.mountains >> at & 1 == 1 => !table.sideways[at],
        _ => u16::MAX,
    }
}

/// R7.4: what can be reached forward through regions without enemies and with room.
#[inline]
pub(crate) fn clear_path_ends(side: Side, from: usize, ground: &Ground, table: &Tables) -> u16 {
    let clear = ground.room & !ground.enemies;
    let mut reached = table.forward[side.index()][from];
    let mut passing = reached & clear;
    while passing != 0 {
        let next = table.forward_of(side, passing);
        reached |= next;
        passing = next & clear;
    }
    reached
}

fn is_beside(state: &Confrontation, who: Character) -> bool {
    state.is_there(who) && state.combatant(who.side()) != Some(who)
}

fn opponent(state: &Confrontation, side: Side) -> Option<Character> {
    state.combatant(side.other())
}

fn number(state: &Confrontation, card: Card) -> Option<u8> {
    state.tables().number[card.index()]
}

#[cfg(test)]
mod tests {
    use parlour_core::{Game, NoEvents, Seat, Viewer};
    use serde_json::{Value, json};

    use super::*;
    use crate::action::Action;
    use crate::setup::Setup;

    /// A position at rest, then actions written as in a record.
    fn after(side: Side, characters: Value, actions: Value) -> Confrontation {
        let start = Confrontation::start(&Setup::default()).unwrap();
        let mut view = serde_json::to_value(start.view(Viewer::Table)).unwrap();
        view["flow"] = json!(["move"]);
        view["to_move"] = json!(side);
        view["characters"] = characters;
        let mut state = Confrontation::position(&serde_json::from_value(view).unwrap()).unwrap();
        for action in actions.as_array().unwrap() {
            let action: Action = serde_json::from_value(action.clone()).unwrap();
            let seat = [Seat(0), Seat(1)].into_iter().find(|seat| state.check(*seat, &action).is_ok());
            state.apply(seat.expect("somebody may do that"), &action, &mut NoEvents);
        }
        state
    }

    /// Frodo and Sam in Rhudaur under attack by `foe`, who met `met`.
    fn attacked(foe: &str, met: u8) -> Confrontation {
        let mut state = after(
            Side::Sauron,
            json!({"FRODO": "RHUDAUR", "SAM": "RHUDAUR", foe: "THE_HIGH_PASS", "CAVE_TROLL": "MORDOR"}),
            json!([{"move": [foe, "RHUDAUR"]}]),
        );
        state.deal(&[met].into_iter().collect(), &mut NoEvents);
        state
    }

    /// Legolas in Fangorn attacked by `foe` from Gondor, before cards or with both of them.
    fn duel(foe: &str, actions: &[Value]) -> Confrontation {
        let mut all = vec![json!({"move": [foe, "FANGORN"]})];
        all.extend_from_slice(actions);
        after(
            Side::Sauron,
            json!({"FRODO": "THE_SHIRE", "LEGOLAS": "FANGORN", foe: "GONDOR", "SHELOB": "MORDOR"}),
            json!(all),
        )
    }

    fn check(condition: Condition, state: &Confrontation, who: Character, expected: bool) {
        assert_eq!(holds(condition, state, who), expected, "{condition} of {who}");
    }

    #[test]
    fn who_fights_and_who_stands_beside() {
        let state = attacked("BALROG", 0);
        check(Condition::IsAttacking, &state, Character::Balrog, true);
        check(Condition::IsAttacking, &state, Character::Frodo, false);
        check(Condition::IsDefending, &state, Character::Frodo, true);
        check(Condition::IsDefending, &state, Character::Sam, false);
        check(Condition::IsCombatant, &state, Character::Balrog, true);
        check(Condition::IsCombatant, &state, Character::Sam, false);
        check(Condition::IsBeside, &state, Character::Sam, true);
        check(Condition::IsBeside, &state, Character::Frodo, false);
        check(Condition::FrodoIsDefending, &state, Character::Sam, true);
        check(Condition::FrodoIsBeside, &state, Character::Sam, false);
        let state = attacked("BALROG", 1);
        check(Condition::FrodoIsDefending, &state, Character::Sam, false);
        check(Condition::FrodoIsBeside, &state, Character::Sam, true);
        check(Condition::BothStillThere, &state, Character::Sam, true);
        check(
            Condition::BothStillThere,
            &after(Side::Sauron, json!({"FRODO": "ROHAN", "WARG": "MORDOR"}), json!([])),
            Character::Warg,
            false,
        );
    }

    #[test]
    fn opponents_and_switched_off_texts() {
        for (condition, foe) in [
            (Condition::OpponentIsWitchKing, "WITCH_KING"),
            (Condition::OpponentIsFlyingNazgul, "FLYING_NAZGUL"),
            (Condition::OpponentIsOrcs, "ORCS"),
        ] {
            check(condition, &attacked(foe, 0), Character::Frodo, true);
            check(condition, &attacked("BALROG", 0), Character::Frodo, false);
        }
        check(Condition::TextNotIgnored, &attacked("BALROG", 0), Character::Frodo, true);
        check(Condition::TextNotIgnored, &attacked("WARG", 0), Character::Frodo, false);
        check(Condition::TextNotIgnored, &attacked("WARG", 0), Character::Warg, true);
    }

    #[test]
    fn open_regions() {
        let state = attacked("BALROG", 0);
        check(Condition::SidewaysRegionOpen, &state, Character::Frodo, true);
        check(Condition::BackwardRegionOpen, &state, Character::Frodo, true);
        let state = after(
            Side::Sauron,
            json!({"FRODO": "CARADHRAS", "SAM": "EREGION", "MERRY": "EREGION", "PIPPIN": "ENEDWAITH", "GIMLI": "ENEDWAITH", "BALROG": "ROHAN"}),
            json!([{"move": ["BALROG", "CARADHRAS"]}]),
        );
        check(Condition::SidewaysRegionOpen, &state, Character::Frodo, false);
        check(Condition::BackwardRegionOpen, &state, Character::Frodo, false);
    }

    #[test]
    fn orcs_balrog_and_shelob() {
        let mut state = attacked("ORCS", 0);
        check(Condition::IsFirstBattleOfAttack, &state, Character::Orcs, true);
        state.flags.set(Flag::OrcsStrikeSpent);
        check(Condition::IsFirstBattleOfAttack, &state, Character::Orcs, false);
        let tunnel = json!([{"move": ["GIMLI", "FANGORN"]}]);
        let characters = json!({"FRODO": "ROHAN", "GIMLI": "EREGION", "BALROG": "CARADHRAS", "WARG": "MORDOR"});
        let state = after(Side::Fellowship, characters, tunnel);
        check(Condition::IsInCaradhras, &state, Character::Balrog, true);
        check(Condition::IsInCaradhras, &state, Character::Warg, false);
        check(Condition::TunnelIsUsed, &state, Character::Balrog, true);
        check(Condition::TunnelIsUsed, &attacked("BALROG", 0), Character::Balrog, false);
        let mut state = duel("BALROG", &[]);
        check(Condition::HasSurvived, &state, Character::Balrog, true);
        check(Condition::OpponentWasDefeated, &state, Character::Balrog, false);
        check(Condition::BattleNotInGondor, &state, Character::Balrog, true);
        state.spots.put(Character::Legolas, Spot::Defeated);
        check(Condition::OpponentWasDefeated, &state, Character::Balrog, true);
        check(Condition::HasSurvived, &state, Character::Legolas, false);
        state.region = Some(Region::Gondor);
        check(Condition::BattleNotInGondor, &state, Character::Balrog, false);
    }

    #[test]
    fn destinations_of_movement_abilities() {
        let state = after(
            Side::Sauron,
            json!({"FRODO": "ROHAN", "SAM": "FANGORN", "MERRY": "FANGORN", "WITCH_KING": "MIRKWOOD", "ORCS": "MORDOR"}),
            json!([]),
        );
        let ground = state.ground(Side::Sauron);
        let to = |condition, from: Region| {
            crate::ids::RegionSet(destinations(condition, Side::Sauron, from.index(), &ground, state.tables()))
        };
        let from = Region::Mirkwood;
        assert!(to(Condition::DestinationIsAdjacent, from).contains(Region::Dagorlad));
        assert!(!to(Condition::DestinationIsAdjacent, from).contains(Region::Rohan));
        assert_eq!(to(Condition::DestinationIsSideways, from).single(), Some(Region::Fangorn));
        assert_eq!(to(Condition::DestinationHasEnemy, from).len(), 2);
        assert_eq!(to(Condition::DestinationHasLoneEnemy, from).single(), Some(Region::Rohan));
        assert!(!to(Condition::NotSidewaysInMountains, Region::Caradhras).contains(Region::GapOfRohan));
        assert!(to(Condition::NotSidewaysInMountains, from).contains(Region::Fangorn));
        let path = to(Condition::DestinationEndsClearPath, Region::Mordor);
        assert!(path.contains(Region::Fangorn) && path.contains(Region::Rohan) && path.contains(Region::TheShire));
        check(Condition::DestinationHasLoneEnemy, &state, Character::WitchKing, true);
        check(Condition::DestinationHasLoneEnemy, &state, Character::Balrog, false);
    }

    #[test]
    fn cards() {
        let picks = |fellowship: &str, sauron: &str| [json!({"card": fellowship}), json!({"card": sauron})];
        // Retreat with two regions open waits for its owner, with both cards face up.
        let state = duel("BALROG", &picks("F_RETREAT", "S_3"));
        check(Condition::OpponentCardIsText, &state, Character::Balrog, true);
        check(Condition::SauronCardHasNumber, &state, Character::Legolas, true);
        check(Condition::CardIsNotVoid, &state, Character::Balrog, true);
        check(Condition::EarlierDiscardExists, &state, Character::Balrog, false);
        check(Condition::SauronHasNotRetreated, &state, Character::Legolas, true);
        let mut state = duel("BALROG", &picks("F_1", "S_RETREAT"));
        check(Condition::OpponentCardIsText, &state, Character::Balrog, false);
        check(Condition::SauronCardHasNumber, &state, Character::Legolas, false);
        state.hands[1] &= !Card::S1.bit();
        check(Condition::EarlierDiscardExists, &state, Character::Balrog, true);
        state.flags.set(Flag::SauronRetreatedByCard);
        check(Condition::SauronHasNotRetreated, &state, Character::Legolas, false);
        let state = duel("CAVE_TROLL", &picks("F_RETREAT", "S_3"));
        check(Condition::CardIsNotVoid, &state, Character::CaveTroll, false);
        check(Condition::CardIsNotVoid, &state, Character::Legolas, true);
    }
}
