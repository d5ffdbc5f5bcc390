//! Rating-based tie-breaks (C.07 article 10). Only games over the board count, in a round robin too
//! (article 15.2).

use crate::event::{EntrantNumber, GameResult, Participation};

use super::opponents::opponents_average;
use super::rating_table::{difference, expected};
use super::table::Table;
use super::{Against, Contribution, TieBreak, Trim, Value, Working};

/// An opponent's rating and the half points scored against it.
struct Game {
    contribution: Contribution,
    rating: i64,
    halves: i64,
}

/// A function of the ratings of the opponents and the half points against them.
type Formula = fn(&[i64], i64) -> Option<i64>;

/// The kind of rating tie-break.
#[derive(Clone, Copy)]
pub(super) enum Measure {
    /// RTNG: the rating.
    Own,
    /// ARO: average rating of the opponents.
    Average,
    /// TPR: tournament performance rating.
    Performance,
    /// PTP: perfect tournament performance.
    Perfect,
    /// APRO: average of the opponents' performance ratings.
    OpponentsPerformance,
    /// APPO: average of the opponents' perfect performances.
    OpponentsPerfect,
}

/// Returns the values of all entrants; `None` if there is none.
///
/// This includes unrated entrants if no rating was set for them.
pub(super) fn values(
    table: Table<'_>,
    tie_break: &TieBreak,
    measure: Measure,
) -> Vec<(Option<Value>, Working)> {
    let ratings: Option<Vec<i64>> = table
        .event
        .entrants()
        .iter()
        .map(|entrant| entrant.rating.or(tie_break.unrated).map(i64::from))
        .collect();
    let Some(ratings) = ratings else {
        return table
            .entrants()
            .map(|_| (None, Working::default()))
            .collect();
    };
    let single = |formula: Formula, trim: Trim| -> Vec<(Option<Value>, Working)> {
        table
            .entrants()
            .map(|entrant| of_games(formula, games(table, entrant, &ratings, trim)))
            .collect()
    };
    match measure {
        Measure::Own => ratings
            .into_iter()
            .map(|rating| (Some(Value::whole(rating)), Working::default()))
            .collect(),
        Measure::OpponentsPerformance => averages(table, &single(performance, Trim::default())),
        Measure::OpponentsPerfect => averages(table, &single(perfect, Trim::default())),
        Measure::Average => single(|ratings, _| average(ratings), tie_break.trim),
        Measure::Performance => single(performance, tie_break.trim),
        Measure::Perfect => single(perfect, tie_break.trim),
    }
}

fn games(table: Table<'_>, entrant: EntrantNumber, ratings: &[i64], trim: Trim) -> Vec<Game> {
    let mut games: Vec<Game> = table
        .rounds()
        .filter_map(|round| {
            let Participation::Played {
                opponent, result, ..
            } = table.did(entrant, round)
            else {
                return None;
            };
            let rating = ratings[opponent.index()];
            Some(Game {
                contribution: Contribution {
                    round: Some(round),
                    against: Against::Opponent(opponent),
                    value: Value::whole(rating),
                    cut: false,
                    voluntary: false,
                },
                rating,
                halves: match result {
                    GameResult::Win => 2,
                    GameResult::Draw => 1,
                    GameResult::Loss => 0,
                },
            })
        })
        .collect();
    for _ in 0..trim.low {
        let least = left(&mut games).min_by_key(|game| game.rating);
        if let Some(game) = least {
            game.contribution.cut = true;
        }
    }
    for _ in 0..trim.high {
        let most = left(&mut games).max_by_key(|game| game.rating);
        if let Some(game) = most {
            game.contribution.cut = true;
        }
    }
    games
}

fn left(games: &mut [Game]) -> impl Iterator<Item = &mut Game> {
    games.iter_mut().filter(|game| !game.contribution.cut)
}

fn of_games(formula: Formula, games: Vec<Game>) -> (Option<Value>, Working) {
    let ratings: Vec<i64> = games
        .iter()
        .filter(|game| !game.contribution.cut)
        .map(|game| game.rating)
        .collect();
    let halves = games
        .iter()
        .filter(|game| !game.contribution.cut)
        .map(|game| game.halves)
        .sum();
    let value = formula(&ratings, halves);
    let working = Working {
        contributions: games.into_iter().map(|game| game.contribution).collect(),
    };
    (value.map(Value::whole), working)
}

/// Returns the average, one half rounded up; `None` without values.
fn average(values: &[i64]) -> Option<i64> {
    let count = i64::try_from(values.len())
        .ok()
        .filter(|count| *count > 0)?;
    Some((2 * values.iter().sum::<i64>() + count).div_euclid(2 * count))
}

/// Returns the rounded average rating plus the difference for the percentage score; `None` without
/// games.
fn performance(ratings: &[i64], halves: i64) -> Option<i64> {
    let average = average(ratings)?;
    let games = i64::try_from(ratings.len()).ok()?;
    // The percentage score is 50 · halves / games, one half rounded up.
    let percent = (100 * halves + games).div_euclid(2 * games);
    Some(average + difference(percent))
}

/// Returns the lowest rating with which the score was to be expected; `None` without games.
fn perfect(ratings: &[i64], halves: i64) -> Option<i64> {
    let (lowest, highest) = (*ratings.iter().min()?, *ratings.iter().max()?);
    if halves == 0 {
        return Some(lowest - 800);
    }
    let suffices = |own: i64| {
        let percent: i64 = ratings.iter().map(|rating| expected(own - rating)).sum();
        percent >= 50 * halves
    };
    let (mut low, mut high) = (lowest - 800, highest + 800);
    while high - low > 1 {
        let middle = low.midpoint(high);
        if suffices(middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
    Some(high)
}

/// Returns the average of the opponents' values, one half rounded up.
fn averages(
    table: Table<'_>,
    values: &[(Option<Value>, Working)],
) -> Vec<(Option<Value>, Working)> {
    opponents_average(table, 0, |opponent| values[opponent.index()].0)
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case::rounded_up(&[2000, 2001], Some(2001))]
    #[case::rounded_down(&[2000, 2000, 2001], Some(2000))]
    #[case::nobody(&[], None)]
    fn art_10_1_average_rating(#[case] ratings: &[i64], #[case] expected: Option<i64>) {
        assert_eq!(average(ratings), expected);
    }

    #[rstest]
    #[case::even_score(&[2000, 2100], 2, 2050)]
    #[case::two_thirds_are_67_per_cent(&[2000, 2000, 2000], 4, 2125)]
    #[case::all_won(&[2000], 2, 2800)]
    fn art_10_2_performance(#[case] ratings: &[i64], #[case] halves: i64, #[case] expected: i64) {
        assert_eq!(performance(ratings, halves), Some(expected));
    }

    #[rstest]
    #[case::nothing_scored(&[2000, 2200], 0, 1200)]
    #[case::all_won(&[2000, 2200], 4, 2936)]
    #[case::even_score(&[2000], 1, 1997)]
    fn art_10_3_perfect(#[case] ratings: &[i64], #[case] halves: i64, #[case] expected: i64) {
        assert_eq!(perfect(ratings, halves), Some(expected));
    }
}
