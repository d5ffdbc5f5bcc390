//! The arbiter's desk: positions are adjudicated, and a late correction counts everywhere.

use std::path::Path;

use serde_json::json;

use crate::director::{CLUB_EVENING, Director};
use crate::keys::Key;
use crate::machine::Machine;
use crate::patience;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};
use crate::window::Window;

/// Black on board 1 is mated; White on board 2 can promote and take the queen off (D 5.3.2).
const PENDING: &str = "7k/6pQ/8/8/8/3B4/8/6K1[] b - - 0 1 | 4k3/P7/8/8/8/8/8/4K3[] w - - 0 1";
/// White on board 1 has a queen in the pocket, and could mate by dropping it on h7.
const MATING_DROP: &str = "7k/6p1/8/8/8/3B4/8/6K1[Q] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
const TABLES: u32 = 6;

/// Opens the boards from the start page, without a tournament.
pub(super) fn sit_down(window: &Window) -> Told {
    window.find_part(Role::Button, "Stellung prüfen")?.click()?;
    window.find(Role::Heading, "Prüfen").map(drop)
}

/// Loads boards from text.
pub(super) fn set_up(window: &Window, text: &str) -> Told {
    window.click(Role::Button, "FEN oder Partie …")?;
    window
        .find(
            Role::TextBox,
            "Stellung (FEN beider Bretter) oder Partie (BPGN)",
        )?
        .rewrite(text)?;
    window.click(Role::Button, "Auf die Bretter übernehmen")?;
    window.wait_until_absent(Role::Dialog, "Stellung oder Partie einfügen")
}

/// Deducts a point from a team, by the dialog on the screen of the standings.
fn take_a_point(window: &Window, team: &str) -> Told {
    window.find(Role::Tab, "Entscheidungen")?.click()?;
    window.click(Role::Button, "Strafe …")?;
    window.find(Role::Dialog, "Strafe")?;
    window.find_part(Role::Radio, "Punktabzug")?.click()?;
    choose(window, team)?;
    window
        .find(Role::TextBox, "Begründung")?
        .write("Zug vorgesagt")?;
    window.must_be_accessible()?;
    window.click(Role::Button, "Strafe verhängen")?;
    window.wait_until_absent(Role::Dialog, "Strafe")?;
    window.read("Punktabzug, 1 Punkt")?;
    window.find(Role::Tab, "Rangliste")?.click()
}

/// Chooses a rule set from the list.
fn choose_rules(window: &Window, preset: &str) -> Told {
    choose(window, preset)
}

/// Chooses from the first visible list with this value; an open dialog has priority over the
/// screen.
fn choose(window: &Window, value: &str) -> Told {
    window
        .script(
            "const place = document.querySelector('dialog[open]') ?? document;
             const list = [...place.querySelectorAll('select')]
                 .find((it) => [...it.options].some((option) => option.value === arguments[0]));
             list.value = arguments[0];
             list.dispatchEvent(new Event('change', { bubbles: true }));
             arguments[1]()",
            &json!([value]),
        )
        .map(drop)
}

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn a_pending_mate_is_shown_with_the_move_that_averts_it() -> Told {
    let machine = Machine::new()?;
    let window = machine.open()?;
    sit_down(&window)?;
    set_up(&window, PENDING)?;
    window.read("Das Matt von Schwarz an Brett 1 ist abwendbar.")?;
    window.read("wandelt auf a8 um und nimmt die Dame von h7 an Brett 1")?;
    window.read("Artikel 5.3.2")?;
    window.must_be_accessible()?;
    // Under the Swiss rules the partner's move does not count.
    choose_rules(&window, "swiss")?;
    // The verdict depends on information that no position contains: whether the mating piece was
    // dropped.
    window.read("Schwarz an Brett 1 ist matt, wenn die Figur auf h7 nicht eingesetzt wurde.")?;
    window.click(Role::Button, "Nein, gezogen")?;
    window.read("Ja – Schwarz an Brett 1 ist matt.")?;
    window.close()
}

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn a_drop_that_mates_is_set_right_by_one_click() -> Told {
    let machine = Machine::new()?;
    let window = machine.open()?;
    sit_down(&window)?;
    set_up(&window, MATING_DROP)?;
    window.click(Role::Button, "War dieser Zug erlaubt?")?;
    window.click(Role::Button, "Dame, 1 auf der Hand")?;
    window.first(Role::Button, "h7, leer")?.click()?;
    window.read("Dieses Einsetzen gäbe Matt")?;
    window.must_be_accessible()?;
    window.click(Role::Button, "Bretter richtigstellen")?;
    // The queen is in the other pocket now, so there is nothing left to correct.
    window.wait_until_absent(Role::Button, "Bretter richtigstellen")?;
    window.find(Role::Button, "Dame, 1 auf der Hand")?;
    window.press(&[Key::Ctrl('z')])?;
    window.click(Role::Button, "Ist das Matt endgültig?")?;
    window.read("Niemand steht im Schach")?;
    window.close()
}

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn both_flags_down_are_judged_by_each_preset() -> Told {
    let machine = Machine::new()?;
    let window = machine.open()?;
    sit_down(&window)?;
    window.click(Role::Button, "Wer hat gewonnen?")?;
    window.read("Die Begegnung geht weiter.")?;
    window.click(Role::Button, "Weiß an Brett 1")?;
    window.click(Role::Button, "Schwarz an Brett 1")?;
    let known = "Das Team mit Schwarz an Brett 1 gewinnt.";
    for (preset, said) in [
        ("dsj", known),
        ("swiss", known),
        ("ordnung", "Der Schiedsrichter kann auf Remis entscheiden."),
        ("fics", known),
    ] {
        choose_rules(&window, preset)?;
        window.read(said)?;
    }
    window
        .find(Role::CheckBox, "Unklar, welches Blättchen zuerst fiel")?
        .click()?;
    for (preset, said) in [
        ("dsj", "Remis."),
        ("swiss", "Der Schiedsrichter entscheidet."),
        ("ordnung", "Remis."),
        ("fics", "Der Schiedsrichter entscheidet."),
    ] {
        choose_rules(&window, preset)?;
        window.read(said)?;
    }
    window.must_be_accessible()?;
    window.close()
}

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn a_correction_two_rounds_later_counts_everywhere() -> Told {
    let machine = Machine::new()?;
    let director = Director::new(&machine, machine.open()?);
    director.found("Nachtrag", "Schweizer System")?;
    director.import(Path::new(CLUB_EVENING), 24)?;
    director.draw_lots("Nachtrag, 21. November")?;
    for round in 1..=3 {
        director.pair(round)?;
        director.play(0..TABLES, TABLES)?;
    }
    let window = &director.window;
    let standings = || -> Told<String> {
        window.press(&[Key::Ctrl('4')])?;
        window.find(Role::Table, "Rangliste")?.text()
    };
    let before = standings()?;

    window.press(&[Key::Ctrl('3')])?;
    window.find(Role::Radio, "Runde 1")?.click()?;
    window.find(Role::Heading, "Runde 1")?;
    window.click(Role::Button, "Tisch 1")?;
    let panel = window.find(Role::Complementary, "Tisch 1")?.text()?;
    let other = if panel.contains("1–0") { '3' } else { '1' };
    window.click(Role::Button, "Ergebnis ändern")?;
    window.press(&[Key::Letter(other), Key::Letter('z')])?;
    window
        .find(Role::TextBox, "Begründung")?
        .write("Zettel vertauscht")?;
    window.click(Role::Button, "Speichern")?;
    window.read("Begründung: Zettel vertauscht")?;
    window.must_be_accessible()?;

    let after = standings()?;
    if before == after {
        return Err(Trouble::new(format!("nothing was recomputed: {after}")));
    }
    take_a_point(window, "1")?;
    window.read("Nr. 1: 1 P. Abzug in Runde 3")?;
    let punished = standings()?;
    if punished == after {
        return Err(Trouble::new(format!("no point was taken: {punished}")));
    }
    window.must_be_accessible()?;
    let comes_back = |wanted: &str| {
        patience::until(
            || Ok((standings()? == wanted).then_some(())),
            || format!("undo does not give {wanted}"),
        )
    };
    window.press(&[Key::Ctrl('z')])?;
    comes_back(&after)?;
    // Undone from another screen, so that the standings are loaded again.
    window.press(&[Key::Ctrl('3')])?;
    window.find(Role::Heading, "Runde 3")?;
    window.press(&[Key::Ctrl('z')])?;
    window.find_part(Role::Button, "Wiederholen:")?;
    comes_back(&before)?;
    director.window.close()
}
