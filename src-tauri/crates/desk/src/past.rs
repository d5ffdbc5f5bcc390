//! The tournament as it was: shown on every screen, changed by nothing.

use kralle_store::Past;
use kralle_tournament::Tournament;

use crate::desk::Desk;
use crate::job::watch;
use crate::show::journal::line;
use crate::view::overview::JournalLine;
use crate::view::refusal::RefusalView;

/// What is shown instead of the tournament as it is.
pub(crate) struct Look {
    /// The way through the past.
    past: Past,
    /// The tournament as it was.
    pub(crate) tournament: Tournament,
    /// The entry after which it was so.
    pub(crate) line: JournalLine,
}

impl Desk {
    /// Shows the tournament as it was after `entry`, until [`Desk::back_to_now`].
    pub(crate) fn look_back(&mut self, entry: u32) -> Result<(), RefusalView> {
        let job = self.job();
        let file = self.file_mut()?;
        let line = line(&file.store.entry(entry)?);
        // When the way there does not end, what was looked at before stays in sight.
        if let Some(look) = &mut file.look {
            look.past.go_to(entry, &mut watch(&job))?;
            look.tournament = look.past.tournament()?;
            look.line = line;
        } else {
            let mut past = file.store.past()?;
            past.go_to(entry, &mut watch(&job))?;
            let tournament = past.tournament()?;
            file.look = Some(Look {
                past,
                tournament,
                line,
            });
        }
        self.changed();
        Ok(())
    }

    /// Shows the tournament as it is.
    pub(crate) fn back_to_now(&mut self) -> Result<(), RefusalView> {
        self.file_mut()?.look = None;
        self.changed();
        Ok(())
    }
}

/// Why nothing is done while the past is shown.
pub(crate) fn looking_back(look: &Look) -> RefusalView {
    let entry = usize::try_from(look.line.number).unwrap_or(usize::MAX);
    RefusalView::new("looking_back").with("entry", entry)
}
