//! The parts of a workbook: sheets, shared texts and number formats.

use std::collections::HashMap;

use super::super::archive::{Parts, damaged};
use super::super::sheet::WorkbookError;
use super::super::xml::{Node, Xml, attribute, unfinished};
use super::formats::{self, Format};
use super::strings;

/// The folder of the parts of a workbook.
const FOLDER: &str = "xl/";
/// Maximum number of sheets in a workbook; later ones are ignored.
const MAX_SHEETS: usize = 256;

/// A workbook without its cells.
pub(super) struct Package<'b> {
    pub(super) parts: Parts<'b>,
    pub(super) sheets: Vec<SheetPart>,
    pub(super) strings: Vec<String>,
    /// The number format of each cell style.
    pub(super) formats: Vec<Format>,
    /// True if days are counted from 1904.
    pub(super) is_from_1904: bool,
}

/// A sheet and the part with its cells.
pub(super) struct SheetPart {
    pub(super) name: String,
    pub(super) is_hidden: bool,
    pub(super) part: String,
}

/// The sheets in the workbook's list.
struct Listed {
    sheets: Vec<ListedSheet>,
    is_from_1904: bool,
}

/// A sheet in the workbook's list.
struct ListedSheet {
    name: String,
    is_hidden: bool,
    relation: String,
}

impl<'b> Package<'b> {
    pub(super) fn read(bytes: &'b [u8]) -> Result<Self, WorkbookError> {
        let parts = Parts::of(bytes)?;
        let expected = |name: &str| damaged(&format_args!("{name} is missing"));
        let relations = format!("{FOLDER}_rels/workbook.xml.rels");
        let relations_part = parts.read(&relations)?;
        let targets = targets(&relations_part.ok_or_else(|| expected(&relations))?)?;
        let workbook = format!("{FOLDER}workbook.xml");
        let workbook_part = parts.read(&workbook)?;
        let listed = listed(&workbook_part.ok_or_else(|| expected(&workbook))?)?;
        let strings = match parts.read(&format!("{FOLDER}sharedStrings.xml"))? {
            Some(part) => strings::read(&part)?,
            None => Vec::new(),
        };
        let formats = match parts.read(&format!("{FOLDER}styles.xml"))? {
            Some(part) => formats::read(&part)?,
            None => Vec::new(),
        };
        let mut sheets = Vec::new();
        for ListedSheet {
            name,
            is_hidden,
            relation,
        } in listed.sheets
        {
            let target = targets.get(&relation);
            let target = target.ok_or_else(|| damaged(&format_args!("no part of sheet {name}")))?;
            // A chart sheet has no cells.
            if let Some(part) = target {
                let part = part.clone();
                sheets.push(SheetPart {
                    name,
                    is_hidden,
                    part,
                });
            }
        }
        Ok(Self {
            parts,
            sheets,
            strings,
            formats,
            is_from_1904: listed.is_from_1904,
        })
    }
}

/// Returns the parts by relationship; `None` for anything but a sheet with cells.
///
/// # Errors
/// Fails if the XML is damaged.
fn targets(part: &[u8]) -> Result<HashMap<String, Option<String>>, WorkbookError> {
    let mut xml = Xml::of(part);
    let mut targets = HashMap::new();
    loop {
        match xml.next()? {
            Node::Start(start) if start.local_name().as_ref() == "Relationship" => {
                let id = attribute(&start, "Id");
                let target = attribute(&start, "Target");
                if let (Some(id), Some(target)) = (id, target) {
                    let kind = attribute(&start, "Type").unwrap_or_default();
                    let has_cells = kind.is_empty() || kind.ends_with("/worksheet");
                    targets.insert(id, has_cells.then(|| place(&target)));
                }
            }
            Node::Eof => return Ok(targets),
            Node::Start(_) | Node::End(_) | Node::Text(_) => {}
        }
    }
}

/// Returns the path of a target within the archive.
fn place(target: &str) -> String {
    let target = target.replace('\\', "/");
    if let Some(whole) = target.strip_prefix('/') {
        return whole.to_owned();
    }
    match target.strip_prefix("../") {
        Some(above) => above.to_owned(),
        None => format!("{FOLDER}{}", target.strip_prefix("./").unwrap_or(&target)),
    }
}

fn listed(part: &[u8]) -> Result<Listed, WorkbookError> {
    let mut xml = Xml::of(part);
    let mut listed = Listed {
        sheets: Vec::new(),
        is_from_1904: false,
    };
    let mut ends = false;
    loop {
        match xml.next()? {
            Node::Start(start) => match start.local_name().as_ref() {
                "sheet" if listed.sheets.len() < MAX_SHEETS => {
                    let name = attribute(&start, "name").unwrap_or_default();
                    // `r:id` with any prefix; `sheetId` is a different number.
                    let relation = attribute(&start, "id").unwrap_or_default();
                    let state = attribute(&start, "state").unwrap_or_default();
                    listed.sheets.push(ListedSheet {
                        name,
                        is_hidden: matches!(state.as_str(), "hidden" | "veryHidden"),
                        relation,
                    });
                }
                "workbookPr" => {
                    if let Some(told) = attribute(&start, "date1904") {
                        listed.is_from_1904 = matches!(told.as_str(), "1" | "true");
                    }
                }
                _ => {}
            },
            Node::End(name) => ends |= name == "workbook",
            Node::Text(_) => {}
            Node::Eof if ends => return Ok(listed),
            Node::Eof => return Err(unfinished("workbook")),
        }
    }
}
