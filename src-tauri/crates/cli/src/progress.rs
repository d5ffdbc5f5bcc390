//! Progress of long work, on standard error if it is a terminal.

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::Arc;

use kralle_desk::Job;

/// Returns a job that shows its progress in one line of the terminal; silent if standard error is
/// no terminal. Ctrl+C ends the program as always: a command is kept completely or not at all.
pub(crate) fn job() -> Job {
    if !io::stderr().is_terminal() {
        return Job::unwatched();
    }
    Job::new(
        0,
        Arc::new(|progress| {
            let percent = u64::from(progress.done) * 100 / u64::from(progress.total.max(1));
            let mut errors = io::stderr();
            // The line is cleared at the end, before later output.
            let line = if progress.done == progress.total {
                "\r\x1b[K".to_owned()
            } else {
                format!("\r\x1b[K{percent} %")
            };
            let _ = errors
                .write_all(line.as_bytes())
                .and_then(|()| errors.flush());
        }),
    )
}
