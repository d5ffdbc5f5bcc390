//! Game records: games of another program replay, variants are accepted, errors have a position.

use kralle_rules::notation::bpgn::{self, Recorded};
use kralle_rules::notation::fen;
use kralle_rules::preset::Preset;
use kralle_rules::replay::{FaultReason, replay};
use kralle_rules::result::Cause;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::Board;
use rstest::rstest;

/// Random games with the positions they end in, by python-chess.
const RANDOM_GAMES: &str = include_str!("records/random-games.bpgn");

/// Placement, hands, side to move and castling, without marks of promoted pawns.
fn bare(text: &str) -> String {
    let (placement, rest) = text.split_once('[').unwrap();
    let (hands, rest) = rest.split_once(']').unwrap();
    let mut hands: Vec<char> = hands.chars().collect();
    hands.sort_unstable();
    let fields: Vec<&str> = rest.split_whitespace().take(2).collect();
    format!("{} {hands:?} {fields:?}", placement.replace('~', ""))
}

#[test]
fn every_game_of_another_program_replays_with_its_result() {
    let rules = RuleSet::of(Preset::Fics);
    let games = bpgn::read(RANDOM_GAMES).unwrap();
    assert_eq!(games.len(), 40);
    for (index, game) in games.iter().enumerate() {
        let replayed = replay(&rules, game);
        assert_eq!(replayed.fault, None, "game {}", index + 1);
        assert!(replayed.follows(), "game {}", index + 1);
        assert_eq!(replayed.plies, game.plies.len());
        let mated = replayed.ended_by == Some(Cause::Checkmate);
        assert_eq!(
            mated,
            game.result != Recorded::Unknown,
            "game {}",
            index + 1
        );
        for (board, tag) in Board::ALL.into_iter().zip(["FinalFenA", "FinalFenB"]) {
            let written = fen::write(replayed.position.board(board));
            assert_eq!(
                bare(&written),
                bare(game.tag(tag).unwrap()),
                "game {} {tag}",
                index + 1
            );
        }
    }
    assert_eq!(bpgn::read(&bpgn::write(&games)).as_ref(), Ok(&games));
}

#[test]
fn habits_of_several_programs_are_read() {
    let text = "\u{feff}[Event \"a \\\"b\\\"\"] [TimeControl \"180+0\"]\r\n[Result \"*\"]\r\
        {hello}1A. e4{179.5} 1a. d5{178000}\n2A.exd5 {taken} $1 ; line\n(1B. d4) 1B. d4{[%clk 0:02:59.5]} 1b. @e5?! *";
    let games = bpgn::read(text).unwrap();
    let [game] = &games[..] else {
        panic!("{games:?}")
    };
    assert_eq!(game.tag("Event"), Some("a \"b\""));
    assert_eq!(game.preface, ["hello"]);
    let clocks: Vec<_> = game.plies.iter().map(|it| it.clock).collect();
    assert_eq!(
        clocks,
        [Some(179_500), Some(178_000), None, Some(179_500), None]
    );
    assert_eq!(game.plies[2].comments, ["taken", " line"]);
    let replayed = replay(&RuleSet::of(Preset::Dsj), game);
    assert_eq!((replayed.plies, replayed.fault), (5, None));
    assert_eq!(bpgn::read(&bpgn::write(&games)), Ok(games));
}

/// A number above twice the thinking time cannot be in seconds.
#[rstest]
#[case::as_seconds("360", 360_000)]
#[case::as_milliseconds("361", 361)]
#[case::with_a_fraction("361.5", 361_500)]
fn a_clock_is_read_in_the_unit_it_can_be_in(#[case] written: &str, #[case] clock: u32) {
    let text = format!("[TimeControl \"180+0\"]\n1A. e4{{{written}}} *");
    let games = bpgn::read(&text).unwrap();
    assert_eq!(games[0].plies[0].clock, Some(clock));
}

/// A line of moves has at most 80 characters, and as many as fit.
#[test]
fn a_record_is_broken_into_lines_as_full_as_they_can_be() {
    let games = bpgn::read(RANDOM_GAMES).unwrap();
    let text = bpgn::write(&games);
    let lines: Vec<&str> = text.lines().collect();
    let is_moves = |line: &str| !line.starts_with(['[', '{']) && !line.is_empty();
    let mut longest = 0;
    for pair in lines
        .windows(2)
        .filter(|it| it.iter().all(|it| is_moves(it)))
    {
        let length = pair[0].chars().count();
        // A move stays on the line of its number.
        let next: Vec<&str> = pair[1].split(' ').take(2).collect();
        let next = next.join(" ").chars().count();
        assert!(length <= 80 && length + 1 + next > 80, "{pair:?}");
        longest = longest.max(length);
    }
    assert_eq!(longest, 80);
}

#[rstest]
#[case::no_board("*\n\n1. e4", 3, 2, "\".\"")]
#[case::no_number("e4", 1, 1, "\"e4\"")]
#[case::no_square("1A. Nz3", 1, 6, "\"z3\"")]
#[case::open_comment("1A. e4\r\n{x", 2, 1, "\"{x\"")]
#[case::open_variation("1A. e4 (1a. e5", 1, 8, "\"(1a.\"")]
fn a_mistake_is_told_with_its_place(
    #[case] text: &str,
    #[case] line: u32,
    #[case] column: u32,
    #[case] found: &str,
) {
    let error = bpgn::read(text).unwrap_err();
    assert_eq!(
        (error.line, error.column, error.found.as_str()),
        (line, column, found),
        "{error}"
    );
}

#[rstest]
#[case::illegal(Preset::Fics, "1A. e5 *", "illegal")]
#[case::not_to_move(Preset::Fics, "1a. e5 *", "not_to_move")]
#[case::not_in_hand(Preset::Fics, "1A. N@e5 *", "not_in_hand")]
#[case::ambiguous(
    Preset::Fics,
    "1A. Nc3 1a. a6 2A. e4 2a. b6 3A. Ne2 *",
    "ambiguous_move"
)]
#[case::check(Preset::Fics, "1A. e4 1a. f6 2A. Qh5+ 2a. a6 *", "check_not_parried")]
fn the_first_illegal_ply_is_named(#[case] preset: Preset, #[case] text: &str, #[case] code: &str) {
    let games = bpgn::read(text).unwrap();
    let replayed = replay(&RuleSet::of(preset), &games[0]);
    let fault = replayed.fault.unwrap();
    assert_eq!(fault.reason.code(), code);
    assert_eq!(fault.ply, games[0].plies.len() - 1);
    assert!(!replayed.follows());
}

const FOOLS_MATE: &str = "1A. f3 1a. e5 2A. g4 2a. Qh4#";

#[test]
fn d_5_3_1_a_pending_mate_lets_the_record_go_on() {
    // The partner captures a pawn, which the mated player may drop in between.
    let text = format!("1B. e4 1b. d5 2B. a3 {FOOLS_MATE} 2b. dxe4 3A. P@g3 *");
    let games = bpgn::read(&text).unwrap();
    assert_eq!(replay(&RuleSet::of(Preset::Dsj), &games[0]).fault, None);
}

#[test]
fn d_5_3_another_move_of_the_partner_makes_it_final() {
    let text = format!("1B. e4 1b. d5 2B. a3 {FOOLS_MATE} 2b. a6 0-1");
    let games = bpgn::read(&text).unwrap();
    let replayed = replay(&RuleSet::of(Preset::Dsj), &games[0]);
    assert_eq!(
        (replayed.fault, replayed.ended_by),
        (None, Some(Cause::Checkmate))
    );
    assert!(replayed.follows());
}

#[test]
fn d_1_3_no_move_counts_after_a_final_mate() {
    let text = format!("1B. a3 {FOOLS_MATE} 1b. a6 0-1");
    let games = bpgn::read(&text).unwrap();
    let replayed = replay(&RuleSet::of(Preset::Dsj), &games[0]);
    assert_eq!(
        replayed.fault.map(|it| it.reason),
        Some(FaultReason::MatchOver)
    );
}

#[rstest]
#[case::resigning("1A. e4 {Black resigns} 1-0", Cause::Resignation, true)]
#[case::a_draw_the_rules_do_not_have(
    "1A. e4 {draw by repetition} 1/2-1/2",
    Cause::Repetition,
    false
)]
#[case::agreement("1A. e4 {draw agreed} 1/2-1/2", Cause::DrawAgreed, true)]
fn other_endings_are_what_the_record_says(
    #[case] text: &str,
    #[case] cause: Cause,
    #[case] follows: bool,
) {
    let games = bpgn::read(text).unwrap();
    let replayed = replay(&RuleSet::of(Preset::Dsj), &games[0]);
    assert_eq!(
        (replayed.ended_by, replayed.follows()),
        (Some(cause), follows)
    );
}

#[rstest::rstest]
#[case::french("1A. e4 1a. e5 2A. Re2 2a. Cf6 3A. C@e5 *", "Ke2 Nf6 N@e5")]
#[case::english("1A. a4 1a. e5 2A. Ra3 2a. Nf6 3A. R@e4 *", "Ra3 Nf6 R@e4")]
#[case::german("1A. e4 1a. e5 2A. Ke2 2a. Sf6 3A. L@e6 *", "Ke2 Nf6 B@e6")]
fn pieces_have_the_letters_of_one_language(#[case] text: &str, #[case] expected: &str) {
    let games = bpgn::read(text).unwrap();
    let said = games[0].plies.iter().skip(2).map(|it| it.san.to_string());
    assert_eq!(said.collect::<Vec<_>>().join(" "), expected);
}
