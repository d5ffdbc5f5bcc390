//! The matches and the byes of a round.

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
use crate::tournament_report::seating::Unknown;

impl Report<'_> {
    /// Creates the round at `index`, counted from 0.
    ///
    /// # Errors
    /// Fails for invalid line-ups, and for a second bye without changing partners.
    pub(super) fn round(
        &self,
        tournament: &Tournament,
        index: usize,
    ) -> Result<Round, ReportError> {
        let number = RoundNumber::at(index);
        let sides = self.sides_of_partners(index);
        let sides = sides.unwrap_or_else(|| self.sides_of_teams(index));
        let matches = sides
            .into_iter()
            .enumerate()
            .map(|(place, sides)| self.a_match(tournament, number, TableNumber::at(place), sides))
            .collect::<Result<_, _>>()?;
        Ok(Round {
            number,
            state: RoundState::Published,
            matches,
            byes: self.byes(tournament, index)?,
            wishes: Vec::new(),
            virtual_points: None,
        })
    }

    /// Returns the sides of the matches of a round, by the number of the first-named one.
    fn sides_of_teams(&self, index: usize) -> Vec<BySide<Side>> {
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
                let side = |it: EntrantNumber| Side::team(TeamNumber::at(it.index()));
                matches.push(BySide {
                    first: side(entrant.number),
                    second: side(opponent),
                });
            }
        }
        matches
    }

    /// Returns the byes: entrants without opponent who got points, or in a round robin any
    /// entrant without opponent.
    ///
    /// # Errors
    /// Fails if there are two, except with changing partners.
    fn byes(&self, tournament: &Tournament, index: usize) -> Result<Vec<Bye>, ReportError> {
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
        if byes.len() > 1 && self.partners.is_none() {
            return Err(ReportError::SecondBye {
                round: RoundNumber::at(index).get(),
            });
        }
        let byes = byes.into_iter().map(|entrant| Bye {
            team: TeamNumber::at(entrant.index()),
            points: self.points_in(entrant, index),
        });
        Ok(byes.collect())
    }

    fn a_match(
        &self,
        tournament: &Tournament,
        round: RoundNumber,
        table: TableNumber,
        sides: BySide<Side>,
    ) -> Result<Match, ReportError> {
        let (report, places) = self.games();
        let line_up = |side: Side, index: usize| {
            let partners = side
                .partner()
                .map(|_| tournament.planned_line_up(side, round));
            match partners {
                Some(Ok(line_up)) => Ok(line_up),
                Some(Err(_)) | None => report.line_up(tournament, lead(side), round, index),
            }
        };
        let line_ups = |index: usize| -> Result<BySide<LineUp>, ReportError> {
            Ok(BySide {
                first: line_up(sides.first, index)?,
                second: line_up(sides.second, index)?,
            })
        };
        let leads = BySide {
            first: lead(sides.first),
            second: lead(sides.second),
        };
        let first = places.index(round.index(), 0);
        let own = line_ups(first)?;
        let seating = |index: usize| -> Result<Seating, ReportError> {
            if self.partners.is_some() {
                return Ok(report.seating_of_partners(leads.first, leads.second, index));
            }
            seating_after(&own, &line_ups(index)?)
                .ok_or_else(|| report.trf.other_pairs(leads.first, index).into())
        };
        let mut games = Games::one(report.game(tournament, leads, first, seating(first)?));
        for index in first + 1..first + places.most {
            if !report.is_played_or_due(leads.first, index) {
                break;
            }
            games.push(report.game(tournament, leads, index, seating(index)?));
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
        if !is_over || rest.any(|index| report.is_played_or_due(leads.first, index)) {
            return Err(report.trf.missing_game(leads.first, end).into());
        }
        Ok(Match {
            table,
            sides,
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
        let complete = |white_on_board_1: Role| SeatingState::Complete {
            seating,
            white_on_board_1,
        };
        let unknown = self.unseated.part(round, first.get(), second.get());
        let state = match (unknown, self.partners) {
            (_, None) if self.is_single => complete(Role::First),
            (Some(Unknown::Seating), _) => SeatingState::Open,
            (None, Some(_)) => {
                let did = self.event.records(first)[round].participation;
                complete(did.scheduled_role().unwrap_or(Role::First))
            }
            (_, None) if tournament.fixed_seating().is_some() => complete(Role::Second),
            (Some(Unknown::Colors), Some(_)) | (_, None) => SeatingState::Boards(seating),
        };
        let is_open = self.is_open(first, round) || self.is_open(second, round);
        Game {
            seating: state,
            outcome: (!is_open).then(|| self.outcome(first, second, round)),
        }
    }

    pub(super) fn outcome(
        &self,
        first: EntrantNumber,
        second: EntrantNumber,
        round: usize,
    ) -> Outcome {
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

fn lead(side: Side) -> EntrantNumber {
    EntrantNumber::from_index(side.lead().index())
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
