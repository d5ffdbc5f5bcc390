//! Conversion of players' games into team matches.
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "each function picks out the records it needs"
)]

use std::collections::BTreeMap;

use kralle_pairing::event::{
    ColorPreferenceType, Entrant, EntrantNumber, Event, EventBuilder, Format, Participation,
    RequestedBye, Role, RoundNumber, ScoreKind, ScoringSystem, SecondaryScore,
};

use super::meaning::{
    Placed, check_numbers, entrant_number, locate, participation, requested_kind, round_number,
};
use super::record::{MatchForfeit, Record, ResultCode, TeamRecord};
use super::seats::Seats;
use super::team_round::{Side, Teams, on_all_boards, sits_at_a_board};
use super::{Trf, TrfError, TrfProblem};

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
            let row = (0..teams.list.len())
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
            .list
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
        } else {
            self.left_out(&mut builder, &teams, kept)?;
        }
        self.abnormal_points(&mut builder, count, kept, |team, round| {
            codes
                .get(&(team, round))
                .copied()
                .or_else(|| Teams::result_code(&sides[round], team))
        })?;
        builder
            .build()
            .map_err(|error| locate(error, |index| teams.list[index].0, |_| 5))
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
        let records: Vec<&TeamRecord> = teams.iter().map(|(_, team)| *team).collect();
        let seats = Seats::of(self, &records);
        let mut seen = vec![None; players.len()];
        for (index, (line, team)) in teams.iter().enumerate() {
            for (place, number) in team.players.iter().enumerate() {
                let column = if new { 74 } else { 37 } + 5 * place;
                let player = entrant_number(*number, players.len(), *line, column)?;
                // Only a player who changed the team may be in a second list, and the rounds must
                // show the teams.
                let again = match seen[player.index()].replace(index) {
                    None => false,
                    Some(before) => before == index || !all_told(&seats, &players[player.index()]),
                };
                if again {
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
            list: teams,
            seats,
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

    /// Sets color preferences and scores by the code of record 192, such as
    /// `FIDE_TEAM_TYPEB_MP_GP`. Returns the primary score.
    fn team_system(&self, builder: &mut EventBuilder) -> ScoreKind {
        let code = self
            .text_of("192")
            .unwrap_or("FIDE_TEAM")
            .to_ascii_uppercase();
        let code = code.strip_suffix("_BAKU").unwrap_or(&code);
        // The earlier code in Kralle's reports, which were paired by type A.
        let code = if code == "FIDE_TEAM_BASEDONMATCHPOINTS" {
            "FIDE_TEAM_TYPEA_MP"
        } else {
            code
        };
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

    /// Adds the teams that were not to be paired in a paired round (counted from 0). They have a
    /// bye (240 or all players) or blank cells.
    ///
    /// # Errors
    /// Fails if a record names an unknown team.
    fn left_out(
        &self,
        builder: &mut EventBuilder,
        teams: &Teams<'_>,
        round: usize,
    ) -> Result<(), TrfError> {
        let count = teams.list.len();
        let mut said = vec![false; count];
        for (line, record) in self.numbered() {
            match record {
                Record::Forfeit(it) if usize::from(it.round) == round + 1 => {
                    for (number, column) in [(it.white_team, 12), (it.black_team, 16)] {
                        said[entrant_number(number, count, line, column)?.index()] = true;
                    }
                }
                Record::TeamByes(it) => {
                    if let Some(Some(number)) = it.teams.get(round) {
                        let column = 15 + 4 * round;
                        said[entrant_number(*number, count, line, column)?.index()] = true;
                    }
                }
                Record::Byes(it) if usize::from(it.round) == round + 1 => {
                    for number in &it.entrants {
                        let entrant = entrant_number(*number, count, line, 11)?;
                        said[entrant.index()] = true;
                        builder.request_bye(RequestedBye {
                            entrant,
                            round: RoundNumber::from_index(round),
                            kind: requested_kind(it.kind).unwrap_or(Participation::NotPaired),
                        });
                    }
                }
                _ => {}
            }
        }
        for (team, _) in said.iter().enumerate().filter(|(_, said)| !**said) {
            if let Some(kind) = teams.absence(team, round) {
                builder.request_bye(RequestedBye {
                    entrant: EntrantNumber::from_index(team),
                    round: RoundNumber::from_index(round),
                    kind,
                });
            }
        }
        Ok(())
    }

    /// Adds forfeited matches (330), pairing-allocated byes (320) and byes (240).
    ///
    /// # Errors
    /// Fails if a record names an unknown team.
    fn team_records(
        &self,
        builder: &mut EventBuilder,
        teams: &Teams<'_>,
        kept: usize,
        boards: u8,
        codes: &mut BTreeMap<(usize, usize), ResultCode>,
    ) -> Result<(), TrfError> {
        let count = teams.list.len();
        for (line, record) in self.numbered() {
            match record {
                Record::Forfeit(it) if usize::from(it.round) <= kept => {
                    forfeit(builder, *it, line, count, teams.scoring, boards, codes)?;
                }
                Record::TeamByes(it) => {
                    for (round, team) in it.teams.iter().enumerate().take(kept) {
                        let Some(number) = team else { continue };
                        let entrant = entrant_number(*number, count, line, 15 + 4 * round)?;
                        let at = RoundNumber::from_index(round);
                        let draws = on_all_boards(teams.scoring.draw, boards);
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
                            on_all_boards(teams.scoring.points(kind), boards),
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

fn forfeit(
    builder: &mut EventBuilder,
    it: MatchForfeit,
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
        let worth = on_all_boards(scoring.points(did), boards);
        builder
            .set(at, entrant, did)
            .set_points(at, entrant, ScoreKind::GamePoints, worth);
        codes.insert((entrant.index(), at.index()), code);
    }
    Ok(())
}

/// True if the team is known for each of a player's games.
fn all_told(seats: &Seats, it: &Placed<'_>) -> bool {
    let mut rounds = it.player.rounds.iter().enumerate();
    rounds.all(|(round, cell)| {
        !cell.is_some_and(sits_at_a_board) || seats.team(it.player.number, round).is_some()
    })
}

/// Checks that the games of the players are consistent, as in an individual event. Several
/// players may have the team's bye, and a forfeited game may omit the opponent.
///
/// # Errors
/// Fails if two players' results contradict each other.
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
