//! Import of a report as a tournament.
//!
//! The parts are the header ([`settings`], [`arbiters`], [`kept`]), the players and teams ([`entrants`],
//! [`memberships`]), and the rounds ([`round`], [`line_up`], [`absence`], [`leaving`],
//! [`penalty`], [`acceleration`]).

mod absence;
mod acceleration;
mod arbiters;
mod entrants;
mod kept;
mod leaving;
mod line_up;
mod memberships;
mod penalty;
mod round;
mod settings;

use std::collections::BTreeMap;

use kralle_pairing::event::{
    EntrantNumber, Event, HalfPoints, RoundNumber as EventRound, ScoreKind,
};
use kralle_pairing::round_robin::{CycleTurn, Cycles, top_role};
use kralle_tournament::lots::Seed;
use kralle_tournament::{Acceleration, Format, NumberOrder, Role, StartNumbering, Tournament};

use super::seating::Unseated;
use super::{ReportError, ReportRemark, national};
use crate::trf::{
    Cell, PLAYER_POINTS, PlayerRecord, Record, ResultCode, Seats, TEAM_POINTS, TeamRecord, Trf,
    TrfError, TrfProblem, TrfRemark, has_room,
};

/// The result of importing a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadReport {
    pub tournament: Tournament,
    pub remarks: Vec<ReportRemark>,
    /// Fields, records and entries of the report that are not read as they are written.
    pub differences: Vec<TrfRemark>,
}

/// Creates a tournament from a report: with fixed teams for a team event, otherwise with single
/// players.
///
/// # Errors
/// Fails if the report cannot be read, or contains something that a tournament cannot represent.
pub fn read(bytes: &[u8]) -> Result<ReadReport, ReportError> {
    let trf = Trf::read(bytes)?;
    let event = event(&trf)?;
    let mut teams: Vec<&TeamRecord> = trf.teams().collect();
    teams.sort_by_key(|team| team.number);
    let report = Report {
        players: numbered(&trf),
        seats: Seats::of(&trf, &teams),
        unseated: Unseated::of(&trf),
        teams,
        trf: &trf,
        event: &event,
        is_single: !trf.is_team_event(),
    };
    report.tournament()
}

/// Returns the pairings. Open matches count as drawn, because an event requires results.
///
/// # Errors
/// Fails if the records contradict each other.
fn event(trf: &Trf) -> Result<Event, TrfError> {
    match trf.to_event() {
        Err(TrfError {
            problem: TrfProblem::MissingResult { .. },
            ..
        }) => {
            let closed = Trf::of_records(trf.records().cloned().map(drawn));
            // The report's totals exclude open matches, so they cannot be checked.
            closed.to_event_before(EventRound::from_index(usize::from(u16::MAX)))
        }
        read => read,
    }
}

/// Returns the record with its open games drawn.
fn drawn(mut record: Record) -> Record {
    if let Record::Player(player) = &mut record {
        for cell in player.rounds.iter_mut().flatten() {
            if is_open(*cell) {
                cell.result = ResultCode::Draw;
            }
        }
    }
    record
}

/// True if a player was paired and the result is missing.
fn is_open(cell: Cell) -> bool {
    cell.opponent.is_some() && cell.result == ResultCode::Open
}

/// Returns the cycles of a round robin; `None` for a Swiss system.
const fn cycles_of(format: Format) -> Option<Cycles> {
    match format {
        Format::SwissSystem => None,
        Format::RoundRobin => Some(Cycles::Single),
        Format::DoubleRoundRobin => Some(Cycles::Double),
    }
}

fn numbered(trf: &Trf) -> BTreeMap<u16, &PlayerRecord> {
    trf.players()
        .map(|player| (player.number, player))
        .collect()
}

struct Report<'a> {
    trf: &'a Trf,
    event: &'a Event,
    players: BTreeMap<u16, &'a PlayerRecord>,
    /// Sorted by number; empty in an event of single players.
    teams: Vec<&'a TeamRecord>,
    /// The team of each player in each round.
    seats: Seats,
    unseated: Unseated,
    is_single: bool,
}

impl Report<'_> {
    fn tournament(&self) -> Result<ReadReport, ReportError> {
        let mut tournament = Tournament::new(self.settings()?);
        self.enter(&mut tournament)?;
        tournament.start_numbering = Some(StartNumbering {
            seed: Seed::parse("TRF").map_err(|_| ReportError::NoEntrants)?,
            order: NumberOrder::Listed,
            top_role: self.top_role(tournament.settings.format),
        });
        for index in 0..self.event.round_count() {
            let round = self.round(&tournament, index)?;
            tournament.rounds.push(round);
        }
        // Absences alone are not a round: a round without matches and byes is a future one.
        while tournament
            .rounds
            .last()
            .is_some_and(|round| round.matches.is_empty() && round.bye.is_none())
        {
            tournament.rounds.pop();
        }
        tournament.penalties = self.penalties(&tournament)?;
        self.leave(&mut tournament);
        self.keep(&mut tournament);
        self.accelerate(&mut tournament);
        self.check_points(&tournament)?;
        let remarks = self.remarks(&tournament);
        let differences = self.differences(&tournament);
        Ok(ReadReport {
            tournament,
            remarks,
            differences,
        })
    }

    /// Returns the role of the top entrant in round 1. In a round robin, the rounds count more
    /// than the record of it.
    fn top_role(&self, format: Format) -> Role {
        cycles_of(format)
            .and_then(|cycles| top_role(self.event, cycles, CycleTurn::default()))
            .or_else(|| self.event.initial_role())
            .unwrap_or(Role::First)
    }

    fn differences(&self, tournament: &Tournament) -> Vec<TrfRemark> {
        let mut differences = self.trf.remarks();
        differences.extend(self.records_too_long());
        differences.extend(self.arbiters_unread());
        differences.extend(cycles_of(tournament.settings.format).and_then(|cycles| {
            self.trf
                .outweighed_color(self.event, cycles, CycleTurn::default())
        }));
        differences.sort_by_key(TrfRemark::line);
        differences
    }

    fn remarks(&self, tournament: &Tournament) -> Vec<ReportRemark> {
        let outcomes = tournament.rounds.iter().flat_map(|round| &round.matches);
        let decided = outcomes.filter(|it| it.is_decided()).count();
        let is_left_out = match tournament.settings.acceleration {
            Acceleration::None => self.is_accelerated(),
            Acceleration::Baku => false,
        };
        let mut records = self.trf.records();
        let wishes = is_left_out || records.any(|it| matches!(it, Record::Restricted(_)));
        [
            (decided > 0).then_some(ReportRemark::CausesUnknown),
            self.boards_differ().then_some(ReportRemark::BoardResults),
            wishes.then_some(ReportRemark::WishesLeftOut),
            national::are_left_out(self.trf).then_some(ReportRemark::OtherFederations),
            (!tournament.penalties.is_empty()).then_some(ReportRemark::PenaltyReasonsUnknown),
            self.tie_breaks()
                .is_none()
                .then_some(ReportRemark::TieBreaksLeftOut),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// The score that decides the standings.
    const fn score_kind(&self) -> ScoreKind {
        if self.is_single {
            ScoreKind::GamePoints
        } else {
            ScoreKind::MatchPoints
        }
    }

    /// Returns the points of an entrant's result in a round; 0 without a record.
    fn points_in(&self, entrant: EntrantNumber, round: usize) -> HalfPoints {
        let records = self.event.records(entrant);
        let points = records.get(round).map(|record| record.points);
        points.map_or(HalfPoints::ZERO, |points| match self.score_kind() {
            ScoreKind::MatchPoints => points.match_points,
            ScoreKind::GamePoints => points.game_points,
        })
    }

    /// Returns an entrant's score, including penalties but without open matches.
    fn score(&self, entrant: EntrantNumber) -> HalfPoints {
        let scored: HalfPoints = (0..self.event.round_count())
            .filter(|round| !self.is_open(entrant, *round))
            .map(|round| self.points_in(entrant, round))
            .sum();
        let adjusted = self
            .event
            .adjustments()
            .iter()
            .filter(|it| it.entrant == entrant)
            .map(|it| match self.score_kind() {
                ScoreKind::MatchPoints => it.match_points,
                ScoreKind::GamePoints => it.game_points,
            })
            .fold(i32::from(scored.get()), i32::saturating_add);
        HalfPoints(u16::try_from(adjusted.max(0)).unwrap_or(u16::MAX))
    }

    /// Returns the results of an entrant's players in a round; one cell for a single player.
    fn cells(&self, entrant: EntrantNumber, round: usize) -> Vec<Cell> {
        let own = [entrant.get()];
        let numbers: &[u16] = if self.is_single {
            &own
        } else {
            let team = self.teams.get(entrant.index());
            team.map_or(&[], |team| team.players.as_slice())
        };
        let team = entrant.index();
        numbers
            .iter()
            .filter(|number| self.is_single || self.seats.team(**number, round) == Some(team))
            .filter_map(|number| self.players.get(number))
            .filter_map(|record| record.rounds.get(round).copied().flatten())
            .collect()
    }

    /// True if an entrant's match in a round has no result yet.
    fn is_open(&self, entrant: EntrantNumber, round: usize) -> bool {
        self.cells(entrant, round).into_iter().any(is_open)
    }

    /// True if boards of one match had different results.
    fn boards_differ(&self) -> bool {
        !self.is_single
            && self.event.entrants().iter().any(|entrant| {
                (0..self.event.round_count()).any(|round| {
                    let mut results = self
                        .cells(entrant.number, round)
                        .into_iter()
                        .filter(|cell| cell.opponent.is_some())
                        .map(|cell| cell.result);
                    let first = results.next();
                    results.any(|result| Some(result) != first)
                })
            })
    }

    /// Compares the standings of the tournament with those of the report.
    ///
    /// # Errors
    /// Fails if an entrant's points differ or have too many digits.
    fn check_points(&self, tournament: &Tournament) -> Result<(), ReportError> {
        for standing in tournament.standings(None) {
            let entrant = EntrantNumber::from_index(standing.team.index());
            if self.score(entrant) != standing.points {
                return Err(ReportError::Points {
                    entrant: entrant.get(),
                });
            }
            let columns = if self.is_single {
                PLAYER_POINTS
            } else {
                TEAM_POINTS
            };
            if !has_room(standing.points, columns) {
                return Err(ReportError::PointsTooWide {
                    entrant: entrant.get(),
                });
            }
        }
        Ok(())
    }
}
