//! Wire types of the end of a game at the board.

use kralle_choice::Choice;
use kralle_play::board_game::Score;
use kralle_rules::result::Cause;
use kralle_view::named::Named;

use crate::core::refusal::ArticleView;
use crate::core::wire::wire;
use crate::play::board::view::pair::PieceStepView;

wire! {
    /// The reason a game is over; the message is `game-end-` and the code with hyphens.
    // One list for the ends of pairs, of ordinary chess and by the arbiter.
    #[derive(Copy, Eq, Choice)]
    pub enum GameEndName {
        /// A king in check without a legal first move.
        Checkmate,
        /// Both kings in check without a legal first move.
        BothMated,
        /// A player not in check without a legal first move.
        Stalemate,
        /// Both kings moved in one pair and became adjacent.
        KingsAdjacent,
        KingsOnOneSquare,
        InsufficientMaterial,
        /// A void move, under rules where that loses.
        VoidMove,
        Threefold,
        /// Fifty pairs without a pawn move or capture.
        FiftyPairs,
        /// Fifty moves of each player without a pawn move or capture, in ordinary chess.
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
        /// The result, or `annulled`.
        pub score: Named<Score>,
        pub reason: GameEndName,
        /// The rule; `None` for a decision of the arbiter.
        pub article: Option<ArticleView>,
        /// The arbiter's reason; `None` for any other end.
        pub said: Option<String>,
        /// The intended move of the claim of a draw, which was not made; otherwise `None`.
        pub intended: Option<PieceStepView>,
        /// The cause entered with the result.
        pub cause: Named<Cause>,
    }
}
