//! What must always hold: every figure, card, tile and die accounted for.

use std::fmt::Display;

use parlour_core::{Refusal, Text};

use crate::data::book;
use crate::ids::{Nation, REGIONS, Region, Side, Tile, regions_of};
use crate::number::Number;
use crate::rules::{EVERYWHERE, GARRISON_LIMIT, STACKING_LIMIT};
use crate::state::{BattleKind, NAZGUL, Offer, Step, Wotr};
use crate::view::Phase;

/// What does not hold: by which rule, and where.
#[derive(Debug)]
pub(crate) struct Broken {
    pub rule: Number,
    pub place: String,
}

impl Broken {
    pub(crate) fn new(rule: Number, place: impl ToString) -> Broken {
        Broken { rule, place: place.to_string() }
    }
}

impl From<Broken> for Refusal {
    fn from(broken: Broken) -> Refusal {
        Refusal::new(broken.rule.text(), Text::new("refuse.position").with("place", broken.place))
    }
}

/// Something is not possible.
pub(crate) fn barred<T>(rule: Number, place: impl ToString) -> Result<T, Broken> {
    Err(Broken::new(rule, place))
}

/// It is not possible when something is so.
pub(crate) fn barred_if(so: bool, rule: Number, place: impl Display) -> Result<(), Broken> {
    if so { barred(rule, place) } else { Ok(()) }
}

impl Wotr {
    /// The first thing that does not hold, with its rule.
    pub(crate) fn invariants(&self) -> Result<(), Broken> {
        self.figures_are_conserved()?;
        self.cards_are_conserved()?;
        self.tiles_are_conserved()?;
        self.dice_are_conserved()?;
        self.places_agree()?;
        self.nobody_is_out_of_place()?;
        self.hands_are_within_their_limit()?;
        if !self.steps.as_slice().iter().any(|step| matches!(step, Step::EndAction)) {
            self.board_is_at_rest()?;
        }
        Ok(())
    }

    /// R1.8.
    fn figures_are_conserved(&self) -> Result<(), Broken> {
        for nation in Nation::ALL {
            let at = nation.index();
            let record = &book().nations[at];
            let mut total = self.reserve[at].map(u32::from);
            if at < NAZGUL {
                for (sum, count) in total.iter_mut().zip(self.casualties[at]) {
                    *sum += u32::from(count);
                }
            }
            for region in 0..REGIONS {
                total[0] += u32::from(self.units[region][at * 2]);
                total[1] += u32::from(self.units[region][at * 2 + 1]);
                if at < NAZGUL || nation == Nation::Sauron {
                    total[2] += u32::from(self.leaders[region][at.min(NAZGUL)]);
                }
            }
            let supply = [record.regular, record.elite, record.leader + record.nazgul].map(u32::from);
            barred_if(total != supply, r!("R1.8"), format_args!("{nation:?} has {total:?} figures of {supply:?}"))?;
        }
        Ok(())
    }

    /// R2.6.
    fn cards_are_conserved(&self) -> Result<(), Broken> {
        let battle = self.battle.cards.iter().flatten().fold(0, |set, card| set | card.bit());
        let mut zones = vec![self.deck, self.face_up, self.table, battle];
        zones.extend(self.hands);
        zones.extend(self.face_down);
        let all = zones.iter().fold(0, |set, zone| set | zone);
        let count: u32 = zones.iter().map(|zone| zone.count_ones()).sum();
        let wrong = all != self.all_cards() || count != all.count_ones();
        barred_if(wrong, r!("R2.6"), format_args!("{count} cards in all places"))?;
        for deck in crate::ids::Deck::ALL {
            let wrong = u32::from(self.unnamed_of(deck)) > self.left_in(deck).count_ones();
            barred_if(wrong, r!("R2.6"), format_args!("{deck:?} has fewer cards than lie unnamed"))?;
        }
        if let Some(Offer::Named(card)) = self.offered
            && !self.hands.iter().any(|hand| hand & card.bit() != 0)
        {
            return barred(r!("R24.6"), "the offered card is in no hand");
        }
        Ok(())
    }

    /// R21.2, R21.3.
    fn tiles_are_conserved(&self) -> Result<(), Broken> {
        let zones = [self.tiles, self.drawn, self.removed, self.waiting];
        let all = zones.iter().fold(0, |set, zone| set | zone);
        let count: u32 = zones.iter().map(|zone| zone.count_ones()).sum();
        let wrong = all & Tile::STANDARD != Tile::STANDARD || count != all.count_ones() || all & !self.all_tiles() != 0;
        barred_if(wrong, r!("R21.2"), format_args!("{count} tiles"))?;
        Ok(())
    }

    /// R3.2: a die is unused, used, or in the Hunt Box.
    fn dice_are_conserved(&self) -> Result<(), Broken> {
        let phase = self.phase();
        if phase == Phase::ActionRoll {
            let rolled = !self.steps.as_slice().contains(&Step::Roll(Side::FreePeoples));
            let expected = if rolled { self.pool[0] } else { 0 };
            let others = self.spent[0] + self.spent[1] + self.hunt_box[0] + self.unused(Side::Shadow);
            let wrong = self.unused(Side::FreePeoples) != expected || others > 0 || self.hunt_box[1] > self.pool[1];
            barred_if(wrong, r!("R3.10"), "dice: other dice than are being rolled")?;
        }
        if matches!(phase, Phase::Draw | Phase::Fellowship | Phase::HuntAllocation) {
            let found = self.dice.iter().flatten().chain(&self.spent).chain(&self.hunt_box).sum::<u8>();
            let wrong = found > 0 && self.steps.as_slice().len() > 1;
            barred_if(wrong, r!("R3.2"), "dice: all dice are recovered before they are rolled")?;
        }
        if phase != Phase::Action {
            return Ok(());
        }
        for side in Side::ALL {
            let at = side.index();
            let found = self.unused(side) + self.spent[at] + self.hunt_box[at];
            let wrong = found != self.pool[at];
            barred_if(wrong, r!("R3.2"), format_args!("{side:?} has {found} dice of {}", self.pool[at]))?;
        }
        barred_if(self.rings[0] + self.rings[1] > 3, r!("R2.5"), format_args!("{:?} Rings", self.rings))?;
        Ok(())
    }

    /// The sets of armies and the counts say the same; the attackers are where they should be.
    fn places_agree(&self) -> Result<(), Broken> {
        for side in Side::ALL {
            let found = Region::all().filter(|region| self.count(side, *region) > 0).fold(0, |set, it| set | it.bit());
            barred_if(found != self.armies[side.index()], r!("R1.7"), format_args!("armies of {side:?}"))?;
        }
        if self.battle.kind != BattleKind::None {
            let there = self.figures(self.battle.attacker, self.battle.from);
            let mut both = self.battle.force;
            both.remove(&there);
            barred_if(!both.is_empty(), r!("R12.4"), "attackers who are not there")?;
        }
        let around = match self.steps.top() {
            Some(Step::MoveGroup { from, .. } | Step::AttackGroup { from, .. }) => {
                self.figures(self.acting_side(), from)
            }
            Some(Step::Advance) => self.battle.force,
            _ => return Ok(()),
        };
        barred_if(!self.group.without(&around).is_empty(), r!("R10.1"), "a group of figures that are not there")
    }

    /// R1.4, R16.8: Leaders have units beside them, and enemies share a region only in a siege. Who
    /// has fallen in a running battle is seen at the end of its round (R14.7).
    fn nobody_is_out_of_place(&self) -> Result<(), Broken> {
        let fought = match self.battle.kind {
            BattleKind::None => 0,
            _ => self.battle.from.bit() | self.battle.region.bit(),
        };
        for region in regions_of(EVERYWHERE & !fought) {
            let leaders: u8 = self.leaders[region.index()][..NAZGUL].iter().sum();
            let wrong = leaders > 0 && self.armies[0] & region.bit() == 0;
            barred_if(wrong, r!("R1.4"), format_args!("regions/{region}: Leaders alone"))?;
        }
        let wrong = ((self.armies[0] & self.armies[1]) ^ self.besieged) & !fought;
        let found = |region| format!("regions/{region}: armies of both sides, or a siege without them");
        regions_of(wrong).next().map_or(Ok(()), |region| barred(r!("R16.8"), found(region)))
    }

    /// R6.3: unless the seat is about to discard.
    fn hands_are_within_their_limit(&self) -> Result<(), Broken> {
        for seat in parlour_core::Seat::first(self.seat_count()) {
            let discards = self.steps.as_slice().contains(&Step::HandLimit(seat));
            let wrong = self.hand_size(seat) > self.hand_limit(seat) && !discards;
            barred_if(wrong, r!("R6.3"), format_args!("cards/hands/{}: too many cards", seat.0))?;
        }
        Ok(())
    }

    /// R8.1, R8.2, R19.5, R24.15: between two actions.
    pub(crate) fn board_is_at_rest(&self) -> Result<(), Broken> {
        for side in Side::ALL {
            for region in regions_of(self.armies[side.index()]) {
                let shut = self.besieged & self.controlled(side) & region.bit() != 0;
                let limit = if shut { GARRISON_LIMIT } else { STACKING_LIMIT };
                let count = self.count(side, region);
                let rule = if shut { r!("R8.2") } else { r!("R8.1") };
                barred_if(count > limit, rule, format_args!("regions/{region}: {count} units"))?;
            }
            let alone = |region: &Region| !self.is_shared(side, *region);
            if let Some(region) = regions_of(self.mixed[side.index()]).find(alone) {
                return barred(r!("R24.15"), format_args!("regions/{region}: mixed, with units of one player"));
            }
        }
        // A Fellowship declared where a Hunt tile waits may lose its Guide outside any action.
        let picking = self.steps.as_slice().iter().any(|step| matches!(step, Step::PickGuide));
        let fits = self.guides_now() & self.guide.bit() != 0;
        barred_if(!fits && !picking, r!("R19.5"), format_args!("{} is Guide", self.guide))
    }
}
