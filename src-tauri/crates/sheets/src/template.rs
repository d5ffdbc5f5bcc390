//! Templates of sheets: `templates/*.toml`.
//!
//! A template says how a sheet looks: title, paper, margins, columns with
//! width, alignment and labels in each language, header and footer. What
//! stands in the cells is the sheet's own. A director can copy a template and
//! change it; a mistake in it is a [`TemplateError`] with line and column.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use kralle_words::Language;
use serde::Deserialize;
use toml::Spanned;

use crate::SheetKind;

/// How a sheet looks.
#[derive(Debug, Clone, PartialEq)]
pub struct Template {
    pub(crate) sheet: SheetKind,
    /// Width and height in points.
    pub(crate) paper: (f32, f32),
    /// Top, right, bottom, left in points.
    pub(crate) margins: [f32; 4],
    /// Size of ordinary text in points.
    pub(crate) size: f32,
    /// How much larger everything may get to fill a single page.
    pub(crate) largest: f32,
    /// How much smaller everything may get to stay on a single page.
    pub(crate) smallest: f32,
    pub(crate) zebra: bool,
    pub(crate) title: Label,
    pub(crate) header: Ends,
    pub(crate) footer: Ends,
    pub(crate) columns: Vec<ColumnTemplate>,
}

/// A text in each language.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Label {
    de: String,
    en: String,
    fr: Option<String>,
    it: Option<String>,
}

impl Label {
    /// The text in `language`; French and Italian borrow from English as the
    /// messages do.
    pub(crate) fn text(&self, language: Language) -> &str {
        match language {
            Language::German => &self.de,
            Language::English => &self.en,
            Language::French => self.fr.as_deref().unwrap_or(&self.en),
            Language::Italian => self.it.as_deref().unwrap_or(&self.en),
        }
    }

    fn texts(&self) -> impl Iterator<Item = &str> {
        [
            Some(&self.de),
            Some(&self.en),
            self.fr.as_ref(),
            self.it.as_ref(),
        ]
        .into_iter()
        .flatten()
        .map(String::as_str)
    }
}

/// The fields at the two ends of header or footer.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Ends {
    pub(crate) left: Vec<String>,
    pub(crate) right: Vec<String>,
}

/// A column of the table.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ColumnTemplate {
    pub(crate) key: String,
    pub(crate) width: Width,
    pub(crate) align: Align,
    pub(crate) middle: bool,
    pub(crate) strong: bool,
    /// Size of its text in parts of the ordinary size.
    pub(crate) scale: f32,
    pub(crate) label: Label,
}

/// How wide a column is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Width {
    /// In points.
    Fixed(f32),
    /// As wide as what is in it.
    Fit,
    /// This share of what the others leave.
    Share(f32),
}

/// Where a cell's text stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Align {
    #[default]
    Left,
    Center,
    Right,
}

/// A mistake in a template.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {mistake}")]
pub struct TemplateError {
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1, in characters.
    pub column: usize,
    /// What is wrong there.
    pub mistake: Mistake,
}

/// What is wrong in a template.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Mistake {
    /// Not TOML, or an entry of the wrong kind, or one nobody reads.
    #[error("{reason}")]
    Syntax {
        /// What the reader says.
        reason: String,
    },
    /// A word that is none of those expected.
    #[error("found `{found}`, expected {expected}")]
    Unknown {
        /// The word.
        found: String,
        /// What could stand there.
        expected: String,
    },
    /// A number outside its range.
    #[error("found {found}, expected {expected}")]
    OutOfRange {
        /// The number.
        found: String,
        /// The range.
        expected: String,
    },
}

impl Mistake {
    /// Stable and never translated.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Syntax { .. } => "template_syntax",
            Self::Unknown { .. } => "template_unknown",
            Self::OutOfRange { .. } => "template_out_of_range",
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTemplate {
    sheet: Spanned<String>,
    paper: Spanned<String>,
    #[serde(default)]
    orientation: Orientation,
    margins: RawMargins,
    size: Spanned<f32>,
    largest: Option<Spanned<f32>>,
    smallest: Option<Spanned<f32>>,
    #[serde(default)]
    zebra: bool,
    title: Spanned<Label>,
    #[serde(default)]
    header: RawEnds,
    #[serde(default)]
    footer: RawEnds,
    column: Vec<RawColumn>,
}

#[derive(Deserialize, Default, Clone, Copy)]
#[serde(rename_all = "snake_case")]
enum Orientation {
    #[default]
    Portrait,
    Landscape,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMargins {
    top: Spanned<f32>,
    right: Spanned<f32>,
    bottom: Spanned<f32>,
    left: Spanned<f32>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct RawEnds {
    #[serde(default)]
    left: Vec<Spanned<String>>,
    #[serde(default)]
    right: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawColumn {
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

#[derive(Deserialize, Default, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Vertical {
    #[default]
    Top,
    Middle,
}

/// Points of a millimetre.
pub(crate) const MM: f32 = 72.0 / 25.4;

/// Paper sizes in millimetres, upright.
const PAPERS: [(&str, f32, f32); 4] = [
    ("A3", 297.0, 420.0),
    ("A4", 210.0, 297.0),
    ("A5", 148.0, 210.0),
    ("A6", 105.0, 148.0),
];

/// Where in a text a mistake can be.
struct Place<'a>(&'a str);

impl Place<'_> {
    fn error(&self, offset: usize, mistake: Mistake) -> TemplateError {
        let before = &self.0[..self.0.floor_char_boundary(offset)];
        TemplateError {
            line: before.matches('\n').count() + 1,
            column: before
                .rsplit('\n')
                .next()
                .map_or(0, |line| line.chars().count())
                + 1,
            mistake,
        }
    }

    fn unknown(&self, found: &Spanned<String>, expected: &[&str]) -> TemplateError {
        let expected = expected.join(", ");
        let mistake = Mistake::Unknown {
            found: found.get_ref().clone(),
            expected,
        };
        self.error(found.span().start, mistake)
    }

    fn within(&self, number: &Spanned<f32>, from: f32, to: f32) -> Result<f32, TemplateError> {
        let found = *number.get_ref();
        if found.is_finite() && (from..=to).contains(&found) {
            return Ok(found);
        }
        let mistake = Mistake::OutOfRange {
            found: found.to_string(),
            expected: format!("{from} … {to}"),
        };
        Err(self.error(number.span().start, mistake))
    }

    fn fields(
        &self,
        names: &[Spanned<String>],
        known: &[&str],
    ) -> Result<Vec<String>, TemplateError> {
        names
            .iter()
            .map(|name| {
                if known.contains(&name.get_ref().as_str()) {
                    Ok(name.get_ref().clone())
                } else {
                    Err(self.unknown(name, known))
                }
            })
            .collect()
    }

    fn width(&self, width: &Spanned<String>) -> Result<Width, TemplateError> {
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
        parsed.ok_or_else(|| self.unknown(width, &["fit", "12mm", "1fr"]))
    }
}

impl Template {
    /// The template of `sheet` that comes with Kralle.
    pub fn builtin(sheet: SheetKind) -> Result<Self, TemplateError> {
        static READ: [OnceLock<Result<Template, TemplateError>>; SheetKind::ALL.len()] =
            [const { OnceLock::new() }; SheetKind::ALL.len()];
        READ[sheet as usize]
            .get_or_init(|| Self::parse(sheet.builtin_template()))
            .clone()
    }

    /// The same template with its paper turned by a quarter.
    pub(crate) fn turned(&self) -> Self {
        let (width, height) = self.paper;
        Self {
            paper: (height, width),
            ..self.clone()
        }
    }

    /// Reads a template.
    pub fn parse(text: &str) -> Result<Self, TemplateError> {
        let place = Place(text);
        let raw: RawTemplate = toml::from_str(text).map_err(|error| {
            let reason = error.message().to_owned();
            place.error(
                error.span().map_or(0, |span| span.start),
                Mistake::Syntax { reason },
            )
        })?;

        let sheet = SheetKind::ALL
            .into_iter()
            .find(|kind| kind.code() == raw.sheet.get_ref())
            .ok_or_else(|| place.unknown(&raw.sheet, &SheetKind::ALL.map(SheetKind::code)))?;
        let (_, width, height) = PAPERS
            .into_iter()
            .find(|(name, ..)| name == raw.paper.get_ref())
            .ok_or_else(|| place.unknown(&raw.paper, &PAPERS.map(|(name, ..)| name)))?;
        let (width, height) = match raw.orientation {
            Orientation::Portrait => (width, height),
            Orientation::Landscape => (height, width),
        };
        // Half a page at most, so that something is left between the margins.
        let margin = |number: &Spanned<f32>, side: f32| {
            place
                .within(number, 0.0, (side / 3.0).floor())
                .map(|mm| mm * MM)
        };
        let margins = [
            margin(&raw.margins.top, height)?,
            margin(&raw.margins.right, width)?,
            margin(&raw.margins.bottom, height)?,
            margin(&raw.margins.left, width)?,
        ];
        let ends = |raw: &RawEnds| -> Result<Ends, TemplateError> {
            Ok(Ends {
                left: place.fields(&raw.left, sheet.fields())?,
                right: place.fields(&raw.right, sheet.fields())?,
            })
        };
        for text in raw.title.get_ref().texts() {
            if let Some(found) = unknown_field(text, sheet.fields()) {
                let expected = sheet.fields().join(", ");
                let mistake = Mistake::Unknown { found, expected };
                return Err(place.error(raw.title.span().start, mistake));
            }
        }
        let scale = |number: Option<&Spanned<f32>>, from, to| {
            number.map_or(Ok(1.0), |number| place.within(number, from, to))
        };
        let columns = raw
            .column
            .iter()
            .map(|column| {
                if !sheet.columns().contains(&column.key.get_ref().as_str()) {
                    return Err(place.unknown(&column.key, sheet.columns()));
                }
                Ok(ColumnTemplate {
                    key: column.key.get_ref().clone(),
                    width: place.width(&column.width)?,
                    align: column.align,
                    middle: column.vertical == Vertical::Middle,
                    strong: column.strong,
                    scale: scale(column.scale.as_ref(), 0.5, 3.0)?,
                    label: column.label.clone(),
                })
            })
            .collect::<Result<Vec<_>, _>>()?;

        Ok(Self {
            sheet,
            paper: (width * MM, height * MM),
            margins,
            size: place.within(&raw.size, 5.0, 24.0)?,
            largest: scale(raw.largest.as_ref(), 1.0, 3.0)?,
            smallest: scale(raw.smallest.as_ref(), 0.5, 1.0)?,
            zebra: raw.zebra,
            header: ends(&raw.header)?,
            footer: ends(&raw.footer)?,
            title: raw.title.into_inner(),
            columns,
        })
    }

    /// The sheet this template is for.
    pub const fn sheet(&self) -> SheetKind {
        self.sheet
    }
}

/// The first `{field}` of `text` that is not known.
fn unknown_field(text: &str, known: &[&str]) -> Option<String> {
    text.split('{')
        .skip(1)
        .map(|rest| rest.split('}').next().unwrap_or(rest))
        .find(|name| !known.contains(name))
        .map(str::to_owned)
}

/// `text` with its `{field}`s filled in.
pub(crate) fn fill(text: &str, fields: &BTreeMap<&'static str, String>) -> String {
    let mut parts = text.split('{');
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once('}').unwrap_or((part, ""));
        filled.push_str(fields.get(name).map_or("", String::as_str));
        filled.push_str(rest);
    }
    filled
}
