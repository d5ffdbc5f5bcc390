//! A chess board on paper.

use kralle_view::named::Named;
use shakmaty::Color;
use std::collections::BTreeMap;

use kralle_sheets::Diagram;
use kralle_words::Words;

use crate::judge::board::{PieceName, piece_of};

/// The contents of a printed board.
pub(crate) struct OnBoard<'a> {
    pub(crate) squares: &'a BTreeMap<String, PieceName>,
    pub(crate) bottom: Named<Color>,
    /// The names of the players with White and Black; empty leaves the name out.
    pub(crate) players: [String; 2],
    /// The pieces in White's and Black's hand as letters, such as `QNP`.
    pub(crate) hands: [String; 2],
}

/// Returns a board under `title`, White at the bottom, without hands and names.
pub(crate) fn position(
    title: String,
    squares: &BTreeMap<String, PieceName>,
    words: &Words,
) -> Diagram {
    let board = OnBoard {
        squares,
        bottom: Named(Color::White),
        players: Default::default(),
        hands: Default::default(),
    };
    diagram(title, board, words)
}

/// Returns the board under `title`, each player with his hand at his edge.
pub(crate) fn diagram(title: String, board: OnBoard<'_>, words: &Words) -> Diagram {
    let OnBoard {
        bottom,
        players,
        hands,
        ..
    } = board;
    let names = ('1'..='8')
        .rev()
        .flat_map(|rank| ('a'..='h').map(move |file| format!("{file}{rank}")));
    let piece = |square: String| {
        board
            .squares
            .get(&square)
            .map(|piece| piece_of(*piece).char())
    };
    let mut squares: Vec<Option<char>> = names.map(piece).collect();
    let mut files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    let mut rows = ['8', '7', '6', '5', '4', '3', '2', '1'];
    let mut edges = [1, 0].map(|side: usize| edge(side, &players[side], &hands[side], words));
    if bottom == Named(Color::Black) {
        squares.reverse();
        files.reverse();
        rows.reverse();
        edges.reverse();
    }
    Diagram {
        title,
        squares,
        edges,
        files,
        rows,
    }
}

/// Returns the text for White (0) or Black (1): color, name and hand.
fn edge(side: usize, name: &str, hand: &str, words: &Words) -> String {
    let color = words.say(["card-white", "card-black"][side], &[]);
    let who = if name.is_empty() {
        color
    } else {
        let args = [("role", color.into()), ("team", name.into())];
        words.say("card-side", &args)
    };
    let held: String = hand.chars().map(sign).collect();
    if held.is_empty() {
        return who;
    }
    let args = [("who", who.into()), ("pieces", held.into())];
    words.say("adjudication-holds", &args)
}

/// Returns the symbol of a piece in hand, given by its letter.
const fn sign(letter: char) -> char {
    match letter {
        'Q' => '♛',
        'R' => '♜',
        'B' => '♝',
        'N' => '♞',
        _ => '♟',
    }
}
