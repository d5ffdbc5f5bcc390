//! Codes for the Swiss rules, which have headings and bullets but no numbers.
//!
//! A code is a letter for the heading, the number of the top-level bullet under it, and a letter
//! for the sub-bullet.

/// Letter of the code and the heading it stands for, in the order of the document.
pub const HEADINGS: [(char, &str); 12] = [
    ('A', "Allgemeines"),
    ('H', "Hand"),
    ('E', "Einschränkungen"),
    ('B', "Bauern"),
    ('R', "Rochade"),
    ('K', "Kommunikation"),
    ('F', "Ende"),
    ('X', "Spezialregeln"),
    ('G', "Grundkonzept"),
    ('T', "Teams"),
    ('P', "Ablauf"),
    ('W', "Wertung"),
];

/// Splits a code into heading and point: `G4b` is ("Grundkonzept", "4b").
///
/// `None` if the letter is not in [`HEADINGS`] or no point follows it.
pub fn heading_and_point(code: &'static str) -> Option<(&'static str, &'static str)> {
    let letter = code.chars().next()?;
    let point = code.get(letter.len_utf8()..).filter(|it| !it.is_empty())?;
    let (_, heading) = HEADINGS.iter().find(|(it, _)| *it == letter)?;
    Some((heading, point))
}
