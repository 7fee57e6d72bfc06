//! What Land of Clans & Wanderers keeps between matches (chapter 20 of its rules): wallet,
//! collection, shop and decks, and what can be done with them.

use std::collections::BTreeMap;

use crate::wire;

wire! {
    /// What Clans keeps of a person: [`Profile::kept`](crate::Profile::kept).
    pub struct ClansKept {
        /// Gold.
        pub wallet: u32,
        /// R20.11: the base terrain when playing without a hero; the deck's own without.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub terrain: Option<ClansTerrain>,
        /// The cards owned, by id.
        pub collection: BTreeMap<String, ClansOwned>,
        /// Saved decks, by name: what `bring` of a new match or of joining one means.
        pub decks: BTreeMap<String, ClansDeck>,
        /// R20.7: the shop, open since the last match with gold until it is left.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub shop: Option<ClansShop>,
    }

    /// Copies of one card.
    #[derive(Copy, Eq)]
    pub struct ClansOwned {
        /// All of them.
        pub copies: u32,
        /// How many of them are upgraded.
        pub upgraded: u32,
    }

    /// R20.7: a shop.
    pub struct ClansShop {
        /// The offers; they are bought by their place, counted from 0.
        pub offers: Vec<ClansOffer>,
        /// R20.9: whether new stock was bought already.
        pub renewed: bool,
    }

    /// One offer of a shop.
    pub struct ClansOffer {
        /// The card's id.
        pub card: String,
        /// R20.8: what it costs.
        pub price: u32,
        /// Whether it was bought.
        pub sold: bool,
    }

    /// R2.3: a deck.
    #[derive(Default)]
    #[serde(deny_unknown_fields)]
    pub struct ClansDeck {
        /// Its short name.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        #[cfg_attr(test, ts(optional, as = "Option<String>"))]
        pub id: String,
        /// Its title.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        #[cfg_attr(test, ts(optional, as = "Option<String>"))]
        pub name: String,
        /// The terrain it is made for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub terrain: Option<ClansTerrain>,
        /// The hero it is made for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub hero: Option<String>,
        /// The list, in order: `card`, `5 card`; `card+` for an upgraded copy.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
        pub cards: Vec<String>,
        /// R23.1: the three lists of the ages, instead of one.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(optional, as = "Option<Vec<Vec<String>>>"))]
        pub ages: Vec<Vec<String>>,
    }

    /// R1.4: what a card or a base may be attuned to.
    #[derive(Copy, Eq)]
    pub enum ClansTerrain {
        /// Woods.
        Woods,
        /// Lake.
        Lake,
        /// Desert.
        Desert,
        /// Marsh.
        Marsh,
    }

    /// What can be done with what Clans keeps: the [`Order::order`](crate::Order::order).
    #[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
    pub enum ClansOrder {
        /// R20.8: buy an offer of the shop.
        Buy {
            /// Its place, counted from 0.
            offer: u32,
        },
        /// R20.9: pay for new stock, once a visit.
        Renew,
        /// Leave the shop; the next match with gold opens another.
        Leave,
        /// R20.10: upgrade one copy of a card.
        Upgrade {
            /// The card's id.
            card: String,
        },
        /// R20.11: change the base terrain.
        Attune {
            /// To which.
            terrain: ClansTerrain,
        },
        /// Save a deck of owned cards under a name of one's own; one of that name is replaced.
        SaveDeck {
            /// The name: 1 to 32 characters.
            name: String,
            /// The deck. It need not be complete: whether it fits is asked when it is brought.
            deck: ClansDeck,
        },
        /// Throw a saved deck away. The cards stay.
        DropDeck {
            /// Its name.
            name: String,
        },
    }

    /// What there is to collect in Clans, and what it costs: `GET /api/games/clans/goods`.
    pub struct ClansGoods {
        /// Every card, in order.
        pub cards: Vec<ClansCard>,
        /// Every hero, in order.
        pub heroes: Vec<ClansHero>,
        /// The game's own decks.
        pub decks: Vec<ClansDeck>,
        /// R20.9: what new stock costs.
        pub renew_price: u32,
        /// R20.10: what an upgrade costs.
        pub upgrade_price: u32,
        /// R20.11: what a new base terrain costs.
        pub attune_price: u32,
    }

    /// R1.5: a card.
    pub struct ClansCard {
        /// Its id.
        pub id: String,
        /// Its name.
        pub name: String,
        /// The damage of its attacks.
        pub damage: i32,
        /// Its full health.
        pub health: i32,
        /// When it acts.
        pub tick: i32,
        /// Its terrain.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub terrain: Option<ClansTerrain>,
        /// `Common`, `Rare`, `Epic` or `Legendary`.
        pub rarity: String,
        /// R20.8: what it costs in a shop.
        pub price: u32,
        /// R1.16: never paid; the ages ask for it.
        pub cost: i32,
        /// How far it marches (X5).
        pub move_speed: i32,
        /// Its abilities, as tags.
        pub abilities: Vec<String>,
        /// Its family (M3).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub family: Option<String>,
        /// R25.1: the most copies in one deck with rarity limits (X1); none for no limit.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub limit: Option<u32>,
    }

    /// R21.2: a hero.
    pub struct ClansHero {
        /// Its id.
        pub id: String,
        /// Its name.
        pub name: String,
        /// One or two affinities.
        pub terrains: Vec<ClansTerrain>,
        /// How often it may be used in a match.
        pub uses: u8,
    }
}
