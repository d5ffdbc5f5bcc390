//! What waits for archives, in the settings folder: a small file a tournament, and beside it the packed copy
//! of the tournament that waits. Everything is written whole, so that it is there after a kill or a power cut.
//!
//! Begin at [`Outbox`]. Several programs may use one folder at once: each change is made under a lock.
//!
//! Not here: sockets. Who sends asks [`Outbox::all`] what waits, and [`Outbox::change`]s what came of it.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kralle_exchange::players::without_mark;
use kralle_push::{Revision, SecretKey};
use kralle_store::{FileId, Readers, write_whole};
use kralle_tournament::PlayerId;
use kralle_view::shown::Shown;

use crate::archive::archived::Archived;
use crate::archive::organizer_key;
use crate::core::mark::bytes;
use crate::core::outside::read_whole;
use crate::core::refusal::RefusalView;
use crate::core::refusals::ArchiveRefusal;

/// The most that is read of what is kept of a tournament, in bytes.
const LARGEST: u64 = 4 << 20;
/// The most that is read of a packed copy, in bytes.
const LARGEST_COPY: u64 = 1 << 30;

/// What waits for archives on this machine. Clones are the same.
#[derive(Clone)]
pub struct Outbox(Arc<Inside>);

struct Inside {
    folder: PathBuf,
    bell: Mutex<Bell>,
    rings: Condvar,
}

#[derive(Default)]
struct Bell {
    /// How often something changed.
    count: u64,
    /// Whether nobody sends any more.
    has_ended: bool,
    sending: Option<Sending>,
}

/// What is being sent now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sending {
    pub file: FileId,
    /// In bytes.
    pub sent: u64,
    pub total: u64,
}

/// Why waiting came to an end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Woken {
    /// Something changed, or the time is over.
    Look,
    /// Nobody is to send any more.
    End,
}

impl Outbox {
    /// That of the person with the settings folder `config`.
    pub fn in_folder(config: &Path) -> Self {
        Self(Arc::new(Inside {
            folder: config.join("archive"),
            bell: Mutex::default(),
            rings: Condvar::new(),
        }))
    }

    /// The key of the organizer; made on first use.
    ///
    /// # Errors
    /// `archive_key_unreadable` when there is one that cannot be read, or none can be made.
    pub fn key(&self) -> Result<SecretKey, RefusalView> {
        organizer_key::find_or_make(&self.0.folder).map_err(|error| {
            ArchiveRefusal::ArchiveKeyUnreadable {
                path: self.0.folder.display().to_string(),
                reason: error.to_string(),
            }
            .into()
        })
    }

    /// What is known of a tournament; none where it goes to no archive.
    ///
    /// # Errors
    /// `archive_not_kept` when that cannot be read.
    pub fn find(&self, file: FileId) -> Result<Option<Archived>, RefusalView> {
        self.read(file).map_err(|error| self.not_kept(&error))
    }

    /// The part of each player that the public sees; of all others the name.
    ///
    /// # Errors
    /// `archive_not_kept` when that cannot be read.
    pub fn visibility(&self, file: FileId) -> Result<BTreeMap<PlayerId, Shown>, RefusalView> {
        let archived = self.find(file)?;
        Ok(archived
            .as_ref()
            .map(Archived::visibility)
            .unwrap_or_default())
    }

    /// What is known of every tournament; what cannot be read is left out.
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

    /// Changes what is known of a tournament, for good; `change` gives none where nothing is to change.
    ///
    /// # Errors
    /// `archive_not_kept` when it can be neither read nor written, and what `change` refuses.
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

    /// Keeps the packed copy of a revision, before it is put among what waits.
    ///
    /// # Errors
    /// `archive_not_kept` when it cannot be written.
    pub fn keep_copy(
        &self,
        file: FileId,
        revision: Revision,
        packed: &[u8],
    ) -> Result<(), RefusalView> {
        let path = self.copy_of(file, revision);
        fs::create_dir_all(&self.0.folder)
            .and_then(|()| write_whole(&path, packed, Readers::OnlyMe))
            .map_err(|error| self.not_kept(&error))
    }

    /// The packed copy of a revision that waits.
    ///
    /// # Errors
    /// `archive_not_kept` when it cannot be read.
    pub fn packed_copy(&self, file: FileId, revision: Revision) -> Result<Vec<u8>, RefusalView> {
        let path = self.copy_of(file, revision);
        read_whole(&path, LARGEST_COPY).map_err(|error| self.not_kept(&error))
    }

    /// Waits until something changed since `seen`, or so long; what was seen then stands in `seen`.
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

    /// Wakes who sends.
    pub fn ring(&self) {
        self.bell().count += 1;
        self.0.rings.notify_all();
    }

    /// Lets nobody send any more.
    pub fn end(&self) {
        self.bell().has_ended = true;
        self.0.rings.notify_all();
    }

    /// Whether nobody is to send any more.
    pub fn has_ended(&self) -> bool {
        self.bell().has_ended
    }

    /// Says what is being sent now.
    pub fn say(&self, sending: Option<Sending>) {
        self.bell().sending = sending;
    }

    /// What is being sent now by this program.
    pub fn sending(&self) -> Option<Sending> {
        self.bell().sending
    }

    fn bell(&self) -> MutexGuard<'_, Bell> {
        self.0.bell.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock(&self) -> io::Result<File> {
        fs::create_dir_all(&self.0.folder)?;
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
        // Copies that nobody waits for any more; one that stays is taken away the next time.
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
