//! A whole tournament in one piece, as JSON for other programs.

use super::lots::LotsView;
use super::players::PlayersView;
use super::round::RoundView;
use super::settings::SettingsView;
use super::standings::{CrosstableView, StandingsView};
use super::wire;

wire! {
    /// Everything that is known of a tournament, but for its history.
    pub struct Everything {
        /// What the file is: always `kralle-tournament`.
        pub kind: String,
        /// The version of its form; it grows when something is renamed or taken away.
        pub version: u16,
        /// What the director set.
        pub settings: SettingsView,
        /// The players.
        pub players: PlayersView,
        /// The drawing of lots, once it happened.
        pub lots: Option<LotsView>,
        /// The rounds, drafts too.
        pub rounds: Vec<RoundView>,
        /// The standings now.
        pub standings: StandingsView,
        /// The crosstable now.
        pub crosstable: CrosstableView,
        /// Every row of the tournament file by table, from which it is made again without loss.
        #[ts(type = "unknown")]
        pub rows: serde_json::Value,
    }
}
