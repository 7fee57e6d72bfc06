//! What the rules count in a position, for those who look at it: the same functions that play say
//! how many dice an Army rolls, whose it is and what the Hunt needs. No client works it out again.

use std::collections::BTreeMap;

use parlour_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::data::{Built, Category, map};
use crate::ids::{Card, Character, Nation, Region, Side, Whereabouts, cards_of};
use crate::odds;
use crate::rules::battle::MOST_DICE;
use crate::rules::victory::{FREE_GOAL, SHADOW_GOAL};
use crate::state::{BattleKind, Group, Wotr};

/// What follows from a position by the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Counted {
    /// Everybody on the map, region by region.
    pub armies: BTreeMap<Region, Vec<Army>>,
    /// What is built where.
    pub structures: BTreeMap<Region, Structure>,
    /// What the next Hunt roll would be.
    pub hunt: HuntCount,
    /// What each seat plays (R24.1).
    pub seats: Vec<SeatCount>,
    /// The order of actions (R3.11, R24.8).
    pub order: Vec<Seat>,
    /// The Victory points that win (R23.4, R23.5).
    #[cfg_attr(feature = "typescript", ts(as = "crate::view::whole::Sides<u8>"))]
    pub goals: BTreeMap<Side, u8>,
    /// Both sides of a running battle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<crate::view::whole::Sides<Fighters>>"))]
    pub battle: Option<BTreeMap<Side, Fighters>>,
    /// What the viewer's teammate decides alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub teammate: Option<Teammate>,
}

/// What is built in a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Structure {
    /// What it is (R7.4).
    pub r#type: Built,
    /// Whether that is a Settlement (R28.6).
    pub category: Category,
    /// Victory points for the enemy who takes it (R7.5).
    pub vp: u8,
    /// Whether its nation can recruit here now, if it is At War and has figures left (R9.4).
    pub can_muster: bool,
}

/// Where figures stand in their region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Stand {
    /// In the open.
    Field,
    /// Inside a Stronghold under siege.
    Besieged,
    /// Around it.
    Sieging,
    /// Left behind by an attack out of the region.
    Rear,
}

/// Figures of one side that stand together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Army {
    /// Whose they are.
    pub side: Side,
    /// Where.
    pub stand: Stand,
    /// Who they are, characters included.
    pub figures: Group,
    /// How many Army units.
    pub units: u8,
    /// Dice in the first round of a battle (R13.8, R26.captain); none without units.
    pub dice: u8,
    /// Leadership (R13.12).
    pub leadership: u8,
    /// Who commands them (R24.17).
    pub commander: Seat,
}

/// One side of a running battle, as it stands in this round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Fighters {
    /// Who takes part.
    pub figures: Group,
    /// How many Army units.
    pub units: u8,
    /// Dice of the Combat roll (R13.8, R27.3.4).
    pub dice: u8,
    /// What a die must reach before cards change it (R13.9).
    pub target: u8,
    /// Leadership that is left (R13.12, R27.3.9).
    pub leadership: u8,
    /// Leadership given up or negated in this round (R13.6).
    pub forfeited: u8,
    /// Who decides (R24.18).
    pub commander: Seat,
}

/// The Hunt roll, if the Fellowship moved now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HuntCount {
    /// The Hunt Level (R21.1).
    pub level: u8,
    /// Dice (R21.5).
    pub dice: u8,
    /// What is added to each (R21.6).
    pub bonus: u8,
    /// What a die must show with that.
    pub needs: u8,
    /// Failed dice that are rolled again (R21.8).
    pub rerolls: u8,
    /// How likely it is to succeed, in hundredths.
    pub found: u8,
}

/// What a seat plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatCount {
    /// Its side.
    pub side: Side,
    /// Its nations (R24.1).
    pub nations: Vec<Nation>,
}

/// What the other seat of a team decides, and this one does not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Teammate {
    /// Which seat that is.
    pub seat: Seat,
    /// Nations that it alone advances (R24.11).
    pub advance: Vec<Nation>,
    /// Nations that it alone recruits for (R24.11).
    pub recruit: Vec<Nation>,
    /// Armies that it alone moves (R24.11).
    pub armies: Vec<Region>,
    /// Mixed Armies that it commands (R24.18).
    pub mixed: Vec<Region>,
    /// Minions that it brings in (R24.13).
    pub minions: Vec<Character>,
    /// Whether it recruits the Nazgûl (R24.13).
    pub nazgul: bool,
    /// Cards of the viewer's hand that only it may play (R24.14).
    pub cards: Vec<Card>,
    /// Whether it leads (R24.7).
    pub leads: bool,
}

impl Counted {
    /// Whether nothing was counted: the form of a position.
    pub(crate) fn is_empty(&self) -> bool {
        self.order.is_empty()
    }
}

impl Wotr {
    pub(crate) fn counted(&self, viewer: Viewer) -> Counted {
        let armies = |region| {
            let here = self.armies_in(region);
            (!here.is_empty()).then_some((region, here))
        };
        Counted {
            armies: Region::all().filter_map(armies).collect(),
            structures: Region::all().filter_map(|region| Some((region, self.structure(region)?))).collect(),
            hunt: HuntCount {
                level: self.hunt_level(),
                dice: self.hunt_dice(),
                bonus: self.hunt_bonus(),
                needs: self.hunt_needs(),
                rerolls: self.hunt_rerolls(),
                found: odds::in_hundred(odds::of_hunt(self)),
            },
            seats: Seat::first(self.seat_count())
                .map(|seat| SeatCount {
                    side: Wotr::side_of(seat),
                    nations: Nation::ALL.into_iter().filter(|nation| self.owner(*nation) == seat).collect(),
                })
                .collect(),
            order: self.order().into_iter().collect(),
            goals: [(Side::FreePeoples, FREE_GOAL), (Side::Shadow, SHADOW_GOAL)].into(),
            battle: (self.battle.kind != BattleKind::None)
                .then(|| Side::ALL.into_iter().map(|side| (side, self.fighters_view(side))).collect()),
            teammate: match viewer {
                Viewer::Seat(seat) => self.teammate(seat).map(|mate| self.teammate_view(seat, mate)),
                _ => None,
            },
        }
    }

    fn structure(&self, region: Region) -> Option<Structure> {
        let built = map().built[region.index()]?;
        let side = map().nation[region.index()].map(Nation::side);
        let can_muster = side.is_some_and(|side| self.musters_in(side) & region.bit() != 0);
        Some(Structure { r#type: built, category: built.category(), vp: map().vp[region.index()], can_muster })
    }

    /// The figures of a region and how they stand, those of an attack out of it apart from those who stay.
    pub(crate) fn stands(&self, region: Region) -> impl Iterator<Item = (Side, Stand, Group)> {
        let siege = self.besieged & region.bit() != 0;
        let parts = Side::ALL.into_iter().flat_map(move |side| {
            let stand = match siege {
                false => Stand::Field,
                true if self.garrison_side(region) == side => Stand::Besieged,
                true => Stand::Sieging,
            };
            let (all, battle) = (self.figures(side, region), &self.battle);
            let attacks = battle.kind != BattleKind::None && (battle.attacker, battle.from) == (side, region);
            let force = if attacks && !battle.force.is_empty() { battle.force } else { all };
            [(side, stand, force), (side, Stand::Rear, all.without(&force))]
        });
        parts.filter(|(_, _, figures)| !figures.is_empty())
    }

    /// The figures of a region as Armies.
    pub(crate) fn armies_in(&self, region: Region) -> Vec<Army> {
        self.stands(region).map(|(side, stand, figures)| self.army(side, stand, figures)).collect()
    }

    fn army(&self, side: Side, stand: Stand, figures: Group) -> Army {
        let units = figures.count();
        Army {
            side,
            stand,
            figures,
            units,
            dice: if units > 0 { Wotr::strength_of(&figures).min(MOST_DICE) } else { 0 },
            leadership: self.leadership_of(&figures),
            commander: self.commander(side, &figures),
        }
    }

    fn fighters_view(&self, side: Side) -> Fighters {
        let figures = self.fighters(side);
        let leadership = self.leadership(side);
        Fighters {
            figures,
            units: figures.count(),
            dice: self.combat_strength(side),
            target: self.target(side),
            leadership,
            forfeited: self.leadership_of(&figures).saturating_sub(leadership),
            commander: self.commander_in_battle(side),
        }
    }

    fn teammate_view(&self, seat: Seat, mate: Seat) -> Teammate {
        let side = Wotr::side_of(seat);
        let nations = |at_war: bool| {
            Nation::of(side).filter(|it| self.owner(*it) == mate && self.at_war(*it) == at_war).collect()
        };
        let armies = |mixed: bool| {
            let theirs = |region: &Region| {
                self.count(side, *region) > 0
                    && (self.mixed[side.index()] & region.bit() != 0) == mixed
                    && self.commanded(seat, *region, true).count() == 0
            };
            Region::all().filter(theirs).collect()
        };
        let minion = |it: &Character| {
            it.side() == side && self.at[it.index()] == Whereabouts::ASIDE && self.owner_of_minion(*it) == mate
        };
        let barred = |card: &Card| card.record().player.is_some_and(|role| !self.has_role(seat, role));
        Teammate {
            seat: mate,
            advance: nations(false),
            recruit: nations(true),
            armies: armies(false),
            mixed: armies(true),
            minions: match side {
                Side::Shadow => Character::of(self.all_characters()).filter(minion).collect(),
                Side::FreePeoples => Vec::new(),
            },
            nazgul: self.owner(Nation::Sauron) == mate,
            cards: cards_of(self.hands[seat.index()]).filter(barred).collect(),
            leads: self.leader(side) == mate,
        }
    }
}
