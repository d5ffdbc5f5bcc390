//! What the director sets for the whole tournament.

use chrono::NaiveDate;
use kralle_rules::rule_set::RuleSet;
use serde::{Deserialize, Serialize};

use crate::{HalfPoints, Line, RatingKind};

/// How players come to their teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Formation {
    /// From two pots by lot (S T1–T3).
    PotDraw,
}

/// Who meets whom (S G3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// Everyone meets everyone once (German: *Rundenturnier*).
    RoundRobin,
    /// Everyone meets everyone twice, the second time with roles swapped.
    DoubleRoundRobin,
    /// Swiss system (German: *Schweizer System*).
    SwissSystem,
}

impl Format {
    /// Every format, in the order they are offered.
    pub const ALL: [Self; 3] = [Self::RoundRobin, Self::DoubleRoundRobin, Self::SwissSystem];

    /// The stable name in files.
    pub const fn code(self) -> &'static str {
        match self {
            Self::RoundRobin => "round_robin",
            Self::DoubleRoundRobin => "double_round_robin",
            Self::SwissSystem => "swiss_system",
        }
    }

    /// The format with this stable name.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.code() == code)
    }

    /// Points of a bye by the regulations: 0 in round robins, 1 in a Swiss system (S W1a).
    pub const fn usual_bye(self) -> HalfPoints {
        match self {
            Self::RoundRobin | Self::DoubleRoundRobin => HalfPoints(0),
            Self::SwissSystem => HalfPoints(2),
        }
    }
}

/// What a match is worth (S W1, W1b).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scoring {
    /// For a win.
    pub win: HalfPoints,
    /// For a draw (German: *Remis*).
    pub draw: HalfPoints,
    /// For a loss.
    pub loss: HalfPoints,
    /// For a bye (German: *spielfrei*; S W1a).
    pub bye: HalfPoints,
}

impl Scoring {
    /// 1, ½, 0 and the usual bye of `format` (S W1).
    pub const fn usual(format: Format) -> Self {
        Self {
            win: HalfPoints(2),
            draw: HalfPoints(1),
            loss: HalfPoints(0),
            bye: format.usual_bye(),
        }
    }
}

/// The list the ratings were taken from (German: *Führungsliste*; S T1).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RatingList {
    /// Its name, such as "FIDE rapid".
    pub name: Option<Line>,
    /// Its date.
    pub date: Option<NaiveDate>,
}

/// Everything the director sets for the whole tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// The tournament's name.
    pub name: Line,
    /// Where it is played.
    pub place: Option<Line>,
    /// When it is played.
    pub date: Option<NaiveDate>,
    /// The rules in force.
    pub rule_set: RuleSet,
    /// How players come to their teams.
    pub formation: Formation,
    /// Who meets whom.
    pub format: Format,
    /// How many rounds a Swiss system has; round robins follow from the number of teams.
    pub swiss_rounds: Option<u16>,
    /// What a match is worth.
    pub scoring: Scoring,
    /// The list the ratings were taken from.
    pub rating_list: RatingList,
    /// The ratings that make the order, the first that a player has counts.
    pub rating_order: Vec<RatingKind>,
}
