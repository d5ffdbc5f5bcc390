//! Opening of a game: players, rules and time control.

use std::fmt;

use kralle_choice::Code;
use kralle_refusal::Refusal;
use kralle_rules::paarzug::clock::{Millis, TimeControl};
use kralle_rules::paarzug::options::ClockRestart;
use kralle_rules::paarzug::position::PairPosition;
use kralle_rules::preset::Preset;
use kralle_rules::rule_set::option::RuleOption as _;
use serde::{Deserialize, Serialize};

use super::days::{CorrespondenceDays, DaysError};
use kralle_tournament::{PlayerId, RoundNumber, RuleSet, TableNumber};

/// The number of a game in its tournament file, from 1; never reused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameNumber(pub u32);

impl fmt::Display for GameNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The time of each player at the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeControlSetting {
    /// Minutes at the start, 1 to 1440.
    pub minutes: u16,
    /// Seconds added with each stop, 0 to 3600.
    pub increment_seconds: u16,
}

impl TimeControlSetting {
    /// Returns the time control of the rules.
    pub fn control(self) -> TimeControl {
        TimeControl {
            initial: Millis(u64::from(self.minutes) * 60_000),
            increment: Millis(u64::from(self.increment_seconds) * 1000),
        }
    }

    fn is_possible(self) -> bool {
        (1..=1440).contains(&self.minutes) && self.increment_seconds <= 3600
    }
}

/// The form of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum GameWay {
    AtTheBoard(TimeControlSetting),
    /// By correspondence, without clocks.
    Correspondence(CorrespondenceDays),
}

impl GameWay {
    /// Returns the time control of the rules; in correspondence play the clocks never run.
    pub(super) fn control(self) -> TimeControl {
        match self {
            Self::AtTheBoard(setting) => setting.control(),
            Self::Correspondence(_) => TimeControl {
                initial: Millis(1),
                increment: Millis(0),
            },
        }
    }
}

/// The initial data of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameOpening {
    pub round: RoundNumber,
    pub table: TableNumber,
    /// White: the player of the first-named side.
    pub white: PlayerId,
    pub black: PlayerId,
    pub way: GameWay,
    /// The rule set of this game, as TOML with every option; later changes do not affect it.
    pub rules: String,
    /// The start position: placement, castling and en-passant field; `None` for that of chess.
    pub position: Option<String>,
    /// The name of the key that seals the entries, on the machine that has it: 32 hexadecimal
    /// digits.
    pub key: String,
}

/// The reason a game cannot be opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Code, Refusal)]
#[refusal(BadInput, exit = 1, bare)]
#[code(prefix = "game_")]
pub enum OpeningError {
    /// The time control is out of range.
    #[error("expected 1 to 1440 minutes and up to 3600 seconds")]
    Time,
    #[error(transparent)]
    Days(#[from] DaysError),
    /// The rules do not parse, or are not those of games in pairs.
    #[error("the rules are not those of games in pairs: {reason}")]
    Rules { reason: String },
    /// The position does not parse or is invalid.
    #[error("the position: {reason}")]
    Position { reason: String },
    /// The name of the key is invalid.
    #[error("expected a key named by 32 hexadecimal digits")]
    #[code("game_damaged")]
    Key,
}

impl GameOpening {
    /// Returns the rule set.
    ///
    /// # Errors
    /// Fails if it does not parse.
    pub fn rule_set(&self) -> Result<RuleSet, OpeningError> {
        let refused = |reason: String| OpeningError::Rules { reason };
        let mut rules =
            RuleSet::from_toml(&self.rules).map_err(|error| refused(error.to_string()))?;
        if rules.base == Preset::Fairschach && !self.names(ClockRestart::NAME) {
            rules.pair_moves.clock_restart = ClockRestart::EachTheOpponents;
        }
        match rules.game() {
            kralle_rules::preset::Game::PairMoves => Ok(rules),
            kralle_rules::preset::Game::Tandem | kralle_rules::preset::Game::OrdinaryChess => {
                Err(refused(rules.base.to_string()))
            }
        }
    }

    /// True if the rules contain this option.
    ///
    /// Old games have only their departures from the preset, and start the clocks in Fairschach one
    /// by one.
    fn names(&self, option: &str) -> bool {
        self.rules.lines().any(|line| {
            let name = line.split('=').next();
            name.is_some_and(|it| it.trim() == option)
        })
    }

    /// Returns the start position.
    ///
    /// # Errors
    /// Fails if it does not parse or is invalid.
    pub fn first_position(&self) -> Result<PairPosition, OpeningError> {
        self.position
            .as_deref()
            .map_or_else(|| Ok(PairPosition::initial()), Self::read_position)
    }

    /// Parses a position: placement, castling and en-passant field.
    ///
    /// # Errors
    /// Fails if it does not parse or is invalid.
    pub fn read_position(text: &str) -> Result<PairPosition, OpeningError> {
        PairPosition::read_line(text).map_err(|error| OpeningError::Position {
            reason: error.to_string(),
        })
    }

    /// Refuses values out of range.
    pub(super) fn check(&self) -> Result<(), OpeningError> {
        match self.way {
            GameWay::AtTheBoard(setting) if !setting.is_possible() => Err(OpeningError::Time),
            GameWay::AtTheBoard(_) | GameWay::Correspondence(_) => Ok(()),
        }?;
        let hexadecimal = |it: char| it.is_ascii_hexdigit() && !it.is_ascii_uppercase();
        if self.key.len() != 32 || !self.key.chars().all(hexadecimal) {
            return Err(OpeningError::Key);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock_restart(rules: String) -> ClockRestart {
        let opening = GameOpening {
            round: RoundNumber::FIRST,
            table: TableNumber::FIRST,
            white: PlayerId(1),
            black: PlayerId(2),
            way: GameWay::AtTheBoard(TimeControlSetting {
                minutes: 10,
                increment_seconds: 5,
            }),
            rules,
            position: None,
            key: "0".repeat(32),
        };
        opening.rule_set().unwrap().pair_moves.clock_restart
    }

    #[test]
    fn a_game_of_fairschach_keeps_the_clocks_it_was_opened_with() {
        let earlier = clock_restart("base = \"fairschach\"\n".to_owned());
        assert_eq!(earlier, ClockRestart::EachTheOpponents);
        let now = clock_restart(RuleSet::of(Preset::Fairschach).to_full_toml());
        assert_eq!(now, ClockRestart::Together);
    }
}
