//! A desk for several callers. Queries read the snapshot of the last command and never block; other
//! calls take the lock, with a limited number waiting. Waiting and running jobs can be canceled.

use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, TryLockError};

use chrono::{DateTime, Utc};
use kralle_call::call;
use serde_json::Value;

use crate::archive::live;
use crate::archive::outbox::Outbox;
use crate::core::desk::Desk;
use crate::core::environment::Environment;
use crate::core::job::{Job, Jobs, Running};
use crate::core::refusal::RefusalView;
use crate::core::refusals::DeskRefusal;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::door::doors::Seen;
use crate::entry::{Caller, answer};
use crate::list;

wire! {
    /// The job to cancel.
    pub struct CancelInput {
        /// The number that the caller gave the job.
        pub job: u32,
    }
}

/// Cancels a job. Does nothing if the job has ended.
#[call(every_window)]
pub(crate) fn cancel(desk: &mut Desk, input: CancelInput) -> Result<Nothing, RefusalView> {
    desk.jobs().cancel(input.job);
    Ok(Nothing {})
}

/// The maximum number of callers waiting for the desk.
const MOST_WAITING: usize = 64;

/// Shows if a call changed data that windows display.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Changed {
    No,
    /// Yes: every window must refresh.
    Yes,
}

/// A desk behind a lock.
pub struct SharedDesk {
    desk: Mutex<Desk>,
    /// The snapshot that queries read.
    snapshot: RwLock<Snapshot>,
    waiting: AtomicUsize,
    jobs: Jobs,
    /// The times of the last request of each key holder of the hall.
    pub(crate) last_asked: Seen,
    environment: Arc<dyn Environment>,
    listeners: Mutex<Vec<ChangeListener>>,
}

/// Called after each change of data that windows and phones display.
pub type ChangeListener = Box<dyn Fn() + Send + Sync>;

impl SharedDesk {
    /// Puts `desk` behind a lock.
    pub fn new(mut desk: Desk) -> Self {
        Self {
            jobs: desk.jobs().clone(),
            last_asked: desk.seen.clone(),
            environment: Arc::clone(&desk.environment),
            listeners: Mutex::new(Vec::new()),
            snapshot: RwLock::new(desk.snapshot()),
            waiting: AtomicUsize::new(0),
            desk: Mutex::new(desk),
        }
    }

    pub fn now(&self) -> DateTime<Utc> {
        self.environment.now()
    }

    /// Fills `bytes` with random values.
    ///
    /// # Errors
    /// Fails if the system has no randomness.
    pub fn random(&self, bytes: &mut [u8]) -> io::Result<()> {
        self.environment.fill(bytes)
    }

    /// Answers `caller` like [`SharedDesk::call`] answers the director. Sets `changed` if the call
    /// changed data that windows display.
    ///
    /// # Errors
    /// Fails if there is no such call, the input does not parse, or the call is refused. The
    /// refusal is `desk_busy` if too many callers are waiting.
    pub fn call_and_see(
        &self,
        caller: Caller,
        name: &str,
        input: Value,
        job: Option<&Job>,
        changed: &mut Changed,
    ) -> Result<Value, RefusalView> {
        if name == "cancel" {
            return answer(input, |input: CancelInput| {
                self.jobs.cancel(input.job);
                Ok(Nothing {})
            });
        }
        // Registered before the desk is free, so that a waiting job can be canceled too.
        let _running = job.map(|job| self.jobs.begin(job));
        let entry = list::entry(name)?;
        caller.may_call(entry, &input)?;
        if let Some(look) = entry.look {
            let job = job.cloned().unwrap_or_else(Job::unwatched);
            job.go_on()?;
            return look(&self.seen().with_job(job, None), input);
        }
        let desk = match self.desk.try_lock() {
            Ok(desk) => desk,
            Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
            // The desk is busy with long work: the overview comes from the snapshot.
            Err(TryLockError::WouldBlock) if name == "overview" => {
                return answer(input, |_: Nothing| self.seen().overview());
            }
            Err(TryLockError::WouldBlock) => self.wait()?,
        };
        let (answer, has_changed) = self.work(desk, |desk| match job {
            Some(job) => job.go_on().and_then(|()| desk.call_as(name, input, job)),
            None => desk.call(name, input),
        });
        *changed = has_changed;
        answer
    }

    /// Runs `work` at the desk, updates the snapshot and notifies the listeners of changes.
    pub(crate) fn work<T>(
        &self,
        mut desk: MutexGuard<'_, Desk>,
        work: impl FnOnce(&mut Desk) -> T,
    ) -> (T, Changed) {
        let before = desk.changes();
        let done = work(&mut desk);
        if desk.changes() != before {
            live::follow(&mut desk);
        }
        *self
            .snapshot
            .write()
            .unwrap_or_else(PoisonError::into_inner) = desk.snapshot();
        let has_changed = desk.changes() != before;
        drop(desk);
        if !has_changed {
            return (done, Changed::No);
        }
        self.tell();
        (done, Changed::Yes)
    }

    /// Notifies all listeners of a change, also of one outside the tournament.
    pub fn tell(&self) {
        let listeners = self.listeners.lock();
        for listener in &*listeners.unwrap_or_else(PoisonError::into_inner) {
            listener();
        }
    }

    /// The upload queue for archives on this machine; `None` if the desk has no settings folder.
    pub fn outbox(&self) -> Option<Outbox> {
        self.seen().state.outbox.clone()
    }

    /// Locks the desk, waiting until it is free. Fails with `desk_busy` if too many callers wait.
    pub(crate) fn turn(&self) -> Result<MutexGuard<'_, Desk>, RefusalView> {
        match self.desk.try_lock() {
            Ok(desk) => Ok(desk),
            Err(TryLockError::Poisoned(poisoned)) => Ok(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => self.wait(),
        }
    }

    /// Registers a listener for changes of data that windows and phones display.
    pub fn on_change(&self, listener: ChangeListener) {
        let listeners = self.listeners.lock();
        listeners
            .unwrap_or_else(PoisonError::into_inner)
            .push(listener);
    }

    /// Closes the open file at the end of the program, so that no sidecar files remain. Does not
    /// wait for a busy desk: the file then is intact, as after a crash.
    pub fn end(&self) {
        let desk = match self.desk.try_lock() {
            Ok(desk) => Some(desk),
            Err(TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        };
        if let Some(mut desk) = desk {
            // If the file cannot be closed, its lock remains until the process ends.
            let _ = desk.clear();
        }
    }

    pub(crate) fn seen(&self) -> Snapshot {
        let seen = self.snapshot.read();
        seen.unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn wait(&self) -> Result<MutexGuard<'_, Desk>, RefusalView> {
        if self.waiting.fetch_add(1, Ordering::Relaxed) >= MOST_WAITING {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            let waiting = MOST_WAITING;
            return Err(DeskRefusal::DeskBusy { waiting }.into());
        }
        // A call that panicked left the desk unchanged: a decision is stored in one step.
        let desk = self.desk.lock().unwrap_or_else(PoisonError::into_inner);
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        Ok(desk)
    }

    /// Registers `job` as cancelable while its call still waits for the desk.
    pub fn expect(&self, job: &Job) -> Running {
        self.jobs.begin(job)
    }

    /// Answers the call `name` for the director as soon as the desk is free; `cancel` never waits.
    ///
    /// # Errors
    /// Fails if there is no such call, the input does not parse, or the call is refused.
    pub fn call(&self, name: &str, input: Value, job: Option<&Job>) -> Result<Value, RefusalView> {
        self.call_and_see(Caller::Director, name, input, job, &mut Changed::No)
    }
}
