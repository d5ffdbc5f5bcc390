//! What a program that is started later says to the one that runs: one line with the file it was given.
//!
//! Nobody but the same person can connect. What comes is read with suspicion all the same: a line within
//! a limit, a tournament by its name, a path that stands by itself. Who says anything else gets no answer.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use interprocess::local_socket::traits::Stream as _;
use interprocess::local_socket::{GenericFilePath, Name, Stream, ToFsName as _};
use serde::{Deserialize, Serialize};

use crate::start_file::is_tournament;

/// The longest line in bytes: more than the longest path of any system.
pub(crate) const LARGEST: u64 = 128 << 10;
/// How long a program may take to say its line.
const PATIENCE: Duration = Duration::from_secs(5);
/// What it is answered once its file is in sight.
const SHOWN: &[u8] = b"shown\n";

/// What is handed over.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Message {
    /// None where the window is only to come to the front.
    file: Option<String>,
}

/// What became of what was handed over.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Handed {
    /// The person sees it.
    Shown,
    /// Nobody listens there, or not to this.
    NotReached,
    /// Somebody listens and says nothing.
    NotInTime,
}

/// The name of the socket at a path.
pub(crate) fn name(at: &Path) -> io::Result<Name<'_>> {
    at.to_fs_name::<GenericFilePath>()
}

/// Hands `file` over to the program that listens at `at`, within `limit`.
pub(crate) fn send(at: &Path, file: Option<&Path>, limit: Duration) -> Handed {
    let at = at.to_owned();
    let message = Message {
        file: file.map(|it| {
            let whole = std::path::absolute(it).unwrap_or_else(|_| it.to_owned());
            whole.to_string_lossy().into_owned()
        }),
    };
    let (answer, answered) = mpsc::channel();
    // Not every system can end a wait at its pipes; the thread ends with the program.
    thread::spawn(move || {
        let _ = answer.send(said(&at, &message));
    });
    match answered.recv_timeout(limit) {
        Ok(Ok(true)) => Handed::Shown,
        Ok(Ok(false) | Err(_)) => Handed::NotReached,
        Err(_) => Handed::NotInTime,
    }
}

fn said(at: &Path, message: &Message) -> io::Result<bool> {
    let mut stream = Stream::connect(name(at)?)?;
    let mut line = serde_json::to_vec(message)?;
    line.push(b'\n');
    stream.write_all(&line)?;
    let mut answer = Vec::new();
    let most = SHOWN.len() as u64;
    stream.take(most).read_to_end(&mut answer)?;
    Ok(answer == SHOWN)
}

/// Reads what a later program says, lets `show` have it, and answers once it is in sight.
pub(crate) fn receive(mut stream: Stream, show: &impl Fn(Option<PathBuf>) -> bool) {
    // Where the system knows no such limit, only this thread waits.
    let _ = stream.set_recv_timeout(Some(PATIENCE));
    let mut line = Vec::new();
    let read = BufReader::new(&stream)
        .take(LARGEST)
        .read_until(b'\n', &mut line);
    let Some(message) = read.ok().and_then(|_| understood(&line)) else {
        return;
    };
    if show(message.file.map(PathBuf::from)) {
        // Whoever has gone meanwhile needs no answer.
        let _ = stream.write_all(SHOWN);
    }
}

/// A whole line that names a tournament file by a path that stands by itself, or none.
fn understood(line: &[u8]) -> Option<Message> {
    let message: Message = serde_json::from_slice(line.strip_suffix(b"\n")?).ok()?;
    let good = message.file.as_deref().map(Path::new);
    good.is_none_or(|it| it.is_absolute() && is_tournament(it))
        .then_some(message)
}
