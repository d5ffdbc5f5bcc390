//! The rules in force, in plain words with their articles (German: *Regelblatt*).

use kralle_words::Words;

use crate::data::{Block, Cell, CellLine, Group, Look, Row, SheetData, Table};
use crate::{Occasion, Template};

/// The rules of the tournament.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RulesSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// What the rule set is called.
    pub name: String,
    /// Where it is announced, and other remarks before the rules.
    pub notes: Vec<String>,
    /// The rules in the order of their articles, by subject.
    pub parts: Vec<RulePart>,
}

/// Rules about one subject.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RulePart {
    /// What they are about; none where they are not parted.
    pub heading: Option<String>,
    /// The rules.
    pub rules: Vec<RuleInWords>,
}

/// A rule.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RuleInWords {
    /// The article, as people read it.
    pub article: String,
    /// What it is about, in a word or two; none when the sentence says it.
    pub subject: Option<String>,
    /// The rule in a sentence.
    pub sentence: String,
    /// Whether the tournament departs from the rule set here.
    pub changed: bool,
}

impl RulesSheet {
    pub(crate) fn data(&self, words: &Words, _: &Template) -> SheetData {
        let mut fields = self.occasion.fields(words);
        fields.insert("rules", self.name.clone());
        let mut blocks: Vec<Block> = self.notes.iter().map(Block::text).collect();
        let groups = self.parts.iter().map(|part| Group {
            heading: part.heading.clone(),
            rows: part.rules.iter().map(|rule| row(rule, words)).collect(),
        });
        blocks.push(Block::Table(Table {
            groups: groups.collect(),
            ..Table::default()
        }));
        if self
            .parts
            .iter()
            .flat_map(|part| &part.rules)
            .any(|rule| rule.changed)
        {
            blocks.push(Block::note(words.say("rules-changed-legend", &[])));
        }
        SheetData::new(fields, blocks)
    }
}

fn row(rule: &RuleInWords, words: &Words) -> Row {
    let mut lines = Vec::new();
    if let Some(subject) = &rule.subject {
        let subject = if rule.changed {
            words.say("rules-changed", &[("subject", subject.into())])
        } else {
            subject.clone()
        };
        lines.push(CellLine::new(subject, Look::Strong));
    }
    lines.push(CellLine::new(&rule.sentence, Look::Column));
    Row::default()
        .with("article", rule.article.clone())
        .with("rule", Cell::Lines(lines))
}
