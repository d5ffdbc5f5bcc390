//! Conversion of a record to its game, and of a game to its record.

use shakmaty::{Color, Move, Piece, Position, Role, Square};

use super::read::{NotationError, Place, ReadRecord};
use super::{
    CaptureSign, CheckSign, NotatedMove, OrderSign, PairRecord, RecordedMove, RecordedPair, Tag,
};
use crate::game_result::GameResult;
use crate::ordinary::game::ChessGame;
use crate::ordinary::options::OrdinaryRules;
use crate::paarzug::clock::{Millis, TimeControl};
use crate::paarzug::end::PairEndReason;
use crate::paarzug::game::{PairGame, PairMove, Phase, Revealed, Stored};
use crate::paarzug::options::PairRules;
use crate::paarzug::piece_move::PieceMove;
use crate::paarzug::position::PairPosition;
use crate::paarzug::simultaneous::Fate;

/// A game replayed from a record.
#[derive(Debug, Clone)]
pub struct Replayed {
    pub game: PairGame,
    /// The moves of ordinary chess after the switch; `None` without a switch.
    pub ordinary: Option<ChessGame>,
}

/// Plays a record by the rules.
///
/// The record must match the game: marks included, and the result if the board decides it.
pub fn replay(
    read: &ReadRecord,
    start: PairPosition,
    rules: PairRules,
) -> Result<Replayed, NotationError> {
    let control = TimeControl {
        initial: Millis(1),
        increment: Millis(0),
    };
    let mut replayed = Replayed {
        game: PairGame::new(start, rules, control),
        ordinary: None,
    };
    let record = &read.record;
    for (index, (pair, places)) in record.pairs.iter().zip(&read.places).enumerate() {
        if record.ordinary_after == Some(index) {
            switch(&mut replayed, places[0], pair)?;
        }
        match &mut replayed.ordinary {
            Some(game) => {
                let last = index + 1 == record.pairs.len();
                play_ordinary(game, pair, *places, last)?;
            }
            None => play_pair(&mut replayed.game, pair, *places)?,
        }
    }
    let end = read
        .places
        .last()
        .map_or(Place { line: 1, column: 1 }, |it| it[1]);
    if record.ordinary_after == Some(record.pairs.len())
        && replayed.game.switch_to_ordinary().is_err()
    {
        return Err(error(end, "||", "a king in check before ordinary chess"));
    }
    let decided = replayed
        .ordinary
        .as_ref()
        .map_or(replayed.game.result(), ChessGame::result);
    if decided != GameResult::Continues && decided != record.result {
        return Err(error(
            end,
            record.result.text(),
            &format!("the result {} after this pair", decided.text()),
        ));
    }
    Ok(replayed)
}

fn switch(replayed: &mut Replayed, place: Place, pair: &RecordedPair) -> Result<(), NotationError> {
    let position = replayed
        .game
        .switch_to_ordinary()
        .map_err(|_| error(place, "||", "a king in check before ordinary chess"))?;
    let black_begins = pair.white == RecordedMove::Dash;
    if black_begins != (position.turn() == Color::Black) {
        return Err(error(
            place,
            &pair.white.to_string(),
            "the move of the player in check, and a dash for White when that is Black",
        ));
    }
    replayed.ordinary = Some(ChessGame::new(position, OrdinaryRules::recommended()));
    Ok(())
}

fn play_pair(
    game: &mut PairGame,
    pair: &RecordedPair,
    places: [Place; 2],
) -> Result<(), NotationError> {
    let refused = |place: Place, found: &RecordedMove, expected: &str| {
        Err(error(place, &found.to_string(), expected))
    };
    if *game.phase() != Phase::Storing {
        return refused(places[0], &pair.white, "no pair after the end of the game");
    }
    let [mut stored_white, mut stored_black] = [None, None];
    for (recorded, place, slot) in [
        (&pair.white, places[0], &mut stored_white),
        (&pair.black, places[1], &mut stored_black),
    ] {
        *slot = match recorded {
            RecordedMove::Dash => return refused(place, recorded, "a move: no dash before ||"),
            RecordedMove::Unreadable => Some(Stored::Unreadable),
            RecordedMove::Executed(it) | RecordedMove::Void(it) => {
                Some(Stored::Move(it.piece_move))
            }
            RecordedMove::Replaced { stored, .. } => {
                Some(stored.map_or(Stored::Unreadable, |it| Stored::Move(it.piece_move)))
            }
        };
    }
    let now = Millis(0);
    let mut revealed = Ok(Revealed::Waiting);
    for (color, stored) in [(Color::White, stored_white), (Color::Black, stored_black)] {
        if let Some(stored) = stored {
            revealed = game
                .store(color, stored)
                .and_then(|()| game.stop_clock(color, now));
        }
    }
    if let Ok(Revealed::SecondChooses(color)) = revealed {
        let (recorded, place) = match color {
            Color::White => (&pair.white, places[0]),
            Color::Black => (&pair.black, places[1]),
        };
        let RecordedMove::Replaced { chosen, .. } = recorded else {
            return refused(place, recorded, "(…) and the move chosen instead");
        };
        if game.choose_second(color, chosen.piece_move, now).is_err() {
            return refused(place, recorded, "a legal move instead of the stored one");
        }
    }
    let Some(made) = recorded_pairs(game).pop() else {
        return Ok(());
    };
    for (found, place, expected) in [
        (&pair.white, places[0], made.white),
        (&pair.black, places[1], made.black),
    ] {
        if *found != expected {
            return refused(place, found, &expected.to_string());
        }
    }
    Ok(())
}

fn play_ordinary(
    game: &mut ChessGame,
    pair: &RecordedPair,
    places: [Place; 2],
    last: bool,
) -> Result<(), NotationError> {
    for (color, recorded, place) in [
        (Color::White, &pair.white, places[0]),
        (Color::Black, &pair.black, places[1]),
    ] {
        let found = recorded.to_string();
        let it = match recorded {
            RecordedMove::Executed(it) => it,
            // Black's move may be missing only at the end of the record.
            RecordedMove::Dash
                if game.position().turn() != color || (color == Color::Black && last) =>
            {
                continue;
            }
            RecordedMove::Dash
            | RecordedMove::Unreadable
            | RecordedMove::Void(_)
            | RecordedMove::Replaced { .. } => {
                return Err(error(place, &found, "an ordinary move after ||"));
            }
        };
        if game.position().turn() != color {
            return Err(error(place, &found, "a dash: the other player is to move"));
        }
        let uci: Option<shakmaty::uci::UciMove> = it.piece_move.to_string().parse().ok();
        let legal = uci.and_then(|uci| uci.to_move(game.position()).ok());
        let made = legal.filter(|legal| game.play(*legal).is_ok());
        let Some(made) = made else {
            return Err(error(place, &found, "a legal move"));
        };
        let expected = ordinary_move(made, color, game);
        if *it != expected {
            return Err(error(place, &found, &expected.to_string()));
        }
    }
    Ok(())
}

fn error(place: Place, found: &str, expected: &str) -> NotationError {
    NotationError {
        place,
        found: format!("{found:?}"),
        expected: expected.to_owned(),
    }
}

/// Returns the record of a game, including the moves of ordinary chess after the switch.
pub fn record_of(game: &PairGame, ordinary: Option<&ChessGame>, tags: Vec<Tag>) -> PairRecord {
    let mut pairs = recorded_pairs(game);
    let ordinary_after = (*game.phase() == Phase::Switched).then_some(pairs.len());
    if let Some(chess) = ordinary {
        pairs.extend(ordinary_pairs(chess));
    }
    PairRecord {
        tags,
        pairs,
        comments: Vec::new(),
        ordinary_after,
        result: ordinary.map_or(game.result(), ChessGame::result),
    }
}

fn recorded_pairs(game: &PairGame) -> Vec<RecordedPair> {
    let mut before = game.start();
    let mut pairs = Vec::new();
    for (index, pair) in game.pairs().iter().enumerate() {
        let mated = index + 1 == game.pairs().len()
            && matches!(
                game.phase(),
                Phase::Ended(end) if matches!(
                    end.reason,
                    PairEndReason::Checkmate | PairEndReason::BothMated
                )
            );
        let recorded = |color: Color| recorded_move(before, pair, color, mated);
        pairs.push(RecordedPair {
            white: recorded(Color::White),
            black: recorded(Color::Black),
        });
        before = &pair.resolution.position;
    }
    pairs
}

fn recorded_move(
    before: &PairPosition,
    pair: &PairMove,
    color: Color,
    game_mated: bool,
) -> RecordedMove {
    let after = &pair.resolution.position;
    let signs = |it: PieceMove, executed: Fate| {
        let enemy_checked = after.in_check(color.other());
        NotatedMove {
            // The square is empty only if the stored move names no piece.
            piece: before
                .board()
                .piece_at(it.from)
                .map_or(color.pawn(), |found| found.role.of(color)),
            piece_move: it,
            capture: match executed {
                Fate::Executed => capture_sign(pair, color, it),
                Fate::Void => CaptureSign::None,
            },
            check: match executed {
                Fate::Executed if enemy_checked && game_mated && !has_way_out(after, color) => {
                    CheckSign::Mate
                }
                Fate::Executed if enemy_checked => CheckSign::Check,
                Fate::Executed | Fate::Void => CheckSign::None,
            },
            order: match pair.right {
                Some(right) if right.holder == color => OrderSign::First,
                Some(_) | None => OrderSign::Usual,
            },
        }
    };
    let stored = *pair.stored.get(color);
    let chosen = pair
        .chosen
        .filter(|_| pair.right.is_some_and(|it| it.holder != color));
    match (stored, chosen) {
        (stored, Some(chosen)) => RecordedMove::Replaced {
            stored: stored.map(|it| signs(it, Fate::Void)),
            chosen: signs(chosen, Fate::Executed),
        },
        (None, None) => RecordedMove::Unreadable,
        (Some(it), None) => match pair.fate(color) {
            Fate::Executed => RecordedMove::Executed(signs(it, Fate::Executed)),
            Fate::Void => RecordedMove::Void(signs(it, Fate::Void)),
        },
    }
}

/// True if the opponent of `color` has a legal move.
fn has_way_out(position: &PairPosition, color: Color) -> bool {
    position.has_legal_move(color.other())
}

fn capture_sign(pair: &PairMove, color: Color, it: PieceMove) -> CaptureSign {
    let took = |square: Square| {
        pair.resolution
            .captured
            .iter()
            .find(|captured| captured.square == square && captured.piece.color != color)
    };
    if took(it.to).is_some() {
        return CaptureSign::Capture;
    }
    let beside = Square::from_coords(it.to.file(), it.from.rank());
    let passed =
        it.from.file() != it.to.file()
            && pair.resolution.captured.iter().any(|captured| {
                captured.square == beside && captured.piece == color.other().pawn()
            })
            && passes_diagonally(it);
    if passed {
        CaptureSign::EnPassant
    } else {
        CaptureSign::None
    }
}

/// True if a move goes one file and one rank, like a pawn's capture. Other pieces that move so
/// never capture en passant.
fn passes_diagonally(it: PieceMove) -> bool {
    let files: u32 = it.from.file().distance(it.to.file());
    let ranks: u32 = it.from.rank().distance(it.to.rank());
    files == 1 && ranks == 1
}

fn ordinary_pairs(chess: &ChessGame) -> Vec<RecordedPair> {
    let mut replay = chess.replay_from_start();
    let mut pairs = Vec::new();
    for made in chess.moves() {
        let color = replay.position().turn();
        if replay.play(*made).is_err() {
            return pairs;
        }
        let recorded = RecordedMove::Executed(ordinary_move(*made, color, &replay));
        match color {
            Color::White => pairs.push(RecordedPair {
                white: recorded,
                black: RecordedMove::Dash,
            }),
            Color::Black => match pairs.last_mut() {
                Some(pair) if pair.black == RecordedMove::Dash => pair.black = recorded,
                Some(_) | None => pairs.push(RecordedPair {
                    white: RecordedMove::Dash,
                    black: recorded,
                }),
            },
        }
    }
    pairs
}

/// Returns the notation of a move of ordinary chess; `after` is the position after it.
fn ordinary_move(made: Move, color: Color, after: &ChessGame) -> NotatedMove {
    NotatedMove {
        piece: Piece {
            color,
            role: match made {
                Move::Castle { .. } => Role::King,
                Move::Normal { role, .. } | Move::Put { role, .. } => role,
                Move::EnPassant { .. } => Role::Pawn,
            },
        },
        piece_move: PieceMove::of_ordinary(made),
        capture: if made.is_en_passant() {
            CaptureSign::EnPassant
        } else if made.is_capture() {
            CaptureSign::Capture
        } else {
            CaptureSign::None
        },
        check: if after.position().is_checkmate() {
            CheckSign::Mate
        } else if after.position().is_check() {
            CheckSign::Check
        } else {
            CheckSign::None
        },
        order: OrderSign::Usual,
    }
}
