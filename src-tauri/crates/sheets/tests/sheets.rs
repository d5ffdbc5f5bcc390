//! Sheets in reading order, and laws of every file.

use kralle_sheets::{SheetError, SheetKind, Template, print};
use kralle_words::Language::{English, German};

use crate::sample;

type Result = std::result::Result<(), Box<dyn std::error::Error>>;

#[test]
fn header_row_and_page_number_stand_on_every_page() -> Result {
    let template = Template::builtin(SheetKind::Pairing)?;
    let pdf = print(&sample::page(SheetKind::Pairing, 60), German, &template)?;
    let pages: Vec<&str> = pdf.text.split('\u{c}').collect();
    assert_eq!(pages.len(), pdf.pages);
    assert!(pdf.pages > 2);
    for (number, page) in (1..).zip(&pages) {
        assert!(page.contains("Tisch  Erstgenannt"), "{page}");
        assert!(
            page.contains(&format!("Seite {number} von {}", pdf.pages)),
            "{page}"
        );
        assert!(page.contains("Runde 5 – Paarungen"), "{page}");
    }
    Ok(())
}

#[test]
fn the_same_sheet_gives_the_same_bytes_and_another_one_others() -> Result {
    let template = Template::builtin(SheetKind::Standings)?;
    let sheet = sample::page(SheetKind::Standings, 60);
    let pdf = print(&sheet, German, &template)?;
    assert_eq!(pdf, print(&sheet, German, &template)?);
    assert_ne!(pdf.bytes, print(&sheet, English, &template)?.bytes);
    assert!(pdf.bytes.len() < 100_000, "{} bytes", pdf.bytes.len());
    Ok(())
}

#[test]
fn the_file_opens_and_says_its_title_and_language() -> Result {
    let template = Template::builtin(SheetKind::Pairing)?;
    let pdf = print(&sample::page(SheetKind::Pairing, 3), German, &template)?;
    let file = lopdf::Document::load_mem(&pdf.bytes)?;
    assert_eq!(file.get_pages().len(), pdf.pages);
    assert_eq!(file.catalog()?.get(b"Lang")?.as_str()?, b"de");
    let info = file.trailer.get(b"Info")?.as_reference()?;
    let title = file.get_dictionary(info)?.get(b"Title")?;
    assert_eq!(lopdf::decode_text_string(title)?, "Runde 5 – Paarungen");
    Ok(())
}

#[test]
fn what_the_typeface_lacks_is_replaced_and_named() -> Result {
    let template = Template::builtin(SheetKind::Pairing)?;
    sample::set_names(&["♔ ½ ẞ 張".into()]);
    let sheet = sample::page(SheetKind::Pairing, 1);
    sample::set_names(&[]);
    let pdf = print(&sheet, German, &template)?;
    assert!(pdf.text.contains("♔ ½ ẞ \u{fffd}"), "{}", pdf.text);
    assert_eq!(pdf.missing.into_iter().collect::<String>(), "張");
    Ok(())
}

#[test]
fn another_sheets_template_is_refused() -> Result {
    let template = Template::builtin(SheetKind::Standings)?;
    let error = print(&sample::page(SheetKind::Pairing, 1), German, &template);
    let expected = SheetError::WrongTemplate {
        found: SheetKind::Standings,
        expected: SheetKind::Pairing,
    };
    assert_eq!(error, Err(expected));
    Ok(())
}

#[test]
fn cut_piles_of_cards_lie_in_the_order_of_the_tables() -> Result {
    let sheet = sample::page(SheetKind::MatchCards, 7);
    let template = Template::builtin(SheetKind::MatchCards)?.with_per_page(4);
    let text = print(&sheet, German, &template)?.text;
    let tables: Vec<Vec<u16>> = text
        .split('\u{c}')
        .map(|page| {
            let words = page.lines().filter_map(|line| line.strip_prefix("Tisch "));
            let numbers = words.filter_map(|it| it.split_whitespace().next()?.parse().ok());
            numbers.collect()
        })
        .collect();
    // Two pages: after cutting, each of the four piles has the next two tables.
    assert_eq!(tables, [vec![1, 3, 5, 7], vec![2, 4, 6]]);
    Ok(())
}

#[test]
fn a_picture_of_the_directors_stands_on_the_certificate() -> Result {
    let mut png = Vec::new();
    let mut encoder = png::Encoder::new(&mut png, 4, 3);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.write_header()?.write_image_data(&[90; 12])?;
    let template = Template::builtin(SheetKind::Certificates)?.with_picture(&png)?;
    let sheet = sample::page(SheetKind::Certificates, 1);
    let pdf = print(&sheet, German, &template)?;
    let file = lopdf::Document::load_mem(&pdf.bytes)?;
    let is_picture = |object: &lopdf::Object| {
        let stream = object.as_stream();
        let kind = stream.and_then(|it| it.dict.get(b"Subtype")?.as_name());
        kind.is_ok_and(|name| name == b"Image")
    };
    assert_eq!(file.objects.values().filter(|it| is_picture(it)).count(), 1);
    Ok(())
}

#[test]
fn a_reader_jumps_to_the_parts_of_the_report() -> Result {
    let template = Template::builtin(SheetKind::Report)?;
    let pdf = print(&sample::page(SheetKind::Report, 8), German, &template)?;
    let file = lopdf::Document::load_mem(&pdf.bytes)?;
    let outlines = file.catalog()?.get(b"Outlines")?.as_reference()?;
    let mut next = file.get_dictionary(outlines)?.get(b"First")?.as_reference();
    let mut titles = Vec::new();
    while let Ok(mark) = next {
        let mark = file.get_dictionary(mark)?;
        titles.push(lopdf::decode_text_string(mark.get(b"Title")?)?);
        next = mark.get(b"Next").and_then(lopdf::Object::as_reference);
    }
    let expected = ["Turnierbericht", "Teil 2", "Teil 3", "Teil 4"];
    assert_eq!(titles, expected);
    Ok(())
}
