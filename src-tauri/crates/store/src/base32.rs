//! Crockford's base 32, for bytes that people read aloud: without I, L, O and U.

/// The alphabet, five bits a symbol.
const SYMBOLS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Encodes bytes, five bits a symbol; the last symbol is padded with zero bits.
pub(crate) fn encode(bytes: &[u8]) -> String {
    let bit = |place: usize| {
        let byte = bytes.get(place / 8).copied().unwrap_or_default();
        usize::from(byte >> (7 - place % 8) & 1)
    };
    (0..symbols(bytes.len()))
        .map(|symbol| {
            let value = (0..5).fold(0, |value, place| value << 1 | bit(symbol * 5 + place));
            char::from(SYMBOLS[value])
        })
        .collect()
}

/// Returns the number of symbols for a number of bytes.
pub(crate) const fn symbols(bytes: usize) -> usize {
    (bytes * 8).div_ceil(5)
}

/// Returns the value of a symbol: case-insensitive, I and L as 1, O as 0; `None` for another
/// character.
pub(crate) fn value(symbol: char) -> Option<u8> {
    let symbol = match symbol.to_ascii_uppercase() {
        'I' | 'L' => '1',
        'O' => '0',
        other => other,
    };
    let place = SYMBOLS.iter().position(|it| char::from(*it) == symbol)?;
    u8::try_from(place).ok()
}

/// Decodes the values of [`symbols`] symbols; `None` for another number of them, or nonzero
/// padding.
pub(crate) fn decode<const N: usize>(values: &[u8]) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    if values.len() != symbols(N) {
        return None;
    }
    for (place, value) in values.iter().enumerate() {
        for bit in 0..5 {
            let at = place * 5 + bit;
            let is_set = value >> (4 - bit) & 1;
            match bytes.get_mut(at / 8) {
                Some(byte) => *byte |= is_set << (7 - at % 8),
                None if is_set == 0 => {}
                None => return None,
            }
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn read<const N: usize>(text: &str) -> Option<[u8; N]> {
        let values: Option<Vec<u8>> = text.chars().map(value).collect();
        decode(&values?)
    }

    proptest! {
        #[test]
        fn bytes_come_back(ten: [u8; 10], whole: [u8; 32]) {
            prop_assert_eq!(encode(&ten).len(), 16);
            prop_assert_eq!(read(&encode(&ten)), Some(ten));
            prop_assert_eq!(encode(&whole).len(), 52);
            prop_assert_eq!(read(&encode(&whole).to_lowercase()), Some(whole));
        }
    }

    #[test]
    fn symbols_are_those_of_crockford() {
        assert_eq!(encode(&[0x00, 0x44, 0x32, 0x14, 0xC7]), "01234567");
        assert_eq!(encode(&[0xFF]), "ZW");
        assert_eq!(read("OoIiLl10"), Some([0x00, 0x02, 0x10, 0x84, 0x20]));
        assert_eq!(read::<1>("ZX"), None, "filled up with something");
        assert_eq!(read::<1>("Z"), None);
        assert_eq!(value('U'), None);
    }
}
