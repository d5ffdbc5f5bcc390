//! A stream of numbers that is the same everywhere and for ever.

/// A stream of numbers from a text: `SplitMix64` (Steele, Lea and Flood 2014),
/// started with the FNV-1a hash of the text.
///
/// It is for generated events only. Lots that decide anything are drawn with
/// `ChaCha20` (`tournament`).
#[derive(Debug, Clone)]
pub struct Stream {
    state: u64,
}

impl Stream {
    /// Starts the stream of a text.
    pub fn from_text(text: &str) -> Self {
        let state = text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        Self { state }
    }

    /// The next 64 bits.
    pub const fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below the limit, all equally likely; 0 for a limit of 0.
    pub const fn below(&mut self, limit: u64) -> u64 {
        if limit == 0 {
            return 0;
        }
        // The last, incomplete run of the range would favor small numbers.
        let fair = u64::MAX - u64::MAX % limit;
        loop {
            let bits = self.bits();
            if bits < fair {
                return bits % limit;
            }
        }
    }

    /// Whether something of so many per cent happens.
    pub const fn percent(&mut self, percent: u8) -> bool {
        self.below(100) < percent as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published first numbers of `SplitMix64` started with 0.
    #[test]
    fn the_stream_is_the_published_one() {
        let mut stream = Stream { state: 0 };
        assert_eq!(stream.bits(), 0xe220_a839_7b1d_cdaf);
        assert_eq!(stream.bits(), 0x6e78_9e6a_a1b9_65f4);
    }

    #[test]
    fn a_text_starts_with_its_hash() {
        assert_eq!(Stream::from_text("").state, 0xcbf2_9ce4_8422_2325);
        assert_eq!(Stream::from_text("a").state, 0xaf63_dc4c_8601_ec8c);
    }
}
