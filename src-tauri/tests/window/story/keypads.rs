//! Two identical keypads at one table: the same keys, distinguished by the device.

use super::board::Table;
use crate::director::Director;
use crate::keypads::Keypads;
use crate::keys::Key;
use crate::machine::Machine;
use crate::roles::Role;
use crate::screen::Screen;
use crate::trouble::Told;
use crate::window::Focus;

const WHITE: &str = "Amsel";
const BLACK: &str = "Biber";

/// Prepares two players, numbers, the first round, and the board.
fn set_up(director: &Director<'_>) -> Told {
    let window = &director.window;
    let list = format!("Name;DWZ\n\"{WHITE}, Anna\";2000\n\"{BLACK}, Bert\";1950\n");
    director.found_pairs("Zwei Blöcke", &list, 2)?;
    window.press(&[Key::Ctrl('2')])?;
    director.give_numbers()?;
    director.pair(1)?;
    window.click(Role::Button, "Am Brett spielen …")?;
    window.click(Role::Button, "Brett aufstellen")?;
    window.read("Die Partie hat noch nicht begonnen.").map(drop)
}

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn two_keypads_of_one_kind_enter_side_by_side() -> Told {
    const FIRST: usize = 0;
    const SECOND: usize = 1;
    const STRANGER: usize = 2;
    let screen = Screen::start()?;
    let keypads = Keypads::plug_in(&screen, 3)?;
    let machine = Machine::at(&screen)?;
    let director = Director::new(&machine, machine.open()?);
    let window = &director.window;
    set_up(&director)?;
    let table = Table::of(window, WHITE, BLACK);

    window.click(Role::Button, "Eingabe der Züge")?;
    window.find(Role::Radio, "an eigenen Geräten")?.click()?;
    window.must_be_accessible()?;
    window.press(&[Key::Escape])?;
    keypads.focus(window.process())?;
    window.wait_for_focus(Focus::Here)?;
    window.read("Amsel (Weiß): eine Taste am eigenen Gerät drücken")?;
    window.must_be_accessible()?;
    keypads.enter(FIRST)?;
    window.read("Biber (Schwarz): eine Taste am eigenen Gerät drücken")?;
    // No player can have two devices.
    keypads.enter(FIRST)?;
    keypads.enter(SECOND)?;
    window.wait_until_absent(Role::Button, "Andere Eingabe …")?;
    window.click(Role::Button, "Uhren starten")?;
    table.side(WHITE, "läuft")?;

    // e2–e4 and d7–d5, alternating key by key; a third keypad belongs to nobody.
    for (white, black) in [("5", "4"), ("2", "7"), ("5", "4"), ("4", "5")] {
        keypads.type_digits(FIRST, white)?;
        keypads.type_digits(STRANGER, "8")?;
        keypads.type_digits(SECOND, black)?;
    }
    keypads.enter(SECOND)?;
    table.side(BLACK, "Siegel")?;
    table.must_not_show("d7d5")?;
    keypads.enter(FIRST)?;
    table.side(WHITE, "Siegel")?;
    keypads.enter(FIRST)?;
    table.side(WHITE, "Uhr gestoppt")?;
    keypads.enter(SECOND)?;
    window.find(Role::Region, "Paarzug 1")?;
    window.read("e2-e4")?;
    window.read("d7-d5")?;

    // Keys pressed while another program has the focus are ignored.
    keypads.enter(FIRST)?;
    keypads.enter(SECOND)?;
    table.side(WHITE, "läuft")?;
    keypads.focus_elsewhere()?;
    window.wait_for_focus(Focus::Elsewhere)?;
    keypads.type_digits(FIRST, "77")?;
    keypads.focus(window.process())?;
    window.wait_for_focus(Focus::Here)?;
    keypads.type_digits(FIRST, "5")?;
    window.find(Role::Image, "1 von 4 Ziffern, verdeckt")?;

    // The same keypads, swapped.
    window.click(Role::Button, "Eingabe der Züge")?;
    window.click(Role::Button, "Geräte neu zuordnen")?;
    keypads.enter(SECOND)?;
    window.read("Biber (Schwarz): eine Taste am eigenen Gerät drücken")?;
    keypads.enter(FIRST)?;
    window.wait_until_absent(Role::Button, "Andere Eingabe …")?;

    // One keyboard for both, and back: the devices are still known.
    window.click(Role::Button, "Eingabe der Züge")?;
    window.find(Role::Radio, "nebeneinander")?.click()?;
    window.find(Role::Radio, "an eigenen Geräten")?.click()?;
    window.press(&[Key::Escape])?;
    window.wait_until_absent(Role::Dialog, "Eingabe der Züge")?;
    keypads.type_digits(SECOND, "254")?;
    keypads.enter(SECOND)?;
    table.side(WHITE, "Siegel")?;
    director.window.close()
}
