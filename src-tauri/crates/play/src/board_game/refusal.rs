//! Refusals of events in a game.

use kralle_choice::{Article, Code};
use kralle_refusal::Refusal;
use kralle_rules::article::Article;
use kralle_rules::ordinary::game::ChessRefusal;
use kralle_rules::paarzug::game::PairRefusal;
use kralle_rules::paarzug::law::PairLaw;
use kralle_rules::preset::Preset;
use shakmaty::Color;

use super::opening::OpeningError;

/// The reason an event is refused; the message is `refusal-` and the code with hyphens.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Code, Refusal, Article)]
#[refusal(NotNow, bare)]
#[article(base: Preset)]
pub enum GameRefusal {
    /// The laws of the pair forbid it.
    #[error(transparent)]
    #[article(it.law().article(base))]
    #[code(it.code())]
    Pair(#[from] PairRefusal),
    /// The laws of ordinary chess forbid it.
    #[error(transparent)]
    #[article(it.article())]
    #[code(if let ChessRefusal::Illegal { .. } = it { "illegal_move" } else { it.code() })]
    Chess(#[from] ChessRefusal),
    #[error(transparent)]
    #[code(it.code())]
    Opening(#[from] OpeningError),
    /// It is already opened, or its first event is another.
    #[error("a game is opened by its first event and no other")]
    #[code("game_damaged")]
    Opened,
    /// It has not begun: its clocks were never started.
    #[error("the game has not begun")]
    #[code("game_not_begun")]
    NotBegun,
    #[error("the game is halted")]
    #[code("game_halted")]
    Halted,
    #[error("the game is going on")]
    #[code("game_not_halted")]
    NotHalted,
    #[error("the game is over")]
    #[code("game_over")]
    Over,
    #[error("the game goes on as ordinary chess")]
    #[article(PairLaw::Switch.article(base))]
    InOrdinaryChess,
    #[error("the game is one of pairs")]
    #[article(PairLaw::Switch.article(base))]
    InPairs,
    #[error("the other player is to move")]
    NotOnMove,
    /// A claim recorded as wrong would be correct.
    #[error("the claim is not wrong")]
    #[article(Article::fide("9.5.3"))]
    #[code("game_damaged")]
    ClaimRight,
    /// Correspondence games have no clocks.
    #[error("a game by correspondence has no clocks")]
    NoClocks,
    /// Only correspondence games have days.
    #[error("the game is played at the board")]
    NotByCorrespondence,
    /// No player to move has overstepped the days.
    #[error("nobody who is waited for has overstepped the days")]
    DaysLeft,
    /// No entry of this player since the players were informed of the last pair.
    #[error("nothing was taken in that could be taken back")]
    NothingToTakeBack,
    #[error("an offer waits for its answer")]
    OfferPending,
    #[error("the opponent offers nothing")]
    NoOffer,
    /// The opened entry does not match its commitment.
    #[error("the entry of {color} is not the one that was committed to")]
    #[article(PairLaw::AtOnce.article(base))]
    CommitmentBroken { color: Color },
    /// The event is earlier than the last one.
    #[error("the moment lies before the last one")]
    #[code("game_damaged")]
    Earlier,
}
