//! Numbers by seed, for choices that are the same in every run.

/// Numbers by seed, equal on every machine and in every version (`SplitMix64`).
#[derive(Debug, Clone)]
pub struct Numbers(pub u64);

impl Numbers {
    /// Draws the next number.
    pub const fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut number = self.0;
        number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        number ^ (number >> 31)
    }

    /// Draws a number below `bound`, which is not zero.
    pub fn below(&mut self, bound: usize) -> usize {
        let number = self.draw() % u64::try_from(bound.max(1)).unwrap_or(u64::MAX);
        usize::try_from(number).unwrap_or(0)
    }
}

/// Returns the bit of a seed for one sector.
pub(crate) fn bit(seed: u64, sector: usize) -> bool {
    let sector = u64::try_from(sector).unwrap_or(u64::MAX);
    Numbers(seed ^ sector.wrapping_mul(0xD6E8_FEB8_6659_FD93)).draw() & 1 == 1
}
