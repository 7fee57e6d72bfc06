//! R28: the spellings that a written position may use, and the names they stand for.

use serde_json::Value;

use crate::data::book;
use crate::ids::{Nation, Region};
use crate::view::Phase;

/// R28: numbers, codes, roles and aliases in a written position stand for the names they mean; what
/// is written there replaces what the position has under the usual name.
pub(crate) fn use_plain_names(position: &mut Value) {
    let book = book();
    rename(position.get_mut("regions"), |name| Some(name.parse::<Region>().ok()?.slug()));
    rename(position.get_mut("characters"), |name| {
        let is = |it: &&crate::data::CharacterRecord| it.aliases.iter().any(|alias| alias == name);
        Some(book.characters.iter().find(is)?.id.as_str())
    });
    rename(position.get_mut("nations"), nation_of_code);
    for place in ["reinforcements", "casualties"] {
        position.get_mut(place).into_iter().for_each(name_figures);
    }
    rename(position.pointer_mut("/reinforcements/sauron"), |name| (name == "nazgul").then_some("leader"));
    for region in position.get_mut("regions").and_then(Value::as_object_mut).into_iter().flatten() {
        for group in region.1.as_object_mut().into_iter().flatten() {
            name_group(group.1);
        }
    }
    name_phase(position);
    name_seats(position);
    name_tiles(position);
    let places = position.get_mut("characters").and_then(Value::as_object_mut).into_iter().flatten();
    places.for_each(|(_, place)| name_region(place));
    // The Ring-bearers stand where the Fellowship is.
    let place = position.get_mut("characters").and_then(|them| them.as_object_mut()?.remove(RING_BEARERS));
    let fellowship = position.get_mut("fellowship").and_then(Value::as_object_mut);
    if let (Some(place), Some(fellowship)) = (place, fellowship) {
        fellowship.insert("region".to_owned(), place);
    }
    position.pointer_mut("/fellowship/region").into_iter().for_each(name_region);
}

/// R28.2: a region's number may be written as a number.
fn name_region(place: &mut Value) {
    if place.is_u64() {
        *place = place.to_string().into();
    }
}

/// R28.1: nations by their code.
fn nation_of_code(name: &str) -> Option<&'static str> {
    let code: usize = name.parse().ok()?;
    Some(Nation::ALL.get(code.checked_sub(1)?)?.id())
}

/// Figures by nation, nations by their code; several may be written as several.
fn name_figures(nations: &mut Value) {
    rename(Some(&mut *nations), nation_of_code);
    for (_, figures) in nations.as_object_mut().into_iter().flatten() {
        rename(Some(figures), |name| match name {
            "regulars" => Some("regular"),
            "elites" => Some("elite"),
            "leaders" => Some("leader"),
            _ => None,
        });
    }
}

/// The figures of a group; Nazgûl may stand among Sauron's.
fn name_group(group: &mut Value) {
    name_figures(group);
    let nazgul = group.get_mut("sauron").and_then(|sauron| sauron.as_object_mut()?.remove("nazgul"));
    if let (Some(nazgul), Some(group)) = (nazgul, group.as_object_mut()) {
        group.insert("nazgul".to_owned(), nazgul);
    }
}

/// R3.1: a phase by its number.
fn name_phase(position: &mut Value) {
    let Some(phase) = position.get_mut("phase") else { return };
    let number = phase.as_u64().and_then(|number| usize::try_from(number).ok()?.checked_sub(1));
    if let Some(named) = number.and_then(|at| Phase::ALL.get(at)) {
        *phase = named.id().into();
    }
}

/// R28.5: seats by the role they play.
fn name_seats(position: &mut Value) {
    let seats = position.pointer("/setup/seats").and_then(Value::as_u64).unwrap_or(2);
    let seat_of = |role: &str| match (role, seats) {
        ("FreeAll", 2 | 3) | ("GondorElves", 4) => Some(0),
        ("ShadowAll", 2) | ("Sauron", 3 | 4) => Some(1),
        ("Saruman", 3 | 4) => Some(2),
        ("RohanNorthDwarves", 4) => Some(3),
        _ => None,
    };
    for place in ["/acting", "/doing/actor", "/leading/free_peoples", "/leading/shadow"] {
        let Some(seat) = position.pointer_mut(place) else { continue };
        if let Some(number) = seat.as_str().and_then(seat_of) {
            *seat = number.into();
        }
    }
}

/// R21.2: a tile that is named twice in one list is another one of its kind.
fn name_tiles(position: &mut Value) {
    let tiles = &book().tiles;
    for list in ["pool", "drawn", "removed"] {
        let list = position.pointer_mut(&format!("/hunt/{list}")).and_then(Value::as_array_mut);
        let Some(list) = list else { continue };
        for at in 1..list.len() {
            let (before, rest) = list.split_at_mut(at);
            let is_taken = |id: &str| before.iter().any(|it| it == id);
            let Some(name) = rest[0].as_str().filter(|name| is_taken(name)) else { continue };
            let Some(tile) = tiles.iter().find(|tile| tile.id == name && tile.owner.is_none()) else { continue };
            let is_like = |it: &&crate::data::TileRecord| {
                it.owner.is_none() && (it.value, it.eye, it.reveal) == (tile.value, tile.eye, tile.reveal)
            };
            if let Some(other) = tiles.iter().filter(is_like).find(|it| !is_taken(&it.id)) {
                rest[0] = other.id.as_str().into();
            }
        }
    }
}

/// The Ring-bearers among the characters of the book.
const RING_BEARERS: &str = "ring_bearers";

fn rename<'a>(map: Option<&mut Value>, plain: impl Fn(&str) -> Option<&'a str>) {
    let Some(map) = map.and_then(Value::as_object_mut) else { return };
    let other = |name: &String| plain(name).filter(|plain| plain != name).map(|plain| (name.clone(), plain));
    let others: Vec<(String, &str)> = map.keys().filter_map(other).collect();
    for (name, plain) in others {
        if let Some(value) = map.remove(&name) {
            map.insert(plain.to_owned(), value);
        }
    }
}
