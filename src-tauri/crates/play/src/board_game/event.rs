//! Events of a game.

use std::num::NonZeroU16;

use chrono::{DateTime, NaiveDate, Utc};
use kralle_choice::Choice;
use kralle_rules::paarzug::clock::Millis;
use kralle_rules::paarzug::piece_move::PieceMove;
use serde::{Deserialize, Serialize};
use shakmaty::Color;

use super::as_text;
use super::commitment::{Commitment, OpenedEntry, Sealed};
use super::opening::GameOpening;
use kralle_tournament::Line;

/// An event of a game; written once, never changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameEvent {
    /// The time of day. Only correspondence play uses it, for the date.
    pub time: DateTime<Utc>,
    /// The time on the clocks of the game, which stops during a halt.
    pub moment: Millis,
    pub kind: GameEventKind,
}

/// An offer of one player to the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// A draw.
    ///
    /// PZSR 8.
    Draw,
    /// A switch to ordinary chess from this check.
    ///
    /// Closing remark.
    Ordinary,
}

/// An answer to an offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Choice)]
#[serde(rename_all = "snake_case")]
#[code(name = "AnswerName")]
pub enum OfferAnswer {
    Accept,
    Decline,
}

/// The ground of a draw claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum DrawClaim {
    Threefold,
    /// Fifty pairs without pawn move or capture; in ordinary chess fifty moves of each player.
    Fifty,
    DeadPosition,
}

/// The language of the letters to a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum LetterLanguage {
    De,
    En,
    Fr,
    It,
}

/// The final score of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Choice)]
#[serde(rename_all = "snake_case")]
#[code(name = "GameScoreName")]
pub enum Score {
    WhiteWins,
    BlackWins,
    Draw,
    /// Ended without a result: another game may be opened at the table.
    Annulled,
}

/// The kind of an event, with its data.
///
/// Serialized as its kind and its data; a kind that has been stored stays supported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "data", rename_all = "snake_case")]
pub enum GameEventKind {
    /// The game was opened; always the first event, and only there.
    Opened(Box<GameOpening>),
    /// Clocks were started (PZSR 7); the first such event begins the game.
    ClocksStarted {
        /// The player who started the opponent's clock; `None` for both waiting clocks.
        #[serde(with = "as_text::optional")]
        by: Option<Color>,
    },
    /// A player stored a move, or changed the stored one (PZSR 2).
    Stored {
        #[serde(with = "as_text")]
        color: Color,
        #[serde(with = "as_text")]
        commitment: Commitment,
        #[serde(with = "as_text")]
        sealed: Sealed,
    },
    /// A player stopped his clock (PZSR 2).
    ClockStopped {
        #[serde(with = "as_text")]
        color: Color,
    },
    /// Both entries were opened and the pair was made (PZSR 2).
    Revealed {
        white: OpenedEntry,
        black: OpenedEntry,
    },
    /// The second player chose another move and stopped his clock with it (PZSR 5).
    SecondChosen {
        #[serde(with = "as_text")]
        color: Color,
        #[serde(with = "as_text")]
        piece_move: PieceMove,
    },
    /// A move of ordinary chess; its clock was pressed with it.
    OrdinaryMove {
        #[serde(with = "as_text")]
        color: Color,
        #[serde(with = "as_text")]
        piece_move: PieceMove,
    },
    Offered {
        #[serde(with = "as_text")]
        by: Color,
        offer: Offer,
    },
    OfferAnswered {
        #[serde(with = "as_text")]
        by: Color,
        answer: OfferAnswer,
    },
    /// A correct claim of a draw.
    DrawClaimed {
        #[serde(with = "as_text")]
        by: Color,
        claim: DrawClaim,
        /// The intended move of the claim, in ordinary chess.
        #[serde(with = "as_text::optional")]
        intended: Option<PieceMove>,
    },
    /// A wrong claim of a draw with an intended move, in ordinary chess at the board.
    ///
    /// The move is made, and the opponent gets two minutes (FIDE 9.5.3).
    ClaimedWrongly {
        #[serde(with = "as_text")]
        by: Color,
        claim: DrawClaim,
        #[serde(with = "as_text")]
        intended: PieceMove,
    },
    Resigned {
        #[serde(with = "as_text")]
        color: Color,
    },
    FlagCalled,
    /// The arbiter stopped both clocks.
    Halted,
    /// The game resumed after a halt, or after the program had ended.
    Resumed,
    /// A stored entry was discarded because its key is lost; its commitment remains unopened.
    EntryLost {
        #[serde(with = "as_text")]
        color: Color,
    },
    /// The game had continued in another copy of the file on the machine with the key.
    ///
    /// Entries stored here may be known, and are discarded; their commitments remain unopened.
    Forked,
    /// Correspondence: the message with the next entry arrived on a day other than that of its
    /// entry here.
    MessageArrived {
        #[serde(with = "as_text")]
        color: Color,
        day: NaiveDate,
    },
    /// Correspondence: the supervisor granted a player days, such as for a holiday.
    DaysGranted {
        #[serde(with = "as_text")]
        color: Color,
        days: NonZeroU16,
        /// The reason.
        said: String,
    },
    /// Correspondence: the language of the letters to a player was chosen.
    LettersIn {
        #[serde(with = "as_text")]
        color: Color,
        language: LetterLanguage,
    },
    Reminded {
        #[serde(with = "as_text")]
        color: Color,
    },
    /// Correspondence: the message with the last reveal was sent to a player.
    LetterOut {
        #[serde(with = "as_text")]
        color: Color,
    },
    /// Correspondence: the supervisor took back the last entry of a player, which was entered
    /// wrongly.
    ///
    /// All its consequences are undone; the other player's move remains stored.
    TakenBack {
        #[serde(with = "as_text")]
        color: Color,
        /// The reason.
        said: String,
    },
    /// Correspondence: the supervisor ended the game for overstepped days (PZSR 8).
    DaysOverstepped {
        /// White's last day; `None` if White has not overstepped it.
        white: Option<NaiveDate>,
        black: Option<NaiveDate>,
        /// The day of that finding.
        on: NaiveDate,
    },
    EndedByArbiter {
        score: Score,
        /// The reason.
        said: String,
    },
}

impl GameEventKind {
    /// Returns the event that ends a game by the arbiter's decision.
    pub fn ended_by_arbiter(score: Score, said: &Line) -> Self {
        Self::EndedByArbiter {
            score,
            said: said.as_str().to_owned(),
        }
    }
}
