//! `kralle archive people`.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;
use kralle_desk::archive::people::{PersonShown, SetArchivePeopleInput};
use kralle_desk::archive::view::ArchivePreviewView;
use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::wire::Nothing;
use kralle_desk::{Desk, Named, Shown, calls};
use kralle_outbox::send;

use crate::archive::at_archive::{AtArchive, opened, speaker};
use crate::refusal;

/// Show or change the visible name of each player.
#[derive(Args)]
pub(crate) struct People {
    #[command(flatten)]
    at: AtArchive,
    /// Show the full name of these players, by number.
    #[arg(long, value_name = "PLAYER", num_args = 1..)]
    name: Vec<u32>,
    /// Show only the initials of these players.
    #[arg(long, value_name = "PLAYER", num_args = 1..)]
    initials: Vec<u32>,
    /// Show neither name nor initials of these players.
    #[arg(long, value_name = "PLAYER", num_args = 1..)]
    withheld: Vec<u32>,
    /// The last public day of the tournament, as YYYY-MM-DD; "-" for unlimited.
    ///
    /// Thirty days after that day the archive deletes the files of the tournament.
    #[arg(long, value_name = "DATE")]
    until: Option<String>,
}

/// Prints one player a line: number, visibility, name, and the public name.
pub(crate) fn run(
    arguments: &People,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let AtArchive { file, wait, .. } = &arguments.at;
    let place = file.display().to_string();
    let mut desk = match opened(file, *wait, errors)? {
        Ok(desk) => desk,
        Err(code) => return Ok(code),
    };
    let view = match changed(&mut desk, arguments) {
        Ok(view) => view,
        Err(refused) => return refusal::say(&refused, &place, errors),
    };
    for it in &view.players {
        let shown = it.shown.0.code();
        writeln!(
            output,
            "{}\t{shown}\t{}\t{}",
            it.player, it.name, it.public_name
        )?;
    }
    match sent(&desk) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(refused) => refusal::say(&refused, &place, errors),
    }
}

/// Applies the requested changes; without any, only reads.
fn changed(desk: &mut Desk, arguments: &People) -> Result<ArchivePreviewView, RefusalView> {
    let named = [
        (Shown::Name, &arguments.name),
        (Shown::Initials, &arguments.initials),
        (Shown::Withheld, &arguments.withheld),
    ];
    let players: Vec<PersonShown> = named
        .into_iter()
        .flat_map(|(shown, players)| {
            let shown = Named(shown);
            players
                .iter()
                .map(move |&player| PersonShown { player, shown })
        })
        .collect();
    let view = desk.ask::<calls::archive_preview>(Nothing {})?;
    if players.is_empty() && arguments.until.is_none() {
        return Ok(view);
    }
    let public_until = match arguments.until.as_deref() {
        Some("-") => None,
        Some(date) => Some(date.to_owned()),
        None => view.public_until,
    };
    desk.ask::<calls::set_archive_people>(SetArchivePeopleInput {
        archive: Some(arguments.at.to.to_string()),
        players,
        public_until,
    })
}

/// Sends the changes, if the tournament is in the archive.
fn sent(desk: &Desk) -> Result<(), RefusalView> {
    let (outbox, client) = speaker(desk)?;
    let file = desk.file_identity()?;
    send(&outbox, &client, file, &mut |_, _| true).map_err(|it| it.refusal)
}
