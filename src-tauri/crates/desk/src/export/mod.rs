//! The open tournament for other programs and for the web: tables in words, and pages of them.
//!
//! Begin at [`Exporter`]: it holds everything that is shown of the tournament, so that a table says
//! what the screen says. [`tables`] makes the tables of CSV and XLSX, [`site`] the pages,
//! [`games`] the records of games.
//!
//! Not here: how CSV, XLSX and HTML are written (`kralle_exchange`), and where.

pub(crate) mod games;
pub(crate) mod site;
pub(crate) mod tables;

use kralle_exchange::table::Cell;
use kralle_words::{Arg, Words};

use crate::act::{self, Nothing};
use crate::desk::Desk;
use crate::view::everything::Everything;
use crate::view::lots::{PlayerRef, TeamRef};
use crate::view::overview::RoundStateView;
use crate::view::refusal::RefusalView;
use crate::view::round::{CauseName, RoundView};

/// The version of the form of JSON.
const JSON_VERSION: u16 = 1;

/// Makes tables and pages of a tournament.
pub(crate) struct Exporter {
    /// What is shown of the tournament.
    pub(crate) all: Everything,
    /// In these words.
    pub(crate) words: Words,
}

impl Exporter {
    /// Everything of the open tournament.
    pub(crate) fn of(desk: &mut Desk, words: Words) -> Result<Self, RefusalView> {
        let rounds = desk.tournament()?.rounds.len();
        let rounds = (1..=rounds)
            .map(|number| {
                let round = u16::try_from(number).unwrap_or(u16::MAX);
                act::round::run(desk, act::round::Input { round })
            })
            .collect::<Result<_, _>>()?;
        Ok(Self {
            all: Everything {
                kind: kralle_store::KIND.to_owned(),
                version: JSON_VERSION,
                settings: act::settings::run(desk, Nothing {})?,
                players: act::players::run(desk, Nothing {})?,
                lots: act::lots::run(desk, Nothing {})?,
                rounds,
                standings: act::standings::run(desk, act::standings::Input { after: None })?,
                crosstable: act::crosstable::run(desk, Nothing {})?,
                rows: kralle_store::to_json(desk.tournament()?)?,
            },
            words,
        })
    }

    /// A word.
    fn say(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    /// A word with a number in it.
    fn say_number(&self, key: &str, name: &str, number: u16) -> String {
        self.words.say(key, &[(name, Arg::from(number))])
    }

    /// The rounds that are announced: a draft is nobody's business yet.
    pub(crate) fn announced(&self) -> impl Iterator<Item = &RoundView> {
        self.all
            .rounds
            .iter()
            .filter(|round| round.state != RoundStateView::Draft)
    }

    /// The teams by number.
    fn teams(&self) -> Vec<&TeamRef> {
        let mut teams: Vec<&TeamRef> = self
            .all
            .standings
            .rows
            .iter()
            .map(|row| &row.team)
            .collect();
        teams.sort_by_key(|team| team.number);
        teams
    }

    /// A team with its number, and its name where it has one.
    fn team_name(&self, number: u16, name: Option<&str>) -> String {
        match name {
            Some(name) => format!("{number} {name}"),
            None => self.say_number("team-number", "number", number),
        }
    }

    /// By what a match was decided.
    fn cause(&self, cause: CauseName) -> String {
        let code = serde_json::to_value(cause).unwrap_or_default();
        let code = code.as_str().unwrap_or_default().replace('_', "-");
        self.say(&format!("cause-{code}"))
    }
}

/// A rank, or the ranks that are shared.
fn rank(from: u16, to: u16) -> Cell {
    if from == to {
        Cell::Number(from.into())
    } else {
        Cell::Text(format!("{from}–{to}"))
    }
}

/// Names parted by commas.
fn names(players: &[PlayerRef]) -> String {
    let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
    names.join("; ")
}
