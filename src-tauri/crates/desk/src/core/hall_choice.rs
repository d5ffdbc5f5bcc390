//! What is chosen and what can be in the hall.

use kralle_choice::Choice;

/// Which reports of captains become a result.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Choice)]
pub enum Reporting {
    /// What both sides report alike.
    #[default]
    Both,
    /// What one side reports, until the other contests it.
    One,
    /// None: arbiters accept what is reported.
    Arbiters,
    /// Captains do not report.
    Off,
}

/// What is reported of a match, as one side sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Choice)]
pub enum Reported {
    None,
    Mine,
    Theirs,
    Agreed,
    Disputed,
}

/// Why a report is no result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Choice)]
pub enum Unsettled {
    /// One side reported, the other said nothing.
    Single,
    /// Both said the same, and it waits for an arbiter.
    Agreed,
    /// The sides say different things, or one contests the result.
    Disputed,
}

/// The topic of a call for an arbiter, tapped instead of typed.
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

/// A moment of the round clock at which a sound is heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Choice)]
pub enum ClockMoment {
    /// The round begins.
    Begin,
    /// Little time is left.
    Amber,
    /// The time is up.
    End,
}

/// What a part of the day is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Choice)]
pub enum DayPart {
    /// The next round: the first of them is round 1.
    Round,
    Break,
    PrizeGiving,
    /// What its title says.
    Other,
}

/// What a screen in the hall shows.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Choice)]
pub enum ScreenContent {
    /// What is of interest now.
    #[default]
    Auto,
    Pairings,
    /// Where everybody sits, by name.
    Seats,
    Results,
    Standings,
    /// How the day goes.
    Plan,
    Notices,
    /// The round clock alone.
    Clock,
}
