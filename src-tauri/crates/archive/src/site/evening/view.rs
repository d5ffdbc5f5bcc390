//! A tournament that is shown: its names as cells that lead further.

use std::collections::BTreeMap;

use kralle_desk::Published;
use kralle_desk::hall::published::{PublishedPlayer, PublishedTeam};
use kralle_exchange::table::Cell;
use kralle_tournament::Formation;
use kralle_words::{Arg, Words};

use crate::publication::Kept;
use crate::site::leaf::address;
use crate::site::persons::link;
use crate::site::tongue::Tongue;

/// See the module.
pub(super) struct View<'a> {
    pub(super) kept: &'a Kept,
    /// The identity of the file, as it stands in addresses.
    pub(super) file: String,
    pub(super) tongue: Tongue,
    pub(super) words: &'a Words,
    players: BTreeMap<u32, &'a PublishedPlayer>,
    teams: BTreeMap<u16, &'a PublishedTeam>,
}

impl<'a> View<'a> {
    pub(super) fn new(kept: &'a Kept, file: String, tongue: Tongue, words: &'a Words) -> Self {
        let Published { players, teams, .. } = &kept.tournament;
        Self {
            kept,
            file,
            tongue,
            words,
            players: players.iter().map(|it| (it.player, it)).collect(),
            teams: teams.iter().map(|it| (it.team, it)).collect(),
        }
    }

    pub(super) fn say(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    pub(super) fn say_number(&self, key: &str, name: &str, number: u16) -> String {
        self.words.say(key, &[(name, Arg::from(number))])
    }

    /// Whether nobody has a partner.
    pub(super) fn is_single(&self) -> bool {
        self.kept.tournament.formation.0 == Formation::SinglePlayers
    }

    /// The address of one of the tournament's pages.
    pub(super) fn page(&self, name: &str) -> String {
        address(self.tongue, &format!("tournaments/{}/{name}", self.file))
    }

    /// A player: who is a person of the archive leads there.
    pub(super) fn player(&self, player: u32) -> Cell {
        let name = self.players.get(&player).map(|it| it.name.as_str());
        self.named(player, name.unwrap_or_default(), "")
    }

    /// A player under this name, with what is said behind it.
    pub(super) fn named(&self, player: u32, name: &str, behind: &str) -> Cell {
        let person = self.kept.persons.get(&player).copied();
        link(self.tongue, format!("{name}{behind}"), person)
    }

    /// What a team is called in one line: a single player by name.
    pub(super) fn team_name(&self, number: u16) -> String {
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

    /// A team in one line, which leads to how it came to stand where it stands.
    pub(super) fn team_link(&self, number: u16) -> Cell {
        let text = self.team_name(number);
        if self.kept.tournament.standings.is_some() {
            Cell::Link {
                text,
                page: self.page(&format!("standings.html#team-{number}")),
            }
        } else {
            Cell::Text(text)
        }
    }

    /// A team with its players below each other; of a single player the name, which leads to the person.
    pub(super) fn team(&self, number: u16) -> Cell {
        let players = self.teams.get(&number).into_iter();
        let players = players
            .flat_map(|it| &it.players)
            .map(|it| self.player(*it));
        if self.is_single() {
            return Cell::Lines(players.collect());
        }
        Cell::Lines(
            std::iter::once(self.team_link(number))
                .chain(players)
                .collect(),
        )
    }

    pub(super) fn players_of(&self, number: u16) -> Vec<Cell> {
        let players = self.teams.get(&number).into_iter();
        let players = players.flat_map(|it| &it.players);
        players.map(|it| self.player(*it)).collect()
    }

    /// How the column of teams is headed.
    pub(super) fn team_heading(&self) -> String {
        self.say(if self.is_single() {
            "player"
        } else {
            "export-team"
        })
    }
}

/// A rank, or the ranks that are shared.
pub(super) fn rank(from: u16, to: u16) -> String {
    if from == to {
        from.to_string()
    } else {
        format!("{from}–{to}")
    }
}
