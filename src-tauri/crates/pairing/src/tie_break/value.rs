//! The value of a tie-break.

use std::cmp::Ordering;
use std::fmt;

use crate::event::HalfPoints;

/// The value of a tie-break: an exact decimal number of at most five places.
///
/// Two values compare by their size; the number of places only affects formatting.
#[derive(Debug, Clone, Copy)]
pub struct Value {
    /// In units of 0.00001.
    units: i64,
    places: u8,
}

const ONE: i64 = 100_000;

impl Value {
    /// Zero, as a whole number.
    pub const ZERO: Self = Self::whole(0);

    /// Returns a whole number.
    pub const fn whole(number: i64) -> Self {
        Self {
            units: number.saturating_mul(ONE),
            places: 0,
        }
    }

    /// Returns a number of half points, formatted with this many places.
    pub const fn halves(halves: i64, places: u8) -> Self {
        Self {
            units: halves.saturating_mul(ONE / 2),
            places,
        }
    }

    /// Returns a number of quarters (products of two scores), formatted with this many places.
    pub const fn quarters(quarters: i64, places: u8) -> Self {
        Self {
            units: quarters.saturating_mul(ONE / 4),
            places,
        }
    }

    /// Returns a score.
    pub fn points(points: HalfPoints, places: u8) -> Self {
        Self::halves(i64::from(points.get()), places)
    }

    /// Divides a sum of values by their number, rounded to this many places, one half up.
    ///
    /// `None` for a division by zero.
    pub fn divided(self, by: i64, places: u8) -> Option<Self> {
        if by <= 0 {
            return None;
        }
        let step = 10_i64.pow(5_u32.saturating_sub(u32::from(places)));
        let divisor = by.saturating_mul(step);
        let rounded = self
            .units
            .saturating_mul(2)
            .saturating_add(divisor)
            .div_euclid(divisor.saturating_mul(2));
        Some(Self {
            units: rounded.saturating_mul(step),
            places,
        })
    }

    /// Returns the value in units of 0.00001.
    pub const fn units(self) -> i64 {
        self.units
    }
}

impl std::ops::Add for Value {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            units: self.units.saturating_add(other.units),
            places: self.places.max(other.places),
        }
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Self) -> bool {
        self.units == other.units
    }
}

impl Eq for Value {}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        self.units.cmp(&other.units)
    }
}

/// Writes `12.5`, with as many places as the value has.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.units < 0 { "-" } else { "" };
        let size = self.units.unsigned_abs();
        let one = ONE.unsigned_abs();
        let whole = size / one;
        let places = usize::from(self.places.min(5));
        if places == 0 {
            return f.pad(&format!("{sign}{whole}"));
        }
        let fraction = format!("{:05}", size % one);
        f.pad(&format!("{sign}{whole}.{}", &fraction[..places]))
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case(Value::whole(7), "7")]
    #[case(Value::halves(15, 1), "7.5")]
    #[case(Value::halves(14, 0), "7")]
    #[case(Value::whole(2) + Value::halves(1, 1), "2.5")]
    #[case(Value::quarters(3, 2) + Value::whole(2), "2.75")]
    #[case(Value::quarters(29, 2), "7.25")]
    #[case(Value::whole(-3), "-3")]
    fn printed(#[case] value: Value, #[case] text: &str) {
        assert_eq!(value.to_string(), text);
    }

    #[rstest]
    #[case::exact(Value::halves(15, 1), 2, 2, "3.75")]
    #[case::a_half_is_rounded_up(Value::halves(1, 1), 4, 2, "0.13")]
    #[case::below_the_half(Value::whole(1), 3, 2, "0.33")]
    #[case::above_the_half(Value::whole(2), 3, 3, "0.667")]
    #[case::to_whole_numbers(Value::whole(5), 2, 0, "3")]
    fn divided(#[case] sum: Value, #[case] by: i64, #[case] places: u8, #[case] text: &str) {
        assert_eq!(sum.divided(by, places).unwrap().to_string(), text);
    }
}
