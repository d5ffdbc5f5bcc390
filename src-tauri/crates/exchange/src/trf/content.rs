//! Files that are no report, by their content.

use super::error::TrfProblem;
use super::record::Record;

/// The first bytes of compressed files: gzip, ZIP, 7z, xz, bzip2, zstd.
const COMPRESSED: [&[u8]; 6] = [
    b"\x1f\x8b",
    b"PK\x03\x04",
    b"7z\xbc\xaf",
    b"\xfd7zXZ",
    b"BZh",
    b"\x28\xb5\x2f\xfd",
];

/// Returns the problem of a file without players that is of another kind; `None` for reports, and
/// for files whose kind is unknown.
pub(super) fn foreign<'a>(
    bytes: &[u8],
    lines: &(impl Iterator<Item = (&'a str, &'a Record)> + Clone),
) -> Option<TrfProblem> {
    if COMPRESSED.iter().any(|it| bytes.starts_with(it)) {
        return Some(TrfProblem::Compressed);
    }
    let mut texts = 0;
    for (_, record) in lines.clone() {
        if matches!(record, Record::Blank | Record::Comment(_)) {
            continue;
        }
        let Record::Text { code, .. } = record else {
            return None;
        };
        // A list has lines that begin with no code of three digits.
        if code.bytes().all(|it| it.is_ascii_digit()) {
            return None;
        }
        texts += 1;
    }
    let separated = |separator: char| {
        let texts = lines.clone().map(|(text, _)| text);
        let texts = texts.filter(|it| !it.trim().is_empty());
        texts.take(20).all(|it| it.contains(separator))
    };
    let is_list = texts > 1 && [';', ',', '\t'].into_iter().any(separated);
    is_list.then_some(TrfProblem::PlayerList)
}
