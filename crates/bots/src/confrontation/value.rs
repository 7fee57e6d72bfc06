//! What a position is worth to the Fellowship.

use parlour_confrontation::{Character, Confrontation, Region, Side, data};

use Character::*;

/// What a position is worth to the Fellowship, from 0 to 1. The state is an imagined one.
pub fn value(state: &Confrontation) -> f32 {
    let [material, frodo, gates, shire] = parts(state);
    0.5 + 0.5 * (0.9 * (material + frodo + gates + shire)).tanh()
}

/// What it is made of: who is alive, the Ring's road, the gates of Mordor, the Shire.
pub(super) fn parts(state: &Confrontation) -> [f32; 4] {
    [material(state), frodo(state), gates(state), shire(state)]
}

fn region(state: &Confrontation, who: Character) -> Option<Region> {
    state.spot(who).region()
}

fn is_alive(state: &Confrontation, who: Character) -> bool {
    region(state, who).is_some()
}

/// The row of a region, 1 in the Shire to 7 in Mordor.
pub(super) fn row(region: Region) -> f32 {
    const ROWS: [u8; 16] = [1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6, 7];
    f32::from(ROWS[region.index()])
}

fn material(state: &Confrontation) -> f32 {
    let hunter = |who, prey| if is_alive(state, who) { if is_alive(state, prey) { 0.25 } else { 0.12 } } else { 0.0 };
    let plain = |who, worth| if is_alive(state, who) { worth } else { 0.0 };
    let fellowship = plain(Gandalf, 0.35)
        + plain(Aragorn, 0.30)
        + plain(Boromir, 0.30)
        + plain(Sam, 0.22)
        + plain(Pippin, 0.12)
        + hunter(Legolas, FlyingNazgul)
        + hunter(Gimli, Orcs)
        + hunter(Merry, WitchKing);
    let sauron = plain(CaveTroll, 0.35)
        + plain(Saruman, 0.30)
        + plain(WitchKing, 0.28)
        + plain(Balrog, 0.28)
        + plain(Shelob, 0.28)
        + plain(Orcs, 0.28)
        + plain(FlyingNazgul, 0.25)
        + plain(Warg, 0.22)
        + plain(BlackRider, 0.18);
    fellowship - sauron + 0.31
}

/// How far the Ring has come, and how safe it is.
fn frodo(state: &Confrontation) -> f32 {
    let Some(at) = region(state, Frodo) else { return -3.0 };
    let progress = 0.9 * (row(at) - 1.0) / 6.0;
    let company = if region(state, Sam) == Some(at) { 0.15 } else { 0.0 };
    let hunters: f32 = Character::all_of(Side::Sauron)
        .filter(|who| is_alive(state, *who) && state.destinations_of(*who).contains(at))
        .map(|who| if matches!(who, Orcs | Warg) { 0.55 } else { 0.4 })
        .sum();
    let exposed = matches!(row(at) as u8, 1 | 4);
    let way_out = !exposed && data().sideways(at).iter().any(|side| is_open(state, side));
    let danger = if way_out { 0.35 } else { 1.0 };
    progress + company - danger * hunters + if way_out { 0.1 } else { 0.0 }
}

/// Whether a Fellowship character could step aside to a region: no enemy there.
fn is_open(state: &Confrontation, at: Region) -> bool {
    Character::all_of(Side::Sauron).all(|who| region(state, who) != Some(at))
}

/// The two ways into Mordor, and who stands in them.
fn gates(state: &Confrontation) -> f32 {
    let open = [Region::Dagorlad, Region::Gondor].into_iter().filter(|gate| is_open(state, *gate)).count();
    let near = region(state, Frodo).map_or(0.0, |at| (row(at) - 1.0) / 6.0);
    (0.1 + 0.3 * near) * open as f32
}

/// Sauron's own way to win: three in the Shire.
fn shire(state: &Confrontation) -> f32 {
    let close = |who: &Character| region(state, *who).map_or(0.0, |at| if row(at) < 1.5 { 1.0 } else { 0.0 });
    let inside: f32 = Character::all_of(Side::Sauron).map(|who| close(&who)).sum();
    let raiders = Character::all_of(Side::Sauron).filter_map(|who| region(state, who)).filter(|at| row(*at) < 2.5);
    let strike_back = if is_alive(state, Aragorn) { 0.7 } else { 1.0 };
    -strike_back * (0.55 * inside * inside + 0.06 * raiders.count() as f32)
}
