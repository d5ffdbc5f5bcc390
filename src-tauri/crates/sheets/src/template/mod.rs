//! Templates of sheets: `templates/*.toml`, described in `docs/sheets.md`.
//!
//! A template says how a sheet looks: title, paper, margins, columns with
//! width, alignment and labels in each language, header and footer, logo. What
//! stands in the cells is the sheet's own. A director can copy a template and
//! change it; a mistake in it is a [`TemplateError`] with line and column.
//!
//! Not here: where a director's template lies, and the bytes of its pictures;
//! the caller brings both ([`Template::pictures`]).

mod column;
mod label;
mod mistake;
mod paper;

use std::sync::OnceLock;

use serde::Deserialize;
use toml::Spanned;

use crate::SheetKind;
use crate::picture::{Picture, PictureError};
pub(crate) use column::{Align, ColumnTemplate, LineTemplate, Width};
use column::{RawColumn, RawLine};
pub(crate) use label::{Label, fill};
use mistake::Place;
pub use mistake::{Mistake, TemplateError};
pub(crate) use paper::MM;
pub use paper::{Orientation, Paper};

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
    /// How many strips of a table stand side by side.
    pub(crate) across: u8,
    /// By what rows are grouped.
    pub(crate) group: Option<&'static str>,
    /// How many cards stand on a page.
    pub(crate) per_page: Option<u8>,
    pub(crate) title: Label,
    pub(crate) header: Ends,
    pub(crate) footer: Ends,
    pub(crate) logo: Option<PictureTemplate>,
    pub(crate) picture: Option<PictureTemplate>,
    pub(crate) ornament: Ornament,
    pub(crate) columns: Vec<ColumnTemplate>,
    pub(crate) lines: Vec<LineTemplate>,
}

/// The fields at the two ends of header or footer.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Ends {
    pub(crate) left: Vec<String>,
    pub(crate) right: Vec<String>,
}

/// A picture a template names.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct PictureTemplate {
    /// The file, beside the template.
    pub(crate) file: String,
    pub(crate) place: PicturePlace,
    /// In points.
    pub(crate) height: f32,
    /// What is in the file, once the caller brought it.
    pub(crate) picture: Option<Picture>,
}

/// Where a picture stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PicturePlace {
    /// Above the lines.
    #[default]
    Top,
    /// Below the lines.
    Bottom,
    /// Behind everything, over the whole page.
    Background,
}

/// What is drawn around a certificate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ornament {
    /// Nothing.
    #[default]
    None,
    /// A chequered band with knights at its corners.
    Chequered,
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
    across: Option<Spanned<f32>>,
    group: Option<Spanned<String>>,
    per_page: Option<Spanned<f32>>,
    title: Spanned<Label>,
    #[serde(default)]
    header: RawEnds,
    #[serde(default)]
    footer: RawEnds,
    logo: Option<RawPicture>,
    picture: Option<RawPicture>,
    #[serde(default)]
    ornament: Ornament,
    #[serde(default)]
    column: Vec<RawColumn>,
    #[serde(default)]
    line: Vec<RawLine>,
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
struct RawPicture {
    file: Spanned<String>,
    #[serde(default)]
    place: PicturePlace,
    height: Spanned<f32>,
}

impl RawPicture {
    fn read(self, place: &Place<'_>) -> Result<PictureTemplate, TemplateError> {
        let name = self.file.get_ref();
        // A name beside the template and nothing else: no folder, no other place.
        let plain = !name.is_empty() && !name.contains(['/', '\\', ':']) && !name.starts_with('.');
        if !plain {
            return Err(place.unknown(&self.file, &["logo.png", "bild.jpg"]));
        }
        Ok(PictureTemplate {
            height: place.within(&self.height, 3.0, 400.0)? * MM,
            file: self.file.into_inner(),
            place: self.place,
            picture: None,
        })
    }
}

/// Refuses a text that names a field the sheet does not have.
fn known_fields(
    place: &Place<'_>,
    text: &Spanned<Label>,
    sheet: SheetKind,
) -> Result<(), TemplateError> {
    match text.get_ref().unknown_field(sheet.fields()) {
        None => Ok(()),
        Some(found) => {
            let expected = sheet.fields().join(", ");
            let mistake = Mistake::Unknown { found, expected };
            Err(place.error(text.span().start, mistake))
        }
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

    /// Reads a template.
    pub fn parse(text: &str) -> Result<Self, TemplateError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let place = Place(text);
        let raw: RawTemplate = toml::from_str(text).map_err(|error| {
            let reason = error.message().to_owned();
            place.error(
                error.span().map_or(0, |span| span.start),
                Mistake::Syntax { reason },
            )
        })?;

        let codes = SheetKind::ALL.map(SheetKind::code);
        let sheet = SheetKind::ALL
            .into_iter()
            .find(|kind| kind.code() == raw.sheet.get_ref())
            .ok_or_else(|| place.unknown(&raw.sheet, &codes))?;
        let paper = Paper::ALL
            .into_iter()
            .find(|paper| paper.name() == raw.paper.get_ref())
            .ok_or_else(|| place.unknown(&raw.paper, &Paper::ALL.map(Paper::name)))?;
        let (width, height) = paper.lying(raw.orientation);
        // A third of a page at most, so that something is left between the margins.
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
        known_fields(&place, &raw.title, sheet)?;
        let ends = |raw: &RawEnds| -> Result<Ends, TemplateError> {
            Ok(Ends {
                left: place.fields(&raw.left, sheet.fields())?,
                right: place.fields(&raw.right, sheet.fields())?,
            })
        };
        let scale = |number: Option<&Spanned<f32>>, from: f32, to: f32| match number {
            None => Ok(1.0),
            Some(number) => place.within(number, from, to),
        };
        let picture = |raw: Option<RawPicture>| raw.map(|raw| raw.read(&place)).transpose();
        if let Some(line) = raw.line.first()
            && !sheet.has_lines()
        {
            return Err(line.unexpected(&place));
        }

        Ok(Self {
            sheet,
            paper: (width * MM, height * MM),
            margins,
            size: place.within(&raw.size, 5.0, 24.0)?,
            largest: scale(raw.largest.as_ref(), 1.0, 3.0)?,
            smallest: scale(raw.smallest.as_ref(), 0.5, 1.0)?,
            zebra: raw.zebra,
            across: match &raw.across {
                None => 1,
                Some(across) => whole(place.within(across, 1.0, 4.0)?),
            },
            group: match &raw.group {
                None => None,
                Some(group) if group.get_ref() == "none" => None,
                Some(group) => {
                    let mut known = sheet.groups().to_vec();
                    known.push("none");
                    Some(place.one_of(group, &known)?)
                }
            },
            per_page: match &raw.per_page {
                None => None,
                Some(number) => {
                    let found = whole(*number.get_ref());
                    if !sheet.per_page().contains(&found) {
                        let expected = sheet.per_page().iter().map(u8::to_string);
                        let mistake = Mistake::OutOfRange {
                            found: number.get_ref().to_string(),
                            expected: expected.collect::<Vec<_>>().join(", "),
                        };
                        return Err(place.error(number.span().start, mistake));
                    }
                    Some(found)
                }
            },
            header: ends(&raw.header)?,
            footer: ends(&raw.footer)?,
            title: raw.title.into_inner(),
            logo: picture(raw.logo)?,
            picture: picture(raw.picture)?,
            ornament: raw.ornament,
            columns: raw
                .column
                .into_iter()
                .map(|column| column.read(&place, sheet))
                .collect::<Result<_, _>>()?,
            lines: raw
                .line
                .into_iter()
                .map(|line| line.read(&place, sheet))
                .collect::<Result<_, _>>()?,
        })
    }

    /// The sheet this template is for.
    pub const fn sheet(&self) -> SheetKind {
        self.sheet
    }

    /// Whether every text stands in all languages, as those of Kralle do.
    pub fn is_in_every_language(&self) -> bool {
        let columns = self.columns.iter().map(|column| &column.label);
        let lines = self.lines.iter().map(|line| &line.text);
        columns
            .chain(lines)
            .chain([&self.title])
            .all(Label::is_in_every_language)
    }

    /// How many cards it puts on a page, if it has cards.
    pub const fn cards_per_page(&self) -> Option<u8> {
        self.per_page
    }

    /// The same with `number` cards on a page, where the sheet has such cards.
    #[must_use]
    pub fn with_per_page(self, number: u8) -> Self {
        let per_page = if self.sheet.per_page().contains(&number) {
            Some(number)
        } else {
            self.per_page
        };
        Self { per_page, ..self }
    }

    /// The same on other paper. Margins and type grow and shrink with it, type
    /// half as much, so that A5 can still be read.
    #[must_use]
    pub fn on_paper(&self, paper: Paper, orientation: Orientation) -> Self {
        let (width, height) = paper.lying(orientation);
        let paper = (width * MM, height * MM);
        let side = |paper: (f32, f32)| (paper.0 * paper.1).sqrt();
        let ratio = side(paper) / side(self.paper);
        let picture = |picture: &Option<PictureTemplate>| {
            picture.clone().map(|it| PictureTemplate {
                height: it.height * ratio,
                ..it
            })
        };
        Self {
            paper,
            margins: self.margins.map(|margin| margin * ratio),
            size: self.size * ratio.sqrt(),
            logo: picture(&self.logo),
            picture: picture(&self.picture),
            lines: self
                .lines
                .iter()
                .map(|line| LineTemplate {
                    size: line.size * ratio,
                    above: line.above * ratio,
                    ..line.clone()
                })
                .collect(),
            ..self.clone()
        }
    }

    /// The paper it is for, where it is one of those known.
    pub fn paper(&self) -> Option<(Paper, Orientation)> {
        Paper::ALL.into_iter().find_map(|paper| {
            [Orientation::Portrait, Orientation::Landscape]
                .into_iter()
                .find(|orientation| {
                    let (width, height) = paper.lying(*orientation);
                    (width * MM - self.paper.0).abs() < 0.5
                        && (height * MM - self.paper.1).abs() < 0.5
                })
                .map(|orientation| (paper, orientation))
        })
    }

    /// Names of the pictures it shows; they lie beside it.
    pub fn pictures(&self) -> impl Iterator<Item = &str> {
        [&self.logo, &self.picture]
            .into_iter()
            .flatten()
            .map(|picture| picture.file.as_str())
    }

    /// Gives the template the bytes of the picture `file`.
    ///
    /// # Errors
    /// When they are no PNG or JPEG that can be shown.
    pub fn bring(&mut self, file: &str, bytes: &[u8]) -> Result<(), PictureError> {
        let read = Picture::read(bytes)?;
        for picture in [&mut self.logo, &mut self.picture].into_iter().flatten() {
            if picture.file == file {
                picture.picture = Some(read.clone());
            }
        }
        Ok(())
    }

    /// Puts a picture of the director's on it, above what is written, in place
    /// of the one the template names.
    ///
    /// # Errors
    /// When the bytes are no PNG or JPEG that can be shown.
    pub fn with_picture(mut self, bytes: &[u8]) -> Result<Self, PictureError> {
        let read = Picture::read(bytes)?;
        let (place, height) = match &self.picture {
            Some(picture) => (picture.place, picture.height),
            None => (PicturePlace::Top, self.paper.1 * 0.22),
        };
        self.picture = Some(PictureTemplate {
            file: String::new(),
            place,
            height,
            picture: Some(read),
        });
        Ok(self)
    }

    /// The same with one strip of a table across the page.
    pub(crate) fn in_one_strip(&self) -> Self {
        Self {
            across: 1,
            ..self.clone()
        }
    }

    /// The same template with its paper turned by a quarter.
    pub(crate) fn turned(&self) -> Self {
        let (width, height) = self.paper;
        Self {
            paper: (height, width),
            ..self.clone()
        }
    }
}

/// A small whole number that was written as any number.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // checked to be small
fn whole(number: f32) -> u8 {
    if number.is_finite() && (0.0..=255.0).contains(&number) && number.fract() == 0.0 {
        number as u8
    } else {
        0
    }
}
