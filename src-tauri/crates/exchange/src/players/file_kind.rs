//! What a file is that is no text.

use kralle_choice::Choice;

/// Kinds of files that are no text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Choice)]
pub enum FileKind {
    /// A zip archive that is no workbook.
    ZipArchive,
    /// A workbook of the old kind (`xls`), or one with a password.
    OldWorkbook,
    Pdf,
    /// An SQLite database, such as a tournament file.
    Database,
    Picture,
    Binary,
}

impl FileKind {
    /// What `bytes` are, when they are no text.
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
        // No text has a NUL, but for UTF-16, which is known by its mark.
        let wide = bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff");
        known.or_else(|| (!wide && bytes.contains(&0)).then_some(Self::Binary))
    }
}
