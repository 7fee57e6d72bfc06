//! The browser client's types are those of the messages and of the games with a board of their own.
#![cfg(feature = "typescript")]

use std::path::Path;

use parlour_protocol::typescript::{Files, compare};

#[test]
fn the_types_of_the_browser_client_are_those_of_the_rules() {
    let mut wanted = Files::of_messages();
    wanted.add_game::<parlour_cardpeegee::CardPeeGee>();
    wanted.add_game::<parlour_clans::Clans>();
    wanted.add_game::<parlour_confrontation::Confrontation>();
    wanted.add_game::<parlour_wotr::Wotr>();
    let differ = compare(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated"), &wanted);
    assert!(
        differ.is_empty(),
        "web/src/generated is not what the Rust types say; write it with PARLOUR_WRITE_TYPES=1 cargo test -p \
         parlour-registry --features typescript. Different, missing or of no type: {differ:?}"
    );
}
