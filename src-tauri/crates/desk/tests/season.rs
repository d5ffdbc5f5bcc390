//! A season through the calls of the desk: files, settings, decisions, tables, exports.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use kralle_desk::season::generate::write_season;
use kralle_desk::{Desk, Files, Folders};
use kralle_season::generator::{SeasonCourse, SeasonPlan};
use rstest::rstest;
use serde_json::{Value, json};

/// Writes the evenings of a year to the directory `evenings`; from twelve on, with oddities.
fn evenings(folder: &Path, count: u16) -> PathBuf {
    let plan = SeasonPlan {
        persons: 24,
        evenings: count,
        seed: "Krähenjahr".to_owned(),
        course: if count >= 12 {
            SeasonCourse::WithOddities
        } else {
            SeasonCourse::Even
        },
    };
    let place = folder.join("evenings");
    let mut desk = Desk::for_scripts("Probe");
    write_season(&mut desk, &plan.generate().unwrap(), &place).unwrap();
    place
}

/// Returns a desk with the access rights of a window: it reads granted files only.
pub(crate) fn window(folder: &Path) -> (Desk, Files) {
    let files = Files::granted();
    let folders = Folders {
        config: folder.join("config"),
        documents: folder.join("documents"),
    };
    (Desk::new(folders).touching_only(files.clone()), files)
}

pub(crate) fn ask(desk: &mut Desk, name: &str, input: Value) -> Value {
    let answer = desk.call(name, input);
    answer.unwrap_or_else(|refused| panic!("{name}: {refused:?}"))
}

pub(crate) fn refused(desk: &mut Desk, name: &str, input: Value) -> String {
    desk.call(name, input).unwrap_err().code.to_string()
}

/// Returns a season of `count` evenings on a desk with access to all files.
pub(crate) fn season(folder: &Path, count: u16) -> (Desk, PathBuf, Value) {
    let place = evenings(folder, count);
    let mut desk = Desk::for_scripts("Probe");
    let toml = folder.join("SEASON.toml");
    ask(
        &mut desk,
        "new_season",
        json!({ "path": toml, "name": "Klubjahr" }),
    );
    let view = ask(&mut desk, "add_season_files", json!({ "files": [place] }));
    (desk, toml, view)
}

pub(crate) fn problems(view: &Value) -> Vec<&str> {
    let lists = ["entries", "files", "decisions"].into_iter();
    let found = lists.flat_map(|list| view[list].as_array().unwrap());
    let found = found
        .map(|it| &it["problem"])
        .chain(view["problems"].as_array().unwrap());
    found.filter_map(|it| it["code"].as_str()).collect()
}

#[test]
fn every_change_is_kept_with_its_comments_and_can_be_undone_and_done_again() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, toml, view) = season(folder.path(), 2);
    assert_eq!(view["entries"][0]["entry"], "evenings/*.kralle");
    assert_eq!(view["evenings"].as_array().unwrap().len(), 2);
    let text = fs::read_to_string(&toml).unwrap() + "\n# by the secretary\n";
    ask(&mut desk, "set_season_toml", json!({ "text": text }));
    let mut settings = view["settings"].clone();
    settings["best"] = json!(1);
    settings["points"] = json!("by_rank");
    settings["by_rank_hundredths"] = json!([1000, 750]);
    let view = ask(&mut desk, "change_season", json!({ "settings": settings }));
    assert_eq!(view["settings"], settings);
    let changed = fs::read_to_string(&toml).unwrap();
    assert!(changed.contains("# by the secretary"), "{changed}");
    assert!(changed.contains("by_rank = [10, 7.5]"), "{changed}");
    let view = ask(&mut desk, "undo_season", json!({}));
    assert_eq!(fs::read_to_string(&toml).unwrap(), text);
    assert_eq!(view["steps"], json!({ "undo": 2, "redo": 1 }));
    ask(&mut desk, "redo_season", json!({}));
    assert_eq!(fs::read_to_string(&toml).unwrap(), changed);
    assert_eq!(
        refused(&mut desk, "redo_season", json!({})),
        "season_nothing_to_redo"
    );
}

#[test]
fn what_somebody_else_wrote_into_the_settings_is_never_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, toml, view) = season(folder.path(), 1);
    let text = fs::read_to_string(&toml).unwrap();
    fs::write(&toml, format!("{text}minimum = 3\n")).unwrap();
    let input = json!({ "settings": view["settings"] });
    let input_with_best = {
        let mut input = input;
        input["settings"]["best"] = json!(4);
        input
    };
    assert_eq!(
        refused(&mut desk, "change_season", input_with_best),
        "season_changed_elsewhere"
    );
    let view = ask(&mut desk, "refresh_season", json!({}));
    assert_eq!(view["settings"]["minimum"], 3);
    ask(&mut desk, "undo_season", json!({}));
    assert_eq!(fs::read_to_string(&toml).unwrap(), text);
}

#[rstest]
#[case::a_pattern_that_is_none('[', "season_bad_pattern")]
#[case::a_pattern_for_nothing('*', "season_nothing_found")]
fn a_long_pattern_is_quoted_in_part(#[case] last: char, #[case] code: &str) {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, _, _) = season(folder.path(), 1);
    let entry = format!("{}{last}", "x".repeat(200));
    let toml = ask(&mut desk, "season_toml", json!({}));
    let text = toml["text"].as_str().unwrap().replace(
        "[\"evenings/*.kralle\"]",
        &format!("[\"evenings/*.kralle\", \"{entry}\"]"),
    );
    let view = ask(&mut desk, "set_season_toml", json!({ "text": text }));
    assert_eq!(problems(&view), [code], "{view}");
    assert!(view.to_string().contains(&format!("{}…", "x".repeat(80))));
}

/// A file in the directory of the season, and the problem reported; the valid evening counts each
/// time.
#[rstest]
#[case::damaged("damaged.kralle", "not_a_database")]
#[case::of_another_kind("list.csv", "season_other_ending")]
#[case::a_copy("copy.kralle", "season_given_twice")]
#[case::not_there("gone.kralle", "missing")]
#[case::a_pattern_for_nothing("2031-*.kralle", "season_nothing_found")]
#[case::a_pattern_that_is_none("[.kralle", "season_bad_pattern")]
#[case::twice_in_the_list("evenings/*.kralle", "season_listed_twice")]
fn a_bad_file_is_a_sentence_and_the_rest_goes_on(#[case] entry: &str, #[case] code: &str) {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, _, view) = season(folder.path(), 1);
    let evening = PathBuf::from(view["files"][0]["path"].as_str().unwrap());
    fs::write(
        folder.path().join("damaged.kralle"),
        b"Not a tournament, but long enough.",
    )
    .unwrap();
    fs::write(folder.path().join("list.csv"), b"Name\n").unwrap();
    fs::copy(evening, folder.path().join("copy.kralle")).unwrap();
    let text = ask(&mut desk, "season_toml", json!({}))["text"].clone();
    let text = text.as_str().unwrap();
    let text = text.replace(
        "[\"evenings/*.kralle\"]",
        &format!("[\"evenings/*.kralle\", \"{entry}\"]"),
    );
    let view = ask(&mut desk, "set_season_toml", json!({ "text": text }));
    assert_eq!(problems(&view), [code], "{view}");
    assert_eq!(view["evenings"].as_array().unwrap().len(), 1);
    assert!(
        !ask(&mut desk, "season_table", json!({}))["rows"]
            .as_array()
            .unwrap()
            .is_empty()
    );
}

#[rstest]
#[case::up("../evenings/*.kralle")]
#[case::a_file_above("../evenings/2026-01-09.kralle")]
#[case::from_the_root("ROOT/evenings/*.kralle")]
#[case::down_and_up("sub/../../evenings/*.kralle")]
fn a_list_from_a_stranger_reads_nothing_outside_of_its_folder(#[case] entry: &str) {
    let folder = tempfile::tempdir().unwrap();
    evenings(folder.path(), 1);
    let (mut desk, files) = window(folder.path());
    let own = folder.path().join("season");
    fs::create_dir_all(own.join("sub")).unwrap();
    let toml = own.join("SEASON.toml");
    let entry = entry.replace("ROOT", &folder.path().display().to_string());
    // Between single quotes, a backslash is literal.
    fs::write(&toml, format!("files = ['{entry}']\n")).unwrap();
    files.grant_reading(&toml);
    let view = ask(&mut desk, "open_season", json!({ "path": toml }));
    assert_eq!(problems(&view), ["season_file_elsewhere"], "{view}");
    assert_eq!(view["files"], json!([]));
    // If the user adds the directory, it is read, even after a restart.
    let place = folder.path().join("evenings");
    files.grant_reading(&place);
    let view = ask(&mut desk, "add_season_files", json!({ "files": [place] }));
    assert_eq!(view["evenings"].as_array().unwrap().len(), 1, "{view}");
    let (mut desk, _) = window(folder.path());
    let view = ask(&mut desk, "open_season", json!({ "path": toml }));
    assert_eq!(view["evenings"].as_array().unwrap().len(), 1, "{view}");
}

#[cfg(unix)]
#[test]
fn a_link_out_of_the_folder_is_not_followed() {
    let folder = tempfile::tempdir().unwrap();
    let place = evenings(folder.path(), 1);
    let (mut desk, files) = window(folder.path());
    let own = folder.path().join("season");
    fs::create_dir(&own).unwrap();
    let evening = fs::read_dir(&place).unwrap().flatten().map(|it| it.path());
    let evening = evening
        .filter(|it| it.extension().is_some_and(|end| end == "kralle"))
        .min();
    std::os::unix::fs::symlink(evening.unwrap(), own.join("linked.kralle")).unwrap();
    let toml = own.join("SEASON.toml");
    fs::write(&toml, "files = [\"*.kralle\"]\n").unwrap();
    files.grant_reading(&toml);
    let view = ask(&mut desk, "open_season", json!({ "path": toml }));
    assert_eq!(problems(&view), ["season_link_leaves"], "{view}");
    assert_eq!(view["evenings"], json!([]));
}

#[test]
fn the_tournaments_are_never_written() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, _, _) = season(folder.path(), 12);
    let bytes = || -> BTreeMap<PathBuf, Vec<u8>> {
        let files = fs::read_dir(folder.path().join("evenings"))
            .unwrap()
            .flatten();
        files
            .map(|it| it.path())
            .filter(|it| it.is_file())
            .map(|it| (it.clone(), fs::read(it).unwrap()))
            .collect()
    };
    let before = bytes();
    ask(&mut desk, "refresh_season", json!({}));
    ask(&mut desk, "close_season", json!({}));
    assert_eq!(bytes(), before);
}

#[test]
fn a_question_is_answered_and_the_answer_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, toml, view) = season(folder.path(), 12);
    let before = fs::read_to_string(&toml).unwrap();
    let question = view["questions"][0].clone();
    let who = |side: &str| json!({ "key": question[side][0]["key"], "player": question[side][0]["player"] });
    let entrants = json!([who("one_entrants"), who("other_entrants")]);
    let same = json!({ "entrants": entrants, "decided": "same_person" });
    let decided = ask(&mut desk, "decide_person", same.clone());
    let persons = |view: &Value| view["persons"].as_u64().unwrap();
    assert_eq!(persons(&decided) + 1, persons(&view));
    assert_eq!(decided["decisions"][0]["decided"], "same_person");
    assert_eq!(
        refused(&mut desk, "decide_person", same),
        "season_same_already"
    );
    // Persons merged by mistake are separated again, by their entrants.
    let other = json!({ "entrants": entrants, "decided": "other_person" });
    let back = json!({ "decided": "same_person", "number": 1 });
    let parted = ask(&mut desk, "take_decision_back", back.clone());
    assert_eq!(fs::read_to_string(&toml).unwrap(), before);
    assert_eq!(persons(&parted), persons(&view));
    let parted = ask(&mut desk, "decide_person", other);
    assert!(!parted["questions"].as_array().unwrap().contains(&question));
    assert_eq!(
        refused(&mut desk, "take_decision_back", back),
        "season_no_such_decision"
    );
}

#[test]
fn a_guest_takes_no_points_and_the_others_keep_theirs() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, _, _) = season(folder.path(), 3);
    let table = ask(&mut desk, "season_table", json!({}));
    let rows = table["rows"].as_array().unwrap();
    let first = &rows[0]["person"];
    let input = |guest: bool| json!({ "person": first["person"], "guest": guest });
    ask(&mut desk, "set_season_guest", input(true));
    let with_guest = ask(&mut desk, "season_table", json!({}));
    let last = with_guest["rows"].as_array().unwrap().last().unwrap();
    assert_eq!(last["person"], *first);
    assert_eq!(last["total_hundredths"], 0);
    assert_eq!(last["rank_from"], Value::Null);
    assert_eq!(
        with_guest["rows"][0]["total_hundredths"],
        rows[1]["total_hundredths"]
    );
    ask(&mut desk, "set_season_guest", input(false));
    assert_eq!(ask(&mut desk, "season_table", json!({})), table);
}

#[test]
fn the_tournament_on_the_desk_counts_as_it_stands_there() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, _, view) = season(folder.path(), 1);
    let file = view["files"][0]["path"].clone();
    ask(&mut desk, "open_tournament", json!({ "path": file }));
    let view = ask(&mut desk, "refresh_season", json!({}));
    assert_eq!(problems(&view), Vec::<&str>::new(), "{view}");
    assert_eq!(view["evenings"].as_array().unwrap().len(), 1);
    // It stays open, and locked.
    assert_eq!(
        Desk::for_scripts("")
            .call("open_tournament", json!({ "path": file }))
            .unwrap_err()
            .code,
        "in_use"
    );
}

#[test]
fn a_person_is_shown_with_everybody_met_and_a_curve() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, _, _) = season(folder.path(), 3);
    let table = ask(&mut desk, "season_table", json!({}));
    let person = table["rows"][0]["person"]["person"].clone();
    let view = ask(&mut desk, "season_person", json!({ "person": person }));
    assert_eq!(view["row"], table["rows"][0]);
    let count = |list: &str| -> u64 {
        let met = view[list].as_array().unwrap().iter();
        met.map(|it| {
            let number = |name: &str| it[name].as_u64().unwrap();
            assert_eq!(
                number("matches"),
                number("won") + number("drawn") + number("lost")
            );
            number("matches")
        })
        .sum()
    };
    let rating = &view["ratings"][0];
    // In each match there are one partner and two opponents.
    assert_eq!(count("partners"), rating["matches"].as_u64().unwrap());
    assert_eq!(count("opponents"), 2 * count("partners"));
    let curve = rating["curve"].as_array().unwrap();
    assert_eq!(curve.last().unwrap()["rating"], rating["rating"]);
    let working = json!({ "game": "tandem", "person": person });
    let working = ask(&mut desk, "season_rating_working", working);
    let changes = working["changes"].as_array().unwrap();
    assert_eq!(changes.len() as u64, count("partners"));
    assert_eq!(changes[0]["rating_before"], rating["start_rating"]);
    assert_eq!(changes.last().unwrap()["rating_after"], rating["rating"]);
    let unknown = refused(&mut desk, "season_person", json!({ "person": 0 }));
    assert_eq!(unknown, "season_person_unknown");
}

#[test]
fn exports_say_what_the_table_says() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, _, view) = season(folder.path(), 12);
    let mut settings = view["settings"].clone();
    settings["best"] = json!(3);
    settings["categories"] = json!([{ "name": "Jugend", "born_from": 2000 }]);
    ask(&mut desk, "change_season", json!({ "settings": settings }));
    let table = ask(&mut desk, "season_table", json!({}));
    let path = |name: &str| folder.path().join(name);
    for (kind, name) in [
        ("csv", "t.csv"),
        ("xlsx", "t.xlsx"),
        ("json", "t.json"),
        ("ratings", "r.csv"),
        ("site", "site"),
    ] {
        let input = json!({ "kind": kind, "path": path(name), "language": "en" });
        ask(&mut desk, "export_season", input);
    }
    let text = fs::read_to_string(path("t.csv")).unwrap();
    let totals: Vec<&str> = text
        .lines()
        .skip(1)
        .filter_map(|it| it.rsplit(',').next())
        .collect();
    let shown = table["rows"].as_array().unwrap();
    let of_table: Vec<String> = shown
        .iter()
        .map(|row| kralle_season::Points(row["total_hundredths"].as_i64().unwrap()).to_string())
        .collect();
    assert_eq!(totals, of_table);
    let json: Value = serde_json::from_slice(&fs::read(path("t.json")).unwrap()).unwrap();
    for (row, person) in shown.iter().zip(json["persons"].as_array().unwrap()) {
        assert_eq!(row["person"]["name"], person["name"]);
        assert_eq!(row["rank_from"], person["rank"]);
        let counted = |it: &&Value| it["counts"] == true;
        let sum: f64 = person["results"]
            .as_array()
            .unwrap()
            .iter()
            .filter(counted)
            .filter_map(|it| it["points"].as_f64())
            .sum();
        assert!((sum - person["points"].as_f64().unwrap()).abs() < 1e-9);
    }
    let page = fs::read_to_string(path("site").join("index.html")).unwrap();
    assert!(page.contains(shown[0]["person"]["name"].as_str().unwrap()));
    // A phone shows the sums before the evenings.
    let headings = page.split("<th scope=\"col\"").skip(1).take(4);
    let headings: Vec<&str> = headings
        .filter_map(|it| it.split(['>', '<']).nth(1))
        .collect();
    assert_eq!(headings, ["Rank", "Name", "Starts", "Points"]);
    // Years of birth are not published.
    let pages = fs::read_dir(path("site")).unwrap().flatten();
    let pages: String = pages
        .filter_map(|it| fs::read_to_string(it.path()).ok())
        .collect();
    let years = shown
        .iter()
        .filter_map(|row| row["person"]["birth_year"].as_u64());
    for year in years {
        assert!(!pages.contains(&format!(">{year}<")), "{year}");
    }
}

#[test]
fn the_tandem_ratings_are_a_rating_list_of_this_machine() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, _, _) = season(folder.path(), 3);
    desk = desk.with_rating_lists(&folder.path().join("config"));
    let rated = ask(&mut desk, "season_ratings", json!({ "game": "tandem" }));
    let rows = rated["rows"].as_array().unwrap();
    for _ in 0..2 {
        let made = ask(&mut desk, "use_season_ratings", json!({ "name": "Tandem" }));
        assert_eq!(made["players"], rows.len());
        assert_eq!(made["lists"][0]["name"], "Tandem");
    }
    let name = rows[0]["person"]["name"].as_str().unwrap();
    let found = ask(&mut desk, "find_rated", json!({ "text": name, "most": 5 }));
    assert_eq!(found["rows"][0]["name"], name);
}
