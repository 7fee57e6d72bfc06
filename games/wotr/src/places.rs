//! Regions that the rules and the cards name.

use crate::ids::Region;

macro_rules! places {
    ($($name:ident = $number:literal),+ $(,)?) => {
        $(#[doc = concat!(stringify!($name), ".")] pub const $name: Region = Region($number);)+

        /// Each of them with its name in the data.
        #[cfg(test)]
        const ALL: &[(Region, &str)] = &[$(($name, stringify!($name))),+];
    };
}

places! {
    ANFALAS = 1,
    ANGMAR = 2,
    BREE = 6,
    BUCKLAND = 7,
    CARROCK = 9,
    DALE = 11,
    DOL_AMROTH = 14,
    DOL_GULDUR = 15,
    DRUADAN_FOREST = 16,
    EAST_RHUN = 20,
    EDORAS = 25,
    EREBOR = 27,
    ERECH = 28,
    ERED_LUIN = 29,
    ETTENMOORS = 30,
    FANGORN = 32,
    FAR_HARAD = 33,
    GORGOROTH = 41,
    GREY_HAVENS = 42,
    HELMS_DEEP = 44,
    KHAND = 48,
    LAMEDON = 49,
    LORIEN = 50,
    LOSSARNACH = 51,
    MINAS_TIRITH = 52,
    MINAS_MORGUL = 53,
    MORANNON = 55,
    MORIA = 56,
    MOUNT_GRAM = 57,
    MOUNT_GUNDABAD = 58,
    NORTH_DUNLAND = 64,
    NORTH_ITHILIEN = 66,
    NURN = 71,
    OLD_FOREST = 73,
    ORTHANC = 75,
    OSGILIATH = 76,
    PELARGIR = 78,
    RIVENDELL = 80,
    SOUTH_DUNLAND = 83,
    SOUTH_ITHILIEN = 85,
    SOUTH_RHUN = 86,
    THE_SHIRE = 91,
    TROLLSHAWS = 93,
    UMBAR = 94,
    WEATHER_HILLS = 97,
    WOODLAND_REALM = 104,
}

#[cfg(test)]
#[path = "../tests/inside/places.rs"]
mod tests;
