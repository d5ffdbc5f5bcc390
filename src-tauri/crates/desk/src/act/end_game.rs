//! Ends a game by the arbiter's word, or breaks it off without a result.

use crate::desk::Desk;
use crate::parse::field;
use crate::view::board_game::{BoardGameView, GameScoreName};
use crate::view::refusal::RefusalView;
use kralle_tournament::board_game::{GameEventKind, Score};

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "EndGameInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// The result, or `annulled`.
        pub score: GameScoreName,
        /// Why.
        pub reason: String,
    }
}

/// Ends a game by the arbiter's word, or breaks it off without a result.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BoardGameView, RefusalView> {
    let said = field::line("reason", &input.reason)?;
    let score = match input.score {
        GameScoreName::WhiteWins => Score::WhiteWins,
        GameScoreName::BlackWins => Score::BlackWins,
        GameScoreName::Draw => Score::Draw,
        GameScoreName::Annulled => Score::Annulled,
    };
    desk.end_game(input.game, GameEventKind::ended_by_arbiter(score, &said))
}
