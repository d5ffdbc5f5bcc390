//! Invented pages of any size: every sheet with all its columns filled.

#![allow(dead_code)] // each test uses a part
#![allow(clippy::unwrap_used, reason = "tests may fail and tell")]
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "what differs is named, the rest is filled alike"
)]

use std::cell::{Cell as Kept, RefCell};

use kralle_sheets::{
    Block, Cell, Choice, CodeCard, Diagram, Fields, Fold, Form, FormBoard, FormBody, FormOverCodes,
    GameBox, GameForm, GamesForm, Group, Head, Line, Look, Page, Panel, Place, QrCode, Question,
    Row, SheetKind, Table,
};

const SURNAMES: [&str; 11] = [
    "Zürcher",
    "Öztürk",
    "Weiß",
    "von Arx",
    "Šimić",
    "Ähnlich-Freudenreich",
    "Nguyễn",
    "Łukasik",
    "O'Neill",
    "Иванова",
    "Παππάς",
];
const GIVEN: [&str; 7] = [
    "Ida",
    "Jörg",
    "Maximiliane",
    "Ay",
    "Zoë",
    "Bartholomäus",
    "Émile",
];

/// The short form of a head of the journal.
pub(crate) const HEAD_WORD: &str = "412-KTRA-9MNP-XC4D-7HWQ";
/// The full form.
pub(crate) const HEAD: &str = "KRALLE:0F9A3C51D27E4B6880B1C2D3E4F50617:412:KTRA9MNPXC4D7HWQ5ZJ08V3Y6BEGFS1TKTRA9MNPXC4D7HWQ5ZJ0";

thread_local! {
    /// Names that replace the default ones.
    static NAMES: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    /// True if pages have a head of the journal.
    static HEADED: Kept<bool> = const { Kept::new(true) };
}

/// Sets the names of people in this thread.
pub(crate) fn set_names(names: &[String]) {
    NAMES.with_borrow_mut(|kept| names.clone_into(kept));
}

/// Sets if pages in this thread have a head of the journal.
pub(crate) fn set_headed(headed: bool) {
    HEADED.set(headed);
}

pub(crate) fn name(i: usize) -> String {
    let given = NAMES.with_borrow(|names| match names.len() {
        0 => None,
        count => Some(names[i % count].clone()),
    });
    given.unwrap_or_else(|| {
        format!(
            "{}, {}",
            SURNAMES[i % SURNAMES.len()],
            GIVEN[i % GIVEN.len()]
        )
    })
}

/// Returns every sheet with tables of that many rows, or that many cards.
pub(crate) fn every(rows: usize) -> Vec<Page> {
    SheetKind::ALL.map(|sheet| page(sheet, rows)).into()
}

/// Returns a sheet with tables of that many rows, or that many cards.
pub(crate) fn page(sheet: SheetKind, rows: usize) -> Page {
    let mut blocks = Vec::new();
    match sheet {
        SheetKind::Adjudication => {
            blocks.extend([facts(), Block::Boards(vec![board(), board()])]);
            blocks.push(Block::heading("Antwort"));
        }
        SheetKind::GameRecord | SheetKind::Letter => {
            blocks.extend([facts(), Block::Boards(vec![board()])]);
            blocks.push(Block::heading("Die Partie bisher"));
        }
        SheetKind::DrawRecord | SheetKind::Report => blocks.push(facts()),
        _ => {}
    }
    let fields = fields(sheet);
    let panels = |of: &dyn Fn(usize) -> Panel| Block::Panels((1..=rows).map(of).collect());
    let lines = |fold| panels(&move |number| lines(sheet, number, fold));
    match sheet {
        SheetKind::MatchCards => blocks.push(panels(&form)),
        SheetKind::Slips => blocks.push(panels(&slip)),
        SheetKind::TableNumbers => blocks.push(lines(Fold::Tent)),
        SheetKind::BoardNumbers | SheetKind::Certificates | SheetKind::SeasonCertificates => {
            blocks.push(lines(Fold::Flat));
        }
        _ => {
            for (number, (name, columns)) in sheet.tables().iter().enumerate() {
                if number > 0 {
                    blocks.push(Block::heading(format!("Teil {}", number + 1)));
                }
                blocks.push(Block::Table(table(sheet, name, columns, rows)));
            }
            blocks.push(Block::note(format!("Von {} und {}.", name(1), name(2))));
        }
    }
    match sheet {
        SheetKind::Fallback => blocks.extend([Block::NewPage, panels(&form)]),
        SheetKind::DrawRecord | SheetKind::LineUpReport | SheetKind::Report => {
            blocks.push(Block::Signatures(vec![
                "Turnierleitung".into(),
                "Schiedsrichter".into(),
            ]));
        }
        _ => {}
    }
    let head = Head::new(HEAD_WORD, HEAD).ok();
    Page {
        head: head.filter(|_| HEADED.get() && sheet.carries_head()),
        ..Page::new(sheet, fields).of(blocks)
    }
}

fn fields(sheet: SheetKind) -> Fields {
    let text = |field: &'static str| match field {
        "tournament" => "Probeturnier am See 2026".to_owned(),
        "place" => "Überlingen".to_owned(),
        "date" => "21.11.2026".to_owned(),
        "program" => "Kralle".to_owned(),
        "round" => "5".to_owned(),
        "printed" => String::new(),
        other => other.to_owned(),
    };
    let fields = sheet.fields().into_iter();
    fields.map(|field| (field, text(field))).collect()
}

fn facts() -> Block {
    let fact = |label: &str, value: String| (label.to_owned(), value);
    Block::Facts(vec![
        fact("Startzahl", "482 915 077".to_owned()),
        fact("Weiß", name(1)),
    ])
}

/// Returns a board in the middle of a game.
pub(crate) fn board() -> Diagram {
    let squares = "r1bqkb1rpppp1ppp..n..n......p.....B.P.....N..N..PPPP.PPPR.BQK..R";
    let piece = |sign: char| Some(sign).filter(char::is_ascii_alphabetic);
    Diagram {
        title: "Brett 1 – Schwarz am Zug".into(),
        squares: squares.chars().map(piece).collect(),
        edges: [format!("{}: ♛♟", name(3)), name(4)],
        files: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
        rows: ['8', '7', '6', '5', '4', '3', '2', '1'],
    }
}

/// Returns a table in which every column is filled.
pub(crate) fn table(
    sheet: SheetKind,
    name: &'static str,
    columns: &'static str,
    count: usize,
) -> Table {
    // The number of repetitions of repeated columns.
    let repeats: Vec<(&'static str, usize)> = match (sheet, name) {
        (SheetKind::Standings, _) => vec![("round", 7), ("tie_break", 1)],
        (SheetKind::Progress, _) | (_, "grid") => vec![("round", 7)],
        (SheetKind::Crosstable, _) => vec![("opponent", count)],
        (SheetKind::SeasonTable, _) => vec![("evening", 12)],
        (SheetKind::Berger, "rounds") => vec![("table", count.div_ceil(2))],
        _ => Vec::new(),
    };
    let row = |number: usize| {
        let mut row = Row::default();
        for column in columns.split(' ') {
            let again = repeats.iter().find(|(key, _)| *key == column);
            for turn in 1..=again.map_or(1, |(_, times)| *times) {
                row = row.with(column, cell(sheet, column, number, turn));
            }
        }
        row
    };
    let rows: Vec<Row> = (1..=count).map(row).collect();
    let mut table = match sheet {
        SheetKind::Players | SheetKind::Seats | SheetKind::LineUpReport | SheetKind::Rules => {
            let groups = rows.chunks(count.div_ceil(3).max(1)).zip(1..);
            let group = |(rows, number): (&[Row], usize)| Group {
                heading: Some(format!("Gruppe {number}")),
                rows: rows.to_vec(),
            };
            Table::grouped(name, groups.map(group).collect())
        }
        _ => Table::named(name, rows),
    };
    for (column, times) in repeats {
        table = table.labelled(column, (1..=times).map(|number| number.to_string()));
        let is_wide = column == "opponent" || column == "table";
        if is_wide || sheet == SheetKind::Progress || name == "grid" {
            table = table.sliced(column);
        }
    }
    table
}

fn cell(sheet: SheetKind, column: &str, number: usize, turn: usize) -> Cell {
    let two = |text: &dyn Fn(usize) -> String| [number, 3 * number + 5].map(text);
    match (sheet, column) {
        (_, "here") => Cell::Tick,
        (SheetKind::Pairing, "result") | (SheetKind::Fallback, "result" | "cause" | "board") => {
            Cell::Frame
        }
        (SheetKind::Crosstable, "opponent") if number == turn => Cell::Blocked,
        (SheetKind::Teams, "player") => Cell::aligned(two(&name)),
        (SheetKind::Teams, "rating") => Cell::aligned(two(&|it| (2250 - it % 900).to_string())),
        (SheetKind::Teams, "club") => Cell::aligned(two(&|_| "SK Musterstadt".to_owned())),
        (SheetKind::Berger | SheetKind::Teams, "team") => Cell::from("Springerduett"),
        (
            SheetKind::Pairing | SheetKind::Standings | SheetKind::Progress,
            "first_named" | "second_named" | "team",
        ) => {
            let players = two(&name).map(|name| Line::new(name, Look::Column));
            let title = Line::new(format!("Team {number}"), Look::Strong);
            Cell::lines([title].into_iter().chain(players))
        }
        (
            SheetKind::Results | SheetKind::Report | SheetKind::Fallback,
            "first_named" | "second_named",
        ) => Cell::from(format!("{number}  {}", name(number))),
        (SheetKind::Progress, "round") => Cell::lines([
            Line::new(format!("1\u{202f}·\u{202f}{turn}"), Look::Muted),
            Line::new("4½", Look::Strong),
        ]),
        (SheetKind::Report, "what" | "decision") => Cell::from(format!(
            "{} und {} getauscht",
            name(number),
            name(number + 1)
        )),
        (SheetKind::Rules, "rule") => Cell::lines([
            Line::new(name(number), Look::Strong),
            Line::new(
                "Eine Figur darf nicht mit Matt eingesetzt werden, und auch ein Bauer nicht.",
                Look::Column,
            ),
        ]),
        (_, "name" | "player" | "players" | "team" | "pot_1" | "pot_2" | "who") => {
            Cell::from(name(number))
        }
        (SheetKind::Standings | SheetKind::Fallback, "round") => {
            Cell::from(format!("½\u{202f}·\u{202f}{}", number % 90 + turn))
        }
        (SheetKind::Berger, "table") => Cell::from(format!("{turn}\u{a0}–\u{a0}{number}")),
        (_, "opponent") => Cell::from("½"),
        (SheetKind::SeasonTable, "evening") => Cell::from(format!("{},5", number % 10)),
        (_, "rest") => Cell::from(if number.is_multiple_of(3) {
            "1\u{a0}frei"
        } else {
            ""
        }),
        (_, "penalty") => Cell::from(if number == 2 { "−½" } else { "" }),
        (_, "cause") => Cell::from("Zeitüberschreitung"),
        (_, "side") => Cell::muted("zweitgenannt"),
        (_, "white" | "black") => Cell::from("(Ng8-f6^)"),
        (_, "article" | "time") => Cell::from("Ende, Punkt 3"),
        (_, "reason" | "club") => Cell::from("SK Musterstadt"),
        (_, "dash") => Cell::from("–"),
        _ => Cell::from((number % 2300).to_string()),
    }
}

/// Returns the link in the code of a slip.
pub(crate) fn link(number: usize) -> String {
    format!("http://192.168.178.123:41234/m#ABCD.{number:0>43}")
}

fn slip(number: usize) -> Panel {
    Panel::Code(Box::new(code_card(number)))
}

/// Returns a match card with the slips of both sides below.
pub(crate) fn card_over_slips(number: usize) -> Panel {
    match form(number) {
        Panel::Form(form) => over_slips(number, *form),
        other => other,
    }
}

/// Returns a card with the slips of both sides below.
pub(crate) fn over_slips(number: usize, form: Form) -> Panel {
    let codes = [code_card(2 * number), code_card(2 * number + 1)];
    Panel::FormOverCodes(Box::new(FormOverCodes { form, codes }))
}

fn code_card(number: usize) -> CodeCard {
    CodeCard {
        title: format!("Tisch {number}"),
        aside: "Runde 5".to_owned(),
        above: "Probeturnier am See 2026".to_owned(),
        owner: format!("{number} Springerduett"),
        lines: vec![
            name(number),
            name(number + 1),
            "Erstgenanntes Team".to_owned(),
        ],
        code: QrCode::of(&link(number)).unwrap(),
        typed: [
            "Zum Eintippen: 192.168.178.123:41234/m".to_owned(),
            "ABCD-EFGH-JKLM-NPQR".to_owned(),
        ],
        note: "WLAN Turnierhalle, Passwort springer-schlaegt-bauer: verbunden bleiben, auch wenn es kein Internet gibt.".to_owned(),
    }
}

fn lines(sheet: SheetKind, number: usize, fold: Fold) -> Panel {
    let mut fields = fields(sheet);
    let texts = [
        ("table", number.to_string()),
        ("board", "2".to_owned()),
        ("team", "Springerduett".to_owned()),
        (
            "players",
            format!("{} und {}", name(number), name(number + 1)),
        ),
        ("name", name(number)),
        ("points", "mit 5½ Punkten".to_owned()),
        ("rank", format!("{number}. Rang")),
    ];
    fields.extend(
        texts
            .into_iter()
            .filter(|(key, _)| sheet.fields().contains(key)),
    );
    Panel::Lines {
        fields,
        name: format!("Tisch {number}"),
        fold,
    }
}

/// Returns a card for this many games, 2 or more, with known players.
pub(crate) fn form_of_games(number: usize, games: usize) -> Form {
    let question = |label: &str, options: &[&str]| Question {
        label: label.to_owned(),
        options: options
            .iter()
            .map(|text| Choice {
                text: (*text).to_owned(),
                is_ticked: false,
            })
            .collect(),
    };
    let game = |game: usize| GameBox {
        label: format!("Partie {game}"),
        aside: "falls nötig".to_owned(),
        before: Some(question(
            "Erstgenannte wählen",
            &["parallel", "übers Kreuz"],
        )),
        boards: [1, 2].map(|board| {
            let players = [name(4 * number + board), String::new()];
            let players = players.each_ref().map(String::as_str);
            question(&format!("Brett {board}, Weiß"), &players)
        }),
        main: question("Ergebnis", &["1–0", "½–½", "0–1"]),
        detail: question("Entschieden an", &["Brett 1", "Brett 2"]),
        line: "Grund".to_owned(),
    };
    Form {
        title: format!("Tisch {number}"),
        is_blank: false,
        aside: "Runde 5".into(),
        below: "Probeturnier am See 2026 · Überlingen · 21.11.2026".into(),
        body: FormBody::Games(GamesForm {
            sides: ["Erstgenannt: Team 1".into(), "Zweitgenannt: Team 2".into()],
            games: (1..=games).map(game).collect(),
            sum: "Ergebnis der Begegnung".into(),
            note: "1–0: Sieg der Erstgenannten".into(),
        }),
        signatures: ["Erstgenannt", "Zweitgenannt", "Schiedsrichter"].map(Into::into),
    }
}

/// Returns a card with known seats and open results.
pub(crate) fn form(number: usize) -> Panel {
    let choice = |text: &str| Choice {
        text: text.to_owned(),
        is_ticked: false,
    };
    let question = |label: &str, options: &[&str]| Question {
        label: label.to_owned(),
        options: options.iter().map(|text| choice(text)).collect(),
    };
    let place = |i: usize, ticked: bool| Place {
        name: name(i),
        options: [true, false].map(|white| Choice {
            text: if white { "Weiß" } else { "Schwarz" }.to_owned(),
            is_ticked: white == ticked,
        }),
    };
    let board = |board: usize| FormBoard {
        label: format!("Brett {board}"),
        far: place(4 * number + board, board == 1),
        near: place(4 * number + board + 2, board == 2),
    };
    let causes = [
        "Matt",
        "Zeit",
        "Aufgabe",
        "Regelwidrig",
        "Schiedsrichter",
        "Kampflos",
    ];
    Panel::Form(Box::new(Form {
        title: format!("Tisch {number}"),
        is_blank: false,
        aside: "Runde 5".into(),
        below: "Probeturnier am See 2026 · Überlingen · 21.11.2026".into(),
        body: FormBody::Game(GameForm {
            sides: ["Zweitgenannt: Team 2".into(), "Erstgenannt: Team 1".into()],
            boards: vec![board(1), board(2)],
            before: Some(question(
                "Erstgenanntes Team wählt",
                &["parallel", "übers Kreuz"],
            )),
            main: question("Ergebnis", &["1–0", "½–½", "0–1"]),
            detail: Some(question("Entschieden an", &["Brett 1", "Brett 2"])),
            last: question("Grund", &causes),
        }),
        signatures: ["Erstgenannt", "Zweitgenannt", "Schiedsrichter"].map(Into::into),
    }))
}
