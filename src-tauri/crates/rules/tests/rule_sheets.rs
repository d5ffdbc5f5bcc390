//! Rule sheets contain nothing beyond their text, and cite the right article.

use kralle_rules::article::{Article, Regulation};
use kralle_rules::law::Law;
use kralle_rules::preset::{Game, Preset};
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::option::Entry;
use kralle_rules::rule_set::sheet::{Content, OF_TEAMS, SheetLine};
use kralle_rules::tandem::{Board, Position};
use rstest::rstest;
use shakmaty::{Bitboard, Square};

fn line(rules: &RuleSet, option: &str) -> Option<SheetLine> {
    rules.sheet().into_iter().find(|line| match line.content {
        Content::Option(Entry { option: it, .. }) => it == option,
        Content::Sentence(_) => false,
    })
}

/// S B2 suspends promotion, F1a ends the match by mate, F3a and E2 name no limit.
#[rstest]
#[case::s_b2_unnamed_promotion("unnamed_promotion")]
#[case::s_b2_promotion_pieces("promotion_pieces")]
#[case::s_b2_steal_from("steal_from")]
#[case::s_b2_nothing_to_steal("nothing_to_steal")]
#[case::s_b2_promotion_check("promotion_check")]
#[case::s_b2_promotion_mate("promotion_mate")]
#[case::s_f1a_avert_capture("avert_capture")]
#[case::s_f1a_avert_promotion("avert_promotion")]
#[case::s_f1a_pending_mate("pending_mate")]
#[case::s_f3a_stalemate_release("stalemate_release")]
#[case::s_g2_line_up("line_up")]
#[case::s_g3_round_robin_up_to("round_robin_up_to")]
#[case::s_g3_swiss_rounds("swiss_rounds")]
fn a_swiss_sheet_has_no_line_about(#[case] option: &str) {
    let rules = RuleSet::of(Preset::SwissRules);
    assert_eq!(line(&rules, option), None);
}

#[rstest]
#[case::d_8_1_late_player(Preset::Dsj, "late_player")]
#[case::o_10_1_late_player(Preset::Ordnung, "late_player")]
#[case::s_t1_late_player(Preset::SwissRules, "late_player")]
#[case::s_g5_withdrawal(Preset::SwissRules, "withdrawal")]
#[case::d_w2_first_place(Preset::Dsj, "first_place")]
#[case::d_w2a_forfeited_encounter(Preset::Dsj, "forfeited_encounter")]
#[case::d_w1a_bye(Preset::Dsj, "bye_round_robin")]
#[case::n_bye(Preset::Standard, "bye_swiss_system")]
#[case::pzsr_8_withdrawal(Preset::PaarZugSchach, "withdrawal")]
#[case::prose_first_place(Preset::Fairschach, "first_place")]
#[case::d_1_1_subsidiary_law(Preset::Dsj, "subsidiary_law")]
fn what_no_text_carries_is_kralles_default(#[case] preset: Preset, #[case] option: &str) {
    let line = line(&RuleSet::of(preset), option).unwrap();
    assert_eq!(line.article.regulation, Regulation::Kralle);
}

#[test]
fn single_players_have_no_lines_about_teams() {
    for preset in Preset::ALL {
        for option in OF_TEAMS {
            let there = line(&RuleSet::of(preset), option).is_some();
            assert!(
                !there || preset.game() == Game::Tandem,
                "{preset}: {option}"
            );
        }
    }
}

/// Every article cited by a sheet or a point of law is one of its text.
#[test]
fn every_cited_article_is_in_the_index_of_its_text() {
    let in_the_index = |article: Article| {
        let articles = article.regulation.articles();
        articles.is_none_or(|it| it.contains(&article))
    };
    for preset in Preset::ALL {
        for line in RuleSet::of(preset).sheet() {
            assert!(in_the_index(line.article), "{preset}: {}", line.article);
        }
        for law in Law::ALL {
            let article = law.article(preset);
            assert!(in_the_index(article), "{preset}: {law:?} {article}");
        }
    }
}

#[test]
fn a_sheet_cites_the_text_of_its_own_preset() {
    for preset in Preset::ALL {
        let own = match preset {
            Preset::Dsj => Regulation::Dsj,
            Preset::SwissRules => Regulation::SwissRules,
            Preset::Ordnung => Regulation::Tandemordnung,
            Preset::Fics => Regulation::Fics,
            Preset::PaarZugSchach | Preset::Fairschach => Regulation::PaarZug,
            Preset::Standard => Regulation::OrdinaryChess,
        };
        for line in RuleSet::of(preset).sheet() {
            let cited = line.article;
            let beside = [Regulation::Fide, Regulation::Kralle].contains(&cited.regulation);
            assert!(cited.regulation == own || beside, "{preset}: {cited}");
            let of_the_other = cited.number.starts_with("PZSR");
            assert!(preset != Preset::Fairschach || !of_the_other, "{cited}");
        }
    }
}

/// D names no subsidiary law: a rule based on the FIDE laws is marked as a reading.
#[test]
fn d_1_1_what_rests_on_fide_is_said_to_be_read_so() {
    for line in RuleSet::of(Preset::Dsj).sheet() {
        let fide = line.article.regulation == Regulation::Fide;
        assert!(!fide || line.room.is_some(), "{}", line.article);
    }
}

/// A sentence is replaced by the lines of its options once one of them is announced otherwise.
#[rstest]
#[case::s_k2_talk("swiss", "advice = \"free\"", "talk-wishes")]
#[case::s_b2_promotion("swiss", "promotion = \"steal\"", "pawn-falls-through")]
#[case::o_3_2_clock("ordnung", "clock_press = \"partner_may\"", "not-the-partners-clock")]
#[case::s_p2b_seating(
    "swiss",
    "seating = \"first_named_black\"",
    "second-named-chooses-colors"
)]
fn an_announcement_takes_the_place_of_a_sentence(
    #[case] base: &str,
    #[case] option: &str,
    #[case] sentence: &'static str,
) {
    let has = |rules: &RuleSet| {
        let mut sheet = rules.sheet().into_iter();
        sheet.any(|line| line.content == Content::Sentence(sentence))
    };
    assert!(has(&base.parse().unwrap()));
    let announced = RuleSet::from_toml(&format!("base = \"{base}\"\n{option}")).unwrap();
    assert!(!has(&announced));
    let name = option.split(' ').next().unwrap();
    assert!(line(&announced, name).is_some_and(|it| it.changed));
}

const PAWN_ON_E5: &str = "4k3/8/8/4P3/8/8/8/4K3[] w - - 0 1";
const QUIET: &str = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1";

fn read(fen: &str, dropped: Square) -> Option<Position> {
    let rules = RuleSet::of(Preset::Dsj).tandem;
    let squares = [Bitboard::from_square(dropped), Bitboard::EMPTY];
    Position::parse([fen, QUIET], squares, &rules).ok()
}

/// A dropped piece may be anywhere; it only matters on second ranks and in corners.
#[rstest]
#[case::d_3_1_a_pawn_on_e5(PAWN_ON_E5, Square::E5)]
#[case::d_3_1_a_knight("4k3/8/8/8/8/8/8/N3K3[] w - - 0 1", Square::A1)]
#[case::d_3_1_a_rook_off_the_corner("4k3/8/8/8/8/8/R7/4K3[] w - - 0 1", Square::A2)]
fn a_piece_named_as_dropped_elsewhere_changes_nothing(#[case] fen: &str, #[case] at: Square) {
    let rules = RuleSet::of(Preset::Dsj).tandem;
    let plain = Position::parse([fen, QUIET], [Bitboard::EMPTY; 2], &rules).unwrap();
    let named = read(fen, at).unwrap();
    assert_eq!(named, plain);
    assert_eq!(named.board(Board::A).dropped(), Bitboard::EMPTY);
}

#[rstest]
#[case::d_3_1_an_empty_square(Square::E4)]
#[case::d_1_1_a_king(Square::E1)]
fn a_square_without_a_piece_to_drop_is_refused(#[case] at: Square) {
    assert!(read(PAWN_ON_E5, at).is_none());
}
