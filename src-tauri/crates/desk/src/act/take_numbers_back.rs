//! Takes the numbers of fixed teams or single players back.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{Data, RefusalView};

/// Takes the numbers of fixed teams or single players back.
pub(crate) fn run(desk: &mut Desk, _: super::Nothing) -> Result<Overview, RefusalView> {
    desk.command("take_numbers_back", Data::new(), |tournament| {
        tournament.take_numbers_back()
    })
}
