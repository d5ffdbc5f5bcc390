//! The files of the watched folder, as system calls name them: by paths and by descriptors.

#![cfg(target_os = "linux")]

use std::collections::BTreeMap;
use std::fs::{self, File, Metadata};
use std::io;
use std::os::unix::fs::{FileExt as _, MetadataExt as _};
use std::path::{Path, PathBuf};

use nix::libc;
use nix::unistd::Pid;

use crate::disk::{Disk, FileId, Operation};
use crate::trace::call::{Call, Watched};
use crate::trace::error::TraceError;
use crate::tree::Tree;

/// The identity of a file for the system: device and inode.
type Inode = (u64, u64);

/// The files of the watched folder.
pub(super) struct Names {
    root: PathBuf,
    files: BTreeMap<Inode, FileId>,
    /// The number of files so far.
    count: usize,
}

/// The object behind a descriptor.
enum Described {
    File(FileId),
    Folder(PathBuf),
}

fn inode(metadata: &Metadata) -> Inode {
    (metadata.dev(), metadata.ino())
}

impl Names {
    /// Reads the files that exist in `root`.
    pub(super) fn of(root: &Path) -> io::Result<Self> {
        let mut names = Self {
            root: root.to_owned(),
            files: BTreeMap::new(),
            count: 0,
        };
        for (path, _) in Tree::read(root)?.files() {
            names.add(&fs::symlink_metadata(root.join(path))?);
        }
        Ok(names)
    }

    fn add(&mut self, metadata: &Metadata) -> FileId {
        let file = FileId(self.count);
        self.count += 1;
        self.files.insert(inode(metadata), file);
        file
    }

    /// Returns the disk on which all of `tree` is durable.
    pub(super) fn disk(&self, tree: &Tree) -> Disk {
        Disk::durable(tree, |path| {
            let metadata = fs::symlink_metadata(self.root.join(path));
            let file = metadata.ok().and_then(|it| self.files.get(&inode(&it)));
            // A file that is gone again has no name either.
            file.copied().unwrap_or(FileId(usize::MAX))
        })
    }

    /// Returns the path below the root; `None` outside of it.
    fn below(&self, call: &Call, folder: i32, path: &Path) -> Option<PathBuf> {
        let process = call.task;
        let absolute = if path.is_absolute() {
            path.to_owned()
        } else if folder == libc::AT_FDCWD {
            let folder = fs::read_link(format!("/proc/{process}/cwd")).ok()?;
            folder.join(path)
        } else {
            let folder = fs::read_link(format!("/proc/{process}/fd/{folder}")).ok()?;
            folder.join(path)
        };
        Some(absolute.strip_prefix(&self.root).ok()?.to_owned())
    }

    fn described(&self, call: &Call, descriptor: i32) -> Option<Described> {
        let path = format!("/proc/{}/fd/{descriptor}", call.task);
        let metadata = fs::metadata(&path).ok()?;
        if metadata.is_dir() {
            let path = fs::read_link(&path).ok()?;
            let path = path.strip_prefix(&self.root).ok()?;
            return Some(Described::Folder(path.to_owned()));
        }
        let file = self.files.get(&inode(&metadata))?;
        Some(Described::File(*file))
    }

    fn file(&self, call: &Call, descriptor: i32) -> Option<FileId> {
        match self.described(call, descriptor)? {
            Described::File(file) => Some(file),
            Described::Folder(_) => None,
        }
    }

    /// Returns the meaning of a call for the folder; `None` for none.
    pub(super) fn watch(&self, call: &Call, disk: &Disk) -> Result<Option<Watched>, TraceError> {
        const HERE: i32 = libc::AT_FDCWD;
        let path = |folder, index| -> io::Result<Option<PathBuf>> {
            Ok(self.below(call, folder, &call.path(index)?))
        };
        let two = |(folder, from): (i32, usize), (other, to): (i32, usize)| -> io::Result<_> {
            Ok(path(folder, from)?.zip(path(other, to)?))
        };
        let watched = match call.number {
            libc::SYS_open => path(HERE, 0)?.map(|path| opened(path, call.int(1))),
            libc::SYS_openat => path(call.int(0), 1)?.map(|path| opened(path, call.int(2))),
            libc::SYS_creat => path(HERE, 0)?
                .map(|path| opened(path, libc::O_CREAT | libc::O_TRUNC | libc::O_WRONLY)),
            libc::SYS_mkdir => path(HERE, 0)?.map(Watched::MakeFolder),
            libc::SYS_mkdirat => path(call.int(0), 1)?.map(Watched::MakeFolder),
            libc::SYS_unlink | libc::SYS_rmdir => path(HERE, 0)?.map(Watched::Remove),
            libc::SYS_unlinkat => path(call.int(0), 1)?.map(Watched::Remove),
            libc::SYS_rename => renamed(two((HERE, 0), (HERE, 1))?),
            libc::SYS_renameat | libc::SYS_renameat2 => {
                renamed(two((call.int(0), 1), (call.int(2), 3))?)
            }
            libc::SYS_link => linked(two((HERE, 0), (HERE, 1))?),
            libc::SYS_linkat => linked(two((call.int(0), 1), (call.int(2), 3))?),
            libc::SYS_read | libc::SYS_pread64 | libc::SYS_readv => {
                self.file(call, call.int(0)).map(|_| Watched::Read)
            }
            libc::SYS_write | libc::SYS_pwrite64 | libc::SYS_writev => {
                let bytes = written(call)?;
                if call.int(0) == libc::STDOUT_FILENO {
                    let text = String::from_utf8_lossy(&bytes).trim_end().to_owned();
                    return Ok(Some(Watched::Mark(text)));
                }
                let Some(file) = self.file(call, call.int(0)) else {
                    return Ok(None);
                };
                let offset = if call.number == libc::SYS_pwrite64 {
                    call.size(3)
                } else {
                    position(call, call.int(0), disk.length(file))?
                };
                Some(Watched::Write {
                    file,
                    offset,
                    bytes,
                })
            }
            libc::SYS_copy_file_range => self.copied(call, (call.int(2), call.size(3)), disk)?,
            libc::SYS_sendfile => self.copied(call, (call.int(0), 0), disk)?,
            libc::SYS_ftruncate => self.file(call, call.int(0)).map(|file| Watched::Truncate {
                file,
                length: call.size(1),
            }),
            libc::SYS_fsync | libc::SYS_fdatasync => {
                self.described(call, call.int(0)).map(|it| match it {
                    Described::File(file) => Watched::SyncFile(file),
                    Described::Folder(path) => Watched::SyncFolder(path),
                })
            }
            libc::SYS_mmap => return self.must_not_be_mapped(call),
            libc::SYS_truncate
            | libc::SYS_pwritev
            | libc::SYS_pwritev2
            | libc::SYS_splice
            | libc::SYS_fallocate
            | libc::SYS_sync_file_range
            | libc::SYS_io_uring_enter => return Err(unknown(call)),
            _ => None,
        };
        Ok(watched)
    }

    /// A copy inside the system. A call with an offset of its own is not modeled.
    fn copied(
        &self,
        call: &Call,
        (descriptor, offset): (i32, usize),
        disk: &Disk,
    ) -> Result<Option<Watched>, TraceError> {
        let Some(file) = self.file(call, descriptor) else {
            return Ok(None);
        };
        if offset != 0 {
            return Err(unknown(call));
        }
        Ok(Some(Watched::Copy {
            file,
            offset: position(call, descriptor, disk.length(file))?,
            descriptor,
        }))
    }

    /// Refuses a file of the folder that memory could change without a call.
    fn must_not_be_mapped(&self, call: &Call) -> Result<Option<Watched>, TraceError> {
        let writes = call.int(2) & libc::PROT_WRITE != 0 && call.int(3) & libc::MAP_SHARED != 0;
        if writes && self.file(call, call.int(4)).is_some() {
            return Err(unknown(call));
        }
        Ok(None)
    }

    /// Returns what a call that succeeded did to the disk.
    pub(super) fn operations(
        &mut self,
        task: Pid,
        watched: Watched,
        result: i64,
        disk: &Disk,
    ) -> Result<Vec<Operation>, TraceError> {
        let count = usize::try_from(result).unwrap_or(0);
        let operation = match watched {
            Watched::Mark(_) | Watched::Read => return Ok(Vec::new()),
            Watched::Open {
                path,
                creates,
                truncates,
            } => {
                if let Some(file) = disk.file_at(&path) {
                    if !truncates {
                        return Ok(Vec::new());
                    }
                    Operation::Truncate { file, length: 0 }
                } else {
                    let metadata = fs::metadata(format!("/proc/{task}/fd/{result}"))?;
                    if !creates || metadata.is_dir() {
                        return Ok(Vec::new());
                    }
                    let file = self.add(&metadata);
                    Operation::Create { path, file }
                }
            }
            Watched::MakeFolder(path) => Operation::MakeFolder { path },
            Watched::Rename { from, to } => Operation::Rename { from, to },
            Watched::Link { from, to } => match disk.file_at(&from) {
                Some(file) => Operation::Link { path: to, file },
                None => return Err(TraceError::Unknown(format!("a link to {}", from.display()))),
            },
            Watched::Remove(path) => Operation::Remove { path },
            Watched::Write {
                file,
                offset,
                mut bytes,
            } => {
                bytes.truncate(count);
                let bytes = bytes.into();
                Operation::Write {
                    file,
                    offset,
                    bytes,
                }
            }
            Watched::Copy {
                file,
                offset,
                descriptor,
            } => {
                let copy = File::open(format!("/proc/{task}/fd/{descriptor}"))?;
                let mut bytes = vec![0; count];
                copy.read_exact_at(&mut bytes, u64::try_from(offset).unwrap_or(u64::MAX))?;
                let bytes = bytes.into();
                Operation::Write {
                    file,
                    offset,
                    bytes,
                }
            }
            Watched::Truncate { file, length } => Operation::Truncate { file, length },
            Watched::SyncFile(file) => Operation::SyncFile { file },
            Watched::SyncFolder(path) => Operation::SyncFolder { path },
        };
        Ok(vec![operation])
    }
}

fn opened(path: PathBuf, flags: i32) -> Watched {
    Watched::Open {
        path,
        creates: flags & libc::O_CREAT != 0,
        truncates: flags & libc::O_TRUNC != 0,
    }
}

fn renamed(paths: Option<(PathBuf, PathBuf)>) -> Option<Watched> {
    paths.map(|(from, to)| Watched::Rename { from, to })
}

fn linked(paths: Option<(PathBuf, PathBuf)>) -> Option<Watched> {
    paths.map(|(from, to)| Watched::Link { from, to })
}

fn unknown(call: &Call) -> TraceError {
    TraceError::Unknown(format!("system call {}", call.number))
}

/// Reads the bytes of a call that writes; `writev` has them in several pieces.
fn written(call: &Call) -> io::Result<Vec<u8>> {
    const WORD: usize = 8;
    if call.number != libc::SYS_writev {
        return call.bytes(call.arguments[1], call.size(2));
    }
    let pieces = call.bytes(call.arguments[1], call.size(2) * 2 * WORD)?;
    let mut all = Vec::new();
    for piece in pieces.chunks_exact(2 * WORD) {
        let (address, length) = piece.split_at(WORD);
        let number = |bytes: &[u8]| bytes.try_into().map_or(0, u64::from_le_bytes);
        let length = usize::try_from(number(length)).unwrap_or(0);
        all.extend(call.bytes(number(address), length)?);
    }
    Ok(all)
}

/// Returns the offset at which a descriptor writes next; `length` if it appends.
fn position(call: &Call, descriptor: i32, length: usize) -> io::Result<usize> {
    let info = fs::read_to_string(format!("/proc/{}/fdinfo/{descriptor}", call.task))?;
    let field = |name: &str| {
        let line = info.lines().find_map(|line| line.strip_prefix(name));
        line.unwrap_or_default().trim().to_owned()
    };
    let flags = i32::from_str_radix(&field("flags:"), 8).unwrap_or(0);
    if flags & libc::O_APPEND != 0 {
        return Ok(length);
    }
    field("pos:").parse().map_err(io::Error::other)
}
