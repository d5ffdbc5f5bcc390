//! A tournament day: 24 players, 12 teams, everyone against everyone.

use std::fs;
use std::path::Path;

use crate::director::{CLUB_EVENING, Director};
use crate::keys::Key;
use crate::machine::Machine;
use crate::roles::Role;
use crate::trouble::Told;

const ROUNDS: u32 = 11;
const TABLES: u32 = 6;

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn a_club_evening_from_the_list_to_the_winner() -> Told {
    let machine = Machine::new()?;
    let director = Director::new(&machine, machine.open()?);
    director.found("Klubabend Moorwerder", "Jeder gegen jeden")?;
    director.import(Path::new(CLUB_EVENING), 24)?;
    director.draw_lots("Klubabend, 21. November")?;

    director.pair(1)?;
    director.window.must_be_accessible()?;
    let sheet = director.print(0, '3')?;
    assert!(
        fs::read(&sheet)?.starts_with(b"%PDF"),
        "{}",
        sheet.display()
    );
    a_refused_result_names_its_article(&director)?;
    a_command_is_taken_back_and_done_again(&director)?;

    // A power cut during the first round: everything acknowledged is saved.
    let Director { window, .. } = director;
    window.kill()?;
    let director = Director::new(&machine, machine.open()?);
    director
        .window
        .find_part(Role::Button, "Klubabend Moorwerder")?
        .click()?;
    director
        .window
        .read(&format!("1 von {TABLES} Ergebnissen"))?;
    director.play(1..TABLES, TABLES)?;

    for round in 2..=ROUNDS {
        director.pair(round)?;
        director.play(0..TABLES, TABLES)?;
    }
    director.window.click(Role::Button, "Zur Tabelle")?;
    director.window.find(Role::Table, "Rangliste")?;
    director.window.must_be_accessible()?;
    director.print(1, '4')?;
    director.window.click(Role::Button, "Turnier abschließen")?;
    director.window.read("Sieger: Team 1")?;
    director.window.must_be_accessible()?;
    director.window.close()
}

/// A draw that the players may not agree on is refused with its article.
fn a_refused_result_names_its_article(director: &Director<'_>) -> Told {
    let window = &director.window;
    director.seat(1)?;
    window.press(&[Key::Letter('5'), Key::Letter('e')])?;
    window.find(Role::Button, "Weiterspielen lassen")?;
    window.must_be_accessible()?;
    window.press(&[Key::Escape])?;
    window.wait_until_absent(Role::Button, "Weiterspielen lassen")?;
    window
        .read(&format!("0 von {TABLES} Ergebnissen"))
        .map(drop)
}

/// A result is undone and redone by keys.
fn a_command_is_taken_back_and_done_again(director: &Director<'_>) -> Told {
    let window = &director.window;
    let (none, one) = (
        format!("0 von {TABLES} Ergebnissen"),
        format!("1 von {TABLES} Ergebnissen"),
    );
    director.win(1)?;
    window.read(&one)?;
    window.press(&[Key::Ctrl('z')])?;
    window.read(&none)?;
    window.press(&[Key::Ctrl('y')])?;
    window.read(&one).map(drop)
}

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn a_double_click_on_a_tournament_file_opens_it() -> Told {
    let machine = Machine::new()?;
    let director = Director::new(&machine, machine.open()?);
    director.found("Sommerturnier", "Jeder gegen jeden")?;
    director.window.close()?;
    let file = machine.documents().join("Sommerturnier.kralle");
    let window = machine.open_file(&file)?;
    window.read("Sommerturnier")?;
    window.find(Role::Heading, "Spieler")?;
    window.close()
}
