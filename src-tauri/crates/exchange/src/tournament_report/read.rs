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
mod partners;
mod penalty;
mod round;
mod settings;

use std::collections::BTreeMap;

use kralle_pairing::event::{
    EntrantNumber, Event, HalfPoints, RoundNumber as EventRound, ScoreKind,
};
use kralle_pairing::round_robin::{CycleTurn, Cycles, top_role};
use kralle_tournament::lots::Seed;
use kralle_tournament::{
    Acceleration, Format, MatchFormat, NumberOrder, Role, StartNumbering, Tournament,
};

use super::game_rounds::{GameRounds, match_format};
use super::partners::ToldPartners;
use super::seating::Unseated;
use super::{ReportError, ReportRemark, national, points};
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

/// Creates a tournament from a report: with fixed teams for a team event, with changing partners if
/// comments name them, otherwise with single players.
///
/// # Errors
/// Fails if the report cannot be read, or contains something that a tournament cannot represent.
pub fn read(bytes: &[u8]) -> Result<ReadReport, ReportError> {
    let trf = Trf::read(bytes)?;
    let partners = ToldPartners::of(&trf)?;
    let partners = partners.as_ref();
    let format = match_format(&trf)?;
    let Some(format) = format else {
        return Report::of(&trf, &event(&trf, 0)?, partners).tournament();
    };
    let first_games = trf.first_games(format.games.most().into())?;
    let of_matches = event(&first_games, 0)?;
    let games = GameRounds::of(format);
    let of_games = event(&trf, games.index(of_matches.round_count(), 0))?;
    if partners.is_none() {
        trf.check_further_games(&of_games, games.most)?;
    }
    let played = Report::of(&trf, &of_games, partners);
    let report = Report {
        matches: Some(Matches {
            format,
            games: &played,
        }),
        ..Report::of(&first_games, &of_matches, partners)
    };
    report.tournament()
}

/// Returns the pairings of at least `rounds` rounds. Open matches count as drawn, because an event
/// requires results.
///
/// # Errors
/// Fails if the records contradict each other.
fn event(trf: &Trf, rounds: usize) -> Result<Event, TrfError> {
    match trf.event(None, rounds) {
        Err(TrfError {
            problem: TrfProblem::MissingResult { .. },
            ..
        }) => {
            let closed = Trf::of_records(trf.records().cloned().map(drawn));
            // The report's totals exclude open matches, so they cannot be checked.
            closed.event(Some(EventRound::from_index(usize::from(u16::MAX))), rounds)
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

/// A report with its records by number.
///
/// If matches have several games, its rounds are those of the first games.
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
    /// `None` if partners do not change, or are unknown.
    partners: Option<&'a ToldPartners>,
    /// `None` if each round is one game.
    matches: Option<Matches<'a>>,
}

/// Matches of several games.
#[derive(Clone, Copy)]
struct Matches<'a> {
    format: MatchFormat,
    /// The report with a round for each game.
    games: &'a Report<'a>,
}

impl<'a> Report<'a> {
    fn of(trf: &'a Trf, event: &'a Event, partners: Option<&'a ToldPartners>) -> Self {
        let mut teams: Vec<&TeamRecord> = trf.teams().collect();
        teams.sort_by_key(|team| team.number);
        Self {
            players: numbered(trf),
            seats: Seats::of(trf, &teams),
            unseated: Unseated::of(trf),
            teams,
            trf,
            event,
            is_single: !trf.is_team_event(),
            partners,
            matches: None,
        }
    }
}

impl Report<'_> {
    fn match_format(&self) -> MatchFormat {
        self.matches.map(|it| it.format).unwrap_or_default()
    }

    /// Returns the report with a round for each game, and the places of the games in it.
    fn games(&self) -> (&Self, GameRounds) {
        match &self.matches {
            Some(it) => (it.games, GameRounds::of(it.format)),
            None => (self, GameRounds::ONE),
        }
    }

    fn tournament(&self) -> Result<ReadReport, ReportError> {
        let mut tournament = Tournament::new(self.settings()?);
        self.check_partners()?;
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
            .is_some_and(|round| round.matches.is_empty() && round.byes.is_empty())
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
        self.cycles_of(format)
            .and_then(|cycles| top_role(self.event, cycles, CycleTurn::default()))
            .or_else(|| self.event.initial_role())
            .unwrap_or(Role::First)
    }

    /// Returns the cycles of Berger tables; `None` for a Swiss system and for changing partners.
    fn cycles_of(&self, format: Format) -> Option<Cycles> {
        cycles_of(format).filter(|_| self.partners.is_none())
    }

    fn differences(&self, tournament: &Tournament) -> Vec<TrfRemark> {
        let mut differences = self.trf.remarks();
        differences.extend(self.records_too_long());
        differences.extend(self.arbiters_unread());
        differences.extend(
            self.cycles_of(tournament.settings.format)
                .and_then(|cycles| {
                    self.trf
                        .outweighed_color(self.event, cycles, CycleTurn::default())
                }),
        );
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
            self.games()
                .0
                .boards_differ()
                .then_some(ReportRemark::BoardResults),
            wishes.then_some(ReportRemark::WishesLeftOut),
            (self.trf.has_changing_partners() && self.partners.is_none())
                .then_some(ReportRemark::PartnersUnknown),
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

    /// Returns an entrant's score in the first `rounds` rounds, including penalties but without open
    /// games.
    fn score(&self, entrant: EntrantNumber, rounds: usize) -> HalfPoints {
        let scored: HalfPoints = (0..rounds)
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

    /// True if an entrant's game in a round has no result yet.
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

    /// Compares the points of the tournament with those of the report.
    ///
    /// # Errors
    /// Fails if an entrant's points differ or have too many digits.
    fn check_points(&self, tournament: &Tournament) -> Result<(), ReportError> {
        let (report, games) = self.games();
        let rounds = games.index(self.event.round_count(), 0);
        for team in &tournament.teams {
            let entrant = EntrantNumber::from_index(team.number.index());
            let points = points::of_games(tournament, team.number);
            if report.score(entrant, rounds) != points {
                return Err(ReportError::Points {
                    entrant: entrant.get(),
                });
            }
            let columns = if self.is_single {
                PLAYER_POINTS
            } else {
                TEAM_POINTS
            };
            if !has_room(points, columns) {
                return Err(ReportError::PointsTooWide {
                    entrant: entrant.get(),
                });
            }
        }
        Ok(())
    }
}
