//! Counts of positions, held against those of other programs.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a helper that fails is a failed test

use kralle_rules::notation::fen;
use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::Position;
use kralle_rules::tandem::board_state::BoardState;
use kralle_rules::tandem::perft::{perft, perft_one};
use kralle_rules::tandem::side::Board;
use shakmaty::Bitboard;

const SHARED: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../../../shared/data/perft.txt"
);

fn one(text: &str, rules: &RuleSet) -> BoardState {
    BoardState::from_fen(
        fen::read(text).unwrap(),
        Board::A,
        Bitboard::EMPTY,
        &rules.tandem,
    )
    .unwrap()
}

fn two(text: &str, rules: &RuleSet) -> Position {
    let (a, b) = fen::read_pair(text).unwrap();
    // Not `from_fens`: one of the shared positions has a knight too many.
    Position::new(
        BoardState::from_fen(a, Board::A, Bitboard::EMPTY, &rules.tandem).unwrap(),
        BoardState::from_fen(b, Board::B, Bitboard::EMPTY, &rules.tandem).unwrap(),
    )
}

#[test]
fn one_board_from_the_start() {
    for preset in [
        Preset::Dsj,
        Preset::SwissRules,
        Preset::Ordnung,
        Preset::Fics,
    ] {
        let rules = RuleSet::of(preset);
        let board = BoardState::default();
        for (depth, count) in [(0, 1), (1, 20), (2, 400), (3, 8902), (4, 197_281)] {
            assert_eq!(
                perft_one(&board, &rules.tandem, depth),
                count,
                "{preset} {depth}"
            );
        }
    }
}

/// Lines such as `zh-drops 2k5/… d1 67 d2 3083` for boards whose hands only empty:
/// crazyhouse and one board of bughouse agree there.
#[test]
fn one_board_as_other_programs_count_it() {
    let rules = RuleSet::of(Preset::Fics);
    for (text, depth, count) in [
        ("2k5/8/8/8/8/8/8/4K3[QRBNPqrbnp] w - - 0 1", 2, 75_353),
        ("2k5/8/8/8/8/8/8/4K3[QRBNPqrbnp] w - - 0 1", 3, 15_634_852),
        ("2k5/8/8/8/8/8/8/4K3[Qn] w - - 0 1", 2, 3083),
        (
            "r1bqk2r/pppp1ppp/2n1p3/4P3/1b1Pn3/2NB1N2/PPP2PPP/R1BQK2R[] b KQkq - 0 1",
            4,
            1_855_267,
        ),
        (
            "2rn1b1r/1pp2n1p/B1PBk1pP/5p1P/P5p1/2P2RP1/RP1QNP2/1NBK4[QPp] w - - 0 1",
            3,
            313_181,
        ),
        (
            "2rn1b1r/1pp2n1p/B1PBk1pP/5p1P/P5p1/2P2RP1/RP1QNP2/1NBK4[QPp] w - - 0 1",
            4,
            9_157_733,
        ),
    ] {
        assert_eq!(
            perft_one(&one(text, &rules), &rules.tandem, depth),
            count,
            "{text} {depth}"
        );
    }
}

/// The two-board counts of the shared data, lines such as `promo dsj d 2 23187 0.3s`.
#[test]
fn two_boards_as_the_shared_counts_have_them() {
    let Ok(text) = std::fs::read_to_string(SHARED) else {
        println!("skipped: no {SHARED}");
        return;
    };
    let positions = text
        .lines()
        .find_map(|it| it.strip_prefix("positions: "))
        .unwrap();
    let fen_of = |name: &str| -> String {
        if name == "start" {
            let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";
            return format!("{start} | {start}");
        }
        let (_, rest) = positions.split_once(&format!("{name} = ")).unwrap();
        let end = rest.find(" 0 1 |").unwrap();
        let end = end + 6 + rest[end + 6..].find(" 0 1").unwrap() + 4;
        rest[..end].to_owned()
    };
    let mut seen = 0;
    for line in text.lines() {
        let words: Vec<_> = line.split_whitespace().collect();
        let [name, preset, "d", depth, count, _] = words[..] else {
            continue;
        };
        let rules: RuleSet = preset.parse().unwrap();
        let position = two(&fen_of(name), &rules);
        let found = perft(&position, &rules.tandem, depth.parse().unwrap());
        assert_eq!(found, count.parse::<u64>().unwrap(), "{line}");
        seen += 1;
    }
    assert_eq!(seen, 20);
}
