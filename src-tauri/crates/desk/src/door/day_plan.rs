//! The day plan: its parts in order, and their expected times after a late start of a round.

use std::collections::BTreeMap;

use chrono::{NaiveDateTime, NaiveTime, TimeDelta};
use kralle_tournament::{GameCount, Schedule};
use kralle_view::named::Named;
use serde::{Deserialize, Serialize};

use crate::core::hall_choice::DayPart;

/// The day plan (German: *Tagesplan*).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DayPlan {
    /// The start of the first part, in the local time of the hall.
    pub(crate) begins: NaiveTime,
    pub(crate) parts: Vec<PartOfDay>,
}

/// A part of the day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PartOfDay {
    pub(crate) what: Named<DayPart>,
    pub(crate) title: Option<String>,
    /// The duration, including the gap before the next part.
    pub(crate) minutes: u16,
}

/// The times of a part of the day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PartTimes {
    /// The round number; `None` if the part is not a round.
    pub(crate) round: Option<u16>,
    pub(crate) planned: NaiveDateTime,
    /// By the events so far; never earlier than planned, because people follow the plan.
    pub(crate) expected: NaiveDateTime,
    /// The actual start; `None` if the part has not begun or its start is unknown.
    pub(crate) began: Option<NaiveDateTime>,
}

/// A start that differs from the plan by this much or more belongs to another day.
const SAME_DAY: TimeDelta = TimeDelta::hours(12);

impl DayPlan {
    /// Builds a plan of all rounds, with matches of this many games, and the prize giving. `None` without rounds, or if the schedule
    /// lacks the time control or the start of the first round.
    pub(crate) fn by_schedule(schedule: Schedule, rounds: u16, games: GameCount) -> Option<Self> {
        let round = PartOfDay {
            what: Named(DayPart::Round),
            title: None,
            minutes: schedule.time_control?.round_minutes(games),
        };
        let prizes = PartOfDay {
            what: Named(DayPart::PrizeGiving),
            title: None,
            minutes: 15,
        };
        let begins = schedule.first_round_at?;
        let mut parts = vec![round; usize::from(rounds)];
        parts.push(prizes);
        (rounds > 0).then_some(Self { begins, parts })
    }

    /// Returns the times of each part on a day that begins at `day`, and the planned and expected
    /// end. `starts` has the actual starts of rounds.
    pub(crate) fn times(
        &self,
        day: NaiveDateTime,
        starts: &BTreeMap<u16, NaiveDateTime>,
    ) -> (Vec<PartTimes>, NaiveDateTime, NaiveDateTime) {
        let mut times = Vec::with_capacity(self.parts.len());
        let (mut planned, mut expected) = (day, day);
        let mut rounds = 0;
        for part in &self.parts {
            let round = (part.what.0 == DayPart::Round).then(|| {
                rounds += 1;
                rounds
            });
            let began = round.and_then(|round| starts.get(&round).copied());
            let began = began.filter(|it| (*it - planned).abs() < SAME_DAY);
            expected = began.unwrap_or_else(|| expected.max(planned));
            times.push(PartTimes {
                round,
                planned,
                expected,
                began,
            });
            let minutes = TimeDelta::minutes(part.minutes.into());
            planned += minutes;
            expected += minutes;
        }
        (times, planned, expected.max(planned))
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use kralle_tournament::TimeControl;
    use rstest::rstest;

    use super::*;

    fn time(text: &str) -> NaiveTime {
        NaiveTime::parse_from_str(text, "%H:%M").unwrap()
    }

    /// On the evening of the tests; a time before noon belongs to the next day.
    fn on_the_evening(text: &str) -> NaiveDateTime {
        let day = NaiveDate::from_ymd_opt(2026, 3, 7).unwrap();
        let evening = day.and_time(time(text));
        if time(text) < time("12:00") {
            evening + TimeDelta::days(1)
        } else {
            evening
        }
    }

    /// Round, break of ten minutes, round, round, prizes.
    fn plan() -> DayPlan {
        let part = |what, minutes| PartOfDay {
            what: Named(what),
            title: None,
            minutes,
        };
        DayPlan {
            begins: time("23:00"),
            parts: vec![
                part(DayPart::Round, 20),
                part(DayPart::Break, 10),
                part(DayPart::Round, 20),
                part(DayPart::Round, 20),
                part(DayPart::PrizeGiving, 15),
            ],
        }
    }

    /// Actual starts of rounds, the expected start of each part, and the expected end.
    #[rstest]
    #[case::as_planned(&[], ["23:00", "23:20", "23:30", "23:50", "00:10"], "00:25")]
    #[case::late(&[(1, "23:07")], ["23:07", "23:27", "23:37", "23:57", "00:17"], "00:32")]
    #[case::later_still(&[(1, "23:07"), (2, "23:50")], ["23:07", "23:27", "23:50", "00:10", "00:30"], "00:45")]
    #[case::caught_up(&[(1, "23:07"), (2, "23:30")], ["23:07", "23:27", "23:30", "23:50", "00:10"], "00:25")]
    #[case::early_is_as_planned(&[(1, "22:40")], ["22:40", "23:20", "23:30", "23:50", "00:10"], "00:25")]
    fn what_begins_late_moves_what_comes_after_it(
        #[case] began: &[(u16, &str)],
        #[case] expected: [&str; 5],
        #[case] end: &str,
    ) {
        let began = began.iter().map(|(round, at)| (*round, on_the_evening(at)));
        let (times, planned_end, expected_end) =
            plan().times(on_the_evening("23:00"), &began.collect());
        let found = times.iter().map(|it| it.expected).collect::<Vec<_>>();
        assert_eq!(found, expected.map(on_the_evening));
        assert_eq!(planned_end, on_the_evening("00:25"));
        assert_eq!(expected_end, on_the_evening(end));
    }

    #[test]
    fn a_round_of_another_day_moves_nothing() {
        let yesterday = on_the_evening("23:05") - TimeDelta::days(1);
        let starts = BTreeMap::from([(1, yesterday)]);
        let (times, _, _) = plan().times(on_the_evening("23:00"), &starts);
        assert_eq!(times[0].expected, on_the_evening("23:00"));
        assert_eq!(times[0].began, None);
    }

    #[test]
    fn a_schedule_is_a_plan_of_rounds_and_prizes() {
        let schedule = Schedule {
            time_control: TimeControl::new(5, 0),
            first_round_at: Some(time("19:30")),
            end_by: None,
        };
        let plan = |schedule, rounds, games| {
            DayPlan::by_schedule(schedule, rounds, GameCount::new(games).unwrap())
        };
        let minutes = |games| {
            let plan = plan(schedule, 3, games).unwrap();
            plan.parts.iter().map(|it| it.minutes).collect::<Vec<_>>()
        };
        assert_eq!(minutes(1), [15, 15, 15, 15]);
        assert_eq!(minutes(3), [35, 35, 35, 15]);
        assert_eq!(plan(Schedule::default(), 3, 1), None);
        assert_eq!(plan(schedule, 0, 1), None);
    }
}
