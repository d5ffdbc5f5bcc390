//! Pages as pictures against kept references, with a small tolerance: a few that are hard to draw,
//! and the first page of every sheet as `docs/sheets.md` shows it. The code of the head is read back.
//!
//! `pdftoppm` draws them (poppler); where it is absent the test says so and passes.
//! `UPDATE_PICTURES=1 cargo test -p kralle-sheets --test pictures` keeps new references:
//! look at them before they are committed.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use kralle_sheets::{CardSeating, CertificateFor, Sheet, Template, print};
use kralle_words::Language::German;
use rqrr::PreparedImage;
use rstest::rstest;

mod sample;

/// Dots per inch: enough to see a slipped line, small enough to keep.
const RESOLUTION: &str = "50";
/// A pixel may differ by this much of 255: hinting and rounding of another version.
const SHADE: u8 = 48;
/// And of so many pixels one may differ by more.
const ONE_IN: usize = 200;

#[rstest]
#[case::pairings(sample::pairing_sheet(6).into(), "pairings")]
#[case::cards(sample::cards(4, CardSeating::ByChoice).into(), "cards")]
#[case::crosstable(sample::crosstable(12).into(), "crosstable")]
#[case::certificate(sample::certificates(3, CertificateFor::Team).into(), "certificate")]
#[case::adjudication(sample::adjudication().into(), "adjudication")]
#[case::table_number(sample::every(4).swap_remove(7), "table_number")]
fn a_page_looks_as_it_did(#[case] sheet: Sheet, #[case] name: &str) -> Result<(), Box<dyn Error>> {
    compare(&sheet, &reference(name))
}

#[test]
fn the_pictures_of_the_documentation_show_every_sheet_as_it_is() -> Result<(), Box<dyn Error>> {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs");
    let text = fs::read_to_string(docs.join("sheets.md"))?;
    for sheet in sample::every(12) {
        let name = sheet.kind().code();
        let shown = text.contains(&format!("(sheets/{name}.png)"));
        assert!(shown, "docs/sheets.md does not show {name}");
        compare(
            &sheet,
            &docs.join("sheets").join(name).with_extension("png"),
        )?;
    }
    Ok(())
}

/// From the screen of a phone to a printer.
#[rstest]
fn the_code_of_the_head_is_read_from_the_page(
    #[values("150", "300", "600")] dots: &str,
) -> Result<(), Box<dyn Error>> {
    let sheets = sample::every(6).into_iter();
    for sheet in sheets.filter(|sheet| sheet.kind().carries_head()) {
        let Some(page) = draw(&sheet, dots)? else {
            return Ok(());
        };
        let (width, height) = (usize::try_from(page.width)?, usize::try_from(page.height)?);
        // As a camera that is held at the upper right corner.
        let (left, wide, high) = (width * 3 / 4, width / 4, height / 6);
        let mut seen = PreparedImage::prepare_from_greyscale(wide, high, |x, y| {
            page.grey[y * width + left + x]
        });
        let codes = seen.detect_grids();
        let kind = sheet.kind();
        assert_eq!(codes.len(), 1, "{kind:?}: codes at {dots} dpi");
        assert_eq!(codes[0].decode()?.1, sample::HEAD, "{kind:?} at {dots} dpi");
    }
    Ok(())
}

/// Draws the first page of `sheet`; nothing where pages cannot be drawn.
#[allow(clippy::print_stderr)] // a test that is skipped says so
fn draw(sheet: &Sheet, dots: &str) -> Result<Option<Page>, Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let pdf = folder.path().join("sheet.pdf");
    let template = Template::builtin(sheet.kind())?;
    fs::write(&pdf, print(sheet, German, &template)?.bytes)?;
    let drawn = folder.path().join("page");
    let run = Command::new("pdftoppm")
        .args(["-gray", "-singlefile", "-r", dots])
        .args([&pdf, &drawn])
        .status();
    let Ok(status) = run else {
        eprintln!("skipped: pdftoppm is not installed (package poppler-utils)");
        return Ok(None);
    };
    assert!(status.success(), "pdftoppm could not draw the page");
    read(&fs::read(drawn.with_extension("pgm"))?).map(Some)
}

/// Draws the first page of `sheet` and compares it with the picture `kept`.
fn compare(sheet: &Sheet, kept: &Path) -> Result<(), Box<dyn Error>> {
    let Some(found) = draw(sheet, RESOLUTION)? else {
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

struct Page {
    width: u32,
    height: u32,
    grey: Vec<u8>,
}

fn reference(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pages");
    folder.join(name).with_extension("png")
}

/// Reads a binary PGM as `pdftoppm` writes it.
fn read(bytes: &[u8]) -> Result<Page, Box<dyn Error>> {
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
    Ok(Page {
        width,
        height,
        grey: rest[start + 1..].to_vec(),
    })
}

fn read_png(path: &Path) -> Result<Page, Box<dyn Error>> {
    let file = std::io::BufReader::new(fs::File::open(path)?);
    let mut reader = png::Decoder::new(file).read_info()?;
    let mut grey = vec![0; reader.output_buffer_size().ok_or("too large")?];
    let info = reader.next_frame(&mut grey)?;
    grey.truncate(info.buffer_size());
    Ok(Page {
        width: info.width,
        height: info.height,
        grey,
    })
}

fn keep(path: &Path, page: &Page) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(path.parent().ok_or("no folder")?)?;
    let file = fs::File::create(path)?;
    let mut encoder = png::Encoder::new(file, page.width, page.height);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_compression(png::Compression::High);
    encoder.write_header()?.write_image_data(&page.grey)?;
    Ok(())
}
