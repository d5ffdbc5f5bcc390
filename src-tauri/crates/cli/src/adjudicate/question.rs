//! The rule set and the kind of a question.

use std::collections::HashMap;

use kralle_rules::preset::{Game, UnknownPreset};
use kralle_rules::rule_set::RuleSet;
use serde_json::{Map, Value};

use super::fields::{Complaint, Fields};
use super::reply::Reply;
use super::{ordinary, pair_moves, tandem};
use crate::rule_set_file;

/// Cache of rule sets, so that each file is read once.
#[derive(Default)]
pub struct RuleSets {
    source: Source,
    known: HashMap<String, RuleSet>,
}

/// The allowed sources of rule sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Source {
    /// Presets, and TOML files by their path.
    #[default]
    PresetsAndFiles,
    /// Presets only; never reads a file.
    Presets,
}

impl RuleSets {
    /// Creates a cache that never reads a file.
    pub fn presets_only() -> Self {
        Self {
            source: Source::Presets,
            known: HashMap::new(),
        }
    }

    /// Returns the rule set of this name, or of this TOML file.
    pub(crate) fn find(&mut self, name: &str) -> Result<&RuleSet, Complaint> {
        if !self.known.contains_key(name) {
            let rules = match self.source {
                Source::PresetsAndFiles => rule_set_file::find(name)?,
                Source::Presets => name
                    .parse()
                    .map_err(|error: UnknownPreset| error.to_string())?,
            };
            self.known.insert(name.to_owned(), rules);
        }
        self.known
            .get(name)
            .ok_or_else(|| format!("ruleset: {name}"))
    }
}

pub(crate) fn answer(
    fields: Map<String, Value>,
    rule_sets: &mut RuleSets,
) -> Result<Reply, Complaint> {
    let mut fields = Fields::new(fields);
    fields.value("id");
    let name = fields.text("ruleset")?;
    let rules = rule_sets
        .find(&name)
        .map_err(|it| format!("ruleset: {it}"))?;
    let question = fields.text("question")?;
    match rules.game() {
        Game::Tandem => tandem::answer(rules, &question, fields),
        Game::PairMoves => pair_moves::answer(rules, &question, fields),
        Game::OrdinaryChess => ordinary::answer(rules, &question, fields),
    }
}
