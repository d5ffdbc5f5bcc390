//! Endings of matches that a remark names, as servers write them.

use kralle_rules::notation::bpgn::{self, Recorded};
use kralle_rules::preset::Preset;
use kralle_rules::replay::{Replay, replay};
use kralle_rules::result::Cause;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::Board;
use rstest::rstest;

const PLAYERS: &str =
    "[WhiteA \"Aspen\"]\n[BlackA \"Birch\"]\n[WhiteB \"Cedar\"]\n[BlackB \"Dogwood\"]\n\n";

fn played(moves: &str) -> Replay {
    let games = bpgn::read(&format!("{PLAYERS}{moves}")).unwrap();
    replay(&RuleSet::of(Preset::Fics), &games[0])
}

/// The scholar's mate of White on a board.
fn mate(board: char) -> String {
    let black = board.to_ascii_lowercase();
    let moves = ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"];
    let numbered = moves.iter().enumerate().map(|(ply, san)| {
        let letter = if ply % 2 == 0 { board } else { black };
        format!("{}{letter}. {san}", ply / 2 + 1)
    });
    numbered.collect::<Vec<String>>().join(" ") + " "
}

#[rstest]
// Black of board B is mated: White of A and Black of B lose.
#[case::of_board_b('B', "{Dogwood checkmated} 1-0", true, Recorded::Team2, Board::B)]
#[case::of_board_a('B', "{Dogwood checkmated} 0-1", true, Recorded::Team2, Board::A)]
#[case::no_name('B', "{checkmate} 0-1", true, Recorded::Team2, Board::A)]
#[case::no_name_and_no_fit('B', "{checkmate} 1-0", false, Recorded::Team1, Board::A)]
#[case::color('B', "{Black checkmated} 1-0", true, Recorded::Team2, Board::B)]
#[case::seat('B', "{BB checkmated} 1-0", true, Recorded::Team2, Board::B)]
#[case::winner('B', "{Cedar checkmates Dogwood} 1-0", true, Recorded::Team2, Board::B)]
#[case::partner(
    'B',
    "{Aspen's partner checkmated} 1-0",
    true,
    Recorded::Team2,
    Board::B
)]
#[case::both_players_first(
    'B',
    "{Game 7 (Cedar vs. Dogwood) Dogwood checkmated} 1-0",
    true,
    Recorded::Team2,
    Board::B
)]
#[case::board_a('A', "{Birch checkmated} 1-0", true, Recorded::Team1, Board::A)]
#[case::against_the_board('A', "{Birch checkmated} 0-1", false, Recorded::Team2, Board::A)]
fn a_mate_fits_the_board_of_the_named_loser(
    #[case] board: char,
    #[case] end: &str,
    #[case] follows: bool,
    #[case] result: Recorded,
    #[case] seen_from: Board,
) {
    let replayed = played(&format!("{}{end}", mate(board)));
    assert_eq!(replayed.ended_by, Some(Cause::Checkmate));
    assert_eq!(
        (replayed.follows, replayed.result, replayed.seen_from),
        (follows, result, seen_from)
    );
}

#[rstest]
#[case::white_of_a("Aspen", ["0-1"], Recorded::Team2)]
#[case::black_of_a("Birch", ["1-0"], Recorded::Team1)]
fn a_flag_on_board_a_has_one_result(
    #[case] loser: &str,
    #[case] fits: [&str; 1],
    #[case] expected: Recorded,
    #[values("forfeits on time", "resigns", "ran out of time", "lost on time")] verb: &str,
) {
    for result in ["1-0", "0-1"] {
        let replayed = played(&format!("1A. e4 {{{loser} {verb}}} {result}"));
        assert_eq!(
            replayed.follows,
            fits.contains(&result),
            "{loser} {verb} {result}"
        );
        if replayed.follows {
            assert_eq!(replayed.result, expected);
        }
    }
}

#[rstest]
#[case::white_of_b("Cedar", Recorded::Team1)]
#[case::black_of_b("Dogwood", Recorded::Team2)]
fn a_flag_on_board_b_is_recorded_from_either_board(
    #[case] loser: &str,
    #[case] expected: Recorded,
    #[values("forfeits on time", "resigns")] verb: &str,
    #[values("1-0", "0-1")] result: &str,
) {
    let replayed = played(&format!("1B. e4 {{{loser} {verb}}} {result}"));
    assert_eq!((replayed.follows, replayed.result), (true, expected));
}

#[rstest]
#[case::black_wins("{Black resigns} 1-0", true, Recorded::Team1)]
#[case::white("{White forfeits on time} 0-1", true, Recorded::Team2)]
#[case::white_of_b("{White resigns} 1-0", true, Recorded::Team1)]
#[case::draw("{Aspen resigns} 1/2-1/2", false, Recorded::Draw)]
#[case::both_lose("{adjudication} 0-0", true, Recorded::BothLose)]
#[case::nobody("{on time} 0-1", true, Recorded::Team2)]
#[case::stranger("{Zelkova resigns} 0-1", true, Recorded::Team2)]
#[case::part_of_a_name("{Aspenwood resigns} 1-0", true, Recorded::Team1)]
#[case::tag(
    "[Termination \"Birch forfeits on time\"]\n1A. e4 0-1",
    false,
    Recorded::Team2
)]
fn colors_and_strangers_decide_nothing(
    #[case] end: &str,
    #[case] follows: bool,
    #[case] result: Recorded,
) {
    let moves = if end.starts_with('[') {
        end.to_owned()
    } else {
        format!("1A. e4 {end}")
    };
    let games = bpgn::read(&format!("{}{moves}", PLAYERS.trim_end().to_owned() + "\n")).unwrap();
    let replayed = replay(&RuleSet::of(Preset::Fics), &games[0]);
    assert_eq!((replayed.follows, replayed.result), (follows, result));
}
