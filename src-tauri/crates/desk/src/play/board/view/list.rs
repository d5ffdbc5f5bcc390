//! The games of a tournament and the tables without one, as they cross the bridge.

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
        /// Whether the match is still there with these two players.
        pub in_match: bool,
        pub pairs: u32,
        pub stage: Named<StageKind>,
        pub halted: bool,
        pub white_entry: EntryName,
        pub black_entry: EntryName,
        pub end: Option<GameEndView>,
        pub result_entered: bool,
    }
}

wire! {
    /// A match at which a game can be opened.
    pub struct FreeTableView {
        pub round: u16,
        pub table: u16,
        pub white: PlayerRef,
        pub black: PlayerRef,
    }
}

wire! {
    /// Every game of the tournament.
    pub struct GamesView {
        /// Whether the rule set in force has games in pairs, for single players.
        pub possible: bool,
        /// The games by round and table, the newest of a table last.
        pub games: Vec<GameLineView>,
        /// Matches of published rounds that have neither game nor result.
        pub free: Vec<FreeTableView>,
    }
}
