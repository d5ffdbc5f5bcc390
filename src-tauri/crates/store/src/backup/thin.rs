//! Which backups stay.

use std::collections::BTreeMap;
use std::collections::BTreeSet;

use chrono::{DateTime, Datelike, TimeDelta, Timelike, Utc};

use super::Occasion;

/// When a backup was made, before what, and before which round.
pub type Made = (DateTime<Utc>, Occasion, Option<u16>);

/// What one backup stays of.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Span {
    Round(u16),
    Minute(chrono::NaiveDate, u32),
    Day(chrono::NaiveDate),
    Month(i32, u32),
}

/// Which of `backups` stay at the time `now`, by their indexes:
///
/// - those before a migration or a restore, always: nothing else leads back there;
/// - the newest before each round, always: no clock leads there;
/// - of the last 24 hours the newest of each minute;
/// - of the 30 days before the newest of each day;
/// - of the time before the newest of each month.
///
/// Minutes, days and months are those of UTC. A backup from the future, by a clock that was
/// wrong, counts as of the last 24 hours. It does not matter how often this is done on the way: what
/// stays later is the same.
pub fn thin(backups: &[Made], now: DateTime<Utc>) -> BTreeSet<usize> {
    let mut newest: BTreeMap<Span, (DateTime<Utc>, usize)> = BTreeMap::new();
    let mut kept = BTreeSet::new();
    for (index, (time, occasion, round)) in backups.iter().enumerate() {
        let mut stand_for = |span: Span| {
            let of_span = newest.entry(span).or_insert((*time, index));
            if of_span.0 < *time {
                *of_span = (*time, index);
            }
        };
        if let Some(round) = round {
            stand_for(Span::Round(*round));
        }
        match occasion {
            Occasion::Migration | Occasion::Restore => {
                kept.insert(index);
            }
            Occasion::Round | Occasion::Import => {
                stand_for(span(*time, now));
            }
        }
    }
    kept.extend(newest.into_values().map(|(_, index)| index));
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

    /// Times of all distances, many close together.
    fn backups() -> impl Strategy<Value = Vec<Made>> {
        let when = prop_oneof![
            0..300_i64,
            0..30_000_i64,
            0..2_000_000_i64,
            0..6_000_000_i64
        ];
        let occasion = proptest::sample::select(OCCASIONS.as_slice());
        let round = proptest::option::of(1..9_u16);
        proptest::collection::vec((when.prop_map(at), occasion, round), 0..80).prop_map(
            |mut backups| {
                // One backup a second: which of two of the same second stays does not matter.
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
                let newest = |all: &[Made]| all.iter().filter(|it| it.2 == Some(round)).max().copied();
                prop_assert_eq!(newest(&stay), newest(&backups));
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
            .map(|hour| (now - TimeDelta::hours(hour), Occasion::Round, None))
            .collect();
        let stay = thin(&hourly, now).len();
        assert!((60..75).contains(&stay), "{stay}");
    }
}
