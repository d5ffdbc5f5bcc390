//! Why something cannot be done in a game.

use kralle_rules::article::Article;
use kralle_rules::ordinary::game::ChessRefusal;
use kralle_rules::paarzug::game::PairRefusal;
use shakmaty::Color;

use super::opening::OpeningError;

/// Why a game did not change, or why events are none of a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GameRefusal {
    /// The laws of the pair say so.
    #[error(transparent)]
    Pair(#[from] PairRefusal),
    /// The laws of ordinary chess say so.
    #[error(transparent)]
    Chess(#[from] ChessRefusal),
    /// It cannot begin so.
    #[error(transparent)]
    Opening(#[from] OpeningError),
    /// It is opened already, or its first event is another.
    #[error("a game is opened by its first event and no other")]
    Opened,
    /// It has not begun: its clocks were never started.
    #[error("the game has not begun")]
    NotBegun,
    /// It stands still.
    #[error("the game is halted")]
    Halted,
    /// It does not stand still.
    #[error("the game is going on")]
    NotHalted,
    /// It is over.
    #[error("the game is over")]
    Over,
    /// The players went on with ordinary chess.
    #[error("the game goes on as ordinary chess")]
    InOrdinaryChess,
    /// It is not ordinary chess.
    #[error("the game is one of pairs")]
    InPairs,
    /// It is not this player's turn.
    #[error("the other player is to move")]
    NotOnMove,
    /// A claim that is kept as wrong would be right.
    #[error("the claim is not wrong")]
    ClaimRight,
    /// Games by correspondence have no clocks.
    #[error("a game by correspondence has no clocks")]
    NoClocks,
    /// Only games by correspondence have days.
    #[error("the game is played at the board")]
    NotByCorrespondence,
    /// Nobody who is waited for has overstepped the days.
    #[error("nobody who is waited for has overstepped the days")]
    DaysLeft,
    /// Nothing of this player was taken in since the players were told of the last pair.
    #[error("nothing was taken in that could be taken back")]
    NothingToTakeBack,
    /// An offer waits for its answer.
    #[error("an offer waits for its answer")]
    OfferPending,
    /// There is nothing to answer.
    #[error("the opponent offers nothing")]
    NoOffer,
    /// The opened entry is not the one that was committed to.
    #[error("the entry of {color} is not the one that was committed to")]
    CommitmentBroken {
        /// Whose.
        color: Color,
    },
    /// Time goes on only.
    #[error("the moment lies before the last one")]
    Earlier,
}

impl GameRefusal {
    /// Its stable name; the message is `refusal-` and the name with hyphens.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Pair(PairRefusal::GameOver)
            | Self::Chess(ChessRefusal::GameOver)
            | Self::Over => "game_over",
            Self::Pair(it) => it.code(),
            Self::Chess(ChessRefusal::Illegal) => "illegal_move",
            Self::Chess(it) => it.code(),
            Self::Opening(OpeningError::Time) => "game_time",
            Self::Opening(OpeningError::Days(_)) => "game_days",
            Self::Opening(OpeningError::Rules { .. }) => "game_rules",
            Self::Opening(OpeningError::Position { .. }) => "game_position",
            Self::Opening(OpeningError::Key) | Self::Opened | Self::ClaimRight | Self::Earlier => {
                "game_damaged"
            }
            Self::NotBegun => "game_not_begun",
            Self::Halted => "game_halted",
            Self::NotHalted => "game_not_halted",
            Self::InOrdinaryChess => "in_ordinary_chess",
            Self::InPairs => "in_pairs",
            Self::NotOnMove => "not_on_move",
            Self::NoClocks => "no_clocks",
            Self::NotByCorrespondence => "not_by_correspondence",
            Self::DaysLeft => "days_left",
            Self::NothingToTakeBack => "nothing_to_take_back",
            Self::OfferPending => "offer_pending",
            Self::NoOffer => "no_offer",
            Self::CommitmentBroken { .. } => "commitment_broken",
        }
    }

    /// The rule it rests on; none where no regulation speaks of it.
    pub const fn article(&self) -> Option<Article> {
        match self {
            Self::Pair(it) => Some(it.article()),
            Self::Chess(it) => Some(it.article()),
            Self::InOrdinaryChess | Self::InPairs => Some(Article::paar_zug("Schlussbemerkung")),
            Self::CommitmentBroken { .. } => Some(Article::paar_zug("PZSR 2")),
            Self::ClaimRight => Some(Article::fide("9.5.3")),
            Self::Opening(_)
            | Self::Opened
            | Self::NotBegun
            | Self::Halted
            | Self::NotHalted
            | Self::Over
            | Self::NotOnMove
            | Self::NoClocks
            | Self::NotByCorrespondence
            | Self::DaysLeft
            | Self::NothingToTakeBack
            | Self::OfferPending
            | Self::NoOffer
            | Self::Earlier => None,
        }
    }
}
