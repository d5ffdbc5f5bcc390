//! Who has left for good, and what became of the matches.
//!
//! In a round robin everyone has an opponent in every round, so that absences say little: who has
//! left forfeits the last rounds and misses all that are to come. Whether its matches are annulled is
//! said by records 299, which take the points of both sides away (S G5).

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
    /// Keeps who has left, and what the report shows of it.
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
        let fitting: Vec<Tournament> = options
            .into_iter()
            .map(|option| {
                let mut it = tournament.clone();
                it.settings.rule_set.competition.withdrawal = option;
                it
            })
            .filter(|it| self.shows_the_annulled_of(it))
            .collect();
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

    /// Whether everybody who is to miss a round to come misses all of them, for nothing.
    pub(super) fn only_who_left_misses_rounds(&self, planned: usize) -> bool {
        let requested = self.event.requested();
        let entrants: BTreeSet<EntrantNumber> = requested.iter().map(|it| it.entrant).collect();
        entrants.into_iter().all(|entrant| {
            let asked = requested.iter().filter(|it| it.entrant == entrant);
            let first = asked.map(|it| it.round.index()).min();
            first.is_some() && first == self.gone_from(entrant, planned)
        })
    }

    /// The index of the first round to come from which on an entrant misses all, for nothing.
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
                    // It leaves when all is over.
                    None if self.left_at_the_end(tournament, team) => planned,
                    None => return None,
                };
                Some(for_good(team, RoundNumber::at(from)))
            })
            .collect()
    }

    /// Whether a team must have left although it misses no round to come: it is annulled and ranked
    /// last, and not only because all who have met it are annulled.
    fn left_at_the_end(&self, tournament: &Tournament, team: TeamNumber) -> bool {
        let teams = tournament.teams.iter();
        let last = teams.filter_map(|team| self.rank_of(team.number)).max();
        let forfeits_last =
            first_forfeit_of_all_to_the_end(tournament, team) < tournament.rounds.len();
        self.is_annulled(tournament, team)
            && self.rank_of(team) == last
            && (forfeits_last
                || decided_rounds(tournament, team)
                    .any(|(_, opponent)| !self.is_annulled(tournament, opponent)))
    }

    /// Whether records 299 take the points of both sides of every match of `team` that is decided.
    fn is_annulled(&self, tournament: &Tournament, team: TeamNumber) -> bool {
        let mut decided = decided_rounds(tournament, team).peekable();
        decided.peek().is_some()
            && decided.all(|(round, opponent)| {
                self.brings_nothing(round, team) && self.brings_nothing(round, opponent)
            })
    }

    /// Whether records 299 take the points of both sides of a match.
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

    /// Whether those of `tournament` are annulled that the report shows as such; of who has no match
    /// decided it shows nothing.
    fn shows_the_annulled_of(&self, tournament: &Tournament) -> bool {
        tournament.absences.iter().all(|absence| {
            let team = absence.team;
            decided_rounds(tournament, team).next().is_none()
                || tournament.is_annulled(team) == self.is_annulled(tournament, team)
        })
    }

    /// The rank the report gives.
    fn rank_of(&self, team: TeamNumber) -> Option<u16> {
        if self.is_single {
            self.players.get(&team.get())?.rank
        } else {
            self.teams.get(team.index())?.rank
        }
    }

    /// Whether everybody has the rank that the report gives, as far as it gives ranks.
    fn ranks_are_those_of(&self, tournament: &Tournament) -> bool {
        tournament.standings(None).iter().all(|standing| {
            self.rank_of(standing.team)
                .is_none_or(|told| told == standing.rank.from)
        })
    }

    /// Excludes those who have left and whom the report ranks last, if that makes the ranks those of
    /// the report: who is excluded stands behind all others, whatever the points. When all rounds are
    /// over nothing else tells that somebody has left.
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

/// Whether `team` is absent, for nothing, in every round to come.
fn misses_all_to_come(tournament: &Tournament, team: TeamNumber) -> bool {
    (tournament.rounds.len()..usize::from(tournament.rounds_planned())).all(|index| {
        let absence = tournament.absence_in(team, RoundNumber::at(index));
        absence.is_some_and(|it| it.worth == AbsenceWorth::Nothing)
    })
}

/// Takes back what `team` misses from `round` on.
fn end_absences(tournament: &mut Tournament, team: TeamNumber, round: RoundNumber) {
    let is_later = |it: &Absence| it.team == team && it.from >= round;
    tournament.absences.retain(|it| !is_later(it));
    for absence in &mut tournament.absences {
        if absence.team == team && absence.holds_in(round) {
            absence.to = round.index().checked_sub(1).map(RoundNumber::at);
        }
    }
}

/// The rounds in which a match of `team` is decided, and against whom.
fn decided_rounds(
    tournament: &Tournament,
    team: TeamNumber,
) -> impl Iterator<Item = (RoundNumber, TeamNumber)> {
    tournament
        .rounds
        .iter()
        .filter_map(move |round| match round.result_of(team) {
            RoundResult::Match { it, role } if it.outcome.is_some() => {
                Some((round.number, *it.teams.of(role.opposite())))
            }
            RoundResult::Match { .. } | RoundResult::Bye(_) | RoundResult::Unpaired => None,
        })
}

/// The index of the first round from which on `team` has lost every match by forfeit, up to the last
/// that is over; behind it when there is none.
fn first_forfeit_of_all_to_the_end(tournament: &Tournament, team: TeamNumber) -> usize {
    let mut from = tournament.rounds.len();
    if tournament.settings.format == Format::SwissSystem {
        // Who has left is not paired, and so forfeits nothing.
        return from;
    }
    for (index, round) in tournament.rounds.iter().enumerate().rev() {
        match round.result_of(team) {
            RoundResult::Bye(_) => {}
            RoundResult::Match { it, role } => {
                let lost_by_forfeit = it.outcome.as_ref().is_some_and(|outcome| {
                    !it.is_played() && outcome.verdict.winner() != Some(role)
                });
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
