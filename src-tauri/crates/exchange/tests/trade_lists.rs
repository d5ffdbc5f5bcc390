//! Lists as chess-results.com, Swiss-Manager, Swiss-Chess, federations and captains write them,
//! with invented players. `lists/` has each kind in two spellings.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use kralle_exchange::players::{Severity, read_player_list};
use kralle_exchange::rating_list::{ListSource, RatingList, build};
use kralle_exchange::table::{Cell, Side, Table, xlsx};

use crate::player_lists::shown;

fn files(accepts: impl Fn(&str) -> bool) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lists");
    let names = fs::read_dir(folder).unwrap();
    let mut files: Vec<PathBuf> = names.map(|it| it.unwrap().path()).collect();
    files.retain(|it| accepts(&name(it)));
    files.sort();
    files
}

fn name(path: &Path) -> String {
    path.file_name().unwrap().to_string_lossy().into_owned()
}

/// The lists that other tests read.
const OTHERS: [&str; 3] = ["names-in-quotes.csv", "spreadsheet-export.csv", "youth.tsv"];

#[test]
fn lists_of_the_trade_are_read_as_a_person_reads_them() {
    let mut all = String::new();
    for path in files(|name| !OTHERS.contains(&name)) {
        let list = read_player_list(&fs::read(&path).unwrap());
        let _ = write!(all, "== {}\n{}\n\n", name(&path), shown(&list));
        let lost = list
            .all_problems()
            .filter(|it| it.severity() == Severity::RowLeftOut);
        assert!(lost.count() <= 1, "{}", name(&path));
        assert!(list.players().count() > 1, "{}", name(&path));
    }
    insta::assert_snapshot!(all);
}

/// A page pasted from the browser and the workbook of the same page have the same players.
#[test]
fn a_workbook_of_chess_results_is_read_as_its_page() {
    let pages = files(|name| name.starts_with("chess-results"));
    assert_eq!(pages.len(), 15);
    for path in pages {
        let text = fs::read_to_string(&path).unwrap();
        let mut table = Table::new("Sheet");
        for _ in 0..14 {
            table = table.column("", Side::Left);
        }
        for line in text.lines() {
            let cells = line.split('\t').map(|cell| match cell.parse() {
                Ok(number) => Cell::Number(number),
                Err(_) => Cell::text(cell),
            });
            table.rows.push(cells.collect());
        }
        let workbook = xlsx(&[table], "Sheet", "").unwrap();
        let players = |bytes: &[u8]| {
            let list = read_player_list(bytes);
            list.players().cloned().collect::<Vec<_>>()
        };
        assert_eq!(
            players(&workbook),
            players(text.as_bytes()),
            "{}",
            name(&path)
        );
    }
}

/// The list of a federation has the same players as a list and as a rating list.
#[test]
fn the_index_reads_what_the_list_reads() {
    let federal = ["dsb", "ssb", "ffe", "fsi"];
    let lists = files(|name| federal.iter().any(|it| name.starts_with(it)));
    assert_eq!(lists.len(), 7);
    for path in lists {
        let bytes = fs::read(&path).unwrap();
        let mut local = Vec::new();
        let source = ListSource::new(std::io::Cursor::new(&bytes), &name(&path));
        build(source, &mut local, &mut |_, _| {
            std::ops::ControlFlow::Continue(())
        })
        .unwrap();
        let mut local = RatingList::open(std::io::Cursor::new(local)).unwrap();
        for player in read_player_list(&bytes).players() {
            let data = &player.data;
            let entries = local.by_name(data.name.as_str()).unwrap();
            let [entry] = &entries[..] else {
                panic!("{}: {} {entries:?}", name(&path), data.name);
            };
            let ratings: Vec<_> = data
                .ratings
                .iter()
                .map(|(kind, it)| (*kind, it.get()))
                .collect();
            assert_eq!(
                entry.ratings.iter().collect::<Vec<_>>(),
                ratings,
                "{}",
                name(&path)
            );
            assert_eq!(entry.fide_id, data.fide_id);
            assert_eq!(entry.sex, data.sex);
            assert_eq!(entry.birth_year, data.birth_year.map(u16::from));
        }
    }
}
