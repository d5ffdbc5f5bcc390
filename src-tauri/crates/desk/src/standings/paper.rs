//! The standings for the wall.

use std::collections::BTreeSet;

use kralle_rules::law::Law;
use kralle_sheets::{
    Finality, RankingDecision, RankingDecisionKind, StandingOnSheet, StandingsSheet, TieBreakLabel,
};
use kralle_tournament::{
    Course, Decision, Formation, Round, RoundNumber, RoundResult, Ruling, Standing, TeamNumber,
    Tie, Tournament,
};
use kralle_words::Words;

use crate::core::color::color_letter;
use crate::core::on_paper::{article, half_points, occasion, said_of, team};

/// The standings after `round`.
pub(crate) fn sheet(tournament: &Tournament, round: RoundNumber, words: &Words) -> StandingsSheet {
    let standings = tournament.standings(Some(round));
    let met = standings
        .iter()
        .any(|standing| standing.direct_encounter.is_some());
    StandingsSheet {
        occasion: occasion(tournament),
        round: played(tournament, round),
        finality: finality(tournament, round),
        tie_breaks: if met {
            vec![TieBreakLabel::DirectEncounter]
        } else {
            let list = tournament.settings.tie_breaks.iter();
            list.map(|tie_break| TieBreakLabel::Named(tie_break.to_string()))
                .collect()
        },
        rows: standings
            .iter()
            .map(|standing| row(tournament, standing, round, met, words))
            .collect(),
        explanations: explanations(tournament, round, words),
        decisions: decisions(tournament, &standings, words),
    }
}

/// What penalties did to the order, what the tie-breaks are and in which order they count;
/// nothing before the first round.
fn explanations(tournament: &Tournament, round: RoundNumber, words: &Words) -> Vec<String> {
    if tournament.rounds.is_empty() {
        return Vec::new();
    }
    let first = if tournament.settings.tie_breaks.is_empty() {
        said_of(tournament, "standings-explain-direct", words)
    } else {
        let named = tournament.settings.tie_breaks.iter().map(|tie_break| {
            let code = tie_break.to_string();
            let key = format!("tie-break-{}", code.replace('/', "-"));
            if words.knows(&key) {
                format!("{code} ({})", words.say(&key, &[]))
            } else {
                code
            }
        });
        let list = named.collect::<Vec<_>>().join(", ");
        words.say("standings-explain-tie-breaks", &[("list", list.into())])
    };
    let mut said = crate::standings::decisions_paper::of_standings(tournament, round, words);
    said.extend([first, words.say("standings-explain-shared", &[])]);
    said
}

/// The round standings are after; 0 before the first.
pub(crate) fn played(tournament: &Tournament, round: RoundNumber) -> u16 {
    if tournament.rounds.is_empty() {
        0
    } else {
        round.get()
    }
}

/// Whether standings after `round` can still change.
pub(crate) fn finality(tournament: &Tournament, round: RoundNumber) -> Finality {
    if tournament.course == Course::Closed && round.index() + 1 == tournament.rounds.len() {
        Finality::Final
    } else {
        Finality::Interim
    }
}

/// What a team did in a round, or nothing while it is open: to be written by hand.
pub(crate) fn so_far(
    tournament: &Tournament,
    round: &Round,
    team: TeamNumber,
    words: &Words,
) -> String {
    match tournament.points_in(round, team) {
        Some(_) => in_round(tournament, round, team, words),
        None => String::new(),
    }
}

/// A team's place.
fn row(
    tournament: &Tournament,
    standing: &Standing,
    round: RoundNumber,
    met: bool,
    words: &Words,
) -> StandingOnSheet {
    StandingOnSheet {
        rank: (standing.rank.from, standing.rank.to),
        team: team(tournament, standing.team, round, None),
        rounds: tournament
            .rounds
            .iter()
            .filter(|shown| shown.number <= round)
            .map(|shown| in_round(tournament, shown, standing.team, words))
            .collect(),
        points: standing.points.0.into(),
        tie_breaks: if met {
            vec![encounter(standing, words)]
        } else {
            standing
                .tie_breaks
                .iter()
                .map(|value| value.map(|value| value.to_string()).unwrap_or_default())
                .collect()
        },
    }
}

/// What a team did in a round, short: points, then the opponent's number.
pub(crate) fn in_round(
    tournament: &Tournament,
    round: &Round,
    team: TeamNumber,
    words: &Words,
) -> String {
    match round.result_of(team) {
        RoundResult::Unpaired => match tournament.absence_in(team, round.number) {
            Some(absence) => half_points(tournament.absence_points(absence.worth), words),
            None => String::new(),
        },
        RoundResult::Bye(_) => words.say("standings-bye", &[]),
        RoundResult::Match { it, role } => {
            let points = tournament
                .points_in(round, team)
                .map_or_else(|| "–".to_owned(), |points| half_points(points, words));
            let opponent = it.teams.of(role.opposite());
            let color = match tournament.settings.formation {
                Formation::SinglePlayers => color_letter(role, words),
                Formation::PotDraw | Formation::FixedTeams => String::new(),
            };
            // A bare space would read as one number; the thin ones do not break.
            format!("{points}\u{202f}·\u{202f}{opponent}{color}")
        }
    }
}

/// Points against the one other team that is level.
fn encounter(standing: &Standing, words: &Words) -> String {
    standing
        .direct_encounter
        .map(|met| half_points(met.own, words))
        .unwrap_or_default()
}

/// What settled ranks beyond points, from the first rank down.
fn decisions(
    tournament: &Tournament,
    standings: &[Standing],
    words: &Words,
) -> Vec<RankingDecision> {
    let law = article(tournament.settings.rule_set.article(Law::FirstPlace), words);
    let mut said = Vec::new();
    let mut shown: BTreeSet<u16> = BTreeSet::new();
    let mut open = Vec::new();
    for standing in standings {
        match (standing.tie, standing.direct_encounter) {
            (Tie::DirectEncounter, Some(met)) if met.own > met.opponents => {
                said.push(RankingDecision {
                    kind: RankingDecisionKind::DirectEncounter {
                        before: standing.team.get(),
                        behind: met.opponent.get(),
                    },
                    reason: None,
                    article: Some(law.clone()),
                });
            }
            (Tie::Decided(number) | Tie::JointWinner(number), _) => {
                if shown.insert(number) {
                    let made = tournament
                        .decisions
                        .iter()
                        .find(|decision| decision.number == number);
                    said.extend(made.map(|decision| by_director(decision, &law)));
                }
            }
            (Tie::FirstPlaceOpen, _) => open.push(standing.team.get()),
            (Tie::None | Tie::Shared | Tie::DirectEncounter | Tie::TieBreaks | Tie::Out, _) => {}
        }
    }
    if !open.is_empty() && tournament.rounds.len() >= usize::from(tournament.rounds_planned()) {
        said.push(RankingDecision {
            kind: RankingDecisionKind::Open { teams: open },
            reason: None,
            article: Some(law),
        });
    }
    said
}

/// A decision of the director.
fn by_director(decision: &Decision, law: &str) -> RankingDecision {
    let numbers = |teams: &[TeamNumber]| teams.iter().map(|team| team.get()).collect();
    RankingDecision {
        kind: match &decision.ruling {
            Ruling::Order(teams) => RankingDecisionKind::Director {
                order: numbers(teams),
            },
            Ruling::JointWinners(teams) => RankingDecisionKind::JointWinners {
                teams: numbers(teams),
            },
        },
        reason: Some(decision.reason.to_string()),
        article: Some(law.to_owned()),
    }
}
