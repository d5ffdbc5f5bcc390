//! The record of a game at the board, pair by pair (German: *Partieprotokoll*).

use kralle_words::Words;

use crate::adjudication::{BoardDiagram, diagram};
use crate::data::{Block, Diagram, Group, Row, SheetData, Table};
use crate::{Occasion, Template};

/// The record of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GameRecordSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// Which match: "Runde 2, Tisch 1".
    pub about: String,
    /// The players with White and Black.
    pub players: [String; 2],
    /// The rule set in force.
    pub rules: String,
    /// The result and why, as people read it; none while the game goes on.
    pub result: Option<String>,
    /// The position the game stands at, or ended with.
    pub board: BoardDiagram,
    /// The pairs, in their order.
    pub pairs: Vec<RecordedPair>,
    /// From which pair on, from 1, it was ordinary chess.
    pub ordinary_from: Option<u32>,
    /// Why moves were void, and commitments to entries that were never opened, as people read them.
    pub notes: Vec<String>,
}

/// A line of the record.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RecordedPair {
    /// Its number, from 1.
    pub number: u32,
    /// White's and Black's move, in the notation of the record.
    pub moves: [String; 2],
    /// Their thinking times in milliseconds; none where no move was made.
    pub times: [Option<u32>; 2],
}

impl GameRecordSheet {
    pub(crate) fn data(&self, words: &Words, _: &Template) -> SheetData {
        let say = |key: &str| words.say(key, &[]);
        let mut facts = vec![
            (say("sheet-game"), self.about.clone()),
            (say("card-white"), self.players[0].clone()),
            (say("card-black"), self.players[1].clone()),
            (say("adjudication-rules"), self.rules.clone()),
        ];
        if let Some(result) = &self.result {
            facts.push((say("game-record-result"), result.clone()));
        }
        let rows = self.pairs.iter().map(row);
        let table = Table {
            groups: vec![Group {
                heading: None,
                rows: rows.collect(),
            }],
            ..Table::default()
        };
        let mut blocks = vec![
            Block::Facts(facts),
            Block::Boards(vec![Diagram {
                title: say(if self.result.is_some() {
                    "game-record-final-position"
                } else {
                    "game-record-position"
                }),
                ..diagram(&self.board, words)
            }]),
            Block::Table(table),
            Block::note(say("game-record-legend")),
        ];
        if let Some(number) = self.ordinary_from {
            let args = [("number", number.to_string().into())];
            blocks.push(Block::note(words.say("game-record-ordinary", &args)));
        }
        blocks.extend(self.notes.iter().map(Block::note));
        blocks.push(Block::Signatures(vec![
            say("card-white"),
            say("card-black"),
            say("sheet-signature-arbiter"),
        ]));
        SheetData::new(self.occasion.fields(words), blocks)
    }
}

fn row(pair: &RecordedPair) -> Row {
    let time = |time: Option<u32>| time.map(clock).unwrap_or_default();
    Row::default()
        .with("number", pair.number.to_string())
        .with("white", pair.moves[0].as_str())
        .with("white_time", time(pair.times[0]))
        .with("black", pair.moves[1].as_str())
        .with("black_time", time(pair.times[1]))
}

/// Minutes and seconds, hours where there are any.
fn clock(milliseconds: u32) -> String {
    let seconds = milliseconds / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours == 0 {
        format!("{minutes}:{seconds:02}")
    } else {
        format!("{hours}:{minutes:02}:{seconds:02}")
    }
}
