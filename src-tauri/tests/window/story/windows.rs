//! Two tables, each in a separate window beside the main window.

use std::path::PathBuf;

use serde_json::json;

use super::board::{Table, must_not_show};
use crate::director::Director;
use crate::keys::Key;
use crate::machine::Machine;
use crate::roles::Role;
use crate::trouble::Told;
use crate::window::{Window, pictures};

const NAMES: [&str; 4] = ["Amsel, Anna", "Biber, Bert", "Condor, Cleo", "Dachs, Doro"];

/// The stored moves of both players at each table before the power cut. Their squares occur in no
/// pair or pad, and no hexadecimal digest contains their letters.
const STORED: [(&str, &str); 2] = [("h2h4", "g8h6"), ("g1h3", "h7h5")];

/// Prepares four players, numbers, and the first round.
fn set_up(director: &Director<'_>) -> Told {
    let mut lines = vec!["Name;DWZ".to_owned()];
    lines.extend(NAMES.iter().map(|name| format!("\"{name}\";1900")));
    director.found_pairs("Doppelbrett", &lines.join("\n"), NAMES.len())?;
    director.window.press(&[Key::Ctrl('2')])?;
    director.give_numbers()?;
    director.pair(1)
}

/// Selects a table of the round.
fn choose(window: &Window, table: usize) -> Told {
    window
        .first(Role::Button, &format!("Tisch {table}"))?
        .click()?;
    window
        .find(Role::Complementary, &format!("Tisch {table}"))
        .map(drop)
}

/// Opens the board of the main window in a separate window, and switches to it.
fn take_apart(window: &Window) -> Told<String> {
    let before = window.all()?;
    window.click(Role::Button, "In eigenem Fenster")?;
    let own = window.new_beside(&before)?;
    window.look_at(&own)?;
    Ok(own)
}

/// Takes screenshots of a table's window, for a projector and for a small screen.
fn shots(window: &Window, moment: &str) -> Told {
    for (width, height) in [(1920, 1080), (1280, 800)] {
        window.resize(width, height)?;
        for theme in ["light", "dark"] {
            window.script(
                "document.documentElement.dataset.theme = arguments[0]; arguments[1]()",
                &json!([theme]),
            )?;
            let name = format!("own-{moment}-{theme}-{width}x{height}.png");
            window.picture(&pictures("table-windows").join(name))?;
        }
    }
    window.must_be_accessible()
}

/// Opens both tables in separate windows, plays, and leaves both entries stored at each.
fn until_the_power_fails(machine: &Machine) -> Told<PathBuf> {
    let director = Director::new(machine, machine.open()?);
    let window = &director.window;
    set_up(&director)?;
    let main = window.looked_at()?;
    let mut tables = Vec::new();
    for table in [1, 2] {
        window.look_at(&main)?;
        choose(window, table)?;
        window.click(Role::Button, "Am Brett spielen …")?;
        window.click(Role::Button, "Brett aufstellen")?;
        window.read("Die Partie hat noch nicht begonnen.")?;
        tables.push(take_apart(window)?);
        if table == 1 {
            shots(window, "new")?;
        }
        window.click(Role::Button, "Uhren starten")?;
        let shown = Table::shown(window)?;
        shown.side(shown.white(), "läuft")?;
        window.look_at(&main)?;
        // The actions in the table's window appear here immediately.
        Table::shown(window)?.side(shown.white(), "läuft")?;
        window.click(Role::Button, "Zur Runde")?;
    }

    // A pair at each table, in turn; a void move at the second.
    for (own, moves) in tables.iter().zip([("e2e4", "e7e5"), ("d2d4", "d8d4")]) {
        window.look_at(own)?;
        Table::shown(window)?.pair(1, moves, &[])?;
    }
    window.read("Die Figur auf d7 steht im Weg.")?;
    shots(window, "void")?;
    window.look_at(&main)?;
    window.must_be_accessible()?;

    for (own, (white, black)) in tables.iter().zip(STORED) {
        window.look_at(own)?;
        let table = Table::shown(window)?;
        table.start_clocks()?;
        table.white_stores(white)?;
        table.black_stores(black)?;
    }
    shots(window, "stored")?;
    // In no window: neither the tables', nor the main one with round and board.
    for own in tables.iter().chain([&main]) {
        window.look_at(own)?;
        for (white, black) in STORED {
            must_not_show(window, white)?;
            must_not_show(window, black)?;
        }
    }
    choose(window, 1)?;
    window.find_part(Role::Button, "Zum Brett")?.click()?;
    let table = Table::shown(window)?;
    table.side(table.white(), "Uhr gestoppt")?;
    table.must_not_show(STORED[0].0)?;
    table.must_not_show(STORED[0].1)?;
    director.window.kill()?;
    machine.tournament_file()
}

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn two_tables_in_windows_of_their_own_survive_a_power_cut_and_say_when_their_file_is_closed() -> Told
{
    let machine = Machine::new()?;
    let file = until_the_power_fails(&machine)?;

    let window = machine.open_file(&file)?;
    window.press(&[Key::Ctrl('3')])?;
    let main = window.looked_at()?;
    let mut tables = Vec::new();
    for (table, (white, black)) in [1, 2].into_iter().zip(STORED) {
        window.look_at(&main)?;
        choose(&window, table)?;
        window.find_part(Role::Button, "Zum Brett")?.click()?;
        tables.push(take_apart(&window)?);
        window.read("Nichts ist verloren.")?;
        let shown = Table::shown(&window)?;
        window.read(&format!("{}: Eingabe sicher, Uhr gestoppt", shown.white()))?;
        window.read(&format!(
            "{}: Eingabe sicher, noch zu ändern",
            shown.black()
        ))?;
        shown.side(shown.black(), "steht")?;
        shown.must_not_show(white)?;
        shown.must_not_show(black)?;
        if table == 1 {
            shots(&window, "interrupted")?;
        }
        window.click(Role::Button, "Weiterspielen")?;
        shown.side(shown.black(), "läuft")?;
        window.look_at(&main)?;
        window.click(Role::Button, "Zur Runde")?;
    }
    for (own, said) in tables.iter().zip(["h2-h4", "Sg1-h3"]) {
        window.look_at(own)?;
        Table::shown(&window)?.reveal(2, &[said])?;
    }
    shots(&window, "revealed")?;

    // The arbiter ends the second game early, and its window shows that.
    window.click(Role::Button, "Partie beenden …")?;
    window.find(Role::Radio, "ohne Ergebnis")?.click()?;
    window
        .find(Role::TextBox, "Begründung")?
        .write("Brett falsch aufgestellt")?;
    window
        .find(Role::Dialog, "Partie beenden")?
        .text()
        .map(drop)?;
    window.first(Role::Button, "Partie beenden")?.click()?;
    window.read("Die Partie zählt nicht")?;
    shots(&window, "annulled")?;

    // The file is closed in the main window: both tables show that immediately, and offer to close.
    window.look_at(&main)?;
    window.click(Role::Button, "Turniere")?;
    // Clocks run at the second table, so a question comes first.
    window.find(Role::Dialog, "Turnier schließen?")?;
    window.click(Role::Button, "Turnier schließen")?;
    window.find_part(Role::Button, "Doppelbrett")?;
    for own in &tables {
        window.look_at(own)?;
        window.read("Das Turnier dieses Bretts ist geschlossen.")?;
    }
    window.look_at(&tables[0])?;
    shots(&window, "closed")?;
    window.look_at(&tables[1])?;
    window.close_by("Fenster schließen", &tables[1])?;

    // Reopened, the first table resumes its state with stopped clocks.
    window.look_at(&main)?;
    window.find_part(Role::Button, "Doppelbrett")?.click()?;
    window.look_at(&tables[0])?;
    window.read("Nichts ist verloren.")?;
    window.click(Role::Button, "Weiterspielen")?;
    window.read("Jeder startet die Uhr des anderen")?;
    let first = Table::shown(&window)?;
    first.start_clocks()?;
    first.white_stores("g1f3")?;

    window.look_at(&main)?;
    window.close()
}
