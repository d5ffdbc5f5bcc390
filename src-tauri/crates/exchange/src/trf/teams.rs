//! From the games of players to the matches of teams.

use std::collections::BTreeMap;

use kralle_pairing::event::{
    ColorPreferenceType, Entrant, EntrantNumber, Event, EventBuilder, Format, GameResult,
    HalfPoints, Participation, RequestedBye, Role, RoundNumber, ScoreKind, ScoringSystem,
    SecondaryScore,
};

use super::meaning::{
    Placed, check_numbers, entrant_number, locate, participation, requested_kind, round_number,
    team_role,
};
use super::record::{Cell, LineUp, MatchForfeit, Record, ResultCode, TeamRecord};
use super::{Trf, TrfError, TrfProblem};

/// Everything needed to read the matches.
struct Teams<'a> {
    teams: Vec<(usize, &'a TeamRecord)>,
    /// The team of each player, both counted from 0.
    team_of: Vec<Option<usize>>,
    players: &'a [Placed<'a>],
    colors: Vec<Role>,
    line_ups: BTreeMap<(u16, u16), &'a LineUp>,
    scoring: ScoringSystem,
}

/// What one team did in a round, before its opponent is looked at.
#[derive(Default)]
struct Side {
    opponent: Option<usize>,
    points: Vec<HalfPoints>,
    first_votes: usize,
    second_votes: usize,
    played: bool,
    wins_by_forfeit: usize,
    losses_by_forfeit: usize,
    bye: Option<ResultCode>,
}

impl Side {
    fn total(&self) -> HalfPoints {
        self.points.iter().copied().sum()
    }
}

impl Trf {
    pub(super) fn team_event(
        &self,
        players: &[Placed<'_>],
        kept: usize,
        paired: usize,
    ) -> Result<Event, TrfError> {
        check_games(players, kept)?;
        let teams = self.read_teams(players)?;
        let mut sides: Vec<Vec<Side>> = Vec::new();
        let mut boards = self.board_colors().map_or(0, <[Role]>::len);
        for round in 0..kept {
            let row = (0..teams.teams.len())
                .map(|team| teams.side(team, round))
                .collect::<Result<Vec<_>, _>>()?;
            if self.board_colors().is_none() {
                boards = row
                    .iter()
                    .map(|side| side.points.len())
                    .fold(boards, usize::max);
            }
            sides.push(row);
        }
        let entrants: Vec<Entrant> = teams
            .teams
            .iter()
            .enumerate()
            .map(|(index, (_, team))| Entrant {
                number: EntrantNumber::from_index(index),
                rating: team
                    .strength
                    .and_then(|strength| u16::try_from(strength).ok()),
            })
            .collect();
        let count = entrants.len();
        let boards = u8::try_from(boards.max(1)).unwrap_or(u8::MAX);
        let mut builder = EventBuilder::new(Format::Team { boards }, entrants);
        builder
            .scoring(self.match_scoring())
            .game_scoring(teams.scoring)
            .rounds(kept);
        let primary = self.team_system(&mut builder);
        self.common_settings(&mut builder, count, primary)?;
        for (round, row) in sides.iter().enumerate() {
            for team in 0..count {
                teams.record(&mut builder, row, team, round, boards)?;
            }
        }
        let mut codes: BTreeMap<(usize, usize), ResultCode> = BTreeMap::new();
        self.team_records(&mut builder, &teams, kept, boards, &mut codes)?;
        if kept == paired {
            self.requests(&mut builder, kept, count)?;
            teams.requests(&mut builder, kept);
        }
        self.abnormal_points(&mut builder, count, kept, |team, round| {
            codes
                .get(&(team, round))
                .copied()
                .or_else(|| teams.result_code(&sides[round], team))
        })?;
        builder
            .build()
            .map_err(|error| locate(error, |index| teams.teams[index].0, |_| 5))
    }

    fn read_teams<'a>(&'a self, players: &'a [Placed<'a>]) -> Result<Teams<'a>, TrfError> {
        let new = self.teams().any(|team| team.code == "310");
        let mut teams: Vec<(usize, &TeamRecord)> = self
            .numbered()
            .filter_map(|(line, record)| match record {
                Record::Team(team) if !new || team.code == "310" => Some((line, team)),
                _ => None,
            })
            .collect();
        if new {
            teams.sort_by_key(|(_, team)| team.number);
            check_numbers(
                teams
                    .iter()
                    .map(|(line, team)| (*line, team.number.unwrap_or(0))),
            )?;
        }
        let mut team_of = vec![None; players.len()];
        for (index, (line, team)) in teams.iter().enumerate() {
            for (place, number) in team.players.iter().enumerate() {
                let column = if new { 74 } else { 37 } + 5 * place;
                let player = entrant_number(*number, players.len(), *line, column)?;
                if team_of[player.index()].replace(index).is_some() {
                    return Err(TrfError::new(
                        *line,
                        column,
                        TrfProblem::SameNumber { number: *number },
                    ));
                }
            }
        }
        let line_ups = self
            .records()
            .filter_map(|record| match record {
                Record::LineUp(it) => Some(((it.team, it.round), it)),
                _ => None,
            })
            .collect();
        Ok(Teams {
            teams,
            team_of,
            players,
            colors: self.board_colors().unwrap_or_default().to_vec(),
            line_ups,
            scoring: self.game_scoring()?,
        })
    }

    fn board_colors(&self) -> Option<&[Role]> {
        self.records().find_map(|record| match record {
            Record::BoardColors(colors) => Some(colors.as_slice()),
            _ => None,
        })
    }

    /// Preferences and scores from the code of record 192, such as
    /// `FIDE_TEAM_TYPEB_MP_GP`; gives the primary score.
    fn team_system(&self, builder: &mut EventBuilder) -> ScoreKind {
        let code = self
            .text_of("192")
            .unwrap_or("FIDE_TEAM")
            .to_ascii_uppercase();
        let code = code.strip_suffix("_BAKU").unwrap_or(&code);
        let words: Vec<&str> = code.split('_').collect();
        let plain = code == "FIDE_TEAM" || !code.starts_with("FIDE_TEAM");
        builder.preferences(if plain || words.contains(&"TYPEA") {
            ColorPreferenceType::A
        } else if words.contains(&"TYPEB") {
            ColorPreferenceType::B
        } else {
            ColorPreferenceType::None
        });
        let scores: Vec<ScoreKind> = words
            .iter()
            .filter_map(|word| match *word {
                "MP" => Some(ScoreKind::MatchPoints),
                "GP" => Some(ScoreKind::GamePoints),
                _ => None,
            })
            .collect();
        let primary = scores.first().copied().unwrap_or_default();
        builder.primary_score(primary);
        builder.secondary_score(if plain || scores.len() > 1 {
            SecondaryScore::DecidesFirstTeam
        } else {
            SecondaryScore::Unused
        });
        primary
    }

    /// Forfeited matches (330), pairing-allocated byes (320) and byes (240).
    fn team_records(
        &self,
        builder: &mut EventBuilder,
        teams: &Teams<'_>,
        kept: usize,
        boards: u8,
        codes: &mut BTreeMap<(usize, usize), ResultCode>,
    ) -> Result<(), TrfError> {
        let count = teams.teams.len();
        for (line, record) in self.numbered() {
            match record {
                Record::Forfeit(it) if usize::from(it.round) <= kept => {
                    forfeit(builder, it, line, count, teams.scoring, boards, codes)?;
                }
                Record::TeamByes(it) => {
                    for (round, team) in it.teams.iter().enumerate().take(kept) {
                        let Some(number) = team else { continue };
                        let entrant = entrant_number(*number, count, line, 15 + 4 * round)?;
                        let at = RoundNumber::from_index(round);
                        let draws = teams.of_all_boards(teams.scoring.draw, boards);
                        builder
                            .set(at, entrant, Participation::AllocatedBye)
                            .set_points(
                                at,
                                entrant,
                                ScoreKind::GamePoints,
                                it.game_points.unwrap_or(draws),
                            );
                        codes.insert((entrant.index(), round), ResultCode::AllocatedBye);
                    }
                }
                Record::Byes(it) if usize::from(it.round) <= kept => {
                    let Some(kind) = requested_kind(it.kind) else {
                        continue;
                    };
                    for number in &it.entrants {
                        let entrant = entrant_number(*number, count, line, 11)?;
                        let at = round_number(it.round);
                        builder.set(at, entrant, kind).set_points(
                            at,
                            entrant,
                            ScoreKind::GamePoints,
                            teams.of_all_boards(teams.scoring.points(kind), boards),
                        );
                        codes.insert((entrant.index(), at.index()), it.kind);
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}

impl Teams<'_> {
    fn of_all_boards(&self, worth: HalfPoints, boards: u8) -> HalfPoints {
        HalfPoints(worth.get().saturating_mul(u16::from(boards)))
    }

    /// The players of a team in the order of the boards of a round; `None` for
    /// an empty board. Some programs list the opponent's players in between;
    /// they are left out.
    fn line_up(&self, team: usize, round: usize) -> Vec<Option<usize>> {
        let number = EntrantNumber::from_index(team).get();
        let at = RoundNumber::from_index(round).get();
        if let Some(it) = self.line_ups.get(&(number, at)) {
            return it
                .boards
                .iter()
                .map(|player| player.map(|number| usize::from(number) - 1))
                .filter(|player| {
                    let team_of =
                        player.and_then(|player| self.team_of.get(player).copied().flatten());
                    team_of
                        .is_none_or(|other| EntrantNumber::from_index(other).get() != it.opponent)
                })
                .collect();
        }
        self.teams[team]
            .1
            .players
            .iter()
            .map(|number| usize::from(*number) - 1)
            .filter(|player| self.cell(*player, round).is_some_and(sits_at_a_board))
            .map(Some)
            .collect()
    }

    fn cell(&self, player: usize, round: usize) -> Option<Cell> {
        *self.players.get(player)?.player.rounds.get(round)?
    }

    fn side(&self, team: usize, round: usize) -> Result<Side, TrfError> {
        let mut side = Side::default();
        for (board, player) in self.line_up(team, round).into_iter().enumerate() {
            let cell = player.and_then(|player| self.cell(player, round));
            let Some(cell) = cell.filter(|cell| sits_at_a_board(*cell)) else {
                side.points.push(HalfPoints::ZERO);
                continue;
            };
            let line = self.teams[team].0;
            let opponent = cell
                .opponent
                .and_then(|number| self.team_of.get(usize::from(number) - 1).copied())
                .flatten();
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
            match cell.result {
                ResultCode::ForfeitWin => side.wins_by_forfeit += 1,
                ResultCode::ForfeitLoss => side.losses_by_forfeit += 1,
                _ => side.played = true,
            }
        }
        if side.points.is_empty() {
            side.bye = self.teams[team]
                .1
                .players
                .iter()
                .filter_map(|number| self.cell(usize::from(*number) - 1, round))
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

    fn record(
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
            let result = match side.total().cmp(&row[other].total()) {
                std::cmp::Ordering::Greater => GameResult::Win,
                std::cmp::Ordering::Equal => GameResult::Draw,
                std::cmp::Ordering::Less => GameResult::Loss,
            };
            let Some(role) = role else {
                return Err(TrfError::new(
                    self.teams[team].0,
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
        let Some(code) = self.result_code(row, team) else {
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
            // A drawn match, unless record 320 says otherwise (C.04.6 article 1.4).
            Participation::AllocatedBye => self.scoring.draw,
            other => self.scoring.points(other),
        };
        builder.set(at, entrant, did).set_points(
            at,
            entrant,
            ScoreKind::GamePoints,
            self.of_all_boards(worth, boards),
        );
        Ok(())
    }

    /// The result of a team as one letter, where it has one.
    fn result_code(&self, row: &[Side], team: usize) -> Option<ResultCode> {
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
            return Some(match side.total().cmp(&row[other].total()) {
                std::cmp::Ordering::Greater => ResultCode::Win,
                std::cmp::Ordering::Equal => ResultCode::Draw,
                std::cmp::Ordering::Less => ResultCode::Loss,
            });
        }
        if side.wins_by_forfeit > 0 {
            Some(ResultCode::ForfeitWin)
        } else if side.losses_by_forfeit > 0 || opponent.is_some() {
            Some(ResultCode::ForfeitLoss)
        } else {
            None
        }
    }

    /// A team all of whose players have a bye in a round to come has asked for
    /// it.
    fn requests(&self, builder: &mut EventBuilder, paired: usize) {
        for (index, (_, team)) in self.teams.iter().enumerate() {
            let kinds: Vec<Option<Participation>> = team
                .players
                .iter()
                .map(|number| {
                    self.cell(usize::from(*number) - 1, paired)
                        .and_then(|cell| requested_kind(cell.result))
                })
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

fn forfeit(
    builder: &mut EventBuilder,
    it: &MatchForfeit,
    line: usize,
    count: usize,
    scoring: ScoringSystem,
    boards: u8,
    codes: &mut BTreeMap<(usize, usize), ResultCode>,
) -> Result<(), TrfError> {
    let white = entrant_number(it.white_team, count, line, 12)?;
    let black = entrant_number(it.black_team, count, line, 16)?;
    let at = round_number(it.round);
    let sides = [
        (white, black, Role::First, it.white),
        (black, white, Role::Second, it.black),
    ];
    for (entrant, opponent, role, code) in sides {
        let (opponent, role) = (Some(opponent), Some(role));
        let did = if code == ResultCode::ForfeitWin {
            Participation::ForfeitWin { opponent, role }
        } else {
            Participation::ForfeitLoss { opponent, role }
        };
        let worth = scoring.points(did).get().saturating_mul(u16::from(boards));
        builder.set(at, entrant, did).set_points(
            at,
            entrant,
            ScoreKind::GamePoints,
            HalfPoints(worth),
        );
        codes.insert((entrant.index(), at.index()), code);
    }
    Ok(())
}

/// Whether a player had a board in the match: a game, or a forfeit.
const fn sits_at_a_board(cell: Cell) -> bool {
    cell.opponent.is_some()
        || matches!(
            cell.result,
            ResultCode::ForfeitWin | ResultCode::ForfeitLoss
        )
}

/// The games of the players must fit together as in an individual event;
/// several players may have the team's bye, and a forfeited game need not name
/// the other side.
fn check_games(players: &[Placed<'_>], kept: usize) -> Result<(), TrfError> {
    let count = u16::try_from(players.len()).unwrap_or(u16::MAX);
    let mut builder = EventBuilder::with_entrants(Format::Individual, count);
    builder.rounds(kept);
    for (index, it) in players.iter().enumerate() {
        for (round, cell) in it.player.rounds.iter().enumerate().take(kept) {
            let Some(cell) = cell else { continue };
            let did = participation(*cell, it.line, round, players.len())?;
            if did.is_played() {
                builder.set(
                    RoundNumber::from_index(round),
                    EntrantNumber::from_index(index),
                    did,
                );
            }
        }
    }
    builder.build().map(|_| ()).map_err(|error| {
        locate(
            error,
            |index| players[index].line,
            super::meaning::cell_column,
        )
    })
}
