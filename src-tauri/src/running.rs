//! Single instance for each settings folder. The first program takes a lock there and listens; a
//! later one hands over its file, and ends.
//!
//! The lock ends with its process in any case. The address of the first program is in a file next
//! to the lock. It is a private folder with a random name, since the path of a settings folder may
//! be too long for a socket address.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use interprocess::local_socket::traits::ListenerExt as _;
use interprocess::local_socket::{Listener, ListenerOptions};
use tempfile::{NamedTempFile, TempDir};

use crate::hand_over::{self, Handed, name};

/// The lock file; its owner is the program of this settings folder.
const LOCK: &str = "running.lock";
/// The file with the address of that program.
const ADDRESS: &str = "running.address";
/// The prefix of a folder with a socket.
const FOLDER: &str = "kralle-";
/// The name of the socket in its folder.
const SOCKET: &str = "socket";
/// The pause between two attempts to reach a program that is starting or ending.
const PAUSE: Duration = Duration::from_millis(20);

/// The role of a started program.
pub(crate) enum Started {
    /// The program of its settings folder.
    First(Running),
    /// A later one that has handed over its file.
    Later,
}

/// The program of the settings folder runs, but has not answered in time.
#[derive(Debug, thiserror::Error)]
#[error("Kralle is already running with these settings, but does not answer")]
pub(crate) struct NotAnswered;

/// The resources of the program of a settings folder. Empty if the folder cannot be locked (it is
/// read-only, or its file system has no locks).
#[derive(Default)]
pub(crate) struct Running {
    _lock: Option<File>,
    socket: Mutex<Option<Socket>>,
}

/// The socket for later programs.
struct Socket {
    listener: Option<Listener>,
    /// Its folder, if it has one; deleted on drop.
    _folder: Option<TempDir>,
}

/// Becomes the program of the settings folder, or hands `file` over to the running one, within
/// `limit`.
pub(crate) fn start(
    settings: &Path,
    file: Option<&Path>,
    limit: Duration,
) -> Result<Started, NotAnswered> {
    let deadline = Instant::now() + limit;
    loop {
        // A folder without locks does not prevent a start.
        let Ok(taken) = locked(settings) else {
            return Ok(Started::First(Running::default()));
        };
        if let Some(lock) = taken {
            return Ok(Started::First(Running::listening(settings, lock)));
        }
        let left = deadline.saturating_duration_since(Instant::now());
        let asked = address(settings).map(|at| hand_over::send(&at, file, left));
        match asked {
            Some(Handed::Shown) => return Ok(Started::Later),
            Some(Handed::NotInTime) => return Err(NotAnswered),
            // It may be about to listen, or about to end.
            Some(Handed::NotReached) | None if left.is_zero() => return Err(NotAnswered),
            Some(Handed::NotReached) | None => thread::sleep(PAUSE),
        }
    }
}

/// Returns the lock of the settings folder; `None` if another program has it.
fn locked(settings: &Path) -> io::Result<Option<File>> {
    fs::create_dir_all(settings)?;
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    // A user who can open it can lock it.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(settings.join(LOCK))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Returns the address of the present or previous program of this settings folder; `None` if there
/// is none.
fn address(settings: &Path) -> Option<PathBuf> {
    let text = kralle_desk::read_whole(&settings.join(ADDRESS), hand_over::LARGEST).ok()?;
    let text = String::from_utf8(text).ok()?;
    (!text.is_empty()).then(|| PathBuf::from(text))
}

/// Removes the socket of a program that was killed.
fn sweep(settings: &Path) {
    let left = address(settings).filter(|it| it.file_name().is_some_and(|name| name == SOCKET));
    let Some(left) = left else { return };
    let folder = left.parent().filter(|it| {
        let name = it.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.starts_with(FOLDER))
    });
    if let Some(folder) = folder {
        // It may have been deleted with its session.
        let _ = fs::remove_file(&left);
        let _ = fs::remove_dir(folder);
    }
}

impl Running {
    /// Starts to listen, if possible, and publishes the address.
    fn listening(settings: &Path, lock: File) -> Self {
        sweep(settings);
        let socket = Socket::open().and_then(|(socket, at)| {
            // Written atomically: another program may be reading it.
            let mut file = NamedTempFile::new_in(settings)?;
            file.write_all(at.as_bytes())?;
            file.persist(settings.join(ADDRESS))?;
            Ok(socket)
        });
        Self {
            _lock: Some(lock),
            socket: Mutex::new(socket.ok()),
        }
    }

    /// Calls `show` with each file handed over by a later program, on a separate thread; it returns
    /// true once the file is visible.
    pub(crate) fn listen(&self, show: impl Fn(Option<PathBuf>) -> bool + Send + Sync + 'static) {
        let listener = self.socket().as_mut().and_then(|it| it.listener.take());
        let Some(listener) = listener else { return };
        thread::spawn(move || {
            thread::scope(|scope| {
                for stream in listener.incoming() {
                    match stream {
                        Ok(stream) => drop(scope.spawn(|| hand_over::receive(stream, &show))),
                        // The system is temporarily out of resources.
                        Err(_) => thread::sleep(PAUSE),
                    }
                }
            });
        });
    }

    /// Removes everything but the lock, which ends with the program.
    pub(crate) fn end(&self) {
        *self.socket() = None;
    }

    fn socket(&self) -> MutexGuard<'_, Option<Socket>> {
        self.socket.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Socket {
    /// Opens a socket and returns its address: in the first folder with a path that is short
    /// enough.
    #[cfg(unix)]
    fn open() -> io::Result<(Self, String)> {
        use std::os::unix::fs::PermissionsExt as _;

        let of_session = std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from);
        let mut failed = io::Error::from(io::ErrorKind::NotFound);
        for place in of_session
            .into_iter()
            .chain([std::env::temp_dir(), PathBuf::from("/tmp")])
        {
            // Only this user may enter it, or change its contents.
            let own = fs::Permissions::from_mode(0o700);
            let opened = tempfile::Builder::new()
                .prefix(FOLDER)
                .permissions(own)
                .tempdir_in(place)
                .and_then(|folder| {
                    let at = folder.path().join(SOCKET);
                    let listener = ListenerOptions::new().name(name(&at)?).create_sync()?;
                    let at = at.into_os_string().into_string();
                    let at = at.map_err(|_| io::Error::from(io::ErrorKind::InvalidFilename))?;
                    Ok((listener, folder, at))
                });
            match opened {
                Ok((listener, folder, at)) => {
                    let socket = Self {
                        listener: Some(listener),
                        _folder: Some(folder),
                    };
                    return Ok((socket, at));
                }
                Err(error) => failed = error,
            }
        }
        Err(failed)
    }

    /// Opens a named pipe to which only this user can write, and returns its name.
    #[cfg(windows)]
    fn open() -> io::Result<(Self, String)> {
        let at = format!(r"\\.\pipe\{FOLDER}{}", std::process::id());
        let listener = ListenerOptions::new()
            .name(name(Path::new(&at))?)
            .create_sync()?;
        let socket = Self {
            listener: Some(listener),
            _folder: None,
        };
        Ok((socket, at))
    }
}

#[cfg(all(test, unix))]
#[allow(clippy::panic, clippy::unwrap_used)] // a failed setup is a failed test
mod tests {
    use std::io::{BufRead as _, BufReader, Read as _};
    use std::os::unix::fs::PermissionsExt as _;
    use std::os::unix::net::{UnixListener, UnixStream};
    use std::sync::mpsc;

    use super::*;

    /// A timeout that no test reaches.
    const LONG: Duration = Duration::from_mins(1);

    fn first(settings: &Path) -> Running {
        match start(settings, None, LONG).unwrap() {
            Started::First(running) => running,
            Started::Later => panic!("another one runs"),
        }
    }

    fn is_later(settings: &Path, file: Option<&Path>) -> bool {
        matches!(start(settings, file, LONG), Ok(Started::Later))
    }

    #[test]
    fn a_later_start_hands_its_file_over_as_a_path_that_stands_by_itself() {
        let folder = tempfile::tempdir().unwrap();
        let running = first(folder.path());
        let (heard, files) = mpsc::channel();
        running.listen(move |file| heard.send(file).is_ok());
        assert!(is_later(
            folder.path(),
            Some(Path::new("Klub abend.kralle"))
        ));
        let here = std::env::current_dir().unwrap();
        assert_eq!(files.recv().unwrap(), Some(here.join("Klub abend.kralle")));
        assert!(is_later(folder.path(), None));
        assert_eq!(files.recv().unwrap(), None);
    }

    #[test]
    fn of_many_starts_at_the_same_moment_one_is_the_first() {
        let folder = tempfile::tempdir().unwrap();
        let (heard, files) = mpsc::channel();
        let begun: Vec<Option<Running>> = thread::scope(|scope| {
            let starts: Vec<_> = (0..8)
                .map(|number| {
                    let (heard, settings) = (heard.clone(), folder.path());
                    scope.spawn(move || {
                        let file = PathBuf::from(format!("/{number}.kralle"));
                        match start(settings, Some(&file), LONG).unwrap() {
                            Started::Later => None,
                            Started::First(running) => {
                                heard.send(Some(file)).unwrap();
                                running.listen(move |file| heard.send(file).is_ok());
                                Some(running)
                            }
                        }
                    })
                })
                .collect();
            starts.into_iter().map(|it| it.join().unwrap()).collect()
        });
        assert_eq!(begun.iter().flatten().count(), 1);
        let mut all: Vec<_> = files.try_iter().flatten().collect();
        all.sort();
        let wanted = (0..8).map(|it| PathBuf::from(format!("/{it}.kralle")));
        assert_eq!(all, wanted.collect::<Vec<_>>());
    }

    #[test]
    fn what_a_killed_program_has_left_keeps_nobody_from_starting_and_is_taken_away() {
        let settings = tempfile::tempdir().unwrap();
        let left = tempfile::Builder::new().prefix(FOLDER).tempdir().unwrap();
        let socket = left.path().join(SOCKET);
        drop(UnixListener::bind(&socket).unwrap());
        fs::write(settings.path().join(LOCK), "").unwrap();
        fs::write(settings.path().join(ADDRESS), socket.to_str().unwrap()).unwrap();
        let running = first(settings.path());
        assert!(!left.path().exists());
        running.listen(|_| true);
        assert!(is_later(settings.path(), None));
    }

    #[test]
    fn an_address_that_somebody_else_has_written_takes_no_file_away() {
        let settings = tempfile::tempdir().unwrap();
        for name in ["kept", SOCKET] {
            let other = settings.path().join(name);
            fs::write(&other, "").unwrap();
            fs::write(settings.path().join(ADDRESS), other.to_str().unwrap()).unwrap();
            drop(first(settings.path()));
            assert!(other.exists(), "{name}");
        }
    }

    #[test]
    fn a_program_that_hangs_is_given_up() {
        let settings = tempfile::tempdir().unwrap();
        // It listens, but does not respond.
        let running = first(settings.path());
        assert!(start(settings.path(), None, Duration::from_millis(50)).is_err());
        drop(running);
    }

    #[test]
    fn a_window_that_cannot_be_shown_is_not_answered_for() {
        let settings = tempfile::tempdir().unwrap();
        let running = first(settings.path());
        running.listen(|_| false);
        assert!(start(settings.path(), None, Duration::from_millis(50)).is_err());
    }

    #[test]
    fn once_the_first_has_ended_the_next_one_is_the_first_and_nothing_is_left() {
        let settings = tempfile::tempdir().unwrap();
        let running = first(settings.path());
        let socket = address(settings.path()).unwrap();
        assert!(socket.exists());
        running.end();
        drop(running);
        assert!(!socket.parent().unwrap().exists());
        drop(first(settings.path()));
    }

    #[test]
    fn a_folder_with_a_name_longer_than_a_socket_may_have_is_no_trouble() {
        let folder = tempfile::tempdir().unwrap();
        let settings = folder.path().join("n".repeat(200)).join("Ä".repeat(100));
        let running = first(&settings);
        running.listen(|_| true);
        assert!(is_later(&settings, None));
    }

    #[test]
    fn a_folder_that_takes_no_lock_keeps_nobody_from_starting() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        first(&file).listen(|_| true);
        first(&file).listen(|_| true);
    }

    #[test]
    fn nobody_else_reaches_the_socket() {
        let settings = tempfile::tempdir().unwrap();
        let running = first(settings.path());
        let socket = address(settings.path()).unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(socket.parent().unwrap()), 0o700);
        for name in [LOCK, ADDRESS] {
            assert_eq!(mode(&settings.path().join(name)), 0o600, "{name}");
        }
        drop(running);
    }

    #[test]
    fn what_is_not_a_message_gets_no_answer_and_changes_nothing() {
        let settings = tempfile::tempdir().unwrap();
        let running = first(settings.path());
        let (heard, files) = mpsc::channel();
        running.listen(move |file| heard.send(file).is_ok());
        let socket = address(settings.path()).unwrap();
        let long = format!("{{\"file\":\"/{}.kralle\"}}\n", "n".repeat(200_000));
        for said in [
            "",
            "\n",
            "/etc/passwd\n",
            "{\"file\":\"/a.kralle\"}",
            "{\"file\":\"/etc/passwd\"}\n",
            "{\"file\":\"a.kralle\"}\n",
            "{\"file\":7}\n",
            "{\"file\":null,\"run\":\"/bin/sh\"}\n",
            "[[[[[[[[\n",
            long.as_str(),
        ] {
            let mut stream = UnixStream::connect(&socket).unwrap();
            // Too long a line is not read completely.
            let _ = stream.write_all(said.as_bytes());
            let _ = stream.shutdown(std::net::Shutdown::Write);
            let mut answer = Vec::new();
            let _ = stream.read_to_end(&mut answer);
            assert_eq!(answer, b"", "{said:.40}");
        }
        let mut stream = UnixStream::connect(&socket).unwrap();
        stream.write_all(b"{\"file\":\"/a.kralle\"}\n").unwrap();
        let mut answer = String::new();
        BufReader::new(stream).read_line(&mut answer).unwrap();
        assert_eq!(answer, "shown\n");
        let heard: Vec<_> = files.try_iter().collect();
        assert_eq!(heard, [Some(PathBuf::from("/a.kralle"))]);
    }
}
