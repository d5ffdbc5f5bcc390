//! Alternative readings of open passages: each changes an answer.

use crate::support;

use kralle_rules::adjudication::claim::{ClaimKind, FlagOrder};
use kralle_rules::adjudication::match_result::Events;
use kralle_rules::adjudication::mate_status::{MateOf, PartnerMoved, mates_since};
use kralle_rules::adjudication::stalemate::releases;
use kralle_rules::notation::{bpgn, wire};
use kralle_rules::replay::{Replay, replay};
use kralle_rules::result::Cause;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::Board;
use rstest::rstest;
use support::{QUIET, ask_toml, flags};

/// Black is mated on board A as long as no piece blocks on f8.
const MATED: &str = "4R1k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1";
/// Black has no move on board A, and is not in check.
const STALEMATED: &str = "k7/8/1Q6/8/8/8/8/7K[] b - - 0 1";
/// His partner, White of board B, can capture a knight.
const CAPTURE: &str = "4k3/8/8/3n4/4P3/8/8/4K3[] w - - 0 1";
/// The same, but his partner's opponent is to move.
const NOT_TO_MOVE: &str = "4k3/8/8/3n4/4P3/8/8/4K3[] b - - 0 1";

fn mate(toml: &str, b: &str, since: PartnerMoved) -> MateOf {
    let it = ask_toml(toml, MATED, b);
    mates_since(&it.rules, &it.position, [since, PartnerMoved::No])
        .pop()
        .unwrap()
}

#[rstest]
#[case::d_5_3_1_his_move_is_pending("until_partner_moves", CAPTURE, PartnerMoved::No, false)]
#[case::d_5_3_1_he_has_moved_otherwise("until_partner_moves", NOT_TO_MOVE, PartnerMoved::Yes, true)]
#[case::d_5_3_1_he_has_moved_and_is_to_move_again(
    "until_partner_moves",
    CAPTURE,
    PartnerMoved::Yes,
    true
)]
#[case::d_5_3_1_he_is_not_to_move("until_partner_moves", NOT_TO_MOVE, PartnerMoved::No, true)]
#[case::d_5_3_1_the_flag_alone_ends_the_waiting(
    "until_flag_fall",
    NOT_TO_MOVE,
    PartnerMoved::Yes,
    false
)]
#[case::d_5_3_1_until_the_flag_any_later_capture(
    "until_flag_fall",
    NOT_TO_MOVE,
    PartnerMoved::No,
    false
)]
fn when_a_mate_that_could_be_averted_is_final(
    #[case] pending_mate: &str,
    #[case] b: &str,
    #[case] since: PartnerMoved,
    #[case] is_final: bool,
) {
    let toml = format!("base = \"dsj\"\npending_mate = \"{pending_mate}\"");
    assert_eq!(mate(&toml, b, since).is_final(), is_final);
}

#[test]
fn o_7_1_d_a_capture_however_late_lapses_with_the_partners_other_move() {
    let any_time = "base = \"ordnung\"\navert_capture = \"any_time\"";
    assert!(!mate(any_time, NOT_TO_MOVE, PartnerMoved::No).is_final());
    assert!(mate(any_time, NOT_TO_MOVE, PartnerMoved::Yes).is_final());
    let waits = format!("{any_time}\npending_mate = \"until_flag_fall\"");
    assert!(!mate(&waits, NOT_TO_MOVE, PartnerMoved::Yes).is_final());
}

#[test]
fn d_5_3_1_a_way_that_stands_open_later_names_no_move_yet() {
    let toml = "base = \"dsj\"\npending_mate = \"until_flag_fall\"";
    let later = mate(toml, NOT_TO_MOVE, PartnerMoved::Yes);
    assert_eq!(later.avert_by[0].code(), "partner_capture_pending");
    assert_eq!(later.how, Vec::<String>::new());
    let now = mate(toml, CAPTURE, PartnerMoved::No);
    assert_eq!(now.how, ["B:e4d5"]);
    let path = now.averts[0].played.path();
    assert_eq!(
        (path.board, path.from, path.to, path.taken),
        (
            Board::B,
            Some(shakmaty::Square::E4),
            shakmaty::Square::D5,
            None
        )
    );
}

#[test]
fn d_5_3_2_the_piece_that_a_promotion_takes_is_named_with_its_square() {
    let it = ask_toml(
        "base = \"dsj\"",
        "4R1k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1",
        "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1",
    );
    let mate = it.mate().unwrap();
    let taken: Vec<_> = mate
        .averts
        .iter()
        .map(|it| it.played.path().taken)
        .collect();
    assert_eq!(taken, [Some((Board::A, shakmaty::Square::E8))]);
    let ground = mate.averts[0].by.ground(&it.rules);
    assert_eq!(ground.article.to_string(), "5.3.2");
    assert_eq!(ground.reading.unwrap().option, "avert_promotion");
}

/// Black is mated for good by a rook next to the king and its guard: no drop can block, but a
/// promotion can remove a piece.
#[rstest]
#[case::d_5_3_2_any_piece("any_piece", false)]
#[case::d_5_3_2_the_mating_piece("mating_piece", false)]
#[case::d_5_3_2_none("never", true)]
fn d_5_3_2_until_the_flag_falls_a_later_promotion_may_save(
    #[case] reading: &str,
    #[case] is_final: bool,
) {
    let toml = format!(
        "base = \"dsj\"\npending_mate = \"until_flag_fall\"\navert_promotion = \"{reading}\""
    );
    let it = ask_toml(&toml, "6k1/5pQp/7P/8/8/8/8/6K1[] b - - 0 1", QUIET);
    let found = mates_since(&it.rules, &it.position, [PartnerMoved::Yes; 2]);
    assert_eq!(found[0].is_final(), is_final);
}

#[test]
fn d_5_2_the_mated_players_flag_ends_the_waiting() {
    let it = ask_toml(
        "base = \"dsj\"\npending_mate = \"until_flag_fall\"",
        MATED,
        NOT_TO_MOVE,
    );
    let answer = |fallen: &[&str]| {
        it.answer(&Events {
            flags: flags(fallen, FlagOrder::Known),
            partner_moved: [PartnerMoved::Yes, PartnerMoved::No],
            ..Events::default()
        })
        .result
        .code()
    };
    assert_eq!(answer(&[]), "continues");
    assert_eq!(answer(&["A:black"]), "team1_wins");
}

fn played(toml: &str, record: &str) -> Replay {
    let rules = RuleSet::from_toml(toml).unwrap();
    let games = bpgn::read(record).unwrap();
    replay(&rules, &games[0])
}

/// White of board A is mated from h4; his partner passes over the capture on e4, and makes it a
/// move later.
const LATE_CAPTURE: &str = "1A. f3 1a. e5 1B. e4 1b. d5 2B. Nc3 2A. g4 2a. Qh4 \
    2b. Nf6 3B. a3 3b. dxe4 3A. P@g3 *";

#[test]
fn d_5_3_1_a_record_goes_on_until_the_flag_falls() {
    let lapsed = played("base = \"dsj\"", LATE_CAPTURE);
    assert_eq!((lapsed.plies, lapsed.ended_by), (8, Some(Cause::Checkmate)));
    assert_eq!(lapsed.fault.unwrap().reason.code(), "match_over");
    let waits = "base = \"dsj\"\npending_mate = \"until_flag_fall\"";
    let went_on = played(waits, LATE_CAPTURE);
    assert_eq!((went_on.plies, went_on.fault), (11, None));
}

#[test]
fn o_7_1_d_a_next_move_that_does_not_help_ends_the_match() {
    // His partner's opponent is to move when the mate comes about.
    let record = "1A. f3 1a. e5 1B. e4 1b. d5 2A. g4 2a. Qh4 2B. Nc3 2b. Nf6 *";
    let next_move = "base = \"ordnung\"\navert_capture = \"next_move\"";
    let ended = played(next_move, record);
    assert_eq!((ended.plies, ended.ended_by), (8, Some(Cause::Checkmate)));
    let pending_only = played("base = \"ordnung\"", record);
    assert_eq!(pending_only.fault.unwrap().ply, 6);
}
const PARTNER: &str = "8/P3k3/8/3n4/4P3/8/8/4K3[] w - - 0 1";

#[rstest]
#[case::d_6_2_a_piece_or_a_promotion("piece_or_promotion", &["B:a7a8=Q(A:b6)", "B:e4d5"])]
#[case::o_8_2_a_piece_only("piece_only", &["B:e4d5"])]
fn what_releases_a_stalemated_player(#[case] reading: &str, #[case] expected: &[&str]) {
    let toml = format!("base = \"dsj\"\nstalemate_release = \"{reading}\"");
    let standing = ask_toml(&toml, STALEMATED, PARTNER).standing();
    let mut moves: Vec<String> = standing
        .releases
        .iter()
        .map(|it| wire::write(it.played))
        .collect();
    moves.sort_unstable();
    assert_eq!(moves, expected);
    assert_eq!(standing.result.code(), "continues");
}

/// The shortest stalemate by captures of one side.
///
/// Then the partner takes the stalemating queen for his pawn, and the stalemated player moves.
const RELEASED_BY_PROMOTION: &str = "1A. e3 1a. a5 2A. Qh5 2a. Ra6 3A. Qxa5 3a. h5 4A. h4 4a. Rah6 \
    5A. Qxc7 5a. f6 6A. Qxd7 6a. Kf7 7A. Qxb7 7a. Qd3 8A. Qxb8 8a. Qh7 9A. Qxc8 9a. Kg6 10A. Qe6 \
    1B. b4 1b. a5 2B. h3 2b. axb4 3B. a4 3b. Nc6 4B. a5 4b. Rb8 5B. a6 5b. h6 6B. a7 6b. g6 \
    7B. a8=Q(e6) 10a. Kf7 *";

#[test]
fn o_8_2_in_a_record_a_promotion_releases_or_does_not() {
    let released = played("base = \"ordnung\"", RELEASED_BY_PROMOTION);
    assert_eq!(released.fault, None);
    let piece_only = "base = \"ordnung\"\nstalemate_release = \"piece_only\"";
    let fault = played(piece_only, RELEASED_BY_PROMOTION).fault.unwrap();
    assert_eq!(
        (fault.san.to_string().as_str(), fault.reason.code()),
        ("Kf7", "must_wait")
    );
}

#[rstest]
#[case::d_6_2_the_clocks_decide("clocks_decide", "continues")]
#[case::d_6_2_nobody_can_move("draw", "draw")]
fn both_boards_blocked(#[case] reading: &str, #[case] result: &str) {
    let toml = format!("base = \"dsj\"\nboth_blocked = \"{reading}\"");
    let it = ask_toml(&toml, STALEMATED, "7k/8/6Q1/8/8/8/8/K7[] b - - 0 1");
    assert_eq!(it.result(), result);
    // One player who can move keeps the match alive.
    assert_eq!(ask_toml(&toml, STALEMATED, PARTNER).result(), "continues");
}

#[rstest]
#[case::d_6_1_not_at_all("dsj", "", None)]
#[case::d_6_1_house_rule("dsj", "repetition = \"draw\"", Some(Cause::Repetition))]
#[case::s_f3d_house_rule("swiss", "repetition = \"draw\"", Some(Cause::Repetition))]
fn the_same_position_for_the_third_time(
    #[case] base: &str,
    #[case] option: &str,
    #[case] ended_by: Option<Cause>,
) {
    let toml = format!("base = \"{base}\"\n{option}");
    let record = "1A. Nf3 1a. Nf6 2A. Ng1 2a. Ng8 1B. e4 3A. Nf3 3a. Nf6 4A. Ng1 4a. Ng8 1/2-1/2";
    let found = played(&toml, record);
    assert_eq!((found.plies, found.ended_by), (9, ended_by));
    assert_eq!(found.follows(), ended_by.is_some());
    let claimed = ask_toml(&toml, QUIET, QUIET).claims(&[("A:white", ClaimKind::Threefold)]);
    assert_eq!(
        claimed,
        if ended_by.is_some() {
            "draw"
        } else {
            "refused"
        }
    );
}

#[test]
fn d_6_1_the_same_squares_with_another_hand_are_another_position() {
    // Board B gives White of board A a pawn between the second and the third time.
    let toml = "base = \"dsj\"\nrepetition = \"draw\"";
    let record = "1A. Nf3 1a. Nf6 2A. Ng1 2a. Ng8 1B. e4 1b. d5 2B. a3 2b. dxe4 \
        3A. Nf3 3a. Nf6 4A. Ng1 4a. Ng8 *";
    assert_eq!(played(toml, record).ended_by, None);
}

#[rstest]
#[case::o_3_2_nobody_touches_the_partners_clock("ordnung", "own_player", "arbiter", "3.2")]
#[case::o_3_2_house_rule("ordnung", "partner_may", "refused", "clock_press")]
#[case::d_2_1_fide_where_the_rules_are_silent("dsj", "own_player", "arbiter", "FIDE 6.2.1")]
fn the_partner_presses_the_clock(
    #[case] base: &str,
    #[case] reading: &str,
    #[case] outcome: &str,
    #[case] article: &str,
) {
    let toml = format!("base = \"{base}\"\nclock_press = \"{reading}\"");
    let it = ask_toml(&toml, QUIET, QUIET);
    let kind = ClaimKind::ClockPressedByPartner;
    assert_eq!(it.claims(&[("A:white", kind.clone())]), outcome);
    let ground = it.claimed(&[("A:white", kind)]).ground;
    assert!(
        ground.article.to_string().contains(article),
        "{}",
        ground.article
    );
}

#[rstest]
#[case::d_4_1_must_be_named(
    "dsj",
    "must_name",
    "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1",
    "8/4k3/8/8/8/8/8/Q3K3[] w - - 0 1",
    "must_name_piece"
)]
#[case::d_4_1_the_one_queen_there_is(
    "dsj",
    "queen",
    "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1",
    "8/4k3/8/8/8/8/8/Q3K3[] w - - 0 1",
    "legal"
)]
#[case::d_4_1_the_first_of_two_queens(
    "dsj",
    "queen",
    "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1",
    "8/4k3/8/8/8/8/8/QQ2K3[] w - - 0 1",
    "legal"
)]
#[case::d_4_1_no_queen_there(
    "dsj",
    "queen",
    "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1",
    "8/4k3/8/8/8/8/8/R3K3[] w - - 0 1",
    "no_piece_to_take"
)]
#[case::a_new_queen("fics", "queen", "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1", QUIET, "legal")]
#[case::a_new_piece_must_be_named(
    "fics",
    "must_name",
    "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1",
    QUIET,
    "must_name_piece"
)]
fn a_promotion_without_its_piece(
    #[case] base: &str,
    #[case] reading: &str,
    #[case] a: &str,
    #[case] b: &str,
    #[case] verdict: &str,
) {
    let toml = format!("base = \"{base}\"\nunnamed_promotion = \"{reading}\"");
    assert_eq!(ask_toml(&toml, a, b).verdict("A:a7a8"), verdict);
}

#[test]
fn o_2_2_an_answer_cites_the_announcement_only_for_the_option_it_changed() {
    let it = ask_toml(
        "base = \"dsj\"\nstalemate_release = \"piece_only\"",
        STALEMATED,
        PARTNER,
    );
    let ground = it.standing().ground;
    assert_eq!(ground.article.to_string(), "6.2");
    assert_eq!(ground.reading.unwrap().option, "stalemate");
}

#[rstest]
#[case::pzsr_8_a_draw("draw", "draw", "draw")]
#[case::pzsr_8_white_would_move_first("white_loses", "black_wins", "win")]
fn both_kings_mated_by_one_pair(
    #[case] reading: &str,
    #[case] result: &str,
    #[case] verdict: &str,
) {
    let toml = format!("base = \"pzs\"\npair_both_mated = \"{reading}\"");
    let rules = RuleSet::from_toml(&toml).unwrap();
    let position = kralle_rules::paarzug::position::PairPosition::read(
        "R5k1/5ppp/P7/8/8/p7/5PPP/r5K1",
        "-",
        "-",
    )
    .unwrap();
    let end = kralle_rules::paarzug::end::after_pair(&position, &rules.pair_moves).unwrap();
    assert_eq!(end.result.code(), result);
    let wins = rules
        .admits(Cause::BothMated, kralle_rules::result::Verdict::Win)
        .is_ok();
    assert_eq!(wins, verdict == "win");
}

#[rstest]
#[case::d_6_2_a_capture_gives_him_a_drop(STALEMATED, CAPTURE, 1)]
#[case::his_partner_is_not_to_move(STALEMATED, NOT_TO_MOVE, 0)]
#[case::his_partner_has_nothing(STALEMATED, QUIET, 0)]
#[case::d_5_3_1_a_mate_is_averted_and_not_released(MATED, CAPTURE, 0)]
fn d_6_2_who_waits_is_released_by_what_his_partner_can_do_now(
    #[case] a: &str,
    #[case] b: &str,
    #[case] moves: usize,
) {
    let it = ask_toml("base = \"dsj\"", a, b);
    assert_eq!(releases(&it.rules, &it.position).len(), moves);
}

#[test]
fn d_5_3_1_a_mate_is_final_by_what_was_not_done() {
    let toml = "base = \"dsj\"\npending_mate = \"until_partner_moves\"";
    let option = |since| {
        let ground = mate(toml, QUIET, since).ground;
        ground.reading.map(|it| it.option)
    };
    assert_eq!(option(PartnerMoved::Yes), Some("pending_mate"));
    assert_eq!(option(PartnerMoved::No), Some("mate"));
}
