//! Takes the last command back.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::RefusalView;

/// Takes the last command back.
pub(crate) fn run(desk: &mut Desk, _: super::Nothing) -> Result<Overview, RefusalView> {
    let (time, who) = (desk.now(), desk.person.preferences.acting_name.clone());
    let file = desk.open_file_mut()?;
    file.store.undo(&who, time)?;
    file.tournament = file.store.tournament()?;
    desk.changed();
    desk.overview()
}
