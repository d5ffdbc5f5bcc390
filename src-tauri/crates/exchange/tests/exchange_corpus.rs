//! Replays inputs found by the fuzzer, and its seed samples.

#[path = "../fuzz/local_rating_list.rs"]
mod local_rating_list;
#[path = "../fuzz/rating_list.rs"]
mod rating_list;
#[path = "../fuzz/report_import.rs"]
mod report_import;
#[path = "../fuzz/workbook.rs"]
mod workbook;

use proptest::prelude::*;

fn replay(target: &str, run: fn(&[u8])) -> std::io::Result<()> {
    let folder = format!("{}/fuzz/corpus/{target}", env!("CARGO_MANIFEST_DIR"));
    let mut files = 0;
    for entry in std::fs::read_dir(folder)? {
        run(&std::fs::read(entry?.path())?);
        files += 1;
    }
    assert!(files > 0, "{target} has no samples");
    Ok(())
}

#[test]
fn workbooks_survive_their_corpus() -> std::io::Result<()> {
    replay("workbook", workbook::run)
}

#[test]
fn rating_lists_survive_their_corpus() -> std::io::Result<()> {
    replay("rating_list", rating_list::run)
}

#[test]
fn local_rating_lists_survive_their_corpus() -> std::io::Result<()> {
    replay("local_rating_list", local_rating_list::run)
}

#[test]
fn reports_survive_their_corpus() -> std::io::Result<()> {
    replay("report_import", report_import::run)
}

proptest! {
    /// Cells that contradict each other are refused, or come back the same.
    #[test]
    fn changed_characters_of_a_report_with_remarks_harm_nobody(
        file in prop::sample::select(vec!["best-of-three", "partners-by-standing", "partners-complete"]),
        changes in prop::collection::vec(
            (any::<prop::sample::Index>(), prop::sample::select(b" 0123456789wb-=+HZU".to_vec())),
            1..5,
        ),
    ) {
        let path = format!("/fuzz/corpus/report_import/{file}.trf");
        let mut bytes = std::fs::read(format!("{}{path}", env!("CARGO_MANIFEST_DIR"))).unwrap();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            if bytes[at] != b'\n' {
                bytes[at] = byte;
            }
        }
        report_import::run(&bytes);
    }
}
