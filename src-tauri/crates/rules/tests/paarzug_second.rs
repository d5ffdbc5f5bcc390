//! Comparison of the fast resolution with a slow one, and laws that hold in every pair.

#[path = "paarzug_second/slow.rs"]
pub(crate) mod slow;

use kralle_rules::paarzug::adjudicate::{ClaimedRight, ResolvePair, resolve_pair};
use kralle_rules::paarzug::clock::{Millis, TimeControl};
use kralle_rules::paarzug::game::{PairGame, Phase, Stored};
use kralle_rules::paarzug::options::PairRules;
use kralle_rules::paarzug::piece_move::{PieceMove, PromotionRole};
use kralle_rules::paarzug::position::PairPosition;
use kralle_rules::paarzug::right::RightKind;
use kralle_rules::paarzug::simultaneous::{Fate, resolve, void_reasons};
use kralle_rules::preset::Preset;
use proptest::prelude::*;
use proptest::sample::Index;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{
    Bitboard, Board, ByColor, CastlingMode, Chess, Color, Position, Rank, Role, Setup, Square,
};

/// A nearly possible move.
///
/// Any own piece to any square, mostly one it attacks or a square that matters to the other player.
#[derive(Debug, Clone)]
struct Wish {
    piece: Index,
    target: Index,
    kind: u8,
    promotion: Index,
}

fn wish() -> impl Strategy<Value = Wish> {
    (any::<Index>(), any::<Index>(), 0_u8..10, any::<Index>()).prop_map(
        |(piece, target, kind, promotion)| Wish {
            piece,
            target,
            kind,
            promotion,
        },
    )
}

fn choose(squares: Bitboard, index: Index) -> Option<Square> {
    let all: Vec<Square> = squares.into_iter().collect();
    (!all.is_empty()).then(|| *index.get(&all))
}

/// Makes a wish a move; `rival` is the other player's move, whose squares are sometimes targets.
fn fulfill(
    position: &PairPosition,
    color: Color,
    wish: &Wish,
    rival: Option<PieceMove>,
) -> Option<PieceMove> {
    let board = position.board();
    let own = board.by_color(color);
    let (from, to) = match (wish.kind, rival) {
        (0, _) => return None,
        (1, _) => (
            choose(own, wish.piece)?,
            choose(Bitboard::FULL, wish.target)?,
        ),
        // The same target, or the square the rival leaves.
        (2..=4, Some(rival)) => {
            let to = if wish.kind == 4 { rival.from } else { rival.to };
            let attackers: Bitboard = own
                .into_iter()
                .filter(|it| board.attacks_from(*it).contains(to))
                .collect();
            (
                choose(attackers, wish.piece).or(choose(own, wish.piece))?,
                to,
            )
        }
        (5, _) => {
            let king = board.king_of(color)?;
            let steps = board.attacks_from(king)
                | [king.offset(2), king.offset(-2)]
                    .into_iter()
                    .flatten()
                    .collect::<Bitboard>();
            (king, choose(steps, wish.target)?)
        }
        (6, _) => {
            let pawn = choose(own & board.pawns(), wish.piece).or(choose(own, wish.piece))?;
            let ahead = color.fold_wb(8, -8);
            let steps: Bitboard = [ahead, 2 * ahead, ahead - 1, ahead + 1]
                .into_iter()
                .filter_map(|it| pawn.offset(it))
                .collect();
            (pawn, choose(steps, wish.target)?)
        }
        (_, _) => {
            let from = choose(own, wish.piece)?;
            (from, choose(board.attacks_from(from), wish.target)?)
        }
    };
    if from == to {
        return None;
    }
    let promotes = board.role_at(from) == Some(Role::Pawn)
        && color.relative_rank(to.rank()) == Rank::Eighth
        && wish.kind != 1;
    let promotion = promotes.then(|| *wish.promotion.get(&PromotionRole::ALL));
    Some(PieceMove {
        from,
        to,
        promotion,
    })
}

fn fulfill_both(position: &PairPosition, wishes: &[Wish; 2]) -> ByColor<Option<PieceMove>> {
    let white = fulfill(position, Color::White, &wishes[0], None);
    let black = fulfill(position, Color::Black, &wishes[1], white);
    ByColor { white, black }
}

/// A crowded corner of the board: few squares, many meetings.
fn scattered() -> impl Strategy<Value = PairPosition> {
    let pieces = proptest::collection::vec((0_u32..64, 0_usize..10), 0..14);
    (0_u32..64, 0_u32..64, pieces, any::<bool>()).prop_filter_map(
        "no such position",
        |(white, black, pieces, small)| {
            let place = |it: u32| {
                if small {
                    Square::new((it % 5) + 8 * ((it / 5) % 5) + 1)
                } else {
                    Square::new(it)
                }
            };
            let mut board = Board::empty();
            for (square, kind) in pieces {
                let role = [
                    Role::Pawn,
                    Role::Knight,
                    Role::Bishop,
                    Role::Rook,
                    Role::Queen,
                ][kind % 5];
                let square = place(square);
                if role == Role::Pawn && Bitboard::BACKRANKS.contains(square) {
                    continue;
                }
                board.set_piece_at(square, role.of(Color::from_white(kind < 5)));
            }
            board.set_piece_at(place(white), Color::White.king());
            board.set_piece_at(place(black), Color::Black.king());
            PairPosition::new(board, Bitboard::EMPTY, ByColor::new_with(|_| None)).ok()
        },
    )
}

/// A position reached by random pairs, from the start or from one ready to castle.
fn wandered() -> impl Strategy<Value = PairPosition> {
    let wishes = proptest::collection::vec([wish(), wish()], 0..40);
    (any::<bool>(), wishes).prop_map(|(castling, wishes)| {
        let mut position = if castling {
            PairPosition::read("r3k2r/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/R3K2R", "KQkq", "-").unwrap()
        } else {
            PairPosition::initial()
        };
        let rules = PairRules::default();
        for wishes in &wishes {
            let next = resolve(&position, &fulfill_both(&position, wishes), &rules).position;
            if next.kings_adjacent() {
                break;
            }
            position = next;
        }
        position
    })
}

fn positions() -> impl Strategy<Value = PairPosition> {
    prop_oneof![scattered(), wandered()]
}

/// Rules with a random reading in every option.
fn rules() -> impl Strategy<Value = PairRules> {
    proptest::collection::vec(any::<Index>(), PairRules::NAMES.len()).prop_map(|choices| {
        let mut rules = PairRules::default();
        let entries = rules.entries(Preset::PaarZugSchach);
        for (entry, choice) in entries.iter().zip(choices) {
            let value: &str = entry.values[choice.index(entry.values.len())];
            rules.set(entry.option, value).unwrap();
        }
        rules
    })
}

fn count(board: &Board, color: Color) -> usize {
    board.by_color(color).count()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn pzsr_2_to_4_the_fast_way_is_the_slow_way(
        position in positions(),
        wishes in [wish(), wish()],
        rules in prop_oneof![Just(PairRules::default()), rules()],
    ) {
        let moves = fulfill_both(&position, &wishes);
        let fast = resolve(&position, &moves, &rules);
        let slow = slow::Slow {
            position: &position,
            squares: slow::squares(&position),
            rules: &rules,
            moves: &moves,
        }
        .resolve();
        let executed = [fast.fates.white, fast.fates.black].map(|it| it == Fate::Executed);
        let mut captured: Vec<_> = fast.captured.iter().map(ToString::to_string).collect();
        captured.sort();
        prop_assert_eq!(executed, slow.executed);
        let reasons = void_reasons(&position, &moves, &rules);
        prop_assert_eq!([reasons.white, reasons.black].map(|it| it.is_none()), executed);
        prop_assert_eq!(slow::squares(&fast.position), slow.board);
        prop_assert_eq!(captured, slow.captured);
        prop_assert_eq!(fast.position.castling_field().replace('-', ""), slow.castling);
        let mut passed: Vec<usize> = fast
            .position
            .en_passant()
            .iter()
            .flatten()
            .map(|it| usize::from(it.target))
            .collect();
        passed.sort_unstable();
        let mut slow_passed = slow.passed;
        slow_passed.sort_unstable();
        prop_assert_eq!(passed, slow_passed);
    }

    #[test]
    fn pzsr_3_and_4_no_piece_comes_from_nothing(
        position in positions(),
        wishes in [wish(), wish()],
        rules in rules(),
    ) {
        let moves = fulfill_both(&position, &wishes);
        let made = resolve(&position, &moves, &rules);
        for color in Color::ALL {
            let captured = made.captured.iter().filter(|it| it.piece.color == color).count();
            prop_assert_eq!(
                count(position.board(), color),
                count(made.position.board(), color) + captured
            );
            prop_assert_eq!(made.position.board().by_piece(color.king()).count(), 1);
            let pawns_before = position.board().by_piece(color.pawn()).count();
            prop_assert!(made.position.board().by_piece(color.pawn()).count() <= pawns_before);
        }
    }

    #[test]
    fn pzsr_1_both_colors_have_equal_rights(
        position in positions(),
        wishes in [wish(), wish()],
    ) {
        let rules = PairRules::default();
        let moves = fulfill_both(&position, &wishes);
        let mirrored = ByColor {
            white: moves.black.map(PieceMove::mirrored),
            black: moves.white.map(PieceMove::mirrored),
        };
        let here = resolve(&position, &moves, &rules);
        let there = resolve(&position.mirrored(), &mirrored, &rules);
        prop_assert_eq!(here.position.mirrored(), there.position);
        prop_assert_eq!(here.fates.white, there.fates.black);
        prop_assert_eq!(here.fates.black, there.fates.white);
        prop_assert_eq!(here.progress, there.progress);
        prop_assert_eq!(here.captured.len(), there.captured.len());
    }

    #[test]
    fn every_pair_leads_to_a_position_that_can_be(
        position in positions(),
        wishes in [wish(), wish()],
        rules in rules(),
    ) {
        let made = resolve(&position, &fulfill_both(&position, &wishes), &rules).position;
        let squares = made.en_passant().map(|it| it.map(|it| it.target));
        let again = PairPosition::new(made.board().clone(), made.castling(), squares);
        prop_assert!(again.is_ok(), "{:?}", again);
    }

    #[test]
    fn pzsr_5_every_question_has_an_answer_or_a_refusal(
        position in positions(),
        wishes in [wish(), wish()],
        rules in rules(),
        white in any::<bool>(),
        kind in any::<Index>(),
    ) {
        let question = ResolvePair {
            moves: fulfill_both(&position, &wishes),
            position,
            right: Some(ClaimedRight {
                holder: Color::from_white(white),
                kind: *kind.get(&RightKind::ALL),
            }),
        };
        if let Ok(ruling) = resolve_pair(&question, &rules) {
            prop_assert!(!ruling.article.number.is_empty());
        }
    }

    #[test]
    fn pzsr_5_single_moves_are_those_of_ordinary_chess(
        position in positions(),
        white in any::<bool>(),
    ) {
        let turn = Color::from_white(white);
        let setup = Setup {
            board: position.board().clone(),
            castling_rights: position.castling(),
            turn,
            ep_square: position.en_passant().get(turn.other()).map(|it| it.target),
            ..Setup::empty()
        };
        let chess = Fen::try_from_setup(setup).unwrap().into_position::<Chess>(CastlingMode::Standard);
        let Ok(chess) = chess
            .or_else(shakmaty::PositionError::ignore_impossible_check)
            .or_else(shakmaty::PositionError::ignore_too_much_material)
        else {
            // The player not to move is in check: not a position of ordinary chess.
            return Ok(());
        };
        let mut theirs: Vec<String> = chess
            .legal_moves()
            .iter()
            .map(|it| UciMove::from_standard(*it).to_string())
            .collect();
        theirs.sort();
        let mut ours: Vec<String> = position.legal_moves(turn).iter().map(ToString::to_string).collect();
        ours.sort();
        prop_assert_eq!(ours, theirs);
    }

    #[test]
    fn pzsr_5_to_8_a_game_by_any_rules_goes_on_or_ends(
        rules in rules(),
        wishes in proptest::collection::vec([wish(), wish()], 1..25),
    ) {
        let control = TimeControl { initial: Millis(1), increment: Millis(0) };
        let mut game = PairGame::new(PairPosition::initial(), rules, control);
        let mut pieces = game.position().board().occupied().count();
        for wishes in &wishes {
            if *game.phase() != Phase::Storing {
                break;
            }
            let made = game.pairs().len();
            let moves = fulfill_both(game.position(), wishes);
            for color in Color::ALL {
                let stored = moves.get(color).map_or(Stored::Unreadable, Stored::Move);
                game.store(color, stored).unwrap();
            }
            game.stop_clock(Color::White, Millis(0)).unwrap();
            game.stop_clock(Color::Black, Millis(0)).unwrap();
            if let Phase::Choosing(color) = *game.phase() {
                let legal = game.position().legal_moves(color);
                game.choose_second(color, *wishes[0].target.get(&legal), Millis(0)).unwrap();
            }
            prop_assert_eq!(game.pairs().len(), made + 1);
            let left = game.position().board().occupied().count();
            let captured = game.pairs()[made].resolution.captured.len();
            prop_assert_eq!(pieces, left + captured);
            pieces = left;
            // The holder of a right in the next pair is in check or has a capture.
            for right in game.rights() {
                let grounded = match right.kind {
                    RightKind::Check => game.position().in_check(right.holder),
                    RightKind::Recapture | RightKind::EnPassant | RightKind::Cheeky =>
                        game.position().has_legal_move(right.holder),
                };
                prop_assert!(grounded);
            }
        }
    }
}
