//! Changes of a season taken back, and done again.

use kralle_call::call;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::wire::Nothing;
use crate::season::view::SeasonView;

/// Takes back the last change of the open season.
#[call]
pub(crate) fn undo_season(desk: &mut Desk, _: Nothing) -> Result<SeasonView, RefusalView> {
    let _ = desk;
    Err(RefusalView::new("no_season"))
}

/// Does again what was taken back last.
#[call]
pub(crate) fn redo_season(desk: &mut Desk, _: Nothing) -> Result<SeasonView, RefusalView> {
    let _ = desk;
    Err(RefusalView::new("no_season"))
}
