//! Converts numbers to smaller types: one that does not fit, which no tournament reaches, becomes the largest.

/// A kind of number with a largest one.
pub trait Largest {
    /// That one.
    const LARGEST: Self;
}

macro_rules! largest {
    ($($number:ident),*) => {$(
        impl Largest for $number {
            const LARGEST: Self = Self::MAX;
        }
    )*};
}

largest!(u16, u32, usize);

/// The number, or the largest that fits.
pub fn capped<T: Largest>(number: impl TryInto<T>) -> T {
    number.try_into().unwrap_or(T::LARGEST)
}
