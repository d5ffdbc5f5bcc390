//! Parallel reading of the tournament files of a season. No file is ever written.

use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use kralle_season::Evening;
use kralle_store::is_open_here;

use crate::core::desk::Desk;
use crate::core::job::Job;
use crate::core::refusal::RefusalView;
use crate::season::evening::{evening_at, read_evening};
use crate::season::open_season::{FileMark, ReadFile, ReadFiles};

/// Reads the files at `paths`. Unchanged files come from the cache `known`, and the open file from the desk.
///
/// # Errors
/// Fails if the job is canceled. A file that cannot be read is an error within the result.
pub(crate) fn read(
    desk: &Desk,
    paths: &[PathBuf],
    known: &ReadFiles,
) -> Result<ReadFiles, RefusalView> {
    let mut read = ReadFiles::new();
    let mut to_read: Vec<(&PathBuf, Option<FileMark>)> = Vec::new();
    for path in paths {
        if is_open_here(path) {
            let evening = evening_at(desk, path);
            read.insert(
                path.clone(),
                ReadFile {
                    mark: None,
                    evening,
                },
            );
            continue;
        }
        let mark = mark(path);
        match known
            .get(path)
            .filter(|it| it.mark.is_some() && it.mark == mark)
        {
            Some(known) => {
                read.insert(path.clone(), known.clone());
            }
            None => to_read.push((path, mark)),
        }
    }
    for ((path, mark), evening) in to_read.iter().zip(read_all(&to_read, &desk.job())?) {
        let path = (*path).clone();
        read.insert(
            path,
            ReadFile {
                mark: *mark,
                evening,
            },
        );
    }
    Ok(read)
}

/// Returns size and modification time of a file; `None` if they cannot be read.
fn mark(path: &Path) -> Option<FileMark> {
    let found = fs::metadata(path).ok()?;
    Some(FileMark {
        bytes: found.len(),
        modified: found.modified().ok()?,
    })
}

/// The tournament of a file, or the reason it cannot be read.
type Answer = Result<Evening, RefusalView>;

/// Reads each of these files, with as many threads as there are processors.
fn read_all(files: &[(&PathBuf, Option<FileMark>)], job: &Job) -> Result<Vec<Answer>, RefusalView> {
    let next = AtomicUsize::new(0);
    let answers: Vec<Mutex<Option<Answer>>> = files.iter().map(|_| Mutex::new(None)).collect();
    let work = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let (Some((path, _)), Some(answer)) = (files.get(index), answers.get(index)) else {
                return;
            };
            if job.is_canceled() {
                return;
            }
            let read = read_evening(path);
            *answer.lock().unwrap_or_else(PoisonError::into_inner) = Some(read);
            job.progress(index, files.len());
        }
    };
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        for _ in 1..threads.min(files.len()) {
            scope.spawn(work);
        }
        work();
    });
    let answers = answers.into_iter().map(|answer| {
        let answer = answer.into_inner().unwrap_or_else(PoisonError::into_inner);
        answer.ok_or_else(Job::canceled)
    });
    answers.collect()
}
