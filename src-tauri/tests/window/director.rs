//! The director's actions of a tournament day, for use in stories.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use crate::keys::Key;
use crate::machine::Machine;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};
use crate::window::Window;

/// An invented club list of 24 players.
pub(crate) const CLUB_EVENING: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/window/lists/club-evening.csv"
);

/// A director at an open window in German.
pub(crate) struct Director<'h> {
    machine: &'h Machine,
    pub(crate) window: Window,
}

impl<'h> Director<'h> {
    /// Creates a director for an open window.
    pub(crate) fn new(machine: &'h Machine, window: Window) -> Self {
        Self { machine, window }
    }

    /// Creates a tournament from the start page; it is then open, without players.
    pub(crate) fn found(&self, name: &str, format: &str) -> Told {
        self.begin(name, format)?;
        self.window.must_be_accessible()?;
        self.create()
    }

    /// Creates a round robin of games in pairs (PaarZugSchach) with the `count` players of a list.
    pub(crate) fn found_pairs(&self, name: &str, list: &str, count: usize) -> Told {
        self.begin_pairs(name)?;
        self.create()?;
        self.enter(list, count)
    }

    /// Fills in the form of a new tournament.
    pub(crate) fn begin(&self, name: &str, format: &str) -> Told {
        self.window
            .find_part(Role::Button, "Neues Turnier")?
            .click()?;
        self.window.find(Role::TextBox, "Name")?.write(name)?;
        self.window.find_part(Role::Radio, format)?.click()
    }

    /// Fills in the form of a round robin of games in pairs.
    pub(crate) fn begin_pairs(&self, name: &str) -> Told {
        self.begin(name, "Jeder gegen jeden")?;
        for choice in [
            "Eine Partie je Tisch",
            "Beide ziehen zugleich",
            "Jeder gegen jeden",
        ] {
            self.window.find_part(Role::Radio, choice)?.click()?;
        }
        Ok(())
    }

    /// Submits the filled-in form; the tournament is then open, without players.
    pub(crate) fn create(&self) -> Told {
        self.window.click(Role::Button, "Turnier anlegen")?;
        self.window.find(Role::Heading, "Spieler").map(drop)
    }

    /// Writes a list to a file and enters its players; `count` of them are new.
    pub(crate) fn enter(&self, list: &str, count: usize) -> Told {
        let file = self.machine.documents().join("list.csv");
        fs::write(&file, list)?;
        self.read_list(&file, count)?;
        self.keep_list(count)
    }

    /// Enters the players of a list; `count` of them are new.
    pub(crate) fn import(&self, list: &Path, count: usize) -> Told {
        self.read_list(list, count)?;
        self.window.must_be_accessible()?;
        self.keep_list(count)?;
        self.window.must_be_accessible()
    }

    /// Opens the import preview of a list with `count` new players, without saving.
    pub(crate) fn read_list(&self, list: &Path, count: usize) -> Told {
        self.machine.will_choose(list)?;
        self.window.first(Role::Button, "Importieren")?.click()?;
        self.window.click(Role::Button, "Datei wählen")?;
        self.window
            .read(&format!("{count} Spieler erkannt."))
            .map(drop)
    }

    /// Enters the players of the previewed list.
    pub(crate) fn keep_list(&self, count: usize) -> Told {
        self.window
            .click(Role::Button, &format!("{count} Spieler übernehmen"))?;
        self.window
            .wait_until_absent(Role::Dialog, "Spielerliste importieren")
    }

    /// Gives the numbers from a public seed, on the screen of the numbers.
    pub(crate) fn give_numbers(&self) -> Told {
        self.window
            .find_part(Role::TextBox, "Öffentlicher Startwert")?
            .rewrite("739 142 068")?;
        self.window.click(Role::Button, "Startnummern vergeben")?;
        self.window.read("Startnummern vergeben mit").map(drop)
    }

    /// Draws the teams from a public seed, and checks the first one of the ceremony.
    pub(crate) fn draw_lots(&self, seed: &str) -> Told {
        self.window.click(Role::Button, "Auslosen")?;
        self.window.find(Role::TextBox, "Startwert")?;
        self.window.must_be_accessible()?;
        self.draw(seed)?;
        self.window.press(&[Key::Space])?;
        self.window.read("spielt mit")?;
        self.window.must_be_accessible()?;
        self.end_ceremony()?;
        self.window.must_be_accessible()
    }

    /// Starts the draw, on its screen, up to the ceremony.
    pub(crate) fn draw(&self, seed: &str) -> Told {
        self.window
            .find(Role::TextBox, "Startwert")?
            .rewrite(seed)?;
        self.window.click(Role::Button, "Auslosen")?;
        self.window.find(Role::Button, "Weiter").map(drop)
    }

    /// Reveals all teams of the ceremony, and continues to the team list.
    pub(crate) fn end_ceremony(&self) -> Told {
        self.window.click(Role::Button, "Alle zeigen")?;
        self.window.click(Role::Button, "Zu den Teams")
    }

    /// Pairs round `number` and publishes it.
    pub(crate) fn pair(&self, number: u32) -> Told {
        self.window
            .click(Role::Button, &format!("Runde {number} paaren"))?;
        self.window
            .first(Role::Button, &format!("Runde {number} veröffentlichen"))?
            .click()?;
        self.window
            .find(Role::Heading, &format!("Runde {number}"))
            .map(drop)
    }

    /// Seats tables one after the other and enters their results, by keys alone: the lower number
    /// wins. `done` is the range of result counts to go through; `tables` is the number of tables
    /// in the round.
    pub(crate) fn play(&self, done: Range<u32>, tables: u32) -> Told {
        for before in done {
            self.seat(before + 1)?;
            self.win(before + 1)?;
            self.window
                .read(&format!("{} von {tables} Ergebnissen", before + 1))?;
        }
        Ok(())
    }

    /// Seats the table in the panel: parallel, and White on board 1 for the second-named.
    pub(crate) fn seat(&self, table: u32) -> Told {
        let panel = format!("Tisch {table}");
        self.window.find(Role::Complementary, &panel)?;
        self.window.press(&[Key::Letter('p')])?;
        self.window.find_part(Role::Button, "Weiß an Brett 1")?;
        self.window.press(&[Key::Letter('6')])?;
        self.window.read("Wer hat gewonnen?").map(drop)
    }

    /// Enters a win by mate for the team with the lower number, in two keystrokes.
    pub(crate) fn win(&self, table: u32) -> Told {
        let panel = self
            .window
            .find(Role::Complementary, &format!("Tisch {table}"))?
            .text()?;
        let winner = if team(&panel, "erstgenannt")? < team(&panel, "zweitgenannt")? {
            '1'
        } else {
            '3'
        };
        self.window.press(&[Key::Letter(winner), Key::Letter('m')])
    }

    /// Prints the screen with this key through the print center, and comes back; returns the sheet
    /// opened in the viewer.
    pub(crate) fn print(&self, sheets_before: usize, screen: char) -> Told<PathBuf> {
        self.window.click(Role::Button, "Drucken")?;
        self.window.find_part(Role::Region, "Vorschau")?;
        self.window.click(Role::Button, "Zum Drucken öffnen")?;
        let sheet = self.sheet_shown(sheets_before)?;
        self.window.press(&[Key::Ctrl(screen)])?;
        Ok(sheet)
    }

    /// Returns the sheet opened in the viewer after this many others.
    pub(crate) fn sheet_shown(&self, sheets_before: usize) -> Told<PathBuf> {
        let shown = self.machine.sheets_shown(sheets_before + 1)?;
        shown
            .last()
            .cloned()
            .ok_or_else(|| Trouble::new("no sheet was shown"))
    }
}

/// Reads the number of the team in this role, which precedes the role in the panel.
fn team(panel: &str, role: &str) -> Told<u32> {
    let before = panel.split(role).next().unwrap_or_default();
    before
        .split_whitespace()
        .next_back()
        .and_then(|number| number.parse().ok())
        .ok_or_else(|| Trouble::new(format!("no team is {role} in: {panel}")))
}
