//! Compares the first page of a PDF, as a picture, with a stored one, within a small tolerance.
//!
//! `pdftoppm` (poppler) renders it; without it the test passes with a message.

#![allow(dead_code)] // each test uses a part

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Dots per inch: enough to detect a shifted line, small enough to store.
const RESOLUTION: &str = "50";
/// The tolerance of a pixel, out of 255, for hinting and rounding of other versions.
const SHADE: u8 = 48;
/// One pixel of this number may differ by more.
const ONE_IN: usize = 200;

/// Renders the first page of a PDF; `None` without a renderer.
#[allow(clippy::print_stderr)] // a skipped test prints a message
pub(crate) fn draw(bytes: &[u8], dots: &str) -> Result<Option<Drawn>, Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let pdf = folder.path().join("sheet.pdf");
    fs::write(&pdf, bytes)?;
    let drawn = folder.path().join("page");
    let run = Command::new("pdftoppm")
        .args(["-gray", "-singlefile", "-r", dots])
        .args([&pdf, &drawn])
        .status();
    let Ok(status) = run else {
        let missing = "pdftoppm is not installed (package poppler-utils)";
        if cfg!(target_os = "linux") {
            return Err(missing.into());
        }
        eprintln!("skipped: {missing}");
        return Ok(None);
    };
    assert!(status.success(), "pdftoppm could not draw the page");
    read(&fs::read(drawn.with_extension("pgm"))?).map(Some)
}

/// Renders the first page of a PDF and compares it with the picture `kept`.
pub(crate) fn compare(bytes: &[u8], kept: &Path) -> Result<(), Box<dyn Error>> {
    let Some(found) = draw(bytes, RESOLUTION)? else {
        return Ok(());
    };
    let name = kept.display();
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        return keep(kept, &found);
    }
    let expected = read_png(kept)?;
    assert_eq!(
        (found.width, found.height),
        (expected.width, expected.height),
        "{name}: another size"
    );
    let differing = found
        .grey
        .iter()
        .zip(&expected.grey)
        .filter(|(one, other)| one.abs_diff(**other) > SHADE)
        .count();
    let most = found.grey.len() / ONE_IN;
    assert!(
        differing <= most,
        "{name}: {differing} pixels differ, at most {most} may"
    );
    Ok(())
}

pub(crate) struct Drawn {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) grey: Vec<u8>,
}

/// Reads a binary PGM from `pdftoppm`.
fn read(bytes: &[u8]) -> Result<Drawn, Box<dyn Error>> {
    let mut words = bytes.splitn(4, u8::is_ascii_whitespace);
    let mut word = || words.next().ok_or("the picture ends too early");
    if word()? != b"P5" {
        return Err("not a grey picture".into());
    }
    let number =
        |word: &[u8]| -> Result<u32, Box<dyn Error>> { Ok(std::str::from_utf8(word)?.parse()?) };
    let (width, height) = (number(word()?)?, number(word()?)?);
    let rest = word()?;
    let start = rest
        .iter()
        .position(u8::is_ascii_whitespace)
        .ok_or("no pixels")?;
    Ok(Drawn {
        width,
        height,
        grey: rest[start + 1..].to_vec(),
    })
}

fn read_png(path: &Path) -> Result<Drawn, Box<dyn Error>> {
    let file = std::io::BufReader::new(fs::File::open(path)?);
    let mut reader = png::Decoder::new(file).read_info()?;
    let mut grey = vec![0; reader.output_buffer_size().ok_or("too large")?];
    let info = reader.next_frame(&mut grey)?;
    grey.truncate(info.buffer_size());
    Ok(Drawn {
        width: info.width,
        height: info.height,
        grey,
    })
}

fn keep(path: &Path, page: &Drawn) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(path.parent().ok_or("no folder")?)?;
    let file = fs::File::create(path)?;
    let mut encoder = png::Encoder::new(file, page.width, page.height);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_compression(png::Compression::High);
    encoder.write_header()?.write_image_data(&page.grey)?;
    Ok(())
}
