//! Questions about touching the board with a piece from the hand: the obligations that follow.

use kralle_rules::adjudication::touch::touch;
use kralle_rules::tandem::side::Board;
use kralle_view::named::Named;

use crate::core::field::Field;
use crate::core::refusal::RefusalView;
use crate::judge::board::{HandPiece, role_code};
use crate::judge::card::{card, line, plain, said};
use crate::judge::case::Case;
use crate::judge::setup;
use crate::judge::view::{JudgeView, Tone};

pub(crate) fn answer(
    case: &Case<'_>,
    board: Named<Board>,
    piece: HandPiece,
    to: &str,
) -> Result<JudgeView, RefusalView> {
    let square = setup::square(Field::To, to)?;
    let role = setup::role(piece);
    let found = touch(case.rules, case.position, board.0, role, square);
    let (tone, code) = match (found.must_drop, found.square_free) {
        (true, true) => (Tone::Yes, "touch_must_drop"),
        (true, false) => (Tone::Yes, "touch_dropped"),
        (false, _) => (Tone::No, "touch_free"),
    };
    let data = [
        ("piece", role_code(role).into()),
        ("to", to.to_owned().into()),
    ];
    let mut card = card(case, "touch", tone, said(code, data), found.ground);
    if found.must_drop && found.square_free {
        card.lines.push(line(Tone::Open, "touch_square_free", []));
    }
    Ok(plain(case, card))
}
