//! Fuzz target: the body of a push, with its `Content-Encoding` in the first line.

use kralle_archive::intake::Packing;

/// Maximum unpacked size, in bytes.
const MOST: usize = 1 << 16;

/// Unpacks `bytes` by the encoding in their first line, and checks that a larger limit gives the
/// same result.
pub fn run(bytes: &[u8]) {
    let end = bytes.iter().position(|byte| *byte == b'\n');
    let (name, body) = bytes.split_at(end.unwrap_or(bytes.len()));
    let Ok(Ok(packing)) = std::str::from_utf8(name).map(str::parse::<Packing>) else {
        return;
    };
    let body = body.get(1..).unwrap_or_default();
    let Ok(unpacked) = packing.unpack(body.to_vec(), MOST) else {
        return;
    };
    assert!(unpacked.len() <= MOST);
    let again = packing.unpack(body.to_vec(), 2 * MOST);
    assert_eq!(again, Ok(unpacked));
}
