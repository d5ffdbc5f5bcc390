//! What the records of a file mean together.
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "each function picks out the records it needs"
)]

use kralle_pairing::event::{
    Acceleration, Entrant, EntrantNumber, Event, EventBuilder, EventError, ForbiddenPairs, Format,
    GameResult, HalfPoints, Participation, RequestedBye, Role, RoundNumber, ScoreKind,
    baku_acceleration,
};

use super::record::{Cell, PlayerRecord, Record, RestrictedPairs, ResultCode};
use super::{Trf, TrfError, TrfProblem};

/// A player and the line it stands in.
#[derive(Clone, Copy)]
pub(super) struct Placed<'a> {
    pub(super) line: usize,
    pub(super) player: &'a PlayerRecord,
}

impl Trf {
    /// The event that the file tells of: of teams where it has teams, of
    /// players otherwise.
    ///
    /// A round counts as paired when somebody has an opponent or the
    /// pairing-allocated bye in it; byes in later rounds are requests.
    pub fn to_event(&self) -> Result<Event, TrfError> {
        self.event(None)
    }

    /// The event as it was before a round was paired. What stands in that round
    /// and later ones is not looked at, but for who was not to be paired.
    pub fn to_event_before(&self, round: RoundNumber) -> Result<Event, TrfError> {
        self.event(Some(round))
    }

    fn event(&self, before: Option<RoundNumber>) -> Result<Event, TrfError> {
        let players = self.placed_players()?;
        let paired = paired_rounds(&players);
        self.check_round_count(&players)?;
        let kept = before.map_or(paired, |round| paired.min(round.index()));
        let event = if self.is_team_event() {
            self.team_event(&players, kept, paired)?
        } else {
            self.individual_event(&players, kept, paired)?
        };
        if before.is_none() && !self.is_team_event() {
            check_points(&players, &event)?;
        }
        Ok(event)
    }

    /// The players by number, which must be 1, 2, 3 … without a gap.
    fn placed_players(&self) -> Result<Vec<Placed<'_>>, TrfError> {
        let mut players: Vec<Placed<'_>> = self
            .numbered()
            .filter_map(|(line, record)| match record {
                Record::Player(player) => Some(Placed { line, player }),
                _ => None,
            })
            .collect();
        players.sort_by_key(|it| it.player.number);
        if players.is_empty() {
            return Err(TrfError::new(1, 1, TrfProblem::NoEntrants));
        }
        check_numbers(players.iter().map(|it| (it.line, it.player.number)))?;
        let by_rank = |record: &Record| matches!(record, Record::RankNumbering { .. });
        if self.records().any(by_rank) {
            check_ranks(&players)?;
        }
        Ok(players)
    }

    fn check_round_count(&self, players: &[Placed<'_>]) -> Result<(), TrfError> {
        let Some(planned) = self.planned_rounds() else {
            return Ok(());
        };
        let long = players
            .iter()
            .find(|it| it.player.rounds.len() > usize::from(planned));
        match long {
            Some(it) => Err(TrfError::new(
                it.line,
                cell_column(usize::from(planned)),
                TrfProblem::TooManyRounds {
                    found: RoundNumber::from_index(usize::from(planned)).get(),
                    planned,
                },
            )),
            None => Ok(()),
        }
    }

    fn individual_event(
        &self,
        players: &[Placed<'_>],
        kept: usize,
        paired: usize,
    ) -> Result<Event, TrfError> {
        let entrants = players
            .iter()
            .enumerate()
            .map(|(index, it)| Entrant {
                number: EntrantNumber::from_index(index),
                rating: it.player.rating,
            })
            .collect();
        let mut builder = EventBuilder::new(Format::Individual, entrants);
        builder.scoring(self.game_scoring()?).rounds(kept);
        self.common_settings(&mut builder, players.len(), ScoreKind::GamePoints)?;
        for (index, it) in players.iter().enumerate() {
            let entrant = EntrantNumber::from_index(index);
            for (round, cell) in it.player.rounds.iter().enumerate() {
                let Some(cell) = cell else { continue };
                let number = RoundNumber::from_index(round);
                if round >= kept {
                    // What the round was paired without.
                    if round == kept && kept < paired && is_left_out(Some(*cell)) {
                        builder.request_bye(RequestedBye {
                            entrant,
                            round: number,
                            kind: Participation::NotPaired,
                        });
                    }
                    if let Some(kind) = requested_kind(cell.result) {
                        builder.request_bye(RequestedBye {
                            entrant,
                            round: number,
                            kind,
                        });
                    }
                    continue;
                }
                let participation = participation(*cell, it.line, round, players.len())?;
                builder.set(number, entrant, participation);
            }
        }
        if kept == paired {
            self.requests(&mut builder, kept, players.len())?;
        } else {
            let blank = |it: &Placed<'_>| it.player.rounds.get(kept).copied().flatten().is_none();
            for (index, _) in players.iter().enumerate().filter(|(_, it)| blank(it)) {
                builder.request_bye(RequestedBye {
                    entrant: EntrantNumber::from_index(index),
                    round: RoundNumber::from_index(kept),
                    kind: Participation::NotPaired,
                });
            }
        }
        self.abnormal_points(&mut builder, players.len(), kept, |index, round| {
            players[index]
                .player
                .rounds
                .get(round)
                .copied()
                .flatten()
                .map(|cell| cell.result)
        })?;
        builder
            .build()
            .map_err(|error| locate(error, |index| players[index].line, cell_column))
    }

    /// Rounds, initial role, bans and accelerations.
    pub(super) fn common_settings(
        &self,
        builder: &mut EventBuilder,
        entrants: usize,
        primary: ScoreKind,
    ) -> Result<(), TrfError> {
        if let Some(rounds) = self.planned_rounds() {
            builder.planned_rounds(rounds);
        }
        let mut accelerated = false;
        for (line, record) in self.numbered() {
            match record {
                Record::InitialColor { role, .. } | Record::RankNumbering { role: Some(role) } => {
                    builder.initial_role(*role);
                }
                Record::Restricted(it) => {
                    builder.forbid(ban(it, line, entrants)?);
                }
                Record::Accelerated(it) => {
                    accelerated = true;
                    let points = match primary {
                        ScoreKind::MatchPoints => it.match_points.or(it.game_points),
                        ScoreKind::GamePoints => it.game_points.or(it.match_points),
                    };
                    builder.accelerate(Acceleration {
                        from: round_number(it.rounds.0),
                        to: round_number(it.rounds.1),
                        first: entrant_number(it.entrants.0, entrants, line, 23)?,
                        last: entrant_number(it.entrants.1, entrants, line, 28)?,
                        points: points.unwrap_or_default(),
                    });
                }
                Record::AcceleratedPlayer { player, points } => {
                    accelerated = true;
                    let entrant = entrant_number(*player, entrants, line, 5)?;
                    for (index, worth) in points.iter().enumerate() {
                        let round = RoundNumber::from_index(index);
                        builder.accelerate(Acceleration {
                            from: round,
                            to: round,
                            first: entrant,
                            last: entrant,
                            points: *worth,
                        });
                    }
                }
                _ => {}
            }
        }
        let baku = self
            .tournament_type()
            .is_some_and(|kind| kind.ends_with("_BAKU"));
        if let (true, false, Some(rounds)) = (baku, accelerated, self.planned_rounds()) {
            let scoring = match primary {
                ScoreKind::MatchPoints => self.match_scoring(),
                ScoreKind::GamePoints => self.game_scoring()?,
            };
            let count = u16::try_from(entrants).unwrap_or(u16::MAX);
            for acceleration in baku_acceleration(count, rounds, scoring.win, scoring.draw) {
                builder.accelerate(acceleration);
            }
        }
        Ok(())
    }

    /// Byes asked for after the rounds that are paired (240 and XXZ).
    pub(super) fn requests(
        &self,
        builder: &mut EventBuilder,
        paired: usize,
        entrants: usize,
    ) -> Result<(), TrfError> {
        for (line, record) in self.numbered() {
            match record {
                Record::Byes(it) if usize::from(it.round) > paired => {
                    for number in &it.entrants {
                        builder.request_bye(RequestedBye {
                            entrant: entrant_number(*number, entrants, line, 11)?,
                            round: round_number(it.round),
                            kind: requested_kind(it.kind).unwrap_or(Participation::NotPaired),
                        });
                    }
                }
                Record::Absent(numbers) => {
                    for number in numbers {
                        builder.request_bye(RequestedBye {
                            entrant: entrant_number(*number, entrants, line, 5)?,
                            round: RoundNumber::from_index(paired),
                            kind: Participation::NotPaired,
                        });
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}

pub(super) fn check_numbers(numbers: impl Iterator<Item = (usize, u16)>) -> Result<(), TrfError> {
    let mut expected = 1;
    for (line, found) in numbers {
        let problem = match found.cmp(&expected) {
            std::cmp::Ordering::Less => TrfProblem::SameNumber { number: found },
            std::cmp::Ordering::Greater => TrfProblem::NumberGap { found, expected },
            std::cmp::Ordering::Equal => {
                expected += 1;
                continue;
            }
        };
        return Err(TrfError::new(line, 5, problem));
    }
    Ok(())
}

/// Numbering by rank (XXC) is understood where it says the same as the start
/// numbers: pairs are named by these.
fn check_ranks(players: &[Placed<'_>]) -> Result<(), TrfError> {
    let other = |it: &&Placed<'_>| it.player.rank != Some(it.player.number);
    match players.iter().find(other) {
        None => Ok(()),
        Some(it) => Err(TrfError::new(
            it.line,
            86,
            TrfProblem::Field {
                found: it
                    .player
                    .rank
                    .map(|rank| rank.to_string())
                    .unwrap_or_default(),
                expected: "the start number as rank (XXC rank is known only where both agree)",
            },
        )),
    }
}

/// How many rounds are paired: up to the last in which somebody has an
/// opponent, a forfeit or the pairing-allocated bye.
pub(super) fn paired_rounds(players: &[Placed<'_>]) -> usize {
    let is_paired = |cell: &Option<Cell>| {
        cell.is_some_and(|cell| {
            cell.opponent.is_some()
                || matches!(
                    cell.result,
                    ResultCode::AllocatedBye | ResultCode::ForfeitWin | ResultCode::ForfeitLoss
                )
        })
    };
    players
        .iter()
        .filter_map(|it| it.player.rounds.iter().rposition(is_paired))
        .map(|last| last + 1)
        .max()
        .unwrap_or(0)
}

/// The column in which a round (counted from 0) begins in a player's line.
pub(super) const fn cell_column(round: usize) -> usize {
    92 + 10 * round
}

/// Whether a player was not to be paired in a round that was: an empty cell.
pub(super) fn is_left_out(cell: Option<Cell>) -> bool {
    cell.is_none_or(|cell| cell.opponent.is_none() && cell.result == ResultCode::Open)
}

pub(super) const fn requested_kind(result: ResultCode) -> Option<Participation> {
    match result {
        ResultCode::FullPointBye => Some(Participation::FullPointBye),
        ResultCode::HalfPointBye => Some(Participation::HalfPointBye),
        ResultCode::ZeroPointBye => Some(Participation::ZeroPointBye),
        ResultCode::Win
        | ResultCode::Draw
        | ResultCode::Loss
        | ResultCode::UnratedWin
        | ResultCode::UnratedDraw
        | ResultCode::UnratedLoss
        | ResultCode::ForfeitWin
        | ResultCode::ForfeitLoss
        | ResultCode::AllocatedBye
        | ResultCode::Open => None,
    }
}

/// What a player's cell in a paired round means.
pub(super) fn participation(
    cell: Cell,
    line: usize,
    round: usize,
    players: usize,
) -> Result<Participation, TrfError> {
    let opponent = match cell.opponent {
        Some(number) => Some(entrant_number(number, players, line, cell_column(round))?),
        None => None,
    };
    let role = cell.color.role();
    let played = |result| match (opponent, role) {
        (Some(opponent), Some(role)) => Participation::Played {
            opponent,
            role,
            result,
        },
        // The line reader has refused both.
        (None, _) | (_, None) => Participation::NotPaired,
    };
    Ok(match cell.result {
        ResultCode::Win | ResultCode::UnratedWin => played(GameResult::Win),
        ResultCode::Draw | ResultCode::UnratedDraw => played(GameResult::Draw),
        ResultCode::Loss | ResultCode::UnratedLoss => played(GameResult::Loss),
        ResultCode::ForfeitWin => Participation::ForfeitWin { opponent, role },
        ResultCode::ForfeitLoss => Participation::ForfeitLoss { opponent, role },
        ResultCode::HalfPointBye => Participation::HalfPointBye,
        ResultCode::FullPointBye => Participation::FullPointBye,
        ResultCode::AllocatedBye => Participation::AllocatedBye,
        ResultCode::ZeroPointBye => Participation::ZeroPointBye,
        ResultCode::Open if opponent.is_none() => Participation::NotPaired,
        ResultCode::Open => {
            return Err(TrfError::new(
                line,
                cell_column(round) + 7,
                TrfProblem::MissingResult {
                    round: RoundNumber::from_index(round).get(),
                },
            ));
        }
    })
}

pub(super) fn entrant_number(
    number: u16,
    count: usize,
    line: usize,
    column: usize,
) -> Result<EntrantNumber, TrfError> {
    EntrantNumber::new(number)
        .filter(|it| it.index() < count)
        .ok_or_else(|| TrfError::new(line, column, TrfProblem::UnknownNumber { number }))
}

/// The line reader lets no round 0 pass.
pub(super) fn round_number(number: u16) -> RoundNumber {
    RoundNumber::new(number).unwrap_or(RoundNumber::FIRST)
}

fn ban(it: &RestrictedPairs, line: usize, count: usize) -> Result<ForbiddenPairs, TrfError> {
    let (from, to) = it.rounds.unwrap_or((1, u16::MAX));
    let column = if it.rounds.is_some() { 13 } else { 5 };
    let entrants = it.entrants.iter();
    Ok(ForbiddenPairs {
        from: round_number(from),
        to: round_number(to),
        entrants: entrants
            .map(|number| entrant_number(*number, count, line, column))
            .collect::<Result<_, _>>()?,
    })
}

/// Gives a contradiction its place in the file.
pub(super) fn locate(
    error: EventError,
    line_of: impl Fn(usize) -> usize,
    column_of: impl Fn(usize) -> usize,
) -> TrfError {
    let (line, column, round) = match error.place() {
        Some((entrant, round)) => (
            line_of(entrant.index()),
            column_of(round.index()),
            round.get(),
        ),
        None => (1, 1, 0),
    };
    let problem = match error {
        EventError::TooMany | EventError::NumberGap { .. } => TrfProblem::TooMany,
        EventError::UnknownEntrant { unknown, .. } => TrfProblem::UnknownNumber {
            number: unknown.get(),
        },
        EventError::OwnOpponent { .. } => TrfProblem::OwnOpponent,
        EventError::NotMutual {
            entrant, opponent, ..
        } => TrfProblem::NotMutual {
            entrant: entrant.get(),
            opponent: opponent.get(),
            round,
        },
        EventError::SameRole { opponent, .. } => TrfProblem::SameColor {
            opponent: opponent.get(),
            round,
        },
        EventError::ResultMismatch { opponent, .. } => TrfProblem::ResultMismatch {
            opponent: opponent.get(),
            round,
        },
        EventError::SecondAllocatedBye { .. } => TrfProblem::SecondBye { round },
    };
    TrfError::new(line, column, problem)
}

/// The points of the file must follow from the results; those of byes in
/// rounds not yet paired may be in them or not.
fn check_points(players: &[Placed<'_>], event: &Event) -> Result<(), TrfError> {
    for (index, it) in players.iter().enumerate() {
        let entrant = EntrantNumber::from_index(index);
        let Some(found) = it.player.points else {
            continue;
        };
        let expected = event.score(entrant, event.primary_score());
        let requested: HalfPoints = event
            .requested()
            .iter()
            .filter(|request| request.entrant == entrant)
            .map(|request| event.scoring().points(request.kind))
            .sum();
        if found != expected && found != expected + requested {
            return Err(TrfError::new(
                it.line,
                81,
                TrfProblem::Points { found, expected },
            ));
        }
    }
    Ok(())
}

/// Which role a color of the file stands for on a board of a team whose White
/// has the given colors.
pub(super) fn team_role(color: Role, board_color: Role) -> Role {
    if color == board_color {
        Role::First
    } else {
        Role::Second
    }
}
