//! The loser by the verbs of a remark.

use super::clause::{Piece, Player};
use super::vocabulary::Part;
use crate::tandem::side::Side;

/// The loser that a remark names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Named {
    Nobody,
    /// The seats of the losers; of both boards if only a color is named.
    Losers(Vec<Side>),
    /// Players are named, and not clearly who of them lost.
    Unclear,
}

/// A player of whom a verb says that he lost or won.
struct Statement<'a> {
    player: &'a Player,
    loses: bool,
    by_verb: bool,
}

/// Returns the loser that the pieces of a remark name.
pub(super) fn named(pieces: &[Piece]) -> Named {
    let mut statements = Vec::new();
    for (at, piece) in pieces.iter().enumerate() {
        if let Piece::Part(part) = piece {
            if is_verb(*part) && is_denied(pieces, at) {
                return Named::Unclear;
            }
            statements.extend(statement(pieces, at, *part));
        }
    }
    for (is_named, by_verb) in [(true, true), (true, false), (false, true), (false, false)] {
        let these = statements
            .iter()
            .filter(|it| it.player.is_named == is_named && it.by_verb == by_verb);
        let losers: Vec<Side> = these.flat_map(losers).collect();
        if losers.is_empty() {
            continue;
        }
        let one_team = losers.windows(2).all(|it| match it {
            [a, b] => a.team() == b.team(),
            _ => true,
        });
        return if is_named && !one_team {
            Named::Unclear
        } else {
            Named::Losers(losers)
        };
    }
    Named::Nobody
}

fn losers<'a>(it: &'a Statement<'_>) -> impl Iterator<Item = Side> + 'a {
    let loses = it.loses;
    let sides = it.player.sides.iter();
    sides.map(move |side| if loses { *side } else { side.opponent() })
}

const fn is_verb(part: Part) -> bool {
    matches!(part, Part::Loses | Part::Wins | Part::Beats)
}

/// True if a verb is denied: "has not resigned".
fn is_denied(pieces: &[Piece], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|it| pieces.get(it));
    before == Some(&Piece::Part(Part::Not))
}

/// Returns the player of a verb or noun; `None` if it has none.
fn statement(pieces: &[Piece], at: usize, part: Part) -> Option<Statement<'_>> {
    let (loses, by_verb) = match part {
        Part::Loses => (true, true),
        Part::LosesByNoun => (true, false),
        Part::Wins => (false, true),
        Part::WinsByNoun => (false, false),
        Part::Beats => return beaten(pieces, at),
        Part::By
        | Part::And
        | Part::Against
        | Part::Passive
        | Part::Not
        | Part::Partner
        | Part::Opponent
        | Part::Color(_)
        | Part::On
        | Part::BoardName
        | Part::Other => return None,
    };
    let state = |player, by_verb| {
        Some(Statement {
            player,
            loses,
            by_verb,
        })
    };
    if let Some(agent) = agent_after(pieces, at) {
        return state(agent, true);
    }
    if let Some(subject) = subject(pieces, at).or_else(|| agent_before(pieces, at)) {
        return state(subject, by_verb);
    }
    let after = pieces.iter().skip(at).find_map(player);
    after.and_then(|it| state(it, by_verb))
}

/// Returns the loser of "mated" and the like: its object, or its subject without one.
fn beaten(pieces: &[Piece], at: usize) -> Option<Statement<'_>> {
    let state = |player, loses| {
        Some(Statement {
            player,
            loses,
            by_verb: true,
        })
    };
    if let Some(subject) = subject(pieces, at) {
        let object = pieces.get(at + 1).and_then(player);
        let passive = pieces
            .iter()
            .take(at)
            .rev()
            .take_while(|it| player(it).is_none())
            .any(|it| *it == Piece::Part(Part::Passive));
        return state(subject, object.is_none() || passive);
    }
    if let Some(agent) = agent_after(pieces, at).or_else(|| agent_before(pieces, at)) {
        return state(agent, false);
    }
    let after = pieces.iter().skip(at).find_map(player);
    after.and_then(|it| state(it, true))
}

/// Returns the nearest player before a verb who does not follow `by`.
fn subject(pieces: &[Piece], at: usize) -> Option<&Player> {
    let before = (0..at).rev();
    before
        .filter(|it| !follows_by(pieces, *it))
        .find_map(|it| pieces.get(it).and_then(player))
}

fn agent_before(pieces: &[Piece], at: usize) -> Option<&Player> {
    let before = (0..at).rev();
    before
        .filter(|it| follows_by(pieces, *it))
        .find_map(|it| pieces.get(it).and_then(player))
}

/// Returns the player in "won by Birch"; `None` for "won by Birch's resignation".
fn agent_after(pieces: &[Piece], at: usize) -> Option<&Player> {
    if pieces.get(at + 1) != Some(&Piece::Part(Part::By)) {
        return None;
    }
    let agent = pieces.get(at + 2).and_then(player);
    agent.filter(|it| !it.genitive)
}

fn follows_by(pieces: &[Piece], at: usize) -> bool {
    let by = at.checked_sub(1).and_then(|it| pieces.get(it));
    let agent = pieces.get(at).and_then(player);
    by == Some(&Piece::Part(Part::By)) && agent.is_some_and(|it| !it.genitive)
}

const fn player(piece: &Piece) -> Option<&Player> {
    match piece {
        Piece::Player(player) => Some(player),
        Piece::Listed | Piece::Part(_) | Piece::Pause | Piece::Stop => None,
    }
}
