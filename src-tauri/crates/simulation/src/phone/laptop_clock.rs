//! The laptop's clock as a phone estimates it from answers.

/// Milliseconds after which a less exact measurement replaces a better one.
const OLD: i64 = 600_000;

/// A measurement, in half milliseconds where a round trip was halved.
#[derive(Debug, Clone, Copy)]
struct Measurement {
    ahead_halves: i64,
    error_halves: i64,
    at: i64,
}

/// The difference between the laptop's clock and the phone's.
#[derive(Debug, Clone, Default)]
pub(super) struct LaptopClock(Option<Measurement>);

impl LaptopClock {
    /// Records an answer with the laptop's time; `sent` and `received` are by the phone's clock.
    pub(super) fn hear(&mut self, laptop: i64, sent: i64, received: i64) {
        let error_halves = (received - sent).max(0);
        let measurement = Measurement {
            ahead_halves: 2 * (laptop - sent) - error_halves,
            error_halves,
            at: received,
        };
        let is_kept = self.0.is_some_and(|best| {
            let difference = (measurement.ahead_halves - best.ahead_halves).abs();
            // A larger difference than both errors means that a clock was set.
            let agree = difference <= error_halves + best.error_halves;
            agree && error_halves > best.error_halves && received - best.at < OLD
        });
        if !is_kept {
            self.0 = Some(measurement);
        }
    }

    /// Returns the laptop's time at `own` of the phone's clock.
    pub(super) fn at(&self, own: i64) -> i64 {
        let ahead = self.0.map_or(0, |it| it.ahead_halves);
        // Halves round up.
        (2 * own + ahead + 1).div_euclid(2)
    }
}
