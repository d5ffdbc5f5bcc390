//! Measurements: the loss of predictions, and the order that ratings give.

use kralle_season::Score;
use kralle_season::rating::{PersonRating, RatingParameters, Ratings};

use super::seasons::{PERSONS, Played};

/// The last evening of each band of a season.
pub(crate) const LAST_OF_BANDS: [u32; 4] = [3, 10, 20, 40];

/// The losses of many predictions, by size and band.
#[derive(Default)]
pub(crate) struct Measured {
    sums: [[(f64, f64); LAST_OF_BANDS.len()]; PERSONS.len()],
}

impl Measured {
    fn add(&mut self, size: u16, evening: u32, expected: f64, score: Score) {
        let size = PERSONS.iter().position(|it| *it == size).unwrap();
        let band = LAST_OF_BANDS.iter().position(|it| evening <= *it).unwrap();
        let points = match score {
            Score::Won => 1.0,
            Score::Drawn => 0.5,
            Score::Lost => 0.0,
        };
        let sum = &mut self.sums[size][band];
        sum.0 -= points * expected.ln() + (1.0 - points) * (1.0 - expected).ln();
        sum.1 += 1.0;
    }

    /// Returns the mean loss in a band; each size counts the same.
    pub(crate) fn loss_in(&self, band: usize) -> f64 {
        let means = self.sums.iter().map(|bands| bands[band].0 / bands[band].1);
        means.sum::<f64>() / PERSONS.len() as f64
    }

    /// Returns the mean loss over the season; each size counts the same.
    pub(crate) fn loss(&self) -> f64 {
        let means = self.sums.iter().map(|bands| {
            let of_all = bands
                .iter()
                .fold((0.0, 0.0), |all, it| (all.0 + it.0, all.1 + it.1));
            of_all.0 / of_all.1
        });
        means.sum::<f64>() / PERSONS.len() as f64
    }
}

/// Predicts and rates all matches with these parameters.
pub(crate) fn measure(seasons: &[Played], parameters: &RatingParameters) -> Measured {
    let mut measured = Measured::default();
    for season in seasons {
        let mut heard = 0_u32;
        let _ = Ratings::watched(&season.games, parameters, |change| {
            // `watch` is called for four persons per match; the first is in the first-named team.
            if heard.is_multiple_of(4) {
                measured.add(season.size, change.evening.0, change.expected, change.score);
            }
            heard += 1;
        });
    }
    measured
}

/// Predicts all matches by the mean chess rating, with the best scale for exactly these matches.
pub(crate) fn rival(seasons: &[Played]) -> (f64, Measured) {
    let scales = (200..=3000).step_by(50).map(f64::from);
    let tried = scales.map(|scale| {
        let measured = predicted(seasons, |ahead| 1.0 / (1.0 + 10_f64.powf(-ahead / scale)));
        (scale, measured)
    });
    tried
        .min_by(|one, other| one.1.loss().total_cmp(&other.1.loss()))
        .unwrap()
}

pub(crate) fn half(seasons: &[Played]) -> Measured {
    predicted(seasons, |_| 0.5)
}

fn predicted(seasons: &[Played], chance: impl Fn(f64) -> f64) -> Measured {
    let mut measured = Measured::default();
    for season in seasons {
        for it in &season.matches {
            measured.add(season.size, it.evening, chance(it.ahead), it.score);
        }
    }
    measured
}

/// Returns the mean rank correlation after an evening, and the number of matches per person.
pub(crate) fn order(seasons: &[&Played], parameters: &RatingParameters, after: u32) -> (f64, f64) {
    let (mut correlation, mut matches) = (0.0, 0.0);
    for season in seasons {
        let ratings = Ratings::of(&season.games, parameters).tandem;
        let known: Vec<(f64, f64, f64)> = ratings.iter().map(|it| at(it, after)).collect();
        let estimates: Vec<f64> = known.iter().map(|it| it.0).collect();
        correlation += spearman(&estimates, &season.strengths);
        matches += known.iter().map(|it| it.2).sum::<f64>() / known.len() as f64;
    }
    let count = seasons.len() as f64;
    (correlation / count, matches / count)
}

/// Returns the mean rank correlation of the chess ratings alone.
pub(crate) fn order_of_chess(seasons: &[&Played]) -> f64 {
    let all = seasons.iter().map(|it| spearman(&it.chess, &it.strengths));
    all.sum::<f64>() / seasons.len() as f64
}

/// Returns the share of persons whose strength is within one and two deviations of the rating, and
/// the mean deviation.
///
/// Only differences count: both are centered on their mean.
pub(crate) fn within(
    seasons: &[Played],
    parameters: &RatingParameters,
    after: u32,
) -> (f64, f64, f64) {
    let (mut one, mut two, mut deviations, mut all) = (0.0, 0.0, 0.0, 0.0);
    for season in seasons {
        let ratings = Ratings::of(&season.games, parameters).tandem;
        let known: Vec<(f64, f64, f64)> = ratings.iter().map(|it| at(it, after)).collect();
        let count = known.len() as f64;
        let middle = known.iter().map(|it| it.0).sum::<f64>() / count;
        let of_strengths = season.strengths.iter().sum::<f64>() / count;
        for ((rating, deviation, _), strength) in known.iter().zip(&season.strengths) {
            let off = ((rating - middle) - (strength - of_strengths)).abs();
            one += f64::from(u8::from(off <= *deviation));
            two += f64::from(u8::from(off <= 2.0 * deviation));
            deviations += deviation;
            all += 1.0;
        }
    }
    (one / all, two / all, deviations / all)
}

/// Returns rating, deviation and matches of a person after an evening.
fn at(person: &PersonRating, after: u32) -> (f64, f64, f64) {
    let point = person.history.iter().rev().find(|it| it.evening.0 <= after);
    let (estimate, matches) =
        point.map_or((person.start, 0), |point| (point.estimate, point.matches));
    (estimate.rating, estimate.deviation, f64::from(matches))
}

/// Returns Spearman's rank correlation.
fn spearman(one: &[f64], other: &[f64]) -> f64 {
    let (one, other) = (ranks(one), ranks(other));
    let middle = f64::midpoint(one.len() as f64, 1.0);
    let product = |one: &[f64], other: &[f64]| -> f64 {
        let pairs = one.iter().zip(other);
        pairs
            .map(|(one, other)| (one - middle) * (other - middle))
            .sum()
    };
    product(&one, &other) / (product(&one, &one) * product(&other, &other)).sqrt()
}

/// Returns ranks from 1; equal values share the mean of theirs.
fn ranks(values: &[f64]) -> Vec<f64> {
    let rank = |value: &f64| {
        let below = values.iter().filter(|it| *it < value).count() as f64;
        let equal = values.iter().filter(|it| *it == value).count() as f64;
        below + f64::midpoint(equal, 1.0)
    };
    values.iter().map(rank).collect()
}
