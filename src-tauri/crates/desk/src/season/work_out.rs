//! Computation of a season from SEASON.toml and the files it names.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use kralle_season::{SeasonFile, SeasonSettings, WorkedSeason};

use crate::core::desk::Desk;
use crate::core::outside::read_at_most;
use crate::core::refusal::RefusalView;
use crate::season::listing::list;
use crate::season::open_season::{KnownSeason, ReadFiles};
use crate::season::problem::settings_mistake;
use crate::season::reading::read;
use crate::season::refusal::SeasonRefusal;

/// The maximum size of SEASON.toml in bytes, enough for some thousand decisions.
const LARGEST: u64 = 4 << 20;

/// Reads the text of the SEASON.toml at `path`.
///
/// # Errors
/// Fails if the file cannot be read, is larger than [`LARGEST`], or is not UTF-8.
pub(crate) fn text_of(path: &Path) -> Result<String, RefusalView> {
    let shown = || path.display().to_string();
    let bytes = read_at_most(path, LARGEST)?;
    if bytes.len() as u64 > LARGEST {
        return Err(SeasonRefusal::SeasonTooLarge { path: shown() }.into());
    }
    String::from_utf8(bytes).map_err(|_| SeasonRefusal::SeasonNotText { path: shown() }.into())
}

/// Parses settings.
///
/// # Errors
/// Fails at the first mistake, with line and column.
pub(crate) fn settings_of(text: &str) -> Result<SeasonSettings, RefusalView> {
    SeasonSettings::from_toml(text).map_err(|error| settings_mistake(&error))
}

/// Computes the season of `text`, the text of the SEASON.toml at `path`, from the files it names.
///
/// Unchanged files come from the cache `known`; the new cache is the second value.
///
/// # Errors
/// Fails if `text` has a mistake or the job is canceled. Problems of single files are part of the result.
pub(crate) fn work_out(
    desk: &Desk,
    path: &Path,
    text: String,
    known: &ReadFiles,
) -> Result<(KnownSeason, ReadFiles), RefusalView> {
    let settings = settings_of(&text)?;
    let folder = path.parent().unwrap_or(Path::new("."));
    let mut listing = list(&settings.files, folder, desk.files());
    let exclude: HashSet<&String> = settings.exclude.iter().collect();
    for listed in &mut listing.files {
        listed.excluded = exclude.contains(&listed.file);
    }
    let paths: Vec<PathBuf> = listing
        .files
        .iter()
        .filter(|it| it.problem.is_none())
        .map(|it| it.path.clone())
        .collect();
    let read = read(desk, &paths, known)?;
    let mut files = Vec::with_capacity(paths.len());
    for listed in &mut listing.files {
        match read.get(&listed.path).map(|it| &it.evening) {
            Some(Ok(evening)) => files.push(SeasonFile {
                file: listed.file.clone(),
                evening: evening.clone(),
            }),
            Some(Err(problem)) => listed.problem = Some(problem.clone()),
            None => {}
        }
        if listed.excluded {
            listed.problem = None;
        }
    }
    let known = KnownSeason {
        path: path.to_owned(),
        text,
        entries: listing.entries,
        files: listing.files,
        worked: WorkedSeason::of(settings, files),
    };
    Ok((known, read))
}
