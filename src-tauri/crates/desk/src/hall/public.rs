//! What everybody in the hall may see without a key. Each view is written out by name, so that a new
//! field of what the desk sees is decided on before it goes out: no draft, no rating, no birth year,
//! no reason, no text of a penalty.

use kralle_tournament::{Course, RoundNumber, RoundState, TeamNumber, Tournament};

use crate::core::authors::Authors;
use crate::core::capped::capped;
use crate::core::hall::newest_published;
use crate::core::lots_view::{PlayerRef, TeamRef};
use crate::core::refusal::RefusalView;
use crate::core::{parse, people};
use crate::hall::public_view::{
    PublicBye, PublicCrossRow, PublicCrosstable, PublicFound, PublicOverview, PublicPart,
    PublicRound, PublicRow, PublicSeat, PublicStandings, PublicTable, PublicTeam, PublicTieBreak,
};
use crate::hall::show;
use crate::hall::view::HallPlayer;
use crate::players::by_name::by_name;
use crate::round::show::match_view;
use crate::standings;
use crate::standings::view::{CrossRow, StandingRow};
use crate::standings::working::{PartView, TieBreakView};

/// What everybody may ask for.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum PublicView {
    Overview,
    /// A published round; none: the newest.
    Round(Option<u16>),
    Standings,
    Crosstable,
    /// The round clock.
    Clock,
    Notices,
    /// How the day goes.
    Plan,
    /// The three above in one.
    Day,
    /// What each screen shows.
    Screens,
    /// The ceremony of the drawing of lots.
    Lots,
    /// Where somebody of this name sits.
    Find(String),
}

impl PublicView {
    /// The view that stands below `/api/public/` at `path`; none where there is none, and for seats by
    /// name, which are asked for otherwise.
    pub fn at(path: &str) -> Option<Self> {
        Some(match path {
            "overview" => Self::Overview,
            "round" => Self::Round(None),
            "standings" => Self::Standings,
            "crosstable" => Self::Crosstable,
            "clock" => Self::Clock,
            "notices" => Self::Notices,
            "plan" => Self::Plan,
            "day" => Self::Day,
            "screens" => Self::Screens,
            "lots" => Self::Lots,
            _ => {
                let number = path.strip_prefix("round/")?;
                let round: u16 = number.parse().ok()?;
                // One path a view: no `round/03`, no `round/+3`.
                (round.to_string() == number).then_some(Self::Round(Some(round)))?
            }
        })
    }
}

/// How many are shown of whom a name fits.
const MOST_FOUND: usize = 20;

/// The newest published round; refused before there is one.
fn newest(tournament: &Tournament) -> Result<RoundNumber, RefusalView> {
    newest_published(tournament).ok_or_else(|| RefusalView::new("no_round_published"))
}

/// Which tournament it is, and how far.
pub(crate) fn overview(tournament: &Tournament) -> PublicOverview {
    let round = newest_published(tournament);
    let matches = round.and_then(|round| Some(&tournament.round(round).ok()?.matches));
    let results = matches.map(|all| all.iter().filter(|it| it.outcome.is_some()).count());
    let settings = &tournament.settings;
    PublicOverview {
        tournament: settings.name.to_string(),
        place: settings.place.as_ref().map(ToString::to_string),
        date: settings.date.map(|date| date.to_string()),
        round: round.map(RoundNumber::get),
        rounds_planned: tournament.rounds_planned(),
        tables: capped(matches.map_or(0, Vec::len)),
        results: capped(results.unwrap_or_default()),
        closed: tournament.course == Course::Closed,
    }
}

/// A published round; none: the newest.
pub(crate) fn round(
    tournament: &Tournament,
    asked: Option<u16>,
) -> Result<PublicRound, RefusalView> {
    let number = match asked {
        Some(number) => parse::round(number)?,
        None => newest(tournament)?,
    };
    let published = tournament
        .round(number)
        .ok()
        .filter(|round| round.state == RoundState::Published);
    // A draft is answered as what is not there.
    let round = published.ok_or_else(|| RefusalView::new("no_round_published"))?;
    let nobody = Authors::new();
    let tables = round.matches.iter().map(|it| {
        let view = match_view(tournament, number, it, &nobody)?;
        Ok(PublicTable {
            table: view.table,
            first: show::side(view.first),
            second: show::side(view.second),
            result: it.outcome.as_ref().map(|it| show::result(tournament, it)),
        })
    });
    Ok(PublicRound {
        round: number.get(),
        tables: tables.collect::<Result<_, RefusalView>>()?,
        bye: round.bye.map(|bye| PublicBye {
            team: team(people::team(tournament, bye.team, number)),
            half_points: bye.points.0,
        }),
    })
}

fn team(team: TeamRef) -> PublicTeam {
    let TeamRef {
        number,
        name,
        players,
    } = team;
    let names = players.into_iter().map(|player| {
        let PlayerRef {
            id: _,
            name,
            rating: _,
            club: _,
        } = player;
        name
    });
    PublicTeam {
        team: number,
        name,
        players: names.collect(),
    }
}

/// The standings, with the working of each tie-break.
pub(crate) fn standings(tournament: &Tournament) -> Result<PublicStandings, RefusalView> {
    let after = newest(tournament)?;
    let view = standings::show::view(tournament, Some(after), after);
    let ranked = tournament.tie_breaks_after(Some(after));
    let rows = view.rows.into_iter().map(|row| {
        let StandingRow {
            rank_from,
            rank_to,
            moved: _,
            team: of,
            half_points,
            penalty_half_points,
            warnings: _,
            excluded: _,
            left_with,
            results,
            tie_breaks: _,
            direct_encounter: _,
            tie,
            decision: _,
        } = row;
        let number = TeamNumber::new(of.number).unwrap_or(TeamNumber::FIRST);
        let tie_breaks =
            standings::working::tie_breaks(tournament, ranked.as_ref(), number, Some(after));
        PublicRow {
            rank_from,
            rank_to,
            team: team(of),
            half_points,
            penalty_half_points,
            tie,
            left_with,
            results,
            tie_breaks: tie_breaks.into_iter().map(tie_break).collect(),
        }
    });
    Ok(PublicStandings {
        after: after.get(),
        rows: rows.collect(),
        closed: view.closed,
    })
}

fn tie_break(it: TieBreakView) -> PublicTieBreak {
    let TieBreakView { code, value, parts } = it;
    let parts = parts.into_iter().map(|part| {
        let PartView {
            round,
            against,
            opponent,
            board,
            value,
            cut,
            voluntary: _,
            left,
            penalty_half_points,
        } = part;
        PublicPart {
            round,
            against,
            opponent: opponent.map(|it| it.number),
            board,
            value,
            cut,
            left,
            penalty_half_points,
        }
    });
    PublicTieBreak {
        code,
        value,
        parts: parts.collect(),
    }
}

/// The crosstable of the published rounds.
pub(crate) fn crosstable(tournament: &Tournament) -> Result<PublicCrosstable, RefusalView> {
    let view = standings::crosstable::announced(tournament, newest(tournament)?);
    let rows = view.rows.into_iter().map(|row| {
        let CrossRow {
            team: of,
            rank_from,
            rank_to,
            half_points,
            cells,
            rests: _,
            penalty_half_points: _,
        } = row;
        PublicCrossRow {
            team: team(of),
            rank_from,
            rank_to,
            half_points,
            cells,
        }
    });
    Ok(PublicCrosstable {
        rows: rows.collect(),
    })
}

/// Where those sit in the newest published round whose name has `asked` in it, in any spelling.
pub(crate) fn find(tournament: &Tournament, asked: &str) -> Result<PublicFound, RefusalView> {
    let (asked, _) = by_name(asked.trim());
    let round = self::round(tournament, None)?;
    let fits = |name: &str| !asked.is_empty() && by_name(name).0.contains(&asked);
    let mut found = Vec::new();
    for it in &round.tables {
        for (mine, other) in [(&it.first, &it.second), (&it.second, &it.first)] {
            let against = PublicTeam {
                team: other.team,
                name: other.name.clone(),
                players: other.players.iter().map(|it| it.name.clone()).collect(),
            };
            let players = mine.players.iter().filter(|player| fits(&player.name));
            found.extend(players.map(|player: &HallPlayer| PublicSeat {
                name: player.name.clone(),
                team: mine.team,
                round: round.round,
                table: Some(it.table),
                board: player.board,
                color: player.color,
                against: Some(against.clone()),
            }));
        }
    }
    // Who sits out, and the team without an opponent.
    let number = parse::round(round.round)?;
    for standing in &tournament.teams {
        let its = people::team(tournament, standing.number, number);
        let players = its.players.iter().filter(|player| fits(&player.name));
        for player in players {
            if !found
                .iter()
                .any(|it| it.name == player.name && it.team == its.number)
            {
                found.push(PublicSeat {
                    name: player.name.clone(),
                    team: its.number,
                    round: round.round,
                    table: None,
                    board: None,
                    color: None,
                    against: None,
                });
            }
        }
    }
    found.truncate(MOST_FOUND);
    Ok(PublicFound { found })
}
