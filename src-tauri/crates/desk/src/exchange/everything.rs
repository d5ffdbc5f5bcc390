//! A whole tournament as one JSON document for other programs.

use kralle_view::crosstable::CrosstableView;
use kralle_view::lots::LotsView;

use crate::core::wire::wire;
use crate::history::head::HeadView;
use crate::players::list::PlayersView;
use crate::round::view::RoundView;
use crate::settings::view::SettingsView;
use crate::standings::view::StandingsView;

wire! {
    /// All data of a tournament; of its history only the head.
    pub struct Everything {
        /// The kind of the file: always `kralle-tournament`.
        pub kind: String,
        /// The version of the format; it increases when something is renamed or removed.
        pub version: u16,
        /// The head of the journal at the time of writing.
        pub head: HeadView,
        pub settings: SettingsView,
        pub players: PlayersView,
        pub lots: Option<LotsView>,
        /// The rounds, including drafts.
        pub rounds: Vec<RoundView>,
        pub standings: StandingsView,
        pub crosstable: CrosstableView,
        /// All rows of the tournament file by table; the file can be restored from them without
        /// loss.
        #[cfg_attr(debug_assertions, ts(type = "unknown"))]
        pub rows: serde_json::Value,
    }
}
