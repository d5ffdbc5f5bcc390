//! Long tournaments to the last round; one evening by keys alone, one by mouse alone.

mod by_keys;
mod by_mouse;
mod evening;
mod looks;

use std::fs;
use std::path::PathBuf;

use crate::director::Director;
use crate::machine::Machine;
use crate::roles::Role;
use crate::trouble::Told;

const SURNAMES: &[&str] = &[
    "Adler",
    "Brüggemann",
    "Clasen",
    "Dörfler",
    "Engel",
    "Fährmann",
    "Grote",
    "Hübner",
];
const GIVEN_NAMES: &[&str] = &[
    "Ada", "Bela", "Cleo", "Dag", "Edda", "Finn", "Gesa", "Hauke",
];

/// Writes a list of invented people to a file in the documents folder.
fn list(machine: &Machine, name: &str, invented: &[u8]) -> Told<PathBuf> {
    let path = machine.documents().join(name);
    fs::write(&path, invented)?;
    Ok(path)
}

/// Returns at most 64 lines of invented people: surname, given name, and the result of `rest` for
/// the index.
fn people(count: usize, rest: impl Fn(usize) -> String) -> Vec<String> {
    SURNAMES
        .iter()
        .flat_map(|surname| GIVEN_NAMES.iter().map(move |given| (surname, given)))
        .take(count)
        .enumerate()
        .map(|(index, (surname, given))| format!("{surname};{given};{}", rest(index)))
        .collect()
}

/// Returns a list as a spreadsheet exports it: semicolons, Windows-1252, one row twice.
fn export() -> Told<Vec<u8>> {
    let mut lines = people(27, |index| format!("{};Schachgruppe", 1900 - 13 * index));
    lines.insert(0, "Nachname;Vorname;DWZ;Verein".to_owned());
    lines.extend(lines.get(5).cloned());
    // The letters of the names have the same code in Unicode and in Windows-1252.
    let letters = lines.join("\r\n");
    let codes = letters
        .chars()
        .map(|letter| u8::try_from(u32::from(letter)));
    Ok(codes.collect::<Result<_, _>>()?)
}

/// Returns the list of a youth event. More than half have no rating, so that the lot orders players
/// on both sides of the pots' border.
fn youths() -> Vec<u8> {
    let mut lines = people(58, |index| {
        let rating = match index {
            0..24 => (1900 - 13 * index).to_string(),
            _ => String::new(),
        };
        let (year, club) = (2008 + index % 9, index % 5 + 1);
        format!("{rating};{year};Schachgruppe {club}")
    });
    lines.insert(0, "Nachname;Vorname;Elo;Jahrgang;Verein".to_owned());
    lines.join("\r\n").replace(';', "\t").into_bytes()
}

/// Plays all rounds and closes the tournament; the lower number wins, so team 1 wins all.
fn to_the_winner(director: &Director<'_>, rounds: u32, tables: u32) -> Told {
    for round in 1..=rounds {
        director.pair(round)?;
        director.play(0..tables, tables)?;
    }
    director.window.click(Role::Button, "Zur Tabelle")?;
    director.window.find(Role::Table, "Rangliste")?;
    director.window.must_be_accessible()?;
    director.window.click(Role::Button, "Turnier abschließen")?;
    director.window.read("Sieger: Team 1").map(drop)
}

#[test]
#[ignore = "needs a screen: cargo xtask days"]
fn fifty_eight_youths_play_the_swiss_system() -> Told {
    let machine = Machine::new()?;
    let director = Director::new(&machine, machine.open()?);
    director.found("Jugendtag", "Schweizer System")?;
    director.import(&list(&machine, "jugend.tsv", &youths())?, 58)?;
    director.draw_lots("Jugendtag 2026")?;
    // 29 teams: 14 tables and a bye; the least power of two over 29 is 2^5, and 3 rounds more.
    to_the_winner(&director, 8, 14)?;
    director.window.close()
}

#[test]
#[ignore = "needs a screen: cargo xtask days"]
fn twenty_seven_play_with_a_team_of_three() -> Told {
    let machine = Machine::new()?;
    let director = Director::new(&machine, machine.open()?);
    director.found("Vereinsabend", "Jeder gegen jeden")?;
    director.import(&list(&machine, "vereinsabend.csv", &export()?)?, 27)?;
    director.window.click(Role::Button, "Dreierteam bilden")?;
    director.window.read("Ein Dreierteam gleicht")?;
    director.draw_lots("Vereinsabend 2026")?;
    // 13 teams: 13 rounds of 6 tables and a bye.
    to_the_winner(&director, 13, 6)?;
    director.window.close()
}
