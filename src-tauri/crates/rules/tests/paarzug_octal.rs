//! The octal code (prose: *reiner Oktalcode*; docs/octal-code.md).

use kralle_rules::paarzug::octal::{Mark, OctalError, OctalMove};
use kralle_rules::paarzug::piece_move::PieceMove;
use kralle_rules::paarzug::position::PairPosition;
use proptest::prelude::*;
use rstest::rstest;
use shakmaty::{Color, Role};

fn position(placement: &str, castling: &str, en_passant: &str) -> PairPosition {
    PairPosition::read(placement, castling, en_passant).unwrap()
}

#[rstest]
#[case::prose_a_pawn(
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    "KQkq",
    "-",
    Color::White,
    "e2e4",
    "1414300"
)]
#[case::prose_castling("4k3/8/8/8/8/8/8/4K2R", "K", "-", Color::White, "e1g1", "6406054")]
#[case::prose_promotion("4k3/P7/8/8/8/8/8/4K3", "-", "-", Color::White, "a7a8q", "1060742")]
#[case::prose_underpromotion("4k3/8/8/8/8/8/p7/4K3", "-", "-", Color::Black, "a2a1n", "1010014")]
#[case::prose_en_passant("4k3/8/8/3pP3/8/8/8/4K3", "-", "d6", Color::White, "e5d6", "1443567")]
#[case::prose_knight("4k3/8/8/8/8/8/8/1N2K3", "-", "-", Color::White, "b1c3", "2102202")]
fn the_code_of_a_move(
    #[case] placement: &str,
    #[case] castling: &str,
    #[case] en_passant: &str,
    #[case] color: Color,
    #[case] uci: &str,
    #[case] code: &str,
) {
    let position = position(placement, castling, en_passant);
    let piece_move: PieceMove = uci.parse().unwrap();
    let octal = OctalMove::of(&position, color, piece_move).unwrap();
    assert_eq!(octal.to_string(), code);
    assert_eq!(code.parse::<OctalMove>().unwrap(), octal);
    assert_eq!(octal.read_in(&position, color), Ok(Some(piece_move)));
}

#[test]
fn the_dash_is_seven_zeros() {
    assert_eq!("0000000".parse(), Ok(OctalMove::Dash));
    assert_eq!(OctalMove::Dash.to_string(), "0000000");
}

#[rstest]
#[case::short(
    "141430",
    "octal_length",
    "column 7: found 6 characters, expected 7 digits"
)]
#[case::long(
    "14143007",
    "octal_length",
    "column 8: found 8 characters, expected 7 digits"
)]
#[case::empty("", "octal_length", "column 1: found 0 characters, expected 7 digits")]
#[case::no_digit(
    "14143x0",
    "octal_digit",
    "column 6: found 'x', expected a digit from 0 to 7"
)]
#[case::eight(
    "8414300",
    "octal_digit",
    "column 1: found '8', expected a digit from 0 to 7"
)]
#[case::wrong_check(
    "1414303",
    "octal_check",
    "column 7: found check digit 3, expected 0; some digit is wrong"
)]
fn a_wrong_code_says_where(#[case] text: &str, #[case] code: &str, #[case] message: &str) {
    let error = text.parse::<OctalMove>().unwrap_err();
    assert_eq!(error.code(), code);
    assert_eq!(error.to_string(), message);
}

/// Appends the matching check digit to six digits.
fn with_check(body: &str) -> String {
    (0..8)
        .map(|digit| format!("{body}{digit}"))
        .find(|it| !matches!(it.parse::<OctalMove>(), Err(OctalError::Check { .. })))
        .unwrap()
}

#[rstest]
#[case::no_such_piece("700110", "octal_piece")]
#[case::piece_zero_with_squares("000110", "octal_piece")]
#[case::same_square("511110", "octal_same_square")]
#[case::mark_seven("511127", "octal_mark")]
#[case::queen_with_promotion("511124", "octal_mark")]
#[case::promotion_missing("106070", "octal_mark")]
#[case::castling_without_mark("640600", "octal_mark")]
#[case::castling_mark_on_a_step("640505", "octal_mark")]
#[case::en_passant_straight("144456", "octal_mark")]
fn a_code_that_contradicts_itself(#[case] body: &str, #[case] code: &str) {
    let error = with_check(body).parse::<OctalMove>().unwrap_err();
    assert_eq!(error.code(), code);
}

#[test]
fn a_code_must_fit_the_position() {
    let start = PairPosition::initial();
    let knight: OctalMove = with_check("210220").parse().unwrap();
    assert!(knight.read_in(&start, Color::White).is_ok());
    let refused = knight.read_in(&start, Color::Black).unwrap_err();
    assert_eq!(refused.code(), "octal_piece_not_there");
    let passing: OctalMove = with_check("144356").parse().unwrap();
    let no_passing = position("4k3/8/8/3pP3/8/8/8/4K3", "-", "-");
    let refused = passing.read_in(&no_passing, Color::White).unwrap_err();
    assert_eq!(refused.code(), "octal_en_passant");
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,9}|[0-7]{7}") {
        if let Ok(it) = text.parse::<OctalMove>() {
            prop_assert_eq!(it.to_string(), text);
        }
    }

    #[test]
    fn one_wrong_digit_is_found(body in "[0-7]{6}", at in 0_usize..7, other in 0_u8..8) {
        let code = with_check(&body).into_bytes();
        let mut wrong = code.clone();
        wrong[at] = b'0' + other;
        prop_assume!(wrong != code);
        let text = String::from_utf8(wrong).unwrap();
        let found = matches!(text.parse::<OctalMove>(), Err(OctalError::Check { .. }));
        prop_assert!(found, "{}", text);
    }

    #[test]
    fn two_exchanged_digits_are_found(body in "[0-7]{6}", at in 0_usize..7, with in 0_usize..7) {
        let code = with_check(&body).into_bytes();
        let mut wrong = code.clone();
        wrong.swap(at, with);
        prop_assume!(wrong != code);
        let text = String::from_utf8(wrong).unwrap();
        let found = matches!(text.parse::<OctalMove>(), Err(OctalError::Check { .. }));
        prop_assert!(found, "{}", text);
    }
}

#[test]
fn a_plain_code_has_role_squares_and_mark() {
    let OctalMove::Move {
        role,
        piece_move,
        mark,
    } = "1414300".parse().unwrap()
    else {
        panic!("a move");
    };
    assert_eq!((role, mark), (Role::Pawn, Mark::None));
    assert_eq!(piece_move.to_string(), "e2e4");
}

/// The worked example of docs/octal-code.md: the documented codes match the output.
#[test]
fn prose_the_worked_example_of_the_description() {
    let described = include_str!("../../../../docs/octal-code.md");
    let start = PairPosition::initial();
    let code = |color, uci: &str| {
        let piece_move: PieceMove = uci.parse().unwrap();
        OctalMove::of(&start, color, piece_move)
            .unwrap()
            .to_string()
    };
    for (color, uci, expected) in [
        (Color::White, "g1f3", "2605207"),
        (Color::Black, "d7d5", "1363404"),
    ] {
        assert_eq!(code(color, uci), expected);
        assert!(described.contains(&format!("`{expected}`")), "{expected}");
    }
    assert_eq!(
        "2605217".parse::<OctalMove>(),
        Err(OctalError::Check {
            found: 7,
            expected: 2
        })
    );
    assert_eq!(
        "2605280".parse::<OctalMove>(),
        Err(OctalError::Digit {
            column: 6,
            found: '8'
        })
    );
    // Every code in the table of examples is correct.
    let told = described.split('`').filter(|it| it.len() == 7);
    let told: Vec<&str> = told
        .filter(|it| it.bytes().all(|byte| byte.is_ascii_digit()))
        .collect();
    assert!(told.len() >= 7, "{told:?}");
    for code in told {
        let refused = matches!(code, "2605217" | "2605280");
        assert_eq!(code.parse::<OctalMove>().is_err(), refused, "{code}");
    }
}
