//! Board assignments and result codes of a report.

use kralle_tournament::{AbsenceWorth, Game, GameNumber, Match, PlayerId, Role, Seating, Verdict};

use crate::trf::ResultCode;

/// Returns the players of a side by board in a game. Board 1 is that of the first-named team's
/// pot-1 player, so crossed seating reverses the second-named team.
pub(super) fn at_boards(it: &Match, game: &Game, role: Role) -> Vec<PlayerId> {
    let mut players: Vec<PlayerId> = it.line_ups.of(role).players().collect();
    if role == Role::Second && seating(it, game) == Some(Seating::Cross) {
        players.reverse();
    }
    players
}

/// Returns White and Black on each board in a game of changing partners.
///
/// Opponents who are not chosen are those of the first game; otherwise, the lower numbers meet.
/// Unless the colors are chosen, the lower number of the first-named side has White.
pub(super) fn white_and_black(
    it: &Match,
    game: &Game,
    number: impl Fn(&PlayerId) -> u16,
) -> Vec<[PlayerId; 2]> {
    let mut first: Vec<PlayerId> = it.line_ups.first.players().collect();
    let mut second: Vec<PlayerId> = it.line_ups.second.players().collect();
    match seating(it, game) {
        Some(Seating::Parallel) => {}
        Some(Seating::Cross) => second.reverse(),
        None => {
            first.sort_by_key(&number);
            second.sort_by_key(&number);
        }
    }
    let mut boards: Vec<[PlayerId; 2]> = first
        .into_iter()
        .zip(second)
        .map(|(one, other)| [one, other])
        .collect();
    let white_on_board_1 = game.seating.white_on_board_1();
    if white_on_board_1.is_none() {
        boards.sort_by_key(|[one, _]| number(one));
    }
    for (board, players) in boards.iter_mut().enumerate() {
        match mark(white_on_board_1.unwrap_or(Role::First), board) {
            Role::First => {}
            Role::Second => players.reverse(),
        }
    }
    boards
}

/// Returns the seating of a game; an unknown one is that of the first game.
fn seating(it: &Match, game: &Game) -> Option<Seating> {
    let first = it.games.get(GameNumber::FIRST);
    let seating = game.seating.seating();
    seating.or_else(|| first.and_then(|game| game.seating.seating()))
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
