//! The line-up report of fixed teams (German: *Rangfolgemeldung*): the order in
//! which a team's players are entered, substitutes last (D 8.1, O 10.1).

use kralle_words::Words;

use crate::data::{Block, Group, Row, SheetData, Table};
use crate::{Occasion, Template};

/// The line-up report.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LineUpReportSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// The article that asks for it, as people read it.
    pub article: Option<String>,
    /// The teams.
    pub teams: Vec<ReportedTeam>,
    /// Who takes it in; the captain and the director when empty.
    pub signatures: Vec<String>,
}

/// A team with its order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ReportedTeam {
    /// Its number, once it has one.
    pub number: Option<u16>,
    /// Its name.
    pub name: String,
    /// Who speaks for it.
    pub captain: Option<String>,
    /// Its players in the order reported.
    pub players: Vec<ReportedPlayer>,
}

/// A player of the order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ReportedPlayer {
    /// The place in the order, from 1.
    pub order: u8,
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: Option<u16>,
    /// Year of birth.
    pub birth_year: Option<u16>,
    /// Club.
    pub club: Option<String>,
    /// Whether the player is a substitute.
    pub part: LineUpPart,
}

/// What a player of a fixed team is entered as.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum LineUpPart {
    /// One of those who play.
    #[default]
    Regular,
    /// Plays when another is missing (O 10.3).
    Substitute,
}

impl LineUpReportSheet {
    pub(crate) fn data(&self, words: &Words, _: &Template) -> SheetData {
        let fields = self.occasion.fields(words);
        let say = |key: &str| words.say(key, &[]);
        if self.teams.is_empty() {
            let blocks = vec![Block::text(say("sheet-teams-empty"))];
            return SheetData::new(fields, blocks);
        }
        let note = match &self.article {
            Some(article) => format!("{} ({article})", say("line-up-note")),
            None => say("line-up-note"),
        };
        let mut absent = Vec::new();
        let players = || self.teams.iter().flat_map(|team| &team.players);
        if players().all(|player| player.club.is_none()) {
            absent.push("club");
        }
        if players().all(|player| player.birth_year.is_none()) {
            absent.push("birth_year");
        }
        if players().all(|player| player.rating.is_none()) {
            absent.push("rating");
        }
        let groups = self.teams.iter().map(|team| Group {
            heading: Some(heading(team, words)),
            rows: team
                .players
                .iter()
                .map(|player| row(player, words))
                .collect(),
        });
        let table = Table {
            absent,
            groups: groups.collect(),
            ..Table::default()
        };
        let signatures = if self.signatures.is_empty() {
            // One team's report is its captain's; the list of all is the director's.
            let first = match self.teams.len() {
                1 => "line-up-captain",
                _ => "sheet-signature-arbiter",
            };
            vec![say(first), say("sheet-signature-director")]
        } else {
            self.signatures.clone()
        };
        SheetData::new(
            fields,
            vec![
                Block::note(note),
                Block::Table(table),
                Block::Signatures(signatures),
            ],
        )
    }
}

fn heading(team: &ReportedTeam, words: &Words) -> String {
    let name = match team.number {
        Some(number) => format!("{number}  {}", team.name),
        None => team.name.clone(),
    };
    match &team.captain {
        Some(captain) => {
            let args = [("name", name.into()), ("captain", captain.into())];
            words.say("line-up-team", &args)
        }
        None => name,
    }
}

fn row(player: &ReportedPlayer, words: &Words) -> Row {
    let number = |value: Option<u16>| value.map(|it| it.to_string()).unwrap_or_default();
    Row::default()
        .with("order", player.order.to_string())
        .with("player", player.name.clone())
        .with("rating", number(player.rating))
        .with("birth_year", number(player.birth_year))
        .with("club", player.club.clone().unwrap_or_default())
        .with(
            "part",
            match player.part {
                LineUpPart::Regular => String::new(),
                LineUpPart::Substitute => words.say("sheet-substitute", &[]),
            },
        )
}
