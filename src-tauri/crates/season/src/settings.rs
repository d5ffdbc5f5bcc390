//! What a season is made of and how its table counts: `SEASON.toml`.
//!
//! ```toml
//! name = "Club year 2026"
//! files = ["2026-*.kralle"]         # relative to this file
//! best = 6                          # the best six results count; without it all do
//! minimum = 3                       # who took part less often is listed behind, without a rank
//! bonus = 1                         # points for taking part, in each tournament
//! running = "as_it_stands"          # a running tournament; without it "omit"
//! game = "tandem"                   # the game the table is for
//!
//! [points]
//! by_rank = [10, 8, 6, 5, 4, 3, 2, 1]   # or formula = "beaten", or own = true
//! shared = "mean"                   # of a shared rank; or "full"
//!
//! [[category]]
//! name = "U16"
//! born_from = 2010
//!
//! [guests]
//! persons = [{ name = "Gast, Greta" }]
//! clubs = ["SK Horst"]              # who is of none of these is a guest
//!
//! [[same_person]]
//! entries = [{ name = "Müller, Jan" }, { name = "Mueller, Jan", birth_year = 2008 }]
//! ```

mod change;
mod mistake;
mod read;
mod value;
mod write;

use kralle_choice::Choice;
use kralle_rules::preset::Game;
use kralle_tournament::{BirthYear, Line, Rating, Sex};
use toml_edit::DocumentMut;

pub use mistake::{SettingsError, SettingsMistake, ValueKind};

use crate::{Decisions, EntryPattern, Points};

/// What becomes of a running tournament.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum RunningRule {
    /// It is left out of the table.
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

impl SeasonSettings {
    /// Reads settings; the form is said above.
    pub fn from_toml(text: &str) -> Result<Self, SettingsError> {
        read::settings(text)
    }

    /// `text` with these settings: what is equal stays as it was written, comments stay. An empty text
    /// becomes a whole one.
    ///
    /// # Errors
    /// When `text` cannot be read itself.
    pub fn written_into(&self, text: &str) -> Result<String, SettingsError> {
        let old = Self::from_toml(text)?;
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut document: DocumentMut = text.parse().map_err(|_| SettingsError {
            line: 1,
            column: 1,
            mistake: SettingsMistake::Unexpected {
                found: text.chars().take(1).collect(),
            },
        })?;
        write::settings(&mut document, &old, self);
        Ok(document.to_string())
    }
}
