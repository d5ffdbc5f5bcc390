//! A revealed pair, for playback.

use kralle_play::board_game::{BoardGame, LoggedPair, LoggedSide};
use kralle_rules::paarzug::game::PairMove;
use kralle_rules::paarzug::notation::{PairRecord, RecordedMove};
use kralle_rules::paarzug::piece_move::PieceMove;
use kralle_rules::paarzug::position::PairPosition;
use kralle_rules::paarzug::sequential::{Between, move_first};
use kralle_rules::paarzug::simultaneous::{Captured, Fate, Ground};
use kralle_view::capped::capped;
use kralle_view::named::Named;
use shakmaty::{Board, ByColor, Color, File, Move, Position as _, Role, Square};

use crate::judge::board::piece_name;
use crate::judge::pair_board::{chess_board, pair_board};
use crate::play::board::show::ground::{gone_view, grounds, order, void, wrong_claim};
use crate::play::board::view::{
    FateName, MeetingName, OpenedView, OrderView, PairView, PieceStepView, RevealedMoveView,
};

/// Returns the last revealed pair; `None` before the first.
pub(crate) fn last(game: &BoardGame, record: &PairRecord) -> Option<PairView> {
    if let Some(half) = half(game) {
        return Some(half);
    }
    match ordinary(game, record).pop() {
        Some(pair) => Some(pair),
        None => made(game, record, game.pairs().pairs().len().checked_sub(1)?),
    }
}

/// Returns every pair, including one whose second move is still to be chosen.
pub(crate) fn all(game: &BoardGame, record: &PairRecord) -> Vec<PairView> {
    let made = (0..game.pairs().pairs().len()).filter_map(|index| made(game, record, index));
    made.chain(ordinary(game, record))
        .chain(half(game))
        .collect()
}

/// Returns thinking times in milliseconds, pair by pair; `None` for a player without a move.
pub(crate) fn thinking(game: &BoardGame) -> Vec<ByColor<Option<u32>>> {
    let mut times: Vec<ByColor<Option<u32>>> = game
        .logged()
        .iter()
        .map(|logged| ByColor::new_with(|color| Some(millis(logged.sides.get(color).thinking.0))))
        .collect();
    if let Some(part) = game.ordinary() {
        let mut color = part.game.replay_from_start().position().turn();
        for (index, time) in part.thinking.iter().enumerate() {
            if color == Color::White || index == 0 {
                times.push(ByColor::new_with(|_| None));
            }
            if let Some(last) = times.last_mut() {
                *last.get_mut(color) = Some(millis(time.0));
            }
            color = color.other();
        }
    }
    times
}

/// Converts a pair with both moves; `None` if `index` is beyond the last one.
fn made(game: &BoardGame, record: &PairRecord, index: usize) -> Option<PairView> {
    let base = game.rules().base;
    let pairs = game.pairs();
    let pair = pairs.pairs().get(index)?;
    let before = match index.checked_sub(1) {
        Some(earlier) => &pairs.pairs().get(earlier)?.resolution.position,
        None => pairs.start(),
    };
    let logged = game.logged().get(index)?;
    let written = record.pairs.get(index)?;
    let between = between(before, pair);
    let meeting = meeting(pair);
    let after = &pair.resolution.position;
    let revealed = |color: Color, notation: &RecordedMove| {
        let stands = match &between {
            Some(between) if between.second_color() == color => between.position().board(),
            Some(_) | None => before.board(),
        };
        let stored = *pair.stored.get(color);
        let chosen = pair
            .chosen
            .filter(|_| pair.right.is_some_and(|it| it.holder != color));
        let executed = match pair.fate(color) {
            Fate::Executed => chosen.or(stored),
            Fate::Void => None,
        };
        let clashed = matches!(
            meeting,
            MeetingName::StrongerCaptured | MeetingName::BothGone
        );
        let arrived = executed.and_then(|it| after.board().color_at(it.to)) == Some(color);
        let fate = match (stored, chosen, pair.fate(color)) {
            (_, Some(_), _) => FateName::Replaced,
            (None, None, _) => FateName::Unreadable,
            (Some(_), None, Fate::Executed) => FateName::Executed,
            (Some(_), None, Fate::Void) => FateName::Void,
        };
        let side = logged.sides.get(color);
        RevealedMoveView {
            stored: stored.and_then(|it| step(before.board(), it)),
            fate,
            void: pair
                .void_reason(color, before, pairs.rules())
                .map(|it| void(it, base)),
            chosen: chosen.and_then(|it| step(stands, it)),
            executed: executed.and_then(|it| step(stands, it)),
            vanished: executed.is_some() && clashed && !arrived,
            notation: notation.to_string(),
            ..stored_side(game, index, color, side)
        }
    };
    let first_gone = between.as_ref().and_then(Between::captured);
    let mut gone = pair.resolution.captured.clone();
    gone.sort_by_key(|it| Some(*it) != first_gone);
    Some(PairView {
        number: capped(index + 1),
        ordinary: false,
        white: Some(revealed(Color::White, &written.white)),
        black: Some(revealed(Color::Black, &written.black)),
        order: order(pair.right, base),
        meeting,
        gone: gone.into_iter().map(gone_view).collect(),
        before: pair_board(before),
        between: between.as_ref().map(|it| pair_board(it.position())),
        after: pair_board(after),
        grounds: grounds(pair.right, Some(pair.resolution.ground), base),
        checks: checks(after),
        line: format!("{} {}", written.white, written.black),
    })
}

/// Converts the pair whose second move is to be chosen, or was when the game ended; `None` without
/// one.
fn half(game: &BoardGame) -> Option<PairView> {
    let logged = game.half()?;
    let between = game.pairs().between()?;
    let right = between.right();
    let base = game.rules().base;
    let index = game.pairs().pairs().len();
    let before = match index.checked_sub(1) {
        Some(earlier) => &game.pairs().pairs().get(earlier)?.resolution.position,
        None => game.pairs().start(),
    };
    let first = step(before.board(), between.first());
    let white = half_side(game, logged, Color::White, before, between, first.as_ref());
    let black = half_side(game, logged, Color::Black, before, between, first.as_ref());
    Some(PairView {
        number: capped(index + 1),
        ordinary: false,
        line: format!("{} {}", white.notation, black.notation),
        white: Some(white),
        black: Some(black),
        order: order(Some(right), base),
        meeting: MeetingName::Apart,
        gone: between.captured().into_iter().map(gone_view).collect(),
        before: pair_board(before),
        between: Some(pair_board(between.position())),
        after: pair_board(between.position()),
        grounds: grounds(Some(right), None, base),
        checks: checks(between.position()),
    })
}

fn half_side(
    game: &BoardGame,
    logged: &LoggedPair,
    color: Color,
    before: &PairPosition,
    between: &Between,
    first: Option<&PieceStepView>,
) -> RevealedMoveView {
    let side = logged.sides.get(color);
    let came_first = between.right().holder == color;
    let stored = side.opened.entry.piece_move();
    let plain = |it: PieceMove| {
        let role = before.board().role_at(it.from).unwrap_or(Role::Pawn);
        let letter = match role {
            Role::Pawn => String::new(),
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
                role.upper_char().to_string()
            }
        };
        let captures = came_first && between.captured().is_some();
        let sign = if captures { 'x' } else { '-' };
        format!("{letter}{}{sign}{}", it.from, it.to)
    };
    let text = stored.map_or_else(|| "?".to_owned(), plain);
    RevealedMoveView {
        stored: stored.and_then(|it| step(before.board(), it)),
        fate: if came_first {
            FateName::Executed
        } else {
            FateName::BeingReplaced
        },
        void: (!came_first)
            .then(|| between.void_reason(stored))
            .flatten()
            .map(|it| void(it, game.rules().base)),
        executed: first.filter(|_| came_first).cloned(),
        notation: if came_first {
            format!("{text}^")
        } else {
            format!("({text})…")
        },
        ..stored_side(game, game.pairs().pairs().len(), color, side)
    }
}

/// Converts the common part of every revealed entry.
fn stored_side(
    game: &BoardGame,
    index: usize,
    color: Color,
    side: &LoggedSide,
) -> RevealedMoveView {
    RevealedMoveView {
        entered: side.opened.entry.to_string(),
        stored: None,
        fate: FateName::Executed,
        void: None,
        chosen: None,
        executed: None,
        vanished: false,
        notation: String::new(),
        thinking_ms: millis(side.thinking.0),
        opened: Some(OpenedView {
            commitment: side.commitment.to_string(),
            short: side.commitment.short(),
            text: side.opened.text(game.number(), index + 1, color),
        }),
    }
}

/// Converts the pairs of ordinary chess; empty without them.
fn ordinary(game: &BoardGame, record: &PairRecord) -> Vec<PairView> {
    let (Some(part), Some(first)) = (game.ordinary(), record.ordinary_after) else {
        return Vec::new();
    };
    let mut replay = part.game.replay_from_start();
    let times = thinking(game);
    let mut pairs: Vec<PairView> = Vec::new();
    for (move_index, made) in part.game.moves().iter().enumerate() {
        let position = replay.position().clone();
        let color = position.turn();
        if color == Color::White || pairs.is_empty() {
            let index = first + pairs.len();
            let line = record
                .pairs
                .get(index)
                .map(|it| format!("{} {}", it.white, it.black));
            pairs.push(PairView {
                number: capped(index + 1),
                ordinary: true,
                white: None,
                black: None,
                order: OrderView::InTurn,
                meeting: MeetingName::Apart,
                gone: Vec::new(),
                before: chess_board(&position),
                between: None,
                after: chess_board(&position),
                grounds: Vec::new(),
                checks: Vec::new(),
                line: line.unwrap_or_default(),
            });
        }
        let index = first + pairs.len() - 1;
        if replay.play(*made).is_err() {
            break;
        }
        let Some(pair) = pairs.last_mut() else { break };
        let squares = PieceMove::of_ordinary(*made);
        let written = record.pairs.get(index).map(|it| match color {
            Color::White => it.white.to_string(),
            Color::Black => it.black.to_string(),
        });
        let time = times.get(index).and_then(|it| *it.get(color));
        let step = step(position.board(), squares);
        let view = RevealedMoveView {
            entered: squares.to_string(),
            stored: step.clone(),
            fate: FateName::Executed,
            void: None,
            chosen: None,
            executed: step,
            vanished: false,
            notation: written.unwrap_or_default(),
            thinking_ms: time.unwrap_or_default(),
            opened: None,
        };
        match color {
            Color::White => pair.white = Some(view),
            Color::Black => {
                // The board between is the one after White's move, if there was one.
                if pair.white.is_some() {
                    pair.between = Some(pair.after.clone());
                }
                pair.black = Some(view);
            }
        }
        if made.is_capture() {
            let square = match *made {
                Move::EnPassant { from, to } => Square::from_coords(to.file(), from.rank()),
                Move::Normal { .. } | Move::Castle { .. } | Move::Put { .. } => made.to(),
            };
            let gone = position.board().piece_at(square);
            pair.gone
                .extend(gone.map(|piece| gone_view(Captured { piece, square })));
        }
        let claims = game.wrong_claims().iter();
        pair.grounds.extend(
            claims
                .filter(|it| it.move_index == move_index)
                .map(wrong_claim),
        );
        pair.after = chess_board(replay.position());
        pair.checks = if replay.position().is_check() {
            vec![Named(replay.position().turn())]
        } else {
            Vec::new()
        };
    }
    pairs
}

/// Converts a move on a board; `None` if its start square is empty.
pub(crate) fn step(board: &Board, it: PieceMove) -> Option<PieceStepView> {
    let piece = board.piece_at(it.from)?;
    let castles = piece.role == Role::King
        && it.from == Square::from_coords(File::E, piece.color.backrank())
        && it.from.rank() == it.to.rank()
        && it.from.distance(it.to) == 2;
    let rook = castles.then(|| {
        let (from, to) = if it.to.file() > it.from.file() {
            (File::H, File::F)
        } else {
            (File::A, File::D)
        };
        let square = |file| Square::from_coords(file, it.from.rank()).to_string();
        (square(from), square(to))
    });
    Some(PieceStepView {
        piece: piece_name(piece),
        from: it.from.to_string(),
        to: it.to.to_string(),
        promotion: it
            .promotion
            .map(|promotion| piece_name(promotion.role().of(piece.color))),
        rook,
    })
}

/// Returns the position between the two moves of a pair; `None` if they were simultaneous.
fn between(before: &PairPosition, pair: &PairMove) -> Option<Between> {
    let right = pair.right?;
    let first = (*pair.stored.get(right.holder))?;
    move_first(before, right, first)
}

/// Returns the interaction of two simultaneous moves.
fn meeting(pair: &PairMove) -> MeetingName {
    let (Some(white), Some(black), None) = (pair.stored.white, pair.stored.black, pair.right)
    else {
        return MeetingName::Apart;
    };
    let executed = |color| pair.fate(color) == Fate::Executed;
    let both = executed(Color::White) && executed(Color::Black);
    if white.to == black.to && pair.resolution.ground == Ground::Collision {
        return match (both, pair.resolution.position.board().color_at(white.to)) {
            (true, Some(_)) => MeetingName::StrongerCaptured,
            (true, None) => MeetingName::BothGone,
            (false, _) => MeetingName::WeakerStayed,
        };
    }
    match (both, white.to == black.from, black.to == white.from) {
        (true, true, true) => MeetingName::Swap,
        (true, true, false) | (true, false, true) => MeetingName::Vacated,
        (true, false, false) | (false, _, _) => MeetingName::Apart,
    }
}

fn checks(position: &PairPosition) -> Vec<Named<Color>> {
    [Color::White, Color::Black]
        .into_iter()
        .filter(|color| position.in_check(*color))
        .map(Named)
        .collect()
}

/// Caps milliseconds to a number that fits JavaScript: at most 49 days.
pub(crate) fn millis(number: u64) -> u32 {
    capped(number)
}
