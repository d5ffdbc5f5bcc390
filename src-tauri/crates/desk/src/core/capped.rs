//! Numbers that become smaller ones: the largest where they do not fit, which no tournament reaches.

/// A kind of number with a largest one.
pub(crate) trait Largest {
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
pub(crate) fn capped<T: Largest>(number: impl TryInto<T>) -> T {
    number.try_into().unwrap_or(T::LARGEST)
}
