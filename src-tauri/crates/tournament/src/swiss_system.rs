//! Chooses the Swiss system: that for teams (C.04.6), or the Dutch one for single players (C.04.3).

use kralle_pairing::event::{Event, Format as EventFormat};
use kralle_pairing::round_pairing::{About, Reason, RoundPairing, Unpairable, Watch, Wishes};
use kralle_pairing::{dutch, team_swiss};

/// Pairs the next round of `event` with `wishes`.
pub(crate) fn pair_by_hand(
    event: &Event,
    wishes: &Wishes,
    watch: &dyn Watch,
) -> Result<RoundPairing, Unpairable> {
    match event.format() {
        EventFormat::Individual => dutch::pair_round_by_hand(event, wishes, watch),
        EventFormat::Team { .. } => {
            let options = team_swiss::Options::default();
            team_swiss::pair_round_by_hand(event, &options, wishes, watch)
        }
    }
}

/// Judges a complete manual pairing.
pub(crate) fn judge(event: &Event, pairing: &Wishes) -> Result<RoundPairing, Unpairable> {
    match event.format() {
        EventFormat::Individual => dutch::judge_round(event, pairing),
        EventFormat::Team { .. } => {
            team_swiss::judge_round(event, &team_swiss::Options::default(), pairing)
        }
    }
}

/// Explains a decision of the system.
pub(crate) fn explain(
    event: &Event,
    wishes: &Wishes,
    own: &RoundPairing,
    about: About,
    watch: &dyn Watch,
) -> Result<Reason, Unpairable> {
    match event.format() {
        EventFormat::Individual => dutch::explain(event, wishes, own, about, watch),
        EventFormat::Team { .. } => {
            let options = team_swiss::Options::default();
            team_swiss::explain(event, &options, wishes, own, about, watch)
        }
    }
}
