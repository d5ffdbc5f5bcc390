//! No unpublished round and no private fact at any public view.

use kralle_desk::PublicView;
use serde_json::Value;

use crate::broken::Broken;
use crate::hall::Hall;
use crate::people::captain::MARK;
use crate::people::director::SECRET;

/// Planted facts that no public view may show: identifiers, reasons, marks of reports.
const PRIVATE: [&str; 5] = [SECRET, MARK, "9876543", "77712", "birth_year"];

/// The views that are read after each act.
const OFTEN: [&str; 3] = ["overview", "round", "standings"];

/// The views that are read now and then.
const SELDOM: [&str; 7] = [
    "crosstable",
    "clock",
    "notices",
    "plan",
    "day",
    "screens",
    "lots",
];

/// Checks the body of a public view while the rounds up to `published` are public.
pub(crate) fn check_body(path: &str, body: &str, published: u16) -> Result<(), Broken> {
    if let Some(fact) = PRIVATE.iter().find(|it| body.contains(**it)) {
        let detail = format!("{fact} at {path}");
        return Err(Broken::new("no private fact at a public view", detail));
    }
    let Ok(view) = serde_json::from_str::<Value>(body) else {
        return Ok(());
    };
    check_rounds(path, &view, published)
}

/// Checks that each view but those of the day names published rounds only.
fn check_rounds(path: &str, view: &Value, published: u16) -> Result<(), Broken> {
    let is_of_day = ["clock", "plan", "day", "screens"]
        .iter()
        .any(|it| path.ends_with(it));
    let mut rounds = Vec::new();
    if !is_of_day && view["code"].is_null() {
        collect(view, &mut rounds);
    }
    match rounds.iter().find(|it| **it > u64::from(published)) {
        Some(round) => Err(Broken::new(
            "no unpublished round at a public view",
            format!("round {round} at {path}, and {published} are published"),
        )),
        None => Ok(()),
    }
}

fn collect(view: &Value, rounds: &mut Vec<u64>) {
    match view {
        Value::Object(fields) => {
            for (name, value) in fields {
                if matches!(name.as_str(), "round" | "after") {
                    rounds.extend(value.as_u64());
                }
                collect(value, rounds);
            }
        }
        Value::Array(all) => all.iter().for_each(|it| collect(it, rounds)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Reads public views at the desk and checks them; all of them only now and then.
pub(crate) fn check(hall: &Hall, published: u16, is_all: bool) -> Result<(), Broken> {
    let paths = OFTEN.iter().map(|it| (*it).to_owned());
    let rounds = (1..=published + 2).map(|it| format!("round/{it}"));
    let seldom = SELDOM.iter().map(|it| (*it).to_owned()).chain(rounds);
    let next = format!("round/{}", published + 1);
    let more: Vec<String> = if is_all { seldom.collect() } else { vec![next] };
    for path in paths.chain(more) {
        let Some(view) = PublicView::at(&path) else {
            continue;
        };
        let body = match hall.desk.public(&view) {
            Ok(view) => view.to_string(),
            Err(refusal) => serde_json::to_string(&refusal).unwrap_or_default(),
        };
        check_body(&path, &body, published)?;
    }
    Ok(())
}
