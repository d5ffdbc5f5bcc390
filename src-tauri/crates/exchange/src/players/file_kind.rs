//! Detection of files that are not lists.

use kralle_choice::Choice;

use super::encoding::TextEncoding;

/// A kind of file that is not a list.
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
    /// A web page, or one with the ending of a workbook.
    WebPage,
    Json,
    Xml,
    /// A contact (vCard).
    Contact,
    /// A text with formatting (RTF).
    RichText,
    /// A report of a tournament (TRF).
    Report,
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
        known
            .or_else(|| (!wide && bytes.contains(&0)).then_some(Self::Binary))
            .or_else(|| Self::of_text(&TextEncoding::detect(bytes).decode(head(bytes))))
    }

    /// Detects the kind of a text by its beginning; `None` if it may be a list.
    fn of_text(text: &str) -> Option<Self> {
        const MARKUP: [&str; 8] = [
            "<!doctype html",
            "<html",
            "<head",
            "<body",
            "<table",
            "<div",
            "<meta",
            "<style",
        ];
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let small = text.to_ascii_lowercase();
        let begins = |words: &[&str]| words.iter().any(|it| small.starts_with(it));
        let mut characters = small.chars().filter(|it| !it.is_whitespace());
        let opening = (characters.next(), characters.next());
        // A report has the name of the tournament, or fixed columns for each player.
        let is_player = |line: &str| {
            let number = line.strip_prefix("001 ").and_then(|it| it.get(..4));
            number.is_some_and(|it| it.trim().parse::<u16>().is_ok()) && line.len() > 48
        };
        if begins(&MARKUP) || (begins(&["<?xml", "<!--"]) && small.contains("<html")) {
            Some(Self::WebPage)
        } else if begins(&["<?xml"]) {
            Some(Self::Xml)
        } else if begins(&["begin:vcard"]) {
            Some(Self::Contact)
        } else if begins(&["{\\rtf"]) {
            Some(Self::RichText)
        } else if matches!(
            opening,
            (Some('{'), Some('"' | '}')) | (Some('['), Some('{' | '['))
        ) {
            Some(Self::Json)
        } else if text.lines().any(is_player) {
            Some(Self::Report)
        } else {
            None
        }
    }
}

/// Returns the beginning of a file: an even number of bytes, for UTF-16.
fn head(bytes: &[u8]) -> &[u8] {
    &bytes[..bytes.len().min(HEAD)]
}

/// Number of bytes that show the kind of a text.
const HEAD: usize = 8192;
