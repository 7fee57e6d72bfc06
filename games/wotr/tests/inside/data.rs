//! The data files: what is wrong in one is told with its place.

use super::*;

const REGIONS_JSON: &str = include_str!("../../data/regions.json");
const BORDERS_JSON: &str = include_str!("../../data/borders.json");

fn map_error(regions: &str, borders: &str) -> String {
    read_map(regions, borders).unwrap_err().to_string()
}

#[test]
fn bad_maps_are_refused_with_the_place() {
    let without = |text: &str, from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    };
    assert!(map_error("[1]", BORDERS_JSON).starts_with("regions.json: invalid type"));
    assert_eq!(map_error("[]", BORDERS_JSON), "regions.json: 0 records, there must be 105");
    let twice = without(REGIONS_JSON, "\"slug\": \"anfalas\"", "\"slug\": \"andrast\"");
    assert_eq!(map_error(&twice, BORDERS_JSON), "regions.json: andrast stands twice");
    let numbers = without(REGIONS_JSON, "\"id\": \"2\"", "\"id\": \"7\"");
    assert_eq!(map_error(&numbers, BORDERS_JSON), "regions.json: anfalas has number 7, its place is 2");
    let points =
        without(REGIONS_JSON, "\"category\": \"settlement\", \"vp\": 2", "\"category\": \"settlement\", \"vp\": 1");
    assert!(map_error(&points, BORDERS_JSON).contains("wrong structure"));
    let unknown = without(BORDERS_JSON, "\"andrast\"", "\"atlantis\"");
    assert_eq!(map_error(REGIONS_JSON, &unknown), "borders.json: atlantis does not exist");
    let same = without(BORDERS_JSON, "[\"andrast\", \"anfalas\"]", "[\"andrast\", \"andrast\"]");
    assert!(map_error(REGIONS_JSON, &same).contains("the same"));
}

#[test]
fn bad_figures_tiles_and_cards_are_refused() {
    let own = BookFiles::OWN;
    let error = |files: &BookFiles| read_book(files, map()).unwrap_err().to_string();
    let crowd = own.setup.replacen("\"regular\": 1", "\"regular\": 99", 1);
    assert!(error(&BookFiles { setup: &crowd, ..BookFiles::OWN }).contains("more figures than there are"));
    let nowhere = own.setup.replacen("\"erebor\"", "\"atlantis\"", 1);
    assert_eq!(
        error(&BookFiles { setup: &nowhere, ..BookFiles::OWN }),
        "initial_army_setup.json: atlantis does not exist"
    );
    let tile = own.tiles.replacen("\"eye\": false", "\"eye\": true", 1);
    assert!(error(&BookFiles { tiles: &tile, ..BookFiles::OWN }).contains("one of number, Eye and die"));
    let side = own.nations.replacen("free_peoples", "shadow", 1);
    assert!(error(&BookFiles { nations: &side, ..BookFiles::OWN }).contains("do not agree"));
    let card = include_str!("../../data/cards.json").replacen("\"number\": 1", "\"number\": 9", 1);
    assert!(read_cards(&card).unwrap_err().to_string().contains("does not belong at place 0"));
}
