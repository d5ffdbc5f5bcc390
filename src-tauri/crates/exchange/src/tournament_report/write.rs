//! A tournament into a report.

use std::collections::BTreeMap;

use chrono::Datelike as _;
use kralle_pairing::event::HalfPoints;
use kralle_tournament::{
    Format, Formation, PlayerId, Rating, Role, Round, RoundNumber, RoundResult, RoundState,
    TeamNumber, Tournament,
};

use super::round::{at_boards, letter, letter_of, mark};
use super::{ReportError, national};
use crate::trf::{
    AbnormalPoints, Cell, ColorMark, LineUp, PlayerRecord, Record, RequestedByes, ResultCode,
    TeamByes, TeamRecord, Trf,
};

/// Writes the published rounds of a tournament.
///
/// # Errors
/// When there are no teams yet.
pub fn write(tournament: &Tournament) -> Result<Trf, ReportError> {
    let report = Report::of(tournament);
    if report.teams.is_empty() {
        return Err(ReportError::NoEntrants);
    }
    let mut records = report.header();
    records.extend(report.scoring());
    for (team, members) in &report.teams {
        for player in members {
            records.extend(report.player(*team, *player));
            records.extend(report.national(*player));
        }
    }
    if !report.is_single() {
        for (team, members) in &report.teams {
            records.push(report.team(*team, members));
        }
        records.extend(report.byes());
        records.extend(report.line_ups());
    }
    records.extend(report.absences());
    records.extend(report.other_byes());
    Ok(Trf::of_records(records))
}

/// A tournament, its teams with everyone who ever belonged to them, and the players' numbers.
struct Report<'a> {
    tournament: &'a Tournament,
    rounds: Vec<&'a Round>,
    teams: Vec<(TeamNumber, Vec<PlayerId>)>,
    numbers: BTreeMap<PlayerId, u16>,
    ranks: BTreeMap<TeamNumber, u16>,
    points: BTreeMap<TeamNumber, HalfPoints>,
    /// The federation that national numbers are of.
    federation: Option<&'a str>,
}

impl<'a> Report<'a> {
    fn of(tournament: &'a Tournament) -> Self {
        let mut teams = Vec::new();
        let mut numbers = BTreeMap::new();
        let mut next = 1_u16;
        for team in &tournament.teams {
            let mut members: Vec<_> = tournament
                .memberships
                .iter()
                .filter(|membership| membership.team == team.number)
                .collect();
            members.sort_by_key(|membership| (membership.from, membership.order));
            let mut players = Vec::new();
            for membership in members {
                // Who changed the team keeps the number and the line of the first one.
                if let std::collections::btree_map::Entry::Vacant(place) =
                    numbers.entry(membership.player)
                {
                    place.insert(next);
                    next += 1;
                    players.push(membership.player);
                }
            }
            teams.push((team.number, players));
        }
        let rounds: Vec<&Round> = tournament
            .rounds
            .iter()
            .filter(|round| round.state == RoundState::Published)
            .collect();
        let standings = tournament.standings(rounds.last().map(|round| round.number));
        Self {
            tournament,
            federation: national::main_federation(tournament, &numbers),
            rounds,
            teams,
            numbers,
            ranks: standings
                .iter()
                .map(|standing| (standing.team, standing.rank.from))
                .collect(),
            points: standings
                .iter()
                .map(|standing| (standing.team, standing.points))
                .collect(),
        }
    }

    fn is_single(&self) -> bool {
        self.tournament.settings.formation == Formation::SinglePlayers
    }

    fn header(&self) -> Vec<Record> {
        let settings = &self.tournament.settings;
        let text = |code: &str, value: String| Record::Text {
            code: code.to_owned(),
            value,
        };
        let mut records = vec![text("012", settings.name.to_string())];
        if let Some(place) = &settings.place {
            records.push(text("022", place.to_string()));
        }
        if let Some(date) = settings.date {
            let date = format!("{:04}/{:02}/{:02}", date.year(), date.month(), date.day());
            records.push(text("042", date.clone()));
            records.push(text("052", date));
        }
        let rated = self
            .numbers
            .keys()
            .filter(|player| self.rating(**player).is_some())
            .count();
        records.push(text("062", self.numbers.len().to_string()));
        records.push(text("072", rated.to_string()));
        if !self.is_single() {
            records.push(text("082", self.teams.len().to_string()));
        }
        records.push(Record::Rounds {
            code: "142".to_owned(),
            rounds: self.tournament.rounds_planned().max(1),
        });
        let lots = self.tournament.lots.as_ref().map(|lots| lots.top_role);
        let numbers = self.tournament.start_numbering.as_ref();
        let top = lots.or_else(|| numbers.map(|numbers| numbers.top_role));
        records.extend(top.map(|role| Record::InitialColor {
            code: "152".to_owned(),
            role,
        }));
        let kind = match (settings.format, self.is_single()) {
            (Format::RoundRobin, _) => "FIDE_ROUNDROBIN",
            (Format::DoubleRoundRobin, _) => "FIDE_DOUBLEROUNDROBIN",
            (Format::SwissSystem, true) => "FIDE_DUTCH_2026",
            (Format::SwissSystem, false) => "FIDE_TEAM_BASEDONMATCHPOINTS",
        };
        records.extend(national::method(self.tournament, self.federation));
        records.push(text("192", kind.to_owned()));
        records
    }

    /// What results are worth. Of teams the games count one, a half and nothing.
    fn scoring(&self) -> Vec<Record> {
        let scoring = &self.tournament.settings.scoring;
        if self.is_single() {
            let points = |symbol: &str, points| (symbol.to_owned(), points);
            return vec![Record::GamePoints {
                code: "162".to_owned(),
                points: vec![
                    points("W", scoring.win),
                    points("D", scoring.draw),
                    points("L", scoring.loss),
                    points("P", scoring.bye),
                ],
            }];
        }
        vec![
            Record::BoardColors(vec![Role::First, Role::Second]),
            Record::MatchPoints {
                points: vec![
                    ("TW".to_owned(), scoring.win),
                    ("TD".to_owned(), scoring.draw),
                    ("TL".to_owned(), scoring.loss),
                ],
            },
        ]
    }

    fn rating(&self, player: PlayerId) -> Option<u16> {
        let player = self.tournament.player(player).ok()?;
        let rating = player.data.rating(&self.tournament.settings.rating_order)?;
        Some(rating.get())
    }

    /// The player in the list of a national federation.
    fn national(&self, player: PlayerId) -> Option<Record> {
        let data = &self.tournament.player(player).ok()?.data;
        national::record(*self.numbers.get(&player)?, data, self.federation)
    }

    fn player(&self, team: TeamNumber, player: PlayerId) -> Option<Record> {
        let data = &self.tournament.player(player).ok()?.data;
        let rounds: Vec<Option<Cell>> = self
            .rounds
            .iter()
            .map(|round| self.cell(round, team, player))
            .collect();
        let points = if self.is_single() {
            self.points.get(&team).copied().unwrap_or(HalfPoints::ZERO)
        } else {
            rounds
                .iter()
                .flatten()
                .map(|cell| game_points(cell.result))
                .sum()
        };
        Some(Record::Player(PlayerRecord {
            number: *self.numbers.get(&player)?,
            name: data.name.to_string(),
            rating: national::fide_rating(
                data,
                &self.tournament.settings.rating_order,
                self.federation,
            )
            .map(Rating::get),
            fide_id: data.fide_id.map(|id| id.to_string()).unwrap_or_default(),
            birth: data
                .birth_year
                .map(|year| format!("{}/00/00", year.get()))
                .unwrap_or_default(),
            points: Some(points),
            rank: self
                .is_single()
                .then(|| self.ranks.get(&team).copied())
                .flatten(),
            rounds,
            ..PlayerRecord::default()
        }))
    }

    /// What a player did in a round.
    fn cell(&self, round: &Round, team: TeamNumber, player: PlayerId) -> Option<Cell> {
        match round.result_of(team) {
            RoundResult::Unpaired => self.absent_cell(round, team),
            RoundResult::Bye(_) => {
                let of_team = self.tournament.members(team, round.number);
                let mut first = of_team.take(if self.is_single() { 1 } else { 2 });
                first
                    .any(|membership| membership.player == player)
                    .then_some(Cell {
                        opponent: None,
                        color: ColorMark::None,
                        result: ResultCode::AllocatedBye,
                    })
            }
            RoundResult::Match { it, role } => {
                let board = at_boards(it, role).iter().position(|it| *it == player)?;
                let opponent = at_boards(it, role.opposite()).get(board).copied()?;
                Some(Cell {
                    opponent: self.numbers.get(&opponent).copied(),
                    color: ColorMark::of(mark(role, board)),
                    result: letter(it, role),
                })
            }
        }
    }

    /// What stands for a single player who is absent: who has left has nothing. Of a team, record
    /// 240 says it.
    fn absent_cell(&self, round: &Round, team: TeamNumber) -> Option<Cell> {
        let absence = self.tournament.absence_in(team, round.number)?;
        (self.is_single() && absence.to.is_some()).then_some(Cell {
            opponent: None,
            color: ColorMark::None,
            result: letter_of(absence.worth),
        })
    }

    fn team(&self, team: TeamNumber, members: &[PlayerId]) -> Record {
        let ratings: Vec<u16> = members
            .iter()
            .take(2)
            .filter_map(|player| self.rating(*player))
            .collect();
        let sum: u32 = ratings.iter().copied().map(u32::from).sum();
        let strength = u32::try_from(ratings.len())
            .ok()
            .filter(|count| *count > 0)
            .map(|count| sum / count);
        let game_points = members
            .iter()
            .flat_map(|player| {
                self.rounds
                    .iter()
                    .filter_map(|round| self.cell(round, team, *player))
            })
            .map(|cell| game_points(cell.result))
            .sum();
        Record::Team(TeamRecord {
            code: "310".to_owned(),
            number: Some(team.get()),
            name: self
                .tournament
                .team_name(team)
                .map_or_else(|| format!("Team {team}"), ToString::to_string),
            nickname: String::new(),
            strength,
            match_points: self.points.get(&team).copied(),
            game_points: Some(game_points),
            rank: self.ranks.get(&team).copied(),
            players: members
                .iter()
                .filter_map(|player| self.numbers.get(player).copied())
                .collect(),
        })
    }

    /// The byes of all rounds, where there is one.
    fn byes(&self) -> Option<Record> {
        let teams: Vec<Option<u16>> = self
            .rounds
            .iter()
            .map(|round| round.bye.map(|bye| bye.team.get()))
            .collect();
        let worth = self.rounds.iter().find_map(|round| round.bye)?.points;
        Some(Record::TeamByes(TeamByes {
            match_points: Some(worth),
            game_points: Some(HalfPoints(2)),
            teams,
        }))
    }

    /// The byes that brought other points than the rest (299).
    fn other_byes(&self) -> Vec<Record> {
        let usual = if self.is_single() {
            Some(self.tournament.settings.scoring.bye)
        } else {
            self.rounds
                .iter()
                .find_map(|round| round.bye)
                .map(|bye| bye.points)
        };
        let byes = self
            .rounds
            .iter()
            .filter_map(|round| Some((round.number, round.bye?)));
        byes.filter(|(_, bye)| Some(bye.points) != usual)
            .map(|(round, bye)| {
                let points = Some(i32::from(bye.points.get()));
                Record::Abnormal(AbnormalPoints {
                    kind: Some(ResultCode::AllocatedBye),
                    match_points: points.filter(|_| !self.is_single()),
                    game_points: points.filter(|_| self.is_single()),
                    round: Some(round.get()),
                    entrants: vec![bye.team.get()],
                })
            })
            .collect()
    }

    /// Who is absent (240): from rounds to come, and of teams from those that are over, unless they
    /// have left by then.
    fn absences(&self) -> Vec<Record> {
        let mut absent: BTreeMap<(u16, char), RequestedByes> = BTreeMap::new();
        let published = self.rounds.len();
        let planned = usize::from(self.tournament.rounds_planned());
        for absence in &self.tournament.absences {
            let told = if self.is_single() || absence.to.is_none() {
                published
            } else {
                0
            };
            let from = told.max(absence.from.index());
            let to = absence.to.map_or(planned, |to| to.index() + 1).min(planned);
            for index in from..to {
                let kind = letter_of(absence.worth);
                let round = RoundNumber::at(index).get();
                absent
                    .entry((round, kind.symbol()))
                    .or_insert_with(|| RequestedByes {
                        kind,
                        round,
                        entrants: Vec::new(),
                    })
                    .entrants
                    .push(absence.team.get());
            }
        }
        absent.into_values().map(Record::Byes).collect()
    }

    /// Who sat at the boards where the team's order does not say it.
    fn line_ups(&self) -> Vec<Record> {
        let mut line_ups = Vec::new();
        for round in &self.rounds {
            for it in &round.matches {
                for role in [Role::First, Role::Second] {
                    let team = *it.teams.of(role);
                    let seated: Vec<u16> = at_boards(it, role)
                        .iter()
                        .filter_map(|player| self.numbers.get(player).copied())
                        .collect();
                    // The team's order says it when the numbers rise.
                    if !seated.is_sorted() {
                        line_ups.push(LineUp {
                            round: round.number.get(),
                            team: team.get(),
                            opponent: it.teams.of(role.opposite()).get(),
                            boards: seated.into_iter().map(Some).collect(),
                        });
                    }
                }
            }
        }
        // A report knows no tables: its order is that of rounds and teams.
        line_ups.sort_by_key(|it| (it.round, it.team));
        line_ups.into_iter().map(Record::LineUp).collect()
    }
}

/// What a game of a team's player counts.
const fn game_points(result: ResultCode) -> HalfPoints {
    match result {
        ResultCode::Win
        | ResultCode::UnratedWin
        | ResultCode::ForfeitWin
        | ResultCode::FullPointBye => HalfPoints(2),
        ResultCode::Draw
        | ResultCode::UnratedDraw
        | ResultCode::HalfPointBye
        | ResultCode::AllocatedBye => HalfPoints(1),
        ResultCode::Loss
        | ResultCode::UnratedLoss
        | ResultCode::ForfeitLoss
        | ResultCode::ZeroPointBye
        | ResultCode::Open => HalfPoints(0),
    }
}
