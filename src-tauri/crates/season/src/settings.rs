//! What a season is made of and how its table counts: `SEASON.toml`.
//!
//! ```toml
//! name = "Club year 2026"
//! files = ["2026-*.kralle"]         # relative to this file
//! exclude = ["2026-04-01.kralle"]   # named above, and takes no part
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
mod rule;
mod value;
mod write;

use toml_edit::DocumentMut;

pub use mistake::{SettingsError, SettingsMistake, ValueKind};

pub use rule::{Category, Formula, Guests, PointsRule, RunningRule, SeasonSettings, SharedRule};

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
