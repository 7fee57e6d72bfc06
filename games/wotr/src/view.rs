//! What a viewer may know (R25).

use std::collections::BTreeMap;

use parlour_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::counted::{Counted, Stand};
use crate::data::map;
use crate::ids::{
    Card, Character, Deck, Face, Nation, Region, Side, Tile, Whereabouts, cards_of, ids, regions_of, tiles_of,
};
use crate::setup::Setup;
use crate::state::{BattleKind, Ending, Group, HuntRun, Moved, NAZGUL, Step, Tactics, Wotr};

ids! {
    /// The phases of a turn (R3.1).
    Phase, "phase.":
    /// 1: recover dice and draw cards.
    Draw = "draw",
    /// 2: the Fellowship.
    Fellowship = "fellowship",
    /// 3: the Hunt allocation.
    HuntAllocation = "hunt_allocation",
    /// 4: the Action roll.
    ActionRoll = "action_roll",
    /// 5: the actions.
    Action = "action",
    /// 6: the victory check.
    Victory = "victory",
}

/// Figures of one nation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Figures {
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u8>"))]
    pub regular: u8,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u8>"))]
    pub elite: u8,
    /// Leaders; Nazgûl in Sauron's reinforcements.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u8>"))]
    pub leader: u8,
}

pub(crate) fn is_zero(count: &u8) -> bool {
    *count == 0
}

pub(crate) fn is_false(flag: &bool) -> bool {
    !*flag
}

fn is_calm(tactics: &Tactics) -> bool {
    *tactics == Tactics::default()
}

/// What is written of each nation.
macro_rules! of_nations {
    ($($nation:ident),+) => {
        /// The forms of maps that have an entry for every side or nation: nothing in them is ever missing.
        #[cfg(feature = "typescript")]
        pub(crate) mod whole {
            /// Something of both sides.
            #[derive(ts_rs::TS)]
            #[allow(dead_code, reason = "only its type is written")]
            pub struct Sides<T> {
                free_peoples: T,
                shadow: T,
            }

            /// Something of all nations.
            #[derive(ts_rs::TS)]
            #[allow(dead_code, reason = "only its type is written")]
            pub struct Nations<T> {
                $($nation: T,)+
            }
        }

        /// The written form of a [`Group`].
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Group", optional_fields))]
        pub(crate) struct GroupForm {
            $(#[serde(skip_serializing_if = "Option::is_none")] $nation: Option<Figures>,)+
            #[serde(skip_serializing_if = "is_zero")]
            #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u8>"))]
            nazgul: u8,
            #[serde(skip_serializing_if = "Vec::is_empty")]
            #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Character>>"))]
            characters: Vec<Character>,
        }

        impl GroupForm {
            fn nations(&mut self) -> [&mut Option<Figures>; 8] {
                [$(&mut self.$nation),+]
            }
        }
    };
}
of_nations!(dwarves, elves, gondor, north, rohan, isengard, sauron, southrons);

impl Serialize for Group {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut form = GroupForm {
            nazgul: self.nazgul(),
            characters: Character::of(self.characters).collect(),
            ..GroupForm::default()
        };
        for (at, nation) in form.nations().into_iter().enumerate() {
            let figures = Figures {
                regular: self.units[at * 2],
                elite: self.units[at * 2 + 1],
                leader: if at < NAZGUL { self.leaders[at] } else { 0 },
            };
            *nation = (figures != Figures::default()).then_some(figures);
        }
        form.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Group {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut form = GroupForm::deserialize(deserializer)?;
        let mut group = Group::EMPTY;
        group.leaders[NAZGUL] = form.nazgul;
        group.characters = form.characters.iter().fold(0, |set, character| set | character.bit());
        for (at, nation) in form.nations().into_iter().enumerate() {
            let Some(figures) = *nation else { continue };
            group.units[at * 2] = figures.regular;
            group.units[at * 2 + 1] = figures.elite;
            if at < NAZGUL {
                group.leaders[at] = figures.leader;
            } else if figures.leader > 0 {
                return Err(serde::de::Error::custom("Shadow nations have no Leaders; Nazgûl are written nazgul"));
            }
        }
        Ok(group)
    }
}

/// A region with figures or a changed owner (R28.6).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RegionView {
    /// Who controls its Settlement, if not its first owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub control: Option<Side>,
    /// The seat that captured it (R24.22).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub captor: Option<Seat>,
    /// Whether its Stronghold is under siege.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub siege: bool,
    /// Sides whose teammates have mixed their armies here.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Side>>"))]
    pub mixed: Vec<Side>,
    /// Figures in the field.
    #[serde(skip_serializing_if = "Group::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Group>"))]
    pub normal: Group,
    /// The garrison of a siege.
    #[serde(skip_serializing_if = "Group::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Group>"))]
    pub besieged: Group,
    /// The besiegers.
    #[serde(skip_serializing_if = "Group::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Group>"))]
    pub sieging: Group,
    /// Those who take no part in an attack out of here.
    #[serde(skip_serializing_if = "Group::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Group>"))]
    pub rear_guard: Group,
}

/// A box of the Political Track (R28.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Position {
    /// Three steps from war.
    Peace1,
    /// Two.
    Peace2,
    /// One.
    Peace3,
    /// At War.
    AtWar,
}

impl Position {
    /// How many steps from At War it is.
    pub(crate) fn steps(self) -> u8 {
        POSITIONS.iter().position(|it| *it == self).unwrap_or(0) as u8
    }
}

pub(crate) const POSITIONS: [Position; 4] = [Position::AtWar, Position::Peace3, Position::Peace2, Position::Peace1];

/// A nation on the Political Track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NationView {
    /// Its box.
    pub position: Position,
    /// Whether it is active.
    pub active: bool,
}

/// The Fellowship.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct FellowshipView {
    /// The region of the Ring-bearers figure; the gate once in Mordor.
    pub region: Region,
    /// The step on the Mordor Track.
    pub mordor: Option<u8>,
    pub progress: u8,
    pub hidden: bool,
    pub corruption: u8,
    pub guide: Character,
    /// Shadow Strongholds on the path of a reveal that is not over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Region>>"))]
    pub touched: Vec<Region>,
    /// Regions on the path of the last reveal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Region>>"))]
    pub path: Vec<Region>,
}

/// A side's Action dice and Rings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct DiceView {
    pub pool: u8,
    pub unused: BTreeMap<Face, u8>,
    pub spent: u8,
    pub hunt_box: u8,
    pub rings: u8,
    pub ring_used: bool,
}

/// The Hunt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct HuntView {
    pub pool: Vec<Tile>,
    pub drawn: Vec<Tile>,
    pub removed: Vec<Tile>,
    /// Special tiles in play that wait for Mordor.
    pub waiting: Vec<Tile>,
    /// The tile or roll that is being resolved.
    pub run: HuntRun,
}

/// Cards by their backs, and their faces to those who may see them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pile {
    /// Character cards.
    pub character: u8,
    /// Strategy cards.
    pub strategy: u8,
    /// The faces, if they may be seen.
    pub cards: Option<Vec<Card>>,
}

/// The cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct CardsView {
    pub decks: BTreeMap<Deck, u8>,
    pub hands: Vec<Pile>,
    pub face_down: Vec<Pile>,
    pub face_up: Vec<Card>,
    pub table: Vec<Card>,
    /// Cards each seat gave to its teammate, as far as the viewer knows (R24.6).
    pub given: Vec<Vec<Card>>,
    /// A card offered to the teammate, to those who know it.
    pub offered: Option<Card>,
    /// Companion mode: the back of an offered card that nobody has named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub offered_back: Option<Deck>,
    /// Cards the viewer sees in hands that cannot be played as Events now, and the message that says
    /// what is missing (R6.5); not read from positions.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<Card, std::borrow::Cow<'static, str>>>"))]
    pub unmet: BTreeMap<Card, std::borrow::Cow<'static, str>>,
}

/// A Combat card of a running battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CombatCard {
    /// Its back.
    pub deck: Deck,
    /// Its face, once shown or to its owner.
    pub card: Option<Card>,
}

/// A running battle (R28.6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct BattleView {
    pub kind: BattleKind,
    pub attacker: Side,
    pub seat: Seat,
    pub from: Region,
    pub region: Region,
    /// The attackers who take part.
    pub force: Group,
    pub round: u8,
    pub cards: BTreeMap<Side, CombatCard>,
    pub shown: bool,
    pub missed: BTreeMap<Side, u8>,
    /// Hits not yet taken, by the side that made them.
    pub hits: BTreeMap<Side, u8>,
    /// Whether Gandalf the White negates the Nazgûl.
    pub white_rider: bool,
    /// Whether the defender has withdrawn into the Stronghold.
    pub sheltered: bool,
    /// Figures whose Leadership is forfeited in this round.
    #[serde(default, skip_serializing_if = "Group::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Group>"))]
    pub forfeited: Group,
    /// What the Combat cards of this round change.
    #[serde(default, skip_serializing_if = "is_calm")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Tactics>"))]
    pub tactics: Tactics,
    /// The Event that started the battle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub by: Option<Card>,
}

/// What is being done, and what is remembered of this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Doing {
    /// Who acts or acted last.
    pub actor: Seat,
    /// The die in use.
    pub die: Option<Face>,
    /// The place in the order of actions.
    pub next: u8,
    /// A Free Peoples die was in the Hunt Box last turn (R3.8).
    pub hunted: bool,
    /// The Fellowship was moved on the Mordor Track or hidden this turn (R22.13).
    pub moved_or_hid: bool,
    /// The Mouth of Sauron's Messenger was used this turn.
    pub messenger: bool,
    /// A Minion is or has been in play.
    pub minions: bool,
    /// Nations of the last action (R24.24).
    pub last_nations: Vec<Nation>,
    /// Where the mixed armies of the last action are (R24.24).
    #[serde(default)]
    pub last_armies: Vec<Region>,
    /// Nations of this action.
    pub now_nations: Vec<Nation>,
    /// Where the mixed armies of this action are.
    #[serde(default)]
    pub now_armies: Vec<Region>,
    /// The group that is being formed.
    pub group: Group,
    /// Armies that have moved in this action.
    #[serde(default)]
    pub moved: Vec<Moved>,
    /// Characters that have moved by themselves in this action.
    #[serde(default)]
    pub travelled: Vec<Character>,
    /// Where Nazgûl have flown to in this action.
    pub flown: Vec<Region>,
}

/// What a viewer may know. The table's view is the whole position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, remote = "Self")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct View {
    pub setup: Setup,
    pub turn: u16,
    pub phase: Phase,
    /// The seat whose action it is.
    pub acting: Option<Seat>,
    #[cfg_attr(feature = "typescript", ts(as = "whole::Sides<Seat>"))]
    pub leading: BTreeMap<Side, Seat>,
    /// Victory points; not read from positions.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "whole::Sides<u8>"))]
    pub victory_points: BTreeMap<Side, u8>,
    /// Regions that are not empty or have changed hands.
    pub regions: BTreeMap<Region, RegionView>,
    /// Where the characters are.
    pub characters: BTreeMap<Character, Whereabouts>,
    /// Figures that may be recruited.
    #[cfg_attr(feature = "typescript", ts(as = "whole::Nations<Figures>"))]
    pub reinforcements: BTreeMap<Nation, Figures>,
    /// Free Peoples figures out of the game.
    pub casualties: BTreeMap<Nation, Figures>,
    #[cfg_attr(feature = "typescript", ts(as = "whole::Nations<NationView>"))]
    pub nations: BTreeMap<Nation, NationView>,
    pub fellowship: FellowshipView,
    /// Action dice and Rings.
    #[cfg_attr(feature = "typescript", ts(as = "whole::Sides<DiceView>"))]
    pub dice: BTreeMap<Side, DiceView>,
    pub hunt: HuntView,
    pub cards: CardsView,
    pub battle: Option<BattleView>,
    pub doing: Doing,
    /// The flow, innermost last.
    pub flow: Vec<Step>,
    pub ending: Option<Ending>,
    /// What the rules make of all that; no part of a position, neither written nor read.
    #[serde(default, skip_serializing_if = "Counted::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional = false))]
    pub counted: Counted,
}

impl Serialize for View {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        View::serialize(self, serializer)
    }
}

/// What is wrong with a position is told with its place.
impl<'de> Deserialize<'de> for View {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Form(View);
        impl<'de> Deserialize<'de> for Form {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                View::deserialize(deserializer).map(Form)
            }
        }
        let mut value = serde_json::Value::deserialize(deserializer)?;
        crate::names::use_plain_names(&mut value);
        let form: Result<Form, _> = parlour_core::typed(&value);
        form.map(|form| form.0).map_err(|error| serde::de::Error::custom(format_args!("{}: {error}", error.place())))
    }
}

impl From<Wotr> for View {
    fn from(game: Wotr) -> Self {
        View { counted: Counted::default(), ..game.seen_by(Viewer::Table) }
    }
}

impl TryFrom<View> for Wotr {
    type Error = String;

    fn try_from(view: View) -> Result<Self, String> {
        Wotr::from_view(&view).map_err(|refusal| format!("{}: {:?}", refusal.rule, refusal.reason))
    }
}

fn nations_of(set: u8) -> Vec<Nation> {
    Nation::ALL.into_iter().filter(|nation| set >> *nation as u8 & 1 == 1).collect()
}

impl Wotr {
    /// The phase, by the outermost steps.
    pub(crate) fn phase(&self) -> Phase {
        phase_of(self.steps.as_slice())
    }

    /// The seat whose action it is.
    pub(crate) fn acting(&self) -> Option<Seat> {
        (self.phase() == Phase::Action && self.ending.is_none()).then_some(Seat(self.actor))
    }

    /// What a viewer may know (R25), and what the rules make of it.
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        View { counted: self.counted(viewer), ..self.seen_by(viewer) }
    }

    /// What a viewer may know (R25).
    fn seen_by(&self, viewer: Viewer) -> View {
        let by_side = |value: &dyn Fn(Side) -> u8| Side::ALL.into_iter().map(|side| (side, value(side))).collect();
        View {
            setup: self.setup,
            turn: self.turn,
            phase: self.phase(),
            acting: self.acting(),
            leading: Side::ALL.into_iter().map(|side| (side, self.leader(side))).collect(),
            victory_points: by_side(&|side| self.victory_points(side)),
            regions: Region::all().filter_map(|region| Some((region, self.region_view(region)?))).collect(),
            characters: Character::of(self.all_characters() & !Character::Gollum.bit())
                .map(|it| (it, self.at[it.index()]))
                .collect(),
            reinforcements: Nation::ALL.into_iter().map(|it| (it, figures(self.reserve[it.index()]))).collect(),
            casualties: Nation::of(Side::FreePeoples).map(|it| (it, figures(self.casualties[it.index()]))).collect(),
            nations: Nation::ALL
                .into_iter()
                .map(|it| {
                    let position = POSITIONS[usize::from(self.to_war[it.index()])];
                    (it, NationView { position, active: self.is_active(it) })
                })
                .collect(),
            fellowship: FellowshipView {
                region: self.ring_bearers,
                mordor: self.mordor,
                progress: self.progress,
                hidden: self.hidden,
                corruption: self.corruption,
                guide: self.guide,
                touched: regions_of(self.touched).collect(),
                path: regions_of(self.path).collect(),
            },
            dice: Side::ALL.into_iter().map(|side| (side, self.dice_view(side))).collect(),
            hunt: HuntView {
                pool: tiles_of(self.tiles).collect(),
                drawn: tiles_of(self.drawn).collect(),
                removed: tiles_of(self.removed).collect(),
                waiting: tiles_of(self.waiting).collect(),
                run: self.hunt,
            },
            cards: self.cards_view(viewer),
            battle: (self.battle.kind != BattleKind::None).then(|| self.battle_view(viewer)),
            doing: self.doing(),
            flow: self.steps.as_slice().to_vec(),
            ending: self.ending,
            counted: Counted::default(),
        }
    }

    fn region_view(&self, region: Region) -> Option<RegionView> {
        let mut view = RegionView::default();
        let home = map().home[Side::Shadow.index()] & region.bit() != 0;
        let now = self.shadow & region.bit() != 0;
        view.control = (home != now).then_some(if now { Side::Shadow } else { Side::FreePeoples });
        view.captor = Seat::first(4).find(|seat| self.captured[seat.index()] & region.bit() != 0);
        view.siege = self.besieged & region.bit() != 0;
        view.mixed = Side::ALL.into_iter().filter(|side| self.mixed[side.index()] & region.bit() != 0).collect();
        for (_, stand, figures) in self.stands(region) {
            let place = match stand {
                Stand::Field => &mut view.normal,
                Stand::Besieged => &mut view.besieged,
                Stand::Sieging => &mut view.sieging,
                Stand::Rear => &mut view.rear_guard,
            };
            place.add(&Group { characters: 0, ..figures });
        }
        (view != RegionView::default()).then_some(view)
    }

    fn dice_view(&self, side: Side) -> DiceView {
        let at = side.index();
        DiceView {
            pool: self.pool[at],
            unused: Face::ALL
                .into_iter()
                .filter(|face| self.dice[at][face.index()] > 0)
                .map(|face| (face, self.dice[at][face.index()]))
                .collect(),
            spent: self.spent[at],
            hunt_box: self.hunt_box[at],
            rings: self.rings[at],
            ring_used: self.ring_used[at],
        }
    }

    fn cards_view(&self, viewer: Viewer) -> CardsView {
        let sees = |seat: Seat| self.is_open() || viewer == Viewer::Table || viewer == Viewer::Seat(seat);
        let seats = || Seat::first(self.seat_count());
        let pile = |seat: Seat, cards: u128, unnamed: [u8; 2]| {
            let [character, strategy] = Deck::of(Wotr::side_of(seat));
            Pile {
                character: (cards & character.cards()).count_ones() as u8 + unnamed[0],
                strategy: (cards & strategy.cards()).count_ones() as u8 + unnamed[1],
                cards: sees(seat).then(|| cards_of(cards).collect()),
            }
        };
        let given = |seat: Seat| {
            let known = match viewer {
                Viewer::Table => u128::MAX,
                Viewer::Seat(own) if own == seat => u128::MAX,
                Viewer::Seat(own) => self.hands[own.index()] | self.face_down[own.index()],
                Viewer::Spectator => 0,
            };
            cards_of(self.given[seat.index()] & known).collect()
        };
        let offerer = self.steps.top().and_then(|step| match step {
            Step::SwapAnswer(seat) => self.teammate(seat),
            _ => None,
        });
        CardsView {
            decks: Deck::ALL.into_iter().map(|deck| (deck, self.deck_size(deck))).collect(),
            hands: seats().map(|it| pile(it, self.hands[it.index()], self.unnamed[it.index()])).collect(),
            face_down: seats().map(|it| pile(it, self.face_down[it.index()], self.unnamed_down[it.index()])).collect(),
            face_up: cards_of(self.face_up).collect(),
            table: cards_of(self.table).collect(),
            given: seats().map(given).collect(),
            offered: self.offer().0.filter(|_| offerer.is_some_and(sees)),
            offered_back: self.offer().1,
            unmet: seats()
                .filter(|seat| sees(*seat))
                .flat_map(|seat| cards_of(self.hands[seat.index()]))
                .filter_map(|card| Some((card, (*crate::cards::needs(self, card).err()?).into())))
                .collect(),
        }
    }

    fn battle_view(&self, viewer: Viewer) -> BattleView {
        let battle = &self.battle;
        let by_side = |values: [u8; 2]| Side::ALL.into_iter().map(|side| (side, values[side.index()])).collect();
        let card = |side: Side| {
            if let Some(deck) = battle.backs[side.index()] {
                return Some((side, CombatCard { deck, card: None }));
            }
            let owner = self.commander_in_battle(side);
            let seen = battle.shown || self.is_open() || viewer == Viewer::Table || viewer == Viewer::Seat(owner);
            let card = battle.cards[side.index()]?;
            Some((side, CombatCard { deck: card.deck(), card: seen.then_some(card) }))
        };
        BattleView {
            kind: battle.kind,
            attacker: battle.attacker,
            seat: Seat(battle.seat),
            from: battle.from,
            region: battle.region,
            force: battle.force,
            round: battle.round,
            cards: Side::ALL.into_iter().filter_map(card).collect(),
            shown: battle.shown,
            missed: by_side(battle.missed),
            hits: by_side(battle.hits),
            white_rider: battle.white_rider,
            sheltered: battle.sheltered,
            forfeited: battle.forfeited,
            tactics: battle.tactics,
            by: battle.by,
        }
    }

    fn doing(&self) -> Doing {
        Doing {
            actor: Seat(self.actor),
            die: self.die,
            next: self.next,
            hunted: self.hunted,
            moved_or_hid: self.moved_or_hid,
            messenger: self.messenger,
            minions: self.minions,
            last_nations: nations_of(self.last_nations),
            last_armies: self.last_armies.into_iter().flatten().collect(),
            now_nations: nations_of(self.now_nations),
            now_armies: self.now_armies.into_iter().flatten().collect(),
            group: self.group,
            moved: self.moved.into_iter().flatten().collect(),
            travelled: Character::of(self.travelled).collect(),
            flown: self.flown.into_iter().flatten().collect(),
        }
    }
}

fn figures([regular, elite, leader]: [u8; 3]) -> Figures {
    Figures { regular, elite, leader }
}

pub(crate) fn phase_of(steps: &[Step]) -> Phase {
    let phases = steps.iter().rev().find_map(|step| match step {
        Step::Fellowship { .. } => Some(Phase::Fellowship),
        Step::Allocate => Some(Phase::HuntAllocation),
        Step::Roll(_) => Some(Phase::ActionRoll),
        Step::Actions | Step::EndActions => Some(Phase::Action),
        Step::Victory | Step::Turn => Some(Phase::Victory),
        Step::Draw(..) | Step::PickDeck(_) | Step::HandLimit(_) | Step::SwapOffer(_) | Step::SwapAnswer(_) => {
            let drawing = steps.iter().any(|step| matches!(step, Step::Fellowship { .. }));
            drawing.then_some(Phase::Draw)
        }
        _ => None,
    });
    phases.unwrap_or(Phase::Draw)
}
