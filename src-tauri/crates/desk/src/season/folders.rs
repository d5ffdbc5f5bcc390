//! The folders of a season's file list. Each is read once, however many entries name it.

use std::cell::{Cell, OnceCell};
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use glob::Pattern;

use crate::core::outside::unreadable;
use crate::core::refusal::RefusalView;
use crate::season::refusal::SeasonRefusal;

/// The maximum number of name comparisons of all entries together: 400 patterns over the maximum number of
/// files.
pub(crate) const MOST_COMPARISONS: usize = 4_000_000;
/// The extension of tournament files.
const ENDING: &str = "kralle";

/// The folders read so far, and the number of comparisons left.
pub(crate) struct Folders {
    read: HashMap<PathBuf, Rc<[Listed]>>,
    left: Cell<usize>,
}

/// An entry of a folder.
pub(crate) struct Listed {
    name: String,
    pub(crate) path: PathBuf,
    is_file: OnceCell<bool>,
    /// True once an entry has named it.
    pub(crate) taken: Cell<bool>,
}

impl Listed {
    /// True if it is a tournament file.
    pub(crate) fn is_tournament(&self) -> bool {
        let is_file = || is_tournament(&self.path) && self.path.is_file();
        *self.is_file.get_or_init(is_file)
    }
}

/// True if a path has the extension of a tournament file.
pub(crate) fn is_tournament(path: &Path) -> bool {
    path.extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING))
}

impl Folders {
    pub(crate) fn new() -> Self {
        Self {
            read: HashMap::new(),
            left: Cell::new(MOST_COMPARISONS),
        }
    }

    /// Returns the entries of a folder, sorted by name; empty if `folder` is not a folder.
    ///
    /// Hidden files and names that are not Unicode are left out.
    ///
    /// # Errors
    /// Fails if the folder cannot be read.
    pub(crate) fn of(&mut self, folder: &Path) -> Result<Rc<[Listed]>, RefusalView> {
        if let Some(known) = self.read.get(folder) {
            return Ok(Rc::clone(known));
        }
        let listed: Rc<[Listed]> = names(folder)?
            .into_iter()
            .map(|name| Listed {
                path: folder.join(&name),
                name,
                is_file: OnceCell::new(),
                taken: Cell::new(false),
            })
            .collect();
        self.read.insert(folder.to_owned(), Rc::clone(&listed));
        Ok(listed)
    }

    /// Returns the indexes in `listed` of the names that match `pattern`, in order. `listed` is sorted by name.
    ///
    /// # Errors
    /// Fails if the entries of the list need more than [`MOST_COMPARISONS`] together.
    pub(crate) fn matching(
        &self,
        listed: &[Listed],
        pattern: &Pattern,
    ) -> Result<Vec<usize>, RefusalView> {
        let text = pattern.as_str();
        let signs = ['*', '?', '['];
        let prefix = &text[..text.find(signs).unwrap_or(text.len())];
        let suffix = &text[text.rfind(['*', '?', ']']).map_or(0, |at| at + 1)..];
        // Names are sorted, so names with the same prefix are adjacent.
        let from = listed.partition_point(|it| it.name.as_str() < prefix);
        let behind = listed.get(from..).unwrap_or_default();
        let begins = behind.partition_point(|it| it.name.starts_with(prefix));
        // A pattern without a match costs one comparison too.
        let left = self.left.get().checked_sub(begins + 1);
        let Some(left) = left else {
            let (most, entry) = (MOST_COMPARISONS, text.to_owned());
            return Err(SeasonRefusal::SeasonTooManyPatterns { most, entry }.into());
        };
        self.left.set(left);
        let matching = (from..from + begins).filter(|place| {
            let name = listed.get(*place).map_or("", |it| it.name.as_str());
            name.ends_with(suffix) && pattern.matches(name)
        });
        Ok(matching.collect())
    }
}

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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn listed(names: &[String]) -> Vec<Listed> {
        let mut names = names.to_vec();
        names.sort();
        let listed = names.into_iter().map(|name| Listed {
            path: PathBuf::from(&name),
            name,
            is_file: OnceCell::new(),
            taken: Cell::new(false),
        });
        listed.collect()
    }

    proptest! {
        #[test]
        fn a_pattern_names_what_it_matches(
            names in prop::collection::vec("[ab\\]2]{0,4}(\\.kralle)?", 0..20),
            pattern in "[ab\\]2]{0,2}(\\*|\\?|\\[ab\\]|\\[!a\\])?[ab\\]2]{0,2}(\\*|\\?)?(\\.kralle)?",
        ) {
            let listed = listed(&names);
            let Ok(pattern) = Pattern::new(&pattern) else { return Ok(()) };
            let matched = Folders::new().matching(&listed, &pattern);
            let every = (0..listed.len()).filter(|place| pattern.matches(&listed[*place].name));
            prop_assert_eq!(matched.ok(), Some(every.collect::<Vec<_>>()));
        }
    }

    #[test]
    fn a_thousand_patterns_over_ten_thousand_files_end_with_a_sentence() {
        let names: Vec<String> = (0..10_000).map(|it| format!("{it:05}.kralle")).collect();
        let listed = listed(&names);
        let folders = Folders::new();
        let refused = (0..1_000).find_map(|it| {
            let pattern = Pattern::new(&format!("*{it}.kralle")).ok()?;
            folders.matching(&listed, &pattern).err()
        });
        assert_eq!(
            refused.map(|it| it.code.to_string()).as_deref(),
            Some("season_too_many_patterns")
        );
        // Patterns with a prefix are compared only with the names that have it.
        let folders = Folders::new();
        for it in 0..10_000 {
            let pattern = Pattern::new(&format!("{it:05}*")).ok();
            let matched = pattern.map(|it| folders.matching(&listed, &it));
            assert_eq!(matched.and_then(Result::ok), Some(vec![it]));
        }
    }
}
