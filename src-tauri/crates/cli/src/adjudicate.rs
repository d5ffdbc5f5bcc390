//! `kralle adjudicate`: answers questions about positions, one JSON object a line.
//!
//! Start at [`run`]. [`question`] determines the rule set and the kind of question. [`tandem`] (and
//! [`ending`] for the state of a match), [`pair_moves`] and [`ordinary`] query the rules engine and
//! format its answers.

mod ending;
mod fields;
mod ordinary;
mod pair_moves;
mod question;
mod reply;
mod tandem;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use serde_json::{Value, json};

pub use question::RuleSets;
pub use reply::Reply;

use crate::reading::next_line;
use kralle_exchange::players::without_mark;

/// The maximum length of a question, in bytes.
const LONGEST: u64 = 1 << 20;

/// Answers every line of `input`; exit code 0 if all got an answer, otherwise 2.
pub fn run(mut input: impl BufRead, output: &mut impl Write) -> io::Result<ExitCode> {
    let mut rule_sets = RuleSets::default();
    let mut all_answered = true;
    let mut number = 0;
    let (mut chunk, mut text) = (Vec::new(), Vec::new());
    loop {
        match next_line(&mut input, &mut chunk, LONGEST) {
            Ok(true) => {}
            Ok(false) => break,
            // The start of the next question is unknown.
            Err(error) if error.kind() == io::ErrorKind::FileTooLarge => {
                let error = format!("found {error} in one line, expected a question");
                writeln!(output, "{}", json!({ "id": null, "error": error }))?;
                all_answered = false;
                break;
            }
            Err(error) => return Err(error),
        }
        for line in chunk.split(|it| matches!(it, b'\r' | b'\n')) {
            number += 1;
            let line = if number == 1 {
                without_mark(line)
            } else {
                line
            };
            if line.iter().all(u8::is_ascii_whitespace) {
                continue;
            }
            let reply = answer_line(line, &mut rule_sets);
            all_answered &= reply.get("error").is_none();
            text.clear();
            serde_json::to_writer(&mut text, &reply)?;
            text.push(b'\n');
            output.write_all(&text)?;
        }
        output.flush()?;
    }
    Ok(if all_answered {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(2)
    })
}

/// Answers one line: an object with `id` and either `answer` or `error`.
pub fn answer_line(line: &[u8], rule_sets: &mut RuleSets) -> Value {
    let fields = match serde_json::from_slice::<Value>(line) {
        Ok(Value::Object(fields)) => fields,
        Ok(other) => {
            let error = format!(
                "column 1: found {}, expected a JSON object",
                fields::kind(&other)
            );
            return json!({ "id": null, "error": error });
        }
        Err(error) => {
            let error = format!(
                "column {}: found no JSON ({error}), expected a JSON object",
                error.column()
            );
            return json!({ "id": null, "error": error });
        }
    };
    let id = fields.get("id").cloned().unwrap_or(Value::Null);
    match question::answer(fields, rule_sets) {
        Ok(reply) => {
            let Reply {
                answer,
                article,
                readings,
                room,
            } = reply;
            let mut object =
                json!({ "id": id, "answer": answer, "article": article, "readings": readings });
            if let Some(room) = room {
                object["room"] = json!(room.code());
            }
            object
        }
        Err(error) => json!({ "id": id, "error": short(&error) }),
    }
}

/// Shortens an error message that repeats much of the question.
fn short(complaint: &str) -> String {
    const EDGE: usize = 200;
    let mut signs = complaint.char_indices().map(|(place, _)| place);
    let (Some(first), Some(second)) = (signs.nth(EDGE), signs.nth_back(EDGE)) else {
        return complaint.to_owned();
    };
    format!("{} … {}", &complaint[..first], &complaint[second..])
}
