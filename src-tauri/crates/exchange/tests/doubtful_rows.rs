//! Rows between a player and a greeting, a total or a heading: nobody is left out unsaid.

use kralle_exchange::players::{PlayerListPreview, read_player_list};
use rstest::rstest;

/// Returns a row: `+` if entered, `?` if asked about, `-` with the code if set aside.
fn rows(list: &PlayerListPreview) -> Vec<String> {
    let rows = list.rows.iter().map(|row| {
        let name = row.player.as_ref().map_or("", |it| it.data.name.as_str());
        match row.entered() {
            Some(_) if row.is_doubtful() => format!("? {name}"),
            Some(_) => format!("+ {name}"),
            None => format!(
                "- {name}: {}",
                row.problems.first().map_or("", |it| it.kind.code())
            ),
        }
    });
    rows.collect()
}

/// Names that begin like a letter or a row of totals.
const NAMES: [&str; 24] = [
    "An Nguyen",
    "To Tran",
    "Moin Kahn",
    "von Horn Anna",
    "Von Arx, Urs",
    "Page Jo",
    "Stand Eva",
    "Dear Tom",
    "Cher Marie",
    "Salve Ada",
    "Hi Jun",
    "Date Masa",
    "Total Anna",
    "Media Rosa",
    "Mean Jo",
    "Danke Felix",
    "Gruss Uli",
    "Cheers Al",
    "Merci Léa",
    "Brett",
    "Land Eva",
    "Hallo Rosa",
    "Hey Mia",
    "Sum Li Wei",
];

#[rstest]
#[case::year("Name;DWZ;Jahrgang", ";;2012")]
#[case::club("Name;DWZ;Verein", ";;SK Horst")]
#[case::number("Name;DWZ;FIDE-ID", ";;1300001")]
#[case::unread("Name;DWZ;Bemerkung", ";;zahlt bar")]
#[case::rating("Name;DWZ", ";1400")]
#[case::french("Nom;Elo;Club", ";;Cavalier")]
fn a_row_with_another_filled_cell_is_a_person(#[case] headings: &str, #[case] others: &str) {
    for name in NAMES {
        let list = read_player_list(format!("{headings}\n\"{name}\"{others}\n").as_bytes());
        let expected = format!("+ {}", name.trim());
        assert_eq!(rows(&list), [expected], "{headings}");
    }
}

#[rstest]
#[case::table("Name;DWZ\n", ";")]
#[case::one_column("Name\n", "")]
#[case::without_headings("", "")]
fn a_row_with_nothing_but_such_a_name_is_asked_about(#[case] head: &str, #[case] end: &str) {
    for name in NAMES
        .into_iter()
        .filter(|it| !it.contains(',') && *it != "Land Eva")
    {
        let list = read_player_list(format!("{head}Adler Ida{end}\n{name}{end}\n").as_bytes());
        assert_eq!(rows(&list)[1], format!("? {name}"), "{head}");
    }
}

#[rstest]
#[case("Summe;3610", "totals_row")]
#[case("Summe Spieler;12", "totals_row")]
#[case("Anzahl der Spieler: 2;", "totals_row")]
#[case("Durchschnitt DWZ;1805", "totals_row")]
#[case("Nombre de joueurs;2", "totals_row")]
#[case("Totale iscritti;2", "totals_row")]
#[case("Name;DWZ", "heading_row")]
#[case("Vorname Nachname;", "heading_row")]
#[case("Hallo Rosa,;", "letter_row")]
#[case("Bonjour !;", "letter_row")]
#[case("Viele Grüße;", "letter_row")]
#[case("Danke;", "letter_row")]
#[case("Stand 27.11.2026;", "letter_row")]
#[case("Seite 1;", "letter_row")]
#[case("An: rosa@example.org;", "letter_row")]
#[case("Wir kommen mit dem Auto und sind um neun da.;", "letter_row")]
fn what_is_no_name_is_set_aside_without_a_question(#[case] line: &str, #[case] code: &str) {
    let list = read_player_list(format!("Name;DWZ\nAdler, Ida;1820\n{line}\n").as_bytes());
    let aside = rows(&list).remove(1);
    assert!(aside.starts_with('-') && aside.ends_with(code), "{aside}");
}

#[test]
fn a_row_below_a_farewell_is_a_person_if_it_says_so() {
    let text = "Name;DWZ;Jahrgang\nAdler, Ida;1820;1990\nViele Grüße;;\nAl Dachs;;\nBär, Jo;;2012\nEule, Mia;;\n";
    let list = read_player_list(text.as_bytes());
    assert_eq!(
        rows(&list),
        [
            "+ Adler, Ida",
            "- Viele Grüße: letter_row",
            "? Al Dachs",
            "+ Bär, Jo",
            "+ Eule, Mia"
        ]
    );
}

#[test]
fn a_comma_at_the_end_of_a_typed_line_is_no_part_of_the_name() {
    let list = read_player_list("Jo Birch,\nAl Cedar,\n".as_bytes());
    assert_eq!(rows(&list), ["+ Jo Birch", "+ Al Cedar"]);
}
