//! Lists of pairs: `Jo Birke, Al Zeder` is two players only where headings and all rows agree.

use std::fmt::Write as _;

use kralle_exchange::players::read_player_list;
use rstest::rstest;

/// Returns the players of a list as `Name (Team)`, with the rating if there is one.
fn players(list: &str) -> Vec<String> {
    let list = read_player_list(list.as_bytes());
    list.players()
        .map(|it| {
            let mut text = it.data.name.to_string();
            for rating in it.data.ratings.values() {
                let _ = write!(text, " {}", rating.get());
            }
            if let Some(team) = &it.team {
                let _ = write!(text, " ({team})");
            }
            text
        })
        .collect()
}

#[rstest]
#[case::teams("Mannschaft;Verein\nJo Birke, Al Zeder;SK Turm\nUli Elm, Mia Esche;SC Muster\n")]
#[case::pairs("Paar;Verein\nJo Birke, Al Zeder;SK Turm\nUli Elm, Mia Esche;SC Muster\n")]
#[case::english("Pair\tClub\nJo Birke, Al Zeder\tSK Turm\nUli Elm, Mia Esche\tSC Muster\n")]
#[case::alone("Team\nJo Birke, Al Zeder\nUli Elm, Mia Esche\n")]
#[case::quoted("Team,Club\n\"Jo Birke, Al Zeder\",SK Turm\n\"Uli Elm, Mia Esche\",SC Muster\n")]
#[case::strokes_alone("Team\nJo Birke / Al Zeder\nUli Elm / Mia Esche\n")]
#[case::strokes("Mannschaft;Verein\nJo Birke / Al Zeder;SK Turm\nUli Elm / Mia Esche;SC Muster\n")]
fn a_list_of_pairs_has_two_players_a_row(#[case] list: &str) {
    let of = |team: &str, names: [&str; 2]| names.map(|name| format!("{name} ({team})"));
    let expected = [
        of("Jo Birke / Al Zeder", ["Jo Birke", "Al Zeder"]),
        of("Uli Elm / Mia Esche", ["Uli Elm", "Mia Esche"]),
    ];
    assert_eq!(players(list), expected.concat());
}

#[test]
fn a_list_of_named_pairs_keeps_their_names_and_ratings() {
    let list = "Mannschaft;Spieler;DWZ\n\
                Krähen;Jo Birke, Al Zeder;1650, 1700\n\
                Elstern;Uli von Elm, Mia Esche;1500, 1550\n";
    assert_eq!(
        players(list),
        [
            "Jo Birke 1650 (Krähen)",
            "Al Zeder 1700 (Krähen)",
            "Uli von Elm 1500 (Elstern)",
            "Mia Esche 1550 (Elstern)"
        ]
    );
}

#[rstest]
#[case::heading_of_players(
    "Spieler;Verein\nJo Birke, Al Zeder;SK Turm\nUli Elm, Mia Esche;SC Muster\n",
    &["Jo Birke, Al Zeder", "Uli Elm, Mia Esche"]
)]
#[case::one_row_of_another_form(
    "Mannschaft;Spieler\nKrähen;Garrido Birke, Al Jo\nElstern;Esche, Mia\n",
    &["Garrido Birke, Al Jo (Krähen)", "Esche, Mia (Elstern)"]
)]
#[case::several_rows_a_team(
    "Mannschaft;Spieler\nKrähen;Garrido Birke, Al Jo\nKrähen;Esche Elm, Mia Uli\n",
    &["Garrido Birke, Al Jo (Krähen)", "Esche Elm, Mia Uli (Krähen)"]
)]
fn a_comma_is_in_a_name_otherwise(#[case] list: &str, #[case] expected: &[&str]) {
    assert_eq!(players(list), expected);
}
