//! The standings equal a slow second model, which adds up the results of the published rounds.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::broken::Broken;
use crate::hall::Hall;

const LAW: &str = "standings equal the second model";

/// The half points of both sides by the verdict.
fn points(verdict: &str) -> Option<(u64, u64)> {
    match verdict {
        "first_wins" => Some((2, 0)),
        "second_wins" => Some((0, 2)),
        "drawn" => Some((1, 1)),
        "both_lose" => Some((0, 0)),
        _ => None,
    }
}

/// Adds up the director's views of the rounds.
fn model(hall: &Hall, published: u16) -> Result<BTreeMap<u64, u64>, Broken> {
    let mut sums = BTreeMap::new();
    for round in 1..=published {
        let view = hall.must("round", json!({ "round": round }))?;
        for it in view["matches"].as_array().into_iter().flatten() {
            let teams = ["first", "second"].map(|side| it[side]["team"].as_u64());
            let verdict = it["outcome"]["verdict"].as_str();
            let points = match verdict {
                Some(verdict) => points(verdict)
                    .ok_or_else(|| Broken::new(LAW, format!("no points for {verdict}")))?,
                None => (0, 0),
            };
            for (team, points) in teams.into_iter().zip([points.0, points.1]) {
                *sums.entry(team.unwrap_or_default()).or_default() += points;
            }
        }
        let rest = [&view["bye"]].into_iter().filter(|it| !it.is_null());
        let rest = rest.chain(view["absent"].as_array().into_iter().flatten());
        for it in rest {
            let team = it["team"].as_u64().unwrap_or_default();
            *sums.entry(team).or_default() += it["half_points"].as_u64().unwrap_or_default();
        }
    }
    Ok(sums)
}

/// Compares the public standings with the second model.
pub(crate) fn check(hall: &Hall, published: u16) -> Result<(), Broken> {
    let Ok(view) = hall.desk.public(&kralle_desk::PublicView::Standings) else {
        return Ok(());
    };
    let sums = model(hall, published)?;
    let rows = view["rows"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    let mut before = (u64::MAX, 0);
    for row in rows {
        let team = row["team"]["team"].as_u64().unwrap_or_default();
        let half_points = row["half_points"].as_u64().unwrap_or_default();
        let expected = sums.get(&team).copied().unwrap_or_default();
        if half_points != expected {
            let detail = format!("team {team} has {half_points} half points, not {expected}");
            return Err(Broken::new(LAW, detail));
        }
        let rank = row["rank_from"].as_u64().unwrap_or_default();
        if half_points > before.0 || rank < before.1 {
            let detail = format!("team {team} with {half_points} half points at rank {rank}");
            return Err(Broken::new(LAW, detail));
        }
        before = (half_points, rank);
    }
    let is_whole = rows.len() >= sums.len();
    is_whole
        .then_some(())
        .ok_or_else(|| Broken::new(LAW, format!("{} rows of {} teams", rows.len(), sums.len())))?;
    for row in rows {
        must_add_up(row)?;
    }
    Ok(())
}

/// The cells of a row add up to its half points.
fn must_add_up(row: &Value) -> Result<(), Broken> {
    let cells = row["results"].as_array().into_iter().flatten();
    let sum: u64 = cells.filter_map(|it| it["half_points"].as_u64()).sum();
    if row["half_points"].as_u64() == Some(sum) {
        return Ok(());
    }
    Err(Broken::new(
        LAW,
        format!("the cells of {} sum up to {sum}", row["team"]),
    ))
}
