//! An evening by keys alone, typed as fast as possible.

use std::fmt::Write as _;
use std::path::PathBuf;

use serde_json::json;

use super::evening::{
    CSV_TABLES, DIRECTOR, ENTERED, EXPORT_OF_TABLES, EXPORTS, End, LATE, LEAVER, NAME, Outcome,
    Pairing, ROUNDS, SEED, TABLES, club_and_rating, mistaken, must_be_printed, offers, pairings,
};
use super::looks::Looks;
use crate::keys::Key;
use crate::machine::Machine;
use crate::patience;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};
use crate::window::Window;

/// A director who uses only the keyboard.
struct Typist<'m> {
    machine: &'m Machine,
    window: Window,
    looks: Looks,
    /// The sheets opened so far.
    sheets: Vec<PathBuf>,
}

/// Returns the keys that enter a result, starting with the table number.
fn result(it: Pairing, end: End) -> String {
    let table = it.table;
    match end {
        End::FirstNamedWins => format!("t{table}p61m"),
        End::SecondNamedWins => format!("t{table}p63m"),
        // Only the arbiter can declare a draw, with a reason.
        End::Drawn => format!("t{table}p65sBeide Uhren standen\n"),
    }
}

impl Typist<'_> {
    fn look(&self, screen: &str) -> Told {
        self.looks.at_screen(&self.window, screen)
    }

    /// Creates a tournament of five rounds in the Swiss system.
    fn create(&self) -> Told {
        let window = &self.window;
        window.find_part(Role::Button, "Neues Turnier")?;
        self.look("01-start")?;
        window.press(&[Key::Ctrl('n')])?;
        window.find(Role::TextBox, "Name")?;
        window.type_text(NAME)?;
        window.tab_to(Role::TextBox, "Spieler (erwartet)")?;
        window.type_text("23")?;
        window.read("Empfohlen: 7")?;
        window.tab_to(Role::TextBox, "Runden")?;
        window.type_text(&ROUNDS.to_string())?;
        self.look("02-new")?;
        window.press(&[Key::NextStep])?;
        window.read("Noch keine Spieler")?;
        self.look("03-players-empty")
    }

    /// Enters all expected players in one pass; afterwards marks all as absent.
    fn enter_players(&self) -> Told {
        let window = &self.window;
        window.press(&[Key::Letter('n')])?;
        window.find(Role::ComboBox, "Name")?;
        let mut lines = String::new();
        for (place, name) in ENTERED.iter().enumerate() {
            let (club, rating) = club_and_rating(place);
            // The club of the previous player is filled in.
            let club = if place == 0 { club } else { "" };
            writeln!(lines, "{name}\t{club}\t{rating}")?;
        }
        window.type_text(&lines)?;
        window.read(&format!("Eingetragen: {}", ENTERED[22]))?;
        self.look("04-player")?;
        window.press(&[Key::Escape])?;
        window.wait_until_absent(Role::Dialog, "Spieler eintragen")?;
        window.read("23 gemeldet")?;
        window.read("23 da")?;
        window.tab_to(Role::Button, "Alle als nicht da markieren")?;
        window.press(&[Key::Enter])?;
        window.read("0 da").map(drop)
    }

    /// Checks in all players, each by a part of the name; the number is odd, so the director plays.
    fn arrive(&self) -> Told {
        let window = &self.window;
        window.press(&[Key::Letter('a')])?;
        let mut arrivals = String::new();
        for name in ENTERED {
            writeln!(arrivals, "{}", &name[..3])?;
        }
        window.type_text(&arrivals)?;
        window.read("23 da")?;
        self.look("05-players-odd")?;
        window.tab_to(Role::Button, "Turnierleitung springt ein")?;
        window.press(&[Key::Enter])?;
        window.find(Role::ComboBox, "Name")?;
        window.type_text(&format!("{DIRECTOR}\tMoorwerder\t1500\n"))?;
        window.read(&format!("Eingetragen: {DIRECTOR}"))?;
        window.press(&[Key::Escape])?;
        window.read("24 Spieler sind da: 12 Zweierteams")?;
        self.look("06-players-even")
    }

    /// Draws the lots in the ceremony.
    fn draw(&self) -> Told {
        let window = &self.window;
        window.press(&[Key::NextStep])?;
        window.tab_to(Role::TextBox, "Startwert")?;
        window.type_text(SEED)?;
        self.look("07-draw")?;
        window.press(&[Key::NextStep])?;
        window.find(Role::Button, "Weiter")?;
        window.press(&[Key::Space])?;
        window.read("spielt mit")?;
        self.look("08-ceremony")?;
        window.press(&[Key::Space; 11])?;
        window.find(Role::Button, "Zu den Teams")?;
        window.press(&[Key::Enter])?;
        window.find(Role::Table, "Ausgeloste Teams")?;
        self.look("09-teams")
    }

    /// Pairs a round and publishes it, with two presses of one key.
    fn pair(&self, round: u32) -> Told {
        let window = &self.window;
        window.press(&[Key::NextStep])?;
        window.first(Role::Button, &format!("Runde {round} veröffentlichen"))?;
        if round == 1 {
            self.look("10-draft")?;
        }
        window.press(&[Key::NextStep])?;
        window
            .read(&format!("0 von {TABLES} Ergebnissen"))
            .map(drop)
    }

    /// Enters all results of the round in one pass; `wrong` gets the opposite winner.
    fn play(&self, round: u32, wrong: Option<Pairing>) -> Told {
        let pairings = pairings(&self.window, round)?;
        let keys: String = pairings
            .iter()
            .map(|it| {
                let mistaken = wrong.is_some_and(|wrong| wrong.table == it.table);
                result(*it, if mistaken { it.end().other() } else { it.end() })
            })
            .collect();
        self.window.type_text(&keys)?;
        self.window
            .read(&format!("{TABLES} von {TABLES} Ergebnissen"))
            .map(drop)
    }

    /// Runs the first search result for a word.
    fn command(&self, word: &str, command: &str) -> Told {
        let window = &self.window;
        window.press(&[Key::Ctrl('k')])?;
        window.find(Role::ComboBox, "Suchen")?;
        window.type_text(word)?;
        let first = "arguments[0](document.querySelector('dialog [aria-selected=true] .title')?.textContent ?? '')";
        patience::until(
            || {
                let seen = window.script(first, &json!([]))?;
                let is_it = seen.as_str().is_some_and(|it| it.starts_with(command));
                Ok(is_it.then_some(()))
            },
            || format!("{command} is not found first"),
        )?;
        window.press(&[Key::Enter])
    }

    /// Prints the usual set through the search.
    fn print_set(&mut self) -> Told {
        let window = &self.window;
        window.press(&[Key::Ctrl('p')])?;
        window.find_part(Role::Region, "Vorschau")?;
        self.look("11-print")?;
        self.command("Satz", "Üblichen Satz öffnen")?;
        self.sheets = self.machine.sheets_shown(self.sheets.len() + 3)?;
        self.window.press(&[Key::Ctrl('3')])
    }

    /// Adds a player after round 2, who takes the director's place.
    fn latecomer(&self) -> Told {
        let window = &self.window;
        window.press(&[Key::Ctrl('1'), Key::Letter('n')])?;
        window.find(Role::ComboBox, "Name")?;
        window.type_text(&format!("{LATE}\tDeichhude\t1480\n"))?;
        window.read("springt nur ein")?;
        self.look("12-latecomer")?;
        window.tab_to(Role::TextBox, "Begründung")?;
        window.type_text("Kam nach Runde 2\n")?;
        window.wait_until_absent(Role::Dialog, &format!("Platz für {LATE}"))?;
        self.look("13-players-late")
    }

    /// A player leaves after round 3; the director steps in.
    fn leaver(&self) -> Told {
        let window = &self.window;
        window.press(&[Key::Ctrl('1'), Key::Letter('a')])?;
        window.find(Role::TextBox, "Spieler suchen")?;
        window.type_text(LEAVER)?;
        window.press(&[Key::ArrowDown, Key::Space])?;
        window.find(Role::Dialog, &format!("{LEAVER} geht nach Hause"))?;
        window.read(&format!("{DIRECTOR} (springt ein)"))?;
        self.look("14-leaver")?;
        window.tab_to(Role::TextBox, "Begründung")?;
        window.type_text("Letzter Bus\n")?;
        window.wait_until_absent(Role::Dialog, &format!("{LEAVER} geht nach Hause"))?;
        window.press(&[Key::Letter('a')])?;
        window.press(&[Key::Escape])
    }

    /// Corrects a result of round 1 while round 3 is in progress.
    fn correct(&self, it: Pairing) -> Told {
        let window = &self.window;
        window.tab_to(Role::Radio, "Runde 3")?;
        window.press(&[Key::ArrowLeft, Key::ArrowLeft])?;
        window.find(Role::Heading, "Runde 1")?;
        let winner = if it.end() == End::FirstNamedWins {
            '1'
        } else {
            '3'
        };
        window.type_text(&format!("t{}", it.table))?;
        window.press(&[Key::F2])?;
        window.type_text(&format!("{winner}mZettel falsch gelesen\n"))?;
        window.read("berichtigt")?;
        self.look("15-corrected")?;
        window.press(&[Key::NextStep])?;
        window.find(Role::Heading, "Runde 3").map(drop)
    }

    /// Decides the tie for first place by lot, and closes the tournament.
    fn decide(&self) -> Told {
        let window = &self.window;
        window.press(&[Key::NextStep])?;
        window.find(Role::Table, "Rangliste")?;
        window.read("Platz 1 ist offen")?;
        self.look("16-standings-open")?;
        window.tab_to(Role::Button, "Entscheiden …")?;
        window.press(&[Key::Enter])?;
        window.find(Role::Dialog, "Platz 1–2 entscheiden")?;
        self.look("17-decide")?;
        window.tab_to(Role::TextBox, "Begründung")?;
        window.type_text("Losentscheid\n")?;
        window.read("Entscheidung der Turnierleitung")?;
        window.press(&[Key::NextStep])?;
        window.read("Sieger: Team")?;
        self.look("18-closed")
    }

    /// Prints every sheet after a check of its preview.
    fn print_everything(&mut self) -> Told {
        let window = &self.window;
        window.press(&[Key::Ctrl('p')])?;
        window.find_part(Role::Region, "Vorschau")?;
        let all = offers(window)?;
        window.press(&vec![Key::ArrowUp; all.len()])?;
        for offer in &all {
            self.chosen(&offer.sheet)?;
            if !offer.blocked {
                self.window.press(&[Key::Ctrl('p')])?;
                self.sheets = self.machine.sheets_shown(self.sheets.len() + 1)?;
            }
            self.window.press(&[Key::ArrowDown])?;
        }
        Ok(())
    }

    /// Waits until a sheet is selected.
    fn chosen(&self, sheet: &str) -> Told {
        patience::until(
            || {
                let seen = offers(&self.window)?.into_iter().find(|it| it.chosen);
                Ok(seen.filter(|it| it.sheet == sheet).map(drop))
            },
            || format!("{sheet} is not looked at"),
        )
    }

    /// Exports every file format, and the website.
    fn export(&self) -> Told {
        let window = &self.window;
        self.command("Export", "Export")?;
        window.find(Role::Dialog, "Turnier exportieren")?;
        self.look("20-export")?;
        let mut before = None;
        for (kind, ending) in EXPORTS {
            self.choose_kind(before, kind)?;
            before = Some(kind);
            if kind != EXPORT_OF_TABLES {
                let name = if ending.is_empty() {
                    kind.to_owned()
                } else {
                    format!("Alles{ending}")
                };
                self.save(&name)?;
                continue;
            }
            for table in CSV_TABLES {
                window.tab_to(Role::ComboBox, "Tabelle")?;
                window.type_text(&table[..1])?;
                self.save(&format!("{table}{ending}"))?;
            }
        }
        // There are no game records.
        self.choose_kind(before, "Partien (PGN, BPGN)")?;
        window.tab_to(Role::Button, "Speichern …")?;
        window.press(&[Key::Enter])?;
        window.read("Bei keiner Begegnung liegt eine Aufzeichnung")?;
        window.press(&[Key::Escape])?;
        window.wait_until_absent(Role::Dialog, "Turnier exportieren")
    }

    /// Selects the next export format.
    fn choose_kind(&self, before: Option<&str>, kind: &str) -> Told {
        if let Some(before) = before {
            self.window.tab_to_part(Role::Radio, before)?;
            self.window.press(&[Key::ArrowDown])?;
        }
        let chosen = self.window.find_part(Role::Radio, kind)?;
        patience::until(
            || Ok((before.is_none() || chosen.has_focus()?).then_some(())),
            || format!("{kind} is not chosen"),
        )
    }

    fn save(&self, name: &str) -> Told {
        let path = self.machine.documents().join(name);
        self.machine.will_save(&path)?;
        self.window.tab_to(Role::Button, "Speichern …")?;
        self.window.press(&[Key::Enter])?;
        self.window.read(&path.display().to_string())?;
        self.looks.keep(&path)
    }
}

#[test]
#[ignore = "needs a screen: cargo xtask days"]
fn an_evening_by_keys_alone() -> Told {
    let machine = Machine::new()?;
    let mut typist = Typist {
        machine: &machine,
        window: machine.open()?,
        looks: Looks::at("keys"),
        sheets: Vec::new(),
    };
    typist.create()?;
    typist.enter_players()?;
    typist.arrive()?;
    typist.draw()?;
    let mut wrong = None;
    for round in 1..=ROUNDS {
        typist.pair(round)?;
        match round {
            1 => {
                typist.print_set()?;
                wrong = Some(mistaken(&pairings(&typist.window, round)?)?);
                typist.play(round, wrong)?;
            }
            3 => {
                typist.correct(
                    wrong
                        .take()
                        .ok_or_else(|| Trouble::new("nothing was entered wrongly"))?,
                )?;
                typist.play(round, None)?;
                typist.leaver()?;
            }
            _ => typist.play(round, None)?,
        }
        if round == 2 {
            typist.latecomer()?;
        }
        typist.window.press(&[Key::Ctrl('3')])?;
    }
    typist.decide()?;
    typist.print_everything()?;
    typist.export()?;
    for sheet in &typist.sheets {
        typist.looks.keep(sheet)?;
    }
    let outcome = Outcome::of(&machine);
    must_be_printed(&typist.sheets)?;
    outcome.must_be_exported()?;
    typist.window.close()
}
