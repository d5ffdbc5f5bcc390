//! The program is started a second time, by a double click on another file or by its icon.

use crate::director::Director;
use crate::machine::Machine;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};
use crate::window::Window;

/// The file names of the two tournaments.
const EVENING: &str = "Vereinsabend.kralle";
const CUP: &str = "Pokal.kralle";

/// Checks that the only window shows the tournament of this file.
fn must_show(window: &Window, file: &str) -> Told {
    let name = file.trim_end_matches(".kralle");
    window.wait_until_title_has(name)?;
    match window.all()?.len() {
        1 => Ok(()),
        windows => Err(Trouble::new(format!("{windows} windows"))),
    }
}

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn a_second_start_hands_its_file_over_and_ends() -> Told {
    let machine = Machine::new()?;
    let director = Director::new(&machine, machine.open()?);
    director.found("Vereinsabend", "Jeder gegen jeden")?;
    director.window.click(Role::Button, "Turniere")?;
    director.found("Pokal", "Jeder gegen jeden")?;
    let window = director.window;
    must_show(&window, CUP)?;

    machine.start_again(Some(EVENING))?;
    must_show(&window, EVENING)?;
    window.find(Role::Heading, "Spieler")?;
    // By the icon, and by the open file: the window only comes to the front.
    machine.start_again(None)?;
    machine.start_again(Some(EVENING))?;
    must_show(&window, EVENING)?;

    // Unsaved input: a question comes first.
    window.click(Role::Button, "Optionen")?;
    machine.start_again(Some(CUP))?;
    window.find(Role::Dialog, "Anderes Turnier öffnen?")?;
    window.must_be_accessible()?;
    window.click(Role::Button, "Abbrechen")?;
    window.find(Role::Dialog, "Optionen")?;
    must_show(&window, EVENING)?;
    machine.start_again(Some(CUP))?;
    window.click(Role::Button, "Turnier öffnen")?;
    must_show(&window, CUP)?;
    window.wait_until_absent(Role::Dialog, "Optionen")?;

    // Leftovers of a killed program do not block a start.
    window.kill()?;
    let window = machine.open_file(&machine.documents().join(EVENING))?;
    must_show(&window, EVENING)?;
    machine.start_again(Some(CUP))?;
    must_show(&window, CUP)?;
    window.close()
}
