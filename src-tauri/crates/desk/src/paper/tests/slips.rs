//! The slips of a real round: each cut slip is scanned and leads to its own match only.

#![allow(clippy::unwrap_used, reason = "a test may break where it stands")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rqrr::PreparedImage;
use serde_json::{Value, json};

use super::every::{Read, ask, desk, sample};
use super::pictures::picture;
use crate::core::desk::Desk;

const ADDRESS: &str = "192.168.178.123:41234";

/// Returns a desk with a published first round of six tables; the hall has this address.
fn hall(folder: &Path) -> Read<Desk> {
    let mut tournament = sample::drawn(24);
    tournament.pair_round().unwrap();
    let mut desk = desk(folder, &tournament)?;
    ask(&mut desk, "publish_round", json!({ "round": 1 }))?;
    ask(&mut desk, "set_hall_address", json!({ "address": ADDRESS }))?;
    Ok(desk)
}

fn slips(tables: &[u16], path: &Path) -> Value {
    json!({ "sheet": "slips", "language": "de", "tables": tables, "path": path })
}

/// Returns the links of the codes on a page, each scanned from its own slip after cutting.
fn links(page: &picture::Drawn) -> Read<Vec<String>> {
    let (width, height) = (usize::try_from(page.width)?, usize::try_from(page.height)?);
    let (wide, high) = (width / 2, height / 5);
    let mut links = Vec::new();
    for (column, row) in (0..5).flat_map(|row| [(0, row), (1, row)]) {
        let grey = |x: usize, y: usize| page.grey[(row * high + y) * width + column * wide + x];
        let mut seen = PreparedImage::prepare_from_greyscale(wide, high, grey);
        for code in seen.detect_grids() {
            links.push(code.decode()?.1);
        }
    }
    Ok(links)
}

#[test]
fn every_code_on_paper_leads_to_its_own_match_and_side() -> Read {
    let folder = tempfile::tempdir()?;
    let mut desk = hall(folder.path())?;
    let path = folder.path().join("slips.pdf");
    let mut found = BTreeSet::new();
    // A page has the slips of five tables.
    for tables in [&[1, 2, 3, 4, 5][..], &[6]] {
        ask(&mut desk, "print_sheet", slips(tables, &path))?;
        let Some(page) = picture::draw(&fs::read(&path)?, "300")? else {
            return Ok(());
        };
        for link in links(&page)? {
            assert!(link.starts_with(&format!("http://{ADDRESS}/m#")), "{link}");
            let slip = ask(&mut desk, "slip_of", json!({ "code": link }))?;
            found.insert((slip["table"].as_u64(), slip["side"].to_string()));
        }
    }
    assert_eq!(found.len(), 12);
    Ok(())
}

#[test]
fn the_letters_lead_where_the_code_does_and_those_of_a_round_published_anew_nowhere() -> Read {
    let folder = tempfile::tempdir()?;
    let mut desk = hall(folder.path())?;
    let links = ask(&mut desk, "match_links", json!({ "round": 1 }))?;
    let link = links["links"][3].clone();
    let text = |field: &str| link[field].as_str().unwrap_or_default().to_owned();
    let code = text("code");
    let typed = [
        text("path"),
        code.clone(),
        code.replace('-', " ").to_lowercase(),
    ];
    for code in &typed {
        let slip = ask(&mut desk, "slip_of", json!({ "code": code }))?;
        assert_eq!(
            (&slip["table"], &slip["side"]),
            (&link["table"], &link["side"])
        );
    }
    let wrong = text("path").replace(&text("key"), &links["links"][2]["key"].to_string());
    let of = |desk: &mut Desk, code: &str| desk.call("slip_of", json!({ "code": code }));
    assert_eq!(of(&mut desk, &wrong).unwrap_err().code, "no_such_slip");
    ask(
        &mut desk,
        "undo",
        json!({ "entry": null, "under_games": "ask" }),
    )?;
    ask(&mut desk, "publish_round", json!({ "round": 1 }))?;
    for code in typed {
        assert_eq!(of(&mut desk, &code).unwrap_err().code, "no_such_slip");
    }
    Ok(())
}

#[test]
fn slips_wait_for_the_address_of_the_hall_and_are_old_when_it_changes() -> Read {
    let folder = tempfile::tempdir()?;
    let mut tournament = sample::drawn(24);
    tournament.pair_round().unwrap();
    let mut desk = desk(folder.path(), &tournament)?;
    let path = folder.path().join("slips.pdf");
    let print = |desk: &mut Desk| desk.call("print_sheet", slips(&[1], &path));
    assert_eq!(print(&mut desk).unwrap_err().code, "no_round_published");
    ask(&mut desk, "publish_round", json!({ "round": 1 }))?;
    assert_eq!(print(&mut desk).unwrap_err().code, "hall_without_address");
    let at = |desk: &mut Desk, address: &str| -> Read<Value> {
        let place = ask(desk, "set_hall_address", json!({ "address": address }))?;
        Ok(place["place"]["old_slips"].clone())
    };
    assert_eq!(at(&mut desk, ADDRESS)?, Value::Null);
    assert_eq!(
        at(&mut desk, "10.0.0.7:41234")?,
        Value::Null,
        "nothing is printed"
    );
    at(&mut desk, ADDRESS)?;
    print(&mut desk).unwrap();
    assert_eq!(at(&mut desk, "10.0.0.7:41234")?, json!(ADDRESS));
    print(&mut desk).unwrap();
    assert_eq!(at(&mut desk, "10.0.0.7:41234")?, Value::Null);
    let refused = desk.call("set_hall_address", json!({ "address": "http://laptop" }));
    assert_eq!(refused.unwrap_err().code, "bad_field");
    Ok(())
}
