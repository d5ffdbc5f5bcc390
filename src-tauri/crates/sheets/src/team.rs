//! A team as sheets show it.

use kralle_words::Words;

use crate::data::{Cell, CellLine, Look};

/// A team with its players.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TeamOnSheet {
    /// Its number.
    pub number: u16,
    /// Its name, if it has one.
    pub name: Option<String>,
    /// Its players, pot-1 player (or first of the line-up) first.
    pub players: Vec<PlayerOnSheet>,
    /// Its score so far, in half points.
    pub score: Option<u32>,
}

/// A player of a team.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlayerOnSheet {
    /// The name.
    pub name: String,
    /// Titles, which stand where a name is said formally.
    pub title: Option<String>,
    /// Whether the player plays this match.
    pub presence: Presence,
}

/// Whether a player plays this match.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Presence {
    /// Plays.
    #[default]
    Plays,
    /// Sits out, as one of a three-player team does.
    SitsOut,
}

impl TeamOnSheet {
    /// The player who is all of it: an entrant without partner is called by the own name.
    fn single(&self) -> Option<&PlayerOnSheet> {
        match (&self.name, self.players.as_slice()) {
            (None, [player]) => Some(player),
            _ => None,
        }
    }

    /// "Team 4", or "4 Springerduett", or "4 Muster, Ida" of who plays alone.
    pub(crate) fn title(&self, words: &Words) -> String {
        match (&self.name, self.single()) {
            (Some(name), _) => format!("{} {name}", self.number),
            (None, Some(player)) => format!("{} {}", self.number, player.name),
            (None, None) => words.say("sheet-team", &[("number", self.number.to_string().into())]),
        }
    }

    /// Its own name, else its players: "Muster / Beispiel".
    pub(crate) fn short(&self) -> String {
        match (&self.name, self.single()) {
            (Some(name), _) => name.clone(),
            (None, Some(player)) => player.name.clone(),
            (None, None) => self
                .players
                .iter()
                .map(|player| surname(&player.name))
                .collect::<Vec<_>>()
                // No line begins with a stroke.
                .join("\u{a0}/ "),
        }
    }

    /// Its name, if it has one, and its players, a line each.
    pub(crate) fn lines(&self, words: &Words) -> Cell {
        let name = self.name.iter();
        let name = name.map(|name| CellLine::new(name, Look::Strong));
        let players = self.players.iter().map(|player| player.line(words));
        Cell::lines(name.chain(players))
    }

    /// Number and name, or number and players, all in one line and one look.
    pub(crate) fn short_cell(&self, words: &Words, look: Look) -> Cell {
        let short = self.short();
        let text = if short.is_empty() {
            self.title(words)
        } else {
            format!("{}  {short}", self.number)
        };
        Cell::lines([CellLine::new(text, look)])
    }

    /// Title with score, and the players below.
    pub(crate) fn cell(&self, words: &Words) -> Cell {
        let mut title = self.title(words);
        if let Some(score) = self.score {
            title = format!("{title} ({})", words.half_points(score));
        }
        let mut lines = vec![CellLine::new(title, Look::Strong)];
        if self.single().is_none() {
            lines.extend(self.players.iter().map(|player| player.line(words)));
        }
        Cell::lines(lines)
    }
}

/// What stands before the comma of "Surname, Given name".
fn surname(name: &str) -> &str {
    name.split(',').next().unwrap_or(name).trim()
}

impl PlayerOnSheet {
    pub(crate) fn line(&self, words: &Words) -> CellLine {
        match self.presence {
            Presence::Plays => CellLine::new(&self.name, Look::Column),
            Presence::SitsOut => {
                let args = [("player", (&self.name).into())];
                CellLine::new(words.say("sheet-sits-out", &args), Look::Muted)
            }
        }
    }
}
