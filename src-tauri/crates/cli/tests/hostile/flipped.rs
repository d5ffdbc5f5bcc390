//! A tournament file with flipped bytes: any damage that `kralle verify` finds is reported on
//! opening.

use std::fs;

use super::inputs::size;
use super::run::program;

#[test]
fn what_verify_rejects_is_told_at_opening() {
    let folder = tempfile::tempdir().unwrap();
    let there = folder.path();
    let list: Vec<String> = (0..12)
        .map(|number| format!("Krähe {number};{}", 1500 + number))
        .collect();
    let list = list.join("\n");
    fs::write(there.join("list.csv"), format!("Name;Elo\n{list}")).unwrap();
    for command in [
        vec!["new", "a.kralle", "--name", "Abend"],
        vec!["import", "--into", "a.kralle", "list.csv"],
        vec![
            "call",
            "a.kralle",
            "draw_lots",
            "{\"seed\":\"1\",\"wish\":\"anyone\"}",
        ],
    ] {
        let done = program(there, &command);
        assert_eq!(done.code, Some(0), "{command:?}: {}", done.said);
    }
    let sound = fs::read(there.join("a.kralle")).unwrap();
    // Only bytes other than zero.
    let telling: Vec<usize> = (0..sound.len())
        .filter(|place| sound[*place] != 0)
        .collect();
    let step = telling.len() / size(40, 1000);
    let (mut rejected, mut unsaid) = (0, Vec::new());
    for place in telling.iter().step_by(step.max(1)) {
        let mut bytes = sound.clone();
        bytes[*place] ^= 1 << (place % 8);
        fs::write(there.join("b.kralle"), bytes).unwrap();
        let proved = program(there, ["verify", "b.kralle"]);
        let opened = program(there, ["call", "b.kralle", "overview"]);
        assert!(proved.code.is_some() && opened.code.is_some(), "{place}");
        if proved.code != Some(0) {
            rejected += 1;
            let is_told = opened.code != Some(0) || opened.said.contains("b.kralle: ");
            if !is_told {
                unsaid.push(format!("{place}: {}", proved.said));
            }
        }
    }
    println!(
        "{rejected} of {} rejected",
        telling.len().div_ceil(step.max(1))
    );
    assert!(rejected > 10, "{rejected}");
    assert!(unsaid.is_empty(), "\n{}\n", unsaid.join("\n"));
}
