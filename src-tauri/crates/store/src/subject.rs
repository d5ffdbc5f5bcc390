//! The subjects of a journal entry: rounds, teams, players.

use std::collections::{BTreeMap, BTreeSet};

use kralle_tournament::{Match, PlayerId, Role, Round, RoundNumber, TeamNumber, Tournament};

/// A round, team or player to filter the history by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Subject {
    Round(RoundNumber),
    Team(TeamNumber),
    Player(PlayerId),
}

impl Subject {
    /// Returns its kind and number in the file.
    pub(crate) fn row(self) -> (&'static str, u32) {
        match self {
            Self::Round(round) => ("round", round.get().into()),
            Self::Team(team) => ("team", team.get().into()),
            Self::Player(player) => ("player", player.0),
        }
    }
}

/// Returns the subjects of the step from `before` to `after`.
pub(crate) fn subjects(before: &Tournament, after: &Tournament) -> BTreeSet<Subject> {
    let mut found = BTreeSet::new();
    let players = differing(&before.players, &after.players, |player| player.id);
    found.extend(players.iter().map(|(player, _)| Subject::Player(*player)));
    let teams = differing(&before.teams, &after.teams, |team| team.number);
    found.extend(teams.iter().map(|(team, _)| Subject::Team(*team)));
    let memberships = differing(&before.memberships, &after.memberships, |it| {
        (it.team, it.order, it.from)
    });
    for membership in memberships.into_iter().flat_map(|(_, sides)| sides) {
        found.extend(membership.map(|it| Subject::Team(it.team)));
        found.extend(membership.map(|it| Subject::Player(it.player)));
    }
    let decisions = differing(&before.decisions, &after.decisions, |it| it.number);
    for decision in decisions.into_iter().flat_map(|(_, sides)| sides).flatten() {
        found.extend(decision.tied.iter().copied().map(Subject::Team));
    }
    let penalties = differing(&before.penalties, &after.penalties, |it| it.number);
    for penalty in penalties.into_iter().flat_map(|(_, sides)| sides).flatten() {
        found.insert(Subject::Team(penalty.team));
        found.insert(Subject::Round(penalty.round));
        found.extend(penalty.player.map(Subject::Player));
    }
    let absences = differing(&before.absences, &after.absences, |it| (it.team, it.from));
    for absence in absences.into_iter().flat_map(|(_, sides)| sides).flatten() {
        found.insert(Subject::Team(absence.team));
    }
    for (round, [one, other]) in differing(&before.rounds, &after.rounds, |it| it.number) {
        found.insert(Subject::Round(round));
        let matches = |round: Option<&'_ Round>| -> Vec<Match> {
            round.map(|round| round.matches.clone()).unwrap_or_default()
        };
        let (one_matches, other_matches) = (matches(one), matches(other));
        let differing = differing(&one_matches, &other_matches, |it| it.table);
        for it in differing.into_iter().flat_map(|(_, sides)| sides).flatten() {
            found.extend(of_match(it));
        }
        let byes = [one, other].map(|round| round.map(|round| &round.byes[..]).unwrap_or_default());
        if byes[0] != byes[1] {
            found.extend(
                byes.into_iter()
                    .flatten()
                    .map(|bye| Subject::Team(bye.team)),
            );
        }
    }
    found
}

/// Returns all entrants and all players in the line-ups.
fn of_match(it: &Match) -> impl Iterator<Item = Subject> + '_ {
    [Role::First, Role::Second].into_iter().flat_map(|role| {
        let line_up = it.line_ups.of(role);
        let players = [Some(line_up.pot_1), line_up.pot_2, line_up.sits_out];
        let players = players.into_iter().flatten().map(Subject::Player);
        players.chain(it.sides.of(role).entrants().map(Subject::Team))
    })
}

/// Returns the keys whose values differ, with both values; `None` for a missing one.
fn differing<'a, K: Ord + Copy, V: PartialEq>(
    before: &'a [V],
    after: &'a [V],
    key: impl Fn(&V) -> K,
) -> Vec<(K, [Option<&'a V>; 2])> {
    if before == after {
        return Vec::new();
    }
    let mut sides: BTreeMap<K, [Option<&'a V>; 2]> = BTreeMap::new();
    for (side, values) in [before, after].into_iter().enumerate() {
        for value in values {
            sides.entry(key(value)).or_default()[side] = Some(value);
        }
    }
    sides.retain(|_, [one, other]| one != other);
    sides.into_iter().collect()
}

/// Returns the subjects of an entry as stored: kind and number, sorted.
pub(crate) fn sorted(subjects: &BTreeSet<Subject>) -> Vec<(String, u32)> {
    let rows = subjects.iter().map(|subject| subject.row());
    let mut rows: Vec<_> = rows.map(|(kind, of)| (kind.to_owned(), of)).collect();
    rows.sort_unstable();
    rows
}
