//! How a game at the board ended, as it crosses the bridge.

use kralle_choice::Choice;
use kralle_play::board_game::Score;
use kralle_rules::result::Cause;
use kralle_view::named::Named;

use crate::core::refusal::ArticleView;
use crate::core::wire::wire;
use crate::play::board::view::pair::PieceStepView;

wire! {
    /// Why a game is over; the message is `game-end-` and the code with hyphens.
    // Those of pairs, of ordinary chess and the arbiter in one list.
    #[derive(Copy, Eq, Choice)]
    pub enum GameEndName {
        /// A king in check without a legal first move.
        Checkmate,
        /// Both kings so.
        BothMated,
        /// A player not in check without a legal first move.
        Stalemate,
        /// Both kings moved in one pair and stand side by side.
        KingsAdjacent,
        KingsOnOneSquare,
        InsufficientMaterial,
        /// A void move, where that loses.
        VoidMove,
        Threefold,
        /// Fifty pairs without pawn move or capture.
        FiftyPairs,
        /// Fifty moves of each player without pawn move or capture, in ordinary chess.
        FiftyMoves,
        Agreement,
        Resignation,
        FlagFall,
        Arbiter,
    }
}

wire! {
    /// The end of a game.
    pub struct GameEndView {
        /// The result.
        pub score: Named<Score>,
        pub reason: GameEndName,
        /// The rule; none for the arbiter's word.
        pub article: Option<ArticleView>,
        /// What the arbiter said, where he ended it.
        pub said: Option<String>,
        /// The move with which a draw was claimed; it was not made.
        pub intended: Option<PieceStepView>,
        /// The cause it is entered with as a result.
        pub cause: Named<Cause>,
    }
}
