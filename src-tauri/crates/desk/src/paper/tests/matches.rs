//! Screen, paper and tables show the same pairings and results.

#![allow(clippy::unwrap_used, reason = "a test may break where it stands")]

use rstest::rstest;

use super::agree::{only, real, said};
use crate::exchange::tables::TableName;
use crate::round::view::SideView;

/// Returns the number and the player names of a team at a table, as on the screen; "3+7" for
/// partners.
fn at_table(side: &SideView) -> (String, Vec<String>) {
    let seats = side.seats.iter().map(|seat| seat.player.name.clone());
    let partner = side.partner.map(|it| format!("+{it}"));
    let number = format!("{}{}", side.team, partner.unwrap_or_default());
    (number, seats.collect())
}

/// Returns the number at the beginning of a line.
fn number_of(line: &str) -> &str {
    let line = line.trim_start_matches("Team ");
    line.split([' ', '(']).next().unwrap()
}

#[rstest]
fn pairings_and_results_agree(#[values(0, 1, 2, 3, 6)] number: usize) {
    let made = real(number);
    let mut exported = made.exported(TableName::Results).into_iter();
    // Single players have neither team names nor a seating.
    let is_single = made.of.is_single();
    let (width, behind) = match (is_single, made.of.has_single_games()) {
        (true, true) => (2, 6),
        (true, false) => (2, 7),
        (false, _) => (3, 9),
    };
    for round in made.rounds() {
        let pairings = made.printed("pairings", Some(round.number));
        let results = made.printed("results", Some(round.number));
        for ((it, pairing), result) in round.matches.iter().zip(&pairings).zip(&results) {
            let table = exported.next().unwrap();
            let number = it.table.to_string();
            assert_eq!(table[..2], [round.number.to_string(), number.clone()]);
            assert_eq!(
                [only(pairing, "table"), only(result, "table")],
                [number.clone(), number]
            );
            let sides = [
                ("first_named", &it.first, 2),
                ("second_named", &it.second, 2 + width),
            ];
            for (column, side, place) in sides {
                let (team, players) = at_table(side);
                let mut in_table = vec![team.clone()];
                in_table.extend((!is_single).then(|| side.name.clone().unwrap_or_default()));
                in_table.push(players.join("; "));
                assert_eq!(table[place..place + width], in_table);
                let on_page = said(pairing, column);
                for name in &players {
                    assert!(
                        on_page.iter().any(|line| line.contains(name)),
                        "{on_page:?}"
                    );
                }
                // Partners have a line each.
                let lines = &on_page[..=usize::from(side.partner.is_some())];
                let numbers: Vec<&str> = lines.iter().map(|it| number_of(it)).collect();
                assert_eq!(numbers.join("+"), team);
                assert_eq!(number_of(&only(result, column)), team);
            }
            let outcome = it.outcome.as_ref();
            let points = outcome.map(|it| {
                [it.first_half_points, it.second_half_points].map(|it| made.half_points(it))
            });
            let cause = outcome.map_or_else(String::new, |it| made.of.cause(it.cause));
            let board = outcome.and_then(|it| it.board).map(|it| it.to_string());
            let board = board.unwrap_or_default();
            let reason = outcome.and_then(|it| it.reason.clone()).unwrap_or_default();
            let score = points
                .as_ref()
                .map(|[first, second]| format!("{first}–{second}"));
            assert_eq!(only(pairing, "result"), score.clone().unwrap_or_default());
            assert_eq!(
                only(result, "result"),
                score.unwrap_or_else(|| "–".to_owned())
            );
            let shown = [cause.clone(), board.clone(), reason.clone()];
            let printed = [
                said(result, "cause").first().cloned().unwrap_or_default(),
                only(result, "board"),
                only(result, "reason"),
            ];
            assert_eq!(printed, shown);
            let [first, second] = points.unwrap_or_default();
            assert_eq!(table[behind..], [first, second, cause, board, reason]);
        }
        for (bye, row) in round.byes().zip(&results[round.matches.len()..]) {
            let table = exported.next().unwrap();
            let (team, points) = (bye.team.to_string(), made.half_points(bye.half_points));
            assert_eq!((&table[2], &table[behind]), (&team, &points));
            assert_eq!(
                only(row, "first_named").split(' ').next(),
                Some(team.as_str())
            );
            assert!(only(row, "second_named").contains(&points));
        }
    }
    assert_eq!(exported.next(), None);
}
