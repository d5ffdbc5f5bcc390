//! A message of a game by correspondence, to be sent by post (German: *Fernschachbrief*).

use kralle_words::Words;

use crate::adjudication::{BoardDiagram, diagram};
use crate::data::{Block, Diagram, Row, SheetData};
use crate::{Occasion, Template};

/// A message to a player of a game by correspondence.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LetterSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// Which match: "Runde 2, Tisch 1".
    pub about: String,
    /// The players with White and Black.
    pub players: [String; 2],
    /// How the player it goes to is greeted.
    pub greeting: String,
    /// What happened, or that a move is missing, a sentence each.
    pub happened: Vec<String>,
    /// The position the game stands at.
    pub board: BoardDiagram,
    /// The same as the fields of FEN, as people read it.
    pub fen: String,
    /// First-move rights of the coming pair and what is offered, a sentence each.
    pub standing: Vec<String>,
    /// What the player is asked for, until when, and the days left; or how the game ended.
    pub next: Vec<String>,
    /// Whether a move of the player is waited for.
    pub answer: Answer,
    /// The pairs so far, in their order.
    pub pairs: Vec<SentPair>,
    /// Who sends it.
    pub sender: Option<String>,
}

/// Whether a message asks for a move.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Answer {
    /// Nothing is waited for from this player.
    #[default]
    None,
    /// A move is; the sheet has lines to write it on and to send it back.
    Move,
}

/// A pair of moves as both players know it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SentPair {
    /// Its number, from 1.
    pub number: u32,
    /// White's and Black's move, in the notation of the record.
    pub moves: [String; 2],
    /// Their octal codes; empty where a move has none.
    pub codes: [String; 2],
}

impl LetterSheet {
    pub(crate) fn data(&self, words: &Words, _: &Template) -> SheetData {
        let say = |key: &str| words.say(key, &[]);
        let mut blocks = vec![
            Block::Facts(vec![
                (say("sheet-game"), self.about.clone()),
                (say("card-white"), self.players[0].clone()),
                (say("card-black"), self.players[1].clone()),
            ]),
            Block::text(&self.greeting),
        ];
        blocks.extend(self.happened.iter().map(Block::text));
        blocks.push(Block::Boards(vec![Diagram {
            title: say("game-record-position"),
            ..diagram(&self.board, words)
        }]));
        blocks.push(Block::note(&self.fen));
        blocks.extend(self.standing.iter().map(Block::text));
        let mut next = self.next.iter();
        blocks.extend(next.next().map(Block::heading));
        blocks.extend(next.map(Block::text));
        blocks.extend(self.sender.iter().map(Block::text));
        if self.answer == Answer::Move {
            blocks.push(Block::Signatures(vec![
                say("letter-sheet-move"),
                say("letter-sheet-code"),
                say("letter-sheet-signature"),
            ]));
        }
        if !self.pairs.is_empty() {
            blocks.push(Block::heading(say("letter-sheet-so-far")));
            blocks.push(Block::rows("pairs", self.pairs.iter().map(row).collect()));
        }
        SheetData::new(self.occasion.fields(words), blocks)
    }
}

fn row(pair: &SentPair) -> Row {
    Row::default()
        .with("number", pair.number.to_string())
        .with("white", pair.moves[0].as_str())
        .with("white_code", pair.codes[0].as_str())
        .with("black", pair.moves[1].as_str())
        .with("black_code", pair.codes[1].as_str())
}
