//! The passage that decides on a move of ordinary chess or on a pair of moves, case by case, and
//! the open readings.

use kralle_rules::article::Article;
use kralle_rules::ordinary::adjudicate::{ChessStatus, chess_status};
use kralle_rules::ordinary::options::OrdinaryRules;
use kralle_rules::ordinary::position;
use kralle_rules::paarzug::adjudicate::{
    ClaimedRight, PairStatus, ResolvePair, pair_status_under, resolve_pair_under,
};
use kralle_rules::paarzug::position::PairPosition;
use kralle_rules::paarzug::right::RightKind;
use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::option::Entry;
use kralle_rules::rule_set::room::Room;
use rstest::rstest;
use shakmaty::{ByColor, Chess, Color};

/// Returns the heading that decides on a move, and the move's legality.
fn decided(fen: &str, uci: &str) -> (String, bool) {
    let question = ChessStatus {
        start: position::read(fen).unwrap(),
        moves: Vec::new(),
        intended: Some(uci.parse().unwrap()),
        claim: None,
    };
    let ruling = chess_status(&question, &OrdinaryRules::default()).unwrap();
    assert_in_the_text(ruling.article);
    (ruling.article.to_string(), ruling.answer.legal.unwrap())
}

const OPEN: &str = "r3k2r/pppq1ppp/2n2n2/3pp3/3PP3/2N2N2/PPPQ1PPP/R3K2R w KQkq - 0 8";

#[rstest]
#[case::n_turm("a1b1", true, "Turm")]
#[case::n_turm_not_over_a_pawn("a1c1", true, "Turm")]
#[case::n_turm_not_diagonally("a1b2", false, "Das Schlagen von Figuren")]
#[case::n_dame("d2e3", true, "Dame")]
#[case::n_dame_not_like_a_knight("d2e4", false, "Das Schlagen von Figuren")]
#[case::n_springer("f3h4", true, "Springer")]
#[case::n_springer_not_straight("f3f4", false, "Springer")]
#[case::n_koenig("e1f1", true, "König")]
#[case::n_koenig_not_two_ranks("e1e3", false, "König")]
#[case::n_bauer("a2a3", true, "Bauer")]
#[case::n_bauer_not_backwards("d4d3", false, "Bauer")]
#[case::n_bauer_not_diagonally_without_capture("a2b3", false, "Bauer")]
#[case::n_bauer_captures("e4d5", true, "Bauer")]
#[case::n_doppelzug("b2b4", true, "Doppelzug")]
#[case::n_doppelzug_not_over_a_piece("c2c4", false, "Doppelzug")]
#[case::n_das_schlagen_a_knight_takes("f3e5", true, "Das Schlagen von Figuren")]
#[case::n_das_schlagen_not_of_the_own("a1a2", false, "Das Schlagen von Figuren")]
#[case::n_zuege_not_of_the_opponent("a7a6", false, "Züge")]
#[case::n_zuege_not_of_an_empty_square("h4h5", false, "Züge")]
#[case::n_rochade("e1g1", true, "Rochade")]
fn a_move_in_the_open(#[case] uci: &str, #[case] legal: bool, #[case] heading: &str) {
    assert_eq!(decided(OPEN, uci), (heading.to_owned(), legal));
}

#[rstest]
#[case::n_laeufer("4k3/8/8/8/8/8/6B1/4K3 w - - 0 1", "g2d5", true, "Läufer")]
#[case::n_laeufer_not_straight("4k3/p7/8/8/8/8/6B1/4K3 w - - 0 1", "g2g4", false, "Läufer")]
#[case::n_turm_behind_a_piece("4k3/8/8/8/8/p7/8/R3K3 w - - 0 1", "a1a5", false, "Turm")]
#[case::n_koenig_into_attack("4k3/8/8/8/8/8/7r/4K3 w - - 0 1", "e1e2", false, "König")]
#[case::n_koenig_takes_what_is_protected(
    "4k3/8/8/8/8/4b3/5r2/4K3 w - - 0 1",
    "e1f2",
    false,
    "König"
)]
#[case::n_schach_pinned("4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2a2", false, "Schach")]
#[case::n_schach_not_parried("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1", "a2a3", false, "Schach")]
#[case::n_schach_the_king_stays_in_check(
    "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1",
    "e1e2",
    false,
    "Schach"
)]
#[case::n_schach_parried_by_the_king("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1", "e1d1", true, "König")]
#[case::n_en_passant(
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
    "e5d6",
    true,
    "En passant schlagen"
)]
#[case::n_en_passant_too_late(
    "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2",
    "e5d6",
    false,
    "En passant schlagen"
)]
#[case::n_umwandlung(
    "4k3/P7/8/8/8/8/8/4K3 w - - 0 2",
    "a7a8n",
    true,
    "Umwandlung von Bauern"
)]
#[case::n_umwandlung_to_no_king(
    "4k3/P7/8/8/8/8/8/4K3 w - - 0 2",
    "a7a8k",
    false,
    "Umwandlung von Bauern"
)]
#[case::n_umwandlung_without_a_piece(
    "4k3/P7/8/8/8/8/8/4K3 w - - 0 2",
    "a7a8",
    false,
    "Umwandlung von Bauern"
)]
#[case::n_rochade("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", true, "Rochade")]
#[case::n_rochade_has_moved("r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1", "e1g1", false, "Rochade")]
#[case::n_rochade_piece_between("4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "e1g1", false, "Rochade")]
#[case::n_rochade_in_check("4k3/8/8/8/8/4r3/8/4K2R w K - 0 1", "e1g1", false, "Rochade")]
#[case::n_rochade_past_an_attacked_square(
    "4k3/8/8/8/8/5r2/8/4K2R w K - 0 1",
    "e1g1",
    false,
    "Rochade"
)]
#[case::n_rochade_into_check("4k3/8/8/8/8/6r1/8/4K2R w K - 0 1", "e1g1", false, "Rochade")]
fn a_move_that_one_heading_decides(
    #[case] fen: &str,
    #[case] uci: &str,
    #[case] legal: bool,
    #[case] heading: &str,
) {
    assert_eq!(decided(fen, uci), (heading.to_owned(), legal));
}

#[test]
fn n_das_spielbrett_the_starting_position() {
    let start = position::read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(start, Ok(Chess::default()));
}

fn moves(stored: &str) -> ByColor<Option<kralle_rules::paarzug::piece_move::PieceMove>> {
    let (white, black) = stored.split_once(' ').unwrap();
    ByColor {
        white: white.parse().ok(),
        black: black.parse().ok(),
    }
}

fn pair(
    preset: Preset,
    board: &str,
    stored: &str,
    right: Option<ClaimedRight>,
) -> (String, String) {
    let rules = RuleSet::of(preset);
    let question = ResolvePair {
        position: PairPosition::read(board, "-", "-").unwrap(),
        moves: moves(stored),
        right,
    };
    let ruling = resolve_pair_under(&question, &rules).unwrap();
    assert_in_the_text(ruling.article);
    (ruling.article.to_string(), room(&rules, &ruling.readings))
}

fn assert_in_the_text(article: Article) {
    let articles = article.regulation.articles();
    assert!(articles.is_none_or(|it| it.contains(&article)), "{article}");
}

fn room(rules: &RuleSet, readings: &[Entry]) -> String {
    let room = readings.iter().find_map(|it| rules.room(it.option));
    room.map_or("", Room::code).to_owned()
}

#[rstest]
#[case::pzsr_2_plain(
    "4k3/p7/8/8/8/8/7P/4K3",
    "h2h3 a7a6",
    "PZSR 2",
    "Spielen mit Paarzügen (3)"
)]
#[case::pzsr_2_unreadable(
    "4k3/p7/8/8/8/8/7P/4K3",
    "? a7a6",
    "PZSR 2",
    "Spielen mit Paarzügen (3)"
)]
#[case::pzsr_3_standing(
    "4k3/8/8/p7/8/8/8/R3K3",
    "a1a5 e8d8",
    "PZSR 3",
    "Spielen mit Paarzügen (6)"
)]
#[case::pzsr_4_same_square(
    "4k3/8/4p3/8/8/5N2/8/4K3",
    "f3e5 e6e5",
    "PZSR 4",
    "Spielen mit Paarzügen (4)"
)]
#[case::pzsr_4_king_and_pawn(
    "4k3/8/4p3/8/4K3/7P/8/8",
    "e4e5 e6e5",
    "PZSR 4",
    "Spielen mit Paarzügen (5)"
)]
#[case::pzsr_4_king_and_piece(
    "4k3/8/8/r7/4K3/7P/8/8",
    "e4e5 a5e5",
    "PZSR 4",
    "Spielen mit Paarzügen (5)"
)]
#[case::prose_king_target(
    "4k3/p7/8/3r4/8/7P/8/4K3",
    "e1d1 a7a6",
    "Spielen mit Paarzügen (3)",
    "Spielen mit Paarzügen (3)"
)]
#[case::prose_vacated(
    "4k3/8/2n5/1B6/8/8/8/4K3",
    "b5c6 c6d4",
    "Spielen mit Paarzügen (6)",
    "Spielen mit Paarzügen (6)"
)]
#[case::prose_swap(
    "4k3/8/2n5/8/8/2R5/8/4K3",
    "c3c6 c6a5",
    "Spielen mit Paarzügen (6)",
    "Spielen mit Paarzügen (6)"
)]
#[case::prose_two_rooks_change_places(
    "4k3/8/2r5/8/8/2R5/8/4K3",
    "c3c6 c6c3",
    "Spielen mit Paarzügen (7)",
    "Spielen mit Paarzügen (7)"
)]
fn a_pair_cites_the_passage_that_decides(
    #[case] board: &str,
    #[case] stored: &str,
    #[case] pzs: &str,
    #[case] fairschach: &str,
) {
    let of = |preset| pair(preset, board, stored, None).0;
    assert_eq!(
        (
            of(Preset::PaarZugSchach).as_str(),
            of(Preset::Fairschach).as_str()
        ),
        (pzs, fairschach)
    );
}

#[rstest]
#[case::pzsr_5_the_check_is_parried(
    "4k3/8/8/8/8/8/4R3/6K1",
    "e2e7 e8d8",
    RightKind::Check,
    "PZSR 5",
    ""
)]
#[case::pzsr_1_another_move_lapses(
    "4k3/p7/8/8/8/8/4R3/6K1",
    "g1g2 a7a6",
    RightKind::Check,
    "PZSR 1",
    "void_move"
)]
#[case::pzsr_1_a_recapture(
    "4k3/5B2/8/8/8/7P/8/4K3",
    "h3h4 e8f7",
    RightKind::Recapture,
    "PZSR 1",
    ""
)]
#[case::pzsr_1_of_the_piece_just_captured(
    "4k3/5B2/8/8/8/7P/8/4K3",
    "f7d5 e8f7",
    RightKind::Recapture,
    "PZSR 1",
    "captured_second"
)]
#[case::pzsr_2_it_was_never_executable(
    "4k3/5B2/8/8/8/7P/8/4K3",
    "h3h6 e8f7",
    RightKind::Recapture,
    "PZSR 2",
    "second_change"
)]
#[case::prose_the_first_move_gives_check(
    "4k3/8/8/q7/8/8/P3R2K/8",
    "a2a3 a5e5",
    RightKind::Check,
    "Spielregeln (5)",
    ""
)]
fn a_pair_with_a_right_cites_what_decides(
    #[case] board: &str,
    #[case] stored: &str,
    #[case] kind: RightKind,
    #[case] article: &str,
    #[case] room: &str,
) {
    let right = ClaimedRight {
        holder: Color::Black,
        kind,
    };
    let of = |preset| pair(preset, board, stored, Some(right));
    assert_eq!(
        of(Preset::PaarZugSchach),
        (article.to_owned(), room.to_owned())
    );
    assert!(!of(Preset::Fairschach).0.starts_with("PZSR"));
}

#[rstest]
#[case::same_target(
    "4k3/8/4p3/8/8/5N2/8/4K3",
    "f3e5 e6e5",
    Preset::Fairschach,
    "same_target"
)]
#[case::dead_position(
    "4k3/8/8/8/8/8/8/4K1N1",
    "g1f3 e8d8",
    Preset::PaarZugSchach,
    "pair_dead_position"
)]
fn a_pair_says_that_its_reading_is_open(
    #[case] board: &str,
    #[case] stored: &str,
    #[case] preset: Preset,
    #[case] expected: &str,
) {
    assert_eq!(pair(preset, board, stored, None).1, expected);
}

#[test]
fn pzsr_8_both_mated_is_said_to_be_read_so() {
    let rules = RuleSet::of(Preset::PaarZugSchach);
    let question = PairStatus {
        position: PairPosition::read("6rk/5Npp/8/8/8/8/5nPP/6RK", "-", "-").unwrap(),
        last: None,
    };
    let ruling = pair_status_under(&question, &rules);
    let options: Vec<_> = ruling.readings.iter().map(|it| it.option).collect();
    assert_eq!(options, ["pair_both_mated"]);
    assert_eq!(room(&rules, &ruling.readings), "pair_both_mated");
}

/// Option, preset, room: readings that no text settles.
#[rstest]
#[case::s_e2_no_end("remedy_right", Preset::SwissRules, Room::RemedyRightSilent)]
#[case::s_w2a_forfeit("forfeited_encounter", Preset::SwissRules, Room::ForfeitedEncounter)]
#[case::d_5_2_no_material("flag_material", Preset::Dsj, Room::FlagMaterial)]
#[case::o_7_1_c_no_material("flag_material", Preset::Ordnung, Room::FlagMaterial)]
#[case::prose_or_lost("void_move", Preset::PaarZugSchach, Room::VoidMove)]
#[case::pzsr_5_second_change("second_change", Preset::PaarZugSchach, Room::SecondChange)]
#[case::prose_no_second_change("second_change", Preset::Fairschach, Room::SecondChangeElsewhere)]
#[case::d_6_2_clock_at_stalemate("stalemate", Preset::Dsj, Room::StalemateClock)]
#[case::o_8_2_clock_at_stalemate("stalemate", Preset::Ordnung, Room::StalemateClock)]
#[case::pzsr_8_dead("pair_dead_position", Preset::PaarZugSchach, Room::PairDeadPosition)]
#[case::prose_same_target("same_target", Preset::Fairschach, Room::SameTarget)]
#[case::prose_no_cheeky_move("cheeky", Preset::Fairschach, Room::CheekyElsewhere)]
fn a_reading_is_said_to_be_open(#[case] option: &str, #[case] preset: Preset, #[case] room: Room) {
    assert_eq!(RuleSet::of(preset).room(option), Some(room));
}
