//! What carries a round through a power cut (German: *Notfallmappe*): a list to
//! enter results by hand, a grid to go on with, and blank result cards.

use kralle_words::Words;

use crate::data::{Block, Cell, Group, Look, Row, SheetData, Table};
use crate::match_cards::MatchToPlay;
use crate::results::{DecidedMatch, table};
use crate::{MatchCardsSheet, Occasion, TeamOnSheet, Template};

/// The fallback pack of a round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FallbackSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// What is known of the round already: it need not be written again.
    pub known: Vec<DecidedMatch>,
    /// The cards of the round; blanks are added.
    pub cards: MatchCardsSheet,
    /// The teams by number, with what they did so far.
    pub teams: Vec<TeamSoFar>,
    /// How many rounds the grid has.
    pub rounds: u16,
}

/// A team and what it did so far.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TeamSoFar {
    /// The team.
    pub team: TeamOnSheet,
    /// Round by round, short; what is missing is a field to write in.
    pub rounds: Vec<String>,
}

impl FallbackSheet {
    /// What is known of the match at `table`, once it has a result.
    fn known(&self, table: Option<u16>) -> Option<&DecidedMatch> {
        let mut decided = self.known.iter().filter(|it| it.result.is_some());
        decided.find(|it| Some(it.table) == table)
    }

    pub(crate) fn data(&self, words: &Words, template: &Template) -> SheetData {
        let mut fields = self.occasion.fields(words);
        let say = |key: &str| words.say(key, &[]);
        let cards = &self.cards;
        fields.insert("round", cards.round.to_string());
        let mut blocks = vec![Block::text(say("fallback-how"))];
        if !cards.matches.is_empty() {
            let rows = cards
                .matches
                .iter()
                .map(|it| entry_row(it, self.known(it.table), words))
                .collect();
            blocks.push(table("entry", rows, self.occasion.entrants, words));
        }
        if !self.teams.is_empty() {
            blocks.push(Block::NewPage);
            blocks.push(Block::heading(say("fallback-grid")));
            let rounds = self.rounds;
            let labels = (1..=rounds).map(|round| round.to_string());
            let mut repeats = self.occasion.entrants.labels(words);
            repeats.insert("round", labels.collect());
            blocks.push(Block::Table(Table {
                name: "grid",
                sliced: Some("round"),
                repeats,
                groups: vec![Group {
                    heading: None,
                    rows: self.teams.iter().map(|it| grid_row(it, rounds)).collect(),
                }],
                ..Table::default()
            }));
        }
        let mut blank = cards.clone();
        let each = usize::from(template.per_page.unwrap_or(4));
        // Blanks fill the last page, and are at least as many as stand on one.
        let spare = each + (each - cards.matches.len() % each) % each;
        blank
            .matches
            .extend(std::iter::repeat_n(MatchToPlay::default(), spare));
        blocks.push(Block::Panels(blank.panels(words, template)));
        SheetData::new(fields, blocks)
    }
}

fn entry_row(it: &MatchToPlay, known: Option<&DecidedMatch>, words: &Words) -> Row {
    let [result, cause, board] = match known {
        None => [Cell::Frame, Cell::Frame, Cell::Frame],
        Some(known) => [
            Cell::strong(known.result.clone().unwrap_or_default()),
            known.cause.clone().into(),
            known.board.clone().into(),
        ],
    };
    Row::default()
        .with(
            "table",
            it.table.map(|it| it.to_string()).unwrap_or_default(),
        )
        .with(
            "first_named",
            it.first_named.short_cell(words, Look::Column),
        )
        .with(
            "second_named",
            it.second_named.short_cell(words, Look::Column),
        )
        .with("result", result)
        .with("cause", cause)
        .with("board", board)
}

fn grid_row(it: &TeamSoFar, rounds: u16) -> Row {
    let mut row = Row::default()
        .with("number", it.team.number.to_string())
        .with("team", it.team.short())
        .with("points", Cell::Frame);
    for round in 0..usize::from(rounds) {
        let cell = match it.rounds.get(round) {
            Some(said) if !said.is_empty() => Cell::from(said.clone()),
            Some(_) | None => Cell::Frame,
        };
        row = row.with("round", cell);
    }
    row
}
