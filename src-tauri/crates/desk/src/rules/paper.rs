//! The rules in force, in plain words.

use kralle_rules::rule_set::RuleSet;
use kralle_sheets::{RuleInWords, RulePart, RulesSheet};
use kralle_tournament::Tournament;
use kralle_words::Words;

use crate::core::on_paper::{article, occasion};
use crate::rules::text::{RuleLine, rule_lines};

/// The rule sheet of the tournament.
pub(crate) fn sheet(tournament: &Tournament, words: &Words) -> RulesSheet {
    let rules = &tournament.settings.rule_set;
    let source = rules.source.as_ref();
    let rule = |line: RuleLine| RuleInWords {
        article: cited(&line, words),
        subject: line.subject,
        sentence: line.sentence,
        changed: line.changed,
    };
    RulesSheet {
        occasion: occasion(tournament),
        name: name(rules, words),
        notes: source
            .map(|source| words.say("law-source", &[("source", source.into())]))
            .into_iter()
            .collect(),
        parts: vec![RulePart {
            heading: None,
            rules: rule_lines(rules, words).into_iter().map(rule).collect(),
        }],
    }
}

/// Where a rule stands: what was changed stands in the announcement (O 2.2).
fn cited(line: &RuleLine, words: &Words) -> String {
    let article = article(line.article, words);
    if line.changed {
        words.say("rule-announced", &[("article", article.into())])
    } else {
        article
    }
}

/// What the rule set is called.
pub(crate) fn name(rules: &RuleSet, words: &Words) -> String {
    let key = format!("rules-{}", rules.base.code());
    if words.knows(&key) {
        words.say(&key, &[])
    } else {
        rules.base.code().to_owned()
    }
}
