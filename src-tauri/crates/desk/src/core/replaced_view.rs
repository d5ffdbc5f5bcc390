//! What another hand did to the file at its path, and what was kept of it.

use crate::core::refusal::RefusalView;
use crate::core::wire::wire;

wire! {
    /// What happened to the file.
    #[derive(Copy, Eq)]
    pub enum ReplacedHow {
        /// Nothing lies at its path any more.
        Gone,
        /// Its folder is not there any more.
        FolderGone,
        /// Another file lies there.
        OtherFile,
        /// It was written over, or cut.
        WrittenOver,
    }
}

wire! {
    /// What of an open file was kept.
    #[derive(Copy, Eq)]
    pub enum KeptName {
        /// Everything.
        Everything,
        /// The tournament as it is now, without its history.
        Tournament,
    }
}

wire! {
    /// A rescue copy.
    pub struct RescueView {
        /// Where it lies.
        pub path: String,
        /// What is in it.
        pub kept: KeptName,
    }
}

wire! {
    /// That the open file is not at its path any more.
    pub struct ReplacedView {
        /// Where it was.
        pub path: String,
        /// What happened.
        pub how: ReplacedHow,
        /// The rescue copy; none when it could not be written.
        pub rescue: Option<RescueView>,
        /// Why it could not be written.
        pub trouble: Option<RefusalView>,
        /// Whether it can be put back: nothing lies at its path now.
        pub free: bool,
    }
}
