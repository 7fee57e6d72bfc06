//! Regions by name.

use super::*;

#[test]
fn places_are_where_the_map_says() {
    for (region, name) in ALL {
        assert_eq!(region.slug(), name.to_lowercase());
    }
}
