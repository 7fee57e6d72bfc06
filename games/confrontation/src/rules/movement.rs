//! R5 to R7: who may go where, and the move itself.

use parlour_core::{Audience, Refusal, Sink};

use crate::action::Action;
use crate::data::{Condition, Kind, data, tables};
use crate::event::{Event, Way, Why};
use crate::ids::{Bits, Character, CharacterSet, PER_SIDE, Region, Side};
use crate::rules::{Flow, abilities};
use crate::state::{Confrontation, Crowd, Spot, Step};

impl Confrontation {
    /// R4.1: every character with every destination.
    ///
    /// Written so that the processor has few branches to guess: each piece has at most three
    /// normal steps, and a step that does not count is written and then written over.
    #[inline]
    pub(crate) fn legal_moves(&self, side: Side, out: &mut Vec<Action>) {
        let own = self.crowd(side);
        let table = tables();
        let room = !own.full();
        let mut found = NO_MOVES;
        let mut count = 0;
        for ((nth, spot), who) in self.side_spots(side).iter().enumerate().zip(Character::all_of(side)) {
            let conditions = table.move_ability[side.index()][nth];
            if conditions == 0 {
                let from = spot.region().map_or(Region::COUNT, Region::index);
                for to in table.step_list[side.index()][from] {
                    found[count] = Action::Move(who, Region::ALL[usize::from(to) % Region::COUNT]);
                    count += (u32::from(room) >> to & 1) as usize;
                }
            } else if let Spot::On(from) = *spot {
                let ability = destinations_by(conditions, side, from, own, self.crowd(side.other()));
                for to in Bits((table.steps[side.index()][from.index()] | ability) & room) {
                    found[count] = Action::Move(who, Region::ALL[to % Region::COUNT]);
                    count += 1;
                }
            }
        }
        out.extend_from_slice(&found[..count]);
    }

    /// Where `who` may go now, were it its side's turn.
    pub fn destinations_of(&self, who: Character) -> crate::ids::RegionSet {
        let Some(from) = self.spot(who).region() else { return crate::ids::RegionSet::EMPTY };
        let (own, foe) = (self.crowd(who.side()), self.crowd(who.side().other()));
        crate::ids::RegionSet(destinations(who, from, own, foe))
    }

    /// R17.5, as far as anybody can see: some piece of `side` can step forward, whoever it is.
    #[inline]
    pub(crate) fn can_step(&self, side: Side) -> bool {
        let full = self.crowd(side).full();
        let mut spots = self.side_spots(side).iter().filter_map(|spot| spot.region());
        spots.any(|from| normal_steps(side, from) & !full != 0)
    }

    /// R17.5: some character of `side` has a move by its ability.
    pub(crate) fn can_move_by_ability(&self, side: Side) -> bool {
        let mut all = Character::all_of(side);
        all.any(|who| move_conditions(who) != 0 && !self.destinations_of(who).is_empty())
    }

    /// Whether `who`, standing in `from`, would have a move, the others being where they are.
    pub(crate) fn would_move(&self, who: Character, from: Region) -> bool {
        let (own, foe) = (self.crowd(who.side()), self.crowd(who.side().other()));
        destinations(who, from, own, foe) != 0
    }

    /// Why `who` may not go to `to`, by the rule that comes nearest to allowing it.
    pub(crate) fn why_not_move(&self, side: Side, who: Character, to: Region) -> Refusal {
        if who.side() != side {
            return Refusal::new("R4.1", "refuse.enemy_piece");
        }
        let Some(from) = self.spot(who).region() else { return Refusal::new("R1.8", "refuse.defeated") };
        let (bit, at) = (1u16 << to.index(), from.index());
        let table = tables();
        let way = normal_steps(side, from) | destinations_by_ability(self, who, from);
        let both_mountains = table.mountains >> at & 1 == 1 && table.mountains & bit != 0;
        let sideways = table.sideways[at] & bit != 0;
        let backward = table.forward[side.other().index()][at] & bit != 0;
        let (rule, reason) = match who {
            _ if from == to => ("R5.1", "refuse.stay"),
            _ if way & bit != 0 => ("R5.2", "refuse.full"),
            Character::FlyingNazgul => ("R7.3", "refuse.flight"),
            _ if sideways && both_mountains => ("R5.5", "refuse.mountains"),
            Character::BlackRider if !sideways && !backward => ("R7.4", "refuse.charge"),
            Character::Aragorn if sideways || backward => ("R7.1", "refuse.aragorn"),
            Character::WitchKing if sideways => ("R7.2", "refuse.witch_king"),
            _ if table.special[at] & bit != 0 || table.special[to.index()] >> at & 1 == 1 => {
                if sideways {
                    ("R6.2", "refuse.river")
                } else {
                    ("R6.5", "refuse.tunnel")
                }
            }
            _ if sideways || backward => ("R5.4", "refuse.direction"),
            _ if data().region(from).kind == Kind::Home(side.other()) => ("R5.6", "refuse.no_way_on"),
            _ => ("R5.1", "refuse.far"),
        };
        Refusal::new(rule, parlour_core::Text::new(reason).with("character", who.text()).with("region", to.text()))
    }

    /// R4.3b to d: the piece leaves; in the tunnel Sauron is asked first (R11.1, R16.7).
    pub(crate) fn apply_move(&mut self, who: Character, to: Region, events: &mut impl Sink<Event>) {
        let Some(from) = self.spot(who).region() else { return };
        let way = way(who, from, to);
        let known = self.seen[who.index()] == who.bit() && self.mixes_with_nobody(who, from);
        self.mix(who, from);
        let side = who.side();
        let owner = self.seat_of(side);
        events.emit(Audience::only(owner), Event::Moved { character: who, from, to, way });
        events.emit(Audience::AllBut(owner), Event::PieceMoved { side, from, to, way, who: known.then_some(who) });
        self.attacker = Some(who);
        self.region = Some(to);
        self.steps.replace(Step::EndTurn);
        self.steps.push(Step::Arrive);
        if way == Way::Tunnel && self.at(Side::Sauron, Region::Caradhras) != 0 {
            self.steps.push(Step::Ambush);
        }
    }

    /// R16.7: "let pass" is always an answer, striking only if the Balrog is there.
    pub(crate) fn legal_ambush(&self, out: &mut Vec<Action>) {
        if self.ambusher().is_some() {
            out.push(Action::Ambush);
        }
        out.push(Action::LetPass);
    }

    fn ambusher(&self) -> Option<Character> {
        let mut all = Character::in_mask(Side::Sauron, self.at(Side::Sauron, Region::Caradhras));
        all.find(|who| abilities::optional_now(self, *who, crate::data::Trigger::PostMove).is_some())
    }

    /// R11.1: the character in the tunnel is defeated and never arrives.
    pub(crate) fn apply_ambush(&mut self, events: &mut impl Sink<Event>) {
        let (Some(ambusher), Some(victim)) = (self.ambusher(), self.attacker) else { return };
        self.steps.pop();
        self.steps.pop();
        abilities::sauron::balrog_tunnel_ambush(self, ambusher, victim, events);
        if self.defeat(CharacterSet::only(victim), events) == Flow::On {
            self.tell_end_of_battle(events);
        }
    }

    pub(crate) fn apply_let_pass(&mut self, events: &mut impl Sink<Event>) {
        self.steps.pop();
        events.emit(Audience::All, Event::LetPass);
    }

    /// R4.3d, R4.3e, R20.8: the character is there; what wins at once wins now.
    pub(crate) fn arrive(&mut self, events: &mut impl Sink<Event>) {
        self.steps.pop();
        let (Some(who), Some(to)) = (self.attacker, self.region) else { return };
        self.spots[who.index()] = Spot::On(to);
        let side = who.side();
        if self.wins_by_arriving(who, to) {
            let why = if side == Side::Fellowship { Why::FrodoInMordor } else { Why::ThreeInShire };
            return self.end_game(Some(side), why, events);
        }
        if side == Side::Fellowship && to == Region::Mordor {
            self.rule_out(who, Character::Frodo);
        }
        let defenders = self.at(side.other(), to).count_ones() as u8;
        if defenders > 0 {
            self.steps.push(Step::Attack);
            events.emit(Audience::All, Event::Attacked { side, region: to, defenders });
        }
    }

    /// R17.1, R17.3, R17.4
    fn wins_by_arriving(&self, who: Character, to: Region) -> bool {
        match to {
            Region::Mordor => who == Character::Frodo,
            Region::TheShire => who.side() == Side::Sauron && self.at(Side::Sauron, to).count_ones() >= IN_THE_SHIRE,
            _ => false,
        }
    }
}

/// Room for the moves of a side. Six of Sauron's have at most two steps, the Witch-king four
/// ways, Flying Nazgûl and Black Rider two steps and nine enemies; the Fellowship has fewer.
const NO_MOVES: [Action; 48] = [Action::Move(Character::Frodo, Region::TheShire); 48];

/// R17.3: so many Sauron characters in the Shire win.
pub(crate) const IN_THE_SHIRE: u32 = 3;

/// The conditions of the movement ability of `who`; none if it has no such ability.
#[inline]
fn move_conditions(who: Character) -> u64 {
    tables().move_ability[who.side().index()][who.index() % PER_SIDE]
}

/// R5.1, R6.1, R6.4: forward, and for the Fellowship river and tunnel.
#[inline]
fn normal_steps(side: Side, from: Region) -> u16 {
    tables().steps[side.index()][from.index()]
}

/// R5.1, R5.2, R5.3, R6, R6.6, R7: the regions that `who` may enter from `from`.
#[inline]
fn destinations(who: Character, from: Region, own: Crowd, foe: Crowd) -> u16 {
    let steps = normal_steps(who.side(), from);
    let conditions = move_conditions(who);
    let more = if conditions == 0 { 0 } else { destinations_by(conditions, who.side(), from, own, foe) };
    (steps | more) & !own.full()
}

fn destinations_by_ability(state: &Confrontation, who: Character, from: Region) -> u16 {
    let conditions = move_conditions(who);
    if conditions == 0 {
        return 0;
    }
    destinations_by(conditions, who.side(), from, state.crowd(who.side()), state.crowd(who.side().other()))
}

/// R7, R10.12, R11.5: the regions that meet every condition of a movement ability.
#[inline]
fn destinations_by(conditions: u64, side: Side, from: Region, own: Crowd, foe: Crowd) -> u16 {
    let mut regions = u16::MAX;
    macro_rules! narrow {
        ($($condition:ident),+) => {$(
            if conditions >> Condition::$condition as u64 & 1 == 1 {
                regions &= abilities::conditions::destinations(Condition::$condition, side, from, own, foe);
            }
        )+};
    }
    narrow!(DestinationIsAdjacent, DestinationIsSideways, DestinationHasEnemy, DestinationHasLoneEnemy);
    narrow!(DestinationEndsClearPath, NotSidewaysInMountains);
    regions
}

/// How a legal move goes.
#[inline]
pub(crate) fn way(who: Character, from: Region, to: Region) -> Way {
    let table = tables();
    let bit = 1u16 << to.index();
    if table.forward[who.side().index()][from.index()] & bit != 0 {
        Way::Forward
    } else if who.side() == Side::Fellowship && table.special[from.index()] & bit != 0 {
        if (from, to) == table.tunnel { Way::Tunnel } else { Way::River }
    } else {
        Way::Ability
    }
}
