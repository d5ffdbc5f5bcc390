//! A model of a disk: what is durable, and what the system has taken but may lose.
//!
//! A sync makes durable what it covers and nothing else: the content of one file, or the entries of
//! one folder. All other changes since are pending. Each of them may reach the disk or not,
//! whatever became of those before it; `docs/file.md` describes the model.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::numbers::bit;
use crate::tree::{Node, Tree};

/// A file, regardless of its names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId(pub usize);

/// A change of the disk. Paths are relative to its root.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Operation {
    /// Creates an empty file.
    Create {
        path: PathBuf,
        file: FileId,
    },
    MakeFolder {
        path: PathBuf,
    },
    /// Adds a second name of a file.
    Link {
        path: PathBuf,
        file: FileId,
    },
    /// Replaces any file of the new name in the same step.
    Rename {
        from: PathBuf,
        to: PathBuf,
    },
    Remove {
        path: PathBuf,
    },
    Write {
        file: FileId,
        offset: usize,
        bytes: Arc<[u8]>,
    },
    Truncate {
        file: FileId,
        length: usize,
    },
    SyncFile {
        file: FileId,
    },
    SyncFolder {
        path: PathBuf,
    },
}

impl Operation {
    /// True if the operation makes something durable.
    pub const fn is_sync(&self) -> bool {
        matches!(self, Self::SyncFile { .. } | Self::SyncFolder { .. })
    }
}

/// An operation that does not fit the disk: the record of the calls has a gap.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misfit(pub Operation);

/// The disk.
#[derive(Debug, Clone, Default)]
pub struct Disk {
    files: BTreeMap<FileId, File>,
    folders: BTreeMap<PathBuf, Folder>,
}

#[derive(Debug, Clone, Default)]
struct File {
    durable: Arc<[u8]>,
    pending: Vec<Change>,
    length: usize,
}

/// A pending change of a file's content.
#[derive(Debug, Clone)]
pub(crate) enum Change {
    Write { offset: usize, bytes: Arc<[u8]> },
    Truncate { length: usize },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Entry {
    File(FileId),
    Folder,
}

#[derive(Debug, Clone, Default)]
struct Folder {
    durable: BTreeMap<OsString, Entry>,
    live: BTreeMap<OsString, Entry>,
    pending: Vec<EntryChange>,
}

/// A pending change of a folder's entries; a rename does both in one step.
#[derive(Debug, Clone)]
struct EntryChange {
    removes: Option<OsString>,
    sets: Option<(OsString, Entry)>,
}

/// A pending change of the disk, the unit that a power cut keeps or loses.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pending {
    Entry { folder: PathBuf, index: usize },
    Content { file: FileId, index: usize },
}

/// The fate of a pending change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kept {
    Lost,
    Complete,
    /// A write of which only those sectors of `size` bytes arrive that `seed` selects.
    Torn {
        size: usize,
        seed: u64,
    },
}

impl Disk {
    /// Creates a disk on which everything is durable.
    pub fn durable(tree: &Tree, file_of: impl Fn(&Path) -> FileId) -> Self {
        let mut disk = Self::default();
        disk.folders.entry(PathBuf::new()).or_default();
        for (path, node) in tree.nodes() {
            let entry = match node {
                Node::Folder => {
                    disk.folders.entry(path.clone()).or_default();
                    Entry::Folder
                }
                Node::File(bytes) => {
                    let file = File {
                        durable: bytes.clone(),
                        pending: Vec::new(),
                        length: bytes.len(),
                    };
                    disk.files.insert(file_of(path), file);
                    Entry::File(file_of(path))
                }
            };
            let (folder, name) = split(path);
            let folder = disk.folders.entry(folder).or_default();
            folder.durable.insert(name.clone(), entry);
            folder.live.insert(name, entry);
        }
        disk
    }

    /// Returns the file at `path`, as running programs see it; `None` for a folder.
    pub fn file_at(&self, path: &Path) -> Option<FileId> {
        match self.entry_at(path)? {
            Entry::File(file) => Some(file),
            Entry::Folder => None,
        }
    }

    /// Returns the length of a file, as running programs see it.
    pub fn length(&self, file: FileId) -> usize {
        self.files.get(&file).map_or(0, |file| file.length)
    }

    fn entry_at(&self, path: &Path) -> Option<Entry> {
        let (folder, name) = split(path);
        self.folders.get(&folder)?.live.get(&name).copied()
    }

    /// Performs an operation.
    ///
    /// # Errors
    /// Fails if it does not fit the disk.
    pub fn perform(&mut self, operation: &Operation) -> Result<(), Misfit> {
        self.try_to(operation)
            .ok_or_else(|| Misfit(operation.clone()))
    }

    fn try_to(&mut self, operation: &Operation) -> Option<()> {
        match operation {
            Operation::Create { path, file } => {
                self.files.insert(*file, File::default());
                self.change_entries(path, None, Some(Entry::File(*file)))
            }
            Operation::MakeFolder { path } => {
                self.folders.insert(path.clone(), Folder::default());
                self.change_entries(path, None, Some(Entry::Folder))
            }
            Operation::Link { path, file } => {
                self.change_entries(path, None, Some(Entry::File(*file)))
            }
            Operation::Rename { from, to } => {
                let entry = Entry::File(self.file_at(from)?);
                let (folder, name) = split(from);
                // A rename between folders would need both synced; no program does that.
                if folder != split(to).0 {
                    return None;
                }
                self.change_entries(to, Some(name), Some(entry))
            }
            Operation::Remove { path } => {
                self.entry_at(path)?;
                self.change_entries(path, Some(split(path).1), None)
            }
            Operation::Write {
                file,
                offset,
                bytes,
            } => {
                let file = self.files.get_mut(file)?;
                file.length = file.length.max(offset + bytes.len());
                file.pending.push(Change::Write {
                    offset: *offset,
                    bytes: bytes.clone(),
                });
                Some(())
            }
            Operation::Truncate { file, length } => {
                let file = self.files.get_mut(file)?;
                if file.length != *length {
                    file.length = *length;
                    file.pending.push(Change::Truncate { length: *length });
                }
                Some(())
            }
            Operation::SyncFile { file } => {
                let file = self.files.get_mut(file)?;
                file.durable = file.with(|_| Kept::Complete);
                file.pending.clear();
                Some(())
            }
            Operation::SyncFolder { path } => {
                let folder = self.folders.get_mut(path)?;
                folder.durable = folder.live.clone();
                folder.pending.clear();
                Some(())
            }
        }
    }

    /// Changes the entries of the folder of `path`: removes a name, then sets that of `path`.
    fn change_entries(
        &mut self,
        path: &Path,
        removes: Option<OsString>,
        sets: Option<Entry>,
    ) -> Option<()> {
        let (folder, name) = split(path);
        let change = EntryChange {
            removes,
            sets: sets.map(|entry| (name, entry)),
        };
        let folder = self.folders.get_mut(&folder)?;
        change.perform(&mut folder.live);
        folder.pending.push(change);
        Some(())
    }

    /// Returns the pending changes that a state of the disk can show.
    pub fn pending(&self) -> Vec<Pending> {
        let mut reachable = BTreeSet::new();
        let mut pending = Vec::new();
        for (path, folder) in &self.folders {
            let sets = folder
                .pending
                .iter()
                .filter_map(|it| Some(it.sets.as_ref()?.1));
            reachable.extend(folder.durable.values().copied().chain(sets).filter_map(
                |it| match it {
                    Entry::File(file) => Some(file),
                    Entry::Folder => None,
                },
            ));
            pending.extend((0..folder.pending.len()).map(|index| Pending::Entry {
                folder: path.clone(),
                index,
            }));
        }
        for file in reachable {
            let changes = self.files.get(&file).map_or(0, |file| file.pending.len());
            pending.extend((0..changes).map(|index| Pending::Content { file, index }));
        }
        pending
    }

    /// Returns the range of bytes that a pending write covers; `None` for another change.
    pub fn written(&self, pending: &Pending) -> Option<std::ops::Range<usize>> {
        let Pending::Content { file, index } = pending else {
            return None;
        };
        match self.files.get(file)?.pending.get(*index)? {
            Change::Write { offset, bytes } => Some(*offset..offset + bytes.len()),
            Change::Truncate { .. } => None,
        }
    }

    /// Returns the disk as running programs see it.
    pub fn live(&self) -> Tree {
        self.state(|_| Kept::Complete)
    }

    /// Returns the disk after a power cut, with this fate of each pending change.
    pub fn state(&self, fate: impl Fn(&Pending) -> Kept) -> Tree {
        let mut tree = Tree::default();
        self.add_folder(&PathBuf::new(), &fate, &mut tree);
        tree
    }

    fn add_folder(&self, path: &PathBuf, fate: &impl Fn(&Pending) -> Kept, tree: &mut Tree) {
        let Some(folder) = self.folders.get(path) else {
            return;
        };
        let mut entries = folder.durable.clone();
        for (index, change) in folder.pending.iter().enumerate() {
            let folder = path.clone();
            if fate(&Pending::Entry { folder, index }) != Kept::Lost {
                change.perform(&mut entries);
            }
        }
        for (name, entry) in entries {
            let path = path.join(name);
            match entry {
                Entry::Folder => {
                    tree.add(path.clone(), Node::Folder);
                    self.add_folder(&path, fate, tree);
                }
                Entry::File(id) => {
                    let file = self.files.get(&id);
                    let content = |index| fate(&Pending::Content { file: id, index });
                    let bytes = file.map_or_else(Arc::default, |file| file.with(content));
                    tree.add(path, Node::File(bytes));
                }
            }
        }
    }
}

impl EntryChange {
    fn perform(&self, entries: &mut BTreeMap<OsString, Entry>) {
        if let Some(name) = &self.removes {
            entries.remove(name);
        }
        if let Some((name, entry)) = &self.sets {
            entries.insert(name.clone(), *entry);
        }
    }
}

impl File {
    /// Returns the content with this fate of each pending change.
    fn with(&self, fate: impl Fn(usize) -> Kept) -> Arc<[u8]> {
        if self.pending.is_empty() {
            return self.durable.clone();
        }
        let mut content = self.durable.to_vec();
        for (index, change) in self.pending.iter().enumerate() {
            change.perform(&mut content, fate(index));
        }
        content.into()
    }
}

impl Change {
    fn perform(&self, content: &mut Vec<u8>, kept: Kept) {
        match (self, kept) {
            (_, Kept::Lost) => {}
            (Self::Truncate { length }, _) => content.resize(*length, 0),
            (Self::Write { offset, bytes }, Kept::Complete) => put(content, *offset, bytes),
            (Self::Write { offset, bytes }, Kept::Torn { size, seed }) => {
                let mut at = *offset;
                let end = offset + bytes.len();
                // The first bit is for the length: it may arrive before the bytes.
                if bit(seed, 0) && content.len() < end {
                    content.resize(end, 0);
                }
                while at < end {
                    let next = ((at / size + 1) * size).min(end);
                    if bit(seed, at / size + 1) {
                        put(content, at, &bytes[at - offset..next - offset]);
                    }
                    at = next;
                }
            }
        }
    }
}

/// Writes `bytes` at an offset; a gap before them reads as zeros.
fn put(content: &mut Vec<u8>, offset: usize, bytes: &[u8]) {
    let end = offset + bytes.len();
    if content.len() < end {
        content.resize(end, 0);
    }
    content[offset..end].copy_from_slice(bytes);
}

/// Splits a path into its folder and its name.
fn split(path: &Path) -> (PathBuf, OsString) {
    let folder = path.parent().unwrap_or_else(|| Path::new(""));
    (
        folder.to_owned(),
        path.file_name().unwrap_or_default().to_owned(),
    )
}
