//! The reasons for the pairing of a round, for people and programs.

use kralle_desk::Job;
use kralle_desk::core::refusal::{Data, Datum, data};
use kralle_pairing::event::EntrantNumber;
use kralle_pairing::round_pairing::{About, DecidedBy, Pair, Reason, RoundPairing, Unpairable};
use serde_json::{Value, json};

use crate::refusal::sentence;
use crate::system::System;

/// One reason, as a line and as an object.
pub(crate) struct Explanation {
    pub(crate) line: String,
    pub(crate) object: Value,
}

/// Returns the reasons for every pair in table order, for every floater and for the bye. `explain`
/// queries the system, which pairs the round again without the pair or floater in question. `job`
/// receives the progress.
pub(crate) fn of_round(
    system: System,
    round: &RoundPairing,
    explain: impl Fn(About) -> Result<Reason, Unpairable>,
    job: &Job,
) -> Result<Vec<Explanation>, Unpairable> {
    let pairs = round
        .pairs
        .iter()
        .map(|pair| (About::Pair(pair.first, pair.second), Some(pair)));
    // An entrant may float through several brackets; the one with the bye has a separate reason.
    let mut floating: Vec<EntrantNumber> = Vec::new();
    for &floater in round.brackets.iter().flat_map(|bracket| &bracket.floaters) {
        if Some(floater) != round.bye && !floating.contains(&floater) {
            floating.push(floater);
        }
    }
    let floaters = floating.iter().map(|&it| (About::Floater(it), None));
    let bye = round.bye.map(|it| (About::Bye(it), None));
    let questions: Vec<_> = pairs.chain(floaters).chain(bye).collect();
    let mut explanations = Vec::with_capacity(questions.len());
    for (done, &(about, pair)) in questions.iter().enumerate() {
        job.progress(done, questions.len());
        let reason = explain(about)?;
        explanations.push(phrase(system, &reason, pair, round.bye));
    }
    Ok(explanations)
}

/// Returns the name of a criterion; one without a message is its own name.
pub(crate) fn criterion(system: System, article: &str) -> String {
    let key = format!("criterion-{}-{}", system.key(), slug(article));
    sentence(&key, &Data::new()).unwrap_or_else(|| article.to_owned())
}

/// Returns an article as part of a message key: `C8` is `c8`, `3.4.2` is `3-4-2`.
fn slug(article: &str) -> String {
    article.to_lowercase().replace('.', "-")
}

/// Returns the values of a criterion: one number, or a list. Scores count in half points; a value
/// to maximize is negative.
pub(crate) fn values(system: System, article: &str, values: &[i64]) -> String {
    let written = |&value: &i64| match (system, article) {
        (_, "C5")
        | (System::Team, "3.4.2")
        | (System::Dutch, "C7" | "C18" | "C19" | "C20" | "C21") => {
            let half = if value % 2 == 0 { "0" } else { "5" };
            format!("{}.{half}", value / 2)
        }
        _ => value.abs().to_string(),
    };
    let texts: Vec<String> = values.iter().map(written).collect();
    match texts.as_slice() {
        [] => "0".to_owned(),
        [one] => one.clone(),
        _ => format!("({})", texts.join(" ")),
    }
}

/// Returns a message; its key if it is missing, which tests rule out.
pub(crate) fn say<const N: usize>(key: &str, pieces: [(&str, Datum); N]) -> String {
    sentence(key, &data(pieces)).unwrap_or_else(|| key.to_owned())
}

fn phrase(
    system: System,
    reason: &Reason,
    pair: Option<&Pair>,
    own_bye: Option<EntrantNumber>,
) -> Explanation {
    let (head, mut object) = match (reason.about, pair) {
        (About::Pair(..), Some(pair)) => (
            format!("pair {}-{}", pair.first, pair.second),
            json!({
                "about": "pair",
                "first": pair.first.get(),
                "second": pair.second.get(),
                "roles_by": pair.role_article,
            }),
        ),
        (About::Pair(a, b), None) => (
            format!("pair {a}-{b}"),
            json!({ "about": "pair", "first": a.get(), "second": b.get() }),
        ),
        (About::Floater(entrant), _) => (
            format!("floater {entrant}"),
            json!({ "about": "floater", "entrant": entrant.get() }),
        ),
        (About::Bye(entrant), _) => (
            format!("bye {entrant}"),
            json!({ "about": "bye", "entrant": entrant.get() }),
        ),
    };
    let bye = matches!(reason.about, About::Bye(_));
    let (article, decided) = match &reason.decided_by {
        DecidedBy::Completion { article } => {
            object["decided_by"] = "completion".into();
            object["article"] = (*article).into();
            let key = match reason.about {
                About::Pair(..) => "why-completion",
                About::Floater(_) => "why-completion-floater",
                About::Bye(_) => "why-completion-bye",
            };
            (Some(*article), say(key, []))
        }
        DecidedBy::Criterion {
            article,
            bracket,
            own,
            next_best,
        } => {
            object["decided_by"] = "criterion".into();
            object["article"] = (*article).into();
            object["bracket"] = bracket.map(|score| score.to_string()).into();
            object["own"] = own.clone().into();
            object["next_best"] = next_best.clone().into();
            let place = bracket.map_or_else(String::new, |score| {
                let points = score.to_string().into();
                format!("{} ", say("why-bracket", [("points", points)]))
            });
            let says = say(
                "why-criterion",
                [
                    ("criterion", criterion(system, article).into()),
                    ("own", values(system, article, own).into()),
                    ("next", values(system, article, next_best).into()),
                ],
            );
            (Some(*article), format!("{place}{says}"))
        }
        DecidedBy::Wish => {
            object["decided_by"] = "wish".into();
            (None, say("why-wish", []))
        }
        DecidedBy::Order { article } => {
            object["decided_by"] = "order".into();
            object["article"] = (*article).into();
            let key = if bye { "why-order-bye" } else { "why-order" };
            (Some(*article), say(key, []))
        }
    };
    let next_bye = reason.next_bye.filter(|_| reason.next_bye != own_bye);
    let others: Vec<String> = reason
        .next_best
        .iter()
        .map(|pair| format!("{}-{}", pair.first, pair.second))
        .chain(next_bye.map(|bye| format!("{bye}-0")))
        .collect();
    object["next_best_pairs"] = reason
        .next_best
        .iter()
        .map(|pair| json!([pair.first.get(), pair.second.get()]))
        .collect::<Vec<_>>()
        .into();
    object["next_best_bye"] = reason.next_bye.map(EntrantNumber::get).into();
    let article = article.map_or_else(String::new, |article| format!("{article}: "));
    let otherwise = if others.is_empty() {
        String::new()
    } else {
        format!(
            " {}",
            say("why-otherwise", [("pairs", others.join(" ").into())])
        )
    };
    let roles = pair.map_or_else(String::new, |pair| {
        let key = format!("role-{}-{}", system.key(), slug(pair.role_article));
        let rule = sentence(&key, &Data::new()).unwrap_or_default();
        format!(" {}: {rule}", pair.role_article)
    });
    Explanation {
        line: format!("{head}: {article}{decided}{otherwise}{roles}"),
        object,
    }
}
