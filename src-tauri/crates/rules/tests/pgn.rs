//! Records of ordinary chess: variants are accepted, errors have a position, and the board confirms
//! results.

use kralle_rules::game_result::GameResult;
use kralle_rules::notation::pgn::read::{MOST_GAMES, MOST_PLIES};
use kralle_rules::notation::pgn::{self, Game, Ply};
use kralle_rules::notation::{Place, RecordError};
use kralle_rules::ordinary::record::{FaultReason, Objection, Replay, replay};
use kralle_rules::preset::Preset;
use kralle_rules::result::Cause;
use kralle_rules::rule_set::RuleSet;
use proptest::prelude::*;
use rstest::rstest;
use shakmaty::san::San;
use shakmaty::{Chess, Position as _};

fn rules() -> RuleSet {
    RuleSet::of(Preset::Standard)
}

fn one(text: &str) -> Game {
    let games = pgn::read(text).unwrap();
    let [game] = &games[..] else {
        panic!("{games:?}")
    };
    game.clone()
}

fn played(text: &str) -> Replay {
    replay(&rules(), &one(text))
}

#[test]
fn habits_of_several_programs_are_read() {
    let text = "\u{feff}% for another program\r\n[Event \"a \\\"b\\\"\"] [Result \"1/2-1/2\"]\r\n\
        {hello} 1.e4! {a [%clk 1:02:03.5] b} e5 $14 ; at the end }\n\
        (1... c5 {)} (1... e6)) 2. Sf3 ♞c6 3. Lb5 a6 4. 0-0 ½-½ {signed}";
    let game = one(text);
    assert_eq!(game.tag("Event"), Some("a \"b\""));
    assert_eq!(game.preface, ["hello"]);
    assert_eq!(game.result, GameResult::Draw);
    assert_eq!(game.plies[0].glyphs, [1]);
    assert_eq!(game.plies[0].clock, Some(3_723_500));
    assert_eq!(game.plies[0].comments, ["a b"]);
    assert_eq!(game.plies[1].glyphs, [14]);
    assert_eq!(game.plies[1].variations, ["1... c5 {)} (1... e6)"]);
    let moves: Vec<String> = game.plies.iter().map(|it| it.san.to_string()).collect();
    assert_eq!(moves, ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "O-O"]);
    assert_eq!(game.plies[6].comments, ["signed"]);
    let written = pgn::write(std::slice::from_ref(&game));
    assert_eq!(pgn::read(&written), Ok(vec![game]), "{written}");
}

#[test]
fn every_sign_behind_a_move_is_a_numeric_annotation() {
    let game = one("1. e4! e5? 2 . d4!! d5?? 3. c4!? ... c5 ?! *");
    let glyphs: Vec<&[u8]> = game.plies.iter().map(|it| &it.glyphs[..]).collect();
    assert_eq!(glyphs, [[1], [2], [3], [4], [5], [6]]);
}

#[rstest]
#[case::comment("1. e4 {open", 1, 7, "a comment that is closed with }")]
#[case::variation("1. e4 e5\n(1... c5 (", 2, 1, "a variation that is closed with )")]
#[case::early_variation("(1. e4)", 1, 1, "a move before its variation")]
#[case::early_annotation("$3 1. e4", 1, 1, "a move before its annotation")]
#[case::annotation("1. e4 $256", 1, 7, "an annotation from $0 to $255")]
#[case::signs("1. e4 !!!!", 1, 7, "!, ?, !!, ??, !? or ?!")]
#[case::word("1. e4 é5 *", 1, 7, "a move such as Nf3, a comment or a result")]
#[case::drop("1. P@e4", 1, 4, "a move such as Nf3, a comment or a result")]
#[case::null_move("1. --", 1, 4, "a move of a piece: no rules allow a null move")]
#[case::bracket("1. e4 )", 1, 7, "a move such as Nf3, a comment or a result")]
#[case::result("1. e4 2-0", 1, 7, "a move such as Nf3, a comment or a result")]
#[case::two_results("[Result \"1-0\"]\n1. e4 0-1", 2, 7, "the result of the tag Result")]
#[case::position(
    "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]",
    1,
    1,
    "a position of ordinary chess (FEN)"
)]
#[case::hands(
    "[FEN \"4k3/8/8/8/8/8/8/4K3[Qn] w - - 0 1\"]",
    1,
    1,
    "a position of ordinary chess, where no side holds pieces: they belong to crazyhouse or tandem"
)]
#[case::variant("[Variant \"Atomic\"]", 1, 1, "a game of ordinary chess")]
#[case::both_boards("1A. e4 1a. e5", 1, 1, "a move such as Nf3, a comment or a result")]
fn a_mistake_has_its_place(
    #[case] text: &str,
    #[case] line: u32,
    #[case] column: u32,
    #[case] expected: &str,
) {
    let error = pgn::read(text).unwrap_err();
    assert_eq!(
        (error.line, error.column, error.expected),
        (line, column, expected),
        "{error}"
    );
}

#[test]
fn endless_texts_are_read_or_refused_at_once() {
    let expects = |text: String| pgn::read(&text).map_err(|it: RecordError| it.expected);
    let lines = "% nothing\n".repeat(1_000_000);
    assert_eq!(expects(lines), Ok(Vec::new()));
    let nested = format!("1. e4 {}{} *", "(".repeat(500_000), ")".repeat(500_000));
    assert_eq!(expects(nested).map(|games| games.len()), Ok(1));
    let open = format!("1. e4 {}", "(".repeat(1_000_000));
    assert_eq!(expects(open), Err("a variation that is closed with )"));
    let word = "e".repeat(10_000);
    assert_eq!(
        expects(word),
        Err("a move such as Nf3, a comment or a result")
    );
    let games = "*\n".repeat(MOST_GAMES + 1);
    assert_eq!(expects(games), Err("the end: 10,000 games are read"));
    let moves = "e4 ".repeat(MOST_PLIES + 1);
    assert_eq!(expects(moves), Err("the end: 1,000,000 moves are read"));
}

const MATE: &str = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#";
const STALEMATE: &str = "[FEN \"7k/8/8/6Q1/8/8/8/K7 w - - 0 1\"] 1. Qg6";
const BARE: &str = "[FEN \"7k/8/8/8/8/8/p7/K6R b - - 0 1\"] 1... Kg8 2. Kxa2";
const AGAIN: &str = "1. Nf3 Nf6 2. Ng1 Ng8 ";

#[rstest]
#[case::mate(MATE, "1-0", GameResult::WhiteWins, Cause::Checkmate, "Schachmatt")]
#[case::unsigned_mate(
    "1. f3 e5 2. g4 Qh4",
    "*",
    GameResult::BlackWins,
    Cause::Checkmate,
    "Schachmatt"
)]
#[case::stalemate(STALEMATE, "*", GameResult::Draw, Cause::Stalemate, "Patt")]
#[case::dead(
    "[FEN \"7k/8/8/8/8/8/1r6/K7 w - - 0 1\"] 1. Kxb2",
    "*",
    GameResult::Draw,
    Cause::DeadPosition,
    "Remis (5)"
)]
#[case::fifth_time(&AGAIN.repeat(4), "*", GameResult::Draw, Cause::Repetition, "9.6.1")]
#[case::seventy_five(
    "[FEN \"7k/8/8/8/8/8/R7/K7 w - - 149 90\"] 90. Rb2",
    "*",
    GameResult::Draw,
    Cause::FiftyMoves,
    "9.6.2"
)]
#[case::third_time(&AGAIN.repeat(2), "1/2-1/2", GameResult::Draw, Cause::Repetition, "Remis (3)")]
#[case::fifty(
    "[FEN \"7k/8/8/8/8/8/R7/K7 w - - 99 90\"] 90. Rb2",
    "1/2-1/2",
    GameResult::Draw,
    Cause::FiftyMoves,
    "Remis (4)"
)]
#[case::resigned(
    "1. e4 {Black resigns}",
    "1-0",
    GameResult::WhiteWins,
    Cause::Resignation,
    "5.1.2"
)]
#[case::on_time(
    "[Termination \"Time forfeit\"] 1. e4",
    "0-1",
    GameResult::BlackWins,
    Cause::FlagFall,
    "6.9"
)]
#[case::agreed(
    "1. e4 {drawn by agreement}",
    "1/2-1/2",
    GameResult::Draw,
    Cause::DrawAgreed,
    "Remis (1)"
)]
fn the_board_decides_or_the_record(
    #[case] moves: &str,
    #[case] written: &str,
    #[case] result: GameResult,
    #[case] cause: Cause,
    #[case] article: &str,
) {
    let replayed = played(&format!("{moves} {written}"));
    assert_eq!(replayed.fault, None);
    let (found, end) = replayed.decided(&rules()).unwrap();
    let end = end.unwrap();
    assert_eq!((found, end.cause), (result, cause));
    assert!(end.article.to_string().contains(article), "{}", end.article);
}

#[test]
fn fide_6_9_a_flag_against_a_bare_king_is_a_draw() {
    let text = format!("[Termination \"won on time\"] {BARE} 0-1");
    let replayed = played(&text);
    let (found, end) = replayed.decided(&rules()).unwrap();
    assert_eq!(
        (found, end.unwrap().cause),
        (GameResult::Draw, Cause::FlagFall)
    );
    assert!(!replayed.follows(&rules()));
    let against = |cause, result| {
        replayed
            .against(&rules(), cause, result)
            .map(|it| it.objection)
    };
    assert_eq!(
        against(Cause::FlagFall, GameResult::BlackWins),
        Some(Objection::Otherwise)
    );
}

#[rstest]
#[case::illegal("1. e4 e5 2. Ke3", FaultReason::Illegal, 2)]
#[case::in_check(
    "[FEN \"4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1\"] 1. Bd3",
    FaultReason::Illegal,
    1
)]
#[case::several("1. Nf3 a6 2. d3 a5 3. Nd2", FaultReason::Ambiguous, 3)]
#[case::after_mate(&format!("{MATE} a6"), FaultReason::GameOver, 4)]
#[case::after_stalemate(&format!("{STALEMATE} Kg8"), FaultReason::GameOver, 1)]
#[case::after_the_fifth_time(&format!("{}1. e4", AGAIN.repeat(4)), FaultReason::GameOver, 9)]
fn a_move_that_cannot_be_played_is_named(
    #[case] text: &str,
    #[case] reason: FaultReason,
    #[case] number: u32,
) {
    let replayed = played(text);
    let fault = replayed.fault.unwrap();
    assert_eq!((fault.reason, fault.number), (reason, number));
    assert!(!replayed.follows(&rules()));
    let against = replayed.against(&rules(), Cause::Resignation, GameResult::WhiteWins);
    assert_eq!(against.unwrap().objection, Objection::BreaksOff);
}

#[rstest]
#[case::no_mate(
    "1. e4 1-0",
    Cause::Checkmate,
    GameResult::WhiteWins,
    Some(Objection::NoMate)
)]
#[case::other_mate(
    MATE,
    Cause::Resignation,
    GameResult::BlackWins,
    Some(Objection::MateOtherwise)
)]
#[case::mate(MATE, Cause::Checkmate, GameResult::WhiteWins, None)]
#[case::no_stalemate(
    "1. e4",
    Cause::Stalemate,
    GameResult::Draw,
    Some(Objection::Otherwise)
)]
#[case::no_repetition(AGAIN, Cause::Repetition, GameResult::Draw, Some(Objection::Otherwise))]
#[case::intended_repetition(
    "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1",
    Cause::Repetition,
    GameResult::Draw,
    None
)]
#[case::too_early(
    "[FEN \"7k/8/8/8/8/8/R7/K7 w - - 97 90\"] 90. Rb2",
    Cause::FiftyMoves,
    GameResult::Draw,
    Some(Objection::Otherwise)
)]
#[case::alive(
    "[FEN \"7k/8/8/8/8/8/R7/K7 w - - 0 1\"] 1. Rb2",
    Cause::DeadPosition,
    GameResult::Draw,
    Some(Objection::Otherwise)
)]
#[case::for_the_arbiter("1. e4", Cause::DeadPosition, GameResult::Draw, None)]
#[case::other_record(
    "1. e4 0-1",
    Cause::Resignation,
    GameResult::WhiteWins,
    Some(Objection::RecordOtherwise)
)]
#[case::decision("1. e4 0-1", Cause::ArbiterDecision, GameResult::WhiteWins, None)]
#[case::illegal_move("1. e4 Ke7", Cause::IllegalMove, GameResult::WhiteWins, None)]
fn what_speaks_against_a_result(
    #[case] text: &str,
    #[case] cause: Cause,
    #[case] result: GameResult,
    #[case] objection: Option<Objection>,
) {
    let found = played(text).against(&rules(), cause, result);
    assert_eq!(found.map(|it| it.objection), objection);
}

/// Text for tags and comments: any characters, often brackets and notation marks.
fn any_text() -> impl Strategy<Value = String> {
    "([a-z ()\\[\\]{;%$\"\\\\♔é]|\\PC){0,40}"
}

prop_compose! {
    /// Any legal moves, with any remarks.
    fn any_game()(
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..120),
        remarks in prop::collection::vec(
            (prop::collection::vec(any::<u8>(), 0..3), prop::option::of(any::<u32>()),
             prop::collection::vec(any_text(), 0..2), prop::bool::ANY),
            120,
        ),
        tags in prop::collection::vec(("[A-Z][A-Za-z]{8,12}", any_text()), 0..6),
        preface in prop::collection::vec(any_text(), 0..2),
        result in prop::sample::select(vec![GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw, GameResult::Continues]),
    ) -> Game {
        let mut position = Chess::new();
        let mut plies = Vec::new();
        for (choice, (glyphs, clock, comments, varied)) in choices.into_iter().zip(remarks) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let made = moves[choice.index(moves.len())];
            let san = San::from_move(&position, made);
            position = position.play(made).unwrap();
            let variations = varied.then(|| format!("{san} {{(}} ({san})")).into_iter().collect();
            plies.push(Ply { san, glyphs, clock, comments, variations, place: Place::default() });
        }
        Game { tags, preface, plies, result }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_was_written_reads_as_it_was(games in prop::collection::vec(any_game(), 1..4)) {
        let written = pgn::write(&games);
        let read = pgn::read(&written);
        prop_assert_eq!(read.as_ref(), Ok(&games), "{}", written);
    }

    #[test]
    fn legal_games_are_legal(game in any_game()) {
        let replayed = replay(&rules(), &game);
        // Only a move after the end of a game is a fault.
        let reason = replayed.fault.map(|it| it.reason);
        prop_assert!(matches!(reason, None | Some(FaultReason::GameOver)));
    }

    #[test]
    fn any_text_is_read_or_refused(text in any_text()) {
        let _ = pgn::read(&format!("1. e4 {text}"));
    }
}

/// The same game in four languages: the other letters determine the meaning of R.
#[rstest]
#[case::english("1. e4 e5 2. Ke2 Ke7 3. Nf3 Nf6 4. Rg1 Rg8 5. Bb8")]
#[case::french("1. e4 e5 2. Re2 Re7 3. Cf3 Cf6 4. Tg1 Tg8 5. Fb8")]
#[case::italian("1. e4 e5 2. Re2 Re7 3. Cf3 Cf6 4. Tg1 Tg8 5. Ab8")]
#[case::german("1. e4 e5 2. Ke2 Ke7 3. Sf3 Sf6 4. Tg1 Tg8 5. Lb8")]
fn pieces_have_the_letters_of_one_language(#[case] text: &str) {
    let said: Vec<String> = one(text)
        .plies
        .iter()
        .map(|it| it.san.to_string())
        .collect();
    let english = ["e4", "e5", "Ke2", "Ke7", "Nf3", "Nf6", "Rg1", "Rg8", "Bb8"];
    assert_eq!(said, english);
}

#[test]
fn each_game_of_a_file_has_its_own_language() {
    let games = pgn::read("1. e4 e5 2. Re2 Cc6 *\n\n1. a4 a5 2. Ra3 Nf6 *").unwrap();
    let third = |game: &Game| game.plies[2].san.to_string();
    assert_eq!([third(&games[0]), third(&games[1])], ["Ke2", "Ra3"]);
}

#[test]
fn an_r_between_two_languages_is_refused_where_it_stands() {
    let error = pgn::read("1. e4 e5 2. Re2 Nf6 3. Cf3 *").unwrap_err();
    assert_eq!(
        (error.line, error.column, error.found.as_str()),
        (1, 13, "\"R\"")
    );
    assert!(error.expected.starts_with("pieces in one language"));
    // Without an R nothing is ambiguous.
    assert_eq!(one("1. Cf3 Sf6 2. e4 e5 3. Fc4").plies.len(), 5);
}
