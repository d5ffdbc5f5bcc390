//! The head of the journal on the sheets of a real file.

mod agree;
mod every;
mod games;
mod matches;
mod partners;
mod pictures;
mod plan;
mod season;
mod sex;
mod slips;
mod surfaces;

use std::error::Error;
use std::path::Path;

use kralle_store::HeadWord;
use kralle_words::{Language, Words};
use serde_json::{Value, json};

use crate::core::desk::Desk;
use crate::core::sheet_view::PrintSheetInput;
use crate::paper::make::Sheet;

type Outcome = Result<(), Box<dyn Error>>;

fn call(desk: &mut Desk, name: &str, input: Value) -> Result<Value, Box<dyn Error>> {
    desk.call(name, input)
        .map_err(|refused| format!("{name}: {refused:?}").into())
}

fn printed(desk: &mut Desk, sheet: &str) -> Result<String, Box<dyn Error>> {
    let input: PrintSheetInput =
        serde_json::from_value(json!({ "sheet": sheet, "language": "de" }))?;
    let made = Sheet::of(desk, &input).and_then(|sheet| sheet.print(desk));
    Ok(made.map_err(|refused| refused.code.to_string())?.pdf.text)
}

/// Returns the check word on the first page of a sheet.
fn word(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once("Prüfwort ")?;
    rest.split_whitespace().next()
}

/// Creates a round robin of eight invented players, before the drawing of lots.
fn evening(folder: &Path) -> Result<Desk, Box<dyn Error>> {
    let mut desk = Desk::for_scripts("Rosa Klaue");
    let settings = json!({
        "name": "Klubabend", "place": "", "date": null, "rule_set": "swiss",
        "format": "round_robin", "rating_order": ["standard"], "rating_list": "",
    });
    let path = folder.join("abend.kralle");
    call(
        &mut desk,
        "new_tournament",
        json!({ "settings": settings, "path": path }),
    )?;
    let players: Vec<Value> = (1..=8)
        .map(|number| json!({ "name": format!("Krähe, {number}"), "ratings": { "standard": 2000 - number } }))
        .collect();
    call(&mut desk, "import_players", json!({ "players": players }))?;
    Ok(desk)
}

fn draw_and_pair(desk: &mut Desk) -> Outcome {
    let lots = json!({ "seed": "739142068", "wish": "anyone" });
    call(desk, "draw_lots", lots)?;
    call(desk, "pair_round", json!({}))?;
    Ok(())
}

#[test]
fn the_code_of_a_wall_sheet_says_what_it_is_for_in_every_language() -> Outcome {
    let folder = tempfile::tempdir()?;
    let desk = evening(folder.path())?;
    let head = desk
        .open_file()
        .map_err(|it| it.code.to_string())?
        .store
        .head()?;
    for language in Language::ALL {
        let args = [("head", head.whole().into())];
        let code = Words::new(language).say("sheet-head-code", &args);
        assert_eq!(code.parse(), Ok(HeadWord::Whole(head)), "{code}");
        let sentence = code.split("KRALLE:").next().unwrap_or_default();
        assert!(sentence.contains("Kralle"), "{code}");
    }
    Ok(())
}

#[test]
fn the_report_says_of_a_correction_that_a_backup_took_it_away() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = evening(folder.path())?;
    draw_and_pair(&mut desk)?;
    call(&mut desk, "publish_round", json!({ "round": 1 }))?;
    let reason = "Hatten sich schon getroffen";
    let swap = json!({ "round": 1, "one": 1, "other": 2, "reason": reason });
    call(&mut desk, "swap_teams", swap)?;
    let said = |desk: &mut Desk| -> Result<bool, Box<dyn Error>> {
        let text = printed(desk, "report")?;
        assert!(text.contains(reason), "{text}");
        // The next column appears between the lines of this one.
        Ok([
            "(gilt nicht mehr,",
            "weil eine ältere Sicherung zurückgeholt wurde)",
        ]
        .into_iter()
        .all(|part| text.contains(part)))
    };
    assert!(!said(&mut desk)?);
    let backups = call(&mut desk, "backups", json!({}))?;
    let name = backups["backups"][0]["name"].clone();
    call(&mut desk, "restore_backup", json!({ "name": name }))?;
    assert!(said(&mut desk)?, "{}", printed(&mut desk, "report")?);
    Ok(())
}

#[test]
fn a_sheet_carries_the_head_of_the_moment_it_is_made() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = evening(folder.path())?;
    assert_eq!(word(&printed(&mut desk, "players")?), None);
    draw_and_pair(&mut desk)?;
    let mut seen = Vec::new();
    for publish in [false, true] {
        if publish {
            call(&mut desk, "publish_round", json!({ "round": 1 }))?;
        }
        let head = desk
            .open_file()
            .map_err(|it| it.code.to_string())?
            .store
            .head()?
            .to_string();
        for sheet in [
            "lots",
            "pairings",
            "seats",
            "results",
            "standings",
            "crosstable",
            "progress",
            "report",
        ] {
            let text = printed(&mut desk, sheet)?;
            assert_eq!(word(&text), Some(head.as_str()), "{sheet}");
        }
        let answer = call(&mut desk, "check_head", json!({ "word": head }))?;
        assert_eq!(answer["answer"]["is"], "contained");
        seen.push(head);
    }
    assert_ne!(seen[0], seen[1]);

    // A sheet shows the current tournament even while the past is viewed, and so does its head.
    call(&mut desk, "look_back", json!({ "entry": 2 }))?;
    assert_eq!(
        word(&printed(&mut desk, "standings")?),
        Some(seen[1].as_str())
    );
    Ok(())
}
