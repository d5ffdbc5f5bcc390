//! What happens in a game, one event after the other.

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

/// Something that happened; written once, never changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameEvent {
    /// When, by the time of day. At the board nothing is worked out from it; by correspondence it
    /// says the day.
    pub time: DateTime<Utc>,
    /// When, by the clocks of the game: it stands still while the game is halted.
    pub moment: Millis,
    pub kind: GameEventKind,
}

/// What one player offers the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// A draw.
    ///
    /// PZSR 8.
    Draw,
    /// To go on with ordinary chess from this check.
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

/// What a draw can be claimed for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum DrawClaim {
    Threefold,
    /// Fifty pairs without pawn move or capture; of ordinary chess fifty moves of each.
    Fifty,
    DeadPosition,
}

/// A language of the letters to players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum LetterLanguage {
    De,
    En,
    Fr,
    It,
}

/// How a game stands at its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Choice)]
#[serde(rename_all = "snake_case")]
#[code(name = "GameScoreName")]
pub enum Score {
    WhiteWins,
    BlackWins,
    Draw,
    /// Broken off without a result: another game may be opened at the table.
    Annulled,
}

/// What happened.
///
/// Serialized as its kind and its data; a kind, once in a file, stays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "data", rename_all = "snake_case")]
pub enum GameEventKind {
    /// The game was opened; always the first event, and only it.
    Opened(Box<GameOpening>),
    /// Clocks were started (PZSR 7); the first time the game begins.
    ClocksStarted {
        /// Who started the opponent's; none for both that wait.
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
    /// A move of ordinary chess, and the clock pressed with it.
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
    /// A draw was claimed, and rightly.
    DrawClaimed {
        #[serde(with = "as_text")]
        by: Color,
        claim: DrawClaim,
        /// The move intended with it, in ordinary chess.
        #[serde(with = "as_text::optional")]
        intended: Option<PieceMove>,
    },
    /// In ordinary chess at the board: a draw was claimed wrongly with a move that was intended. The
    /// move is made, and the opponent gets two minutes (FIDE 9.5.3).
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
    /// The game goes on after a halt, or after the program had ended.
    Resumed,
    /// A stored entry was given up, since its key is lost; its commitment stays unopened.
    EntryLost {
        #[serde(with = "as_text")]
        color: Color,
    },
    /// On the machine that has the key, the game had gone on in another copy of the file: what is
    /// stored here may be known, and is given up. Its commitments stay unopened.
    Forked,
    /// By correspondence: the message with the coming entry arrived on another day than the one on
    /// which it is taken in.
    MessageArrived {
        #[serde(with = "as_text")]
        color: Color,
        day: NaiveDate,
    },
    /// By correspondence: the supervisor granted a player days, such as for a holiday.
    DaysGranted {
        #[serde(with = "as_text")]
        color: Color,
        days: NonZeroU16,
        /// Why.
        said: String,
    },
    /// By correspondence: the language of the letters to a player was chosen.
    LettersIn {
        #[serde(with = "as_text")]
        color: Color,
        language: LetterLanguage,
    },
    Reminded {
        #[serde(with = "as_text")]
        color: Color,
    },
    /// By correspondence: the message with what was revealed last went out to a player.
    LetterOut {
        #[serde(with = "as_text")]
        color: Color,
    },
    /// By correspondence: the supervisor took back what was taken in last of a player, since it was
    /// taken in wrongly. All that had come of it falls; the other's move stays stored.
    TakenBack {
        #[serde(with = "as_text")]
        color: Color,
        /// Why.
        said: String,
    },
    /// By correspondence: the supervisor ended the game for overstepped days (PZSR 8).
    DaysOverstepped {
        /// White's last day, where White has overstepped it.
        white: Option<NaiveDate>,
        black: Option<NaiveDate>,
        /// The day on which that was found.
        on: NaiveDate,
    },
    EndedByArbiter {
        score: Score,
        /// Why.
        said: String,
    },
}

impl GameEventKind {
    /// Ends a game by the arbiter's word.
    pub fn ended_by_arbiter(score: Score, said: &Line) -> Self {
        Self::EndedByArbiter {
            score,
            said: said.as_str().to_owned(),
        }
    }
}
