//! The standings equal a slow second model, which starts from the results of the published rounds.

use kralle_desk::PublicView;
use serde_json::{Value, json};

use crate::broken::Broken;
use crate::hall::Hall;
use crate::laws::second_standings::{Expected, Game, Results, Tie};

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

/// Reads the results in the director's views of the rounds.
fn results(hall: &Hall, published: u16) -> Result<Results, Broken> {
    let mut results = Results::default();
    for round in 1..=published {
        let view = hall.must("round", json!({ "round": round }))?;
        for it in array(&view["matches"]) {
            let [first, second] = ["first", "second"].map(|side| number(&it[side]["team"]));
            let verdict = it["outcome"]["verdict"].as_str();
            let points = verdict.map(|verdict| {
                points(verdict).ok_or_else(|| Broken::new(LAW, format!("no points for {verdict}")))
            });
            let points = points.transpose()?;
            let game = |opponent, points| match points {
                Some(points) => Game::Played { opponent, points },
                None => Game::Open,
            };
            results.add(first, game(second, points.map(|it| it.0)));
            results.add(second, game(first, points.map(|it| it.1)));
        }
        let bye = Some(&view["bye"]).filter(|it| !it.is_null());
        for it in bye.into_iter().chain(array(&view["absent"])) {
            let points = number(&it["half_points"]);
            results.add(number(&it["team"]), Game::Bye { points });
        }
    }
    Ok(results)
}

fn array(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_default()
}

/// Returns a decimal number as hundredths.
fn hundredths(text: &str) -> Option<u64> {
    let (units, rest) = text.split_once('.').unwrap_or((text, ""));
    let rest = format!("{rest:0<2}");
    let is_short = rest.len() == 2;
    let parsed = units.parse::<u64>().ok().zip(rest.parse::<u64>().ok());
    parsed
        .filter(|_| is_short)
        .map(|(units, rest)| units * 100 + rest)
}

/// Compares the public standings with the second model.
pub(crate) fn check(hall: &Hall, published: u16, has_list: bool) -> Result<(), Broken> {
    let Ok(view) = hall.desk.public(&PublicView::Standings) else {
        return Ok(());
    };
    let expected = results(hall, published)?.standings(has_list);
    let rows = array(&view["rows"]);
    if rows.len() != expected.len() {
        let detail = format!("{} rows of {} teams", rows.len(), expected.len());
        return Err(Broken::new(LAW, detail));
    }
    let mut before = 0;
    for row in rows {
        let team = number(&row["team"]["team"]);
        let there = actual(row);
        let should = expected.get(&team);
        if there.as_ref() != should {
            let detail = format!("team {team}: {there:?}, not {should:?}");
            return Err(Broken::new(LAW, detail));
        }
        let rank = number(&row["rank_from"]);
        if rank < before {
            let detail = format!("team {team} at rank {rank} after {before}");
            return Err(Broken::new(LAW, detail));
        }
        before = rank;
        must_add_up(row)?;
    }
    Ok(())
}

/// Reads a row; `None` if it has another form than those of an evening.
fn actual(row: &Value) -> Option<Expected> {
    let tie = match row["tie"].as_str()? {
        "none" => Tie::None,
        "direct_encounter" => Tie::DirectEncounter,
        "tie_breaks" => Tie::Values,
        "first_place_open" => Tie::FirstPlaceOpen,
        "shared" => Tie::Shared,
        _ => return None,
    };
    let values = array(&row["tie_breaks"]).iter();
    let values = values.map(|it| hundredths(it["value"].as_str()?));
    Some(Expected {
        half_points: number(&row["half_points"]),
        ranks: (number(&row["rank_from"]), number(&row["rank_to"])),
        tie,
        tie_breaks: values.collect::<Option<_>>()?,
    })
}

/// The cells of a row add up to its half points.
fn must_add_up(row: &Value) -> Result<(), Broken> {
    let cells = array(&row["results"]).iter();
    let sum: u64 = cells.filter_map(|it| it["half_points"].as_u64()).sum();
    if row["half_points"].as_u64() == Some(sum) {
        return Ok(());
    }
    Err(Broken::new(
        LAW,
        format!("the cells of {} sum up to {sum}", row["team"]),
    ))
}
