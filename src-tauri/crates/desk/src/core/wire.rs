//! What every type needs that crosses the bridge, and what many calls take.

pub(crate) use kralle_view::wire;

wire! {
    /// No input, or no output.
    pub struct Nothing {}
}
