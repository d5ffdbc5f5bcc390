//! The matches and the bye of a round.

use std::collections::BTreeSet;

use kralle_pairing::event::{EntrantNumber, GameResult, Participation, RoundNumber as EventRound};
use kralle_rules::result::Cause;
use kralle_tournament::{
    BySide, Bye, Evidence, Format, Game, Games, GamesPerMatch, Line, LineUp, Match, Outcome,
    PlayerId, Progress, Role, Round, RoundNumber, RoundState, Seating, SeatingState, Side,
    TableNumber, TeamNumber, Tournament, Verdict,
};

use super::Report;
use crate::tournament_report::ReportError;

impl Report<'_> {
    /// Creates the round at `index`, counted from 0.
    ///
    /// # Errors
    /// Fails for invalid line-ups and for a second bye.
    pub(super) fn round(
        &self,
        tournament: &Tournament,
        index: usize,
    ) -> Result<Round, ReportError> {
        let number = RoundNumber::at(index);
        let mut matches = Vec::new();
        for entrant in self.event.entrants() {
            let did = self.event.records(entrant.number)[index].participation;
            let Some(opponent) = did.scheduled_opponent() else {
                continue;
            };
            // Each match once: from its first-named side. Without one, from the smaller number.
            let is_first = match did.scheduled_role() {
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
                let sides = BySide { first, second };
                self.a_match(tournament, number, TableNumber::at(place), sides)
            })
            .collect::<Result<_, _>>()?;
        Ok(Round {
            number,
            state: RoundState::Published,
            matches,
            byes: self.bye(tournament, index)?.into_iter().collect(),
            wishes: Vec::new(),
            virtual_points: None,
        })
    }

    /// Returns the bye: an entrant without opponent who got points, or in a round robin any
    /// entrant without opponent. `None` if there is none.
    ///
    /// # Errors
    /// Fails if there are two.
    fn bye(&self, tournament: &Tournament, index: usize) -> Result<Option<Bye>, ReportError> {
        let numbers = |wanted: fn(Participation) -> bool| {
            let entrants = self.event.entrants().iter();
            entrants
                .map(|entrant| entrant.number)
                .filter(move |number| wanted(self.event.records(*number)[index].participation))
        };
        let mut byes: Vec<EntrantNumber> = numbers(|did| {
            matches!(
                did,
                Participation::AllocatedBye
                    | Participation::FullPointBye
                    | Participation::ForfeitWin { opponent: None, .. }
            )
        })
        .collect();
        if byes.is_empty() && tournament.settings.format != Format::SwissSystem {
            byes = numbers(|did| did.scheduled_opponent().is_none()).collect();
        }
        match byes[..] {
            [] => Ok(None),
            [entrant] => Ok(Some(Bye {
                team: TeamNumber::at(entrant.index()),
                points: self.points_in(entrant, index),
            })),
            _ => Err(ReportError::SecondBye {
                round: RoundNumber::at(index).get(),
            }),
        }
    }

    fn a_match(
        &self,
        tournament: &Tournament,
        round: RoundNumber,
        table: TableNumber,
        sides: BySide<EntrantNumber>,
    ) -> Result<Match, ReportError> {
        let line_ups = |index: usize| -> Result<BySide<LineUp>, ReportError> {
            let report = self.games().0;
            Ok(BySide {
                first: report.line_up(tournament, sides.first, round, index)?,
                second: report.line_up(tournament, sides.second, round, index)?,
            })
        };
        let (report, places) = self.games();
        let first = places.index(round.index(), 0);
        let own = line_ups(first)?;
        let mut games = Games::one(report.game(tournament, sides, first, Seating::Parallel));
        for index in first + 1..first + places.most {
            if !report.is_played_or_due(sides.first, index) {
                break;
            }
            let seating = seating_after(&own, &line_ups(index)?)
                .ok_or_else(|| report.trf.other_pairs(sides.first, index))?;
            games.push(report.game(tournament, sides, index, seating));
        }
        // A game after a gap, or one that is still needed.
        let end = first + games.count();
        let mut rest = end..first + places.most;
        let format = self.match_format();
        let is_over = match format.games {
            GamesPerMatch::All(_) => rest.is_empty(),
            GamesPerMatch::BestOf(_) => {
                games.iter().any(|game| game.outcome.is_none()) || !format.needs_game(&games)
            }
        };
        if !is_over || rest.any(|index| report.is_played_or_due(sides.first, index)) {
            return Err(report.trf.missing_game(sides.first, end).into());
        }
        Ok(Match {
            table,
            sides: BySide {
                first: Side::team(TeamNumber::at(sides.first.index())),
                second: Side::team(TeamNumber::at(sides.second.index())),
            },
            line_ups: own,
            games,
            progress: Progress::Awaited,
        })
    }

    /// True if an entrant has an opponent in a round.
    fn is_played_or_due(&self, entrant: EntrantNumber, round: usize) -> bool {
        let record = self.event.record(entrant, EventRound::from_index(round));
        record.participation.scheduled_opponent().is_some()
    }

    /// Returns the game of a round; `seating` is that of its players, if it is known.
    fn game(
        &self,
        tournament: &Tournament,
        sides: BySide<EntrantNumber>,
        round: usize,
        seating: Seating,
    ) -> Game {
        let BySide { first, second } = sides;
        let state = if self.is_single {
            SeatingState::Complete {
                seating,
                white_on_board_1: Role::First,
            }
        } else if self.unseated.has(round, first.get(), second.get()) {
            SeatingState::Open
        } else {
            match tournament.fixed_seating() {
                Some(_) => SeatingState::Complete {
                    seating,
                    white_on_board_1: Role::Second,
                },
                None => SeatingState::Boards(seating),
            }
        };
        let is_open = self.is_open(first, round) || self.is_open(second, round);
        Game {
            seating: state,
            outcome: (!is_open).then(|| self.outcome(first, second, round)),
        }
    }

    fn outcome(&self, first: EntrantNumber, second: EntrantNumber, round: usize) -> Outcome {
        let did = |entrant: EntrantNumber| self.event.records(entrant)[round].participation;
        let (verdict, cause) = match (did(first), did(second)) {
            (
                Participation::Played {
                    result: GameResult::Loss,
                    ..
                },
                Participation::Played {
                    result: GameResult::Loss,
                    ..
                },
            ) => (Verdict::BothLose, Cause::ArbiterDecision),
            (Participation::Played { result, .. }, _) => {
                let verdict = match result {
                    GameResult::Win => Verdict::FirstWins,
                    GameResult::Draw => Verdict::Drawn,
                    GameResult::Loss => Verdict::SecondWins,
                };
                (verdict, Cause::ArbiterDecision)
            }
            (Participation::ForfeitWin { .. }, _) => (Verdict::FirstWins, Cause::Forfeit),
            (_, Participation::ForfeitWin { .. }) => (Verdict::SecondWins, Cause::Forfeit),
            (_, _) => (Verdict::BothLose, Cause::DoubleForfeit),
        };
        Outcome {
            verdict,
            cause,
            board: None,
            reason: Line::parse("TRF").ok(),
            evidence: Evidence::default(),
            overruled: None,
        }
    }
}

/// Returns the seating of a game, given the line-ups of the first one by its boards; `None` if other
/// players play.
fn seating_after(first: &BySide<LineUp>, it: &BySide<LineUp>) -> Option<Seating> {
    let pairs = |line_ups: &BySide<LineUp>| -> BTreeSet<(PlayerId, PlayerId)> {
        let first = line_ups.first.players();
        first.zip(line_ups.second.players()).collect()
    };
    let crossed: Vec<PlayerId> = first.second.players().collect();
    let crossed = first.first.players().zip(crossed.into_iter().rev());
    let played = pairs(it);
    if played == pairs(first) {
        Some(Seating::Parallel)
    } else {
        (played == crossed.collect()).then_some(Seating::Cross)
    }
}
