//! Rating lists on the desk: loaded, searched, compared with the players, applied, undone.

use std::error::Error;
use std::fs;
use std::path::Path;

use kralle_desk::core::refusal::RefusalView;
use kralle_desk::{Desk, Folders};
use serde_json::{Value, json};

type Outcome = Result<(), Box<dyn Error>>;

const LIST: &str = "\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag
1300001        Muster, Anna                                                 SUI F   WFM  WFM                     2011  0   20 1990  0   20 0     0   20 1990  w
1300002        Beispiel, Urs                                                SUI M                                1500  0   40 0     0   20 0     0   20 1980
1300003        Beispiel, Urs                                                SUI M                                1700  0   40 0     0   20 0     0   20 1999
1300004        Acker, Jo                                                    SUI M                                1600  0   40 0     0   20 0     0   20 0000
";

#[allow(clippy::needless_pass_by_value, reason = "it stands in map_err")]
fn refused(refusal: RefusalView) -> Box<dyn Error> {
    format!("{refusal:?}").into()
}

fn desk(folder: &Path) -> Result<Desk, Box<dyn Error>> {
    let mut desk = Desk::new(Folders {
        config: folder.join("config"),
        documents: folder.join("documents"),
    });
    let settings = json!({
        "name": "Probe", "rule_set": "dsj", "format": "swiss_system", "rating_order": ["standard"],
    });
    desk.call("new_tournament", json!({ "settings": settings }))
        .map_err(refused)?;
    for (name, year, fide_id, rating) in [
        ("Muster Anna", json!(1990), json!(null), 1900),
        ("Beispiel, Urs", json!(1980), json!(null), 1500),
        ("Acker, Jo", json!(null), json!(null), 1000),
        ("Probe, Ida", json!(null), json!(1_300_003), 1650),
        ("Niemand, Al", json!(null), json!(null), 1200),
    ] {
        let input = json!({
            "name": name, "birth_year": year, "fide_id": fide_id, "ratings": { "standard": rating },
        });
        desk.call("add_player", input).map_err(refused)?;
    }
    Ok(desk)
}

fn load(desk: &mut Desk, path: &Path, name: &str) -> Result<Value, RefusalView> {
    desk.call("load_rating_list", json!({ "path": path, "name": name }))
}

#[test]
fn a_list_is_loaded_compared_and_taken_over_in_one_step() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path())?;
    let path = folder.path().join("players_list_foa.txt");
    fs::write(&path, LIST)?;
    let preview = desk
        .call("preview_rating_list", json!({ "path": path }))
        .map_err(refused)?;
    assert_eq!(
        (&preview["form"], &preview["name"]),
        (&json!("fide_text"), &json!("FIDE"))
    );
    let loaded = load(&mut desk, &path, "FIDE").map_err(refused)?;
    assert_eq!(loaded["players"], json!(4));
    assert_eq!(loaded["lists"][0]["name"], json!("FIDE"));

    let found = desk
        .call("find_rated", json!({ "text": "ann mus", "most": 5 }))
        .map_err(refused)?;
    assert_eq!(found["rows"][0]["fide_id"], json!(1_300_001));
    assert_eq!(
        found["rows"][0]["ratings"],
        json!({ "standard": 2011, "rapid": 1990 })
    );

    let view = desk
        .call("rating_differences", json!({}))
        .map_err(refused)?;
    let rows: Vec<(&Value, &Value, &Value)> = view["rows"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|row| {
            (
                &row["name"],
                &row["found_by"],
                &row["differences"][0]["listed"],
            )
        })
        .collect();
    assert_eq!(
        rows,
        [
            (
                &json!("Muster Anna"),
                &json!("name_and_birth_year"),
                &json!(2011)
            ),
            // Only the FIDE number is new.
            (
                &json!("Beispiel, Urs"),
                &json!("name_and_birth_year"),
                &json!(null)
            ),
            (&json!("Acker, Jo"), &json!("name"), &json!(1600)),
            (&json!("Probe, Ida"), &json!("fide_id"), &json!(1700)),
        ]
    );
    assert_eq!(view["missing"], json!(["Niemand, Al"]));
    assert_eq!(view["blocked"], json!(null));
    let titles = |view: &Value| -> Vec<Value> {
        let rows = view["rows"].as_array().into_iter().flatten();
        rows.map(|row| row["title"].clone()).collect()
    };
    assert_eq!(
        titles(&view),
        [json!("WFM"), json!(null), json!(null), json!(null)]
    );

    let before = desk.call("players", json!({})).map_err(refused)?;
    let changes = json!({ "players": [
        { "player": 1, "ratings": { "standard": 2011, "rapid": 1990 }, "fide_id": 1_300_001, "title": "WFM", "sex": "female" },
        { "player": 3, "ratings": { "standard": 1600 } },
    ] });
    let overview = desk.call("refresh_ratings", changes).map_err(refused)?;
    assert_eq!(overview["undo"]["command"], json!("refresh_ratings"));
    let view = desk
        .call("rating_differences", json!({}))
        .map_err(refused)?;
    assert_eq!(
        view["same"],
        json!(1),
        "the one with the FIDE number: {view}"
    );
    desk.call("undo", json!({})).map_err(refused)?;
    assert_eq!(desk.call("players", json!({})).map_err(refused)?, before);
    Ok(())
}

#[test]
fn a_list_that_cannot_be_read_leaves_the_one_before() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path())?;
    let path = folder.path().join("list.txt");
    fs::write(&path, LIST)?;
    load(&mut desk, &path, "Ä/list").map_err(refused)?;
    let before = desk.call("rating_lists", json!({})).map_err(refused)?;
    for (bytes, code) in [
        ("1;2\n3;4\n", "rating_list_without_names"),
        ("Name\n", "rating_list_empty"),
        ("<playerslist><player>", "rating_list_damaged"),
    ] {
        fs::write(&path, bytes)?;
        let refusal = load(&mut desk, &path, "Ä/list").map_err(|it| it.code.to_string());
        assert_eq!(refusal, Err(code.to_owned()));
        assert_eq!(
            desk.call("rating_lists", json!({})).map_err(refused)?,
            before
        );
    }
    let left: Vec<_> = fs::read_dir(folder.path().join("config/rating-lists"))?.collect();
    assert_eq!(left.len(), 1, "{left:?}");
    let after = desk
        .call("remove_rating_list", json!({ "name": "Ä/list" }))
        .map_err(refused)?;
    assert_eq!(after["lists"], json!([]));
    Ok(())
}

#[test]
fn a_second_list_adds_what_the_first_does_not_know() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path())?;
    let path = folder.path().join("list.txt");
    fs::write(&path, LIST)?;
    load(&mut desk, &path, "FIDE").map_err(refused)?;
    let dwz = folder.path().join("spieler.csv");
    fs::write(
        &dwz,
        "ZPS,Mgl-Nr,Status,Spielername,Geschlecht,Spielberechtigung,Geburtsjahr,Letzte-Auswertung,DWZ,Index,FIDE-Elo,FIDE-Titel,FIDE-ID,FIDE-Land\n10101,12,A,\"Muster,Anna\",W,D,1990,202645,1912,23,2000,,1300001,SUI\n",
    )?;
    fs::write(
        folder.path().join("vereine.csv"),
        "ZPS,LV,Verband,Vereinname\n10101,1,1,SK Probe\n",
    )?;
    let preview = desk
        .call("preview_rating_list", json!({ "path": dwz }))
        .map_err(refused)?;
    assert_eq!(
        (&preview["form"], &preview["name"]),
        (&json!("csv"), &json!("DWZ"))
    );
    load(&mut desk, &dwz, "Verband DWZ").map_err(refused)?;
    let found = desk
        .call("find_rated", json!({ "text": "muster", "most": 5 }))
        .map_err(refused)?;
    assert_eq!(found["rows"].as_array().map(Vec::len), Some(1));
    let row = &found["rows"][0];
    assert_eq!(
        row["ratings"],
        json!({ "standard": 2011, "rapid": 1990, "national": 1912 })
    );
    assert_eq!(
        (&row["club"], &row["lists"]),
        (&json!("SK Probe"), &json!(["FIDE", "Verband DWZ"]))
    );
    Ok(())
}

/// The German list finds players by national number regardless of the name.
///
/// It adds the number to players found otherwise.
#[test]
fn a_national_number_finds_the_player_and_is_taken_over() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path())?;
    let add = json!({ "name": "Verheiratet, Ute", "national_id": " 10101-23 " });
    desk.call("add_player", add).map_err(refused)?;
    let path = folder.path().join("spieler.csv");
    fs::write(
        &path,
        "VKZ,Mgl-Nr,Spielername,Geburtsjahr,DWZ,FIDE-ID\n\
         10101,23,\"Probe,Ute\",1970,1612,\n\
         10101,7,\"Muster,Anna\",1990,1700,\n",
    )?;
    load(&mut desk, &path, "DWZ").map_err(refused)?;
    let view = desk
        .call("rating_differences", json!({}))
        .map_err(refused)?;
    let rows: Vec<Value> = view["rows"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|row| {
            json!([
                row["name"],
                row["found_by"],
                row["differences"][0]["listed"],
                row["national_id"],
            ])
        })
        .collect();
    assert_eq!(
        json!(rows),
        json!([
            ["Muster Anna", "name_and_birth_year", 1700, "10101-0007"],
            // Only the spelling differs, so it is not new.
            ["Verheiratet, Ute", "national_id", 1612, null],
        ])
    );
    let changes = json!({ "players": [
        { "player": 1, "ratings": { "national": 1700 }, "national_id": "10101-0007" },
        { "player": 6, "ratings": { "national": 1612 } },
    ] });
    desk.call("refresh_ratings", changes).map_err(refused)?;
    let players = desk.call("players", json!({})).map_err(refused)?;
    let rows = players["rows"].as_array().ok_or("no rows")?;
    let number_of = |name: &str| {
        let row = rows.iter().find(|row| row["fields"]["name"] == name);
        row.map(|row| row["fields"]["national_id"].clone())
    };
    assert_eq!(number_of("Muster Anna"), Some(json!("10101-0007")));
    assert_eq!(number_of("Verheiratet, Ute"), Some(json!("10101-23")));
    let bad = json!({ "name": "Wer, Da", "national_id": "ohne Ziffer" });
    let refusal = desk.call("add_player", bad).err().ok_or("not refused")?;
    assert_eq!(refusal.data["field"], "national_id".into());
    Ok(())
}

/// The list of a season, used with those of the federations.
///
/// It has no FIDE number if the season has none, but still finds its players.
#[test]
fn a_tandem_list_completes_by_number_and_by_name_with_year_of_birth_or_club() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path())?;
    for player in [
        json!({ "name": "Verheiratet, Ute", "national_id": "10101-23" }),
        json!({ "name": "Neuling, Max", "club": "SK Probe" }),
        json!({ "name": "Zwilling, Kim", "birth_year": 2008 }),
    ] {
        desk.call("add_player", player).map_err(refused)?;
    }
    let write = |name: &str, text: &str| -> std::io::Result<std::path::PathBuf> {
        let path = folder.path().join(name);
        fs::write(&path, text)?;
        Ok(path)
    };
    let fide = write("players_list_foa.txt", LIST)?;
    load(&mut desk, &fide, "FIDE").map_err(refused)?;
    let dwz = write(
        "spieler.csv",
        "VKZ,Mgl-Nr,Spielername,Geburtsjahr,DWZ,FIDE-ID\n\
         10101,23,\"Probe,Ute\",1970,1612,\n\
         10101,40,\"Zwilling,Kim\",2008,1100,\n\
         10101,41,\"Niemand,Al\",,900,\n",
    )?;
    load(&mut desk, &dwz, "DWZ").map_err(refused)?;
    let tandem = write(
        "abende-2026.csv",
        "name,birth_year,club,fide_id,national_id,tandem\n\
         \"Muster, Anna\",1990,,,,1815\n\
         \"Ida Andersgeschrieben\",,,1300003,,1640\n\
         \"Ledig, Ute\",,,,10101-23,1580\n\
         \"Neuling, Max\",,SK Probe,,,1390\n\
         \"Zwilling, Kim\",2008,SK Anders,,,1450\n\
         \"Zwilling, Kim\",1955,,,,2100\n\
         \"Beispiel, Urs\",1999,,,,1111\n",
    )?;
    let preview = desk
        .call("preview_rating_list", json!({ "path": tandem }))
        .map_err(refused)?;
    assert_eq!(preview["name"], json!("Tandem"));
    load(&mut desk, &tandem, "Tandem").map_err(refused)?;

    let view = desk
        .call("rating_differences", json!({}))
        .map_err(refused)?;
    let rows: Vec<Value> = view["rows"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|row| {
            let found = &row["found"];
            let ratings = &found["ratings"];
            json!([
                row["name"],
                row["found_by"],
                ratings["tandem"],
                row["sex"],
                found["lists"]
            ])
        })
        .collect();
    assert_eq!(
        json!(rows),
        json!([
            [
                "Muster Anna",
                "name_and_birth_year",
                1815,
                "female",
                ["FIDE", "Tandem"]
            ],
            // The namesake born in another year has a tandem rating, but this player has none.
            [
                "Beispiel, Urs",
                "name_and_birth_year",
                null,
                "male",
                ["FIDE"]
            ],
            ["Acker, Jo", "name", null, "male", ["FIDE"]],
            ["Probe, Ida", "fide_id", 1640, "male", ["FIDE", "Tandem"]],
            ["Niemand, Al", "name", null, null, ["DWZ"]],
            [
                "Verheiratet, Ute",
                "national_id",
                1580,
                null,
                ["DWZ", "Tandem"]
            ],
            ["Neuling, Max", "name", 1390, null, ["Tandem"]],
            [
                "Zwilling, Kim",
                "name_and_birth_year",
                1450,
                null,
                ["DWZ", "Tandem"]
            ],
        ])
    );

    // Applied in one command; the pots use the new ratings.
    let players: Vec<Value> = view["rows"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|row| {
            let listed = row["differences"].as_array().into_iter().flatten();
            let ratings: serde_json::Map<String, Value> = listed
                .map(|it| {
                    let kind = it["kind"].as_str().unwrap_or_default();
                    (kind.to_owned(), it["listed"].clone())
                })
                .collect();
            json!({ "player": row["player"], "ratings": ratings, "sex": row["sex"] })
        })
        .collect();
    desk.call("refresh_ratings", json!({ "players": players }))
        .map_err(refused)?;
    let mut settings = desk.call("settings", json!({})).map_err(refused)?;
    settings["rating_order"] = json!(["tandem", "national", "standard"]);
    desk.call("change_settings", settings).map_err(refused)?;
    let view = desk.call("players", json!({})).map_err(refused)?;
    let order: Vec<Value> = view["rows"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|row| {
            json!([
                row["fields"]["name"],
                row["rating"],
                row["pot"],
                row["fields"]["sex"]
            ])
        })
        .collect();
    assert_eq!(
        json!(order),
        json!([
            ["Muster Anna", 1815, 1, "female"],
            ["Probe, Ida", 1640, 1, "male"],
            ["Acker, Jo", 1600, 1, "male"],
            ["Verheiratet, Ute", 1580, 1, null],
            ["Beispiel, Urs", 1500, 2, "male"],
            ["Zwilling, Kim", 1450, 2, null],
            ["Neuling, Max", 1390, 2, null],
            ["Niemand, Al", 900, 2, null],
        ])
    );
    Ok(())
}

/// Search by name shows a person in several lists once, if the entries certainly mean the same
/// person.
#[test]
fn a_person_of_several_lists_is_found_once() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path())?;
    for (name, text) in [
        (
            "A",
            "name,birth_year,club,dwz\nBär Jo,1990,SK Probe,1500\nBär Jo,1955,SK Probe,1400\n",
        ),
        (
            "B",
            "name,birth_year,club,tandem\n\"Bär, Jo\",1990,SK Probe,1650\n\"Bär, Jo\",1990,SK Fern,1200\n",
        ),
    ] {
        let path = folder.path().join("list.csv");
        fs::write(&path, text)?;
        load(&mut desk, &path, name).map_err(refused)?;
    }
    let found = desk
        .call("find_rated", json!({ "text": "bär", "most": 9 }))
        .map_err(refused)?;
    let rows = found["rows"].as_array().into_iter().flatten();
    let shown: Vec<Value> = rows
        .map(|row| json!([row["birth_year"], row["club"], row["ratings"]]))
        .collect();
    assert_eq!(
        json!(shown),
        json!([
            [1990, "SK Probe", { "national": 1500, "tandem": 1650 }],
            [1955, "SK Probe", { "national": 1400 }],
            [1990, "SK Fern", { "tandem": 1200 }],
        ])
    );
    Ok(())
}
