//! Questions about a game on one board, and their answers, as they cross the bridge: ordinary
//! chess, PaarZugSchach and Fairschach.

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
        /// What a pawn on its last rank becomes; none is a queen.
        #[serde(default)]
        pub becomes: Option<HandPiece>,
    }
}

wire! {
    /// What a player of a single game claims.
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
        /// How does the game stand?
        Stands,
        /// Ordinary chess: is this move legal; if not, what follows?
        Step { played: PieceMoveInput },
        /// Pairs: what comes of these stored moves? None is one that cannot be read.
        Pair {
            white: Option<PieceMoveInput>,
            black: Option<PieceMoveInput>,
        },
        /// Is this claim right?
        BoardClaim {
            claim: BoardClaimName,
            by: Named<Color>,
            /// Whether the claimer has moved since an illegal move.
            moved: HappenedName,
            /// The move that is claimed to be illegal; none where nobody can show it.
            #[serde(default)]
            shown: Option<PieceMoveInput>,
            /// The opponent's clock after an illegal move: pressed, unless this says otherwise.
            #[serde(default)]
            clock: HappenedName,
        },
    }
}

wire! {
    /// An answer about a game on one board, with what is drawn on it.
    pub struct BoardVerdict {
        pub card: VerdictCard,
        pub arrows: Vec<ArrowView>,
        pub marks: Vec<SquareMark>,
        pub in_check: Vec<Named<Color>>,
        /// The board after the move or the pair, where one was made.
        pub after: Option<BoardSetup>,
        /// The position as FEN.
        pub text: String,
    }
}
