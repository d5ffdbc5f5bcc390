//! Backups beside the file: made before what is hard to mend, brought back when it went wrong.

use kralle_store::{Mode, Occasion};

use crate::desk::Desk;
use crate::view::refusal::RefusalView;

/// Before what a command asks for a backup.
fn occasion(command: &str) -> Option<Occasion> {
    match command {
        "draw_lots" | "pair_round" | "pair_by_rules" => Some(Occasion::Round),
        // Every command that takes players, ratings or a tournament in from another file.
        import if import.starts_with("import_") || import.starts_with("refresh_") => {
            Some(Occasion::Import)
        }
        _ => None,
    }
}

impl Desk {
    /// Makes the backup that `command` asks for. A backup that cannot be written must not keep the
    /// director from going on: it is said, until one could be written again.
    pub(crate) fn back_up_before(&mut self, command: &str) -> Result<(), RefusalView> {
        let Some(occasion) = occasion(command) else {
            return Ok(());
        };
        let now = self.now();
        let file = self.open_file_mut()?;
        if file.store.mode() == Mode::ReadOnly {
            // The command is going to be refused.
            return Ok(());
        }
        file.backup_trouble = file
            .store
            .back_up(occasion, now)
            .err()
            .map(RefusalView::from);
        Ok(())
    }
}
