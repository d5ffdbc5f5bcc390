//! A rule set is data: a preset, and the options an announcement changes.
//!
//! Begin at [`RuleSet`]. Each option is an enum with a documented reading each
//! ([`drops`], [`moves`], [`mate`], [`ending`], [`competition`]); [`text`] reads and
//! writes a rule set as TOML.
//!
//! Not here: what the options mean on the board (`tandem`) and their words for
//! people (message files).

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

/// The rules in force: a preset with its options, and where they are announced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleSet {
    /// The preset it starts from; its regulation's articles are cited.
    pub base: Preset,
    /// The announcement the changes stand in (O 2.2), as the director
    /// wrote it.
    pub source: Option<String>,
    /// The tandem options; without meaning for presets of other games.
    pub tandem: TandemRules,
    /// The options of PaarZugSchach; without meaning for presets of other games.
    pub pair_moves: PairRules,
    /// The options of ordinary chess; without meaning for presets of other games.
    pub ordinary: OrdinaryRules,
    /// The tournament options.
    pub competition: CompetitionRules,
}

/// An option in which a rule set departs from a preset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Difference {
    /// The option as it stands in the rule set.
    pub here: Entry,
    /// The reading of the preset.
    pub there: &'static str,
}

impl RuleSet {
    /// A preset as it is.
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

    /// The game it is for.
    pub const fn game(&self) -> Game {
        self.base.game()
    }

    /// Every option that its game has, as it stands.
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

    /// The options in which it departs from a preset of the same game.
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

    /// The article a point of law rests on under this rule set: the announcement
    /// where an option of that article was changed, else the regulation's.
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

    /// Finds a preset by its name (`dsj`); TOML is read by [`RuleSet::from_toml`].
    fn from_str(name: &str) -> Result<Self, Self::Err> {
        name.parse().map(Self::of)
    }
}
