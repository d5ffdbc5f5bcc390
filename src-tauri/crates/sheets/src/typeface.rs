//! The typeface of the sheets: what a line of text measures, and the subset
//! that goes into the PDF.
//!
//! DejaVu Sans Condensed has tabular figures, every European alphabet, ½ and
//! the chess pieces. Its ligatures and kerning pairs are not used.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use allsorts::binary::read::ReadScope;
use allsorts::font_data::FontData;
use allsorts::subset::{CmapTarget, SubsetProfile, subset};
use printpdf::ParsedFont;

use crate::SheetError;

/// Weight of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Weight {
    /// For reading.
    Regular,
    /// For headings and what is looked for.
    Bold,
}

/// What is shown where the typeface has no glyph.
pub(crate) const REPLACEMENT: char = '\u{fffd}';

/// How far letters with accents reach above the baseline, in parts of the size.
pub(crate) const ASCENT: f32 = 0.94;
/// How far letters reach below the baseline, in parts of the size.
pub(crate) const DESCENT: f32 = 0.24;

/// One weight of the typeface.
pub(crate) struct Typeface {
    /// Character to glyph, and its advance in thousandths of the size.
    glyphs: BTreeMap<char, (u16, f32)>,
    bytes: &'static [u8],
}

impl Weight {
    /// Both weights.
    pub(crate) const ALL: [Self; 2] = [Self::Regular, Self::Bold];

    /// The typeface of this weight, read on first use.
    pub(crate) fn typeface(self) -> &'static Typeface {
        static FACES: [OnceLock<Typeface>; 2] = [const { OnceLock::new() }; 2];
        FACES[self as usize].get_or_init(|| {
            Typeface::read(match self {
                Self::Regular => dejavu::sans_condensed::regular(),
                Self::Bold => dejavu::sans_condensed::bold(),
            })
        })
    }

    /// Its name in the PDF, with the tag of a subset.
    pub(crate) const fn font_name(self) -> &'static str {
        match self {
            Self::Regular => "KRALLE+DejaVuSansCondensed",
            Self::Bold => "KRALLE+DejaVuSansCondensed-Bold",
        }
    }
}

impl Typeface {
    fn read(bytes: &'static [u8]) -> Self {
        let mut glyphs = BTreeMap::new();
        // The font is part of the program; were it unreadable, the subset would say so.
        if let Some(font) = ParsedFont::from_bytes(bytes, 0, &mut Vec::new()) {
            let per_em = f32::from(font.units_per_em.max(1));
            for (code, glyph) in &font.codepoint_to_glyph {
                let advance = font.glyph_widths.get(glyph).copied().unwrap_or(0);
                if let Some(sign) = char::from_u32(*code) {
                    glyphs.insert(sign, (*glyph, f32::from(advance) / per_em));
                }
            }
        }
        Self { glyphs, bytes }
    }

    /// Whether the typeface can show `sign`.
    pub(crate) fn has(&self, sign: char) -> bool {
        self.glyphs.contains_key(&sign)
    }

    /// The width of `text` set in `size` points, in points.
    pub(crate) fn width(&self, text: &str, size: f32) -> f32 {
        let advance = |sign| self.glyphs.get(&sign).map_or(0.6, |(_, advance)| *advance);
        text.chars().map(advance).sum::<f32>() * size
    }

    /// The font with nothing but the glyphs of `signs`.
    pub(crate) fn subset(&self, signs: &BTreeSet<char>) -> Result<ParsedFont, SheetError> {
        let failed = |reason: String| SheetError::Typeface { reason };
        // Glyph 0, the missing glyph, must stand first.
        let glyphs: BTreeSet<u16> = signs
            .iter()
            .filter_map(|sign| self.glyphs.get(sign))
            .map(|(glyph, _)| *glyph)
            .chain([0])
            .collect();
        let glyphs: Vec<u16> = glyphs.into_iter().collect();
        let file = ReadScope::new(self.bytes)
            .read::<FontData<'_>>()
            .map_err(|error| failed(error.to_string()))?;
        let provider = file
            .table_provider(0)
            .map_err(|error| failed(error.to_string()))?;
        let bytes = subset(&provider, &glyphs, &SubsetProfile::Pdf, CmapTarget::Unicode)
            .map_err(|error| failed(error.to_string()))?;
        ParsedFont::from_bytes(&bytes, 0, &mut Vec::new())
            .ok_or_else(|| failed("the subset cannot be read".to_owned()))
    }
}

/// `text` with a visible replacement for what the typeface lacks; those
/// characters go to `missing`.
pub(crate) fn showable(text: &str, missing: &mut BTreeSet<char>) -> String {
    let face = Weight::Regular.typeface();
    let bold = Weight::Bold.typeface();
    text.chars()
        .map(|sign| match sign {
            // French keeps its signs to the word before them; the typeface has no narrow space.
            '\u{a0}' | '\u{202f}' => '\u{a0}',
            _ if sign.is_whitespace() => ' ',
            _ => sign,
        })
        .filter(|sign| !sign.is_control())
        .map(|sign| {
            if face.has(sign) && bold.has(sign) {
                sign
            } else {
                missing.insert(sign);
                REPLACEMENT
            }
        })
        .collect()
}
