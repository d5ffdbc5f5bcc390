//! Pairings by player: where do I sit? (German: *Platzliste*).

use std::collections::BTreeMap;

use kralle_words::Words;

use crate::data::{Block, Cell, Group, Row, SheetData, Table};
use crate::{Entrants, Occasion, Template};

/// Where everyone sits in a round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SeatsSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// The round, from 1.
    pub round: u16,
    /// Every player, as in a dictionary; the caller orders them.
    pub players: Vec<PlayerSeat>,
}

/// Where a player sits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerSeat {
    /// The name.
    pub name: String,
    /// The team's number.
    pub team: u16,
    /// The table and what is known of the seat.
    pub seat: Seat,
}

/// A player's seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Seat {
    /// At a table.
    Table {
        /// Its number.
        table: u16,
        /// Whether the team is named first.
        first_named: bool,
        /// The number of the other team.
        opponents: u16,
    },
    /// The team has a bye.
    Bye,
    /// The player sits out, as one of a three-player team does.
    SitsOut,
}

impl SeatsSheet {
    pub(crate) fn data(&self, words: &Words, template: &Template) -> SheetData {
        let mut fields = self.occasion.fields(words);
        fields.insert("round", self.round.to_string());
        if self.players.is_empty() {
            let blocks = vec![Block::text(words.say("sheet-pairing-empty", &[]))];
            return SheetData::new(fields, blocks);
        }
        let entrants = self.occasion.entrants;
        // Fewer names are found at a glance, and stand larger without letters between them.
        let grouped = template.group.is_some() && self.players.len() > FEW;
        let mut groups: Vec<Group> = Vec::new();
        for player in &self.players {
            let heading = grouped.then(|| initial(&player.name));
            let row = row(player, entrants, words);
            match groups.last_mut() {
                Some(group) if group.heading == heading => group.rows.push(row),
                Some(_) | None => groups.push(Group {
                    heading,
                    rows: vec![row],
                }),
            }
        }
        let repeats = match entrants {
            Entrants::Teams => BTreeMap::new(),
            Entrants::Players => BTreeMap::from([("team", vec![words.say("sheet-number", &[])])]),
        };
        SheetData::new(
            fields,
            vec![Block::Table(Table {
                repeats,
                groups,
                ..Table::default()
            })],
        )
    }
}

/// Up to so many players need no letters to be found.
const FEW: usize = 40;

/// The letter under which a name is looked for.
fn initial(name: &str) -> String {
    let first = name.chars().find(|sign| sign.is_alphabetic());
    let plain = match first {
        Some('Ä' | 'ä' | 'À' | 'Á' | 'Â' | 'Å') => Some('A'),
        Some('Ö' | 'ö' | 'Ó' | 'Ø' | 'ø') => Some('O'),
        Some('Ü' | 'ü' | 'Ú') => Some('U'),
        Some('É' | 'È' | 'é' | 'è') => Some('E'),
        Some('Š' | 'š' | 'Ś') => Some('S'),
        Some('Ž' | 'ž' | 'Ż' | 'Ź') => Some('Z'),
        Some('Č' | 'č' | 'Ć' | 'Ç') => Some('C'),
        Some('Ł' | 'ł') => Some('L'),
        other => other,
    };
    plain.unwrap_or('#').to_uppercase().collect()
}

fn row(player: &PlayerSeat, entrants: Entrants, words: &Words) -> Row {
    let row = Row::default()
        .with("player", player.name.clone())
        .with("team", player.team.to_string());
    match player.seat {
        Seat::Table {
            table,
            first_named,
            opponents,
        } => row
            .with("table", table.to_string())
            .with(
                "side",
                words.say(
                    match (entrants, first_named) {
                        (Entrants::Teams, true) => "seats-first",
                        (Entrants::Teams, false) => "seats-second",
                        (Entrants::Players, true) => "white",
                        (Entrants::Players, false) => "black",
                    },
                    &[],
                ),
            )
            .with("opponents", opponents.to_string()),
        Seat::Bye => row.with("side", Cell::muted(words.say("seats-bye", &[]))),
        Seat::SitsOut => row.with("side", Cell::muted(words.say("seats-sits-out", &[]))),
    }
}
