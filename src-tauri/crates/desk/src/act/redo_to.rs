//! Does everything again that was taken back, up to an entry.

use super::history_step::Input;
use crate::desk::Desk;
use crate::job::watch;
use crate::view::overview::Overview;
use crate::view::refusal::RefusalView;

/// Does everything again up to the entry: all of it or nothing, also when it is canceled.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let (time, who) = (desk.now(), desk.person.preferences.acting_name.clone());
    let job = desk.job();
    let file = desk.open_file_mut()?;
    file.store
        .redo_to(input.entry, &who, time, &mut watch(&job))?;
    file.tournament = file.store.tournament()?;
    desk.changed();
    desk.overview()
}
