//! The record of the drawing of lots (German: *Auslosungsprotokoll*).

use chrono::NaiveDateTime;
use kralle_words::Words;

use crate::data::{Block, Group, Row, SheetData, Table, Tone};
use crate::{Occasion, Template};

/// The record of a drawing of lots.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DrawRecordSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// The public seed, as it was given.
    pub seed: String,
    /// When the lots were drawn.
    pub drawn: Option<NaiveDateTime>,
    /// Checksum of the player list that was drawn from.
    pub list_checksum: String,
    /// By which ratings the pots were made, as people read it.
    pub order: String,
    /// Whether players of one club were to be kept apart.
    pub club_wish: ClubWish,
    /// Which role the lots gave the top team in round 1.
    pub top_team_role: Option<RoleOnSheet>,
    /// The teams by number.
    pub teams: Vec<DrawnTeam>,
    /// Who signs, as people read it; the director and the arbiter when empty.
    pub signatures: Vec<String>,
}

/// The wish to keep players of one club apart.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum ClubWish {
    /// Not in force.
    #[default]
    Off,
    /// In force.
    On {
        /// How often pot 2 was shuffled again until it held.
        reshuffles: u32,
    },
}

/// A team's role in a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoleOnSheet {
    /// First-named.
    FirstNamed,
    /// Second-named.
    SecondNamed,
}

/// A team as the lots made it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DrawnTeam {
    /// Its number, the start number of its pot-1 player.
    pub number: u16,
    /// The player of pot 1.
    pub pot_1: DrawnPlayer,
    /// Those of pot 2: one, or two in a three-player team.
    pub pot_2: Vec<DrawnPlayer>,
}

/// A player of a drawn team.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DrawnPlayer {
    /// Start number.
    pub start_number: u16,
    /// The name.
    pub name: String,
    /// The rating the order went by.
    pub rating: Option<u16>,
}

impl DrawRecordSheet {
    pub(crate) fn data(&self, words: &Words, _: &Template) -> SheetData {
        data(self, words)
    }
}

fn data(sheet: &DrawRecordSheet, words: &Words) -> SheetData {
    let mut blocks = vec![Block::Facts(facts(sheet, words))];
    let method = match sheet.club_wish {
        ClubWish::Off => words.say("sheet-draw-method", &[]),
        ClubWish::On { .. } => format!(
            "{} {}",
            words.say("sheet-draw-method", &[]),
            words.say("sheet-draw-method-clubs", &[])
        ),
    };
    blocks.push(Block::Paragraph {
        text: method,
        tone: Tone::Text,
    });
    if sheet.teams.is_empty() {
        let text = words.say("sheet-draw-empty", &[]);
        blocks.push(Block::Paragraph {
            text,
            tone: Tone::Text,
        });
    } else {
        let rows = sheet.teams.iter().flat_map(team_rows).collect();
        let groups = vec![Group {
            heading: None,
            rows,
        }];
        blocks.push(Block::Table(Table {
            groups,
            ..Table::default()
        }));
    }
    if let Some(role) = sheet.top_team_role {
        let text = match role {
            RoleOnSheet::FirstNamed => words.say("sheet-draw-role-first", &[]),
            RoleOnSheet::SecondNamed => words.say("sheet-draw-role-second", &[]),
        };
        blocks.push(Block::Paragraph {
            text,
            tone: Tone::Text,
        });
    }
    let signatures = if sheet.signatures.is_empty() {
        vec![
            words.say("sheet-signature-director", &[]),
            words.say("sheet-signature-arbiter", &[]),
        ]
    } else {
        sheet.signatures.clone()
    };
    blocks.push(Block::Signatures(signatures));
    SheetData::new(sheet.occasion.fields(words), blocks)
}

fn facts(sheet: &DrawRecordSheet, words: &Words) -> Vec<(String, String)> {
    let label = |key: &str| words.say(key, &[]);
    let players: usize = sheet.teams.iter().map(|team| 1 + team.pot_2.len()).sum();
    let mut facts = vec![(label("sheet-draw-seed"), sheet.seed.clone())];
    if let Some(drawn) = sheet.drawn {
        let args = [
            ("date", words.date(drawn.date()).into()),
            ("time", drawn.format("%H:%M").to_string().into()),
        ];
        facts.push((
            label("sheet-draw-drawn"),
            words.say("sheet-date-time", &args),
        ));
    }
    let args = [
        ("players", players.into()),
        ("teams", sheet.teams.len().into()),
    ];
    facts.push((
        label("sheet-draw-size"),
        words.say("sheet-draw-size-value", &args),
    ));
    if !sheet.order.is_empty() {
        facts.push((label("sheet-draw-order"), sheet.order.clone()));
    }
    if let ClubWish::On { reshuffles } = sheet.club_wish {
        let value = words.say(
            "sheet-draw-reshuffles-value",
            &[("count", reshuffles.into())],
        );
        facts.push((label("sheet-draw-reshuffles"), value));
    }
    facts.push((label("sheet-draw-checksum"), sheet.list_checksum.clone()));
    facts
}

/// A row for the team, and one for the second of two players from pot 2.
fn team_rows(team: &DrawnTeam) -> Vec<Row> {
    let rating = |player: &DrawnPlayer| {
        player
            .rating
            .map_or_else(|| "–".to_owned(), |rating| rating.to_string())
    };
    let mut rows = vec![
        Row::default()
            .with("team", team.number.to_string())
            .with("pot_1", team.pot_1.name.clone())
            .with("pot_1_rating", rating(&team.pot_1)),
    ];
    rows.resize(team.pot_2.len().max(1), Row::default());
    for (row, player) in rows.iter_mut().zip(&team.pot_2) {
        *row = std::mem::take(row)
            .with("pot_2_start", player.start_number.to_string())
            .with("pot_2", player.name.clone())
            .with("pot_2_rating", rating(player));
    }
    rows
}
