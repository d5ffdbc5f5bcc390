//! Used days of each player, computed from the events of a game.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use shakmaty::{ByColor, Color};

use super::deadline::{Deadline, deadline};
use crate::board_game::{CorrespondenceDays, GameEvent, GameEventKind, GameWay, OfferAnswer};

/// The days of one player.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Account {
    /// Number of counted moves.
    moves: i64,
    /// Days used for them.
    used: i64,
    /// Days granted in the whole game.
    granted: i64,
    /// Days granted since the time for the next move began.
    granted_now: i64,
    /// The day the next move came in; `None` if it is pending.
    came: Option<NaiveDate>,
    /// The day of the last reminder for the next move; `None` without one.
    reminded: Option<NaiveDate>,
}

impl Account {
    const fn grant(&mut self, days: i64) {
        self.granted += days;
        self.granted_now += days;
    }
}

/// The days of a correspondence game: the start of the time for the next moves, and the days left.
///
/// The day on which the time begins does not count, the one on which the move comes in does. A
/// changed move counts from its first arrival. If the players switch to ordinary chess, the unmade
/// pair counts for neither. A replacement for the second move (PZSR 5) has days of its own, like
/// every move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reckoning {
    days: CorrespondenceDays,
    since: NaiveDate,
    accounts: ByColor<Account>,
    /// The state before the last move, in case it is taken back.
    before_last: Option<(NaiveDate, ByColor<Account>)>,
}

impl Reckoning {
    /// Computes the days from all events of a game; `day` returns the day of a moment.
    ///
    /// `None` for a game that is not played by correspondence.
    pub fn of<'a>(
        events: impl IntoIterator<Item = &'a GameEvent>,
        day: impl Fn(DateTime<Utc>) -> NaiveDate,
    ) -> Option<Self> {
        let mut events = events.into_iter();
        let first = events.next()?;
        let GameEventKind::Opened(opening) = &first.kind else {
            return None;
        };
        let GameWay::Correspondence(days) = opening.way else {
            return None;
        };
        let mut it = Self {
            days,
            since: day(first.time),
            accounts: ByColor::default(),
            before_last: None,
        };
        for event in events {
            it.happen(&event.kind, day(event.time));
        }
        Some(it)
    }

    fn happen(&mut self, kind: &GameEventKind, today: NaiveDate) {
        match kind {
            GameEventKind::Stored { color, .. } => {
                self.account(*color).came.get_or_insert(today);
            }
            GameEventKind::MessageArrived { color, day } => {
                self.account(*color).came = Some(*day);
            }
            GameEventKind::Revealed { .. } => {
                self.before_last = Some((self.since, self.accounts));
                self.count(Color::White, today);
                self.count(Color::Black, today);
                self.begin(today);
            }
            GameEventKind::SecondChosen { color, .. }
            | GameEventKind::OrdinaryMove { color, .. } => {
                self.before_last = Some((self.since, self.accounts));
                self.count(*color, today);
                self.begin(today);
            }
            GameEventKind::OfferAnswered {
                answer: OfferAnswer::Accept,
                ..
            } => self.begin(today),
            GameEventKind::DaysGranted { color, days, .. } => {
                let days = i64::from(days.get());
                self.account(*color).grant(days);
                if let Some((_, accounts)) = &mut self.before_last {
                    accounts.get_mut(*color).grant(days);
                }
            }
            GameEventKind::TakenBack { color, .. } => {
                // Only a hidden move has come in without being counted.
                if self.accounts.get(*color).came.is_none()
                    && let Some((since, accounts)) = self.before_last.take()
                {
                    (self.since, self.accounts) = (since, accounts);
                }
                self.account(*color).came = None;
            }
            GameEventKind::Reminded { color } => self.account(*color).reminded = Some(today),
            GameEventKind::Opened(_)
            | GameEventKind::ClocksStarted { .. }
            | GameEventKind::ClockStopped { .. }
            | GameEventKind::Offered { .. }
            | GameEventKind::OfferAnswered {
                answer: OfferAnswer::Decline,
                ..
            }
            | GameEventKind::DrawClaimed { .. }
            | GameEventKind::ClaimedWrongly { .. }
            | GameEventKind::Resigned { .. }
            | GameEventKind::FlagCalled
            | GameEventKind::Halted
            | GameEventKind::Resumed
            | GameEventKind::EntryLost { .. }
            | GameEventKind::Forked
            | GameEventKind::LettersIn { .. }
            | GameEventKind::LetterOut { .. }
            | GameEventKind::DaysOverstepped { .. }
            | GameEventKind::EndedByArbiter { .. } => {}
        }
    }

    fn account(&mut self, color: Color) -> &mut Account {
        self.accounts.get_mut(color)
    }

    /// Counts the move of `color` made `today`, unless it had come in before.
    fn count(&mut self, color: Color, today: NaiveDate) {
        let since = self.since;
        let account = self.account(color);
        let came = account.came.unwrap_or(today);
        account.moves += 1;
        account.used += (came - since).num_days().max(0);
    }

    /// Begins the time for the next moves.
    fn begin(&mut self, today: NaiveDate) {
        self.since = today;
        for color in Color::ALL {
            let account = self.account(color);
            account.came = None;
            account.reminded = None;
            account.granted_now = 0;
        }
    }

    /// Returns the day on which the time for the next moves began.
    pub const fn since(&self) -> NaiveDate {
        self.since
    }

    /// Returns the day the next move of `color` came in; `None` if it is pending.
    pub fn came(&self, color: Color) -> Option<NaiveDate> {
        self.accounts.get(color).came
    }

    /// Returns the day of the last reminder of `color` for the next move; `None` without one.
    pub fn reminded(&self, color: Color) -> Option<NaiveDate> {
        self.accounts.get(color).reminded
    }

    /// Returns the days of `color` for the next move; negative if earlier moves used too many.
    pub fn allowed(&self, color: Color) -> i64 {
        let account = self.accounts.get(color);
        match self.days {
            CorrespondenceDays::PerMove(days) => i64::from(days.get()) + account.granted_now,
            CorrespondenceDays::PerGame(days) => {
                i64::from(days.get()) + account.granted - account.used
            }
            CorrespondenceDays::CarriedOver { per_move, reserve } => {
                i64::from(reserve)
                    + i64::from(per_move.get()) * (account.moves + 1)
                    + account.granted
                    - account.used
            }
        }
    }

    /// Returns the deadline for the next move of `color`. After the move has come in, its days
    /// stop.
    pub fn deadline(&self, color: Color, today: NaiveDate) -> Deadline {
        let seen = self.came(color).unwrap_or(today);
        deadline(self.since, TimeDelta::days(self.allowed(color)), seen)
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU16;

    use kralle_rules::paarzug::piece_move::PieceMove;
    use kralle_rules::paarzug::position::PairPosition;
    use rstest::rstest;
    use shakmaty::Square;

    use super::*;
    use crate::board_game::{
        Commitment, Entry, EntryNonce, GameNumber, GameOpening, Millis, OpenedEntry, Sealed,
    };
    use kralle_tournament::{PlayerId, RoundNumber, TableNumber};

    const BEGIN: &str = "2026-11-01";

    fn opened(days: CorrespondenceDays) -> GameEventKind {
        GameEventKind::Opened(Box::new(GameOpening {
            round: RoundNumber::new(1).unwrap(),
            table: TableNumber::new(1).unwrap(),
            white: PlayerId(1),
            black: PlayerId(2),
            way: GameWay::Correspondence(days),
            rules: String::new(),
            position: None,
            key: String::new(),
        }))
    }

    fn entry() -> OpenedEntry {
        OpenedEntry {
            nonce: EntryNonce([0; 32]),
            entry: Entry::read("e2e4", &PairPosition::initial(), Color::White).unwrap(),
        }
    }

    fn stored(color: Color) -> GameEventKind {
        let commitment: Commitment = entry().commitment(GameNumber(1), 1, color);
        GameEventKind::Stored {
            color,
            commitment,
            sealed: Sealed::new(Vec::new()),
        }
    }

    fn revealed() -> GameEventKind {
        GameEventKind::Revealed {
            white: entry(),
            black: entry(),
        }
    }

    /// Returns a pair of which White's move comes on one day of November and Black's on another.
    fn pair(white: u32, black: u32) -> Vec<(u32, GameEventKind)> {
        vec![
            (white, stored(Color::White)),
            (black, stored(Color::Black)),
            (white.max(black), revealed()),
        ]
    }

    fn reckon(days: CorrespondenceDays, events: Vec<(u32, GameEventKind)>) -> Reckoning {
        let time =
            |day: u32| -> DateTime<Utc> { format!("2026-11-{day:02}T12:00:00Z").parse().unwrap() };
        let events: Vec<GameEvent> = std::iter::once((1, opened(days)))
            .chain(events)
            .map(|(day, kind)| GameEvent {
                time: time(day),
                moment: Millis(0),
                kind,
            })
            .collect();
        Reckoning::of(&events, |time| time.date_naive()).unwrap()
    }

    fn november(day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, day).unwrap()
    }

    fn days(per_move: u16, per_game: u16) -> CorrespondenceDays {
        let some = |it: u16| (it > 0).then_some(it);
        CorrespondenceDays::new(some(per_move), some(per_game)).unwrap()
    }

    /// White used 3 and 1 days, Black 5 and 4; the second pair was revealed on November 10.
    #[rstest]
    #[case::what_is_not_used_is_lost(days(7, 0), (7, 7))]
    #[case::one_budget(days(0, 30), (30 - 4, 30 - 9))]
    #[case::carried_over(days(7, 10), (10 + 21 - 4, 10 + 21 - 9))]
    #[case::more_than_there_was(days(0, 8), (4, -1))]
    fn days_after_two_pairs(#[case] days: CorrespondenceDays, #[case] allowed: (i64, i64)) {
        let it = reckon(days, [pair(4, 6), pair(7, 10)].concat());
        assert_eq!(it.since(), november(10));
        let left = (it.allowed(Color::White), it.allowed(Color::Black));
        assert_eq!(left, allowed);
        let last = november(10) + TimeDelta::days(allowed.1);
        assert_eq!(it.deadline(Color::Black, november(12)).last_day, last);
    }

    #[test]
    fn the_day_it_begins_on_does_not_count_and_what_came_in_stands_still() {
        let it = reckon(days(0, 20), vec![(4, stored(Color::White))]);
        let since: NaiveDate = BEGIN.parse().unwrap();
        assert_eq!(it.since(), since);
        assert_eq!(it.came(Color::White), Some(november(4)));
        assert_eq!(it.deadline(Color::White, november(9)).days_left, 20 - 3);
        assert_eq!(it.deadline(Color::Black, november(9)).days_left, 20 - 8);
    }

    #[test]
    fn a_changed_move_counts_from_when_it_first_came() {
        let again = vec![(3, stored(Color::White)), (9, stored(Color::White))];
        let it = reckon(days(0, 20), again);
        assert_eq!(it.came(Color::White), Some(november(3)));
    }

    #[test]
    fn a_message_that_arrived_before_it_was_taken_in_counts_from_then() {
        let color = Color::White;
        let arrived = GameEventKind::MessageArrived {
            color,
            day: november(3),
        };
        let it = reckon(days(0, 20), vec![(9, arrived), (9, stored(color))]);
        assert_eq!(it.came(color), Some(november(3)));
        assert_eq!(it.deadline(color, november(9)).days_left, 18);
    }

    #[rstest]
    #[case::for_this_move_alone(days(7, 0), (7 + 5, 7))]
    #[case::for_the_whole_game(days(0, 30), (35, 35 - 2))]
    #[case::carried_over(days(7, 10), (10 + 7 + 5, 10 + 14 + 5 - 2))]
    fn granted_days(#[case] days: CorrespondenceDays, #[case] allowed: (i64, i64)) {
        let color = Color::White;
        let granted = GameEventKind::DaysGranted {
            color,
            days: NonZeroU16::new(5).unwrap(),
            said: "holiday".to_owned(),
        };
        let now = reckon(days, vec![(2, granted.clone())]);
        let later = reckon(days, [vec![(2, granted)], pair(3, 3)].concat());
        assert_eq!((now.allowed(color), later.allowed(color)), allowed);
    }

    #[test]
    fn pzsr_5_another_second_move_has_days_of_its_own() {
        let chosen = GameEventKind::SecondChosen {
            color: Color::Black,
            piece_move: PieceMove::new(Square::E7, Square::E5),
        };
        let events = [pair(3, 5), vec![(8, chosen)]].concat();
        let it = reckon(days(7, 10), events);
        assert_eq!(it.since(), november(8));
        assert_eq!(it.allowed(Color::White), 10 + 14 - 2);
        assert_eq!(it.allowed(Color::Black), 10 + 21 - 4 - 3);
    }

    #[test]
    fn what_is_taken_back_counts_as_if_it_had_not_come() {
        let color = Color::Black;
        let taken_back = GameEventKind::TakenBack {
            color,
            said: "another game's message".to_owned(),
        };
        let granted = GameEventKind::DaysGranted {
            color,
            days: NonZeroU16::new(4).unwrap(),
            said: "holiday".to_owned(),
        };
        let since: NaiveDate = BEGIN.parse().unwrap();
        let covered = vec![(5, stored(color)), (6, taken_back.clone())];
        let it = reckon(days(0, 20), covered);
        assert_eq!((it.since(), it.came(color)), (since, None));

        let made = [pair(3, 5), vec![(6, granted), (6, taken_back)]].concat();
        let it = reckon(days(0, 20), made);
        assert_eq!((it.since(), it.came(color)), (since, None));
        assert_eq!(it.came(Color::White), Some(november(3)));
        assert_eq!((it.allowed(Color::White), it.allowed(color)), (20, 24));
    }

    #[test]
    fn a_pair_that_never_came_counts_for_nobody() {
        let accepted = GameEventKind::OfferAnswered {
            by: Color::Black,
            answer: OfferAnswer::Accept,
        };
        let it = reckon(days(0, 20), vec![(4, stored(Color::White)), (9, accepted)]);
        assert_eq!(it.since(), november(9));
        assert_eq!(
            (it.allowed(Color::White), it.allowed(Color::Black)),
            (20, 20)
        );
        assert_eq!(it.came(Color::White), None);
    }
}
