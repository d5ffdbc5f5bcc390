//! Laws of every sheet's file in every language: title, language, bookmarks, selectable text in
//! reading order, only gray.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use kralle_sheets::{Pdf, SheetKind, Template, print};
use kralle_words::Language;
use lopdf::Document;
use lopdf::content::Content;

use crate::sample;

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Returns every sheet with tables of nine rows in every language, printed once.
fn printed() -> &'static [(String, Language, Pdf)] {
    static PRINTED: OnceLock<Vec<(String, Language, Pdf)>> = OnceLock::new();
    PRINTED.get_or_init(|| {
        let mut all = Vec::new();
        for sheet in sample::every(9) {
            let template = Template::builtin(sheet.sheet).expect("a built-in template");
            for language in Language::ALL {
                let pdf = print(&sheet, language, &template).expect("a sheet that is printed");
                all.push((format!("{:?} {language}", sheet.sheet), language, pdf));
            }
        }
        all
    })
}

/// Calls `check` with every file.
fn each(check: impl Fn(&str, Language, &Pdf, &Document) -> Result) -> Result {
    for (name, language, pdf) in printed() {
        let file = Document::load_mem(&pdf.bytes)?;
        check(name, *language, pdf, &file).map_err(|error| format!("{name}: {error}"))?;
    }
    Ok(())
}

#[test]
fn title_and_language_stand_in_every_file() -> Result {
    each(|name, language, pdf, file| {
        assert_eq!(file.get_pages().len(), pdf.pages, "{name}");
        let said = file.catalog()?.get(b"Lang")?.as_str()?;
        assert_eq!(said, language.to_string().as_bytes(), "{name}");
        let info = file.trailer.get(b"Info")?.as_reference()?;
        let title = lopdf::decode_text_string(file.get_dictionary(info)?.get(b"Title")?)?;
        assert!(
            !title.is_empty() && !title.contains(['{', '‹']),
            "{name}: {title}"
        );
        Ok(())
    })
}

#[test]
fn what_has_several_parts_can_be_jumped_through() -> Result {
    each(|name, _, pdf, file| {
        let Ok(outlines) = file.catalog()?.get(b"Outlines") else {
            assert!(
                pdf.pages == 1 || name.starts_with("Players"),
                "{name}: no bookmarks"
            );
            return Ok(());
        };
        let outlines = file.get_dictionary(outlines.as_reference()?)?;
        let mut next = outlines.get(b"First")?.as_reference();
        let mut count = 0;
        let mut last_page = 0;
        let pages: Vec<_> = file.get_pages().into_values().collect();
        while let Ok(mark) = next {
            let mark = file.get_dictionary(mark)?;
            assert!(!lopdf::decode_text_string(mark.get(b"Title")?)?.is_empty());
            let target = mark.get(b"Dest")?.as_array()?[0].as_reference()?;
            let page = pages
                .iter()
                .position(|page| *page == target)
                .ok_or("no page")?;
            assert!(page >= last_page, "{name}: bookmarks go back");
            last_page = page;
            count += 1;
            next = mark.get(b"Next").and_then(lopdf::Object::as_reference);
        }
        assert!(count > 1, "{name}");
        Ok(())
    })
}

/// Returns the words of a text, without spaces and order.
fn words(text: &str) -> BTreeSet<String> {
    text.split_whitespace().map(ToOwned::to_owned).collect()
}

#[test]
fn every_word_can_be_selected_and_page_follows_page() -> Result {
    each(|name, _, pdf, file| {
        for (number, page) in (1..).zip(pdf.text.split('\u{c}')) {
            let found = file.extract_text(&[number])?.replace('\u{a0}', " ");
            let found: String = found.split_whitespace().collect();
            for word in words(page) {
                // The large numerals are shapes with hidden text; � stands for many.
                assert!(
                    found.contains(&word),
                    "{name}, page {number}: {word} in {found}"
                );
            }
        }
        Ok(())
    })
}

#[test]
fn text_is_written_in_reading_order() -> Result {
    each(|name, _, pdf, file| {
        for (number, page) in (1..).zip(pdf.text.split('\u{c}')) {
            let found: String = file.extract_text(&[number])?.split_whitespace().collect();
            let squeezed = |line: &str| line.split_whitespace().collect::<String>();
            let lines: Vec<String> = page
                .lines()
                .map(squeezed)
                .filter(|it| !it.is_empty())
                .collect();
            let (Some(first), Some(last)) = (lines.first(), lines.last()) else {
                continue;
            };
            // Headers have two ends and rows several cells: the first characters of each suffice.
            let begins = first.chars().take(4).collect::<String>();
            let ends = last.chars().rev().take(4).collect::<Vec<_>>();
            let ends: String = ends.into_iter().rev().collect();
            if name.starts_with("TableNumbers") {
                continue; // the upper half is upside down
            }
            assert!(
                found.starts_with(&begins),
                "{name}: {begins} before {found}"
            );
            assert!(found.ends_with(&ends), "{name}: {ends} after {found}");
        }
        Ok(())
    })
}

#[test]
fn nothing_but_grey_is_printed() -> Result {
    each(|name, _, _, file| {
        for page in file.get_pages().into_values() {
            let content = Content::decode(&file.get_page_content(page))?;
            for operation in content.operations {
                let colored = ["rg", "RG", "k", "K", "sc", "SC", "scn", "SCN", "cs", "CS"];
                let operator = operation.operator.as_str();
                assert!(!colored.contains(&operator), "{name}: {operator}");
            }
        }
        Ok(())
    })
}

#[test]
fn a_script_the_typeface_lacks_is_replaced_and_named_on_every_sheet_with_names() -> Result {
    // Two Chinese characters, one Thai, one Korean among available letters.
    sample::set_names(&["Mu張ster, 偉Ida".into(), "กBeispiel, Jo한rg".into()]);
    let sheets = sample::every(8);
    sample::set_names(&[]);
    for sheet in sheets {
        let kind = sheet.sheet;
        if [SheetKind::TableNumbers, SheetKind::BoardNumbers].contains(&kind) {
            continue;
        }
        let pdf = print(&sheet, Language::German, &Template::builtin(kind)?)?;
        let missing: String = pdf.missing.iter().collect();
        assert!(
            missing.contains('ก') && missing.contains('張'),
            "{kind:?}: {missing}"
        );
        for said in ["Mu\u{fffd}ster", "\u{fffd}Beispiel"] {
            assert!(pdf.text.contains(said), "{kind:?}: {}", pdf.text);
        }
        assert!(!pdf.text.contains('張'), "{kind:?}");
    }
    Ok(())
}

#[test]
fn every_sheet_is_the_same_bytes_for_the_same_input_and_small() -> Result {
    for kind in SheetKind::ALL {
        // A card is a page, or half of one.
        let rows = if kind.per_page().is_empty() && !kind.tables().is_empty() {
            60
        } else {
            12
        };
        let sheet = sample::page(kind, rows);
        let template = Template::builtin(sheet.sheet)?;
        let one = print(&sheet, Language::French, &template)?;
        let other = print(&sheet, Language::French, &template)?;
        let size = one.bytes.len();
        assert!(one.bytes == other.bytes, "{kind:?}");
        assert!(size < 100_000, "{kind:?}: {size} bytes");
    }
    Ok(())
}
