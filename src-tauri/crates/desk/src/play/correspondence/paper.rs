//! A message of a game by correspondence on paper.

use kralle_sheets::{Answer, BoardDiagram, LetterSheet, SentPair};
use kralle_tournament::Tournament;
use kralle_words::Words;
use shakmaty::Color;

use crate::core::choice::Named;
use crate::core::on_paper::occasion;
use crate::core::pair_board::PairBoardView;
use crate::judge::setup::piece_of;
use crate::play::board::view::{PairView, RevealedMoveView};
use crate::play::correspondence::letter::{Letter, Sent, sent};
use crate::play::correspondence::view::PostGameView;

/// The sheet of a message to the player of `color`, with every pair of the game so far.
pub(crate) fn sheet(
    tournament: &Tournament,
    letter: Letter,
    (post, color): (&PostGameView, Named<Color>),
    pairs: &[PairView],
    words: &Words,
) -> LetterSheet {
    let game = &post.game;
    let place = [("round", game.round.into()), ("table", game.table.into())];
    let due = match color {
        Named(Color::White) => &post.white_due,
        Named(Color::Black) => &post.black_due,
    };
    // Paper has room between paragraphs anyway.
    let said = |lines: Vec<String>| lines.into_iter().filter(|line| !line.is_empty()).collect();
    LetterSheet {
        occasion: occasion(tournament),
        about: words.say("game-record-about", &place),
        players: [&game.white, &game.black].map(|side| side.player.name.clone()),
        greeting: letter.greeting,
        happened: said(letter.happened),
        board: BoardDiagram {
            squares: squares(&game.board),
            ..BoardDiagram::default()
        },
        fen: letter.fen,
        standing: said(letter.standing),
        next: said(letter.next),
        answer: if due.as_ref().is_some_and(|due| due.waited_for) {
            Answer::Move
        } else {
            Answer::None
        },
        pairs: pairs.iter().map(|pair| sent_pair(pair, words)).collect(),
        sender: letter.sender,
    }
}

fn sent_pair(pair: &PairView, words: &Words) -> SentPair {
    let side = |color, side: &Option<RevealedMoveView>| match side {
        Some(side) => sent(pair, color, side, words),
        None => Sent {
            notation: "–".to_owned(),
            code: None,
        },
    };
    let white = side(Named(Color::White), &pair.white);
    let black = side(Named(Color::Black), &pair.black);
    SentPair {
        number: pair.number,
        moves: [white.notation, black.notation],
        codes: [white.code, black.code].map(Option::unwrap_or_default),
    }
}

/// The pieces from a8 to h1.
fn squares(board: &PairBoardView) -> Vec<Option<char>> {
    let names = ('1'..='8')
        .rev()
        .flat_map(|rank| ('a'..='h').map(move |file| format!("{file}{rank}")));
    names
        .map(|square| Some(piece_of(*board.squares.get(&square)?).char()))
        .collect()
}
