//! Adjudication: typed questions about a position, typed answers with their article.
//!
//! Begin with the question: [`moves`] (is a move legal, what can be taken for a
//! promotion), [`remedy`] (an illegal drop was played), [`mate_status`],
//! [`match_result`], [`stalemate`] (who waits, and what releases him), [`claim`],
//! [`touch`]. How a match stands is decided in [`match_result`] alone; [`drop_mate`] says
//! when it must be asked how a mate came about. The desktop app, the tournament crate and
//! `kralle adjudicate` ask the same functions.
//!
//! Not here: JSON, and history: what happened before the position must be said in
//! the question.

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

/// What an answer rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Ground {
    pub article: Article,
    /// The reading of it that decides, where there are several.
    pub reading: Option<Reading>,
    /// Why the text is read so, where it leaves room.
    pub room: Option<Room>,
}

impl Ground {
    /// The same ground, read for this reason where the text leaves room.
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
    /// The ground of an answer that no option decides: what the regulation says.
    pub const fn ground(&self, law: Law) -> Ground {
        Ground {
            article: law.article(self.base),
            reading: None,
            room: None,
        }
    }

    /// The ground of an answer that a reading decides: the announcement where this option
    /// was changed, else the regulation's article.
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

/// A result that follows, for the person who enters it.
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
    /// The match goes on.
    ///
    /// Also while a mate can still be averted.
    Continues,
    Arbiter,
}

impl MatchResult {
    /// A win of a team.
    pub const fn win(team: Team) -> Self {
        match team {
            Team::One => Self::Team1Wins,
            Team::Two => Self::Team2Wins,
        }
    }
}

/// What a match comes to, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Decision {
    result: MatchResult,
    ground: Ground,
    /// What ended the match, where an arbiter could enter it so.
    cause: Option<Cause>,
    /// What the arbiter may give instead, where the article leaves it to him.
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
