//! Standings after a round (German: *Rangliste*).

use kralle_words::Words;

use crate::crosstable::rank_text;
use crate::data::{Block, Cell, CellLine, Group, Look, Row, SheetData, Table, Tone};
use crate::{Entrants, Occasion, TeamOnSheet, Template};

/// Standings after a round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StandingsSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// After this round.
    pub round: u16,
    /// Whether it was the last one.
    pub finality: Finality,
    /// Labels of the tie-break columns, in their order.
    pub tie_breaks: Vec<TieBreakLabel>,
    /// From the first rank down.
    pub rows: Vec<StandingOnSheet>,
    /// What the tie-breaks are and in which order they count, a sentence each.
    pub explanations: Vec<String>,
    /// What settled ranks beyond points and tie-breaks.
    pub decisions: Vec<RankingDecision>,
}

/// Whether standings can still change.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Finality {
    /// Rounds are to come.
    #[default]
    Interim,
    /// The tournament is over.
    Final,
}

impl Finality {
    /// "after round 5", or what is said at the end.
    pub(crate) fn text(self, round: u16, words: &Words) -> String {
        let number = [("round", round.into())];
        match self {
            Self::Interim => words.say("sheet-after-round", &number),
            Self::Final => words.say("sheet-final", &number),
        }
    }
}

/// A column between points and the end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TieBreakLabel {
    /// Direct encounter.
    DirectEncounter,
    /// Any other, by its name in the language of the sheet.
    Named(String),
}

/// A team's place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingOnSheet {
    /// First and last of the ranks it shares; equal when it shares none.
    pub rank: (u16, u16),
    /// The team.
    pub team: TeamOnSheet,
    /// What it did round by round, short: "+3", "½7", "bye".
    pub rounds: Vec<String>,
    /// Points, in half points.
    pub points: u32,
    /// A value for each of the sheet's tie-breaks; empty where it has none.
    pub tie_breaks: Vec<String>,
}

/// What settled a rank.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankingDecision {
    /// How.
    pub kind: RankingDecisionKind,
    /// Why, in the director's words.
    pub reason: Option<String>,
    /// The article, as people read it: "Wertung, Punkt 2b".
    pub article: Option<String>,
}

/// How a rank was settled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RankingDecisionKind {
    /// Two level teams, settled by their match (S W2a).
    DirectEncounter {
        /// Number of the team before.
        before: u16,
        /// Number of the team behind.
        behind: u16,
    },
    /// The director settled the order of these teams (S W2b).
    Director {
        /// Numbers, first to last.
        order: Vec<u16>,
    },
    /// These teams win together (S W2c).
    JointWinners {
        /// Their numbers.
        teams: Vec<u16>,
    },
    /// First place is not settled yet.
    Open {
        /// Numbers of the level teams.
        teams: Vec<u16>,
    },
}

impl StandingsSheet {
    pub(crate) fn data(&self, words: &Words, _: &Template) -> SheetData {
        data(self, words)
    }
}

fn data(sheet: &StandingsSheet, words: &Words) -> SheetData {
    let mut fields = sheet.occasion.fields(words);
    fields.insert("round", sheet.finality.text(sheet.round, words));

    let rounds = sheet
        .rows
        .iter()
        .map(|row| row.rounds.len())
        .max()
        .unwrap_or(0);
    let entrants = sheet.occasion.entrants;
    let mut table = Table {
        repeats: entrants.labels(words),
        ..Table::default()
    };
    table.repeats.insert(
        "round",
        (1..=rounds).map(|round| round.to_string()).collect(),
    );
    table.repeats.insert(
        "tie_break",
        sheet
            .tie_breaks
            .iter()
            .map(|label| match label {
                TieBreakLabel::DirectEncounter => words.say("sheet-direct-encounter", &[]),
                TieBreakLabel::Named(name) => name.clone(),
            })
            .collect(),
    );
    let rows: Vec<Row> = sheet
        .rows
        .iter()
        .map(|row| standing_row(row, words))
        .collect();
    let mut blocks = Vec::new();
    if rows.is_empty() {
        let text = words.say("sheet-standings-empty", &[]);
        blocks.push(Block::Paragraph {
            text,
            tone: Tone::Text,
        });
    } else {
        table.groups = vec![Group {
            heading: None,
            rows,
        }];
        blocks.push(Block::Table(table));
    }
    if rounds > 0 {
        let text = words.say("sheet-rounds-legend", &[]);
        blocks.push(Block::Paragraph {
            text,
            tone: Tone::Note,
        });
    }
    for explanation in &sheet.explanations {
        blocks.push(Block::note(explanation));
    }
    if !sheet.decisions.is_empty() {
        let text = words.say("sheet-decisions", &[]);
        blocks.push(Block::Paragraph {
            text,
            tone: Tone::Heading,
        });
        for decision in &sheet.decisions {
            let text = decision_text(decision, entrants, words);
            blocks.push(Block::Paragraph {
                text,
                tone: Tone::Text,
            });
        }
    }
    SheetData::new(fields, blocks)
}

fn standing_row(row: &StandingOnSheet, words: &Words) -> Row {
    let mut names: Vec<CellLine> = Vec::new();
    if let Some(name) = &row.team.name {
        names.push(CellLine::new(name, Look::Strong));
    }
    names.extend(row.team.players.iter().map(|player| player.line(words)));
    let mut cells = Row::default()
        .with("rank", rank_text(row.rank))
        .with("number", row.team.number.to_string())
        .with("team", Cell::Lines(names))
        .with("points", words.half_points(row.points));
    for round in &row.rounds {
        cells = cells.with("round", round.clone());
    }
    for value in &row.tie_breaks {
        cells = cells.with("tie_break", value.clone());
    }
    cells
}

fn decision_text(decision: &RankingDecision, entrants: Entrants, words: &Words) -> String {
    let numbers = |teams: &[u16]| {
        teams
            .iter()
            .map(u16::to_string)
            .collect::<Vec<_>>()
            .join(", ")
    };
    let mut text = match &decision.kind {
        RankingDecisionKind::DirectEncounter { before, behind } => entrants.say(
            "sheet-decision-direct-encounter",
            &[
                ("before", before.to_string().into()),
                ("behind", behind.to_string().into()),
            ],
            words,
        ),
        RankingDecisionKind::Director { order } => entrants.say(
            "sheet-decision-director",
            &[("teams", numbers(order).into())],
            words,
        ),
        RankingDecisionKind::JointWinners { teams } => entrants.say(
            "sheet-decision-joint-winners",
            &[("teams", numbers(teams).into())],
            words,
        ),
        RankingDecisionKind::Open { teams } => entrants.say(
            "sheet-decision-open",
            &[("teams", numbers(teams).into())],
            words,
        ),
    };
    if let Some(reason) = &decision.reason {
        text.push(' ');
        text.push_str(&words.say("sheet-reason", &[("reason", reason.into())]));
    }
    if let Some(article) = &decision.article {
        text = format!("{text} ({article})");
    }
    text
}
