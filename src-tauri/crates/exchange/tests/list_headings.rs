//! Headings as organizers write them, forms with one team a line, and what stands around a table.

use std::io::{Cursor, Write};

use kralle_exchange::players::{PlayerListPreview, Severity, read_player_list};
use rstest::rstest;

use crate::list_fragments::entered;

fn read(text: &str) -> PlayerListPreview {
    read_player_list(text.as_bytes())
}

/// Returns the players as "Team: Name".
fn members(list: &PlayerListPreview) -> Vec<String> {
    let players = list.players();
    players
        .map(|it| format!("{}: {}", it.team.as_deref().unwrap_or("-"), it.data.name))
        .collect()
}

fn codes(list: &PlayerListPreview) -> Vec<&'static str> {
    list.all_problems().map(|it| it.kind.code()).collect()
}

#[test]
fn a_year_of_birth_has_many_headings() {
    let headings = [
        "Geburtstag",
        "geb. am",
        "Geb.Dat.",
        "Geb.-Datum",
        "Geburtsjahr",
        "Jahr",
        "Jg",
        "Jahrgang (JJJJ)",
        "Year",
        "YOB",
        "Birthday",
        "B-day",
        "Year of birth",
        "Date naiss.",
        "Né(e)",
        "Né(e) le",
        "Année",
        "Nato il",
        "Data nasc.",
        "Anno",
        "Date of birth (DD.MM.YYYY)",
    ];
    for heading in headings {
        let list = read(&format!(
            "Name;{heading};DWZ\nAdler, Ida;3.5.1990;1820\nDachs, Jo;'12;1790\n"
        ));
        assert_eq!(
            entered(&list),
            ["Adler, Ida DWZ1820 *1990", "Dachs, Jo DWZ1790 *2012"],
            "{heading}"
        );
    }
}

#[rstest]
#[case::both_names(
    "Vor- und Nachname;aktuelle DWZ",
    "Ida Adler;1820",
    "Ida Adler DWZ1820"
)]
#[case::both_names_turned("Name und Vorname;DWZ 2026", "Adler Ida;1820", "Adler Ida DWZ1820")]
#[case::inclusive(
    "Teilnehmer*innen;DWZ (falls vorhanden)",
    "Adler, Ida;1820",
    "Adler, Ida DWZ1820"
)]
#[case::of_a_player(
    "Name des Spielers;DWZ (Stand 11/2026)",
    "Adler, Ida;1820",
    "Adler, Ida DWZ1820"
)]
#[case::english(
    "Full Name;Current Rating;Chess Club",
    "Ida Adler;1820;Rooks",
    "Ida Adler 1820 Rooks"
)]
#[case::surname_and_name("Surname;Name;DWZ", "Adler;Ida;1820", "Adler, Ida DWZ1820")]
#[case::german_surname_and_name("Nachname;Name;DWZ", "Adler;Ida;1820", "Adler, Ida DWZ1820")]
#[case::spanish("Apellidos;Nombre;Elo", "Adler;Ida;1820", "Adler, Ida Elo1820")]
#[case::dutch(
    "Naam;Rating;Vereniging",
    "Adler, Ida;1820;Toren",
    "Adler, Ida 1820 Toren"
)]
#[case::polish("Nazwisko i imię;Elo", "Adler Ida;1820", "Adler Ida Elo1820")]
#[case::two_elo(
    "Name;Elo;Elo FIDE",
    "Adler, Ida;1820;1790",
    "Adler, Ida Elo1790 DWZ1820"
)]
#[case::salutation(
    "Anrede;Vorname;Nachname;DWZ",
    "Frau Dr.;Ida;Adler;1820",
    "[Dr.] Adler, Ida DWZ1820"
)]
#[case::no_rating("Name;DWZ", "Adler, Ida;ohne DWZ", "Adler, Ida")]
#[case::rest_rating("Name;DWZ", "Adler, Ida;Restp.", "Adler, Ida")]
#[case::dash_behind("Name;DWZ", "Adler, Ida;1820 -", "Adler, Ida DWZ1820")]
fn headings_as_organizers_write_them(
    #[case] headings: &str,
    #[case] row: &str,
    #[case] expected: &str,
) {
    let list = read(&format!("{headings}\n{row}\n"));
    assert_eq!(entered(&list), [expected]);
    let asked = list
        .all_problems()
        .filter(|it| it.severity() == Severity::Question);
    assert_eq!(asked.count(), 0);
}

#[test]
fn a_sex_is_read_from_a_form_of_address() {
    let list = read(
        "Anrede;Name\nHerr;Adler, Al\nMme;Dachs, Ida\nMs;Eule, Eva\nprefer not to say;Fink, Jo\n",
    );
    let sexes: Vec<&str> = list
        .players()
        .map(|it| it.data.sex.map_or("", |it| it.code()))
        .collect();
    assert_eq!(sexes, ["male", "female", "female", ""]);
    assert!(list.players().all(|it| it.data.title.is_none()));
}

#[test]
fn players_of_a_team_have_many_headings() {
    let headings = [
        "Spieler 1;Spieler 2",
        "1. Brett;2. Brett",
        "Spieler/in 1;Spieler/in 2",
        "Name A;Name B",
        "Name Spieler 1;Name Spieler 2",
        "Name (Spieler 1);Name (Spieler 2)",
        "Joueur A;Joueur B",
        "1er joueur;2e joueur",
        "Premier joueur;Deuxième joueur",
        "Giocatore 1;Giocatore 2",
        "Erster Spieler;Zweiter Spieler",
        "Player one;Player two",
        "Spieler I;Spieler II",
        "Mitglied 1;Mitglied 2",
        "SpielerA;SpielerB",
        "Partner 1;Partner 2",
        "Kapitän;Partner",
        "Spieler 1 Name;Spieler 2 Name",
        "Spieler A (Name, Vorname);Spieler B (Name, Vorname)",
    ];
    for heading in headings {
        let list = read(&format!("Team;{heading}\nElstern;Adler, Ida;Dachs, Jo\n"));
        assert_eq!(
            members(&list),
            ["Elstern: Adler, Ida", "Elstern: Dachs, Jo"],
            "{heading}"
        );
    }
}

#[rstest]
#[case::partner("Name;DWZ;Partner;DWZ Partner\nAdler, Ida;1820;Dachs, Jo;1790\n", &["Adler, Ida DWZ1820", "Dachs, Jo DWZ1790"])]
#[case::repeated_heading("Spieler;Elo;Partner;Elo\nAdler, Ida;1820;Dachs, Jo;1790\n", &["Adler, Ida Elo1820", "Dachs, Jo Elo1790"])]
#[case::a_wish("Name;DWZ;Partner\nAdler, Ida;1820;Dachs, Jo\nDachs, Jo;1790;Adler, Ida\n", &["Adler, Ida DWZ1820", "Dachs, Jo DWZ1790"])]
#[case::french_parts("Nom joueur 1;Prénom joueur 1;Elo joueur 1;Nom joueur 2;Prénom joueur 2;Elo joueur 2\nAdler;Ida;1820;Dachs;Jo;1790\n", &["Adler, Ida Elo1820", "Dachs, Jo Elo1790"])]
#[case::three_names("Team;Spieler\nElstern;Ida Adler, Jo Dachs\nDohlen;Al Eule, Mia Fink, Bo Gans\n", &["Ida Adler", "Jo Dachs", "Al Eule", "Mia Fink", "Bo Gans"])]
#[case::ampersand("Teamname,Players\nElstern,Ida Adler & Jo Dachs\n", &["Ida Adler", "Jo Dachs"])]
#[case::markdown("| Nr | Name | DWZ |\n|----|------|-----|\n| 1 | Adler, Ida | 1820 |\n", &["Adler, Ida DWZ1820"])]
#[case::form("Zeitstempel;Teamname;Spieler A (Name, Vorname);DWZ A;Spieler B (Name, Vorname);DWZ B\n1.11.2026;Elstern;Adler, Ida;1820;Dachs, Jo;-\n", &["Adler, Ida DWZ1820", "Dachs, Jo"])]
#[case::english_form("Team Name,First player (Surname Given name),Rating of first player,Second player (Surname Given name),Rating of second player\nElstern,Adler Ida,1820,Dachs Jo,1790\n", &["Adler Ida 1820", "Dachs Jo 1790"])]
#[case::substitute("Team;Brett 1;Brett 2;Ersatz\nElstern;Adler, Ida;Dachs, Jo;Eule, Al\n", &["Adler, Ida", "Dachs, Jo", "Eule, Al"])]
fn nobody_of_a_team_is_lost(#[case] text: &str, #[case] expected: &[&str]) {
    assert_eq!(entered(&read(text)), expected);
}

#[rstest]
#[case::blank_below("Team;Name\nElstern;Adler, Ida\n;Dachs, Jo\nDohlen;Eule, Al\n;Fink, Mia\n", &["Elstern: Adler, Ida", "Elstern: Dachs, Jo", "Dohlen: Eule, Al", "Dohlen: Fink, Mia"], true)]
#[case::title_rows("Team;Name\nElstern;\n;Adler, Ida\n;Dachs, Jo\nDohlen;\n;Eule, Al\n;Fink, Mia\n", &["Elstern: Adler, Ida", "Elstern: Dachs, Jo", "Dohlen: Eule, Al", "Dohlen: Fink, Mia"], true)]
#[case::some_without("Team;Name\nElstern;Adler, Ida\nElstern;Dachs, Jo\n;Eule, Al\n", &["Elstern: Adler, Ida", "Elstern: Dachs, Jo", "-: Eule, Al"], false)]
#[case::number("Team Nr.;Name\n1;Adler, Ida\n1;Dachs, Jo\n", &["1: Adler, Ida", "1: Dachs, Jo"], false)]
fn a_team_named_once_is_that_of_the_rows_below(
    #[case] text: &str,
    #[case] expected: &[&str],
    #[case] is_remarked: bool,
) {
    let list = read(text);
    assert_eq!(members(&list), expected);
    assert_eq!(codes(&list).contains(&"read_from_above"), is_remarked);
}

#[test]
fn merged_cells_have_one_value() {
    let mut workbook = rust_xlsxwriter::Workbook::new();
    let sheet = workbook.add_worksheet();
    let format = rust_xlsxwriter::Format::new();
    for (column, heading) in ["Team", "Name", "DWZ"].into_iter().enumerate() {
        sheet.write(0, column as u16, heading).unwrap();
    }
    let names = ["Adler, Ida", "Dachs, Jo", "Eule, Al", "Fink, Mia"];
    for (row, name) in (1..).zip(names) {
        sheet.write(row, 1, name).unwrap();
    }
    sheet.merge_range(1, 0, 2, 0, "Elstern", &format).unwrap();
    sheet.merge_range(3, 0, 4, 0, "Dohlen", &format).unwrap();
    // A merged rating is nobody's own.
    sheet.merge_range(1, 2, 2, 2, "1820", &format).unwrap();
    let list = read_player_list(&workbook.save_to_buffer().unwrap());
    assert_eq!(
        members(&list),
        [
            "Elstern: Adler, Ida",
            "Elstern: Dachs, Jo",
            "Dohlen: Eule, Al",
            "Dohlen: Fink, Mia"
        ]
    );
    assert_eq!(entered(&list)[..2], ["Adler, Ida DWZ1820", "Dachs, Jo"]);
}

#[test]
fn covered_cells_of_ods_have_one_value() {
    let row = |cells: &str| format!("<table:table-row>{cells}</table:table-row>");
    let cell = |text: &str| {
        format!(
            "<table:table-cell office:value-type=\"string\"><text:p>{text}</text:p></table:table-cell>"
        )
    };
    let spanning = |text: &str| {
        cell(text).replacen(
            "<table:table-cell",
            "<table:table-cell table:number-rows-spanned=\"2\"",
            1,
        )
    };
    let rows = [
        row(&(cell("Team") + &cell("Name"))),
        row(&(spanning("Elstern") + &cell("Adler, Ida"))),
        row(&("<table:covered-table-cell/>".to_owned() + &cell("Dachs, Jo"))),
    ];
    let content = format!(
        "<office:document-content xmlns:office=\"o\" xmlns:table=\"t\" xmlns:text=\"x\"><office:body>\
         <office:spreadsheet><table:table table:name=\"A\">{}</table:table></office:spreadsheet>\
         </office:body></office:document-content>",
        rows.concat()
    );
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default();
    for (name, text) in [
        ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
        ("content.xml", content.as_str()),
    ] {
        archive.start_file(name, options).unwrap();
        archive.write_all(text.as_bytes()).unwrap();
    }
    let list = read_player_list(&archive.finish().unwrap().into_inner());
    assert_eq!(
        members(&list),
        ["Elstern: Adler, Ida", "Elstern: Dachs, Jo"]
    );
}

#[rstest]
#[case::semicolon("Name;DWZ;Bemerkung\nAdler, Ida;1820;kommt später; mit Auto\n", &["Adler, Ida DWZ1820"], "cells_behind")]
#[case::tab("Name\tVerein\nAdler, Ida\tHorst\tzahlt bar\n", &["Adler, Ida Horst"], "cells_behind")]
#[case::shifted("Name;DWZ\nAdler;Ida;1820\n", &[], "too_many_cells")]
#[case::shifted_text("Name;Verein\nAdler; Ida;Horst\n", &[], "too_many_cells")]
fn a_note_behind_the_columns_does_not_cost_the_player(
    #[case] text: &str,
    #[case] expected: &[&str],
    #[case] code: &str,
) {
    let list = read(text);
    assert_eq!(entered(&list), expected);
    assert_eq!(codes(&list), [code]);
}

#[test]
fn the_second_of_two_header_rows_counts() {
    let list = read("Spieler;;Wertung;\nNachname;Vorname;DWZ;Elo\nAdler;Ida;1820;1790\n");
    assert_eq!(entered(&list), ["Adler, Ida Elo1790 DWZ1820"]);
}

#[rstest]
#[case::german(
    "Br.\tNr.\t\tName\tElo\tErgebnis\t\tName\tElo\n1\t1\tFM\tAdler, Ida\t2100\t1 - 0\t\tDachs, Jo\t1790\n"
)]
#[case::colors("Tisch;Weiß;Schwarz\n1;Adler, Ida;Dachs, Jo\n")]
fn pairings_are_no_list(#[case] text: &str) {
    let list = read(text);
    assert_eq!(codes(&list), ["pairing_page"]);
    assert!(list.is_refused());
}

#[rstest]
#[case::page(
    "<!DOCTYPE html>\n<html><table><tr><td>Adler, Ida</td></tr></table></html>",
    "web_page"
)]
#[case::table("<table border=1><tr><td>Adler, Ida</td></tr></table>", "web_page")]
#[case::json("[{\"name\": \"Adler, Ida\"}]", "json")]
#[case::json_object("{\n \"players\": []}", "json")]
#[case::xml("<?xml version=\"1.0\"?><players/>", "xml")]
#[case::contact("BEGIN:VCARD\nFN:Ida Adler\nEND:VCARD\n", "contact")]
#[case::rich_text("{\\rtf1 Ida Adler}", "rich_text")]
#[case::report(
    "012 Open\n001    1 f    Adler, Ida                        1820 SUI     1300001 1990/00/00  0.0    1\n",
    "report"
)]
fn files_of_other_kinds_are_named(#[case] text: &str, #[case] kind: &str) {
    let list = read(text);
    assert!(list.is_refused());
    assert_eq!(list.problems[0].kind.found().as_deref(), Some(kind));
}
