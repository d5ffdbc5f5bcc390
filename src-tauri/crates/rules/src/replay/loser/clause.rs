//! The parts of a remark: players, verbs, and the words that join them.

use shakmaty::Color;

use super::names::Names;
use super::token::{Token, tokens};
use super::vocabulary::{Part, part};
use crate::tandem::side::{Board, Side};

/// A piece of a remark.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Piece {
    Player(Player),
    /// A player who is only listed against another: "Birch vs. Cedar".
    Listed,
    Part(Part),
    /// A comma or a parenthesis.
    Pause,
    /// Any other mark.
    Stop,
}

/// A player or several, as a remark mentions them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Player {
    /// The seats, all of which are meant; or one of which is, if `is_unclear`.
    pub(super) sides: Vec<Side>,
    /// False for a color without a name.
    pub(super) is_named: bool,
    /// True if the name fits several seats.
    pub(super) is_unclear: bool,
    pub(super) genitive: bool,
}

impl Player {
    pub(super) fn map(&self, other: impl Fn(Side) -> Side) -> Self {
        Self {
            sides: self.sides.iter().map(|it| other(*it)).collect(),
            genitive: false,
            ..self.clone()
        }
    }
}

/// Splits a remark into its pieces.
pub(super) fn pieces(names: &Names, remark: &str) -> Vec<Piece> {
    let tokens = tokens(remark);
    let mut pieces: Vec<Piece> = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while let Some(rest) = tokens.get(at..).filter(|it| !it.is_empty()) {
        let (piece, length) = piece(names, rest);
        at += length.max(1);
        join(&mut pieces, piece);
    }
    pieces
}

fn piece(names: &Names, text: &[Token]) -> (Piece, usize) {
    let Some(token) = text.first() else {
        return (Piece::Stop, 1);
    };
    if let Some((sides, length)) = names.at(text) {
        let last = text.get(length - 1);
        let player = Player {
            is_unclear: sides.len() > 1,
            sides,
            is_named: true,
            genitive: last.is_some_and(|it| it.genitive),
        };
        return (Piece::Player(player), length);
    }
    if token.word.is_empty() {
        let piece = match token.mark {
            ',' | '(' | ')' | '[' | ']' | '"' => Piece::Pause,
            '&' | '/' | '+' => Piece::Part(Part::And),
            '-' | '–' | '—' => Piece::Part(Part::Against),
            '@' => Piece::Part(Part::Other),
            _ => Piece::Stop,
        };
        return (piece, 1);
    }
    let after = text.iter().skip(1);
    let after = after
        .filter(|it| !it.word.is_empty())
        .map(|it| it.word.as_str());
    let part = part(&token.word, after);
    if let Part::Color(color) = part {
        seat(color, text)
    } else {
        (Piece::Part(part), 1)
    }
}

/// Returns a color, with the board that may follow it: `Black (B)`, `White on board A`.
fn seat(color: Color, text: &[Token]) -> (Piece, usize) {
    let player = |boards: &[Board], is_named| {
        let sides = boards.iter().map(|board| Side {
            board: *board,
            color,
        });
        Piece::Player(Player {
            sides: sides.collect(),
            is_named,
            is_unclear: false,
            genitive: false,
        })
    };
    let (mut at, mut introduced) = (1, false);
    while let Some(token) = text.get(at) {
        let part = of(token);
        if !matches!(part, Part::BoardName | Part::On) && token.mark != '(' {
            break;
        }
        introduced |= part != Part::On;
        at += 1;
    }
    let board = text.get(at).and_then(|it| match it.word.as_str() {
        "a" if introduced || it.capital => Some(Board::A),
        "b" if introduced || it.capital => Some(Board::B),
        "1" if introduced => Some(Board::A),
        "2" if introduced => Some(Board::B),
        _ => None,
    });
    match board {
        Some(board) => (player(&[board], true), at + 1),
        None => (player(&Board::ALL, false), 1),
    }
}

fn of(token: &Token) -> Part {
    part(&token.word, std::iter::empty())
}

/// Appends a piece. Players of one group, and a name beside its color, become one piece.
fn join(pieces: &mut Vec<Piece>, piece: Piece) {
    match piece {
        Piece::Part(part @ (Part::Partner | Part::Opponent)) => {
            let other = |it: Side| {
                if part == Part::Partner {
                    it.partner()
                } else {
                    it.opponent()
                }
            };
            match pieces.last_mut() {
                Some(Piece::Player(player)) => *player = player.map(other),
                _ => pieces.push(Piece::Part(part)),
            }
        }
        Piece::Player(player) => {
            // "the partner of Birch"
            if let [
                ..,
                Piece::Part(it @ (Part::Partner | Part::Opponent)),
                Piece::Part(Part::By),
            ] = pieces[..]
            {
                pieces.truncate(pieces.len() - 2);
                let other = |side: Side| {
                    if it == Part::Partner {
                        side.partner()
                    } else {
                        side.opponent()
                    }
                };
                pieces.push(Piece::Player(player.map(other)));
                return;
            }
            let joining = |it: &&Piece| matches!(it, Piece::Pause | Piece::Part(Part::And));
            let between = pieces.iter().rev().take_while(joining).count();
            let before = pieces.len() - between;
            if let Some(Piece::Player(earlier)) =
                before.checked_sub(1).and_then(|it| pieces.get_mut(it))
            {
                match (earlier.is_named, player.is_named) {
                    (true, false) => {}
                    (false, true) => *earlier = player,
                    (true, true) | (false, false) => {
                        earlier.sides.extend(player.sides);
                        earlier.is_unclear |= player.is_unclear;
                        earlier.genitive = player.genitive;
                    }
                }
                pieces.truncate(before);
                return;
            }
            if let [.., listed @ Piece::Player(_), Piece::Part(Part::Against)] = &mut pieces[..] {
                *listed = Piece::Listed;
                pieces.push(Piece::Listed);
                return;
            }
            pieces.push(Piece::Player(player));
        }
        // "vs."
        Piece::Stop if pieces.last() == Some(&Piece::Part(Part::Against)) => {}
        piece @ (Piece::Listed | Piece::Part(_) | Piece::Pause | Piece::Stop) => pieces.push(piece),
    }
}
