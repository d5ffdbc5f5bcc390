//! Embeds the font files of the sheets in the program, compressed.

use std::error::Error;
use std::io::Write as _;
use std::path::Path;
use std::{env, fs};

use flate2::Compression;
use flate2::write::ZlibEncoder;

/// The tables for glyph substitution and positioning: half of a font, unused by any sheet.
const LAYOUT: [&[u8]; 6] = [b"BASE", b"GDEF", b"GPOS", b"GSUB", b"STAT", b"kern"];

/// The length of a font header before its table records, in bytes.
const HEADER: usize = 12;
/// The length of a table record, in bytes.
const RECORD: usize = 16;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=fonts");
    let out = env::var("OUT_DIR")?;
    let fonts = [
        ("regular", fs::read("fonts/SourceSans3-Regular.ttf")?),
        ("bold", fs::read("fonts/SourceSans3-Bold.ttf")?),
        ("regular-signs", dejavu::sans_condensed::regular().to_vec()),
        ("bold-signs", dejavu::sans_condensed::bold().to_vec()),
    ];
    for (name, font) in fonts {
        let font = without_layout(&font).ok_or("a font whose tables cannot be read")?;
        let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
        packed.write_all(&font)?;
        fs::write(Path::new(&out).join(name), packed.finish()?)?;
    }
    Ok(())
}

/// Returns the font without the tables of [`LAYOUT`]; `None` if its table records are invalid.
fn without_layout(font: &[u8]) -> Option<Vec<u8>> {
    let count = usize::from(u16::from_be_bytes(font.get(4..6)?.try_into().ok()?));
    let records = font.get(HEADER..)?.chunks_exact(RECORD).take(count);
    let kept: Vec<&[u8]> = records
        .filter(|record| !LAYOUT.contains(&&record[..4]))
        .collect();
    // Sizes for a binary search over the records, required by the format.
    let tables = u16::try_from(kept.len()).ok()?;
    let exponent = u16::try_from(tables.checked_ilog2()?).ok()?;
    let range = 16 << exponent;
    let mut head = font.get(..4)?.to_vec();
    for number in [tables, range, exponent, tables * 16 - range] {
        head.extend(number.to_be_bytes());
    }
    let mut body = Vec::new();
    let begin = HEADER + RECORD * kept.len();
    for record in kept {
        let number = |at: usize| u32::from_be_bytes([0, 1, 2, 3].map(|byte| record[at + byte]));
        let (offset, length) = (usize::try_from(number(8)).ok()?, number(12));
        let end = offset.checked_add(usize::try_from(length).ok()?)?;
        head.extend(&record[..8]);
        head.extend(u32::try_from(begin + body.len()).ok()?.to_be_bytes());
        head.extend(length.to_be_bytes());
        body.extend(font.get(offset..end)?);
        body.resize(body.len().next_multiple_of(4), 0);
    }
    head.extend(body);
    Some(head)
}
