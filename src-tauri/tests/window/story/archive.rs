//! A tournament is uploaded from the window to an archive, live after each round, and withdrawn.

#[path = "../../../crates/outbox/tests/server/mod.rs"]
mod server;

use std::path::Path;

use server::Archive;

use crate::director::{CLUB_EVENING, Director};
use crate::keys::Key;
use crate::machine::Machine;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};

/// Returns the number of revisions of the only tournament in the archive.
fn revisions(archive: &Archive) -> usize {
    let kept = archive.kept();
    kept.revisions
        .values()
        .map(std::collections::BTreeMap::len)
        .sum()
}

/// Waits for the next request to the archive, which must be an upload.
fn next_push(archive: &Archive) -> Told {
    let said = archive.next();
    if said.starts_with("PUT /api/v1/tournaments/") {
        Ok(())
    } else {
        Err(Trouble::new(format!("no push: {said}")))
    }
}

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn a_tournament_is_published_followed_and_withdrawn() -> Told {
    let archive = Archive::start();
    let machine = Machine::new()?;
    let director = Director::new(&machine, machine.open()?);
    director.found("Klubabend", "Jeder gegen jeden")?;
    director.import(Path::new(CLUB_EVENING), 24)?;
    director.draw_lots("Klubabend, 21. November")?;
    let window = &director.window;
    window.click(Role::Button, "Export")?;
    window.click(Role::Button, "Im Archiv eines Verbands veröffentlichen")?;
    window.find(Role::Dialog, "Archiv")?;
    window.must_be_accessible()?;
    window
        .find(Role::ComboBox, "Adresse des Archivs")?
        .write(&archive.url())?;
    window
        .find_part(Role::CheckBox, "Ich habe gesehen")?
        .click()?;
    if !archive.said().is_empty() {
        return Err(Trouble::new("something went out before it was confirmed"));
    }
    window.click(Role::Button, "Veröffentlichen")?;
    next_push(&archive)?;
    window.read("Das Archiv zeigt den jetzigen Stand.")?;
    window.click(Role::Button, "Öffentliche Seite öffnen")?;
    let page = machine.sheets_shown(1)?;
    let expected = format!("{}/de/tournaments/", archive.url());
    if !page[0].display().to_string().starts_with(&expected) {
        return Err(Trouble::new(format!("the browser was sent to {page:?}")));
    }
    window.find_part(Role::CheckBox, "Live")?.click()?;
    window.must_be_accessible()?;
    window.press(&[Key::Escape])?;
    window.wait_until_absent(Role::Dialog, "Archiv")?;
    director.pair(1)?;
    next_push(&archive)?;
    if revisions(&archive) != 2 {
        return Err(Trouble::new("the round is not in the archive"));
    }
    window.click(Role::Button, "Export")?;
    window.click(Role::Button, "Im Archiv eines Verbands veröffentlichen")?;
    window.click(Role::Button, "Zurückziehen …")?;
    window.click(Role::Button, "Zurückziehen")?;
    window.read("Zurückgezogen am")?;
    if archive.kept().withdrawn_to.len() == 1 {
        director.window.close()
    } else {
        Err(Trouble::new("nothing was withdrawn"))
    }
}
