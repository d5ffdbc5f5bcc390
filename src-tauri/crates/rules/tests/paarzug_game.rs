//! A game from store to end: PZSR 2, 5, 6, 7, 8, the prose, and the closing remark.

use kralle_rules::game_result::GameResult;
use kralle_rules::paarzug::clock::{Clocks, FallenFlags, Millis, TimeControl};
use kralle_rules::paarzug::draw_claim::PairClaim;
use kralle_rules::paarzug::end::PairEndReason;
use kralle_rules::paarzug::game::{PairGame, PairRefusal, Phase, Revealed, Stored};
use kralle_rules::paarzug::options::PairRules;
use kralle_rules::paarzug::piece_move::PieceMove;
use kralle_rules::paarzug::position::PairPosition;
use kralle_rules::paarzug::right::RightKind;
use kralle_rules::preset::Preset;
use rstest::rstest;
use shakmaty::Color::{Black, White};
use shakmaty::{Color, Position};

const MINUTE: TimeControl = TimeControl {
    initial: Millis(60_000),
    increment: Millis(2_000),
};

fn uci(text: &str) -> PieceMove {
    text.parse().unwrap()
}

fn stored(text: &str) -> Stored {
    if text == "?" {
        Stored::Unreadable
    } else {
        Stored::Move(uci(text))
    }
}

fn game_with(placement: &str, rules: PairRules) -> PairGame {
    let position = PairPosition::read(placement, "-", "-").unwrap();
    PairGame::new(position, rules, MINUTE)
}

fn game(placement: &str) -> PairGame {
    game_with(placement, PairRules::default())
}

/// Stores both moves and stops both clocks, White's first.
fn pair(game: &mut PairGame, moves: &str) -> Revealed {
    let (white, black) = moves.split_once(' ').unwrap();
    game.store(White, stored(white)).unwrap();
    game.store(Black, stored(black)).unwrap();
    assert_eq!(game.stop_clock(White, Millis(0)), Ok(Revealed::Waiting));
    game.stop_clock(Black, Millis(0)).unwrap()
}

fn ended(game: &PairGame) -> Option<(GameResult, PairEndReason)> {
    match game.phase() {
        Phase::Ended(end) => Some((end.result, end.reason)),
        Phase::Storing | Phase::Choosing(_) | Phase::Switched => None,
    }
}

#[test]
fn pzsr_2_a_stored_move_may_be_changed_until_the_own_clock_is_stopped() {
    let mut game = game("4k3/7p/8/8/8/8/7P/4K3");
    assert_eq!(
        game.stop_clock(White, Millis(0)),
        Err(PairRefusal::NothingStored)
    );
    game.store(White, stored("h2h3")).unwrap();
    game.store(White, stored("h2h4")).unwrap();
    game.stop_clock(White, Millis(0)).unwrap();
    assert_eq!(
        game.store(White, stored("h2h3")),
        Err(PairRefusal::ClockStopped)
    );
    assert_eq!(
        game.stop_clock(White, Millis(0)),
        Err(PairRefusal::ClockStopped)
    );
    // Black may still change his.
    game.store(Black, stored("h7h6")).unwrap();
    game.store(Black, stored("h7h5")).unwrap();
    assert_eq!(game.stop_clock(Black, Millis(0)), Ok(Revealed::Pair));
    assert_eq!(game.position().placement(), "4k3/8/8/7p/7P/8/8/4K3");
}

#[test]
fn pzsr_2_nothing_moves_before_both_clocks_are_stopped() {
    let mut game = game("4k3/7p/8/8/8/8/7P/4K3");
    game.store(White, stored("h2h3")).unwrap();
    assert_eq!(game.stored_by(White), Some(stored("h2h3")));
    assert_eq!(game.stored_by(Black), None);
    game.stop_clock(White, Millis(0)).unwrap();
    assert!(game.is_ready(White) && !game.is_ready(Black));
    assert!(game.pairs().is_empty());
    assert_eq!(game.position().placement(), "4k3/7p/8/8/8/8/7P/4K3");
}

#[test]
fn pzsr_2_an_unreadable_move_leaves_the_other_alone() {
    let mut game = game("4k3/7p/8/8/8/8/7P/4K3");
    assert_eq!(pair(&mut game, "? h7h6"), Revealed::Pair);
    assert_eq!(game.position().placement(), "4k3/8/7p/8/8/8/7P/4K3");
}

#[test]
fn prose_an_unreadable_move_loses_where_agreed() {
    let mut rules = PairRules::default();
    rules.set("void_move", "loses").unwrap();
    let mut game = game_with("4k3/7p/8/8/8/8/7P/4K3", rules);
    pair(&mut game, "? h7h6");
    assert_eq!(
        ended(&game),
        Some((GameResult::BlackWins, PairEndReason::VoidMove))
    );
}

#[test]
fn pzsr_7_each_starts_the_opponents_clock() {
    let mut game = game("4k3/7p/8/8/8/8/7P/4K3");
    game.start_opponents_clock(Black, Millis(1_000)).unwrap();
    assert!(game.clocks().is_running(White) && !game.clocks().is_running(Black));
    assert_eq!(
        game.start_opponents_clock(Black, Millis(1_000)),
        Err(PairRefusal::ClockNotWaiting)
    );
    game.start_opponents_clock(White, Millis(2_000)).unwrap();
    game.store(White, stored("h2h3")).unwrap();
    game.stop_clock(White, Millis(11_000)).unwrap();
    game.store(Black, stored("h7h6")).unwrap();
    game.stop_clock(Black, Millis(32_000)).unwrap();
    let now = Millis(99_000);
    assert_eq!(
        game.clocks().left(White, now),
        Millis(60_000 - 10_000 + 2_000)
    );
    assert_eq!(
        game.clocks().left(Black, now),
        Millis(60_000 - 30_000 + 2_000)
    );
    assert!(Color::ALL.iter().all(|it| !game.clocks().is_running(*it)));
}

#[test]
fn prose_both_clocks_may_start_together() {
    let mut rules = PairRules::default();
    rules.set("clock_restart", "together").unwrap();
    let mut game = game_with("4k3/7p/8/8/8/8/7P/4K3", rules);
    pair(&mut game, "h2h3 h7h6");
    assert!(Color::ALL.iter().all(|it| game.clocks().is_running(*it)));
}

/// "Beide Uhren werden gleichzeitig wieder gestartet."
#[test]
fn prose_in_fairschach_both_clocks_start_again_at_once() {
    let rules = PairRules::of(Preset::Fairschach);
    let mut game = game_with("4k3/7p/8/8/8/8/7P/4K3", rules);
    game.start_opponents_clock(Black, Millis(0)).unwrap();
    assert!(Color::ALL.iter().all(|it| game.clocks().is_running(*it)));
    pair(&mut game, "h2h3 h7h6");
    assert!(Color::ALL.iter().all(|it| game.clocks().is_running(*it)));
    let option = |preset| {
        let entries = PairRules::of(preset).entries(preset);
        let entry = entries.into_iter().find(|it| it.option == "clock_restart");
        let entry = entry.unwrap();
        (entry.value, entry.article.to_string())
    };
    let fairschach = ("together", "Spielen mit Paarzügen (2)".to_owned());
    assert_eq!(option(Preset::Fairschach), fairschach);
    let pzs = ("each_the_opponents", "PZSR 7".to_owned());
    assert_eq!(option(Preset::PaarZugSchach), pzs);
}

#[test]
fn pzsr_5_the_second_player_chooses_on_his_running_clock() {
    let mut game = game("4k3/8/8/8/8/q7/4R2P/6K1");
    assert_eq!(game.rights()[0].kind, RightKind::Check);
    assert_eq!(pair(&mut game, "h2h3 a3e3"), Revealed::SecondChooses(White));
    assert!(game.clocks().is_running(White) && !game.clocks().is_running(Black));
    assert_eq!(game.position().placement(), "4k3/8/8/8/8/4q3/4R2P/6K1");
    assert_eq!(
        game.store(Black, stored("e3e4")),
        Err(PairRefusal::AlreadyRevealed)
    );
    assert_eq!(
        game.choose_second(Black, uci("e3e4"), Millis(0)),
        Err(PairRefusal::NotChoosing)
    );
    assert_eq!(
        game.choose_second(White, uci("h2h4"), Millis(0)),
        Err(PairRefusal::IllegalSecond)
    );
    game.choose_second(White, uci("e2e3"), Millis(5_000))
        .unwrap();
    assert_eq!(game.position().placement(), "4k3/8/8/8/8/4R3/7P/6K1");
    assert_eq!(game.pairs()[0].chosen, Some(uci("e2e3")));
    assert_eq!(game.pairs()[0].stored.white, Some(uci("h2h3")));
    assert_eq!(game.clocks().left(White, Millis(9_000)), Millis(57_000));
    // PZSR 6: the rook gives check again.
    assert_eq!(
        (game.rights()[0].kind, game.rights()[0].holder),
        (RightKind::Check, Black)
    );
}

#[test]
fn pzsr_1_a_right_is_for_the_next_pair_only() {
    let mut game = game("4k3/4p3/8/8/8/2N5/7P/4K3");
    pair(&mut game, "c3d5 e7e6");
    let kinds: Vec<_> = game
        .rights()
        .iter()
        .map(|it| (it.holder, it.kind))
        .collect();
    assert_eq!(kinds, [(Black, RightKind::Cheeky)]);
    pair(&mut game, "h2h3 e8d8");
    assert!(game.rights().is_empty());
}

#[test]
fn pzsr_1_a_recapture_comes_first() {
    let mut game = game("4k3/5p2/4p3/3n4/8/2N5/7P/4K3");
    pair(&mut game, "c3d5 f7f6");
    assert!(
        game.rights()
            .iter()
            .any(|it| it.kind == RightKind::Recapture)
    );
    // The knight would have left: without the right it could not be recaptured.
    assert_eq!(pair(&mut game, "d5c7 e6d5"), Revealed::SecondChooses(White));
    game.choose_second(White, uci("h2h4"), Millis(0)).unwrap();
    assert_eq!(game.position().placement(), "4k3/8/5p2/3p4/7P/8/8/4K3");
}

#[test]
fn pzsr_1_both_recaptures_cancel() {
    let mut game = game("6k1/4p3/3p4/1N6/1n6/3P4/4P3/6K1");
    pair(&mut game, "b5d6 b4d3");
    let right_of = |color| {
        game.rights()
            .iter()
            .any(|it| it.holder == color && it.kind == RightKind::Recapture)
    };
    assert!(right_of(White) && right_of(Black));
    assert_eq!(pair(&mut game, "e2d3 e7d6"), Revealed::Pair);
    assert_eq!(game.pairs()[1].right, None);
    assert_eq!(game.position().placement(), "6k1/8/3p4/8/8/3P4/8/6K1");
}

#[test]
fn pzsr_8_mate_ends_the_game() {
    let mut game = game("6k1/5ppp/8/8/8/8/8/4R1K1");
    pair(&mut game, "e1e8 h7h5");
    assert_eq!(ended(&game), None, "the king has h7");
    let mut game = PairGame::new(
        PairPosition::read("6k1/5ppp/p7/8/8/8/8/4R1K1", "-", "-").unwrap(),
        PairRules::default(),
        MINUTE,
    );
    pair(&mut game, "e1e8 a6a5");
    assert_eq!(
        ended(&game),
        Some((GameResult::WhiteWins, PairEndReason::Checkmate))
    );
    assert_eq!(
        game.store(White, stored("g1g2")),
        Err(PairRefusal::GameOver)
    );
}

#[test]
fn pzsr_8_kings_that_move_side_by_side_draw() {
    let mut game = game("8/8/4k3/8/8/4K3/8/R7");
    pair(&mut game, "e3e4 e6e5");
    assert_eq!(
        ended(&game),
        Some((GameResult::Draw, PairEndReason::KingsAdjacent))
    );
}

#[test]
fn pzsr_8_threefold_is_claimed_and_lapses() {
    let mut game = game("4k2r/7p/8/8/8/8/7P/4K2R");
    let claim = |game: &mut PairGame| game.claim(White, PairClaim::Threefold);
    for round in 0..2 {
        assert_eq!(
            claim(&mut game),
            Err(PairRefusal::ClaimUnfounded),
            "round {round}"
        );
        pair(&mut game, "h1g1 h8g8");
        pair(&mut game, "g1h1 g8h8");
    }
    let mut played_on = game.clone();
    assert_eq!(claim(&mut game).unwrap().reason, PairEndReason::Threefold);
    // Stopping the clock for the next pair is playing on.
    played_on.store(White, stored("h1g1")).unwrap();
    played_on.stop_clock(White, Millis(0)).unwrap();
    assert_eq!(claim(&mut played_on), Err(PairRefusal::ClockStopped));
}

#[rstest]
#[case::forty_nine(49, Err(PairRefusal::ClaimUnfounded))]
#[case::fifty(50, Ok(PairEndReason::FiftyPairs))]
fn pzsr_8_fifty_pairs_are_claimed(
    #[case] pairs: usize,
    #[case] expected: Result<PairEndReason, PairRefusal>,
) {
    let mut game = game("4k2r/7p/8/8/8/8/7P/4K2R");
    pair(&mut game, "h2h3 h7h6");
    for number in 0..pairs {
        let moves = ["h1g1 h8g8", "g1h1 g8h8"][number % 2];
        pair(&mut game, moves);
    }
    let claimed = game.claim(Black, PairClaim::FiftyPairs).map(|it| it.reason);
    assert_eq!(claimed, expected);
}

#[test]
fn pzsr_8_a_dead_position_on_claim() {
    let mut rules = PairRules::default();
    rules.set("pair_dead_position", "on_claim").unwrap();
    let mut game = game_with("4k3/8/8/8/8/8/8/4K2B", rules);
    assert_eq!(ended(&game), None);
    let end = game.claim(White, PairClaim::DeadPosition).unwrap();
    assert_eq!(end.reason, PairEndReason::InsufficientMaterial);
    // With a pawn it is not dead.
    let mut alive = game_with("4k3/8/8/8/8/8/7P/4K2B", rules);
    assert_eq!(
        alive.claim(White, PairClaim::DeadPosition),
        Err(PairRefusal::ClaimUnfounded)
    );
}

#[test]
fn pzsr_7_clocks_have_the_time_that_was_set() {
    let clocks = Clocks::new(MINUTE);
    assert_eq!(clocks.increment(), MINUTE.increment);
    for color in [White, Black] {
        assert_eq!(clocks.left(color, Millis(5)), MINUTE.initial);
    }
}

#[test]
fn pzsr_8_agreement_and_resignation() {
    let placement = "4k2r/7p/8/8/8/8/7P/4K2R";
    let mut agreed = game(placement);
    assert_eq!(agreed.agree_draw().unwrap().result, GameResult::Draw);
    assert_eq!(agreed.resign(White), Err(PairRefusal::GameOver));
    let mut resigned = game(placement);
    assert_eq!(
        resigned.resign(White).unwrap().result,
        GameResult::BlackWins
    );
}

#[rstest]
#[case::nobody(59_999, 59_999, Err(PairRefusal::NoFlagFallen))]
#[case::white(60_000, 10_000, Ok(GameResult::BlackWins))]
#[case::black_first(90_000, 70_000, Ok(GameResult::WhiteWins))]
#[case::together(80_000, 80_000, Ok(GameResult::Draw))]
fn pzsr_8_the_first_flag_loses(
    #[case] white: u64,
    #[case] black: u64,
    #[case] expected: Result<GameResult, PairRefusal>,
) {
    // Each clock has run for the given time at the moment of the call.
    let mut game = game("4k2r/7p/8/8/8/8/7P/4K2R");
    let now = 100_000;
    game.start_opponents_clock(Black, Millis(now - white))
        .unwrap();
    game.start_opponents_clock(White, Millis(now - black))
        .unwrap();
    // White's flag fell earlier if his clock ran longer.
    let expected = match expected {
        Ok(GameResult::WhiteWins) if white > black => Ok(GameResult::BlackWins),
        other => other,
    };
    assert_eq!(game.call_flag(Millis(now)).map(|it| it.result), expected);
}

#[test]
fn pzsr_8_a_flag_against_a_bare_king_draws() {
    let mut game = game("4k3/8/8/8/8/8/7P/4K2R");
    game.start_opponents_clock(Black, Millis(0)).unwrap();
    let end = game.call_flag(Millis(60_000)).unwrap();
    assert_eq!(
        (end.result, end.reason),
        (GameResult::Draw, PairEndReason::FlagFall)
    );
}

#[test]
fn pzsr_8_a_flag_that_fell_before_the_clock_was_stopped_stays_down() {
    let mut game = game("4k2r/7p/8/8/8/8/7P/4K2R");
    game.start_opponents_clock(Black, Millis(0)).unwrap();
    game.start_opponents_clock(White, Millis(0)).unwrap();
    game.store(White, stored("h2h3")).unwrap();
    game.stop_clock(White, Millis(70_000)).unwrap();
    assert_eq!(game.clocks().fallen(Millis(75_000)), FallenFlags::Together);
    assert_eq!(game.clocks().left(White, Millis(75_000)), Millis(0));
}

#[test]
fn closing_remark_ordinary_chess_follows_a_check_by_agreement() {
    let placement = "4k2r/7p/8/8/8/8/4R2P/4K3";
    let mut switched = game(placement);
    let chess = switched.switch_to_ordinary().unwrap();
    assert_eq!(chess.turn(), Black);
    assert_eq!(*switched.phase(), Phase::Switched);
    assert_eq!(
        switched.store(White, stored("h2h3")),
        Err(PairRefusal::GameOver)
    );
    let mut rules = PairRules::default();
    rules.set("ordinary_switch", "off").unwrap();
    let refused = game_with(placement, rules).switch_to_ordinary();
    assert_eq!(refused.unwrap_err(), PairRefusal::CannotSwitch);
}

#[rstest]
#[case::no_check("4k2r/7p/8/8/8/8/3R3P/4K3")]
#[case::both_in_check("3rk3/8/8/8/8/8/8/3KR3")]
fn closing_remark_only_at_a_check_of_one_king(#[case] placement: &str) {
    let refused = game(placement).switch_to_ordinary();
    assert_eq!(refused.unwrap_err(), PairRefusal::CannotSwitch);
}

#[test]
fn refusals_name_their_rule() {
    let cited = |it: PairRefusal, base| it.law().article(base).to_string();
    let (pzs, fairschach) = (Preset::PaarZugSchach, Preset::Fairschach);
    assert_eq!(cited(PairRefusal::ClockStopped, pzs), "PZSR 2");
    assert_eq!(cited(PairRefusal::IllegalSecond, pzs), "PZSR 5");
    assert_eq!(
        cited(PairRefusal::ClockNotWaiting, fairschach),
        "Spielen mit Paarzügen (2)"
    );
    assert_eq!(PairRefusal::CannotSwitch.code(), "cannot_switch");
}
