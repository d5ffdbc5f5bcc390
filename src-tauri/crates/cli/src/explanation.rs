//! Why a round was paired as it was, for people and for programs.

use kralle_pairing::event::EntrantNumber;
use kralle_pairing::round_pairing::{About, DecidedBy, Pair, Reason, RoundPairing};
use serde_json::{Value, json};

/// One reason, as a line and as an object.
pub(crate) struct Explanation {
    pub(crate) line: String,
    pub(crate) object: Value,
}

/// The reasons for every pair in table order, for every floater and for the
/// bye. `explain` asks the system, which pairs the round again without the
/// thing in question.
pub(crate) fn of_round(
    round: &RoundPairing,
    explain: impl Fn(About) -> Reason,
) -> Vec<Explanation> {
    let pairs = round.pairs.iter().map(|pair| {
        let reason = explain(About::Pair(pair.first, pair.second));
        phrase(&reason, Some(pair))
    });
    let floaters = round
        .brackets
        .iter()
        .flat_map(|bracket| &bracket.floaters)
        .map(|floater| phrase(&explain(About::Floater(*floater)), None));
    let bye = round
        .bye
        .map(|entrant| phrase(&explain(About::Bye(entrant)), None));
    pairs.chain(floaters).chain(bye).collect()
}

fn phrase(reason: &Reason, pair: Option<&Pair>) -> Explanation {
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
    let decided = match &reason.decided_by {
        DecidedBy::Completion { article } => {
            object["decided_by"] = "completion".into();
            object["article"] = (*article).into();
            format!("{article}: without it the round cannot be completed")
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
            let place = bracket.map_or_else(String::new, |score| format!(" in bracket {score}"));
            format!("{article}{place}: {own:?} instead of {next_best:?}")
        }
        DecidedBy::Wish => {
            object["decided_by"] = "wish".into();
            "wished by the director".to_owned()
        }
        DecidedBy::Order { article } => {
            object["decided_by"] = "order".into();
            object["article"] = (*article).into();
            format!("{article}: equally good, and it comes first")
        }
    };
    let others: Vec<String> = reason
        .next_best
        .iter()
        .map(|pair| format!("{}-{}", pair.first, pair.second))
        .chain(reason.next_bye.map(|bye| format!("{bye}-0")))
        .collect();
    object["next_best_pairs"] = reason
        .next_best
        .iter()
        .map(|pair| json!([pair.first.get(), pair.second.get()]))
        .collect::<Vec<_>>()
        .into();
    object["next_best_bye"] = reason.next_bye.map(EntrantNumber::get).into();
    let otherwise = if others.is_empty() {
        String::new()
    } else {
        format!("; otherwise {}", others.join(" "))
    };
    let roles = pair.map_or_else(String::new, |pair| {
        format!("; roles by {}", pair.role_article)
    });
    Explanation {
        line: format!("{head}: {decided}{otherwise}{roles}"),
        object,
    }
}
