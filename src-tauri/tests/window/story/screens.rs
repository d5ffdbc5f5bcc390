//! A projector screen in a separate window: it follows the desk, and has no permissions.

use std::path::Path;

use serde_json::json;

use crate::director::{CLUB_EVENING, Director};
use crate::keys::Key;
use crate::machine::Machine;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};
use crate::window::pictures;

/// Attempts a director's call from the current window.
const ASKS: &str = "window.__TAURI_INTERNALS__.invoke('call', { name: 'undo', input: {}, job: null })\
    .then(() => arguments[0]('done'), (refusal) => arguments[0](refusal.code))";

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn a_screen_shows_the_round_the_clock_and_notices_and_may_nothing() -> Told {
    let machine = Machine::new()?;
    let director = Director::new(&machine, machine.open()?);
    director.found("Klubabend", "Jeder gegen jeden")?;
    director.import(Path::new(CLUB_EVENING), 24)?;
    director.draw_lots("Klubabend, 23. November")?;
    let window = &director.window;
    let main = window.looked_at()?;
    let before = window.all()?;
    window.press(&[Key::F11])?;
    let screen = window.new_beside(&before)?;
    window.look_at(&screen)?;
    window.find_part(Role::Heading, "Auslosung")?;
    window.look_at(&main)?;
    director.pair(1)?;
    window.look_at(&screen)?;
    window.find_part(Role::Heading, "Runde 1")?;
    window.look_at(&main)?;
    window.find_part(Role::Button, "Rundenuhr")?.click()?;
    window.click(Role::Button, "Uhr starten")?;
    window.wait_until_absent(Role::Dialog, "Rundenuhr")?;
    window.click(Role::Button, "Bildschirme")?;
    window.find(Role::Dialog, "Bildschirme und Durchsagen")?;
    window
        .find(Role::TextBox, "Text")?
        .write("Suppe ist fertig")?;
    window.click(Role::Button, "Durchsagen")?;
    window.read("Suppe ist fertig")?;
    window.must_be_accessible()?;
    window.look_at(&screen)?;
    window.read("Suppe ist fertig")?;
    window.find_part(Role::Timer, "")?;
    for (width, height) in [(1024, 768), (1920, 1080)] {
        window.resize(width, height)?;
        let name = format!("screen-{width}x{height}.png");
        window.picture(&pictures("screens").join(name))?;
    }
    window.must_be_accessible()?;
    let refused = window.script(ASKS, &json!([]))?;
    if refused != json!("not_for_this_window") {
        return Err(Trouble::new(format!("undo from a screen: {refused}")));
    }
    window.look_at(&main)?;
    director.window.close()
}
