//! Built-in rule sets, by their names on the command line.

use std::fmt;
use std::str::FromStr;

use kralle_choice::Choice;
use serde::{Deserialize, Serialize};

/// A built-in rule set: its regulation, with the recommended reading wherever the text is
/// ambiguous.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
pub enum Preset {
    /// Tandem by the rules of the German youth federation.
    #[serde(rename = "dsj")]
    Dsj,
    /// Tandem by the Swiss rules (*Schweizer Regeln*; not the Swiss system), and those of their
    /// tournaments (S G1).
    #[serde(rename = "swiss")]
    #[code("swiss")]
    SwissRules,
    /// Tandem by the Tandemordnung.
    #[serde(rename = "ordnung")]
    Ordnung,
    /// International bughouse as played on the Free Internet Chess Server.
    #[serde(rename = "fics")]
    Fics,
    #[serde(rename = "pzs")]
    #[code("pzs")]
    PaarZugSchach,
    #[serde(rename = "fairschach")]
    Fairschach,
    /// Ordinary chess.
    #[serde(rename = "standard")]
    Standard,
}

/// The kind of game of a rule set.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum Game {
    /// Two boards, two players a team (*Tandem*, bughouse).
    Tandem,
    /// One board, both colors move at the same time (*PaarZugSchach*, *Fairschach*).
    PairMoves,
    OrdinaryChess,
}

impl Preset {
    /// Returns the game.
    pub const fn game(self) -> Game {
        match self {
            Self::Dsj | Self::SwissRules | Self::Ordnung | Self::Fics => Game::Tandem,
            Self::PaarZugSchach | Self::Fairschach => Game::PairMoves,
            Self::Standard => Game::OrdinaryChess,
        }
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// An unknown preset name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "found rule set {found:?}, expected one of dsj, swiss, ordnung, fics, pzs, fairschach, standard"
)]
pub struct UnknownPreset {
    pub found: String,
}

impl FromStr for Preset {
    type Err = UnknownPreset;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|it| it.code() == name)
            .ok_or_else(|| UnknownPreset {
                found: name.to_owned(),
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_is_found_by_its_name() {
        for preset in Preset::ALL {
            assert_eq!(preset.code().parse(), Ok(preset));
        }
        assert!("schweiz".parse::<Preset>().is_err());
    }
}
