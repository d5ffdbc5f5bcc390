//! Long days, to the last round.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use crate::director::Director;
use crate::house::House;
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

/// Lays out an invented list of `count` players (64 at most), the last `unrated` of them
/// without a rating, as a spreadsheet writes one.
fn list(house: &House, count: usize, unrated: usize) -> Told<PathBuf> {
    let mut text = String::from("Nachname\tVorname\tElo\tJahrgang\tVerein\r\n");
    let names = SURNAMES
        .iter()
        .flat_map(|surname| GIVEN_NAMES.iter().map(move |given| (surname, given)));
    for (index, (surname, given)) in names.take(count).enumerate() {
        let rating = if index + unrated < count {
            (1900 - 13 * index).to_string()
        } else {
            String::new()
        };
        let year = 2008 + index % 9;
        let club = index % 5 + 1;
        write!(
            text,
            "{surname}\t{given}\t{rating}\t{year}\tSchachgruppe {club}\r\n"
        )?;
    }
    let path = house.documents().join("Liste.tsv");
    fs::write(&path, text)?;
    Ok(path)
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
    let house = House::new()?;
    let director = Director::new(&house, house.open()?);
    director.found("Jugendtag", "Schweizer System")?;
    director.import(&list(&house, 58, 6)?, 58)?;
    director.draw_lots("Jugendtag 2026")?;
    // 29 teams: 14 tables and a bye; the least power of two over 29 is 2^5, and 3 rounds more.
    to_the_winner(&director, 8, 14)?;
    director.window.close()
}

#[test]
#[ignore = "needs a screen: cargo xtask days"]
fn twenty_seven_play_with_a_team_of_three() -> Told {
    let house = House::new()?;
    let director = Director::new(&house, house.open()?);
    director.found("Vereinsabend", "Rundenturnier")?;
    director.import(&list(&house, 27, 0)?, 27)?;
    director.window.click(Role::Button, "Dreier-Team bilden")?;
    director.window.read("Ein Dreier-Team gleicht")?;
    director.draw_lots("Vereinsabend 2026")?;
    // 13 teams: 13 rounds of 6 tables and a bye.
    to_the_winner(&director, 13, 6)?;
    director.window.close()
}
