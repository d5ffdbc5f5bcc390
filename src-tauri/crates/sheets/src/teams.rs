//! The teams with their players (German: *Teamliste*).

use kralle_words::Words;

use crate::data::{Block, Cell, CellLine, Group, Look, Row, SheetData, Table};
use crate::{Occasion, Template};

/// The teams.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TeamsSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// By number.
    pub teams: Vec<ListedTeam>,
}

/// A team of the list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ListedTeam {
    /// Its number.
    pub number: u16,
    /// Its own name, if it has one.
    pub name: Option<String>,
    /// Its players in line-up order.
    pub players: Vec<TeamMember>,
}

/// A player of a listed team.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TeamMember {
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: Option<u16>,
    /// Club.
    pub club: Option<String>,
}

impl TeamsSheet {
    pub(crate) fn data(&self, words: &Words, _: &Template) -> SheetData {
        let fields = self.occasion.fields(words);
        if self.teams.is_empty() {
            let blocks = vec![Block::text(words.say("sheet-teams-empty", &[]))];
            return SheetData::new(fields, blocks);
        }
        let mut absent = Vec::new();
        if self.teams.iter().all(|team| team.name.is_none()) {
            absent.push("team");
        }
        let mut members = self.teams.iter().flat_map(|team| &team.players);
        if members.all(|member| member.club.is_none()) {
            absent.push("club");
        }
        let rows = self.teams.iter().map(row).collect();
        let count = [("count", self.teams.len().into())];
        let table = Table {
            absent,
            groups: vec![Group {
                heading: None,
                rows,
            }],
            ..Table::default()
        };
        SheetData::new(
            fields,
            vec![
                Block::note(words.say("teams-count", &count)),
                Block::Table(table),
            ],
        )
    }
}

fn row(team: &ListedTeam) -> Row {
    let lines = |text: &dyn Fn(&TeamMember) -> String| {
        let lines = team.players.iter();
        Cell::one_line_each(lines.map(|member| CellLine::new(text(member), Look::Column)))
    };
    Row::default()
        .with("number", team.number.to_string())
        .with("team", team.name.clone().unwrap_or_default())
        .with("player", lines(&|member| member.name.clone()))
        .with(
            "rating",
            lines(&|member| {
                let rating = member.rating;
                rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string())
            }),
        )
        .with(
            "club",
            lines(&|member| member.club.clone().unwrap_or_default()),
        )
}
