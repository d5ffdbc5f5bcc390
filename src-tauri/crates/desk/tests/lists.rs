//! Lists of players on the desk: questions about persons, titles, and the same person typed twice.

use std::error::Error;
use std::fs;
use std::path::Path;

use kralle_desk::core::refusal::RefusalView;
use kralle_desk::{Desk, Doubtful, ListLots, ListLotsError, Unrated, draw_from_list};
use kralle_tournament::OddNumber;
use kralle_tournament::lots::Wish;
use kralle_view::named::Named;
use kralle_words::{Language, Words};
use serde_json::{Value, json};

type Outcome = Result<(), Box<dyn Error>>;

#[allow(clippy::needless_pass_by_value, reason = "it stands in map_err")]
fn refused(refusal: RefusalView) -> Box<dyn Error> {
    format!("{refusal:?}").into()
}

fn call(desk: &mut Desk, name: &str, input: Value) -> Result<Value, Box<dyn Error>> {
    desk.call(name, input).map_err(refused)
}

fn desk(folder: &Path, formation: &str) -> Result<Desk, Box<dyn Error>> {
    let mut desk = Desk::for_scripts("Rosa");
    let settings = json!({
        "name": "Probe", "rule_set": if formation == "fixed_teams" { "ordnung" } else { "swiss" },
        "format": "round_robin", "formation": formation, "rating_order": ["standard", "national", "other"],
    });
    let path = folder.join("Probe.kralle");
    call(
        &mut desk,
        "new_tournament",
        json!({ "path": path, "settings": settings }),
    )?;
    Ok(desk)
}

/// Returns the players by name, each with one field.
fn players(desk: &mut Desk, field: &str) -> Result<Vec<(String, Value)>, Box<dyn Error>> {
    let view = call(desk, "players", json!({}))?;
    let rows = view["rows"].as_array().into_iter().flatten();
    Ok(rows
        .map(|row| {
            let name = row["fields"]["name"].as_str().unwrap_or_default();
            (name.to_owned(), row["fields"][field].clone())
        })
        .collect())
}

#[test]
fn one_person_typed_twice_is_a_question_and_may_be_another_person() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path(), "pot_draw")?;
    let ida = json!({ "name": "Müller, Ida", "birth_year": 1990, "club": "SK Horst" });
    call(&mut desk, "add_player", ida)?;
    for (name, year, club) in [
        ("Müller, Ida", 1990, "SK Horst"),
        ("Ida Mueller", 1990, "SK Horst"),
        ("Dr. Ida MÜLLER", 1990, "Sk Horst"),
    ] {
        let again = json!({ "name": name, "birth_year": year, "club": club });
        let Err(refusal) = desk.call("add_player", again) else {
            return Err(format!("{name} is entered twice").into());
        };
        assert_eq!(refusal.code, "player_twice", "{name}");
    }
    let another = json!({ "name": "Ida Müller", "birth_year": 1991, "club": "SK Horst" });
    call(&mut desk, "add_player", another)?;
    let namesake = json!({
        "name": "Müller, Ida", "birth_year": 1990, "club": "SK Horst", "namesake": "admitted",
    });
    call(&mut desk, "add_player", namesake)?;
    assert_eq!(players(&mut desk, "namesake")?.len(), 3);
    assert!(
        players(&mut desk, "namesake")?
            .iter()
            .all(|(_, it)| it.is_null())
    );

    // A change of another field of one of them asks no question.
    let fields = json!({
        "name": "Müller, Ida", "birth_year": 1990, "club": "SK Horst", "ratings": { "standard": 1500 },
    });
    call(
        &mut desk,
        "change_player",
        json!({ "player": 1, "fields": fields }),
    )?;
    // The third becomes identical, which asks a question.
    let fields = json!({ "name": "Ida Müller", "birth_year": 1990, "club": "SK Horst" });
    let became = desk.call(
        "change_player",
        json!({ "player": 2, "fields": fields.clone() }),
    );
    assert_eq!(
        became.map_err(|it| it.code.to_string()),
        Err("player_twice".to_owned())
    );
    let mut fields = fields;
    fields["namesake"] = json!("admitted");
    call(
        &mut desk,
        "change_player",
        json!({ "player": 2, "fields": fields }),
    )?;
    Ok(())
}

#[test]
fn titles_typed_in_the_name_become_titles_and_stand_in_every_list() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path(), "pot_draw")?;
    for (name, title) in [
        ("Dr. Zander, Ida", ""),
        ("Adler, Jo", "IM"),
        ("Bär, Al", ""),
        ("Dr. Dachs, Mia", "Prof. Dr."),
    ] {
        call(
            &mut desk,
            "add_player",
            json!({ "name": name, "title": title }),
        )?;
    }
    // Without a rating they are sorted by name, and no name is sorted as D for Dr.
    assert_eq!(
        players(&mut desk, "title")?,
        [
            ("Adler, Jo".to_owned(), json!("IM")),
            ("Bär, Al".to_owned(), json!("")),
            // An explicit title counts; the name stays as typed.
            ("Dr. Dachs, Mia".to_owned(), json!("Prof. Dr.")),
            ("Zander, Ida".to_owned(), json!("Dr.")),
        ]
    );
    let too_long = json!({ "name": "Eule, Jo", "title": "Dr. ".repeat(20) });
    let answer = desk.call("add_player", too_long);
    assert_eq!(
        answer.map_err(|it| it.code.to_string()),
        Err("bad_field".to_owned())
    );

    let list = folder.path().join("players.csv");
    let export = json!({ "kind": "csv", "path": list, "language": "de", "table": "players" });
    call(&mut desk, "export", export)?;
    let csv = fs::read_to_string(&list)?;
    assert!(
        csv.contains("\"Adler, Jo\";IM;") || csv.contains("Adler, Jo;IM;"),
        "{csv}"
    );
    let preview = call(&mut desk, "preview_players", json!({ "path": list }))?;
    let titles: Vec<&Value> = preview["rows"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|row| &row["fields"]["title"])
        .collect();
    assert_eq!(titles, ["IM", "", "Prof. Dr.", "Dr."]);

    let sheet = folder.path().join("players.pdf");
    let input = json!({ "sheet": "players", "language": "de", "order": "name", "path": sheet });
    call(&mut desk, "print_sheet", input)?;
    Ok(())
}

/// A federation is a code of three capitals, as in FIDE's lists and reports.
#[test]
fn a_federation_has_three_capitals_and_a_column_where_somebody_has_one() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path(), "pot_draw")?;
    let table = |desk: &mut Desk| -> Result<String, Box<dyn Error>> {
        let list = folder.path().join("players.csv");
        let export = json!({ "kind": "csv", "path": list, "language": "de", "table": "players" });
        call(desk, "export", export)?;
        Ok(fs::read_to_string(&list)?)
    };
    call(&mut desk, "add_player", json!({ "name": "Adler, Jo" }))?;
    assert!(!table(&mut desk)?.contains("Föderation"));
    let typed = json!({ "name": "Bär, Al", "federation": " sui" });
    call(&mut desk, "add_player", typed)?;
    assert_eq!(
        players(&mut desk, "federation")?,
        [
            ("Adler, Jo".to_owned(), json!("")),
            ("Bär, Al".to_owned(), json!("SUI")),
        ]
    );
    let csv = table(&mut desk)?;
    assert!(csv.contains("Verein;Föderation;Jahrgang"), "{csv}");
    let answer = desk.call(
        "add_player",
        json!({ "name": "Eule, Jo", "federation": "CH" }),
    );
    let refusal = answer.map_err(|it| (it.code.to_string(), it.data["field"].clone()));
    assert_eq!(
        serde_json::to_value(refusal.err())?,
        json!(["bad_field", "federation"])
    );
    // A list sets the federation of known players; a list without one removes none.
    let list = "Name;Land\nAdler, Jo;GER\nBär, Al;\n";
    let preview = call(&mut desk, "preview_players", json!({ "text": list }))?;
    let rows = preview["rows"].as_array().into_iter().flatten();
    let updates: Vec<Value> = rows
        .map(|row| json!({ "player": row["same_as"]["player"], "fields": row["fields"] }))
        .collect();
    let input = json!({ "players": [], "updates": updates });
    call(&mut desk, "import_players", input)?;
    assert_eq!(
        players(&mut desk, "federation")?,
        [
            ("Adler, Jo".to_owned(), json!("GER")),
            ("Bär, Al".to_owned(), json!("SUI")),
        ]
    );
    call(&mut desk, "undo", json!({}))?;
    assert_eq!(players(&mut desk, "federation")?[0].1, json!(""));
    Ok(())
}

#[test]
fn the_preview_asks_who_is_entered_already() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path(), "pot_draw")?;
    for fields in [
        json!({ "name": "Adler, Ida", "birth_year": 1990, "club": "SK Horst" }),
        json!({ "name": "Bär, Jo", "birth_year": 1985, "club": "SC Nest" }),
        json!({ "name": "Dachs, Al", "fide_id": 1_300_007 }),
    ] {
        call(&mut desk, "add_player", fields)?;
    }
    let text = "\
Name;DWZ;Jahrgang;Verein;FIDE-ID
Dr. Ida Adler;1820;1990;SK Horst;
Bär, Jo;1700;1985;SC Tatze;
Bär, Jo;1710;1986;SC Tatze;
Dachs, Alois;1600;;;1300007
Eule, Mia;1500;;;
Summe;5000;;;
";
    let preview = call(&mut desk, "preview_players", json!({ "text": text }))?;
    let rows = preview["rows"].as_array().into_iter().flatten();
    let said: Vec<(u64, &Value, &Value)> = rows
        .map(|row| {
            let line = row["line"].as_u64().unwrap_or_default();
            (line, &row["known"], &row["same_as"]["player"])
        })
        .collect();
    let aside = preview["set_aside"].as_array().into_iter().flatten();
    assert_eq!(
        aside.map(|row| &row["line"]).collect::<Vec<_>>(),
        [&json!(7)]
    );
    assert_eq!(
        said,
        [
            (2, &json!(true), &json!(1)),
            (3, &json!(false), &json!(2)),
            (4, &json!(false), &json!(null)),
            (5, &json!(false), &json!(3)),
            (6, &json!(false), &json!(null)),
        ]
    );

    let row = |line: usize| preview["rows"][line - 2]["fields"].clone();
    let mut second = row(3);
    second["namesake"] = json!("admitted");
    let input = json!({
        "players": [second, row(6)],
        "updates": [{ "player": 1, "fields": row(2) }, { "player": 3, "fields": row(5) }],
    });
    call(&mut desk, "import_players", input)?;
    assert_eq!(
        players(&mut desk, "ratings")?,
        [
            ("Adler, Ida".to_owned(), json!({ "national": 1820 })),
            ("Bär, Jo".to_owned(), json!({ "national": 1700 })),
            ("Dachs, Al".to_owned(), json!({ "national": 1600 })),
            ("Eule, Mia".to_owned(), json!({ "national": 1500 })),
            ("Bär, Jo".to_owned(), json!({})),
        ]
    );
    assert_eq!(players(&mut desk, "title")?[0].1, json!("Dr."));
    call(&mut desk, "undo", json!({}))?;
    assert_eq!(players(&mut desk, "ratings")?.len(), 3);
    Ok(())
}

#[test]
fn teams_of_a_list_take_who_is_entered_and_second_persons() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path(), "fixed_teams")?;
    call(&mut desk, "add_player", json!({ "name": "Müller, Ida" }))?;
    let team = |name: &str, members: Value| json!({ "name": name, "members": members });
    let input = json!({
        "teams": [
            team("Krallen", json!([{ "fields": { "name": "Dr. Ida Mueller" } }, { "fields": { "name": "Bär, Jo" } }])),
            team("Tatzen", json!([{ "fields": { "name": "Müller, Ida", "namesake": "admitted" } }, { "fields": { "name": "Dachs, Al" } }])),
        ],
    });
    call(&mut desk, "import_teams", input)?;
    let view = call(&mut desk, "teams", json!({}))?;
    let ids: Vec<&Value> = view["teams"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|team| &team["members"][0]["player"]["id"])
        .collect();
    assert_eq!(ids[0], &json!(1), "{view}");
    assert_ne!(ids[1], &json!(1), "{view}");
    Ok(())
}

fn lots(unrated: Unrated) -> ListLots {
    ListLots {
        seed: "482915077".to_owned(),
        wish: Named(Wish::Anyone),
        odd_number: Named(OddNumber::Refused),
        third_joins: None,
        rating_order: Vec::new(),
        unrated,
        doubtful: Doubtful::Asked,
    }
}

#[test]
fn lots_are_not_drawn_from_a_list_whose_ratings_are_lost() -> Outcome {
    for (text, code) in [
        (
            "Name;DWZ\nAdler, Ida;1820/1790\nBär, Jo;1700\nDachs, Al;1600\nEule, Mia;1500\n",
            "ambiguous_rating",
        ),
        (
            "Name;Neu\nAdler, Ida;1820\nBär, Jo;1700\nDachs, Al;1600\nEule, Mia;1500\n",
            "unread_numbers",
        ),
    ] {
        match draw_from_list(text.as_bytes(), &lots(Unrated::Asked)) {
            Err(ListLotsError::RatingsLost(problems)) => assert_eq!(problems[0].code, code),
            other => return Err(format!("{other:?}").into()),
        }
        let drawn = draw_from_list(text.as_bytes(), &lots(Unrated::Accepted));
        let drawn = drawn.map_err(|error| format!("{error:?}"))?;
        assert_eq!(drawn.lots.teams.len(), 2);
    }
    // Lines set aside are not drawn, and their numbers raise no question.
    let text =
        "Name;DWZ\nAdler, Ida;1820\nBär, Jo;ca. 1700\nDachs, Al;1600\nEule, Mia;\nSumme;9999\n";
    let drawn = draw_from_list(text.as_bytes(), &lots(Unrated::Asked));
    let drawn = drawn.map_err(|error| format!("{error:?}"))?;
    assert_eq!(drawn.lots.teams.len(), 2);
    Ok(())
}

#[test]
fn a_list_gives_teams_in_the_order_of_their_boards() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path(), "fixed_teams")?;
    call(&mut desk, "add_player", json!({ "name": "Hahn, Hugo" }))?;
    let line = |name: &str, team: &str, board: Option<u16>| {
        json!({
            "member": { "fields": { "name": name } }, "team": team, "board_order": board, "captain": null,
        })
    };
    let mut led = line("Gans, Gero", "Läufer", Some(2));
    led["captain"] = json!("Gans, Gero");
    let entered = json!({
        "member": { "player": 1 }, "team": "Läufer", "board_order": 3, "captain": null,
    });
    let lines = json!([
        line("Biber, Bea", "Klauen", Some(2)),
        line("Adler, Ann", " klauen", Some(1)),
        line("Eule, Ede", "Klauen", None),
        line("Dachs, Dora", "Allein", Some(1)),
        line("Fuchs, Finn", "Läufer", Some(1)),
        led,
        entered,
        line("Igel, Ida", " ", None),
    ]);
    let listed = call(&mut desk, "preview_teams", json!({ "lines": lines }))?;
    assert_eq!(listed["odd"], json!([{ "name": "Allein", "players": 1 }]));
    let input = json!({ "teams": listed["teams"], "players": listed["players"] });
    call(&mut desk, "import_teams", input)?;
    let view = call(&mut desk, "teams", json!({}))?;
    let teams: Vec<_> = view["teams"].as_array().into_iter().flatten().collect();
    let names = |team: &Value| {
        let members = team["members"].as_array().into_iter().flatten();
        let names = members.filter_map(|it| it["player"]["name"].as_str().map(str::to_owned));
        names.collect::<Vec<_>>()
    };
    assert_eq!(names(teams[0]), ["Adler, Ann", "Biber, Bea", "Eule, Ede"]);
    assert_eq!(names(teams[1]), ["Fuchs, Finn", "Gans, Gero", "Hahn, Hugo"]);
    assert_eq!(teams[1]["captain"], json!("Gans, Gero"));
    assert_eq!(view["without_team"][0]["name"], json!("Igel, Ida"));
    Ok(())
}

#[test]
fn a_column_named_as_a_label_of_a_rating_is_read_as_that_rating() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path(), "pot_draw")?;
    let path = folder.path().join("list.csv");
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for kind in ["standard", "rapid", "blitz", "national", "other", "tandem"] {
            for place in ["rating", "export-rating", "list-column-rating"] {
                let key = format!("{place}-{kind}");
                let words = Words::new(language);
                if !words.knows(&key) {
                    continue;
                }
                let label = words.say(&key, &[]);
                fs::write(&path, format!("Name;{label}\nMuster, Jo;1500\n"))?;
                let preview = call(&mut desk, "preview_players", json!({ "path": path }))?;
                if preview["rows"][0]["fields"]["ratings"] != json!({ kind: 1500 }) {
                    wrong.push(format!("{language:?} {key}: {label}: {preview}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    Ok(())
}
