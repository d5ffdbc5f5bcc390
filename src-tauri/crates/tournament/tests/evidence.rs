//! Records and final positions that confirm or contradict a result (D 5.3, 5.6; S R5; PZSR 1, 8;
//! FIDE 5.1): a table of games and entries.

use crate::sample;

use kralle_rules::article::Article;
use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{
    Board, Cause, Claimed, Contradiction, Evidence, Finding, Format, Formation, GameAt, GameRecord,
    GameRecordError, LONGEST_RECORD, LotsOrder, NumberOrder, PositionText, RecordNotation, Refusal,
    ResultEntry, Role, RoundNumber, RuleSet, Seating, TableNumber, Tournament, Verdict,
};
use rstest::rstest;
use sample::{line, player, settings};

const ONE: RoundNumber = RoundNumber::FIRST;
const TABLE: TableNumber = TableNumber::FIRST;

/// Starts a tournament and publishes round 1. In a match of teams the first-named has White on
/// board 1, unless the rules fix the opposite (D 8.2). In a single game it is White.
fn begun(rules: &str) -> Tournament {
    let rules = RuleSet::from_toml(&format!("base = \"{rules}\"")).unwrap();
    let tandem = rules.game() == kralle_rules::preset::Game::Tandem;
    let formation = if tandem {
        Formation::PotDraw
    } else {
        Formation::SinglePlayers
    };
    let mut it = Tournament::new(settings(rules, formation, Format::RoundRobin));
    for number in 0..8 {
        it.add_player(player(&format!("Probe {number:02}"), 2000 - 10 * number))
            .unwrap();
    }
    let seed = Seed::parse("739142068").unwrap();
    if tandem {
        let (wish, third_joins) = (Wish::Anyone, None);
        it.draw_teams(&LotsOrder {
            seed,
            wish,
            third_joins,
        })
        .unwrap();
    } else {
        it.give_numbers(&seed, NumberOrder::Strength).unwrap();
    }
    it.pair_round().unwrap();
    it.publish_round(ONE).unwrap();
    if tandem
        && it
            .match_at(ONE, TABLE)
            .unwrap()
            .current()
            .team_of_rules(Role::First)
            .is_none()
    {
        it.choose_seating(GameAt::first(ONE, TABLE), Seating::Parallel)
            .unwrap();
        it.choose_colors(GameAt::first(ONE, TABLE), Role::First)
            .unwrap();
    }
    it
}

/// Parses a text with ` | ` as a position of both boards, any other as a record.
fn evidence(text: &str) -> Evidence {
    if text.contains(" | ") {
        Evidence {
            position: Some(PositionText::parse(text).unwrap()),
            record: None,
        }
    } else {
        Evidence {
            position: None,
            record: Some(GameRecord::parse(text).unwrap()),
        }
    }
}

/// Parses `1`, `0`, `=` or `-`: won by the first or second named, drawn, lost by both. If the cause
/// happens on a board, the winner is the player on board 1. With a trailing `b`, it happened on
/// board 2.
fn entry(it: &Tournament, verdict: &str, cause: Cause) -> ResultEntry {
    let found = it.match_at(ONE, TABLE).unwrap();
    let (sign, board) = match verdict.split_at(1) {
        (sign, "b") => (sign, Board::B),
        (sign, _) => (sign, Board::A),
    };
    let won = |role| match found.player_on(found.current(), role, board) {
        Some(player) if cause.is_on_a_board() => Claimed::Player(player),
        _ => Claimed::Team(found.sides.of(role).lead()),
    };
    ResultEntry {
        at: GameAt::first(ONE, TABLE),
        claimed: match sign {
            "1" => won(Role::First),
            "0" => won(Role::Second),
            "=" => Claimed::Drawn,
            _ => Claimed::BothLose,
        },
        cause,
        reason: Some(line("Probe")),
    }
}

fn against(rules: &str, text: &str, verdict: &str, cause: Cause) -> Option<Contradiction> {
    let it = begun(rules);
    let found = it.contradiction(&entry(&it, verdict, cause), &evidence(text));
    found.unwrap().map(|(why, _)| why)
}

// Ordinary chess.
const MATE: &str = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0";
const STALEMATE: &str = "[SetUp \"1\"]\n[FEN \"7k/8/8/6Q1/8/8/8/K7 w - - 0 1\"]\n1. Qg6 1/2-1/2";
const GOES_ON: &str = "1. e4 e5 *";
const WON: &str = "1. e4 e5 {resigns} 1-0";
const BROKEN: &str = "1. e4 e5 2. Ke3 *";
/// White's king moves two squares; Black has a bare king.
const BARE: &str = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n1. Ke3 *";

// Games in pairs.
const PAIR_MATE: &str = "[Position \"6k1/5ppp/p7/8/8/8/8/4R1K1\"]\n1. Re1-e8# a6-a5\n1-0";
const PAIR_KINGS: &str = "[Position \"8/8/4k3/8/8/4K3/8/R7\"]\n1. Ke3-e4+ Ke6-e5+\n1/2-1/2";
const PAIR_GOES_ON: &str = "1. e2-e4 e7-e5\n*";
const PAIR_WON: &str = "1. e2-e4 e7-e5\n1-0";
const PAIR_BROKEN: &str = "1. e2-e4 e7-e4\n*";
const PAIR_REPEATED: &str = "[Position \"4k2r/7p/8/8/8/8/7P/4K2R\"]\n\
                             1. Rh1-g1 Rh8-g8\n2. Rg1-h1 Rg8-h8\n\
                             3. Rh1-g1 Rh8-g8\n4. Rg1-h1 Rg8-h8\n1/2-1/2";

#[rstest]
#[case::the_mate(MATE, "1", Cause::Checkmate, None)]
#[case::of_the_other(MATE, "0", Cause::Checkmate, Some(Contradiction::MateSaysOtherwise))]
#[case::not_drawn(MATE, "=", Cause::DrawAgreed, Some(Contradiction::MateSaysOtherwise))]
#[case::the_arbiter_decides(MATE, "=", Cause::ArbiterDecision, None)]
#[case::both_lose(MATE, "-", Cause::ArbiterDecision, None)]
#[case::the_stalemate(STALEMATE, "=", Cause::Stalemate, None)]
#[case::won_by_stalemate(
    STALEMATE,
    "1",
    Cause::Resignation,
    Some(Contradiction::ResultSaysOtherwise)
)]
#[case::no_mate(GOES_ON, "1", Cause::Checkmate, Some(Contradiction::NoMate))]
#[case::no_stalemate(
    GOES_ON,
    "=",
    Cause::Stalemate,
    Some(Contradiction::ResultSaysOtherwise)
)]
#[case::resigned(GOES_ON, "0", Cause::Resignation, None)]
#[case::the_recorded_result(WON, "1", Cause::Resignation, None)]
#[case::another_result(WON, "0", Cause::Resignation, Some(Contradiction::RecordSaysOtherwise))]
#[case::breaks_off(BROKEN, "0", Cause::Resignation, Some(Contradiction::RecordBreaksOff))]
#[case::by_an_illegal_move(BROKEN, "0", Cause::IllegalMove, None)]
#[case::fide_7_5_5_drawn_though_both_can_mate(
    BROKEN,
    "=",
    Cause::IllegalMove,
    Some(Contradiction::ResultSaysOtherwise)
)]
#[case::fide_7_5_5_drawn_since_one_cannot_mate(BARE, "=", Cause::IllegalMove, None)]
#[case::fide_7_5_5_won_by_a_bare_king(
    BARE,
    "0",
    Cause::IllegalMove,
    Some(Contradiction::ResultSaysOtherwise)
)]
fn a_record_of_ordinary_chess_bears_a_result_out(
    #[case] record: &str,
    #[case] verdict: &str,
    #[case] cause: Cause,
    #[case] expected: Option<Contradiction>,
) {
    assert_eq!(against("standard", record, verdict, cause), expected);
}

#[rstest]
#[case::pzsr_8_the_mate(PAIR_MATE, "1", Cause::Checkmate, None)]
#[case::pzsr_8_of_the_other(
    PAIR_MATE,
    "0",
    Cause::Checkmate,
    Some(Contradiction::MateSaysOtherwise)
)]
#[case::pzsr_8_not_drawn(
    PAIR_MATE,
    "=",
    Cause::DrawAgreed,
    Some(Contradiction::MateSaysOtherwise)
)]
#[case::the_arbiter_decides(PAIR_MATE, "0", Cause::ArbiterDecision, None)]
#[case::both_lose(PAIR_MATE, "-", Cause::ArbiterDecision, None)]
#[case::pzsr_8_kings(PAIR_KINGS, "=", Cause::KingsAdjacent, None)]
#[case::pzsr_8_kings_draw(
    PAIR_KINGS,
    "1",
    Cause::Resignation,
    Some(Contradiction::ResultSaysOtherwise)
)]
#[case::pzsr_8_no_kings(
    PAIR_GOES_ON,
    "=",
    Cause::KingsAdjacent,
    Some(Contradiction::ResultSaysOtherwise)
)]
#[case::pzsr_8_no_mate(PAIR_GOES_ON, "1", Cause::Checkmate, Some(Contradiction::NoMate))]
#[case::pzsr_8_no_two_mates(PAIR_GOES_ON, "=", Cause::BothMated, Some(Contradiction::NoMate))]
#[case::pzsr_8_repeated(PAIR_REPEATED, "=", Cause::Repetition, None)]
#[case::pzsr_8_not_repeated(
    PAIR_GOES_ON,
    "=",
    Cause::Repetition,
    Some(Contradiction::ResultSaysOtherwise)
)]
#[case::pzsr_8_not_fifty(
    PAIR_REPEATED,
    "=",
    Cause::FiftyMoves,
    Some(Contradiction::ResultSaysOtherwise)
)]
#[case::fide_7_5_5_drawn_though_both_can_mate(
    PAIR_GOES_ON,
    "=",
    Cause::IllegalMove,
    Some(Contradiction::ResultSaysOtherwise)
)]
#[case::resigned(PAIR_GOES_ON, "0", Cause::Resignation, None)]
#[case::the_recorded_result(PAIR_WON, "1", Cause::Resignation, None)]
#[case::another_result(
    PAIR_WON,
    "0",
    Cause::Resignation,
    Some(Contradiction::RecordSaysOtherwise)
)]
#[case::pzsr_1_breaks_off(
    PAIR_BROKEN,
    "1",
    Cause::Resignation,
    Some(Contradiction::RecordBreaksOff)
)]
#[case::broken_and_the_arbiter(PAIR_BROKEN, "1", Cause::ArbiterDecision, None)]
fn a_record_in_pairs_bears_a_result_out(
    #[case] record: &str,
    #[case] verdict: &str,
    #[case] cause: Cause,
    #[case] expected: Option<Contradiction>,
) {
    assert_eq!(against("pzs", record, verdict, cause), expected);
}

// Both boards. White mates on board 1: finally, and so that a pawn promoted on the other board
// helps.
const FINAL: &str = "7k/6pQ/8/8/8/3B4/8/6K1[] b - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
const PENDING: &str = "7k/6pQ/8/8/8/3B4/8/6K1[] b - - 0 1 | 4k3/P7/8/8/8/8/8/4K3[] w - - 0 1";
/// The promoted pawn takes the mating rook, and leaves a stalemate.
const STALEMATE_LEFT: &str = "k7/2P5/1K6/8/8/8/8/R7[] b - - 0 1 | 8/P3k3/8/8/8/8/8/4K3[] w - - 0 1";
const QUIET: &str = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
/// Resigned on board 1 by Black, so that the first-named team wins.
const BOARDS_WON: &str = "[Result \"1-0\"]\n1A. e4 1a. e5 {resigns} 1-0";
const BOARDS_BROKEN: &str = "1A. e4 1a. e5 2A. Ke3 *";

#[rstest]
#[case::d_5_3_the_mate(FINAL, "1", Cause::Checkmate, None)]
#[case::d_5_3_of_the_other(FINAL, "0", Cause::Checkmate, Some(Contradiction::MateSaysOtherwise))]
#[case::d_5_3_on_the_other_board(
    FINAL,
    "1b",
    Cause::Checkmate,
    Some(Contradiction::MateSaysOtherwise)
)]
#[case::d_5_3_resigned_after_it(
    FINAL,
    "0",
    Cause::Resignation,
    Some(Contradiction::MateSaysOtherwise)
)]
#[case::the_partner_cannot_help_by_the_swiss_rules(PENDING, "1", Cause::Checkmate, None)]
#[case::d_5_3_no_mate(QUIET, "1", Cause::Checkmate, Some(Contradiction::NoMate))]
#[case::resigned_by_who_is_mated(FINAL, "1", Cause::Resignation, None)]
#[case::no_two_mates(QUIET, "=", Cause::BothMated, Some(Contradiction::NoMate))]
#[case::resigned(QUIET, "1", Cause::Resignation, None)]
#[case::flag(QUIET, "0b", Cause::FlagFall, None)]
#[case::the_arbiter_decides(FINAL, "0", Cause::ArbiterDecision, None)]
#[case::the_recorded_result(BOARDS_WON, "1", Cause::Resignation, None)]
#[case::another_result(
    BOARDS_WON,
    "0",
    Cause::Resignation,
    Some(Contradiction::RecordSaysOtherwise)
)]
#[case::breaks_off(
    BOARDS_BROKEN,
    "0",
    Cause::Resignation,
    Some(Contradiction::RecordBreaksOff)
)]
#[case::by_an_illegal_move(BOARDS_BROKEN, "0", Cause::IllegalMove, None)]
fn both_boards_bear_a_result_out(
    #[case] text: &str,
    #[case] verdict: &str,
    #[case] cause: Cause,
    #[case] expected: Option<Contradiction>,
) {
    assert_eq!(against("swiss", text, verdict, cause), expected);
}

#[test]
fn d_5_3_2_a_mate_that_the_partner_can_avert_has_not_ended_the_match() {
    let won = |text| against("dsj", text, "0", Cause::Checkmate);
    assert_eq!(won(FINAL), None);
    assert_eq!(won(PENDING), Some(Contradiction::MateNotFinal));
    assert_eq!(won(STALEMATE_LEFT), Some(Contradiction::MateNotFinal));
    let by_o_7_1_d = against("ordnung", STALEMATE_LEFT, "0", Cause::Checkmate);
    assert_eq!(by_o_7_1_d, Some(Contradiction::MateNotFinal));
}

/// The finding from the game alone, as `result cause`.
#[rstest]
#[case::chess_mate("standard", MATE, "1 checkmate")]
#[case::chess_stalemate("standard", STALEMATE, "= stalemate")]
#[case::chess_resigned("standard", WON, "1 resignation")]
#[case::chess_goes_on("standard", GOES_ON, "goes on")]
#[case::chess_broken("standard", BROKEN, "broken at 2. Ke3")]
#[case::pairs_mate("pzs", PAIR_MATE, "1 checkmate")]
#[case::pairs_kings("pzs", PAIR_KINGS, "= kings_adjacent")]
#[case::pairs_recorded("pzs", PAIR_WON, "1 -")]
#[case::pairs_go_on("pzs", PAIR_GOES_ON, "goes on")]
#[case::pairs_broken("pzs", PAIR_BROKEN, "broken at \"e7-e4\"")]
#[case::boards_mate("swiss", FINAL, "1 checkmate on board 1")]
#[case::boards_go_on("swiss", QUIET, "goes on")]
#[case::boards_resigned("swiss", BOARDS_WON, "1 resignation")]
#[case::boards_broken("swiss", BOARDS_BROKEN, "broken at 2A Ke3")]
#[case::chess_in_a_match_of_teams("swiss", MATE, "nothing")]
#[case::boards_in_a_single_game("standard", BOARDS_WON, "nothing")]
#[case::pairs_in_ordinary_chess("standard", PAIR_KINGS, "nothing")]
fn evidence_shows_how_the_game_ended(
    #[case] rules: &str,
    #[case] text: &str,
    #[case] expected: &str,
) {
    let found = begun(rules)
        .examine(GameAt::first(ONE, TABLE), &evidence(text))
        .unwrap();
    let said = match found {
        Finding::Ended {
            verdict,
            cause,
            board,
            ..
        } => {
            let sign = match verdict {
                Verdict::FirstWins => "1",
                Verdict::SecondWins => "0",
                Verdict::Drawn => "=",
                Verdict::BothLose => "-",
            };
            let cause = cause.map_or("-", Cause::code);
            let board = board.map(|it| format!(" on board {}", it.number()));
            format!("{sign} {cause}{}", board.unwrap_or_default())
        }
        Finding::GoesOn { .. } => "goes on".to_owned(),
        Finding::Broken { at } => format!("broken at {at}"),
        Finding::Nothing => "nothing".to_owned(),
        Finding::Arbiter { .. } | Finding::SeatingOpen => format!("{found:?}"),
    };
    assert_eq!(said, expected);
}

#[rstest]
#[case::both_boards(BOARDS_WON, Some(RecordNotation::Tandem))]
#[case::chess(MATE, Some(RecordNotation::Chess))]
#[case::chess_from_a_position(STALEMATE, Some(RecordNotation::Chess))]
#[case::pairs(PAIR_MATE, Some(RecordNotation::Pairs))]
#[case::pairs_that_chess_reads_too("1. e2-e4 e7-e5 *", Some(RecordNotation::Pairs))]
#[case::no_game("", None)]
#[case::two_games("1. e4 *\n\n1. d4 *", None)]
fn one_game_is_kept_in_the_notation_it_is_written_in(
    #[case] text: &str,
    #[case] expected: Option<RecordNotation>,
) {
    let read = GameRecord::parse(text).ok();
    let notations = read.map(|it| {
        (
            it.game().is_some(),
            it.pairs().is_some(),
            it.chess().is_some(),
        )
    });
    let expected = expected.map(|it| match it {
        RecordNotation::Tandem => (true, false, false),
        RecordNotation::Pairs => (false, true, false),
        RecordNotation::Chess => (false, false, true),
    });
    assert_eq!(notations, expected);
}

#[test]
fn what_the_program_writes_of_a_game_is_read_as_that_game() {
    let chess = kralle_rules::notation::pgn::read("1. e4 *").unwrap();
    let kept = GameRecord::of_chess(&chess[0]).unwrap();
    let again = GameRecord::parse(kept.as_str()).unwrap();
    assert_eq!(again, kept);
    assert_eq!(again.chess().as_ref().map(|it| it.plies.len()), Some(1));
    let boards = kralle_rules::notation::bpgn::read(BOARDS_WON).unwrap();
    let kept = GameRecord::of(&boards[0]).unwrap();
    assert_eq!(GameRecord::parse(kept.as_str()), Ok(kept));
    let pairs = evidence(PAIR_MATE).record.unwrap().pairs().unwrap().record;
    let kept = GameRecord::of_pairs(&pairs).unwrap();
    assert_eq!(kept.pairs().unwrap().record, pairs);
    assert_eq!(GameRecord::parse(kept.as_str()), Ok(kept));
}

#[test]
fn one_move_of_ordinary_chess_that_could_be_one_in_pairs_stays_chess() {
    let text = "[SetUp \"1\"]\n[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n1. O-O O-O *";
    let chess = kralle_rules::notation::pgn::read(text).unwrap();
    let kept = GameRecord::of_chess(&chess[0]).unwrap();
    let again = GameRecord::parse(kept.as_str()).unwrap();
    assert!(again.chess().is_some() && again.pairs().is_none());
}

#[test]
fn a_record_has_256_kib_at_most() {
    let long = |bytes: usize| format!("{}{}", " ".repeat(bytes - MATE.len()), MATE);
    assert!(GameRecord::parse(&long(LONGEST_RECORD)).is_ok());
    let bytes = LONGEST_RECORD + 1;
    let too_long = Err(GameRecordError::TooLong { bytes });
    assert_eq!(GameRecord::parse(&long(bytes)), too_long);
    // A rewritten record is measured after rewriting.
    let mut game = kralle_rules::notation::pgn::read(MATE).unwrap().remove(0);
    let written = GameRecord::of_chess(&game).unwrap().as_str().len();
    let room = LONGEST_RECORD - written - "{}\n".len();
    game.preface = vec!["x".repeat(room)];
    let full = GameRecord::of_chess(&game).unwrap().as_str().len();
    game.preface = vec!["x".repeat(room + LONGEST_RECORD - full)];
    let kept = GameRecord::of_chess(&game).unwrap();
    assert_eq!(kept.as_str().len(), LONGEST_RECORD);
    game.preface[0].push('x');
    assert_eq!(GameRecord::of_chess(&game), too_long);
}

#[test]
fn the_record_of_a_game_that_was_played_here_is_kept_unasked() {
    let mut it = begun("standard");
    let (round, table) = (ONE, TABLE);
    let record = evidence(WON).record.unwrap();
    let missing = it.keep_record(GameAt::first(ONE, TABLE), record.clone());
    assert_eq!(missing, Err(Refusal::NoResult { round, table }));
    let entry = entry(&it, "0", Cause::Resignation);
    it.enter_result(&entry).unwrap();
    let kept = |it: &Tournament| {
        it.match_at(ONE, TABLE)
            .unwrap()
            .current()
            .outcome
            .clone()
            .unwrap()
    };
    assert!(kept(&it).evidence.is_empty());
    it.keep_record(GameAt::first(ONE, TABLE), record).unwrap();
    assert_eq!(kept(&it).evidence, evidence(WON));
    assert!(!evidence(WON).is_empty() && !evidence(QUIET).is_empty());
    assert_eq!(evidence(QUIET).position.unwrap().as_str(), QUIET);
}

#[test]
fn evidence_that_contradicts_is_kept_by_the_arbiters_word_alone() {
    let mut it = begun("standard");
    let (round, table) = (ONE, TABLE);
    let resigned = entry(&it, "0", Cause::Resignation);
    let missing = it.attach_evidence(&resigned, evidence(GOES_ON), None);
    assert_eq!(missing, Err(Refusal::NoResult { round, table }));
    it.enter_result(&resigned).unwrap();
    let refused = it.attach_evidence(&resigned, evidence(MATE), None);
    assert_eq!(
        refused,
        Err(Refusal::EvidenceContradicts {
            round,
            table,
            why: Contradiction::MateSaysOtherwise,
            article: Article::ordinary_chess("Schachmatt"),
        })
    );
    let reason = line("Die Partie ging weiter");
    it.attach_evidence(&resigned, evidence(MATE), Some(reason.clone()))
        .unwrap();
    let outcome = it
        .match_at(ONE, TABLE)
        .unwrap()
        .current()
        .outcome
        .clone()
        .unwrap();
    assert_eq!(outcome.evidence, evidence(MATE));
    let overruled = outcome.overruled.unwrap();
    assert_eq!(overruled.contradiction, Contradiction::MateSaysOtherwise);
    assert_eq!(overruled.reason, reason);
    // Evidence without a contradiction needs no reason, and removes the old one.
    it.attach_evidence(&resigned, evidence(GOES_ON), Some(reason))
        .unwrap();
    let outcome = it
        .match_at(ONE, TABLE)
        .unwrap()
        .current()
        .outcome
        .clone()
        .unwrap();
    assert_eq!(outcome.overruled, None);
}

/// O 10.3: the winner of a match is the player of a board if something on it decided.
#[rstest]
#[case::on_a_board("swiss", "1b", Cause::Resignation, Some(Board::B))]
#[case::on_none("swiss", "1b", Cause::ArbiterDecision, None)]
#[case::of_one("standard", "1", Cause::Resignation, None)]
fn the_board_that_decided_is_kept_in_a_match_of_two(
    #[case] rules: &str,
    #[case] verdict: &str,
    #[case] cause: Cause,
    #[case] board: Option<Board>,
) {
    let mut it = begun(rules);
    let mut entry = entry(&it, verdict, Cause::Resignation);
    entry.cause = cause;
    it.enter_result(&entry).unwrap();
    let outcome = it
        .match_at(ONE, TABLE)
        .unwrap()
        .current()
        .outcome
        .clone()
        .unwrap();
    assert_eq!(
        (outcome.verdict, outcome.board),
        (Verdict::FirstWins, board)
    );
}

#[test]
fn answers_are_numbered_within_their_match_and_forgotten_one_by_one() {
    let mut it = begun("swiss");
    let two = TableNumber::new(2).unwrap();
    let quiet = || PositionText::parse(QUIET).unwrap();
    for (table, card) in [(TABLE, "a"), (two, "b"), (TABLE, "c")] {
        it.keep_answer(ONE, table, quiet(), card.to_owned())
            .unwrap();
    }
    let kept = |it: &Tournament, table| -> Vec<(u16, String)> {
        let answers = it.answers_at(ONE, table);
        answers.map(|it| (it.number, it.card.clone())).collect()
    };
    let numbered = |number: u16, card: &str| (number, card.to_owned());
    assert_eq!(kept(&it, TABLE), [numbered(1, "a"), numbered(2, "c")]);
    assert_eq!(kept(&it, two), [numbered(1, "b")]);
    it.forget_answer(ONE, TABLE, 1).unwrap();
    assert_eq!(kept(&it, TABLE), [numbered(2, "c")]);
    assert_eq!(kept(&it, two), [numbered(1, "b")]);
    let gone = it.forget_answer(ONE, TABLE, 1);
    let (round, table, number) = (ONE, TABLE, 1);
    assert_eq!(
        gone,
        Err(Refusal::AnswerUnknown {
            round,
            table,
            number
        })
    );
    // A number is not reused while a later one exists.
    it.keep_answer(ONE, TABLE, quiet(), "d".to_owned()).unwrap();
    assert_eq!(kept(&it, TABLE), [numbered(2, "c"), numbered(3, "d")]);
    for _ in 4..=99 {
        it.keep_answer(ONE, TABLE, quiet(), String::new()).unwrap();
    }
    let (round, table, kept) = (ONE, TABLE, 99);
    assert_eq!(
        it.keep_answer(ONE, TABLE, quiet(), String::new()),
        Err(Refusal::TooManyAnswers { round, table, kept })
    );
}
