//! The upload queue for archives in the settings folder: one small file per tournament, and the
//! compressed copy of a queued revision. All writes are atomic and survive a kill or a power cut.
//!
//! Start at [`Outbox`]. Several programs may share one folder: each change takes a file lock.
//!
//! Not here: sockets. The sender reads the queue with [`Outbox::all`] and stores results with
//! [`Outbox::change`].

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kralle_exchange::players::without_mark;
use kralle_push::{Revision, SecretKey};
use kralle_store::{FileId, Readers, make_folder, write_whole};
use kralle_tournament::PlayerId;
use kralle_view::shown::Shown;

use crate::archive::archived::Archived;
use crate::archive::organizer_key;
use crate::core::mark::bytes;
use crate::core::outside::read_whole;
use crate::core::refusal::RefusalView;
use crate::core::refusals::ArchiveRefusal;

/// The maximum size of a tournament's stored state, in bytes.
const LARGEST: u64 = 4 << 20;
/// The maximum size of a compressed copy, in bytes.
const LARGEST_COPY: u64 = 1 << 30;

/// The upload queue of this machine. Clones share it.
#[derive(Clone)]
pub struct Outbox(Arc<Inside>);

struct Inside {
    folder: PathBuf,
    bell: Mutex<Bell>,
    rings: Condvar,
}

#[derive(Default)]
struct Bell {
    /// The number of changes.
    count: u64,
    /// True if sending has ended.
    has_ended: bool,
    sending: Option<Sending>,
}

/// The progress of the current upload.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sending {
    pub file: FileId,
    /// In bytes.
    pub sent: u64,
    pub total: u64,
}

/// The reason why waiting ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Woken {
    /// Something changed, or the timeout expired.
    Look,
    /// Sending has ended.
    End,
}

impl Outbox {
    /// Creates the queue in the settings folder `config`.
    pub fn in_folder(config: &Path) -> Self {
        Self(Arc::new(Inside {
            folder: config.join("archive"),
            bell: Mutex::default(),
            rings: Condvar::new(),
        }))
    }

    /// Returns the key of the organizer; created on first use.
    ///
    /// # Errors
    /// Fails with `archive_key_unreadable` if an existing key cannot be read, or none can be
    /// created.
    pub fn key(&self) -> Result<SecretKey, RefusalView> {
        organizer_key::find_or_make(&self.0.folder).map_err(|error| {
            ArchiveRefusal::ArchiveKeyUnreadable {
                path: self.0.folder.display().to_string(),
                reason: error.to_string(),
            }
            .into()
        })
    }

    /// Returns the state of a tournament; `None` if it has no archive.
    ///
    /// # Errors
    /// Fails with `archive_not_kept` if the state cannot be read.
    pub fn find(&self, file: FileId) -> Result<Option<Archived>, RefusalView> {
        self.read(file).map_err(|error| self.not_kept(&error))
    }

    /// Returns the visibility that the director chose, by player; missing players appear with their
    /// name.
    ///
    /// # Errors
    /// Fails with `archive_not_kept` if the state cannot be read.
    pub fn visibility(&self, file: FileId) -> Result<BTreeMap<PlayerId, Shown>, RefusalView> {
        let archived = self.find(file)?;
        Ok(archived
            .as_ref()
            .map(Archived::visibility)
            .unwrap_or_default())
    }

    /// Returns the state of every tournament; skips unreadable ones.
    pub fn all(&self) -> Vec<(FileId, Archived)> {
        let Ok(entries) = fs::read_dir(&self.0.folder) else {
            return Vec::new();
        };
        let names = entries.flatten().filter_map(|entry| {
            let name = entry.file_name();
            let digits = name.to_str()?.strip_suffix(".json")?;
            bytes(digits).map(FileId)
        });
        let mut files: Vec<FileId> = names.collect();
        files.sort_unstable_by_key(|file| file.0);
        let found = files.into_iter();
        found
            .filter_map(|file| Some((file, self.read(file).ok()??)))
            .collect()
    }

    /// Changes the state of a tournament, durably on disk. If `change` returns `None`, nothing
    /// changes.
    ///
    /// # Errors
    /// Fails with `archive_not_kept` if the state can be neither read nor written, or with the
    /// refusal of `change`.
    pub fn change(
        &self,
        file: FileId,
        change: impl FnOnce(Option<Archived>) -> Result<Option<Archived>, RefusalView>,
    ) -> Result<(), RefusalView> {
        let _lock = self.lock().map_err(|error| self.not_kept(&error))?;
        let before = self.find(file)?;
        let Some(after) = change(before)? else {
            return Ok(());
        };
        let kept = self.write(file, &after);
        kept.map_err(|error| self.not_kept(&error))?;
        self.ring();
        Ok(())
    }

    /// Stores the compressed copy of a revision, before its upload is queued.
    ///
    /// # Errors
    /// Fails with `archive_not_kept` if the copy cannot be written.
    pub fn keep_copy(
        &self,
        file: FileId,
        revision: Revision,
        packed: &[u8],
    ) -> Result<(), RefusalView> {
        let path = self.copy_of(file, revision);
        make_folder(&self.0.folder)
            .and_then(|()| write_whole(&path, packed, Readers::OnlyMe))
            .map_err(|error| self.not_kept(&error))
    }

    /// Reads the compressed copy of a queued revision.
    ///
    /// # Errors
    /// Fails with `archive_not_kept` if the copy cannot be read.
    pub fn packed_copy(&self, file: FileId, revision: Revision) -> Result<Vec<u8>, RefusalView> {
        let path = self.copy_of(file, revision);
        read_whole(&path, LARGEST_COPY).map_err(|error| self.not_kept(&error))
    }

    /// Waits until the number of changes differs from `seen`, at most for `longest` (`None`: no
    /// limit). Stores the new number in `seen`.
    pub fn wait(&self, seen: &mut u64, longest: Option<Duration>) -> Woken {
        let bell = self.bell();
        let is_quiet = |bell: &mut Bell| bell.count == *seen && !bell.has_ended;
        let bell = if let Some(longest) = longest {
            let waited = self.0.rings.wait_timeout_while(bell, longest, is_quiet);
            waited.unwrap_or_else(PoisonError::into_inner).0
        } else {
            let waited = self.0.rings.wait_while(bell, is_quiet);
            waited.unwrap_or_else(PoisonError::into_inner)
        };
        *seen = bell.count;
        if bell.has_ended {
            Woken::End
        } else {
            Woken::Look
        }
    }

    /// Records a change and wakes the sender.
    pub fn ring(&self) {
        self.bell().count += 1;
        self.0.rings.notify_all();
    }

    /// Ends sending and wakes the sender.
    pub fn end(&self) {
        self.bell().has_ended = true;
        self.0.rings.notify_all();
    }

    /// True if sending has ended.
    pub fn has_ended(&self) -> bool {
        self.bell().has_ended
    }

    /// Sets the progress of the current upload; `None` if there is none.
    pub fn say(&self, sending: Option<Sending>) {
        self.bell().sending = sending;
    }

    /// The progress of this program's current upload; `None` if there is none.
    pub fn sending(&self) -> Option<Sending> {
        self.bell().sending
    }

    fn bell(&self) -> MutexGuard<'_, Bell> {
        self.0.bell.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock(&self) -> io::Result<File> {
        make_folder(&self.0.folder)?;
        let path = self.0.folder.join("lock");
        let file = File::options().create(true).append(true).open(path)?;
        file.lock()?;
        Ok(file)
    }

    fn read(&self, file: FileId) -> io::Result<Option<Archived>> {
        match read_whole(&self.record_of(file), LARGEST) {
            Ok(text) => Ok(Some(serde_json::from_slice(without_mark(&text))?)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn write(&self, file: FileId, archived: &Archived) -> io::Result<()> {
        let text = serde_json::to_vec_pretty(archived)?;
        write_whole(&self.record_of(file), &text, Readers::OnlyMe)?;
        // Copies without a queued upload; one that cannot be deleted is deleted the next time.
        let waiting = archived.waiting().map(|it| self.copy_of(file, it));
        let begins = format!("{}-", hex::encode(file.0));
        for entry in fs::read_dir(&self.0.folder)?.flatten() {
            let is_copy = entry.file_name().to_string_lossy().starts_with(&begins);
            if is_copy && Some(entry.path()) != waiting {
                let _ = fs::remove_file(entry.path());
            }
        }
        Ok(())
    }

    fn record_of(&self, file: FileId) -> PathBuf {
        let name = hex::encode(file.0);
        self.0.folder.join(format!("{name}.json"))
    }

    fn copy_of(&self, file: FileId, revision: Revision) -> PathBuf {
        let name = hex::encode(file.0);
        self.0.folder.join(format!("{name}-{revision}.zst"))
    }

    fn not_kept(&self, error: &io::Error) -> RefusalView {
        ArchiveRefusal::ArchiveNotKept {
            path: self.0.folder.display().to_string(),
            reason: error.to_string(),
        }
        .into()
    }
}
