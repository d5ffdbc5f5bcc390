//! A captain's match as the desk answers it, as far as the page decides by it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The first-named or the second-named team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    First,
    Second,
}

/// The state of the reports of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReportState {
    None,
    Mine,
    Theirs,
    Agreed,
    Disputed,
}

/// A result, reported or in force.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct ResultView {
    pub verdict: String,
    pub cause: String,
    pub board: Option<u8>,
}

impl ResultView {
    /// True if both are the same end; an unnamed board fits each.
    fn is_same_end(&self, other: &Self) -> bool {
        let is_same_board = match (self.board, other.board) {
            (Some(one), Some(other)) => one == other,
            (None, _) | (_, None) => true,
        };
        self.verdict == other.verdict && self.cause == other.cause && is_same_board
    }
}

/// The newest valid report of a side.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct ReportView {
    pub number: u64,
    #[serde(flatten)]
    pub result: ResultView,
}

/// A team at its table.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct SideView {
    pub team: u64,
    pub players: Vec<PlayerView>,
}

/// A player by number.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct PlayerView {
    pub player: u64,
}

/// The match of a session.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct MatchView {
    pub round: u64,
    pub table: u64,
    pub side: Role,
    pub first: SideView,
    pub second: SideView,
    pub seating: Option<String>,
    pub next_step: Option<Role>,
    pub report: ReportState,
    pub mine: Option<ReportView>,
    pub theirs: Option<ReportView>,
    pub result: Option<ResultView>,
    pub contested_by: Vec<Role>,
    pub report_blocked: Option<Value>,
    pub reports_left: u64,
    pub calls_left: u64,
    pub asks: Vec<u64>,
    /// `None` if matches have one game.
    pub games: Option<GamesView>,
}

/// The games of a match.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct GamesView {
    /// The number of the current one.
    pub game: u64,
}

impl MatchView {
    /// Reads an answer; `None` if it is no match.
    pub(super) fn read(answer: &Value) -> Option<Self> {
        serde_json::from_value(answer.clone()).ok()
    }

    /// Returns the number of the current game; `None` if matches have one game.
    pub(super) fn game(&self) -> Option<u64> {
        self.games.as_ref().map(|it| it.game)
    }

    /// True while boards or colors are open and there is neither a result nor a report.
    pub(super) fn is_unseated(&self) -> bool {
        self.next_step.is_some() && self.result.is_none() && self.report == ReportState::None
    }

    /// True if the own side contests the result or a report.
    pub(super) fn is_contested_by_us(&self) -> bool {
        self.contested_by.contains(&self.side)
    }

    fn differs_from_result(&self, report: Option<&ReportView>) -> bool {
        report.is_some_and(|report| {
            let result = self.result.as_ref();
            !result.is_some_and(|it| it.is_same_end(&report.result))
        })
    }

    /// True if the page lists the report of the other side, with the button to confirm it.
    pub(super) fn can_confirm(&self) -> bool {
        let is_open = match self.report {
            ReportState::Disputed => true,
            ReportState::Theirs => self.result.is_none() || !self.contested_by.is_empty(),
            ReportState::None => !self.contested_by.is_empty(),
            ReportState::Mine | ReportState::Agreed => false,
        };
        is_open && self.differs_from_result(self.theirs.as_ref())
    }
}
