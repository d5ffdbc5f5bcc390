//! Wire types of questions about a game on one board and their answers: ordinary chess,
//! PaarZugSchach and Fairschach.

use kralle_view::named::Named;
use shakmaty::Color;

use crate::core::wire::wire;
use crate::judge::board::{BoardSetup, HandPiece};
use crate::judge::view::{ArrowView, HappenedName, SquareMark, VerdictCard};

wire! {
    /// A move of one piece, played, stored or intended.
    pub struct PieceMoveInput {
        pub from: String,
        pub to: String,
        /// The promotion piece of a pawn; if omitted, a queen.
        #[serde(default)]
        pub becomes: Option<HandPiece>,
    }
}

wire! {
    /// A claim of a player in a game on one board.
    #[derive(Copy, Eq)]
    pub enum BoardClaimName {
        Checkmate,
        /// The opponent's flag is down.
        Flag,
        IllegalMove,
        /// The claimer resigns.
        Resignation,
        Agreement,
        Threefold,
        FiftyMoves,
        DeadPosition,
    }
}

wire! {
    /// A question about a game on one board.
    #[serde(tag = "ask")]
    pub enum BoardQuestion {
        /// The state of the game.
        Stands,
        /// Ordinary chess: the legality of a move, and the consequences if it is illegal.
        Step { played: PieceMoveInput },
        /// Pairs: the outcome of two stored moves; `None` for a move that cannot be read.
        Pair {
            white: Option<PieceMoveInput>,
            black: Option<PieceMoveInput>,
        },
        /// The validity of a claim.
        BoardClaim {
            claim: BoardClaimName,
            by: Named<Color>,
            /// `Already` if the claimer has moved since the illegal move.
            moved: HappenedName,
            /// The move claimed to be illegal; omitted if it cannot be shown.
            #[serde(default)]
            shown: Option<PieceMoveInput>,
            /// The opponent's clock after the illegal move: pressed by default.
            #[serde(default)]
            clock: HappenedName,
        },
    }
}

wire! {
    /// An answer about a game on one board, with its drawings.
    pub struct BoardVerdict {
        pub card: VerdictCard,
        pub arrows: Vec<ArrowView>,
        pub marks: Vec<SquareMark>,
        pub in_check: Vec<Named<Color>>,
        /// The board after the move or the pair; `None` if none was made.
        pub after: Option<BoardSetup>,
        /// The position as FEN.
        pub text: String,
    }
}
