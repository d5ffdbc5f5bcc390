//! Journal entries as sentences.

use kralle_store::JournalEntry;
use kralle_words::{Arg, Words};
use serde_json::{Map, Value};

/// Returns the sentence for an entry, or the command's name if there is none.
pub(crate) fn sentence(entry: &JournalEntry, words: &Words) -> String {
    let key = format!("journal-{}", entry.command.replace('_', "-"));
    if !words.knows(&key) {
        return entry.command.clone();
    }
    let mut args: Vec<(&str, Arg<'_>)> = Vec::new();
    if let Value::Object(data) = &entry.data {
        for (name, value) in data {
            args.push((name.as_str(), argument(name, value, words)));
        }
        if let Some(place) = place(data, words) {
            args.retain(|(name, _)| *name != "table");
            args.push(("table", place.into()));
        }
    }
    words.say(&key, &args)
}

/// Names the table with the game; `None` for an entry that is not about one of several games.
fn place(data: &Map<String, Value>, words: &Words) -> Option<String> {
    let number = |name| data.get(name)?.as_i64().map(Arg::Number);
    let args = [("table", number("table")?), ("game", number("game")?)];
    Some(words.say("table-and-game", &args))
}

fn argument<'a>(name: &str, value: &'a Value, words: &Words) -> Arg<'a> {
    match value {
        Value::Number(number) => number
            .as_i64()
            .map_or_else(|| number.to_string().into(), Arg::Number),
        Value::String(text) => named(name, text, words).into(),
        Value::Array(items) => {
            let texts = items.iter().map(|item| {
                item.as_str()
                    .map_or_else(|| item.to_string(), |text| named(name, text, words))
            });
            texts.collect::<Vec<_>>().join(", ").into()
        }
        Value::Null | Value::Bool(_) | Value::Object(_) => value.to_string().into(),
    }
}

/// Returns the words for a code, such as a cause; returns other text unchanged.
fn named(name: &str, text: &str, words: &Words) -> String {
    let key = format!("{name}-{}", text.replace('_', "-"));
    if words.knows(&key) {
        words.say(&key, &[])
    } else {
        text.to_owned()
    }
}
