//! Two correspondence games: received moves are hidden, revealed ones are sent.

use std::fs;
use std::path::PathBuf;

use serde_json::json;

use crate::director::Director;
use crate::keys::Key;
use crate::machine::Machine;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};
use crate::window::Window;

/// Four players, strongest first: the round robin pairs Amsel with Dachs and Biber with Condor.
const LIST: &str = "Name;DWZ\n\"Amsel, Anna\";2000\n\"Biber, Bert\";1950\n\"Condor, Cleo\";1900\n\"Dachs, Doro\";1850\n";

/// All notations of the hidden moves, with letters that no hexadecimal digest contains.
const SECRETS: [&str; 7] = [
    "g1f3", "g1-f3", "g1–f3", "2605207", "g1h3", "g1-h3", "g1–h3",
];

/// The Enter key in the encoding of WebDriver.
const ENTER: Key = Key::Letter('\u{E007}');

/// The supervisor at the screen of the correspondence games.
struct Supervisor<'w> {
    window: &'w Window,
}

impl Supervisor<'_> {
    fn go(&self) -> Told {
        self.window.click(Role::Button, "Fernschach")?;
        self.window.find(Role::Heading, "Fernschach").map(drop)
    }

    /// Selects the game at a table of the first round.
    fn choose(&self, table: u32) -> Told {
        self.window
            .find_part(Role::Button, &format!("Runde 1, Tisch {table}"))?
            .click()?;
        self.window
            .find(Role::Heading, &format!("Runde 1, Tisch {table}"))
            .map(drop)
    }

    fn write(&self, name: &str, message: &str) -> Told {
        self.window
            .find(Role::TextBox, &format!("Nachricht von {name}"))?
            .rewrite(message)
    }

    fn look(&self, name: &str) -> Told {
        self.window
            .click(Role::Button, &format!("Prüfen: Nachricht von {name}"))
    }

    /// Shows the interpretation of the message, and takes the move in.
    fn take(&self, name: &str) -> Told {
        self.look(name)?;
        self.window.read(&format!("Erkannt für {name}:"))?;
        self.window
            .click(Role::Button, &format!("Zug von {name} verdeckt aufnehmen"))
    }

    fn copy_letter(&self, name: &str) -> Told {
        self.window
            .click(Role::Button, &format!("Nachricht an {name} kopieren"))?;
        self.window
            .read(&format!("Nachricht an {name} kopiert"))
            .map(drop)
    }

    /// Saves the letter to a file and returns its text.
    fn save_letter(&self, machine: &Machine, name: &str) -> Told<String> {
        let file = machine.documents().join(format!("{name}.txt"));
        machine.will_save(&file)?;
        self.window.click(
            Role::Button,
            &format!("Nachricht an {name} als .txt speichern"),
        )?;
        crate::patience::until(
            || Ok(fs::read_to_string(&file).ok().filter(|it| !it.is_empty())),
            || format!("no letter at {}", file.display()),
        )
    }

    /// Checks that no hidden move appears in the page, its fields, or any file.
    fn must_not_tell(&self, machine: &Machine) -> Told {
        let body = "const fields = [...document.querySelectorAll('input, textarea, select')].map((it) => it.value);\n\
                    arguments[0]([document.documentElement.outerHTML, JSON.stringify(localStorage), ...fields].join(' '))";
        let page = self.window.script(body, &json!([]))?;
        let page = page.as_str().unwrap_or_default();
        if !page.contains("Amsel") {
            return Err(Trouble::new("the page does not show the game"));
        }
        if let Some(secret) = SECRETS.iter().find(|it| page.contains(**it)) {
            return Err(Trouble::new(format!("the page tells {secret}")));
        }
        for file in machine.files() {
            let Ok(bytes) = fs::read(&file) else {
                // It was deleted meanwhile.
                continue;
            };
            if let Some(secret) = SECRETS.iter().find(|it| holds(&bytes, it)) {
                return Err(Trouble::new(format!("{} tells {secret}", file.display())));
            }
        }
        Ok(())
    }
}

fn holds(bytes: &[u8], text: &str) -> bool {
    bytes
        .windows(text.len())
        .any(|part| part == text.as_bytes())
}

fn must_contain(text: &str, parts: &[&str]) -> Told {
    match parts.iter().find(|part| !text.contains(**part)) {
        Some(part) => Err(Trouble::new(format!("no {part:?} in:\n{text}"))),
        None => Ok(()),
    }
}

/// Creates four players of PaarZugSchach and their first round.
fn found(director: &Director<'_>) -> Told {
    let window = &director.window;
    director.found_pairs("Fernturnier", LIST, 4)?;
    // Without a published round there is no game to open, and the screen explains that.
    window.click(Role::Button, "Fernschach")?;
    window.read("Erst eine Runde veröffentlichen")?;
    window.must_be_accessible()?;
    window.press(&[Key::Ctrl('2')])?;
    director.give_numbers()?;
    director.pair(1)
}

/// Opens both games and takes in the first moves, before a power cut.
fn before_the_power_cut(machine: &Machine) -> Told<PathBuf> {
    let director = Director::new(machine, machine.open()?);
    found(&director)?;
    let window = &director.window;
    let post = Supervisor { window };
    post.go()?;
    window.read("Noch keine Fernpartie")?;
    window.press(&[Key::Letter('n')])?;
    window.find(Role::Dialog, "Fernpartien eröffnen")?;
    window.must_be_accessible()?;
    window.find(Role::Radio, "für die Partie")?.click()?;
    window.click(Role::Button, "Ein Tag mehr")?;
    window.must_be_accessible()?;
    window.click(Role::Button, "2 Partien eröffnen")?;
    window.read("2 Partien laufen")?;
    post.choose(1)?;
    window.must_be_accessible()?;
    window
        .find_part(Role::ComboBox, "Sprache für Dachs")?
        .write("English")?;
    window.read("Dear Doro Dachs,")?;

    // Amsel's code has a wrong check digit: the message names both digits, and nothing is stored.
    post.write("Amsel", "2605217")?;
    post.look("Amsel")?;
    window.read("Im Oktalcode 2605217 stimmt eine Ziffer nicht")?;
    window.read("Zeile 1, Stelle 7: Die Prüfziffer ist 7, zu den anderen Ziffern passt 2.")?;
    window.must_be_accessible()?;
    post.write("Amsel", "g1f3")?;
    post.take("Amsel")?;
    window.read("Gelesen als Felder oder Notation.")?;
    post.must_not_tell(machine)?;
    // A mistake: the move is entered again, since Dachs has not sent one yet.
    window.click(Role::Button, "Zug von Amsel neu eingeben")?;
    post.write("Amsel", "Liebe Grüße! Sg1-h3")?;
    post.take("Amsel")?;
    window.read("Zug verdeckt gespeichert")?;
    window.must_be_accessible()?;
    post.must_not_tell(machine)?;

    // A move of White in Black's field is refused with the piece on its square.
    post.write("Dachs", "e2e4")?;
    post.look("Dachs")?;
    window.read("Auf e2 steht eine gegnerische Figur (weißer Bauer).")?;
    window.must_be_accessible()?;
    // Undo takes back the move received here, not the round; an undo of earlier commands asks
    // first.
    window.find(Role::Heading, "Fernschach")?.click()?;
    window.press(&[Key::Ctrl('z')])?;
    window.find(Role::Dialog, "Aufgenommenen Zug zurücknehmen")?;
    window.must_be_accessible()?;
    window.press(&[Key::Escape])?;

    // The other game continues in parallel, by code alone.
    post.choose(2)?;
    window.press(&[Key::Ctrl('z')])?;
    window.find(Role::Dialog, "Rückgängig machen?")?;
    window.click(Role::Button, "Rückgängig machen")?;
    window.find(Role::Dialog, "Partien ohne Begegnung")?;
    window.read("2 Partien laufen.")?;
    window.must_be_accessible()?;
    window.press(&[Key::Escape])?;
    post.write("Biber", "1414300")?;
    post.take("Biber")?;
    window.read("Gelesen als Oktalcode.")?;
    post.write("Condor", "1363404")?;
    post.take("Condor")?;
    window.read("Aufgedeckt: Die Nachrichten sind bereit.")?;
    window.find(Role::Region, "Paarzug 1")?;
    let letter = post.save_letter(machine, "Biber, Bert")?;
    must_contain(
        &letter,
        &["e2-e4 (Oktalcode 1414300)", "d7-d5 (Oktalcode 1363404)"],
    )?;
    post.must_not_tell(machine)?;
    director.window.kill()?;
    machine.tournament_file()
}

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn two_games_by_correspondence_stay_covered_through_a_power_cut() -> Told {
    let machine = Machine::new()?;
    let file = before_the_power_cut(&machine)?;

    let window = machine.open_file(&file)?;
    let post = Supervisor { window: &window };
    post.go()?;
    post.choose(1)?;
    window.read("Zug verdeckt gespeichert")?;
    post.must_not_tell(&machine)?;
    post.choose(2)?;
    window.find(Role::Region, "Paarzug 1")?;
    post.choose(1)?;

    // Dachs reads English, as chosen before. The answer quotes the letter: text below the dashes is
    // ignored.
    window.read("Dear Doro Dachs,")?;
    post.copy_letter("Dachs, Doro")?;
    post.write("Dachs", "Hello, my move is h7-h6, all the best")?;
    window.press(&[ENTER, ENTER, Key::Ctrl('v')])?;
    let pasted = || {
        let value = window.script("arguments[0](document.activeElement.value)", &json!([]))?;
        let value = value.as_str().unwrap_or_default();
        Ok((value.starts_with("Hello") && value.contains("Dear Doro Dachs")).then_some(()))
    };
    crate::patience::until(pasted, || "the letter was not pasted".to_owned())?;
    post.must_not_tell(&machine)?;
    post.take("Dachs")?;
    window.read("Aufgedeckt: Die Nachrichten sind bereit.")?;
    window.find(Role::Region, "Paarzug 1")?;
    window.must_be_accessible()?;

    let placement = "rnbqkbnr/ppppppp1/7p/8/8/7N/PPPPPPPP/RNBQKB1R";
    let white = post.save_letter(&machine, "Amsel, Anna")?;
    let notation = ["Weiß, Amsel, Anna: Sg1-h3", "Schwarz, Dachs, Doro: h7-h6"];
    must_contain(&white, &notation)?;
    must_contain(
        &white,
        &[placement, "(Oktalcode 2607", "Es bleiben 61 Tage."],
    )?;
    let black = post.save_letter(&machine, "Dachs, Doro")?;
    let notation = ["White, Amsel, Anna: Ng1-h3", "Black, Dachs, Doro: h7-h6"];
    must_contain(&black, &notation)?;
    must_contain(
        &black,
        &[placement, "(octal code 2607", "61 days are left."],
    )?;
    // Dachs is on holiday: extra days appear in the next letter and in the log.
    window.click(Role::Button, "Tage gewähren …")?;
    window.find(Role::Dialog, "Tage gewähren")?;
    window.find(Role::Radio, "Dachs")?.click()?;
    window.find(Role::TextBox, "Begründung")?.write("Urlaub")?;
    window.must_be_accessible()?;
    window.click(Role::Button, "Gewähren")?;
    window.read("68 days are left.")?;

    // The missing moves of both games; Condor gets a reminder.
    window.find_part(Role::Tab, "Ausstehend (4)")?.click()?;
    window.read("noch nicht")?;
    window.must_be_accessible()?;
    window.click(Role::Button, "Erinnern: Condor")?;
    window.read("Ihr Zug für Paarzug 2 fehlt noch.")?;
    let reminder = post.save_letter(&machine, "Condor, Cleo")?;
    must_contain(
        &reminder,
        &["Erinnerung: Fernturnier", "Es bleiben 61 Tage."],
    )?;
    window.read("Erinnerung an Condor vermerkt")?;

    // Biber resigns by mail, and the round gets the result.
    window.first(Role::Button, "Aufgeben …")?.click()?;
    window.click(Role::Button, "Biber gibt auf")?;
    window.read("0–1")?;
    window.must_be_accessible()?;
    window.click(Role::Button, "Ergebnis bei Runde 1, Tisch 2 eintragen")?;
    window.read("Eingetragen als Ergebnis von Runde 1, Tisch 2.")?;
    window.close()
}
