//! The drawing of lots, as it crosses the bridge.

pub use kralle_view::lots::LotsView;
pub use kralle_view::refs::{PlayerRef, TeamRef};
