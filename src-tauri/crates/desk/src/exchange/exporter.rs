//! All displayed data of a tournament, so that exported tables match the screen.

use kralle_exchange::table::Cell;
use kralle_rules::result::Cause;
use kralle_tournament::{Formation, PointsKind};
use kralle_view::capped::capped;
use kralle_view::named::Named;
use kralle_view::refs::{PlayerRef, TeamRef};
use kralle_words::{Arg, Words};

use crate::core::desk::Desk;
use crate::core::on_paper;
use crate::core::overview::RoundStateView;
use crate::core::refusal::RefusalView;
use crate::core::wire::Nothing;
use crate::exchange::everything::Everything;
use crate::round::results_paper;
use crate::round::show::RoundInput;
use crate::round::view::RoundView;
use crate::standings::show::StandingsInput;

/// The version of the JSON format.
const JSON_VERSION: u16 = 1;

/// Makes tables and pages of a tournament.
pub(crate) struct Exporter {
    pub(crate) all: Everything,
    pub(crate) words: Words,
    /// The points that decide the standings; `None` if those of matches and games are the same.
    pub(crate) deciding_points: Option<PointsKind>,
}

impl Exporter {
    /// Collects the data of the open tournament. Fails if no file is open.
    pub(crate) fn of(desk: &mut Desk, words: Words) -> Result<Self, RefusalView> {
        let seen = &desk.snapshot();
        let rounds = seen.tournament()?.rounds.len();
        let rounds = (1..=rounds)
            .map(|number| {
                let round = capped(number);
                crate::round::show::round(seen, RoundInput { round })
            })
            .collect::<Result<_, _>>()?;
        let standings = crate::standings::show::standings(seen, StandingsInput { after: None })?;
        Ok(Self {
            all: Everything {
                kind: kralle_store::KIND.to_owned(),
                version: JSON_VERSION,
                head: desk.open_file()?.shown_head()?.into(),
                settings: crate::settings::change::settings(seen, Nothing {})?,
                players: crate::players::list::players(seen, Nothing {})?,
                lots: crate::teams::lots::lots(seen, Nothing {})?,
                rounds,
                standings,
                crosstable: crate::standings::crosstable::crosstable(seen, Nothing {})?,
                rows: kralle_store::to_json(seen.tournament()?)?,
            },
            words,
            deciding_points: seen.tournament()?.settings.match_format.deciding_points(),
        })
    }

    pub(crate) fn say(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    /// The head of the journal, in words.
    pub(crate) fn head_word(&self) -> String {
        let word = self.all.head.word.as_str();
        self.words.say("sheet-head", &[("word", word.into())])
    }

    /// Returns a message with a number as its argument.
    pub(crate) fn say_number(&self, key: &str, name: &str, number: u16) -> String {
        self.words.say(key, &[(name, Arg::from(number))])
    }

    /// The published rounds; drafts are not exported.
    pub(crate) fn announced(&self) -> impl Iterator<Item = &RoundView> {
        self.all
            .rounds
            .iter()
            .filter(|round| round.state != RoundStateView::Draft)
    }

    /// The teams by number.
    pub(crate) fn teams(&self) -> Vec<&TeamRef> {
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

    /// True if the entrants are single players: each team is one player.
    pub(crate) fn is_single(&self) -> bool {
        self.all.standings.formation.0.has_single_entrants()
    }

    /// True if single players play, without partners.
    pub(crate) fn has_single_games(&self) -> bool {
        self.all.standings.formation.0.has_single_games()
    }

    /// True if single players have another partner in each round.
    pub(crate) fn changes_partners(&self) -> bool {
        self.all.standings.formation.0 == Formation::ChangingPartners
    }

    /// Returns the words for the cause of a result.
    pub(crate) fn cause(&self, cause: Named<Cause>) -> String {
        results_paper::cause(cause, &self.words)
    }
}

/// A rank, or a range of shared ranks.
pub(crate) fn rank(from: u16, to: u16) -> Cell {
    if from == to {
        Cell::Number(from.into())
    } else {
        Cell::Text(on_paper::rank(from, to))
    }
}

/// Names separated by semicolons, because a name contains a comma.
pub(crate) fn names(players: &[PlayerRef]) -> String {
    let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
    names.join("; ")
}
