//! The round clock, computed from its facts. Facts are only ever added to the journal, so that no
//! undo changes the clock and any reader of the journal can compute it.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};

use crate::door::clock_start::ClockStart;
use crate::door::hall_fact::{HallFact, ToldFact};

/// The round clock (German: *Rundenuhr*).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RoundClock {
    /// The journal row that started it.
    pub(crate) number: u32,
    pub(crate) start: ClockStart,
    pub(crate) begins: DateTime<Utc>,
    pub(crate) ends: DateTime<Utc>,
    pub(crate) paused_since: Option<DateTime<Utc>>,
    /// The additional time of single tables.
    pub(crate) extra: BTreeMap<u16, TimeDelta>,
}

impl RoundClock {
    /// Returns the clock after `facts`; `None` if there is none.
    pub(crate) fn of(facts: &[Arc<ToldFact>]) -> Option<Self> {
        let mut clock = None;
        for told in facts {
            step(&mut clock, told);
        }
        clock
    }

    /// Returns the start of each round with a clock, by its first clock.
    pub(crate) fn round_starts(facts: &[Arc<ToldFact>]) -> BTreeMap<u16, DateTime<Utc>> {
        let mut clock: Option<Self> = None;
        let mut first: BTreeMap<u16, (u32, DateTime<Utc>)> = BTreeMap::new();
        for told in facts {
            step(&mut clock, told);
            let Some(clock) = &clock else { continue };
            let Some(round) = clock.start.round else {
                continue;
            };
            let (number, begins) = first.entry(round).or_insert((clock.number, clock.begins));
            if *number == clock.number {
                *begins = clock.begins;
            }
        }
        first.into_iter().map(|(round, it)| (round, it.1)).collect()
    }

    /// True if time is left at `now`, or the clock is paused.
    pub(crate) fn is_on(&self, now: DateTime<Utc>) -> bool {
        self.paused_since.is_some() || now < self.ends
    }
}

fn step(clock: &mut Option<RoundClock>, told: &ToldFact) {
    let now = told.time;
    match (&told.fact, clock.as_mut()) {
        (HallFact::StartClock { start }, _) => {
            let begins = now + TimeDelta::minutes(start.begins_in.into());
            *clock = Some(RoundClock {
                number: told.number,
                start: start.clone(),
                begins,
                ends: begins + TimeDelta::minutes(start.minutes.into()),
                paused_since: None,
                extra: BTreeMap::new(),
            });
        }
        (HallFact::EndClock {}, _) => *clock = None,
        (HallFact::PauseClock {}, Some(clock)) => {
            clock.paused_since.get_or_insert(now);
        }
        (HallFact::GoOn {}, Some(clock)) => {
            let Some(since) = clock.paused_since.take() else {
                return;
            };
            // The system clock may have been set back in between.
            let stood = (now - since).max(TimeDelta::zero());
            if since < clock.begins {
                clock.begins += stood;
            }
            clock.ends += stood;
        }
        (HallFact::ExtendClock { minutes, table }, Some(clock)) => {
            let now = clock.paused_since.unwrap_or(now);
            let more = TimeDelta::minutes((*minutes).into());
            match table {
                // After the time is up, the extension counts from now.
                None => clock.ends = clock.ends.max(now) + more,
                Some(table) => {
                    let extra = clock.extra.entry(*table).or_default();
                    *extra = (*extra).max(now - clock.ends) + more;
                }
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rstest::rstest;

    use super::*;

    /// A time in seconds after the start of the evening.
    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::seconds(seconds)
    }

    fn start(minutes: u16, begins_in: u16, round: Option<u16>) -> HallFact {
        let start = ClockStart {
            minutes,
            title: None,
            round,
            begins_in,
            before: None,
            after: None,
            amber: 2,
            sounds: Vec::new(),
        };
        HallFact::StartClock { start }
    }

    const fn more(minutes: u16, table: Option<u16>) -> HallFact {
        HallFact::ExtendClock { minutes, table }
    }

    fn told(facts: impl IntoIterator<Item = (i64, HallFact)>) -> Vec<Arc<ToldFact>> {
        let told = (1..).zip(facts).map(|(number, (seconds, fact))| ToldFact {
            number,
            time: at(seconds),
            who: String::new(),
            fact,
        });
        told.map(Arc::new).collect()
    }

    /// Facts, the start and end of the clock, and the end for table 7.
    #[rstest]
    #[case::at_once(vec![(0, start(10, 0, None))], 0, 600, 600)]
    #[case::later(vec![(0, start(10, 5, None))], 300, 900, 900)]
    #[case::a_pause_is_not_counted(
        vec![(0, start(10, 0, None)), (60, HallFact::PauseClock {}), (160, HallFact::GoOn {})], 0, 700, 700)]
    #[case::a_pause_before_the_beginning_moves_that_too(
        vec![(0, start(10, 5, None)), (60, HallFact::PauseClock {}), (160, HallFact::GoOn {})], 400, 1000, 1000)]
    #[case::a_second_pause_in_a_pause_is_none(
        vec![(0, start(10, 0, None)), (60, HallFact::PauseClock {}), (90, HallFact::PauseClock {}),
             (160, HallFact::GoOn {}), (170, HallFact::GoOn {})], 0, 700, 700)]
    #[case::more_time_for_all(vec![(0, start(10, 0, None)), (60, more(2, None))], 0, 720, 720)]
    #[case::more_time_for_a_table(vec![(0, start(10, 0, None)), (60, more(2, Some(7)))], 0, 600, 720)]
    #[case::more_for_a_table_and_for_all(
        vec![(0, start(10, 0, None)), (60, more(2, Some(7))), (70, more(1, None))], 0, 660, 780)]
    #[case::more_time_once_it_is_up_counts_from_then(
        vec![(0, start(10, 0, None)), (660, more(2, None))], 0, 780, 780)]
    #[case::for_a_table_too(vec![(0, start(10, 0, None)), (660, more(2, Some(7)))], 0, 600, 780)]
    #[case::more_time_in_a_pause(
        vec![(0, start(10, 0, None)), (60, HallFact::PauseClock {}), (660, more(2, Some(7))),
             (760, HallFact::GoOn {})], 0, 1300, 1420)]
    #[case::a_clock_that_was_put_back_takes_no_time(
        vec![(0, start(10, 0, None)), (60, HallFact::PauseClock {}), (-3600, HallFact::GoOn {})], 0, 600, 600)]
    fn the_time_is_up_when_so_much_of_it_has_run(
        #[case] facts: Vec<(i64, HallFact)>,
        #[case] begins: i64,
        #[case] ends: i64,
        #[case] table: i64,
    ) {
        let clock = RoundClock::of(&told(facts)).unwrap();
        assert_eq!((clock.begins, clock.ends), (at(begins), at(ends)));
        let extra = clock.extra.get(&7).copied().unwrap_or_default();
        assert_eq!(clock.ends + extra, at(table));
    }

    #[test]
    fn a_round_begins_by_its_first_clock() {
        let facts = told([
            (0, start(10, 5, Some(1))),
            (60, HallFact::PauseClock {}),
            (160, HallFact::GoOn {}),
            (900, HallFact::EndClock {}),
            (1000, start(10, 0, Some(1))),
            (2000, start(10, 0, Some(2))),
            (3000, start(10, 0, None)),
        ]);
        let starts = RoundClock::round_starts(&facts);
        assert_eq!(starts, BTreeMap::from([(1, at(400)), (2, at(2000))]));
        assert_eq!(RoundClock::of(&facts[..4]), None, "it was taken away");
    }

    /// A reference model that counts seconds: slow and obvious.
    #[allow(
        clippy::wildcard_enum_match_arm,
        reason = "all others are none of the clock's"
    )]
    fn seconds_run(facts: &[Arc<ToldFact>], until: i64) -> Option<i64> {
        let mut left = None;
        let mut stands = false;
        for second in 0..until {
            for told in facts.iter().filter(|it| it.time == at(second)) {
                match &told.fact {
                    HallFact::StartClock { start } => {
                        left = Some(i64::from(start.minutes) * 60);
                        stands = false;
                    }
                    HallFact::PauseClock {} => stands = left.is_some(),
                    HallFact::GoOn {} => stands = false,
                    HallFact::ExtendClock { minutes, .. } => {
                        left = left.map(|it: i64| it.max(0) + i64::from(*minutes) * 60);
                    }
                    HallFact::EndClock {} => left = None,
                    _ => {}
                }
            }
            if !stands {
                left = left.map(|it| it - 1);
            }
        }
        left
    }

    proptest! {
        #[test]
        fn it_has_as_much_time_left_as_one_who_counts_seconds(
            acts in prop::collection::vec((1_i64..400, 0..5_u8, 1..9_u16), 1..12)
        ) {
            let mut now = 0;
            let facts = told(acts.into_iter().map(|(later, what, minutes)| {
                now += later;
                let fact = match what {
                    0 => start(minutes, 0, None),
                    1 => HallFact::PauseClock {},
                    2 => HallFact::GoOn {},
                    3 => more(minutes, None),
                    _ => HallFact::EndClock {},
                };
                (now, fact)
            }));
            let until = now + 100;
            let left = RoundClock::of(&facts).map(|clock| {
                let now = clock.paused_since.unwrap_or(at(until));
                (clock.ends - now).num_seconds()
            });
            // The time since the end does not matter.
            let counted = seconds_run(&facts, until);
            prop_assert_eq!(left.map(|it| it.max(0)), counted.map(|it| it.max(0)));
        }
    }
}
