//! An evening by mouse alone; only text is typed.

use std::fs;
use std::path::PathBuf;

use serde_json::json;

use super::evening::{
    CSV_TABLES, DIRECTOR, ENTERED, EXPORT_OF_TABLES, EXPORTS, End, LATE, LEAVER, NAME, Outcome,
    Pairing, ROUNDS, SEED, TABLES, list, mistaken, must_be_printed, offers, pairings,
};
use super::looks::Looks;
use crate::keys::Key;
use crate::machine::Machine;
use crate::mouse::Mouse;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};
use crate::window::Window;

/// A director who only clicks.
struct Clicker<'m> {
    machine: &'m Machine,
    window: &'m Window,
    mouse: Mouse<'m>,
    looks: Looks,
    /// The sheets opened so far.
    sheets: Vec<PathBuf>,
}

impl Clicker<'_> {
    fn look(&self, screen: &str) -> Told {
        self.looks.at_screen(self.window, screen)
    }

    /// Creates a tournament of five rounds: two fewer than suggested, with two clicks at the same
    /// place.
    fn create(&self) -> Told {
        let mouse = &self.mouse;
        mouse.click_part(Role::Button, "Neues Turnier")?;
        mouse.write(Role::TextBox, "Name", NAME)?;
        mouse.write(Role::TextBox, "Spieler (erwartet)", "23")?;
        self.window.read("Empfohlen: 7")?;
        mouse.click(Role::Button, "Durchspielen")?;
        self.wait_for_simulation()?;
        mouse.click(Role::Button, "Eine Runde weniger")?;
        mouse.click_again()?;
        self.look("02-outlook")?;
        mouse.click(Role::Button, "Turnier anlegen")?;
        self.window.read("Noch keine Spieler").map(drop)
    }

    /// Waits for the simulation of thousands of evenings, which is slow beside parallel tests.
    fn wait_for_simulation(&self) -> Told {
        self.window.set_patience(55_000);
        let is_there = || self.window.read("Die Stärksten gewinnen").is_ok();
        let done = (0..4).any(|_| is_there());
        self.window.set_patience(20_000);
        if done {
            Ok(())
        } else {
            Err(Trouble::new("the formats were not simulated"))
        }
    }

    /// Imports the club's list, and marks all players as absent.
    fn import(&self) -> Told {
        let file = self.machine.documents().join("liste.csv");
        fs::write(&file, list())?;
        self.machine.will_choose(&file)?;
        let mouse = &self.mouse;
        mouse.click_first(Role::Button, "Importieren")?;
        mouse.click(Role::Button, "Datei wählen")?;
        self.window.read("23 Spieler erkannt.")?;
        self.look("04-import")?;
        mouse.click(Role::Button, "23 Spieler übernehmen")?;
        self.window
            .wait_until_absent(Role::Dialog, "Spielerliste importieren")?;
        mouse.click(Role::Button, "Alle als nicht da markieren")?;
        self.window.read("0 da").map(drop)
    }

    /// Checks in all players from top to bottom; the director plays.
    fn arrive(&self) -> Told {
        let mouse = &self.mouse;
        for (place, name) in ENTERED.iter().enumerate() {
            mouse.click(Role::CheckBox, &format!("{name} ist da"))?;
            self.window.read(&format!("{} da", place + 1))?;
        }
        self.look("05-players-odd")?;
        mouse.click(Role::Button, "Turnierleitung springt ein")?;
        mouse.write(Role::ComboBox, "Name", DIRECTOR)?;
        mouse.click(Role::Button, "Eintragen")?;
        self.window.read(&format!("Eingetragen: {DIRECTOR}"))?;
        mouse.click(Role::Button, "Fertig")?;
        self.window
            .read("24 Spieler sind da: 12 Zweierteams")
            .map(drop)
    }

    fn draw(&self) -> Told {
        let mouse = &self.mouse;
        mouse.click(Role::Button, "Auslosen")?;
        mouse.click(Role::TextBox, "Startwert")?;
        self.window.press(&[Key::Ctrl('a')])?;
        self.window.type_text(SEED)?;
        mouse.click(Role::Button, "Auslosen")?;
        mouse.click(Role::Button, "Weiter")?;
        for _ in 1..12 {
            mouse.click_again()?;
        }
        mouse.click(Role::Button, "Zu den Teams")?;
        self.window.find(Role::Table, "Ausgeloste Teams").map(drop)
    }

    fn pair(&self, round: u32) -> Told {
        let mouse = &self.mouse;
        mouse.click(Role::Button, &format!("Runde {round} paaren"))?;
        mouse.click_first(Role::Button, &format!("Runde {round} veröffentlichen"))?;
        self.window
            .read(&format!("0 von {TABLES} Ergebnissen"))
            .map(drop)
    }

    /// Seats a table and enters its result, all in the panel.
    fn enter(&self, it: Pairing, end: End) -> Told {
        let mouse = &self.mouse;
        mouse.click_part(Role::Button, "parallel")?;
        mouse.click_part(Role::Button, "Weiß an Brett 1")?;
        self.window.read("Wer hat gewonnen?")?;
        self.win(it, end)
    }

    /// Enters the winner and the cause.
    fn win(&self, it: Pairing, end: End) -> Told {
        let mouse = &self.mouse;
        let seat = match end {
            End::FirstNamedWins => 0,
            End::SecondNamedWins => 2,
            End::Drawn => {
                mouse.click(Role::Button, "½–½")?;
                mouse.click_part(Role::Button, "Schiedsrichter")?;
                mouse.write(Role::TextBox, "Begründung", "Beide Uhren standen")?;
                return mouse.click(Role::Button, "Speichern");
            }
        };
        let seats = self.window.inside(".seats .seat")?;
        let seat = seats
            .get(seat)
            .ok_or_else(|| Trouble::new(format!("table {} has no seats", it.table)))?;
        mouse.click_on(seat, "the winner")?;
        mouse.click(Role::Button, "Matt")
    }

    fn play(&self, round: u32, wrong: Option<Pairing>) -> Told {
        for (index, it) in pairings(self.window, round)?.into_iter().enumerate() {
            self.window
                .find(Role::Complementary, &format!("Tisch {}", it.table))?;
            let mistaken = wrong.is_some_and(|wrong| wrong.table == it.table);
            self.enter(it, if mistaken { it.end().other() } else { it.end() })?;
            self.window
                .read(&format!("{} von {TABLES} Ergebnissen", index + 1))?;
            if index == 2 && wrong.is_some() {
                self.look("11-round")?;
            }
        }
        Ok(())
    }

    fn print_set(&mut self) -> Told {
        self.mouse.click(Role::Button, "Drucken")?;
        self.window.find_part(Role::Region, "Vorschau")?;
        self.mouse
            .click_part(Role::Button, "Üblichen Satz öffnen")?;
        self.sheets = self.machine.sheets_shown(self.sheets.len() + 3)?;
        self.to("Runde")
    }

    /// Switches to a screen by the rail.
    fn to(&self, screen: &str) -> Told {
        let names = "arguments[0]([...document.querySelectorAll('nav button span')].map((it) => it.textContent))";
        let names: Vec<String> = serde_json::from_value(self.window.script(names, &json!([]))?)?;
        let rail = self.window.inside("nav button")?;
        let button = names.iter().position(|it| it == screen);
        match button.and_then(|index| rail.get(index)) {
            Some(button) => self.mouse.click_on(button, screen),
            None => Err(Trouble::new(format!(
                "the rail lacks {screen:?}: {names:?}"
            ))),
        }
    }

    fn latecomer(&self) -> Told {
        let mouse = &self.mouse;
        self.to("Spieler")?;
        mouse.click(Role::Button, "Spieler")?;
        mouse.write(Role::ComboBox, "Name", LATE)?;
        mouse.click(Role::Button, "Weiter")?;
        self.window.read("springt nur ein")?;
        mouse.write(Role::TextBox, "Begründung", "Kam nach Runde 2")?;
        mouse.click(Role::Button, "Zuteilen")?;
        self.window
            .wait_until_absent(Role::Dialog, &format!("Platz für {LATE}"))
    }

    fn leaver(&self) -> Told {
        let mouse = &self.mouse;
        self.to("Spieler")?;
        mouse.click(Role::CheckBox, &format!("{LEAVER} ist da"))?;
        self.window.read(&format!("{DIRECTOR} (springt ein)"))?;
        mouse.write(Role::TextBox, "Begründung", "Letzter Bus")?;
        mouse.click(Role::Button, "Festhalten")?;
        self.window
            .wait_until_absent(Role::Dialog, &format!("{LEAVER} geht nach Hause"))
    }

    fn correct(&self, it: Pairing) -> Told {
        let mouse = &self.mouse;
        mouse.click(Role::Radio, "Runde 1")?;
        self.window.find(Role::Heading, "Runde 1")?;
        mouse.click(Role::Button, &format!("Tisch {}", it.table))?;
        mouse.click(Role::Button, "Ergebnis ändern")?;
        self.win(it, it.end())?;
        mouse.write(Role::TextBox, "Begründung", "Zettel falsch gelesen")?;
        mouse.click(Role::Button, "Speichern")?;
        self.window.read("berichtigt")?;
        mouse.click(Role::Button, "Zur Runde 3")?;
        self.window.find(Role::Heading, "Runde 3").map(drop)
    }

    fn decide(&self) -> Told {
        let mouse = &self.mouse;
        mouse.click(Role::Button, "Zur Tabelle")?;
        self.window.read("Platz 1 ist offen")?;
        mouse.click_first(Role::Button, "Entscheiden …")?;
        mouse.write(Role::TextBox, "Begründung", "Losentscheid")?;
        mouse.click(Role::Button, "Entscheidung festhalten")?;
        self.window.read("Entscheidung der Turnierleitung")?;
        for tab in ["Kreuztabelle", "Entscheidungen", "Rangliste"] {
            mouse.click(Role::Tab, tab)?;
            self.look(&format!("17-{tab}"))?;
        }
        mouse.click(Role::Button, "Turnier abschließen")?;
        self.window.read("Sieger: Team").map(drop)
    }

    fn print_everything(&mut self) -> Told {
        self.mouse.click(Role::Button, "Drucken")?;
        self.window.find_part(Role::Region, "Vorschau")?;
        for offer in offers(self.window)?.iter().filter(|it| !it.blocked) {
            self.mouse.click_part(Role::Option, &offer.title)?;
            self.look(&format!("19-print-{}", offer.sheet))?;
            self.mouse.click_part(Role::Button, "Zum Drucken öffnen")?;
            self.sheets = self.machine.sheets_shown(self.sheets.len() + 1)?;
        }
        Ok(())
    }

    fn export(&self) -> Told {
        let mouse = &self.mouse;
        self.to("Export")?;
        self.window.find(Role::Dialog, "Turnier exportieren")?;
        for (kind, ending) in EXPORTS {
            mouse.click_part(Role::Radio, kind)?;
            if kind != EXPORT_OF_TABLES {
                self.save(&match ending {
                    "" => kind.to_owned(),
                    _ => format!("Alles{ending}"),
                })?;
                continue;
            }
            for table in CSV_TABLES {
                mouse.choose("Tabelle", table)?;
                self.save(&format!("{table}{ending}"))?;
            }
        }
        // There are no game records.
        mouse.click_part(Role::Radio, "Partien (PGN, BPGN)")?;
        mouse.click(Role::Button, "Speichern …")?;
        self.window
            .read("Bei keiner Begegnung liegt eine Aufzeichnung")?;
        mouse.click(Role::Button, "Abbrechen")?;
        self.window
            .wait_until_absent(Role::Dialog, "Turnier exportieren")
    }

    fn save(&self, name: &str) -> Told {
        let path = self.machine.documents().join(name);
        self.machine.will_save(&path)?;
        self.mouse.click(Role::Button, "Speichern …")?;
        self.window.read(&path.display().to_string()).map(drop)
    }
}

#[test]
#[ignore = "needs a screen: cargo xtask days"]
fn an_evening_by_mouse_alone() -> Told {
    let machine = Machine::new()?;
    let window = machine.open()?;
    let mut clicker = Clicker {
        machine: &machine,
        window: &window,
        mouse: Mouse::of(&window),
        looks: Looks::at("mouse"),
        sheets: Vec::new(),
    };
    window.resize(1024, 700)?;
    clicker.create()?;
    clicker.import()?;
    clicker.arrive()?;
    clicker.draw()?;
    let mut wrong = None;
    for round in 1..=ROUNDS {
        clicker.pair(round)?;
        if round == 1 {
            clicker.print_set()?;
            wrong = Some(mistaken(&pairings(&window, round)?)?);
            clicker.play(round, wrong)?;
            continue;
        }
        if let Some(wrong) = wrong.take_if(|_| round == 3) {
            clicker.correct(wrong)?;
        }
        clicker.play(round, None)?;
        match round {
            2 => clicker.latecomer()?,
            3 => clicker.leaver()?,
            _ => continue,
        }
        clicker.to("Runde")?;
    }
    clicker.decide()?;
    clicker.print_everything()?;
    clicker.export()?;
    let outcome = Outcome::of(&machine);
    must_be_printed(&clicker.sheets)?;
    outcome.must_be_exported()?;
    drop(clicker);
    window.close()
}
