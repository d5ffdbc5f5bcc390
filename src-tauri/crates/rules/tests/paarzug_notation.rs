//! The notation of pairs (prose, *PaarZugSchach* and *Spielregeln*; closing remark).

use kralle_rules::game_result::GameResult;
use kralle_rules::paarzug::clock::{Millis, TimeControl};
use kralle_rules::paarzug::game::{PairGame, Phase, Stored};
use kralle_rules::paarzug::notation::read::{ReadRecord, read};
use kralle_rules::paarzug::notation::replay::{record_of, replay};
use kralle_rules::paarzug::notation::{
    CaptureSign, CheckSign, Comment, NotatedMove, OrderSign, PairRecord, RecordedMove,
    RecordedPair, Tag,
};
use kralle_rules::paarzug::options::{PairDash, PairRules};
use kralle_rules::paarzug::piece_move::{PieceMove, PromotionRole};
use kralle_rules::paarzug::position::PairPosition;
use proptest::prelude::*;
use rstest::rstest;
use shakmaty::{Color, Role, Square};

fn replayed(text: &str) -> Result<kralle_rules::paarzug::notation::replay::Replayed, String> {
    let record = read(text).map_err(|it| it.to_string())?;
    replay(&record, PairPosition::initial(), PairRules::default()).map_err(|it| it.to_string())
}

/// An invented game with every mark.
const GAME: &str = "\
[White \"Ada Anders\"]
[Event \"Probe \\\"eins\\\"\"]

1. e2-e4 d7-d5
2. e4xd5 Ng8-f6
3. (d5-d6)Ng1-f3 Nf6xd5^
4. (Nf3-f5) c7-c5
5. Bf1-b5+ Nd5-f4
6. Bb5-a4 Bc8-d7^
7. O-O ?
1/2-1/2
";

#[test]
fn prose_a_game_with_every_mark_is_what_happens() {
    let told = replayed(GAME).unwrap();
    let tags = read(GAME).unwrap().record.tags;
    let mut record = record_of(&told.game, None, tags);
    record.result = GameResult::Draw;
    assert_eq!(record.to_string(), GAME);
}

#[test]
fn closing_remark_a_dash_when_black_goes_on_alone() {
    let text = "\
1. e2-e4 f7-f6
2. Qd1-h5+ a7-a6
|| 3. – g7-g6
4. Qh5xg6+ h7xg6
5. Bf1-e2 –
*
";
    let told = replayed(text).unwrap();
    assert_eq!(*told.game.phase(), Phase::Switched);
    let record = record_of(&told.game, told.ordinary.as_ref(), Vec::new());
    assert_eq!(record.to_string(), text);
}

fn black_first() -> PairRules {
    PairRules {
        pair_dash: PairDash::BlackFirst,
        ..PairRules::default()
    }
}

/// Black recaptures first, then White's stored move is made.
const BLACK_FIRST: &str = "1. e2-e4 d7-d5\n2. e4xd5 Ng8-f6\n3. Ng1-f3 Nf6xd5^\n*\n";

#[test]
fn prose_a_dash_where_black_moves_first() {
    let told = replayed(BLACK_FIRST).unwrap();
    let record = record_of(&told.game, None, Vec::new());
    assert_eq!(
        record.by_rules(&PairRules::default()).to_string(),
        BLACK_FIRST
    );
    let text = record.by_rules(&black_first()).to_string();
    assert_eq!(
        text,
        "1. e2-e4 d7-d5\n2. e4xd5 Ng8-f6\n3. – Nf6xd5^\n3. Ng1-f3 –\n*\n"
    );
    assert_eq!(read(&text).unwrap().record, record);
}

#[test]
fn comments_stay_where_they_stood() {
    let text = "{before} 1. e2-e4 {within} d7-d5 ; a } brace\n2. e4xd5{at once}Ng8-f6 * ; after";
    let written = read(text).unwrap().record.to_string();
    let expected = "{before}\n1. e2-e4 d7-d5\n{within}\n; a } brace\n2. e4xd5 Ng8-f6\n{at once}\n{ after}\n*\n";
    assert_eq!(written, expected);
    assert!(replayed(text).is_ok());
}

#[rstest]
#[case::german_letters("1. e2-e4 e7-e5\n2. Dd1-h5 Sb8-c6\n*", "Qd1-h5 Nb8-c6")]
#[case::ascii_dash("1. e2-e4 f7-f6\n2. Qd1-h5+ a7-a6\n|| 3. -- g7-g6\n*", "|| 3. – g7-g6")]
#[case::one_line("1. e2-e4 e7-e5 2. d2-d3 d7-d6 *", "2. d2-d3 d7-d6")]
#[case::carriage_returns("1. e2-e4 e7-e5\r2. d2-d3 d7-d6\r\n*", "2. d2-d3 d7-d6")]
#[case::byte_order_mark("\u{feff}1. e2-e4 e7-e5 *", "1. e2-e4 e7-e5")]
fn reading_is_lenient_where_it_is_clear(#[case] text: &str, #[case] line: &str) {
    let written = read(text).unwrap().record.to_string();
    assert!(written.contains(line), "{written}");
}

#[rstest]
#[case::nothing(
    "",
    "1:1: found the end of the text, expected 1. or a result (1-0, 0-1, 1/2-1/2, *)"
)]
#[case::number(
    "2. e2-e4 e7-e5",
    "1:1: found \"2.\", expected 1. or a result (1-0, 0-1, 1/2-1/2, *)"
)]
#[case::black_missing(
    "1. e2-e4",
    "1:9: found the end of the text, expected a move such as Ng1-f3, e4xd5 or O-O, a dash, or ?"
)]
#[case::no_square(
    "1. e2-e4 e7-e5\n2. Nz1-f3 d7-d6",
    "2:5: found \"Nz1-f3\", expected a move such as Ng1-f3, e4xd5 or O-O, a dash, or ?"
)]
#[case::no_sign(
    "1. e2e4 e7-e5",
    "1:6: found \"e2e4\", expected - or x between the squares"
)]
#[case::no_target("1. e2-e9 e7-e5", "1:7: found \"e2-e9\", expected the target square")]
#[case::same_square(
    "1. e2-e2 e7-e5",
    "1:7: found \"e2-e2\", expected another square than the start square"
)]
#[case::promotion(
    "1. e7-e8=K e7-e5",
    "1:11: found \"e7-e8=K\", expected Q, R, B or N after ="
)]
#[case::castling(
    "1. Ke1-g1 e7-e5",
    "1:4: found \"Ke1-g1\", expected O-O or O-O-O for castling"
)]
#[case::open_bracket(
    "1. (e2-e4 e7-e5",
    "1:10: found \"(e2-e4\", expected ) after the stored move"
)]
#[case::unreadable_in_brackets(
    "1. (?) e7-e5",
    "1:7: found \"(?)\", expected the move chosen instead, or ? without brackets"
)]
#[case::rest(
    "1. e2-e4!? e7-e5",
    "1:9: found \"e2-e4!?\", expected the end of the move"
)]
#[case::two_dashes(
    "1. - -",
    "1:6: found \"-\", expected a move beside the other player's dash"
)]
#[case::unclosed_comment(
    "1. e2-e4 {e7-e5",
    "1:10: found '{', expected a comment that is closed with }"
)]
#[case::variation(
    "1. e2-e4 e7-e5 (1. d2-d4 d7-d5) *",
    "1:16: found \"(1.\", expected 2. or a result: no variations, since brackets mark a stored move"
)]
#[case::two_switches("|| ||", "1:4: found \"||\", expected one || only")]
#[case::after_the_result("* 1. e2-e4 e7-e5", "1:3: found \"1.\", expected the end of the text")]
#[case::tag_name("[9 \"x\"]", "1:3: found ' ', expected a tag's name")]
#[case::tag_value(
    "[White \"x",
    "1:10: found the end of the text, expected a closing quotation mark"
)]
#[case::tag_escape(
    "[White \"\\x\"]",
    "1:10: found 'x', expected \\\" or \\\\ after a backslash"
)]
fn a_mistake_is_named_with_its_place(#[case] text: &str, #[case] message: &str) {
    assert_eq!(read(text).unwrap_err().to_string(), message);
}

#[rstest]
#[case::not_executed("1. e2-e5 e7-e5\n*", "1:4: found \"e2-e5\", expected (e2-e5)")]
#[case::executed("1. (e2-e4) e7-e5\n*", "1:4: found \"(e2-e4)\", expected e2-e4")]
#[case::other_piece("1. Ne2-e4 e7-e5\n*", "1:4: found \"Ne2-e4\", expected e2-e4")]
#[case::capture("1. e2xe4 e7-e5\n*", "1:4: found \"e2xe4\", expected e2-e4")]
#[case::check("1. e2-e4+ e7-e5\n*", "1:4: found \"e2-e4+\", expected e2-e4")]
#[case::first("1. e2-e4^ e7-e5\n*", "1:4: found \"e2-e4^\", expected e2-e4")]
#[case::dash(
    "1. – e7-e5\n*",
    "1:4: found \"–\", expected a move: no dash before ||"
)]
#[case::no_check(
    "1. e2-e4 e7-e5\n|| 2. d2-d3 d7-d6\n*",
    "2:7: found \"||\", expected a king in check before ordinary chess"
)]
#[case::switch_at_the_start(
    "||\n*",
    "1:1: found \"||\", expected a king in check before ordinary chess"
)]
#[case::dash_out_of_turn(
    "1. e2-e4 f7-f6\n2. Qd1-h5+ a7-a6\n|| 3. – g7-g6\n4. – a6-a5\n*",
    "4:4: found \"–\", expected an ordinary move after ||"
)]
#[case::move_out_of_turn(
    "1. e2-e4 f7-f6\n2. Qd1-h5+ a7-a6\n|| 3. a2-a3 g7-g6\n*",
    "3:7: found \"a2-a3\", expected the move of the player in check, and a dash for White when that is Black"
)]
#[case::choice_missing(
    "1. e2-e4 d7-d5\n2. e4xd5 Ng8-f6\n3. d5-d6 Nf6xd5^\n*",
    "3:4: found \"d5-d6\", expected (…) and the move chosen instead"
)]
fn a_record_must_be_what_happens(#[case] text: &str, #[case] message: &str) {
    assert_eq!(replayed(text).unwrap_err(), message);
}

#[test]
fn a_decided_game_has_its_result() {
    let text = "1. e2-e4 e7-e5\n2. Bf1-c4 Nb8-c6\n3. Qd1-h5 Nc6-d4\n4. Qh5xf7# a7-a6\n0-1\n";
    let message = replayed(text).unwrap_err();
    assert!(
        message.ends_with("expected the result 1-0 after this pair"),
        "{message}"
    );
    assert!(replayed(&text.replace("0-1", "1-0")).is_ok());
}

fn piece_move() -> impl Strategy<Value = PieceMove> {
    (0_u32..64, 0_u32..64, proptest::option::of(0_usize..4)).prop_filter_map(
        "two squares",
        |(from, to, promotion)| {
            (from != to).then(|| PieceMove {
                from: Square::new(from),
                to: Square::new(to),
                promotion: promotion.map(|it| PromotionRole::ALL[it]),
            })
        },
    )
}

fn notated(color: Color) -> impl Strategy<Value = NotatedMove> {
    (piece_move(), 0_usize..6, 0..3, 0_usize..3, any::<bool>()).prop_map(
        move |(piece_move, role, capture, check, first)| {
            let piece = Role::ALL[role].of(color);
            let castles = piece.role == Role::King
                && piece_move.from == Square::from_coords(shakmaty::File::E, color.backrank())
                && piece_move.to.rank() == color.backrank();
            NotatedMove {
                piece,
                piece_move,
                capture: match capture {
                    1 if !castles => CaptureSign::Capture,
                    2 if !castles => CaptureSign::EnPassant,
                    _ => CaptureSign::None,
                },
                check: [CheckSign::None, CheckSign::Check, CheckSign::Mate][check],
                order: if first {
                    OrderSign::First
                } else {
                    OrderSign::Usual
                },
            }
        },
    )
}

fn recorded(color: Color) -> impl Strategy<Value = RecordedMove> {
    prop_oneof![
        1 => Just(RecordedMove::Unreadable),
        5 => notated(color).prop_map(RecordedMove::Executed),
        2 => notated(color).prop_map(RecordedMove::Void),
        2 => (proptest::option::of(notated(color)), notated(color))
            .prop_map(|(stored, chosen)| RecordedMove::Replaced { stored, chosen }),
    ]
}

/// A comment of either kind; one in braces may have several lines.
fn comment_text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-z0-9 .(){;\\n]{0,12}".prop_map(|it: String| it.replace('}', "")),
        "[a-z }{;]{0,12}"
    ]
}

fn record() -> impl Strategy<Value = PairRecord> {
    let tag = (
        "[A-Za-z][A-Za-z0-9_]{0,8}",
        "[^\\r\\n\u{85}\u{2028}\u{2029}]{0,12}",
    )
        .prop_map(|(name, value)| Tag { name, value });
    let pair =
        (recorded(Color::White), recorded(Color::Black), 0..8).prop_map(|(white, black, dash)| {
            match dash {
                0 => RecordedPair {
                    white: RecordedMove::Dash,
                    black,
                },
                1 => RecordedPair {
                    white,
                    black: RecordedMove::Dash,
                },
                _ => RecordedPair { white, black },
            }
        });
    (
        proptest::collection::vec(tag, 0..3),
        proptest::collection::vec(pair, 0..6),
        proptest::option::of(0_usize..7),
        0_usize..4,
        proptest::collection::vec((0_usize..7, comment_text()), 0..3),
    )
        .prop_map(|(tags, pairs, ordinary, result, comments)| PairRecord {
            tags,
            ordinary_after: ordinary.filter(|it| *it <= pairs.len()),
            comments: {
                let mut found: Vec<Comment> = comments
                    .into_iter()
                    .map(|(after, text)| Comment {
                        after: after.min(pairs.len()),
                        text,
                    })
                    .collect();
                found.sort_by_key(|it| it.after);
                found
            },
            pairs,
            result: [
                GameResult::WhiteWins,
                GameResult::BlackWins,
                GameResult::Draw,
                GameResult::Continues,
            ][result],
        })
}

proptest! {
    #[test]
    fn writing_then_reading_is_identity(record in record()) {
        let text = record.to_string();
        let ReadRecord { record: again, .. } = read(&text).map_err(|it| {
            TestCaseError::fail(format!("{it}\n{text}"))
        })?;
        prop_assert_eq!(&again, &record);
        let text = record.by_rules(&black_first()).to_string();
        prop_assert_eq!(read(&text).map(|it| it.record), Ok(record), "{}", text);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "(\\[[A-Z]* \"|[1-9]\\. |[a-hKDON][1-8x-]|=Q|ep|[()?^+#* \n|–]|1-0|\\PC){0,30}") {
        if let Ok(it) = read(&text) {
            let written = it.record.to_string();
            prop_assert_eq!(read(&written).map(|it| it.record), Ok(it.record));
        }
    }

    #[test]
    fn a_game_that_was_played_can_be_written_and_replayed(
        wishes in proptest::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..12), 1..30),
    ) {
        let control = TimeControl { initial: Millis(1), increment: Millis(0) };
        let mut game = PairGame::new(PairPosition::initial(), PairRules::default(), control);
        for (white, black, void) in wishes {
            if *game.phase() != Phase::Storing {
                break;
            }
            for (color, wish) in [(Color::White, white), (Color::Black, black)] {
                let legal = game.position().legal_moves(color);
                let stored = match void {
                    0 => Stored::Unreadable,
                    1 => Stored::Move(PieceMove::new(Square::E1, Square::E8)),
                    _ => legal
                        .get(wish.index(legal.len().max(1)))
                        .map_or(Stored::Unreadable, |it| Stored::Move(*it)),
                };
                game.store(color, stored).unwrap();
            }
            game.stop_clock(Color::White, Millis(0)).unwrap();
            game.stop_clock(Color::Black, Millis(0)).unwrap();
            if let Phase::Choosing(color) = *game.phase() {
                let legal = game.position().legal_moves(color);
                game.choose_second(color, *white.get(&legal), Millis(0)).unwrap();
            }
        }
        let text = record_of(&game, None, Vec::new()).to_string();
        let told = replayed(&text).map_err(|it| TestCaseError::fail(format!("{it}\n{text}")))?;
        prop_assert_eq!(told.game.position(), game.position());
        prop_assert_eq!(told.game.phase(), game.phase());
    }
}

#[rstest]
#[case::french(
    "1. Re1-e2 Re8-e7\n2. Cb1-c3 Ta8-a6\n*",
    Ok("1. Ke1-e2 Ke8-e7\n2. Nb1-c3 Ra8-a6\n*")
)]
#[case::italian(
    "1. Re1-e2 (Ag8-h6)\n2. e7-e8=C Dd8xd2\n*",
    Ok("1. Ke1-e2 (Bg8-h6)\n2. e7-e8=N Qd8xd2\n*")
)]
#[case::english("1. Ra1-a3 Nb8-c6\n*", Ok("1. Ra1-a3 Nb8-c6\n*"))]
#[case::between_two("1. e2-e4 e7-e5\n2. Re1-e2 Sb8-c6\n*", Err((2, 4)))]
fn pieces_have_the_letters_of_one_language(
    #[case] text: &str,
    #[case] expected: Result<&str, (usize, usize)>,
) {
    let found = read(text).map(|it| it.record.to_string().trim().to_owned());
    let found = found.map_err(|error| (error.place.line, error.place.column));
    assert_eq!(found.as_deref().map_err(|place| *place), expected);
}
