//! Shows what a report or another tournament file would become, before anything is made.

use std::path::Path;

use crate::desk::Desk;
use crate::import::{self, Carry, From};
use crate::view::refusal::RefusalView;
use crate::view::settings::SettingsView;
use crate::view::wire;

wire! {
    /// Which file, and what is taken over of it.
    #[ts(rename = "PreviewTournamentInput")]
    pub struct Input {
        /// Where the file is.
        pub path: String,
        /// What is taken over of a tournament file; a report is taken over whole.
        pub carry: Carry,
    }
}

wire! {
    /// What a file is.
    #[derive(Copy, Eq)]
    pub enum TournamentSource {
        /// A report of FIDE's form.
        Report,
        /// A tournament file of Kralle.
        File,
        /// A tournament as JSON, whole.
        Json,
    }
}

wire! {
    /// What a tournament from elsewhere would be.
    pub struct TournamentPreview {
        /// What the file is.
        pub source: TournamentSource,
        /// What would be set.
        pub settings: SettingsView,
        /// How many players.
        pub players: u32,
        /// How many teams.
        pub teams: u32,
        /// How many rounds with their results.
        pub rounds: u16,
        /// What is not carried: stable codes; the message is `import-remark-` and the code with
        /// hyphens.
        pub remarks: Vec<String>,
    }
}

/// Shows what a file would become.
pub(crate) fn run(_: &mut Desk, input: Input) -> Result<TournamentPreview, RefusalView> {
    let imported = import::read(Path::new(&input.path), input.carry)?;
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    Ok(TournamentPreview {
        source: match imported.from {
            From::Report => TournamentSource::Report,
            From::File => TournamentSource::File,
            From::Json => TournamentSource::Json,
        },
        settings: crate::parse::settings::view(&imported.tournament.settings),
        players: count(imported.tournament.players.len()),
        teams: count(imported.tournament.teams.len()),
        rounds: u16::try_from(imported.tournament.rounds.len()).unwrap_or(u16::MAX),
        remarks: imported
            .remarks
            .iter()
            .map(|it| it.code().to_owned())
            .collect(),
    })
}
