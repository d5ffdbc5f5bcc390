//! The table of attacks.

use std::fs;
use std::path::Path;

use super::inputs;
use super::inputs::{circle, pipe, put, size, sparse};

/// A hostile input, and the command for it.
pub(crate) struct Attack {
    pub(crate) name: &'static str,
    /// Creates it in a folder in which `evening.kralle` is a tournament.
    pub(crate) make: fn(&Path),
    pub(crate) arguments: &'static [&'static str],
    /// The file for standard input.
    pub(crate) input: Option<&'static str>,
}

const fn attack(name: &'static str, make: fn(&Path), arguments: &'static [&'static str]) -> Attack {
    Attack {
        name,
        make,
        arguments,
        input: None,
    }
}

const fn endless(name: &'static str, arguments: &'static [&'static str]) -> Attack {
    Attack {
        input: Some("/dev/zero"),
        ..attack(name, |_| {}, arguments)
    }
}

/// Larger than any memory.
const ENORMOUS: u64 = 6 << 30;

const LIST: &[&str] = &["import", "--into", "evening.kralle", "list.csv"];
const WORKBOOK: &[&str] = &["import", "--into", "evening.kralle", "list.xlsx"];
const REPORT: &[&str] = &["import", "report.trf", "-o", "new.kralle"];
const JSON: &[&str] = &["import", "all.json", "-o", "new.kralle"];
const CHECK: &[&str] = &["check", "--system", "dutch", "report.trf"];
const RECORD: &[&str] = &["replay", "--rules", "dsj", "games.bpgn"];
const RULES: &[&str] = &["rules", "house.toml"];
const SHEET: &[&str] = &["sheet", "evening.kralle", "players", "-o", "a.pdf"];
const PICTURE: &[&str] = &[
    "sheet",
    "evening.kralle",
    "certificates",
    "--picture",
    "logo.png",
    "-o",
    "a.pdf",
];
const RATINGS: &[&str] = &["ratings", "index", "list.csv", "--name", "Liste"];
const OPEN: &[&str] = &["call", "file.kralle", "overview"];
const VERIFY: &[&str] = &["verify", "file.kralle"];

fn template(folder: &Path) {
    fs::create_dir(folder.join("templates")).unwrap();
}

pub(crate) const ATTACKS: &[Attack] = &[
    attack(
        "one text in all cells",
        inputs::one_text_in_all_cells,
        WORKBOOK,
    ),
    attack(
        "a cell repeated a million times",
        inputs::repeated_cell,
        &["import", "--into", "evening.kralle", "list.ods"],
    ),
    attack(
        "an enormous list",
        |it| sparse(it, "list.csv", b"Name\n", ENORMOUS),
        LIST,
    ),
    attack(
        "a line of nothing but separators",
        |it| put(it, "list.csv", ";".repeat(size(40_000, 4_000_000))),
        LIST,
    ),
    attack("a list that is a pipe", |it| pipe(it, "list.csv"), LIST),
    attack(
        "a list that is a circle of links",
        |it| circle(it, "list.csv"),
        LIST,
    ),
    attack(
        "a list to draw from that is a pipe",
        |it| pipe(it, "list.csv"),
        &["draw", "list.csv", "--seed", "1"],
    ),
    attack(
        "an enormous list to draw from",
        |it| sparse(it, "list.csv", b"Name\n", ENORMOUS),
        &["draw", "list.csv", "--seed", "1"],
    ),
    attack(
        "an enormous report",
        |it| sparse(it, "report.trf", b"012 A\n", ENORMOUS),
        REPORT,
    ),
    attack(
        "a report of 65,535 penalties",
        inputs::many_penalties,
        REPORT,
    ),
    attack("a report of too many lines", inputs::many_lines, REPORT),
    attack("a report of too many rounds", inputs::many_rounds, REPORT),
    attack(
        "a report that is a pipe",
        |it| pipe(it, "report.trf"),
        REPORT,
    ),
    attack(
        "an enormous report to check",
        |it| sparse(it, "report.trf", b"012 A\n", ENORMOUS),
        CHECK,
    ),
    attack("a pipe to check", |it| pipe(it, "report.trf"), CHECK),
    attack(
        "a pipe to rank",
        |it| pipe(it, "report.trf"),
        &["standings", "report.trf", "--tie-breaks", "PTS"],
    ),
    attack("JSON of too many values", inputs::many_values, JSON),
    attack(
        "JSON that goes too deep",
        |it| put(it, "all.json", "{\"rows\":".repeat(100_000)),
        JSON,
    ),
    attack(
        "enormous JSON",
        |it| sparse(it, "all.json", b"{", ENORMOUS),
        JSON,
    ),
    attack(
        "an enormous record",
        |it| sparse(it, "games.bpgn", b"[", ENORMOUS),
        RECORD,
    ),
    attack(
        "a remark that never ends",
        |it| put(it, "games.bpgn", "{".repeat(size(1 << 20, 20 << 20))),
        RECORD,
    ),
    attack(
        "a record that is a pipe",
        |it| pipe(it, "games.bpgn"),
        RECORD,
    ),
    attack("an empty record", |it| put(it, "games.bpgn", " \n"), RECORD),
    attack(
        "a record of two results",
        |it| put(it, "games.bpgn", "[Event \"A\"]\n1A. e4 * 1-0\n"),
        RECORD,
    ),
    attack(
        "an enormous rule set",
        |it| sparse(it, "house.toml", b"a", ENORMOUS),
        RULES,
    ),
    attack(
        "a rule set that goes too deep",
        |it| {
            put(
                it,
                "house.toml",
                format!("base = \"dsj\"\na = {}", "[".repeat(400_000)),
            );
        },
        RULES,
    ),
    attack(
        "a rule set that is a pipe",
        |it| pipe(it, "house.toml"),
        RULES,
    ),
    attack(
        "an enormous template",
        |it| {
            template(it);
            sparse(it, "templates/players.toml", b"a", ENORMOUS);
        },
        SHEET,
    ),
    attack(
        "a template that goes too deep",
        |it| {
            template(it);
            put(
                it,
                "templates/players.toml",
                format!("a = {}", "[".repeat(400_000)),
            );
        },
        SHEET,
    ),
    attack(
        "a picture of 60,000 × 60,000 pixels",
        inputs::huge_picture,
        PICTURE,
    ),
    attack(
        "an enormous picture",
        |it| sparse(it, "logo.png", b"\x89PNG", ENORMOUS),
        PICTURE,
    ),
    attack(
        "a picture that is a pipe",
        |it| pipe(it, "logo.png"),
        PICTURE,
    ),
    attack(
        "an enormous rating list",
        |it| sparse(it, "list.csv", b"Name\n", ENORMOUS),
        RATINGS,
    ),
    attack(
        "a rating list that is a pipe",
        |it| pipe(it, "list.csv"),
        RATINGS,
    ),
    attack(
        "an enormous file",
        |it| sparse(it, "file.kralle", b"SQLite format 3\0", ENORMOUS),
        OPEN,
    ),
    attack("a file that is a pipe", |it| pipe(it, "file.kralle"), OPEN),
    attack(
        "a file that is a circle of links",
        |it| circle(it, "file.kralle"),
        OPEN,
    ),
    attack(
        "a file that is a folder",
        |it| fs::create_dir(it.join("file.kralle")).unwrap(),
        OPEN,
    ),
    attack(
        "a file that is a device",
        |it| std::os::unix::fs::symlink("/dev/zero", it.join("file.kralle")).unwrap(),
        VERIFY,
    ),
    attack("a pipe to prove", |it| pipe(it, "file.kralle"), VERIFY),
    endless(
        "an input without end",
        &["call", "evening.kralle", "add_player", "-"],
    ),
    endless("a line without end", &["call", "--lines"]),
    attack(
        "a script that is a pipe",
        |it| pipe(it, "script"),
        &["call", "--lines", "script"],
    ),
    endless("a question without end", &["adjudicate"]),
    attack(
        "a result through a pipe",
        |it| pipe(it, "out.trf"),
        &[
            "generate",
            "--system",
            "dutch",
            "--entrants",
            "4",
            "--rounds",
            "1",
            "--seed",
            "1",
            "-o",
            "out.trf",
        ],
    ),
];
