//! Reads a template: the allowed entries, and their mistakes.

use serde::Deserialize;
use toml::Spanned;

use super::column::{RawColumn, RawLine, known_fields};
use super::mistake::{Mistake, Place, TemplateError};
use super::{
    Ends, Label, MM, Orientation, Ornament, Paper, PicturePlace, PictureTemplate, Template,
};
use crate::SheetKind;

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
        // A plain file name next to the template: no folder, no other location.
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

impl Template {
    /// Parses a template.
    pub fn parse(text: &str) -> Result<Self, TemplateError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let place = Place(text);
        let raw: RawTemplate = toml::from_str(text).map_err(|error| place.reader_error(&error))?;

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
        // At most a third of a page, to leave room between the margins.
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
                left: place.fields(&raw.left, &sheet.fields())?,
                right: place.fields(&raw.right, &sheet.fields())?,
            })
        };
        let scale = |number: Option<&Spanned<f32>>, from: f32, to: f32| match number {
            None => Ok(1.0),
            Some(number) => place.within(number, from, to),
        };
        let picture = |raw: Option<RawPicture>| raw.map(|raw| raw.read(&place)).transpose();
        if let Some(line) = raw.line.first()
            && !sheet.spec().has_lines
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
                    let mut known = sheet.spec().groups.to_vec();
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
}

/// Converts a number that was checked to be small and integral.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // checked to be small
fn whole(number: f32) -> u8 {
    if number.is_finite() && (0.0..=255.0).contains(&number) && number.fract() == 0.0 {
        number as u8
    } else {
        0
    }
}
