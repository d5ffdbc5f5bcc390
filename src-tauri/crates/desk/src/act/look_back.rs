//! Shows the tournament as it was after an entry, on every screen, and changes nothing.

use super::history_step::Input;
use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::RefusalView;

/// Shows the tournament as it was; nothing can be changed until `back_to_now`.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    desk.look_back(input.entry)?;
    desk.overview()
}
