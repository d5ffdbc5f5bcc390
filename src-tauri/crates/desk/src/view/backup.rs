//! Backups of a file.

use super::overview::{JournalLine, Stage};
use super::wire;

wire! {
    /// Before what a backup was made.
    #[derive(Copy, Eq)]
    pub enum OccasionName {
        /// A round was paired, or lots were drawn.
        Round,
        /// Something was taken in from another file.
        Import,
        /// The file was brought to a newer schema.
        Migration,
        /// Another backup was put in its place.
        Restore,
    }
}

wire! {
    /// A backup.
    pub struct BackupRow {
        /// The name of its file; unique among the backups of a file.
        pub name: String,
        /// When it was made, as RFC 3339.
        pub time: String,
        /// Before what.
        pub occasion: OccasionName,
        /// How big it is, in kilobytes.
        pub kilobytes: u32,
    }
}

wire! {
    /// The backups of a file.
    pub struct BackupsView {
        /// The file.
        pub path: String,
        /// The folder they are in.
        pub folder: String,
        /// The backups, newest first.
        pub backups: Vec<BackupRow>,
        /// The newest that is sound; none when there is none.
        pub newest_sound: Option<String>,
    }
}

wire! {
    /// What is in a backup.
    pub struct BackupPreview {
        /// The tournament's name.
        pub name: String,
        /// Players entered.
        pub players: u16,
        /// Teams.
        pub teams: u16,
        /// How far it is.
        pub stage: Stage,
        /// Rounds paired.
        pub rounds: u16,
        /// Rounds there are to be.
        pub rounds_planned: u16,
        /// Results entered in the last of them.
        pub results: u16,
        /// Matches of the last of them.
        pub matches: u16,
        /// Entries of the journal.
        pub entries: u32,
        /// The last command in force.
        pub last: JournalLine,
    }
}
