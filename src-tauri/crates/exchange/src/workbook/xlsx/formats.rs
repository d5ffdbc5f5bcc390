//! Formats of numbers in cells: plain, date or duration.

use std::collections::HashMap;

use super::super::sheet::WorkbookError;
use super::super::xml::{Node, Xml, attribute, number};

/// Maximum number of cell styles; numbers of later styles are plain.
const MAX_STYLES: usize = 65_536;

/// The kind of a number format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Format {
    #[default]
    Plain,
    /// A date or a time of day.
    Date,
    /// A duration, such as `[h]:mm`.
    Duration,
}

/// Reads the number format of each cell style.
///
/// # Errors
/// Fails if the part is damaged.
pub(super) fn read(part: &[u8]) -> Result<Vec<Format>, WorkbookError> {
    let mut xml = Xml::of(part);
    let mut own: HashMap<u32, Format> = HashMap::new();
    let mut formats = Vec::new();
    let mut is_of_cells = false;
    loop {
        match xml.next()? {
            Node::Start(start) => match start.local_name().as_ref() {
                "numFmt" => {
                    let code = attribute(&start, "formatCode");
                    if let (Some(id), Some(code)) = (number(&start, "numFmtId"), code) {
                        own.insert(id, of_code(&code));
                    }
                }
                "cellXfs" => is_of_cells = true,
                "xf" if is_of_cells && formats.len() < MAX_STYLES => {
                    let id = number(&start, "numFmtId").unwrap_or(0);
                    formats.push(own.get(&id).copied().unwrap_or_else(|| builtin(id)));
                }
                _ => {}
            },
            Node::End(name) if name == "cellXfs" => is_of_cells = false,
            Node::End(_) | Node::Text(_) => {}
            Node::Eof => return Ok(formats),
        }
    }
}

/// The format of a built-in number format (ECMA-376, 18.8.30).
const fn builtin(id: u32) -> Format {
    match id {
        14..=22 | 27..=36 | 45 | 47 | 50..=58 => Format::Date,
        46 => Format::Duration,
        _ => Format::Plain,
    }
}

/// Returns the format of a code such as `dd/mm/yyyy`, by the first letter outside literals in its
/// first section.
fn of_code(code: &str) -> Format {
    let mut characters = code.chars();
    while let Some(character) = characters.next() {
        match character.to_ascii_lowercase() {
            // The next character is a literal, a width or a fill character.
            '\\' | '_' | '*' => {
                characters.next();
            }
            '"' => {
                characters.by_ref().find(|it| *it == '"');
            }
            '[' => {
                let inside = characters.by_ref().take_while(|it| *it != ']');
                let inside: String = inside.map(|it| it.to_ascii_lowercase()).collect();
                let mut letters = inside.chars();
                let first = letters.next();
                if matches!(first, Some('h' | 'm' | 's')) && letters.all(|it| Some(it) == first) {
                    return Format::Duration;
                }
            }
            ';' => return Format::Plain,
            'd' | 'm' | 'y' | 'h' | 's' => return Format::Date,
            _ => {}
        }
    }
    Format::Plain
}

#[cfg(test)]
mod tests {
    use super::{Format, of_code};
    use rstest::rstest;

    #[rstest]
    #[case("DD/MM/YY", Format::Date)]
    #[case("H:MM:SS;@", Format::Date)]
    #[case("m\"M\"d\"D\";@", Format::Date)]
    #[case("[$-404]e\"\\xfc\"m\"\\xfc\"d\"\\xfc\"", Format::Date)]
    #[case("*-yyyy-mm-dd", Format::Date)]
    #[case("[h]:mm:ss", Format::Duration)]
    #[case("[Blue]\\+[h]:mm;[Red]\\-[h]:mm", Format::Duration)]
    #[case("[>=100][Magenta][s].00", Format::Duration)]
    #[case("General", Format::Plain)]
    #[case("#,##0\\ [$\u{20bd}-46D]", Format::Plain)]
    #[case("\"Y: \"0.00\"m\";\"Y: \"-0.00\"m\"", Format::Plain)]
    #[case("0_ ;[Red]\\-0\\ ", Format::Plain)]
    #[case("#,##0*y", Format::Plain)]
    #[case("[", Format::Plain)]
    #[case("", Format::Plain)]
    fn a_code_says_what_a_number_is(#[case] code: &str, #[case] expected: Format) {
        assert_eq!(of_code(code), expected);
    }
}
