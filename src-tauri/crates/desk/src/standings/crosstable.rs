//! Shows the crosstable.

use std::collections::BTreeMap;

use kralle_call::call;
use kralle_tournament::{
    Formation, Round, RoundNumber, RoundResult, RoundState, TeamNumber, Tournament,
};
use kralle_words::Words;

use crate::core::choice::Named;
use crate::core::color::color_letter;
use crate::core::people;
use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::Nothing;
use crate::standings::score::RoundScore;
use crate::standings::show::game;
use crate::standings::view::{CrossCell, CrossGame, CrossRest, CrossRow, CrosstableView};

/// Shows the crosstable.
#[call]
pub(crate) fn crosstable(desk: &Snapshot, _: Nothing) -> Result<CrosstableView, RefusalView> {
    let tournament = desk.tournament()?;
    let newest = people::newest_round(tournament);
    Ok(view(tournament, None, newest, |_| true))
}

/// The crosstable after `round`, with those who played then, without drafts.
pub(crate) fn announced(tournament: &Tournament, round: RoundNumber) -> CrosstableView {
    view(tournament, Some(round), round, |shown| {
        shown.number <= round && shown.state != RoundState::Draft
    })
}

/// The crosstable after a round, or after all, of the rounds that are `shown`; with the players that
/// teams have `at` a round.
fn view(
    tournament: &Tournament,
    after: Option<RoundNumber>,
    at: RoundNumber,
    shown: impl Fn(&Round) -> bool,
) -> CrosstableView {
    let standings = tournament.standings(after);
    let rounds: Vec<&Round> = tournament
        .rounds
        .iter()
        .filter(|round| shown(round))
        .collect();
    CrosstableView {
        formation: tournament.settings.formation.into(),
        rows: standings
            .iter()
            .map(|standing| {
                let mut games = games(tournament, &rounds, standing.team);
                CrossRow {
                    team: people::team(tournament, standing.team, at),
                    rank_from: standing.rank.from,
                    rank_to: standing.rank.to,
                    half_points: standing.points.0,
                    cells: standings
                        .iter()
                        .filter_map(|other| {
                            Some(CrossCell {
                                opponent: other.team.get(),
                                games: games.remove(&other.team)?,
                            })
                        })
                        .collect(),
                    rests: rounds
                        .iter()
                        .filter_map(|round| rest(tournament, round, standing.team))
                        .collect(),
                    penalty_half_points: standing.penalty,
                }
            })
            .collect(),
    }
}

/// The matches of a team, by its opponents.
fn games(
    tournament: &Tournament,
    rounds: &[&Round],
    team: TeamNumber,
) -> BTreeMap<TeamNumber, Vec<CrossGame>> {
    let mut games: BTreeMap<TeamNumber, Vec<CrossGame>> = BTreeMap::new();
    for round in rounds {
        if let RoundResult::Match { it, role } = round.result_of(team) {
            let opponent = *it.teams.of(role.opposite());
            let game = game(tournament, round, it, role);
            games.entry(opponent).or_default().push(game);
        }
    }
    games
}

/// The round as one without an opponent; nothing where there is one, or where the team had left for
/// good without a point.
fn rest(tournament: &Tournament, round: &Round, team: TeamNumber) -> Option<CrossRest> {
    let half_points = tournament.points_in(round, team).map(|points| points.0);
    let absent = match round.result_of(team) {
        RoundResult::Match { .. } => return None,
        RoundResult::Bye(_) => false,
        RoundResult::Unpaired => {
            let absence = tournament.absence_in(team, round.number)?;
            if absence.to.is_none() && half_points.is_none_or(|it| it == 0) {
                return None;
            }
            true
        }
    };
    Some(CrossRest {
        round: round.number.get(),
        half_points,
        absent,
    })
}

/// The scores of the team of a line against another, match by match ([`Score::text`](crate::standings::score::Score)),
/// of single players with the letter of the color.
pub fn met(
    cells: &[CrossCell],
    other: u16,
    formation: Named<Formation>,
    words: &Words,
) -> Vec<String> {
    let games = cells.iter().find(|cell| cell.opponent == other);
    let games = games.into_iter().flat_map(|cell| &cell.games);
    let said = games.map(|game| {
        let mut text = game.score().text(words);
        match formation {
            Named(Formation::SinglePlayers) => text.push_str(&color_letter(game.role.0, words)),
            Named(Formation::PotDraw | Formation::FixedTeams) => {}
        }
        text
    });
    said.collect()
}

/// What the rounds without an opponent gave, one after the other: "1 bye", and the points alone where
/// the team was absent.
pub(crate) fn rests(row: &CrossRow, words: &Words) -> Vec<String> {
    let said = row.rests.iter().map(|rest| {
        let points = scored(rest.half_points, words);
        if rest.absent {
            points
        } else {
            format!("{points}\u{a0}{}", words.say("standings-bye", &[]))
        }
    });
    said.collect()
}

/// What penalties gave or took, with its sign; empty without any.
pub(crate) fn penalty(row: &CrossRow, words: &Words) -> String {
    let sign = match row.penalty_half_points {
        0 => return String::new(),
        1.. => "+",
        ..0 => "−",
    };
    let points = words.half_points(row.penalty_half_points.unsigned_abs());
    format!("{sign}{points}")
}

fn scored(half_points: Option<u16>, words: &Words) -> String {
    RoundScore::Bye(half_points).text(words)
}
