//! A player's sex is visible to the organizers only.

#![allow(clippy::unwrap_used, reason = "a test may break where it stands")]

use std::fs;
use std::path::Path;
use std::sync::Arc;

use kralle_sheets::Page;
use kralle_tournament::{Course, Tournament};
use serde_json::json;

use super::every::{Read, ask, closed, desk, fixed, forms, noon, pots, robin, single};
use crate::core::desk::Desk;
use crate::core::environment::ByClock;
use crate::core::sheet_view::PrintSheetInput;
use crate::exchange::tables::TableName;
use crate::paper::make::Sheet;
use crate::{PublicView, SharedDesk, list};

/// Returns the layout of every sheet in each of its forms, without the head of the file.
fn sheets(desk: &mut Desk, rounds: usize) -> Vec<String> {
    let made = forms(rounds).into_iter().map(|mut form| {
        form["language"] = json!("de");
        let input: PrintSheetInput = serde_json::from_value(form.clone()).unwrap();
        let sheet = Sheet::of(desk, &input).map(|it| Page {
            head: None,
            ..it.page
        });
        format!("{form}: {sheet:?}")
    });
    made.collect()
}

/// Returns the contents of the files of the site and the tables, without the head of the file.
fn files(desk: &mut Desk, folder: &Path) -> Read<Vec<String>> {
    let site = folder.join("site");
    ask(
        desk,
        "export",
        json!({ "kind": "site", "path": site, "language": "de" }),
    )?;
    let mut paths: Vec<_> = fs::read_dir(&site)?
        .map(|entry| entry.unwrap().path())
        .collect();
    for table in TableName::ALL {
        let path = folder.join(format!("{}.csv", table.code()));
        let input = json!({ "kind": "csv", "path": path, "language": "de", "table": table.code() });
        ask(desk, "export", input)?;
        paths.push(path);
    }
    paths.sort();
    let head = desk.open_file().unwrap().store.head()?;
    let read = paths.iter().map(|path| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = String::from_utf8_lossy(&fs::read(path).unwrap()).replace(&head.to_string(), "");
        format!("{name}: {text}")
    });
    Ok(read.collect())
}

/// Returns everything that visitors and key holders can get in the hall.
fn hall(desk: Desk) -> Vec<String> {
    let mut heard = Vec::new();
    let mut desk = desk;
    for call in list().into_iter().filter(|call| !call.may.is_empty()) {
        for input in [json!({}), json!({ "round": 1, "table": 1 })] {
            let answer = desk.call(call.name, input);
            heard.push(format!("{}: {answer:?}", call.name));
        }
    }
    let desk = SharedDesk::new(desk);
    let rounds = (1..=4).map(|round| PublicView::Round(Some(round)));
    let views = [
        PublicView::Overview,
        PublicView::Standings,
        PublicView::Crosstable,
        PublicView::Day,
        PublicView::Lots,
        PublicView::Screens,
        PublicView::Find("krähe".to_owned()),
    ];
    heard.extend(
        rounds
            .chain(views)
            .map(|view| format!("{:?}", desk.public(&view))),
    );
    heard
}

/// Returns everything about a tournament that others can see.
fn seen(tournament: &Tournament) -> Read<Vec<String>> {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path(), tournament)?;
    desk.environment = Arc::new(ByClock(noon));
    let mut seen = sheets(&mut desk, tournament.rounds.len());
    seen.extend(files(&mut desk, folder.path())?);
    seen.extend(hall(desk));
    let place = folder.path().to_string_lossy().into_owned();
    // Debug output doubles the backslashes of Windows paths.
    let printed = place.replace('\\', "\\\\");
    let without = |it: String| it.replace(&printed, "").replace(&place, "");
    Ok(seen.into_iter().map(without).collect())
}

#[test]
fn nothing_on_the_wall_in_the_hall_or_on_the_site_tells_the_sex_of_a_player() -> Read {
    for told in [pots(), fixed(), single(), closed(), robin(Course::Closed)] {
        let mut silent = told.clone();
        for player in &mut silent.players {
            player.data.sex = None;
        }
        assert_ne!(told, silent, "the sample knows who is what");
        let (told, silent) = (seen(&told)?, seen(&silent)?);
        assert_eq!(told.len(), silent.len());
        for (told, silent) in told.iter().zip(&silent) {
            assert_eq!(told, silent);
        }
    }
    Ok(())
}
