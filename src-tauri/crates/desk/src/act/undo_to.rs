//! Takes everything back that was done after an entry.

use super::history_step::Input;
use crate::desk::Desk;
use crate::job::watch;
use crate::view::overview::Overview;
use crate::view::refusal::RefusalView;

/// Takes back everything after the entry: all of it or nothing, also when it is canceled.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let (time, who) = (desk.now(), desk.person.preferences.acting_name.clone());
    let job = desk.job();
    let file = desk.open_file_mut()?;
    file.store
        .undo_to(input.entry, &who, time, &mut watch(&job))?;
    file.tournament = file.store.tournament()?;
    desk.changed();
    desk.overview()
}
