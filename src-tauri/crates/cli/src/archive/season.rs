//! `kralle archive season`: a season, with its tournaments.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;

use clap::Args;
use kralle_desk::core::wire::Nothing;
use kralle_desk::season::open::OpenSeasonInput;
use kralle_desk::{ArchiveAddress, calls};

use crate::archive::at_archive::{opened, speaker};
use crate::archive::sending::pushed;
use crate::{call, opening, refusal};

/// Send a season to an archive, with its tournaments that are missing there.
#[derive(Args)]
pub(crate) struct Season {
    /// SEASON.toml.
    file: PathBuf,
    /// The address of the archive, with `https://`; `http://` only on this machine.
    #[arg(long, value_name = "URL")]
    to: ArchiveAddress,
    /// The name of the season in the archive: lower-case letters, digits and hyphens.
    #[arg(long, value_name = "NAME")]
    slug: Slug,
}

/// The name of a season in an archive: 1 to 64 lower-case letters, digits, and hyphens between
/// them.
#[derive(Debug, Clone)]
pub(crate) struct Slug(String);

impl FromStr for Slug {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let is_sign = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-';
        let is_good = (1..=64).contains(&text.len())
            && text.bytes().all(is_sign)
            && !text.starts_with('-')
            && !text.ends_with('-');
        if is_good {
            Ok(Self(text.to_owned()))
        } else {
            Err("1 to 64 of a-z, 0-9 and hyphens between them, such as tandem-cup-2026")
        }
    }
}

/// Sends the season. Exit code 1 if it, or one of its tournaments, was not delivered.
pub(crate) fn run(
    arguments: &Season,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let Season { file, to, slug } = arguments;
    push(file, to, slug, output, errors)
}

/// Sends the season of the file; reports the tournaments sent with it.
pub(crate) fn push(
    file: &Path,
    to: &ArchiveAddress,
    slug: &Slug,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let place = file.display().to_string();
    let mut desk = call::desk("");
    let opening = OpenSeasonInput { path: file.into() };
    let opened_season = desk
        .ask::<calls::open_season>(opening)
        .and_then(|view| Ok((view, desk.ask::<calls::archive_season>(Nothing {})?)))
        .and_then(|(view, season)| Ok((view, season, speaker(&desk)?)));
    let (view, season, (_, client)) = match opened_season {
        Ok(opened) => opened,
        Err(refused) => return refusal::say(&refused, &place, errors),
    };
    for problem in view.every_problem() {
        refusal::say(&problem, &place, errors)?;
    }
    for it in &season.files {
        let path = PathBuf::from(&it.path);
        let status = client.status(to, &it.file);
        match status {
            Ok(_) => continue,
            Err(not_said) if not_said.is_unknown() => {}
            Err(not_said) => return refusal::say(&not_said.refusal, &it.path, errors),
        }
        let mut of_file = match opened(&path, opening::Wait::default(), errors)? {
            Ok(desk) => desk,
            Err(code) => return Ok(code),
        };
        match pushed(&mut of_file, to) {
            Ok(page) => writeln!(output, "{}\t{page}", it.path)?,
            Err(refused) => return refusal::say(&refused, &it.path, errors),
        }
    }
    match client.season(to, &slug.0, season.toml.as_bytes()) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(not_said) => refusal::say(&not_said.refusal, &place, errors),
    }
}
