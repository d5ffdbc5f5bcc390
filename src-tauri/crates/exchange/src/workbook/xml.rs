//! Reader for the XML of workbooks, element by element. Names have no prefixes, and long texts
//! are cut.

use quick_xml::events::{BytesRef, BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use super::archive::damaged;
use super::cell::{self, MAX_LENGTH};
use super::sheet::WorkbookError;

/// A part of a workbook, read from front to back.
pub(super) struct Xml<'p> {
    reader: Reader<&'p [u8]>,
    buffer: Vec<u8>,
}

/// A node of a part. An empty element is a start followed by an end.
pub(super) enum Node<'b> {
    Start(BytesStart<'b>),
    End(String),
    Text(String),
    /// The end of the part.
    Eof,
}

impl<'p> Xml<'p> {
    pub(super) fn of(part: &'p [u8]) -> Self {
        let mut reader = Reader::from_reader(part);
        reader.config_mut().expand_empty_elements = true;
        Self {
            reader,
            buffer: Vec::new(),
        }
    }

    /// Returns the next node. Comments and other markup become empty text.
    ///
    /// # Errors
    /// Fails if the XML is damaged.
    pub(super) fn next(&mut self) -> Result<Node<'_>, WorkbookError> {
        self.buffer.clear();
        let event = self.reader.read_event_into(&mut self.buffer);
        Ok(match event.map_err(|error| damaged(&error))? {
            Event::Start(start) => Node::Start(start),
            Event::End(end) => Node::End(end.local_name().as_ref().to_owned()),
            Event::Text(text) => Node::Text(cell::text(&text.xml10_content())),
            Event::CData(text) => Node::Text(cell::text(&text.xml10_content())),
            Event::GeneralRef(reference) => Node::Text(character(&reference)?.to_string()),
            Event::Eof => Node::Eof,
            Event::Empty(_)
            | Event::Comment(_)
            | Event::Decl(_)
            | Event::PI(_)
            | Event::DocType(_) => Node::Text(String::new()),
        })
    }

    /// Returns the text up to the end of the element `name`, including nested elements. Long text
    /// is cut.
    ///
    /// # Errors
    /// Fails if the XML is damaged, or the element does not end.
    pub(super) fn text(&mut self, name: &str) -> Result<String, WorkbookError> {
        let mut text = String::new();
        let mut depth = 0_usize;
        loop {
            match self.next()? {
                Node::Text(found) if text.len() < MAX_LENGTH => text.push_str(&found),
                Node::Start(start) => depth += usize::from(start.local_name().as_ref() == name),
                Node::End(end) if end == name => match depth.checked_sub(1) {
                    Some(less) => depth = less,
                    None => return Ok(cell::text(&text)),
                },
                Node::Text(_) | Node::End(_) => {}
                Node::Eof => return Err(unfinished(name)),
            }
        }
    }

    /// Skips everything up to the end of the element `name`.
    ///
    /// # Errors
    /// Fails if the XML is damaged, or the element does not end.
    pub(super) fn skip(&mut self, name: &str) -> Result<(), WorkbookError> {
        self.text(name).map(drop)
    }
}

/// Returns the character of a reference.
///
/// # Errors
/// Fails if there is none, for example for an entity that the part declares. Otherwise a name
/// would silently lose letters.
pub(super) fn character(reference: &BytesRef<'_>) -> Result<char, WorkbookError> {
    let character = match &**reference {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => reference.resolve_char_ref().ok().flatten(),
    };
    character.ok_or_else(|| damaged(&"a reference that stands for no character"))
}

/// Returns the value of an attribute, by its name without prefix; `None` if it does not exist.
pub(super) fn attribute(start: &BytesStart<'_>, name: &str) -> Option<String> {
    let mut attributes = start.attributes();
    let mut attributes = attributes.with_checks(false).flatten();
    let attribute = attributes.find(|it| it.key.local_name().as_ref() == name)?;
    let value = attribute.normalized_value(XmlVersion::Implicit1_0).ok()?;
    Some(cell::text(&value))
}

/// Returns the number in an attribute; `None` if it does not exist or is not a number.
pub(super) fn number(start: &BytesStart<'_>, name: &str) -> Option<u32> {
    attribute(start, name)?.trim().parse().ok()
}

pub(super) fn unfinished(name: &str) -> WorkbookError {
    damaged(&format_args!("the element {name} does not end"))
}
