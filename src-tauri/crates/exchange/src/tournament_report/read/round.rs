//! The matches and the bye of a round.

use kralle_pairing::event::{EntrantNumber, GameResult, Participation};
use kralle_rules::result::Cause;
use kralle_tournament::{
    BySide, Bye, Evidence, Format, Game, Games, Line, Match, Outcome, Progress, Role, Round,
    RoundNumber, RoundState, Seating, SeatingState, TableNumber, TeamNumber, Tournament, Verdict,
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
                self.a_match(tournament, index, TableNumber::at(place), first, second)
            })
            .collect::<Result<_, _>>()?;
        Ok(Round {
            number,
            state: RoundState::Published,
            matches,
            bye: self.bye(tournament, index)?,
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
        round: usize,
        table: TableNumber,
        first: EntrantNumber,
        second: EntrantNumber,
    ) -> Result<Match, ReportError> {
        let seating = if self.is_single {
            SeatingState::Complete {
                seating: Seating::Parallel,
                white_on_board_1: Role::First,
            }
        } else if self.unseated.has(round, first.get(), second.get()) {
            SeatingState::Open
        } else {
            match tournament.fixed_seating() {
                Some(_) => SeatingState::Complete {
                    seating: Seating::Parallel,
                    white_on_board_1: Role::Second,
                },
                None => SeatingState::Boards(Seating::Parallel),
            }
        };
        let is_open = self.is_open(first, round) || self.is_open(second, round);
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
            games: Games::one(Game {
                seating,
                outcome: (!is_open).then(|| self.outcome(first, second, round)),
            }),
            progress: Progress::Awaited,
        })
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
