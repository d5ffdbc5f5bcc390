//! Second moves that may be changed: those that were executable when stored, and no longer are
//! (PZSR 2, 5; prose, *Spielen mit Paarzügen*).

use kralle_rules::paarzug::adjudicate::{ClaimedRight, PairAnswer, ResolvePair, resolve_pair};
use kralle_rules::paarzug::clock::{Millis, TimeControl};
use kralle_rules::paarzug::game::{PairGame, Revealed, Stored};
use kralle_rules::paarzug::options::PairRules;
use kralle_rules::paarzug::right::RightKind;
use kralle_rules::paarzug::sequential::SecondMove;
use kralle_rules::preset::Preset;
use rstest::rstest;
use shakmaty::Color::{self, Black, White};

use crate::pair_text::{moves, position};

fn second(rules: &PairRules, fields: &str, stored: &str, holder: Color) -> SecondMove {
    let question = ResolvePair {
        position: position(fields),
        moves: moves(stored),
        right: Some(ClaimedRight {
            holder,
            kind: RightKind::Check,
        }),
    };
    match resolve_pair(&question, rules).unwrap().answer {
        PairAnswer::Sequential(it) => it.second,
        PairAnswer::Simultaneous(_) => panic!("the right lapsed"),
    }
}

/// The bishop attacks a2, and Black is in check.
const INTO_CHECK: &str = "4k1b1/8/8/8/8/8/4R3/K7";
/// The rook on a8 pins the knight, and Black is in check.
const PINNED: &str = "r3k3/8/8/8/N7/8/4R3/K7";

#[rstest]
#[case::pzsr_2_a_king_into_check(INTO_CHECK, "a1a2 e8f8")]
#[case::pzsr_2_a_pinned_piece(PINNED, "a4b6 e8f8")]
#[case::pzsr_2_a_pinned_pawn("4k3/8/8/8/1b6/2P5/4R3/4K3", "c3c4 e8f8")]
#[case::pzsr_2_the_king_is_never_captured("3bk3/8/8/8/8/8/4R3/K7", "e2e8 d8e7")]
#[case::pzsr_2_not_how_a_rook_moves(INTO_CHECK, "e2d3 e8f8")]
#[case::pzsr_2_nothing_to_capture("4k3/8/8/8/8/8/P3R3/K7", "a2b3 e8f8")]
#[case::pzsr_2_unreadable(INTO_CHECK, "? e8f8")]
fn a_second_move_that_was_never_executable_is_void(#[case] fields: &str, #[case] stored: &str) {
    for preset in [Preset::PaarZugSchach, Preset::Fairschach] {
        let rules = PairRules::of(preset);
        assert_eq!(second(&rules, fields, stored, Black), SecondMove::Void);
    }
}

#[rstest]
#[case::pzsr_5_the_parry_blocks_its_way("4k1b1/8/8/8/8/8/4R3/K7", "e2e7 g8e6")]
#[case::pzsr_5_its_piece_is_captured("4k3/4R3/8/8/8/8/8/6K1", "e7a7 e8e7")]
#[case::pzsr_5_the_parry_pins_it("4k3/8/8/8/8/8/4RN2/2b3K1", "f2g4 c1e3")]
fn a_second_move_that_the_first_prevents_may_be_changed(
    #[case] fields: &str,
    #[case] stored: &str,
) {
    let rules = PairRules::default();
    assert_eq!(second(&rules, fields, stored, Black), SecondMove::MayChange);
}

/// The bishop that attacks a2 is the piece that moves: it parries on e6 and still attacks.
#[test]
fn prose_only_a_piece_that_does_not_move_now_keeps_a_king_from_a_square() {
    let rules = PairRules::default();
    let outcome = second(&rules, INTO_CHECK, "a1a2 g8e6", Black);
    assert_eq!(outcome, SecondMove::MayChange);
}

#[rstest]
#[case::mover_exempt("mover_exempt", SecondMove::MayChange)]
#[case::ordinary_legality("ordinary_legality", SecondMove::Void)]
fn pzsr_2_a_piece_that_the_moving_piece_pins(#[case] reading: &str, #[case] expected: SecondMove) {
    let mut rules = PairRules::default();
    rules.set("pinned_piece", reading).unwrap();
    // The bishop parries on e5 and pins the knight from there as well.
    let fields = "4k3/6b1/8/8/8/2N5/4R3/K7";
    let outcome = second(&rules, fields, "c3d5 g7e5", Black);
    assert_eq!(outcome, expected);
}

#[test]
fn pzsr_2_in_a_game_nothing_is_chosen_after_nonsense_was_stored() {
    let control = TimeControl {
        initial: Millis(60_000),
        increment: Millis(0),
    };
    for (fields, stored) in [(INTO_CHECK, "a1a2"), (PINNED, "a4b6")] {
        let mut game = PairGame::new(position(fields), PairRules::default(), control);
        game.store(White, Stored::Move(stored.parse().unwrap()))
            .unwrap();
        game.store(Black, Stored::Move("e8f8".parse().unwrap()))
            .unwrap();
        game.stop_clock(White, Millis(0)).unwrap();
        assert_eq!(game.stop_clock(Black, Millis(0)), Ok(Revealed::Pair));
        assert_eq!(game.pairs().len(), 1);
    }
}
