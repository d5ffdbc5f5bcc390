//! The public views of a tournament: no drafts, ratings, birth years, reasons or texts of penalties.
//!
//! Each conversion names every field, so that a new field of the desk is published only by a decision.

use kralle_fault::Fault;
use kralle_pairing::tie_break::AgainstKind;
use kralle_tournament::{
    Course, Formation, PointsKind, Refusal, Role, Round, RoundNumber, RoundState, TeamNumber,
    TieKind, Tournament,
};

use crate::capped::capped;
use crate::cell::ResultCell;
use crate::crosstable::{self, CrossCell, CrossRest, CrossRow};
use crate::named::Named;
use crate::people;
use crate::refs::{PlayerRef, TeamRef};
use crate::standings::{self, StandingRow};
use crate::table::{
    GameResult, GamesSoFar, HallResult, HallSide, game_results, games_so_far, result, side,
};
use crate::wire;
use crate::working::{OpponentLeft, PartView, TieBreakView, tie_breaks};

wire! {
    /// The tournament and its progress.
    pub struct PublicOverview {
        pub tournament: String,
        /// The place; `None` if it is not set.
        pub place: Option<String>,
        /// The date (YYYY-MM-DD); `None` if it is not set.
        pub date: Option<String>,
        /// The newest published round; `None` before the first.
        pub round: Option<u16>,
        pub rounds_planned: u16,
        /// The number of tables of the newest published round; 0 before the first.
        pub tables: u16,
        /// The number of those tables with a result.
        pub results: u16,
        pub closed: bool,
    }
}

wire! {
    /// A table.
    pub struct PublicTable {
        pub table: u16,
        pub first: HallSide,
        pub second: HallSide,
        /// `None` while the match is open.
        pub result: Option<HallResult>,
        /// The score of a match of several games so far; `None` if matches have one game.
        #[serde(default)]
        pub games: Option<GamesSoFar>,
        /// The games with a result; empty if matches have one game.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub game_results: Vec<GameResult>,
    }
}

wire! {
    /// The team without an opponent.
    pub struct PublicBye {
        pub team: PublicTeam,
        /// The numbers of the team's players; empty in data of older versions.
        #[serde(default)]
        pub player_ids: Vec<u32>,
        pub half_points: u16,
    }
}

wire! {
    /// A published round.
    pub struct PublicRound {
        pub round: u16,
        pub tables: Vec<PublicTable>,
        /// `None` if every team has an opponent. With changing partners, the first of those who rest.
        pub bye: Option<PublicBye>,
        /// The others who rest, by number; only with changing partners.
        #[serde(default)]
        pub further_byes: Vec<PublicBye>,
    }
}

impl PublicRound {
    /// Returns the byes, by number.
    pub fn byes(&self) -> impl Iterator<Item = &PublicBye> {
        self.bye.iter().chain(&self.further_byes)
    }
}

wire! {
    /// A team by its number, its name and the names of its players.
    pub struct PublicTeam {
        /// The team number.
        pub team: u16,
        /// `None` without a name.
        pub name: Option<String>,
        pub players: Vec<String>,
    }
}

wire! {
    /// A part of the value of a tie-break.
    pub struct PublicPart {
        /// `None` if the part is not about a single round.
        pub round: Option<u16>,
        pub against: Named<AgainstKind>,
        /// The opponent's team number; `None` if the part is not about an opponent.
        pub opponent: Option<u16>,
        /// The board, counted from 1; `None` if the part is not about a board.
        pub board: Option<u8>,
        pub value: String,
        /// True if the part was cut and does not count.
        pub cut: bool,
        /// The rounds since the opponent left.
        ///
        /// `None` if it has not left, or if the tie-break does not sum opponents' scores.
        #[serde(default)]
        pub left: Option<OpponentLeft>,
        /// Half points of the opponent from penalties, negative if taken; not part of the value.
        #[serde(default)]
        pub penalty_half_points: i16,
    }
}

wire! {
    /// A tie-break with its working.
    pub struct PublicTieBreak {
        /// The FIDE code.
        pub code: String,
        /// `None` for a tie-break without a value.
        pub value: Option<String>,
        /// The parts in the order of rounds; empty for a value that is not a sum.
        pub parts: Vec<PublicPart>,
    }
}

wire! {
    /// A line of the standings.
    pub struct PublicRow {
        /// The first and the last of the shared ranks; equal if the rank is not shared.
        pub rank_from: u16,
        pub rank_to: u16,
        pub team: PublicTeam,
        /// Half points, including those of penalties.
        pub half_points: u16,
        /// The half points among them from penalties; negative if penalties took more than they gave.
        pub penalty_half_points: i32,
        /// The reason for the rank among teams with equal points.
        pub tie: Named<TieKind>,
        /// The first missed round if the team has left or is excluded; `None` while it plays.
        #[serde(default)]
        pub left_with: Option<u16>,
        pub results: Vec<ResultCell>,
        pub tie_breaks: Vec<PublicTieBreak>,
    }
}

wire! {
    /// The standings after the newest published round, with its results so far.
    pub struct PublicStandings {
        /// The newest published round.
        pub after: u16,
        pub rows: Vec<PublicRow>,
        pub closed: bool,
        /// The points that decide; `None` if those of matches and games are the same.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub deciding_points: Option<Named<PointsKind>>,
    }
}

wire! {
    /// A line of the crosstable.
    pub struct PublicCrossRow {
        pub team: PublicTeam,
        pub rank_from: u16,
        pub rank_to: u16,
        pub half_points: u16,
        pub cells: Vec<CrossCell>,
        /// Rounds without an opponent; empty in data of older versions.
        #[serde(default)]
        pub rests: Vec<CrossRest>,
        /// Half points from penalties; negative if penalties took more than they gave.
        #[serde(default)]
        pub penalty_half_points: i32,
    }
}

wire! {
    /// The crosstable, with rows and columns in the order of the standings.
    pub struct PublicCrosstable {
        /// With changing partners, the columns are partners; drawn teams in data of older versions.
        #[serde(default)]
        pub formation: Named<Formation>,
        pub rows: Vec<PublicCrossRow>,
    }
}

/// Returns the newest published round; `None` before the first.
pub fn newest_published(tournament: &Tournament) -> Option<RoundNumber> {
    let mut rounds = tournament.rounds.iter().rev();
    let newest = rounds.find(|round| is_public(round))?;
    Some(newest.number)
}

fn is_public(round: &Round) -> bool {
    round.state == RoundState::Published || Fault::DraftIsPublic.is_put_back()
}

/// Returns the tournament and its progress.
pub fn overview(tournament: &Tournament) -> PublicOverview {
    let round = newest_published(tournament);
    let matches = round.and_then(|round| Some(&tournament.round(round).ok()?.matches));
    let results = matches.map(|all| all.iter().filter(|it| it.is_decided()).count());
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

/// Returns a published round; `None` if there is no such round, or only a draft.
///
/// # Errors
/// Fails if a player of a match is not on the list.
pub fn round(tournament: &Tournament, number: RoundNumber) -> Result<Option<PublicRound>, Refusal> {
    let round = tournament.round(number).ok();
    let Some(round) = round.filter(|round| is_public(round)) else {
        return Ok(None);
    };
    let tables = round.matches.iter().map(|it| {
        Ok(PublicTable {
            table: it.table.get(),
            first: side(tournament, it, Role::First)?,
            second: side(tournament, it, Role::Second)?,
            result: result(tournament, it),
            games: games_so_far(tournament, it),
            game_results: game_results(tournament, it),
        })
    });
    let mut byes = round.byes.iter().map(|bye| {
        let its = people::team(tournament, bye.team, number);
        PublicBye {
            player_ids: its.players.iter().map(|it| it.id).collect(),
            team: team(its),
            half_points: tournament.points_of_rest(bye.points).0,
        }
    });
    Ok(Some(PublicRound {
        round: number.get(),
        tables: tables.collect::<Result<_, Refusal>>()?,
        bye: byes.next(),
        further_byes: byes.collect(),
    }))
}

fn team(team: TeamRef) -> PublicTeam {
    let TeamRef {
        number,
        partner: _,
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

/// Returns the standings after the newest published round, with the working of each tie-break; `None` before
/// the first round is published.
pub fn standings(tournament: &Tournament) -> Option<PublicStandings> {
    let after = newest_published(tournament)?;
    let standings = tournament.standings(Some(after));
    let rows = standings::rows(tournament, &standings, Some(after), after);
    let ranked = tournament.tie_breaks_after(Some(after));
    let rows = rows.into_iter().map(|row| {
        let StandingRow {
            rank_from,
            rank_to,
            moved: _,
            match_half_points: _,
            game_half_points: _,
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
        let tie_breaks = tie_breaks(tournament, ranked.as_ref(), number, Some(after));
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
    Some(PublicStandings {
        after: after.get(),
        rows: rows.collect(),
        closed: tournament.course == Course::Closed,
        deciding_points: tournament
            .settings
            .match_format
            .deciding_points()
            .map(Named),
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

/// Returns the crosstable of the published rounds; `None` before the first.
pub fn crosstable(tournament: &Tournament) -> Option<PublicCrosstable> {
    let view = crosstable::announced(tournament, newest_published(tournament)?);
    let rows = view.rows.into_iter().map(|row| {
        let CrossRow {
            team: of,
            rank_from,
            rank_to,
            half_points,
            cells,
            rests,
            penalty_half_points,
        } = row;
        PublicCrossRow {
            team: team(of),
            rank_from,
            rank_to,
            half_points,
            cells,
            rests,
            penalty_half_points,
        }
    });
    Some(PublicCrosstable {
        formation: view.formation,
        rows: rows.collect(),
    })
}
