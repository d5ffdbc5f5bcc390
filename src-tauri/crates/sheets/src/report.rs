//! The director's report (German: *Turnierbericht*): everything to file away.

use kralle_words::Words;

use crate::crosstable::rank_text;
use crate::data::{Block, Row, SheetData};
use crate::results::{DecidedMatch, rows, table};
use crate::{ByeOnSheet, Occasion, TeamOnSheet, Template};

/// The director's report.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ReportSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// What the tournament was: labels with their values.
    pub facts: Vec<(String, String)>,
    /// The standings, final or as they are.
    pub standings: Vec<ReportStanding>,
    /// The rounds in order.
    pub rounds: Vec<ReportRound>,
    /// What the director decided.
    pub decisions: Vec<ReportDecision>,
    /// What was corrected or changed with a reason, in order of time.
    pub corrections: Vec<ReportEntry>,
    /// Who signs; the director and the arbiter when empty.
    pub signatures: Vec<String>,
}

/// A team's place.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ReportStanding {
    /// First and last of the ranks it shares.
    pub rank: (u16, u16),
    /// The team.
    pub team: TeamOnSheet,
    /// Points, in half points.
    pub points: u32,
}

/// A round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ReportRound {
    /// From 1.
    pub number: u16,
    /// The matches in the order of their tables.
    pub matches: Vec<DecidedMatch>,
    /// Teams without a match.
    pub byes: Vec<ByeOnSheet>,
}

/// A decision.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ReportDecision {
    /// From 1.
    pub number: u16,
    /// What was decided, in a sentence.
    pub decision: String,
    /// Why.
    pub reason: String,
}

/// Something done, from the journal.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ReportEntry {
    /// When, as people read it.
    pub time: String,
    /// Who did it.
    pub who: String,
    /// What was done, in a sentence.
    pub what: String,
    /// Why, where a reason was given.
    pub reason: String,
}

impl ReportSheet {
    pub(crate) fn data(&self, words: &Words, _: &Template) -> SheetData {
        let fields = self.occasion.fields(words);
        let say = |key: &str| words.say(key, &[]);
        let mut blocks = vec![Block::Facts(self.facts.clone())];
        if !self.standings.is_empty() {
            blocks.push(Block::heading(say("report-standings")));
            let standings = self.standings.iter().map(|it| {
                Row::default()
                    .with("rank", rank_text(it.rank))
                    .with("number", it.team.number.to_string())
                    .with("team", it.team.lines(words))
                    .with("points", words.half_points(it.points))
            });
            let rows = standings.collect();
            blocks.push(table("standings", rows, self.occasion.entrants, words));
        }
        for round in &self.rounds {
            let number = [("round", round.number.to_string().into())];
            blocks.push(Block::heading(words.say("card-round", &number)));
            let rows = rows(&round.matches, &round.byes, words);
            blocks.push(table("results", rows, self.occasion.entrants, words));
        }
        blocks.push(Block::heading(say("sheet-decisions")));
        if self.decisions.is_empty() {
            blocks.push(Block::text(say("report-no-decisions")));
        } else {
            let rows = self.decisions.iter().map(|it| {
                Row::default()
                    .with("number", it.number.to_string())
                    .with("decision", it.decision.clone())
                    .with("reason", it.reason.clone())
            });
            blocks.push(Block::rows("decisions", rows.collect()));
        }
        blocks.push(Block::heading(say("report-corrections")));
        if self.corrections.is_empty() {
            blocks.push(Block::text(say("report-no-corrections")));
        } else {
            let rows = self.corrections.iter().map(|it| {
                Row::default()
                    .with("time", it.time.clone())
                    .with("who", it.who.clone())
                    .with("what", it.what.clone())
                    .with("reason", it.reason.clone())
            });
            blocks.push(Block::rows("journal", rows.collect()));
        }
        let signatures = if self.signatures.is_empty() {
            vec![
                say("sheet-signature-director"),
                say("sheet-signature-arbiter"),
            ]
        } else {
            self.signatures.clone()
        };
        blocks.push(Block::Signatures(signatures));
        SheetData::new(fields, blocks)
    }
}
