//! The start page.

use super::preferences::Preferences;
use super::wire;

wire! {
    /// A file opened lately.
    pub struct RecentFile {
        /// Where it is.
        pub path: String,
        /// The tournament's name.
        pub name: String,
        /// When it was opened last, as RFC 3339.
        pub opened: String,
        /// Whether it is still there.
        pub found: bool,
    }
}

wire! {
    /// The start page.
    pub struct StartView {
        /// Files opened lately, newest first.
        pub recent: Vec<RecentFile>,
        /// Where new files go.
        pub folder: String,
        /// What is preferred on this machine.
        pub preferences: Preferences,
        /// The version of the program.
        pub version: String,
        /// A file named when the program was started, to be opened first.
        pub open_first: Option<String>,
    }
}
