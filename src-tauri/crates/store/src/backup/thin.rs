//! The rule for keeping backups.

use std::collections::BTreeMap;
use std::collections::BTreeSet;

use chrono::{DateTime, Datelike, TimeDelta, Timelike, Utc};

use super::Occasion;

/// A backup as the rule sees it: time, occasion, the round it precedes, and a count that also grows
/// after the clock is set back.
pub type Made = (DateTime<Utc>, Occasion, Option<u16>, u32);

/// The number of newest backups before imports, and before rounds without a number, that always
/// stay.
const ALWAYS: usize = 50;

/// A period of which one backup stays.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Span {
    Minute(chrono::NaiveDate, u32),
    Day(chrono::NaiveDate),
    Month(i32, u32),
}

/// Returns the indexes of the backups to keep at the time `now`. Independent of the clock:
/// - all before a migration or a restore, since nothing else leads back there;
/// - the newest before each round;
/// - the newest 50 before imports, and before rounds without a number.
///
/// Of the others:
/// - in the last 24 hours, the newest of each minute;
/// - in the 30 days before, the newest of each day;
/// - earlier, the newest of each month.
///
/// Minutes, days and months are in UTC. A backup from the future (wrong clock) counts as one of
/// the last 24 hours. More frequent thinning does not change the backups kept later.
pub fn thin(backups: &[Made], now: DateTime<Utc>) -> BTreeSet<usize> {
    let mut kept = always(backups);
    let mut newest: BTreeMap<Span, (DateTime<Utc>, usize)> = BTreeMap::new();
    for (index, (time, occasion, ..)) in backups.iter().enumerate() {
        match occasion {
            Occasion::Migration | Occasion::Restore => {}
            Occasion::Round | Occasion::Import => {
                let of_span = newest.entry(span(*time, now)).or_insert((*time, index));
                if of_span.0 < *time {
                    *of_span = (*time, index);
                }
            }
        }
    }
    kept.extend(newest.into_values().map(|(_, index)| index));
    kept
}

/// Returns the backups that stay at any time. For each round, both the newest by time and the
/// newest by count stay: after the clock was set back, only the count is reliable.
fn always(backups: &[Made]) -> BTreeSet<usize> {
    let mut kept = BTreeSet::new();
    let mut groups: BTreeMap<(Occasion, Option<u16>), Vec<usize>> = BTreeMap::new();
    for (index, (_, occasion, round, _)) in backups.iter().enumerate() {
        match occasion {
            Occasion::Migration | Occasion::Restore => {
                kept.insert(index);
            }
            Occasion::Round | Occasion::Import => {
                groups.entry((*occasion, *round)).or_default().push(index);
            }
        }
    }
    for ((_, round), mut group) in groups {
        let most = if round.is_some() { 1 } else { ALWAYS };
        group.sort_by_key(|index| backups.get(*index).map(|it| (it.0, it.3)));
        kept.extend(group.iter().rev().take(most));
        group.sort_by_key(|index| backups.get(*index).map(|it| (it.3, it.0)));
        kept.extend(group.iter().rev().take(most));
    }
    kept
}

fn span(time: DateTime<Utc>, now: DateTime<Utc>) -> Span {
    let age = now - time;
    let day = time.date_naive();
    if age <= TimeDelta::hours(24) {
        Span::Minute(day, time.hour() * 60 + time.minute())
    } else if age <= TimeDelta::days(31) {
        Span::Day(day)
    } else {
        Span::Month(day.year(), day.month())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const OCCASIONS: [Occasion; 4] = [
        Occasion::Round,
        Occasion::Import,
        Occasion::Migration,
        Occasion::Restore,
    ];

    fn at(minutes: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::days(20_000) + TimeDelta::seconds(minutes * 7)
    }

    /// Generates backups at all distances, many of them close together.
    fn backups() -> impl Strategy<Value = Vec<Made>> {
        let when = prop_oneof![
            0..300_i64,
            0..30_000_i64,
            0..2_000_000_i64,
            0..6_000_000_i64
        ];
        let occasion = proptest::sample::select(OCCASIONS.as_slice());
        let round = proptest::option::of(1..9_u16);
        proptest::collection::vec((when.prop_map(at), occasion, round, 1..4_u32), 0..80).prop_map(
            |mut backups| {
                // One backup a second: the test does not care which of two in the same second
                // stays.
                backups.sort();
                backups.dedup_by_key(|(time, ..)| *time);
                backups
            },
        )
    }

    fn thinned(backups: &[Made], now: DateTime<Utc>) -> Vec<Made> {
        thin(backups, now)
            .into_iter()
            .map(|it| backups[it])
            .collect()
    }

    proptest! {
        #[test]
        fn the_newest_backup_stays(backups in backups(), later in 0..9_000_000_i64) {
            let stay = thinned(&backups, at(later));
            prop_assert_eq!(stay.last(), backups.last());
        }

        #[test]
        fn nothing_goes_that_alone_leads_back(backups in backups(), later in 0..9_000_000_i64) {
            let alone = |it: &&Made| {
                matches!(it.1, Occasion::Migration | Occasion::Restore)
            };
            let stay = thinned(&backups, at(later));
            prop_assert!(backups.iter().filter(alone).all(|it| stay.contains(it)));
        }

        #[test]
        fn the_newest_before_each_round_stays(backups in backups(), later in 0..900_000_000_i64) {
            let stay = thinned(&backups, at(later));
            for round in 1..9 {
                let of_round = |all: &[Made]| -> Vec<Made> {
                    let is_its = |it: &&Made| it.2 == Some(round) && it.1 == Occasion::Round;
                    all.iter().filter(is_its).copied().collect()
                };
                let by_time = |all: &[Made]| of_round(all).into_iter().max();
                let by_count = |all: &[Made]| of_round(all).into_iter().max_by_key(|it| (it.3, it.0));
                prop_assert_eq!(by_time(&stay), by_time(&backups));
                prop_assert_eq!(by_count(&stay), by_count(&backups));
            }
        }

        #[test]
        fn thinning_on_the_way_changes_nothing_later(
            backups in backups(),
            first in 0..6_000_000_i64,
            later in 0..6_000_000_i64,
        ) {
            let on_the_way = thinned(&backups, at(first));
            let directly = thinned(&backups, at(first + later));
            prop_assert_eq!(thinned(&on_the_way, at(first + later)), directly);
        }

        #[test]
        fn something_stays_of_every_day_and_month(backups in backups()) {
            let now = at(6_000_000);
            let stay = thinned(&backups, now);
            for (time, ..) in &backups {
                let same = |other: &DateTime<Utc>| match now - *time {
                    age if age <= TimeDelta::hours(24) => *other - *time < TimeDelta::minutes(1),
                    age if age <= TimeDelta::days(31) => other.date_naive() == time.date_naive(),
                    _ => (other.year(), other.month()) == (time.year(), time.month()),
                };
                prop_assert!(stay.iter().any(|(other, ..)| other >= time && same(other)));
            }
        }
    }

    #[test]
    fn a_long_day_and_a_long_year_leave_few() {
        let now = DateTime::UNIX_EPOCH + TimeDelta::days(20_400);
        let hourly: Vec<_> = (0..24 * 365)
            .map(|hour| (now - TimeDelta::hours(hour), Occasion::Round, None, 1))
            .collect();
        let stay = thin(&hourly, now).len();
        assert!((85..105).contains(&stay), "{stay}");
    }

    /// An afternoon with four imports and four rounds, one of them paired twice. The clock is
    /// right, years ahead, or years behind.
    #[test]
    fn the_newest_of_each_import_and_round_stay_whatever_the_clock_shows() {
        let noon = DateTime::UNIX_EPOCH + TimeDelta::days(20_000) + TimeDelta::hours(12);
        let minutes = |minutes: i64| noon + TimeDelta::seconds(60 * minutes);
        let mut afternoon = vec![(minutes(45), Occasion::Round, Some(2), 1)];
        for number in 0..4_u16 {
            let begins = i64::from(number) * 50;
            afternoon.push((minutes(begins), Occasion::Import, None, 1));
            afternoon.push((minutes(begins + 10), Occasion::Round, Some(number + 1), 1));
        }
        for days in [0, 1, 40, 400, -400] {
            let stay = thinned(&afternoon, noon + TimeDelta::days(days));
            assert!(
                afternoon[1..].iter().all(|it| stay.contains(it)),
                "{days} days: {stay:?}"
            );
        }
        // The clock was a year ahead and is right again: round 2 is paired once more.
        let again = (minutes(200), Occasion::Round, Some(2), 2);
        let ahead = (noon + TimeDelta::days(365), Occasion::Round, Some(2), 1);
        let all = [afternoon, vec![ahead, again]].concat();
        for days in [0, 40, 400, 800] {
            let stay = thinned(&all, noon + TimeDelta::days(days));
            assert!(
                stay.contains(&again) && stay.contains(&ahead),
                "{days} days: {stay:?}"
            );
        }
    }
}
