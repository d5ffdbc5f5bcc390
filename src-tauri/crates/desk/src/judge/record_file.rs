//! Records of games on one board as they are handed in, before one is kept as evidence.

use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::judge::pair_board::PairBoardView;
use crate::judge::replay::GameTitle;

wire! {
    /// A step of a record: a move, or a pair of moves.
    pub struct RecordStep {
        /// With its number, such as `12. Nf3`, `12... Nf6`, `12. e2-e4 d7-d5`.
        pub text: String,
        /// The squares it went from and to.
        pub squares: Vec<String>,
        /// Time left on the mover's clock, in milliseconds.
        pub clock_ms: Option<u32>,
        pub after: PairBoardView,
    }
}

wire! {
    /// A move that cannot be played.
    pub struct RecordFault {
        /// As it stands there, with its number.
        pub at: String,
        /// The line of the text, from 1.
        pub line: u32,
        /// The column, from 1.
        pub column: u32,
        pub reason: RefusalView,
    }
}

wire! {
    /// A text of records, and one of its games played through.
    pub struct RecordFileView {
        /// Every game of the text: White, Black.
        pub games: Vec<GameTitle>,
        /// Which one is shown, from 0.
        pub shown: u32,
        /// White and Black as the record names them, where those are not the players of the match.
        pub others: Vec<String>,
        pub start: PairBoardView,
        /// Its moves as far as they are legal.
        pub steps: Vec<RecordStep>,
        /// The first move that is not.
        pub fault: Option<RecordFault>,
    }
}
