//! Calls for the state of a game and its record.

use kralle_call::call;
use kralle_play::board_game::Unopened;
use kralle_view::capped::capped;
use kralle_view::named::Named;
use kralle_view::people::player_of;

use crate::core::desk::Desk;
use crate::core::files::FileToWrite;
use crate::core::pdf;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::judge::pair_board::pair_board;
use crate::play::board::show::{end, pair, record, text};
use crate::play::board::view::{BoardGameView, GameRecordView, UnopenedView};

wire! {
    /// The game to show.
    pub struct BoardGameInput {
        pub game: u32,
    }
}

/// Shows a game at the board; a covered move appears only as stored or not.
#[call(table)]
pub(crate) fn board_game(
    desk: &mut Desk,
    input: BoardGameInput,
) -> Result<BoardGameView, RefusalView> {
    desk.show_game(input.game)
}

wire! {
    /// The game whose record is shown.
    pub struct GameRecordInput {
        pub game: u32,
    }
}

/// Shows the complete record of a game, board by board.
#[call(table)]
pub(crate) fn game_record(
    desk: &mut Desk,
    input: GameRecordInput,
) -> Result<GameRecordView, RefusalView> {
    let kept = desk.kept_game(input.game)?;
    let tournament = &desk.open_file()?.tournament;
    let game = &kept.game;
    let opening = game.opening();
    let record = record(tournament, game);
    Ok(GameRecordView {
        game: game.number().0,
        round: opening.round.get(),
        table: opening.table.get(),
        white: player_of(tournament, opening.white),
        black: player_of(tournament, opening.black),
        start: pair_board(game.pairs().start()),
        pairs: pair::all(game, &record),
        unopened: game
            .unopened()
            .iter()
            .map(|it| UnopenedView {
                taken_back: it.why == Unopened::TakenBack,
                pair: capped(it.pair),
                color: Named(it.color),
                commitment: it.commitment.short(),
            })
            .collect(),
        forks: game.forks().iter().map(|pair| capped(*pair)).collect(),
        end: end(game),
        text: text(&record, game),
    })
}

wire! {
    /// A game, and the destination of its record.
    pub struct ExportGameInput {
        pub game: u32,
        pub path: FileToWrite,
    }
}

wire! {
    /// The path of the written record.
    pub struct ExportedGame {
        pub path: String,
    }
}

/// Writes the record of a game as text.
#[call(table, names_a_file)]
pub(crate) fn export_game(
    desk: &mut Desk,
    input: ExportGameInput,
) -> Result<ExportedGame, RefusalView> {
    let kept = desk.kept_game(input.game)?;
    let file = desk.open_file()?;
    let record = record(&file.tournament, &kept.game);
    let path = desk.files().to_write(&input.path)?;
    pdf::write(path, text(&record, &kept.game).as_bytes())?;
    Ok(ExportedGame {
        path: path.display().to_string(),
    })
}
