//! Endings of matches that a remark names, as servers write them.

use kralle_rules::notation::bpgn::{self, Recorded};
use kralle_rules::preset::Preset;
use kralle_rules::replay::{Doubt, Replay, replay};
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
        (replayed.follows(), replayed.result, replayed.seen_from),
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
            replayed.follows(),
            fits.contains(&result),
            "{loser} {verb} {result}"
        );
        if replayed.follows() {
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
    assert_eq!((replayed.follows(), replayed.result), (true, expected));
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
    assert_eq!((replayed.follows(), replayed.result), (follows, result));
}

const FULL_NAMES: &str = "[WhiteA \"Birch, Jo\"]\n[BlackA \"Cedar, Al (1650)\"]\n\
    [WhiteB \"Bo Elm\"]\n[BlackB \"von Dogwood, Di\"]\n\n";

/// Black of board B loses, in the words of players, servers and programs.
#[rstest]
fn a_named_loser_decides_in_any_words(
    #[values(
        "Dogwood: resigns",
        "Dogwood, resigns.",
        "Dogwood (1650) resigns",
        "Dogwood(Black B) forfeits on time",
        "dogwood, black on board B, resigns",
        "Dogwood then resigns",
        "Dogwood's team resigns",
        "Dogwood's resignation",
        "Resignation by Dogwood",
        "Time forfeit: Dogwood",
        "Flag fall Dogwood",
        "Dogwood on time",
        "Dogwood - time",
        "Dogwood's time ran out",
        "Dogwood ran out of time",
        "Dogwood forfeits by disconnection",
        "Dogwood has forfeited on time",
        "Dogwood surrenders (resigns)",
        "Dogwood & Birch forfeit on time",
        "Dogwood/Birch resign",
        "Elm beats Dogwood on time",
        "Elm wins: Dogwood resigns",
        "Elm won by resignation",
        "Elm wins by Dogwood's resignation",
        "Game won by Elm on time",
        "Cedar's partner won",
        "Dogwood's opponent wins on time",
        "the partner of Birch resigns",
        "Di Dogwood resigns",
        "Dogwood, Di resigns",
        "Di von Dogwood resigns",
        "Dogwood gibt auf",
        "Dogwood gibt die Partie auf",
        "Dogwood hat aufgegeben",
        "Von Dogwood aufgegeben",
        "Aufgabe von Dogwood",
        "Dogwood verliert durch Zeit",
        "Dogwood verliert durch Zeitüberschreitung",
        "Zeitüberschreitung Dogwood",
        "Elm gewinnt durch Aufgabe",
        "Dogwoods Blättchen ist gefallen",
        "Dogwood abandonne",
        "Abandon de Dogwood",
        "Dogwood perd au temps",
        "Dogwood abbandona",
        "Game 7 (Elm vs. Dogwood) Dogwood resigns",
        "Elm - Dogwood: Dogwood resigns",
        "Black (B) resigns",
        "White on board B wins on time"
    )]
    remark: &str,
    #[values("1-0", "0-1")] result: &str,
) {
    let games = bpgn::read(&format!("{FULL_NAMES}1B. e4 {{{remark}}} {result}")).unwrap();
    let replayed = replay(&RuleSet::of(Preset::Fics), &games[0]);
    assert_eq!(
        (replayed.doubt, replayed.result),
        (None, Recorded::Team2),
        "{remark}"
    );
}

/// The remark names players, and not who of them lost: it is said.
#[rstest]
#[case::two_teams("Dogwood and Elm resign")]
#[case::both_won("Elm wins, Dogwood won on time")]
#[case::only_listed("Elm vs. Dogwood: resignation")]
#[case::denied("Dogwood has not resigned, on time")]
#[case::no_verb("Dogwood agreed to adjudication")]
fn an_unclear_loser_is_said(#[case] remark: &str) {
    let games = bpgn::read(&format!("{FULL_NAMES}1B. e4 {{{remark}}} 1-0")).unwrap();
    let replayed = replay(&RuleSet::of(Preset::Fics), &games[0]);
    assert_eq!(
        (replayed.doubt, replayed.result),
        (Some(Doubt::LoserUnclear), Recorded::Team1)
    );
}

/// A part of a name that two players share is clear only if they are partners.
#[rstest]
#[case::opponents("BlackA", Some(Doubt::LoserUnclear))]
#[case::partners("BlackB", None)]
fn a_shared_surname_names_no_single_loser(#[case] seat: &str, #[case] expected: Option<Doubt>) {
    let text =
        format!("[WhiteA \"Aspen, Jo\"]\n[{seat} \"Aspen, Al\"]\n\n1A. e4 {{Aspen resigns}} 0-1");
    let games = bpgn::read(&text).unwrap();
    assert_eq!(
        replay(&RuleSet::of(Preset::Fics), &games[0]).doubt,
        expected
    );
}

#[rstest]
#[case::board_a("Birch resigns} 1-0", Some(Doubt::NamedLoser))]
#[case::mate_not_shown("Dogwood checkmated} 1-0", Some(Doubt::NoMate))]
#[case::mate_by("Dogwood was mated by Elm} 1-0", Some(Doubt::NoMate))]
#[case::nothing("} 1-0", Some(Doubt::NothingStated))]
#[case::spectator("Zelkova watches} 1-0", Some(Doubt::NothingStated))]
#[case::no_material(
    "Neither player has mating material} 1/2-1/2",
    Some(Doubt::NothingStated)
)]
#[case::partners("Partners' game drawn} 1/2-1/2", Some(Doubt::NothingStated))]
#[case::both_flags(
    "Game drawn because both players ran out of time} 1/2-1/2",
    Some(Doubt::NothingStated)
)]
#[case::agreed("Game drawn by mutual agreement} 1/2-1/2", None)]
#[case::time_alone("Time} 1-0", None)]
fn a_result_without_a_loser_is_open_or_contradicted(
    #[case] end: &str,
    #[case] expected: Option<Doubt>,
) {
    let games = bpgn::read(&format!("{FULL_NAMES}1B. e4 {{{end}")).unwrap();
    let replayed = replay(&RuleSet::of(Preset::Fics), &games[0]);
    assert_eq!(replayed.doubt, expected);
}

#[rstest]
#[case("Game aborted by mutual agreement")]
#[case("Game adjourned by mutual agreement")]
#[case("Birch lost connection; game adjourned")]
#[case("Partie abgebrochen, Remis vereinbart")]
fn a_game_that_did_not_end_has_no_cause(#[case] remark: &str) {
    let games = bpgn::read(&format!("{FULL_NAMES}1B. e4 {{{remark}}} *")).unwrap();
    let replayed = replay(&RuleSet::of(Preset::Fics), &games[0]);
    assert_eq!((replayed.ended_by, replayed.doubt), (None, None));
}
