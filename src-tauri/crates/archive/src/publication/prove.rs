//! Proof of a file, like `kralle verify`, without trust in its sender.

use std::io::Write as _;
use std::path::Path;

use kralle_push::answer::RefusalCode;
use kralle_store::{Containment, Head, HeadWord, Store, StoreError, unwatched};
use kralle_tournament::Tournament;
use tempfile::{Builder, NamedTempFile};

use crate::Refusal;

/// The directory for files under proof: in memory, if the system supports it.
const IN_MEMORY: &str = "/dev/shm";

/// A proven file.
#[derive(Debug)]
pub struct Proven {
    pub(crate) tournament: Tournament,
    pub(crate) head: Head,
}

/// Proves `file`. The boolean is true if it contains the head `earlier`, or if `earlier` is
/// `None`.
///
/// # Errors
/// Fails if the file is not a tournament, has a newer schema, is damaged, or was manipulated.
pub fn prove(file: &[u8], earlier: Option<&Head>) -> Result<(Proven, bool), Refusal> {
    let (store, _there) = open(file)?;
    let report = store.verify(&mut unwatched).map_err(not_proven)?;
    if let Some(finding) = report.findings.first() {
        return Err(Refusal::new(
            RefusalCode::NotProven,
            format!("the file does not prove: {finding}"),
        ));
    }
    let continues = earlier.map_or(Ok(true), |earlier| contains(&store, earlier))?;
    Ok((read(&store)?, continues))
}

/// Reads a file that was proven when it was pushed.
///
/// # Errors
/// Fails if the file is no longer readable.
pub(crate) fn look(file: &[u8]) -> Result<Proven, Refusal> {
    let (store, _there) = open(file)?;
    read(&store)
}

fn read(store: &Store) -> Result<Proven, Refusal> {
    let tournament = store.tournament().map_err(not_proven)?;
    let visible = tournament.with_visible_names().map_err(|error| {
        Refusal::new(
            RefusalCode::NotProven,
            format!("the file does not prove: {error}"),
        )
    })?;
    Ok(Proven {
        tournament: visible,
        head: store.head().map_err(not_proven)?,
    })
}

/// Opens a file as a temporary copy, in memory if possible. The copy is deleted on drop.
///
/// # Errors
/// Fails if the file is not a tournament, or the disk is full.
fn open(file: &[u8]) -> Result<(Store, NamedTempFile), Refusal> {
    let internal = |error: std::io::Error| Refusal::internal(&error);
    let mut builder = Builder::new();
    builder.prefix("kralle-archive-");
    let mut there = match builder.tempfile_in(Path::new(IN_MEMORY)) {
        Ok(there) => there,
        Err(_) => builder.tempfile().map_err(internal)?,
    };
    there.write_all(file).map_err(internal)?;
    let store = Store::open_to_look(there.path()).map_err(not_proven)?;
    Ok((store, there))
}

fn contains(store: &Store, earlier: &Head) -> Result<bool, Refusal> {
    let found = store.contains(&HeadWord::Whole(*earlier));
    Ok(match found.map_err(not_proven)? {
        Containment::Contained { .. } | Containment::LeftByRestore { .. } => true,
        Containment::Misread { .. }
        | Containment::OtherLink { .. }
        | Containment::NotYet { .. }
        | Containment::OtherFile { .. }
        | Containment::Broken { .. } => false,
    })
}

/// Converts an error of the store.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "everything else is a file that does not prove"
)]
fn not_proven(error: StoreError) -> Refusal {
    match error {
        StoreError::NotADatabase | StoreError::NotATournament => {
            Refusal::new(RefusalCode::AnotherFile, format!("the body: {error}"))
        }
        StoreError::NewerFile { .. } => Refusal::new(
            RefusalCode::NewerSchema,
            format!("{error}: a newer version of Kralle made it than this archive's"),
        ),
        StoreError::DiskFull => Refusal::new(
            RefusalCode::DatabaseFull,
            "the archive has no room to prove a file now; nothing was kept, try again later",
        ),
        // Errors of this machine, not of the file; its paths must stay private.
        StoreError::Missing { .. }
        | StoreError::Io { .. }
        | StoreError::FileTrouble { .. }
        | StoreError::ReadOnly { .. } => Refusal::internal(&error),
        error => Refusal::new(
            RefusalCode::NotProven,
            format!("the file does not prove: {error}"),
        ),
    }
}
