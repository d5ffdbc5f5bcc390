//! Shows the tournament as it is, after a look back.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::RefusalView;

/// Shows the tournament as it is.
pub(crate) fn run(desk: &mut Desk, _: super::Nothing) -> Result<Overview, RefusalView> {
    desk.back_to_now()?;
    desk.overview()
}
