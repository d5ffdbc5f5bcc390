//! Acts of the person who holds the phone.

use serde::{Deserialize, Serialize};

use super::match_view::Role;
use super::signature::Signer;

/// An act of the captain, or an event that happens to the phone.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PersonAct {
    /// Opens a slip with the camera; the browser loads the page again.
    Scan(Signer),
    /// Types the letters of a slip.
    Type(Signer),
    Seating(Seating),
    /// The side with White on board 1.
    Colors(Role),
    Report(Claim),
    /// Confirms the report of the other side.
    Confirm,
    /// Contests the report of the other side, or the result.
    Contest,
    WithdrawContest,
    CallArbiter(Topic),
    LetIn(u64),
    TurnAway(u64),
    GiveBack,
    OtherCode,
    /// Withdraws the oldest unanswered act.
    Withdraw,
    /// Dismisses the oldest refusal.
    Dismiss,
    /// Takes the phone from the pocket: the page becomes visible.
    Wake,
    Reload,
    Close,
    /// Opens the page without a code, also after the battery was charged.
    Open,
    BatteryDies,
    /// Milliseconds by which the phone's clock is set forward; negative for back.
    SetClock(i64),
}

/// The opponents that the first-named team chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    Parallel,
    Cross,
}

/// A listed reason to call an arbiter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Topic {
    IllegalMove,
    Clock,
    Drop,
    Talk,
    Result,
    Other,
}

/// A result without a winner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoWinner {
    Drawn,
    BothLose,
}

/// A result as a captain reports it. The fields are in the order of the page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    winner_player: Option<u64>,
    winner_team: Option<u64>,
    no_winner: Option<NoWinner>,
    cause: String,
    reason: Option<String>,
}

impl Claim {
    const fn of(cause: String) -> Self {
        Self {
            winner_player: None,
            winner_team: None,
            no_winner: None,
            cause,
            reason: None,
        }
    }

    /// A win by the player with this number.
    pub fn won_by(player: u64, cause: &str) -> Self {
        Self {
            winner_player: Some(player),
            ..Self::of(cause.to_owned())
        }
    }

    /// A win by forfeit of the team with this number.
    pub fn won_by_forfeit(team: u64) -> Self {
        Self {
            winner_team: Some(team),
            ..Self::of("forfeit".to_owned())
        }
    }

    pub fn without_winner(kind: NoWinner, cause: &str) -> Self {
        Self {
            no_winner: Some(kind),
            ..Self::of(cause.to_owned())
        }
    }

    #[must_use]
    pub fn with_reason(mut self, reason: &str) -> Self {
        self.reason = Some(reason.to_owned());
        self
    }
}
