//! The games of a tournament and the tables without one, as they cross the bridge.

use crate::core::choice::Named;
use crate::core::lots_view::PlayerRef;
use crate::core::wire::wire;
use crate::play::board::view::{EntryName, GameEndView, WayView};
use kralle_play::board_game::StageKind;

wire! {
    /// A game in the list of games.
    pub struct GameLineView {
        /// Its number in the file.
        pub game: u32,
        /// The round.
        pub round: u16,
        /// The table.
        pub table: u16,
        /// White.
        pub white: PlayerRef,
        /// Black.
        pub black: PlayerRef,
        /// How it is played.
        pub way: WayView,
        /// Whether the match is still there with these two players.
        pub in_match: bool,
        /// Pairs made so far.
        pub pairs: u32,
        /// What it waits for.
        pub stage: Named<StageKind>,
        /// Whether it stands still.
        pub halted: bool,
        /// Where White's entry is.
        pub white_entry: EntryName,
        /// Where Black's entry is.
        pub black_entry: EntryName,
        /// How it ended.
        pub end: Option<GameEndView>,
        /// Whether its result stands in the match.
        pub result_entered: bool,
    }
}

wire! {
    /// A match at which a game can be opened.
    pub struct FreeTableView {
        /// The round.
        pub round: u16,
        /// The table.
        pub table: u16,
        /// White.
        pub white: PlayerRef,
        /// Black.
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
