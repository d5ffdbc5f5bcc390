//! The typeface of the sheets: what a line of text measures, and the subsets
//! that go into the PDF.
//!
//! Source Sans 3 (SIL Open Font License, `fonts/OFL.txt`): narrow, made for
//! reading, with figures of one width and the Latin, Greek and Cyrillic
//! alphabets. What it lacks, such as the chess pieces, comes from DejaVu Sans
//! Condensed; what both lack is shown as [`REPLACEMENT`]. Ligatures and
//! kerning pairs are not used.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Read as _;
use std::sync::OnceLock;

use allsorts::binary::read::ReadScope;
use allsorts::font_data::FontData;
use allsorts::subset::{CmapTarget, SubsetProfile, subset};
use flate2::read::ZlibDecoder;
use printpdf::ParsedFont;

use crate::SheetError;

/// Weight of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Weight {
    Regular,
    Bold,
}

/// A font file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Face {
    /// Source Sans 3 Regular.
    Regular,
    /// Source Sans 3 Bold.
    Bold,
    /// DejaVu Sans Condensed, for what the first lacks.
    RegularSigns,
    /// DejaVu Sans Condensed Bold, for what the second lacks.
    BoldSigns,
}

/// What is shown where both fonts have no glyph.
pub(crate) const REPLACEMENT: char = '\u{fffd}';

/// How far letters with accents reach above the baseline, in parts of the size.
pub(crate) const ASCENT: f32 = 0.94;
/// How far letters reach below the baseline, in parts of the size.
pub(crate) const DESCENT: f32 = 0.24;

/// The characters whose advance is looked up without a search.
const NEAR: usize = 0x600;

/// One weight of the typeface.
pub(crate) struct Typeface {
    first: &'static Font,
    signs: &'static Font,
    /// Advances of the first characters, in parts of the size.
    near: Vec<f32>,
}

/// A font file, read.
struct Font {
    /// Character to glyph, and its advance in parts of the size.
    glyphs: BTreeMap<char, (u16, f32)>,
    bytes: Vec<u8>,
}

/// The advance of what no font has; its replacement is measured instead.
const UNKNOWN: f32 = 0.6;

impl Weight {
    /// The typeface of this weight, read on first use.
    pub(crate) fn typeface(self) -> &'static Typeface {
        static TYPEFACES: [OnceLock<Typeface>; 2] = [const { OnceLock::new() }; 2];
        TYPEFACES[self as usize].get_or_init(|| {
            let (first, signs) = match self {
                Self::Regular => (Face::Regular.font(), Face::RegularSigns.font()),
                Self::Bold => (Face::Bold.font(), Face::BoldSigns.font()),
            };
            let mut typeface = Typeface {
                first,
                signs,
                near: Vec::new(),
            };
            typeface.near = (0..NEAR)
                .map(|code| {
                    u32::try_from(code)
                        .ok()
                        .and_then(char::from_u32)
                        .map_or(UNKNOWN, |sign| typeface.search(sign))
                })
                .collect();
            typeface
        })
    }

    /// The file of `sign` in this weight.
    pub(crate) fn face(self, sign: char) -> Face {
        let is_first = self.typeface().first.glyphs.contains_key(&sign);
        match (self, is_first) {
            (Self::Regular, true) => Face::Regular,
            (Self::Regular, false) => Face::RegularSigns,
            (Self::Bold, true) => Face::Bold,
            (Self::Bold, false) => Face::BoldSigns,
        }
    }

    /// `text` in pieces that each come from one file.
    pub(crate) fn runs(self, text: &str) -> Vec<(Face, String)> {
        let mut runs: Vec<(Face, String)> = Vec::new();
        for sign in text.chars().map(plain_space) {
            let face = self.face(sign);
            match runs.last_mut() {
                Some((last, run)) if *last == face => run.push(sign),
                Some(_) | None => runs.push((face, sign.to_string())),
            }
        }
        runs
    }
}

impl Face {
    /// Its name in the PDF, with the tag of a subset.
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

    /// The font with nothing but the glyphs of `signs`.
    pub(crate) fn subset(self, signs: &BTreeSet<char>) -> Result<ParsedFont, SheetError> {
        self.font().subset(signs)
    }
}

impl Font {
    /// Reads a font that `build.rs` has packed.
    fn unpack(packed: &[u8]) -> Self {
        let (mut bytes, mut glyphs) = (Vec::new(), BTreeMap::new());
        // The font is part of the program; were it unreadable, the subset would say so.
        let _ = ZlibDecoder::new(packed).read_to_end(&mut bytes);
        if let Some(font) = ParsedFont::from_bytes(&bytes, 0, &mut Vec::new()) {
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

    fn subset(&self, signs: &BTreeSet<char>) -> Result<ParsedFont, SheetError> {
        let failed = |reason: String| SheetError::Typeface { reason };
        // Glyph 0, the missing glyph, must stand first.
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

impl Typeface {
    /// Whether the typeface can show `sign`.
    pub(crate) fn has(&self, sign: char) -> bool {
        self.first.glyphs.contains_key(&sign) || self.signs.glyphs.contains_key(&sign)
    }

    /// The width of `text` set in `size` points, in points.
    pub(crate) fn width(&self, text: &str, size: f32) -> f32 {
        let advance = |sign: char| {
            let near = usize::try_from(u32::from(sign)).ok();
            match near.and_then(|near| self.near.get(near)) {
                Some(advance) => *advance,
                None => self.search(sign),
            }
        };
        text.chars().map(advance).sum::<f32>() * size
    }

    fn search(&self, sign: char) -> f32 {
        let sign = plain_space(sign);
        let found = self.first.glyphs.get(&sign);
        let found = found.or_else(|| self.signs.glyphs.get(&sign));
        found.map_or(UNKNOWN, |(_, advance)| *advance)
    }
}

/// The no-break space is set as the space it is: lines are broken by now.
const fn plain_space(sign: char) -> char {
    match sign {
        '\u{a0}' => ' ',
        other => other,
    }
}

/// `text` with a visible replacement for what the typeface lacks; those
/// characters go to `missing`.
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
            // French keeps its signs to the word before them; not every typeface has a narrow space.
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
