//! The evening of both directors: the players, the results, and the expected output.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::machine::Machine;
use crate::patience;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};
use crate::window::Window;

pub(crate) const NAME: &str = "Klubabend Moorwerder";
pub(crate) const SEED: &str = "739 142 068";
pub(crate) const ROUNDS: u32 = 5;
pub(crate) const TABLES: u32 = 6;

/// The entered players, strongest first: an odd number.
pub(crate) const ENTERED: [&str; 23] = [
    "Adler, Ada",
    "Bruhn, Bela",
    "Clasen, Cleo",
    "Dehn, Dag",
    "Engel, Edda",
    "Falk, Finn",
    "Grote, Gesa",
    "Hinz, Hauke",
    "Iversen, Ida",
    "Jensen, Jost",
    "Kruse, Kaja",
    "Lange, Lasse",
    "Menke, Mara",
    "Nolte, Nils",
    "Ohm, Ole",
    "Petri, Pia",
    "Quast, Quint",
    "Reimer, Rike",
    "Stahl, Sven",
    "Thode, Tilda",
    "Uhl, Uwe",
    "Voss, Vera",
    "Wulf, Wiebke",
];
/// The director, who plays because the number is odd.
pub(crate) const DIRECTOR: &str = "Leitner, Lotte";
/// Arrives after round 2 and takes the director's place.
pub(crate) const LATE: &str = "Zander, Zoe";
/// Leaves after round 3; the director steps in again.
pub(crate) const LEAVER: &str = "Falk, Finn";

/// Returns the club and the rating of the entered player at this index.
pub(crate) fn club_and_rating(place: usize) -> (&'static str, usize) {
    (["Moorwerder", "Deichhude"][place % 2], 1990 - 17 * place)
}

/// Returns the list as a club keeps it.
pub(crate) fn list() -> String {
    let mut lines = vec!["Name;DWZ;Verein".to_owned()];
    for (place, name) in ENTERED.iter().enumerate() {
        let (club, rating) = club_and_rating(place);
        lines.push(format!("\"{name}\";{rating};{club}"));
    }
    lines.join("\n")
}

/// The published decision on first place; the reason is only in the report.
const DECIDED: &str = "Die Turnierleitung hat die Reihenfolge bestimmt: Teams 1, 2.";

/// A match of the visible round, by the numbers of its teams.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pairing {
    pub(crate) table: u64,
    pub(crate) first_named: u64,
    pub(crate) second_named: u64,
}

/// The end of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    FirstNamedWins,
    SecondNamedWins,
    Drawn,
}

impl End {
    /// Returns the end with the other winner; a draw stays a draw.
    pub(crate) const fn other(self) -> Self {
        match self {
            Self::FirstNamedWins => Self::SecondNamedWins,
            Self::SecondNamedWins => Self::FirstNamedWins,
            Self::Drawn => Self::Drawn,
        }
    }
}

impl Pairing {
    /// Returns the planned end: the lower number wins, and teams 1 and 2 draw. So these two are
    /// tied at the end, even if they never meet.
    pub(crate) fn end(self) -> End {
        match (self.first_named, self.second_named) {
            (1 | 2, 1 | 2) => End::Drawn,
            (first, second) if first < second => End::FirstNamedWins,
            _ => End::SecondNamedWins,
        }
    }
}

/// Reads the matches of the visible round from the table.
pub(crate) fn pairings(window: &Window, round: u32) -> Told<Vec<Pairing>> {
    window.find(Role::Table, &format!("Begegnungen der Runde {round}"))?;
    let body = "const digits = (it) => Number(it.textContent.replace(/\\D/gu, '')); \
        arguments[0]([...document.querySelectorAll('main table tbody tr')].map((row) => \
        [row.querySelector('th'), ...row.querySelectorAll('.team')].map(digits)))";
    let answer = window.script(body, &json!([]))?;
    let rows: Vec<Vec<u64>> = serde_json::from_value(answer)?;
    let pairing = |row: &Vec<u64>| match row[..] {
        [table, first_named, second_named] => Ok(Pairing {
            table,
            first_named,
            second_named,
        }),
        _ => Err(Trouble::new(format!("no match: {row:?}"))),
    };
    let pairings: Vec<Pairing> = rows.iter().map(pairing).collect::<Told<_>>()?;
    if pairings.len() == usize::try_from(TABLES)? {
        Ok(pairings)
    } else {
        Err(Trouble::new(format!("not {TABLES} matches: {pairings:?}")))
    }
}

/// Returns the match of round 1 that is entered wrongly and corrected two rounds later. It is the
/// last one without a team that is tied at the end.
pub(crate) fn mistaken(pairings: &[Pairing]) -> Told<Pairing> {
    pairings
        .iter()
        .rev()
        .find(|it| it.first_named > 2 && it.second_named > 2)
        .copied()
        .ok_or_else(|| Trouble::new("team 1 or 2 sits at every table"))
}

/// A sheet of the print center.
#[derive(Debug, Clone, PartialEq, Eq, serde::Deserialize)]
pub(crate) struct Offer {
    /// Its identifier in the program.
    pub(crate) sheet: String,
    /// Its title in the list.
    pub(crate) title: String,
    /// True if it cannot be printed now.
    pub(crate) blocked: bool,
    /// True if it is selected.
    pub(crate) chosen: bool,
}

/// Reads the sheets of the print center, in the order of the list.
pub(crate) fn offers(window: &Window) -> Told<Vec<Offer>> {
    let body = "arguments[0]([...document.querySelectorAll('[role=option][data-sheet]')].map((it) => ({ \
        sheet: it.dataset.sheet, title: it.querySelector('strong').textContent, \
        blocked: it.classList.contains('blocked'), \
        chosen: it.getAttribute('aria-selected') === 'true' })))";
    Ok(serde_json::from_value(window.script(body, &json!([]))?)?)
}

/// Checks of the final output.
pub(crate) struct Outcome<'m> {
    machine: &'m Machine,
}

/// The export formats as listed in the dialog, each with its file extension.
pub(crate) const EXPORTS: [(&str, &str); 5] = [
    ("Website", ""),
    ("Arbeitsmappe (XLSX)", ".xlsx"),
    (EXPORT_OF_TABLES, ".csv"),
    ("Turnierbericht (TRF-2026)", ".trf"),
    ("Alles (JSON)", ".json"),
];
/// The format that exports a single table.
pub(crate) const EXPORT_OF_TABLES: &str = "Tabelle (CSV)";
/// The tables to export as CSV.
pub(crate) const CSV_TABLES: [&str; 6] = [
    "Spieler",
    "Teams",
    "Paarungen",
    "Ergebnisse",
    "Rangliste",
    "Kreuztabelle",
];

impl<'m> Outcome<'m> {
    pub(crate) fn of(machine: &'m Machine) -> Self {
        Self { machine }
    }

    /// Returns the path of an export in the documents folder.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.machine.documents().join(name)
    }

    /// Waits for a file with this beginning, and returns its contents.
    pub(crate) fn begins(&self, name: &str, beginning: &[u8]) -> Told<Vec<u8>> {
        let path = self.path(name);
        patience::until(
            || {
                Ok(fs::read(&path)
                    .ok()
                    .filter(|bytes| bytes.starts_with(beginning)))
            },
            || format!("{} is not there", path.display()),
        )
    }

    /// Checks that the exports agree: names, and the decision on first place.
    pub(crate) fn must_be_exported(&self) -> Told {
        self.begins("Alles.xlsx", b"PK")?;
        let report = text(self.begins("Alles.trf", b"")?)?;
        must_contain("the report", &report, &[NAME, "Adler"])?;
        let all = text(self.begins("Alles.json", b"{")?)?;
        must_contain("JSON", &all, &["kralle-tournament", LATE, "Losentscheid"])?;
        for table in CSV_TABLES {
            let csv = text(self.begins(&format!("{table}.csv"), b"")?)?;
            must_contain(table, &csv, &["Adler"])?;
        }
        self.site()
    }

    /// Checks the pages of the site; both members of a team are named, including former ones.
    fn site(&self) -> Told {
        let folder = self.path("Website");
        let start = fs::read_to_string(folder.join("index.html"))?;
        must_contain("the start page", &start, &[NAME])?;
        let mut pages = BTreeSet::new();
        let mut contents = String::new();
        for page in walk(&folder)? {
            contents.push_str(&fs::read_to_string(&page)?);
            pages.insert(page);
        }
        must_contain(
            "the site",
            &contents,
            &[DECIDED, LEAVER, LATE, DIRECTOR, "neu eingeteilt ab Runde"],
        )?;
        // Start, five rounds, standings, crosstable, and everyone who ever played.
        let least = 1 + 5 + 2 + ENTERED.len() + 2;
        if pages.len() < least {
            return Err(Trouble::new(format!("only {} pages", pages.len())));
        }
        Ok(())
    }
}

/// Checks that every sheet is a separate PDF.
pub(crate) fn must_be_printed(sheets: &[PathBuf]) -> Told {
    for sheet in sheets {
        let bytes = fs::read(sheet)?;
        if !bytes.starts_with(b"%PDF") {
            return Err(Trouble::new(format!("no PDF: {}", sheet.display())));
        }
    }
    Ok(())
}

/// Returns the pages below a folder.
fn walk(folder: &Path) -> Told<Vec<PathBuf>> {
    let mut pages = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            pages.extend(walk(&path)?);
        } else if path.extension().is_some_and(|it| it == "html") {
            pages.push(path);
        }
    }
    Ok(pages)
}

fn text(bytes: Vec<u8>) -> Told<String> {
    Ok(String::from_utf8(bytes)?)
}

fn must_contain(what: &str, text: &str, parts: &[&str]) -> Told {
    match parts.iter().find(|part| !text.contains(**part)) {
        Some(missing) => Err(Trouble::new(format!("{what} lacks {missing:?}"))),
        None => Ok(()),
    }
}
