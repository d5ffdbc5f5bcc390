//! Screenshots of every screen, light and dark, in three sizes.

use std::path::Path;

use serde_json::json;

use crate::director::{CLUB_EVENING, Director};
use crate::keys::Key;
use crate::machine::Machine;
use crate::roles::Role;
use crate::trouble::Told;
use crate::window::{Window, pictures};

const SIZES: &[(u32, u32)] = &[(1024, 700), (1280, 800), (1920, 1080)];
const THEMES: &[&str] = &["light", "dark"];

/// Takes screenshots of the current screen in every size and theme.
fn everywhere(window: &Window, screen: &str) -> Told {
    for (width, height) in SIZES {
        window.resize(*width, *height)?;
        for theme in THEMES {
            window.script(
                "document.documentElement.dataset.theme = arguments[0]; arguments[1]()",
                &json!([theme]),
            )?;
            let name = format!("{screen}-{theme}-{width}x{height}.png");
            window.picture(&pictures("shots").join(name))?;
        }
    }
    window.resize(1280, 800)
}

#[test]
#[ignore = "needs a screen: cargo xtask shots"]
fn every_screen() -> Told {
    let machine = Machine::new()?;
    let director = Director::new(&machine, machine.open()?);
    let window = &director.window;
    let shot = |screen: &str| everywhere(window, screen);

    window.find_part(Role::Button, "Neues Turnier")?;
    shot("01-start-empty")?;
    director.begin("Klubabend Moorwerder", "Jeder gegen jeden")?;
    shot("02-new-tournament")?;
    window.click(Role::Button, "Turnier anlegen")?;
    window.read("Noch keine Spieler")?;
    shot("03-players-empty")?;
    director.read_list(Path::new(CLUB_EVENING), 24)?;
    shot("03-players-import")?;
    director.keep_list(24)?;
    shot("03-players")?;
    window.click(Role::Button, "Auslosen")?;
    window.find(Role::TextBox, "Startwert")?;
    shot("04-draw")?;
    director.draw("739 142 068")?;
    window.press(&[Key::Space, Key::Space, Key::Space])?;
    window.read("spielt mit")?;
    shot("04-draw-ceremony")?;
    director.end_ceremony()?;
    shot("04-draw-teams")?;
    window.click(Role::Button, "Runde 1 paaren")?;
    window.first(Role::Button, "Runde 1 veröffentlichen")?;
    shot("05-round-draft")?;
    window
        .first(Role::Button, "Runde 1 veröffentlichen")?
        .click()?;
    window.read("0 von 6 Ergebnissen")?;
    shot("05-round-seating")?;
    director.play(0..3, 6)?;
    director.seat(4)?;
    window.press(&[Key::Letter('1')])?;
    window.read("Grund fehlt")?;
    shot("05-round-cause")?;
    window.press(&[Key::Letter('5'), Key::Letter('e')])?;
    window.find(Role::Button, "Weiterspielen lassen")?;
    shot("05-round-refused")?;
    window.press(&[Key::Escape])?;
    director.win(4)?;
    window.read("4 von 6 Ergebnissen")?;
    director.play(4..6, 6)?;
    shot("05-round-complete")?;
    for round in 2..=4 {
        director.pair(round)?;
        director.play(0..6, 6)?;
    }
    window.press(&[Key::Ctrl('4')])?;
    window.find(Role::Table, "Rangliste")?;
    shot("06-standings")?;
    window.click(Role::Tab, "Kreuztabelle")?;
    window.find(Role::Table, "Kreuztabelle")?;
    shot("06-crosstable")?;
    window.click(Role::Button, "Optionen")?;
    window.find(Role::Dialog, "Optionen")?;
    shot("07-options")?;
    window.press(&[Key::Escape])?;
    window.click(Role::Button, "Turniere")?;
    window.find_part(Role::Button, "Klubabend Moorwerder")?;
    shot("01-start")?;
    director.window.close()
}
