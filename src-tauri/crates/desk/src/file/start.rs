//! The start page and what is preferred on this machine.

use std::path::Path;

use kralle_call::call;

use crate::core::desk::Desk;
use crate::core::field::Field;
use crate::core::preferences::{PadsView, Preferences};
use crate::core::refusal::RefusalView;
use crate::core::wire::{Nothing, wire};

wire! {
    /// A file opened lately.
    pub struct RecentFile {
        pub path: String,
        /// The tournament's name.
        pub name: String,
        /// When it was opened last, as RFC 3339.
        pub opened: String,
        /// Whether it is still there.
        pub found: bool,
    }
}

wire! {
    /// The start page.
    pub struct StartView {
        /// Files opened lately, newest first.
        pub recent: Vec<RecentFile>,
        /// Where new files go.
        pub folder: String,
        pub preferences: Preferences,
        /// The version of the program.
        pub version: String,
    }
}

/// Shows the start page.
#[call(every_window)]
pub(crate) fn start(desk: &mut Desk, _: Nothing) -> Result<StartView, RefusalView> {
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
    })
}

/// Keeps what is preferred on this machine.
#[call]
pub(crate) fn set_preferences(
    desk: &mut Desk,
    input: Preferences,
) -> Result<Preferences, RefusalView> {
    let acting_name = crate::core::parse::optional_line(Field::ActingName, &input.acting_name)?
        .map(String::from)
        .unwrap_or_default();
    let mut arbiters: Vec<String> = Vec::new();
    for name in input.arbiters.iter().chain([&acting_name]) {
        let name = crate::core::parse::optional_line(Field::ActingName, name)?.map(String::from);
        if let Some(name) = name.filter(|name| !arbiters.contains(name)) {
            arbiters.push(name);
        }
    }
    input.pads.must_be_apart()?;
    desk.person.preferences = Preferences {
        acting_name,
        arbiters,
        ..input
    };
    keep(desk)
}

wire! {
    /// With which keys the players enter at the board.
    pub struct SetPadsInput {
        pub pads: PadsView,
    }
}

/// Keeps with which keys the players enter at the board.
#[call(every_window)]
pub(crate) fn set_pads(desk: &mut Desk, input: SetPadsInput) -> Result<Preferences, RefusalView> {
    input.pads.must_be_apart()?;
    desk.person.preferences.pads = input.pads;
    keep(desk)
}

/// Keeps what is preferred on this machine.
fn keep(desk: &Desk) -> Result<Preferences, RefusalView> {
    if let Some(folders) = &desk.folders {
        desk.person.save(&folders.config).map_err(|error| {
            RefusalView::new("preferences_not_kept").with("reason", error.to_string())
        })?;
    }
    Ok(desk.person.preferences.clone())
}
