//! A whole tournament in one piece, as JSON for other programs.

use kralle_view::crosstable::CrosstableView;
use kralle_view::lots::LotsView;

use crate::core::wire::wire;
use crate::history::head::HeadView;
use crate::players::list::PlayersView;
use crate::round::view::RoundView;
use crate::settings::view::SettingsView;
use crate::standings::view::StandingsView;

wire! {
    /// Everything that is known of a tournament; of its history only the head.
    pub struct Everything {
        /// What the file is: always `kralle-tournament`.
        pub kind: String,
        /// The version of its form; it grows when something is renamed or taken away.
        pub version: u16,
        /// The head of the journal when this was written.
        pub head: HeadView,
        pub settings: SettingsView,
        pub players: PlayersView,
        pub lots: Option<LotsView>,
        /// The rounds, drafts too.
        pub rounds: Vec<RoundView>,
        pub standings: StandingsView,
        pub crosstable: CrosstableView,
        /// Every row of the tournament file by table, from which it is made again without loss.
        #[cfg_attr(debug_assertions, ts(type = "unknown"))]
        pub rows: serde_json::Value,
    }
}
