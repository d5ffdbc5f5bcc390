//! Shows the whole record of a game, board by board.

use crate::desk::Desk;
use crate::judge::setup::color_name;
use crate::show::board_game::{count, end, pair, pair_board, player, record, text};
use crate::view::board_game::GameRecordView;
use crate::view::board_game::UnopenedView;
use crate::view::refusal::RefusalView;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "GameRecordInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
    }
}

/// Shows the whole record of a game, board by board.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<GameRecordView, RefusalView> {
    let kept = desk.kept_game(input.game)?;
    let tournament = &desk.open_file()?.tournament;
    let game = &kept.game;
    let opening = game.opening();
    let record = record(tournament, game);
    Ok(GameRecordView {
        game: game.number().0,
        round: opening.round.get(),
        table: opening.table.get(),
        white: player(tournament, opening.white),
        black: player(tournament, opening.black),
        start: pair_board(game.pairs().start()),
        pairs: pair::all(game, &record),
        unopened: game
            .unopened()
            .iter()
            .map(|it| UnopenedView {
                pair: count(it.pair),
                color: color_name(it.color),
                commitment: it.commitment.short(),
            })
            .collect(),
        end: end(game),
        text: text(&record, game),
    })
}
