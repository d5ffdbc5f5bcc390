//! Files of several games: an error costs its game, a wrong number is a remark.

use kralle_rules::notation::remark::Remark;
use kralle_rules::notation::{bpgn, pgn};
use proptest::prelude::*;
use rstest::rstest;

/// Games that stop at an unreadable text.
const BROKEN: [&str; 8] = [
    "1. e4 e5 2. Qx9 Nc6 3. Nf3 1-0",
    "1. e4 e5 2. Qx9",
    "1. e4 {never closed 2. d4 *",
    "1. e4 e5 (2. d4 never closed *",
    "[White \"Birch\"]\n[Result \"1-0\"]\n\n1. e4 0-1",
    "[White \"Birch\"]\n\n1. e4 -- 2. d4 {so} d5 *",
    "{ { { 1. e4 e9 *",
    "[White \"Birch\"]\n[FEN \"nothing\"]",
];

const GOOD: &str = "[White \"Aspen\"]\n[Black \"Elm\"]\n\n1. d4 d5 {[%clk 0:01:00]} 2. c4 1/2-1/2";

#[test]
fn a_game_that_cannot_be_read_costs_no_neighbor() {
    for broken in BROKEN {
        for end in ["\n", "\r\n"] {
            let text = format!("{GOOD}\n\n{broken}\n\n{GOOD}\n").replace('\n', end);
            let games = pgn::read_each(&text);
            let read: Vec<usize> = games
                .iter()
                .filter(|it| it.error.is_none())
                .map(|it| it.game.plies.len())
                .collect();
            assert_eq!(read, [3, 3], "{broken}: {games:#?}");
            assert_eq!(games.len(), 3, "{broken}: {games:#?}");
            assert!(pgn::read(&text).is_err());
        }
    }
}

#[test]
fn a_match_that_cannot_be_read_costs_no_neighbor() {
    let good = "[WhiteA \"Aspen\"]\n\n1A. d4 1a. d5 1B. e4 {Aspen resigns} 0-1";
    for broken in [
        "1A. e4 1a. Qz9 1B. e4 1-0",
        "1A. e4 {never closed\n",
        "[WhiteA \"Birch\"]\n[FEN \"8/8 | 8/8\"]\n\n1A. e4 *",
        "1. e4 e5 *",
        "1A. e4 1-0 1-0",
    ] {
        let text = format!("{good}\n\n{broken}\n\n{good}\n");
        let games = bpgn::read_each(&text);
        let read = games.iter().filter(|it| it.error.is_none()).count();
        // A second result is an error of its own.
        let expected = if broken.ends_with("1-0 1-0") { 3 } else { 2 };
        assert_eq!(read, expected, "{broken}: {games:#?}");
        assert_eq!(games.iter().filter(|it| it.error.is_some()).count(), 1);
        assert!(
            games.last().is_some_and(|it| it.error.is_none()),
            "{broken}"
        );
    }
}

#[test]
fn the_game_that_was_given_up_has_its_tags_and_the_place() {
    let text =
        "[White \"Birch\"]\n[Black \"Cedar\"]\n[Result \"1-0\"]\n\n1. e4 e5\n2. Qx9 Nc6 1-0\n";
    let games = pgn::read_each(text);
    let error = games[0].error.as_ref().unwrap();
    assert_eq!(
        error.to_string(),
        "6:4: found \"Qx9\", expected a move such as Nf3, a comment or a result"
    );
    assert_eq!(games[0].game.tag("Black"), Some("Cedar"));
    assert_eq!(games[0].game.result.text(), "1-0");
}

#[test]
fn the_tags_of_a_game_without_moves_are_its_own() {
    let games = pgn::read("[White \"Aspen\"]\n\n[White \"Birch\"]\n\n1. e4 *").unwrap();
    assert_eq!(games.len(), 2);
    assert_eq!(games[1].tag("White"), Some("Birch"));
}

fn numbers(remarks: &[Remark]) -> Vec<(u32, u32, u32)> {
    let number = |it: &Remark| {
        let Remark::MoveNumber {
            place,
            written,
            expected,
        } = *it
        else {
            panic!("{it:?}");
        };
        (place.column, written, expected)
    };
    remarks.iter().map(number).collect()
}

#[rstest]
#[case::right("1. e4 e5 2. Nf3 Nc6 3. Bb5 *", &[])]
#[case::typo("1. e4 e5 3. Nf3 Nc6 3. Bb5 *", &[(10, 3, 2)])]
#[case::skipped("1. e4 e5 3. Nf3 Nc6 4. Bb5 *", &[(10, 3, 2)])]
#[case::black("1. e4 {so} 2... e5 2. Nf3 *", &[(12, 2, 1)])]
#[case::position("[FEN \"4k3/8/8/8/8/8/8/4K2R b - - 0 40\"] 40... Kd7 41. Rh2 *", &[])]
#[case::begins_later("12. e4 e5 13. Nf3 *", &[(1, 12, 1)])]
fn a_wrong_move_number_is_a_remark(#[case] text: &str, #[case] expected: &[(u32, u32, u32)]) {
    let games = pgn::read_each(text);
    assert_eq!(games[0].error, None);
    assert_eq!(numbers(&games[0].remarks), expected);
}

#[rstest]
#[case::right("1A. e4 1B. d4 1a. e5 2A. Nf3 1b. d5 *", &[])]
#[case::board_b("1A. e4 1B. d4 1a. e5 1b. d5 3B. Nf3 *", &[(29, 3, 2)])]
#[case::typo("1A. e4 1a. e5 3A. Nf3 2a. Nc6 3A. Bb5 *", &[(15, 3, 2)])]
#[case::position("[FEN \"4k3/8/8/8/8/8/8/4K2R/ w - - 180 180 | 4k3/8/8/8/8/8/8/4K2R/ w - - 180 180\"] 1A. Rh2 1a. Kd7 2A. Rh3 *", &[])]
fn a_wrong_number_of_a_match_is_a_remark(#[case] text: &str, #[case] expected: &[(u32, u32, u32)]) {
    let games = bpgn::read_each(text);
    assert_eq!(games[0].error, None);
    assert_eq!(numbers(&games[0].remarks), expected);
}

/// A tag that cannot be read costs itself: the game has a remark for each.
#[rstest]
#[case::blank_result("[Result \"\"]", 1)]
#[case::forfeit("[Result \"1-0F\"]", 1)]
#[case::result_in_words("[Result \"won\"]", 1)]
#[case::blank_position("[FEN \"\"]", 1)]
#[case::hyphen("[White-Elo \"1650\"]", 0)]
#[case::umlaut("[Eröffnung \"Spanisch\"]", 0)]
#[case::backslash_at_the_end("[Site \"C:\\chess\\\"]", 0)]
#[case::never_closed("[Site \"Berlin]", 1)]
#[case::no_quotation_marks("[Site Berlin]", 1)]
#[case::no_bracket("[Site \"Berlin\"", 1)]
#[case::no_name("[\"Berlin\"]", 1)]
#[case::two_of_them("[Site Berlin]\n[Result \"?\"]", 2)]
fn a_tag_that_cannot_be_read_costs_itself(#[case] tag: &str, #[case] remarks: usize) {
    let text = format!("[White \"Birch\"]\n{tag}\n[Black \"Elm\"]\n\n1. e4 e5 1-0\n");
    let games = pgn::read_each(&text);
    assert_eq!(games.len(), 1, "{games:#?}");
    assert_eq!(games[0].error, None);
    assert_eq!(games[0].game.tag("Black"), Some("Elm"));
    assert_eq!(games[0].game.plies.len(), 2);
    let tags = games[0].remarks.iter().filter(|it| it.code() == "tag");
    assert_eq!(tags.count(), remarks);
    let both = text.replace("1. e4 e5", "1A. e4 1a. e5");
    let games = bpgn::read_each(&both);
    assert_eq!((games.len(), &games[0].error), (1, &None));
    assert_eq!(games[0].game.tag("Black"), Some("Elm"));
    assert_eq!(games[0].remarks.len(), remarks);
    let written = bpgn::write(&[games[0].game.clone()]);
    assert_eq!(bpgn::read(&written), Ok(vec![games[0].game.clone()]));
}

#[test]
fn a_backslash_at_the_end_of_a_value_is_kept() {
    let games = pgn::read("[Site \"C:\\chess\\\"]\n\n1. e4 *").unwrap();
    assert_eq!(games[0].tag("Site"), Some("C:\\chess\\"));
    assert_eq!(pgn::read(&pgn::write(&games)), Ok(games));
}

/// Text around games is skipped with a remark about its lines.
#[rstest]
#[case::greeting("Hello Jo,\nhere is the game:\n\n", "", &[2])]
#[case::signature("", "\n\nBest regards, Ina", &[1])]
#[case::both("Dear all,\n", "\n\n-- \nIna", &[1, 2])]
#[case::date("27.11.2026, round 3\n1. board: Birch\n", "", &[2])]
#[case::end_of_file("", "\n\u{1a}", &[])]
fn text_around_games_costs_none(
    #[case] before: &str,
    #[case] after: &str,
    #[case] expected: &[u32],
) {
    let moves = "[White \"Birch\"]\n\n1. e4 e5 1-0";
    let lines = |remarks: &[Remark]| {
        let lines = |it: &Remark| {
            let Remark::Text { lines, .. } = *it else {
                panic!("{it:?}");
            };
            lines
        };
        remarks.iter().map(lines).collect::<Vec<u32>>()
    };
    let text = format!("{before}{moves}{after}");
    let games = pgn::read_each(&text);
    assert_eq!((games.len(), &games[0].error), (1, &None), "{games:#?}");
    assert_eq!(
        (games[0].game.plies.len(), lines(&games[0].remarks)),
        (2, expected.to_vec())
    );
    if before.starts_with("27") {
        return;
    }
    let games = bpgn::read_each(&text.replace("1. e4 e5", "1A. e4 1a. e5"));
    assert_eq!((games.len(), &games[0].error), (1, &None), "{games:#?}");
    assert_eq!(
        (games[0].game.plies.len(), lines(&games[0].remarks)),
        (2, expected.to_vec())
    );
}

#[test]
fn text_between_games_and_below_open_ones_is_skipped() {
    let text = "1. e4 e5 1-0 (time)\nThanks, Jo\n\n[White \"Elm\"]\n\n1. d4 d5\n\nSee you!\n";
    let games = pgn::read_each(text);
    let read: Vec<_> = games
        .iter()
        .map(|it| (it.game.plies.len(), it.error.is_some(), it.remarks.len()))
        .collect();
    assert_eq!(read, [(2, false, 1), (2, false, 1)], "{games:#?}");
}

#[test]
fn a_quoted_mail_is_read() {
    let text = "> [White \"Birch\"]\n> [Black \"Elm\"]\n>\n> 1. e4 e5\n> 2. Nf3 1-0\n";
    let games = pgn::read(text).unwrap();
    assert_eq!(
        (games[0].tag("Black"), games[0].plies.len()),
        (Some("Elm"), 3)
    );
    let games = bpgn::read(
        &text
            .replace("1. e4 e5", "1A. e4 1a. e5")
            .replace("2. ", "2A. "),
    );
    assert_eq!(games.unwrap()[0].plies.len(), 3);
}

#[test]
fn a_text_without_a_game_has_the_place_of_an_error() {
    for games in [
        pgn::read_each("Dear Jo,\nno game.")
            .into_iter()
            .map(|it| it.error)
            .collect::<Vec<_>>(),
        bpgn::read_each("Dear Jo,\nno game.")
            .into_iter()
            .map(|it| it.error)
            .collect(),
    ] {
        let [Some(error)] = &games[..] else {
            panic!("{games:?}")
        };
        assert_eq!((error.line, error.column), (1, 1));
    }
}

#[test]
fn lines_for_other_programs_are_skipped_in_matches() {
    let games = bpgn::read("1A. e4\n% 1a. c5\n1a. e5 *").unwrap();
    assert_eq!(games[0].plies.len(), 2);
}

/// Splits a file at blank lines before tags: a second, slow reader of the borders of games.
fn borders(text: &str) -> Vec<String> {
    let mut games: Vec<String> = Vec::new();
    for part in text.split("\n\n[White") {
        games.push(if games.is_empty() {
            part.to_owned()
        } else {
            format!("[White{part}")
        });
    }
    games
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn each_game_of_a_file_reads_as_it_reads_alone(
        chosen in prop::collection::vec((0..BROKEN.len(), any::<bool>()), 1..6),
        noise in "[a-zA-Z0-9 {}();.\\-+=]{0,30}",
    ) {
        let games: Vec<String> = chosen
            .into_iter()
            .map(|(index, good)| {
                let moves = if good { "1. d4 d5 2. c4 *".to_owned() } else { format!("{} {noise}", BROKEN[index].replace("[White", "[Event")) };
                format!("[White \"Aspen\"]\n[Black \"Elm\"]\n\n{moves}")
            })
            .collect();
        let text = games.join("\n\n");
        let together = pgn::read_each(&text);
        let alone: Vec<_> = borders(&text).iter().flat_map(|it| pgn::read_each(it)).collect();
        let outline = |games: &[kralle_rules::notation::FileGame<pgn::Game>]| {
            let games = games.iter();
            let of_each = games.map(|it| (it.game.tags.clone(), it.game.plies.len(), it.error.is_some()));
            of_each.collect::<Vec<_>>()
        };
        prop_assert_eq!(outline(&together), outline(&alone), "{}", text);
    }

    #[test]
    fn any_text_ends(text in "([a-z0-9 \\[\\]{}();.\"\\-\n]|\\PC){0,200}") {
        let _ = (pgn::read_each(&text), bpgn::read_each(&text));
    }

    /// Games of any text are read again as they are written, in both kinds of records.
    #[test]
    fn games_of_any_text_are_read_again_as_written(
        words in prop::collection::vec(prop::sample::select(WORDS.to_vec()), 0..25),
    ) {
        for board in [false, true] {
            let mut text = words.join(" ").replace(" |", "\n").replace("| ", "\n");
            if board {
                text = text.replace("1. ", "1A. ").replace("e5", "1a. e5");
                let games: Vec<_> = bpgn::read_each(&text).into_iter()
                    .filter(|it| it.error.is_none()).map(|it| it.game).collect();
                prop_assert_eq!(bpgn::read(&bpgn::write(&games)), Ok(games), "{}", text);
            } else {
                let games: Vec<_> = pgn::read_each(&text).into_iter()
                    .filter(|it| it.error.is_none()).map(|it| it.game).collect();
                prop_assert_eq!(pgn::read(&pgn::write(&games)), Ok(games), "{}", text);
            }
        }
    }
}

/// Words of records and of the texts around them; a bar is the end of a line.
const WORDS: [&str; 47] = [
    "1. e4",
    "e5",
    "e4e5",
    "Nf3Nc6",
    "a8",
    "Q",
    "(=Q)",
    "[Q]",
    "=",
    "=N",
    "b8",
    "1-0",
    "(1-0)",
    "0-1 (time)",
    "*",
    "1/2-1/2",
    "{so}",
    "{Black resigns}",
    "; rest |",
    "|",
    "||",
    "| > ",
    "[White \"Birch\"] |",
    "[White Birch] |",
    "[White \"Birch] |",
    "[Result \"won\"] |",
    "[Result \"remis\"] |",
    "[result \"1-0\"] |",
    "[FEN \"\"] |",
    "[Site \"C:\\\"] |",
    "[\"x\"] |",
    "(1... c5)",
    "!?",
    "e.p.",
    "matt",
    "resigns",
    "Schwarz gibt auf",
    "Dear Jo,",
    "27.11.2026",
    "1)",
    "-",
    "N",
    "\u{1a}",
    ",",
    "| % no",
    "[Eröffnung \"x\"] |",
    "$1",
];
