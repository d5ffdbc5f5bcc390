//! Templates of sheets: `templates/*.toml`, described in `docs/sheets.md`.
//!
//! A template describes the appearance of a sheet: title, paper, margins, columns with width,
//! alignment and labels in each language, header and footer, logo. The sheet provides the cells. A
//! director can copy and edit a template; a mistake in it is a [`TemplateError`] with line and
//! column.
//!
//! Not here: the path of a director's template, and the bytes of its pictures; the caller provides
//! both ([`Template::pictures`]).

mod column;
mod label;
mod mistake;
mod paper;
mod read;
mod syntax;

use std::sync::OnceLock;

use serde::Deserialize;

use crate::SheetKind;
use crate::picture::{Picture, PictureError};
pub(crate) use column::{Align, ColumnTemplate, LineTemplate, Width};
pub(crate) use label::{Label, fill};
pub use mistake::{Mistake, TemplateError, ValueKind};
pub(crate) use paper::MM;
pub use paper::{Orientation, Paper};

/// The appearance of a sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct Template {
    pub(crate) sheet: SheetKind,
    /// Width and height in points.
    pub(crate) paper: (f32, f32),
    /// Top, right, bottom, left in points.
    pub(crate) margins: [f32; 4],
    /// The size of ordinary text in points.
    pub(crate) size: f32,
    /// The maximum factor for enlarging to fill a single page.
    pub(crate) largest: f32,
    /// The minimum factor for shrinking to fit a single page.
    pub(crate) smallest: f32,
    pub(crate) zebra: bool,
    /// The number of table strips side by side.
    pub(crate) across: u8,
    /// The grouping of rows; `None` for ungrouped rows.
    pub(crate) group: Option<&'static str>,
    /// The number of cards on a page; `None` without cards.
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

/// A picture named by a template.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct PictureTemplate {
    /// The file, next to the template.
    pub(crate) file: String,
    pub(crate) place: PicturePlace,
    /// Its height in points.
    pub(crate) height: f32,
    /// The picture, once the caller has provided it.
    pub(crate) picture: Option<Picture>,
}

/// The position of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PicturePlace {
    /// Above the lines of text.
    #[default]
    Top,
    /// Below the lines of text.
    Bottom,
    /// Behind everything, on the full page.
    Background,
}

/// The border of a certificate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ornament {
    #[default]
    None,
    /// A chequered band with knights at its corners.
    Chequered,
}

impl Template {
    /// Returns the built-in template of `sheet`.
    pub fn builtin(sheet: SheetKind) -> Result<Self, TemplateError> {
        static READ: [OnceLock<Result<Template, TemplateError>>; SheetKind::ALL.len()] =
            [const { OnceLock::new() }; SheetKind::ALL.len()];
        READ[sheet as usize]
            .get_or_init(|| Self::parse(sheet.builtin_template()))
            .clone()
    }

    /// Returns the sheet this template is for.
    pub const fn sheet(&self) -> SheetKind {
        self.sheet
    }

    /// True if every text has all languages, as in the built-in templates.
    pub fn is_in_every_language(&self) -> bool {
        let columns = self.columns.iter().map(|column| &column.label);
        let lines = self.lines.iter().map(|line| &line.text);
        columns
            .chain(lines)
            .chain([&self.title])
            .all(Label::is_in_every_language)
    }

    /// Returns the number of cards with this many games on a page; `None` without cards.
    pub fn cards_per_page(&self, games: usize) -> Option<u8> {
        self.per_page.map(|number| number.min(most_cards(games)))
    }

    /// Returns the numbers of cards with this many games side by side, and below each other.
    pub(crate) fn cards_across_and_down(&self, games: usize) -> (usize, usize) {
        let usual = self.sheet.per_page().first().copied().unwrap_or(1);
        let (width, height) = self.paper;
        let is_upright = width < height;
        let (narrow, wide) = match self.per_page.unwrap_or(usual).min(most_cards(games)) {
            10 if is_upright => (2, 5),
            // Five side by side would be too narrow for their codes.
            10 => (3, 3),
            8 => (2, 4),
            4 => (2, 2),
            2 => (1, 2),
            _ => (1, 1),
        };
        if is_upright {
            (narrow, wide)
        } else {
            (wide, narrow)
        }
    }

    /// Returns these numbers for cards with code cards below them: as many as keep their minimum
    /// height.
    pub(crate) fn cards_over_codes(&self, games: usize) -> (usize, usize) {
        // Half of an upright A4.
        let high_enough = 148.0 * MM;
        (
            1,
            // The boxes of three games need the height of the page.
            if self.paper.1 < 2.0 * high_enough || games > 2 {
                1
            } else {
                2
            },
        )
    }

    /// Returns the grouping of rows; `None` for ungrouped rows.
    pub const fn group(&self) -> Option<&'static str> {
        self.group
    }

    /// Sets `number` cards on a page, if the sheet has cards.
    #[must_use]
    pub fn with_per_page(self, number: u8) -> Self {
        let per_page = if self.sheet.per_page().contains(&number) {
            Some(number)
        } else {
            self.per_page
        };
        Self { per_page, ..self }
    }

    /// Returns the template on other paper. Margins and type scale with it, type half as much, so
    /// that A5 stays readable.
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

    /// Returns the paper and orientation; `None` for a custom size.
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

    /// Returns the file names of its pictures, which are next to it.
    pub fn pictures(&self) -> impl Iterator<Item = &str> {
        [&self.logo, &self.picture]
            .into_iter()
            .flatten()
            .map(|picture| picture.file.as_str())
    }

    /// Sets the bytes of the picture `file`.
    ///
    /// # Errors
    /// Fails if they are no usable PNG or JPEG.
    pub fn bring(&mut self, file: &str, bytes: &[u8]) -> Result<(), PictureError> {
        let read = Picture::read(bytes)?;
        for picture in [&mut self.logo, &mut self.picture].into_iter().flatten() {
            if picture.file == file {
                picture.picture = Some(read.clone());
            }
        }
        Ok(())
    }

    /// Adds a picture of the director above the text, replacing that of the template.
    ///
    /// # Errors
    /// Fails if the bytes are no usable PNG or JPEG.
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

    /// The gap between two table strips, relative to the size.
    pub(crate) const STRIP_GAP: f32 = 2.0;

    /// Returns the width of a table strip at `size` points.
    pub(crate) fn strip_width(&self, size: f32) -> f32 {
        let [_, right, _, left] = self.margins;
        let across = f32::from(self.across.max(1));
        let gaps = Self::STRIP_GAP * size * (across - 1.0);
        (self.paper.0 - left - right - gaps) / across
    }

    /// Returns the template with one table strip across the page.
    pub(crate) fn in_one_strip(&self) -> Self {
        Self {
            across: 1,
            ..self.clone()
        }
    }

    /// Returns the template with the paper turned by 90 degrees.
    pub(crate) fn turned(&self) -> Self {
        let (width, height) = self.paper;
        Self {
            paper: (height, width),
            ..self.clone()
        }
    }
}

/// Returns the largest number of cards with this many games on a page.
const fn most_cards(games: usize) -> u8 {
    match games {
        0..=4 => u8::MAX,
        5 | 6 => 2,
        _ => 1,
    }
}
