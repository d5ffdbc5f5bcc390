//! What can be set about a season.

use kralle_choice::Choice;
use kralle_rules::preset::Game;
use kralle_tournament::{BirthYear, Line, Rating, Sex};

use crate::{Decisions, EntryPattern, Points};

/// What becomes of a running tournament.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum RunningRule {
    /// It takes no part: neither in the table nor in the ratings.
    #[default]
    Omit,
    /// It counts with its present standings.
    AsItStands,
}

/// Points for the final rank by the number of teams in the order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum Formula {
    /// A point for each team behind.
    Beaten,
    /// A point for each team behind, and one more.
    BeatenPlusOne,
    /// The teams behind, in percent of all others: 100 for first, 0 for last, and for who is alone.
    Percent,
}

/// What a result in one tournament is worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PointsRule {
    /// The points of the first rank, of the second, …; none behind them.
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

/// What several get who share ranks, joint winners among them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum SharedRule {
    /// The mean of the points of these ranks, rounded half up to hundredths.
    #[default]
    Mean,
    /// Each the points of the best of these ranks.
    Full,
}

/// Who is in a category: everybody of whom all that is given is known and true.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Category {
    pub name: Line,
    /// Born in this year or later.
    pub born_from: Option<BirthYear>,
    /// Born in this year or earlier.
    pub born_until: Option<BirthYear>,
    pub sex: Option<Sex>,
    /// With this rating or more: the first a person has, in the order of [`RatingKind`](kralle_tournament::RatingKind).
    pub rating_from: Option<Rating>,
    /// With this rating or less.
    pub rating_until: Option<Rating>,
}

/// Who takes part without points; the ranks of the others stay.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Guests {
    pub persons: Vec<EntryPattern>,
    /// Where any are named, who is of none of them is a guest.
    pub clubs: Vec<Line>,
}

/// How a season's table counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonSettings {
    pub name: Option<Line>,
    /// Names of files and patterns of names, as written.
    pub files: Vec<String>,
    /// Files that take no part although `files` names them, as the season says them.
    pub exclude: Vec<String>,
    pub game: Game,
    /// How many results count, the best ones; none where all do.
    pub best: Option<u16>,
    /// From how many starts on a person is ranked.
    pub minimum: u16,
    /// Points for taking part, in each tournament.
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
