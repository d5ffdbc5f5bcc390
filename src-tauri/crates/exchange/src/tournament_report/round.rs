//! Board assignments and result codes of a report.

use kralle_tournament::{AbsenceWorth, Game, GameNumber, Match, PlayerId, Role, Seating, Verdict};

use crate::trf::ResultCode;

/// Returns the players of a side by board in a game. Board 1 is that of the first-named team's
/// pot-1 player, so crossed seating reverses the second-named team. An unknown seating is that of
/// the first game.
pub(super) fn at_boards(it: &Match, game: &Game, role: Role) -> Vec<PlayerId> {
    let mut players: Vec<PlayerId> = it.line_ups.of(role).players().collect();
    let first = it.games.get(GameNumber::FIRST);
    let seating = game.seating.seating();
    let seating = seating.or_else(|| first.and_then(|game| game.seating.seating()));
    if role == Role::Second && seating == Some(Seating::Cross) {
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

/// Returns the result code of a side in a game.
pub(super) fn letter(game: &Game, role: Role) -> ResultCode {
    let Some(outcome) = &game.outcome else {
        return ResultCode::Open;
    };
    match (outcome.verdict, outcome.is_forfeit()) {
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
