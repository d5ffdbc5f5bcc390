//! Settings of a season and its table: `SEASON.toml`.
//!
//! ```toml
//! name = "Club year 2026"
//! files = ["2026-*.kralle"]         # relative to this file
//! exclude = ["2026-04-01.kralle"]   # matched above, but excluded
//! best = 6                          # the best six results count; without it all do
//! minimum = 3                       # with fewer starts, a person is listed below, without a rank
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
//! clubs = ["SK Horst"]              # members of other clubs are guests
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
    /// Reads settings in the format above.
    ///
    /// # Errors
    /// Fails at the first mistake in the text.
    pub fn from_toml(text: &str) -> Result<Self, SettingsError> {
        read::settings(text)
    }

    /// Returns `text` with these settings.
    ///
    /// Equal values keep their form, and comments stay. An empty text becomes a complete one.
    ///
    /// # Errors
    /// Fails if `text` cannot be read.
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
