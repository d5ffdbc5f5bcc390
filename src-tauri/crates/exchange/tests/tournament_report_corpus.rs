//! Replays the fuzz corpus of the TRF reader, and random bytes and lines.

use std::fs;
use std::path::Path;

use kralle_exchange::trf::{Record, Trf};
use kralle_pairing::event::EntrantNumber;
use proptest::prelude::*;
use rstest::rstest;

#[path = "../fuzz/tournament_report.rs"]
mod tournament_report;

fn sample(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus/tournament_report");
    fs::read(folder.join(name)).unwrap()
}

#[test]
fn the_corpus_is_read() -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus/tournament_report");
    let mut count = 0;
    for entry in fs::read_dir(folder)? {
        tournament_report::run(&fs::read(entry?.path())?);
        count += 1;
    }
    assert!(count > 0);
    Ok(())
}

#[rstest]
#[case("letter.trf", "1:8", "trf_field")]
#[case("bad-colors.trf", "7:7", "trf_field")]
#[case("out-of-columns.trf", "1:96", "trf_field")]
#[case("nobody.trf", "1:92", "trf_unknown_number")]
#[case("same-number.trf", "2:5", "trf_same_number")]
#[case("own-opponent.trf", "1:92", "trf_own_opponent")]
#[case("both-win.trf", "1:92", "trf_result_mismatch")]
#[case("open-result.trf", "1:109", "trf_missing_result")]
#[case("second-bye.trf", "2:92", "trf_second_bye")]
#[case("stray-player.trf", "1:79", "trf_unknown_number")]
fn a_fault_has_its_place(#[case] file: &str, #[case] place: &str, #[case] code: &str) {
    let error = Trf::read(&sample(file))
        .and_then(|trf| trf.to_event())
        .unwrap_err();
    assert_eq!(error.problem.code(), code, "{error}");
    assert_eq!(format!("{}:{}", error.line, error.column), place, "{error}");
}

#[test]
fn what_nobody_knows_is_kept() {
    let trf = Trf::read(&sample("everything.trf")).unwrap();
    let kept = trf.records().any(|record| {
        *record
            == Record::Text {
                code: "999".to_owned(),
                value: "later record".to_owned(),
            }
    });
    assert!(kept);
    assert_eq!(trf.to_bytes(), sample("everything.trf"));
}

#[test]
fn the_settings_of_both_dialects_are_understood() {
    let event = Trf::read(&sample("everything.trf"))
        .unwrap()
        .to_event()
        .unwrap();
    let (one, two) = (EntrantNumber::FIRST, EntrantNumber::FIRST.next());
    assert_eq!(event.planned_rounds(), Some(3));
    assert_eq!(event.scoring().win.get(), 6);
    assert_eq!(event.requested().len(), 1);
    let ban = &event.forbidden()[0];
    assert!(ban.holds_in(event.next_round()));
    assert!(ban.entrants.contains(&one) && ban.entrants.contains(&two));
    let first = kralle_pairing::event::RoundNumber::FIRST;
    // Record 250 replaces the accelerations of _BAKU.
    assert_eq!(event.virtual_points(one, first).get(), 2);
    assert_eq!(event.virtual_points(one, first.next()).get(), 0);

    let older = Trf::read(&sample("windows-1252.trf")).unwrap();
    assert!(older.players().any(|player| player.name == "Müller, Anna"));
    assert_eq!(older.planned_rounds(), Some(3));
    let event = older.to_event().unwrap();
    assert_eq!(event.virtual_points(one, first).get(), 2);
    assert_eq!(event.to_be_paired(), [one]);
}

/// Returns the lines of a file in another order.
fn shuffled(bytes: &[u8], order: &[usize]) -> Vec<u8> {
    let mut lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
    for (from, to) in order.iter().enumerate().take(lines.len()) {
        let to = to % lines.len();
        lines.swap(from, to);
    }
    lines.concat()
}

proptest! {
    #[test]
    fn any_bytes_are_read(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        tournament_report::run(&bytes);
    }

    #[test]
    fn anything_like_a_report_is_read(
        text in "((001|310|013|142|152|162|240|250|260|299|300|320|330|352|362|XX[ACPRSZ]|BBW)[ 0-9.wbWBHFUZ+=*-]{0,120}[\r\n]){0,8}"
    ) {
        tournament_report::run(text.as_bytes());
    }

    #[test]
    fn a_changed_byte_harms_nobody(
        file in prop::sample::select(vec!["dutch.trf", "teams.trf", "everything.trf", "best-of-three.trf", "partners-complete.trf"]),
        at in any::<prop::sample::Index>(),
        byte in any::<u8>(),
    ) {
        let mut bytes = sample(file);
        let at = at.index(bytes.len());
        bytes[at] = byte;
        tournament_report::run(&bytes);
    }

    #[test]
    fn the_order_of_the_lines_does_not_matter(
        file in prop::sample::select(vec!["dutch.trf", "teams.trf"]),
        order in prop::collection::vec(0usize..1000, 40),
    ) {
        let bytes = sample(file);
        let event = Trf::read(&bytes).unwrap().to_event().unwrap();
        let other = Trf::read(&shuffled(&bytes, &order)).unwrap().to_event().unwrap();
        prop_assert_eq!(event, other);
    }
}
