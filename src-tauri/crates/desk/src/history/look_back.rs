//! Displays a past state of the tournament.

use std::sync::Arc;

use kralle_call::call;
use kralle_view::journal::JournalLine;

use crate::core::desk::Desk;
use crate::core::job::watch;
use crate::core::open_file::Look;
use crate::core::overview::Overview;
use crate::core::refusal::RefusalView;
use crate::core::wire::Nothing;
use crate::history::step::EntryInput;

/// Displays the state of the tournament after an entry; changes nothing.
#[call]
pub(crate) fn look_back(desk: &mut Desk, input: EntryInput) -> Result<Overview, RefusalView> {
    let job = desk.job();
    let file = desk.file_mut()?;
    let line = JournalLine::of(&file.store.entry(input.entry)?);
    // If the replay is canceled, the previously displayed state stays.
    if let Some(look) = &mut file.look {
        look.past.go_to(input.entry, &mut watch(&job))?;
        look.tournament = Arc::new(look.past.tournament()?);
        look.line = line;
    } else {
        let mut past = file.store.past()?;
        past.go_to(input.entry, &mut watch(&job))?;
        let tournament = Arc::new(past.tournament()?);
        file.look = Some(Look {
            past,
            tournament,
            line,
        });
    }
    desk.changed();
    desk.overview()
}

/// Displays the current state of the tournament again.
#[call]
pub(crate) fn back_to_now(desk: &mut Desk, _: Nothing) -> Result<Overview, RefusalView> {
    desk.file_mut()?.look = None;
    desk.changed();
    desk.overview()
}
