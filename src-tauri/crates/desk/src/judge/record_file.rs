//! Submitted records of games on one board, before one is attached as evidence.

use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::judge::pair_board::PairBoardView;
use crate::judge::replay::{GameTitle, RecordRemark};

wire! {
    /// A step of a record: a move, or a pair of moves.
    pub struct RecordStep {
        /// The notation with its number, such as `12. Nf3`, `12... Nf6`, `12. e2-e4 d7-d5`.
        pub text: String,
        /// The start and target of a move, or the targets of both moves of a pair.
        pub squares: Vec<String>,
        /// Time left on the mover's clock, in milliseconds; `None` if the record has none.
        pub clock_ms: Option<u32>,
        pub after: PairBoardView,
    }
}

wire! {
    /// A move of a record that cannot be played.
    pub struct RecordFault {
        /// The move with its number, as in the record.
        pub at: String,
        /// The line of the text, from 1.
        pub line: u32,
        /// The column, from 1.
        pub column: u32,
        pub reason: RefusalView,
    }
}

wire! {
    /// The games of a text, and one of them replayed.
    pub struct RecordFileView {
        /// Every game of the text; the players are White and Black.
        pub games: Vec<GameTitle>,
        /// The index of the replayed game, from 0.
        pub shown: u32,
        /// White and Black as named in the record, if they differ from the players of the match;
        /// otherwise empty.
        pub others: Vec<String>,
        pub start: PairBoardView,
        /// Its moves up to the first illegal one.
        pub steps: Vec<RecordStep>,
        /// The first illegal move; `None` if all are legal.
        pub fault: Option<RecordFault>,
        /// Deviations of the replayed game.
        pub remarks: Vec<RecordRemark>,
    }
}
