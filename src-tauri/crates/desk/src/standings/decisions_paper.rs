//! Decisions of the arbiter and the director on sheets.

use kralle_tournament::{Absence, RoundNumber, Tournament};
use kralle_tournament::{Decision, Ruling};
use kralle_view::reform::Reform;
use kralle_words::Words;

use crate::core::on_paper::{article, said_of};
use crate::decisions::penalties;

/// Returns all decisions for the report: ties, penalties, withdrawals and re-formed teams.
///
/// Each is a sentence and its reason; a withdrawal may have an empty reason.
pub(crate) fn of_report(tournament: &Tournament, words: &Words) -> Vec<(String, String)> {
    let ties = tournament.decisions.iter().map(|decision| {
        let sentence = decision_sentence(tournament, decision, words);
        (sentence, decision.reason.to_string())
    });
    let penalties = tournament.penalties.iter().map(|it| {
        let sentence = with_article(
            &penalties::sentence(tournament, it, words),
            &article(it.kind.article(&tournament.settings.rule_set), words),
            words,
        );
        (sentence, it.reason.to_string())
    });
    let left = gone(tournament).map(|it| {
        let reason = it.reason.as_ref().map(ToString::to_string);
        (left(tournament, it, words), reason.unwrap_or_default())
    });
    let reformed = tournament.reformed.iter().map(|it| {
        (
            Reform::of(tournament, it).sentence(it.team.get(), words),
            it.reason.to_string(),
        )
    });
    ties.chain(penalties).chain(left).chain(reformed).collect()
}

/// Returns sentences for the standings after `round`: penalties that change points or exclude, and all
/// withdrawals.
pub(crate) fn of_standings(
    tournament: &Tournament,
    round: RoundNumber,
    words: &Words,
) -> Vec<String> {
    let penalties = tournament
        .penalties
        .iter()
        .filter(|it| it.round <= round && (it.kind.adjustment() != 0 || is_exclusion(it)))
        .map(|it| {
            let said = penalties::sentence(tournament, it, words);
            let cited = article(it.kind.article(&tournament.settings.rule_set), words);
            with_article(&said, &cited, words)
        });
    let left = gone(tournament).map(|it| left(tournament, it, words));
    penalties.chain(left).collect()
}

fn is_exclusion(it: &kralle_tournament::Penalty) -> bool {
    it.kind == kralle_tournament::PenaltyKind::Exclusion
}

/// Returns the permanent absences of teams that are not excluded.
fn gone(tournament: &Tournament) -> impl Iterator<Item = &Absence> {
    tournament
        .absences
        .iter()
        .filter(|it| it.to.is_none() && tournament.exclusion_of(it.team).is_none())
}

fn left(tournament: &Tournament, absence: &Absence, words: &Words) -> String {
    let key = if tournament.is_annulled(absence.team) {
        "left-said-annulled"
    } else {
        "left-said"
    };
    let args = [
        ("team", i64::from(absence.team.get()).into()),
        ("round", i64::from(absence.from.get()).into()),
    ];
    words.say(key, &args)
}

fn with_article(said: &str, article: &str, words: &Words) -> String {
    let args = [("said", said.into()), ("article", article.into())];
    words.say("penalty-said-article", &args)
}

/// Returns the sentence of a decision, without its reason.
pub(crate) fn decision_sentence(
    tournament: &Tournament,
    decision: &Decision,
    words: &Words,
) -> String {
    let (key, teams) = match &decision.ruling {
        Ruling::Order(teams) => ("sheet-decision-director", teams),
        Ruling::JointWinners(teams) => ("sheet-decision-joint-winners", teams),
    };
    let teams: Vec<u16> = teams.iter().map(|team| team.get()).collect();
    teams_sentence(tournament, key, &teams, words)
}

/// Returns a sentence about several teams, with their numbers.
pub(crate) fn teams_sentence(
    tournament: &Tournament,
    key: &str,
    teams: &[u16],
    words: &Words,
) -> String {
    let numbers: Vec<String> = teams.iter().map(ToString::to_string).collect();
    said_of(
        tournament,
        key,
        &[("teams", numbers.join(", ").into())],
        words,
    )
}
