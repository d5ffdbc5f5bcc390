//! What a person is shown, as plain data: the types that cross the bridge.
//!
//! Each screen has one file. Numbers are small enough for JavaScript, times are RFC 3339, texts are
//! what people typed; sentences are made by the message files.

pub mod backup;
pub mod board;
pub mod board_game;
pub mod check;
pub mod correspondence;
pub mod decisions;
pub mod everything;
pub mod game;
pub mod history;
pub mod judge;
pub mod late_entry;
pub mod lots;
pub mod overview;
pub mod pairing;
pub mod players;
pub mod preferences;
pub mod preview;
pub mod rating_lists;
pub mod record_file;
pub mod refusal;
pub mod round;
pub mod rule_set;
pub mod settings;
pub mod sheet;
pub mod standings;
pub mod start;
pub mod teams;
pub mod verified;
pub mod working;

/// Derives what every type needs that crosses the bridge.
macro_rules! wire {
    ($(#[$meta:meta])* $visibility:vis struct $name:ident $body:tt) => {
        #[derive(
            Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize, ts_rs::TS,
            schemars::JsonSchema,
        )]
        #[serde(deny_unknown_fields)]
        $(#[$meta])*
        $visibility struct $name $body
    };
    ($(#[$meta:meta])* $visibility:vis enum $name:ident $body:tt) => {
        #[derive(
            Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize, ts_rs::TS,
            schemars::JsonSchema,
        )]
        #[serde(rename_all = "snake_case")]
        $(#[$meta])*
        $visibility enum $name $body
    };
}
pub(crate) use wire;
