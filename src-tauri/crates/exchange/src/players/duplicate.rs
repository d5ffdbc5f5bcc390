//! Rows that repeat an earlier one.

use std::collections::HashMap;

use super::problem::{Problem, ProblemKind};
use super::row::{ListedPlayer, Row};

/// Leaves out rows that repeat an earlier one, and remarks on rows that share
/// a name, a FIDE number or a national number with one.
pub(super) fn mark_duplicates(rows: &mut [Row]) {
    let mut by_name: HashMap<String, Vec<usize>> = HashMap::new();
    let mut by_fide_id: HashMap<u32, u32> = HashMap::new();
    let mut by_national_id: HashMap<String, u32> = HashMap::new();
    for i in 0..rows.len() {
        let Some(player) = rows[i].player.clone() else {
            continue;
        };
        let line = Some(rows[i].line);
        let same_name = by_name.entry(player.name.to_lowercase()).or_default();
        let same = same_name.iter().find(|earlier| {
            rows[**earlier]
                .player
                .as_ref()
                .is_some_and(|it| is_same(it, &player))
        });
        if let Some(same) = same {
            let kind = ProblemKind::DuplicateRow {
                earlier: rows[*same].line,
            };
            rows[i].problems.push(Problem {
                line,
                column: None,
                kind,
            });
            rows[i].player = None;
            continue;
        }
        let namesake = same_name.first().map(|earlier| rows[*earlier].line);
        same_name.push(i);
        let same_id = player.fide_id.and_then(|id| {
            let earlier = by_fide_id.get(&id).copied();
            by_fide_id.entry(id).or_insert(rows[i].line);
            earlier
        });
        let same_national_id = player.national_id.as_ref().and_then(|id| {
            let earlier = by_national_id.get(&id.key()).copied();
            by_national_id.entry(id.key()).or_insert(rows[i].line);
            earlier
        });
        if let Some(earlier) = same_national_id {
            let kind = ProblemKind::SameNationalId { earlier };
            rows[i].problems.push(Problem {
                line,
                column: None,
                kind,
            });
        }
        if let Some(earlier) = namesake {
            let kind = ProblemKind::SameName { earlier };
            rows[i].problems.push(Problem {
                line,
                column: None,
                kind,
            });
        }
        if let Some(earlier) = same_id {
            let kind = ProblemKind::SameFideId { earlier };
            rows[i].problems.push(Problem {
                line,
                column: None,
                kind,
            });
        }
    }
}

/// The same in everything but the letters' case in name and club.
fn is_same(one: &ListedPlayer, other: &ListedPlayer) -> bool {
    let club = |player: &ListedPlayer| player.club.as_ref().map(|club| club.to_lowercase());
    one.ratings == other.ratings
        && one.birth_year == other.birth_year
        && one.fide_id == other.fide_id
        && one.national_id == other.national_id
        && club(one) == club(other)
}
