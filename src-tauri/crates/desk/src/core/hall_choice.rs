//! The choices and states of the hall.

use kralle_choice::Choice;

/// The reports of captains that become a result without an arbiter.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Choice)]
pub enum Reporting {
    /// Matching reports of both sides.
    #[default]
    Both,
    /// The report of one side, until the other contests it.
    One,
    /// None: arbiters accept the reports.
    Arbiters,
    Off,
}

/// The reports of a match, from the view of one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Choice)]
pub enum Reported {
    None,
    Mine,
    Theirs,
    Agreed,
    Disputed,
}

/// The reason why a report is not yet a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Choice)]
pub enum Unsettled {
    /// Only one side reported.
    Single,
    /// Both sides reported the same, and an arbiter must accept it.
    Agreed,
    /// The sides report different results, or one side contests the result.
    Disputed,
}

/// The topic of a call for an arbiter, chosen by a tap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Choice)]
pub enum CallTopic {
    IllegalMove,
    Clock,
    Drop,
    /// Players talk or shout.
    Talk,
    Result,
    Other,
}

/// A moment of the round clock that plays a sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Choice)]
pub enum ClockMoment {
    /// The round begins.
    Begin,
    /// Little time is left.
    Amber,
    /// The time is up.
    End,
}

/// The kind of a part of the day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Choice)]
pub enum DayPart {
    /// The next round: the first one in the plan is round 1.
    Round,
    Break,
    PrizeGiving,
    /// Described by its title.
    Other,
}

/// The content of a screen in the hall.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Choice)]
pub enum ScreenContent {
    /// Chosen by the state of the tournament.
    #[default]
    Auto,
    Pairings,
    /// The seats of the players, sorted by name.
    Seats,
    Results,
    Standings,
    /// The day plan.
    Plan,
    Notices,
    /// Only the round clock.
    Clock,
}
