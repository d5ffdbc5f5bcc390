//! Prevents this machine from sleeping while the hall is open. Closing the lid may still put it to
//! sleep.

/// Keeps this machine awake until it is dropped.
#[derive(Debug)]
pub struct Awake(Holder);

#[cfg(not(windows))]
use programs::Holder;
#[cfg(windows)]
use thread_state::Holder;

impl Awake {
    /// Starts to keep this machine awake; `None` if the system cannot.
    pub(crate) fn begin() -> Option<Self> {
        Holder::begin().map(Self)
    }

    /// True if the system still keeps it awake.
    pub fn is_kept(&mut self) -> bool {
        self.0.is_kept()
    }
}

/// With a program of the system that runs as long as its input is open.
#[cfg(not(windows))]
mod programs {
    use std::process::{Child, Command, Stdio};

    /// On Linux systemd keeps the machine awake while `cat` runs, also from a sleep started by the
    /// desktop.
    const LINUX: &[&str] = &[
        "systemd-inhibit",
        "--what=idle:sleep",
        "--mode=block",
        "--who=Kralle",
        "--why=The hall is open",
        "cat",
    ];
    /// The same with `caffeinate` on macOS.
    const MACOS: &[&str] = &["caffeinate", "-i", "cat"];

    #[derive(Debug)]
    pub(super) struct Holder(Child);

    impl Holder {
        pub(super) fn begin() -> Option<Self> {
            Self::by(if cfg!(target_os = "macos") {
                MACOS
            } else {
                LINUX
            })
        }

        /// Starts a program with its arguments; it ends when its input closes.
        pub(super) fn by(line: &[&str]) -> Option<Self> {
            let (program, arguments) = line.split_first()?;
            let child = Command::new(program)
                .args(arguments)
                .stdin(Stdio::piped())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn();
            child.ok().map(Self)
        }

        /// True if the program runs.
        pub(super) fn is_kept(&mut self) -> bool {
            matches!(self.0.try_wait(), Ok(None))
        }
    }

    impl Drop for Holder {
        fn drop(&mut self) {
            drop(self.0.stdin.take());
            // It may have ended already.
            let _ = self.0.kill();
            let _ = self.0.wait();
        }
    }

    #[cfg(all(test, unix))]
    mod tests {
        use super::*;

        #[test]
        fn a_program_holds_as_long_as_it_runs_and_ends_with_the_hall() {
            let mut holder = Holder::by(&["cat"]).unwrap();
            assert!(holder.is_kept());
            let folder = format!("/proc/{}", holder.0.id());
            drop(holder);
            assert!(!std::path::Path::new(&folder).exists());
        }

        #[test]
        fn where_the_program_is_missing_or_gives_up_the_machine_is_not_kept_awake() {
            assert!(Holder::by(&["no-such-program-of-kralle"]).is_none());
            let mut gives_up = Holder::by(&["false"]).unwrap();
            let _ = gives_up.0.wait();
            assert!(!gives_up.is_kept());
        }

        #[test]
        fn what_is_called_ends_with_a_program_that_waits_for_its_input() {
            for line in [LINUX, MACOS] {
                assert_eq!(line.last(), Some(&"cat"));
            }
        }
    }
}

/// With a thread state, which Windows keeps as long as the thread runs.
#[cfg(windows)]
mod thread_state {
    use std::sync::mpsc::{self, Sender};
    use std::thread::{self, JoinHandle};

    #[derive(Debug)]
    pub(super) struct Holder {
        /// Keeps the thread running; `None` after the end.
        stays: Option<Sender<()>>,
        thread: Option<JoinHandle<()>>,
    }

    impl Holder {
        pub(super) fn begin() -> Option<Self> {
            let (stays, ends) = mpsc::channel::<()>();
            let (tell, is_kept) = mpsc::channel();
            let thread = thread::Builder::new()
                .name("hall awake".to_owned())
                .spawn(move || {
                    let awake = keepawake::Builder::default().idle(true).create();
                    let _ = tell.send(awake.is_ok());
                    // Nothing is ever sent: the channel closes with the sender.
                    let _ = ends.recv();
                    drop(awake);
                });
            let holder = Self {
                stays: Some(stays),
                thread: thread.ok(),
            };
            is_kept.recv().unwrap_or(false).then_some(holder)
        }

        /// True if the thread runs.
        pub(super) fn is_kept(&mut self) -> bool {
            self.thread.as_ref().is_some_and(|it| !it.is_finished())
        }
    }

    impl Drop for Holder {
        fn drop(&mut self) {
            self.stays = None;
            if let Some(thread) = self.thread.take() {
                // A thread that panicked keeps nothing awake.
                let _ = thread.join();
            }
        }
    }
}
