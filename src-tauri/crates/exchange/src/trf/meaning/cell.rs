//! Meaning of the cells in a player's line, and of their numbers.

use kralle_pairing::event::{EntrantNumber, GameResult, Participation, Role, RoundNumber};

use crate::trf::record::{Cell, ResultCode};
use crate::trf::{TrfError, TrfProblem};

/// Returns the first column of a round (counted from 0) in a player's line.
pub(in crate::trf) const fn cell_column(round: usize) -> usize {
    92 + 10 * round
}

/// True if the player was not paired: the cell is missing or empty.
pub(in crate::trf) fn is_left_out(cell: Option<Cell>) -> bool {
    cell.is_none_or(|cell| cell.opponent.is_none() && cell.result == ResultCode::Open)
}

/// Returns the participation for a requested bye; `None` for other results.
pub(in crate::trf) fn requested_kind(result: ResultCode) -> Option<Participation> {
    let kinds = [
        (ResultCode::FullPointBye, Participation::FullPointBye),
        (ResultCode::HalfPointBye, Participation::HalfPointBye),
        (ResultCode::ZeroPointBye, Participation::ZeroPointBye),
    ];
    let mut kinds = kinds.into_iter();
    kinds.find_map(|(code, kind)| (code == result).then_some(kind))
}

/// Returns the participation for a player's cell in a paired round.
///
/// # Errors
/// Fails if the opponent is unknown or the result is missing.
pub(in crate::trf) fn participation(
    cell: Cell,
    line: usize,
    round: usize,
    players: usize,
) -> Result<Participation, TrfError> {
    let opponent = match cell.opponent {
        Some(number) => Some(entrant_number(number, players, line, cell_column(round))?),
        None => None,
    };
    let role = cell.color.role();
    let played = |result| match (opponent, role) {
        (Some(opponent), Some(role)) => Participation::Played {
            opponent,
            role,
            result,
        },
        // The line parser refuses such cells.
        (None, _) | (_, None) => Participation::NotPaired,
    };
    Ok(match cell.result {
        ResultCode::Win | ResultCode::UnratedWin => played(GameResult::Win),
        ResultCode::Draw | ResultCode::UnratedDraw => played(GameResult::Draw),
        ResultCode::Loss | ResultCode::UnratedLoss => played(GameResult::Loss),
        ResultCode::ForfeitWin => Participation::ForfeitWin { opponent, role },
        ResultCode::ForfeitLoss => Participation::ForfeitLoss { opponent, role },
        ResultCode::HalfPointBye => Participation::HalfPointBye,
        ResultCode::FullPointBye => Participation::FullPointBye,
        ResultCode::AllocatedBye => Participation::AllocatedBye,
        ResultCode::ZeroPointBye => Participation::ZeroPointBye,
        ResultCode::Open if opponent.is_none() => Participation::NotPaired,
        ResultCode::Open => {
            return Err(TrfError::new(
                line,
                cell_column(round) + 7,
                TrfProblem::MissingResult {
                    round: RoundNumber::from_index(round).get(),
                },
            ));
        }
    })
}

pub(in crate::trf) fn entrant_number(
    number: u16,
    count: usize,
    line: usize,
    column: usize,
) -> Result<EntrantNumber, TrfError> {
    EntrantNumber::new(number)
        .filter(|it| it.index() < count)
        .ok_or_else(|| TrfError::new(line, column, TrfProblem::UnknownNumber { number }))
}

/// Converts a round number. The line parser refuses round 0, which would become round 1.
pub(in crate::trf) fn round_number(number: u16) -> RoundNumber {
    RoundNumber::new(number).unwrap_or(RoundNumber::FIRST)
}

/// Returns the role for a color on a board; `board_color` is the color of the White team on that
/// board.
pub(in crate::trf) fn team_role(color: Role, board_color: Role) -> Role {
    if color == board_color {
        Role::First
    } else {
        Role::Second
    }
}
