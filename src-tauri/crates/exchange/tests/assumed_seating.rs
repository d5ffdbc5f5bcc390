//! Matches without a recorded seating: a report states its assumption.

use crate::report_sample;

use kralle_exchange::tournament_report::{UnknownSeating, read, unknown_seating, write};
use kralle_rules::preset::Preset;
use kralle_rules::result::Cause;
use kralle_tournament::{Claimed, Format, Formation, GameAt, ResultEntry, RoundNumber, Seating};
use report_sample::numbered;

/// One of three matches has its seating, one has a result without it.
#[test]
fn a_report_says_where_it_assumes_who_met_whom_and_what_its_colors_are() {
    let mut it = numbered(
        Preset::SwissRules,
        Formation::PotDraw,
        Format::SwissSystem,
        12,
    );
    it.pair_round().unwrap();
    it.publish_round(RoundNumber::FIRST).unwrap();
    let matches = it.round(RoundNumber::FIRST).unwrap().matches.clone();
    let [seated, open, _] = &matches[..] else {
        panic!("{} matches", matches.len());
    };
    it.choose_seating(
        GameAt::first(RoundNumber::FIRST, seated.table),
        Seating::Parallel,
    )
    .unwrap();
    it.enter_result(&ResultEntry {
        at: GameAt::first(RoundNumber::FIRST, open.table),
        claimed: Claimed::Team(open.sides.first.lead()),
        cause: Cause::Forfeit,
        reason: None,
    })
    .unwrap();
    let unknown = unknown_seating(&it);
    let tables: Vec<_> = matches[1..].iter().map(|it| it.table).collect();
    assert_eq!(
        unknown,
        [UnknownSeating {
            round: RoundNumber::FIRST,
            tables,
        }]
    );
    let bytes = write(&it).unwrap().to_bytes();
    let text = String::from_utf8(bytes.clone()).unwrap();
    let mut pairs: Vec<String> = matches[1..]
        .iter()
        .map(|it| format!("{}-{}", it.sides.first.lead(), it.sides.second.lead()))
        .collect();
    pairs.sort();
    let remark = format!(
        "### Seating not recorded, line-up order assumed: round 1: {}",
        pairs.join(" ")
    );
    assert!(text.lines().any(|line| line == remark), "{text}");
    assert!(text.contains("### Colors: w on board 1"), "{text}");

    // An unknown seating is imported as unknown and exported unchanged.
    let read = read(&bytes).unwrap().tournament;
    let states = &read.round(RoundNumber::FIRST).unwrap().matches;
    let unseated = states
        .iter()
        .filter(|it| it.current().seating.seating().is_none());
    assert_eq!(unseated.count(), 2);
    assert_eq!(write(&read).unwrap().to_bytes(), bytes);
}
