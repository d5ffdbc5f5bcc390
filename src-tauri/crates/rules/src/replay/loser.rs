//! The loser whom the last remark of a record names, and the board that its result belongs to.
//!
//! Servers write the result of the board that ended, and name its loser: `{Birch resigns} 1-0`. The
//! remark decides: a result that fits the board of the named loser is that board's.

mod clause;
mod names;
mod token;
mod verdict;
mod vocabulary;

use shakmaty::Color;

use super::cause::cause_of;
use super::doubt::Doubt;
use crate::notation::bpgn::{Game, Recorded};
use crate::tandem::side::{Board, Side, Team};
use clause::Piece;
use names::Names;
use verdict::{Named, named};

/// A recorded result, as seen from White of board A.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Outcome {
    pub(super) result: Recorded,
    /// The board from whose White the record states its result.
    pub(super) seen_from: Board,
    /// The relation to the remark.
    pub(super) remark: RemarkFit,
}

/// The relation of a result to the loser whom the remark names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RemarkFit {
    /// The remark names nobody.
    NoName,
    /// The named loser loses.
    Fits,
    Doubted(Doubt),
}

/// Reads the result of a record with its last remarks; `lost` is the team that lost on the boards,
/// `None` if they do not show it.
pub(super) fn outcome(game: &Game, remarks: &[&str], lost: Option<Team>) -> Outcome {
    let as_recorded = |remark| Outcome {
        result: game.result,
        seen_from: Board::A,
        remark,
    };
    let winner = match game.result {
        Recorded::Team1 => Color::White,
        Recorded::Team2 => Color::Black,
        Recorded::Draw | Recorded::BothLose | Recorded::Unknown => {
            return as_recorded(RemarkFit::NoName);
        }
    };
    let named = remarks.iter().map(|it| loser(game, it));
    let named = named.into_iter().find(|it| *it != Named::Nobody);
    let mut losers = match named {
        None | Some(Named::Nobody) => return as_recorded(RemarkFit::NoName),
        Some(Named::Unclear) => return as_recorded(RemarkFit::Doubted(Doubt::LoserUnclear)),
        Some(Named::Losers(losers)) => losers,
    };
    losers.retain(|it| lost.is_none_or(|lost| it.team() == lost));
    let won_on = |board| Side {
        board,
        color: winner,
    };
    let wins = won_on(Board::A).team();
    let one_team = losers.windows(2).all(|it| match it {
        [a, b] => a.team() == b.team(),
        _ => true,
    });
    if losers.is_empty() || !one_team {
        return as_recorded(RemarkFit::NoName);
    }
    if losers.iter().any(|it| it.team() != wins) {
        return as_recorded(RemarkFit::Fits);
    }
    let on_board = losers
        .iter()
        .find(|it| it.board == Board::B && it.color != winner);
    match on_board {
        Some(loser) => Outcome {
            result: match !loser.team() {
                Team::One => Recorded::Team1,
                Team::Two => Recorded::Team2,
            },
            seen_from: Board::B,
            remark: RemarkFit::Fits,
        },
        None => as_recorded(RemarkFit::Doubted(Doubt::NamedLoser)),
    }
}

/// Returns the loser that a remark names.
fn loser(game: &Game, remark: &str) -> Named {
    let pieces = clause::pieces(&Names::of(game), remark);
    let decided = named(&pieces);
    let names = pieces.iter().any(|it| match it {
        Piece::Player(player) => player.is_named,
        Piece::Listed => true,
        Piece::Part(_) | Piece::Pause | Piece::Stop => false,
    });
    if names && matches!(decided, Named::Nobody) && cause_of(remark).is_some() {
        Named::Unclear
    } else {
        decided
    }
}
