//! A desk that several threads ask: one works at it, the others wait, and a job can be canceled
//! meanwhile.

use std::sync::{Mutex, PoisonError};

use serde_json::Value;

use crate::core::cancel::CancelInput;
use crate::core::desk::Desk;
use crate::core::job::{Job, Jobs, Running};
use crate::core::refusal::RefusalView;
use crate::core::wire::Nothing;
use crate::list;

/// Whether a call changed something that windows show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Changed {
    /// No.
    No,
    /// Yes: every window asks again.
    Yes,
}

/// A desk behind a lock.
pub struct SharedDesk {
    desk: Mutex<Desk>,
    jobs: Jobs,
}

impl SharedDesk {
    /// Puts `desk` behind a lock.
    pub fn new(desk: Desk) -> Self {
        Self {
            jobs: desk.jobs().clone(),
            desk: Mutex::new(desk),
        }
    }

    /// Answers as [`SharedDesk::call`] does, and says whether the call changed something that
    /// windows show.
    ///
    /// # Errors
    /// When there is no such call, the input does not fit, or the call is refused.
    pub fn call_and_see(
        &self,
        name: &str,
        input: Value,
        job: Option<&Job>,
        changed: &mut Changed,
    ) -> Result<Value, RefusalView> {
        if name == "cancel" {
            return list::answer(input, |input: CancelInput| {
                self.jobs.cancel(input.job);
                Ok(Nothing {})
            });
        }
        // Known before the desk is free: work that still waits can be canceled as well.
        let _running = job.map(|job| self.jobs.begin(job));
        // A call that broke down left the desk as it was before: it keeps what it decided in
        // one go.
        let mut desk = self.desk.lock().unwrap_or_else(PoisonError::into_inner);
        let before = desk.changes();
        let answer = match job {
            Some(job) => job.go_on().and_then(|()| desk.call_as(name, input, job)),
            None => desk.call(name, input),
        };
        if desk.changes() != before {
            *changed = Changed::Yes;
        }
        answer
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
        self.call_and_see(name, input, job, &mut Changed::No)
    }
}
