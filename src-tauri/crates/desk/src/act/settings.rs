//! Shows what the director set.

use crate::desk::Desk;
use crate::view::refusal::RefusalView;
use crate::view::settings::SettingsView;

/// Shows what the director set.
pub(crate) fn run(desk: &mut Desk, _: super::Nothing) -> Result<SettingsView, RefusalView> {
    Ok(crate::parse::settings::view(&desk.tournament()?.settings))
}
