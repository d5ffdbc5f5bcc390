//! A message of a game by correspondence on paper.

use kralle_sheets::{Block, Page, Row, SheetKind, Table};
use kralle_tournament::Tournament;
use kralle_view::named::Named;
use kralle_words::Words;
use shakmaty::Color;

use crate::core::on_paper::page;
use crate::judge::diagram_paper::position;
use crate::play::board::view::{PairView, RevealedMoveView};
use crate::play::correspondence::letter::{Letter, Sent, sent};
use crate::play::correspondence::view::PostGameView;

/// Returns a message to the player of `color`, with every pair of the game so far.
pub(crate) fn letter(
    tournament: &Tournament,
    letter: Letter,
    (post, color): (&PostGameView, Named<Color>),
    pairs: &[PairView],
    words: &Words,
) -> Page {
    let say = |key: &str| words.say(key, &[]);
    let game = &post.game;
    let place = [("round", game.round.into()), ("table", game.table.into())];
    let due = match color {
        Named(Color::White) => &post.white_due,
        Named(Color::Black) => &post.black_due,
    };
    // Paper has its own spacing between paragraphs.
    let said = |lines: Vec<String>| lines.into_iter().filter(|line| !line.is_empty());
    let board = position(say("game-record-position"), &game.board.squares, words);
    let mut blocks = vec![
        Block::Facts(vec![
            (say("sheet-game"), words.say("game-record-about", &place)),
            (say("card-white"), game.white.player.name.clone()),
            (say("card-black"), game.black.player.name.clone()),
        ]),
        Block::text(letter.greeting),
    ];
    blocks.extend(said(letter.happened).map(Block::text));
    blocks.extend([Block::Boards(vec![board]), Block::note(letter.fen)]);
    blocks.extend(said(letter.standing).map(Block::text));
    let mut next = said(letter.next);
    blocks.extend(next.next().map(Block::heading));
    blocks.extend(next.map(Block::text));
    blocks.extend(letter.sender.map(Block::text));
    if due.as_ref().is_some_and(|due| due.waited_for) {
        let lines = [
            "letter-sheet-move",
            "letter-sheet-code",
            "letter-sheet-signature",
        ];
        blocks.push(Block::Signatures(lines.map(say).to_vec()));
    }
    if !pairs.is_empty() {
        let rows = pairs.iter().map(|pair| row(pair, words)).collect();
        blocks.push(Block::heading(say("letter-sheet-so-far")));
        blocks.push(Block::Table(Table::named("pairs", rows)));
    }
    page(SheetKind::Letter, tournament, words).of(blocks)
}

/// Returns a row for a pair of moves with their octal codes.
fn row(pair: &PairView, words: &Words) -> Row {
    let side = |color, side: &Option<RevealedMoveView>| match side {
        Some(side) => sent(pair, color, side, words),
        None => Sent {
            notation: "–".to_owned(),
            code: None,
        },
    };
    let white = side(Named(Color::White), &pair.white);
    let black = side(Named(Color::Black), &pair.black);
    Row::default()
        .with("number", pair.number.to_string())
        .with("white", white.notation)
        .with("white_code", white.code.unwrap_or_default())
        .with("black", black.notation)
        .with("black_code", black.code.unwrap_or_default())
}
