//! Regions that cards name.

use crate::ids::Region;

macro_rules! places {
    ($($name:ident = $number:literal),+ $(,)?) => {
        $(pub(super) const $name: Region = Region($number);)+

        /// Each of them with its name in the data.
        #[cfg(test)]
        pub(super) const ALL: &[(Region, &str)] = &[$(($name, stringify!($name))),+];
    };
}

places! {
    BREE = 6,
    BUCKLAND = 7,
    CARROCK = 9,
    DALE = 11,
    DOL_AMROTH = 14,
    DRUADAN_FOREST = 16,
    EDORAS = 25,
    EREBOR = 27,
    ERECH = 28,
    ERED_LUIN = 29,
    FANGORN = 32,
    GREY_HAVENS = 42,
    LAMEDON = 49,
    LORIEN = 50,
    LOSSARNACH = 51,
    MINAS_TIRITH = 52,
    MORIA = 56,
    NORTH_ITHILIEN = 66,
    OLD_FOREST = 73,
    ORTHANC = 75,
    OSGILIATH = 76,
    PELARGIR = 78,
    RIVENDELL = 80,
    SOUTH_ITHILIEN = 85,
    THE_SHIRE = 91,
    WOODLAND_REALM = 104,
}

#[test]
fn places_are_where_the_map_says() {
    for (region, name) in ALL {
        assert_eq!(region.slug(), name.to_lowercase());
    }
}
