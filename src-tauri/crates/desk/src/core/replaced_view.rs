//! What another program did to the file at its path, and what was kept of it.

use kralle_store::{Replaced, WhatIsKept};
use kralle_view::named::Named;

use crate::core::refusal::RefusalView;
use crate::core::wire::wire;

wire! {
    /// A rescue copy.
    pub struct RescueView {
        pub path: String,
        pub kept: Named<WhatIsKept>,
    }
}

wire! {
    /// That the open file is not at its path any more.
    pub struct ReplacedView {
        pub path: String,
        pub how: Named<Replaced>,
        /// The rescue copy; none when it could not be written.
        pub rescue: Option<RescueView>,
        /// Why it could not be written.
        pub trouble: Option<RefusalView>,
        /// Whether it can be put back: nothing lies at its path now.
        pub free: bool,
    }
}
