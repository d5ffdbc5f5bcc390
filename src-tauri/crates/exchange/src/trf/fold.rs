//! Reports whose successive rounds are games of a match.
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "each function picks out the records it needs"
)]

use kralle_pairing::event::{EntrantNumber, Event};

use super::meaning::cell_column;
use super::record::Record;
use super::{Trf, TrfError, TrfProblem};

impl Trf {
    /// Returns the report of the first games: one round for every `games` rounds. Its lines keep
    /// their numbers.
    ///
    /// # Errors
    /// Fails if the planned number of rounds is no multiple of `games`.
    pub(crate) fn first_games(&self, games: u16) -> Result<Self, TrfError> {
        for (line, record) in self.numbered() {
            if let Record::Rounds { rounds, .. } = record
                && !rounds.is_multiple_of(games)
            {
                let expected = "a multiple of the games of a match";
                return Err(TrfError::field(line, 5, &rounds.to_string(), expected));
            }
        }
        let mut copy = self.clone();
        for line in &mut copy.lines {
            if !fold(&mut line.record, games) {
                line.record = Record::Blank;
            }
        }
        Ok(copy)
    }

    /// Checks that every team meets nobody but the opponent of the first game in its further games.
    ///
    /// # Errors
    /// Fails for the first other opponent.
    pub(crate) fn check_further_games(&self, event: &Event, games: usize) -> Result<(), TrfError> {
        for entrant in event.entrants() {
            let records = event.records(entrant.number);
            for (index, record) in records.iter().enumerate() {
                let first = &records[index - index % games].participation;
                let opponent = record.participation.scheduled_opponent();
                if opponent.is_some() && opponent != first.scheduled_opponent() {
                    return Err(self.other_pairs(entrant.number, index));
                }
            }
        }
        Ok(())
    }

    /// Returns the error of a game with other pairs than the first game of its match. `round`
    /// counts from 0.
    pub(crate) fn other_pairs(&self, team: EntrantNumber, round: usize) -> TrfError {
        self.of_team(
            team,
            TrfProblem::OtherPairs {
                team: team.get(),
                round: number(round),
            },
        )
    }

    /// Returns the error of a game that a match needs and that is not there. `round` counts from 0.
    pub(crate) fn missing_game(&self, entrant: EntrantNumber, round: usize) -> TrfError {
        let (number, in_report) = (entrant.get(), number(round));
        if self.is_team_event() {
            let problem = TrfProblem::MissingGame {
                team: number,
                round: in_report,
            };
            self.of_team(entrant, problem)
        } else {
            let problem = TrfProblem::NoGame {
                player: number,
                round: in_report,
            };
            self.of_player(entrant, round, problem)
        }
    }

    /// Returns the error of a game without a remark about the partner. `round` counts from 0.
    pub(crate) fn no_partner(&self, player: EntrantNumber, round: usize) -> TrfError {
        let problem = TrfProblem::NoPartner {
            player: player.get(),
            round: number(round),
        };
        self.of_player(player, round, problem)
    }

    /// Returns an error at the cell of a player.
    fn of_player(&self, player: EntrantNumber, round: usize, problem: TrfProblem) -> TrfError {
        let mut placed = self.placed();
        let line = placed.find(|it| it.player.number == player.get());
        TrfError::new(line.map_or(1, |it| it.line), cell_column(round), problem)
    }

    fn of_team(&self, team: EntrantNumber, problem: TrfProblem) -> TrfError {
        let new = self.numbered().find_map(|(line, record)| match record {
            Record::Team(it) if it.number == Some(team.get()) => Some(line),
            _ => None,
        });
        let lines = self.numbered().filter_map(|(line, record)| match record {
            Record::Team(it) if it.number.is_none() => Some(line),
            _ => None,
        });
        let line = new.or_else(|| lines.into_iter().nth(team.index()));
        TrfError::new(line.unwrap_or(1), 5, problem)
    }
}

fn number(round: usize) -> u16 {
    u16::try_from(round + 1).unwrap_or(u16::MAX)
}

/// Numbers the rounds of a record by matches. Returns false for a record of a further game.
fn fold(record: &mut Record, games: u16) -> bool {
    let step = usize::from(games);
    let fold = |round: &mut u16| {
        let index = round.saturating_sub(1);
        *round = index / games + 1;
        index.is_multiple_of(games)
    };
    match record {
        Record::Player(it) => {
            it.rounds = it.rounds.iter().copied().step_by(step).collect();
            // The points are those of all games.
            it.points = None;
        }
        Record::Rounds { rounds, .. } => *rounds /= games,
        Record::TeamByes(it) => it.teams = it.teams.iter().copied().step_by(step).collect(),
        Record::Byes(it) => return fold(&mut it.round),
        Record::LineUp(it) => return fold(&mut it.round),
        Record::Forfeit(it) => return fold(&mut it.round),
        Record::Abnormal(it) => {
            let is_first = it.round.as_mut().is_none_or(fold);
            return is_first || it.kind.is_none();
        }
        Record::Accelerated(it) => {
            fold(&mut it.rounds.0);
            fold(&mut it.rounds.1);
        }
        Record::AcceleratedPlayer { points, .. } => {
            *points = points.iter().copied().step_by(step).collect();
        }
        Record::Restricted(it) => {
            if let Some((from, to)) = &mut it.rounds {
                fold(from);
                fold(to);
            }
        }
        _ => {}
    }
    true
}
