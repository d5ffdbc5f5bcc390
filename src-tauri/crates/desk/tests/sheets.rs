//! Every sheet of a real tournament day: the offers, the refusals, the files written.

use std::error::Error;
use std::fs;
use std::path::Path;

use kralle_desk::Desk;
use serde_json::{Value, json};

type Outcome = Result<(), Box<dyn Error>>;

/// Returns a desk with a tournament of eight invented players.
fn desk(folder: &Path, format: &str) -> Result<Desk, Box<dyn Error>> {
    let mut desk = Desk::for_scripts("M. Keller");
    let path = folder.join("Probe.kralle");
    call(
        &mut desk,
        "new_tournament",
        json!({
            "path": path,
            "settings": {
                "name": "Probe", "place": "", "date": null, "rule_set": "swiss",
                "format": format, "swiss_rounds": null, "win_half_points": null,
                "draw_half_points": null, "loss_half_points": null, "bye_half_points": null,
                "rating_list": "", "rating_list_date": null, "rating_order": ["standard"],
            },
        }),
    )?;
    let players: Vec<Value> = (0..8)
        .map(|i| {
            json!({
                "name": format!("Muster {i}, Ida"),
                "birth_year": null, "club": "", "fide_id": null,
                "ratings": { "standard": 2000 - 10 * i },
                "presence": "here", "part": "entered",
            })
        })
        .collect();
    call(&mut desk, "import_players", json!({ "players": players }))?;
    Ok(desk)
}

fn call(desk: &mut Desk, name: &str, input: Value) -> Result<Value, String> {
    desk.call(name, input)
        .map_err(|refused| format!("{name}: {refused:?}"))
}

fn draw_and_pair(desk: &mut Desk) -> Result<(), String> {
    let lots = json!({ "seed": "482 915 077", "wish": "anyone" });
    call(desk, "draw_lots", lots)?;
    call(desk, "pair_round", json!({}))?;
    Ok(())
}

fn print(desk: &mut Desk, sheet: &str) -> Result<Value, String> {
    call(
        desk,
        "print_sheet",
        json!({ "sheet": sheet, "language": "de" }),
    )
}

/// Returns the reason each sheet cannot be printed now; empty if it can.
fn reasons(desk: &mut Desk) -> Result<Vec<(String, String)>, String> {
    let list = call(desk, "sheets", json!({}))?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let offers = list["sheets"].as_array().cloned().unwrap_or_default();
    Ok(offers
        .iter()
        .map(|offer| (text(&offer["sheet"]), text(&offer["refusal"]["code"])))
        .collect())
}

#[test]
fn what_is_offered_prints_and_what_is_not_says_why() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path(), "swiss_system")?;
    for paired in [false, true] {
        if paired {
            draw_and_pair(&mut desk)?;
        }
        for (sheet, reason) in reasons(&mut desk)? {
            let input = json!({ "sheet": sheet, "language": "fr" });
            let counted = desk.call("count_pages", input.clone());
            let made = desk.call("preview_sheet", input);
            let pages =
                |answer: &Result<Value, _>| answer.as_ref().ok().map(|it| it["pages"].clone());
            assert_eq!(pages(&counted), pages(&made), "{sheet}");
            match made {
                Ok(preview) => {
                    assert_eq!(reason, "", "{sheet} is refused, but prints");
                    assert!(preview["pages"].as_u64() >= Some(1), "{sheet}");
                }
                Err(refused) => assert_eq!(&*refused.code, reason, "{sheet}"),
            }
        }
    }
    let reasons = reasons(&mut desk)?;
    let reason = |sheet: &str| reasons.iter().find(|(name, _)| name == sheet).cloned();
    let said = |sheet: &str, code: &str| Some((sheet.to_owned(), code.to_owned()));
    assert_eq!(reason("pairings"), said("pairings", ""));
    assert_eq!(reason("berger"), said("berger", "sheet_needs_round_robin"));
    assert_eq!(
        reason("line_up"),
        said("line_up", "sheet_needs_fixed_teams")
    );
    Ok(())
}

#[test]
fn looking_at_pairings_leaves_a_draft_and_printing_publishes_it() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path(), "swiss_system")?;
    draw_and_pair(&mut desk)?;
    let state = |desk: &mut Desk| -> Result<Value, String> {
        Ok(call(desk, "round", json!({ "round": 1 }))?["state"].clone())
    };
    let before = state(&mut desk)?;
    let look = json!({ "sheet": "pairings", "language": "de" });
    call(&mut desk, "preview_sheet", look)?;
    assert_eq!(state(&mut desk)?, before);
    let printed = print(&mut desk, "pairings")?;
    assert_ne!(state(&mut desk)?, before);
    let path = printed["path"].as_str().ok_or("no path")?;
    assert!(path.ends_with("Probe – Paarungen Runde 1.pdf"), "{path}");
    assert!(fs::read(path)?.starts_with(b"%PDF"));
    Ok(())
}

#[test]
fn cards_of_some_tables_are_printed_beside_those_of_all() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path(), "round_robin")?;
    draw_and_pair(&mut desk)?;
    let cards = |desk: &mut Desk, sheet: &str, tables: Value| {
        let input = json!({ "sheet": sheet, "language": "de", "tables": tables });
        call(desk, "print_sheet", input)
    };
    // Four teams play at two tables; each has a card, and two cards fill a page.
    for sheet in ["cards", "table_numbers", "board_numbers"] {
        let whole = cards(&mut desk, sheet, Value::Null)?;
        let some = cards(&mut desk, sheet, json!([2]))?;
        assert_ne!(some["path"], whole["path"], "{sheet}");
        let size = |pdf: &Value| -> Result<u64, Box<dyn Error>> {
            Ok(fs::metadata(pdf["path"].as_str().ok_or("path")?)?.len())
        };
        assert!(size(&some)? < size(&whole)?, "{sheet}");
        assert_eq!(cards(&mut desk, sheet, json!([]))?["path"], whole["path"]);
        let Err(refused) = cards(&mut desk, sheet, json!([3])) else {
            return Err(format!("{sheet}: there is no table 3").into());
        };
        assert!(refused.contains("table"), "{refused}");
    }
    Ok(())
}

#[test]
fn the_berger_grid_is_what_will_be_paired() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path(), "round_robin")?;
    draw_and_pair(&mut desk)?;
    let before = call(&mut desk, "overview", json!({}))?;
    print(&mut desk, "berger")?;
    assert_eq!(call(&mut desk, "overview", json!({}))?, before);
    Ok(())
}

#[test]
fn a_template_of_the_directors_is_used_and_a_mistake_in_it_has_a_place() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path(), "swiss_system")?;
    let sheet = json!({ "sheet": "players" });
    let copied = call(&mut desk, "copy_template", sheet.clone())?;
    let path = copied["path"].as_str().ok_or("no path")?;
    assert_eq!(
        Path::new(path),
        folder.path().join("templates/players.toml")
    );
    let text = fs::read_to_string(path)?;

    // On A5 everything is smaller, and the file is different.
    let plain = json!({ "sheet": "players", "language": "de" });
    let before = call(&mut desk, "preview_sheet", plain.clone())?;
    fs::write(path, text.replacen("\"A4\"", "\"A5\"", 1))?;
    assert_ne!(call(&mut desk, "preview_sheet", plain.clone())?, before);
    // A second copy keeps the changed file.
    call(&mut desk, "copy_template", sheet)?;
    assert!(fs::read_to_string(path)?.contains("\"A5\""));

    fs::write(path, text.replacen("\"A4\"", "\"B5\"", 1))?;
    let refused = desk.call("print_sheet", plain).expect_err("a mistake");
    assert_eq!(refused.code, "template_value");
    let data = serde_json::to_value(refused.data)?;
    assert_eq!(data["found"], "B5");
    assert_eq!(data["expected"], "A3, A4, A5, A6");
    assert_eq!(data["column"], 9);
    Ok(())
}

#[test]
fn certificates_wait_for_the_winners_and_pictures_must_be_pictures() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path(), "swiss_system")?;
    draw_and_pair(&mut desk)?;
    let plain = json!({ "sheet": "certificates", "language": "de" });
    let refused = desk.call("print_sheet", plain).expect_err("no winner yet");
    assert!(!refused.code.starts_with("internal"), "{refused:?}");
    let picture = folder.path().join("bild.png");
    fs::write(&picture, b"no picture")?;
    let input = json!({ "sheet": "certificates", "language": "de", "picture": picture });
    let refused = desk.call("print_sheet", input).expect_err("no picture");
    assert_eq!(refused.code, "picture_unknown");
    Ok(())
}

#[test]
fn the_report_tells_what_was_corrected_and_why() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path(), "swiss_system")?;
    draw_and_pair(&mut desk)?;
    call(&mut desk, "publish_round", json!({ "round": 1 }))?;
    let reason = "Hatten sich schon getroffen";
    let swap = json!({ "round": 1, "one": 1, "other": 2, "reason": reason });
    call(&mut desk, "swap_teams", swap)?;
    let printed = print(&mut desk, "report")?;
    let path = printed["path"].as_str().ok_or("no path")?;
    assert!(fs::metadata(path)?.len() > 1000);
    assert_eq!(printed["missing"], "");
    Ok(())
}
