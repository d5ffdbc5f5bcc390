//! Keeps what is preferred on this machine.

use crate::desk::Desk;
use crate::view::preferences::Preferences;
use crate::view::refusal::RefusalView;

/// Keeps what is preferred on this machine.
pub(crate) fn run(desk: &mut Desk, input: Preferences) -> Result<Preferences, RefusalView> {
    let acting_name = crate::parse::field::optional_line("acting_name", &input.acting_name)?
        .map(String::from)
        .unwrap_or_default();
    let mut arbiters: Vec<String> = Vec::new();
    for name in input.arbiters.iter().chain([&acting_name]) {
        let name = crate::parse::field::optional_line("acting_name", name)?.map(String::from);
        if let Some(name) = name.filter(|name| !arbiters.contains(name)) {
            arbiters.push(name);
        }
    }
    if !input.pads.are_apart() {
        return Err(RefusalView::new("pads_share_keys"));
    }
    desk.person.preferences = Preferences {
        acting_name,
        arbiters,
        ..input
    };
    if let Some(folders) = &desk.folders {
        desk.person.save(&folders.config).map_err(|error| {
            RefusalView::new("preferences_not_kept").with("reason", error.to_string())
        })?;
    }
    Ok(desk.person.preferences.clone())
}
