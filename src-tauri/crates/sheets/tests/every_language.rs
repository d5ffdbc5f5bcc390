//! What a person reads on every sheet, in every language.
//!
//! The snapshots in `snapshots/` are read by people: `cargo insta review` shows what changed.

use kralle_sheets::{Sheet, SheetKind, Template, print};
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

/// The sheets one after the other, each under its name.
fn read(sheets: &[Sheet], language: Language) -> Result<String, Box<dyn std::error::Error>> {
    let mut read = Vec::new();
    for sheet in sheets {
        let pdf = print(sheet, language, &Template::builtin(sheet.kind())?)?;
        assert!(!pdf.text.contains('‹'), "{:?} {language}", sheet.kind());
        let text = pdf.text.replace('\u{c}', "---");
        read.push(format!("== {}\n{text}\n", sheet.kind().code()));
    }
    Ok(read.concat())
}

#[test]
fn sheets_of_single_players_speak_of_players_and_colors() -> Result<(), Box<dyn std::error::Error>>
{
    let sheets = sample::of_single_players(7);
    for language in Language::ALL {
        let text = read(&sheets, language)?;
        insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!(format!("single_players.{language}"), text);
        });
    }
    Ok(())
}

#[test]
fn the_other_orders_and_forms_read_as_they_should() -> Result<(), Box<dyn std::error::Error>> {
    let sheets = sample::other_forms(7);
    for language in Language::ALL {
        let text = read(&sheets, language)?;
        insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!(format!("other_forms.{language}"), text);
        });
    }
    Ok(())
}

#[test]
fn a_script_the_typeface_lacks_is_replaced_and_named_on_every_sheet_with_names()
-> Result<(), Box<dyn std::error::Error>> {
    // Two Chinese signs, one Thai, one Korean among letters that are there.
    sample::set_names(&["Mu張ster, 偉Ida".into(), "กBeispiel, Jo한rg".into()]);
    let sheets = sample::every(8);
    sample::set_names(&[]);
    for sheet in sheets {
        let nameless = [
            SheetKind::TableNumbers,
            SheetKind::BoardNumbers,
            SheetKind::Rules,
            // Its names stand on the boards of a fixed example.
            SheetKind::Adjudication,
        ];
        if nameless.contains(&sheet.kind()) {
            continue;
        }
        let pdf = print(&sheet, Language::German, &Template::builtin(sheet.kind())?)?;
        let kind = sheet.kind();
        // Lists by team may call a team by the surnames alone.
        let missing: String = pdf.missing.iter().collect();
        assert!(
            missing.contains('ก') && missing.contains('張'),
            "{kind:?}: {missing}"
        );
        assert!(
            pdf.text.contains("Mu\u{fffd}ster"),
            "{kind:?}: {}",
            pdf.text
        );
        assert!(
            pdf.text.contains("\u{fffd}Beispiel"),
            "{kind:?}: {}",
            pdf.text
        );
        assert!(!pdf.text.contains('張'), "{kind:?}");
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
