//! Hidden persons and tournaments disappear from every page and every response immediately.

use kralle_archive::database::Database;
use kralle_archive::rating;
use rstest::rstest;
use serde_json::{Value, json};

use crate::administer::{done, person};
use crate::evening::Evening;
use crate::patience::until;
use crate::postgres::runtime;
use crate::served::Served;

const SHY: &str = "Scheu, Sabine";

fn shy() -> Value {
    json!({ "name": SHY, "birth_year": 1991, "club": "SK Horst" })
}

#[rstest]
#[case::withheld_by_the_organizer("withheld")]
#[case::withdrawn("withdrawn")]
#[case::taken_down("taken down")]
#[case::deleted_for_good("deleted")]
#[case::withheld_by_the_administrator("person")]
fn the_page_of_a_person_goes_with_what_it_was_made_of(#[case] how: &str) {
    let archive = Served::new();
    let evening = Evening::with(&[shy()]);
    archive.must_push(&evening);
    let number = person(&archive, SHY);
    let (page, json) = (
        format!("/de/persons/{number}"),
        format!("/api/v1/persons/{number}"),
    );
    assert_eq!(archive.get(&page).status, 200);
    assert_eq!(archive.get(&json).status, 200);
    let file = evening.file().to_string();
    match how {
        "withheld" => {
            let body = json!({ "players": { "1": "withheld" } });
            assert_eq!(archive.people(&evening, &body).status, 204);
            // Immediately, because this server made the change.
            assert_eq!(archive.get(&page).status, 404);
        }
        "withdrawn" => {
            let answer = archive.withdraw(&evening, evening.revision());
            assert_eq!(answer.status, 204);
            assert_eq!(archive.get(&page).status, 404);
        }
        "taken down" => drop(done(&archive, &["take-down", &file])),
        "deleted" => drop(done(&archive, &["delete", &file, "--for-good"])),
        _ => drop(done(&archive, &["person", &number, "--show", "withheld"])),
    }
    until("the page is gone", || archive.get(&page).status == 404);
    assert_eq!(archive.get(&json).status, 404);
    let found = archive.get("/api/v1/persons?name=scheu").text();
    assert!(!found.contains("Scheu"), "{found}");
}

#[test]
fn a_season_shows_nobody_for_a_moment_longer_than_the_tournament() {
    let archive = Served::with_a_season();
    let evening = Evening::played(0);
    let players = archive.shown(&evening).json()["tournament"]["players"].clone();
    let name = players[0]["name"].as_str().unwrap().to_owned();
    let surname = name.split(',').next().unwrap().to_owned();
    let page = "/de/seasons/klubjahr";
    until("the season is there", || {
        archive.get(page).text().contains(&surname)
    });
    let shown = json!({ "players": { players[0]["player"].to_string(): "withheld" } });
    assert_eq!(archive.people(&evening, &shown).status, 204);
    // A person withheld in one tournament of the season is withheld in its table.
    let table = archive.get(page);
    assert_eq!(table.status, 200);
    assert!(!table.text().contains(&surname), "{}", table.text());
    let json = archive.get("/api/v1/seasons/klubjahr").text();
    assert!(!json.contains(&surname), "{json}");
}

#[rstest]
#[case::the_withheld_one_is_merged(false)]
#[case::another_is_merged_into_the_withheld_one(true)]
fn who_is_merged_is_shown_as_the_less_shown_of_both(#[case] is_turned: bool) {
    let archive = Served::new();
    let other = json!({ "name": "Scheu-Laut, Sabine", "birth_year": 1991, "club": "SK Neu" });
    let evenings = [Evening::with(&[shy()]), Evening::with(&[other])];
    for evening in &evenings {
        archive.must_push(evening);
    }
    let (one, two) = (
        person(&archive, SHY),
        person(&archive, "Scheu-Laut, Sabine"),
    );
    done(&archive, &["person", &one, "--show", "withheld"]);
    if is_turned {
        done(&archive, &["merge", &two, &one]);
    } else {
        done(&archive, &["merge", &one, &two]);
    }
    for evening in &evenings {
        let shown = archive.shown(evening);
        assert!(!shown.text().contains("Scheu"), "{}", shown.text());
        assert!(shown.text().contains("N. N."));
    }
    for number in [one, two] {
        until("there is no page", || {
            archive.get(&format!("/de/persons/{number}")).status == 404
        });
    }
    assert_eq!(archive.sql("SELECT max(tournaments) FROM person"), "0");
}

#[test]
fn a_rating_counts_only_the_tournaments_in_which_its_person_is_shown() {
    let archive = Served::with_a_season();
    let run = || {
        runtime().block_on(async {
            let database = Database::at(&archive.url).unwrap();
            rating::run(&database).await.unwrap().unwrap();
            database.close().await;
        });
    };
    run();
    let best = archive.get("/api/v1/ratings/tandem").json()["persons"][0].clone();
    let path = format!("/api/v1/persons/{}", best["person"]);
    let rated = |count: usize| {
        let shown = archive.get(&path).json();
        assert_eq!(shown["tournaments"].as_array().unwrap().len(), count);
        shown["ratings"].clone()
    };
    let all = rated(4);
    let evening = Evening::played(1);
    let players = archive.shown(&evening).json()["persons"].clone();
    let players = players.as_object().unwrap();
    let (player, _) = players.iter().find(|it| *it.1 == best["person"]).unwrap();
    let body = json!({ "players": { player: "initials" } });
    assert_eq!(archive.people(&evening, &body).status, 204);
    // The rating that includes it is removed, also from the list.
    assert_eq!(rated(3), json!([]));
    let list = archive.get("/api/v1/ratings/tandem").text();
    assert!(!list.contains(best["name"].as_str().unwrap()), "{list}");
    run();
    let fewer = rated(3);
    let matches = |ratings: &Value| ratings[0]["matches"].as_i64().unwrap();
    assert!(matches(&fewer) < matches(&all), "{fewer} {all}");
    assert_eq!(fewer[0]["curve"].as_array().unwrap().len(), 3);
    // The other ratings include the same matches as before, with an unnamed player.
    let list = archive.get("/api/v1/ratings/tandem").json();
    assert_eq!(list["persons"].as_array().unwrap().len(), 12);
    let kept = archive.sql("SELECT max(person) <= (SELECT max(person) FROM person) FROM rating");
    assert_eq!(kept, "t");
}

#[test]
fn a_team_named_after_a_withheld_player_has_no_name() {
    let archive = Served::new();
    let evening = Evening::with_settings(&[], |settings| {
        settings["formation"] = "fixed_teams".into();
        settings["rule_set"] = "ordnung".into();
    });
    let member = |name: &str| json!({ "fields": { "name": name } });
    let team =
        |name: &str, members: [&str; 2]| json!({ "name": name, "members": members.map(member) });
    evening.change(
        "import_teams",
        json!({ "teams": [
            team("Müller/Meier", ["Müller, Jan", "Meier, Ida"]),
            team("Türme", ["Roth, Rosa", "Bär, Jo"]),
        ] }),
    );
    evening.change("give_numbers", json!({ "seed": "1", "order": "listed" }));
    evening.change("pair_round", json!({}));
    evening.change("publish_round", json!({ "round": 1 }));
    archive.must_push(&evening);
    assert!(archive.shown(&evening).text().contains("Müller/Meier"));
    let players = archive.shown(&evening).json()["tournament"]["players"].clone();
    let players = players.as_array().unwrap();
    let jan = players
        .iter()
        .find(|it| it["name"] == "Müller, Jan")
        .unwrap();
    let body = json!({ "players": { jan["player"].to_string(): "withheld" } });
    assert_eq!(archive.people(&evening, &body).status, 204);
    let file = evening.file();
    let mut pages = vec![format!("/api/v1/tournaments/{file}")];
    for page in [
        "",
        "teams.html",
        "players.html",
        "standings.html",
        "crosstable.html",
        "round-1.html",
        "tournament.trf",
        "players.csv",
        "results.csv",
        "standings.csv",
        "crosstable.csv",
    ] {
        pages.push(format!("/de/tournaments/{file}/{page}"));
    }
    for page in pages {
        let answer = archive.get(&page);
        assert_eq!(answer.status, 200, "{page}");
        let text = answer.text();
        assert!(
            !text.contains("Müller") && !text.contains("Muller"),
            "{page}: {text}"
        );
        assert!(
            !page.contains("teams") || text.contains("Türme"),
            "{page}: {text}"
        );
    }
}

#[test]
fn who_is_withheld_stays_so_when_the_only_tournament_is_deleted() {
    let archive = Served::new();
    let first = Evening::with(&[shy()]);
    archive.must_push(&first);
    let number = person(&archive, SHY);
    done(&archive, &["person", &number, "--show", "withheld"]);
    let file = first.file().to_string();
    done(&archive, &["delete", &file, "--for-good"]);
    let later = Evening::with(&[shy()]);
    archive.must_push(&later);
    let shown = archive.shown(&later).text();
    assert!(
        !shown.contains("Scheu") && shown.contains("N. N."),
        "{shown}"
    );
}

/// Returns two tournaments of one person with two names and clubs; the second one is to be
/// withheld.
fn under_two_names() -> [Evening; 2] {
    let is = |name: &str, club: &str| json!({ "name": name, "club": club, "fide_id": 4_711 });
    [
        Evening::with(&[is("Offen, Olga", "SK Offen")]),
        Evening::with(&[is(SHY, "SK Flucht")]),
    ]
}

/// Fails if the name or the club of the second tournament in [`under_two_names`] is visible.
fn must_hide(archive: &Served, number: &str) {
    for path in [
        format!("/de/persons/{number}"),
        format!("/api/v1/persons/{number}"),
        "/api/v1/persons?name=offen".to_owned(),
    ] {
        let answer = archive.get(&path);
        assert_eq!(answer.status, 200, "{path}");
        let text = answer.text();
        assert!(text.contains("Offen, Olga"), "{path}: {text}");
        assert!(
            !text.contains("Scheu") && !text.contains("Flucht"),
            "{path}: {text}"
        );
    }
    // The search does not find it either, because that would link both names.
    for name in ["scheu", "sabine%20scheu", "scheu%20sabine", "schau"] {
        let answer = archive.get(&format!("/api/v1/persons?name={name}"));
        assert_eq!(answer.json()["persons"], json!([]), "{name}");
    }
}

#[rstest]
#[case::before_it_comes(true, true)]
#[case::after_it_came(false, true)]
#[case::of_a_later_tournament(true, false)]
fn a_person_has_the_name_of_a_tournament_that_shows_it(
    #[case] is_withheld_first: bool,
    #[case] comes_first: bool,
) {
    let archive = Served::new();
    let [open, hidden] = under_two_names();
    let withhold = || {
        let body = json!({ "players": { "1": "withheld" } });
        assert_eq!(archive.people(&hidden, &body).status, 204);
    };
    if is_withheld_first {
        withhold();
    }
    let order = if comes_first {
        [&hidden, &open]
    } else {
        [&open, &hidden]
    };
    for evening in order {
        archive.must_push(evening);
    }
    if !is_withheld_first {
        withhold();
    }
    let number = archive.sql("SELECT person FROM person WHERE fide_id = 4711");
    must_hide(&archive, &number);
}

#[test]
fn the_name_of_a_tournament_that_is_withdrawn_is_gone_from_the_person() {
    let archive = Served::new();
    let [open, hidden] = under_two_names();
    archive.must_push(&hidden);
    archive.must_push(&open);
    let number = archive.sql("SELECT person FROM person WHERE fide_id = 4711");
    assert_eq!(archive.withdraw(&hidden, hidden.revision()).status, 204);
    must_hide(&archive, &number);
}

#[test]
fn a_rating_list_names_persons_as_public_tournaments_do() {
    let archive = Served::with_a_season();
    runtime().block_on(async {
        let database = Database::at(&archive.url).unwrap();
        rating::run(&database).await.unwrap().unwrap();
        database.close().await;
    });
    archive.sql("UPDATE person SET name = 'Scheu, Sabine', club = 'SK Flucht'");
    let list = archive.get("/api/v1/ratings/tandem").text();
    assert!(
        !list.contains("Scheu") && !list.contains("Flucht"),
        "{list}"
    );
}
