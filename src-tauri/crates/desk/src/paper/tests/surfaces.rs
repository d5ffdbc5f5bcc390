//! The result of a team in a round has the same text on window, phone, paper, table and site.
//!
//! The archive shows the tables of the site: see the archive's own tests.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::collections::BTreeSet;

use kralle_rules::rule_set::competition::Withdrawal;
use kralle_tournament::{
    Absence, AbsenceWorth, Course, Format, RoundNumber, TeamNumber, Tournament,
};
use kralle_view::cell::{ResultCell, ScoreKind};
use kralle_view::public;

use super::agree::{Surfaces, lines};
use super::every::{fixed, pots, sample, single};
use super::partners::by_standing;
use crate::exchange::tables::TableName;

/// A round robin of four teams, one of which leaves after the first of three rounds.
fn left(withdrawal: Withdrawal) -> Tournament {
    let mut tournament = sample::drawn(8);
    tournament.settings.format = Format::RoundRobin;
    tournament.settings.rule_set.competition.withdrawal = withdrawal;
    sample::play_round(&mut tournament);
    let leaves = Absence {
        team: TeamNumber::new(2).unwrap(),
        from: RoundNumber::at(1),
        to: None,
        worth: AbsenceWorth::Nothing,
        reason: Some(sample::line("Krank")),
    };
    tournament.let_be_absent(&leaves).unwrap();
    sample::play_round(&mut tournament);
    tournament.course = Course::Closed;
    tournament
}

/// Single players: one has a requested bye, and one has left.
fn away() -> Tournament {
    let mut tournament = single();
    tournament.publish_round(RoundNumber::at(1)).unwrap();
    tournament
}

/// Returns the expected text of a cell.
///
/// Half points are an even number here, except for ½.
fn expected(cell: &ResultCell) -> String {
    let points = match cell.half_points {
        None => "…".to_owned(),
        Some(1) => "½".to_owned(),
        Some(half) if half % 2 == 1 => format!("{}½", half / 2),
        Some(half) => (half / 2).to_string(),
    };
    match cell.kind {
        ScoreKind::Open => "…".to_owned(),
        ScoreKind::Played | ScoreKind::Bye | ScoreKind::Absent => points,
        ScoreKind::Forfeit => format!("{points}k"),
        ScoreKind::Annulled | ScoreKind::Left => "–".to_owned(),
    }
}

#[test]
fn each_kind_of_result_reads_the_same_everywhere() {
    let mut kinds = BTreeSet::new();
    for tournament in [
        pots(),
        fixed(),
        away(),
        left(Withdrawal::AllAnnulled),
        left(Withdrawal::RestForfeited),
        by_standing(),
    ] {
        let phone = public::standings(&tournament).unwrap().rows;
        let shown = Surfaces::of(&tournament);
        let rows = &shown.of.all.standings.rows;
        let printed = shown.printed("standings", None);
        let exported = shown.exported(TableName::Standings);
        let site = shown.on_site("standings.html");
        let before = 3 + usize::from(!shown.of.is_single());
        // The partner of each round is in the column behind its score.
        let of_a_round = 1 + usize::from(shown.of.changes_partners());
        for ((((row, phone), paper), table), site) in rows
            .iter()
            .zip(phone)
            .zip(&printed)
            .zip(&exported)
            .zip(&site)
        {
            assert_eq!(row.results, phone.results);
            let paper = lines(paper, "round");
            let in_site = 3 + row.tie_breaks.len();
            for cell in &row.results {
                kinds.insert(format!("{:?}", cell.kind));
                let text = expected(cell);
                assert_eq!(cell.score().text(&shown.of.words), text);
                let round = usize::from(cell.round) - 1;
                assert_eq!(site[in_site + round].first(), Some(&text), "{cell:?}");
                // A spreadsheet has no text for a missing number.
                let is_open = cell.kind == ScoreKind::Open;
                let in_table = if is_open { "" } else { &text };
                assert_eq!(table[before + round * of_a_round], in_table, "{cell:?}");
                // Paper has a word for a bye, and the opponent after a score.
                let on_paper = &paper[round][0];
                if cell.kind == ScoreKind::Bye {
                    assert_eq!(on_paper, "frei");
                } else {
                    let score = on_paper.split(['\u{202f}', '·']).next();
                    assert_eq!(score, Some(text.as_str()), "{cell:?}");
                }
            }
        }
    }
    let all = [
        "Absent", "Annulled", "Bye", "Forfeit", "Left", "Open", "Played",
    ];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), all);
}
