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
