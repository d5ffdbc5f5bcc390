//! The tournament as it was: shown on every screen, changed by nothing.

use std::sync::Arc;

use kralle_store::Past;
use kralle_tournament::Tournament;

use crate::core::overview::JournalLine;
use crate::core::refusal::RefusalView;
use crate::core::refusals::DeskRefusal;

/// What is shown instead of the tournament as it is.
pub(crate) struct Look {
    pub(crate) past: Past,
    pub(crate) tournament: Arc<Tournament>,
    /// The entry after which it was so.
    pub(crate) line: JournalLine,
}

/// Why nothing is done while the past is shown.
pub(crate) fn looking_back(look: &Look) -> RefusalView {
    let entry = look.line.number;
    DeskRefusal::LookingBack { entry }.into()
}
