//! Entrants who have left for good, and the effect on their matches.
//!
//! In a round robin every entrant has an opponent in every round, so absences contain little
//! information. An entrant who has left forfeits the last rounds and misses all future ones.
//! Records 299 show annulled matches: they remove the points of both sides (S G5).

use std::collections::BTreeSet;

use kralle_pairing::event::EntrantNumber;
use kralle_rules::rule_set::competition::Withdrawal;
use kralle_tournament::{
    Absence, AbsenceWorth, Format, Line, Penalty, PenaltyKind, RoundNumber, RoundResult,
    TeamNumber, Tournament,
};

use super::Report;
use crate::trf::Record;

impl Report<'_> {
    /// Adds withdrawals and exclusions to the tournament, as far as the report shows them.
    pub(super) fn leave(&self, tournament: &mut Tournament) {
        if tournament.settings.format == Format::SwissSystem {
            tournament.absences = self.absences(tournament);
            if !self.ranks_are_those_of(tournament) {
                self.exclude(tournament);
            }
            return;
        }
        tournament.absences = self.left_a_round_robin(tournament);
        let usual = tournament.settings.rule_set.competition.withdrawal;
        let options = [
            usual,
            Withdrawal::HalfPlayed,
            Withdrawal::AllAnnulled,
            Withdrawal::RestForfeited,
        ];
        let mut fitting: Vec<Tournament> = options
            .into_iter()
            .map(|option| {
                let mut it = tournament.clone();
                it.settings.rule_set.competition.withdrawal = option;
                it
            })
            .filter(|it| self.shows_the_annulled_of(it))
            .collect();
        fitting.sort_by_key(|it| !self.annuls_the_games_of(it));
        let same_ranks = fitting.iter().find(|it| self.ranks_are_those_of(it));
        if let Some(same) = same_ranks {
            *tournament = same.clone();
            return;
        }
        for mut it in fitting.iter().cloned() {
            if self.exclude(&mut it) {
                *tournament = it;
                return;
            }
        }
        if let Some(first) = fitting.into_iter().next() {
            *tournament = first;
        }
    }

    /// True if every entrant who misses a future round misses all of them, without points.
    pub(super) fn only_who_left_misses_rounds(&self, planned: usize) -> bool {
        let requested = self.event.requested();
        let entrants: BTreeSet<EntrantNumber> = requested.iter().map(|it| it.entrant).collect();
        entrants.into_iter().all(|entrant| {
            let asked = requested.iter().filter(|it| it.entrant == entrant);
            let first = asked.map(|it| it.round.index()).min();
            first.is_some() && first == self.gone_from(entrant, planned)
        })
    }

    /// Returns the index of the first future round from which an entrant misses every round,
    /// without points. `None` if there is none.
    fn gone_from(&self, entrant: EntrantNumber, planned: usize) -> Option<usize> {
        let misses = |index: &usize| {
            let mut asked = self.event.requested().iter();
            asked.any(|it| {
                it.entrant == entrant
                    && it.round.index() == *index
                    && self.event.scoring().points(it.kind).get() == 0
            })
        };
        (self.event.round_count()..planned)
            .rev()
            .take_while(misses)
            .last()
    }

    fn left_a_round_robin(&self, tournament: &Tournament) -> Vec<Absence> {
        let planned = usize::from(tournament.rounds_planned());
        let entrants = self.event.entrants().iter().map(|it| it.number);
        entrants
            .filter_map(|entrant| {
                let team = TeamNumber::at(entrant.index());
                let over = tournament.rounds.len();
                let forfeits_from = first_forfeit_of_all_to_the_end(tournament, team);
                let from = match self.gone_from(entrant, planned) {
                    Some(first) if first > over => first,
                    Some(_) => forfeits_from,
                    None if self.left_at_the_end(tournament, team) && over == planned => {
                        forfeits_from
                    }
                    // The team leaves after the last round played.
                    None if self.left_at_the_end(tournament, team) => planned,
                    None => return None,
                };
                Some(for_good(team, RoundNumber::at(from)))
            })
            .collect()
    }

    /// True if a team must have left although it misses no future round. It is annulled and
    /// ranked last, and not only because all of its opponents or partners are annulled.
    fn left_at_the_end(&self, tournament: &Tournament, team: TeamNumber) -> bool {
        let teams = tournament.teams.iter();
        let ranks = || teams.clone().filter_map(|team| self.rank_of(team.number));
        let last = ranks().max();
        let forfeits_last =
            first_forfeit_of_all_to_the_end(tournament, team) < tournament.rounds.len();
        self.is_annulled(tournament, team)
            && self.rank_of(team) == last
            && (forfeits_last
                || ranks().min() < last && self.partners.is_some()
                || decided_rounds(tournament, team)
                    .any(|(_, opponent)| !self.is_annulled(tournament, opponent)))
    }

    /// True if records 299 remove the points of both sides in every decided match of `team`.
    fn is_annulled(&self, tournament: &Tournament, team: TeamNumber) -> bool {
        let mut decided = decided_rounds(tournament, team).peekable();
        decided.peek().is_some()
            && decided.all(|(round, opponent)| {
                self.brings_nothing(round, team) && self.brings_nothing(round, opponent)
            })
    }

    /// True if records 299 remove the points of both sides of any match.
    pub(super) fn annuls_matches(&self) -> bool {
        let rounds = 0..self.event.round_count();
        rounds.into_iter().any(|index| {
            let mut entrants = self.event.entrants().iter();
            entrants.any(|it| {
                let did = self.event.records(it.number)[index].participation;
                let (own, round) = (TeamNumber::at(it.number.index()), RoundNumber::at(index));
                did.scheduled_opponent().is_some_and(|other| {
                    self.brings_nothing(round, own)
                        && self.brings_nothing(round, TeamNumber::at(other.index()))
                })
            })
        })
    }

    fn brings_nothing(&self, round: RoundNumber, team: TeamNumber) -> bool {
        self.trf.records().any(|record| {
            let Record::Abnormal(it) = record else {
                return false;
            };
            let points = if self.is_single {
                it.game_points.or(it.match_points)
            } else {
                it.match_points
            };
            it.kind.is_some()
                && points == Some(0)
                && it.round == Some(round.get())
                && it.entrants.contains(&team.get())
        })
    }

    /// True if `tournament` annuls the same games as the report.
    fn annuls_the_games_of(&self, tournament: &Tournament) -> bool {
        let (report, games) = self.games();
        tournament.rounds.iter().all(|round| {
            round.matches.iter().all(|it| {
                let mut decided = it.games.numbered().filter(|(_, it)| it.outcome.is_some());
                decided.all(|(number, _)| {
                    let index = games.index(round.number.index(), number.index());
                    let brings_nothing = |team| report.brings_nothing(RoundNumber::at(index), team);
                    let is_annulled = [it.sides.first, it.sides.second]
                        .iter()
                        .all(|side| brings_nothing(side.lead()));
                    tournament.is_void(it) == is_annulled
                })
            })
        })
    }

    /// True if `tournament` annuls the same games or teams as the report. Teams without a decided
    /// match are not compared.
    fn shows_the_annulled_of(&self, tournament: &Tournament) -> bool {
        if self.annuls_the_games_of(tournament) {
            return true;
        }
        tournament.absences.iter().all(|absence| {
            let team = absence.team;
            decided_rounds(tournament, team).next().is_none()
                || tournament.is_annulled(team) == self.is_annulled(tournament, team)
        })
    }

    /// The team's rank in the report; `None` if the report has none.
    fn rank_of(&self, team: TeamNumber) -> Option<u16> {
        if self.is_single {
            self.players.get(&team.get())?.rank
        } else {
            self.teams.get(team.index())?.rank
        }
    }

    /// True if the standings match the ranks in the report. Missing ranks are ignored.
    fn ranks_are_those_of(&self, tournament: &Tournament) -> bool {
        tournament.standings(None).iter().all(|standing| {
            self.rank_of(standing.team)
                .is_none_or(|told| told == standing.rank.from)
        })
    }

    /// Excludes the teams that left and are ranked last, if that reproduces the report's ranks.
    /// Returns true if it did.
    ///
    /// An excluded team is ranked behind all others, regardless of points. After the last round,
    /// the rank is the only sign of a withdrawal.
    fn exclude(&self, tournament: &mut Tournament) -> bool {
        let Ok(reason) = Line::parse("TRF") else {
            return false;
        };
        let teams: Vec<TeamNumber> = tournament.teams.iter().map(|team| team.number).collect();
        let last = teams.iter().filter_map(|team| self.rank_of(*team)).max();
        let over = tournament.rounds.len();
        let is_over = over >= usize::from(tournament.rounds_planned());
        let mut it = tournament.clone();
        for team in teams {
            if self.rank_of(team) != last || tournament.is_annulled(team) {
                continue;
            }
            let leaves = tournament.leaves_with(team);
            let round = if let Some(round) = leaves {
                round
            } else if is_over {
                RoundNumber::at(first_forfeit_of_all_to_the_end(tournament, team))
            } else if misses_all_to_come(tournament, team) {
                RoundNumber::at(over)
            } else {
                continue;
            };
            if leaves.is_none() {
                end_absences(&mut it, team, round);
                it.absences.push(for_good(team, round));
            }
            it.penalties.push(Penalty {
                number: it.penalties.last().map_or(0, |last| last.number) + 1,
                team,
                player: None,
                round,
                kind: PenaltyKind::Exclusion,
                reason: reason.clone(),
            });
        }
        it.absences.sort_by_key(|it| (it.team, it.from));
        let fits = it.penalties.len() > tournament.penalties.len()
            && self.shows_the_annulled_of(&it)
            && self.ranks_are_those_of(&it);
        if fits {
            *tournament = it;
        }
        fits
    }
}

const fn for_good(team: TeamNumber, from: RoundNumber) -> Absence {
    Absence {
        team,
        from,
        to: None,
        worth: AbsenceWorth::Nothing,
        reason: None,
    }
}

/// True if `team` is absent without points in every future round.
fn misses_all_to_come(tournament: &Tournament, team: TeamNumber) -> bool {
    (tournament.rounds.len()..usize::from(tournament.rounds_planned())).all(|index| {
        let absence = tournament.absence_in(team, RoundNumber::at(index));
        absence.is_some_and(|it| it.worth == AbsenceWorth::Nothing)
    })
}

/// Removes the absences of `team` from `round` on.
fn end_absences(tournament: &mut Tournament, team: TeamNumber, round: RoundNumber) {
    let is_later = |it: &Absence| it.team == team && it.from >= round;
    tournament.absences.retain(|it| !is_later(it));
    for absence in &mut tournament.absences {
        if absence.team == team && absence.holds_in(round) {
            absence.to = round.index().checked_sub(1).map(RoundNumber::at);
        }
    }
}

/// Returns the rounds in which a match of `team` is decided, with the opponent.
fn decided_rounds(
    tournament: &Tournament,
    team: TeamNumber,
) -> impl Iterator<Item = (RoundNumber, TeamNumber)> {
    tournament
        .rounds
        .iter()
        .filter_map(move |round| match round.result_of(team) {
            RoundResult::Match { it, role } if it.is_decided() => {
                Some((round.number, it.sides.of(role.opposite()).lead()))
            }
            RoundResult::Match { .. } | RoundResult::Bye(_) | RoundResult::Unpaired => None,
        })
}

/// Returns the index of the first round from which `team` lost every match by forfeit, up to the
/// last round played. Without such a round, the number of rounds played.
fn first_forfeit_of_all_to_the_end(tournament: &Tournament, team: TeamNumber) -> usize {
    let mut from = tournament.rounds.len();
    if tournament.settings.format == Format::SwissSystem {
        // A team that has left is not paired, so it forfeits nothing.
        return from;
    }
    for (index, round) in tournament.rounds.iter().enumerate().rev() {
        match round.result_of(team) {
            RoundResult::Bye(_) => {}
            RoundResult::Match { it, role } => {
                let lost_by_forfeit = it
                    .verdict()
                    .is_some_and(|verdict| !it.is_played() && verdict.winner() != Some(role));
                if !lost_by_forfeit {
                    break;
                }
                from = index;
            }
            RoundResult::Unpaired => break,
        }
    }
    from
}
