//! Detection of files that are not text.

use kralle_choice::Choice;

use super::encoding::TextEncoding;

/// A kind of file that is not text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Choice)]
pub enum FileKind {
    /// A zip archive other than a workbook.
    ZipArchive,
    /// An old workbook (`xls`), or a workbook with a password.
    OldWorkbook,
    Pdf,
    /// An SQLite database, such as a tournament file.
    Database,
    Picture,
    Binary,
}

impl FileKind {
    /// Detects the kind of `bytes`; `None` if they may be text.
    pub(super) fn detect(bytes: &[u8]) -> Option<Self> {
        const SIGNS: [(&[u8], FileKind); 7] = [
            (b"PK\x03\x04", FileKind::ZipArchive),
            (b"\xd0\xcf\x11\xe0", FileKind::OldWorkbook),
            (b"%PDF", FileKind::Pdf),
            (b"SQLite format 3\0", FileKind::Database),
            (b"\x89PNG", FileKind::Picture),
            (b"\xff\xd8\xff", FileKind::Picture),
            (b"GIF8", FileKind::Picture),
        ];
        let known = SIGNS
            .iter()
            .find(|(sign, _)| bytes.starts_with(sign))
            .map(|(_, kind)| *kind);
        // Only UTF-16 text contains NUL bytes.
        let marked = bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff");
        let wide = marked || TextEncoding::wide(bytes).is_some();
        known.or_else(|| (!wide && bytes.contains(&0)).then_some(Self::Binary))
    }
}
