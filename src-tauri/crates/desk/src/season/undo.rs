//! Undo and redo of changes of a season.

use kralle_call::call;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::wire::Nothing;
use crate::season::keep::{Way, put};
use crate::season::refusal::SeasonRefusal;
use crate::season::view::SeasonView;

/// Undoes the last change of the open season.
#[call]
pub(crate) fn undo_season(desk: &mut Desk, _: Nothing) -> Result<SeasonView, RefusalView> {
    let text = desk.open_season()?.undo.last().cloned();
    let text = text.ok_or(SeasonRefusal::SeasonNothingToUndo)?;
    put(desk, text, Way::Undo)
}

/// Redoes the last undone change of the open season.
#[call]
pub(crate) fn redo_season(desk: &mut Desk, _: Nothing) -> Result<SeasonView, RefusalView> {
    let text = desk.open_season()?.redo.last().cloned();
    let text = text.ok_or(SeasonRefusal::SeasonNothingToRedo)?;
    put(desk, text, Way::Redo)
}
