//! R5 to R7: who may go where, and the move itself.

use parlour_core::{Audience, Refusal, Sink, Text};

use crate::action::{Action, append};
use crate::board::{Ground, SPOTS, Spot};
use crate::data::{Ability, Condition, Kind, Tables, Trigger, Turn};
use crate::event::{Event, Way, Why};
use crate::ids::{Character, CharacterSet, PER_SIDE, Region, Side};
use crate::rules::{Flow, abilities, needs};
use crate::state::{Confrontation, Step};

impl Confrontation {
    /// R4.1: every character with every destination.
    #[inline]
    pub(crate) fn legal_moves(&self, side: Side, out: &mut Vec<Action>) {
        // Each four characters seldom have more ways than this: so many are written without a look at how
        // many there are, which is what a processor cannot guess.
        const USUALLY: usize = 6;
        let moves = self.moves(side);
        append::<{ MOST_MOVES + USUALLY }>(out, |found| {
            let mut count = 0;
            for (actions, mut rest) in MOVES[side.index()].iter().zip(moves) {
                loop {
                    for _ in 0..USUALLY {
                        found[count] = actions[(rest | 1 << 63).trailing_zeros() as usize];
                        count += usize::from(rest != 0);
                        rest &= rest.wrapping_sub(1);
                    }
                    if rest == 0 {
                        break;
                    }
                }
            }
            count
        });
    }

    /// R5.2, R5.3: the ways of each of `side` that lead where it has room.
    #[inline]
    fn moves(&self, side: Side) -> [u64; 3] {
        let ground = self.ground(side);
        let room = u64::from(ground.room) * 0x0001_0001_0001_0001;
        ways(side, self.spots.of(side), &ground, self.tables()).map(|word| word & room)
    }

    /// Where `who` may go now, were it its side's turn.
    pub fn destinations_of(&self, who: Character) -> crate::ids::RegionSet {
        crate::ids::RegionSet(of(who, self.moves(who.side())))
    }

    /// R17.5, as far as anybody can see: some piece of `side` can step forward, whoever it is.
    #[inline]
    pub(crate) fn can_step(&self, side: Side) -> bool {
        let (steps, room) = (&self.tables().steps[side.index()], !self.full(side));
        self.spots.of(side).iter().any(|spot| steps[usize::from(*spot) % SPOTS] & room != 0)
    }

    /// R17.5: some character of `side` has a move, were it only by its ability.
    pub(crate) fn can_move(&self, side: Side) -> bool {
        self.moves(side) != [0; 3]
    }

    /// Whether `who`, standing in `from`, would have a move, the others being where they are.
    pub(crate) fn would_move(&self, who: Character, from: Region) -> bool {
        let ground = self.ground(who.side());
        let mut spots = *self.spots.of(who.side());
        spots[who.index() % PER_SIDE] = from as u8;
        of(who, ways(who.side(), &spots, &ground, self.tables())) & ground.room != 0
    }

    /// R4.1, R5.2: one's own, alive, by a way that it has, to where there is room.
    pub(crate) fn may_move(&self, side: Side, who: Character, to: Region) -> Result<(), Refusal> {
        needs(who.side() == side, "R4.1", "refuse.enemy_piece")?;
        let from = self.spot(who).region().ok_or_else(|| Refusal::new("R1.8", "refuse.defeated"))?;
        let Some(obstacle) = self.obstacle(who, from, to) else { return Ok(()) };
        let (rule, reason) = obstacle.said();
        Err(Refusal::new(rule, Text::new(reason).with("character", who.text()).with("region", to.text())))
    }

    /// What keeps `who` from `to`; nothing where the list of moves has it, being made of the same
    /// ways and the same room.
    fn obstacle(&self, who: Character, from: Region, to: Region) -> Option<Obstacle> {
        let ground = self.ground(who.side());
        let has = |regions: u16| regions >> to.index() & 1 == 1;
        if !has(of(who, ways(who.side(), self.spots.of(who.side()), &ground, self.tables()))) {
            return Some(self.no_way(who, from, to));
        }
        (!has(ground.room)).then_some(Obstacle::Full)
    }

    /// Where there is no way from `from` to `to`, the rule that comes nearest to one.
    fn no_way(&self, who: Character, from: Region, to: Region) -> Obstacle {
        let (table, side, at) = (self.tables(), who.side(), from.index());
        let has = |regions: u16| regions >> to.index() & 1 == 1;
        let sideways = has(table.sideways[at]);
        let backward = has(table.forward[side.other().index()][at]);
        let special = has(table.special[at]) || table.special[to.index()] >> at & 1 == 1;
        if from == to {
            return Obstacle::Stay;
        }
        if let Some(ability) = self.nearly_by_ability(who, from, to) {
            return ability;
        }
        let both_mountains = has(table.mountains) && table.mountains >> at & 1 == 1;
        let nearest = [
            (sideways && both_mountains, Obstacle::Mountains),
            (special && sideways, Obstacle::River),
            (special, Obstacle::Tunnel),
            (sideways || backward, Obstacle::Direction),
            (self.data().region(from).kind == Kind::Home(side.other()), Obstacle::NoWayOn),
        ];
        nearest.into_iter().find(|(holds, _)| *holds).map_or(Obstacle::Far, |(_, obstacle)| obstacle)
    }

    /// R7: the way of `who`'s own that leads to `to` but for those who stand there or on the way.
    fn nearly_by_ability(&self, who: Character, from: Region, to: Region) -> Option<Obstacle> {
        const WHO_STANDS_THERE: u64 =
            1 << Condition::DestinationHasEnemy as u64 | 1 << Condition::DestinationHasLoneEnemy as u64;
        let empty = Ground { room: u16::MAX, enemies: 0, lone: 0 };
        let table = self.tables();
        let mut own = self.data().abilities[who.index()].iter().filter(|def| def.trigger == Trigger::CheckMoveLegality);
        let nearly = own.find(|def| {
            let shape = Mover::of(who, def.conditions & !WHO_STANDS_THERE, table);
            shape.destinations(from.index(), &empty, table) >> to.index() & 1 == 1
        });
        nearly.map(|def| Obstacle::Ability(def.id))
    }

    /// R4.3b to d: the piece leaves; in the tunnel Sauron is asked first (R11.1, R16.7).
    pub(crate) fn apply_move(&mut self, who: Character, to: Region, events: &mut impl Sink<Event>) {
        let Some(from) = self.spot(who).region() else { return };
        let way = self.way(who, from, to);
        let known = self.seen[who.index()] == who.bit() && self.mixes_with_nobody(who, from);
        self.mix(who, from);
        let side = who.side();
        let owner = self.seat_of(side);
        events.emit(Audience::only(owner), Event::Moved { character: who, from, to, way });
        events.emit(Audience::AllBut(owner), Event::PieceMoved { side, from, to, way, who: known.then_some(who) });
        self.attacker = Some(who);
        self.region = Some(to);
        self.steps.replace(Step::EndTurn);
        if way == Way::Tunnel && self.at(Side::Sauron, Region::Caradhras) != 0 {
            self.steps.then([Step::Ambush, Step::Arrive]);
        } else {
            self.arrive(events);
        }
    }

    /// R16.7: "let pass" is always an answer, striking only if the Balrog is there.
    pub(crate) fn legal_ambush(&self, out: &mut Vec<Action>) {
        if self.ambusher().is_some() {
            out.push(Action::Ambush);
        }
        out.push(Action::LetPass);
    }

    pub(crate) fn ambusher(&self) -> Option<Character> {
        let mut all = Character::in_mask(Side::Sauron, self.at(Side::Sauron, Region::Caradhras));
        all.find(|who| abilities::due(self, *who, Trigger::PostMove, Turn::Chosen).is_some())
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
    #[inline]
    pub(crate) fn arrive(&mut self, events: &mut impl Sink<Event>) {
        let (Some(who), Some(to)) = (self.attacker, self.region) else { return };
        self.spots.put(who, Spot::On(to));
        let side = who.side();
        if self.wins_by_arriving(who, to) {
            let why = if side == Side::Fellowship { Why::FrodoInMordor } else { Why::ThreeInShire };
            return self.end_game(Some(side), why, events);
        }
        if side == Side::Fellowship && to == Region::Mordor {
            self.rule_out(who, Character::Frodo);
        }
        let defenders = self.crowd(side.other()).count(to);
        if defenders == 0 {
            return self.end_turn(events);
        }
        self.steps.push(Step::Attack);
        events.emit(Audience::All, Event::Attacked { side, region: to, defenders });
    }

    /// How a legal move goes.
    #[inline]
    pub(crate) fn way(&self, who: Character, from: Region, to: Region) -> Way {
        let table = self.tables();
        let bit = 1u16 << to.index();
        if table.forward[who.side().index()][from.index()] & bit != 0 {
            Way::Forward
        } else if who.side() == Side::Fellowship && table.special[from.index()] & bit != 0 {
            if (from, to) == table.tunnel { Way::Tunnel } else { Way::River }
        } else {
            Way::Ability
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

/// The moves of each side in the order of the bits of [`ways`].
const MOVES: [[[Action; 64]; 3]; 2] = {
    let mut moves = [[[Action::Confirm; 64]; 3]; 2];
    let mut at = 0;
    while at < Character::COUNT * Region::COUNT {
        let (who, to) = (Character::ALL[at / 16], Region::ALL[at % 16]);
        let nth = who.index() % PER_SIDE;
        moves[who.side().index()][nth / 4][nth % 4 * 16 + to.index()] = Action::Move(who, to);
        at += 1;
    }
    moves
};

/// Room for the moves of a side. Six of Sauron's have at most two steps, the Witch-king four
/// ways, Flying Nazgûl and Black Rider two steps and nine enemies; the Fellowship has fewer.
pub(crate) const MOST_MOVES: usize = 42;

/// R17.3: so many Sauron characters in the Shire win.
pub(crate) const IN_THE_SHIRE: u32 = 3;

/// The regions that each of `side`, being there, has a way to, sixteen bits a character and four
/// characters a word: R5.1, R6 and R6.6 the normal steps, R7 by ability.
#[inline]
fn ways(side: Side, spots: &[u8; PER_SIDE], ground: &Ground, table: &Tables) -> [u64; 3] {
    let mut ways = [0; 3];
    for nth in 0..PER_SIDE {
        let steps = table.steps[side.index()][usize::from(spots[nth]) % SPOTS];
        ways[nth / 4] |= u64::from(steps) << (16 * (nth % 4));
    }
    for mover in &table.movers[side.index()] {
        let more = mover.destinations(usize::from(spots[mover.nth]), ground, table);
        ways[mover.word] |= u64::from(more) << mover.shift;
    }
    ways
}

/// The sixteen bits of `who`.
const fn of(who: Character, words: [u64; 3]) -> u16 {
    let nth = who.index() % PER_SIDE;
    (words[nth / 4] >> (16 * (nth % 4))) as u16
}

/// What keeps a character from a region: a code, put into words when somebody is told (R4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Obstacle {
    /// R5.2
    Full,
    /// R5.1
    Stay,
    /// R5.5
    Mountains,
    /// R7: everything but the enemy that the character's own way needs.
    Ability(Ability),
    /// R6.2
    River,
    /// R6.5
    Tunnel,
    /// R5.4
    Direction,
    /// R5.6
    NoWayOn,
    /// R5.1
    Far,
}

impl Obstacle {
    const fn said(self) -> (&'static str, &'static str) {
        match self {
            Obstacle::Full => ("R5.2", "refuse.full"),
            Obstacle::Stay => ("R5.1", "refuse.stay"),
            Obstacle::Mountains => ("R5.5", "refuse.mountains"),
            Obstacle::Ability(Ability::AragornSpecialAttackMove) => ("R7.1", "refuse.aragorn"),
            Obstacle::Ability(Ability::WitchkingSidewaysAttack) => ("R7.2", "refuse.witch_king"),
            Obstacle::Ability(Ability::FlyingNazgulSpecialMove) => ("R7.3", "refuse.flight"),
            Obstacle::Ability(_) => ("R7.4", "refuse.charge"),
            Obstacle::River => ("R6.2", "refuse.river"),
            Obstacle::Tunnel => ("R6.5", "refuse.tunnel"),
            Obstacle::Direction => ("R5.4", "refuse.direction"),
            Obstacle::NoWayOn => ("R5.6", "refuse.no_way_on"),
            Obstacle::Far => ("R5.1", "refuse.far"),
        }
    }
}

/// A movement ability (R7): its conditions, with those that the map decides worked out.
#[derive(Clone, Debug)]
pub(crate) struct Mover {
    side: Side,
    /// Whose it is: the place among the nine, and where its ways are in the words of [`ways`].
    nth: usize,
    word: usize,
    shift: u32,
    /// By spot the regions that meet the conditions on the map; none for those who are nowhere.
    reach: [u16; SPOTS],
    /// Every region, if no enemy needs to be there.
    without_enemy: u16,
    /// Every region, if no lone enemy needs to be there.
    without_lone: u16,
    /// Whether a free way must lead there.
    clear_path: bool,
}

impl Mover {
    pub fn of(who: Character, conditions: u64, table: &Tables) -> Mover {
        const ON_THE_MAP: [Condition; 3] =
            [Condition::DestinationIsAdjacent, Condition::DestinationIsSideways, Condition::NotSidewaysInMountains];
        let asks = |condition: Condition| conditions >> condition.index() & 1 == 1;
        let empty = Ground { room: u16::MAX, enemies: 0, lone: 0 };
        let mut reach = [0; SPOTS];
        for (at, reach) in reach.iter_mut().enumerate().take(Region::COUNT) {
            let asked = ON_THE_MAP.into_iter().filter(|condition| asks(*condition));
            *reach = asked.fold(u16::MAX, |met, condition| {
                met & abilities::conditions::destinations(condition, who.side(), at, &empty, table)
            });
        }
        let unless = |asked: bool| if asked { 0 } else { u16::MAX };
        let nth = who.index() % PER_SIDE;
        Mover {
            side: who.side(),
            nth,
            word: nth / 4,
            shift: 16 * (nth as u32 % 4),
            reach,
            without_enemy: unless(asks(Condition::DestinationHasEnemy)),
            without_lone: unless(asks(Condition::DestinationHasLoneEnemy)),
            clear_path: asks(Condition::DestinationEndsClearPath),
        }
    }

    /// R7, R10.12, R11.5: the regions that meet every condition.
    #[inline]
    fn destinations(&self, at: usize, ground: &Ground, table: &Tables) -> u16 {
        let met = self.reach[at % SPOTS] & (ground.enemies | self.without_enemy) & (ground.lone | self.without_lone);
        if met == 0 || !self.clear_path {
            return met;
        }
        met & abilities::conditions::clear_path_ends(self.side, at % Region::COUNT, ground, table)
    }

    /// How many there can be at once.
    pub fn most(&self) -> u32 {
        let reach = self.reach.iter().map(|reach| reach.count_ones()).max().unwrap_or(0);
        if self.without_enemy & self.without_lone == 0 { reach.min(PER_SIDE as u32) } else { reach }
    }
}
