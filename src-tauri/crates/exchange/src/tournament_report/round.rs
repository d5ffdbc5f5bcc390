//! Board assignments and result codes of a report.

use kralle_tournament::{AbsenceWorth, Match, PlayerId, Role, Seating, Verdict};

use crate::trf::ResultCode;

/// Returns the players of a side by board. Board 1 is that of the first-named team's pot-1
/// player, so crossed seating reverses the second-named team.
pub(super) fn at_boards(it: &Match, role: Role) -> Vec<PlayerId> {
    let mut players: Vec<PlayerId> = it.line_ups.of(role).players().collect();
    if role == Role::Second && it.current().seating.seating() == Some(Seating::Cross) {
        players.reverse();
    }
    players
}

/// Returns the color mark at a board: the boards of a team alternate.
pub(super) const fn mark(role: Role, board: usize) -> Role {
    if board.is_multiple_of(2) {
        role
    } else {
        role.opposite()
    }
}

/// Returns the result code of a side.
pub(super) fn letter(it: &Match, role: Role) -> ResultCode {
    let Some(verdict) = it.verdict() else {
        return ResultCode::Open;
    };
    match (verdict, it.is_forfeit()) {
        (Verdict::BothLose, true) => ResultCode::ForfeitLoss,
        (Verdict::BothLose, false) => ResultCode::Loss,
        (Verdict::Drawn, _) => ResultCode::Draw,
        (verdict, unplayed) => match (verdict.winner() == Some(role), unplayed) {
            (true, true) => ResultCode::ForfeitWin,
            (true, false) => ResultCode::Win,
            (false, true) => ResultCode::ForfeitLoss,
            (false, false) => ResultCode::Loss,
        },
    }
}

/// Returns the result code of an absence.
pub(super) const fn letter_of(absence: AbsenceWorth) -> ResultCode {
    match absence {
        AbsenceWorth::Half => ResultCode::HalfPointBye,
        AbsenceWorth::Nothing => ResultCode::ZeroPointBye,
    }
}
