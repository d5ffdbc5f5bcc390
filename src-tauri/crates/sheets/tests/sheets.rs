//! Sheets as a person reads them, and what every file must be.

use kralle_sheets::{
    PairingSheet, PlayerOnSheet, Presence, SeatingNote, SheetError, SheetKind, Template,
    draw_record, pairing, standings,
};
use kralle_words::Language::{English, German};

mod sample;

type Result = std::result::Result<(), Box<dyn std::error::Error>>;

#[test]
fn the_pairing_sheet_says_who_sits_where() -> Result {
    let template = Template::builtin(SheetKind::Pairing)?;
    let mut sheet = sample::pairing_sheet(2);
    sheet.matches[0].first_named.players.push(PlayerOnSheet {
        name: "Pause, Jo".into(),
        presence: Presence::SitsOut,
    });
    sheet.matches[1].result = Some("½–½".into());
    insta::assert_snapshot!(pairing(&sheet, German, &template)?.text, @"");
    sheet.seating = SeatingNote::Fixed {
        article: Some("8.2".into()),
    };
    insta::assert_snapshot!(pairing(&sheet, English, &template)?.text, @"");
    Ok(())
}

#[test]
fn the_standings_say_who_leads_and_why() -> Result {
    let template = Template::builtin(SheetKind::Standings)?;
    let sheet = sample::standings_sheet(5, 3);
    insta::assert_snapshot!(standings(&sheet, German, &template)?.text, @"");
    insta::assert_snapshot!(standings(&sheet, English, &template)?.text, @"");
    Ok(())
}

#[test]
fn the_draw_record_can_be_checked_by_anybody() -> Result {
    let template = Template::builtin(SheetKind::DrawRecord)?;
    let sheet = sample::draw_record_sheet(3);
    insta::assert_snapshot!(draw_record(&sheet, German, &template)?.text, @"");
    insta::assert_snapshot!(draw_record(&sheet, English, &template)?.text, @"");
    Ok(())
}

#[test]
fn header_row_and_page_number_stand_on_every_page() -> Result {
    let template = Template::builtin(SheetKind::Pairing)?;
    let pdf = pairing(&sample::pairing_sheet(60), German, &template)?;
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
    let sheet = sample::standings_sheet(60, 7);
    let pdf = standings(&sheet, German, &template)?;
    assert_eq!(pdf, standings(&sheet, German, &template)?);
    assert_ne!(pdf.bytes, standings(&sheet, English, &template)?.bytes);
    assert!(pdf.bytes.len() < 100_000, "{} bytes", pdf.bytes.len());
    Ok(())
}

#[test]
fn the_file_opens_and_says_its_title_and_language() -> Result {
    let template = Template::builtin(SheetKind::Pairing)?;
    let pdf = pairing(&sample::pairing_sheet(3), German, &template)?;
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
    let mut sheet = sample::pairing_sheet(1);
    sheet.matches[0].first_named.name = Some("♔ ½ ẞ 張".into());
    let pdf = pairing(&sheet, German, &template)?;
    assert!(pdf.text.contains("1 ♔ ½ ẞ \u{fffd}"), "{}", pdf.text);
    assert_eq!(pdf.missing.into_iter().collect::<String>(), "張");
    Ok(())
}

#[test]
fn an_empty_round_says_so() -> Result {
    let template = Template::builtin(SheetKind::Pairing)?;
    let pdf = pairing(&PairingSheet::default(), German, &template)?;
    assert!(
        pdf.text
            .contains("In dieser Runde gibt es keine Paarungen.")
    );
    assert_eq!(pdf.pages, 1);
    Ok(())
}

#[test]
fn another_sheets_template_is_refused() -> Result {
    let template = Template::builtin(SheetKind::Standings)?;
    let error = pairing(&sample::pairing_sheet(1), German, &template);
    let expected = SheetError::WrongTemplate {
        found: SheetKind::Standings,
        expected: SheetKind::Pairing,
    };
    assert_eq!(error, Err(expected));
    Ok(())
}
