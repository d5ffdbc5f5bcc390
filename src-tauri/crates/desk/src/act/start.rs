//! Shows the start page.

use std::path::Path;

use crate::desk::Desk;
use crate::view::refusal::RefusalView;
use crate::view::start::{RecentFile, StartView};

/// Shows the start page.
pub(crate) fn run(desk: &mut Desk, _: super::Nothing) -> Result<StartView, RefusalView> {
    Ok(StartView {
        recent: desk
            .person
            .recent
            .iter()
            .map(|recent| RecentFile {
                path: recent.path.clone(),
                name: recent.name.clone(),
                opened: recent.opened.clone(),
                found: Path::new(&recent.path).is_file(),
            })
            .collect(),
        folder: desk
            .folders
            .as_ref()
            .map(|folders| folders.documents.display().to_string())
            .unwrap_or_default(),
        preferences: desk.person.preferences.clone(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        open_first: desk
            .open_first
            .take()
            .map(|path| path.display().to_string()),
    })
}
