//! Conversion of numbers to smaller types. A number that does not fit, which no tournament reaches, becomes the
//! largest.

/// A number type with a largest value.
pub trait Largest {
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

/// Converts `number`; returns the largest value of the type if it does not fit.
pub fn capped<T: Largest>(number: impl TryInto<T>) -> T {
    number.try_into().unwrap_or(T::LARGEST)
}
