//! The crosstable.

use std::collections::BTreeMap;

use kralle_tournament::{
    Formation, Round, RoundNumber, RoundResult, RoundState, TeamNumber, Tournament,
};
use kralle_words::Words;

use crate::cell::CrossGame;
use crate::color::color_letter;
use crate::named::Named;
use crate::people;
use crate::refs::TeamRef;
use crate::score::RoundScore;
use crate::standings::game;
use crate::wire;

wire! {
    /// A round without an opponent.
    pub struct CrossRest {
        pub round: u16,
        /// Half points; none before the round is published.
        pub half_points: Option<u16>,
        /// True if the entrant was absent; else it had the bye.
        pub absent: bool,
    }
}

wire! {
    /// The scores of two teams against each other, from the view of the team of the line.
    pub struct CrossCell {
        pub opponent: u16,
        /// Each of their matches, in the order of rounds.
        pub games: Vec<CrossGame>,
    }
}

wire! {
    /// A line of the crosstable.
    pub struct CrossRow {
        pub team: TeamRef,
        /// The best rank held.
        pub rank_from: u16,
        /// The worst rank held.
        pub rank_to: u16,
        /// Half points, with those of penalties: what the cells, the rests and the penalties add up to.
        pub half_points: u16,
        /// Opponents that were met or are to be met.
        pub cells: Vec<CrossCell>,
        /// Rounds without an opponent, in order.
        pub rests: Vec<CrossRest>,
        /// Half points that penalties gave, or with a minus took.
        pub penalty_half_points: i32,
    }
}

wire! {
    /// The crosstable, lines and columns in the order of the standings.
    pub struct CrosstableView {
        /// The formation of the teams: single players have colors instead of roles.
        pub formation: Named<Formation>,
        pub rows: Vec<CrossRow>,
    }
}

/// The crosstable after `round`, with those who played then, without drafts.
pub fn announced(tournament: &Tournament, round: RoundNumber) -> CrosstableView {
    view(tournament, Some(round), round, |shown| {
        shown.number <= round && shown.state != RoundState::Draft
    })
}

/// The crosstable after a round, or after all, of the rounds that are `shown`; with the players that
/// teams have `at` a round.
pub fn view(
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
            .map(|line| {
                let mut games = games(tournament, &rounds, line.team);
                CrossRow {
                    team: people::team(tournament, line.team, at),
                    rank_from: line.rank.from,
                    rank_to: line.rank.to,
                    half_points: line.points.0,
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
                        .filter_map(|round| rest(tournament, round, line.team))
                        .collect(),
                    penalty_half_points: line.penalty,
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

/// The scores of the team of a line against another, match by match ([`Score::text`](crate::score::Score)),
/// of single players with the letter of the color.
pub fn met(
    cells: &[CrossCell],
    other: u16,
    formation: Named<Formation>,
    words: &Words,
) -> Vec<String> {
    let games = cells.iter().find(|cell| cell.opponent == other);
    let games = games.into_iter().flat_map(|cell| &cell.games);
    let texts = games.map(|game| {
        let mut text = game.score().text(words);
        match formation {
            Named(Formation::SinglePlayers) => text.push_str(&color_letter(game.role.0, words)),
            Named(Formation::PotDraw | Formation::FixedTeams) => {}
        }
        text
    });
    texts.collect()
}

/// The points of the rounds without an opponent, one after the other: "1 bye", and the points alone where
/// the team was absent.
pub fn rests(rests: &[CrossRest], words: &Words) -> Vec<String> {
    let texts = rests.iter().map(|rest| {
        let points = scored(rest.half_points, words);
        if rest.absent {
            points
        } else {
            format!("{points}\u{a0}{}", words.say("standings-bye", &[]))
        }
    });
    texts.collect()
}

/// The points that penalties gave or took, with a sign; empty without any.
pub fn penalty(half_points: i32, words: &Words) -> String {
    let prefix = match half_points {
        0 => return String::new(),
        1.. => "+",
        ..0 => "−",
    };
    let points = words.half_points(half_points.unsigned_abs());
    format!("{prefix}{points}")
}

fn scored(half_points: Option<u16>, words: &Words) -> String {
    RoundScore::Bye(half_points).text(words)
}
