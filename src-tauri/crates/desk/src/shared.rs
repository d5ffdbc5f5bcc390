//! A desk that several ask at once: those who only look are answered at once, by what was there after
//! the last command; one works at the desk, few others wait, and a job can be canceled meanwhile.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock, TryLockError};

use chrono::{DateTime, Utc};
use kralle_call::call;
use serde_json::Value;

use crate::archive::live;
use crate::archive::outbox::Outbox;
use crate::core::desk::Desk;
use crate::core::job::{Job, Jobs, Running};
use crate::core::refusal::RefusalView;
use crate::core::refusals::DeskRefusal;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::door::doors::Seen;
use crate::entry::{Caller, answer};
use crate::list;

wire! {
    /// The number of the job.
    pub struct CancelInput {
        /// The number its caller gave it.
        pub job: u32,
    }
}

/// Asks a job to stop; one that has ended already stays as it ended.
#[call(every_window)]
pub(crate) fn cancel(desk: &mut Desk, input: CancelInput) -> Result<Nothing, RefusalView> {
    desk.jobs().cancel(input.job);
    Ok(Nothing {})
}

/// How many may wait for the desk.
const MOST_WAITING: usize = 64;

/// Whether a call changed something that windows show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Changed {
    No,
    /// Yes: every window asks again.
    Yes,
}

/// A desk behind a lock.
pub struct SharedDesk {
    desk: Mutex<Desk>,
    /// What those see who only look.
    snapshot: RwLock<Snapshot>,
    waiting: AtomicUsize,
    jobs: Jobs,
    /// When the holders of keys of the hall last asked something.
    pub(crate) last_asked: Seen,
    /// What time it is, as the desk says it.
    pub(crate) clock: fn() -> DateTime<Utc>,
    listeners: Mutex<Vec<ChangeListener>>,
}

/// Hears that something changed that windows and phones show.
pub type ChangeListener = Box<dyn Fn() + Send + Sync>;

impl SharedDesk {
    /// Puts `desk` behind a lock.
    pub fn new(mut desk: Desk) -> Self {
        Self {
            jobs: desk.jobs().clone(),
            last_asked: desk.seen.clone(),
            clock: desk.clock,
            listeners: Mutex::new(Vec::new()),
            snapshot: RwLock::new(desk.snapshot()),
            waiting: AtomicUsize::new(0),
            desk: Mutex::new(desk),
        }
    }

    /// Answers `caller` as [`SharedDesk::call`] answers the director, and says whether the call changed something that
    /// windows show.
    ///
    /// # Errors
    /// When there is no such call, the input does not fit, or the call is refused; `desk_busy` when
    /// too many wait already.
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
        // Known before the desk is free: work that still waits can be canceled as well.
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
            // Somebody works there for long: what was always in sight stays in sight.
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

    /// Does `work` at the desk, and shows all who look what came of it.
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

    /// Tells all who listen that something changed, be it beside the tournament.
    pub fn tell(&self) {
        let listeners = self.listeners.lock();
        for listener in &*listeners.unwrap_or_else(PoisonError::into_inner) {
            listener();
        }
    }

    /// What waits for archives on this machine; none at a desk without a settings folder.
    pub fn outbox(&self) -> Option<Outbox> {
        self.seen().state.outbox.clone()
    }

    /// The desk, when it is free.
    pub(crate) fn turn(&self) -> Result<MutexGuard<'_, Desk>, RefusalView> {
        match self.desk.try_lock() {
            Ok(desk) => Ok(desk),
            Err(TryLockError::Poisoned(poisoned)) => Ok(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => self.wait(),
        }
    }

    /// Lets `listener` hear whenever something changed that windows and phones show.
    pub fn on_change(&self, listener: ChangeListener) {
        let listeners = self.listeners.lock();
        listeners
            .unwrap_or_else(PoisonError::into_inner)
            .push(listener);
    }

    /// Puts the open file away at the end of the program, so that nothing is left beside it. Where somebody still
    /// works at the desk nobody waits: the file then is as an end without warning leaves it, whole.
    pub fn end(&self) {
        let desk = match self.desk.try_lock() {
            Ok(desk) => Some(desk),
            Err(TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        };
        if let Some(mut desk) = desk {
            // What cannot be put away is kept by its lock until the process is gone.
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
        // A call that broke down left the desk as it was before: it keeps what it decided in
        // one go.
        let desk = self.desk.lock().unwrap_or_else(PoisonError::into_inner);
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        Ok(desk)
    }

    /// Counts `job` among those that can be canceled while its call still waits for its turn.
    pub fn expect(&self, job: &Job) -> Running {
        self.jobs.begin(job)
    }

    /// Answers the call `name` when the desk is free; `cancel` is answered at once.
    ///
    /// # Errors
    /// When there is no such call, the input does not fit, or the call is refused.
    pub fn call(&self, name: &str, input: Value, job: Option<&Job>) -> Result<Value, RefusalView> {
        self.call_and_see(Caller::Director, name, input, job, &mut Changed::No)
    }
}
