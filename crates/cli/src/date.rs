//! Times: of entries, as their reader's clock shows them, and of file names.

use std::time::{SystemTime, UNIX_EPOCH};

use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

/// Milliseconds of Unix time now.
pub fn now_millis() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// Now as `2026-11-15-093012`, in universal time.
pub fn stamp() -> String {
    zoned(now_millis(), TimeZone::UTC).map_or_else(String::new, |now| now.strftime("%Y-%m-%d-%H%M%S").to_string())
}

fn zoned(millis: u64, zone: TimeZone) -> Option<Zoned> {
    Some(Timestamp::from_millisecond(i64::try_from(millis).ok()?).ok()?.to_zoned(zone))
}

/// A clock on the wall: it goes through a log and says the day where a new one begins.
pub struct Clock {
    zone: TimeZone,
    /// How the zone is called.
    name: String,
    day: String,
}

/// A moment of a log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// The day, with the name of the time zone, if it is another than that of the moment before.
    pub day: Option<String>,
    /// The time of day, to the second.
    pub time: String,
}

impl Clock {
    /// A clock that shows the time of this computer's zone, or universal time where that is not
    /// known.
    pub fn here() -> Self {
        Clock::of(TimeZone::system())
    }

    fn of(zone: TimeZone) -> Self {
        // A zone that has no name in the tables is called by its distance.
        let name = match zone.iana_name() {
            Some("Etc/Unknown") | None if zone == TimeZone::unknown() => "UTC".to_owned(),
            Some("Etc/UTC") => "UTC".to_owned(),
            Some(name) => name.to_owned(),
            None => {
                zoned(now_millis(), zone.clone()).map_or_else(String::new, |now| now.strftime("UTC%:z").to_string())
            }
        };
        Clock { zone, name, day: String::new() }
    }

    /// The moment of an entry that was made then.
    pub fn show(&mut self, millis: u64) -> Moment {
        let Some(then) = zoned(millis, self.zone.clone()) else { return Moment::default() };
        let day = then.strftime("%Y-%m-%d").to_string();
        let time = then.strftime("%H:%M:%S").to_string();
        let is_new = self.day != day;
        let heading = is_new.then(|| format!("{day} ({})", self.name));
        self.day = day;
        Moment { day: heading, time }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_says_each_day_once_and_in_which_zone() {
        let mut clock = Clock::of(TimeZone::UTC);
        let day = |text: &str| Some(text.to_owned());
        assert_eq!(clock.show(1_794_733_812_345), Moment { day: day("2026-11-15 (UTC)"), time: "09:10:12".into() });
        assert_eq!(clock.show(1_794_733_813_000), Moment { day: None, time: "09:10:13".into() });
        assert_eq!(clock.show(1_794_787_200_000), Moment { day: day("2026-11-16 (UTC)"), time: "00:00:00".into() });
        let mut east = Clock::of(TimeZone::fixed(jiff::tz::offset(2)));
        assert_eq!(east.show(951_827_696_000), Moment { day: day("2000-02-29 (UTC+02:00)"), time: "14:34:56".into() });
        assert_eq!(east.show(u64::MAX), Moment::default());
    }
}
