//! The hall is opened in the window, answers requests, and closes with the file.

use std::path::Path;

use crate::director::{CLUB_EVENING, Director};
use crate::keys::Key;
use crate::machine::Machine;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};

/// Requests a page from the hall at `address`, and returns its text.
fn asked(address: &str, path: &str) -> Told<String> {
    let answer = ureq::get(format!("{address}{path}")).call();
    let mut answer = answer.map_err(|error| Trouble::new(format!("{path}: {error}")))?;
    let text = answer.body_mut().read_to_string();
    text.map_err(|error| Trouble::new(format!("{path}: {error}")))
}

/// Opens a hall with a paired round, and returns its address.
fn opened_hall(director: &Director<'_>) -> Told<String> {
    director.found("Klubabend", "Jeder gegen jeden")?;
    director.import(Path::new(CLUB_EVENING), 24)?;
    director.draw_lots("Klubabend, 21. November")?;
    director.pair(1)?;
    let window = &director.window;
    window.click(Role::Button, "Halle")?;
    window.find(Role::Dialog, "Halle")?;
    window.click(Role::Button, "Halle öffnen")?;
    window.find(Role::Button, "Halle schließen")?;
    window.must_be_accessible()?;
    let address = window.script(
        "arguments[0](document.querySelector('dialog[open] .address').textContent)",
        &serde_json::json!([]),
    )?;
    let address = address.as_str().unwrap_or_default().to_owned();
    window.press(&[Key::Escape])?;
    window.wait_until_absent(Role::Dialog, "Halle")?;
    Ok(address)
}

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn the_frame_closes_a_window_with_an_open_hall_only_after_a_question() -> Told {
    let machine = Machine::new()?;
    let director = Director::new(&machine, machine.open()?);
    let address = opened_hall(&director)?;
    let window = director.window;
    window.ask_by_frame()?;
    window.find(Role::Dialog, "Kralle beenden?")?;
    window.must_be_accessible()?;
    window.click(Role::Button, "Abbrechen")?;
    window.wait_until_absent(Role::Dialog, "Kralle beenden?")?;
    asked(&address, "/api/public/overview")?;
    window.ask_by_frame()?;
    window.find(Role::Dialog, "Kralle beenden?")?;
    window.end_by("Beenden")?;
    match asked(&address, "/api/public/overview") {
        Err(_) => Ok(()),
        Ok(answer) => Err(Trouble::new(format!("still open: {answer}"))),
    }
}

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn the_hall_is_opened_answers_and_closes_with_the_file() -> Told {
    let machine = Machine::new()?;
    let director = Director::new(&machine, machine.open()?);
    let address = opened_hall(&director)?;
    let window = &director.window;
    if !address.starts_with("http://127.0.0.1:") {
        return Err(Trouble::new(format!("the hall is at {address}")));
    }
    let shown = asked(&address, "/api/public/overview")?;
    if !shown.contains("Klubabend") {
        return Err(Trouble::new(shown));
    }
    if !asked(&address, "/m")?.contains("<script") {
        return Err(Trouble::new("the captains' page is empty"));
    }
    window.find_part(Role::Button, "Turniere")?.click()?;
    // The hall closes with the tournament, so a question comes first.
    window.find(Role::Dialog, "Turnier schließen?")?;
    window.click(Role::Button, "Turnier schließen")?;
    window.find_part(Role::Button, "Neues Turnier")?;
    match asked(&address, "/api/public/overview") {
        Err(_) => director.window.close(),
        Ok(answer) => Err(Trouble::new(format!("still open: {answer}"))),
    }
}
