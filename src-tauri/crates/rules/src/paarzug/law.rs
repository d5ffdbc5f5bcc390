//! Points of law of games of pair moves, and the passage for each under a preset.
//!
//! PaarZugSchach has PZSR 1 to 8. Fairschach has the passage *Spielen mit Paarzügen*, by paragraph,
//! and for first-move rights the third paragraph of *Fairschach*.

use kralle_choice::Choice;

use crate::article::Article;
use crate::preset::Preset;

/// A point of law of a pair of moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum PairLaw {
    /// Board, pieces and their moves as in ordinary chess.
    Moves,
    /// Both moves are stored, revealed and made together.
    AtOnce,
    /// A move that cannot be read or executed.
    Void,
    /// A king's target square attacked by a piece that does not move in this pair.
    KingTarget,
    /// An opposing piece on the target square is captured.
    StandingCapture,
    /// A piece that leaves its square in the pair is not captured.
    LeftPiece,
    /// Two pieces that would capture each other exchange squares.
    Swap,
    /// Two pieces arrive on one square.
    SameTarget,
    /// A king and another piece arrive on one square.
    KingMeeting,
    /// The right to move first to parry a check.
    CheckRight,
    /// The right to move first to recapture or to capture en passant.
    CaptureRight,
    CheekyRight,
    /// A right that the stored move does not use.
    Lapse,
    /// The second move of a pair with a first-move right.
    SecondMove,
    /// A second move that does not parry the check of the first.
    ChangeInCheck,
    /// A king in check after a pair has the right in the next.
    NextRight,
    Clocks,
    /// Winning and drawing a game.
    NormalRules,
    /// Both kings moved to adjacent squares.
    KingsAdjacent,
    Notation,
    /// Switching to ordinary chess.
    Switch,
}

impl PairLaw {
    /// Returns its passage; Kralle's default if the text of the preset has none.
    pub const fn article(self, base: Preset) -> Article {
        if matches!(base, Preset::Fairschach) {
            return self.of_fairschach();
        }
        Article::paar_zug(match self {
            Self::Moves | Self::CaptureRight | Self::Lapse => "PZSR 1",
            Self::AtOnce | Self::Void => "PZSR 2",
            Self::KingTarget => "Spielen mit Paarzügen (3)",
            Self::StandingCapture => "PZSR 3",
            Self::LeftPiece => "Spielen mit Paarzügen (6)",
            Self::Swap => "Spielen mit Paarzügen (7)",
            Self::SameTarget | Self::KingMeeting => "PZSR 4",
            Self::CheckRight | Self::SecondMove => "PZSR 5",
            Self::ChangeInCheck => "Spielregeln (5)",
            Self::NextRight => "PZSR 6",
            Self::CheekyRight => "Spielregeln, frecher Zug",
            Self::Clocks => "PZSR 7",
            Self::NormalRules | Self::KingsAdjacent => "PZSR 8",
            Self::Notation => "PaarZugSchach, Notation",
            Self::Switch => "Schlussbemerkung",
        })
    }

    const fn of_fairschach(self) -> Article {
        Article::paar_zug(match self {
            Self::Moves | Self::NormalRules => "Spielen mit Paarzügen (1)",
            Self::AtOnce | Self::Void | Self::KingTarget => "Spielen mit Paarzügen (3)",
            Self::StandingCapture | Self::LeftPiece => "Spielen mit Paarzügen (6)",
            Self::Swap => "Spielen mit Paarzügen (7)",
            Self::SameTarget => "Spielen mit Paarzügen (4)",
            Self::KingMeeting => "Spielen mit Paarzügen (5)",
            Self::Clocks => "Spielen mit Paarzügen (2)",
            Self::CheckRight | Self::CaptureRight | Self::Lapse | Self::NextRight => {
                "Fairschach (3)"
            }
            Self::Switch => "Schlussbemerkung",
            Self::CheekyRight
            | Self::SecondMove
            | Self::ChangeInCheck
            | Self::KingsAdjacent
            | Self::Notation => {
                return Article::kralle(self.code());
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_passage_is_one_of_the_text() {
        for law in PairLaw::ALL {
            for base in [Preset::PaarZugSchach, Preset::Fairschach] {
                let article = law.article(base);
                let passages = article.regulation.articles();
                assert!(passages.is_none_or(|it| it.contains(&article)), "{article}");
                assert!(
                    base == Preset::PaarZugSchach || !article.number.starts_with("PZSR"),
                    "{article}"
                );
            }
        }
    }
}
