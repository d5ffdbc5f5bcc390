//! A game record played through, as it crosses the bridge.

use super::board::{BoardName, PositionSetup};
use super::judge::StandsName;
use super::refusal::RefusalView;
use super::round::{CauseName, ColorName};
use super::wire;

wire! {
    /// A game of a file, to choose from.
    pub struct GameTitle {
        /// The players as the record names them: White and Black of board A, White and Black of
        /// board B.
        pub players: Vec<String>,
        /// The event, if it is named.
        pub event: Option<String>,
        /// The date, as written.
        pub date: Option<String>,
        /// The recorded result, such as `1-0`.
        pub result: String,
    }
}

wire! {
    /// A move of the record and what stood after it.
    pub struct PlyView {
        /// Its number on its board.
        pub number: u32,
        /// The board.
        pub board: BoardName,
        /// Who moved.
        pub color: ColorName,
        /// The move, short.
        pub san: String,
        /// Where from; none for a drop.
        pub from: Option<String>,
        /// Where to.
        pub to: String,
        /// Time left on the mover's clock, in milliseconds.
        pub clock_ms: Option<u32>,
        /// Both boards afterwards.
        pub after: PositionSetup,
    }
}

wire! {
    /// A ply that cannot be played.
    pub struct FaultView {
        /// Its number on its board.
        pub number: u32,
        /// The board.
        pub board: BoardName,
        /// Who was to have moved.
        pub color: ColorName,
        /// The move as written.
        pub san: String,
        /// The line of the text, from 1.
        pub line: u32,
        /// The column, from 1.
        pub column: u32,
        /// Why.
        pub reason: RefusalView,
    }
}

wire! {
    /// A game record played through.
    pub struct GameView {
        /// Every game of the text.
        pub games: Vec<GameTitle>,
        /// Which one is shown, from 0.
        pub shown: u32,
        /// Both boards before the first move.
        pub start: PositionSetup,
        /// Its moves as far as they are legal.
        pub plies: Vec<PlyView>,
        /// The first move that is not.
        pub fault: Option<FaultView>,
        /// What ended the match, where the boards or the record tell.
        pub ended_by: Option<CauseName>,
        /// The recorded result.
        pub recorded: StandsName,
        /// Whether the recorded result follows.
        pub follows: FollowsName,
    }
}

wire! {
    /// Whether a recorded result follows from the moves.
    #[derive(Copy, Eq)]
    pub enum FollowsName {
        /// It does.
        Follows,
        /// It does not, or nothing tells.
        Open,
    }
}
