//! A team's result in a round, derived from its players' results.
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "each function picks out the records it needs"
)]

use std::collections::BTreeMap;

use kralle_pairing::event::{
    EntrantNumber, EventBuilder, GameResult, HalfPoints, Participation, RequestedBye, Role,
    RoundNumber, ScoreKind, ScoringSystem,
};

use super::meaning::{Placed, is_left_out, participation, requested_kind, team_role};
use super::record::{Cell, LineUp, ResultCode, TeamRecord};
use super::seats::Seats;
use super::{TrfError, TrfProblem};

/// The data needed to derive the matches.
pub(super) struct Teams<'a> {
    /// The teams with their line numbers.
    pub(super) list: Vec<(usize, &'a TeamRecord)>,
    pub(super) seats: Seats,
    pub(super) players: &'a [Placed<'a>],
    pub(super) colors: Vec<Role>,
    pub(super) line_ups: BTreeMap<(u16, u16), &'a LineUp>,
    pub(super) scoring: ScoringSystem,
}

/// A team's results in a round, without those of its opponent.
#[derive(Default)]
pub(super) struct Side {
    opponent: Option<usize>,
    pub(super) points: Vec<HalfPoints>,
    first_votes: usize,
    second_votes: usize,
    played: bool,
    wins_by_forfeit: usize,
    losses_by_forfeit: usize,
    /// True if any player won, also by forfeit, or drew.
    scored: bool,
    bye: Option<ResultCode>,
}

impl Side {
    fn total(&self) -> HalfPoints {
        self.points.iter().copied().sum()
    }

    /// Returns the result of a played match for this side. If no game was won or drawn, both
    /// sides lose, as an arbiter can decide.
    fn against(&self, other: &Self) -> ResultCode {
        match self.total().cmp(&other.total()) {
            std::cmp::Ordering::Greater => ResultCode::Win,
            std::cmp::Ordering::Equal if self.scored || other.scored => ResultCode::Draw,
            std::cmp::Ordering::Equal | std::cmp::Ordering::Less => ResultCode::Loss,
        }
    }
}

impl Teams<'_> {
    /// Returns the players of a team by board in a round; `None` for an empty board.
    fn line_up(&self, team: usize, round: usize) -> Vec<Option<usize>> {
        let number = EntrantNumber::from_index(team).get();
        let at = RoundNumber::from_index(round).get();
        if let Some(it) = self.line_ups.get(&(number, at)) {
            return it
                .boards
                .iter()
                .map(|player| player.map(|number| usize::from(number) - 1))
                .collect();
        }
        self.list[team]
            .1
            .players
            .iter()
            .map(|number| usize::from(*number) - 1)
            .filter(|player| self.is_of(team, *player, round))
            .filter(|player| self.cell(*player, round).is_some_and(sits_at_a_board))
            .map(Some)
            .collect()
    }

    fn is_of(&self, team: usize, player: usize, round: usize) -> bool {
        self.seats
            .team(EntrantNumber::from_index(player).get(), round)
            == Some(team)
    }

    /// Returns the cells of the players who belonged to a team in a round. `None` for a missing
    /// cell.
    fn cells(&self, team: usize, round: usize) -> Vec<Option<Cell>> {
        let Some((_, record)) = self.list.get(team) else {
            return Vec::new();
        };
        record
            .players
            .iter()
            .map(|number| usize::from(*number) - 1)
            .filter(|player| self.is_of(team, *player, round))
            .map(|player| self.cell(player, round))
            .collect()
    }

    fn cell(&self, player: usize, round: usize) -> Option<Cell> {
        *self.players.get(player)?.player.rounds.get(round)?
    }

    pub(super) fn side(&self, team: usize, round: usize) -> Result<Side, TrfError> {
        let mut side = Side::default();
        for (board, player) in self.line_up(team, round).into_iter().enumerate() {
            let cell = player.and_then(|player| self.cell(player, round));
            let Some(cell) = cell.filter(|cell| sits_at_a_board(*cell)) else {
                side.points.push(HalfPoints::ZERO);
                continue;
            };
            let line = self.list[team].0;
            let opponent = cell
                .opponent
                .and_then(|number| self.seats.team(number, round));
            if let Some(opponent) = opponent {
                if opponent == team || side.opponent.is_some_and(|other| other != opponent) {
                    return Err(TrfError::new(
                        line,
                        5,
                        TrfProblem::NoSingleOpponent {
                            team: EntrantNumber::from_index(team).get(),
                            round: RoundNumber::from_index(round).get(),
                        },
                    ));
                }
                side.opponent = Some(opponent);
            }
            if let Some(color) = cell.color.role() {
                let usual = if board % 2 == 0 {
                    Role::First
                } else {
                    Role::Second
                };
                let here = self.colors.get(board).copied().unwrap_or(usual);
                match team_role(color, here) {
                    Role::First => side.first_votes += 1,
                    Role::Second => side.second_votes += 1,
                }
            }
            let player_line = player.map_or(line, |player| self.players[player].line);
            let did = participation(cell, player_line, round, self.players.len())?;
            side.points.push(self.scoring.points(did));
            side.scored |= !matches!(
                cell.result,
                ResultCode::Loss | ResultCode::UnratedLoss | ResultCode::ForfeitLoss
            );
            match cell.result {
                ResultCode::ForfeitWin => side.wins_by_forfeit += 1,
                ResultCode::ForfeitLoss => side.losses_by_forfeit += 1,
                _ => side.played = true,
            }
        }
        if side.points.is_empty() {
            side.bye = self
                .cells(team, round)
                .into_iter()
                .flatten()
                .map(|cell| cell.result)
                .find(|result| {
                    matches!(
                        result,
                        ResultCode::AllocatedBye
                            | ResultCode::FullPointBye
                            | ResultCode::HalfPointBye
                            | ResultCode::ZeroPointBye
                    )
                });
        }
        Ok(side)
    }

    pub(super) fn record(
        &self,
        builder: &mut EventBuilder,
        row: &[Side],
        team: usize,
        round: usize,
        boards: u8,
    ) -> Result<(), TrfError> {
        let side = &row[team];
        let at = RoundNumber::from_index(round);
        let entrant = EntrantNumber::from_index(team);
        let opponent = side
            .opponent
            .or_else(|| row.iter().position(|other| other.opponent == Some(team)));
        let role = match side.first_votes.cmp(&side.second_votes) {
            std::cmp::Ordering::Greater => Some(Role::First),
            std::cmp::Ordering::Less => Some(Role::Second),
            std::cmp::Ordering::Equal => opponent.and_then(|other| {
                let other = &row[other];
                match other.first_votes.cmp(&other.second_votes) {
                    std::cmp::Ordering::Greater => Some(Role::Second),
                    std::cmp::Ordering::Less => Some(Role::First),
                    std::cmp::Ordering::Equal => (team < side.opponent.unwrap_or(0))
                        .then_some(Role::First)
                        .or(Some(Role::Second)),
                }
            }),
        };
        if let Some(other) = opponent
            && (side.played || row[other].played)
        {
            let result = match side.against(&row[other]) {
                ResultCode::Win => GameResult::Win,
                ResultCode::Draw => GameResult::Draw,
                _ => GameResult::Loss,
            };
            let Some(role) = role else {
                return Err(TrfError::new(
                    self.list[team].0,
                    5,
                    TrfProblem::Field {
                        found: "no color in a match that was played".to_owned(),
                        expected: "colors of its games",
                    },
                ));
            };
            builder
                .set(
                    at,
                    entrant,
                    Participation::Played {
                        opponent: EntrantNumber::from_index(other),
                        role,
                        result,
                    },
                )
                .set_points(at, entrant, ScoreKind::GamePoints, side.total())
                .set_board_points(at, entrant, padded(&side.points, boards));
            return Ok(());
        }
        let Some(code) = Self::result_code(row, team) else {
            return Ok(());
        };
        let opponent = opponent.map(EntrantNumber::from_index);
        let did = match code {
            ResultCode::ForfeitWin => Participation::ForfeitWin { opponent, role },
            ResultCode::ForfeitLoss => Participation::ForfeitLoss { opponent, role },
            ResultCode::AllocatedBye => Participation::AllocatedBye,
            other => requested_kind(other).unwrap_or(Participation::NotPaired),
        };
        let worth = match did {
            // Like a drawn match, unless record 320 gives other points (C.04.6 article 1.4).
            Participation::AllocatedBye => self.scoring.draw,
            other => self.scoring.points(other),
        };
        builder.set(at, entrant, did).set_points(
            at,
            entrant,
            ScoreKind::GamePoints,
            on_all_boards(worth, boards),
        );
        Ok(())
    }

    /// Returns a team's result code; `None` if it has no result.
    pub(super) fn result_code(row: &[Side], team: usize) -> Option<ResultCode> {
        let side = &row[team];
        if side.bye.is_some() {
            return side.bye;
        }
        let opponent = side
            .opponent
            .or_else(|| row.iter().position(|other| other.opponent == Some(team)));
        if let Some(other) = opponent
            && (side.played || row[other].played)
        {
            return Some(side.against(&row[other]));
        }
        if side.wins_by_forfeit > 0 {
            Some(ResultCode::ForfeitWin)
        } else if side.losses_by_forfeit > 0 || opponent.is_some() {
            Some(ResultCode::ForfeitLoss)
        } else {
            None
        }
    }

    /// Returns the reason why a team was not to be paired: all its players have a bye, or all
    /// cells are blank. `None` if it was to be paired.
    pub(super) fn absence(&self, team: usize, round: usize) -> Option<Participation> {
        let cells = self.cells(team, round);
        if cells.iter().all(|&cell| is_left_out(cell)) {
            return Some(Participation::NotPaired);
        }
        let kinds = || {
            cells
                .iter()
                .map(|cell| cell.and_then(|it| requested_kind(it.result)))
        };
        kinds()
            .all(|kind| kind.is_some())
            .then(|| kinds().next())??
    }

    /// Adds a requested bye for each team whose players all have a bye in the next round.
    pub(super) fn requests(&self, builder: &mut EventBuilder, paired: usize) {
        for index in 0..self.list.len() {
            let kinds: Vec<Option<Participation>> = self
                .cells(index, paired)
                .into_iter()
                .map(|cell| cell.and_then(|cell| requested_kind(cell.result)))
                .collect();
            if let Some(Some(kind)) = kinds.first()
                && kinds.iter().all(Option::is_some)
            {
                builder.request_bye(RequestedBye {
                    entrant: EntrantNumber::from_index(index),
                    round: RoundNumber::from_index(paired),
                    kind: *kind,
                });
            }
        }
    }
}

fn padded(points: &[HalfPoints], boards: u8) -> Vec<HalfPoints> {
    let mut points = points.to_vec();
    points.resize(usize::from(boards).max(points.len()), HalfPoints::ZERO);
    points
}

/// True if a player had a board in the match: a game or a forfeit.
pub(super) const fn sits_at_a_board(cell: Cell) -> bool {
    cell.opponent.is_some()
        || matches!(
            cell.result,
            ResultCode::ForfeitWin | ResultCode::ForfeitLoss
        )
}

/// Returns the points of all boards together, each with `worth`.
pub(super) fn on_all_boards(worth: HalfPoints, boards: u8) -> HalfPoints {
    HalfPoints(worth.get().saturating_mul(u16::from(boards)))
}
