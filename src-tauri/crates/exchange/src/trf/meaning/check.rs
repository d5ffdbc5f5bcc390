//! Consistency checks of a file, and the positions of errors.
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "each function picks out the records it needs"
)]

use kralle_pairing::event::{EntrantNumber, Event, EventError, HalfPoints, RoundNumber};

use super::cell::cell_column;
use super::placed::Placed;
use crate::trf::record::Record;
use crate::trf::{Trf, TrfError, TrfProblem};

impl Trf {
    /// Returns the players in the order of the file.
    pub(in crate::trf) fn placed(&self) -> impl Iterator<Item = Placed<'_>> {
        self.numbered().filter_map(|(line, record)| match record {
            Record::Player(player) => Some(Placed { line, player }),
            _ => None,
        })
    }

    /// Returns the players by number.
    ///
    /// # Errors
    /// Fails if there are none, or their numbers are not 1, 2, 3 … without a gap.
    pub(super) fn placed_players(&self) -> Result<Vec<Placed<'_>>, TrfError> {
        let mut players: Vec<Placed<'_>> = self.placed().collect();
        players.sort_by_key(|it| it.player.number);
        if players.is_empty() {
            return Err(TrfError::new(1, 1, TrfProblem::NoEntrants));
        }
        check_numbers(players.iter().map(|it| (it.line, it.player.number)))?;
        let by_rank = |record: &Record| matches!(record, Record::RankNumbering { .. });
        if self.records().any(by_rank) {
            check_ranks(&players)?;
        }
        Ok(players)
    }

    pub(super) fn check_round_count(&self, players: &[Placed<'_>]) -> Result<(), TrfError> {
        let Some(planned) = self.planned_rounds() else {
            return Ok(());
        };
        let long = players
            .iter()
            .find(|it| it.player.rounds.len() > usize::from(planned));
        match long {
            Some(it) => Err(TrfError::new(
                it.line,
                cell_column(usize::from(planned)),
                TrfProblem::TooManyRounds {
                    found: RoundNumber::from_index(usize::from(planned)).get(),
                    planned,
                },
            )),
            None => Ok(()),
        }
    }
}

pub(in crate::trf) fn check_numbers(
    numbers: impl Iterator<Item = (usize, u16)>,
) -> Result<(), TrfError> {
    let mut expected = 1;
    for (line, found) in numbers {
        let problem = match found.cmp(&expected) {
            std::cmp::Ordering::Less => TrfProblem::SameNumber { number: found },
            std::cmp::Ordering::Greater => TrfProblem::NumberGap { found, expected },
            std::cmp::Ordering::Equal => {
                expected += 1;
                continue;
            }
        };
        return Err(TrfError::new(line, 5, problem));
    }
    Ok(())
}

/// Checks that a numbering by rank (XXC) equals the start numbers, because pairings use the start
/// numbers.
///
/// # Errors
/// Fails for the first player with another rank.
fn check_ranks(players: &[Placed<'_>]) -> Result<(), TrfError> {
    let other = |it: &&Placed<'_>| it.player.rank != Some(it.player.number);
    match players.iter().find(other) {
        None => Ok(()),
        Some(it) => Err(TrfError::new(
            it.line,
            86,
            TrfProblem::Field {
                found: it
                    .player
                    .rank
                    .map(|rank| rank.to_string())
                    .unwrap_or_default(),
                expected: "the start number as rank (XXC rank is known only where both agree)",
            },
        )),
    }
}

/// Adds line and column to an error of the event.
pub(in crate::trf) fn locate(
    error: EventError,
    line_of: impl Fn(usize) -> usize,
    column_of: impl Fn(usize) -> usize,
) -> TrfError {
    let (line, column, round) = match error.place() {
        Some((entrant, round)) => (
            line_of(entrant.index()),
            column_of(round.index()),
            round.get(),
        ),
        None => (1, 1, 0),
    };
    let problem = match error {
        EventError::TooMany | EventError::NumberGap { .. } => TrfProblem::TooMany,
        EventError::UnknownEntrant { unknown, .. } => TrfProblem::UnknownNumber {
            number: unknown.get(),
        },
        EventError::OwnOpponent { .. } => TrfProblem::OwnOpponent,
        EventError::NotMutual {
            entrant, opponent, ..
        } => TrfProblem::NotMutual {
            entrant: entrant.get(),
            opponent: opponent.get(),
            round,
        },
        EventError::SameRole { opponent, .. } => TrfProblem::SameColor {
            opponent: opponent.get(),
            round,
        },
        EventError::ResultMismatch { opponent, .. } => TrfProblem::ResultMismatch {
            opponent: opponent.get(),
            round,
        },
        EventError::SecondAllocatedBye { .. } => TrfProblem::SecondBye { round },
    };
    TrfError::new(line, column, problem)
}

/// Checks that the points of the file follow from the results. Byes in future rounds may be
/// included or not.
///
/// # Errors
/// Fails for the first player with other points.
pub(super) fn check_points(players: &[Placed<'_>], event: &Event) -> Result<(), TrfError> {
    for (index, it) in players.iter().enumerate() {
        let entrant = EntrantNumber::from_index(index);
        let Some(found) = it.player.points else {
            continue;
        };
        let expected = event.score(entrant, event.primary_score());
        let requested: HalfPoints = event
            .requested()
            .iter()
            .filter(|request| request.entrant == entrant)
            .map(|request| event.scoring().points(request.kind))
            .sum();
        if found != expected && found != expected + requested {
            return Err(TrfError::new(
                it.line,
                81,
                TrfProblem::Points { found, expected },
            ));
        }
    }
    Ok(())
}
