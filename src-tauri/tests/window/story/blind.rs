//! A round with two-digit tables, typed without waiting for the screen.

use std::fmt::Write as _;

use crate::director::Director;
use crate::keys::Key;
use crate::machine::Machine;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};
use crate::window::Window;

const TABLES: u32 = 12;
/// The Enter key in the encoding of WebDriver.
const ENTER: char = '\u{E007}';

/// Returns a list of four players for each table, in order of strength.
fn list() -> Told<String> {
    let mut list = String::from("Name;Rapid\n");
    for number in 0..TABLES * 4 {
        writeln!(list, "\"Probe, Nummer {number}\";{}", 2200 - number)?;
    }
    Ok(list)
}

fn type_blind(window: &Window, text: &str) -> Told {
    let keys: Vec<Key> = text.chars().map(Key::Letter).collect();
    window.press(&keys)
}

/// Returns the winner at a table, as the key of a seat, and the displayed result.
fn winner(table: u32) -> (char, &'static str) {
    if table.is_multiple_of(2) {
        ('1', "1–0")
    } else {
        ('3', "0–1")
    }
}

/// Returns the keys of a table: its number, seats and colors, the winner, and mate.
fn keys_of(table: u32) -> String {
    // After 1, another digit could follow.
    let end = if table == 1 {
        ENTER.to_string()
    } else {
        String::new()
    };
    // The last table has no recorded seating.
    let seats = if table == TABLES { "o" } else { "p6" };
    format!("t{table}{end}{seats}{}m", winner(table).0)
}

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn a_round_of_twelve_tables_is_typed_blind() -> Told {
    let machine = Machine::new()?;
    let director = Director::new(&machine, machine.open()?);
    director.found("Blind", "Schweizer System")?;
    director.enter(&list()?, 48)?;
    director.draw_lots("Blind, 22. November")?;
    director.pair(1)?;
    let window = &director.window;

    // A key without effect explains the reason, and nothing is entered elsewhere.
    type_blind(window, "t21m")?;
    window.read("Erst die Sitzordnung von Tisch 2 wählen; mit O geht es auch ohne")?;
    window.read(&format!("0 von {TABLES} Ergebnissen"))?;

    // From the last table to the first, so that the next table is never selected automatically, and
    // faster than the desk.
    let keys: String = (1..=TABLES).rev().map(keys_of).collect();
    type_blind(window, &keys)?;
    window.read(&format!("{TABLES} von {TABLES} Ergebnissen"))?;
    let shown = window
        .find(Role::Table, "Begegnungen der Runde 1")?
        .text()?;
    let results: Vec<&str> = shown
        .split_whitespace()
        .filter(|word| ["1–0", "0–1"].contains(word))
        .collect();
    let wanted: Vec<&str> = (1..=TABLES).map(|table| winner(table).1).collect();
    if results != wanted {
        return Err(Trouble::new(format!(
            "{wanted:?} was typed, but there is: {shown}"
        )));
    }
    window.must_be_accessible()?;
    director.window.close()
}
