//! The round clock, the notices and the day plan, in one answer.

use kralle_call::call;

use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::Nothing;
use crate::day::clock::clock;
use crate::day::notices::notices;
use crate::day::plan::day_plan;
use crate::day::view::DayView;

/// Shows the round clock, the notices and the day plan.
#[call(may(captain, helper, arbiter, projector))]
pub(crate) fn day(desk: &Snapshot, _: Nothing) -> Result<DayView, RefusalView> {
    Ok(DayView {
        clock: clock(desk, Nothing {})?.clock,
        notices: notices(desk, Nothing {})?.notices,
        plan: day_plan(desk, Nothing {})?.plan,
    })
}
