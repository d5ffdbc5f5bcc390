//! Texts that cells share.

use super::super::cell;
use super::super::sheet::WorkbookError;
use super::super::xml::{Node, Xml, unfinished};

/// Maximum number of shared texts: one per cell of the longest list.
const MAX_STRINGS: usize = 1_048_576;

/// Reads the shared texts, in order.
///
/// # Errors
/// Fails if the part is damaged or has too many texts.
pub(super) fn read(part: &[u8]) -> Result<Vec<String>, WorkbookError> {
    let mut xml = Xml::of(part);
    let mut strings = Vec::new();
    let mut ends = false;
    loop {
        match xml.next()? {
            Node::Start(start) if start.local_name().as_ref() == "si" => {
                if strings.len() >= MAX_STRINGS {
                    return Err(WorkbookError::TooLarge);
                }
                strings.push(rich_text(&mut xml, "si")?);
            }
            Node::End(name) => ends |= name == "sst",
            Node::Eof if ends => return Ok(strings),
            Node::Eof => return Err(unfinished("sst")),
            Node::Start(_) | Node::Text(_) => {}
        }
    }
}

/// Returns the text of the element `name`, in one or several runs, without pronunciation hints.
///
/// # Errors
/// Fails if the XML is damaged, or the element does not end.
pub(super) fn rich_text(xml: &mut Xml<'_>, name: &str) -> Result<String, WorkbookError> {
    let mut text = String::new();
    loop {
        match xml.next()? {
            Node::Start(start) => match start.local_name().as_ref() {
                "t" => {
                    let piece = xml.text("t")?;
                    if text.len() < cell::MAX_LENGTH {
                        text.push_str(&piece);
                    }
                }
                "rPh" => xml.skip("rPh")?,
                _ => {}
            },
            Node::End(end) if end == name => return Ok(cell::text(&unescaped(&text))),
            Node::End(_) | Node::Text(_) => {}
            Node::Eof => return Err(unfinished(name)),
        }
    }
}

/// Decodes escapes such as `_x000D_`.
pub(super) fn unescaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("_x") {
        let (before, escape) = rest.split_at(at);
        plain.push_str(before);
        let digits = escape.get(2..6).filter(|_| escape.get(6..7) == Some("_"));
        let code = digits.and_then(|it| u32::from_str_radix(it, 16).ok());
        if let Some(character) = code.and_then(char::from_u32) {
            plain.push(character);
            rest = &escape[7..];
        } else {
            plain.push_str("_x");
            rest = &escape[2..];
        }
    }
    plain.push_str(rest);
    plain
}

#[cfg(test)]
mod tests {
    use super::unescaped;

    #[test]
    fn escaped_characters_are_themselves() {
        assert_eq!(unescaped("a_x000D__x000A_b"), "a\r\nb");
        assert_eq!(unescaped("_x005F_x000D_"), "_x000D_");
        for plain in ["", "_x", "_x00", "_xZZZZ_", "_x0041", "_xD800_", "é_x€€"] {
            assert_eq!(unescaped(plain), plain);
        }
    }
}
