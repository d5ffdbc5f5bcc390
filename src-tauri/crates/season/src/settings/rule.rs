//! Settings of a season.

use kralle_choice::Choice;
use kralle_rules::preset::Game;
use kralle_tournament::{BirthYear, Line, Rating, Sex};

use crate::{Decisions, EntryPattern, Points};

/// The treatment of a running tournament.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum RunningRule {
    /// It is excluded, both from the table and from the ratings.
    #[default]
    Omit,
    /// It counts with its present standings.
    AsItStands,
}

/// Points for the final rank by the number of ranked teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum Formula {
    /// A point for each team ranked below.
    Beaten,
    /// A point for each team ranked below, plus one.
    BeatenPlusOne,
    /// The percentage of the other teams ranked below: 100 for first, 0 for last or for the only one.
    Percent,
}

/// The points for a result in one tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PointsRule {
    /// The points of the first rank, of the second, …; none for later ranks.
    ByRank(Vec<Points>),
    Formula(Formula),
    /// The points of the tournament itself.
    Own,
}

impl Default for PointsRule {
    fn default() -> Self {
        Self::Formula(Formula::BeatenPlusOne)
    }
}

/// The points for shared ranks, joint winners included.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum SharedRule {
    /// The mean of the points of these ranks, rounded half up to hundredths.
    #[default]
    Mean,
    /// The points of the best of these ranks for each.
    Full,
}

/// A category of persons, who must fulfill every given condition with known data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Category {
    pub name: Line,
    /// Born in this year or later.
    pub born_from: Option<BirthYear>,
    /// Born in this year or earlier.
    pub born_until: Option<BirthYear>,
    pub sex: Option<Sex>,
    /// With at least this rating: the first a person has, in the order of
    /// [`RatingKind`](kralle_tournament::RatingKind).
    pub rating_from: Option<Rating>,
    /// With at most this rating.
    pub rating_until: Option<Rating>,
}

/// Persons without points; the ranks of the others do not change.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Guests {
    pub persons: Vec<EntryPattern>,
    /// If not empty, members of other clubs are guests.
    pub clubs: Vec<Line>,
}

/// The settings of a season's table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonSettings {
    pub name: Option<Line>,
    /// File names and patterns, as written.
    pub files: Vec<String>,
    /// Names of files that are excluded although `files` matches them.
    pub exclude: Vec<String>,
    pub game: Game,
    /// The number of best results that count; `None` for all.
    pub best: Option<u16>,
    /// The number of starts needed for a rank.
    pub minimum: u16,
    /// Points for attendance, per tournament.
    pub bonus: Points,
    pub running: RunningRule,
    pub points: PointsRule,
    pub shared: SharedRule,
    pub categories: Vec<Category>,
    pub guests: Guests,
    pub decisions: Decisions,
}

impl Default for SeasonSettings {
    fn default() -> Self {
        Self {
            name: None,
            files: Vec::new(),
            exclude: Vec::new(),
            game: Game::Tandem,
            best: None,
            minimum: 0,
            bonus: Points::NONE,
            running: RunningRule::default(),
            points: PointsRule::default(),
            shared: SharedRule::default(),
            categories: Vec::new(),
            guests: Guests::default(),
            decisions: Decisions::default(),
        }
    }
}
