//! Refusals of the desk on the command line: one line for a person, JSON for a script.

use std::io::{self, Write};
use std::process::ExitCode;

use kralle_desk::core::refusal::{Data, Datum, RefusalView};
use kralle_words::{Arg, Language, Words};

/// The answer is "no".
pub(crate) const NO: u8 = 1;
pub(crate) const BAD_INPUT: u8 = 2;

/// Prints a refusal in one line: place, message, and its article.
pub(crate) fn say(
    refusal: &RefusalView,
    place: &str,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let key = format!("refusal-{}", refusal.code.replace('_', "-"));
    let data = named(&refusal.data);
    let what = sentence(&key, &data).unwrap_or_else(|| refusal.code.to_string());
    // A reason with its own code has a more specific message.
    let why = match data.get("why") {
        Some(Datum::Text(why)) => sentence(&format!("why-{}", why.replace('_', "-")), &data),
        Some(Datum::Number(_) | Datum::Numbers(_) | Datum::Texts(_)) | None => None,
    };
    let sentence = match why.or_else(|| sentence(&format!("{key}.rule"), &data)) {
        Some(rule) => format!("{what} {rule}"),
        None => what,
    };
    match &refusal.article {
        Some(article) => writeln!(errors, "{place}: {sentence} ({})", article.text)?,
        None => writeln!(errors, "{place}: {sentence}")?,
    }
    Ok(ExitCode::from(refusal.code.exit()))
}

/// Returns the data with the words for a field and its expected value, if there are any.
fn named(data: &Data) -> Data {
    let word = |prefix: &str, code: &str| {
        sentence(
            &format!("{prefix}-{}", code.replace('_', "-")),
            &Data::new(),
        )
    };
    data.iter()
        .map(|(name, datum)| {
            let said = match (name.as_str(), datum) {
                ("field", Datum::Text(code)) => word("field", code),
                ("expected", Datum::Text(code)) => word("expected", code),
                ("piece", Datum::Text(code)) => word("piece", code),
                (_, Datum::Text(_) | Datum::Texts(_) | Datum::Number(_) | Datum::Numbers(_)) => {
                    None
                }
            };
            (
                name.clone(),
                said.map_or_else(|| datum.clone(), Datum::Text),
            )
        })
        .collect()
}

/// Returns the message `key` with its data, on one line; `None` if there is no such message.
pub(crate) fn sentence(key: &str, data: &Data) -> Option<String> {
    let words = Words::new(language());
    let args: Vec<(&str, Arg<'_>)> = data
        .iter()
        .map(|(name, datum)| (name.as_str(), datum.arg()))
        .collect();
    words
        .knows(key)
        .then(|| on_one_line(&words.say(key, &args)))
}

/// Removes line breaks, and the gaps left by empty data; keeps other spaces.
fn on_one_line(text: &str) -> String {
    let words = text.split([' ', '\n']).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// Returns the language of messages: from the environment, otherwise German.
pub(crate) fn language() -> Language {
    ["KRALLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find_map(|value| value.parse().ok())
        .unwrap_or(Language::German)
}
