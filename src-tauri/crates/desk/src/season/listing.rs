//! Which files the list of a season names. Only folders are looked into; no file is opened.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Component, Path, PathBuf};

use glob::Pattern;

use crate::core::files::Files;
use crate::core::open_season::{ListedEntry, ListedFile};
use crate::core::outside::unreadable;
use crate::core::refusal::RefusalView;

/// The most files of a season.
const MOST_FILES: usize = 10_000;
/// How a tournament file ends.
const ENDING: &str = "kralle";

/// The entries of the list of files, and the files they name, each once.
pub(crate) struct Listing {
    pub(crate) entries: Vec<ListedEntry>,
    pub(crate) files: Vec<ListedFile>,
}

/// What the list `entries` of the SEASON.toml in `folder` names. Outside of the folder only what
/// `granted` lets be read: the list may come from a stranger.
pub(crate) fn list(entries: &[String], folder: &Path, granted: &Files) -> Listing {
    let mut seen: BTreeMap<PathBuf, usize> = BTreeMap::new();
    let mut listing = Listing {
        entries: Vec::with_capacity(entries.len()),
        files: Vec::new(),
    };
    for (number, entry) in entries.iter().enumerate() {
        let (mut found, mut problem) = match paths(entry, folder, granted) {
            Ok(paths) => (paths, None),
            Err(problem) => (Vec::new(), Some(problem)),
        };
        let known = found.len();
        found.retain(|path| !seen.contains_key(path));
        if found.is_empty() && known > 0 {
            problem = Some(RefusalView::new("season_listed_twice").with("entry", entry.clone()));
        }
        for path in found {
            if listing.files.len() >= MOST_FILES {
                problem = Some(RefusalView::new("season_too_many_files").with("most", MOST_FILES));
                break;
            }
            seen.insert(path.clone(), number);
            let file = shown(&path, folder);
            listing.files.push(ListedFile {
                problem: refused(&path, &file, folder, granted),
                excluded: false,
                path,
                file,
                entry: number,
            });
        }
        listing.entries.push(ListedEntry {
            entry: entry.clone(),
            found: known,
            problem,
        });
    }
    listing
}

/// A path as the season says it, with slashes: relative where it lies below the folder.
pub(crate) fn shown(path: &Path, folder: &Path) -> String {
    let path = path.strip_prefix(folder).unwrap_or(path);
    path.display().to_string().replace('\\', "/")
}

/// The paths that an entry names, in order. The parts of an entry may hold `*`, `?` and `[…]`; a folder
/// stands for the tournament files in it.
fn paths(entry: &str, folder: &Path, granted: &Files) -> Result<Vec<PathBuf>, RefusalView> {
    let said = |code: &str| RefusalView::new(code).with("entry", entry);
    let whole = folder.join(entry);
    let parts: Vec<Component<'_>> = whole.components().collect();
    let is_pattern =
        |part: &Component<'_>| part.as_os_str().to_string_lossy().contains(['*', '?', '[']);
    // What stands before the first part with a sign for others is the folder that is looked into.
    let below = if Path::new(entry).is_absolute() {
        0
    } else {
        folder.components().count()
    };
    let first = (below..parts.len()).find(|index| parts.get(*index).is_some_and(is_pattern));
    let fixed: PathBuf = parts.iter().take(first.unwrap_or(parts.len())).collect();
    let is_inside = Path::new(entry)
        .components()
        .all(|part| matches!(part, Component::Normal(_) | Component::CurDir));
    if !is_inside && !is_granted(&fixed, granted) {
        return Err(said("season_file_elsewhere"));
    }
    let Some(first) = first else {
        if fixed.is_dir() {
            return files_in(&fixed);
        }
        return match fs::metadata(&fixed) {
            Ok(_) => Ok(vec![fixed]),
            Err(error) => Err(unreadable(&fixed, &error)),
        };
    };
    let mut found = vec![fixed];
    for part in parts.iter().skip(first) {
        let text = part.as_os_str().to_string_lossy();
        let pattern = Pattern::new(&text).map_err(|_| said("season_bad_pattern"))?;
        let mut next = Vec::new();
        for folder in &found {
            next.extend(
                names(folder)?
                    .into_iter()
                    .filter(|name| pattern.matches(name))
                    .map(|name| folder.join(name)),
            );
            if next.len() > MOST_FILES {
                break;
            }
        }
        found = next;
    }
    found.retain(|path| is_tournament(path) && path.is_file());
    if found.is_empty() {
        return Err(said("season_nothing_found"));
    }
    Ok(found)
}

/// The tournament files of a folder, by name.
fn files_in(folder: &Path) -> Result<Vec<PathBuf>, RefusalView> {
    let names = names(folder)?.into_iter().map(|name| folder.join(name));
    Ok(names
        .filter(|path| is_tournament(path) && path.is_file())
        .collect())
}

/// The names in a folder, in order; those of hidden files and of no Unicode are left out. None where
/// it is no folder.
fn names(folder: &Path) -> Result<Vec<String>, RefusalView> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let entries = fs::read_dir(folder).map_err(|error| unreadable(folder, &error))?;
    let names = entries
        .flatten()
        .filter_map(|it| it.file_name().into_string().ok());
    let mut names: Vec<String> = names.filter(|name| !name.starts_with('.')).collect();
    names.sort();
    Ok(names)
}

/// Why a file is not read: it does not end as a tournament file, or leads out of the folder by a link.
fn refused(path: &Path, file: &str, folder: &Path, granted: &Files) -> Option<RefusalView> {
    let said = |code: &str| Some(RefusalView::new(code).with("file", file));
    if !is_tournament(path) {
        return said("season_other_ending");
    }
    let place = |path: &Path| dunce::canonicalize(path).ok();
    let (Some(real), Some(folder)) = (place(path), place(folder)) else {
        return said("season_link_leaves");
    };
    let is_fine = real.starts_with(&folder) || is_granted(path, granted);
    if is_fine {
        None
    } else {
        said("season_link_leaves")
    }
}

/// Whether a person chose the path, or a folder above it. A way up is followed first.
fn is_granted(path: &Path, granted: &Files) -> bool {
    let may = |path: &Path| path.ancestors().any(|it| granted.may_read(it));
    let goes_up = path.components().any(|part| part == Component::ParentDir);
    (!goes_up && may(path)) || dunce::canonicalize(path).is_ok_and(|path| may(&path))
}

fn is_tournament(path: &Path) -> bool {
    path.extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING))
}
