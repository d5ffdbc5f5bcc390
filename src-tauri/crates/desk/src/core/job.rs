//! Long work: progress and cancellation.
//!
//! Start at [`Job`]: a long call gets its job from the desk, reports its progress there, and stops
//! when the job is canceled. [`Jobs`] maps the caller's numbers to the running jobs, so that a job
//! can be canceled while it occupies the desk.
//!
//! Not here: threads, windows, and the work itself.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use kralle_store::StoreError;

use crate::core::refusal::RefusalView;
use crate::core::wire::wire;

wire! {
    /// The progress of a job: the payload of the event `progress`.
    #[derive(Copy, Eq)]
    pub struct Progress {
        /// The number that the caller gave the job.
        pub job: u32,
        /// The completed steps; the work chooses its unit.
        pub done: u32,
        /// The total of steps; never less than `done`, never zero.
        pub total: u32,
    }
}

/// Called with the progress of a job.
pub type Listener = Arc<dyn Fn(Progress) + Send + Sync>;

/// Work with progress and cancellation. Clones are the same job.
#[derive(Clone)]
pub struct Job {
    number: u32,
    listener: Option<Listener>,
    canceled: Arc<AtomicBool>,
    /// The last reported progress in thousandths; [`NOTHING_SAID`] before the first report.
    said: Arc<AtomicU32>,
}

/// Not a possible number of thousandths.
const NOTHING_SAID: u32 = u32::MAX;

impl Job {
    /// Creates a job with the given number; `listener` gets its progress.
    pub fn new(number: u32, listener: Listener) -> Self {
        Self {
            number,
            listener: Some(listener),
            ..Self::unwatched()
        }
    }

    /// Creates a job without a listener, for work that cannot be canceled.
    pub fn unwatched() -> Self {
        Self {
            number: 0,
            listener: None,
            canceled: Arc::new(AtomicBool::new(false)),
            said: Arc::new(AtomicU32::new(NOTHING_SAID)),
        }
    }

    /// Reports the progress of the work: `done` of `total` steps. Cheap enough for every step: the
    /// listener is called only after a change of at least a thousandth.
    pub fn progress(&self, done: usize, total: usize) {
        let Some(listener) = &self.listener else {
            return;
        };
        let total = total.max(1);
        let done = done.min(total);
        // Both shifted by the same amount, so that they fit and keep their ratio.
        let shift = usize::BITS - total.leading_zeros();
        let shift = shift.saturating_sub(31);
        let fitted = |number: usize| u32::try_from(number >> shift).unwrap_or(u32::MAX);
        let (done, total) = (fitted(done), fitted(total));
        let thousandth = u64::from(done) * 1000 / u64::from(total);
        let thousandth = u32::try_from(thousandth).unwrap_or(1000);
        if self.said.swap(thousandth, Ordering::Relaxed) != thousandth {
            listener(Progress {
                job: self.number,
                done,
                total,
            });
        }
    }

    /// True if the work should stop. It must then leave nothing half done.
    pub fn is_canceled(&self) -> bool {
        self.canceled.load(Ordering::Relaxed)
    }

    /// Fails once the job is canceled.
    ///
    /// # Errors
    /// `canceled`, if the job is canceled.
    pub fn go_on(&self) -> Result<(), RefusalView> {
        if self.is_canceled() {
            Err(Self::canceled())
        } else {
            Ok(())
        }
    }

    /// Returns the refusal for canceled work.
    pub fn canceled() -> RefusalView {
        StoreError::Canceled.into()
    }

    /// Requests that the work stop.
    pub fn cancel(&self) {
        self.canceled.store(true, Ordering::Relaxed);
    }
}

impl kralle_pairing::round_pairing::Watch for Job {
    fn progress(&self, done: usize, total: usize) {
        Job::progress(self, done, total);
    }

    fn is_cancelled(&self) -> bool {
        self.is_canceled()
    }
}

/// Returns a callback for long operations of the store. It reports to `job` and stops them when the
/// job is canceled.
pub(crate) fn watch(job: &Job) -> impl FnMut(usize, usize) -> Result<(), kralle_store::StoreError> {
    let job = job.clone();
    move |done, total| {
        job.progress(done, total);
        if job.is_canceled() {
            Err(kralle_store::StoreError::Canceled)
        } else {
            Ok(())
        }
    }
}

impl std::fmt::Debug for Job {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Job")
            .field("number", &self.number)
            .field("canceled", &self.canceled)
            .finish_non_exhaustive()
    }
}

/// The running jobs. Clones share them.
#[derive(Debug, Clone, Default)]
pub struct Jobs(Arc<Mutex<BTreeMap<u32, Job>>>);

/// Keeps a job registered as running until it is dropped.
#[derive(Debug)]
#[must_use]
pub struct Running {
    jobs: Jobs,
    number: u32,
}

impl Jobs {
    /// Registers `job` as running. An earlier job with the same number can no longer be canceled.
    pub(crate) fn begin(&self, job: &Job) -> Running {
        self.map(|jobs| jobs.insert(job.number, job.clone()));
        Running {
            jobs: self.clone(),
            number: job.number,
        }
    }

    /// Cancels a job. Does nothing if the job has ended.
    pub fn cancel(&self, number: u32) {
        self.map(|jobs| {
            if let Some(job) = jobs.get(&number) {
                job.cancel();
            }
        });
    }

    fn map<T>(&self, work: impl FnOnce(&mut BTreeMap<u32, Job>) -> T) -> T {
        // No work under this lock can leave the map half changed.
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.jobs.map(|jobs| jobs.remove(&self.number));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard(say: impl Fn(&Job)) -> Vec<Progress> {
        let heard = Arc::new(Mutex::new(Vec::new()));
        let ear = Arc::clone(&heard);
        let job = Job::new(
            7,
            Arc::new(move |progress| {
                ear.lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .push(progress);
            }),
        );
        say(&job);
        heard.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    #[test]
    fn steps_too_small_to_see_are_not_passed_on() {
        let steps = heard(|job| (0..=1_500_000).for_each(|done| job.progress(done, 1_500_000)));
        assert_eq!(steps.len(), 1001);
        assert_eq!(
            steps.last().map(|it| (it.done, it.total)),
            Some((1_500_000, 1_500_000))
        );
    }

    #[test]
    fn more_than_fits_keeps_its_proportion() {
        let steps = heard(|job| job.progress(usize::MAX / 2, usize::MAX));
        assert!(
            steps.iter().all(|it| it.total / it.done.max(1) == 2),
            "{steps:?}"
        );
        assert!(
            heard(|job| job.progress(9, 0))
                .iter()
                .all(|it| it.done == it.total)
        );
    }

    #[test]
    fn a_job_is_canceled_by_its_number_while_it_runs_and_not_after() {
        let jobs = Jobs::default();
        let job = Job::new(7, Arc::new(|_| {}));
        let running = jobs.begin(&job);
        jobs.cancel(8);
        assert_eq!(job.go_on(), Ok(()));
        jobs.cancel(7);
        assert_eq!(
            job.go_on().map_err(|it| it.code.to_string()),
            Err("canceled".to_owned())
        );
        drop(running);
        let next = Job::new(7, Arc::new(|_| {}));
        jobs.cancel(7);
        assert!(!next.is_canceled());
    }
}
