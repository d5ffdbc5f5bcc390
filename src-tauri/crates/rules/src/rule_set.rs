//! Rule sets: a preset, and the options that an announcement changes.
//!
//! Begin at [`RuleSet`]. Each option is an enum with a documented variant per reading ([`drops`],
//! [`moves`], [`mate`], [`ending`], [`competition`]); [`text`] reads and writes a rule set as TOML.
//!
//! Not here: the effect of the options on the board (`tandem`) and their messages.

pub mod competition;
pub mod competition_rules;
pub mod drops;
pub mod ending;
pub mod mate;
pub mod moves;
pub mod option;
pub mod room;
pub mod sentence;
pub mod sheet;
pub mod tandem;
pub mod text;

use std::str::FromStr;

use self::competition_rules::CompetitionRules;
use self::option::{Entry, SetError};
use self::tandem::TandemRules;
use crate::article::Article;
use crate::law::Law;
use crate::ordinary::options::OrdinaryRules;
use crate::paarzug::options::PairRules;
use crate::preset::{Game, Preset};

/// The rules in force: a preset with its options, and their announcement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleSet {
    /// The underlying preset; its regulation's articles are cited.
    pub base: Preset,
    /// The announcement with the changes (O 2.2), in the director's words; `None` without one.
    pub source: Option<String>,
    /// The tandem options; unused by presets of other games.
    pub tandem: TandemRules,
    /// The options of PaarZugSchach; unused by presets of other games.
    pub pair_moves: PairRules,
    /// The options of ordinary chess; unused by presets of other games.
    pub ordinary: OrdinaryRules,
    /// The tournament options.
    pub competition: CompetitionRules,
}

/// An option in which a rule set differs from a preset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Difference {
    /// The option in the rule set.
    pub here: Entry,
    /// The reading in the preset.
    pub there: &'static str,
}

impl RuleSet {
    /// Returns a preset without changes.
    pub const fn of(base: Preset) -> Self {
        Self {
            base,
            source: None,
            tandem: TandemRules::of(base),
            pair_moves: PairRules::of(base),
            ordinary: OrdinaryRules::recommended(),
            competition: CompetitionRules::of(base),
        }
    }

    /// Returns its game.
    pub const fn game(&self) -> Game {
        self.base.game()
    }

    /// Returns every option of its game, with the reading in force.
    pub fn entries(&self) -> Vec<Entry> {
        let mut entries = match self.game() {
            Game::Tandem => self.tandem.entries(self.base),
            Game::PairMoves => self.pair_moves.entries(self.base),
            Game::OrdinaryChess => self.ordinary.entries(self.base),
        };
        entries.extend(self.competition.entries(self.base));
        entries
    }

    /// Sets an option by its name and the name of a reading.
    ///
    /// # Errors
    /// Fails if there is no such option or reading.
    pub fn set(&mut self, option: &str, value: &str) -> Result<(), SetError> {
        let outcome = match self.game() {
            Game::Tandem => self.tandem.set(option, value),
            Game::PairMoves => self.pair_moves.set(option, value),
            Game::OrdinaryChess => self.ordinary.set(option, value),
        };
        match outcome {
            Err(SetError::UnknownOption) => self.competition.set(option, value),
            Ok(()) | Err(SetError::UnknownValue(_)) => outcome,
        }
    }

    /// Returns the options in which it differs from a preset of the same game.
    pub fn differences(&self, preset: Preset) -> Vec<Difference> {
        let there = Self::of(preset);
        let others = there.entries();
        self.entries()
            .into_iter()
            .filter_map(|here| {
                let other = others.iter().find(|it| it.option == here.option)?;
                (other.value != here.value).then_some(Difference {
                    here,
                    there: other.value,
                })
            })
            .collect()
    }

    /// Returns the article for a point of law.
    ///
    /// It is the announcement if an option of that article was changed, otherwise the regulation's.
    pub fn article(&self, law: Law) -> Article {
        let in_the_game = match self.game() {
            Game::Tandem => self.tandem.departure(&TandemRules::of(self.base), law),
            Game::PairMoves | Game::OrdinaryChess => None,
        };
        let base = CompetitionRules::of(self.base);
        in_the_game
            .or_else(|| self.competition.departure(&base, law))
            .map_or_else(|| law.article(self.base), Article::announcement)
    }
}

impl From<Preset> for RuleSet {
    fn from(preset: Preset) -> Self {
        Self::of(preset)
    }
}

impl FromStr for RuleSet {
    type Err = crate::preset::UnknownPreset;

    /// Parses the name of a preset (`dsj`); [`RuleSet::from_toml`] reads TOML.
    fn from_str(name: &str) -> Result<Self, Self::Err> {
        name.parse().map(Self::of)
    }
}
