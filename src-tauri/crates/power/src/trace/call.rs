//! System calls as the registers and the memory of a stopped program have them.

#![cfg(target_os = "linux")]

use std::fs::File;
use std::io;
use std::os::unix::ffi::OsStringExt as _;
use std::os::unix::fs::FileExt as _;
use std::path::PathBuf;

use nix::libc::user_regs_struct;
use nix::unistd::Pid;

use crate::disk::FileId;

/// A system call at its beginning.
pub(super) struct Call {
    pub(super) task: Pid,
    pub(super) number: i64,
    pub(super) arguments: [u64; 6],
}

/// A call that changes the watched folder, or reads a file there.
#[derive(Debug)]
pub(super) enum Watched {
    /// A line on standard output.
    Mark(String),
    Read,
    Open {
        path: PathBuf,
        creates: bool,
        truncates: bool,
    },
    MakeFolder(PathBuf),
    Rename {
        from: PathBuf,
        to: PathBuf,
    },
    Link {
        from: PathBuf,
        to: PathBuf,
    },
    Remove(PathBuf),
    /// Bytes at an offset; the system may take fewer.
    Write {
        file: FileId,
        offset: usize,
        bytes: Vec<u8>,
    },
    /// Bytes that the system copies from another file.
    Copy {
        file: FileId,
        offset: usize,
        descriptor: i32,
    },
    Truncate {
        file: FileId,
        length: usize,
    },
    SyncFile(FileId),
    SyncFolder(PathBuf),
}

impl Watched {
    /// True if the call fails on a full disk.
    pub(super) const fn needs_room(&self) -> bool {
        match self {
            Self::Open { creates, .. } => *creates,
            Self::MakeFolder(_)
            | Self::Rename { .. }
            | Self::Link { .. }
            | Self::Write { .. }
            | Self::Copy { .. } => true,
            Self::Mark(_)
            | Self::Read
            | Self::Remove(_)
            | Self::Truncate { .. }
            | Self::SyncFile(_)
            | Self::SyncFolder(_) => false,
        }
    }

    /// True if a signal can interrupt the call.
    pub(super) const fn can_wait(&self) -> bool {
        matches!(
            self,
            Self::Read
                | Self::Open { .. }
                | Self::Write { .. }
                | Self::Truncate { .. }
                | Self::SyncFile(_)
                | Self::SyncFolder(_)
        )
    }
}

impl Call {
    pub(super) fn of(task: Pid, registers: &user_regs_struct) -> Self {
        Self {
            task,
            number: registers.orig_rax.cast_signed(),
            arguments: [
                registers.rdi,
                registers.rsi,
                registers.rdx,
                registers.r10,
                registers.r8,
                registers.r9,
            ],
        }
    }

    /// Returns an argument that is a number or an address.
    pub(super) fn size(&self, index: usize) -> usize {
        usize::try_from(self.arguments[index]).unwrap_or(usize::MAX)
    }

    /// Returns an argument of 32 bits, such as a descriptor.
    pub(super) const fn int(&self, index: usize) -> i32 {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "the call has 32 bits there"
        )]
        let low = self.arguments[index] as u32;
        low.cast_signed()
    }

    /// Reads bytes of the program's memory, fewer at the end of what is mapped.
    pub(super) fn bytes(&self, address: u64, length: usize) -> io::Result<Vec<u8>> {
        let memory = File::open(format!("/proc/{}/mem", self.task))?;
        let mut bytes = vec![0; length];
        let mut read = 0;
        while read < length {
            let at = address + u64::try_from(read).unwrap_or(u64::MAX);
            match memory.read_at(&mut bytes[read..], at) {
                Ok(0) => break,
                Ok(more) => read += more,
                Err(_) if read > 0 => break,
                Err(error) => return Err(error),
            }
        }
        bytes.truncate(read);
        Ok(bytes)
    }

    /// Reads the path in an argument.
    pub(super) fn path(&self, index: usize) -> io::Result<PathBuf> {
        const LONGEST: usize = 4096;
        let mut bytes = self.bytes(self.arguments[index], LONGEST)?;
        let length = bytes.iter().position(|byte| *byte == 0);
        bytes.truncate(length.unwrap_or(0));
        Ok(PathBuf::from(std::ffi::OsString::from_vec(bytes)))
    }
}
