//! Changes what the director set.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

/// Changes what the director set.
pub(crate) fn run(
    desk: &mut Desk,
    input: crate::view::settings::SettingsView,
) -> Result<Overview, RefusalView> {
    let settings = crate::parse::settings::settings(&input, Some(&desk.tournament()?.settings))?;
    desk.command("change_settings", data([]), |tournament| {
        tournament.change_settings(settings)
    })
}
