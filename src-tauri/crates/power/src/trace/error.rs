//! Errors of recording.

use std::io;

use nix::errno::Errno;

use crate::disk::Misfit;

/// An error of recording.
#[derive(Debug)]
pub enum TraceError {
    System(io::Error),
    /// The calls do not fit the disk.
    Misfit(Misfit),
    /// A call that this crate does not model.
    Unknown(String),
}

impl From<io::Error> for TraceError {
    fn from(error: io::Error) -> Self {
        Self::System(error)
    }
}

impl From<Errno> for TraceError {
    fn from(error: Errno) -> Self {
        Self::System(error.into())
    }
}

impl From<Misfit> for TraceError {
    fn from(misfit: Misfit) -> Self {
        Self::Misfit(misfit)
    }
}
