//! The seats of a match, by game.

use kralle_tournament::{Board, Game, Match, Pot, Refusal, Role, Seat, Tournament};
use shakmaty::Color;

use crate::named::Named;
use crate::people;
use crate::refs::PlayerRef;
use crate::wire;

wire! {
    /// A player at a table.
    pub struct SeatView {
        pub player: PlayerRef,
        /// Board 1 or 2; `None` while it is not chosen.
        pub board: Option<u8>,
        /// `None` while it is not chosen.
        pub color: Option<Named<Color>>,
    }
}

/// Returns the seats of a side in the current game.
///
/// # Errors
/// Fails if a player of the match is not on the list.
pub fn seats(tournament: &Tournament, it: &Match, role: Role) -> Result<Vec<SeatView>, Refusal> {
    seats_in(tournament, it, it.current(), role)
}

/// Returns the seats of a side in a game: the player of pot 1, or of board 1 in the line-up order,
/// comes first.
///
/// # Errors
/// Fails if a player of the match is not on the list.
pub fn seats_in(
    tournament: &Tournament,
    it: &Match,
    game: &Game,
    role: Role,
) -> Result<Vec<SeatView>, Refusal> {
    let pots = [Pot::One, Pot::Two].into_iter();
    let seats = pots.filter_map(|pot| {
        let seat = Seat { role, pot };
        Some((it.player(seat)?, game.board(seat)))
    });
    seats
        .map(|(player, board)| {
            Ok(SeatView {
                player: people::player_with(tournament, player)?,
                board: board.map(Board::number),
                color: board.and_then(|board| color(game, role, board)),
            })
        })
        .collect()
}

/// Returns the color of `role` on `board`; `None` while it is not chosen. Each team has White on one board.
const fn color(it: &Game, role: Role, board: Board) -> Option<Named<Color>> {
    let Some(white_on_board_1) = it.seating.white_on_board_1() else {
        return None;
    };
    let white_on_a = matches!(
        (white_on_board_1, role),
        (Role::First, Role::First) | (Role::Second, Role::Second)
    );
    Some(match (white_on_a, board) {
        (true, Board::A) | (false, Board::B) => Named(Color::White),
        (true, Board::B) | (false, Board::A) => Named(Color::Black),
    })
}
