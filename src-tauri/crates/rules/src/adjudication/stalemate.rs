//! Players to move who cannot move, and the moves that release them (D 6.2, S F3a, O 8.2).

use kralle_choice::Choice;

use super::Ground;
use super::relief::help_of;
use crate::law::Law;
use crate::rule_set::RuleSet;
use crate::rule_set::mate::StalemateRelease;
use crate::tandem::action::TandemMove;
use crate::tandem::generate;
use crate::tandem::position::Position;
use crate::tandem::side::{Board, Side};

/// The help that releases a player who cannot move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum ReleaseBy {
    /// A piece captured by his partner, which he can then drop.
    Piece,
    /// A promotion by his partner that takes a piece off his board.
    Promotion,
}

/// A move that releases a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Release {
    pub side: Side,
    pub by: ReleaseBy,
    /// His partner's move; [`TandemMove::path`] gives the squares for arrows.
    pub played: TandemMove,
    pub ground: Ground,
}

/// True if the side to move on a board has neither a move nor a drop.
pub fn cannot_move(rules: &RuleSet, position: &Position, board: Board) -> bool {
    let view = position.view(board, &rules.tandem);
    !generate::has_board_action(view) && !generate::has_drop(view)
}

/// Players to move without a legal move or drop, board A first.
pub fn waiting(rules: &RuleSet, position: &Position) -> Vec<Side> {
    Board::ALL
        .into_iter()
        .filter(|board| cannot_move(rules, position, *board))
        .map(|board| position.to_move(board))
        .collect()
}

/// Returns the moves by which partners who are to move would release the waiting players.
///
/// The option `stalemate_release` decides if a promotion releases. Mated players are not released
/// but saved: see `mate_status`.
pub fn releases(rules: &RuleSet, position: &Position) -> Vec<Release> {
    let mut found = Vec::new();
    for side in waiting(rules, position) {
        let partner = side.partner();
        if position.board(side.board).checkers().any() || position.to_move(partner.board) != partner
        {
            continue;
        }
        generate::for_each_action(position.view(partner.board, &rules.tandem), |action| {
            let played = TandemMove {
                board: partner.board,
                action,
            };
            if let Some(by) = released_by(rules, position, side.board, played) {
                found.push(Release {
                    side,
                    by,
                    played,
                    ground: rules.ground_by(Law::Stalemate, rules.tandem.stalemate_release),
                });
            }
        });
    }
    found
}

fn released_by(
    rules: &RuleSet,
    position: &Position,
    board: Board,
    played: TandemMove,
) -> Option<ReleaseBy> {
    let mut help = help_of(position, played);
    if rules.tandem.stalemate_release == StalemateRelease::PieceOnly {
        help.removed = None;
    }
    if help.captured.is_none() && help.removed.is_none() {
        return None;
    }
    let mut after = position.clone();
    after.play(played, &rules.tandem);
    let before = position.view(board, &rules.tandem);
    let view = after.view(board, &rules.tandem);
    if help.captured_helps(view) {
        Some(ReleaseBy::Piece)
    } else if help.removal_releases(before, view) {
        Some(ReleaseBy::Promotion)
    } else {
        None
    }
}
