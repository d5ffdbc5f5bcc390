//! The check that the program may be updated now.

use kralle_call::call;

use crate::core::overview::RoundStateView;
use crate::core::refusal::RefusalView;
use crate::core::refusals::FileRefusal;
use crate::core::show_overview::state;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};

wire! {
    /// The state of the hall in this program.
    #[derive(Copy, Eq)]
    pub enum HallNowName {
        Open,
        Closed,
    }
}

wire! {
    /// The state of the program outside the desk.
    pub struct MayUpdateInput {
        pub hall: HallNowName,
    }
}

/// Checks that the program may be updated to a newer version now.
///
/// Refused while a published round of the open tournament lacks results, or the hall is open.
#[call]
pub(crate) fn may_update(
    snapshot: &Snapshot,
    input: MayUpdateInput,
) -> Result<Nothing, RefusalView> {
    if input.hall == HallNowName::Open {
        return Err(FileRefusal::UpdateHallOpen.into());
    }
    let open = snapshot.now().and_then(|tournament| {
        let mut rounds = tournament.rounds.iter();
        rounds.find(|it| state(tournament, it) == RoundStateView::Published)
    });
    match open {
        Some(round) => Err(FileRefusal::UpdateRoundOpen {
            round: round.number.get(),
        }
        .into()),
        // Without an open tournament an update disturbs nothing.
        None => Ok(Nothing {}),
    }
}
