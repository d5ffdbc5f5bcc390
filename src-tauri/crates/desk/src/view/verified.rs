//! What a look into the whole file found.

use super::wire;

wire! {
    /// What a look into the whole file found.
    pub struct FileReport {
        /// The schema version of the file.
        pub schema_version: u32,
        /// How many entries the journal has.
        pub entries: u32,
        /// How many of them were taken back and put in force again, every fingerprint compared.
        pub replayed: u32,
        /// Everything wrong, in English: for the person who mends the file.
        pub findings: Vec<String>,
    }
}
