//! The files named by the list of a season. Folders are read, but no file is opened.

use std::collections::HashSet;
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::rc::Rc;

use glob::Pattern;

use crate::core::files::Files;
use crate::core::outside::unreadable;
use crate::core::refusal::RefusalView;
use crate::season::folders::{Folders, Listed, is_tournament};
use crate::season::open_season::{ListedEntry, ListedFile};
use crate::season::refusal::SeasonRefusal;

/// The maximum number of files of a season.
const MOST_FILES: usize = 10_000;

/// The entries of the file list, and the files they name, without duplicates.
pub(crate) struct Listing {
    pub(crate) entries: Vec<ListedEntry>,
    pub(crate) files: Vec<ListedFile>,
}

/// The files an entry names.
enum Named {
    /// A path without a pattern.
    Path(PathBuf),
    /// Folders, each with the indexes of its matching entries.
    InFolders(Vec<(Rc<[Listed]>, Vec<usize>)>),
}

/// Returns the files that `entries` of the SEASON.toml in `folder` name.
///
/// Outside `folder` it reads only paths that `granted` allows, because the list may come from a stranger. A
/// faulty entry gets a problem and names no file.
pub(crate) fn list(entries: &[String], folder: &Path, granted: &Files) -> Listing {
    let mut list = List {
        folder,
        real_folder: dunce::canonicalize(folder).ok(),
        granted,
        folders: Folders::new(),
        seen: HashSet::new(),
        listing: Listing {
            entries: Vec::with_capacity(entries.len()),
            files: Vec::new(),
        },
    };
    for (number, entry) in entries.iter().enumerate() {
        list.take(number, entry);
    }
    list.listing
}

/// The state while the entries are processed.
struct List<'a> {
    folder: &'a Path,
    /// The folder with links resolved; `None` if that failed.
    real_folder: Option<PathBuf>,
    granted: &'a Files,
    folders: Folders,
    seen: HashSet<PathBuf>,
    listing: Listing,
}

impl List<'_> {
    fn take(&mut self, number: usize, entry: &str) {
        let (count, problem) = match self.named(entry) {
            Ok(Named::Path(path)) => {
                let problem = self.take_path(number, &path);
                let twice = problem.is_none() && !self.is_newest(number);
                (1, problem.or(twice.then(|| listed_twice(entry))))
            }
            Ok(Named::InFolders(named)) => self.take_all(number, entry, &named),
            Err(problem) => (0, Some(problem)),
        };
        self.listing.entries.push(ListedEntry {
            entry: entry.to_owned(),
            found: count,
            problem,
        });
    }

    /// True if entry `number` named the last file.
    fn is_newest(&self, number: usize) -> bool {
        let last = self.listing.files.last();
        last.is_some_and(|last| last.entry == number)
    }

    /// Takes the files that an entry names in folders; returns their number and the first problem,
    /// `None` without one.
    fn take_all(
        &mut self,
        number: usize,
        entry: &str,
        named: &[(Rc<[Listed]>, Vec<usize>)],
    ) -> (usize, Option<RefusalView>) {
        let (mut count, mut problem) = (0, None);
        for (listed, places) in named {
            for listed in places.iter().filter_map(|place| listed.get(*place)) {
                count += 1;
                if problem.is_none() && !listed.taken.replace(true) {
                    problem = self.take_path(number, &listed.path);
                }
            }
        }
        if problem.is_none() && count > 0 && !self.is_newest(number) {
            problem = Some(listed_twice(entry));
        }
        (count, problem)
    }

    /// Takes a file unless an earlier entry named it. Returns a problem if there are too many files,
    /// otherwise `None`.
    fn take_path(&mut self, number: usize, path: &Path) -> Option<RefusalView> {
        if self.seen.contains(path) {
            return None;
        }
        if self.listing.files.len() >= MOST_FILES {
            return Some(SeasonRefusal::SeasonTooManyFiles { most: MOST_FILES }.into());
        }
        self.seen.insert(path.to_owned());
        let file = shown(path, self.folder);
        self.listing.files.push(ListedFile {
            problem: self.refused(path, &file),
            excluded: false,
            path: path.to_owned(),
            file,
            entry: number,
        });
        None
    }

    /// Returns the paths that an entry names, in order.
    ///
    /// The components of an entry may contain `*`, `?` and `[…]`. A folder names its tournament files.
    ///
    /// # Errors
    /// Fails if the path is outside the folder and not granted, cannot be read, has a bad pattern, or matches no
    /// file.
    fn named(&mut self, entry: &str) -> Result<Named, RefusalView> {
        let shown = || entry.to_owned();
        let of_entry = |refusal: RefusalView| refusal.with("entry", entry);
        let path = self.folder.join(entry);
        let parts: Vec<Component<'_>> = path.components().collect();
        let is_pattern =
            |part: &Component<'_>| part.as_os_str().to_string_lossy().contains(['*', '?', '[']);
        // The components before the first wildcard are the folder to search.
        let below = if Path::new(entry).is_absolute() {
            0
        } else {
            self.folder.components().count()
        };
        let first = (below..parts.len()).find(|index| parts.get(*index).is_some_and(is_pattern));
        let fixed: PathBuf = parts.iter().take(first.unwrap_or(parts.len())).collect();
        let is_inside = Path::new(entry)
            .components()
            .all(|part| matches!(part, Component::Normal(_) | Component::CurDir));
        if !is_inside && !is_granted(&fixed, self.granted) {
            return Err(SeasonRefusal::SeasonFileElsewhere { entry: shown() }.into());
        }
        let Some(first) = first else {
            if fixed.is_dir() {
                let listed = self.folders.of(&fixed)?;
                let places = (0..listed.len()).collect();
                return Ok(Named::InFolders(vec![tournaments(listed, places)]));
            }
            return match fs::metadata(&fixed) {
                Ok(_) => Ok(Named::Path(fixed)),
                Err(error) => Err(unreadable(&fixed, &error)),
            };
        };
        let Some([between @ .., last]) = parts.get(first..) else {
            return Err(SeasonRefusal::SeasonNothingFound { entry: shown() }.into());
        };
        let pattern_of = |part: &Component<'_>| {
            let text = part.as_os_str().to_string_lossy();
            Pattern::new(&text).map_err(|_| SeasonRefusal::SeasonBadPattern { entry: shown() })
        };
        let mut folders = vec![fixed];
        for part in between {
            let pattern = pattern_of(part)?;
            let mut next = Vec::new();
            for folder in &folders {
                let listed = self.folders.of(folder)?;
                let places = self.folders.matching(&listed, &pattern).map_err(of_entry)?;
                let places = places.into_iter();
                next.extend(places.filter_map(|it| Some(listed.get(it)?.path.clone())));
                if next.len() > MOST_FILES {
                    break;
                }
            }
            folders = next;
        }
        let pattern = pattern_of(last)?;
        let mut named = Vec::new();
        for folder in &folders {
            let listed = self.folders.of(folder)?;
            let places = self.folders.matching(&listed, &pattern).map_err(of_entry)?;
            named.push(tournaments(listed, places));
        }
        if named.iter().all(|(_, places)| places.is_empty()) {
            return Err(SeasonRefusal::SeasonNothingFound { entry: shown() }.into());
        }
        Ok(Named::InFolders(named))
    }

    /// Returns why a file must not be read: another extension, or a link out of the folder. `None` if it may be.
    fn refused(&self, path: &Path, file: &str) -> Option<RefusalView> {
        let shown = || file.to_owned();
        let leaves = || Some(SeasonRefusal::SeasonLinkLeaves { file: shown() }.into());
        if !is_tournament(path) {
            return Some(SeasonRefusal::SeasonOtherEnding { file: shown() }.into());
        }
        let real = dunce::canonicalize(path).ok();
        let (Some(real), Some(folder)) = (real, &self.real_folder) else {
            return leaves();
        };
        let is_fine = real.starts_with(folder) || is_granted(path, self.granted);
        if is_fine { None } else { leaves() }
    }
}

fn listed_twice(entry: &str) -> RefusalView {
    SeasonRefusal::SeasonListedTwice {
        entry: entry.to_owned(),
    }
    .into()
}

/// Keeps only the indexes of tournament files.
fn tournaments(listed: Rc<[Listed]>, mut places: Vec<usize>) -> (Rc<[Listed]>, Vec<usize>) {
    places.retain(|place| listed.get(*place).is_some_and(Listed::is_tournament));
    (listed, places)
}

/// Returns a path for display, with slashes; relative if it is below the folder.
pub(crate) fn shown(path: &Path, folder: &Path) -> String {
    let path = path.strip_prefix(folder).unwrap_or(path);
    path.display().to_string().replace('\\', "/")
}

/// True if the user chose the path or a folder above it. Paths with `..` are resolved first.
fn is_granted(path: &Path, granted: &Files) -> bool {
    let may = |path: &Path| path.ancestors().any(|it| granted.may_read(it));
    let goes_up = path.components().any(|part| part == Component::ParentDir);
    (!goes_up && may(path)) || dunce::canonicalize(path).is_ok_and(|path| may(&path))
}
