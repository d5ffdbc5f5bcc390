//! The print center: a sheet is previewed, saved and opened.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::director::{CLUB_EVENING, Director};
use crate::keys::Key;
use crate::machine::Machine;
use crate::patience;
use crate::roles::Role;
use crate::trouble::Told;

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn a_sheet_is_seen_before_it_goes_out() -> Told {
    let machine = Machine::new()?;
    let director = Director::new(&machine, machine.open()?);
    let window = &director.window;
    director.found("Klubabend Moorwerder", "Jeder gegen jeden")?;
    director.import(Path::new(CLUB_EVENING), 24)?;
    director.draw_lots("Klubabend, 21. November")?;

    // From the teams, Ctrl+P opens their record.
    window.press(&[Key::Ctrl('p')])?;
    window.find_part(Role::Region, "Vorschau")?;
    must_be_drawn(&director)?;
    window.must_be_accessible()?;

    let file = machine.documents().join("Protokoll.pdf");
    machine.will_save(&file)?;
    window.click(Role::Button, "PDF speichern")?;
    window.read("Gespeichert: ")?;
    assert!(fs::read(&file)?.starts_with(b"%PDF"), "{}", file.display());

    // Another sheet, in another language, on other paper.
    window.find_part(Role::Option, "Spielerliste")?.click()?;
    window.click(Role::Button, "Papier, Sprache, Vorlage")?;
    window.find(Role::Radio, "A5")?.click()?;
    must_be_drawn(&director)?;
    window.press(&[Key::Ctrl('p')])?;
    let shown = director.sheet_shown(0)?;
    assert!(
        fs::read(&shown)?.starts_with(b"%PDF"),
        "{}",
        shown.display()
    );
    director.window.close()
}

/// Waits for a drawn page: not blank, and not missing.
fn must_be_drawn(director: &Director<'_>) -> Told {
    let dots = || {
        director.window.script(
            "const canvas = document.querySelector('[role=region] canvas'); \
             if (!canvas) { arguments[0]({ dark: 0, white: 0 }); return; } \
             const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height); \
             let dark = 0, white = 0; \
             for (let at = 0; at < data.length; at += 4) { \
                 if (data[at + 3] === 255 && data[at] < 128) dark++; \
                 if (data[at + 3] === 255 && data[at] > 250) white++; \
             } \
             arguments[0]({ dark, white });",
            &json!([]),
        )
    };
    let count = |dots: &Value, shade: &str| dots[shade].as_u64().unwrap_or_default();
    patience::until(
        || {
            let dots = dots()?;
            let drawn = count(&dots, "dark") > 500 && count(&dots, "white") > 50_000;
            Ok(drawn.then_some(()))
        },
        || format!("the page has no ink: {:?}", dots()),
    )
}
