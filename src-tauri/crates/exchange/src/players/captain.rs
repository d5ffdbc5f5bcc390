//! The captain (German: *Mannschaftsführer*) of a fixed team. The list has the name in one or all
//! lines of the team, or a mark in the captain's own line.

use crate::players::captain_cell::CaptainCell;
use std::collections::HashMap;

use super::MAX_CHARACTERS;
use super::cell::CellReader;
use super::problem::{Problem, ProblemKind};
use super::row::Row;
use super::word_list::stands_in;

/// Marks for "captain", lowercase, separated by spaces.
const MARKS: &str = "\
    x * ✓ ✔ 1 c k mf tc cap kap captain kapitän kapitaen capitaine capitano ja j yes y oui \
    sì si true wahr vrai vero mannschaftsführer";
/// Marks for "not the captain", lowercase, separated by spaces.
const NO_MARKS: &str = "\
    - – — 0 nein n no non false falsch faux falso";

impl CellReader {
    /// Reads a cell of the captain column: a name, a mark, or nothing. Text that is too long or
    /// has no letters adds a problem and counts as nothing.
    pub(super) fn captain(&mut self, column: u16, cell: &str) -> CaptainCell {
        let text = self.text(column, cell);
        let small = text.to_lowercase();
        if text.is_empty() || stands_in(NO_MARKS, &small) {
            return CaptainCell::Nobody;
        }
        if stands_in(MARKS, &small) {
            return CaptainCell::ThisPlayer;
        }
        let found = text.chars().count();
        if found > MAX_CHARACTERS {
            self.problem(Some(column), ProblemKind::CaptainTooLong { found });
            return CaptainCell::Nobody;
        }
        if !text.chars().any(char::is_alphabetic) {
            self.problem(Some(column), ProblemKind::UnreadableCaptain { found: text });
            return CaptainCell::Nobody;
        }
        CaptainCell::Named(text)
    }
}

/// Clears the captain of a row if an earlier row names another captain of the same team, and adds
/// a problem. A team has one captain.
pub(super) fn mark_second_captains(rows: &mut [Row]) {
    let mut first: HashMap<String, (String, u32)> = HashMap::new();
    for row in rows {
        if row.entered().is_none() {
            continue;
        }
        let Some(player) = &mut row.player else {
            continue;
        };
        let (Some(team), Some(captain)) = (&player.team, &player.captain) else {
            continue;
        };
        let (known, earlier) = first
            .entry(team.to_lowercase())
            .or_insert_with(|| (captain.to_lowercase(), row.line));
        if *known != captain.to_lowercase() {
            let kind = ProblemKind::SecondCaptain { earlier: *earlier };
            player.captain = None;
            row.problems.push(Problem {
                line: Some(row.line),
                column: None,
                kind,
            });
        }
    }
}
