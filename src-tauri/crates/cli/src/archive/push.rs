//! `kralle archive push`.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;

use crate::archive::at_archive::{AtArchive, opened};
use crate::archive::follow;
use crate::archive::season::{self, Slug};
use crate::archive::sending::pushed;
use crate::refusal;

/// Send a tournament file, or a season, to an archive, which publishes it.
#[derive(Args)]
pub(crate) struct Push {
    #[command(flatten)]
    at: AtArchive,
    /// Keep running, and send the tournament after every round that is published or completed,
    /// until Ctrl+C.
    ///
    /// A file that another program has open is read when it is free. While the app has it open, use
    /// the app's "live" switch instead.
    #[arg(long, conflicts_with = "slug")]
    live: bool,
    /// The name of the season of a SEASON.toml in the archive: lower-case letters, digits and
    /// hyphens.
    #[arg(long, value_name = "NAME")]
    slug: Option<Slug>,
}

/// Sends the file. Exit code 1 if it was not delivered: it waits in the outbox, or the archive has
/// refused it.
pub(crate) fn run(
    arguments: &Push,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let AtArchive { file, to, wait } = &arguments.at;
    let is_season = file.extension().is_some_and(|it| it == "toml");
    match &arguments.slug {
        Some(slug) => return season::push(file, to, slug, output, errors),
        None if is_season => {
            writeln!(
                errors,
                "{}: a season needs --slug, by which the archive finds it",
                file.display()
            )?;
            return Ok(ExitCode::from(refusal::BAD_INPUT));
        }
        None => {}
    }
    let place = file.display().to_string();
    let mut desk = match opened(file, *wait, errors)? {
        Ok(desk) => desk,
        Err(code) => return Ok(code),
    };
    if arguments.live {
        return follow::run(desk, file, to, output, errors);
    }
    match pushed(&mut desk, to) {
        Ok(page) => {
            writeln!(output, "{page}")?;
            Ok(ExitCode::SUCCESS)
        }
        Err(refused) => refusal::say(&refused, &place, errors),
    }
}
