//! Fragments of lists as users send them: ratings in every notation, titles, letters, totals, and
//! one person written twice. Nothing that looks like a rating is lost without a question.

use std::collections::BTreeMap;

use kralle_exchange::players::{
    ColumnMeaning, ListOptions, PlayerListPreview, Separator, Severity, read_player_list,
    read_player_list_as,
};
use kralle_tournament::RatingKind;
use rstest::rstest;

/// Returns the players that would be entered: "Title Name Rating… *Year Club".
pub(crate) fn entered(list: &PlayerListPreview) -> Vec<String> {
    let said = list.players().map(|player| {
        let title = player.data.title.as_ref().map(|it| format!("[{it}]"));
        let mut words: Vec<String> = title.into_iter().collect();
        words.push(player.data.name.to_string());
        words.extend(player.data.ratings.iter().map(|(kind, rating)| {
            let kind = match kind {
                RatingKind::Standard => "Elo",
                RatingKind::Rapid => "Rapid",
                RatingKind::Blitz => "Blitz",
                RatingKind::National => "DWZ",
                RatingKind::Other => "",
                RatingKind::Tandem => "Tandem",
            };
            format!("{kind}{}", rating.get())
        }));
        words.extend(
            player
                .data
                .birth_year
                .map(|year| format!("*{}", year.get())),
        );
        words.extend(player.data.club.as_ref().map(ToString::to_string));
        words.join(" ")
    });
    said.collect()
}

/// Returns the questions: "line:column code".
pub(crate) fn asked(list: &PlayerListPreview) -> Vec<String> {
    problems(list, Severity::Question)
}

fn problems(list: &PlayerListPreview, severity: Severity) -> Vec<String> {
    let place = |it: Option<u32>| it.map_or("-".to_owned(), |it| it.to_string());
    list.all_problems()
        .filter(|it| it.severity() == severity)
        .map(|it| {
            let (line, column) = (place(it.line), place(it.column.map(u32::from)));
            format!("{line}:{column} {}", it.kind.code())
        })
        .collect()
}

#[rstest]
#[case::plain("DWZ", "1820", "DWZ1820")]
#[case::index("DWZ", "1820-45", "DWZ1820")]
#[case::long_index("DWZ", "1820-0045", "DWZ1820")]
#[case::spaced_index("DWZ", "1820 - 45", "DWZ1820")]
#[case::index_behind_a_slash("DWZ", "1820/45", "DWZ1820")]
#[case::about("DWZ", "ca. 1250", "DWZ1250")]
#[case::about_glued("DWZ", "ca.1250", "DWZ1250")]
#[case::about_sign("DWZ", "~1500", "DWZ1500")]
#[case::marked("DWZ", "1820*", "DWZ1820")]
#[case::doubted("DWZ", "1820?", "DWZ1820")]
#[case::labeled("DWZ", "DWZ 1820", "DWZ1820")]
#[case::labeled_behind("Rating", "1820 (DWZ)", "DWZ1820")]
#[case::labeled_glued("Rating", "DWZ1820", "DWZ1820")]
#[case::labeled_otherwise("DWZ", "Elo 1790", "Elo1790")]
#[case::both_labeled("Rating", "DWZ 1820 / Elo 1790", "Elo1790 DWZ1820")]
#[case::one_labeled("DWZ", "1820 (Elo 1790)", "Elo1790 DWZ1820")]
#[case::only_the_first("DWZ", "1820/-", "DWZ1820")]
#[case::only_the_second("DWZ", "-/1790", "DWZ1790")]
#[case::twice_the_same("DWZ", "1820/1820", "DWZ1820")]
#[case::grouped("Elo", "1'820", "Elo1820")]
#[case::none("DWZ", "k.A.", "")]
#[case::none_of_two("DWZ/Elo", "-/-", "")]
#[case::two_headings("DWZ/TWZ", "1820/1790", "DWZ1820 1790")]
#[case::two_headings_one_number("DWZ/TWZ", "1820", "1820")]
#[case::two_headings_first("Elo/DWZ", "1820/", "Elo1820")]
#[case::two_headings_second("Elo/DWZ", "/1790", "DWZ1790")]
#[case::two_headings_labeled("Elo/DWZ", "DWZ 1820", "DWZ1820")]
#[case::or("Elo oder DWZ", "1820/1790", "Elo1820 DWZ1790")]
#[case::in_brackets("DWZ (Elo)", "1820 (1790)", "Elo1790 DWZ1820")]
#[case::vague_heading("Rating (DWZ)", "1820", "DWZ1820")]
#[case::rapid_and_national("Elo Rapid / DWZ", "1820/1790", "Rapid1820 DWZ1790")]
#[case::two_of_one("DWZ/NWZ", "1820", "DWZ1820")]
fn a_rating_is_understood(#[case] heading: &str, #[case] cell: &str, #[case] ratings: &str) {
    let list = read_player_list(format!("Name;{heading}\nAdler, Ida;{cell}\n").as_bytes());
    let expected = format!("Adler, Ida {ratings}");
    assert_eq!(entered(&list), [expected.trim()]);
    assert_eq!(asked(&list), [""; 0]);
}

#[rstest]
#[case::two_numbers("DWZ", "1820/1790", "ambiguous_rating")]
#[case::two_in_brackets("DWZ", "1820 (1790)", "ambiguous_rating")]
#[case::from_to("DWZ", "1250-1300", "unreadable_rating")]
#[case::three_of_two("DWZ/Elo", "1820/1790/1700", "ambiguous_rating")]
#[case::two_labeled_alike("DWZ", "DWZ 1820 / DWZ 1790", "ambiguous_rating")]
#[case::words("DWZ", "sehr gut", "unreadable_rating")]
#[case::words_and_number("DWZ", "Klasse 3", "unreadable_rating")]
#[case::too_small("DWZ", "99", "impossible_rating")]
#[case::too_large("Elo/DWZ", "9999/1800", "impossible_rating")]
#[case::date("DWZ", "3.5.2001", "unreadable_rating")]
fn a_rating_that_is_not_understood_is_asked_about(
    #[case] heading: &str,
    #[case] cell: &str,
    #[case] code: &str,
) {
    let list = read_player_list(format!("Name;{heading}\nAdler, Ida;{cell}\n").as_bytes());
    assert_eq!(entered(&list), ["Adler, Ida"]);
    assert_eq!(asked(&list), [format!("2:2 {code}")]);
    assert_eq!(list.lost_ratings().count(), 1);
}

#[rstest]
#[case::unknown_heading("Name;Zahl 2\nAdler, Ida;1820\nBär, Jo;1700\n", &["-:2 unread_numbers"])]
#[case::half_of_them("Name;Neu\nAdler, Ida;1820\nBär, Jo;viel\n", &["-:2 unread_numbers"])]
#[case::dressed("Name;Neu\nAdler, Ida;ca. 1820\nBär, Jo;1820/1790\n", &["-:2 unread_numbers"])]
#[case::a_second_one("Name;DWZ;Führungsliste\nAdler, Ida;1820;1790\n", &["-:3 unread_numbers"])]
#[case::without_headings("Adler Ida;1820;1790\nBär Jo;1700;1650\n", &["-:3 unread_numbers"])]
#[case::counted("Lfd;Name;DWZ\n101;Adler, Ida;1820\n102;Bär, Jo;1700\n103;Dachs, Al;1600\n", &[])]
#[case::post_code("Name;PLZ\nAdler, Ida;3000\nBär, Jo;3012\n", &[])]
#[case::fee("Name;Beitrag\nAdler, Ida;10\nBär, Jo;8\n", &[])]
#[case::remarks("Name;Bemerkung\nAdler, Ida;kommt später\nBär, Jo;\n", &[])]
fn a_column_of_numbers_that_is_not_read_is_asked_about(
    #[case] text: &str,
    #[case] expected: &[&str],
) {
    assert_eq!(asked(&read_player_list(text.as_bytes())), expected);
}

#[test]
fn who_says_what_a_column_means_is_not_asked_again() {
    let options = ListOptions {
        columns: BTreeMap::from([(2, ColumnMeaning::Ignored)]),
        ..ListOptions::default()
    };
    let list = read_player_list_as(b"Name;Neu\nAdler, Ida;1820\n", &options);
    assert_eq!(asked(&list), [""; 0]);
}

#[test]
fn numbers_that_only_count_the_lines_are_no_ratings() {
    let list = read_player_list("1;Adler Ida;1820\n2;Bär Jo;1700\n".as_bytes());
    assert_eq!(entered(&list), ["Adler Ida 1820", "Bär Jo 1700"]);
    assert_eq!(asked(&list), [""; 0]);
}

#[rstest]
#[case("Name;DWZ\n\"Dr. Adler, Ida\";1820\n", "[Dr.] Adler, Ida DWZ1820")]
#[case("Name;DWZ\nAdler, Ida, Dr.;1820\n", "[Dr.] Adler, Ida DWZ1820")]
#[case("Titel;Nachname;Vorname\nIM;Dr. Adler;Ida\n", "[IM Dr.] Adler, Ida")]
#[case("Name;Titel\nAdler, Ida;Prof. Dr.\n", "[Prof. Dr.] Adler, Ida")]
#[case("Nachname;Vorname\nAdler;WFM Ida\n", "[WFM] Adler, Ida")]
fn titles_are_a_field_wherever_they_stand(#[case] text: &str, #[case] expected: &str) {
    assert_eq!(entered(&read_player_list(text.as_bytes())), [expected]);
}

#[rstest]
#[case::numbered("1. Adler, Ida (2105)\n2. Bär, Jo (1790)\n", &["Adler, Ida 2105", "Bär, Jo 1790"])]
#[case::numbered_with_club("1) Ida Adler 2105 SK Horst\n2) Jo Bär 1790 SC Nest\n", &["Ida Adler 2105 SK Horst", "Jo Bär 1790 SC Nest"])]
#[case::numbered_glued("1.Ida Adler (2105)\n", &["Ida Adler 2105"])]
#[case::bare_numbers("1 Ida Adler 2105\n2 Jo Bär 1790\n", &["Ida Adler 2105", "Jo Bär 1790"])]
#[case::bullets("- Ida Adler (2105)\n- Jo Bär\n", &["Ida Adler 2105", "Jo Bär"])]
#[case::labeled("Ida Adler, DWZ 2105, SK Horst\nJo Bär (Elo: 1790)\n", &["Ida Adler DWZ2105 SK Horst", "Jo Bär Elo1790"])]
#[case::dashes("Ida Adler – SK Horst – 2105\nJo Bär – SC Nest – 1790\n", &["Ida Adler 2105 SK Horst", "Jo Bär 1790 SC Nest"])]
#[case::club_in_brackets("Ida Adler (SK Horst) 2105\nJo Bär (SC Nest) 1790\n", &["Ida Adler 2105 SK Horst", "Jo Bär 1790 SC Nest"])]
#[case::born("1. Ida Adler 2105 Jg. 1990\n2. Jo Bär 1790 *1985\n", &["Ida Adler 2105 *1990", "Jo Bär 1790 *1985"])]
#[case::year_behind("1. Ida Adler 2105 1990 SK Horst\n", &["Ida Adler 2105 *1990 SK Horst"])]
#[case::titles("1. GM Dr. Ida Adler (2505)\n2. Jo Bär (FM) 2290\n", &["[GM Dr.] Ida Adler 2505", "[FM] Jo Bär 2290"])]
#[case::about("1. Ida Adler (ca. 1250)\n", &["Ida Adler 1250"])]
#[case::index("1. Ida Adler 1820-45 SK Horst\n", &["Ida Adler 1820 SK Horst"])]
#[case::no_rating("1. Ida Adler\n2. Jo Bär\n", &["Ida Adler", "Jo Bär"])]
fn lines_of_a_letter_are_players(#[case] text: &str, #[case] expected: &[&str]) {
    let list = read_player_list(text.as_bytes());
    assert_eq!(entered(&list), expected);
    assert_eq!(asked(&list), [""; 0]);
}

#[test]
fn two_ratings_of_a_line_are_asked_about() {
    let list = read_player_list("1. Ida Adler 2105 2088 SK Horst\n".as_bytes());
    assert_eq!(asked(&list), ["1:2 ambiguous_rating"]);
}

#[test]
fn a_number_in_front_is_no_part_of_the_name_in_a_table_either() {
    let list = read_player_list("Name;DWZ\n1. Adler, Ida;1820\n".as_bytes());
    assert_eq!(entered(&list), ["Adler, Ida DWZ1820"]);
}

#[test]
fn the_lines_of_a_letter_around_the_players_are_set_aside() {
    let letter = "\
Hallo Rosa,
hier sind unsere Spieler für Samstag:

1. Ida Adler (2105)
2. Jo Bär (1790)

Viele Grüße
Al Dachs
al.dachs@example.org
";
    let list = read_player_list(letter.as_bytes());
    assert_eq!(entered(&list), ["Ida Adler 2105", "Jo Bär 1790"]);
    let aside: Vec<u32> = list
        .rows
        .iter()
        .filter(|row| row.player.is_some() && row.entered().is_none())
        .map(|row| row.line)
        .collect();
    assert_eq!(aside, [1, 2, 7, 8, 9]);
}

#[rstest]
#[case("Summe;3610", "totals_row")]
#[case("Anzahl Spieler: 2;", "totals_row")]
#[case("Durchschnitt;1805", "totals_row")]
#[case("Totale;3610", "totals_row")]
#[case("Moyenne;1805", "totals_row")]
#[case("Name;DWZ", "heading_row")]
#[case("Mit freundlichen Grüßen;", "letter_row")]
#[case("Best regards;", "letter_row")]
#[case("Cordiali saluti;", "letter_row")]
#[case("Wir kommen mit dem Auto und sind um neun da.;", "letter_row")]
fn a_line_that_is_no_player_is_set_aside_with_the_reason(#[case] line: &str, #[case] code: &str) {
    let text = format!("Name;DWZ\nAdler, Ida;1820\nBär, Jo;1790\n{line}\n");
    let list = read_player_list(text.as_bytes());
    assert_eq!(entered(&list), ["Adler, Ida DWZ1820", "Bär, Jo DWZ1790"]);
    assert_eq!(
        problems(&list, Severity::RowSetAside),
        [format!("4:- {code}")]
    );
    // The user can still enter it.
    assert!(list.rows[2].player.is_some());
}

#[rstest]
#[case("Gruß, Anna;1400")]
#[case("Lieber, Karl;1400")]
#[case("Total, Anna;1400")]
#[case("Hi, Mun;1400")]
#[case("Danke, Felix;")]
#[case("Page, Jo;")]
fn a_surname_is_no_greeting(#[case] line: &str) {
    let list = read_player_list(format!("Name;DWZ\n{line}\n").as_bytes());
    assert_eq!(list.players().count(), 1, "{line}");
}

#[rstest]
#[case::turned("Ida Adler;1810;1990;SK Horst", "same_person", Severity::Question)]
#[case::title(
    "\"Dr. Adler, Ida\";1830;1990;SK Horst",
    "same_person",
    Severity::Question
)]
#[case::less_known("Ida Adler;;;", "same_person", Severity::Question)]
#[case::other_club("Adler, Ida;1820;1990;SC Nest", "same_person", Severity::Question)]
#[case::the_same(
    "Adler, Ida;1820;1990;SK Horst",
    "duplicate_row",
    Severity::RowSetAside
)]
#[case::the_same_turned("IDA ADLER;1820;1990;SK HORST", "duplicate_row", Severity::RowSetAside)]
#[case::another_year("Adler, Ida;1820;1991;SK Horst", "same_name", Severity::Remark)]
fn one_person_written_twice_is_asked_about(
    #[case] line: &str,
    #[case] code: &str,
    #[case] severity: Severity,
) {
    let text = format!("Name;DWZ;Jahrgang;Verein\nAdler, Ida;1820;1990;SK Horst\n{line}\n");
    let list = read_player_list(text.as_bytes());
    assert_eq!(problems(&list, severity), [format!("3:- {code}")]);
    let twin = (code != "same_name").then_some(2);
    assert_eq!(list.rows[1].same_person_as(), twin);
}

#[rstest]
#[case("Müller, Jörg", "Joerg Mueller")]
#[case("Groß, André", "Gross, Andre")]
#[case("Prof. Dr. Ötzi, Ute", "Ute Oetzi")]
fn one_name_in_two_spellings_is_one_person(#[case] one: &str, #[case] other: &str) {
    let text = format!("Name;DWZ;Verein\n{one};1820;Turm\n{other};1810;Turm\n");
    assert_eq!(
        asked(&read_player_list(text.as_bytes())),
        ["3:- same_person"]
    );
}

#[rstest]
#[case(Separator::FreeText, "Ida Adler 2105 SK Horst", &["Ida Adler 2105 SK Horst"])]
#[case(Separator::Bar, "Adler, Ida|2105", &["Adler, Ida 2105"])]
#[case(Separator::Tab, "Adler, Ida\t2105", &["Adler, Ida 2105"])]
fn the_separator_can_be_chosen(
    #[case] separator: Separator,
    #[case] text: &str,
    #[case] expected: &[&str],
) {
    let options = ListOptions {
        separator: Some(separator),
        ..ListOptions::default()
    };
    let list = read_player_list_as(text.as_bytes(), &options);
    assert_eq!(entered(&list), expected);
}

#[rstest]
#[case::comma("Name,Elo\n\"Adler, Ida\",2105\nBär Jo,1790\n")]
#[case::spaced_comma("Adler Ida, 2105\nBär Jo, 1790\n")]
#[case::comma_and_year(
    "Name,Elo,Verein\nAdler Ida,2105,SK 1923 Horst\nBär Jo,1790,SK 1923 Horst\n"
)]
#[case::names_alone("Adler Ida\nBär Jo\n")]
fn a_table_is_no_letter(#[case] text: &str) {
    let list = read_player_list(text.as_bytes());
    let form = format!("{:?}", list.form);
    assert!(!form.contains("FreeText"), "{form}");
    assert_eq!(list.players().count(), 2);
}
