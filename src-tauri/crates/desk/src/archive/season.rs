//! A season in the form for an archive.

use std::collections::BTreeMap;

use kralle_call::call;
use kralle_season::LeftOut;

use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::season::problem::settings_mistake;

wire! {
    /// A tournament of a season.
    #[derive(Eq)]
    pub struct ArchiveSeasonFile {
        pub path: String,
        /// The identity of the file.
        pub file: String,
    }
}

wire! {
    /// A season in the form for an archive.
    #[derive(Eq)]
    pub struct ArchiveSeasonView {
        /// SEASON.toml, with files listed by identity.
        pub toml: String,
        /// Sorted by date; unfinished tournaments at the end.
        pub files: Vec<ArchiveSeasonFile>,
    }
}

/// Shows the open season in the form for an archive: files are listed by identity, also in
/// decisions about persons.
#[call]
pub(crate) fn archive_season(
    desk: &Snapshot,
    _: Nothing,
) -> Result<ArchiveSeasonView, RefusalView> {
    let known = &desk.season()?.known;
    let mut files = Vec::new();
    let mut names = BTreeMap::new();
    // Unfinished tournaments are sent too: they count in the archive once they are finished.
    let unfinished = known.season.left_out();
    let unfinished = unfinished.filter(|(_, _, why)| *why != LeftOut::Excluded);
    let evenings = known.season.evenings().map(|(_, it)| it);
    for evening in evenings.chain(unfinished.map(|(_, it, _)| it)) {
        let key = evening.evening.key.0.clone();
        let mut listed = known.files.iter();
        if let Some(listed) = listed.find(|it| it.file == evening.file) {
            files.push(ArchiveSeasonFile {
                path: listed.path.display().to_string(),
                file: key.clone(),
            });
        }
        names.insert(evening.file.clone(), key);
    }
    let mut settings = known.settings.clone();
    // Excluded files are not sent, so their names must not be published.
    settings.exclude.clear();
    settings.files = files.iter().map(|it| it.file.clone()).collect();
    let decisions = &mut settings.decisions;
    let decided = decisions.same_person.iter_mut();
    let decided = decided.chain(&mut decisions.other_person).flatten();
    for pattern in decided.chain(&mut settings.guests.persons) {
        if let Some(key) = pattern.file.as_ref().and_then(|file| names.get(file)) {
            pattern.file = Some(key.clone());
        }
    }
    Ok(ArchiveSeasonView {
        toml: settings
            .written_into(&known.text)
            .map_err(|error| settings_mistake(&error))?,
        files,
    })
}
