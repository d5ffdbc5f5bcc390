//! Reads a message before its move is taken in, without saving anything.

use kralle_play::board_game::Stage;
use kralle_play::correspondence::MessageProblem;
use kralle_play::correspondence::read_message;
use kralle_rules::paarzug::simultaneous::void_reasons;
use shakmaty::{ByColor, Color};

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::judge::board::piece_name;
use crate::play::board::show::ground::void;
use crate::play::board::show::pair::step;
use crate::play::correspondence::take::{position_for, said, written_name};
use crate::play::correspondence::view::UnderstoodView;

impl Desk {
    /// Returns the move found in a message of `color`.
    ///
    /// # Errors
    /// Fails if the message has no single definite move of that player.
    pub(crate) fn understand(
        &self,
        number: u32,
        color: Color,
        message: &str,
    ) -> Result<UnderstoodView, RefusalView> {
        let kept = self.post_game(number)?;
        let position = position_for(&kept.game);
        let refused = |problem| said(&problem, &kept.game);
        let found = read_message(message, &position, color).map_err(refused)?;
        found.must_be_of(color).map_err(refused)?;
        let it = found.piece_move;
        let board = position.board();
        let alone = ByColor::new_with(|of| (of == color).then_some(it));
        let doubt = match kept.game.stage() {
            Stage::Storing => {
                let reasons = void_reasons(&position, &alone, kept.game.pairs().rules());
                *reasons.get(color)
            }
            // A move that is made immediately must be legal, or it is refused.
            Stage::Choosing(_) | Stage::Ordinary(_) | Stage::Ended => None,
        };
        Ok(UnderstoodView {
            step: step(board, it).ok_or_else(|| RefusalView::of(&MessageProblem::NoMove))?,
            captures: board
                .piece_at(it.to)
                .filter(|piece| piece.color != color)
                .map(piece_name),
            written: written_name(found.written),
            doubt: doubt.map(|it| void(it, kept.game.rules().base)),
        })
    }
}
