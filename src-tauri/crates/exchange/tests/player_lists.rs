//! Player lists as clubs keep them, and malformed ones.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;

use kralle_exchange::players::{
    ColumnMeaning, FileKind, HeaderRow, ListForm, ListOptions, MAX_BYTES, PlayerListPreview,
    Problem, ProblemKind, ProblemName, Separator, Severity, TextEncoding, read_player_list,
    read_player_list_as,
};
use kralle_tournament::{PlayerField, RatingKind};
use rstest::rstest;

/// Returns a list as the user sees it: the players, then the problems.
pub(crate) fn shown(preview: &PlayerListPreview) -> String {
    let mut lines = Vec::new();
    for row in &preview.rows {
        let Some(player) = row.entered() else {
            continue;
        };
        let title = player.data.title.as_ref().map(|it| format!("[{it}] "));
        let mut line = format!(
            "{} {}{}",
            row.line,
            title.unwrap_or_default(),
            player.data.name
        );
        for (kind, rating) in &player.data.ratings {
            let _ = write!(line, " | {kind:?} {}", rating.get());
        }
        if let Some(year) = player.data.birth_year {
            let _ = write!(line, " | born {}", year.get());
        }
        if let Some(sex) = player.data.sex {
            let _ = write!(line, " | {}", sex.code());
        }
        if let Some(club) = &player.data.club {
            let _ = write!(line, " | {club}");
        }
        if let Some(federation) = &player.data.federation {
            let _ = write!(line, " | of {federation}");
        }
        if let Some(id) = player.data.fide_id {
            let _ = write!(line, " | FIDE {id}");
        }
        if let Some(id) = &player.data.national_id {
            let _ = write!(line, " | id {id}");
        }
        if let Some(team) = &player.team {
            let _ = write!(line, " | team {team}");
        }
        if let Some(order) = player.board_order {
            let _ = write!(line, " | board {order}");
        }
        if let Some(captain) = &player.captain {
            let _ = write!(line, " | captain {captain}");
        }
        lines.push(line);
    }
    for Problem { line, column, kind } in preview.all_problems() {
        let place =
            [*line, column.map(u32::from)].map(|it| it.map_or("-".into(), |it| it.to_string()));
        let mut text = format!("! {}:{} {}", place[0], place[1], kind.sentence());
        for fact in [kind.found(), kind.expected()].into_iter().flatten() {
            let _ = write!(text, " [{fact}]");
        }
        lines.push(text);
    }
    lines.join("\n")
}

/// Returns the form of a text list.
const fn text(encoding: TextEncoding, separator: Separator) -> ListForm {
    ListForm::Text {
        encoding,
        separator,
    }
}

fn read(text: &str) -> String {
    shown(&read_player_list(text.as_bytes()))
}

#[test]
fn a_csv_with_names_in_quotes() {
    let list = read_player_list(include_bytes!("lists/names-in-quotes.csv"));
    assert_eq!(list.form, text(TextEncoding::Utf8, Separator::Comma));
    assert_eq!(list.header, HeaderRow::Line(1));
    assert_eq!(list.players().count(), 18);
    assert_eq!(list.all_problems().count(), 0);
    assert!(
        list.players()
            .all(|player| player.data.rating(&[RatingKind::Other]).is_some())
    );
    assert!(
        list.players()
            .all(|player| player.data.name.as_str().contains(", "))
    );
    assert_eq!(
        list.players()
            .filter(|player| player.data.club.is_none())
            .count(),
        3
    );
}

#[test]
fn a_spreadsheet_export_with_a_duplicate_row() {
    let list = read_player_list(include_bytes!("lists/spreadsheet-export.csv"));
    assert_eq!(
        list.form,
        text(TextEncoding::Windows1252, Separator::Semicolon)
    );
    assert_eq!(list.players().count(), 22);
    assert_eq!(
        list.all_problems().cloned().collect::<Vec<_>>(),
        [Problem {
            line: Some(17),
            column: None,
            kind: ProblemKind::DuplicateRow { earlier: 8 }
        }]
    );
    assert!(
        list.players()
            .any(|player| player.data.name.as_str() == "Kröger, Mechthild")
    );
    assert_eq!(
        list.players()
            .filter(|player| player.data.rating(&[RatingKind::National]).is_none())
            .count(),
        6
    );
}

#[test]
fn a_tab_separated_list_with_several_ratings() {
    let list = read_player_list(include_bytes!("lists/youth.tsv"));
    assert_eq!(list.form, text(TextEncoding::Utf8, Separator::Tab));
    assert_eq!(list.players().count(), 34);
    assert_eq!(list.all_problems().count(), 0);
    let meanings: Vec<ColumnMeaning> = list.columns.iter().map(|column| column.meaning).collect();
    assert_eq!(
        meanings,
        [
            ColumnMeaning::Name,
            ColumnMeaning::Field(PlayerField::FideId),
            ColumnMeaning::Rating(RatingKind::Standard),
            ColumnMeaning::Rating(RatingKind::Rapid),
            ColumnMeaning::Rating(RatingKind::Blitz),
            ColumnMeaning::Field(PlayerField::BirthYear),
            ColumnMeaning::Field(PlayerField::Club),
        ]
    );
    let first = list
        .players()
        .next()
        .map(|player| player.data.name.as_str());
    assert_eq!(first, Some("Österle Ludger"));
    assert!(
        list.players()
            .all(|player| player.data.birth_year.is_some())
    );
}

#[test]
fn headings_are_understood_in_four_languages() {
    insta::assert_snapshot!(read("Nom;Prénom;Année de naissance;Club;Elo rapide;N° FIDE\nPic;Zoé;1999;Cavalier;1650;1300001\n"), @"2 Pic, Zoé | Rapid 1650 | born 1999 | Cavalier | FIDE 1300001");
    insta::assert_snapshot!(read("Nome,Cognome,Anno,Circolo,Elo blitz\nAda,Prato,1980,Torre,1500\n"), @"2 Prato, Ada | Blitz 1500 | born 1980 | Torre");
    insta::assert_snapshot!(read("First name\tLast name\tDate of birth\tRating\nTom\tField\t03.02.2001\t1444\n"), @"2 Field, Tom | Other 1444 | born 2001");
    insta::assert_snapshot!(read("Spieler|DWZ|Geburtsjahr|Verein\nAcker Ute|1234-56|1970|Turm\n"), @"2 Acker Ute | National 1234 | born 1970 | Turm");
}

#[test]
fn the_tandem_rating_and_the_sex_are_columns_in_four_languages() {
    insta::assert_snapshot!(read("Name;DWZ;Tandem-Wertung;Geschlecht\nAcker Ute;1234;1410;W\nBär, Jo;1500;;divers\n"), @"
    2 Acker Ute | National 1234 | Tandem 1410 | female
    3 Bär, Jo | National 1500
    ! -:4 neither_sex [1]
    ");
    insta::assert_snapshot!(read("Name,Tandem rating,Sex\nTom Field,1444,male\n"), @"2 Tom Field | Tandem 1444 | male");
    insta::assert_snapshot!(read("Nom;Elo tandem;Sexe\nPic Zoé;1650;Femme\n"), @"2 Pic Zoé | Tandem 1650 | female");
    insta::assert_snapshot!(read("Giocatore,Elo tandem,Sesso\nPrato Ada,1500,x1\n"), @"
    2 Prato Ada | Tandem 1500
    ! 2:3 unreadable_sex [x1]
    ");
    insta::assert_snapshot!(read("name,birth_year,club,fide_id,national_id,tandem\n\"Acker, Ute\",1990,SK Turm,1300001,10101-23,1612\n"), @"2 Acker, Ute | Tandem 1612 | born 1990 | SK Turm | FIDE 1300001 | id 10101-23");
}

/// `D` is a woman only in a column with `H`; who is neither or unknown has no sex, counted.
#[rstest]
#[case::german("mwd", "male,female,-", Some(1))]
#[case::international("MFX", "male,female,-", Some(1))]
#[case::fide("uwm", "-,female,male", Some(1))]
#[case::french("HDx", "male,female,-", Some(1))]
#[case::symbols("♂♀-", "male,female,-", None)]
#[case::no_man_of_france("DDW", "-,-,female", Some(2))]
fn the_letters_of_a_sex(
    #[case] letters: &str,
    #[case] sexes: &str,
    #[case] neither: Option<usize>,
) {
    let mut text = String::from("Name;Sexe\n");
    for (name, letter) in ["Acker, Jo", "Bach, Al", "Camp, Uli"]
        .iter()
        .zip(letters.chars())
    {
        let _ = writeln!(text, "{name};{letter}");
    }
    let list = read_player_list(text.as_bytes());
    let read = list
        .players()
        .map(|it| it.data.sex.map_or("-", |it| it.code()));
    assert_eq!(read.collect::<Vec<_>>().join(","), sexes);
    let mut counted = list.all_problems();
    let counted = counted.find(|it| matches!(it.kind, ProblemKind::NeitherSex { .. }));
    let counted = counted.and_then(|it| it.kind.found()?.parse().ok());
    assert_eq!(counted, neither);
    assert_eq!(list.all_problems().count(), usize::from(neither.is_some()));
}

#[test]
fn every_line_that_is_wrong_is_named_with_its_place() {
    insta::assert_snapshot!(read("\
Vereinsturnier Herbst;;;;
;;;;
Name;Elo;Jahrgang;Verein;FIDE-ID
Muster, Anna;1500;1990;SC Turm;1300001
Muster, Anna;1500;1990;SC TURM;1300001
Muster, Anna;1510;1990;SC Turm;1300002
;1500;1990;SC Turm;
12345;1500;1990;SC Turm;
Beispiel, Urs;sehr gut;neunzig;=1+1;12a
Probe, Ida;99;1850;SC Turm;1300001
Acker, Jo;1'650;2.3.1999;-;0
Zu, viel;1;2;3;4;5
\"Offen, Ina;1600;1980;SC Turm;
\"Zeilen\nBruch, Al\";1601.0;1981;SC Turm;
Kurz, Eva
MÃ¼ller, Ute;unrated;;;
"), @r"
    4 Muster, Anna | Standard 1500 | born 1990 | SC Turm | FIDE 1300001
    6 Muster, Anna | Standard 1510 | born 1990 | SC Turm | FIDE 1300002
    9 Beispiel, Urs | =1+1
    10 Probe, Ida | SC Turm | FIDE 1300001
    11 Acker, Jo | Standard 1650 | born 1999
    14 Zeilen Bruch, Al | Standard 1601 | born 1981 | SC Turm
    16 Kurz, Eva
    17 MÃ¼ller, Ute
    ! -:- lines_above_header [1]
    ! 5:- duplicate_row [4]
    ! 6:- same_name [4]
    ! 7:1 empty_name
    ! 8:1 name_without_letters [12345]
    ! 9:2 unreadable_rating [sehr gut]
    ! 9:3 unreadable_birth_year [neunzig]
    ! 9:4 formula_text [=1+1]
    ! 9:5 unreadable_fide_id [12a]
    ! 10:2 impossible_rating [99] [100–3500]
    ! 10:3 impossible_birth_year [1850] [1900–2099]
    ! 10:- same_fide_id [4]
    ! 12:- too_many_cells [6] [5]
    ! 13:1 quote_not_closed
    ! 17:1 garbled_text [MÃ¼ller, Ute]
    ");
}

#[rstest]
#[case::empty(b"", ProblemKind::EmptyFile)]
#[case::only_white_space(b" \r\n\t\n", ProblemKind::EmptyFile)]
#[case::only_a_mark(b"\xef\xbb\xbf", ProblemKind::EmptyFile)]
#[case::old_workbook(b"\xd0\xcf\x11\xe0", ProblemKind::NotText { found: FileKind::OldWorkbook })]
#[case::tournament_file(b"SQLite format 3\0..", ProblemKind::NotText { found: FileKind::Database })]
#[case::nul(b"Name\0", ProblemKind::NotText { found: FileKind::Binary })]
#[case::numbers_only(b"1;2\n3;4\n", ProblemKind::NoNameColumn)]
fn what_cannot_be_read_is_refused_with_the_reason(#[case] bytes: &[u8], #[case] kind: ProblemKind) {
    let list = read_player_list(bytes);
    assert!(list.is_refused());
    assert!(list.rows.is_empty());
    assert!(
        list.problems.iter().any(|problem| problem.kind == kind),
        "{:?}",
        list.problems
    );
}

#[test]
fn a_file_that_is_too_large_is_refused() {
    let list = read_player_list(&vec![b'a'; MAX_BYTES + 1]);
    assert_eq!(
        list.problems[0].kind,
        ProblemKind::FileTooLarge {
            found: MAX_BYTES + 1,
            most: MAX_BYTES,
        }
    );
    assert!(list.is_refused());
}

#[test]
fn lines_after_the_limit_are_not_read_and_it_is_said() {
    let mut text = String::from("Name;Elo\n");
    for i in 0..10_020 {
        let _ = writeln!(
            text,
            "Muster {};{}",
            ["A", "B"][i % 2].repeat(1 + i % 7),
            1000 + i % 900
        );
    }
    let list = read_player_list(text.as_bytes());
    assert_eq!(list.rows.len(), 10_000);
    let problem = list
        .problems
        .first()
        .map(|it| (it.line, it.kind.code(), it.severity()));
    assert_eq!(
        problem,
        Some((Some(10_002), "too_many_rows", Severity::RowLeftOut))
    );
}

#[test]
fn a_list_without_headings_is_read_by_what_is_in_it() {
    insta::assert_snapshot!(read("Muster Anna;1500\nBeispiel Urs;\n"), @r"
    1 Muster Anna | Other 1500
    2 Beispiel Urs
    ! -:- no_header_row
    ");
    insta::assert_snapshot!(read("Muster, Anna\nBeispiel, Urs\n"), @r"
    1 Muster, Anna
    2 Beispiel, Urs
    ! -:- no_header_row
    ");
    insta::assert_snapshot!(read("Muster Anna\nBeispiel Urs\n"), @r"
    1 Muster Anna
    2 Beispiel Urs
    ! -:- no_header_row
    ");
    insta::assert_snapshot!(read("Muster, Anna\t1500\tSK Horst\nBeispiel, Urs\t\tSC Au\nProbe, Ute\t1400\tHorst\n"), @r"
    1 Muster, Anna | Other 1500 | SK Horst
    2 Beispiel, Urs | SC Au
    3 Probe, Ute | Other 1400 | Horst
    ! -:- no_header_row
    ");
    // A second name in each line is a partner, and a single remark is not a club.
    insta::assert_snapshot!(read("Muster, Anna;Beispiel, Urs;\nProbe, Ute;Amsel, Ida;kommt sp\u{e4}ter\n"), @r"
    1 Muster, Anna | team Muster, Anna / Beispiel, Urs | board 1
    1 Beispiel, Urs | team Muster, Anna / Beispiel, Urs | board 2
    2 Probe, Ute | team Probe, Ute / Amsel, Ida | board 1
    2 Amsel, Ida | team Probe, Ute / Amsel, Ida | board 2
    ! -:- no_header_row
    ");
}

#[test]
fn a_column_that_means_the_same_again_is_not_read() {
    insta::assert_snapshot!(read("Name;Elo;FIDE;Club;Verein\nMuster Anna;1500;1600;A;B\n"), @r"
    2 Muster Anna | Standard 1500 | A
    ! -:3 column_twice [2]
    ! -:5 column_twice [4]
    ! -:3 unread_numbers [FIDE]
    ");
}

#[test]
fn utf_16_of_a_spreadsheet_is_read() {
    let written = "\u{feff}Name\tElo\r\nMüller Özgür\t1700\r\n";
    let little: Vec<u8> = written.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = written.encode_utf16().flat_map(u16::to_be_bytes).collect();
    for (bytes, encoding) in [
        (little, TextEncoding::Utf16Le),
        (big, TextEncoding::Utf16Be),
    ] {
        let list = read_player_list(&bytes);
        assert_eq!(list.form, text(encoding, Separator::Tab));
        assert_eq!(shown(&list), "2 Müller Özgür | Standard 1700");
    }
}

#[test]
fn utf_16_without_a_mark_is_read() {
    let written = "Name;Elo\nMüller Özgür;1700\n諸葛 亮;1600\n";
    let little: Vec<u8> = written.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = written.encode_utf16().flat_map(u16::to_be_bytes).collect();
    for (bytes, encoding) in [
        (little, TextEncoding::Utf16Le),
        (big, TextEncoding::Utf16Be),
    ] {
        let list = read_player_list(&bytes);
        assert_eq!(list.form, text(encoding, Separator::Semicolon));
        assert_eq!(
            shown(&list),
            "2 Müller Özgür | Standard 1700\n3 諸葛 亮 | Standard 1600"
        );
    }
}

#[test]
fn names_are_tidied_but_not_changed() {
    insta::assert_snapshot!(read("Name;Elo\n  Mu\u{308}ller ,\u{a0} Ute\u{200b} ;1500\nO'Neill \"Jo\" Al;1\n"), @r#"
    2 Müller , Ute | Standard 1500
    3 O'Neill "Jo" Al
    ! 2:1 control_characters
    ! 3:2 impossible_rating [1] [100–3500]
    "#);
}

#[test]
fn the_caller_may_know_better() {
    let text = "Liste;X\nMuster Anna;1500\nBeispiel Urs;1400\n";
    let options = ListOptions {
        header: Some(HeaderRow::Line(1)),
        columns: BTreeMap::from([
            (1, ColumnMeaning::Name),
            (2, ColumnMeaning::Rating(RatingKind::Blitz)),
        ]),
        ..ListOptions::default()
    };
    let list = read_player_list_as(text.as_bytes(), &options);
    insta::assert_snapshot!(shown(&list), @r"
    2 Muster Anna | Blitz 1500
    3 Beispiel Urs | Blitz 1400
    ");

    let options = ListOptions {
        encoding: Some(TextEncoding::Windows1252),
        separator: Some(Separator::Comma),
        sheet: None,
        header: Some(HeaderRow::Absent),
        latest_birth_year: Some(2026),
        columns: BTreeMap::from([
            (1, ColumnMeaning::Name),
            (2, ColumnMeaning::Field(PlayerField::BirthYear)),
        ]),
    };
    let list = read_player_list_as("Müller,2027\n".as_bytes(), &options);
    insta::assert_snapshot!(shown(&list), @r"
    1 MÃ¼ller
    ! 1:1 garbled_text [MÃ¼ller]
    ! 1:2 impossible_birth_year [2027] [1900–2026]
    ");
}

/// A column of federations is recognized by its heading. Other values are left out with a remark.
#[rstest]
#[case::german("Name;Föderation\nAcker Ute;sui\n", "2 Acker Ute | of SUI")]
#[case::german_association("Name;Verband\nAcker Ute;GER\n", "2 Acker Ute | of GER")]
#[case::of_fide("Name;FED\nAcker Ute;FRA\n", "2 Acker Ute | of FRA")]
#[case::english("Player;Federation\nField;ENG\n", "2 Field | of ENG")]
#[case::french("Joueur;Fédération\nChamp;FRA\n", "2 Champ | of FRA")]
#[case::italian("Giocatore;Federazione\nCampo;ITA\n", "2 Campo | of ITA")]
#[case::nothing("Name;Land\nAcker Ute;-\n", "2 Acker Ute")]
#[case::none(
    "Name;Land\nAcker Ute;Schweiz\n",
    "2 Acker Ute\n! 2:2 unreadable_federation [Schweiz]"
)]
fn federations(#[case] list: &str, #[case] expected: &str) {
    assert_eq!(read(list), expected);
}

/// A national number is in one column, or split into the club's and the member's number.
#[rstest]
#[case::german(
    "Spieler;ZPS;Mgl-Nr\nAcker Ute;70107;23\n",
    "2 Acker Ute | id 70107-0023"
)]
#[case::german_club_with_letter(
    "Name;VKZ;Mitgliedsnummer\nAcker Ute;4010C;107\n",
    "2 Acker Ute | id 4010C-0107"
)]
#[case::german_alone("Name;PKZ\nAcker Ute;10012345\n", "2 Acker Ute | id 10012345")]
#[case::both_kinds(
    "Name;PKZ;ZPS;MglNr\nAcker Ute;10012345;70107;23\n",
    "2 Acker Ute | id 70107-0023"
)]
#[case::english("Player,National ID\nField,SUI 12345\n", "2 Field | id SUI 12345")]
#[case::french(
    "Nom;Prénom;Identifiant national\nPic;Zoé;A12345\n",
    "2 Pic, Zoé | id A12345"
)]
#[case::italian(
    "Nome,Cognome,Tessera FSI\nAda,Prato,123456\n",
    "2 Prato, Ada | id 123456"
)]
#[case::a_club_alone_is_nobody("Name;ZPS\nAcker Ute;70107\n", "2 Acker Ute")]
#[case::no_member("Name;ZPS;Mgl-Nr\nAcker Ute;70107;-\n", "2 Acker Ute")]
#[case::a_spreadsheets_number(
    "Name;ZPS;Mgl-Nr\nAcker Ute;70107.0;23.0\n",
    "2 Acker Ute | id 70107-0023"
)]
#[case::no_number(
    "Name;PKZ\nAcker Ute;unbekannt\n",
    "2 Acker Ute\n! 2:2 unreadable_national_id [unbekannt]"
)]
#[case::the_same_twice(
    "Name;ZPS;Mgl-Nr\nAcker Ute;70107;23\nAcker Uta;70107;0023\n",
    "2 Acker Ute | id 70107-0023\n3 Acker Uta | id 70107-0023\n! 3:- same_national_id [2]"
)]
fn national_numbers(#[case] list: &str, #[case] expected: &str) {
    assert_eq!(read(list), expected);
}

#[test]
fn every_problem_has_its_sentence() -> std::io::Result<()> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../ui/messages/de");
    let messages = ["lists.ftl", "exchange.ftl", "entrants.ftl"]
        .iter()
        .map(|name| fs::read_to_string(format!("{folder}/{name}")))
        .collect::<Result<String, _>>()?;
    let readable = |it: &PlayerField| *it != PlayerField::Club;
    let unreadable = PlayerField::ALL.into_iter().filter(readable);
    let unreadable = unreadable.map(|it| format!("unreadable_{}", it.code()));
    let others = ProblemName::ALL
        .into_iter()
        .filter(|it| *it != ProblemName::Unreadable);
    for code in others.map(|it| it.code().to_owned()).chain(unreadable) {
        let key = format!("\nlist-problem-{} =", code.replace('_', "-"));
        assert!(messages.contains(&key), "{key}");
    }
    Ok(())
}

#[test]
fn fixed_teams_and_their_line_up_order_are_read() {
    insta::assert_snapshot!(read("\
Mannschaft;Brett;Name;DWZ
Springer Duett;1;Muster, Anna;1500
Springer Duett;2;Beispiel, Urs;1400
-;;Probe, Ida;1300
Läufer;eins;Acker, Jo;1200
"), @r"
    2 Muster, Anna | National 1500 | team Springer Duett | board 1
    3 Beispiel, Urs | National 1400 | team Springer Duett | board 2
    4 Probe, Ida | National 1300
    5 Acker, Jo | National 1200 | team Läufer
    ! 5:2 unreadable_board_order [eins]
    ");
}

/// The captain is named in every line of the team, in one line, or marked among its players.
#[rstest]
#[case::named_everywhere(
    "Name;Team;Mannschaftsführer\nAcker, Jo;Läufer;Probe, Ida\nBach, Urs;läufer;probe, ida\n",
    "2 Acker, Jo | team Läufer | captain Probe, Ida\n\
     3 Bach, Urs | team läufer | captain probe, ida"
)]
#[case::named_once(
    "Name;Équipe;Capitaine\nAcker, Jo;Fous;\nBach, Urs;Fous;Probe, Ida\n",
    "2 Acker, Jo | team Fous\n3 Bach, Urs | team Fous | captain Probe, Ida"
)]
#[case::marked(
    "Nachname,Vorname,Team,Team captain\nAcker,Jo,Fous,X\nBach,Urs,Fous,-\nCamp,Eva,Torri,no\nDach,Al,Torri,Sì\n",
    "2 Acker, Jo | team Fous | captain Acker, Jo\n3 Bach, Urs | team Fous\n\
     4 Camp, Eva | team Torri\n5 Dach, Al | team Torri | captain Dach, Al"
)]
#[case::two_of_one_team(
    "Name;Squadra;Capitano\nAcker, Jo;Torri;x\nBach, Urs;Torri;x\nCamp, Eva;Alfieri;x\n",
    "2 Acker, Jo | team Torri | captain Acker, Jo\n3 Bach, Urs | team Torri\n\
     4 Camp, Eva | team Alfieri | captain Camp, Eva\n! 3:- second_captain [2]"
)]
#[case::a_number(
    "Name;Team;Kapitän\nAcker, Jo;Läufer;2\n",
    "2 Acker, Jo | team Läufer\n! 2:3 unreadable_captain [2]"
)]
#[case::a_formula(
    "Name;Team;MF\nAcker, Jo;Läufer;=A1\n",
    "2 Acker, Jo | team Läufer | captain =A1\n! 2:3 formula_text [=A1]"
)]
#[case::without_a_team("Name;MF\nAcker, Jo;x\n", "2 Acker, Jo | captain Acker, Jo")]
fn captains(#[case] list: &str, #[case] expected: &str) {
    assert_eq!(read(list), expected);
}

#[test]
fn a_captain_of_endless_name_is_left_empty() {
    let list = format!(
        "Name;Team;Captain\nAcker, Jo;Läufer;{}\n",
        "Ida ".repeat(40)
    );
    assert_eq!(
        read(&list),
        "2 Acker, Jo | team Läufer\n! 2:3 captain_too_long [159] [120]"
    );
}
