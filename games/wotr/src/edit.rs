//! Unrestricted mode: free edits of the position, for teaching and for setting up positions.
//!
//! An edit is an action like any other: logged, told and undoable. It may break any rule of play,
//! but not what is made of wood and cardboard: there are only so many figures, dice, tiles and
//! cards, and play must be able to go on from where it leads.

use parlour_core::{Refusal, Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::audit::{Broken, barred, barred_if};
use crate::data::{by_land, map};
use crate::event::{Event, tell_all};
use crate::ids::{Card, Character, Face, Figure, Nation, Region, Side, Tile, Whereabouts, cards_of, tiles_of};
use crate::rules::law::{Verdict, by, no};
use crate::setup::Mode;
use crate::state::{NAZGUL, Step, Wotr};
use crate::view::Phase;

/// The most Action dice a side may have in an edited position (R3.3).
const MOST_DICE: u8 = 10;
/// The highest turn that can be set.
const LAST_TURN: u16 = 99;

/// What can be edited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Topic {
    /// The map: choose a region.
    Map,
    /// A region: figures, control, the Ring-bearers.
    Region(Region),
    /// Characters that are not on the map, and the out-of-game pile.
    Figures,
    /// The Political Track.
    Politics,
    /// The Fellowship.
    Fellowship,
    /// Action dice, the Hunt Box and the Rings.
    Dice,
    /// The Event cards.
    Cards,
    /// The Hunt tiles.
    Tiles,
    /// The turn, its phase, who leads and who acts.
    Turn,
}

impl Topic {
    /// Those a seat chooses from.
    pub const ALL: [Topic; 8] = [
        Topic::Map,
        Topic::Figures,
        Topic::Politics,
        Topic::Fellowship,
        Topic::Dice,
        Topic::Cards,
        Topic::Tiles,
        Topic::Turn,
    ];
}

/// One change of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Edit {
    /// A figure comes to a region: from the reinforcements, or a character from wherever it is.
    Place(Figure, Region),
    /// A figure of a region goes back to the reinforcements; a character is set aside.
    Remove(Figure, Region),
    /// A Free Peoples figure of the reinforcements, or any character, is out of the game.
    Bury(Figure),
    /// A Free Peoples figure comes back from out of the game to the reinforcements.
    Raise(Figure),
    /// A Companion joins the Fellowship.
    Join(Character),
    /// A character is set aside.
    Aside(Character),
    /// A side controls a Settlement.
    Control(Region, Side),
    /// A nation stands so many steps from At War.
    Steps(Nation, u8),
    /// A nation is active or passive.
    Active(Nation, bool),
    /// The Ring-bearers figure stands in a region, off the Mordor Track.
    RingBearers(Region),
    /// The Fellowship's Progress.
    Progress(u8),
    /// Its Corruption.
    Corruption(u8),
    /// Hidden or revealed.
    Hidden(bool),
    /// The step on the Mordor Track.
    Mordor(u8),
    /// The Guide.
    Guide(Character),
    /// One more unused die, an Eye into the Hunt Box.
    AddDie(Side, Face),
    /// An unused die is spent.
    SpendDie(Side, Face),
    /// So many dice of a side lie in the Hunt Box.
    HuntBox(Side, u8),
    /// So many Elven Rings of a side.
    Rings(Side, u8),
    /// A card in a seat's hand.
    Hand(Card, Seat),
    /// A card in its deck.
    Deck(Card),
    /// A card discarded face up.
    Discard(Card),
    /// A card on the table.
    Table(Card),
    /// A tile in the Hunt Pool.
    Pool(Tile),
    /// A tile that was drawn.
    Drawn(Tile),
    /// A tile out of the game.
    Scrap(Tile),
    /// A special tile that waits for Mordor.
    Await(Tile),
    /// A special tile that no card has brought into play.
    Shelve(Tile),
    /// The number of the turn.
    Turn(u16),
    /// The phase begins.
    Phase(Phase),
    /// The Leading Player of a side.
    Lead(Seat),
    /// The seat that acts.
    Acting(Seat),
}

impl Wotr {
    /// Whether the position may be edited freely.
    #[inline]
    pub(crate) const fn is_unrestricted(&self) -> bool {
        matches!(self.setup.mode, Mode::Unrestricted)
    }

    /// Whether the table is at rest, so that it can be edited.
    fn may_edit(&self) -> bool {
        let rest =
            matches!(self.steps.top(), Some(Step::Act(_) | Step::Fellowship { .. } | Step::Allocate | Step::Editor(_)));
        self.is_unrestricted() && rest
    }

    /// What can be edited, after what can be played.
    pub(crate) fn list_topics(&self, out: &mut Vec<Action>) {
        if self.may_edit() && !matches!(self.steps.top(), Some(Step::Editor(_))) {
            out.extend(Topic::ALL.map(Action::Open));
        }
    }

    /// Whether the editor may be opened, or go from the map to one of its regions.
    pub(crate) fn may_open(&self, topic: Topic) -> Verdict {
        let open = match self.steps.top() {
            Some(Step::Editor(from)) => from == Topic::Map && matches!(topic, Topic::Region(_)),
            _ => self.may_edit() && Topic::ALL.contains(&topic),
        };
        if open { by(r!("R3.1")) } else { no(r!("R3.11")).map_err(|it| it.said(&"refuse.edit")) }
    }

    /// Opens the editor or makes an edit; whether the action was one of these.
    pub(crate) fn takes_edit(&mut self, action: Action, events: &mut impl Sink<Event>) -> bool {
        match (action, self.steps.top()) {
            (Action::Open(topic), Some(Step::Editor(_))) => self.steps.replace(Step::Editor(topic)),
            (Action::Open(topic), _) => self.steps.push(Step::Editor(topic)),
            (Action::Edit(edit), _) => self.make_edit(edit, events),
            (_, Some(Step::Editor(_))) => self.steps.end(),
            _ => return false,
        }
        true
    }

    /// Why an edit cannot be made now.
    pub(crate) fn edit_refusal(&self, seat: Seat, edit: Edit) -> Result<(), Refusal> {
        let asked = self.waits() == Some(crate::rules::Waits::Seat(seat));
        if self.ending.is_some() || !asked || !self.may_edit() {
            return Err(Refusal::new(r!("R3.11").text(), "refuse.edit"));
        }
        Ok(self.edited(edit).map(|_| ())?)
    }

    /// The state after an edit.
    fn edited(&self, edit: Edit) -> Result<Wotr, Broken> {
        let mut next = self.without_editor();
        next.change(edit)?;
        next.settle();
        next.invariants()?;
        next.board_is_at_rest()?;
        Ok(next)
    }

    fn make_edit(&mut self, edit: Edit, events: &mut impl Sink<Event>) {
        let Some(crate::rules::Waits::Seat(seat)) = self.waits() else { return };
        if let Ok(next) = self.edited(edit) {
            *self = next;
            tell_all(events, Event::Edited { seat, edit });
        }
    }

    /// What follows from the new position: sieges, mixed Armies, the Guide, who can act.
    fn settle(&mut self) {
        self.besieged = self.armies[0] & self.armies[1] & map().strongholds;
        self.unmix();
        let guides = self.guides_now();
        if guides & self.guide.bit() == 0 {
            self.guide = Character::ALL[guides.trailing_zeros() as usize];
        }
        if let Some(Step::Act(seat)) = self.steps.top()
            && self.unused(Wotr::side_of(seat)) == 0
        {
            self.steps.end();
        }
    }

    /// The edits of a topic that can be made now.
    pub(crate) fn list_edits(&self, topic: Topic, out: &mut Vec<Action>) {
        out.push(Action::Done);
        if topic == Topic::Map {
            out.extend(by_land(u128::MAX).map(|region| Action::Open(Topic::Region(region))));
            return;
        }
        self.each_edit(topic, |edit| {
            if self.edited(edit).is_ok_and(|next| next.without_editor() != self.without_editor()) {
                out.push(Action::Edit(edit));
            }
        });
    }

    fn without_editor(&self) -> Wotr {
        let mut game = *self;
        if let Some(Step::Editor(_)) = game.steps.top() {
            game.steps.end();
        }
        game
    }

    /// Every edit of a topic, possible or not.
    fn each_edit(&self, topic: Topic, mut give: impl FnMut(Edit)) {
        let mut all = |edits: &mut dyn Iterator<Item = Edit>| {
            for edit in edits {
                give(edit);
            }
        };
        let others = || Character::of(self.all_characters() & !Character::Gollum.bit());
        let seats = || Seat::first(self.seat_count());
        match topic {
            Topic::Map => {}
            Topic::Region(region) => {
                let everybody = || figures().chain(others().map(Figure::Character));
                all(&mut everybody().map(|figure| Edit::Place(figure, region)));
                all(&mut everybody().map(|figure| Edit::Remove(figure, region)));
                all(&mut Side::ALL.map(|side| Edit::Control(region, side)).into_iter());
                all(&mut [Edit::RingBearers(region)].into_iter());
            }
            Topic::Figures => {
                all(&mut figures().map(Edit::Bury));
                all(&mut figures().map(Edit::Raise));
                for it in others() {
                    let fates = [Edit::Join(it), Edit::Aside(it), Edit::Bury(Figure::Character(it))];
                    all(&mut fates.into_iter());
                }
            }
            Topic::Politics => {
                for nation in Nation::ALL {
                    all(&mut (0..=3).map(|steps| Edit::Steps(nation, steps)));
                    all(&mut [true, false].map(|active| Edit::Active(nation, active)).into_iter());
                }
            }
            Topic::Fellowship => {
                all(&mut (0..=12).map(Edit::Progress));
                all(&mut (0..=11).map(Edit::Corruption));
                all(&mut [true, false].map(Edit::Hidden).into_iter());
                all(&mut (0..=4).map(Edit::Mordor));
                all(&mut Character::of(self.possible_guides()).map(Edit::Guide));
            }
            Topic::Dice => {
                for side in Side::ALL {
                    all(&mut Face::ALL.map(|face| Edit::AddDie(side, face)).into_iter());
                    all(&mut Face::ALL.map(|face| Edit::SpendDie(side, face)).into_iter());
                    all(&mut (0..=MOST_DICE).map(|count| Edit::HuntBox(side, count)));
                    all(&mut (0..=3).map(|count| Edit::Rings(side, count)));
                }
            }
            Topic::Cards => {
                for card in cards_of(self.all_cards()) {
                    let hands = seats().filter(|seat| Wotr::side_of(*seat) == card.side());
                    all(&mut hands.map(|seat| Edit::Hand(card, seat)));
                    all(&mut [Edit::Deck(card), Edit::Discard(card), Edit::Table(card)].into_iter());
                }
            }
            Topic::Tiles => {
                let places = [Edit::Pool, Edit::Drawn, Edit::Scrap, Edit::Await, Edit::Shelve];
                for tile in tiles_of(self.all_tiles()) {
                    all(&mut places.map(|place| place(tile)).into_iter());
                }
            }
            Topic::Turn => {
                all(&mut (self.turn.saturating_sub(1)..=self.turn + 1).map(Edit::Turn));
                all(&mut Phase::ALL.map(Edit::Phase).into_iter());
                all(&mut seats().map(Edit::Lead));
                all(&mut seats().map(Edit::Acting));
            }
        }
    }

    /// Makes a change, as far as the pieces allow.
    fn change(&mut self, edit: Edit) -> Result<(), Broken> {
        match edit {
            Edit::Place(figure, region) => self.place_in(figure, region)?,
            Edit::Remove(figure, region) => self.remove_from(figure, region)?,
            Edit::Bury(figure) => self.bury_figure(figure)?,
            Edit::Raise(figure) => self.raise_figure(figure)?,
            Edit::Join(character) => self.put_character(character, Whereabouts::FELLOWSHIP)?,
            Edit::Aside(character) => self.put_character(character, Whereabouts::ASIDE)?,
            Edit::Control(region, side) => self.set_control(region, side)?,
            Edit::Steps(nation, steps) => {
                barred_if(steps > 3, r!("R18.1"), format_args!("nations/{nation:?}"))?;
                self.to_war[nation.index()] = steps;
                self.active |= u8::from(steps == 0) << nation as u8;
            }
            Edit::Active(nation, active) => self.set_active(nation, active)?,
            Edit::RingBearers(region) => (self.ring_bearers, self.mordor) = (region, None),
            Edit::Progress(count) => {
                let wrong = count > 12 || (count > 0 && self.mordor.is_some());
                barred_if(wrong, r!("R19.13"), "fellowship/progress")?;
                self.progress = count;
            }
            Edit::Corruption(count) => {
                barred_if(count >= 12, r!("R19.3"), "fellowship/corruption")?;
                self.corruption = count;
            }
            Edit::Hidden(hidden) => self.hidden = hidden,
            Edit::Mordor(step) => {
                barred_if(step >= 5, r!("R22.11"), "fellowship/mordor")?;
                (self.mordor, self.progress) = (Some(step), 0);
            }
            Edit::Guide(guide) => {
                barred_if(self.possible_guides() & guide.bit() == 0, r!("R19.5"), "fellowship/guide")?;
                self.guide = guide;
            }
            Edit::AddDie(side, face) => self.add_die(side, face)?,
            Edit::SpendDie(side, face) => self.spend_die(side, face)?,
            Edit::HuntBox(side, count) => self.set_hunt_box(side, count)?,
            Edit::Rings(side, count) => {
                self.rings[side.index()] = count;
                barred_if(self.rings[0].saturating_add(self.rings[1]) > 3, r!("R2.5"), "dice/rings")?;
            }
            Edit::Hand(card, seat) => {
                let wrong = seat.0 >= self.setup.seats || Wotr::side_of(seat) != card.side();
                barred_if(wrong, r!("R2.6"), format_args!("cards/{card}"))?;
                self.pick_up(card);
                self.hands[seat.index()] |= card.bit();
            }
            Edit::Deck(card) => {
                self.pick_up(card);
                self.deck |= card.bit();
            }
            Edit::Discard(card) => {
                self.pick_up(card);
                self.face_up |= card.bit();
            }
            Edit::Table(card) => {
                barred_if(!card.record().table, r!("R6.7"), format_args!("cards/{card}"))?;
                self.pick_up(card);
                self.table |= card.bit();
            }
            Edit::Turn(turn) => {
                barred_if(!(1..=LAST_TURN).contains(&turn), r!("R3.1"), "turn")?;
                self.turn = turn;
            }
            Edit::Phase(phase) => {
                if phase == Phase::Action {
                    self.needs_dice()?;
                }
                self.begin_phase(phase);
            }
            Edit::Lead(seat) => {
                barred_if(seat.0 >= self.setup.seats, r!("R24.3"), "leading")?;
                self.leading[Wotr::side_of(seat).index()] = seat.0;
            }
            Edit::Acting(seat) => {
                let acts = matches!(self.steps.top(), Some(Step::Act(_)));
                let wrong = !acts || seat.0 >= self.setup.seats || self.unused(Wotr::side_of(seat)) == 0;
                barred_if(wrong, r!("R3.11"), "acting")?;
                self.steps.end();
                self.give_turn(seat);
            }
            Edit::Pool(tile) | Edit::Drawn(tile) | Edit::Scrap(tile) | Edit::Await(tile) | Edit::Shelve(tile) => {
                let special = matches!(edit, Edit::Await(_) | Edit::Shelve(_));
                barred_if(special && tile.is_standard(), r!("R21.4"), format_args!("hunt/{tile}"))?;
                let zones = [&mut self.tiles, &mut self.drawn, &mut self.removed, &mut self.waiting];
                let places = [Edit::Pool, Edit::Drawn, Edit::Scrap, Edit::Await];
                for (zone, place) in zones.into_iter().zip(places) {
                    *zone = *zone & !tile.bit() | if edit == place(tile) { tile.bit() } else { 0 };
                }
            }
        }
        Ok(())
    }

    fn place_in(&mut self, figure: Figure, region: Region) -> Result<(), Broken> {
        let Some((nation, rank)) = figure.of_nation() else {
            let Figure::Character(character) = figure else { return Ok(()) };
            return self.put_character(character, Whereabouts::at(region));
        };
        self.take_reserve(figure, nation, rank)?;
        let wrong = rank < 2 && self.count(nation.side().enemy(), region) > 0 && map().strongholds & region.bit() == 0;
        barred_if(wrong, r!("R10.5"), format_args!("regions/{region}"))?;
        self.put_figure(region, nation, rank);
        Ok(())
    }

    fn take_reserve(&mut self, figure: Figure, nation: Nation, rank: usize) -> Result<(), Broken> {
        barred_if(self.reserve[nation.index()][rank] == 0, r!("R1.8"), format_args!("reinforcements/{figure:?}"))?;
        self.reserve[nation.index()][rank] -= 1;
        Ok(())
    }

    fn remove_from(&mut self, figure: Figure, region: Region) -> Result<(), Broken> {
        let Some((nation, rank)) = figure.of_nation() else {
            let Figure::Character(character) = figure else { return Ok(()) };
            let there = self.place(character) == Some(region);
            barred_if(!there, r!("R1.7"), format_args!("regions/{region}"))?;
            return self.put_character(character, Whereabouts::ASIDE);
        };
        barred_if(self.figures(nation.side(), region).has(figure) == 0, r!("R1.7"), format_args!("regions/{region}"))?;
        self.take_figure(region, nation, rank);
        self.reserve[nation.index()][rank] += 1;
        Ok(())
    }

    fn bury_figure(&mut self, figure: Figure) -> Result<(), Broken> {
        if let Figure::Character(character) = figure {
            return self.put_character(character, Whereabouts::OUT);
        }
        match figure.of_nation() {
            Some((nation, rank)) if nation.side() == Side::FreePeoples => {
                self.take_reserve(figure, nation, rank)?;
                self.casualties[nation.index()][rank] += 1;
                Ok(())
            }
            _ => barred(r!("R1.9"), format!("casualties/{figure:?}")),
        }
    }

    fn raise_figure(&mut self, figure: Figure) -> Result<(), Broken> {
        match figure.of_nation() {
            Some((nation, rank)) if nation.index() < NAZGUL && self.casualties[nation.index()][rank] > 0 => {
                self.casualties[nation.index()][rank] -= 1;
                self.reserve[nation.index()][rank] += 1;
                Ok(())
            }
            _ => barred(r!("R1.9"), format!("casualties/{figure:?}")),
        }
    }

    fn put_character(&mut self, character: Character, at: Whereabouts) -> Result<(), Broken> {
        let fits = match at {
            _ if character == Character::Gollum => false,
            Whereabouts::FELLOWSHIP => character.bit() & Character::STARTING != 0,
            _ => true,
        };
        barred_if(!fits, r!("R2.4"), format_args!("characters/{character}"))?;
        self.at[character.index()] = at;
        self.minions |= character.side() == Side::Shadow && at != Whereabouts::ASIDE;
        Ok(())
    }

    fn set_control(&mut self, region: Region, side: Side) -> Result<(), Broken> {
        barred_if(map().settlements & region.bit() == 0, r!("R7.4"), format_args!("regions/{region}/control"))?;
        self.hold(side, region);
        let home = map().home[side.index()] & region.bit() != 0;
        self.credit((!home).then(|| self.commander_of(side, region)), region);
        Ok(())
    }

    fn set_active(&mut self, nation: Nation, active: bool) -> Result<(), Broken> {
        let wrong = !active && (self.at_war(nation) || nation.side() == Side::Shadow);
        barred_if(wrong, r!("R18.1"), format_args!("nations/{nation:?}"))?;
        self.active = (self.active & !(1 << nation as u8)) | u8::from(active) << nation as u8;
        Ok(())
    }

    /// Dice are edited once they are rolled.
    fn needs_dice(&self) -> Result<(), Broken> {
        if self.phase() == Phase::Action { Ok(()) } else { barred(r!("R3.10"), "dice") }
    }

    fn add_die(&mut self, side: Side, face: Face) -> Result<(), Broken> {
        self.needs_dice()?;
        let barred_face = if side == Side::Shadow { face == Face::Will } else { face == Face::Eye };
        barred_if(barred_face, r!("R4.3"), format_args!("dice/{side:?}"))?;
        if face == Face::Eye {
            return self.set_hunt_box(side, self.hunt_box[side.index()] + 1);
        }
        self.dice[side.index()][face.index()] += 1;
        self.balance_dice(side)
    }

    fn spend_die(&mut self, side: Side, face: Face) -> Result<(), Broken> {
        self.needs_dice()?;
        let unused = &mut self.dice[side.index()][face.index()];
        barred_if(*unused == 0, r!("R4.3"), format_args!("dice/{side:?}"))?;
        *unused -= 1;
        self.balance_dice(side)
    }

    fn set_hunt_box(&mut self, side: Side, count: u8) -> Result<(), Broken> {
        self.needs_dice()?;
        self.hunt_box[side.index()] = count;
        self.balance_dice(side)
    }

    /// R3.2: a die is unused, used, or in the Hunt Box; new dice are used ones first.
    fn balance_dice(&mut self, side: Side) -> Result<(), Broken> {
        let at = side.index();
        let seen = self.unused(side) + self.hunt_box[at];
        self.pool[at] = self.pool[at].max(seen);
        barred_if(self.pool[at] > MOST_DICE, r!("R3.3"), format_args!("dice/{side:?}"))?;
        self.spent[at] = self.pool[at] - seen;
        Ok(())
    }

    fn pick_up(&mut self, card: Card) {
        let bit = !card.bit();
        self.deck &= bit;
        self.face_up &= bit;
        self.table &= bit;
        for pile in self.hands.iter_mut().chain(&mut self.face_down) {
            *pile &= bit;
        }
    }
}

/// Every kind of figure but the characters.
pub(crate) fn figures() -> impl Iterator<Item = Figure> + Clone {
    let units = Nation::ALL.into_iter().flat_map(|nation| [Figure::Regular(nation), Figure::Elite(nation)]);
    let leaders = Nation::ALL.into_iter().take(NAZGUL).map(Figure::Leader);
    units.chain(leaders).chain([Figure::Nazgul])
}
