//! The Event cards' own effects: the one place where cards reach into the rules.
//!
//! The rules call these hooks wherever a card may change something; each card's code belongs in
//! the file of its deck, and is reached from here by the card's number. For now a played Event
//! and a Combat card have no effect of their own.
//!
//! - An Event is [`Step::Event`](crate::state::Step::Event) with a number for the card's own use:
//!   [`proceed_event`] does what needs no answer, [`list_event`] and [`in_event`] ask. A card may
//!   push any other step above itself: a battle ([`Wotr::begin_battle`]), a Hunt tile, a move of
//!   the Fellowship, a separation, a draw.
//! - Interrupts are steps pushed by [`interrupt`] at the [`Window`]s of the Hunt.
//! - Cards on the table are the set `table`; the hooks ask it, and [`watch`] discards what no
//!   longer holds.
//! - What a card causes is tagged `Cause::Card` or `HuntCause::Card`.

use parlour_core::Sink;

use crate::action::Action;
use crate::data::deck_cards;
use crate::event::{Cause, Event};
use crate::ids::{Card, Nation, Side};
use crate::state::{NONE, Window, Wotr};

/// R6.5: whether a card's precondition holds.
pub(crate) const fn may_play(_: &Wotr, _: Card) -> bool {
    true
}

/// R6.5: an Event goes on as far as nobody must answer; whether the flow goes on.
pub(crate) fn proceed_event(game: &mut Wotr, _: Card, _: u8, _: &mut impl Sink<Event>) -> bool {
    game.steps.pop();
    true
}

/// What an Event asks.
pub(crate) const fn list_event(_: &Wotr, _: Card, _: u8, _: &mut Vec<Action>) {}

/// The answer to it.
pub(crate) const fn in_event(_: &mut Wotr, _: Card, _: u8, _: Action, _: &mut impl Sink<Event>) {}

/// R6.7: cards on the table whose condition no longer holds are discarded.
pub(crate) const fn watch(_: &mut Wotr, _: &mut impl Sink<Event>) {}

/// R13.3: whether a Combat card's precondition holds.
pub(crate) const fn may_fight_with(_: &Wotr, _: Side, _: Card) -> bool {
    true
}

/// R13.3: whether a side may play Combat cards in this round at all.
pub(crate) const fn combat_cards_allowed(_: &Wotr, _: Side) -> bool {
    true
}

/// R13.4: the effects of the shown Combat cards with this initiative, the defender's first.
pub(crate) fn combat_slot(game: &mut Wotr, slot: u8, events: &mut impl Sink<Event>) {
    for (side, card) in in_slot(game, slot).into_iter().flatten() {
        combat(game, side, card, slot, events);
    }
}

/// R13.4: the cards that act in a slot: lower numbers come in earlier slots, and on equal numbers
/// the defender's card comes first.
pub(crate) fn in_slot(game: &Wotr, slot: u8) -> [Option<(Side, Card)>; 2] {
    let attacker = game.battle.attacker;
    [attacker.enemy(), attacker].map(|side| {
        let card = Some(game.battle.cards[side.index()]).filter(|card| *card != NONE)?;
        deck_cards()[usize::from(card)].initiative.contains(&slot).then_some((side, Card(card)))
    })
}

/// What a Combat card does in one of its slots.
const fn combat(_: &mut Wotr, _: Side, _: Card, _: u8, _: &mut impl Sink<Event>) {}

/// R13.8: the number of Combat dice of a side after the cards in force.
pub(crate) const fn combat_dice(_: &Wotr, _: Side, dice: u8) -> u8 {
    dice
}

/// R13.10: what cards in force add to each die of a side; `again` for the Leader re-roll.
pub(crate) const fn modifier(_: &Wotr, _: Side, _: bool) -> i8 {
    0
}

/// R13.6: a side's Leadership after the cards in force.
pub(crate) const fn leadership(_: &Wotr, _: Side, leadership: u8) -> u8 {
    leadership
}

/// Regions that no card closes to the armies of a side.
pub(crate) const fn open(_: &Wotr, _: Side) -> u128 {
    u128::MAX
}

/// R18.5: whether no card keeps a nation passive.
pub(crate) const fn may_activate(_: &Wotr, _: Nation, _: Cause) -> bool {
    true
}

/// R18.8: whether no card forbids advancing a nation by die.
pub(crate) const fn may_advance_by_die(_: &Wotr, _: Nation) -> bool {
    true
}

/// R21.6: what cards add to each Hunt die.
pub(crate) const fn hunt_bonus(_: &Wotr) -> u8 {
    0
}

/// R21.12: a moment at which a card on the table may be used. A card that may be pushes a step of
/// its own that asks its owner, and says so; the Hunt goes on when that step is done.
pub(crate) const fn interrupt(_: &mut Wotr, _: Window, _: &mut impl Sink<Event>) -> bool {
    false
}

/// R3.13: whether the die that moved the Fellowship goes to the Hunt Box.
pub(crate) const fn die_goes_to_box(_: &Wotr) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use parlour_core::{NoEvents, Seat};

    use super::*;
    use crate::ids::{Character, Figure, Region};
    use crate::setup::Setup;
    use crate::state::{Group, Step};

    fn fresh() -> Wotr {
        Wotr::fresh(Setup::default())
    }

    fn army(game: &mut Wotr, region: &str, nation: Nation, regulars: u8) -> Group {
        let mut group = Group::EMPTY;
        group.units[nation.index() * 2] = regulars;
        game.put(nation.side(), Region::named(region), &group);
        group
    }

    /// R13.4: S028, S029.
    #[test]
    fn r13_4_the_lower_initiative_first_and_the_defender_on_ties() {
        let mut game = fresh();
        game.battle.attacker = Side::Shadow;
        let card = |id: &str| id.parse::<Card>().unwrap();
        let scouts = card("fp_strat_05");
        let durins_bane = card("sh_char_17");
        game.battle.cards = [scouts.0, durins_bane.0];
        assert_eq!(in_slot(&game, 1), [Some((Side::FreePeoples, scouts)), None]);
        assert_eq!(in_slot(&game, 2), [None, Some((Side::Shadow, durins_bane))]);
        let (gift, despair) = (card("fp_char_01"), card("sh_char_08"));
        game.battle.cards = [gift.0, despair.0];
        assert_eq!(in_slot(&game, 3), [Some((Side::FreePeoples, gift)), Some((Side::Shadow, despair))]);
        let mumakil = card("sh_strat_07");
        game.battle.cards = [NONE, mumakil.0];
        assert!(in_slot(&game, 3)[1].is_some() && in_slot(&game, 5)[1].is_some() && in_slot(&game, 4)[1].is_none());
    }

    /// R6.9: S025.
    #[test]
    fn r6_9_leaders_fall_with_the_last_unit_and_companions_stay() {
        let mut game = fresh();
        let edoras = Region::named("edoras");
        game.leaders[edoras.index()][Nation::Rohan.index()] = 1;
        game.reserve[Nation::Rohan.index()][2] -= 1;
        game.at[Character::Gimli.index()] = edoras.0;
        for figure in [Figure::Regular(Nation::Rohan), Figure::Elite(Nation::Rohan)] {
            game.lose(figure, edoras, Cause::Card(Card(0)), &mut NoEvents);
        }
        game.left(edoras, &mut NoEvents);
        assert_eq!(game.casualties[Nation::Rohan.index()], [1, 1, 1]);
        assert_eq!(game.place(Character::Gimli), Some(edoras));
    }

    #[test]
    fn r6_10_a_garrison_that_a_card_wipes_out_loses_the_stronghold() {
        let mut game = fresh();
        let deep = Region::named("helms_deep");
        army(&mut game, "helms_deep", Nation::Isengard, 2);
        game.besieged |= deep.bit();
        game.at[Character::Gimli.index()] = deep.0;
        game.lose(Figure::Regular(Nation::Rohan), deep, Cause::Card(Card(0)), &mut NoEvents);
        game.left(deep, &mut NoEvents);
        assert_eq!(game.victory_points(Side::Shadow), 2);
        assert_eq!((game.besieged, game.place(Character::Gimli)), (0, Some(deep)));
    }

    #[test]
    fn r6_11_a_besieged_army_is_in_its_region_and_settlements_keep_their_first_owner() {
        let mut game = fresh();
        let deep = Region::named("helms_deep");
        army(&mut game, "helms_deep", Nation::Isengard, 2);
        game.besieged |= deep.bit();
        assert_eq!(game.figures(Side::FreePeoples, deep).count(), 1);
        game.capture(Side::Shadow, deep, &mut NoEvents);
        assert!(crate::data::map().home[0] & deep.bit() != 0 && game.controlled(Side::FreePeoples) & deep.bit() == 0);
    }

    /// R6.8, R9.8: S035, second half.
    #[test]
    fn r9_8_cards_recruit_at_peace_and_into_a_siege() {
        let mut game = fresh();
        let city = Region::named("minas_tirith");
        army(&mut game, "minas_tirith", Nation::Sauron, 3);
        game.besieged |= city.bit();
        let recruit = Figure::Regular(Nation::Gondor);
        assert!(!game.at_war(Nation::Gondor) && game.may_place_by_card(recruit, city));
        assert!(!game.may_place_by_card(recruit, Region::named("barad_dur")));
        assert!(!game.may_place_by_card(Figure::Leader(Nation::Gondor), Region::named("lamedon")));
        game.place_by_card(recruit, city, &mut NoEvents);
        game.place_by_card(recruit, city, &mut NoEvents);
        game.run(&mut NoEvents);
        assert_eq!(game.steps.top(), Some(Step::Garrison(city)));
        assert_eq!(game.count(Side::FreePeoples, city), 6);
        game.act(Action::Lose(recruit), &mut NoEvents);
        assert_eq!(game.count(Side::FreePeoples, city), 5);
    }

    /// R10.10, R8.5: the group is fixed, what it passes through is captured, and the limit waits.
    #[test]
    fn r10_10_r8_5_a_march_of_several_regions() {
        let mut game = fresh();
        let group = army(&mut game, "gap_of_rohan", Nation::Isengard, 4);
        army(&mut game, "fangorn", Nation::Sauron, 8);
        game.to_war = [0; 8];
        let way = ["gap_of_rohan", "enedwaith", "druwaith_iaur"].map(Region::named);
        game.march(Side::Shadow, way[0], way[1], &group, &mut NoEvents);
        game.march(Side::Shadow, way[1], way[2], &group, &mut NoEvents);
        assert_eq!((game.count(Side::Shadow, way[1]), game.count(Side::Shadow, way[2])), (0, 4));
        let (town, wood) = (Region::named("westemnet"), Region::named("fangorn"));
        game.march(Side::Shadow, way[2], town, &group, &mut NoEvents);
        game.march(Side::Shadow, town, wood, &group, &mut NoEvents);
        assert!(game.shadow & town.bit() != 0 && game.armies[1] & town.bit() == 0);
        assert_eq!(game.count(Side::Shadow, wood), 12, "cut to ten only at the end of the action");
    }

    /// R21.20: S134.
    #[test]
    fn r21_20_a_move_by_card_is_hunted_but_its_die_stays_out_of_the_box() {
        let mut game = fresh();
        game.hunt_box = [0, 2];
        game.fellowship_moves(&mut NoEvents);
        assert_eq!((game.progress, game.steps.top()), (1, Some(Step::HuntRoll)));
        game.take_deal(&[1u8, 1].into_iter().collect(), &mut NoEvents);
        assert_eq!(game.hunt_box[0], 0);
    }

    /// R6.13: the politics of an attack without a battle.
    #[test]
    fn r6_13_what_counts_as_an_attack_stirs_the_attacked() {
        let mut game = fresh();
        game.attacked(Side::Shadow, Region::named("orthanc"), &mut NoEvents);
        assert!(game.at_war(Nation::Isengard));
    }

    #[test]
    fn r6_6_what_no_card_overrides_still_holds() {
        let mut game = fresh();
        game.run(&mut NoEvents);
        let card = Card(0);
        game.deck &= !card.bit();
        game.hands[0] |= card.bit();
        game.actor = 0;
        let before = game.clone();
        game.play(Seat(0), card);
        while let Some(Step::Event(..) | Step::EventEnd(_)) = game.steps.top() {
            let step = game.steps.top().expect("a step");
            assert!(game.proceed(step, &mut NoEvents));
        }
        assert_eq!(game.face_up, card.bit());
        assert_eq!((game.units, game.dice, game.to_war), (before.units, before.dice, before.to_war));
    }
}
