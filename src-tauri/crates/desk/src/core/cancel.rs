//! Asks a job to stop.

use kralle_call::call;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::wire::{Nothing, wire};

wire! {
    /// Which job.
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
