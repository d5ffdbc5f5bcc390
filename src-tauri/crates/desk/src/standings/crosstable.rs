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
use crate::standings::view::{CrossCell, CrossGame, CrossRow, CrosstableView};

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
            games.entry(opponent).or_default().push(CrossGame {
                half_points: tournament.points_in(round, team).map(|points| points.0),
                role: role.into(),
            });
        }
    }
    games
}

/// What the team of a line scored against another, match by match: "1", "½", "·" while it is open;
/// of single players with the letter of the color.
pub(crate) fn met(
    row: &CrossRow,
    other: u16,
    formation: Named<Formation>,
    words: &Words,
) -> Vec<String> {
    let games = row.cells.iter().find(|cell| cell.opponent == other);
    let games = games.into_iter().flat_map(|cell| &cell.games);
    let said = games.map(|game| {
        let points = game.half_points;
        let points = points.map_or_else(|| "·".to_owned(), |it| words.half_points(it.into()));
        match formation {
            Named(Formation::SinglePlayers) => {
                format!("{points}{}", color_letter(game.role.0, words))
            }
            Named(Formation::PotDraw | Formation::FixedTeams) => points,
        }
    });
    said.collect()
}
