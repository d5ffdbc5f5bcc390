//! Shows the local rating lists.

use crate::act::Nothing;
use crate::desk::Desk;
use crate::view::rating_lists::RatingListsView;
use crate::view::refusal::RefusalView;

/// Shows the local rating lists.
pub(crate) fn run(desk: &mut Desk, _: Nothing) -> Result<RatingListsView, RefusalView> {
    let lists = desk.shelf()?.lists();
    Ok(RatingListsView {
        lists: lists.into_iter().map(|(view, _)| view).collect(),
    })
}
