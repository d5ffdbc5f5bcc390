//! Takes a local rating list away.

use crate::desk::Desk;
use crate::view::rating_lists::RatingListsView;
use crate::view::refusal::RefusalView;
use crate::view::wire;

wire! {
    /// Which list.
    #[ts(rename = "RemoveRatingListInput")]
    pub struct Input {
        /// Its name.
        pub name: String,
    }
}

/// Takes a local rating list away.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<RatingListsView, RefusalView> {
    desk.shelf()?.remove(&input.name)?;
    super::rating_lists::run(desk, super::Nothing {})
}
