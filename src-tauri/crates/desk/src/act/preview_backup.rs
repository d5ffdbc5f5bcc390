//! Shows what is in a backup, before it is put in the place of the file.

use kralle_store::{backup_named, contents};

use super::overview::stage;
use crate::desk::Desk;
use crate::show::journal::line;
use crate::view::backup::BackupPreview;
use crate::view::refusal::RefusalView;
use crate::view::wire;

wire! {
    /// Which backup of which file.
    #[ts(rename = "BackupInput")]
    pub struct Input {
        /// The file; none takes the open one.
        #[serde(default)]
        pub path: Option<String>,
        /// The name of the backup.
        pub name: String,
    }
}

/// Shows what is in a backup; neither it nor the file is touched.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BackupPreview, RefusalView> {
    let path = super::backups::path(desk, input.path)?;
    let backup = backup_named(&path, &input.name)?;
    let found = contents(&backup.path)?;
    let tournament = &found.tournament;
    let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
    let last = tournament.rounds.last();
    let matches = || last.iter().flat_map(|round| &round.matches);
    Ok(BackupPreview {
        name: tournament.settings.name.to_string(),
        players: count(tournament.players.len()),
        teams: count(tournament.teams.len()),
        stage: stage(tournament),
        rounds: count(tournament.rounds.len()),
        rounds_planned: tournament.rounds_planned(),
        results: count(matches().filter(|it| it.outcome.is_some()).count()),
        matches: count(matches().count()),
        entries: found.entries,
        last: line(&found.last),
    })
}
