//! Refusals of the desk on the command line: one line for a person, JSON for a script.

use std::io::{self, Write};
use std::process::ExitCode;

use kralle_desk::core::refusal::{Data, Datum, RefusalView};
use kralle_words::{Arg, Language, Words};

/// The answer is "no".
pub(crate) const NO: u8 = 1;
pub(crate) const BAD_INPUT: u8 = 2;

/// The exit code of a refusal: what cannot be read is bad input, everything else is a "no".
pub(crate) fn exit_code(refusal: &RefusalView) -> u8 {
    match refusal.code.as_str() {
        "bad_field"
        | "bad_input"
        | "input_encoding"
        | "unknown_call"
        | "missing"
        | "exists"
        | "not_a_database"
        | "not_a_tournament"
        | "newer_file"
        | "not_a_file"
        | "bad_file_name"
        | "path_too_long"
        | "not_readable"
        | "read_failed"
        | "report_unreadable"
        | "report_too_large"
        | "report_second_bye"
        | "json_unreadable"
        | "json_form"
        | "json_newer"
        | "json_contradicts"
        | "head_missing"
        | "head_too_long"
        | "head_number"
        | "head_symbol"
        | "head_length"
        | "head_form"
        | "rating_list_empty"
        | "rating_list_without_names"
        | "rating_list_not_packed"
        | "rating_list_too_large"
        | "rating_list_unreadable"
        | "rating_list_damaged"
        | "season_too_large"
        | "season_not_text"
        | "network_gone"
        | "hall_port_in_use"
        | "hall_port_reserved"
        | "hall_not_opened"
        | "damaged" => BAD_INPUT,
        code if code.starts_with("template_") || code.starts_with("season_settings_") => BAD_INPUT,
        "internal" => 3,
        _ => NO,
    }
}

/// Says a refusal in one line: where, what, and the article it rests on.
pub(crate) fn say(
    refusal: &RefusalView,
    place: &str,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let key = format!("refusal-{}", refusal.code.replace('_', "-"));
    let data = named(&refusal.data);
    let what = sentence(&key, &data).unwrap_or_else(|| refusal.code.clone());
    // A reason that is a code of its own has a sentence nearer to the case.
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
    Ok(ExitCode::from(exit_code(refusal)))
}

/// The data with the words for a field and for what is expected there, where there are such words.
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

/// The message `key` with its data, on one line; nothing when there is no such message.
pub(crate) fn sentence(key: &str, data: &Data) -> Option<String> {
    let words = Words::new(language());
    let args: Vec<(&str, Arg<'_>)> = data
        .iter()
        .map(|(name, datum)| (name.as_str(), arg(datum)))
        .collect();
    words
        .knows(key)
        .then(|| on_one_line(&words.say(key, &args)))
}

/// Without line breaks, and without the gaps that empty data leave; other spaces stay as they are.
fn on_one_line(text: &str) -> String {
    let words = text.split([' ', '\n']).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// A piece of data in a sentence.
fn arg(datum: &Datum) -> Arg<'_> {
    match datum {
        Datum::Number(number) => Arg::from(*number),
        Datum::Text(text) => Arg::from(text),
        Datum::Numbers(numbers) => {
            let texts: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            Arg::from(texts.join(", "))
        }
        Datum::Texts(texts) => Arg::from(texts.join(", ")),
    }
}

/// The language of the messages: as the environment says, else German.
pub(crate) fn language() -> Language {
    ["KRALLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find_map(|value| value.parse().ok())
        .unwrap_or(Language::German)
}
