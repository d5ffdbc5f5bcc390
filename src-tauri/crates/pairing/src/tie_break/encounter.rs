//! Direct encounter (C.07 articles 6 and 13.3).

use crate::event::{EntrantNumber, HalfPoints, RoundNumber, ScoreKind};

use super::table::Table;
use super::{
    Against, Contribution, ForfeitReading, PairingMode, TieBreak, TieBreakKind, Value, Working,
};

/// One stage of an encounter: the score of the games among the tied.
#[derive(Clone, Copy)]
enum Stage {
    Score(ScoreKind),
    /// Board numbers times points; lower is better (article 12.1).
    BoardCount,
    /// The points on one board, counted from 0 (article 12.2).
    Board(usize),
    /// The points on the boards before this one (article 12.3).
    BoardsBefore(usize),
}

impl Stage {
    /// True for the board stages, which apply to exactly two (article 13.3.2).
    const fn is_for_two(self) -> bool {
        match self {
            Self::Score(_) => false,
            Self::BoardCount | Self::Board(_) | Self::BoardsBefore(_) => true,
        }
    }
}

/// Common multiple that makes averages over several games of a pair integers (article 6.1.2).
const COMMON_MULTIPLE: i64 = 720_720;

/// Returns the place of each tied entrant in their own standings, in the given order, with the used
/// games.
///
/// All places are 0 if the encounter decides nothing.
pub(super) fn places(
    table: Table<'_>,
    tie_break: &TieBreak,
    primary: ScoreKind,
    tied: &[EntrantNumber],
) -> Vec<(Value, Working)> {
    let only_two = tie_break.kind == TieBreakKind::DirectEncounterOfTwo;
    let encounter = Encounter {
        table,
        forfeits: tie_break.forfeits,
        stages: stages(tie_break.kind, primary, usize::from(table.event.boards())),
    };
    let classes = if tied.len() < 2 || (only_two && tied.len() != 2) {
        vec![tied.to_vec()]
    } else {
        encounter.resolve(tied.to_vec())
    };
    let mut place_of = vec![0_i64; tied.len()];
    if classes.len() > 1 {
        let mut place = 1;
        for class in &classes {
            for (index, entrant) in tied.iter().enumerate() {
                if class.contains(entrant) {
                    place_of[index] = place;
                }
            }
            place += i64::try_from(class.len()).unwrap_or(i64::MAX);
        }
    }
    tied.iter()
        .zip(place_of)
        .map(|(entrant, place)| {
            (
                Value::whole(place),
                encounter.working(*entrant, tied, primary),
            )
        })
        .collect()
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only the encounters come here, and the plain ones have one stage"
)]
fn stages(kind: TieBreakKind, primary: ScoreKind, boards: usize) -> Vec<Stage> {
    let scores = [Stage::Score(primary), Stage::Score(primary.other())];
    let top = || (0..boards).map(Stage::Board);
    let bottom = || (1..boards).rev().map(Stage::BoardsBefore);
    match kind {
        TieBreakKind::ExtendedDirectEncounter => scores.to_vec(),
        TieBreakKind::EncounterCountTop => scores
            .into_iter()
            .chain([Stage::BoardCount])
            .chain(top())
            .collect(),
        TieBreakKind::EncounterCountBottom => scores
            .into_iter()
            .chain([Stage::BoardCount])
            .chain(bottom())
            .collect(),
        TieBreakKind::EncounterTop => scores.into_iter().chain(top()).collect(),
        TieBreakKind::EncounterBottom => scores.into_iter().chain(bottom()).collect(),
        _ => vec![Stage::Score(primary)],
    }
}

struct Encounter<'a> {
    table: Table<'a>,
    forfeits: ForfeitReading,
    stages: Vec<Stage>,
}

impl Encounter<'_> {
    /// Divides the tied entrants into classes, the best first.
    ///
    /// Each class that is split off starts again from the first stage (articles 6.2 and 13.3.3).
    fn resolve(&self, tied: Vec<EntrantNumber>) -> Vec<Vec<EntrantNumber>> {
        if tied.len() < 2 {
            return vec![tied];
        }
        for stage in &self.stages {
            if stage.is_for_two() && tied.len() != 2 {
                continue;
            }
            let classes = self.split(&tied, *stage);
            if classes.len() > 1 {
                return classes
                    .into_iter()
                    .flat_map(|class| self.resolve(class))
                    .collect();
            }
        }
        vec![tied]
    }

    /// Returns one separate standings.
    ///
    /// If not all have met, only those stand alone whom none below can reach, whatever the results
    /// of the missing games (article 6.3).
    fn split(&self, tied: &[EntrantNumber], stage: Stage) -> Vec<Vec<EntrantNumber>> {
        let mut rows: Vec<(EntrantNumber, i64, i64)> = tied
            .iter()
            .map(|entrant| {
                let (sum, met) = self.sum(*entrant, tied, stage);
                let missing = i64::try_from(tied.len() - 1 - met).unwrap_or(i64::MAX);
                (
                    *entrant,
                    sum,
                    sum.saturating_add(missing.saturating_mul(self.most(stage))),
                )
            })
            .collect();
        let all_met = self.table.mode == PairingMode::Predetermined
            || rows.iter().all(|(_, sum, most)| sum == most);
        rows.sort_by_key(|(entrant, sum, most)| {
            (std::cmp::Reverse(*sum), std::cmp::Reverse(*most), *entrant)
        });
        let mut classes: Vec<Vec<EntrantNumber>> = Vec::new();
        let mut alone = true;
        for (index, (entrant, sum, _)) in rows.iter().enumerate() {
            let new = match index.checked_sub(1).map(|before| rows[before].1) {
                None => true,
                Some(above) if all_met => above != *sum,
                Some(above) => {
                    let is_out_of_reach = || rows[index..].iter().all(|row| above > row.2);
                    alone = alone && is_out_of_reach();
                    alone
                }
            };
            match classes.last_mut() {
                Some(class) if !new => class.push(*entrant),
                _ => classes.push(vec![*entrant]),
            }
        }
        classes
    }

    /// Returns the sum of the average scores against the others that were met, and the number of
    /// those.
    fn sum(&self, entrant: EntrantNumber, tied: &[EntrantNumber], stage: Stage) -> (i64, usize) {
        let mut met: Vec<(EntrantNumber, i64, i64)> = Vec::new();
        for (round, opponent) in self.games(entrant, tied) {
            let points = self.points(entrant, round, stage);
            match met.iter_mut().find(|(other, _, _)| *other == opponent) {
                Some((_, sum, games)) => {
                    *sum += points;
                    *games += 1;
                }
                None => met.push((opponent, points, 1)),
            }
        }
        let sum = met
            .iter()
            .map(|(_, sum, games)| sum.saturating_mul(COMMON_MULTIPLE) / games)
            .sum();
        (sum, met.len())
    }

    /// Returns the relevant games of an entrant against the others.
    fn games<'b>(
        &'b self,
        entrant: EntrantNumber,
        tied: &'b [EntrantNumber],
    ) -> impl Iterator<Item = (RoundNumber, EntrantNumber)> + 'b {
        let forfeits = self.forfeits == ForfeitReading::AsPlayed
            || self.table.mode == PairingMode::Predetermined;
        self.table.rounds().filter_map(move |round| {
            let did = self.table.did(entrant, round);
            let opponent = if forfeits {
                did.scheduled_opponent()?
            } else {
                did.played_opponent()?
            };
            tied.contains(&opponent).then_some((round, opponent))
        })
    }

    fn points(&self, entrant: EntrantNumber, round: RoundNumber, stage: Stage) -> i64 {
        let boards = || {
            self.table
                .event
                .board_points(entrant, round)
                .unwrap_or_default()
                .iter()
                .map(|points| i64::from(points.get()))
        };
        match stage {
            Stage::Score(kind) => i64::from(self.table.points(entrant, round, kind).get()),
            Stage::BoardCount => -boards()
                .zip(1..)
                .map(|(points, board)| points * board)
                .sum::<i64>(),
            Stage::Board(board) => boards().nth(board).unwrap_or(0),
            Stage::BoardsBefore(board) => boards().take(board).sum(),
        }
    }

    /// Returns the maximum score of a missing game.
    fn most(&self, stage: Stage) -> i64 {
        let HalfPoints(halves) = match stage {
            Stage::Score(kind) => self.table.win(kind),
            Stage::BoardCount | Stage::Board(_) | Stage::BoardsBefore(_) => {
                self.table.win(ScoreKind::GamePoints)
            }
        };
        i64::from(halves).saturating_mul(COMMON_MULTIPLE)
    }

    fn working(&self, entrant: EntrantNumber, tied: &[EntrantNumber], kind: ScoreKind) -> Working {
        if tied.len() < 2 {
            return Working::default();
        }
        let places = self.table.places(kind);
        Working {
            contributions: self
                .games(entrant, tied)
                .map(|(round, opponent)| Contribution {
                    round: Some(round),
                    against: Against::Opponent(opponent),
                    value: Value::points(self.table.points(entrant, round, kind), places),
                    cut: false,
                    voluntary: false,
                })
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::event::{EntrantNumber, EventBuilder, Format, PairOutcome, RoundNumber};
    use crate::tie_break::{PairingMode, parse_list, rank};

    /// 1 to 4 have 3 points each and have all met: 1 won all three games, 2 and 3 drew and beat 4.
    #[test]
    fn art_6_2_whoever_is_last_among_those_who_met_stands_behind_two_who_are_level() {
        use PairOutcome::{Draw, FirstWins, SecondWins};
        let rounds = [
            [(1, 2, FirstWins), (3, 4, FirstWins)],
            [(1, 3, FirstWins), (2, 4, FirstWins)],
            [(1, 4, FirstWins), (2, 3, Draw)],
        ];
        let elsewhere = [
            [SecondWins, FirstWins, FirstWins, FirstWins],
            [SecondWins, Draw, Draw, FirstWins],
            [SecondWins, SecondWins, SecondWins, FirstWins],
        ];
        let number = |it: usize| EntrantNumber::from_index(it - 1);
        let mut builder = EventBuilder::with_entrants(Format::Individual, 8);
        for (index, pairs) in rounds.iter().enumerate() {
            for &(a, b, outcome) in pairs {
                builder.pair(
                    RoundNumber::from_index(index),
                    number(a),
                    number(b),
                    outcome,
                );
            }
        }
        for (index, outcomes) in elsewhere.iter().enumerate() {
            for (a, outcome) in (1..).zip(outcomes) {
                // A different opponent in each of the rounds 4 to 6.
                let other = 5 + (a + index) % 4;
                let at = RoundNumber::from_index(3 + index);
                builder.pair(at, number(a), number(other), *outcome);
            }
        }
        let event = builder.build().unwrap();
        let ranks = rank(&event, &parse_list("PTS,DE").unwrap(), PairingMode::Swiss).ranks();
        assert_eq!(ranks[..4], [1, 2, 2, 4]);
    }
}
