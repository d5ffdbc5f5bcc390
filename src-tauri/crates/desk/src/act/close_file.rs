//! Takes the file off the desk.

use crate::desk::Desk;
use crate::view::refusal::RefusalView;

/// Takes the file off the desk. Everything is kept already.
pub(crate) fn run(desk: &mut Desk, _: super::Nothing) -> Result<super::Nothing, RefusalView> {
    desk.clear();
    Ok(super::Nothing {})
}
