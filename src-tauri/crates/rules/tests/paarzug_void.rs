//! Reasons for void stored moves (PZSR 1, 2, 4 and 5), as the table of moves requests them.

use crate::pair_text;

use kralle_rules::paarzug::clock::{Millis, TimeControl};
use kralle_rules::paarzug::game::{PairGame, Phase, Stored};
use kralle_rules::paarzug::options::{CapturedSecond, PairRules, SameTarget, VacatedWay};
use kralle_rules::preset::Preset;
use pair_text::position;
use rstest::rstest;
use shakmaty::Color;

/// Returns a game at a position in the fields `placement castling en-passant`.
fn game(fields: &str, rules: PairRules) -> PairGame {
    let control = TimeControl {
        initial: Millis(60_000),
        increment: Millis(0),
    };
    PairGame::new(position(fields), rules, control)
}

/// Plays a pair, `?` for an unreadable move.
fn play(game: &mut PairGame, moves: &str) {
    let (white, black) = moves.split_once(' ').unwrap();
    for (color, text) in [(Color::White, white), (Color::Black, black)] {
        let stored = match text {
            "?" => Stored::Unreadable,
            _ => Stored::Move(text.parse().unwrap()),
        };
        game.store(color, stored).unwrap();
        game.stop_clock(color, Millis(0)).unwrap();
    }
}

/// Returns the reason each move of the last pair was void, `-` for one that was made.
fn told(game: &PairGame) -> [String; 2] {
    let pairs = game.pairs();
    let (last, earlier) = pairs.split_last().unwrap();
    let before = earlier
        .last()
        .map_or(game.start(), |it| &it.resolution.position);
    Color::ALL.map(|color| {
        last.void_reason(color, before, game.rules())
            .map_or_else(|| "-".to_owned(), |it| it.noted(Preset::PaarZugSchach))
    })
}

fn check(rules: PairRules, fields: &str, moves: &str, white: &str, black: &str) {
    let mut game = game(fields, rules);
    play(&mut game, moves);
    assert_eq!(told(&game), [white, black]);
}

const CASTLES: &str = "4k3/8/8/8/8/8/8/R3K2R";

#[rstest]
#[case::pzsr_2_unreadable("4k3/8/8/8/8/8/8/R3K3", "? e8d8", "unreadable, PZSR 2", "-")]
#[case::pzsr_2_no_such_piece("4k3/8/8/8/8/8/8/R3K3", "b1b2 e8d8", "no piece, PZSR 2", "-")]
#[case::pzsr_2_the_opponents(
    "4k3/8/8/8/8/8/8/R3K3",
    "e8d8 a1a2",
    "opponents piece, PZSR 2",
    "opponents piece, PZSR 2"
)]
#[case::pzsr_1_own_piece("4k3/8/8/8/8/8/8/R3K3", "a1e1 e8d8", "own piece, PZSR 1", "-")]
#[case::pzsr_1_no_such_movement("4k3/8/8/8/8/8/8/R3K3", "a1b3 e8d8", "movement, PZSR 1", "-")]
#[case::pzsr_1_no_pawn_goes_back("4k3/8/8/8/8/P7/8/4K3", "a3a2 e8d8", "movement, PZSR 1", "-")]
#[case::pzsr_1_no_double_step_later("4k3/8/8/8/8/P7/8/4K3", "a3a5 e8d8", "movement, PZSR 1", "-")]
#[case::pzsr_1_blocked("4k3/8/8/8/r7/8/8/R3K3", "a1a5 a4b4", "blocked a4, PZSR 1", "-")]
#[case::pzsr_1_blocked_by_the_nearest(
    "r3k3/8/8/p7/p7/8/8/4K3",
    "e1d1 a8a2",
    "-",
    "blocked a5, PZSR 1"
)]
#[case::pzsr_1_a_pawn_is_blocked("4k3/8/8/8/r7/P7/8/4K3", "a3a4 a4b4", "blocked a4, PZSR 1", "-")]
#[case::pzsr_1_a_double_step_is_blocked(
    "4k3/8/8/8/8/r7/P7/4K3",
    "a2a4 a3b3",
    "blocked a3, PZSR 1",
    "-"
)]
#[case::pzsr_1_a_double_step_onto_a_piece(
    "4k3/8/8/8/r7/8/P7/4K3",
    "a2a4 a4b4",
    "blocked a4, PZSR 1",
    "-"
)]
#[case::pzsr_1_nothing_to_capture(
    "4k3/8/8/8/8/8/P7/4K3",
    "a2b3 e8d8",
    "nothing to capture, PZSR 1",
    "-"
)]
#[case::pzsr_1_promotion_not_named("8/P3k3/8/8/8/8/8/4K3", "a7a8 e7e6", "promotion, PZSR 1", "-")]
#[case::pzsr_1_promotion_too_early("8/4k3/P7/8/8/8/8/4K3", "a6a7q e7e6", "promotion, PZSR 1", "-")]
#[case::pzsr_1_castling_lost(CASTLES, "e1g1 e8d8", "castling lost, PZSR 1", "-")]
#[case::pzsr_1_castling_blocked("4k3/8/8/8/8/8/8/RN2K3 Q", "e1c1 e8d8", "blocked b1, PZSR 1", "-")]
#[case::pzsr_1_castling_in_check(
    "4k3/4r3/8/8/8/8/8/4K2R K",
    "e1g1 e8d8",
    "castling in check e7, PZSR 1",
    "-"
)]
#[case::pzsr_1_castling_through_check(
    "4k3/5r2/8/8/8/8/8/4K2R K",
    "e1g1 e8d8",
    "castling through check f1, PZSR 1",
    "-"
)]
#[case::pzsr_1_no_king_is_captured("4k3/8/8/8/8/8/8/4K2R", "h1h8 e8e7", "-", "-")]
#[case::pzsr_1_a_standing_king(
    "4k2R/8/8/8/8/8/8/4K3",
    "h8e8 e8h1",
    "king, PZSR 1",
    "movement, PZSR 1"
)]
#[case::prose_into_check(
    "4k3/8/8/8/8/8/r7/4K3",
    "e1e2 e8d8",
    "into check a2, Spielen mit Paarzügen (3)",
    "-"
)]
#[case::pzsr_1_the_king_would_be_open(
    "4k3/4r3/8/8/8/8/4B3/4K3",
    "e2d3 e8d8",
    "king exposed e7, PZSR 1",
    "-"
)]
#[case::pzsr_5_the_check_stays(
    "4k3/4r3/8/8/8/8/P7/4K3",
    "a2a3 e8d8",
    "check stays e7, PZSR 5",
    "-"
)]
#[case::pzsr_4_a_king_meets_a_piece(
    "4k3/7p/8/3n4/8/8/3K4/8",
    "d2e3 d5e3",
    "king meets piece, PZSR 4",
    "-"
)]
#[case::pzsr_4_the_kings_on_one_square(
    "8/8/4k3/8/4K3/8/P7/8",
    "e4e5 e6e5",
    "kings meet, PZSR 4",
    "kings meet, PZSR 4"
)]
fn in_a_pair_made_at_once(
    #[case] fields: &str,
    #[case] moves: &str,
    #[case] white: &str,
    #[case] black: &str,
) {
    check(PairRules::default(), fields, moves, white, black);
}

#[test]
fn pzsr_4_where_the_weaker_renounces_it_is_said() {
    let rules = PairRules {
        same_target: SameTarget::WeakerRenounces,
        ..PairRules::default()
    };
    let fields = "4k3/8/8/7r/2N5/8/8/4K3";
    check(rules, fields, "c4e5 h5e5", "weaker renounces, PZSR 4", "-");
}

/// A path that opens only if its own blocking piece leaves: that piece stays, and so does the
/// block.
#[test]
fn pzsr_1_a_way_that_did_not_open_is_blocked() {
    let rules = PairRules {
        vacated_way: VacatedWay::Opens,
        ..PairRules::default()
    };
    let fields = "4k3/8/8/8/r7/8/8/R3K3";
    check(rules, fields, "a1a5 a4b4", "-", "-");
    check(
        rules,
        fields,
        "a1a5 a4b5",
        "blocked a4, PZSR 1",
        "movement, PZSR 1",
    );
}

/// Black recaptures on d5 first, so White's bishop there is gone.
#[test]
fn pzsr_1_a_captured_second_mover_is_named() {
    let rules = PairRules {
        captured_second: CapturedSecond::Lost,
        ..PairRules::default()
    };
    let mut game = game("4k3/8/4p3/3n4/8/1B6/8/4K3", rules);
    play(&mut game, "b3d5 e8e7");
    play(&mut game, "d5c4 e6d5");
    assert_eq!(told(&game), ["piece captured, PZSR 1", "-"]);
}

/// Black parries the check by capturing on b5; White replaces the move he stored from there.
#[test]
fn pzsr_5_the_move_that_had_become_impossible_is_named() {
    let mut game = game("4k3/8/p7/8/8/8/4B3/4K2R", PairRules::default());
    play(&mut game, "e2b5 a6a5");
    assert_eq!(told(&game), ["-", "-"]);
    let mut game = self::game("4k3/8/p7/1B6/8/8/8/4K2R", PairRules::default());
    play(&mut game, "b5c6 a6b5");
    assert_eq!(*game.phase(), Phase::Choosing(Color::White));
    let between = game.between().unwrap();
    let stored = Some("b5c6".parse().unwrap());
    assert_eq!(
        between.void_reason(stored).map(|it| it.code()),
        Some("piece_captured")
    );
    game.choose_second(Color::White, "e1e2".parse().unwrap(), Millis(0))
        .unwrap();
    assert_eq!(told(&game), ["piece captured, PZSR 1", "-"]);
}
