//! Adjudication: typed questions about a position, typed answers with their article.
//!
//! Begin with the question:
//!
//! - [`moves`]: the legality of a move, and the pieces a promotion can take.
//! - [`remedy`]: the consequence of an illegal drop.
//! - [`mate_status`] and [`match_result`]: mate, and the state of the match.
//! - [`stalemate`]: the players who wait, and the moves that release them.
//! - [`claim`] and [`touch`].
//!
//! [`match_result`] alone decides the state of a match. [`drop_mate`] lists the mates for which the
//! caller must ask how they came about. The desktop app, the tournament crate and `kralle
//! adjudicate` call the same functions.
//!
//! Not here: JSON and history. The question must state everything that happened before the
//! position.

mod boards;
pub mod claim;
pub mod drop_mate;
mod events;
pub mod match_result;
pub mod mate_status;
pub mod moves;
mod relief;
pub mod remedy;
pub mod stalemate;
pub mod touch;

use kralle_choice::Choice;
use serde::{Deserialize, Serialize};

use crate::article::Article;
use crate::law::Law;
use crate::result::Cause;
use crate::rule_set::RuleSet;
use crate::rule_set::option::RuleOption;
use crate::rule_set::room::Room;
use crate::rule_set::tandem::TandemRules;
use crate::tandem::side::Team;

/// The legal basis of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Ground {
    pub article: Article,
    /// The reading that decides, if the point of law has several.
    pub reading: Option<Reading>,
    /// The reason for the reading, if the text leaves room.
    pub room: Option<Room>,
}

impl Ground {
    /// Returns the same ground with a reason for the reading.
    #[must_use]
    pub const fn read_as(self, room: Room) -> Self {
        Self {
            room: Some(room),
            ..self
        }
    }
}

/// A reading in force, as in a rule set's TOML.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Reading {
    /// The option, e.g. `drop_mate`.
    pub option: &'static str,
    /// The reading, e.g. `board_mate`.
    pub value: &'static str,
}

impl RuleSet {
    /// Returns the ground of an answer that no option decides: the article of the regulation.
    pub const fn ground(&self, law: Law) -> Ground {
        Ground {
            article: law.article(self.base),
            reading: None,
            room: None,
        }
    }

    /// Returns the ground of an answer that a reading decides.
    ///
    /// The article is the announcement if it changes this option, otherwise the regulation's.
    pub fn ground_by<O: RuleOption>(&self, law: Law, option: O) -> Ground {
        let base = TandemRules::of(self.base);
        let announced = self.tandem.departs(&base, O::NAME);
        let (article, room) = if announced {
            (Article::announcement(O::NAME), None)
        } else {
            (law.article(self.base), Room::of(self.base, O::NAME))
        };
        Ground {
            article,
            room,
            reading: Some(Reading {
                option: O::NAME,
                value: option.name(),
            }),
        }
    }
}

/// The result of the match that follows from an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Choice)]
#[serde(rename_all = "snake_case")]
#[code(name = "StandsName")]
pub enum MatchResult {
    /// White of board 1 and Black of board 2 win.
    #[serde(rename = "team1_wins")]
    Team1Wins,
    #[serde(rename = "team2_wins")]
    Team2Wins,
    Draw,
    /// The match is not decided; a mate may still be averted.
    Continues,
    Arbiter,
}

impl MatchResult {
    /// Returns the win of a team.
    pub const fn win(team: Team) -> Self {
        match team {
            Team::One => Self::Team1Wins,
            Team::Two => Self::Team2Wins,
        }
    }

    /// Returns the team that won; `None` for other states.
    pub const fn winner(self) -> Option<Team> {
        match self {
            Self::Team1Wins => Some(Team::One),
            Self::Team2Wins => Some(Team::Two),
            Self::Draw | Self::Continues | Self::Arbiter => None,
        }
    }
}

/// A result with its legal basis.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Decision {
    result: MatchResult,
    ground: Ground,
    /// The cause an arbiter could enter; `None` if there is none.
    cause: Option<Cause>,
    /// Another result the arbiter may give, if the article allows it.
    or_else: Option<MatchResult>,
}

impl Decision {
    const fn new(result: MatchResult, ground: Ground) -> Self {
        Self {
            result,
            ground,
            cause: None,
            or_else: None,
        }
    }

    const fn by(self, cause: Cause) -> Self {
        Self {
            cause: Some(cause),
            ..self
        }
    }
}
