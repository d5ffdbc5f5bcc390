//! The schedule: time control, clock times of the day, and the expected duration of its rounds.

use chrono::{NaiveTime, TimeDelta, Timelike};

use crate::GameCount;

/// The thinking time of each player for a game (German: *Bedenkzeit*).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeControl {
    minutes: u16,
    increment_seconds: u16,
}

impl TimeControl {
    /// The maximum number of initial minutes.
    pub const MOST_MINUTES: u16 = 600;
    /// The maximum increment, in seconds a move.
    pub const MOST_SECONDS: u16 = 600;

    /// Returns a time control of initial minutes and an increment in seconds. `None` unless the
    /// minutes are 1 to [`Self::MOST_MINUTES`] and the seconds at most [`Self::MOST_SECONDS`].
    pub const fn new(minutes: u16, increment_seconds: u16) -> Option<Self> {
        if minutes == 0 || minutes > Self::MOST_MINUTES || increment_seconds > Self::MOST_SECONDS {
            return None;
        }
        Some(Self {
            minutes,
            increment_seconds,
        })
    }

    /// Returns the initial minutes of each player.
    pub const fn minutes(self) -> u16 {
        self.minutes
    }

    /// Returns the increment in seconds a move.
    pub const fn increment_seconds(self) -> u16 {
        self.increment_seconds
    }

    /// Returns the minutes of a game of 60 moves if both players use all their time: a second a
    /// move is a minute a game. Time controls are compared on this basis (FIDE Laws A.1, B.1).
    pub const fn game_minutes(self) -> u16 {
        2 * (self.minutes + self.increment_seconds)
    }

    /// Returns the minutes of a match of this many games if all players use all their time.
    const fn match_minutes(self, games: GameCount) -> u16 {
        self.game_minutes().saturating_mul(games.get() as u16)
    }

    /// Returns the minutes from the start of a round to the start of the next, for matches of this
    /// many games.
    pub const fn round_minutes(self, games: GameCount) -> u16 {
        self.match_minutes(games).saturating_add(CHANGEOVER)
    }
}

/// Minutes between the last game of a round and the first of the next, for results, pairings and
/// seats.
const CHANGEOVER: u16 = 5;

/// The times of the tournament; each is `None` until the director sets it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Schedule {
    pub time_control: Option<TimeControl>,
    /// Start of round 1, local time.
    pub first_round_at: Option<NaiveTime>,
    /// Latest end of the last round, local time; a time before `first_round_at` is on the next day.
    pub end_by: Option<NaiveTime>,
}

/// The expected day if every match has all its games, and every game takes its maximum time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExpectedDay {
    /// From the start of a round to the start of the next.
    pub round_minutes: u16,
    /// End of the last round; `None` without a start time or a number of rounds.
    pub last_round_ends: Option<NaiveTime>,
    /// The number of rounds finished by the latest end; `None` without a start time or a latest
    /// end.
    pub rounds_by_end: Option<u16>,
}

impl Schedule {
    /// Returns the expected day for that many rounds of matches of this many games; `None` without a
    /// time control.
    pub fn expected_day(self, rounds: Option<u16>, games: GameCount) -> Option<ExpectedDay> {
        let control = self.time_control?;
        let round = control.round_minutes(games);
        let before_last = rounds.and_then(|rounds| rounds.checked_sub(1));
        let last_round_ends = self.first_round_at.zip(before_last).map(|(first, rounds)| {
            let before_last = i64::from(rounds) * i64::from(round);
            first + TimeDelta::minutes(before_last + i64::from(control.match_minutes(games)))
        });
        let rounds_by_end = self.first_round_at.zip(self.end_by).map(|(first, end)| {
            let minutes = minutes_between(first, end) + u32::from(CHANGEOVER);
            u16::try_from(minutes / u32::from(round)).unwrap_or(u16::MAX)
        });
        Some(ExpectedDay {
            round_minutes: round,
            last_round_ends,
            rounds_by_end,
        })
    }
}

/// Returns the minutes from one time of day to the next occurrence of the other.
fn minutes_between(from: NaiveTime, to: NaiveTime) -> u32 {
    const DAY: u32 = 24 * 60;
    let minute = |time: NaiveTime| time.num_seconds_from_midnight() / 60;
    (minute(to) + DAY - minute(from)) % DAY
}

#[cfg(test)]
mod tests {
    use chrono::NaiveTime;
    use rstest::rstest;

    use super::{Schedule, TimeControl};
    use crate::GameCount;

    fn at(time: &str) -> NaiveTime {
        NaiveTime::parse_from_str(time, "%H:%M").unwrap()
    }

    #[rstest]
    // 5 minutes each and the changeover: a round every 15 minutes.
    #[case::tandem((5, 0), "19:30", "22:00", 7, 15, "21:10", 10)]
    // The seconds of 60 moves count as minutes.
    #[case::increment((3, 2), "19:30", "22:00", 7, 15, "21:10", 10)]
    #[case::just_in_time((1, 1), "10:00", "10:04", 1, 9, "10:04", 1)]
    #[case::over_midnight((15, 0), "20:30", "00:30", 7, 35, "00:30", 7)]
    #[case::one_minute_short((15, 0), "20:30", "00:29", 7, 35, "00:30", 6)]
    #[case::no_room_for_one((90, 30), "20:00", "22:00", 5, 245, "16:20", 0)]
    fn a_day_ends_when_every_game_lasts_as_long_as_it_may(
        #[case] control: (u16, u16),
        #[case] first: &str,
        #[case] end: &str,
        #[case] rounds: u16,
        #[case] round_minutes: u16,
        #[case] last_round_ends: &str,
        #[case] rounds_by_end: u16,
    ) {
        let expected = (round_minutes, last_round_ends, rounds_by_end);
        must_expect(control, GameCount::ONE, (first, end, rounds), expected);
    }

    #[rstest]
    #[case::two(2, 25, "20:40", 6)]
    #[case::best_of_three(3, 35, "21:10", 4)]
    #[case::most(20, 205, "05:40", 0)]
    fn a_round_lasts_as_long_as_all_its_games(
        #[case] games: u8,
        #[case] round_minutes: u16,
        #[case] last_round_ends: &str,
        #[case] rounds_by_end: u16,
    ) {
        let games = GameCount::new(games).unwrap();
        let expected = (round_minutes, last_round_ends, rounds_by_end);
        must_expect((5, 0), games, ("19:30", "22:00", 3), expected);
    }

    /// Checks the minutes of a round, the end of the last, and the number of rounds before the end.
    fn must_expect(
        (minutes, seconds): (u16, u16),
        games: GameCount,
        (first, end, rounds): (&str, &str, u16),
        (round_minutes, last_round_ends, rounds_by_end): (u16, &str, u16),
    ) {
        let schedule = Schedule {
            time_control: TimeControl::new(minutes, seconds),
            first_round_at: Some(at(first)),
            end_by: Some(at(end)),
        };
        let day = schedule.expected_day(Some(rounds), games).unwrap();
        assert_eq!(day.round_minutes, round_minutes);
        assert_eq!(day.last_round_ends, Some(at(last_round_ends)));
        assert_eq!(day.rounds_by_end, Some(rounds_by_end));
    }

    #[test]
    fn what_nobody_said_is_not_expected() {
        assert_eq!(
            Schedule::default().expected_day(Some(7), GameCount::ONE),
            None
        );
        let control = Schedule {
            time_control: TimeControl::new(5, 0),
            ..Schedule::default()
        };
        let day = control.expected_day(Some(7), GameCount::ONE).unwrap();
        assert_eq!((day.last_round_ends, day.rounds_by_end), (None, None));
    }

    #[test]
    fn a_time_control_is_what_was_set() {
        let control = TimeControl::new(7, 30).unwrap();
        assert_eq!((control.minutes(), control.increment_seconds()), (7, 30));
    }

    #[rstest]
    #[case::no_time(0, 5)]
    #[case::too_long(601, 0)]
    #[case::too_much_more(5, 601)]
    fn a_time_control_has_bounds(#[case] minutes: u16, #[case] seconds: u16) {
        assert_eq!(TimeControl::new(minutes, seconds), None);
    }
}
