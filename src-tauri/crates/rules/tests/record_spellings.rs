//! Records as the trade writes them: each spelling reads as the standard notation of the same move.

use kralle_rules::game_result::GameResult;
use kralle_rules::notation::bpgn::{self, Recorded};
use kralle_rules::notation::pgn;
use kralle_rules::ordinary;
use kralle_rules::preset::Preset;
use kralle_rules::replay::replay;
use kralle_rules::rule_set::RuleSet;
use rstest::rstest;

/// Reads one game of ordinary chess and returns its moves in short notation.
fn chess(text: &str) -> String {
    let games = pgn::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let [mut game] = <[_; 1]>::try_from(games).unwrap();
    assert_eq!(
        pgn::read(&pgn::write(std::slice::from_ref(&game))),
        Ok(vec![game.clone()])
    );
    ordinary::record::shorten(&mut game);
    let replayed = ordinary::record::replay(&RuleSet::of(Preset::Standard), &game);
    assert_eq!(replayed.fault, None, "{text}");
    let moves: Vec<String> = game.plies.iter().map(|it| it.san.to_string()).collect();
    moves.join(" ")
}

/// Black's pawn on e4 may be taken in passing, White's on g7 promotes.
const READY: &str = "[FEN \"r3k2r/6P1/8/8/3pp3/8/3P1P2/R3K1NR w KQkq - 0 1\"]\n";

#[rstest]
#[case::bare("gxh8Q", "gxh8=Q")]
#[case::parentheses("gxh8(Q)", "gxh8=Q")]
#[case::parentheses_apart("gxh8 (Q)", "gxh8=Q")]
#[case::slash("gxh8/Q", "gxh8=Q")]
#[case::apart("gxh8 =Q", "gxh8=Q")]
#[case::equals_in_parentheses("gxh8=(R)", "gxh8=R")]
#[case::german("g8D", "g8=Q")]
#[case::german_knight("g8(S)", "g8=N")]
#[case::french("g8=C", "g8=N")]
#[case::italian("g8/A", "g8=B")]
#[case::figurine("g8♕", "g8=Q")]
#[case::small("g8=q", "g8=Q")]
#[case::with_check("gxh8(Q)+", "gxh8=Q")]
#[case::with_signs("gxh8D+!?", "gxh8=Q")]
#[case::engine("g7h8q", "gxh8=Q")]
#[case::engine_bishop("g7g8b", "g8=B")]
#[case::files_only("ghR", "gxh8=R")]
#[case::equals_before_in_parentheses("gxh8(=Q)", "gxh8=Q")]
#[case::brackets("g8[Q]", "g8=Q")]
#[case::brackets_with_sign("g8[=N]", "g8=N")]
#[case::letter_apart("g8 Q", "g8=Q")]
#[case::german_letter_apart("g8 D", "g8=Q")]
#[case::knight_apart("g8 N", "g8=N")]
#[case::blanks("gxh8 = Q", "gxh8=Q")]
fn promotions_are_read(#[case] written: &str, #[case] expected: &str) {
    assert_eq!(chess(&format!("{READY}1. {written} *")), expected);
}

#[rstest]
#[case::dashes("1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 *", "e4 e5 Nf3 Nc6")]
#[case::typographic_dashes("1. e2–e4 e7—e5 2. Ng1−f3 *", "e4 e5 Nf3")]
#[case::engine(
    "1. g1f3 g8f6 2. g2g3 g7g6 3. f1g2 f8g7 4. e1g1 e8g8 *",
    "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O"
)]
#[case::engine_takes_the_rook(
    "1. g1f3 g8f6 2. g2g3 g7g6 3. f1g2 f8g7 4. e1h1 *",
    "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O"
)]
#[case::colons("1. e4 d5 2. e:d5 Q:d5 3. Nc3 Qd8 *", "e4 d5 exd5 Qxd5 Nc3 Qd8")]
#[case::colon_at_the_end("1. e4 d5 2. ed5: Dd5: *", "e4 d5 exd5 Qxd5")]
#[case::cross("1. e4 d5 2. e×d5 *", "e4 d5 exd5")]
#[case::no_rank("1. e4 d5 2. ed Qd5 *", "e4 d5 exd5 Qxd5")]
#[case::no_rank_with_x("1. e4 d5 2. exd Qxd5 *", "e4 d5 exd5 Qxd5")]
#[case::no_sign("1. e4 d5 2. ed5 *", "e4 d5 exd5")]
#[case::in_passing("1. e4 a6 2. e5 d5 3. exd6ep *", "e4 a6 e5 d5 exd6")]
#[case::in_passing_with_points("1. e4 a6 2. e5 d5 3. exd6e.p.! *", "e4 a6 e5 d5 exd6")]
#[case::in_passing_apart("1. e4 a6 2. e5 d5 3. exd6 e.p. *", "e4 a6 e5 d5 exd6")]
#[case::no_spaces("1.e4 e5 2.Nf3 *", "e4 e5 Nf3")]
#[case::ellipses("1.e4 {so} 1...e5 2. Nf3 {so} 2…Nc6 3. … *", "e4 e5 Nf3 Nc6")]
#[case::castling_dashes(
    "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O–O 0–0 *",
    "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O"
)]
#[case::castling_without_dash(
    "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. OO 00 *",
    "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O"
)]
#[case::check_in_words("1. e4 f6 2. Qh5ch g6 *", "e4 f6 Qh5 g6")]
#[case::dagger("1. e4 f6 2. Qh5† g6 *", "e4 f6 Qh5 g6")]
#[case::novelty("1. e4 e5 2. f4 N exf4 *", "e4 e5 f4 exf4")]
#[case::no_blank("1.e4e5 2.Nf3Nc6 3.Bb5a6", "e4 e5 Nf3 Nc6 Bb5 a6")]
#[case::no_blank_at_all("1.e4e52.Nf3Nc63.Bb5a6", "e4 e5 Nf3 Nc6 Bb5 a6")]
#[case::no_blank_with_check("1.e4f6 2.Qh5+g6", "e4 f6 Qh5 g6")]
#[case::no_blank_castles(
    "1. Nf3Nf6 2. g3g6 3. Bg2Bg7 4. O-OO-O *",
    "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O"
)]
#[case::mark_after_annotation("1. e4 e5 2. Qh5 g6 3. Qxe5!+ Qe7!! *", "e4 e5 Qh5 g6 Qxe5 Qe7")]
#[case::mate_in_words(
    "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7 matt#",
    "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7"
)]
#[case::check_with_a_point("1. e4 f6 2. Qh5 ch. g6 *", "e4 f6 Qh5 g6")]
#[case::schach("1. e4 f6 2. Dh5 Schach! g6 *", "e4 f6 Qh5 g6")]
#[case::in_passing_in_german("1. e4 a6 2. e5 d5 3. exd6 i.V. *", "e4 a6 e5 d5 exd6")]
#[case::in_passing_with_check("1. e4 a6 2. e5 d5 3. exd6 e.p.+ *", "e4 a6 e5 d5 exd6")]
#[case::numbers_in_brackets("1) e4 e5 2) Nf3 *", "e4 e5 Nf3")]
#[case::commas("1. e4, e5, 2. Nf3, Nc6 *", "e4 e5 Nf3 Nc6")]
#[case::dashes_between("1. e4 - e5 2. Nf3 – Nc6 *", "e4 e5 Nf3 Nc6")]
#[case::capital_x("1. e4 d5 2. eXd5 QXd5 *", "e4 d5 exd5 Qxd5")]
#[case::novelty_attached("1. e4N e5 *", "e4 e5")]
#[case::engine_in_capitals("1. G1F3 G8F6 2. G2G3 *", "Nf3 Nf6 g3")]
#[case::king_castles_by_squares(
    "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. Ke1-g1 Ke8-g8 *",
    "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O"
)]
#[case::closing_words("1. e4 e5 resigns 1-0", "e4 e5")]
#[case::closing_words_in_german("1. e4 e5 Schwarz gibt auf. 1-0", "e4 e5")]
#[case::draw_in_words("1. e4 e5 remis", "e4 e5")]
#[case::hard_space("1.\u{a0}e4 e5\u{a0}2.\u{a0}Nf3 *", "e4 e5 Nf3")]
fn moves_are_read(#[case] written: &str, #[case] expected: &str) {
    assert_eq!(chess(written), expected);
}

#[test]
fn each_mark_is_its_numeric_annotation() {
    let marks = "!!? ?!! += =+ ± ∓ ⩲ ⩱ ∞ = +- -+ +− □ N ‼ $5 +/- ⌓ △ Δ ⇄ ☐ ∇ ⊞ ⇔ ⟪ ⟫ ⊥ RR";
    let expected = [
        5, 6, 14, 15, 16, 17, 14, 15, 13, 10, 18, 19, 18, 7, 146, 3, 5, 16, 142, 140, 140, 132, 7,
        141, 241, 239, 243, 242, 245, 145,
    ];
    for (mark, number) in marks.split(' ').zip(expected) {
        for space in ["", " "] {
            let text = format!("1. e4{space}{mark} e5 *");
            let games = pgn::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(games[0].plies[0].glyphs, [number], "{text}");
            let both = format!("1A. e4{space}{mark} 1a. e5 *");
            let games = bpgn::read(&both).unwrap_or_else(|error| panic!("{both}: {error}"));
            assert_eq!(games[0].plies.len(), 2, "{both}");
        }
    }
}

#[rstest]
#[case("1:0", "1-0")]
#[case("1–0", "1-0")]
#[case("0 : 1", "0-1")]
#[case("+:-", "1-0")]
#[case("-:+", "0-1")]
#[case("+--", "1-0")]
#[case("½:½", "1/2-1/2")]
#[case("½-½", "1/2-1/2")]
#[case("½–½", "1/2-1/2")]
#[case("1/2:1/2", "1/2-1/2")]
#[case("0,5-0,5", "1/2-1/2")]
#[case("0-0", "0-0")]
#[case("0:0", "0-0")]
#[case("-:-", "0-0")]
#[case("1 - 0", "1-0")]
#[case("0- 1", "0-1")]
#[case("½ - ½", "1/2-1/2")]
#[case("1/2 – 1/2", "1/2-1/2")]
#[case("1 : 0", "1-0")]
#[case("0.5 : 0.5", "1/2-1/2")]
#[case("+ : -", "1-0")]
#[case("0 - 0", "0-0")]
#[case("1-O", "1-0")]
#[case("1-0.", "1-0")]
#[case("(1-0)", "1-0")]
#[case("*", "*")]
fn results_are_read(#[case] written: &str, #[case] expected: &str) {
    let tagged = format!("[Result \"{written}\"]\n1. e4 e5");
    assert_eq!(pgn::read(&tagged).unwrap()[0].result.text(), expected);
    let tagged = format!("[Result \"{written}\"]\n1A. e4");
    assert_eq!(bpgn::read(&tagged).unwrap()[0].result.text(), expected);
    let ended = pgn::read(&format!("1. e4 e5 {written}")).unwrap();
    assert_eq!(
        (ended[0].result.text(), ended[0].plies.len()),
        (expected, 2)
    );
    let ended = bpgn::read(&format!("1A. e4 1a. e5 {written}\n")).unwrap();
    assert_eq!(
        (ended[0].result.text(), ended[0].plies.len()),
        (expected, 2)
    );
}

/// The value of a tag may be in words, and remarks may follow the result at the end.
#[rstest]
#[case::word("[Result \"remis\"]\n1. e4 e5", "1/2-1/2", "")]
#[case::english("[Result \"Draw\"]\n1. e4 e5", "1/2-1/2", "")]
#[case::small_tag("[result \"1-0\"]\n[white \"Birch\"]\n1. e4 e5 *", "1-0", "")]
#[case::tag_decides("[Result \"1-0\"]\n1. e4 e5 *", "1-0", "")]
#[case::parentheses("1. e4 e5 1-0 (time)", "1-0", "time")]
#[case::comment("1. e4 e5 0-1 {White resigns}", "0-1", "White resigns")]
#[case::rest_of_line("1. e4 e5 0-1 ; White resigns", "0-1", " White resigns")]
fn what_stands_beside_a_result_is_kept(
    #[case] text: &str,
    #[case] result: &str,
    #[case] comment: &str,
) {
    let after = format!("{text}\n\n[White \"Elm\"]\n\n1. d4 *");
    let games = pgn::read(&after).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].result.text(), result);
    assert_eq!(games[0].plies[1].comments.concat(), comment);
    assert_eq!(games[1].preface, Vec::<String>::new());
    let both = after
        .replace("1. e4 e5", "1A. e4 1a. e5")
        .replace("1. d4", "1A. d4");
    let games = bpgn::read(&both).unwrap_or_else(|error| panic!("{both}: {error}"));
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].result.text(), result);
    assert_eq!(games[0].plies[1].comments.concat(), comment);
    assert_eq!(games[1].preface, Vec::<String>::new());
}

/// A result ends at its line; the next game follows it, also after a game that was given up.
#[rstest]
#[case::next_line("1. e4 e5 1 - 0\n1. d4 *", &["1-0", "*"])]
#[case::same_line("1. e4 e5 ½ - ½ 1. d4 *", &["1/2-1/2", "*"])]
#[case::comment("1. e4 e5 0 : 1{time} 1. d4 *", &["0-1", "*"])]
#[case::number_without_point("1 e4 e5 2 d4 *", &["*"])]
fn a_result_with_blanks_ends_its_game_alone(#[case] text: &str, #[case] results: &[&str]) {
    let games = pgn::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let read: Vec<&str> = games.iter().map(|it| it.result.text()).collect();
    assert_eq!(read, results);
}

#[test]
fn a_result_with_blanks_ends_a_game_that_was_given_up() {
    let games = pgn::read_each("1. e4 junk 1 - 0\n1. d4 d5 *");
    let plies: Vec<_> = games
        .iter()
        .map(|it| (it.game.plies.len(), it.error.is_some()))
        .collect();
    assert_eq!(plies, [(1, true), (2, false)]);
}

/// `0-0` castles where the board allows it, and otherwise ends the game.
#[rstest]
#[case::castling("1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0 0-0", 8, GameResult::Continues)]
#[case::both_lose("1. e4 e5 0-0", 2, GameResult::BothLose)]
#[case::the_tag_decides(
    "[Result \"0-0\"]\n1. Nf3 a6 2. g3 a5 3. Bg2 a4 0-0",
    6,
    GameResult::BothLose
)]
fn zeros_castle_or_end_the_game(
    #[case] text: &str,
    #[case] plies: usize,
    #[case] result: GameResult,
) {
    let games = pgn::read(text).unwrap();
    assert_eq!((games[0].plies.len(), games[0].result), (plies, result));
    assert_eq!(pgn::read(&pgn::write(&games)), Ok(games));
}

#[rstest]
#[case::straight("[Event \"The \"Big\" Open\"]", "The \"Big\" Open")]
#[case::at_the_end("[Event \"Club \"Rook\"\"]", "Club \"Rook\"")]
#[case::typographic("[Event “Open”]", "Open")]
#[case::escaped("[Event \"The \\\"Big\\\" Open\"]", "The \"Big\" Open")]
#[case::german("[Event \"Das „Große“\"]", "Das „Große“")]
fn quotation_marks_inside_a_tag_are_kept(#[case] tag: &str, #[case] expected: &str) {
    for text in [
        format!("{tag}\n1. e4 *"),
        format!("{tag} [Site \"x\"]\n1. e4 *"),
    ] {
        let games = pgn::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(games[0].tag("Event"), Some(expected), "{text}");
        assert_eq!(pgn::read(&pgn::write(&games)), Ok(games));
    }
}

/// Reads and plays a match, and returns its moves in short notation.
fn tandem(text: &str) -> String {
    let rules = RuleSet::of(Preset::Fics);
    let games = bpgn::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let [mut game] = <[_; 1]>::try_from(games).unwrap();
    assert_eq!(
        bpgn::read(&bpgn::write(std::slice::from_ref(&game))),
        Ok(vec![game.clone()])
    );
    assert_eq!(replay(&rules, &game).fault, None, "{text}");
    kralle_rules::replay::shorten(&rules, &mut game);
    let moves: Vec<String> = game.plies.iter().map(|it| it.san.to_string()).collect();
    moves.join(" ")
}

/// White of board B holds a pawn and a knight.
const TAKEN: &str = "1A. e4 1a. d5 2A. exd5 2a. Nf6 3A. Nc3 3a. Nxd5 4A. Nxd5 1B. d4 1b. e6 ";

#[rstest]
#[case::standard("2b. N@e4", "N@e4")]
#[case::pawn("2b. P@e4", "P@e4")]
#[case::bare("2b. @e4", "P@e4")]
#[case::slash("2b. P/e4", "P@e4")]
#[case::star("2b. P*e4", "P@e4")]
#[case::small_with_dash("2b. p-e4", "P@e4")]
#[case::small_knight("2b. n-e4", "N@e4")]
#[case::german("2b. S@e4", "N@e4")]
#[case::figurine("2b. ♞@e4", "N@e4")]
#[case::engine("2b. g8f6", "Nf6")]
#[case::engine_in_capitals("2b. G8F6", "Nf6")]
#[case::long("2b. Ng8-f6", "Nf6")]
#[case::long_with_dash("2b. Ng8–f6!?", "Nf6")]
fn drops_and_moves_of_a_match_are_read(#[case] written: &str, #[case] expected: &str) {
    let moves = tandem(&format!("{TAKEN}2B. a3 {written} *"));
    assert_eq!(moves.split(' ').next_back(), Some(expected));
}

#[rstest]
#[case("2A. ed", "exd5")]
#[case("2A. exd", "exd5")]
#[case("2A. e:d5", "exd5")]
#[case("2A. ed5", "exd5")]
#[case("2A. e4xd5", "exd5")]
fn a_pawn_takes_without_its_rank(#[case] written: &str, #[case] expected: &str) {
    let moves = tandem(&format!("1A. e4 1a. d5 {written} *"));
    assert_eq!(moves.split(' ').next_back(), Some(expected));
}

#[test]
fn a_king_castles_by_its_squares_in_a_match() {
    let moves = tandem("1A. Nf3 1a. Nf6 2A. g3 2a. g6 3A. Bg2 3a. Bg7 4A. Ke1-g1 4a. Ke8g8 *");
    assert!(moves.ends_with("O-O O-O"), "{moves}");
}

#[test]
fn two_pawns_may_not_share_a_capture_without_rank() {
    let text = "[FEN \"4k3/8/2p5/3P4/2p5/3P4/8/4K3 w - - 0 1\"]\n1. dc *";
    let error = pgn::read(text).unwrap_err();
    assert_eq!((error.line, error.column), (2, 4));
    assert!(error.expected.starts_with("a pawn's capture"));
}

#[rstest]
#[case("--")]
#[case("Z0")]
#[case("––")]
#[case("0000")]
fn a_null_move_is_refused_by_name(#[case] null: &str) {
    let expected = "a move of a piece: no rules allow a null move";
    assert_eq!(
        pgn::read(&format!("1. e4 {null} *")).unwrap_err().expected,
        expected
    );
    assert_eq!(
        bpgn::read(&format!("1A. {null} *")).unwrap_err().expected,
        expected
    );
}

/// Digits without a point are no move number.
#[rstest]
#[case("1. 5254 5755 *")]
#[case("5254 5755 *")]
#[case("1. e4 57551 *")]
fn numeric_notation_is_refused_by_name(#[case] text: &str) {
    let expected =
        "a move with letters such as e2e4: the digits of correspondence chess are not read";
    assert_eq!(pgn::read(text).unwrap_err().expected, expected);
    let error = bpgn::read("1A. 5254 *").unwrap_err();
    assert_eq!((error.column, error.expected), (5, expected));
}

#[rstest]
#[case("1. e4,e5 2. Nf3,Nc6 *")]
#[case("e4,e5,Nf3,Nc6")]
#[case("1.e4,e5,2.Nf3,Nc6 *")]
#[case("1. e4-e5 2. Nf3–Nc6 *")]
fn a_comma_or_a_dash_may_divide_two_moves(#[case] text: &str) {
    assert_eq!(chess(text), "e4 e5 Nf3 Nc6");
}

#[test]
fn both_lose_is_written_and_read() {
    let games = bpgn::read("1A. e4 0-0\n").unwrap();
    assert_eq!(games[0].result, Recorded::BothLose);
    assert_eq!(bpgn::write(&games), "1A. e4 0-0\n");
}
