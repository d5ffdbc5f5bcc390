//! What carries a round through a power cut.

use kralle_sheets::{FallbackSheet, TeamSoFar};
use kralle_tournament::{RoundNumber, Tournament};
use kralle_words::Words;

use crate::core::on_paper::{occasion, team};
use crate::core::refusal::RefusalView;
use crate::round::{results_paper, seats_paper};
use crate::standings::paper;

/// What carries `round` through a power cut.
pub(crate) fn fallback(
    tournament: &Tournament,
    round: RoundNumber,
    words: &Words,
) -> Result<FallbackSheet, RefusalView> {
    Ok(FallbackSheet {
        occasion: occasion(tournament),
        known: results_paper::results(tournament, round, words)?.matches,
        cards: seats_paper::cards(tournament, round, words)?,
        teams: tournament
            .teams
            .iter()
            .map(|it| TeamSoFar {
                team: team(tournament, it.number, round, None),
                rounds: tournament
                    .rounds
                    .iter()
                    .filter(|shown| shown.number <= round)
                    .map(|shown| paper::so_far(tournament, shown, it.number, words))
                    .collect(),
            })
            .collect(),
        rounds: tournament
            .rounds_planned()
            .max(u16::try_from(tournament.rounds.len()).unwrap_or(u16::MAX)),
    })
}
