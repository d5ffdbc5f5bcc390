//! Lists as people type them into a letter or a spreadsheet, without headings.

use kralle_exchange::players::{PlayerListPreview, read_player_list};
use rstest::rstest;

use crate::list_fragments::{asked, entered};

fn read(text: &str) -> PlayerListPreview {
    read_player_list(text.as_bytes())
}

/// Returns the players with their teams: "Jo Birch 1650 (Elstern 1)".
fn teams(list: &PlayerListPreview) -> Vec<String> {
    let teams = list.players().map(|it| {
        let order = it.board_order.map_or(String::new(), |it| format!(" {it}"));
        let team = it.team.as_ref();
        team.map_or(String::new(), |team| format!(" ({team}{order})"))
    });
    entered(list)
        .into_iter()
        .zip(teams)
        .map(|(player, team)| player + &team)
        .collect()
}

#[rstest]
#[case::labeled_rating("Ida Adler, DWZ 1250, SK Horst\nJo Dachs, DWZ 1100, SC Au\n", &["Ida Adler DWZ1250 SK Horst", "Jo Dachs DWZ1100 SC Au"])]
#[case::surname_first("Adler, Ida, DWZ 1250, SK Horst\nDachs, Jo, DWZ 1100, SC Au\n", &["Adler, Ida DWZ1250 SK Horst", "Dachs, Jo DWZ1100 SC Au"])]
#[case::labeled_year("Ida Adler, Jg. 2012, DWZ 1250\nJo Dachs, Jg. 2014, ohne DWZ\n", &["Ida Adler DWZ1250 *2012", "Jo Dachs *2014"])]
#[case::club("Ida Adler, SK Horst\nJo Dachs, SC Au\n", &["Ida Adler SK Horst", "Jo Dachs SC Au"])]
#[case::club_of_one_word("Ida Adler, Horst\nJo Dachs, Au\n", &["Ida Adler Horst", "Jo Dachs Au"])]
#[case::surnames("Adler, Ida\nDachs, Jo\n", &["Adler, Ida", "Dachs, Jo"])]
#[case::bullets("• Ida Adler, 1650, SK Horst\n• Jo Dachs, -, SC Au\n", &["Ida Adler 1650 SK Horst", "Jo Dachs SC Au"])]
#[case::stars("* Ida Adler 1650\n* Jo Dachs\n", &["Ida Adler 1650", "Jo Dachs"])]
#[case::plus("+ Ida Adler\n+ Jo Dachs 1650\n", &["Ida Adler", "Jo Dachs 1650"])]
#[case::rating_first("1650 Ida Adler\n1700 Jo Dachs\n", &["Ida Adler 1650", "Jo Dachs 1700"])]
#[case::english("1. Ida Adler, rating 1650, born 2001, Rooks\n2. Jo Dachs, unrated, born 2003, Rooks\n", &["Ida Adler 1650 *2001 Rooks", "Jo Dachs *2003 Rooks"])]
#[case::french("- Ida Adler, née en 2001, Elo 1650\n- Jo Dachs, né le 3.5.2003, non classé\n", &["Ida Adler Elo1650 *2001", "Jo Dachs *2003"])]
#[case::italian("1. Ida Adler, nata nel 2001, Elo 1650\n2. Jo Dachs, 2003, senza Elo\n", &["Ida Adler Elo1650 *2001", "Jo Dachs *2003"])]
#[case::birth_dates("Ida Adler, geb. 3.5.2011, DWZ 1250\nJo Dachs, geb. am 12.12.2009, keine DWZ\n", &["Ida Adler DWZ1250 *2011", "Jo Dachs *2009"])]
#[case::month_name("1. Ida Adler, geb. 1. Februar 2011, 1250\n", &["Ida Adler 1250 *2011"])]
#[case::date_alone("Ida Adler 12.05.2011 1250 SK Horst\n", &["Ida Adler 1250 *2011 SK Horst"])]
#[case::years_in_brackets("Ida Adler (2012)\nJo Dachs (2014)\n", &["Ida Adler *2012", "Jo Dachs *2014"])]
#[case::a_rating_and_a_year("Ida Adler (2012), DWZ 1250\nJo Dachs (2014), DWZ 1100\n", &["Ida Adler DWZ1250 *2012", "Jo Dachs DWZ1100 *2014"])]
#[case::years_with_clubs("1. Ida Adler 2012 SK Horst\n2. Jo Dachs 2014 SC Au 1100\n", &["Ida Adler *2012 SK Horst", "Jo Dachs 1100 *2014 SC Au"])]
#[case::ratings_like_years("1. Ida Adler 2012\n2. Jo Dachs 1790\n", &["Ida Adler 2012", "Jo Dachs 1790"])]
#[case::no_rating("1. Ida Adler ?\n2. Jo Dachs 0\n3. Al Eule (n.c.)\n4. Mia Fink – unrated\n5. Bo Gans k. A.\n6. Uli Hahn 1500\n", &["Ida Adler", "Jo Dachs", "Al Eule", "Mia Fink", "Bo Gans", "Uli Hahn 1500"])]
#[case::brackets_before_the_comma("Ida Adler (SK Horst), 1250\nJo Dachs (SC Au), 1300\n", &["Ida Adler 1250 SK Horst", "Jo Dachs 1300 SC Au"])]
#[case::year_in_brackets("Ida Adler (geb. 2012), SK Horst\nJo Dachs (geb. 2014), SC Au\n", &["Ida Adler *2012 SK Horst", "Jo Dachs *2014 SC Au"])]
#[case::date_without_a_word("Ida Adler, 3. Mai 2011, SK Horst\nJo Dachs, 4. Juni 2010, SC Au\n", &["Ida Adler *2011 SK Horst", "Jo Dachs *2010 SC Au"])]
#[case::short_date("Ida Adler 12.05.11 SK Horst\nJo Dachs 1.2.10 SC Au\n", &["Ida Adler *2011 SK Horst", "Jo Dachs *2010 SC Au"])]
#[case::emoji("✅ Ida Adler 1650\n✅ Jo Dachs 1700 ♟\n", &["Ida Adler 1650", "Jo Dachs 1700"])]
#[case::none_before_the_club("1. Ida Adler, ohne, SK Horst\n2. Jo Dachs, 1650, SC Au\n", &["Ida Adler SK Horst", "Jo Dachs 1650 SC Au"])]
fn typed_lines_are_read_as_a_person_reads_them(#[case] text: &str, #[case] expected: &[&str]) {
    let list = read(text);
    assert_eq!(entered(&list), expected);
    assert_eq!(asked(&list), [""; 0]);
    assert!(
        !list
            .all_problems()
            .any(|it| it.kind.code() == "formula_text")
    );
}

#[rstest]
#[case::commas("Adler, Ida, 1650\nDachs, Jo, 1700\n", &["Adler, Ida 1650", "Dachs, Jo 1700"])]
#[case::commas_and_club("Adler,Ida,1650,SK Horst\nDachs,Jo,1700,SC Au\n", &["Adler, Ida 1650 SK Horst", "Dachs, Jo 1700 SC Au"])]
#[case::tabs("Adler\tIda\t1650\tSK Horst\t2001\nvon Dachs\tJo\t1700\tSC Au\t1999\n", &["Adler, Ida 1650 *2001 SK Horst", "von Dachs, Jo 1700 *1999 SC Au"])]
#[case::semicolons("Adler;Ida;Horst\nDachs;Jo;Horst\n", &["Adler, Ida Horst", "Dachs, Jo Horst"])]
#[case::two_given_names("Adler,Ida,SK Horst\nDachs,Jo,SK Horst\nEule,Al Maria,SK Horst\n", &["Adler, Ida SK Horst", "Dachs, Jo SK Horst", "Eule, Al Maria SK Horst"])]
#[case::a_row_of_players("Ida Adler, Jo Dachs, Al Eule, Mia Fink\n", &["Ida Adler", "Jo Dachs", "Al Eule", "Mia Fink"])]
#[case::a_club_repeats("Adler;Horst\nDachs;Horst\n", &["Adler", "Dachs"])]
fn two_columns_of_single_words_are_surname_and_given_name(
    #[case] text: &str,
    #[case] expected: &[&str],
) {
    assert_eq!(entered(&read(text)), expected);
}

#[rstest]
#[case::tabs("Adler, Ida\tDachs, Jo\nEule, Al\tFink, Mia\n", &["Adler, Ida (Adler, Ida / Dachs, Jo 1)", "Dachs, Jo (Adler, Ida / Dachs, Jo 2)", "Eule, Al (Eule, Al / Fink, Mia 1)", "Fink, Mia (Eule, Al / Fink, Mia 2)"])]
#[case::one_line("Adler, Ida;Dachs, Jo\n", &["Adler, Ida (Adler, Ida / Dachs, Jo 1)", "Dachs, Jo (Adler, Ida / Dachs, Jo 2)"])]
#[case::ratings("Ida Adler;1650;Jo Dachs;1700\nAl Eule;-;Mia Fink;1250\n", &["Ida Adler 1650 (Ida Adler / Jo Dachs 1)", "Jo Dachs 1700 (Ida Adler / Jo Dachs 2)", "Al Eule (Al Eule / Mia Fink 1)", "Mia Fink 1250 (Al Eule / Mia Fink 2)"])]
#[case::ratings_behind("Ida Adler;Jo Dachs;1650;1700\nAl Eule;Mia Fink;1500;1250\n", &["Ida Adler 1650 (Ida Adler / Jo Dachs 1)", "Jo Dachs 1700 (Ida Adler / Jo Dachs 2)", "Al Eule 1500 (Al Eule / Mia Fink 1)", "Mia Fink 1250 (Al Eule / Mia Fink 2)"])]
#[case::team("Elstern;Ida Adler;Jo Dachs\nDohlen;Al Eule;Mia Fink\n", &["Ida Adler (Elstern 1)", "Jo Dachs (Elstern 2)", "Al Eule (Dohlen 1)", "Mia Fink (Dohlen 2)"])]
#[case::team_of_two_words("Rote Elstern,Ida Adler,1650,Jo Dachs,1700\nDie Dohlen,Al Eule,1500,Mia Fink,1250\n", &["Ida Adler 1650 (Rote Elstern 1)", "Jo Dachs 1700 (Rote Elstern 2)", "Al Eule 1500 (Die Dohlen 1)", "Mia Fink 1250 (Die Dohlen 2)"])]
#[case::parts_of_names("Adler;Ida;1650;Dachs;Jo;1700\nEule;Al;1500;Fink;Mia;1250\n", &["Adler, Ida 1650 (Adler, Ida / Dachs, Jo 1)", "Dachs, Jo 1700 (Adler, Ida / Dachs, Jo 2)", "Eule, Al 1500 (Eule, Al / Fink, Mia 1)", "Fink, Mia 1250 (Eule, Al / Fink, Mia 2)"])]
#[case::clubs("Ida Adler;SK Horst\nJo Dachs;SC Au\n", &["Ida Adler SK Horst", "Jo Dachs SC Au"])]
#[case::repeated_clubs("Ida Adler;Rote Elstern\nJo Dachs;Rote Elstern\nAl Eule;Rote Elstern\n", &["Ida Adler Rote Elstern", "Jo Dachs Rote Elstern", "Al Eule Rote Elstern"])]
fn two_columns_of_names_are_teams(#[case] text: &str, #[case] expected: &[&str]) {
    assert_eq!(teams(&read(text)), expected);
}

#[rstest]
#[case::colons("Elstern:\n- Ida Adler (1650)\n- Jo Dachs\nDohlen:\n- Al Eule\n- Mia Fink (1250)\n", &["Ida Adler 1650 (Elstern 1)", "Jo Dachs (Elstern 2)", "Al Eule (Dohlen 1)", "Mia Fink 1250 (Dohlen 2)"])]
#[case::lines("Elstern\nIda Adler 1650\nJo Dachs 1700\n\nDohlen\nAl Eule 1500\nMia Fink 1250\n", &["Ida Adler 1650 (Elstern 1)", "Jo Dachs 1700 (Elstern 2)", "Al Eule 1500 (Dohlen 1)", "Mia Fink 1250 (Dohlen 2)"])]
#[case::clubs("SK Horst\n1. Adler, Ida 1650\n2. Dachs, Jo 1700\nSC Au\n1. Eule, Al 1500\n", &["Adler, Ida 1650 SK Horst", "Dachs, Jo 1700 SK Horst", "Eule, Al 1500 SC Au"])]
#[case::groups("U12\n- Ida Adler 1650\n- Jo Dachs 1700\nU16\n- Al Eule 1500\n", &["Ida Adler 1650", "Jo Dachs 1700", "Al Eule 1500"])]
#[case::a_line_each("Elstern: Ida Adler, Jo Dachs\nDohlen: Al Eule, Mia Fink\n", &["Ida Adler (Elstern 1)", "Jo Dachs (Elstern 2)", "Al Eule (Dohlen 1)", "Mia Fink (Dohlen 2)"])]
#[case::dashes("Elstern – Ida Adler, Jo Dachs\nDohlen – Al Eule, Mia Fink\n", &["Ida Adler (Elstern 1)", "Jo Dachs (Elstern 2)", "Al Eule (Dohlen 1)", "Mia Fink (Dohlen 2)"])]
#[case::brackets("Elstern (Ida Adler, Jo Dachs)\nDohlen (Al Eule, Mia Fink)\n", &["Ida Adler (Elstern 1)", "Jo Dachs (Elstern 2)", "Al Eule (Dohlen 1)", "Mia Fink (Dohlen 2)"])]
#[case::one_without_rating("Ida Adler (1650) + Jo Dachs (n/a)\nAl Eule (1500) + Mia Fink (1250)\n", &["Ida Adler 1650 (Ida Adler / Jo Dachs 1)", "Jo Dachs (Ida Adler / Jo Dachs 2)", "Al Eule 1500 (Al Eule / Mia Fink 1)", "Mia Fink 1250 (Al Eule / Mia Fink 2)"])]
#[case::indented("Elstern\n  Ida Adler 1650\n  Jo Dachs\nDohlen\n  Al Eule\n  Mia Fink\n", &["Ida Adler 1650 (Elstern 1)", "Jo Dachs (Elstern 2)", "Al Eule (Dohlen 1)", "Mia Fink (Dohlen 2)"])]
#[case::bold("*Elstern*\nIda Adler, 1650\nJo Dachs, 1700\n", &["Ida Adler 1650 (Elstern 1)", "Jo Dachs 1700 (Elstern 2)"])]
#[case::numbered_titles("1. Mannschaft\nIda Adler 1650\nJo Dachs 1700\n2. Mannschaft\nAl Eule 1500\nMia Fink 1250\n", &["Ida Adler 1650 (1. Mannschaft 1)", "Jo Dachs 1700 (1. Mannschaft 2)", "Al Eule 1500 (2. Mannschaft 1)", "Mia Fink 1250 (2. Mannschaft 2)"])]
#[case::surnames("Elstern: Adler/Dachs\nDohlen: Eule/Fink\n", &["Adler (Elstern 1)", "Dachs (Elstern 2)", "Eule (Dohlen 1)", "Fink (Dohlen 2)"])]
#[case::ratings_behind_names("Ida Adler / Jo Dachs 1400 / -\nAl Eule / Mia Fink 1500 / 1250\n", &["Ida Adler 1400 (Ida Adler / Jo Dachs 1)", "Jo Dachs (Ida Adler / Jo Dachs 2)", "Al Eule 1500 (Al Eule / Mia Fink 1)", "Mia Fink 1250 (Al Eule / Mia Fink 2)"])]
#[case::shared_ratings("Adler/Dachs 1650/1700\nEule/Fink 1500/-\n", &["Adler 1650 (Adler / Dachs 1)", "Dachs 1700 (Adler / Dachs 2)", "Eule 1500 (Eule / Fink 1)", "Fink (Eule / Fink 2)"])]
fn typed_teams_have_their_names(#[case] text: &str, #[case] expected: &[&str]) {
    let list = read(text);
    assert_eq!(teams(&list), expected);
    assert_eq!(asked(&list), [""; 0]);
}

#[rstest]
#[case::crossed_out("✅ Ida Adler 1650\n❌ Jo Dachs 1700\n", "2:- doubtful_row")]
#[case::section("Runde 1\nJo Birke – Ada Zeder 1-0\n", "1:- doubtful_row")]
#[case::farewell("1. Ida Adler 1650\nGruß, Al\n", "2:- doubtful_row")]
fn a_doubtful_line_is_asked_about(#[case] text: &str, #[case] expected: &str) {
    assert_eq!(asked(&read(text)), [expected]);
}

#[rstest]
#[case::a_pair("12.03.26, 18:04 - Jo Birke: Mia Erle und Uli Ulme\n12.03.26, 18:05 - Al Moos: Kim Ott 1650\n", &["1:- doubtful_row", "1:- doubtful_row"])]
#[case::german("[12.03.26, 18:04:11] Jo Birke: Mia Erle\n[12.03.26, 18:05:00] Al Moos: bin dabei\n", &["1:- doubtful_row", "2:- doubtful_row"])]
#[case::english("3/12/26, 6:04 PM - Jo Birch: Mia Alder\n3/12/26, 6:05 PM - Al Moss: coming with 1650\n", &["1:- doubtful_row", "2:- doubtful_row"])]
fn a_message_of_a_chat_is_a_person_only_without_doubt(
    #[case] text: &str,
    #[case] expected: &[&str],
) {
    assert_eq!(asked(&read(text)), expected);
}

#[rstest]
#[case::dash("Jo Birke – Ada Zeder 1-0\nUli Ulme 1650\nMia Erle 1700\n", 1)]
#[case::cells(
    "Name;DWZ\nUli Ulme;1650\nJo Birke - Ada Zeder ½:½;\nMia Erle;1700\n",
    3
)]
#[case::between("Uli Ulme 1650\nMia Erle 1700\nJo Birke 0:1 Ada Zeder\n", 3)]
fn the_result_of_a_game_is_no_player(#[case] text: &str, #[case] line: u32) {
    let list = read(text);
    assert_eq!(list.players().count(), 2);
    let results = list
        .all_problems()
        .filter(|it| it.kind.code() == "game_result");
    assert_eq!(results.map(|it| it.line).collect::<Vec<_>>(), [Some(line)]);
}

#[rstest]
#[case::three_cells("Team,Club\nJo Birke, Ada Zeder,1650,SK Turm\n", Some((4, 2)))]
#[case::numbers("Mannschaft,Verein\nElstern,SK Turm,7,8\n", Some((4, 2)))]
fn cells_beyond_the_headings_are_named_with_their_line(
    #[case] text: &str,
    #[case] expected: Option<(usize, usize)>,
) {
    let list = read(text);
    assert!(list.is_refused());
    let mut problems = list.problems.iter().filter(|it| it.line == Some(2));
    let counts = problems.find(|it| it.kind.code() == "too_many_cells");
    let counts = counts.map(|it| (it.kind.found().unwrap(), it.kind.expected().unwrap()));
    assert_eq!(
        counts,
        expected.map(|(cells, columns)| (cells.to_string(), columns.to_string()))
    );
}

#[rstest]
#[case::german("Ort, Datum:;Horst, 3.4.2026;\nIda Adler;1820;SK Horst\nJo Bär;1700;SC Au\n", &["Ida Adler 1820 SK Horst", "Jo Bär 1700 SC Au"])]
#[case::french("Lieu, date :\tGenève\t\nIda Adler\t1820\tSK Horst\nJo Bär\t1700\tSC Au\n", &["Ida Adler 1820 SK Horst", "Jo Bär 1700 SC Au"])]
fn a_label_above_a_table_says_nothing_about_its_columns(
    #[case] text: &str,
    #[case] expected: &[&str],
) {
    let list = read(text);
    assert_eq!(entered(&list), expected);
    assert_eq!(asked(&list), [""; 0]);
}

#[rstest]
#[case::numbers("1;Ida Adler;1820;;1;Jo Bär;1200\n2;Al Dachs;1800;;2;Mia Eule;1100\n", &["Ida Adler 1820", "Jo Bär 1200", "Al Dachs 1800", "Mia Eule 1100"])]
#[case::names("Ida Adler\t\tJo Bär\nAl Dachs\t\tMia Eule\n", &["Ida Adler", "Jo Bär", "Al Dachs", "Mia Eule"])]
fn tables_side_by_side_need_no_headings(#[case] text: &str, #[case] expected: &[&str]) {
    assert_eq!(entered(&read(text)), expected);
}

#[test]
fn tables_side_by_side_with_other_columns_are_refused_by_name() {
    for text in [
        "Name;DWZ;;Name;Verein\nJo Birke;1650;;Ada Zeder;SK Turm\n",
        "Topf A;DWZ;Topf B\nJo Birke;1650;Ada Zeder\n",
    ] {
        let codes: Vec<&str> = read(text)
            .problems
            .iter()
            .map(|it| it.kind.code())
            .collect();
        assert_eq!(codes, ["tables_differ"]);
    }
}

#[test]
fn a_line_that_is_a_title_or_a_player_is_asked_about() {
    let list = read("Rote Elstern\nIda Adler 1650\nJo Dachs 1700\nGrüne Dohlen\nAl Eule 1500\n");
    assert_eq!(asked(&list), ["1:- doubtful_row", "4:- doubtful_row"]);
}
