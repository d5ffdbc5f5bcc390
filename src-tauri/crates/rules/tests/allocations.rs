//! No allocation when counting moves or checking for a final mate.

use std::hint::black_box;

use allocation_counter::measure;
use kralle_rules::adjudication::mate_status::{PartnerMoved, is_final_mate, mates};
use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::perft::perft;
use kralle_rules::tandem::{Board, Position};
use rstest::rstest;
use shakmaty::Bitboard;

/// Hands, promotions, castling, en passant; a final mate, one that a drop averts, and one
/// that the partner can avert by capture, promotion or mate.
const POSITIONS: [[&str; 2]; 4] = [
    [
        "r3k2r/pP4pp/8/3pP3/8/2n5/P5Pp/R3K2R[QNPqnp] w KQkq d6 0 1",
        "r3k2r/1P4Pp/2n5/8/1b3B2/2N5/p5pP/R3K2R[BPbp] b KQkq - 0 1",
    ],
    [
        "4R1k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1",
        "4k3/8/8/8/8/8/8/4K3[] b - - 0 1",
    ],
    [
        "4R1k1/5ppp/8/8/8/8/8/6K1[qrbnp] b - - 0 1",
        "6k1/P4ppp/8/8/8/8/5PPP/3R2K1[Q] w - - 0 1",
    ],
    [
        "6k1/5pQp/7P/8/8/8/8/6K1[] b - - 0 1",
        "r1bqk2r/PPpp1ppp/2n1p3/4P3/1b1Pn3/2NB1N2/PPP2PPP/R1BQK2R[RBNP] w - - 0 1",
    ],
];

#[rstest]
#[case::dsj("base = \"dsj\"")]
#[case::swiss_rules("base = \"swiss\"")]
#[case::ordnung("base = \"ordnung\"")]
#[case::fics("base = \"fics\"")]
#[case::house_rules(
    "base = \"dsj\"\nsteal_from = \"board_or_hand\"\npromotion_mate = \"forbidden\"\n\
     avert_capture = \"next_move\"\ndropped_rook_castling = \"allowed\""
)]
fn counting_and_judging_allocate_nothing(#[case] toml: &str) {
    let rules = RuleSet::from_toml(toml).unwrap();
    for texts in POSITIONS {
        let position = Position::parse(texts, [Bitboard::EMPTY; 2], &rules.tandem).unwrap();
        let counted = measure(|| {
            black_box(perft(black_box(&position), &rules.tandem, 2));
        });
        assert_eq!(counted.count_total, 0, "{texts:?}");
        let judged = measure(|| {
            for board in Board::ALL {
                black_box(is_final_mate(
                    &rules,
                    black_box(&position),
                    board,
                    PartnerMoved::No,
                ));
            }
        });
        assert_eq!(judged.count_total, 0, "{texts:?}");
    }
}

#[test]
fn no_mate_is_answered_without_allocating() {
    let rules: RuleSet = "dsj".parse().unwrap();
    let position = Position::default();
    let judged = measure(|| {
        black_box(mates(&rules, black_box(&position)));
    });
    assert_eq!(judged.count_total, 0);
}
