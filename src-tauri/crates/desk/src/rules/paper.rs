//! The sheet with the rules in force, in plain words with their articles.

use kralle_rules::article::Regulation;
use kralle_rules::rule_set::RuleSet;
use kralle_sheets::{Block, Cell, Line, Look, Page, Row, SheetKind, Table};
use kralle_tournament::Tournament;
use kralle_words::Words;

use crate::core::on_paper::{article, page};
use crate::core::paper_sheet::PaperSheet;
use crate::core::sheet_view::SheetGroup;
use crate::rules::text::{RuleLine, rule_lines};

pub(crate) const RULES: PaperSheet = PaperSheet::new(
    SheetGroup::Before,
    |it| Ok(rules(it.tournament(), it.words)),
    &[],
);

pub(crate) fn rules(tournament: &Tournament, words: &Words) -> Page {
    let rules = &tournament.settings.rule_set;
    let lines = rule_lines(rules, words);
    let source = rules.source.as_ref();
    let source = source.map(|source| words.say("law-source", &[("source", source.into())]));
    let mut blocks: Vec<Block> = source.into_iter().map(Block::text).collect();
    // The legends come before the table; after it, one could be alone on a page.
    if lines.iter().any(|line| line.changed) {
        blocks.push(Block::note(words.say("rules-changed-legend", &[])));
    }
    let default = |line: &RuleLine| line.article.regulation == Regulation::Kralle;
    if lines.iter().any(default) {
        blocks.push(Block::note(words.say("rules-default-legend", &[])));
    }
    let rows = lines.iter().map(|line| row(line, words)).collect();
    blocks.push(Block::Table(Table::named("rules", rows)));
    page(SheetKind::Rules, tournament, words)
        .with("rules", name(rules, words))
        .of(blocks)
}

fn row(line: &RuleLine, words: &Words) -> Row {
    let subject = line.subject.as_ref().map(|subject| {
        let subject = if line.changed {
            words.say("rules-changed", &[("subject", subject.into())])
        } else {
            subject.clone()
        };
        Line::new(subject, Look::Strong)
    });
    let sentence = Line::new(&line.sentence, Look::Column);
    let room = line.room.iter().map(|room| Line::new(room, Look::Muted));
    Row::default().with("article", cited(line, words)).with(
        "rule",
        Cell::lines(subject.into_iter().chain([sentence]).chain(room)),
    )
}

/// Returns the source of a rule; for a changed rule, the announcement (O 2.2).
fn cited(line: &RuleLine, words: &Words) -> String {
    let article = article(line.article, words);
    if line.changed {
        words.say("rule-announced", &[("article", article.into())])
    } else {
        article
    }
}

pub(crate) fn name(rules: &RuleSet, words: &Words) -> String {
    let key = format!("rules-{}", rules.base.code());
    if words.knows(&key) {
        words.say(&key, &[])
    } else {
        rules.base.code().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use kralle_rules::preset::Preset;
    use kralle_words::Language;

    use super::*;

    /// Paper and the command line have the same text for a reading.
    #[test]
    fn paper_marks_readings_and_defaults_as_the_screen_does() {
        let words = Words::new(Language::German);
        for preset in Preset::ALL {
            for line in rule_lines(&RuleSet::of(preset), &words) {
                let printed = format!("{:?}", row(&line, &words));
                for text in line.room.iter().chain([&line.sentence]) {
                    assert!(
                        printed.contains(&format!("{text:?}")),
                        "{preset}: {printed}"
                    );
                }
                let default = line.article.regulation == Regulation::Kralle;
                assert_eq!(printed.contains("Kralles Vorgabe"), default, "{printed}");
            }
        }
    }
}
