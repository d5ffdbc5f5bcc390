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
        /// Half points; `None` before the round is published.
        pub half_points: Option<u16>,
        /// True if the entrant was absent, false if it had the bye.
        pub absent: bool,
    }
}

wire! {
    /// The scores of two teams against each other, from the view of the team of the line.
    pub struct CrossCell {
        pub opponent: u16,
        /// Their matches, in the order of rounds; rounds without a match between them are left out.
        pub games: Vec<CrossGame>,
    }
}

wire! {
    /// A line of the crosstable.
    pub struct CrossRow {
        pub team: TeamRef,
        /// The rank; the first of the ranks if they are shared.
        pub rank_from: u16,
        /// The last of the shared ranks; the rank itself if it is not shared.
        pub rank_to: u16,
        /// Half points: the sum of the cells, the rests and the penalties.
        pub half_points: u16,
        /// The opponents of the shown rounds, in the order of the standings.
        pub cells: Vec<CrossCell>,
        /// Rounds without an opponent, in order.
        pub rests: Vec<CrossRest>,
        /// Half points from penalties; negative if penalties took more than they gave.
        pub penalty_half_points: i32,
    }
}

wire! {
    /// The crosstable, with rows and columns in the order of the standings.
    pub struct CrosstableView {
        /// The formation of the teams. Single players have colors instead of roles.
        pub formation: Named<Formation>,
        pub rows: Vec<CrossRow>,
    }
}

/// Returns the crosstable of the published rounds up to `round`, with the players of each team in that round.
pub fn announced(tournament: &Tournament, round: RoundNumber) -> CrosstableView {
    view(tournament, Some(round), round, |shown| {
        shown.number <= round && shown.state != RoundState::Draft
    })
}

/// Returns the crosstable of the rounds for which `shown` is true, with the players of each team in round `at`.
///
/// Its order is that of the standings after round `after`, or after all rounds for `None`.
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

/// Returns the matches of a team, by opponent, or by partner if partners change.
fn games(
    tournament: &Tournament,
    rounds: &[&Round],
    team: TeamNumber,
) -> BTreeMap<TeamNumber, Vec<CrossGame>> {
    let mut games: BTreeMap<TeamNumber, Vec<CrossGame>> = BTreeMap::new();
    for round in rounds {
        if let RoundResult::Match { it, role } = round.result_of(team) {
            let partner = it.sides.of(role).partner_of(team);
            let opponent = partner.unwrap_or(it.sides.of(role.opposite()).lead());
            let game = game(tournament, round, it, role);
            games.entry(opponent).or_default().push(game);
        }
    }
    games
}

/// Returns the round if the team had no opponent.
///
/// `None` if it had one, if it is neither paired nor absent, or if it has left for good without points.
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

/// Returns the scores of a line's team against `other`, match by match ([`Score::text`](crate::score::Score)).
///
/// Single players' scores end with the letter of the color. Empty if the two have no match.
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
            Named(Formation::PotDraw | Formation::FixedTeams | Formation::ChangingPartners) => {}
        }
        text
    });
    texts.collect()
}

/// Returns the points of each round without an opponent: "1 bye" for a bye, only the points for an absence.
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

/// Returns the points from penalties, with "+" or "−"; empty for zero.
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
