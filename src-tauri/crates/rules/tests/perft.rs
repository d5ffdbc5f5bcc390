//! Position counts, compared with those of other programs.

use kralle_rules::notation::fen;
use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::Position;
use kralle_rules::tandem::board_state::BoardState;
use kralle_rules::tandem::perft::{perft, perft_one};
use kralle_rules::tandem::side::Board;
use shakmaty::Bitboard;

/// Lines such as `2 1600 BOARD A | BOARD B`, counted by python-chess.
const TWO_BOARDS: &str = include_str!("records/two-boards.txt");

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
    // Not `from_fens`: some of the positions have an extra knight.
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

/// Lines such as `zh-drops 2k5/… d1 67 d2 3083` for boards whose hands only get emptier: crazyhouse
/// and one board of bughouse agree there.
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

#[test]
fn two_boards_as_another_program_counts_them() {
    let rules = RuleSet::of(Preset::Fics);
    let lines = TWO_BOARDS.lines().filter(|it| !it.starts_with('#'));
    for line in lines.clone() {
        let mut fields = line.splitn(3, ' ');
        let mut next = || fields.next().unwrap();
        let (depth, count, position) = (next(), next(), two(next(), &rules));
        let found = perft(&position, &rules.tandem, depth.parse().unwrap());
        assert_eq!(found, count.parse::<u64>().unwrap(), "{line}");
    }
    assert_eq!(lines.count(), 15);
}

#[test]
fn the_squares_of_castling_are_those_of_the_king() {
    use kralle_rules::tandem::action::{Action, Path, TandemMove};
    use shakmaty::{Move, Square};
    for (king, rook, to) in [
        (Square::E1, Square::H1, Square::G1),
        (Square::E1, Square::A1, Square::C1),
        (Square::E8, Square::H8, Square::G8),
        (Square::E8, Square::A8, Square::C8),
    ] {
        let (board, action) = (Board::B, Action::Ordinary(Move::Castle { king, rook }));
        let expected = Path {
            board,
            from: Some(king),
            to,
            taken: None,
        };
        assert_eq!(TandemMove { board, action }.path(), expected);
    }
}
