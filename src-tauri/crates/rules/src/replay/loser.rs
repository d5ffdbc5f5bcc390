//! The loser whom the last remark of a record names, and the board that its result belongs to.
//!
//! Servers write the result of the board that ended, and name its loser: `{Birch resigns} 1-0`. The
//! remark decides: a result that fits the board of the named loser is that board's.

use shakmaty::Color;

use crate::notation::bpgn::{Game, Recorded};
use crate::tandem::side::{Board, Side, Team};

/// A recorded result, as seen from White of board A.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Outcome {
    pub(super) result: Recorded,
    /// The board from whose White the record states its result.
    pub(super) seen_from: Board,
    /// False if the remark names a loser whom the result lets win.
    pub(super) fits_remark: bool,
}

/// Reads the result of a record with its last remarks; `lost` is the team that lost on the boards,
/// `None` if they do not show it.
pub(super) fn outcome(game: &Game, remarks: &[&str], lost: Option<Team>) -> Outcome {
    let as_recorded = Outcome {
        result: game.result,
        seen_from: Board::A,
        fits_remark: true,
    };
    let winner = match game.result {
        Recorded::Team1 => Color::White,
        Recorded::Team2 => Color::Black,
        Recorded::Draw | Recorded::BothLose | Recorded::Unknown => return as_recorded,
    };
    let mut losers = remarks
        .iter()
        .map(|it| losers(game, it))
        .find(|it| !it.is_empty())
        .unwrap_or_default();
    losers.retain(|it| lost.is_none_or(|lost| it.team() == lost));
    let won_on = |board| Side {
        board,
        color: winner,
    };
    let wins = won_on(Board::A).team();
    if losers.is_empty() || losers.iter().any(|it| it.team() != wins) {
        return as_recorded;
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
            fits_remark: true,
        },
        None => Outcome {
            fits_remark: false,
            ..as_recorded
        },
    }
}

/// Verbs of a loser, in the words of servers and programs.
const LOSES: [&str; 19] = [
    "checkmated",
    "is checkmated",
    "was checkmated",
    "is mated",
    "was mated",
    "resign",
    "has resigned",
    "forfeit",
    "lose",
    "lost",
    "has lost",
    "ran out",
    "runs out",
    "flag",
    "'s flag",
    "’s flag",
    "timed out",
    "disconnect",
    "overstep",
];
/// Verbs of a winner.
const WINS: [&str; 5] = ["win", "won", "has won", "checkmates", "mates"];

/// Returns the seats that a remark can mean as the loser's; empty if it names none.
fn losers(game: &Game, remark: &str) -> Vec<Side> {
    let remark = remark.to_lowercase();
    // The players of the board may be named first: "Game 7 (Birch vs. Cedar) Cedar resigns".
    let remark = match remark.split_once(')') {
        Some((before, rest)) if before.contains("vs") => rest,
        _ => &remark,
    };
    let seats = Side::ALL.map(|side| {
        let color = side.color.fold_wb("White", "Black");
        let letter = side.board.letter();
        let tag = format!("{color}{letter}");
        let player = game.tag(&tag).unwrap_or_default().to_lowercase();
        let short = format!("{}{letter}", color.get(..1).unwrap_or(""));
        let names = [player, tag.to_lowercase(), short.to_lowercase()];
        (side, names)
    });
    let everyone: Vec<&str> = seats
        .iter()
        .flat_map(|(_, names)| names)
        .map(String::as_str)
        .filter(|it| !matches!(*it, "" | "?" | "-"))
        .collect();
    let by_name = seats.iter().filter_map(|(side, names)| {
        let mut names = names.iter().filter(|it| everyone.contains(&it.as_str()));
        names.find_map(|name| loser(remark, name, *side, &everyone))
    });
    let by_name: Vec<Side> = by_name.collect();
    if !by_name.is_empty() {
        return by_name;
    }
    let by_color = Side::ALL.into_iter().filter_map(|side| {
        let color = side.color.fold_wb("white", "black");
        loser(remark, color, side, &["white", "black"])
    });
    by_color.collect()
}

/// Returns the loser's seat if the remark says of this player that he loses, or wins.
fn loser(remark: &str, name: &str, side: Side, everyone: &[&str]) -> Option<Side> {
    remark.match_indices(name).find_map(|(at, _)| {
        let before = remark.get(..at)?;
        let rest = remark.get(at + name.len()..)?;
        let joins = |it: char| it.is_alphanumeric() || it == '_';
        if before.ends_with(joins) || rest.starts_with(joins) {
            return None;
        }
        let partner = ["'s partner", "’s partner"]
            .into_iter()
            .find_map(|it| rest.strip_prefix(it));
        let player = if partner.is_some() {
            side.partner()
        } else {
            side
        };
        let verb = partner.unwrap_or(rest).trim_start();
        let begins = |words: &[&str]| words.iter().any(|it| verb.starts_with(it));
        if begins(&WINS) || mates(verb, everyone) {
            Some(player.opponent())
        } else {
            begins(&LOSES).then_some(player)
        }
    })
}

/// True if the player mated somebody: "Birch checkmated Cedar".
fn mates(verb: &str, everyone: &[&str]) -> bool {
    verb.strip_prefix("checkmated").is_some_and(|rest| {
        let whom = rest.trim_start();
        everyone.iter().any(|it| whom.starts_with(it))
    })
}
