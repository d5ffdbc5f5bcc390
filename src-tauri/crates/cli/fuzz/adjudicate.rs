//! Fuzz target: lines of `kralle adjudicate`.

use kralle_cli::adjudicate::{RuleSets, answer_line};

/// Answers every line of `bytes`; each gets an answer or an error.
pub fn run(bytes: &[u8]) {
    let mut rule_sets = RuleSets::presets_only();
    for line in bytes.split(|it| *it == b'\n') {
        let reply = answer_line(line, &mut rule_sets);
        assert!(reply.get("answer").is_some() != reply.get("error").is_some());
    }
}
