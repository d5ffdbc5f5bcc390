//! The message from a second instance to the running one: one line with its file.
//!
//! Only the same user can connect. The input is still untrusted: a line of limited length, with an
//! absolute path of a tournament. Any other input gets no response.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use interprocess::local_socket::traits::Stream as _;
use interprocess::local_socket::{GenericFilePath, Name, Stream, ToFsName as _};
use serde::{Deserialize, Serialize};

use crate::start_file::is_tournament;

/// The maximum length of the line, in bytes: above the longest path of any system.
pub(crate) const LARGEST: u64 = 128 << 10;
/// The timeout for receiving the line.
const PATIENCE: Duration = Duration::from_secs(5);
/// The response once the file is visible.
const SHOWN: &[u8] = b"shown\n";

/// The message of a second instance.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Message {
    /// `None` to only bring the window to the front.
    file: Option<String>,
}

/// The result of handing over.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Handed {
    /// The file is visible to the user.
    Shown,
    /// No program listens there, or it refused the message.
    NotReached,
    /// A program listens and does not respond.
    NotInTime,
}

/// Returns the name of the socket at a path.
pub(crate) fn name(at: &Path) -> io::Result<Name<'_>> {
    at.to_fs_name::<GenericFilePath>()
}

/// Sends `file` to the program that listens at `at`, with the timeout `limit`.
pub(crate) fn send(at: &Path, file: Option<&Path>, limit: Duration) -> Handed {
    let at = at.to_owned();
    let message = Message {
        file: file.map(|it| {
            let whole = std::path::absolute(it).unwrap_or_else(|_| it.to_owned());
            whole.to_string_lossy().into_owned()
        }),
    };
    let (answer, answered) = mpsc::channel();
    // Not every system supports timeouts of its pipes; the thread ends with the program.
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

/// Receives the message of a second instance, passes it to `show`, and responds once the file is
/// visible.
pub(crate) fn receive(mut stream: Stream, show: &impl Fn(Option<PathBuf>) -> bool) {
    // Without system support for this timeout, only this thread waits.
    let _ = stream.set_recv_timeout(Some(PATIENCE));
    let mut line = Vec::new();
    let read = BufReader::new(&stream)
        .take(LARGEST)
        .read_until(b'\n', &mut line);
    let Some(message) = read.ok().and_then(|_| understood(&line)) else {
        return;
    };
    if show(message.file.map(PathBuf::from)) {
        // A disconnected sender needs no response.
        let _ = stream.write_all(SHOWN);
    }
}

/// Parses a complete line with an absolute path of a tournament file, or without a file; `None` if
/// it is invalid.
fn understood(line: &[u8]) -> Option<Message> {
    let message: Message = serde_json::from_slice(line.strip_suffix(b"\n")?).ok()?;
    let good = message.file.as_deref().map(Path::new);
    good.is_none_or(|it| it.is_absolute() && is_tournament(it))
        .then_some(message)
}
