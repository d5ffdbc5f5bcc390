//! The pages of a tournament: the start, every round, standings, crosstable, every team and player.

pub(crate) mod player;
pub(crate) mod round;
pub(crate) mod team;

use kralle_exchange::site::{Block, Listing, Page, Site};
use kralle_exchange::table::Cell;

use crate::core::lots_view::PlayerRef;
use crate::exchange::exporter::Exporter;
use crate::exchange::tables::TableName;

const INDEX: &str = "index.html";
const STANDINGS: &str = "standings.html";
const CROSSTABLE: &str = "crosstable.html";
const TEAMS: &str = "teams.html";
const PLAYERS: &str = "players.html";

pub(crate) fn round_page(round: u16) -> String {
    format!("round-{round}.html")
}

pub(crate) fn team_page(team: u16) -> String {
    format!("team-{team}.html")
}

pub(crate) fn player_page(player: u32) -> String {
    format!("player-{player}.html")
}

impl Exporter {
    pub(crate) fn site(&self) -> Site {
        let settings = &self.all.settings;
        let date = settings
            .date
            .as_deref()
            .and_then(|date| date.parse().ok())
            .map(|date| self.words.date(date));
        let subtitle: Vec<String> = [Some(settings.place.clone()), date]
            .into_iter()
            .flatten()
            .filter(|part| !part.is_empty())
            .collect();
        let mut pages = vec![self.index()];
        pages.extend(self.announced().map(|round| self.round(round)));
        if !self.teams().is_empty() {
            pages.push(self.page(STANDINGS, "export-table-standings", self.standings_blocks()));
            pages.push(self.page(
                CROSSTABLE,
                "export-table-crosstable",
                vec![Block::Table(self.table(TableName::Crosstable))],
            ));
        }
        if self.has_teams() {
            pages.push(self.page(
                TEAMS,
                "export-table-teams",
                vec![Block::Table(self.team_list())],
            ));
        }
        pages.push(self.page(
            PLAYERS,
            "export-table-players",
            vec![Block::Table(self.player_list())],
        ));
        if self.has_teams() {
            pages.extend(self.teams().into_iter().map(|team| self.team(team)));
        }
        pages.extend(self.all.players.rows.iter().map(|row| self.player(row)));
        Site {
            language: self.words.language().tag().to_owned(),
            title: settings.name.clone(),
            subtitle: subtitle.join(" · "),
            footer: format!("{} · {}", self.say("export-site-footer"), self.head_word()),
            pages_label: self.say("export-site-pages"),
            pages,
        }
    }

    /// The standings, and what settled ranks beyond points.
    fn standings_blocks(&self) -> Vec<Block> {
        let settled = self
            .settled
            .iter()
            .map(|sentence| Block::Text(sentence.clone()));
        std::iter::once(Block::Table(self.standings_with_links()))
            .chain(settled)
            .collect()
    }

    /// True if there are teams of more than one player.
    fn has_teams(&self) -> bool {
        !self.teams().is_empty() && !self.is_single()
    }

    fn page(&self, file: &str, title: &str, blocks: Vec<Block>) -> Page {
        Page {
            file: file.to_owned(),
            title: self.say(title),
            listing: Listing::Listed,
            blocks,
        }
    }

    /// Where one begins: what it is, the newest round, and how the teams stand.
    fn index(&self) -> Page {
        let settings = &self.all.settings;
        let count = |number: usize| Cell::Number(i64::try_from(number).unwrap_or(i64::MAX));
        let mut facts = vec![(
            self.say("export-table-players"),
            count(self.all.players.rows.len()),
        )];
        if !self.is_single() {
            facts.push((self.say("export-table-teams"), count(self.teams().len())));
        }
        facts.extend([
            (
                self.say("export-format"),
                Cell::text(self.say(&settings.format.message("format"))),
            ),
            (
                self.say("export-rules"),
                Cell::text(self.say(&format!("rules-{}", settings.rule_set))),
            ),
        ]);
        let mut blocks = vec![Block::Facts(facts)];
        if let Some(round) = self.announced().last() {
            blocks.push(Block::Cards(self.round_table(round)));
        }
        if !self.teams().is_empty() {
            blocks.extend(self.standings_blocks());
        }
        self.page(INDEX, "export-site-start", blocks)
    }

    /// The page of a team; of a single player the own page.
    pub(crate) fn page_of(&self, number: u16) -> String {
        match self.first_of(number) {
            Some(player) if self.is_single() => player_page(player.id),
            Some(_) | None => team_page(number),
        }
    }

    fn team_link(&self, number: u16, name: Option<&str>) -> Cell {
        Cell::Link {
            text: self.team_name(number, name),
            page: self.page_of(number),
        }
    }
}

pub(crate) fn player_link(player: &PlayerRef) -> Cell {
    Cell::Link {
        text: player.name.clone(),
        page: player_page(player.id),
    }
}
