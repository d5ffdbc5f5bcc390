//! The pages of a tournament, the same in an exported site and in an archive.

mod crosstable;
mod lists;
mod lots;
mod player;
mod reasons;
mod round;
mod standings;
mod working;

use std::collections::BTreeMap;

use chrono::NaiveDate;
use kralle_exchange::site::Block;
use kralle_exchange::table::Cell;
use kralle_tournament::Formation;
use kralle_words::{Arg, Words};

use crate::format_name::format_name;
use crate::published::{Published, PublishedPlayer, PublishedTeam};

pub use player::PlayerNumbers;

/// The page of the standings. Page names have a file extension in every address.
pub const STANDINGS: &str = "standings.html";
pub const CROSSTABLE: &str = "crosstable.html";
pub const TEAMS: &str = "teams.html";
pub const PLAYERS: &str = "players.html";
pub const LOTS: &str = "draw.html";

/// The addresses of pages.
pub trait Links {
    /// Returns the address of a page; the empty name is the start page.
    fn page(&self, name: &str) -> String;

    /// Returns the address of a player's page; `None` if the player has no page.
    fn player(&self, player: u32) -> Option<String>;
}

/// The pages of a tournament.
pub struct Pages<'a> {
    pub all: &'a Published,
    pub words: &'a Words,
    links: &'a dyn Links,
    /// The numbers of players whose numbers are public.
    numbers: BTreeMap<u32, PlayerNumbers>,
    players: BTreeMap<u32, &'a PublishedPlayer>,
    teams: BTreeMap<u16, &'a PublishedTeam>,
}

impl<'a> Pages<'a> {
    /// Creates pages without federation numbers and ratings.
    pub fn new(all: &'a Published, links: &'a dyn Links, words: &'a Words) -> Self {
        Self {
            all,
            words,
            links,
            numbers: BTreeMap::new(),
            players: all.players.iter().map(|it| (it.player, it)).collect(),
            teams: all.teams.iter().map(|it| (it.team, it)).collect(),
        }
    }

    /// Adds public federation numbers and ratings, by player number.
    #[must_use]
    pub fn with_numbers(self, numbers: BTreeMap<u32, PlayerNumbers>) -> Self {
        Self { numbers, ..self }
    }

    /// Returns name and title of each page, in the order of navigation. The start page has an empty name.
    pub fn titles(&self) -> Vec<(String, String)> {
        let all = self.all;
        let mut pages = vec![(String::new(), self.say("export-site-start"))];
        pages.extend(all.rounds.iter().map(|round| {
            let title = self.say_number("round-number", "number", round.round);
            (round_page(round.round), title)
        }));
        let others = [
            (STANDINGS, "export-table-standings", all.standings.is_some()),
            (
                CROSSTABLE,
                "export-table-crosstable",
                all.crosstable.is_some(),
            ),
            (TEAMS, "export-table-teams", self.has_teams()),
            (PLAYERS, "export-table-players", true),
        ];
        let others = others.into_iter().filter(|it| it.2);
        pages.extend(others.map(|(name, key, _)| (name.to_owned(), self.say(key))));
        pages
    }

    /// Returns the blocks of a page; `None` if there is no such page.
    ///
    /// The caller builds the start page from [`Self::facts`], [`Self::newest_round`] and
    /// [`Self::standings_table`].
    pub fn blocks(&self, name: &str) -> Option<Vec<Block>> {
        Some(match name {
            STANDINGS => self.standings()?,
            CROSSTABLE => self.crosstable()?,
            TEAMS if self.has_teams() => vec![Block::Table(self.team_table())],
            PLAYERS => vec![Block::Table(self.player_table())],
            LOTS => self.lots()?,
            name => {
                let mut rounds = self.all.rounds.iter();
                let round = rounds.find(|it| round_page(it.round) == name)?;
                vec![Block::Cards(self.round_table(round))]
            }
        })
    }

    /// Returns place and date, for the line below the name of the tournament; empty without both.
    pub fn subtitle(&self) -> String {
        let overview = &self.all.overview;
        let date: Option<NaiveDate> = overview.date.as_deref().and_then(|it| it.parse().ok());
        let date = date.map(|date| self.words.date(date));
        let parts = [overview.place.clone(), date].into_iter().flatten();
        parts.collect::<Vec<_>>().join(" · ")
    }

    /// Returns the facts of the tournament: progress, game, rules, format, and numbers of rounds and players.
    pub fn facts(&self) -> Block {
        let all = self.all;
        let text = |key: &str, value: String| (self.say(key), Cell::text(value));
        let count = |key: &str, number: usize| {
            (
                self.say(key),
                Cell::Number(i64::try_from(number).unwrap_or(i64::MAX)),
            )
        };
        let mut facts = vec![
            text(
                "archive-progress",
                self.say(&all.progress.message("season-progress")),
            ),
            text("season-game", self.say(&all.game.message("season-game"))),
        ];
        if let Some(rule_set) = &all.rule_set {
            facts.push(text("export-rules", self.say(&format!("rules-{rule_set}"))));
        }
        if let Some(format) = all.format {
            let name = format_name(all.formation.0, format.0, all.acceleration.0);
            facts.push(text("export-format", self.say(&name)));
        }
        facts.extend([
            text(
                "archive-formation",
                self.say(&all.formation.message("new-formation")),
            ),
            count("archive-rounds", all.overview.rounds_planned.into()),
            count("export-table-players", all.players.len()),
        ]);
        if self.has_teams() {
            facts.push(count("export-table-teams", all.teams.len()));
        }
        if !all.arbiters.is_empty() {
            facts.push(text("export-arbiters", all.arbiters.join("; ")));
        }
        Block::Facts(facts)
    }

    /// Returns the newest round, or a sentence before the first.
    pub fn newest_round(&self) -> Block {
        match self.all.rounds.last() {
            Some(round) => Block::Cards(self.round_table(round)),
            None => Block::Text(self.say("hall-no-round")),
        }
    }

    pub fn say(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    pub fn say_number(&self, key: &str, name: &str, number: u16) -> String {
        self.words.say(key, &[(name, Arg::from(number))])
    }

    /// True if each entrant is a single player.
    pub fn is_single(&self) -> bool {
        self.all.formation.0.has_single_entrants()
    }

    /// True if single players play, without partners.
    fn has_single_games(&self) -> bool {
        self.all.formation.0.has_single_games()
    }

    /// Returns the second of two messages if partners change, otherwise the first.
    fn of_partners<'m>(&self, fixed: &'m str, changing: &'m str) -> &'m str {
        if self.changes_partners() {
            changing
        } else {
            fixed
        }
    }

    /// True if single players have another partner in each round.
    fn changes_partners(&self) -> bool {
        self.all.formation.0 == Formation::ChangingPartners
    }

    fn has_teams(&self) -> bool {
        !self.all.teams.is_empty() && !self.is_single()
    }

    /// Returns the address of a page.
    pub fn page(&self, name: &str) -> String {
        self.links.page(name)
    }

    /// Returns the address of a player's page; `None` if the player has no page.
    pub fn player_page(&self, player: u32) -> Option<String> {
        self.links.player(player)
    }

    /// Returns the name of a player, with a link to his page if he has one.
    pub fn player(&self, player: u32) -> Cell {
        let name = self.players.get(&player).map(|it| it.name.as_str());
        self.named(player, name.unwrap_or_default().to_owned())
    }

    /// Returns `text`, with a link to the page of a player if he has one.
    fn named(&self, player: u32, text: String) -> Cell {
        match self.links.player(player) {
            Some(page) => Cell::Link { text, page },
            None => Cell::Text(text),
        }
    }

    /// Returns a team in one line: number and name; for a single player, the player's name.
    fn team_name(&self, number: u16) -> String {
        let team = self.teams.get(&number);
        if self.is_single() {
            let names = team.into_iter().flat_map(|it| &it.players);
            let names = names.filter_map(|it| Some(self.players.get(it)?.name.as_str()));
            return names.collect::<Vec<_>>().join(" / ");
        }
        match team.and_then(|it| it.name.as_deref()) {
            Some(name) => format!("{number} {name}"),
            None => self.say_number("team-number", "number", number),
        }
    }

    /// Returns a team in one line, with a link to the explanation of its rank if there are standings.
    fn team_link(&self, number: u16) -> Cell {
        let text = self.team_name(number);
        if self.all.standings.is_some() {
            Cell::Link {
                text,
                page: self.team_page(number),
            }
        } else {
            Cell::Text(text)
        }
    }

    /// Returns the address of the explanation of a team's rank.
    fn team_page(&self, number: u16) -> String {
        self.page(&format!("{STANDINGS}#{}", team_anchor(number)))
    }

    /// Returns a team with its players below each other; for a single player, only the player's name.
    fn team(&self, number: u16) -> Cell {
        let players = self.players_of(number);
        if self.is_single() {
            return Cell::Lines(players);
        }
        let team = std::iter::once(self.team_link(number));
        Cell::Lines(team.chain(players).collect())
    }

    fn players_of(&self, number: u16) -> Vec<Cell> {
        let players = self.teams.get(&number).into_iter();
        let players = players.flat_map(|it| &it.players);
        players.map(|it| self.player(*it)).collect()
    }

    /// Returns the heading of the column of teams.
    fn team_heading(&self) -> String {
        self.say(if self.is_single() {
            "player"
        } else {
            "export-team"
        })
    }
}

fn round_page(round: u16) -> String {
    format!("round-{round}.html")
}

/// Returns the anchor of the explanation of a team's rank.
fn team_anchor(team: u16) -> String {
    format!("team-{team}")
}
