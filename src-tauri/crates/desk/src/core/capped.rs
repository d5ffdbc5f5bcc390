//! Numbers made smaller.

pub(crate) use kralle_view::capped::capped;
