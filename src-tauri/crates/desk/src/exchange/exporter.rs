//! Everything that is shown of a tournament, so that a table says what the screen says.

use std::collections::BTreeSet;

use kralle_exchange::table::Cell;
use kralle_rules::result::Cause;
use kralle_tournament::Formation;
use kralle_words::{Arg, Words};

use crate::core::archived::Archived;
use crate::core::capped::capped;
use crate::core::choice::Named;
use crate::core::desk::Desk;
use crate::core::lots_view::{PlayerRef, TeamRef};
use crate::core::on_paper;
use crate::core::overview::RoundStateView;
use crate::core::refusal::RefusalView;
use crate::core::shown::Shown;
use crate::core::snapshot::Snapshot;
use crate::core::wire::Nothing;
use crate::exchange::everything::Everything;
use crate::hall::published::covered;
use crate::round::results_paper;
use crate::round::show::RoundInput;
use crate::round::view::RoundView;
use crate::standings::decisions_paper::reform_sentence;
use crate::standings::paper::{Reasons, decisions};
use crate::standings::show::StandingsInput;

/// The readers of an export.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Audience {
    Director,
    /// Everybody: no reasons, no birth years, and of each player what the director decided for archives.
    Public(Numbers),
}

/// Numbers of federations and ratings on public pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Numbers {
    Shown,
    Hidden,
}

/// The version of the form of JSON.
const JSON_VERSION: u16 = 1;

/// Makes tables and pages of a tournament.
pub(crate) struct Exporter {
    pub(crate) all: Everything,
    /// Sentences for everybody on what settled ranks beyond points.
    pub(crate) settled: Vec<String>,
    /// Public sentences about re-formed teams, by the number of the team.
    pub(crate) reformed: Vec<(u16, String)>,
    /// The players whose numbers and ratings are shown.
    pub(crate) numbered: BTreeSet<u32>,
    pub(crate) words: Words,
}

/// The open tournament as `audience` sees it, and the players whose numbers and ratings it sees.
fn seen_by(desk: &mut Desk, audience: Audience) -> Result<(Snapshot, BTreeSet<u32>), RefusalView> {
    let seen = desk.snapshot();
    let Audience::Public(numbers) = audience else {
        let players = &seen.tournament()?.players;
        let numbered = players.iter().map(|player| player.id.0).collect();
        return Ok((seen, numbered));
    };
    let outbox = desk.archive.outbox.as_ref();
    let archived = outbox
        .map(|it| it.find(desk.file_identity()?))
        .transpose()?;
    let archived = archived.flatten();
    let shown = archived
        .as_ref()
        .map(Archived::visibility)
        .unwrap_or_default();
    let tournament = seen.tournament()?;
    // Ratings stay: standings and seeding rest on them. Pages leave them out.
    let mut covered = covered(tournament, &shown);
    let mut numbered = BTreeSet::new();
    for (player, own) in covered.players.iter_mut().zip(&tournament.players) {
        let is_named = shown.get(&own.id).copied().unwrap_or_default() == Shown::Name;
        if numbers == Numbers::Shown && is_named {
            numbered.insert(own.id.0);
            player.data.fide_id = own.data.fide_id;
            player.data.national_id.clone_from(&own.data.national_id);
        }
    }
    Ok((seen.showing(covered)?, numbered))
}

impl Exporter {
    /// Everything of the open tournament that `audience` may see.
    pub(crate) fn of(
        desk: &mut Desk,
        words: Words,
        audience: Audience,
    ) -> Result<Self, RefusalView> {
        let (seen, numbered) = seen_by(desk, audience)?;
        let seen = &seen;
        let rounds = seen.tournament()?.rounds.len();
        let rounds = (1..=rounds)
            .map(|number| {
                let round = capped(number);
                crate::round::show::round(seen, RoundInput { round })
            })
            .collect::<Result<_, _>>()?;
        let standings = crate::standings::show::standings(seen, StandingsInput { after: None })?;
        let tournament = seen.tournament()?;
        Ok(Self {
            numbered,
            settled: decisions(tournament, &standings, Reasons::Omitted, &words),
            reformed: tournament
                .reformed
                .iter()
                .map(|it| (it.team.get(), reform_sentence(tournament, it, &words)))
                .collect(),
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
        })
    }

    pub(crate) fn say(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    /// The head of the journal, as people read it.
    pub(crate) fn head_word(&self) -> String {
        let word = self.all.head.word.as_str();
        self.words.say("sheet-head", &[("word", word.into())])
    }

    /// A word with a number in it.
    pub(crate) fn say_number(&self, key: &str, name: &str, number: u16) -> String {
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

    /// The first player of a team.
    pub(crate) fn first_of(&self, number: u16) -> Option<&PlayerRef> {
        let mut rows = self.all.standings.rows.iter();
        rows.find(|row| row.team.number == number)?
            .team
            .players
            .first()
    }

    /// True if nobody has a partner: then a team is a player.
    pub(crate) fn is_single(&self) -> bool {
        self.all.standings.formation == Named(Formation::SinglePlayers)
    }

    /// A team with its number, and its name where it has one; of a single player the name.
    pub(crate) fn team_name(&self, number: u16, name: Option<&str>) -> String {
        match name {
            Some(name) => format!("{number} {name}"),
            None if self.is_single() => {
                let player = self.first_of(number);
                player.map(|it| it.name.clone()).unwrap_or_default()
            }
            None => self.say_number("team-number", "number", number),
        }
    }

    /// By what a match was decided.
    pub(crate) fn cause(&self, cause: Named<Cause>) -> String {
        results_paper::cause(cause, &self.words)
    }
}

/// A rank, or the ranks that are shared.
pub(crate) fn rank(from: u16, to: u16) -> Cell {
    if from == to {
        Cell::Number(from.into())
    } else {
        Cell::Text(on_paper::rank(from, to))
    }
}

/// Names separated by semicolons: a comma stands inside of one.
pub(crate) fn names(players: &[PlayerRef]) -> String {
    let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
    names.join("; ")
}
