//! Refusals of questions to the rules engine.

use crate::core::wire::refusals;

refusals! {
    /// Refusals of questions about rules, positions and records.
    pub(crate) enum JudgeRefusal {
        BadInput(exit = 1) QuestionOfAnotherGame { rules: &'static str },
        BadInput(exit = 1) NotATandemGame { rules: &'static str },
        BadInput(exit = 1) NotOnOneBoard { rules: &'static str },
        BadInput(exit = 1) NoPosition { why: &'static str },
        BadInput(exit = 1) OneBoardOnly,
        BadInput(exit = 1) NoClaim,
        BadInput(exit = 1) NotAMoveOfTheOpponent,
        BadInput(exit = 1) NothingThere { square: String },
        BadInput(exit = 1) NoMoves,
        BadInput(exit = 1) NoChessMoves,
        NotFound NoSuchGame { game: usize },
        BadInput(exit = 1) GameTooLong { most: usize },
        BadInput(exit = 1) RecordTooLong { path: String },
        BadInput(exit = 1) BadRecord { line: u32, column: u32, found: String, expected: &'static str },
        BadInput(exit = 1) BadChessRecord { line: u32, column: u32, found: String, expected: &'static str },
        BadInput(exit = 1) BadPairRecord { line: usize, column: usize, found: String, expected: String },
    }
}
