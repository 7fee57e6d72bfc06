//! A position as numbers for a learned judge: what lies open, and nothing of anybody's hand but how
//! many cards it has. All are about 1 at most, and most are 0 most of the time.

use parlour_core::Seat;
use parlour_wotr::data::{book, map};
use parlour_wotr::ids::{regions_of, tiles_of};
use parlour_wotr::{Character, Deck, Look, Nation, Side, Step};

use super::field::Field;
use super::odds;
use super::ring;
use super::ways::{PRIZES, ways};
use crate::pen::Pen;

/// Facts of each Settlement with Victory points.
const PLACE: usize = 8;
/// Facts of the Ring's road.
const ROAD: usize = 42;
/// Facts of the table: dice, cards, turn.
const TABLE: usize = 40;
/// Facts of each nation.
const NATION: usize = 8;
/// Facts of each character.
const CHARACTER: usize = 3;

/// How many numbers a position has.
pub const FACTS: usize = ROAD + TABLE + 8 * NATION + 13 * CHARACTER + PRIZES * PLACE;

/// Writes the facts of a position that was read into `field`.
pub(super) fn write(look: Look<'_>, field: &Field, to: &mut [f32; FACTS]) {
    let mut pen = Pen::new(to);
    road(look, &mut pen);
    debug_assert_eq!(pen.written(), ROAD);
    table(look, &mut pen);
    debug_assert_eq!(pen.written(), ROAD + TABLE);
    for nation in Nation::ALL {
        politics(look, field, nation, &mut pen);
    }
    for who in Character::ALL.into_iter().take(13) {
        pen.flag(look.in_fellowship(who));
        pen.flag(look.place(who).is_some());
        pen.flag(look.is_aside(who));
    }
    places(look, field, &mut pen);
    debug_assert_eq!(pen.written(), FACTS);
}

fn road(look: Look<'_>, pen: &mut Pen<'_>) {
    let left = ring::steps_left(look).max(0);
    let damage = odds::move_damage(look);
    pen.one_of(usize::from(look.corruption()), 13);
    pen.share(look.corruption(), 12.0);
    match look.mordor() {
        None => {
            pen.skip(6);
            pen.put(f32::from(left) / 10.0);
            pen.share(look.progress(), 6.0);
        }
        Some(step) => {
            pen.one_of(usize::from(step), 6);
            pen.skip(2);
        }
    }
    pen.flag(look.mordor().is_none() && left == 0);
    pen.flag(look.mordor().is_none() && left <= 3);
    pen.flag(!look.hidden());
    pen.flag(look.moved_or_hid());
    pen.flag(look.havens() & look.ring_bearers().bit() != 0 && look.mordor().is_none());
    pen.share(look.hunt_rerolls(), 3.0);
    pen.share(look.hunt_box(Side::Shadow), 5.0);
    pen.share(look.hunt_box(Side::FreePeoples), 5.0);
    pen.put(damage / 4.0);
    let levels: u8 = Character::of(look.company()).map(|who| book().level[who.index()].min(3)).sum();
    pen.share(levels, 10.0);
    pen.share(look.company().count_ones() as u8, 7.0);
    pen.share(book().level[look.guide().index()].min(3), 3.0);
    let (mut sum, mut eyes, mut reveals, mut stops) = (0.0, 0.0, 0.0, 0.0);
    for tile in tiles_of(look.tiles()) {
        let record = &book().tiles[usize::from(tile.0)];
        sum += f32::from(record.value.unwrap_or(0));
        eyes += f32::from(u8::from(record.eye));
        reveals += f32::from(u8::from(record.reveal));
        stops += f32::from(u8::from(record.stop));
    }
    let tiles = look.tiles().count_ones().max(1) as f32;
    for part in [sum / 2.0, eyes, reveals, stops] {
        pen.put(part / tiles);
    }
    let all = look.tiles() | look.waiting();
    pen.share((all >> 16 & 0x0F).count_ones() as u8, 4.0);
    pen.share((all >> 20 & 0x0F).count_ones() as u8, 4.0);
    pen.put(tiles / 20.0);
    // How the two clocks stand to each other.
    let corruption = f32::from(look.corruption()) / 12.0;
    pen.put(corruption * f32::from(left) / 10.0);
}

fn table(look: Look<'_>, pen: &mut Pen<'_>) {
    let turn = f32::from(look.turn().min(30));
    pen.put(turn / 20.0);
    pen.put((5.0 - turn).max(0.0) / 5.0);
    for side in Side::ALL {
        for count in look.dice(side).iter().take(6) {
            pen.share(*count, 4.0);
        }
        pen.share(look.unused(side), 8.0);
        pen.share(look.pool(side), 8.0);
        pen.share(look.rings(side), 3.0);
        pen.flag(look.ring_used(side));
        let points = f32::from(look.victory_points(side)) / if side == Side::Shadow { 10.0 } else { 4.0 };
        pen.put(points);
        pen.put(points * points);
        let hands = Seat::first(look.seats()).filter(|seat| Look::side_of(*seat) == side);
        pen.share(hands.map(|seat| look.hand(seat).count_ones() as u8).sum(), 6.0);
        let cards = if side == Side::FreePeoples { (1u128 << 48) - 1 } else { ((1u128 << 48) - 1) << 48 };
        pen.share((look.table() & cards).count_ones() as u8, 2.0);
        pen.flag(matches!(look.step(), Some(Step::Act(seat)) if Look::side_of(seat) == side));
    }
    for deck in [Deck::FpCharacter, Deck::FpStrategy, Deck::ShCharacter, Deck::ShStrategy] {
        pen.share(look.left_in(deck) as u8, 24.0);
    }
    let corruption = f32::from(look.corruption()) / 12.0;
    let points = f32::from(look.victory_points(Side::Shadow)) / 10.0;
    let steps = f32::from(ring::steps_left(look).max(0)) / 10.0;
    pen.put(points * steps);
    pen.put(points * corruption);
    pen.flag(look.victory_points(Side::Shadow) >= 10);
    pen.flag(look.victory_points(Side::FreePeoples) >= 4);
}

fn politics(look: Look<'_>, field: &Field, nation: Nation, pen: &mut Pen<'_>) {
    pen.flag(look.at_war(nation));
    pen.share(look.to_war(nation), 3.0);
    pen.flag(look.is_active(nation));
    let [regulars, elites, leaders] = look.reserve(nation);
    pen.share(regulars, 10.0);
    pen.share(elites, 5.0);
    pen.share(leaders, 4.0);
    let (mut all, mut free) = (0, 0);
    for army in &field.armies[nation.side().index()] {
        let units = look.units(army.at);
        let hits = units[nation.index() * 2] + 2 * units[nation.index() * 2 + 1];
        all += hits;
        free += if map().vp[army.at.index()] == 0 { hits } else { 0 };
    }
    pen.share(all, 20.0);
    pen.share(free, 20.0);
}

fn places(look: Look<'_>, field: &Field, pen: &mut Pen<'_>) {
    let first = pen.written();
    for at in regions_of(map().settlements) {
        if map().vp[at.index()] == 0 {
            continue;
        }
        pen.go_to(first + PLACE * ways().number(at));
        let shadow = look.controlled(Side::Shadow) & at.bit() != 0;
        let owner = if shadow { Side::Shadow } else { Side::FreePeoples };
        let inside = field.force(owner, at);
        let outside = field.force(owner.enemy(), at);
        pen.flag(shadow != (map().home[Side::Shadow.index()] & at.bit() != 0));
        pen.flag(look.besieged() & at.bit() != 0);
        pen.put(inside.hp / 8.0);
        pen.put(inside.lead / 4.0);
        pen.put(outside.strike() / 16.0);
        let target = field.target(owner.enemy(), at);
        pen.put(target.map_or(0.0, |target| target.power / 24.0));
        pen.put(target.map_or(0.0, |target| target.plan / 4.0));
        pen.put(target.map_or(0.0, |target| f32::from(9 - target.near.min(9)) / 9.0));
    }
    pen.go_to(first + PLACE * PRIZES);
}

#[cfg(test)]
mod tests {
    use parlour_core::{Game, Rng};
    use parlour_wotr::{Setup, Wotr};

    use super::*;

    /// Nobody's hand counts: two states that a seat cannot tell apart have the same facts.
    #[test]
    fn facts_are_of_what_lies_open() {
        let mut game = Wotr::start(&Setup::default()).unwrap();
        let (mut rng, mut options, mut seen) = (Rng::new(4), Vec::new(), 0);
        for _ in 0..600 {
            match game.status() {
                parlour_core::Status::Over(_) => break,
                parlour_core::Status::Chance(request) => {
                    game.deal(&request.answer_with(|n| rng.below(n)), &mut parlour_core::NoEvents);
                }
                parlour_core::Status::Decide(asked) => {
                    let seat = asked.iter().next().unwrap();
                    let facts = |game: &Wotr| {
                        let (mut field, mut facts) = (Field::default(), [0.0; FACTS]);
                        field.see(game.look());
                        write(game.look(), &field, &mut facts);
                        facts
                    };
                    let [one, other] = [0, 1].map(|seat| facts(&game.reimagine(Seat(seat), &mut rng)));
                    assert_eq!(one.map(f32::to_bits), other.map(f32::to_bits), "seed 4, step {:?}", game.look().step());
                    assert!(one.iter().all(|fact| fact.is_finite() && fact.abs() <= 4.0), "{one:?}");
                    seen += 1;
                    options.clear();
                    game.legal_actions(seat, &mut options);
                    let chosen = options[rng.below(options.len() as u32) as usize];
                    game.apply(seat, &chosen, &mut parlour_core::NoEvents);
                }
            }
        }
        assert!(seen > 100, "{seen}");
    }
}
