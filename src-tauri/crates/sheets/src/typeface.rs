//! The typeface of the sheets: text widths, and the subsets embedded in the PDF.
//!
//! Source Sans 3 (SIL Open Font License, `fonts/OFL.txt`): narrow, readable, with tabular figures
//! and the Latin, Greek and Cyrillic alphabets. Missing characters, such as the chess pieces, come
//! from DejaVu Sans Condensed; characters missing in both are shown as [`REPLACEMENT`]. Ligatures
//! and kerning are not used.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Read as _;
use std::sync::OnceLock;

use allsorts::binary::read::ReadScope;
use allsorts::error::ReadWriteError;
use allsorts::font::read_cmap_subtable;
use allsorts::font_data::FontData;
use allsorts::subset::{CmapTarget, SubsetProfile, subset};
use allsorts::tables::cmap::Cmap;
use allsorts::tables::{FontTableProvider as _, HeadTable, HheaTable, HmtxTable, MaxpTable};
use allsorts::tag;
use flate2::read::ZlibDecoder;
use printpdf::ParsedFont;

use crate::SheetError;

/// Weight of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Weight {
    Regular,
    Bold,
}

/// One of the embedded font files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Face {
    /// Source Sans 3 Regular.
    Regular,
    /// Source Sans 3 Bold.
    Bold,
    /// DejaVu Sans Condensed, for characters missing in the first.
    RegularSigns,
    /// DejaVu Sans Condensed Bold, for characters missing in the second.
    BoldSigns,
}

/// Shown if both fonts have no glyph.
pub(crate) const REPLACEMENT: char = '\u{fffd}';

/// The height of accented letters above the baseline, relative to the size.
pub(crate) const ASCENT: f32 = 0.94;
/// The depth of letters below the baseline, relative to the size.
pub(crate) const DESCENT: f32 = 0.24;

/// The number of characters with a lookup table for their advance.
const NEAR: usize = 0x600;

/// One weight of the typeface. The symbol font is decompressed on first use.
pub(crate) struct Typeface {
    weight: Weight,
    first: &'static Font,
    /// Advances of the first characters, relative to the size; `None` if the first font lacks one.
    near: Vec<Option<f32>>,
}

/// A parsed font file.
struct Font {
    /// The glyph of each character, and its advance relative to the size.
    glyphs: BTreeMap<char, (u16, f32)>,
    bytes: Vec<u8>,
}

/// The advance of a character missing in all fonts; its replacement is measured instead.
const UNKNOWN: f32 = 0.6;

impl Weight {
    /// Returns the typeface of this weight, parsed on first use.
    pub(crate) fn typeface(self) -> &'static Typeface {
        static TYPEFACES: [OnceLock<Typeface>; 2] = [const { OnceLock::new() }; 2];
        TYPEFACES[self as usize].get_or_init(|| Typeface::new(self))
    }

    /// Returns the font file for `sign` in this weight.
    pub(crate) fn face(self, sign: char) -> Face {
        self.face_in(self.typeface(), sign)
    }

    /// Returns the first face if it has the character, else the face of signs, even if that one lacks
    /// it too.
    fn face_in(self, typeface: &Typeface, character: char) -> Face {
        match typeface.advance_in_first(character) {
            Some(_) => self.first(),
            None => self.signs(),
        }
    }

    const fn first(self) -> Face {
        match self {
            Self::Regular => Face::Regular,
            Self::Bold => Face::Bold,
        }
    }

    const fn signs(self) -> Face {
        match self {
            Self::Regular => Face::RegularSigns,
            Self::Bold => Face::BoldSigns,
        }
    }

    /// Splits `text` into runs from one font file each.
    pub(crate) fn runs(self, text: &str) -> Vec<(Face, String)> {
        let mut runs: Vec<(Face, String)> = Vec::new();
        let typeface = self.typeface();
        for sign in text.chars().map(plain_space) {
            let face = self.face_in(typeface, sign);
            match runs.last_mut() {
                Some((last, run)) if *last == face => run.push(sign),
                Some(_) | None => runs.push((face, sign.to_string())),
            }
        }
        runs
    }
}

impl Face {
    /// Returns its name in the PDF, with a subset tag.
    pub(crate) const fn font_name(self) -> &'static str {
        match self {
            Self::Regular => "KRALLE+SourceSans3-Regular",
            Self::Bold => "KRALLE+SourceSans3-Bold",
            Self::RegularSigns => "KRALLE+DejaVuSansCondensed",
            Self::BoldSigns => "KRALLE+DejaVuSansCondensed-Bold",
        }
    }

    fn font(self) -> &'static Font {
        static FONTS: [OnceLock<Font>; 4] = [const { OnceLock::new() }; 4];
        FONTS[self as usize].get_or_init(|| {
            Font::unpack(match self {
                Self::Regular => include_bytes!(concat!(env!("OUT_DIR"), "/regular")),
                Self::Bold => include_bytes!(concat!(env!("OUT_DIR"), "/bold")),
                Self::RegularSigns => include_bytes!(concat!(env!("OUT_DIR"), "/regular-signs")),
                Self::BoldSigns => include_bytes!(concat!(env!("OUT_DIR"), "/bold-signs")),
            })
        })
    }

    /// Returns the font with only the glyphs of `signs`.
    pub(crate) fn subset(self, signs: &BTreeSet<char>) -> Result<ParsedFont, SheetError> {
        self.font().subset(signs)
    }
}

impl Font {
    /// Parses a font embedded by `build.rs`.
    fn unpack(packed: &[u8]) -> Self {
        let mut bytes = Vec::new();
        // The font is part of the program; an error would show in the subset.
        let _ = ZlibDecoder::new(packed).read_to_end(&mut bytes);
        let glyphs = glyphs(&bytes).unwrap_or_default();
        Self { glyphs, bytes }
    }

    fn subset(&self, signs: &BTreeSet<char>) -> Result<ParsedFont, SheetError> {
        let failed = |reason: String| SheetError::Typeface { reason };
        // Glyph 0, the missing glyph, must come first.
        let glyphs: BTreeSet<u16> = signs
            .iter()
            .filter_map(|sign| self.glyphs.get(sign))
            .map(|(glyph, _)| *glyph)
            .chain([0])
            .collect();
        let glyphs: Vec<u16> = glyphs.into_iter().collect();
        let file = ReadScope::new(&self.bytes)
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

/// Returns the glyph of each character, and its advance relative to the size.
fn glyphs(bytes: &[u8]) -> Result<BTreeMap<char, (u16, f32)>, ReadWriteError> {
    let file = ReadScope::new(bytes).read::<FontData<'_>>()?;
    let provider = file.table_provider(0)?;
    let table = |tag| provider.read_table_data(tag);
    let per_em = ReadScope::new(&table(tag::HEAD)?)
        .read::<HeadTable>()?
        .units_per_em;
    let count = ReadScope::new(&table(tag::MAXP)?)
        .read::<MaxpTable>()?
        .num_glyphs;
    let metrics = ReadScope::new(&table(tag::HHEA)?)
        .read::<HheaTable>()?
        .num_h_metrics;
    let widths = table(tag::HMTX)?;
    let widths = ReadScope::new(&widths)
        .read_dep::<HmtxTable<'_>>((usize::from(count), usize::from(metrics)))?;
    let characters = table(tag::CMAP)?;
    let characters = ReadScope::new(&characters).read::<Cmap<'_>>()?;
    let mut glyphs = Vec::new();
    if let Some((_, characters)) = read_cmap_subtable(&characters)? {
        characters.mappings_fn(|code, glyph| {
            let advance = widths.horizontal_advance(glyph).unwrap_or(0);
            let advance = f32::from(advance) / f32::from(per_em.max(1));
            glyphs.extend(char::from_u32(code).map(|character| (character, (glyph, advance))));
        })?;
    }
    Ok(glyphs.into_iter().collect())
}

impl Typeface {
    fn new(weight: Weight) -> Self {
        let first = weight.first().font();
        let mut near = vec![None; NEAR];
        for (character, (_, advance)) in &first.glyphs {
            if let Some(place) = near.get_mut(*character as usize) {
                *place = Some(*advance);
            }
        }
        Self {
            weight,
            first,
            near,
        }
    }

    /// True if the typeface has `sign`.
    pub(crate) fn has(&self, sign: char) -> bool {
        self.advance(sign).is_some()
    }

    /// Returns the width of `text` in `size` points, in points.
    pub(crate) fn width(&self, text: &str, size: f32) -> f32 {
        let advance = |character| self.advance(plain_space(character)).unwrap_or(UNKNOWN);
        text.chars().map(advance).sum::<f32>() * size
    }

    fn advance(&self, character: char) -> Option<f32> {
        self.advance_in_first(character).or_else(|| {
            let signs = self.weight.signs().font();
            signs.glyphs.get(&character).map(|(_, advance)| *advance)
        })
    }

    fn advance_in_first(&self, character: char) -> Option<f32> {
        match self.near.get(character as usize) {
            Some(near) => *near,
            None => self
                .first
                .glyphs
                .get(&character)
                .map(|(_, advance)| *advance),
        }
    }
}

/// Replaces U+00A0 by a space, since lines are already broken; other signs are unchanged, U+202F too.
const fn plain_space(sign: char) -> char {
    match sign {
        '\u{a0}' => ' ',
        other => other,
    }
}

/// Replaces characters that the typeface lacks in `text`, and adds them to `missing`.
pub(crate) fn showable(text: &str, missing: &mut BTreeSet<char>) -> String {
    if text
        .bytes()
        .all(|byte| byte.is_ascii_graphic() || byte == b' ')
    {
        return text.to_owned();
    }
    let face = Weight::Regular.typeface();
    let bold = Weight::Bold.typeface();
    text.chars()
        .map(|sign| match sign {
            // French uses narrow spaces before punctuation; not every typeface has them.
            '\u{202f}' if face.has(sign) && bold.has(sign) => sign,
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The measured characters equal those that printpdf embeds.
    #[test]
    fn glyphs_and_advances_are_those_of_printpdf() {
        for face in [
            Face::Regular,
            Face::Bold,
            Face::RegularSigns,
            Face::BoldSigns,
        ] {
            let font = face.font();
            let parsed = ParsedFont::from_bytes(&font.bytes, 0, &mut Vec::new()).unwrap();
            let per_em = f32::from(parsed.units_per_em);
            let expected: BTreeMap<char, (u16, f32)> = parsed
                .codepoint_to_glyph
                .iter()
                .filter_map(|(code, glyph)| {
                    let advance = parsed.glyph_widths.get(glyph).copied().unwrap_or(0);
                    Some((
                        char::from_u32(*code)?,
                        (*glyph, f32::from(advance) / per_em),
                    ))
                })
                .collect();
            assert!(expected.len() > 1000, "{face:?}");
            assert_eq!(font.glyphs, expected, "{face:?}");
        }
    }

    #[test]
    fn a_character_of_the_second_font_is_measured_as_well() {
        let typeface = Weight::Regular.typeface();
        for character in ['\u{531}', '♞'] {
            assert_eq!(Weight::Regular.face(character), Face::RegularSigns);
            let (_, advance) = Face::RegularSigns.font().glyphs[&character];
            let width = typeface.width(&character.to_string(), 10.0);
            assert!((width - advance * 10.0).abs() < 1e-4);
        }
        let space = typeface.width(" ", 10.0);
        assert!((typeface.width("\u{a0}", 10.0) - space).abs() < 1e-6);
    }
}
