//! Asks a job to stop.

use crate::act::Nothing;
use crate::desk::Desk;
use crate::job::Jobs;
use crate::view::refusal::RefusalView;

crate::view::wire! {
    /// Which job.
    #[ts(rename = "CancelInput")]
    pub struct Input {
        /// The number it was given by whoever asked for it.
        pub job: u32,
    }
}

/// Asks a job to stop.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Nothing, RefusalView> {
    among(desk.jobs(), input)
}

/// Asks one of `jobs` to stop: the desk itself is not needed.
pub(crate) fn among(jobs: &Jobs, input: Input) -> Result<Nothing, RefusalView> {
    jobs.cancel(input.job);
    Ok(Nothing {})
}
