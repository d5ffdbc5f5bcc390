//! Random games: comparison of the fast implementation with the slow one, and invariants after
//! every move.

use crate::slow;

use std::collections::BTreeMap;

use kralle_rules::adjudication::mate_status::{PartnerMoved, is_final_mate, mate_of_since, mates};
use kralle_rules::notation::{fen, san, wire};
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::moves::Promotion;
use kralle_rules::tandem::mate::is_board_mate;
use kralle_rules::tandem::perft::perft;
use kralle_rules::tandem::{Board, Position, TandemMove};
use proptest::prelude::*;
use shakmaty::{Bitboard, Color, Role};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";

/// Positions with full hands, pawns about to promote, pins and castling, so that random games reach
/// rare cases.
const POSITIONS: [(&str, &str); 5] = [
    (START, START),
    (
        "r3k2r/pP4pp/8/3pP3/8/2n5/P5Pp/R3K2R[QNPqnp] w KQkq d6 0 1",
        "r3k2r/1P4Pp/2n5/8/1b3B2/2N5/p5pP/R3K2R[BPbp] b KQkq - 0 1",
    ),
    (
        "4k3/P6P/8/8/8/8/p6p/4K3[Rn] w - - 0 1",
        "r2qk2r/8/8/3n4/3N4/8/8/R2QK2R[Pp] w KQkq - 0 1",
    ),
    (
        "6k1/P4ppp/8/8/8/8/7p/6K1[NNPr] w - - 0 1",
        "4k3/4r3/8/1b2n3/4N2B/8/4R3/4K3[Qq] b - - 0 1",
    ),
    (
        "6rk/6pp/8/8/8/8/PP6/KR6[NNQnnq] b - - 0 1",
        "1r4k1/P4ppp/8/8/8/8/p4PPP/1R4K1[BPbp] w - - 0 1",
    ),
];

/// Presets, and rule sets that together cover every other reading.
const RULE_SETS: [&str; 14] = [
    "base = \"dsj\"",
    "base = \"swiss\"",
    "base = \"ordnung\"",
    "base = \"fics\"",
    "base = \"dsj\"\ndrop_mate = \"absolute_mate\"\npromotion_check = \"no_new_check\"",
    "base = \"dsj\"\ndrop_mate = \"hand_mate\"\npromotion_check = \"allowed\"\ndropped_pawn_double_step = \"never\"",
    "base = \"dsj\"\nnothing_to_steal = \"stays_pawn\"\ndropped_pawn_en_passant = \"forbidden\"",
    "base = \"dsj\"\nnothing_to_steal = \"falls_through\"\ndropped_rook_castling = \"allowed\"",
    "base = \"ordnung\"\nsteal_from = \"board_or_hand\"\ndrop_check = \"forbidden\"\nnothing_to_steal = \"stays_pawn\"",
    "base = \"ordnung\"\npromotion_mate = \"forbidden\"\nsteal_from = \"board_or_hand\"\ndropped_rook_castling = \"allowed\"",
    "base = \"dsj\"\navert_capture = \"next_move\"\npending_mate = \"until_flag_fall\"",
    "base = \"ordnung\"\navert_capture = \"any_time\"\npromotion_mate = \"forbidden\"",
    "base = \"ordnung\"\navert_promotion = \"any_piece\"\npending_mate = \"until_flag_fall\"\nboth_mated = \"draw_in_pending_move\"",
    "base = \"swiss\"\ndrop_mate = \"allowed\"\nunnamed_promotion = \"queen\"\ndropped_rook_castling = \"allowed\"",
];

/// Cases in which pawns may stay on their last rank.
///
/// Rule sets, and boards with such pawns, with castling and an en passant chance on the board from
/// which pieces are taken.
const STAYS_PAWN: [usize; 2] = [6, 8];
const STUCK: [(&str, &str); 2] = [
    (
        "P3k2r/1P2p3/8/3P4/8/8/1p5P/R3K2p[Nn] w Qk - 3 7",
        "1n2k3/P6p/8/4pP2/8/8/p6P/p3K1N1[Q] w - e6 0 5",
    ),
    (
        "4k3/PP6/8/8/8/8/6pp/4K2p[] w - - 0 1",
        "P3k3/8/8/2Pp4/8/8/8/N3K3[n] w - d6 0 9",
    ),
];

fn rules_of(index: usize) -> RuleSet {
    RuleSet::from_toml(RULE_SETS[index]).unwrap()
}

fn moves(position: &Position, rules: &RuleSet) -> Vec<TandemMove> {
    let mut found = Vec::new();
    position.for_each_move(&rules.tandem, |it| found.push(it));
    found
}

fn compare(
    position: &Position,
    slow: &slow::Match,
    rules: &RuleSet,
) -> BTreeMap<String, slow::Match> {
    let mut expected = slow.legal(0, &rules.tandem);
    expected.extend(slow.legal(1, &rules.tandem));
    let mut found: Vec<String> = moves(position, rules)
        .into_iter()
        .map(wire::write)
        .collect();
    found.sort_unstable();
    let names: Vec<&String> = expected.keys().collect();
    assert_eq!(
        found.iter().collect::<Vec<_>>(),
        names,
        "{}",
        fen::write_pair(position.board(Board::A), position.board(Board::B))
    );
    for (index, board) in Board::ALL.into_iter().enumerate() {
        assert_eq!(
            is_board_mate(position.view(board, &rules.tandem)),
            slow.is_board_mate(index, &rules.tandem)
        );
    }
    expected
}

/// Compares the defenses against the mates of both boards with the slow implementation.
fn compare_averts(position: &Position, slow: &slow::Match, rules: &RuleSet) {
    for (index, board) in Board::ALL.into_iter().enumerate() {
        let found = mate_of_since(rules, position, board, PartnerMoved::No);
        let found = found.map(|it| slow::avert::Averts {
            ways: it.avert_by.iter().map(|it| it.code()).collect(),
            how: it.how.into_iter().collect(),
            draw_by: it.draw_by.into_iter().collect(),
        });
        let fens = fen::write_pair(position.board(Board::A), position.board(Board::B));
        assert_eq!(found, slow.averts(index, &rules.tandem, false), "{fens}");
        let is_final = found.is_some_and(|it| it.ways.is_empty());
        assert_eq!(
            is_final_mate(rules, position, board, PartnerMoved::No),
            is_final
        );
    }
}

/// Black of board A is mated.
///
/// In order: a drop on f8 helps, or taking the rook; the queen or her guard must go; nothing but
/// the knight; both rooks; with pieces in hand.
const MATED: [&str; 6] = [
    "4R1k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1",
    "6k1/5pQp/7P/8/8/8/8/6K1[] b - - 0 1",
    "6rk/5Npp/8/8/8/8/8/6K1[] b - - 0 1",
    "k7/8/8/8/8/8/8/RR4K1[n] b - - 0 1",
    "4R1k1/5ppp/8/8/8/8/8/6K1[qp] b - - 0 1",
    "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR[] w KQkq - 0 1",
];

/// The neighbor board: captures, promotions that take, mates in turn, quiet.
const BESIDE: [&str; 4] = [
    "4k3/8/8/3n4/4P3/8/8/4K3[] w - - 0 1",
    "8/P3k3/8/8/8/2n5/p7/1R2K3[Pp] w - - 0 1",
    "6k1/P4ppp/8/8/8/8/5PPP/3R2K1[Q] w - - 0 1",
    "6k1/5ppp/8/2r5/8/8/5PPP/6K1[q] b - - 0 1",
];

fn bare(position: &Position, board: Board) -> String {
    let text = fen::write(position.board(board));
    text.split(' ').take(3).collect::<Vec<_>>().join(" ")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn legal_moves_are_those_of_the_slow_implementation(
        (rules, start) in (0..RULE_SETS.len(), 0..POSITIONS.len() + STUCK.len()),
        choices in proptest::collection::vec(any::<prop::sample::Index>(), 1..40),
    ) {
        let (rules, (a, b)) = match start.checked_sub(POSITIONS.len()) {
            None => (rules, POSITIONS[start]),
            Some(stuck) => (STAYS_PAWN[rules % STAYS_PAWN.len()], STUCK[stuck]),
        };
        let rules = rules_of(rules);
        let mut position = Position::parse([a, b], [Bitboard::EMPTY; 2], &rules.tandem).unwrap();
        let mut slow = slow::Match::from_fens(a, b);
        for choice in choices {
            let expected = compare(&position, &slow, &rules);
            let legal = moves(&position, &rules);
            if legal.is_empty() {
                break;
            }
            let chosen = *choice.get(&legal);
            position.play(chosen, &rules.tandem);
            slow = expected[&wire::write(chosen)].clone();
            for (index, board) in Board::ALL.into_iter().enumerate() {
                prop_assert_eq!(bare(&position, board), slow.boards[index].placement());
            }
        }
    }

    #[test]
    fn d_5_3_what_averts_a_mate_is_what_the_slow_implementation_finds(
        rules in 0..RULE_SETS.len(),
        mated in 0..MATED.len(),
        beside in 0..BESIDE.len(),
        choices in proptest::collection::vec(any::<prop::sample::Index>(), 0..3),
    ) {
        let rules = rules_of(rules);
        let (a, b) = (MATED[mated], BESIDE[beside]);
        let mut position = Position::parse([a, b], [Bitboard::EMPTY; 2], &rules.tandem).unwrap();
        let mut slow = slow::Match::from_fens(a, b);
        compare_averts(&position, &slow, &rules);
        for choice in choices {
            let mut legal = moves(&position, &rules);
            legal.retain(|it| it.board == Board::B);
            if legal.is_empty() {
                break;
            }
            let chosen = *choice.get(&legal);
            slow = slow.legal(1, &rules.tandem)[&wire::write(chosen)].clone();
            position.play(chosen, &rules.tandem);
            compare_averts(&position, &slow, &rules);
        }
    }

    #[test]
    fn no_piece_is_lost_and_every_position_is_one(
        (rules, start) in (0..RULE_SETS.len(), 0..POSITIONS.len() + STUCK.len()),
        choices in proptest::collection::vec(any::<prop::sample::Index>(), 1..120),
    ) {
        let (rules, (a, b)) = match start.checked_sub(POSITIONS.len()) {
            None => (rules, POSITIONS[start]),
            Some(stuck) => (STAYS_PAWN[rules % STAYS_PAWN.len()], STUCK[stuck]),
        };
        let rules = rules_of(rules);
        let mut position = Position::parse([a, b], [Bitboard::EMPTY; 2], &rules.tandem).unwrap();
        let material = |position: &Position| -> Vec<usize> {
            [Color::White, Color::Black]
                .into_iter()
                .flat_map(|color| Role::ALL.map(|role| position.material(color, role)))
                .collect()
        };
        let before = material(&position);
        let mut kept: Vec<(Position, TandemMove)> = Vec::new();
        for choice in choices {
            let legal = moves(&position, &rules);
            if legal.is_empty() {
                break;
            }
            let chosen = *choice.get(&legal);
            let short = san::write(&position, chosen, &rules.tandem);
            prop_assert_eq!(san::read(&short.to_string()), Ok(short));
            let view = position.view(chosen.board, &rules.tandem);
            prop_assert_eq!(san::resolve(view, short), Ok(chosen.action), "{}", short);
            let (board, intent) = wire::read(&wire::write(chosen)).unwrap();
            prop_assert_eq!(board, chosen.board);
            prop_assert_eq!(kralle_rules::tandem::refusal::resolve(view, intent), Ok(chosen.action));
            kept.push((position.clone(), chosen));
            position.play(chosen, &rules.tandem);
            prop_assert_eq!(material(&position), before.clone());
            let texts = Board::ALL.map(|it| fen::write(position.board(it)));
            let again = Position::parse([&texts[0], &texts[1]], [Bitboard::EMPTY; 2], &rules.tandem);
            let again = again.unwrap();
            prop_assert_eq!(Board::ALL.map(|it| fen::write(again.board(it))), texts);
            for mate in mates(&rules, &position) {
                prop_assert_eq!(mate.is_final(), mate.avert_by.is_empty());
                prop_assert!(rules.tandem.promotion != Promotion::Virtual || mate.is_final());
            }
        }
        // Replaying from any stored position leads to the same end.
        let mut expected = position;
        for (earlier, chosen) in kept.iter().rev() {
            let written = fen::write_pair(earlier.board(Board::A), earlier.board(Board::B));
            let mut again = earlier.clone();
            again.play(*chosen, &rules.tandem);
            let whole = |it: &Position| fen::write_pair(it.board(Board::A), it.board(Board::B));
            prop_assert_eq!(whole(&again), whole(&expected));
            prop_assert_eq!(&again, &expected);
            prop_assert_eq!(whole(earlier), written);
            prop_assert!(moves(earlier, &rules).contains(chosen));
            expected = earlier.clone();
        }
    }
}

/// The counts equal the number of listed moves, and the lists equal those of the slow
/// implementation.
///
/// Other programs only know the rules of FICS (`perft.rs`).
#[test]
fn two_boards_are_counted_as_their_moves_are_listed() {
    for (a, b) in POSITIONS {
        for rules in (0..4).map(rules_of) {
            let position = Position::parse([a, b], [Bitboard::EMPTY; 2], &rules.tandem).unwrap();
            let listed = moves(&position, &rules);
            assert_eq!(perft(&position, &rules.tandem, 1), listed.len() as u64);
            let replies = listed.into_iter().map(|ply| {
                let mut after = position.clone();
                after.play(ply, &rules.tandem);
                moves(&after, &rules).len() as u64
            });
            let replies: u64 = replies.sum();
            assert_eq!(perft(&position, &rules.tandem, 2), replies);
        }
    }
}
