//! Columns and lines of a template.

use serde::Deserialize;
use toml::Spanned;

use super::label::Label;
use super::mistake::{Mistake, Place, TemplateError};
use super::paper::MM;
use crate::SheetKind;

/// A column of a table.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ColumnTemplate {
    pub(crate) table: &'static str,
    pub(crate) key: &'static str,
    pub(crate) width: Width,
    pub(crate) align: Align,
    pub(crate) middle: bool,
    pub(crate) strong: bool,
    /// The size of its text relative to the ordinary size.
    pub(crate) scale: f32,
    pub(crate) label: Label,
}

/// The width of a column.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Width {
    /// A width in points.
    Fixed(f32),
    /// The width of its content.
    Fit,
    /// A share of the remaining width.
    Share(f32),
}

/// The alignment of a cell's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Align {
    #[default]
    Left,
    Center,
    Right,
}

/// A line of a sheet without tables, such as a certificate.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct LineTemplate {
    pub(crate) text: Label,
    /// The size of the text in points.
    pub(crate) size: f32,
    pub(crate) strong: bool,
    pub(crate) align: Align,
    /// The space above it, in points.
    pub(crate) above: f32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawColumn {
    table: Option<Spanned<String>>,
    key: Spanned<String>,
    width: Spanned<String>,
    #[serde(default)]
    align: Align,
    #[serde(default)]
    vertical: Vertical,
    #[serde(default)]
    strong: bool,
    scale: Option<Spanned<f32>>,
    label: Label,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLine {
    text: Spanned<Label>,
    size: Spanned<f32>,
    #[serde(default)]
    strong: bool,
    #[serde(default)]
    align: Align,
    above: Option<Spanned<f32>>,
}

#[derive(Deserialize, Default, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Vertical {
    #[default]
    Top,
    Middle,
}

impl RawColumn {
    pub(super) fn read(
        self,
        place: &Place<'_>,
        sheet: SheetKind,
    ) -> Result<ColumnTemplate, TemplateError> {
        let tables = sheet.tables();
        let names: Vec<&'static str> = tables.iter().map(|(name, _)| *name).collect();
        let table = match &self.table {
            None => names.first().copied().unwrap_or_default(),
            Some(table) => place.one_of(table, &names)?,
        };
        let known = tables
            .iter()
            .find(|(name, _)| *name == table)
            .map_or("", |(_, columns)| *columns);
        let known: Vec<&str> = known.split_whitespace().collect();
        let key = place.one_of(&self.key, &known)?;
        Ok(ColumnTemplate {
            table,
            key,
            width: width(place, &self.width)?,
            align: self.align,
            middle: self.vertical == Vertical::Middle,
            strong: self.strong,
            scale: match &self.scale {
                None => 1.0,
                Some(scale) => place.within(scale, 0.5, 3.0)?,
            },
            label: self.label,
        })
    }
}

impl RawLine {
    /// Returns the error for a line in the template of a sheet without lines.
    pub(super) fn unexpected(&self, place: &Place<'_>) -> TemplateError {
        let mistake = Mistake::Unknown {
            found: "line".to_owned(),
            expected: "column".to_owned(),
        };
        place.error(self.text.span().start, mistake)
    }

    pub(super) fn read(
        self,
        place: &Place<'_>,
        sheet: SheetKind,
    ) -> Result<LineTemplate, TemplateError> {
        known_fields(place, &self.text, sheet)?;
        Ok(LineTemplate {
            size: place.within(&self.size, 5.0, 600.0)?,
            strong: self.strong,
            align: self.align,
            above: match &self.above {
                None => 0.0,
                Some(above) => place.within(above, 0.0, 200.0)? * MM,
            },
            text: self.text.into_inner(),
        })
    }
}

fn width(place: &Place<'_>, width: &Spanned<String>) -> Result<Width, TemplateError> {
    let text = width.get_ref().trim();
    let number = |unit: &str| text.strip_suffix(unit)?.trim().parse::<f32>().ok();
    let parsed = if text == "fit" {
        Some(Width::Fit)
    } else if let Some(mm) = number("mm") {
        (1.0..=400.0).contains(&mm).then_some(Width::Fixed(mm * MM))
    } else {
        let share = number("fr").filter(|share| (0.1..=100.0).contains(share));
        share.map(Width::Share)
    };
    parsed.ok_or_else(|| place.unknown(width, &["fit", "12mm", "1fr"]))
}

/// Refuses a text with a field that the sheet does not have.
pub(super) fn known_fields(
    place: &Place<'_>,
    text: &Spanned<Label>,
    sheet: SheetKind,
) -> Result<(), TemplateError> {
    let known = sheet.fields();
    match text.get_ref().unknown_field(&known) {
        None => Ok(()),
        Some(found) => {
            let expected = known.join(", ");
            let mistake = Mistake::Unknown { found, expected };
            Err(place.error(text.span().start, mistake))
        }
    }
}
