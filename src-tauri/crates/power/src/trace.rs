//! Records the system calls by which a running program changes a folder, and lets single ones fail.
//!
//! The program waits on its standard input; [`record`] attaches to it and lets it go on. Each line
//! the program prints is a mark between the calls. Nothing of the program itself is changed, so
//! that SQLite, the standard library and every other library are recorded as they are.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Child;

use nix::errno::Errno;
use nix::sys::ptrace::{self, Options};
use nix::sys::signal::Signal;
use nix::sys::wait::{WaitPidFlag, WaitStatus, waitpid};
use nix::unistd::Pid;

use crate::disk::{Disk, Operation};
use crate::trace::call::{Call, Watched};
use crate::trace::names::Names;
use crate::tree::Tree;

mod call;
mod error;
mod names;

pub use error::TraceError;

/// An event of a recorded program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    Operation(Operation),
    /// A line that the program printed.
    Mark(String),
}

/// The record of a program.
#[derive(Debug, Clone)]
pub struct Record {
    /// The disk when the program went on.
    pub disk: Disk,
    pub events: Vec<Event>,
    /// The number of calls in the folder that can fail, from the beginning to each mark.
    pub calls: Vec<usize>,
    /// True if the program ended by itself, with success.
    pub ended_well: bool,
}

/// A failure of system calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Failure {
    /// One call fails with an I/O error.
    Io,
    /// From one call on, everything that needs room on the disk fails, until the next mark.
    Full,
    /// A signal interrupts one call before it did anything.
    Interrupted,
}

/// A failure at the call of this number, counted from zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Injection {
    pub failure: Failure,
    pub at: usize,
}

/// Attaches to `child`, which waits for a line on its standard input, and records what it does in
/// the folder `root` until it ends.
///
/// # Errors
/// Fails if this system does not allow it, or the program does something that the model lacks.
pub fn record(
    child: &mut Child,
    root: &Path,
    injection: Option<Injection>,
) -> Result<Record, TraceError> {
    let main = i32::try_from(child.id()).map_err(|_| Errno::ESRCH)?;
    let options =
        Options::PTRACE_O_TRACESYSGOOD | Options::PTRACE_O_TRACECLONE | Options::PTRACE_O_EXITKILL;
    for task in fs::read_dir(format!("/proc/{main}/task"))? {
        let task = task?.file_name().to_string_lossy().parse();
        let task = Pid::from_raw(task.map_err(|_| Errno::ESRCH)?);
        ptrace::seize(task, options)?;
        ptrace::interrupt(task)?;
    }
    let names = Names::of(root)?;
    let mut recorder = Recorder {
        record: Record {
            disk: names.disk(&Tree::read(root)?),
            events: Vec::new(),
            calls: Vec::new(),
            ended_well: false,
        },
        disk: names.disk(&Tree::read(root)?),
        names,
        entered: BTreeMap::new(),
        injection,
        calls: 0,
    };
    if let Some(mut input) = child.stdin.take() {
        input.write_all(b"go\n")?;
    }
    recorder.follow(Pid::from_raw(main))?;
    Ok(recorder.record)
}

struct Recorder {
    record: Record,
    /// The disk as the program sees it now.
    disk: Disk,
    names: Names,
    /// The calls that threads are in; `None` for a call that is not watched.
    entered: BTreeMap<Pid, Option<Entered>>,
    injection: Option<Injection>,
    calls: usize,
}

struct Entered {
    watched: Watched,
    fails_with: Option<Errno>,
}

impl Recorder {
    fn follow(&mut self, main: Pid) -> Result<(), TraceError> {
        // Only programs of this thread: others may be recorded at the same time.
        let flags = WaitPidFlag::__WALL | WaitPidFlag::__WNOTHREAD;
        loop {
            let (task, signal) = match waitpid(None, Some(flags))? {
                WaitStatus::Exited(task, code) if task == main => {
                    self.record.ended_well = code == 0;
                    return Ok(());
                }
                WaitStatus::Signaled(task, ..) if task == main => return Ok(()),
                WaitStatus::PtraceSyscall(task) => {
                    self.stop(task)?;
                    (task, None)
                }
                WaitStatus::Stopped(task, signal) => (task, Some(signal)),
                WaitStatus::PtraceEvent(task, ..) => (task, None),
                WaitStatus::Exited(..)
                | WaitStatus::Signaled(..)
                | WaitStatus::Continued(_)
                | WaitStatus::StillAlive => continue,
            };
            match ptrace::syscall(task, signal.filter(|it| *it != Signal::SIGTRAP)) {
                // It was killed in between.
                Ok(()) | Err(Errno::ESRCH) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Handles a stop at the beginning or the end of a call.
    fn stop(&mut self, task: Pid) -> Result<(), TraceError> {
        let registers = ptrace::getregs(task)?;
        if let Some(entered) = self.entered.remove(&task) {
            let Some(entered) = entered else {
                return Ok(());
            };
            let mut registers = registers;
            if let Some(error) = entered.fails_with {
                registers.rax = (-i64::from(error as i32)).cast_unsigned();
                ptrace::setregs(task, registers)?;
                return Ok(());
            }
            let result = registers.rax.cast_signed();
            if result < 0 {
                return Ok(());
            }
            return self.finish(task, entered.watched, result);
        }
        let call = Call::of(task, &registers);
        let watched = self.names.watch(&call, &self.disk)?;
        let Some(watched) = watched else {
            self.entered.insert(task, None);
            return Ok(());
        };
        let fails_with = self.failure_of(&watched);
        if fails_with.is_some() {
            // No call has this number: the system does nothing.
            let mut registers = registers;
            registers.orig_rax = u64::MAX;
            ptrace::setregs(task, registers)?;
        }
        self.entered.insert(
            task,
            Some(Entered {
                watched,
                fails_with,
            }),
        );
        Ok(())
    }

    /// Counts a call, and returns the error it shall fail with.
    fn failure_of(&mut self, watched: &Watched) -> Option<Errno> {
        if matches!(watched, Watched::Mark(_)) {
            return None;
        }
        let number = self.calls;
        self.calls += 1;
        let injection = self.injection?;
        // Only until the first mark: then the command has been answered.
        if !self.record.calls.is_empty() {
            return None;
        }
        match injection.failure {
            Failure::Io => (number == injection.at).then_some(Errno::EIO),
            Failure::Full => {
                (number >= injection.at && watched.needs_room()).then_some(Errno::ENOSPC)
            }
            Failure::Interrupted => {
                (number == injection.at && watched.can_wait()).then_some(Errno::EINTR)
            }
        }
    }

    /// Records a call that succeeded.
    fn finish(&mut self, task: Pid, watched: Watched, result: i64) -> Result<(), TraceError> {
        if let Watched::Mark(text) = watched {
            self.record.calls.push(self.calls);
            self.record.events.push(Event::Mark(text));
            return Ok(());
        }
        for operation in self.names.operations(task, watched, result, &self.disk)? {
            self.disk.perform(&operation)?;
            self.record.events.push(Event::Operation(operation));
        }
        Ok(())
    }
}
