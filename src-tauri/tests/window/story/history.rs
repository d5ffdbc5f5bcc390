//! The history: undo to an entry, a view of the past, a backup, a damaged file.

use std::fs;
use std::path::Path;

use crate::director::{CLUB_EVENING, Director};
use crate::keys::Key;
use crate::machine::Machine;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn what_went_wrong_is_brought_back() -> Told {
    let machine = Machine::new()?;
    let director = Director::new(&machine, machine.open()?);
    director.found("Klubabend Moorwerder", "Jeder gegen jeden")?;
    director.import(Path::new(CLUB_EVENING), 24)?;
    director.draw_lots("Klubabend, 21. November")?;
    director.pair(1)?;
    director.play(0..2, 6)?;
    undo_to_here(&director)?;
    the_past(&director)?;
    a_backup(&director)?;
    let Director { window, .. } = director;
    window.close()?;

    let file = machine.documents().join("Klubabend Moorwerder.kralle");
    damage(&file)?;
    let window = machine.open()?;
    window
        .find_part(Role::Button, "Klubabend Moorwerder")?
        .click()?;
    window.read("Die Datei ist beschädigt")?;
    window.must_be_accessible()?;
    window.find_part(Role::Button, "Sicherung vom")?.click()?;
    // The contents are loaded first; then the button keeps its place.
    window.read("2 von 6 Ergebnissen")?;
    window.click(Role::Button, "Diese Sicherung zurückholen")?;
    window.wait_until_absent(Role::Dialog, "Sicherungen")?;
    // The newest backup is the state before the other one was restored.
    window.read("2 von 6 Ergebnissen")?;
    window.close()
}

/// Undoes six commands (two boards, two colors, two results), and redoes them together.
fn undo_to_here(director: &Director<'_>) -> Told {
    let window = &director.window;
    window.click(Role::Button, "Verlauf")?;
    window.find(Role::Heading, "Verlauf")?;
    window.read("Runde 1 veröffentlicht")?.click()?;
    window.read("6 spätere Aktionen werden zurückgenommen")?;
    window.must_be_accessible()?;
    window.click(Role::Button, "6 Aktionen zurücknehmen")?;
    window.read("6 Aktionen zurückgenommen")?;
    window.press(&[Key::Ctrl('3')])?;
    window.read("0 von 6 Ergebnissen")?;
    for _ in 0..6 {
        window.press(&[Key::Ctrl('y')])?;
    }
    window.read("2 von 6 Ergebnissen").map(drop)
}

/// Every screen shows the past; Esc returns to the present.
fn the_past(director: &Director<'_>) -> Told {
    let window = &director.window;
    window.click(Role::Button, "Verlauf")?;
    window.read("24 Spieler importiert")?.click()?;
    window.click(Role::Button, "Stand nach diesem Schritt ansehen")?;
    window.read("Stand nach Schritt 2")?;
    window.must_be_accessible()?;
    window.press(&[Key::Ctrl('3')])?;
    window.read("Nur zum Ansehen")?;
    window.press(&[Key::Escape])?;
    window.read("2 von 6 Ergebnissen").map(drop)
}

/// Replaces the file with the backup from before the round.
fn a_backup(director: &Director<'_>) -> Told {
    let window = &director.window;
    window.click(Role::Button, "Verlauf")?;
    window.click(Role::Button, "Sicherungen …")?;
    window.find(Role::Dialog, "Sicherungen")?;
    window.read("Ausgelost, noch keine Runde")?;
    window.must_be_accessible()?;
    window.click(Role::Button, "Diese Sicherung zurückholen")?;
    window.wait_until_absent(Role::Dialog, "Sicherungen")?;
    window.find(Role::Button, "Runde 1 paaren").map(drop)
}

/// Changes each occurrence of the tournament's name in the file, bypassing the program.
fn damage(file: &Path) -> Told {
    let name = b"Klubabend Moorwerder";
    let mut bytes = fs::read(file)?;
    let places: Vec<usize> = bytes
        .windows(name.len())
        .enumerate()
        .filter(|(_, window)| window == name)
        .map(|(place, _)| place)
        .collect();
    if places.is_empty() {
        return Err(Trouble::new("the file does not name the tournament"));
    }
    for place in places {
        bytes[place] = b'C';
    }
    Ok(fs::write(file, bytes)?)
}
