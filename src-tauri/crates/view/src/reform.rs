//! Changes of a team's players.

use kralle_tournament::{Reformed, Tournament};
use kralle_words::Words;

use crate::changes::TeamChange;
use crate::refs::PlayerRef;
use crate::wire;

wire! {
    /// A change of a team's players. All lists are names.
    pub struct Reform {
        /// The first round with the new players.
        pub from: u16,
        /// The players from that round on.
        pub players: Vec<String>,
        /// Empty for a team that did not exist before, as the next field.
        pub joined: Vec<String>,
        pub left: Vec<String>,
    }
}

impl Reform {
    /// Returns the public part of a reform: without its reason.
    pub fn of(tournament: &Tournament, it: &Reformed) -> Self {
        let TeamChange { joined, left } = TeamChange::of(tournament, it);
        let players = tournament.team_players(it.team, it.from);
        Self {
            from: it.from.get(),
            players: players.map(|it| it.data.name.to_string()).collect(),
            joined: names(joined),
            left: names(left),
        }
    }

    /// Returns a sentence with the team's players since the reform. Joined and left players follow in brackets.
    pub fn sentence(&self, team: u16, words: &Words) -> String {
        let args = [
            ("team", i64::from(team).into()),
            ("round", i64::from(self.from).into()),
            ("names", self.players.join(" · ").into()),
        ];
        let parts = [("reform-joined", &self.joined), ("reform-left", &self.left)];
        let parts = parts.into_iter().filter(|(_, names)| !names.is_empty());
        let parts =
            parts.map(|(key, names)| words.say(key, &[("names", names.join(" · ").into())]));
        let parts: Vec<String> = parts.collect();
        let changed = if parts.is_empty() {
            String::new()
        } else {
            format!(" ({})", parts.join("; "))
        };
        words.say("reform-said", &args) + &changed
    }
}

fn names(players: Vec<PlayerRef>) -> Vec<String> {
    players.into_iter().map(|it| it.name).collect()
}
