//! Strengths of invented persons and results of invented matches, for generated seasons and simulated evenings. It
//! shares no formula with the rating.
//!
//! A strength is normally distributed, 1500 ± 250. A team has the mean strength of its players, and its winning chance
//! is logistic: 400 points are a factor of ten. The more balanced a match, the likelier a draw.

use kralle_tournament::lots::stream::LotStream;

use crate::Score;

/// The mean of all strengths.
const MEAN: i32 = 1500;
/// Their standard deviation, and that of the error of a chess rating.
const SPREAD: i64 = 250;
/// The probability of a draw between equals.
const DRAWN: f64 = 0.04;
/// The lead in points at which a team wins ten times as often as it loses.
const TENFOLD: f64 = 400.0;

/// Draws a strength.
pub(crate) fn strength(stream: &mut LotStream) -> i32 {
    MEAN + deviation(stream)
}

/// Draws the chess rating for a strength, with an error of the same standard deviation.
pub(crate) fn chess_rating(strength: i32, stream: &mut LotStream) -> i32 {
    (strength + deviation(stream)).clamp(100, 3000)
}

/// Draws a number around 0 with the standard deviation [`SPREAD`].
///
/// The sum of twelve uniform numbers is normal except for its extremes, and the same on every machine.
fn deviation(stream: &mut LotStream) -> i32 {
    const LAST: u32 = 0xffff;
    let sum: i64 = (0..12).map(|_| i64::from(stream.up_to(LAST))).sum();
    let from_middle = sum - 6 * i64::from(LAST);
    // The sum of twelve with variance (2¹⁶)² / 12 has the standard deviation 2¹⁶.
    i32::try_from(from_middle * SPREAD / (1 << 16)).unwrap_or(0)
}

/// Returns the expected score of a team against another.
fn chance(own: f64, other: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((other - own) / TENFOLD))
}

/// Draws the result of a match between teams of these players.
pub(crate) fn play(first: &[i32], second: &[i32], stream: &mut LotStream) -> Score {
    let expected = chance(mean(first), mean(second));
    let drawn = DRAWN * 4.0 * expected * (1.0 - expected);
    let won = expected - drawn / 2.0;
    let fallen = f64::from(stream.up_to(u32::MAX)) / f64::from(u32::MAX);
    if fallen < won {
        Score::Won
    } else if fallen < won + drawn {
        Score::Drawn
    } else {
        Score::Lost
    }
}

/// Returns the strength of a team: the mean of its players.
pub(crate) fn mean(players: &[i32]) -> f64 {
    let sum: i32 = players.iter().sum();
    let count = i32::try_from(players.len()).unwrap_or(i32::MAX).max(1);
    f64::from(sum) / f64::from(count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kralle_tournament::lots::Seed;

    fn stream() -> LotStream {
        LotStream::new(&Seed::parse("model").unwrap())
    }

    #[test]
    fn strengths_have_the_mean_and_the_spread_of_the_contract() {
        let mut stream = stream();
        let all: Vec<f64> = (0..20_000)
            .map(|_| f64::from(strength(&mut stream)))
            .collect();
        let mean = all.iter().sum::<f64>() / 20_000.0;
        let variance = all.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / 20_000.0;
        assert!((mean - 1500.0).abs() < 6.0, "{mean}");
        assert!((variance.sqrt() - 250.0).abs() < 5.0, "{variance}");
        let within = all.iter().filter(|it| (*it - mean).abs() < 250.0).count();
        assert!((13_400..13_900).contains(&within), "{within} of 68.3 %");
    }

    #[test]
    fn four_hundred_points_are_ten_wins_to_one_and_equals_score_half() {
        for (own, other, expected) in [(1500, 1500, 0.5), (1900, 1500, 10.0 / 11.0)] {
            let mut stream = stream();
            let score: f64 = (0..20_000)
                .map(|_| match play(&[own, own], &[other, other], &mut stream) {
                    Score::Won => 1.0,
                    Score::Drawn => 0.5,
                    Score::Lost => 0.0,
                })
                .sum();
            assert!((score / 20_000.0 - expected).abs() < 0.015, "{score}");
        }
    }
}
