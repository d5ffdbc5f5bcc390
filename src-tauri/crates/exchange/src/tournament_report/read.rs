//! A report into a tournament.
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "each function picks out the records it needs"
)]

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use kralle_pairing::event::{
    EntrantNumber, Event, GameResult, HalfPoints, Participation, RoundNumber as EventRound,
    ScoreKind,
};
use kralle_rules::preset::Preset;
use kralle_rules::result::Cause;
use kralle_rules::rule_set::RuleSet;
use kralle_tournament::lots::Seed;
use kralle_tournament::{
    BirthYear, BySide, Bye, Evidence, Format, Formation, LARGEST_TEAM, Line, LineUp, LineUpOrder,
    LineUpSource, Match, Membership, NumberOrder, Outcome, Part, Player, PlayerData, PlayerId,
    Presence, Progress, Rating, RatingKind, RatingList, Role, Round, RoundNumber, RoundState,
    Scoring, Seating, SeatingState, Settings, StartNumbering, TableNumber, Team, TeamNumber,
    Tournament, Verdict, rounds_of,
};

use super::{ReportError, ReportRemark};
use crate::trf::{PlayerRecord, Record, Trf, TrfProblem};

/// What came of a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadReport {
    /// The tournament.
    pub tournament: Tournament,
    /// What it does not carry of the report.
    pub remarks: Vec<ReportRemark>,
}

/// Makes a tournament of a report: of fixed teams where there are teams of two, of single players
/// where there are none.
///
/// # Errors
/// When the report cannot be read, or holds what a tournament cannot carry.
pub fn read(bytes: &[u8]) -> Result<ReadReport, ReportError> {
    let trf = Trf::read(bytes)?;
    let mut remarks = Vec::new();
    let event = match trf.to_event() {
        Ok(event) => event,
        Err(error) => match open_round(&error.problem) {
            Some(round) => {
                remarks.push(ReportRemark::OpenRound { round });
                let round = EventRound::new(round).unwrap_or(EventRound::FIRST);
                trf.to_event_before(round)?
            }
            None => return Err(error.into()),
        },
    };
    let report = Report {
        players: numbered(&trf),
        trf: &trf,
        event: &event,
        is_single: !trf.is_team_event(),
    };
    report.tournament(remarks)
}

/// The first round that is not finished.
const fn open_round(problem: &TrfProblem) -> Option<u16> {
    if let TrfProblem::MissingResult { round } = problem {
        Some(*round)
    } else {
        None
    }
}

/// The players by their number.
fn numbered(trf: &Trf) -> BTreeMap<u16, &PlayerRecord> {
    trf.players()
        .map(|player| (player.number, player))
        .collect()
}

struct Report<'a> {
    trf: &'a Trf,
    event: &'a Event,
    players: BTreeMap<u16, &'a PlayerRecord>,
    is_single: bool,
}

impl Report<'_> {
    fn tournament(&self, mut remarks: Vec<ReportRemark>) -> Result<ReadReport, ReportError> {
        let mut tournament = Tournament::new(self.settings()?);
        self.enter(&mut tournament)?;
        tournament.start_numbering = Some(StartNumbering {
            seed: Seed::parse("TRF").map_err(|_| ReportError::NoEntrants)?,
            order: NumberOrder::Listed,
            top_role: self.event.initial_role().unwrap_or(Role::First),
        });
        let rounds = self.event.round_count();
        for index in 0..rounds {
            let round = self.round(&tournament, index)?;
            tournament.rounds.push(round);
        }
        self.check_points(&tournament)?;
        if rounds > 0 {
            remarks.push(ReportRemark::CausesUnknown);
        }
        if self.boards_differ() {
            remarks.push(ReportRemark::BoardResults);
        }
        let wishes = self.trf.records().any(|record| {
            matches!(
                record,
                Record::Byes(_)
                    | Record::Absent(_)
                    | Record::Accelerated(_)
                    | Record::AcceleratedPlayer { .. }
                    | Record::Restricted(_)
            )
        });
        if wishes {
            remarks.push(ReportRemark::WishesLeftOut);
        }
        Ok(ReadReport {
            tournament,
            remarks,
        })
    }

    fn settings(&self) -> Result<Settings, ReportError> {
        let name = self.trf.name().filter(|name| !name.trim().is_empty());
        let name =
            Line::parse(name.unwrap_or("TRF")).map_err(|_| ReportError::Name { entrant: 0 })?;
        let kind = self
            .trf
            .tournament_type()
            .unwrap_or_default()
            .to_lowercase();
        let is_robin = ["robin", "berger", "schiller", "rundenturnier"]
            .iter()
            .any(|word| kind.contains(word));
        let count = u16::try_from(self.event.entrant_count()).unwrap_or(u16::MAX);
        let played = u16::try_from(self.event.round_count()).unwrap_or(u16::MAX);
        let planned = self.trf.planned_rounds().unwrap_or(played).max(1);
        let format = match (is_robin, planned) {
            (true, planned) if planned == rounds_of(Format::RoundRobin, count) => {
                Format::RoundRobin
            }
            (true, planned) if planned == rounds_of(Format::DoubleRoundRobin, count) => {
                Format::DoubleRoundRobin
            }
            // A round robin cut short is carried as it was played.
            (_, _) => Format::SwissSystem,
        };
        let points = self.event.scoring();
        let preset = if self.is_single {
            Preset::Standard
        } else {
            Preset::Dsj
        };
        Ok(Settings {
            name,
            place: self.line("022"),
            date: self.trf.text_of("042").and_then(date),
            rule_set: RuleSet::of(preset),
            formation: if self.is_single {
                Formation::SinglePlayers
            } else {
                Formation::FixedTeams
            },
            format,
            swiss_rounds: (format == Format::SwissSystem).then_some(planned),
            scoring: Scoring {
                win: points.win,
                draw: points.draw,
                loss: points.loss,
                bye: self.bye_points().unwrap_or(points.allocated_bye),
            },
            // The regulations of the rules decide; a report names its own list for people only.
            tie_breaks: Vec::new(),
            rating_list: RatingList::default(),
            rating_order: vec![
                RatingKind::Standard,
                RatingKind::Rapid,
                RatingKind::Blitz,
                RatingKind::National,
                RatingKind::Other,
            ],
        })
    }

    /// What the bye of a round was worth, where there was one.
    fn bye_points(&self) -> Option<HalfPoints> {
        self.event.entrants().iter().find_map(|entrant| {
            self.event
                .records(entrant.number)
                .iter()
                .position(|record| record.participation == Participation::AllocatedBye)
                .map(|round| self.points_in(entrant.number, round))
        })
    }

    fn points_in(&self, entrant: EntrantNumber, round: usize) -> HalfPoints {
        let kind = if self.is_single {
            ScoreKind::GamePoints
        } else {
            ScoreKind::MatchPoints
        };
        let before_round = |index| {
            let round = EventRound::from_index(index);
            self.event.score_before(entrant, round, kind)
        };
        let (before, after) = (before_round(round), before_round(round + 1));
        HalfPoints(after.get().saturating_sub(before.get()))
    }

    fn line(&self, code: &str) -> Option<Line> {
        Line::parse(self.trf.text_of(code)?).ok()
    }

    /// Players and teams.
    fn enter(&self, tournament: &mut Tournament) -> Result<(), ReportError> {
        let mut known = BTreeSet::new();
        for (number, record) in &self.players {
            let data = player(record)?;
            let same = (
                data.name.to_string().to_lowercase(),
                data.birth_year,
                data.fide_id,
            );
            if !known.insert(same) {
                return Err(ReportError::PlayerTwice { player: *number });
            }
            tournament.players.push(Player {
                id: PlayerId(u32::from(*number)),
                data,
            });
        }
        let mut teams: Vec<(Option<Line>, Vec<u16>)> = Vec::new();
        if self.is_single {
            teams.extend(self.players.keys().map(|number| (None, vec![*number])));
        } else {
            let mut records: Vec<_> = self.trf.teams().collect();
            records.sort_by_key(|record| record.number);
            for (index, record) in records.into_iter().enumerate() {
                let number = TeamNumber::at(index).get();
                if !(2..=LARGEST_TEAM).contains(&record.players.len()) {
                    return Err(ReportError::TeamSize {
                        team: number,
                        players: record.players.len(),
                    });
                }
                // The name we write for a team that has none of its own.
                let own = format!("Team {number}");
                let name = Some(record.name.trim()).filter(|name| !name.is_empty() && *name != own);
                let name = name
                    .map(Line::parse)
                    .transpose()
                    .map_err(|_| ReportError::Name { entrant: number })?;
                teams.push((name, record.players.clone()));
            }
        }
        for (index, (name, members)) in teams.into_iter().enumerate() {
            let number = TeamNumber::at(index);
            tournament.teams.push(Team { number, name });
            for (order, player) in (1_u8..).zip(members) {
                tournament.memberships.push(Membership {
                    team: number,
                    player: PlayerId(u32::from(player)),
                    order: LineUpOrder(order),
                    from: RoundNumber::FIRST,
                    to: None,
                });
            }
        }
        Ok(())
    }

    fn round(&self, tournament: &Tournament, index: usize) -> Result<Round, ReportError> {
        let number = RoundNumber::at(index);
        let mut matches = Vec::new();
        let mut bye = None;
        for entrant in self.event.entrants() {
            let team = TeamNumber::at(entrant.number.index());
            let did = self.event.records(entrant.number)[index].participation;
            let not_paired = ReportError::NotPaired {
                entrant: entrant.number.get(),
                round: number.get(),
            };
            let (opponent, role) = match did {
                Participation::AllocatedBye => {
                    let points = self.points_in(entrant.number, index);
                    if bye.replace(Bye { team, points }).is_some() {
                        return Err(ReportError::SecondBye {
                            round: number.get(),
                        });
                    }
                    continue;
                }
                Participation::Played { opponent, role, .. } => (opponent, Some(role)),
                Participation::ForfeitWin { opponent, role }
                | Participation::ForfeitLoss { opponent, role } => {
                    (opponent.ok_or(not_paired)?, role)
                }
                Participation::FullPointBye
                | Participation::HalfPointBye
                | Participation::ZeroPointBye
                | Participation::NotPaired => return Err(not_paired),
            };
            // Each match once: by its first-named side, or the smaller number where none is said.
            let is_first = match role {
                Some(role) => role == Role::First,
                None => entrant.number < opponent,
            };
            if is_first {
                matches.push((entrant.number, opponent));
            }
        }
        let matches = matches
            .into_iter()
            .enumerate()
            .map(|(place, (first, second))| {
                self.a_match(tournament, index, TableNumber::at(place), first, second)
            })
            .collect::<Result<_, _>>()?;
        Ok(Round {
            number,
            state: RoundState::Published,
            matches,
            bye,
            wishes: Vec::new(),
        })
    }

    fn a_match(
        &self,
        tournament: &Tournament,
        round: usize,
        table: TableNumber,
        first: EntrantNumber,
        second: EntrantNumber,
    ) -> Result<Match, ReportError> {
        let did = |entrant: EntrantNumber| self.event.records(entrant)[round].participation;
        let forfeit = |verdict, cause| (verdict, cause);
        let (verdict, cause) = match (did(first), did(second)) {
            (Participation::Played { result, .. }, _) => {
                let verdict = match result {
                    GameResult::Win => Verdict::FirstWins,
                    GameResult::Draw => Verdict::Drawn,
                    GameResult::Loss => Verdict::SecondWins,
                };
                (verdict, Cause::ArbiterDecision)
            }
            (Participation::ForfeitWin { .. }, _) => forfeit(Verdict::FirstWins, Cause::Forfeit),
            (_, Participation::ForfeitWin { .. }) => forfeit(Verdict::SecondWins, Cause::Forfeit),
            (_, _) => forfeit(Verdict::BothLose, Cause::DoubleForfeit),
        };
        let seating = if self.is_single {
            SeatingState::Complete {
                seating: Seating::Parallel,
                white_on_board_1: Role::First,
            }
        } else {
            match tournament.fixed_seating() {
                Some(_) => SeatingState::Complete {
                    seating: Seating::Parallel,
                    white_on_board_1: Role::Second,
                },
                None => SeatingState::Boards(Seating::Parallel),
            }
        };
        Ok(Match {
            table,
            teams: BySide {
                first: TeamNumber::at(first.index()),
                second: TeamNumber::at(second.index()),
            },
            line_ups: BySide {
                first: self.line_up(tournament, first, round)?,
                second: self.line_up(tournament, second, round)?,
            },
            seating,
            outcome: Some(Outcome {
                verdict,
                cause,
                board: None,
                reason: Line::parse("TRF").ok(),
                evidence: Evidence::default(),
                overruled: None,
            }),
            progress: Progress::Awaited,
        })
    }

    /// Who sat at the boards: as the report says, else the first two of the order.
    fn line_up(
        &self,
        tournament: &Tournament,
        entrant: EntrantNumber,
        round: usize,
    ) -> Result<LineUp, ReportError> {
        let members: Vec<PlayerId> = tournament
            .members(TeamNumber::at(entrant.index()), RoundNumber::at(round))
            .map(|membership| membership.player)
            .collect();
        let said = self.trf.records().find_map(|record| match record {
            Record::LineUp(it)
                if it.team == entrant.get() && usize::from(it.round) == round + 1 =>
            {
                Some(it)
            }
            _ => None,
        });
        let mut seated: Vec<PlayerId> = match said {
            Some(it) => it
                .boards
                .iter()
                .flatten()
                .map(|number| PlayerId(u32::from(*number)))
                .collect(),
            None => members
                .iter()
                .copied()
                .filter(|player| {
                    let number = u16::try_from(player.0).unwrap_or(0);
                    let record = self.players.get(&number);
                    let cell =
                        record.and_then(|record| record.rounds.get(round).copied().flatten());
                    cell.is_some_and(|cell| cell.opponent.is_some())
                })
                .collect(),
        };
        let wanted = if self.is_single { 1 } else { 2 };
        if seated.len() > wanted {
            return Err(ReportError::Boards {
                boards: seated.len(),
            });
        }
        // A board that stayed empty, or a forfeit without names: the next of the order.
        for player in members {
            if seated.len() < wanted && !seated.contains(&player) {
                seated.push(player);
            }
        }
        let mut seated = seated.into_iter();
        let pot_1 = seated.next().ok_or(ReportError::TeamSize {
            team: entrant.get(),
            players: 0,
        })?;
        Ok(LineUp {
            pot_1,
            pot_2: seated.next(),
            sits_out: None,
            source: LineUpSource::Chosen,
        })
    }

    /// Whether boards of one match had different results.
    fn boards_differ(&self) -> bool {
        if self.is_single {
            return false;
        }
        self.trf.teams().any(|team| {
            (0..self.event.round_count()).any(|round| {
                let mut results = team
                    .players
                    .iter()
                    .filter_map(|number| self.players.get(number))
                    .filter_map(|record| record.rounds.get(round).copied().flatten())
                    .filter(|cell| cell.opponent.is_some())
                    .map(|cell| cell.result);
                let first = results.next();
                results.any(|result| Some(result) != first)
            })
        })
    }

    /// The standings of the tournament must be those of the report.
    fn check_points(&self, tournament: &Tournament) -> Result<(), ReportError> {
        let kind = if self.is_single {
            ScoreKind::GamePoints
        } else {
            ScoreKind::MatchPoints
        };
        for standing in tournament.standings(None) {
            let entrant = EntrantNumber::from_index(standing.team.index());
            if self.event.score(entrant, kind) != standing.points {
                return Err(ReportError::Points {
                    entrant: entrant.get(),
                });
            }
        }
        Ok(())
    }
}

/// A player of the report.
fn player(record: &PlayerRecord) -> Result<PlayerData, ReportError> {
    let bad_name = ReportError::Name {
        entrant: record.number,
    };
    let rating = record
        .rating
        .and_then(|rating| Rating::try_from(rating).ok());
    Ok(PlayerData {
        name: Line::parse(&record.name).map_err(|_| bad_name)?,
        birth_year: record
            .birth
            .get(..4)
            .and_then(|year| year.parse().ok())
            .and_then(|year: u16| BirthYear::try_from(year).ok()),
        club: None,
        fide_id: record.fide_id.trim().parse().ok().filter(|id| *id > 0),
        ratings: rating
            .map(|rating| (RatingKind::Standard, rating))
            .into_iter()
            .collect(),
        presence: Presence::Here,
        part: Part::Entered,
    })
}

/// A date as reports write it: 2026/11/21, or with other signs between.
fn date(text: &str) -> Option<NaiveDate> {
    let parts: Vec<&str> = text
        .trim()
        .split(|sign: char| !sign.is_ascii_digit())
        .collect();
    match parts[..] {
        [year, month, day] if year.len() == 4 => {
            NaiveDate::from_ymd_opt(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
        }
        [day, month, year] if year.len() == 4 => {
            NaiveDate::from_ymd_opt(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
        }
        _ => None,
    }
}
