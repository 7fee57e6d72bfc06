//! Today's date for file names, without a calendar library.

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds of Unix time now.
pub fn now_millis() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// Now as `2026-11-15-093012`, in universal time.
pub fn stamp() -> String {
    stamp_of(now_millis() / 1000)
}

fn stamp_of(seconds: u64) -> String {
    let (year, month, day) = civil((seconds / 86_400) as i64);
    let rest = seconds % 86_400;
    format!("{year:04}-{month:02}-{day:02}-{:02}{:02}{:02}", rest / 3600, rest / 60 % 60, rest % 60)
}

/// The Gregorian date of a day counted from 1970-01-01. Years are taken to begin in March, so
/// that the leap day comes last and months have a regular length.
fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * of_year + 2) / 153;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month, of_year - (153 * shifted + 2) / 5 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_days_have_their_date() {
        assert_eq!(stamp_of(0), "1970-01-01-000000");
        assert_eq!(stamp_of(951_827_696), "2000-02-29-123456");
        assert_eq!(stamp_of(1_794_733_812), "2026-11-15-091012");
    }
}
