//! Shows the tournament as it was.

use kralle_call::call;

use crate::core::desk::Desk;
use crate::core::overview::Overview;
use crate::core::refusal::RefusalView;
use crate::core::wire::Nothing;
use crate::history::step::EntryInput;

/// Shows the tournament as it was after an entry, and changes nothing.
#[call]
pub(crate) fn look_back(desk: &mut Desk, input: EntryInput) -> Result<Overview, RefusalView> {
    desk.look_back(input.entry)?;
    desk.overview()
}

/// Shows the tournament as it is, after a look back.
#[call]
pub(crate) fn back_to_now(desk: &mut Desk, _: Nothing) -> Result<Overview, RefusalView> {
    desk.back_to_now()?;
    desk.overview()
}
