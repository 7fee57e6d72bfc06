//! R1, R7, R28: the map, the nations and their names.

use parlour_core::{Catalogue, Game, Seat, Text, Viewer};
use parlour_wotr::data::{Role, book, deck_cards, map};
use parlour_wotr::ids::regions_of;
use parlour_wotr::{Card, Character, Face, Nation, Region, Setup, Side, View, Wotr};

fn named(list: &[&str]) -> u128 {
    list.iter().fold(0, |set, slug| set | Region::named(slug).bit())
}

fn start() -> View {
    Wotr::start(&Setup::default()).unwrap().view(Viewer::Table)
}

#[test]
fn r1_1_the_sides_and_their_nations() {
    let of = |side| Nation::of(side).collect::<Vec<_>>();
    assert_eq!(of(Side::Shadow), [Nation::Isengard, Nation::Sauron, Nation::Southrons]);
    assert_eq!(of(Side::FreePeoples).len(), 5);
    assert!(Character::of(Character::COMPANIONS).all(|it| it.side() == Side::FreePeoples));
    assert!(Character::of(Character::MINIONS).all(|it| it.side() == Side::Shadow));
}

#[test]
fn r7_1_adjacency_is_symmetric_and_as_listed() {
    let near = &map().near;
    let pairs: u32 = near.iter().map(|set| set.count_ones()).sum();
    assert_eq!(pairs, 2 * 232);
    for region in Region::all() {
        for other in regions_of(near[region.index()]) {
            assert!(near[other.index()] & region.bit() != 0);
        }
    }
    let none = [("forlindon", "ered_luin"), ("forlindon", "north_ered_luin"), ("angmar", "north_downs")];
    for (a, b) in none {
        assert_eq!(near[Region::named(a).index()] & Region::named(b).bit(), 0, "{a} {b}");
    }
    assert_eq!(near[Region::named("rivendell").index()], named(&["fords_of_bruinen", "trollshaws"]));
}

/// R7.2: the Mordor Track is no region, so the Fellowship on it is in none.
#[test]
fn r7_2_the_mordor_track_is_no_region() {
    assert!("mordor_track".parse::<Region>().is_err());
    assert_eq!(Region::all().count(), 105);
    let mut view = start();
    view.fellowship.mordor = Some(1);
    view.fellowship.region = Region::named("morannon");
    assert!(Wotr::position(&view).is_ok());
}

/// R7.5: S005.
#[test]
fn r7_5_settlements_and_points_are_counted() {
    let map = map();
    assert_eq!(map.strongholds.count_ones(), 16);
    assert_eq!(map.cities.count_ones(), 6);
    assert_eq!(map.settlements.count_ones(), 36);
    let points = |side: Side| regions_of(map.home[side.index()]).map(|region| map.vp[region.index()]).sum::<u8>();
    assert_eq!((points(Side::FreePeoples), points(Side::Shadow)), (20, 18));
    assert_eq!(map.fortifications, named(&["osgiliath", "fords_of_isen"]));
}

#[test]
fn r7_10_settlements_by_nation() {
    let map = map();
    let of = |nation: Nation, kind: u128| map.of[nation.index()] & kind;
    let towns = map.settlements & !map.cities & !map.strongholds;
    assert_eq!(of(Nation::Elves, map.strongholds), named(&["grey_havens", "lorien", "rivendell", "woodland_realm"]));
    assert_eq!(of(Nation::Gondor, map.strongholds), named(&["dol_amroth", "minas_tirith"]));
    assert_eq!(of(Nation::Gondor, towns), named(&["lamedon", "lossarnach"]));
    assert_eq!(of(Nation::North, map.cities), named(&["dale", "the_shire"]));
    assert_eq!(of(Nation::Rohan, towns), named(&["folde", "westemnet"]));
    assert_eq!(of(Nation::Isengard, map.settlements), named(&["orthanc", "north_dunland", "south_dunland"]));
    assert_eq!(
        of(Nation::Sauron, map.strongholds),
        named(&["barad_dur", "dol_guldur", "minas_morgul", "morannon", "moria", "mount_gundabad"])
    );
    assert_eq!(of(Nation::Southrons, map.settlements).count_ones(), 5);
    assert_eq!(map.nation[Region::named("osgiliath").index()], None);
    assert_eq!(map.nation[Region::named("druadan_forest").index()], Some(Nation::Gondor));
    assert_eq!(map.coastal.count_ones(), 16);
    assert_eq!(map.in_mordor, named(&["morannon", "barad_dur", "gorgoroth", "minas_morgul", "nurn"]));
}

#[test]
fn r26_0_the_characters_and_their_numbers() {
    let book = book();
    let number = |character: Character| (book.level[character.index()], book.leadership[character.index()]);
    assert_eq!(number(Character::GandalfGrey), (3, 1));
    assert_eq!(number(Character::Peregrin), (1, 1));
    assert_eq!(number(Character::Aragorn), (3, 2));
    assert_eq!(number(Character::WitchKing), (255, 2));
    assert_eq!(number(Character::Saruman), (0, 1));
    assert_eq!(book.captains.count_ones(), 6);
    let dice: u8 = book.characters.iter().map(|it| it.die).sum();
    assert_eq!(dice, 5);
}

#[test]
fn r28_1_nation_codes() {
    let codes: Vec<(u8, Nation)> = book().nations.iter().map(|it| (it.code, it.id)).collect();
    assert_eq!(codes[0], (1, Nation::Dwarves));
    assert_eq!(codes[7], (8, Nation::Southrons));
}

#[test]
fn r28_2_region_numbers_and_slugs() {
    let number = |slug: &str| Region::named(slug).0 + 1;
    assert_eq!(["barad_dur", "rivendell", "minas_tirith", "minas_morgul"].map(number), [6, 81, 53, 54]);
    assert_eq!("81".parse::<Region>().unwrap(), Region::named("rivendell"));
    assert!("0".parse::<Region>().is_err() && "106".parse::<Region>().is_err());
    assert_eq!(Region::named("barad_dur").name(), "Barad-dûr");
}

#[test]
fn r28_4_aliases_of_characters() {
    let is = |alias: &str, id: &str| alias.parse::<Character>().unwrap() == id.parse::<Character>().unwrap();
    assert!(is("merry", "meriadoc") && is("pippin", "peregrin") && is("mouth_sauron", "mouth_of_sauron"));
    assert!(book().characters[13].aliases.contains(&"frodo_sam".to_owned()));
    assert!("sauron".parse::<Character>().is_err());
}

#[test]
fn r28_5_roles() {
    let role = |nation: Nation| book().nations[nation.index()].role;
    assert_eq!(role(Nation::Elves), Role::GondorElves);
    assert_eq!(role(Nation::Dwarves), Role::RohanNorthDwarves);
    assert_eq!(role(Nation::Southrons), Role::Saruman);
    assert_eq!(role(Nation::Sauron), Role::Sauron);
}

#[test]
fn r28_6_figures_are_grouped_by_what_they_do() {
    let json = serde_json::to_value(start()).unwrap();
    assert_eq!(json.pointer("/regions/minas_tirith/normal/gondor/regular"), Some(&3.into()));
    assert!(json.pointer("/regions/minas_tirith/besieged").is_none());
    assert_eq!(json.pointer("/nations/gondor/position"), Some(&"Peace2".into()));
}

/// R25.2: what everybody sees.
#[test]
fn r25_2_the_board_and_the_backs_are_open() {
    let mut view = start();
    view.cards.hands[1].cards = Some(vec!["sh_char_05".parse().unwrap(), "sh_strat_05".parse().unwrap()]);
    let game = Wotr::position(&view).unwrap();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        let seen = game.view(viewer);
        assert_eq!((seen.cards.hands[1].character, seen.cards.hands[1].strategy), (1, 1));
        assert_eq!(seen.cards.hands[1].cards, None);
        assert_eq!(seen.cards.decks.values().map(|count| u32::from(*count)).sum::<u32>(), 94);
        assert_eq!(seen.hunt.pool.len(), 16);
        assert_eq!(seen.regions, game.view(Viewer::Table).regions);
    }
}

#[test]
fn names_in_the_data_are_those_that_are_said() {
    let english = Catalogue::parse("en", include_str!("../../locales/en.ftl")).unwrap();
    let said = |key: String| english.say(&Text::new(key));
    for region in (0..105).map(Region) {
        assert_eq!(said(region.key()), region.name());
    }
    for card in deck_cards() {
        let number = card.id.match_indices('_').nth(2).map_or(card.id.len(), |(at, _)| at);
        assert_eq!(said(format!("card.{}.title", &card.id[..number])), card.name);
    }
    for character in Character::ALL {
        let record = character.record();
        assert_eq!(said(format!("{}.title", character.key())), record.title);
        for ability in &record.abilities {
            let key = format!("ability.{ability}");
            assert_ne!(said(key.clone()), key, "{} can do something that is not said", record.id);
            assert!(include_str!("../../rules.md").contains(&format!("**R26.{ability}**")), "{ability}");
        }
    }
}

/// Published reading: every Companion can guide when nobody of higher Level is there, and any
/// Free Peoples seat moves any Companion.
#[test]
fn r24_13_whose_a_character_is() {
    for record in Character::ALL.map(Character::record) {
        assert_eq!(record.can_guide, ["companion", "guide"].contains(&record.kind.as_str()), "{}", record.id);
        let wanted: &[Role] = match record.id.as_str() {
            "saruman" => &[Role::Saruman],
            "witch_king" | "mouth_of_sauron" => &[Role::Sauron],
            _ => &[Role::GondorElves, Role::RohanNorthDwarves],
        };
        assert_eq!(record.playable_by, wanted, "{}", record.id);
    }
}

#[test]
fn the_card_list_is_whole() {
    assert_eq!(deck_cards().len(), 96);
    assert_eq!("fp_char_01".parse::<Card>().unwrap(), Card(0));
    assert!("fp_char_0".parse::<Card>().is_err());
    let muster = deck_cards().iter().filter(|card| card.die == Face::Muster).count();
    let army = deck_cards().iter().filter(|card| card.die == Face::Army).count();
    assert_eq!(muster + army, 48);
}
