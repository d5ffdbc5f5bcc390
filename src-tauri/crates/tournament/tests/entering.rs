//! Bulk entry equals entering one after the other, and names lose invisible characters.

use crate::sample;

use kralle_tournament::{
    BirthYear, Format, Formation, Line, Namesake, NationalId, PlayerData, PlayerId, Preset,
    Refusal, RuleSet, Tournament,
};
use proptest::prelude::*;

/// Returns a tournament without players.
fn empty() -> Tournament {
    let rules = RuleSet::of(Preset::Dsj);
    Tournament::new(sample::settings(
        rules,
        Formation::PotDraw,
        Format::RoundRobin,
    ))
}

/// Returns a player with few names, years, clubs and numbers, so that many are alike.
fn data() -> impl Strategy<Value = PlayerData> {
    (
        prop::sample::select(vec![
            "Krähe, Anna",
            "Kraehe Anna",
            "KRÄHE, Anna",
            "Uhu, Ute",
            "Uhu, Max",
        ]),
        prop::option::of(1990..1992_u16),
        prop::option::of(prop::sample::select(vec!["SK Kralle", "SK Feder"])),
        prop::option::of(1..4_u32),
        prop::option::of(prop::sample::select(vec!["70107-0001", "70107-0002"])),
    )
        .prop_map(|(name, year, club, fide_id, national)| PlayerData {
            name: Line::parse(name).unwrap(),
            birth_year: year.map(|year| BirthYear::try_from(year).unwrap()),
            club: club.map(|club| Line::parse(club).unwrap()),
            fide_id,
            national_id: national.map(|id| NationalId::parse(id).unwrap()),
            ..sample::player("Krähe, Anna", None)
        })
}

/// Acts: a player enters, or one of the first is corrected.
fn acts() -> impl Strategy<Value = Vec<(Option<u32>, PlayerData, bool)>> {
    prop::collection::vec(
        (prop::option::weighted(0.3, 1..8_u32), data(), any::<bool>()),
        0..40,
    )
}

proptest! {
    #[test]
    fn many_players_enter_as_one_after_the_other(acts in acts()) {
        let (mut one, mut many) = (empty(), empty());
        let mut entering = many.entering();
        for (player, data, admitted) in acts {
            let namesake = if admitted { Namesake::Admitted } else { Namesake::Asked };
            let (expected, found) = match player {
                None => (
                    one.enter_player(data.clone(), namesake),
                    entering.enter(data, namesake),
                ),
                Some(id) => {
                    let id = PlayerId(id);
                    let corrected = one.correct_player(id, data.clone(), namesake);
                    (corrected.map(|()| id), entering.correct(id, data, namesake).map(|()| id))
                }
            };
            prop_assert_eq!(expected, found);
        }
        prop_assert_eq!(one, many);
    }
}

/// Nine thousand players: each is looked up, not compared with all others.
#[test]
fn nine_thousand_players_enter() {
    let mut tournament = empty();
    let mut entering = tournament.entering();
    for number in 0..9_000_u32 {
        let name = Line::parse(&format!("Krähe {number}, Anna")).unwrap();
        let data = PlayerData {
            name,
            fide_id: Some(number + 1),
            ..sample::player("Krähe, Anna", None)
        };
        entering.enter(data, Namesake::Asked).unwrap();
    }
    let again = PlayerData {
        name: Line::parse("Ganz Anders, Uwe").unwrap(),
        fide_id: Some(8_000),
        ..sample::player("Krähe, Anna", None)
    };
    let refused = entering.enter(again, Namesake::Asked);
    assert!(
        matches!(
            refused,
            Err(Refusal::PlayerTwice {
                player: PlayerId(8_000),
                ..
            })
        ),
        "{refused:?}"
    );
    assert_eq!(tournament.players.len(), 9_000);
}

#[test]
fn names_of_a_tournament_from_elsewhere_lose_what_nobody_sees() {
    let hidden = |text: &str| Line::kept(text).unwrap();
    let mut tournament: Tournament = empty();
    tournament
        .add_player(sample::player("Krähe, Anna", None))
        .unwrap();
    tournament.settings.name = hidden("Klauen\u{202e}turnier");
    tournament.settings.place = Some(hidden("\u{200b}"));
    tournament.settings.arbiters.deputies = vec![hidden("\u{200b}"), hidden("Probe\u{202e}, Kim")];
    tournament.players[0].data.name = hidden("Krähe\u{2066}, Anna");
    tournament.players[0].data.club = Some(hidden("SK\u{feff} Kralle"));
    let seen = tournament.clone().with_visible_names().unwrap();
    assert_eq!(seen.settings.name.as_str(), "Klauenturnier");
    assert_eq!(seen.settings.place, None);
    assert_eq!(seen.settings.arbiters.deputies, [hidden("Probe, Kim")]);
    assert_eq!(seen.players[0].data.name.as_str(), "Krähe, Anna");
    assert_eq!(
        seen.players[0].data.club.as_ref().map(Line::as_str),
        Some("SK Kralle")
    );
    tournament.players[0].data.name = hidden("\u{200b}\u{202e}");
    assert!(tournament.with_visible_names().is_err());
}
