//! What an arbiter was asked and answered (German: *Entscheidungsblatt*).

use chrono::NaiveDateTime;
use kralle_words::Words;

use crate::data::{Block, Diagram, SheetData};
use crate::{Occasion, Template};

/// An adjudication.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AdjudicationSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// Which match: "Runde 5, Tisch 2: Team 4 – Team 7"; none when it is of no match.
    pub about: Option<String>,
    /// What was asked, as people read it.
    pub question: String,
    /// The move or claim it is about, as people read it.
    pub detail: Option<String>,
    /// The answer, in a sentence.
    pub answer: String,
    /// What else follows, a sentence each.
    pub consequences: Vec<String>,
    /// The article, as people read it.
    pub article: Option<String>,
    /// What the article says, in plain words.
    pub rule: Option<String>,
    /// How the rules were read where they leave something open.
    pub reading: Option<String>,
    /// The rule set in force.
    pub rules: String,
    /// The boards.
    pub boards: Vec<BoardDiagram>,
    /// When it was decided.
    pub decided: Option<NaiveDateTime>,
    /// Who decided; a line to sign on is there in any case.
    pub arbiter: Option<String>,
}

/// A board of an adjudication.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BoardDiagram {
    /// Board 1 or 2; none where a game has only one.
    pub number: Option<u8>,
    /// The pieces from a8 to h1, row by row, as in a FEN: capitals are White's.
    pub squares: Vec<Option<char>>,
    /// What White and Black hold, as letters: "QNP".
    pub hands: [String; 2],
    /// Who is at the bottom: white, unless the board is shown from the other side.
    pub view: BoardView,
    /// Names of the players with White and Black.
    pub players: [String; 2],
    /// Who is to move, as people read it.
    pub to_move: Option<String>,
}

/// From which side a board is seen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum BoardView {
    /// White at the bottom.
    #[default]
    White,
    /// Black at the bottom, as board 2 lies beside board 1.
    Black,
}

impl AdjudicationSheet {
    pub(crate) fn data(&self, words: &Words, _: &Template) -> SheetData {
        let fields = self.occasion.fields(words);
        let say = |key: &str| words.say(key, &[]);
        let mut facts = Vec::new();
        if let Some(about) = &self.about {
            facts.push((say("adjudication-match"), about.clone()));
        }
        facts.push((say("adjudication-rules"), self.rules.clone()));
        if let Some(decided) = self.decided {
            let args = [
                ("date", words.date(decided.date()).into()),
                ("time", decided.format("%H:%M").to_string().into()),
            ];
            facts.push((
                say("adjudication-decided"),
                words.say("sheet-date-time", &args),
            ));
        }
        if let Some(arbiter) = &self.arbiter {
            facts.push((say("sheet-signature-arbiter"), arbiter.clone()));
        }
        let mut blocks = vec![Block::Facts(facts)];
        blocks.push(Block::heading(say("adjudication-question")));
        blocks.push(Block::text(&self.question));
        blocks.extend(self.detail.iter().map(Block::text));
        let boards = self.boards.iter().map(|board| diagram(board, words));
        blocks.push(Block::Boards(boards.collect()));
        blocks.push(Block::heading(say("adjudication-answer")));
        blocks.push(Block::text(&self.answer));
        blocks.extend(self.consequences.iter().map(Block::text));
        if let Some(article) = &self.article {
            blocks.push(Block::heading(say("adjudication-article")));
            let text = match &self.rule {
                Some(rule) => format!("{article}: {rule}"),
                None => article.clone(),
            };
            blocks.push(Block::text(text));
        }
        if let Some(reading) = &self.reading {
            blocks.push(Block::note(reading));
        }
        blocks.push(Block::Signatures(vec![
            say("adjudication-place"),
            say("sheet-signature-arbiter"),
        ]));
        SheetData::new(fields, blocks)
    }
}

pub(crate) fn diagram(board: &BoardDiagram, words: &Words) -> Diagram {
    let number = board.number.map(|number| {
        let args = [("board", number.to_string().into())];
        words.say("card-board", &args)
    });
    let parts: Vec<String> = number.into_iter().chain(board.to_move.clone()).collect();
    let title = parts.join(" – ");
    let hand = |side: usize| {
        let key = ["card-white", "card-black"][side];
        let color = words.say(key, &[]);
        let name = &board.players[side];
        let who = if name.is_empty() {
            color
        } else {
            let args = [("role", color.into()), ("team", name.into())];
            words.say("card-side", &args)
        };
        let held = pieces(&board.hands[side]);
        if held.is_empty() {
            who
        } else {
            let args = [("who", who.into()), ("pieces", held.into())];
            words.say("adjudication-holds", &args)
        }
    };
    let mut squares = board.squares.clone();
    squares.resize(64, None);
    let mut files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    let mut rows = ['8', '7', '6', '5', '4', '3', '2', '1'];
    let (mut top, mut bottom) = (1, 0);
    if board.view == BoardView::Black {
        squares.reverse();
        files.reverse();
        rows.reverse();
        (top, bottom) = (0, 1);
    }
    Diagram {
        title,
        squares,
        hands: [hand(top), hand(bottom)],
        files,
        rows,
    }
}

/// The pieces of a hand as signs.
fn pieces(letters: &str) -> String {
    letters
        .chars()
        .filter_map(|letter| {
            Some(match letter.to_ascii_uppercase() {
                'Q' => '♛',
                'R' => '♜',
                'B' => '♝',
                'N' => '♞',
                'P' => '♟',
                _ => return None,
            })
        })
        .collect()
}
