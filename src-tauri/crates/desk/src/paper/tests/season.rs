//! The sheets of a season show the same values as its table and its export.
#![allow(clippy::unwrap_used, reason = "tests may fail and tell")]

use kralle_exchange::table::Table;
use kralle_season::generator::{SeasonCourse, SeasonPlan};
use kralle_view::season::table::table_of_all;
use kralle_view::season::tables::{Names, table};
use kralle_view::season::words::{points, rank};
use kralle_words::{Language, Words};
use serde_json::json;

use super::{call, printed};
use crate::core::desk::Desk;
use crate::season::generate::write_season;

/// Returns a season of twelve evenings with two categories, one of them empty.
pub(super) fn season() -> Desk {
    let folder = tempfile::tempdir().unwrap();
    let plan = SeasonPlan {
        persons: 24,
        evenings: 12,
        seed: "Krähenjahr".to_owned(),
        course: SeasonCourse::WithOddities,
    };
    let mut desk = Desk::for_scripts("Rosa Klaue");
    write_season(&mut desk, &plan.generate().unwrap(), folder.path()).unwrap();
    call(&mut desk, "close_file", json!({})).unwrap();
    let toml = "name = \"Klubjahr 2026\"\nfiles = [\"*.kralle\"]\nbest = 4\nminimum = 2\n\
        [points]\nby_rank = [10, 8, 6, 5, 4, 3, 2, 1]\n[[category]]\nname = \"Jugend\"\n\
        born_from = 2000\n[[category]]\nname = \"Senioren\"\nborn_until = 1910\n";
    let path = folder.path().join("SEASON.toml");
    std::fs::write(&path, toml).unwrap();
    call(&mut desk, "open_season", json!({ "path": path })).unwrap();
    desk
}

#[test]
fn the_page_the_view_and_the_exported_table_agree() {
    let mut desk = season();
    let text = printed(&mut desk, "season_table").unwrap();
    let words = Words::new(Language::German);
    let known = desk.open_season().unwrap().known.clone();
    let view = table_of_all(&known);
    let exported: Table = table(&known, &view, Names::Plain, &words);
    assert_eq!(view.rows.len(), exported.rows.len());
    for (row, cells) in view.rows.iter().zip(&exported.rows) {
        let total = points(row.total_hundredths, &words);
        assert_eq!(
            cells.last().map(|it| it.line().replace('.', ",")),
            Some(total.clone())
        );
        let begins = format!("{}  {}", rank(row, &words), row.person.name);
        let line = text.lines().find(|line| line.starts_with(&begins));
        let line = line.unwrap_or_else(|| panic!("{} is not in\n{text}", row.person.name));
        assert!(line.trim_end().ends_with(&total), "{line}");
        // In each row, the counted results add up to the total.
        let counted = row.results.iter().filter(|it| it.counts);
        let sum: i64 = counted.map(|it| it.points_hundredths).sum();
        assert_eq!(sum, row.total_hundredths);
    }
}
