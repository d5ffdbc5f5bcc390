//! Recovery when the open file is no longer at its path: saves a rescue copy, and the director
//! chooses the file to continue with.

use std::path::{Path, PathBuf};

use kralle_store::{Store, StoreError, WhatIsKept, contents, make_folder, rescue_path};
use kralle_view::named::Named;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::overview::{Overview, ReplacedView, RescueView};
use crate::core::refusal::{Data, RefusalView};
use crate::core::refusals::FileRefusal;
use crate::file::new::identity;

impl Desk {
    /// Checks that the open file is still at its path. If not, immediately saves a rescue copy
    /// beside it or in the folder for new tournaments.
    pub(crate) fn look_at_place(&mut self) {
        let Ok(file) = self.open_file() else {
            return;
        };
        if let Some(replaced) = &file.replaced {
            // The path may have become free since.
            let free = is_free(&replaced.path);
            if let Ok(file) = self.file_mut()
                && let Some(replaced) = &mut file.replaced
            {
                replaced.free = free;
            }
            return;
        }
        let Err(StoreError::FileReplaced { path, how }) = file.store.must_be_in_place() else {
            return;
        };
        let kept = self.rescue();
        let (rescue, trouble) = match kept {
            Ok(rescue) => (Some(rescue), None),
            Err(trouble) => (None, Some(trouble)),
        };
        let replaced = ReplacedView {
            free: is_free(&path),
            path,
            how: Named(how),
            rescue,
            trouble,
        };
        if let Ok(file) = self.file_mut() {
            file.replaced = Some(replaced);
        }
        self.changed();
    }

    /// Saves the open state beside its file, or in the folder for new tournaments. Fails if neither
    /// is possible.
    fn rescue(&self) -> Result<RescueView, RefusalView> {
        let path = self.open_file()?.store.path();
        let beside = path.parent().map(Path::to_owned);
        let documents = self.folders.as_ref().map(|it| it.documents.clone());
        let mut trouble = RefusalView::without_data(StoreError::FILE_REPLACED);
        for folder in [beside, documents].into_iter().flatten() {
            // The folder of a file is never created: it may be on a removed stick.
            if !folder.is_dir() && !self.may_make(&folder) {
                continue;
            }
            let copy = rescue_path(&folder, path, self.now());
            match self.keep_at(&copy) {
                Ok(kept) => {
                    self.files().grant_reading(&copy);
                    return Ok(RescueView {
                        path: copy.display().to_string(),
                        kept: Named(kept),
                    });
                }
                Err(error) => trouble = error,
            }
        }
        Err(trouble)
    }

    /// Creates `folder` if it is the folder for new tournaments; true if that succeeded.
    fn may_make(&self, folder: &Path) -> bool {
        let documents = self.folders.as_ref().map(|it| &it.documents);
        documents.is_some_and(|it| it == folder) && make_folder(folder).is_ok()
    }

    /// Saves the open state in a new file.
    fn keep_at(&self, path: &Path) -> Result<WhatIsKept, RefusalView> {
        let file = self.open_file()?;
        let entry = self.entry(Command::RescueFile, Data::new())?;
        let identity = identity(self)?;
        Ok(file
            .store
            .rescue(path, &file.tournament, &entry, identity)?)
    }

    /// Continues from the rescued state: in the rescue copy, or in the new file `to`. Fails if the
    /// file is at its path, or there is neither a rescue copy nor `to`.
    pub(crate) fn go_on_from_rescue(&mut self, to: Option<&Path>) -> Result<Overview, RefusalView> {
        self.look_at_place();
        let replaced = self.open_file()?.replaced.clone();
        let replaced = replaced.ok_or(FileRefusal::NothingReplaced)?;
        let rescue = replaced.rescue.as_ref().map(|it| PathBuf::from(&it.path));
        let path = match (to.map(Path::to_owned), &rescue) {
            (Some(to), _) => {
                self.keep_at(&to)?;
                to
            }
            (None, Some(rescue)) => rescue.clone(),
            (None, None) => return Err(FileRefusal::NothingKept.into()),
        };
        let store = Store::open(&path, self.now())?;
        store.must_be_sound()?;
        // The clocks stop with the previous file; their times are carried over.
        let moments = self.running.stop_all(self.ticks());
        self.put(store)?;
        let now = self.now();
        let file = self.file_mut()?;
        for (game, moment) in moments {
            // If this fails, the previously stored times count.
            let _ = file.store.keep_moment(game, moment, now);
        }
        // The rescue copy is not needed if the other file holds the same tournament.
        if let Some(rescue) = rescue.filter(|rescue| *rescue != path)
            && contents(&rescue).is_ok_and(|it| it.tournament == *file.tournament)
        {
            let _ = std::fs::remove_file(rescue);
        }
        self.overview()
    }

    /// Adds the path of the rescue copy as `kept` to a refusal for a replaced file; empty if there
    /// is no copy.
    pub(crate) fn say_what_was_kept(&mut self, refusal: RefusalView) -> RefusalView {
        if refusal.code != StoreError::FILE_REPLACED {
            return refusal;
        }
        self.look_at_place();
        let replaced = self.open_file().ok().and_then(|it| it.replaced.as_ref());
        match replaced.and_then(|it| it.rescue.as_ref()) {
            Some(rescue) => refusal.with("kept", rescue.path.clone()),
            None => refusal.with("kept", ""),
        }
    }
}

/// True if nothing exists at a path whose folder exists.
fn is_free(path: &str) -> bool {
    let path = Path::new(path);
    path.symlink_metadata().is_err() && path.parent().is_some_and(Path::is_dir)
}
