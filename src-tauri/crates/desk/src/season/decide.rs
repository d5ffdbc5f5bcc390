//! Whether entrants are one person: decided, and taken back.

use kralle_call::call;
use kralle_season::DecisionKind;

use crate::core::choice::Named;
use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::season::view::SeasonView;

wire! {
    /// Somebody on the list of players of an evening.
    pub struct SeasonEntrantInput {
        /// The key of the evening.
        pub key: String,
        /// The number of the player there.
        pub player: u32,
    }
}

wire! {
    /// Who, and what is decided about them.
    pub struct DecidePersonInput {
        /// Two or more; each stands for the whole person as whom the entrant counts now.
        pub entrants: Vec<SeasonEntrantInput>,
        pub decided: Named<DecisionKind>,
    }
}

/// Decides whether entrants are one person.
#[call]
pub(crate) fn decide_person(
    desk: &mut Desk,
    input: DecidePersonInput,
) -> Result<SeasonView, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_season"))
}

wire! {
    /// Which decision.
    pub struct TakeDecisionBackInput {
        pub decided: Named<DecisionKind>,
        /// Its number among those of its kind, from 1.
        pub number: u32,
    }
}

/// Takes back a decision about persons.
#[call]
pub(crate) fn take_decision_back(
    desk: &mut Desk,
    input: TakeDecisionBackInput,
) -> Result<SeasonView, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_season"))
}
