//! The standings equal a slow second model, which starts from the results of the published rounds.

use std::cmp::Ordering;

use kralle_desk::PublicView;
use serde_json::Value;

use crate::broken::Broken;
use crate::hall::Hall;
use crate::laws::second_standings::{Expected, Game, List, Results, Score, Tie};
use crate::laws::{array, byes, number};
use crate::world::{Entrants, MatchPlan, World};

const LAW: &str = "standings equal the second model";

/// The half points of both sides by the verdict.
fn points(verdict: &str) -> Result<[u64; 2], Broken> {
    match verdict {
        "first_wins" => Ok([2, 0]),
        "second_wins" => Ok([0, 2]),
        "drawn" => Ok([1, 1]),
        "both_lose" => Ok([0, 0]),
        _ => Err(Broken::new(LAW, format!("no points for {verdict}"))),
    }
}

/// Returns the scores of both sides of a match; `None` while it goes on.
fn scores(it: &Value, plan: &MatchPlan) -> Result<Option<[Score; 2]>, Broken> {
    let mut games = Vec::new();
    let all = array(&it["games"]);
    for verdict in all.iter().map(|game| game["outcome"]["verdict"].as_str()) {
        let Some(verdict) = verdict else {
            return Ok(None);
        };
        games.push(points(verdict)?);
    }
    let wins = [0, 1].map(|side| games.iter().filter(|it| it[side] == 2).count());
    let left = usize::from(plan.most).saturating_sub(games.len());
    let is_over = left == 0 || plan.is_best_of && wins[0].abs_diff(wins[1]) > left;
    if !is_over {
        return Ok(None);
    }
    let of_match = match wins[0].cmp(&wins[1]) {
        Ordering::Greater => [2, 0],
        Ordering::Less => [0, 2],
        Ordering::Equal if games.iter().all(|it| *it == [0, 0]) => [0, 0],
        Ordering::Equal => [1, 1],
    };
    let of_side = |side: usize| plan.score(of_match[side], games.iter().map(|it| it[side]).sum());
    Ok(Some([of_side(0), of_side(1)]))
}

/// Returns the entrants who meet in a match: both teams, or the players on each board of its first game.
fn encounters(it: &Value) -> Vec<[u64; 2]> {
    let names = ["first", "second"];
    let leads = names.map(|side| number(&it[side]["team"]));
    let partners = names.map(|side| it[side]["partner"].as_u64());
    let [Some(first), Some(second)] = partners else {
        return vec![leads];
    };
    // The lower number has the first seat. Before the opponents are chosen, the same seats meet.
    let board = |side: &str, seat: usize| &it["games"][0][side][seat]["board"];
    let is_crossed = !board("first", 0).is_null() && board("first", 0) == board("second", 1);
    if is_crossed {
        vec![[leads[0], second], [first, leads[1]]]
    } else {
        vec![leads, [first, second]]
    }
}

/// Reads the results in the director's views of the rounds.
fn results(rounds: &[Value], world: &World) -> Result<Results, Broken> {
    let plan = &world.games;
    let are_players = matches!(world.entrants, Entrants::Players(_));
    let mut results = Results::of_draw(plan.without_match(1).points, are_players);
    for view in rounds {
        for it in array(&view["matches"]) {
            let scores = scores(it, plan)?;
            let game = |opponent, score| match score {
                Some(score) => Game::Played { opponent, score },
                None => Game::Open,
            };
            for [first, second] in encounters(it) {
                results.add(first, game(second, scores.map(|it| it[0])));
                results.add(second, game(first, scores.map(|it| it[1])));
            }
        }
        for it in byes(view).chain(array(&view["absent"])) {
            let score = plan.of_rest(number(&it["half_points"]));
            results.add(number(&it["team"]), Game::Bye { score });
        }
    }
    Ok(results)
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

impl MatchPlan {
    /// True if the points of matches differ from those of games.
    const fn has_two_scores(&self) -> bool {
        self.most > 1 && self.has_match_points
    }

    /// Returns a score from the points of the match and those of its games.
    const fn score(&self, of_match: u64, of_games: u64) -> Score {
        let (of_match, of_games) = if self.has_two_scores() {
            (of_match, of_games)
        } else {
            (of_games, of_games)
        };
        if self.ranks_by_games {
            Score {
                points: of_games,
                other: of_match,
            }
        } else {
            Score {
                points: of_match,
                other: of_games,
            }
        }
    }

    /// Returns the number of games that a round without a match counts for: those that a winner needs.
    fn games_of_rest(&self) -> u64 {
        let games = if self.is_best_of {
            self.most / 2 + 1
        } else {
            self.most
        };
        games.into()
    }

    /// Returns the score of a round without a match, given the points for one game.
    fn without_match(&self, points: u64) -> Score {
        self.score(points, points * self.games_of_rest())
    }

    /// Returns the score of a round without a match, given the points that rank.
    fn of_rest(&self, ranked: u64) -> Score {
        let is_of_match = self.has_two_scores() && !self.ranks_by_games;
        let for_one = if is_of_match {
            ranked
        } else {
            ranked / self.games_of_rest()
        };
        self.without_match(for_one)
    }
}

/// Compares the public standings with the second model.
pub(crate) fn check(hall: &Hall, rounds: &[Value], world: &World) -> Result<(), Broken> {
    let Ok(view) = hall.desk.public(&PublicView::Standings) else {
        return Ok(());
    };
    let list = match (world.has_list, world.games.has_two_scores()) {
        (true, _) => List::Opponents,
        (false, true) => List::OtherPoints,
        (false, false) => List::Nothing,
    };
    let expected = results(rounds, world)?.standings(list);
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
