//! Wire types of the games of a tournament, and the tables without one.

use crate::core::wire::wire;
use crate::play::board::view::{EntryName, GameEndView, WayView};
use kralle_play::board_game::StageKind;
use kralle_view::named::Named;
use kralle_view::refs::PlayerRef;

wire! {
    /// A game in the list of games.
    pub struct GameLineView {
        pub game: u32,
        pub round: u16,
        pub table: u16,
        pub white: PlayerRef,
        pub black: PlayerRef,
        pub way: WayView,
        /// True if the match still exists with these two players.
        pub in_match: bool,
        pub pairs: u32,
        pub stage: Named<StageKind>,
        pub halted: bool,
        pub white_entry: EntryName,
        pub black_entry: EntryName,
        /// The end; `None` while the game is running.
        pub end: Option<GameEndView>,
        pub result_entered: bool,
    }
}

wire! {
    /// A match that can open a game.
    pub struct FreeTableView {
        pub round: u16,
        pub table: u16,
        pub white: PlayerRef,
        pub black: PlayerRef,
    }
}

wire! {
    /// The games of the tournament, and the tables that can open one.
    pub struct GamesView {
        /// True if the tournament has games in pairs: single players, and rules for pairs.
        pub possible: bool,
        /// The games by round and table, the newest of a table last.
        pub games: Vec<GameLineView>,
        /// Matches of published rounds without a game that counts or a result.
        pub free: Vec<FreeTableView>,
    }
}
