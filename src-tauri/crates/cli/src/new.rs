//! `kralle new`: makes a tournament file.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use kralle_desk::core::choice::{Format, Named};
use kralle_desk::file::new::NewTournamentInput;
use kralle_desk::settings::view::SettingsView;
use kralle_desk::{Desk, calls};

use crate::choice::choice;
use crate::refusal;

/// Make a tournament file.
#[derive(Args)]
pub(crate) struct New {
    /// The new file, ending in .kralle.
    file: PathBuf,
    /// The tournament's name.
    #[arg(long)]
    name: String,
    /// The rule set: dsj, swiss, ordnung or fics.
    #[arg(long, default_value = "swiss")]
    rules: String,
    /// Who meets whom.
    #[arg(long, value_parser = choice!(Format, |it| Some(word(it))), default_value = "swiss")]
    format: Format,
    /// Rounds of a Swiss system; as many as suggested when not given.
    #[arg(long)]
    rounds: Option<u16>,
    /// The name that stands in the journal.
    #[arg(long, default_value = "")]
    who: String,
}

/// The word for a format.
fn word(format: Format) -> &'static str {
    match format {
        Format::SwissSystem => "swiss",
        Format::RoundRobin | Format::DoubleRoundRobin => format.code(),
    }
}

/// Makes the file; prints nothing when it is there.
pub(crate) fn run(arguments: &New, errors: &mut impl Write) -> io::Result<ExitCode> {
    let input = NewTournamentInput {
        path: Some(arguments.file.as_path().into()),
        settings: SettingsView {
            name: arguments.name.clone(),
            rule_set: arguments.rules.clone(),
            format: Named(arguments.format),
            swiss_rounds: arguments.rounds,
            ..SettingsView::default()
        },
    };
    match Desk::for_scripts(&arguments.who).ask::<calls::new_tournament>(input) {
        Ok(_) => Ok(ExitCode::SUCCESS),
        Err(refused) => refusal::say(&refused, &arguments.file.display().to_string(), errors),
    }
}
