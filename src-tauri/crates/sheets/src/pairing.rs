//! The pairings of a round, for the wall (German: *Paarungsaushang*).

use std::collections::BTreeMap;

use chrono::NaiveTime;
use kralle_words::{Arg, Words};

use crate::data::{Block, Cell, CellLine, Group, Look, Row, SheetData, Table, Tone};
use crate::{Occasion, TeamOnSheet, Template};

/// The pairings of a round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PairingSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// The round, from 1.
    pub round: u16,
    /// When it begins.
    pub begins: Option<NaiveTime>,
    /// The matches in the order of their tables.
    pub matches: Vec<MatchOnSheet>,
    /// Teams without a match.
    pub byes: Vec<ByeOnSheet>,
    /// Who chooses who plays whom and the colours.
    pub seating: SeatingNote,
}

/// A match of the round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchOnSheet {
    /// The table's number.
    pub table: u16,
    /// The first-named team.
    pub first_named: TeamOnSheet,
    /// The second-named team.
    pub second_named: TeamOnSheet,
    /// The result where it is known ("1–0"), else a frame to write in.
    pub result: Option<String>,
}

/// A team without a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ByeOnSheet {
    /// The team.
    pub team: TeamOnSheet,
    /// What the bye is worth, in half points.
    pub points: u32,
}

/// How seats and colours are settled, with the article that says so.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum SeatingNote {
    /// The sheet says nothing of it.
    #[default]
    None,
    /// The first-named team chooses parallel or cross, then the second-named
    /// the colours (S P2b, P2c).
    Chosen {
        /// As people read it: "Ablauf, Punkt 2b und 2c".
        article: Option<String>,
    },
    /// Single games: who is named first has White; the columns say so.
    Colors,
    /// The first-named team has Black on board 1 (D 8.2, O 10.2).
    Fixed {
        /// As people read it.
        article: Option<String>,
    },
}

impl PairingSheet {
    pub(crate) fn data(&self, words: &Words, _: &Template) -> SheetData {
        data(self, words)
    }
}

fn data(sheet: &PairingSheet, words: &Words) -> SheetData {
    let mut fields = sheet.occasion.fields(words);
    fields.insert("round", sheet.round.to_string());
    let matches = sheet.matches.iter().map(|it| match_row(it, words));
    let byes = sheet.byes.iter().map(|it| bye_row(it, words));
    let rows: Vec<Row> = matches.chain(byes).collect();

    let mut blocks = Vec::new();
    if let Some(begins) = sheet.begins {
        let time = begins.format("%H:%M").to_string();
        let text = words.say("sheet-pairing-begins", &[("time", time.into())]);
        blocks.push(Block::Paragraph {
            text,
            tone: Tone::Text,
        });
    }
    if rows.is_empty() {
        let text = words.say("sheet-pairing-empty", &[]);
        blocks.push(Block::Paragraph {
            text,
            tone: Tone::Text,
        });
    } else {
        let groups = vec![Group {
            heading: None,
            rows,
        }];
        let repeats = match sheet.seating {
            SeatingNote::Colors => BTreeMap::from([
                ("first_named", vec![words.say("white", &[])]),
                ("second_named", vec![words.say("black", &[])]),
            ]),
            SeatingNote::None | SeatingNote::Chosen { .. } | SeatingNote::Fixed { .. } => {
                BTreeMap::new()
            }
        };
        blocks.push(Block::Table(Table {
            repeats,
            groups,
            ..Table::default()
        }));
    }
    if let Some(text) = seating_note(&sheet.seating, words) {
        blocks.push(Block::Paragraph {
            text,
            tone: Tone::Note,
        });
    }
    SheetData::new(fields, blocks)
}

fn match_row(it: &MatchOnSheet, words: &Words) -> Row {
    let result = it.result.as_ref().map_or(Cell::Frame, |result| {
        Cell::lines([CellLine::new(result, Look::Strong)])
    });
    Row::default()
        .with("table", it.table.to_string())
        .with("first_named", it.first_named.cell(words))
        .with("dash", "–")
        .with("second_named", it.second_named.cell(words))
        .with("result", result)
}

fn bye_row(it: &ByeOnSheet, words: &Words) -> Row {
    Row::default()
        .with("first_named", it.team.cell(words))
        .with("second_named", Cell::muted(bye_text(it.points, words)))
}

/// "bye (1 point)"; the points are halves.
pub(crate) fn bye_text(points: u32, words: &Words) -> String {
    let args = [
        ("points", Arg::HalfPoints(points)),
        ("amount", if points == 2 { "one" } else { "other" }.into()),
    ];
    words.say("sheet-bye", &args)
}

fn seating_note(note: &SeatingNote, words: &Words) -> Option<String> {
    let (text, article) = match note {
        SeatingNote::None | SeatingNote::Colors => return None,
        SeatingNote::Chosen { article } => (words.say("sheet-seating-chosen", &[]), article),
        SeatingNote::Fixed { article } => (words.say("sheet-seating-fixed", &[]), article),
    };
    Some(match article {
        Some(article) => format!("{text} ({article})"),
        None => text,
    })
}
