//! The right to move first, and the end of a game: PZSR 1, 5, 6, 8 and the prose.

use crate::pair_text;

use kralle_rules::game_result::GameResult;
use kralle_rules::paarzug::adjudicate::{
    ClaimedRight, PairAnswer, PairStatus, ResolvePair, pair_status, read_captured, resolve_pair,
};
use kralle_rules::paarzug::options::PairRules;
use kralle_rules::paarzug::right::{LastPair, RightKind};
use kralle_rules::paarzug::sequential::SecondMove;
use kralle_rules::preset::Preset;
use pair_text::{moves, position};
use rstest::rstest;
use shakmaty::Color;

/// Describes the outcome of a pair with a claimed right, in one line.
fn told(rules: &PairRules, fields: &str, stored: &str, holder: Color, kind: RightKind) -> String {
    let question = ResolvePair {
        position: position(fields),
        moves: moves(stored),
        right: Some(ClaimedRight { holder, kind }),
    };
    match resolve_pair(&question, rules) {
        Err(refusal) => refusal.code().to_owned(),
        Ok(ruling) => match ruling.answer {
            PairAnswer::Simultaneous(it) => {
                assert!(it.lapsed.is_some());
                format!(
                    "lapsed {} {}",
                    it.aftermath.board,
                    it.aftermath.result.code()
                )
            }
            PairAnswer::Sequential(it) => format!(
                "{} {} {} {}",
                it.after_first,
                match it.second {
                    SecondMove::Stands => "stands",
                    SecondMove::MayChange => "may change",
                    SecondMove::Void => "void",
                    SecondMove::NoneLeft => "none left",
                },
                it.aftermath.board,
                it.aftermath.result.code()
            ),
        },
    }
}

use Color::{Black, White};
use RightKind::{Check, Cheeky, EnPassant, Recapture};

#[rstest]
#[case::pzsr_5_parry_then_the_stored_move(
    "4k3/8/8/8/8/8/4R3/6K1",
    "e2e7 e8d8",
    Black,
    Check,
    "3k4/8/8/8/8/8/4R3/6K1 stands 3k4/4R3/8/8/8/8/8/6K1 continues"
)]
#[case::pzsr_5_the_stored_move_is_no_longer_possible(
    "4k3/8/8/8/1b6/8/4R3/6K1",
    "e2e7 b4e7",
    Black,
    Check,
    "4k3/4b3/8/8/8/8/4R3/6K1 stands 4k3/4R3/8/8/8/8/8/6K1 continues"
)]
#[case::pzsr_5_the_moving_piece_was_captured(
    "4k3/4R3/8/8/8/8/8/6K1",
    "e7a7 e8e7",
    Black,
    Check,
    "8/4k3/8/8/8/8/8/6K1 may change 8/4k3/8/8/8/8/8/6K1 draw"
)]
#[case::prose_check_of_the_first_move_must_be_parried(
    "4k3/8/8/8/8/7r/4R3/6K1",
    "e2a2 h3e3",
    Black,
    Check,
    "4k3/8/8/8/8/4r3/4R3/6K1 stands 4k3/8/8/8/8/4r3/R7/6K1 continues"
)]
#[case::prose_parry_with_check(
    "4k3/8/8/b7/8/8/4R3/6K1",
    "g1h1 a5b6",
    Black,
    Check,
    "lapsed 4k3/8/8/b7/8/8/4R3/7K continues"
)]
#[case::pzsr_1_recapture(
    "4k3/5B2/8/8/8/8/7P/4K3",
    "f7d5 e8f7",
    Black,
    Recapture,
    "8/5k2/8/8/8/8/7P/4K3 may change 8/5k2/8/8/8/8/7P/4K3 continues"
)]
#[case::pzsr_1_recapture_of_a_piece_that_stays(
    "4k3/5B2/8/8/8/8/7P/4K3",
    "h2h3 e8f7",
    Black,
    Recapture,
    "8/5k2/8/8/8/8/7P/4K3 stands 8/5k2/8/8/8/7P/8/4K3 continues"
)]
#[case::pzsr_1_another_move_lets_the_right_lapse(
    "4k3/2n5/8/3B4/8/8/7P/4K3",
    "h2h3 e8d7",
    Black,
    Recapture,
    "lapsed 8/2nk4/8/3B4/8/7P/8/4K3 continues"
)]
#[case::pzsr_5_a_move_that_does_not_parry_lets_the_right_lapse(
    "4k3/7p/8/8/8/8/4R2P/6K1",
    "h2h3 h7h6",
    Black,
    Check,
    "lapsed 4k3/7p/8/8/8/7P/4R3/6K1 continues"
)]
#[case::pzsr_1_en_passant(
    "4k3/8/8/3pP3/8/8/8/4K3 - d6",
    "e5d6 d5d4",
    White,
    EnPassant,
    "4k3/8/3P4/8/8/8/8/4K3 may change 4k3/8/3P4/8/8/8/8/4K3 continues"
)]
#[case::prose_cheeky_piece(
    "4k3/8/8/3n4/4P3/8/8/4K3",
    "e4d5 d5b4",
    White,
    Cheeky,
    "4k3/8/8/3P4/8/8/8/4K3 may change 4k3/8/8/3P4/8/8/8/4K3 continues"
)]
#[case::prose_a_protected_piece_is_not_cheeky(
    "4k3/8/4p3/3n4/4P3/8/8/4K3",
    "e4d5 d5b4",
    White,
    Cheeky,
    "right_not_given"
)]
#[case::pzsr_5_no_check_no_right(
    "4k3/8/8/8/8/8/8/R5K1",
    "a1a2 e8d8",
    Black,
    Check,
    "right_not_given"
)]
#[case::pzsr_1_nothing_to_recapture(
    "4k3/8/8/8/8/8/8/R5K1",
    "a1a2 e8d8",
    Black,
    Recapture,
    "right_not_given"
)]
#[case::pzsr_1_no_pawn_to_capture_passing(
    "4k3/8/8/3pP3/8/8/8/4K3",
    "e5e6 d5d4",
    White,
    EnPassant,
    "right_not_given"
)]
#[case::prose_check_by_the_first_move_that_the_stored_one_ignores(
    "4k3/8/8/8/8/q7/4R2P/6K1",
    "h2h3 a3e3",
    Black,
    Check,
    "4k3/8/8/8/8/4q3/4R2P/6K1 may change 4k3/8/8/8/8/4q3/4R2P/6K1 continues"
)]
#[case::prose_check_by_the_first_move_that_the_stored_one_parries(
    "4k3/8/8/8/8/q7/4R2P/6K1",
    "e2e3 a3e3",
    Black,
    Check,
    "4k3/8/8/8/8/4q3/4R2P/6K1 stands 4k3/8/8/8/8/4R3/7P/6K1 continues"
)]
#[case::pzsr_5_check_comes_before_recapture(
    "R3k3/8/8/3n4/4P3/8/8/6K1",
    "e4d5 e8d7",
    White,
    Recapture,
    "check_comes_first"
)]
#[case::pzsr_1_a_check_right_that_lapsed_leaves_the_recapture(
    "R3k3/8/8/3n4/4P3/8/8/6K1",
    "e4d5 d5b4",
    White,
    Recapture,
    "R3k3/8/8/3P4/8/8/8/6K1 may change R3k3/8/8/3P4/8/8/8/6K1 continues"
)]
#[case::pzsr_5_the_second_move_captures_the_parrying_piece(
    "6k1/5ppp/8/8/8/8/4R3/r5K1",
    "e2e1 a1e1",
    White,
    Check,
    "6k1/5ppp/8/8/8/8/8/r3R1K1 stands 6k1/5ppp/8/8/8/8/8/4r1K1 continues"
)]
#[case::pzsr_8_no_move_left_after_a_recapture(
    "6k1/5ppp/8/8/8/8/r4PPP/1R4K1",
    "b1b8 g7g6",
    White,
    Check,
    "right_not_given"
)]
#[case::pzsr_8_mate_by_a_recapture(
    "r5k1/5ppp/8/8/8/8/8/R5K1",
    "a1a8 g7g6",
    White,
    Recapture,
    "R5k1/5ppp/8/8/8/8/8/6K1 none left R5k1/5ppp/8/8/8/8/8/6K1 white_wins"
)]
#[case::pzsr_2_an_unreadable_second_move_is_lost(
    "4k3/5B2/8/8/8/8/7P/4K3",
    "? e8f7",
    Black,
    Recapture,
    "8/5k2/8/8/8/8/7P/4K3 void 8/5k2/8/8/8/8/7P/4K3 continues"
)]
#[case::prose_an_unreadable_second_move_in_check_may_be_replaced(
    "4k3/8/8/8/8/q7/4R2P/6K1",
    "? a3e3",
    Black,
    Check,
    "4k3/8/8/8/8/4q3/4R2P/6K1 may change 4k3/8/8/8/8/4q3/4R2P/6K1 continues"
)]
#[case::pzsr_1_an_unreadable_first_move_has_no_right(
    "4k3/8/8/8/8/8/4R2P/6K1",
    "h2h3 ?",
    Black,
    Check,
    "lapsed 4k3/8/8/8/8/7P/4R3/6K1 continues"
)]
fn a_pair_with_a_right(
    #[case] fields: &str,
    #[case] stored: &str,
    #[case] holder: Color,
    #[case] kind: RightKind,
    #[case] expected: &str,
) {
    assert_eq!(
        told(&PairRules::default(), fields, stored, holder, kind),
        expected
    );
}

const BOTH_IN_CHECK: &str = "3rk3/8/8/8/8/8/8/3KR3";

#[rstest]
#[case::cancel("cancel", White, "both_in_check")]
#[case::white_first(
    "white_first",
    White,
    "3rk3/8/8/8/8/8/2K5/4R3 may change 3rk3/8/8/8/8/8/2K5/4R3 continues"
)]
#[case::black_not_first("white_first", Black, "check_comes_first")]
fn pzsr_5_both_kings_in_check(#[case] value: &str, #[case] holder: Color, #[case] expected: &str) {
    let mut rules = PairRules::default();
    rules.set("both_in_check", value).unwrap();
    assert_eq!(
        told(&rules, BOTH_IN_CHECK, "d1c2 d8d1", holder, Check),
        expected
    );
}

#[rstest]
#[case::captured_second_lost("captured_second", "lost", "f7d5", "void")]
#[case::captured_second_lost_concerns_the_captured_piece_only(
    "captured_second",
    "lost",
    "h2h3",
    "stands"
)]
#[case::any_second_move_may_be_replaced("second_change", "any", "?", "may change")]
fn pzsr_1_the_second_move_of_a_captured_piece(
    #[case] option: &str,
    #[case] value: &str,
    #[case] white: &str,
    #[case] expected: &str,
) {
    let mut rules = PairRules::default();
    rules.set(option, value).unwrap();
    let stored = format!("{white} e8f7");
    let told = told(&rules, "4k3/5B2/8/8/8/8/7P/4K3", &stored, Black, Recapture);
    assert!(told.contains(&format!(" {expected} ")), "{told}");
}

#[test]
fn prose_fairschach_knows_no_cheeky_move() {
    let rules = PairRules::of(Preset::Fairschach);
    let fields = "4k3/8/8/3n4/4P3/8/8/4K3";
    assert_eq!(
        told(&rules, fields, "e4d5 d5b4", White, Cheeky),
        "right_not_given"
    );
}

/// Parses the last pair from `white black captured,captured`.
fn last_pair(text: &str) -> LastPair {
    let mut words = text.splitn(3, ' ');
    let mut next = || words.next().unwrap_or_default();
    let stored = format!("{} {}", next(), next());
    let captured = next();
    LastPair {
        moves: moves(&stored),
        captured: captured
            .split(',')
            .filter(|it| !it.is_empty())
            .map(|it| read_captured(it).unwrap())
            .collect(),
    }
}

/// Describes the state of a game after a pair, and the first-move rights.
fn status(rules: &PairRules, fields: &str, last: Option<&str>) -> String {
    let question = PairStatus {
        position: position(fields),
        last: last.map(last_pair),
    };
    let answer = pair_status(&question, rules).answer;
    let rights: Vec<String> = answer
        .rights
        .iter()
        .map(|it| format!("{}:{}", it.holder.char(), it.kind.code()))
        .collect();
    let first = answer.first_move_right.map_or('-', |it| it.holder.char());
    let reason = answer.reason.map_or("", |it| it.code());
    format!(
        "{} {reason} {first} {}",
        answer.result.code(),
        rights.join(",")
    )
    .trim_end()
    .to_owned()
}

#[rstest]
#[case::pzsr_8_mate("4R1k1/5ppp/8/8/8/8/8/6K1", None, "white_wins checkmate -")]
#[case::pzsr_8_mate_of_white("6k1/8/8/8/8/8/5PPP/4r1K1", None, "black_wins checkmate -")]
#[case::pzsr_8_both_mated("R5k1/5ppp/P7/8/8/p7/5PPP/r5K1", None, "draw both_mated -")]
#[case::pzsr_8_stalemate("7k/5Q2/8/8/8/8/7P/6K1", None, "draw stalemate -")]
#[case::pzsr_8_stalemate_of_white("6k1/7p/8/8/8/8/5q2/7K", None, "draw stalemate -")]
#[case::pzsr_8_kings_side_by_side(
    "8/8/8/4k3/4K3/8/8/7R",
    Some("e3e4 e6e5"),
    "draw kings_adjacent -"
)]
#[case::pzsr_8_bare_kings("8/8/4k3/8/8/4K3/8/8", None, "draw insufficient_material -")]
#[case::pzsr_8_goes_on("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", None, "continues  -")]
#[case::pzsr_6_check("4k3/7p/8/8/8/8/4R3/6K1", None, "continues  b b:check")]
#[case::pzsr_5_both_in_check_cancel("3rk3/8/8/8/8/8/8/3KR3", None, "continues  - w:check,b:check")]
#[case::pzsr_1_recapture(
    "4k3/5B2/8/8/8/8/7P/4K3",
    Some("c4f7 a7a6 pf7"),
    "continues  b b:check,b:recapture,b:cheeky"
)]
#[case::pzsr_1_recapture_without_check(
    "4k3/5N2/8/8/8/8/7P/4K3",
    Some("g5f7 a7a6 pf7"),
    "continues  b b:recapture,b:cheeky"
)]
#[case::pzsr_1_an_unprotected_capture_gives_no_recapture(
    "4k3/7p/8/8/8/5N2/8/4K3",
    Some("g1f3 h6h7 pf3"),
    "continues  -"
)]
#[case::pzsr_1_both_recapture_cancel(
    "6k1/4p3/3N4/8/8/3n4/4P3/6K1",
    Some("b5d6 b4d3 Pd3,pd6"),
    "continues  - w:recapture,w:cheeky,b:recapture,b:cheeky"
)]
#[case::pzsr_1_recapture_of_a_passing_pawn(
    "4k3/2p5/3P4/8/8/8/8/4K3",
    Some("e5d6 e7e8 pd5"),
    "continues  b b:recapture,b:cheeky"
)]
#[case::pzsr_1_en_passant(
    "4k3/8/8/8/3pP3/8/8/4K3",
    Some("e2e4 d5d4"),
    "continues  b b:en_passant"
)]
#[case::prose_cheeky("4k3/8/8/3n4/4P3/8/8/4K3", Some("e3e4 f6d5"), "continues  w w:cheeky")]
#[case::prose_not_cheeky_when_it_stood_there(
    "4k3/8/8/3n4/4P3/8/8/4K3",
    Some("e3e4 e7e8"),
    "continues  -"
)]
#[case::prose_not_cheeky_when_protected(
    "4k3/8/4p3/3n4/4P3/8/8/4K3",
    Some("e3e4 f6d5"),
    "continues  -"
)]
fn pair_status_says(#[case] fields: &str, #[case] last: Option<&str>, #[case] expected: &str) {
    assert_eq!(status(&PairRules::default(), fields, last), expected);
}

#[rstest]
#[case::both_in_check(
    "both_in_check",
    "white_first",
    "3rk3/8/8/8/8/8/8/3KR3",
    None,
    "continues  w w:check,b:check"
)]
#[case::both_capture(
    "both_capture",
    "white_first",
    "6k1/4p3/3N4/8/8/3n4/4P3/6K1",
    Some("b5d6 b4d3 Pd3,pd6"),
    "continues  w w:recapture,w:cheeky,b:recapture,b:cheeky"
)]
#[case::stalemate_of_both_only(
    "pair_stalemate",
    "both_players",
    "7k/5Q2/8/8/8/8/7P/6K1",
    None,
    "continues  -"
)]
#[case::dead_position_on_claim(
    "pair_dead_position",
    "on_claim",
    "8/8/4k3/8/8/4K3/8/8",
    None,
    "continues  -"
)]
#[case::no_cheeky(
    "cheeky",
    "off",
    "4k3/8/8/3n4/4P3/8/8/4K3",
    Some("e3e4 f6d5"),
    "continues  -"
)]
fn pair_status_in_another_reading(
    #[case] option: &str,
    #[case] value: &str,
    #[case] fields: &str,
    #[case] last: Option<&str>,
    #[case] expected: &str,
) {
    let mut rules = PairRules::default();
    rules.set(option, value).unwrap();
    assert_eq!(status(&rules, fields, last), expected);
}

fn simultaneous_result(
    rules: &PairRules,
    fields: &str,
    stored: &str,
) -> (GameResult, Vec<&'static str>) {
    let question = ResolvePair {
        position: position(fields),
        moves: moves(stored),
        right: None,
    };
    let ruling = resolve_pair(&question, rules).unwrap();
    let PairAnswer::Simultaneous(it) = ruling.answer else {
        panic!("no right was claimed");
    };
    let readings = ruling.readings.iter().map(|it| it.option).collect();
    (it.aftermath.result, readings)
}

#[rstest]
#[case::white("? a7a6", GameResult::BlackWins)]
#[case::black("h2h3 ?", GameResult::WhiteWins)]
#[case::both("? ?", GameResult::Draw)]
#[case::none("h2h3 a7a6", GameResult::Continues)]
fn prose_a_void_move_loses_where_agreed(#[case] stored: &str, #[case] result: GameResult) {
    let mut rules = PairRules::default();
    rules.set("void_move", "loses").unwrap();
    let fields = "4k3/p7/8/8/8/8/7P/4K3";
    assert_eq!(simultaneous_result(&rules, fields, stored).0, result);
    let lenient = simultaneous_result(&PairRules::default(), fields, stored).0;
    assert_eq!(lenient, GameResult::Continues);
}

#[test]
fn pzsr_4_two_kings_on_one_square_may_draw() {
    let mut rules = PairRules::default();
    rules.set("two_kings", "draw").unwrap();
    let (result, readings) = simultaneous_result(&rules, "8/8/8/3k4/8/3K4/7P/8", "d3d4 d5d4");
    assert_eq!(result, GameResult::Draw);
    assert!(readings.contains(&"two_kings"));
}

#[test]
fn an_answer_names_the_readings_it_rests_on() {
    let rules = PairRules::default();
    let (_, readings) = simultaneous_result(&rules, "4k3/8/4p3/8/8/5N2/7P/4K3", "f3e5 e6e5");
    assert_eq!(readings, ["same_target"]);
    let (_, readings) = simultaneous_result(&rules, "4k3/p7/8/8/8/8/7P/4K3", "h2h3 a7a6");
    assert_eq!(readings, [""; 0]);
}

#[rstest]
#[case::pzsr_2_nothing_special("4k3/p7/8/8/8/8/7P/4K3", "h2h3 a7a6", "PZSR 2")]
#[case::pzsr_2_void("4k3/p7/8/8/8/8/7P/4K3", "? a7a6", "PZSR 2")]
#[case::pzsr_3_capture("4k3/8/8/p7/8/8/8/R3K3", "a1a5 e8d8", "PZSR 3")]
#[case::pzsr_4_one_square("4k3/8/4p3/8/8/5N2/8/4K3", "f3e5 e6e5", "PZSR 4")]
#[case::prose_vacated("4k3/8/2n5/1B6/8/8/8/4K3", "b5c6 c6d4", "Spielen mit Paarzügen (6)")]
#[case::pzsr_8_kings("8/8/4k3/8/8/4K3/8/8", "e3e4 e6e5", "PZSR 8")]
fn an_answer_names_the_rule_that_decides(
    #[case] fields: &str,
    #[case] stored: &str,
    #[case] article: &str,
) {
    let question = ResolvePair {
        position: position(fields),
        moves: moves(stored),
        right: None,
    };
    let ruling = resolve_pair(&question, &PairRules::default()).unwrap();
    assert_eq!(ruling.article.to_string(), article);
}
