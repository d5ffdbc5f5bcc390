//! What a person reads on every sheet, in every language.
//!
//! The snapshots in `snapshots/` are read by people: `cargo insta review` shows what changed.

use kralle_sheets::{Template, print};
use kralle_words::Language;

mod sample;

#[test]
fn every_sheet_reads_as_it_should_in_every_language() -> Result<(), Box<dyn std::error::Error>> {
    for sheet in sample::every(7) {
        let template = Template::builtin(sheet.kind())?;
        for language in Language::ALL {
            let pdf = print(&sheet, language, &template)?;
            assert!(
                !pdf.text.contains('‹'),
                "a message is missing: {:?} {language}",
                sheet.kind()
            );
            assert!(
                pdf.missing.is_empty(),
                "{:?}: {:?}",
                sheet.kind(),
                pdf.missing
            );
            let text = pdf.text.replace('\u{c}', "---");
            insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
                insta::assert_snapshot!(format!("{}.{language}", sheet.kind().code()), text);
            });
        }
    }
    Ok(())
}

#[test]
fn every_sheet_is_the_same_bytes_for_the_same_input_and_small()
-> Result<(), Box<dyn std::error::Error>> {
    for sheet in sample::every(60) {
        let template = Template::builtin(sheet.kind())?;
        let one = print(&sheet, Language::French, &template)?;
        let other = print(&sheet, Language::French, &template)?;
        assert!(one.bytes == other.bytes, "{:?}", sheet.kind());
        assert!(
            one.bytes.len() < 100_000,
            "{:?}: {} bytes",
            sheet.kind(),
            one.bytes.len()
        );
    }
    Ok(())
}
